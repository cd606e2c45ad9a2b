import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@notewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const path = '/authentication_app/user_profile/';
const notAnImage = 'Profile picture must be an image.';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
});
afterAll(() => server.stop());

type Part = string | { readonly bytes: Uint8Array; readonly name?: string; readonly type?: string };

function formOf(parts: Readonly<Record<string, Part>>): FormData {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else
      form.append(
        field,
        new File([Buffer.from(part.bytes)], part.name ?? 'me.png', { type: part.type ?? 'image/png' }),
      );
  }
  return form;
}

function save(parts: Readonly<Record<string, Part>>, who: TestUser = user): Promise<CallAnswer> {
  return server.call('PATCH', path, { token: who.accessToken, body: formOf(parts) });
}

function readProfile(who: TestUser = user): Promise<CallAnswer> {
  return server.call('GET', path, { token: who.accessToken });
}

async function readPicture(place: unknown, who: TestUser = user): Promise<Response> {
  return fetch(`${server.origin}${String(place)}`, { headers: { authorization: `Bearer ${who.accessToken}` } });
}

function storedFiles(): Promise<readonly string[]> {
  return readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    () => [],
  );
}

/** A picture of one colour, larger than what is kept. */
const plain = (width: number, height: number, colour = '#b0403a') =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const tiff = await plain(8, 8).tiff().toBuffer();
const avif = await plain(8, 8).avif().toBuffer();
const small = await plain(64, 48).png().toBuffer();

