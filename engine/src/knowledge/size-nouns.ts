/** Things whose size is written in French ("16F Foley"), and those of the maker 3M: the number before them is no age. */
export const sizeNouns: readonly string[] =
  'catheter|cath|foley|sheath|tube|chest|pigtail|stent|drain|ng|ngt|peg|scope|suprapubic|spc|silicone|coude|coudé|introducer|dilator|guide|cannula|jj|double|urinary|catheterised|catheterized|button|mic-key|feeding|gastrostomy|nephrostomy|picc|swan|impella|french|fr|tape|wrap|dressing|cavilon|tegaderm|steri|coban|mask'.split(
    '|',
  );
