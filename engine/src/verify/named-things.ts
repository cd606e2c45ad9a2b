import type { Span } from '../model/span.ts';
import { findDrug } from '../clinical/drugs.ts';
import { indexPhrases, matchPhrases } from '../text/phrases.ts';
import { isNumberWord } from '../text/spoken-numbers.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { testRows } from './data/tests.ts';

export type ThingKind = 'drug' | 'laboratory' | 'imaging' | 'maneuver' | 'vital';

/** A drug, test or vital sign that a text names. */
export interface Thing extends Span {
  readonly kind: ThingKind;
  /** Its names: one, or several where a word may mean any of them ("cholesterol": LDL, HDL, a lipid panel). */
  readonly names: readonly string[];
  /** False for a patient's word, which supports a name but does not claim the test. */
  readonly claims: boolean;
}

const kinds: Readonly<Record<string, ThingKind>> = { l: 'laboratory', i: 'imaging', e: 'maneuver', v: 'vital' };

/** Short forms of drugs that charts use in capitals, with the drug. */
export const shortDrugs: Readonly<Record<string, string>> = {
  ASA: 'aspirin',
  APAP: 'acetaminophen',
  PCN: 'penicillin',
  NTG: 'nitroglycerin',
  MTX: 'methotrexate',
  HCTZ: 'hydrochlorothiazide',
  TMP: 'trimethoprim',
  SMX: 'sulfamethoxazole',
};

interface Form {
  readonly kind: ThingKind;
  readonly names: string[];
  claims: boolean;
  readonly capitals: boolean;
}

function readForms(): Map<string, Form> {
  const forms = new Map<string, Form>();
  for (const row of testRows) {
    const [mark = '', name = '', ...written] = row.split('|');
    for (const form of written) {
      const phrase = tokenize(form.replace(/^[~^]/, ''))
        .map((token) => token.lower)
        .join(' ');
      const known = forms.get(phrase);
      const claims = !form.startsWith('~');
      if (known) {
        known.names.push(name);
        known.claims ||= claims;
      } else
        forms.set(phrase, { kind: kinds[mark] ?? 'laboratory', names: [name], claims, capitals: form.startsWith('^') });
    }
  }
  return forms;
}

const index = indexPhrases(readForms());

function drugAt(token: Token): Thing | undefined {
  if (token.kind !== 'word') return undefined;
  const short = Object.hasOwn(shortDrugs, token.text) ? shortDrugs[token.text] : undefined;
  const name = short ?? findDrug(token.lower)?.generic;
  return name === undefined
    ? undefined
    : { kind: 'drug', names: [name], claims: true, start: token.start, end: token.end };
}

const isValueAhead = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' ||
  isNumberWord(tokens[at]?.lower) ||
  (/^[:=]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number');

/** The drugs, tests and vital signs that a text names, in order. Linear. */
export function findThings(tokens: readonly Token[]): Thing[] {
  const things: Thing[] = [];
  for (const match of matchPhrases(tokens, index)) {
    const { kind, names, claims, capitals } = match.value;
    const first = tokens[match.from];
    const shouted =
      match.end - match.start < 3 ? /^[A-Z]/.test(first?.text ?? '') : first?.text === first?.text.toUpperCase();
    // "K", "Na" and "Cr" are names only right before their value.
    if (
      capitals &&
      kind === 'laboratory' &&
      match.end - match.start < 3 &&
      (!shouted || !isValueAhead(tokens, match.to))
    )
      continue;
    things.push({ kind, names, claims: claims && (!capitals || shouted), start: match.start, end: match.end });
  }
  let last: Thing | undefined;
  tokens.forEach((token, at) => {
    const drug = drugAt(token);
    if (!drug) return;
    // "amoxicillin-clavulanate" is one thing with two names.
    const joined = last?.kind === 'drug' && tokens[at - 1]?.text === '-' && last.end === token.start - 1;
    if (joined) things.pop();
    last = joined && last ? { ...drug, names: [...last.names, ...drug.names], start: last.start } : drug;
    things.push(last);
  });
  return things.sort((a, b) => a.start - b.start);
}
