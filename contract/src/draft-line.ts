/** The last line of a note that calls it a draft, in the languages in which notes are written: what is signed is none any more. */
const draftLines = /^[^\n]*\b(?:draft for a clinician.s review|borrador para revisión de un clínico)\b[^\n]*$/gim;

/** A signed note without the lines that say it is a draft; blanks stand in their place, so that all else stands where it did. */
export const blankDraftLines = (text: string): string => text.replace(draftLines, (line) => ' '.repeat(line.length));

/** The last line of a note that says it is a draft, as it is written there; null where none does. */
export const findDraftLine = (text: string): string | null => text.match(draftLines)?.at(-1) ?? null;

/** True when the end of a reply says by itself that it is a draft. */
export function saysDraft(text: string): boolean {
  return /\bdraft for a clinician.s review\b|\bborrador para revisión de un clínico\b/i.test(text.slice(-600));
}
