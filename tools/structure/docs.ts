import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLinks } from './links.ts';
import type { SourceFile } from './source-files.ts';

const recipeLines = 40;

/** Paths in backticks that look like files or folders of this repository. */
const mentioned = /`((?:contract|engine|server|web|cli|bench|tools|e2e|docs)\/[\w./-]+)`/g;

async function listDocs(root: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(root, place), { withFileTypes: true }).catch(() => []);
  const nested = entries.map(async (entry) =>
    entry.isDirectory() ? listDocs(root, `${place}/${entry.name}`) : [`${place}/${entry.name}`],
  );
  return (await Promise.all(nested)).flat().filter((file) => file.endsWith('.md'));
}

/** The pages below `docs`, and those beside it. */
export async function readDocs(root: string): Promise<{ readonly path: string; readonly text: string }[]> {
  const paths = [...(await listDocs(root, 'docs')), ...besideDocs];
  return Promise.all(
    paths.map(async (doc) => ({ path: doc, text: await readFile(path.join(root, doc), 'utf8').catch(() => '') })),
  );
}

const besideDocs = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

/** Recipes stay short, and no page names or links to a file or folder that is not there. */
export async function checkDocs(root: string, files: readonly SourceFile[]): Promise<string[]> {
  const known = new Set(
    files.flatMap((file) => file.path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
  );
  const docs = await readDocs(root);
  for (const doc of docs) known.add(doc.path).add(path.posix.dirname(doc.path));
  const checked = docs.map(async ({ path: doc, text }) => {
    const lines = text.split('\n').length - 1;
    const missing = [...text.matchAll(mentioned)]
      .map((match) => (match[1] ?? '').replace(/\/$/, ''))
      .filter((place) => /\.tsx?$|^[\w-]+(?:\/[\w-]+)*$/.test(place) && !known.has(place));
    return [
      ...(doc.startsWith('docs/recipes/') && lines > recipeLines
        ? [`${doc} has ${lines} lines; a recipe has at most ${recipeLines}`]
        : []),
      ...missing.map((place) => `${doc} names ${place}, which is not there`),
      ...(await checkLinks(root, [{ path: doc, text }])),
    ];
  });
  return (await Promise.all(checked)).flat();
}
