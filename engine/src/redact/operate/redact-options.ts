/** What stands in place of an identifier: the word REDACT, its kind with a number, or something alike that is made up. */
export const redactionStyles = ['word', 'tags', 'surrogates'] as const;
export type RedactionStyle = (typeof redactionStyles)[number];

/** How identifiers are replaced. */
export interface RedactOptions {
  /** `word` unless said. Surrogates with shifted dates are not the Safe Harbor method; whoever offers them says so. */
  readonly style?: RedactionStyle;
}
