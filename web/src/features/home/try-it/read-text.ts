import { chart, readRemark, redact, type Section, type Span } from '@notewright/engine';

export interface TriedStatement {
  readonly text: string;
  /** The words of the text that it rests on. */
  readonly source: string;
}

export interface TriedSection {
  readonly title: string;
  readonly level: 2 | 3;
  readonly statements: readonly TriedStatement[];
}

/** What the two tools make of a text: plain data, small enough to cross from a worker. */
export interface Tried {
  /** False for a text that is only said to the tool, such as "hello": no chart is made of it. */
  readonly isNote: boolean;
  readonly redacted: string;
  readonly removed: number;
  readonly chartTitle: string;
  /** Whose record it is, where the text says so; else empty. */
  readonly record: string;
  readonly sections: readonly TriedSection[];
  readonly missing: readonly string[];
}

function quote(text: string, sources: readonly Span[]): string {
  const pieces = sources.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
  return [...new Set(pieces)].filter((piece) => piece !== '').join(' ... ');
}

function readSection(text: string, { title, level, statements }: Section): TriedSection {
  return {
    title,
    level,
    statements: statements.map((one) => ({
      // A row of a table stands in a line here.
      text: one.text.replaceAll('\t', ': '),
      source: quote(text, one.sources),
    })),
  };
}

/** Lets Redactify and Chartwright read a text. */
export function readText(text: string): Tried {
  const { redacted, findings } = redact(text);
  if (readRemark(text) !== undefined)
    return { isNote: false, redacted, removed: findings.length, chartTitle: '', record: '', sections: [], missing: [] };
  const { title, record, sections, missing } = chart(text);
  return {
    isNote: true,
    redacted,
    removed: findings.length,
    chartTitle: title,
    record: record?.text ?? '',
    sections: sections.map((section) => readSection(text, section)),
    missing,
  };
}
