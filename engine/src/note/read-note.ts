import { findVitals } from '../clinical/find-vitals.ts';
import type { Span } from '../model/span.ts';
import { splitClauses, splitSentences } from '../text/sentences.ts';
import { classify } from './classify.ts';
import { capitalize, lowerFirst, noteWords, openItem } from './note-language.ts';
import type { Passage } from './passage.ts';
import { leadSubject, splitSegments } from './segments.ts';
import type { Segment } from './segments.ts';
import type { Subject } from './section-ids.ts';

/** Subjects whose statements are items of a list rather than running text. */
const itemSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'past-medical-history', 'past-surgical-history', 'medications', 'allergies', 'plan', 'assessment', 'discharge-medications', 'discharge-diagnosis', 'follow-up', 'education',
]); // prettier-ignore

/** Subjects that run over several telegraphic sentences, so that one without a cue of its own stays with them. */
const lasting: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'physical-examination',
  'results',
  'plan',
  'mental-status',
  'intervention',
  'technique',
]);
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

const listMark = /^(?:[-–—•*]|\(?\d{1,2}[.)])\s+/;
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|does|did|will|would|can|could|may|should|presents|presented|reports|reported|denies|denied|states|stated|complains|showed|shows|revealed|reveals|underwent|started|developed|received|performed|diagnosed|admitted|discharged|observed|found|takes|tolerated|appears|remains)\b/i;

