import type { IdentifierKind } from '../../../model/finding.ts';
import { clinicalResources, personResources, standardAddress } from './element-rows.ts';
import { identifierKind } from './identifier-kind.ts';
import { textOf, type ObjectFacts } from './object-facts.ts';

/** What happens to a string: it goes, stays, is read, leads somewhere, or is the content of a file. */
export type TypedRule = IdentifierKind | 'stays' | 'text' | 'link' | 'file';

const addressRules: Readonly<Record<string, TypedRule>> = {
  line: 'ADDRESS',
  text: 'ADDRESS',
  city: 'LOCATION',
  district: 'LOCATION',
  postalCode: 'ZIP',
  state: 'stays',
  country: 'stays',
  use: 'stays',
  type: 'stays',
};
const contactKinds: Readonly<Record<string, IdentifierKind>> = { fax: 'FAX', email: 'EMAIL', url: 'URL', other: 'ID' };

function nameRule(key: string): TypedRule | undefined {
  if (key === 'prefix' || key === 'use') return 'stays';
  return key === 'family' || key === 'given' || key === 'text' || key === 'suffix' ? 'NAME' : undefined;
}

function identifierRule(facts: ObjectFacts, key: string): TypedRule | undefined {
  const system = textOf(facts, 'system');
  if (key === 'value') return identifierKind(facts.typeCode, system, facts.resource);
  if (key === 'system') return standardAddress.test(system) ? 'stays' : 'URL';
  return key === 'use' ? 'stays' : undefined;
}

function fileRule(facts: ObjectFacts, key: string): TypedRule | undefined {
  if (key === 'data' || key === 'hash') return 'file';
  if (key === 'url')
    return /^(?:.*\/)?(?:Binary|DocumentReference|Media)\//.test(textOf(facts, 'url')) ? 'link' : 'URL';
  return key === 'title' ? 'ID' : key === 'contentType' || key === 'language' ? 'stays' : undefined;
}

/** The words for a reference go with whom or what they name; a finding or treatment is read. */
function referenceRule(facts: ObjectFacts, key: string): TypedRule | undefined {
  if (key === 'reference') return 'link';
  if (key === 'type') return 'stays';
  if (key !== 'display') return undefined;
  const target = /([A-Z][A-Za-z]+)\/[^/]+$/.exec(textOf(facts, 'reference'))?.[1] ?? textOf(facts, 'type');
  if (clinicalResources.has(target)) return 'text';
  return target === '' || personResources.has(target) ? 'NAME' : 'LOCATION';
}

function codingRule(key: string): TypedRule | undefined {
  return key === 'code' || key === 'display' ? 'stays' : key === 'text' ? 'text' : undefined;
}

/** The rule for a member of an object of a known data type; nothing when the type says nothing about it. */
export function readTyped(facts: ObjectFacts, key: string): TypedRule | undefined {
  switch (facts.type) {
    case 'HumanName':
      return nameRule(key);
    case 'Address':
      return addressRules[key];
    case 'ContactPoint':
      return key === 'value'
        ? (contactKinds[textOf(facts, 'system')] ?? 'PHONE')
        : key === 'system'
          ? 'stays'
          : undefined;
    case 'Identifier':
      return identifierRule(facts, key);
    case 'Attachment':
      return fileRule(facts, key);
    case 'Reference':
      return referenceRule(facts, key);
    case 'Coding':
      return codingRule(key);
    case 'Resource':
      return facts.resource === 'Binary' && key === 'data' ? 'file' : undefined;
    default:
      return key === 'data' && facts.texts.has('sigFormat') ? 'file' : undefined;
  }
}
