import type { FaultKind } from '../../model/faults.ts';
import { companionWords, informantWords } from '../../knowledge/draft-words.ts';
import { closePeople, relativeRows } from '../../knowledge/relatives.ts';
import { oneOf } from '../../text/one-of.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Mark } from '../../verify/read-marks.ts';
import { readSides } from '../../verify/side-places.ts';
import type { Ground, GroundPart } from './read-ground.ts';

const valuesOf = (marks: readonly Mark[], attribute: Mark['attribute'], isSure = false): Set<string> =>
  new Set(marks.filter((mark) => mark.attribute === attribute && (!isSure || mark.isSure)).map(({ value }) => value));

const marksOf = (parts: readonly GroundPart[]): Mark[] => parts.flatMap(({ marks }) => marks);

/** A side that the ground does not name; a side that is only asked after is not named. */
export function compareSides(text: string, { parts }: Ground): FaultKind[] {
  const said = new Set<string>(readSides(tokenize(text), text).sides.map(({ side }) => side));
  said.delete('several');
  if (said.size === 0) return [];
  const named = valuesOf(marksOf(parts.filter(({ isQuestion, isNear }) => !isQuestion && !isNear)), 'side');
  const there = named.size > 0 ? named : valuesOf(marksOf(parts), 'side');
  const isNamed = (side: string): boolean =>
    there.has(side) ||
    (side === 'both' ? there.has('left') && there.has('right') : there.has('both') && there.size === 1);
  return [...said].some((side) => !isNamed(side)) ? ['side'] : [];
}

const companions: ReadonlySet<string> = new Set(companionWords);
const relatives: ReadonlySet<string> = new Set(
  [...relativeRows.map(([name]) => name.toLowerCase()), ...closePeople].filter((person) => !companions.has(person)),
);

/** True for the name of somebody of whom a note may speak beside its patient. */
export const isRelative = (person: string): boolean => relatives.has(person);

/** "Maternal grandmother" where a grandmother is spoken of, and the mother's father where her father is. */
const isWider = (person: string, there: ReadonlySet<string>): boolean =>
  /^(?:mat|pat)ernal/.test(person) ||
  [...there].some((other) => other.endsWith(` ${person}`) || person.endsWith(` ${other}`));

/** "mums", "grandads": speech that was written down without its marks. */
function speaksOf(person: string, parts: readonly GroundPart[]): boolean {
  const forms = [
    person,
    ...relativeRows.flatMap(([name, row]) => (name.toLowerCase() === person ? row.split('|') : [])),
  ];
  const words = new Set(parts.flatMap(({ words: line }) => line.toLowerCase().match(/[a-z]+/g) ?? []));
  return forms.some((form) => words.has(form) || words.has(`${form}s`));
}

/** "Per daughter", "seen with his wife": who tells, or is there. */
const tells = new RegExp(String.raw`\b${oneOf(informantWords)}\b`, 'i');

/**
 * Another relative than the ground speaks of, or one of whom it does not speak at all; who only tells of the patient, or came along, is
 * spoken of anywhere in the input.
 * @param known persons of whom the whole input speaks
 */
export function comparePersons(
  text: string,
  said: readonly Mark[],
  { parts }: Ground,
  known: ReadonlySet<string>,
): FaultKind[] {
  const there = new Set([...valuesOf(marksOf(parts), 'person')].filter((person) => relatives.has(person)));
  const isHeard = parts.some(({ by }) => by === 'other') || tells.test(text);
  const head = text.slice(0, Math.max(0, text.indexOf(':')));
  const isOther = (person: string): boolean => {
    // "Father: ..." says whose it is.
    if (relatives.has(person) && head.toLowerCase().trim() === person && !there.has(person) && !speaksOf(person, parts))
      return true;
    if (!relatives.has(person) || speaksOf(person, parts) || there.has(person) || isWider(person, there)) return false;
    return there.size > 0 || !isHeard || !(known.has(person) || isWider(person, known));
  };
  return [...valuesOf(said, 'person', true)].some(isOther) ? ['family'] : [];
}

/** What contradicts what, of the states of a drug, a habit or an offer. */
const opposites: readonly (readonly [string, string])[] = [
  ['status stopped', 'status continued'],
  ['time quit', 'time continues'],
];

const statesIn = (marks: readonly Mark[], isSure: boolean): Set<string> =>
  new Set(marks.filter((mark) => !isSure || mark.isSure).map(({ attribute, value }) => `${attribute} ${value}`));

/** A state that the ground does not name, while it names the opposite. */
export function compareStates(said: readonly Mark[], { parts }: Ground): FaultKind[] {
  const own = statesIn(said, true);
  const drugs = valuesOf(said, 'drug');
  const near =
    drugs.size === 1 ? parts.filter(({ marks }) => [...valuesOf(marks, 'drug')].some((drug) => drugs.has(drug))) : [];
  const there = statesIn(marksOf(near.length > 0 ? near : parts), false);
  const turned = (one: string, other: string): boolean =>
    own.has(one) && !own.has(other) && !there.has(one) && there.has(other);
  return opposites.some(([one, other]) => turned(one, other) || turned(other, one)) ? ['history'] : [];
}

/** How often a drug is taken, where the ground says nothing of that. */
export function compareFrequencies(said: readonly Mark[], { parts }: Ground): FaultKind[] {
  const there = valuesOf(marksOf(parts), 'frequency');
  const own = valuesOf(said, 'drug').size === 0 ? [] : [...valuesOf(said, 'frequency', true)];
  return own.length > 0 && !own.some((value) => there.has(value)) ? ['frequency'] : [];
}

/** Amounts of another unit than the ground gives them, by number. */
export function compareUnits(said: readonly Mark[], { parts }: Ground): FaultKind[] {
  const there = [...valuesOf(marksOf(parts), 'unit')].map((value) => value.split(' '));
  const isOther = (value: string): boolean => {
    const [number, unit] = value.split(' ');
    const own = there.filter(([amount, name]) => amount === number && name !== '');
    return unit !== '' && own.length > 0 && !own.some(([, name]) => name === unit);
  };
  return [...valuesOf(said, 'unit', true)].some(isOther) ? ['dose'] : [];
}
