/** Forms by which words may open, so that those alone are tried that begin with the same character. */
export class OpeningForms {
  readonly #byFirst = new Map<string, string[]>();

  /** @param forms in lower case; none is empty */
  constructor(forms: Iterable<string>) {
    for (const form of forms) {
      const row = this.#byFirst.get(form.charAt(0)) ?? [];
      row.push(form);
      this.#byFirst.set(form.charAt(0), row);
    }
  }

  /**
   * The first of the forms with which words open, and after which they may go on as they do.
   * @param lower words in lower case
   * @param mayFollow whether a form may stand before a character; before '' at the end of the words
   */
  find(lower: string, mayFollow: (next: string) => boolean): string | undefined {
    return this.#byFirst
      .get(lower.charAt(0))
      ?.find((form) => lower.startsWith(form) && mayFollow(lower.charAt(form.length)));
  }

  /** Whether words open with one of the forms and a space after it. */
  opens(lower: string): boolean {
    return this.find(lower, isSpace) !== undefined;
  }
}

const isSpace = (next: string): boolean => next === ' ';
