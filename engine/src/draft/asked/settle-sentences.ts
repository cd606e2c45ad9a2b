import type { SaidLine } from '../../complete/answers/render-answer.ts';
import type { DraftCheck } from '../check-draft.ts';
import { checkSaid } from './check-said.ts';
import type { NoteLine } from './note-lines.ts';

/** A sentence of an answer, with the ids of the lines that it rests on. */
export interface AskedSentence {
  readonly text: string;
  readonly from: readonly string[];
}

/** More is a note and no answer. */
const mostSentences = 12;

/**
 * What of an answer stands. A sentence that rests on no line of the note or its sources is dropped; one that rests on a clinician's own words is said in
 * these; every other is checked as a statement of a note is, under no heading, and marked where it does not hold.
 * @param input the words of the ranges of the brief
 */
export function settleSentences(
  sentences: readonly AskedSentence[],
  check: DraftCheck,
  lines: readonly NoteLine[],
  input: string,
): { readonly said: readonly SaidLine[]; readonly dropped: number } {
  const known = new Set([
    ...check.brief.passages.map(({ id }) => id),
    ...check.brief.facts.flatMap(({ id }) => (/^[fn]/.test(id) ? [id] : [])),
  ]);
  const own = new Map(lines.filter(({ isOwn }) => isOwn).map((line) => [line.id, line]));
  let dropped = Math.max(0, sentences.length - mostSentences);
  const said = sentences.slice(0, mostSentences).flatMap(({ text, from }): SaidLine[] => {
    const rests = from.filter((id) => known.has(id));
    if (rests.length === 0) {
      dropped += 1;
      return [];
    }
    const written = rests.flatMap((id) => own.get(id) ?? []);
    if (written.length > 0) return written.map((line) => ({ text: line.text, sources: [], support: 'structural' }));
    return [checkSaid({ section: '', text, from: rests }, check, input)];
  });
  return { said: said.filter(({ text }, at) => said.findIndex((one) => one.text === text) === at), dropped };
}
