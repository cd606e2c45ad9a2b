import { insertCode } from './insert-code.ts';
import { chosen, madeBy, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

/** What charts deny, with the code of it: the words, the code, its title. */
const symptoms = [
  [/\bfevers?\b|\bfebrile\b/iu, 'R50.9', 'Fever, unspecified'],
  [/\bchest pain\b/iu, 'R07.9', 'Chest pain, unspecified'],
  [/\bshortness of breath\b|\bdyspnea\b/iu, 'R06.02', 'Shortness of breath'],
  [/\bheadaches?\b/iu, 'R51.9', 'Headache, unspecified'],
  [/\bnausea\b/iu, 'R11.0', 'Nausea'],
  [/\bcough\b/iu, 'R05.9', 'Cough, unspecified'],
  [/\bdiarrhea\b/iu, 'R19.7', 'Diarrhea, unspecified'],
  [/\bdysuria\b/iu, 'R30.0', 'Dysuria'],
  [/\bhematuria\b|\bblood in (?:the )?urine\b/iu, 'R31.9', 'Hematuria, unspecified'],
  [/\bweight loss\b/iu, 'R63.4', 'Abnormal weight loss'],
  [/\bsyncope\b|\bfaint(?:ing|ed)?\b/iu, 'R55', 'Syncope and collapse'],
  [/\bpalpitations\b/iu, 'R00.2', 'Palpitations'],
  [/\bhallucinations\b/iu, 'R44.3', 'Hallucinations, unspecified'],
  [/\bseizures?\b/iu, 'R56.9', 'Unspecified convulsions'],
  [/\bjaundice\b/iu, 'R17', 'Unspecified jaundice'],
  [/\bconstipation\b/iu, 'K59.00', 'Constipation, unspecified'],
  [/\bglaucoma\b/iu, 'H40.9', 'Unspecified glaucoma'],
  [/\basthma\b/iu, 'J45.909', 'Unspecified asthma, uncomplicated'],
  [/\bpreeclampsia\b/iu, 'O14.90', 'Unspecified pre-eclampsia, unspecified trimester'],
  [/\bpanic attacks?\b/iu, 'F41.0', 'Panic disorder [episodic paroxysmal anxiety]'],
  [
    /\bdelusions?\b|\bpsychosis\b/iu,
    'F29',
    'Unspecified psychosis not due to a substance or known physiological condition',
  ],
  [/\bpneumonia\b/iu, 'J18.9', 'Pneumonia, unspecified organism'],
  [
    /\bretinopathy\b/iu,
    'E11.319',
    'Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema',
  ],
  [/\bdiabetes\b/iu, 'E11.9', 'Type 2 diabetes mellitus without complications'],
  [/\bstroke\b/iu, 'I63.9', 'Cerebral infarction, unspecified'],
  [/\bgout\b/iu, 'M10.9', 'Gout, unspecified'],
  [/\bbipolar disorder\b/iu, 'F31.9', 'Bipolar disorder, unspecified'],
  [/\bbreast cancer\b/iu, 'C50.919', 'Malignant neoplasm of unspecified site of unspecified female breast'],
  [/\bcolon cancer\b/iu, 'C18.9', 'Malignant neoplasm of colon, unspecified'],
  [/\bmigraines?\b/iu, 'G43.909', 'Migraine, unspecified, not intractable, without status migrainosus'],
  [/\bosteoporosis\b/iu, 'M81.0', 'Age-related osteoporosis without current pathological fracture'],
  [/\blupus\b/iu, 'M32.9', 'Systemic lupus erythematosus, unspecified'],
] as const;

const denial = /\b(?:no|not|den(?:ies|ied|ying)|without|never|negative for|neither|nor)\b/iu;
const relative =
  /\b(?:mother|father|sister|brother|aunt|uncle|grand(?:mother|father|parents?)|cousin|parents?|son|daughter|family)\b/iu;
const advice = /\b(?:call|return|come|if|for|watch|precautions|risks?|warn(?:ing|ed)?|report|911|er\b)/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?])\s+|\n+/u);

/** What stands before the word in its clause: the denial has to be there, with no turn ("but") after it. */
function isDeniedIn(sentence: string, word: RegExp): boolean {
  const before = sentence.slice(0, word.exec(sentence)?.index ?? 0);
  return (
    denial.test(before) &&
    !/\b(?:but|except|however|has|with|reports?|had)\b|[:)]/iu.test(before.slice(before.search(denial)))
  );
}

/** True where every sentence with the word says the same of it, and at least one does. */
function isOnly(text: string, word: RegExp, says: (sentence: string) => boolean): boolean {
  const all = sentencesOf(text).filter((sentence) => word.test(sentence));
  return (
    all.some(says) &&
    all.every(
      (sentence) => says(sentence) || (advice.test(sentence) && !denial.test(sentence) && !relative.test(sentence)),
    )
  );
}

function added(chart: SourceChart, salt: string, says: (sentence: string, word: RegExp) => boolean): MutatedChart[] {
  const found = symptoms.filter(([word]) => isOnly(chart.text, word, (sentence) => says(sentence, word)));
  const edits = chosen(chart, salt, found, 2).flatMap(([, code, title]) => insertCode(chart, code, title) ?? []);
  return madeBy(
    chart,
    edits.map((edit) => [edit]),
  );
}

const rules = ['code-denied', 'code-unsupported'];

/** Codes of what the chart itself denies, or tells of the family alone. */
export const codeDenials: readonly Mutation[] = [
  {
    name: 'code-of-denied-condition',
    kind: 'code-denied',
    rules,
    changes: (chart) =>
      added(chart, 'denied', (sentence, word) => isDeniedIn(sentence, word) && !relative.test(sentence)),
  },
  {
    name: 'code-of-family-condition',
    kind: 'code-denied',
    rules,
    changes: (chart) => added(chart, 'family', (sentence) => relative.test(sentence)),
  },
];
