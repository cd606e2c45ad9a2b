interface DetailRow {
  readonly codes: RegExp;
  /** What the code adds to its condition. */
  readonly name: string;
  /** Words and drugs any of which shows it. */
  readonly words: readonly string[];
  /** Words of the examination that show it where they are denied: "monofilament absent". */
  readonly shownByLack: readonly string[];
}

const row = (codes: RegExp, name: string, words: string, shownByLack = ''): DetailRow => ({
  codes,
  name,
  words: words.split(' '),
  shownByLack: shownByLack.split(' '),
});

/** Complications that a combination code claims, and the words by which a chart shows them. Own list. */
export const detailRows: readonly DetailRow[] = [
  row(/^E(?:0[89]|1[013])\.2[129]/, 'kidney disease', 'kidney renal ckd nephropathy egfr gfr albuminuria microalbuminuria proteinuria creatinine uacr albumin dialysis microalbumin'),
  row(/^E(?:0[89]|1[013])\.3/, 'an eye complication', 'retinopathy eye retinal macular cataract ophthalmology ophthalmologist vision retina dr npdr'),
  row(/^E(?:0[89]|1[013])\.4/, 'a nerve complication', 'neuropathy numbness tingling burning monofilament neuropathic gastroparesis sensation paresthesia gabapentin pregabalin duloxetine neuropathies polyneuropathy vibratory vibration nerve nerves numb insensate lops neurogenic reflexes', 'monofilament sensation feeling vibration vibratory reflexes'),
  row(/^E(?:0[89]|1[013])\.5/, 'a circulatory complication', 'vascular pad pvd claudication abi gangrene pulses angiopathy peripheral'),
  row(/^E(?:0[89]|1[013])\.62/, 'a foot or skin ulcer', 'ulcer wound ulceration foot skin dermatitis'),
  row(/^E(?:0[89]|1[013])\.64/, 'low blood sugar', 'hypoglycemia hypoglycemic low lows glucose'),
  row(/^E(?:0[89]|1[013])\.65/, 'high blood sugar', 'hyperglycemia hyperglycemic uncontrolled poorly elevated high above glucose a1c hba1c sugars control'),
  row(/^I11\.0/, 'heart failure', 'failure chf hf hfref hfpef ejection lvef ef bnp'),
  row(/^I1[23]/, 'kidney disease', 'kidney renal ckd egfr gfr nephropathy creatinine esrd dialysis'),
  row(/^J44\.1/, 'an exacerbation', 'exacerbation exacerbated flare worsening worse increased increase aecopd prednisone worsened'),
  row(/^J44\.0/, 'a lower respiratory infection', 'infection bronchitis pneumonia sputum'),
  row(/^J45\.(?:2|3|4|5|90)1/, 'an exacerbation', 'exacerbation exacerbated flare worsening worse increased prednisone attack worsened prednisolone dexamethasone'),
  row(/^F3[23]\.[3]|^F32\.3/, 'psychotic symptoms', 'psychotic psychosis hallucinations delusions paranoia voices hallucination'),
];
