import type { LeftReason } from '@notewright/engine/phrases';
import { plural } from '../../../i18n/plural.ts';

export const title = 'Phrases';
export const description =
  'Words that you write again and again. Type a dot and the name in the message box or in a note to insert them, or say “dot” and the name while you dictate.';
export const notLoaded = 'Failed to load the phrases.';
export const none = 'You have no phrases yet.';
export const own = 'Your phrases';
export const shared = 'Phrases of your company';
export const search = 'Search phrases';
export const noneFound = 'No phrase matches.';
export const add = 'New phrase';
export const edit = 'Edit';
export const editOne = (name: string): string => `Edit ${name}`;
export const remove = 'Delete';
export const removeOne = (name: string): string => `Delete ${name}`;
export const askRemove = 'Delete this phrase?';
export const removeLead = 'Where it was inserted, the words stay as they are.';
export const removed = 'Phrase deleted.';
export const saved = 'Phrase saved.';

export const name = 'Name';
export const nameHint = 'Letters, numbers, hyphens and underscores. You type a dot and this name.';
export const phraseWords = 'Words';
export const wordsHint =
  '*** is a blank, {one|two} a choice. @age@, @sex@, @complaint@, @medications@, @allergies@, @problems@ and @date@ are filled in from the note; what it does not say, and @name@, become blanks.';
export const shortDescription = 'Description (optional)';
export const forCompany = 'For everybody in my company';

export const importList = 'Import';
export const importTitle = 'Import phrases';
export const importLead = 'Paste exported SmartPhrases or a table (CSV) with name and words, or choose a file.';
export const listText = 'List';
export const chooseFile = 'Choose a file';
export const check = 'Check the list';
export const tooLargeFile = 'This file is too large. The limit is 1 MB.';
export const canTake = (count: number): string =>
  plural(count, { one: '1 phrase can be imported', other: `${count} phrases can be imported` });
export const nothingToTake = 'Nothing in this list can be imported.';
export const notTaken = (count: number): string =>
  plural(count, { one: '1 entry is left out', other: `${count} entries are left out` });
export const leftLine = (line: number, what: string, why: string): string =>
  what === '' ? `Line ${line}: ${why}` : `Line ${line}, ${what}: ${why}`;
export const takeThem = (count: number): string =>
  plural(count, { one: 'Import 1 phrase', other: `Import ${count} phrases` });
export const imported = (count: number): string =>
  plural(count, { one: '1 phrase imported.', other: `${count} phrases imported.` });

/** Why an entry of a list is left out. */
export const reasons = {
  'name-missing': 'it has no name',
  'name-invalid': 'the name may have letters, numbers, hyphens and underscores only, a letter first, at most 40',
  'name-twice': 'there is a phrase of this name already',
  'words-missing': 'it has no words',
  'words-too-long': 'it has more than 4,000 characters',
  'description-too-long': 'its description has more than 200 characters',
  'quote-open': 'a quotation mark is not closed',
  'too-many': 'no more than 500 phrases can be kept',
} as const satisfies Readonly<Record<LeftReason, string>>;

export const exportOwn = 'Export my phrases (CSV)';
export const exportShared = 'Export company phrases (CSV)';
export const exportFailed = 'The export failed. Please try again.';
