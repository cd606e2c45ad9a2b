/** Words that stand before the name of a symptom in a note; "7/10" and "worst of her life" stand behind it. Own list. */
export const leadingAdjectives: ReadonlySet<string> = new Set(
  (
    'mild|moderate|severe|slight|marked|minimal|significant|mild to moderate|moderate to severe|some|occasional|intermittent|frequent|' +
    'persistent|chronic|acute|new|recurrent|dry|productive|watery|generalized|diffuse|bilateral'
  ).split('|'),
);

/** Words with which a circumstance reads on after the name of a condition: "after a fall", "while running". Own list. */
export const contextOpens: ReadonlySet<string> = new Set(
  (
    'while whilst after with without during as when on in at from since for by to before following beginning until within because due ' +
    'of under over against upon per than around about near between into through like that which where if only x despite secondary related ' +
    'requiring managed treated status s/p'
  ).split(' '),
);
