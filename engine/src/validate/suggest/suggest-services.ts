import type { CodeAssessment } from '../../model/result.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { guided, servicesDone, type ServiceDone } from './data/services-done.ts';
import { placesOf, planned, type WordPlace } from './place-of-words.ts';

/** Notes of visits at which such services are given; an operation has its own numbers. */
const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'telehealth',
  'emergency',
  'well',
  'procedure',
  'consult',
  'prenatal',
]);

const historyOnly = /^(?:past-medical-history|past-surgical-history|family-history|education|allergies|immunizations)$/;
const toCome =
  /\b(?:orders?|ordered|to be (?:done|given)|today if|would like|deferred|not (?:done|performed|given)|unable)\b/i;

/** Done before, elsewhere, by others, or yet to come: nothing of this visit. Months by their capital letter, since "may" is a verb. */
const otherDay =
  /\b(?:ago|elsewhere|earlier this|(?:last|next|upcoming|future) (?:week|month|year|visit|time|spring|summer|fall|winter|appointment|appt|\w+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:in|since|placed|inserted|done|obtained|from) (?:19|20)\d\d|at home|home (?:kit|test)|brother|sister|sibling|roommate|classmate|healed)\b/i;
const inMonth =
  /\b(?:in|since|last|from) (?:early |late |mid-?)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/;
const byOthers =
  /\b(?:by|at|from|with|per) (?:the |an? |her |his |their |outside |local )?(?:ortho\w*|podiatr\w*|cardiolog\w*|dermatolog\w*|rheumatolog\w*|urgent care|ed|er|emergency|hospital|outside|pcp|pharmac\w*|cvs|walgreens|specialist|surgeon|gyn\w*|ob\b)/i;
const isOther = (clause: string): boolean => otherDay.test(clause) || inMonth.test(clause) || byOthers.test(clause);

function isDone({ word, clause }: WordPlace, { near, only, unless }: ServiceDone): boolean {
  const { negated, family, hypothetical, historical, uncertain } = word.modifiers;
  if (negated || family || hypothetical || historical || uncertain) return false;
  if (historyOnly.test(word.sentence.subject ?? '')) return false;
  return (
    near.test(clause) &&
    only?.test(clause) !== false &&
    !unless?.test(clause) &&
    !planned.test(
      clause.replace(
        /\bplans?\W{0,3}:|\brisks?\b[^.;]*\b(?:discussed|explained|reviewed)\b|\b(?:informed |verbal |written )?consent\w*\b/gi,
        '',
      ),
    ) &&
    !toCome.test(clause) &&
    !isOther(clause)
  );
}

/** Of a word that stands oftener, the first places tell what the others do. */
const mostPlaces = 50;
/** A few such numbers are worth a look; more are a list of everything that an office does. */
const mostServices = 5;

/**
 * Services that the note tells as done and that no code of the chart stands for, with the words that tell them: what is documented may be billed
 * (Medicare Program Integrity Manual, chapter 3, 3.3.2.1). Nothing where CPT is switched off.
 */
export function suggestServices(reading: ChartReading): CodeAssessment[] {
  const { cpt } = reading.tables;
  if (!cpt || !kinds.has(reading.kind)) return [];
  const written = reading.codes.filter(({ system }) => system !== 'ICD-10-CM').map(({ code }) => code);
  const given: string[] = [];
  return servicesDone
    .flatMap((service): CodeAssessment[] => {
      const known = cpt.find(service.code);
      if (!known || [...written, ...given].some((code) => service.family.test(code))) return [];
      const places = placesOf(reading, service.keys)
        .slice(0, mostPlaces)
        .filter((place) => isDone(place, service) && (service.code !== guided.code || guided.words.test(place.clause)));
      if (places.length === 0) return [];
      given.push(service.code);
      const spans = places.map((place) => evidenceOf(place, service));
      const evidence = spans
        .filter(({ start }, at) => spans.findIndex((other) => other.start === start) === at)
        .slice(0, 2);
      return [
        {
          code: known.code,
          system: 'CPT',
          status: 'suggested',
          title: known.title,
          evidence,
          reason: 'The chart tells the service as done.',
          confidence: 0.65,
        },
      ];
    })
    .slice(0, mostServices);
}

function evidenceOf({ word, clause, start }: WordPlace, { near }: ServiceDone): { start: number; end: number } {
  const match = near.exec(clause);
  const from = match ? Math.min(word.start, start + match.index) : word.start;
  return { start: from, end: match ? Math.max(word.end, start + match.index + match[0].length) : word.end };
}
