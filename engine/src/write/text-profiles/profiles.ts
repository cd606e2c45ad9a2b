/** How the text of a note is written for a record system. */
export interface TextProfile {
  /** Characters of a line, at which words wrap; 0 where the record system wraps by itself. */
  readonly lineWidth: number;
  readonly lineEnd: '\n' | '\r\n';
  /** Only characters of ASCII, each other one written so that nothing changes its meaning. */
  readonly asciiOnly: boolean;
  /** Characters that one field holds, line ends included; 0 where it holds any number. */
  readonly fieldCharacters: number;
}

/** Record systems whose fields notes are pasted into. `plain` is any text, as it was written. */
export const textProfileNames = ['plain', 'epic', 'cerner', 'meditech'] as const;
export type TextProfileName = (typeof textProfileNames)[number];

/** What the fields of each take; a system's own settings can be narrower. */
export const textProfiles: Readonly<Record<TextProfileName, TextProfile>> = {
  plain: { lineWidth: 0, lineEnd: '\n', asciiOnly: false, fieldCharacters: 0 },
  epic: { lineWidth: 0, lineEnd: '\n', asciiOnly: false, fieldCharacters: 0 },
  cerner: { lineWidth: 80, lineEnd: '\n', asciiOnly: false, fieldCharacters: 0 },
  meditech: { lineWidth: 78, lineEnd: '\r\n', asciiOnly: true, fieldCharacters: 0 },
};
