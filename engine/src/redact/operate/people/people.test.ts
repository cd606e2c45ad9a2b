import { describe, expect, it } from 'vitest';
import { makePeople } from './people.ts';

/** Numbers of the persons whom names in «» mean, in order of appearance. */
function number(marked: string): number[] {
  const people = makePeople();
  const known: unknown[] = [];
  const numbers: number[] = [];
  const text = marked.replace(/[«»]/g, ' ');
  for (const match of marked.matchAll(/«([^»]*)»/g)) {
    const { person } = people.identify(text, match.index + 1, match.index + 1 + (match[1] ?? '').length);
    if (!known.includes(person)) known.push(person);
    numbers.push(known.indexOf(person) + 1);
  }
  return numbers;
}

describe('people', () => {
  it.each([
    ['Mr.«Okafor» «Theodore Okafor» «OKAFOR, THEODORE» «Okafor» «Theodore» «T. Okafor» «T.O.»', [1, 1, 1, 1, 1, 1, 1]],
    ['«Theodore Okafor» wife «Linda Okafor» Mr.«Okafor» Mrs.«Okafor» «Linda»', [1, 2, 1, 2, 2]],
    ['Mrs.«Okafor» «Theodore Okafor» «Linda Okafor»', [1, 2, 1]],
    ['«Sarah Chen» «Michael Chen» «S. Chen» «M. Chen»', [1, 2, 1, 2]],
    ['«Dr. Patel» «Priya Patel»', [1, 1]],
    ['«Juan Garcia Lopez» Mr.«Lopez»', [1, 1]],
    ['«Anna S.» «Anna»', [1, 1]],
    ['«Jan van der Berg» Mr.«van der Berg»', [1, 1]],
    ['«Wu» «Li»', [1, 2]],
    ['«José Nuñez» «NUNEZ, JOSE»', [1, 1]],
  ])('tells the people of %s', (marked, numbers) => {
    expect(number(marked)).toEqual(numbers);
  });

  it.each([
    ['PID|1||44||«OKAFOR»^«THEODORE»^«J»||x|| Mr.«Okafor»', [1, 1, 1, 1]],
    ['|123^«CHEN»^«SARAH»^^^DR|123^«CHEN»^«MARK»|', [1, 1, 2, 2]],
    [
      '{"family":"«Okafor»","given":["«Theodore»","«James»"]} {"given":["«Linda»"],"family":"«Okafor»"}',
      [1, 1, 1, 2, 2],
    ],
  ])('reads the fields of %s', (marked, numbers) => {
    const people = makePeople();
    const known: unknown[] = [];
    const text = marked.replace(/[«»]/g, '');
    let removed = 0;
    const found = [...marked.matchAll(/«([^»]*)»/g)].map((match) => {
      const start = match.index - removed;
      removed += 2;
      const { person } = people.identify(text, start, start + (match[1] ?? '').length);
      if (!known.includes(person)) known.push(person);
      return known.indexOf(person) + 1;
    });
    expect(found).toEqual(numbers);
  });
});
