/** Verbs by which people speak of themselves, in their plain form; only these are written of a third person. Own list. */
export const plainVerbs: ReadonlySet<string> = new Set(
  (
    'ache add agree ask avoid bathe believe bend bite bleed blow boil breathe bring bruise brush burn burp buy call care carry change check ' +
    'chew choke clean clear clench climb cook cope cough count cover crave cry cycle dance do doze dread dream dress drink drive drop eat ' +
    'empty end enjoy exercise expect faint fall fancy feed feel fidget fight fill find finish fit fly follow forget gag garden gasp get give ' +
    'go grind grow hang hate have hear heave help hold hope hurt imagine inject itch jog jump keep know land last lay lean leak leave lie lift ' +
    'like limp listen live lock look lose love make manage mean meet miss mix move nap need nod notice open order panic pass pay pee pick play ' +
    'prefer press pull push reach react realise realize reckon recommend relax remember rest retch rinse rub run scratch see seem seize sense ' +
    'shake share shop show shower sing sit skip sleep slip smell smoke sneeze snore sometimes speak spend spit squeeze stand start stay step ' +
    'stick stop stretch struggle study stumble suffer suppose suspect swallow sweat swell swim take talk taste teach tend think throw tie tire ' +
    'topple touch train travel tremble trip trust try turn twist use vape visit vomit wait wake walk want wash watch wear wee weigh wheeze wipe ' +
    'wish wonder work worry write yawn'
  ).split(' '),
);

/** Forms of the past, and forms that are both, to which a third person adds nothing; those in "-ed" are known by it. Own list. */
export const pastForms: ReadonlySet<string> = new Set(
  (
    'ate became began bit bled blew broke brought bought burnt came caught chose cut did drank drew dreamt drove fell felt fed fought found ' +
    'forgot froze gave got grew had heard held hit hurt kept knew laid lay leant left lent let lost made meant met paid put quit ran rang read ' +
    'rode rose said sat saw sent set shook shot shut slept slid smelt spat split spoke spent spread stood stole struck stuck swam swelled swore ' +
    'taught threw thought told took tore understood used was went woke won wore wrote'
  ).split(' '),
);

/** Verbs that have one form for all persons, with their denials. Own list. */
export const sameForAll: ReadonlySet<string> = new Set(
  "can can't cannot could couldn't will won't would wouldn't should shouldn't might may must didn't wasn't did was".split(
    ' ',
  ),
);

/** Words that may stand between who speaks and the verb. Own list. */
export const beforeVerb: ReadonlySet<string> = new Set(
  'just only always usually still never also really then actually probably normally mostly often hardly rarely even already definitely certainly generally occasionally sometimes mainly barely basically obviously honestly quite maybe nearly almost typically regularly simply now'.split(
    ' ',
  ),
);

/** How "I" and a verb are one word, and how they begin a sentence of a third person; without "I'd", which is two verbs. */
export const ownOpens: ReadonlyMap<string, string> = new Map([
  ["i'm", ''],
  ['i am', ''],
  ["i've got", 'has'],
  ['i have got', 'has'],
  ["i've", 'has'],
  ['i have', 'has'],
  ["i haven't", "hasn't"],
  ["i'll", 'will'],
  ['i do', 'does'],
  ["i don't", "doesn't"],
]);

/** "I'd" before these is "I would", and before what has the form of the past "I had". Own list. */
export const wouldBefore: ReadonlySet<string> = new Set(
  'like rather love prefer say have be go do get take never want need feel'.split(' '),
);
export const hadBefore: ReadonlySet<string> = new Set(
  'been had got gone taken done given seen eaten woken fallen broken forgotten written known a an the no some this my'.split(
    ' ',
  ),
);

/** The words of the first person within a sentence, as they are reported. */
export const ownWords: ReadonlyMap<string, string> = new Map([
  ['i', 'they'],
  ["i'm", "they're"],
  ["i've", "they've"],
  ["i'd", "they'd"],
  ["i'll", "they'll"],
  ['am', 'are'],
  ['me', 'them'],
  ['my', 'their'],
  ['myself', 'themselves'],
]);

/** "I" as a machine hears it, with its capital. */
export const ownCapitals: ReadonlyMap<string, string> = new Map(
  ['i', "i'm", "i've", "i'd", "i'll"].map((word): [string, string] => [word, `I${word.slice(1)}`]),
);

