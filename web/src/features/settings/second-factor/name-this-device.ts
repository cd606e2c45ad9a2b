import * as words from './words.tsx';

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, words.devices.iphone],
  [/iPad/, words.devices.ipad],
  [/Android/, words.devices.android],
  [/Windows/, words.devices.windows],
  [/Mac OS X|Macintosh/, words.devices.mac],
  [/CrOS/, words.devices.chromebook],
  [/Linux/, words.devices.linux],
];

/** A name to begin with for a passkey that is made here, from the browser's own description of itself. */
export function nameThisDevice(userAgent: string): string {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? words.anyDevice;
}
