/** A chapter of the tabular list: its categories from the first to the last, and what it is about. */
export interface Chapter {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

const chapter = (number: number, from: string, to: string, title: string): Chapter => ({ number, from, to, title });

/** The 22 chapters of ICD-10-CM (tabular list, CMS and NCHS; a work of the US government). */
export const chapters: readonly Chapter[] = [
  chapter(1, 'A00', 'B99', 'Certain infectious and parasitic diseases'),
  chapter(2, 'C00', 'D49', 'Neoplasms'),
  chapter(3, 'D50', 'D89', 'Diseases of the blood and blood-forming organs and certain disorders involving the immune mechanism'),
  chapter(4, 'E00', 'E89', 'Endocrine, nutritional and metabolic diseases'),
  chapter(5, 'F01', 'F99', 'Mental, behavioral and neurodevelopmental disorders'),
  chapter(6, 'G00', 'G99', 'Diseases of the nervous system'),
  chapter(7, 'H00', 'H59', 'Diseases of the eye and adnexa'),
  chapter(8, 'H60', 'H95', 'Diseases of the ear and mastoid process'),
  chapter(9, 'I00', 'I99', 'Diseases of the circulatory system'),
  chapter(10, 'J00', 'J99', 'Diseases of the respiratory system'),
  chapter(11, 'K00', 'K95', 'Diseases of the digestive system'),
  chapter(12, 'L00', 'L99', 'Diseases of the skin and subcutaneous tissue'),
  chapter(13, 'M00', 'M99', 'Diseases of the musculoskeletal system and connective tissue'),
  chapter(14, 'N00', 'N99', 'Diseases of the genitourinary system'),
  chapter(15, 'O00', 'O9A', 'Pregnancy, childbirth and the puerperium'),
  chapter(16, 'P00', 'P96', 'Certain conditions originating in the perinatal period'),
  chapter(17, 'Q00', 'Q99', 'Congenital malformations, deformations and chromosomal abnormalities'),
  chapter(18, 'R00', 'R99', 'Symptoms, signs and abnormal clinical and laboratory findings, not elsewhere classified'),
  chapter(19, 'S00', 'T88', 'Injury, poisoning and certain other consequences of external causes'),
  chapter(20, 'V00', 'Y99', 'External causes of morbidity'),
  chapter(21, 'Z00', 'Z99', 'Factors influencing health status and contact with health services'),
  chapter(22, 'U00', 'U85', 'Codes for special purposes'),
];
