import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const saidIn = (text: string): string[] => readFacts(text).map((fact) => JSON.stringify(fact));

test.each([
  ['GTN x1 no effect. Pain 8/10.', 'effect'],
  ['HPI: BO x3, no blood. Eating.', 'blood'],
  ['HPI: Bitten lots, tick bite no that he knows of.', 'that he knows of'],
  ['HPI: walked 400 ft with rehab, no sx.', 'sx'],
])('what is denied of the words before is no finding of its own: "%s"', (text, name) => {
  expect(saidIn(text).filter((one) => one.includes(`"name":"${name}"`))).toEqual([]);
});

test('among others it is denied by itself', () => {
  expect(saidIn('No blood, mucus or fever.').filter((one) => one.includes('"polarity":"absent"'))).toHaveLength(3);
});
