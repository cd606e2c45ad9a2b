/** What changes a chat of the history, in one file that is fetched with the first menu. */
export { changesOf, type Changes } from './changes-of.ts';
export { EntryMenu } from './entry-menu.tsx';
export { RenameField } from './rename-field.tsx';
