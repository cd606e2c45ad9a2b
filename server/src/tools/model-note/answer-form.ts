import type { Brief } from '@notewright/engine';
import type { AnswerForm } from '../../models/model.ts';

/** The shape of a note's answer: for each section that is to be written, its statements in order. */
export function answerForm({ sections }: Brief): AnswerForm {
  const statement = {
    type: 'object',
    properties: { text: { type: 'string' }, from: { type: 'array', items: { type: 'string' } } },
    required: ['text', 'from'],
    additionalProperties: false,
  } as const;
  const ids = sections.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  return {
    name: 'note',
    schema: {
      type: 'object',
      properties: Object.fromEntries(ids.map((id) => [id, { type: 'array' as const, items: statement }])),
      required: ids,
      additionalProperties: false,
    },
  };
}
