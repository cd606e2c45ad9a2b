/** Infections (chapter I and the infections of other chapters); written as in `../conditions.data.ts`. */
export const infectionLines = `
A02.9|salmonella infection; salmonellosis
A02.0|salmonella enteritis; salmonella gastroenteritis
A03.9|shigellosis; shigella infection
A04.5|campylobacter enteritis; campylobacter gastroenteritis
A04.71|recurrent c diff; recurrent clostridium difficile; recurrent c difficile
A04.72|c diff; c. diff; c diff colitis; clostridium difficile; clostridium difficile colitis; clostridioides difficile; c difficile infection; pseudomembranous colitis
A04.9|bacterial enteritis; bacterial gastroenteritis
A07.1|giardiasis; giardia
A08.4|viral gastroenteritis; stomach flu; stomach bug; viral enteritis
A08.0|rotavirus; rotavirus gastroenteritis
A08.11|norovirus; norovirus gastroenteritis
A09|infectious gastroenteritis; infectious diarrhea; infectious colitis; dysentery
A06.4|amebic liver abscess; amoebic liver abscess
A15.0|pulmonary tuberculosis; pulmonary tb; lung tuberculosis; tuberculosis of lung; cavitary tuberculosis
A15.9|tuberculosis; tb; active tuberculosis; active tb; respiratory tuberculosis
A17.0|tuberculous meningitis; tb meningitis
A18.01|pott disease; pott's disease; spinal tuberculosis; tuberculous spondylitis
A18.2|tuberculous lymphadenitis; scrofula; lymph node tuberculosis
A19.9|miliary tuberculosis; miliary tb; disseminated tuberculosis
A23.9|brucellosis; brucella infection
A26.0|erysipeloid
A27.9|leptospirosis
A28.1|cat scratch disease; bartonella henselae infection
A31.0|mycobacterium avium complex; mac infection; mac lung disease
A31.9|atypical mycobacterial infection; nontuberculous mycobacterial infection
A32.9|listeriosis; listeria infection
A32.11|listeria meningitis
A35|tetanus
A37.90|whooping cough; pertussis
A38.9|scarlet fever; scarlatina
A39.0|meningococcal meningitis
A39.4|meningococcemia; meningococcal sepsis
A40.9|streptococcal sepsis
A41.01|mssa bacteremia with sepsis; mssa sepsis; staphylococcus aureus sepsis
A41.02|mrsa sepsis
A41.51|e coli sepsis; e. coli sepsis; escherichia coli sepsis
A41.9|sepsis; septicemia; urosepsis with sepsis; septic
R65.20|severe sepsis
R65.21|septic shock
R65.10|sirs; systemic inflammatory response syndrome
R78.81|bacteremia; bacteraemia; positive blood cultures; staphylococcal bacteremia; mssa bacteremia; mrsa bacteremia
A42.9|actinomycosis
A43.9|nocardiosis; nocardia infection
A46|erysipelas
A48.1|legionnaires disease; legionella pneumonia; legionellosis; legionnaire's disease
A48.3|toxic shock syndrome
A49.01|mssa infection; staph aureus infection
A49.02|mrsa; mrsa infection; methicillin resistant staphylococcus aureus infection
A49.1|streptococcal infection; strep infection
A49.9|bacterial infection
A51.0|primary syphilis; syphilitic chancre; chancre
A51.39|secondary syphilis
A52.3|neurosyphilis
A53.0|latent syphilis
A53.9|syphilis; lues; positive rpr
A54.9|gonorrhea; gonorrhoea; gonococcal infection
A54.00|gonococcal urethritis; gonococcal cervicitis
A56.00|chlamydial cervicitis
A56.8|chlamydia; chlamydia infection; chlamydial infection; chlamydia trachomatis
A59.01|trichomonas vaginitis; trichomonal vaginitis
A59.9|trichomoniasis; trichomonas
A60.00|genital herpes; hsv genital infection; herpes genitalis
A60.04|vulvar herpes; herpetic vulvitis
A63.0|genital warts; anogenital warts; condyloma; condylomata acuminata; condyloma acuminatum; perianal warts
A69.20|lyme disease; erythema migrans; lyme; borreliosis
A77.0|rocky mountain spotted fever; rmsf
A77.1|mediterranean spotted fever; boutonneuse fever
A78|q fever; coxiella burnetii infection
A79.9|rickettsiosis; rickettsial infection
A80.9|poliomyelitis; polio
A81.00|creutzfeldt-jakob disease; creutzfeldt jakob; cjd
A81.2|progressive multifocal leukoencephalopathy; pml
A82.9|rabies
A86|viral encephalitis
A87.9|viral meningitis; aseptic meningitis
A90|dengue; dengue fever
A92.0|chikungunya
A92.5|zika; zika virus disease
B00.1|cold sore; cold sores; herpes labialis; fever blister; fever blisters; oral herpes; oral hsv
B00.2|herpetic gingivostomatitis; herpetic stomatitis
B00.4|herpes encephalitis; herpetic encephalitis; hsv encephalitis; herpes simplex encephalitis
B00.50|ocular herpes; herpetic eye disease
B00.52|herpetic keratitis; herpes simplex keratitis; dendritic ulcer; hsv keratitis
B00.9|herpes; hsv; hsv infection; herpes simplex; herpes simplex infection; herpetic infection
B01.9|chickenpox; varicella; chicken pox
B01.2|varicella pneumonia; varicella pneumonitis
B02.9|shingles; herpes zoster; zoster
B02.29|postherpetic neuralgia; post-herpetic neuralgia; post herpetic neuralgia
B02.30|herpes zoster ophthalmicus; zoster ophthalmicus; ophthalmic zoster
B02.21|ramsay hunt syndrome; ramsay-hunt syndrome; herpes zoster oticus
B02.7|disseminated zoster
B05.9|measles
B06.9|rubella
B07.0|plantar wart; plantar warts
B07.8|common wart; common warts; flat warts; verruca vulgaris
B07.9|wart; warts; viral wart; viral warts; verruca; verrucae
B08.1|molluscum contagiosum; molluscum
B08.20|roseola; exanthema subitum
B08.3|fifth disease; erythema infectiosum
B08.4|hand foot and mouth disease; hand, foot and mouth disease; hand-foot-mouth disease; hfmd
B08.5|herpangina
B15.9|hepatitis a; acute hepatitis a
B16.9|acute hepatitis b
B17.10|acute hepatitis c
B17.9|acute viral hepatitis
B18.1|chronic hepatitis b; chronic hbv
B18.2|chronic hepatitis c; chronic hcv; hepatitis c cirrhosis
B19.10|hepatitis b; hbv; hepatitis b virus; hbv infection; hepatitis b infection
B19.20|hepatitis c; hcv; hepatitis c virus; hcv infection; hepatitis c infection
B19.9|viral hepatitis
B20|aids; acquired immunodeficiency syndrome; hiv infection; hiv disease; human immunodeficiency virus infection; hiv/aids; hiv
Z21|hiv positive; asymptomatic hiv; asymptomatic hiv infection; hiv seropositive
B25.9|cytomegalovirus; cmv; cmv infection; cytomegalovirus infection; cmv disease
B25.0|cmv pneumonitis; cytomegalovirus pneumonia
B26.9|mumps; parotitis epidemic
B27.90|mononucleosis; infectious mononucleosis; mono
B27.00|ebv mononucleosis; epstein-barr infection; ebv infection; epstein barr virus infection; epstein-barr virus
B30.9|viral conjunctivitis
B30.0|adenoviral keratoconjunctivitis; epidemic keratoconjunctivitis
B33.8|viral myositis
B34.9|viral infection; viral illness; viral syndrome; acute viral illness
B35.0|tinea capitis; scalp ringworm; tinea barbae
B35.1|onychomycosis; nail fungus; toenail fungus; fungal nail infection; tinea unguium
B35.2|tinea manuum
B35.3|tinea pedis; athlete's foot; athletes foot
B35.4|tinea corporis; ringworm; ringworm of body
B35.6|tinea cruris; jock itch
B35.9|tinea; dermatophytosis
B36.0|tinea versicolor; pityriasis versicolor
B37.0|oral thrush; thrush; oral candidiasis; candidal stomatitis; oropharyngeal candidiasis
B37.2|candidal intertrigo; cutaneous candidiasis; candida intertrigo; candidal diaper rash
B37.31|vaginal yeast infection; vulvovaginal candidiasis; vaginal candidiasis; yeast vaginitis; candidal vaginitis; candida vaginitis; vvc
B37.42|candidal balanitis
B37.7|candidemia; candida sepsis
B37.81|candidal esophagitis; candida esophagitis; esophageal candidiasis
B37.9|candidiasis; yeast infection; candida infection; moniliasis
B38.9|coccidioidomycosis; valley fever
B39.9|histoplasmosis
B40.9|blastomycosis
B42.9|sporotrichosis
B44.1|pulmonary aspergillosis; invasive pulmonary aspergillosis
B44.81|allergic bronchopulmonary aspergillosis; abpa
B44.9|aspergillosis; invasive aspergillosis
B45.1|cryptococcal meningitis
B45.9|cryptococcosis; cryptococcal infection
B46.5|mucormycosis; rhinocerebral mucormycosis
B48.8|adiaspiromycosis; fusariosis
B49|fungal infection; mycosis; fungemia
B54|malaria
B50.9|plasmodium falciparum malaria; falciparum malaria
B55.9|leishmaniasis
B55.0|visceral leishmaniasis; kala-azar; kala azar
B55.1|cutaneous leishmaniasis
B57.2|chagas cardiomyopathy; chagas heart disease
B57.5|chagas disease
B58.9|toxoplasmosis; toxoplasma; toxoplasma infection
B58.2|toxoplasma encephalitis; cerebral toxoplasmosis
B59|pneumocystis pneumonia; pcp pneumonia; pjp; pneumocystis jirovecii pneumonia; pneumocystis carinii pneumonia; pneumocystosis
B65.9|schistosomiasis; bilharziasis
B67.90|hydatid disease; echinococcosis; hydatidosis
B67.8|hydatid cyst of liver; hepatic hydatid cyst; liver hydatid cyst
B68.9|taeniasis
B69.0|neurocysticercosis
B69.9|cysticercosis
B76.9|hookworm
B77.9|ascariasis
B78.9|strongyloidiasis; strongyloides
B79|trichuriasis
B80|pinworm; pinworms; enterobiasis
B82.9|intestinal parasites; intestinal parasitosis
B83.9|helminthiasis
B85.0|head lice; pediculosis capitis
B85.2|lice; pediculosis
B85.3|pubic lice; phthiriasis
B86|scabies
B87.9|myiasis
B89|parasitic infection; parasitosis
B95.0|group a streptococcus as the cause
B96.20|e. coli; escherichia coli; e coli
B96.5|pseudomonas; pseudomonas aeruginosa
B96.1|klebsiella; klebsiella pneumoniae
B95.61|mssa; methicillin susceptible staphylococcus aureus
B95.8|staphylococcus; staph
B96.81|helicobacter pylori; h pylori; h. pylori; h pylori infection; helicobacter pylori infection
B97.7|hpv; human papillomavirus; papillomavirus
B97.4|rsv
B97.21|sars coronavirus
B99.9|infection; infectious disease; infectious process
U07.1|covid-19; covid 19; covid; coronavirus infection; sars-cov-2 infection; sars-cov-2; covid pneumonia; covid-19 pneumonia
U09.9|long covid; post-covid syndrome; post covid condition; post-acute covid
J12.82|pneumonia due to covid-19
G00.9|bacterial meningitis; purulent meningitis
G00.1|pneumococcal meningitis
G03.9|meningitis
G04.90|encephalitis; meningoencephalitis
G06.0|brain abscess; cerebral abscess; intracranial abscess
G06.1|spinal epidural abscess; epidural abscess
L02.91|abscess; skin abscess; cutaneous abscess
L02.92|furuncle; boil; furunculosis
L02.93|carbuncle
L02.01|facial abscess; abscess of face
L02.11|neck abscess; abscess of neck
L02.211|abdominal wall abscess; abscess of abdominal wall
L02.212|back abscess; abscess of back
L02.213|chest wall abscess
L02.214|groin abscess; abscess of groin; inguinal abscess
L02.215|perineal abscess
L02.31|buttock abscess; gluteal abscess; abscess of buttock
L02.411|right axillary abscess; abscess of right axilla
L02.412|left axillary abscess; abscess of left axilla
L02.419|axillary abscess; leg abscess; arm abscess; thigh abscess
L02.611|right foot abscess
L02.612|left foot abscess
L02.619|foot abscess
L03.011|cellulitis of right finger; right finger cellulitis
L03.012|cellulitis of left finger; left finger cellulitis
L03.019|cellulitis of finger; finger cellulitis; paronychia; felon
L03.031|cellulitis of right toe; right toe cellulitis
L03.032|cellulitis of left toe; left toe cellulitis
L03.039|cellulitis of toe; toe cellulitis
L03.111|cellulitis of right axilla
L03.112|cellulitis of left axilla
L03.113|cellulitis of right upper limb; right arm cellulitis; cellulitis of the right arm; cellulitis of right hand; right hand cellulitis
L03.114|cellulitis of left upper limb; left arm cellulitis; cellulitis of the left arm; cellulitis of left hand; left hand cellulitis
L03.119|leg cellulitis; cellulitis of leg; arm cellulitis; lower extremity cellulitis; cellulitis of lower extremity; foot cellulitis; cellulitis of foot; hand cellulitis
L03.115|right lower extremity cellulitis; cellulitis of right lower extremity; right foot cellulitis; cellulitis of right foot
L03.116|left lower extremity cellulitis; cellulitis of left lower extremity; left foot cellulitis; cellulitis of left foot
L03.211|facial cellulitis; cellulitis of face
L03.213|periorbital cellulitis; preseptal cellulitis
L03.221|cellulitis of neck; neck cellulitis
L03.311|cellulitis of abdominal wall; abdominal wall cellulitis
L03.317|cellulitis of buttock; buttock cellulitis
L03.90|cellulitis; skin infection with cellulitis
L01.00|impetigo
L05.01|pilonidal abscess; infected pilonidal cyst; pilonidal cyst with abscess
L05.91|pilonidal cyst
L08.9|skin infection; skin and soft tissue infection; soft tissue infection; ssti; pyoderma
L08.1|erythrasma
M72.6|necrotizing fasciitis; necrotising fasciitis
M00.9|septic arthritis; pyogenic arthritis
M86.9|osteomyelitis
M86.10|acute osteomyelitis
M46.40|discitis; spondylodiscitis
M46.20|vertebral osteomyelitis
K65.0|peritonitis acute; generalized peritonitis; acute peritonitis
K65.1|intra-abdominal abscess; peritoneal abscess; abdominal abscess; pelvic abscess; mesenteric abscess; subphrenic abscess
K65.2|spontaneous bacterial peritonitis; sbp
K65.9|peritonitis
K75.0|liver abscess; hepatic abscess
K61.0|perianal abscess; anal abscess
K61.1|perirectal abscess; rectal abscess
K61.39|ischiorectal abscess
N15.1|renal abscess; perinephric abscess; perirenal abscess
I33.0|infective endocarditis; bacterial endocarditis; endocarditis infective; subacute bacterial endocarditis
I38|endocarditis
J85.2|lung abscess; pulmonary abscess
J86.9|empyema; pleural empyema
J36|peritonsillar abscess; quinsy
J39.0|retropharyngeal abscess; parapharyngeal abscess
K04.7|dental abscess; tooth abscess; periapical abscess
Z20.822|exposure to covid-19; covid-19 exposure; close contact with covid-19
Z20.828|exposure to viral illness; exposure to influenza
Z20.2|exposure to sti; exposure to std; exposure to sexually transmitted infection; exposure to chlamydia
Z20.6|exposure to hiv; hiv exposure
Z22.322|mrsa carrier; mrsa colonization
Z16.24|multidrug resistant organism; multidrug resistant; mdro
Z16.12|esbl; extended spectrum beta lactamase
`;
