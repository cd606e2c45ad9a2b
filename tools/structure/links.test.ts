import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocs } from './docs.ts';
import { checkLinks } from './links.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'links-'));
  await mkdir(path.join(root, 'docs/recipes'), { recursive: true });
  await mkdir(path.join(root, 'server/src'), { recursive: true });
  await writeFile(path.join(root, 'server/src/send.ts'), 'export function sendMessage(): void {}\n');
});

afterAll(async () => rm(root, { recursive: true, force: true }));

const check = (text: string): Promise<string[]> => checkLinks(root, [{ path: 'docs/tour.md', text }]);

describe('checkLinks', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['[map](map.md)', 'docs/tour.md links to map.md, which is not there'],
    ['[two\nlines](../server/src/gone.ts)', 'docs/tour.md links to ../server/src/gone.ts, which is not there'],
    ['![picture](pictures/gone.png)', 'docs/tour.md links to pictures/gone.png, which is not there'],
    ['[out](../../secret.md)', 'docs/tour.md links to ../../secret.md, which is not there'],
    ['[`send`](../server/src/send.ts)', 'docs/tour.md looks for send in server/src/send.ts, which does not hold it'],
  ];
  it.each(broken)('finds what is wrong with %s', async (text, sentence) => {
    expect(await check(text)).toEqual([sentence]);
  });

  const sound: readonly string[] = [
    '[`sendMessage`](../server/src/send.ts) and [recipes](recipes) and [`sendMessage` by name](../server/src/send.ts#L1)',
    '[a place in this page](#a-file), [elsewhere](https://example.org/a.md), [by mail](mailto:a@example.org)',
    '```\n[an example](of-a-link.md)\n```',
  ];
  it.each(sound)('leaves %s alone', async (text) => {
    expect(await check(text)).toEqual([]);
  });
});

describe('checkDocs', () => {
  it('follows the links of every page below docs, and of those beside it', async () => {
    await writeFile(path.join(root, 'docs/recipes/add-a-call.md'), 'See [the map](../map.md).\n');
    await writeFile(path.join(root, 'CONTRIBUTING.md'), 'See [the tour](docs/tour.md).\n');
    expect(await checkDocs(root, [])).toEqual([
      'docs/recipes/add-a-call.md links to ../map.md, which is not there',
      'CONTRIBUTING.md links to docs/tour.md, which is not there',
    ]);
  });
});
