import type { NameRole } from './read-person-name.ts';

/** What the fields around a part of a name say: which part it is, and what the others are. */
export interface FieldName {
  readonly role: NameRole;
  readonly given?: string;
  readonly family?: string;
}

const lookedAround = 80;
const component = "[\\p{L}\\p{M}' .\\u2019-]{1,40}";
const firstBefore = new RegExp(`(?:^|[|~^])(${component})\\^$`, 'u');
const secondBefore = new RegExp(`(?:^|[|~^])(${component})\\^(${component})\\^$`, 'u');
const secondAfter = new RegExp(`^\\^(${component})(?=[|~^\\r\\n]|$)`, 'u');
const familyKey = /"family"\s*:\s*"$/;
const givenKey = /"given"\s*:\s*\[\s*"$/;
const nextGivenKey = /"given"\s*:\s*\[\s*"[^"\]]{0,40}",\s*"$/;
const familyNear = /"family"\s*:\s*"([^"]{1,40})"/;
const givenNear = /"given"\s*:\s*\[\s*"([^"]{1,40})"/;

/** HL7 v2 gives a name as FAMILY^GIVEN^MIDDLE. */
function readComponents(before: string, after: string): FieldName | null {
  const two = secondBefore.exec(before);
  if (two?.[1] && two[2]) return { role: 'middle', family: two[1], given: two[2] };
  const family = firstBefore.exec(before)?.[1];
  if (family) return { role: 'given', family };
  const given = secondAfter.exec(after)?.[1];
  return given && /[|~^]$/.test(before) ? { role: 'family', given } : null;
}

/** FHIR R4 gives a name as an object with `family` and a list `given`. */
function readElements(aroundBefore: string, aroundAfter: string): FieldName | null {
  const before = aroundBefore.slice(aroundBefore.lastIndexOf('{') + 1);
  const after = aroundAfter.split('}', 1)[0] ?? '';
  const given = givenNear.exec(before)?.[1] ?? givenNear.exec(after)?.[1];
  const family = familyNear.exec(before)?.[1] ?? familyNear.exec(after)?.[1];
  const role = familyKey.test(before) ? 'family' : givenKey.test(before) ? 'given' : 'middle';
  if (role === 'middle' && !nextGivenKey.test(before)) return null;
  return { role, ...(role !== 'given' && given && { given }), ...(role !== 'family' && family && { family }) };
}

/**
 * Reads what the fields of HL7 v2 or FHIR around a finding make it: one part of a name whose other parts stand beside it.
 *
 * @returns null where it does not stand in such a field.
 */
export function readFieldName(text: string, start: number, end: number): FieldName | null {
  const [left, right] = [text.charAt(start - 1), text.charAt(end)];
  const before = (): string => text.slice(Math.max(0, start - lookedAround), start);
  const after = (): string => text.slice(end, end + lookedAround);
  if (left === '^' || right === '^') return readComponents(before(), after());
  return left === '"' && right === '"' ? readElements(before(), after()) : null;
}
