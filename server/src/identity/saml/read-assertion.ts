import { IdentityError } from '../identity-provider.ts';
import type { XmlElement } from './libraries.ts';
import { attributeOf, childrenNamed, namespaces, textOf } from './read-xml.ts';

/** What an assertion has to say to be believed. */
export interface Expected {
  /** The provider's own name, exactly as its company wrote it down. */
  readonly entityId: string;
  /** Ours, for this provider alone. */
  readonly audience: string;
  /** Where answers of this provider arrive. */
  readonly recipient: string;
  /** The request that this is the answer to. */
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a provider said of a person, from signed words alone. */
export interface Arrived {
  readonly assertionId: string;
  /** When nobody believes this assertion any more, milliseconds since 1970. */
  readonly expiresAt: number;
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** How the person showed who they are (AuthnContextClassRef). */
  readonly context: string | null;
}

/** By how much a provider's clock may differ from ours. */
export const clockTolerance = 120_000;
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const longest = 1000;
const failed = (word: string): IdentityError => new IdentityError('failed', word);

/**
 * Reads an assertion (SAML 2.0 profiles, section 4.1.4.3), of which every byte is covered by the signature.
 * @throws IdentityError `failed`
 */
export function readAssertion(root: XmlElement, expected: Expected): Arrived {
  if (root.namespaceURI !== namespaces.assertion || root.localName !== 'Assertion') throw failed('assertion_elsewhere');
  if (attributeOf(root, 'Version') !== '2.0') throw failed('version');
  const assertionId = attributeOf(root, 'ID') ?? '';
  if (assertionId === '' || assertionId.length > longest) throw failed('assertion_id');
  if (textOf(one(root, 'Issuer')) !== expected.entityId) throw failed('other_issuer');
  if (timeOf(root, 'IssueInstant') > expected.now + clockTolerance) throw failed('not_yet_valid');
  const subject = one(root, 'Subject');
  const until = checkSubject(subject, expected);
  checkConditions(one(root, 'Conditions'), expected);
  const context = checkStatement(root, expected);
  const nameId = one(subject, 'NameID');
  return {
    assertionId,
    expiresAt: until + clockTolerance,
    nameId: short(textOf(nameId)),
    nameIdFormat: attributeOf(nameId, 'Format'),
    attributes: readAttributes(root),
    context,
  };
}

/** Who holds this is the person, if it is the answer to our request, sent to us, in time. @returns until when */
function checkSubject(subject: XmlElement, { recipient, requestId, now }: Expected): number {
  const confirmations = childrenNamed(subject, namespaces.assertion, 'SubjectConfirmation');
  const held = confirmations.filter((confirmation) => attributeOf(confirmation, 'Method') === bearer);
  const [confirmation, ...more] = held;
  if (confirmation === undefined || more.length > 0) throw failed('no_bearer');
  const data = one(confirmation, 'SubjectConfirmationData');
  if (attributeOf(data, 'Recipient') !== recipient) throw failed('other_recipient');
  if (attributeOf(data, 'InResponseTo') !== requestId) throw failed('other_request');
  checkTimes(data, now);
  return timeOf(data, 'NotOnOrAfter');
}

function checkConditions(conditions: XmlElement, { audience, now }: Expected): void {
  if (conditions.hasAttribute('NotOnOrAfter')) checkTimes(conditions, now);
  else if (conditions.hasAttribute('NotBefore') && timeOf(conditions, 'NotBefore') > now + clockTolerance)
    throw failed('not_yet_valid');
  const restrictions = childrenNamed(conditions, namespaces.assertion, 'AudienceRestriction');
  const areForUs = restrictions.every((restriction) =>
    childrenNamed(restriction, namespaces.assertion, 'Audience').some((element) => textOf(element) === audience),
  );
  if (restrictions.length === 0 || !areForUs) throw failed('other_audience');
}

function checkStatement(root: XmlElement, { now }: Expected): string | null {
  const [statement] = childrenNamed(root, namespaces.assertion, 'AuthnStatement');
  if (statement === undefined) throw failed('no_sign_in');
  const hasEnd = statement.hasAttribute('SessionNotOnOrAfter');
  if (hasEnd && timeOf(statement, 'SessionNotOnOrAfter') <= now - clockTolerance) throw failed('expired');
  const [context] = childrenNamed(statement, namespaces.assertion, 'AuthnContext');
  const [reference] = context === undefined ? [] : childrenNamed(context, namespaces.assertion, 'AuthnContextClassRef');
  return reference === undefined ? null : textOf(reference);
}

/** Both ends of a time, of which the first may be left out. */
function checkTimes(element: XmlElement, now: number): void {
  if (element.hasAttribute('NotBefore') && timeOf(element, 'NotBefore') > now + clockTolerance)
    throw failed('not_yet_valid');
  if (timeOf(element, 'NotOnOrAfter') <= now - clockTolerance) throw failed('expired');
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

function timeOf(element: XmlElement, name: string): number {
  const written = attributeOf(element, name) ?? '';
  const time = instant.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time)) throw failed('no_time');
  return time;
}

function readAttributes(root: XmlElement): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const statement of childrenNamed(root, namespaces.assertion, 'AttributeStatement'))
    for (const attribute of childrenNamed(statement, namespaces.assertion, 'Attribute')) {
      const name = short(attributeOf(attribute, 'Name'));
      const values = childrenNamed(attribute, namespaces.assertion, 'AttributeValue').map(textOf);
      found.set(name, [...(found.get(name) ?? []), ...values.filter((value) => value !== null)]);
    }
  return Object.fromEntries(found);
}

function one(parent: XmlElement, name: string): XmlElement {
  const [child, ...more] = childrenNamed(parent, namespaces.assertion, name);
  if (child === undefined || more.length > 0) throw failed(`not_one_${name.toLowerCase()}`);
  return child;
}

function short(text: string | null): string {
  if (text === null || text === '' || text.length > longest) throw failed('no_text');
  return text;
}
