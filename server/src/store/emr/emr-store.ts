import type { FieldCipher } from '../accounts/field-cipher.ts';
import type { StoreContext } from '../context.ts';
import { createEmrAttemptStore, type EmrAttemptStore } from './attempt-store.ts';
import { createChatPatientStore, type ChatPatientStore } from './chat-patient-store.ts';
import { createEmrConnectionStore, type EmrConnectionStore } from './connection-store.ts';
import { createEmrLaunchStore, type EmrLaunchStore } from './launch-store.ts';

/** Records of patients in EHRs: connections, launches and the chats that belong to a patient. */
export interface EmrStore {
  readonly connections: EmrConnectionStore;
  readonly attempts: EmrAttemptStore;
  readonly launches: EmrLaunchStore;
  readonly chats: ChatPatientStore;
}

/** Over the database. */
export function createEmrStore(context: StoreContext, cipher: FieldCipher): EmrStore {
  return {
    connections: createEmrConnectionStore(context.database, cipher),
    attempts: createEmrAttemptStore(context),
    launches: createEmrLaunchStore(context),
    chats: createChatPatientStore(context),
  };
}
