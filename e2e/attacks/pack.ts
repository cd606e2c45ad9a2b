import type { Attack } from './attack-strings.ts';

/** Deals the strings out to `count` hands, so that each hand has some of every class. */
export function deal<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: count }, (_, hand) => items.filter((_item, index) => index % count === hand));
}

/**
 * One document of many strings, each between two lines that can be looked for. Behind each stands what closes whatever it
 * may have opened, so that it does not take its successors along as the words of a comment or a code block.
 */
export function pack(attacks: readonly Attack[]): string {
  const closers = '\n\n-->\n\n?>\n\n]]>\n\n</script></style></pre></textarea>\n\n';
  return attacks
    .map(({ number, text }) => {
      const fence = /^(```+|~~~+)/m.test(text) ? `\n${/^(```+|~~~+)/m.exec(text)?.[1] ?? ''}` : '';
      return `Line ${number} begins.\n\n${text}${fence}${closers}Line ${number} ends.\n\n`;
    })
    .join('');
}

/** Cuts a text at awkward places: within tags, entities, links and surrogate pairs, in pieces of one to `longest`. */
export function cutAwkwardly(text: string, longest: number): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  for (let turn = 1; at < text.length; turn += 1) {
    const opener = text.slice(at, at + longest).search(/[<&[\]("':;\\]/);
    const length = turn % 3 === 0 && opener >= 0 ? opener + 1 : 1 + ((turn * 7) % longest);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}
