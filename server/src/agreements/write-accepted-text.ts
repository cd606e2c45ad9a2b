import type { ShownText } from '../kernel/damage.ts';
import type { Acceptance } from '../store/own-data/agreements.ts';

/** An agreement's words with who accepted them and when, as both sides keep it. */
export function writeAcceptedText(text: ShownText, acceptance: Acceptance, party: ShownText | null): string {
  const { version, textDigest, name, title, acceptedAt } = acceptance;
  const lines = [
    'ACCEPTANCE',
    '',
    `Version:      ${version}`,
    ...(party === null ? [] : [`Accepted for: ${String(party)}`]),
    `Name:         ${String(name)}`,
    `Title:        ${String(title)}`,
    `Date:         ${new Date(acceptedAt).toISOString()} (UTC)`,
    `SHA-256:      ${textDigest}`,
    '',
    'The SHA-256 is that of the text above the line, in UTF-8, without the line breaks at its end.',
  ];
  return `${String(text)}\n\n${'-'.repeat(72)}\n\n${lines.join('\n')}\n`;
}
