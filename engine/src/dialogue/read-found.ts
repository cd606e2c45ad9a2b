import type { Span } from '../model/span.ts';
import type { Turn } from '../text/turns.ts';
import type { Clause } from './clauses.ts';
import type { PutFound } from './found-facts.ts';
import { beginExamination, putFinding, readFindings } from './found-findings.ts';
import { readFoundWords } from './found-words.ts';
import { findingOfAnswer, promptAtEnd, type Prompt } from './read-prompts.ts';
import { readResults } from './read-results.ts';
import { readVitals } from './read-vitals.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { TalkFacts } from './talk-facts.ts';

/** The sentences of a turn on which words rest. */
function evidenceOf(words: readonly SpokenWord[], from: number, to: number, clauses: readonly Clause[]): Span[] {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  return clauses.filter(({ span }) => span.start < end && start < span.end).map(({ span }) => span);
}

/** Keeps what is found once; what is found and denied at one place is in doubt, and neither is kept. */
class Kept {
  readonly #facts: TalkFacts;
  readonly #doubtful = new Set<string>();

  constructor(facts: TalkFacts) {
    this.#facts = facts;
  }

  /** Keeps what rests on words of a turn, and on an answer to them. */
  putFor(words: readonly SpokenWord[], clauses: readonly Clause[], answer: readonly Span[] = []): PutFound {
    return (key, { from, to }, draft) => {
      const known = this.#facts.get(key);
      const isOther = known !== undefined && known.assertion?.polarity !== draft.assertion?.polarity;
      if (isOther) {
        this.#facts.drop(key);
        this.#doubtful.add(key);
      }
      if (known !== undefined || this.#doubtful.has(key)) return;
      this.#facts.cover({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
      const evidence = [...evidenceOf(words, from, to, clauses), ...answer];
      if (evidence.length > 0) this.#facts.put(key, { ...draft, evidence });
    };
  }
}

/**
 * What the clinician finds, as it is spoken: vital signs, findings and results, each from the words of one turn, and what the patient
 * answers while they are examined. Facts rest on sentences of the talk. Linear.
 * @returns where sentences begin that asked and answered so, which are no story
 */
export function readFound(
  text: string,
  turns: readonly Turn[],
  clauses: readonly Clause[],
  facts: TalkFacts,
): ReadonlySet<number> {
  const prompts = new Set<number>();
  const byTurn = Map.groupBy(clauses, ({ turn }) => turn);
  const examined = beginExamination();
  const kept = new Kept(facts);
  let asked:
    | { readonly prompt: Prompt; readonly words: readonly SpokenWord[]; readonly clauses: readonly Clause[] }
    | undefined;
  for (const [at, turn] of turns.entries()) {
    const said = byTurn.get(at) ?? [];
    const [answer] = said;
    if (turn.speaker === 'patient' && asked && answer) {
      const finding = findingOfAnswer(asked.prompt, said);
      const put = kept.putFor(asked.words, asked.clauses, [answer.span]);
      if (finding && putFinding(finding, asked.prompt.examined, asked.prompt, put))
        for (const { start } of [
          ...evidenceOf(asked.words, asked.prompt.from, asked.prompt.to, asked.clauses),
          answer.span,
        ])
          prompts.add(start);
    }
    asked = undefined;
    const own = said.filter(({ speaker }) => speaker === 'clinician');
    if (turn.speaker !== 'clinician' || own.length === 0) continue;
    const words = readFoundWords(text, turn);
    const put = kept.putFor(words, own);
    readVitals(words, put);
    readResults(words, put);
    const wasOn = examined.isOn;
    readFindings(words, examined, put);
    const prompt = promptAtEnd(words, examined, wasOn);
    if (prompt) examined.isOn = true;
    asked = prompt && { prompt, words, clauses: own };
  }
  return prompts;
}
