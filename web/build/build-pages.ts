import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from 'rolldown/experimental';
import { build } from 'vite';
import type { BuiltPage } from '../src/app/built-pages.ts';
import { buildWorkbench } from './build-workbench.ts';
import { languages, type Language } from './languages.ts';
import { writePageHtml } from './page-html.ts';
import { browserConfig, prerenderConfig, root } from './pages-config.ts';
import { precompress } from './precompress.ts';
import { pruneStyles } from './prune-styles.ts';

interface Prerender {
  readonly builtPages: readonly BuiltPage[];
  renderPage(path: string): Promise<string>;
}

const beforePaint = join(root, 'src/app/before-paint.js');
/** Of this process alone, since two builds may run at once. */
const cache = join(root, '..', 'node_modules', '.cache', `notewright-pages-${process.pid}`);

/** All styles of a build, the sheet that every page shares (Tailwind's layers) first, as a browser would get them. */
async function readStyles(assets: string): Promise<string> {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css')).sort();
  const texts = await Promise.all(sheets.map((file) => readFile(join(assets, file), 'utf8')));
  const isShared = (text: string): boolean => text.includes('@layer theme');
  return [...texts.filter(isShared), ...texts.filter((text) => !isShared(text))].join('\n');
}

/** A page of the build in its language, with what must run before the first paint in place: no request, no waiting. */
async function readFrame(file: string, language: Language): Promise<string> {
  const [html, script] = await Promise.all([readFile(file, 'utf8'), readFile(beforePaint, 'utf8')]);
  const { code } = await minify('before-paint.js', script);
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--before-paint-->', () => `<script>${code.trim()}</script>`);
}

/** Draws every page that is built ahead, with a sheet of its own that holds what it uses, into `target`. */
async function prerenderPages(language: Language, out: string, target: string): Promise<void> {
  const folder = join(cache, `prerender-${language}`);
  await build(prerenderConfig(language, folder));
  const module = `${pathToFileURL(join(folder, 'prerender.js')).href}?at=${Date.now()}`;
  const { builtPages, renderPage } = (await import(module)) as Prerender;
  const frame = await readFrame(join(out, 'visit.html'), language);
  const styles = await readStyles(join(out, 'assets'));
  for (const page of builtPages) {
    const markup = await renderPage(page.path);
    const html = writePageHtml(frame, page, { language, markup, styles: pruneStyles(styles, markup) });
    await writeFile(join(target, `${page.name}.html`), html);
  }
}

async function buildLanguage(language: Language, dist: string): Promise<void> {
  const out = join(cache, `browser-${language}`);
  await build(await browserConfig(language, out));
  const target = join(out, '.pages', language);
  await mkdir(target, { recursive: true });
  await prerenderPages(language, out, target);
  await writeFile(join(target, 'app.html'), await readFrame(join(out, 'index.html'), language));
  await Promise.all(['index.html', 'visit.html'].map((file) => rm(join(out, file))));
  // Files are named by their content: what both languages use is one file.
  await cp(out, dist, { recursive: true });
}

/**
 * Builds the pages in every language: what browsers load (`assets`), and the HTML that the server sends
 * (`.pages/<language>/<page>.html`, `app.html` where no page was built ahead).
 */
export async function buildPages(): Promise<void> {
  const made = join(cache, 'dist');
  for (const language of languages) await buildLanguage(language, made);
  await buildWorkbench(join(made, '.workbench'));
  await precompress(join(made, 'assets'));
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  await rename(made, dist);
  await rm(cache, { recursive: true, force: true });
}

if (import.meta.main) {
  await buildPages();
  // Drawing pages leaves timers of the query library behind, which would keep the process for minutes.
  process.exit(0);
}
