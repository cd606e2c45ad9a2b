import type { PlacedStatement } from '../../engine/src/model/document.ts';

/** A statement of a note, followed through edits of its text. */
export interface Followed {
  readonly statement: PlacedStatement;
  start: number;
  end: number;
  isTouched: boolean;
  isGone: boolean;
}

type Random = (below: number) => number;

/** Numbers that are the same in every run. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const said = ['mild', 'also', 'today', 'per patient', 'as before', 'again'];

/** The text of a note while it is edited, with where each of its statements went. */
export class EditedText {
  readonly rows: readonly Followed[];
  text: string;

  constructor(text: string, statements: readonly PlacedStatement[]) {
    this.text = text;
    this.rows = statements
      .filter(({ support }) => support !== 'structural')
      .map((statement) => ({ statement, ...statement.at, isTouched: false, isGone: false }));
  }

  /** One change at random: a line more or less, words within a statement, or a sentence after it. */
  change(random: Random): void {
    const live = this.rows.filter(({ isGone }) => !isGone);
    const row = live[random(live.length)];
    if (row === undefined) return;
    const { text } = this;
    const [before, own] = [text.slice(0, row.start), text.slice(row.start, row.end)];
    const lineEnd = text.indexOf('\n', row.end) < 0 ? text.length : text.indexOf('\n', row.end);
    const isItem = before.slice(before.lastIndexOf('\n') + 1) === '- ';
    const kind = random(20);
    if (kind === 0 && isItem) this.#replace(row.start - 2, Math.min(lineEnd + 1, text.length), '');
    else if (kind < 7 && isItem) this.#replace(lineEnd, lineEnd, `\n- Talked over with the family ${random(1000)}`);
    else if (kind < 14 && own.includes(' ')) {
      const at = row.start + own.indexOf(' ');
      this.#replace(at, at, ` ${said[random(said.length)]}`);
    } else if (own.endsWith('.')) this.#replace(row.end, row.end, ' Will call.');
  }

  #replace(from: number, to: number, words: string): void {
    const longer = words.length - (to - from);
    for (const row of this.rows) {
      if (row.isGone || row.end <= from) continue;
      if (row.start >= to) {
        row.start += longer;
        row.end += longer;
      } else if (from <= row.start && to >= row.end) row.isGone = true;
      else {
        row.isTouched = true;
        row.end += longer;
      }
    }
    this.text = this.text.slice(0, from) + words + this.text.slice(to);
  }
}
