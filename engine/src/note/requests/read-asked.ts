import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteKind, ToolName } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { Role } from '../data/asking-words.ts';
import type { Mark } from './match-words.ts';
import { isCount, isExplained, isLimited, isNegated, readWording, rolesOf } from './read-wording.ts';
import type { Asked } from './request.ts';

/** How plainly words are said to a tool: 3 somebody speaks to it or names its text; 2 they ask for writing; 1 they only name a note. */
export type Plainness = 1 | 2 | 3;

export interface ReadAsked extends Asked {
  readonly plainness: Plainness;
  /** True for a name with an article ("write a discharge summary"): orders of a plan are terse. */
  readonly hasArticle: boolean;
}

const has = (mark: Mark, ...roles: readonly Role[]): boolean => mark.rows.some(({ role }) => roles.includes(role));

/** After these a word may follow that no table holds: a name, or the drug that advice is sought on. */
const mostOpen = { title: 2, greet: 1, advice: 1 } as const;
const article = /^(?:an?|una?)(?: |$)/;
const joins = new Set(['in', 'at', 'of', 'the', 'de', 'en', 'and']);

/** How many names may follow; a greeting has one only where it stands first. */
function namesAfter(mark: Mark, at: number): number {
  if (has(mark, 'title')) return mostOpen.title;
  return at === 0 && has(mark, 'greet') ? mostOpen.greet : 0;
}

/** The marks that are no words of a request, without those that a title ("Dr. Patel") or a greeting ("Hi Max") leads in. */
export function unexplained(marks: readonly Mark[]): number[] {
  const open: number[] = [];
  const roles = rolesOf(marks);
  let named = 0;
  marks.forEach((mark, at) => {
    if (isExplained(marks, at, roles)) named = namesAfter(mark, at);
    else if (named > 0) named -= 1;
    else open.push(at);
  });
  const isAdvice = open.length <= mostOpen.advice && asksAdvice(marks);
  return isAdvice ? open.filter((at) => !marks.slice(0, at).some((mark) => has(mark, 'advice', 'advise'))) : open;
}

/** A question about treatment, or words that want one answered. "Start therapy, please" is an order. */
function asksAdvice(marks: readonly Mark[]): boolean {
  const some = (...roles: readonly Role[]): boolean => marks.some((mark) => has(mark, ...roles));
  const opening = marks.find((mark) => !has(mark, 'courtesy', 'polite'));
  if (opening !== undefined && has(opening, 'question') && some('advice', 'advise')) return true;
  return some('tell') && some('advice') && some('polite', 'want', 'this');
}

/** The first run of words that name a person or a place of care: "Dr. Patel in neurology". */
function findAddressee(marks: readonly Mark[]): Span | undefined {
  const isPlace = (mark: Mark | undefined): boolean =>
    mark !== undefined && (has(mark, 'receiver', 'title', 'unit') || (mark.rows.length === 0 && !isCount(mark)));
  const first = marks.findIndex((mark) => has(mark, 'receiver', 'title'));
  const head = marks[first];
  if (head === undefined) return undefined;
  let last = first;
  for (let at = first + 1; at < marks.length; at += 1) {
    if (isPlace(marks[at])) last = at;
    else if (!joins.has(marks[at]?.words ?? '')) break;
  }
  return { start: head.start, end: (marks[last] ?? head).end };
}

const opposite = { shorter: 'fuller', fuller: 'shorter', bullets: 'paragraphs', paragraphs: 'bullets' } as const;

/** The styles that the words name, in order; "no bullets" is one of paragraphs. */
function namedStyles(marks: readonly Mark[]): NoteStyle[] {
  const isSet = isLimited(marks, rolesOf(marks));
  return marks.flatMap(({ rows }, at) =>
    rows.flatMap(({ role, style }): NoteStyle[] => {
      if (style === undefined || (role === 'measure' && !isSet)) return [];
      if (role === 'measure' || !isNegated(marks, at)) return [style];
      const { length, layout } = style;
      return [{ ...(length ? { length: opposite[length] } : {}), ...(layout ? { layout: opposite[layout] } : {}) }];
    }),
  );
}

/** @returns undefined where the words contradict each other */
function readStyle(marks: readonly Mark[]): NoteStyle | undefined {
  let style: NoteStyle = {};
  for (const named of namedStyles(marks)) {
    const { length = style.length, layout = style.layout } = named;
    if ((style.length ?? length) !== length || (style.layout ?? layout) !== layout) return undefined;
    style = { ...(length ? { length } : {}), ...(layout ? { layout } : {}) };
  }
  return style;
}

function readKinds(marks: readonly Mark[]): NoteKind[] {
  const kinds = marks.flatMap(({ rows }) =>
    rows.flatMap(({ role, kind }): NoteKind[] => {
      if (kind !== undefined) return [kind];
      return role === 'letter' ? ['referral-letter'] : [];
    }),
  );
  const some = (role: Role): boolean => marks.some((mark) => has(mark, role));
  if (kinds.length === 0 && !some('document')) {
    if (some('plain') || (some('sum-up') && some('for-patient'))) return ['patient-summary'];
    if (some('sum-up') && some('write') && some('to') && some('receiver')) return ['referral-letter'];
  }
  return [...new Set(kinds)].filter((kind) => kind !== 'therapy' || !kinds.includes('therapy-birp'));
}

