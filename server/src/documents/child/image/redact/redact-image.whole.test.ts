import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPng, drawLines } from '../../../testing/build-picture.ts';
import { findMarkers } from '../../../testing/find-markers.ts';
import { greyFromImage } from '../prepare-image.ts';
import { recognise } from '../recognise.ts';
import { redactImage, redactImageBytes } from './redact-image.ts';

const context = {
  limits: { documentPages: 1, imagePixels: 5_000_000 },
  options: {},
  startedRecognising: () => undefined,
};
const slow = 90_000;
const note = ['Seen by Dr. Helen Carter', 'MRN: 55667788, call 555-201-3344', 'Lungs are clear to auscultation'];
const identifiers = /Helen|Carter|5566|7788|201-3344/;

async function seenIn(bytes: Uint8Array, page = 0): Promise<string> {
  const image = sharp(bytes, { page });
  const { width, pageHeight, height } = await image.metadata();
  return recognise(await greyFromImage(image, width, pageHeight ?? height));
}

const formats = [
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
] as const;

describe('redactImage', () => {
  it.each(formats)(
    'covers the identifiers of a %s in its pixels and keeps its type, size and other words',
    async (format, type) => {
      const original = await sharp(await buildPng(note))
        .toFormat(format)
        .toBuffer();
      const redacted = await redactImage(original, context);
      expect(redacted.mediaType).toBe(type);
      const [before, after] = [await sharp(original).metadata(), await sharp(redacted.bytes).metadata()];
      expect([after.format, after.width, after.height]).toEqual([before.format, before.width, before.height]);
      const seen = await seenIn(redacted.bytes);
      expect(seen).not.toMatch(identifiers);
      expect(seen).toContain('Lungs are clear');
      expect(redacted.findings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['NAME', 'MRN', 'PHONE']));
      expect(redacted.notice).toBeNull();
    },
    slow,
  );

  it(
    'leaves no trace of the letters that it covers',
    async () => {
      const original = await buildPng(['MRN: 55667788'], 40);
      const { bytes } = await redactImage(original, context);
      const [before, after] = await Promise.all(
        [original, bytes].map((picture) =>
          sharp(picture).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true }),
        ),
      );
      const { width } = before?.info ?? { width: 0 };
      const channels = before?.info.channels ?? 1;
      // The number stands behind the label; around it nothing is drawn.
      let inked = 0;
      for (let x = 185; x < 420; x += 1) {
        const column = Array.from({ length: 34 }, (_, row) => ((52 + row) * width + x) * channels);
        if (!column.some((at) => (before?.data[at] ?? 0) < 100)) continue;
        inked += 1;
        // Black from top to bottom, but for the word that stands there now, which leaves the edges free.
        expect([after?.data[column[0] ?? 0], after?.data[column.at(-1) ?? 0]]).toEqual([0, 0]);
      }
      expect(inked).toBeGreaterThan(100);
    },
    slow,
  );

  it.each([90, 180])(
    'reads a picture that is turned by %d degrees',
    async (degrees) => {
      const { bytes } = await redactImage(
        await sharp(await buildPng(note))
          .rotate(degrees)
          .toBuffer(),
        context,
      );
      const seen = await seenIn(
        await sharp(bytes)
          .rotate(360 - degrees)
          .toBuffer(),
      );
      expect(seen).not.toMatch(identifiers);
      expect(seen).toContain('Lungs are clear');
    },
    slow,
  );

  it(
    'reads light words on dark ground, small stamps, and words at a right angle',
    async () => {
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700" font-family="DejaVu Sans, Arial"><rect width="100%" height="100%" fill="#fff"/>' +
        '<rect width="1100" height="50" fill="#000"/><text x="20" y="34" font-size="22" fill="#fff">MRN: 55667788  Ultrasound</text>' +
        '<text x="150" y="300" font-size="26">Lungs are clear to auscultation today</text>' +
        '<text x="700" y="690" font-size="15">Printed for Dr. Helen Carter</text>' +
        '<text transform="translate(60 600) rotate(-90)" font-size="22">Call 555-201-3344 at once</text></svg>';
      const { bytes } = await redactImage(await sharp(Buffer.from(drawing)).png().toBuffer(), context);
      const strip = (left: number, top: number, width: number, height: number): Promise<Buffer> =>
        sharp(bytes)
          .extract({ left, top, width, height })
          .extend({ top: 20, bottom: 20, background: '#fff' })
          .png()
          .toBuffer();
      const seen = [
        await seenIn(
          await sharp(await strip(0, 0, 1100, 50))
            .negate({ alpha: false })
            .toBuffer(),
        ),
        await seenIn(await strip(600, 660, 500, 40)),
        await seenIn(
          await sharp(await strip(20, 200, 70, 450))
            .rotate(90)
            .toBuffer(),
        ),
        await seenIn(bytes),
      ];
      expect(seen.join('\n')).not.toMatch(identifiers);
      expect(seen.join('\n')).toContain('Lungs are clear');
    },
    slow,
  );

  it(
    'keeps nothing that travelled beside the pixels, and turns a photograph upright',
    async () => {
      const picture = sharp(await buildPng(note))
        .withExif({ IFD0: { Artist: 'ZQXARTIST' } })
        .withMetadata({ orientation: 6 });
      const jpeg = await picture.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">ZQXXMP</x:xmpmeta>').jpeg().toBuffer();
      const png = withChunk(await buildPng(note), 'tEXt', 'Comment\0ZQXCOMMENT');
      const gif = await sharp(await buildPng(note))
        .gif()
        .toBuffer();
      const commented = Buffer.concat([gif.subarray(0, -1), Buffer.from('\x21\xfe\x0aZQXCOMMENT\0;', 'latin1')]);
      for (const [original, marker] of [
        [jpeg, 'ZQXARTIST'],
        [jpeg, 'ZQXXMP'],
        [png, 'ZQXCOMMENT'],
        [commented, 'ZQXCOMMENT'],
      ] as const) {
        expect(findMarkers(original, [marker])).toEqual([marker]);
        const { bytes } = await redactImage(original, context);
        expect(findMarkers(bytes, [marker])).toEqual([]);
        const { exif, xmp, icc, iptc, comments, orientation } = await sharp(bytes).metadata();
        expect([exif, xmp, icc, iptc, comments, orientation]).toEqual(Array.from({ length: 6 }));
      }
      const upright = await sharp((await redactImage(jpeg, context)).bytes).metadata();
      const lying = await sharp(jpeg).metadata();
      expect([upright.width, upright.height]).toEqual([lying.height, lying.width]);
    },
    slow,
  );

  it(
    'covers every frame of a short animation, and keeps the first of a long one',
    async () => {
      const frames = await Promise.all([note, [...note].reverse()].map((lines) => buildPng(lines)));
      const animate = (pictures: Buffer[]): Promise<Buffer> =>
        sharp(pictures, { join: { animated: true } })
          .webp({ delay: pictures.map(() => 200), loop: 0 })
          .toBuffer();
      const short = await redactImage(await animate(frames), context);
      expect(await sharp(short.bytes).metadata()).toMatchObject({ pages: 2, delay: [200, 200] });
      for (const page of [0, 1]) expect(await seenIn(short.bytes, page)).not.toMatch(identifiers);
      const many = Array.from({ length: 14 }, (_, index) => frames[index % 2] ?? Buffer.alloc(0));
      const long = await redactImage(await animate(many), context);
      expect((await sharp(long.bytes).metadata()).pages ?? 1).toBe(1);
      expect(long.notice).toContain('Only the first picture of the animation was kept.');
    },
    slow,
  );

  it(
    'reads what is transparent on white and on black, and drops colours that nobody sees',
    async () => {
      const light = drawLines(note).replace('fill="white"', 'fill="none"').replaceAll('<text ', '<text fill="#fff" ');
      const { bytes } = await redactImage(await sharp(Buffer.from(light)).png().toBuffer(), context);
      expect(await seenIn(await sharp(bytes).flatten({ background: '#222' }).negate().png().toBuffer())).not.toMatch(
        identifiers,
      );
      const opaque = await sharp(await buildPng(note))
        .removeAlpha()
        .toBuffer();
      const unseen = await sharp(opaque).ensureAlpha(0).png().toBuffer();
      const cleared = await redactImage(unseen, context);
      const { channels } = await sharp(cleared.bytes).stats();
      expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
    },
    slow,
  );

  it(
    'says that nobody was looked for where there are no words',
    async () => {
      const plain = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#7aa' } })
        .png()
        .toBuffer();
      expect((await redactImage(plain, context)).notice).toMatch(/^No words were found in the picture\./);
    },
    slow,
  );

  it(
    'refuses what is too large or damaged',
    async () => {
      const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      await expect(redactImage(large, context)).rejects.toMatchObject({ code: 'image_too_large' });
      await expect(redactImage((await buildPng(note)).subarray(0, 900), context)).rejects.toThrow();
      expect(await redactImageBytes(large, context)).toBeNull();
      expect(await redactImageBytes(Buffer.from('no picture at all'), context)).toBeNull();
    },
    slow,
  );
});

/** Puts a chunk behind the header of a PNG. */
function withChunk(png: Buffer, name: string, data: string): Buffer {
  const body = Buffer.from(name + data, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
