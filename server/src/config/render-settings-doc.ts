import { settingNames } from './settings.ts';
import { settingsTable } from './settings-table.ts';

const opening = `# Settings

Every setting, with what it does and what holds without it. Values come from the environment, then from the file \`.env\`
at the root of the installation, then from the default. A wrong setting stops the start with one sentence.

This page is written from \`server/src/config/settings-table.ts\`; change it there.
`;

/** The text of \`docs/settings.md\`, from the settings table. */
export function renderSettingsDoc(): string {
  const sections = settingNames.map((name) => {
    const setting = settingsTable[name];
    const fallback = setting.defaultText === '' ? 'none' : `\`${setting.defaultText}\``;
    const secret = setting.secret ? ' Secret: never shown or logged.' : '';
    return `\n## ${name}\n\n${setting.description}\n\nType: ${setting.type}. Default: ${fallback}.${secret}\n`;
  });
  return opening + sections.join('');
}
