import type { ReactNode } from 'react';
import { plural } from '../../../i18n/plural.ts';

export const title = 'Bin';
export const description = 'Deleted chats wait here before they are destroyed, with their files and their keys.';
export const list = 'Deleted chats';
export const deletedOn = (day: ReactNode, left: string): ReactNode => (
  <>
    Deleted {day}, {left}
  </>
);
export const timeLeft = (days: number): string =>
  days <= 0 ? 'destroyed today' : plural(days, { one: '1 day left', other: `${days} days left` });
export const restore = 'Restore';
export const restoreOne = (title: string): string => `Restore ${title}`;
export const deleteNow = 'Delete now';
export const deleteOneNow = (title: string): string => `Delete ${title} now`;
export const empty = 'Empty bin';
export const showMore = 'Show more';
export const askAll = 'Empty the bin?';
export const askOne = 'Delete this chat now?';
export const allGone =
  'All chats in it are destroyed with their files and the keys that open them. Nothing brings them back.';
export const oneGone = 'It is destroyed with its files and the key that opens it. Nothing brings it back.';
export const restored = 'Chat restored.';
export const destroyed = 'Chat destroyed.';
export const isEmpty = 'The bin is empty.';
export const notLoaded = 'The bin could not be loaded.';
