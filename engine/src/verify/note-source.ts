import { readBlocks } from '../blocks/read-blocks.ts';
import type { Block } from '../blocks/block.ts';
import type { Subject } from '../document/subjects.ts';
import type { Span } from '../model/span.ts';
import { readMarks, type ContentWord, type Mark, type Marks } from './read-marks.ts';

/** What headings say that the words under them are about, and what these may be about. */
export interface Headings {
  readonly named: ReadonlySet<Subject>;
  readonly possible: ReadonlySet<Subject>;
}

/** What the words say that a statement rests on. */
export interface Source extends Marks {
  /** Where they stand. */
  readonly spans: readonly Span[];
  /** The words themselves, one line for each range. */
  readonly text: string;
  /** What the writer's headings say that they are about. Read when it is asked for. */
  readonly readHeadings: () => Headings;
}

/** The index of the first item that begins at or after a place. */
export function firstFrom(items: readonly Span[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function itemsWithin<T extends Span>(items: readonly T[], spans: readonly Span[]): T[] {
  const out: T[] = [];
  for (const { start, end } of spans)
    for (let at = firstFrom(items, start); at < items.length; at += 1) {
      const item = items[at];
      if (!item || item.start >= end) break;
      out.push(item);
    }
  return out;
}

const holds = (spans: readonly Span[], at: number): boolean => spans.some(({ start, end }) => start <= at && at < end);

/** A denial counts for what rests on its cue as well. */
const restsOnCue = (word: ContentWord, spans: readonly Span[]): ContentWord =>
  word.denial === 'denied' && !holds(spans, word.cueAt) ? { ...word, denial: 'open' } : word;

/** An input that statements are compared with: read once, whatever is composed of it. */
export class NoteSource {
  readonly text: string;
  readonly #marks: readonly Mark[];
  readonly #words: readonly ContentWord[];
  #blocks: Block | undefined;

  constructor(text: string) {
    this.text = text;
    const { marks, words } = readMarks(text);
    this.#marks = marks;
    this.#words = words;
  }

  /** What stands in some ranges of the input; they do not overlap. */
  at(spans: readonly Span[]): Source {
    return {
      spans,
      text: spans.map(({ start, end }) => this.text.slice(start, end)).join('\n'),
      marks: itemsWithin(this.#marks, spans),
      words: this.#wordsAt(spans),
      readHeadings: () => this.#headingsAt(spans),
    };
  }

  /** The marks of a range, in order. */
  marksIn(span: Span): readonly Mark[] {
    return itemsWithin(this.#marks, [span]);
  }

  /** An answer apart from its question ("no no") may deny all that was asked. */
  #wordsAt(spans: readonly Span[]): ContentWord[] {
    const isAnswered = spans.some((span) => {
      const own = itemsWithin(this.#words, [span]);
      return own.length > 0 && own.every(({ kind }) => kind === 'form') && this.#denies(span);
    });
    return itemsWithin(this.#words, spans)
      .map((word) => restsOnCue(word, spans))
      .map((word) => (isAnswered && word.denial === 'stated' ? { ...word, denial: 'open' } : word));
  }

  #denies(span: Span): boolean {
    return itemsWithin(this.#marks, [span]).some(({ attribute, isSure }) => attribute === 'polarity' && isSure);
  }

  /** A heading that holds several kinds of entries says of some that they may stand there. */
  #names({ label }: Block, subject: Subject): boolean {
    if (subject !== 'family-history' && subject !== 'allergies') return true;
    const words = label === undefined ? '' : this.text.slice(label.start, label.end);
    return /fam|\bfm?hx?\b|allerg|\ball\b/i.test(words);
  }

  #headingsAt(spans: readonly Span[]): Headings {
    this.#blocks ??= readBlocks(this.text);
    const named = new Set<Subject>();
    const possible = new Set<Subject>();
    for (const { start } of spans) {
      let block: Block | undefined = this.#blocks;
      while (block) {
        for (const subject of block.holds ?? []) if (this.#names(block, subject)) possible.add(subject);
        if (block.kind === 'item' && block.subject !== undefined) named.add(block.subject);
        // Children lie in order, so the last that begins before a place is the only one that can hold it.
        const next: Block | undefined = block.children[firstFrom(block.children, start + 1) - 1];
        block = next && next.end >= start ? next : undefined;
      }
    }
    return { named, possible: new Set([...named, ...possible]) };
  }
}
