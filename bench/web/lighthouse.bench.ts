import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { startApp } from '../../e2e/start-app.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import { openBrowser } from './open-browser.ts';

/** Every page that a visitor may open. */
const pages = [
  '/home',
  '/faq',
  '/helpAndSupport',
  '/terms',
  '/privacy',
  '/pricing',
  '/login',
  '/signUp',
  '/forgetPassword',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds within which the largest part stands, on Slow 4G and a processor four times slower. */
const paintLimits: Readonly<Record<string, number>> = { '/home': 1200, '/login': 1800 };

interface Run {
  readonly scores: Readonly<Record<string, number>>;
  readonly audits: Readonly<Record<string, number>>;
  readonly failing: readonly string[];
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const audits = Object.entries(lhr.audits);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, 100 * (lhr.categories[name]?.score ?? 0)])),
    audits: Object.fromEntries(audits.map(([name, audit]) => [name, audit.numericValue ?? 0])),
    failing: audits.filter(([, audit]) => audit.score !== null && audit.score < 0.9).map(([name]) => name),
  };
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A category's shortfall from 100, since a figure's limit is the most that it may be. */
function figuresOf(page: string, runs: readonly Run[]): Figure[] {
  const medianOf = (audit: string): number => median(runs.map((run) => run.audits[audit] ?? Number.NaN));
  const paint = paintLimits[page];
  return [
    ...categories.map((name) => ({
      what: `${page}: ${name}, points below 100`,
      value: 100 - median(runs.map((run) => run.scores[name] ?? 0)),
      unit: 'points',
      limit: 0,
    })),
    {
      what: `${page}: largest contentful paint`,
      value: medianOf('largest-contentful-paint'),
      unit: 'ms',
      ...(paint === undefined ? {} : { limit: paint }),
    },
    { what: `${page}: blocking time`, value: medianOf('total-blocking-time'), unit: 'ms', limit: 0 },
    { what: `${page}: layout shift`, value: medianOf('cumulative-layout-shift'), unit: '', limit: 0 },
  ];
}

/** A run in a browser of its own, so that none finds anything of the last; one that could not be recorded is repeated. */
async function measure(url: string, triesLeft = 2): Promise<Run> {
  try {
    const port = await findFreePort();
    // Going back from the cache is one of the things that are judged.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await using browser = await openBrowser({ args: [`--remote-debugging-port=${port}`], ignoreDefaultArgs });
    if (!browser.isConnected()) throw new Error('The browser has ended.');
    return await runOnce(url, port);
  } catch (problem) {
    if (triesLeft === 0) throw problem;
    return await measure(url, triesLeft - 1);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** `npm run bench -- lighthouse [RUNS] [PATH...]`: five runs of each page, mobile, unless another number is given. */
export const benchmark: Benchmark = {
  title: 'Lighthouse, mobile (Slow 4G, processor four times slower), medians',
  // The pages with a limit of their own for painting.
  shortArgs: ['3', ...Object.keys(paintLimits)],
  async run(args) {
    const count = Number(args.find((word) => /^\d+$/.test(word)) ?? 5);
    const paths = args.filter((word) => word.startsWith('/'));
    const app = await startApp();
    const figures: Figure[] = [];
    try {
      for (const page of paths.length > 0 ? paths : pages) {
        const runs: Run[] = [];
        while (runs.length < count) runs.push(await measure(app.address + page));
        const failing = [...new Set(runs.flatMap((run) => run.failing))];
        if (failing.length > 0) process.stderr.write(`${page}: below 90: ${failing.join(', ')}\n`);
        figures.push(...figuresOf(page, runs));
      }
      return figures;
    } finally {
      await app.stop();
    }
  },
};
