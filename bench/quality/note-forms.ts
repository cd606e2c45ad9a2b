const wrapAt =
  (margin: number) =>
  (text: string): string =>
    text.replaceAll(new RegExp(String.raw`(?![^\n]{1,${margin}}$)([^\n]{1,${margin}}) `, 'gm'), '$1\n');

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
  'two spaces after a sentence': (text) => text.replaceAll(/(?<=[a-z]\.) (?=\S)/g, '  '),
};
