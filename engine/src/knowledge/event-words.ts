import { wordList } from '../text/word-list.ts';

/** What happens once, and after which its story goes on: "one collapse in Aug". Own list. */
export const happenings: ReadonlySet<string> = new Set(
  wordList(`
fall|falls|fell|trip|tripped|slip|slipped|collapse|collapsed|seizure|seizures|seized|fit|fits|blackout|blackouts|faint|fainted|syncope|spell|spells|turn|crash|rta|rtc|mva|mvc|rtc|attack|
episode|reaction|overdose|od|tried|trialled|trialed|injury|injured|accident|assault|assaulted|stabbed|burn|scald|bleed|concussion|strain|strained|sprain|sprained|fracture|fractured|#
`),
);

/** A stay or a visit of before, whose values and drugs are its own: "previous admission in Jan: HR 130". Own list. */
export const stays: ReadonlySet<string> = new Set(
  wordList(
    'admission|admissions|admitted|adm|stay|hospitalised|hospitalized|hospitalisation|hospitalization|flare|relapse|exacerbation|pregnancy|preg|labour|visit|appt',
  ),
);

/** Words of a clause that is still to come, asked for or only possible, and so no event. Own list. */
export const notHappened: ReadonlySet<string> = new Set(
  wordList(`
no|not|never|if|unless|due|booked|listed|scheduled|planned|plan|will|next|review|rv|r/v|f/u|fu|recheck|repeat|rpt|until|till|til|await|awaiting|risk|prevent|fh|fhx|now|today|tdy|this|tonight|presents|presented|presenting|c/o|pc
`),
);

/** Words before a time that is no end: "since Feb". */
export const beforeOpenTimes: ReadonlySet<string> = new Set(
  wordList('since|from|until|till|til|for|by|due|next|booked'),
);

/** Words with which a clause ends that speaks of the time of the event before it: "BP 98/60 then". Own list. */
export const thenEnds: readonly string[] = wordList(
  'then|at the time|at that time|at that point|back then|on that occasion',
);

/** Words that end in one of these and speak of something to come, or of what goes on: "by then", "on clopidogrel since then". */
export const notThen: readonly string[] = wordList(
  'by then|until then|till then|til then|since then|and then|from then|every now and then',
);

/** Words with which a clause ends that says what has been since the event before it: "leg pain gone since". */
export const sinceEnds: readonly string[] = wordList('since|since then|after that|thereafter');

/** When something was, counted from the event before it: "next day", "same night". Own list. */
export const afterEvent: readonly string[] = wordList(
  'next day|the next day|next morning|day after|the day after|same day|same night|that day|that night|that evening|later that day|days later|day later|weeks later|week later|wks later|wk later|hours later|hrs later|months later',
);

/** Words at the head of a clause by which an event came to nothing or to an end, beside those of `outcomeHeads`. Own list. */
export const eventEnds: readonly string[] = wordList(`
no harm|no injury|no injuries|no further|nil further|no recurrence|no sequelae|no loc|no head injury|no treatment|no admission|no transfusion|no surgery|no crash|no residual|nil residual|never again|healed|
walked out|walked after|walked away|discharged|sent home|home same|home next|observed|hospital|not since|nothing since|none since|nil since|never since|off since|off it since|stopped in|stopped after|stopped since|
weaned|weaned over|restarted|completed|stitched|sutured|plastered|ambulance|cause not found|no cause found|recovered|recov
`);

/** Tests under exertion, whose heart rate, pressure and saturation are none at rest. Own list; "ETT" is also a tube. */
export const exertionTests: readonly string[] = wordList(
  '6mwt|6mwd|6 mwt|6 min walk|6-min walk|6 minute walk|six minute walk|iswt|eswt|shuttle walk|shuttle test|walk test|walking test|step test|treadmill|ett bruce|bruce|cpet|exercise test|stress test|exertional test|sit to stand test|1 min sts|sts 1 min',
);

/** Words of what else such a test shows: "Borg 4", "recov 2 min", "stopped by breathlessness". Own list. */
export const exertionDetails: ReadonlySet<string> = new Set(
  wordList(
    'borg|nadir|recov|recovered|recovery|recovers|stopped|limited|desat|desats|desaturated|peak|rests|rest|stops|rpe|mets|distance|st|ischaemia|ischemia|ectopics|breathless|sob|o2|air',
  ),
);

/** Times of life after "as a" or "as": "as a teenager". */
export const timesOfLife: ReadonlySet<string> = new Set(
  wordList('child|kid|teen|teenager|baby|infant|toddler|student|boy|girl|newborn|neonate'),
);

/** Units that make a number after "at" an age: "at 6 yo". */
export const ageUnits: ReadonlySet<string> = new Set(wordList('yo|y/o|yrs|years|yr|months|mo|wks|weeks'));

/** Units before a number that count from a start known to the reader: "wk 8". */
export const countedTimes: ReadonlySet<string> = new Set(wordList('wk|week|day|session|cycle|visit'));

/** Words between these and a month: "since early Oct". */
export const partsOfTime: ReadonlySet<string> = new Set(wordList('early|late|mid|last|about|around'));

/** Words by which a disease was treated once, and is known since. */
export const treatedWords: ReadonlySet<string> = new Set(wordList('treated|eradicated'));

/** Words that make a clause one of today only where they open it: "on clopidogrel", not "cut on chin". */
export const todayAtHead: ReadonlySet<string> = new Set(wordList('on|last|past|this|started|takes|taking'));

/** Words before a number that says how soon after an event. */
export const soonAfter: ReadonlySet<string> = new Set(wordList('within|by|after|day'));
