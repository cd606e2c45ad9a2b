import type { Settings } from './config/settings.ts';
import type { SampleAccount } from './sample-account.ts';
import type { NotewrightServer } from './wiring.ts';

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Why the server did not start, in one sentence for the operator. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.';
  if (codeOf(error) === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Port ${port} is already in use; stop what runs there or set PORT to another one.`;
  }
  if (codeOf(error) === 'EACCES')
    return 'The server may not use the port or the folder it was given; check PORT and DATA_DIR.';
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
    return 'HOST is not an address of this machine.';
  return error.message.split('\n')[0] ?? 'The server could not start.';
}

/** What a person needs to know once the server runs. */
export function describeStart(
  server: Pick<NotewrightServer, 'origin' | 'devKey'>,
  settings: Settings,
  sample: SampleAccount | null,
): string {
  const rows: (readonly [string, string])[] = [['Notewright', settings.PUBLIC_URL ?? server.origin]];
  if (settings.MAIL === 'embedded') {
    rows.push(['Mails', `${server.origin}/dev/mailbox`]);
    if (server.devKey !== null) rows.push(['Key for /dev', server.devKey]);
  }
  if (settings.BILLING === 'built-in') rows.push(['Checkout', 'built in: test cards only, no money moves']);
  if (sample !== null) rows.push(['Sample e-mail', sample.email], ['Password', sample.password]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`);
  return `\n${lines.join('\n')}\n\n`;
}
