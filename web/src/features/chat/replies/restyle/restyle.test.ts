import { readFollowUp } from '@notewright/engine/note-requests';
import { noteKinds } from '@notewright/engine/value-sets';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../testing/words-in.ts';
import * as kinds from './kind.words.ts';
import * as english from './words.ts';

const spanish = await wordsIn<typeof english>('es', new URL('./words.ts', import.meta.url));
const spanishKinds = await wordsIn<typeof kinds>('es', new URL('./kind.words.ts', import.meta.url));

const styles = [{ length: 'shorter' }, { length: 'fuller' }, { layout: 'bullets' }, { layout: 'paragraphs' }];

describe('the buttons under the last note', () => {
  it.each([english.asks, spanish.asks])('send words that are understood: %j', (...words) => {
    expect(words.map((text) => readFollowUp(text)?.style)).toEqual(styles);
  });

  it.each([kinds.kindAsks, spanishKinds.kindAsks])('name a kind of note that is understood: %j', (words) => {
    for (const kind of noteKinds) expect(readFollowUp(words[kind]), words[kind]).toEqual({ style: {}, kind });
  });
});
