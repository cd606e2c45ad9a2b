/** Words that stand before the name of a symptom in a note; "7/10" and "worst of her life" stand behind it. Own list. */
export const leadingAdjectives: ReadonlySet<string> = new Set(
  (
    'mild|moderate|severe|slight|marked|minimal|significant|mild to moderate|moderate to severe|some|occasional|intermittent|frequent|' +
    'persistent|chronic|acute|new|recurrent|dry|productive|watery|generalized|diffuse|bilateral'
  ).split('|'),
);
