import { describe, expect, it } from 'vitest';
import { findTurns } from '../../text/find-turns.ts';
import { readSentences } from './read-sentences.ts';
import { evidenceOfSentences } from './sentence-evidence.ts';
import { EvidenceSums, packWeight, sumWeights, weighedKinds, weighedSubjects } from './weigh-sentences.ts';

const talk = (...lines: readonly string[]): string => lines.join('\n');
const read = (text: string) => readSentences(text, findTurns(text));

/** As a machine hears it: questions without marks, of all kinds. */
const heard = talk(
  'Doctor: so what can i do for you today',
  'Patient: ive had this cough for three weeks and im bringing up green stuff',
  'Doctor: any blood in it',
  'Patient: no',
  'Doctor: and your breathing hows that been',
  'Patient: i get puffed on the stairs',
  'Doctor: right and is the parking still a nightmare',
  'Patient: dont get me started',
  'Doctor: ill send you for a chest x-ray this week and start doxycycline',
);

describe('readSentences', () => {
  it('knows a question without a mark by its words', () => {
    const asked = read(heard).filter(({ isQuestion }) => isQuestion);
    for (const said of ['do for you', 'any blood', 'your breathing'])
      expect(
        asked.some(({ raw }) => raw.includes(said)),
        said,
      ).toBe(true);
    expect(asked.every(({ speaker }) => speaker === 'clinician')).toBe(true);
  });

  it('weighs what a note is of above small talk, and puts it where it would stand', () => {
    const sentences = read(heard);
    const find = (said: string) => sentences.find(({ raw }) => raw.includes(said))?.weighed;
    const [cough, small, plan] = [find('cough'), find('get me started'), find('x-ray')];
    expect(cough?.worth ?? 0).toBeGreaterThan(small?.worth ?? 1);
    expect(plan?.worth ?? 0).toBeGreaterThan(small?.worth ?? 1);
    expect(cough?.subject).toBe('history-of-present-illness');
    expect(plan?.subject).toBe('plan');
  });

  it('knows that a bare answer needs its question', () => {
    const [, bare] = read(talk('Doctor: Do you smoke?', 'Patient: No.', 'Doctor: Okay.'));
    expect(bare?.weighed.alone).toBeLessThan(0.5);
  });

  it('takes no mark of an order for a question', () => {
    const sentences = read(talk('Doctor: I will order an x-ray, okay?', 'Patient: Yes.', 'Doctor: Take it daily.'));
    expect(sentences.filter(({ isQuestion }) => isQuestion)).toEqual([]);
  });

  it('is empty for a talk in which nothing is said', () => {
    expect(readSentences('', [])).toEqual([]);
  });
});

describe('the weights of sentences', () => {
  it('are read as they were packed', () => {
    for (const weight of [-4, -1.5, 0, 0.1, 1.4, 1.5, 4]) {
      const packed = packWeight(weight);
      expect(packed).toHaveLength(1);
      expect(packed).not.toMatch(/["\\`]/);
    }
    expect(new Set([-4, -1, 0, 1, 1.4, 1.5, 4].map(packWeight)).size).toBe(7);
    expect(packWeight(99)).toBe(packWeight(4));
  });

  const sumOf = (pieces: readonly string[]): Float32Array => {
    const own = new EvidenceSums();
    own.begin();
    for (const piece of pieces) own.take('', piece);
    return own.sums;
  };

  it('have a column for each kind and section', () => {
    expect(sumOf([])).toHaveLength(weighedKinds.length + weighedSubjects.length);
    expect(sumOf(['no such piece'])).toEqual(sumOf([]));
  });

  it('are added as of the pieces that are written out', () => {
    const sentences = read(heard);
    const sums = sumWeights(sentences);
    expect(evidenceOfSentences(sentences).map(sumOf)).toEqual(sums);
    expect(new Set(sums.map(String)).size).toBe(sentences.length);
  });
});
