import type { PlacedStatement, RenderedDocument } from '../../model/document.ts';
import { identifierKinds, type Finding } from '../../model/finding.ts';
import { escapeMarkdownLine } from './escape-markdown.ts';
import { kindWords } from './kind-words.ts';
import type { RedactionStyle } from './redact-options.ts';
import { writeAsData, writeAsText, type PlacingWriter } from './write-lines.ts';
import type { PlacedLine } from './replace.ts';

const disclaimer =
  'This is a draft for a clinician\u2019s review: read it before you share it, since no automatic method finds every identifier.';
/** What a reader of made-up names and shifted dates has to know: 45 CFR 164.514(b)(2)(i)(C) wants every date to go. */
export const notSafeHarbor =
  'Names and numbers are made up and dates are shifted, which is not the Safe Harbor method: the text still has to be treated as health information that can identify a person.';
const nothingFound = 'No identifiers were found.';
const reasonsShown = 3;

/** One row for each kind that was found: its plain words, how many, and the reasons, never the identifier itself. */
function tabulateFindings(findings: readonly Finding[]): string[] {
  const rows: string[] = [];
  for (const kind of identifierKinds) {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    if (ofKind.length === 0) continue;
    const counts = new Map<string, number>();
    for (const { evidence } of ofKind) counts.set(evidence, (counts.get(evidence) ?? 0) + 1);
    const reasons = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, reasonsShown);
    rows.push(
      `| ${kindWords[kind]} | ${ofKind.length} | ${reasons.map(([reason]) => escapeMarkdownLine(reason)).join('; ')} |`,
    );
  }
  return rows;
}

/** Collects markdown and notes where each statement stands in it. */
function makeWriter(): PlacingWriter & { readonly statements: readonly PlacedStatement[] } {
  const statements: PlacedStatement[] = [];
  let markdown = '';
  return {
    statements,
    write: (text: string): void => void (markdown += text),
    place: (text: string, sources: PlacedStatement['sources'], support: PlacedStatement['support']): void => {
      const start = markdown.length;
      markdown += text;
      statements.push({ text, sources, support, at: { start, end: markdown.length } });
    },
    text: (): string => markdown,
  };
}

/** Lines that are shown alike. */
export interface ShownLines {
  readonly lines: readonly PlacedLine[];
  /** True shows them exactly as they are, as a block of code. */
  readonly isData: boolean;
}

/**
 * The markdown that the page shows: the redacted text with its line structure, a table of what was found, and the line
 * about review. Each line of the redacted text is a statement with its range of the input.
 *
 * @param blocks what stands above the table, in its order: running text or data, each after an empty line.
 */
export function renderRedaction(
  blocks: readonly ShownLines[],
  findings: readonly Finding[],
  style: RedactionStyle = 'word',
): RenderedDocument {
  const writer = makeWriter();
  for (const { lines, isData } of blocks) {
    if (isData) writeAsData(writer, lines);
    else writeAsText(writer, lines);
    if (writer.text() !== '' && !writer.text().endsWith('\n\n')) writer.write('\n\n');
  }
  const rows = tabulateFindings(findings);
  writer.place('## What was found', [], 'structural');
  writer.write('\n\n');
  if (rows.length === 0) writer.place(nothingFound, [], 'structural');
  else {
    writer.write('| What | How many | Why |\n| --- | ---: | --- |');
    for (const row of rows) {
      writer.write('\n');
      writer.place(row, [], 'structural');
    }
  }
  writer.write('\n\n');
  if (style === 'surrogates') {
    writer.place(notSafeHarbor, [], 'structural');
    writer.write('\n\n');
  }
  writer.place(disclaimer, [], 'structural');
  writer.write('\n');
  return { markdown: writer.text(), statements: writer.statements };
}
