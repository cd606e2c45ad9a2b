import { randomInt, randomUUID } from 'node:crypto';
import type { Asker } from '../kernel/fair-queue.ts';
import type { EnginePool } from './engine-pool.ts';

/** What goes to a model, and the way back for its answer. */
export interface ShieldedPrompt {
  readonly prompt: string;
  /** Under each placeholder and each moved date that stands in it, the original. */
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
  /** Where in the text a file begins that may be data, read by its fields; 0 unless said. */
  readonly fileFrom?: number;
}

/** Stands between the parts while they are shielded together; a control picture that no note holds. */
const border = '\n\n␞\n\n';

/**
 * Replaces every identifier in all parts by the same placeholders, moves all dates by the same number of weeks, by chance for each prompt, then
 * frames each part as data with marks that nobody can know beforehand, so that nothing in a file can pretend to be the end
 * of it. The shield itself looks once more for what it found, and makes sure that all comes back.
 *
 * @param input what was typed and read, as the tools read it: what is found in it leaves in no part.
 * @throws ShieldProblem when the parts cannot be distinguished any more; whatever the shield throws
 */
export async function shieldPrompt(
  enginePool: EnginePool,
  input: string,
  parts: readonly PromptPart[],
  asker: Asker,
): Promise<ShieldedPrompt> {
  const words = parts.map((part) => part.text.replaceAll('␞', ' '));
  const text = words.join(border);
  // A message alone is a part of its own, and is not read twice.
  const whole = words.includes(input) ? '' : input;
  const job = { text, sections: placesOf(parts, words), seed: randomInt(2 ** 32), whole };
  const shield = await enginePool.run('shield', job, text.length + whole.length, asker);
  const texts = shield.text.split(border);
  if (texts.length !== parts.length) throw new ShieldProblem('The parts of the prompt ran together.');
  const mark = randomUUID().slice(0, 8);
  const framed = parts.map(({ heading }, at) => frameAsData(mark, { heading, text: texts[at] ?? '' }));
  return { prompt: framed.join('\n\n'), originals: shield.originals };
}

/** A part between marks that nobody could know when its text was written. */
export const frameAsData = (mark: string, { heading, text }: PromptPart): string =>
  `${heading}\n<<<data ${mark}\n${text}\ndata ${mark}>>>`;

/** Where each part stands among the others, what stands before a file in it apart. */
function placesOf(parts: readonly PromptPart[], words: readonly string[]): { start: number; end: number }[] {
  let at = 0;
  return words.flatMap(({ length }, index) => {
    const start = at;
    at += length + border.length;
    const file = start + (parts[index]?.fileFrom ?? 0);
    const places = [
      { start, end: file },
      { start: file, end: start + length },
    ];
    return places.filter(({ start: from, end }) => end > from);
  });
}
