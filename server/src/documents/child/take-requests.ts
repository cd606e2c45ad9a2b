import type { ChildRequest, FilePiece } from '../child-messages.ts';

/** Hears of each request once all pieces of its file are here. */
export function takeRequests(answer: (request: ChildRequest) => void): void {
  let pieces: Uint8Array[] = [];
  process.on('message', (message: ChildRequest | FilePiece) => {
    if ('piece' in message) {
      pieces.push(message.piece);
      return;
    }
    const bytes = pieces.length === 0 ? message.bytes : Buffer.concat([...pieces, message.bytes]);
    pieces = [];
    answer({ ...message, bytes });
  });
}
