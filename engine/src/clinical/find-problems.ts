import { findScopes, modifiersAt } from '../context/find-context.ts';
import type { ContextScope, Modifiers } from '../context/find-context.ts';
import type { Span } from '../model/span.ts';
import { matchPhrases, phrasePrefilter } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { afterValue } from './data/also-names.ts';
import { isBodySite } from './anatomy.ts';
import { capitalsOnly, problemIndex } from './problems.ts';
import type { BodySystem, ProblemKind } from './problems.ts';
import { standsAsName } from './stands-as-name.ts';

/** A disease, symptom or finding named in a sentence, with how it is to be read. */
export interface ProblemMention extends Span {
  /** Preferred name, with side and site where the words give them ("right knee pain"). */
  readonly name: string;
  readonly kind: ProblemKind;
  readonly system: BodySystem;
  readonly modifiers: Modifiers;
}

const sideWords: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  bilateral: 'bilateral',
  l: 'left',
  r: 'right',
  lt: 'left',
  rt: 'right',
};
const plurals: Readonly<Record<string, string>> = { feet: 'foot', calves: 'calf', teeth: 'tooth' };
const general = new Set([
  'pain',
  'joint swelling',
  'stiffness',
  'weakness',
  'numbness',
  'tenderness',
  'fracture',
  'sprain',
  'strain',
  'effusion',
  'edema',
  'tingling',
  'laceration',
]);

/** Words beside a general complaint that say where it is: "right knee", "my left shoulder". */
function siteBeside(tokens: readonly Token[], from: number, to: number): string {
  const around = [...tokens.slice(to, to + 6), ...tokens.slice(Math.max(0, from - 4), from)];
  const at = around.findIndex(
    (token, index) => isBodySite(token.lower) && !(token.lower === 'mouth' && around[index - 1]?.lower === 'by'),
  );
  if (at < 0) return '';
  const side = sideWords[around[at - 1]?.lower ?? ''];
  const between = around.slice(0, at).some((token) => /^[.;:?!]$/.test(token.text));
  const site = around[at]?.lower ?? '';
  return between
    ? ''
    : [
        side,
        plurals[site] ??
          site.replace(
            /^(leg|arm|hand|knee|hip|shoulder|ankle|elbow|wrist|finger|toe|eye|ear|rib|thigh|breast|lung|kidney)s$/,
            '$1',
          ),
      ]
        .filter(Boolean)
        .join(' ');
}

function fullName(tokens: readonly Token[], from: number, to: number, name: string): string {
  const side = sideWords[tokens[from - 1]?.lower ?? ''];
  const longSide = side && (tokens[from - 1]?.lower.length ?? 0) > 2 ? side : undefined;
  if (!general.has(name)) return longSide && isBodySite(tokens[from]?.lower ?? '') ? `${longSide} ${name}` : name;
  const site = siteBeside(tokens, from, to);
  return site === '' ? name : `${site} ${name === 'joint swelling' ? 'swelling' : name}`;
}

const deniedShort = /^(?:ha|hi|loc|doe)$/;

/** Stands in capitals, or right after a denial, which no plain word does that is written like one of these. */
function isShortForm(tokens: readonly Token[], at: number): boolean {
  const { text = '', lower = '' } = tokens[at] ?? {};
  return (
    text === text.toUpperCase() || (deniedShort.test(lower) && /^(?:no|denies)$/.test(tokens[at - 1]?.lower ?? ''))
  );
}

/** "sats 94 OA": what a value was measured on. */
const saysOfValue = (tokens: readonly Token[], at: number): boolean =>
  afterValue.has(tokens[at]?.lower ?? '') && /^(?:\d{2,3}|%)$/.test(tokens[at - 1]?.text ?? '');

/**
 * The problems named in one sentence. Ranges are those of the tokens. Forms such as "HA" or "SI" that are words in lower
 * case count in capitals only.
 * @param readScopes gives the scopes of the tokens, where they have been found
 */
export function findProblems(
  tokens: readonly Token[],
  readScopes: () => readonly ContextScope[] = () => findScopes(tokens),
): ProblemMention[] {
  const matches = matchPhrases(tokens, problemIndex);
  if (matches.length === 0) return [];
  const scopes = readScopes();
  const mentions: ProblemMention[] = [];
  for (const match of matches) {
    const written = tokens[match.from];
    if (
      written &&
      match.to - match.from === 1 &&
      ((capitalsOnly.has(written.lower) && !isShortForm(tokens, match.from)) ||
        standsAsName(tokens, match.from) ||
        saysOfValue(tokens, match.from))
    )
      continue;
    const { kind, system, name } = match.value;
    mentions.push({
      start: match.start,
      end: match.end,
      name: fullName(tokens, match.from, match.to, name),
      kind,
      system,
      modifiers: modifiersAt(scopes, match),
    });
  }
  return mentions;
}

const prefilter = phrasePrefilter(problemIndex);

/** The problems named in a text of one or a few sentences; offsets are into it, plus `offset`. */
export function findProblemsIn(text: string, offset = 0): ProblemMention[] {
  return prefilter.mayHold(text) ? findProblems(tokenize(text, offset)) : [];
}
