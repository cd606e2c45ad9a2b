import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { BillingParts } from '../billing-parts.ts';

/** Stands for the death of the process: nothing that it would have done after this is done. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/** Parts of a process that dies at one of its steps. */
export interface DyingProcess {
  readonly parts: BillingParts;
  /** The steps that it has taken: each call of the provider or the store counts twice, before it and after it. */
  readonly steps: () => number;
  readonly isDead: () => boolean;
}

const passedOn: ReadonlySet<string> = new Set(['afterCommit', 'nameEmail', 'origins', 'readEvent']);

/**
 * A process over the same provider and database that dies at its step number `deadly`: before a call reached the other
 * side, or after it did and before its answer came back. From then on every call fails, also what catches errors.
 */
export function createDyingProcess(real: BillingParts, deadly: number): DyingProcess {
  let steps = 0;
  const takeStep = (): void => {
    steps += 1;
    if (steps >= deadly) throw new ProcessDied();
  };
  const around =
    (call: (...args: unknown[]) => unknown) =>
    async (...args: unknown[]): Promise<unknown> => {
      takeStep();
      const answer = await call(...args);
      takeStep();
      return answer;
    };
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name);
        if (typeof value === 'object' && value !== null) return wrap(value);
        if (typeof value !== 'function' || passedOn.has(String(name))) return value;
        const call = (...args: unknown[]): unknown => Reflect.apply(value, of, args);
        return name === 'transaction' ? around((work) => transact(call, work)) : around(call);
      },
    });
  const transact = (call: (...args: unknown[]) => unknown, work: unknown): unknown =>
    call((inner: AccountStore) => (work as (store: AccountStore) => unknown)(wrap(inner)));
  const parts = { ...real, store: wrap(real.store), payments: wrap(real.payments) };
  return { parts, steps: () => steps, isDead: () => steps >= deadly };
}
