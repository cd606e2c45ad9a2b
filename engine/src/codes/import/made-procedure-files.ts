/** Files as publishers ship them, made for tests; every word in them is our own. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

const notice = 'CPT only copyright 2025 American Medical Association.  All rights reserved.';

/** `ccipra-v313r0-f1.txt`: tabs, headings over several lines. */
export const ncciText = (rows: readonly string[], lineEnd = '\r\n'): string =>
  [
    notice,
    '\t\t*=in existence\t\t\tModifier',
    'Column 1\tColumn 2\tprior to 1996\tEffective Date\tDeletion Date\t0=not allowed',
    '\t\t\t\t*=no data\t1=allowed\tPTP Edit Rationale',
    '',
    ...rows,
    '',
  ].join(lineEnd);

/** The same as a workbook saves it: quotation marks, headings with line breaks in them. */
export const ncciCsv = (rows: readonly string[]): string =>
  [
    `"${notice}",,,,,,`,
    '"Column 1","Column 2","*=in existence\nprior to 1996","Effective\nDate","Deletion\nDate\n*=no data","Modifier","PTP Edit Rationale"',
    ...rows,
  ].join('\n');

export const mueText = (rows: readonly string[]): string =>
  [
    `"${notice}",,,`,
    '"HCPCS/\nCPT Code",Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale',
    ...rows,
    '',
  ].join('\n');

export const hccText = (rows: readonly string[]): string =>
  [
    '2026 Midyear Final ICD-10-CM Mappings,,,,,,',
    'Diagnosis Code,Description,"CMS-HCC ESRD Model Category V24","CMS-HCC Model Category V24","CMS-HCC\nModel Category V28","RxHCC Model Category V08","CMS-HCC Model Category V28\nfor 2026 Payment Year"',
    ...rows,
    '',
  ].join('\n');

/** One record of the file of 320 columns. */
export function hcpcsLine(code: string, sequence: string, record: string, title: string, end = ''): string {
  const head = code.padStart(5) + sequence.padStart(5, '0') + record + title.padEnd(80);
  return head.padEnd(284) + end.padEnd(8) + ' '.repeat(28);
}

/** A code for each letter, so that the file is a whole one. */
export const hcpcsFillers = (): string[] =>
  'ABCEGHJKLMPQSTUV'.split('').map((letter) => hcpcsLine(`${letter}0001`, '100', '3', `Thing of family ${letter}`));

/** A limit for each family of codes, so that the file is a whole one. */
export const mueFillers = (): string[] =>
  '123456789AGJQ'.split('').map((family) => `${family}0001,1,2 Date of Service Edit: Policy,Policy`);

/** A diagnosis of the first and of the last chapters, and of those between. */
export const hccFillers = (): string[] =>
  'CEIZ'.split('').map((letter) => `${letter}009,Condition of chapter ${letter},8,8,17,15,Yes`);

/** A code for each digit that codes begin with, so that the file is a whole one. */
export const cptFillers = (mark = ' '): string[] =>
  '0123456789'.split('').map((digit) => `${digit}0001${mark}Words of a licensee for ${digit}`);

export const cptText = (rows: readonly string[]): string =>
  [`CPT 2026 ${notice}`, 'Fee schedules are not part of CPT.', '', ...rows, ''].join('\r\n');
