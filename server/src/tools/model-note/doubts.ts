import type { FaultKind, Section, Statement } from '@notewright/engine';
import { escapeMarkdown } from '@notewright/engine/note-text';
import type { Model } from '../../models/model.ts';
import { readAgain, type ReadAgain, type ReadFrom, type Reading } from './second-reading.ts';
import type { OwnWords, SettledStatement } from './settle-statement.ts';

/** Milliseconds after which the second reading is not waited for any more: what the first check found stands. */
const longestReading = 30_000;

/** A statement in a model's own words, as it stands in the note. */
interface Own {
  readonly statement: Statement;
  readonly read: ReadAgain;
  readonly written: OwnWords;
}

/** What is wrong in a statement once two have read it: the first by rules, the second by its understanding. */
function weigh(
  { statement: { faults = [] }, written: { firm, hasFacts } }: Own,
  reading: Reading | undefined,
): readonly FaultKind[] {
  if (reading === undefined) return faults;
  if (reading !== null) return [...new Set([...faults.filter((kind) => kind !== 'unread'), reading])];
  return firm.length > 0 || (hasFacts && !faults.includes('unread')) ? firm : ['unread'];
}

/** Holds the statements of a model's own for a second reading, and what comes of it. */
export class Doubts {
  readonly #own: Own[] = [];
  #weighed: ReadonlyMap<string, readonly FaultKind[]> = new Map();

  /** @param fresh what of it stands in the note */
  add({ section, written }: SettledStatement, fresh: readonly Statement[], { titles }: Pick<ReadFrom, 'titles'>): void {
    const [statement] = fresh;
    if (written === undefined || statement === undefined) return;
    const { text, from } = written;
    const isHeld = statement.support === 'supported';
    this.#own.push({ statement, written, read: { title: titles.get(section) ?? '', text, from, isHeld } });
  }

  /**
   * Has the statements read once more. Where that fails, takes too long, or is not to be counted, what the first check found stands.
   * @returns whether the reading counts
   * @throws what `signal` aborts with
   */
  async read(model: Model, from: ReadFrom, signal: AbortSignal): Promise<boolean> {
    if (this.#own.length === 0) return false;
    const statements = this.#own.map(({ read }) => read);
    let readings: ReadonlyMap<number, Reading> | null;
    try {
      const soon = AbortSignal.any([signal, AbortSignal.timeout(longestReading)]);
      readings = await readAgain(model, statements, from, soon);
    } catch (error) {
      if (signal.aborted) throw error;
      return false;
    }
    if (readings === null) return false;
    const weighed = new Map<string, readonly FaultKind[]>();
    for (const [at, own] of this.#own.entries()) {
      const key = escapeMarkdown(own.statement.text);
      // The same words under two headings: what is wrong with one is said of both.
      weighed.set(key, [...new Set([...(weighed.get(key) ?? []), ...weigh(own, readings.get(at))])]);
    }
    this.#weighed = weighed;
    return true;
  }

  /** The statements as they stand in the note, with what is wrong in them now. */
  settle<One extends Statement>(statements: readonly One[], keyOf = (text: string): string => text): readonly One[] {
    return statements.map((one) => {
      const faults = one.support === 'structural' ? undefined : this.#weighed.get(keyOf(one.text));
      if (faults === undefined) return one;
      const { faults: _before, ...rest } = one;
      return (
        faults.length === 0 ? { ...rest, support: 'supported' } : { ...rest, support: 'unsupported', faults }
      ) as One;
    });
  }

  /** The same of sections, whose statements are plain text. */
  settleSections(sections: readonly Section[]): readonly Section[] {
    return sections.map((section) => ({ ...section, statements: this.settle(section.statements, escapeMarkdown) }));
  }
}
