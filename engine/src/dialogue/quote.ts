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
