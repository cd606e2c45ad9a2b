import type { AnswerForm } from '../../models/model.ts';

/** A statement as a model gives it: where it stands, what it says, and the lines that it rests on. */
export interface DraftedStatement {
  /** The section's id. */
  readonly section: string;
  readonly text: string;
  /** Ids of passages and facts of the brief; may be of none. */
  readonly from: readonly string[];
}

/** Takes the pieces of an answer as they come. */
export interface StatementReader {
  /** What has become whole with this piece, in the order of the answer. */
  push(piece: string): readonly DraftedStatement[];
  /** True where the answer was one whole object. */
  readonly isWhole: boolean;
}

/** The shape of a statement (JSON Schema). */
export const statementForm = {
  type: 'object',
  properties: { text: { type: 'string' }, from: { type: 'array', items: { type: 'string' } } },
  required: ['text', 'from'],
  additionalProperties: false,
} as const satisfies AnswerForm['schema'];

/** Longer ones are no sentence. */
const longestText = 2_000;
const mostIds = 60;
/** How deep a statement stands: the object, the section's array, the statement. */
const statementDepth = 3;

/**
 * Reads the statements out of a JSON object of sections while it is written, `{"plan": [{"text": "...", "from": ["s1"]}]}`. What stands
 * around the object, as a fence, is skipped; what has another shape is no statement. Linear in the length of the answer.
 */
export function createStatementReader(): StatementReader {
  let depth = 0;
  let held = '';
  let inString = false;
  let isEscaped = false;
  let section = '';
  let isWhole = false;

  /** What was held is a string on the level of the sections: the name of the next one. */
  const endString = (): void => {
    if (depth !== 1) return;
    section = asString(parse(held)) ?? section;
    held = '';
  };

  const open = (char: string): void => {
    depth += 1;
    if (depth <= statementDepth) held = depth === statementDepth ? char : '';
  };

  const close = (): DraftedStatement | null => {
    depth -= 1;
    if (depth === 0) isWhole = true;
    if (depth !== statementDepth - 1) return null;
    const statement = toStatement(section, parse(held));
    held = '';
    return statement;
  };

  const take = (char: string): DraftedStatement | null => {
    if (isWhole || (depth === 0 && char !== '{')) return null;
    const isName = depth === 1 && (inString || char === '"');
    if (isName || (depth >= statementDepth && held !== '')) held += char;
    if (inString) {
      if (isEscaped) isEscaped = false;
      else if (char === '\\') isEscaped = true;
      else if (char === '"') {
        inString = false;
        endString();
      }
      return null;
    }
    if (char === '"') inString = true;
    else if (char === '{' || char === '[') open(char);
    else if (char === '}' || char === ']') return close();
    return null;
  };

  return {
    push: (piece) => Array.from(piece, take).filter((statement) => statement !== null),
    get isWhole() {
      return isWhole;
    },
  };
}

/** The one statement of an answer, whatever stands around its object; null where there is none. */
export function readStatement(section: string, answer: string): DraftedStatement | null {
  return toStatement(section, parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function toStatement(section: string, value: unknown): DraftedStatement | null {
  if (typeof value !== 'object' || value === null || !('text' in value)) return null;
  const text = asString(value.text)?.replace(/\s+/g, ' ').trim() ?? '';
  if (text === '' || text.length > longestText) return null;
  const from = 'from' in value && Array.isArray(value.from) ? value.from.slice(0, mostIds) : [];
  return { section, text, from: from.flatMap((id) => asString(id) ?? []) };
}
