import type { Database } from '../../database/database.ts';

export interface KnownDeviceStore {
  /**
   * Notes that an account is being used from a device. Answers when it was last used from there, null for never, and
   * whether it is the first device of all. Belongs into the transaction of the sign-in.
   */
  note(
    userId: string,
    deviceMac: string,
    now: number,
  ): Promise<{ readonly lastUsedAt: number | null; readonly isFirstOfAll: boolean }>;
  /** Forgets where accounts were not used from since. */
  removeBefore(time: number): Promise<void>;
}

/** Where accounts were used from, over the database: keyed hashes, nothing that names a browser or a person's machine. */
export function createKnownDeviceStore({ kysely }: Database): KnownDeviceStore {
  return {
    note: async (userId, deviceMac, now) => {
      const known = await kysely
        .selectFrom('known_devices')
        .select(['device_mac', 'last_used_at'])
        .where('user_id', '=', userId)
        .execute();
      await kysely
        .insertInto('known_devices')
        .values({ user_id: userId, device_mac: deviceMac, last_used_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'device_mac']).doUpdateSet({ last_used_at: now }))
        .execute();
      const before = known.find((device) => device.device_mac === deviceMac);
      return { lastUsedAt: before?.last_used_at ?? null, isFirstOfAll: known.length === 0 };
    },
    removeBefore: async (time) => {
      await kysely.deleteFrom('known_devices').where('last_used_at', '<', time).execute();
    },
  };
}
