import type { Slot } from './slot.ts';
import { Unit } from './unit.ts';

type Cell = Slot[];
type Table = Cell[][];

const longestHead = 40;
const longestValue = 60;

/**
 * Gives the numbers of a table once more, each with the head of its column before it: a record number is one only under
 * its head. Words are left to their row, as a name may stand under "Name" that is a drug's.
 */
export class ColumnHeads {
  readonly #units: Unit[];
  readonly #open: Table[] = [];

  /** @param units Where the numbers with their heads are added */
  constructor(units: Unit[]) {
    this.#units = units;
  }

  startTable(): void {
    this.#open.push([]);
  }

  startRow(): void {
    this.#open.at(-1)?.push([]);
  }

  startCell(): void {
    this.#open.at(-1)?.at(-1)?.push([]);
  }

  /** Adds words of the innermost cell that is open. */
  add(slot: Slot): void {
    this.#open.at(-1)?.at(-1)?.at(-1)?.push(slot);
  }

  endTable(): void {
    const [heads = [], ...rows] = this.#open.pop() ?? [];
    const names = heads.map(textOf);
    if (names.length < 2 || !names.every(isHead)) return;
    for (const row of rows) {
      if (row.length !== names.length) continue;
      row.forEach((cell, column) => this.#addValue(names[column] ?? '', cell));
    }
  }

  #addValue(head: string, cell: Cell): void {
    const value = textOf(cell);
    if (head === '' || !/\p{N}/u.test(value) || value.length > longestValue) return;
    const unit = new Unit('new');
    unit.addGap(`${head}: `);
    for (const slot of cell) unit.addFlowing(slot);
    this.#units.push(unit);
  }
}

function textOf(cell: Cell): string {
  return cell
    .map(({ text }) => text)
    .join('')
    .trim();
}

function isHead(text: string): boolean {
  return text.length <= longestHead && !/\p{N}/u.test(text);
}
