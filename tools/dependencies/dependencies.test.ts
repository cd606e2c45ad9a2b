import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-command.ts';
import { isAccepted, judgePackages } from './judge-packages.ts';
import { readAudit } from './read-audit.ts';
import { readProductionPackages, type LockedPackage } from './read-lock.ts';
import { checkSbom, writeSbom } from './write-sbom.ts';

const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const packages = readProductionPackages(lock);
const product = { name: 'notewright', version: '0.1.0' };
const good: LockedPackage = {
  place: 'node_modules/@made/up',
  name: '@made/up',
  version: '1.2.3',
  licence: 'MIT',
  integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}`,
  source: 'https://registry.example/@made/up/-/up-1.2.3.tgz',
  hasInstallScript: false,
};

describe('the production packages of the lock file', () => {
  it('are those that the members ask for, with all that these need, and nothing for development', () => {
    const names = new Set(packages.map((one) => one.name));
    for (const name of ['react', 'jose', 'fastify', 'zod', 'nodemailer', 'pg', 'ms']) expect(names).toContain(name);
    for (const name of ['vitest', 'playwright-core', 'oxlint', 'typescript', 'oxfmt', 'oidc-provider'])
      expect(names).not.toContain(name);
    expect([...names].some((name) => name.startsWith('@notewright/'))).toBe(false);
  });

  it('have accepted licences, are pinned, and come from nowhere but a registry', () => {
    expect(judgePackages(packages)).toEqual([]);
  });

  it.each<readonly [string, Partial<LockedPackage>]>([
    ['no licence', { licence: null }],
    ['a licence that is not on the list', { licence: 'AGPL-3.0-only' }],
    ['a licence of which only one half is', { licence: 'MIT AND GPL-2.0-only' }],
    ['no version', { version: '' }],
    ['no pin', { integrity: null }],
    ['a weak pin', { integrity: 'sha1-x' }],
    ['another source', { source: 'git+ssh://git@evil.example/up.git' }],
    ['a source without encryption', { source: 'http://registry.example/@made/up/-/up-1.2.3.tgz' }],
    ['a file of somewhere', { source: 'https://evil.example/up.tgz' }],
    ['a script of its own', { hasInstallScript: true }],
  ])('are refused with %s', (_name, change) => {
    expect(judgePackages([good])).toEqual([]);
    expect(judgePackages([{ ...good, ...change }])).toHaveLength(1);
  });

  it('may choose between licences of which one is accepted', () => {
    expect(isAccepted('(MIT OR GPL-3.0-or-later)')).toBe(true);
    expect(isAccepted('(GPL-2.0-only OR GPL-3.0-or-later)')).toBe(false);
    expect(isAccepted('(MIT AND Zlib)')).toBe(true);
  });
});

describe('the bill of materials', () => {
  it('lists every production package with version, licence and hash', () => {
    const sbom = writeSbom(product, packages);
    expect(sbom.components.length).toBeGreaterThan(200);
    expect(checkSbom(sbom, packages)).toEqual([]);
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(writeSbom(product, packages)).toEqual(sbom);
  });

  it('writes scopes, licences and hashes as the formats ask', () => {
    const [component] = writeSbom(product, [good]).components;
    expect(component).toMatchObject({
      purl: 'pkg:npm/%40made/up@1.2.3',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    });
    const [choice] = writeSbom(product, [{ ...good, licence: '(MIT OR ISC)' }]).components;
    expect(choice?.licenses).toEqual([{ expression: '(MIT OR ISC)' }]);
  });

  it('is told what it lacks', () => {
    const other = { ...good, name: 'another' };
    expect(checkSbom(writeSbom(product, [good]), [good, other])).toEqual([
      'The bill of materials lacks another@1.2.3.',
    ]);
    const bare = { ...good, licence: null, integrity: null };
    expect(checkSbom(writeSbom(product, [bare]), [bare])).toHaveLength(2);
  });
});

describe('the answer of npm audit', () => {
  const report = (severity: string): string =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: { up: { severity } } });

  it('names what is high or critical', () => {
    expect(readAudit(report('critical'))).toEqual({ kind: 'asked', serious: ['up: critical'] });
    expect(readAudit(report('high'))).toEqual({ kind: 'asked', serious: ['up: high'] });
    expect(readAudit(report('moderate'))).toEqual({ kind: 'asked', serious: [] });
  });

  it.each([
    '',
    'npm error audit endpoint returned an error',
    '{}',
    'null{',
    '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk"}',
    '{"error":{"code":"ENOAUDIT","summary":"This registry has no audits"}}',
    '{"auditReportVersion":2}',
  ])('counts as not asked when it is no report: %s', (output) => {
    const audit = readAudit(output);
    expect(audit.kind).toBe('not asked');
    expect(JSON.stringify(audit)).not.toContain('http');
  });
});
