import type { NotePaper } from './note-paper.ts';

/** What can be made of a paper: plain data in, bytes out. */
export const paperJobs = {
  docx: async (paper: NotePaper): Promise<Uint8Array> => (await import('./note-docx.ts')).makeNoteDocx(paper),
  pdf: async (paper: NotePaper): Promise<Uint8Array> => (await import('./note-pdf.ts')).makeNotePdf(paper),
} as const;

export type PaperFormat = keyof typeof paperJobs;
