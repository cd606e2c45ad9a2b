import { doseUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { hyphenedRuns, letterAndDigitRuns } from '../text/plain-runs.ts';
import { allergens } from '../clinical/data/allergies.ts';
import { frequencyRows } from '../clinical/data/medication-words.ts';
import {
  mayPrecede,
  referringAlone,
  referringHeads,
  referringTails,
  referringWithin,
  type Referent,
} from '../knowledge/referring-words.ts';
import { labRows } from '../knowledge/labs.ts';
import { namedTests, testNames } from '../knowledge/tests.ts';
import { EntryWords, onceFor } from './entry-words.ts';
import { saysAllergy, saysLikewise, tellsReactionOnly } from './says-allergy.ts';

type Forms = ReadonlyMap<string, ReadonlySet<Referent>>;

function byForm(rows: typeof referringHeads): Forms {
  const out = new Map<string, Set<Referent>>();
  for (const [of, forms] of rows) for (const form of forms) out.set(form, new Set([...(out.get(form) ?? []), ...of]));
  return out;
}

const heads = byForm(referringHeads);
const tails = byForm(referringTails);
const alone = byForm(referringAlone);

const longestForm = 4;
const longestAlone = Math.max(...[...alone.keys()].map((form) => form.split(' ').length));
/** A tail says of what a clause is only where little stands before it. */
const mostTailed = 7;
const longestRead = 160;
const mostBefore = 3;

const word = new RegExp(String.raw`\d[\d.,/-]*%?${oneOf([...doseUnits, 'u'])}?(?![a-z])|[a-z][a-z\d]*|\d[a-z\d]*`, 'g');

/** The words of a clause, each number as `#`. */
function wordsIn({ text }: EntryWords): string[] {
  const lower = text.slice(0, longestRead).toLowerCase();
  const plain = lower.includes("'") || lower.includes('’') ? lower.replaceAll(/['’]/g, '') : lower;
  return (plain.match(word) ?? []).map((one) => (isDigit(one.charCodeAt(0)) ? '#' : one));
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The words with which a head begins, so that most words need not be put together. */
const headOpens: ReadonlySet<string> = new Set([...heads.keys()].map((form) => form.split(' ', 1)[0] ?? ''));

function headFrom(words: readonly string[], from: number): ReadonlySet<Referent> | undefined {
  if (!headOpens.has(words[from] ?? '')) return undefined;
  for (let length = Math.min(longestForm, words.length - from); length > 0; length -= 1) {
    const of = heads.get(words.slice(from, from + length).join(' '));
    if (of) return of;
  }
  return undefined;
}

/** What a clause may speak of by its head, past who does it. */
function byHead(words: readonly string[]): ReadonlySet<Referent> | undefined {
  for (let from = 0; from <= Math.min(mostBefore, words.length - 1); from += 1) {
    const left = words.length - from;
    const of = (left > longestAlone ? undefined : alone.get(words.slice(from).join(' '))) ?? headFrom(words, from);
    if (of) return of;
    if (!mayPrecede.has(words[from] ?? '')) return undefined;
  }
  return undefined;
}

/** The words with which a tail ends. */
const tailEnds: ReadonlySet<string> = new Set([...tails.keys()].map((form) => form.split(' ').at(-1) ?? ''));

function byTail(words: readonly string[]): ReadonlySet<Referent> | undefined {
  if (words.length > mostTailed) return undefined;
  if (!tailEnds.has(words.at(-1) ?? '')) return undefined;
  for (let length = Math.min(longestForm, words.length); length > 0; length -= 1) {
    const of = tails.get(words.slice(-length).join(' '));
    if (of) return of;
  }
  return undefined;
}

/** "tac 2 bd": no table need have the name of what is taken so. */
const isTaken = ({ lower }: EntryWords): boolean =>
  /[a-z]/.test(lower) &&
  letterAndDigitRuns.split(lower).some((one, at, all) => frequencies.has(one) && /^\d/.test(all[at - 1] ?? ''));

const frequencies: ReadonlySet<string> = new Set(
  frequencyRows.map(([form]) => form).filter((form) => /^[a-z]+$/.test(form)),
);

const namesDrug = (words: EntryWords): boolean => words.drugs.size > 0 || isTaken(words);

/** Laboratory tests, and others of one word, by their forms. */
const tests: ReadonlySet<string> = new Set([
  ...labRows.flatMap(([, forms]) => forms.split('|')),
  ...testNames,
  ...namedTests,
]);

const names: Readonly<Record<Referent, (words: EntryWords) => boolean>> = {
  drug: namesDrug,
  allergen: (words) => namesDrug(words) || hyphenedRuns.in(words.lower).some((one) => allergens.has(one)),
  problem: ({ problems }) => problems.some(({ modifiers }) => !modifiers.negated),
  value: ({ lower }) => /\d/.test(lower),
  test: ({ words }) => words.some((word) => tests.has(word)),
};

/** "pen allergic": a substance that no table has. */
const saysAllergic = ({ lower }: EntryWords): boolean => lower.includes('allergic');

/** What names another of its kind speaks for itself: "stopped metformin". A disease or number may be what came of it. */
const isOwn = (kind: Referent, clause: EntryWords): boolean =>
  (kind === 'drug' || kind === 'allergen') && names[kind](clause);

const changes = referringWithin.map((form) => ` ${form} `);
const mayChange = new RegExp(changes.join('|'));

/** What a clause may speak of that it does not name. */
const kindsIn = onceFor((clause): readonly Referent[] => {
  const words = wordsIn(clause);
  const of = byHead(words) ?? byTail(words);
  if (of !== undefined) return [...of].filter((kind) => !isOwn(kind, clause));
  const said = ` ${words.join(' ')} `;
  if (!mayChange.test(said)) return [];
  const at = changes.map((form) => said.indexOf(form)).find((found) => found > 0);
  // "amlodipine ankles swelled so stopped" speaks for itself.
  return at === undefined || namesDrug(new EntryWords(said.slice(0, at))) ? [] : ['drug'];
});

/** True for words that say something of what they do not name: "usually 2.5". */
export const speaksOfBefore = (clause: EntryWords): boolean => kindsIn(clause).length > 0;

const addsToAllergy = (clause: EntryWords): boolean => tellsReactionOnly(clause) || saysLikewise(clause);

/** False for words that no clause before can be what they say something of. */
export const mayRefer = (clause: EntryWords): boolean => addsToAllergy(clause) || speaksOfBefore(clause);

/** How many clauses back something may be named. */
export const furthestReferent = 3;

/** How much of a clause before is looked at: what has grown long names what is meant at its end. */
const longestBefore = 240;

const endOf = (words: EntryWords | undefined): EntryWords | undefined =>
  words && words.text.length > longestBefore ? new EntryWords(words.text.slice(-longestBefore)) : words;

/**
 * Which clause before speaks of what this one says something of without naming it ("dizzy on 150", "none since"): the last one
 * that names anything of a fitting kind, as its place in `before`; undefined where it speaks for itself or nothing fits. A
 * clause in between that names a drug is what a drug's words would speak of.
 */
export function findReferent(clause: EntryWords, before: readonly EntryWords[]): number | undefined {
  const last = before.at(-1);
  if (last && addsToAllergy(clause) && saysAllergy(last)) return before.length - 1;
  const kinds = kindsIn(clause);
  if (kinds.length === 0) return undefined;
  for (let back = 1; back <= Math.min(furthestReferent, before.length); back += 1) {
    const at = before.length - back;
    const words = endOf(before[at]);
    if (words && kinds.some((kind) => names[kind](words) || (kind === 'allergen' && saysAllergic(words)))) return at;
  }
  return undefined;
}
