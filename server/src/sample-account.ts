import { toWireResult } from '@notewright/contract';
import type { ToolResult } from '@notewright/engine';
import { v7 as makeId } from 'uuid';
import type { Passwords } from './accounts/passwords.ts';
import type { Clock } from './kernel/clock.ts';
import type { BillingRules } from './plans/coverage.ts';
import type { AccountStore } from './store/accounts/account-store.ts';
import { trialEnd } from './plans/standing.ts';
import type { Keyring } from './keys/keyring.ts';
import { sampleNotes } from './sample-notes.ts';
import type { SampleNote } from './sample-notes.ts';
import type { Owner, Store } from './store/store.ts';
import { loadEngineJobs } from './tools/load-engine-jobs.ts';
import { engineName } from './tools/tool.ts';

export interface SampleAccount {
  readonly email: string;
  readonly password: string;
}

export interface SampleParts {
  readonly accounts: {
    readonly store: AccountStore;
    readonly passwords: Passwords;
    readonly clock: Clock;
    readonly billing: BillingRules;
  };
  readonly store: Store;
  readonly keyring: Pick<Keyring, 'purposeKey'>;
}

const email = 'sample@notewright.example';

/** Without letters that look like digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen letters and digits in groups of four, the same at every start of one installation and of no other. */
function makePassword(keyring: SampleParts['keyring']): string {
  const letters = [...keyring.purposeKey('sample-account-password').export()]
    .slice(0, 16)
    .map((byte) => alphabet[byte % alphabet.length]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

export interface PreparedSample extends SampleAccount {
  /**
   * Writes its chats, newest last, where the account has just been made. To be called when the server listens: it loads the engine.
   * @param signal ends it after the chat that is being written
   */
  readonly writeChats: (signal: AbortSignal) => Promise<void>;
}

/**
 * Makes the sample account, once; for development, so that there is something to look at.
 * @returns how to sign in to it
 */
export async function prepareSampleAccount(parts: SampleParts): Promise<PreparedSample> {
  const { accounts, store, keyring } = parts;
  const password = makePassword(keyring);
  const now = accounts.clock.now();
  const owner = await createOnce(accounts, password, now);
  const writeChats = async (signal: AbortSignal): Promise<void> => {
    if (owner === null) return;
    for (const note of sampleNotes.toReversed()) if (!signal.aborted) await addSampleChat(store, owner, note, now);
  };
  return { email, password, writeChats };
}

/** Null where the account is there already. */
async function createOnce(accounts: SampleParts['accounts'], password: string, now: number): Promise<Owner | null> {
  if ((await accounts.store.users.findByEmail(email)) !== null) return null;
  const owner = { tenantId: makeId(), userId: makeId() };
  const passwordHash = await accounts.passwords.hash(password, '');
  const isNew = await accounts.store.transaction((inner) =>
    inner.users.create({ ...owner, email, passwordHash, trialEndsOn: trialEnd(accounts.billing, now), now }),
  );
  return isNew ? owner : null;
}

async function writeSample({ tool, text }: SampleNote): Promise<ToolResult> {
  const engineJobs = await loadEngineJobs();
  return tool === 'Redactify'
    ? engineJobs.redact({ input: text, options: {}, fileName: null }).result
    : engineJobs.write({ tool, input: text });
}

async function addSampleChat(store: Store, owner: Owner, note: SampleNote, now: number): Promise<void> {
  const result = await writeSample(note);
  const sentAt = now - note.hoursAgo * 3_600_000;
  const chatId = makeId();
  const question = makeId();
  const reply = makeId();
  await store.transaction(async (tx) => {
    await tx.chats.create(owner, { id: chatId, title: result.title, now: sentAt });
    const common = { createdAt: sentAt, toolName: note.tool };
    await tx.messages.add(owner, chatId, {
      ...common,
      id: question,
      sentBy: 'user',
      content: note.text,
      replyTo: null,
      state: 'complete',
    });
    await tx.messages.add(owner, chatId, {
      ...common,
      id: reply,
      sentBy: 'bot',
      content: '',
      replyTo: question,
      state: 'queued',
    });
    await tx.messages.end(reply, {
      state: 'complete',
      content: result.rendered.markdown,
      statements: result.rendered.statements,
      toolResult: toWireResult(result),
      problem: null,
      notice: null,
      writtenBy: engineName,
    });
  });
}