/** Whose work the words ask for, when they ask for another's. */
function readTool(marks: readonly Mark[], isSpoken: boolean): ToolName | undefined {
  const some = (...roles: readonly Role[]): boolean => marks.some((mark) => has(mark, ...roles));
  const toolOf = (role: Role): readonly (ToolName | undefined)[] =>
    marks.flatMap(({ rows }) => rows.filter((row) => row.role === role).map(({ tool }) => tool));
  const work = toolOf('work');
  const workOn = toolOf('work-on');
  if (work.includes('Redactify') || (workOn.includes('Redactify') && some('who'))) return 'Redactify';
  if (work.includes('TranscriptX')) return 'TranscriptX';
  if (some('codes') && (isSpoken || some('make') || workOn.includes('Validify'))) return 'Validify';
  if (work.includes('Validify') && some('this')) return 'Validify';
  if (workOn.includes('Validify') && some('this') && some('note')) return 'Validify';
  return workOn.includes('Validify') &&
    marks.some(({ words }) => /^(?:this|esta|these) (?:note|nota|notes)$/.test(words))
    ? 'Validify'
    : undefined;
}

function readBeyond(marks: readonly Mark[], isSpoken: boolean): Asked['beyond'] {
  const some = (...roles: readonly Role[]): boolean => marks.some((mark) => has(mark, ...roles));
  if (asksAdvice(marks)) return 'treatment';
  if (some('do-for-me') && some('place', 'for-patient') && some('can-you')) return 'elsewhere';
  if (some('do-elsewhere') && (some('this') || (some('elsewhere', 'document', 'place', 'for-patient') && isSpoken)))
    return 'elsewhere';
  if (some('place') && some('letter')) return 'elsewhere';
  return some('elsewhere', 'document') && some('write', 'want', 'polite', 'letter') ? 'elsewhere' : undefined;
}

const opensAsking = (mark: Mark | undefined): boolean =>
  mark !== undefined && has(mark, 'ask', 'question', 'tell', 'make');

/** Work that is done to a note and not by writing one ("review discharge summary", "full code"). */
const otherWork: ReadonlySet<Role> = new Set<Role>([
  'work',
  'work-on',
  'codes',
  'who',
  'tell',
  'advise',
  'advice',
  'do-elsewhere',
  'do-for-me',
  'elsewhere',
  'document',
  'place',
]);
const isOtherWork = ({ rows }: Mark): boolean =>
  rows.some(({ role }) => otherWork.has(role)) && rows.every(({ role }) => otherWork.has(role) || role === 'part');
const isOnlyOtherWork = (mark: Mark): boolean => isOtherWork(mark) && !has(mark, 'part');

/**
 * What a run of words asks for, all of which the tables hold.
 * @returns undefined for words that only could stand in a request ("the note", "for her", "please")
 */
export function readAsked(marks: readonly Mark[]): ReadAsked | undefined {
  const style = readStyle(marks);
  if (style === undefined || unexplained(marks).length > 0) return undefined;
  const some = (...roles: readonly Role[]): boolean => marks.some((mark) => has(mark, ...roles));
  const kinds = readKinds(marks);
  const isSpoken = some('polite', 'want') || (some('this') && some('write', 'make', 'as'));
  const wording = marks.some(isOnlyOtherWork) ? undefined : readWording(rolesOf(marks));
  const work = readBeyond(marks, isSpoken);
  const beyond = work ?? (wording === 'unmet' ? 'elsewhere' : undefined);
  const tool = beyond || wording || kinds.length > 0 ? undefined : readTool(marks, isSpoken || opensAsking(marks[0]));
  if (beyond === undefined && tool === undefined) {
    const isNote = isSpoken && (some('write') ? some('this', 'note') : some('make') && some('note'));
    const isNamed = kinds.length > 0 || Object.keys(style).length > 0 || wording !== undefined;
    if (!(isNamed || isNote) || marks.some(isOtherWork)) return undefined;
  }
  const addressee = findAddressee(marks);
  const hasArticle = marks.some(({ words }) => article.test(words));
  const isToTool =
    work === 'elsewhere'
      ? some('this') || (hasArticle && some('write', 'make') && some('also', 'can-you'))
      : isSpoken || tool !== undefined || work !== undefined || some('form', 'voice', 'said');
  return {
    kinds: work === 'elsewhere' ? kinds.filter((kind) => kind !== 'referral-letter') : kinds,
    style,
    ...(addressee ? { addressee } : {}),
    ...(tool ? { tool } : {}),
    ...(beyond ? { beyond } : {}),
    plainness: isToTool ? 3 : beyond || wording || some('write', 'make', 'as') ? 2 : 1,
    hasArticle,
  };
}

/** True for words that only greet or thank. */
export const isCourtesy = (marks: readonly Mark[]): boolean =>
  marks.length > 0 &&
  marks.every((mark) => has(mark, 'courtesy', 'polite', 'fill', 'address')) &&
  marks.some((mark) => has(mark, 'courtesy'));
