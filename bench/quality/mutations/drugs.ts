import { chosen, edited, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import { sectionAt } from './sections.ts';
import type { SourceChart } from './source-chart.ts';

const often = String.raw`(?:once |twice |three times |four times )?(?:a day|daily|nightly|at bedtime|at night|each (?:morning|night|evening)|every (?:morning|evening|night|\d+ h(?:ours)?|other day)|as needed|with meals|weekly|before dinner|PRN)`;
const dosed = new RegExp(
  String.raw`\b(?<drug>[A-Za-z][a-z]{4,}(?:[ /-][a-z]{4,})?)(?<strength> (?<amount>\d+(?:\.\d+)?) ?(?:mg|mcg|g|units?|mL)\b)(?<rest>(?: IV| ER| SC)?(?: \d?[a-z]* ?(?:tablets?|puffs?))?)(?<often> ${often})`,
  'gu',
);
const notDrugs =
  /^(?:weight|dose|with|take|takes|start|raise|lower|continue|give|given|under|about|total|oral|intake|glucose|creatinine)\b/iu;

/** A drug with its strength and how often it is taken. */
export interface Dose {
  readonly drug: string;
  readonly amount: string;
  readonly strength: string;
  readonly often: string;
  readonly start: number;
  readonly strengthStart: number;
  readonly oftenStart: number;
  readonly end: number;
}

/** Every full dose of a chart, in order. A verb before the drug is no part of its name. */
export function dosesOf(text: string): Dose[] {
  return [...text.matchAll(dosed)].flatMap(({ 0: all, index, groups }) => {
    const { drug: named = '', strength = '', amount = '', often: frequency = '' } = groups ?? {};
    const drug = named.replace(
      /^(?:Start|Continue|Begin|Take|Raise|Stop|Give|Restart|continue|start|takes|take|began|and|with|then|uses) /u,
      '',
    );
    if (notDrugs.test(drug)) return [];
    const strengthStart = index + named.length;
    return [
      {
        drug: drug.toLowerCase(),
        amount,
        strength,
        often: frequency,
        start: index + named.length - drug.length,
        strengthStart,
        oftenStart: index + all.length - frequency.length,
        end: index + all.length,
      },
    ];
  });
}

const countOf = (text: string, word: string): number => text.toLowerCase().split(word.toLowerCase()).length - 1;

type Where = 'plan' | 'list';

/** Charts whose writer does not prescribe: what others ordered need not be written with its dose. */
const noPrescriber =
  /\b(?:908(?:32|34|37|39)|97\d{3}|9716[1-8]|LCSW|LPC|LMFT|PsyD|PhD|DPT|PT|OTR\/L|RN|case manage\w+)\b/u;

/** Doses of drugs whose name stands once, so that no other place makes good what is taken away here. */
function lonelyDoses(chart: SourceChart, where: Where): Dose[] {
  if (noPrescriber.test(chart.text)) return [];
  return dosesOf(chart.text).filter(({ drug, start }) => {
    const kind = sectionAt(chart.sections, start);
    const isThere = where === 'list' ? kind === 'medications' : kind === 'plan' || kind === 'assessment-plan';
    return isThere && countOf(chart.text, drug) === 1;
  });
}

function without(where: Where, from: (dose: Dose) => number, to: (dose: Dose) => number): Mutation['changes'] {
  return (chart) =>
    chosen(chart, `without ${where}`, lonelyDoses(chart, where), 1).flatMap(
      (dose) => edited(chart, [{ start: from(dose), end: to(dose), words: '' }]) ?? [],
    );
}

const parts = [
  [
    'strength',
    ({ strengthStart }: Dose) => strengthStart,
    ({ strengthStart, strength }: Dose) => strengthStart + strength.length,
  ],
  ['frequency', ({ oftenStart }: Dose) => oftenStart, ({ end }: Dose) => end],
  ['dose', ({ strengthStart }: Dose) => strengthStart, ({ end }: Dose) => end],
] as const;

const leftOut: readonly Mutation[] = parts.flatMap(([part, from, to]) =>
  (['plan', 'list'] as const).map((where) => ({
    name: `${part}-left-out-of-${where}`,
    kind: 'gap-medication-dose',
    rules: ['gap-medication-dose'],
    changes: without(where, from, to),
  })),
);

/** The end of the plan, where an order can be added; null where the chart has no plan. */
export function planEnd({ sections, text }: SourceChart): number | null {
  const plan = sections.findLast(({ kind }) => kind === 'plan' || kind === 'assessment-plan');
  if (plan === undefined) return null;
  const body = text.slice(plan.bodyStart, plan.end);
  const first = /[a-z)%]{2}[.](?=\s)/u.exec(body);
  return first === null ? null : plan.bodyStart + first.index + 3;
}

function addedToPlan(chart: SourceChart, words: string): Edit[] {
  const at = planEnd(chart);
  return at === null ? [] : [{ start: at, end: at, words: ` ${words}` }];
}

