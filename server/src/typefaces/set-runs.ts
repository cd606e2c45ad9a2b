import { facesOf, findFace } from './faces.ts';
import type { Face, Family, Weight } from './faces.ts';

/** A piece of a line in one face. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

export interface SetLine {
  readonly runs: readonly Run[];
  /** Characters that no face has stand as `[…]`. */
  readonly hasGaps: boolean;
}

/** What stands where characters cannot be shown: plainly a gap, and never another word. */
export const gap = '[…]';

const families: Readonly<Record<'sans' | 'serif', readonly Family[]>> = {
  sans: ['sans', 'serif', 'standard'],
  serif: ['serif', 'standard', 'sans'],
};

/**
 * Divides a line into runs that their faces can show. A line that some family has wholly is set in it alone, so that one
 * word is not made of two typefaces; else each character takes the first family that has it.
 */
export function setRuns(line: string, family: 'sans' | 'serif', weight: Weight): SetLine {
  const points = Array.from(cleanLine(line));
  const choices = families[family].map((one) => facesOf(one, weight));
  const whole = choices.find((faces) => points.every((point) => findFace(faces, codeOf(point)) !== null));
  const faces = whole ?? choices.flat();
  const [fallback] = facesOf(family, weight);
  if (fallback === undefined) throw new RangeError('A family has at least one face.');
  return joinRuns(
    points.map((point) => ({ text: point, face: findFace(faces, codeOf(point)) })),
    fallback,
  );
}

/** True for a character that some face has. */
export const canShow = (point: string): boolean =>
  families.sans.some((one) => findFace(facesOf(one, 400), codeOf(point)) !== null);

const codeOf = (point: string): number => point.codePointAt(0) ?? 0;

/** Letters with their marks joined; line ends and tabs as spaces; nothing that turns or hides what is around it. */
function cleanLine(line: string): string {
  return line
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim();
}

interface Piece {
  readonly text: string;
  /** Null when no face has it. */
  readonly face: Face | null;
}

function joinRuns(pieces: readonly Piece[], fallback: Face): SetLine {
  const runs: { text: string; face: Face }[] = [];
  let hasGaps = false;
  let isInGap = false;
  for (const [at, { text, face }] of pieces.entries()) {
    // A space between two words that cannot be shown belongs to the gap.
    const isBetween = text === ' ' && isInGap && pieces.at(at + 1)?.face === null;
    if (isBetween) continue;
    if (face === null) {
      hasGaps = true;
      if (!isInGap) addText(runs, gap, fallback);
    } else addText(runs, text, face);
    isInGap = face === null;
  }
  return { runs, hasGaps };
}

function addText(runs: { text: string; face: Face }[], text: string, face: Face): void {
  const last = runs.at(-1);
  if (last !== undefined && last.face === face) last.text += text;
  else runs.push({ text, face });
}
