import type { WrittenCode } from '../../codes/code-shape.ts';
import type { ChartKind } from './note-kind.ts';

/** Where the patient was seen, as coding tells it: uncertain diagnoses are coded in inpatient care only (Official Guidelines II.H, IV.H). */
export type Setting = 'outpatient' | 'inpatient' | 'emergency' | 'nursing-facility';

/** Evaluation and management numbers that hold for one setting only. */
const codeSettings: readonly (readonly [from: number, to: number, setting: Setting])[] = [
  [99202, 99215, 'outpatient'],
  [99221, 99239, 'inpatient'],
  [99281, 99285, 'emergency'],
  [99304, 99316, 'nursing-facility'],
  [99381, 99397, 'outpatient'],
];

const nursingFacility =
  /\b(?:[Ss]killed [Nn]ursing|SKILLED NURSING|[Nn]ursing (?:[Ff]acility|[Hh]ome)|NURSING (?:FACILITY|HOME)|[Ll]ong[- ][Tt]erm [Cc]are|SNF|LTC)\b(?! (?:placement|referral|bed|choice|list|search|admission|vs|or|if|accept|declin|pending))/;
const inpatient =
  /\b(?:[Hh]ospital day|HD ?#?\d|POD ?#?\d|[Ii]npatient|[Aa]dmission (?:note|date|diagnosis)|[Dd]ate of admission|overnight events|ICU|telemetry|[Hh]ospitalist|[Hh]ospital course|floor nurse|med[- ]surg)\b/;
/** "EMERGENCY BEHAVIORAL HEALTH ASSESSMENT ... ED arrival 21:15". */
const emergency =
  /^\W{0,8}(?:[\w'’&.-]+ ){0,6}?emergency (?:department|room|physician|medicine|behavioral|psychiatr\w+|dept)\b|\bED (?:arrival|physician|provider|visit|note)\b/i;
const outpatient =
  /\b(?:outpatient|office|clinic|ambulatory|urgent care|same[- ]day surgery|surgery center|ASC|day surgery|telehealth|video visit)\b/i;

const kindSettings: Partial<Record<ChartKind, Setting>> = {
  emergency: 'emergency',
  admission: 'inpatient',
  discharge: 'inpatient',
  office: 'outpatient',
  telephone: 'outpatient',
  telehealth: 'outpatient',
  well: 'outpatient',
  prenatal: 'outpatient',
};

function settingOfCodes(codes: readonly WrittenCode[]): Setting | undefined {
  for (const { code, system } of codes) {
    if (system !== 'CPT') continue;
    const found = codeSettings.find(([from, to]) => Number(code) >= from && Number(code) <= to);
    if (found) return found[2];
  }
  return undefined;
}

/**
 * The setting of a chart: by its evaluation and management code, by the words of its title, by its kind, by words of inpatient care.
 * Outpatient where nothing speaks for another.
 */
export function readSetting(
  text: string,
  { title, kind, codes }: { readonly title: string; readonly kind: ChartKind; readonly codes: readonly WrittenCode[] },
): Setting {
  const coded = settingOfCodes(codes);
  if (coded) return coded;
  if (nursingFacility.test(title)) return 'nursing-facility';
  if (emergency.test(title)) return 'emergency';
  const byKind = kindSettings[kind];
  if (byKind) return byKind;
  if (outpatient.test(title)) return 'outpatient';
  return kind !== 'psychotherapy' && inpatient.test(text) ? 'inpatient' : 'outpatient';
}
