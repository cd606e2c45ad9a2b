import { chosen, edited, type Mutation, type MutatedChart } from './mutation.ts';
import type { ChartSection, SectionKind } from './sections.ts';
import type { SourceChart } from './source-chart.ts';

/** Symptoms that are reported or denied: how a chart names them, and a sentence that reports them without doubt. */
const symptoms = [
  [/\bfevers?\b/iu, 'Fever of 39 C at home since yesterday.'],
  [/\bchest pain\b/iu, 'Has had chest pain since this morning.'],
  [/\b(?:shortness of breath|dyspnea|breathlessness)\b/iu, 'Short of breath on one flight of stairs for a week.'],
  [/\bheadaches?\b/iu, 'Reports a throbbing headache every day this week.'],
  [/\bnausea\b/iu, 'Complains of nausea all day.'],
  [/\bvomiting\b/iu, 'Vomited three times yesterday.'],
  [/\bcough\b/iu, 'Has a dry cough for five days.'],
  [/\bdiarrhea\b/iu, 'Has watery diarrhea since Monday.'],
  [/\bdysuria\b/iu, 'Reports dysuria for two days.'],
  [/\bnumbness\b/iu, 'Reports numbness of the fingers since last week.'],
  [/\bdizziness\b/iu, 'Dizzy every morning this week.'],
  [/\bpalpitations\b/iu, 'Has palpitations every evening.'],
  [/\bhallucinations\b/iu, 'Hears voices that comment on what happens.'],
  [/\bconstipation\b/iu, 'Constipated for a week.'],
  [/\bback pain\b/iu, 'Low back pain since Sunday.'],
  [/\b(?:leg|ankle) swelling\b/iu, 'Both ankles swell every evening.'],
  [/\bfalls?\b/iu, 'Fell twice last week.'],
  [
    /\b(?:vaginal bleeding|bleeding, (?:no )?(?:leak\w*|contractions|cramp\w*))\b/iu,
    'Bright red vaginal bleeding since last night.',
  ],
  [/\bsuicidal (?:thoughts|ideation)\b/iu, 'Says that suicidal thoughts come every night.'],
  [/\balcohol\b/iu, 'Drinks half a bottle of vodka a day.'],
] as const;

const denies = /\b(?:no|den(?:ies|ied)|without|not)\b/iu;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?])\s+|\n+/u);

/** Denied in the chart, and spoken of nowhere else except in advice. */
function isDenied(text: string, word: RegExp): boolean {
  const all = sentencesOf(text).filter(
    (sentence) =>
      word.test(sentence) && !/^(?:call|return|come|go|watch)\b|\b(?:if|for|911)\b[^.]*$/iu.test(sentence.slice(0, 40)),
  );
  return (
    all.length > 0 &&
    all.every(
      (sentence) =>
        denies.test(sentence.slice(0, word.exec(sentence)?.index ?? 0)) &&
        !/\b(?:until|since|last|past|but|now|any ?more|today)\b/iu.test(sentence),
    )
  );
}

const endOf = (text: string, { end }: ChartSection): number => text.slice(0, end).trimEnd().length;

function firstOf(chart: SourceChart, kinds: readonly SectionKind[]): ChartSection | undefined {
  return chart.sections.find(({ kind }) => kinds.includes(kind));
}

/** A symptom that the chart denies, reported at the end of its history. */
function reportDenied(chart: SourceChart): MutatedChart[] {
  const history = firstOf(chart, ['history']);
  if (history === undefined) return [];
  const at = endOf(chart.text, history);
  const found = symptoms.filter(([word]) => isDenied(chart.text, word));
  return chosen(chart, 'told', found, 2).flatMap(
    ([, words]) => edited(chart, [{ start: at, end: at, words: ` ${words}` }]) ?? [],
  );
}

