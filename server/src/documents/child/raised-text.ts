const plain = '0123456789+-=()n\u2212';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ⁻';

/**
 * Raised figures as the characters that stay raised in plain text: without, 10⁹ would read 109, and a pulse of 72 with
 * a note 1 would read 721. Raised words (1st) stay as they are.
 */
export function raiseFigures(text: string): string {
  const figures = text.trim();
  for (const character of figures) if (!plain.includes(character)) return text;
  return figures.replace(/./gu, (character) => raised.charAt(plain.indexOf(character)));
}
