const wrapAt =
  (margin: number) =>
  (text: string): string =>
    text.replaceAll(new RegExp(String.raw`(?![^\n]{1,${margin}}$)([^\n]{1,${margin}}) `, 'gm'), '$1\n');

/** Headings that mean the same, as one writer and another has them before a colon. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^(\W*)pmhx?:/gim, '$1Past medical history:'],
  [/^(\W*)meds:/gim, '$1Current medications:'],
  [/^(\W*)(?:o\/e|pe|exam):/gim, '$1Physical examination:'],
  [/^(\W*)(?:a\/p|imp\/plan):/gim, '$1Assessment and plan:'],
  [/^(\W*)(?:fhx?):/gim, '$1Family history:'],
  [/^(\W*)(?:shx?|soc):/gim, '$1Social history:'],
  [/^(\W*)hpi:/gim, '$1History of present illness:'],
  [/^(\W*)(?:all|nkda\/all|allerg):/gim, '$1Allergies:'],
  [/^(\W*)labs:/gim, '$1Results:'],
];

/** The same note in another form, which must say the same. */
export const noteForms: Readonly<Record<string, (text: string) => string>> = {
  'lines ended as on Windows': (text) => text.replaceAll('\n', '\r\n'),
  'lower case': (text) => text.toLowerCase(),
  capitals: (text) => text.toUpperCase(),
  'wrapped at 60 characters': wrapAt(60),
  'wrapped at 72 characters': wrapAt(72),
  'wrapped at 80 characters': wrapAt(80),
  'wrapped at 100 characters': wrapAt(100),
  'on one line': (text) => text.replaceAll(/([^.:;,\n])\n+/g, '$1. ').replaceAll(/\n+/g, ' '),
  'each line a bullet': (text) => text.replaceAll(/^(?=\S)(?![-*•])/gm, '- '),
  'headings under another name': (text) =>
    otherNames.reduce((renamed, [name, other]) => renamed.replaceAll(name, other), text),
  'two spaces after a sentence': (text) => text.replaceAll(/(?<=[a-z]\.) (?=\S)/g, '  '),
};
