import type { Fact } from '../document/fact.ts';
import { denialCues } from '../knowledge/assertion-cues.ts';
import { joiningWords } from '../knowledge/shared-heads.ts';
import { unitsEverywhere } from '../knowledge/units.ts';
import type { Gloss } from '../languages/gloss.ts';
import type { NoteLanguage } from '../languages/language.ts';
import { sayIn } from '../languages/say-in.ts';
import { writeOutIn } from '../languages/write-out.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { spaced } from '../compose/join.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { withoutEdges } from './fact-maker.ts';

/** How far before what is under it a heading is looked for. */
const furthestLabel = 400;

/** What of a fact says what kind it is, and is no word of it. */
const kinds: ReadonlySet<string> = new Set(['type', 'id', 'subject', 'status', 'category', 'domain', 'text']);

/** Names that the engine gives, in its own words before those of the writer. */
const given: ReadonlySet<string> = new Set(['topic', 'system', 'vaccine']);

/** What is said of a relative or a part, in the words of the gloss. */
const saidOf = (fact: Fact): string =>
  fact.type === 'history' ? fact.detail : fact.type === 'examination' ? fact.finding : '';

/** "Madre y tía: migraña": what goes on from the name before it is more than is said of that. */
const joinsOn = new RegExp(String.raw`^(?:${joiningWords.join('|')})\b`, 'i');

/** "Niega plan y niega intención": a denial within a denial is its writer's. */
const opensDenied = new OpeningForms(denialCues);
const deniesTwice = (fact: Fact): boolean =>
  fact.type === 'condition' && fact.assertion.polarity === 'absent' && opensDenied.opens(fact.name.toLowerCase());

const isUnwritten = (value: unknown): boolean => value === undefined || value === '' || typeof value === 'boolean';

/**
 * Facts that were read by way of a gloss, in the words of their writer: what stands in the evidence as its writer has it, short forms
 * written out, and what the engine has put in other words as the language says it. A fact for which neither can be done is its writer's clause.
 */
export class OwnWords {
  readonly #gloss: Gloss;
  readonly #language: Exclude<NoteLanguage, 'en'>;
  readonly #lower: string;

  constructor(gloss: Gloss, language: Exclude<NoteLanguage, 'en'>) {
    this.#gloss = gloss;
    this.#language = language;
    this.#lower = gloss.text.toLowerCase();
  }

  /** The writer's words of a range of the gloss, their short forms written out. */
  wordsAt(span: Span): string {
    const words = withoutEdges(evenSpaces(this.#gloss.wordsAt(span)));
    return writeOutIn(this.#language, words, this.#gloss.isFolded).replace(/\.$/, '');
  }

  /** The fact with every word of it in the language; a clause of its writer's own where one has no such word. */
  of(fact: Fact): Fact {
    const problem = fact.problem === undefined ? undefined : this.#headOf(fact, fact.problem);
    const label = 'label' in fact && fact.label !== undefined ? this.#labelOf(fact, fact.label) : undefined;
    if (fact.type === 'clause')
      return { ...fact, problem, label, text: this.wordsAt(fact.evidence[0]), ...this.#timeOf(fact) };
    const goesOn = joinsOn.test(saidOf(fact));
    const own = goesOn || deniesTwice(fact) ? undefined : this.#wordsOf(fact);
    if (own) return { ...own, problem };
    const { id, evidence, subject, assertion } = fact;
    const words = this.wordsAt(evidence[0]);
    const part = fact.type === 'examination' && fact.system !== '' ? this.#labelOf(fact, fact.system) : undefined;
    const named = goesOn ? spaced(part, lowerFirst(words)) : words;
    return {
      type: 'clause',
      id,
      evidence,
      subject,
      assertion,
      problem,
      text: named,
      ...(goesOn ? {} : { label: part }),
    };
  }

  #timeOf(fact: Fact): { readonly time?: string } {
    const time = fact.time === undefined ? undefined : this.#say(fact, fact.time);
    return time === undefined ? {} : { time };
  }

  /** Every word of a fact of a type, or undefined where one has none in the language. */
  #wordsOf(fact: Fact): Fact | undefined {
    const out: Record<string, unknown> = { ...fact };
    for (const [name, value] of Object.entries(fact as object) as [string, unknown][]) {
      if (kinds.has(name) || name === 'evidence' || name === 'assertion' || name === 'problem' || isUnwritten(value))
        continue;
      const own = Array.isArray(value)
        ? value.map((one: unknown) => this.#say(fact, String(one)))
        : this.#say(fact, String(value), given.has(name) || (name === 'name' && fact.type === 'measurement'));
      if (own === undefined || (Array.isArray(own) && own.includes(undefined))) return undefined;
      out[name] = own;
    }
    const assertion = this.#assertionOf(fact);
    return assertion && ({ ...out, assertion } as unknown as Fact);
  }

  #assertionOf(fact: Fact): Fact['assertion'] | undefined {
    const { experiencer, condition } = fact.assertion;
    const whom = experiencer === 'patient' ? experiencer : this.#say(fact, experiencer, true);
    const when = condition === undefined ? condition : this.#say(fact, condition);
    const isLost = whom === undefined || (condition !== undefined && when === undefined);
    return isLost ? undefined : { ...fact.assertion, experiencer: whom, condition: when };
  }

  /** Words of a fact in the language: the writer's where they stand in its evidence, else as the tables have them. */
  #say(fact: Fact, words: string, isGiven = false): string | undefined {
    const said = isGiven ? sayIn(this.#language, words) : undefined;
    return (
      said ?? this.#fromEvidence(fact.evidence, words) ?? sayIn(this.#language, words) ?? this.#inParts(fact, words)
    );
  }

  #fromEvidence(spans: readonly Span[], words: string): string | undefined {
    const wanted = words.toLowerCase();
    for (const { start, end } of spans) {
      const within = this.#lower.slice(start, end);
      for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
        const span = { start: start + at, end: start + at + wanted.length };
        if (!this.#gloss.isWhole(span)) continue;
        const own = this.wordsAt(span);
        return /^\p{Ll}/u.test(words) ? lowerFirst(own) : own;
      }
    }
    return undefined;
  }

  /** A number with a unit that is written alike everywhere, or that is said in the language: "128/74 mmHg". */
  #inParts(fact: Fact, words: string): string | undefined {
    const written = this.#gloss.wordsAt(fact.evidence[0]);
    if (/^\d+[.]\d+/.test(words)) {
      const comma = words.replace(/(\d)\.(\d)/g, '$1,$2');
      if (written.includes(comma.match(/^[\d,]+/)?.[0] ?? '-')) return this.#inParts(fact, comma);
    }
    const letters = words.toLowerCase().match(/\p{L}+/gu) ?? [];
    return letters.every((part) => unitsEverywhere.has(part)) ? words : undefined;
  }

  /** The name under which a step stands, which is evidence as well. */
  #headOf({ evidence }: Fact, problem: string): string {
    const own = this.#fromEvidence(evidence, problem) ?? sayIn(this.#language, problem);
    const [, head] = evidence;
    return own ?? (head === undefined ? problem : this.wordsAt(head));
  }

  /** A heading stands before what is under it; what none is, is no label. */
  #labelOf({ evidence: [{ start }] }: Fact, label: string): string | undefined {
    const said = sayIn(this.#language, label);
    if (said !== undefined) return said;
    const from = Math.max(0, start - furthestLabel);
    const at = from + this.#lower.slice(from, start).lastIndexOf(label.toLowerCase());
    const span = { start: at, end: at + label.length };
    return at >= from && this.#gloss.isWhole(span) ? this.wordsAt(span) : undefined;
  }
}
