/** True when the end of a reply says by itself that it is a draft. */
export function saysDraft(text: string): boolean {
  return /\bdraft for a clinician.s review\b|\bborrador para revisión de un clínico\b/i.test(text.slice(-600));
}
