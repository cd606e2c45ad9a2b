// Made by tools/compile-codes.ts; do not edit. ICD-10-CM FY2022, titles as the Centers for Medicare & Medicaid Services and
// the National Center for Health Statistics publish them (works of the US government, public domain).
export const icd10cmYear = 'FY2022';
export const icd10cmLines = `
0A00.0Cholera
21.0Typhoid and paratyphoid fevers
22.0Other salmonella infections
23.0Shigellosis
24.0Other bacterial intestinal infections
25.gfoodborne intoxications, not elsewhere classified
26.0Amebiasis
27.0Other protozoal intestinal diseases
28.0Viral and other specified intestinal infections
30!0Rotaviral enteritis
31.0Acute gastroenteropathy due to Norwalk agent and other small round viruses
41!zalk agent
49!vother small round viruses
32!1denoviral enteritis
33.0Other viral enteritis
41!0Calicivirus enteritis
42!0Astrovirus enteritis
49!0Other viral enteritis
34!0Viral intestinal infection, unspecified
38!0Other specified intestinal infections
29!0Infectious gastroenteritis and colitis, unspecified
115.0Respiratory tuberculosis
27.0Tuberculosis of nervous system
28.gother organs
29.0Miliary tuberculosis
120.0Plague
21.0Tularemia
22.0Anthrax
23.0Brucellosis
24.0Glanders and melioidosis
25.0Rat-bite fevers
26.0Erysipeloid
27.0Leptospirosis
28.0Other zoonotic bacterial diseases, not elsewhere classified
130.0Leprosy [Hansen's disease]
21.0Infection due to other mycobacteria
22.0Listeriosis
23!0Tetanus neonatorum
24!0Obstetrical tetanus
25!1ther tetanus
26.0Diphtheria
27.0Whooping cough
28.0Scarlet fever
29.0Meningococcal infection
140.0Streptococcal sepsis
21.0Other sepsis
30.0Sepsis due to Staphylococcus aureus
41!eMethicillin susceptible Staphylococcus aureus
42!qresistant Staphylococcus aureus
31!eother specified staphylococcus
32!eunspecified staphylococcus
33!eHemophilus influenzae
34!eanaerobes
35.eother Gram-negative organisms
40!0Gram-negative sepsis, unspecified
41!0Sepsis due to Escherichia coli [E. coli]
42!ePseudomonas
43!eSerratia
49!0Other Gram-negative sepsis
38.6specified sepsis
41!0Sepsis due to Enterococcus
49!0Other specified sepsis
39!0Sepsis, unspecified organism
22.0Actinomycosis
23.0Nocardiosis
24.0Bartonellosis
26!0Erysipelas
28.0Other bacterial diseases, not elsewhere classified
29.0Bacterial infection of unspecified site
150.0Congenital syphilis
21.0Early syphilis
22.0Late syphilis
23.0Other and unspecified syphilis
24.0Gonococcal infection
25!0Chlamydial lymphogranuloma (venereum)
26.0Other sexually transmitted chlamydial diseases
27!0Chancroid
28!0Granuloma inguinale
29.0Trichomoniasis
160.0Anogenital herpesviral [herpes simplex] infections
23.0Other predominantly sexually transmitted diseases, not elsewhere classified
24!0Unspecified sexually transmitted disease
25!0Nonvenereal syphilis
26.0Yaws
27.0Pinta [carate]
28.0Relapsing fevers
29.0Other spirochetal infections
30!0Necrotizing ulcerative stomatitis
31!0Other Vincent's infections
32.0Lyme disease
40!c, unspecified
41!0Meningitis due to Lyme disease
42!0Other neurologic disorders in Lyme disease
43!0Arthritis due to Lyme disease
49!0Other conditions associated with Lyme disease
38!6specified spirochetal infections
39!0Spirochetal infection, unspecified
170!0Chlamydia psittaci infections
21.0Trachoma
24.0Other diseases caused by chlamydiae
25.0Typhus fever
27.0Spotted fever [tick-borne rickettsioses]
28!0Q fever
29.0Other rickettsioses
180.0Acute poliomyelitis
21.1typical virus infections of central nervous system
22.0Rabies
23.0Mosquito-borne viral encephalitis
24.0Tick-borne viral encephalitis
25.0Other viral encephalitis, not elsewhere classified
26!0Unspecified viral encephalitis
27.0Viral meningitis
28.0Other viral infections of central nervous system, not elsewhere classified
29!0Unspecified viral infection of central nervous system
190!0Dengue fever [classical dengue]
21!7hemorrhagic fever
22.0Other mosquito-borne viral fevers
23.6arthropod-borne viral fevers, not elsewhere classified
24!0Unspecified arthropod-borne viral fever
25.0Yellow fever
26.0Arenaviral hemorrhagic fever
28.0Other viral hemorrhagic fevers, not elsewhere classified
29!0Unspecified viral hemorrhagic fever
0B00.0Herpesviral [herpes simplex] infections
30!0Eczema herpeticum
31!0Herpesviral vesicular dermatitis
32!cgingivostomatitis and pharyngotonsillitis
33!cmeningitis
34!cencephalitis
35.cocular disease
40!q, unspecified
41!ciridocyclitis
42!ckeratitis
43!cconjunctivitis
49!0Other herpesviral disease of eye
37!0Disseminated herpesviral disease
38.0Other forms of herpesviral infections
41!0Herpesviral hepatitis
42!6 simplex myelitis
49!0Other herpesviral infection
39!0Herpesviral infection, unspecified
21.0Varicella [chickenpox]
22.0Zoster [herpes zoster]
30!7encephalitis
31!7meningitis
32.7with other nervous system involvement
41!0Postherpetic geniculate ganglionitis
42!dtrigeminal neuralgia
43!dpolyneuropathy
44!dmyelitis
49!0Other postherpetic nervous system involvement
33.0Zoster ocular disease
40!l, unspecified
41!7conjunctivitis
42!7iridocyclitis
43!7keratitis
44!7scleritis
49!0Other herpes zoster eye disease
37!0Disseminated zoster
38!0Zoster with other complications
39!bout complications
23!0Smallpox
24!0Monkeypox
25.1easles
26.0Rubella [German measles]
27.0Viral warts
28.0Other viral infections characterized by skin and mucous membrane lesions, not elsewhere classified
29!0Unspecified viral infection characterized by skin and mucous membrane lesions
110.0Other human herpesviruses
25.0Acute hepatitis A
26.gB
27.0Other acute viral hepatitis
28.0Chronic viral hepatitis
30!n B with delta-agent
31!uout delta-agent
32!oC
38!0Other chronic viral hepatitis
39!0Chronic viral hepatitis, unspecified
29.0Unspecified viral hepatitis
120!0Human immunodeficiency virus [HIV] disease
25.0Cytomegaloviral disease
26.0Mumps
27.0Infectious mononucleosis
30.0Gammaherpesviral mononucleosis
40!u without complication
41!z polyneuropathy
42!z meningitis
49!z other complications
31.0Cytomegaloviral mononucleosis
40!t without complications
41!y polyneuropathy
42!zmeningitis
49!zother complication
38.0Other infectious mononucleosis
40!u without complication
41!z polyneuropathy
42!z meningitis
49!z other complication
39.0Infectious mononucleosis, unspecified
40!zed without complication
41!zed with polyneuropathy
42!zed with meningitis
49!zed with other complication
130.0Viral conjunctivitis
23.0Other viral diseases, not elsewhere classified
24.0Viral infection of unspecified site
25.0Dermatophytosis
30!0Tinea barbae and tinea capitis
31!6unguium
32!6manuum
33!6pedis
34!6corporis
35!6imbricata
36!6cruris
38!0Other dermatophytoses
39!0Dermatophytosis, unspecified
26.0Other superficial mycoses
27.0Candidiasis
30!6al stomatitis
31!0Pulmonary candidiasis
32!0Candidiasis of skin and nail
33!fvulva and vagina
34.fother urogenital sites
41!6al cystitis and urethritis
42!9balanitis
49!0Other urogenital candidiasis
35!0Candidal meningitis
36!9endocarditis
37!9sepsis
38.6iasis of other sites
41!6al esophagitis
42!anteritis
43!9cheilitis
44!9otitis externa
49!0Other sites of candidiasis
39!0Candidiasis, unspecified
28.1occidioidomycosis
29.0Histoplasmosis
140.0Blastomycosis
21.0Paracoccidioidomycosis
22.0Sporotrichosis
23.0Chromomycosis and pheomycotic abscess
24.0Aspergillosis
25.0Cryptococcosis
26.0Zygomycosis
27.0Mycetoma
28.0Other mycoses, not elsewhere classified
29!0Unspecified mycosis
150.0Plasmodium falciparum malaria
21.bvivax malaria
22.bmalariae malaria
23.0Other specified malaria
24!0Unspecified malaria
25.0Leishmaniasis
26.0African trypanosomiasis
27.0Chagas' disease
28.0Toxoplasmosis
29!0Pneumocystosis
160.0Other protozoal diseases, not elsewhere classified
24!0Unspecified protozoal disease
25.0Schistosomiasis [bilharziasis]
26.0Other fluke infections
27.0Echinococcosis
28.0Taeniasis
29.0Cysticercosis
170.0Diphyllobothriasis and sparganosis
21.0Other cestode infections
22!0Dracunculiasis
23.0Onchocerciasis
24.0Filariasis
25!0Trichinellosis
26.0Hookworm diseases
27.0Ascariasis
28.0Strongyloidiasis
29!0Trichuriasis
180!0Enterobiasis
21.0Other intestinal helminthiases, not elsewhere classified
22.0Unspecified intestinal parasitism
23.0Other helminthiases
25.0Pediculosis and phthiriasis
26!0Scabies
27.0Myiasis
28.0Other infestations
29!0Unspecified parasitic disease
190.0Sequelae of tuberculosis
21!cpoliomyelitis
22!cleprosy
24.cother and unspecified infectious and parasitic diseases
25.1treptococcus, Staphylococcus, and Enterococcus as the cause of diseases classified elsewhere
26.0Other bacterial agents as the cause of diseases classified elsewhere
27.0Viral agents as the cause of diseases classified elsewhere
29.0Other and unspecified infectious diseases
0C00.0Malignant neoplasm of lip
21!mbase of tongue
22.mother and unspecified parts of tongue
23.mgum
24.mfloor of mouth
25.mpalate
26.mother and unspecified parts of mouth
27!mparotid gland
28.mother and unspecified major salivary glands
29.mtonsil
110.moropharynx
21.mnasopharynx
22!mpyriform sinus
23.mhypopharynx
24.mother and ill-defined sites in the lip, oral cavity and pharynx
25.mesophagus
26.mstomach
27.nmall intestine
28.mcolon
30!necum
31!mappendix
32!nscending colon
33!mhepatic flexure
34!mtransverse colon
35!msplenic flexure
36!mdescending colon
37!msigmoid colon
38!moverlapping sites of colon
39!mcolon, unspecified
29!mrectosigmoid junction
120!qum
21.manus and anal canal
22.mliver and intrahepatic bile ducts
23!mgallbladder
24.mother and unspecified parts of biliary tract
25.mpancreas
26.mother and ill-defined digestive organs
130.mnasal cavity and middle ear
21.maccessory sinuses
22.mlarynx
23!mtrachea
24.mbronchus and lung
30.mmain bronchus
40!munspecified main bronchus
41!mright main bronchus
42!mleft main bronchus
31.mupper lobe, bronchus or lung
40!yunspecified bronchus or lung
41!yright bronchus or lung
42!yleft bronchus or lung
32!mmiddle lobe, bronchus or lung
33.mlower lobe, bronchus or lung
40!yunspecified bronchus or lung
41!yright bronchus or lung
42!yleft bronchus or lung
38.moverlapping sites of bronchus and lung
40!zites of unspecified bronchus and lung
41!zites of right bronchus and lung
42!zites of left bronchus and lung
39.munspecified part of bronchus or lung
40!zart of unspecified bronchus or lung
41!zart of right bronchus or lung
42!zart of left bronchus or lung
27!mthymus
28.mheart, mediastinum and pleura
29.mother and ill-defined sites in the respiratory system and intrathoracic organs
140.mbone and articular cartilage of limbs
21.zcular cartilage of other and unspecified sites
23.amelanoma of skin
2A.1erkel cell carcinoma
24.0Other and unspecified malignant neoplasm of skin
30.zplasm of skin of lip
40!0Unspecified malignant neoplasm of skin of lip
41!0Basal cell carcinoma of skin of lip
42!0Squamous cell carcinoma of skin of lip
49!0Other specified malignant neoplasm of skin of lip
31.6and unspecified malignant neoplasm of skin of eyelid, including canthus
40.0Unspecified malignant neoplasm of skin of eyelid, including canthus
51!zkin of unspecified eyelid, including canthus
52.zkin of right eyelid, including canthus
59.zkin of left eyelid, including canthus
41.0Basal cell carcinoma of skin of eyelid, including canthus
51!wunspecified eyelid, including canthus
52.wright eyelid, including canthus
59.wleft eyelid, including canthus
42.0Squamous cell carcinoma of skin of eyelid, including canthus
51!zunspecified eyelid, including canthus
52.zright eyelid, including canthus
59.zleft eyelid, including canthus
43.1ebaceous cell carcinoma of skin of eyelid, including canthus
51!z unspecified eyelid, including canthus
52.z right eyelid, including canthus
59.z left eyelid, including canthus
49.0Other specified malignant neoplasm of skin of eyelid, including canthus
51!zof skin of unspecified eyelid, including canthus
52.zof skin of right eyelid, including canthus
59.zof skin of left eyelid, including canthus
32.6and unspecified malignant neoplasm of skin of ear and external auricular canal
40.0Unspecified malignant neoplasm of skin of ear and external auricular canal
51!zkin of unspecified ear and external auricular canal
52!zkin of right ear and external auricular canal
59!zkin of left ear and external auricular canal
41.0Basal cell carcinoma of skin of ear and external auricular canal
51!wunspecified ear and external auricular canal
52!wright ear and external auricular canal
59!wleft ear and external auricular canal
42.0Squamous cell carcinoma of skin of ear and external auricular canal
51!zunspecified ear and external auricular canal
52!zright ear and external auricular canal
59!zleft ear and external auricular canal
49.0Other specified malignant neoplasm of skin of ear and external auricular canal
51!zof skin of unspecified ear and external auricular canal
52!zof skin of right ear and external auricular canal
59!zof skin of left ear and external auricular canal
33.6and unspecified malignant neoplasm of skin of other and unspecified parts of face
40.0Unspecified malignant neoplasm of skin of other and unspecified parts of face
50!zkin of unspecified part of face
51!zkin of nose
59!zkin of other parts of face
41.0Basal cell carcinoma of skin of other and unspecified parts of face
50!wunspecified parts of face
51!wnose
59!wother parts of face
42.0Squamous cell carcinoma of skin of other and unspecified parts of face
50!zunspecified parts of face
51!znose
59!zother parts of face
49.0Other specified malignant neoplasm of skin of other and unspecified parts of face
50!zof skin of unspecified parts of face
51!zof skin of nose
59!zof skin of other parts of face
34.6and unspecified malignant neoplasm of skin of scalp and neck
40!0Unspecified malignant neoplasm of skin of scalp and neck
41!0Basal cell carcinoma of skin of scalp and neck
42!0Squamous cell carcinoma of skin of scalp and neck
49!0Other specified malignant neoplasm of skin of scalp and neck
35.6and unspecified malignant neoplasm of skin of trunk
40.0Unspecified malignant neoplasm of skin of trunk
50!yanal skin
51!yskin of breast
59!zkin of other part of trunk
41.0Basal cell carcinoma of skin of trunk
50!oanal skin
51!oskin of breast
59!wother part of trunk
42.0Squamous cell carcinoma of skin of trunk
50!ranal skin
51!rskin of breast
59!zother part of trunk
49.0Other specified malignant neoplasm of skin of trunk
50!zof anal skin
51!zof skin of breast
59!zof skin of other part of trunk
36.6and unspecified malignant neoplasm of skin of upper limb, including shoulder
40.0Unspecified malignant neoplasm of skin of upper limb, including shoulder
51!zkin of unspecified upper limb, including shoulder
52!zkin of right upper limb, including shoulder
59!zkin of left upper limb, including shoulder
41.0Basal cell carcinoma of skin of upper limb, including shoulder
51!xnspecified upper limb, including shoulder
52!wright upper limb, including shoulder
59!wleft upper limb, including shoulder
42.0Squamous cell carcinoma of skin of upper limb, including shoulder
51!zunspecified upper limb, including shoulder
52!zright upper limb, including shoulder
59!zleft upper limb, including shoulder
49.0Other specified malignant neoplasm of skin of upper limb, including shoulder
51!zof skin of unspecified upper limb, including shoulder
52!zof skin of right upper limb, including shoulder
59!zof skin of left upper limb, including shoulder
37.6and unspecified malignant neoplasm of skin of lower limb, including hip
40.0Unspecified malignant neoplasm of skin of lower limb, including hip
51!zkin of unspecified lower limb, including hip
52!zkin of right lower limb, including hip
59!zkin of left lower limb, including hip
41.0Basal cell carcinoma of skin of lower limb, including hip
51!wunspecified lower limb, including hip
52!wright lower limb, including hip
59!wleft lower limb, including hip
42.0Squamous cell carcinoma of skin of lower limb, including hip
51!zunspecified lower limb, including hip
52!zright lower limb, including hip
59!zleft lower limb, including hip
49.0Other specified malignant neoplasm of skin of lower limb, including hip
51!zof skin of unspecified lower limb, including hip
52!zof skin of right lower limb, including hip
59!zof skin of left lower limb, including hip
38.6and unspecified malignant neoplasm of overlapping sites of skin
40!0Unspecified malignant neoplasm of overlapping sites of skin
41!0Basal cell carcinoma of overlapping sites of skin
42!0Squamous cell carcinoma of overlapping sites of skin
49!0Other specified malignant neoplasm of overlapping sites of skin
39.6and unspecified malignant neoplasm of skin, unspecified
40!0Unspecified malignant neoplasm of skin, unspecified
41!0Basal cell carcinoma of skin, unspecified
42!0Squamous cell carcinoma of skin, unspecified
49!0Other specified malignant neoplasm of skin, unspecified
25.0Mesothelioma
26.0Kaposi's sarcoma
27.0Malignant neoplasm of peripheral nerves and autonomic nervous system
28.mretroperitoneum and peritoneum
29.mother connective and soft tissue
150.mbreast
30.mnipple and areola
41.zeola, female
51!zeola, right female breast
52!zeola, left female breast
59!zeola, unspecified female breast
42.zeola, male
51!zeola, right male breast
52!zeola, left male breast
59!zeola, unspecified male breast
31.mcentral portion of breast
41.zon of breast, female
51!zon of right female breast
52!zon of left female breast
59!zon of unspecified female breast
42.zon of breast, male
51!zon of right male breast
52!zon of left male breast
59!zon of unspecified male breast
32.mupper-inner quadrant of breast
41.zuadrant of breast, female
51!zuadrant of right female breast
52!zuadrant of left female breast
59!zuadrant of unspecified female breast
42.zuadrant of breast, male
51!zuadrant of right male breast
52!zuadrant of left male breast
59!zuadrant of unspecified male breast
33.mlower-inner quadrant of breast
41.zuadrant of breast, female
51!zuadrant of right female breast
52!zuadrant of left female breast
59!zuadrant of unspecified female breast
42.zuadrant of breast, male
51!zuadrant of right male breast
52!zuadrant of left male breast
59!zuadrant of unspecified male breast
34.mupper-outer quadrant of breast
41.zuadrant of breast, female
51!zuadrant of right female breast
52!zuadrant of left female breast
59!zuadrant of unspecified female breast
42.zuadrant of breast, male
51!zuadrant of right male breast
52!zuadrant of left male breast
59!zuadrant of unspecified male breast
35.mlower-outer quadrant of breast
41.zuadrant of breast, female
51!zuadrant of right female breast
52!zuadrant of left female breast
59!zuadrant of unspecified female breast
42.zuadrant of breast, male
51!zuadrant of right male breast
52!zuadrant of left male breast
59!zuadrant of unspecified male breast
36.maxillary tail of breast
41.z of breast, female
51!z of right female breast
52!z of left female breast
59!z of unspecified female breast
42.z of breast, male
51!z of right male breast
52!z of left male breast
59!z of unspecified male breast
38.moverlapping sites of breast
41.zites of breast, female
51!zites of right female breast
52!zites of left female breast
59!zites of unspecified female breast
42.zites of breast, male
51!zites of right male breast
52!zites of left male breast
59!zites of unspecified male breast
39.mbreast of unspecified site
41.zpecified site, female
51!munspecified site of right female breast
52!zite of left female breast
59!zite of unspecified female breast
42.mbreast of unspecified site, male
51!munspecified site of right male breast
52!zite of left male breast
59!zite of unspecified male breast
21.mvulva
22!nagina
23.mcervix uteri
24.norpus uteri
25!muterus, part unspecified
26.movary
27.nther and unspecified female genital organs
28!mplacenta
160.nenis
21!nrostate
22.mtestis
23.mother and unspecified male genital organs
24.mkidney, except renal pelvis
31!mright kidney, except renal pelvis
32!mleft kidney, except renal pelvis
39!munspecified kidney, except renal pelvis
25.mrenal pelvis
26.mureter
27.mbladder
28.mother and unspecified urinary organs
29.meye and adnexa
170.mmeninges
21.mbrain
22.mspinal cord, cranial nerves and other parts of central nervous system
23!mthyroid gland
24.madrenal gland
25.mother endocrine glands and related structures
2A.curoendocrine tumors
2B.0Secondary neuroendocrine tumors
26.0Malignant neoplasm of other and ill-defined sites
27.0Secondary and unspecified malignant neoplasm of lymph nodes
28.amalignant neoplasm of respiratory and digestive organs
29.wother and unspecified sites
180.0Malignant neoplasm without specification of site
21.0Hodgkin lymphoma
22.0Follicular lymphoma
23.0Non-follicular lymphoma
24.0Mature T/NK-cell lymphomas
25.0Other specified and unspecified types of non-Hodgkin lymphoma
31.0Unspecified B-cell lymphoma
40!r, unspecified site
41!tlymph nodes of head, face, and neck
42!tintrathoracic lymph nodes
43!y-abdominal lymph nodes
44!tlymph nodes of axilla and upper limb
45!znodes of inguinal region and lower limb
46!tintrapelvic lymph nodes
47!tspleen
48!tlymph nodes of multiple sites
49!textranodal and solid organ sites
32.0Mediastinal (thymic) large B-cell lymphoma
40!zymphoma, unspecified site
41!zymphoma, lymph nodes of head, face, and neck
42!zymphoma, intrathoracic lymph nodes
43!zymphoma, intra-abdominal lymph nodes
44!zymphoma, lymph nodes of axilla and upper limb
45!zymphoma, lymph nodes of inguinal region and lower limb
46!zymphoma, intrapelvic lymph nodes
47!zymphoma, spleen
48!zymphoma, lymph nodes of multiple sites
49!zymphoma, extranodal and solid organ sites
38.0Other specified types of non-Hodgkin lymphoma
40!zn lymphoma, unspecified site
41!zn lymphoma, lymph nodes of head, face, and neck
42!zn lymphoma, intrathoracic lymph nodes
43!zn lymphoma, intra-abdominal lymph nodes
44!zn lymphoma, lymph nodes of axilla and upper limb
45!zn lymphoma, lymph nodes of inguinal region and lower limb
46!zn lymphoma, intrapelvic lymph nodes
47!zn lymphoma, spleen
48!zn lymphoma, lymph nodes of multiple sites
49!zn lymphoma, extranodal and solid organ sites
39.0Non-Hodgkin lymphoma, unspecified
40!x, unspecified site
41!zlymph nodes of head, face, and neck
42!zintrathoracic lymph nodes
43!zintra-abdominal lymph nodes
44!zlymph nodes of axilla and upper limb
45!zlymph nodes of inguinal region and lower limb
46!zintrapelvic lymph nodes
47!zspleen
48!zlymph nodes of multiple sites
49!zextranodal and solid organ sites
26.0Other specified types of T/NK-cell lymphoma
28.0Malignant immunoproliferative diseases and certain other B-cell lymphomas
190.1ultiple myeloma and malignant plasma cell neoplasms
30.g
40!g not having achieved remission
41!hin remission
42!mlapse
31.0Plasma cell leukemia
40!k not having achieved remission
41!lin remission
42!qlapse
32.0Extramedullary plasmacytoma
40!r not having achieved remission
41!sin remission
42!xlapse
33.0Solitary plasmacytoma
40!l not having achieved remission
41!min remission
42!rlapse
21.0Lymphoid leukemia
22.0Myeloid leukemia
23.1onocytic leukemia
24.0Other leukemias of specified cell type
25.0Leukemia of unspecified cell type
26.0Other and unspecified malignant neoplasms of lymphoid, hematopoietic and related tissue
0D00.0Carcinoma in situ of oral cavity, esophagus and stomach
21.mther and unspecified digestive organs
22.lmiddle ear and respiratory system
23.0Melanoma in situ
24.0Carcinoma in situ of skin
25.lbreast
26.lcervix uteri
27.lother and unspecified genital organs
29.zecified sites
110.0Benign neoplasm of mouth and pharynx
21.kajor salivary glands
22.jcolon, rectum, anus and anal canal
23.jother and ill-defined parts of digestive system
24.jmiddle ear and respiratory system
25.jother and unspecified intrathoracic organs
26.jbone and articular cartilage
27.7lipomatous neoplasm
28.0Hemangioma and lymphangioma, any site
29.0Benign neoplasm of mesothelial tissue
120.jsoft tissue of retroperitoneum and peritoneum
21.0Other benign neoplasms of connective and other soft tissue
22.0Melanocytic nevi
23.0Other benign neoplasms of skin
24.0Benign neoplasm of breast
25.0Leiomyoma of uterus
30!0Submucous leiomyoma of uterus
31!0Intramural leiomyoma of uterus
32!0Subserosal leiomyoma of uterus
39!0Leiomyoma of uterus, unspecified
26.0Other benign neoplasms of uterus
27.0Benign neoplasm of ovary
28.kther and unspecified female genital organs
29.jmale genital organs
130.jurinary organs
21.jeye and adnexa
22.jmeninges
23.jbrain and other parts of central nervous system
24!jthyroid gland
25.jother and unspecified endocrine glands
26.zified sites
2A.9uroendocrine tumors
27.0Neoplasm of uncertain behavior of oral cavity and digestive organs
28.ymiddle ear and respiratory and intrathoracic organs
29.yfemale genital organs
140.ymale genital organs
21.yurinary organs
22.ymeninges
23.ybrain and central nervous system
24.yendocrine glands
25!0Polycythemia vera
26.0Myelodysplastic syndromes
27.0Other neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue
28.0Neoplasm of uncertain behavior of other and unspecified sites
29.8s of unspecified behavior
150.0Iron deficiency anemia
30!m secondary to blood loss (chronic)
31!0Sideropenic dysphagia
38!0Other iron deficiency anemias
39!0Iron deficiency anemia, unspecified
21.0Vitamin B12 deficiency anemia
22.0Folate deficiency anemia
23.0Other nutritional anemias
25.0Anemia due to enzyme disorders
26.0Thalassemia
27.0Sickle-cell disorders
30.0Hb-SS disease with crisis
40!p, unspecified
41!jacute chest syndrome
42!jsplenic sequestration
43!jcerebral vascular involvement
49!krisis with other specified complication
31!0Sickle-cell disease without crisis
32.b/Hb-C disease
40!o without crisis
41.t crisis
51!uacute chest syndrome
52!usplenic sequestration
53!ucerebral vascular involvement
58!vrisis with other specified complication
59!zs, unspecified
33!b trait
34.dhalassemia
40!n without crisis
41.n, unspecified, with crisis
51!zd, with acute chest syndrome
52!zd, with splenic sequestration
53!zd, with cerebral vascular involvement
58!zd, with crisis with other specified complication
59!zd, with crisis
42!n beta zero without crisis
43.zith crisis
51!zith acute chest syndrome
52!zith splenic sequestration
53!zith cerebral vascular involvement
58!zith crisis with other specified complication
59!zith crisis, unspecified
44!tplus without crisis
45.zith crisis
51!zith acute chest syndrome
52!zith splenic sequestration
53!zith cerebral vascular involvement
58!zith crisis with other specified complication
59!zith crisis, unspecified
38.0Other sickle-cell disorders
40!r without crisis
41.w crisis
51!xacute chest syndrome
52!xsplenic sequestration
53!xcerebral vascular involvement
58!yrisis with other specified complication
59!zisis, unspecified
28.6hereditary hemolytic anemias
29.0Acquired hemolytic anemia
160.9pure red cell aplasia [erythroblastopenia]
21.0Other aplastic anemias and other bone marrow failure syndromes
22!0Acute posthemorrhagic anemia
23.1nemia in chronic diseases classified elsewhere
30!aneoplastic disease
31!achronic kidney disease
38!aother chronic diseases classified elsewhere
24.0Other anemias
30!0Hereditary sideroblastic anemia
31!0Secondary sideroblastic anemia due to disease
32!zto drugs and toxins
33!0Other sideroblastic anemias
34!0Congenital dyserythropoietic anemia
38.0Other specified anemias
41!0Anemia due to antineoplastic chemotherapy
49!0Other specified anemias
39!0Anemia, unspecified
25!0Disseminated intravascular coagulation [defibrination syndrome]
26!0Hereditary factor VIII deficiency
27!iIX deficiency
28.0Other coagulation defects
29.0Purpura and other hemorrhagic conditions
30!0Allergic purpura
31!0Qualitative platelet defects
32!0Other nonthrombocytopenic purpura
33!0Immune thrombocytopenic purpura
34.0Other primary thrombocytopenia
41!0Evans syndrome
42!0Congenital and hereditary thrombocytopenia purpura
49!0Other primary thrombocytopenia
35.0Secondary thrombocytopenia
41!0Posttransfusion purpura
49!0Other secondary thrombocytopenia
36!0Thrombocytopenia, unspecified
38!0Other specified hemorrhagic conditions
39!0Hemorrhagic condition, unspecified
170.0Neutropenia
21!0Functional disorders of polymorphonuclear neutrophils
22.0Other disorders of white blood cells
30!0Genetic anomalies of leukocytes
31.0Eosinophilia
40!c, unspecified
41.0Hypereosinophilic syndrome [HES]
50!0Idiopathic hypereosinophilic syndrome [IHES]
51!0Lymphocytic Variant Hypereosinophilic Syndrome [LHES]
58!0Other hypereosinophilic syndrome
59!0Hypereosinophilic syndrome [HES], unspecified
42!0Drug rash with eosinophilia and systemic symptoms syndrome
48!0Eosinophilia in diseases classified elsewhere
49!0Other eosinophilia
38.6specified disorders of white blood cells
41.0Decreased white blood cell count
50!0Lymphocytopenia
58!0Other decreased white blood cell count
59!0Decreased white blood cell count, unspecified
42.0Elevated white blood cell count
50!0Lymphocytosis (symptomatic)
51!0Monocytosis (symptomatic)
52!0Plasmacytosis
53!0Leukemoid reaction
54!0Basophilia
55!2ndemia
58!0Other elevated white blood cell count
59!0Elevated white blood cell count, unspecified
49!0Other specified disorders of white blood cells
39!0Disorder of white blood cells, unspecified
23.3eases of spleen
24.0Methemoglobinemia
25.0Other and unspecified diseases of blood and blood-forming organs
26.6specified diseases with participation of lymphoreticular and reticulohistiocytic tissue
27!6disorders of blood and blood-forming organs in diseases classified elsewhere
28.0Intraoperative and postprocedural complications of the spleen
180.1mmunodeficiency with predominantly antibody defects
21.0Combined immunodeficiencies
22.0Immunodeficiency associated with other major defects
23.0Common variable immunodeficiency
24.0Other immunodeficiencies
26.0Sarcoidosis
29.0Other disorders involving the immune mechanism, not elsewhere classified
0E00.0Congenital iodine-deficiency syndrome
21.0Iodine-deficiency related thyroid disorders and allied conditions
22!0Subclinical iodine-deficiency hypothyroidism
23.0Other hypothyroidism
30!0Congenital hypothyroidism with diffuse goiter
31!uout goiter
32!0Hypothyroidism due to medicaments and other exogenous substances
33!0Postinfectious hypothyroidism
34!0Atrophy of thyroid (acquired)
35!0Myxedema coma
38!0Other specified hypothyroidism
39!0Hypothyroidism, unspecified
24.0Other nontoxic goiter
30!0Nontoxic diffuse goiter
31!9single thyroid nodule
32!9multinodular goiter
38!0Other specified nontoxic goiter
39!0Nontoxic goiter, unspecified
25.0Thyrotoxicosis [hyperthyroidism]
30.fwith diffuse goiter
40!y without thyrotoxic crisis or storm
41!zwith thyrotoxic crisis or storm
31.ktoxic single thyroid nodule
40!zyroid nodule without thyrotoxic crisis or storm
41!zyroid nodule with thyrotoxic crisis or storm
32.qmultinodular goiter
40!zlar goiter without thyrotoxic crisis or storm
41!zlar goiter with thyrotoxic crisis or storm
33.ffrom ectopic thyroid tissue
40!z tissue without thyrotoxic crisis or storm
41!z tissue with thyrotoxic crisis or storm
34.gactitia
40!n without thyrotoxic crisis or storm
41!s thyrotoxic crisis or storm
38.0Other thyrotoxicosis
40!k without thyrotoxic crisis or storm
41!p thyrotoxic crisis or storm
39.0Thyrotoxicosis, unspecified
40!r without thyrotoxic crisis or storm
41!w thyrotoxic crisis or storm
26.5iditis
30!0Acute thyroiditis
31!0Subacute thyroiditis
32!0Chronic thyroiditis with transient thyrotoxicosis
33!0Autoimmune thyroiditis
34!0Drug-induced thyroiditis
35!0Other chronic thyroiditis
39!0Thyroiditis, unspecified
27.0Other disorders of thyroid
28.0Diabetes mellitus due to underlying condition
29.1rug or chemical induced diabetes mellitus
110.0Type 1 diabetes mellitus
31.o with ketoacidosis
40!zcidosis without coma
41!zcidosis with coma
32.vidney complications
41!udiabetic nephropathy
42!ztic chronic kidney disease
49!uother diabetic kidney complication
33.vphthalmic complications
41.uunspecified diabetic retinopathy
51!zcified diabetic retinopathy with macular edema
59!zcified diabetic retinopathy without macular edema
42.umild nonproliferative diabetic retinopathy
51.znonproliferative diabetic retinopathy with macular edema
59.znonproliferative diabetic retinopathy without macular edema
43.voderate nonproliferative diabetic retinopathy
51.zate nonproliferative diabetic retinopathy with macular edema
59.zate nonproliferative diabetic retinopathy without macular edema
44.usevere nonproliferative diabetic retinopathy
51.ze nonproliferative diabetic retinopathy with macular edema
59.ze nonproliferative diabetic retinopathy without macular edema
45.uproliferative diabetic retinopathy
51.zferative diabetic retinopathy with macular edema
52.zferative diabetic retinopathy with traction retinal detachment involving the macula
53.zferative diabetic retinopathy with traction retinal detachment not involving the macula
54.zferative diabetic retinopathy with combined traction retinal detachment and rhegmatogenous retinal detachment
55.ustable proliferative diabetic retinopathy
59.uproliferative diabetic retinopathy without macular edema
46!udiabetic cataract
47.ztic macular edema, resolved following treatment
49!uother diabetic ophthalmic complication
34.uneurological complications
40!udiabetic neuropathy, unspecified
41!ztic mononeuropathy
42!ztic polyneuropathy
43!ztic autonomic (poly)neuropathy
44!ztic amyotrophy
49!uother diabetic neurological complication
35.ucirculatory complications
41!udiabetic peripheral angiopathy without gangrene
42!ztic peripheral angiopathy with gangrene
49!uother circulatory complications
36.z specified complications
41.udiabetic arthropathy
50!ztic neuropathic arthropathy
58!uother diabetic arthropathy
42.uskin complications
50!udiabetic dermatitis
51!ufoot ulcer
52!uother skin ulcer
58!z skin complications
43.vral complications
50!uperiodontal disease
58!uother oral complications
44.uhypoglycemia
51!zlycemia with coma
59!zlycemia without coma
45!xerglycemia
49!uother specified complication
38!uunspecified complications
39!tout complications
21.52 diabetes mellitus
30.o with hyperosmolarity
40!zosmolarity without nonketotic hyperglycemic-hyperosmolar coma (NKHHC)
41!zosmolarity with coma
31.uketoacidosis
40!zcidosis without coma
41!zcidosis with coma
32.vidney complications
41!udiabetic nephropathy
42!ztic chronic kidney disease
49!uother diabetic kidney complication
33.vphthalmic complications
41.uunspecified diabetic retinopathy
51!zcified diabetic retinopathy with macular edema
59!zcified diabetic retinopathy without macular edema
42.umild nonproliferative diabetic retinopathy
51.znonproliferative diabetic retinopathy with macular edema
59.znonproliferative diabetic retinopathy without macular edema
43.voderate nonproliferative diabetic retinopathy
51.zate nonproliferative diabetic retinopathy with macular edema
59.zate nonproliferative diabetic retinopathy without macular edema
44.usevere nonproliferative diabetic retinopathy
51.ze nonproliferative diabetic retinopathy with macular edema
59.ze nonproliferative diabetic retinopathy without macular edema
45.uproliferative diabetic retinopathy
51.zferative diabetic retinopathy with macular edema
52.zferative diabetic retinopathy with traction retinal detachment involving the macula
53.zferative diabetic retinopathy with traction retinal detachment not involving the macula
54.zferative diabetic retinopathy with combined traction retinal detachment and rhegmatogenous retinal detachment
55.ustable proliferative diabetic retinopathy
59.uproliferative diabetic retinopathy without macular edema
46!udiabetic cataract
47.ztic macular edema, resolved following treatment
49!uother diabetic ophthalmic complication
34.uneurological complications
40!udiabetic neuropathy, unspecified
41!ztic mononeuropathy
42!ztic polyneuropathy
43!ztic autonomic (poly)neuropathy
44!ztic amyotrophy
49!uother diabetic neurological complication
35.ucirculatory complications
41!udiabetic peripheral angiopathy without gangrene
42!ztic peripheral angiopathy with gangrene
49!uother circulatory complications
36.z specified complications
41.udiabetic arthropathy
50!ztic neuropathic arthropathy
58!uother diabetic arthropathy
42.uskin complications
50!udiabetic dermatitis
51!ufoot ulcer
52!uother skin ulcer
58!z skin complications
43.vral complications
50!uperiodontal disease
58!uother oral complications
44.uhypoglycemia
51!zlycemia with coma
59!zlycemia without coma
45!xerglycemia
49!uother specified complication
38!uunspecified complications
39!tout complications
23.0Other specified diabetes mellitus
25!0Nondiabetic hypoglycemic coma
26.0Other disorders of pancreatic internal secretion
30!0Drug-induced hypoglycemia without coma
31!0Other hypoglycemia
32!0Hypoglycemia, unspecified
33!0Increased secretion of glucagon
34!oastrin
38!0Other specified disorders of pancreatic internal secretion
39!0Disorder of pancreatic internal secretion, unspecified
120.0Hypoparathyroidism
21.3erparathyroidism and other disorders of parathyroid gland
22.5function of pituitary gland
23.3ofunction and other disorders of the pituitary gland
24.0Cushing's syndrome
25.0Adrenogenital disorders
26.0Hyperaldosteronism
27.0Other disorders of adrenal gland
28.1varian dysfunction
30!0Estrogen excess
31!0Androgen excess
32!0Polycystic ovarian syndrome
33.1rimary ovarian failure
41.2emature menopause
50!0Symptomatic premature menopause
59!0Asymptomatic premature menopause
49!0Other primary ovarian failure
38!6ovarian dysfunction
39!1varian dysfunction, unspecified
29.0Testicular dysfunction
130.0Disorders of puberty, not elsewhere classified
21.0Polyglandular dysfunction
22.0Diseases of thymus
24.0Other endocrine disorders
25!0Disorders of endocrine glands in diseases classified elsewhere
26.0Intraoperative complications of endocrine system
140!0Kwashiorkor
21!0Nutritional marasmus
22!0Marasmic kwashiorkor
23!0Unspecified severe protein-calorie malnutrition
24.0Protein-calorie malnutrition of moderate and mild degree
25!0Retarded development following protein-calorie malnutrition
26!0Unspecified protein-calorie malnutrition
150.0Vitamin A deficiency
21.0Thiamine deficiency
22!0Niacin deficiency [pellagra]
23.0Deficiency of other B group vitamins
30!0Riboflavin deficiency
31!0Pyridoxine deficiency
38!0Deficiency of other specified B group vitamins
39!0Vitamin B deficiency, unspecified
24!0Ascorbic acid deficiency
25.0Vitamin D deficiency
30!0Rickets, active
39!0Vitamin D deficiency, unspecified
26.0Other vitamin deficiencies
28!0Dietary calcium deficiency
29!8selenium deficiency
160!8zinc deficiency
21.1eficiency of other nutrient elements
23.0Other nutritional deficiencies
24.0Sequelae of malnutrition and other nutritional deficiencies
25!0Localized adiposity
26.0Overweight and obesity
30.1besity due to excess calories
41!0Morbid (severe) obesity due to excess calories
49!0Other obesity due to excess calories
31!0Drug-induced obesity
32!0Morbid (severe) obesity with alveolar hypoventilation
33!0Overweight
38!1ther obesity
39!1besity, unspecified
27.1ther hyperalimentation
28!0Sequelae of hyperalimentation
170.0Disorders of aromatic amino-acid metabolism
21.dbranched-chain amino-acid metabolism and fatty-acid metabolism
22.0Other disorders of amino-acid metabolism
23.0Lactose intolerance
24.0Other disorders of carbohydrate metabolism
25.0Disorders of sphingolipid metabolism and other lipid storage disorders
26.dglycosaminoglycan metabolism
27.iprotein metabolism
28.dlipoprotein metabolism and other lipidemias
30.0Pure hypercholesterolemia
40!p, unspecified
41!0Familial hypercholesterolemia
31!0Pure hyperglyceridemia
32!0Mixed hyperlipidemia
33!0Hyperchylomicronemia
34.0Other hyperlipidemia
41!0Elevated Lipoprotein(a)
49!0Other hyperlipidemia
35!0Hyperlipidemia, unspecified
36!0Lipoprotein deficiency
37.0Disorders of bile acid and cholesterol metabolism
40!8 of bile acid and cholesterol metabolism, unspecified
41!0Barth syndrome
42!0Smith-Lemli-Opitz syndrome
49!0Other disorders of bile acid and cholesterol metabolism
38.jlipoprotein metabolism
41!0Lipoid dermatoarthritis
49!0Other lipoprotein metabolism disorders
39!0Disorder of lipoprotein metabolism, unspecified
29.8s of purine and pyrimidine metabolism
180.eorphyrin and bilirubin metabolism
23.dmineral metabolism
30.dcopper metabolism
40!8 of copper metabolism, unspecified
41!0Wilson's disease
49!0Other disorders of copper metabolism
31.0Disorders of iron metabolism
40!8 of iron metabolism, unspecified
41.0Hemochromatosis
50!2reditary hemochromatosis
51!2mochromatosis due to repeated red blood cell transfusions
58!0Other hemochromatosis
59!0Hemochromatosis, unspecified
49!0Other disorders of iron metabolism
32!0Disorders of zinc metabolism
33.dphosphorus metabolism and phosphatases
40!8 of phosphorus metabolism, unspecified
41!0Familial hypophosphatemia
42!0Hereditary vitamin D-dependent rickets (type 1) (type 2)
49!0Other disorders of phosphorus metabolism
34.0Disorders of magnesium metabolism
40!x, unspecified
41!0Hypermagnesemia
42!3omagnesemia
49!0Other disorders of magnesium metabolism
35.0Disorders of calcium metabolism
40!0Unspecified disorder of calcium metabolism
41!0Hypocalcemia
42!3ercalcemia
49!0Other disorders of calcium metabolism
38.jmineral metabolism
41!0Hungry bone syndrome
49!0Other disorders of mineral metabolism
39!0Disorder of mineral metabolism, unspecified
24.0Cystic fibrosis
25.0Amyloidosis
26.0Volume depletion
30!0Dehydration
31!0Hypovolemia
39!0Volume depletion, unspecified
27.0Other disorders of fluid, electrolyte and acid-base balance
30!0Hyperosmolality and hypernatremia
31!3o-osmolality and hyponatremia
32!0Acidosis
33!1lkalosis
34!0Mixed disorder of acid-base balance
35!0Hyperkalemia
36!3okalemia
37.0Fluid overload
40!e, unspecified
41!0Transfusion associated circulatory overload
49!0Other fluid overload
38!6disorders of electrolyte and fluid balance, not elsewhere classified
28.6and unspecified metabolic disorders
29.0Postprocedural endocrine and metabolic complications and disorders, not elsewhere classified
0F01.0Vascular dementia
22.0Dementia in other diseases classified elsewhere
23.0Unspecified dementia
39.k
40!k without behavioral disturbance
41!p behavioral disturbance
24!0Amnestic disorder due to known physiological condition
25!0Delirium due to known physiological condition
26.0Other mental disorders due to known physiological condition
27.0Personality and behavioral disorders due to known physiological condition
29!0Unspecified mental disorder due to known physiological condition
110.0Alcohol related disorders
31.8abuse
40!d, uncomplicated
41!fin remission
42.d with intoxication
50!v, uncomplicated
51!v delirium
59!v, unspecified
43.d, with withdrawal
50!d with withdrawal, uncomplicated
51!t delirium
52!uwith perceptual disturbance
59!t, unspecified
44!jalcohol-induced mood disorder
45.zpsychotic disorder
50!zpsychotic disorder with delusions
51!zpsychotic disorder with hallucinations
59!zpsychotic disorder, unspecified
48.jother alcohol-induced disorders
50!jalcohol-induced anxiety disorder
51!zsexual dysfunction
52!zsleep disorder
58!jother alcohol-induced disorder
49!junspecified alcohol-induced disorder
32.8dependence
40!i, uncomplicated
41!kin remission
42.i with intoxication
50!zn, uncomplicated
51!zn delirium
59!zn, unspecified
43.owithdrawal
50!y, uncomplicated
51!y delirium
52!zwith perceptual disturbance
59!y, unspecified
44!oalcohol-induced mood disorder
45.zuced psychotic disorder
50!zuced psychotic disorder with delusions
51!zuced psychotic disorder with hallucinations
59!zuced psychotic disorder, unspecified
46!zuced persisting amnestic disorder
47!zuced persisting dementia
48.oother alcohol-induced disorders
50!oalcohol-induced anxiety disorder
51!zuced sexual dysfunction
52!zuced sleep disorder
58!oother alcohol-induced disorder
49!ounspecified alcohol-induced disorder
39.8use, unspecified
42.o with intoxication
50!zication, uncomplicated
51!zication delirium
59!zication, unspecified
43.uwithdrawal
50!zrawal, uncomplicated
51!zrawal delirium
52!zrawal with perceptual disturbance
59!zrawal, unspecified
44!ualcohol-induced mood disorder
45.zol-induced psychotic disorder
50!zol-induced psychotic disorder with delusions
51!zol-induced psychotic disorder with hallucinations
59!zol-induced psychotic disorder, unspecified
46!zol-induced persisting amnestic disorder
47!zol-induced persisting dementia
48.uother alcohol-induced disorders
50!ualcohol-induced anxiety disorder
51!zol-induced sexual dysfunction
52!zol-induced sleep disorder
58!uother alcohol-induced disorder
49!uunspecified alcohol-induced disorder
21.0Opioid related disorders
31.7abuse
40!c, uncomplicated
41!ein remission
42.c with intoxication
50!u, uncomplicated
51!u delirium
52!vwith perceptual disturbance
59!u, unspecified
43!iwithdrawal
44!iopioid-induced mood disorder
45.xpsychotic disorder
50!zychotic disorder with delusions
51!zychotic disorder with hallucinations
59!zychotic disorder, unspecified
48.jther opioid-induced disorder
51!jpioid-induced sexual dysfunction
52!yleep disorder
58!jther opioid-induced disorder
49!iunspecified opioid-induced disorder
32.7dependence
40!h, uncomplicated
41!jin remission
42.h with intoxication
50!z, uncomplicated
51!z delirium
52!z with perceptual disturbance
59!z, unspecified
43!nwithdrawal
44!nopioid-induced mood disorder
45.zed psychotic disorder
50!zed psychotic disorder with delusions
51!zed psychotic disorder with hallucinations
59!zed psychotic disorder, unspecified
48.other opioid-induced disorder
51!opioid-induced sexual dysfunction
52!zed sleep disorder
58!other opioid-induced disorder
49!nunspecified opioid-induced disorder
39.7use, unspecified
40!n, uncomplicated
42.n with intoxication
50!zcation, uncomplicated
51!zcation delirium
52!zcation with perceptual disturbance
59!zcation, unspecified
43!twithdrawal
44!topioid-induced mood disorder
45.z-induced psychotic disorder
50!z-induced psychotic disorder with delusions
51!z-induced psychotic disorder with hallucinations
59!z-induced psychotic disorder, unspecified
48.uther specified opioid-induced disorder
51!upioid-induced sexual dysfunction
52!z-induced sleep disorder
58!uther opioid-induced disorder
49!tunspecified opioid-induced disorder
22.0Cannabis related disorders
23.0Sedative, hypnotic, or anxiolytic related disorders
24.0Cocaine related disorders
25.0Other stimulant related disorders
26.0Hallucinogen related disorders
27.0Nicotine dependence
32.j
40.j, unspecified
50!w, uncomplicated
51!yin remission
53!j unspecified, with withdrawal
58!j, unspecified, with other nicotine-induced disorders
59!zith unspecified nicotine-induced disorders
41.lcigarettes
50!v, uncomplicated
51!xin remission
53!xwith withdrawal
58!zth other nicotine-induced disorders
59!zth unspecified nicotine-induced disorders
42.mhewing tobacco
50!zo, uncomplicated
51!zo, in remission
53!zo, with withdrawal
58!zo, with other nicotine-induced disorders
59!zo, with unspecified nicotine-induced disorders
49.lother tobacco product
50!zproduct, uncomplicated
51!zproduct, in remission
53!zproduct, with withdrawal
58!zproduct, with other nicotine-induced disorders
59!zproduct, with unspecified nicotine-induced disorders
28.0Inhalant related disorders
29.0Other psychoactive substance related disorders
120.0Schizophrenia
30!0Paranoid schizophrenia
31!0Disorganized schizophrenia
32!0Catatonic schizophrenia
33!0Undifferentiated schizophrenia
35!0Residual schizophrenia
38.0Other schizophrenia
41!0Schizophreniform disorder
49!0Other schizophrenia
39!0Schizophrenia, unspecified
21!6typal disorder
22!0Delusional disorders
23!0Brief psychotic disorder
24!0Shared psychotic disorder
25.1chizoaffective disorders
30!o, bipolar type
31!qdepressive type
38!0Other schizoaffective disorders
39!0Schizoaffective disorder, unspecified
28!0Other psychotic disorder not due to a substance or known physiological condition
29!0Unspecified psychosis not due to a substance or known physiological condition
130.0Manic episode
21.0Bipolar disorder
30!g, current episode hypomanic
31.ymanic without psychotic features
40!zanic without psychotic features, unspecified
41!zanic without psychotic features, mild
42!zanic without psychotic features, moderate
43!zanic without psychotic features, severe
32!zanic severe with psychotic features
33.ydepressed, mild or moderate severity
40!zepressed, mild or moderate severity, unspecified
41!zepressed, mild
42!zepressed, moderate
34!zepressed, severe, without psychotic features
35!zepressed, severe, with psychotic features
36.ymixed
40!zixed, unspecified
41!zixed, mild
42!zixed, moderate
43!zixed, severe, without psychotic features
44!zixed, severe, with psychotic features
37.ply in remission
40!zssion, most recent episode unspecified
41!iin partial remission, most recent episode hypomanic
42!lfull remission, most recent episode hypomanic
43!lpartial remission, most recent episode manic
44!lfull remission, most recent episode manic
45!lpartial remission, most recent episode depressed
46!lfull remission, most recent episode depressed
47!lpartial remission, most recent episode mixed
48!lfull remission, most recent episode mixed
38.0Other bipolar disorders
41!0Bipolar II disorder
49!0Other bipolar disorder
39!0Bipolar disorder, unspecified
22.0Depressive episode
30!0Major depressive disorder, single episode, mild
31!zpisode, moderate
32!zpisode, severe without psychotic features
33!zpisode, severe with psychotic features
34!zpisode, in partial remission
35!zpisode, in full remission
38.0Other depressive episodes
41!0Premenstrual dysphoric disorder
49!0Other specified depressive episodes
39!0Major depressive disorder, single episode, unspecified
3A!0Depression, unspecified
23.0Major depressive disorder, recurrent
30!zt, mild
31!zt, moderate
32!zt severe without psychotic features
33!zt, severe with psychotic symptoms
34.zt, in remission
40!zt, in remission, unspecified
41!zt, in partial remission
42!zt, in full remission
38!0Other recurrent depressive disorders
39!0Major depressive disorder, recurrent, unspecified
24.0Persistent mood [affective] disorders
29!0Unspecified mood [affective] disorder
140.0Phobic anxiety disorders
21.0Other anxiety disorders
30!0Panic disorder [episodic paroxysmal anxiety]
31!0Generalized anxiety disorder
33!0Other mixed anxiety disorders
38!6specified anxiety disorders
39!0Anxiety disorder, unspecified
22.0Obsessive-compulsive disorder
32!0Mixed obsessional thoughts and acts
33!0Hoarding disorder
34!0Excoriation (skin-picking) disorder
38!0Other obsessive-compulsive disorder
39!1bsessive-compulsive disorder, unspecified
23.0Reaction to severe stress, and adjustment disorders
30!0Acute stress reaction
31.0Post-traumatic stress disorder (PTSD)
40!u, unspecified
41!wacute
42!wchronic
32.0Adjustment disorders
40!j, unspecified
41!j with depressed mood
42!panxiety
43!pmixed anxiety and depressed mood
44!pdisturbance of conduct
45!pmixed disturbance of emotions and conduct
49!pother symptoms
38!0Other reactions to severe stress
39!0Reaction to severe stress, unspecified
24.0Dissociative and conversion disorders
25.0Somatoform disorders
28.0Other nonpsychotic mental disorders
150.0Eating disorders
30.0Anorexia nervosa
40!g, unspecified
41!irestricting type
42!ibinge eating/purging type
32!0Bulimia nervosa
38.0Other eating disorders
41!0Binge eating disorder
42!0Avoidant/restrictive food intake disorder
49!0Other specified eating disorder
39!0Eating disorder, unspecified
21.0Sleep disorders not due to a substance or known physiological condition
22.1exual dysfunction not due to a substance or known physiological condition
23.0Mental and behavioral disorders associated with the puerperium, not elsewhere classified
24!0Psychological and behavioral factors associated with disorders or diseases classified elsewhere
25.0Abuse of non-psychoactive substances
29!0Unspecified behavioral syndromes associated with physiological disturbances and physical factors
160.0Specific personality disorders
23.0Impulse disorders
24.0Gender identity disorders
25.0Paraphilias
26!0Other sexual disorders
28.6disorders of adult personality and behavior
29!0Unspecified disorder of adult personality and behavior
170!0Mild intellectual disabilities
21!1oderate intellectual disabilities
22!0Severe intellectual disabilities
23!0Profound intellectual disabilities
28.0Other intellectual disabilities
29!0Unspecified intellectual disabilities
180.0Specific developmental disorders of speech and language
21.z scholastic skills
22!v of motor function
24.0Pervasive developmental disorders
30!0Autistic disorder
32!0Rett's syndrome
33!0Other childhood disintegrative disorder
35!0Asperger's syndrome
38!0Other pervasive developmental disorders
39!0Pervasive developmental disorder, unspecified
28!0Other disorders of psychological development
29!0Unspecified disorder of psychological development
190.0Attention-deficit hyperactivity disorders
30!zorder, predominantly inattentive type
31!zorder, predominantly hyperactive type
32!zorder, combined type
38!zorder, other type
39!zorder, unspecified type
21.0Conduct disorders
23.0Emotional disorders with onset specific to childhood
24.0Disorders of social functioning with onset specific to childhood and adolescence
25.0Tic disorder
28.0Other behavioral and emotional disorders with onset usually occurring in childhood and adolescence
29!0Mental disorder, not otherwise specified
0G00.0Bacterial meningitis, not elsewhere classified
21!0Meningitis in bacterial diseases classified elsewhere
22!eother infectious and parasitic diseases classified elsewhere
23.bdue to other and unspecified causes
24.0Encephalitis, myelitis and encephalomyelitis
25.zomyelitis in diseases classified elsewhere
26.0Intracranial and intraspinal abscess and granuloma
27!zs and granuloma in diseases classified elsewhere
28!tphlebitis and thrombophlebitis
29!0Sequelae of inflammatory diseases of central nervous system
110!0Huntington's disease
21.1ereditary ataxia
22.0Spinal muscular atrophy and related syndromes
23.1ystemic atrophies primarily affecting central nervous system in diseases classified elsewhere
24!0Postpolio syndrome
120!1arkinson's disease
21.0Secondary parkinsonism
23.0Other degenerative diseases of basal ganglia
24.0Dystonia
25.0Other extrapyramidal and movement disorders
30!0Essential tremor
31!0Drug-induced tremor
32!0Other specified forms of tremor
33!0Myoclonus
34!0Drug-induced chorea
35!0Other chorea
36.0Drug induced tics and other tics of organic origin
41!h
49!0Other tics of organic origin
37.6and unspecified drug induced movement disorders
40!0Drug induced movement disorder, unspecified
41!dakathisia
49!0Other drug induced movement disorders
38.6specified extrapyramidal and movement disorders
41!0Restless legs syndrome
42!0Stiff-man syndrome
43!0Benign shuddering attacks
49!0Other specified extrapyramidal and movement disorders
39!0Extrapyramidal and movement disorder, unspecified
26!zrs in diseases classified elsewhere
130.0Alzheimer's disease
30!j with early onset
31!plate onset
38!0Other Alzheimer's disease
39!0Alzheimer's disease, unspecified
21.0Other degenerative diseases of nervous system, not elsewhere classified
22.morders of nervous system in diseases classified elsewhere
25!0Multiple sclerosis
26.0Other acute disseminated demyelination
27.6demyelinating diseases of central nervous system
140.0Epilepsy and recurrent seizures
30.0Localization-related (focal) (partial) idiopathic epilepsy and epileptic syndromes with seizures of localized onset
40.zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, not intractable
51!zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, not intractable, with status epilepticus
59!zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, not intractable, without status epilepticus
41.zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, intractable
51!zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, intractable, with status epilepticus
59!zal) idiopathic epilepsy and epileptic syndromes with seizures of localized onset, intractable, without status epilepticus
31.zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures
40.zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, not intractable
51!zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, not intractable, with status epilepticus
59!zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, not intractable, without status epilepticus
41.zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, intractable
51!zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, intractable, with status epilepticus
59!zal) symptomatic epilepsy and epileptic syndromes with simple partial seizures, intractable, without status epilepticus
32.zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures
40.zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, not intractable
51!zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, not intractable, with status epilepticus
59!zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, not intractable, without status epilepticus
41.zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, intractable
51!zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, intractable, with status epilepticus
59!zal) symptomatic epilepsy and epileptic syndromes with complex partial seizures, intractable, without status epilepticus
33.0Generalized idiopathic epilepsy and epileptic syndromes
40.z epileptic syndromes, not intractable
51!z epileptic syndromes, not intractable, with status epilepticus
59!z epileptic syndromes, not intractable, without status epilepticus
41.z epileptic syndromes, intractable
51!z epileptic syndromes, intractable, with status epilepticus
59!z epileptic syndromes, intractable, without status epilepticus
3A.0Absence epileptic syndrome
40.q, not intractable
51!zractable, with status epilepticus
59!zractable, without status epilepticus
41.sintractable
51!zable, with status epilepticus
59!zable, without status epilepticus
3B.0Juvenile myoclonic epilepsy [impulsive petit mal]
40.r, not intractable
51!ztractable, with status epilepticus
59!ztractable, without status epilepticus
41.tintractable
51!ztable, with status epilepticus
59!ztable, without status epilepticus
34.0Other generalized epilepsy and epileptic syndromes
40.zeptic syndromes, not intractable
51!zeptic syndromes, not intractable, with status epilepticus
59!zeptic syndromes, not intractable, without status epilepticus
41.zeptic syndromes, intractable
51!zeptic syndromes, intractable, with status epilepticus
59!zeptic syndromes, intractable, without status epilepticus
42!0Cyclin-Dependent Kinase-Like 5 Deficiency Disorder
35.0Epileptic seizures related to external causes
40.znal causes, not intractable
51!znal causes, not intractable, with status epilepticus
59!znal causes, not intractable, without status epilepticus
38.0Other epilepsy and recurrent seizures
40.e
51!e, not intractable, with status epilepticus
52!zthout status epilepticus
53!gintractable, with status epilepticus
54!xout status epilepticus
41.0Lennox-Gastaut syndrome
51!n, not intractable, with status epilepticus
52!ztable, without status epilepticus
53!pintractable, with status epilepticus
54!ze, without status epilepticus
42.0Epileptic spasms
51!g, not intractable, with status epilepticus
52!zwithout status epilepticus
53!iintractable, with status epilepticus
54!zout status epilepticus
43.0Dravet syndrome
53!f, intractable, with status epilepticus
54!yout status epilepticus
49!0Other seizures
39.0Epilepsy, unspecified
40.l, not intractable
51!zble, with status epilepticus
59!zble, without status epilepticus
41.nintractable
51!y, with status epilepticus
59!z without status epilepticus
23.0Migraine
30.8 without aura
40.l, not intractable
51!zble, with status migrainosus
59!zble, without status migrainosus
41.nintractable
51!y, with status migrainosus
59!z without status migrainosus
31.d aura
40.i, not intractable
51!z, with status migrainosus
59!z, without status migrainosus
41.kintractable
51!v, with status migrainosus
59!zthout status migrainosus
34.0Hemiplegic migraine
40.j, not intractable
51!ze, with status migrainosus
59!ze, without status migrainosus
41.lintractable
51!w, with status migrainosus
59!zithout status migrainosus
35.0Persistent migraine aura without cerebral infarction
40.zrebral infarction, not intractable
51!zrebral infarction, not intractable, with status migrainosus
59!zrebral infarction, not intractable, without status migrainosus
41.zrebral infarction, intractable
51!zrebral infarction, intractable, with status migrainosus
59!zrebral infarction, intractable, without status migrainosus
36.t cerebral infarction
40.zral infarction, not intractable
51!zral infarction, not intractable, with status migrainosus
59!zral infarction, not intractable, without status migrainosus
41.zral infarction, intractable
51!zral infarction, intractable, with status migrainosus
59!zral infarction, intractable, without status migrainosus
37.0Chronic migraine without aura
40.t, not intractable
51!zintractable, with status migrainosus
59!zintractable, without status migrainosus
41.vintractable
51!zactable, with status migrainosus
59!zactable, without status migrainosus
3A.1yclical vomiting
40!h, in migraine, not intractable
41!wintractable
3B.0Ophthalmoplegic migraine
40!o, not intractable
41!qintractable
3C.0Periodic headache syndromes in child or adult
40!zd or adult, not intractable
41!zd or adult, intractable
3D.0Abdominal migraine
40!i, not intractable
41!kintractable
38.0Other migraine
40.e, not intractable
51!v, with status migrainosus
59!zthout status migrainosus
41.gintractable
51!r, with status migrainosus
59!xout status migrainosus
42.0Menstrual migraine, not intractable
51!z, with status migrainosus
59!z, without status migrainosus
43.kintractable
51!v, with status migrainosus
59!zthout status migrainosus
39.1igraine, unspecified
40.l, not intractable
51!zble, with status migrainosus
59!zble, without status migrainosus
41.nintractable
51!y, with status migrainosus
59!z without status migrainosus
24.0Other headache syndromes
30.0Cluster headaches and other trigeminal autonomic cephalgias (TAC)
40.g syndrome, unspecified
51!zied, intractable
59!zied, not intractable
41.0Episodic cluster headache
51!p, intractable
59!rnot intractable
42.0Chronic cluster headache
51!o, intractable
59!qnot intractable
43.0Episodic paroxysmal hemicrania
51!u, intractable
59!wnot intractable
44.0Chronic paroxysmal hemicrania
51!t, intractable
59!vnot intractable
45.0Short lasting unilateral neuralgiform headache with conjunctival injection and tearing (SUNCT)
51!zrm headache with conjunctival injection and tearing (SUNCT), intractable
59!zrm headache with conjunctival injection and tearing (SUNCT), not intractable
49.0Other trigeminal autonomic cephalgias (TAC)
51!zas (TAC), intractable
59!zas (TAC), not intractable
31!0Vascular headache, not elsewhere classified
32.0Tension-type headache
40.l, unspecified
51!y, intractable
59!z not intractable
41.0Episodic tension-type headache
51!u, intractable
59!wnot intractable
42.0Chronic tension-type headache
51!t, intractable
59!vnot intractable
33.0Post-traumatic headache
40.n, unspecified
51!zd, intractable
59!zd, not intractable
41.0Acute post-traumatic headache
51!t, intractable
59!vnot intractable
42.0Chronic post-traumatic headache
51!v, intractable
59!xnot intractable
34.0Drug-induced headache, not elsewhere classified
40!ze classified, not intractable
41!ze classified, intractable
35.0Complicated headache syndromes
41!0Hemicrania continua
42!0New daily persistent headache (NDPH)
43!0Primary thunderclap headache
49!0Other complicated headache syndrome
38.6specified headache syndromes
41!0Hypnic headache
42!1eadache associated with sexual activity
43!0Primary cough headache
44!8exertional headache
45!8stabbing headache
46!0Cervicogenic headache
49!0Other headache syndrome
25.0Transient cerebral ischemic attacks and related syndromes
30!0Vertebro-basilar artery syndrome
31!0Carotid artery syndrome (hemispheric)
32!0Multiple and bilateral precerebral artery syndromes
33!0Amaurosis fugax
34!0Transient global amnesia
38!0Other transient cerebral ischemic attacks and related syndromes
39!0Transient cerebral ischemic attack, unspecified
26.0Vascular syndromes of brain in cerebrovascular diseases
27.0Sleep disorders
30.0Insomnia
40!8, unspecified
41!8 due to medical condition
49!0Other insomnia
31.0Hypersomnia
40!b, unspecified
41!0Idiopathic hypersomnia with long sleep time
42!rout long sleep time
43!0Recurrent hypersomnia
44!0Hypersomnia due to medical condition
49!0Other hypersomnia
32.0Circadian rhythm sleep disorders
40!v, unspecified type
41!xdelayed sleep phase type
42!xadvanced sleep phase type
43!xirregular sleep wake type
44!xfree running type
45!xjet lag type
46!xshift work type
47!v in conditions classified elsewhere
49!0Other circadian rhythm sleep disorder
33.0Sleep apnea
40!b, unspecified
41!0Primary central sleep apnea
42!0High altitude periodic breathing
43!0Obstructive sleep apnea (adult) (pediatric)
44!0Idiopathic sleep related nonobstructive alveolar hypoventilation
45!0Congenital central alveolar hypoventilation syndrome
46!0Sleep related hypoventilation in conditions classified elsewhere
47!0Central sleep apnea in conditions classified elsewhere
49!0Other sleep apnea
34.0Narcolepsy and cataplexy
41.a
51!a with cataplexy
59!fout cataplexy
42.bin conditions classified elsewhere
51!z elsewhere with cataplexy
59!z elsewhere without cataplexy
35.0Parasomnia
40!a, unspecified
41!0Confusional arousals
42!0REM sleep behavior disorder
43!1ecurrent isolated sleep paralysis
44!0Parasomnia in conditions classified elsewhere
49!0Other parasomnia
36.0Sleep related movement disorders
41!0Periodic limb movement disorder
42!0Sleep related leg cramps
43!ebruxism
49!0Other sleep related movement disorders
38!cdisorders
39!0Sleep disorder, unspecified
150.0Disorders of trigeminal nerve
21.0Facial nerve disorders
22.0Disorders of other cranial nerves
23!0Cranial nerve disorders in diseases classified elsewhere
24.0Nerve root and plexus disorders
25!mcompressions in diseases classified elsewhere
26.0Mononeuropathies of upper limb
30.0Carpal tunnel syndrome
40!m, unspecified upper limb
41!oright upper limb
42!oleft upper limb
43!obilateral upper limbs
31.0Other lesions of median nerve
40!t, unspecified upper limb
41!vright upper limb
42!vleft upper limb
43!vbilateral upper limbs
32.0Lesion of ulnar nerve
40!l, unspecified upper limb
41!nright upper limb
42!nleft upper limb
43!nbilateral upper limbs
33.aradial nerve
40!m, unspecified upper limb
41!oright upper limb
42!oleft upper limb
43!obilateral upper limbs
34.0Causalgia of upper limb
40!enspecified upper limb
41!dright upper limb
42!dleft upper limb
43!dbilateral upper limbs
38.0Other specified mononeuropathies of upper limb
40!z unspecified upper limb
41!z right upper limb
42!z left upper limb
43!z bilateral upper limbs
39.0Unspecified mononeuropathy of upper limb
40!vnspecified upper limb
41!uright upper limb
42!uleft upper limb
43!ubilateral upper limbs
27.0Mononeuropathies of lower limb
28.0Other mononeuropathies
29!0Mononeuropathy in diseases classified elsewhere
160.0Hereditary and idiopathic neuropathy
21.0Inflammatory polyneuropathy
22.0Other and unspecified polyneuropathies
30!0Drug-induced polyneuropathy
31!0Alcoholic polyneuropathy
32!0Polyneuropathy due to other toxic agents
38.0Other specified polyneuropathies
41!0Critical illness polyneuropathy
42!0Radiation-induced polyneuropathy
49!0Other specified polyneuropathies
39!0Polyneuropathy, unspecified
23!e in diseases classified elsewhere
24!0Other disorders of peripheral nervous system
25.0Sequelae of inflammatory and toxic polyneuropathies
170.0Myasthenia gravis and other myoneural disorders
21.0Primary disorders of muscles
22.0Other and unspecified myopathies
23.0Disorders of myoneural junction and muscle in diseases classified elsewhere
180.0Cerebral palsy
21.0Hemiplegia and hemiparesis
22.0Paraplegia (paraparesis) and quadriplegia (quadriparesis)
23.0Other paralytic syndromes
29.0Pain, not elsewhere classified
190.0Disorders of autonomic nervous system
21.0Hydrocephalus
22.0Toxic encephalopathy
23.0Other disorders of brain
24!o in diseases classified elsewhere
25.6and unspecified diseases of spinal cord
26.6disorders of central nervous system
27.0Intraoperative and postprocedural complications and disorders of nervous system, not elsewhere classified
28.0Other disorders of nervous system not elsewhere classified
29.yin diseases classified elsewhere
0H00.0Hordeolum and chalazion
21.0Other inflammation of eyelid
22.6disorders of eyelid
24.0Disorders of lacrimal system
25.dorbit
110.0Conjunctivitis
30.0Mucopurulent conjunctivitis
41.0Acute follicular conjunctivitis
51!v, right eye
52!xleft eye
53!xbilateral
59!xunspecified eye
42.0Other mucopurulent conjunctivitis
51!x, right eye
52!zleft eye
53!zbilateral
59!zunspecified eye
31.0Acute atopic conjunctivitis
40!r, unspecified eye
41!tright eye
42!tleft eye
43!tbilateral
32.0Other acute conjunctivitis
41.0Acute toxic conjunctivitis
51!q, right eye
52!sleft eye
53!sbilateral
59!sunspecified eye
42.0Pseudomembranous conjunctivitis
51!v, right eye
52!xleft eye
53!xbilateral
59!xunspecified eye
43.0Serous conjunctivitis, except viral
51!z, right eye
52!z, left eye
53!z, bilateral
59!z, unspecified eye
33.0Unspecified acute conjunctivitis
40!w, unspecified eye
41!yright eye
42!yleft eye
43!ybilateral
34.0Chronic conjunctivitis
40.0Unspecified chronic conjunctivitis
51!y, right eye
52!z left eye
53!z bilateral
59!z unspecified eye
41.0Chronic giant papillary conjunctivitis
51!ztis, right eye
52!ztis, left eye
53!ztis, bilateral
59!ztis, unspecified eye
42.0Simple chronic conjunctivitis
51!t, right eye
52!vleft eye
53!vbilateral
59!vunspecified eye
43.0Chronic follicular conjunctivitis
51!x, right eye
52!zleft eye
53!zbilateral
59!zunspecified eye
44!0Vernal conjunctivitis
45!0Other chronic allergic conjunctivitis
35.0Blepharoconjunctivitis
40.0Unspecified blepharoconjunctivitis
51!y, right eye
52!z left eye
53!z bilateral
59!z unspecified eye
41.0Ligneous conjunctivitis
51!n, right eye
52!pleft eye
53!pbilateral
59!punspecified eye
42.0Angular blepharoconjunctivitis
51!u, right eye
52!wleft eye
53!wbilateral
59!wunspecified eye
43.0Contact blepharoconjunctivitis
51!u, right eye
52!wleft eye
53!wbilateral
59!wunspecified eye
38.0Other conjunctivitis
41.0Pingueculitis
51!d, right eye
52!fleft eye
53!fbilateral
59!funspecified eye
42.0Rosacea conjunctivitis
51!m, right eye
52!oleft eye
53!obilateral
59!ounspecified eye
49!0Other conjunctivitis
39!0Unspecified conjunctivitis
21.0Other disorders of conjunctiva
25.0Disorders of sclera
26.0Keratitis
27.0Corneal scars and opacities
28.0Other disorders of cornea
120.0Iridocyclitis
21.0Other disorders of iris and ciliary body
22!0Disorders of iris and ciliary body in diseases classified elsewhere
25.0Age-related cataract
26.0Other cataract
30.0Infantile and juvenile cataract
40.0Unspecified infantile and juvenile cataract
51!zcataract, right eye
52!zcataract, left eye
53!zcataract, bilateral
59!zcataract, unspecified eye
41.0Infantile and juvenile cortical, lamellar, or zonular cataract
51!zmellar, or zonular cataract, right eye
52!zmellar, or zonular cataract, left eye
53!zmellar, or zonular cataract, bilateral
59!zmellar, or zonular cataract, unspecified eye
43.nnuclear cataract
51!zract, right eye
52!zract, left eye
53!zract, bilateral
59!zract, unspecified eye
44.0Anterior subcapsular polar infantile and juvenile cataract
51!ze and juvenile cataract, right eye
52!ze and juvenile cataract, left eye
53!ze and juvenile cataract, bilateral
59!ze and juvenile cataract, unspecified eye
45.0Posterior subcapsular polar infantile and juvenile cataract
51!zle and juvenile cataract, right eye
52!zle and juvenile cataract, left eye
53!zle and juvenile cataract, bilateral
59!zle and juvenile cataract, unspecified eye
46.0Combined forms of infantile and juvenile cataract
51!zenile cataract, right eye
52!zenile cataract, left eye
53!zenile cataract, bilateral
59!zenile cataract, unspecified eye
49!0Other infantile and juvenile cataract
31.0Traumatic cataract
40.0Unspecified traumatic cataract
51!u, right eye
52!wleft eye
53!wbilateral
59!wunspecified eye
41.0Localized traumatic opacities
51!t, right eye
52!vleft eye
53!vbilateral
59!vunspecified eye
42.0Partially resolved traumatic cataract
51!zct, right eye
52!zct, left eye
53!zct, bilateral
59!zct, unspecified eye
43.0Total traumatic cataract
51!o, right eye
52!qleft eye
53!qbilateral
59!qunspecified eye
32.0Complicated cataract
40!0Unspecified complicated cataract
41.0Cataract with neovascularization
51!w, right eye
52!yleft eye
53!ybilateral
59!yunspecified eye
42.9secondary to ocular disorders (degenerative) (inflammatory)
51!zers (degenerative) (inflammatory), right eye
52!zers (degenerative) (inflammatory), left eye
53!zers (degenerative) (inflammatory), bilateral
59!zers (degenerative) (inflammatory), unspecified eye
43.0Glaucomatous flecks (subcapsular)
51!x, right eye
52!zleft eye
53!zbilateral
59!zunspecified eye
33.0Drug-induced cataract
40!l, unspecified eye
41!nright eye
42!nleft eye
43!nbilateral
34.0Secondary cataract
40!0Unspecified secondary cataract
41.0Soemmering's ring
51!h, right eye
52!jleft eye
53!jbilateral
59!junspecified eye
49.0Other secondary cataract
51!o, right eye
52!qleft eye
53!qbilateral
59!qunspecified eye
38!7pecified cataract
39!0Unspecified cataract
27.0Other disorders of lens
28!0Cataract in diseases classified elsewhere
130.1horioretinal inflammation
21.0Other disorders of choroid
22!0Chorioretinal disorders in diseases classified elsewhere
23.0Retinal detachments and breaks
24.8vascular occlusions
25.0Other retinal disorders
26!0Retinal disorders in diseases classified elsewhere
140.0Glaucoma
30.8 suspect
40.0Preglaucoma, unspecified
51!o, right eye
52!qleft eye
53!qbilateral
59!qunspecified eye
41.0Open angle with borderline findings, low risk
51!z, low risk, right eye
52!z, low risk, left eye
53!z, low risk, bilateral
59!z, low risk, unspecified eye
42.z, high risk
51!z, high risk, right eye
52!z, high risk, left eye
53!z, high risk, bilateral
59!z, high risk, unspecified eye
43.0Anatomical narrow angle
51!n, right eye
52!pleft eye
53!pbilateral
59!punspecified eye
44.0Steroid responder
51!h, right eye
52!jleft eye
53!jbilateral
59!junspecified eye
45.0Ocular hypertension
51!j, right eye
52!lleft eye
53!lbilateral
59!lunspecified eye
46.0Primary angle closure without glaucoma damage
51!zoma damage, right eye
52!zoma damage, left eye
53!zoma damage, bilateral
59!zoma damage, unspecified eye
31.0Open-angle glaucoma
40.0Unspecified open-angle glaucoma
41.0Primary open-angle glaucoma
51.r, right eye
52.tleft eye
53.tbilateral
59.tunspecified eye
42.0Low-tension glaucoma
51.k, right eye
52.mleft eye
53.mbilateral
59.munspecified eye
43.0Pigmentary glaucoma
51.j, right eye
52.lleft eye
53.lbilateral
59.lunspecified eye
44.0Capsular glaucoma with pseudoexfoliation of lens
51.zation of lens, right eye
52.zation of lens, left eye
53.zation of lens, bilateral
59.zation of lens, unspecified eye
45.0Residual stage of open-angle glaucoma
51!zma, right eye
52!zma, left eye
53!zma, bilateral
59!zma, unspecified eye
32.0Primary angle-closure glaucoma
40.0Unspecified primary angle-closure glaucoma
41.0Acute angle-closure glaucoma
51!s, right eye
52!uleft eye
53!ubilateral
59!uunspecified eye
42.0Chronic angle-closure glaucoma
51.u, right eye
52.wleft eye
53.wbilateral
59.wunspecified eye
43.0Intermittent angle-closure glaucoma
51!z, right eye
52!z, left eye
53!z, bilateral
59!z, unspecified eye
44.0Residual stage of angle-closure glaucoma
51!zucoma, right eye
52!zucoma, left eye
53!zucoma, bilateral
59!zucoma, unspecified eye
33.0Glaucoma secondary to eye trauma
40.w, unspecified eye
41.yright eye
42.yleft eye
43.ybilateral
34.qinflammation
40.zion, unspecified eye
41.zion, right eye
42.zion, left eye
43.zion, bilateral
35.mother eye disorders
40.zorders, unspecified eye
41.zorders, right eye
42.zorders, left eye
43.zorders, bilateral
36.mdrugs
40.r, unspecified eye
41.tright eye
42.tleft eye
43.tbilateral
38.0Other glaucoma
41.0Glaucoma with increased episcleral venous pressure
51!zvenous pressure, right eye
52!zvenous pressure, left eye
53!zvenous pressure, bilateral
59!zvenous pressure, unspecified eye
42.0Hypersecretion glaucoma
51!n, right eye
52!pleft eye
53!pbilateral
59!punspecified eye
43.0Aqueous misdirection
51!k, right eye
52!mleft eye
53!mbilateral
59!munspecified eye
49!0Other specified glaucoma
39!0Unspecified glaucoma
22!0Glaucoma in diseases classified elsewhere
23.0Disorders of vitreous body
24.dglobe
26.0Optic neuritis
27.1ther disorders of optic [2nd] nerve and visual pathways
29.0Paralytic strabismus
150.0Other strabismus
21.6disorders of binocular movement
22.0Disorders of refraction and accommodation
23.0Visual disturbances
24.0Blindness and low vision
25.0Nystagmus and other irregular eye movements
27.0Other disorders of eye and adnexa
29.0Intraoperative and postprocedural complications and disorders of eye and adnexa, not elsewhere classified
160.0Otitis externa
30.0Abscess of external ear
40!n, unspecified ear
41!bright external ear
42!bleft external ear
43!bexternal ear, bilateral
31.0Cellulitis of external ear
40!q, unspecified ear
41!eright external ear
42!eleft external ear
43!eexternal ear, bilateral
32.0Malignant otitis externa
40!o, unspecified ear
41!qright ear
42!qleft ear
43!qbilateral
33.0Other infective otitis externa
41.0Diffuse otitis externa
51!m, right ear
52!oleft ear
53!obilateral
59!ounspecified ear
42.0Hemorrhagic otitis externa
51!q, right ear
52!sleft ear
53!sbilateral
59!sunspecified ear
43.0Swimmer's ear
51!d, right ear
52!fleft ear
53!fbilateral
59!funspecified ear
49.0Other infective otitis externa
51!u, right ear
52!wleft ear
53!wbilateral
59!wunspecified ear
34.0Cholesteatoma of external ear
40!t, unspecified ear
41!hright external ear
42!hleft external ear
43!hexternal ear, bilateral
35.0Acute noninfective otitis externa
40.0Unspecified acute noninfective otitis externa
51!zis externa, right ear
52!zis externa, left ear
53!zis externa, bilateral
59!zis externa, unspecified ear
41.0Acute actinic otitis externa
51!s, right ear
52!uleft ear
53!ubilateral
59!uunspecified ear
42.6chemical otitis externa
51!t, right ear
52!vleft ear
53!vbilateral
59!vunspecified ear
43.7ontact otitis externa
51!s, right ear
52!uleft ear
53!ubilateral
59!uunspecified ear
44.6eczematoid otitis externa
51!v, right ear
52!xleft ear
53!xbilateral
59!xunspecified ear
45.6reactive otitis externa
51!t, right ear
52!vleft ear
53!vbilateral
59!vunspecified ear
49.0Other noninfective acute otitis externa
51!zerna, right ear
52!zerna, left ear
53!zerna, bilateral
59!zerna, unspecified ear
36.0Unspecified chronic otitis externa
40!y, unspecified ear
41!z right ear
42!z left ear
43!z bilateral
38.0Other otitis externa
4X.k
51!k, right ear
52!mleft ear
53!mbilateral
59!munspecified ear
39.0Unspecified otitis externa
40!q, unspecified ear
41!sright ear
42!sleft ear
43!sbilateral
21.0Other disorders of external ear
30.0Chondritis and perichondritis of external ear
40.0Unspecified perichondritis of external ear
51!uright external ear
52!uleft external ear
53!uexternal ear, bilateral
59!znal ear, unspecified ear
41.0Acute perichondritis of external ear
51!oright external ear
52!oleft external ear
53!oexternal ear, bilateral
59!zr, unspecified ear
42.0Chronic perichondritis of external ear
51!qright external ear
52!qleft external ear
53!qexternal ear, bilateral
59!zear, unspecified ear
43.2ondritis of external ear
51!eright external ear
52!eleft external ear
53!eexternal ear, bilateral
59!sunspecified ear
31.0Noninfective disorders of pinna
40.0Unspecified noninfective disorders of pinna
51!zof pinna, right ear
52!zof pinna, left ear
53!zof pinna, bilateral
59!zof pinna, unspecified ear
41.0Acquired deformity of pinna
51!r, right ear
52!tleft ear
53!tbilateral
59!tunspecified ear
42.0Hematoma of pinna
51!h, right ear
52!jleft ear
53!jbilateral
59!junspecified ear
49.0Other noninfective disorders of pinna
51!0Noninfective disorders of pinna, right ear
52!xleft ear
53!xbilateral
59!xunspecified ear
32.0Impacted cerumen
40!g, unspecified ear
41!iright ear
42!ileft ear
43!ibilateral
33.0Acquired stenosis of external ear canal
40.zanal, unspecified
51!lright external ear canal, unspecified
52!lleft external ear canal, unspecified
53!lexternal ear canal, unspecified, bilateral
59!zanal, unspecified, unspecified ear
41.zanal secondary to trauma
51!lright external ear canal secondary to trauma
52!lleft external ear canal secondary to trauma
53!lexternal ear canal secondary to trauma, bilateral
59!zanal secondary to trauma, unspecified ear
42.zanal secondary to inflammation and infection
51!lright external ear canal secondary to inflammation and infection
52!lleft external ear canal secondary to inflammation and infection
53!lexternal ear canal secondary to inflammation and infection, bilateral
59!zanal secondary to inflammation and infection, unspecified ear
49.0Other acquired stenosis of external ear canal
51!rright external ear canal
52!rleft external ear canal
53!rexternal ear canal, bilateral
59!z ear canal, unspecified ear
38.6specified disorders of external ear
41.0Exostosis of external canal
51!dright external canal
52!dleft external canal
53!dexternal canal, bilateral
59!tunspecified ear
49.0Other specified disorders of external ear
51!tright external ear
52!tleft external ear
53!texternal ear, bilateral
59!zal ear, unspecified ear
39.0Disorder of external ear, unspecified
40!zed, unspecified ear
41!cright external ear, unspecified
42!cleft external ear, unspecified
43!cexternal ear, unspecified, bilateral
22.8s of external ear in diseases classified elsewhere
25.0Nonsuppurative otitis media
26.0Suppurative and unspecified otitis media
30.0Acute suppurative otitis media
40.u without spontaneous rupture of ear drum
51!zout spontaneous rupture of ear drum, right ear
52!zout spontaneous rupture of ear drum, left ear
53!zout spontaneous rupture of ear drum, bilateral
54!zout spontaneous rupture of ear drum, recurrent, right ear
55!zout spontaneous rupture of ear drum, recurrent, left ear
56!zout spontaneous rupture of ear drum, recurrent, bilateral
57!zout spontaneous rupture of ear drum, recurrent, unspecified ear
59!zout spontaneous rupture of ear drum, unspecified ear
41.z spontaneous rupture of ear drum
51!z spontaneous rupture of ear drum, right ear
52!z spontaneous rupture of ear drum, left ear
53!z spontaneous rupture of ear drum, bilateral
54!z spontaneous rupture of ear drum, recurrent, right ear
55!z spontaneous rupture of ear drum, recurrent, left ear
56!z spontaneous rupture of ear drum, recurrent, bilateral
57!z spontaneous rupture of ear drum, recurrent, unspecified ear
59!z spontaneous rupture of ear drum, unspecified ear
31.0Chronic tubotympanic suppurative otitis media
40!zitis media, unspecified
41!zitis media, right ear
42!zitis media, left ear
43!zitis media, bilateral
32.8atticoantral suppurative otitis media
40!zitis media, unspecified ear
41!zitis media, right ear
42!zitis media, left ear
43!zitis media, bilateral
33.0Other chronic suppurative otitis media
4X.zdia
51!zdia, right ear
52!zdia, left ear
53!zdia, bilateral
59!zdia, unspecified ear
34.0Suppurative otitis media, unspecified
40!zed, unspecified ear
41!zed, right ear
42!zed, left ear
43!zed, bilateral
39.0Otitis media, unspecified
40!p, unspecified ear
41!rright ear
42!rleft ear
43!rbilateral
27.c in diseases classified elsewhere
28.0Eustachian salpingitis and obstruction
29.0Other and unspecified disorders of Eustachian tube
170.0Mastoiditis and related conditions
21.0Cholesteatoma of middle ear
22.0Perforation of tympanic membrane
23.0Other disorders of tympanic membrane
24.jmiddle ear mastoid
25.uand mastoid in diseases classified elsewhere
180.2osclerosis
21.0Disorders of vestibular function
30.0Meniere's disease
41!h, right ear
42!jleft ear
43!jbilateral
49!junspecified ear
31.0Benign paroxysmal vertigo
40!p, unspecified ear
41!rright ear
42!rleft ear
43!rbilateral
32.0Vestibular neuronitis
40!l, unspecified ear
41!nright ear
42!nleft ear
43!nbilateral
33.0Other peripheral vertigo
41.0Aural vertigo
51!d, right ear
52!fleft ear
53!fbilateral
59!funspecified ear
49.0Other peripheral vertigo
51!o, right ear
52!qleft ear
53!qbilateral
59!qunspecified ear
34!0Vertigo of central origin
38.0Other disorders of vestibular function
4X.zion
51!zion, right ear
52!zion, left ear
53!zion, bilateral
59!zion, unspecified ear
39.0Unspecified disorder of vestibular function
40!zfunction, unspecified ear
41!zfunction, right ear
42!zfunction, left ear
43!zfunction, bilateral
22.0Vertiginous syndromes in diseases classified elsewhere
23.0Other diseases of inner ear
190.0Conductive and sensorineural hearing loss
21.0Other and unspecified hearing loss
30.2otoxic hearing loss
41!l, right ear
42!nleft ear
43!nbilateral
49!nunspecified ear
31.0Presbycusis
40!b, unspecified ear
41!dright ear
42!dleft ear
43!dbilateral
32.0Sudden idiopathic hearing loss
40!u, unspecified ear
41!wright ear
42!wleft ear
43!wbilateral
33!0Deaf nonspeaking, not elsewhere classified
38.0Other specified hearing loss
4X.s
51!s, right ear
52!uleft ear
53!ubilateral
59!uunspecified ear
39.0Unspecified hearing loss
40!o, unspecified ear
41!qright ear
42!qleft ear
43!qbilateral
22.0Otalgia and effusion of ear
30.7
41!7, right ear
42!9left ear
43!9bilateral
49!9unspecified ear
31.2orrhea
40!8, unspecified ear
41!aright ear
42!aleft ear
43!abilateral
32.6agia
40!a, unspecified ear
41!cright ear
42!cleft ear
43!cbilateral
23.2her disorders of ear, not elsewhere classified
30.0Degenerative and vascular disorders of ear
41.0Transient ischemic deafness
51!r, right ear
52!tleft ear
53!tbilateral
59!tunspecified ear
49.0Unspecified degenerative and vascular disorders of ear
51!zar disorders of right ear
52!zar disorders of left ear
53!zar disorders of ear, bilateral
59!zar disorders of unspecified ear
31.0Tinnitus
41!8, right ear
42!aleft ear
43!abilateral
49!aunspecified ear
3A.0Pulsatile tinnitus
41!i, right ear
42!kleft ear
43!kbilateral
49!kunspecified ear
32.0Other abnormal auditory perceptions
41.0Auditory recruitment
51!k, right ear
52!mleft ear
53!mbilateral
59!munspecified ear
42.0Diplacusis
51!a, right ear
52!cleft ear
53!cbilateral
59!cunspecified ear
43.0Hyperacusis
51!b, right ear
52!dleft ear
53!dbilateral
59!dunspecified ear
44.0Temporary auditory threshold shift
51!y, right ear
52!z left ear
53!z bilateral
59!z unspecified ear
45!0Central auditory processing disorder
49.0Other abnormal auditory perceptions
51!z, right ear
52!z, left ear
53!z, bilateral
59!z, unspecified ear
33.0Disorders of acoustic nerve
4X.r
51!dright acoustic nerve
52!dleft acoustic nerve
53!dbilateral acoustic nerves
59!dunspecified acoustic nerve
38.0Other specified disorders of ear
4X.w
51!tright ear
52!tleft ear
53!tear, bilateral
59!yunspecified ear
39.0Unspecified disorder of ear
40!r, unspecified ear
41!oright ear
42!oleft ear
43!oear, bilateral
24.0Other disorders of ear in diseases classified elsewhere
25.0Intraoperative and postprocedural complications and disorders of ear and mastoid process, not elsewhere classified
0I00!0Rheumatic fever without heart involvement
21.k heart involvement
22.achorea
25.amitral valve diseases
26.aaortic valve diseases
27.atricuspid valve diseases
28.0Multiple valve diseases
29.0Other rheumatic heart diseases
110!0Essential (primary) hypertension
21.0Hypertensive heart disease
30!q with heart failure
39!vout heart failure
22.dchronic kidney disease
23.dheart and chronic kidney disease
25.0Secondary hypertension
26.0Hypertensive crisis
30!durgency
31!demergency
39!dcrisis, unspecified
120.0Angina pectoris
30!0Unstable angina
31!0Angina pectoris with documented spasm
38!0Other forms of angina pectoris
39!0Angina pectoris, unspecified
21.1cute myocardial infarction
30.0ST elevation (STEMI) myocardial infarction of anterior wall
41!zarction involving left main coronary artery
42!zarction involving left anterior descending coronary artery
49!zarction involving other coronary artery of anterior wall
31.zarction of inferior wall
41!zarction involving right coronary artery
49!zarction involving other coronary artery of inferior wall
32.zarction of other sites
41!zarction involving left circumflex coronary artery
49!zarction involving other sites
33!zarction of unspecified site
34!0Non-ST elevation (NSTEMI) myocardial infarction
39!0Acute myocardial infarction, unspecified
3A.0Other type of myocardial infarction
41!0Myocardial infarction type 2
49!0Other myocardial infarction type
22.0Subsequent ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction
23.0Certain current complications following ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction (within the 28 day period)
24.0Other acute ischemic heart diseases
25.0Chronic ischemic heart disease
31.0Atherosclerotic heart disease of native coronary artery
40!ztive coronary artery without angina pectoris
41.ztive coronary artery with angina pectoris
50!ztive coronary artery with unstable angina pectoris
51!ztive coronary artery with angina pectoris with documented spasm
58!ztive coronary artery with other forms of angina pectoris
59!ztive coronary artery with unspecified angina pectoris
32!0Old myocardial infarction
33!0Aneurysm of heart
34.0Coronary artery aneurysm and dissection
41!o
42!gdissection
35!0Ischemic cardiomyopathy
36!0Silent myocardial ischemia
37.0Atherosclerosis of coronary artery bypass graft(s) and coronary artery of transplanted heart with angina pectoris
40.zbypass graft(s), unspecified, with angina pectoris
50!zbypass graft(s), unspecified, with unstable angina pectoris
51!zbypass graft(s), unspecified, with angina pectoris with documented spasm
58!zbypass graft(s), unspecified, with other forms of angina pectoris
59!zbypass graft(s), unspecified, with unspecified angina pectoris
41.jautologous vein coronary artery bypass graft(s) with angina pectoris
50!zcoronary artery bypass graft(s) with unstable angina pectoris
51!zcoronary artery bypass graft(s) with angina pectoris with documented spasm
58!zcoronary artery bypass graft(s) with other forms of angina pectoris
59!zcoronary artery bypass graft(s) with unspecified angina pectoris
42.uartery coronary artery bypass graft(s) with angina pectoris
50!zy coronary artery bypass graft(s) with unstable angina pectoris
51!zy coronary artery bypass graft(s) with angina pectoris with documented spasm
58!zy coronary artery bypass graft(s) with other forms of angina pectoris
59!zy coronary artery bypass graft(s) with unspecified angina pectoris
43.jnonautologous biological coronary artery bypass graft(s) with angina pectoris
50!zological coronary artery bypass graft(s) with unstable angina pectoris
51!zological coronary artery bypass graft(s) with angina pectoris with documented spasm
58!zological coronary artery bypass graft(s) with other forms of angina pectoris
59!zological coronary artery bypass graft(s) with unspecified angina pectoris
45.kative coronary artery of transplanted heart with angina pectoris
50!zartery of transplanted heart with unstable angina
51!zartery of transplanted heart with angina pectoris with documented spasm
58!zartery of transplanted heart with other forms of angina pectoris
59!zartery of transplanted heart with unspecified angina pectoris
46.jbypass graft of coronary artery of transplanted heart with angina pectoris
50!zcoronary artery of transplanted heart with unstable angina
51!zcoronary artery of transplanted heart with angina pectoris with documented spasm
58!zcoronary artery of transplanted heart with other forms of angina pectoris
59!zcoronary artery of transplanted heart with unspecified angina pectoris
49.jother coronary artery bypass graft(s) with angina pectoris
50!zrtery bypass graft(s) with unstable angina pectoris
51!zrtery bypass graft(s) with angina pectoris with documented spasm
58!zrtery bypass graft(s) with other forms of angina pectoris
59!zrtery bypass graft(s) with unspecified angina pectoris
38.0Other forms of chronic ischemic heart disease
41.0Atherosclerosis of other coronary vessels without angina pectoris
50!jcoronary artery bypass graft(s) without angina pectoris
51!jnative coronary artery of transplanted heart without angina pectoris
52!jbypass graft of coronary artery of transplanted heart without angina pectoris
42!0Chronic total occlusion of coronary artery
43!1oronary atherosclerosis due to lipid rich plaque
44!wcalcified coronary lesion
49!0Other forms of chronic ischemic heart disease
39!0Chronic ischemic heart disease, unspecified
26.0Pulmonary embolism
30.i with acute cor pulmonale
41!0Septic pulmonary embolism with acute cor pulmonale
42!1addle embolus of pulmonary artery with acute cor pulmonale
49!0Other pulmonary embolism with acute cor pulmonale
39.0Pulmonary embolism without acute cor pulmonale
40!0Septic pulmonary embolism without acute cor pulmonale
42!1addle embolus of pulmonary artery without acute cor pulmonale
43!1ingle subsegmental pulmonary embolism without acute cor pulmonale
44!0Multiple subsegmental pulmonary emboli without acute cor pulmonale
49!0Other pulmonary embolism without acute cor pulmonale
27.gheart diseases
28.6diseases of pulmonary vessels
130.0Acute pericarditis
21.0Other diseases of pericardium
22!0Pericarditis in diseases classified elsewhere
23.0Acute and subacute endocarditis
24.0Nonrheumatic mitral valve disorders
30!k(valve) insufficiency
31!sprolapse
32!sstenosis
38!0Other nonrheumatic mitral valve disorders
39!0Nonrheumatic mitral valve disorder, unspecified
25.daortic valve disorders
30!k(valve) stenosis
31!sinsufficiency
32!sstenosis with insufficiency
38!0Other nonrheumatic aortic valve disorders
39!0Nonrheumatic aortic valve disorder, unspecified
26.dtricuspid valve disorders
27.dpulmonary valve disorders
28!0Endocarditis, valve unspecified
29!c and heart valve disorders in diseases classified elsewhere
140.0Acute myocarditis
21!0Myocarditis in diseases classified elsewhere
22.0Cardiomyopathy
30!0Dilated cardiomyopathy
31!0Obstructive hypertrophic cardiomyopathy
32!1ther hypertrophic cardiomyopathy
33!0Endomyocardial (eosinophilic) disease
34!4cardial fibroelastosis
35!0Other restrictive cardiomyopathy
36!0Alcoholic cardiomyopathy
37!0Cardiomyopathy due to drug and external agent
38!0Other cardiomyopathies
39!0Cardiomyopathy, unspecified
23!e in diseases classified elsewhere
24.0Atrioventricular and left bundle-branch block
25.0Other conduction disorders
26.0Cardiac arrest
27.0Paroxysmal tachycardia
30!0Re-entry ventricular arrhythmia
31!0Supraventricular tachycardia
32!0Ventricular tachycardia
39!0Paroxysmal tachycardia, unspecified
28.0Atrial fibrillation and flutter
30!0Paroxysmal atrial fibrillation
31.1ersistent atrial fibrillation
41!0Longstanding persistent atrial fibrillation
49!0Other persistent atrial fibrillation
32.0Chronic atrial fibrillation
40!r, unspecified
41!0Permanent atrial fibrillation
33!0Typical atrial flutter
34!0Atypical atrial flutter
39.0Unspecified atrial fibrillation and atrial flutter
41!v
42!klutter
29.0Other cardiac arrhythmias
30.0Ventricular fibrillation and flutter
41!o
42!dlutter
31!0Atrial premature depolarization
32!0Junctional premature depolarization
33!0Ventricular premature depolarization
34.0Other and unspecified premature depolarization
40!0Unspecified premature depolarization
49!0Other premature depolarization
35!0Sick sinus syndrome
38!0Other specified cardiac arrhythmias
39!0Cardiac arrhythmia, unspecified
150.0Heart failure
31!0Left ventricular failure, unspecified
32.0Systolic (congestive) heart failure
40!0Unspecified systolic (congestive) heart failure
41!0Acute systolic (congestive) heart failure
42!0Chronic systolic (congestive) heart failure
43!0Acute on chronic systolic (congestive) heart failure
33.0Diastolic (congestive) heart failure
40!0Unspecified diastolic (congestive) heart failure
41!0Acute diastolic (congestive) heart failure
42!0Chronic diastolic (congestive) heart failure
43!0Acute on chronic diastolic (congestive) heart failure
34.0Combined systolic (congestive) and diastolic (congestive) heart failure
40!0Unspecified combined systolic (congestive) and diastolic (congestive) heart failure
41!0Acute combined systolic (congestive) and diastolic (congestive) heart failure
42!0Chronic combined systolic (congestive) and diastolic (congestive) heart failure
43!0Acute on chronic combined systolic (congestive) and diastolic (congestive) heart failure
38.0Other heart failure
41.0Right heart failure
50!j, unspecified
51!0Acute right heart failure
52!0Chronic right heart failure
53!0Acute on chronic right heart failure
54!0Right heart failure due to left heart failure
42!0Biventricular heart failure
43!0High output heart failure
44!0End stage heart failure
49!0Other heart failure
39!0Heart failure, unspecified
21.0Complications and ill-defined descriptions of heart disease
22!0Other heart disorders in diseases classified elsewhere
2A!0Non-ischemic myocardial injury (non-traumatic)
160.3traumatic subarachnoid hemorrhage
21.dintracerebral hemorrhage
22.0Other and unspecified nontraumatic intracranial hemorrhage
23.0Cerebral infarction
30.j due to thrombosis of precerebral arteries
40!zis of unspecified precerebral artery
41.zis of vertebral artery
51!zis of right vertebral artery
52!zis of left vertebral artery
53!zis of bilateral vertebral arteries
59!zis of unspecified vertebral artery
42!zis of basilar artery
43.zis of carotid artery
51!zis of right carotid artery
52!zis of left carotid artery
53!zis of bilateral carotid arteries
59!zis of unspecified carotid artery
49!zis of other precerebral artery
31.rembolism of precerebral arteries
40!z of unspecified precerebral artery
41.z of vertebral artery
51!z of right vertebral artery
52!z of left vertebral artery
53!z of bilateral vertebral arteries
59!z of unspecified vertebral artery
42!z of basilar artery
43.z of carotid artery
51!z of right carotid artery
52!z of left carotid artery
53!z of bilateral carotid arteries
59!z of unspecified carotid artery
49!z of other precerebral artery
32.runspecified occlusion or stenosis of precerebral arteries
40!zied occlusion or stenosis of unspecified precerebral arteries
41.zied occlusion or stenosis of vertebral arteries
51!zied occlusion or stenosis of right vertebral artery
52!zied occlusion or stenosis of left vertebral artery
53!zied occlusion or stenosis of bilateral vertebral arteries
59!zied occlusion or stenosis of unspecified vertebral artery
42!zied occlusion or stenosis of basilar artery
43.zied occlusion or stenosis of carotid arteries
51!zied occlusion or stenosis of right carotid arteries
52!zied occlusion or stenosis of left carotid arteries
53!zied occlusion or stenosis of bilateral carotid arteries
59!zied occlusion or stenosis of unspecified carotid artery
49!zied occlusion or stenosis of other precerebral arteries
33.rthrombosis of cerebral arteries
40!zis of unspecified cerebral artery
41.zis of middle cerebral artery
51!zis of right middle cerebral artery
52!zis of left middle cerebral artery
53!zis of bilateral middle cerebral arteries
59!zis of unspecified middle cerebral artery
42.zis of anterior cerebral artery
51!zis of right anterior cerebral artery
52!zis of left anterior cerebral artery
53!zis of bilateral anterior cerebral arteries
59!zis of unspecified anterior cerebral artery
43.zis of posterior cerebral artery
51!zis of right posterior cerebral artery
52!zis of left posterior cerebral artery
53!zis of bilateral posterior cerebral arteries
59!zis of unspecified posterior cerebral artery
44.zis of cerebellar artery
51!zis of right cerebellar artery
52!zis of left cerebellar artery
53!zis of bilateral cerebellar arteries
59!zis of unspecified cerebellar artery
49!zis of other cerebral artery
34.rembolism of cerebral arteries
40!z of unspecified cerebral artery
41.z of middle cerebral artery
51!z of right middle cerebral artery
52!z of left middle cerebral artery
53!z of bilateral middle cerebral arteries
59!z of unspecified middle cerebral artery
42.z of anterior cerebral artery
51!z of right anterior cerebral artery
52!z of left anterior cerebral artery
53!z of bilateral anterior cerebral arteries
59!z of unspecified anterior cerebral artery
43.z of posterior cerebral artery
51!z of right posterior cerebral artery
52!z of left posterior cerebral artery
53!z of bilateral posterior cerebral arteries
59!z of unspecified posterior cerebral artery
44.z of cerebellar artery
51!z of right cerebellar artery
52!z of left cerebellar artery
53!z of bilateral cerebellar arteries
59!z of unspecified cerebellar artery
49!z of other cerebral artery
35.runspecified occlusion or stenosis of cerebral arteries
40!zied occlusion or stenosis of unspecified cerebral artery
41.zied occlusion or stenosis of middle cerebral artery
51!zied occlusion or stenosis of right middle cerebral artery
52!zied occlusion or stenosis of left middle cerebral artery
53!zied occlusion or stenosis of bilateral middle cerebral arteries
59!zied occlusion or stenosis of unspecified middle cerebral artery
42.zied occlusion or stenosis of anterior cerebral artery
51!zied occlusion or stenosis of right anterior cerebral artery
52!zied occlusion or stenosis of left anterior cerebral artery
53!zied occlusion or stenosis of bilateral anterior cerebral arteries
59!zied occlusion or stenosis of unspecified anterior cerebral artery
43.zied occlusion or stenosis of posterior cerebral artery
51!zied occlusion or stenosis of right posterior cerebral artery
52!zied occlusion or stenosis of left posterior cerebral artery
53!zied occlusion or stenosis of bilateral posterior cerebral arteries
59!zied occlusion or stenosis of unspecified posterior cerebral artery
44.zied occlusion or stenosis of cerebellar artery
51!zied occlusion or stenosis of right cerebellar artery
52!zied occlusion or stenosis of left cerebellar artery
53!zied occlusion or stenosis of bilateral cerebellar arteries
59!zied occlusion or stenosis of unspecified cerebellar artery
49!zied occlusion or stenosis of other cerebral artery
36!rcerebral venous thrombosis, nonpyogenic
38.0Other cerebral infarction
41!p due to occlusion or stenosis of small artery
49!p
39!0Cerebral infarction, unspecified
25.0Occlusion and stenosis of precerebral arteries, not resulting in cerebral infarction
26.qcerebral arteries, not resulting in cerebral infarction
27.1ther cerebrovascular diseases
28.0Cerebrovascular disorders in diseases classified elsewhere
29.0Sequelae of cerebrovascular disease
170.0Atherosclerosis
21.1ortic aneurysm and dissection
30.0Dissection of aorta
40!eunspecified site of aorta
41!ethoracic aorta
42!eabdominal aorta
43!ethoracoabdominal aorta
31!0Thoracic aortic aneurysm, ruptured
32!qwithout rupture
33!0Abdominal aortic aneurysm, ruptured
34!rwithout rupture
35!0Thoracoabdominal aortic aneurysm, ruptured
36!ywithout rupture
38!0Aortic aneurysm of unspecified site, ruptured
39!z, without rupture
22.0Other aneurysm
23.6peripheral vascular diseases
30.0Raynaud's syndrome
40!i without gangrene
41!n gangrene
31!0Thromboangiitis obliterans [Buerger's disease]
38.0Other specified peripheral vascular diseases
41!0Erythromelalgia
49!0Other specified peripheral vascular diseases
39!0Peripheral vascular disease, unspecified
24.0Arterial embolism and thrombosis
25.1theroembolism
26!0Septic arterial embolism
27.0Other disorders of arteries and arterioles
28.0Diseases of capillaries
29.3orders of arteries, arterioles and capillaries in diseases classified elsewhere
180.0Phlebitis and thrombophlebitis
21!1ortal vein thrombosis
22.0Other venous embolism and thrombosis
30!0Budd-Chiari syndrome
31!0Thrombophlebitis migrans
32.0Embolism and thrombosis of vena cava and other thoracic veins
41.rsuperior vena cava
50!0Acute embolism and thrombosis of superior vena cava
51!0Chronic embolism and thrombosis of superior vena cava
42.0Embolism and thrombosis of inferior vena cava
50!0Acute embolism and thrombosis of inferior vena cava
51!0Chronic embolism and thrombosis of inferior vena cava
49.0Embolism and thrombosis of other thoracic veins
50!0Acute embolism and thrombosis of other thoracic veins
51!0Chronic embolism and thrombosis of other thoracic veins
33!0Embolism and thrombosis of renal vein
34.0Acute embolism and thrombosis of deep veins of lower extremity
40.xunspecified deep veins of lower extremity
51!zspecified deep veins of right lower extremity
52!zspecified deep veins of left lower extremity
53!zspecified deep veins of lower extremity, bilateral
59!zspecified deep veins of unspecified lower extremity
41.xfemoral vein
51!xright femoral vein
52!xleft femoral vein
53!xfemoral vein, bilateral
59!xunspecified femoral vein
42.xiliac vein
51!xright iliac vein
52!xleft iliac vein
53!xiliac vein, bilateral
59!xunspecified iliac vein
43.xpopliteal vein
51!xright popliteal vein
52!xleft popliteal vein
53!xpopliteal vein, bilateral
59!xunspecified popliteal vein
44.xtibial vein
51!xright tibial vein
52!xleft tibial vein
53!xtibial vein, bilateral
59!xunspecified tibial vein
45.xperoneal vein
51!xright peroneal vein
52!xleft peroneal vein
53!xperoneal vein, bilateral
59!xunspecified peroneal vein
46.xcalf muscular vein
51!xright calf muscular vein
52!xleft calf muscular vein
53!xcalf muscular vein, bilateral
59!xunspecified calf muscular vein
49.xother specified deep vein of lower extremity
51!zher specified deep vein of right lower extremity
52!zher specified deep vein of left lower extremity
53!zher specified deep vein of lower extremity, bilateral
59!zher specified deep vein of unspecified lower extremity
4Y.xunspecified deep veins of proximal lower extremity
51!zspecified deep veins of right proximal lower extremity
52!zspecified deep veins of left proximal lower extremity
53!zspecified deep veins of proximal lower extremity, bilateral
59!zspecified deep veins of unspecified proximal lower extremity
4Z.zspecified deep veins of distal lower extremity
51!zspecified deep veins of right distal lower extremity
52!zspecified deep veins of left distal lower extremity
53!zspecified deep veins of distal lower extremity, bilateral
59!zspecified deep veins of unspecified distal lower extremity
35.0Chronic embolism and thrombosis of deep veins of lower extremity
40.zunspecified deep veins of lower extremity
51!zunspecified deep veins of right lower extremity
52!zunspecified deep veins of left lower extremity
53!zunspecified deep veins of lower extremity, bilateral
59!zunspecified deep veins of unspecified lower extremity
41.zfemoral vein
51!zright femoral vein
52!zleft femoral vein
53!zfemoral vein, bilateral
59!zunspecified femoral vein
42.ziliac vein
51!zright iliac vein
52!zleft iliac vein
53!ziliac vein, bilateral
59!zunspecified iliac vein
43.zpopliteal vein
51!zright popliteal vein
52!zleft popliteal vein
53!zpopliteal vein, bilateral
59!zunspecified popliteal vein
44.ztibial vein
51!zright tibial vein
52!zleft tibial vein
53!ztibial vein, bilateral
59!zunspecified tibial vein
45.zperoneal vein
51!zright peroneal vein
52!zleft peroneal vein
53!zperoneal vein, bilateral
59!zunspecified peroneal vein
46.zcalf muscular vein
51!zright calf muscular vein
52!zleft calf muscular vein
53!zcalf muscular vein, bilateral
59!zunspecified calf muscular vein
49.zother specified deep vein of lower extremity
51!zother specified deep vein of right lower extremity
52!zother specified deep vein of left lower extremity
53!zother specified deep vein of lower extremity, bilateral
59!zother specified deep vein of unspecified lower extremity
4Y.zunspecified deep veins of proximal lower extremity
51!zunspecified deep veins of right proximal lower extremity
52!zunspecified deep veins of left proximal lower extremity
53!zunspecified deep veins of proximal lower extremity, bilateral
59!zunspecified deep veins of unspecified proximal lower extremity
4Z.zunspecified deep veins of distal lower extremity
51!zunspecified deep veins of right distal lower extremity
52!zunspecified deep veins of left distal lower extremity
53!zunspecified deep veins of distal lower extremity, bilateral
59!zunspecified deep veins of unspecified distal lower extremity
36.0Acute embolism and thrombosis of veins of upper extremity
40.xunspecified veins of upper extremity
51!zspecified veins of right upper extremity
52!zspecified veins of left upper extremity
53!zspecified veins of upper extremity, bilateral
59!zspecified veins of unspecified upper extremity
41.xsuperficial veins of upper extremity
51!zperficial veins of right upper extremity
52!zperficial veins of left upper extremity
53!zperficial veins of upper extremity, bilateral
59!zperficial veins of unspecified upper extremity
42.xdeep veins of upper extremity
51!zep veins of right upper extremity
52!zep veins of left upper extremity
53!zep veins of upper extremity, bilateral
59!zep veins of unspecified upper extremity
37.0Chronic embolism and thrombosis of veins of upper extremity
40.zunspecified veins of upper extremity
51!zunspecified veins of right upper extremity
52!zunspecified veins of left upper extremity
53!zunspecified veins of upper extremity, bilateral
59!zunspecified veins of unspecified upper extremity
41.zsuperficial veins of upper extremity
51!zsuperficial veins of right upper extremity
52!zsuperficial veins of left upper extremity
53!zsuperficial veins of upper extremity, bilateral
59!zsuperficial veins of unspecified upper extremity
42.zdeep veins of upper extremity
51!zdeep veins of right upper extremity
52!zdeep veins of left upper extremity
53!zdeep veins of upper extremity, bilateral
59!zdeep veins of unspecified upper extremity
3A.0Embolism and thrombosis of axillary vein
41.0Acute embolism and thrombosis of axillary vein
51!xright axillary vein
52!xleft axillary vein
53!xaxillary vein, bilateral
59!xunspecified axillary vein
42.0Chronic embolism and thrombosis of axillary vein
51!zright axillary vein
52!zleft axillary vein
53!zaxillary vein, bilateral
59!zunspecified axillary vein
3B.0Embolism and thrombosis of subclavian vein
41.0Acute embolism and thrombosis of subclavian vein
51!xright subclavian vein
52!xleft subclavian vein
53!xsubclavian vein, bilateral
59!xunspecified subclavian vein
42.0Chronic embolism and thrombosis of subclavian vein
51!zright subclavian vein
52!zleft subclavian vein
53!zsubclavian vein, bilateral
59!zunspecified subclavian vein
3C.0Embolism and thrombosis of internal jugular vein
41.0Acute embolism and thrombosis of internal jugular vein
51!xright internal jugular vein
52!xleft internal jugular vein
53!xinternal jugular vein, bilateral
59!xunspecified internal jugular vein
42.0Chronic embolism and thrombosis of internal jugular vein
51!zright internal jugular vein
52!zleft internal jugular vein
53!zinternal jugular vein, bilateral
59!zunspecified internal jugular vein
38.0Embolism and thrombosis of other specified veins
41.rsuperficial veins of lower extremities
51!zial veins of right lower extremity
52!zial veins of left lower extremity
53!zial veins of lower extremities, bilateral
59!zial veins of unspecified lower extremity
49.rother specified veins
50!0Acute embolism and thrombosis of other specified veins
51!0Chronic embolism and thrombosis of other specified veins
39.0Embolism and thrombosis of unspecified vein
40!0Acute embolism and thrombosis of unspecified vein
41!0Chronic embolism and thrombosis of unspecified vein
23.0Varicose veins of lower extremities
30.z with ulcer
40.iunspecified lower extremity with ulcer
51!z extremity with ulcer of thigh
52!z extremity with ulcer of calf
53!z extremity with ulcer of ankle
54!z extremity with ulcer of heel and midfoot
55!z extremity with ulcer other part of foot
58!z extremity with ulcer other part of lower leg
59!z extremity with ulcer of unspecified site
41.iright lower extremity with ulcer
51!zmity with ulcer of thigh
52!zmity with ulcer of calf
53!zmity with ulcer of ankle
54!zmity with ulcer of heel and midfoot
55!zmity with ulcer other part of foot
58!zmity with ulcer other part of lower leg
59!zmity with ulcer of unspecified site
42.ileft lower extremity with ulcer
51!zity with ulcer of thigh
52!zity with ulcer of calf
53!zity with ulcer of ankle
54!zity with ulcer of heel and midfoot
55!zity with ulcer other part of foot
58!zity with ulcer other part of lower leg
59!zity with ulcer of unspecified site
31.jower extremities with inflammation
40!iunspecified lower extremity with inflammation
41!iright lower extremity with inflammation
42!ileft lower extremity with inflammation
32.jower extremities with both ulcer and inflammation
40.iunspecified lower extremity with both ulcer and inflammation
51!z extremity with both ulcer of thigh and inflammation
52!z extremity with both ulcer of calf and inflammation
53!z extremity with both ulcer of ankle and inflammation
54!z extremity with both ulcer of heel and midfoot and inflammation
55!z extremity with both ulcer other part of foot and inflammation
58!z extremity with both ulcer of other part of lower extremity and inflammation
59!z extremity with both ulcer of unspecified site and inflammation
41.iright lower extremity with both ulcer and inflammation
51!zmity with both ulcer of thigh and inflammation
52!zmity with both ulcer of calf and inflammation
53!zmity with both ulcer of ankle and inflammation
54!zmity with both ulcer of heel and midfoot and inflammation
55!zmity with both ulcer other part of foot and inflammation
58!zmity with both ulcer of other part of lower extremity and inflammation
59!zmity with both ulcer of unspecified site and inflammation
42.ileft lower extremity with both ulcer and inflammation
51!zity with both ulcer of thigh and inflammation
52!zity with both ulcer of calf and inflammation
53!zity with both ulcer of ankle and inflammation
54!zity with both ulcer of heel and midfoot and inflammation
55!zity with both ulcer other part of foot and inflammation
58!zity with both ulcer of other part of lower extremity and inflammation
59!zity with both ulcer of unspecified site and inflammation
38.jower extremities with other complications
41.z with pain
51!iright lower extremity with pain
52!ileft lower extremity with pain
53!ibilateral lower extremities with pain
59!iunspecified lower extremity with pain
49.ilower extremities with other complications
51!iright lower extremity with other complications
52!ileft lower extremity with other complications
53!ibilateral lower extremities with other complications
59!iunspecified lower extremity with other complications
39.0Asymptomatic varicose veins of lower extremities
40!vunspecified lower extremity
41!vright lower extremity
42!vleft lower extremity
43!vbilateral lower extremities
25.0Esophageal varices
26.0Varicose veins of other sites
27.0Other disorders of veins
30.0Postthrombotic syndrome
40.n without complications
51!zplications of right lower extremity
52!zplications of left lower extremity
53!zplications of bilateral lower extremity
59!zplications of unspecified extremity
41.s ulcer
51!y of right lower extremity
52!zof left lower extremity
53!zof bilateral lower extremity
59!zof unspecified lower extremity
42.tinflammation
51!zmation of right lower extremity
52!zmation of left lower extremity
53!zmation of bilateral lower extremity
59!zmation of unspecified lower extremity
43.tulcer and inflammation
51!zand inflammation of right lower extremity
52!zand inflammation of left lower extremity
53!zand inflammation of bilateral lower extremity
59!zand inflammation of unspecified lower extremity
49.tother complications
51!zcomplications of right lower extremity
52!zcomplications of left lower extremity
53!zcomplications of bilateral lower extremity
59!zcomplications of unspecified lower extremity
31!0Compression of vein
32!0Venous insufficiency (chronic) (peripheral)
33.0Chronic venous hypertension (idiopathic)
40.zthic) without complications
51!zthic) without complications of right lower extremity
52!zthic) without complications of left lower extremity
53!zthic) without complications of bilateral lower extremity
59!zthic) without complications of unspecified lower extremity
41.zthic) with ulcer
51!zthic) with ulcer of right lower extremity
52!zthic) with ulcer of left lower extremity
53!zthic) with ulcer of bilateral lower extremity
59!zthic) with ulcer of unspecified lower extremity
42.zthic) with inflammation
51!zthic) with inflammation of right lower extremity
52!zthic) with inflammation of left lower extremity
53!zthic) with inflammation of bilateral lower extremity
59!zthic) with inflammation of unspecified lower extremity
43.zthic) with ulcer and inflammation
51!zthic) with ulcer and inflammation of right lower extremity
52!zthic) with ulcer and inflammation of left lower extremity
53!zthic) with ulcer and inflammation of bilateral lower extremity
59!zthic) with ulcer and inflammation of unspecified lower extremity
49.zthic) with other complications
51!zthic) with other complications of right lower extremity
52!zthic) with other complications of left lower extremity
53!zthic) with other complications of bilateral lower extremity
59!zthic) with other complications of unspecified lower extremity
38!0Other specified disorders of veins
39!0Disorder of vein, unspecified
28.0Nonspecific lymphadenitis
29.0Other noninfective disorders of lymphatic vessels and lymph nodes
195.0Hypotension
30!0Idiopathic hypotension
31!0Orthostatic hypotension
32!0Hypotension due to drugs
33!cof hemodialysis
38.0Other hypotension
41!0Postprocedural hypotension
49!0Other hypotension
39!0Hypotension, unspecified
26!0Gangrene, not elsewhere classified
27.0Intraoperative and postprocedural complications and disorders of circulatory system, not elsewhere classified
29.0Other and unspecified disorders of circulatory system
0J00!0Acute nasopharyngitis [common cold]
21.6sinusitis
30.6maxillary sinusitis
40!p, unspecified
41!6recurrent maxillary sinusitis
31.6frontal sinusitis
40!n, unspecified
41!6recurrent frontal sinusitis
32.6ethmoidal sinusitis
40!p, unspecified
41!6recurrent ethmoidal sinusitis
33.6sphenoidal sinusitis
40!q, unspecified
41!6recurrent sphenoidal sinusitis
34.6pansinusitis
40!i, unspecified
41!6recurrent pansinusitis
38.0Other acute sinusitis
40!l
41!crecurrent sinusitis
39.0Acute sinusitis, unspecified
40!s
41!6recurrent sinusitis, unspecified
22.6pharyngitis
30!0Streptococcal pharyngitis
38!0Acute pharyngitis due to other specified organisms
39!h, unspecified
23.6tonsillitis
30.0Streptococcal tonsillitis
40!0Acute streptococcal tonsillitis, unspecified
41!6recurrent streptococcal tonsillitis
38.6tonsillitis due to other specified organisms
40!zified organisms
41!6recurrent tonsillitis due to other specified organisms
39.6tonsillitis, unspecified
40!u
41!6recurrent tonsillitis, unspecified
24.6laryngitis and tracheitis
25.6obstructive laryngitis [croup] and epiglottitis
26.6upper respiratory infections of multiple and unspecified sites
30!6laryngopharyngitis
39!6upper respiratory infection, unspecified
29.0Influenza due to certain identified influenza viruses
110.hother identified influenza virus
30.znfluenza virus with pneumonia
40!znfluenza virus with unspecified type of pneumonia
41!znfluenza virus with the same other identified influenza virus pneumonia
48!znfluenza virus with other specified pneumonia
31!znfluenza virus with other respiratory manifestations
32!znfluenza virus with gastrointestinal manifestations
38.znfluenza virus with other manifestations
41!znfluenza virus with encephalopathy
42!znfluenza virus with myocarditis
43!znfluenza virus with otitis media
49!znfluenza virus with other manifestations
21.hunidentified influenza virus
22.0Viral pneumonia, not elsewhere classified
23!0Pneumonia due to Streptococcus pneumoniae
24!hHemophilus influenzae
25.0Bacterial pneumonia, not elsewhere classified
26.0Pneumonia due to other infectious organisms, not elsewhere classified
27!ain diseases classified elsewhere
28.9, unspecified organism
30!0Bronchopneumonia, unspecified organism
31!0Lobar pneumonia, unspecified organism
32!0Hypostatic pneumonia, unspecified organism
38!0Other pneumonia, unspecified organism
39!0Pneumonia, unspecified organism
120.0Acute bronchitis
30!g due to Mycoplasma pneumoniae
31!oHemophilus influenzae
32!ostreptococcus
33!ocoxsackievirus
34!oparainfluenza virus
35!orespiratory syncytial virus
36!phinovirus
37!oechovirus
38!oother specified organisms
39!g, unspecified
21.dolitis
22!0Unspecified acute lower respiratory infection
130.0Vasomotor and allergic rhinitis
30!arhinitis
31!0Allergic rhinitis due to pollen
32!0Other seasonal allergic rhinitis
35!0Allergic rhinitis due to food
38.0Other allergic rhinitis
41!0Allergic rhinitis due to animal (cat) (dog) hair and dander
49!0Other allergic rhinitis
39!0Allergic rhinitis, unspecified
21.0Chronic rhinitis, nasopharyngitis and pharyngitis
22.8sinusitis
30!8maxillary sinusitis
31!8frontal sinusitis
32!8ethmoidal sinusitis
33!8sphenoidal sinusitis
34!8pansinusitis
38!0Other chronic sinusitis
39!0Chronic sinusitis, unspecified
23.0Nasal polyp
24.0Other and unspecified disorders of nose and nasal sinuses
25.0Chronic diseases of tonsils and adenoids
26!0Peritonsillar abscess
27.0Chronic laryngitis and laryngotracheitis
28.0Diseases of vocal cords and larynx, not elsewhere classified
29.0Other diseases of upper respiratory tract
140!0Bronchitis, not specified as acute or chronic
21.0Simple and mucopurulent chronic bronchitis
22!0Unspecified chronic bronchitis
23.0Emphysema
30!0Unilateral pulmonary emphysema [MacLeod's syndrome]
31!0Panlobular emphysema
32!0Centrilobular emphysema
38!0Other emphysema
39!0Emphysema, unspecified
24.0Other chronic obstructive pulmonary disease
30!0Chronic obstructive pulmonary disease with (acute) lower respiratory infection
31!zse with (acute) exacerbation
39!zse, unspecified
25.0Asthma
32.0Mild intermittent asthma
40!o, uncomplicated
41!o with (acute) exacerbation
42!ustatus asthmaticus
33.5persistent asthma
40!m, uncomplicated
41!m with (acute) exacerbation
42!sstatus asthmaticus
34.1oderate persistent asthma
40!q, uncomplicated
41!q with (acute) exacerbation
42!wstatus asthmaticus
35.0Severe persistent asthma
40!o, uncomplicated
41!o with (acute) exacerbation
42!ustatus asthmaticus
39.0Other and unspecified asthma
40.0Unspecified asthma
51!i with (acute) exacerbation
52!ostatus asthmaticus
59!i, uncomplicated
49.0Other asthma
50!0Exercise induced bronchospasm
51!0Cough variant asthma
58!0Other asthma
27.0Bronchiectasis
160!0Coalworker's pneumoconiosis
21!0Pneumoconiosis due to asbestos and other mineral fibers
22.mdust containing silica
23.mother inorganic dusts
24!0Unspecified pneumoconiosis
25!0Pneumoconiosis associated with tuberculosis
26.0Airway disease due to specific organic dust
27.0Hypersensitivity pneumonitis due to organic dust
28.0Respiratory conditions due to inhalation of chemicals, gases, fumes and vapors
29.0Pneumonitis due to solids and liquids
30!jinhalation of food and vomit
31!xoils and essences
38!yther solids and liquids
170.0Respiratory conditions due to other external agents
180!0Acute respiratory distress syndrome
21.0Pulmonary edema
22.bosinophilia, not elsewhere classified
24.0Other interstitial pulmonary diseases
30.0Alveolar and parieto-alveolar conditions
41!9proteinosis
42!0Pulmonary alveolar microlithiasis
43!0Idiopathic pulmonary hemosiderosis
49!0Other alveolar and parieto-alveolar conditions
31.6interstitial pulmonary diseases with fibrosis
40!0Pulmonary fibrosis, unspecified
41.0Idiopathic interstitial pneumonia
51!x, not otherwise specified
52!bpulmonary fibrosis
53!bnon-specific interstitial pneumonitis
54!0Acute interstitial pneumonitis
55!0Respiratory bronchiolitis interstitial lung disease
56!0Cryptogenic organizing pneumonia
57!0Desquamative interstitial pneumonia
47.0Other interstitial pulmonary diseases with fibrosis in diseases classified elsewhere
50!0Interstitial lung disease with progressive fibrotic phenotype in diseases classified elsewhere
58!0Other interstitial pulmonary diseases with fibrosis in diseases classified elsewhere
32!0Lymphoid interstitial pneumonia
38.0Other specified interstitial pulmonary diseases
41!0Lymphangioleiomyomatosis
42!0Adult pulmonary Langerhans cell histiocytosis
43!0Surfactant mutations of the lung
44.0Other interstitial lung diseases of childhood
51!0Neuroendocrine cell hyperplasia of infancy
52!0Pulmonary interstitial glycogenosis
53!0Alveolar capillary dysplasia with vein misalignment
58!0Other interstitial lung diseases of childhood
49!6specified interstitial pulmonary diseases
39!0Interstitial pulmonary disease, unspecified
25.0Abscess of lung and mediastinum
26.0Pyothorax
190!1leural effusion, not elsewhere classified
21.g in conditions classified elsewhere
22.8plaque
23.1neumothorax and air leak
24.0Other pleural conditions
25.0Intraoperative and postprocedural complications and disorders of respiratory system, not elsewhere classified
26.0Respiratory failure, not elsewhere classified
30.0Acute respiratory failure
40!p, unspecified whether with hypoxia or hypercapnia
41!p with hypoxia
42!yercapnia
31.0Chronic respiratory failure
40!r, unspecified whether with hypoxia or hypercapnia
41!r with hypoxia
42!zpercapnia
32.0Acute and chronic respiratory failure
40!zre, unspecified whether with hypoxia or hypercapnia
41!zre with hypoxia
42!zre with hypercapnia
39.0Respiratory failure, unspecified
40!w, unspecified whether with hypoxia or hypercapnia
41!w with hypoxia
42!zth hypercapnia
28.0Other respiratory disorders
29!0Respiratory disorders in diseases classified elsewhere
0K00.0Disorders of tooth development and eruption
21.0Embedded and impacted teeth
22.0Dental caries
23.0Other diseases of hard tissues of teeth
24.0Diseases of pulp and periapical tissues
25.0Gingivitis and periodontal diseases
26.0Other disorders of gingiva and edentulous alveolar ridge
28.jteeth and supporting structures
29.0Cysts of oral region, not elsewhere classified
111.0Diseases of salivary glands
22.0Stomatitis and related lesions
23.0Other diseases of lip and oral mucosa
24.0Diseases of tongue
120.0Esophagitis
21.0Gastro-esophageal reflux disease
30.w with esophagitis
40!zth esophagitis, without bleeding
41!zth esophagitis, with bleeding
39!zthout esophagitis
22.0Other diseases of esophagus
23!0Disorders of esophagus in diseases classified elsewhere
25.0Gastric ulcer
30!0Acute gastric ulcer with hemorrhage
31!pperforation
32!pboth hemorrhage and perforation
33!oout hemorrhage or perforation
34!0Chronic or unspecified gastric ulcer with hemorrhage
35!zr with perforation
36!zr with both hemorrhage and perforation
37!8gastric ulcer without hemorrhage or perforation
39!0Gastric ulcer, unspecified as acute or chronic, without hemorrhage or perforation
26.0Duodenal ulcer
27.0Peptic ulcer, site unspecified
30!0Acute peptic ulcer, site unspecified, with hemorrhage
31!zd, with perforation
32!zd, with both hemorrhage and perforation
33!zd, without hemorrhage or perforation
34!0Chronic or unspecified peptic ulcer, site unspecified, with hemorrhage
35!z, site unspecified, with perforation
36!z, site unspecified, with both hemorrhage and perforation
37!8peptic ulcer, site unspecified, without hemorrhage or perforation
39!0Peptic ulcer, site unspecified, unspecified as acute or chronic, without hemorrhage or perforation
28.0Gastrojejunal ulcer
29.5itis and duodenitis
30.0Acute gastritis
40!f without bleeding
41!k bleeding
32.1lcoholic gastritis
40!j without bleeding
41!o bleeding
33.0Chronic superficial gastritis
40!t without bleeding
41!y bleeding
34.8atrophic gastritis
40!q without bleeding
41!v bleeding
35.0Unspecified chronic gastritis
40!t without bleeding
41!y bleeding
36.0Other gastritis
40!f without bleeding
41!k bleeding
37.0Gastritis, unspecified
40!m, without bleeding
41!s bleeding
38.0Duodenitis
40!a without bleeding
41!f bleeding
39.0Gastroduodenitis, unspecified
40!t, without bleeding
41!z bleeding
130!0Functional dyspepsia
21.0Other diseases of stomach and duodenum
25.0Acute appendicitis
32.i with generalized peritonitis
40!z peritonitis, without abscess
41!z peritonitis, with abscess
33.olocalized peritonitis
40!zeritonitis, without perforation or gangrene
41!zeritonitis and gangrene, without perforation
42!operforation and localized peritonitis, without abscess
43!z and localized peritonitis, with abscess
38.0Other and unspecified acute appendicitis
40!0Unspecified acute appendicitis
49.0Other acute appendicitis
50!o without perforation or gangrene
51!zrforation, with gangrene
26!7ppendicitis
27!0Unspecified appendicitis
28.0Other diseases of appendix
140.0Inguinal hernia
30.0Bilateral inguinal hernia, with obstruction, without gangrene
40!ztruction, without gangrene, not specified as recurrent
41!ztruction, without gangrene, recurrent
31.wgangrene
40!zgrene, not specified as recurrent
41!zgrene, recurrent
32.vout obstruction or gangrene
40!zobstruction or gangrene, not specified as recurrent
41!zobstruction or gangrene, recurrent
33.0Unilateral inguinal hernia, with obstruction, without gangrene
40!zstruction, without gangrene, not specified as recurrent
41!zstruction, without gangrene, recurrent
34.xgangrene
40!zngrene, not specified as recurrent
41!zngrene, recurrent
39.wout obstruction or gangrene
40!z obstruction or gangrene, not specified as recurrent
41!z obstruction or gangrene, recurrent
21.0Femoral hernia
22.0Umbilical hernia
30!g with obstruction, without gangrene
31!mgangrene
39!lout obstruction or gangrene
23.0Ventral hernia
24.0Diaphragmatic hernia
30!k with obstruction, without gangrene
31!qgangrene
39!pout obstruction or gangrene
25.0Other abdominal hernia
26.0Unspecified abdominal hernia
150.0Crohn's disease [regional enteritis]
30.gof small intestine
40!y without complications
41.zwith complications
51!zwith rectal bleeding
52!zwith intestinal obstruction
53!zwith fistula
54!zwith abscess
58!zwith other complication
59!zwith unspecified complications
31.jlarge intestine
40!y without complications
41.zwith complications
51!zwith rectal bleeding
52!zwith intestinal obstruction
53!zwith fistula
54!zwith abscess
58!zwith other complication
59!zwith unspecified complications
38.jboth small and large intestine
40!zarge intestine without complications
41.zarge intestine with complications
51!zarge intestine with rectal bleeding
52!zarge intestine with intestinal obstruction
53!zarge intestine with fistula
54!zarge intestine with abscess
58!zarge intestine with other complication
59!zarge intestine with unspecified complications
39.f, unspecified
40!s, without complications
41.y complications
51!zrectal bleeding
52!zintestinal obstruction
53!zfistula
54!zabscess
58!zother complication
59!zunspecified complications
21.0Ulcerative colitis
30.b(chronic) pancolitis
40!v without complications
41.zh complications
51!zh rectal bleeding
52!zh intestinal obstruction
53!zh fistula
54!zh abscess
58!zh other complication
59!zh unspecified complications
32.mroctitis
40!u without complications
41.z complications
51!z rectal bleeding
52!z intestinal obstruction
53!z fistula
54!z abscess
58!z other complication
59!z unspecified complications
33.lrectosigmoiditis
40!zis without complications
41.zis with complications
51!zis with rectal bleeding
52!zis with intestinal obstruction
53!zis with fistula
54!zis with abscess
58!zis with other complication
59!zis with unspecified complications
34.0Inflammatory polyps of colon
40!s without complications
41.x complications
51!yrectal bleeding
52!yintestinal obstruction
53!yfistula
54!yabscess
58!yother complication
59!yunspecified complications
35.0Left sided colitis
40!i without complications
41.n complications
51!orectal bleeding
52!ointestinal obstruction
53!ofistula
54!oabscess
58!oother complication
59!ounspecified complications
38.0Other ulcerative colitis
40!o without complications
41.t complications
51!urectal bleeding
52!uintestinal obstruction
53!ufistula
54!uabscess
58!uother complication
59!uunspecified complications
39.0Ulcerative colitis, unspecified
40!v, without complications
41.zth complications
51!v with rectal bleeding
52!zh intestinal obstruction
53!zh fistula
54!zh abscess
58!zh other complication
59!zh unspecified complications
22.0Other and unspecified noninfective gastroenteritis and colitis
30!0Gastroenteritis and colitis due to radiation
31!0Toxic gastroenteritis and colitis
32.0Allergic and dietetic gastroenteritis and colitis
41!0Food protein-induced enterocolitis syndrome
42!rpathy
49!0Other allergic and dietetic gastroenteritis and colitis
33!0Indeterminate colitis
38.0Other specified noninfective gastroenteritis and colitis
41!0Eosinophilic gastritis or gastroenteritis
42!dcolitis
43.0Microscopic colitis
51!0Collagenous colitis
52!0Lymphocytic colitis
58!0Other microscopic colitis
59!0Microscopic colitis, unspecified
49!0Other specified noninfective gastroenteritis and colitis
39!0Noninfective gastroenteritis and colitis, unspecified
25.0Vascular disorders of intestine
26.0Paralytic ileus and intestinal obstruction without hernia
30!f
31!0Intussusception
32!0Volvulus
33!0Gallstone ileus
34.0Other impaction of intestine
41!0Fecal impaction
49!0Other impaction of intestine
35.0Intestinal adhesions [bands] with obstruction (postinfection)
40!s, unspecified as to partial versus complete obstruction
41!uwith partial obstruction
42!s with complete obstruction
36.0Other and unspecified intestinal obstruction
40.0Unspecified intestinal obstruction
50!0Partial intestinal obstruction, unspecified as to cause
51!0Complete intestinal obstruction, unspecified as to cause
59!0Unspecified intestinal obstruction, unspecified as to partial versus complete obstruction
49.0Other intestinal obstruction
50!6partial intestinal obstruction
51!6complete intestinal obstruction
59!6intestinal obstruction unspecified as to partial versus complete obstruction
37!0Ileus, unspecified
27.0Diverticular disease of intestine
30.aitis of small intestine with perforation and abscess
40!zith perforation and abscess without bleeding
41!zith perforation and abscess with bleeding
31.aar disease of small intestine without perforation or abscess
40!aosis of small intestine without perforation or abscess without bleeding
41!zithout perforation or abscess with bleeding
42!aitis of small intestine without perforation or abscess without bleeding
43!zithout perforation or abscess with bleeding
32.ilarge intestine with perforation and abscess
40!zith perforation and abscess without bleeding
41!zith perforation and abscess with bleeding
33.aar disease of large intestine without perforation or abscess
40!aosis of large intestine without perforation or abscess without bleeding
41!zithout perforation or abscess with bleeding
42!aitis of large intestine without perforation or abscess without bleeding
43!zithout perforation or abscess with bleeding
34.iboth small and large intestine with perforation and abscess
40!zrge intestine with perforation and abscess without bleeding
41!zrge intestine with perforation and abscess with bleeding
35.aar disease of both small and large intestine without perforation or abscess
40!aosis of both small and large intestine without perforation or abscess without bleeding
41!zrge intestine without perforation or abscess with bleeding
42!aitis of both small and large intestine without perforation or abscess without bleeding
43!zrge intestine without perforation or abscess with bleeding
38.iintestine, part unspecified, with perforation and abscess
40!znspecified, with perforation and abscess without bleeding
41!znspecified, with perforation and abscess with bleeding
39.aar disease of intestine, part unspecified, without perforation or abscess
40!aosis of intestine, part unspecified, without perforation or abscess without bleeding
41!znspecified, without perforation or abscess with bleeding
42!aitis of intestine, part unspecified, without perforation or abscess without bleeding
43!znspecified, without perforation or abscess with bleeding
28.0Irritable bowel syndrome
30!o with diarrhea
31!uconstipation
32!0Mixed irritable bowel syndrome
38!0Other irritable bowel syndrome
39!0Irritable bowel syndrome without diarrhea
29.0Other functional intestinal disorders
30.0Constipation
40!c, unspecified
41!0Slow transit constipation
42!0Outlet dysfunction constipation
43!0Drug induced constipation
44!0Chronic idiopathic constipation
49!0Other constipation
31!0Functional diarrhea
32!0Neurogenic bowel, not elsewhere classified
33.0Megacolon, not elsewhere classified
41!0Toxic megacolon
49!0Other megacolon
34!0Anal spasm
38.0Other specified functional intestinal disorders
41!1gilvie syndrome
49!1ther specified functional intestinal disorders
39!0Functional intestinal disorder, unspecified
160.1issure and fistula of anal and rectal regions
21.0Abscess of anal and rectal regions
22.0Other diseases of anus and rectum
30!0Anal polyp
31!0Rectal polyp
32!0Anal prolapse
33!0Rectal prolapse
34!0Stenosis of anus and rectum
35!0Hemorrhage of anus and rectum
36!0Ulcer of anus and rectum
37!0Radiation proctitis
38.0Other specified diseases of anus and rectum
41!0Anal sphincter tear (healed) (nontraumatic) (old)
42!0Dysplasia of anus
49!0Other specified diseases of anus and rectum
39!0Disease of anus and rectum, unspecified
23.0Other diseases of intestine
24.0Hemorrhoids and perianal venous thrombosis
30!0First degree hemorrhoids
31!0Second degree hemorrhoids
32!0Third degree hemorrhoids
33!0Fourth degree hemorrhoids
34!0Residual hemorrhoidal skin tags
35!0Perianal venous thrombosis
38!0Other hemorrhoids
39!0Unspecified hemorrhoids
25.0Peritonitis
26.0Other disorders of peritoneum
27!0Disorders of peritoneum in infectious diseases classified elsewhere
28.dretroperitoneum
170.0Alcoholic liver disease
21.0Toxic liver disease
22.0Hepatic failure, not elsewhere classified
23.0Chronic hepatitis, not elsewhere classified
24.0Fibrosis and cirrhosis of liver
30.0Hepatic fibrosis
40!g, unspecified
41!iearly fibrosis
42!iadvanced fibrosis
31!8sclerosis
32!8fibrosis with hepatic sclerosis
33!0Primary biliary cirrhosis
34!0Secondary biliary cirrhosis
35!0Biliary cirrhosis, unspecified
36.0Other and unspecified cirrhosis of liver
40!0Unspecified cirrhosis of liver
49!0Other cirrhosis of liver
25.6inflammatory liver diseases
26.6diseases of liver
30!0Fatty (change of) liver, not elsewhere classified
31!0Chronic passive congestion of liver
32!1entral hemorrhagic necrosis of liver
33!0Infarction of liver
34!0Peliosis hepatis
35!0Hepatic veno-occlusive disease
36!0Portal hypertension
37!0Hepatorenal syndrome
38.0Other specified diseases of liver
41!0Hepatopulmonary syndrome
49!0Other specified diseases of liver
39!0Liver disease, unspecified
27!9orders in diseases classified elsewhere
180.0Cholelithiasis
30.1alculus of gallbladder with acute cholecystitis
40!zcholecystitis without obstruction
41!zcholecystitis with obstruction
31.tother cholecystitis
40!tchronic cholecystitis without obstruction
41!zc cholecystitis with obstruction
42!tacute and chronic cholecystitis without obstruction
43!zand chronic cholecystitis with obstruction
48!tother cholecystitis without obstruction
49!zcholecystitis with obstruction
32.sout cholecystitis
40!zlecystitis without obstruction
41!zlecystitis with obstruction
33.cbile duct with cholangitis
40!ztis, unspecified, without obstruction
41!ztis, unspecified, with obstruction
42!racute cholangitis without obstruction
43!zolangitis with obstruction
44!rchronic cholangitis without obstruction
45!zcholangitis with obstruction
46!racute and chronic cholangitis without obstruction
47!zd chronic cholangitis with obstruction
34.rcholecystitis
40!ztitis, unspecified, without obstruction
41!ztitis, unspecified, with obstruction
42!racute cholecystitis without obstruction
43!zolecystitis with obstruction
44!rchronic cholecystitis without obstruction
45!zcholecystitis with obstruction
46!racute and chronic cholecystitis without obstruction
47!zd chronic cholecystitis with obstruction
35.qout cholangitis or cholecystitis
40!zngitis or cholecystitis without obstruction
41!zngitis or cholecystitis with obstruction
36.cgallbladder and bile duct with cholecystitis
40!zct with cholecystitis, unspecified, without obstruction
41!zct with cholecystitis, unspecified, with obstruction
42!zct with acute cholecystitis without obstruction
43!zct with acute cholecystitis with obstruction
44!zct with chronic cholecystitis without obstruction
45!zct with chronic cholecystitis with obstruction
46!zct with acute and chronic cholecystitis without obstruction
47!zct with acute and chronic cholecystitis with obstruction
37.zct without cholecystitis
40!zct without cholecystitis without obstruction
41!zct without cholecystitis with obstruction
38.0Other cholelithiasis
40!k without obstruction
41!p obstruction
21.0Cholecystitis
30!0Acute cholecystitis
31!0Chronic cholecystitis
32!0Acute cholecystitis with chronic cholecystitis
39!0Cholecystitis, unspecified
22.0Other diseases of gallbladder
23.ibiliary tract
25.0Acute pancreatitis
30.0Idiopathic acute pancreatitis
40!t without necrosis or infection
41!y uninfected necrosis
42!zinfected necrosis
31.0Biliary acute pancreatitis
40!q without necrosis or infection
41!v uninfected necrosis
42!winfected necrosis
32.0Alcohol induced acute pancreatitis
40!y without necrosis or infection
41!zwith uninfected necrosis
42!zwith infected necrosis
33.0Drug induced acute pancreatitis
40!v without necrosis or infection
41!zh uninfected necrosis
42!zh infected necrosis
38.0Other acute pancreatitis
40!o without necrosis or infection
41!t uninfected necrosis
42!uinfected necrosis
39.0Acute pancreatitis, unspecified
40!i without necrosis or infection, unspecified
41!n uninfected necrosis, unspecified
42!oinfected necrosis, unspecified
26.0Other diseases of pancreas
30!0Alcohol-induced chronic pancreatitis
31!0Other chronic pancreatitis
32!0Cyst of pancreas
33!0Pseudocyst of pancreas
38.0Other specified diseases of pancreas
41!0Exocrine pancreatic insufficiency
49!0Other specified diseases of pancreas
39!0Disease of pancreas, unspecified
27!3orders of gallbladder, biliary tract and pancreas in diseases classified elsewhere
190.0Intestinal malabsorption
21.3raoperative and postprocedural complications and disorders of digestive system, not elsewhere classified
22.0Other diseases of digestive system
30!0Hematemesis
31!0Melena
32!0Gastrointestinal hemorrhage, unspecified
38.0Other specified diseases of the digestive system
41!0Gastrointestinal mucositis (ulcerative)
49!0Other specified diseases of the digestive system
39!0Disease of digestive system, unspecified
24.0Complications of artificial openings of the digestive system
25.hbariatric procedures
0L00!0Staphylococcal scalded skin syndrome
21.0Impetigo
22.0Cutaneous abscess, furuncle and carbuncle
30.zbuncle of face
41!h of face
42!0Furuncle of face
43!0Carbuncle of face
31.1utaneous abscess, furuncle and carbuncle of neck
41!h of neck
42!0Furuncle of neck
43!0Carbuncle of neck
32.1utaneous abscess, furuncle and carbuncle of trunk
41.h of trunk
51!labdominal wall
52!lback [any part, except buttock]
53!lchest wall
54!lgroin
55!lperineum
56!lumbilicus
59!ltrunk, unspecified
42.0Furuncle of trunk
51!cabdominal wall
52!cback [any part, except buttock]
53!cchest wall
54!cgroin
55!cperineum
56!cumbilicus
59!ctrunk, unspecified
43.0Carbuncle of trunk
51!dabdominal wall
52!dback [any part, except buttock]
53!dchest wall
54!dgroin
55!dperineum
56!dumbilicus
59!dtrunk, unspecified
33.1utaneous abscess, furuncle and carbuncle of buttock
41!h of buttock
42!0Furuncle of buttock
43!0Carbuncle of buttock
34.1utaneous abscess, furuncle and carbuncle of limb
41.h of limb
51!lright axilla
52!lleft axilla
53!lright upper limb
54!lleft upper limb
55!lright lower limb
56!lleft lower limb
59!mimb, unspecified
42.0Furuncle of limb
51!cright axilla
52!cleft axilla
53!cright upper limb
54!cleft upper limb
55!cright lower limb
56!cleft lower limb
59!dimb, unspecified
43.0Carbuncle of limb
51!dright axilla
52!dleft axilla
53!dright upper limb
54!dleft upper limb
55!dright lower limb
56!dleft lower limb
59!eimb, unspecified
35.1utaneous abscess, furuncle and carbuncle of hand
41.h of hand
51!lright hand
52!lleft hand
59!lunspecified hand
42.0Furuncle hand
51!9right hand
52!9left hand
59!9unspecified hand
43.0Carbuncle of hand
51!dright hand
52!dleft hand
59!dunspecified hand
36.1utaneous abscess, furuncle and carbuncle of foot
41.h of foot
51!lright foot
52!lleft foot
59!lunspecified foot
42.0Furuncle of foot
51!cright foot
52!cleft foot
59!cunspecified foot
43.0Carbuncle of foot
51!dright foot
52!dleft foot
59!dunspecified foot
38.1utaneous abscess, furuncle and carbuncle of other sites
41.h of other sites
51!lhead [any part, except face]
58!lother sites
42.0Furuncle of other sites
51!chead [any part, except face]
58!cother sites
43.0Carbuncle of other sites
51!dhead [any part, except face]
58!dother sites
39.1utaneous abscess, furuncle and carbuncle, unspecified
41!junspecified
42!0Furuncle, unspecified
43!0Carbuncle, unspecified
23.1ellulitis and acute lymphangitis
30.x of finger and toe
41.bof finger
51!eright finger
52!eleft finger
59!eunspecified finger
42.0Acute lymphangitis of finger
51!mright finger
52!mleft finger
59!munspecified finger
43.0Cellulitis of toe
51!eright toe
52!eleft toe
59!eunspecified toe
44.0Acute lymphangitis of toe
51!mright toe
52!mleft toe
59!munspecified toe
31.0Cellulitis and acute lymphangitis of other parts of limb
41.bof other parts of limb
51!eright axilla
52!eleft axilla
53!eright upper limb
54!eleft upper limb
55!eright lower limb
56!eleft lower limb
59!eunspecified part of limb
42.0Acute lymphangitis of other parts of limb
51!mright axilla
52!mleft axilla
53!mright upper limb
54!mleft upper limb
55!mright lower limb
56!mleft lower limb
59!munspecified part of limb
32.0Cellulitis and acute lymphangitis of face and neck
41.zf face
51!bof face
52!0Acute lymphangitis of face
53!0Periorbital cellulitis
42.0Cellulitis and acute lymphangitis of neck
51!bof neck
52!0Acute lymphangitis of neck
33.0Cellulitis and acute lymphangitis of trunk
41.bof trunk
51!eabdominal wall
52!eback [any part except buttock]
53!echest wall
54!egroin
55!eperineum
56!eumbilicus
57!ebuttock
59!etrunk, unspecified
42.0Acute lymphangitis of trunk
51!mabdominal wall
52!mback [any part except buttock]
53!mchest wall
54!mgroin
55!mperineum
56!mumbilicus
57!mbuttock
59!mtrunk, unspecified
38.0Cellulitis and acute lymphangitis of other sites
41.bof other sites
51!ehead [any part, except face]
58!eother sites
49.0Acute lymphangitis of other sites
51!mhead [any part, except face]
58!mother sites
39.0Cellulitis and acute lymphangitis, unspecified
40!a, unspecified
41!0Acute lymphangitis, unspecified
24.cdenitis
25.0Pilonidal cyst and sinus
28.0Other local infections of skin and subcutaneous tissue
110.0Pemphigus
21.0Other acantholytic disorders
22.0Pemphigoid
23.0Other bullous disorders
24!0Bullous disorders in diseases classified elsewhere
120.0Atopic dermatitis
30!0Besnier's prurigo
38.0Other atopic dermatitis
41!0Atopic neurodermatitis
42!0Flexural eczema
43!0Infantile (acute) (chronic) eczema
44!2trinsic (allergic) eczema
49!0Other atopic dermatitis
39!0Atopic dermatitis, unspecified
21.0Seborrheic dermatitis
22!0Diaper dermatitis
23.0Allergic contact dermatitis
24.0Irritant contact dermatitis
25.0Unspecified contact dermatitis
26!0Exfoliative dermatitis
27.0Dermatitis due to substances taken internally
28.0Lichen simplex chronicus and prurigo
29.0Pruritus
30!8 ani
31!9scroti
32!9vulvae
33!0Anogenital pruritus, unspecified
38!0Other pruritus
39!0Pruritus, unspecified
130.0Other and unspecified dermatitis
30!0Nummular dermatitis
31!0Dyshidrosis [pompholyx]
32!0Cutaneous autosensitization
33!0Infective dermatitis
34!0Erythema intertrigo
35!0Pityriasis alba
38!0Other specified dermatitis
39!0Dermatitis, unspecified
140.0Psoriasis
30!9 vulgaris
31!0Generalized pustular psoriasis
32!0Acrodermatitis continua
33!0Pustulosis palmaris et plantaris
34!0Guttate psoriasis
35.0Arthropathic psoriasis
40!m, unspecified
41!0Distal interphalangeal psoriatic arthropathy
42!0Psoriatic arthritis mutilans
43!aspondylitis
44!ajuvenile arthropathy
49!0Other psoriatic arthropathy
38!csis
39!0Psoriasis, unspecified
21.1arapsoriasis
22!1ityriasis rosea
23.0Lichen planus
24.0Other papulosquamous disorders
25!0Papulosquamous disorders in diseases classified elsewhere
29.0Exfoliation due to erythematous conditions according to extent of body surface involved
150.0Urticaria
30!0Allergic urticaria
31!0Idiopathic urticaria
32!0Urticaria due to cold and heat
33!0Dermatographic urticaria
34!0Vibratory urticaria
35!0Cholinergic urticaria
36!1ontact urticaria
38!0Other urticaria
39!0Urticaria, unspecified
21.0Erythema multiforme
22!9nodosum
23.0Other erythematous conditions
24!0Erythema in diseases classified elsewhere
25.0Sunburn
26.0Other acute skin changes due to ultraviolet radiation
27.0Skin changes due to chronic exposure to nonionizing radiation
28.0Radiodermatitis
29.0Other disorders of skin and subcutaneous tissue related to radiation
160.0Nail disorders
22!e in diseases classified elsewhere
23.0Alopecia areata
24.1ndrogenic alopecia
25.0Other nonscarring hair loss
26.0Cicatricial alopecia [scarring hair loss]
27.0Hair color and hair shaft abnormalities
28.1ypertrichosis
170.0Acne
30!4 vulgaris
31!5conglobata
32!5varioliformis
33!5tropica
34!0Infantile acne
35!0Acne excoriee
38!0Other acne
39!0Acne, unspecified
21.0Rosacea
30!0Perioral dermatitis
31!0Rhinophyma
38!0Other rosacea
39!0Rosacea, unspecified
22.0Follicular cysts of skin and subcutaneous tissue
23.0Other follicular disorders
24.0Eccrine sweat disorders
25.0Apocrine sweat disorders
26.0Intraoperative and postprocedural complications of skin and subcutaneous tissue
180!0Vitiligo
21.0Other disorders of pigmentation
22.0Seborrheic keratosis
23!0Acanthosis nigricans
24!0Corns and callosities
25.0Other epidermal thickening
26!0Keratoderma in diseases classified elsewhere
27.0Transepidermal elimination disorders
28!0Pyoderma gangrenosum
29.1ressure ulcer
30.e of elbow
40.iunspecified elbow
50!z, unstageable
51!z, stage 1
52!z, stage 2
53!z, stage 3
54!z, stage 4
56!8-induced deep tissue damage of unspecified elbow
59!8 ulcer of unspecified elbow, unspecified stage
41.iright elbow
50!t, unstageable
51!vstage 1
52!ze 2
53!ze 3
54!ze 4
56!8-induced deep tissue damage of right elbow
59!8 ulcer of right elbow, unspecified stage
42.ileft elbow
50!s, unstageable
51!ustage 1
52!z 2
53!z 3
54!z 4
56!8-induced deep tissue damage of left elbow
59!8 ulcer of left elbow, unspecified stage
31.iback
40.iunspecified part of back
50!zof back, unstageable
51!zof back, stage 1
52!zof back, stage 2
53!zof back, stage 3
54!zof back, stage 4
56!8-induced deep tissue damage of unspecified part of back
59!8 ulcer of unspecified part of back, unspecified stage
41.iright upper back
50!y, unstageable
51!z stage 1
52!z stage 2
53!z stage 3
54!z stage 4
56!8-induced deep tissue damage of right upper back
59!8 ulcer of right upper back, unspecified stage
42.ileft upper back
50!x, unstageable
51!zstage 1
52!zstage 2
53!zstage 3
54!zstage 4
56!8-induced deep tissue damage of left upper back
59!8 ulcer of left upper back, unspecified stage
43.iright lower back
50!y, unstageable
51!z stage 1
52!z stage 2
53!z stage 3
54!z stage 4
56!8-induced deep tissue damage of right lower back
59!8 ulcer of right lower back, unspecified stage
44.ileft lower back
50!x, unstageable
51!zstage 1
52!zstage 2
53!zstage 3
54!zstage 4
56!8-induced deep tissue damage of left lower back
59!8 ulcer of left lower back, unspecified stage
45.isacral region
50!v, unstageable
51!xstage 1
52!zage 2
53!zage 3
54!zage 4
56!8-induced deep tissue damage of sacral region
59!8 ulcer of sacral region, unspecified stage
32.ihip
40.iunspecified hip
50!x, unstageable
51!zstage 1
52!zstage 2
53!zstage 3
54!zstage 4
56!8-induced deep tissue damage of unspecified hip
59!8 ulcer of unspecified hip, unspecified stage
41.iright hip
50!r, unstageable
51!tstage 1
52!z2
53!z3
54!z4
56!8-induced deep tissue damage of right hip
59!8 ulcer of right hip, unspecified stage
42.ileft hip
50!q, unstageable
51!sstage 1
52!y2
53!y3
54!y4
56!8-induced deep tissue damage of left hip
59!8 ulcer of left hip, unspecified stage
33.ibuttock
40.iunspecified buttock
50!zck, unstageable
51!zck, stage 1
52!zck, stage 2
53!zck, stage 3
54!zck, stage 4
56!8-induced deep tissue damage of unspecified buttock
59!8 ulcer of unspecified buttock, unspecified stage
41.iright buttock
50!v, unstageable
51!xstage 1
52!zage 2
53!zage 3
54!zage 4
56!8-induced deep tissue damage of right buttock
59!8 ulcer of right buttock, unspecified stage
42.ileft buttock
50!u, unstageable
51!wstage 1
52!zge 2
53!zge 3
54!zge 4
56!8-induced deep tissue damage of left buttock
59!8 ulcer of left buttock, unspecified stage
34.icontiguous site of back, buttock and hip
40!zf back, buttock and hip, unspecified stage
41!zf back, buttock and hip, stage 1
42!zf back, buttock and hip, stage 2
43!zf back, buttock and hip, stage 3
44!zf back, buttock and hip, stage 4
45!zf back, buttock and hip, unstageable
46!8-induced deep tissue damage of contiguous site of back, buttock and hip
35.8 ulcer of ankle
40.iunspecified ankle
50!z, unstageable
51!z, stage 1
52!z, stage 2
53!z, stage 3
54!z, stage 4
56!8-induced deep tissue damage of unspecified ankle
59!8 ulcer of unspecified ankle, unspecified stage
41.iright ankle
50!t, unstageable
51!vstage 1
52!ze 2
53!ze 3
54!ze 4
56!8-induced deep tissue damage of right ankle
59!8 ulcer of right ankle, unspecified stage
42.ileft ankle
50!s, unstageable
51!ustage 1
52!z 2
53!z 3
54!z 4
56!8-induced deep tissue damage of left ankle
59!8 ulcer of left ankle, unspecified stage
36.iheel
40.iunspecified heel
50!y, unstageable
51!z stage 1
52!z stage 2
53!z stage 3
54!z stage 4
56!8-induced deep tissue damage of unspecified heel
59!8 ulcer of unspecified heel, unspecified stage
41.iright heel
50!s, unstageable
51!ustage 1
52!z 2
53!z 3
54!z 4
56!8-induced deep tissue damage of right heel
59!8 ulcer of right heel, unspecified stage
42.ileft heel
50!r, unstageable
51!tstage 1
52!z2
53!z3
54!z4
56!8-induced deep tissue damage of left heel
59!8 ulcer of left heel, unspecified stage
38.iother site
41.ihead
50!m, unstageable
51!ostage 1
52!u2
53!u3
54!u4
56!8-induced deep tissue damage of head
59!8 ulcer of head, unspecified stage
49.iother site
50!s, unstageable
51!ustage 1
52!z 2
53!z 3
54!z 4
56!8-induced deep tissue damage of other site
59!8 ulcer of other site, unspecified stage
39.iunspecified site
40!y, unspecified stage
41!z stage 1
42!z stage 2
43!z stage 3
44!z stage 4
45!z unstageable
46!8-induced deep tissue damage of unspecified site
190.0Atrophic disorders of skin
21.0Hypertrophic disorders of skin
22.0Granulomatous disorders of skin and subcutaneous tissue
23.0Lupus erythematosus
24.0Other localized connective tissue disorders
25.0Vasculitis limited to skin, not elsewhere classified
27.0Non-pressure chronic ulcer of lower limb, not elsewhere classified
31.uthigh
40.uunspecified thigh
51!zcified thigh limited to breakdown of skin
52!zcified thigh with fat layer exposed
53!zcified thigh with necrosis of muscle
54!zcified thigh with necrosis of bone
55!zcified thigh with muscle involvement without evidence of necrosis
56!zcified thigh with bone involvement without evidence of necrosis
58!zcified thigh with other specified severity
59!zcified thigh with unspecified severity
41.uright thigh
51!z thigh limited to breakdown of skin
52!z thigh with fat layer exposed
53!z thigh with necrosis of muscle
54!z thigh with necrosis of bone
55!z thigh with muscle involvement without evidence of necrosis
56!z thigh with bone involvement without evidence of necrosis
58!z thigh with other specified severity
59!z thigh with unspecified severity
42.uleft thigh
51!zthigh limited to breakdown of skin
52!zthigh with fat layer exposed
53!zthigh with necrosis of muscle
54!zthigh with necrosis of bone
55!zthigh with muscle involvement without evidence of necrosis
56!zthigh with bone involvement without evidence of necrosis
58!zthigh with other specified severity
59!zthigh with unspecified severity
32.ucalf
40.uunspecified calf
51!zcified calf limited to breakdown of skin
52!zcified calf with fat layer exposed
53!zcified calf with necrosis of muscle
54!zcified calf with necrosis of bone
55!zcified calf with muscle involvement without evidence of necrosis
56!zcified calf with bone involvement without evidence of necrosis
58!zcified calf with other specified severity
59!zcified calf with unspecified severity
41.uright calf
51!z calf limited to breakdown of skin
52!z calf with fat layer exposed
53!z calf with necrosis of muscle
54!z calf with necrosis of bone
55!z calf with muscle involvement without evidence of necrosis
56!z calf with bone involvement without evidence of necrosis
58!z calf with other specified severity
59!z calf with unspecified severity
42.uleft calf
51!zcalf limited to breakdown of skin
52!zcalf with fat layer exposed
53!zcalf with necrosis of muscle
54!zcalf with necrosis of bone
55!zcalf with muscle involvement without evidence of necrosis
56!zcalf with bone involvement without evidence of necrosis
58!zcalf with other specified severity
59!zcalf with unspecified severity
33.uankle
40.uunspecified ankle
51!zcified ankle limited to breakdown of skin
52!zcified ankle with fat layer exposed
53!zcified ankle with necrosis of muscle
54!zcified ankle with necrosis of bone
55!zcified ankle with muscle involvement without evidence of necrosis
56!zcified ankle with bone involvement without evidence of necrosis
58!zcified ankle with other specified severity
59!zcified ankle with unspecified severity
41.uright ankle
51!z ankle limited to breakdown of skin
52!z ankle with fat layer exposed
53!z ankle with necrosis of muscle
54!z ankle with necrosis of bone
55!z ankle with muscle involvement without evidence of necrosis
56!z ankle with bone involvement without evidence of necrosis
58!z ankle with other specified severity
59!z ankle with unspecified severity
42.uleft ankle
51!zankle limited to breakdown of skin
52!zankle with fat layer exposed
53!zankle with necrosis of muscle
54!zankle with necrosis of bone
55!zankle with muscle involvement without evidence of necrosis
56!zankle with bone involvement without evidence of necrosis
58!zankle with other specified severity
59!zankle with unspecified severity
34.uheel and midfoot
40.uunspecified heel and midfoot
51!zcified heel and midfoot limited to breakdown of skin
52!zcified heel and midfoot with fat layer exposed
53!zcified heel and midfoot with necrosis of muscle
54!zcified heel and midfoot with necrosis of bone
55!zcified heel and midfoot with muscle involvement without evidence of necrosis
56!zcified heel and midfoot with bone involvement without evidence of necrosis
58!zcified heel and midfoot with other specified severity
59!zcified heel and midfoot with unspecified severity
41.uright heel and midfoot
51!z heel and midfoot limited to breakdown of skin
52!z heel and midfoot with fat layer exposed
53!z heel and midfoot with necrosis of muscle
54!z heel and midfoot with necrosis of bone
55!z heel and midfoot with muscle involvement without evidence of necrosis
56!z heel and midfoot with bone involvement without evidence of necrosis
58!z heel and midfoot with other specified severity
59!z heel and midfoot with unspecified severity
42.uleft heel and midfoot
51!zheel and midfoot limited to breakdown of skin
52!zheel and midfoot with fat layer exposed
53!zheel and midfoot with necrosis of muscle
54!zheel and midfoot with necrosis of bone
55!zheel and midfoot with muscle involvement without evidence of necrosis
56!zheel and midfoot with bone involvement without evidence of necrosis
58!zheel and midfoot with other specified severity
59!zheel and midfoot with unspecified severity
35.uother part of foot
40.z part of unspecified foot
51!z part of unspecified foot limited to breakdown of skin
52!z part of unspecified foot with fat layer exposed
53!z part of unspecified foot with necrosis of muscle
54!z part of unspecified foot with necrosis of bone
55!z part of unspecified foot with muscle involvement without evidence of necrosis
56!z part of unspecified foot with bone involvement without evidence of necrosis
58!z part of unspecified foot with other specified severity
59!z part of unspecified foot with unspecified severity
41.z part of right foot
51!z part of right foot limited to breakdown of skin
52!z part of right foot with fat layer exposed
53!z part of right foot with necrosis of muscle
54!z part of right foot with necrosis of bone
55!z part of right foot with muscle involvement without evidence of necrosis
56!z part of right foot with bone involvement without evidence of necrosis
58!z part of right foot with other specified severity
59!z part of right foot with unspecified severity
42.z part of left foot
51!z part of left foot limited to breakdown of skin
52!z part of left foot with fat layer exposed
53!z part of left foot with necrosis of muscle
54!z part of left foot with necrosis of bone
55!z part of left foot with muscle involvement without evidence of necrosis
56!z part of left foot with bone involvement without evidence of necrosis
58!z part of left foot with other specified severity
59!z part of left foot with unspecified severity
38.z part of lower leg
40.z part of unspecified lower leg
51!z part of unspecified lower leg limited to breakdown of skin
52!z part of unspecified lower leg with fat layer exposed
53!z part of unspecified lower leg with necrosis of muscle
54!z part of unspecified lower leg with necrosis of bone
55!z part of unspecified lower leg with muscle involvement without evidence of necrosis
56!z part of unspecified lower leg with bone involvement without evidence of necrosis
58!z part of unspecified lower leg with other specified severity
59!z part of unspecified lower leg with unspecified severity
41.z part of right lower leg
51!z part of right lower leg limited to breakdown of skin
52!z part of right lower leg with fat layer exposed
53!z part of right lower leg with necrosis of muscle
54!z part of right lower leg with necrosis of bone
55!z part of right lower leg with muscle involvement without evidence of necrosis
56!z part of right lower leg with bone involvement without evidence of necrosis
58!z part of right lower leg with other specified severity
59!z part of right lower leg with unspecified severity
42.z part of left lower leg
51!z part of left lower leg limited to breakdown of skin
52!z part of left lower leg with fat layer exposed
53!z part of left lower leg with necrosis of muscle
54!z part of left lower leg with necrosis of bone
55!z part of left lower leg with muscle involvement without evidence of necrosis
56!z part of left lower leg with bone involvement without evidence of necrosis
58!z part of left lower leg with other specified severity
59!z part of left lower leg with unspecified severity
39.uunspecified part of lower leg
40.zcified part of unspecified lower leg
51!zcified part of unspecified lower leg limited to breakdown of skin
52!zcified part of unspecified lower leg with fat layer exposed
53!zcified part of unspecified lower leg with necrosis of muscle
54!zcified part of unspecified lower leg with necrosis of bone
55!zcified part of unspecified lower leg with muscle involvement without evidence of necrosis
56!zcified part of unspecified lower leg with bone involvement without evidence of necrosis
58!zcified part of unspecified lower leg with other specified severity
59!zcified part of unspecified lower leg with unspecified severity
41.zcified part of right lower leg
51!zcified part of right lower leg limited to breakdown of skin
52!zcified part of right lower leg with fat layer exposed
53!zcified part of right lower leg with necrosis of muscle
54!zcified part of right lower leg with necrosis of bone
55!zcified part of right lower leg with muscle involvement without evidence of necrosis
56!zcified part of right lower leg with bone involvement without evidence of necrosis
58!zcified part of right lower leg with other specified severity
59!zcified part of right lower leg with unspecified severity
42.zcified part of left lower leg
51!zcified part of left lower leg limited to breakdown of skin
52!zcified part of left lower leg with fat layer exposed
53!zcified part of left lower leg with necrosis of muscle
54!zcified part of left lower leg with necrosis of bone
55!zcified part of left lower leg with muscle involvement without evidence of necrosis
56!zcified part of left lower leg with bone involvement without evidence of necrosis
58!zcified part of left lower leg with other specified severity
59!zcified part of left lower leg with unspecified severity
28.0Other disorders of skin and subcutaneous tissue, not elsewhere classified
29!zneous tissue in diseases classified elsewhere
0M00.0Pyogenic arthritis
21.0Direct infections of joint in infectious and parasitic diseases classified elsewhere
22.0Postinfective and reactive arthropathies
24.0Autoinflammatory syndromes
25.0Rheumatoid arthritis with rheumatoid factor
26.0Other rheumatoid arthritis
30.0Rheumatoid arthritis without rheumatoid factor
40!ztoid factor, unspecified site
41.ztoid factor, shoulder
51!ztoid factor, right shoulder
52!ztoid factor, left shoulder
59!ztoid factor, unspecified shoulder
42.ztoid factor, elbow
51!ztoid factor, right elbow
52!ztoid factor, left elbow
59!ztoid factor, unspecified elbow
43.ztoid factor, wrist
51!ztoid factor, right wrist
52!ztoid factor, left wrist
59!ztoid factor, unspecified wrist
44.ztoid factor, hand
51!ztoid factor, right hand
52!ztoid factor, left hand
59!ztoid factor, unspecified hand
45.ztoid factor, hip
51!ztoid factor, right hip
52!ztoid factor, left hip
59!ztoid factor, unspecified hip
46.ztoid factor, knee
51!ztoid factor, right knee
52!ztoid factor, left knee
59!ztoid factor, unspecified knee
47.ztoid factor, ankle and foot
51!ztoid factor, right ankle and foot
52!ztoid factor, left ankle and foot
59!ztoid factor, unspecified ankle and foot
48!ztoid factor, vertebrae
49!ztoid factor, multiple sites
4A!ztoid factor, other specified site
31!0Adult-onset Still's disease
32.0Rheumatoid bursitis
40!j, unspecified site
41.lshoulder
51!lright shoulder
52!lleft shoulder
59!lunspecified shoulder
42.lelbow
51!lright elbow
52!lleft elbow
59!lunspecified elbow
43.lwrist
51!lright wrist
52!lleft wrist
59!lunspecified wrist
44.lhand
51!lright hand
52!lleft hand
59!lunspecified hand
45.lhip
51!lright hip
52!lleft hip
59!lunspecified hip
46.lknee
51!lright knee
52!lleft knee
59!lunspecified knee
47.lankle and foot
51!lright ankle and foot
52!lleft ankle and foot
59!lunspecified ankle and foot
48!lvertebrae
49!lmultiple sites
33.bnodule
40!h, unspecified site
41.jshoulder
51!jright shoulder
52!jleft shoulder
59!junspecified shoulder
42.jelbow
51!jright elbow
52!jleft elbow
59!junspecified elbow
43.jwrist
51!jright wrist
52!jleft wrist
59!junspecified wrist
44.jhand
51!jright hand
52!jleft hand
59!junspecified hand
45.jhip
51!jright hip
52!jleft hip
59!junspecified hip
46.jknee
51!jright knee
52!jleft knee
59!junspecified knee
47.jankle and foot
51!jright ankle and foot
52!jleft ankle and foot
59!junspecified ankle and foot
48!jvertebrae
49!jmultiple sites
34!0Inflammatory polyarthropathy
38.0Other specified rheumatoid arthritis
40!zs, unspecified site
41.zs, shoulder
51!zs, right shoulder
52!zs, left shoulder
59!zs, unspecified shoulder
42.zs, elbow
51!zs, right elbow
52!zs, left elbow
59!zs, unspecified elbow
43.zs, wrist
51!zs, right wrist
52!zs, left wrist
59!zs, unspecified wrist
44.zs, hand
51!zs, right hand
52!zs, left hand
59!zs, unspecified hand
45.zs, hip
51!zs, right hip
52!zs, left hip
59!zs, unspecified hip
46.zs, knee
51!zs, right knee
52!zs, left knee
59!zs, unspecified knee
47.zs, ankle and foot
51!zs, right ankle and foot
52!zs, left ankle and foot
59!zs, unspecified ankle and foot
48!zs, vertebrae
49!zs, multiple sites
4A!zs, other specified site
39!0Rheumatoid arthritis, unspecified
27.0Enteropathic arthropathies
28.0Juvenile arthritis
11A.0Chronic gout
30.0Idiopathic chronic gout
40.n, unspecified site
41.pshoulder
51.pright shoulder
52.pleft shoulder
59.punspecified shoulder
42.pelbow
51.pright elbow
52.pleft elbow
59.punspecified elbow
43.pwrist
51.pright wrist
52.pleft wrist
59.punspecified wrist
44.phand
51.pright hand
52.pleft hand
59.punspecified hand
45.phip
51.pright hip
52.pleft hip
59.punspecified hip
46.pknee
51.pright knee
52.pleft knee
59.punspecified knee
47.pankle and foot
51.pright ankle and foot
52.pleft ankle and foot
59.punspecified ankle and foot
48.pvertebrae
49.pmultiple sites
31.0Lead-induced chronic gout
40.p, unspecified site
41.rshoulder
51.rright shoulder
52.rleft shoulder
59.runspecified shoulder
42.relbow
51.rright elbow
52.rleft elbow
59.runspecified elbow
43.rwrist
51.rright wrist
52.rleft wrist
59.runspecified wrist
44.rhand
51.rright hand
52.rleft hand
59.runspecified hand
45.rhip
51.rright hip
52.rleft hip
59.runspecified hip
46.rknee
51.rright knee
52.rleft knee
59.runspecified knee
47.rankle and foot
51.rright ankle and foot
52.rleft ankle and foot
59.runspecified ankle and foot
48.rvertebrae
49.rmultiple sites
32.0Drug-induced chronic gout
40.p, unspecified site
41.rshoulder
51.rright shoulder
52.rleft shoulder
59.runspecified shoulder
42.relbow
51.rright elbow
52.rleft elbow
59.runspecified elbow
43.rwrist
51.rright wrist
52.rleft wrist
59.runspecified wrist
44.rhand
51.rright hand
52.rleft hand
59.runspecified hand
45.rhip
51.rright hip
52.rleft hip
59.runspecified hip
46.rknee
51.rright knee
52.rleft knee
59.runspecified knee
47.rankle and foot
51.rright ankle and foot
52.rleft ankle and foot
59.runspecified ankle and foot
48.rvertebrae
49.rmultiple sites
33.0Chronic gout due to renal impairment
40.zt, unspecified site
41.zt, shoulder
51.zt, right shoulder
52.zt, left shoulder
59.zt, unspecified shoulder
42.zt, elbow
51.zt, right elbow
52.zt, left elbow
59.zt, unspecified elbow
43.zt, wrist
51.zt, right wrist
52.zt, left wrist
59.zt, unspecified wrist
44.zt, hand
51.zt, right hand
52.zt, left hand
59.zt, unspecified hand
45.zt, hip
51.zt, right hip
52.zt, left hip
59.zt, unspecified hip
46.zt, knee
51.zt, right knee
52.zt, left knee
59.zt, unspecified knee
47.zt, ankle and foot
51.zt, right ankle and foot
52.zt, left ankle and foot
59.zt, unspecified ankle and foot
48.zt, vertebrae
49.zt, multiple sites
34.0Other secondary chronic gout
40.s, unspecified site
41.ushoulder
51.uright shoulder
52.uleft shoulder
59.uunspecified shoulder
42.uelbow
51.uright elbow
52.uleft elbow
59.uunspecified elbow
43.uwrist
51.uright wrist
52.uleft wrist
59.uunspecified wrist
44.uhand
51.uright hand
52.uleft hand
59.uunspecified hand
45.uhip
51.uright hip
52.uleft hip
59.uunspecified hip
46.uknee
51.uright knee
52.uleft knee
59.uunspecified knee
47.uankle and foot
51.uright ankle and foot
52.uleft ankle and foot
59.uunspecified ankle and foot
48.uvertebrae
49.umultiple sites
39.0Chronic gout, unspecified
4XX0!p, without tophus (tophi)
20.0Gout
30.0Idiopathic gout
40!f, unspecified site
41.hshoulder
51!hright shoulder
52!hleft shoulder
59!hunspecified shoulder
42.helbow
51!hright elbow
52!hleft elbow
59!hunspecified elbow
43.hwrist
51!hright wrist
52!hleft wrist
59!hunspecified wrist
44.hhand
51!hright hand
52!hleft hand
59!hunspecified hand
45.hhip
51!hright hip
52!hleft hip
59!hunspecified hip
46.hknee
51!hright knee
52!hleft knee
59!hunspecified knee
47.hankle and foot
51!hright ankle and foot
52!hleft ankle and foot
59!hunspecified ankle and foot
48!hvertebrae
49!hmultiple sites
31.0Lead-induced gout
40!h, unspecified site
41.jshoulder
51!jright shoulder
52!jleft shoulder
59!junspecified shoulder
42.jelbow
51!jright elbow
52!jleft elbow
59!junspecified elbow
43.jwrist
51!jright wrist
52!jleft wrist
59!junspecified wrist
44.jhand
51!jright hand
52!jleft hand
59!junspecified hand
45.jhip
51!jright hip
52!jleft hip
59!junspecified hip
46.jknee
51!jright knee
52!jleft knee
59!junspecified knee
47.jankle and foot
51!jright ankle and foot
52!jleft ankle and foot
59!junspecified ankle and foot
48!jvertebrae
49!jmultiple sites
32.0Drug-induced gout
40!h, unspecified site
41.jshoulder
51!jright shoulder
52!jleft shoulder
59!junspecified shoulder
42.jelbow
51!jright elbow
52!jleft elbow
59!junspecified elbow
43.jwrist
51!jright wrist
52!jleft wrist
59!junspecified wrist
44.jhand
51!jright hand
52!jleft hand
59!junspecified hand
45.jhip
51!jright hip
52!jleft hip
59!junspecified hip
46.jknee
51!jright knee
52!jleft knee
59!junspecified knee
47.jankle and foot
51!jright ankle and foot
52!jleft ankle and foot
59!junspecified ankle and foot
48!jvertebrae
49!jmultiple sites
33.0Gout due to renal impairment
40!s, unspecified site
41.ushoulder
51!uright shoulder
52!uleft shoulder
59!uunspecified shoulder
42.uelbow
51!uright elbow
52!uleft elbow
59!uunspecified elbow
43.uwrist
51!uright wrist
52!uleft wrist
59!uunspecified wrist
44.uhand
51!uright hand
52!uleft hand
59!uunspecified hand
45.uhip
51!uright hip
52!uleft hip
59!uunspecified hip
46.uknee
51!uright knee
52!uleft knee
59!uunspecified knee
47.uankle and foot
51!uright ankle and foot
52!uleft ankle and foot
59!uunspecified ankle and foot
48!uvertebrae
49!umultiple sites
34.0Other secondary gout
40!k, unspecified site
41.mshoulder
51!mright shoulder
52!mleft shoulder
59!munspecified shoulder
42.melbow
51!mright elbow
52!mleft elbow
59!munspecified elbow
43.mwrist
51!mright wrist
52!mleft wrist
59!munspecified wrist
44.mhand
51!mright hand
52!mleft hand
59!munspecified hand
45.mhip
51!mright hip
52!mleft hip
59!munspecified hip
46.mknee
51!mright knee
52!mleft knee
59!munspecified knee
47.mankle and foot
51!mright ankle and foot
52!mleft ankle and foot
59!munspecified ankle and foot
48!mvertebrae
49!mmultiple sites
39!0Gout, unspecified
21.0Other crystal arthropathies
22.6and unspecified arthropathy
23.7rthritis
24.0Arthropathies in other diseases classified elsewhere
25.0Polyosteoarthritis
26.0Osteoarthritis of hip
30!0Bilateral primary osteoarthritis of hip
31.0Unilateral primary osteoarthritis of hip
40!x, unspecified hip
41!zright hip
42!zleft hip
32!0Bilateral osteoarthritis resulting from hip dysplasia
33.0Unilateral osteoarthritis resulting from hip dysplasia
40!z from hip dysplasia, unspecified hip
41!z from hip dysplasia, right hip
42!z from hip dysplasia, left hip
34!0Bilateral post-traumatic osteoarthritis of hip
35.0Unilateral post-traumatic osteoarthritis of hip
40!zritis, unspecified hip
41!zritis, right hip
42!zritis, left hip
36!0Other bilateral secondary osteoarthritis of hip
37!6unilateral secondary osteoarthritis of hip
39!1steoarthritis of hip, unspecified
27.iknee
30!0Bilateral primary osteoarthritis of knee
31.0Unilateral primary osteoarthritis of knee
40!x, unspecified knee
41!zright knee
42!zleft knee
32!0Bilateral post-traumatic osteoarthritis of knee
33.0Unilateral post-traumatic osteoarthritis of knee
40!zritis, unspecified knee
41!zritis, right knee
42!zritis, left knee
34!0Other bilateral secondary osteoarthritis of knee
35!6unilateral secondary osteoarthritis of knee
39!1steoarthritis of knee, unspecified
28.ifirst carpometacarpal joint
29.1ther and unspecified osteoarthritis
30.0Primary osteoarthritis of other joints
41.m, shoulder
51!oright shoulder
52!oleft shoulder
59!ounspecified shoulder
42.oelbow
51!oright elbow
52!oleft elbow
59!ounspecified elbow
43.owrist
51!oright wrist
52!oleft wrist
59!ounspecified wrist
44.ohand
51!oright hand
52!oleft hand
59!ounspecified hand
47.m ankle and foot
51!m, right ankle and foot
52!oleft ankle and foot
59!ounspecified ankle and foot
49!oother specified site
31.1ost-traumatic osteoarthritis of other joints
41.t, shoulder
51!vright shoulder
52!vleft shoulder
59!vunspecified shoulder
42.velbow
51!vright elbow
52!vleft elbow
59!vunspecified elbow
43.vwrist
51!vright wrist
52!vleft wrist
59!vunspecified wrist
44.vhand
51!vright hand
52!vleft hand
59!vunspecified hand
47.vankle and foot
51!vright ankle and foot
52!vleft ankle and foot
59!vunspecified ankle and foot
49!vother specified site
32.0Secondary osteoarthritis of other joints
41.o, shoulder
51!qright shoulder
52!qleft shoulder
59!qunspecified shoulder
42.qelbow
51!qright elbow
52!qleft elbow
59!qunspecified elbow
43.qwrist
51!qright wrist
52!qleft wrist
59!qunspecified wrist
44.qhand
51!qright hand
52!qleft hand
59!qunspecified hand
47.qankle and foot
51!qright ankle and foot
52!qleft ankle and foot
59!qunspecified ankle and foot
49!qother specified site
39.0Osteoarthritis, unspecified site
40!0Unspecified osteoarthritis, unspecified site
41!0Primary osteoarthritis, unspecified site
42!1ost-traumatic osteoarthritis, unspecified site
43!0Secondary osteoarthritis, unspecified site
120.0Acquired deformities of fingers and toes
21.0Other acquired deformities of limbs
22.0Disorder of patella
23.0Internal derangement of knee
24.0Other specific joint derangements
25.6joint disorder, not elsewhere classified
30.0Hemarthrosis
40!c, unspecified joint
41.eshoulder
51!eright shoulder
52!eleft shoulder
59!eunspecified shoulder
42.eelbow
51!eright elbow
52!eleft elbow
59!eunspecified elbow
43.ewrist
51!eright wrist
52!eleft wrist
59!eunspecified wrist
44.ehand
51!eright hand
52!eleft hand
59!eunspecified hand
45.ehip
51!eright hip
52!eleft hip
59!eunspecified hip
46.eknee
51!eright knee
52!eleft knee
59!eunspecified knee
47.eankle and foot
51!eright ankle
52!eleft ankle
53!eunspecified ankle
54!eright foot
55!eleft foot
56!eunspecified foot
48!eother specified site
31.0Fistula of joint
40!7, unspecified joint
41.9shoulder
51!9right shoulder
52!9left shoulder
59!9unspecified shoulder
42.9elbow
51!9right elbow
52!9left elbow
59!9unspecified elbow
43.9wrist
51!9right wrist
52!9left wrist
59!9unspecified wrist
44.9hand
51!9right hand
52!9left hand
59!9unspecified hand
45.9hip
51!9right hip
52!9left hip
59!9unspecified hip
46.9knee
51!9right knee
52!9left knee
59!9unspecified knee
47.9ankle and foot
51!9right ankle
52!9left ankle
53!9unspecified ankle
54!9right foot
55!9left foot
56!9unspecified foot
48!9other specified site
32.1lail joint
40!b, unspecified joint
41.dshoulder
51!dright shoulder
52!dleft shoulder
59!dunspecified shoulder
42.delbow
51!dright elbow
52!dleft elbow
59!dunspecified elbow
43.dwrist
51!dright wrist
52!dleft wrist
59!dunspecified wrist
44.dhand
51!dright hand
52!dleft hand
59!dunspecified hand
45.dhip
51!dright hip
52!dleft hip
59!dunspecified hip
46.dknee
51!dright knee
52!dleft knee
59!dunspecified knee
47.dankle and foot
51!dright ankle and foot
52!dleft ankle and foot
59!dunspecified ankle and foot
48!dother site
33.0Other instability of joint
40!h, unspecified joint
41.jshoulder
51!jright shoulder
52!jleft shoulder
59!junspecified shoulder
42.jelbow
51!jright elbow
52!jleft elbow
59!junspecified elbow
43.jwrist
51!jright wrist
52!jleft wrist
59!junspecified wrist
44.jhand
51!jright hand
52!jleft hand
59!junspecified hand
45.jhip
51!jright hip
52!jleft hip
59!junspecified hip
46.jknee
51!jright knee
52!jleft knee
59!junspecified knee
47.jankle and foot
51!jright ankle
52!jleft ankle
53!junspecified ankle
54!jright foot
55!jleft foot
56!junspecified foot
49!jother specified joint
34.0Effusion of joint
40!8, unspecified joint
41.ashoulder
51!aright shoulder
52!aleft shoulder
59!aunspecified shoulder
42.aelbow
51!aright elbow
52!aleft elbow
59!aunspecified elbow
43.awrist
51!aright wrist
52!aleft wrist
59!aunspecified wrist
44.ahand
51!aright hand
52!aleft hand
59!aunspecified hand
45.ahip
51!aright hip
52!aleft hip
59!aunspecified hip
46.aknee
51!aright knee
52!aleft knee
59!aunspecified knee
47.aankle and foot
51!aright ankle
52!aleft ankle
53!aunspecified ankle
54!aright foot
55!aleft foot
56!aunspecified foot
48!aother site
35.0Pain in joint
40!8unspecified joint
41.8shoulder
51!8right shoulder
52!8left shoulder
59!8unspecified shoulder
42.8elbow
51!8right elbow
52!8left elbow
59!8unspecified elbow
43.8wrist
51!8right wrist
52!8left wrist
59!8unspecified wrist
44.8joints of hand
51!iright hand
52!ileft hand
59!iunspecified hand
45.8hip
51!8right hip
52!8left hip
59!8unspecified hip
46.8knee
51!8right knee
52!8left knee
59!8unspecified knee
47.8ankle and joints of foot
51!8right ankle and joints of right foot
52!8left ankle and joints of left foot
59!8unspecified ankle and joints of unspecified foot
49!8other specified joint
36.0Stiffness of joint, not elsewhere classified
40!dunspecified joint, not elsewhere classified
41.dshoulder, not elsewhere classified
51!dright shoulder, not elsewhere classified
52!dleft shoulder, not elsewhere classified
59!dunspecified shoulder, not elsewhere classified
42.delbow, not elsewhere classified
51!dright elbow, not elsewhere classified
52!dleft elbow, not elsewhere classified
59!dunspecified elbow, not elsewhere classified
43.dwrist, not elsewhere classified
51!dright wrist, not elsewhere classified
52!dleft wrist, not elsewhere classified
59!dunspecified wrist, not elsewhere classified
44.dhand, not elsewhere classified
51!dright hand, not elsewhere classified
52!dleft hand, not elsewhere classified
59!dunspecified hand, not elsewhere classified
45.dhip, not elsewhere classified
51!dright hip, not elsewhere classified
52!dleft hip, not elsewhere classified
59!dunspecified hip, not elsewhere classified
46.dknee, not elsewhere classified
51!dright knee, not elsewhere classified
52!dleft knee, not elsewhere classified
59!dunspecified knee, not elsewhere classified
47.dankle and foot, not elsewhere classified
51!dright ankle, not elsewhere classified
52!dleft ankle, not elsewhere classified
53!dunspecified ankle, not elsewhere classified
54!dright foot, not elsewhere classified
55!dleft foot, not elsewhere classified
56!dunspecified foot, not elsewhere classified
49!dother specified joint, not elsewhere classified
37.0Osteophyte
40!a, unspecified joint
41.cshoulder
51!cright shoulder
52!cleft shoulder
59!cunspecified shoulder
42.celbow
51!cright elbow
52!cleft elbow
59!cunspecified elbow
43.cwrist
51!cright wrist
52!cleft wrist
59!cunspecified wrist
44.chand
51!cright hand
52!cleft hand
59!cunspecified hand
45.chip
51!cright hip
52!cleft hip
59!cunspecified hip
46.cknee
51!cright knee
52!cleft knee
59!cunspecified knee
47.cankle and foot
51!cright ankle
52!cleft ankle
53!cunspecified ankle
54!cright foot
55!cleft foot
56!cunspecified foot
48!cvertebrae
38.1ther specified joint disorders
40!v, unspecified joint
41.xshoulder
51!xright shoulder
52!xleft shoulder
59!xunspecified shoulder
42.xelbow
51!xright elbow
52!xleft elbow
59!xunspecified elbow
43.xwrist
51!xright wrist
52!xleft wrist
59!xunspecified wrist
44.xhand
51!xright hand
52!xleft hand
59!xunspecified hand
45.xhip
51!xright hip
52!xleft hip
59!xunspecified hip
46.xknee
51!xright knee
52!xleft knee
59!xunspecified knee
47.xankle and foot
51!xright ankle and foot
52!xleft ankle and foot
59!xunspecified ankle and foot
39!0Joint disorder, unspecified
26.0Dentofacial anomalies [including malocclusion]
27.0Other diseases of jaws
130.0Polyarteritis nodosa and related conditions
21.0Other necrotizing vasculopathies
22.0Systemic lupus erythematosus (SLE)
30!0Drug-induced systemic lupus erythematosus
31.0Systemic lupus erythematosus with organ or system involvement
40!s, organ or system involvement unspecified
41!0Endocarditis in systemic lupus erythematosus
42!0Pericarditis in systemic lupus erythematosus
43!0Lung involvement in systemic lupus erythematosus
44!0Glomerular disease in systemic lupus erythematosus
45!0Tubulo-interstitial nephropathy in systemic lupus erythematosus
49!0Other organ or system involvement in systemic lupus erythematosus
38!6forms of systemic lupus erythematosus
39!0Systemic lupus erythematosus, unspecified
23.0Dermatopolymyositis
24.0Systemic sclerosis [scleroderma]
25.0Other systemic involvement of connective tissue
26.0Systemic disorders of connective tissue in diseases classified elsewhere
140.0Kyphosis and lordosis
21.0Scoliosis
30.0Infantile idiopathic scoliosis
40!u, site unspecified
42!wcervical region
43!zvicothoracic region
44!wthoracic region
45!zracolumbar region
46!wlumbar region
47!zbosacral region
48!wsacral and sacrococcygeal region
31.0Juvenile and adolescent idiopathic scoliosis
41.9idiopathic scoliosis
52!t, cervical region
53!zicothoracic region
54!vthoracic region
55!zacolumbar region
56!vlumbar region
57!zosacral region
59!vsite unspecified
42.0Adolescent scoliosis
52!bidiopathic scoliosis, cervical region
53!zrvicothoracic region
54!xthoracic region
55!zoracolumbar region
56!xlumbar region
57!zmbosacral region
59!xsite unspecified
32.0Other idiopathic scoliosis
40!q, site unspecified
42!scervical region
43!yothoracic region
44!sthoracic region
45!yolumbar region
46!slumbar region
47!wosacral region
33.0Thoracogenic scoliosis
40!m, site unspecified
44!othoracic region
45!uolumbar region
34.0Neuromuscular scoliosis
40!n, site unspecified
41!poccipito-atlanto-axial region
42!pcervical region
43!vothoracic region
44!pthoracic region
45!volumbar region
46!plumbar region
47!tosacral region
35.0Other secondary scoliosis
40!p, site unspecified
42!rcervical region
43!xothoracic region
44!rthoracic region
45!xolumbar region
46!rlumbar region
47!vosacral region
38.6forms of scoliosis
40!o, site unspecified
42!qcervical region
43!wothoracic region
44!qthoracic region
45!wolumbar region
46!qlumbar region
47!uosacral region
39!0Scoliosis, unspecified
22.1pinal osteochondrosis
23.0Other deforming dorsopathies
25.0Ankylosing spondylitis
26.0Other inflammatory spondylopathies
27.0Spondylosis
28.0Other spondylopathies
30.0Spinal stenosis
40!f, site unspecified
41!hoccipito-atlanto-axial region
42!hcervical region
43!nothoracic region
44!hthoracic region
45!nolumbar region
46.hlumbar region
51!u without neurogenic claudication
52!z neurogenic claudication
47!losacral region
48!hsacral and sacrococcygeal region
31.0Ankylosing hyperostosis [Forestier]
40!z, site unspecified
41!z, occipito-atlanto-axial region
42!z, cervical region
43!z, cervicothoracic region
44!z, thoracic region
45!z, thoracolumbar region
46!z, lumbar region
47!z, lumbosacral region
48!z, sacral and sacrococcygeal region
49!z, multiple sites in spine
32.0Kissing spine
40!d, site unspecified
41!foccipito-atlanto-axial region
42!fcervical region
43!lothoracic region
44!fthoracic region
45!lolumbar region
46!flumbar region
47!josacral region
33.0Traumatic spondylopathy
40!n, site unspecified
41!poccipito-atlanto-axial region
42!pcervical region
43!vothoracic region
44!pthoracic region
45!volumbar region
46!plumbar region
47!tosacral region
48!psacral and sacrococcygeal region
34.0Fatigue fracture of vertebra
40.s, site unspecified
41.uoccipito-atlanto-axial region
42.ucervical region
43.zcothoracic region
44.uthoracic region
45.zcolumbar region
46.ulumbar region
47.yosacral region
48.usacral and sacrococcygeal region
35.0Collapsed vertebra, not elsewhere classified
40.zlassified, site unspecified
41.zlassified, occipito-atlanto-axial region
42.zlassified, cervical region
43.zlassified, cervicothoracic region
44.zlassified, thoracic region
45.zlassified, thoracolumbar region
46.zlassified, lumbar region
47.zlassified, lumbosacral region
48.zlassified, sacral and sacrococcygeal region
38.0Other specified spondylopathies
4X.v
51!v, occipito-atlanto-axial region
52!xcervical region
53!zrvicothoracic region
54!xthoracic region
55!zoracolumbar region
56!xlumbar region
57!zmbosacral region
58!xsacral and sacrococcygeal region
59!yite unspecified
39!0Spondylopathy, unspecified
29.cies in diseases classified elsewhere
150.0Cervical disc disorders
21.0Thoracic, thoracolumbar, and lumbosacral intervertebral disc disorders
30.n and lumbosacral intervertebral disc disorders with myelopathy
44!0Intervertebral disc disorders with myelopathy, thoracic region
45!zmyelopathy, thoracolumbar region
46!zmyelopathy, lumbar region
31.0Thoracic, thoracolumbar and lumbosacral intervertebral disc disorders with radiculopathy
44!0Intervertebral disc disorders with radiculopathy, thoracic region
45!zradiculopathy, thoracolumbar region
46!zradiculopathy, lumbar region
47!zradiculopathy, lumbosacral region
32.0Other thoracic, thoracolumbar and lumbosacral intervertebral disc displacement
44!6intervertebral disc displacement, thoracic region
45!zent, thoracolumbar region
46!zent, lumbar region
47!zent, lumbosacral region
33.6thoracic, thoracolumbar and lumbosacral intervertebral disc degeneration
44!6intervertebral disc degeneration, thoracic region
45!zion, thoracolumbar region
46!zion, lumbar region
47!zion, lumbosacral region
34.0Schmorl's nodes
44!f, thoracic region
45!nolumbar region
46!hlumbar region
47!losacral region
38.0Other thoracic, thoracolumbar and lumbosacral intervertebral disc disorders
44!6intervertebral disc disorders, thoracic region
45!z, thoracolumbar region
46!z, lumbar region
47!z, lumbosacral region
39!0Unspecified thoracic, thoracolumbar and lumbosacral intervertebral disc disorder
23.0Other and unspecified dorsopathies, not elsewhere classified
24.0Dorsalgia
30.0Panniculitis affecting regions of neck and back
40!zeck and back, site unspecified
41!zeck and back, occipito-atlanto-axial region
42!zeck and back, cervical region
43!zeck and back, cervicothoracic region
44!zeck and back, thoracic region
45!zeck and back, thoracolumbar region
46!zeck and back, lumbar region
47!zeck and back, lumbosacral region
48!zeck and back, sacral and sacrococcygeal region
49!u, neck and back, multiple sites in spine
31.0Radiculopathy
40!d, site unspecified
41!foccipito-atlanto-axial region
42!fcervical region
43!lothoracic region
44!fthoracic region
45!lolumbar region
46!flumbar region
47!josacral region
48!fsacral and sacrococcygeal region
32!0Cervicalgia
33.0Sciatica
40!8, unspecified side
41!aright side
42!aleft side
34.0Lumbago with sciatica
40!l, unspecified side
41!nright side
42!nleft side
35.1ow back pain
40!d, unspecified
41!0Vertebrogenic low back pain
49!0Other low back pain
36!0Pain in thoracic spine
38.0Other dorsalgia
41!1ccipital neuralgia
49!1ther dorsalgia
39!0Dorsalgia, unspecified
160.0Myositis
21.0Calcification and ossification of muscle
22.0Other disorders of muscle
30.0Separation of muscle (nontraumatic)
40!z, unspecified site
41.z, shoulder
51!z, right shoulder
52!z, left shoulder
59!z, unspecified shoulder
42.z, upper arm
51!z, right upper arm
52!z, left upper arm
59!z, unspecified upper arm
43.z, forearm
51!z, right forearm
52!z, left forearm
59!z, unspecified forearm
44.z, hand
51!z, right hand
52!z, left hand
59!z, unspecified hand
45.z, thigh
51!z, right thigh
52!z, left thigh
59!z, unspecified thigh
46.z, lower leg
51!z, right lower leg
52!z, left lower leg
59!z, unspecified lower leg
47.z, ankle and foot
51!z, right ankle and foot
52!z, left ankle and foot
59!z, unspecified ankle and foot
48!z, other site
31.0Other rupture of muscle (nontraumatic)
40!zic), unspecified site
41.zic), shoulder
51!zic), right shoulder
52!zic), left shoulder
59!zic), unspecified shoulder
42.zic), upper arm
51!zic), right upper arm
52!zic), left upper arm
59!zic), unspecified upper arm
43.zic), forearm
51!zic), right forearm
52!zic), left forearm
59!zic), unspecified forearm
44.zic), hand
51!zic), right hand
52!zic), left hand
59!zic), unspecified hand
45.zic), thigh
51!zic), right thigh
52!zic), left thigh
59!zic), unspecified thigh
46.zic), lower leg
51!zic), right lower leg
52!zic), left lower leg
59!zic), unspecified lower leg
47.zic), ankle and foot
51!zic), right ankle and foot
52!zic), left ankle and foot
59!zic), unspecified ankle and foot
48!zic), other site
32.0Nontraumatic ischemic infarction of muscle
40!z muscle, unspecified site
41.z muscle, shoulder
51!z muscle, right shoulder
52!z muscle, left shoulder
59!z muscle, unspecified shoulder
42.z muscle, upper arm
51!z muscle, right upper arm
52!z muscle, left upper arm
59!z muscle, unspecified upper arm
43.z muscle, forearm
51!z muscle, right forearm
52!z muscle, left forearm
59!z muscle, unspecified forearm
44.z muscle, hand
51!z muscle, right hand
52!z muscle, left hand
59!z muscle, unspecified hand
45.z muscle, thigh
51!z muscle, right thigh
52!z muscle, left thigh
59!z muscle, unspecified thigh
46.z muscle, lower leg
51!z muscle, right lower leg
52!z muscle, left lower leg
59!z muscle, unspecified lower leg
47.z muscle, ankle and foot
51!z muscle, right ankle and foot
52!z muscle, left ankle and foot
59!z muscle, unspecified ankle and foot
48!z muscle, other site
33!0Immobility syndrome (paraplegic)
34.0Contracture of muscle
40!l, unspecified site
41.nshoulder
51!nright shoulder
52!nleft shoulder
59!nunspecified shoulder
42.opper arm
51!nright upper arm
52!nleft upper arm
59!nunspecified upper arm
43.nforearm
51!nright forearm
52!nleft forearm
59!nunspecified forearm
44.nhand
51!nright hand
52!nleft hand
59!nunspecified hand
45.nthigh
51!nright thigh
52!nleft thigh
59!nunspecified thigh
46.nlower leg
51!nright lower leg
52!nleft lower leg
59!nunspecified lower leg
47.nankle and foot
51!nright ankle and foot
52!nleft ankle and foot
59!nunspecified ankle and foot
48!nother site
49!nmultiple sites
35.0Muscle wasting and atrophy, not elsewhere classified
40!zewhere classified, unspecified site
41.zewhere classified, shoulder
51!zewhere classified, right shoulder
52!zewhere classified, left shoulder
59!zewhere classified, unspecified shoulder
42.zewhere classified, upper arm
51!zewhere classified, right upper arm
52!zewhere classified, left upper arm
59!zewhere classified, unspecified upper arm
43.zewhere classified, forearm
51!zewhere classified, right forearm
52!zewhere classified, left forearm
59!zewhere classified, unspecified forearm
44.zewhere classified, hand
51!zewhere classified, right hand
52!zewhere classified, left hand
59!zewhere classified, unspecified hand
45.zewhere classified, thigh
51!zewhere classified, right thigh
52!zewhere classified, left thigh
59!zewhere classified, unspecified thigh
46.zewhere classified, lower leg
51!zewhere classified, right lower leg
52!zewhere classified, left lower leg
59!zewhere classified, unspecified lower leg
47.zewhere classified, ankle and foot
51!zewhere classified, right ankle and foot
52!zewhere classified, left ankle and foot
59!zewhere classified, unspecified ankle and foot
48!zewhere classified, other site
49!zewhere classified, multiple sites
38.0Other specified disorders of muscle
41!0Muscle weakness (generalized)
42!0Rhabdomyolysis
43.0Muscle spasm
50!c of back
51!gcalf
58!0Other muscle spasm
44!0Sarcopenia
49!0Other specified disorders of muscle
39!0Disorder of muscle, unspecified
23.8s of muscle in diseases classified elsewhere
25.0Synovitis and tenosynovitis
30.0Abscess of tendon sheath
40!o, unspecified site
41.qshoulder
51!qright shoulder
52!qleft shoulder
59!qunspecified shoulder
42.rpper arm
51!qright upper arm
52!qleft upper arm
59!qunspecified upper arm
43.qforearm
51!qright forearm
52!qleft forearm
59!qunspecified forearm
44.qhand
51!qright hand
52!qleft hand
59!qunspecified hand
45.qthigh
51!qright thigh
52!qleft thigh
59!qunspecified thigh
46.qlower leg
51!qright lower leg
52!qleft lower leg
59!qunspecified lower leg
47.qankle and foot
51!qright ankle and foot
52!qleft ankle and foot
59!qunspecified ankle and foot
48!qother site
31.0Other infective (teno)synovitis
40!v, unspecified site
41.xshoulder
51!xright shoulder
52!xleft shoulder
59!xunspecified shoulder
42.xelbow
51!xright elbow
52!xleft elbow
59!xunspecified elbow
43.xwrist
51!xright wrist
52!xleft wrist
59!xunspecified wrist
44.xhand
51!xright hand
52!xleft hand
59!xunspecified hand
45.xhip
51!xright hip
52!xleft hip
59!xunspecified hip
46.xknee
51!xright knee
52!xleft knee
59!xunspecified knee
47.xankle and foot
51!xright ankle and foot
52!xleft ankle and foot
59!xunspecified ankle and foot
48!xother site
49!xmultiple sites
32.0Calcific tendinitis
40!j, unspecified site
42.mpper arm
51!lright upper arm
52!lleft upper arm
59!lunspecified upper arm
43.lforearm
51!lright forearm
52!lleft forearm
59!lunspecified forearm
44.lhand
51!lright hand
52!lleft hand
59!lunspecified hand
45.lthigh
51!lright thigh
52!lleft thigh
59!lunspecified thigh
46.llower leg
51!lright lower leg
52!lleft lower leg
59!lunspecified lower leg
47.lankle and foot
51!lright ankle and foot
52!lleft ankle and foot
59!lunspecified ankle and foot
48!lother site
49!lmultiple sites
33.0Trigger finger
40!e, unspecified finger
41.8thumb
51!d, right thumb
52!fleft thumb
59!funspecified thumb
42.8finger, index finger
51!gright index finger
52!gleft index finger
59!gunspecified index finger
43.gmiddle finger
51!gright middle finger
52!gleft middle finger
59!gunspecified middle finger
44.gring finger
51!ight ring finger
52!gleft ring finger
59!gunspecified ring finger
45.glittle finger
51!gright little finger
52!gleft little finger
59!gunspecified little finger
34!0Radial styloid tenosynovitis [de Quervain]
38.0Other synovitis and tenosynovitis
40!x, unspecified site
41.zshoulder
51!zright shoulder
52!zleft shoulder
59!zunspecified shoulder
42.zupper arm
51!zright upper arm
52!zleft upper arm
59!zunspecified upper arm
43.zforearm
51!zright forearm
52!zleft forearm
59!zunspecified forearm
44.zhand
51!zright hand
52!zleft hand
59!zunspecified hand
45.zthigh
51!zright thigh
52!zleft thigh
59!zunspecified thigh
46.zlower leg
51!zright lower leg
52!zleft lower leg
59!zunspecified lower leg
47.zankle and foot
51!zright ankle and foot
52!zleft ankle and foot
59!zunspecified ankle and foot
48!zother site
49!zmultiple sites
39!0Synovitis and tenosynovitis, unspecified
26.1pontaneous rupture of synovium and tendon
27.0Other disorders of synovium and tendon
170.0Soft tissue disorders related to use, overuse and pressure
30.0Crepitant synovitis (acute) (chronic) of hand and wrist
43.zc), wrist
51!zc), right wrist
52!zc), left wrist
59!zc), unspecified wrist
44.zc), hand
51!zc), right hand
52!zc), left hand
59!zc), unspecified hand
31.0Bursitis of hand
40!8, unspecified hand
41!aright hand
42!aleft hand
32.0Olecranon bursitis
40!i, unspecified elbow
41!kright elbow
42!kleft elbow
33.1ther bursitis of elbow
40!n, unspecified elbow
41!pright elbow
42!pleft elbow
34.0Prepatellar bursitis
40!k, unspecified knee
41!mright knee
42!mleft knee
35.0Other bursitis of knee
40!m, unspecified knee
41!oright knee
42!oleft knee
36.0Trochanteric bursitis
40!l, unspecified hip
41!nright hip
42!nleft hip
37.0Other bursitis of hip
40!l, unspecified hip
41!nright hip
42!nleft hip
38.6soft tissue disorders related to use, overuse and pressure
40!z to use, overuse and pressure of unspecified site
41.z to use, overuse and pressure of shoulder
51!z to use, overuse and pressure, right shoulder
52!z to use, overuse and pressure, left shoulder
59!z to use, overuse and pressure, unspecified shoulder
42.z to use, overuse and pressure of upper arm
51!z to use, overuse and pressure, right upper arm
52!z to use, overuse and pressure, left upper arm
59!z to use, overuse and pressure, unspecified upper arms
43.z to use, overuse and pressure of forearm
51!z to use, overuse and pressure, right forearm
52!z to use, overuse and pressure, left forearm
59!z to use, overuse and pressure, unspecified forearm
44.z to use, overuse and pressure of hand
51!z to use, overuse and pressure, right hand
52!z to use, overuse and pressure, left hand
59!z to use, overuse and pressure, unspecified hand
45.z to use, overuse and pressure of thigh
51!z to use, overuse and pressure, right thigh
52!z to use, overuse and pressure, left thigh
59!z to use, overuse and pressure, unspecified thigh
46.z to use, overuse and pressure lower leg
51!z to use, overuse and pressure, right lower leg
52!z to use, overuse and pressure, left lower leg
59!z to use, overuse and pressure, unspecified leg
47.z to use, overuse and pressure of ankle and foot
51!z to use, overuse and pressure, right ankle and foot
52!z to use, overuse and pressure, left ankle and foot
59!z to use, overuse and pressure, unspecified ankle and foot
48!z to use, overuse and pressure other site
49!z to use, overuse and pressure multiple sites
39.0Unspecified soft tissue disorder related to use, overuse and pressure
40!zlated to use, overuse and pressure of unspecified site
41.zlated to use, overuse and pressure of shoulder
51!zlated to use, overuse and pressure, right shoulder
52!zlated to use, overuse and pressure, left shoulder
59!zlated to use, overuse and pressure, unspecified shoulder
42.zlated to use, overuse and pressure of upper arm
51!zlated to use, overuse and pressure, right upper arm
52!zlated to use, overuse and pressure, left upper arm
59!zlated to use, overuse and pressure, unspecified upper arm
43.zlated to use, overuse and pressure of forearm
51!zlated to use, overuse and pressure, right forearm
52!zlated to use, overuse and pressure, left forearm
59!zlated to use, overuse and pressure, unspecified forearm
44.zlated to use, overuse and pressure of hand
51!zlated to use, overuse and pressure, right hand
52!zlated to use, overuse and pressure, left hand
59!zlated to use, overuse and pressure, unspecified hand
45.zlated to use, overuse and pressure of thigh
51!zlated to use, overuse and pressure, right thigh
52!zlated to use, overuse and pressure, left thigh
59!zlated to use, overuse and pressure, unspecified thigh
46.zlated to use, overuse and pressure lower leg
51!zlated to use, overuse and pressure, right lower leg
52!zlated to use, overuse and pressure, left lower leg
59!zlated to use, overuse and pressure, unspecified lower leg
47.zlated to use, overuse and pressure of ankle and foot
51!zlated to use, overuse and pressure, right ankle and foot
52!zlated to use, overuse and pressure, left ankle and foot
59!zlated to use, overuse and pressure, unspecified ankle and foot
48!zlated to use, overuse and pressure other
49!zlated to use, overuse and pressure multiple sites
21.0Other bursopathies
22.0Fibroblastic disorders
30!0Palmar fascial fibromatosis [Dupuytren]
31!0Knuckle pads
32!0Plantar fascial fibromatosis
34!1seudosarcomatous fibromatosis
36!0Necrotizing fasciitis
38!0Other fibroblastic disorders
39!0Fibroblastic disorder, unspecified
25.0Shoulder lesions
30.0Adhesive capsulitis of shoulder
40!nunspecified shoulder
41!nright shoulder
42!nleft shoulder
31.0Rotator cuff tear or rupture, not specified as traumatic
40.0Unspecified rotator cuff tear or rupture, not specified as traumatic
50!zpture of unspecified shoulder, not specified as traumatic
51!zpture of right shoulder, not specified as traumatic
52!zpture of left shoulder, not specified as traumatic
41.0Incomplete rotator cuff tear or rupture not specified as traumatic
50!zture of unspecified shoulder, not specified as traumatic
51!zture of right shoulder, not specified as traumatic
52!zture of left shoulder, not specified as traumatic
42.0Complete rotator cuff tear or rupture not specified as traumatic
50!zre of unspecified shoulder, not specified as traumatic
51!zre of right shoulder, not specified as traumatic
52!zre of left shoulder, not specified as traumatic
32.0Bicipital tendinitis
40!k, unspecified shoulder
41!mright shoulder
42!mleft shoulder
33.0Calcific tendinitis of shoulder
40!nunspecified shoulder
41!nright shoulder
42!nleft shoulder
34.0Impingement syndrome of shoulder
40!ounspecified shoulder
41!oright shoulder
42!oleft shoulder
35.0Bursitis of shoulder
40!cunspecified shoulder
41!cright shoulder
42!cleft shoulder
38.0Other shoulder lesions
40!m, unspecified shoulder
41!oright shoulder
42!oleft shoulder
39.0Shoulder lesion, unspecified
40!s, unspecified shoulder
41!uright shoulder
42!uleft shoulder
26.0Enthesopathies, lower limb, excluding foot
27.0Other enthesopathies
30.0Medial epicondylitis
40!k, unspecified elbow
41!mright elbow
42!mleft elbow
31.0Lateral epicondylitis
40!l, unspecified elbow
41!nright elbow
42!nleft elbow
32.0Periarthritis of wrist
40!d, unspecified wrist
41!fright wrist
42!fleft wrist
33.0Calcaneal spur
40!e, unspecified foot
41!gright foot
42!gleft foot
34.0Metatarsalgia
40!d, unspecified foot
41!fright foot
42!fleft foot
35.0Other enthesopathy of foot and ankle
40!munspecified foot and ankle
41!mright foot and ankle
42!mleft foot and ankle
38!hies, not elsewhere classified
39!0Enthesopathy, unspecified
29.0Other and unspecified soft tissue disorders, not elsewhere classified
30!0Rheumatism, unspecified
31.0Myalgia
40!7, unspecified site
41!7 of mastication muscle
42!bauxiliary muscles, head and neck
48!7, other site
32!0Neuralgia and neuritis, unspecified
33!0Panniculitis, unspecified
34!0Hypertrophy of (infrapatellar) fat pad
35!0Residual foreign body in soft tissue
36.0Pain in limb, hand, foot, fingers and toes
40.eunspecified
51!8right arm
52!8left arm
53!8arm, unspecified
54!8right leg
55!8left leg
56!ag, unspecified
59!8unspecified limb
42.9pper arm
51!8right upper arm
52!8left upper arm
59!8unspecified upper arm
43.8forearm
51!8right forearm
52!8left forearm
59!8unspecified forearm
44.8hand and fingers
51!8right hand
52!8left hand
53!8unspecified hand
54!8right finger(s)
55!8left finger(s)
56!8unspecified finger(s)
45.8thigh
51!8right thigh
52!8left thigh
59!8unspecified thigh
46.8lower leg
51!8right lower leg
52!8left lower leg
59!8unspecified lower leg
47.8foot and toes
51!8right foot
52!8left foot
53!8unspecified foot
54!8right toe(s)
55!8left toe(s)
56!8unspecified toe(s)
37!0Fibromyalgia
3A.0Nontraumatic compartment syndrome
41.x of upper extremity
51!zf right upper extremity
52!zf left upper extremity
59!zf unspecified upper extremity
42.zf lower extremity
51!zf right lower extremity
52!zf left lower extremity
59!zf unspecified lower extremity
43!zf abdomen
49!zf other sites
38.0Other specified soft tissue disorders
41!0Nontraumatic hematoma of soft tissue
49!0Other specified soft tissue disorders
39!0Soft tissue disorder, unspecified
180.0Osteoporosis with current pathological fracture
21.hout current pathological fracture
30!0Age-related osteoporosis without current pathological fracture
36!0Localized osteoporosis [Lequesne]
38!0Other osteoporosis without current pathological fracture
23.0Adult osteomalacia
24.0Disorder of continuity of bone
25.0Other disorders of bone density and structure
30.0Fibrous dysplasia (monostotic)
40!u, unspecified site
41.wshoulder
51!wright shoulder
52!wleft shoulder
59!wunspecified shoulder
42.xpper arm
51!wright upper arm
52!wleft upper arm
59!wunspecified upper arm
43.wforearm
51!wright forearm
52!wleft forearm
59!wunspecified forearm
44.whand
51!wright hand
52!wleft hand
59!wunspecified hand
45.wthigh
51!wright thigh
52!wleft thigh
59!wunspecified thigh
46.wlower leg
51!wright lower leg
52!wleft lower leg
59!wunspecified lower leg
47.wankle and foot
51!wright ankle and foot
52!wleft ankle and foot
59!wunspecified ankle and foot
48!wother site
49!wmultiple sites
31.0Skeletal fluorosis
40!i, unspecified site
41.kshoulder
51!kright shoulder
52!kleft shoulder
59!kunspecified shoulder
42.lpper arm
51!kright upper arm
52!kleft upper arm
59!kunspecified upper arm
43.kforearm
51!kright forearm
52!kleft forearm
59!kunspecified forearm
44.khand
51!kright hand
52!kleft hand
59!kunspecified hand
45.kthigh
51!kright thigh
52!kleft thigh
59!kunspecified thigh
46.klower leg
51!kright lower leg
52!kleft lower leg
59!kunspecified lower leg
47.kankle and foot
51!kright ankle and foot
52!kleft ankle and foot
59!kunspecified ankle and foot
48!kother site
49!kmultiple sites
32!0Hyperostosis of skull
33.0Osteitis condensans
40!j, unspecified site
41.lshoulder
51!lright shoulder
52!lleft shoulder
59!lunspecified shoulder
42.mpper arm
51!lright upper arm
52!lleft upper arm
59!lunspecified upper arm
43.lforearm
51!lright forearm
52!lleft forearm
59!lunspecified forearm
44.lhand
51!lright hand
52!lleft hand
59!lunspecified hand
45.lthigh
51!lright thigh
52!lleft thigh
59!lunspecified thigh
46.llower leg
51!lright lower leg
52!lleft lower leg
59!lunspecified lower leg
47.lankle and foot
51!lright ankle and foot
52!lleft ankle and foot
59!lunspecified ankle and foot
48!lother site
49!lmultiple sites
34.0Solitary bone cyst
40!i, unspecified site
41.kshoulder
51!kright shoulder
52!kleft shoulder
59!kunspecified shoulder
42.khumerus
51!kright humerus
52!kleft humerus
59!kunspecified humerus
43.llna and radius
51!kright ulna and radius
52!kleft ulna and radius
59!kunspecified ulna and radius
44.khand
51!kright hand
52!kleft hand
59!kunspecified hand
45.kpelvis
51!kright pelvis
52!kleft pelvis
59!kunspecified pelvis
46.ktibia and fibula
51!kright tibia and fibula
52!kleft tibia and fibula
59!kunspecified tibia and fibula
47.kankle and foot
51!kright ankle and foot
52!kleft ankle and foot
59!kunspecified ankle and foot
48!kother site
35.0Aneurysmal bone cyst
40!k, unspecified site
41.mshoulder
51!mright shoulder
52!mleft shoulder
59!munspecified shoulder
42.npper arm
51!mright upper arm
52!mleft upper arm
59!munspecified upper arm
43.mforearm
51!mright forearm
52!mleft forearm
59!munspecified forearm
44.mhand
51!mright hand
52!mleft hand
59!munspecified hand
45.mthigh
51!mright thigh
52!mleft thigh
59!munspecified thigh
46.mlower leg
51!mright lower leg
52!mleft lower leg
59!munspecified lower leg
47.mankle and foot
51!mright ankle and foot
52!mleft ankle and foot
59!munspecified ankle and foot
48!mother site
49!mmultiple sites
36.0Other cyst of bone
40!i, unspecified site
41.kshoulder
51!kright shoulder
52!kleft shoulder
59!kunspecified shoulder
42.lpper arm
51!kright upper arm
52!kleft upper arm
59!kunspecified upper arm
43.kforearm
51!kright forearm
52!kleft forearm
59!kunspecified forearm
44.khand
51!kright hand
52!kleft hand
59!kunspecified hand
45.kthigh
51!kright thigh
52!kleft thigh
59!kunspecified thigh
46.klower leg
51!kright lower leg
52!kleft lower leg
59!kunspecified lower leg
47.kankle and foot
51!kright ankle and foot
52!kleft ankle and foot
59!kunspecified ankle and foot
48!kother site
49!kmultiple sites
38.6specified disorders of bone density and structure
40!zensity and structure, unspecified site
41.zensity and structure, shoulder
51!zensity and structure, right shoulder
52!zensity and structure, left shoulder
59!zensity and structure, unspecified shoulder
42.zensity and structure, upper arm
51!zensity and structure, right upper arm
52!zensity and structure, left upper arm
59!zensity and structure, unspecified upper arm
43.zensity and structure, forearm
51!zensity and structure, right forearm
52!zensity and structure, left forearm
59!zensity and structure, unspecified forearm
44.zensity and structure, hand
51!zensity and structure, right hand
52!zensity and structure, left hand
59!zensity and structure, unspecified hand
45.zensity and structure, thigh
51!zensity and structure, right thigh
52!zensity and structure, left thigh
59!zensity and structure, unspecified thigh
46.zensity and structure, lower leg
51!zensity and structure, right lower leg
52!zensity and structure, left lower leg
59!zensity and structure, unspecified lower leg
47.zensity and structure, ankle and foot
51!zensity and structure, right ankle and foot
52!zensity and structure, left ankle and foot
59!zensity and structure, unspecified ankle and foot
48!zensity and structure, other site
49!zensity and structure, multiple sites
39!0Disorder of bone density and structure, unspecified
26.0Osteomyelitis
27.5necrosis
28.4itis deformans [Paget's disease of bone]
29.1ther disorders of bone
190.1steopathies in diseases classified elsewhere
21.0Juvenile osteochondrosis of hip and pelvis
22.0Other juvenile osteochondrosis
23.6osteochondropathies
24.6disorders of cartilage
25.6acquired deformities of musculoskeletal system and connective tissue
26.0Intraoperative and postprocedural complications and disorders of musculoskeletal system, not elsewhere classified
27.0Periprosthetic fracture around internal prosthetic joint
29.0Biomechanical lesions, not elsewhere classified
0N00.0Acute nephritic syndrome
21.0Rapidly progressive nephritic syndrome
22.1ecurrent and persistent hematuria
23.0Chronic nephritic syndrome
24.0Nephrotic syndrome
25.0Unspecified nephritic syndrome
26.0Isolated proteinuria with specified morphological lesion
27.0Hereditary nephropathy, not elsewhere classified
28!0Glomerular disorders in diseases classified elsewhere
110!0Acute pyelonephritis
21.0Chronic tubulo-interstitial nephritis
22!0Tubulo-interstitial nephritis, not specified as acute or chronic
23.0Obstructive and reflux uropathy
24.0Drug- and heavy-metal-induced tubulo-interstitial and tubular conditions
25.0Other renal tubulo-interstitial diseases
26!0Renal tubulo-interstitial disorders in diseases classified elsewhere
27.0Acute kidney failure
30!k with tubular necrosis
31!qacute cortical necrosis
32!qmedullary necrosis
38!0Other acute kidney failure
39!0Acute kidney failure, unspecified
28.0Chronic kidney disease (CKD)
31!m, stage 1
32!u2 (mild)
33.u3 (moderate)
40!wunspecified
41!va
42!vb
34!u4 (severe)
35!u5
36!0End stage renal disease
39!0Chronic kidney disease, unspecified
29!0Unspecified kidney failure
120.0Calculus of kidney and ureter
30!i
31!cureter
32!ckidney with calculus of ureter
39!0Urinary calculus, unspecified
21.0Calculus of lower urinary tract
22!curinary tract in diseases classified elsewhere
23!0Unspecified renal colic
25.0Disorders resulting from impaired renal tubular function
26.0Unspecified contracted kidney
27.0Small kidney of unknown cause
28.0Other disorders of kidney and ureter, not elsewhere classified
29!zr in diseases classified elsewhere
130.0Cystitis
21.0Neuromuscular dysfunction of bladder, not elsewhere classified
22.0Other disorders of bladder
23!0Bladder disorders in diseases classified elsewhere
24.0Urethritis and urethral syndrome
25.6al stricture
26.0Other disorders of urethra
27!0Urethral disorders in diseases classified elsewhere
29.0Other disorders of urinary system
30!0Urinary tract infection, site not specified
33!0Stress incontinence (female) (male)
34.0Other specified urinary incontinence
41!0Urge incontinence
42!0Incontinence without sensory awareness
43!0Post-void dribbling
44!0Nocturnal enuresis
45!0Continuous leakage
46!0Mixed incontinence
49.0Other specified urinary incontinence
50!1verflow incontinence
51!0Coital incontinence
52!0Postural (urinary) incontinence
58!0Other specified urinary incontinence
38!gdisorders of urinary system
39!0Disorder of urinary system, unspecified
140.0Benign prostatic hyperplasia
30!s without lower urinary tract symptoms
31!x lower urinary tract symptoms
32!0Nodular prostate without lower urinary tract symptoms
33!l lower urinary tract symptoms
21.0Inflammatory diseases of prostate
22.0Other and unspecified disorders of prostate
23.0Hydrocele and spermatocele
24.0Noninflammatory disorders of testis
25.0Orchitis and epididymitis
26.0Male infertility
27.0Disorders of prepuce
28.0Other disorders of penis
29.0Inflammatory disorders of male genital organs, not elsewhere classified
150.0Other and unspecified disorders of male genital organs
21!0Disorders of male genital organs in diseases classified elsewhere
22.0Male erectile dysfunction
30.0Vasculogenic erectile dysfunction
41!0Erectile dysfunction due to arterial insufficiency
42!0Corporo-venous occlusive erectile dysfunction
43!2mbined arterial insufficiency and corporo-venous occlusive erectile dysfunction
31!0Erectile dysfunction due to diseases classified elsewhere
32!0Drug-induced erectile dysfunction
33.0Postprocedural erectile dysfunction
41!0Erectile dysfunction following radical prostatectomy
42!zcal cystectomy
43!vurethral surgery
44!vsimple prostatectomy
45!vradiation therapy
46!vinterstitial seed therapy
47!vprostate ablative therapy
49!0Other and unspecified postprocedural erectile dysfunction
38!6male erectile dysfunction
39!0Male erectile dysfunction, unspecified
23.0Other male sexual dysfunction
160.0Benign mammary dysplasia
21.0Inflammatory disorders of breast
22!0Hypertrophy of breast
23.0Unspecified lump in breast
30!kunspecified breast
31.kthe right breast
40!zt, unspecified quadrant
41!zt, upper outer quadrant
42!zt, upper inner quadrant
43!zt, lower outer quadrant
44!zt, lower inner quadrant
45!zt, overlapping quadrants
32.oleft breast
40!z, unspecified quadrant
41!z, upper outer quadrant
42!z, upper inner quadrant
43!z, lower outer quadrant
44!z, lower inner quadrant
45!z, overlapping quadrants
33.kaxillary tail
41!x of the right breast
42!zf the left breast
34.kbreast, subareolar
41!kright breast, subareolar
42!kleft breast, subareolar
24.0Other disorders of breast
25.0Deformity and disproportion of reconstructed breast
170.0Salpingitis and oophoritis
21.0Inflammatory disease of uterus, except cervix
22!ocervix uteri
23.0Other female pelvic inflammatory diseases
24!0Female pelvic inflammatory disorders in diseases classified elsewhere
25.0Diseases of Bartholin's gland
26.0Other inflammation of vagina and vulva
30!0Acute vaginitis
31!0Subacute and chronic vaginitis
32!0Acute vulvitis
33!0Subacute and chronic vulvitis
34!0Abscess of vulva
35!0Ulceration of vagina
36!fulva
38.0Other specified inflammation of vagina and vulva
41!0Mucositis (ulcerative) of vagina and vulva
49!0Other specified inflammation of vagina and vulva
27.0Vulvovaginal ulceration and inflammation in diseases classified elsewhere
180.0Endometriosis
30!d of uterus
31!hovary
32!hfallopian tube
33!hpelvic peritoneum
34!hrectovaginal septum and vagina
35!hintestine
36!ein cutaneous scar
38!0Other endometriosis
39!0Endometriosis, unspecified
21.0Female genital prolapse
22.1istulae involving female genital tract
23.0Noninflammatory disorders of ovary, fallopian tube and broad ligament
24.0Polyp of female genital tract
25.0Other noninflammatory disorders of uterus, except cervix
26!0Erosion and ectropion of cervix uteri
27.0Dysplasia of cervix uteri
28.0Other noninflammatory disorders of cervix uteri
29.zvagina
190.zvulva and perineum
21.0Absent, scanty and rare menstruation
22.0Excessive, frequent and irregular menstruation
30!9 and frequent menstruation with regular cycle
31!z with irregular cycle
32!amenstruation at puberty
33!0Ovulation bleeding
34!0Excessive bleeding in the premenopausal period
35!0Other specified irregular menstruation
36!0Irregular menstruation, unspecified
23.0Other abnormal uterine and vaginal bleeding
24.0Pain and other conditions associated with female genital organs and menstrual cycle
30!0Mittelschmerz
31.0Dyspareunia
40!0Unspecified dyspareunia
41!0Superficial (introital) dyspareunia
42!0Deep dyspareunia
49!0Other specified dyspareunia
32!0Vaginismus
33!0Premenstrual tension syndrome
34!2imary dysmenorrhea
35!0Secondary dysmenorrhea
36!0Dysmenorrhea, unspecified
38.0Other specified conditions associated with female genital organs and menstrual cycle
41.0Vulvodynia
50!4ar vestibulitis
58!0Other vulvodynia
59!0Vulvodynia, unspecified
49!0Other specified conditions associated with female genital organs and menstrual cycle
39!0Unspecified condition associated with female genital organs and menstrual cycle
25.0Menopausal and other perimenopausal disorders
30!0Postmenopausal bleeding
31!0Menopausal and female climacteric states
32!0Postmenopausal atrophic vaginitis
38!0Other specified menopausal and perimenopausal disorders
39!0Unspecified menopausal and perimenopausal disorder
26!0Recurrent pregnancy loss
27.0Female infertility
28.0Complications associated with artificial fertilization
29.0Intraoperative and postprocedural complications and disorders of genitourinary system, not elsewhere classified
0O00.0Ectopic pregnancy
21.0Hydatidiform mole
22.0Other abnormal products of conception
23.0Spontaneous abortion
24.0Complications following (induced) termination of pregnancy
27.0Failed attempted termination of pregnancy
28.0Complications following ectopic and molar pregnancy
29.0Supervision of high risk pregnancy
110.0Pre-existing hypertension complicating pregnancy, childbirth and the puerperium
21.qwith pre-eclampsia
22.0Gestational [pregnancy-induced] edema and proteinuria without hypertension
23.whypertension without significant proteinuria
24.0Pre-eclampsia
30.0Mild to moderate pre-eclampsia
40!u, unspecified trimester
42!wsecond trimester
43!wthird trimester
44!wcomplicating childbirth
45!zplicating the puerperium
31.0Severe pre-eclampsia
40!k, unspecified trimester
42!msecond trimester
43!mthird trimester
44!k complicating childbirth
45!k, complicating the puerperium
32.0HELLP syndrome
40!e (HELLP), unspecified trimester
42!osecond trimester
43!othird trimester
44!e, complicating childbirth
45!tthe puerperium
39.0Unspecified pre-eclampsia
40!p, unspecified trimester
42!rsecond trimester
43!rthird trimester
44!rcomplicating childbirth
45!zting the puerperium
25.0Eclampsia
26.0Unspecified maternal hypertension
120.0Hemorrhage in early pregnancy
21.0Excessive vomiting in pregnancy
22.0Venous complications and hemorrhoids in pregnancy
23.0Infections of genitourinary tract in pregnancy
24.0Diabetes mellitus in pregnancy, childbirth, and the puerperium
30.0Pre-existing type 1 diabetes mellitus, in pregnancy, childbirth and the puerperium
41.zus, in pregnancy
51!zus, in pregnancy, first trimester
52!zus, in pregnancy, second trimester
53!zus, in pregnancy, third trimester
59!zus, in pregnancy, unspecified trimester
42!zus, in childbirth
43!zus, in the puerperium
31.i2 diabetes mellitus, in pregnancy, childbirth and the puerperium
41.zus, in pregnancy
51!zus, in pregnancy, first trimester
52!zus, in pregnancy, second trimester
53!zus, in pregnancy, third trimester
59!zus, in pregnancy, unspecified trimester
42!zus, in childbirth
43!zus, in the puerperium
33.0Unspecified pre-existing diabetes mellitus in pregnancy, childbirth and the puerperium
41.zellitus in pregnancy
51!zellitus in pregnancy, first trimester
52!zellitus in pregnancy, second trimester
53!zellitus in pregnancy, third trimester
59!zellitus in pregnancy, unspecified trimester
42!zellitus in childbirth
43!zellitus in the puerperium
34.0Gestational diabetes mellitus
41.t in pregnancy
50!zegnancy, diet controlled
54!zegnancy, insulin controlled
55!zegnancy, controlled by oral hypoglycemic drugs
59!zegnancy, unspecified control
42.xchildbirth
50!zildbirth, diet controlled
54!zildbirth, insulin controlled
55!zildbirth, controlled by oral hypoglycemic drugs
59!zildbirth, unspecified control
43.xthe puerperium
50!ze puerperium, diet controlled
54!ze puerperium, insulin controlled
55!xpuerperium, controlled by oral hypoglycemic drugs
59!xthe puerperium, unspecified control
38.0Other pre-existing diabetes mellitus in pregnancy, childbirth, and the puerperium
41.zs in pregnancy
51!zs in pregnancy, first trimester
52!zs in pregnancy, second trimester
53!zs in pregnancy, third trimester
59!zs in pregnancy, unspecified trimester
42!zs in childbirth
43!zs in the puerperium
39.0Unspecified diabetes mellitus in pregnancy, childbirth and the puerperium
41.zegnancy
51!zegnancy, first trimester
52!zegnancy, second trimester
53!zegnancy, third trimester
59!zegnancy, unspecified trimester
42!xchildbirth
43!xthe puerperium
25.0Malnutrition in pregnancy, childbirth and the puerperium
26.2ternal care for other conditions predominantly related to pregnancy
28.0Abnormal findings on antenatal screening of mother
29.0Complications of anesthesia during pregnancy
130.0Multiple gestation
21.0Complications specific to multiple gestation
22.0Maternal care for malpresentation of fetus
23.idisproportion
24.iabnormality of pelvic organs
25.iknown or suspected fetal abnormality and damage
26.iother fetal problems
140.0Polyhydramnios
21.0Other disorders of amniotic fluid and membranes
22.0Premature rupture of membranes
23.1lacental disorders
24.8 previa
25.1remature separation of placenta [abruptio placentae]
26.0Antepartum hemorrhage, not elsewhere classified
27.0False labor
28.0Late pregnancy
160.0Preterm labor
21.0Failed induction of labor
22.0Abnormalities of forces of labor
23.0Long labor
24.0Obstructed labor due to malposition and malpresentation of fetus
25.qternal pelvic abnormality
26.1ther obstructed labor
27.0Labor and delivery complicated by intrapartum hemorrhage, not elsewhere classified
28!yabnormality of fetal acid-base balance
29.yumbilical cord complications
170.0Perineal laceration during delivery
21.0Other obstetric trauma
22.0Postpartum hemorrhage
23.0Retained placenta and membranes, without hemorrhage
24.0Complications of anesthesia during labor and delivery
25.0Other complications of labor and delivery, not elsewhere classified
26!0Abnormality in fetal heart rate and rhythm complicating labor and delivery
27.0Other fetal stress complicating labor and delivery
180!0Encounter for full-term uncomplicated delivery
22!ecesarean delivery without indication
25!0Puerperal sepsis
26.0Other puerperal infections
27.0Venous complications and hemorrhoids in the puerperium
28.0Obstetric embolism
29.0Complications of anesthesia during the puerperium
190.hthe puerperium, not elsewhere classified
21.0Infections of breast associated with pregnancy, the puerperium and lactation
22.0Other disorders of breast and disorders of lactation associated with pregnancy and the puerperium
24!0Sequelae of complication of pregnancy, childbirth, and the puerperium
28.0Maternal infectious and parasitic diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium
29.0Other maternal diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium
2A.0Maternal malignant neoplasms, traumatic injuries and abuse classifiable elsewhere but complicating pregnancy, childbirth and the puerperium
0P00.0Newborn affected by maternal conditions that may be unrelated to present pregnancy
21.vmplications of pregnancy
22.kcomplications of placenta, cord and membranes
23.kother complications of labor and delivery
24.knoxious substances transmitted via placenta or breast milk
25.0Disorders of newborn related to slow fetal growth and fetal malnutrition
27.xhort gestation and low birth weight, not elsewhere classified
28.wlong gestation and high birth weight
29.0Abnormal findings on neonatal screening
110.0Intracranial laceration and hemorrhage due to birth injury
21.0Other birth injuries to central nervous system
22.0Birth injury to scalp
23.hkeleton
24.gperipheral nervous system
25.0Other birth injuries
29.0Metabolic acidemia in newborn
122.0Respiratory distress of newborn
23.0Congenital pneumonia
24.0Neonatal aspiration
25.0Interstitial emphysema and related conditions originating in the perinatal period
26.0Pulmonary hemorrhage originating in the perinatal period
27.0Chronic respiratory disease originating in the perinatal period
28.0Other respiratory conditions originating in the perinatal period
29.0Cardiovascular disorders originating in the perinatal period
135.1ongenital viral diseases
26.0Bacterial sepsis of newborn
27.0Other congenital infectious and parasitic diseases
28.1mphalitis of newborn
29.1ther infections specific to the perinatal period
150.0Newborn affected by intrauterine (fetal) blood loss
21.0Umbilical hemorrhage of newborn
22.0Intracranial nontraumatic hemorrhage of newborn
23!0Hemorrhagic disease of newborn
24.0Other neonatal hemorrhages
25.0Hemolytic disease of newborn
26.1ydrops fetalis due to hemolytic disease
27.0Kernicterus
28.0Neonatal jaundice due to other excessive hemolysis
29.ifrom other and unspecified causes
160!0Disseminated intravascular coagulation of newborn
21.0Other perinatal hematological disorders
170.0Transitory disorders of carbohydrate metabolism specific to newborn
21.bneonatal disorders of calcium and magnesium metabolism
22.0Other transitory neonatal endocrine disorders
24.rlectrolyte and metabolic disturbances
26.6intestinal obstruction of newborn
27.0Necrotizing enterocolitis of newborn
28.0Other perinatal digestive system disorders
180.0Hypothermia of newborn
21.0Other disturbances of temperature regulation of newborn
23.6conditions of integument specific to newborn
24!6problems with newborn
190!0Convulsions of newborn
21.0Other disturbances of cerebral status of newborn
22.0Feeding problems of newborn
23.0Reactions and intoxications due to drugs administered to newborn
24.0Disorders of muscle tone of newborn
25!0Stillbirth
26.0Other conditions originating in the perinatal period
0Q00.0Anencephaly and similar malformations
21.0Encephalocele
22!0Microcephaly
23.0Congenital hydrocephalus
24.0Other congenital malformations of brain
25.0Spina bifida
26.0Other congenital malformations of spinal cord
27.ynervous system
110.0Congenital malformations of eyelid, lacrimal apparatus and orbit
21.0Anophthalmos, microphthalmos and macrophthalmos
22.0Congenital lens malformations
23.bmalformations of anterior segment of eye
24.sposterior segment of eye
25.0Other congenital malformations of eye
26.0Congenital malformations of ear causing impairment of hearing
27.0Other congenital malformations of ear
28.yface and neck
120.0Congenital malformations of cardiac chambers and connections
21.z septa
22.spulmonary and tricuspid valves
23.saortic and mitral valves
24.0Other congenital malformations of heart
25.0Congenital malformations of great arteries
26.yveins
27.0Other congenital malformations of peripheral vascular system
28.ycirculatory system
130.0Congenital malformations of nose
21.slarynx
22.strachea and bronchus
23.slung
24.0Other congenital malformations of respiratory system
25.0Cleft palate
26.6lip
27.6palate with cleft lip
28.0Other congenital malformations of tongue, mouth and pharynx
29.0Congenital malformations of esophagus
140.0Other congenital malformations of upper alimentary tract
21.0Congenital absence, atresia and stenosis of small intestine
22.znosis of large intestine
23.0Other congenital malformations of intestine
24.0Congenital malformations of gallbladder, bile ducts and liver
25.0Other congenital malformations of digestive system
150.0Congenital malformations of ovaries, fallopian tubes and broad ligaments
21.suterus and cervix
22.0Other congenital malformations of female genitalia
23.0Undescended and ectopic testicle
24.0Hypospadias
25.0Other congenital malformations of male genital organs
26.0Indeterminate sex and pseudohermaphroditism
160.0Renal agenesis and other reduction defects of kidney
21.0Cystic kidney disease
22.1ongenital obstructive defects of renal pelvis and congenital malformations of ureter
23.0Other congenital malformations of kidney
24.yurinary system
25.0Congenital deformities of hip
26.qfeet
27.bmusculoskeletal deformities of head, face, spine and chest
28.0Other congenital musculoskeletal deformities
29.0Polydactyly
170.0Syndactyly
21.0Reduction defects of upper limb
22.llower limb
23.lunspecified limb
24.0Other congenital malformations of limb(s)
25.yskull and face bones
26.0Congenital malformations of spine and bony thorax
27.0Osteochondrodysplasia with defects of growth of tubular bones and spine
28.1ther osteochondrodysplasias
29.0Congenital malformations of musculoskeletal system, not elsewhere classified
180.bichthyosis
21.0Epidermolysis bullosa
22.0Other congenital malformations of skin
23.0Congenital malformations of breast
24.0Other congenital malformations of integument
25.0Phakomatoses, not elsewhere classified
26.0Congenital malformation syndromes due to known exogenous causes, not elsewhere classified
27.0Other specified congenital malformation syndromes affecting multiple systems
29.6congenital malformations, not elsewhere classified
190.0Down syndrome
21.0Trisomy 18 and Trisomy 13
22.0Other trisomies and partial trisomies of the autosomes, not elsewhere classified
23.0Monosomies and deletions from the autosomes, not elsewhere classified
25.0Balanced rearrangements and structural markers, not elsewhere classified
26.0Turner's syndrome
27.0Other sex chromosome abnormalities, female phenotype, not elsewhere classified
28.z male phenotype, not elsewhere classified
29.6chromosome abnormalities, not elsewhere classified
0R00.0Abnormalities of heart beat
30!0Tachycardia, unspecified
31!0Bradycardia, unspecified
32!0Palpitations
38!0Other abnormalities of heart beat
39!0Unspecified abnormalities of heart beat
21.0Cardiac murmurs and other cardiac sounds
30!0Benign and innocent cardiac murmurs
31!0Cardiac murmur, unspecified
32!0Other cardiac sounds
23.0Abnormal blood-pressure reading, without diagnosis
30!0Elevated blood-pressure reading, without diagnosis of hypertension
31!0Nonspecific low blood-pressure reading
24.0Hemorrhage from respiratory passages
30!0Epistaxis
31!0Hemorrhage from throat
32!4ptysis
38.4rrhage from other sites in respiratory passages
41!0Acute idiopathic pulmonary hemorrhage in infants
49!0Hemorrhage from other sites in respiratory passages
39!grespiratory passages, unspecified
25.0Cough
31!0Acute cough
32!0Subacute cough
33!0Chronic cough
34!1ough syncope
38!0Other specified cough
39!0Cough, unspecified
26.0Abnormalities of breathing
30.0Dyspnea
40!7, unspecified
41!0Orthopnea
42!0Shortness of breath
43!0Acute respiratory distress
49!0Other forms of dyspnea
31!0Stridor
32!0Wheezing
33!0Periodic breathing
34!0Hyperventilation
35!0Mouth breathing
36!0Hiccough
37!0Sneezing
38.0Other abnormalities of breathing
41!0Apnea, not elsewhere classified
42!0Tachypnea, not elsewhere classified
43!0Snoring
49!0Other abnormalities of breathing
39!0Unspecified abnormalities of breathing
27.0Pain in throat and chest
30!e
31!0Chest pain on breathing
32!0Precordial pain
38.0Other chest pain
41!0Pleurodynia
42!0Intercostal pain
49!0Other chest pain
39!0Chest pain, unspecified
29.0Other symptoms and signs involving the circulatory and respiratory system
30.0Asphyxia and hypoxemia
41!8
42!0Hypoxemia
31!0Pleurisy
32!0Respiratory arrest
33!0Abnormal sputum
38.0Other specified symptoms and signs involving the circulatory and respiratory systems
41!0Nasal congestion
42!0Postnasal drip
49!0Other specified symptoms and signs involving the circulatory and respiratory systems
110.0Abdominal and pelvic pain
30!1cute abdomen
31.0Pain localized to upper abdomen
40!0Upper abdominal pain, unspecified
41!0Right upper quadrant pain
42!0Left upper quadrant pain
43!0Epigastric pain
32!0Pelvic and perineal pain
33.1ain localized to other parts of lower abdomen
40!0Lower abdominal pain, unspecified
41!0Right lower quadrant pain
42!0Left lower quadrant pain
43!0Periumbilical pain
38.0Other abdominal pain
41.0Abdominal tenderness
51!0Right upper quadrant abdominal tenderness
52!0Left upper quadrant abdominal tenderness
53!0Right lower quadrant abdominal tenderness
54!0Left lower quadrant abdominal tenderness
55!0Periumbilic abdominal tenderness
56!0Epigastric abdominal tenderness
57!0Generalized abdominal tenderness
59!0Abdominal tenderness, unspecified site
42.0Rebound abdominal tenderness
51!1ight upper quadrant rebound abdominal tenderness
52!0Left upper quadrant rebound abdominal tenderness
53!0Right lower quadrant rebound abdominal tenderness
54!0Left lower quadrant rebound abdominal tenderness
55!0Periumbilic rebound abdominal tenderness
56!0Epigastric rebound abdominal tenderness
57!0Generalized rebound abdominal tenderness
59!0Rebound abdominal tenderness, unspecified site
43!0Colic
44!0Generalized abdominal pain
39!0Unspecified abdominal pain
21.0Nausea and vomiting
30!6
31.0Vomiting
40!8, unspecified
41!8 without nausea
42!0Projectile vomiting
43!0Vomiting of fecal matter
44!0Bilious vomiting
45!0Cyclical vomiting syndrome unrelated to migraine
32!0Nausea with vomiting, unspecified
22!0Heartburn
23.0Aphagia and dysphagia
30!7
31.0Dysphagia
40!9, unspecified
41!boral phase
42!dopharyngeal phase
43!bpharyngeal phase
44!ioesophageal phase
49!0Other dysphagia
24.0Flatulence and related conditions
25.1ecal incontinence
26.0Hepatomegaly and splenomegaly, not elsewhere classified
27!0Unspecified jaundice
28.0Ascites
29.0Other symptoms and signs involving the digestive system and abdomen
30.0Intra-abdominal and pelvic swelling, mass and lump
40!z, mass and lump, unspecified site
41!0Right upper quadrant abdominal swelling, mass and lump
42!0Left upper quadrant abdominal swelling, mass and lump
43!0Right lower quadrant abdominal swelling, mass and lump
44!0Left lower quadrant abdominal swelling, mass and lump
45!0Periumbilic swelling, mass or lump
46!0Epigastric swelling, mass or lump
47!0Generalized intra-abdominal and pelvic swelling, mass and lump
49!0Other intra-abdominal and pelvic swelling, mass and lump
31.0Abnormal bowel sounds
41!2sent bowel sounds
42!0Hyperactive bowel sounds
45!0Other abnormal bowel sounds
32!0Visible peristalsis
33.0Abdominal rigidity
40!i, unspecified site
41!0Right upper quadrant abdominal rigidity
42!0Left upper quadrant abdominal rigidity
43!0Right lower quadrant abdominal rigidity
44!0Left lower quadrant abdominal rigidity
45!0Periumbilic abdominal rigidity
46!0Epigastric abdominal rigidity
47!0Generalized abdominal rigidity
34!0Change in bowel habit
35!0Other fecal abnormalities
36!0Halitosis
37!0Diarrhea, unspecified
38!0Other specified symptoms and signs involving the digestive system and abdomen
120.0Disturbances of skin sensation
30!0Anesthesia of skin
31!0Hypoesthesia of skin
32!0Paresthesia of skin
33!0Hyperesthesia
38!0Other disturbances of skin sensation
39!0Unspecified disturbances of skin sensation
21!0Rash and other nonspecific skin eruption
22.0Localized swelling, mass and lump of skin and subcutaneous tissue
23.0Other skin changes
25.0Abnormal involuntary movements
30!9head movements
31!0Tremor, unspecified
32!0Cramp and spasm
33!0Fasciculation
38!0Other abnormal involuntary movements
39!0Unspecified abnormal involuntary movements
26.0Abnormalities of gait and mobility
27.0Other lack of coordination
29.6symptoms and signs involving the nervous and musculoskeletal systems
130.0Pain associated with micturition
30!0Dysuria
31!0Vesical tenesmus
39!0Painful micturition, unspecified
21.0Hematuria
30!0Gross hematuria
31!0Benign essential microscopic hematuria
32.0Other microscopic hematuria
41!0Asymptomatic microscopic hematuria
49!0Other microscopic hematuria
39!0Hematuria, unspecified
22!0Unspecified urinary incontinence
23.0Retention of urine
30!0Drug induced retention of urine
38!0Other retention of urine
39!0Retention of urine, unspecified
24!0Anuria and oliguria
25.0Polyuria
30!0Frequency of micturition
31!0Nocturia
38.0Other polyuria
41!0Nocturnal polyuria
49!0Other polyuria
26.0Urethral discharge
27!0Sexual dysfunction, unspecified
29.0Other and unspecified symptoms and signs involving the genitourinary system
140.0Somnolence, stupor and coma
21.0Other symptoms and signs involving cognitive functions and awareness
30!0Disorientation, unspecified
31!0Anterograde amnesia
32!0Retrograde amnesia
33!0Other amnesia
34!0Neurologic neglect syndrome
38.0Other symptoms and signs involving cognitive functions and awareness
41!0Age-related cognitive decline
42!1ltered mental status, unspecified
43!0Borderline intellectual functioning
44.0Other specified cognitive deficit
50!0Attention and concentration deficit
51!0Cognitive communication deficit
52!0Visuospatial deficit
53!0Psychomotor deficit
54!0Frontal lobe and executive function deficit
49!0Other symptoms and signs involving cognitive functions and awareness
39!0Unspecified symptoms and signs involving cognitive functions and awareness
22!0Dizziness and giddiness
23.2sturbances of smell and taste
24.0Other symptoms and signs involving general sensations and perceptions
25.0Symptoms and signs involving emotional state
30!0Nervousness
31!0Restlessness and agitation
32!0Unhappiness
33!0Demoralization and apathy
34!0Irritability and anger
35!0Hostility
36!0Violent behavior
37!0State of emotional shock and stress, unspecified
38.0Other symptoms and signs involving emotional state
41!0Low self-esteem
42!0Worries
43!0Excessive crying of child, adolescent or adult
44!0Anhedonia
45.0Homicidal and suicidal ideations
50!aideations
51!0Suicidal ideations
46!0Emotional lability
47!0Impulsiveness
48!0Nonsuicidal self-harm
49!0Other symptoms and signs involving emotional state
26.0Symptoms and signs involving appearance and behavior
27.1peech disturbances, not elsewhere classified
28.0Dyslexia and other symbolic dysfunctions, not elsewhere classified
29.0Voice and resonance disorders
150.0Fever of other and unknown origin
32!0Drug induced fever
38.0Other specified fever
41!0Fever presenting with conditions classified elsewhere
42!0Postprocedural fever
43!4vaccination fever
44!0Febrile nonhemolytic transfusion reaction
39!2ver, unspecified
21.0Headache
30!8 with orthostatic component, not elsewhere classified
39!8, unspecified
22!0Pain, unspecified
23.0Malaise and fatigue
30!0Neoplastic (malignant) related fatigue
31!0Weakness
32!0Functional quadriplegia
38.0Other malaise and fatigue
41!d
42!0Chronic fatigue, unspecified
43!0Other fatigue
24!0Age-related physical debility
25!0Syncope and collapse
26.0Convulsions, not elsewhere classified
30.0Febrile convulsions
40!0Simple febrile convulsions
41!0Complex febrile convulsions
31!0Post traumatic seizures
39!0Unspecified convulsions
27.0Shock, not elsewhere classified
28!0Hemorrhage, not elsewhere classified
29.0Enlarged lymph nodes
160.1dema, not elsewhere classified
30!0Localized edema
31!0Generalized edema
39!0Edema, unspecified
21!0Generalized hyperhidrosis
22.0Lack of expected normal physiological development in childhood and adults
23.0Symptoms and signs concerning food and fluid intake
30!0Anorexia
31!0Polydipsia
32!4phagia
33.0Feeding difficulties
40!k, unspecified
41!0Pediatric feeding disorder, acute
42!schronic
49!0Other feeding difficulties
34!0Abnormal weight loss
35!ggain
36!0Underweight
38!0Other symptoms and signs concerning food and fluid intake
24!0Cachexia
25.0Symptoms and signs specifically associated with systemic inflammation and infection
31.2stemic inflammatory response syndrome (SIRS) of non-infectious origin
40!zrome (SIRS) of non-infectious origin without acute organ dysfunction
41!zrome (SIRS) of non-infectious origin with acute organ dysfunction
32.1evere sepsis
40!d without septic shock
41!i septic shock
28.0Other general symptoms and signs
29!0Illness, unspecified
170.0Elevated erythrocyte sedimentation rate and abnormality of plasma viscosity
21.0Abnormality of red blood cells
23.0Elevated blood glucose level
30.0Abnormal glucose
41!0Impaired fasting glucose
42!9glucose tolerance (oral)
43!0Prediabetes
49!0Other abnormal glucose
39!0Hyperglycemia, unspecified
24.0Abnormal serum enzyme levels
25!0Inconclusive laboratory evidence of human immunodeficiency virus [HIV]
26.0Other abnormal immunological findings in serum
27.eities of plasma proteins
28.0Findings of drugs and other substances, not normally found in blood
29.0Other abnormal findings of blood chemistry
180.0Proteinuria
21!0Glycosuria
22.0Other and unspecified abnormal findings in urine
23.0Abnormal findings in cerebrospinal fluid
24.lspecimens from respiratory organs and thorax
25.z digestive organs and abdominal cavity
26.z male genital organs
27.z female genital organs
28.lother body fluids and substances
29.lspecimens from other organs, systems and tissues
190.ion diagnostic imaging of central nervous system
21.zging of lung
22.9and inconclusive findings on diagnostic imaging of breast
23.9findings on diagnostic imaging of other body structures
24.9results of function studies
27.9tumor markers
29!0Ill-defined and unknown cause of mortality
0S00.0Superficial injury of head
21.0Open wound of head
22.0Fracture of skull and facial bones
23.0Dislocation and sprain of joints and ligaments of head
24.0Injury of cranial nerve
25.aeye and orbit
26.2tracranial injury
30.0Concussion
4X.a
50.a without loss of consciousness
6A!zsness, initial encounter
51.f loss of consciousness of 30 minutes or less
59.zss of unspecified duration
31.0Traumatic cerebral edema
4X.o
50.o without loss of consciousness
51.t loss of consciousness of 30 minutes or less
52.zof consciousness of 31 minutes to 59 minutes
53.zof consciousness of 1 hour to 5 hours 59 minutes
54.zof consciousness of 6 hours to 24 hours
55.zof consciousness greater than 24 hours with return to pre-existing conscious level
56.zof consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zof consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zof consciousness of any duration with death due to other cause prior to regaining consciousness
59.zof consciousness of unspecified duration
32.0Diffuse traumatic brain injury
4X.u
50.u without loss of consciousness
51.z loss of consciousness of 30 minutes or less
52.z loss of consciousness of 31 minutes to 59 minutes
53.z loss of consciousness of 1 hour to 5 hours 59 minutes
54.z loss of consciousness of 6 hours to 24 hours
55.z loss of consciousness greater than 24 hours with return to pre-existing conscious levels
56.z loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.z loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.z loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.z loss of consciousness of unspecified duration
33.0Focal traumatic brain injury
40.0Unspecified focal traumatic brain injury
50.znjury without loss of consciousness
51.znjury with loss of consciousness of 30 minutes or less
52.znjury with loss of consciousness of 31 minutes to 59 minutes
53.znjury with loss of consciousness of 1 hour to 5 hours 59 minutes
54.znjury with loss of consciousness of 6 hours to 24 hours
55.znjury with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.znjury with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.znjury with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.znjury with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.znjury with loss of consciousness of unspecified duration
41.0Contusion and laceration of right cerebrum
50.zerebrum without loss of consciousness
51.zerebrum with loss of consciousness of 30 minutes or less
52.zerebrum with loss of consciousness of 31 minutes to 59 minutes
53.zerebrum with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zerebrum with loss of consciousness of 6 hours to 24 hours
55.zerebrum with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zerebrum with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zerebrum with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zerebrum with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zerebrum with loss of consciousness of unspecified duration
42.sleft cerebrum
50.zrebrum without loss of consciousness
51.zrebrum with loss of consciousness of 30 minutes or less
52.zrebrum with loss of consciousness of 31 minutes to 59 minutes
53.zrebrum with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zrebrum with loss of consciousness of 6 hours to 24 hours
55.zrebrum with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zrebrum with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zrebrum with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zrebrum with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zrebrum with loss of consciousness of unspecified duration
43.scerebrum, unspecified
50.zm, unspecified, without loss of consciousness
51.zm, unspecified, with loss of consciousness of 30 minutes or less
52.zm, unspecified, with loss of consciousness of 31 minutes to 59 minutes
53.zm, unspecified, with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zm, unspecified, with loss of consciousness of 6 hours to 24 hours
55.zm, unspecified, with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zm, unspecified, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zm, unspecified, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zm, unspecified, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zm, unspecified, with loss of consciousness of unspecified duration
44.0Traumatic hemorrhage of right cerebrum
50.zrum without loss of consciousness
51.zrum with loss of consciousness of 30 minutes or less
52.zrum with loss of consciousness of 31 minutes to 59 minutes
53.zrum with loss of consciousness of 1 hours to 5 hours 59 minutes
54.zrum with loss of consciousness of 6 hours to 24 hours
55.zrum with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zrum with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zrum with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zrum with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zrum with loss of consciousness of unspecified duration
45.oleft cerebrum
50.zum without loss of consciousness
51.zum with loss of consciousness of 30 minutes or less
52.zum with loss of consciousness of 31 minutes to 59 minutes
53.zum with loss of consciousness of 1 hours to 5 hours 59 minutes
54.zum with loss of consciousness of 6 hours to 24 hours
55.zum with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zum with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zum with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zum with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zum with loss of consciousness of unspecified duration
46.ocerebrum, unspecified
50.znspecified, without loss of consciousness
51.znspecified, with loss of consciousness of 30 minutes or less
52.znspecified, with loss of consciousness of 31 minutes to 59 minutes
53.znspecified, with loss of consciousness of 1 hours to 5 hours 59 minutes
54.znspecified, with loss of consciousness of 6 hours to 24 hours
55.znspecified, with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.znspecified, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.znspecified, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.znspecified, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.znspecified, with loss of consciousness of unspecified duration
47.0Contusion, laceration, and hemorrhage of cerebellum
50.zge of cerebellum without loss of consciousness
51.zge of cerebellum with loss of consciousness of 30 minutes or less
52.zge of cerebellum with loss of consciousness of 31 minutes to 59 minutes
53.zge of cerebellum with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zge of cerebellum with loss of consciousness of 6 hours to 24 hours
55.zge of cerebellum with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zge of cerebellum with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zge of cerebellum with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zge of cerebellum with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zge of cerebellum with loss of consciousness of unspecified duration
48.zge of brainstem
50.zge of brainstem without loss of consciousness
51.zge of brainstem with loss of consciousness of 30 minutes or less
52.zge of brainstem with loss of consciousness of 31 minutes to 59 minutes
53.zge of brainstem with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zge of brainstem with loss of consciousness of 6 hours to 24 hours
55.zge of brainstem with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zge of brainstem with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zge of brainstem with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zge of brainstem with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zge of brainstem with loss of consciousness of unspecified duration
34.0Epidural hemorrhage
4X.j
50.j without loss of consciousness
51.o loss of consciousness of 30 minutes or less
52.znsciousness of 31 minutes to 59 minutes
53.znsciousness of 1 hour to 5 hours 59 minutes
54.znsciousness of 6 hours to 24 hours
55.znsciousness greater than 24 hours with return to pre-existing conscious level
56.znsciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.znsciousness of any duration with death due to brain injury prior to regaining consciousness
58.znsciousness of any duration with death due to other causes prior to regaining consciousness
59.znsciousness of unspecified duration
35.0Traumatic subdural hemorrhage
4X.t
50.t without loss of consciousness
51.y loss of consciousness of 30 minutes or less
52.zloss of consciousness of 31 minutes to 59 minutes
53.zloss of consciousness of 1 hour to 5 hours 59 minutes
54.zloss of consciousness of 6 hours to 24 hours
55.zloss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zloss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zloss of consciousness of any duration with death due to brain injury before regaining consciousness
58.zloss of consciousness of any duration with death due to other cause before regaining consciousness
59.zloss of consciousness of unspecified duration
36.darachnoid hemorrhage
4X.x
50.x without loss of consciousness
51.zith loss of consciousness of 30 minutes or less
52.zith loss of consciousness of 31 minutes to 59 minutes
53.zith loss of consciousness of 1 hour to 5 hours 59 minutes
54.zith loss of consciousness of 6 hours to 24 hours
55.zith loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zith loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zith loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zith loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zith loss of consciousness of unspecified duration
38.0Other specified intracranial injuries
41.0Injury of right internal carotid artery, intracranial portion, not elsewhere classified
50.ztery, intracranial portion, not elsewhere classified without loss of consciousness
51.ztery, intracranial portion, not elsewhere classified with loss of consciousness of 30 minutes or less
52.ztery, intracranial portion, not elsewhere classified with loss of consciousness of 31 minutes to 59 minutes
53.ztery, intracranial portion, not elsewhere classified with loss of consciousness of 1 hour to 5 hours 59 minutes
54.ztery, intracranial portion, not elsewhere classified with loss of consciousness of 6 hours to 24 hours
55.ztery, intracranial portion, not elsewhere classified with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.ztery, intracranial portion, not elsewhere classified with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.ztery, intracranial portion, not elsewhere classified with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.ztery, intracranial portion, not elsewhere classified with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.ztery, intracranial portion, not elsewhere classified with loss of consciousness of unspecified duration
42.aleft internal carotid artery, intracranial portion, not elsewhere classified
50.zery, intracranial portion, not elsewhere classified without loss of consciousness
51.zery, intracranial portion, not elsewhere classified with loss of consciousness of 30 minutes or less
52.zery, intracranial portion, not elsewhere classified with loss of consciousness of 31 minutes to 59 minutes
53.zery, intracranial portion, not elsewhere classified with loss of consciousness of 1 hour to 5 hours 59 minutes
54.zery, intracranial portion, not elsewhere classified with loss of consciousness of 6 hours to 24 hours
55.zery, intracranial portion, not elsewhere classified with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zery, intracranial portion, not elsewhere classified with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zery, intracranial portion, not elsewhere classified with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zery, intracranial portion, not elsewhere classified with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zery, intracranial portion, not elsewhere classified with loss of consciousness of unspecified duration
49.0Other specified intracranial injury
50.z without loss of consciousness
51.z with loss of consciousness of 30 minutes or less
52.z with loss of consciousness of 31 minutes to 59 minutes
53.z with loss of consciousness of 1 hour to 5 hours 59 minutes
54.z with loss of consciousness of 6 hours to 24 hours
55.z with loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.z with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.z with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.z with loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.z with loss of consciousness of unspecified duration
39.0Unspecified intracranial injury
4X.v
50.v without loss of consciousness
51.zh loss of consciousness of 30 minutes or less
52.zh loss of consciousness of 31 minutes to 59 minutes
53.zh loss of consciousness of 1 hour to 5 hours 59 minutes
54.zh loss of consciousness of 6 hours to 24 hours
55.zh loss of consciousness greater than 24 hours with return to pre-existing conscious level
56.zh loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving
57.zh loss of consciousness of any duration with death due to brain injury prior to regaining consciousness
58.zh loss of consciousness of any duration with death due to other cause prior to regaining consciousness
59.zh loss of consciousness of unspecified duration
3A.0Traumatic brain compression and herniation
40.swithout herniation
41.w herniation
27.0Crushing injury of head
28.0Avulsion and traumatic amputation of part of head
29.0Other and unspecified injuries of head
30.0Injury of blood vessels of head, not elsewhere classified
31.amuscle and tendon of head
40.0Unspecified injury of muscle and tendon of head
41.0Strain of muscle and tendon of head
42.0Laceration of muscle and tendon of head
49.0Other specified injury of muscle and tendon of head
32.0Traumatic rupture of ear drum
40.lunspecified ear drum
41.lright ear drum
42.lleft ear drum
33.0Other specified and unspecified injury of middle and inner ear
40.0Unspecified injury of middle and inner ear
51.mright middle and inner ear
52.mleft middle and inner ear
59.munspecified middle and inner ear
41.0Primary blast injury of ear
51.oright ear
52.oleft ear
53.oear, bilateral
59.ounspecified ear
49.0Other specified injury of middle and inner ear
51.qright middle and inner ear
52.qleft middle and inner ear
59.qunspecified middle and inner ear
38.lies of head
39.0Unspecified injury of face and head
40.mhead
5XA!q, initial encounter
41.mear
42.mnose
43.mface
110.0Superficial injury of neck
21.0Open wound of neck
22.0Fracture of cervical vertebra and other parts of neck
23.0Dislocation and sprain of joints and ligaments at neck level
24.0Injury of nerves and spinal cord at neck level
25.ablood vessels at neck level
26.amuscle, fascia and tendon at neck level
27.0Crushing injury of neck
29.0Other specified and unspecified injuries of neck
120.0Superficial injury of thorax
21.0Open wound of thorax
22.0Fracture of rib(s), sternum and thoracic spine
23.0Dislocation and sprain of joints and ligaments of thorax
24.0Injury of nerves and spinal cord at thorax level
25.ablood vessels of thorax
26.aheart
27.aother and unspecified intrathoracic organs
28.0Crushing injury of thorax, and traumatic amputation of part of thorax
29.0Other and unspecified injuries of thorax
130.0Superficial injury of abdomen, lower back, pelvis and external genitals
21.0Open wound of abdomen, lower back, pelvis and external genitals
22.0Fracture of lumbar spine and pelvis
23.0Dislocation and sprain of joints and ligaments of lumbar spine and pelvis
24.0Injury of lumbar and sacral spinal cord and nerves at abdomen, lower back and pelvis level
25.ablood vessels at abdomen, lower back and pelvis level
26.aintra-abdominal organs
27.aurinary and pelvic organs
28.0Crushing injury and traumatic amputation of abdomen, lower back, pelvis and external genitals
29.0Other and unspecified injuries of abdomen, lower back, pelvis and external genitals
140.0Superficial injury of shoulder and upper arm
21.0Open wound of shoulder and upper arm
22.0Fracture of shoulder and upper arm
23.0Dislocation and sprain of joints and ligaments of shoulder girdle
24.0Injury of nerves at shoulder and upper arm level
25.ablood vessels at shoulder and upper arm level
26.amuscle, fascia and tendon at shoulder and upper arm level
27.0Crushing injury of shoulder and upper arm
28.0Traumatic amputation of shoulder and upper arm
29.0Other and unspecified injuries of shoulder and upper arm
150.0Superficial injury of elbow and forearm
21.0Open wound of elbow and forearm
22.0Fracture of forearm
23.0Dislocation and sprain of joints and ligaments of elbow
24.0Injury of nerves at forearm level
25.ablood vessels at forearm level
26.amuscle, fascia and tendon at forearm level
27.0Crushing injury of elbow and forearm
28.0Traumatic amputation of elbow and forearm
29.0Other and unspecified injuries of elbow and forearm
160.0Superficial injury of wrist, hand and fingers
21.0Open wound of wrist, hand and fingers
22.0Fracture at wrist and hand level
23.0Dislocation and sprain of joints and ligaments at wrist and hand level
24.0Injury of nerves at wrist and hand level
25.ablood vessels at wrist and hand level
26.amuscle, fascia and tendon at wrist and hand level
27.0Crushing injury of wrist, hand and fingers
28.0Traumatic amputation of wrist, hand and fingers
29.0Other and unspecified injuries of wrist, hand and finger(s)
170.0Superficial injury of hip and thigh
21.0Open wound of hip and thigh
22.0Fracture of femur
23.0Dislocation and sprain of joint and ligaments of hip
24.0Injury of nerves at hip and thigh level
25.ablood vessels at hip and thigh level
26.amuscle, fascia and tendon at hip and thigh level
27.0Crushing injury of hip and thigh
28.0Traumatic amputation of hip and thigh
29.0Other and unspecified injuries of hip and thigh
180.0Superficial injury of knee and lower leg
21.0Open wound of knee and lower leg
22.0Fracture of lower leg, including ankle
23.0Dislocation and sprain of joints and ligaments of knee
30.0Subluxation and dislocation of patella
40.0Unspecified subluxation and dislocation of patella
51.oof right patella
52.rleft patella
53.runspecified patella
54.cdislocation of right patella
55.rleft patella
56.runspecified patella
41.0Lateral subluxation and dislocation of patella
51.kof right patella
52.nleft patella
53.nunspecified patella
54.8dislocation of right patella
55.nleft patella
56.nunspecified patella
49.0Other subluxation and dislocation of patella
51.iof right patella
52.lleft patella
53.lunspecified patella
54.6dislocation of right patella
55.lleft patella
56.lunspecified patella
31.0Subluxation and dislocation of knee
40.0Unspecified subluxation and dislocation of knee
51.oof right knee
52.rleft knee
53.runspecified knee
54.cdislocation of right knee
55.rleft knee
56.runspecified knee
41.0Anterior subluxation and dislocation of proximal end of tibia
51.lof proximal end of tibia, right knee
52.zd of tibia, left knee
53.zd of tibia, unspecified knee
54.9dislocation of proximal end of tibia, right knee
55.zd of tibia, left knee
56.zd of tibia, unspecified knee
42.0Posterior subluxation and dislocation of proximal end of tibia
51.mof proximal end of tibia, right knee
52.znd of tibia, left knee
53.znd of tibia, unspecified knee
54.adislocation of proximal end of tibia, right knee
55.znd of tibia, left knee
56.znd of tibia, unspecified knee
43.0Medial subluxation and dislocation of proximal end of tibia
51.jof proximal end of tibia, right knee
52.zof tibia, left knee
53.zof tibia, unspecified knee
54.7dislocation of proximal end of tibia, right knee
55.zof tibia, left knee
56.zof tibia, unspecified knee
44.0Lateral subluxation and dislocation of proximal end of tibia
51.kof proximal end of tibia, right knee
52.z of tibia, left knee
53.z of tibia, unspecified knee
54.8dislocation of proximal end of tibia, right knee
55.z of tibia, left knee
56.z of tibia, unspecified knee
49.0Other subluxation and dislocation of knee
51.iof right knee
52.lleft knee
53.lunspecified knee
54.6dislocation of right knee
55.lleft knee
56.lunspecified knee
32.0Tear of meniscus, current injury
40.8unspecified meniscus, current injury
50.0Bucket-handle tear of unspecified meniscus, current injury, right knee
51.zeniscus, current injury, left knee
52.zeniscus, current injury, unspecified knee
53.0Other tear of unspecified meniscus, current injury, right knee
54.z current injury, left knee
55.z current injury, unspecified knee
56.0Unspecified tear of unspecified meniscus, current injury, right knee
57.ziscus, current injury, left knee
59.ziscus, current injury, unspecified knee
41.0Bucket-handle tear of medial meniscus, current injury
51.zus, current injury, right knee
52.zus, current injury, left knee
59.zus, current injury, unspecified knee
42.0Peripheral tear of medial meniscus, current injury
51.z current injury, right knee
52.z current injury, left knee
59.z current injury, unspecified knee
43.0Complex tear of medial meniscus, current injury
51.zrrent injury, right knee
52.zrrent injury, left knee
59.zrrent injury, unspecified knee
44.0Other tear of medial meniscus, current injury
51.zent injury, right knee
6A!zent injury, right knee, initial encounter
52.zent injury, left knee
6A!zent injury, left knee, initial encounter
59.zent injury, unspecified knee
45.0Bucket-handle tear of lateral meniscus, current injury
51.zcus, current injury, right knee
52.zcus, current injury, left knee
59.zcus, current injury, unspecified knee
46.0Peripheral tear of lateral meniscus, current injury
51.z, current injury, right knee
52.z, current injury, left knee
59.z, current injury, unspecified knee
47.0Complex tear of lateral meniscus, current injury
51.zurrent injury, right knee
52.zurrent injury, left knee
59.zurrent injury, unspecified knee
48.0Other tear of lateral meniscus, current injury
51.zrent injury, right knee
52.zrent injury, left knee
59.zrent injury, unspecified knee
33.0Tear of articular cartilage of knee, current
40.vunspecified knee, current
41.vright knee, current
42.vleft knee, current
34.0Sprain of collateral ligament of knee
40.aunspecified collateral ligament of knee
51.zgament of right knee
52.zgament of left knee
59.zgament of unspecified knee
41.amedial collateral ligament of knee
51.zt of right knee
52.zt of left knee
59.zt of unspecified knee
42.alateral collateral ligament of knee
51.znt of right knee
52.znt of left knee
59.znt of unspecified knee
35.acruciate ligament of knee
40.aunspecified cruciate ligament of knee
51.zment of right knee
52.zment of left knee
59.zment of unspecified knee
41.aanterior cruciate ligament of knee
51.zt of right knee
52.zt of left knee
59.zt of unspecified knee
42.aposterior cruciate ligament of knee
51.znt of right knee
52.znt of left knee
59.znt of unspecified knee
36.athe superior tibiofibular joint and ligament
40.z joint and ligament, unspecified knee
41.z joint and ligament, right knee
42.z joint and ligament, left knee
38.aother specified parts of knee
4X.zknee
51.zright knee
52.zleft knee
59.zunspecified knee
39.aunspecified site of knee
40.uunspecified knee
41.uright knee
42.uleft knee
24.0Injury of nerves at lower leg level
25.ablood vessels at lower leg level
26.amuscle, fascia and tendon at lower leg level
27.0Crushing injury of lower leg
28.0Traumatic amputation of lower leg
29.0Other and unspecified injuries of lower leg
190.0Superficial injury of ankle, foot and toes
21.0Open wound of ankle, foot and toes
22.0Fracture of foot and toe, except ankle
23.0Dislocation and sprain of joints and ligaments at ankle, foot and toe level
30.0Subluxation and dislocation of ankle joint
41.cof right ankle joint
42.fleft ankle joint
43.funspecified ankle joint
44.0Dislocation of right ankle joint
45.fleft ankle joint
46.funspecified ankle joint
31.0Subluxation and dislocation of toe
40.0Unspecified subluxation and dislocation of toe
51.oof right toe(s)
52.rleft toe(s)
53.runspecified toe(s)
54.cdislocation of right toe(s)
55.rleft toe(s)
56.runspecified toe(s)
41.0Dislocation of interphalangeal joint
51.zt of right great toe
52.zt of left great toe
53.zt of unspecified great toe
54.zt of right lesser toe(s)
55.zt of left lesser toe(s)
56.zt of unspecified lesser toe(s)
59.zt of unspecified toe(s)
42.fmetatarsophalangeal joint
51.zjoint of right great toe
52.zjoint of left great toe
53.zjoint of unspecified great toe
54.zjoint of right lesser toe(s)
55.zjoint of left lesser toe(s)
56.zjoint of unspecified lesser toe(s)
59.zjoint of unspecified toe(s)
43.0Subluxation of interphalangeal joint
51.zt of right great toe
52.zt of left great toe
53.zt of unspecified great toe
54.zt of right lesser toe(s)
55.zt of left lesser toe(s)
56.zt of unspecified lesser toe(s)
59.zt of unspecified toe(s)
44.fmetatarsophalangeal joint
51.zjoint of right great toe
52.zjoint of left great toe
53.zjoint of unspecified great toe
54.zjoint of right lesser toe(s)
55.zjoint of left lesser toe(s)
56.zjoint of unspecified lesser toe(s)
59.zjoint of unspecified toe(s)
33.cand dislocation of foot
40.0Unspecified subluxation and dislocation of foot
51.oof right foot
52.rleft foot
53.runspecified foot
54.cdislocation of right foot
55.rleft foot
56.runspecified foot
41.0Subluxation and dislocation of tarsal joint
51.cof tarsal joint of right foot
52.vleft foot
53.vunspecified foot
54.0Dislocation of tarsal joint of right foot
55.vleft foot
56.vunspecified foot
42.0Subluxation and dislocation of tarsometatarsal joint
51.cof tarsometatarsal joint of right foot
52.zt of left foot
53.zt of unspecified foot
54.0Dislocation of tarsometatarsal joint of right foot
55.zt of left foot
56.zt of unspecified foot
43.0Other subluxation and dislocation of foot
51.iof right foot
52.lleft foot
53.lunspecified foot
54.6dislocation of right foot
55.lleft foot
56.lunspecified foot
34.0Sprain of ankle
40.aunspecified ligament of ankle
51.yright ankle
6A!zight ankle, initial encounter
52.yleft ankle
6A!zeft ankle, initial encounter
59.yunspecified ankle
6A!znspecified ankle, initial encounter
41.acalcaneofibular ligament
51.y of right ankle
52.zof left ankle
59.zof unspecified ankle
42.adeltoid ligament
51.q of right ankle
52.uleft ankle
59.uunspecified ankle
43.atibiofibular ligament
51.v of right ankle
52.zleft ankle
59.zunspecified ankle
49.aother ligament of ankle
51.sright ankle
52.sleft ankle
59.sunspecified ankle
35.atoe
40.0Unspecified sprain of toe
51.mright great toe
52.mleft great toe
53.munspecified great toe
54.mright lesser toe(s)
55.mleft lesser toe(s)
56.munspecified lesser toe(s)
59.ytoe(s)
41.0Sprain of interphalangeal joint of toe
51.zright great toe
52.zleft great toe
53.zunspecified great toe
54.zright lesser toe(s)
55.zleft lesser toe(s)
56.zunspecified lesser toe(s)
59.zunspecified toe(s)
42.ametatarsophalangeal joint of toe
51.z of right great toe
52.z of left great toe
53.z of unspecified great toe
54.z of right lesser toe(s)
55.z of left lesser toe(s)
56.z of unspecified lesser toe(s)
59.z of unspecified toe(s)
36.afoot
40.0Unspecified sprain of foot
51.mright foot
52.mleft foot
59.munspecified foot
41.0Sprain of tarsal ligament of foot
51.tright foot
52.tleft foot
59.tunspecified foot
42.eometatarsal ligament of foot
51.zof right foot
52.zof left foot
59.zof unspecified foot
49.0Other sprain of foot
51.gright foot
52.gleft foot
59.gunspecified foot
24.0Injury of nerves at ankle and foot level
25.ablood vessels at ankle and foot level
26.amuscle and tendon at ankle and foot level
27.0Crushing injury of ankle and foot
28.0Traumatic amputation of ankle and foot
29.0Other and unspecified injuries of ankle and foot
0T07.0Unspecified multiple injuries
114.0Injury of unspecified body region
25.0Foreign body on external eye
26.din ear
27.grespiratory tract
28.galimentary tract
29.ggenitourinary tract
120.0Burn and corrosion of head, face, and neck
21.mtrunk
22.mshoulder and upper limb, except wrist and hand
23.mwrist and hand
24.mlower limb, except ankle and foot
25.mankle and foot
26.jconfined to eye and adnexa
27.jof respiratory tract
28.mother internal organs
130.i, body region unspecified
21.4s classified according to extent of body surface involved
22.0Corrosions classified according to extent of body surface involved
23.0Superficial frostbite
24.0Frostbite with tissue necrosis
26.0Poisoning by, adverse effect of and underdosing of systemic antibiotics
27.z underdosing of other systemic anti-infectives and antiparasitics
28.z underdosing of hormones and their synthetic substitutes and antagonists, not elsewhere classified
29.z underdosing of nonopioid analgesics, antipyretics and antirheumatics
140.z underdosing of narcotics and psychodysleptics [hallucinogens]
21.z underdosing of anesthetics and therapeutic gases
22.z underdosing of antiepileptic, sedative- hypnotic and antiparkinsonism drugs
23.z underdosing of psychotropic drugs, not elsewhere classified
24.z underdosing of drugs primarily affecting the autonomic nervous system
25.z underdosing of primarily systemic and hematological agents, not elsewhere classified
26.z underdosing of agents primarily affecting the cardiovascular system
27.z underdosing of agents primarily affecting the gastrointestinal system
28.z underdosing of agents primarily acting on smooth and skeletal muscles and the respiratory system
29.z underdosing of topical agents primarily affecting skin and mucous membrane and by ophthalmological, otorhinorlaryngological and dental drugs
150.z underdosing of diuretics and other and unspecified drugs, medicaments and biological substances
21.0Toxic effect of alcohol
22.gorganic solvents
23.ghalogen derivatives of aliphatic and aromatic hydrocarbons
24.gcorrosive substances
25.gsoaps and detergents
26.gmetals
27.gother inorganic substances
28.gcarbon monoxide
29.gother gases, fumes and vapors
160.gpesticides
21.gnoxious substances eaten as seafood
22.gother noxious substances eaten as food
23.gcontact with venomous animals and plants
24.gaflatoxin and other mycotoxin food contaminants
25.gother and unspecified substances
26.0Radiation sickness, unspecified
27.0Effects of heat and light
28.0Hypothermia
29.0Other effects of reduced temperature
170.0Effects of air pressure and water pressure
21.0Asphyxiation
23.0Effects of other deprivation
24.0Adult and child abuse, neglect and other maltreatment, confirmed
25.0Other and unspecified effects of other external causes
26.0Adult and child abuse, neglect and other maltreatment, suspected
28.2verse effects, not elsewhere classified
30.1naphylactic reaction due to food
40.tunspecified food
41.tpeanuts
42.tshellfish (crustaceans)
43.tother fish
44.tfruits and vegetables
45.ttree nuts and seeds
46.tfood additives
47.tmilk and dairy products
48.teggs
49.tother food products
31.0Other adverse food reactions, not elsewhere classified
32.0Anaphylactic shock, unspecified
33.2gioneurotic edema
34.0Other and unspecified allergy
40.0Allergy, unspecified
5XA!k, initial encounter
41.1rthus phenomenon
49.0Other allergy
38.7dverse effects, not elsewhere classified
29.0Certain early complications of trauma, not elsewhere classified
180.1omplications following infusion, transfusion and therapeutic injection
21.eof procedures, not elsewhere classified
22.hcardiac and vascular prosthetic devices, implants and grafts
23.hgenitourinary prosthetic devices, implants and grafts
24.hinternal orthopedic prosthetic devices, implants and grafts
25.hother internal prosthetic devices, implants and grafts
26.htransplanted organs and tissue
27.epeculiar to reattachment and amputation
28.0Other complications of surgical and medical care, not elsewhere classified
0V00.0Pedestrian conveyance accident
21.binjured in collision with pedal cycle
22.zh two- or three-wheeled motor vehicle
23.zh car, pick-up truck or van
24.zh heavy transport vehicle or bus
25.zh railway train or railway vehicle
26.zh other nonmotor vehicle
29.mother and unspecified transport accidents
110.3al cycle rider injured in collision with pedestrian or animal
21.zion with other pedal cycle
22.zion with two- or three-wheeled motor vehicle
23.zion with car, pick-up truck or van
24.zion with heavy transport vehicle or bus
25.zion with railway train or railway vehicle
26.zion with other nonmotor vehicle
27.zion with fixed or stationary object
28.tnoncollision transport accident
29.tother and unspecified transport accidents
120.0Motorcycle rider injured in collision with pedestrian or animal
21.zon with pedal cycle
22.zon with two- or three-wheeled motor vehicle
23.zon with car, pick-up truck or van
24.zon with heavy transport vehicle or bus
25.zon with railway train or railway vehicle
26.zon with other nonmotor vehicle
27.zon with fixed or stationary object
28.snoncollision transport accident
29.sother and unspecified transport accidents
130.0Occupant of three-wheeled motor vehicle injured in collision with pedestrian or animal
21.zicle injured in collision with pedal cycle
22.zicle injured in collision with two- or three-wheeled motor vehicle
23.zicle injured in collision with car, pick-up truck or van
24.zicle injured in collision with heavy transport vehicle or bus
25.zicle injured in collision with railway train or railway vehicle
26.zicle injured in collision with other nonmotor vehicle
27.zicle injured in collision with fixed or stationary object
28.zicle injured in noncollision transport accident
29.zicle injured in other and unspecified transport accidents
140.0Car occupant injured in collision with pedestrian or animal
21.zith pedal cycle
22.zith two- or three-wheeled motor vehicle
23.zith car, pick-up truck or van
24.zith heavy transport vehicle or bus
25.zith railway train or railway vehicle
26.zith other nonmotor vehicle
27.zith fixed or stationary object
28.ononcollision transport accident
29.oother and unspecified transport accidents
150.0Occupant of pick-up truck or van injured in collision with pedestrian or animal
21.zjured in collision with pedal cycle
22.zjured in collision with two- or three-wheeled motor vehicle
23.zjured in collision with car, pick-up truck or van
24.zjured in collision with heavy transport vehicle or bus
25.zjured in collision with railway train or railway vehicle
26.zjured in collision with other nonmotor vehicle
27.zjured in collision with fixed or stationary object
28.zjured in noncollision transport accident
29.zjured in other and unspecified transport accidents
160.cheavy transport vehicle injured in collision with pedestrian or animal
21.z injured in collision with pedal cycle
22.z injured in collision with two- or three-wheeled motor vehicle
23.z injured in collision with car, pick-up truck or van
24.z injured in collision with heavy transport vehicle or bus
25.z injured in collision with railway train or railway vehicle
26.z injured in collision with other nonmotor vehicle
27.z injured in collision with fixed or stationary object
28.z injured in noncollision transport accident
29.z injured in other and unspecified transport accidents
170.0Bus occupant injured in collision with pedestrian or animal
21.zith pedal cycle
22.zith two- or three-wheeled motor vehicle
23.zith car, pick-up truck or van
24.zith heavy transport vehicle or bus
25.zith railway train or railway vehicle
26.zith other nonmotor vehicle
27.zith fixed or stationary object
28.ononcollision transport accident
29.oother and unspecified transport accidents
180.0Animal-rider or occupant of animal-drawn vehicle injured in transport accident
21.0Occupant of railway train or railway vehicle injured in transport accident
22.cpowered streetcar injured in transport accident
23.cspecial vehicle mainly used on industrial premises injured in transport accident
24.zused in agriculture injured in transport accident
25.kconstruction vehicle injured in transport accident
26.kall-terrain or other off-road motor vehicle, injured in transport accident
27.0Traffic accident of specified type but victim's mode of transport unknown
28.0Nontraffic accident of specified type but victim's mode of transport unknown
29.0Motor- or nonmotor-vehicle accident, type of vehicle unspecified
190.0Drowning and submersion due to accident to watercraft
21.0Other injury due to accident to watercraft
22.0Drowning and submersion due to accident on board watercraft, without accident to watercraft
23.0Other injury due to accident on board watercraft, without accident to watercraft
24.6and unspecified water transport accidents
25.0Accident to powered aircraft causing injury to occupant
26.cnonpowered aircraft causing injury to occupant
27.0Other specified air transport accidents
28.gtransport accidents
29.0Unspecified transport accident
0W00.0Fall due to ice and snow
21.5on same level from slipping, tripping and stumbling
23.0Other fall on same level due to collision with another person
24.0Fall while being carried or supported by other persons
25.5from non-moving wheelchair, nonmotorized scooter and motorized mobility scooter
26.abed
27.achair
28.aother furniture
29.5on and from playground equipment
110.hstairs and steps
21.hladder
22.hscaffolding
23.5from, out of or through building or structure
24.9 tree
25.acliff
26.4, jump or diving into water
27.0Other fall from one level to another
28.6slipping, tripping and stumbling and falls
29.0Unspecified fall
3XXXA!g, initial encounter
120.0Struck by thrown, projected or falling object
21.3iking against or struck by sports equipment
22.uother objects
23.0Caught, crushed, jammed or pinched in or between objects
24.1ontact with lifting and transmission devices, not elsewhere classified
25.dsharp glass
26.dother sharp objects
27.dnonpowered hand tool
28.dpowered lawn mower
29.dother powered hand tools and household machinery
130.dagricultural machinery
21.dother and unspecified machinery
22.0Accidental handgun discharge and malfunction
23.brifle, shotgun and larger firearm discharge and malfunction
24.bdischarge and malfunction from other and unspecified firearms and guns
25.0Explosion and rupture of boiler
26.pgas cylinder
27.ppressurized tire, pipe or hose
28.pother specified pressurized devices
29.0Discharge of firework
140.0Explosion of other materials
22.3osure to noise
25.0Foreign body or object entering through skin
26.0Contact with hypodermic needle
29.0Exposure to other inanimate mechanical forces
150.0Accidental hit, strike, kick, twist, bite or scratch by another person
21.bstriking against or bumped into by another person
22.0Crushed, pushed or stepped on by crowd or human stampede
23.1ontact with rodent
24.ddog
25.dother mammals
26.dnonvenomous marine animal
27.0Bitten or stung by nonvenomous insect and other nonvenomous arthropods
28.0Contact with crocodile or alligator
29.dother nonvenomous reptiles
160.dnonvenomous plant thorns and spines and sharp leaves
21.dbirds (domestic) (wild)
22.dnonvenomous amphibians
24.0Exposure to other animate mechanical forces
25.0Accidental drowning and submersion while in bath-tub
27.zwhile in swimming-pool
29.zwhile in natural water
173.0Other specified cause of accidental non-transport drowning and submersion
24.0Unspecified cause of accidental drowning and submersion
185.0Exposure to electric transmission lines
26.cother specified electric current
28.cionizing radiation
29.cman-made visible and ultraviolet light
190.cother nonionizing radiation
22.cexcessive heat of man-made origin
23.mcold of man-made origin
24.chigh and low air pressure and changes in air pressure
29.cother man-made environmental factors
0X00.cuncontrolled fire in building or structure
21.t, not in building or structure
22.ccontrolled fire in building or structure
23.r, not in building or structure
24.cignition of highly flammable material
25.mr melting of nightwear
26.zother clothing and apparel
28.cother specified smoke, fire and flames
110.0Contact with hot drinks, food, fats and cooking oils
21.htap-water
22.dother hot fluids
23.dsteam and other hot vapors
24.dhot air and other hot gases
25.hhousehold appliances
26.ieating appliances, radiators and pipes
27.hengines, machinery and tools
28.dother hot metals
29.keat and hot substances
130.0Exposure to excessive natural heat
21.ucold
22.csunlight
24.1arthquake
25.0Volcanic eruption
26.0Avalanche, landslide and other earth movements
27.0Cataclysmic storm
28.0Flood
29.0Exposure to other forces of nature
150.0Overexertion and strenuous or repetitive movements
22.0Prolonged stay in weightless environment
28.0Exposure to other specified factors
171.0Intentional self-harm by drowning and submersion
22.phandgun discharge
23.prifle, shotgun and larger firearm discharge
24.pother and unspecified firearm and gun discharge
25.pexplosive material
26.psmoke, fire and flames
27.qteam, hot vapors and hot objects
28.qharp object
29.pblunt object
180.pjumping from a high place
21.xor lying in front of moving object
22.pcrashing of motor vehicle
23.pother specified means
192.0Assault by drowning and submersion
23.bhandgun discharge
24.brifle, shotgun and larger firearm discharge
25.bother and unspecified firearm and gun discharge
26.bexplosive material
27.bsmoke, fire and flames
28.cteam, hot vapors and hot objects
29.charp object
0Y00.bblunt object
21.bpushing from high place
22.jor placing victim in front of moving object
23.bcrashing of motor vehicle
24.bbodily force
27.0Perpetrator of assault, maltreatment and neglect
28.0Assault by other specified means
29!bunspecified means
121.0Drowning and submersion, undetermined intent
22.0Handgun discharge, undetermined intent
23.0Rifle, shotgun and larger firearm discharge, undetermined intent
24.0Other and unspecified firearm discharge, undetermined intent
25.0Contact with explosive material, undetermined intent
26.0Exposure to smoke, fire and flames, undetermined intent
27.0Contact with steam, hot vapors and hot objects, undetermined intent
28.eharp object, undetermined intent
29.dblunt object, undetermined intent
130.0Falling, jumping or pushed from a high place, undetermined intent
21.9lying or running before or into moving object, undetermined intent
22.0Crashing of motor vehicle, undetermined intent
23.0Other specified events, undetermined intent
25.0Legal intervention
26.0Operations of war
27.0Military operations
28.0Terrorism
162.0Failure of sterile precautions during surgical and medical care
23.8in dosage during surgical and medical care
24.0Contaminated medical or biological substances
25.0Other misadventures during surgical and medical care
26!0Nonadministration of surgical and medical care
29!0Unspecified misadventure during surgical and medical care
170.0Anesthesiology devices associated with adverse incidents
21.0Cardiovascular devices associated with adverse incidents
22.0Otorhinolaryngological devices associated with adverse incidents
23.0Gastroenterology and urology devices associated with adverse incidents
24.1eneral hospital and personal-use devices associated with adverse incidents
25.0Neurological devices associated with adverse incidents
26.0Obstetric and gynecological devices associated with adverse incidents
27.1phthalmic devices associated with adverse incidents
28.0Radiological devices associated with adverse incidents
29.0Orthopedic devices associated with adverse incidents
180.0Physical medicine devices associated with adverse incidents
21.0General- and plastic-surgery devices associated with adverse incidents
22.0Other and unspecified medical devices associated with adverse incidents
23.0Surgical operation and other surgical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure
24.0Other medical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure
190.0Evidence of alcohol involvement determined by blood alcohol level
22.0Place of occurrence of the external cause
23.0Activity codes
25!0Nosocomial condition
29.0External cause status
0Z00.1ncounter for general examination without complaint, suspected or reported diagnosis
30.madult medical examination
40!z examination without abnormal findings
41!z examination with abnormal findings
31.enewborn, infant and child health examinations
41.0Newborn health examination
50!0Health examination for newborn under 8 days old
51!v8 to 28 days old
42.0Encounter for routine child health examination
51!zexamination with abnormal findings
59!zexamination without abnormal findings
32!eexamination for period of rapid growth in childhood
33!uadolescent development state
35!qof potential donor of organ and tissue
36!qfor normal comparison and control in clinical research program
37.uperiod of delayed growth in childhood
40!zd of delayed growth in childhood without abnormal findings
41!zd of delayed growth in childhood with abnormal findings
38!eother general examination
21.kspecial examination without complaint, suspected or reported diagnosis
22.eadministrative examination
23.emedical observation for suspected diseases and conditions ruled out
24.eexamination and observation for other reasons
25.eobservation and evaluation of newborn for suspected diseases and conditions ruled out
28!efollow-up examination after completed treatment for malignant neoplasm
29!z after completed treatment for conditions other than malignant neoplasm
111.escreening for infectious and parasitic diseases
22.smalignant neoplasms
23.sother diseases and disorders
24.0Genetic carrier
25.8susceptibility to disease
26.0Resistance to antimicrobial drugs
27.0Estrogen receptor status
28.0Retained foreign body fragments
29.0Hormone sensitivity malignancy status
120.0Contact with and (suspected) exposure to communicable diseases
21!0Asymptomatic human immunodeficiency virus [HIV] infection status
22.0Carrier of infectious disease
23!0Encounter for immunization
28.0Immunization not carried out and underimmunization status
29.0Encounter for other prophylactic measures
130.econtraceptive management
21.eprocreative management
22.gegnancy test and childbirth and childcare instruction
23.0Pregnant state
24.0Encounter for supervision of normal pregnancy
30.z first pregnancy
40!z first pregnancy, unspecified trimester
41!z first pregnancy, first trimester
42!z first pregnancy, second trimester
43!z first pregnancy, third trimester
38.tother normal pregnancy
40!znormal pregnancy, unspecified trimester
41!znormal pregnancy, first trimester
42!znormal pregnancy, second trimester
43!znormal pregnancy, third trimester
39.tnormal pregnancy, unspecified
40!z pregnancy, unspecified, unspecified trimester
41!z pregnancy, unspecified, first trimester
42!z pregnancy, unspecified, second trimester
43!z pregnancy, unspecified, third trimester
26.eantenatal screening of mother
2A.0Weeks of gestation
27.0Outcome of delivery
28.0Liveborn infants according to place of birth and type of delivery
29.0Encounter for maternal postpartum care and examination
140.eprophylactic surgery
21.hcedures for purposes other than remedying health state
22.flastic and reconstructive surgery following medical procedure or healed injury
23.eattention to artificial openings
24.efitting and adjustment of external prosthetic device
25.eadjustment and management of implanted device
26.efitting and adjustment of other devices
27.0Orthopedic aftercare
28.0Encounter for other postprocedural aftercare
29.ecare involving renal dialysis
151.eother aftercare and medical care
22.0Donors of organs and tissues
23.0Persons encountering health services for specific procedures and treatment, not carried out
25.1roblems related to education and literacy
26.lmployment and unemployment
27.0Occupational exposure to risk factors
28.0Problems related to physical environment
29.khousing and economic circumstances
30.0Homelessness
40!c unspecified
41!0Sheltered homelessness
42!0Unsheltered homelessness
31!0Inadequate housing
32!0Discord with neighbors, lodgers and landlord
33!0Problems related to living in residential institution
34.0Lack of adequate food
41!0Food insecurity
48!0Other specified lack of adequate food
35!0Extreme poverty
36!0Low income
37!0Insufficient social insurance and welfare support
38.0Other problems related to housing and economic circumstances
41.0Housing instability, housed
51!r, with risk of homelessness
52!thomelessness in past 12 months
59!r unspecified
49!0Other problems related to housing and economic circumstances
39!0Problem related to housing and economic circumstances, unspecified
160.7s related to social environment
30!9of adjustment to life-cycle transitions
32!9related to living alone
33!0Acculturation difficulty
34!0Social exclusion and rejection
35!0Target of (perceived) adverse discrimination and persecution
38!0Other problems related to social environment
39!0Problem related to social environment, unspecified
22.7s related to upbringing
23.0Other problems related to primary support group, including family circumstances
30!0Problems in relationship with spouse or partner
31!uin-laws
33.0Absence of family member
41!o due to military deployment
42!0Other absence of family member
34!0Disappearance and death of family member
35!3ruption of family by separation and divorce
36!1ependent relative needing care at home
37.0Other stressful life events affecting family and household
41!0Stress on family due to return of family member from military deployment
42!0Alcoholism and drug addiction in family
49!0Other stressful life events affecting family and household
38!7pecified problems related to primary support group
39!0Problem related to primary support group, unspecified
24.7s related to certain psychosocial circumstances
25.kother psychosocial circumstances
26!0Do not resuscitate
27.0Blood type
28.1ody mass index [BMI]
29.0Encounter for mental health services for victim and perpetrator of abuse
170.0Counseling related to sexual attitude, behavior and orientation
21.0Persons encountering health services for other counseling and medical advice, not elsewhere classified
22.1roblems related to lifestyle
30!0Tobacco use
33!0Lack of physical exercise
34!0Inappropriate diet and eating habits
35.0High risk sexual behavior
41!aheterosexual behavior
42!bomosexual behavior
43!abisexual behavior
36!0Gambling and betting
38.0Other problems related to lifestyle
41.0Antisocial behavior
50!0Child and adolescent antisocial behavior
51!0Adult antisocial behavior
42.0Problems related to sleep
50!0Sleep deprivation
51!0Inadequate sleep hygiene
49!0Other problems related to lifestyle
39!0Problem related to lifestyle, unspecified
23.7s related to life management difficulty
24.kcare provider dependency
25.kmedical facilities and other health care
26.1ersons encountering health services in other circumstances
27.0Other contact with and (suspected) exposures hazardous to health
28.6specified health status
29.0Long term (current) drug therapy
30.kuse of anticoagulants and antithrombotics/antiplatelets
41!zulants
42!vthrombotics/antiplatelets
31!rnon-steroidal anti-inflammatories (NSAID)
32!rantibiotics
33!rhormonal contraceptives
34!rinsulin
35.rsteroids
41!rinhaled steroids
42!rsystemic steroids
38.0Other long term (current) drug therapy
41.0Long term (current) use of agents affecting estrogen receptors and estrogen levels
50!rselective estrogen receptor modulators (SERMs)
51!raromatase inhibitors
58!rother agents affecting estrogen receptors and estrogen levels
42!raspirin
43!rbisphosphonates
44!roral hypoglycemic drugs
49.0Other long term (current) drug therapy
50!0Hormone replacement therapy
51!0Long term (current) use of opiate analgesic
59!0Other long term (current) drug therapy
180.0Family history of primary malignant neoplasm
21.imental and behavioral disorders
22.icertain disabilities and chronic diseases (leading to disablement)
23.iother specific disorders
24.oconditions
25.0Personal history of malignant neoplasm
30.zasm of digestive organs
40!zasm of unspecified digestive organ
41!zasm of esophagus
42.zasm of stomach
50!ucarcinoid tumor of stomach
58!kother malignant neoplasm of stomach
43.kmalignant neoplasm of large intestine
50!ucarcinoid tumor of large intestine
58!kother malignant neoplasm of large intestine
44.kmalignant neoplasm of rectum, rectosigmoid junction, and anus
50!ucarcinoid tumor of rectum
58!kother malignant neoplasm of rectum, rectosigmoid junction, and anus
45!kmalignant neoplasm of liver
46.zasm of small intestine
50!ucarcinoid tumor of small intestine
58!kother malignant neoplasm of small intestine
47!kmalignant neoplasm of pancreas
49!zasm of other digestive organs
31.zasm of trachea, bronchus and lung
41.zasm of bronchus and lung
50!ucarcinoid tumor of bronchus and lung
58!kother malignant neoplasm of bronchus and lung
42!kmalignant neoplasm of trachea
32.zasm of other respiratory and intrathoracic organs
40!zasm of unspecified respiratory organ
41!zasm of larynx
42!zasm of nasal cavities, middle ear, and accessory sinuses
43.zasm of thymus
50!ucarcinoid tumor of thymus
58!kother malignant neoplasm of thymus
49!kmalignant neoplasm of other respiratory and intrathoracic organs
33!zasm of breast
34.zasm of genital organs
40!zasm of unspecified female genital organ
41!zasm of cervix uteri
42!zasm of other parts of uterus
43!zasm of ovary
44!zasm of other female genital organs
45!zasm of unspecified male genital organ
46!zasm of prostate
47!zasm of testis
48!zasm of epididymis
49!zasm of other male genital organs
35.zasm of urinary tract
40!zasm of unspecified urinary tract organ
41!zasm of bladder
42.zasm of kidney
50!ucarcinoid tumor of kidney
58!kother malignant neoplasm of kidney
43!kmalignant neoplasm of renal pelvis
44!zasm of ureter
49!zasm of other urinary tract organ
36!kleukemia
37.kother malignant neoplasms of lymphoid, hematopoietic and related tissues
41!kHodgkin lymphoma
42!knon-Hodgkin lymphomas
49!kother malignant neoplasms of lymphoid, hematopoietic and related tissues
38.kmalignant neoplasms of other organs and systems
41.zasm of lip, oral cavity, and pharynx
50!zasm of tongue
58!zasm of other sites of lip, oral cavity, and pharynx
59!zasm of unspecified site of lip, oral cavity, and pharynx
42.zasm of skin
50!umelanoma of skin
51!kMerkel cell carcinoma
58!kother malignant neoplasm of skin
43.kmalignant neoplasm of bone and soft tissue
50!zasm of bone
51!zasm of soft tissue
44.zasm of eye and nervous tissue
50!zasm of eye
51!zasm of brain
58!zasm of other parts of nervous tissue
45.zasm of endocrine glands
50!zasm of thyroid
58!zasm of other endocrine glands
49!zasm of other organs and systems
39!zasm, unspecified
26.kcertain other diseases
27.kother diseases and conditions
30.kdiseases of the respiratory system
41!kpneumonia (recurrent)
49!kother diseases of the respiratory system
31.kdiseases of the digestive system
41!kpeptic ulcer disease
49!kother diseases of the digestive system
32!kdiseases of the skin and subcutaneous tissue
33.z musculoskeletal system and connective tissue
41.k(healed) nontraumatic fracture
50!tosteoporosis fracture
51!uther pathological fracture
52!tstress fracture
49!kother diseases of the musculoskeletal system and connective tissue
34.kdiseases of genitourinary system
41.lysplasia of the female genital tract
50!kcervical dysplasia
51!kvaginal dysplasia
52!lulvar dysplasia
42!kother diseases of the female genital tract
43.kdiseases of male genital organs
50!kprostatic dysplasia
58!kother diseases of male genital organs
44.kdiseases of urinary system
50!kurinary (tract) infections
51!knephrotic syndrome
52!kurinary calculi
58!kother diseases of urinary system
35.kcomplications of pregnancy, childbirth and the puerperium
41!kpre-term labor
49!kother complications of pregnancy, childbirth and the puerperium
37.k(corrected) congenital malformations
41.zgenital malformations of genitourinary system
50!whypospadias
58!kother specified (corrected) congenital malformations of genitourinary system
42.k(corrected) congenital malformations of nervous system and sense organs
50!zgenital malformations of eye
51!zgenital malformations of ear
58!kother specified (corrected) congenital malformations of nervous system and sense organs
43.k(corrected) congenital malformations of digestive system
50!xleft lip and palate
58!kother specified (corrected) congenital malformations of digestive system
44!k(corrected) congenital malformations of heart and circulatory system
45!zgenital malformations of respiratory system
46!zgenital malformations of integument, limbs and musculoskeletal system
49.kother (corrected) congenital malformations
50!k(corrected) congenital malformations of face and neck
58!kother (corrected) congenital malformations
38.qspecified conditions
41!k(healed) traumatic fracture
42.kother (healed) physical injury and trauma
50!ktraumatic brain injury
51!kretained foreign body fully removed
58!kother (healed) physical injury and trauma
49.qspecified conditions
50!ksex reassignment
51!knicotine dependence
52!kanaphylaxis
58!kother specified conditions
28.0Allergy status to drugs, medicaments and biological substances
30!ipenicillin
31!iother antibiotic agents
32!isulfonamides
33!iother anti-infective agents
34!ianesthetic agent
35!inarcotic agent
36!ianalgesic agent
37!iserum and vaccine
38!iother drugs, medicaments and biological substances
39!iunspecified drugs, medicaments and biological substances
29.1cquired absence of limb
190.korgans, not elsewhere classified
30.kpart of head and neck
41!keye
42!klarynx
49!kother part of head and neck
31.kbreast and nipple
40!kunspecified breast and nipple
41!kright breast and nipple
42!kleft breast and nipple
43!kbilateral breasts and nipples
32!klung [part of]
33!kstomach [part of]
34.kother specified parts of digestive tract
41.kpancreas
50!9total absence of pancreas
51!9partial absence of pancreas
49!9absence of other specified parts of digestive tract
35!kkidney
36!kother parts of urinary tract
37.kgenital organ(s)
41.kcervix and uterus
50!kboth cervix and uterus
51!kuterus with remaining cervical stump
52!kcervix with remaining uterus
42.kovaries
51!r, unilateral
52!tbilateral
49!lther genital organ(s)
38.qorgans
41!kspleen
49!kother organs
21.0Personal risk factors, not elsewhere classified
30.0Allergy status, other than to drugs and biological substances
41.0Food allergy status
50!0Allergy to peanuts
51!bmilk products
52!beggs
53!bseafood
54!bmammalian meats
58!bother foods
42!0Food additives allergy status
43.0Insect allergy status
50!0Bee allergy status
58!0Other insect allergy status
44.0Nonmedicinal substance allergy status
50!0Latex allergy status
51!0Radiographic dye allergy status
58!0Other nonmedicinal substance allergy status
49!6allergy status, other than to drugs and biological substances
31.0Patient's noncompliance with medical treatment and regimen
41!tdietary regimen
42.aintentional underdosing of medication regimen
50!zf medication regimen due to financial hardship
58!zf medication regimen for other reason
43.aunintentional underdosing of medication regimen
50!z of medication regimen due to age-related debility
58!z of medication regimen for other reason
44!aother noncompliance with medication regimen
45!anoncompliance with renal dialysis
49!tother medical treatment and regimen
34.1ersonal history of psychological trauma, not elsewhere classified
41.kadult abuse
50!qphysical and sexual abuse
51!rsychological abuse
52!qneglect
59!kunspecified adult abuse
42!kforced labor or sexual exploitation
49!0Other personal history of psychological trauma, not elsewhere classified
35.0Personal history of self-harm
41!luicidal behavior
42!knonsuicidal self-harm
38.0Other specified personal risk factors, not elsewhere classified
41!0History of falling
42!0Personal history of military deployment
43!0Wandering in diseases classified elsewhere
44.0Oral health risk factors
51!0Risk for dental caries, low
52!omoderate
53!ohigh
59!0Unspecified risk for dental caries
49!0Other specified personal risk factors, not elsewhere classified
22.0Personal history of medical treatment
23.0Artificial opening status
24.0Transplanted organ and tissue status
30!0Kidney transplant status
31!0Heart transplant status
32!0Lung transplant status
33!0Heart and lungs transplant status
34!0Liver transplant status
35!0Skin transplant status
36!0Bone transplant status
37!0Corneal transplant status
38.0Other transplanted organ and tissue status
41!0Bone marrow transplant status
42!0Intestine transplant status
43!0Pancreas transplant status
44!0Stem cells transplant status
49!0Other transplanted organ and tissue status
39!0Transplanted organ and tissue status, unspecified
25.0Presence of cardiac and vascular implants and grafts
30!kpacemaker
31!caortocoronary bypass graft
32!cprosthetic heart valve
33!cxenogenic heart valve
34!cother heart-valve replacement
35!ccoronary angioplasty implant and graft
38.cother cardiac and vascular implants and grafts
41.qimplants and grafts
50!cautomatic (implantable) cardiac defibrillator
51!cheart assist device
52!cfully implantable artificial heart
58!cother cardiac implants and grafts
42.ivascular implants and grafts
50!1eripheral vascular angioplasty status with implants and grafts
58!1resence of other vascular implants and grafts
39!ccardiac and vascular implant and graft, unspecified
26.cother functional implants
30!curogenital implants
31!cintraocular lens
32.cotological and audiological implants
40!zical implant, unspecified
41!0Cochlear implant status
42!0Myringotomy tube(s) status
49!0Presence of other otological and audiological implants
33!cartificial larynx
34.cendocrine implants
41!cinsulin pump (external) (internal)
49!cother endocrine implants
35!ctooth-root and mandibular implants
36.corthopedic joint implants
40!cunspecified orthopedic joint implant
41.cartificial shoulder joint
51!cright artificial shoulder joint
52!cleft artificial shoulder joint
59!cunspecified artificial shoulder joint
42.cartificial elbow joint
51!cright artificial elbow joint
52!cleft artificial elbow joint
59!cunspecified artificial elbow joint
43.cartificial wrist joint
51!cright artificial wrist joint
52!cleft artificial wrist joint
59!cunspecified artificial wrist joint
44.cartificial hip joint
51!cright artificial hip joint
52!cleft artificial hip joint
53!cartificial hip joint, bilateral
59!cunspecified artificial hip joint
45.cartificial knee joint
51!cright artificial knee joint
52!cleft artificial knee joint
53!cartificial knee joint, bilateral
59!cunspecified artificial knee joint
46.cartificial ankle joint
51!cright artificial ankle joint
52!cleft artificial ankle joint
59!cunspecified artificial ankle joint
49.cother orthopedic joint implants
51!0Finger-joint replacement of right hand
52!sleft hand
53!o, bilateral
58!0Presence of other orthopedic joint implants
37!ibone and tendon implants
38.ispecified functional implants
41!cartificial skin
42!cneurostimulator
49!cother specified functional implants
39!cfunctional implant, unspecified
27.cother devices
28.0Other postprocedural states
29.0Dependence on enabling machines and devices, not elsewhere classified
0U07.0Emergency use of U07
30!0Vaping-related disorder
31!0COVID-19
29.0Post COVID-19 condition
`;
