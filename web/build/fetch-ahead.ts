import type { Plugin, Rolldown } from 'vite';

/**
 * What goes before a part of the pages that is fetched when it is needed: all its scripts and sheets at once, and the
 * import only when they are there.
 *
 * Vite's own asks by `modulepreload` and imports meanwhile. But a browser remembers a module that failed until the
 * page is reloaded, so one request without the network would lose the part. A plain fetch only fills the cache, and the
 * next try asks again; a sheet that failed is taken out of the page.
 */
const helper = `const asked = new Map();

const failed = () => new Error('A part of the page could not be fetched.');

const fetchScript = async (href) => {
  const answer = await fetch(href);
  if (!answer.ok) throw failed();
  await answer.arrayBuffer();
};

const addSheet = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    reject(failed());
  };
  document.head.append(link);
});

const ask = async (href) => {
  try {
    const isThere = [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === href);
    if (!isThere) await (href.endsWith('.css') ? addSheet : fetchScript)(href);
  } catch (error) {
    asked.delete(href);
    throw error;
  }
};

export const __vitePreload = async (load, files) => {
  await Promise.all(files.map((file) => {
    const href = '/' + file;
    if (!asked.has(href)) asked.set(href, ask(href));
    return asked.get(href);
  }));
  return load();
};
`;

/** Files of styles alone, which the build leaves out in the end; by name, since their hash is not known in time. */
const onlyStyles = new Set<string>();

/** By file: itself, and the scripts and sheets that are there before it runs, since it imports them. */
const there = new Map<string, ReadonlySet<string>>();

function reach(bundle: Rolldown.OutputBundle, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const part = bundle[file];
    if (found.has(file) || part?.type !== 'chunk') return;
    found.add(file);
    for (const sheet of part.viteMetadata?.importedCss ?? []) found.add(sheet);
    part.imports.forEach(visit);
  };
  visit(from);
  return found;
}

/**
 * For Vite's `modulePreload`: a part is asked for together with what it imports, also where it imports nothing; pages
 * name theirs in the HTML. What the file that asks imports itself is there already, and is not named again.
 */
export function withItself(
  file: string,
  imports: readonly string[],
  host: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  const isLeftOut = [...onlyStyles].some((name) => file.startsWith(`assets/${name}-`));
  const all = host.hostType === 'html' || isLeftOut ? [...imports] : [...new Set([file, ...imports])];
  return all.filter((one) => !there.get(host.hostId)?.has(one));
}

/** Puts that helper in the place of Vite's; fails when a new version of Vite asks for it by another name. */
export function fetchAhead(): Plugin {
  let isDone = false;
  return {
    name: 'notewright:fetch-ahead',
    apply: 'build',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler(code) {
        if (!/export\s*\{\s*__vitePreload\s*\}|export const __vitePreload\b/.test(code))
          this.error('Vite fetches parts of pages differently from what build/fetch-ahead.ts knows; adapt it');
        isDone = true;
        return { code: helper, map: null, moduleSideEffects: false };
      },
    },
    renderChunk(_code, chunk) {
      if (chunk.moduleIds.length > 0 && chunk.moduleIds.every((id) => id.endsWith('.css'))) onlyStyles.add(chunk.name);
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (!isDone) this.error('Vite no longer asks for the helper that build/fetch-ahead.ts replaces.');
        for (const file of Object.keys(bundle)) there.set(file, reach(bundle, file));
      },
    },
  };
}
