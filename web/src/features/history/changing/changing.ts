/** What changes a chat of the history, in one file that is fetched with the first menu that is opened. */
export { changesOf, type Changes } from './changes-of.ts';
export { RenameField } from './rename-field.tsx';
