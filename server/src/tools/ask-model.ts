import { startRestoring } from '@notewright/engine/restore';
import type { Model } from '../models/model.ts';
import { createCodeGuard } from './code-guard.ts';
import { createWordCleaner } from './clean-words.ts';
import { createLinkGuard, type GuardedPiece } from './link-guard.ts';
import type { ShieldedPrompt } from './shield-prompt.ts';

/** More than any note; a model that goes on is cut off. */
const longestAnswer = 200_000;

/** The model did not stop talking, or said nothing. */
export class ModelAnswerProblem extends Error {
  override readonly name = 'ModelAnswerProblem';
}

export interface ModelQuestion {
  readonly system: string;
  readonly shielded: ShieldedPrompt;
  /** Texts whose codes and addresses the answer may repeat: what was typed and read, and what the engine wrote from it. */
  readonly sources: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * The model's answer as a reader may see it, piece by piece: foreign codes taken out, foreign links made text, originals
 * put back where they can carry nothing away. What the server puts in itself could make a link of the words around it,
 * the sign for a code as well as an original: so codes go first, and links are looked for before originals are put back
 * and again afterwards.
 * @throws ModelProblem, ModelAnswerProblem
 */
export async function* askModel(model: Model, question: ModelQuestion): AsyncGenerator<string, void> {
  const words = createWordCleaner();
  const way = openWay(question);
  const request = { system: question.system, prompt: question.shielded.prompt, signal: question.signal };
  let length = 0;
  let spoken = false;
  for await (const piece of model.stream(request)) {
    length += piece.length;
    if (length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
    const clean = words.push(piece);
    const text = spoken ? clean : clean.trimStart();
    if (text === '') continue;
    spoken = true;
    const ready = way.push(text);
    if (ready !== '') yield ready;
  }
  if (!spoken) throw new ModelAnswerProblem('The answer is empty.');
  const rest = way.end();
  if (rest !== '') yield rest;
}

/** The way of a model's words to the reader. Each step holds back what may not be whole yet. */
function openWay({ shielded, sources }: ModelQuestion): { push(piece: string): string; end(): string } {
  const { prompt, originals } = shielded;
  const codes = createCodeGuard(sources);
  const links = createLinkGuard([prompt], new Set(originals.keys()));
  const restored = restoreInto(originals, prompt);
  const linksAfterwards = createLinkGuard([prompt, ...sources, ...originals.values()], new Set());
  const lookAgain = (words: string): string => textOf(linksAfterwards.push(words));
  return {
    push: (piece) => lookAgain(restored.push(links.push(codes.push(piece)))),
    end: () => {
      const rest = restored.push([...links.push(codes.end()), ...links.end()]) + restored.end();
      return lookAgain(rest) + textOf(linksAfterwards.end());
    },
  };
}

const textOf = (pieces: readonly GuardedPiece[]): string => pieces.map(({ text }) => text).join('');

interface Restoring {
  push(pieces: readonly GuardedPiece[]): string;
  end(): string;
}

/** Puts the originals back into the pieces that may hold them. What began in one of those ends before one that may not. */
function restoreInto(originals: ReadonlyMap<string, string>, prompt: string): Restoring {
  const stream = startRestoring(originals, prompt);
  const write = ({ text, restorable }: GuardedPiece): string => (restorable ? stream.push(text) : stream.end() + text);
  return { push: (pieces) => pieces.map(write).join(''), end: stream.end };
}
