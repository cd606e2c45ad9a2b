import { expandAbbreviations } from '../clinical/abbreviations.ts';

/** First letter in upper case, unless the first word is a form such as "pH" or "x3". */
export function capitalize(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 65 && first <= 90) return text;
  return /^(?:pH|x\d|eGFR|mRNA|iPSC)/.test(text)
    ? text
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

/** Words as they were written, expanded and in sentence case; no closing mark is added. */
export function noteWords(text: string): string {
  return capitalize(expandAbbreviations(text.replace(/\s+/g, ' ').trim()));
}

/** "a", "a and b", "a, b and c". */
export function joinWords(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
}
