/** Words before the name of a heading that leave it what it is: "Pertinent labs", "Present Rx". "New" and "past" do not. Own list. */
export const qualifiersBefore: readonly string[] =
  'present|pertinent|relevant|recent|further|additional|brief|main|key|routine|regular|usual|current|known|available|other'.split(
    '|',
  );

/** Words after it: "Labs reviewed", "Ix to date", "Bloods today". Own list. */
export const qualifiersAfter: readonly string[] =
  'reviewed|today|for today|to date|so far|noted|on arrival|on admission|at discharge|on discharge|at triage|this visit|by system|by systems|by problem|by problems|by issue|by issues'.split(
    '|',
  );

/** Ways to write "history" in a heading: "Family H/O", "Surgical Hx". */
export const historyForms: readonly string[] = ['h/o', 'hx', 'hist', 'history of'];

/** Words between a heading within a sentence and what it holds: "Past medical history includes gout". Own list. */
export const headingLeads: readonly string[] = (
  'includes|included|include|including|consists of|comprises|comprised|significant for|is significant for|was significant for|notable for|is notable for|' +
  'remarkable for|is remarkable for|of|positive for|is positive for'
).split('|');
