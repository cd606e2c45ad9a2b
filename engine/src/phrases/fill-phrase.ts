import type { PhraseVariable } from './data/variables.ts';
import { parsePhrase, type PhrasePart } from './parse-phrase.ts';

/** How a blank stands in a text. */
export const blankWords = '***';

/** What the note at hand says, as it is to be written; what it does not say is absent. */
export type PhraseValues = Readonly<Partial<Record<PhraseVariable, string>>>;

/** A value that would itself be read as a blank, or go on over lines, is not put in. */
const isPlain = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '' && !/[{}|\n]|\*{3}(?!\s|,|;|$)/.test(value);

function write(part: PhrasePart, values: PhraseValues): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'choice':
      return `{${part.options.join('|')}}`;
    case 'variable': {
      // Who somebody is is never guessed, whatever is known.
      const value = part.variable === null || part.variable === 'name' ? undefined : values[part.variable];
      return isPlain(value) ? value : blankWords;
    }
    default:
      return blankWords;
  }
}

/**
 * A phrase as it is written into a text: variables by what the note says, and a blank (`***`) for each that it does not say. Choices
 * stand as `{one|two}` until somebody chooses.
 */
export const fillPhrase = (words: string, values: PhraseValues = {}): string =>
  parsePhrase(words)
    .map((part) => write(part, values))
    .join('');

/** True where something of the note at hand is asked for. */
export const usesValues = (words: string): boolean =>
  parsePhrase(words).some(({ kind, ...part }) => kind === 'variable' && 'variable' in part && part.variable !== null);
