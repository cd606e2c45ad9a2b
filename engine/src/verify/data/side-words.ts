/** Words at which what a side belongs to has ended: "at the left base and on your leg". */
export const leavesSide: ReadonlySet<string> = new Set(
  'on|in|at|for|with|is|are|was|were|so|which|to|from|but|does|do|did|has|have|had|hurt|hurts|then|if|when'.split('|'),
);

/** Words after "right" by which it is no side: "right now", "right in". */
export const notAfterRight: ReadonlySet<string> = new Set(
  'now|there|here|away|thing|way|direction|track|amount|dose|time|after|before|back|answer|word|place|size|person|choice|call|question|to|in|at|on|by|about|off|into|through|along|around|near|next|behind|outside|down|up|over|when|where|so|because|but|then|if|okay|yeah|um|uh|i|we|you|he|she|it|that|this|is|was|as|for'.split(
    '|',
  ),
);

/** The same after "left": "left the hospital". */
export const notAfterLeft: ReadonlySet<string> = new Set('the|my|a|over|off|out|to'.split('|'));
