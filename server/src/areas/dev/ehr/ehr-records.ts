import type { Bundle, BundleEntry, BundleLink, Provenance, Resource } from '@medplum/fhirtypes';
import { answerFhir, answerOutcome } from './ehr-ask.ts';
import type { EhrAnswer, EhrAsk } from './ehr-ask.ts';
import type { Grant } from './ehr-grants.ts';
import type { EhrRules } from './ehr-rules.ts';
import { isKeptType, scopesAllow } from './ehr-scopes.ts';
import type { KeptType, Permission } from './ehr-scopes.ts';
import { patientReferenceOf } from './ehr-references.ts';
import { includedBy, searchedBy, supports } from './ehr-statements.ts';
import { mostFound } from './ehr-store.ts';
import type { EhrStore, StoreAnswer } from './ehr-store.ts';

interface RecordParts {
  readonly store: EhrStore;
  readonly rules: EhrRules;
  readonly baseUrl: string;
}

/** A request for a record, judged and ready to be answered. */
interface RecordAsk {
  readonly type: KeptType;
  readonly id: string | null;
  readonly permission: Permission;
}

const permissions: Readonly<Record<string, Permission | undefined>> = {
  'GET one': 'r',
  'GET many': 's',
  'POST many': 'c',
  'PUT one': 'u',
};

/** Answers a request of FHIR for what a grant is good for: one patient's record, by the kinds that it names. */
export async function answerRecord(ask: EhrAsk, grant: Grant, parts: RecordParts): Promise<EhrAnswer> {
  const [type = '', id = null, ...rest] = ask.path.split('/');
  if (!isKeptType(type) || parts.rules.unsupported.includes(type))
    return answerOutcome(404, 'not-supported', 'This server does not keep that kind of resource.');
  const permission = rest.length > 0 ? undefined : permissions[`${ask.method} ${id === null ? 'many' : 'one'}`];
  if (permission === undefined || !supports(type, permission, parts.rules))
    return answerOutcome(405, 'not-supported', 'This server does not do that with this kind of resource.');
  if (!isGranted(grant, type, permission))
    return answerOutcome(403, 'forbidden', 'The granted scopes do not allow it.');
  const judged: RecordAsk = { type, id, permission };
  if (permission === 's') return search(judged, ask.query, grant, parts);
  return permission === 'r' ? readOne(judged, ask, grant, parts) : write(judged, ask, grant, parts);
}

/** What a document holds is read with the document. */
const isGranted = ({ scopes }: Grant, type: KeptType, permission: Permission): boolean =>
  scopesAllow(scopes, type, permission) || (type === 'Binary' && scopesAllow(scopes, 'DocumentReference', 'r'));

async function readOne({ type, id }: RecordAsk, ask: EhrAsk, grant: Grant, parts: RecordParts): Promise<EhrAnswer> {
  const found = await parts.store.ask('GET', `${type}/${encodeURIComponent(id ?? '')}`);
  if (found.resource !== null && !(await isOf(found.resource, grant.patientId, parts.store)))
    return answerOutcome(403, 'forbidden', 'This is not of the patient whose record was opened.');
  const wantsFhir = /json/.test(ask.headers['accept'] ?? 'json');
  if (found.resource?.resourceType === 'Binary' && !wantsFhir)
    return {
      status: 200,
      headers: { 'content-type': found.resource.contentType },
      body: Buffer.from(found.resource.data ?? '', 'base64').toString('utf8'),
    };
  return present(found, ask, parts);
}

async function write(
  { type, id, permission }: RecordAsk,
  ask: EhrAsk,
  grant: Grant,
  parts: RecordParts,
): Promise<EhrAnswer> {
  if (!/^application\/(?:fhir\+)?json\b/.test(ask.headers['content-type'] ?? ''))
    return answerOutcome(415, 'not-supported', 'Only application/fhir+json is taken.');
  const resource = readResource(ask.body);
  if (resource === null) return answerOutcome(400, 'structure', 'The body is no resource.');
  if (resource.resourceType !== type) return answerOutcome(400, 'invalid', 'The body is another kind of resource.');
  if (!(await isOf(resource, grant.patientId, parts.store)))
    return answerOutcome(403, 'forbidden', 'This is not of the patient whose record was opened.');
  if (parts.rules.mood === 'strict' && !/^(?:DocumentReference|Provenance)$/.test(type))
    return answerOutcome(422, 'business-rule', 'The policy of this EHR takes no entries from apps, only documents.');
  const headers = {
    ...pick(ask, 'if-match'),
    ...(parts.rules.conditionalCreate ? pick(ask, 'if-none-exist') : {}),
  };
  if (permission === 'c') {
    const made = await parts.store.ask('POST', type, resource, headers);
    // Under `If-None-Exist` it may be one that was there, of anybody.
    if (made.resource !== null && !(await isOf(made.resource, grant.patientId, parts.store)))
      return answerOutcome(412, 'conflict', 'The precondition does not hold.');
    return present(made, ask, parts);
  }
  const place = `${type}/${encodeURIComponent(id ?? '')}`;
  const before = await parts.store.ask('GET', place);
  if (before.resource === null) return present(before, ask, parts);
  if (!(await isOf(before.resource, grant.patientId, parts.store)))
    return answerOutcome(403, 'forbidden', 'This is not of the patient whose record was opened.');
  return present(await parts.store.ask('PUT', place, resource, headers), ask, parts);
}

