import type { Brief, CheckedDraft, FaultKind, Statement } from '@notewright/engine';
import type { Model } from '../../models/model.ts';
import type { GuardedText } from './guard-statement.ts';
import type { DraftedStatement } from './read-statements.ts';
import type { StatementChecker } from './check-statements.ts';
import { repairStatement } from './repair-statement.ts';

/** A model's own words as they stand in its answer, with placeholders, and what was found of them. */
export interface OwnWords extends Omit<DraftedStatement, 'section'> {
  /** The engine has read a fact in its lines. */
  readonly hasFacts: boolean;
  readonly firm: readonly FaultKind[];
}

/** What stands in a note for a statement that a model wrote. */
export interface SettledStatement {
  readonly section: string;
  readonly statements: readonly Statement[];
  /** `model`: its own words; `engine`: those of the engine in their place, of which none is said twice. */
  readonly by: 'model' | 'engine';
  /** The engine's words of the facts that it names. */
  readonly named: readonly string[];
  /** Of a model's own words: how they stand in its answer, with what was found of them. */
  readonly written?: OwnWords;
}

/** So many statements of one note are put right; more are wrong as a whole. */
const mostRepairs = 8;

/** Milliseconds after which a statement is not waited for any more. */
const repairTime = 30_000;

/** What the statements of one answer are settled with. */
export interface Settling {
  readonly brief: Brief;
  readonly model: Model;
  readonly signal: AbortSignal;
  readonly checker: Pick<StatementChecker, 'check'>;
  readonly guard: (text: string) => GuardedText;
  /** The shielded lines of the brief by their ids. */
  readonly lines: ReadonlyMap<string, string>;
  /** The shielded titles of its sections by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

const isRight = ({ statement: { faults = [] } }: CheckedDraft): boolean => faults.every((kind) => kind === 'unread');

/** Faults of a word or a number, which the engine reads for certain where it has composed a fact. */
const ofOneWord: ReadonlySet<FaultKind> = new Set([
  'number',
  'drug',
  'dose',
  'frequency',
  'value',
  'side',
  'code',
  'test',
]);
/** The source's own words, which the engine quotes where it has read no more of them. */
const isQuoted = ({ text }: Statement): boolean => /[“"]|\? – /.test(text);

/**
 * True where the engine's statements are surer than the model's: it has composed them all, and the fault is of one word. Any other fault may be
 * other words for the same: the statement stands marked, and its reader decides.
 */
const isGivenOver = ({ statement: { faults = [] }, instead }: CheckedDraft): boolean =>
  instead.length > 0 && !instead.some(isQuoted) && faults.some((kind) => ofOneWord.has(kind));

/** Settles what each statement of one answer becomes. */
export class StatementSettler {
  readonly #settling: Settling;
  readonly #fixed: ReadonlySet<string>;
  readonly #words: ReadonlyMap<string, string>;
  #repairs = 0;

  constructor(settling: Settling) {
    const { facts } = settling.brief;
    this.#settling = settling;
    this.#fixed = new Set(facts.filter(({ isFixed }) => isFixed).map(({ id }) => id));
    this.#words = new Map(facts.map(({ id, text }) => [id, text]));
  }

  /**
   * Guards a statement and holds it against the source; one at fault is put right once, and where that fails gives way to the engine's
   * own statements of the facts that it names, or stands marked. Null where nothing is left of it.
   * @throws what the check throws; `AbortError` and the like where the person stops
   */
  async settle({ section, text: answered, from }: DraftedStatement): Promise<SettledStatement | null> {
    const { guard, lines } = this.#settling;
    const { text, shielded } = guard(answered);
    if (text === '') return null;
    // What a model was not shown it cannot name.
    const drafted = { section, text, from: from.filter((id) => lines.has(id)) };
    const checked = await this.#settling.checker.check(drafted);
    if (drafted.from.some((id) => this.#fixed.has(id))) return this.#byEngine(drafted, checked);
    const written = { ...drafted, text: shielded };
    if (isRight(checked)) return this.#byModel(written, checked);
    const repaired = await this.#repair(written, checked);
    if (repaired !== null) return repaired;
    return isGivenOver(checked) ? this.#byEngine(drafted, checked) : this.#byModel(written, checked);
  }

  /** Null where it cannot be put right. */
  async #repair(drafted: DraftedStatement, { statement }: CheckedDraft): Promise<SettledStatement | null> {
    const { brief, model, signal, lines, titles, guard, checker } = this.#settling;
    if (this.#repairs >= mostRepairs || drafted.from.length === 0) return null;
    this.#repairs += 1;
    const faulty = { ...drafted, title: titles.get(drafted.section) ?? '', faults: statement.faults ?? [] };
    let repaired: DraftedStatement | null;
    try {
      const soon = AbortSignal.any([signal, AbortSignal.timeout(repairTime)]);
      repaired = await repairStatement(model, faulty, { brief, lines }, soon);
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
    const guarded = repaired === null ? null : guard(repaired.text);
    if (repaired === null || guarded === null || guarded.text === '') return null;
    const { text, shielded } = guarded;
    const checked = await checker.check({ ...repaired, text });
    const isFixed = repaired.from.some((id) => this.#fixed.has(id));
    return isRight(checked) && !isFixed ? this.#byModel({ ...repaired, text: shielded }, checked) : null;
  }

  /**
   * Its facts are those of its lines, of which it may say a part: what is coded from a note is what was surely said.
   * @param written with placeholders in place of originals
   */
  #byModel({ section, text, from }: DraftedStatement, { statement: checked, firm }: CheckedDraft): SettledStatement {
    const { facts = [], ...statement } = checked;
    const isHeld = statement.support === 'supported';
    const written = { text, from, hasFacts: facts.length > 0, firm };
    return { section, statements: [statement], by: 'model', named: isHeld ? this.#wordsOf(from) : [], written };
  }

  /** A row of a table stands among sentences here. */
  #byEngine({ section, from }: DraftedStatement, { instead }: CheckedDraft): SettledStatement {
    const statements = instead.map((one) => ({ ...one, text: one.text.replaceAll('\t', ': ') }));
    return { section, statements, by: 'engine', named: this.#wordsOf(from) };
  }

  #wordsOf(from: readonly string[]): readonly string[] {
    return from.flatMap((id) => this.#words.get(id) ?? []);
  }
}
