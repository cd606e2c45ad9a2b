import { findScopes } from '../context/find-context.ts';
import type { ModifierKind } from '../context/triggers.ts';
import { tokenize } from '../text/tokens.ts';

/** When something was is no matter of whether it was. */
const harmless: ReadonlySet<ModifierKind> = new Set(['historical']);

/**
 * False where a name holds words that deny it, doubt it, give it to another person or make it depend on something ("never DM"): a
 * reader of the note sees them, a machine that takes the name for a code does not.
 */
export const namesPlainly = (name: string): boolean =>
  findScopes(tokenize(name)).every(({ kind }) => harmless.has(kind)) && !/\?/.test(name);
