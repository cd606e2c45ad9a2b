import type { Branches } from './branch-rows.ts';

/** The part of a branch that another one shows. */
export interface BranchRange {
  /** Null for the chat's first branch. */
  readonly branchId: string | null;
  /** Only exchanges that begin before this position; null for all. */
  readonly before: number | null;
}

/**
 * What a branch shows: all of its own, and of each branch that it comes from what stood before it left.
 * @param branchId the chat's own id for its first branch
 */
export function rangesOf(
  branches: Branches,
  chatId: string,
  branchId: string,
): readonly [BranchRange, ...BranchRange[]] {
  const ranges: [BranchRange, ...BranchRange[]] = [{ branchId: branchId === chatId ? null : branchId, before: null }];
  let id: string | null = ranges[0].branchId;
  let before = Number.POSITIVE_INFINITY;
  const seen = new Set<string>();
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const branch = branches.get(id);
    if (branch === undefined) break;
    before = Math.min(before, branch.forked_before);
    ranges.push({ branchId: branch.parent_id, before });
    id = branch.parent_id;
  }
  return ranges;
}
