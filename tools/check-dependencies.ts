import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { judgePackages } from './dependencies/judge-packages.ts';
import { readAudit, type Audit } from './dependencies/read-audit.ts';
import { readProductionPackages } from './dependencies/read-lock.ts';
import { checkSbom, writeSbom } from './dependencies/write-sbom.ts';
import { root } from './run-command.ts';

/**
 * `npm run sbom`: writes the bill of materials of a production installation, and looks at what is in it: licences,
 * pins, sources. With `--audit` it also asks the registry for advisories; where that cannot be asked it says so, and
 * fails only under REQUIRE_AUDIT=yes, so that a machine without the network can build.
 */
const place = path.join(root, '.cache', 'sbom.cdx.json');

function askForAdvisories(): Promise<Audit> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    // Its exit status tells findings and failures apart no better than its words do.
    execFile(npm, ['audit', '--omit=dev', '--audit-level=high', '--json'], options, (_error, output) =>
      resolve(readAudit(output)),
    );
  });
}

/** Says what the audit came to; true when a build may go on. */
function tellAudit(audit: Audit): boolean {
  if (audit.kind === 'asked') {
    const count = audit.serious.length;
    console.log(count === 0 ? 'Advisories: asked, none of high or critical severity.' : audit.serious.join('\n'));
    return count === 0;
  }
  console.warn(`ADVISORIES NOT CHECKED: the registry could not be asked (${audit.why}).`);
  return process.env['REQUIRE_AUDIT'] !== 'yes';
}

const [lock, description] = await Promise.all(
  ['package-lock.json', 'package.json'].map((name) => readFile(path.join(root, name), 'utf8')),
);
const packages = readProductionPackages(lock ?? '');
const { name, version } = JSON.parse(description ?? '') as { name: string; version: string };
const sbom = writeSbom({ name, version }, packages);
await mkdir(path.dirname(place), { recursive: true });
await writeFile(place, `${JSON.stringify(sbom, null, 2)}\n`);

const wrong = [...judgePackages(packages), ...checkSbom(sbom, packages)];
for (const sentence of wrong) console.error(sentence);
console.log(`${path.relative(root, place)}: ${sbom.components.length} packages, ${wrong.length} faults.`);
const mayGoOn = process.argv.includes('--audit') ? tellAudit(await askForAdvisories()) : true;
process.exitCode = wrong.length === 0 && mayGoOn ? 0 : 1;
