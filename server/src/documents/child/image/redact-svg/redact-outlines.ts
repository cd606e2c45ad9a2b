import type { Finding } from '@notewright/engine';
import type { RedactContext } from '../../redact-format.ts';
import { TextEdits } from '../../xml/text-edits.ts';
import { parseXml, type XmlElement } from '../../xml/xml-tree.ts';
import { drawOutlines } from '../read-svg.ts';
import { redactImageBytes } from '../redact/redact-image.ts';

/** Fewer characters of outlines draw no line of words. */
const fewestCharacters = 600;
const shapes = new Set(['path', 'polygon', 'polyline', 'line', 'rect', 'circle', 'ellipse', 'image', 'use']);

/**
 * Words that are drawn as outlines are read as a picture. If there are identifiers among them, all shapes of the drawing
 * become one picture without them, behind its text.
 */
export async function redactOutlines(
  source: string,
  context: RedactContext,
): Promise<{ readonly source: string; readonly findings: readonly Finding[] }> {
  const unchanged = { source, findings: [] };
  const { root } = parseXml(source, { nodes: 1_000_000, depth: 256 });
  const drawn: XmlElement[] = [];
  collectShapes(root, drawn);
  if (lengthOf(drawn) < fewestCharacters) return unchanged;
  const rendered = drawOutlines(source);
  const redacted = await redactImageBytes(rendered.asPng(), context);
  if (redacted === null || redacted.findings.length === 0) return unchanged;
  const edits = new TextEdits();
  for (const shape of drawn) edits.remove(shape);
  const data = Buffer.from(redacted.bytes).toString('base64');
  const [x, y, width, height] = viewOf(root, rendered.width, rendered.height);
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  const prefix = root.name.slice(0, -root.local.length);
  edits.replace(root.openEnd, root.openEnd, `<${prefix}image ${place} href="data:image/png;base64,${data}"/>`);
  return { source: edits.apply(source), findings: redacted.findings };
}

function collectShapes(element: XmlElement, drawn: XmlElement[]): void {
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    if (shapes.has(child.local)) drawn.push(child);
    else collectShapes(child, drawn);
  }
}

function lengthOf(drawn: readonly XmlElement[]): number {
  let length = 0;
  for (const { attributes } of drawn)
    for (const { name, value } of attributes) if (name === 'd' || name === 'points') length += value.length;
  return length;
}

/** The part of the plane that the drawing shows. */
function viewOf(root: XmlElement, width: number, height: number): readonly number[] {
  const box = (root.attributes.find(({ name }) => name === 'viewBox')?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box.every(Number.isFinite)) return box;
  const side = (name: string): number =>
    Number.parseFloat(root.attributes.find((own) => own.name === name)?.value ?? '');
  return [0, 0, side('width') || width, side('height') || height];
}
