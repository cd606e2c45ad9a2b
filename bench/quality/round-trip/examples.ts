import type { Fact } from '../../../engine/src/document/fact.ts';
import type { Return } from './match-facts.ts';

const around = 50;

/** Some words of a text, with those of a range marked, on one line. */
const shown = (text: string, start: number, end: number): string =>
  `${text.slice(Math.max(0, start - around), start)}[[${text.slice(start, end)}]]${text.slice(end, end + around)}`.replaceAll(
    '\n',
    ' / ',
  );

/** Examples of what does not come back, so many of each cause. */
export class Examples {
  readonly #most: number;
  readonly #found = new Map<string, { count: number; readonly lines: string[] }>();

  /** @param most how many of each cause are kept; with 0 nothing is printed */
  constructor(most: number) {
    this.#most = most;
  }

  #add(cause: string, line: string): void {
    const known = this.#found.get(cause) ?? { count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < this.#most) known.lines.push(line);
    this.#found.set(cause, known);
  }

  addReturn(layout: string, text: string, { given, state, cause }: Return): void {
    const { kind, span } = given;
    if (state === 'wrong') this.#add(`${kind} | ${cause}`, `${layout}: ${shown(text, span.start, span.end)}`);
  }

  addRead(cause: string, text: string, fact: Fact): void {
    const { id, evidence, assertion, ...said } = fact;
    const [{ start, end }] = evidence;
    const polarity = assertion.polarity === 'absent' ? 'absent ' : '';
    this.#add(cause, `${id} ${polarity}${JSON.stringify(said)} <- ${shown(text, start, end)}`);
  }

  /** Writes them, the commonest cause first. */
  print(): void {
    if (this.#most === 0) return;
    for (const [cause, { count, lines }] of [...this.#found].sort(([, a], [, b]) => b.count - a.count))
      process.stdout.write(`# ${cause}: ${count}\n${lines.map((line) => `    ${line}\n`).join('')}`);
  }
}
