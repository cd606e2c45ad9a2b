import { findProblemsIn } from '../clinical/find-problems.ts';
import type { FaultKind } from '../model/faults.ts';
import { checkAgainstInput } from '../verify/check-against-input.ts';
import { readMarks, type ContentWord, type Mark } from '../verify/read-marks.ts';
import { conceptNames } from './concept-names.ts';
import type { Grounds } from './grounds.ts';

/** A statement as another writer has it. */
export interface DraftedWords {
  readonly text: string;
  /** The title of the section that it stands in. */
  readonly title: string;
}

/** How words are read once for both sides. */
interface Sides {
  readonly said: ReturnType<typeof readMarks>;
  readonly ground: ReturnType<typeof readMarks>;
  readonly words: string;
  readonly text: string;
}

const valuesOf = (marks: readonly Mark[], attribute: Mark['attribute'], isSure = false): Set<string> =>
  new Set(marks.filter((mark) => mark.attribute === attribute && (!isSure || mark.isSure)).map(({ value }) => value));

/** Relatives that the ground does not speak of. */
function otherPersons({ said, ground }: Sides): FaultKind[] {
  const known = valuesOf(ground.marks, 'person');
  const named = [...valuesOf(said.marks, 'person', true)].filter((value) => value !== 'family');
  return named.some((value) => !known.has(value)) ? ['family'] : [];
}

const stemsOf = (words: readonly ContentWord[]): Set<string> => new Set(words.flatMap(({ stems }) => stems));

const shortestOfAlike = 6;

/** One letter more, less or other: "depresion". */
function isMisspelt(one: string, other: string): boolean {
  if (one.length < shortestOfAlike || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rests = [
    [one.slice(at + 1), other.slice(at + 1)],
    [one.slice(at + 1), other.slice(at)],
    [one.slice(at), other.slice(at + 1)],
  ];
  return rests.some(([left, right]) => left === right);
}

/** Problems that no word of the ground means. */
function inventedProblems({ words, text, ground }: Sides): FaultKind[] {
  const known = conceptNames(text);
  const stems = stemsOf(ground.words);
  const isSaid = (stem: string): boolean => stems.has(stem) || [...stems].some((other) => isMisspelt(stem, other));
  const isNew = ({ start, end }: { start: number; end: number }): boolean => {
    const own = words.slice(start, end);
    if ([...conceptNames(own)].some((name) => known.has(name))) return false;
    return !readMarks(own).words.some((word) => word.stems.some(isSaid));
  };
  return findProblemsIn(words).some(isNew) ? ['finding'] : [];
}

/** Drugs in capitals and in pieces as they are written for each other: too short, or too much of a word, for any other use. */
const pieces: ReadonlyMap<string, string> = new Map([
  ['digoxin', 'dig'],
  ['heparin', 'hep'],
  ['insulin', 'ssi'],
  ['aspirin', 'asa'],
  ['levothyroxine', 'levo'],
  ['levofloxacin', 'levo'],
]);
const shortestPiece = 4;

/** "durva" is durvalumab: a drug whose beginning stands in the ground. */
function isCutShort(drug: string, ground: Sides['ground'], text: string): boolean {
  const name = drug.toLowerCase();
  const piece = pieces.get(name);
  return ground.words.some(({ start, end }) => {
    const word = text.slice(start, end).toLowerCase();
    return word === piece || (word.length >= shortestPiece && name.startsWith(word));
  });
}

/**
 * In what a statement of another writer says something else than the words that it names as its ground: numbers, drugs, tests, sides,
 * denials, persons, doses, and problems that nobody spoke of. Other words for the same are no difference. Linear.
 */
export function compareDraft({ text, title }: DraftedWords, grounds: Grounds): FaultKind[] {
  const head = `#### ${title}\n\n- `;
  const checked = checkAgainstInput(head + text, grounds.text).unsupported.filter(({ start }) => start >= head.length);
  const sides: Sides = {
    said: readMarks(text, false),
    ground: readMarks(grounds.text),
    words: text,
    text: grounds.text,
  };
  const faults = checked.filter(
    ({ what, start, end }) =>
      what !== 'drug' || !isCutShort(text.slice(start - head.length, end - head.length), sides.ground, grounds.text),
  );
  return [...new Set([...faults.map(({ what }) => what), ...otherPersons(sides), ...inventedProblems(sides)])];
}
