import { describe, expect, it } from 'vitest';
import { readSpoken } from './read-spoken.ts';

const spoken = (speaker: unknown, text: unknown) => ({
  type: 'transcript.text.segment',
  start: 0,
  end: 1,
  speaker,
  text,
});

describe('an answer of the transcription protocol', () => {
  it('is its text, without spaces around it', () => {
    expect(readSpoken({ text: '  Chest pain.\n' })).toBe('Chest pain.');
    expect(readSpoken({ text: 'Chest pain.', segments: [{ start: 0, end: 1, text: 'Chest' }] })).toBe('Chest pain.');
  });

  it('has a line for each turn where speakers are distinguished, and nobody’s letter', () => {
    const segments = [
      spoken('A', ' What brings you in?'),
      spoken('B', 'Chest pain.'),
      spoken('B', ' Since Monday.'),
      spoken('A', 'Any fever?'),
    ];
    expect(readSpoken({ text: 'all of it', segments })).toBe(
      'What brings you in?\nChest pain. Since Monday.\nAny fever?',
    );
  });

  it('is its whole text where turns cannot be read', () => {
    for (const segments of [[spoken('A', 7)], [spoken(null, 'x')], ['x'], [null], 'x', [], [spoken('A', ' ')]])
      expect(readSpoken({ text: 'All of it', segments })).toBe('All of it');
  });

  it('is none without a text', () => {
    for (const answer of [null, 'x', 7, [], {}, { text: 7 }, { segments: [spoken('A', 'x')] }])
      expect(readSpoken(answer)).toBeNull();
  });
});
