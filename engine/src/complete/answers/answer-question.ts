import { answerSentences } from '../../knowledge/answer-sentences.ts';
import type { RenderedDocument } from '../../model/document.ts';
import type { LeftOut } from '../../model/left-out.ts';
import type { NoteResult, OpenPoint } from '../../model/result.ts';
import type { Question } from '../../note/questions/question.ts';
import { prepareFor, type NoteSource } from '../complete-note.ts';
import {
  linesOfNote,
  linesOfSource,
  linesOfWords,
  withoutRepeats,
  type AnswerLine,
  type AskedNoteText,
} from './answer-lines.ts';
import { draftAnswer } from './draft-answer.ts';
import { findTopicAsked } from './find-topic-asked.ts';
import { renderAnswer } from './render-answer.ts';

/** So many statements answer a question. */
export const mostAnswers = 6;

/** The note at hand as far as a question goes. */
export interface QuestionedNote extends AskedNoteText {
  readonly leftOut: readonly LeftOut[];
}

/** What is answered to a question about the note at hand. */
export interface Answer {
  /** Statements with their sources, which are ranges of what the note was made from. */
  readonly rendered: RenderedDocument;
  /** False where neither the note nor its sources say anything of it. */
  readonly isFound: boolean;
}

const bare = { subjects: [], facts: [] } as const;

/** Words of the source that the note leaves out. */
function lineLeftOut(input: string, { sources }: LeftOut): AnswerLine {
  const text = sources.map(({ start, end }) => `“${input.slice(start, end).replace(/\s+/g, ' ')}”`).join(' – ');
  return { text, english: text, sources, support: 'supported', ...bare, from: 'quote' };
}

/** What the note itself asks to be looked at: the engine's words, which claim nothing of the patient. */
const lineToCheck = ({ sentence, sources }: OpenPoint): AnswerLine => ({
  text: sentence,
  english: sentence,
  sources,
  support: 'structural',
  ...bare,
  from: 'note',
});

/**
 * Answers a question about a note from the note as it stands, from what the engine writes of its source, and from the words of the source, in this
 * order; each statement keeps its sources. Yes, no or perhaps is said where typed facts say so for certain. What neither holds is said not to be
 * there: nothing is answered from anywhere else.
 * @param written the engine's own note of the source
 */
export function answerQuestion(
  question: Question,
  source: NoteSource,
  written: NoteResult,
  note: QuestionedNote,
): Answer {
  const { input, options } = source;
  const { facts = [], openPoints = [] } = written;
  const prepared = prepareFor(source);
  const ofNote = linesOfNote(note, facts, prepared);
  const lines = [...ofNote, ...linesOfSource(written, ofNote, prepared)];
  let read: readonly AnswerLine[] | undefined;
  const say = answerSentences[question.language];
  const hasOlder = options.sources?.some(({ kind }) => kind !== 'current') === true;
  const drafted = draftAnswer({
    question,
    topic: findTopicAsked(question.about, question.language),
    lines,
    words: () => (read ??= linesOfWords(input, prepared)),
    leftOut: note.leftOut.map((one) => lineLeftOut(input, one)),
    contradicted: hasOlder ? openPoints.map(lineToCheck) : undefined,
    say,
  });
  const all = withoutRepeats(drafted.lines);
  const rendered = renderAnswer({
    lead: drafted.lead?.replaceAll('{x}', question.about),
    lines: all.slice(0, mostAnswers),
    rest: all.length > mostAnswers ? say.more : undefined,
  });
  return { rendered, isFound: drafted.isFound };
}
