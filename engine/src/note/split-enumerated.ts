import type { Span } from '../model/span.ts';

const mark = /(?:^|[\s:;,.])(\(?(\d{1,2})[.)]|number (\d{1,2})[,:.]?)(?=\s)/gi;
const longest = 4000;

/**
 * Where the numbers of a list written in one line stand: "1) ... 2) ... 3) ...", counted up.
 * @param first the number of the first: of a line that has one itself, the one after it
 */
export function findMarks(words: string, first = 1): number[] {
  if (words.length > longest) return [];
  const places: number[] = [];
  for (const match of words.matchAll(mark)) {
    if (Number(match[2] ?? match[3]) !== places.length + first) continue;
    // "(case 1)" is no list.
    const inBrackets = words.lastIndexOf('(', match.index) > words.lastIndexOf(')', match.index);
    if (inBrackets && !match[1]?.startsWith('(')) continue;
    places.push(match.index + match[0].length - (match[1]?.length ?? 0));
  }
  return places;
}

/**
 * The sentences of a stretch of a note, where a numbered list that stands in one line is cut at its numbers: "1. HTN stable. 2. DM".
 * A number that ended up as a sentence of its own goes back to its item. Linear.
 */
export function splitEnumerated(text: string, sentences: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const lone =
      last &&
      (/^\(?\d{1,2}[.)]$/.test(text.slice(last.start, last.end)) ||
        // "labetalol? no - that was last pregnancy": a writer's own question and its answer are one statement.
        (text[last.end - 1] === '?' && /^[–—-]?\s?no\b/i.test(text.slice(sentence.start, sentence.start + 6))));
    if (lone && !text.slice(last.end, sentence.start).includes('\n'))
      whole[whole.length - 1] = { start: last.start, end: sentence.end };
    else whole.push(sentence);
  }
  return whole.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const places = findMarks(words);
    if (places.length < 2) return [sentence];
    const starts = places[0] === 0 ? places : [0, ...places];
    return starts.flatMap((from, index) => {
      const to = starts[index + 1] ?? words.length;
      const trimmed = words.slice(from, to).trimEnd();
      return trimmed === '' ? [] : [{ start: sentence.start + from, end: sentence.start + from + trimmed.length }];
    });
  });
}
