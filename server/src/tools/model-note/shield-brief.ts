import { joinInput } from '@notewright/contract';
import type { Brief, BriefFact, NoteOptions, NoteResult } from '@notewright/engine';
import { describePreferences } from './describe-preferences.ts';
import { describeForm } from './describe-form.ts';
import type { EnginePool } from '../engine-pool.ts';
import { noteHeadings } from '../prompts/note/headings.ts';
import { shieldParts } from '../shield-parts.ts';
import type { ShieldedPrompt } from '../shield-prompt.ts';
import type { ToolRun } from '../tool.ts';
import { describeBrief, passagesOf } from './describe-brief.ts';

/** What a model is given to write a note from, shielded; null when it must not be sent. */
export async function shieldBrief(
  enginePool: EnginePool,
  run: ToolRun,
  { brief, result, options }: { readonly brief: Brief; readonly result: NoteResult; readonly options: NoteOptions },
): Promise<ShieldedPrompt | null> {
  const input = joinInput(run.message, run.sources);
  const shielded = await shieldParts(enginePool, run, [
    ...describeBrief(brief, input, options.form),
    { heading: noteHeadings.form, text: formOf(result, options) },
  ]);
  return shielded === null ? null : withoutRemains(shielded, brief, input);
}

/** The form that was asked for, and how its reader likes notes. */
const formOf = (result: NoteResult, options: NoteOptions): string =>
  [describeForm(result, options), describePreferences(options.preferences)].filter((part) => part !== '').join('\n');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const placeholders = /\[[A-Z_]{2,16}-\d{1,9}(?:-[A-Z]{2,8})?\]/g;
/** A moved date is no remnant of the one that it stands for. */
const isPlaceholder = (sent: string): boolean => sent.startsWith('[');

/** Texts by each of their words: nearly no line has a word of one. */
function byWord(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) found.set(word, [...(found.get(word) ?? []), text]);
  return found;
}

/** The words of the input around those that a fact rests on: its sentences; of what is older, its lines. */
function wordsAround(fact: BriefFact, { passages }: Pick<Brief, 'passages'>, input: string): string {
  if (!fact.isFixed)
    return passagesOf(fact, passages)
      .map(({ start, end }) => input.slice(start, end))
      .join('\n');
  return fact.sources
    .map(({ start, end }) => {
      const next = input.indexOf('\n', end);
      return input.slice(input.lastIndexOf('\n', start) + 1, next < 0 ? input.length : next);
    })
    .join('\n');
}

/**
 * Without what the engine says of words that identify somebody, where a piece of these is left in it: a dictated "jane.sample@mail.example" is
 * read as sentences, of which none is an address any more. The sentence itself stays, shielded.
 */
export function withoutRemains(
  { prompt, originals }: ShieldedPrompt,
  brief: Pick<Brief, 'passages' | 'facts'>,
  input: string,
): ShieldedPrompt {
  const facts = new Map(brief.facts.map((fact) => [fact.id, fact]));
  const originalsOf = byWord([...originals].flatMap(([sent, one]) => (isPlaceholder(sent) ? [one] : [])));
  const holdsRemains = (line: string): boolean => {
    const fact = facts.get(/^([fn]\d+) \| /.exec(line)?.[1] ?? '');
    if (fact === undefined) return false;
    const [, , ...said] = line.replace(placeholders, ' ').split(' | ');
    const hidden = wordsOf(said.join(' ')).flatMap((word) => originalsOf.get(word) ?? []);
    if (hidden.length === 0) return false;
    const around = wordsAround(fact, brief, input);
    return hidden.some((one) => around.includes(one));
  };
  return {
    prompt: prompt
      .split('\n')
      .filter((line) => !holdsRemains(line))
      .join('\n'),
    originals,
  };
}
