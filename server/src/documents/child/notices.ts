/** What had to go from a document besides its identifiers. */
export interface TakenOut {
  /** Embedded files, objects of other programs, frames. */
  readonly objects: number;
  /** Pictures that could not be read. */
  readonly pictures: number;
}

export const olderWordNotice =
  'The older Word document comes back as a newer one (.docx) with its words alone: pictures and formatting are left out.';

/** What the reader is told, a sentence a line, or null. Their twins stand in `language/spanish/document-sentences.ts`. */
export function noticeOf({ objects, pictures }: TakenOut): string | null {
  const said = [
    ...(objects > 0 ? [`Embedded files and objects were taken out (${objects}).`] : []),
    ...(pictures > 0 ? [`Pictures that could not be read were taken out (${pictures}).`] : []),
  ];
  return said.length > 0 ? said.join('\n') : null;
}
