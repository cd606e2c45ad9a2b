import type { PlacedStatement } from '../../model/document.ts';
import { wordsOf } from '../../text/tokens.ts';

/** From this share of the words of the shorter one on, a statement is another one changed. */
const changedFrom = 1 / 2;
/** With this share of another's words, and so many of its own from there, a statement rests on what the other rested on. */
const restsFrom = { kept: 4 / 5, own: 1 / 2 };

const countShared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
};

/** The statements of a note as it was, by what they may have become. */
export class ChangedStatements {
  readonly #statements: readonly PlacedStatement[];
  readonly #words: (ReadonlySet<string> | undefined)[];

  constructor(statements: readonly PlacedStatement[]) {
    this.#statements = statements;
    this.#words = Array.from({ length: statements.length });
  }

  #wordsAt(id: number): ReadonlySet<string> {
    return (this.#words[id] ??= new Set(wordsOf(this.#statements[id]?.text ?? '')));
  }

  /**
   * The statement that was changed into some words: of those from `from` to `to`, the one that has most of them. Undefined where
   * they are new. `rests`: words were put into it, and hardly any taken out.
   */
  find(
    text: string,
    { from, to }: { readonly from: number; readonly to: number },
  ): { readonly old: PlacedStatement; readonly rests: boolean } | undefined {
    const own = new Set(wordsOf(text));
    let best = -1;
    let most = 0;
    for (let id = from; id < Math.min(to, this.#statements.length); id += 1) {
      const words = this.#wordsAt(id);
      const shared = countShared(own, words);
      if (shared <= most || shared < Math.min(own.size, words.size) * changedFrom) continue;
      best = id;
      most = shared;
    }
    const old = this.#statements[best];
    if (old === undefined) return undefined;
    return { old, rests: most >= this.#wordsAt(best).size * restsFrom.kept && most >= own.size * restsFrom.own };
  }
}

/** A changed statement that goes on resting on the words of the source that it rested on before. */
export function linkTo(placed: PlacedStatement, { sources, support }: PlacedStatement): PlacedStatement {
  if (sources.length === 0) return placed;
  // What is wrong with it stays wrong, whatever it was once.
  if (placed.support === 'unsupported') return placed.sources.length > 0 ? placed : { ...placed, sources };
  return { ...placed, sources, support };
}
