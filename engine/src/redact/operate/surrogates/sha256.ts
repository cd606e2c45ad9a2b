/** Round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const rounds = new Int32Array(64);
/** Start values: likewise of the square roots of the first eight primes (FIPS 180-4, 5.3.3). */
const start = new Int32Array(8);

function fillConstants(): void {
  const fraction = (value: number): number => ((value - Math.floor(value)) * 0x1_0000_0000) | 0;
  let count = 0;
  for (let candidate = 2; count < 64; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    if (count < 8) start[count] = fraction(Math.sqrt(candidate));
    rounds[count++] = fraction(Math.cbrt(candidate));
  }
}
fillConstants();

const words = new Int32Array(64);
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
const at = (list: Int32Array, index: number): number => list[index] ?? 0;

function schedule(block: Uint8Array, offset: number): void {
  for (let index = 0; index < 16; index++) {
    const from = offset + index * 4;
    words[index] =
      ((block[from] ?? 0) << 24) |
      ((block[from + 1] ?? 0) << 16) |
      ((block[from + 2] ?? 0) << 8) |
      (block[from + 3] ?? 0);
  }
  for (let index = 16; index < 64; index++) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (at(words, index - 16) + first + at(words, index - 7) + second) | 0;
  }
}

function compress(state: Int32Array, block: Uint8Array, offset: number): void {
  schedule(block, offset);
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
  for (let index = 0; index < 64; index++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + at(rounds, index) + at(words, index)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (at(state, index) + value) | 0;
}

function digestFrom(state: Int32Array, message: Uint8Array, before: number): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = (message.length + before) * 8;
  const sizes = new DataView(padded.buffer);
  sizes.setUint32(length - 8, Math.floor(bits / 0x1_0000_0000));
  sizes.setUint32(length - 4, bits >>> 0);
  for (let offset = 0; offset < length; offset += 64) compress(state, padded, offset);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (let index = 0; index < 8; index++) view.setInt32(index * 4, at(state, index));
  return digest;
}

/** SHA-256 of bytes (FIPS 180-4): 32 bytes. Here because the engine has no dependency that could bring it. */
export function sha256(message: Uint8Array): Uint8Array {
  return digestFrom(start.slice(), message, 0);
}

/** A function that gives HMAC-SHA-256 (RFC 2104) of messages under one key. */
export function makeHmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = start.slice();
  compress(
    inner,
    block.map((byte) => byte ^ 0x36),
    0,
  );
  const outer = start.slice();
  compress(
    outer,
    block.map((byte) => byte ^ 0x5c),
    0,
  );
  return (message) => digestFrom(outer.slice(), digestFrom(inner.slice(), message, 64), 64);
}
