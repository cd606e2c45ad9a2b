import { startRestoring } from '@notewright/engine/restore';
import { createWordCleaner } from '../clean-words.ts';
import { createCodeGuard } from '../code-guard.ts';
import { findAddress, isKnownAddress, knowAddresses, type KnownAddresses } from '../link-guard.ts';
import { repairSystem } from '../prompts/note/repair.ts';
import { talkSystem } from '../prompts/note-talk/system.ts';
import { systems } from '../prompts/note/system.ts';
import type { ShieldedPrompt } from '../shield-prompt.ts';
import { createRepeatTest } from './repeated-prompt.ts';

/** What stands where a model wrote an address that the sources do not hold. */
export const removedLink = '[link removed]';

/** A statement of a model as it may go on. */
export interface GuardedText {
  /** With placeholders, as a model may see it again. */
  readonly shielded: string;
  /** With the originals, as a reader may see it; plain text, whatever marks it has. */
  readonly text: string;
}

/**
 * Makes a guard over one answer's statements. Each is taken whole: what nobody sees goes out, then codes that nobody named, then addresses that the
 * sources do not hold; what is left holds no place from which an original could be carried away. Then originals are put back, and
 * addresses are looked for again, since an original could make one of the words around it. Nothing is left of what repeats the words that a model
 * was told.
 * @param sources Texts whose codes and addresses may be repeated: what was typed and read, and what the engine wrote from it
 */
export function createStatementGuard(
  { prompt, originals }: ShieldedPrompt,
  sources: readonly string[],
): (text: string) => GuardedText {
  const words = createWordCleaner();
  const codes = createCodeGuard(sources);
  const known = knowAddresses([prompt], new Set(originals.keys()));
  const knownAfterwards = knowAddresses([prompt, ...sources, ...originals.values()], new Set());
  const repeatsPrompt = createRepeatTest([...Object.values(systems), repairSystem, talkSystem], sources);
  const withoutCodes = (text: string): string => {
    const clean = codes.push(text) + codes.end();
    // A label at the end of one statement is still before the number that begins the next.
    codes.push('\n');
    return clean;
  };
  return (text) => {
    const line = words.push(text).replace(/\s+/g, ' ').trim();
    if (repeatsPrompt(line)) return { shielded: '', text: '' };
    const shielded = withoutLinks(withoutCodes(line), known);
    return {
      shielded,
      text: withoutLinks(restore(shielded, originals, prompt), knownAfterwards)
        .replace(/\s+/g, ' ')
        .trim(),
    };
  };
}

/** "[NAME-1].evil.example": the host of an address, though nothing says so yet. */
const hostOfPlaceholder = /\]\.[\w-]+\.[a-z]{2,}/i;

const withoutLinks = (text: string, known: KnownAddresses): string =>
  text.replace(/\S+/g, (word) => {
    if (hostOfPlaceholder.test(word)) return removedLink;
    const address = findAddress(word);
    if (address === null || isKnownAddress(word, address, known)) return word;
    return word.slice(0, address.start) + removedLink + word.slice(address.end);
  });

function restore(text: string, originals: ReadonlyMap<string, string>, prompt: string): string {
  const stream = startRestoring(originals, prompt);
  return stream.push(text) + stream.end();
}
