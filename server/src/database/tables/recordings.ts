import type { RecordingPartState, SpokenLanguage } from '@notewright/contract';

export interface RecordingTable {
  id: string;
  tenant_id: string;
  owner_id: string;
  /** The session that began it, which alone is given `browser_key`. */
  session_id: string;
  /** Where it was begun, then where its text was put; null before there is a chat. */
  chat_id: string | null;
  language: SpokenLanguage;
  begun_at: number;
  /** When its person last did something with it. */
  touched_at: number;
  /** When the last piece had come; null while it runs. */
  finished_at: number | null;
  /** When all of it was text. */
  done_at: number | null;
  /** When its person put it aside, finished, until they want its text; null while it is in the recorder. */
  set_aside_at: number | null;
  /** When its text had gone into a message. */
  put_away_at: number | null;
  /** Of its pieces; 0 once they are gone. */
  bytes: number;
  wrapped_key: Uint8Array;
  /** Under which the browser seals what is not sent yet, sealed with the recording's key. */
  browser_key: Uint8Array;
  seal: string;
}

export interface RecordingPartTable {
  recording_id: string;
  part: number;
  state: RecordingPartState;
  /** How many pieces are there, from the first without a gap. */
  pieces: number;
  /** How many there are to be; null while it is open. */
  pieces_stated: number | null;
  bytes: number;
  milliseconds: number;
  has_sound: number;
  is_cut: number;
  /** How often the endpoint gave no text. */
  tries: number;
  /** When it may be tried again; of a failed part, when it failed. */
  not_before: number;
  /** Who has it turned into text, and until when that is believed. */
  worker: string | null;
  lease_until: number;
  /** What was said, sealed with the recording's key. */
  text: Uint8Array | null;
}

export interface RecordingPieceTable {
  recording_id: string;
  part: number;
  number: number;
  /** Sound, sealed with the recording's key. */
  body: Uint8Array;
}

export interface RecordingTables {
  recordings: RecordingTable;
  recording_parts: RecordingPartTable;
  recording_pieces: RecordingPieceTable;
}
