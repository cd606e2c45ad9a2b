import type { Span } from '../model/span.ts';
import { writeFall, writeReaction, writeWhen } from './item-words.ts';
import { capitalize, lowerFirst, noteWords, openItem, plainMarks } from './note-language.ts';
import type { Passage } from './passage.ts';
import { writeFlags } from './result-words.ts';
import { afterPlan, afterSo, decidedSubjects } from '../knowledge/after-subject.ts';
import type { Subject } from '../document/subjects.ts';

/** Subjects whose statements are items of a list rather than running text. */
export const itemSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'past-medical-history',
  'past-surgical-history',
  'medications',
  'allergies',
  'plan',
  'assessment',
  'discharge-medications',
  'discharge-diagnosis',
  'follow-up',
  'education',
  'assessment-and-plan',
  'services',
  'goals',
  'intervention',
]);

export const listMark = /^(?:#(?=[A-Za-z])|(?:[-–—•*]|#{1,3}|\(?\d{1,2}[.)]|#\d{1,2}[.):]?|number \d{1,2}[,:.]?)\s+)/i;

const denial =
  /^(?:and |but )?(?:no|denies(?: any)?|denied(?: any)?|without(?: any)?|neg(?:ative)? for)\s+(?!known|acute|evidence|change|longer|improvement|relief|further|drug|problem|issues|concerns|surger|complication|follow|meds|medications|need|other|significant change|falls|events|distress|acute|ed visits?|hospitali|specimen|energy|drains?|implants?|still\b|now\b|just\b|only\b|that\b|it\b|yet\b|error|words?\b|sick leave)([a-z][\w /'-]{1,50})$/i;

/** Words after which something is said again, so that what stands before them is not all that is denied. */
export const turnsBack =
  /\b(?:correction|reports?|reported|endorses?|admits?|states?|positive|but|however|except|does have|has had)\b/i;

/** The finding that a clause of a history denies, for example "fever" in "no fever". */
function deniedIn(text: string, subject: Subject): string | undefined {
  if (subject !== 'history-of-present-illness' && subject !== 'review-of-systems') return undefined;
  const found = denial.exec(text.replace(/[.]$/, ''))?.[1]?.trim();
  return found === undefined || turnsBack.test(found) ? undefined : found;
}

/** Words that only name the section they now stand in are dropped: "history of hypertension" under past history. */
const dropped: Partial<Record<Subject, RegExp>> = {
  'past-medical-history': /^(?:history of|past medical history(?: of| significant for)?|known|bg|background)[:\s]+/i,
  'family-history': /^family history(?: of)?[:\s]+/i,
  allergies:
    /^(?:(?:(?:i am|i'm|he is|she is|pt is|(?:the )?patient is|pt|patient) )?allergic to|allergies|allergy|allergy to)[:\s]+/i,
  medications:
    /^(?:(?:is |are )?(?:taking|currently taking|currently on|on)|is|are|takes|meds|medications)[:\s]+(?=[A-Za-z])(?!(?:it|them|this|that|these|those|half)\b)/i,
  plan: new RegExp(String.raw`^plan(?::\s*|\s+(?!(?:${afterPlan.join('|')})\b))`, 'i'),
  assessment: /^(?:assessment|impression|diagnosis)[:\s]+/i,
  'physical-examination': /^(?:on exam|exam|physical exam)[:,\s]+/i,
};

/** "So stop quetiapine": what only leads to a decision. "So that she sleeps" and "so far" say more. */
const leadsToDecision = new RegExp(String.raw`^(?:ok |and )?so[,:]?\s+(?=[A-Za-z])(?!(?:${afterSo.join('|')})\b)`, 'i');

/** Words of a subject without those that only name the section they stand in, or lead to what is decided. */
export function tidySubject(text: string, subject: Subject): string {
  const pattern = dropped[subject];
  const led = decidedSubjects.has(subject) ? text.replace(leadsToDecision, '') : text;
  const rest = pattern ? led.replace(pattern, '') : led;
  return capitalize(rest === '' ? text : rest);
}

/** One statement about one subject, in note language, with the words it comes from. */
export function passageOf(text: string, subject: Subject, source: Span): Passage {
  const bare = plainMarks(text)
    .replace(listMark, '')
    .replace(/^(?:and|or|but|also)\s+(?=[A-Za-z])/i, '');
  const denied = deniedIn(bare, subject);
  const written = writeFall(noteWords(denied ?? bare), subject);
  const told =
    subject === 'allergies' ? writeReaction(written) : subject === 'results' ? writeFlags(writeWhen(written)) : written;
  const base = { subject, text: tidySubject(told, subject), sources: [source] };
  return denied === undefined ? base : { ...base, denied: lowerFirst(written) };
}

/** Findings that one "denies" or "no ... or ..." governs, one passage each. */
export function deniedPassages(text: string, subject: Subject, spans: readonly Span[]): Passage[] {
  return spans.flatMap((span) => {
    const name = text
      .slice(span.start, span.end)
      .replace(/\.$/, '')
      .replace(/^(?:and |but )?(?:no|denies(?: any)?|denied(?: any)?|without(?: any)?|neg(?:ative)? for|w\/o)\s+/i, '')
      .replace(/^(?:or|nor|and|and\/or)\s+/i, '')
      .trim();
    if (name === '') return [];
    const written = noteWords(name);
    if (turnsBack.test(name)) return { subject, text: noteWords(text.slice(span.start, span.end)), sources: [span] };
    return [{ subject, text: `No ${lowerFirst(written)}`, denied: lowerFirst(written), sources: [span] }];
  });
}

/** Passages as they read in a list. */
export function asItem(passage: Passage): Passage {
  return itemSubjects.has(passage.subject) ? { ...passage, text: openItem(passage.text) } : passage;
}
