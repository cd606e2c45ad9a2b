import { defineMessages, type Message } from '@notewright/engine/message';
import type { z } from 'zod';
import { fieldMessages, otpMessages } from '../kernel/field-messages.ts';
import { ProblemError } from '../kernel/problem.ts';

type Issue = z.core.$ZodRawIssue;

/** What is said where a check has no words of its own. */
export const inputMessages = defineMessages('input', {
  required: 'This field is required.',
  unknown: 'This field is not known here.',
  tooBig: 'This is too long or too large.',
  tooSmall: 'This is too short or too small.',
  wrongForm: 'This is not in the right form.',
});

function sayIssue(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return String(inputMessages.required);
  if (issue.code === 'unrecognized_keys') return String(inputMessages.unknown);
  if (issue.code === 'too_big') return String(inputMessages.tooBig);
  if (issue.code === 'too_small') return String(inputMessages.tooSmall);
  return String(inputMessages.wrongForm);
}

/** Schemas carry texts, not ids: each is one of `fieldWords` or of the table above, and so known by what it is. */
const messageOfText: ReadonlyMap<string, Message> = new Map(
  [...Object.values(fieldMessages), ...otpMessages, ...Object.values(inputMessages)].map((one) => [String(one), one]),
);

/** The message of a check of a schema. */
export function messageOfIssue({ message }: Pick<z.core.$ZodIssue, 'message'>): Message {
  return messageOfText.get(message) ?? inputMessages.wrongForm;
}

const shownFields = 20;
const fieldName = /^[\w.-]{1,80}$/;

function fieldsOf(issue: z.core.$ZodIssue): readonly string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')];
  // A name that came from outside is shown only when it looks like one.
  return names.map((name) => (fieldName.test(name) ? name : '_'));
}

function collectFields(issues: readonly z.core.$ZodIssue[]): Record<string, Message[]> {
  const fields = new Map<string, Message[]>();
  for (const issue of issues) {
    for (const name of fieldsOf(issue)) {
      const messages = fields.get(name) ?? [];
      if (fields.size >= shownFields && messages.length === 0) continue;
      const message = messageOfIssue(issue);
      if (!messages.includes(message)) messages.push(message);
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
  const [first] = checked.error.issues;
  throw new ProblemError(
    'validation_failed',
    first === undefined ? { fields } : { message: messageOfIssue(first), fields },
  );
}
