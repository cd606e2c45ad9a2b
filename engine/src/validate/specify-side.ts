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

const sidedTitle: Record<Side, RegExp> = { right: /\bright\b/i, left: /\bleft\b/i, bilateral: /\bbilateral\b/i };

/**
 * The code with the side that the mention's own sentence names, where the table has one (Official Guidelines I.B.13);
 * otherwise the code as it is.
 */
export function specifySide(text: string, mention: ConditionMention, table: IcdTable): string {
  const known = table.find(mention.code);
  if (!known || !/unspecified/i.test(known.title) || !mention.code.endsWith('9')) return mention.code;
  const from = Math.max(mention.sentence.start, mention.start - sideReach);
  const side = findSide(text.slice(from, Math.min(mention.sentence.end, mention.end + sideReach)));
  if (!side) return mention.code;
  const siblings = ['1', '2', '3'].map((last) => table.find(mention.code.slice(0, -1) + last));
  return siblings.find((code) => code?.billable && sidedTitle[side].test(code.title))?.code ?? mention.code;
}
