/** Words by which no sentence is found: they stand in most. */
export const stopWords: ReadonlySet<string> = new Set(
  'the a an and or of to in on for with is was are were be been has have had do does did it this that these those he she his her they their patient i you my your at as by from not no so but if will would can could there here also any all some just about states reports denies noted mr mrs ms dr'.split(
    ' ',
  ),
);
