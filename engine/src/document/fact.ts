import type { Span } from '../model/span.ts';
import type { Subject } from './subjects.ts';
import type { Assertion } from './assertion.ts';

/** At least one range of the person's own input, never of rewritten text. */
export type Evidence = readonly [Span, ...Span[]];

/** What all facts have. */
export interface FactBase {
  /** Unique in its document, and the same whenever the same input is read. */
  readonly id: string;
  readonly evidence: Evidence;
  readonly assertion: Assertion;
  /** What part of a record it belongs to by its block; `compose` gives each kind of note its own order of these. */
  readonly subject: Subject;
  /** The problem under which the writer put it, by the words of the note: "NSTEMI". */
  readonly problem?: string | undefined;
  /** When it was so, or is to be, in words that read on behind it: "at 14:50", "2 months ago", "on 3/4". */
  readonly time?: string | undefined;
  /** Who says so, where it is not the patient or the writer: "per sister". */
  readonly source?: string | undefined;
  /** Why the patient is here: a note that opens with the reason for the visit names it there as well. */
  readonly isReason?: boolean | undefined;
}

/** A symptom, sign or diagnosis. */
export interface ConditionFact extends FactBase {
  readonly type: 'condition';
  /** With its site where the two make one name: "chest pain", "type 2 diabetes mellitus". */
  readonly name: string;
  readonly side?: string | undefined;
  /** Where it is, where the name does not say: "arms and hands". */
  readonly site?: string | undefined;
  /** "mild", "7/10". */
  readonly severity?: string | undefined;
  /** "for 3 hours", "since yesterday", "beginning 3 days ago". */
  readonly onset?: string | undefined;
  /** "substernal pressure", "dry", "well controlled". */
  readonly qualities?: readonly string[] | undefined;
  /** "radiating to the left arm". */
  readonly radiation?: string | undefined;
  /** "constant", "at night". */
  readonly timing?: string | undefined;
  /** "improving", "unchanged". */
  readonly course?: string | undefined;
  readonly worseWith?: readonly string[] | undefined;
  readonly betterWith?: readonly string[] | undefined;
  /** "while shoveling snow", "after a fall on ice". */
  readonly context?: string | undefined;
  /** What an assessment gives as its reasons: "ST depression V4-V6". */
  readonly because?: readonly string[] | undefined;
}

/**
 * - `taken`, `stopped`, `started`, `continued`, `changed`, `held`, `resumed`: what is done with it from the visit's view.
 * - `given`: one administration, or an infusion that runs. `not-given`: it was there to be given, and was not.
 * - `declined`: offered and not taken. `deferred`: offered, and perhaps later. `not-taken`: prescribed and not taken, or never taken.
 * - `increased`, `reduced`: changed, where the dose before is not said.
 * - `tried`: taken or put on for what the visit is about, by the patient's own choice.
 * - `avoided`: the clinician decides against it. `considered`: named as a possibility.
 */
export type MedicationStatus =
  | 'taken'
  | 'stopped'
  | 'started'
  | 'continued'
  | 'changed'
  | 'held'
  | 'resumed'
  | 'given'
  | 'not-given'
  | 'declined'
  | 'deferred'
  | 'avoided'
  | 'not-taken'
  | 'tried'
  | 'increased'
  | 'reduced'
  | 'considered';

export interface MedicationFact extends FactBase {
  readonly type: 'medication';
  readonly name: string;
  /** "1000 mg", "1 tablet", and as the writer has it where no unit is documented: "1000". */
  readonly dose?: string | undefined;
  readonly route?: string | undefined;
  readonly frequency?: string | undefined;
  readonly asNeeded?: boolean | undefined;
  /** "for 7 days". */
  readonly duration?: string | undefined;
  readonly indication?: string | undefined;
  /** None where it is only named, as in a list of drugs at discharge. */
  readonly status?: MedicationStatus | undefined;
  /** What a change begins from: "10 mg daily". */
  readonly from?: string | undefined;
  /** "because of cramps". */
  readonly reason?: string | undefined;
  /** Whose it is, where it is not the patient's own: "his wife's". */
  readonly owner?: string | undefined;
  /** "with minimal relief", "by EMS". */
  readonly remark?: string | undefined;
}

