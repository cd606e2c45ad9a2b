import { valueOf, type JsonDocument } from '../json/json-document.ts';
import { memberOf, type JsonNode } from '../json/json-node.ts';
import { objectTypeOf, type ObjectType } from './object-type.ts';

/** What is known of the object that a value is a member of. */
export interface ObjectFacts {
  readonly type: ObjectType;
  /** The nearest resource. */
  readonly resource: string;
  /** The object in words: "Patient.name". */
  readonly words: string;
  readonly texts: ReadonlyMap<string, string>;
  /** For an identifier the code of its type, such as MR. */
  readonly typeCode: string;
}

const longestText = 400;
const none: ObjectFacts = { type: 'Other', resource: '', words: '', texts: new Map(), typeCode: '' };
const known = new WeakMap<JsonNode, ObjectFacts>();

/** What a short string member says; empty when there is none. */
export function textOf({ texts }: ObjectFacts, key: string): string {
  return texts.get(key) ?? '';
}

function typeCodeOf(document: JsonDocument, object: JsonNode): string {
  const codings = memberOf(memberOf(object, 'type'), 'coding');
  const code = memberOf(codings?.children[0], 'code');
  return code ? valueOf(document, code).text : '';
}

/** Reads an object once, for all its members. */
export function factsOf(document: JsonDocument, object: JsonNode | undefined, resource: string): ObjectFacts {
  if (!object) return none;
  let facts = known.get(object);
  if (!facts) {
    const members = new Map(object.children.map((child) => [child.key, child]));
    const texts = new Map<string, string>();
    for (const child of object.children)
      if (child.type === 'string' && child.end - child.start <= longestText)
        texts.set(child.key, valueOf(document, child).text);
    const type = objectTypeOf(object, members);
    const words = object.key === '' || type === 'Resource' ? resource : `${resource}.${object.key}`;
    facts = { type, resource, words, texts, typeCode: type === 'Identifier' ? typeCodeOf(document, object) : '' };
    known.set(object, facts);
  }
  return facts;
}
