import { CallProblem } from '../../lib/call-problem.ts';

/** The server's own sentence about a failed call, or `otherwise` when it gave none (specification section 8). */
export function serverSentence(error: unknown, otherwise: string): string {
  return (error instanceof CallProblem ? error.serverMessage : null) ?? otherwise;
}

/** The first sentence about a field, else the server's sentence about the whole, else `otherwise`. */
export function firstSentence(error: unknown, otherwise: string): string {
  const ofField = error instanceof CallProblem ? Object.values(error.errors).flat()[0] : undefined;
  return ofField ?? serverSentence(error, otherwise);
}
