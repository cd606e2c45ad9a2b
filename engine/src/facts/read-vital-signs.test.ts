import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const vitalsOf = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'measurement' && fact.category === 'vital' ? [`${fact.value} ${fact.circumstance ?? ''}`.trim()] : [],
  );

test.each([
  ['Obs wt 61.2, was 60.4. HR 80.', ['61.2 was 60.4', '80/min']],
  ['OBS: BP 148/86 (recheck 138/82)', ['148/86 mmHg (recheck 138/82)']],
  ['BP 128/82 (112/70 booking, 120/76 at 28).', ['128/82 mmHg (112/70 booking, 120/76 at 28)']],
  ['OBS: BP 148/86, HR 90', ['148/86 mmHg', '90/min']],
])('what a value was before stays with it: "%s"', (text, values) => {
  expect(vitalsOf(text)).toEqual(values);
});
