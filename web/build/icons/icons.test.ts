import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { iconSizes, makeIcons } from './icons.ts';
import { writeIco } from './write-ico.ts';

let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await makeIcons();
});

const bytesOf = (name: string): Buffer => Buffer.from(files.get(name) ?? []);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height as a PNG's first chunk has them. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(0, 8)).toEqual(signature);
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Reads an icon file the way a browser does: entries first, each with the place of its picture. */
function readIco(ico: Buffer): { readonly size: number; readonly png: Buffer }[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(offset + length).toBeLessThanOrEqual(ico.length);
    expect(ico.readUInt8(at)).toBe(ico.readUInt8(at + 1));
    return { size: ico.readUInt8(at) || 256, png: ico.subarray(offset, offset + length) };
  });
}

describe('the icons', () => {
  it('hold three sizes in one file for browsers that know no other', () => {
    const pictures = readIco(bytesOf('favicon.ico'));
    expect(pictures.map(({ size }) => size)).toEqual(iconSizes.ico);
    for (const { size, png } of pictures) expect(sizeOf(png)).toEqual([size, size]);
  });

  it('write a size of 256 as the format wants it', () => {
    const [only] = readIco(writeIco([{ size: 256, png: bytesOf('icon-192.png') }]));
    expect(only?.size).toBe(256);
  });

  it('are as large as their names say', () => {
    expect(sizeOf(bytesOf('apple-touch-icon.png'))).toEqual([180, 180]);
    for (const size of iconSizes.any) {
      expect(sizeOf(bytesOf(`icon-${size}.png`))).toEqual([size, size]);
      expect(sizeOf(bytesOf(`icon-maskable-${size}.png`))).toEqual([size, size]);
    }
  });

  it('are what the manifest names', () => {
    const manifest = JSON.parse(bytesOf('site.webmanifest').toString()) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Notewright', start_url: '/', display: 'browser' });
    for (const { src, sizes } of manifest.icons) expect(sizeOf(bytesOf(src.slice(1))).join('x')).toBe(sizes);
  });
});

describe('the pictures of a link', () => {
  it.each(['en', 'es'])('%s is 1200 by 630, light, and other than the rest', (language) => {
    const picture = bytesOf(`social-${language}.png`);
    expect(sizeOf(picture)).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
    // An empty sheet of that size takes a tenth of this: there is something on it.
    expect(picture.length).toBeGreaterThan(12_000);
    expect(bytesOf('social-en.png').equals(bytesOf('social-es.png'))).toBe(false);
  });
});

it('the mark in the pages and the icon are one drawing', () => {
  const path = /d="(M[^"]+)"/;
  const inPages = readFileSync(join(import.meta.dirname, '../../src/ui/logo.tsx'), 'utf8');
  const icon = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
  expect(path.exec(inPages)?.[1]).toBe(path.exec(icon)?.[1]);
  expect(icon).toContain('prefers-color-scheme: dark');
});
