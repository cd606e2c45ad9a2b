import type { NoteForm, NoteOptions, NoteResult } from '@notewright/engine';
import { describeKind } from '@notewright/engine/note-requests';

const toPatient = 'Write it to the patient: second person, short sentences, plain words, no abbreviations.';
const lengths = {
  shorter: 'Write it as short as it can be without losing a fact: telegraphic clauses, denials drawn together.',
  fuller: 'Write it out in whole sentences, and add no fact.',
} as const;
const layouts = {
  bullets: 'Every section is a list: each statement is an item.',
  paragraphs: 'Every section is a paragraph: each statement is a sentence.',
} as const;

/**
 * What a model is told of the form that a note is to have beside its sections: its name, for whom it is, and how it is written. Empty where the
 * usual form is meant.
 */
export function describeForm(
  { noteKind }: Pick<NoteResult, 'noteKind'>,
  { form, style = {}, addressee }: NoteOptions = {},
): string {
  const { length, layout } = style;
  const letterTo = addressee === undefined || noteKind !== 'referral-letter' ? '' : `It goes to ${addressee}.`;
  const styleLines = [length === undefined ? '' : lengths[length], layout === undefined ? '' : layouts[layout]];
  return [...describeName(noteKind, form), letterTo, ...styleLines].filter((line) => line !== '').join('\n');
}

function describeName(kind: NoteResult['noteKind'], form: NoteForm | undefined): string[] {
  if (form) return [`${form.name}, whose section "other" takes what fits no other.`];
  if (kind === 'soap' || kind === 'own') return [];
  const { name, plain } = describeKind(kind);
  return [`${name}.`, plain ? toPatient : ''];
}
