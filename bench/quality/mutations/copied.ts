import { planEnd } from './drugs.ts';
import { chosen, edited, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

/** Sentences of other people's visits, each with the words that would make it fit a chart. */
const strangers = [
  [
    'Sutures of the left forearm removed today, wound edges well apposed.',
    /\b(?:suture|stitch|wound|lacerat|forearm|excis)/iu,
  ],
  [
    'She is here for her 28-week prenatal visit and reports good fetal movement.',
    /\b(?:pregnan|prenatal|fetal|weeks? gestation|postpartum|G\dP\d)/iu,
  ],
  [
    'Post-operative day 3 after right total knee replacement; drain removed this morning.',
    /\b(?:knee|post-?op|replacement|arthroplasty|drain)/iu,
  ],
  [
    'Mr. Ferrante tolerated the second cycle of chemotherapy without nausea.',
    /\b(?:chemo|cancer|oncolog|carcinoma|ferrante)/iu,
  ],
  [
    'The infant was nursing well and had regained birth weight.',
    /\b(?:infant|newborn|baby|nurs(?:ed|ing) well|birth weight|breastfe)/iu,
  ],
  ['Dialysis access in the left arm has a good thrill and bruit.', /\b(?:dialysis|fistula|access|ckd|kidney)/iu],
  [
    'His blood sugars on the insulin pump have run between 90 and 140 since the last visit.',
    /\b(?:insulin|glucose|sugar|diabet|pump)/iu,
  ],
  ['Tracheostomy site clean, ventilator settings unchanged overnight.', /\b(?:trach|ventilator|intubat|airway)/iu],
] as const;

function pastedIn(chart: SourceChart): MutatedChart[] {
  const found = strangers.filter(([, words]) => !words.test(chart.text));
  const place =
    chart.sections.find(({ kind }) => kind === 'history') ?? chart.sections.find(({ kind }) => kind === 'exam');
  if (place === undefined) return [];
  const at = chart.text.slice(0, place.end).trimEnd().length;
  return chosen(chart, 'pasted', found, 1).flatMap(
    ([words]) => edited(chart, [{ start: at, end: at, words: ` ${words}` }]) ?? [],
  );
}

/** Sentences of an earlier note of the same patient, each with its own day. */
const stale = [
  (year: number) => `Seen today, 03/11/${year}, for the yearly visit.`,
  (year: number) => `Plan as of ${year}: patient to return in April ${year}.`,
] as const;

function staleDay(chart: SourceChart): MutatedChart[] {
  const year = /\b(20[12]\d)\b/u.exec(chart.day ?? '')?.[1];
  const at = planEnd(chart);
  if (year === undefined || at === null) return [];
  return chosen(chart, 'stale', stale, 1).flatMap(
    (say) => edited(chart, [{ start: at, end: at, words: ` ${say(Number(year) - 2)}` }]) ?? [],
  );
}

const rules = [
  'copied-forward',
  'contradiction-patient',
  'contradiction-side',
  'contradiction-finding',
  'contradiction-date',
];

/** Words of another visit or another patient left standing. */
export const copied: readonly Mutation[] = [
  { name: 'sentence-of-another-patient', kind: 'copied-forward', rules, changes: pastedIn },
  { name: 'day-of-an-earlier-visit', kind: 'copied-forward', rules, changes: staleDay },
];
