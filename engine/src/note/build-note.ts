import type { Section, Statement } from '../model/document.ts';
import type { Fact } from '../document/fact.ts';
import { readBlocks } from '../blocks/read-blocks.ts';
import { composeNote } from '../compose/compose-note.ts';
import type { Fallbacks } from '../compose/round-trip.ts';
import type { Tongue } from '../compose/tongue.ts';
import type { Sentence } from '../dialogue/sentences/read-sentences.ts';
import { speaksOfMeasure } from '../dialogue/speaks-of-measure.ts';
import { readTalk } from '../dialogue/read-dialogue.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Template } from './data/templates.ts';
import type { NoteStyle } from '../model/note-style.ts';
import type { LookAlike, NoteResult, OpenPoint } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { titleNote } from '../titles/title-note.ts';
import {
  cautionsHeading,
  draftLine,
  missingHeading,
  renderSections,
  type DocumentParts,
} from '../write/render-sections.ts';
import { ReadText } from '../text/read-text.ts';
import { templateOf } from './template-of.ts';
import { templateOfForm } from './forms/template-of-form.ts';
import { evidenceOf, findLeftOut, withTakenBack } from './left-out/find-left-out.ts';
import { spokenClauses, typedClauses, type InputClause } from './left-out/input-clauses.ts';
import { capitalize } from './note-language.ts';
import { findRecordHead } from './page-furniture.ts';
import type { Passage } from './passage.ts';
import { plainWords, writePlainly } from './plain/write-plainly.ts';
import { describePerson } from './person.ts';
import { prepareInput, type PreparedInput } from './prepare-input.ts';
import { passagesOf } from './passages-of.ts';
import { findStatedProblem, titleOf } from './title.ts';
import type { MainProblem } from './title.ts';
import { titlePartsOf } from './title-parts-of.ts';
import { whyNoNote } from './no-note.ts';
import type { NoteOptions } from './note-options.ts';
import { applyPreferences, signOffLine, styleOf } from '../learn/apply-preferences.ts';
import { addOlder } from '../sources/add-older.ts';
import type { OlderText } from '../sources/split-sources.ts';

export interface NoteRequest extends Omit<NoteOptions, 'sources'> {
  readonly tool: NoteResult['tool'];
  /** Leads a range of `text` back to the person's own input, when `text` was made from it. */
  readonly toInput?: (span: Span) => Span;
  /** What is older than the visit: it stands behind the person's own input of the visit, in which no range changes. */
  readonly older?: readonly OlderText[];
  /** The person's own input, when `text` was made from it. */
  readonly spoken?: string;
  /** Drugs of the text that may be others; ranges of the person's own input. */
  readonly lookAlikes?: readonly LookAlike[];
}

function moveEvidence(fact: Fact, toInput: (span: Span) => Span): Fact {
  const [first, ...others] = fact.evidence;
  return { ...fact, evidence: [toInput(first), ...others.map(toInput)] };
}

function moveStatements(sections: readonly Section[], toInput: (span: Span) => Span): Section[] {
  return sections.map((section) => ({
    ...section,
    statements: section.statements.map((one) => ({ ...one, sources: one.sources.map(toInput) })),
  }));
}

/** The head of a page as a statement of its own, its spaces evened. */
function recordOf(text: string, toInput: (span: Span) => Span): Statement | undefined {
  const head = findRecordHead(text);
  if (!head) return undefined;
  return {
    text: head.text.trim().replace(/\s+/g, ' '),
    sources: [toInput({ start: head.start, end: head.end })],
    support: 'supported',
  };
}

/** To whom a letter goes, where it was said: with the message, or in a later one. */
function addresseeOf(
  later: string | undefined,
  { asked: said, toInput, tongue }: PreparedInput,
): Statement | undefined {
  const lead = tongue.title('To');
  if (later !== undefined) return { text: `${lead}: ${capitalize(later)}`, sources: [], support: 'structural' };
  if (said?.addressee === undefined) return undefined;
  const { text, start, end } = said.addressee;
  return { text: `${lead}: ${capitalize(text)}`, sources: [toInput({ start, end })], support: 'supported' };
}

const cautionOf = (text: string, sources: readonly Span[]): Statement => ({ text, sources, support: 'structural' });

/** What stands below every note, in its language. */
const closersIn = ({ title }: Tongue): Pick<DocumentParts, 'missingTitle' | 'cautionsTitle' | 'closing'> => ({
  missingTitle: title(missingHeading),
  cautionsTitle: title(cautionsHeading),
  closing: title(draftLine),
});

/** What is written of a text, and the statements that its title is made from. */
interface Written {
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
  readonly passages: readonly Passage[];
  readonly main: MainProblem | undefined;
  readonly facts?: readonly Fact[];
  readonly fallbacks?: Fallbacks;
  /** What the input states, for what of it was left out. */
  readonly clauses: readonly InputClause[];
  /** What a visit leaves open; ranges of the person's own input. */
  readonly openPoints?: readonly OpenPoint[];
}

/** From here on a sentence speaks of its section, wherever what it says stands. */
const leastSpoken = 0.3;

/** True where somebody spoke of what a section is for: then nobody says that it is not documented. */
function isSpoken(title: string, { sections }: Template, sentences: readonly Sentence[], tongue: Tongue): boolean {
  const section = sections.find((one) => tongue.title(one.title) === title);
  if (section === undefined) return false;
  if (section.id === 'vital-signs') return speaksOfMeasure(sentences);
  return sentences.some(({ weighed }) => weighed.worth >= leastSpoken && section.from.includes(weighed.subject));
}

