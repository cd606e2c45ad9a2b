import type { IdentifierKind } from '../../../model/finding.ts';
import { noteValue, valueOf, type JsonDocument } from '../json/json-document.ts';
import { memberOf, type JsonNode } from '../json/json-node.ts';
import type { DecodedText } from '../shared/decoded-text.ts';
import { encodedWord, isEncodedFile } from '../shared/encoded-file.ts';
import { roleOfFieldName } from '../shared/field-role.ts';
import { isIdentifyingNumber } from '../shared/number-role.ts';
import { isBlankValue } from '../shared/vote.ts';
import { yearOfDate } from './dates.ts';
import { definingKeys, elementRules, standardAddress } from './element-rows.ts';
import { readExtension } from './extension.ts';
import { factsOf, textOf, type ObjectFacts } from './object-facts.ts';
import { readNarrative } from './narrative.ts';
import { readTyped, type TypedRule } from './typed-element.ts';
import type { SurrogateIds } from './surrogate-ids.ts';

export interface FhirContext {
  readonly document: JsonDocument;
  readonly ids: SurrogateIds;
}

function note(
  context: FhirContext,
  value: DecodedText,
  kind: IdentifierKind,
  place: string,
  fixedReplacement?: string,
): void {
  const evidence = `is ${place}, by its path in the resource`;
  noteValue(context.document, value, { kind, rule: 'fhir-path', evidence, fixedReplacement });
}

/** A link within the data gets the id that stands for what it leads to; a link of another kind goes. */
function noteLink(context: FhirContext, value: DecodedText, place: string): void {
  const fixedReplacement = context.ids.referenceFor(value.text);
  if (fixedReplacement !== undefined) note(context, value, 'ID', place, fixedReplacement);
}

function readDiv({ document, ids }: FhirContext, div: DecodedText): void {
  const { fields, attributes } = readNarrative(div);
  document.fields.push(...fields);
  for (const { name, value } of attributes) {
    const evidence = 'is a link or picture of the narrative';
    const facts = { rule: 'fhir-path', evidence } as const;
    if (name === 'href' || name === 'src' || name === 'cite') {
      const fixedReplacement = standardAddress.test(value.text) ? undefined : ids.referenceFor(value.text);
      if (fixedReplacement !== undefined) noteValue(document, value, { kind: 'URL', ...facts, fixedReplacement });
    } else if (name === 'id' || name === 'name')
      noteValue(document, value, { kind: 'ID', ...facts, fixedReplacement: ids.idFor(value.text) });
    else document.fields.push(value);
  }
}

/** Words that belong to no known element: files, dates and addresses by their shape, everything else as running text. */
function readOther(context: FhirContext, node: JsonNode, value: DecodedText, facts: ObjectFacts): void {
  const { document } = context;
  const place = { key: node.key, resource: facts.resource, isDirect: facts.type === 'Resource' };
  const year = yearOfDate(value.text, { ...place, latestYear: document.latestYear });
  if (year === null) return;
  if (year !== undefined) note(context, value, 'DATE', 'a date', year);
  else if (isEncodedFile(value.text)) note(context, value, 'ID', 'a file', encodedWord.base64);
  else if (definingKeys.has(node.key) && standardAddress.test(value.text)) return;
  else readLabelled(context, node, value, facts);
}

function codeText(document: JsonDocument, object: JsonNode): string {
  const code = memberOf(object, 'code');
  const words = memberOf(code, 'text') ?? memberOf(memberOf(code, 'coding')?.children[0], 'display');
  return words?.type === 'string' ? valueOf(document, words).text : '';
}

/** The question that a value answers, what an observation is of, or the name of the parameter; empty when there is none. */
function headingOf({ document }: FhirContext, node: JsonNode, facts: ObjectFacts): string {
  if (node.owner?.key === 'answer') return textOf(factsOf(document, node.owner.owner, facts.resource), 'text');
  if (node.key === 'valueInteger' && node.owner) return codeText(document, node.owner);
  return facts.resource === 'Parameters' && node.key !== 'name' ? textOf(facts, 'name') : '';
}

