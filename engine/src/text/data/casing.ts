/**
 * Words of clinical English that are not written in lower case. Own list: acronyms in general use in US charts, eponyms, days
 * and months. Words that are also plain English in lower case ("ed", "it", "or") are left out on purpose.
 */
const acronyms =
  'ABG ACE ACL ADHD ADL ADLs AFib AKI ALT ANA AST AV BMI BMP BNP BP BPH BUN CABG CAD CBC CBD CHF CKD CMP CNS COPD CPAP CRP CSF CT CVA ' +
  'CVAT CXR DEXA DIP DKA DNR DVT ECG ECHO ECOG EEG EF EGD EKG EMG EMS ENT ER ERCP ESR ESRD ETOH FEV1 FNA FVC GERD GFR GI GU HDL HEENT ' +
  'HIV HPI HPV HTN HVAC IBD IBS ICD ICU INR IUD IV JVD KUB LDL LEEP LVEF MCL MCP MI MMR MMRC MRA MRCP MRI MRSA MS MSK MTP MVA NICU NPO ' +
  'NSAID NSAIDs NSTEMI OCD OR ORIF OSA OT PACU PCL PCOS PCP PCR PE PERRLA PET PFT PFTs PIP PPI PRN PSA PSH PT PTSD PVC PVCs RA RBC ' +
  'CV COVID DCIS DNA FDP FDS HBV HCV LCIS RNA mmHg ' +
  'ROM RSV SI SLE SNF SOAP SOB SSRI STD STEMI STI TAVR THC TIA TKA TMJ TSH UA URI US UTI UTIs VA VTE WBC';
const lowerHomographs = new Set(['or', 'us', 'pe', 'ms', 'si', 'mi', 'ra', 'pt', 'ot', 'echo', 'va', 'ace', 'pet']);
const eponyms =
  "Lachman McMurray Homan's Homans Babinski Romberg Phalen's Tinel's Parkinson's Alzheimer's Cushing's Crohn's Hashimoto's Graves' " +
  "Tinel Lisfranc Phalen Spurling Finkelstein Weber Rinne Schmorl Dupuytren's Bankart Baker's Heberden's Colles " +
  "Lyme Doppler Foley Kernig Brudzinski Murphy's McBurney's Spurling's Finkelstein's Hawkins Neer Apley's Achilles Barrett's Bell's " +
  'Hodgkin Holter Pap Medicare Medicaid English Spanish American African Caucasian Hispanic Asian Christmas Thanksgiving Halloween ' +
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November ' +
  "December Dr Mr Mrs Ms I I'm I've I'll I'd Steri-Strips";

function buildCasing(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const word of acronyms.split(' ')) if (!lowerHomographs.has(word.toLowerCase())) map.set(word.toLowerCase(), word);
  for (const word of eponyms.split(' ')) map.set(word.toLowerCase(), word);
  return map;
}

/** Lower-case word -> the way it is written. */
export const wordCasing = buildCasing();
