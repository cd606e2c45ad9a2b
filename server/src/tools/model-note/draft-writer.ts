import type { Brief, BriefSection, NoteResult, PlacedStatement, Section, Statement } from '@notewright/engine';
import { blockBreak, frameNote, renderBlock, type NoteFrame } from '@notewright/engine/note-text';

/** A note as it stands, with where its statements stand in it. */
export interface WrittenDraft {
  readonly statements: readonly PlacedStatement[];
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
}

interface Late {
  readonly section: BriefSection;
  readonly statement: Statement;
}

/**
 * Writes a note statement by statement, in the order of its sections: what was given out once stands. Head, tail and fixed sections are the
 * engine's, and stand where they belong. What comes for a section that the note has passed stands at its end, under the heading again.
 */
export class DraftWriter {
  readonly #sections: readonly BriefSection[];
  readonly #engines: ReadonlyMap<string, Section>;
  readonly #frame: NoteFrame;
  readonly #written: Section[] = [];
  readonly #placed: PlacedStatement[] = [];
  readonly #late: Late[] = [];
  /** Of the section that statements are added to: its own, where it begins, and how long it is. */
  #open: { section: Section; readonly placed: number; readonly start: number } | null = null;
  #length = 0;
  #next = 0;
  #part: string | undefined;
  #missing: readonly string[] = [];

  /** @param note the engine's own */
  constructor(brief: Brief, note: NoteResult) {
    this.#sections = brief.sections;
    this.#engines = new Map(note.sections.map((section) => [section.id, section]));
    this.#frame = frameNote(note);
  }

  /** Characters given out so far. */
  get length(): number {
    return this.#length;
  }

  /** True for a section in which statements may stand. */
  takes(section: string): boolean {
    return this.#sections.some(({ id, isFixed }) => id === section && !isFixed);
  }

  /** Adds a statement to a section that takes it. Returns what can be given out: none of what stands at the end. */
  add(id: string, statement: Statement): string {
    const at = this.#sections.findIndex((section) => section.id === id);
    const section = this.#sections[at];
    if (section === undefined) return '';
    if (at + 1 < this.#next) {
      this.#late.push({ section, statement });
      return '';
    }
    if (at + 1 === this.#next && this.#open?.section.id === id) return this.#extend(statement);
    return this.#begin() + this.#passFixed(at) + this.#write(section, [statement]);
  }

  /** The rest of the note: sections of the engine, what came late, and what stands below. */
  end(): string {
    const fixed = this.#begin() + this.#passFixed(this.#sections.length);
    const late = this.#sections.map((section) => {
      const own = this.#late.filter((one) => one.section === section).map(({ statement }) => statement);
      return own.length === 0 ? '' : this.#write(section, own);
    });
    const titles = this.#written.filter(({ statements }) => statements.length > 0).map(({ title }) => title);
    const { rendered, missing } = this.#frame.tail(new Set(titles));
    this.#missing = missing;
    return [fixed, ...late, this.#append(rendered)].join('');
  }

  get draft(): WrittenDraft {
    return { statements: this.#placed, sections: this.#written, missing: this.#missing };
  }

  #begin(): string {
    return this.#length === 0 ? this.#append(this.#frame.head) : '';
  }

  /** The engine's own sections up to a place; the next statement may stand from there on. */
  #passFixed(to: number): string {
    const passed = this.#sections.slice(this.#next, to);
    this.#next = to + 1;
    return passed
      .map((section) => {
        const own = section.isFixed ? (this.#engines.get(section.id)?.statements ?? []) : [];
        return own.length === 0 ? '' : this.#write(section, own);
      })
      .join('');
  }

  /** A section with its heading, and before it that of its part where it is the first of it. */
  #write({ part, isFixed: _isFixed, ...head }: BriefSection, statements: readonly Statement[]): string {
    const section: Section = { ...head, statements };
    const above =
      part === undefined || part.id === this.#part ? [] : [{ ...part, layout: 'list', statements: [] } as const];
    this.#part = part?.id;
    const lead = above.length === 0 ? '' : this.#append(renderBlock(above));
    const start = this.#length + blockBreak.length;
    const placed = this.#placed.length;
    const text = this.#append(renderBlock([section]));
    this.#written.push(...above, section);
    this.#open = { section, placed, start };
    return lead + text;
  }

  /** One statement more at the end of the section: what stood there is the beginning of what stands there now. */
  #extend(statement: Statement): string {
    const open = this.#open;
    if (open === null) return '';
    const section = { ...open.section, statements: [...open.section.statements, statement] };
    const { markdown, statements } = renderBlock([section]);
    const text = markdown.slice(this.#length - open.start);
    this.#placed.splice(open.placed, Infinity, ...statements.map((one) => shiftStatement(one, open.start)));
    this.#length = open.start + markdown.length;
    open.section = section;
    this.#written[this.#written.length - 1] = section;
    return text;
  }

  #append({
    markdown,
    statements,
  }: {
    readonly markdown: string;
    readonly statements: readonly PlacedStatement[];
  }): string {
    if (markdown === '') return '';
    const lead = this.#length === 0 ? '' : blockBreak;
    this.#placed.push(...statements.map((one) => shiftStatement(one, this.#length + lead.length)));
    this.#length += lead.length + markdown.length;
    return lead + markdown;
  }
}

/** A statement as it stands where something was put before it. */
export function shiftStatement(statement: PlacedStatement, by: number): PlacedStatement {
  return { ...statement, at: { start: statement.at.start + by, end: statement.at.end + by } };
}
