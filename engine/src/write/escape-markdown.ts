/** Most texts have no mark, no line break and no two spaces in a row, and stay as they are. */
const needsCare = /[\\`*_[\]<>|~$&\u0000-\u001f\u007f\u2028\u2029]|^[\s#+=\-\d]|\s\s|\s$|[^\S ]/;

/**
 * Text that markdown shows letter for letter: marks that would start emphasis, code, links, tables, HTML or entities get a
 * backslash, and so does what would open a heading, list or quotation at the head of a line. One line in, one line out.
 */
export function escapeMarkdown(text: string): string {
  if (!needsCare.test(text)) return text;
  return text
    .replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~$]/g, (mark) => `\\${mark}`)
    .replace(/&(?=#?[A-Za-z\d]{1,31};)/g, '\\&')
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
