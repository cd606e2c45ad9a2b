import type { Span } from '../model/span.ts';
import { headings } from './data/document-kinds.ts';

/** What a title may be made from: why the person came, what was found to be the matter, what was done. */
export interface TitleParts {
  readonly reason: readonly string[];
  readonly diagnosis: readonly string[];
  readonly procedure: readonly string[];
}

export type PartName = keyof typeof headings;
export interface TextPart extends Span {
  readonly part: PartName;
}

const names = Object.keys(headings) as PartName[];
const labels = Object.values(headings)
  .map((words) => `(${words})`)
  .join('|');
/** A heading at the start of a line, or with a colon after the end of a sentence. */
const heading = new RegExp(
  String.raw`(?:^|\n|[.;]\s)[^\S\n]{0,8}(?:[#*•-]{1,4}[^\S\n]{0,4}|\d{1,2}[.)] )?(?:${labels})\*{0,2}(?::|[^\S\n]{0,4}(?:[-–][^\S\n]|(?=\r?\n|$)))`,
  'gi',
);

/** How much of a text is looked at. */
const reach = 8000;

/** A text cut at its headings; what stands before the first is why the person came. Linear. */
export function partsOfText(text: string): TextPart[] {
  const head = text.slice(0, reach);
  const found: TextPart[] = [];
  let open: { readonly part: PartName; readonly start: number } = { part: 'reason', start: 0 };
  for (const match of head.matchAll(heading)) {
    const at = match.slice(1, 1 + names.length).findIndex((words) => words !== undefined);
    found.push({ ...open, end: match.index });
    open = { part: names[at] ?? 'other', start: match.index + match[0].length };
  }
  return [...found, { ...open, end: head.length }].filter(({ start, end }) => end > start);
}

/** The words of a text by what a title makes of them. */
export function readTitleParts(text: string): TitleParts {
  const parts = partsOfText(text);
  const wordsOf = (name: PartName): string[] =>
    parts.filter(({ part }) => part === name).map(({ start, end }) => text.slice(start, end));
  return { reason: wordsOf('reason'), diagnosis: wordsOf('diagnosis'), procedure: wordsOf('procedure') };
}
