/** Contractions as a machine hears them, without their apostrophe; those that are other words as well are left out. Own list. */
export const bareContractions: ReadonlyMap<string, string> = new Map(
  "dont don't|doesnt doesn't|didnt didn't|havent haven't|hasnt hasn't|hadnt hadn't|isnt isn't|wasnt wasn't|arent aren't|werent weren't|cant can't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|wont won't|im i'm|ive i've|youre you're|youve you've|youll you'll|youd you'd|thats that's|theres there's|theyre they're|theyve they've|theyll they'll|hes he's|shes she's|weve we've|whats what's|wheres where's|whos who's|hows how's|its it's|lets let's|itll it'll|thatll that'll|aint isn't|innit isn't it|dunno don't know"
    .split('|')
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);

/** Of these, words of their own where somebody wrote with marks: "in its own right". */
export const wordsAsWell: ReadonlySet<string> = new Set(['its']);

/** Bare contractions that are other words as well: what they are before certain verbs. Own list. */
const verbsAfter =
  'give|put|send|do|refer|order|write|get|see|start|book|call|ring|check|cancel|prescribe|have|try|change|stop|increase|arrange|also|just|need|want|take|talk|swab|phone|examine|look|add|repeat|keep|leave';
export const contractionsBefore: readonly (readonly [bare: string, full: string, before: string])[] = [
  ['id', "i'd", 'like|say|rather|want|go|be|suggest|recommend|had|been|have|a|an'],
  ['ill', "i'll", verbsAfter],
  ['well', "we'll", verbsAfter],
  ['were', "we're", 'going|gonna|gon'],
];
