import { expandAbbreviations } from '../clinical/abbreviations.ts';

/** First letter in upper case, unless the first word is a form such as "pH" or "x3". */
export function capitalize(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 65 && first <= 90) return text;
  if (/^(?:pH|x\d|eGFR|mRNA|iPSC|[+-]ve\b)/.test(text)) return text;
  return first >= 97 && first <= 122
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text.replace(/^([^\p{L}\d]{0,3})(\p{L})/u, (_all, head: string, letter: string) => head + letter.toUpperCase());
}

/** First letter in lower case, unless the word is an acronym or a name with inner capitals. */
export function lowerFirst(text: string): string {
  return /^(?:[A-Z][A-Z\d/]|HbA|X-|[A-Z][a-z]+[A-Z]|Rh\b|[A-Z]\d|[A-Z][a-z]+ (?:sign|test)\b|Lachman|McMurray|Romberg|I\b)/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A sentence with its closing mark. */
export function closeSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/, '');
  return trimmed === '' || /[.!?…。！？][)"”’\]]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** A list item: no closing mark when it is one phrase. */
export function openItem(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^[-–—•*]\s+/, '')
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .replace(/[,;:\s]+$/, '');
  return /(?<!\b(?:Dr|Mr|Mrs|Ms|vs|St|No|approx))[.!?]\s/.test(trimmed)
    ? closeSentence(trimmed)
    : trimmed.replace(/\.$/, '');
}

const latin: Readonly<Record<string, string>> = {
  'p.o': 'PO',
  'b.i.d': 'BID',
  't.i.d': 'TID',
  'q.i.d': 'QID',
  'q.d': 'daily',
  'q.h.s': 'QHS',
  'p.r.n': 'PRN',
  'h.s': 'QHS',
  'a.c': 'before meals',
  'p.c': 'after meals',
  'q.a.m': 'every morning',
  'q.p.m': 'every evening',
  'i.v': 'IV',
  'i.m': 'IM',
};
const marks: Readonly<Record<string, string>> = {
  'c\u0304': 'with',
  's\u0304': 'without',
  'p\u0304': 'after',
  '\u2205': 'no',
};

/** Latin with its full stops, and the signs of handwriting (c\u0304, \u2205), as what they stand for. */
export function plainMarks(text: string): string {
  if (!/[\u0304\u2205]|[a-z]\.[a-z]\b/i.test(text)) return text;
  return text
    .replace(
      /(?<![\w.])[a-z](?:\.[a-z]){1,2}\.?(?=[\s,;)]|$)/gi,
      (all) => latin[all.toLowerCase().replace(/\.$/, '')] ?? all,
    )
    .replace(/\u2205(?=\s*(?:[.,;]|$))/g, 'none')
    .replace(
      /\b([csp]\u0304)(?=\s)|(\u2205)\s?/gi,
      (all) => `${marks[all.trim().toLowerCase()] ?? all.trim()}${/\u2205/.test(all) ? ' ' : ''}`,
    );
}

/** Words as they were written, expanded and in sentence case; no closing mark is added. */
export function noteWords(text: string): string {
  const even = /[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return capitalize(expandAbbreviations(even.trim()));
}

/** "a", "a and b", "a, b and c". */
export function joinWords(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
}

const turnsBack =
  /;|\b(?:but|except|however|though|although|while|other than|apart from|aside from|besides|yet|has|have|had|is|are|was|were|reports?|reported|admits?|endorses?|notes|states|complains)\b/i;

/** True when words that are denied also tell something else ("SI but has HI", "pain in the right knee, has pain in the left"): nothing denied may follow them. */
export const endsDenial = (denied: string): boolean => turnsBack.test(denied);
