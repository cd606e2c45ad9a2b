import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRecords } from '../testing/hostile-records.ts';
import { findInRecords } from './find-in-records.ts';
import { firstMisplaced, replaced } from './replaced.ts';

const marker = 'Qxzmark';
const runs = { numRuns: 100 };

/** Reads separated values in the plainest way, one character after the other. */
function parseRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (quoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === delimiter || char === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  return rows.slice(0, -1);
}

/** The shape of a JSON value: its keys and types, without what its strings and numbers say. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, shapeOf(below)]));
  return typeof value === 'boolean' || value === null ? value : typeof value;
}

const words = fc.constantFrom(
  'well',
  'BP 120/80',
  'a, b',
  'said "no"',
  'line\nbreak',
  'Hgb 13.5',
  '',
  ' x ',
  'it; or | that',
  '\u{1f600} ok',
  '\ud83d',
);
const idColumns = [
  'patient_name',
  'Last Name',
  'MRN',
  'phone',
  'email',
  'home address',
  'city',
  'ssn',
  'zip',
  'member_id',
  'provider',
  'emergency contact',
  'hospital',
  'device_serial',
];
const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`;

describe('what comes out of a record', () => {
  it('is a table with the same fields, and without the markers', () => {
    const table = fc.record({
      delimiter: fc.constantFrom(',', '\t', ';', '|'),
      ids: fc.uniqueArray(fc.constantFrom(...idColumns), { minLength: 2, maxLength: 5 }),
      rows: fc.array(fc.array(words, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 8 }),
    });
    fc.assert(
      fc.property(table, ({ delimiter, ids, rows }) => {
        const lines = [
          [...ids, 'notes', 'hgb'],
          ...rows.map((cells, row) => [...ids.map((_, column) => `${marker}${row}${column}7`), ...cells]),
        ];
        const text = lines.map((cells) => `${cells.map(quote).join(delimiter)}\n`).join('');
        const after = replaced(text, findInRecords(text));
        expect(after).not.toContain(marker);
        const parsed = parseRows(after, delimiter);
        expect(parsed.map((cells) => cells.length)).toEqual(lines.map((cells) => cells.length));
        expect(parsed[0]).toEqual(lines[0]);
      }),
      runs,
    );
  });

  it('is JSON with the same keys and types', () => {
    const key = fc.constantFrom(
      'name',
      'a',
      'dob',
      'notes',
      'id',
      'x1',
      'phone',
      'value',
      'items',
      'zip',
      'age',
      'date',
    );
    const leaf = fc.oneof(
      words,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.constant('1958-04-12'),
      fc.string(),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const findings = findInRecords(text);
        expect(firstMisplaced(text, findings ?? [])).toBeUndefined();
        expect(shapeOf(JSON.parse(replaced(text, findings)))).toEqual(shapeOf(JSON.parse(text)));
      }),
      runs,
    );
  });

  it('is a message with the same segments, fields and components', () => {
    const value = fc
      .array(
        fc.constantFrom(
          'A',
          'FOSTER',
          '^',
          '&',
          '~',
          '20230415',
          '\\T\\',
          '\\',
          '330-555-0142',
          'Ann',
          ' is ',
          '\\X41\\',
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    const segment = fc
      .tuple(fc.constantFrom('PID', 'PV1', 'OBX', 'NTE', 'ZZZ', 'IN1', 'OBR'), fc.array(value, { maxLength: 12 }))
      .map(([name, fields]) => [name, ...fields].join('|'));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), fc.constantFrom('\r', '\n', '\r\n'), (segments, end) => {
        const text = ['MSH|^~\\&|A|B', ...segments].join(end);
        const findings = findInRecords(text);
        expect(firstMisplaced(text, findings ?? [])).toBeUndefined();
        const skeleton = (message: string): string[] =>
          message.split(end).map((line) => line.slice(0, 3) + line.replace(/[^|^~&]/g, ''));
        expect(skeleton(replaced(text, findings))).toEqual(skeleton(text));
      }),
      runs,
    );
  });

  it('is found at exact places in any text', () => {
    const start = fc.constantFrom(
      '',
      '{',
      '[',
      '{"a":',
      'MSH|^~\\&|',
      'name,dob\n',
      'PID|1|2|3|',
      '\ufeff',
      '"a"\t"b"\n',
    );
    fc.assert(
      fc.property(
        start,
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.array(words, { maxLength: 10 }),
        (head, tail, more) => {
          const text = head + more.join(',') + tail;
          expect(firstMisplaced(text, findInRecords(text) ?? [])).toBeUndefined();
        },
      ),
      runs,
    );
  });
});

describe('hostile data', () => {
  // How its time grows: `npm run bench -- growth`.
  it.each(Object.entries(hostileRecords))('of %s is read to its end, and nothing is misplaced', (_, make) => {
    const text = make(40_000);
    expect(firstMisplaced(text, findInRecords(text) ?? [])).toBeUndefined();
  });
});
