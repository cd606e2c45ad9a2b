/**
 * What a trade name holds beside the substance it stands for in the lists of drugs: the name, a colon, nonproprietary names. By the
 * active ingredients of US labels. Names that state both parts ("losartan-hydrochlorothiazide") need no row.
 */
const rows = `
tmp-smx: sulfamethoxazole trimethoprim
smx-tmp: sulfamethoxazole trimethoprim
tmp-smz: sulfamethoxazole trimethoprim
bactrim: trimethoprim sulfamethoxazole
septra: trimethoprim sulfamethoxazole
septrin: trimethoprim sulfamethoxazole
cotrimoxazole: trimethoprim sulfamethoxazole
percocet: oxycodone acetaminophen
endocet: oxycodone acetaminophen
percodan: oxycodone aspirin
norco: hydrocodone acetaminophen
vicodin: hydrocodone acetaminophen
lortab: hydrocodone acetaminophen
vicoprofen: hydrocodone ibuprofen
ultracet: tramadol acetaminophen
tylenol # 3: acetaminophen codeine
tylenol 3: acetaminophen codeine
fioricet: butalbital acetaminophen caffeine
fiorinal: butalbital aspirin caffeine
excedrin: acetaminophen aspirin caffeine
alka-seltzer: aspirin
aggrenox: dipyridamole aspirin
nyquil: acetaminophen dextromethorphan doxylamine
dayquil: acetaminophen dextromethorphan
robitussin ac: guaifenesin codeine
cheratussin: guaifenesin codeine
tussionex: hydrocodone chlorpheniramine
augmentin: amoxicillin clavulanate
unasyn: ampicillin sulbactam
zosyn: piperacillin tazobactam
entresto: sacubitril valsartan
hyzaar: losartan hydrochlorothiazide
diovan hct: valsartan hydrochlorothiazide
zestoretic: lisinopril hydrochlorothiazide
prinzide: lisinopril hydrochlorothiazide
benicar hct: olmesartan hydrochlorothiazide
dyazide: triamterene hydrochlorothiazide
maxzide: triamterene hydrochlorothiazide
lotrel: amlodipine benazepril
exforge: amlodipine valsartan
twynsta: amlodipine telmisartan
azor: amlodipine olmesartan
tribenzor: amlodipine olmesartan hydrochlorothiazide
caduet: amlodipine atorvastatin
vytorin: ezetimibe simvastatin
janumet: sitagliptin metformin
jentadueto: linagliptin metformin
synjardy: empagliflozin metformin
xigduo: dapagliflozin metformin
glucovance: glyburide metformin
advair: fluticasone salmeterol
symbicort: budesonide formoterol
dulera: mometasone formoterol
breo: fluticasone vilanterol
trelegy: fluticasone umeclidinium vilanterol
anoro: umeclidinium vilanterol
stiolto: tiotropium olodaterol
combivent: ipratropium albuterol
duoneb: ipratropium albuterol
arthrotec: diclofenac misoprostol
treximet: sumatriptan naproxen
duexis: ibuprofen famotidine
vimovo: naproxen esomeprazole
suboxone: buprenorphine naloxone
neosporin: neomycin bacitracin polymyxin
triple antibiotic ointment: neomycin bacitracin polymyxin
polysporin: bacitracin polymyxin
cortisporin: neomycin polymyxin hydrocortisone
maxitrol: neomycin polymyxin dexamethasone
tobradex: tobramycin dexamethasone
ciprodex: ciprofloxacin dexamethasone
biktarvy: bictegravir emtricitabine tenofovir
truvada: emtricitabine tenofovir
paxlovid: nirmatrelvir ritonavir
contrave: naltrexone bupropion
qsymia: phentermine topiramate
symbyax: olanzapine fluoxetine
`;

/** Nonproprietary names by trade name, both in lower case. */
export const combinedDrugs: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, readonly string[]] => {
      const [name = '', parts = ''] = row.split(': ');
      return [name, parts.split(' ')];
    }),
);
