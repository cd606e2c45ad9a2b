import { createAuditStore } from '../audit/audit-store.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Keyring } from '../keys/keyring.ts';
import { RecentMap } from '../keys/recent-map.ts';
import { createCounterStore } from './accounts/counters.ts';
import { createFieldCipher } from './accounts/field-cipher.ts';
import { createMailStore } from './accounts/mails.ts';
import { createAttachmentStore } from './attachments/attachment-store.ts';
import { createBranchStore } from './branches/branch-store.ts';
import { createUsageStore } from './billing/usage-store.ts';
import { createBinStore } from './chats/bin.ts';
import { createChatStore } from './chats/chat-store.ts';
import { createRetentionStore } from './chats/retention.ts';
import { createMemberStore } from './companies/member-store.ts';
import type { StoreContext } from './context.ts';
import { createCosignatureStore } from './cosignatures/cosignature-store.ts';
import { noDamageLog, type DamageLog } from '../kernel/damage.ts';
import type { Database } from '../database/database.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { createEmrStore } from './emr/emr-store.ts';
import { createEmrWriteStore } from './emr-writes/emr-write-store.ts';
import { createFlagChoiceStore } from './flag-choices/flag-choice-store.ts';
import { createIdempotencyStore } from './idempotency/idempotency-store.ts';
import { createJournalStore } from './journal/journal-store.ts';
import { createMessageStore } from './messages/message-store.ts';
import { createDayListStore } from './notes/day-list-store.ts';
import { createNoteStore } from './notes/note-store.ts';
import type { Store } from './store.ts';
import { createLearningStore } from './learning/learning-store.ts';
import { createPhraseStore } from './phrases/phrase-store.ts';
import { createRecordingStore } from './recordings/recording-store.ts';
import { createTemplateStore } from './templates/template-store.ts';

const replySealsKept = 10_000;

/**
 * The store over an open database and its keys. Handed a transaction, it works within that one; so accounts and chats
 * can change together.
 */
export function createStore(
  database: Database,
  keys: Keyring,
  clock: Clock,
  damage: Pick<DamageLog, 'note'> = noDamageLog,
): Store {
  return storeOn({ database, keys, clock, damage, replySeals: new RecentMap(replySealsKept) });
}

function storeOn(context: StoreContext): Store {
  const { database } = context;
  const cipher = createFieldCipher(context.keys, context.damage);
  return {
    chats: createChatStore(context),
    branches: createBranchStore(context),
    messages: createMessageStore(context),
    attachments: createAttachmentStore(context),
    journal: createJournalStore(context),
    drafts: createDraftStore(context),
    flagChoices: createFlagChoiceStore(context),
    notes: createNoteStore(context),
    cosignatures: createCosignatureStore(context),
    dayList: createDayListStore(context),
    templates: createTemplateStore(context),
    phrases: createPhraseStore(context),
    learning: createLearningStore(context),
    recordings: createRecordingStore(context),
    emr: createEmrStore(context, cipher),
    emrWrites: createEmrWriteStore(context),
    idempotency: createIdempotencyStore(context),
    audit: createAuditStore(database, context.keys),
    bin: createBinStore(context),
    retention: createRetentionStore(context),
    usage: { add: createUsageStore(database).add },
    members: createMemberStore(database, cipher),
    mails: createMailStore(database, cipher),
    counters: createCounterStore(database),
    transaction: (work) => database.transaction((inner) => work(storeOn({ ...context, database: inner }))),
    afterCommit: (task) => database.afterCommit(task),
  };
}
