import { randomUUID } from 'node:crypto';
import type { Brief, FaultKind } from '@notewright/engine';
import type { AnswerForm, Model } from '../../models/model.ts';
import { ModelAnswerProblem } from '../ask-model.ts';
import { repairHeadings } from '../prompts/note/headings.ts';
import { faultSentences, repairSystem } from '../prompts/note/repair.ts';
import { frameAsData } from '../shield-prompt.ts';
import { restsOn } from './describe-brief.ts';
import { readStatement, statementForm, type DraftedStatement } from './read-statements.ts';

/** Longer than any statement with its lines. */
const longestAnswer = 20_000;

const form: AnswerForm = { name: 'statement', schema: statementForm };

/** A statement that is not right, with placeholders in place of originals. */
export interface FaultyStatement extends DraftedStatement {
  readonly title: string;
  readonly faults: readonly FaultKind[];
}

const lineStart = /^([sfnhq]\d+) \| /;

/** The lines of the brief by their ids, as they stand in the shielded prompt. */
export function shieldedLines(prompt: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const line of prompt.split('\n')) {
    const id = lineStart.exec(line)?.[1];
    if (id !== undefined && !lines.has(id)) lines.set(id, line);
  }
  return lines;
}

/** The titles of the sections by their ids, as they stand in the shielded prompt: those of a person's own template are their words. */
export function shieldedTitles(prompt: string, { sections }: Pick<Brief, 'sections'>): ReadonlyMap<string, string> {
  const ids = new Set(sections.map(({ id }) => id));
  const titles = new Map<string, string>();
  for (const line of prompt.split('\n')) {
    const [id = '', title] = line.split(' | ');
    if (title !== undefined && ids.has(id) && !titles.has(id)) titles.set(id, title);
  }
  return titles;
}

/** The ids that a statement names, each fact followed by the sentences that it rests on. */
function namedIds(from: readonly string[], { facts, passages }: Brief): ReadonlySet<string> {
  const read = new Map(facts.map((fact) => [fact.id, fact]));
  return new Set(
    from.flatMap((id) => {
      const fact = read.get(id);
      return fact === undefined ? [id] : [id, ...restsOn(fact, passages)];
    }),
  );
}

/**
 * Has a model put one of its statements right: it gets the lines that the statement names, its own words, and what is wrong.
 * @returns the statement as it is now; null where it names no line, or the answer is none
 * @throws ModelProblem, ModelAnswerProblem
 */
export async function repairStatement(
  model: Model,
  { section, title, text, from, faults }: FaultyStatement,
  { brief, lines }: { readonly brief: Brief; readonly lines: ReadonlyMap<string, string> },
  signal: AbortSignal,
): Promise<DraftedStatement | null> {
  const ids = [...namedIds(from, brief)].filter((id) => lines.has(id));
  if (ids.length === 0) return null;
  const wrong = faults.flatMap((kind) => (kind === 'unread' ? [] : [faultSentences[kind]]));
  const mark = randomUUID().slice(0, 8);
  const prompt = [
    frameAsData(mark, { heading: repairHeadings.lines, text: ids.map((id) => lines.get(id)).join('\n') }),
    frameAsData(mark, { heading: repairHeadings.statement, text: `${title} | ${text}` }),
    `${repairHeadings.faults}\n${wrong.map((sentence) => `- ${sentence}`).join('\n')}`,
  ].join('\n\n');
  let answer = '';
  for await (const piece of model.stream({ system: repairSystem, prompt, form, signal })) {
    answer += piece;
    if (answer.length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
  }
  const repaired = readStatement(section, answer);
  if (repaired === null) return null;
  const named = repaired.from.filter((id) => ids.includes(id));
  return { ...repaired, from: named.length > 0 ? named : from };
}
