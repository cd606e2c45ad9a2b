import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A page of documentation: its place in the repository, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** A link or a picture: its words, and where it leads without the place within the page. */
const linkPattern = /\[([^\]\n]*(?:\n[^\]\n]*)?)\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g;
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
/** Words that are one name of the code: the file that they lead to has to hold it. */
const nameInCode = /^`([A-Za-z_$][\w$]*)`$/;

const withoutCode = (text: string): string => text.replaceAll(/^```[^\n]*\n[\s\S]*?^```/gm, '');

async function checkLink(root: string, page: Page, words: string, target: string): Promise<string[]> {
  const place = path.posix.normalize(path.posix.join(path.posix.dirname(page.path), decodeURI(target)));
  const found = await stat(path.join(root, place)).catch(() => null);
  if (place.startsWith('../') || found === null) return [`${page.path} links to ${target}, which is not there`];
  const name = nameInCode.exec(words)?.[1];
  if (name === undefined || !found.isFile()) return [];
  const source = await readFile(path.join(root, place), 'utf8');
  const holds = new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(source);
  return holds ? [] : [`${page.path} looks for ${name} in ${place}, which does not hold it`];
}

/**
 * Every relative link of a page leads to a file or folder of the repository, and one whose words are a name in
 * backticks to a file that holds this name. Places within a page, and addresses elsewhere, are left alone.
 */
export async function checkLinks(root: string, pages: readonly Page[]): Promise<string[]> {
  const checked = pages.flatMap((page) =>
    [...withoutCode(page.text).matchAll(linkPattern)]
      .filter(([, , target = '']) => !elsewhere.test(target))
      .map(async ([, words = '', target = '']) => checkLink(root, page, words, target)),
  );
  return (await Promise.all(checked)).flat();
}