const pick = ({ headers }: EhrAsk, name: string): Record<string, string> =>
  headers[name] === undefined ? {} : { [name]: headers[name] };

function readResource(body: string): Resource | null {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && 'resourceType' in read ? (read as Resource) : null;
  } catch {
    return null;
  }
}

async function search(
  { type }: RecordAsk,
  query: URLSearchParams,
  grant: Grant,
  { store, rules, baseUrl }: RecordParts,
): Promise<EhrAnswer> {
  if (!isKnownSearch(type, query))
    return answerOutcome(400, 'not-supported', 'This kind of resource cannot be searched in that way.');
  const asked = new URLSearchParams([...query].filter(([name]) => !/^_(?:count|offset|format)$/.test(name)));
  asked.set('_count', String(mostFound));
  const { status, outcome, resource } = await store.ask('GET', `${type}?${asked.toString()}`);
  if (resource?.resourceType !== 'Bundle') return answerFhir(status, outcome);
  const found: BundleEntry[] = [];
  for (const entry of resource.entry ?? [])
    if (entry.resource !== undefined && (await mayHave(entry.resource, grant, store)))
      found.push({ fullUrl: `${baseUrl}/${entry.resource.resourceType}/${entry.resource.id}`, ...entry });
  return answerFhir(200, cutPage(found, { type, query, baseUrl, pageSize: rules.pageSize }));
}

const ofEverySearch = ['_count', '_offset', '_sort', '_format'];

function isKnownSearch(type: KeptType, query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    if (name === '_include') return includedBy(type).includes(value);
    return ofEverySearch.includes(name) || searchedBy(type).includes(name.replace(/:.*$/, ''));
  });
}

/** What a search brings along has to be granted as well. */
const mayHave = async (resource: Resource, { scopes, patientId }: Grant, store: EhrStore): Promise<boolean> =>
  scopesAllow(scopes, resource.resourceType, 's') && isOf(resource, patientId, store);

interface Paging {
  readonly type: string;
  readonly query: URLSearchParams;
  readonly baseUrl: string;
  readonly pageSize: number;
}

/** One page of what was found, with what belongs to it, and the address of the next. */
function cutPage(found: readonly BundleEntry[], { type, query, baseUrl, pageSize }: Paging): Bundle {
  const read = (name: string, otherwise: number): number =>
    /^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : otherwise;
  const offset = read('_offset', 0);
  const count = Math.min(read('_count', pageSize), pageSize);
  const address = (at: number): string => {
    const other = new URLSearchParams(query);
    other.set('_offset', String(at));
    return `${baseUrl}/${type}?${other.toString()}`;
  };
  const matches = found.filter(({ search }) => search?.mode !== 'include');
  const page = matches.slice(offset, offset + count);
  const said = JSON.stringify(page);
  const included = found.filter(
    ({ search, resource }) =>
      search?.mode === 'include' && said.includes(`"reference":"${resource?.resourceType}/${resource?.id}"`),
  );
  const link: BundleLink[] = [
    { relation: 'self', url: address(offset) },
    ...(count > 0 && offset + count < matches.length
      ? [{ relation: 'next', url: address(offset + count) } as const]
      : []),
  ];
  const entry = [...page, ...included];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: matches.length,
    link,
    ...(entry.length > 0 ? { entry } : {}),
  };
}

function present({ status, outcome, resource }: StoreAnswer, ask: EhrAsk, { baseUrl }: RecordParts): EhrAnswer {
  if (resource === null) return answerFhir(status, outcome);
  const headers = {
    etag: `W/"${resource.meta?.versionId}"`,
    'last-modified': new Date(resource.meta?.lastUpdated ?? 0).toUTCString(),
    ...(status === 201 || ask.method !== 'GET'
      ? { location: `${baseUrl}/${resource.resourceType}/${resource.id}/_history/${resource.meta?.versionId}` }
      : {}),
  };
  const isBrief = ask.method !== 'GET' && /\breturn=minimal\b/.test(ask.headers['prefer'] ?? '');
  return isBrief ? { status, headers, body: '' } : answerFhir(status, resource, headers);
}

/** Whose a resource is: nobody's and everybody's for people and places of the EHR itself. */
async function isOf(resource: Resource, patientId: string, store: EhrStore): Promise<boolean> {
  const patient = `Patient/${patientId}`;
  switch (resource.resourceType) {
    case 'Patient':
      return resource.id === patientId;
    case 'Practitioner':
    case 'Organization':
    case 'Medication':
      return true;
    case 'Binary':
      return resource.securityContext?.reference === patient;
    case 'Provenance':
      return isOfTargets(resource, patientId, store);
    default:
      return patientReferenceOf(resource) === patient;
  }
}

async function isOfTargets({ target }: Provenance, patientId: string, store: EhrStore): Promise<boolean> {
  for (const { reference = '' } of target) {
    const [type = '', id = ''] = reference.split('/');
    const { resource } = await store.ask('GET', `${type}/${id}`);
    if (resource === null || resource.resourceType === 'Provenance') return false;
    if (!(await isOf(resource, patientId, store))) return false;
  }
  return target.length > 0;
}
