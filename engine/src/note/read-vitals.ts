import { findVitals } from '../clinical/find-vitals.ts';
import type { VitalMention } from '../clinical/find-vitals.ts';
import type { Span } from '../model/span.ts';
import { classify } from './classify.ts';
import { noteWords } from './note-language.ts';
import { passageOf } from './passage-of.ts';
import type { Passage } from './passage.ts';

/** A sentence that tells its vital signs in prose is kept whole beside the values. */
const proseVerb = /\b(?:is|are|was|were|has|had|remains?|remained|reports|denies|noted|tolerating)\b/i;

/** Under vital signs a pair such as "128/76" can only be the blood pressure. */
function bareBloodPressure(text: string, offset: number, found: readonly VitalMention[]): VitalMention[] {
  if (found.some((vital) => vital.kind === 'blood-pressure')) return [];
  const match = /(?:^|[\s,;:])((\d{2,3})\/(\d{2,3}))(?![\d/])/.exec(text);
  if (!match?.[1] || Number(match[2]) < 60 || Number(match[2]) > 260 || Number(match[3]) < 30 || Number(match[3]) > 160)
    return [];
  const start = offset + match.index + match[0].length - match[1].length;
  return [
    { kind: 'blood-pressure', name: 'Blood pressure', value: `${match[1]} mmHg`, start, end: start + match[1].length },
  ];
}

/** What a vital-signs sentence says besides its values. */
function restOf(text: string, source: Span, vitals: readonly VitalMention[]): string {
  let rest = '';
  let at = source.start;
  for (const vital of vitals) {
    if (vital.start > at) rest += ` ${text.slice(at - source.start, vital.start - source.start)}`;
    at = Math.max(at, vital.end);
  }
  return `${rest} ${text.slice(at - source.start)}`
    .replace(/\|/g, ',')
    .replace(/^[\s,;.]+|[\s,;.]+$/g, '')
    .replace(/[\s,;]{2,}/g, ', ');
}

/** A vital-signs sentence gives rows; words around them that say something else stay as a statement. */
export function readVitalsSentence(
  text: string,
  source: Span,
  heading?: 'vital-signs' | 'physical-examination',
): Passage[] {
  const named = findVitals(text, source.start);
  const headed = heading === 'vital-signs';
  const vitals = headed ? [...bareBloodPressure(text, source.start, named), ...named] : named;
  const passages: Passage[] = vitals.map((vital) => ({
    subject: 'vital-signs',
    text: `${vital.name}\t${vital.value}`,
    sources: [{ start: vital.start, end: vital.end }],
  }));
  const prose = proseVerb.test(text) && text.length > 30;
  const rest =
    prose && !headed && restOf(text, source, vitals).replace(/[^a-z]/gi, '').length > 20
      ? text
      : restOf(
          text,
          source,
          [...vitals].sort((a, b) => a.start - b.start),
        );
  const meaningful = rest.replace(
    /\b(?:vitals?|vital signs|signs|stable|and|with|on|are|were|today|vs|vss|mmhg|f|bpm|degrees|at|in|ra)\b|[^a-z\d]/gi,
    '',
  );
  if (meaningful.length > 3 || /\d/.test(meaningful)) {
    const subject = heading ?? classify(rest, 'physical-examination').subject;
    if (subject === 'vital-signs' || headed) passages.push(readOtherVitals(rest, source));
    else passages.push(passageOf(rest, subject, source));
  } else if (/\b(?:vss|stable)\b/i.test(rest))
    passages.push({ subject: 'vital-signs', text: `Summary\t${noteWords(rest)}`, sources: [source] });
  return passages.length > 0 ? passages : [passageOf(text, 'physical-examination', source)];
}

/** What stands under vital signs and gives no value: "stable", "reviewed", or a measure of its own; words alone are examination. */
export function readOtherVitals(text: string, source: Span): Passage {
  if (!/\d|\b(?:stable|normal|reviewed|wnl|vss|within|good|unremarkable|noted|documented)\b/i.test(text))
    return passageOf(text, 'physical-examination', source);
  const measured = /\d/.test(text) && !/\b(?:stable|normal|reviewed|wnl|vss|within)\b/i.test(text);
  return { subject: 'vital-signs', text: `${measured ? 'Other' : 'Summary'}\t${noteWords(text)}`, sources: [source] };
}

/** Values of another place or time, or wished for, which are no vital signs of this visit. */
const elsewhere =
  /^\W*(?:after|post|following)\b|\b(?:home|outside|goal|target|usual|average|baseline)\b[^.;,]{0,20}\b(?:bps?|blood pressures?|readings?|sats?|weights?|temps?)\b|\b(?:bps?|blood pressures?|sats?|weights?)\b[^.;,\d]{0,12}\b(?:goal|target|at home)\b/i;

/** True for values of another place or time ("BP at home 150/90", "BP goal <130/80"). */
export function isElsewhere(text: string): boolean {
  return elsewhere.test(text);
}

/** True when most of what the sentence holds is vital signs. */
export function isVitals(text: string): boolean {
  if (isElsewhere(text)) return false;
  const vitals = findVitals(text);
  return vitals.length >= 2 || (vitals.length === 1 && text.length < 60);
}
