import { findMedications, type MedicationMention } from '../../clinical/find-medications.ts';
import { findProblems, type ProblemMention } from '../../clinical/find-problems.ts';
import { mayNameDrug } from '../../clinical/drugs.ts';
import { problemIndex } from '../../clinical/problems.ts';
import type { ContextScope } from '../../context/find-context.ts';
import { sentenceWithin, type ReadSentence } from '../../context/read-sentences.ts';
import { readSides, type Side } from '../../verify/side-places.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Segment } from '../../note/segments.ts';
import { phrasePrefilter } from '../../text/phrases.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Token } from '../../text/tokens.ts';

/** A sentence of a chart and the heading it stands under; undefined before the first heading. */
export interface ChartStatement extends Span {
  readonly text: string;
  readonly subject: Subject | undefined;
  readonly tokens: readonly Token[];
  /** What of it is negated, uncertain, historical, of the family or hypothetical. */
  readonly scopes: readonly ContextScope[];
}

/** A drug, problem or side with the statement that names it. */
export type Said<T> = T & { readonly statement: ChartStatement };

/** A side given to a part of the body ("right knee"). */
export interface SidedSite extends Span {
  /** The part's name in the singular. */
  readonly site: string;
  readonly side: Side;
}

/** A statement takes its tokens from the sentence of the whole chart that it lies in, once somebody asks for them. */
class Statement implements ChartStatement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly subject: Subject | undefined;
  readonly #read: () => ReadSentence;
  #sentence: ReadSentence | null = null;

  constructor(words: string, { start, end }: Span, subject: Subject | undefined, read: () => ReadSentence) {
    this.start = start;
    this.end = end;
    this.text = words;
    this.subject = subject;
    this.#read = read;
  }

  get tokens(): readonly Token[] {
    return (this.#sentence ??= this.#read()).tokens;
  }

  get scopes(): readonly ContextScope[] {
    return (this.#sentence ??= this.#read()).scopes;
  }
}

/** A text without marks is read in parts, so that what is asked of a statement stays small however long the text is. */
const longestStatement = 1500;

function cutLong(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > longestStatement) {
    const space = text.lastIndexOf(' ', from + longestStatement);
    const to = space > from + longestStatement / 2 ? space : from + longestStatement;
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}

/** A list of allergies within a line ends with it; what stands on the next lines goes on with the story. */
function subjectAt(text: string, { subject, firm, start }: Segment, span: Span): Subject | undefined {
  if (subject !== 'allergies' || firm || !text.slice(start, span.start).trim().length) return subject;
  return text.slice(start, span.start).includes('\n') && /^[A-Z]/.test(text[span.start] ?? '')
    ? 'history-of-present-illness'
    : subject;
}

/** The sentences of a chart under their headings; the headings themselves and page furniture are in none. Linear. */
export function readStatements(
  text: string,
  segments: readonly Segment[],
  sentences: readonly ReadSentence[],
): ChartStatement[] {
  return segments.flatMap((segment) =>
    splitSentences(text, segment)
      .flatMap((span) => cutLong(text, span))
      .map((span) => {
        const read = (): ReadSentence => sentenceWithin(text, sentences, span);
        return new Statement(text.slice(span.start, span.end), span, subjectAt(text, segment, span), read);
      }),
  );
}

/** The drugs that statements name, with dose, frequency and what is done with them. */
export function findMedicationsSaid(statements: readonly ChartStatement[]): Said<MedicationMention>[] {
  return statements.flatMap((statement) =>
    mayNameDrug(statement.text)
      ? findMedications(statement.tokens, () => statement.scopes).map((mention) => ({ ...mention, statement }))
      : [],
  );
}

const problemSieve = phrasePrefilter(problemIndex);

/** The diseases, symptoms and findings that statements name. */
export function findProblemsSaid(statements: readonly ChartStatement[]): Said<ProblemMention>[] {
  return statements.flatMap((statement) =>
    problemSieve.mayHold(statement.text)
      ? findProblems(statement.tokens, () => statement.scopes).map((mention) => ({ ...mention, statement }))
      : [],
  );
}

const maySide =
  /\b(?:left|right|bilateral(?:ly)?|both|[lr]t?|[lrb][lu]e|[lr][lu]q|knees|shoulders|hips|ankles|wrists|elbows|hands|feet|eyes|ears|breasts|legs|arms)\b/i;

/** The sides that statements give to parts of the body; a plural without a side is both. */
export function findSidesSaid(statements: readonly ChartStatement[]): Said<SidedSite>[] {
  return statements.flatMap((statement) => {
    if (!maySide.test(statement.text)) return [];
    return readSides(statement.tokens, statement.text, statement.start).sides.flatMap(({ site, side, start, end }) =>
      site ? [{ site: site.name, side, start, end, statement }] : [],
    );
  });
}
