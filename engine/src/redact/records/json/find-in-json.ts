import type { Finding } from '../../../model/finding.ts';
import type { RecordFormat } from '../record-format.ts';
import { makeSurrogateIds, type SurrogateIds } from '../fhir/surrogate-ids.ts';
import { readFhirValue } from '../fhir/read-value.ts';
import { markResources } from '../fhir/resources.ts';
import { readDate } from '../shared/dates.ts';
import { finishDocument, startDocument, valueOf, type JsonDocument } from './json-document.ts';
import type { JsonNode } from './json-node.ts';
import { gatherPaths } from './paths.ts';
import { readJson, readJsonLines, type JsonLines } from './read-json.ts';
import { readKeys } from './read-keys.ts';
import { readPlainValue } from './read-plain.ts';

const longestDate = 40;

function latestYear(document: JsonDocument, leaves: readonly JsonNode[]): number {
  let latest = 0;
  for (const node of leaves)
    if (node.type === 'string' && node.end - node.start <= longestDate)
      latest = Math.max(latest, readDate(valueOf(document, node).text)?.year ?? 0);
  return latest;
}

/** Reads one document: the values of FHIR resources by their elements, all others by their keys and columns. */
function readDocument(text: string, { nodes, broken }: JsonLines, ids: SurrogateIds): Finding[] {
  const document = startDocument(text);
  const leaves = nodes.filter(({ type }) => type === 'string' || type === 'number');
  document.latestYear = latestYear(document, leaves);
  const resources = markResources(document, nodes);
  const isPlain = resources.size < nodes.length;
  const paths = isPlain ? gatherPaths(nodes, (node) => valueOf(document, node).text) : undefined;
  for (const node of leaves) {
    const resource = resources.get(node);
    const path = paths?.get(node);
    if (resource !== undefined) readFhirValue({ document, ids }, node, resource);
    else if (path) readPlainValue(document, node, path);
  }
  if (isPlain)
    readKeys(
      document,
      nodes.filter((node) => !resources.has(node)),
    );
  // Lines that are no JSON are read as words, after all others.
  for (const { start, end } of broken) document.fields.push({ text: text.slice(start, end), start, joint: '\n' });
  return finishDocument(document);
}

/**
 * Finds the identifiers of JSON or JSON Lines: of FHIR R4 resources by their elements, of any other shape by keys and by
 * what the values of a key have in common.
 *
 * @param ids the ids given so far, for whoever reads a large export piece by piece and wants references to stay whole.
 * @returns null when the text is no JSON.
 */
export function findInJson(text: string, ids: SurrogateIds = makeSurrogateIds()): Finding[] | null {
  const nodes = readJson(text);
  if (nodes) return readDocument(text, { nodes, broken: [] }, ids);
  const lines = readJsonLines(text);
  return lines ? readDocument(text, lines, ids) : null;
}

/** JSON of any shape, FHIR among it. */
export const jsonFormat: RecordFormat = { name: 'json', find: (text) => findInJson(text) };
