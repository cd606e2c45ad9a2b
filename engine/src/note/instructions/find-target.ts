import type { PlacedStatement } from '../../model/document.ts';
import type { Subject } from '../../document/subjects.ts';
import { contentWords } from '../left-out/content-words.ts';
import { stemWord } from '../topic/stem-word.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import type { Target } from './instruction.ts';
import { findPart, type Manner, type NotePart } from './note-parts.ts';

/** A statement of a note, with the part that it stands in. */
export interface Found {
  readonly statement: PlacedStatement;
  readonly part: NotePart;
}

const stemsOf = (text: string): string[] =>
  contentWords(text, { start: 0, end: text.length }).map(({ start, end }) =>
    stemWord(text.slice(start, end).toLowerCase()),
  );

/** True where a text has every word of weight of some others, whatever their endings. */
function says(text: string, words: readonly string[]): boolean {
  const own = new Set(stemsOf(text));
  return words.length > 0 && words.every((word) => own.has(word));
}

/** What a statement lists: "Rest, ice and elevation" has three. What stands in brackets belongs to what is before it. */
const listedIn = (text: string): string[] => text.replace(/\([^)]*\)/g, '').split(/[,;]\s|\s(?:and|or|y|o)\s/u);

/** The statements of the parts that an instruction is about: of one section, or of all. */
export function statementsIn(
  parts: readonly NotePart[],
  subject: Subject | undefined,
  manner: Manner,
): readonly Found[] | InstructionProblem {
  const at = subject === undefined ? -1 : findPart(parts, subject, manner);
  if (subject !== undefined && at < 0) return 'noSection';
  const own = at < 0 ? parts : parts.slice(at, at + 1);
  return own.flatMap((part) => part.statements.map((statement) => ({ statement, part })));
}

const onlyOne = (found: readonly Found[]): Found | InstructionProblem => {
  const [one, other] = found;
  if (one === undefined) return 'notFound';
  return other === undefined ? one : 'several';
};

/** The one statement that is meant, or why there is none to be told. */
export function findTarget(parts: readonly NotePart[], target: Target, manner: Manner): Found | InstructionProblem {
  const all = statementsIn(parts, target.by === 'this' ? undefined : target.within, manner);
  if (typeof all === 'string') return all;
  if (target.by === 'this') {
    const changed = all.filter(({ statement }) => statement.origin !== undefined);
    return changed.length === 1 ? onlyOne(changed) : 'which';
  }
  if (target.by === 'place') return all.at(target.at < 0 ? target.at : target.at - 1) ?? 'notFound';
  const words = stemsOf(target.words);
  const found = onlyOne(all.filter(({ statement }) => says(statement.text, words)));
  if (typeof found === 'string' || target.by === 'words') return found;
  // What is only one of the things that a statement lists does not take the others with it.
  const listed = listedIn(found.statement.text);
  return listed.length > 1 && !listed.every((one) => says(one, words)) ? 'oneOfMany' : found;
}
