import { kindOfAttribute, mayBeEmpty, type AttributeKind } from '../../markup/attribute-kinds.ts';
import { pictureBytes } from '../../markup/data-picture.ts';
import { StyleWords } from '../../markup/style-words.ts';
import { makeLabel, type LabelSlot } from '../../slots/label-slots.ts';
import { makeSlot, type Slot } from '../../slots/slot.ts';
import { ColumnHeads } from '../../slots/column-heads.ts';
import { Unit, unitOfWords } from '../../slots/unit.ts';
import { gapOf, goneWhole, isGoneEnd, isGoneTag, isMissedElement, valueOf } from './html-elements.ts';
import type { HtmlToken } from './html-tokens.ts';
import { isTagName } from './tag-names.ts';

export interface OpenAttribute {
  readonly name: string;
  readonly value: string;
  readonly kind: AttributeKind;
  readonly label: LabelSlot;
  readonly style: StyleWords | null;
  readonly picture: Uint8Array | null;
}

/** What is left of the page, waiting for the finder. */
export type OpenToken =
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly closed: boolean;
      readonly source: string | null;
      readonly attributes: readonly OpenAttribute[];
    }
  | { readonly kind: 'text'; readonly source: string; readonly slot: Slot }
  | { readonly kind: 'style'; readonly source: string; readonly words: StyleWords }
  | { readonly kind: 'end'; readonly name: string; readonly source: string }
  | { readonly kind: 'as-is'; readonly source: string };

export interface OpenPage {
  readonly tokens: readonly OpenToken[];
  readonly units: readonly Unit[];
  /** Frames and objects that went. */
  readonly missed: number;
}

/** Takes out what cannot stay in a page, and lays open what is to be read. */
export function openPage(tokens: readonly HtmlToken[]): OpenPage {
  const opener = new PageOpener();
  for (const token of tokens) opener.take(token);
  return opener;
}

class PageOpener implements OpenPage {
  readonly tokens: OpenToken[] = [];
  missed = 0;
  readonly #story = new Unit();
  readonly #others: Unit[] = [];
  readonly #heads = new ColumnHeads(this.#others);
  #gap = '';
  /** The element that is being left out with everything in it. */
  #skipped: string | null = null;
  #within = '';
  /** How many elements are open in which line ends count. */
  #preformatted = 0;

  get units(): Unit[] {
    return [this.#story, ...this.#others];
  }

  take(token: HtmlToken): void {
    if (this.#skipped !== null) {
      if (token.kind === 'end' && token.name === this.#skipped) this.#skipped = null;
    } else if (token.kind === 'start') this.#takeStart(token);
    else if (token.kind === 'text') this.#takeText(token);
    else if (token.kind === 'end') this.#takeEnd(token);
    else this.tokens.push({ kind: 'as-is', source: isKnownDoctype(token.source) ? token.source : '<!DOCTYPE html>' });
  }

  #takeStart(token: Extract<HtmlToken, { kind: 'start' }>): void {
    const { name, closed, source } = token;
    if (!isTagName(name)) return this.#takeNoTag(token);
    this.#addGap(name);
    this.#within = name;
    if (name === 'table') this.#heads.startTable();
    else if (name === 'tr') this.#heads.startRow();
    else if (name === 'td' || name === 'th') this.#heads.startCell();
    if (preformatted.has(name)) this.#preformatted += 1;
    if (isMissedElement(name)) this.missed += 1;
    // What a page says of its author and its subject goes, and may be said in it again.
    if (name === 'meta' && isGoneTag(token)) this.#others.push(unitOfWords(valueOf(token, 'content')));
    if (goneWhole.has(name)) this.#skipped = closed ? null : name;
    else if (!isGoneTag(token)) {
      const attributes = token.attributes.map((attribute) =>
        this.#openAttribute(token, attribute.name, attribute.value),
      );
      this.tokens.push({ kind: 'tag', name, closed, source, attributes });
      this.#readStray(attributes);
    }
  }

  /** Words in angle brackets go, as no page shows them, and are read: an address, a name. */
  #takeNoTag({ name, attributes, source }: Extract<HtmlToken, { kind: 'start' }>): void {
    const words = source?.slice(1, -1) ?? [name, ...attributes.map((own) => `${own.name} ${own.value}`)].join(' ');
    this.#others.push(unitOfWords(words));
  }

  /** Words behind a value without quotation marks read as attributes. */
  #readStray(attributes: readonly OpenAttribute[]): void {
    const stray = attributes.filter(isStray).map(({ name }) => name);
    if (stray.length > 0) this.#others.push(unitOfWords(stray.join(' ')));
  }

  #takeEnd({ name, source }: Extract<HtmlToken, { kind: 'end' }>): void {
    if (gapOf(name) !== '\t') this.#addGap(name);
    this.#within = '';
    if (name === 'table') this.#heads.endTable();
    if (preformatted.has(name)) this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (!isGoneEnd(name) && isTagName(name)) this.tokens.push({ kind: 'end', name, source });
  }

  #takeText({ value, source }: Extract<HtmlToken, { kind: 'text' }>): void {
    if (this.#within === 'style') {
      const words = new StyleWords(value);
      this.#others.push(...words.units);
      this.tokens.push({ kind: 'style', source, words });
      return;
    }
    const slot = makeSlot(value);
    this.tokens.push({ kind: 'text', source, slot });
    if (value.trim() !== '') this.#flushGap();
    if (this.#preformatted > 0) this.#story.addSlot(slot);
    else this.#story.addFlowing(slot);
    this.#heads.add(slot);
  }

  #addGap(name: string): void {
    const gap = gapOf(name);
    if (gap === '\n' || this.#gap.length < 100) this.#gap += gap;
  }

  /** One line end, however many elements begin or end there; a tab between one cell of a row and the next. */
  #flushGap(): void {
    const [, lines = '', cells = ''] = /^([^]*\n)?([\t ]*)$/.exec(this.#gap) ?? [];
    this.#story.addGap(lines === '' ? cells : `\n${cells.slice(1)}`);
    this.#gap = '';
  }

  #openAttribute(token: Extract<HtmlToken, { kind: 'start' }>, name: string, value: string): OpenAttribute {
    const kind = kindOfAttribute(name, value);
    const label = makeLabel(value);
    const style = kind === 'style' ? new StyleWords(value) : null;
    const picture = kind === 'link' ? pictureBytes(value) : null;
    if (style !== null) this.#others.push(...style.units);
    if (kind === 'label' || (kind === 'link' && picture === null && value.length < longestLink)) {
      const unit = new Unit();
      // What a field is called tells what stands in it.
      const called = name === 'value' ? valueOf(token, 'name') || valueOf(token, 'id') : '';
      if (called !== '') unit.addGap(`${called.replace(/[-_.]/g, ' ')}: `);
      unit.addSlot(label.slot);
      this.#others.push(unit);
    }
    return { name, value, kind, label, style, picture };
  }
}

/** Whether an attribute says nothing but its name, which is none of the standards. */
export function isStray({ kind, name, value }: Pick<OpenAttribute, 'kind' | 'name' | 'value'>): boolean {
  return kind === 'label' && value === '' && !mayBeEmpty(name);
}

const preformatted = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);
const longestLink = 10_000;

function isKnownDoctype(source: string): boolean {
  return /^<!doctype\s+html(?:\s+public\s+"-\/\/(?:w3c|ietf)\/\/dtd [\w .]+\/\/en"(?:\s*"http:\/\/www\.w3\.org\/[\w./-]*")?)?\s*>$/i.test(
    source,
  );
}
