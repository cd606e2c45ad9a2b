import { doseUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { hyphenedRuns, letterAndDigitRuns } from '../text/plain-runs.ts';
import { allergens } from '../clinical/data/allergies.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { frequencyRows } from '../clinical/data/medication-words.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import {
  mayPrecede,
  referringAlone,
  referringHeads,
  referringTails,
  referringWithin,
  type Referent,
} from '../knowledge/referring-words.ts';
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
const wordsIn = (clause: string): string[] =>
  (clause.slice(0, longestRead).toLowerCase().replaceAll(/['’]/g, '').match(word) ?? []).map((one) =>
    /^\d/.test(one) ? '#' : one,
  );

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
const isTaken = (words: string): boolean =>
  /[a-z]/i.test(words) &&
  letterAndDigitRuns
    .split(words.toLowerCase())
    .some((one, at, all) => frequencies.has(one) && /^\d/.test(all[at - 1] ?? ''));

const frequencies: ReadonlySet<string> = new Set(
  frequencyRows.map(([form]) => form).filter((form) => /^[a-z]+$/.test(form)),
);

const namesDrug = (words: string): boolean => drugsNamed(words).size > 0 || isTaken(words);

const names: Readonly<Record<Referent, (words: string) => boolean>> = {
  drug: namesDrug,
  allergen: (words) => namesDrug(words) || hyphenedRuns.in(words.toLowerCase()).some((one) => allergens.has(one)),
  problem: (words) => findProblemsIn(words).some(({ modifiers }) => !modifiers.negated),
  value: (words) => /\d/.test(words),
};

/** "pen allergic": a substance that no table has. */
const saysAllergic = (words: string): boolean => words.toLowerCase().includes('allergic');

/** What names another of its kind speaks for itself: "stopped metformin". A disease or number may be what came of it. */
const isOwn = (kind: Referent, clause: string): boolean =>
  (kind === 'drug' || kind === 'allergen') && names[kind](clause);

const changes = referringWithin.map((form) => ` ${form} `);
const mayChange = new RegExp(changes.join('|'));

/** What a clause may speak of that it does not name. */
function kindsIn(clause: string): readonly Referent[] {
  const words = wordsIn(clause);
  const of = byHead(words) ?? byTail(words);
  if (of !== undefined) return [...of].filter((kind) => !isOwn(kind, clause));
  const said = ` ${words.join(' ')} `;
  if (!mayChange.test(said)) return [];
  const at = changes.map((form) => said.indexOf(form)).find((found) => found > 0);
  // "amlodipine ankles swelled so stopped" speaks for itself.
  return at === undefined || namesDrug(said.slice(0, at)) ? [] : ['drug'];
}

/** True for words that say something of what they do not name: "usually 2.5". */
export const speaksOfBefore = (clause: string): boolean => kindsIn(clause).length > 0;

/** How many clauses back something may be named. */
export const furthestReferent = 3;

/** How much of a clause before is looked at: what has grown long names what is meant at its end. */
const longestBefore = 240;

/**
 * Which clause before speaks of what this one says something of without naming it ("dizzy on 150", "none since"): the last one
 * that names anything of a fitting kind, as its place in `before`; undefined where it speaks for itself or nothing fits. A
 * clause in between that names a drug is what a drug's words would speak of.
 */
export function findReferent(clause: string, before: readonly string[]): number | undefined {
  const last = before.length - 1;
  if ((tellsReactionOnly(clause) || saysLikewise(clause)) && saysAllergy(before[last] ?? '')) return last;
  const kinds = kindsIn(clause);
  if (kinds.length === 0) return undefined;
  for (let back = 1; back <= Math.min(furthestReferent, before.length); back += 1) {
    const at = before.length - back;
    const words = (before[at] ?? '').slice(-longestBefore);
    if (kinds.some((kind) => names[kind](words) || (kind === 'allergen' && saysAllergic(words)))) return at;
  }
  return undefined;
}
