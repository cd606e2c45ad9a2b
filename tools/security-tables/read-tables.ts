import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One row of a table, its cells trimmed; `table` is how many tables stand before it. */
export interface Row {
  readonly table: number;
  readonly cells: readonly string[];
}

/** The rows of all tables of a page, heads and rules left out. */
export function readTables(markdown: string): readonly Row[] {
  const rows: Row[] = [];
  let table = -1;
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const isRow = /^\|.*\|$/.test(line);
    if (isRow && !isInside) table += 1;
    else if (isRow && !/^\|(?: *:?-+:? *\|)+$/.test(line))
      rows.push({
        table,
        cells: line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      });
    isInside = isRow;
  }
  return rows;
}

/** The files and folders that a text names between backticks: what has a slash, and is no address, call or command. */
export function namedPlaces(text: string): readonly string[] {
  const named = [...text.matchAll(/`((?:\.ci|cli|contract|docs|e2e|engine|server|tools|web)\/[^` ]+)`/g)];
  return named.map((match) => match[1] ?? '');
}

/** Pairs of a file and words of a test's title, as a cell names them: `file`: title; title; `file`: title. */
export function namedTests(cell: string): readonly (readonly [file: string, title: string])[] {
  return [...cell.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`(?:: ([^`]*?))?(?=[;,] `|$)/g)].flatMap((match) => {
    const titles = (match[2] ?? '').split('; ').filter((title) => title !== '');
    return titles.length === 0
      ? [[match[1] ?? '', ''] as const]
      : titles.map((title) => [match[1] ?? '', title] as const);
  });
}

/** What a page names that is not there, one sentence each. */
export function findMissing(root: string, markdown: string): readonly string[] {
  const missing = namedPlaces(markdown)
    .filter((place) => !existsSync(path.join(root, place)))
    .map((place) => `There is no ${place}.`);
  for (const { cells } of readTables(markdown)) {
    for (const [file, title] of cells.flatMap(namedTests)) {
      const place = path.join(root, file);
      if (existsSync(place) && !readFileSync(place, 'utf8').includes(title))
        missing.push(`${file} has no test called "${title}".`);
    }
  }
  return missing;
}
