import { chart } from '../chart/chart.ts';
import { narrowSources } from '../verify/narrow-sources.ts';
import type { Statement } from '../model/document.ts';
import type { LeftOut } from '../model/left-out.ts';
import type { NoteKind, NoteResult } from '../model/result.ts';
import { templateOfForm } from '../note/forms/template-of-form.ts';
import { findLeftOut, withTakenBack } from '../note/left-out/find-left-out.ts';
import { readClauses } from '../note/left-out/input-clauses.ts';
import { sameSpans, type PlacedClause } from '../note/left-out/place-clause.ts';
import { putIntoNote, type CompletedNote, type WrittenNote } from '../note/left-out/put-into-note.ts';
import type { NoteOptions } from '../note/note-options.ts';
import { prepareInput, type PreparedInput } from '../note/prepare-input.ts';
import { templateOf } from '../note/template-of.ts';
import { findTalk } from '../note/find-talk.ts';
import { splitSources } from '../sources/split-sources.ts';
import { openDictation } from '../transcribe/open-dictation.ts';
import { transcribe } from '../transcribe/transcribe.ts';

/** What a note was made from. */
export interface NoteSource {
  readonly input: string;
  /** Whose way of reading the words need. */
  readonly tool: NoteResult['tool'];
  readonly options: NoteOptions;
}

/** What a note was made from, as it was read. What is older than the visit is left out of no note: it is said in it, or asked about. */
export function prepareFor({ input: whole, tool, options }: NoteSource): PreparedInput {
  const { current: input } = splitSources(whole, options.sources);
  if (tool === 'Chartwright' || findTalk(input).length > 0) return prepareInput(input, options);
  const { written, toInput } = openDictation(input);
  return prepareInput(written, options, toInput);
}

/**
 * What a note that a model wrote does not hold of its input, the most severe first.
 * @param statements of the note, each with the sentences of the input that it rests on
 */
export function leftOutByModel(
  source: NoteSource,
  statements: readonly Pick<Statement, 'text' | 'sources'>[],
): LeftOut[] {
  const prepared = prepareFor(source);
  const { text, turns, toInput } = prepared;
  const clauses = readClauses(text, turns);
  return withTakenBack(findLeftOut({ text, clauses, toInput }, narrowSources(statements, source.input)), prepared);
}

/** What the engine's own note says at some places, where it says it. */
function placeStatement({ input, tool, options }: NoteSource, { sources }: LeftOut): PlacedClause | undefined {
  const { sections, facts = [] } = (tool === 'TranscriptX' ? transcribe : chart)(input, options);
  const isIt = (one: Pick<Statement, 'sources'>): boolean => sameSpans(one.sources, sources);
  const at = sections.findIndex(({ statements }) => statements.some(isIt));
  const section = sections[at];
  if (section === undefined) return undefined;
  const statements = section.statements.filter(isIt);
  const part = section.level === 3 ? sections.slice(0, at).findLast(({ level }) => level === 2) : undefined;
  const ids = new Set(statements.flatMap((one) => one.facts ?? []));
  return {
    sections: [...(part === undefined ? [] : [{ ...part, statements: [] }]), { ...section, statements }],
    facts: facts.filter(({ id }) => ids.has(id)),
  };
}

/**
 * A note with a statement that it had left out, where the kind of note has it; everything else stays as it was written.
 * @param kind of the note; not used where the options name a template of one's own
 * @returns undefined where the input does not state it
 */
export function completeNote(
  source: NoteSource,
  kind: NoteKind,
  note: WrittenNote,
  chosen: LeftOut,
): CompletedNote | undefined {
  const { form } = source.options;
  const template = form ? templateOfForm(form) : templateOf(kind);
  return putIntoNote(note, chosen, prepareFor(source), template, () => placeStatement(source, chosen));
}
