import { findDrug } from '../clinical/drugs.ts';
import type { Drug } from '../clinical/drugs.ts';
import type { LookAlike } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { lookAlikePairs, lookAlikeUses } from './data/look-alike-pairs.ts';

interface Profile {
  readonly uses: RegExp | undefined;
  readonly strengths: ReadonlySet<string>;
}

const profiles = new Map<string, Profile>(
  lookAlikeUses.map(([drug, uses, strengths]) => [
    drug,
    {
      uses: uses === '' ? undefined : new RegExp(String.raw`\b(?:${uses})`, 'i'),
      strengths: strengths === undefined ? (findDrug(drug)?.strengths ?? new Set()) : new Set(strengths.split(' ')),
    },
  ]),
);

/** The names that sound like a name; a pair of nonproprietary names goes for their trade names only where it is listed so. */
const partners = new Map<string, string[]>();
for (const [a, b] of lookAlikePairs)
  for (const [name, other] of [
    [a, b],
    [b, a],
  ] as const)
    partners.set(name, [...(partners.get(name) ?? []), other]);

const genericOf = (name: string): string => findDrug(name)?.generic ?? name;
const writtenAs = (name: string): string => {
  const drug: Drug | undefined = findDrug(name);
  return drug?.brand === true ? drug.written : name;
};

/** A strength, or one that whole or half tablets of it make up: 12.5 mg of a 25 mg tablet, 150 mg of three 50 mg ones. */
function isUsual(dose: number, { strengths }: Profile): boolean {
  return [...strengths].some((strength) => {
    const ratio = dose / Number(strength);
    return ratio === 0.5 || (ratio <= 4 && Number.isInteger(ratio));
  });
}

/** The dose in mg that is dictated right after a drug; undefined where none is. */
function doseAfter(tokens: readonly Token[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 3; next += 1) {
    if (tokens[next]?.kind === 'number' && tokens[next + 1]?.lower === 'mg') return Number(tokens[next]?.text);
    if (tokens[next]?.kind === 'mark') return undefined;
  }
  return undefined;
}

/** "for" and its object after a drug: what it is said to be for, up to the next mark. */
const statedUse = /\b(?:for|to (?:treat|help|control)|because of) ((?:[a-z'’-]+ ?){1,6})/i;

function reasonOf(own: Profile, other: Profile, dose: number | undefined, use: string | undefined): string | undefined {
  const doseFitsOther =
    dose !== undefined && own.strengths.size > 0 && !isUsual(dose, own) && other.strengths.has(String(dose));
  if (doseFitsOther) return `${dose} mg is a strength of the other and not of this one`;
  if (use === undefined || !own.uses || !other.uses) return undefined;
  return other.uses.test(use) && !own.uses.test(use) ? `it was dictated for ${use}` : undefined;
}

/** Up to the next drug, so that the use of the one is not taken for that of the other. */
function useAfter(text: string, from: number, tokens: readonly Token[], at: number, end: number): string | undefined {
  const next = tokens.slice(at + 1).find((token) => token.kind === 'word' && findDrug(token.lower));
  const after = text.slice(from, Math.min(next?.start ?? end, end, from + 120));
  return statedUse.exec(after)?.[1]?.trim();
}

/** More marks than this nobody reads. */
const mostMarks = 12;

/**
 * The drugs of a dictation whose name sounds like another and whose dose or use fits only the other: what a recogniser of speech, or a
 * tired voice, may have mixed up. A drug that its own dose and use confirm, or about which nothing is said, is not marked. Ranges are of
 * the text. Linear.
 */
export function findLookAlikes(text: string): LookAlike[] {
  const found: LookAlike[] = [];
  for (const sentence of splitSentences(text)) {
    const tokens = tokenize(text.slice(sentence.start, sentence.end), sentence.start);
    tokens.forEach((token, at) => {
      if (found.length >= mostMarks) return;
      const others = token.kind === 'word' ? (partners.get(token.lower) ?? []) : [];
      const own = others.length > 0 ? profiles.get(genericOf(token.lower)) : undefined;
      if (!own) return;
      const dose = doseAfter(tokens, at);
      const use = useAfter(text, token.end, tokens, at, sentence.end);
      const mark = firstMark(token, others, (profile) => reasonOf(own, profile, dose, use));
      if (mark && !found.some((other) => other.sentence === mark.sentence)) found.push(mark);
    });
  }
  return found;
}

function firstMark(
  token: Token,
  others: readonly string[],
  judge: (profile: Profile) => string | undefined,
): LookAlike | undefined {
  const at: Span = { start: token.start, end: token.end };
  for (const name of others) {
    const profile = profiles.get(genericOf(name));
    const reason = profile && judge(profile);
    if (reason === undefined) continue;
    const drug = writtenAs(token.lower);
    const other = writtenAs(name);
    return { drug, other, at, sentence: `Check the drug name: ${drug} sounds like ${other}, and ${reason}.` };
  }
  return undefined;
}
