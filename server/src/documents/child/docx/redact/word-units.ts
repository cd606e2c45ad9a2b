import { makeSlot, type Slot } from '../../slots/slot.ts';
import { ColumnHeads } from '../../slots/column-heads.ts';
import { Unit, unitOf, type Counted } from '../../slots/unit.ts';
import type { XmlElement, XmlText } from '../../xml/xml-tree.ts';
import { isFormula } from './field-codes.ts';

/** The words of a part: every text in a slot, and the slots as a reader reads them. */
export interface PartWords {
  readonly units: readonly Unit[];
  readonly slots: ReadonlyMap<XmlText, Slot>;
}

/** Which of the words of a tracked change are read. */
type View = 'final' | 'original';
const leftOut: Readonly<Record<View, ReadonlySet<string>>> = {
  final: new Set(['del', 'moveFrom']),
  original: new Set(['ins', 'moveTo']),
};

/** Elements whose words are read by themselves. */
const stories = new Set(
  'txbxContent txBody rich footnote endnote comment docPart Fallback strCache strDim strLit'.split(' '),
);

/** Formats, and what is read in another way. */
const wordless = new Set('pPr rPr sectPr tblPr tcPr trPr instrText delInstrText numCache numLit numDim'.split(' '));

function isWordless(element: XmlElement): boolean {
  return wordless.has(element.local) || isFormula(element);
}

/** Texts that say where a drawing stands. */
const placing = /^(?:posOffset|align|pct\w+|formatCode)$/;

const gaps: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  oMath: ' ',
  num: ' ',
  den: ' ',
};

/** @param removed What leaves the part, and is not read */
export function collectWords(root: XmlElement, removed: ReadonlySet<XmlElement>): PartWords {
  const collector = new WordCollector(removed);
  collector.readStory(root, 'all');
  collector.readLeftOver(root);
  return collector;
}

/** The unit that is being written. */
class Story {
  readonly unit: Unit;
  /** The gap before the next word. */
  gap = '';

  constructor(counted: Counted) {
    this.unit = new Unit(counted);
  }

  add(slot: Slot): void {
    if (this.unit.length > 0) this.unit.addGap(this.gap);
    this.gap = '';
    this.unit.addSlot(slot);
  }
}

class WordCollector implements PartWords {
  readonly units: Unit[] = [];
  readonly slots = new Map<XmlText, Slot>();
  readonly #heads = new ColumnHeads(this.units);
  readonly #removed: ReadonlySet<XmlElement>;
  readonly #read = new Set<XmlElement>();

  constructor(removed: ReadonlySet<XmlElement>) {
    this.#removed = removed;
  }

  readStory(element: XmlElement, counted: Counted): void {
    if (this.#read.has(element)) return;
    this.#read.add(element);
    const story = new Story(counted);
    this.units.push(story.unit);
    this.#readChildren(element, story, 'final');
  }

  /** Words at places where none are expected, each by itself: nothing is left unread. */
  readLeftOver(element: XmlElement): void {
    if (this.#removed.has(element) || isWordless(element)) return;
    for (const child of element.children) {
      if (child.kind === 'element') this.readLeftOver(child);
      else if (!this.slots.has(child) && holdsWords(child)) this.units.push(unitOf(this.#slotOf(child)));
    }
  }

  #readChildren(element: XmlElement, story: Story, view: View): void {
    for (const child of element.children) {
      if (child.kind === 'text') this.#readText(child, story);
      else if (!this.#removed.has(child) && !isWordless(child) && !leftOut[view].has(child.local))
        this.#readElement(child, story, view);
    }
  }

  #readElement(element: XmlElement, story: Story, view: View): void {
    const { local } = element;
    if (stories.has(local)) return this.readStory(element, local === 'Fallback' ? 'none' : story.unit.counted);
    if (local === 'tc') return this.#readCell(element, story, view);
    if (local === 'tbl') this.#heads.startTable();
    else if (local === 'tr') this.#heads.startRow();
    story.gap += gaps[local] ?? '';
    this.#readChildren(element, story, view);
    if (local === 'p' || local === 'pt') story.gap = `${story.gap}\n`.slice(0, 2);
    else if (local === 'tr') story.gap = '\n';
    else if (local === 'tbl') this.#heads.endTable();
    if (local === 'p' && view === 'final' && hasChanges(element)) this.#readOriginal(element);
  }

  /** The cells of a row follow one another with tabs between them, as in a line of text. */
  #readCell(cell: XmlElement, story: Story, view: View): void {
    const { gap } = story;
    this.#heads.startCell();
    const { length } = story.unit;
    this.#readChildren(cell, story, view);
    story.gap = story.unit.length === length ? `${gap}\t` : '\t';
  }

  /** The paragraph once more, as it was before its changes. */
  #readOriginal(paragraph: XmlElement): void {
    const original = new Story('new');
    this.units.push(original.unit);
    this.#readChildren(paragraph, original, 'original');
  }

  #readText(text: XmlText, story: Story): void {
    const isRun = text.parent.local === 't' || text.parent.local === 'delText';
    if (!isRun && !holdsWords(text)) return;
    const slot = this.#slotOf(text);
    story.add(slot);
    if (story.unit.counted === 'all') this.#heads.add(slot);
    if (!isRun) story.gap = '\n';
  }

  #slotOf(text: XmlText): Slot {
    const slot = this.slots.get(text) ?? makeSlot(text.value);
    this.slots.set(text, slot);
    return slot;
  }
}

function holdsWords({ value, parent }: XmlText): boolean {
  return /[\p{L}\p{N}]/u.test(value) && !placing.test(parent.local);
}

/** Whether something was added to the paragraph or taken from it, the text boxes in it aside. */
function hasChanges(element: XmlElement): boolean {
  return element.children.some(
    (child) =>
      child.kind === 'element' &&
      (child.local === 'del' ||
        child.local === 'ins' ||
        child.local === 'moveFrom' ||
        child.local === 'moveTo' ||
        (!stories.has(child.local) && !isWordless(child) && hasChanges(child))),
  );
}
