import { useMatch } from 'react-router';
import { paths } from '../../../routes/paths.ts';
import { newChat } from '../sending/reply-store.ts';

/** The message box of the page that is open; null on other pages. */
export function useOpenBox(): string | null {
  const isHome = useMatch(paths.chatHome) !== null;
  const chat = useMatch(paths.chat)?.params['id'] ?? null;
  return isHome ? newChat : chat;
}
