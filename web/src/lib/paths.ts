/** The one table of the pages' addresses (specification section 2); every link and redirect reads it. */
export const paths = {
  chatHome: '/',
  home: '/home',
  chat: '/chat/:id',
  signUp: '/signUp',
  login: '/login',
  verificationCode: '/verificationCode',
} as const;

/** The address of one chat. */
export function chatPath(id: string): string {
  return paths.chat.replace(':id', encodeURIComponent(id));
}

const patterns = Object.values(paths).map((path) => path.split('/').slice(1));

/**
 * Addresses match whatever their case and with or without a slash at the end. Gives the proper spelling of an address
 * that is in the table, or null for one that is not. Parameters keep their own case.
 */
export function properPath(pathname: string): string | null {
  const parts = pathname
    .replace(/(?<=.)\/+$/, '')
    .split('/')
    .slice(1);
  const pattern = patterns.find(
    (candidate) =>
      candidate.length === parts.length &&
      candidate.every((part, index) => part.startsWith(':') || part.toLowerCase() === parts[index]?.toLowerCase()),
  );
  if (!pattern) return null;
  return `/${pattern.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/')}`;
}
