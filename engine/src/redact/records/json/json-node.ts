import type { DecodedText } from '../shared/decoded-text.ts';

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value of a JSON text with its place. */
export interface JsonNode {
  readonly type: JsonType;
  /** Where it begins; for a string after its quote. */
  readonly start: number;
  /** Where it ends; for a string before its quote, for objects and arrays known when they close. */
  end: number;
  readonly parent: JsonNode | undefined;
  /** The object that the value is a member of, however many arrays stand between. */
  readonly owner: JsonNode | undefined;
  /** The name of a member; elements of an array have the name of the array. */
  readonly key: string;
  /** The member's name in the text; absent for elements of an array and the root. */
  readonly keyText: DecodedText | undefined;
  /** Members or elements, in order; empty for everything else. */
  readonly children: JsonNode[];
}

/** The member of an object by its name; the last one where a name stands twice. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.type === 'object' ? node.children.findLast((child) => child.key === key) : undefined;
}
