import type { Model } from '../models/model.ts';
import { createCodeGuard } from './code-guard.ts';
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
  /** Texts whose codes the answer may repeat. */
  readonly knownCodes: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * The model's answer as a reader may see it, piece by piece: foreign links made text, originals put back where they
 * can carry nothing away, foreign codes taken out.
 * @throws ModelProblem, ModelAnswerProblem
 */
export async function* askModel(model: Model, question: ModelQuestion): AsyncGenerator<string, void> {
  const restored = restoreInto(question.shielded);
  const links = createLinkGuard(question.shielded.prompt, question.shielded.placeholders);
  const guard = createCodeGuard(question.knownCodes);
  const request = { system: question.system, prompt: question.shielded.prompt, signal: question.signal };
  let length = 0;
  let spoken = false;
  for await (const piece of model.stream(request)) {
    length += piece.length;
    if (length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
    const text = spoken ? piece : piece.trimStart();
    if (text === '') continue;
    spoken = true;
    const ready = guard.push(restored(links.push(text)));
    if (ready !== '') yield ready;
  }
  if (!spoken) throw new ModelAnswerProblem('The answer is empty.');
  const rest = guard.push(restored(links.end())) + guard.end();
  if (rest !== '') yield rest;
}

/** Puts the originals back into the pieces that may hold them; a piece is never cut within a word. */
function restoreInto({ restoreStream }: ShieldedPrompt): (pieces: readonly GuardedPiece[]) => string {
  const stream = restoreStream();
  return (pieces) =>
    pieces.map(({ text, restorable }) => (restorable ? stream.push(text) + stream.end() : text)).join('');
}
