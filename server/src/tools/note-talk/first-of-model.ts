import type { Answer } from '@notewright/engine';
import type { Question } from '@notewright/engine/note-requests';

/** Questions whose answer explains and is not looked up: a model gives it better than a list of statements does. */
const explained: ReadonlySet<Question['kind']> = new Set(['about', 'why', 'since', 'planned']);

/**
 * True where a model is asked before the engine's own answer stands: what explains, and what the engine has not found. Whether an allergy is
 * there, a dose, a list or a figure is the engine's to say where it can: it leaves nothing of it out.
 */
export const isFirstOfModel = ({ kind }: Question, { isFound }: Answer): boolean => explained.has(kind) || !isFound;
