import { describeKind, type NoteResult, type NoteStyle } from '@notewright/engine';

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
 * What a model is told of the form that a note is to have: its name, its headings in order, and how it is written. Empty where the usual form
 * is meant, which the program's own note shows already.
 */
export function describeForm({ noteKind }: Pick<NoteResult, 'noteKind'>, { length, layout }: NoteStyle = {}): string {
  const style = [length === undefined ? '' : lengths[length], layout === undefined ? '' : layouts[layout]];
  return [...(noteKind === 'soap' ? [] : describeHeadings(noteKind)), ...style]
    .filter((line) => line !== '')
    .join('\n');
}

function describeHeadings(kind: NoteResult['noteKind']): string[] {
  const { name, headings, plain } = describeKind(kind);
  const lines = headings.map(({ title, level }) => `${level === 2 ? '-' : '  -'} ${title}`);
  return [`${name}, with these headings in this order:`, ...lines, plain ? toPatient : ''];
}
