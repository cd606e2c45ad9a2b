import type { NoteKind } from '../model/result.ts';
import { afterOperation, kindLeads, notThisVisit, visitTypes } from './data/visit-types.ts';
import { findOperation, findTitleProblems } from './find-title-problems.ts';
import { readTitleParts, type TitleParts } from './parts-of-text.ts';
import { writeTitle } from './write-title.ts';

/** How much of a text tells which visit it is. */
const opening = 400;

/** The type of the visit, by the words of its opening; "" where they do not say. */
function visitTypeOf(text: string): string {
  const head = text.slice(0, opening);
  for (const [pattern, name] of visitTypes) {
    const found = pattern.exec(head);
    if (found && !notThisVisit.test(head.slice(0, found.index))) return name;
  }
  return '';
}

/**
 * The title of a note without identifiers: its kind, or the type of the visit for the usual kind, and what it is about;
 * empty where the words say none of these.
 * @param kind Null for a note by a person's own template
 * @param say what the language of the note calls a name of the lexicons; undefined where it has none
 */
export function titleNote(
  text: string,
  kind: NoteKind | null,
  parts: TitleParts,
  say: (english: string) => string | undefined = (english) => english,
): string {
  const kindLead = kind === null ? '' : kindLeads[kind];
  const lead = kindLead === '' ? visitTypeOf(text) : kindLead;
  const operation = lead === afterOperation ? findOperation([text.slice(0, opening)], 'past') : '';
  if (operation !== '') return writeTitle(say(lead) ?? lead, [say(operation) ?? operation]);
  const found = findTitleProblems(parts);
  // What the sections of the note do not name, the words may, by their own headings.
  const names = found.some((name) => name !== 'pain') ? found : findTitleProblems(readTitleParts(text));
  const things = names.length > 0 ? names : found;
  return writeTitle(
    lead === '' ? '' : (say(lead) ?? lead),
    things.flatMap((name) => say(name) ?? []),
  );
}
