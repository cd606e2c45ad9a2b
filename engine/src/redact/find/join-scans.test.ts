import { describe, expect, test } from 'vitest';
import { joinScans } from './join-scans.ts';
import { scanText } from './scan.ts';

const border = '\n\n␞\n\n';
const parts = [
  'Mrs. Ada Sample, DOB 3/1/1960.\n\n  Lives in Reading.\n',
  '\n Señora Łukasz: H-77, 5 mg; "Иван" \u{1f600}\r',
  'THE PATIENT IS WELL\n\nAda',
];

/** The parts of a text with a border between them, each scanned alone. */
function scanParts(all: readonly string[], between = border) {
  let at = 0;
  return all.map((part) => {
    const span = { start: at, end: at + part.length, scan: scanText(part) };
    at = span.end + between.length;
    return span;
  });
}

describe('the scan of a text made of those of its parts', () => {
  test.each([
    ['with a border between them', parts, border],
    ['of which one is empty', [parts[0] ?? '', '', parts[1] ?? ''], border],
    ['that stand below one another', ['Name: CT of May\n\n', 'Ada Sample\n\n', 'is well'], ''],
    ['that are one', parts.slice(0, 1), border],
  ])('is the scan of the text, of parts %s', (_how, all, between) => {
    const text = all.join(between);
    const { namesRead: _own, ...fresh } = scanText(text);
    const joined = joinScans(text, scanParts(all, between));
    expect(joined).toMatchObject(fresh);
    expect(joined?.tokens).toEqual(fresh.tokens);
  });

  test.each([
    ['where two run together', ['Ada Sam', 'ple is well'], ''],
    ['where one is on the line of another', ['Ada\n\n', 'Sample'], ' '],
    ['where all of it together looks damaged', ['3l6-555 and F0rrest', 'h0use 5O'], border],
  ])('is not made %s', (_where, all, between) => {
    expect(joinScans(all.join(between), scanParts(all, between))).toBeNull();
  });

  test('is not made where a part was not read as it stands', () => {
    const spans = scanParts(parts).map((span, at) => (at === 1 ? { ...span, scan: null } : span));
    expect(joinScans(parts.join(border), spans)).toBeNull();
    expect(joinScans(parts.join(border), scanParts(parts).slice(0, 2))).toBeNull();
  });
});
