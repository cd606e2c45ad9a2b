import { describe, expect, it } from 'vitest';
import { EventStreamReader, type ServerEvent } from './event-stream.ts';

function readIn(pieces: readonly Uint8Array[]): ServerEvent[] {
  const reader = new EventStreamReader();
  return pieces.flatMap((piece) => reader.push(piece));
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const sample = [
  '\uFEFF: a comment, then a keep-alive',
  ':',
  'id: 7',
  'event: text-delta',
  'data: {"text":"37 °C → “fine” 😀"}',
  '',
  'data: first line',
  'data:  second, one space kept',
  '',
  'id',
  'data',
  '',
  'event: without-data',
  '',
  'retry: 10',
  'unknown: x',
  'data: last',
  '',
  'data: never ended',
];

const expected: ServerEvent[] = [
  { id: '7', name: 'text-delta', data: '{"text":"37 °C → “fine” 😀"}' },
  { id: '7', name: '', data: 'first line\n second, one space kept' },
  { id: '', name: '', data: '' },
  { id: '', name: '', data: 'last' },
];

describe('EventStreamReader', () => {
  for (const [name, end] of [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ] as const) {
    const whole = bytes(sample.join(end));

    it(`reads a stream whose lines end with ${name}`, () => {
      expect(readIn([whole])).toEqual(expected);
    });

    it(`reads the same when it is cut in two at any byte (${name})`, () => {
      for (let cut = 0; cut <= whole.length; cut += 1) {
        expect(readIn([whole.slice(0, cut), whole.slice(cut)]), `cut at ${cut}`).toEqual(expected);
      }
    });

    it(`reads the same byte by byte (${name})`, () => {
      expect(readIn([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
    });
  }

  it('gives an event as soon as its empty line is there', () => {
    const reader = new EventStreamReader();
    expect(reader.push(bytes('data: a\n'))).toEqual([]);
    expect(reader.push(bytes('\n'))).toEqual([{ id: null, name: '', data: 'a' }]);
  });

  it('ignores an id with a null character', () => {
    expect(readIn([bytes('id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n')]).map((event) => event.id)).toEqual(['1', '1']);
  });
});
