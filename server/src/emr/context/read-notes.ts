import type { EmrNote, EmrReadState } from '@notewright/contract';
import type { FhirResource } from '@notewright/engine';
import type { DocumentReader } from '../../documents/document-reader.ts';
import type { Owner } from '../../store/store.ts';
import { FhirProblem, type FhirClient } from '../fhir-client.ts';
import { conceptText, firstDayOf, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { searchAll } from './search-all.ts';

/** The last notes, and characters of one that are read. */
const mostNotes = 5;
/** Documents that are looked at for them: pictures and drafts stand between. */
const mostLooked = 15;
const longestNote = 200_000;

export interface NoteParts {
  readonly client: FhirClient;
  readonly baseUrl: string;
  readonly patientId: string;
  readonly documents: Pick<DocumentReader, 'readDocument'>;
  readonly owner: Owner;
}

export interface ReadNotes {
  readonly state: EmrReadState;
  readonly notes: readonly EmrNote[];
}

/** The last notes of a patient with their words, the newest first. A note that cannot be read does not hold the others back. */
export async function readNotes(parts: NoteParts, signal: AbortSignal): Promise<ReadNotes> {
  const { client, baseUrl, patientId } = parts;
  const query = `patient=${encodeURIComponent(patientId)}&_sort=-date&_count=50`;
  const found = await searchAll(client, { type: 'DocumentReference', query, patientId, baseUrl }, signal);
  if (typeof found === 'string') return { state: found, notes: [] };
  const documents = found.resources.filter(counts).sort(byDate).slice(0, mostLooked);
  const read = await Promise.allSettled(documents.map((one) => readNote(parts, one, signal)));
  const notes = read.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
  const failed = read.some((one) => one.status === 'rejected');
  if (notes.length > 0) return { state: 'read', notes: notes.slice(0, mostNotes) };
  return { state: failed ? 'failed' : 'none', notes: [] };
}

/** What was replaced, entered by mistake or is not finished is no note that one may lean on. */
function counts(document: FhirResource): boolean {
  const status = textOf(document['status']) ?? 'current';
  const state = textOf(document['docStatus']) ?? 'final';
  return status === 'current' && (state === 'final' || state === 'amended');
}

const dateOf = (document: FhirResource): string | null =>
  firstDayOf(document['date'], objectOf(document['context'])['period']);

/** The newest first; one without a date last. */
function byDate(a: FhirResource, b: FhirResource): number {
  const timeOf = (one: FhirResource): string => textOf(one['date']) ?? dateOf(one) ?? '';
  return timeOf(b).localeCompare(timeOf(a));
}

async function readNote(parts: NoteParts, document: FhirResource, signal: AbortSignal): Promise<EmrNote | null> {
  const { id } = document;
  const attachments = listOf(document['content']).map((one) => objectOf(objectOf(one)['attachment']));
  const chosen = readableTypes
    .flatMap((type) => attachments.filter((one) => typeOf(one) === type))
    .find((one) => typeof one['data'] === 'string' || typeof one['url'] === 'string');
  if (typeof id !== 'string' || chosen === undefined) return null;
  const bytes = await readBytes(parts, chosen, signal);
  const text = bytes === null ? null : await readText(parts, bytes, typeOf(chosen), signal);
  if (text === null || text.trim() === '') return null;
  const title =
    textOf(document['description']) ??
    textOf(chosen['title']) ??
    conceptText(document['type']) ??
    firstOf(document['category'], conceptText) ??
    'Note';
  return { id: `DocumentReference/${id}`, title, date: dateOf(document), text: text.trim().slice(0, longestNote) };
}

const plainTypes: readonly string[] = ['text/plain', 'text/markdown'];
/** The plainer, the earlier it is chosen. */
const readableTypes: readonly string[] = [...plainTypes, 'text/html', 'application/xhtml+xml', 'application/pdf'];

const typeOf = (attachment: Readonly<Record<string, unknown>>): string =>
  (textOf(attachment['contentType']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The bytes of an attachment, which may lie on the same server alone. */
async function readBytes(
  { client, baseUrl }: NoteParts,
  { data, url }: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Buffer | null> {
  if (typeof data === 'string') return Buffer.from(data, 'base64');
  const path = typeof url === 'string' ? pathOf(url, baseUrl) : null;
  if (path === null) return null;
  const { status, resource } = await client({ method: 'GET', path, signal });
  if (status !== 200 || resource === null) throw new FhirProblem('broken');
  const content = resource.resourceType === 'Binary' ? (resource['data'] ?? resource['content']) : null;
  return typeof content === 'string' ? Buffer.from(content, 'base64') : null;
}

function pathOf(url: string, baseUrl: string): string | null {
  const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length + 1) : url;
  return /^Binary\/[A-Za-z0-9\-.]{1,64}(?:\/_history\/[A-Za-z0-9\-.]{1,64})?$/.test(path) ? path : null;
}

/** Words of a page or a document are found as those of an attached file are, in a process of its own. */
async function readText(
  { documents, owner }: NoteParts,
  bytes: Buffer,
  type: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (plainTypes.includes(type)) return bytes.toString('utf8');
  const [name, declared] = type === 'application/pdf' ? ['earlier-note.pdf', type] : ['earlier-note.html', 'text/html'];
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  return (await documents.readDocument(bytes, name, declared, asker)).text;
}
