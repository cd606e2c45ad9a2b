import { drugsNamed } from '../clinical/drugs.ts';
import type { Span } from '../model/span.ts';
import type { Speaker } from '../text/turns.ts';
import { readMarks } from '../verify/read-marks.ts';
import type { Reading } from './compare/read-ground.ts';
import type { Brief, BriefFact, Passage } from './brief.ts';

/** A sentence that a statement rests on, of the source or of the engine's own note. */
export interface GroundLine {
  readonly words: string;
  /** Who says it; `engine` for what was read, absent in a written text. */
  readonly by?: Speaker | 'engine';
  /** Not named itself: it stands beside one that is, to be understood with it. */
  readonly isNear?: boolean;
}

/** What a drafted statement rests on. */
export interface Grounds {
  /** Ranges of the input, in its order, each once. */
  readonly spans: readonly Span[];
  readonly facts: readonly BriefFact[];
  /** The words of all of it, in order, with the question before an answer and the answer after a question; the engine's at the end. */
  readonly lines: readonly GroundLine[];
  /** Persons of whom the whole input speaks. */
  readonly persons: ReadonlySet<string>;
  /** Drugs that the whole input names. */
  readonly drugs: ReadonlySet<string>;
  /** What was read of lines before, kept for the next statement that names them. */
  readonly readings: Map<string, Reading>;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** How far an answer may stand behind its question, in passages. */
const answerReach = 2;

/** Reads what the lines that a statement names say: sentences of the input, and statements of the engine with the sentences under them. */
export class GroundsReader {
  readonly #passages: readonly Passage[];
  readonly #facts: readonly BriefFact[];
  readonly #input: string;
  readonly #persons: ReadonlySet<string>;
  readonly #drugs: ReadonlySet<string>;
  readonly #readings = new Map<string, Reading>();

  /** @param input the words of the ranges of the brief */
  constructor({ passages, facts }: Brief, input: string) {
    this.#passages = passages;
    this.#facts = facts;
    this.#input = input;
    this.#persons = new Set(
      readMarks(input).marks.flatMap(({ attribute, value }) => (attribute === 'person' ? [value] : [])),
    );
    this.#drugs = drugsNamed(input);
  }

  /** @param from ids of passages and facts; those of none count for nothing */
  at(from: readonly string[]): Grounds {
    const ids = new Set(from);
    const facts = this.#facts.filter(({ id }) => ids.has(id));
    const named = new Set(
      this.#passages.flatMap((passage, at) =>
        ids.has(passage.id) || facts.some(({ sources }) => sources.some((one) => overlaps(one, passage))) ? [at] : [],
      ),
    );
    const spans = this.#passages.filter((_one, at) => named.has(at)).map(({ start, end }) => ({ start, end }));
    const said = this.#withNeighbours(named).map((at) => ({ ...this.#lineAt(at), isNear: !named.has(at) }));
    const read = facts.map(({ text }): GroundLine => ({ words: text.replaceAll('\t', ': '), by: 'engine' }));
    return {
      spans,
      facts,
      lines: [...said, ...read],
      persons: this.#persons,
      drugs: this.#drugs,
      readings: this.#readings,
    };
  }

  #wordsAt(at: number): string {
    const passage = this.#passages[at];
    return passage === undefined ? '' : this.#input.slice(passage.start, passage.end).replace(/\s+/g, ' ').trim();
  }

  #lineAt(at: number): GroundLine {
    const speaker = this.#passages[at]?.speaker;
    return { words: this.#wordsAt(at), ...(speaker === undefined ? {} : { by: speaker }) };
  }

  /** A question and its answer are understood together only, whichever of the two is named. */
  #withNeighbours(named: ReadonlySet<number>): number[] {
    const out = new Set(named);
    for (const at of named) {
      const own = this.#passages[at];
      if (own?.speaker === undefined) continue;
      if (this.#wordsAt(at).endsWith('?') || own.speaker === 'clinician') this.#addAnswer(at, out);
      const before = this.#passages[at - 1];
      if (before !== undefined && before.speaker !== own.speaker) out.add(at - 1);
    }
    return [...out].sort((a, b) => a - b);
  }

  #addAnswer(at: number, out: Set<number>): void {
    const asks = this.#passages[at]?.speaker;
    for (let next = at + 1; next <= at + answerReach; next += 1) {
      const answer = this.#passages[next];
      if (answer === undefined) return;
      out.add(next);
      if (answer.speaker !== asks) return;
    }
  }
}
