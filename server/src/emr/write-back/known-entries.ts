import type { FhirResource } from '@notewright/engine';
import type { FhirClient } from '../fhir-client.ts';
import { isAbout, readSearchset } from './read-searchset.ts';

/** Lists of a record in which nothing may stand twice, and how its active entries are searched for. */
const listed: Readonly<Record<string, string>> = {
  Condition: 'clinical-status=active',
  AllergyIntolerance: 'clinical-status=active',
};

export const isListed = (type: string): boolean => Object.hasOwn(listed, type);

/** What stands in such lists: the words and codes by which an entry is the same as another, by type. */
export type KnownEntries = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** As many as one page may hold: more problems than that nobody has. */
const most = 200;

interface Concept {
  readonly text?: string;
  readonly coding?: readonly { readonly system?: string; readonly code?: string; readonly display?: string }[];
}

const even = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Names and codes of what an entry is about. */
function namesOf({ code }: FhirResource): string[] {
  const { text = '', coding = [] } = (code ?? {}) as Concept;
  const words = [text, ...coding.map(({ display = '' }) => display)].map(even).filter((one) => one !== '');
  const codes = coding.flatMap(({ system, code: own }) => (own === undefined ? [] : [`${system ?? ''}|${own}`]));
  return [...words, ...codes];
}

/** Asked of what a search for active ones gives, as not every server honours each parameter. */
function isActive({ clinicalStatus, verificationStatus }: FhirResource): boolean {
  const codesOf = (concept: unknown): string[] =>
    ((concept ?? {}) as Concept).coding?.map(({ code = '' }) => code) ?? [];
  const status = codesOf(clinicalStatus);
  const isSo = status.length === 0 || status.some((code) => ['active', 'recurrence', 'relapse'].includes(code));
  return isSo && !codesOf(verificationStatus).some((code) => ['refuted', 'entered-in-error'].includes(code));
}

/**
 * The active entries of a patient's list, each name with where it stands.
 * @returns null where the server does not tell now; none where it tells never
 * @throws FhirProblem
 */
export async function readKnown(
  client: FhirClient,
  { type, patientId }: { readonly type: string; readonly patientId: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string> | null> {
  const path = `${type}?patient=${encodeURIComponent(patientId)}&${listed[type] ?? ''}&_count=${most}`;
  const answer = await client({ method: 'GET', path, signal });
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return null;
  const found = readSearchset(answer, type);
  if (found === null) return answer.status === 200 ? null : new Map();
  return new Map(
    found.resources
      .filter((one) => isActive(one) && isAbout(one, patientId))
      .flatMap((one) => namesOf(one).map((name): [string, string] => [name, `${type}/${String(one['id'])}`])),
  );
}

/** Where a list has what a resource says; null where it has not. */
export function whereKnown(known: ReadonlyMap<string, string> | undefined, resource: FhirResource): string | null {
  for (const name of namesOf(resource)) {
    const where = known?.get(name);
    if (where !== undefined) return where;
  }
  return null;
}

export const isKnown = (known: KnownEntries, type: string, resource: FhirResource): boolean =>
  isListed(type) && whereKnown(known.get(type), resource) !== null;
