import { describe, expect, it } from 'vitest';
import { readBrowserReport, readFailures, readUnitReport, listFailures } from './list-failures.ts';

describe('failures are listed at the end', () => {
  it('by the report of the unit and API tests, files that do not load included', () => {
    const passed = { name: '/p/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'ok' }] };
    const broken = { name: '/p/b.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] };
    const failed = {
      name: '/p/c.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'adds up two', failureMessages: ['expected 1 to be 2\n    at c.test.ts:3'] },
      ],
    };
    expect(readUnitReport({ testResults: [passed, broken, failed] })).toEqual([
      { name: '/p/b.test.ts', message: 'Cannot find x' },
      { name: '/p/c.test.ts > adds up two', message: 'expected 1 to be 2\n    at c.test.ts:3' },
    ]);
  });

  it('by the report of the journeys, those within a group included; flaky ones passed', () => {
    const results = [{ error: { message: 'first try' } }, { error: { message: 'second try' } }];
    const bad = { title: 'logs in', file: 'x.e2e.ts', line: 9, ok: false, tests: [{ results }] };
    const flaky = { title: 'moves', file: 'x.e2e.ts', line: 20, ok: true, tests: [{ results }] };
    expect(readBrowserReport({ suites: [{ specs: [flaky], suites: [{ specs: [bad] }] }] })).toEqual([
      { name: 'x.e2e.ts:9 > logs in', message: 'first try\nsecond try' },
    ]);
  });

  it('in few lines, without colours', () => {
    const message = `\u001b[31mError\u001b[39m: a\n\n at node_modules/b.js\n${'more\n'.repeat(40)}`;
    expect(listFailures([{ name: 'x', message }], 2)).toBe('- x\n    Error: a\n    more');
  });

  it('not at all where no report was written, or half of one', async () => {
    expect(await readFailures('/nowhere/report.json', readUnitReport)).toEqual([]);
    expect(readUnitReport('half')).toEqual([]);
    expect(readBrowserReport(null)).toEqual([]);
  });
});
