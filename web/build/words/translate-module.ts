import type { MessageText } from '@notewright/engine/message';
import { readPageTexts } from './page-texts.ts';

/** What a module is translated by: the texts of a language by id, and the file in which they stand. */
export interface Texts {
  readonly file: string;
  readonly texts: Readonly<Record<string, MessageText>>;
}

/**
 * A words module in another language: the same code with the texts of that language in it.
 * @param path From the root of the repository, with forward slashes
 * @throws Error where a text is missing, or has values or tags that the English has not
 */
export function translateModule(path: string, source: string, { file, texts }: Texts): string {
  let code = source;
  for (const { id, start, end, write } of readPageTexts(path, source).toReversed()) {
    const text = texts[id];
    if (text === undefined) throw new Error(`${file} lacks ${id} (${path}); npm run words shows what it lacks.`);
    try {
      code = code.slice(0, start) + write(text) + code.slice(end);
    } catch (error) {
      throw new Error(`${file}: ${id} cannot be put into ${path}: ${(error as Error).message}.`, { cause: error });
    }
  }
  return code;
}
