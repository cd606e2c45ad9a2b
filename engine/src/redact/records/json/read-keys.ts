import { noteValue, type JsonDocument } from './json-document.ts';
import type { JsonNode } from './json-node.ts';

const mayIdentify = /[\s@]|\d{4}/;

/**
 * Keys that are identifiers themselves, as in a list of people by their names. Each gets a number, so that no two keys
 * of an object become one.
 */
export function readKeys(document: JsonDocument, nodes: readonly JsonNode[]): void {
  const numbers = new Map<string, number>();
  for (const { key, keyText } of nodes) {
    if (!keyText || !mayIdentify.test(key) || document.harmless.isSure(key, '')) continue;
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size + 1));
    const evidence = 'is the name of a key and an identifier itself';
    noteValue(document, keyText, { kind: 'ID', rule: 'json-key', evidence, fixedReplacement: `REDACT-${number}` });
  }
}
