import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Subject } from '../document/subjects.ts';
import { isChangeHead } from '../knowledge/medication-verbs.ts';
import { pastVerbs } from '../knowledge/past-episodes.ts';
import { operativeHeadings, shortOperative } from '../knowledge/operative-headings.ts';
import type { Span } from '../model/span.ts';
import type { ReadText } from '../text/read-text.ts';
import { standing } from '../note/data/action-words.ts';
import type { Block, GroupKind, Standing } from './block.ts';
import { byProblem, historic, lasting, ofOperation, planned } from './section-subjects.ts';
import type { Stretch } from './cut-at-labels.ts';
import { cutSentences } from './cut-sentences.ts';
import { wordsAt } from './entry-words.ts';
import type { Label } from './find-label.ts';
import type { LineShape } from './line-shape.ts';
import { opensStep } from './opens-step.ts';
import { opensOnTime } from './past-episode.ts';
import { opensAtAge } from './past-times.ts';
import { wordsIn } from './words-in.ts';
import { saysSafetyNet } from './says-safety-net.ts';

/** A block while more may be put under it. */
export interface Building {
  readonly kind: Block['kind'];
  readonly start: number;
  end: number;
  readonly label?: Span;
  readonly name?: string;
  readonly group?: GroupKind;
  readonly subject?: Subject | undefined;
  readonly holds?: readonly Subject[] | undefined;
  readonly standing?: Standing;
  readonly children: Building[];
}

/** "Pulm rehab - went in 2023": what came of a step before is said with its name. */
const tellsPastStep = (name: string, after: string): boolean =>
  pastVerbs.has(/^[a-z]+/i.exec(after)?.[0].toLowerCase() ?? '') && findProblemsIn(name).length === 0;

