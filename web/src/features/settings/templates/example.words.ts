import { plural } from '../../../i18n/plural.ts';

export const fromExample = 'Template from a note';
export const title = 'Template from one finished note';
export const lead =
  'Paste a note that looks as you like it. Its headings and their order become the template; nothing else of the note is kept.';
export const note = 'Finished note';
export const read = 'Read the headings';
export const noHeadings = 'No headings were found in this note.';
export const dropped = (count: number): string =>
  plural(count, {
    one: '1 heading was left out, because its words may be about the patient.',
    other: `${count} headings were left out, because their words may be about the patient.`,
  });
/** Instructions of a heading, by how the example was written. */
export const styles = { list: 'Write as a list.', prose: 'Write in sentences.' } as const;
