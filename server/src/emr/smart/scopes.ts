import type { EmrKind } from '@notewright/contract';
import type { EmrAbilities } from '../emr-abilities.ts';

/** What is read of a record, beside the patient. */
export type ReadKind = EmrKind | 'notes';

/** The resources that each kind is read from. */
export const resourcesOfKind: Readonly<Record<ReadKind, readonly string[]>> = {
  problems: ['Condition'],
  medications: ['MedicationRequest', 'MedicationStatement'],
  allergies: ['AllergyIntolerance'],
  immunizations: ['Immunization'],
  vital_signs: ['Observation'],
  laboratory: ['Observation'],
  notes: ['DocumentReference'],
};

/** Categories of observations, where a scope can be narrowed to one. */
const categoryOfKind: Partial<Readonly<Record<ReadKind, string>>> = {
  vital_signs: 'vital-signs',
  laboratory: 'laboratory',
};

/** Read beside these: who it is, the visit, drugs by name, and the words of a note. */
const besides = ['Patient', 'Encounter', 'Medication', 'Binary'] as const;

/** What a signed note is written as. Without the document nothing is written. */
export const writtenResources: readonly string[] = [
  'DocumentReference',
  'Condition',
  'MedicationStatement',
  'MedicationRequest',
  'AllergyIntolerance',
  'Observation',
  'Procedure',
  'ServiceRequest',
  'Task',
  'Provenance',
];

/** The fewest scopes that do the work, of those that the server can serve. What is written is also looked for, so that it is written once. */
export function wantedScopes(abilities: EmrAbilities, from: 'ehr' | 'standalone'): readonly string[] {
  const { reads, creates, knowsScopesV2, lasting } = abilities;
  const canWrite = creates.includes('DocumentReference');
  const written = canWrite ? writtenResources.filter((type) => creates.includes(type)) : [];
  const read = [...besides, ...Object.values(resourcesOfKind).flat(), ...written];
  const served = [...new Set(read)].filter((type) => type === 'Patient' || reads.includes(type));
  return [
    from === 'ehr' ? 'launch' : 'launch/patient',
    'openid',
    'fhirUser',
    ...(lasting === null ? [] : [lasting]),
    ...served.map((type) => `patient/${type}.${knowsScopesV2 ? 'rs' : 'read'}`),
    ...written.map((type) => `patient/${type}.${knowsScopesV2 ? 'c' : 'write'}`),
  ];
}

interface ReadScope {
  readonly type: string;
  readonly canRead: boolean;
  readonly canCreate: boolean;
  /** What it is narrowed to (`?category=…`); null where it is not. */
  readonly narrowedTo: string | null;
}

const scopePattern = /^(?:patient|user)\/([A-Za-z]+|\*)\.([a-z]+|\*)(?:\?(.*))?$/;

function readScope(scope: string): ReadScope | null {
  const [, type = '', can = '', narrowedTo] = scopePattern.exec(scope) ?? [];
  if (type === '') return null;
  const isAll = can === '*';
  const isV2 = /^c?r?u?d?s?$/.test(can);
  return {
    type,
    canRead: isAll || can === 'read' || (isV2 && can.includes('r') && can.includes('s')),
    canCreate: isAll || can === 'write' || (isV2 && can.includes('c')),
    narrowedTo: narrowedTo ?? null,
  };
}

function covers(scope: ReadScope, type: string, category: string | undefined): boolean {
  if (scope.type !== '*' && scope.type !== type) return false;
  if (scope.narrowedTo === null) return true;
  return category !== undefined && decodeLoosely(scope.narrowedTo).includes(category);
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a kind, or a part of it, may be read. */
export function mayRead(scopes: readonly string[], kind: ReadKind): boolean {
  return resourcesOfKind[kind].some((type) => mayReadType(scopes, type, categoryOfKind[kind]));
}

/** Whether resources of a type may be read, of observations those of a category. */
export function mayReadType(scopes: readonly string[], type: string, category?: string): boolean {
  return scopes.some((one) => {
    const scope = readScope(one);
    return scope !== null && scope.canRead && covers(scope, type, category);
  });
}

/** Whether resources of a type may be created. */
export function mayCreate(scopes: readonly string[], type: string): boolean {
  return scopes.some((one) => {
    const scope = readScope(one);
    return scope !== null && scope.canCreate && scope.narrowedTo === null && covers(scope, type, undefined);
  });
}
