import { cut, linesWith, sentencesWith, without, withoutSections } from './cuts.ts';
import { edited, type Mutation, type MutatedChart } from './mutation.ts';
import type { SourceChart } from './source-chart.ts';

const isVisit = ({ text }: SourceChart): boolean => /\b99(?:20[2-5]|21[2-5])\b/u.test(text);
const isNewEncounter = ({ text }: SourceChart): boolean => /\b99(?:20[2-5]|21[2-5]|28[1-5]|34\d|35\d)\b/u.test(text);
const isOperative = ({ text }: SourceChart): boolean =>
  /^(?:operative|endoscopy|date of (?:operation|surgery|procedure))|\bpostoperative diagnosis\b/imu.test(text);
const isDaily = ({ text }: SourceChart): boolean => /\b99(?:22[1-3]|23[1-9])\b/u.test(text);
const isNoPrescriber = ({ text }: SourceChart): boolean => /\b(?:908\d{2}|97\d{3}|T1017)\b/u.test(text);
const isOperation = ({ text }: SourceChart): boolean =>
  /\b(?:operative|surgery|procedure|endoscopy|injected|excised|excision|biopsy|repair|shave)\b/iu.test(text);
const isTalking = ({ text }: SourceChart): boolean => /\b908(?:32|34|37|39|33|36|38)\b/u.test(text);
const isLeftHome = ({ text }: SourceChart): boolean =>
  !/inpatient|operative|operation|endoscopy|discharge summary|hospital day/iu.test(text);

function withoutAllergies(chart: SourceChart): MutatedChart[] {
  const found = [...chart.text.matchAll(/(?:\*\*)?\ballerg(?:y|ies)\b(?:\*\*)?\s?[:-][^.\n]*(?:\.(?: |$)|\n|$)/gimu)];
  const edits = found.map(({ 0: words, index }) => cut(index, index + words.replace(/\n$/u, '').length));
  return isNoPrescriber(chart) || isOperative(chart) || isDaily(chart)
    ? []
    : without(chart, edits, /allerg(?!en)|\bNKDA\b|\bNKA\b/iu);
}

const nextVisit =
  /\b(?:return(?:s|ing)?|follow[- ]?up|next (?:session|visit|appointment|house call|contact)|recheck|see (?:him|her|back|again)|seen again|back in|visit (?:tomorrow|in|on)|office visit|wound check|appointment|rtc|f\/u|return visit|tele(?:phone|health) (?:call|check))\b/iu;

function withoutFollowUp(chart: SourceChart): MutatedChart[] {
  const plan = chart.sections.findIndex(
    ({ kind }) => kind === 'plan' || kind === 'assessment-plan' || kind === 'assessment',
  );
  const from = chart.sections[plan]?.start;
  if (from === undefined || !isLeftHome(chart)) return [];
  const edits = sentencesWith(chart.text, nextVisit).filter(({ start }) => start >= from);
  return without(chart, edits, null).filter(
    ({ text }) =>
      !/\b(?:in|after|every|within) (?:\d+|one|two|three|four|six) (?:days?|weeks?|months?)|\bnext\b|\bweekly\b|\brecheck|\bDr\.|\borthoped|(?<![/\d])\d{1,2}\/\d{1,2}(?!\/)|\bsees?\b/iu.test(
        text.slice(from),
      ),
  );
}

const signature =
  /\b(?:signed|signature|attending|authenticated|dictated)\b|^[^:\n]{3,60}\b(?:MD|DO|NP|FNP-BC|PA-C|PA|RN|PT|DPT|OT|OTR\/L|LCSW|LPC|LMFT|LICSW|CNM|WHNP-BC|PMHNP(?:-BC)?|DPM|PhD|PsyD)\b/iu;

function withoutSignature(chart: SourceChart): MutatedChart[] {
  const lines = chart.text.trimEnd().split('\n');
  const last = lines.slice(-3).join('\n');
  const start = chart.text.trimEnd().length - last.length;
  const edits = linesWith(last, signature).map((edit) => ({
    ...edit,
    start: edit.start + start,
    end: edit.end + start,
  }));
  return without(chart, edits, /\b(?:signed|signature|authenticated)\b/iu);
}

