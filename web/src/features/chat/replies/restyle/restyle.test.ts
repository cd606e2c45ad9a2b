import { readFollowUp } from '@notewright/engine/note-requests';
import { noteKinds } from '@notewright/engine/value-sets';
import { describe, expect, it } from 'vitest';
import { kindAsks } from './kind.words.ts';
import { kindAsks as kindAsksInSpanish } from './kind.words.es.ts';
import { asks } from './words.ts';
import { asks as asksInSpanish } from './words.es.ts';

const styles = [{ length: 'shorter' }, { length: 'fuller' }, { layout: 'bullets' }, { layout: 'paragraphs' }];

describe('the buttons under the last note', () => {
  it.each([asks, asksInSpanish])('send words that are understood: %j', (...words) => {
    expect(words.map((text) => readFollowUp(text)?.style)).toEqual(styles);
  });

  it.each([kindAsks, kindAsksInSpanish])('name a kind of note that is understood: %j', (words) => {
    for (const kind of noteKinds) expect(readFollowUp(words[kind]), words[kind]).toEqual({ style: {}, kind });
  });
});
