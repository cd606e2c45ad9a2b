import { modelNotices } from '../kernel/reply-messages.ts';
import { ModelProblem, type ModelProblemKind } from '../models/model.ts';

/** Ends of a call that did answer, with nothing that could be shown: a filter, too many words, damaged ones. */
const answered: ReadonlySet<ModelProblemKind> = new Set(['filtered', 'cut-off', 'endless', 'broken']);

const notices = {
  note: { unreachable: modelNotices.unreachable, unusable: modelNotices.unusable },
  summary: { unreachable: modelNotices.noSummary, unusable: modelNotices.unusableSummary },
} as const;

/**
 * The one sentence that a reader gets where nothing of a model’s answer was shown.
 * @param error what ended it; whatever is no failure of the endpoint is one of the answer
 */
export function noticeOfNothing(error: unknown, asked: keyof typeof notices): string {
  const isUnreachable = error instanceof ModelProblem && !answered.has(error.kind);
  return String(notices[asked][isUnreachable ? 'unreachable' : 'unusable']);
}