/** The day of service taken away wherever it stands, with the words that lead to it. */
function withoutDate(chart: SourceChart): MutatedChart[] {
  const { day } = chart;
  if (day === null) return [];
  const lead = String.raw`(?:(?:date(?: of (?:service|visit|surgery|operation|procedure|session))?|dos|seen|visit|signed|admitted|arrival|ed arrival|on) ?:? *)?`;
  const pattern = new RegExp(`${lead}${day}`, 'giu');
  const edits = [...chart.text.matchAll(pattern)].map(({ 0: words, index }) => cut(index, index + words.length));
  const birth = /\b(?:dob|born)\b[^\n]{0,6}\d{1,4}[-/]\d{1,2}[-/]\d{1,4}/giu;
  const result = edited(chart, edits);
  const left = result?.text.replaceAll(birth, '') ?? '';
  return result === null || /\b\d{2}\/\d{2}\/\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/u.test(left) ? [] : [result];
}

const consentWords = /\bconsent(?:ed)?\b/iu;
const agreeing = /\b(?:consent|agree[ds]?|risks?|permission|informed)\b/iu;

function withoutConsent(chart: SourceChart): MutatedChart[] {
  const needs = isOperation(chart) && /\b(?:1[0-9]\d{3}|2\d{4}|[3-6]\d{4})\b/u.test(chart.text);
  return needs && consentWords.test(chart.text) ? without(chart, sentencesWith(chart.text, agreeing), agreeing) : [];
}

/** The assessment of risk taken away where the chart tells of thoughts of death: heading, lines and sentences. */
function withoutRisk(chart: SourceChart): MutatedChart[] {
  const found = chart.sections.filter(({ kind }) => kind === 'risk');
  const isAtRisk = chart.codes.some(({ code }) => code === 'R45.851') || isTalking(chart);
  if (found.length === 0 || !isAtRisk) return [];
  const edits = found.map(({ start, end }) => cut(start, end));
  const rest = sentencesWith(
    chart.text,
    /\b(?:risk (?:is |remains )?(?:low|moderate|high)|columbia|C-SSRS|risk assess\w+)\b/iu,
  );
  const free = rest.filter((one) => edits.every(({ start, end }) => one.end <= start || one.start >= end));
  return without(
    chart,
    [...edits, ...free],
    /\b(?:columbia|C-SSRS|intent|low risk|risk (?:is )?(?:low|moderate|high))\b/iu,
  );
}

const safetyWords =
  /\b(?:safety plan\w*|crisis line|988|warning signs|lethal|means (?:safety|restriction)|locked?|firearms?)\b/iu;

function withoutSafetyPlan(chart: SourceChart): MutatedChart[] {
  if (!chart.codes.some(({ code }) => code === 'R45.851')) return [];
  const sections = chart.sections.filter(({ kind }) => kind === 'safety').map(({ start, end }) => cut(start, end));
  const rest = sentencesWith(chart.text, safetyWords).filter((one) =>
    sections.every(({ start, end }) => one.end <= start || one.start >= end),
  );
  return without(chart, [...sections, ...rest], /\bsafety|crisis line|\b988\b/iu);
}

const clock = String.raw`\d{1,2}:\d{2}(?: ?[ap]m)?`;
const times = new RegExp(
  String.raw`\b(?:(?:start|stop|time|total)[a-z ]{0,30}:? )?(?:${clock} ?(?:-|to|until) ?${clock}|${clock}|\d{1,3}[ -]?min(?:ute)?s?\b)`,
  'giu',
);

function withoutTime(chart: SourceChart): MutatedChart[] {
  if (!/\b(?:908(?:32|34|37|39)|99497|971(?:10|12|16|40)|97530|97535)\b/u.test(chart.text)) return [];
  const edits = [...chart.text.matchAll(times)].map(({ 0: words, index }) => cut(index, index + words.length));
  return without(chart, edits, /\b\d+ ?min|hour/iu);
}

