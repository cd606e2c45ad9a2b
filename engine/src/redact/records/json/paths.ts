import { plainRole, roleOfFieldName, splitFieldName, type FieldRole } from '../shared/field-role.ts';
import { decideRole, isPersonal } from '../shared/vote.ts';
import type { JsonNode } from './json-node.ts';

const mostValues = 200;

/** A place in the shape of the data, such as "patients[].name": the elements of an array share it. */
export interface JsonPath {
  readonly key: string;
  readonly parent: JsonPath | undefined;
  readonly below: Map<string, JsonPath>;
  /** The first values that stand there. */
  readonly values: string[];
  /** True when one of its members is a person's: a birth date, a record number. */
  ofPerson: boolean;
  role?: FieldRole;
  /** How many of its numbers were read and identified nobody. */
  harmlessNumbers: number;
}

/** Keys that only carry the value of what they stand in: "phone": {"value": ...}. */
const carriers = new Set(
  'value values text full formatted line lines number display raw label content string data item items #text _text $ _ val'.split(
    ' ',
  ),
);

function makePath(key: string, parent: JsonPath | undefined): JsonPath {
  return { key, parent, below: new Map(), values: [], ofPerson: false, harmlessNumbers: 0 };
}

/** What the key says by itself, or together with the key above it: "first" in "name", "value" in "phone". */
function namedRole({ key, parent }: JsonPath): FieldRole | undefined {
  const own = roleOfFieldName(key);
  const above = parent && parent.key !== '' ? roleOfFieldName(parent.key) : undefined;
  if (above && above.treat !== 'text' && carriers.has(key.toLowerCase())) return above;
  if (own && own.treat !== 'maybe' && own.treat !== 'person') return own;
  const both = parent ? roleOfFieldName(`${parent.key} ${splitFieldName(key).join(' ')}`) : undefined;
  return own ? (both ?? own) : both?.treat === 'text' ? undefined : both;
}

/** Decides once what happens to the values of a path. */
export function roleOfPath(path: JsonPath): FieldRole {
  path.role ??= decideRole({
    named: namedRole(path),
    values: path.values,
    ofPerson: path.parent?.ofPerson === true,
  });
  return path.role;
}

/**
 * Gathers the shape of the data: for every value its path, with the first values of each.
 *
 * @param nodes all values in the order of the text.
 * @param valueOf what a string or number says.
 */
export function gatherPaths(
  nodes: readonly JsonNode[],
  valueOf: (node: JsonNode) => string,
): ReadonlyMap<JsonNode, JsonPath> {
  const root = makePath('', undefined);
  const paths = new Map<JsonNode, JsonPath>();
  for (const node of nodes) {
    const above = (node.parent && paths.get(node.parent)) ?? root;
    if (!node.keyText) {
      paths.set(node, above);
    } else {
      let path = above.below.get(node.key);
      if (!path) {
        above.below.set(node.key, (path = makePath(node.key, above)));
        if (isPersonal(roleOfFieldName(node.key) ?? plainRole)) above.ofPerson = true;
      }
      paths.set(node, path);
    }
    const path = paths.get(node);
    if (path && (node.type === 'string' || node.type === 'number') && path.values.length < mostValues)
      path.values.push(valueOf(node));
  }
  return paths;
}
