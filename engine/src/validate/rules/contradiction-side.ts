import type { Subject } from '../../document/subjects.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { abnormal, otherMeant } from '../reading/data/side-words.ts';
import { findSameSidedWeakness } from '../reading/brain-side.ts';
import { findLoneSides } from '../reading/lone-side.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said, SidedSite } from '../reading/statements.ts';

/** Parts of a note in each of which the complaint, or what is done, has one side. */
const partOf: Partial<Record<Subject, string>> = {
  'chief-complaint': 'the chief complaint',
  'history-of-present-illness': 'the history',
  'preoperative-diagnosis': 'the preoperative diagnosis',
  'postoperative-diagnosis': 'the postoperative diagnosis',
  procedure: 'the procedure',
  technique: 'the description of the procedure',
  'operative-findings': 'the findings',
  'physical-examination': 'the examination',
  results: 'the results',
  assessment: 'the assessment',
  'assessment-and-plan': 'the assessment and plan',
  plan: 'the plan',
  'follow-up': 'the follow-up',
  disposition: 'the disposition',
  'hospital-course': 'the course',
  'discharge-diagnosis': 'the discharge diagnosis',
  admission: 'the admission',
  intervention: 'the intervention',
  education: 'the instructions',
  specimens: 'the specimens',
};
/** Where the side of what the visit is about is first told. */
const leading: readonly Subject[] = [
  'chief-complaint',
  'history-of-present-illness',
  'preoperative-diagnosis',
  'procedure',
  'admission',
];

/** Parts that tell the side of a procedure. */
const operative: ReadonlySet<Subject> = new Set<Subject>([
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'procedure',
]);

/** Where it is told else, if none of those tells it. */
const judging: readonly Subject[] = ['assessment', 'assessment-and-plan'];

const basis = 'Joint Commission UP.01.01.01; ICD-10-CM Official Guidelines I.B.13';

type Place = Said<SidedSite>;

const isSingle = ({ side }: Place): boolean => side === 'left' || side === 'right';
const isPlain = ({ statement, start }: Place): boolean =>
  !otherMeant.test(statement.text) &&
  !/^[^,;]*\b(?:never|not)\b/.test(statement.text.slice(start - statement.start)) &&
  !/\b(?:no|not|denies|without)\s(?:[a-z]+\s){0,3}$/i.test(statement.text.slice(0, start - statement.start));

/** "X-RAY, RIGHT ANKLE:" under the examination is of a test. */
const isOfTest = ({ statement: { text, subject } }: Place): boolean =>
  subject === 'physical-examination' &&
  /^\W*(?:x-?rays?|xr|ct|mri|films?|ultrasound|us|imaging|radiographs?)\b/i.test(text);

/** A place that speaks against the side of the complaint: plainly, and in a part of the note that does not name the right one. */
function opposes(place: Place, first: Place, named: ReadonlyMap<Subject, ReadonlySet<string>>): boolean {
  const { subject, text } = place.statement;
  if (subject === undefined || partOf[subject] === undefined || !isSingle(place) || place.side === first.side)
    return false;
  if (place.statement === first.statement || !isPlain(place)) return false;
  // Where one part names both sides, nobody knows which of them is wrong.
  if ((named.get(subject)?.size ?? 0) > 1) return false;
  const isExam = subject === 'physical-examination' || subject === 'results' || subject === 'mental-status';
  return !isExam || abnormal.test(text);
}

