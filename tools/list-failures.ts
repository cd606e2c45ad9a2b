import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, and what it said. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Failed tests, and files that could not be loaded, of a report in Jest's JSON format as vitest writes it. */
export function readUnitReport(report: unknown): Failure[] {
  return list(record(report)['testResults']).flatMap((file) => {
    const { name, status, message, assertionResults } = record(file);
    const failed = list(assertionResults).filter((test) => record(test)['status'] === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: text(name), message: text(message) }];
    return failed.map((test) => ({
      name: `${text(name)} > ${text(record(test)['fullName'])}`,
      message: list(record(test)['failureMessages']).map(text).join('\n'),
    }));
  });
}

function readSuite(suite: unknown): Failure[] {
  const own = list(record(suite)['specs']).flatMap((entry) => {
    const spec = record(entry);
    if (spec['ok'] === true) return [];
    const results = list(spec['tests']).flatMap((test) => list(record(test)['results']));
    const messages = results.map((result) => text(record(record(result)['error'])['message']));
    const name = `${text(spec['file'])}:${String(spec['line'])} > ${text(spec['title'])}`;
    return [{ name, message: messages.filter((message) => message !== '').join('\n') }];
  });
  return [...own, ...list(record(suite)['suites']).flatMap(readSuite)];
}

/** Failed journeys of a report in Playwright's JSON format, with what each of their tries said. */
export function readBrowserReport(report: unknown): Failure[] {
  return list(record(report)['suites']).flatMap(readSuite);
}

/** One entry a failure: its name, then at most so many lines of what it said, without colours and the place in packages. */
export function listFailures(failures: readonly Failure[], lines = 12): string {
  return failures
    .map(({ name, message }) => {
      const said = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
      return [`- ${name}`, ...said.slice(0, lines).map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}

/** The failures of a report file; none where the runner ended before it wrote one. */
export async function readFailures(file: string, read: (report: unknown) => Failure[]): Promise<Failure[]> {
  try {
    return read(JSON.parse(await readFile(path.resolve(file), 'utf8')));
  } catch {
    return [];
  }
}