/** The name at the head of a numbered entry: up to a dash, a colon, a bracket or the end of its first sentence. */
function nameOfProblem(read: ReadText, { start, end }: Span): Span {
  const { text } = read;
  const [first] = cutSentences(read, { start, end });
  const words = text.slice(start, Math.min(end, first?.end ?? end));
  const cuts = [...words.matchAll(/\s[-–—]+\s|:\s|\s\(|,\s|;\s|\.$/g)];
  const cut = cuts.find(({ 0: mark, index }) => {
    const after = words.slice(index + mark.length);
    return !/^(?:,|\s[-–—])/.test(mark) || !(standing.test(after) || tellsPastStep(words.slice(0, index), after));
  });
  return { start, end: start + (cut?.index ?? words.length) };
}

/** What led to an operation. */
const ledTo: Subject = 'history-of-present-illness';

/** What goes by systems. */
const bySystem: ReadonlySet<Subject> = new Set<Subject>(['physical-examination', 'review-of-systems']);

/** Lists of drugs. */
const ofDrugs: ReadonlySet<Subject> = new Set<Subject>(['medications', 'discharge-medications']);

const headsOperation = new RegExp(String.raw`\b(?:${operativeHeadings.join('|')})\s?[:-]`, 'i');

const isListed = ({ mark }: LineShape): boolean => mark === 'bullet' || mark === 'step';

/** Puts the stretches of a text, in their order, where they belong: under sections, groups, or the text itself. */
export class TreeBuilder {
  readonly #read: ReadText;
  readonly #text: string;
  /** It is the report of an operation. */
  readonly #isOperative: boolean;
  readonly root: Building;
  #section: Building | undefined;
  #group: Building | undefined;
  /** What stands directly under the root while no heading holds. */
  #isOpen = false;
  #groupIndent = 0;
  /** The group is headed by an entry of a list, so that the next entry is not under it. */
  #isGroupEntry = false;
  /** The heading stands at the head of its line with a mark, so that the whole line is under it. */
  #ownsLine = false;
  /** The heading stands on a line of its own, so that all below is under it. */
  #isFirm = false;
  /** What led to the operation has had its heading. */
  #isLedTo = false;
  /** The line of the heading. */
  #opener: LineShape | undefined;

  constructor(read: ReadText) {
    const { text } = read;
    this.#read = read;
    this.#text = text;
    this.#isOperative = headsOperation.test(text);
    this.root = { kind: 'document', start: 0, end: text.length, children: [] };
  }

  /** Adds a stretch where it belongs. */
  add(stretch: Stretch): void {
    const { label, line } = stretch;
    if (label) this.#open(label, stretch);
    else if (stretch.isHead && line.mark === 'number' && this.#isBesideHeading()) {
      this.#isOpen = false;
      this.#goOn(stretch);
    } else if (stretch.isHead && line.mark === 'number' && this.#namesProblem(stretch)) this.#openProblem(stretch);
    else this.#goOn(stretch);
  }

  /** A numbered entry of a plan names its problem, unless it is a step or says when to come back: "7. Chest pain >10 min - casualty". */
  #namesProblem(stretch: Stretch): boolean {
    if (!planned.has(this.#subject()) || saysSafetyNet(wordsAt(this.#read, stretch))) return false;
    const { start, end } = nameOfProblem(this.#read, stretch);
    const name = this.#text.slice(start, end);
    // "2) Sept, satay skewer" says when something was.
    return !opensStep(name) && !opensOnTime(`${name}, `) && !opensAtAge(wordsIn(name));
  }

  /** A numbered entry under a numbered heading of the writer's own making stands beside it, and names no problem. */
  #isBesideHeading(): boolean {
    return this.#isOpen && this.#section?.subject === undefined && this.#opener?.mark === 'number';
  }

  #subject(): Subject | undefined {
    return this.#isOpen ? this.#section?.subject : undefined;
  }

  #parent(): Building {
    return this.#group ?? (this.#isOpen ? this.#section : undefined) ?? this.root;
  }

  /** "Rx" right after what is thought is what is prescribed, elsewhere what is taken. */
  #isPrescribed({ name }: Label): boolean {
    return name === 'rx' && this.root.children.slice(-3).some(({ subject: before }) => before === 'assessment');
  }

  #openSection(named: Label, { end, isHead, line }: Stretch): void {
    const isElsewhere = !this.#isOperative && shortOperative.has(named.name);
    const label: Label = isElsewhere ? { ...named, subject: shortOperative.get(named.name), holds: undefined } : named;
    const isPrescribed = this.#isPrescribed(label);
    this.#section = {
      kind: 'section',
      start: label.start,
      end,
      label: { start: label.start, end: label.nameEnd },
      subject: isPrescribed ? 'plan' : label.subject,
      holds: isPrescribed ? ['plan'] : label.holds,
      children: [],
    };
    this.#group = undefined;
    this.#isOpen = true;
    this.#isLedTo ||= label.subject === ledTo;
    this.#ownsLine = isHead && label.isMarked;
    this.#isFirm = this.#standsAlone(label, line);
    this.#opener = line;
    this.root.children.push(this.#section);
  }

  #open(label: Label, stretch: Stretch): void {
    const parent = this.#subject();
    if (label.kind === 'test' && parent !== undefined && planned.has(parent)) return this.#goOn(stretch);
    // "ROS out 12 d" in a plan is a removal of sutures.
    const mayBeWord = !stretch.isHead || label.subject === 'review-of-systems';
    if (mayBeWord && !label.isMarked && this.#goesBack(label)) return this.#goOn(stretch);
    if (label.kind === 'unknown' && this.#isProblem(label))
      return this.#openGroup({
        group: 'problem',
        name: label.name,
        label: { start: label.start, end: label.nameEnd },
        stretch,
        from: label.end,
      });
    if (label.kind === 'section' || label.kind === 'unknown') {
      this.#openSection(this.#withinDrugs(label), stretch);
      this.#items({ start: label.end, end: stretch.end }, this.#section as Building);
      return;
    }
    if (label.kind === 'time' && !this.#isFirm) this.#isOpen = false;
    const group: GroupKind =
      label.kind === 'system' && (parent === 'plan' || parent === 'assessment-and-plan') ? 'problem' : label.kind;
    if (!stretch.isHead && label.kind === 'system' && parent === undefined) return this.#goOn(stretch);
    if (label.kind === 'system' && parent !== undefined && !bySystem.has(parent) && group === 'system')
      this.#isOpen = false;
    this.#openGroup({
      group,
      name: label.name,
      label: { start: label.start, end: label.nameEnd },
      stretch,
      from: label.end,
    });
  }

  /** "STOP:" within a list of drugs is a part of that list. */
  #withinDrugs(label: Label): Label {
    const subject = this.#subject();
    const isPart =
      label.kind === 'unknown' && isChangeHead(label.name) && subject !== undefined && ofDrugs.has(subject);
    return isPart ? { ...label, subject } : label;
  }

  /** Whether the heading holds for the lines below it: one of no table for its own line only, unless it says what is done with drugs. */
  #holdsBelow(): boolean {
    const { subject, label } = this.#section ?? {};
    // What led to an operation is said on its line; what follows it is the operation.
    if (this.#isOperative && subject === ledTo) return this.#isFirm;
    if (subject !== undefined) return lasting.has(subject) || this.#isFirm;
    return this.#isFirm && label !== undefined && isChangeHead(this.#text.slice(label.start, label.end));
  }

  /** Within a plan any name before a colon is a problem of it; elsewhere one that the catalogue knows. */
  #isProblem({ name }: Label): boolean {
    const parent = this.#subject();
    if (parent === 'plan' || parent === 'assessment-and-plan') return true;
    return planned.has(parent) && findProblemsIn(name).some(({ kind }) => kind === 'disease');
  }

  #openProblem(stretch: Stretch): void {
    const label = nameOfProblem(this.#read, stretch);
    this.#openGroup({
      group: 'problem',
      name: this.#text.slice(label.start, label.end),
      label,
      stretch,
      from: label.end,
    });
  }

  /** A short form that opens the history elsewhere does not open it again from within the plan. */
  #goesBack({ subject }: Label): boolean {
    const own = this.#subject();
    return (
      (own === 'plan' || own === 'assessment-and-plan' || own === 'assessment') &&
      subject !== undefined &&
      historic.has(subject)
    );
  }

  #openGroup(open: {
    readonly group: GroupKind;
    readonly name: string;
    readonly label: Span;
    readonly stretch: Stretch;
    readonly from: number;
  }): void {
    const { group, name, label, stretch, from } = open;
    const subject = group === 'test' ? 'results' : this.#subject();
    this.#group = {
      kind: 'group',
      group,
      name,
      label,
      start: stretch.start,
      end: stretch.end,
      subject,
      holds: group === 'test' ? undefined : this.#holds(group),
      children: [],
    };
    this.#groupIndent = stretch.line.indent;
    this.#isGroupEntry = isListed(stretch.line);
    (this.#isOpen ? (this.#section ?? this.root) : this.root).children.push(this.#group);
    const own = group === 'system' ? this.#endOfSystem(from, stretch) : stretch.end;
    this.#items({ start: from, end: own }, this.#group);
    // A test owns its own line only.
    if (group === 'test' || own < stretch.end) this.#group = undefined;
    if (own < stretch.end) this.#items({ start: own, end: stretch.end }, this.#parent());
  }

  /** A system that is named within running words owns its own sentence: "abdo soft. Mouth - white plaques. MST up to 45 bd." */
  #endOfSystem(from: number, { end, isHead }: Stretch): number {
    if (isHead || this.#ownsLine || this.#isFirm) return end;
    return cutSentences(this.#read, { start: from, end })[0]?.end ?? end;
  }

  /** Under no heading, a problem stands with its findings and steps, and a system with all that is seen and done for it. */
  #holds(group: GroupKind): readonly Subject[] | undefined {
    const own = this.#isOpen ? this.#section?.holds : undefined;
    if (own) return own;
    if (this.#subject() !== undefined) return undefined;
    return group === 'problem' || group === 'system' ? byProblem : undefined;
  }

  #goOn(stretch: Stretch): void {
    const { line } = stretch;
    const isEntry = isListed(line);
    const isBeside = stretch.isHead && line.indent <= this.#groupIndent && (!isEntry || this.#isGroupEntry);
    if (isBeside && this.#group?.group !== 'time') this.#group = undefined;
    // Entries of one list stand beside each other: the heading of one is not that of the next.
    if (
      stretch.isHead &&
      isEntry &&
      this.#opener?.mark !== undefined &&
      line.indent <= this.#opener.indent &&
      !this.#isFirm
    )
      this.#isOpen = false;
    const { label } = this.#section ?? {};
    const standsAlone = label !== undefined && this.#section?.children.length === 0;
    if (stretch.isHead && this.#isOpen && !isEntry && !standsAlone && !this.#group && line.mark !== 'number')
      this.#isOpen = this.#holdsBelow() && !line.afterBlank;
    this.#items(stretch, this.#parent());
  }

  #standsAlone({ nameEnd }: Label, line: LineShape): boolean {
    return nameEnd <= line.end && !/[^:\s*#_-]/.test(this.#text.slice(nameEnd, line.end));
  }

  /** What the text itself can hold where no heading does. */
  #holdsUnder(parent: Building): readonly Subject[] | undefined {
    return this.#isOperative && this.#isLedTo && parent === this.root ? ofOperation : undefined;
  }

  #items(within: Span, parent: Building): void {
    let isFirst = true;
    for (const { start, end } of cutSentences(this.#read, within)) {
      if (!/[\p{L}\d]/u.test(this.#text.slice(start, end))) continue;
      // A heading within a line owns its own item; what follows may have gone on to something else.
      const owns =
        isFirst ||
        parent.kind !== 'section' ||
        parent.subject === undefined ||
        lasting.has(parent.subject) ||
        this.#ownsLine ||
        this.#isFirm;
      parent.children.push({
        kind: 'item',
        start,
        end,
        children: [],
        subject: owns ? parent.subject : undefined,
        holds: owns ? (parent.holds ?? this.#holdsUnder(parent)) : undefined,
        standing: this.#isFirm ? 'below' : isFirst && parent.children.length === 0 ? 'first' : 'after',
      });
      isFirst = false;
      parent.end = Math.max(parent.end, end);
      if (this.#section && this.#isOpen) this.#section.end = Math.max(this.#section.end, end);
    }
  }
}
