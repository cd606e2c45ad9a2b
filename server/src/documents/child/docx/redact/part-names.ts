import path from 'node:path/posix';
import type { PackageGraph } from './package-graph.ts';

/** What programs call the parts of a document; long numbers are no program's. */
const standard =
  /^word\/(?:(?:glossary\/)?(?:document|styles|stylesWithEffects|numbering|settings|webSettings|fontTable|footnotes|endnotes|comments|commentsExtended|commentsIds|header\d{0,3}|footer\d{0,3})|theme\/theme(?:Override)?\d{0,3}|charts\/(?:chart|chartEx|style|colors)\d{0,3}|diagrams\/(?:data|layout|quickStyle|colors|drawing)\d{0,3}|drawings\/drawing\d{0,3})\.xml$|^word\/fonts\/font\d{0,3}\.(?:odttf|ttf|otf|fntdata)$/;

/** New names, by the old ones, of the parts with words and of the fonts whose names a person may have given. */
export function renameParts({ parts }: PackageGraph): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const { name, kind } of parts.values()) {
    if (name === '' || kind === 'picture' || standard.test(name)) continue;
    const extension = kind === 'plain' ? path.extname(name).toLowerCase() : '.xml';
    // No program gives this name, so it is free.
    renamed.set(name, `word/part${renamed.size + 1}${extension}`);
  }
  return renamed;
}
