import { settingNames } from './settings.ts';
import type { Settings } from './settings.ts';
import { settingsTable } from './settings-table.ts';

/** Every setting as an operator may see it: of a secret only whether it is set. */
export function describeSettings(settings: Settings): readonly { readonly name: string; readonly value: string }[] {
  return settingNames.map((name) => {
    const value: unknown = settings[name];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
      return { name, value: 'not set' };
    return { name, value: settingsTable[name].secret ? 'set' : describeValue(value) };
  });
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value === 'object' && value !== null && 'address' in value) return describeValue(value.address);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? withoutCredentials(value) : 'set';
}

/** What stands in an address before the @ or behind the ? could be a key. */
function withoutCredentials(text: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text.replace(/\/\/[^/@]*@/, '//').replace(/[?#].*$/, '') : text;
}
