import { ownCopy } from '../../../text/own-copy.ts';
import { endingWord } from './ending-word.ts';
import { genderBefore, guessGender, type Gender } from './gender.ts';
import { readFieldName } from './field-name.ts';
import { readPartOfName, readPersonName, type PersonName } from './read-person-name.ts';
import { titleWords } from '../../../lexicons/titles.ts';
import { foldWord } from '../../../lexicons/fold-word.ts';

/** Somebody whom a document names, in one way or in several. */
export interface Person {
  given?: string;
  family?: string;
  gender?: Gender;
}

export interface NamedPerson {
  readonly person: Person;
  readonly name: PersonName;
}

/** Who is who in a document. */
export interface People {
  /** The person whom a name means: known already ("Mr. Okafor" after "Theodore Okafor"), or new. */
  readonly identify: (text: string, start: number, end: number) => NamedPerson;
}

const mostPeople = 50_000;
/** Beyond so many of one name, which only lists of patients have, a bare family name can no longer be assigned. */
const mostOfOneName = 32;
const lookedBack = 16;
const lastWord = /([\p{L}\p{M}]+)\.?\s{0,2}$/u;

function endsInTitle(before: string): boolean {
  const word = endingWord(before);
  if (word !== null && !titleWords.has(word)) return false;
  return titleWords.has(foldWord(lastWord.exec(before)?.[1] ?? ''));
}

function agrees(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  return (one.length === 1 || other.length === 1) && one.charAt(0) === other.charAt(0);
}

function isMeant(person: Person, { given, family, gender }: Person): boolean {
  if (person.gender !== undefined && gender !== undefined && person.gender !== gender) return false;
  return agrees(given, person.given) && agrees(family, person.family);
}

/** The fuller of two spellings of one part of a name: a word says more than an initial. */
const fuller = (known: string | undefined, given: string | undefined): string | undefined =>
  known !== undefined && (given === undefined || known.length > 1) ? known : given;

function complete(person: Person, { given, family, gender }: Person): void {
  const [first, last] = [fuller(person.given, given), fuller(person.family, family)];
  if (first !== undefined) person.given = ownCopy(first);
  if (last !== undefined) person.family = ownCopy(last);
  const known = person.gender ?? gender;
  if (known !== undefined) person.gender = known;
}

function personOf({ given, family }: PersonName, stated: Gender | undefined): Person {
  const gender = stated ?? (given === undefined ? undefined : guessGender(given));
  return { ...(given !== undefined && { given }), ...(family !== undefined && { family }), ...(gender && { gender }) };
}

/** One word alone that was taken for a given name, as a family name, or the other way round. */
function turnRound({ given, family }: Person): Person {
  return { ...(given !== undefined && { family: given }), ...(family !== undefined && { given: family }) };
}

/** Under what a person can be looked up: the whole name, each word of it, and the initials where both are known. */
function keysOf({ given, family }: Person): string[] {
  const words = [family, given].filter((word) => word !== undefined && word.length > 1) as string[];
  if (given === undefined || family === undefined) return words;
  return [`${given} ${family}`, ...words, `${given.charAt(0)}.${family.charAt(0)}.`];
}

/**
 * Keeps who is who over the parts of a document. The fullest match wins, then who was named first. It remembers 50,000
 * people; with the next one it starts over, so that memory stays bounded in files of any size.
 */
export function makePeople(): People {
  const byKey = new Map<string, Person[]>();
  let count = 0;
  const enter = (person: Person): void => {
    for (const key of keysOf(person)) {
      const own = byKey.get(key) ?? [];
      if (own.length < mostOfOneName && !own.includes(person)) own.push(person);
      byKey.set(key, own);
    }
  };
  const search = (wanted: Person): Person | undefined => {
    for (const key of keysOf(wanted)) {
      const person = byKey.get(key)?.find((known) => isMeant(known, wanted));
      if (person) return person;
    }
    return undefined;
  };
  const makeNew = (): Person => {
    if (count++ >= mostPeople) {
      byKey.clear();
      count = 1;
    }
    return {};
  };
  return {
    identify: (text, start, end) => {
      const before = text.slice(Math.max(0, start - lookedBack), start);
      const isTitled = endsInTitle(before);
      const field = readFieldName(text, start, end);
      const value = text.slice(start, end);
      const name = field ? readPartOfName(value, field) : readPersonName(value, isTitled);
      const wanted = personOf(name, genderBefore(before));
      const known = search(wanted);
      const turned = known || !name.isOpen ? undefined : search(turnRound(wanted));
      if (turned) return { person: turned, name };
      const person = known ?? makeNew();
      complete(person, wanted);
      enter(person);
      return { person, name };
    },
  };
}
