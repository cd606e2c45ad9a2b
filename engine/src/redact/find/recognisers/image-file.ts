import { candidateOf, isGlued } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const imageEndings = new Set(
  'jpg jpeg png heic tif tiff bmp gif webp dcm mp4 mov avi wav mp3 m4a pdf doc docx rtf xls xlsx'.split(' '),
);

const dots = makeWordTable(['.']);

const pictureEndings = new Set('jpg jpeg png heic tif tiff bmp gif webp dcm mp4 mov avi wav mp3 m4a'.split(' '));

/** File names of pictures and recordings, which point to a photograph or a voice. */
export const imageFile: Recogniser = {
  rule: 'image-file',
  find: (scan, emit) => {
    eachWord(scan, dots, (dot) => {
      const index = dot + 1;
      if (!isGlued(scan, dot) || dot === 0 || !imageEndings.has(tokenAt(scan, index).folded)) return;
      let from = index - 2;
      while (
        from > 0 &&
        index - from < 24 &&
        tokenAt(scan, from).gap === 'none' &&
        /^[\p{L}\p{N}_.-]+$/u.test(tokenAt(scan, from - 1).text)
      )
        from--;
      if (
        !pictureEndings.has(tokenAt(scan, index).folded) &&
        !/[\d_]/.test(scan.text.slice(tokenAt(scan, from).start, tokenAt(scan, dot).start))
      )
        return;
      const evidence = 'the file name of a picture or recording';
      emit(candidateOf(scan, from, index + 1, { kind: 'BIOMETRIC', rule: 'image-file', score: 0.8, evidence }));
    });
  },
};