/** Telegraphic style: no finite verb, or no capital at the head and no full stop at the end. */
function isTelegraphic(text: string): boolean {
  if (text.length > 400) return false;
  if (/^[A-Z].*[.!?]["”)]?$/s.test(text) && finiteVerb.test(text)) return false;
  return !finiteVerb.test(text) || (/^[a-z\d]/.test(text) && text.length < 300);
}

const denial =
  /^(?:and |but )?(?:no|denies(?: any)?|denied(?: any)?|without(?: any)?|neg(?:ative)? for)\s+(?!known|acute|evidence|change|longer|improvement|relief|further|drug|problem|issues|concerns|surger|complication|follow|meds|medications|need|other|significant change)([a-z][\w /'-]{1,50})$/i;

/** The finding that a clause of a history denies, for example "fever" in "no fever". */
function deniedIn(text: string, subject: Subject): string | undefined {
  if (subject !== 'history-of-present-illness' && subject !== 'review-of-systems') return undefined;
  return denial.exec(text.replace(/[.]$/, ''))?.[1]?.trim();
}

function passageOf(text: string, subject: Subject, source: Span): Passage {
  const bare = text.replace(listMark, '').replace(/^(?:and|or|but|also)\s+(?=[A-Za-z])/i, '');
  const denied = deniedIn(bare, subject);
  const written = noteWords(denied ?? bare);
  const base = { subject, text: tidySubject(written, subject), sources: [source] };
  return denied === undefined ? base : { ...base, denied: lowerFirst(written) };
}

/** Words that only name the section they now stand in are dropped: "history of hypertension" under past history. */
function tidySubject(text: string, subject: Subject): string {
  const dropped: Partial<Record<Subject, RegExp>> = {
    'past-medical-history': /^(?:history of|past medical history(?: of| significant for)?|known)[:\s]+/i,
    'family-history': /^family history(?: of)?[:\s]+/i,
    allergies: /^(?:allergic to|allergies|allergy|allergy to)[:\s]+/i,
    medications: /^(?:taking|takes|meds|medications|currently taking|currently on|on)[:\s]+(?=[A-Za-z])/i,
    plan: /^plan[:\s]+/i,
    assessment: /^(?:assessment|impression|diagnosis)[:\s]+/i,
    'physical-examination': /^(?:on exam|exam|physical exam)[:,\s]+/i,
  };
  const pattern = dropped[subject];
  const rest = pattern ? text.replace(pattern, '') : text;
  return capitalize(rest === '' ? text : rest);
}

/** A vital-signs sentence gives rows; words around them that say something else stay as a statement. */
function readVitalsSentence(text: string, source: Span): Passage[] {
  const vitals = findVitals(text, source.start);
  const passages: Passage[] = vitals.map((vital) => ({
    subject: 'vital-signs',
    text: `${vital.name}\t${vital.value}`,
    sources: [{ start: vital.start, end: vital.end }],
  }));
  let rest = '';
  let at = source.start;
  for (const vital of vitals) {
    if (vital.start > at) rest += ` ${text.slice(at - source.start, vital.start - source.start)}`;
    at = Math.max(at, vital.end);
  }
  rest = `${rest} ${text.slice(at - source.start)}`.replace(/^[\s,;.]+|[\s,;.]+$/g, '').replace(/[\s,;]{2,}/g, ', ');
  const meaningful = rest.replace(
    /\b(?:vitals?|vital signs|signs|stable|and|with|on|are|were|today|vs|mmhg|f|bpm|degrees|at|in|ra)\b|[^a-z]/gi,
    '',
  );
  if (meaningful.length > 3) {
    const subject = classify(rest, 'physical-examination').subject;
    passages.push(passageOf(rest, subject === 'vital-signs' ? 'physical-examination' : subject, source));
  }
  return passages.length > 0 ? passages : [passageOf(text, 'physical-examination', source)];
}

/** What stands under vital signs and gives no value: "stable", "reviewed"; anything else there is examination. */
function readOtherVitals(text: string, source: Span): Passage {
  if (!/\b(?:stable|normal|reviewed|wnl|vss|within|good|unremarkable|noted|documented)\b/i.test(text))
    return passageOf(text, 'physical-examination', source);
  return { subject: 'vital-signs', text: `Summary\t${noteWords(text)}`, sources: [source] };
}

/** True when most of what the sentence holds is vital signs. */
function isVitals(text: string): boolean {
  const vitals = findVitals(text);
  return vitals.length >= 2 || (vitals.length === 1 && text.length < 60);
}

function readClauses(text: string, sentence: Span, start: Subject, fixed: boolean): Passage[] {
  const passages: Passage[] = [];
  let subject = start;
  for (const clause of splitClauses(text, sentence)) {
    const words = text.slice(clause.start, clause.end).replace(/[.]$/, '');
    const last = passages.at(-1);
    if (!fixed) {
      const found = classify(words, subject);
      if (found.score === 0 && last && itemSubjects.has(last.subject) && last.subject !== 'plan') {
        // "ibuprofen 400 tid, helps some": a clause that says nothing of its own belongs to the one before it.
        passages[passages.length - 1] = {
          ...last,
          text: `${last.text}, ${lowerFirst(noteWords(words))}`,
          sources: [...last.sources, clause],
        };
        continue;
      }
      if (found.score >= 3 || (subject === 'vital-signs' && found.score > 0)) subject = found.subject;
    }
    if (!fixed && subject === 'vital-signs') passages.push(...readVitalsSentence(words, clause));
    else passages.push(passageOf(words, subject, clause));
  }
  return joinNeighbours(passages);
}

/** Neighbouring clauses of running text go back into one statement; denials and list items stay apart. */
function joinNeighbours(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const running =
      !itemSubjects.has(passage.subject) && passage.subject !== 'vital-signs' && passage.denied === undefined;
    if (last && running && last.subject === passage.subject && last.denied === undefined) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${lowerFirst(passage.text)}`,
        sources: [...last.sources, ...passage.sources],
      };
    } else joined.push(passage);
  }
  return joined;
}

function readSentence(
  text: string,
  sentence: Span,
  subject: Subject | undefined,
  previous: Subject,
  loyalty: number,
): Passage[] {
  const words = text.slice(sentence.start, sentence.end);
  if (!/[\p{L}\d]/u.test(words) || /^\(?\d{1,2}[.)]$/.test(words)) return [];
  const vitalsHere = subject === undefined || subject === 'vital-signs' || subject === 'physical-examination';
  if (vitalsHere && isVitals(words)) return readVitalsSentence(words, sentence);
  const telegraphic = isTelegraphic(words);
  if (subject === 'vital-signs') return [readOtherVitals(words, sentence)];
  if (subject !== undefined) {
    const splits =
      telegraphic &&
      (itemSubjects.has(subject) || subject === 'history-of-present-illness' || subject === 'review-of-systems') &&
      subject !== 'assessment' &&
      !listMark.test(words);
    return splits ? readClauses(text, sentence, subject, true) : [passageOf(words, subject, sentence)];
  }
  const found = classify(words, previous, loyalty);
  if (telegraphic)
    return readClauses(
      text,
      sentence,
      found.score > 0 || lasting.has(previous) ? previous : 'history-of-present-illness',
      false,
    );
  return [passageOf(words, found.score > 0 ? found.subject : previous, sentence)];
}

/** How strongly a subject holds on after the first sentence under a heading that shares its line with words. */
const headingLoyalty = 3;

/** The subject that is certain for a sentence: that of its heading, or the one its first word names. */
function certainSubject(segment: Segment, first: boolean, listed: boolean): Subject | undefined {
  return segment.firm || first || listed ? segment.subject : undefined;
}

function readSegment(text: string, segment: Segment): Passage[] {
  const passages: Passage[] = [];
  let previous: Subject = segment.subject ?? 'history-of-present-illness';
  let loyalty = segment.subject === undefined || brief.has(segment.subject) ? 1.5 : headingLoyalty;
  let first = true;
  for (const sentence of splitSentences(text, segment)) {
    const words = text.slice(sentence.start, sentence.end);
    const lead = first && segment.subject !== undefined ? undefined : leadSubject(words);
    if (lead) loyalty = headingLoyalty;
    const subject = lead?.subject ?? certainSubject(segment, first, listMark.test(words));
    const found = readSentence(
      text,
      lead ? { start: sentence.start + lead.end, end: sentence.end } : sentence,
      subject,
      previous,
      loyalty,
    );
    passages.push(...found);
    first = false;
    const last = found.at(-1);
    if (last) previous = last.subject === 'vital-signs' ? 'physical-examination' : last.subject;
    if (last && last.subject !== segment.subject && !lead) loyalty = 1.5;
  }
  return passages;
}

/** Reads a written note (terse, structured or narrative) into passages; nothing that it says is left out. */
export function readNote(text: string): Passage[] {
  return splitSegments(text).flatMap((segment) => readSegment(text, segment));
}

/** Passages as they read in a list. */
export function asItem(passage: Passage): Passage {
  return itemSubjects.has(passage.subject) ? { ...passage, text: openItem(passage.text) } : passage;
}
