import { wordCasing } from '../text/data/casing.ts';
import { formatSpoken } from '../text/spoken-format.ts';
import type { Word } from '../text/spoken-format.ts';
import { isBrandName } from '../clinical/drugs.ts';
import { applyCorrections } from './apply-corrections.ts';
import { readSwallowedPoints } from './doubtful-decimals.ts';
import { markListLines } from './mark-list-lines.ts';
import { readSpokenMarks, speaksItsMarks } from './spoken-marks.ts';
import type { Item } from './spoken-marks.ts';
import { writeCapitals, writeSpelled } from './spelled-words.ts';
import { writeCompounds } from './written-compounds.ts';

/** A formatted dictation. `map` leads from a place in `text` back to the place in the spoken words. */
export interface FormattedDictation {
  readonly text: string;
  map(offset: number): number;
  /** The place in the spoken words where what ends at `offset` in `text` ends. */
  mapEnd(offset: number): number;
}

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const titles: Readonly<Record<string, string>> = {
  mister: 'Mr.',
  missus: 'Mrs.',
  miss: 'Miss',
  miz: 'Ms.',
  doctor: 'Dr.',
  mr: 'Mr.',
  mrs: 'Mrs.',
  ms: 'Ms.',
  dr: 'Dr.',
};

/** Numbers and units are read within runs of words, so that a full stop never becomes a decimal point. */
function formatRuns(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  let run: Word[] = [];
  let tight = false;
  const flush = (): void => {
    formatSpoken(run).forEach((word, index) => out.push({ ...word, kind: 'word', tight: index === 0 && tight }));
    run = [];
  };
  for (const item of items) {
    if (item.kind === 'word' && !(item.tight && run.length > 0)) {
      if (run.length === 0) tight = item.tight;
      run.push({ text: item.text, start: item.start, end: item.end });
    } else {
      flush();
      out.push(item);
    }
  }
  flush();
  return out;
}

/** Hyphens at the head of a line are list marks. */
function markBullets(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const before = items[index - 1];
    const head =
      before === undefined || before.kind === 'break' || (before.kind === 'mark' && /^[.:]$/.test(before.text));
    return item.kind === 'join' && item.text === '-' && head ? { ...item, kind: 'bullet', text: '-' } : item;
  });
}

