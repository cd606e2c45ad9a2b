import type { Span } from '../../model/span.ts';

/** Minutes stated for one service, with the words that state them. */
export interface ServiceMinutes extends Span {
  readonly minutes: number;
}

const minutes = /\b(\d{1,3})\s?-?(?:min\b|mins\b|minutes?\b)/gi;
const until = String.raw`(?:\s?(?:-|–|—|to|until|till|through)\s?|\s?[,;/|]?\s?(?:and )?(?:session )?(?:end(?:ed|s)?|stop(?:ped)?|finish(?:ed)?)(?: time)?\s?(?:at\s|:\s?)?\s?)`;
const clock = new RegExp(
  String.raw`\b(\d{1,2}):(\d{2})\s?([ap])?\.?m?\.?${until}(\d{1,2}):(\d{2})\s?([ap])?\.?m?`,
  'gi',
);

const more = /(?:>|≥|\b(?:more|greater|longer) than|\bover|\babove|\bexceed\w*|\bin excess of)\s?$/i;
const less = /(?:<|\b(?:less|fewer|shorter) than|\bunder|\bbelow|\bnot quite)\s?$/i;

/** "More than 30 minutes" is 31 at least; "less than 30" is 29 at most. */
function boundOf(text: string, { index }: RegExpMatchArray): number {
  const before = text.slice(Math.max(0, (index ?? 0) - 20), index);
  return more.test(before) ? 1 : less.test(before) ? -1 : 0;
}

function lineOf(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end).slice(0, 400);
}

/** The sentence of a place within its line. */
function sentenceOf(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 200), at);
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1;
  return before.slice(from) + (/^(?:[^.;\n]|\.(?!\s))*/.exec(text.slice(at, at + 200))?.[0] ?? '');
}

/** Minutes between two times of a day; a session that ends "before" it begins passed noon or midnight. */
function between(match: RegExpMatchArray): number {
  const [, h1, m1, , h2, m2] = match;
  const span = Number(h2) * 60 + Number(m2) - Number(h1) * 60 - Number(m1);
  return span > 0 ? span : span + 720;
}

/**
 * The minutes of a service: the first that stand on a line which names it, or the times at which it began and ended. Null where none do.
 * @param named words that name the service
 */
export function findServiceMinutes(text: string, named: RegExp): ServiceMinutes | null {
  const all = [...text.matchAll(minutes)];
  const stated =
    all.find((match) => named.test(sentenceOf(text, match.index))) ??
    all.find((match) => named.test(lineOf(text, match.index)));
  if (stated)
    return {
      minutes: Number(stated[1]) + boundOf(text, stated),
      start: stated.index,
      end: stated.index + stated[0].length,
    };
  const hours = [...text.matchAll(clock)].find((match) => between(match) <= 240);
  return hours ? { minutes: between(hours), start: hours.index, end: hours.index + hours[0].length } : null;
}
