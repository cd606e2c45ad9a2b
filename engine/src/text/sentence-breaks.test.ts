import { describe, expect, it } from 'vitest';
import { splitSpeech } from './sentence-breaks.ts';

const piecesOf = (text: string): string[] =>
  splitSpeech(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end).trim());

describe('splitSpeech', () => {
  it('cuts run-on speech between its statements', () => {
    const pieces = piecesOf('okay so any chest pain no and do you smoke no i quit ten years ago thank you so much');
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join(' ')).toBe(
      'okay so any chest pain no and do you smoke no i quit ten years ago thank you so much',
    );
  });

  it.each(['one oh eight over sixty four', 'ninety eight point six', 'one twenty two', 'two hundred fifty'])(
    'never cuts within a number: %s',
    (number) => {
      const text = `okay let me listen so your blood pressure was ${number} sitting and your heart is regular and lungs are clear`;
      expect(piecesOf(text).some((piece) => piece.includes(number))).toBe(true);
    },
  );
});
