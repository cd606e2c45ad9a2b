import { sealedPiecesOf } from '../../../session/sealed-pieces.ts';
import type { KeptEnd, KeptPiece, PieceStore } from './piece-store.ts';

const stores = {
  pieces: ['recordingId', 'part', 'number'],
  ends: ['recordingId', 'part'],
  boxes: ['recordingId'],
} as const;
type StoreName = keyof typeof stores;

function open(userId: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(sealedPiecesOf(userId), 1);
    asked.addEventListener('upgradeneeded', () => {
      for (const [store, keyPath] of Object.entries(stores))
        asked.result.createObjectStore(store, { keyPath: [...keyPath] });
    });
    asked.addEventListener('error', () => reject(asked.error ?? new Error('The database cannot be opened')));
    asked.addEventListener('success', () => {
      // Signing out, in whatever tab, removes the database: nothing may stand in its way.
      asked.result.addEventListener('versionchange', () => asked.result.close());
      resolve(asked.result);
    });
  });
}

/**
 * Removes what others left in this browser without signing out, as by closing it: nobody here can unseal it. What another tab
 * records at this moment stays.
 */
export async function forgetOthersPieces(userId: string): Promise<void> {
  const found = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const others = found.filter((name) => name.startsWith(sealedPiecesOf('')) && name !== sealedPiecesOf(userId));
  for (const name of others) {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) indexedDB.deleteDatabase(name);
    });
  }
}

/** Everything of a recording, or of one of its parts. A list comes after every number in the order of keys. */
const rangeOf = (...key: (string | number)[]): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

/**
 * The browser's own database, which outlasts a reload and a crash. Everything is written through to the disk before it
 * counts as kept.
 * @throws where the browser has none, or refuses it
 */
export async function openKeptPieces(userId: string): Promise<PieceStore> {
  const database = await open(userId);
  const read = <T>(store: StoreName, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const request = ask(database.transaction(store).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('It cannot be read')));
    });
  const change = (names: readonly StoreName[], act: (store: (name: StoreName) => IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It cannot be kept')));
      act((name) => transaction.objectStore(name));
    });
  /** Keys alone are looked through: what is skipped is never read. */
  const first = async <T>(
    store: StoreName,
    id: string,
    isSkipped: ((part: number, number?: number) => boolean) | undefined,
  ): Promise<T | null> => {
    const range = rangeOf(id);
    if (isSkipped === undefined) return ((await read(store, (from) => from.get(range))) as T | undefined) ?? null;
    const keys = await read(store, (from) => from.getAllKeys(range));
    const key = keys.find((one) => {
      const [, part, number] = one as [string, number, number?];
      return !isSkipped(part, number);
    });
    return key === undefined ? null : ((await read(store, (from) => from.get(key))) as T);
  };
  return {
    isLasting: true,
    putPiece: (piece) => change(['pieces'], (store) => store('pieces').put(piece)),
    putEnd: (end) => change(['ends'], (store) => store('ends').put(end)),
    firstPiece: (id, isSkipped) =>
      first<KeptPiece>('pieces', id, isSkipped && ((part, number = 0) => isSkipped({ recordingId: id, part, number }))),
    firstEnd: (id, isSkipped) => first<KeptEnd>('ends', id, isSkipped),
    async lastPieces(id) {
      const keys = (await read('pieces', (from) => from.getAllKeys(rangeOf(id)))) as [string, number, number][];
      const last = new Map(keys.map(([, part, number]) => [part, number]));
      const found = [...last].map(async ([part, number]) => {
        const piece = (await read('pieces', (from) => from.get([id, part, number]))) as KeptPiece;
        return { part, number, until: piece.until };
      });
      return Promise.all(found);
    },
    async endedParts(id) {
      const keys = (await read('ends', (from) => from.getAllKeys(rangeOf(id)))) as [string, number][];
      return keys.map(([, part]) => part);
    },
    dropPiece: ({ recordingId, part, number }) =>
      change(['pieces'], (store) => store('pieces').delete([recordingId, part, number])),
    dropEnd: (id, part) => change(['ends'], (store) => store('ends').delete([id, part])),
    async readBox(id) {
      const found = (await read('boxes', (from) => from.get([id]))) as { readonly box: string | null } | undefined;
      return found?.box;
    },
    writeBox: (recordingId, box) => change(['boxes'], (store) => store('boxes').put({ recordingId, box })),
    dropAll: (id) =>
      change(['pieces', 'ends', 'boxes'], (store) => {
        for (const name of ['pieces', 'ends', 'boxes'] as const) store(name).delete(rangeOf(id));
      }),
    close: () => database.close(),
  };
}
