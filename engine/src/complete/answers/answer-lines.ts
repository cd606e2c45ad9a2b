import type { Fact } from '../../document/fact.ts';
import type { Subject } from '../../document/subjects.ts';
import type { PlacedStatement, Statement } from '../../model/document.ts';
import type { NoteResult } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { subjectsOfHeading } from '../../note/forms/subjects-of-heading.ts';
import { readable } from '../../note/instructions/change-note.ts';
import { partsOf } from '../../note/instructions/note-parts.ts';
import type { PreparedInput } from '../../note/prepare-input.ts';
import { splitSentences } from '../../text/sentences.ts';
import { foldedWords } from './folded-words.ts';

/** What an answer may say: a statement of the note, one of the engine's own of the source, or words of the source. */
export interface AnswerLine {
  readonly text: string;
  /** As the readers take it; the same in English. */
  readonly english: string;
  readonly sources: readonly Span[];
  readonly support: Statement['support'];
  readonly subjects: readonly Subject[];
  readonly facts: readonly Fact[];
  readonly from: 'note' | 'source' | 'quote';
}

/** The note at hand, and what it was made from, read. */
export interface AskedNoteText {
  readonly markdown: string;
  readonly statements: readonly PlacedStatement[];
}

const within = (one: Span, other: Span): boolean => other.start <= one.start && one.end <= other.end;
const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
const overlapsAny = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some((one) => others.some((other) => overlaps(one, other)));

/** The facts that a statement rests on, of those that were read of the source. */
const factsWithin = (facts: readonly Fact[], sources: readonly Span[]): Fact[] =>
  facts.filter(({ evidence }) => evidence.every((one) => sources.some((other) => within(one, other))));

/** A model's words that the check did not find in the source answer nothing; a clinician's own do. */
const counts = ({ support, origin, confirmed }: PlacedStatement): boolean =>
  support === 'supported' || (support === 'unsupported' && (origin !== undefined || confirmed !== undefined));

/** A row of a table as it is said. */
const asSaid = (text: string): string => text.replace(/\t/, ': ').replaceAll('\t', ', ');

/** The statements of the note at hand as it stands, in its order. */
export function linesOfNote(note: AskedNoteText, facts: readonly Fact[], { tongue }: PreparedInput): AnswerLine[] {
  return partsOf(note, { tongue }).flatMap(({ heading, level, statements }) => {
    const subjects = level > 2 ? subjectsOfHeading({ title: heading.title, takes: [] }) : [];
    return statements.filter(counts).map((one): AnswerLine => {
      const text = asSaid(readable(one.text.replaceAll(' | ', '\t')));
      const { sources, support, origin } = one;
      // What a clinician changed says what its words say, and no more what was read of the source.
      const own = origin === undefined ? factsWithin(facts, sources) : [];
      return { text, english: tongue.asRead(text), sources, support, subjects, facts: own, from: 'note' };
    });
  });
}

/** The engine's own statements of the source that the note at hand does not have. */
export function linesOfSource(
  { sections, facts = [] }: NoteResult,
  known: readonly AnswerLine[],
  { tongue }: PreparedInput,
): AnswerLine[] {
  const standing = known.flatMap(({ sources }) => sources);
  return sections.flatMap(({ title, statements }) =>
    statements
      .filter(({ support, sources }) => support === 'supported' && !overlapsAny(sources, standing))
      .map(({ text, sources, support, facts: own = [] }): AnswerLine => {
        const said = asSaid(text);
        const subjects = subjectsOfHeading({ title, takes: [] });
        const named = facts.filter(({ id }) => own.includes(id));
        return { text: said, english: tongue.asRead(said), sources, support, subjects, facts: named, from: 'source' };
      }),
  );
}

/** What is asked in a visit is said with what was answered. */
const isAsked = (words: string): boolean => /\?\s*$/.test(words);

/** "Doctor: " before what somebody says. */
const withoutSpeaker = (words: string): string => words.replace(/^\s*[\p{L}. ]{1,24}:\s+/u, '').trim();

/** The words of the source, sentence by sentence; a question in a visit with what follows it. */
export function linesOfWords(input: string, { tongue, turns }: PreparedInput): AnswerLine[] {
  const sentences = splitSentences(input);
  return sentences.flatMap((sentence, at): AnswerLine[] => {
    const next = sentences[at + 1];
    const words = input.slice(sentence.start, sentence.end);
    if (isAsked(words) && next === undefined) return [];
    const spans = isAsked(words) && next ? [sentence, next] : [sentence];
    const text = spans
      .map(
        ({ start, end }) =>
          `“${(turns.length > 0 ? withoutSpeaker(input.slice(start, end)) : input.slice(start, end).trim()).replace(/\s+/g, ' ')}”`,
      )
      .join(' – ');
    return [
      {
        text,
        english: tongue.asRead(text),
        sources: spans,
        support: 'supported',
        subjects: [],
        facts: [],
        from: 'quote',
      },
    ];
  });
}

/** Each thing said once. */
export function withoutRepeats(lines: readonly AnswerLine[]): AnswerLine[] {
  const said = new Set<string>();
  return lines.filter(({ text }) => {
    const words = foldedWords(text);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}
