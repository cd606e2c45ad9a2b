import type { Settings } from './config/settings.ts';
import type { SampleAccount } from './sample-account.ts';
import type { NotewrightServer } from './wiring.ts';

/** What a person needs to know once the server runs. */
export function describeStart(
  server: Pick<NotewrightServer, 'origin' | 'devKey'>,
  settings: Settings,
  sample: SampleAccount | null,
): string {
  const publicUrl = settings.PUBLIC_URL ?? server.origin;
  const rows: (readonly [string, string])[] = [['Notewright', publicUrl]];
  const isDevelopment = settings.NODE_ENV === 'development';
  if (settings.MAIL === 'embedded') rows.push(['Mails', `${isDevelopment ? publicUrl : server.origin}/dev/mailbox`]);
  if (isDevelopment) rows.push(['EHR to try', `${publicUrl}/dev/ehr`]);
  if (server.devKey !== null && (isDevelopment || settings.MAIL === 'embedded'))
    rows.push(['Key for /dev', server.devKey]);
  if (settings.BILLING === 'built-in') rows.push(['Checkout', 'built in: test cards only, no money moves']);
  if (sample !== null) rows.push(['Sample e-mail', sample.email], ['Password', sample.password]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`);
  return `\n${lines.join('\n')}\n\n`;
}
