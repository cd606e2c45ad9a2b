import type { Span } from '../../../model/span.ts';

/** What a field says once its quotes and escapes are read, and where each of its characters stands in the data. */
export interface DecodedText {
  readonly text: string;
  /** Where the text begins in the data, in UTF-16 code units. */
  readonly start: number;
  /** For each UTF-16 unit of the text its place in the data, and one more for the end; absent when nothing was escaped. */
  readonly offsets?: readonly number[];
}

/** The range of the data that a range of the decoded text stands for. */
export function rawSpan({ start, offsets }: DecodedText, from: number, to: number): Span {
  if (!offsets) return { start: start + from, end: start + to };
  let last = to;
  while (last > 0 && last < offsets.length - 1 && offsets[last] === offsets[last - 1]) last++;
  return { start: offsets[from] ?? start, end: offsets[last] ?? start };
}

/** Puts a decoded text together from stretches of the data. */
export interface TextBuilder {
  /** Adds text that stands in the data as it is. */
  readonly copy: (text: string, rawStart: number) => void;
  /** Adds what an escape stands for; it is never cut in two. */
  readonly decode: (text: string, rawStart: number) => void;
  readonly finish: (rawEnd: number) => DecodedText;
}

/** Starts a decoded text; stretches are added in the order of the data. */
export function buildText(start: number): TextBuilder {
  const offsets: number[] = [];
  let text = '';
  return {
    copy: (part, rawStart) => {
      for (let at = 0; at < part.length; at++) offsets.push(rawStart + at);
      text += part;
    },
    decode: (part, rawStart) => {
      for (let at = 0; at < part.length; at++) offsets.push(rawStart);
      text += part;
    },
    finish: (rawEnd) => {
      offsets.push(rawEnd);
      return { text, start, offsets };
    },
  };
}
