import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { importWords, languages, type Language } from '../languages.ts';
import { readTypeface, sharp, type Typeface } from './build-tools.ts';
import { drawSocial, type SocialWords } from './social-picture.ts';
import { writeIco } from './write-ico.ts';

const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');
const markFile = join(root, 'public', 'favicon.svg');
const cache = join(root, '..', 'node_modules', '.cache', 'notewright-icons');
const paper = '#faf8f3';

const fontFiles = {
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

/** How wide and high the icons are, in pixels. */
export const iconSizes = { ico: [16, 32, 48], touch: 180, any: [192, 512] } as const;

/** Where a home screen cuts a picture into its own shape, the mark keeps to the middle. */
const maskableShare = 0.52;
const touchShare = 0.62;

/** The mark by day: what cannot ask for the reader's colours shows these, which stand out on either. */
function readMark(): string {
  return readFileSync(markFile, 'utf8').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/, '');
}

const inside = (mark: string): string => mark.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');

/** The frame of the mark is two pixels of 32; a large picture bears a finer one. */
const fineFrom = 180;

/** The mark alone, or in the middle of a square of paper of which it takes a share. */
function drawMark(mark: string, size: number, share?: number): Promise<Buffer> {
  const room = share === undefined ? 32 : 32 / share;
  const edge = (room - 32) / 2;
  const ground = share === undefined ? '' : `<rect width="${room}" height="${room}" fill="${paper}"/>`;
  const drawn = size < fineFrom ? mark : mark.replace('stroke-width="2"', 'stroke-width="1.4"');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${room} ${room}">${ground}<g transform="translate(${edge} ${edge})">${inside(drawn)}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const manifest = {
  name: 'Notewright',
  short_name: 'Notewright',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: iconSizes.any.flatMap((size) => [
    { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
  ]),
} as const;

async function readFace(file: string, weight: number): Promise<Typeface> {
  const letters = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('');
  return readTypeface(
    await subsetFont(readFileSync(resolve(file)), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  );
}

const readSocialWords = (language: Language): Promise<SocialWords> =>
  importWords('web/build/icons/social.words.ts', language);

async function drawAll(): Promise<ReadonlyMap<string, Uint8Array>> {
  const mark = readMark();
  const files = new Map<string, Uint8Array>();
  const ico = iconSizes.ico.map(async (size) => ({ size, png: await drawMark(mark, size) }));
  files.set('favicon.ico', writeIco(await Promise.all(ico)));
  files.set('apple-touch-icon.png', await drawMark(mark, iconSizes.touch, touchShare));
  for (const size of iconSizes.any) {
    files.set(`icon-${size}.png`, await drawMark(mark, size));
    files.set(`icon-maskable-${size}.png`, await drawMark(mark, size, maskableShare));
  }
  const faces = { serif: await readFace(fontFiles.serif, 500), sans: await readFace(fontFiles.sans, 400) };
  for (const language of languages) {
    const picture = sharp(Buffer.from(drawSocial(await readSocialWords(language), faces)));
    files.set(`social-${language}.png`, await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  }
  files.set('site.webmanifest', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}

/** What the pictures depend on: the mark, the typefaces, how they are drawn, and their words. */
async function recipe(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(markFile));
  for (const file of Object.values(fontFiles)) hash.update(readFileSync(resolve(file)));
  for (const file of readdirSync(import.meta.dirname).toSorted())
    if (!file.includes('.test.')) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const language of languages) hash.update(JSON.stringify([language, await readSocialWords(language)]));
  return hash.digest('hex').slice(0, 16);
}

/** Icons, manifest and link pictures by their names; drawn once for each version of what they are made from. */
export async function makeIcons(): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = join(cache, await recipe());
  if (existsSync(folder))
    return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const));
  const files = await drawAll();
  // Aside first, since two builds may run at once.
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(aside, name), bytes);
  if (!existsSync(folder)) renameSync(aside, folder);
  return files;
}

const links: readonly HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' }, injectTo: 'head' },
];

/** Puts the icons beside the pages, under names that stay, and names them in the head of every page. */
export function icons(): Plugin {
  return {
    name: 'notewright:icons',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of await makeIcons()) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: { order: 'post', handler: () => [...links] },
  };
}
