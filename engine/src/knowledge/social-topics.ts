/** What of a way of living a line names before what it says of it: "Tobacco: never", "alcohol - social". Own list. */
export const socialTopics: readonly string[] = (
  'smoking|smoking status|smoking history|smoker|tobacco|tobacco use|tobacco history|tob|cigarettes|cigs|vaping|vape|alcohol|alcohol use|alcohol intake|alcohol history|etoh|etoh use|' +
  'drug use|recreational drugs|recreational drug use|illicit drugs|illicit drug use|illicits|occupation|marital status'
).split('|');

/** How it is, right after it: "alcohol occasional", "smoking never". Own list. */
export const socialStates: ReadonlySet<string> = new Set(
  'never|none|nil|no|ex|former|current|occasional|occasionally|occ|social|socially|rare|rarely|non|denies|minimal|moderate|heavy|daily|weekly|yes'.split(
    '|',
  ),
);

/** What is counted of it: "smoking 20 pack years", "alcohol 10 units/week". A number alone may be a level in the blood. Own list. */
export const socialAmounts: readonly string[] =
  '/|per|a day|a week|units|unit|drinks|drink|pack|packs|ppd|py|pyh|cigs|cigarettes|beers|glasses'.split('|');
