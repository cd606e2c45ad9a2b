import { findMedicationsIn } from '../../clinical/find-medications.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Tongue } from '../../compose/tongue.ts';
import type { PlacedStatement, RenderedDocument, Section } from '../../model/document.ts';
import { noAllergyForms, noneUnderAllergies, noOther } from '../../knowledge/allergy-cues.ts';
import { noneWords } from '../../knowledge/talk/none-words.ts';
import type { NoteKind } from '../../model/result.ts';
import { relinkNote } from '../../verify/edited/relink-note.ts';
import { reactionMark } from '../data/instruction-words.ts';
import { templateOfForm } from '../forms/template-of-form.ts';
import { firstOverlap } from '../left-out/content-words.ts';
import type { WrittenNote } from '../left-out/put-into-note.ts';
import type { NoteOptions } from '../note-options.ts';
import { prepareInput } from '../prepare-input.ts';
import { templateOf } from '../template-of.ts';
import { changeDose } from './change-dose.ts';
import { addWords, moveStatement, readable, removeStatement, type Changed, type NoteChange } from './change-note.ts';
import { replaceWords } from './change-words.ts';
import { findTarget } from './find-target.ts';
import { shortenSection } from './shorten-section.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import type { Instruction, Step } from './instruction.ts';
import { findPart, partsOf, type Manner } from './note-parts.ts';

/** What a note was made from, and the kind that it is; not used where the options name a template of one's own. */
export interface InstructedSource {
  readonly input: string;
  readonly options: NoteOptions;
  readonly kind: NoteKind;
  /** Its sections in the engine's shorter voice, where one is to be written so; absent otherwise. */
  readonly short?: readonly Section[] | undefined;
}

/** A note with what was asked done, all of it, or why nothing was. */
export type Instructed =
  | { readonly note: WrittenNote; readonly changes: readonly NoteChange[] }
  | {
      readonly problem: InstructionProblem;
      /** True where the message may be no instruction at all: what it names stands nowhere in the note. */
      readonly isDoubtful: boolean;
    };

/** "Sulfa, hives" are an allergy and its reaction, "penicillin, latex" two allergies. */
function withReaction(words: string): string {
  const [, allergen, reaction = ''] = reactionMark.exec(words) ?? [];
  return allergen !== undefined && findProblemsIn(reaction).length > 0 ? `${allergen} (${reaction})` : words;
}

const nones: ReadonlySet<string> = new Set(
  [...noneUnderAllergies, ...noAllergyForms, noneWords.allergies, noneWords.drugAllergies]
    .map((one) => one.toLowerCase())
    .filter((one) => !one.startsWith(noOther)),
);
const saysNone = ({ text }: PlacedStatement): boolean =>
  nones.has(
    readable(text)
      .replace(/[\s.]+$/, '')
      .toLowerCase(),
  );

/** "No known drug allergies" cannot stand beside an allergy: allergies hold something or none, never both. */
function withoutNone(note: WrittenNote, manner: Manner): WrittenNote {
  const parts = partsOf(note.rendered, manner);
  const part = parts[findPart(parts, 'allergies', manner)];
  const statement = part?.statements.find(saysNone);
  const found = part && statement && { statement, part };
  return found === undefined ? note : withoutNone(removeStatement(note, found, manner).note, manner);
}

function add(
  note: WrittenNote,
  { words, to }: Extract<Step, { kind: 'add' }>,
  manner: Manner,
): Changed | InstructionProblem {
  if (to === 'allergies') {
    const added = addWords(note, withReaction(words), to, manner);
    return typeof added === 'string' ? added : { ...added, note: withoutNone(added.note, manner) };
  }
  const subject = to ?? (findMedicationsIn(words).some(({ dose }) => dose !== '') ? 'medications' : undefined);
  return subject === undefined ? 'whichSection' : addWords(note, words, subject, manner);
}

function applyStep(
  note: WrittenNote,
  step: Step,
  manner: Manner,
  short: readonly Section[],
): Changed | InstructionProblem {
  switch (step.kind) {
    case 'add':
      return add(note, step, manner);
    case 'remove':
    case 'move': {
      const found = findTarget(partsOf(note.rendered, manner), step.target, manner);
      if (typeof found === 'string') return found;
      return step.kind === 'remove'
        ? removeStatement(note, found, manner)
        : moveStatement(note, found, step.to, manner);
    }
    case 'dose':
      return changeDose(note, step, manner);
    case 'replace':
      return replaceWords(note, step, manner);
    case 'shorten':
      return shortenSection(note, step.within, short, manner);
    case 'remove-section':
      return 'wholeSection';
    case 'missing':
      return 'notFound';
  }
}

const isDoubtful = (step: Step, problem: InstructionProblem): boolean =>
  problem === 'notFound' && (step.kind === 'replace' || (step.kind === 'move' && step.target.by === 'named'));

/** The statements that nobody touched as they were, and between them those that are new, linked as an edit's are. */
function relinked(
  before: RenderedDocument,
  now: RenderedDocument,
  { input, options, short = [] }: InstructedSource,
): PlacedStatement[] {
  const written = short.flatMap(({ statements }) => statements);
  const own = new Set([...before.statements, ...written].map(({ sources }) => sources));
  const kept = now.statements.filter(({ sources }) => own.has(sources));
  const fresh = relinkNote(before, now.markdown, input, options.sources).filter(
    ({ at }) =>
      firstOverlap(
        kept.map((one) => one.at),
        at,
      ) === undefined,
  );
  return [...kept, ...fresh].sort((a, b) => a.at.start - b.at.start);
}

/** The kind of a note, and the words that it is written in, from what it was made from. */
export function mannerOf({ input, options, kind }: InstructedSource): { template: Manner['template']; tongue: Tongue } {
  const { tongue } = prepareInput(input, options);
  return { template: options.form ? templateOfForm(options.form) : templateOf(kind), tongue };
}

/**
 * Does with a note what an instruction says: all of its steps, or nothing. Every statement that it does not name keeps its text and
 * all that is known of it; what is new or changed holds words of the instruction or of the note alone, and is checked as a clinician's edit is.
 */
export function applyInstruction(written: WrittenNote, { steps }: Instruction, source: InstructedSource): Instructed {
  const manner = mannerOf(source);
  // Each with sources of its own, by which it is known again.
  const statements = written.rendered.statements.map((one) => ({ ...one, sources: [...one.sources] }));
  const before = { markdown: written.rendered.markdown, statements };
  let note: WrittenNote = { ...written, rendered: before };
  const changes: NoteChange[] = [];
  for (const step of steps) {
    const changed = applyStep(note, step, manner, source.short ?? []);
    if (typeof changed === 'string') return { problem: changed, isDoubtful: isDoubtful(step, changed) };
    note = changed.note;
    changes.push(changed.change);
  }
  const { markdown } = note.rendered;
  return {
    note: { ...note, rendered: { markdown, statements: relinked(before, note.rendered, source) } },
    changes,
  };
}
