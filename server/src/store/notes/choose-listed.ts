import type { NoteVersionTable } from '../../database/tables/notes.ts';

export type NoteVersion = Pick<
  NoteVersionTable,
  'message_id' | 'kind' | 'position' | 'created_at' | 'begun_at' | 'addendum_to' | 'is_listed'
>;

/** What a reply that failed has in place of a kind. */
export const failedKind = '';

/**
 * Which of the versions that were written from one message stand for their notes in lists, and since when each note is there. Versions of the
 * same kind are one note, whatever messages they answer ("shorter", "add allergy to sulfa"). Of those listed is
 * - the newest one, and beside it every one that is signed: what comes after a signature hides nothing that is signed;
 * - in place of a signed one its addendum, and of several addenda again the newest and those that are signed.
 * What failed is listed only where no note is.
 *
 * @param signed ids of the versions that somebody signed
 * @returns those whose columns have to be changed, as they have to be
 */
export function chooseListed(
  versions: readonly NoteVersion[],
  signed: ReadonlySet<string>,
): readonly Pick<NoteVersion, 'message_id' | 'begun_at' | 'is_listed'>[] {
  const notes = versions.filter(({ kind }) => kind !== failedKind);
  const considered = notes.length > 0 ? notes : versions;
  const extended = new Set(considered.map((version) => version.addendum_to));
  const isNewest = ({ kind, addendum_to: base, position }: NoteVersion): boolean =>
    !considered.some((one) => one.kind === kind && one.addendum_to === base && one.position > position);
  return versions.flatMap((version) => {
    const { message_id, kind } = version;
    const isListed =
      considered.includes(version) && !extended.has(message_id) && (signed.has(message_id) || isNewest(version));
    const begun = Math.min(...versions.filter((one) => one.kind === kind).map((one) => one.created_at));
    const chosen = { message_id, begun_at: begun, is_listed: isListed ? 1 : 0 } as const;
    return version.begun_at === chosen.begun_at && version.is_listed === chosen.is_listed ? [] : [chosen];
  });
}
