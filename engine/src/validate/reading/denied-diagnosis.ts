import type { ConditionMention } from '../../codes/find-conditions.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import type { ChartReading } from './read-chart.ts';

/** A diagnosis that the chart makes, and the words of another part that deny it. */
export interface DeniedDiagnosis {
  readonly made: Span;
  readonly denied: Span;
}

const judging: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
]);
const looking: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'physical-examination',
  'operative-findings',
  'technique',
  'procedure',
]);
/** Symptoms, circumstances, and what one examination misses and another finds. */
const unseen = /^(?:[RVWXYZ]|[OP])/;
/** Another kind, another time or another place of it is denied. */
const otherMeant =
  /\b(?:new|acute|active|further|other|additional|recurr\w+|residual|worsening|significant|gross|frank|signs? of|evidence of|left|right|today|now|currently|at this time|complicat\w+|perforat\w+|bleeding|obstruct\w+)\b/i;
const never =
  /\b(?:never had|never diagnosed with|no (?:prior |past |previous |personal )?(?:history|hx) of|denies (?:a |any )?(?:prior |past )?(?:history|hx) of)\s(?:[\w/-]+\s){0,3}$/i;
const firstTime = /\b(?:new(?:ly)?|new-onset|first|initial|suspected|probable|likely|now)\b/i;

function subjectAt(reading: ChartReading, at: number): Subject | undefined {
  return reading.segments.find(({ start, end }) => at >= start && at < end)?.subject;
}

function sentenceOf(reading: ChartReading, { sentence }: ConditionMention): string {
  return reading.text.slice(sentence.start, sentence.end);
}

/** True where a mention denies the condition itself: in what was seen, or of the whole past. */
function denies(reading: ChartReading, mention: ConditionMention): boolean {
  if (!mention.modifiers.negated || mention.modifiers.family || mention.modifiers.hypothetical) return false;
  const before = reading.text.slice(Math.max(0, mention.start - 60), mention.start);
  // "Never had diabetes before pregnancy": what was not there before may be there now.
  if (/^\s(?:before|until|prior to)\b/.test(reading.text.slice(mention.end, mention.end + 12))) return false;
  if (never.test(before)) return true;
  if (!looking.has(subjectAt(reading, mention.start))) return false;
  return !otherMeant.test(sentenceOf(reading, mention));
}

/** Diagnoses of the assessment that the examination denies, or that the patient is said never to have had. */
export function findDeniedDiagnoses(reading: ChartReading): DeniedDiagnosis[] {
  const made = reading.mentions.filter(
    (mention) =>
      !unseen.test(mention.code) &&
      Object.values(mention.modifiers).every((isSet) => !isSet) &&
      judging.has(subjectAt(reading, mention.start)) &&
      !firstTime.test(sentenceOf(reading, mention)),
  );
  return made.flatMap((diagnosis): DeniedDiagnosis[] => {
    const category = diagnosis.code.slice(0, 3);
    const denied = reading.mentions.find((mention) => mention.code.startsWith(category) && denies(reading, mention));
    return denied ? [{ made: diagnosis, denied }] : [];
  });
}
