import { buildWeb } from './build-web.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm test`: unit and API tests, then the journeys in a real browser. `npm test -- unit` or `npm test -- browser` runs
 * one part; further words go to that part's runner.
 */
const [part, ...rest] = process.argv.slice(2);
const known = ['unit', 'browser'];
if (part && !known.includes(part)) {
  console.error(`npm test knows the parts ${known.join(' and ')}, not "${part}".`);
  process.exit(2);
}

await buildWeb();
const failed: string[] = [];
if (part !== 'browser' && (await runCommand('vitest', ['run', ...rest])) !== 0) failed.push('unit and API tests');
if (part !== 'unit' && (await runCommand('playwright', ['test', ...rest])) !== 0) failed.push('browser tests');
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
