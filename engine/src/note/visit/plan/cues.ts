/** Words by which a clinician plans or tells the patient what to do. */
export const doing =
  /\b(?:going to|i want|want you to|i'd like|we'd like|would like|let's|we'll|i'll|we will|i will|we can|i can|continue|order|prescrib\w+|refer\w*|follow[- ]?up|start|increase|decrease|schedule|recommend\w*|come back|see (?:me|us)|call (?:me|us|my|the)|send you|you (?:should|can|need|have to|could|may)|make sure|keep|avoid|take|stop|try|need to|stay|return|physical therapy|surgery|injection|monitor|check|repeat|if (?:it|you|that|this|the|your))\b/i;
/** Words by which a clinician says what is thought. */
export const thinking =
  /\b(?:i (?:do )?(?:think|believe|suspect)|consistent with|looks like you|my assessment|my impression|diagnos\w+|sounds like|most likely|likely|this is|it seems|concern\w*|suspect|you (?:have|do have|may have|probably have)|due to|caused by|related to|doing (?:really |pretty |very )?well|stable|well controlled|under control|controlled|seems? to be|appears?)\b/i;
/** Words by which a clinician advises. */
export const advising =
  /\b(?:want you to|like you to|need you to|like to see you|you (?:should|can|need to|have to|could|may)|make sure|keep|avoid|try|call|stay|monitor|continue|watch|if (?:it|you|that|this|the|your|there)|recommend\w*|take|let (?:me|us) know|come back|rest|ice|elevate)\b/i;
/** Talk about the talk: nothing of it belongs in a note. */
export const talking =
  /\b(?:my assessment and|assessment and (?:my |your )?plan|let me (?:tell|talk|go over)|talk (?:a little(?: bit)? )?about (?:my|the|that|what)|do you have any|any (?:other )?questions|finalize|get you checked out|check(?:ed)? out|help you get|the nurse (?:will|is)|(?:nurse|assistant) (?:come|will|is|to come)|come in (?:with|and)|be (?:right )?back|look at (?:some of )?(?:your|the|these|those) (?:\w+ )?(?:results?|x-?rays?|labs|mri|ct|scan|images?|ekg|ultrasound|echo\w*)\b|what (?:does|do) (?:that|all that) mean|take care|good to see you|nice to see you|how does that sound|sound good)\b/i;
