import { cutLabel, makeLabel, type LabelSlot } from '../../slots/label-slots.ts';
import { redactionWord } from '../../slots/redaction-word.ts';
import type { Slot } from '../../slots/slot.ts';
import type { XmlElement, XmlText } from '../../xml/xml-tree.ts';
import { withRenamed, type BookmarkNames } from './bookmark-names.ts';

/** The instruction of a field, which may be written in several runs, and what the field shows. */
export interface FieldCode {
  readonly texts: readonly XmlText[];
  readonly results: readonly XmlText[];
  readonly label: LabelSlot;
}

/** Fields that name files, programs and data, or carry data of other programs. */
const outside = new Set(
  'INCLUDE INCLUDEPICTURE INCLUDETEXT LINK DDE DDEAUTO IMPORT RD DATABASE ADDIN PRIVATE EMBED AUTOTEXT AUTOTEXTLIST'.split(
    ' ',
  ),
);

/** Fields that show who wrote the document, or where it is kept. */
const personal = new Set('AUTHOR LASTSAVEDBY USERNAME USERINITIALS USERADDRESS FILENAME TEMPLATE'.split(' '));

interface OpenField {
  readonly texts: XmlText[];
  readonly results: XmlText[];
  showsResult: boolean;
}

/** Where a chart has its values from: cells of a sheet, which has a name. A fraction has the same name, and elements in it. */
export function isFormula({ local, children }: XmlElement): boolean {
  return local === 'f' && children.every(({ kind }) => kind === 'text');
}

/** The fields of a part, in order, and the formulas of a chart. */
export function collectFields(root: XmlElement, removed: ReadonlySet<XmlElement>): FieldCode[] {
  const fields: FieldCode[] = [];
  const open: OpenField[] = [];
  const close = (): void => {
    const field = open.pop();
    if (field !== undefined && field.texts.length > 0)
      fields.push({ ...field, label: makeLabel(field.texts.map(({ value }) => value).join('')) });
  };
  const visit = (element: XmlElement): void => {
    if (removed.has(element)) return;
    if (element.local === 'fldChar') {
      const type = element.attributes.find(({ local }) => local === 'fldCharType')?.value;
      if (type === 'begin') open.push({ texts: [], results: [], showsResult: false });
      else if (type === 'end') close();
      else for (const field of open.slice(-1)) field.showsResult = true;
    }
    if (isFormula(element)) open.push({ texts: [], results: [], showsResult: false });
    const isCode = isFormula(element) || element.local === 'instrText' || element.local === 'delInstrText';
    for (const child of element.children) {
      if (child.kind === 'element') visit(child);
      else if (isCode) (open.at(-1) ?? openAlone(open)).texts.push(child);
      else for (const field of open) if (field.showsResult) field.results.push(child);
    }
    if (isFormula(element)) close();
  };
  visit(root);
  while (open.length > 0) close();
  return fields;
}

/** A field whose beginning is not marked. */
function openAlone(open: OpenField[]): OpenField {
  const field = { texts: [], results: [], showsResult: false };
  open.push(field);
  return field;
}

/** What stands as instruction afterwards. */
export function cutInstruction(label: LabelSlot, known: ReadonlySet<string>, names: BookmarkNames): string {
  const kind = kindOf(label.written);
  return outside.has(kind) ? ` ${kind} ` : cutLabel(withRenamed(label, names), known);
}

/** Takes out what a field shows of whoever wrote the document. */
export function cutPersonalResults({ label, results }: FieldCode, slots: ReadonlyMap<XmlText, Slot>): void {
  if (!personal.has(kindOf(label.written))) return;
  let replacement = redactionWord;
  for (const text of results) {
    const slot = slots.get(text);
    if (slot === undefined || text.value.trim() === '') continue;
    slot.cuts.push({ start: 0, end: slot.text.length, replacement });
    replacement = '';
  }
}

function kindOf(instruction: string): string {
  return /^\s*([A-Z]+)/i.exec(instruction)?.[1]?.toUpperCase() ?? '';
}
