/** A number that its unit or its next number stands close to: they never stand on two lines. */
const quantity = /^[(<>=~+-]*\d[\d.,/:x-]*$/;
const unit = /^(?:[A-Za-z%µμ°][\w%/^µμ°.-]{0,11}|\d[\d.,]*)[).,;:]*$/;

/** True where a line that ended between these two words would part a number from its unit or from the next number. */
export const isParted = (before: string, after: string): boolean => quantity.test(before) && unit.test(after);

/** Words that stay together, in their order. */
function joinQuantities(words: readonly string[]): string[] {
  const groups: string[] = [];
  let isNumber = false;
  for (const word of words) {
    if (isNumber && unit.test(word)) groups.push(`${groups.pop() ?? ''} ${word}`);
    else groups.push(word);
    isNumber = quantity.test(word) && !isNumber;
  }
  return groups;
}

/** How far the lines behind the first of an item stand in: as far as its words. */
const hanging = /^ *(?:- |\d{1,9}\. |\[[ x]\] )?/;

/**
 * A line in lines of at most so many characters, without a word cut or a number parted from its unit; a word that is longer has a
 * line of its own. The further lines of an item stand under its words.
 */
export function wrapLine(line: string, width: number): string {
  if (width === 0 || line.length <= width) return line;
  const lead = hanging.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(lead.length);
  const lines: string[] = [];
  let current = lead;
  for (const group of joinQuantities(line.slice(lead.length).split(' '))) {
    const isEmpty = current === (lines.length === 0 ? lead : indent);
    const longer = isEmpty ? current + group : `${current} ${group}`;
    if (longer.length <= width || isEmpty) {
      current = longer;
      continue;
    }
    lines.push(current);
    current = indent + group;
  }
  return [...lines, current].map((one) => one.trimEnd()).join('\n');
}