describe('the name', () => {
  it('is kept without the spaces around it, and stands in the profile', async () => {
    const answer = await save({ name: '  Dana \t Whitfield\r\n' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: 'Dana Whitfield',
      message: 'Profile updated successfully!',
      id: user.id,
    });
    expect((await readProfile()).body).toMatchObject({ name: 'Dana Whitfield', email: user.email });
  });

  it.each([
    ['Da\u0000na\u0007', 'Dana'],
    ['gpj.\u202eana\u202cD', 'gpj.anaD'],
    ['\u2066Dana\u2069\u200f\u061c', 'Dana'],
    ['Da\u200bna\ufeff', 'Dana'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ["Robert'); drop table user_accounts;--", "Robert'); drop table user_accounts;--"],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['=cmd|calc', '=cmd|calc'],
    ['null', 'null'],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('%j is kept as %j', async (sent, kept) => {
    expect((await save({ name: sent })).body['name']).toBe(kept);
    expect((await readProfile()).body['name']).toBe(kept);
  });

  it.each([
    ['', 'Full name is required'],
    ['   ', 'Full name is required'],
    ['\u200d\u200c', 'Full name is required'],
    ['\u3164', 'Full name is required'],
    ['\u202e\u0000', 'Full name is required'],
    ['x'.repeat(101), 'Full name is too long. The limit is 100 characters.'],
  ])('%j is refused', async (sent, message) => {
    const before = (await readProfile()).body;
    const answer = await save({ name: sent });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', message, errors: { name: [message] } });
    expect((await readProfile()).body).toEqual(before);
  });

  it('is asked for', async () => {
    const answer = await save({ profile_picture: { bytes: small } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { name: ['Full name is required'] } });
  });

  it('lies sealed in the database', async () => {
    await save({ name: 'Zqxmarker Person' });
    const row = await server.server.database.kysely
      .selectFrom('user_accounts')
      .select('name')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.name ?? []).includes('Zqxmarker')).toBe(false);
    expect(server.logLines.join('')).not.toContain('Zqxmarker');
  });
});

describe('fields that are nobody’s to send', () => {
  it.each(['id', 'email', 'role', 'tenant_id', 'user_id', 'verified', 'subscription_status', 'trial_ends_on'])(
    '%s is refused and nothing changes',
    async (field) => {
      const before = (await readProfile()).body;
      const answer = await save({ name: 'Somebody Else', [field]: 'x' });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toEqual({ [field]: ['This field is not known here.'] });
      expect((await readProfile()).body).toEqual(before);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('%s reaches no prototype', async (field) => {
    const answer = await save({ name: 'Somebody Else', [field]: 'x' });
    expect(answer.status).toBe(400);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('a file elsewhere, two files, a field twice', async () => {
    const elsewhere = formOf({ name: 'x', avatar: { bytes: small } });
    const two = formOf({ name: 'x', profile_picture: { bytes: small } });
    two.append('profile_picture', new File([Buffer.from(small)], 'b.png'));
    const twice = formOf({ name: 'x' });
    twice.append('name', 'y');
    const text = formOf({ name: 'x', profile_picture: '/etc/passwd' });
    for (const body of [elsewhere, two, twice, text]) {
      const answer = await server.call('PATCH', path, { token: user.accessToken, body });
      expect(answer.status).toBe(400);
    }
  });
});

describe('the picture', () => {
  it.each([
    ['jpeg', () => plain(1600, 900).jpeg().toBuffer(), [512, 288]],
    ['png', () => plain(300, 1200).png().toBuffer(), [128, 512]],
    ['gif', () => plain(40, 30).gif().toBuffer(), [40, 30]],
    ['webp', () => plain(512, 512).webp().toBuffer(), [512, 512]],
  ] as const)(
    '%s is re-encoded, at most 512 x 512, and read with the token alone',
    async (_, build, [width, height]) => {
      const answer = await save({ name: 'Dana', profile_picture: { bytes: await build() } });
      expect(answer.status).toBe(200);
      const place = String(answer.body['profile_picture']);
      expect(place).toMatch(/^\/authentication_app\/profile_picture\/[0-9a-f-]{36}\/$/);
      const file = await readPicture(place);
      expect(file.status).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="profile-picture.webp"; filename*=UTF-8''profile-picture.webp`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
      expect((await fetch(server.origin + place)).status).toBe(401);
      expect((await fetch(`${server.origin}${place}?token=${user.accessToken}`)).status).toBe(401);
    },
  );

  it('keeps nothing of place, time, camera and comments, and stands upright', async () => {
    const photo = await plain(200, 100)
      .withExif({
        IFD0: { Copyright: 'Zqxmarker', Make: 'Zqxcamera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Zqxnote</note></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const answer = await save({ name: 'Dana', profile_picture: { bytes: photo, name: 'IMG_0001.jpg' } });
    const kept = Buffer.from(await (await readPicture(answer.body['profile_picture'])).arrayBuffer());
    const seen = await sharp(kept).metadata();
    expect(seen).toMatchObject({ width: 100, height: 200 });
    for (const field of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(seen[field], field).toBeUndefined();
    for (const word of ['Zqx', 'GPS', 'Exif', 'IMG_0001']) expect(kept.includes(word), word).toBe(false);
  });

  it('of an animation the first frame is kept', async () => {
    const frames = Buffer.concat([
      await plain(20, 20, '#ff0000').raw().toBuffer(),
      await plain(20, 20, '#0000ff').raw().toBuffer(),
    ]);
    const animation = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const answer = await save({ name: 'Dana', profile_picture: { bytes: animation } });
    const kept = Buffer.from(await (await readPicture(answer.body['profile_picture'])).arrayBuffer());
    const { pages, width, height } = await sharp(kept).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 20, 20]);
    const [red = 0, , blue = 255] = await sharp(kept).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it.each([
    ['text', Buffer.from('I am a picture'), 'me.png', 'image/png'],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'me.svg',
      'image/svg+xml',
    ],
    ['SVG that says PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', 'image/png'],
    ['HTML that says JPEG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.jpg', 'image/jpeg'],
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'me.webp', 'image/webp'],
    [
      'a picture that is a page besides',
      Buffer.concat([Buffer.from('GIF89a<script>alert(1)</script>'), small]),
      'me.gif',
      'image/gif',
    ],
    ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'me.bmp', 'image/bmp'],
    ['a TIFF', tiff, 'me.png', 'image/png'],
    ['an AVIF', avif, 'me.png', 'image/png'],
    ['nothing', Buffer.alloc(0), 'me.png', 'image/png'],
  ])('%s is refused', async (_, bytes, name, type) => {
    const before = [(await readProfile()).body, await storedFiles()];
    const answer = await save({ name: 'Other', profile_picture: { bytes, name, type } });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      code: 'unsupported_file',
      message: notAnImage,
      errors: { profile_picture: [notAnImage] },
    });
    expect([(await readProfile()).body, await storedFiles()]).toEqual(before);
  });

  it('a damaged one is refused, and nothing changes', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const before = (await readProfile()).body;
    const answer = await save({ name: 'Other', profile_picture: { bytes: whole.subarray(0, 20_000) } });
    expect(answer.status).toBe(422);
    expect(answer.body['code']).toBe('file_damaged');
    expect((await readProfile()).body).toEqual(before);
  });

  it('one byte over 5 MB is refused', async () => {
    const bytes = new Uint8Array(limits.profilePictureBytes + 1);
    bytes.set(small);
    const answer = await save({ name: 'Other', profile_picture: { bytes } });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'file_too_large', message: 'The file is too large. The limit is 5 MB.' });
    const full = new Uint8Array(limits.profilePictureBytes);
    full.set(small);
    expect((await save({ name: 'Dana', profile_picture: { bytes: full } })).status).toBe(200);
  });

  it('a small file of very many pixels is refused before it grows', { timeout: 60_000 }, async () => {
    const bomb = pngHeader(50_000, 50_000);
    expect(bomb.length).toBeLessThan(1000);
    const rss = process.memoryUsage.rss();
    const answer = await save({ name: 'Other', profile_picture: { bytes: bomb } });
    expect(answer.status).toBe(422);
    expect(answer.body['message']).toBe('The image is too large. The limit is 100 megapixels.');
    const flat = await plain(9_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flat.length).toBeLessThan(limits.profilePictureBytes);
    const [one, two] = await Promise.all([
      save({ name: 'Dana', profile_picture: { bytes: flat } }),
      server.call('GET', '/healthz'),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    // What is decoded is decoded elsewhere.
    expect(process.memoryUsage.rss() - rss).toBeLessThan(200 * 1024 * 1024);
  });

  it('is encrypted on the disk, replaced as a whole, and removed', async () => {
    const person = await server.createUser();
    const before = await storedFiles();
    const first = await save({ name: 'Dana', profile_picture: { bytes: small } }, person);
    const [one = '', ...others] = (await storedFiles()).filter((file) => !before.includes(file));
    expect(others).toEqual([]);
    const bytes = await readFile(one);
    expect(bytes.subarray(0, 4).toString()).toBe('NWF1');
    expect(bytes.includes('RIFF') || bytes.includes('WEBP')).toBe(false);

    const second = await save({ name: 'Dana', profile_picture: { bytes: small } }, person);
    expect(second.body['profile_picture']).not.toBe(first.body['profile_picture']);
    const [other = '', ...more] = (await storedFiles()).filter((file) => !before.includes(file));
    expect(more).toEqual([]);
    expect(other).not.toBe(one);
    expect((await readPicture(first.body['profile_picture'], person)).status).toBe(404);

    const renamed = await save({ name: 'Dana W' }, person);
    expect(renamed.body['profile_picture']).toBe(second.body['profile_picture']);
    const both = await save({ name: 'Dana', remove_picture: 'true', profile_picture: { bytes: small } }, person);
    expect(both.status).toBe(400);
    const removed = await save({ name: 'Dana W', remove_picture: 'true' }, person);
    expect(removed.body['profile_picture']).toBeNull();
    expect((await readPicture(second.body['profile_picture'], person)).status).toBe(404);
    expect(await storedFiles()).toEqual(before);
  });

  it('of another person reads like one that does not exist, and asking for it is noted', async () => {
    const other = await server.createUser();
    const theirs = (await save({ name: 'Other', profile_picture: { bytes: small } }, other)).body['profile_picture'];
    expect((await readPicture(theirs, other)).status).toBe(200);
    const foreign = await readPicture(theirs);
    const missing = await readPicture('/authentication_app/profile_picture/01890000-0000-7000-8000-000000000000/');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await missing.json());
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'outcome', 'object_id'])
      .where('action', '=', 'profile_picture.read')
      .where('actor_id', '=', user.id)
      .where('object_id', '=', String(theirs).split('/')[3] ?? '')
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.outcome).toBe('denied');
  });
});

describe('many saves at once', () => {
  it('leave one picture, the one that the profile names, and one name', { timeout: 60_000 }, async () => {
    const person = await server.createUser();
    const before = await storedFiles();
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        plain(10 + index, 10)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(
      pictures.map((bytes, index) => save({ name: `Name ${index}`, profile_picture: { bytes } }, person)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const profile = (await readProfile(person)).body;
    const winner = answers.find((answer) => answer.body['profile_picture'] === profile['profile_picture']);
    expect(winner?.body['name']).toBe(profile['name']);
    const kept = Buffer.from(await (await readPicture(profile['profile_picture'], person)).arrayBuffer());
    expect((await sharp(kept).metadata()).width).toBe(10 + Number(String(profile['name']).slice(5)));
    expect((await storedFiles()).filter((file) => !before.includes(file))).toHaveLength(1);
  });

  it('are noted once each', async () => {
    const person = await server.createUser();
    await save({ name: 'One' }, person);
    await save({ name: '' }, person);
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['outcome', 'object_id'])
      .where('action', '=', 'profile.update')
      .where('actor_id', '=', person.id)
      .execute();
    expect(rows).toEqual([{ outcome: 'success', object_id: person.id }]);
  });

  it('of pictures are limited for each person', async () => {
    const strict = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const person = await strict.createUser();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const answer = await strict.call('PATCH', path, { token: person.accessToken, body: formOf({ name: 'Dana' }) });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await strict.stop();
  });
});

/** The beginning of a PNG that announces a size and holds almost nothing. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    const checked = Buffer.concat([head.subarray(4), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(checked));
    return Buffer.concat([head.subarray(0, 4), checked, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** CRC-32 as PNG uses it (ISO 3309). */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
