import { makeSlot, type Slot } from './slot.ts';

/** A stretch of the text of a unit and the stretch of a slot that it stands for; `slot` is null for what stands in none. */
export interface Piece {
  readonly slot: Slot | null;
  readonly text: string;
  readonly start: number;
  readonly slotStart: number;
  /** As long as the text, but for white space that is read as one space. */
  readonly slotLength: number;
}

/** Which of its findings are told: all, those that no unit before it had (a second view of the same words), or none. */
export type Counted = 'all' | 'new' | 'none';

/** Soft hyphens, spaces and joiners of no width, marks of direction, byte order marks. */
const unseenCharacters = /(?:\u00ad|[\u200b-\u200f]|\u2060|\ufeff)+/g;

/** A text as a reader reads it, made of the slots it stands in: a paragraph of several runs, a row of cells. */
export class Unit {
  readonly pieces: Piece[] = [];
  #length = 0;

  readonly counted: Counted;

  constructor(counted: Counted = 'all') {
    this.counted = counted;
  }

  get text(): string {
    return this.pieces.map(({ text }) => text).join('');
  }

  /** In UTF-16 code units. */
  get length(): number {
    return this.#length;
  }

  addSlot(slot: Slot): void {
    this.#addSeen(slot, 0, slot.text.length);
  }

  /** Adds a slot in which white space counts as one space, whatever it is. */
  addFlowing(slot: Slot): void {
    let at = 0;
    for (const { 0: space, index } of slot.text.matchAll(/[ \t\r\n\f\u00a0]{2,}|[\t\r\n\f\u00a0]|^ /g)) {
      this.#addSeen(slot, at, index);
      if (!this.#endsInSpace()) this.#add(slot, ' ', index, space.length);
      at = index + space.length;
    }
    this.#addSeen(slot, at, slot.text.length);
  }

  /** Adds what the document shows there without a word of its own: a tab, the end of a line. */
  addGap(text: string): void {
    this.#add(null, text, 0);
  }

  /** Adds a stretch of a slot without what only says where a word may be cut, or joined. */
  #addSeen(slot: Slot, start: number, end: number): void {
    let at = start;
    for (const { 0: unseen, index } of slot.text.slice(start, end).matchAll(unseenCharacters)) {
      this.#add(slot, slot.text.slice(at, start + index), at);
      at = start + index + unseen.length;
    }
    this.#add(slot, slot.text.slice(at, end), at);
  }

  #endsInSpace(): boolean {
    return /\s$/.test(this.pieces.at(-1)?.text.slice(-1) ?? ' ');
  }

  #add(slot: Slot | null, text: string, slotStart: number, slotLength = text.length): void {
    if (text === '') return;
    this.pieces.push({ slot, text, start: this.#length, slotStart, slotLength });
    this.#length += text.length;
  }
}

/** A unit of one slot. */
export function unitOf(slot: Slot): Unit {
  const unit = new Unit();
  unit.addSlot(slot);
  return unit;
}

/** A unit of a text that stands in no slot: something that is taken out anyway, but may tell what is an identifier. */
export function unitOfWords(text: string): Unit {
  return unitOf(makeSlot(text));
}
