import type { TextEdits } from '../../xml/text-edits.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

const caches = new Set(['numCache', 'numLit', 'lvl']);

/**
 * The dates of a chart are numbers of days that a format shows as dates: they become the numbers 1, 2, 3, and the
 * format shows numbers.
 */
export function hideChartDates(element: XmlElement, edits: TextEdits): void {
  if (caches.has(element.local) && showsDates(element)) return hideDates(element, edits);
  for (const child of element.children) if (child.kind === 'element') hideChartDates(child, edits);
}

function showsDates(cache: XmlElement): boolean {
  const own = cache.attributes.find(({ local }) => local === 'formatCode')?.value;
  const code = own ?? textOf(cache.children.find((child) => child.kind === 'element' && child.local === 'formatCode'));
  // Colours and texts of a format stand in brackets and quotation marks.
  return /[dmy]/i.test(code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, ''));
}

function textOf(node: XmlElement['children'][number] | undefined): string {
  if (node === undefined) return '';
  return node.kind === 'text' ? node.value : node.children.map(textOf).join('');
}

function hideDates(cache: XmlElement, edits: TextEdits): void {
  let count = 0;
  const visit = (element: XmlElement): void => {
    for (const attribute of element.attributes)
      if (attribute.local === 'formatCode') edits.replace(attribute.valueStart, attribute.end - 1, 'General');
    for (const child of element.children) {
      if (child.kind === 'element') visit(child);
      else if (element.local === 'formatCode') edits.replace(child.start, child.end, 'General');
      else if (child.value.trim() !== '') edits.replace(child.start, child.end, String((count += 1)));
    }
  };
  visit(cache);
}
