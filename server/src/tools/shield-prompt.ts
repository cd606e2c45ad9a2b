import { randomUUID } from 'node:crypto';
import type { Asker } from '../kernel/fair-queue.ts';
import type { EnginePool } from './engine-pool.ts';

/** What goes to a model, and the way back for its answer. */
export interface ShieldedPrompt {
  readonly prompt: string;
  /** Under each placeholder that stands in it, the original. */
  readonly originals: ReadonlyMap<string, string>;
}

/** The shield could not vouch for the text; it does not leave the machine. */
export class ShieldProblem extends Error {
  override readonly name = 'ShieldProblem';
}

/** A part of the prompt: a heading of ours, and text that is data. */
export interface PromptPart {
  readonly heading: string;
  readonly text: string;
}

/** Stands between the parts while they are shielded together; a control picture that no note holds. */
const border = '\n\n␞\n\n';

/**
 * Replaces every identifier in all parts by the same placeholders, then frames each part as data with marks that
 * nobody can know beforehand, so that nothing in a file can pretend to be the end of it. Afterwards looks for every
 * identifier of the input in what would be sent.
 * @throws ShieldProblem when one is left, or the parts cannot be distinguished any more
 */
export async function shieldPrompt(
  enginePool: EnginePool,
  input: string,
  parts: readonly PromptPart[],
  asker: Asker,
): Promise<ShieldedPrompt> {
  const words = parts.map((part) => part.text.replaceAll('␞', ' '));
  const whole = { text: words.join(border), sections: placesOf(words) };
  const shield = await enginePool.run('shield', whole, whole.text.length, asker);
  const texts = shield.text.split(border);
  if (texts.length !== parts.length) throw new ShieldProblem('The parts of the prompt ran together.');
  // Each part alone as well: a file that is data is read by its fields only when no message stands before it.
  const looked = [input, ...words].map((text) => enginePool.run('identify', text, text.length, asker));
  const identifiers = (await Promise.all(looked)).flat();
  if (identifiers.some((identifier) => identifier.length >= checkedLength && occurs(shield.text, identifier))) {
    throw new ShieldProblem('An identifier was left in the prompt.');
  }
  const mark = randomUUID().slice(0, 8);
  const framed = parts.map(({ heading }, at) => frameAsData(mark, { heading, text: texts[at] ?? '' }));
  return { prompt: framed.join('\n\n'), originals: shield.originals };
}

/** A part between marks that nobody could know when its text was written. */
export const frameAsData = (mark: string, { heading, text }: PromptPart): string =>
  `${heading}\n<<<data ${mark}\n${text}\ndata ${mark}>>>`;

/** Where each part stands among the others. */
function placesOf(parts: readonly string[]): { start: number; end: number }[] {
  let at = 0;
  return parts.map(({ length }) => {
    const start = at;
    at += length + border.length;
    return { start, end: start + length };
  });
}

/** Shorter ones (an age, initials) stand in a note with other meanings too; they are replaced, and not looked for again. */
const checkedLength = 4;
const wordCharacter = /[\p{L}\p{N}]/u;

/** True when the words stand in the text on their own, not as a part of longer words. */
function occurs(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + words.length] ?? ' ';
    if (!wordCharacter.test(before) && !wordCharacter.test(after)) return true;
  }
  return false;
}
