/** A piece of an example's text (specification, section 3). */
export type ContentBlock =
  | { readonly type: 'paragraph'; readonly content: string }
  | { readonly type: 'heading'; readonly level: number; readonly content: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

/** The clinical part of an example, as `tools/write-home-samples.ts` writes it; in English whatever the page speaks. */
export interface Sample {
  readonly id: string;
  readonly before: readonly ContentBlock[];
  /** The title of the document that the engine wrote. */
  readonly contentTitle: string;
  readonly after: readonly ContentBlock[];
}

export interface ExampleSide {
  readonly title: string;
  readonly subtitle: string;
  readonly contentTitle: string;
  readonly content: readonly ContentBlock[];
}

/** One text before and after a tool (specification, section 3). */
export interface ExamplePair {
  readonly tabLabel: string;
  readonly title: string;
  readonly before: ExampleSide;
  readonly after: ExampleSide;
}
