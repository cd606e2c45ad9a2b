import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

type Range = readonly [first: number, last: number];

/**
 * What the pages load at once (`core`: English with its punctuation, units and clinical signs) and what a browser
 * fetches only when a name or a foreign word needs it (`latin`).
 */
const subsets: Readonly<Record<'core' | 'latin', readonly Range[]>> = {
  core: [
    [0x20, 0x7e],
    // With what Spanish needs, since each page names the other language.
    [0xa0, 0xa1],
    [0xa9, 0xab],
    [0xb0, 0xb3],
    [0xb5, 0xb5],
    [0xb7, 0xb7],
    [0xba, 0xbf],
    [0xc1, 0xc1],
    [0xc9, 0xc9],
    [0xcd, 0xcd],
    [0xd1, 0xd1],
    [0xd3, 0xd3],
    [0xd7, 0xd7],
    [0xda, 0xda],
    [0xdc, 0xdc],
    [0xe1, 0xe1],
    [0xe9, 0xe9],
    [0xed, 0xed],
    [0xf1, 0xf1],
    [0xf3, 0xf3],
    [0xfa, 0xfa],
    [0xfc, 0xfc],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2032, 0x2033],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2248, 0x2248],
    [0x2260, 0x2260],
    [0x2264, 0x2265],
  ],
  latin: [
    [0xa2, 0xa8],
    [0xac, 0xaf],
    [0xb4, 0xb4],
    [0xb6, 0xb6],
    [0xb8, 0xb9],
    [0xc0, 0xc0],
    [0xc2, 0xc8],
    [0xca, 0xcc],
    [0xce, 0xd0],
    [0xd2, 0xd2],
    [0xd4, 0xd6],
    [0xd8, 0xd9],
    [0xdb, 0xdb],
    [0xdd, 0xe0],
    [0xe2, 0xe8],
    [0xea, 0xec],
    [0xee, 0xf0],
    [0xf2, 0xf2],
    [0xf4, 0xf9],
    [0xfb, 0xfb],
    [0xfd, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2030, 0x2030],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
  ],
};

const weights = { min: 400, max: 600, default: 400 } as const;
const features = ['kern', 'liga', 'tnum', 'lnum'];

const faces = [
  {
    family: 'Instrument Sans',
    name: 'instrument-sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  {
    family: 'Newsreader',
    name: 'newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  },
] as const;

const hex = (point: number): string => point.toString(16).toUpperCase();

function charactersOf(ranges: readonly Range[]): string {
  const points = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...points);
}

function ruleOf(family: string, file: string, ranges: readonly Range[]): string {
  const range = ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-style: normal;',
    `  font-weight: ${weights.min} ${weights.max};`,
    '  font-display: swap;',
    `  src: url('./${file}') format('woff2');`,
    `  unicode-range: ${range};`,
    '}',
  ].join('\n');
}

/** Writes aside first and renames, since two builds may run at once. */
function writeWhole(target: string, content: string | Uint8Array): void {
  writeFileSync(`${target}.${process.pid}`, content);
  renameSync(`${target}.${process.pid}`, target);
}

/**
 * Cuts both typefaces to the characters and weights in use and writes the rules that name them (`fonts.css`), once per
 * version of the fonts and of the lists above.
 */
export async function cutFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const { family, name, file } of faces) {
    const source = readFileSync(resolve(file));
    for (const [subset, ranges] of Object.entries(subsets)) {
      const target = join(folder, `${name}-${subset}.woff2`);
      rules.push(ruleOf(family, `${name}-${subset}.woff2`, ranges));
      const recipe = createHash('sha256')
        .update(source)
        .update(JSON.stringify([ranges, weights, features]))
        .digest('hex');
      const note = `${target}.recipe`;
      if (existsSync(target) && existsSync(note) && readFileSync(note, 'utf8') === recipe) continue;
      const variationAxes = { wght: weights };
      writeWhole(
        target,
        await subsetFont(source, charactersOf(ranges), {
          targetFormat: 'woff2',
          noHinting: true,
          keepFeatures: features,
          variationAxes,
        }),
      );
      writeWhole(note, recipe);
    }
  }
  writeWhole(join(folder, 'fonts.css'), `${rules.join('\n\n')}\n`);
}

/** Asks for the two typefaces while the page's script is still on its way. */
export function preloadFonts(): Plugin {
  return {
    name: 'notewright:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /-core-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}
