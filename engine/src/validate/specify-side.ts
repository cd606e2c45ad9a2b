import type { IcdTable } from '../codes/tables/code-tables.ts';
import type { ConditionMention } from '../codes/find-conditions.ts';

export type Side = 'right' | 'left' | 'bilateral';

/** The one side that a stretch of text names; null when it names none or both. */
export function findSide(text: string): Side | null {
  const right = /\b(?:right|rt)\b/i.test(text) || /\bR\b/.test(text);
  const left = /\b(?:left|lt)\b/i.test(text) || /\bL\b(?!\d)/.test(text);
  if (/\b(?:bilateral|bilaterally|both)\b/i.test(text)) return 'bilateral';
  if (right && left) return null;
  if (right) return 'right';
  return left ? 'left' : null;
}

/** How far from a condition, in characters, its side may stand within the sentence. */
const sideReach = 80;

const sideDigits: Record<Side, string> = { right: '1', left: '2', bilateral: '3' };
const anySide = /\b(?:right|left|bilateral|unspecified)\s?/gi;
const bare = (title: string): string => title.replace(anySide, '').replace(/\s+,/g, ',').replace(/,\s*$/, '');
const setsApart = /[,;]|\band\b|\bor\b/i;

/** The side within the item of a list that holds the mention; the one side of what is around it where the item names none. */
function sideAround(text: string, { start, end, sentence }: ConditionMention): Side | null {
  const before = text.slice(Math.max(sentence.start, start - sideReach), start);
  const after = text.slice(end, Math.min(sentence.end, end + sideReach));
  const lead = before.split(setsApart).at(-1) ?? '';
  const rest = after.split(setsApart)[0] ?? '';
  const side = findSide(`${lead}${text.slice(start, end)}${rest}`);
  if (side) return side;
  // "Otitis media, right ear": what follows a comma tells the side of a condition that has none.
  return findSide(`${before}${text.slice(start, end)}${after}`);
}

/** The code of the other side with the same title otherwise; sides stand in the last places of a code. */
function sideOf(code: string, title: string, side: Side, table: IcdTable): string | null {
  for (let at = code.length - 1; at >= 4; at -= 1) {
    if (code[at] !== '9' && code[at] !== '0') continue;
    const other = table.find(`${code.slice(0, at)}${sideDigits[side]}${code.slice(at + 1)}`);
    if (other?.billable && new RegExp(`\\b${side}\\b`, 'i').test(other.title) && bare(other.title) === bare(title))
      return other.code;
  }
  return null;
}

/**
 * The code with the side that the mention's own sentence names, where the table has one (Official Guidelines I.B.13);
 * otherwise the code as it is.
 */
export function specifySide(text: string, mention: ConditionMention, table: IcdTable): string {
  const known = table.find(mention.code);
  if (!known || !/unspecified/i.test(known.title)) return mention.code;
  const side = sideAround(text, mention);
  return side === null ? mention.code : (sideOf(known.code, known.title, side, table) ?? mention.code);
}
