import { CallProblem } from '../../api/call-problem.ts';
import type { FormFailure } from '../../hooks/use-form.ts';

/** The server's own sentence about a failed call, or `otherwise` when it gave none (specification section 8). */
export function serverSentence(error: unknown, otherwise: string): string {
  return (error instanceof CallProblem ? error.serverMessage : null) ?? otherwise;
}

/** The first sentence about a field, else the server's sentence about the whole, else `otherwise`. */
export function firstSentence(error: unknown, otherwise: string): string {
  const ofField = error instanceof CallProblem ? Object.values(error.errors).flat()[0] : undefined;
  return ofField ?? serverSentence(error, otherwise);
}

/** A failed sending: beside `field` where the server says something about it, else about the whole. */
export function failureOf<Name extends string>(error: unknown, field: Name, otherwise: string): FormFailure<Name> {
  const ofField = error instanceof CallProblem ? error.errors[field]?.[0] : undefined;
  if (ofField === undefined) return { form: serverSentence(error, otherwise) };
  return { fields: { [field]: ofField } as FormFailure<Name>['fields'] & object };
}
