const seeds = [0x9e_37_79_b1, 0x85_eb_ca_6b, 0xc2_b2_ae_35, 0x27_d4_eb_2f] as const;

/** 32 bits of a text, by multiplication and rotation (after MurmurHash3); no secret. */
function mix(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5b_d1_e9_95);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The same UUID (version 8 of RFC 9562) for the same text, and another for another: what a note holds is named alike each time. */
export function makeUuid(text: string): string {
  const hex = seeds.map((seed) => mix(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}
