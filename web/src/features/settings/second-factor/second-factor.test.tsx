import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { nameThisDevice } from './name-this-device.ts';
import { QrCode } from './qr-code.tsx';

const uri = 'otpauth://totp/Notewright:dana%40clinic.example?issuer=Notewright&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The squares that a path of runs covers, as rows of true and false. */
function readPath(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let step = 0; step < Number(width); step += 1) (rows[Number(y)] ?? [])[Number(x) + step] = true;
  }
  return rows;
}

describe('the QR code', () => {
  it('draws every module of the code and no other, with four light ones around', () => {
    const markup = renderToStaticMarkup(<QrCode text={uri} label="For your app" />);
    const path = /d="([^"]*)"/.exec(markup)?.[1] ?? '';
    const { data, size } = encode(uri, { ecc: 'M', border: 4 });
    expect(readPath(path, size)).toEqual(data);
    expect(path.replace(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
    expect(data.slice(0, 4).flat()).not.toContain(true);
    expect(markup).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(markup).toContain('aria-label="For your app"');
    expect(markup).not.toMatch(/style=|otpauth|GEZDGN/);
  });
});

describe('the name that a new passkey begins with', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows computer'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android device'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'Chromebook'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux computer'],
    ['', 'My passkey'],
    ['<script>alert(1)</script>', 'My passkey'],
  ])('%j', (userAgent, name) => {
    expect(nameThisDevice(userAgent)).toBe(name);
  });
});
