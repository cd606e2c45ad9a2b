import { chosen, madeBy, type Edit, type Mutation } from './mutation.ts';
import type { SourceChart, WrittenCode } from './source-chart.ts';

const side = /\b(?:right|left)\b/iu;

/** The other side, in the same letters' case. */
export function otherSide(word: string): string {
  const isRight = /^r/iu.test(word);
  const other = isRight ? (word.length === 1 ? 'L' : 'left') : word.length === 1 ? 'R' : 'right';
  if (word.length === 2) return isRight ? 'LT' : 'RT';
  if (word === word.toUpperCase()) return other.toUpperCase();
  return /^[A-Z]/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

/** The billable code of the same category that has exactly this title. */
function withTitle({ tables }: SourceChart, code: string, title: string): string | null {
  if (title === '') return null;
  for (const one of tables.icd.under(code.slice(0, 3))) if (one.billable && one.title === title) return one.code;
  return null;
}

const swapSides = (title: string): string => title.replaceAll(new RegExp(side, 'giu'), otherSide);

/** True where the chart documents the side of a code in words near it, or documents no other side at all. */
function documentsSide({ text }: SourceChart, { title, start, end }: WrittenCode): boolean {
  const documented = side.exec(title)?.[0].toLowerCase();
  if (documented === undefined) return false;
  const near = text.slice(Math.max(0, start - 110), start) + text.slice(end, end + 110);
  const other = otherSide(documented);
  const isNear =
    new RegExp(String.raw`\b${documented}\b`, 'iu').test(near) &&
    !new RegExp(String.raw`\b${other}\b`, 'iu').test(near);
  const count = (word: string): number => text.match(new RegExp(String.raw`\b${word}\b`, 'giu'))?.length ?? 0;
  return isNear || (count(documented) > 1 && count(other) === 0);
}

/** Edits that put another code in the place of a written one, wherever it stands. */
function everywhere(chart: SourceChart, { code }: WrittenCode, words: string): Edit[] {
  return chart.codes.filter((one) => one.code === code).map(({ start, end }) => ({ start, end, words }));
}

const once = (chart: SourceChart): WrittenCode[] =>
  chart.codes.filter((one, index) => chart.codes.findIndex(({ code }) => code === one.code) === index);

function replaced(chart: SourceChart, salt: string, other: (code: WrittenCode) => string | null, most = 2) {
  const found = once(chart).flatMap((code) => {
    const instead = other(code);
    const isNew = instead !== null && instead !== code.code && chart.codes.every((one) => one.code !== instead);
    return isNew ? [everywhere(chart, code, instead)] : [];
  });
  return madeBy(chart, chosen(chart, salt, found, most));
}

const trimesters = ['first trimester', 'second trimester', 'third trimester'] as const;

function otherTrimester(chart: SourceChart, { code, title }: WrittenCode): string | null {
  const documented = trimesters.find((one) => title.includes(one));
  const documentsWeeks = /\b\d{1,2}(?:w\d|\+\d| ?(?:weeks|wks|w\b))/iu.test(chart.text) || chart.text.includes('Z3A.');
  if (documented === undefined || !documentsWeeks) return null;
  const others = trimesters
    .filter((one) => one !== documented)
    .flatMap((one) => withTitle(chart, code, title.replace(documented, one)) ?? []);
  return others[0] ?? null;
}

function otherWeek({ text }: SourceChart, { code }: WrittenCode): string | null {
  const week = /^Z3A\.(\d{2})$/u.exec(code)?.[1];
  if (week === undefined) return null;
  const other = Number(week) > 20 ? Number(week) - 7 : Number(week) + 7;
  const isDocumented = new RegExp(String.raw`\b${Number(week)}(?:w| ?week|\+)`, 'iu').test(text);
  return isDocumented && other >= 10 ? `Z3A.${other}` : null;
}

const words = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .match(/[a-z]{5,}/gu)
      ?.map((word) => word.slice(0, 6)),
  );

/** Two digits changed places, and the code is then a real one of another category with nothing in common. */
function transposed({ tables, codes }: SourceChart, { code, title }: WrittenCode): string | null {
  const plain = code.replace('.', '');
  for (const at of [1, 2, 3]) {
    const swapped = plain.slice(0, at) + plain.charAt(at + 1) + plain.charAt(at) + plain.slice(at + 2);
    const other = tables.icd.find(swapped);
    if (other?.billable !== true || other.code.slice(0, 3) === code.slice(0, 3)) continue;
    const has = words(title);
    if (codes.some((one) => one.code === other.code) || [...words(other.title)].some((word) => has.has(word))) continue;
    return other.code;
  }
  return null;
}

function dropped({ tables }: SourceChart, { code }: WrittenCode): string | null {
  const short = code.slice(0, -1).replace(/\.$/u, '');
  return tables.icd.find(short)?.billable === false ? short : null;
}

function added({ tables }: SourceChart, { code }: WrittenCode): string | null {
  if (code.length < 5 || code.length > 7) return null;
  return ['9', '8', '7', '0'].map((digit) => code + digit).find((longer) => tables.icd.find(longer) === null) ?? null;
}

/** The code of the same condition with its side left open; only where the chart tells the side. */
function sideOpen(chart: SourceChart, code: WrittenCode): string | null {
  if (!documentsSide(chart, code)) return null;
  for (const words of ['unspecified ', '']) {
    const title = code.title.replace(/\b(?:right|left) /iu, words);
    const found = title === code.title ? null : withTitle(chart, code.code, title);
    if (found !== null) return found;
  }
  return null;
}

const findSide = ['code-laterality', 'code-description', 'contradiction-side'];

/** Changes of one character or two within a code; the words beside it stay as they were. */
export const codeCharacters: readonly Mutation[] = [
  {
    name: 'code-side-flipped',
    kind: 'code-laterality',
    rules: findSide,
    changes: (chart) =>
      replaced(
        chart,
        'side',
        (code) => (documentsSide(chart, code) ? withTitle(chart, code.code, swapSides(code.title)) : null),
        3,
      ),
  },
  {
    name: 'code-side-left-open',
    kind: 'code-unspecified',
    rules: ['code-unspecified', 'code-laterality', 'code-description'],
    changes: (chart) => replaced(chart, 'open', (code) => sideOpen(chart, code), 3),
  },
  {
    name: 'code-last-character-dropped',
    kind: 'code-not-billable',
    rules: ['code-not-billable', 'code-invalid'],
    changes: (chart) => replaced(chart, 'dropped', (code) => dropped(chart, code), 1),
  },
  {
    name: 'code-character-added',
    kind: 'code-unknown',
    rules: ['code-unknown', 'code-invalid'],
    changes: (chart) => replaced(chart, 'added', (code) => added(chart, code), 1),
  },
  {
    name: 'code-digits-transposed',
    kind: 'code-description',
    rules: ['code-description', 'code-unsupported', 'code-sequence', 'sex-question', 'age-conflict'],
    changes: (chart) => replaced(chart, 'transposed', (code) => transposed(chart, code), 3),
  },
  {
    name: 'code-trimester',
    kind: 'code-trimester',
    rules: ['code-trimester', 'code-description'],
    changes: (chart) => replaced(chart, 'trimester', (code) => otherTrimester(chart, code)),
  },
  {
    name: 'code-week-of-pregnancy',
    kind: 'code-trimester',
    rules: ['code-trimester', 'code-description', 'code-unsupported'],
    changes: (chart) => replaced(chart, 'week', (code) => otherWeek(chart, code)),
  },
];
