import type { PlacedStatement, RenderedDocument, Section, Statement } from '../model/document.ts';
import { escapeMarkdown } from './escape-markdown.ts';

export interface DocumentParts {
  /** Shown as the document's heading; must not be empty. */
  readonly title: string;
  /** Whose record it is, in the words of the input; under the title. */
  readonly record?: Statement;
  /** To whom a letter goes; under the title. */
  readonly addressee?: Statement;
  /** One line under the title, for example the person's age and sex. */
  readonly sub?: Statement;
  readonly sections: readonly Section[];
  /** What a document of this kind needs and the input does not say. */
  readonly missing?: readonly string[];
  /** The heading of the list of missing parts. */
  readonly missingTitle?: string;
  /** The heading of what is to be checked. */
  readonly cautionsTitle?: string;
  /** What the reader is asked to check before signing, a sentence each. They are the tool's own words. */
  readonly cautions?: readonly Statement[];
  /** What its writer ends notes with; above the last line. */
  readonly signOff?: string | undefined;
  /** The last line. */
  readonly closing?: string;
}

/** Over what a document of its kind needs and the input does not say. */
export const missingHeading = 'Not documented';
export const cautionsHeading = 'To check';

/** The last line of every result that a model or the engine wrote. */
export const draftLine = "Draft for a clinician's review. Check it against the source before it is signed or used.";

class MarkdownWriter {
  private readonly parts: string[] = [];
  private length = 0;
  readonly statements: PlacedStatement[] = [];

  write(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }

  /** Begins a new block, with an empty line before it. */
  block(): void {
    if (this.length > 0) this.write('\n\n');
  }

  place(statement: Statement, text: string): void {
    const start = this.length;
    this.write(text);
    this.statements.push({
      text,
      sources: statement.sources,
      support: statement.support,
      ...(statement.faults ? { faults: statement.faults } : {}),
      at: { start, end: this.length },
    });
  }

  heading(level: number, title: string): void {
    this.block();
    this.write(`${'#'.repeat(level)} `);
    this.place({ text: title, sources: [], support: 'structural' }, escapeMarkdown(title));
  }

  get markdown(): string {
    return this.parts.join('');
  }
}

function writeParagraph(writer: MarkdownWriter, statements: readonly Statement[]): void {
  writer.block();
  statements.forEach((statement, index) => {
    if (index > 0) writer.write(' ');
    writer.place(statement, escapeMarkdown(statement.text));
  });
}

function writeList(writer: MarkdownWriter, statements: readonly Statement[]): void {
  writer.block();
  statements.forEach((statement, index) => {
    writer.write(index > 0 ? '\n- ' : '- ');
    writer.place(statement, escapeMarkdown(statement.text));
  });
}

const cellsOf = (text: string): string[] => text.split('\t').map((cell) => escapeMarkdown(cell));

function writeTable(writer: MarkdownWriter, section: Section): void {
  const width = Math.max(
    section.columns?.length ?? 0,
    ...section.statements.slice(0, 2000).map((row) => row.text.split('\t').length),
    1,
  );
  const columns = Array.from({ length: width }, (_unused, index) => escapeMarkdown(section.columns?.[index] ?? ''));
  writer.block();
  writer.write(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(width)}`);
  for (const row of section.statements) {
    const cells = cellsOf(row.text);
    while (cells.length < width) cells.push('');
    writer.write('\n| ');
    writer.place(row, cells.join(' | '));
    writer.write(' |');
  }
}

/** Anything that `escapeMarkdown` keeps. */
const visible = /[^\s\u0000-\u001f\u007f]/;

/** A row of a table as it is written between its outer marks. */
export const rowOf = (text: string): string => cellsOf(text).join(' | ');

function writeSection(writer: MarkdownWriter, section: Section): void {
  writer.heading(section.level + 1, section.title);
  const statements = section.statements.filter((statement) => visible.test(statement.text));
  if (statements.length === 0) return;
  if (section.layout === 'table') writeTable(writer, { ...section, statements });
  else if (section.layout === 'list') writeList(writer, statements);
  else writeParagraph(writer, statements);
}

type ClosingParts = Omit<DocumentParts, 'title' | 'record' | 'addressee' | 'sub' | 'sections'>;

function writeClosing(writer: MarkdownWriter, parts: ClosingParts): void {
  if (parts.missing && parts.missing.length > 0) {
    writer.heading(3, parts.missingTitle ?? missingHeading);
    writeList(
      writer,
      parts.missing.map((text): Statement => ({ text, sources: [], support: 'structural' })),
    );
  }
  if (parts.cautions && parts.cautions.length > 0) {
    writer.heading(3, parts.cautionsTitle ?? cautionsHeading);
    writeList(writer, parts.cautions);
  }
  if (parts.signOff !== undefined)
    writeParagraph(writer, [{ text: parts.signOff, sources: [], support: 'structural' }]);
  writeParagraph(writer, [{ text: parts.closing ?? draftLine, sources: [], support: 'structural' }]);
}

/** What stands below the sections of a document. */
export function renderClosing(parts: ClosingParts): RenderedDocument {
  const writer = new MarkdownWriter();
  writeClosing(writer, parts);
  return { markdown: writer.markdown, statements: writer.statements };
}

/** Sections alone, as they stand in a document. */
export function renderBlock(sections: readonly Section[]): RenderedDocument {
  const writer = new MarkdownWriter();
  for (const section of sections) writeSection(writer, section);
  return { markdown: writer.markdown, statements: writer.statements };
}

/**
 * Writes a document as clean markdown: the title as `##`, parts (level 2) as `###`, their sections (level 3) as `####`, then what
 * is not documented, what to check, and the closing line. Each statement comes back with its exact place:
 * `markdown.slice(at.start, at.end) === text`, where `text` is as written there (escaped, table cells set apart by ` | `).
 */
export function renderSections(parts: DocumentParts): RenderedDocument {
  const writer = new MarkdownWriter();
  writer.heading(2, parts.title);
  if (parts.record) writeParagraph(writer, [parts.record]);
  if (parts.addressee) writeParagraph(writer, [parts.addressee]);
  if (parts.sub) writeParagraph(writer, [parts.sub]);
  for (const section of parts.sections) writeSection(writer, section);
  writeClosing(writer, parts);
  return { markdown: writer.markdown, statements: writer.statements };
}
