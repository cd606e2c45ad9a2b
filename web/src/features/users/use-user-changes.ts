import { companyUserManagement, type GivenRole } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { noteEndedPlan } from '../../api/account/profile.ts';
import { companyKeys, type CompanyUser } from '../../api/account/company.ts';
import { tellDone, tellFailed } from './user-toasts.ts';
import * as words from './words.tsx';

/** Why an invitation failed, and whether buying would help. */
export interface InviteFailure {
  readonly sentence: string;
  /** `seats`: more users can be bought; `plan`: trial or plan have ended. */
  readonly lacks: 'seats' | 'plan' | null;
}

export interface UserChanges {
  /** Why the last change in the list failed, to be said over it. */
  readonly problem: string | null;
  /** What the last invitation from the list lacked. */
  readonly lacks: InviteFailure['lacks'];
  readonly clearProblem: () => void;
  /** Gives why it failed, or null; `saysProblem`: the list says it, since no form does. */
  readonly invite: (email: string, role: GivenRole, saysProblem?: boolean) => Promise<InviteFailure | null>;
  readonly remove: (user: CompanyUser) => Promise<void>;
  readonly changeRole: (user: CompanyUser, role: GivenRole) => Promise<string | null>;
}

function inviteProblem(error: unknown): string {
  const ofField = error instanceof CallProblem ? error.errors['email']?.[0] : undefined;
  if (ofField === undefined) return tellFailed(error, words.notInvited);
  return tellFailed(new CallProblem('validation_failed', 400, ofField), ofField);
}

function lackOf(error: unknown): InviteFailure['lacks'] {
  if (!(error instanceof CallProblem)) return null;
  if (error.code === 'seats_full') return 'seats';
  return error.code === 'plan_required' ? 'plan' : null;
}

/** Inviting, removing and giving another role; the list and the seats are fetched again after each. */
export function useUserChanges(): UserChanges {
  const client = useQueryClient();
  const [failure, setFailure] = useState<InviteFailure | null>(null);
  const setProblem = (sentence: string | null): void =>
    setFailure(sentence === null ? null : { sentence, lacks: null });
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [companyKeys.users, companyKeys.company, companyKeys.former].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    problem: failure?.sentence ?? null,
    lacks: failure?.lacks ?? null,
    clearProblem: () => setProblem(null),
    invite: async (email, role, saysProblem = false) => {
      try {
        await call(companyUserManagement.addUser, {
          body: { email, role },
          idempotencyKey: crypto.randomUUID(),
        });
      } catch (error) {
        noteEndedPlan(error);
        const failed = { sentence: inviteProblem(error), lacks: lackOf(error) };
        if (saysProblem) setFailure(failed);
        return failed;
      }
      tellDone(words.invited);
      void refresh().catch(() => undefined);
      return null;
    },
    remove: async (user) => {
      setProblem(null);
      try {
        await call(companyUserManagement.removeUser, { query: { user_id: user.id }, body: {} });
        tellDone(words.removed);
      } catch (error) {
        setProblem(tellFailed(error, words.notRemoved));
      }
      await refresh().catch(() => undefined);
    },
    changeRole: async (user, role) => {
      try {
        await call(companyUserManagement.changeRole, { body: { user_id: user.user_id ?? user.id, role } });
      } catch (error) {
        return tellFailed(error, words.roleNotChanged);
      }
      tellDone(words.roleChanged);
      await refresh().catch(() => undefined);
      return null;
    },
  };
}
