import { expect, it } from 'vitest';
import { buildDrawnPdf } from '../../testing/build-pdf.ts';
import { pdfFormat } from './read-pdf.ts';

it('a PDF of more drawing than it has pages for is refused before it is drawn', { timeout: 120_000 }, async () => {
  const pdf = buildDrawnPdf('0 0 1 1 re f\n'.repeat(400_000));
  const redacting = pdfFormat.redact(pdf, {
    limits: { documentPages: 20, imagePixels: 10_000_000 },
    startedRecognising: () => undefined,
    options: {},
  });
  await expect(redacting).rejects.toMatchObject({ code: 'file_too_complex' });
});
