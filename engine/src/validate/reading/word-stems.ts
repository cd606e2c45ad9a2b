const endings = ['ations', 'ation', 'ional', 'itis', 'tion', 'sion', 'sive', 'ical', 'ting', 'ive', 'ies', 'ing', 'ous', 'ity', 'ial', 'ia', 'ic', 'al', 'ed', 'es', 'sis', 's', 'y', 'e', 'a']; // prettier-ignore
const shortestStem = 5;

/** Words that mean the same in charts and in titles, by stem; the first of a row stands for all. Own list. */
const sameRows =
  'kidney renal nephr|heart cardi|liver hepat|neopl cancer malignant carcinom tumor malign maligna|fractur broken broke|tobacco smok smoker nicotin cigaret|immuniz vaccin vaccinat|calculu stone lithias calculi nephrolith|alcohol etoh drink|fall fell fallen trip slip|pressur decubit|infarct stroke cva|esophag gerd reflux|cholelith gallston|lung pulmon|stomach gastr|skin derm|ulcer ulcerat|bleed hemorrh hemorrhag|edem swell swollen|obes obese|hyperlipid cholest dyslipid hypercholest lipid|diabet dm|hyperten htn|depres depressi|anxi anxiet anxiou|drug substanc|pregnan gestat obstet prenat antepart|newborn neonat|insomn sleepless|dyspn breath|urin uti|rash erupt|contus bruis|lacerat cut|sprain twist|arthrit osteoarthr arthros oa|neuropath polyneuropath|cerumen earwax|conjunctiv pinkey|seiz convul epileps|thyroid hypothyroid|opioid opiate heroin|examin exam physic|visit wellnes|motor vehicle mvc mva car|vomit emes|nause queas|fever febril|cough coughing|tremor shak|weaknes weak|tear torn ruptur|cerebrov stroke|arter coronar|oxygen o2|long longter';
const same = new Map<string, string>();
for (const row of sameRows.split('|')) {
  const [head = '', ...others] = row.split(' ');
  for (const other of [head, ...others]) if (!same.has(other)) same.set(other, head);
}

/** What is left of a word when its ending is taken off, so that "diabetic" meets "diabetes" and "renal" meets "kidney". */
export function stemWord(lower: string): string {
  const word = lower.replace(/['’]s?$/, '');
  const known = same.get(word);
  if (known !== undefined) return known;
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  const cut = ending === undefined ? word : word.slice(0, -ending.length);
  const stem = cut.length > shortestStem ? cut.replace(/(.)\1$/, '$1') : cut;
  return same.get(stem) ?? stem;
}
