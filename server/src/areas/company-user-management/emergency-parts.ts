import type { AccountParts } from '../../accounts/account-parts.ts';
import type { Store } from '../../store/store.ts';

/** What the calls of emergency access work with. */
export interface EmergencyParts extends AccountParts {
  /** Where the charts are; only read from. */
  readonly charts: {
    readonly chats: Pick<Store['chats'], 'find' | 'list'>;
    readonly messages: Pick<Store['messages'], 'page'>;
    readonly flagChoices: Pick<Store['flagChoices'], 'list'>;
  };
}
