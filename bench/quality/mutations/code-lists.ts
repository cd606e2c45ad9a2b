import { insertCode, longestList } from './insert-code.ts';
import type { ListedCode } from './listed-codes.ts';
import { chosen, madeBy, type Edit, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

const line = ({ start, end }: ListedCode, words: string, isPlace = true): Edit => ({ start, end, words, isPlace });

/** A listed code once more at the end of its list. */
function duplicates(chart: SourceChart): MutatedChart[] {
  const list = longestList(chart);
  const copies = chosen(chart, 'duplicate', list, 1).flatMap(({ code, title }) => insertCode(chart, code, title) ?? []);
  return list.length < 2 ? [] : madeBy(chart, [copies]);
}

const numbered = /^\s*[#(]?(?:\d{1,2}|[a-z])[.)]/u;

/** A listed code that never stands first, moved to the top of its list. Numbered lists keep the numbers in place. */
function movedFirst(chart: SourceChart, isWrongFirst: (code: string) => boolean): MutatedChart[] {
  const list = longestList(chart);
  const [first] = list;
  const found = list.slice(1).find(({ code }) => isWrongFirst(code));
  if (first === undefined || found === undefined || isWrongFirst(first.code)) return [];
  const isNumbered = numbered.test(chart.text.slice(first.start, first.end));
  const text = (one: ListedCode): string => chart.text.slice(one.start, one.end);
  if (isNumbered)
    return madeBy(chart, [
      [line(first, first.written(found.code, found.words)), line(found, found.written(first.code, first.words))],
    ]);
  return madeBy(chart, [
    [
      { start: first.start, end: first.start, words: `${text(found)}\n` },
      { start: found.start - 1, end: found.end, words: '', isPlace: false },
    ],
  ]);
}

/** Two listed codes changed for one another, so that both stand beside the other's words. */
function exchanged(chart: SourceChart): MutatedChart[] {
  const list = longestList(chart).filter(({ words, title }) => words.length > 8 && title.length > 8);
  const pairs = list.slice(1).flatMap((two, index) => {
    const one = list[index];
    return one === undefined || one.code.slice(0, 3) === two.code.slice(0, 3) ? [] : [[one, two] as const];
  });
  return madeBy(
    chart,
    chosen(chart, 'exchanged', pairs, 2).map(([one, two]) => [
      { start: one.codeStart, end: one.codeStart + one.code.length, words: two.code },
      { start: two.codeStart, end: two.codeStart + two.code.length, words: one.code },
    ]),
  );
}

/** Conditions that a chart either speaks of or not: the words that would show it. */
const unrelated = [
  ['K58.9', 'Irritable bowel syndrome without diarrhea', /bowel|ibs/iu],
  ['L40.0', 'Psoriasis vulgaris', /psoria/iu],
  ['G47.33', 'Obstructive sleep apnea (adult) (pediatric)', /apnea|osa\b|cpap|snor/iu],
  ['N20.0', 'Calculus of kidney', /stone|calcul|colic/iu],
  ['M10.9', 'Gout, unspecified', /gout|urate|allopurinol|colchicine/iu],
  ['J30.9', 'Allergic rhinitis, unspecified', /rhinitis|hay ?fever|nasal|allergic/iu],
  ['H40.9', 'Unspecified glaucoma', /glaucoma|latanoprost/iu],
  ['I48.91', 'Unspecified atrial fibrillation', /fibrillat|afib|irregular/iu],
  ['B35.1', 'Tinea unguium', /nail|tinea|fung/iu],
  ['D64.9', 'Anemia, unspecified', /anemi|hemoglobin|iron|hgb|hb\b/iu],
  ['G40.909', 'Epilepsy, unspecified, not intractable, without status epilepticus', /epilep|seizure|convuls/iu],
  ['E05.90', 'Thyrotoxicosis, unspecified without thyrotoxic crisis or storm', /thyro|tsh|graves/iu],
  ['M79.7', 'Fibromyalgia', /fibromyalg|widespread/iu],
  ['K74.60', 'Unspecified cirrhosis of liver', /cirrho|liver|alcohol/iu],
] as const;

function unrelatedAdded(chart: SourceChart): MutatedChart[] {
  const absent = unrelated.filter(([, , words]) => !words.test(chart.text));
  const edits = chosen(chart, 'unrelated', absent, 2).flatMap(([code, title]) => insertCode(chart, code, title) ?? []);
  return madeBy(
    chart,
    edits.map((edit) => [edit]),
  );
}

/** A right code beside the title of a condition that the chart knows nothing of. */
function othersTitle(chart: SourceChart): MutatedChart[] {
  const absent = unrelated.filter(([, , words]) => !words.test(chart.text));
  const [other] = chosen(chart, 'title', absent, 1);
  const lines = chosen(chart, 'titled', longestList(chart), 1);
  return madeBy(
    chart,
    lines.map((one) => (other === undefined ? [] : [line(one, one.written(one.code, other[1]))])),
  );
}

function forOtherPatient(chart: SourceChart): MutatedChart[] {
  const wrong: (readonly [string, string])[] = [];
  if (chart.sex === 'male') wrong.push(['N94.6', 'Dysmenorrhea, unspecified'], ['N80.9', 'Endometriosis, unspecified']);
  if (chart.sex === 'female' && !/prostat/iu.test(chart.text))
    wrong.push(
      ['N40.0', 'Benign prostatic hyperplasia without lower urinary tract symptoms'],
      ['N52.9', 'Male erectile dysfunction, unspecified'],
    );
  return madeBy(
    chart,
    chosen(chart, 'sex', wrong)
      .map(([code, title]) => insertCode(chart, code, title))
      .flatMap((edit) => (edit === null ? [] : [[edit]])),
  );
}

function forOtherAge(chart: SourceChart): MutatedChart[] {
  if (chart.age === null || /infant|newborn|weeks old|months? old/iu.test(chart.text)) return [];
  const wrong: (readonly [string, string])[] =
    chart.age >= 18
      ? [
          ['P59.9', 'Neonatal jaundice, unspecified'],
          ['Z00.129', 'Encounter for routine child health examination without abnormal findings'],
        ]
      : [['Z00.00', 'Encounter for general adult medical examination without abnormal findings']];
  return madeBy(
    chart,
    chosen(chart, 'age', wrong)
      .map(([code, title]) => insertCode(chart, code, title))
      .flatMap((edit) => (edit === null ? [] : [[edit]])),
  );
}

/** A code that a type 1 excludes note of a listed code names outright. */
function excluded(chart: SourceChart): MutatedChart[] {
  const pairs = chart.codes.flatMap(({ code }) =>
    chart.tables.notes.of(code, 'excludes1').flatMap(({ codes }) =>
      codes.flatMap((named) => {
        const found = [...chart.tables.icd.under(named)].find(({ billable }) => billable);
        const isOut =
          found === undefined || /^[OPQRSTV-Z]/u.test(found.code) || chart.codes.some((one) => one.code === found.code);
        return isOut ? [] : [found];
      }),
    ),
  );
  const others = pairs.filter((one, index) => pairs.findIndex(({ code }) => code === one.code) === index);
  const edits = chosen(chart, 'excludes1', others, 2).flatMap(
    ({ code, title }) => insertCode(chart, code, title) ?? [],
  );
  return madeBy(
    chart,
    edits.map((edit) => [edit]),
  );
}

const hedges = ['Probable', 'Suspected', 'Possible', 'Likely', 'Rule out'] as const;

/** A diagnosis of an outpatient chart that is only thought to be; inpatient charts may code those. */
function hedged(chart: SourceChart): MutatedChart[] {
  if (/inpatient|discharge summary|admitted|hospital day|attending|\b99(?:22|23)\d\b/iu.test(chart.text)) return [];
  const sure = longestList(chart).filter(
    ({ code, words, title }) => /^[A-QST]/u.test(code) && words.slice(0, 5) === title.slice(0, 5),
  );
  return madeBy(
    chart,
    chosen(chart, 'hedged', sure, 2).map(({ wordsStart, words, codeStart, code }, index) => {
      const [hedge] = chosen(chart, `hedge${index}`, hedges);
      const first = words.charAt(0);
      const lower = /^[A-Z][a-z]/u.test(words) ? first.toLowerCase() : first;
      return [
        { start: wordsStart, end: wordsStart + 1, words: `${hedge} ${lower}` },
        { start: codeStart, end: codeStart + code.length, words: code },
      ];
    }),
  );
}

/** Codes added to a list of diagnoses, moved in it, or given the words of another. */
export const codeLists: readonly Mutation[] = [
  { name: 'code-listed-twice', kind: 'duplicate-code', rules: ['duplicate-code'], changes: duplicates },
  {
    name: 'external-cause-first',
    kind: 'code-sequence',
    rules: ['code-sequence'],
    changes: (chart) => movedFirst(chart, (code) => /^[V-Y]/u.test(code)),
  },
  {
    name: 'manifestation-first',
    kind: 'code-sequence',
    rules: ['code-sequence', 'code-first'],
    changes: (chart) => movedFirst(chart, (code) => chart.tables.notes.isManifestation(code)),
  },
  { name: 'codes-exchanged', kind: 'code-description', rules: ['code-description'], changes: exchanged },
  { name: 'title-of-another-code', kind: 'code-description', rules: ['code-description'], changes: othersTitle },
  {
    name: 'unrelated-code',
    kind: 'code-unsupported',
    rules: ['code-unsupported', 'hcc-support'],
    changes: unrelatedAdded,
  },
  {
    name: 'code-of-other-sex',
    kind: 'sex-question',
    rules: ['sex-question', 'code-unsupported'],
    changes: forOtherPatient,
  },
  {
    name: 'code-of-other-age',
    kind: 'age-conflict',
    rules: ['age-conflict', 'code-unsupported'],
    changes: forOtherAge,
  },
  {
    name: 'excludes1-pair',
    kind: 'excludes1',
    rules: ['excludes1', 'combination-code', 'code-unsupported'],
    changes: excluded,
  },
  { name: 'diagnosis-made-uncertain', kind: 'code-uncertain', rules: ['code-uncertain'], changes: hedged },
];
