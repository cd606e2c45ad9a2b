import { describe, expect, it } from 'vitest';
import { writePdf } from '../../testing/build-pdf.ts';
import type { ReadContext } from '../format.ts';
import { pdfFormat } from './read-pdf.ts';
import { boundDrawing } from './redact/drawing-bound.ts';
import { runsOfTexts } from './redact/glyph-runs.ts';
import type { ShownText } from './redact/page-content.ts';

const context: ReadContext = {
  limits: { documentPages: 20, imagePixels: 10_000_000 },
  startedRecognising: () => undefined,
};
const slow = 120_000;

/** A page that shows a form, which shows another ten times, and so on: three of them make a hundred texts. */
function buildNestedForms(depth: number): Buffer {
  const form = (index: number): string => {
    const content = index === depth ? 'BT /F 12 Tf 72 700 Td (Cough) Tj ET 1 0 0 1 9 9 cm' : '/X Do '.repeat(10);
    const inner = index === depth ? '' : `/XObject << /X ${index + 7} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F 4 0 R >> ${inner} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Length 5 >>\nstream\n/X Do\nendstream',
    ...Array.from({ length: depth + 1 }, (_, index) => form(index)),
  ]);
}

describe('a PDF that costs far more than its pages', () => {
  it('with forms that show forms is given up, and not read to an end that never comes', { timeout: slow }, async () => {
    await expect(pdfFormat.read(buildNestedForms(2), context)).resolves.toMatchObject({ pages: 1 });
    // A billion texts.
    const bomb = buildNestedForms(9);
    await expect(pdfFormat.read(bomb, context)).rejects.toMatchObject({ code: 'file_too_complex' });
    const redacting = pdfFormat.redact(bomb, { ...context, options: {} });
    await expect(redacting).rejects.toMatchObject({ code: 'file_too_complex' });
  });
});

describe('the bound of drawing', () => {
  it('grows with the pages, and holds for all of them together', () => {
    const page = { operations: 100_000, texts: [], pictures: [] };
    const short = boundDrawing(1);
    for (const count of [1, 2, 3]) expect(() => short.add(page), String(count)).not.toThrow();
    expect(() => short.add(page)).toThrow(expect.objectContaining({ code: 'file_too_complex' }));
    const long = boundDrawing(500);
    for (let count = 0; count < 500; count += 1) long.add({ ...page, operations: 2_500 });
  });
});

/** So many letters, all alike, each at a place of its own. */
function scatter(count: number): ShownText[] {
  return Array.from({ length: count }, (_, index): ShownText => {
    const [left, top] = [(index % 300) * 8, Math.floor(index / 300) * 8];
    const quad = [
      [left, top + 6],
      [left + 5, top + 6],
      [left + 5, top],
      [left, top],
    ] as const;
    const glyphs = [{ text: 'a', quad, follows: false }];
    return { glyphs, typefaceName: 'F', drawn: false, hidden: false, order: index };
  });
}

describe('runs of text', () => {
  it('are distinguished from as many alike ones, and come to an end', { timeout: slow }, () => {
    // By the square of their number it would take a quarter of an hour.
    const texts = scatter(64_000);
    expect(runsOfTexts(texts)).toHaveLength(texts.length);
  });

  it('that are drawn twice to look bold are one, whatever their size', () => {
    const [first, second] = scatter(2);
    const bold = (text: ShownText | undefined, by: number): ShownText[] =>
      text === undefined
        ? []
        : [text].map((one) => ({
            ...one,
            glyphs: one.glyphs.map((glyph) => ({
              ...glyph,
              quad: [
                [glyph.quad[0][0] + by, glyph.quad[0][1]],
                [glyph.quad[1][0] + by, glyph.quad[1][1]],
                [glyph.quad[2][0] + by, glyph.quad[2][1]],
                [glyph.quad[3][0] + by, glyph.quad[3][1]],
              ] as const,
            })),
          }));
    expect(
      runsOfTexts([...bold(first, 0), ...bold(second, 0), ...bold(first, 0.4), ...bold(second, -0.4)]),
    ).toHaveLength(2);
    expect(runsOfTexts([...bold(first, 0), ...bold(first, 2)])).toHaveLength(2);
  });
});
