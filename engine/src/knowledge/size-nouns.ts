/** Things whose size is written in French, right behind it or before it: "16F Foley", "chest tube 12F". Own list. */
export const frenchNouns: readonly string[] =
  'catheter|cath|foley|sheath|tube|chest tube|ng tube|feeding tube|urinary catheter|guide catheter|guide cath|double lumen|double j|pigtail|stent|ngt|scope|suprapubic|spc|silicone|coude|coudé|introducer|dilator|cannula|jj|button|mic-key|gastrostomy|nephrostomy|picc|swan|impella|french|fr'.split(
    '|',
  );

/** What the maker 3M makes. Own list. */
export const makerNouns: readonly string[] = 'tape|wrap|dressing|cavilon|tegaderm|steri|coban|mask'.split('|');
