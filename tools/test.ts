import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { findTestsOf } from './find-tests-of.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { root, runCommand } from './run-command.ts';
import { listFailures, readBrowserReport, readFailures, readUnitReport } from './list-failures.ts';

/**
 * `npm test`: unit and API tests, then the journeys in a real browser, in the quick tier; `npm run test:full` runs the
 * whole tier (`server/src/testing/test-tier.ts`), in which the files `*.whole.test.ts` run as well. `npm test -- unit [FILE...]` or `npm test -- browser [FILE...]` runs
 * one part: a source file stands for the tests beside it, and further options go to the part's runner. `TEST_SEED=N`
 * runs the files in another order and the property tests on other cases. Failures are listed again at the end.
 */
const given = process.argv.slice(2);
const tier = given[0] === '--full' ? 'full' : (process.env['TEST_TIER'] ?? 'quick');
const [part, ...rest] = given[0] === '--full' ? given.slice(1) : given;
const known = ['unit', 'browser'];
if (part !== undefined && !known.includes(part)) {
  console.error(`npm test knows the parts ${known.join(' and ')}, not "${part}".`);
  process.exit(2);
}

const env = { TEST_TIER: tier };
const reports = path.join(root, 'test-results');
const failed: string[] = [];
const lists: string[] = [];

async function runUnitTests(): Promise<void> {
  const report = path.join(reports, `unit-${process.pid}.json`);
  const chosen = await findTestsOf(root, rest);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const temporary = openMemoryFolder();
  const options = { env: { ...env, TMPDIR: temporary.folder } };
  const status = await runCommand('vitest', ['run', ...reporters, ...chosen], options).finally(temporary.remove);
  if (status === 0) return;
  failed.push('unit and API tests');
  // Read now: the journeys begin by emptying the folder.
  lists.push(listFailures(await readFailures(report, readUnitReport)));
}

async function runJourneys(): Promise<void> {
  await buildWeb();
  const report = path.join(reports, `browser-${process.pid}.json`);
  // In the quick tier only the journeys tagged @quick, one for each task of a user; a named file runs whole.
  const chosen = tier === 'quick' && rest.length === 0 ? ['--grep', '@quick'] : rest;
  const args = ['test', '--reporter=line,json', ...chosen];
  if ((await runCommand('playwright', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })) === 0) return;
  failed.push('browser tests');
  lists.push(listFailures(await readFailures(report, readBrowserReport)));
}

const began = performance.now();
if (part !== 'browser') await runUnitTests();
if (part !== 'unit') await runJourneys();
if (failed.length > 0) console.error(`\n${lists.join('\n')}\nFailed: ${failed.join(', ')}.`);
console.log(`${tier} tier, ${Math.round((performance.now() - began) / 1000)} s.`);
process.exit(failed.length === 0 ? 0 : 1);
