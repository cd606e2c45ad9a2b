import type { Span } from '../model/span.ts';
import { spansOverlap } from '../model/span.ts';
import type { Token } from '../text/tokens.ts';
import { indexPhrases, matchPhrases } from '../text/phrases.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { denialWord } from '../knowledge/assertion-cues.ts';
import { newDenial, triggers } from './triggers.ts';
import type { ModifierKind, Trigger } from './triggers.ts';

/** A stretch of a sentence in which every finding is modified in one way. */
export interface ContextScope extends Span {
  readonly kind: ModifierKind;
}

/** How a mention is to be read. All false: stated as present now, in the patient. */
export interface Modifiers {
  readonly negated: boolean;
  readonly uncertain: boolean;
  readonly historical: boolean;
  readonly family: boolean;
  readonly hypothetical: boolean;
}

const index = indexPhrases(triggers);
/** Words a forward or backward trigger reaches; long enough for "denies a, b, c, d, e or f", short enough for run-on speech. */
const forwardReach = 24;
const backwardReach = 8;

/** "no, i have ..." answers a question; it does not negate what follows. */
function answersOnly(tokens: readonly Token[], match: PhraseMatch<Trigger>): boolean {
  const first = tokens[match.from];
  return (
    first?.lower === denialWord &&
    match.to - match.from === 1 &&
    (tokens[match.to]?.text === ',' || tokens[match.to]?.text === '.')
  );
}

function forwardScope(
  tokens: readonly Token[],
  match: PhraseMatch<Trigger>,
  ends: readonly number[],
  kind: ModifierKind,
): ContextScope | undefined {
  const limit = Math.min(tokens.length, match.to + forwardReach);
  let to = ends.find((end) => end >= match.to && end < limit) ?? limit;
  if (kind === 'uncertain') to = Math.min(to, match.to + 8);
  if (kind === 'historical' && tokens[match.from]?.lower.startsWith('pre')) to = Math.min(to, match.to + 5);
  const last = tokens[to - 1];
  const first = tokens[match.to];
  return first && last && to > match.to ? { kind, start: first.start, end: last.end } : undefined;
}

function backwardScope(
  tokens: readonly Token[],
  match: PhraseMatch<Trigger>,
  ends: readonly number[],
  kind: ModifierKind,
): ContextScope | undefined {
  const reach = Math.max(0, match.from - backwardReach);
  const previous = ends.findLast((end) => end < match.from);
  const from = Math.max(reach, previous === undefined ? 0 : previous + 1);
  const first = tokens[from];
  const last = tokens[match.from - 1];
  return first && last && from < match.from ? { kind, start: first.start, end: last.end } : undefined;
}

const closing: ReadonlySet<string> = new Set('.;!?');
const closes = (token: Token): boolean => token.kind === 'mark' && closing.has(token.text);

/**
 * The negated, uncertain, historical, family and hypothetical stretches of one sentence (its tokens), after NegEx and
 * ConText. A new "denies" closes a scope before it opens its own. Linear but for the few triggers of a sentence.
 */
export function findScopes(tokens: readonly Token[]): ContextScope[] {
  const matches = matchPhrases(tokens, index);
  const ends: number[] = [];
  tokens.forEach((token, at) => {
    if (closes(token)) ends.push(at);
  });
  for (const match of matches)
    if (match.value.role === 'end' || tokens[match.from]?.lower === newDenial) ends.push(match.from);
  ends.sort((a, b) => a - b);
  const scopes: ContextScope[] = [];
  for (const match of matches.slice(0, 400)) {
    const { role, kind } = match.value;
    if (kind === undefined || answersOnly(tokens, match)) continue;
    const scope =
      role === 'pre'
        ? forwardScope(tokens, match, ends, kind)
        : role === 'post'
          ? backwardScope(tokens, match, ends, kind)
          : undefined;
    if (scope) scopes.push(scope);
  }
  return scopes;
}

const bits: Readonly<Record<ModifierKind, number>> = {
  negated: 1,
  uncertain: 2,
  historical: 4,
  family: 8,
  hypothetical: 16,
};

const readingOf = (set: number): Modifiers => ({
  negated: (set & bits.negated) !== 0,
  uncertain: (set & bits.uncertain) !== 0,
  historical: (set & bits.historical) !== 0,
  family: (set & bits.family) !== 0,
  hypothetical: (set & bits.hypothetical) !== 0,
});

/** Every way to be read, by its bits: made once, since every word of a text is asked for. */
const readings: readonly Modifiers[] = Array.from({ length: 32 }, (_, set) => readingOf(set));

/** How a mention at a range is to be read, given the scopes of its sentence. */
export function modifiersAt(scopes: readonly ContextScope[], span: Span): Modifiers {
  let set = 0;
  for (const scope of scopes) if (spansOverlap(scope, span)) set |= bits[scope.kind];
  return readings[set] ?? readingOf(set);
}
