/**
 * Examinations and other reasons that bring somebody who is not ill (Z00 to Z02; Official Guidelines I.C.21.c.13): the words of the visit's title or
 * reason, and the code. `exam` is resolved by age and findings: Z00.0 for adults, Z00.1 for children; `gyn` by findings.
 */
export const visitReasons: readonly (readonly [code: string, words: RegExp])[] = [
  ['Z02.5', /\bsports? (?:physical|clearance|participation|exam\w*)\b|\bpre-?participation (?:physical|exam\w*)\b/i],
  ['Z02.0', /\b(?:school|college|daycare|camp|kindergarten) (?:physical|entry|entrance|exam\w*|forms?)\b/i],
  ['Z02.1', /\b(?:pre-?employment|employment|new hire|work) (?:physical|exam\w*|screening)\b/i],
  ['Z02.4', /\b(?:DOT|CDL|commercial driver\S*|driver'?s? licen[sc]e) (?:physical|exam\w*|medical|certification|recertification)\b/i],
  ['Z02.3', /\b(?:military|armed forces|recruit\w*) (?:physical|exam\w*)\b/i],
  ['Z02.71', /\bdisability (?:determination|evaluation|exam\w*)\b/i],
  ['Z02.6', /\b(?:life )?insurance (?:physical|exam\w*)\b/i],
  ['Z01.810', /\b(?:pre-?op\w*|pre-?procedur\w*|preoperative) cardi\w+ (?:clearance|evaluation|exam\w*|risk|assessment)\b|\bcardiac clearance\b/i],
  ['Z01.818', /\b(?:pre-?op(?:erative)?|pre-?surgical|surgical) (?:medical )?(?:clearance|evaluation|exam\w*|physical|H&P|history and physical|assessment|visit)\b/i],
  ['gyn', /\b(?:well[- ]woman|annual gyn\w*|gynecologic(?:al)? exam\w*|annual pap)\b/i],
  ['exam', /\b(?:annual|yearly|routine|complete|general|adult|preventive|wellness|health maintenance|well[- ]adult|well[- ]child|well[- ]baby|well[- ]man|newborn) (?:physical(?: exam\w*)?|wellness(?: visit| exam\w*)?|health (?:exam\w*|maintenance|visit|check\w*)|medical exam\w*|check-?up|exam\w*|visit|care|check|preventive (?:visit|exam\w*))\b|\b(?:AWV|CPE|WCC|WCV)\b|\bpreventive (?:visit|exam\w*|care visit)\b|\bphysical (?:today|exam visit)\b|\b(?:here|presents?|in) for (?:a |an |his |her )?(?:physical|check-?up)\b/],
];

/** One of these stands in every such reason: what holds none is not looked through. */
export const mayTellReason =
  /\b(?:physicals?|annual|yearly|routine|wellness|well|preventive|maintenance|check-?ups?|clearance|pre-?op\w*|pre-?surgical|surgical|employment|school|sports?|camp|college|daycare|disability|insurance|military|DOT|CDL|AWV|CPE|WCC|WCV|gynecolog\w+|newborn)\b/i;

/** An examination of another day. */
export const otherDay =
  /\b(?:last|prior|previous\w*|schedul\w+|due|return|follow[- ]?up|next|in (?:\d+|one|two|three|six) (?:days?|weeks?|months?|years?)|overdue|never|not|no|declin\w*|needs?|recommend\w*|plan|will|at (?:her|his|the) (?:last|annual)|since|book\w*)\b/i;

/** By these an examination has found something new or changed (Official Guidelines I.C.21.c.13). */
export const newFinding =
  /\b(?:new(?:ly)?|new[- ]onset|worsen\w*|worse|uncontrolled|poorly|not (?:at goal|controlled|well[- ]controlled)|above goal|elevated|abnormal|positive|incidental|detected|found|noted|suspicious|increas\w+|exacerbat\w*)\b/i;
