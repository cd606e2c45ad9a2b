/** Letters, figures, `-` and `_`, a letter first; at most 40 characters. */
export const phraseNameForm = /^\p{L}[\p{L}\p{N}_-]{0,39}$/u;

/** A name as it was typed, without the dot in front and blanks around. */
export const cleanPhraseName = (written: string): string => written.normalize('NFC').trim().replace(/^\.+/, '');

/** Names that differ in no more than capitals are the same name. */
export const foldPhraseName = (name: string): string => name.normalize('NFC').toLowerCase();
