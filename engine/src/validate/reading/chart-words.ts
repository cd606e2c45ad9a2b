import { modifiersAt, type ContextScope, type Modifiers } from '../../context/find-context.ts';
import type { ReadSentence } from '../../context/read-sentences.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Segment } from '../../note/segments.ts';
import type { Token } from '../../text/tokens.ts';
import { stemWord } from './word-stems.ts';

/** A sentence with the heading it stands under. */
export interface ChartSentence extends Span {
  readonly at: number;
  readonly subject: Subject | undefined;
}

/** A word of the chart, by its stem, and how it is said. */
export interface ChartWord extends Span {
  readonly stem: string;
  readonly sentence: ChartSentence;
  readonly modifiers: Modifiers;
}

export interface ChartWords {
  readonly sentences: readonly ChartSentence[];
  /** Every word of three letters and more, and figures, by stem. */
  readonly byStem: ReadonlyMap<string, readonly ChartWord[]>;
  /** How the word that begins at a place is said. */
  readonly modifiersAt: (start: number) => Modifiers | null;
}

/** Words behind which a condition is only spoken of: "pneumonia vaccine", "diabetes screening", "stroke risk". */
const spokenOf = new Set(
  'vaccine vaccination vaccines shot screening screen risk risks precautions prevention prophylaxis education handout questionnaire clinic program'.split(
    ' ',
  ),
);

const nothing: Modifiers = { negated: false, uncertain: false, historical: false, family: false, hypothetical: false };

function modifiersOf(
  scopes: readonly ContextScope[],
  token: Token,
  next: Token | undefined,
  subject: Subject | undefined,
): Modifiers {
  const found = scopes.length > 0 ? modifiersAt(scopes, token) : nothing;
  const family = found.family || subject === 'family-history';
  const hypothetical = found.hypothetical || (next !== undefined && spokenOf.has(next.lower));
  return family === found.family && hypothetical === found.hypothetical ? found : { ...found, family, hypothetical };
}

/** What stands in brackets says nothing of what follows them: "(cannot give a history): asthma". */
function closeBrackets(scopes: readonly ContextScope[], tokens: readonly Token[]): ContextScope[] {
  if (!tokens.some(({ text }) => text === '(')) return [...scopes];
  return scopes.map((scope) => {
    let depth = 0;
    for (const { text, start } of tokens) {
      if (text === '(' && start < scope.start) depth += 1;
      if (text !== ')') continue;
      if (depth > 0 && start >= scope.start) return start < scope.end ? { ...scope, end: start } : scope;
      depth = Math.max(0, depth - 1);
    }
    return scope;
  });
}

/** "Hx: Pain of the shoulder for five months": a heading over the story of today, where a list of past illnesses has no duration. */
function withoutHeading(scopes: readonly ContextScope[], tokens: readonly Token[]): readonly ContextScope[] {
  const [first, mark] = tokens;
  if (
    first?.lower !== 'hx' ||
    mark?.text !== ':' ||
    !tokens.some(({ lower }) => lower === 'for' || lower === 'since' || lower === 'x')
  )
    return scopes;
  return scopes.filter(({ kind, start }) => kind !== 'historical' || start > (tokens[2]?.start ?? mark.start));
}

const relatives = new Set(
  'mother father mom dad brother sister grandmother grandfather aunt uncle cousin son daughter wife husband partner'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
);

/** "Her brother, who has diabetes, drives her": what is told of a relative in a clause of its own. */
function relativeClauses(tokens: readonly Token[]): ContextScope[] {
  const scopes: ContextScope[] = [];
  let end = -1;
  tokens.forEach((token, at) => {
    if (!relatives.has(token.lower)) return;
    const who = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
    // What runs on into the clause of another relative is within that of the first.
    if (tokens[who]?.lower !== 'who' || who < end) return;
    end = endOfClause(tokens, who);
    const last = tokens[end];
    if (last) scopes.push({ kind: 'family', start: token.start, end: last.end });
  });
  return scopes;
}

/** The place of the mark that ends a clause, or of the last token. */
function endOfClause(tokens: readonly Token[], from: number): number {
  let at = from + 1;
  while (at < tokens.length - 1 && !/^[,;.)]$/.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}

/** The word that begins at a place. */
function wordAt(words: readonly ChartWord[], start: number): ChartWord | undefined {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  const word = words[low];
  return word?.start === start ? word : undefined;
}

/** The words of a chart by their stems, each with its sentence, heading and how it is said. Linear. */
export function readChartWords(sentences: readonly ReadSentence[], segments: readonly Segment[]): ChartWords {
  const byStem = new Map<string, ChartWord[]>();
  const inOrder: ChartWord[] = [];
  let segment = 0;
  const headed = sentences.map((span, at): ChartSentence => {
    while ((segments[segment + 1]?.start ?? Infinity) <= span.start + 1) segment += 1;
    // A heading on the sentence's own line opens its segment within the sentence.
    const next = segments[segment + 1];
    const subject = (next && next.start < span.end ? next : segments[segment])?.subject;
    return { start: span.start, end: span.end, at, subject };
  });
  for (const sentence of headed) {
    const { tokens = [], scopes: found = [] } = sentences[sentence.at] ?? {};
    const scopes = [...closeBrackets(withoutHeading(found, tokens), tokens), ...relativeClauses(tokens)];
    tokens.forEach((token, at) => {
      if (token.kind === 'mark' || (token.kind === 'word' && token.lower.length < 2)) return;
      const stem = stemWord(token.lower);
      const modifiers = modifiersOf(scopes, token, tokens[at + 1], sentence.subject);
      const word = { start: token.start, end: token.end, stem, sentence, modifiers };
      inOrder.push(word);
      const group = byStem.get(stem);
      if (group) group.push(word);
      else byStem.set(stem, [word]);
    });
  }
  return { sentences: headed, byStem, modifiersAt: (start) => wordAt(inOrder, start)?.modifiers ?? null };
}
