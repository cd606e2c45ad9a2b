import { findProblemsIn, type ProblemMention } from '../clinical/find-problems.ts';
import { isBodySite } from '../clinical/anatomy.ts';
import { findScopes, modifiersAt } from '../context/find-context.ts';
import type { Span } from '../model/span.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize } from '../text/tokens.ts';
import { chronic, operationWords } from './data/visit-types.ts';
import type { TitleParts } from './parts-of-text.ts';
import { siteBefore } from './site-before.ts';

/** A problem that a title may name: present, of the patient, certain, now. */
interface TitleProblem {
  readonly name: string;
  readonly disease: boolean;
  /** Lower is more telling. */
  readonly rank: number;
}

/** How much of one part is read. */
const reach = 4000;
/** A sentence that asks; ", ?" before a diagnosis only doubts it. */
const question = /\w\s?\?\s*$/;
const measured = /^(?:temp(?:erature)?|blood pressure|pulse|weight)$/i;
/** Words that say what somebody comes with; the past, or another person, named before them does not reach past them. */
const presenting =
  /\b(?:presents?|presenting|presented|comes? in|came in|here (?:with|for)|seen for|admitted (?:with|for)|brought in|for|c\/o|complain\w*|cc|reports?|due to)\b(?!.*\b(?:presents?|presenting|here (?:with|for)|admitted (?:with|for)|c\/o|complain\w*)\b)/i;
const brought =
  /\b(?:brought(?: in)?|bib|accompanied|here|seen) (?:by|with) (?:(?:his|her|their|the) )?(?:mom|mother|mum|dad|father|parents?|wife|husband|spouse|son|daughter|sister|brother|grand\w+|aunt|uncle)\b/gi;
const historical =
  /\b(?:history of|hx(?: of)?|h\/o|known|pmhx?(?: of)?|s\/p|status post|past|prior|previous|resolved|family|fhx?|mother|mom|father|dad|brother|sister|aunt|uncle|grand\w+)\b[^.;\n]*$/i;
const endedAfter =
  /^\W{0,3}(?:(?:has|have|is|was|now) )?(?:resolved|ruled out|excluded|in (?:19|20)\d\d|unlikely|years ago)|^\s?\?/i;
const notNow =
  /\b(?:r\/o|rule out|ruled out|vs\.?|versus|risk (?:of|for)|screen(?:ing|ed)? for|prevent(?:ion of)?|vaccin\w+ for|if|in case of|concern(?:ed)? (?:for|about)|worried about|fear of|differential)\b[^.;\n]*$/i;
/** What a name that looks like a problem stands after: "Dr. Fever", "Mrs Burn", "seen with Jane Burn". */
const titled = /\b(?:dr|mr|mrs|ms|miss|prof|doctor|nurse)\b\.?\s+$/i;
const namedBefore = /(?:^|[\s:,])[A-Z][a-z]+(?: [A-Z]\.?)?\s+$/;
const sides: Readonly<Record<string, string>> = { l: 'left', lt: 'left', r: 'right', rt: 'right' };

/** Side and site right before or after a problem that lacks them: "right knee osteoarthritis". */
function withSide(mention: ProblemMention, sentence: string): string {
  const { name } = mention;
  if (/\b(?:left|right|bilateral)\b/.test(name)) return name;
  const before = /\b(left|right|bilateral|lt?|rt?)[ .-]+([a-z]+ )?$/i.exec(sentence.slice(0, mention.start));
  const after = /^ (?:(?:of|in|on) )?(?:(?:the|her|his) )?(left|right|bilateral) ([a-z]+)/i.exec(
    sentence.slice(mention.end),
  );
  const [, side = '', site = ''] = before ?? after ?? [];
  const place = site.trim().toLowerCase();
  if (side === '' || (place !== '' && !isBodySite(place)) || (place === '' && side.length < 4)) return name;
  const long = sides[side.toLowerCase()] ?? side.toLowerCase();
  const rest = place === '' || name.includes(place) ? '' : `${place} `;
  return `${long} ${rest}${name}`;
}

/** What of the words before a place is about what somebody comes with. */
const sinceTheyCame = (before: string): string => before.slice(presenting.exec(before)?.index ?? 0);

function isPresent(mention: ProblemMention, sentence: string): boolean {
  const { start, end, modifiers } = mention;
  const before = sentence.slice(0, start);
  const clause = sinceTheyCame(before);
  const isPast = modifiers.historical && clause.length === before.length;
  return (
    !(modifiers.negated || modifiers.family || modifiers.hypothetical || modifiers.uncertain || isPast) &&
    !historical.test(clause) &&
    !notNow.test(before) &&
    !endedAfter.test(sentence.slice(end))
  );
}

