import { memberOf, type JsonNode } from '../json/json-node.ts';
import { valueOf, type JsonDocument } from '../json/json-document.ts';

const typePattern = /^[A-Z][A-Za-z]{2,60}$/;

/** For every value that belongs to a FHIR resource the type of the nearest one; contained resources have their own. */
export function markResources(document: JsonDocument, nodes: readonly JsonNode[]): ReadonlyMap<JsonNode, string> {
  const resources = new Map<JsonNode, string>();
  if (!document.text.includes('"resourceType"')) return resources;
  for (const node of nodes) {
    const named = memberOf(node, 'resourceType');
    const own = named?.type === 'string' ? valueOf(document, named).text : '';
    const above = node.parent && resources.get(node.parent);
    if (typePattern.test(own)) resources.set(node, own);
    else if (above !== undefined) resources.set(node, above);
  }
  return resources;
}
