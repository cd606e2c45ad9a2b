import { defineMessage } from '@notewright/engine/message';
import { chat, limits } from '@notewright/contract';
import type { FlagChoice } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentFlagChoice } from '../../presenters/present-flag-choice.ts';
import type { NewFlagChoice } from '../../store/flag-choices/flag-choice-store.ts';
import type { Owner, Store } from '../../store/store.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Clock } from '../../kernel/clock.ts';

interface Change {
  readonly flagId: string;
  /** Null takes back what was chosen. */
  readonly choice: FlagChoice | null;
  readonly reason: string;
  readonly now: number;
}

/** The last word counts, and every one has its line in the log; the same word again changes nothing, nor the day it was said. */
export function saveFlagChoice(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.saveFlagChoice, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'flag.choose',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const object = { type: 'chat', id: request.params.chatId } as const;
      const { flag_id: flagId, choice, reason } = request.body;
      const change = { flagId, choice, reason, now: parts.clock.now() };
      const choices = await parts.store.transaction(async (tx) => {
        // Held, so that the chat is not destroyed between the look and the row.
        if ((await tx.chats.hold(owner, object.id)) === null) return null;
        const changed = await applyChange(tx, owner, object.id, change);
        if (changed) await tx.audit.append(auditLine(parts, request, 'flag.choose', object));
        return tx.flagChoices.list(owner, object.id);
      });
      if (choices === null) throw await denied(parts, request, 'flag.choose', object);
      return json({ data: choices.map(presentFlagChoice) });
    },
  });
}

/** True when something was changed. */
async function applyChange(tx: Store, owner: Owner, chatId: string, change: Change): Promise<boolean> {
  const { flagId, choice, reason, now } = change;
  const there = (await tx.flagChoices.list(owner, chatId)) ?? [];
  const before = there.find((one) => one.flagId === flagId);
  if (choice === null) return before !== undefined && tx.flagChoices.remove(owner, chatId, flagId);
  if (before?.choice === choice && before.reason === reason) return false;
  if (before === undefined && there.length >= limits.flagChoices)
    throw new ProblemError('conflict', {
      message: defineMessage(
        'chat.tooManyFlagChoices',
        'No more than 1,000 flags of one chat can be decided. Please take back one first.',
      ),
    });
  const chosen: NewFlagChoice = { flagId, choice, reason, chosenBy: owner.userId, chosenAt: now };
  return tx.flagChoices.save(owner, chatId, chosen);
}
