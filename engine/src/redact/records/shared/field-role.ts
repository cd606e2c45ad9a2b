import type { IdentifierKind } from '../../../model/finding.ts';
import { ownCopy } from '../../../text/own-copy.ts';
import { askingWords, describingWords, fieldRoleRows, thingWords } from './field-role-rows.ts';

/** What happens to the values of a column or key; the words are explained with the table. */
export type Treatment = 'out' | 'maybe' | 'person' | 'date' | 'birth' | 'age' | 'text';

export interface FieldRole {
  readonly treat: Treatment;
  readonly kind: IdentifierKind;
  /** What the field is, for the reader: "date of birth". */
  readonly words: string;
}

/** A field of which nothing is known: its values decide. */
export const plainRole: FieldRole = { treat: 'text', kind: 'ID', words: 'words' };

const longestName = 80;
const shortestJoined = 6;
const jointWords = new Set('in per at from to since for after before during with'.split(' '));
const codeFields = new Set(['zip', 'postal', 'post', 'area']);

interface Tables {
  readonly phrases: ReadonlyMap<string, FieldRole>;
  /** The same without spaces, for "lastname". */
  readonly joined: ReadonlyMap<string, FieldRole>;
  readonly longest: number;
}

function readTables(): Tables {
  const phrases = new Map<string, FieldRole>();
  const joined = new Map<string, FieldRole>();
  let longest = 1;
  for (const row of fieldRoleRows.trim().split('\n')) {
    const [, treat, kind, words = '', names = ''] = /^(\w+) (\w+) ([^:]+): (.+)$/.exec(row) ?? [];
    const role: FieldRole = { treat: treat as Treatment, kind: kind as IdentifierKind, words };
    for (const name of names.split(' | ')) {
      if (!phrases.has(name)) phrases.set(name, role);
      const compact = name.replaceAll(' ', '');
      if (compact.length >= shortestJoined && !joined.has(compact)) joined.set(compact, role);
      longest = Math.max(longest, name.split(' ').length);
    }
  }
  return { phrases, joined, longest };
}

let tables: Tables | undefined;

/** The words of a column's or key's name: "patientLastName", "patient_last_name" and "Patient Last Name" alike. */
export function splitFieldName(name: string): string[] {
  return name
    .slice(0, longestName)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean);
}

/**
 * The role of the words' head, which is their end ("next of kin phone" is a telephone number). Where the end says
 * little ("mrn number") or nothing ("hospital course"), the longest phrase before it speaks, in the second case with doubt.
 */
function phraseRole(words: readonly string[], { phrases, longest }: Tables): FieldRole | undefined {
  const roleOf = (from: number, to: number) => phrases.get(words.slice(from, to).join(' '));
  const most = Math.min(longest, words.length);
  let head: FieldRole | undefined;
  for (let size = most; size > 0 && !head; size--) head = roleOf(words.length - size, words.length);
  if (head && head.treat !== 'maybe' && head.treat !== 'person') return head;
  for (let size = most; size > 0; size--) {
    for (let from = words.length - size - 1; from >= 0; from--) {
      const role = roleOf(from, from + size);
      if (role) return head || role.treat !== 'out' ? role : { ...role, treat: 'maybe' };
    }
  }
  return head;
}

function joinedRole(word: string, { joined }: Tables): FieldRole | undefined {
  for (let from = 0; from + shortestJoined <= word.length; from++) {
    const role = joined.get(word.slice(from));
    if (role) return role;
  }
  return undefined;
}

function lookUp(words: readonly string[]): FieldRole | undefined {
  tables ??= readTables();
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const whole = tables.phrases.get(words.join(' '));
  if (whole) return whole;
  if (words.length > 1 && describingWords.has(last) && !codeFields.has(before)) return plainRole;
  if (words.length > 1 && askingWords.has(words[0] ?? '')) return plainRole;
  // "time in hospital" is a time, "discharged to home" a discharge.
  const joint = words.findIndex((word, index) => index > 0 && jointWords.has(word));
  if (joint > 0) return lookUp(words.slice(0, joint));
  const named = last === 'name' || last === 'names' || last === 'id' || last === 'no' || last === 'number';
  if (named && thingWords.has(before)) return plainRole;
  // Numbers at the end only count: "address 1", "phone_2".
  if (words.length > 1 && /^\d{1,2}$/.test(last)) return lookUp(words.slice(0, -1));
  return phraseRole(words, tables) ?? joinedRole(last, tables);
}

const known = new Map<string, FieldRole | undefined>();
const mostKnown = 2000;

/**
 * What the name of a column or key says of its values.
 *
 * @param name as it stands in the data.
 * @returns nothing when the name says nothing.
 */
export function roleOfFieldName(name: string): FieldRole | undefined {
  if (known.has(name)) return known.get(name);
  const words = splitFieldName(name);
  const role = words.length === 0 || words.length > 8 ? undefined : lookUp(words);
  if (known.size < mostKnown && name.length <= longestName) known.set(ownCopy(name), role);
  return role;
}
