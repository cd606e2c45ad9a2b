import { foldCapitals } from '../text/fold-capitals.ts';
import { joinWrapped } from './join-wrapped.ts';

/**
 * A typed note in the form in which it is read, whatever its lines and letters were: wrapped lines joined, capitals
 * throughout in small letters. All ranges are those of the note. Linear.
 */
export const evenForm = (text: string): string => joinWrapped(foldCapitals(text));
