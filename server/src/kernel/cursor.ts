/** Where a page ended: the sort columns of its last row. Opaque to the caller, and nothing secret is in it. */
export function writeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function readParts(cursor: string | undefined): readonly unknown[] {
  if (cursor === undefined) return [];
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Time and id of a chat list's last row; null for the first page, also when the cursor cannot be read. */
export function readChatCursor(cursor: string | undefined): { readonly time: number; readonly id: string } | null {
  const [time, id] = readParts(cursor);
  return Number.isSafeInteger(time) && typeof id === 'string' ? { time: Number(time), id } : null;
}

/** Position of a message page's oldest row; null as above. */
export function readPositionCursor(cursor: string | undefined): number | null {
  const [position] = readParts(cursor);
  // Positions are 32-bit columns; a larger number would be an error on PostgreSQL.
  return Number.isSafeInteger(position) && Math.abs(Number(position)) <= 0x7fffffff ? Number(position) : null;
}
