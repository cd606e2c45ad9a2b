import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Block, type Worker } from 'tesseract.js';
import type { GreyImage } from './grey-image.ts';
import { cropMiddle, rotateGrey } from './prepare-image.ts';

interface Recognised {
  text: string;
  /** Mean over the words, 0 to 100. */
  confidence: number;
}

/** Measured: upright text lies above 85, also when blurred; turned text from 25 to 55; photographs up to 41. */
const sure = 60;
/** Poor print lies here, if nothing better is to be seen from another side. */
const likely = 45;
const clearlyBetter = 8;
/** Noise, or nothing; no turning makes it words. */
const hopeless = 12;
/** Side of the part of a picture that is enough to tell which way its text runs. */
const trialSide = 600;

const languageFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** The recogniser's default; set again after every exception. */
const usualSegmentation = PSM.SINGLE_BLOCK;

let started: Promise<Worker> | null = null;

/** Starts the recogniser once; it stays for the life of the process. All it needs lies on disk. */
function startRecogniser(): Promise<Worker> {
  started ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler the library throws outside of any call.
    errorHandler: () => undefined,
  }).then(async (worker) => {
    await worker.setParameters({ user_defined_dpi: '200' });
    return worker;
  });
  return started;
}

/**
 * The printed words in an image, whichever way up it is; empty when there are none. Which way is told by its middle
 * first: a whole page that lies on its side takes ten times as long as an upright one, and gives nothing.
 */
export async function recognise(image: GreyImage): Promise<string> {
  const { turn, aside } = await findTurn(image);
  if (turn !== null) return words(await recogniseOnce(await rotateGrey(image, turn)));
  const upright = await recogniseOnce(image);
  const believable = upright.confidence >= likely && upright.confidence >= aside + clearlyBetter;
  return upright.confidence >= sure || believable ? words(upright) : '';
}

/** Degrees clockwise after which the text of an image is upright. */
export type Turn = 0 | 90 | 180 | 270;

/** Which way to turn an image, told by its middle; null when it cannot be told, with the best confidence of the sides. */
export async function findTurn(image: GreyImage): Promise<{ turn: Turn | null; aside: number }> {
  const trial = await cropMiddle(image, trialSide);
  let aside = 0;
  for (const turn of [0, 180, 90, 270] as const) {
    const { confidence } = await recogniseOnce(await rotateGrey(trial, turn));
    if (confidence >= sure) return { turn, aside };
    if (confidence < hopeless) break;
    if (turn !== 0) aside = Math.max(aside, confidence);
  }
  return { turn: null, aside };
}

/**
 * The recogniser's own tree of an upright image: blocks, paragraphs, lines and words with their places in pixels.
 * @param alone True for a cut-out that holds nothing but text, which needs no search for where the text is
 */
export async function recogniseBlocks(image: GreyImage, alone = false): Promise<readonly Block[]> {
  const worker = await startRecogniser();
  await worker.setParameters({ tessedit_pageseg_mode: alone ? usualSegmentation : PSM.AUTO });
  try {
    const { data } = await worker.recognize(encodePgm(image), {}, { text: false, blocks: true });
    return data.blocks ?? [];
  } finally {
    await worker.setParameters({ tessedit_pageseg_mode: usualSegmentation });
  }
}

async function recogniseOnce(image: GreyImage): Promise<Recognised> {
  const worker = await startRecogniser();
  const { data } = await worker.recognize(encodePgm(image));
  return { text: data.text.trim(), confidence: data.confidence };
}

/** Specks and lines are sometimes taken for single characters; words have two letters or figures in a row. */
function words(recognised: Recognised): string {
  return /[\p{L}\p{N}]{2}/u.test(recognised.text) ? recognised.text.replace(/\n{3,}/g, '\n\n') : '';
}

/** Portable grey map: a header and the pixels, so that the recogniser decodes nothing of the original file. */
function encodePgm(image: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`), image.data]);
}