const capitalize = (word: string): string =>
  /^\d/.test(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** How many words from here on form a heading that ends in a colon, at the head of a line. */
function headingLength(items: readonly Item[], at: number): number {
  let count = 0;
  while (count < 7 && (items[at + count]?.kind === 'word' || items[at + count]?.text === ',')) count += 1;
  return items[at + count]?.text === ':' && items[at + count]?.kind === 'mark' ? count : 0;
}

const smallWord = /^(?:and|of|the|or|in|on|to|for|with|a|an)$/;

const titledVerb = /^(?:is|was|has|presents|returns|reports|denies|states|comes)$/;

/** "edward butler is a 59-year-old": words before such a phrase at a sentence's head are a name. */
function nameLength(items: readonly Item[], at: number): number {
  const words = items.slice(at, at + 8).map((item) => (item.kind === 'word' ? item.text.toLowerCase() : ''));
  const verb = words.findIndex((word) => word === 'is' || word === 'presents');
  if (Object.hasOwn(titles, words[0] ?? '')) {
    const does = words.findIndex((word) => titledVerb.test(word));
    return does === 2 || does === 3 ? does : 0;
  }
  if (verb < 1 || verb > 3 || /^(?:the|this|patient|he|she|it|there|pain|a|an)$/.test(words[0] ?? '')) return 0;
  const age = words.slice(verb + 2, verb + 5).some((word) => /^\d+-(?:year|month|week|day)-old$/.test(word));
  return /^(?:a|an)$/.test(words[verb + 1] ?? '') && age ? verb : 0;
}

class Writer {
  text = '';
  readonly pieces: Piece[] = [];
  private capital = true;
  private lineHead = true;
  private glue = true;
  private heading = 0;
  private name = 0;
  private lastEnd = -1;
  private readonly source: string;
  /** True for text that comes with capitals and marks of its own, which then stand as they were typed. */
  private readonly typed: boolean;

  constructor(source: string, typed: boolean) {
    this.source = source;
    this.typed = typed;
  }

  add(items: readonly Item[], at: number): void {
    const item = items[at];
    if (!item) return;
    if (item.kind === 'break') this.addBreak(item);
    else if (item.kind === 'word') this.addWord(items, at, item);
    else this.addMark(item);
  }

  private write(text: string, item: Item): void {
    this.pieces.push({ at: this.text.length, text, start: item.start, end: item.end });
    this.text += text;
    this.lastEnd = item.end;
  }

  /** The space that was typed before a word or mark, where nothing between it and the word before was taken away. */
  private typedSpace(item: Item): string | undefined {
    if (!this.typed || this.lastEnd < 0 || item.start < this.lastEnd || item.start - this.lastEnd > 40)
      return undefined;
    const gap = this.source.slice(this.lastEnd, item.start);
    if (gap === '') return '';
    return gap.trim() === '' ? ' ' : undefined;
  }

  private addBreak(item: Item): void {
    if (this.text !== '') this.write('\n', item);
    this.capital = true;
    this.lineHead = true;
    this.glue = true;
  }

  private addMark(item: Item): void {
    if (item.kind === 'bullet') {
      this.write(this.lineHead ? `${item.text} ` : ` ${item.text} `, item);
      this.capital = true;
      this.lineHead = true;
      this.glue = true;
      return;
    }
    const space = this.typedSpace(item) ?? (item.kind === 'open' && !this.glue ? ' ' : '');
    this.write((this.glue && this.lineHead ? '' : space) + item.text, item);
    this.glue = item.kind === 'open' || item.kind === 'join';
    if (item.kind === 'mark' && /^[.?!]$/.test(item.text)) this.capital = true;
    if (item.text === ':') {
      // A spoken colon ends a heading; a written one stands as it was typed.
      if (item.end - item.start > 1) this.capital = true;
      this.heading = 0;
    }
    if (item.kind !== 'open') this.lineHead = false;
  }

  private addWord(items: readonly Item[], at: number, item: Item): void {
    if (this.lineHead && !this.typed) this.heading = headingLength(items, at);
    if (this.capital) this.name = nameLength(items, at);
    const word = this.casedWord(items, at, item);
    const previous = items[at - 1];
    const divider = item.text === '/' || word === '/';
    const usual =
      this.glue || divider || (item.tight && previous?.kind !== 'mark' && at > 0) || /^(?:[’']s\b|-\d)/.test(word)
        ? ''
        : ' ';
    const space = this.lineHead && this.glue ? '' : divider ? '' : (this.typedSpace(item) ?? usual);
    this.write(space + word, item);
    this.glue = divider;
    this.capital = false;
    this.lineHead = false;
    if (this.heading > 0) this.heading -= 1;
    if (this.name > 0) this.name -= 1;
  }

  private casedWord(items: readonly Item[], at: number, item: Item): string {
    const lower = item.text.toLowerCase();
    if (this.typed && item.text !== lower) return item.text;
    const before = items[at - 1]?.text.toLowerCase() ?? '';
    const title = Object.hasOwn(titles, lower) ? titles[lower] : undefined;
    const nextIsWord = items[at + 1]?.kind === 'word';
    if (
      title !== undefined &&
      (lower !== 'doctor' || !/^(?:the|a|his|her|my|your|primary)$/.test(before)) &&
      nextIsWord &&
      (lower !== 'mr' || !/^arthrogram|^imaging|^angio/.test(items[at + 1]?.text ?? ''))
    )
      return title;
    if (lower === 'mr') return 'MR';
    if (Object.hasOwn(titles, before) && before !== 'miss' && before !== 'doctor') return capitalize(item.text);
    if (lower === 'slash' && at > 0 && nextIsWord) return '/';
    if (lower === 'one' && this.lineHead && items[at + 1]?.text === '.') return '1';
    const cased = this.typed ? undefined : wordCasing.get(lower);
    if (cased !== undefined) return cased;
    if (this.typed) return this.capital && lower.length > 1 ? capitalize(item.text) : item.text;
    if (isBrandName(lower) || this.name > 0) return capitalize(item.text);
    if (this.heading > 0 && (this.capital || !smallWord.test(lower))) return capitalize(item.text);
    return this.capital ? capitalize(item.text) : item.text;
  }
}

function placeOf(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}

/**
 * Writes a dictation as it was meant: spoken punctuation, line commands, numbers, dates, doses, fillers and
 * self-corrections carried out. `map(offset)` gives, for a place in the written text, the place in the spoken input where
 * the word there begins (for the end of the text, where the last word ends).
 */
export function formatDictation(text: string): FormattedDictation {
  const typed = /[A-Z]/.test(text) && /[.,;:]/.test(text) && !speaksItsMarks(text);
  const spoken = typed ? readSpokenMarks(text) : writeCapitals(writeSpelled(readSpokenMarks(text)));
  const marked = markBullets(readSwallowedPoints(applyCorrections(spoken)));
  const items = typed ? formatRuns(marked) : writeCompounds(formatRuns(markListLines(marked)));
  const writer = new Writer(text, typed);
  items.forEach((_item, at) => writer.add(items, at));
  const pieces = writer.pieces;
  const written = writer.text;
  return {
    text: written,
    map(offset: number): number {
      const piece = placeOf(pieces, offset);
      if (!piece) return 0;
      return offset >= piece.at + piece.text.length ? piece.end : piece.start;
    },
    mapEnd: (offset: number): number => placeOf(pieces, Math.max(0, offset - 1))?.end ?? 0,
  };
}
