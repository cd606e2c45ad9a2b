import { engineName, type FoldedReply } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { plural } from '../../../i18n/plural.ts';

export const replyOf = (tool: ToolName): string => `${tool} reply`;

export const answer = 'Answer';
export const proposal = 'Proposed change';
export const audit = 'Audit';
export const redacted = (count: number): string =>
  count === 0
    ? 'no identifiers found'
    : plural(count, { one: `${count} identifier redacted`, other: `${count} identifiers redacted` });

export const stages: Readonly<Record<NonNullable<FoldedReply['stage']>, string>> = {
  reading: 'Reading',
  shielding: 'Hiding identifiers from the model',
  writing: 'Writing',
  checking: 'Checking against your words',
  redacting: 'Redacting the file',
};
export const writingReply = 'Writing the reply';
export const reconnecting = 'The connection was lost. Trying again';

export const stopped = 'Stopped.';
export const failed = 'The reply failed. Nothing you sent is lost.';
export const interrupted = 'The reply was interrupted.';
/** Goes on after how a reply ended, when some of it stands. */
export const whatIsKept = ' What was written is kept.';
export const retry = 'Retry';

/** Stands under a reply whose own end does not say it. */
export const draft = "Draft for a clinician's review.";
export const writtenBy = (author: string): string =>
  author === engineName ? 'Written by: Built-in engine.' : `Written by: ${author}.`;

export const actions = 'Reply actions';
export const copy = 'Copy';
export const copyWithKey = 'Copy (Ctrl+Shift+C)';
export const regenerate = 'Regenerate';
export const like = 'Like';
export const dislike = 'Dislike';

export const previousVersion = 'Previous version';
export const nextVersion = 'Next version';
export const version = (version: number, versions: number): string => `version ${version} of ${versions}`;

export const copied = 'Response copied to clipboard!';
export const copyFailed = 'Failed to copy response.';
export const regenerated = 'Message regenerated successfully!';
export const regenerateFailed = 'Failed to regenerate message. Please try again.';
export const ratingFailed = 'Your rating could not be saved. Please try again.';
