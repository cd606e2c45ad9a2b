import { chosen, edited, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

/** A date moved by months, written in the form that it came in; days that not every month has become the 28th. */
export function movedBy(date: string, months: number): string {
  const isIso = date.includes('-');
  const parts = date.split(isIso ? '-' : '/').map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  const [year, month, day] = isIso ? [a, b, c] : [c, a, b];
  const count = year * 12 + month - 1 + months;
  const two = (value: number): string => String(value).padStart(2, '0');
  const [newYear, newMonth, newDay] = [Math.floor(count / 12), two((count % 12) + 1), two(Math.min(day, 28))];
  return isIso ? `${newYear}-${newMonth}-${newDay}` : `${newMonth}/${newDay}/${newYear}`;
}

const any = String.raw`\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2}`;

/** The date that a pattern's group `date` holds, moved; the last of several. */
function moved(chart: SourceChart, pattern: RegExp, months: number, isFit: (date: string) => boolean): MutatedChart[] {
  const found = [...chart.text.matchAll(pattern)].filter(({ groups }) => isFit(groups?.['date'] ?? ''));
  const edits: Edit[] = found.map(({ 0: words, index, groups }) => {
    const date = groups?.['date'] ?? '';
    const end = index + words.length;
    return { start: end - date.length, end, words: movedBy(date, months) };
  });
  const last = edits.at(-1);
  return last === undefined ? [] : [edited(chart, [last])].filter((one) => one !== null);
}

const key = (date: string): string =>
  (date.includes('-') ? date : date.slice(6) + date.slice(0, 2) + date.slice(3, 5)).replaceAll('-', '');

const signed = new RegExp(
  String.raw`\b(?:signed|signature|[A-Z]{2,5}(?:-[A-Z]{1,2})?,?)\b[^\n\d]{0,60}(?<date>${any})(?=[^\n]{0,20}\s*$)`,
  'giu',
);
const next = new RegExp(
  String.raw`\b(?:return|follow[- ]?up|next (?:session|visit|appointment|telephone call)|recheck|back|visit|review)\b[^.\n\d]{0,30}(?<date>${any})`,
  'giu',
);
const labs = new RegExp(
  String.raw`\b(?:labs?|TSH|A1c|BMP|CBC|film|x-?ray|MRI|CT|ultrasound|echo|results?|culture)\b[^.\n\d]{0,20}\(?(?<date>${any})`,
  'giu',
);
const past = new RegExp(
  String.raw`\b(?:surgery|operation|operated|repair|fell|fall|injur\w+|injury|fracture\w*|replacement|admitted|began|onset|stroke|last (?:seen|visit)(?: here)?|delivered|tripped|birth)\b[^.\n\d]{0,40}(?<date>${any})`,
  'giu',
);

const rules = ['contradiction-date'];

/** Dates that cannot be: a signature before the visit, a return before it, results and events after it. */
export const dates: readonly Mutation[] = [
  {
    name: 'signed-before-the-visit',
    kind: 'contradiction-date',
    rules,
    changes: (chart) =>
      moved(
        chart,
        signed,
        -2,
        (date) => chart.day !== null && key(date) >= key(chart.day) && chart.text.split(chart.day).length > 2,
      ),
  },
  {
    name: 'return-before-the-visit',
    kind: 'contradiction-date',
    rules,
    changes: (chart) =>
      moved(
        chart,
        next,
        -4,
        (date) => chart.day !== null && key(date) > key(chart.day) && key(movedBy(date, -4)) < key(chart.day),
      ),
  },
  {
    name: 'result-after-the-visit',
    kind: 'contradiction-date',
    rules,
    changes: (chart) =>
      moved(
        chart,
        labs,
        12,
        (date) => chart.day !== null && key(date) <= key(chart.day) && key(movedBy(date, 12)) > key(chart.day),
      ),
  },
  {
    name: 'event-after-the-visit',
    kind: 'contradiction-date',
    rules,
    changes: (chart) =>
      moved(
        chart,
        past,
        24,
        (date) => chart.day !== null && key(date) < key(chart.day) && key(movedBy(date, 24)) > key(chart.day),
      ),
  },
  {
    name: 'visit-after-the-signature',
    kind: 'contradiction-date',
    rules,
    changes: (chart) => {
      const { day } = chart;
      const at = day === null ? -1 : chart.text.indexOf(day);
      const others = day === null ? 0 : chart.text.split(day).length - 2;
      if (day === null || at > 500 || others !== 1) return [];
      return chosen(chart, 'visit', [
        edited(chart, [{ start: at, end: at + day.length, words: movedBy(day, 3) }]),
      ]).filter((one) => one !== null);
    },
  },
  {
    name: 'born-after-the-visit',
    kind: 'contradiction-date',
    rules: ['contradiction-date', 'contradiction-patient'],
    changes: (chart) =>
      moved(
        chart,
        new RegExp(String.raw`\b(?:DOB|born)\b:? *(?<date>${any})`, 'giu'),
        12 * 100,
        () => chart.day !== null,
      ),
  },
];
