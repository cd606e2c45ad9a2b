export interface FlagChoiceTable {
  chat_id: string;
  /** A hash made by the engine; tells nothing of the chart. */
  flag_id: string;
  choice: 'accepted' | 'dismissed' | 'fixed';
  /** Sealed with the chat's key; of the empty text where nothing was said. */
  reason: Uint8Array;
  chosen_by: string;
  chosen_at: number;
}

export interface FlagChoiceTables {
  flag_choices: FlagChoiceTable;
}
