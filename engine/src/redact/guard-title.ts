import { findIdentifiers } from './find-identifiers.ts';

/**
 * A title that nothing in it identifies anybody by: itself, or what stands before its colon where the finder sees an
 * identifier in it; empty where that has one too.
 */
export function guardTitle(title: string): string {
  const kind = title.slice(0, Math.max(title.indexOf(': '), 0));
  return [title, kind].find((words) => findIdentifiers(words).length === 0) ?? '';
}
