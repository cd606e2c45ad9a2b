import type { Finding } from '@notewright/engine';
import type { DocumentPictures } from '../../document-pictures.ts';
import { mayBeEmpty } from '../../markup/attribute-kinds.ts';
import { redactPictureLink } from '../../markup/data-picture.ts';
import type { RedactContext } from '../../redact-format.ts';
import { cutLabel, withoutKnown } from '../../slots/label-slots.ts';
import { redactUnits } from '../../slots/redact-units.ts';
import { cutText } from '../../slots/slot.ts';
import { TextEdits } from '../../xml/text-edits.ts';
import { encodeReferences } from '../../xml/xml-tags.ts';
import { parseXml } from '../../xml/xml-tree.ts';
import { openDrawing, type DrawingAttribute } from './open-drawing.ts';
import { redactOutlines } from './redact-outlines.ts';

/** As many as a page may have. */
const mostNodes = 1_000_000;
const deepest = 256;

/**
 * A drawing without its identifiers: in its text, titles, descriptions and attributes, in the pictures in it, and in
 * words that are drawn as outlines. Scripts, comments and the data of drawing programs go.
 * @param pictures Redacts the pictures in it
 * @throws DocumentProblem file_too_complex, file_damaged
 */
export async function redactDrawing(
  source: string,
  context: RedactContext,
  pictures: DocumentPictures,
): Promise<{ readonly bytes: Uint8Array; readonly findings: readonly Finding[] }> {
  const tree = parseXml(source, { nodes: mostNodes, depth: deepest });
  const drawing = openDrawing(tree.root);
  const { findings, known } = redactUnits(drawing.units, context.options);
  const edits = new TextEdits();
  for (const element of drawing.removed) edits.remove(element);
  for (const aside of tree.asides)
    if (!/^<\?xml\s/.test(source.slice(aside.start, aside.start + 6))) edits.remove(aside);
  for (const [text, slot] of drawing.texts)
    if (slot.cuts.length > 0) edits.replace(text.start, text.end, encodeReferences(cutText(slot)));
  for (const [text, words] of drawing.styles) {
    const css = words.cut(known);
    if (css !== text.value) edits.replace(text.start, text.end, encodeReferences(css));
  }
  for (const open of drawing.attributes) {
    const value = await closeAttribute(open, known, pictures);
    const { attribute } = open;
    if (value === null) edits.remove(attribute);
    else if (value !== attribute.value) edits.replace(attribute.valueStart, attribute.end - 1, encodeReferences(value));
  }
  // It is written as UTF-8, whatever it was.
  const redacted = edits.apply(source).replace(/^(\ufeff?<\?xml[^>]*?)encoding=(["'])[^"']*\2/, '$1encoding=$2UTF-8$2');
  const outlines = await redactOutlines(redacted, context);
  return {
    bytes: Buffer.from(outlines.source),
    findings: [...findings, ...pictures.findings, ...outlines.findings],
  };
}

/** Whether an attribute that is none of the standards has a name that was found. */
function isNamed(name: string, known: ReadonlySet<string>): boolean {
  return !mayBeEmpty(name) && withoutKnown(name, known) !== name;
}

/** @returns null for an attribute that goes */
async function closeAttribute(
  { attribute: { name, value }, kind, label, style, picture }: DrawingAttribute,
  known: ReadonlySet<string>,
  pictures: DocumentPictures,
): Promise<string | null> {
  if (kind === 'gone') return null;
  if (kind === 'plain') return value;
  if (kind === 'key') return withoutKnown(value, known);
  if (kind === 'label') return isNamed(name, known) ? null : cutLabel(label, known);
  if (style !== null) return style.cut(known);
  if (picture !== null) return redactPictureLink(picture, pictures);
  // A drawing stands by itself: it leads to its own parts only.
  return value.startsWith('#') ? withoutKnown(value, known) : null;
}
