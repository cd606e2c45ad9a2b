/** Where text is put into a file that is there: right before the first place that reads `before`, or at the end. */
export interface Insertion {
  readonly file: string;
  readonly before: string | null;
  readonly text: string;
  /** What must not stand there yet; the text itself where nothing is said. */
  readonly taken?: string;
}

/** What a new thing of one kind is made of. `{{name}}` and its other spellings stand for its name. */
export interface Kind {
  /** How its name is written: words in lower case with hyphens, or in capitals with underscores. */
  readonly spelling: 'kebab' | 'constant';
  /** New files, each by the template that it is written from. */
  readonly files: readonly (readonly [path: string, template: string])[];
  readonly insertions: readonly Insertion[];
  /** Texts that it brings in every language, by the ids of `npm run words`. */
  readonly translated?: readonly string[];
  /** What is to be done next. */
  readonly next: readonly [string, string, string];
}
