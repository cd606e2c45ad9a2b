import type { ChatMessage, ChosenFlag, WireToolResult } from '@notewright/contract';

type AuditOnWire = Extract<WireToolResult, { tool: 'Validify' }>;
export type ShownFlag = AuditOnWire['flags'][number];

/** A flag with what was decided about it, and whether it was raised again after it was marked fixed. */
export interface DecidedFlag {
  readonly flag: ShownFlag;
  readonly isGap: boolean;
  readonly choice: ChosenFlag | null;
  readonly isStillThere: boolean;
}

const severities = ['high', 'medium', 'low'] as const;

/** Flags and gaps of an audit with what was decided, the most severe first. Those of older audits, which have no id, are left out. */
export function decideFlags(
  reply: Pick<ChatMessage, 'tool_result' | 'timestamp'>,
  choices: readonly ChosenFlag[],
): readonly DecidedFlag[] {
  const result = reply.tool_result;
  if (result?.tool !== 'Validify') return [];
  const byId = new Map(choices.map((choice) => [choice.flag_id, choice]));
  const decide = (flag: ShownFlag, isGap: boolean): DecidedFlag => {
    const choice = byId.get(flag.id) ?? null;
    const isStillThere = choice?.choice === 'fixed' && Date.parse(choice.chosen_on) < Date.parse(reply.timestamp);
    return { flag, isGap, choice, isStillThere };
  };
  return [...result.flags.map((flag) => decide(flag, false)), ...result.gaps.map((gap) => decide(gap, true))]
    .filter(({ flag }) => flag.id !== '')
    .sort((a, b) => severities.indexOf(a.flag.severity) - severities.indexOf(b.flag.severity));
}

/** True for what asks for a decision: none was made, or what was meant to be fixed is still there. */
export const isOpen = ({ choice, isStillThere }: DecidedFlag): boolean => choice === null || isStillThere;

/** The statement of a reply that tells of a flag, by its words; null where it has none. */
export function statementOf(statements: ChatMessage['statements'], { sources }: ShownFlag): number | null {
  if (sources.length === 0) return null;
  const key = JSON.stringify(sources.map(({ start, end }) => [start, end]));
  // Flags stand after the codes, which may rest on the same words.
  const found = statements.findLastIndex(
    (one) => JSON.stringify(one.sources.map(({ start, end }) => [start, end])) === key,
  );
  return found < 0 ? null : found;
}
