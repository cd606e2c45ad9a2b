import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

/** A part of the brain above the crossing of the pyramids: what is weak then lies on the other side of the body. */
const lesion =
  /\b(right|left|r|l)\s(?:[a-z-]+\s){0,2}?(?:mca|aca|m[12]|middle cerebral|anterior cerebral|hemispher\w+|basal ganglia|thalam\w+|internal capsule|corona radiata|frontal|parietal|frontoparietal|temporoparietal|insular?|putamen|cerebral|lacunar)\b/gi;
const ofBrain =
  /\b(?:infarct\w*|strokes?|cva|occlu\w+|hemorrhage|ich|bleed|thromb\w+|embol\w+|ischemi\w+|cut-?off|subdural|glioma|tumor|mass)\b/i;
const deficit =
  /\b(right|left|r|l)[\s-]+(?:sided?\s)?(?:hemipar\w+|hemipleg\w+|weakness|(?:(?:arm|leg|face|facial|body|hand|upper extremity|lower extremity|ue|le)\s)(?:(?:and|\/) ?[a-z]+ )?(?:weakness|drift|droop|paresis|plegia|paralysis|is weak|weak|[0-4]\/5))|\b(?:weak|drooping|paretic|plegic|paralyzed) (right|left) (?:arm|leg|face|hand|side)\b/gi;
/** Of another time, denied, or a part of the brain whose loss shows on the same side. */
const unless =
  /\b(?:old|prior|previous\w*|chronic|remote|history of|h\/o|hx|residual|baseline|cerebell\w+|brain ?stem|medull\w+|bilateral\w*|both|multifocal|no|not|without|denies|negative|mother|father|if|versus|vs|carotid|polio|nerve|palsy|fracture)\b/i;

interface Sided extends Span {
  readonly side: 'right' | 'left';
}

function findSides({ statements }: ChartReading, pattern: RegExp, needs: RegExp | null): Sided[] {
  return statements.flatMap(({ text, start, subject }) => {
    if (subject === 'family-history' || subject === 'past-medical-history') return [];
    if (needs && !needs.test(text)) return [];
    return findMatches(text, pattern).flatMap((match): Sided[] => {
      const from = Math.max(0, match.index - clauseReach);
      const clause = text.slice(from, match.index + match[0].length + clauseReach / 2);
      if (unless.test(clause)) return [];
      const side = /^r/i.test(match[1] ?? match[2] ?? '') ? 'right' : 'left';
      return [{ side, start: start + match.index, end: start + match.index + match[0].length }];
    });
  });
}

/** How far before a side the words that are said of it are read, in characters. */
const clauseReach = 40;

const mayHold = /hemipar|hemipleg|weak|drift|droop|pleg|paraly|\/5/i;

/** A weakness told on the side of the stroke itself, where all of the chart's strokes are on one side; undefined where there is none. */
export function findSameSidedWeakness(reading: ChartReading): readonly [weak: Span, stroke: Span] | undefined {
  if (!ofBrain.test(reading.text) || !mayHold.test(reading.text)) return undefined;
  const [stroke, ...others] = findSides(reading, lesion, ofBrain);
  if (!stroke || others.some(({ side }) => side !== stroke.side)) return undefined;
  const weak = findSides(reading, deficit, null).find(({ side }) => side === stroke.side);
  return weak && [weak, stroke];
}