/** A substance and what it does; `substance` is empty where none is known. */
export interface AllergyFact extends FactBase {
  readonly type: 'allergy';
  readonly substance: string;
  readonly reactions?: readonly string[] | undefined;
  readonly severity?: string | undefined;
  /** Not an allergy by the writer's own words: "intolerance", "side effect". */
  readonly isIntolerance?: boolean | undefined;
  /** Documented as tolerated: "oxycodone ok". */
  readonly isTolerated?: boolean | undefined;
}

export interface MeasurementFact extends FactBase {
  readonly type: 'measurement';
  readonly category: 'vital' | 'laboratory' | 'score' | 'intake-output' | 'device-reading' | 'other';
  readonly name: string;
  readonly value: string;
  readonly unit?: string | undefined;
  /** "high", "low", "critical", as the input flags it. */
  readonly flag?: string | undefined;
  /** Earlier values in order of time, each with its own words of time: "0.04", "1.1 (baseline)". */
  readonly earlier?: readonly string[] | undefined;
  /** "on room air", "standing". */
  readonly circumstance?: string | undefined;
}

/** A test or procedure, from being thought of to its result. */
export interface TestFact extends FactBase {
  readonly type: 'test' | 'procedure';
  readonly name: string;
  readonly side?: string | undefined;
  readonly status:
    | 'done'
    | 'ordered'
    | 'planned'
    | 'pending'
    | 'declined'
    | 'deferred'
    | 'considered'
    | 'not-indicated'
    | 'cancelled';
  readonly result?: string | undefined;
  readonly indication?: string | undefined;
  readonly remark?: string | undefined;
}

/** One finding of an examination, under its system or region as the note has it. */
export interface ExaminationFact extends FactBase {
  readonly type: 'examination';
  readonly system: string;
  /** "tachycardic", "murmurs" (absent). */
  readonly finding: string;
  readonly side?: string | undefined;
}

/** What runs in a family, and how somebody lives: "Father", "myocardial infarction at 52". */
export interface HistoryFact extends FactBase {
  readonly type: 'history';
  readonly domain: 'family' | 'social' | 'obstetric' | 'surgical' | 'birth' | 'developmental' | 'psychiatric';
  /** The relative, or what of life it is: "Tobacco". */
  readonly topic: string;
  readonly detail: string;
}

export interface ImmunizationFact extends FactBase {
  readonly type: 'immunization';
  readonly vaccine: string;
  readonly status: 'given' | 'due' | 'declined' | 'up-to-date' | 'not-given';
}

export interface DeviceFact extends FactBase {
  readonly type: 'device';
  readonly name: string;
  readonly detail?: string | undefined;
}

/** What somebody can do, and with how much help. */
export interface FunctionFact extends FactBase {
  readonly type: 'function';
  readonly activity: string;
  readonly level: string;
}

/** A step of the plan that is no drug, test or procedure of its own. */
export interface ActionFact extends FactBase {
  readonly type: 'order' | 'referral' | 'instruction' | 'follow-up' | 'safety-net' | 'disposition' | 'goal';
  /** Imperative, with its object: "consult cardiology", "return if fever". */
  readonly action: string;
  readonly status: 'planned' | 'done' | 'proposed' | 'declined' | 'deferred';
  readonly reason?: string | undefined;
}

export interface IdentityFact extends FactBase {
  readonly type: 'identity';
  readonly age?: string | undefined;
  readonly sex?: string | undefined;
  readonly remark?: string | undefined;
}

/** A clause of the writer's own that says more than the types above can hold: kept, and put in its place. */
export interface ClauseFact extends FactBase {
  readonly type: 'clause';
  readonly text: string;
  /** "Cardiovascular", "Skin": what it stands under in its section. */
  readonly label?: string | undefined;
}

export type Fact =
  | ConditionFact
  | MedicationFact
  | AllergyFact
  | MeasurementFact
  | TestFact
  | ExaminationFact
  | HistoryFact
  | ImmunizationFact
  | DeviceFact
  | FunctionFact
  | ActionFact
  | IdentityFact
  | ClauseFact;

export type FactType = Fact['type'];
