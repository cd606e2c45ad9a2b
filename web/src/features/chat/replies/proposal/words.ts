export const title = 'Proposed change';
export const lead = 'Nothing is changed until you use it.';
export const kinds = {
  changed: (section: string): string => `${section}: changed`,
  added: (section: string): string => `${section}: added`,
  removed: (section: string): string => `${section}: taken out`,
} as const;
export const moved = (section: string, to: string): string => `${section}: moved to ${to}`;
export const removed = 'Removed:';
export const added = 'Added:';
export const use = 'Use it';
export const leave = 'Leave it';
export const used = 'The change is in the note, as a new version. The version before is kept.';
export const left = 'Left. The note stays as it was.';
export const changed =
  'The note was changed, or another was written, since this was proposed, so it was not used. Please ask again.';
export const failed = 'The change could not be used. Please try again.';