/** The note of a visit's talk: its facts, composed, and what no fact says in the speakers' own words. */
function writeVisit({ text, turns, toInput, tongue }: PreparedInput, template: Template, style: NoteStyle): Written {
  const { facts: read, sentences, openPoints: open } = readTalk(text, turns);
  const { sections, missing: unsaid } = composeNote(read, template, undefined, tongue, style);
  const missing = unsaid.filter((title) => !isSpoken(title, template, sentences, tongue));
  const facts = read.map((fact) => moveEvidence(tongue.own(fact), toInput));
  const passages = passagesOf(read.map((fact) => moveEvidence(fact, toInput)));
  const main = findStatedProblem(passages);
  const clauses = spokenClauses(sentences);
  const openPoints = open.map((one) => ({ ...one, sources: one.sources.map(toInput) }));
  return { sections: moveStatements(sections, toInput), missing, passages, main, facts, clauses, openPoints };
}

/** The note of a typed or dictated text: its facts, composed. */
function writeFromFacts({ text, toInput, tongue }: PreparedInput, template: Template, style: NoteStyle): Written {
  const whole = new ReadText(text);
  const blocks = readBlocks(whole);
  const read = readFacts(whole, blocks);
  const { sections, missing, fallbacks } = composeNote(read, template, text, tongue, style);
  const facts = read.map((fact) => moveEvidence(tongue.own(fact), toInput));
  const passages = passagesOf(read.map((fact) => moveEvidence(fact, toInput)));
  const main = findStatedProblem(passages);
  const clauses = typedClauses(whole, blocks);
  return { sections: moveStatements(sections, toInput), missing, passages, main, facts, fallbacks, clauses };
}

/** The note of nothing: all that its kind needs is missing. */
function writeNothing({ tongue }: PreparedInput, template: Template, style: NoteStyle): Written {
  const { missing } = composeNote([], template, undefined, tongue, style);
  return { sections: [], missing, passages: [], main: undefined, clauses: [] };
}

/**
 * Reads a text (a note in any style, or a visit conversation) and writes the note of the kind asked for. Nothing is added that the
 * text does not say; what the kind of note needs and the text lacks is in `missing`. Linear in the length of the text.
 */
export function buildNote(input: string, request: NoteRequest): NoteResult {
  const { form } = request;
  const prepared = prepareInput(input, request, request.toInput);
  const { text, turns, toInput, asked, tongue } = prepared;
  const kind = request.kind ?? asked?.kinds[0] ?? 'soap';
  const template = form ? templateOfForm(form) : templateOf(kind);
  const person = describePerson(text);
  const preferences = template.plain === true ? undefined : request.preferences;
  const style = { ...styleOf(preferences), ...asked?.style, ...request.style };
  const { older = [] } = request;
  // What is from before can be written down though nothing was said today.
  const noNote =
    older.length > 0 && input.trim() === '' ? undefined : whyNoNote(input, prepared, request.tool === 'TranscriptX');
  const write = turns.length > 0 ? writeVisit : writeFromFacts;
  const alone = noNote === undefined ? write(prepared, template, style) : writeNothing(prepared, template, style);
  const written = { ...alone, ...addOlder(alone, older, { template, tongue, input: request.spoken ?? input }) };
  const { missing, passages, main, facts, fallbacks = {}, clauses, openPoints } = written;
  // Plain words are known of English alone.
  const isPlain = template.plain === true && prepared.language === 'en';
  const worded = isPlain ? writePlainly(written.sections) : written.sections;
  const toForm = { sections: worded, facts: facts ?? [], language: prepared.language, asRead: tongue.asRead };
  const sections = preferences ? applyPreferences({ ...toForm, hasOwnForm: form !== undefined }, preferences) : worded;
  const title = titleOf(main, form ? 'soap' : kind, tongue.say);
  const heading = isPlain ? plainWords(title) : title;
  const sub: Statement | undefined = person.described && {
    text: capitalize(tongue.title(person.described.text)),
    sources: [toInput(person.described.source)],
    support: 'supported',
  };
  const record = recordOf(text, toInput);
  const addressee = !form && kind === 'referral-letter' ? addresseeOf(request.addressee, prepared) : undefined;
  const lookAlikes = request.lookAlikes && request.lookAlikes.length > 0 ? request.lookAlikes : undefined;
  const cautions = [
    ...(lookAlikes ?? []).map(({ sentence, at }) => cautionOf(sentence, [at])),
    ...openPoints.map(({ sentence, sources }) => cautionOf(sentence, sources)),
  ];
  const signOff = signOffLine(preferences);
  const rendered = renderSections({
    title: heading === '' ? tongue.title(template.name) : heading,
    ...(record ? { record } : {}),
    ...(addressee ? { addressee } : {}),
    ...(sub ? { sub } : {}),
    sections,
    missing,
    ...closersIn(tongue),
    signOff,
    ...(cautions.length > 0 ? { cautions } : {}),
  });
  const { tool } = request;
  const named = form ? ({ noteKind: 'own', formName: form.name } as const) : { noteKind: kind };
  return {
    tool,
    ...named,
    ...(noNote === undefined ? {} : { noNote }),
    title: titleNote(text, form ? null : kind, titlePartsOf(passages), tongue.say),
    rendered,
    ...(signOff === undefined ? {} : { signOff }),
    ...(record ? { record } : {}),
    sections,
    missing,
    ...(facts ? { facts } : {}),
    ...(Object.keys(fallbacks).length > 0 ? { fallbacks } : {}),
    leftOut: withTakenBack(findLeftOut({ text, clauses, toInput }, evidenceOf(rendered.statements)), prepared),
    ...(lookAlikes ? { lookAlikes } : {}),
    ...(openPoints.length > 0 ? { openPoints } : {}),
  };
}
