import { kindOfAttribute, type AttributeKind } from '../../markup/attribute-kinds.ts';
import { pictureBytes } from '../../markup/data-picture.ts';
import { StyleWords } from '../../markup/style-words.ts';
import { makeLabel, type LabelSlot } from '../../slots/label-slots.ts';
import { makeSlot, type Slot } from '../../slots/slot.ts';
import { Unit, unitOf, unitOfWords } from '../../slots/unit.ts';
import type { XmlAttribute } from '../../xml/xml-tags.ts';
import type { XmlElement, XmlText } from '../../xml/xml-tree.ts';
import { CloseRuns } from './close-runs.ts';
import { DrawingNames } from './drawing-names.ts';

export interface DrawingAttribute {
  readonly attribute: XmlAttribute;
  readonly kind: AttributeKind;
  readonly label: LabelSlot;
  readonly style: StyleWords | null;
  readonly picture: Uint8Array | null;
}

/** What is left of a drawing, waiting for the finder. */
export interface OpenDrawing {
  readonly removed: readonly XmlElement[];
  readonly texts: ReadonlyMap<XmlText, Slot>;
  readonly styles: ReadonlyMap<XmlText, StyleWords>;
  readonly attributes: readonly DrawingAttribute[];
  readonly units: readonly Unit[];
}

const longestLink = 10_000;

export function openDrawing(root: XmlElement): OpenDrawing {
  const opener = new DrawingOpener(new DrawingNames(root));
  opener.open(root);
  return opener;
}

class DrawingOpener implements OpenDrawing {
  readonly removed: XmlElement[] = [];
  readonly texts = new Map<XmlText, Slot>();
  readonly styles = new Map<XmlText, StyleWords>();
  readonly attributes: DrawingAttribute[] = [];
  readonly #names: DrawingNames;
  readonly #story = new Unit();
  readonly #others: Unit[] = [];
  readonly #runs = new CloseRuns();
  #height = '';

  constructor(names: DrawingNames) {
    this.#names = names;
  }

  get units(): Unit[] {
    return [this.#story, ...this.#others, ...this.#runs.units];
  }

  open(element: XmlElement): void {
    if (this.#names.isGone(element)) {
      this.removed.push(element);
      this.#others.push(...wordsOf(element).map(unitOfWords));
      return;
    }
    for (const attribute of element.attributes) this.#openAttribute(attribute);
    this.#startLine(element);
    for (const child of element.children) {
      if (child.kind === 'element') this.open(child);
      else this.#openText(child);
    }
  }

  /** Words that are placed at the same height stand in one line. */
  #startLine(element: XmlElement): void {
    const y = element.attributes.find(({ name }) => name === 'y')?.value;
    if (/^(?:text|p|div)$/.test(element.local)) this.#runs.startText();
    else if (element.local === 'tspan' && ((y !== undefined && y !== this.#height) || isLower(element)))
      this.#runs.startLine();
    const isPlaced = element.attributes.some(
      ({ name }) => name === 'x' || name === 'y' || name === 'dy' || name === 'transform',
    );
    if (
      element.local === 'tspan'
        ? isPlaced
        : element.local === 'text' || element.local === 'p' || element.local === 'div'
    )
      this.#story.addGap(y !== undefined && y === this.#height ? '\t' : '\n');
    if (y !== undefined && (element.local === 'text' || element.local === 'tspan')) this.#height = y;
  }

  #openText(text: XmlText): void {
    const { local } = text.parent;
    if (local === 'style') {
      const words = new StyleWords(text.value);
      this.styles.set(text, words);
      this.#others.push(...words.units);
      return;
    }
    const slot = makeSlot(text.value);
    this.texts.set(text, slot);
    if (local === 'title' || local === 'desc') this.#others.push(unitOf(slot));
    else {
      this.#story.addFlowing(slot);
      this.#runs.add(slot);
    }
  }

  #openAttribute(attribute: XmlAttribute): void {
    const kind = this.#names.isForeign(attribute)
      ? 'gone'
      : kindOfAttribute(attribute.name.toLowerCase(), attribute.value);
    const label = makeLabel(attribute.value);
    const style = kind === 'style' ? new StyleWords(attribute.value) : null;
    const picture = kind === 'link' ? pictureBytes(attribute.value) : null;
    if (style !== null) this.#others.push(...style.units);
    if (kind === 'label' || (kind === 'link' && picture === null && attribute.value.length < longestLink))
      this.#others.push(unitOf(label.slot));
    this.attributes.push({ attribute, kind, label, style, picture });
  }
}

/** Whether a part of a text stands in a line of its own. */
function isLower({ attributes }: XmlElement): boolean {
  return attributes.some(({ name, value }) => name === 'dy' && /[1-9]/.test(value));
}

/** What a part says that leaves: it may name who is named in the drawing too. */
function wordsOf(element: XmlElement): string[] {
  if (element.local === 'script') return [];
  return element.children.flatMap((child) =>
    child.kind === 'element'
      ? wordsOf(child)
      : /\p{L}/u.test(child.value) && child.value.length < 1000
        ? [child.value]
        : [],
  );
}
