import type { Statement } from '@notewright/engine';
import type { SettledStatement } from './settle-statement.ts';

/** Keeps what a note says already: no statement twice in a section, and none of the engine's where its fact was said. */
export class SaidOnce {
  readonly #engines = new Set<string>();
  readonly #written = new Set<string>();

  /** What is new of a settled statement. */
  take({ section, statements, by, named }: SettledStatement): readonly Statement[] {
    const fresh = statements.filter(({ text }) => {
      const key = `${section}\n${text}`;
      if (this.#written.has(key) || (by === 'engine' && this.#engines.has(text))) return false;
      this.#written.add(key);
      return true;
    });
    for (const text of [...named, ...statements.map((one) => one.text)]) this.#engines.add(text.replaceAll('\t', ': '));
    return fresh;
  }
}
