import type { Span } from '../../model/span.ts';
import {
  notOfVisit,
  ofAdulthood,
  ofFirstYear,
  ofInfancy,
  ofLaterDay,
  ofPregnancy,
  ofStay,
  stayTitle,
  visitKinds,
  visitTitle,
  type ForeignWords,
} from './data/stay-words.ts';
import type { ChartReading } from './read-chart.ts';

/** Words of another setting, state or time of life than the note's. */
export interface ForeignPlace extends Span {
  readonly of: string;
}

const isPostpartum = /\b(?:post-?partum|weeks after (?:delivery|birth))\b/i;

const isOfChild = /\bwell[- ](?:child|baby)\b|\bpediatric\b/i;

/** What cannot be of this visit, by its kind, its title and the patient. */
function foreignTo(reading: ChartReading): ForeignWords[] {
  const { text, segments, kind, patient, setting } = reading;
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? bareReach;
  const title = text.slice(0, Math.min(headed, titleReach)).replace(ofStay.words, ' ');
  // The words of another setting may have told the kind of note; its title knows better.
  const isVisit =
    (visitKinds.has(kind) || visitTitle.test(title)) &&
    !stayTitle.test(title) &&
    setting !== 'nursing-facility' &&
    setting !== 'emergency';
  const years = patient.age?.value;
  return [
    ...(isVisit ? [ofStay] : []),
    ...(isVisit && isPostpartum.test(title) ? [ofPregnancy] : []),
    ...(years !== undefined && years >= 5 ? [ofInfancy] : []),
    ...(years !== undefined && years >= 3 ? [ofFirstYear] : []),
    ...(kind === 'admission' ? [ofLaterDay] : []),
    ...((years !== undefined && years < 13) || isOfChild.test(title) ? [ofAdulthood] : []),
  ];
}

/** A title is short; the story may speak of a stay. In characters, with headings and without. */
const titleReach = 300;
const bareReach = 80;

/** Places that tell what holds in another setting, state or time of life as of now. Linear. */
export function findForeignWords(reading: ChartReading): ForeignPlace[] {
  return foreignTo(reading).flatMap(({ of, words }) => {
    if (!words.test(reading.text)) return [];
    for (const { text, start, subject } of reading.statements) {
      if (subject === 'family-history' || subject === 'past-medical-history') continue;
      const match = words.exec(text);
      if (!match || notOfVisit.test(text.replaceAll(new RegExp(words.source, 'gi'), ' '))) continue;
      return [{ of, start: start + match.index, end: start + match.index + match[0].length }];
    }
    return [];
  });
}
