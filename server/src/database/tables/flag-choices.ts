export interface FlagChoiceTable {
  chat_id: string;
  /** HMAC of the flag's id by the chat's key: a choice is found by it, and no guess at the chart can be tested on it. */
  flag_mark: string;
  choice: 'accepted' | 'dismissed' | 'fixed';
  /** JSON of the flag's id and the reason, sealed with the chat's key. */
  content: Uint8Array;
  chosen_by: string;
  chosen_at: number;
}

export interface FlagChoiceTables {
  flag_choices: FlagChoiceTable;
}
