import { chosen, edited, madeBy, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

const visit = /\b(?<code>99(?:20[2-5]|21[2-5]|28[1-5]))(?<tail>-25)?\b/gu;
const established =
  /\b(?:established|follow-?up|est\.? (?:patient|pt)|last (?:seen|visit)|known to (?:me|us|the practice)|return visit)\b/iu;
const newcomer = /\b(?:new patient|new pt|first visit|new to (?:me|us|the practice|this))\b/iu;
const byTime =
  /\b(?:total time|minutes? (?:spent|in total|total)|time spent)\b|\b\d{2} min(?:utes)?\b[^.\n]{0,30}\b(?:total|date|spent|encounter)\b/iu;

/** The visits of a chart written in another code each; `null` leaves one as it is. */
function otherVisit(chart: SourceChart, other: (code: string) => string | null): MutatedChart[] {
  const edits: Edit[] = [...chart.text.matchAll(visit)].flatMap(({ index, groups }) => {
    const code = groups?.['code'] ?? '';
    const instead = other(code);
    return instead === null ? [] : [{ start: index, end: index + code.length, words: instead }];
  });
  return madeBy(chart, [edits]);
}

const raised: Readonly<Record<string, string>> = {
  '99212': '99214',
  '99213': '99215',
  '99202': '99204',
  '99203': '99205',
  '99281': '99283',
  '99282': '99284',
  '99283': '99285',
};
const asNew: Readonly<Record<string, string>> = {
  '99212': '99202',
  '99213': '99203',
  '99214': '99204',
  '99215': '99205',
};
const asKnown: Readonly<Record<string, string>> = {
  '99202': '99212',
  '99203': '99213',
  '99204': '99214',
  '99205': '99215',
};

function cutTail(chart: SourceChart, pattern: RegExp, instead: (words: string) => string): MutatedChart[] {
  const edits = [...chart.text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    words: instead(words),
  }));
  return madeBy(
    chart,
    chosen(chart, String(pattern), edits, 2).map((edit) => [edit]),
  );
}

/** Modifier 25 taken from a visit beside a procedure on the same line of codes. */
function without25(chart: SourceChart): MutatedChart[] {
  const hasProcedure = /\b99\d{3}-25\b[^\n]*\b(?:1[0-7]\d{3}|20[56]\d{2}|29\d{3}|6\d{4}|94\d{3}|59025|96372)\b/u.test(
    chart.text,
  );
  return hasProcedure ? cutTail(chart, /\b99\d{3}-25\b/gu, (words) => words.slice(0, 5)) : [];
}

const turned = (words: string): string =>
  words.endsWith('RT') ? words.replace(/RT$/u, 'LT') : words.replace(/LT$/u, 'RT');

/** A side's modifier turned or dropped; where the titles of the chart's codes name one side only. */
function ofSide(chart: SourceChart, instead: (words: string) => string): MutatedChart[] {
  const sides = new Set(chart.codes.flatMap(({ title }) => title.match(/\b(?:right|left)\b/giu) ?? []).values());
  return sides.size === 1 ? cutTail(chart, /\b\d{5}-(?:RT|LT)\b/gu, instead) : [];
}

function without95(chart: SourceChart): MutatedChart[] {
  return /\b(?:telehealth|video)\b/iu.test(chart.text) && !/\bPOS\b|place of service/iu.test(chart.text)
    ? cutTail(chart, /\b\d{5}-95\b/gu, (words) => words.slice(0, 5))
    : [];
}

