import { describe, expect, it } from 'vitest';
import { splitClauses, splitSentences } from './sentences.ts';

const sentences = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each([
    ['Saw Dr. Okafor. Pain is better.', ['Saw Dr. Okafor.', 'Pain is better.']],
    ['Takes 2.5 mg p.o. daily. No cough.', ['Takes 2.5 mg p.o. daily.', 'No cough.']],
    ['a1c 7.1 in sept. allergic to sulfa', ['a1c 7.1 in sept.', 'allergic to sulfa']],
    ['No gel incl. wipes. Apixaban', ['No gel incl. wipes.', 'Apixaban']],
    ['avoid NSAIDs esp. Naproxen', ['avoid NSAIDs esp. Naproxen']],
    ['47 yo m. denies back pain', ['47 yo m.', 'denies back pain']],
    ['no n/v. PMH asthma', ['no n/v.', 'PMH asthma']],
    ['temperature is ninety eight . two today', ['temperature is ninety eight . two today']],
    ['how are you ? good .', ['how are you ?', 'good .']],
    ['1. Rest\n2. Ice', ['1. Rest', '2. Ice']],
    ['bp 120/80\nhr 76', ['bp 120/80', 'hr 76']],
    ['頭痛。発熱なし。', ['頭痛。', '発熱なし。']],
    ['', []],
    ['   \n ', []],
  ])('%j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('goes on over a line wrapped at a margin', () => {
    const text =
      'The patient reports that the pain began after lifting a box at work and\nhas been getting worse since then.';
    expect(sentences(text)).toHaveLength(1);
  });
});

describe('splitClauses', () => {
  it('splits at commas outside brackets and outside numbers', () => {
    const text = 'wbc 12,400, hgb 11 (was 12, 13); ice';
    expect(splitClauses(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))).toEqual([
      'wbc 12,400',
      'hgb 11 (was 12, 13)',
      'ice',
    ]);
  });
});
