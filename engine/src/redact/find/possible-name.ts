import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isPersonPart } from './name-strength.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { acronym, drugOrProduct, nameable, never, personVerb, registerList } from './word-lists.ts';

const anyName = lexiconFlag.given | lexiconFlag.family;
/** Abbreviations and words of haste that no dictionary has, and small words of English and Spanish. */
const hasty = registerList(
  (
    'pt pts px pte pcte yo hx pmh pmhx psh fh sh sx rx tx dx fx cc hpi ros pe vs wnl nad prn bid tid qid qd qhs po iv im sq sc ed er icu or pacu htn dm copd chf cad afib ckd esrd gerd uti cva tia mi nstemi stemi ' +
    'w wo with without and or the for from here seen today presents new old follow up f u consult admit admitted discharge note re is was in on at to of by has had a an this that male female man woman boy girl ' +
    'paciente pacientes de del la el los las un una con sin por para que y o en se le es fue anos ano edad refiere acude niega dolor tos fiebre mujer hombre varon senora senor sra sr nino nina hoy viene ' +
    'afebrile stable obese elderly pleasant caucasian hispanic asian african american white black intubated sedated ' +
    'pmhx sob doe loc bka aka adl adls ams aox ao ros cp abd ext neuro resp psych gu gi ent cv msk'
  ).split(' '),
);

/** How well a word may be a part of a name: not at all, as an everyday word that is one too, or as a name or a word that nobody knows. */
export type Possible = 0 | 1 | 2;

/** Judges a word by itself, whatever its case. */
export function possibleName({ kind, text, folded, flags, facts, shape }: Token): Possible {
  if (kind !== 'word' || text.length < 2 || (facts.lists & drugOrProduct) !== 0 || facts.isMedical) return 0;
  const isListed = (flags & anyName) !== 0;
  if ((facts.lists & never) !== 0) return isListed && text.length > 3 && (facts.lists & nameable) !== 0 ? 1 : 0;
  const token = { kind, text, folded, flags, facts } as Token;
  if (isPersonPart(token)) return 0;
  if ((facts.lists & hasty) !== 0) return folded === 'doe' && shape !== 'upper' ? 1 : 0;
  if ((facts.lists & acronym) !== 0 && !isListed) return 0;
  if (!isListed) return facts.isEnglish || text.length < 4 ? 0 : 2;
  if ((facts.lists & personVerb) !== 0 && (flags & lexiconFlag.commonGiven) === 0) return 0;
  return facts.strength >= 3 ? 2 : 1;
}

/** A run of possible parts of a name, the tokens [from, to). */
export interface PossibleSpan {
  readonly from: number;
  readonly to: number;
  readonly words: number;
  /** Words that are names or that nobody knows. */
  readonly strong: number;
  /** Listed given names, also those that are everyday words. */
  readonly given: number;
}

const longest = 4;
const ties = new Set(['-', "'", '\u2019']);

function spanOf(scan: Scan, from: number, to: number): PossibleSpan {
  let [words, strong, given] = [0, 0, 0];
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    const possible = possibleName(token);
    if (possible > 0) words++;
    if (possible > 1) strong++;
    if (possible > 0 && (token.flags & lexiconFlag.given) !== 0) given++;
  }
  return { from, to, words, strong, given };
}

const isTied = (scan: Scan, mark: number): boolean =>
  ties.has(tokenAt(scan, mark).text) && tokenAt(scan, mark).gap === 'none' && tokenAt(scan, mark + 1).gap === 'none';

/** The possible name that begins at a token and stays on the line. */
export function possibleFrom(scan: Scan, from: number): PossibleSpan {
  let to = from;
  for (let words = 0; words < longest && possibleName(tokenAt(scan, to)) > 0; words++) {
    if (to > from && !onSameLine(tokenAt(scan, to))) break;
    to++;
    if (isTied(scan, to) && possibleName(tokenAt(scan, to + 1)) > 0) to++;
  }
  return spanOf(scan, from, to);
}

/** The possible name that ends before a token and stays on the line. */
export function possibleBefore(scan: Scan, to: number): PossibleSpan {
  let from = to;
  for (let words = 0; words < longest && from > 0 && possibleName(tokenAt(scan, from - 1)) > 0; words++) {
    if (from < to && !onSameLine(tokenAt(scan, from))) break;
    from--;
    if (isTied(scan, from - 1) && possibleName(tokenAt(scan, from - 2)) > 0) from--;
  }
  return spanOf(scan, from, to);
}

/** True for a run that is a given and a family name, or two words that nobody knows. */
export const isWholeName = ({ words, strong, given }: PossibleSpan): boolean => words > 1 && (given > 0 || strong > 1);
