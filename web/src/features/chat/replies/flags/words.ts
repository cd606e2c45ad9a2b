import type { FlagChoice, Severity } from '@notewright/engine';

export const title = 'Work through the flags';
export const lead = 'What you decide stays with this chat and is shown when the chart is audited again.';
export const left = (open: number, all: number): string =>
  open === 0 ? 'All of them are decided.' : `${open} of ${all} still to decide.`;
export const filter = 'Severity';
export const everyOne = 'All';
export const severityNames: Readonly<Record<Severity, string>> = { high: 'High', medium: 'Medium', low: 'Low' };
export const missing = 'Missing';
export const actionsOf = (message: string): string => `Decide about: ${message}`;
export const choose: Readonly<Record<FlagChoice, string>> = {
  accepted: 'Accept',
  dismissed: 'Dismiss',
  fixed: 'Mark fixed',
};
export const undo = 'Undo';
export const chosen: Readonly<Record<FlagChoice, (day: string) => string>> = {
  accepted: (day) => `Accepted on ${day}`,
  dismissed: (day) => `Dismissed on ${day}`,
  fixed: (day) => `Marked fixed on ${day}`,
};
export const stillThere = (day: string): string => `Marked fixed on ${day}, and still there`;
export const byYou = 'by you';
export const reason = 'Why is it dismissed?';
export const reasonHint = 'Optional. It stands beside the flag from now on.';
export const dismissFlag = 'Dismiss flag';
export const cancel = 'Cancel';
export const decided = 'Decided about these flags';
export const toAsk = 'To ask the clinician';
export const copyQuery = 'Copy question';
export const copied = 'Question copied.';
export const copyFailed = 'The question could not be copied. Please mark and copy it by hand.';
export const dismissedFlags = (count: number): string => `Dismissed (${count})`;
export const noneOfThese = 'No flags of this severity are left here.';
export const saveFailed = 'This was not saved. Please try again.';
export const loadFailed = 'What was decided before could not be loaded.';
export const announcements: Readonly<Record<FlagChoice | 'undone', string>> = {
  accepted: 'Flag accepted.',
  dismissed: 'Flag dismissed.',
  fixed: 'Flag marked fixed.',
  undone: 'Decision taken back.',
};
