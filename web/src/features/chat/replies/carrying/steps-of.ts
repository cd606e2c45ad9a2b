import type { CarryChoice, Step } from './kept-choice.ts';
import type { NoteSection } from './note-sections.ts';
import { fieldsOf, type CarriedNote, type Portion } from './portion-text.ts';

/** One stop on the way through a note, section by section: what is copied there at once. */
export interface CarryStep {
  /** Its heading; empty for words before the first one. */
  readonly name: string;
  /** The part in which it stands; null for a part itself. */
  readonly partName: string | null;
  readonly portion: Portion;
  readonly text: string;
  /** Which of the fields that it has to be put into, from 0, and how many there are. */
  readonly field: number;
  readonly fields: number;
}

const isStop = (role: NoteSection['role'], step: Step): boolean => step === 'heading' || role !== 'section';

function partOf(sections: readonly NoteSection[], index: number): string | null {
  if (sections[index]?.role !== 'section') return null;
  return sections.slice(0, index).findLast(({ role }) => role === 'part')?.name ?? null;
}

/** The way through a note in reading order. What holds no words but its heading is no stop. */
export function stepsOf(note: CarriedNote, { profile, withHeading, step }: CarryChoice): readonly CarryStep[] {
  return note.sections.flatMap(({ name, role }, section) => {
    if (!isStop(role, step)) return [];
    const words = { section, withHeading: false, isAlone: step === 'heading' };
    if (fieldsOf(note, words, profile).length === 0) return [];
    const portion: Portion = { ...words, withHeading };
    const fields = fieldsOf(note, portion, profile);
    const partName = partOf(note.sections, section);
    return fields.map((text, field): CarryStep => ({ name, partName, portion, text, field, fields: fields.length }));
  });
}

/** True of a note whose parts hold sections of their own, so that there are two ways through it. */
export const hasTwoWays = ({ sections }: CarriedNote): boolean => sections.some(({ role }) => role === 'section');