/** What to order against an allergy of this name: the drug itself or one of its class. */
const orders: readonly (readonly [RegExp, string])[] = [
  [/penicillin/iu, 'Start amoxicillin 500 mg three times daily for 7 days.'],
  [/amoxicillin/iu, 'Start amoxicillin-clavulanate 875 mg twice daily for 7 days.'],
  [/sulfa\b|sulfonamides|sulfamethoxazole/iu, 'Start trimethoprim-sulfamethoxazole 800-160 mg twice daily for 5 days.'],
  [/codeine/iu, 'Codeine 30 mg every 6 hours as needed for pain.'],
  [/ibuprofen/iu, 'Ibuprofen 600 mg three times daily with food.'],
  [/aspirin/iu, 'Aspirin 81 mg daily.'],
  [/doxycycline/iu, 'Doxycycline 100 mg twice daily for 7 days.'],
  [/erythromycin/iu, 'Azithromycin 250 mg daily for 5 days.'],
  [/cefaclor|cephalexin/iu, 'Cephalexin 500 mg four times daily for 7 days.'],
  [/ciprofloxacin/iu, 'Levofloxacin 500 mg daily for 7 days.'],
  [/nitrofurantoin/iu, 'Nitrofurantoin 100 mg twice daily for 5 days.'],
  [/lisinopril/iu, 'Start enalapril 5 mg daily.'],
  [/metoclopramide/iu, 'Metoclopramide 10 mg as needed for nausea.'],
  [/carbamazepine/iu, 'Start carbamazepine 200 mg twice daily.'],
  [/haloperidol/iu, 'Haloperidol 1 mg at bedtime.'],
  [/vancomycin/iu, 'Vancomycin 125 mg four times daily for 10 days.'],
  [/neomycin/iu, 'Neomycin-polymyxin ointment twice daily for 7 days.'],
  [/sulfasalazine/iu, 'Start sulfasalazine 500 mg twice daily.'],
];

function againstAllergy(chart: SourceChart): MutatedChart[] {
  const allergies = /\ballerg(?:y|ies)\b[ :-]+(?<list>[^.;\n]{3,90})/iu.exec(chart.text)?.groups?.['list'] ?? '';
  if (/^no|has taken|tolerate|since taken/iu.test(allergies)) return [];
  const edits = orders.filter(([drug]) => drug.test(allergies)).map(([, order]) => addedToPlan(chart, order));
  return chosen(chart, 'allergy', edits, 1).flatMap((list) => (list.length === 0 ? [] : (edited(chart, list) ?? [])));
}

const listedNow = (chart: SourceChart): Dose[] =>
  dosesOf(chart.text).filter(({ start }) => sectionAt(chart.sections, start) === 'medications');

const stops: readonly ((drug: string) => string)[] = [
  (drug) => `Stopped taking ${drug} last month because of side effects and has not restarted it.`,
  (drug) => `${drug.charAt(0).toUpperCase()}${drug.slice(1)} was discontinued two months ago.`,
  (drug) => `No longer takes ${drug}.`,
  (drug) => `Off ${drug} since last month.`,
];

/** A drug of the list of medications that the history says is no longer taken. */
function stoppedInHistory(chart: SourceChart): MutatedChart[] {
  const history = chart.sections.find(({ kind }) => kind === 'history');
  const end = history === undefined ? null : chart.text.slice(0, history.end).trimEnd().length;
  const isHeld = (drug: string): boolean =>
    new RegExp(String.raw`\b(?:stop|hold|held|discontinu|wean|ended|finish)[a-z]* (?:the )?${drug}`, 'iu').test(
      chart.text,
    );
  const doses = listedNow(chart).filter(({ drug }) => !isHeld(drug));
  return chosen(chart, 'stopped', doses, 1).flatMap(({ drug }) => {
    const [say] = chosen(chart, 'say', stops);
    const words = say === undefined ? '' : ` ${say(drug)}`;
    return end === null ? [] : (edited(chart, [{ start: end, end, words }]) ?? []);
  });
}

function stoppedInPlan(chart: SourceChart): MutatedChart[] {
  const kept = [...chart.text.matchAll(/\b(?:Continue|continue) (?<drug>[a-z]{6,})\b(?= \d)/gu)].map(
    ({ groups }) => groups?.['drug'] ?? '',
  );
  return chosen(chart, 'stop', kept, 1).flatMap((drug) => {
    const edits = addedToPlan(chart, `Stop ${drug}.`);
    return edits.length === 0 ? [] : (edited(chart, edits) ?? []);
  });
}

const changing = /\b(?:rais|increas|lower|reduc|decreas|titrat|taper|chang|double|up to|from|was|stopp?)|->/iu;

/** One of two like doses of a drug doubled, where nothing says that the dose changes. */
function differentDose(chart: SourceChart): MutatedChart[] {
  const pattern = /\b(?<drug>[a-z]{6,})(?<gap> )(?<amount>\d+(?:\.\d+)?)(?= ?(?:mg|mcg|units)\b)/giu;
  const all = [...chart.text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
    drug: (groups?.['drug'] ?? '').toLowerCase(),
    amount: groups?.['amount'] ?? '',
    end: index + words.length,
  }));
  const pairs = all.flatMap((one, index) => {
    const later = all.slice(index + 1).find(({ drug }) => drug === one.drug);
    const isTwice = all.filter(({ drug }) => drug === one.drug).length === 2 && later?.amount === one.amount;
    const sentence =
      later === undefined ? '' : chart.text.slice(chart.text.lastIndexOf('.', later.end) + 1, later.end + 60);
    return later !== undefined && isTwice && !changing.test(sentence) ? [later] : [];
  });
  return chosen(chart, 'dose', pairs, 1).flatMap(
    ({ amount, end }) => edited(chart, [{ start: end - amount.length, end, words: String(Number(amount) * 2) }]) ?? [],
  );
}

const rules = ['contradiction-medication'];

/** Doses left out, drugs that the chart forbids, and drugs that are both taken and not. */
export const drugs: readonly Mutation[] = [
  ...leftOut,
  {
    name: 'allergen-ordered',
    kind: 'contradiction-allergy',
    rules: ['contradiction-allergy'],
    changes: againstAllergy,
  },
  { name: 'listed-drug-stopped-in-history', kind: 'contradiction-medication', rules, changes: stoppedInHistory },
  { name: 'continued-drug-stopped-in-plan', kind: 'contradiction-medication', rules, changes: stoppedInPlan },
  { name: 'two-doses-of-one-drug', kind: 'contradiction-medication', rules, changes: differentDose },
];
