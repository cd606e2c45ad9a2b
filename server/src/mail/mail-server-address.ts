/** Where mails are handed over, as `SMTP_URL` says. */
export interface MailServerAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps://`), rather than by STARTTLS. */
  readonly isSecure: boolean;
  /** Only this machine can reach it, so that nothing travels. */
  readonly isThisMachine: boolean;
  readonly user: string | null;
  readonly password: string | null;
}

const thisMachine: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Reads `smtp://user:password@host:587` or `smtps://user:password@host:465`. User name and password may hold any
 * character as %-code. @returns null when it is no such address.
 */
export function readMailServerAddress(text: string): MailServerAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null;
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return null;
  const user = decode(url.username);
  const password = decode(url.password);
  if (user === null || password === null || (user === '') !== (password === '')) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (!/^[\w.:-]+$/.test(host)) return null;
  const isSecure = url.protocol === 'smtps:';
  return {
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    isThisMachine: thisMachine.has(host),
    user: user === '' ? null : user,
    password: password === '' ? null : password,
  };
}

/** Null for broken %-codes and for control characters, which no sign-in has. */
function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
