import type { IcdCode, IcdTable } from './code-tables.ts';
import { icd10cmLines, icd10cmYear } from './icd10cm.data.ts';

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

const bare = (code: string): string => code.replace('.', '').toUpperCase();

function* under(prefix: string): Iterable<IcdCode> {
  const begin = bare(prefix);
  for (const [code, entry] of table()) if (code.startsWith(begin)) yield entry;
}

/** The table that comes with the product. */
export const builtInIcd: IcdTable = {
  fiscalYear: Number(icd10cmYear.replace(/\D/g, '')),
  isComplete: false,
  get size() {
    return table().size;
  },
  find: (code) => table().get(bare(code)) ?? null,
  under,
};
