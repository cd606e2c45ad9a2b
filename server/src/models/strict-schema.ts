import type { JSONSchema7 } from 'ai';

/**
 * True for a schema that OpenAI’s strict mode takes: every object closed, and every property of it required. Others are
 * given as they are, without the promise that each answer follows them.
 */
export function isStrictSchema(schema: JSONSchema7): boolean {
  const {
    properties = {},
    required = [],
    additionalProperties,
    items,
    anyOf = [],
    $defs = {},
    definitions = {},
  } = schema;
  const names = Object.keys(properties);
  const isObject = schema.type === 'object' || names.length > 0;
  const isClosed = additionalProperties === false && names.every((name) => required.includes(name));
  const inner = [properties, $defs, definitions].flatMap((part) => Object.values(part));
  const below = [...inner, ...anyOf, ...(items === undefined ? [] : [items].flat())];
  return (!isObject || isClosed) && below.every((part) => typeof part === 'boolean' || isStrictSchema(part));
}
