import type { NoteResult } from '../../model/result.ts';
import type { CarriedNote } from '../write-note-bundle.ts';
import type { Resource } from '../resource.ts';

export const noteId = '01890000-0000-7000-8000-000000000001';
export const inputId = '01890000-0000-7000-8000-000000000002';
export const madeAt = '2026-11-30T09:00:00.000Z';

/** A note as the engine wrote it, which nobody edited or signed. */
export const carried = (input: string, note: NoteResult, change: Partial<CarriedNote> = {}): CarriedNote => ({
  id: noteId,
  kind: note.noteKind,
  markdown: note.rendered.markdown,
  statements: note.rendered.statements,
  sections: note.sections,
  facts: note.facts ?? [],
  input,
  inputId,
  writtenAt: '2026-11-30T08:00:00.000Z',
  writtenBy: 'Notewright',
  signers: [],
  ...change,
});

/** The resources of a bundle. */
export const resourcesOf = (bundle: Resource): readonly Resource[] =>
  (bundle['entry'] as readonly { readonly resource: Resource }[]).map(({ resource }) => resource);

export const ofType = (bundle: Resource, type: string): readonly Resource[] =>
  resourcesOf(bundle).filter(({ resourceType }) => resourceType === type);
