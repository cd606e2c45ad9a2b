import { defineMessage, type Message } from '@notewright/engine/message';

/** Browsers by what they call themselves; the first that fits, since most also carry the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\/\d/, 'Edge'],
  [/\bOPR\/\d|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/\d/, 'Chrome'],
  [/\bVersion\/\d.*\bSafari\/\d/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What every browser of today begins with; something else that does not is shown as it is. */
const browserForm = /^Mozilla\/5\.0 \(/;
const longest = 120;

/**
 * A name for the device behind a user agent, as plain text: "Firefox on Windows", or, for what is no browser that we
 * know, its own words without line breaks and invisible characters. Empty when it says nothing. The words are a
 * stranger's, to be shown as text only.
 */
export function nameDevice(userAgent: string): Message | string {
  const own = userAgent
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const browser = browserForm.test(own) ? browsers.find(([pattern]) => pattern.test(own))?.[1] : undefined;
  if (browser === undefined) return own.length > longest ? `${own.slice(0, longest - 1).toWellFormed()}…` : own;
  const system = systems.find(([pattern]) => pattern.test(own))?.[1];
  return system === undefined
    ? browser
    : defineMessage('device.browserOn', '{browser} on {system}', { browser, system });
}
