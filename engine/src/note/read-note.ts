import { marginOf, splitSentences } from '../text/sentences.ts';
import { readAnsweredNo } from './answered-no.ts';
import { dayOfNote, isCopiedForward } from './copied-forward.ts';
import { correctValues } from './correct-values.ts';
import { openItem } from './note-language.ts';
import { itemSubjects, listMark } from './passage-of.ts';
import type { Passage } from './passage.ts';
import { isTableHead } from './page-furniture.ts';
import { isPlanSubject, isProblemPlan, readPlanSentence } from './read-plan.ts';
import type { PlanState } from './read-plan.ts';
import { isTelegraphic, readSentence } from './read-sentence.ts';
import type { Span } from '../model/span.ts';
import { splitEnumerated } from './split-enumerated.ts';
import { leadSubject, splitSegments } from './segments.ts';
import type { Segment } from './segments.ts';
import type { Subject } from '../document/subjects.ts';

/** Subjects that one sentence settles. */
const brief: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'allergies',
  'blood-loss',
  'anesthesia',
  'procedure',
  'specimens',
  'complications',
  'surgeon',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'barriers',
  'needs',
]);

/** What a writer puts under these headings stays there up to the next heading, wherever the line ends. */
const closed: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment',
  'assessment-and-plan',
  'follow-up',
  'education',
  'goals',
  'disposition',
  'discharge-medications',
  'discharge-diagnosis',
  'services',
  'hospital-course',
]);

/** How strongly a subject holds on after the first sentence under a heading that shares its line with words. */
const headingLoyalty = 3;

/** A number of a list without its item, which a heading within the line left behind. */
const loneMark = /^(?:\(?\d{1,2}[.)]|(?:number|#)\s?\d{1,2}[.,:]?)$/i;

const startsLine = (text: string, at: number): boolean => /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 12), at));

/** The name of the note at its head: "NEPHROLOGY CLINIC FOLLOW UP.", "ID consult requested by Dr. Example". */
const title =
  /^(?!(?:follow|return|rtc|f\/u|see|schedule|call|will|plan)\b)(?:[A-Za-z/&.'-]+ ){1,5}(?:note|visit|follow[- ]?up|consult(?:ation)?|report|summary|log|evaluation)\b.{0,50}$/i;

/** What a sentence is about by its own words or its place, whatever heading it stands under; else the heading's subject. */
function settledSubject(text: string, sentence: Span, subject: Subject | undefined): Subject | undefined {
  const words = text.slice(sentence.start, sentence.end);
  if (withoutAllergies.test(words)) return 'allergies';
  const heads = subject === undefined && sentence.start < 40 && text.slice(sentence.end).trim() !== '';
  return heads && title.test(words) && text.slice(0, sentence.start).trim() === ''
    ? 'history-of-present-illness'
    : subject;
}

/** What the writer says not to read: it is of another patient, or was entered in error. */
const takenBack =
  /\b(?:wrong (?:pt|patient|chart)|in error)\b.{0,30}\bdisregard\b|\bdisregard\b.{0,30}\b(?:wrong (?:pt|patient|chart)|in error)\b/i;

/** Says the same wherever it stands. */
const withoutAllergies =
  /^\W*(?:a(?:ll)?: ?)?(?:nkda|nkma|no known (?:(?:drug|food|medication|environmental)[ ,and/]*)*allerg(?:y|ies))\b.{0,20}$/i;

/** What is known of the whole note. */
interface Whole {
  readonly planElsewhere: boolean;
  readonly margin: number;
  readonly day: number | undefined;
}

function readSegment(text: string, segment: Segment, { planElsewhere, margin, day }: Whole): Passage[] {
  const passages: Passage[] = [];
  const state: PlanState = { problem: undefined, planElsewhere };
  let held = segment.subject;
  let previous: Subject = held ?? 'history-of-present-illness';
  let loyalty = held === undefined || brief.has(held) ? 1.5 : headingLoyalty;
  let first = true;
  let inPlan = false;
  const sentences = splitEnumerated(text, splitSentences(text, segment, margin));
  let answered = false;
  for (const [at, sentence] of sentences.entries()) {
    const denied: Passage[] | undefined = answered ? [] : readAnsweredNo(text, sentence, sentences[at + 1]);
    answered = !answered && denied !== undefined;
    if (denied) {
      passages.push(...denied);
      continue;
    }
    const words = text.slice(sentence.start, sentence.end);
    if (loneMark.test(words) || takenBack.test(words) || isTableHead(words) || isCopiedForward(text, sentence, day))
      continue;
    // Within a plan "labs q12h" and "meds reviewed" are steps of it.
    const within = held !== undefined && closed.has(held) && !startsLine(text, sentence.start);
    const named = first && segment.subject !== undefined ? undefined : leadSubject(words);
    const lead = within && !isPlanSubject(named?.subject) ? undefined : named;
    if (lead) {
      loyalty = headingLoyalty;
      held = lead.subject;
    }
    const stays =
      held !== undefined && (segment.firm || first || lead !== undefined || listMark.test(words) || closed.has(held));
    const subject = stays ? held : undefined;
    const range = lead ? { start: sentence.start + lead.end, end: sentence.end } : sentence;
    const telegraphic = isTelegraphic(text.slice(range.start, range.end));
    const settled = settledSubject(text, sentence, subject);
    const planned: boolean = settled === undefined && telegraphic && isProblemPlan(text, range, inPlan);
    const part = planned ? 'assessment-and-plan' : settled;
    inPlan = planned;
    const found = isPlanSubject(part)
      ? readPlanSentence(text, range, part, telegraphic, state)
      : readSentence(text, range, {
          subject: settled,
          previous,
          loyalty,
          anchored: loyalty === headingLoyalty,
        });
    for (const passage of found)
      if (/[\p{L}\d]/u.test(passage.text))
        passages.push(passage.subject === subject ? { ...passage, headed: true } : passage);
    first = false;
    const last = found.at(-1);
    if (last) previous = last.subject === 'vital-signs' ? 'physical-examination' : last.subject;
    if (last && last.subject !== held && subject === undefined) loyalty = 1.5;
  }
  return passages;
}

/** Reads a written note (terse, structured or narrative) into passages; nothing that it says is left out. */
export function readNote(text: string): Passage[] {
  const segments = splitSegments(text);
  const planElsewhere = segments.some((segment) => segment.subject === 'plan');
  const whole = { planElsewhere, margin: marginOf(text), day: dayOfNote(text) };
  return correctValues(segments.flatMap((segment) => readSegment(text, segment, whole)));
}

/** Passages as they read in a list. */
export function asItem(passage: Passage): Passage {
  return itemSubjects.has(passage.subject) ? { ...passage, text: openItem(passage.text) } : passage;
}
