import { edited, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

const temperature = /\b(?:T|temp(?:erature)?):? ?(?<value>\d{2,3}(?:\.\d)?) ?°? ?(?<unit>[CF])\b/giu;
const pressure = /\b(?:BP|blood pressure):? ?(?<value>\d{2,3}\/\d{2,3})\b/giu;
const oxygen = /\b(?:SpO2|O2 sat(?:uration)?|sats?|pulse ox):? ?(?<value>\d{2,3}) ?%/giu;
const pulse = /\b(?:HR|pulse|heart rate|P):? ?(?<value>\d{2,3})\b(?!\.|\/)/gu;
const noFever = /\b(?:no fevers?|afebrile|denie[sd] fevers?|without fever|not febrile)\b/giu;
const breathesWell =
  /\b(?:no (?:shortness of breath|dyspnea|respiratory distress|distress|trouble breathing)|(?:denies|without) (?:shortness of breath|dyspnea)|breathing (?:comfortably|easily|easy)|not short of breath|full sentences|no retractions|lungs (?:are )?clear|heart and lungs normal|lungs normal|comfortable)\b/iu;
const calmHeart =
  /\b(?:regular rate|no tachycardia|not tachycardic|normal rate|rate controlled|no palpitations|heart (?:is )?(?:regular|normal)|heart and lungs (?:are )?normal|RRR)\b/iu;
const goodPressure =
  /\b(?:BP at goal|hypertension[^.\n]{0,40}at goal|normotensive|blood pressure (?:is )?(?:normal|controlled|good|well controlled)|pressure (?:is )?(?:normal|at goal|good)|hypertension[^.\n]{0,30}(?:controlled|stable))\b/iu;

interface Reading {
  readonly start: number;
  readonly value: string;
  readonly unit: string;
}

function readings(text: string, pattern: RegExp): Reading[] {
  return [...text.matchAll(pattern)].map(({ 0: all, index, groups }) => {
    const value = groups?.['value'] ?? '';
    return {
      start: index + all.indexOf(value, all.search(/\d/u) === -1 ? 0 : all.lastIndexOf(value)),
      value,
      unit: (groups?.['unit'] ?? '').toUpperCase(),
    };
  });
}

/** The chart with the only reading of its kind changed; charts that have several tell a course, and are left. */
function withReading(chart: SourceChart, pattern: RegExp, other: (one: Reading) => string | null): MutatedChart[] {
  const all = readings(chart.text, pattern);
  const [one] = all;
  const words = one === undefined || all.length > 1 ? null : other(one);
  if (one === undefined || words === null) return [];
  const result = edited(chart, [{ start: one.start, end: one.start + one.value.length, words }]);
  return result === null ? [] : [result];
}

const hot = ({ value, unit }: Reading): string | null => {
  if (unit === 'F') return Number(value) < 100 ? '102.6' : null;
  return Number(value) < 37.8 ? '39.2' : null;
};

/** A denial that means now: not of a time past, not an instruction. */
function deniesFever(text: string): boolean {
  return text
    .split(/(?<=[.;])\s+|\n/u)
    .some(
      (sentence) =>
        sentence.search(noFever) !== -1 &&
        !/\b(?:until|since then|last|previous|prior|overnight|in the past)\b/iu.test(sentence),
    );
}

function documentFebrile(chart: SourceChart): MutatedChart[] {
  const all = readings(chart.text, temperature);
  const exam = chart.sections.find(({ kind }) => kind === 'exam');
  if (exam === undefined || all.length !== 1 || all.some((one) => hot(one) === null)) return [];
  const found = [...chart.text.matchAll(/\bafebrile\b/giu)];
  const edits: Edit[] = found.map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    words: 'febrile',
  }));
  const added: Edit = { start: exam.bodyStart, end: exam.bodyStart, words: ' Febrile, flushed.' };
  return [edited(chart, edits.length === 0 ? [added] : edits)].filter((one) => one !== null);
}

const knownLungs =
  /\b(?:oxygen|O2 (?:at|\d)|cannula|hypox\w+|COPD|asthma|pneumonia|respiratory failure|heart failure)\b/iu;
const isGrown = ({ age }: SourceChart): boolean => age !== null && age > 14;

const rules = ['contradiction-vital', 'contradiction-finding', 'abnormal-result'];

/** A sign that contradicts the words, or that no living patient has. */
export const vitals: readonly Mutation[] = [
  {
    name: 'no-fever-but-hot',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) => (deniesFever(chart.text) ? withReading(chart, temperature, hot) : []),
  },
  { name: 'febrile-but-normal', kind: 'contradiction-vital', rules, changes: documentFebrile },
  {
    name: 'saturation-82-passed-over',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) =>
      breathesWell.test(chart.text) && !knownLungs.test(chart.text) ? withReading(chart, oxygen, () => '82') : [],
  },
  {
    name: 'heart-rate-158-passed-over',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) =>
      isGrown(chart) && calmHeart.test(chart.text)
        ? withReading(chart, pulse, ({ value }) => (Number(value) < 100 ? '158' : null))
        : [],
  },
  {
    name: 'pressure-at-goal-at-198',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) => (goodPressure.test(chart.text) ? withReading(chart, pressure, () => '198/116') : []),
  },
  {
    name: 'pressure-turned-around',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) => withReading(chart, pressure, ({ value }) => value.split('/').reverse().join('/')),
  },
  {
    name: 'saturation-above-100',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) => withReading(chart, oxygen, () => '109'),
  },
  {
    name: 'temperature-impossible',
    kind: 'contradiction-vital',
    rules,
    changes: (chart) => withReading(chart, temperature, ({ unit }) => (unit === 'F' ? '36.8' : '98.4')),
  },
];
