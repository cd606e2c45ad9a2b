/** What stands in place of an identifier: the word REDACT, its kind with a number, or something alike that is made up. */
export const redactionStyles = ['word', 'tags', 'surrogates'] as const;
export type RedactionStyle = (typeof redactionStyles)[number];

/** How identifiers are replaced. What is left out stands at its first value. */
export interface RedactOptions {
  /**
   * `word`: REDACT. `tags`: `[NAME 1]`, the same person or value the same tag. `surrogates`: made-up names, numbers and
   * places of the same form, and dates shifted by one offset; not the Safe Harbor method, and whoever offers it says so.
   */
  readonly style?: RedactionStyle;
  /** `three-digits`: the first three digits of a ZIP code stay, 000 where few people live (45 CFR 164.514(b)(2)(i)(B)). */
  readonly zip?: 'whole' | 'three-digits';
  /** `ninety-plus`: an age over 89 becomes `90+` (45 CFR 164.514(b)(2)(i)(C)). Surrogates always do that. */
  readonly ages?: 'word' | 'ninety-plus';
  /** True lets the names of clinicians stay: those with a doctor's title, a licence or a label such as Attending. */
  readonly keepClinicians?: boolean;
  /**
   * The secret that surrogates are made from: the same input and key give the same output, and documents redacted with
   * one key agree with each other. Without one, each document is its own key, so that documents do not agree.
   */
  readonly key?: string;
  /**
   * Texts about the same person that are not part of what is redacted, such as the message beside a file: a name or number
   * that is found in them is found in the document as well.
   */
  readonly beside?: readonly string[];
  /**
   * Where the text of a file begins in the joined text that is redacted, after the message that came with it (UTF-16 code
   * units): data keeps being read by its fields. Left out, or 0, there is no message before it.
   */
  readonly fileFrom?: number;
  /** The format of that file as people call it, such as "PDF": the title names it. */
  readonly fileFormat?: string;
}
