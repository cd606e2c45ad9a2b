/** What an example is about, each measured by itself. */
export const exampleClasses = [
  'requests',
  'requestsInSpanish',
  'otherTools',
  'unmet',
  'wording',
  'toolGreetings',
  'furtherDocuments',
  'otherInSpanish',
  'remarks',
  'content',
] as const;

/**
 * A message, with `{}` where the clinical words stand (`{plan}`: with a plan at their end), and what is to be read: `KIND`, `+STYLE`, `>ADDRESSEE` in this order (a lone
 * `+`: a note of no kind in particular), `@TOOL` for another tool's work, `!` for what cannot be met, `~` for a remark, `-` for
 * clinical words that only resemble a request, `title` for the heading of a record, which may name the kind.
 */
export type RequestExample = readonly [message: string, wanted: string];

export type RequestExamples = Readonly<Record<(typeof exampleClasses)[number], readonly RequestExample[]>>;
