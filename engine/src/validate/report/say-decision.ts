import type { FlagDecision } from '../flag-decision.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2022-10-03` as `3 Oct 2022`; anything else as it is. */
function sayDay(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = months[Number(parts?.[2]) - 1];
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : day;
}

/**
 * What was decided about a flag, as it stands behind it: `dismissed 3 Oct 2022: reason`. A flag that was marked fixed and is raised
 * again is still there, whatever was meant.
 */
export function sayDecision({ choice, reason, day }: FlagDecision): string {
  const when = sayDay(day);
  const why = reason.replace(/\s+/g, ' ').trim();
  const behind = why === '' ? '' : `: ${why}`;
  if (choice === 'fixed') return `marked fixed on ${when}, and still there${behind}`;
  return `${choice} ${when}${behind}`;
}
