import { plural } from '../../i18n/plural.ts';

export const pageTitle = 'Codes';
export const lead =
  'Look up ICD-10-CM, CPT and HCPCS codes. What you type here is not stored and is never part of a web address.';
export const label = 'Code, words or category';
export const hint = 'For example E11.4, htn, broken left wrist, or I10-I16.';
export const keys = 'Arrows choose, Enter copies, Escape clears.';
export const keysNarrow = 'Arrows choose, Enter opens, Escape clears.';
export const tooLong = 'The search is too long. Use up to 200 characters.';
export const results = 'Codes found';
export const found = (count: number, isMore: boolean): string =>
  isMore ? `The best ${count} codes` : plural(count, { one: '1 code', other: `${count} codes` });
export const noneFound = 'No code in the loaded tables matches.';
export const noneFoundHint = 'Try fewer words, other words, or the first characters of a code.';
export const cptHint =
  'Most CPT codes are not built in: the full list comes from the CPT file your organization has licensed. Ask whoever runs Notewright for you to import it.';
export const start = 'Type a code or a description.';
export const heading = 'Header';
export const headingMeans = 'Header, not billable: a more specific code is needed.';
export const billable = 'Billable';
export const copy = 'Copy code';
export const copied = 'Code copied.';
export const copyFailed = 'The code could not be copied. Select and copy it by hand.';
export const back = 'Back to the results';
export const chapter = (from: string, to: string, title: string): string => `Chapter ${from}–${to}: ${title}`;
export const above = 'Parent codes';
export const below = 'More specific codes';
export const notes = {
  code_first: 'Code first',
  use_additional: 'Use additional code',
  code_also: 'Code also',
  excludes1: 'Excludes1: not coded together',
  excludes2: 'Excludes2: may be coded together',
} as const;
export const seventh = 'Seventh character';
export const choose = 'Choose a code to see its notes, its parent codes and the more specific ones.';
export const failed = 'The codes could not be loaded. Please try again.';
export const searching = 'Searching';
export const tables = (label: string): string => `Looked up in: ${label}`;
export const cptNotices = {
  hidden: 'CPT codes are turned off in this installation.',
  'built-in': 'CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown.',
  licensed:
    'CPT is a registered trademark of the American Medical Association, which holds the copyright; its descriptors are shown under your organization’s license.',
} as const;
