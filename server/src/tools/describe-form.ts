import type { NoteForm, NoteKind, NoteOptions, NoteResult } from '@notewright/engine';
import { describeKind } from '@notewright/engine/note-requests';

const toPatient = 'Write it to the patient: second person, short sentences, plain words, no abbreviations.';
const lengths = {
  shorter: 'Write it as short as it can be without losing a fact: telegraphic clauses, denials drawn together.',
  fuller: 'Write it out in whole sentences, and add no fact.',
} as const;
const layouts = {
  bullets: 'Write every section as a list with "-".',
  paragraphs: 'Write every section as a paragraph.',
} as const;

/**
 * What a model is told of the form that a note is to have: its name, its headings in order, what goes under each, and how it is written. Empty where
 * the usual form is meant, which the program's own note shows already.
 */
export function describeForm(
  { noteKind }: Pick<NoteResult, 'noteKind'>,
  { form, style = {}, addressee }: NoteOptions = {},
): string {
  const { length, layout } = style;
  const letterTo = addressee === undefined || noteKind !== 'referral-letter' ? '' : `It goes to ${addressee}.`;
  const styleLines = [length === undefined ? '' : lengths[length], layout === undefined ? '' : layouts[layout]];
  const headings = form
    ? describeOwn(form)
    : noteKind === 'soap' || noteKind === 'own'
      ? []
      : describeHeadings(noteKind);
  return [...headings, letterTo, ...styleLines].filter((line) => line !== '').join('\n');
}

function describeHeadings(kind: NoteKind): string[] {
  const { name, headings, plain } = describeKind(kind);
  const lines = headings.map(({ title, level }) => `${level === 2 ? '-' : '  -'} ${title}`);
  return [`${name}, with these headings in this order:`, ...lines, plain ? toPatient : ''];
}

/** A person's own; what fits none of its headings goes under "Other", as in the program's own note. */
function describeOwn({ name, headings }: NoteForm): string[] {
  const lines = headings.map(({ title, instruction }) =>
    instruction === '' ? `- ${title}` : `- ${title}: ${instruction}`,
  );
  return [`${name}, with these headings in this order, and "Other" for what fits none of them:`, ...lines];
}
