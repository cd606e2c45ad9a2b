import { splitSentences } from '../text/sentences.ts';
import { openItem } from './note-language.ts';
import { itemSubjects, listMark } from './passage-of.ts';
import type { Passage } from './passage.ts';
import { isPlanSubject, isProblemPlan, readPlanSentence } from './read-plan.ts';
import type { PlanState } from './read-plan.ts';
import { isTelegraphic, readSentence } from './read-sentence.ts';
import { splitEnumerated } from './split-enumerated.ts';
import { leadSubject, splitSegments } from './segments.ts';
import type { Segment } from './segments.ts';
import type { Subject } from './section-ids.ts';

/** Subjects that one sentence settles. */
const brief: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint', 'allergies', 'blood-loss', 'anesthesia', 'procedure', 'specimens', 'complications', 'surgeon', 'preoperative-diagnosis',
  'postoperative-diagnosis', 'barriers', 'needs',
]); // prettier-ignore

/** What a writer puts under these headings stays there up to the next heading, wherever the line ends. */
const closed: ReadonlySet<Subject> = new Set<Subject>([
  'plan', 'assessment', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'disposition', 'discharge-medications', 'discharge-diagnosis',
  'services', 'hospital-course',
]); // prettier-ignore

/** How strongly a subject holds on after the first sentence under a heading that shares its line with words. */
const headingLoyalty = 3;

/** A number of a list without its item, which a heading within the line left behind. */
const loneMark = /^(?:\(?\d{1,2}[.)]|(?:number|#)\s?\d{1,2}[.,:]?)$/i;

function readSegment(text: string, segment: Segment, planElsewhere: boolean): Passage[] {
  const passages: Passage[] = [];
  const state: PlanState = { problem: undefined, planElsewhere };
  let held = segment.subject;
  let previous: Subject = held ?? 'history-of-present-illness';
  let loyalty = held === undefined || brief.has(held) ? 1.5 : headingLoyalty;
  let first = true;
  for (const sentence of splitEnumerated(text, splitSentences(text, segment))) {
    const words = text.slice(sentence.start, sentence.end);
    if (loneMark.test(words)) continue;
    const lead = first && segment.subject !== undefined ? undefined : leadSubject(words);
    if (lead) {
      loyalty = headingLoyalty;
      held = lead.subject;
    }
    const stays =
      held !== undefined && (segment.firm || first || lead !== undefined || listMark.test(words) || closed.has(held));
    const subject = stays ? held : undefined;
    const range = lead ? { start: sentence.start + lead.end, end: sentence.end } : sentence;
    const telegraphic = isTelegraphic(text.slice(range.start, range.end));
    const part = subject === undefined && telegraphic && isProblemPlan(text, range) ? 'assessment-and-plan' : subject;
    const found = isPlanSubject(part)
      ? readPlanSentence(text, range, part, telegraphic, state)
      : readSentence(text, range, { subject, previous, loyalty, anchored: loyalty === headingLoyalty });
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
  return segments.flatMap((segment) => readSegment(text, segment, planElsewhere));
}

/** Passages as they read in a list. */
export function asItem(passage: Passage): Passage {
  return itemSubjects.has(passage.subject) ? { ...passage, text: openItem(passage.text) } : passage;
}
