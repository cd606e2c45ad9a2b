/** A code that charts with the term have, and in how many of them. */
export interface Link {
  readonly code: string;
  readonly documents: number;
  /** The share of the term's words that names of the code hold. */
  readonly likeness: number;
}

/** What was counted in coded charts. */
export interface CodeCounts {
  readonly documents: number;
  /** Each term of one to three words: in how many charts it stands, and what they have for codes. */
  readonly terms: ReadonlyMap<string, { readonly documents: number; readonly links: readonly Link[] }>;
  /** In how many charts a code is given; a category (three characters) likewise. */
  readonly codes: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  /** Each known term (by its key): in how many charts it stands, and in how many of them its code is given. */
  readonly known: ReadonlyMap<string, { readonly documents: number; readonly coded: number }>;
}

/** The weight of what is thought before anything is counted, in charts. */
export const priorWeight = 1.5;

/** How often a code is given where the term stands, drawn towards how often it is given at all. */
export function shareOf(link: Link, termDocuments: number, counts: CodeCounts): number {
  const base = (counts.codes.get(link.code) ?? 0) / counts.documents;
  return (link.documents + priorWeight * base) / (termDocuments + priorWeight);
}

/** Links below this share, or of fewer charts, are chance. */
export const leastShare = 0.25;
export const leastDocuments = 2;
