import type { AskedAnswer, AskedChange, AskedSentence } from '@notewright/engine';
import type { AnswerForm } from '../../models/model.ts';

/** What a model says of the note at hand. */
export interface TalkAnswer extends AskedAnswer {
  readonly kind: (typeof kinds)[number];
}

const kinds = ['answer', 'change', 'not-in-source'] as const;
const operations = ['replace', 'remove', 'add', 'move'] as const;

const text = { type: 'string' } as const;
const ids = { type: 'array', items: text } as const;
const objectOf = <P extends Record<string, object>>(properties: P) =>
  ({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false }) as const;

/** The shape of an answer about the note at hand (JSON Schema). */
export const talkForm: AnswerForm = {
  name: 'note_talk',
  schema: objectOf({
    kind: { type: 'string', enum: [...kinds] },
    sentences: { type: 'array', items: objectOf({ text, from: ids }) },
    changes: {
      type: 'array',
      items: objectOf({
        do: { type: 'string', enum: [...operations] },
        line: text,
        section: text,
        text,
        from: ids,
      }),
    },
  }),
};

/** Longer ones are no sentence. */
const longestText = 2_000;
const mostIds = 60;
/** More of either is nonsense, and is not looked at. */
const mostItems = 60;

type Fields = Readonly<Record<string, unknown>>;
const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const asText = (value: unknown): string =>
  typeof value === 'string' && value.length <= longestText ? value.replace(/\s+/g, ' ').trim() : '';
const asItems = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.slice(0, mostItems).map(asFields) : [];
const asIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.slice(0, mostIds).filter((one) => typeof one === 'string') : [];
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

const toSentence = (fields: Fields): AskedSentence[] => {
  const said = asText(fields['text']);
  return said === '' ? [] : [{ text: said, from: asIds(fields['from']) }];
};

const toChange = (fields: Fields): AskedChange[] => {
  const operation = oneOf(operations, fields['do']);
  if (operation === undefined) return [];
  const [line, section, words] = [asText(fields['line']), asText(fields['section']), asText(fields['text'])];
  return [{ do: operation, line, section, text: words, from: asIds(fields['from']) }];
};

/** Reads an answer, whatever stands around its object; null where it is none. What has another shape is left out of it. */
export function readTalkAnswer(answer: string): TalkAnswer | null {
  let value: Fields;
  try {
    value = asFields(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)));
  } catch {
    return null;
  }
  const kind = oneOf(kinds, value['kind']);
  if (kind === undefined) return null;
  const sentences = kind === 'answer' ? asItems(value['sentences']).flatMap(toSentence) : [];
  const changes = kind === 'change' ? asItems(value['changes']).flatMap(toChange) : [];
  return { kind, sentences, changes };
}
