import { documentNotices } from '../document-notices.ts';

/** What had to go from a document besides its identifiers. */
export interface TakenOut {
  /** Embedded files, objects of other programs, frames. */
  readonly objects: number;
  /** Pictures that could not be read. */
  readonly pictures: number;
}

/** What the reader is told, a sentence a line, or null. */
export function noticeOf({ objects, pictures }: TakenOut): string | null {
  const said = [
    ...(objects > 0 ? [documentNotices.objectsOut(objects)] : []),
    ...(pictures > 0 ? [documentNotices.picturesOut(pictures)] : []),
  ];
  return said.length > 0 ? said.join('\n') : null;
}
