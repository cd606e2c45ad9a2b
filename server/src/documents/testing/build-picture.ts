import sharp from 'sharp';

export const pictureLines = [
  'Discharge medications',
  'Metformin 500 mg twice daily',
  'Follow up in two weeks with the clinic',
];

/** A drawing with one line of text for each string. */
export function drawLines(lines: readonly string[], size = 28): string {
  const rows = lines.map(
    (line, index) => `<text x="60" y="${80 + index * size * 1.8}" font-size="${size}">${line}</text>`,
  );
  const height = Math.ceil(lines.length * size * 1.8 + 80);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="${height}" font-family="DejaVu Sans, Arial, Helvetica, sans-serif">` +
    `<rect width="100%" height="100%" fill="white"/>${rows.join('')}</svg>`
  );
}

/** The lines above as a picture, as a camera or a screenshot would give them: no text in it but to the eye. */
export function buildPng(lines: readonly string[] = pictureLines, size = 28): Promise<Buffer> {
  return sharp(Buffer.from(drawLines(lines, size)))
    .png()
    .toBuffer();
}