function compare(site: string, places: readonly Place[]): RaisedFlag[] {
  if (
    places.some(
      ({ side, statement }) =>
        !isSingle({ side, statement } as Place) &&
        statement.subject !== undefined &&
        leading.includes(statement.subject),
    )
  )
    return [];
  const first = [...leading, ...judging]
    .map((subject) => places.find((place) => place.statement.subject === subject && isSingle(place) && isPlain(place)))
    .find((place) => place !== undefined);
  const named = new Map<Subject, Set<string>>();
  for (const place of places) {
    const { subject } = place.statement;
    if (subject !== undefined && !isOfTest(place))
      named.set(subject, (named.get(subject) ?? new Set()).add(place.side));
  }
  const opposed = first && places.find((place) => opposes(place, first, named));
  if (!first?.statement.subject || !opposed?.statement.subject) return [];
  return [
    raise({
      // Of what is operated on the side is told in so many words; of a complaint two troubles may be meant.
      severity: operative.has(first.statement.subject) || operative.has(opposed.statement.subject) ? 'high' : 'medium',
      rule: 'contradiction-side',
      message: `The ${site} is on the ${first.side} in ${partOf[first.statement.subject]} and on the ${opposed.side} in ${partOf[opposed.statement.subject]}.`,
      query: `Please clarify which ${site} is meant.`,
      basis,
      sources: [first.statement, opposed.statement],
    }),
  ];
}

/** Visits pasted one below the other, each with its date, are each about what they are about. */
function holdsSeveralVisits(text: string): boolean {
  const dates = text.matchAll(
    /^\W{0,4}(?:date of (?:service|visit)|dos|visit date|encounter date)\b\W{0,4}([^\n]{4,14})/gim,
  );
  return new Set(Array.from(dates, ([, date = '']) => date.trim().slice(0, 10))).size > 1;
}

/** One place of a chart gives a part of the body another side than all others do. */
function findLone(reading: ChartReading): RaisedFlag[] {
  return findLoneSides(reading).map(({ lone, against }) =>
    raise({
      severity: 'medium',
      rule: 'contradiction-side',
      message: `"${reading.text.slice(lone.start, lone.end)}" stands against "${reading.text.slice(against.start, against.end)}" in the rest of the chart.`,
      query: 'Please clarify which side is meant.',
      basis,
      sources: [lone, against],
    }),
  );
}

const markedSide =
  /\b(right|left) side (?:was |is )?(?:marked|confirmed|initialed)\b|\bmarked (?:on )?the (right|left) side\b|\btime-?out\b[^.;\n]{0,60}\b(right|left) side\b/i;

/** The side that was marked or called out, against the only side of what was to be operated. */
function findMarked({ text, sides }: ChartReading): RaisedFlag[] {
  const match = markedSide.exec(text);
  const planned = new Set(
    sides
      .filter(({ statement: { subject } }) => subject !== undefined && operative.has(subject))
      .map(({ side }) => side),
  );
  const [only] = planned;
  const marked = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  const at = sides.find(
    ({ side, statement: { subject } }) => side === only && subject !== undefined && operative.has(subject),
  );
  if (!match || !at || planned.size !== 1 || (only !== 'left' && only !== 'right') || marked === only) return [];
  return [
    raise({
      severity: 'high',
      rule: 'contradiction-side',
      message: `The operation is on the ${only}, and the ${marked} side was marked or called out.`,
      query: 'Please clarify which side was marked.',
      basis,
      sources: [{ start: match.index, end: match.index + match[0].length }, at],
    }),
  ];
}

/** The brain moves the other side of the body. */
function findBrainSide(reading: ChartReading): RaisedFlag[] {
  const found = findSameSidedWeakness(reading);
  if (!found) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-side',
      message: 'The weakness is told on the same side of the body as the stroke in the brain.',
      query: 'Please clarify the side of the stroke and of the weakness.',
      basis,
      sources: found,
    }),
  ];
}

/** One complaint or procedure, two sides: what the first part of a note tells of a part of the body against every later part. UP.01.01.01. */
export const contradictionSide: AuditRule = {
  name: 'contradiction-side',
  check: (reading) => {
    const { sides } = reading;
    if (holdsSeveralVisits(reading.text)) return [];
    const bySite = new Map<string, Place[]>();
    for (const place of sides) {
      const row = bySite.get(place.site);
      if (row) row.push(place);
      else bySite.set(place.site, [place]);
    }
    const compared = [...bySite].flatMap(([site, places]) => compare(site, places));
    return [...findBrainSide(reading), ...findMarked(reading), ...(compared.length > 0 ? compared : findLone(reading))];
  },
};
