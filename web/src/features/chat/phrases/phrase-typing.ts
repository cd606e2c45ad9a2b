import type { Phrase } from '@notewright/contract';
import type { Span } from '@notewright/engine';
import { findBlanks, findTyped, type Blank } from '@notewright/engine/phrases';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { findNamed, matchPhrases } from './match-phrases.ts';
import type { PhraseField } from './phrase-field.ts';

/** What is offered beside the caret: phrases by the name that is being typed, or what a choice can become. */
export type PhraseMenuState =
  | { readonly kind: 'phrases'; readonly items: readonly Phrase[]; readonly active: number }
  | { readonly kind: 'options'; readonly items: readonly string[]; readonly active: number };

export interface TypingState {
  readonly menu: PhraseMenuState | null;
  /** Which blank one stands at, and of how many; null while none is being filled. */
  readonly filling: { readonly blank: number; readonly of: number } | null;
}

export interface TypingParts {
  readonly field: PhraseField;
  /** What can be inserted now; none while that is being fetched. */
  readonly phrases: () => readonly Phrase[];
  /** A phrase's words as they are written here. */
  readonly fill: (words: string) => Promise<string>;
}

/** A key, as far as it is looked at here. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const caretAt = (at: number): Span => ({ start: at, end: at });
const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

/**
 * Phrases in a field while somebody types: offers them by their names, inserts them, and leads through their blanks. Knows neither
 * the field nor how the offer is drawn.
 */
export class PhraseTyping {
  readonly store: StoreApi<TypingState> = createStore(() => ({ menu: null, filling: null }));
  readonly #parts: TypingParts;
  /** The name from which somebody turned away; another one is offered again. */
  #refused: number | null = null;

  constructor(parts: TypingParts) {
    this.#parts = parts;
  }

  /** Ends filling where no blank is left, as in a box that was sent: its keys mean again what they mean elsewhere. */
  settle(): void {
    if (this.store.getState().filling !== null && this.#blanks().length === 0) this.store.setState({ filling: null });
  }

  /** Something was typed, or the caret was moved. */
  look(): void {
    this.settle();
    const { text, selection } = this.#parts.field.read();
    const blank = selection.start === selection.end ? undefined : this.#blankAt(text, selection);
    if (blank !== undefined) return;
    const typed = selection.start === selection.end ? this.#typedAt(text, selection.end) : null;
    if (typed === null) this.#refused = null;
    const items =
      typed === null || typed.start === this.#refused ? [] : matchPhrases(this.#parts.phrases(), typed.name);
    this.store.setState({ menu: items.length === 0 ? null : { kind: 'phrases', items, active: 0 } });
  }

  /** True where the key was taken. */
  press(event: TypedKey): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    this.settle();
    const { menu, filling } = this.store.getState();
    if (menu !== null && this.#pressInMenu(menu, event)) return true;
    if (event.key === 'Tab' && (filling !== null || this.#parts.field.isInPhrase?.() === true))
      return this.#go(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape' && (filling !== null || menu !== null)) return this.#end();
    return false;
  }

  /** Takes what is offered at a place of the list. */
  take(index: number): void {
    const { menu } = this.store.getState();
    if (menu?.kind === 'phrases') {
      const phrase = menu.items[index];
      if (phrase !== undefined) void this.#insert(phrase);
    } else if (menu !== null) void this.#choose(menu.items[index] ?? '');
  }

  /** The field was left. */
  leave(): void {
    this.store.setState({ menu: null, filling: null });
  }

  #pressInMenu(menu: PhraseMenuState, { key, shiftKey }: TypedKey): boolean {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[key];
    if (step !== undefined) {
      const active = (menu.active + step + menu.items.length) % menu.items.length;
      this.store.setState({ menu: { ...menu, active } });
      return true;
    }
    if (key === 'Enter' && !shiftKey) this.take(menu.active);
    else if (menu.kind === 'options') return false;
    else if (key === 'Tab' && !shiftKey) this.take(menu.active);
    else if (key === ' ') return this.#takeNamed();
    else return false;
    return true;
  }

  #takeNamed(): boolean {
    const { text, selection } = this.#parts.field.read();
    const typed = this.#typedAt(text, selection.end);
    const phrase = typed === null ? undefined : findNamed(this.#parts.phrases(), typed.name);
    if (phrase === undefined) return false;
    void this.#insert(phrase);
    return true;
  }

  /** Nothing stands behind the name that goes on with it. */
  #typedAt(text: string, caret: number): ReturnType<typeof findTyped> {
    if (/^[\p{L}\p{N}_-]/u.test(text.slice(caret, caret + 2))) return null;
    const from = Math.max(0, caret - 60);
    const typed = findTyped(text.slice(from, caret));
    return typed && { ...typed, start: typed.start + from, end: typed.end + from };
  }

  async #insert(phrase: Phrase): Promise<void> {
    const { fill, field } = this.#parts;
    this.store.setState({ menu: null });
    const name = (): ReturnType<typeof findTyped> => {
      const { text, selection } = field.read();
      return this.#typedAt(text, selection.end);
    };
    const before = name();
    const words = await fill(phrase.words);
    const typed = name();
    // Somebody went on typing meanwhile: it is not what was asked for any more.
    if (before === null || typed === null || !isSame(before, typed)) return;
    const at = field.replace(typed, words, true);
    const [blank] = this.#blanksIn(at);
    if (blank === undefined) {
      field.select(caretAt(at.end));
      this.store.setState({ filling: null });
    } else this.#goTo(blank);
  }

  async #choose(option: string): Promise<void> {
    const { field } = this.#parts;
    const { text, selection } = field.read();
    if (this.#blankAt(text, selection) === undefined) return this.leave();
    const at = field.replace(selection, option, false);
    this.store.setState({ menu: null });
    // The page draws what was written before it goes on: it would else put the caret elsewhere.
    await Promise.resolve();
    field.select(caretAt(at.end));
    this.#go(1);
  }

  #blanks(): readonly Blank[] {
    return findBlanks(this.#parts.field.read().text);
  }

  #blanksIn({ start, end }: Span): readonly Blank[] {
    return this.#blanks().filter((blank) => blank.start >= start && blank.end <= end);
  }

  #blankAt(text: string, selection: Span): Blank | undefined {
    return findBlanks(text).find((blank) => isSame(blank, selection));
  }

  #goTo(blank: Blank): void {
    const all = this.#blanks();
    this.#parts.field.select(blank);
    this.store.setState({
      filling: { blank: all.findIndex((one) => isSame(one, blank)) + 1, of: all.length },
      menu: blank.options.length === 0 ? null : { kind: 'options', items: blank.options, active: 0 },
    });
  }

  /** To the next blank or the one before. Behind the last one, filling ends where it stands; the next Tab leaves as ever. */
  #go(step: 1 | -1): boolean {
    const { selection } = this.#parts.field.read();
    const all = this.#blanks();
    const blank =
      step > 0 ? all.find(({ start }) => start >= selection.end) : all.findLast(({ end }) => end <= selection.start);
    if (blank !== undefined) this.#goTo(blank);
    const wasFilling = this.store.getState().filling !== null;
    if (blank !== undefined || !wasFilling) return blank !== undefined;
    this.leave();
    if (step > 0) this.#parts.field.select(caretAt(selection.end));
    return step > 0;
  }

  #end(): boolean {
    const { text, selection } = this.#parts.field.read();
    this.#refused = this.#typedAt(text, selection.end)?.start ?? null;
    this.leave();
    this.#parts.field.select(caretAt(selection.end));
    return true;
  }
}
