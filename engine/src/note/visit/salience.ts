import { namesBodySite } from '../../clinical/anatomy.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { countWords } from '../../text/even-spaces.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';

const time =
  /\b(?:\d+|few|couple|several|one|last|past|this)\s(?:of )?(?:more )?(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|times)\b|\b(?:yesterday|today|tonight|morning|ago|since|weekly|daily|recently|times a|every)\b/i;
const course =
  /\b(?:worse|better|improv\w+|swell\w*|swollen|hurts?|start(?:ed|s)|stopp?ed|constant|sharp|dull|aching|burning|throbbing|radiat\w+|comes and goes|gets|flare\w*|injur\w+|fell|twisted|pop(?:ped)?|tripped|trouble|difficult\w*|able to|unable|can't|cannot|walk\w*|stairs|stand\w*|sitting|lifting|sleep\w*|weight|diet|exercis\w+|salt|appetite|eating|stress\w*|symptoms?|relief|helps?|helped|controlled|stable|managed|monitor\w*|check\w*|higher|lower|elevated|normal)\b/i;
const care =
  /\b(?:medic(?:ine|ation)s?|pills?|inhaler|surgery|surgeries|operation|procedure|hospital|emergency|er|urgent care|doctor|specialist|therap\w+|test(?:s|ed)?|x-?ray|mri|ct|scan|ekg|echo\w*|blood ?work|labs?|vaccin\w+|shot|injection|brace|ice|heat|insulin|blood (?:sugar|pressure)|a1c|cholesterol|allerg\w+|smok\w+|drink\w*|alcohol|cigarettes?|tobacco|marijuana|drugs?|packs?|mother|father|mom|dad|brother|sister|family|married|live|lives|work|job|retired|diagnos\w+|treat\w*|prescri\w+|dose|refill\w*|dialysis|chemo\w*|radiation|pregnan\w+|period|menopause|over the counter)\b/i;
const chat =
  /\b(?:how are you|nice to (?:see|meet)|good to (?:see|hear|meet)|thank(?:s| you)|welcome|see you (?:later|then|soon)|have a (?:good|great|nice)|take care|bye|sounds (?:good|great|fine|like a plan)|any (?:other )?questions|let me know|weather|football|game|vacation plans|movie|kids doing|happy (?:birthday|holiday)|what do you think|does that|i understand|that makes sense|i appreciate (?:it|that|you)|hey,? dragon|show me|nurse told you|dax|finali[sz]e|excuse|hello|hi\b|congratulations|i'm (?:glad|sorry|happy)|glad to|of course|just kidding|my goodness|no problem|good (?:morning|afternoon|evening)|right this way|check-?out)\b/i;

/** How much a spoken sentence has to say for a note: names of problems, drugs, tests, times, numbers and the course of things. */
export function salience(text: string): number {
  const words = countWords(text);
  const drugs = Math.min(2, drugsNamed(text.slice(0, 600)).size);
  if (words < 3) return drugs * 2;
  let score = drugs * 2.25;
  const problems = findProblemsIn(text.slice(0, 600));
  score += Math.min(3, problems.length) * 1.5;
  if (/\d/.test(text)) score += 0.75;
  if (time.test(text)) score += 0.75;
  if (course.test(text)) score += 1;
  if (care.test(text)) score += 1;
  if (namesBodySite(text)) score += 0.75;
  if (chat.test(text)) score -= 2.5;
  if (words < 5) score -= 0.5;
  return score;
}
