import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
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

type Builder = ExpressionBuilder<Schema, 'messages'>;

/** The messages that stand in such ranges. A reply goes along with the message that it answers, whenever it was written. */
export function isWithin(eb: Builder, ranges: readonly BranchRange[]): Expression<SqlBool> {
  const [range] = ranges;
  if (range === undefined) return sql<SqlBool>`1 = 0`;
  if (ranges.length === 1) return isInRange(eb, range);
  // Halved and halved again: databases limit how deep an expression may be.
  const half = Math.ceil(ranges.length / 2);
  return eb.or([isWithin(eb, ranges.slice(0, half)), isWithin(eb, ranges.slice(half))]);
}

function isInRange(eb: Builder, { branchId, before }: BranchRange): Expression<SqlBool> {
  const isInBranch = eb('messages.branch_id', branchId === null ? 'is' : '=', branchId);
  if (before === null) return isInBranch;
  const begins = sql<number>`coalesce((select asked.position from messages as asked where asked.id = messages.reply_to), messages.position)`;
  return eb.and([isInBranch, eb(begins, '<', before)]);
}
