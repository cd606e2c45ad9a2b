import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentProblem } from '../../document-reader.ts';
import type { ReadLimits } from '../../child-messages.ts';

const packageFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Trailing slash and forward slashes, as the library joins names to it. */
const folder = (name: string): string => `${packageFolder.replaceAll('\\', '/')}/${name}/`;

/**
 * Opens a PDF. Damage stops the reading instead of being skipped, so that no part of a document goes missing
 * unsaid. Nothing in it is run: scripting and XFA stay off, and code generation is off for the whole process.
 * @throws DocumentProblem file_encrypted, file_too_many_pages; any other error means damage
 */
export async function openPdf(bytes: Uint8Array, limits: ReadLimits): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // A copy of its own, and not a Buffer: the library takes the bytes over.
    data: new Uint8Array(bytes),
    stopAtErrors: true,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: limits.imagePixels,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    iccUrl: folder('iccs'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > limits.documentPages) throw new DocumentProblem('file_too_many_pages');
    return pdf;
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentProblem('file_encrypted');
    throw error;
  }
}

/** A file cut short is repaired by the library as far as it goes, and its last pages would be missing unsaid. */
export function endsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).toString('latin1').includes('%%EOF');
}