/** True where a problem stands as somebody's name: in capitals as a word, after a title or a name. */
function isNamed(text: string, { start, end }: Span): boolean {
  if (!/^[A-Z][a-z]+$/.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  return titled.test(before) || namedBefore.test(before);
}

function problemsIn(text: string): TitleProblem[] {
  const head = text.slice(0, reach);
  return splitSentences(head).flatMap((span) => {
    const sentence = head.slice(span.start, span.end).replace(brought, (words) => ' '.repeat(words.length));
    if (question.test(sentence)) return [];
    return findProblemsIn(sentence)
      .filter(({ kind, name }) => kind !== 'finding' && name !== 'fall')
      .filter((mention) => !measured.test(sentence.slice(mention.start, mention.end)))
      .filter((mention) => isPresent(mention, sentence))
      .filter(({ start }) => head.charAt(span.start + start - 1) !== '?')
      .filter(({ start, end }) => !isNamed(head, { start: span.start + start, end: span.start + end }))
      .map((mention) => {
        const sided = withSide(mention, sentence).replace(' mellitus', '');
        const name = sided === 'pain' ? `${siteBefore(head.slice(0, span.start + mention.start))} pain`.trim() : sided;
        const comesWith = presenting.test(sentence.slice(0, mention.start));
        const rank = (comesWith ? 0 : 1) + (chronic.has(mention.name) ? 1 : 0) + (name === 'pain' ? 3 : 0);
        return { name, disease: mention.kind === 'disease', rank };
      });
  });
}

const byRank = (problems: readonly TitleProblem[]): TitleProblem[] => [...problems].sort((a, b) => a.rank - b.rank);

/** True where one of two names says what the other says: "pain" and "right knee pain". */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
};

/** What an injury came by, where the words say so of the patient and now. */
export function findCause(text: string): string {
  for (const { start, end } of splitSentences(text.slice(0, reach))) {
    const sentence = text.slice(start, end);
    const found =
      /\b(?:fell|falls?(?! risk)|slipped|tripped|mvc|mva|motor vehicle (?:collision|accident|crash)|car accident)\b/i.exec(
        sentence,
      );
    if (!found) continue;
    const at = { start: found.index, end: found.index + found[0].length };
    const modifiers = modifiersAt(findScopes(tokenize(sentence)), at);
    const clause = sinceTheyCame(sentence.slice(0, at.start));
    const { negated, family, hypothetical, uncertain } = modifiers;
    if (negated || family || hypothetical || uncertain || historical.test(clause)) continue;
    if (modifiers.historical && clause.length === at.start) continue;
    if (/\b(?:asleep|sick|ill|in love|behind)\b/i.test(sentence.slice(at.end, at.end + 12))) continue;
    return /^(?:fell|fall|slip|trip)/i.test(found[0]) ? ' after a fall' : ' after a motor vehicle collision';
  }
  return '';
}

const injured =
  /\b(?:pain|swelling|fracture|sprain|strain|laceration|injury|concussion|dislocation|headache|contusion)\b/;

const notDone = /\b(?:no|not|declined?|cancell?ed|refused)\b[^.\n]*$/i;
const before = /\b(?:s\/p|status post|history of|hx|h\/o|prior|previous)\b[^.\n]*$/i;

/**
 * The operation that words name, in words of operations only; "" where they name none.
 * @param when `now`: what is done; `past`: what the visit follows
 */
export function findOperation(texts: readonly string[], when: 'now' | 'past' = 'now'): string {
  for (const text of texts) {
    const found = operationWords.exec(text.slice(0, 600));
    const lead = text.slice(0, found?.index ?? 0);
    if (found && !notDone.test(lead) && (when === 'past' || !before.test(lead))) return found[0].toLowerCase().trim();
  }
  return '';
}

/**
 * What a title may name of a text, the most telling first: the operation, what brought the person with how it came about, the
 * diagnosis. Words of the clinical lexicons only, so that no name can slip in; never what is negated, uncertain, past, or
 * another person's.
 */
export function findTitleProblems(parts: TitleParts): readonly string[] {
  const reasons = byRank(problemsIn(parts.reason.join('\n')));
  const diagnoses = problemsIn(parts.diagnosis.join('\n')).filter(({ name }) => name !== 'pain');
  const operation = findOperation(parts.procedure);
  const first = reasons.find(({ rank }) => rank < 2) ?? diagnoses[0] ?? reasons[0];
  const names = operation === '' ? [] : [operation];
  if (first) {
    const cause = injured.test(first.name) ? findCause(parts.reason.join('\n')) : '';
    names.push(first.name + cause);
  }
  const others = names.at(-1)?.includes(' after a ') ? [] : reasons;
  for (const { name } of [...diagnoses.filter(({ disease }) => disease), ...others])
    if (!names.some((there) => isSame(there, name))) names.push(name);
  return names;
}
