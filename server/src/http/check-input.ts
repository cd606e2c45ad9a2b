import type { z } from 'zod';
import { ProblemError } from '../kernel/problem.ts';

type Issue = z.core.$ZodRawIssue;

/** Sentences for the checks that carry none of their own, in words a person understands. */
function sayIssue(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This field is required.';
  if (issue.code === 'unrecognized_keys') return 'This field is not known here.';
  if (issue.code === 'too_big') return 'This is too long or too large.';
  if (issue.code === 'too_small') return 'This is too short or too small.';
  return 'This is not in the right form.';
}

const shownFields = 20;
const fieldName = /^[\w.-]{1,80}$/;

function fieldsOf(issue: z.core.$ZodIssue): readonly string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')];
  // A name that came from outside is shown only when it looks like one.
  return names.map((name) => (fieldName.test(name) ? name : '_'));
}

function collectFields(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    for (const name of fieldsOf(issue)) {
      const messages = fields.get(name) ?? [];
      if (fields.size >= shownFields && messages.length === 0) continue;
      if (!messages.includes(issue.message)) messages.push(issue.message);
      fields.set(name, messages);
    }
  }
  return Object.fromEntries(fields);
}

/**
 * Checks a part of a request with the contract's schema.
 * @throws ProblemError `validation_failed`, with the messages per field; its sentence is the first of them.
 */
export function checkInput(schema: z.ZodType, input: unknown): unknown {
  const checked = schema.safeParse(input, { error: sayIssue });
  if (checked.success) return checked.data;
  const fields = collectFields(checked.error.issues);
  const first = checked.error.issues[0]?.message;
  throw new ProblemError('validation_failed', first === undefined ? { fields } : { message: first, fields });
}
