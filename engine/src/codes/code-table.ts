import { icd10cmLines, icd10cmYear } from './icd10cm.data.ts';

export interface IcdCode {
  /** With its dot, as it is written in a chart. */
  readonly code: string;
  readonly billable: boolean;
  readonly title: string;
}

/** What the built-in table is, for the line under every audit. */
export const codeTableVersion = `ICD-10-CM ${icd10cmYear}, built-in table`;

/** `M5450` to `M54.50`; the part after the third character stands behind a dot. */
export function dotCode(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
}

function unpackTable(lines: string): Map<string, IcdCode> {
  const table = new Map<string, IcdCode>();
  let code = '';
  let title = '';
  for (const line of lines.trim().split('\n')) {
    const flag = line.search(/[.!]/);
    code = code.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1, flag);
    title = title.slice(0, Number.parseInt(line[flag + 1] ?? '0', 36)) + line.slice(flag + 2);
    table.set(code, { code: dotCode(code), billable: line[flag] === '!', title });
  }
  return table;
}

let unpacked: Map<string, IcdCode> | null = null;

function table(): Map<string, IcdCode> {
  unpacked ??= unpackTable(icd10cmLines);
  return unpacked;
}

/** The code, with or without its dot and whatever its case; null when the built-in table does not hold it. */
export function findIcdCode(code: string): IcdCode | null {
  return table().get(code.replace('.', '').toUpperCase()) ?? null;
}

/** How many codes the built-in table holds. */
export function countIcdCodes(): number {
  return table().size;
}
