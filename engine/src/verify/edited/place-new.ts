import { findAllergens } from '../../clinical/find-allergies.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { PlacedStatement } from '../../model/document.ts';
import type { FaultKind } from '../../model/faults.ts';
import type { Span } from '../../model/span.ts';
import { splitSentences } from '../../text/sentences.ts';
import { wordsOf } from '../../text/tokens.ts';
import { stopWords } from '../data/stop-words.ts';
import { silentHeading } from '../document-pieces.ts';
import { claimsNothing } from '../place-statements.ts';
import { keysOf, SourceIndex } from '../source-index.ts';
import type { Unit } from './find-units.ts';

/** From this share of its words on, a statement is what its sources say. */
const saidFrom = 1 / 2;

/** A tool lists under some headings what it does not claim, and what is typed below its last line stands there too. */
const isHeading = ({ structural, heading, text }: Unit): boolean =>
  structural && (!silentHeading.test(heading) || text.replace(/[*_:]/g, '').trim().toLowerCase() === heading);

/** What was put into the note, held against what the note was written from. */
export class NewStatements {
  readonly #input: string;
  readonly #index: SourceIndex;
  readonly #known = new Map<string, boolean>();
  #sentences: readonly ReadonlySet<string>[] | undefined;
  #words: ReadonlySet<string> | undefined;

  constructor(input: string) {
    this.#input = input;
    this.#index = new SourceIndex(input);
  }

  /**
   * Where a clinician's statement stands in the source. `unsupported`: the check found it at fault, or it names a problem or an allergy
   * that the source does not. Other words that the source has not are the clinician's own, and claim nothing that is to be proved.
   * @param before the statement that it was, where it still rests on that: what this named, the source has
   */
  place(unit: Unit, faults: readonly FaultKind[], before = ''): PlacedStatement {
    const { text, start, end } = unit;
    const at = { start, end };
    if (faults.length === 0 && (isHeading(unit) || claimsNothing(text)))
      return { text, at, sources: [], support: 'structural' };
    const sources = this.#index.find(text);
    if (faults.length > 0) return { text, at, sources, support: 'unsupported', faults };
    if (this.#namesOther(unit, before)) return { text, at, sources, support: 'unsupported' };
    if (this.#says(text, sources)) return { text, at, sources, support: 'supported' };
    return { text, at, sources: [], support: 'structural' };
  }

  #says(text: string, sources: readonly Span[]): boolean {
    if (sources.length === 0) return false;
    const said = new Set(sources.flatMap(({ start, end }) => [...keysOf(this.#input.slice(start, end))]));
    const own = [...keysOf(text)];
    return own.filter((key) => said.has(key)).length >= own.length * saidFrom;
  }

  #namesOther({ text, heading }: Unit, before: string): boolean {
    const named = new Set(before === '' ? [] : findProblemsIn(before).map(({ name }) => name));
    const allergens = findAllergens(text).map(({ start, end }) => text.slice(start, end));
    const listed = /allerg/.test(heading) ? [text] : [];
    return (
      findProblemsIn(text).some(({ name }) => !named.has(name) && !this.#holds(name)) ||
      [...allergens, ...listed].some((words) => !this.#namesAll(words))
    );
  }

  /** Whether the source names a problem, or all words of its name in one sentence. */
  #holds(name: string): boolean {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const words = wordsOf(name);
    const found = this.#readSentences().some(
      (sentence) => sentence.has(`=${name}`) || words.every((word) => sentence.has(word)),
    );
    this.#known.set(name, found);
    return found;
  }

  /** Whether each word of weight of an allergy stands somewhere in the source. */
  #namesAll(words: string): boolean {
    const said = (this.#words ??= new Set(wordsOf(this.#input)));
    return wordsOf(words)
      .filter((word) => word.length > 3 && !stopWords.has(word) && !/^(?:allerg|react|intoler|anaphyl|know)/.test(word))
      .every((word) => said.has(word));
  }

  #readSentences(): readonly ReadonlySet<string>[] {
    this.#sentences ??= [
      ...new Set(splitSentences(this.#input).map(({ start, end }) => this.#input.slice(start, end))),
    ].map((sentence) => {
      const names = findProblemsIn(sentence).map(({ name }) => `=${name}`);
      return new Set([...wordsOf(sentence), ...names]);
    });
    return this.#sentences;
  }
}