function moreUnits(chart: SourceChart): MutatedChart[] {
  const found = [...chart.text.matchAll(/\b(?:[A-Z]\d{4}|97\d{3})(?:-[A-Z0-9]{2})* ?(?:x|\()\s?(?<units>\d{1,2})\b/gu)];
  const edits = found.map(({ 0: words, index, groups }) => {
    const units = groups?.['units'] ?? '';
    const end = index + words.length;
    return { start: end - units.length, end, words: String(Number(units) * 3 + 2) };
  });
  return madeBy(
    chart,
    chosen(chart, 'units', edits, 2).map((edit) => [edit]),
  );
}

const longer: Readonly<Record<string, string>> = { '90832': '90837', '90834': '90837' };

function longerSession(chart: SourceChart): MutatedChart[] {
  const edits = [...chart.text.matchAll(/\b908(?:32|34)\b/gu)].map(({ 0: code, index }) => ({
    start: index,
    end: index + 5,
    words: longer[code] ?? code,
  }));
  return madeBy(chart, [edits]);
}

/** The minutes lowered below what the code of psychotherapy needs; only where no clock times tell them again. */
function shorterSession(chart: SourceChart): MutatedChart[] {
  if (
    !/\b908(?:34|37|39)\b/u.test(chart.text) ||
    /\d{1,2}:\d{2}[^\n]{0,12}(?:-|to|until|stop|end)[^\n]{0,8}\d{1,2}:\d{2}/iu.test(chart.text)
  )
    return [];
  const found = [...chart.text.matchAll(/\b(?<minutes>[3-9]\d)(?=[ -]?min(?:ute)?s?\b)/gu)];
  const edits = found.map(({ 0: words, index }) => ({ start: index, end: index + words.length, words: '20' }));
  return [edited(chart, edits)].filter((one) => one !== null);
}

/** Procedures of which a chart that did them would say something: the code, and the words that it would have. */
const undone = [
  ['93000', /\b(?:ecg|ekg|electrocardiogra\w+|sinus rhythm|12-lead)\b/iu],
  ['69210', /\b(?:cerumen|ear ?wax|wax)\b/iu],
  ['94010', /\b(?:spirometr\w+|FEV1|PFTs?)\b/iu],
  ['51798', /\b(?:post-?void|bladder scan|residual)\b/iu],
  ['11730', /\b(?:nail|avuls\w+)\b/iu],
  ['71046', /\b(?:chest (?:x-?ray|film|radiograph)|CXR|x-?ray|film)s?\b/iu],
  ['92551', /\b(?:hearing|audiomet\w+)\b/iu],
] as const;

function undoneAdded(chart: SourceChart): MutatedChart[] {
  const absent = undone.filter(([code, words]) => !words.test(chart.text) && !chart.text.includes(code));
  const lines = [...chart.text.matchAll(/^(?:[^\n]{0,24}\b)?99\d{3}(?:-25)?\b[-,;0-9A-Zx. ]*$/gmu)];
  const line = lines.at(-1);
  if (line === undefined) return [];
  const end = line.index + line[0].trimEnd().replace(/\.$/u, '').length;
  return madeBy(
    chart,
    chosen(chart, 'undone', absent, 2).map(([code]) => [{ start: end, end, words: `, ${code}` }]),
  );
}

/** Codes of what was done that the words do not bear out. */
export const procedures: readonly Mutation[] = [
  {
    name: 'visit-raised-two-levels',
    kind: 'em-level',
    rules: ['em-level', 'visit-time'],
    changes: (chart) => (byTime.test(chart.text) ? [] : otherVisit(chart, (code) => raised[code] ?? null)),
  },
  {
    name: 'established-billed-as-new',
    kind: 'patient-status',
    rules: ['patient-status'],
    changes: (chart) =>
      established.test(chart.text) && !newcomer.test(chart.text)
        ? otherVisit(chart, (code) => asNew[code] ?? null)
        : [],
  },
  {
    name: 'new-billed-as-established',
    kind: 'patient-status',
    rules: ['patient-status'],
    changes: (chart) => (newcomer.test(chart.text) ? otherVisit(chart, (code) => asKnown[code] ?? null) : []),
  },
  { name: 'modifier-25-dropped', kind: 'modifier', rules: ['modifier', 'ncci-edit'], changes: without25 },
  { name: 'modifier-95-dropped', kind: 'modifier', rules: ['modifier'], changes: without95 },
  {
    name: 'modifier-of-side-turned',
    kind: 'modifier',
    rules: ['modifier', 'contradiction-side', 'code-laterality'],
    changes: (chart) => ofSide(chart, turned),
  },
  {
    name: 'modifier-of-side-dropped',
    kind: 'modifier',
    rules: ['modifier'],
    changes: (chart) => ofSide(chart, (words) => words.slice(0, 5)),
  },
  { name: 'units-raised', kind: 'units', rules: ['units', 'visit-time'], changes: moreUnits },
  { name: 'session-code-raised', kind: 'visit-time', rules: ['visit-time'], changes: longerSession },
  { name: 'session-minutes-lowered', kind: 'visit-time', rules: ['visit-time', 'units'], changes: shorterSession },
  {
    name: 'procedure-not-done',
    kind: 'procedure-undocumented',
    rules: ['procedure-undocumented', 'procedure-necessity', 'ncci-edit'],
    changes: undoneAdded,
  },
];