/** Running text, which the question that it answers or the name of the parameter may show to be a name or number. */
function readLabelled(context: FhirContext, node: JsonNode, value: DecodedText, facts: ObjectFacts): void {
  const { document } = context;
  const heading = headingOf(context, node, facts);
  const role = heading === '' ? undefined : roleOfFieldName(heading);
  if (role && (role.treat === 'out' || role.treat === 'person'))
    note(context, value, role.kind, `the answer to a question about a ${role.words}`);
  else document.fields.push({ ...value, heading });
}

/** Types of whose parts some always stay: a state may be called like the city, a title like a name. */
const namesNobody: ReadonlySet<string> = new Set(['Address', 'HumanName', 'ContactPoint']);

function applyRule(context: FhirContext, value: DecodedText, rule: TypedRule, place: string): boolean {
  if (rule === 'stays') {
    context.document.staying.push({ value, isNumber: false });
    return true;
  }
  if (rule === 'text') return false;
  if (rule === 'link') noteLink(context, value, place);
  else if (rule === 'file') note(context, value, 'ID', place, encodedWord.base64);
  else note(context, value, rule, place);
  return true;
}

function readNumber(context: FhirContext, node: JsonNode, value: DecodedText, facts: ObjectFacts): void {
  const isAge =
    facts.type === 'Quantity' &&
    node.key === 'value' &&
    /^(?:a|years?|yrs?|yo)$/i.test(textOf(facts, 'code') || textOf(facts, 'unit'));
  if (isAge && Number(value.text) > 89) note(context, value, 'AGE', 'an age over 89', '90');
  else if (node.key === 'latitude' || node.key === 'longitude' || node.key === 'altitude')
    note(context, value, 'LOCATION', 'a place on the map', '0');
  else if (facts.type === 'Extension') {
    const rule = readExtension(textOf(facts, 'url'));
    if (rule) note(context, value, rule, 'an extension', '0');
  } else {
    const heading = facts.type === 'Quantity' ? '' : headingOf(context, node, facts);
    const role = heading === '' ? undefined : roleOfFieldName(heading);
    if (isIdentifyingNumber(role, value.text))
      note(context, value, role.kind, `the answer to a question about a ${role.words}`, '0');
    else if (textOf(facts, 'unit') === '') context.document.staying.push({ value, isNumber: true });
  }
}

/**
 * Reads one string or number of a FHIR R4 resource: by the data type it is part of, by its element, or else as date,
 * address or running text.
 */
export function readFhirValue(context: FhirContext, node: JsonNode, resource: string): void {
  const facts = factsOf(context.document, node.owner, resource);
  const value = valueOf(context.document, node);
  if (node.type === 'number') return readNumber(context, node, value, facts);
  if (isBlankValue(value.text)) return;
  const { key } = node;
  if (facts.type === 'Narrative' && key === 'div') return readDiv(context, value);
  if (facts.type === 'Resource' && key === 'id')
    return note(context, value, 'ID', `${resource}.id`, context.ids.idFor(value.text));
  const typed = readTyped(facts, key);
  if (typed === 'stays' && namesNobody.has(facts.type)) return;
  if (typed && applyRule(context, value, typed, `${facts.words}.${key}`)) return;
  if (typed === undefined) {
    const listed = elementRules.get(`${resource}.${key}`) ?? elementRules.get(key);
    if (listed && applyRule(context, value, listed, `${facts.words}.${key}`)) return;
    const extension = facts.type === 'Extension' && key !== 'url' ? readExtension(textOf(facts, 'url')) : undefined;
    if (extension && applyRule(context, value, extension, `an extension (${key})`)) return;
  }
  readOther(context, node, value, facts);
}
