import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { root, runCommand } from './run-command.ts';
import { readBrowserReport, readFailures, readUnitReport, tellFailures } from './tell-failures.ts';

/**
 * `npm test`: unit and API tests, then the journeys in a real browser. `npm test -- unit` or `npm test -- browser` runs
 * one part; further words go to that part's runner. What failed is told once more at the end, where a long log is read.
 */
const [part, ...rest] = process.argv.slice(2);
const known = ['unit', 'browser'];
if (part && !known.includes(part)) {
  console.error(`npm test knows the parts ${known.join(' and ')}, not "${part}".`);
  process.exit(2);
}

const reports = path.join(root, 'test-results');
const unitReport = path.join(reports, `unit-${process.pid}.json`);
const browserReport = path.join(reports, `browser-${process.pid}.json`);

await buildWeb();
const failed: string[] = [];
const told: string[] = [];
if (part !== 'browser') {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  if ((await runCommand('vitest', ['run', ...reporters, ...rest])) !== 0) {
    failed.push('unit and API tests');
    // Read now: the journeys begin by emptying the folder.
    told.push(tellFailures(await readFailures(unitReport, readUnitReport)));
  }
}
if (part !== 'unit') {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  if ((await runCommand('playwright', ['test', '--reporter=line,json', ...rest], { env })) !== 0) {
    failed.push('browser tests');
    told.push(tellFailures(await readFailures(browserReport, readBrowserReport)));
  }
}
if (failed.length > 0) console.error(`\n${told.join('\n')}\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
