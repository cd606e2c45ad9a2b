import type { Finding } from '../../../model/finding.ts';
import { makePeople, type Person } from '../people/people.ts';
import type { PersonName } from '../people/read-person-name.ts';
import { readRole } from './person-roles.ts';
import type { NameForm } from './placeholder-shape.ts';

/** One way in which somebody is named. */
interface Mention {
  readonly words: string;
  readonly form: NameForm;
}

interface KnownPerson {
  readonly mentions: Map<string, Mention>;
  readonly signs: Map<string, number>;
  /** How many mentions were read for who it is. */
  read: number;
}

/** Who somebody is stands beside one of their first mentions. */
const mostRead = 4;

/** Whom each name means, and what stands for it. */
export interface NamePlaceholders {
  readonly placeholderOf: (finding: Finding) => string;
}

const isInitial = ({ folded }: PersonName['parts'][number]): boolean => folded.length === 1;

/** Whether the words are somebody's whole name, or which part of it. */
function formOf({ parts }: PersonName): NameForm {
  if (parts.length > 0 && parts.every(isInitial)) return 'INITIALS';
  const own = parts.filter((part) => !isInitial(part));
  if (parts.length > 1 || own.length === 0) return 'FULL';
  return own[0]?.role === 'given' ? 'FIRST' : 'LAST';
}

/** How many words a name has, two at most. */
const wordsIn = (text: string, { start, end }: Finding): number => (/\S[\s,]/.test(text.slice(start, end)) ? 2 : 1);

const byFullness: readonly NameForm[] = ['FULL', 'LAST', 'FIRST', 'INITIALS'];

/** Who somebody is by all their mentions: the patient where one says so, else what most say. */
function roleOf({ signs }: KnownPerson): string | undefined {
  if (signs.has('PATIENT')) return 'PATIENT';
  const sorted = [...signs].filter(([sign]) => sign !== 'TITLED').toSorted(([, a], [, b]) => b - a);
  return sorted[0]?.[0];
}

/** The words of one mention as part of a placeholder: nothing for the fullest, else the part that it is, counted where it is written in two ways. */
function suffixesOf(mentions: readonly Mention[]): Map<string, string> {
  const sorted = byFullness.flatMap((form) => mentions.filter((mention) => mention.form === form));
  const counts = new Map<NameForm, number>();
  return new Map(
    sorted.map(({ words, form }, at) => {
      if (at === 0) return [words, ''];
      const count = (counts.get(form) ?? 0) + 1;
      counts.set(form, count);
      return [words, count === 1 ? `-${form}` : `-${form}-${count}`];
    }),
  );
}

/** Who is named in a text, and where. */
export interface NamedPeople {
  readonly known: ReadonlyMap<Person, KnownPerson>;
  /** By the place where a name begins. */
  readonly meant: ReadonlyMap<number, Person>;
}

/**
 * Reads who is named by each name of a text.
 *
 * @param findings the names of the text, in its order.
 */
export function readPeople(text: string, findings: readonly Finding[]): NamedPeople {
  const people = makePeople();
  const known = new Map<Person, KnownPerson>();
  const meant = new Map<number, Person>();
  // Whole names first: the parts of one that stand before it are of the same person.
  for (const finding of [...findings].toSorted((a, b) => wordsIn(text, b) - wordsIn(text, a))) {
    const { start, end } = finding;
    const { person, name } = people.identify(text, start, end);
    const entry = known.get(person) ?? { mentions: new Map(), signs: new Map(), read: 0 };
    known.set(person, entry);
    meant.set(start, person);
    const words = text.slice(start, end);
    entry.mentions.set(words, { words, form: formOf(name) });
    const sign = entry.read < mostRead && !entry.signs.has('PATIENT') ? readRole(text, finding) : undefined;
    entry.read += 1;
    if (sign !== undefined) entry.signs.set(sign, (entry.signs.get(sign) ?? 0) + 1);
  }
  return { known, meant };
}

/**
 * One placeholder for each person, with what says who they are and which of their names it stands for.
 *
 * @param makeNumbered gives the next free placeholder of a label, without its brackets.
 */
export function placeNames(
  text: string,
  { known, meant }: NamedPeople,
  makeNumbered: (label: string) => string,
): NamePlaceholders {
  const roles = nameRoles([...known.values()]);
  const written = new Map<Person, Map<string, string>>();
  const stemOf = (person: Person): Map<string, string> => {
    const entry = known.get(person);
    const stem = makeNumbered((entry && roles.get(entry)) ?? 'NAME');
    const suffixes = suffixesOf([...(entry?.mentions.values() ?? [])]);
    return new Map([...suffixes].map(([words, suffix]) => [words, `[${stem}${suffix}]`]));
  };
  return {
    placeholderOf: ({ start, end }) => {
      const person = meant.get(start) ?? {};
      const own = written.get(person) ?? stemOf(person);
      written.set(person, own);
      return own.get(text.slice(start, end)) ?? `[${makeNumbered('NAME')}]`;
    },
  };
}

/** Who each person is. One with a title alone is the patient where nobody else is said to be, and there is but one. */
function nameRoles(people: readonly KnownPerson[]): Map<KnownPerson, string> {
  const roles = new Map<KnownPerson, string>();
  for (const person of people) {
    const role = roleOf(person);
    if (role !== undefined) roles.set(person, role);
  }
  const titled = people.filter((person) => !roles.has(person) && person.signs.has('TITLED'));
  const [only] = titled;
  if (only && titled.length === 1 && ![...roles.values()].includes('PATIENT')) roles.set(only, 'PATIENT');
  return roles;
}
