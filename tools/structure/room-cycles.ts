import { isTest, type SourceFile } from './source-files.ts';

/** Where each folder is a room. */
const roomsFolders = ['server/src/', 'web/src/'] as const;

/** The room of the files that lie beside the rooms: the entries, which stand above them all. */
const entries = 'the entries';

function roomOf(path: string, folder: string): string | null {
  if (!path.startsWith(folder)) return null;
  const rest = path.slice(folder.length);
  const slash = rest.indexOf('/');
  return slash < 0 ? entries : rest.slice(0, slash);
}

/** Which rooms each room imports, and one import that shows it. Types count: a room that is known is not below. */
type RoomGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

function drawRooms(files: readonly SourceFile[], folder: string): RoomGraph {
  const graph = new Map<string, Map<string, string>>();
  for (const file of files) {
    const own = roomOf(file.path, folder);
    if (own === null || isTest(file.path)) continue;
    const known = graph.get(own) ?? new Map<string, string>();
    graph.set(own, known);
    for (const target of file.imports) {
      const other = roomOf(target, folder);
      if (other !== null && other !== own && !known.has(other)) known.set(other, `${file.path} imports ${target}`);
    }
  }
  return graph;
}

/** The shortest way from one room over others back to it; null when there is none. */
function findWayBack(graph: RoomGraph, room: string): readonly string[] | null {
  const reached = new Set<string>();
  let ways: readonly (readonly string[])[] = [[room]];
  while (ways.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of ways) {
      for (const other of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (other === room) return way;
        if (!reached.has(other)) next.push([...way, other]);
        reached.add(other);
      }
    }
    ways = next;
  }
  return null;
}

/**
 * The rooms of the server, and those of the pages, that know one another, straight or by way of others: one sentence for
 * each such circle, with the imports that close it. Without a circle there is an order in which the rooms stand one above
 * the other.
 */
export function checkRoomCycles(files: readonly SourceFile[]): string[] {
  return roomsFolders.flatMap((folder) => findCircles(drawRooms(files, folder)));
}

function findCircles(graph: RoomGraph): string[] {
  const circles = new Map<string, string>();
  for (const room of [...graph.keys()].toSorted()) {
    const way = findWayBack(graph, room);
    if (way === null) continue;
    const name = way.toSorted().join(', ');
    if (circles.has(name)) continue;
    const shown = way.map((one, index) => graph.get(one)?.get(way[index + 1] ?? room) ?? '');
    circles.set(name, `the rooms ${[...way, room].join(' -> ')} import one another: ${shown.join('; ')}`);
  }
  return [...circles.values()];
}