/** What a clinician says to the patient, as it is reported; "you" itself by the word before it. */
export const addressWords: ReadonlyMap<string, string> = new Map([
  ["you're", "they're"],
  ["you've", "they've"],
  ["you'd", "they'd"],
  ["you'll", "they'll"],
  ['your', 'their'],
  ['yours', 'theirs'],
  ['yourself', 'themselves'],
]);

/** Words after which "you" is who does something, and words after which something is done to them. Own lists. */
export const youDoesAfter: ReadonlySet<string> = new Set(
  'if when that because and but so as while until till unless what once where how think sure whenever after before since whatever whether though although or than which where why because cause says said'.split(
    ' ',
  ),
);
export const youIsGivenAfter: ReadonlySet<string> = new Set(
  'for to with of give see ring call send make help refer put get let keep want need about on from start book show bring phone text examine weigh between around like at by remind stop tell ask given gave offer fit measure hurt affect worry take move hold in into behind beside past without'.split(
    ' ',
  ),
);

/** Before what was proposed and is not done. */
export const consideredLead = 'Considered:';

/** With what a clinician says what they find of a patient or advise; a note leaves it out or writes it of a third person. Own list. */
export const addressOpens: ReadonlyMap<string, string> = new Map([
  ["you're", ''],
  ['you are', ''],
  ["you've got", ''],
  ['you have got', ''],
  ["you've", 'has'],
  ['you have', 'has'],
  ["you haven't", "hasn't"],
  ["you don't", "doesn't"],
  ["you'll", 'will'],
  ['you need', 'needs'],
  ['i want you to', ''],
  ["i'd like you to", ''],
  ['i would like you to', ''],
  ["i'd want you to", ''],
  ["i'll", ''],
  ["we'll", ''],
  ['i will', ''],
  ['we will', ''],
  ["i'm going to", ''],
  ["we're going to", ''],
  ['i am going to', ''],
  ['we are going to', ''],
  ["i'm gonna", ''],
  ["we're gonna", ''],
  ["let's", ''],
  ['i was going to', consideredLead.toLowerCase()],
  ['i was going to say', consideredLead.toLowerCase()],
  ['i was gonna', consideredLead.toLowerCase()],
  ["i'd normally", consideredLead.toLowerCase()],
  ["i'd usually", consideredLead.toLowerCase()],
  ['normally i would', consideredLead.toLowerCase()],
  ["normally i'd", consideredLead.toLowerCase()],
  ['i would normally', consideredLead.toLowerCase()],
  ["what i'd do normally", consideredLead.toLowerCase()],
  ["i'd thought of", consideredLead.toLowerCase()],
  ['i had thought of', consideredLead.toLowerCase()],
  ['i was thinking of', consideredLead.toLowerCase()],
  ['i was thinking about', consideredLead.toLowerCase()],
  ['my first thought was', consideredLead.toLowerCase()],
  ['i had put down', consideredLead.toLowerCase()],
  ['i could give you', 'could give'],
]);

/** Words of the one who speaks, and of others with them. */
export const speakersOwn: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours you you're you've you'd you'll your yours".split(
    ' ',
  ),
);

/** Words by which several are meant whom one cannot keep apart from a patient that is called "they". Own list. */
export const severalOthers: ReadonlySet<string> = new Set(
  "they they're they've they'd they'll them their theirs themselves lads kids boys girls children parents brothers sisters sons daughters friends doctors nurses people colleagues neighbours neighbors grandchildren grandkids twins family mates".split(
    ' ',
  ),
);

/** Words by which the one who speaks means others too. */
export const othersToo: ReadonlySet<string> = new Set(
  "we we're we've we'd we'll us our ours you you're you've you'd you'll your yours mine".split(' '),
);

/** How a question asks whether there is something, before what it asks for. Own list. */
export const anyOpens: readonly string[] = [
  'any',
  'have you had any',
  'have you got any',
  'have you noticed any',
  'have you been having any',
  'have you ever had any',
  'have you any',
  'do you have any',
  'do you get any',
  'are you having any',
  'are you getting any',
  'did you have any',
  'did you get any',
  'did you notice any',
  'had any',
  'got any',
  'is there any',
  'are there any',
  'was there any',
];

/** What is asked for with the one is denied with the other. */
export const askedFor = 'any';
export const denied = 'no';

/** A bare answer as a note has it. */
export const plainAnswers = { yes: 'Yes', no: 'No' } as const;
