// What a recorder or whoever typed a talk out puts in brackets where something was said and could not be heard, and where
// nothing was said. Own lists.

/** Said, and not heard: what stood there is not known. */
export const unheardMarks: readonly string[] =
  'inaudible|unintelligible|indistinct|unclear|not clear|crosstalk|cross talk|cross-talk|overlapping|overlapping speech|overtalk|muffled|garbled|audio cuts out|audio cut out|audio lost|audio drops|breaking up|signal lost|unk|mumbles|mumbling|whispers|speaks quietly'.split(
    '|',
  );

/** Sounds and silence: nobody said anything. */
export const soundMarks: readonly string[] =
  'silence|no audio|no speech|blank audio|blank_audio|pause|long pause|noise|background noise|music|music playing|applause|laughter|laughs|laughing|coughs|coughing|cough|sighs|sigh|sniffs|sneezes|clears throat|typing|keyboard|door|door opens|door closes|phone rings|phone ringing|ringing|beep|beeping|static|footsteps|crying|baby crying|breathing|breath|hum|humming|wind|click|clicking'.split(
    '|',
  );

/** What a machine writes that hears silence. */
export const silencePhrases: readonly string[] =
  'thank you for watching|thanks for watching|thank you for listening|please subscribe|like and subscribe|see you next time|see you in the next video|subtitles by the amara org community|you|bye|bye bye|okay|ok|one two three|testing|test test|can you hear me|can you hear me now|hello can you hear me|hello can you hear me now|is this thing on|is it recording|is this recording'.split(
    '|',
  );

/** Sounds that are no words. */
export const soundWords: readonly string[] = 'um|umm|uh|uhh|er|erm|hm|hmm|mm|mmm|mhm|mm-hmm|uh-huh|ah|oh|eh|huh'.split(
  '|',
);

/** What a note asks its reader to look at, before the words that it is about. */
export const openLeads = {
  unanswered: 'Asked, and no answer was heard:',
  contradicted: 'Told differently:',
  unheard: 'Could not be heard:',
} as const;
