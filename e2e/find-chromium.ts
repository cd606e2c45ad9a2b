import { inflate } from '@sparticuz/chromium';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.dirname(import.meta.dirname);
const run = promisify(execFile);

/** A browser that starts on this machine, and what its environment needs beside the caller's. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** As root a browser's sandbox cannot start; elsewhere it stays on. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function starts(chromium: Chromium): Promise<boolean> {
  const env = { ...process.env, ...chromium.env };
  return run(chromium.executablePath, ['--version'], { env, timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

async function packageVersion(): Promise<string> {
  const text = await readFile(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return String((JSON.parse(text) as { version: unknown }).version);
}

/**
 * Unpacks the browser of the npm package, with its libraries and fonts, into a folder of our own: the package's own
 * `executablePath` would reuse whatever older copy lies in the temporary folder.
 */
async function unpack(): Promise<string> {
  const folder = path.join(root, 'node_modules', '.cache', `chromium-${await packageVersion()}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = partial;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((name) => inflate(path.join(root, 'node_modules/@sparticuz/chromium/bin', name))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }));
  return folder;
}

async function findPackaged(): Promise<Chromium | null> {
  const folder = await unpack();
  const executablePath = path.join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const chromium = { executablePath, env };
    if (await starts(chromium)) return chromium;
  }
  return null;
}

async function findInstalled(places: readonly string[]): Promise<Chromium | null> {
  for (const executablePath of places) {
    const chromium = { executablePath, env: {} };
    if (existsSync(executablePath) && (await starts(chromium))) return chromium;
  }
  return null;
}

/**
 * Finds a browser: the one named by `CHROMIUM` (`CHROMIUM=system` means one that is installed); else, as root, the one in the npm
 * package, which draws no window and takes two thirds of the processor time; else an installed one. Others than root look for an
 * installed one first: its sandbox is set up, and where the system lets nobody make one the package's would not start.
 *
 * @throws when none starts, with one sentence that says what to do.
 */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env['CHROMIUM'] ?? '';
  const installed = () => findInstalled(['', 'system'].includes(wanted) ? systemPlaces : [wanted]);
  const packaged = async () => (process.platform === 'linux' && wanted === '' ? findPackaged() : null);
  const chromium = isRoot ? ((await packaged()) ?? (await installed())) : ((await installed()) ?? (await packaged()));
  if (chromium) return chromium;
  throw new Error('The browser tests found no Chromium that starts: please install chromium, or name one in CHROMIUM.');
}
