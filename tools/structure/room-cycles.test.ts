import { describe, expect, it } from 'vitest';
import { checkDirections } from './directions.ts';
import { checkRoomCycles } from './room-cycles.ts';
import { listImports, type SourceFile } from './source-files.ts';

/** A made-up tree: each file of `server/src` (or another folder) with what it imports. */
function tree(files: Readonly<Record<string, readonly string[]>>, folder = 'server/src'): SourceFile[] {
  return Object.entries(files).map(([name, imports]) => {
    const text = imports.map((one) => `import { x } from '${one}';`).join('\n');
    const path = `${folder}/${name}`;
    return { path, text, imports: listImports(path, text) };
  });
}

describe('checkRoomCycles', () => {
  it('finds two rooms that import each other, and names the imports', () => {
    const files = tree({
      'mail/write.ts': ['../billing/prices.ts'],
      'billing/settle.ts': ['../mail/write.ts'],
      'billing/prices.ts': ['../kernel/money.ts'],
      'kernel/money.ts': [],
    });
    expect(checkRoomCycles(files)).toEqual([
      'the rooms billing -> mail -> billing import one another: ' +
        'server/src/billing/settle.ts imports server/src/mail/write.ts; ' +
        'server/src/mail/write.ts imports server/src/billing/prices.ts',
    ]);
  });

  it('finds a circle over several rooms once, and each of two circles', () => {
    const files = tree({
      'a/a.ts': ['../b/b.ts'],
      'b/b.ts': ['../c/c.ts'],
      'c/c.ts': ['../a/other.ts'],
      'd/d.ts': ['../e/e.ts', '../a/a.ts'],
      'e/deep/e.ts': ['../../d/d.ts'],
    });
    expect(checkRoomCycles(files).map((one) => one.split(' import ')[0])).toEqual([
      'the rooms a -> b -> c -> a',
      'the rooms d -> e -> d',
    ]);
  });

  it('finds a type that closes a circle, and a room that imports an entry', () => {
    const text = `import type { X } from '../b/b.ts';`;
    const path = 'server/src/a/a.ts';
    const typed = { path, text, imports: listImports(path, text) };
    expect(checkRoomCycles([typed, ...tree({ 'b/b.ts': ['../a/a.ts'] })])).toHaveLength(1);
    expect(checkRoomCycles(tree({ 'main.ts': ['./wiring/wire.ts'], 'wiring/wire.ts': ['../main.ts'] }))).toHaveLength(
      1,
    );
  });

  it('finds a circle of rooms of the pages', () => {
    const files = tree({ 'api/call.ts': ['../session/store.ts'], 'session/store.ts': ['../api/call.ts'] }, 'web/src');
    expect(checkRoomCycles(files)).toHaveLength(1);
  });

  it('allows what goes one way, what stays in a room, and what tests import', () => {
    const files = tree({
      'main.ts': ['./http/route.ts', './start.ts'],
      'start.ts': ['./http/route.ts'],
      'http/route.ts': ['./answer.ts', '../kernel/clock.ts'],
      'http/answer.ts': ['./route.ts', '../kernel/clock.ts'],
      'kernel/clock.test.ts': ['../http/route.ts'],
      'kernel/testing/moving-clock.ts': ['../../http/route.ts'],
      'kernel/clock.ts': ['@notewright/contract'],
    });
    expect(checkRoomCycles(files)).toEqual([]);
  });

  it('is one of the directions', () => {
    expect(checkDirections(tree({ 'a/a.ts': ['../b/b.ts'], 'b/b.ts': ['../a/a.ts'] }))).toHaveLength(1);
  });
});
