import { expect, it } from 'vitest';
import { hashOf, importKey, seal, unseal } from './seal.ts';

const key = (byte: number): Promise<CryptoKey> => importKey(Buffer.alloc(32, byte).toString('base64'));
const sound = new TextEncoder().encode('Zebrafinch allergy').buffer;
const place = { recordingId: 'v1', part: 2, number: 7 };

it('a sealed piece holds nothing of the sound, and opens to the same', async () => {
  const sealed = await seal(await key(1), place, sound);
  expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('Zebrafinch');
  expect(Buffer.from(await unseal(await key(1), place, sealed)).toString()).toBe('Zebrafinch allergy');
});

it('two seals of the same sound have nothing in common', async () => {
  const [one, other] = [await seal(await key(1), place, sound), await seal(await key(1), place, sound)];
  expect(one.iv).not.toEqual(other.iv);
  expect(Buffer.from(one.sealed).equals(Buffer.from(other.sealed))).toBe(false);
});

it('it opens under no other key, in no other place, and not when a bit was changed', async () => {
  const sealed = await seal(await key(1), place, sound);
  await expect(unseal(await key(2), place, sealed)).rejects.toThrow();
  for (const other of [{ recordingId: 'v2' }, { part: 3 }, { number: 8 }])
    await expect(unseal(await key(1), { ...place, ...other }, sealed)).rejects.toThrow();
  new Uint8Array(sealed.sealed)[0]! ^= 1;
  await expect(unseal(await key(1), place, sealed)).rejects.toThrow();
});

it('no script can read the key out again', async () => {
  const imported = await key(1);
  expect(imported.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', imported)).rejects.toThrow();
});

it('a hash is 64 hexadecimal digits', async () => {
  expect(await hashOf(new ArrayBuffer(0))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
