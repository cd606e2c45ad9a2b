/** Digestion, kidney, urinary and genital conditions, pregnancy and birth; written as in `../conditions.data.ts`. */
export const abdomenAndKidneyLines = `
K02.9|dental caries; cavities; tooth decay; caries
K04.01|pulpitis
K05.10|gingivitis
K05.6|periodontal disease; periodontitis
K08.89|toothache; tooth pain; dental pain
K08.109|edentulous; loss of teeth
K11.20|sialadenitis; parotitis
K12.0|aphthous ulcer; aphthous ulcers; canker sore; canker sores; aphthous stomatitis
K12.30|mucositis; oral mucositis
K20.90|esophagitis
K20.0|eosinophilic esophagitis
K21.00|reflux esophagitis; gerd with esophagitis; erosive esophagitis
K21.9|gerd; reflux; acid reflux; gastroesophageal reflux; gastroesophageal reflux disease; gastro-esophageal reflux disease
R12|heartburn; pyrosis
K22.0|achalasia
K22.2|esophageal stricture; schatzki ring; esophageal stenosis
K22.70|barrett esophagus; barrett's esophagus; barretts
K25.9|gastric ulcer; stomach ulcer
K26.9|duodenal ulcer
K27.9|peptic ulcer; peptic ulcer disease; pud
K29.00|acute gastritis
K29.70|gastritis
K29.50|chronic gastritis
K30|dyspepsia; indigestion; functional dyspepsia
K31.84|gastroparesis
K35.80|appendicitis; acute appendicitis
K35.32|perforated appendicitis; ruptured appendicitis
K40.20|bilateral inguinal hernia; bilateral inguinal hernias
K40.90|inguinal hernia; right inguinal hernia; left inguinal hernia
K41.90|femoral hernia
K42.9|umbilical hernia
K42.0|incarcerated umbilical hernia
K43.2|incisional hernia
K43.9|ventral hernia; epigastric hernia
K44.9|hiatal hernia; hiatus hernia; diaphragmatic hernia
K46.9|abdominal hernia; hernia
K50.90|crohn disease; crohn's disease; crohns; crohn's; regional enteritis
K51.90|ulcerative colitis
K52.9|gastroenteritis; colitis; enteritis; noninfectious gastroenteritis
K55.9|ischemic bowel; mesenteric ischemia; ischemic colitis
K56.609|bowel obstruction; intestinal obstruction; small bowel obstruction; sbo; large bowel obstruction
K56.7|ileus; paralytic ileus
K56.1|intussusception
K56.2|volvulus; sigmoid volvulus
K57.30|diverticulosis; colonic diverticulosis; diverticula of colon
K57.32|diverticulitis; sigmoid diverticulitis; acute diverticulitis
K57.31|diverticular bleed; diverticular bleeding; diverticular hemorrhage
K57.20|diverticulitis with abscess; diverticulitis with perforation; perforated diverticulitis
K58.0|ibs with diarrhea; ibs-d; irritable bowel syndrome with diarrhea
K58.1|ibs with constipation; ibs-c; irritable bowel syndrome with constipation
K58.9|ibs; irritable bowel; irritable bowel syndrome
K59.00|constipation; constipated
K59.04|chronic constipation; chronic idiopathic constipation
K59.03|drug induced constipation; opioid induced constipation; opioid-induced constipation
K60.2|anal fissure; anal fissures
K60.30|anal fistula; perianal fistula; fistula in ano
K62.5|rectal bleeding; brbpr; bright red blood per rectum; hematochezia; rectal hemorrhage; rectorrhagia
K62.3|rectal prolapse
K63.1|bowel perforation; intestinal perforation; perforated viscus; perforation of colon
K63.2|enterocutaneous fistula; intestinal fistula
K63.5|colon polyp; colon polyps; colonic polyp; polyp of colon; colonic polyps
K64.9|hemorrhoids; hemorrhoid; haemorrhoids; piles
K64.4|external hemorrhoids; external hemorrhoid
K64.8|internal hemorrhoids; internal hemorrhoid
K64.5|thrombosed hemorrhoid; thrombosed external hemorrhoid
K66.0|abdominal adhesions; peritoneal adhesions; intestinal adhesions
K66.1|hemoperitoneum
K70.30|alcoholic cirrhosis; alcoholic cirrhosis of liver; alcohol related cirrhosis
K70.31|alcoholic cirrhosis with ascites
K70.10|alcoholic hepatitis
K70.9|alcoholic liver disease
K72.00|acute liver failure; fulminant hepatic failure; fulminant hepatitis
K72.90|liver failure; hepatic failure; hepatic encephalopathy
K73.9|chronic hepatitis
K74.60|cirrhosis; liver cirrhosis; hepatic cirrhosis; cirrhosis of liver
K74.00|liver fibrosis; hepatic fibrosis
K75.4|autoimmune hepatitis
K75.81|nash; steatohepatitis; nonalcoholic steatohepatitis
K75.9|hepatitis
K76.0|fatty liver; nafld; hepatic steatosis; nonalcoholic fatty liver disease; fatty liver disease
K76.6|portal hypertension
K76.7|hepatorenal syndrome
K76.9|liver disease; hepatopathy
K76.89|liver lesion; hepatic lesion
K80.00|acute calculous cholecystitis; acute cholecystitis with cholelithiasis; gallstones with acute cholecystitis
K80.20|gallstones; cholelithiasis; gallstone; gallbladder stones; biliary lithiasis
K80.50|choledocholithiasis; common bile duct stone; bile duct stone; cbd stone
K81.0|acute cholecystitis
K81.1|chronic cholecystitis
K81.9|cholecystitis
K82.8|biliary dyskinesia
K83.09|cholangitis; ascending cholangitis
K83.01|primary sclerosing cholangitis
K83.1|biliary obstruction; bile duct obstruction; obstructive jaundice; biliary stricture
K85.90|acute pancreatitis; pancreatitis
K85.10|gallstone pancreatitis; biliary pancreatitis
K85.20|alcoholic pancreatitis; alcohol induced acute pancreatitis
K86.1|chronic pancreatitis
K86.3|pancreatic pseudocyst
K86.2|pancreatic cyst
K90.0|celiac disease; coeliac disease; celiac sprue
K90.9|malabsorption
E73.9|lactose intolerance; lactose intolerant
K92.0|hematemesis; vomiting blood; haematemesis
K92.1|melena; black tarry stools; tarry stools; melaena; black stools
K92.2|gi bleed; gastrointestinal bleed; gastrointestinal bleeding; gib; upper gi bleed; lower gi bleed; gastrointestinal hemorrhage; digestive hemorrhage; upper gastrointestinal bleeding
R19.5|positive fit; fecal occult blood; guaiac positive; occult blood in stool; positive cologuard
R10.11|right upper quadrant pain; ruq pain; right upper quadrant abdominal pain
R10.12|left upper quadrant pain; luq pain
R10.13|epigastric pain; epigastric abdominal pain; epigastralgia
R10.20|pelvic pain; perineal pain
R10.24|suprapubic pain
R10.30|lower abdominal pain
R10.31|right lower quadrant pain; rlq pain; right iliac fossa pain; right lower quadrant abdominal pain
R10.32|left lower quadrant pain; llq pain; left iliac fossa pain; left lower quadrant abdominal pain
R10.33|periumbilical pain; umbilical pain
R10.84|generalized abdominal pain; diffuse abdominal pain
R10.9|abdominal pain; stomach ache; belly pain; abdominal cramps; stomach pain; abdominal discomfort; flank pain; lumbar fossa pain
R11.0|nausea
R11.10|vomiting; emesis; throwing up
R11.2|nausea and vomiting; nausea with vomiting; n/v; nausea/vomiting; nausea, vomiting
R13.10|dysphagia; trouble swallowing; difficulty swallowing
R14.0|abdominal distension; bloating; abdominal distention; abdominal bloating
R15.9|fecal incontinence; bowel incontinence
R16.0|hepatomegaly; enlarged liver
R16.1|splenomegaly; enlarged spleen
R16.2|hepatosplenomegaly
R17|jaundice; icterus; jaundiced
R18.8|ascites; free fluid in abdomen
R18.0|malignant ascites
R19.00|abdominal mass; pelvic mass; abdominal lump
R19.7|diarrhea; loose stools; diarrhoea; watery stools
N00.9|acute glomerulonephritis
N02.9|iga nephropathy
N04.9|nephrotic syndrome
N05.9|glomerulonephritis
N10|pyelonephritis; acute pyelonephritis; kidney infection
N13.30|hydronephrosis
N13.2|hydronephrosis with obstructing stone; hydronephrosis with renal calculus; obstructing ureteral stone with hydronephrosis
N13.70|vesicoureteral reflux
N13.8|obstructive uropathy
N13.5|ureteral stricture; upj obstruction
N17.0|acute tubular necrosis; atn
N17.9|aki; acute kidney injury; acute renal failure; acute kidney failure; arf; acute renal insufficiency
N18.1|ckd stage 1; chronic kidney disease stage 1; ckd 1
N18.2|ckd stage 2; stage 2 ckd; chronic kidney disease stage 2; ckd 2; stage 2 chronic kidney disease; ckd stage ii
N18.30|ckd stage 3; stage 3 ckd; chronic kidney disease stage 3; ckd 3; stage 3 chronic kidney disease; ckd stage iii; chronic kidney disease, stage 3; ckd, stage 3
N18.31|ckd stage 3a; ckd 3a; stage 3a ckd; chronic kidney disease stage 3a; stage 3a chronic kidney disease; chronic kidney disease, stage 3a; ckd, stage 3a; ckd iiia; ckd stage iiia
N18.32|ckd stage 3b; ckd 3b; stage 3b ckd; chronic kidney disease stage 3b; stage 3b chronic kidney disease; chronic kidney disease, stage 3b; ckd, stage 3b; ckd iiib; ckd stage iiib
N18.4|ckd stage 4; stage 4 ckd; chronic kidney disease stage 4; ckd 4; stage 4 chronic kidney disease; ckd stage iv; chronic kidney disease, stage 4
N18.5|ckd stage 5; stage 5 ckd; chronic kidney disease stage 5; ckd 5; ckd stage v
N18.6|esrd; end-stage renal disease; end stage renal disease; end stage kidney disease; eskd; on hemodialysis
N18.9|ckd; chronic kidney disease; chronic renal failure; chronic renal insufficiency; crf
N19|kidney failure; renal failure; renal insufficiency; uremia
Z99.2|dialysis; hemodialysis; on dialysis; dialysis dependent; peritoneal dialysis
N20.0|kidney stone; kidney stones; nephrolithiasis; renal calculus; renal stone; renal calculi; renal lithiasis
N20.1|ureteral stone; ureteral calculus; ureterolithiasis
N20.9|urolithiasis; urinary stones; urinary lithiasis
N21.0|bladder stone; bladder calculus; bladder stones
N23|renal colic; nephritic colic
N26.1|atrophic kidney; renal atrophy
N28.1|renal cyst; kidney cyst; renal cysts; simple renal cyst
Q61.3|polycystic kidney disease; polycystic kidneys; polycystic kidney
Q61.2|autosomal dominant polycystic kidney disease; adpkd
N30.00|acute cystitis; bladder infection
N30.10|interstitial cystitis
N30.90|cystitis
N30.01|hemorrhagic cystitis
N31.9|neurogenic bladder
N32.0|bladder neck obstruction; bladder outlet obstruction
N32.81|overactive bladder; oab
N34.2|urethritis
N35.919|urethral stricture; urethral stenosis
N39.0|uti; urinary tract infection; urinary infection; urine infection
N39.3|stress incontinence; stress urinary incontinence
N39.41|urge incontinence
N39.46|mixed incontinence
R32|urinary incontinence; incontinence of urine
R30.0|dysuria; painful urination; burning with urination; pain with urination; burning on urination
R31.0|gross hematuria; visible blood in urine; macroscopic hematuria
R31.29|microscopic hematuria; microhematuria
R31.9|hematuria; blood in urine; haematuria
R33.9|urinary retention; acute urinary retention; retention of urine; unable to void
R34|oliguria; anuria
R35.0|urinary frequency; frequent urination; pollakiuria
R35.1|nocturia
R35.89|polyuria
R39.15|urinary urgency
R80.9|proteinuria; albuminuria; protein in urine
R82.71|bacteriuria; asymptomatic bacteriuria
R94.4|abnormal kidney function; elevated creatinine; abnormal renal function
N40.0|bph; enlarged prostate; benign prostatic hyperplasia; prostatic hypertrophy; benign prostatic hypertrophy; prostatic hyperplasia
N40.1|bph with luts; bph with lower urinary tract symptoms; bph with urinary obstruction; bph with obstruction; bph with nocturia
R97.20|elevated psa; raised psa
N41.0|acute prostatitis
N41.9|prostatitis
N43.3|hydrocele
N44.00|testicular torsion; torsion of testis
N45.1|epididymitis
N45.2|orchitis
N45.3|epididymo-orchitis; orchiepididymitis; epididymoorchitis
N46.9|male infertility
N47.1|phimosis
N48.1|balanitis
N48.30|priapism
N48.6|peyronie disease; peyronie's disease
N50.819|testicular pain; scrotal pain; testis pain
N52.9|erectile dysfunction; impotence
N60.19|fibrocystic breast; fibrocystic breasts; fibrocystic breast disease
N61.0|mastitis
N61.1|breast abscess
N62|gynecomastia
N63.0|breast lump; breast mass; lump in breast
N64.4|breast pain; mastalgia; mastodynia
N64.52|nipple discharge
N70.93|salpingitis; tubo-ovarian abscess
N73.9|pelvic inflammatory disease; pid
N72|cervicitis
N76.0|vaginitis; bacterial vaginosis; bv; vulvovaginitis
N80.9|endometriosis
N81.4|uterine prolapse
N81.10|cystocele
N81.6|rectocele
N83.209|ovarian cyst; ovarian cysts
N83.519|ovarian torsion
N84.0|endometrial polyp
N85.00|endometrial hyperplasia
N87.9|cervical dysplasia
N91.2|amenorrhea; missed period
N92.0|menorrhagia; heavy menstrual bleeding; heavy periods; heavy menses
N92.6|irregular periods; irregular menses; irregular menstruation
N93.9|abnormal uterine bleeding; vaginal bleeding; aub; abnormal vaginal bleeding; metrorrhagia
N94.10|dyspareunia
N94.6|dysmenorrhea; painful periods; menstrual cramps
N95.0|postmenopausal bleeding
N95.1|menopausal symptoms; hot flashes; menopause symptoms; perimenopause
N95.2|atrophic vaginitis; vaginal atrophy
N97.9|infertility; female infertility
R87.610|ascus; asc-us; abnormal pap with ascus
R87.619|abnormal pap; abnormal pap smear
O00.90|ectopic pregnancy
O02.1|missed abortion
O03.9|miscarriage; spontaneous abortion
O20.0|threatened abortion; threatened miscarriage
O20.9|bleeding in early pregnancy
O21.0|hyperemesis gravidarum; morning sickness
O42.90|premature rupture of membranes; prom; pprom
O60.00|preterm labor
O72.1|postpartum hemorrhage
O14.90|preeclampsia; pre-eclampsia
O14.10|severe preeclampsia
O13.9|gestational hypertension
O44.00|placenta previa
O45.90|placental abruption
O48.0|post-term pregnancy; post term pregnancy
O99.019|anemia in pregnancy
O26.899|rh negative in pregnancy
F53.0|postpartum depression
Z33.1|incidental pregnancy; pregnancy state incidental
Z34.90|prenatal visit; routine prenatal care; prenatal care; supervision of normal pregnancy
Z34.91|prenatal visit first trimester
Z34.92|prenatal visit second trimester
Z34.93|prenatal visit third trimester
Z39.2|postpartum visit; routine postpartum follow-up; postpartum check
Z32.01|positive pregnancy test
Z32.02|negative pregnancy test
Z30.09|contraception counseling; contraceptive counseling; birth control counseling
Z30.41|birth control pill refill; surveillance of contraceptive pills
Z30.430|iud insertion
Z30.432|iud removal
Z97.5|iud in place; has iud
P07.30|premature infant; preterm newborn; prematurity; premature birth
P22.0|respiratory distress syndrome of newborn; hyaline membrane disease
P36.9|neonatal sepsis
P55.9|hemolytic disease of newborn
P59.9|neonatal jaundice; newborn jaundice
P92.9|newborn feeding problem; feeding problems in newborn
Z38.00|liveborn infant delivered vaginally
Z38.01|liveborn infant delivered by cesarean
Z90.49|s/p cholecystectomy; status post cholecystectomy; s/p appendectomy; prior cholecystectomy; status post appendectomy; cholecystectomy in the past
Z90.710|s/p hysterectomy; status post hysterectomy; history of hysterectomy; total hysterectomy in the past
Z90.5|s/p nephrectomy; solitary kidney after nephrectomy; status post nephrectomy
Z94.0|renal transplant; kidney transplant; kidney transplant recipient; status post kidney transplant
Z94.4|liver transplant; status post liver transplant
Z94.1|heart transplant
Z98.84|gastric bypass; bariatric surgery; sleeve gastrectomy; s/p gastric bypass
Z93.3|colostomy
Z93.2|ileostomy
Z93.1|g-tube; gastrostomy; peg tube; gastrostomy tube
Z93.0|tracheostomy
`;
