import { englishWords } from '../knowledge/written-words.ts';

/** The parts that hold something, with a space between. */
export const spaced = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** The parts that hold something, with a comma between. */
export const listed = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** "a", "a or b", "a, b, or c". */
export function joinWith(word: 'and' | 'or', items: readonly string[], words = englishWords): string {
  if (items.length <= 2) return items.join(` ${words[word]} `);
  return `${items.slice(0, -1).join(', ')}${words.lastComma} ${words[word]} ${items.at(-1) ?? ''}`;
}

/** A form of words with what stands for its names in braces. */
export const filled = (form: string, parts: Readonly<Record<string, string>>): string =>
  form.replace(/\{([a-z]+)\}/g, (all, name: string) => parts[name] ?? all);

/** ".5" as "0.5": a leading point is read past (ISMP list of error-prone dose designations). */
export const leadPoints = (text: string): string => text.replace(/(?<![\d.])\.(?=\d)/g, '0.');
