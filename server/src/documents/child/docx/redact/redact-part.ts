import { DocumentProblem } from '../../../document-reader.ts';
import { cutLabel, makeLabel, unitOfLabel, type LabelSlot } from '../../slots/label-slots.ts';
import { redactionWord } from '../../slots/redaction-word.ts';
import { cutText } from '../../slots/slot.ts';
import { unitOfWords, type Unit } from '../../slots/unit.ts';
import { TextEdits } from '../../xml/text-edits.ts';
import type { XmlAttribute } from '../../xml/xml-tags.ts';
import { encodeReferences } from '../../xml/xml-tags.ts';
import { parseXml, type XmlElement, type XmlText, type XmlTree } from '../../xml/xml-tree.ts';
import type { XmlBudget } from '../scan-xml.ts';
import { ruleOf, type AttributeRule } from './attribute-rules.ts';
import type { BookmarkNames } from './bookmark-names.ts';
import { hideChartDates } from './chart-dates.ts';
import { collectFields, cutInstruction, cutPersonalResults, type FieldCode } from './field-codes.ts';
import { foreignPrefixes, prefixOf } from './foreign-names.ts';
import { findRemoved } from './removed-elements.ts';
import { collectIds, type RelationshipIds } from './relationship-ids.ts';
import { collectWords, type PartWords } from './word-units.ts';

interface RuledAttribute {
  readonly attribute: XmlAttribute;
  readonly rule: AttributeRule;
  readonly label: LabelSlot;
}

/** A part whose words wait for the finder. */
export interface OpenPart {
  readonly tree: XmlTree;
  readonly removed: ReadonlySet<XmlElement>;
  readonly words: PartWords;
  readonly fields: readonly FieldCode[];
  readonly attributes: readonly RuledAttribute[];
  /** Everything in it to be read, in reading order. */
  readonly units: readonly Unit[];
  readonly bookmarks: readonly string[];
}

/**
 * @param goneIds The relationships of the part that are no more
 * @throws DocumentProblem file_too_complex; file_damaged, also on a document type (ECMA-376 part 2, 8.2.2)
 */
export function openPart(source: string, goneIds: ReadonlySet<string>, budget: XmlBudget): OpenPart {
  const tree = parseXml(source, budget);
  if (tree.asides.some(({ kind }) => kind === 'doctype')) throw new DocumentProblem('file_damaged');
  const removed = findRemoved(tree.root, goneIds);
  const words = collectWords(tree.root, removed);
  const fields = collectFields(tree.root, removed);
  const attributes = collectAttributes(tree.root, removed);
  const read = attributes.filter(({ rule }) => rule === 'label' || rule === 'instruction' || rule === 'bookmark');
  const people = new Set(attributes.filter(({ rule }) => rule === 'person').map(({ attribute }) => attribute.value));
  const units = [
    ...words.units,
    ...[...fields, ...read].map(({ label }) => unitOfLabel(label)),
    ...[...people].map(unitOfWords),
  ];
  const bookmarks = attributes
    .filter(({ rule, attribute }) => rule === 'bookmark' && (attribute.local === 'name' || attribute.local === 'val'))
    .map(({ attribute }) => attribute.value);
  return { tree, removed, words, fields, attributes, units, bookmarks };
}

function collectAttributes(root: XmlElement, removed: ReadonlySet<XmlElement>): RuledAttribute[] {
  const found: RuledAttribute[] = [];
  const foreign = foreignPrefixes(root);
  const visit = (element: XmlElement): void => {
    if (removed.has(element)) return;
    for (const attribute of element.attributes) {
      const rule = foreign.has(prefixOf(attribute)) ? 'remove' : ruleOf(element, attribute);
      if (rule !== null) found.push({ attribute, rule, label: makeLabel(attribute.value) });
    }
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
  return found;
}

/** The part with its cuts made. */
export function closePart(
  part: OpenPart,
  known: ReadonlySet<string>,
  names: BookmarkNames,
  ids: RelationshipIds,
): string {
  const { tree, words, fields, attributes } = part;
  const edits = new TextEdits();
  for (const element of part.removed) edits.remove(element);
  for (const aside of tree.asides) if (!isDeclaration(tree.source, aside.start)) edits.remove(aside);
  for (const field of fields) writeField(edits, field, cutInstruction(field.label, known, names), words);
  for (const [text, slot] of words.slots) if (slot.cuts.length > 0) writeText(edits, text, cutText(slot));
  for (const attribute of attributes) writeAttribute(edits, attribute, known, names);
  for (const { value, valueStart, end } of collectIds(tree.root)) {
    const now = ids.idFor(value);
    if (now !== value) edits.replace(valueStart, end - 1, now);
  }
  hideChartDates(tree.root, edits);
  // What is written is UTF-8, whatever the part was.
  return edits.apply(tree.source).replace(/^(\ufeff?<\?xml[^>]*?)encoding=(["'])[^"']*\2/, '$1encoding=$2UTF-8$2');
}

function isDeclaration(source: string, start: number): boolean {
  return /^<\?(?:xml|mso-application)\s/.test(source.slice(start, start + 24));
}

function writeField(edits: TextEdits, field: FieldCode, instruction: string, words: PartWords): void {
  cutPersonalResults(field, words.slots);
  if (instruction === field.label.written) return;
  field.texts.forEach((text, index) => writeText(edits, text, index === 0 ? instruction : ''));
}

function writeText(edits: TextEdits, { start, end, parent }: XmlText, value: string): void {
  edits.replace(start, end, encodeReferences(value));
  const isRun = parent.local === 't' || parent.local === 'delText' || parent.local === 'instrText';
  // Space at the ends of a text counts only where the element says so.
  if (
    isRun &&
    parent.name.startsWith('w:') &&
    value !== value.trim() &&
    !parent.attributes.some(({ name }) => name === 'xml:space')
  )
    edits.replace(parent.openEnd - 1, parent.openEnd - 1, ' xml:space="preserve"');
}

function writeAttribute(
  edits: TextEdits,
  { attribute, rule, label }: RuledAttribute,
  known: ReadonlySet<string>,
  names: BookmarkNames,
): void {
  if (rule === 'remove') return edits.remove(attribute);
  const value = newValue(rule, label, known, names);
  if (value !== attribute.value) edits.replace(attribute.valueStart, attribute.end - 1, encodeReferences(value));
}

function newValue(rule: AttributeRule, label: LabelSlot, known: ReadonlySet<string>, names: BookmarkNames): string {
  if (rule === 'person') return redactionWord;
  if (rule === 'initials') return redactionWord.charAt(0);
  if (rule === 'instruction') return cutInstruction(label, known, names);
  const renamed = rule === 'bookmark' ? names.get(label.written.toLowerCase()) : undefined;
  return renamed ?? cutLabel(label, known);
}
