const longest = 150;

/**
 * Text of a person or a company as it may stand in a mail's subject: on one line, without control characters and
 * without those that turn the direction of what follows, cut between letters.
 */
export function cleanHeaderText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // Where an encoded word would begin (RFC 2047): a mail program would decode what this one took for plain text.
    .replaceAll('=?', '= ?')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    if (cut.length + segment.length > longest - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
