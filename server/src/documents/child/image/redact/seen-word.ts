import type { Block } from 'tesseract.js';
import type { Box } from './box.ts';

/** A word that was recognised in an upright picture, with its place in pixels. */
export interface SeenWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly box: Box;
  /** The line in which it stands, which is as high as the highest letters in it. */
  readonly line: Box;
}

/** The words of a recogniser's tree; marks without any letter or figure are no words. */
export function wordsOf(blocks: readonly Block[]): SeenWord[] {
  return blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words.map((word) => ({ word, line })))
    .filter(({ word }) => /[\p{L}\p{N}]/u.test(word.text))
    .map(({ word, line }) => ({
      text: word.text.trim(),
      confidence: word.confidence,
      box: { left: word.bbox.x0, top: word.bbox.y0, right: word.bbox.x1, bottom: word.bbox.y1 },
      line: { left: line.bbox.x0, top: line.bbox.y0, right: line.bbox.x1, bottom: line.bbox.y1 },
    }));
}

/** The same word in another picture of the same thing. */
export function moveWord(word: SeenWord, move: (box: Box) => Box): SeenWord {
  return { ...word, box: move(word.box), line: move(word.line) };
}

/** Below this nothing of a word can be relied on. */
const readable = 60;
/** Names and numbers have to be read well, as one wrong character hides them from the search for identifiers. */
const certain = 80;
/** Signs that print has seldom and that recognition puts where it does not know a letter. */
const guessed = /[_|\\~{}<>^\u00a2-\u00b6\u00bb\u2122]/;

/** Whether a word was read well enough to decide from its letters whether it may stay. */
export function isReliable({ text, confidence }: SeenWord): boolean {
  if (guessed.test(text) || (text.includes('@') && !/^[^@]+@[^@]+\.[^@]+$/.test(text))) return false;
  return confidence >= certain || (confidence >= readable && /^\p{Ll}+[.,;:)]?$/u.test(text));
}

/** Whether a word that stands beside something that could not be read may belong to an identifier with it; labels do not. */
export function mayIdentify({ text }: SeenWord): boolean {
  return /[\p{Lu}\p{N}@]/u.test(text) && !text.endsWith(':');
}
