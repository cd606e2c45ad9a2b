import type { Block } from '../../blocks/block.ts';
import { cutRuns } from '../../blocks/cut-runs.ts';
import { readBlocks } from '../../blocks/read-blocks.ts';
import { nearestEntrySubject } from '../../blocks/read-entries.ts';
import { isTakenBack } from '../../blocks/taken-back.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { readTalk } from '../../dialogue/read-dialogue.ts';
import type { Sentence } from '../../dialogue/sentences/read-sentences.ts';
import type { Subject } from '../../document/subjects.ts';
import { placeClauses } from '../../facts/place-clauses.ts';
import type { Span } from '../../model/span.ts';
import { readTextOf, type ReadText } from '../../text/read-text.ts';
import type { Turn } from '../../text/turns.ts';
import { readRemark } from '../remark/read-remark.ts';
import { firstOverlap } from './content-words.ts';

/** What an input states at one place. */
export interface InputClause {
  /** Ranges of the text that was read; of a visit, the question and its answer. */
  readonly sources: readonly Span[];
  /** What it is about. */
  readonly subject: () => Subject | undefined;
}

const itemsOf = (block: Block): readonly Block[] => (block.kind === 'item' ? [block] : block.children.flatMap(itemsOf));

/** The subject of a place in a text, read once, and only when it is asked for. */
function subjectsOf(read: ReadText, blocks: Block): (span: Span) => Subject | undefined {
  let placed: ReturnType<typeof placeClauses> | undefined;
  return (span) => {
    placed ??= placeClauses(read, nearestEntrySubject, blocks);
    return firstOverlap(placed, span)?.subject;
  };
}

/**
 * The clauses of a typed text. Headings, what a system prints, greetings, requests to the tool and what the writer takes back
 * are none; what is copied forward from an earlier day is.
 * @param blocks those of the text, where they have been read
 */
export function typedClauses(written: string | ReadText, blocks: Block = readBlocks(written)): InputClause[] {
  const read = readTextOf(written);
  const { text } = read;
  const subjectAt = subjectsOf(read, blocks);
  return itemsOf(blocks)
    .filter((item) => !isTakenBack(text.slice(item.start, item.end)))
    .flatMap((item) => cutRuns(read, item))
    .filter(({ start, end }) => readRemark(text.slice(start, end)) === undefined)
    .map((span) => ({ sources: [span], subject: () => subjectAt(span) }));
}

/** From here on a sentence of a talk is shown for its worth alone. */
const worthShowing = 0.5;
/** What names a drug or a problem is shown, unless it is surely small talk. */
const worthNaming = 0.1;

const namesClinical = (words: string): boolean => drugsNamed(words).size > 0 || findProblemsIn(words).length > 0;

/** What a visit's talk offers for its note: sentences likely to be in one, and what else names a drug or a problem outside a question. */
export const spokenClauses = (sentences: readonly Sentence[]): InputClause[] =>
  sentences
    .filter(
      ({ isQuestion, weighed: { worth }, raw }) =>
        !isQuestion && (worth >= worthShowing || (worth >= worthNaming && namesClinical(raw))),
    )
    .map(({ span, weighed }): InputClause => ({ sources: [span], subject: () => weighed.subject }));

/** The clauses of a text. @param turns of a visit's talk; none of a typed or dictated text */
export const readClauses = (text: string, turns: readonly Turn[]): InputClause[] =>
  turns.length === 0 ? typedClauses(text) : spokenClauses(readTalk(text, turns).sentences);
