const analytes =
  'wbc|hgb|hb|hct|plt|platelets?|sodium|na|potassium|k|chloride|cl|co2|bicarb(?:onate)?|creatinine|cr|bun|glucose|a1c|hba1c|ldl|hdl|tsh|inr|troponin|bnp|crp|esr|alt|ast|lipase|lactate|hemoglobin|hematocrit|ferritin|psa|e?gfr|bilirubin|albumin|calcium|magnesium|mg|phosphorus|triglycerides|cholesterol|alk phos|alp|d-?dimer|ck|ldh|anc|mcv|rdw|procalcitonin|uric acid|vitamin d|b12|free t4|t4|t3';
const units = 'mg/dl|g/dl|mmol/l|meq/l|u/l|iu/l|ng/ml|ng/dl|pg/ml|mcg/dl|ug/dl|k/ul|mm/hr|mg/l|%|fl|x10\\^?\\d';

const flagged = new RegExp(
  String.raw`\b((?:${analytes})\b[\s:=]{1,3}(?:(?:of|was|is|at) )?[<>]?\d[\d,.]{0,9}\d?(?: ?(?:${units}))?) ?(?:\(\s?(HH?|LL?)\s?\)|(HH?|LL?)(?=[,;.]|$))`,
  'gi',
);

const flags: Readonly<Record<string, string>> = { H: 'high', HH: 'critically high', L: 'low', LL: 'critically low' };

/** "WBC 15.2 (H)", "K 2.9 LL" -> "WBC 15.2 (high)", "K 2.9 (critically low)": the laboratory's flag in words, only where it was given. */
export function writeFlags(text: string): string {
  if (!/\b[HL]{1,2}\b/.test(text)) return text;
  return text.replace(flagged, (all, result: string, bracketed?: string, bare?: string) => {
    const word = flags[bracketed ?? bare ?? ''];
    return word === undefined ? all : `${result} (${word})`;
  });
}

const flaggedValue = new RegExp(
  String.raw`\b((?:${analytes})[\s:=]{1,3}[<>]?\d[\d.,]*%?) (HH?|LL?)(?=[\s,;.)]|$)(?! ?\d)`,
  'gi',
);

/** "ferritin 6 L lead <1": a letter right after the value of an analyte is the laboratory's flag, never a side or a litre. */
export const flagsInWords = (text: string): string =>
  text.replace(flaggedValue, (all, value: string, flag: string) =>
    flags[flag] === undefined ? all : `${value} (${flags[flag]})`,
  );
