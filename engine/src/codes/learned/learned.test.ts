import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import { canonicalWord } from './canonical-words.ts';
import { readSentences } from '../../context/read-sentences.ts';
import { listTerms, readWords } from './read-words.ts';
import { scoreCodes } from './score-codes.ts';
import { flattenTrees, judgeRow } from './trees.ts';

const table = builtInLibrary.at(null).icd;
const likely = (text: string): string[] =>
  scoreCodes(text, table)
    .filter(({ confidence }) => confidence >= 0.25)
    .map(({ code }) => code);

describe('canonicalWord', () => {
  it.each([
    ['oedema', 'edema'],
    ['gastric', 'stomach'],
    ['tumours', 'tumor'],
    ['biopsies', 'biopsy'],
    ['carcinoma', 'cancer'],
    ['diagnosis', 'diagnosis'],
    ['the', ''],
  ])('%s -> %s', (word, form) => {
    expect(canonicalWord(word)).toBe(form);
  });
});

describe('listTerms', () => {
  it('names the same term whatever the order of its words', () => {
    const keys = (text: string): string[] =>
      readWords(readSentences(text)).flatMap((words) => listTerms(words).map(({ key }) => key));
    expect(keys('carcinoma of the stomach')).toContain('cancer stomach');
    expect(keys('gastric adenocarcinoma')).toContain('cancer stomach');
  });
});

describe('judgeRow', () => {
  it('follows each tree to its leaf', () => {
    const leaf = (score: number) => ({ feature: -1, threshold: 0, left: -1, right: -1, score });
    const root = { feature: 0, threshold: 1, left: 1, right: 2, score: 0 };
    const flat = flattenTrees({ start: 0, trees: [[leaf(0)], [root, leaf(3), leaf(-3)]] });
    expect(judgeRow(flat, Float64Array.of(1))).toBeGreaterThan(0.9);
    expect(judgeRow(flat, Float64Array.of(1.5))).toBeLessThan(0.1);
  });
});

describe('scoreCodes', () => {
  const report = `A 62-year-old woman with arterial hypertension and type 2 diabetes was admitted with abdominal pain and
jaundice. Computed tomography showed a mass in the head of the pancreas and liver metastases. Biopsy confirmed an
adenocarcinoma of the pancreas. She developed pneumonia during her stay.`;

  it.each(['I10', 'E11.9', 'R10.9', 'J18.9', 'C78.7'])('finds %s in a case report', (code) => {
    expect(likely(report)).toContain(code);
  });

  it.each([
    ['She denied fever. No vomiting was seen. There was no evidence of pneumonia.', ['R50.9', 'R11.10', 'J18.9']],
    ['Her mother had breast cancer and her father had hypertension.', ['C50.919', 'I10']],
    ['Return if fever or vomiting.', ['R50.9', 'R11.10']],
  ])('gives nothing for %s', (text, codes) => {
    const given = likely(text);
    for (const code of codes) expect(given).not.toContain(code);
  });

  it('gives only billable codes of the table, with the words that speak for them', () => {
    for (const { code, mentions, confidence } of scoreCodes(report, table)) {
      expect(table.find(code)?.billable, code).toBe(true);
      expect(mentions.length).toBeGreaterThan(0);
      for (const { start, end } of mentions) expect(end).toBeGreaterThan(start);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
    }
  });

  it.each(['', 'a'.repeat(50_000), 'pain '.repeat(5_000), 'carcinoma of the '.repeat(3_000)])(
    'stays calm on odd input',
    (text) => {
      scoreCodes(text, table);
    },
  );
});
