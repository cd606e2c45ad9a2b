import { scanXml, type XmlBudget } from './scan-xml.ts';

/**
 * The words of one part that the main conversion leaves out (headers, footers): a line for each paragraph, tabs
 * between table cells; deleted text and field codes are other elements, and so stay out.
 */
export function partText(xml: string, budget: XmlBudget): string {
  const lines: string[] = [];
  let line = '';
  const inside = { t: 0, tc: 0, Fallback: 0 };
  const endLine = (): void => {
    lines.push(line);
    line = '';
  };
  scanXml(xml, budget, {
    open(name) {
      const local = localName(name);
      if (Object.hasOwn(inside, local)) inside[local as keyof typeof inside] += 1;
      line += spacing.get(local) ?? '';
    },
    close(name) {
      const local = localName(name);
      if (Object.hasOwn(inside, local)) inside[local as keyof typeof inside] -= 1;
      if (local === 'tc') line += '\t';
      else if (local === 'tr' || (local === 'p' && inside.tc === 0)) endLine();
      else if (local === 'p') line += ' ';
    },
    text(text) {
      // A fallback is the same content again, for programs that know less.
      if (inside.t > 0 && inside.Fallback === 0) line += text;
    },
  });
  endLine();
  return lines.map(tidy).filter(Boolean).join('\n');
}

const spacing = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', ' '],
  ['cr', ' '],
]);

function tidy(line: string): string {
  return line
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
