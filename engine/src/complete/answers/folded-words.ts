/** Words in small letters without accents, one space between them; figures and the marks within words stay. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'/&%+.-]+/gu, ' ')
    .replace(/[.](?=\s|$)/g, '')
    .trim();

const escaped = (words: string): string => words.replace(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`);

/** A pattern of whole words or phrases for folded texts; `*` at an end of one stands for any ending or beginning. */
export function formsPattern(forms: readonly string[]): RegExp {
  const one = (form: string): string => {
    const body = escaped(form.replace(/^\*|\*$/g, ''));
    return (
      (form.startsWith('*') ? String.raw`[\p{L}\p{N}-]*` : '') + body + (form.endsWith('*') ? String.raw`\p{L}*` : '')
    );
  };
  const all = [...new Set(forms)].toSorted((a, b) => b.length - a.length).map(one);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all.join('|')})(?![\p{L}\p{N}])`, 'u');
}
