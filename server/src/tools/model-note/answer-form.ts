import type { Brief } from '@notewright/engine';
import type { AnswerForm } from '../../models/model.ts';
import { statementForm } from './read-statements.ts';

/** The shape of a note's answer: for each section that is to be written, its statements in order. */
export function answerForm({ sections }: Brief): AnswerForm {
  const ids = sections.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  return {
    name: 'note',
    schema: {
      type: 'object',
      properties: Object.fromEntries(ids.map((id) => [id, { type: 'array' as const, items: statementForm }])),
      required: ids,
      additionalProperties: false,
    },
  };
}
