import {
  afterCourtesy,
  courtesyOpens,
  hesitationWords,
  linkingOpens,
  saidNumbers,
  saidTens,
  stutteredWords,
} from '../knowledge/talk/repairs.ts';
import { oneOf } from '../text/one-of.ts';
import { trimMarks } from '../text/trim-marks.ts';

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
  String.raw`(?<![a-z']|\bthe )${oneOf([...hesitationWords.filter((word) => word.length < 5), ...quotedIdle])}(?![a-z'-]|\s+${oneOf([...saidNumbers, ...saidTens])}(?![a-z]))[,.]?\s*`,
  'gi',
);
const stutter = new RegExp(String.raw`(?<![a-z'])(${oneOf(stutteredWords)})(?:[\s,]+\1(?![a-z'-]))+`, 'gi');
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
