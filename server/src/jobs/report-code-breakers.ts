import { breakerMarks, readOpenBreakers } from '../accounts/code-failures.ts';
import type { OpenBreaker } from '../accounts/code-failures.ts';
import type { Clock } from '../kernel/clock.ts';
import { durations } from '../kernel/durations.ts';
import type { Logger } from '../kernel/log.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { writeCodeBreakerMail } from '../mail/operator-mails.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Job } from './job-runner.ts';

const minute = 60_000;

export interface CodeBreakerReportParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  readonly logger: Pick<Logger, 'warn'>;
}

const actions = { day: 'wrong_codes.day_breaker', year: 'wrong_codes.year_breaker' } as const satisfies Record<
  OpenBreaker['name'],
  string
>;

/**
 * Reports that too many wrong codes have put mailed links in the place of codes for everybody: each opening once in the
 * audit log and in the server's log, and to the operators by one mail a day at most. In the background, so that no
 * answer to a wrong code takes longer for it.
 */
export function createCodeBreakerReport(parts: CodeBreakerReportParts): Job {
  return {
    name: 'report-code-breakers',
    everyMilliseconds: minute,
    run: async () => {
      if ((await readOpenBreakers(parts, parts.store)).length === 0) return;
      const noted = await parts.store.transaction((store) => report(parts, store));
      for (const { name, limit } of noted)
        parts.logger.warn(
          { breaker: name, wrongCodes: limit },
          'too many wrong mailed codes: mails carry links instead',
        );
    },
  };
}

/** What was noted just now. */
async function report(parts: CodeBreakerReportParts, store: AccountStore): Promise<readonly OpenBreaker[]> {
  const open = await readOpenBreakers(parts, store);
  const fresh: OpenBreaker[] = [];
  for (const breaker of open) {
    if (!(await mark(parts, store, breakerMarks(breaker.name).noted, breaker.closesAt))) continue;
    await audit(parts, store, breaker);
    fresh.push(breaker);
  }
  await mailOperators(parts, store, open);
  return fresh;
}

/** Sets a mark until a time; true for the first. */
async function mark(
  { clock }: Pick<CodeBreakerReportParts, 'clock'>,
  { counters }: AccountStore,
  key: string,
  expiresAt: number,
): Promise<boolean> {
  return (await counters.add(key, 1, { now: clock.now(), expiresAt, prolong: false })).points === 1;
}

/** Nobody did it, and it is about nobody: what opened a breaker may have come from anywhere. */
function audit({ clock }: CodeBreakerReportParts, store: AccountStore, { name }: OpenBreaker): Promise<void> {
  return store.audit.append({
    tenantId: null,
    actorId: null,
    action: actions[name],
    objectType: null,
    objectId: null,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at: clock.now(),
  });
}

/** Mails what is open and was not mailed yet; within a day of the last mail it waits for the next. */
async function mailOperators(
  parts: CodeBreakerReportParts,
  store: AccountStore,
  open: readonly OpenBreaker[],
): Promise<void> {
  const { clock, mailQueue } = parts;
  const now = clock.now();
  const isMailed = await Promise.all(open.map(({ name }) => store.counters.readCount(breakerMarks(name).mailed, now)));
  if (!isMailed.includes(null)) return;
  if (!(await mark(parts, store, 'code-breaker-mail', now + durations.codeWarningPause))) return;
  for (const { name, closesAt } of open) await mark(parts, store, breakerMarks(name).mailed, closesAt);
  for (const userId of await store.installation.listOperators()) {
    const operator = await store.users.find(userId);
    if (operator === null || operator.isDisabled) continue;
    await mailQueue.enqueue(store, writeCodeBreakerMail(operator.email, open, mailQueue.context()));
  }
}
