import { wordList } from '../text/word-list.ts';

/**
 * Words that govern all of a list after them, by which each of it is given up, left out or was tried: cut from them, the rest of
 * "hold ramipril, furosemide and dapagliflozin" would be what is taken. Own list.
 */
export const removingVerbs: readonly string[] = wordList(`
hold|holding|held|withhold|withheld|stop|stopping|stopped|cease|ceased|discontinue|discontinued|d/c|d/c'd|dc'd|omit|omitted|pause|paused|suspend|suspended|skip|
avoid|avoids|avoiding|stay off|keep off|come off|came off|off|weaned off|tried|previously tried|has tried|failed|has failed|quit|intolerant of|intolerant to|allergic to
`);

/** The same by which each of a list is begun, asked for or looked at. Own list. */
export const orderingVerbs: readonly string[] = wordList(`
start|restart|resume|add|begin|continue|cont|check|recheck|repeat|rpt|send|order|request|chase|await|awaiting|refer to|refer|increase|reduce|double|halve|stay on|carry on|keep
`);

/** What may stand before such a verb. */
export const beforeVerbs: ReadonlySet<string> = new Set(
  wordList(
    'to|please|pls|then|and|so|plan|we|will|advised|told|asked|pt|patient|he|she|they|has|have|had|rn|gp|also|now|do|should',
  ),
);

/** Words that open how long or when a list holds: what is before them is its last item. */
export const listTails: ReadonlySet<string> = new Set(
  wordList(
    'from|until|til|till|for|on|if|before|after|today|tonight|tomorrow|tmrw|as|due|in|since|when|while|once|at|this|next|pre|post|per|now|only|daily|weekly',
  ),
);

/** Words of a clause that is no bare item of a list: it says something of its own. */
export const notListed: ReadonlySet<string> = new Set(
  wordList(`
instead|is|are|was|were|has|have|had|will|takes|taking|says|reports|stop|stopped|start|started|hold|held|cont|continue|add|recheck|repeat|refer|review|r/v|rv|
f/u|no|not|nil|denies|then|but|so|i|he|she|they|we|pt|ok|same|rtc|see|call|ring|give|given|wean|taper|switch|change|up|down|increase|reduce|halve|double
`),
);

/** Cues of a condition that may govern a list of what has to be first: "once IgG, hep B core, Quantiferon back". */
export const openConditions: ReadonlySet<string> = new Set(wordList('once|until|til|till|when|if|unless|pending'));

/** Words by which something is as a condition has it: they close its list. */
export const conditionMet: ReadonlySet<string> = new Set(
  wordList(`
back|done|in|normal|nl|neg|negative|ok|okay|clear|settled|known|available|healed|stable|resulted|reported|seen|given|complete|completed|finished|resolved|checked|
confirmed|reviewed|optimised|optimized|controlled
`),
);

/** Words that open examples of what stands before them: "no chlorhexidine anywhere incl. wipes, lines, gel". Own list. */
export const exampleCues: ReadonlySet<string> = new Set(
  wordList('incl|including|inc|esp|especially|eg|e.g|ie|i.e|namely|particularly'),
);

/** Words with which a clause goes on from the name right before it: "mother and aunt". */
export const joiningWords: readonly string[] = ['and', 'or', 'with'];

/** First words of names that hold an "and" and are one thing: "pins and needles". Own list. */
export const joinedByAnd: readonly string[] = ['pins'];
