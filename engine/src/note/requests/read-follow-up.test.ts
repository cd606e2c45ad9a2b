import { describe, expect, it } from 'vitest';
import type { NoteStyle } from '../../model/note-style.ts';
import { readFollowUp } from './read-follow-up.ts';

describe('readFollowUp', () => {
  it.each<[string, NoteStyle]>([
    ['shorter', { length: 'shorter' }],
    ['Make it shorter please.', { length: 'shorter' }],
    ['Can you make this a bit more concise?', { length: 'shorter' }],
    ['as bullets', { layout: 'bullets' }],
    ['as paragraphs please', { layout: 'paragraphs' }],
    ['Fuller', { length: 'fuller' }],
    ['Write the note in full sentences', { length: 'fuller' }],
    ['shorter, as bullet points', { length: 'shorter', layout: 'bullets' }],
    ['más breve, por favor', { length: 'shorter' }],
    ['Más completa', { length: 'fuller' }],
    ['con viñetas', { layout: 'bullets' }],
    ['En párrafos', { layout: 'paragraphs' }],
  ])('%j', (message, style) => {
    expect(readFollowUp(message)).toEqual({ style });
  });

  it('takes another kind of note for one, also together with a style', () => {
    expect(readFollowUp('as an H&P please')).toEqual({ style: {}, kind: 'history-and-physical' });
    expect(readFollowUp('Shorter, as a progress note')).toEqual({ style: { length: 'shorter' }, kind: 'progress' });
    expect(readFollowUp('Como informe de alta, por favor')).toEqual({ style: {}, kind: 'discharge-summary' });
    expect(readFollowUp('Informe de alta: neumonía, mejoró con ceftriaxona')).toBeUndefined();
  });

  it.each([
    '',
    'cough for 3 days',
    'Short of breath',
    'shorter left leg',
    'Brief psychotic episode',
    'make it shorter and fuller',
    'full code',
    'please',
    'as a nursing note: pain 3/10',
    `shorter ${'please '.repeat(40)}`,
    'list of medications: aspirin',
  ])('%j is a message of its own', (message) => {
    expect(readFollowUp(message)).toBeUndefined();
  });
});
