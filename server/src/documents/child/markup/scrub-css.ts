/**
 * A style sheet without what reaches outside it and without comments: links, imports and pictures go. Strings and names
 * stay for whoever looks for identifiers in them. A space stands for what goes, and in the mark of an end tag, so that
 * no two ends meet to close the element the style is in.
 */
export function scrubCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/<!--|-->/g, ' ')
    .replace(/@import[^;]*(?:;|$)/gi, ' ')
    .replace(/url\(\s*(?!["']?#)(?:"[^"]*"|'[^']*'|[^)"']*)\s*\)?/gi, 'none')
    .replace(/\b(?:expression|behavior|-moz-binding)\s*[:(][^;}]*/gi, ' ')
    .replaceAll('</', '< /');
}

/** The words of strings in a style sheet, which a page may show. */
export function* cssStrings(css: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const match of css.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g))
    yield { start: match.index + 1, end: match.index + match[0].length - 1 };
}
