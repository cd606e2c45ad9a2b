/** What a time stands before as an adjective: "1hr GTT", "18mo WCC", "3mo follow-up". Own list. */
export const lastingNouns: readonly string[] =
  'old|gtt|ogtt|visit|check|checkup|follow|f/u|fu|review|recheck|course|trial|supply|history|hx|wcc|well|post|glucose|walk|step|test|scan|infusion|appt|appointment|period|window|delay|interval|survival|mark|pp|postpartum|postop|rule|shots?|vaccines?|labs?|session|nap|cast|taper|holter|wait|stay'.split(
    '|',
  );

/** With what a return goes on after its time: "in 3 months or sooner". Own list. */
export const returnGoesOn: readonly string[] = 'or|if|unless|prn|for|to'.split('|');
/** What follows "q8" where it counts hours. Own list. */
export const afterHours: readonly string[] = 'prn|as needed|po|sl|pr'.split('|');
