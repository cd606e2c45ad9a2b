import type { NoteKind } from '../model/result.ts';
import { templates, type Template } from './data/templates.ts';

/** The template of a kind of note. */
export function templateOf(kind: NoteKind): Template {
  const found = templates.find((template) => template.kind === kind) ?? templates[0];
  if (!found) throw new Error('The product has no note templates.');
  return found;
}
