import type { Model } from '../models/model.ts';
import { createCodeGuard } from './code-guard.ts';
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
 * The model's answer as a reader may see it, piece by piece: originals put back, foreign codes taken out.
 * @throws ModelProblem, ModelAnswerProblem
 */
export async function* askModel(model: Model, question: ModelQuestion): AsyncGenerator<string, void> {
  const restore = question.shielded.restoreStream();
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
    const ready = guard.push(restore.push(text));
    if (ready !== '') yield ready;
  }
  if (!spoken) throw new ModelAnswerProblem('The answer is empty.');
  const rest = guard.push(restore.end()) + guard.end();
  if (rest !== '') yield rest;
}
