import type { Span } from '../model/span.ts';
import type { Brief, BriefFact, Passage } from './brief.ts';

/** What a drafted statement rests on. */
export interface Grounds {
  /** Ranges of the input, in its order, each once. */
  readonly spans: readonly Span[];
  readonly facts: readonly BriefFact[];
  /** The words of all of it as a small talk or text of its own, with what the engine says of it at the end. */
  readonly text: string;
}

const labels = { clinician: 'Doctor: ', patient: 'Patient: ', other: 'Other: ' } as const;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

const isQuestion = (input: string, { start, end }: Passage): boolean => input.slice(start, end).trimEnd().endsWith('?');

/** How far an answer may stand behind its question, in passages. */
const answerReach = 2;

/** A question and its answer are understood together only, whichever of the two is named. */
function withNeighbours(named: ReadonlySet<number>, passages: readonly Passage[], input: string): number[] {
  const out = new Set(named);
  for (const at of named) {
    const own = passages[at];
    if (own === undefined) continue;
    if (isQuestion(input, own))
      for (let next = at + 1; next <= at + answerReach; next += 1) {
        if (passages[next] === undefined) break;
        out.add(next);
        if (passages[next]?.speaker !== own.speaker) break;
      }
    const before = passages[at - 1];
    if (before !== undefined && before.speaker !== own.speaker) out.add(at - 1);
  }
  return [...out].sort((a, b) => a - b);
}

/** Reads what the lines that a statement names say: sentences of the input, and statements of the engine with the sentences under them. */
export class GroundsReader {
  readonly #passages: readonly Passage[];
  readonly #facts: readonly BriefFact[];
  readonly #input: string;

  /** @param input the words of the ranges of the brief */
  constructor({ passages, facts }: Brief, input: string) {
    this.#passages = passages;
    this.#facts = facts;
    this.#input = input;
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
    const said = withNeighbours(named, this.#passages, this.#input).map((at) => this.#wordsOf(at));
    return { spans, facts, text: [...said, ...facts.map(({ text }) => text.replaceAll('\t', ': '))].join('\n') };
  }

  #wordsOf(at: number): string {
    const passage = this.#passages[at];
    if (passage === undefined) return '';
    const words = this.#input.slice(passage.start, passage.end).replace(/\s+/g, ' ');
    return (passage.speaker === undefined ? '' : labels[passage.speaker]) + words;
  }
}
