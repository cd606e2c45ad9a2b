import { plural } from '../../i18n/plural.ts';

/** The tables that codes are looked up in. */
export const title = 'Code tables';
export const about =
  'What Validify looks codes up in. Beside the tables that come with the product you can import the full ones, as their publishers ship them; the newest that holds on a chart’s date is used.';
export const inUse = 'In use for a chart without a date';
export const cptHidden = 'CPT numbers are switched off by the setting SHOW_CPT.';
export const kinds: Readonly<
  Record<'icd10cm' | 'icd10cm-notes' | 'hcpcs' | 'cpt' | 'ncci-ptp' | 'mue' | 'hcc', string>
> = {
  icd10cm: 'ICD-10-CM codes',
  'icd10cm-notes': 'ICD-10-CM notes',
  hcpcs: 'HCPCS Level II codes',
  cpt: 'CPT codes',
  'ncci-ptp': 'NCCI procedure-to-procedure edits',
  mue: 'Medically unlikely edits',
  hcc: 'HCC categories',
};
export const builtIn = 'comes with the product';
export const anyDay = 'holds on any day';
export const until = (day: string): string => `until ${day}`;
export const since = (day: string): string => `from ${day}`;
export const between = (from: string, to: string): string => `${from} to ${to}`;
export const entries = (count: number, shown: string): string =>
  plural(count, { one: '1 entry', other: `${shown} entries` });
export const importedOn = (day: string, by: string): string => `imported ${day} by ${by}`;
export const someoneGone = 'somebody whose account is gone';
export const remove = 'Remove';
export const removeQuestion = (name: string): string => `Remove ${name}?`;
export const removeAbout =
  'New audits no longer use it. Audits that were made with it stay as they are, and the file can be imported again.';
export const keep = 'Keep it';
export const importTitle = 'Import';
export const chooseFiles = 'Choose files';
export const files = 'Files to import';
export const dropHint = (megabytes: number): string =>
  `Or drop them here: text, XML, Excel workbooks or ZIP archives, up to ${megabytes} MB together. All of them are imported, or none.`;
export const dropHere = 'Drop the files here';
export const fiscalYear = 'Fiscal year';
export const fiscalYearHint = 'Only for files that do not tell it.';
export const tooMany = (most: number): string => `Please choose at most ${most} files at once.`;
export const tooLarge = (megabytes: number): string =>
  `The files are too large. The limit for all of them together is ${megabytes} MB.`;
export const reading = (count: number, size: string): string =>
  plural(count, {
    one: `One file of ${size} MB being sent and read. This can take a minute.`,
    other: `${count} files of ${size} MB being sent and read. This can take a minute.`,
  });
export const imported = 'What was imported';
export const comparison = (before: string, added: string, removed: string, changed: string): string =>
  `against ${before}: ${added} added, ${removed} removed, ${changed} changed`;
export const seconds = (count: string): string => `read in ${count} s`;
