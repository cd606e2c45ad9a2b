/** Words at the head of a clause by which the drug after them is taken now. Own list. */
export const takenBefore: readonly string[] =
  'on|takes|taking|uses|using|currently on|currently taking|currently only|currently uses|still on|still taking|already on|already taking|continues on|remains on|maintained on|managed on|now on|only takes|only on|managing with|managing w|patient takes|pt takes|pt on|patient on|she takes|he takes'.split(
    '|',
  );

/** Words after a drug by which it is taken now: "apixaban 5 bd already taking". Own list. */
export const takenAfter: readonly string[] = ['already taking', 'already on', 'continues', 'currently'];

/** Words beside which a drug is borne, changed or to come. Own list. */
export const notTaken: ReadonlySet<string> = new Set(
  'issue issues fine ok if unless start increase make stop stopped should will consider'.split(' '),
);

/** Words beside which the course of a drug is one of before, besides verbs of the past. Own list. */
export const earlierCourses: ReadonlySet<string> = new Set(
  'from day new borrowed borrows given gp lasted held since finished completed'.split(' '),
);
