import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteKind } from '../../model/result.ts';
import { readRequest } from './read-request.ts';

/** What a message asks of the last note, when it holds nothing else. */
export interface FollowUp {
  readonly style: NoteStyle;
  readonly kind?: NoteKind;
  /** To whom a letter goes. */
  readonly addressee?: string;
}

/** Longer messages are notes themselves. */
const longest = 160;

/**
 * The wish for the last note in another form: "shorter", "make it shorter please", "as bullets", "más breve", "as an H&P", "como informe
 * de alta". Undefined for everything that says more than that, and for what contradicts itself.
 */
export function readFollowUp(message: string): FollowUp | undefined {
  const request = message.length > longest ? undefined : readRequest(message);
  if (request === undefined || !request.isWhole || request.tool || request.beyond) return undefined;
  const { kinds, style, addressee } = request;
  const [kind] = kinds;
  if (kind === undefined && Object.keys(style).length === 0) return undefined;
  return { style, ...(kind ? { kind } : {}), ...(addressee ? { addressee: addressee.text } : {}) };
}
