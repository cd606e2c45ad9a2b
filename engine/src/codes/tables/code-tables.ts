import type { EditionFit } from './editions.ts';

/** One ICD-10-CM code of a loaded table. */
export interface IcdCode {
  /** With its dot, as it is written in a chart. */
  readonly code: string;
  readonly billable: boolean;
  /** The official title. */
  readonly title: string;
}

/** Tables of several fiscal years that share what is made of their words. */
export interface IcdYears {
  readonly newest: IcdTable;
  /** The codes of the newest year, and after them those that could be billed in an earlier one in other words or no more. */
  every(): Iterable<IcdCode>;
}

/** A table of ICD-10-CM codes of one fiscal year. */
export interface IcdTable {
  /** The first fiscal year it holds for, for example 2022 (1 October 2021 to 30 September 2022). */
  readonly fiscalYear: number;
  /** True for a publisher's whole table: a code that is not in it does not exist in that year. */
  readonly isComplete: boolean;
  /** The years that it belongs to; absent for a table that stands alone. */
  readonly years?: IcdYears;
  readonly size: number;
  /** The code, with or without its dot and whatever its case; null when the table does not hold it. */
  find(code: string): IcdCode | null;
  /** Every code that begins so (dot or not), in the table's order; the code itself too. */
  under(prefix: string): Iterable<IcdCode>;
}

/** What a note of the tabular list names: a code, or every code below it (`A18.-`), or a range of categories. */
export interface NotedCodes {
  /** Dotted codes or categories: the note covers each with all below it. */
  readonly codes: readonly string[];
  /** The words of the note, as published. */
  readonly words: string;
}

export type TabularNoteKind = 'excludes1' | 'excludes2' | 'code-first' | 'use-additional' | 'code-also';

/** Another name for what a code means, as the tabular list has it below the code. */
export interface InclusionTerm {
  /** Dotted; a category or a code, billable or not. */
  readonly code: string;
  readonly words: string;
}

/** The instructions of the tabular list, inherited from chapter, block and category. */
export interface TabularNotes {
  /** What the notes of one kind say of a code: its own and those of everything above it. */
  of(code: string, kind: TabularNoteKind): readonly NotedCodes[];
  /** Letters allowed in the seventh place with their meaning; null where a code takes none. */
  seventhCharacters(code: string): ReadonlyMap<string, string> | null;
  /** True for a code of a manifestation ("in diseases classified elsewhere"), which never stands first. */
  isManifestation(code: string): boolean;
  /** The inclusion terms below a code itself; none are inherited. */
  termsOf(code: string): readonly string[];
  /** Every inclusion term, for look-up by words. */
  everyTerm(): Iterable<InclusionTerm>;
}

/** One code of CPT or HCPCS Level II. */
export interface ProcedureCode {
  readonly code: string;
  readonly system: 'CPT' | 'HCPCS';
  /** The publisher's words, or for the few CPT numbers that come with the product, words of our own. */
  readonly title: string;
}

/** The first and the last day on which a code holds (ISO dates); null where it is open on that side. */
export interface CodeDays {
  readonly from: string | null;
  readonly to: string | null;
}

export interface ProcedureTable {
  readonly version: string;
  readonly isComplete: boolean;
  readonly size: number;
  find(code: string): ProcedureCode | null;
  under(prefix: string): Iterable<ProcedureCode>;
}

/** A procedure-to-procedure edit of the National Correct Coding Initiative. */
export interface PtpEdit {
  /** The code that is paid. */
  readonly column1: string;
  /** The code that is bundled into it. */
  readonly column2: string;
  /** 0: never both; 1: both with a modifier that distinguishes them; 9: does not apply. */
  readonly indicator: 0 | 1 | 9;
}

export interface PtpEdits {
  readonly version: string;
  readonly size: number;
  /** The edit of two codes, whichever is named first, in force on a day (ISO date; null: today's). */
  between(a: string, b: string, day: string | null): PtpEdit | null;
}

/** Medically unlikely edits: the most units of a code on one line or one day. */
export interface UnitLimits {
  readonly version: string;
  readonly size: number;
  /** MAI 1: per claim line; 2: absolute per day; 3: per day, may be appealed. */
  of(code: string): { readonly units: number; readonly mai: 1 | 2 | 3 } | null;
}

/** Hierarchical condition categories of one payment model. */
export interface HccMap {
  /** For example `CMS-HCC V28, 2026`. */
  readonly version: string;
  readonly size: number;
  /** The category's number, null where the code pays into none. */
  of(code: string): string | null;
}

/** Everything that an audit looks up, as it holds on one day. */
export interface CodeTables {
  readonly icd: IcdTable;
  readonly notes: TabularNotes;
  readonly hcpcs: ProcedureTable;
  /** The few evaluation and management numbers with own words, or a licensed file; null when CPT is switched off. */
  readonly cpt: ProcedureTable | null;
  readonly ncci: PtpEdits | null;
  readonly mue: UnitLimits | null;
  readonly hcc: HccMap | null;
  /** What is loaded, for the line under every audit: `ICD-10-CM FY2027 (built-in table); HCPCS ...`. */
  readonly label: string;
  /** The same kind by kind; ICD-10-CM is the first. */
  readonly labels: readonly string[];
  /** How the table of ICD-10-CM stands to the day: `in-force`, or why another year's was taken. */
  readonly icdFit: EditionFit;
  /** The same of HCPCS Level II. */
  readonly hcpcsFit: EditionFit;
  /** When a HCPCS code holds by the release that comes with the product, whatever the day; null for one that it does not list. */
  hcpcsDaysOf(code: string): CodeDays | null;
  /** The fiscal years of the loaded tables in which a code can be billed, the earliest first. */
  yearsOf(code: string): readonly number[];
}

/** Every version that is loaded; the built-in tables where nothing was imported. */
export interface CodeLibrary {
  /**
   * The tables in force on a day.
   * @param day ISO date of service; null where the chart states none: the newest
   */
  at(day: string | null): CodeTables;
}
