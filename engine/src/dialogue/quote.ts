import { capitalize } from '../note/note-language.ts';
import {
  afterCourtesy,
  courtesyOpens,
  hesitationWords,
  linkingOpens,
  saidNumbers,
  saidTens,
} from '../knowledge/talk/repairs.ts';
import { oneOf } from '../text/one-of.ts';
import { trimMarks } from '../text/trim-marks.ts';
import type { Quotation } from './find-quotations.ts';
import { readRelatives } from './read-symptoms.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { readWords } from './spoken-words.ts';

/** A quotation that a note can hold is no longer than this, in words. */
const longestQuote = 16;

/** Words of talk in quotation marks; undefined where they are too few or too many for a note (`longest`, in words). */
export function quoted(text: string, longest = longestQuote): string | undefined {
  const words = trimMarks(text.trim(), ' ,;.-', ' ,;.-');
  const count = words.split(/\s+/).length;
  return count < 2 || count > longest ? undefined : `“${words}”`;
}

/** Words after which a patient says what a pain is like. */
const likeCue =
  /\b(?:feels?|felt|is|it's|was|just|almost|sort of|kind of)? ?like (?=(?:a|an|someone|something|somebody|being|having|knives|needles|there's)\b)/i;
const longestLike = 8;

/** "it's like a band around my head": what a patient likens a symptom to, in quotation marks. */
export function likened(text: string): string | undefined {
  const cue = likeCue.exec(text);
  if (!cue) return undefined;
  const [said = ''] = text.slice(cue.index + cue[0].length).split(/[,.;?]| and | but | so /);
  const count = said.trim().split(/\s+/).length;
  return count < 2 || count > longestLike ? undefined : `“like ${said.trim()}”`;
}

/** What a quotation leaves out: words between thoughts, and how a sentence is begun. */
const quotedIdle = ['you know', 'i mean'];
const hesitations = new RegExp(
  String.raw`(?<![a-z'])${oneOf([...hesitationWords.filter((word) => word.length < 5), ...quotedIdle])}(?![a-z'-]|\s+${oneOf([...saidNumbers, ...saidTens])}(?![a-z]))[,.]?\s*`,
  'gi',
);
const stutter =
  /(?<![a-z'])(i|i'm|i've|it|it's|you|we|they|the|a|my|and|to|in|on|is|was|so|but|that's|there's)(?:[\s,]+\1(?![a-z'-]))+/gi;
const joint = String.raw`[\s,.–—-]|${oneOf(linkingOpens)}(?![a-z'’-])[\s,.!]*`;
const joints = new RegExp(`^(?:${joint})+`, 'i');
/** What one who asks says of the answer before: "lovely", "okay good". A patient's "yeah" and "okay" are an answer. */
const courtesies = new RegExp(
  String.raw`^(?:${joint}|${oneOf(courtesyOpens)}(?=\s*[,.!]|\s+${oneOf([...linkingOpens, ...courtesyOpens, ...afterCourtesy])}(?![a-z'’-]))[\s,.!]*)+`,
  'i',
);

/** An empty line after words without a mark: what follows is another sentence. */
const paragraph = /(?<=[^\s.?!,;:])[^\S\n]*\n\s*\n\s*/g;

/** The words of a sentence as a note quotes them: as they were said, without hesitation. Empty where nothing is left. */
export function cleanQuote(raw: string, isAsking = false): string {
  const said = raw
    .replace(paragraph, '. ')
    .replace(hesitations, '')
    .replace(stutter, '$1')
    .replace(isAsking ? courtesies : joints, '')
    .replace(/\s+([,.?!])/g, '$1');
  return trimMarks(said.replace(/\s+/g, ' ').trim(), ' ,;-', ' ,;-');
}

const speakers = { clinician: 'Clinician', patient: 'Patient', other: 'Family' } as const;

/** Who is quoted: a relative by the name of a note, anybody else who is neither by the talk's own label. */
function nameOf({ speaker, label }: Sentence): string {
  if (speaker === 'clinician' || label === undefined) return speakers[speaker];
  const [relative] = readRelatives(readWords(label));
  if (relative !== undefined) return relative;
  return speaker === 'patient' ? speakers.patient : capitalize(label);
}

/** The words from the first of some sentences to the last, turn by turn. */
function wordsOf(text: string, sentences: readonly Sentence[]): string {
  const turns = Map.groupBy(sentences, ({ turn }) => turn);
  return [...turns.values()]
    .map((said) => cleanQuote(text.slice(said[0]?.span.start, said.at(-1)?.span.end), said[0]?.speaker === 'clinician'))
    .filter((words) => words !== '')
    .join(' – ');
}

/**
 * A quotation as a note has it, after what it answers or speaks of: `Asked “any blood?” – Patient: “A streak at Christmas.”`. Undefined
 * where nothing is left of it.
 */
export function wordQuotation(
  text: string,
  { context, said }: Pick<Quotation, 'context' | 'said'>,
): string | undefined {
  const [first] = said;
  const words = wordsOf(text, said);
  if (first === undefined || words === '') return undefined;
  const quote = `${nameOf(first)}: “${words}”`;
  const led = wordsOf(text, context.led);
  if (led !== '' && context.led.at(-1)?.turn === first.turn) return `${nameOf(first)}: “${led} ${words}”`;
  const asked = wordsOf(text, context.asked);
  const topic = led === '' ? context.topic : `“${led}”`;
  const lead = topic === undefined ? '' : `On ${topic}${asked === '' ? '' : ', asked'}`;
  const question = asked === '' ? '' : `${lead === '' ? 'Asked' : ''} “${asked}”`;
  return lead === '' && question === '' ? quote : `${lead}${question} – ${quote}`;
}
