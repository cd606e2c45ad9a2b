/** The clinician gives a step up; what is given up follows. Own list. */
export const cancelWords: readonly string[] = [
  'forget',
  'forget about',
  'scrap',
  'cancel',
  'cancelling',
  'canceling',
  'scratch',
  'drop the',
  "i won't send",
  "i won't give",
  "i won't prescribe",
  "we won't do",
  "we won't",
  "i won't",
  "i'm not going to",
  "i'm not gonna",
  "we're not going to",
  "let's not",
  "let's leave",
  "we'll leave the",
  "let's skip",
  'no need for',
  "you don't need",
  "we don't need",
  'instead of',
  'rather than',
  'ignore',
  'skip',
  'never mind',
  'not going to do',
  'not going to do',
  'hold off on',
  "let's hold off on",
  'no',
];

/** Words that, with "off" after the name, give a step up: "take the lactulose off". Own list. */
export const takeOffWords: readonly string[] = ['take', 'taking', "i'll take", "we'll take"];
export const offWord = 'off';

/** Words for what was named before, and nothing of its own: "let's not do that one". Own list. */
export const pointingObjects: ReadonlySet<string> = new Set(
  'that this it them those these one ones do have send give start take try go with for then today now there either do doing'.split(
    ' ',
  ),
);

/** Words that name nothing by which a step is known. Own list. */
export const namelessWords: ReadonlySet<string> = new Set(
  'the you any for and not but was had has did can its our her his she him all day may get got out off two one too how why who are that this them those these today tomorrow then with your have will just them about want need some more again back been would could should from into over much very really after before first dont okay yeah well need needs week weeks month months year years time thanks thank way chance problem worries rush'.split(
    ' ',
  ),
);

/** The patient takes a refusal back. Own list. */
export const acceptWords: readonly string[] = [
  'go on then',
  'oh go on',
  "i'll take it",
  "i'll have it",
  "i'll try it",
  "i'll do it",
  "i'll give it a go",
  'all right then',
  'alright then',
  'okay then',
];

/** A refusal of now, and not for good. Own list. */
export const laterWords: readonly string[] = [
  'not today',
  'not yet',
  'not now',
  'not just yet',
  'not at the moment',
  'not at the minute',
  'not right now',
  'another time',
  'maybe later',
  'next time',
  'maybe next time',
];

/** The patient turns down what was proposed right before; beside `declineRows`. Own list. */
export const refusalWords: readonly string[] = [
  "i'll leave that",
  "i'd leave that",
  "i'll leave it",
  "i'd leave it",
  "i'm not having",
  "i'm not wearing",
  "i'm not doing",
  "i'm not taking",
  "i'm not going into",
  "i'm not stopping",
  "you're not having",
  "it's just a no",
  "it's a no",
  'not the',
  'no no',
  'nah',
  'not having',
];

/** Verbs after which a refusal names what is refused. Own list. */
export const refusedAfter: ReadonlySet<string> = new Set(
  'want have having doing take taking wear wearing like need use using not'.split(' '),
);

/** Words right before the name of what is refused. */
export const articles: ReadonlySet<string> = new Set('a an the any another no your my more'.split(' '));

/** What was meant before, and is decided no more: what follows the next turn of the talk counts. Own lists. */
export const meantWords: readonly string[] = [
  'was going to',
  'were going to',
  'was gonna',
  'had planned',
  'had thought',
  "i'd thought",
  "i'd planned",
  'was thinking',
  'first thought',
  'would have',
  'would usually',
  "i'd usually",
  "i'd normally",
  'usually do',
  'normally do',
  'had ordered',
  'used to',
  'some people',
  'most people',
  'people with',
];
export const turnWords: ReadonlySet<string> = new Set(
  "but so actually instead let's therefore though however nah".split(' '),
);

/** Words that only go with a dose: a sentence of nothing else is the dose of the drug before. Own list. */
export const doseTalk: ReadonlySet<string> = new Set(
  "first few this lets let's alternate other same again yes okay ok no right need if's one's orange juice once twice three four two one half times a an the day days daily week weeks morning mornings night bedtime evening teatime breakfast lunch dinner tea noon midday tablet tablets capsule capsules pill pills puff puffs sachet sachets spoon drop drops mg mcg micrograms milligrams grams g ml units with without food water for it its it's that's that is so and or you take have use them they're usually not in at on as well small low dose to start of about every each hour hours then just only i want you'd you'll would be starting with go up per empty stomach early after before anytime any time usually um uh at first by mouth".split(
    ' ',
  ),
);

/** A no that gives up what stands right after it: "no steroids then". */
export const bareNo = 'no';

/** Words where the name of what is given up ends. Own list. */
export const objectEnds: ReadonlySet<string> = new Set(
  "and but because so if until til when i'll we'll i we just or".split(' '),
);

/** The dose that was said is halved. Own list. */
export const halfWords: readonly string[] = ['half of that', 'half that', 'half the dose', 'half of it'];

/** Words after a no with which a step is given up while it is said: "..., no, they'll give you something there". Own list. */
export const takesBackAfter: ReadonlySet<string> = new Set(
  "they'll they actually wait sorry hang it's that's let's we'll i'll i you'll you".split(' '),
);

/** A refusal that names what is refused right after it: "I'd like to avoid intravenous antibiotics". */
export const avoids: ReadonlySet<string> = new Set(['avoid', 'avoiding']);

/** How a clinician takes back what they proposed of a drug, in the sentence that names it again. Own list. */
export const withdrawals: readonly string[] = [
  "we won't",
  "i won't",
  'we will not',
  'i will not',
  "i'm not going to",
  "we're not going to",
  "i don't want to",
  "let's not",
  'hold off',
  'holding off',
  'forget the',
  'in place of the',
  'instead of the',
];