/** Every word of side taken away where a code names one. */
function withoutSides(chart: SourceChart): MutatedChart[] {
  const isSided = chart.codes.some(({ title, code }) => /\b(?:right|left)\b/iu.test(title) && /^[HMST]/u.test(code));
  if (!isSided) return [];
  const edits = [...chart.text.matchAll(/\b(?:right|left)[ -]|,? \(?(?:right|left)\b\)?/giu)].map(
    ({ 0: words, index }) => cut(index, index + words.length),
  );
  return without(chart, edits, /\b(?:right|left)\b/iu);
}

interface Gap {
  readonly name: string;
  readonly kind: string;
  readonly also?: readonly string[];
  readonly changes: Mutation['changes'];
}

const list: readonly Gap[] = [
  {
    name: 'no-chief-complaint',
    kind: 'gap-chief-complaint',
    changes: (chart) =>
      isNewEncounter(chart)
        ? withoutSections(
            chart,
            ['complaint'],
            /\b(?:reason for|here for|presents|c\/o|comes? (?:in )?(?:for|with)|chief complaint|complain)/iu,
          )
        : [],
  },
  {
    name: 'no-history',
    kind: 'gap-history',
    changes: (chart) =>
      isVisit(chart) && chart.sections.some(({ kind }) => kind === 'history')
        ? withoutSections(
            chart,
            ['history', 'review'],
            /\b(?:history of present|hpi|interval|subjective|reports|denies)\b/iu,
          )
        : [],
  },
  {
    name: 'no-exam',
    kind: 'gap-exam',
    changes: (chart) =>
      isVisit(chart)
        ? withoutSections(chart, ['exam', 'vitals'], /\b(?:exam|mental status|mse|palpat|tender|lungs|auscult)/iu)
        : [],
  },
  {
    name: 'no-assessment',
    kind: 'gap-assessment',
    changes: (chart) =>
      chart.sections.some(({ kind }) => kind === 'plan') && !isOperative(chart)
        ? withoutSections(
            chart,
            ['assessment'],
            /\b(?:assessment|impression|diagnos[ie]s|MDM|decision making|codes in order)\b|(?:^|\n)(?:dx|a|icd-10)\b|\b[A-TV-Z]\d\d\.?\d/iu,
          )
        : [],
  },
  {
    name: 'no-plan',
    kind: 'gap-plan',
    changes: (chart) =>
      isOperative(chart) ? [] : withoutSections(chart, ['plan'], /\b(?:plan|disposition|recommend)/iu),
  },
  {
    name: 'no-assessment-and-plan',
    kind: 'gap-plan',
    also: ['gap-assessment'],
    changes: (chart) => withoutSections(chart, ['assessment-plan'], /\b(?:assessment|impression)\b|\bplan:/iu),
  },
  { name: 'no-allergies', kind: 'gap-allergies', changes: withoutAllergies },
  { name: 'no-follow-up', kind: 'gap-follow-up', changes: withoutFollowUp },
  { name: 'no-signature', kind: 'gap-signature', changes: withoutSignature },
  { name: 'no-date', kind: 'gap-date', changes: withoutDate },
  { name: 'no-consent', kind: 'gap-consent', changes: withoutConsent },
  { name: 'no-risk', kind: 'gap-risk', also: ['gap-safety-plan'], changes: withoutRisk },
  { name: 'no-safety-plan', kind: 'gap-safety-plan', also: ['gap-risk'], changes: withoutSafetyPlan },
  { name: 'no-time', kind: 'gap-time', also: ['visit-time', 'units'], changes: withoutTime },
  {
    name: 'no-side',
    kind: 'gap-laterality',
    also: ['code-laterality', 'code-unsupported', 'code-description'],
    changes: withoutSides,
  },
];

/** A part of a chart taken away that a note of its kind needs, where no other part makes it good. */
export const gaps: readonly Mutation[] = list.map(({ name, kind, also = [], changes }) => ({
  name,
  kind,
  rules: [kind, ...also],
  changes,
}));
