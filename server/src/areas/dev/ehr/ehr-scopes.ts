/**
 * The kinds of resources that the simulated EHR keeps: what may be done with each (read, search, create, update), by what
 * it is searched, and what it is called.
 */
export const keptTypes = {
  Patient: { may: 'rs', by: '_id identifier family given name birthdate gender', words: 'name, birth date and sex' },
  Practitioner: { may: 'rs', by: '_id identifier name', words: 'clinicians' },
  Organization: { may: 'rs', by: '_id identifier name', words: 'clinics' },
  Encounter: { may: 'rs', by: '_id patient subject date status class', words: 'visits' },
  Condition: {
    may: 'crs',
    by: '_id identifier patient subject clinical-status verification-status category code onset-date recorded-date encounter',
    words: 'problems',
  },
  Medication: { may: 'rs', by: '_id identifier code', words: 'names of medications' },
  MedicationRequest: {
    may: 'crs',
    by: '_id identifier patient subject status intent authoredon code medication encounter',
    words: 'prescriptions',
  },
  MedicationStatement: {
    may: 'crs',
    by: '_id identifier patient subject status effective code medication',
    words: 'medications taken',
  },
  AllergyIntolerance: {
    may: 'crs',
    by: '_id identifier patient clinical-status verification-status criticality category code date',
    words: 'allergies',
  },
  Immunization: { may: 'rs', by: '_id identifier patient status date vaccine-code', words: 'immunizations' },
  Observation: {
    may: 'crs',
    by: '_id identifier patient subject status category code date encounter combo-code',
    words: 'vital signs and results',
  },
  Procedure: { may: 'crs', by: '_id identifier patient subject status code date encounter', words: 'procedures' },
  ServiceRequest: {
    may: 'crs',
    by: '_id identifier patient subject status intent code authored encounter',
    words: 'orders',
  },
  Task: { may: 'crs', by: '_id identifier patient subject status intent code authored-on encounter', words: 'tasks' },
  DocumentReference: {
    may: 'crus',
    by: '_id identifier patient subject status type category date period encounter relatesto',
    words: 'notes and documents',
  },
  Binary: { may: 'r', by: '', words: 'what documents hold' },
  Provenance: { may: 'crs', by: '_id target recorded agent', words: 'who wrote what' },
} as const;
export type KeptType = keyof typeof keptTypes;
export type Permission = 'c' | 'r' | 'u' | 's';

export const keptTypeNames = Object.keys(keptTypes) as readonly KeptType[];

export const isKeptType = (type: string): type is KeptType => Object.hasOwn(keptTypes, type);

/** Which spellings of scopes a server knows: `patient/Observation.read` (1) and `patient/Observation.rs` (2). */
export type ScopeVersion = 1 | 2;

const launchScopes = ['launch', 'launch/patient', 'openid', 'fhirUser', 'online_access', 'offline_access'];

interface ResourceScope {
  readonly type: string;
  readonly permissions: string;
  readonly version: ScopeVersion;
}

/** Reads `patient/TYPE.cruds` or `patient/TYPE.read`; null for anything else. */
function readResourceScope(scope: string): ResourceScope | null {
  const [, type = '', letters = '', word = ''] =
    /^patient\/([A-Z][A-Za-z]+|\*)\.(?:(c?r?u?d?s?)|(read|write|\*))$/.exec(scope) ?? [];
  if (type === '' || (letters === '' && word === '')) return null;
  const spelt = word === 'read' ? 'rs' : word === 'write' ? 'cud' : word === '*' ? 'cruds' : letters;
  return { type, permissions: spelt, version: word === '' ? 2 : 1 };
}

/**
 * What of the scopes that were asked for is granted: those that the server knows, in the versions that it knows, without
 * those that are withheld by their kind of resource.
 * @returns Them, in the order in which they were asked for
 */
export function grantScopes(
  asked: string,
  versions: readonly ScopeVersion[],
  withheld: readonly string[],
): readonly string[] {
  return [...new Set(asked.split(' '))].filter((scope) => {
    if (launchScopes.includes(scope)) return !withheld.includes(scope);
    const read = readResourceScope(scope);
    if (read === null || !versions.includes(read.version)) return false;
    if (read.type !== '*' && !isKeptType(read.type)) return false;
    const isWrite = /[cud]/.test(read.permissions);
    return !withheld.includes(scope) && !withheld.includes(read.type) && !(isWrite && withheld.includes('writes'));
  });
}

/** True when scopes allow something with a kind of resource. */
export function scopesAllow(scopes: readonly string[], type: string, permission: Permission): boolean {
  return scopes.some((scope) => {
    const read = readResourceScope(scope);
    return read !== null && (read.type === '*' || read.type === type) && read.permissions.includes(permission);
  });
}

const permissionWords: Readonly<Record<Permission, string>> = { r: 'read', s: 'search', c: 'add to', u: 'change' };

/** A scope as a sentence for the person who grants it. */
export function describeScope(scope: string): string {
  const read = readResourceScope(scope);
  if (read === null) return launchWords[scope] ?? scope;
  const actions = (['r', 's', 'c', 'u'] as const).filter((one) => read.permissions.includes(one));
  const what = isKeptType(read.type) ? keptTypes[read.type].words : 'everything';
  return `It may ${actions.map((one) => permissionWords[one]).join(' and ')}: ${what}.`;
}

const launchWords: Readonly<Record<string, string>> = {
  launch: 'It learns which patient and visit are open here.',
  'launch/patient': 'It asks you to choose a patient.',
  openid: 'It asks who you are (the simulator does not tell).',
  fhirUser: 'It asks for your entry in the record (the simulator does not tell).',
  online_access: 'It keeps access while you are at work here.',
  offline_access: 'It keeps access when you have left, so that what waits can still be written.',
};

/** The scopes that a server says it knows. */
export function listScopes(versions: readonly ScopeVersion[]): readonly string[] {
  const resources = Object.entries(keptTypes).flatMap(([type, { may }]) => [
    ...(versions.includes(2) ? [`patient/${type}.rs`, ...(may.includes('c') ? [`patient/${type}.c`] : [])] : []),
    ...(versions.includes(1) ? [`patient/${type}.read`, ...(may.includes('c') ? [`patient/${type}.write`] : [])] : []),
  ]);
  return [...launchScopes.filter((scope) => scope !== 'openid' && scope !== 'fhirUser'), ...resources];
}
