import type { JsonNode } from '../json/json-node.ts';

/** The data types of FHIR R4 (https://hl7.org/fhir/R4/datatypes.html) that say who somebody is. */
export type ObjectType =
  | 'Resource'
  | 'HumanName'
  | 'Address'
  | 'ContactPoint'
  | 'Identifier'
  | 'Attachment'
  | 'Narrative'
  | 'Reference'
  | 'Coding'
  | 'Quantity'
  | 'Extension'
  | 'Other';

type Members = ReadonlyMap<string, JsonNode>;

/** Types by the name of the element, or by the end of a choice such as valueHumanName. */
const byKey: readonly (readonly [RegExp, ObjectType])[] = [
  [/^(?:modifierE|e)xtension$/, 'Extension'],
  [/(?:^n|HumanN)ame$/, 'HumanName'],
  [/(?:^a|[a-z]A)ddress$/, 'Address'],
  [/^telecom$|ContactPoint$/, 'ContactPoint'],
  [/(?:^i|[a-z]I)dentifier$|^requisition$/, 'Identifier'],
  [/^(?:photo|attachment|presentedForm)$|Attachment$/, 'Attachment'],
  [/Reference$/, 'Reference'],
  [/Coding$|^coding$|CodeableConcept$/, 'Coding'],
];
const ofReference = new Set(['reference', 'display', 'type', 'identifier', 'id', 'extension']);

const isString = (node: JsonNode | undefined): boolean => node?.type === 'string';

/** What a reference without a link looks like: nothing but words for the reader and an identifier. */
function isDisplayOnly(members: Members): boolean {
  return members.has('display') && [...members.keys()].every((key) => ofReference.has(key));
}

/** The data type of an object, by its members where they decide it, else by the element's name. */
export function objectTypeOf({ key }: JsonNode, members: Members): ObjectType {
  if (members.has('resourceType')) return 'Resource';
  if (members.has('div')) return 'Narrative';
  if (isString(members.get('reference'))) return 'Reference';
  if (members.has('family') || members.has('given')) return 'HumanName';
  if (members.has('postalCode') || members.has('city') || members.has('district')) return 'Address';
  if (members.has('contentType')) return 'Attachment';
  const named = byKey.find(([pattern]) => pattern.test(key))?.[1];
  if (named) return named;
  if (members.has('code') && (members.has('system') || members.has('display')))
    return members.get('value')?.type === 'number' ? 'Quantity' : 'Coding';
  const value = members.get('value');
  if (value?.type === 'number') return 'Quantity';
  if (isString(value) && key === 'contact') return 'ContactPoint';
  if (isString(value) && (members.has('system') || members.has('use') || members.has('assigner'))) return 'Identifier';
  if (members.has('system') && members.has('display')) return 'Coding';
  return isDisplayOnly(members) ? 'Reference' : 'Other';
}