/** The complaint's own symptom, denied at the end of the history. */
const complaints = [
  [/\bcough\b/iu, 'No cough.'],
  [/\bheadaches?\b|\bmigraine\b/iu, 'Denies headache.'],
  [/\bchest pain\b/iu, 'Denies chest pain.'],
  [/\bbreathless\w*|\bshort of breath\b/iu, 'No shortness of breath.'],
  [/\bheartburn\b/iu, 'Denies heartburn.'],
  [/\bback pain\b/iu, 'No back pain.'],
  [/\bknee pain\b/iu, 'No knee pain.'],
  [/\bankle pain\b/iu, 'No ankle pain.'],
  [/\bwrist pain\b/iu, 'No wrist pain.'],
  [/\bear pain\b|\bpulling at (?:the|his|her) ear\b/iu, 'No ear pain.'],
  [/\bspotting\b/iu, 'No spotting or bleeding.'],
  [/\bburning when passing urine\b/iu, 'Denies burning with urination.'],
  [/\brash\b/iu, 'No rash.'],
  [/\bpelvic pain\b/iu, 'Denies pelvic pain.'],
  [/\blow mood\b|\bdepress/iu, 'Denies low mood.'],
  [/\bfever\b/iu, 'Denies fever.'],
] as const;

/** What the complaint says, denied in a review of systems put after the history. */
function complaintIsDenied(chart: SourceChart): MutatedChart[] {
  const complaint = firstOf(chart, ['complaint']);
  const history = firstOf(chart, ['history']);
  if (complaint === undefined || history === undefined || history.start < complaint.start) return [];
  const complaintText = chart.text.slice(complaint.bodyStart, complaint.end);
  if (/\bno\b|follow|refill|after|better|repair/iu.test(complaintText)) return [];
  const at = endOf(chart.text, history);
  const found = complaints.filter(([word]) => word.test(complaintText));
  return found
    .slice(0, 1)
    .flatMap(([, words]) => edited(chart, [{ start: at, end: at, words: `\nROS: ${words}` }]) ?? []);
}

/** Normal findings turned into abnormal ones that the assessment does not know. */
const turned = [
  [
    /\blungs (?:are )?clear\b/iu,
    'Lungs with coarse crackles and wheezes throughout',
    /\b(?:wheez|crackl|pneumon|copd|asthma|bronch|heart failure|cough)/iu,
  ],
  [
    /\babdomen (?:is )?soft\b/iu,
    'Abdomen rigid with rebound and guarding',
    /\b(?:abdom\w+ pain|rebound|guard|append|cholecyst|periton)/iu,
  ],
  [/\bno edema\b/iu, '3+ pitting edema to both knees', /\b(?:heart failure|edema,|swelling|preeclampsia|nephro)/iu],
  [/\bno murmur\b/iu, 'harsh 4/6 systolic murmur', /\b(?:valve|stenosis|echo|murmurs?\b.*murmur)/iu],
] as const;

function normalTurned(chart: SourceChart): MutatedChart[] {
  const exam = firstOf(chart, ['exam']);
  if (exam === undefined) return [];
  const body = chart.text.slice(exam.bodyStart, exam.end);
  const found = turned.filter(([word, , known]) => word.test(body) && !known.test(chart.text));
  return chosen(chart, 'turned', found, 1).flatMap(([word, words]) => {
    const at = word.exec(body);
    if (at === null) return [];
    const start = exam.bodyStart + at.index;
    return edited(chart, [{ start, end: start + at[0].length, words }]) ?? [];
  });
}

const rules = ['contradiction-finding', 'contradiction-vital'];

/** A symptom or finding told in one place and denied in another. */
export const findings: readonly Mutation[] = [
  { name: 'denied-symptom-told', kind: 'contradiction-finding', rules, changes: reportDenied },
  { name: 'complaint-denied', kind: 'contradiction-finding', rules, changes: complaintIsDenied },
  {
    name: 'normal-finding-turned',
    kind: 'contradiction-finding',
    rules: [...rules, 'abnormal-result'],
    changes: normalTurned,
  },
];
