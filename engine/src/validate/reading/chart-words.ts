import { findScopes, modifiersAt, type Modifiers } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../note/section-ids.ts';
import type { Segment } from '../../note/segments.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
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
}

/** Words behind which a condition is only spoken of: "pneumonia vaccine", "diabetes screening", "stroke risk". */
const spokenOf = new Set('vaccine vaccination vaccines shot screening screen risk risks precautions prevention prophylaxis education handout questionnaire clinic program'.split(' ')); // prettier-ignore

const nothing: Modifiers = { negated: false, uncertain: false, historical: false, family: false, hypothetical: false };

function modifiersOf(scopes: ReturnType<typeof findScopes>, token: Token, next: Token | undefined, subject: Subject | undefined): Modifiers {
  const found = scopes.length > 0 ? modifiersAt(scopes, token) : nothing;
  const family = found.family || subject === 'family-history';
  const hypothetical = found.hypothetical || (next !== undefined && spokenOf.has(next.lower));
  return family === found.family && hypothetical === found.hypothetical ? found : { ...found, family, hypothetical };
} // prettier-ignore

/** The words of a chart by their stems, each with its sentence, heading and how it is said. Linear. */
export function readChartWords(text: string, sentences: readonly Span[], segments: readonly Segment[]): ChartWords {
  const byStem = new Map<string, ChartWord[]>();
  let segment = 0;
  const headed = sentences.map((span, at): ChartSentence => {
    while ((segments[segment + 1]?.start ?? Infinity) <= span.start + 1) segment += 1;
    // A heading on the sentence's own line opens its segment within the sentence.
    const next = segments[segment + 1];
    const subject = (next && next.start < span.end ? next : segments[segment])?.subject;
    return { start: span.start, end: span.end, at, subject };
  });
  for (const sentence of headed) {
    const tokens = tokenize(text.slice(sentence.start, sentence.end), sentence.start);
    const scopes = findScopes(tokens);
    tokens.forEach((token, at) => {
      if (token.kind === 'mark' || (token.kind === 'word' && token.lower.length < 2)) return;
      const stem = stemWord(token.lower);
      const modifiers = modifiersOf(scopes, token, tokens[at + 1], sentence.subject);
      const word = { start: token.start, end: token.end, stem, sentence, modifiers };
      const group = byStem.get(stem);
      if (group) group.push(word);
      else byStem.set(stem, [word]);
    });
  }
  return { sentences: headed, byStem };
}
