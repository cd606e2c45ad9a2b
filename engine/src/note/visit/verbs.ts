/** English verb forms for turning "i take" into "takes" and questions into statements. Own tables of common verbs. */

const pastForms = new Set(
  (
    'was were had did went got felt fell took came saw said told made ate drank slept gave began became broke brought bought caught chose cut drove found forgot ' +
    'grew heard hit hurt kept knew left lost met paid put quit ran sat sent set shook shut spent split spread stood stuck swam taught thought threw tore understood woke wore won wrote been done gone seen taken let bent bled'
  ).split(' '),
);
const modals = new Set('will would can could may might must should shall cannot'.split(' '));
const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  go: 'goes',
  am: 'is',
  are: 'is',
  were: 'was',
  be: 'is',
  "don't": 'does not',
  "haven't": 'has not',
  "aren't": 'is not',
  "weren't": 'was not',
  "can't": 'cannot',
  "won't": 'will not',
  "didn't": 'did not',
  "wasn't": 'was not',
  "couldn't": 'could not',
  "hadn't": 'had not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
};
const presentOnEd = new Set(['need', 'feed', 'bleed', 'speed', 'exceed', 'proceed', 'succeed', 'shed', 'embed']);

/** Adverbs that may stand between a subject and its verb. */
export const adverb =
  /^(?:just|also|usually|really|always|never|still|actually|probably|only|sometimes|then|already|even|often|mostly|generally|typically|kind|currently|recently|definitely|\w{3,}ly|almost|not|ever|both|all|normally|first)$/;

/** True for a word that agrees with any subject: a past form or a modal. */
function isInvariant(word: string): boolean {
  return modals.has(word) || pastForms.has(word) || (word.endsWith('ed') && word.length > 3 && !presentOnEd.has(word));
}

/** A verb as it stands after "he", "she" or "the patient". */
export function agree(word: string): string {
  const lower = word.toLowerCase();
  const known = irregular[lower];
  if (known !== undefined) return known;
  if (isInvariant(lower) || /(?:ing|'\w+)$/.test(lower) || lower === 'has' || lower === 'is') return word;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return lower.endsWith('s') && !lower.endsWith('ss') ? word : `${word}es`;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const plainVerbs = new Set(
  (
    'have take feel get go want need think know do use see eat drink smoke sleep work live try like notice experience exercise check monitor run walk keep come say tell find hear ' +
    'start stop wake lie sit stand remember believe hope love hate wish cough throw vomit lose gain hurt ache urinate pee move bend lift call wear play watch cook stay give make put wonder plan ' +
    'describe suffer struggle deny report prefer understand agree follow drive travel help read write ride swim worry care consider avoid stretch return continue cut hit guess mean call look seem suspect'
  ).split(' '),
);

/** True when a word is a verb that "i" or "you" may govern. */
export function isVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return plainVerbs.has(lower) || isInvariant(lower) || irregular[lower] !== undefined;
}

const pasts: Readonly<Record<string, string>> = {
  have: 'had',
  do: 'did',
  go: 'went',
  get: 'got',
  feel: 'felt',
  fall: 'fell',
  take: 'took',
  come: 'came',
  see: 'saw',
  say: 'said',
  tell: 'told',
  make: 'made',
  eat: 'ate',
  drink: 'drank',
  sleep: 'slept',
  give: 'gave',
  begin: 'began',
  become: 'became',
  break: 'broke',
  bring: 'brought',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cut: 'cut',
  drive: 'drove',
  find: 'found',
  forget: 'forgot',
  hear: 'heard',
  hit: 'hit',
  hurt: 'hurt',
  keep: 'kept',
  know: 'knew',
  leave: 'left',
  lose: 'lost',
  meet: 'met',
  put: 'put',
  quit: 'quit',
  read: 'read',
  run: 'ran',
  sit: 'sat',
  stand: 'stood',
  think: 'thought',
  throw: 'threw',
  wake: 'woke',
  wear: 'wore',
  write: 'wrote',
  be: 'was',
  lie: 'lay',
  lead: 'led',
  bend: 'bent',
  pay: 'paid',
};

/** The past form of a verb: "take" -> "took", "notice" -> "noticed". */
export function pastOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (Object.hasOwn(pasts, lower)) return pasts[lower] ?? verb;
  if (!plainVerbs.has(lower) && !/^[a-z]{4,}$/.test(lower)) return `did ${verb}`;
  if (lower.endsWith('e')) return `${lower}d`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ied`;
  return /^(?:stop|drop|slip|trip|pop)$/.test(lower) ? `${lower}${lower.slice(-1)}ed` : `${lower}ed`;
}
