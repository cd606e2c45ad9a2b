import type { LabelSlot } from '../../slots/label-slots.ts';
import type { Cut } from '../../slots/slot.ts';

/** New names of bookmarks by the old ones in lower case; those that a program made up itself are not in it. */
export type BookmarkNames = ReadonlyMap<string, string>;

const ownNames =
  /^(?:_?(?:Toc|Ref|Hlk|GoBack|MON|Int|Text|Check|Dropdown|PictureBullets|OLE_?LINK|bookmark)_?\d*|_top)$/i;

/** Gives every bookmark that a person may have named a name without meaning. */
export function renameBookmarks(names: Iterable<string>): BookmarkNames {
  const renamed = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (name !== '' && !ownNames.test(name) && !renamed.has(key)) renamed.set(key, `bookmark_${renamed.size + 1}`);
  }
  return renamed;
}

/** The instruction of a field with the bookmarks in it renamed; its first word says what it does. */
export function withRenamed({ written, slot }: LabelSlot, names: BookmarkNames): LabelSlot {
  const renamed: Cut[] = [];
  const [, ...words] = written.matchAll(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu);
  for (const { 0: word, index: start } of words) {
    const replacement = names.get(word.toLowerCase());
    if (replacement !== undefined) renamed.push({ start, end: start + word.length, replacement });
  }
  const others = slot.cuts.filter((cut) => !renamed.some((own) => cut.start < own.end && cut.end > own.start));
  return { written, slot: { text: slot.text, cuts: [...renamed, ...others] } };
}
