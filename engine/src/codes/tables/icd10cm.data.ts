// Made by tools/compile-codes.ts; do not edit. ICD-10-CM FY2027, titles as the Centers for Medicare & Medicaid Services
// and the National Center for Health Statistics publish them (works of the US government, public domain). What the marks mean
// stands in icd-grammar.ts.
export const icd10cmYear = 2027;
export const icd10cmGrammar = `0:*a due to Vibrio cholerae 01, biovar cholerae	1:*a due to Vibrio cholerae 01, biovar eltor	9:*a, unspecified
0:*a, unspecified	1:*b meningitis	2:*a with heart involvement	3:*b pneumonia	4:*b arthritis	5:*b osteomyelitis	9:*a with other complications
0:*d fever|2	1=Paratyphoid fever A	2=Paratyphoid fever B	3=Paratyphoid fever C	4=Paratyphoid fever, unspecified
0:*b infection, unspecified	1=Salmonella meningitis	2=Salmonella pneumonia	3=Salmonella arthritis	4=Salmonella osteomyelitis	5=Salmonella pyelonephritis	9=Salmonella with other localized infection
0=Salmonella enteritis	1=Salmonella sepsis	2:Localized~b*a|4	8:^b specified*a	9=Salmonella infection, unspecified
0:*a due to Shigella dysenteriae	1:*a due to Shigella flexneri	2:*a due to Shigella boydii	3:*a due to Shigella sonnei	8=Other shigellosis	9:*a, unspecified
1:*a, recurrent	2:*a, not specified as recurrent
0=Enteropathogenic Escherichia coli infection	1=Enterotoxigenic Escherichia coli infection	2=Enteroinvasive Escherichia coli infection	3=Enterohemorrhagic Escherichia coli infection	4:*d~b^b Escherichia coli^b	5=Campylobacter enteritis	6=Enteritis due to Yersinia enterocolitica	7=Enterocolitis due to Clostridium difficile|7	8:^b specified*a	9:Bacterial~c*b infection, unspecified
0=Foodborne staphylococcal intoxication	1=Botulism food poisoning	2=Foodborne Clostridium perfringens [Clostridium welchii] intoxication	3=Foodborne Vibrio parahaemolyticus intoxication	4=Foodborne Bacillus cereus intoxication	5=Foodborne Vibrio vulnificus intoxication	8:^b specified*e	9:Bacterial~c*f intoxication~b^b unspecified
1:*e cystitis	2=Other amebic genitourinary infections	9=Other amebic infections
0=Acute amebic dysentery	1=Chronic intestinal amebiasis	2=Amebic nondysenteric colitis	3=Ameboma of intestine	4=Amebic liver abscess	5=Amebic lung abscess	6=Amebic brain abscess	7=Cutaneous amebiasis	8=Amebic infection of other sites|10	9:*a, unspecified
0=Balantidiasis	1=Giardiasis [lambliasis]	2=Cryptosporidiosis	3=Isosporiasis	4=Cyclosporiasis	8:^b specified*a	9:Protozoal~c*b disease, unspecified
1:*f	9:*h~d^e
1:Calicivirus~c*a	2:Astrovirus~c*a	9:*a
0=Rotaviral enteritis	1:Acute gastroenteropathy due to Norwalk agent~b*d small round viruses|13	2=Adenoviral enteritis	3=Other viral enteritis|14	4:*f~d^b infection, unspecified	8:Other~d*a
0=Tuberculosis of lung	4=Tuberculosis of intrathoracic lymph nodes	5=Tuberculosis of larynx, trachea and bronchus	6=Tuberculous pleurisy	7:Primary respiratory~b*a	8:Other respiratory~b*a	9:*a unspecified
1:Tuberculoma~c*c brain and spinal cord	2=Tuberculous meningoencephalitis	3=Tuberculous neuritis	9:*a
0=Tuberculous meningitis	1=Meningeal tuberculoma	8:Other tuberculosis~b*a|17	9:*a, unspecified
1:*d spine	2:Tuberculous arthritis~b*d other~c^b	3:*d other^b	9=Other musculoskeletal tuberculosis
0:*a, unspecified	1:*c kidney and ureter	2:*c bladder	3:*c other urinary organs	4:*c prostate	5:*c other male genital organs	6:*c cervix	7=Tuberculous female pelvic inflammatory disease	8:*c other female genital organs
1=Tuberculous peritonitis	2=Tuberculous enteritis	9=Retroperitoneal tuberculosis
0:*a, unspecified	1=Tuberculous episcleritis	2=Tuberculous keratitis	3=Tuberculous chorioretinitis	4=Tuberculous iridocyclitis	9:Other tuberculosis~b*a
1:*d thyroid gland	2:*c endocrine glands	3:*d digestive tract~c^b, not elsewhere classified	4:*d heart	5:*d spleen	9:*c sites
0:*c bones and joints|19	1:*c genitourinary system|20	2=Tuberculous peripheral lymphadenopathy	3:*c intestines, peritoneum and mesenteric glands|21	4:*c skin and subcutaneous tissue	5:*c eye|22	6:*c (inner) (middle) ear	7:*c adrenal glands	8:*b specified^b|23
0:Acute miliary~b*a of a single specified site	1:Acute miliary~b*a of multiple sites	2:Acute miliary~b*a, unspecified	8:Other miliary~b*a	9:*a, unspecified
0=Bubonic plague	1=Cellulocutaneous plague	2=Pneumonic plague	3:*a meningitis	7=Septicemic plague	8=Other forms of plague	9:*a, unspecified
0=Ulceroglandular tularemia	1=Oculoglandular tularemia	2=Pulmonary tularemia	3=Gastrointestinal tularemia	7=Generalized tularemia	8=Other forms of tularemia	9:*a, unspecified
0=Cutaneous anthrax	1=Pulmonary anthrax	2=Gastrointestinal anthrax	7:*a sepsis	8=Other forms of anthrax	9:*a, unspecified
0:*a due to Brucella melitensis	1:*a due to Brucella abortus	2:*a due to Brucella suis	3:*a due to Brucella canis	8=Other brucellosis	9:*a, unspecified
0:*c	1:Acute~b*b fulminating^b	2:Subacute~b*b chronic^b	3:Other~c*a	9=Melioidosis, unspecified
0=Spirillosis	1=Streptobacillosis	9:*b fever, unspecified
0=Cutaneous erysipeloid	7=Erysipelothrix sepsis	8=Other forms of erysipeloid	9:*a, unspecified
1:Aseptic meningitis in~d*a	9:*a
0:*a icterohemorrhagica	8=Other forms of leptospirosis|33	9:*a, unspecified
0=Pasteurellosis	1=Cat-scratch disease	2=Extraintestinal yersiniosis	8:^b specified*a	9:Zoonotic~c*f disease~b^b unspecified
0=Indeterminate leprosy	1=Tuberculoid leprosy	2=Borderline tuberculoid leprosy	3=Borderline leprosy	4=Borderline lepromatous leprosy	5=Lepromatous leprosy	8=Other forms of leprosy	9:*c, unspecified
0=Pulmonary mycobacterial infection	1=Cutaneous mycobacterial infection	2=Disseminated mycobacterium avium-intracellulare complex (DMAC)	8=Other mycobacterial infections	9=Mycobacterial infection, unspecified
1:*c	2:*d~c^b
1:Oculoglandular~d*a	2=Listerial endocarditis	9:*a
0=Cutaneous listeriosis	1=Listerial meningitis and meningoencephalitis|38	7=Listerial sepsis	8=Other forms of listeriosis|39	9:*a, unspecified
1=Diphtheritic cardiomyopathy	2=Diphtheritic radiculomyelitis	3=Diphtheritic polyneuritis	4=Diphtheritic tubulo-interstitial nephropathy	5=Diphtheritic cystitis	6=Diphtheritic conjunctivitis	9:*b diphtheritic complications
0=Pharyngeal diphtheria	1=Nasopharyngeal diphtheria	2=Laryngeal diphtheria	3=Cutaneous diphtheria	8=Other diphtheria|41	9:*a, unspecified
0:*a without pneumonia	1:*a with pneumonia
0:*a due to Bordetella pertussis|43	1:*a due to Bordetella parapertussis|43	8:*a due to other Bordetella species|43	9:*a, unspecified species|43
0:*a with otitis media	1:*a with myocarditis	8:*a with other complications	9:*a, uncomplicated
0:*c carditis, unspecified	1:*c endocarditis	2:*c myocarditis	3:*c pericarditis
1=Meningococcal encephalitis	2=Meningococcal retrobulbar neuritis	3=Meningococcal arthritis	4=Postmeningococcal arthritis	9:*a
0:*b meningitis	1=Waterhouse-Friderichsen syndrome	2=Acute meningococcemia	3=Chronic meningococcemia	4=Meningococcemia, unspecified	5:*b heart disease|46	8=Other meningococcal infections|47	9:*a, unspecified
0=Sepsis due to streptococcus, group A	1=Sepsis due to streptococcus, group B	3=Sepsis due to Streptococcus pneumoniae	8:Other streptococcal~b*a	9:*a, unspecified
1:*c Methicillin susceptible^c	2:*c Methicillin resistant^c
0=Gram-negative sepsis, unspecified	1:*d Escherichia coli [E. coli]	2:*d Pseudomonas	3:*d Serratia	4:*d Acinetobacter baumannii	9:Other~e*b sepsis
1=Sepsis due to Enterococcus	9:*a
0=Sepsis due to Staphylococcus aureus|50	1=Sepsis due to other specified staphylococcus	2=Sepsis due to unspecified staphylococcus	3=Sepsis due to Hemophilus influenzae	4=Sepsis due to anaerobes	5=Sepsis due to other Gram-negative organisms|51	8:*b specified^b|52	9=Sepsis, unspecified organism
1=Actinomycotic meningitis	2=Actinomycotic encephalitis	9:*a
0=Pulmonary actinomycosis	1=Abdominal actinomycosis	2=Cervicofacial actinomycosis	7=Actinomycotic sepsis	8=Other forms of actinomycosis|54	9:*a, unspecified
0=Pulmonary nocardiosis	1=Cutaneous nocardiosis	8=Other forms of nocardiosis	9:*a, unspecified
0=Systemic bartonellosis	1=Cutaneous and mucocutaneous bartonellosis	8=Other forms of bartonellosis	9:*a, unspecified
1:Infant~c*a	2:Wound~c*a
0=Gas gangrene	1=Legionnaires' disease	2=Nonpneumonic Legionnaires' disease [Pontiac fever]	3=Toxic shock syndrome	4=Brazilian purpuric fever	5:*g specified botulism|58	8:^b specified*e
1:Methicillin susceptible Staphylococcus aureus~b*a	2:Methicillin resistant Staphylococcus aureus~b*a
0:Staphylococcal~b^b,~b*a|60	1:Streptococcal~b^b,~b*a	2:Hemophilus influenzae~b^b,~b*a	3:Mycoplasma~b^b,~b*a	8:Other bacterial infections~c*a	9:*d,~b^b
1:*d syphilitic oculopathy	2:*d syphilitic osteochondropathy	3:*d syphilitic pharyngitis	4:*d syphilitic pneumonia	5:*d syphilitic rhinitis	6:^b cutaneous*c	7:^b mucocutaneous*c	8:^b visceral*c	9:Other early~b*a
0:*a, unspecified	1:*b interstitial keratitis	2:*b chorioretinitis	9:Other late~b*a
0:*c, unspecified	1:*d syphilitic meningitis	2:*d syphilitic encephalitis	3:*d syphilitic polyneuropathy	4:*d syphilitic optic nerve atrophy	5=Juvenile general paresis	9:Other late~b*c
1=Clutton's joints	2=Hutchinson's teeth	3=Hutchinson's triad	4:Late~c*d cardiovascular^b	5:Late~c*d syphilitic arthropathy	6:Late~c*d syphilitic osteochondropathy	7=Syphilitic saddle nose	9:*a
0:Early congenital~b*a, symptomatic|62	1:Early congenital~b*a, latent	2:Early congenital~b*a, unspecified	3=Late congenital syphilitic oculopathy|63	4=Late congenital neurosyphilis [juvenile neurosyphilis]|64	5:Other late congenital~b*a, symptomatic|65	6:Late congenital~b*a, latent	7:Late congenital~b*a, unspecified	9:*a, unspecified
1=Condyloma latum	2=Syphilitic alopecia	9:Other secondary~b*d
1=Secondary syphilitic meningitis	2=Secondary syphilitic female pelvic disease	3=Secondary syphilitic oculopathy	4=Secondary syphilitic nephritis	5=Secondary syphilitic hepatitis	6=Secondary syphilitic osteopathy	9:*b syphilitic conditions
0:Primary genital~b*a	1:Primary anal~b*a	2:Primary~b*a of other sites	3:Secondary~b*a of skin and mucous membranes|67	4:Other secondary~b*a|68	5:*a, latent	9:*a, unspecified
0:*d~c^b, unspecified	1=Syphilitic aneurysm of aorta	2=Syphilitic aortitis	3=Syphilitic endocarditis	4=Syphilitic cerebral arteritis	5:Other~c*a	6=Other syphilitic heart involvement	9:Other cardiovascular~d*a
0:*a, unspecified	1=Tabes dorsalis	2=Other cerebrospinal syphilis	3=Late syphilitic meningitis	4=Late syphilitic encephalitis	5=Late syphilitic neuropathy	6=Charcot's arthropathy (tabetic)	7=General paresis	9:Other symptomatic~b*a
1=Late syphilitic oculopathy	2=Syphilis of lung and bronchus	3:Symptomatic~c*a of other respiratory organs	4=Syphilis of liver and other viscera	5=Syphilis of kidney and ureter	6:^b genitourinary*a	7=Syphilis of bone and joint	8=Syphilis of other musculoskeletal tissue	9:*a
0:Cardiovascular and cerebrovascular~b*a|70	1=Symptomatic neurosyphilis|71	2=Asymptomatic neurosyphilis	3=Neurosyphilis, unspecified	7:Other symptomatic late~b*a|72	8:*a, latent	9:*a, unspecified
0:Latent~d*a, unspecified as early or late	9:Syphilis,~c*b
0:*g, unspecified	1:*l cystitis and urethritis, unspecified	2:*l vulvovaginitis, unspecified	3:*l cervicitis, unspecified	9:Other gonococcal~b*g
1:*g~f^b of kidney and ureter	2:*g prostatitis	3:*g~f^b of other male genital organs	4:*g female pelvic inflammatory disease	9:Other~e*b infections
0:*a, unspecified	1:*d conjunctivitis	2:*d iridocyclitis	3:*d keratitis	9:Other gonococcal~d*a infection
0:*a, unspecified	1:*e spondylopathy	2:*e arthritis	3:*e osteomyelitis	9:*c other^b tissue
1=Gonococcal meningitis	2=Gonococcal brain abscess	3=Gonococcal heart infection	4=Gonococcal pneumonia	5=Gonococcal peritonitis	6=Gonococcal sepsis	9:*a
0:*a of lower genitourinary tract without periurethral or accessory gland abscess|75	1:*a of lower genitourinary tract with periurethral and accessory gland abscess	2:*b pelviperitonitis and other gonococcal genitourinary^b|76	3:*a of eye|77	4:*a of musculoskeletal system|78	5:*b pharyngitis	6:*a of anus and rectum	8=Other gonococcal infections|79	9:*a, unspecified
0:*a, unspecified	1:*f cystitis and urethritis	2:*f vulvovaginitis	9:Other chlamydial~b*a
1:*h female pelvic inflammatory disease	9:Other chlamydial~g*b infection
0=Chlamydial infection of lower genitourinary tract|81	1=Chlamydial infection of pelviperitoneum and other genitourinary organs|82	2=Chlamydial infection of genitourinary tract, unspecified	3=Chlamydial infection of anus and rectum	4=Chlamydial infection of pharynx	8:Sexually~c*b infection of other sites
0:*a, unspecified	1=Trichomonal vulvovaginitis	2=Trichomonal prostatitis	3=Trichomonal cystitis and urethritis	9:Other urogenital~b*a
0=Urogenital trichomoniasis|84	8:*a of other sites	9:*a, unspecified
0:*e~c^b system, unspecified	1:*e penis	2:*e other male genital organs	3:*g cervicitis	4:*g vulvovaginitis	9:*e other~c^c
0=Herpesviral infection of genitalia and urogenital tract|86	1=Herpesviral infection of perianal skin and rectum	9:*d infection, unspecified
0=Anogenital (venereal) warts	8:^b specified*e
0=Initial lesions of yaws	1=Multiple papillomata and wet crab yaws	2=Other early skin lesions of yaws	3=Hyperkeratosis of yaws	4=Gummata and ulcers of yaws	5=Gangosa	6=Bone and joint lesions of yaws	7=Other manifestations of yaws	8=Latent yaws	9:*a, unspecified
0=Primary lesions of pinta	1=Intermediate lesions of pinta	2=Late lesions of pinta	3=Mixed lesions of pinta	9:*b, unspecified
0=Louse-borne relapsing fever	1=Tick-borne relapsing fever	9:*b fever, unspecified
0:*a, unspecified	1:Meningitis due to Lyme~b*a	2:Other neurologic disorders in Lyme~b*a	3:Arthritis due to Lyme~b*a	9:Other conditions associated with Lyme~b*a
0=Necrotizing ulcerative stomatitis	1:*c Vincent's~b^b	2=Lyme disease|92	8:^b specified*a	9=Spirochetal infection, unspecified
0=Initial stage of trachoma	1=Active stage of trachoma	9:*a, unspecified
1=Chlamydial peritonitis	9:*a
0=Chlamydial conjunctivitis	8:*e chlamydial^b|95	9=Chlamydial infection, unspecified
0:Epidemic louse-borne typhus~b*a due to Rickettsia prowazekii	1=Recrudescent typhus [Brill's disease]	2:*a due to Rickettsia typhi	3:*a due to Rickettsia tsutsugamushi	9:*a, unspecified
0:*a, unspecified	1:*a chaffeensis [E. chaffeensis]	9=Other ehrlichiosis
0:*c due to Rickettsia rickettsii	1:*c due to Rickettsia conorii	2:*c due to Rickettsia siberica	3:*c due to Rickettsia australis	4=Ehrlichiosis|98	8=Other spotted fevers	9:*c, unspecified
1=Rickettsiosis due to Ehrlichia sennetsu	2=Anaplasmosis [A. phagocytophilum]	9:*a
0=Trench fever	1=Rickettsialpox due to Rickettsia akari	8:*b specified^b|100	9=Rickettsiosis, unspecified
0:*d~c^b	9:Other acute~b*e
0:*b paralytic^b, vaccine-associated	1:*b paralytic^b, wild virus, imported	2:*b paralytic^b, wild virus, indigenous	3:*b paralytic^b, other and unspecified|102	4:*b nonparalytic^b	9:*a, unspecified
0:*a, unspecified	1:Variant Creutzfeldt-Jakob~b*a	9:Other Creutzfeldt-Jakob~b*a
1=Kuru	2=Gerstmann-Straussler-Scheinker syndrome	3=Fatal familial insomnia	9:*a
0=Creutzfeldt-Jakob disease|104	1=Subacute sclerosing panencephalitis	2=Progressive multifocal leukoencephalopathy	8:Other atypical~b*a|105	9:^c infection~b*a, unspecified
0=Sylvatic rabies	1=Urban rabies	9:*a, unspecified
0:Japanese~c*a	1:Western equine~c*a	2:Eastern equine~c*a	3:St Louis~c*a	4:Australian~c*a	5:California~c*a	6=Rocio virus disease	8:Other mosquito-borne~b*a	9:*a, unspecified
1=Powassan virus disease	9:*a
0:Far Eastern tick-borne~c*a [Russian spring-summer encephalitis]	1:Central European tick-borne~c*a	8:Other tick-borne~b*a|109	9:*a, unspecified
0:Enteroviral~c*e	1:Adenoviral~c*e	2:Arthropod-borne~b*d unspecified	8:^b specified*e
0:Enteroviral~b*a	1:Adenoviral~b*a	2=Lymphocytic choriomeningitis	8:Other viral~b*a	9:*a, unspecified
0=Enteroviral exanthematous fever [Boston exanthem]	1=Epidemic vertigo	8:^b specified*e
0:*a, unspecified	1:*a with encephalitis	2:*a with other neurologic manifestation	9:*a with other complications
0=Chikungunya virus disease	1=O'nyong-nyong fever	2=Venezuelan equine fever	3=West Nile virus infection|114	4=Rift Valley fever	5=Zika virus disease	8:^b specified*a	9:Mosquito-borne~c*b fever, unspecified
0=Oropouche virus disease	1=Sandfly fever	2=Colorado tick fever	8:^b specified*e
0:Sylvatic yellow~b*a	1:Urban yellow~b*a	9:*a, unspecified
0:Junin~b*a	1:Machupo~b*a	2:Lassa~c*a	8:Other arenaviral~b*b fevers	9:*a, unspecified
0:Crimean-Congo~c*f fever	1:Omsk~c*f fever	2=Kyasanur Forest disease	3=Marburg virus disease	4=Ebola virus disease	5=Hemorrhagic fever with renal syndrome	8:^b specified*e
0:*a, unspecified	1:*c iridocyclitis	2:*c keratitis	3:*c conjunctivitis	9:Other herpesviral~c*a of eye
1=Herpesviral hepatitis	2=Herpes simplex myelitis	9:*e~c^b infection
0=Eczema herpeticum	1:*d vesicular dermatitis	2:*d gingivostomatitis and pharyngotonsillitis	3:*d meningitis	4:*d encephalitis	5:*d ocular disease|120	7=Disseminated herpesviral disease	8:Other forms of herpesviral~d*a|121	9:*d infection, unspecified
1:*e~c^c	2:*f~c^b
1:*d keratitis	9:Other varicella~d*a
0:*b meningitis	1:*b encephalitis, myelitis and encephalomyelitis|123	2:*b pneumonia	8:*b with other complications|124	9:*b without complication
1=Postherpetic geniculate ganglionitis	2=Postherpetic trigeminal neuralgia	3=Postherpetic polyneuropathy	4=Postherpetic myelitis	9:Other postherpetic~d*a
0:*a, unspecified	1:*c conjunctivitis	2:*c iridocyclitis	3:*c keratitis	4:*c scleritis	9:Other herpes zoster eye~c*a
0:*c encephalitis	1:*c meningitis	2:*c with other nervous system involvement|126	3:*c ocular disease|127	7=Disseminated zoster	8:*c with other complications	9:*c without complications
1:*d keratitis and keratoconjunctivitis	9:Other measles~d*a
0:*a complicated by encephalitis	1:*a complicated by meningitis	2:*a complicated by pneumonia	3:*a complicated by otitis media	4:*a with intestinal complications	8:*a with other complications|129	9:*a without complication
0:*b complication, unspecified	1:*d encephalitis	2:*d meningitis	9:Other~c*a of rubella
1:*d pneumonia	2:*d arthritis	9:Other rubella~d*a
0:*c with neurological complications|131	8:*c with other complications|132	9:*c without complication
0=Plantar wart	8:Other viral~b*a	9:*b wart, unspecified
0:*f	1:Vaccinia~d*a
1=Cowpox and vaccinia not from vaccine|135	2=Orf virus disease	3=Pseudocowpox [milker's node]	4=Paravaccinia, unspecified	9:*a
0:*a, unspecified	1:*a due to human herpesvirus 6	2:*a due to human herpesvirus 7
0:*b infection, unspecified	1=Bovine stomatitis	2=Sealpox	9:Other parapoxvirus~b*a
0:*b infection, unspecified	1=Tanapox virus disease	2=Yaba pox virus disease	9:Other yatapoxvirus~b*a
0:*n orthopoxvirus~b^b|136	1=Molluscum contagiosum	2=Exanthema subitum [sixth disease]|137	3=Erythema infectiosum [fifth disease]	4=Enteroviral vesicular stomatitis with exanthem	5=Enteroviral vesicular pharyngitis	6:Parapoxvirus~c*l|138	7:Yatapoxvirus~c*l|139	8:^b specified*e
1:Human~c*b 6^b	9:*a
1:Human~c*b 6^b	2:Human~c*b 7^b	9:*a
0:*b herpesvirus encephalitis|141	8:*b herpesvirus infection|142
0:Hepatitis~c*a with hepatic coma	9:Hepatitis~c*a without hepatic coma
0:*a with delta-agent with hepatic coma	1:*a with delta-agent without hepatic coma	2:*a without delta-agent with hepatic coma	9:*a without delta-agent and without hepatic coma
0:*a without hepatic coma	1:*a with hepatic coma
0:Acute delta-(super) infection of~d*a B carrier	1:Acute~d*a C|146	2:Acute~d*a E	8:^b specified*a	9:Acute~c*a, unspecified
0:*a B with delta-agent	1:*a B without delta-agent	2:*a C	8:Other chronic~b*a	9:*a, unspecified
0:*a with hepatic coma	1:*a B|146	2:*a C|146	9:*a without hepatic coma
0:*b pneumonitis	1:*b hepatitis	2:*b pancreatitis	8=Other cytomegaloviral diseases	9:*a, unspecified
1:*d hepatitis	2:*d myocarditis	3:*d nephritis	4:*d polyneuropathy	5:*d arthritis	9:Other mumps~d*a
0:*a orchitis	1:*a meningitis	2:*a encephalitis	3:*a pancreatitis	8:*a with other complications|151	9:*a without complication
0:*a without complication	1:*a with polyneuropathy	2:*a with meningitis	9:*a with other complications
0:*a without complications	1:*a with polyneuropathy	2:*a with meningitis	9:*a with other complication
0:*a without complication	1:*a with polyneuropathy	2:*a with meningitis	9:*a with other complication
0:Gammaherpesviral~b*a|153	1:Cytomegaloviral~b*a|154	8:Other infectious~b*a|155	9:*a, unspecified|155
0=Keratoconjunctivitis due to adenovirus	1=Conjunctivitis due to adenovirus	2:*b pharyngoconjunctivitis	3:Acute epidemic hemorrhagic~b*a (enteroviral)	8:Other viral~b*a	9:*a, unspecified
0:*a, unspecified	1:*b endocarditis	2:*b myocarditis	3:*b pericarditis	4:*b cardiomyopathy
0=Epidemic myalgia	1=Ross River disease	2=Viral carditis|158	3:Retrovirus infections~d*a	4=Hantavirus (cardio)-pulmonary syndrome [HPS] [HCPS]	8:^b specified*e
0:Adenovirus~b*d,~b^b	1:Enterovirus~b*d,~b^b	2:Coronavirus~b*d,~b^b	3:Parvovirus~b*d,~b^b	4:Papovavirus~b*d,~b^b	8:Other viral infections~c*a	9:*d,~b^b
0=Tinea barbae and tinea capitis	1=Tinea unguium	2=Tinea manuum	3=Tinea pedis	4=Tinea corporis	5=Tinea imbricata	6=Tinea cruris	8=Other dermatophytoses	9:*a, unspecified
0=Pityriasis versicolor	1=Tinea nigra	2=White piedra	3=Black piedra	8:^b specified*a	9=Superficial mycosis, unspecified
1:Acute candidiasis~b*a	2:Chronic candidiasis~b*a
1=Candidal cystitis and urethritis	2=Candidal balanitis	9:Other~d*b candidiasis
1=Candidal esophagitis	2=Candidal enteritis	3=Candidal cheilitis	4=Candidal otitis externa	9:Other~d*a of candidiasis
0=Candidal stomatitis	1=Pulmonary candidiasis	2:*a of skin and nail	3:*a of vulva and vagina|163	4:*a of other urogenital sites|164	5=Candidal meningitis	6=Candidal endocarditis	7=Candidal sepsis	8:*a of other sites|165	9:*a, unspecified
1:Prostatic~d*a	9:*a
0=Acute pulmonary coccidioidomycosis	1=Chronic pulmonary coccidioidomycosis	2=Pulmonary coccidioidomycosis, unspecified	3=Cutaneous coccidioidomycosis	4:*a meningitis	7=Disseminated coccidioidomycosis	8=Other forms of coccidioidomycosis|167	9:*a, unspecified
0=Acute pulmonary histoplasmosis capsulati	1=Chronic pulmonary histoplasmosis capsulati	2=Pulmonary histoplasmosis capsulati, unspecified	3=Disseminated histoplasmosis capsulati	4:*a capsulati, unspecified	5:*a duboisii	9:*a, unspecified
1=Blastomycotic meningoencephalitis	9:*a
0=Acute pulmonary blastomycosis	1=Chronic pulmonary blastomycosis	2=Pulmonary blastomycosis, unspecified	3=Cutaneous blastomycosis	7=Disseminated blastomycosis	8=Other forms of blastomycosis|170	9:*a, unspecified
0=Pulmonary paracoccidioidomycosis	7=Disseminated paracoccidioidomycosis	8=Other forms of paracoccidioidomycosis	9:*a, unspecified
1:Cerebral~d*a	2=Sporotrichosis arthritis	9:*a
0=Pulmonary sporotrichosis	1=Lymphocutaneous sporotrichosis	7=Disseminated sporotrichosis	8=Other forms of sporotrichosis|173	9:*a, unspecified
0=Cutaneous chromomycosis	1:Pheomycotic brain~d*a	2:Subcutaneous~c*a and cyst	8=Other forms of chromomycosis	9:*d, unspecified
1:Allergic bronchopulmonary~d*a	9:*a
0=Invasive pulmonary aspergillosis	1=Other pulmonary aspergillosis	2=Tonsillar aspergillosis	7=Disseminated aspergillosis	8=Other forms of aspergillosis|176	9:*a, unspecified
0=Pulmonary cryptococcosis	1=Cerebral cryptococcosis	2=Cutaneous cryptococcosis	3=Osseous cryptococcosis	7=Disseminated cryptococcosis	8=Other forms of cryptococcosis	9:*a, unspecified
0=Pulmonary mucormycosis	1=Rhinocerebral mucormycosis	2=Gastrointestinal mucormycosis	3=Cutaneous mucormycosis	4=Disseminated mucormycosis	5=Mucormycosis, unspecified	8=Other zygomycoses	9:*a, unspecified
0=Eumycetoma	1=Actinomycetoma	9:*a, unspecified
0=Lobomycosis	1=Rhinosporidiosis	2=Allescheriasis	3=Geotrichosis	4=Penicillosis	8:*f specified^b
0:*a with cerebral complications	8:Other severe and complicated Plasmodium~b*a	9:*a, unspecified
0:*a with rupture of spleen	8:*a with other complications	9:*a without complication
0:*a with nephropathy	8:*a with other complications	9:*a without complication
0:Plasmodium ovale~c*a	1=Malaria due to simian plasmodia	8:*c~b^b, not elsewhere classified
0=Visceral leishmaniasis	1=Cutaneous leishmaniasis	2=Mucocutaneous leishmaniasis	9:*a, unspecified
0:Gambiense~b*a	1:Rhodesiense~b*a	9:*a, unspecified
0:^c~b*a, unspecified	1:Megaesophagus in Chagas'~b*f	2:Megacolon in Chagas'~b*f	9:Other~e*a in Chagas' disease
0:^c~b*a, unspecified	1:Meningitis in Chagas'~b*f	2:Meningoencephalitis in Chagas'~b*f	9:Other~e*a in Chagas' disease
0:Acute Chagas'~b*a with heart involvement	1:Acute Chagas'~b*a without heart involvement	2:*a (chronic) with heart involvement	3:*a (chronic) with digestive system involvement|188	4:*a (chronic) with nervous system involvement|189	5:*a (chronic) with other organ involvement
0:*a, unspecified	1:*b chorioretinitis	9:Other toxoplasma~b*a
1=Toxoplasma myocarditis	2=Toxoplasma myositis	3=Toxoplasma tubulo-interstitial nephropathy	9:*a
0=Toxoplasma oculopathy|191	1=Toxoplasma hepatitis	2=Toxoplasma meningoencephalitis	3=Pulmonary toxoplasmosis	8:*a with other organ involvement|192	9:*a, unspecified
0:*a, unspecified	1:*a due to Babesia microti	2:*a due to Babesia duncani	3:*a due to Babesia divergens	9=Other babesiosis
0:*a, unspecified	1=Meningoencephalitis due to Acanthamoeba (culbertsoni)	2=Conjunctivitis due to Acanthamoeba	3=Keratoconjunctivitis due to Acanthamoeba	9=Other acanthamebic disease
0=Babesiosis|194	1=Acanthamebiasis|195	2=Naegleriasis	8:^b specified*e
0:*b due to Schistosoma haematobium [urinary schistosomiasis]	1:*b due to Schistosoma mansoni [intestinal schistosomiasis]	2:*b due to Schistosoma japonicum	3=Cercarial dermatitis	8=Other schistosomiasis	9:*b, unspecified
0=Opisthorchiasis	1=Clonorchiasis	2=Dicroceliasis	3=Fascioliasis	4=Paragonimiasis	5=Fasciolopsiasis	8:^b specified*a	9=Fluke infection, unspecified
1:*e thyroid gland	2:*e~c^c	9:*d~c^b
1:*e~c^c	9:*d~c^b
0:*d~c^b	9=Other echinococcosis
0=Echinococcus granulosus infection of liver	1=Echinococcus granulosus infection of lung	2=Echinococcus granulosus infection of bone	3=Echinococcus granulosus infection, other and multiple sites|199	4=Echinococcus granulosus infection, unspecified	5=Echinococcus multilocularis infection of liver	6=Echinococcus multilocularis infection, other and multiple sites|200	7=Echinococcus multilocularis infection, unspecified	8:*a, unspecified, of liver	9:*a, other and unspecified|201
0=Taenia solium taeniasis	1=Taenia saginata taeniasis	9:*a, unspecified
1=Myositis in cysticercosis	9:*a
0:*a of central nervous system	1:*a of eye	8:*a of other sites|204	9:*a, unspecified
0:*c	1=Sparganosis
0=Hymenolepiasis	1=Dipylidiasis	8:^b specified*a	9=Cestode infection, unspecified
0:*b involvement, unspecified	1:*c endophthalmitis	2:*c glaucoma	9:*c other^b involvement
0:*a with eye disease|208	1:*a without eye disease
0:*a due to Wuchereria bancrofti	1:*a due to Brugia malayi	2:*a due to Brugia timori	3=Loiasis	4=Mansonelliasis	8=Other filariases	9:*a, unspecified
0=Ancylostomiasis	1=Necatoriasis	8:Other hookworm~b*a	9:*b disease, unspecified
1:*d pneumonia	9:*a
0:*a with intestinal complications	8:*a with other complications|212	9:*a, unspecified
0=Intestinal strongyloidiasis	1=Cutaneous strongyloidiasis	7=Disseminated strongyloidiasis	9:*a, unspecified
0=Anisakiasis	1=Intestinal capillariasis	2=Trichostrongyliasis	3=Intestinal angiostrongyliasis	4:Mixed~b*e	8:^b specified*e
0=Intestinal helminthiasis, unspecified	9:Intestinal~c*a, unspecified
0=Visceral larva migrans	1=Gnathostomiasis	2=Angiostrongyliasis due to Parastrongylus cantonensis	3=Syngamiasis	4=Internal hirudiniasis	8:*b specified^b	9=Helminthiasis, unspecified
0:*c due to Pediculus humanus capitis	1:*c due to Pediculus humanus corporis	2:*c, unspecified	3=Phthiriasis	4:Mixed pediculosis~b*a
1=Genitourinary myiasis	2=Intestinal myiasis	9:*a
0=Cutaneous myiasis	1=Wound myiasis	2=Ocular myiasis	3=Nasopharyngeal myiasis	4=Aural myiasis	8:*a of other sites|219	9:*a, unspecified
1=Infestation by Demodex mites	9:*a
0:*b acariasis|221	1=Tungiasis [sandflea infestation]	2:*b arthropod^b	3=External hirudiniasis	8:*b specified^b	9=Infestation, unspecified
0:*b central nervous system^b	1:*b genitourinary^b	2:*a of bones and joints	8:*a of other organs	9:*b respiratory and unspecified^b
0:*h trachoma	1:*h viral encephalitis	2:*h viral hepatitis	8:^d specified~c*a	9:^c~c*b disease
1:Methicillin susceptible Staphylococcus~b^b infection*a	2:Methicillin resistant Staphylococcus~b^b infection*a
0:^c group A~b^b~c*a	1:^c group B~b^b~c*a	2:Enterococcus~g*a	3:^b pneumoniae~f*a	4:Other streptococcus~g*a	5:Unspecified streptococcus~g*a	6:Staphylococcus aureus~g*a|225	7:Other staphylococcus~g*a	8:Unspecified staphylococcus~g*a
0:Unspecified Escherichia~b^c coli]~c*a	1:Shiga toxin-producing Escherichia~b^c coli] [STEC] O157~c*a	2:Other specified Shiga toxin-producing Escherichia~b^c coli] [STEC]~c*a	3:Unspecified Shiga toxin-producing Escherichia~b^c coli] [STEC]~c*a	9:Other Escherichia~b^c coli]~c*a
1:Helicobacter pylori [H. pylori]~e*a	2:Vibrio vulnificus~e*a	3:Acinetobacter baumannii~e*a	9:*a
0:Mycoplasma pneumoniae [M. pneumoniae]~d*a	1:Klebsiella pneumoniae [K. pneumoniae]~d*a	2:Escherichia coli [E. coli ]~d*a|227	3:Hemophilus influenzae [H. influenzae]~d*a	4:Proteus (mirabilis) (morganii)~d*a	5:Pseudomonas (aeruginosa) (mallei) (pseudomallei)~d*a	6:Bacteroides fragilis [B. fragilis]~d*a	7:Clostridium perfringens [C. perfringens]~d*a	8:^b specified*a|228
0:Unspecified enterovirus~b*a	1:Coxsackievirus~b*a	2:Echovirus~b*a	9:Other enterovirus~b*a
1:SARS-associated coronavirus~b*a	9:Other coronavirus~b*a
0:Unspecified retrovirus~b*a	1:Lentivirus~b*a	2:Oncovirus~b*a	3:Human T-cell lymphotrophic virus, type I [HTLV-I]~b*a	4:Human T-cell lymphotrophic virus, type II [HTLV-II]~b*a	5:Human immunodeficiency virus, type 2 [HIV 2]~b*a	9:Other retrovirus~b*a
1:Human metapneumovirus~d*a	9:*a
0:Adenovirus~c*a	1:Enterovirus~c*a|230	2:Coronavirus~c*a|231	3:Retrovirus~c*a|232	4:Respiratory syncytial virus~c*a	5:Reovirus~c*a	6:Parvovirus~c*a	7:Papillomavirus~c*a	8:Other viral~b*a|233
8:*e~c^b disease	9:Unspecified~d*b disease
0:*b external upper^b	1:*b external lower^b	2:*b external^b, unspecified	3:*b upper^b, inner aspect	4:*b lower^b, inner aspect	5:*a, unspecified, inner aspect	6:*b commissure of^b, unspecified	8:*b overlapping sites of^b	9:*a, unspecified
0:*g dorsal surface~e^c	1:*g border~e^c	2:*g ventral surface~e^c	3:*g anterior two-thirds~e^c, part unspecified	4:*g lingual tonsil	8:*g overlapping sites~e^c	9:*g~f^b, unspecified
0:*b upper^b	1:*b lower^b	9:*a, unspecified
0:*d anterior^d	1:*d lateral^d	8:*d overlapping sites of^d	9:*a, unspecified
0:*b hard^b	1:*b soft^b	2:*b uvula	8:*b overlapping sites of^b	9:*a, unspecified
0:*g~c^e	9:*f~c^d
0:*g cheek mucosa	1:*g vestibule~e^c	2:*g retromolar area	8:^d overlapping sites of*a|241	9:*g~f^b, unspecified
0:*g submandibular gland	1:*g sublingual gland	9:*g~d^c gland, unspecified
0:*b tonsillar fossa	1:*b tonsillar pillar (anterior) (posterior)	8:*b overlapping sites of^b	9:*a, unspecified
0:*b vallecula	1:*b anterior surface of epiglottis	2:*b lateral wall of^b	3:*b posterior wall of^b	4:*b branchial cleft	8:*b overlapping sites of^b	9:*a, unspecified
0:*b superior wall of^b	1:*b posterior wall of^b	2:*b lateral wall of^b	3:*b anterior wall of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*b postcricoid region	1:*b aryepiglottic fold, hypopharyngeal aspect	2:*b posterior wall of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*m~l^b, unspecified	2:*m Waldeyer's ring	8:^d overlapping~d^b of~c*a
3:*b upper third of^b	4:*b middle third of^b	5:*b lower third of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*b cardia	1:*b fundus of^b	2:*b body of^b	3:*b pyloric antrum	4:*b pylorus	5:*b lesser curvature of^b, unspecified	6:*b greater curvature of^b, unspecified	8:*b overlapping sites of^b	9:*a, unspecified
0:*c duodenum	1:*c jejunum	2:*c ileum	3=Meckel's diverticulum, malignant	8:*c overlapping sites of^c	9:*a, unspecified
0:*b cecum	1:*b appendix	2:*b ascending^b	3:*b hepatic flexure	4:*b transverse^b	5:*b splenic flexure	6:*b descending^b	7:*b sigmoid^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*d, unspecified	1:*e~c^c	2:*e cloacogenic zone	8:^d overlapping sites of rectum,*a
0=Liver cell carcinoma	1:Intrahepatic~g*b duct carcinoma	2=Hepatoblastoma	3:Angiosarcoma~c*e	4:Other sarcomas~c*e	7:Other specified carcinomas~c*e	8:*e, primary, unspecified as to type	9:*e, not specified as primary or secondary
0:*h extrahepatic bile duct	1:*h ampulla~e^b Vater	8:*h overlapping sites~e^d	9:*h~f^c, unspecified
0:*b head of^b	1:*b body of^b	2:*b tail of^b	3:*b pancreatic duct	4:*b endocrine^b	7:*b other parts of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*f intestinal tract, part unspecified	1:*f spleen	9:*f~c^b sites within the^b system
0:*d	1:*f~d^c
0:*c maxillary sinus	1:*c ethmoidal sinus	2:*c frontal sinus	3:*c sphenoid sinus	8:*c overlapping sites of^c	9:*b sinus, unspecified
0:*b glottis	1:*b supraglottis	2:*b subglottis	3:*b laryngeal cartilage	8:*b overlapping sites of^b	9:*a, unspecified
0:*c unspecified^c	1:*c right^c	2:*c left^c
0:*d unspecified^d	1:*d right^d	2:*d left^d
0:*d main^b|261	1:*d upper lobe,^b or~b^b|262	2:*d middle lobe,^b or~b^b	3:*d lower lobe,^b or~b^b|262	8:*d overlapping sites of^d|262	9:*d unspecified part of^b or~b^b|262
0:*e	1:*f anterior~c^b	2:*f posterior~c^b	3:*f~c^b, part unspecified	4:*f~e^b	8:^d overlapping sites of*a
0:*l upper~g^b tract, part unspecified	9:*l lower~g^b tract, part unspecified
0:*b unspecified^b	1:*b right^b	2:*b left^b
0:*g scapula~b^b long bones~c^b upper limb|261	1:*g short bones~e^b upper limb|261	2:*g long bones~e^b lower limb|261	3:*g short bones~e^b lower limb|261	8:^d overlapping sites of*b limb|266	9:^d unspecified bones~b*b limb|266
0:*j bones~e^b skull~b^b face	1:*j mandible	2:*j vertebral column	3:*j ribs, sternum~g^b clavicle	4:*j pelvic bones, sacrum~g^b coccyx	9:*f,~d^b
1:*e upper^e	2:*e lower^e
0:^d unspecified*a	1:^d right*a|269	2:^d left*a|269
0:^d unspecified*a	1:^d right*a	2:^d left*a
0:*g~c^b part~b^c	1:*g nose	9:*f~c^d
1:*b anal skin	2:*b skin of breast	9:*b other part of^b
0:*b lip	1:*b eyelid, including canthus|270	2:*b ear and external auricular canal|271	3:*b other and unspecified parts of face|272	4:*b scalp and neck	5:*b trunk|273	6:*b upper limb, including shoulder|271	7:*b lower limb, including hip|271	8:*b overlapping sites of^b	9:*a, unspecified
0:Unspecified~d*a	1:Basal cell carcinoma~f*a	2:Squamous cell carcinoma~f*a	9:^b specified~c*a
1:*e unspecified^e	2:*e right^e|269	9:*e left^e|269
0:Unspecified~d*a|276	1:Basal cell carcinoma~f*a|276	2:Squamous cell carcinoma~f*a|276	3:Sebaceous cell carcinoma~f*a|276	9:^b specified~c*a|276
1:*f unspecified^f	2:*f right^f	9:*f left^f
0:Unspecified~d*a|278	1:Basal cell carcinoma~f*a|278	2:Squamous cell carcinoma~f*a|278	9:^b specified~c*a|278
0:*g~c^e	1:*g nose	9:*f~c^d
0:Unspecified~d*a|272	1:Basal cell carcinoma~f*a|280	2:Squamous cell carcinoma~f*a|280	9:^b specified~c*a|280
0:*d anal^b	1:*b breast	9:*b other part of^b
0:Unspecified~d*a|282	1:Basal cell carcinoma~f*a|282	2:Squamous cell carcinoma~f*a|282	9:^b specified~c*a|282
0:*a of lip|275	1:*a of eyelid, including canthus|277	2:*a of ear and external auricular canal|279	3:*a of other and unspecified parts of face|281	4:*a of scalp and neck|275	5:*a of trunk|283	6:*a of upper limb, including shoulder|279	7:*a of lower limb, including hip|279	8:*b overlapping sites of^b|275	9:*a, unspecified|275
0:*a of pleura	1:*a of peritoneum	2:*a of pericardium	7:*a of other sites	9:*a, unspecified
0:*a of skin	1:*a of soft tissue	2:*a of palate	3:*a of lymph nodes	4:*a of gastrointestinal sites	5:*a of lung|266	7:*a of other sites	9:*a, unspecified
0:*f unspecified^f	1:*f right^f	2:*f left^f
0:*e of head, face^b neck	1:*e of upper limb, including shoulder|287	2:*e of lower limb, including hip|287	3:*e of thorax	4:*e of abdomen	5:*e of pelvis	6:*e of trunk, unspecified	8:^d overlapping sites of*a	9:*a, unspecified
0:*c	1:*d specified parts of~c^b	2:*d~c^b, unspecified	8:*d overlapping sites of^d
0:*a, unspecified site	1:*a of esophagus	2:*a of stomach	3:*a of small intestine	4:*a of large intestine	5:*a of rectum	9:*a of other sites
0:^d~b*a of head, face and neck	1:^d~b*a of upper limb, including shoulder|287	2:^d~b*a of lower limb, including hip|287	3:^d~b*a of thorax	4:^d~b*a of abdomen	5:^d~b*a of pelvis	6:^d~b*a of trunk, unspecified	8:^d overlapping sites of~b*a	9:^d~b*a, unspecified	A=Gastrointestinal stromal tumor|290
0:*e unspecified^e	1:*e right^e|269	2:*e left^e|269
0:^e unspecified*a	1:^e right*a	2:^e left*a
0:*a of lip	1:*a of eyelid, including canthus|292	2:*a of ear and external auricular canal|293	3:*a of other and unspecified parts of face|272	4:*a of scalp and neck	5:*a of trunk|273	6:*a of upper limb, including shoulder|293	7:*a of lower limb, including hip|293	8:*a of overlapping sites	9:*a, unspecified
1:*b right^b breast	2:*b left^b breast	9:*b unspecified^b breast
1:*a, female|295	2:*a, male|295
1:*d right~c^b breast	2:*d left~c^b breast	9:*d unspecified~c^b breast
1:*a, female|297	2:*a, male|297
1:*g~c^c of right~b^b breast	2:*g~c^c of left~b^b breast	9:*g~c^c of unspecified~b^b breast
1:*a, female|299	2:*a, male|299
0:*b nipple and areola|296	1:*b central portion of^b|298	2:*b upper-inner quadrant of^b|298	3:*b lower-inner quadrant of^b|298	4:*b upper-outer quadrant of^b|298	5:*b lower-outer quadrant of^b|298	6:*b axillary tail of^b|298	8:*b overlapping sites of^b|298	9:*a of unspecified site|300	A:^b inflammatory*a|266
0:*b labium majus	1:*b labium minus	2:*b clitoris	8:*b overlapping sites of^b	9:*a, unspecified
0:*c endocervix	1:*c exocervix	8:*c overlapping sites of^c	9:*a, unspecified
0:*c isthmus~b^b	1:*c endometrium	2:*c myometrium	3:*c fundus~b^b	8:*c overlapping sites of^c	9:*a, unspecified
1:*b right^b	2:*b left^b	3:*b bilateral ovaries	9:*b unspecified^b
0:*g fallopian tube|261	1:*g broad ligament|261	2:*g round ligament|261	3:*g parametrium	4:*g uterine adnexa,~c^b	7:*f specified~c^d	8:*g overlapping sites of~d^d	9:*g~d^c organ, unspecified
0:*b prepuce	1:*b glans^b	2:*b body of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*c unspecified^c	1:*b right^b	2:*b left^b
0:*b undescended^b|308	1:*b descended^b|308	9:*a, unspecified whether descended or undescended|271
0:*g epididymis|266	1:*g spermatic cord|261	2:*g scrotum	7:*f specified~c^d	8:*g overlapping sites of~d^d	9:*g~d^c organ, unspecified
1:^d right*a	2:^d left*a	9:^d unspecified*a
1:*c right^c	2:*c left^c	9:*c unspecified^c
1:*b right^b	2:*b left^b	9:*b unspecified^b
0:*b trigone of^b	1:*b dome of^b	2:*b lateral wall of^b	3:*b anterior wall of^b	4:*b posterior wall of^b	5:*a neck	6:*b ureteric orifice	7:*b urachus	8:*b overlapping sites of^b	9:*a, unspecified
0:*f urethra	1:*f paraurethral glands	8:*f overlapping sites of~d^c	9:*f~d^b organ, unspecified
0:*d conjunctiva|266	1:*d cornea|266	2:*d retina|266	3:*d choroid|266	4:*d ciliary body|261	5:*d lacrimal gland~b^b duct|271	6:*d orbit|266	8:*d overlapping sites of^d|262	9:*d unspecified site of^b|266
0:*b cerebral^b	1:*b spinal^b	9:*a, unspecified
0:*b cerebrum, except lobes and ventricles	1:*b frontal lobe	2:*b temporal lobe	3:*b parietal lobe	4:*b occipital lobe	5:*b cerebral ventricle	6:*b cerebellum	7:*a stem	8:*b overlapping sites of^b	9:*a, unspecified
0:*f~c^c nerve	9:*e~c^c
0:*k	1:*m cauda equina	2:*m olfactory nerve|261	3:*m optic nerve|261	4:*m acoustic nerve|261	5:*m other and unspecified~d^c|319	9:*m~j^d, unspecified
0:*c cortex of^c|261	1:*c medulla of^c|261	9:*c unspecified part of^c|261
0:*g parathyroid gland	1:*g pituitary gland	2:*g craniopharyngeal duct	3:*g pineal gland	4:*g carotid body	5:*g aortic body~d^b other paraganglia	8:*h with pluriglandular involvement, unspecified	9:*g~b^b gland, unspecified
0:*e head, face~b^b neck	1:*e thorax	2:*e abdomen	3:*e pelvis	4:*e upper limb|261	5:*e lower limb|261	8:*d specified~b^c
0:*a of head, face and neck	1:*c intrathoracic^c	2:*c intra-abdominal^c	3:*c axilla and upper limb^c	4:*c inguinal and lower limb^c	5:*c intrapelvic^c	8:*a of multiple regions	9:*b node, unspecified
0:*f~c^c organ	1:*f larynx	2:*f pharynx	9:*e~c^c
0:*f~c^c organ	9:*e~c^c
0:*e lung|266	1:*e mediastinum	2:*e pleura	3:*e other~b^b unspecified respiratory~b^b|325	4:*e small intestine	5:*e large intestine~b^b rectum	6:*e retroperitoneum~b^b peritoneum	7:*e liver~b^b intrahepatic bile duct	8:*e other~b^b unspecified^c|326
0:*e unspecified^e	1:*e right^e	2:*e left^e
0:*h~e^d	1:*g	9:*h~c^b~c^c
1:*d	2:*e~c^c
0:*h~c^b part~b^d	9:*g~c^e
1:*d	2:*d~c^b
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*b bilateral ovaries
1:*d breast	2:*d genital organs	3:*d oral cavity	9:*a
0:*e kidney~b^b renal pelvis|328	1:*e bladder and^d urinary organs|329	2:*e skin	3:*e brain~b^b cerebral meninges|330	4:*b parts of nervous system|331	5:*e bone~b^b bone marrow|332	6:*e ovary|333	7:*e adrenal gland|261	8:*d specified~c^b|334	9:*e~c^b site
0:*f tumor~b^c duodenum	1:*f tumor~b^c jejunum	2:*f tumor~b^c ileum	9:^c tumor~b*a, unspecified portion
0:^c tumor~b*g	1:*k tumor~b^c cecum	2:*k tumor~b^c ascending colon	3:*k tumor~b^c transverse colon	4:*k tumor~b^c descending colon	5:*k tumor~b^c sigmoid colon	6:*k tumor~b^c~g^b	9:^c tumor~b^c~c*c unspecified portion
0:*e tumor~b^b the bronchus and lung	1:*e tumor~b^b the thymus	2:*e tumor~b^b the stomach	3:*e tumor~b^b the kidney	4:*e tumor~b^b the foregut, unspecified	5:*e tumor~b^b the midgut, unspecified	6:*e tumor~b^b the hindgut, unspecified	8:*a
0:*b tumor of unspecified site	1:*a of the small intestine|336	2:*a of the appendix, large intestine, and rectum|337	9:*a of other sites|338
0:*c carcinoid~b^b|339	1:^b poorly differentiated*a	8:Other malignant~b*a
0:*a, unspecified site	1:*a of distant lymph nodes	2:*a of liver	3:*a of bone	4:*a of peritoneum	9:*a of other sites
0:*c carcinoid~b^b|341	1:*c Merkel cell carcinoma	8:Other secondary~b*a
0:Disseminated malignant~b*e, unspecified	1:*f (primary)^b, unspecified	2:*e associated with transplanted organ
0:*a, unspecified site	1:*a, lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites	A:*a, in remission
0:Nodular lymphocyte predominant Hodgkin~b*a|344	1:Nodular sclerosis Hodgkin~b*a|344	2:Mixed cellularity Hodgkin~b*a|344	3:Lymphocyte depleted Hodgkin~b*a|344	4:Lymphocyte-rich Hodgkin~b*a|344	7:Other Hodgkin~b*a|344	9:*a, unspecified|344
0:*a grade I|344	1:*a grade II|344	2:*a grade III, unspecified|344	3:*a grade IIIa|344	4:*a grade IIIb|344	5:Diffuse follicle center~b*a|344	6:Cutaneous follicle center~b*a|344	8:Other types of follicular~b*a|344	9:*a, unspecified|344
0:Primary central nervous system~d*g	8:^e of other~b*a
0:*a, unspecified site	1:*a, lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites|347	A:*a, in remission
0:Small cell B-cell~b*a|344	1:Mantle cell~b*a|344	3:Diffuse large B-cell~b*a|348	5:Lymphoblastic (diffuse)~b*a|344	7:Burkitt~b*a|344	8:Other non-follicular~b*a|344	9:*b (diffuse)^b, unspecified|344
0:*a, unspecified site	1:*a, lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites	A:*a, breast	B:*a, in remission
0:*a, unspecified site	1:*a lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites	A:*a, in remission
0=Mycosis fungoides|344	1=Sezary disease|344	4=Peripheral T-cell lymphoma, not elsewhere classified|344	6=Anaplastic large cell lymphoma, ALK-positive|344	7=Anaplastic large cell lymphoma, ALK-negative|350	9:*a, unspecified|344	A=Cutaneous T-cell lymphoma, unspecified|351	Z:Other mature~b*a|344
1:Unspecified B-cell~h*a|344	2:Mediastinal (thymic) large B-cell~h*a|344	8:^c~c*a|344	9:Non-Hodgkin~h*a, unspecified|344
0:*a not having achieved remission	1:*a, in remission
0:Extranodal NK/T-cell~f*a, nasal type|354	1:Hepatosplenic T-cell~f*a|354	2:Enteropathy-type (intestinal) T-cell~f*a|354	3:Subcutaneous panniculitis-like T-cell~f*a|354	4:Blastic NK-cell~f*a|354	5:Angioimmunoblastic T-cell~f*a|354	6=Primary cutaneous CD30-positive T-cell proliferations|354
0=Waldenstrom macroglobulinemia|354	2=Heavy chain disease|354	3=Immunoproliferative small intestinal disease|354	4:Extranodal marginal zone~g*b lymphoma of mucosa-associated lymphoid tissue [MALT-lymphoma]|354	8:Other malignant~b*f|354	9:*g disease, unspecified|354
0:*a not having achieved remission	1:*a in remission	2:*a in relapse
0:*f|357	1:Plasma~f*b leukemia|357	2=Extramedullary plasmacytoma|357	3=Solitary plasmacytoma|357
0:*b not having achieved remission	1:*b, in remission	2:*b, in relapse
0:*a not having achieved remission	1:*a, in remission	2:*a, in relapse
0:Acute lymphoblastic~b*a [ALL]|359	1:Chronic lymphocytic~b*a of B-cell type|357	3:Prolymphocytic~b*a of B-cell type|360	4:Hairy cell~b*a|360	5=Adult T-cell lymphoma/leukemia (HTLV-1-associated)|360	6:Prolymphocytic~b*a of T-cell type|360	9:*a, unspecified|360	A:Mature B-cell~b*a Burkitt-type|360	Z:Other lymphoid~b*a|360
0:*a, not having achieved remission	1:*a, in remission	2:*a, in relapse
0:*a, not having achieved remission	1:*a in remission	2:*a in relapse
0:Acute myeloblastic~b*a|362	1:Chronic myeloid~b*a, BCR/ABL-positive|362	2:Atypical chronic myeloid~b*a, BCR/ABL-negative|362	3:*b sarcoma|362	4:Acute promyelocytic~b*a|362	5:Acute myelomonocytic~b*a|362	6:Acute myeloid~b*a with 11q23-abnormality|357	9:*a, unspecified|363	A:Acute myeloid~b*a with multilineage dysplasia|362	Z:Other myeloid~b*a|360
0:Acute monoblastic/monocytic~b*a|362	1:Chronic myelomonocytic~b*a|360	3:Juvenile myelomonocytic~b*a|362	9:*a, unspecified|363	Z:Other monocytic~b*a|362
0=Acute erythroid leukemia|362	2=Acute megakaryoblastic leukemia|360	3:Mast~e*b leukemia|360	4=Acute panmyelosis with myelofibrosis|360	6=Myelodysplastic disease, not elsewhere classified	8:*f~c^b leukemias|360
0:Acute leukemia~b*a|360	1:Chronic leukemia~b*a|360	9:*e,~b^b|360
0:*a, unspecified	1=Aggressive systemic mastocytosis	2:Mast~c*b sarcoma	9:Other malignant~b*a
0:Multifocal~j*c multisystemic (disseminated) Langerhans-cell histiocytosis	2=Malignant mast cell neoplasm|368	4:Sarcoma~f*g dendritic cells (accessory cells)	5:Multifocal~j*c unisystemic Langerhans-cell histiocytosis	6=Unifocal Langerhans-cell histiocytosis	9:Malignant neoplasm~f*a, unspecified	A=Histiocytic sarcoma	Z:^b specified~c*a
0:*g~c^c, unspecified site	1:*g labial mucosa~e^b vermilion border	2:*g buccal mucosa	3:*g gingiva~e^b edentulous alveolar ridge	4:*g soft palate	5:*g hard palate	6:*g floor of mouth	7:*g tongue	8:*g~f^b
0:*g lip,^c~c^b pharynx|370	1:*g~d^b	2:*g~f^b
0:*g~c^b part~b^c	9:*f~c^d
0:*f colon	1:*f rectosigmoid junction	2:*f rectum	3:*f anus~b^b anal canal	4:*c parts of intestine|372	5:*f liver, gallbladder~b^b bile ducts	7:*e specified~c^c	9:*f~d^b organ, unspecified
0:*f larynx	1:*f trachea	2:*f bronchus~c^b lung|262	3:*f other parts of~d^c	4:*f~d^c, unspecified
1:*b anal skin	2:*b breast (skin) (soft tissue)	9:*b other part of^b
0:*a of lip	1:*a of eyelid, including canthus|292	2:*a of ear and external auricular canal|293	3:*a of other and unspecified parts of face|372	4:*a of scalp and neck	5:*a of trunk|375	6:*a of upper limb, including shoulder|293	7:*a of lower limb, including hip|293	8:*a of other sites	9:*a, unspecified
0:*a of lip	1:*a of eyelid, including canthus|292	2:*a of ear and external auricular canal|287	3:*a of other and unspecified parts of face|372	4:*a of scalp and neck	5:*a of trunk	6:*a of upper limb, including shoulder|287	7:*a of lower limb, including hip|287	8:*a of other sites	9:*a, unspecified
0:Lobular carcinoma~b*a|266	1:Intraductal carcinoma~b*a|266	8:Other specified type of carcinoma~b*a|266	9:Unspecified type of carcinoma~b*a|266
0:*c endocervix	1:*c exocervix	7:*c other parts of^b	9:*b, unspecified
0:*g~c^e	1:*g scrotum	9:*f~c^d
0:*f endometrium	1:*f vulva	2:*f vagina	3:*c female^c|241	4:*f penis	5:*f prostate	6:*c male^c|380
0:*e bladder	1:*b urinary organs|326	2:*e eye|266	3:*e thyroid~b^b other endocrine glands	8:*d specified~c^b	9:*f,~d^b
0:*d lip	1:*d tongue	2:*d floor of^b	3:*d other~b^b unspecified parts of mouth|372	4:*d tonsil	5:*d other parts of oropharynx	6:*d nasopharynx	7:*d hypopharynx	9:*d~c^b, unspecified
0:*d parotid gland	7:*d other^d	9:*b gland, unspecified
0:*i cecum	1:*i appendix	2:*i ascending^b	3:*i transverse^b	4:*i descending^b	5:*i sigmoid^b	6:*g unspecified	7:*i rectosigmoid junction	8:*i~c^b	9:^d~e*a
1=Familial adenomatous polyposis	9:*a
0:*h esophagus	1:*h stomach	2:*h duodenum	3:*f unspecified~b^c small intestine|331	4:*h liver	5:*h extrahepatic bile ducts	6:*h pancreas	7:*h endocrine pancreas	9:*h~c^b sites within the~c^c|386
0:*d, nasal cavity^b accessory sinuses	1:*f larynx	2:*f trachea	3:*f bronchus~c^b lung|262	4:*f~d^c, unspecified
0:*f thymus	1:*f heart	2:*f mediastinum	7:*e specified~c^c	9:*f~d^b organ, unspecified
0:*e scapula~b^b long bones of upper limb|261	1:*e short bones of upper limb|261	2:*e long bones of lower limb|261	3:*e short bones of lower limb|261	4:*e bones of skull~b^b face	5:*e lower jaw^b	6:*e vertebral column	7:*e ribs, sternum~b^b clavicle	8:*e pelvic bones, sacrum~b^b coccyx	9:*a, unspecified
0:*b unspecified^b	1:*b right arm	2:*b left arm	3:*b right leg	4:*b left leg
0:*e~c^c	9:*d~c^b
1:*c kidney	2:*b genitourinary organ	9:*a
0:*a of skin and subcutaneous tissue of head, face and neck	1:*a of skin and subcutaneous tissue of trunk	2:*a of skin and subcutaneous tissue of limb|391	3:*a of skin and subcutaneous tissue of other and unspecified sites|392	4:*a of intrathoracic organs	5:*a of intra-abdominal organs	6:*a of spermatic cord	7:*a of other sites|393	9:*a, unspecified
0:*a unspecified site	1:*a of skin and subcutaneous tissue	2:*a of intracranial structures	3:*a of intra-abdominal structures	9:*a of other sites
0:*f|395	1:Lymphangioma~d*a
0:*a of pleura	1:*a of peritoneum	7:*a of other sites	9:*a, unspecified
0:*c	1:*d~c^b
0:Benign neoplasm~d*a of head, face and neck	1:Benign neoplasm~d*a of upper limb, including shoulder|287	2:Benign neoplasm~d*a of lower limb, including hip|287	3:Benign neoplasm~d*a of thorax	4:Benign neoplasm~d*a of abdomen	5:Benign neoplasm~d*a of pelvis	6:Benign neoplasm~d*a of trunk, unspecified	9:Benign neoplasm~d*a, unspecified
0:*a of lip	1:*a of eyelid, including canthus|270	2:*a of ear and external auricular canal|271	3:*a of other and unspecified parts of face|372	4:*a of scalp and neck	5:*a of trunk	6:*a of upper limb, including shoulder|271	7:*a of lower limb, including hip|271	9:*a, unspecified
0:*d neoplasm~b^c of lip	1:*d neoplasm~b^c of eyelid, including canthus|292	2:*d neoplasm~b^c of ear and external auricular canal|287	3:*d neoplasm~b^c of other and unspecified parts of face|372	4:*d neoplasm~b^c of scalp and neck	5:*d neoplasm~b^c of trunk	6:*d neoplasm~b^c of upper limb, including shoulder|287	7:*d neoplasm~b^c of lower limb, including hip|287	9:*d neoplasm~b^c, unspecified
0:Submucous leiomyoma~b*a	1:Intramural leiomyoma~b*a	2:Subserosal leiomyoma~b*a	9:*a, unspecified
0:*d neoplasm~b^b cervix uteri	1:*d neoplasm~b^b corpus uteri	7:*d neoplasm~b^b other parts of^b	9:*d neoplasm~b^c, unspecified
0:*b right^b	1:*b left^b	9:*b unspecified^b
0:*g vulva	1:*g vagina	2:*g uterine tubes~b^b ligaments	7:*f specified~c^d	9:*g~d^c organ, unspecified
0:*d penis	1:*d prostate	2:*d testis|266	3:*d epididymis|266	4:*d scrotum	8:*d other specified^d	9:*b organ, unspecified
0:*c kidney|266	1:*c renal pelvis|261	2:*c ureter|266	3:*c bladder	4:*c urethra	8:*c other specified^c	9:*b organ, unspecified
0:*d conjunctiva|266	1:*d cornea|266	2:*d retina|266	3:*d choroid|266	4:*d ciliary body|261	5:*d lacrimal gland~b^b duct|271	6:*d unspecified site of orbit|266	9:*d unspecified part of^b|266
0:*h, supratentorial	1:*h, infratentorial	2:*h, unspecified	3:*i cranial nerves	4:*i spinal cord	7:^d~c^b specified*a	9:*i~f^d, unspecified
0:*f adrenal gland|261	1:*f parathyroid gland	2:*f pituitary gland	3:*f craniopharyngeal duct	4:*f pineal gland	5:*f carotid body	6:*f aortic body~b^b other paraganglia	7:*e specified~c^c	9:*f~d^b gland, unspecified
0:*a, unspecified	1:*a of face, head, and neck	2:*a, upper limb, including shoulder	3:*a of lower limb, including hip	4:*a of thorax	5:*a of abdomen	6:*a of pelvis	7:*a of trunk, unspecified
0:*e lymph nodes	1:*e peripheral nerves~b^b autonomic nervous system|411	7:*d specified~c^b	9:*f,~d^b site
0:*d parotid~b^c	1:*d sublingual~b^c	2:*d submandibular~b^c	9:*a, unspecified
1:*f	2:*g tongue	3:*g the major salivary glands|413	4:*g the minor salivary glands	5:*g~f^b	9:*g other specified sites of the~c^c
0:*f lip,^d pharynx|414	1:*f stomach	2:*f small intestine	3:*f appendix	4:*f colon	5:*f rectum	6:*f liver, gallbladder~c^b bile ducts	8:*f other specified~d^c	9:*f~d^b organ, unspecified
0:*h larynx	1:*h trachea, bronchus~e^b lung	2:*h pleura	3:*h mediastinum	4:*h thymus	5:*h other~d^b~c^b	6:*h~d^b organ, unspecified
0:*d uterus	1:*d ovary|266	2:*d placenta	8:*d other specified^d	9:*b organ, unspecified
0:*c carcinoid~b^b|339	8:Other benign~b*a
0:*d prostate	1:*d testis|266	8:*d other specified^d	9:*b organ, unspecified
0:*c kidney|266	1:*c renal pelvis|261	2:*c ureter|266	3:*c urethra	4:*c bladder	8:*c other specified^c	9:*c unspecified^b organ
0:*e, supratentorial	1:*e, infratentorial	2:*e, unspecified	3:*f cranial nerves	4:*f spinal cord	8:*f other specified parts of~c^d	9:*f~c^d, unspecified
0:*c thyroid gland	1:*c adrenal gland|261	2:*c parathyroid gland	3:*c pituitary gland	4:*c craniopharyngeal duct	5:*c pineal gland	6:*c carotid body	7:*c aortic body and other paraganglia	9:*c unspecified^b gland
0:*b, unspecified	1:*b 1	2:*b 2
0=Refractory anemia without ring sideroblasts, so stated	1=Refractory anemia with ring sideroblasts	2=Refractory anemia with excess of blasts [RAEB]|423	4=Refractory anemia, unspecified	9:*b syndrome, unspecified	A=Refractory cytopenia with multilineage dysplasia	B=Refractory cytopenia with multilineage dysplasia and ring sideroblasts	C:*b syndrome with isolated del(5q) chromosomal abnormality	Z:Other myelodysplastic~b*a
1=Cutaneous mastocytosis	2=Systemic mastocytosis	9:Other mast~b*a
1=Post-transplant lymphoproliferative disorder (PTLD)	2=Castleman disease	9:*a
0:Mast cell~b*h|425	1=Chronic myeloproliferative disease	2=Monoclonal gammopathy	3=Essential (hemorrhagic) thrombocythemia	4=Osteomyelofibrosis	9:Neoplasm~c*a, unspecified	Z:^b specified*a|426
0:*a of head and neck	1:*a of chest wall	2:*a, intrathoracic	3:*a of abdominal wall	4:*a, intraabdominal	5:*a of upper extremity and shoulder girdle	6:*a of lower extremity and pelvic girdle	7:*a of back	8:*a of other site	9:*a of unspecified site
1=Desmoid tumor|428	9:Other specified neoplasm~b*a
0:*e bone~b^b articular cartilage	1:*e connective~b^b other soft tissue|429	2:*e peripheral nerves~b^b autonomic nervous system	3:*e retroperitoneum	4:*e peritoneum	5:*e skin	6:*e breast|266	7:*d specified~c^b	9:*f,~d^b
1:*d kidney|313	9:*b organ
1:*d retina and choroid	9:*a
0:Neoplasm~b*a of digestive system	1:Neoplasm~b*a of respiratory system	2:Neoplasm~b*a of bone, soft tissue, and skin	3:Neoplasm~b*a of breast	4:Neoplasm~b*a of bladder	5:Neoplasm~b*a of other genitourinary organs|431	6:Neoplasm~b*a of brain	7:Neoplasm~b*a of endocrine glands and other parts of nervous system	8:Neoplasm~b*a of other specified sites|432	9:Neoplasm~b*a of unspecified site
0:*a secondary to blood loss (chronic)	1=Sideropenic dysphagia	8:Other iron~b*b anemias	9:*a, unspecified
0:*a due to intrinsic factor deficiency	1:*a due to selective vitamin B12 malabsorption with proteinuria	2:Transcobalamin II~c*b	3:Other dietary vitamin~b*a	8:Other vitamin~b*b anemias	9:*a, unspecified
0:Dietary folate~b*a	1:Drug-induced folate~b*a	8:Other folate~b*b anemias	9:*a, unspecified
0=Protein deficiency anemia	1:*c megaloblastic~b^b, not elsewhere classified	2=Scorbutic anemia	8:^b specified*a	9=Nutritional anemia, unspecified
1:*e pyruvate kinase deficiency	9:^d other*a
0:*c glucose-6-phosphate dehydrogenase [G6PD] deficiency	1:*c other~b^b of glutathione metabolism	2:*c~b^b of glycolytic enzymes|438	3:*c~b^b of nucleotide metabolism	8:Other anemias~b*a	9:*b disorder, unspecified
0=Alpha thalassemia	1=Beta thalassemia	2=Delta-beta thalassemia	3:*a minor	4=Hereditary persistence of fetal hemoglobin [HPFH]	5=Hemoglobin E-beta thalassemia	8=Other thalassemias	9:*a, unspecified
0:*a, unspecified	1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	4:*b dactylitis	9:*a with other specified complication
1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	4:*b dactylitis	8:*a with other specified complication	9:*a, unspecified
0:*a without crisis	1:*a with crisis|442
1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	4:*b dactylitis	8:*a with other specified complication	9:*a
0:*a without crisis	1:*a, unspecified, with crisis|444	2:*a beta zero without crisis	3:*a beta zero with crisis|442	4:*a beta plus without crisis	5:*a beta plus with crisis|442
0=Hb-SS disease with crisis|441	1:*b disease without crisis	2=Sickle-cell/Hb-C disease|443	3:*b trait	4:*b thalassemia|445	8:Other sickle-cell~b*a|443
0=Hereditary spherocytosis	1=Hereditary elliptocytosis	2:*d hemoglobinopathies	8:^b specified*a	9:Hereditary~c*b anemia, unspecified
0:Autoimmune~c*b anemia, unspecified	1:Warm~b*b anemia	2:Cold~b*b anemia	3:Mixed type~b*b anemia	9:*b anemia
0:*a, unspecified	1:Infection-associated hemolytic-uremic~b*a	2:Hereditary hemolytic-uremic~b*a	9:Other hemolytic-uremic~b*a
0:Drug-induced autoimmune~b*a	1:Other autoimmune~b*b anemias|448	2:Drug-induced nonautoimmune~b*a	3=Hemolytic-uremic syndrome|449	4:Other nonautoimmune~b*b anemias	5=Paroxysmal nocturnal hemoglobinuria [Marchiafava-Micheli]	6=Hemoglobinuria due to hemolysis from other external causes	8:Other acquired~b*b anemias	9:*a, unspecified
0:Chronic acquired~b*b	1:Transient acquired~b*b	8:Other acquired~b*c aplasias	9:*b, unspecified
1:*c (pure) red blood cell aplasia	2=Shwachman-Diamond syndrome	3:Fanconi~c*a	9:Other constitutional~b*a
0=Antineoplastic chemotherapy induced pancytopenia	1=Other drug-induced pancytopenia	8=Other pancytopenia
1=Pancytopenia|453	2=Myelophthisis	9:*a
0:Constitutional~b*h anemia|452	1:Drug-induced~b*h anemia	2:Aplastic anemia due to~e*e external agents	3:Idiopathic~b*h anemia	8:^b specified*a|454	9=Aplastic anemia, unspecified
0:*e neoplastic disease	1:*d kidney disease	8:^c other*a
1=Anemia due to antineoplastic chemotherapy	9:*a
0=Hereditary sideroblastic anemia	1=Secondary sideroblastic anemia due to disease	2=Secondary sideroblastic anemia due to drugs and toxins	3:*b sideroblastic^b	4=Congenital dyserythropoietic anemia	8:*b specified^b|457	9=Anemia, unspecified
0:*b 2A	1:*b 2B	2:*b 2M	3:*b 2N	9:*a, unspecified
0:*a, unspecified	1:*a, type 1	2:*a, type 2|459	3:*a, type 3	4:Acquired von~b*a	9:Other von~b*a
1=Acquired hemophilia	2:Antiphospholipid antibody with hemorrhagic~b*k	8:Other hemorrhagic~b*a
1:*c intrinsic^c, antibodies, or inhibitors|461	2:*c extrinsic^c
1=Activated protein C resistance	2=Prothrombin gene mutation	9:Other primary~b*a
1=Antiphospholipid syndrome	2=Lupus anticoagulant syndrome	9:*a
0=Von Willebrand disease|460	1=Hereditary factor XI deficiency	2=Hereditary deficiency of other clotting factors	3=Hemorrhagic disorder due to circulating anticoagulants|462	4:Acquired~b*b factor deficiency	5=Primary thrombophilia|463	6:*c thrombophilia|464	8:^b specified*a	9=Coagulation defect, unspecified
1=Glanzmann thrombasthenia	9:Other qualitative~b*a
1=Evans syndrome	2:Congenital and hereditary~c*a purpura	9:*a
1=Posttransfusion purpura	9:Other secondary~b*a
0=Allergic purpura	1=Qualitative platelet defects|466	2=Other nonthrombocytopenic purpura	3=Immune thrombocytopenic purpura	4=Other primary thrombocytopenia|467	5=Secondary thrombocytopenia|468	6=Thrombocytopenia, unspecified	8:Other specified~d*a	9=Hemorrhagic condition, unspecified
0=Congenital agranulocytosis	1=Agranulocytosis secondary to cancer chemotherapy	2=Other drug-induced agranulocytosis	3:*a due to infection	4=Cyclic neutropenia	8=Other neutropenia	9:*a, unspecified
1=Leukocyte adhesion deficiency	8:Other functional~b*a	9:*a, unspecified
0:Idiopathic hypereosinophilic~b*b [IHES]	1=Lymphocytic Variant Hypereosinophilic Syndrome [LHES]	8:Other hypereosinophilic~b*b	9:*a, unspecified
0:*a, unspecified	1=Hypereosinophilic syndrome [HES]|472	2=Drug rash with eosinophilia and systemic symptoms syndrome	8:*a in diseases classified elsewhere	9=Other eosinophilia
0=Lymphocytopenia	8:Other decreased~b*a	9:*a, unspecified
0=Lymphocytosis (symptomatic)	1=Monocytosis (symptomatic)	2=Plasmacytosis	3=Leukemoid reaction	4=Basophilia	5=Bandemia	8:Other elevated~b*a	9:*a, unspecified
1:Decreased~e*b cell count|474	2:Elevated~e*b cell count|475	9:*a
0:Genetic anomalies~c*d leukocytes	1=Eosinophilia|473	8:^b specified*a|476	9:Disorder~c*a, unspecified
1=Neutropenic splenomegaly	9:*a
0=Hyposplenism	1=Hypersplenism	2=Chronic congestive splenomegaly	3:Abscess~b*a	4:Cyst~b*a	5:Infarction~b*a	8:Other diseases~b*a|478	9:Disease~b*a, unspecified
0=Congenital methemoglobinemia	8=Other methemoglobinemias	9:*a, unspecified
1:Non-immune heparin-induced~c*b	2:Immune-mediated heparin-induced~c*b	8:Other heparin-induced~c*b syndrome	9:Heparin-induced~c*b, unspecified
8=Other thrombocytosis	9:*a, unspecified
1=Myelofibrosis	2=Heparin induced thrombocytopenia (HIT)|481	3=Thrombocytosis|482	4:*h platelet-activating anti-PF4 disorders	9:*a
0=Familial erythrocytosis	1=Secondary polycythemia	8:^b specified~c*a|483	9:Disease~e*a, unspecified	A=Glucose-6-phosphate dehydrogenase (G6PD) deficiency without anemia
1=Hemophagocytic lymphohistiocytosis	2=Hemophagocytic syndrome, infection-associated	3:*j histiocytosis syndromes
1:*a on the spleen	2:*c other~b^b
1:^c~c*a on the spleen	2:^c~c*c other~b^b	3:^b~c*a on the spleen	4:^b~c*c other~b^b
1:^c~c*a	9:^b~c*a
0:^b hemorrhage^b hematoma~c*a complicating a procedure|486	1:Accidental puncture~b^b laceration~c*a during a procedure|486	2:Postprocedural hemorrhage~e*a following a procedure|486	3:Postprocedural hematoma~b^b seroma~c*a following a procedure|487	8:Other intraoperative~b*a|488
0=Hereditary hypogammaglobulinemia	1=Nonfamilial hypogammaglobulinemia	2=Selective deficiency of immunoglobulin A [IgA]	3=Selective deficiency of immunoglobulin G [IgG] subclasses	4=Selective deficiency of immunoglobulin M [IgM]	5:*d increased immunoglobulin M [IgM]	6:Antibody deficiency~b*d near-normal immunoglobulins or with hyperimmunoglobulinemia	7=Transient hypogammaglobulinemia of infancy	8:Other immunodeficiencies~b*a	9:*a, unspecified
0:*c~b^b, unspecified	1:Severe combined immunodeficiency due to adenosine~b*c~b^b	2:*c 2~b^b	9:Other adenosine~b*c~b^b
0:Biotinidase~c*a	8:Other biotin-dependent~b*a	9:*a, unspecified
1=Biotin-dependent carboxylase deficiency|492	2=Activated Phosphoinositide 3-kinase Delta Syndrome [APDS]	9:*a
0=Severe combined immunodeficiency [SCID] with reticular dysgenesis	1=Severe combined immunodeficiency [SCID] with low T- and B-cell numbers	2=Severe combined immunodeficiency [SCID] with low or normal B-cell numbers	3=Adenosine deaminase [ADA] deficiency|491	4=Nezelof's syndrome	5=Purine nucleoside phosphorylase [PNP] deficiency	6=Major histocompatibility complex class I deficiency	7=Major histocompatibility complex class II deficiency	8:Other combined~b*a|493	9:*b immunodeficiency, unspecified
0=Wiskott-Aldrich syndrome	1=Di George's syndrome	2:*f~b^b short-limbed stature	3:*f following hereditary defective response to Epstein-Barr virus	4=Hyperimmunoglobulin E [IgE] syndrome	8:*c specified^c	9:*d~b^b defect, unspecified
0:*a with predominant abnormalities of B-cell numbers and function	1:*a with predominant immunoregulatory T-cell disorders	2:*a with autoantibodies to B- or T-cells	8:Other common~b*b immunodeficiencies	9:*a, unspecified
1=Immunodeficiency due to conditions classified elsewhere	2=Immunodeficiency due to drugs and external causes|330	9:*c~b^b
0=Lymphocyte function antigen-1 [LFA-1] defect	1=Defects in the complement system	8:*b specified^b|497	9=Immunodeficiency, unspecified
1=Sarcoid meningitis	2=Multiple cranial nerve palsies in sarcoidosis	3=Sarcoid iridocyclitis	4=Sarcoid pyelonephritis	5=Sarcoid myocarditis	6=Sarcoid arthropathy	7=Sarcoid myositis	9:*a
0:*a of lung	1:*a of lymph nodes	2:*a of lung with sarcoidosis of lymph nodes	3:*a of skin	8:*a of other sites|499	9:*a, unspecified
0:*e, unspecified	1:Monoclonal mast~b*d	2:Idiopathic mast~b*d	3:Secondary mast~b*e	4=Hereditary alpha tryptasemia	9:Other mast~b*e disorder
0:Acute graft-versus-host~b*a	1:Chronic graft-versus-host~b*a	2:Acute on chronic graft-versus-host~b*a	3:*a, unspecified
1:*a, grade 1	2:*a, grade 2	3:*a, grade 3	4:*a, grade 4	5:*a, grade 5	9:*a, grade unspecified
1=Graft-versus-host disease|502	2=Autoimmune lymphoproliferative syndrome [ALPS]	3=Cytokine release syndrome|503	4=IgG4-related disease	9:*a
0=Polyclonal hypergammaglobulinemia	1=Cryoglobulinemia	2:Hypergammaglobulinemia~g*d unspecified	3=Immune reconstitution syndrome	4:Mast cell activation syndrome and related~b*i|501	8:^b specified*a|504	9:Disorder~c*d unspecified
0:*a, neurological type	1:*a, myxedematous type	2:*a, mixed type	9:*a, unspecified
0:*f diffuse (endemic) goiter	1:*f multinodular (endemic) goiter	2:*f (endemic) goiter, unspecified	8:Other iodine-deficiency~b*a
0:Congenital~b*a with diffuse goiter	1:Congenital~b*a without goiter	2=Hypothyroidism due to medicaments and other exogenous substances	3:Postinfectious~b*a	4=Atrophy of thyroid (acquired)	5=Myxedema coma	8:*b specified^b	9=Hypothyroidism, unspecified
0:Nontoxic diffuse~c*a	1=Nontoxic single thyroid nodule	2:Nontoxic multinodular~c*a	8:^b specified*a	9:Nontoxic~c*a, unspecified
0:*a without thyrotoxic crisis or storm	1:*a with thyrotoxic crisis or storm
0:*b with diffuse goiter|510	1:*b with toxic single thyroid nodule|510	2:*b with toxic multinodular goiter|510	3:*b from ectopic thyroid tissue|510	4:*b factitia|510	8=Other thyrotoxicosis|510	9:*b, unspecified|510
0=Acute thyroiditis	1=Subacute thyroiditis	2=Chronic thyroiditis with transient thyrotoxicosis	3=Autoimmune thyroiditis	4=Drug-induced thyroiditis	5=Other chronic thyroiditis	9:*a, unspecified
1=Sick-euthyroid syndrome	9:*a
0:Hypersecretion~c*b calcitonin	1=Dyshormogenetic goiter	8:^b specified*a|513	9:Disorder~c*a, unspecified
0:*a without nonketotic hyperglycemic-hyperosmolar coma (NKHHC)	1:*a with coma
0:*a without coma	1:*a with coma
1:*c diabetic nephropathy	2:*c diabetic chronic^b disease	9:*c other diabetic^b complication
1:*a with macular edema	9:*a without macular edema
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified eye
1:*a with macular edema|519	9:*a without macular edema|519
1:*a with macular edema|519	2:*a with traction retinal detachment involving the macula|519	3:*a with traction retinal detachment not involving the macula|519	4:*a with combined traction retinal detachment and rhegmatogenous retinal detachment|519	5:*d stable^d|519	9:*a without macular edema|519
X1:*a, right eye	X2:*a, left eye	X3:*a, bilateral	X9:*a, unspecified eye
1:*c unspecified diabetic retinopathy|518	2:*c mild nonproliferative diabetic retinopathy|520	3:*c moderate nonproliferative diabetic retinopathy|520	4:*c severe nonproliferative diabetic retinopathy|520	5:*c proliferative diabetic retinopathy|521	6:*c diabetic cataract	7:*c diabetic macular edema, resolved following treatment|522	9:*c other diabetic^b complication
0:*c diabetic neuropathy, unspecified	1:*c diabetic mononeuropathy	2:*c diabetic polyneuropathy	3:*c diabetic autonomic (poly)neuropathy	4:*c diabetic amyotrophy	9:*c other diabetic^b complication
1:*c diabetic peripheral angiopathy without gangrene	2:*c diabetic peripheral angiopathy with gangrene	9:*c other^c
0:*b neuropathic^b	8:*c other^c
0:*c diabetic dermatitis	1:*c foot ulcer	2:*c other^b ulcer	8:*c other^c
0:*c periodontal disease	8:*c other^c
1:*a with coma	9:*a without coma
1:*d diabetic arthropathy|526	2:*d skin~c^b|527	3:*d oral~c^b|528	4:*d hypoglycemia|529	5:*d hyperglycemia	9:*b complication
0:*a with hyperosmolarity|515	1:*a with ketoacidosis|516	2:*a with kidney complications|517	3:*a with ophthalmic complications|523	4:*a with neurological complications|524	5:*a with circulatory complications|525	6:*a with other specified complications|530	8:*a with unspecified complications	9:*a without complications
0:*a with diabetic neuropathy, unspecified	1:*a with diabetic mononeuropathy	2:*a with diabetic polyneuropathy	3:*a with diabetic autonomic (poly)neuropathy	4:*a with diabetic amyotrophy	9:*a with other diabetic neurological complication
0:*a with hyperosmolarity|515	1:*a with ketoacidosis|516	2:*a with kidney complications|517	3:*a with ophthalmic complications|523	4:*a with neurological complications|532	5:*a with circulatory complications|525	6:*a with other specified complications|530	8:*a with unspecified complications	9:*a without complications
0:*a, unspecified	1:*a, Stage 1	2:*a, Stage 2
1:*a with ketoacidosis|516	2:*a with kidney complications|517	3:*a with ophthalmic complications|523	4:*a with neurological complications|524	5:*a with circulatory complications|525	6:*a with other specified complications|530	8:*a with unspecified complications	9:*a without complications	A:*a, presymptomatic|534
0:*a with hyperosmolarity|515	1:*a with ketoacidosis|516	2:*a with kidney complications|517	3:*a with ophthalmic complications|523	4:*a with neurological complications|524	5:*a with circulatory complications|525	6:*a with other specified complications|530	8:*a with unspecified complications	9:*a without complications	A:*a without complications in remission
1:*a 1	2:*a 2	3:*a 3
0=Drug-induced hypoglycemia without coma	1:*f hypoglycemia	2=Hypoglycemia, unspecified	3:Increased~f*a of glucagon	4:Increased~f*a of gastrin	8:^b specified*a	9:Disorder~c*a, unspecified	A=Hypoglycemia level|537
0=Autosomal dominant hypocalcemia	1=Secondary hypoparathyroidism in diseases classified elsewhere	2=Autoimmune hypoparathyroidism	8:Other specified hypoparathyroidism~b*a	9:*a, unspecified
1=Hypoparathyroidism due to impaired parathyroid hormone secretion|539	9:*b specified^b
0=Idiopathic hypoparathyroidism	1=Pseudohypoparathyroidism	8=Other hypoparathyroidism|540	9:*a, unspecified
0=Primary hyperparathyroidism	1=Secondary hyperparathyroidism, not elsewhere classified	2=Other hyperparathyroidism	3:*g, unspecified	4:Other specified~d*a	5:Disorder~e*a, unspecified
0:Acromegaly and~c*b gigantism	1=Hyperprolactinemia	2:Syndrome~b*c inappropriate secretion of antidiuretic hormone	8:Other hyperfunction~b*a	9:*a, unspecified
0=Hypopituitarism	1=Drug-induced hypopituitarism	2=Diabetes insipidus	3=Hypothalamic dysfunction, not elsewhere classified	6:Other~d*d~b^c	7:Disorder~e^b~b*a, unspecified
0=Pituitary-dependent Cushing's disease	1:Nelson's~b*a	2:Drug-induced Cushing's~b*a	3:Ectopic ACTH~b*a	4:Alcohol-induced pseudo-Cushing's~b*a	8:Other Cushing's~b*a	9:*a, unspecified
0:Congenital adrenogenital~b*a associated with enzyme deficiency	8:Other adrenogenital~b*a	9:*b disorder, unspecified
1=Conn's syndrome	2=Glucocorticoid-remediable aldosteronism	9:Other primary~b*a
1=Bartter's syndrome	9:*a
0=Primary hyperaldosteronism|547	1=Secondary hyperaldosteronism	8=Other hyperaldosteronism|548	9:*a, unspecified
0:Unspecified~d*a	9:^b~c*a
0:*e adrenocortical overactivity	1=Primary adrenocortical insufficiency	2=Addisonian crisis	3=Drug-induced adrenocortical insufficiency	4:*e and unspecified adrenocortical insufficiency|550	5=Adrenomedullary hyperfunction	8:^b specified*a	9:Disorder~c*a, unspecified
0:Symptomatic premature~b*a	9:Asymptomatic premature~b*a
1=Premature menopause|552	9:Other primary~b*a
0=Estrogen excess	1=Androgen excess	2=Polycystic ovarian syndrome	3=Primary ovarian failure|553	8:Other ovarian~b*a	9:*a, unspecified
0:*b hyperfunction	1:*b hypofunction	8:Other testicular~b*a	9:*a, unspecified
0:Delayed~c*e	1:Precocious~c*e	8:Other disorders~b*e	9:Disorder~b*d unspecified
0:*b syndrome, unspecified	1:*b type I	2:*b type IIA	3:*b type IIB
0=Autoimmune polyglandular failure	1:*b hyperfunction	2=Multiple endocrine neoplasia [MEN] syndromes|557	8:Other polyglandular~b*a	9:*a, unspecified
0:Persistent hyperplasia~b*a	1:Abscess~b*a	8:Other diseases~b*a	9:Disease~b*a, unspecified
0:*a, unspecified	1:*b heart^b	9:Other carcinoid~b*a
1=Primary insulin-like growth factor-1 (IGF-1) deficiency	2=Insulin-like growth factor-1 (IGF-1) resistance	8:Other genetic~b*a	9:Unspecified genetic~b*a
0:*a, unspecified	1:Constitutional short~b*e	2:Genetic causes of short~b*e|561	9:Other short~b*a
0:*a, unspecified	1:Complete androgen~b*a	2:Partial androgen~b*a
0=Carcinoid syndrome|560	1:*c hypersecretion of intestinal hormones	2=Ectopic hormone secretion, not elsewhere classified	3:Short stature due to~b*b disorder|562	4=Constitutional tall stature	5=Androgen insensitivity syndrome|563	8:^b specified*a	9=Endocrine disorder, unspecified
1:*c an endocrine system~b^b	2:*c other~b^b
0:^b hemorrhage and hematoma~b^b an*a organ or structure complicating a procedure|565	1:Accidental puncture and laceration~c^b an*a organ or structure during a procedure|565	8:Other intraoperative~b*a
0:Moderate protein-calorie~b*f	1:Mild protein-calorie~b*f
0:*a with conjunctival xerosis	1:*a with Bitot's spot and conjunctival xerosis	2:*a with corneal xerosis	3:*a with corneal ulceration and xerosis	4:*a with keratomalacia	5:*a with night blindness	6:*a with xerophthalmic scars of cornea	7:Other ocular manifestations of vitamin~b*a	8:Other manifestations of vitamin~b*a	9:*a, unspecified
1=Dry beriberi	2=Wet beriberi
1=Beriberi|569	2=Wernicke's encephalopathy	8:Other manifestations of thiamine~b*a	9:*a, unspecified
0=Riboflavin deficiency	1=Pyridoxine deficiency	8:*d specified^d	9:Vitamin~d*c deficiency, unspecified
0=Rickets, active	9:*a, unspecified
0:Deficiency of~b*b E	1:Deficiency of~b*b K	8=Deficiency of other vitamins	9=Vitamin deficiency, unspecified
0=Copper deficiency	1=Iron deficiency	2=Magnesium deficiency	3=Manganese deficiency	4=Chromium deficiency	5=Molybdenum deficiency	6=Vanadium deficiency	7:*d multiple~b^c	8:*c specified^c	9:*d~b^b element, unspecified
0=Essential fatty acid [EFA] deficiency	1=Imbalance of constituents of food intake	8:^b specified*a	9=Nutritional deficiency, unspecified
0:*f protein-calorie^b	1:*f vitamin A deficiency	2:*f vitamin C deficiency	3:*f rickets	8:^c~c*a	9:*f unspecified~d^b deficiency
1:Morbid (severe) obesity~b*a	9:Other obesity~b*a
1:*b,^b 1	2:*b,^b 2	3:*b,^b 3
1=Obesity class|578	9:*a not elsewhere classified
0=Obesity due to excess calories|577	1:Drug-induced~c*a	2:Morbid (severe)~c*a with alveolar hypoventilation	3:*c	8:Other~c*a|579	9=Obesity, unspecified
0=Hypervitaminosis A	1=Hypercarotenemia	2=Megavitamin-B6 syndrome	3=Hypervitaminosis D	8:*b specified^b
0:Disorder~b*a, unspecified	1=Tyrosinemia	9:Other disorders~b*a
0:X-linked ocular~b*a	1:Autosomal recessive ocular~b*a	8:Other ocular~b*a	9:*a, unspecified
0:Tyrosinase negative oculocutaneous~b*a	1:Tyrosinase positive oculocutaneous~b*a	8:Other oculocutaneous~b*a	9:*a, unspecified
0=Chediak-Higashi syndrome	1=Hermansky-Pudlak syndrome	8:Other albinism~b*a	9:*a, unspecified
0:*a, unspecified	1=Ocular albinism|583	2=Oculocutaneous albinism|584	3:*a with hematologic abnormality|585	9=Other specified albinism
0:*a, unspecified	1=Histidinemia	9:Other disorders~b*a
1=Aromatic L-amino acid decarboxylase deficiency	9:*a
0=Classical phenylketonuria	1=Other hyperphenylalaninemias	2:*d tyrosine~c^b|582	3=Albinism|586	4:*d histidine~c^b|587	5:*d tryptophan~c^b	8:Other disorders~b*a|588	9:Disorder~b*a, unspecified
0=Isovaleric acidemia	1=3-methylglutaconic aciduria	8:Other branched-chain~b*a
0=Methylmalonic acidemia	1=Propionic acidemia	8:Other disorders~b*a
1=Branched-chain organic acidurias|590	2:Disorders~c*d propionate~c^b|591	9:*a
0=Long chain/very long chain acyl CoA dehydrogenase deficiency	1=Medium chain acyl CoA dehydrogenase deficiency	2=Short chain acyl CoA dehydrogenase deficiency	3=Glutaric aciduria type II	4=Muscle carnitine palmitoyltransferase deficiency	8:Other disorders~b*a
0:Disorder~b*a, unspecified	1:*b oxidation|593	2:*c ketone~b^b	9:Other disorders~b*a
0=Ruvalcaba-Myhre-Smith syndrome	8:*a
0:Disorder~b*a, unspecified	1:Primary~c*b deficiency	2:Carnitine deficiency due to inborn errors~b*c~b^b	3:Iatrogenic~c*b deficiency	4:Other secondary~c*b deficiency|595
0=Zellweger syndrome	1=Neonatal adrenoleukodystrophy	8:Other disorders~b*a
0:Childhood cerebral X-linked~b*a	1:Adolescent X-linked~b*a	2=Adrenomyeloneuropathy	8:Other X-linked~b*a	9:*a, unspecified type
0=Rhizomelic chondrodysplasia punctata	1=Zellweger-like syndrome	2:^b group 3*a	8:*a
0:*b disorder, unspecified	1=Disorders of peroxisome biogenesis|597	2=X-linked adrenoleukodystrophy|598	3:Other group 2 peroxisomal~b*a	4:Other peroxisomal~b*a|599
0=Maple-syrup-urine disease	1:Other disorders~b*d|592	2:Disorder~b*d, unspecified	3:*g~e^c|594	4:*g carnitine~f^b|596	5=Peroxisomal disorders|600
0:*a, unspecified	1=Cystinuria	2=Hartnup's disease	3=Lowe's syndrome	4=Cystinosis	9:Other disorders~b*a
0:*a, unspecified	1=Homocystinuria	2=Methylenetetrahydrofolate reductase deficiency	9:Other disorders~b*a
0:Disorder~b*a, unspecified	1=Argininemia	2=Arginosuccinic aciduria	3=Citrullinemia	9:Other disorders~b*a
0:*a, type 1	8:Other specified primary~b*a	9:*a, unspecified
0:Dietary~b*a	1:Enteric~b*a	8:Other secondary~b*a	9:*a, unspecified
0:Disorder~b*a, unspecified	1=Non-ketotic hyperglycinemia	2=Trimethylaminuria	3=Primary hyperoxaluria|605	4=Secondary hyperoxaluria|606	9:Other disorders~b*a
1:Disorders~d*c gamma aminobutyric acid~b^b	9:*a
0:Disorders~c*b transport|602	1:Disorders~c^b sulfur-bearing*a|603	2:Disorders~c*c urea cycle~b^b|604	3:Disorders~c*c lysine and hydroxylysine~b^b	4:Disorders~c*c ornithine~b^b	5:Disorders~c*c glycine~b^b|607	8:^b specified*a|608	9:Disorder~c*a, unspecified
0=Congenital lactase deficiency	1=Secondary lactase deficiency	8:Other lactose~b*a	9:*a, unspecified
0:*a, unspecified	1:von Gierke~c*a	2:Pompe~c*a	3:Cori~c*a	4:McArdle~c*a	5=Lysosome-associated membrane protein 2 [LAMP2] deficiency	9:Other glycogen~b*a
0:Disorder~b*a, unspecified	1=Essential fructosuria	2:Hereditary~c*b intolerance	9:Other disorders~b*a
0:*a, unspecified	1=Galactosemia	9:Other disorders~b*a
1=Sucrase-isomaltase deficiency	9:*a
0=Glucose transporter protein type 1 deficiency	8:Other disorders~b*e	9:*d unspecified
0=SLC13A5 Citrate Transporter Disorder	9:Other disorders~b*a
1:Disorders~d*c glucose transport, not elsewhere classified|615	2:Disorders~d*c citrate~b^b|616	9:*a
0=Glycogen storage disease|611	1:Disorders~c*c fructose~b^b|612	2:Disorders~c*c galactose~b^b|613	3:*c intestinal^b absorption|614	4:Disorders~c*c pyruvate~b^b and gluconeogenesis	8:^b specified*a|617	9:Disorder~c*a, unspecified
0:*a, unspecified	1=Sandhoff disease	2=Tay-Sachs disease	9:Other GM2~b*a
0:Unspecified~d*a	1=Mucolipidosis IV	9:*d~c^b
0:*a type A	1:*a type B	2:*a type C	3:*a type D	4:*a type A/B	8:Other Niemann-Pick~b*a	9:*a, unspecified
1=Fabry (-Anderson) disease	2=Gaucher disease	3=Krabbe disease	4=Niemann-Pick disease|621	5=Metachromatic leukodystrophy	6=Sulfatase deficiency	7=Pelizaeus-Merzbacher disease	8=Canavan disease	9:*a
0=GM2 gangliosidosis|619	1:Other~e*e unspecified gangliosidosis|620	2=Other sphingolipidosis|622	3=Sphingolipidosis, unspecified	4=Neuronal ceroid lipofuscinosis	5:Other~g*a	6:Lipid~h*b disorder, unspecified
1=Hurler's syndrome	2=Hurler-Scheie syndrome	3=Scheie's syndrome
0:*b A^b	1:*b B^b	9:*a, unspecified
1:Morquio~b*a|625	2:Sanfilippo~b*a	9:*a
0=Mucopolysaccharidosis, type I|624	1=Mucopolysaccharidosis, type II	2=Other mucopolysaccharidoses|626	3=Mucopolysaccharidosis, unspecified	8:Other disorders~b*c glucosaminoglycan~b^b	9:Glucosaminoglycan~d*a disorder, unspecified
0:Defects in post-translational modification~b*c lysosomal enzymes	1:Defects in~c*b degradation	8:Other disorders~b*a	9:Disorder~b*a, unspecified
0:Homozygous familial~b*a [HoFH]	1:Heterozygous familial~b*a [HeFH]	9:*a, unspecified
0:*a, unspecified	1:Familial~b*a|629
1=Elevated Lipoprotein(a)	9:*a
0:Disorder~b*a, unspecified	1=Barth syndrome	2=Smith-Lemli-Opitz syndrome	9:Other disorders~b*a
1=Lipoid dermatoarthritis	9:^b~c*a disorders
0=Pure hypercholesterolemia|630	1=Pure hyperglyceridemia	2=Mixed hyperlipidemia	3=Hyperchylomicronemia	4=Other hyperlipidemia|631	5=Hyperlipidemia, unspecified	6=Lipoprotein deficiency	7:*f bile acid~c^b cholesterol metabolism|632	8:Other disorders~b*d|633	9:Disorder~b*d, unspecified
1=Aicardi-Goutieres syndrome	2=Hereditary xanthinuria	9:^b specified*a
0:Hyperuricemia without signs~b*e inflammatory arthritis~b^b tophaceous disease	1=Lesch-Nyhan syndrome	2=Myoadenylate deaminase deficiency	8:Other disorders~b*a|635	9:Disorder~b*a, unspecified
0:Unspecified~d*a	1:Acute intermittent (hepatic)~d*a	9:*d~c^b
0=Hereditary erythropoietic porphyria	1=Porphyria cutanea tarda	2:Other~d*c unspecified porphyria|637	3:Defects~b*e catalase~b^b peroxidase	4=Gilbert syndrome	5=Crigler-Najjar syndrome	6:Other disorders~b^b~c*a	7:Disorder~b^b~c*a, unspecified
0:Disorder~b*a, unspecified	1=Wilson's disease	9:Other disorders~b*a
0=Hereditary hemochromatosis	1:*a due to repeated red blood cell transfusions	8=Other hemochromatosis	9:*a, unspecified
0:Disorder~b*a, unspecified	1=Hemochromatosis|640	9:Other disorders~b*a
0:Disorder~b*c, unspecified	1=Familial hypophosphatemia	2=Hereditary vitamin D-dependent rickets (type 1) (type 2)	9:Other disorders~b*c
0:*a, unspecified	1=Hypermagnesemia	2=Hypomagnesemia	9:Other disorders~b*a
0:Unspecified disorder~b*a	1=Hypocalcemia	2=Hypercalcemia	9:Other disorders~b*a
0:Generalized arterial calcification~b*c infancy with unspecified genetic causality	1:ENPP1 deficiency causing generalized arterial calcification~b*c infancy	2=ENPP1 deficiency causing autosomal recessive hypophosphatemic rickets type 2	3:ABCC6 deficiency causing generalized arterial calcification~b*c infancy	4=ABCC6 deficiency causing pseudoxanthoma elasticum	5=CD73 deficiency causing arterial calcification
1=Hungry bone syndrome	2:Disorders~c*c pyrophosphate~b^b|645	9:*a
0:*c copper~b^b|639	1:*c iron~b^b|641	2:*c zinc~b^b	3:*c phosphorus~b^b and phosphatases|642	4:*c magnesium~b^b|643	5:*c calcium~b^b|644	8:Other disorders~b*a|646	9:Disorder~b*a, unspecified
1:Meconium ileus in cystic~b*d	9:*c other^c
0:*a with pulmonary manifestations	1:*a with intestinal manifestations|648	8:*a with other manifestations	9:*a, unspecified
1:Light chain (AL)~b*a	2:Wild-type transthyretin-related (ATTR)~b*a	9:*a
0=Non-neuropathic heredofamilial amyloidosis	1=Neuropathic heredofamilial amyloidosis	2=Heredofamilial amyloidosis, unspecified	3=Secondary systemic amyloidosis	4=Organ-limited amyloidosis	8=Other amyloidosis|650	9:*a, unspecified
0=Dehydration	1=Hypovolemia	9:*a, unspecified
0:*a, unspecified	1=Acute metabolic acidosis	2=Chronic metabolic acidosis	9=Other acidosis
0:*a, unspecified	1:Transfusion associated circulatory~b*a	9:Other fluid~b*a
0:Hyperosmolality~g*c hypernatremia	1:Hypo-osmolality~g*c hyponatremia	2=Acidosis|653	3=Alkalosis	4:Mixed disorder~c^b~e*a	5=Hyperkalemia	6=Hypokalemia	7=Fluid overload|654	8:*g~c^c fluid~b^b, not elsewhere classified
1=Alpha-1-antitrypsin deficiency	2=Plasminogen deficiency	9:Other disorders~b*a
0:*d unspecified	1=Partial lipodystrophy	2=Generalized lipodystrophy	3=Localized lipodystrophy	4=HIV-associated lipodystrophy	9:Other lipodystrophy~b*a
0:*b disorder, unspecified	1=MELAS syndrome	2=MERRF syndrome	3=Disorders of mitochondrial tRNA synthetases	9:Other mitochondrial~b*a
0:*e	1:Insulin~f*a syndrome, Type A	8:Other~e*a	9:Insulin~f*a, unspecified
1=Metabolic syndrome and other insulin resistance|659	2=Obesity due to disruption of MC4R pathway	9:*a
0=Disorders of plasma-protein metabolism, not elsewhere classified|656	1=Lipodystrophy, not elsewhere classified|657	2=Lipomatosis, not elsewhere classified	3=Tumor lysis syndrome	4:Mitochondrial metabolism~e*a|658	8:^b specified~c*a|660	9:Metabolic disorder,~c*c	A=Wasting disease (syndrome) due to underlying condition
0:Asymptomatic postprocedural~b*a	1:Symptomatic postprocedural~b*a
0:*c an endocrine system~b^b	1:*c other~b^b
0:^c~c*a following an endocrine system procedure	1:^c~c*a following other procedure	2:^b~c*a following an endocrine system procedure	3:^b~c*a following other procedure
0:Post bariatric~b*d	8:Other postprocedural~b*d
1:Postprocedural hemorrhage of an~c*f system organ or structure following a procedure|663	2:Postprocedural hematoma~g*b seroma of an endocrine system organ or structure|664	3=Postprocedural hypoglycemia following a procedure|665	9:*a
0:*k hypothyroidism	1:*k hypoinsulinemia	2:*k hypoparathyroidism	3:*k hypopituitarism	4:*k ovarian failure|662	5:*k testicular hypofunction	6:*k adrenocortical (-medullary) hypofunction	8:Other postprocedural~b*e|666
1:*c agitation	8:*c other^c
0:*a, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety	1:*a, with behavioral disturbance|668	2:*a, with psychotic disturbance	3:*a, with mood disturbance	4:*a, with anxiety
5:*a, unspecified severity|669	A:*a, mild|669	B:*a, moderate|669	C:*a, severe|669
8:*a, unspecified severity|669	A:*a, mild|669	B:*a, moderate|669	C:*a, severe|669
9:*a, unspecified severity|669	A:*a, mild|669	B:*a, moderate|669	C:*a, severe|669
0:*a, unspecified	1:*a with depressive features	2:*a with major depressive-like episode	3:*a with manic features	4:*a with mixed features
0:*a without behavioral disturbance	1:*a with behavioral disturbance
0:Psychotic disorder with hallucinations~d*a	1:Catatonic disorder~d*a	2:Psychotic disorder with delusions~d*a	3:Mood disorder~d*a|673	4:Anxiety disorder~d*a	7:Mild neurocognitive disorder~d*a|674	8:^b specified*a
1=Postconcussional syndrome	9:*a
0:^b change~d*a	8:Other personality~b*a|676	9:Unspecified personality~b^c disorder~b*a
0:*a, uncomplicated	1:*a delirium	9:*a, unspecified
0:*d~b^c, uncomplicated	1:*d~b^c delirium	2:*d~b^c with perceptual disturbance	9:*d~b^c, unspecified
0:*a with delusions	1:*a with hallucinations	9:*a, unspecified
0:*d~b^b anxiety disorder	1:*d~b^b sexual dysfunction	2:*d~b^b sleep disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|678	3:*a, with withdrawal|679	4:*a with alcohol-induced mood disorder	5:*a with alcohol-induced psychotic disorder|680	8:*a with other alcohol-induced disorders|681	9:*a with unspecified alcohol-induced disorder
0:*a, uncomplicated	1:*a delirium	2:*a with perceptual disturbance	9:*a, unspecified
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|678	3:*a with withdrawal|683	4:*a with alcohol-induced mood disorder	5:*a with alcohol-induced psychotic disorder|680	6:*a with alcohol-induced persisting amnestic disorder	7:*a with alcohol-induced persisting dementia	8:*a with other alcohol-induced disorders|681	9:*a with unspecified alcohol-induced disorder
1:*c abuse|682	2:*c dependence|684	9:*c use, unspecified|684
1:*d~b^b sexual dysfunction	2:*d~b^b sleep^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	4:*a with opioid-induced mood disorder	5:*a with opioid-induced psychotic disorder|680	8:*a with other opioid-induced disorder|686	9:*a with unspecified opioid-induced disorder
1:*e~c^b sexual dysfunction	2:*e~c^b sleep^b	8:*d~b^c
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	4:*a with opioid-induced mood disorder	5:*a with opioid-induced psychotic disorder|680	8:*a with other specified opioid-induced disorder|688	9:*a with unspecified opioid-induced disorder
1:*c abuse|687	2:*c dependence|687	9:*c use, unspecified|689
0:*d~b^b anxiety^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	5:*a with psychotic disorder|680	8:*a with other cannabis-induced disorder|691	9:*a with unspecified cannabis-induced disorder
0:*d anxiety~c^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	5:*a with psychotic disorder|680	8:*a with other cannabis-induced disorder|693	9:*a with unspecified cannabis-induced disorder
1:*c abuse|692	2:*c dependence|692	9:*c use, unspecified|694
0:*h~b^f anxiety disorder	1:*h~b^f sexual dysfunction	2:*h~b^f sleep disorder	8:*b disorder
0:*c anxiolytic~b^b, uncomplicated	1:*c anxiolytic~b^b, in remission	2:*c anxiolytic~b^b with intoxication|678	3:*c anxiolytic~b^b with withdrawal|683	4:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced mood disorder	5:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced psychotic disorder|680	8:*c anxiolytic~b^b with other sedative, hypnotic or anxiolytic-induced disorders|696	9:*c anxiolytic~b^b with unspecified sedative, hypnotic or anxiolytic-induced disorder
0:*c anxiolytic~b^b, uncomplicated	1:*c anxiolytic~b^b, in remission	2:*c anxiolytic~b^b with intoxication|678	3:*c anxiolytic~b^b with withdrawal|683	4:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced mood disorder	5:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced psychotic disorder|680	6:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced persisting amnestic disorder	7:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced persisting dementia	8:*c anxiolytic~b^b with other sedative, hypnotic or anxiolytic-induced disorders|696	9:*c anxiolytic~b^b with unspecified sedative, hypnotic or anxiolytic-induced disorder
0:*a, uncomplicated	1:*a delirium	2:*a with perceptual disturbances	9:*a, unspecified
0:*f,^b anxiolytic~b^d, uncomplicated	1:*e anxiolytic~b^d, in remission	2:*e anxiolytic~b^d with intoxication|678	3:*e anxiolytic~b^d with withdrawal|699	4:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced mood disorder	5:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced psychotic disorder|680	6:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced persisting amnestic disorder	7:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced persisting dementia	8:*e anxiolytic~b^d with other sedative, hypnotic or anxiolytic-induced disorders|696	9:*e anxiolytic~b^d with unspecified sedative, hypnotic or anxiolytic-induced disorder
1:*f~b^b anxiolytic-related abuse|697	2:*f~b^b anxiolytic-related dependence|698	9:*f~b^b anxiolytic-related use, unspecified|700
0:*a, uncomplicated	1:*a with delirium	2:*a with perceptual disturbance	9:*a, unspecified
0:*d~b^b anxiety^b	1:*d~b^b sexual dysfunction	2:*d~b^b sleep^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|702	3:*a, unspecified with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|680	8:*a with other cocaine-induced disorder|703	9:*a with unspecified cocaine-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|680	8:*a with other cocaine-induced disorder|703	9:*a with unspecified cocaine-induced disorder
0:*e~c^b anxiety^b	1:*e~c^b sexual dysfunction	2:*e~c^b sleep^b	8:*d~b^c
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|680	8:*a with other specified cocaine-induced disorder|706	9:*a with unspecified cocaine-induced disorder
1:*c abuse|704	2:*c dependence|705	9:*c use, unspecified|707
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal	4:*a with stimulant-induced mood disorder	5:*a with stimulant-induced psychotic disorder|680	8:*a with other stimulant-induced disorder|703	9:*a with unspecified stimulant-induced disorder
1:*c abuse|709	2:*c dependence|709	9:*c use, unspecified|709
0:*d~b^b anxiety^b	3:*d hallucinogen persisting perception~c^b (flashbacks)	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|702	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|680	8:*a with other hallucinogen-induced disorder|711	9:*a with unspecified hallucinogen-induced disorder
0:*a, uncomplicated	1:*a with delirium	9:*a, unspecified
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|713	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|680	8:*a with other hallucinogen-induced disorder|711	9:*a with unspecified hallucinogen-induced disorder
0:*e~c^b anxiety^b	3:*e hallucinogen persisting perception~d^b (flashbacks)	8:*d~b^c
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|713	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|680	8:*a with other specified hallucinogen-induced disorder|715	9:*a with unspecified hallucinogen-induced disorder
1:*c abuse|712	2:*c dependence|714	9:*c use, unspecified|716
0:*a, uncomplicated	1:*a, in remission	3:*c~b^b, with withdrawal	8:*a, with other nicotine-induced disorders	9:*a, with unspecified nicotine-induced disorders
0:*a, uncomplicated	1:*a, in remission	3:*a, with withdrawal	8:*a, with other nicotine-induced disorders	9:*a, with unspecified nicotine-induced disorders
0:*a, unspecified|718	1:*a, cigarettes|719	2:*a, chewing tobacco|719	9:*a, other tobacco product|719
2:*a|720
0:*d~b^b anxiety disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|678	4:*a with inhalant-induced mood disorder	5:*a with inhalant-induced psychotic disorder|680	7:*a with inhalant-induced dementia	8:*a with other inhalant-induced disorders|722	9:*a with unspecified inhalant-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|713	4:*a with inhalant-induced mood disorder	5:*a with inhalant-induced psychotic disorder|680	7:*a with inhalant-induced persisting dementia	8:*a with other inhalant-induced disorders|722	9:*a with unspecified inhalant-induced disorder
1:*c abuse|723	2:*c dependence|723	9:*c use, unspecified|724
0:*e~b^c anxiety disorder	1:*e~b^c sexual dysfunction	2:*e~b^c sleep disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|699	3:*a with withdrawal|683	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|680	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|726	9:*a with unspecified psychoactive substance-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|683	3:*a with withdrawal|683	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|680	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|726	9:*a with unspecified psychoactive substance-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|702	3:*a with withdrawal|683	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|680	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|726	9:*a with unspecified psychoactive substance-induced disorder
1:*c abuse|727	2:*c dependence|728	9:*c use, unspecified|729
1=Schizophreniform disorder	9:*a
0=Paranoid schizophrenia	1=Disorganized schizophrenia	2=Catatonic schizophrenia	3=Undifferentiated schizophrenia	5=Residual schizophrenia	8=Other schizophrenia|731	9:*a, unspecified
0:*b disorder, bipolar type	1:*b disorder, depressive type	8:Other schizoaffective~b*a	9:*b disorder, unspecified
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:^c, severe,*a
1:*a without psychotic symptoms|734	2:*a, severe with psychotic symptoms	3:*a in partial remission	4:*a in full remission	8=Other manic episodes	9:*a, unspecified
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:*a, severe
0:*a, unspecified	1:*d	2:*e~c^b
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:*a, severe, without psychotic features	4:*a, severe, with psychotic features
0:*a, most recent episode unspecified	1:*d~b^b partial^b, most recent episode hypomanic	2:*d~b^b full^b, most recent episode hypomanic	3:*d~b^b partial^b, most recent episode manic	4:*d~b^b full^b, most recent episode manic	5:*d~b^b partial^b, most recent episode depressed	6:*d~b^b full^b, most recent episode depressed	7:*d~b^b partial^b, most recent episode mixed	8:*d~b^b full^b, most recent episode mixed
1=Bipolar II disorder	9:*b disorder
0:*a, current episode hypomanic	1:*a, current episode manic without psychotic features|736	2:*a, current episode manic severe with psychotic features	3:*a, current episode depressed, mild or moderate severity|737	4:*a, current episode depressed, severe, without psychotic features	5:*a, current episode depressed, severe, with psychotic features	6:*a, current episode mixed|738	7:*a, currently in remission|739	8=Other bipolar disorders|740	9:*a, unspecified
1=Premenstrual dysphoric disorder	9:^b specified*a
0:Major depressive disorder, single~b*a, mild	1:Major depressive disorder, single~b*a, moderate	2:Major depressive disorder, single~b*a, severe without psychotic features	3:Major depressive disorder, single~b*a, severe with psychotic features	4:Major depressive disorder, single~b*a, in partial remission	5:Major depressive disorder, single~b*a, in full remission	8=Other depressive episodes|742	9:Major depressive disorder, single~b*a, unspecified	A=Depression, unspecified
0:*a, unspecified	1:*b partial^b	2:*b full^b
0:*a, mild	1:*a, moderate	2:*a severe without psychotic features	3:*a, severe with psychotic symptoms	4:*a, in remission|744	8:Other~e*a depressive disorders	9:*a, unspecified
1:Disruptive~c*c dysregulation disorder	9:^b specified*c~b^b
0=Cyclothymic disorder	1=Dysthymic disorder	8:Other persistent~b*a|746	9:*b disorder, unspecified
0:*a, unspecified	1:*a with panic disorder	2:*a without panic disorder
0:*b phobia, unspecified	1:*b phobia, generalized
0=Arachnophobia	8:Other animal~b*a
0=Fear of thunderstorms	8:Other natural~b*a
0=Fear of blood	1=Fear of injections and transfusions	2=Fear of other medical care	3:Fear of~e*c
0=Claustrophobia	1=Acrophobia	2=Fear of bridges	3=Fear of flying	8:Other situational~b*a
0=Androphobia	1=Gynephobia	8:*a
1=Animal type phobia|750	2=Natural environment type phobia|751	3=Blood, injection, injury type phobia|752	4=Situational type phobia|753	9=Other specified phobia|754
0=Agoraphobia|748	1=Social phobias|749	2=Specific (isolated) phobias|755	8:Other phobic~b*a	9:*b disorder, unspecified
0=Panic disorder [episodic paroxysmal anxiety]	1:Generalized~b*b disorder	3:^b mixed*a	8:^b specified*a	9=Anxiety disorder, unspecified
2=Mixed obsessional thoughts and acts	3:Hoarding~b*a	4:Excoriation (skin-picking)~b*a	8:Other obsessive-compulsive~b*a	9:*a, unspecified
0:*b, unspecified	1:*b, acute	2:*b, chronic
0:*b disorder, unspecified	1:*b disorder with depressed mood	2:*b disorder with anxiety	3:*b disorder with mixed anxiety and depressed mood	4:*b disorder with disturbance of conduct	5:*b disorder with mixed disturbance of emotions and conduct	9:*b disorder with other symptoms
1=Prolonged grief disorder	9:*a
0:Acute~d*e reaction	1:Post-traumatic~d*e disorder (PTSD)|759	2:Adjustment~h*a|760	8:Other reactions~b*e|761	9:*d unspecified
1=Dissociative identity disorder	9:*a
0:*d amnesia	1:*d fugue	2:*d stupor	4=Conversion disorder with motor symptom or deficit	5=Conversion disorder with seizures or convulsions	6=Conversion disorder with sensory symptom or deficit	7=Conversion disorder with mixed symptom presentation	8:Other dissociative~b*a|763	9:*b disorder, unspecified
0:*b disorder, unspecified	1=Hypochondriasis	2=Body dysmorphic disorder	9:Other hypochondriacal~b*a
1:^b disorder exclusively~b*a	2:^b disorder with~b^b~b*a
0=Somatization disorder	1=Undifferentiated somatoform disorder	2:Hypochondriacal~b*a|765	4:Pain~b*a related to psychological factors|766	8:Other somatoform~b*a	9:*b disorder, unspecified
1=Depersonalization-derealization syndrome	2=Pseudobulbar affect	8:^b specified*a	9:Nonpsychotic~c*b disorder, unspecified
0:*a, mild	1:*a, moderate	2:*a, severe	3:*a, extreme	4:*a, in remission	9:*a, unspecified
0:*a, unspecified	1:*a, restricting type|769	2:*a, binge eating/purging type|769
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:*a, severe	4:*a, extreme	5:*a, in remission
1:Binge~b*b disorder|769	2=Avoidant/restrictive food intake disorder	3=Pica in adults	4=Rumination disorder in adults	9:*c specified^b disorder
0=Anorexia nervosa|770	2=Bulimia nervosa|771	8:Other eating~b*a|772	9:*b disorder, unspecified
1=Primary insomnia	2=Adjustment insomnia	3=Paradoxical insomnia	4=Psychophysiologic insomnia	5:^b~b*g other mental disorder	9:Other insomnia~b*a
1=Primary hypersomnia	2=Insufficient sleep syndrome	3:^b~b*g other mental disorder	9:Other hypersomnia~b*a
0:Insomnia~c*a|774	1:Hypersomnia~c*a|775	3=Sleepwalking [somnambulism]	4:*k terrors [night terrors]	5=Nightmare disorder	8:Other sleep~b*a	9:^b disorder~b*a, unspecified
1=Male erectile disorder	2:Female sexual~b*b disorder
1:Female orgasmic~b*a	2:Male orgasmic~b*a
0=Hypoactive sexual desire disorder	1:*k aversion disorder	2:*k arousal disorders|777	3=Orgasmic disorder|778	4=Premature ejaculation	5:Vaginismus~c*a	6:Dyspareunia~c*a	8:Other sexual~b*a	9:Unspecified sexual~b*a
0=Postpartum depression	1=Puerperal psychosis
0:*c antacids	1:*c herbal or folk remedies	2:*c laxatives	3:*c steroids or hormones	4:*c vitamins	8:*c other^c
1:Narcissistic~c*b disorder	9:*a
0:Paranoid~b*b disorder	1:Schizoid~b*b disorder	2:Antisocial~b*b disorder	3:Borderline~b*b disorder	4:Histrionic~b*b disorder	5:Obsessive-compulsive~b*b disorder	6:Avoidant~b*b disorder	7:Dependent~b*b disorder	8:Other specific~b*a|782	9=Personality disorder, unspecified
1=Intermittent explosive disorder	9:*a
0=Pathological gambling	1=Pyromania	2=Kleptomania	3=Trichotillomania	8:Other impulse~b*a|784	9:*b disorder, unspecified
0=Transsexualism	1=Dual role transvestism	2:*b disorder of childhood	8:Other gender~b*a	9:*b disorder, unspecified	A:*b disorder, in remission
0:*a, unspecified	1=Sexual masochism	2=Sexual sadism
1=Frotteurism	9:*a
0=Fetishism	1=Transvestic fetishism	2=Exhibitionism	3=Voyeurism	4=Pedophilia	5=Sadomasochism|787	8=Other paraphilias|788	9=Paraphilia, unspecified
0:*a, unspecified	1:*a, with predominantly psychological signs and symptoms	2:*a, with predominantly physical signs and symptoms	3:*a, with combined psychological and physical signs and symptoms
1=Factitious disorder imposed on self|790	8:^b specified*a	A=Factitious disorder imposed on another
1:SYNGAP1-related~d*b disability	9:*b disability
A:^b genetic related*a|792
1=Childhood onset fluency disorder	2=Social pragmatic communication disorder	9:*a
0=Phonological disorder	1:Expressive~g*a disorder	2:Mixed receptive-expressive~g*a disorder	4:Speech~f*a development delay due to hearing loss	8:Other~b*a|794	9:Developmental disorder~d*a, unspecified
1:Disorder~d*c written expression	9:*a
0:*f reading disorder	2=Mathematics disorder	8:Other~b*a|796	9:Developmental disorder~d*a, unspecified
0=Autistic disorder	2=Rett's syndrome	3=Other childhood disintegrative disorder	5=Asperger's syndrome	8:Other pervasive~b*a	9:*b disorder, unspecified
0:*b disorder, predominantly inattentive type	1:*b disorder, predominantly hyperactive type	2:*b disorder, combined type	8:*b disorder, other type	9:*b disorder, unspecified type
0:*b disorder confined to family context	1:*b disorder, childhood-onset type	2:*b disorder, adolescent-onset type	3=Oppositional defiant disorder	8:Other conduct~b*a	9:*b disorder, unspecified
0:Separation anxiety disorder of~g*a	8:Other~g*a emotional disorders	9=Childhood emotional disorder, unspecified
0=Selective mutism	1:Reactive attachment disorder~b*j~g^b	2:Disinhibited attachment disorder~b*j~g^b	8:Other childhood disorders~b*h	9:Childhood disorder~b*h, unspecified
0:Transient tic~b*a	1:Chronic motor or vocal tic~b*a	2:Tourette's~b*a	8=Other tic disorders	9:*a, unspecified
1:Rumination disorder~d*a	9:*b early^b
0=Enuresis not due to a substance or known physiological condition	1=Encopresis not due to a substance or known physiological condition	2:*m feeding~d^b of infancy~g^b childhood|804	3:Pica of infancy~c*k~h^b	4:Stereotyped movement~e*i	5:Adult~g*g fluency disorder	8:^b specified*a	9:Unspecified~b*a
0:Hemophilus~b*e	1:Pneumococcal~b*e	2:Streptococcal~b*e	3:Staphylococcal~b*e	8:Other bacterial~b*e	9:*d unspecified
0=Nonpyogenic meningitis	1=Chronic meningitis	2=Benign recurrent meningitis [Mollaret]	8:*d specified~c^b	9:*g,~e^b
0:*b, unspecified	1:Postinfectious acute~b*b (postinfectious ADEM)	2:Postimmunization acute~b*d, myelitis^c
0:*a, unspecified	1:Postinfectious acute~b*a	2:Postimmunization acute~b*a	9:Other acute~b*a
1:*e~c^c	2:Acute flaccid~d*c	9:*f~c^b
0:^b~c*a	1:Myelitis~f*a
0:Acute disseminated encephalitis~d*a (ADEM)|808	1=Tropical spastic paraplegia	2:Bacterial meningoencephalitis~d*b meningomyelitis, not elsewhere classified	3=Acute necrotizing hemorrhagic encephalopathy|809	8:Other encephalitis~b*a|810	9:*a, unspecified|811
3:^b~c*a	4:Myelitis~f*a
0:^b~c*a	1:Intraspinal~d*a	2:Extradural~b*e subdural~b^b, unspecified
0:*a, unspecified	1:Friedreich~c*a	9:Other early-onset~b*a
0:Congenital nonprogressive~b*a	1:Early-onset cerebellar~b*a|815	2:Late-onset cerebellar~b*a	3:Cerebellar~b*a with defective DNA repair	4:*b spastic paraplegia	5=Hypomyelination - hypogonadotropic hypogonadism - hypodontia	6=Leukodystrophy with vanishing white matter disease	8=Other hereditary ataxias	9:*a, unspecified
0:*a, unspecified	1=Amyotrophic lateral sclerosis	2=Progressive bulbar palsy	3=Primary lateral sclerosis	4:Familial motor~b*a	5=Progressive spinal muscle atrophy	9:Other motor~b*a
0:Infantile spinal~b*d, type I [Werdnig-Hoffman]	1:Other inherited spinal~b*d	2=Motor neuron disease|817	8:Other spinal~b^b atrophies~b*a	9:*d, unspecified
0=Paraneoplastic neuromyopathy and neuropathy	1:Other systemic atrophy~c*d neoplastic disease	2:^b atrophy~b^c the*d myxedema	8:^b atrophy~b*d other^d
1:*a, without mention of fluctuations	2:*a, with fluctuations
A:*a without dyskinesia|820	B:*a with dyskinesia|820	C=Parkinsonism, unspecified
1:Neuroleptic induced~d*a	9:^b drug induced~b*a
0=Malignant neuroleptic syndrome	1:Other drug-induced secondary~b*a|822	2:*a due to other external agents	3:Postencephalitic~b*a	4:Vascular~b*a	8:Other secondary~b*a	9:*a, unspecified
0=Hallervorden-Spatz disease	1=Progressive supranuclear ophthalmoplegia [Steele-Richardson-Olszewski]	2=Striatonigral degeneration	3:Hypomyelination with atrophy~d^b the*a and cerebellum	8:^b specified*a	9:Degenerative disease~d*a, unspecified
1:*b subacute dyskinesia	2:*b acute^b	9:Other drug~b*a
0=Drug induced dystonia|825	1=Genetic torsion dystonia	2=Idiopathic nonfamilial dystonia	3=Spasmodic torticollis	4=Idiopathic orofacial dystonia	5=Blepharospasm	8=Other dystonia	9:*a, unspecified
1:*g	9:Other~f*a
0:Drug~e*b disorder, unspecified	1:Drug~e*c akathisia	9:^b~c*a
1=Restless legs syndrome	2=Stiff-man syndrome	3=Benign shuddering attacks	9:*a
0=Essential tremor	1=Drug-induced tremor	2:*e specified forms of tremor	3=Myoclonus	4=Drug-induced chorea	5:*e chorea	6:Drug induced tics~c*c other tics of organic origin|827	7:^b~b^b unspecified drug induced*a|828	8:^b specified*a|829	9:Extrapyramidal~c*b disorder, unspecified
0:*a with early onset	1:*a with late onset	8:Other Alzheimer's~b*a	9:*a, unspecified
1=Pick's disease	9=Other frontotemporal neurocognitive disorder
0=Leukodystrophy, unspecified	1=Alpers disease	2=Leigh's disease	3=Neurocognitive disorder with Lewy bodies	4:Mild cognitive impairment~e*c uncertain or unknown etiology	5=Corticobasal degeneration	6=Alexander disease	7:Primary progressive apraxia~e*c speech	9:*a
0=Frontotemporal dementia|832	1:Senile degeneration~d^b brain~c*a	2:Degeneration~d*e due to alcohol	8:^b specified*e|833	9:Degenerative disease~d*d unspecified
1:Cerebellar ataxia~h*a	9:*a
0:Subacute combined degeneration~d^b spinal cord~c*a	8:^b specified*a|835
0:*a, unspecified	1:Active primary~b*a	2:Non-active primary~b*a
0:*a, unspecified	1:Active secondary~b*a	2:Non-active secondary~b*a
A:Relapsing-remitting multiple~b*a	B:Primary progressive multiple~b*a|837	C:Secondary progressive multiple~b*a|838	D:*a, unspecified
0=Neuromyelitis optica [Devic]	1=Acute and subacute hemorrhagic leukoencephalitis [Hurst]	8:^b specified*a	9:Acute~c*a, unspecified
1=Myelin oligodendrocyte glycoprotein antibody disease	9:*a
0:Diffuse sclerosis~d*a	1:Central demyelination~d*d corpus callosum	2=Central pontine myelinolysis	3:Acute transverse myelitis in~b^b disease~b*a	4:Subacute necrotizing myelitis~d*a	5:Concentric sclerosis [Balo]~d*a	8:^b specified*a|841	9:Demyelinating disease~d*a, unspecified
1:*a, with status epilepticus	9:*a, without status epilepticus
0:*a, not intractable|843	1:*a, intractable|843
0:*a, not intractable|843	1:*a, intractable|843	2=Cyclin-Dependent Kinase-Like 5 Deficiency Disorder
0:*a, not intractable|843
1:*a, not intractable, with status epilepticus	2:*a, not intractable, without status epilepticus	3:*a, intractable, with status epilepticus	4:*a, intractable, without status epilepticus
3:*a, intractable, with status epilepticus	4:*a, intractable, without status epilepticus
0:*d|847	1=Lennox-Gastaut syndrome|847	2=Epileptic spasms|847	3=Dravet syndrome|848	4:KCNQ2-related~b*d|847	9:*e~d^b
0:*d, not intractable|843	1:*d, intractable|843
0:Localization-related (focal) (partial) idiopathic epilepsy~b*c epileptic syndromes with~b^b of localized onset|844	1:Localization-related (focal) (partial) symptomatic epilepsy~b*c epileptic syndromes with simple partial~b^b|844	2:Localization-related (focal) (partial) symptomatic epilepsy~b*c epileptic syndromes with complex partial~b^b|844	3:Generalized idiopathic epilepsy~b*c epileptic syndromes|844	4:Other generalized epilepsy~b*c epileptic syndromes|845	5:Epileptic~d*a related to external causes|846	8:Other epilepsy~b*a|849	9:*d, unspecified|844	A=Absence epileptic syndrome|844	B=Juvenile myoclonic epilepsy [impulsive petit mal]|850	C=Lafora progressive myoclonus epilepsy|844
1:*a, with status migrainosus	9:*a, without status migrainosus
0:*a, not intractable|852	1:*a, intractable|852
0:*a, not intractable|852	1:*a, intractable|852	2:Menstrual~b*a, not intractable|852	3:Menstrual~b*a, intractable|852
0:*a, in migraine, not intractable	1:*a, in migraine, intractable
0:*a, not intractable	1:*a, intractable
0:*a without aura|853	1:*a with aura|853	4=Hemiplegic migraine|853	5=Persistent migraine aura without cerebral infarction|853	6=Persistent migraine aura with cerebral infarction|853	7=Chronic migraine without aura|853	8=Other migraine|854	9:*a, unspecified|853	A=Cyclical vomiting|855	B=Ophthalmoplegic migraine|856	C=Periodic headache syndromes in child or adult|856	D=Abdominal migraine|856	E=Chronic migraine with aura|853
1:*a, intractable	9:*a, not intractable
0:*h headache syndrome, unspecified|858	1=Episodic cluster headache|858	2=Chronic cluster headache|858	3=Episodic paroxysmal hemicrania|858	4=Chronic paroxysmal hemicrania|858	5:Short lasting unilateral neuralgiform headache with conjunctival injection~c*f tearing (SUNCT)|858	9:Other~e*a|858
0:*a, unspecified|858	1:Episodic tension-type~b*a|858	2:Chronic tension-type~b*a|858
0:*a, unspecified|858	1:Acute post-traumatic~b*a|858	2:Chronic post-traumatic~b*a|858
1=Hemicrania continua	2:New daily persistent~b*b (NDPH)	3:Primary thunderclap~b*b	9:Other complicated~b*b syndrome
1:Hypnic~c*b	2=Headache associated with sexual activity	3:Primary cough~c*b	4:Primary exertional~c*b	5:Primary stabbing~c*b	6:Cervicogenic~c*b	9:*d~b^b syndrome
0=Cluster headaches and other trigeminal autonomic cephalgias (TAC)|859	1:Vascular~b*b, not elsewhere classified	2:Tension-type~b*b|860	3:Post-traumatic~b*b|861	4:Drug-induced~b*b, not elsewhere classified|856	5:Complicated~b*a|862	8:^b specified*a|863
0=Vertebro-basilar artery syndrome	1=Carotid artery syndrome (hemispheric)	2:Multiple~e*c bilateral precerebral artery~b^b	3=Amaurosis fugax	4:*g global amnesia	8:Other transient~b*a	9:*e attack, unspecified
0=Middle cerebral artery syndrome	1=Anterior cerebral artery syndrome	2=Posterior cerebral artery syndrome	3=Brain stem stroke syndrome	4=Cerebellar stroke syndrome	5=Pure motor lacunar syndrome	6=Pure sensory lacunar syndrome	7:Other lacunar~b*f	8:Other vascular~b*a
0:*a, unspecified	1:*a due to medical condition	9=Other insomnia
0:*a, unspecified	1=Idiopathic hypersomnia with long sleep time	2=Idiopathic hypersomnia without long sleep time	3=Recurrent hypersomnia	4:*a due to medical condition	9=Other hypersomnia
0:*b disorder, unspecified type	1:*b disorder, delayed sleep phase type	2:*b disorder, advanced sleep phase type	3:*b disorder, irregular sleep wake type	4:*b disorder, free running type	5:*b disorder, jet lag type	6:*b disorder, shift work type	7:*b disorder in conditions classified elsewhere	9:Other circadian~b*b disorder
0:*a, unspecified	1:Primary central sleep~b*a	2=High altitude periodic breathing	3:Obstructive sleep~b*a (adult) (pediatric)	4=Idiopathic sleep related nonobstructive alveolar hypoventilation	5=Congenital central alveolar hypoventilation syndrome	6:*b related hypoventilation in conditions classified elsewhere	7:Central sleep~b*a in conditions classified elsewhere	9:Other sleep~b*a
1:*a with cataplexy	9:*a without cataplexy
1:*c|871	2:*c in conditions classified elsewhere|871
0:*a, unspecified	1=Confusional arousals	2=REM sleep behavior disorder	3=Recurrent isolated sleep paralysis	4:*a in conditions classified elsewhere	9=Other parasomnia
1:Periodic limb~c*b disorder	2:*c leg cramps	3:*c bruxism	9:Other sleep~b*a
0=Insomnia|867	1=Hypersomnia|868	2:Circadian rhythm sleep~b*a|869	3:*b apnea|870	4=Narcolepsy and cataplexy|872	5=Parasomnia|873	6:*b related movement^b|874	8:Other sleep~b*a	9:*b disorder, unspecified
0=Trigeminal neuralgia	1=Atypical facial pain	8:Other disorders~b*a	9:Disorder~b*a, unspecified
1:*a, right	2:*a, left	3:*a, bilateral	9:*a, unspecified
0=Bell's palsy	1=Geniculate ganglionitis	2=Melkersson's syndrome	3=Clonic hemifacial spasm|877	4:*c myokymia	8:Other~c*a of facial nerve	9:Disorder of facial~b*b, unspecified
0:*d olfactory nerve	1:*d glossopharyngeal nerve	2:*d vagus nerve	3:*d hypoglossal nerve	7:*d multiple~b^c	8:*c specified^c	9=Cranial nerve disorder, unspecified
0:Brachial~d*a	1:Lumbosacral~d*a	2:Cervical~b*d~c^b, not elsewhere classified	3:Thoracic~b*d~c^b, not elsewhere classified	4:Lumbosacral~b*d~c^b, not elsewhere classified	5=Neuralgic amyotrophy	6=Phantom limb syndrome with pain	7=Phantom limb syndrome without pain	8:Other nerve~b*a	9:*b disorder, unspecified
0:*a, unspecified upper limb	1:*a, right upper limb	2:*a, left upper limb	3:*a, bilateral upper limbs
0:*c unspecified^c	1:*c right^c	2:*c left^c	3:*c bilateral^b limbs
0=Carpal tunnel syndrome|881	1:Other lesions~b*c median nerve|881	2:Lesion~b*c ulnar nerve|881	3:Lesion~b*c radial nerve|881	4:Causalgia~b*a|882	8:Other specified mononeuropathies~b*a|882	9:Unspecified mononeuropathy~b*a|882
0:*a, unspecified lower limb	1:*a, right lower limb	2:*a, left lower limb	3:*a, bilateral lower limbs
0:Lesion~b*c sciatic nerve|884	1=Meralgia paresthetica|884	2:Lesion~b*c femoral nerve|884	3:Lesion~b*c lateral popliteal nerve|884	4:Lesion~b*c medial popliteal nerve|884	5=Tarsal tunnel syndrome|884	6:Lesion~b*c plantar nerve|884	7:Causalgia~b*a|882	8:Other specified mononeuropathies~b*a|882	9:Unspecified mononeuropathy~b*a|882
0=Intercostal neuropathy	7=Mononeuritis multiplex	8:*b specified^b	9=Mononeuropathy, unspecified
0:*d motor^b sensory~b^b	1=Refsum's disease	2=Neuropathy in association with hereditary ataxia	3:Idiopathic progressive~d*a	8:Other hereditary~b*b neuropathies	9:*a, unspecified
1:Chronic~b*b demyelinating polyneuritis	2=Multifocal motor neuropathy	9:*a
0=Guillain-Barre syndrome	1=Serum neuropathy	8=Other inflammatory polyneuropathies|888	9:*a, unspecified
1=Critical illness polyneuropathy	2=Radiation-induced polyneuropathy	9:*a
0=Drug-induced polyneuropathy	1=Alcoholic polyneuropathy	2=Polyneuropathy due to other toxic agents	8:*d specified~c^b|890	9:Polyneuropathy,~c*b
0:*e Guillain-Barre syndrome	1:*e other^b polyneuropathy	2:*e~c^b polyneuropathy
0:*a without (acute) exacerbation	1:*a with (acute) exacerbation
0=Lambert-Eaton syndrome, unspecified	1=Lambert-Eaton syndrome in disease classified elsewhere	9:*a
0:*e|893	1:Toxic~e*a	2:Congenital~c*d developmental myasthenia	8:Other specified~e*a|894	9=Myoneural disorder, unspecified
0:*a, unspecified	1:*c alpha^c	2:*c beta^c	9:*c other^c
1:Autosomal dominant limb~b*b dystrophy	2:Autosomal recessive limb~b*b dystrophy due to calpain-3 dysfunction	3:*b dystrophy due to dysferlin dysfunction	4:*b dystrophy due to sarcoglycan dysfunction|896	5:*b dystrophy due to anoctamin-5 dysfunction	6:*b dystrophy due to fukutin related protein dysfunction	8:Other limb~b*b dystrophy	9:*b dystrophy, unspecified
0:*a, unspecified	1:Duchenne or Becker muscular~b*a	2:Facioscapulohumeral muscular~b*a	3=Limb girdle muscular dystrophies|897	9=Other specified muscular dystrophies
1:*b muscular dystrophy	2=Myotonia congenita	3:*b chondrodystrophy	4=Drug induced myotonia	9:Other specified myotonic~b*a
0:X-linked myotubular~b*a	8:Other centronuclear~b*a
0:*b myopathy, unspecified	1=Nemaline myopathy	2=Centronuclear myopathy|900	9=Other congenital myopathy
0=Muscular dystrophy|898	1:Myotonic~b*c|899	2=Congenital myopathies|901	3=Mitochondrial myopathy, not elsewhere classified	8:Other primary~b*a	9:*d disorder~b^b muscle, unspecified
1=Inclusion body myositis [IBM]	9:Other inflammatory~b*a
1=Critical illness myopathy	9:*a
0=Drug-induced myopathy	1=Alcoholic myopathy	2=Myopathy due to other toxic agents	3=Periodic paralysis	4:Inflammatory~b*c immune~b^b, not elsewhere classified|903	8:*d specified~c^b|904	9:Myopathy,~c*b
1:Lambert-Eaton syndrome~g*d neoplastic disease	3:Myasthenic syndromes~g^b other*a	7:Myopathy~g*a
0:Spastic quadriplegic cerebral~b*a	1:Spastic diplegic cerebral~b*a	2:Spastic hemiplegic cerebral~b*a	3:Athetoid cerebral~b*a	4:Ataxic cerebral~b*a	8:Other cerebral~b*a	9:*a, unspecified
0:*a affecting unspecified side	1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right nondominant side	4:*a affecting left nondominant side
0=Flaccid hemiplegia|908	1=Spastic hemiplegia|908	9:*c, unspecified|908
0:*a, unspecified	1:*a, complete	2:*a, incomplete
0:*a, unspecified	1:*a, C1-C4 complete	2:*a, C1-C4 incomplete	3:*a, C5-C7 complete	4:*a, C5-C7 incomplete
2:*e|910	5=Quadriplegia|911
1=Brown-Sequard syndrome	2=Anterior cord syndrome	3=Posterior cord syndrome	4=Todd's paralysis (postepileptic)	9:*a
0=Diplegia of upper limbs	1=Monoplegia of lower limb|908	2=Monoplegia of upper limb|908	3=Monoplegia, unspecified|908	4=Cauda equina syndrome	5=Locked-in state	8:^b specified*a|913	9=Paralytic syndrome, unspecified
1:*e due to trauma	2:*f post-thoracotomy^b	8:Other acute postprocedural~b*e
1:*e due to trauma	2:*f post-thoracotomy^b	8:Other chronic postprocedural~b*e	9:Other chronic~b*e
0=Central pain syndrome	1:Acute pain~b*a|915	2:Chronic pain~b*a|916	3=Neoplasm related pain (acute) (chronic)	4=Chronic pain syndrome
1=Carotid sinus syncope	9:Other idiopathic~b*a
1:*c right^c	2:*c left^c	3:*a, bilateral	9:*c unspecified^c
0:*c, unspecified	1:*c of upper limb|919	2:*c of lower limb|919	9:*c of other specified site
1=Serotonin syndrome	9:*a
0:Idiopathic peripheral~c*c neuropathy|918	1=Familial dysautonomia [Riley-Day]	2=Horner's syndrome	3:Multi-system degeneration~b^b the*a	4=Autonomic dysreflexia	5=Complex regional pain syndrome I (CRPS I)|920	8:Other disorders~b*a|921	9:Disorder~b^b the*a, unspecified	A=Postural orthostatic tachycardia syndrome [POTS]	B=LMNB1-related autosomal dominant leukodystrophy
0=Communicating hydrocephalus	1=Obstructive hydrocephalus	2=(Idiopathic) normal pressure hydrocephalus	3=Post-traumatic hydrocephalus, unspecified	4:*a in diseases classified elsewhere	8=Other hydrocephalus	9:*a, unspecified
0:*a, grade unspecified	1:*a, grade 1	2:*a, grade 2	3:*a, grade 3	4:*a, grade 4	5:*a, grade 5
0=Immune effector cell-associated neurotoxicity syndrome|924	8:Other toxic~b*a	9:Unspecified toxic~b*a
1:*e~c^b syndrome	2:Myalgic encephalomyelitis/chronic~d*b syndrome	9:Other post infection~b*a
0:Encephalopathy,~c*b	1:Metabolic~d*a	2=Megalencephalic leukoencephalopathy with subcortical cysts	3:Leukoencephalopathy with calcifications~b*c cysts	4=Adult-onset leukodystrophy with axonal spheroids	5:Developmental~b*c epileptic~b^b	9:*d~c^b
1=Temporal sclerosis	2=Brain death	9:*a
0=Cerebral cysts	1:Anoxic~d*a damage, not elsewhere classified	2=Benign intracranial hypertension	3=Postviral and related fatigue syndromes|926	4:*d and unspecified encephalopathy|927	5:Compression~c*a	6=Cerebral edema	7=Reye's syndrome	8:^b specified*a|928	9:Disorder~c*a, unspecified
1=Acute infarction of spinal cord (embolic) (nonembolic)	9:Other vascular~b*a
1=Conus medullaris syndrome	9:*a
0:Syringomyelia~b*f syringobulbia	1=Vascular myelopathies|930	2:*e~d^b compression|550	8:^b specified~c*a|931	9:Disease~e*a, unspecified
0:*a, unspecified	1:Cranial cerebrospinal~b*a, spontaneous	2:Spinal cerebrospinal~b*a, spontaneous	8:Other cranial cerebrospinal~b*a	9:Other spinal cerebrospinal~b*a
1=Perineural cyst	8:*a
1=Dural tear	2=Meningeal adhesions (cerebral) (spinal)	9:Other disorders~b*a|934
0:*a, unspecified	1:*a, spontaneous	9:Other intracranial~b*a
1=Intracranial hypotension|936	9:*a
0=Cerebrospinal fluid leak|933	1:Disorders~c*d meninges, not elsewhere classified|935	8:^b specified*a|937	9:Disorder~c*a, unspecified
1:*b nervous system^b	2:*c other~b^b
1:^c or~b^c dura~g*a	8:^f other~b*b nervous system^b	9:^f other~b*c other~b^b
1:^c~c*b nervous system^b	2:^c~c*c other~b^b	3:^b~c*b nervous system^b	4:^b~c*c other~b^b
1:^c~c^b~c*a	2:^b~c*a	3=Intracranial hypotension following lumbar cerebrospinal fluid shunting	4=Intracranial hypotension following other procedure
0=Cerebrospinal fluid leak from spinal puncture	1:Other reaction to spinal~e*i lumbar puncture	2=Intracranial hypotension following ventricular shunting	3:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|939	4:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|940	5:Postprocedural hemorrhage~g^b a*e organ or structure following a procedure|939	6:Postprocedural hematoma~e^b seroma~b^b a*e organ or structure following a procedure|941	8:Other intraoperative~b*e|942
0:Neurogenic arthritis,~f*a	8:*d
0:Autonomic neuropathy~f*a	2:Myelopathy~f*a	8:^b specified*a
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid
1:*b right upper^b	2:*b right lower^b	3:*a right eye, unspecified eyelid	4:*b left upper^b	5:*b left lower^b	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid
1:*e externum|946	2:*e internum|946	3:Abscess~d*a|947
0:*c (externum) (internum) of eyelid|948	1=Chalazion|946
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid	A:*a right eye, upper and lower eyelids	B:*a left eye, upper and lower eyelids
0=Unspecified blepharitis|950	1=Ulcerative blepharitis|950	2=Squamous blepharitis|950
1:*b right upper^b	2:*b right lower^b	3:*b right eye, unspecified^b	4:*b left upper^b	5:*b left lower^b	6:*b left eye, unspecified^b	9:*b unspecified eye, unspecified^b
1:Allergic dermatitis~c*a|952	2:Discoid lupus erythematosus~c*a|952	3:Eczematous dermatitis~c*a|952	4:Xeroderma~c*a|952
1:*d inflammation~b^b right upper^b	2:*d inflammation~b^b right lower^b	3:*d inflammation~b^b right eye, unspecified^b	4:*d inflammation~b^b left upper^b	5:*d inflammation~b^b left lower^b	6:*d inflammation~b^b left eye, unspecified^b	9:*d inflammation~b^b unspecified eye, unspecified^b	A:*d inflammation~b^b right eye, upper and lower eyelids	B:*d inflammation~b^b left eye, upper and lower eyelids
0=Blepharitis|951	1:Noninfectious dermatoses~c*a|953	8:^b specified inflammations~b*a|954	9:Unspecified~b*a
0:Unspecified entropion~d*a|952	1:Cicatricial entropion~d*a|952	2:Mechanical entropion~d*a|952	3:Senile entropion~d*a|952	4:Spastic entropion~d*a|952	5=Trichiasis without entropion|946
0:Unspecified ectropion~b*a|952	1:Cicatricial ectropion~b*a|952	2:Mechanical ectropion~b*a|952	3:Senile ectropion~b*a|952	4:Spastic ectropion~b*a|952	5:Paralytic ectropion~b*a|952
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid	A:*a right eye, upper and lower eyelids	B:*a left eye, upper and lower eyelids	C:*a, bilateral, upper and lower eyelids
0=Unspecified lagophthalmos|958	1=Cicatricial lagophthalmos|958	2=Mechanical lagophthalmos|958	3=Paralytic lagophthalmos|958
0:*a unspecified eye, unspecified eyelid	1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid
1:*b right^b	2:*b left^b	3:*b bilateral eyelids	9:*b unspecified^b
1:*b right^b	2:*b left^b	3:*b bilateral eyelids	9:*c unspecified~b^b
0:Unspecified ptosis~b*a|961	1:Mechanical ptosis~b*a|961	2:Myogenic ptosis~b*a|961	3:Paralytic ptosis~b*a|962
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified lid
1=Abnormal innervation syndrome|946	2=Blepharophimosis|964	3=Eyelid retraction|964	9:*a
0:*b unspecified eye, unspecified^b	1:*b right upper^b	2:*b right lower^b	3:*b right eye, unspecified^b	4:*b left upper^b	5:*b left lower^b	6:*b left eye, unspecified^b
1:^c right upper*a	2:^c right lower*a	3:^c right eye, unspecified*a	4:^c left upper*a	5:^c left lower*a	6:^c left eye, unspecified*a	9:^c unspecified eye, unspecified*a
0:Unspecified~d*a	1:Chloasma~f*a|967	2:Madarosis~f*a|967	3:Vitiligo~f*a|967	9:^b~c*a
1:*c right upper~b^b	2:*c right lower~b^b	3:*b right eye, unspecified^b	4:*c left upper~b^b	5:*c left lower~b^b	6:*b left eye, unspecified^b	9:*b unspecified eye, unspecified^b	A:*c right eye, upper and lower eyelids	B:*c left eye, upper and lower eyelids
1:Retained foreign body in~e*a|952	2:Cysts~d*a|952	3:Dermatochalasis~d*a|952	4:Edema~d*a|952	5:Elephantiasis~d*a|952	6:Hypertrichosis~d*a|952	7:Vascular anomalies~d*a|952	8:Meibomian gland dysfunction~d*a|969	9:*a
0:Entropion and trichiasis~c*a|956	1:Ectropion~c*a|957	2=Lagophthalmos|959	3=Blepharochalasis|960	4:Ptosis~c*a|963	5:*c affecting~b^b function|965	6:Xanthelasma~c*a|966	7:^b and unspecified degenerative*a and periocular area|968	8:^b specified*a|970	9:Unspecified disorder~c*a
1:*a, right lacrimal gland	2:*a, left lacrimal gland	3:*a, bilateral lacrimal glands	9:*a, unspecified lacrimal gland
1:*a, right lacrimal gland	2:*a, left lacrimal gland	3:*a, bilateral lacrimal gland	9:*a, unspecified lacrimal gland
1:*c right^c	2:*c left^c	3:*c bilateral^b glands	9:*c unspecified^c
0=Unspecified dacryoadenitis|972	1=Acute dacryoadenitis|972	2=Chronic dacryoadenitis|973	3=Chronic enlargement of lacrimal gland|974
1:*a of right lacrimal gland	2:*a of left lacrimal gland	3:*a of bilateral lacrimal glands	9:*a of unspecified lacrimal gland
1=Dacryops|976	2=Dry eye syndrome|976	3=Lacrimal cyst|972	4:Primary~d*a atrophy|972	5:Secondary~d*a atrophy|972	6:Lacrimal~e*a dislocation|972	9:^b specified*a
1:*a, right side	2:*a, left side	3:*a, bilateral	9:*a, unspecified side
0=Unspecified epiphora|978	1:*a due to excess lacrimation|972	2:*a due to insufficient drainage|978
1:*a of right lacrimal passage	2:*a of left lacrimal passage	3:*a of bilateral lacrimal passages	9:*a of unspecified lacrimal passage
0=Unspecified dacryocystitis|980	1=Phlegmonous dacryocystitis|980	2:*g dacryocystitis|980	3:*g~e^b canaliculitis|980
1:*e dacryocystitis|980	2:*e~c^b canaliculitis|980	3:*e~c^b mucocele|980
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*c unspecified^c
1=Dacryolith|980	2:Eversion~d*b punctum|983	3:Neonatal obstruction~d*c nasolacrimal duct|983	4:^b~c*b canaliculi|983	5:Acquired stenosis~d*c nasolacrimal duct|983	6:^b~c*b punctum|983	7:^b~c*b sac|983
1:*a right lacrimal passage	2:*a left lacrimal passage	3:*a bilateral lacrimal passages	9:*a unspecified lacrimal passage
1=Lacrimal fistula|985	9:*a
1:*c right^b passage	2:*c left^b passage	3:*c bilateral^c	9:*c unspecified^b passage
1:Granuloma~c*b passages|987	9:*a
0=Dacryoadenitis|975	1:Other disorders~b*b gland|977	2=Epiphora|979	3:Acute and unspecified inflammation~b*b passages|981	4:Chronic inflammation~b*b passages|982	5:Stenosis and insufficiency~b*b passages|984	6:Other changes~b*b passages|986	8:Other disorders~b*a|988	9:Disorder~b*a, unspecified
1:*b right^b	2:*b left^b	3:*b bilateral orbits	9:*b unspecified^b
0:Unspecified acute~b*a	1:Cellulitis~c*a|990	2:Osteomyelitis~c*a|990	3:Periostitis~c*a|990	4:Tenonitis~c*a|990
1:*a, right orbit	2:*a, left orbit	3:*a, bilateral	9:*a, unspecified orbit
0:Unspecified chronic~b*a	1:Granuloma~d*a|990	2=Orbital myositis|992
1:*b right^b	2:*b left^b	3:*b bilateral^b	9:*b unspecified^b
0=Unspecified exophthalmos	1=Displacement (lateral) of globe|519	2=Edema of orbit|994	3=Hemorrhage of orbit|994	4=Constant exophthalmos|519	5=Intermittent exophthalmos|519	6=Pulsating exophthalmos|519
1:^c right*a	2:^c left*a	3:^c bilateral orbits~b*a	9:^c unspecified*a
0:Unspecified deformity~b*a	1:Atrophy~b*a|994	2:*a due to bone disease|996	3:*a due to trauma or surgery|996	4:Enlargement~b*a|990	5:Exostosis~b*a|990
0=Unspecified enophthalmos|519	1:*a due to atrophy of orbital tissue|519	2:*a due to trauma or surgery|519
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*b bilateral orbits
1:Cyst~c*a|990	2:Myopathy~c*b extraocular muscles|992	3=Thyroid orbitopathy|992	9:*a
0:Acute inflammation~b*a|991	1:Chronic inflammatory disorders~b*a|993	2=Exophthalmic conditions|995	3:Deformity~b*a|997	4=Enophthalmos|998	5:Retained (old) foreign body following penetrating wound~b*a|999	8:Other disorders~b*a|1000	9:Unspecified disorder~b*a
1:Acute follicular~b*a|519	2:Other mucopurulent~b*a|519
0:*a, unspecified eye	1:*a, right eye	2:*a, left eye	3:*a, bilateral
1:Acute toxic~c*a|519	2:Pseudomembranous~c*a|519	3:Serous~c*a, except viral|519
0:Unspecified chronic~b*a|519	1:*b giant papillary^b|519	2:Simple chronic~b*a|519	3:*b follicular^b|519	4:Vernal~b*a	5:Other chronic allergic~b*a
0=Unspecified blepharoconjunctivitis|519	1=Ligneous conjunctivitis|519	2=Angular blepharoconjunctivitis|519	3=Contact blepharoconjunctivitis|519
1=Pingueculitis|519	2:Rosacea~b*a|519	9:*a
0=Mucopurulent conjunctivitis|1002	1=Acute atopic conjunctivitis|1003	2=Other acute conjunctivitis|1004	3=Unspecified acute conjunctivitis|1003	4=Chronic conjunctivitis|1005	5=Blepharoconjunctivitis|1006	8=Other conjunctivitis|1007	9=Unspecified conjunctivitis
1:*b right^b	2:*b left^b	3:*a, bilateral	9:*b unspecified^b
1:*a of right eye	2:*a of left eye	3:*a of eye, bilateral	9:*a of unspecified eye
1:*e~c^c, right eye	2:*e~c^c, left eye	3:*e~c^c, bilateral	9:*e~c^c, unspecified eye
0:Unspecified pterygium~b*a|1009	1=Amyloid pterygium|1010	2:Central pterygium~b*a|1009	3:Double pterygium~b*a|1009	4:Peripheral pterygium~b*a, stationary|1011	5:Peripheral pterygium~b*a, progressive|1011	6:Recurrent pterygium~b*a|1009
0:Unspecified conjunctival~b*c	1:*d~c^b|519	2:*d concretions|519	3:*d pigmentations|519	4:*d xerosis, unspecified|519	5=Pinguecula|519
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified
1:*b adhesions and strands (localized)|519	2:*b granuloma|1014	3=Symblepharon|519	4=Scarring of conjunctiva|519
1=Vascular abnormalities of conjunctiva|519	2=Conjunctival edema|519	3=Conjunctival hyperemia|519	4:Conjunctival~f*a|519
1:Pseudopterygium~d*a|519	2=Conjunctivochalasis|519	9:*a
0:Pterygium~c*b eye|1012	1=Conjunctival degenerations and deposits|1013	2=Conjunctival scars|1015	3=Conjunctival hemorrhage|1003	4:*d conjunctival vascular^b and cysts|1016	8:^b specified*a|1017	9:Unspecified disorder~c*a
0=Unspecified scleritis|519	1=Anterior scleritis|519	2=Brawny scleritis|519	3=Posterior scleritis|519	4:*a with corneal involvement|519	5=Scleromalacia perforans|519	9=Other scleritis|519
0=Unspecified episcleritis|519	1:*a periodica fugax|519	2=Nodular episcleritis|519
1=Equatorial staphyloma|519	2=Localized anterior staphyloma|519	3=Staphyloma posticum|519	4=Scleral ectasia|519	5=Ring staphyloma|519	9:*a
0=Scleritis|1019	1=Episcleritis|1020	8:Other disorders~b*a|1021	9:Unspecified disorder~b*a
0:Unspecified corneal~b*a|519	1:Central corneal~b*a|519	2:Ring corneal~b*a|519	3:*a with hypopyon|519	4:Marginal corneal~b*a|519	5:Mooren's corneal~b*a|519	6:Mycotic corneal~b*a|519	7:Perforated corneal~b*a|519
0:Unspecified~d*c|519	1:Macular~e*c|519	2:Filamentary~e*c|519	3=Photokeratitis|519	4:Punctate~e*c|519
0=Unspecified keratoconjunctivitis|519	1=Exposure keratoconjunctivitis|519	2:*a sicca, not specified as Sjogren's|519	3=Neurotrophic keratoconjunctivitis|519	4=Ophthalmia nodosa|519	5=Phlyctenular keratoconjunctivitis|519	6=Vernal keratoconjunctivitis, with limbar and corneal involvement|519	9=Other keratoconjunctivitis|519
0:Unspecified interstitial~d*a|519	1=Corneal abscess|519	2:Diffuse interstitial~d*a|519	3:Sclerosing~d*a|519	9:Other interstitial~b*a|519
0:Unspecified corneal~b*a|519	1=Ghost vessels (corneal)|519	2=Pannus (corneal)|519	3=Localized vascularization of cornea|519	4=Deep vascularization of cornea|519
0=Corneal ulcer|1023	1=Other and unspecified superficial keratitis without conjunctivitis|1024	2=Keratoconjunctivitis|1025	3=Interstitial and deep keratitis|1026	4=Corneal neovascularization|1027	8=Other keratitis	9=Unspecified keratitis
1=Minor opacity of cornea|519	2=Peripheral opacity of cornea|519	9:*a
0=Adherent leukoma|1003	1=Central corneal opacity|1003	8:Other corneal~b*a|1029	9:Unspecified corneal scar~c*b opacity
0=Unspecified corneal deposit|519	1:Anterior corneal~b*c|519	2:Argentous corneal~d*a|519	3:*d~c^b in metabolic disorders|519	4=Kayser-Fleischer ring|519	5:Posterior corneal~b*c|519	6:Stromal corneal~b*c|519
0:Unspecified~d*a	1:Corneal~e*a secondary to contact lens|519	2:Idiopathic~d*a|519	3:Secondary~d*a|519
0:Unspecified~c*b membrane change	1=Folds and rupture in Bowman's membrane|519	2=Folds in Descemet's membrane|519	3=Rupture in Descemet's membrane|519
0:Unspecified corneal~b*a	1=Arcus senilis|519	2=Band keratopathy|519	3:Other calcerous corneal~b*a	4=Keratomalacia|519	5:Nodular corneal~b*a|519	6:Peripheral corneal~b*a|519	9:Other corneal~b*a
0:Unspecified hereditary~b*a|519	1:Endothelial~b*b dystrophy|519	2:Epithelial (juvenile)~b*b dystrophy|519	3:Granular~b*b dystrophy|519	4:Lattice~b*b dystrophy|519	5:Macular~b*b dystrophy|519	9:Other hereditary~b*a|519
0:*a, unspecified|519	1:*a, stable|519	2:*a, unstable|519
0:Unspecified~d*b deformity	1=Corneal ectasia|519	2=Corneal staphyloma|519	3=Descemetocele|519	9:^b~c*a|519
1:Anesthesia and hypoesthesia~d*a|519	2=Corneal disorder due to contact lens|519	3:Recurrent erosion~d*a|519	9:*a|519
0=Corneal pigmentations and deposits|1031	1=Bullous keratopathy|1003	2:*d and unspecified corneal edema|1032	3:Changes~c*b corneal membranes|1033	4=Corneal degeneration|1034	5=Hereditary corneal dystrophies|1035	6=Keratoconus|1036	7:*d and unspecified corneal deformities|1037	8:^b specified*a|1038	9:Unspecified disorder~c*a
0:Unspecified acute~b*a	1:Primary~d*a|519	2:Recurrent acute~d*a|519	3:Secondary infectious~d*a|519	4:Secondary noninfectious~d*a|519	5=Hypopyon|519
1=Fuchs' heterochromic cyclitis|519	2=Vogt-Koyanagi syndrome|519
0=Acute and subacute iridocyclitis|1040	1=Chronic iridocyclitis|1003	2=Lens-induced iridocyclitis|1003	8=Other iridocyclitis|1041	9=Unspecified iridocyclitis
X:*a|519
1:*e chamber angle|519	2:*e~c^c|519	3:*d (pigmentary)|519	4:*e pupillary margin|519	5=Iridoschisis|519	6=Iris atrophy (essential) (progressive)|519	7=Miotic pupillary cyst|519	9:Other~c*d atrophy
0:Idiopathic cysts~b*d or~b^c|519	1:Exudative cysts~b*g or~e^c|519	2:Implantation cysts~b*d or~b^c|519	3:Parasitic cyst~b*d or~b^c|519	4:Primary cyst~b*h pars plana|519	5:Exudative cyst~b*h pars plana|519
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a and ciliary body, unspecified eye
1:*b abnormality, right eye	2:*b abnormality, left eye	3:*b abnormality, bilateral	9:*b abnormality, unspecified eye
0:Unspecified~d^b~c*d|1046	1=Anterior synechiae (iris)|519	2=Goniosynechiae|519	3=Iridodialysis|519	4=Posterior synechiae (iris)|519	5:Recession~g*e chamber angle|519	6=Pupillary abnormalities|1047
1:Floppy~e*d syndrome	2:Plateau~e*d syndrome (post-iridectomy) (postprocedural)	9:*a
0=Hyphema|1003	1:^b vascular*a|1043	2:Degeneration~c*a|1044	3:Cyst~c*d,~b^c and anterior chamber|1045	4=Pupillary membranes|1003	5:^b and unspecified adhesions and disruptions~b*a|1048	8:^b specified*a|1049	9:Unspecified disorder~c*a
1:Cortical age-related~c*a|519	3:Anterior subcapsular polar age-related~c*a|519	4:Posterior subcapsular polar age-related~c*a|519	9:Other age-related~b*a|519
1:Combined forms of~b*a|519	9:*a
0:*b incipient^b|1051	1:*b nuclear^b|1003	2:*a, morgagnian type|1003	8:Other age-related~b*a|1052	9:Unspecified age-related~b*a
0:Unspecified infantile~b*a|519	1:*b cortical, lamellar, or zonular^b|519	3:*b nuclear^b|519	4:Anterior subcapsular polar infantile~b*a|519	5:Posterior subcapsular polar infantile~b*a|519	6:Combined forms of infantile~b*a|519	9:Other infantile~b*a
0:Unspecified traumatic~b*a|519	1=Localized traumatic opacities|519	2:Partially resolved traumatic~b*a|519	3:Total traumatic~b*a|519
0:Unspecified complicated~b*a	1=Cataract with neovascularization|519	2=Cataract secondary to ocular disorders (degenerative) (inflammatory)|519	3=Glaucomatous flecks (subcapsular)|519
0:Unspecified secondary~b*a	1=Soemmering's ring|519	9:Other secondary~b*a|519
0:Infantile and juvenile~b*a|1054	1:Traumatic~b*a|1055	2:Complicated~b*a|1056	3:Drug-induced~b*a|1003	4:Secondary~b*a|1057	8:*b specified^b	9:Unspecified~b*a
0:Unspecified dislocation~b*a	1:Subluxation~b*a|519	2:Anterior dislocation~b*a|519	3:Posterior dislocation~b*a|519
0=Aphakia|1003	1:Dislocation~c*a|1059	8:^b specified*a	9:Unspecified disorder~c*a
0:Unspecified focal~b*a|519	1:*a, juxtapapillary|519	2:*a of posterior pole|519	3:*a, peripheral|519	4:*a, macular or paramacular|519
1:*a right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified eye
0:Unspecified disseminated~b*a|519	1:*a of posterior pole|519	2:*a, peripheral|1062	3:*a, generalized|519	4=Acute posterior multifocal placoid pigment epitheliopathy|519
1=Harada's disease|519	9:*a|519
0:Focal chorioretinal~b*a|1061	1:Disseminated chorioretinal~b*a|1063	2=Posterior cyclitis|1003	8=Other chorioretinal inflammations|1064	9:Unspecified chorioretinal~b*a|1003
0:Unspecified chorioretinal~b*a|519	1:Macula~b*a of posterior pole (postinflammatory) (post-traumatic)|519	2=Solar retinopathy|519	9:Other chorioretinal~b*a|519
1:Choroidal~c*a, unspecified, right eye	2:Choroidal~c*a, unspecified, left eye	3:Choroidal~c*a, unspecified, bilateral	9:Choroidal~c*a, unspecified, unspecified eye
0:Unspecified choroidal~b*a|1067	1=Age-related choroidal atrophy|519	2=Diffuse secondary atrophy of choroid|519
0:*a, unspecified	1=Choroideremia	2:Choroidal~c*a (central areolar) (generalized) (peripapillary)	3=Gyrate atrophy, choroid	9:Other hereditary~b*a
0:Unspecified choroidal~b*c|519	1:Expulsive choroidal~b*c|519	2:*d~c^b|519
0:Unspecified choroidal~b*a|519	1:Hemorrhagic choroidal~b*a|519	2:Serous choroidal~b*a|519
0=Chorioretinal scars|1066	1=Choroidal degeneration|1068	2=Hereditary choroidal dystrophy|1069	3=Choroidal hemorrhage and rupture|1070	4=Choroidal detachment|1071	8:^b specified*a	9:Unspecified disorder~c*a
0:Unspecified retinal~b*a|519	1:*c single~b^b|519	2:*c multiple breaks|519	3:*c giant^b tear|519	4:*b dialysis|519	5:Total~d*b detachment|519
0=Unspecified retinoschisis|519	1=Cyst of ora serrata|519	2=Parasitic cyst of retina|519	9:Other retinoschisis~b*a|519
1:*e, right eye	2:*e, left eye	3:*e, bilateral	9:*e, unspecified eye
0=Unspecified retinal break|519	1:Horseshoe tear of retina~c*a|519	2:Round hole of retina~c*a|1075	3:Multiple defects of retina~c*a|519
0:*d detachment with retinal break|1073	1:Retinoschisis~c*b retinal cysts|1074	2=Serous retinal detachment|1003	3:*d~c^b without detachment|1076	4=Traction detachment of retina|1003	8:Other retinal~b*c
1:Partial~b*b occlusion|519	3:Retinal~c*b branch occlusion|519
0:*a, with macular edema	1:*a, with retinal neovascularization	2:*a, stable
1:*a, right eye|1079	2:*a, left eye|1079	3:*a, bilateral|1079	9:*a, unspecified eye|1079
1:Central~b*c vein occlusion|1080	2=Venous engorgement|519	3:Tributary (branch)~b*c vein occlusion|1080
0=Transient retinal artery occlusion|1003	1=Central retinal artery occlusion|1003	2:Other retinal artery~c*a|1078	8:Other retinal~b*a|1081	9:Unspecified retinal~b*b occlusion
0:Unspecified background~b*e	1:Changes in~d*b appearance|519	2:Exudative~b*e|519	3:Hypertensive~b*e|519	4=Retinal micro-aneurysms, unspecified|519	5=Retinal neovascularization, unspecified|519	6=Retinal vasculitis|519	7=Retinal telangiectasis|519	9=Other intraretinal microvascular abnormalities
0:*a, unspecified|519	1:*a, stage 0|519	2:*a, stage 1|519	3:*a, stage 2|519	4:*a, stage 3|519	5:*a, stage 4|519	6:*a, stage 5|519	7=Retrolental fibroplasia|519
0:*a, stage unspecified	1:*a, early dry stage	2:*a, intermediate dry stage	3:*a, advanced atrophic without subfoveal involvement	4:*a, advanced atrophic with subfoveal involvement
1:*a, right eye|1085	2:*a, left eye|1085	3:*a, bilateral|1085	9:*a, unspecified eye|1085
0:*a, stage unspecified	1:*a, with active choroidal neovascularization	2:*a, with inactive choroidal neovascularization	3:*a, with inactive scar
1:*a, right eye|1087	2:*a, left eye|1087	3:*a, bilateral|1087	9:*a, unspecified eye|1087
0=Unspecified macular degeneration	1=Nonexudative age-related macular degeneration|1086	2=Exudative age-related macular degeneration|1088	3:Angioid streaks~b*d	4=Macular cyst, hole, or pseudohole|519	5=Cystoid macular degeneration|519	6:Drusen (degenerative)~b*d|519	7:Puckering~b*d|519	8=Toxic maculopathy|519
0:Unspecified peripheral~b*a	1:Lattice~c*a of retina|519	2:Microcystoid~c*a of retina|519	3:Paving stone~c*a of retina|519	4:Age-related reticular~c*a of retina|519	5:Secondary pigmentary~c*a|519	6:Secondary vitreoretinal~c*a|519
0:Unspecified hereditary~b*a	1:Vitreoretinal~c*a	2:Pigmentary~b*a	3=Other dystrophies primarily involving the sensory retina	4:Dystrophies primarily involving the~b*b pigment epithelium
0:Unspecified separation~b*a	1=Central serous chorioretinopathy|519	2:Serous detachment~b*b pigment epithelium|519	3:Hemorrhagic detachment~b*b pigment epithelium|519
1=Retinal edema	2=Retinal ischemia	9:*a
0:Background retinopathy and~b*b vascular changes|1083	1=Retinopathy of prematurity|1084	2:*c non-diabetic proliferative retinopathy|1003	3=Degeneration of macula and posterior pole|1089	4:Peripheral~b*b degeneration|1090	5:Hereditary~b*b dystrophy|1091	6=Retinal hemorrhage|1003	7:Separation of~b*b layers|1092	8:^b specified*a|1093	9:Unspecified~b*b disorder
1=Nonproliferative sickle-cell retinopathy|519	2=Proliferative sickle-cell retinopathy|519	9:*a
8:Other retinal~b*a|1095
0=Preglaucoma, unspecified|519	1=Open angle with borderline findings, low risk|519	2=Open angle with borderline findings, high risk|519	3=Anatomical narrow angle|519	4=Steroid responder|519	5=Ocular hypertension|519	6=Primary angle closure without glaucoma damage|519
X0:*a, stage unspecified	X1:*a, mild stage	X2:*a, moderate stage	X3:*a, severe stage	X4:*a, indeterminate stage
0:*a, stage unspecified	1:*a, mild stage	2:*a, moderate stage	3:*a, severe stage	4:*a, indeterminate stage
1:*a, right eye|1099	2:*a, left eye|1099	3:*a, bilateral|1099	9:*a, unspecified eye|1099
0:Unspecified open-angle~b*a|1098	1:Primary open-angle~b*a|1100	2:Low-tension~b*a|1100	3:Pigmentary~b*a|1100	4:Capsular~b*a with pseudoexfoliation of lens|1100	5:Residual stage of open-angle~b*a|519
0:Unspecified primary~b*a|1098	1:Acute~b*a|519	2:Chronic~b*a|1100	3:Intermittent~b*a|519	4:Residual stage of~b*a|519
0:*a, unspecified eye|1098	1:*a, right eye|1098	2:*a, left eye|1098	3:*a, bilateral|1098
1=Glaucoma with increased episcleral venous pressure|519	2:Hypersecretion~b*a|519	3=Aqueous misdirection|519	4:Neovascular secondary angle closure~b*a|519	9:*b specified^b
0:*a suspect|1097	1=Open-angle glaucoma|1101	2=Primary angle-closure glaucoma|1102	3:*a secondary to eye trauma|1103	4:*a secondary to eye inflammation|1103	5:*a secondary to other eye disorders|1103	6:*a secondary to drugs|1103	8=Other glaucoma|1104	9=Unspecified glaucoma
1=Vitreous membranes and strands|519	9:*a|519
1=Vitreous degeneration|519	2=Vitreomacular adhesion|519	9:*a
0=Vitreous prolapse|1003	1=Vitreous hemorrhage|1003	2:Crystalline deposits in~c*a|1003	3:Other~c*b opacities|1106	8:Other disorders~b*a|1107	9:Unspecified disorder~b*a
0:Unspecified purulent~b*a|519	1=Panophthalmitis (acute)|519	2=Vitreous abscess (chronic)|519
1=Panuveitis|519	2:Parasitic~b*a, unspecified|519	3=Sympathetic uveitis|519	9:*a
0:*a, unspecified eye	1:*a, right eye	2:*a, left eye	3:*a, bilateral	A:*a with choroidal neovascularization|519	B:*a with macular hole|519	C:*a with retinal detachment|519	D:*a with foveoschisis|519	E:*a with other maculopathy|519
0:Unspecified~d^b disorder~b*a	1=Chalcosis|519	2:Siderosis~f*b eye|519	9:^b~c*a|519
1:^c right*a	2:^c left*a	3:*a, bilateral	9:^c unspecified*a
0:Unspecified hypotony~b*a	1:Flat anterior chamber hypotony~b*a|1009	2:*a due to ocular fistula|1113	3:*a due to other ocular disorders|519	4:Primary hypotony~b*a|1009
0:Unspecified degenerated~b*a	1=Absolute glaucoma|519	2:Atrophy~c*a|519	3=Leucocoria|519
0:Unspecified retained~b*a|519	1:*f magnetic~b^c in anterior chamber|519	2:*f magnetic~b^c in iris or ciliary body|519	3:*f magnetic~b^c in lens|519	4:*f magnetic~b^c in posterior wall of globe|519	5:*f magnetic~b^c in vitreous body|519	9:*a, in other or multiple sites|519
0:Unspecified retained~b*a|519	1:^b (nonmagnetic)^b~b*c in anterior chamber|519	2:^b (nonmagnetic)^b~b*c in iris or ciliary body|519	3:^b (nonmagnetic)^b~b*c in lens|519	4:^b (nonmagnetic)^b~b*c in posterior wall of globe|519	5:^b (nonmagnetic)^b~b*c in vitreous body|519	9:*a, in other or multiple sites|519
1=Hemophthalmos|519	2:Luxation~c*a|519	9:*a
0=Purulent endophthalmitis|1109	1=Other endophthalmitis|1110	2=Degenerative myopia|1111	3:Other and unspecified degenerative disorders~b*a|1112	4:Hypotony~b*b eye|1114	5:Degenerated conditions~b*a|1115	6=Retained (old) intraocular foreign body, magnetic|1116	7=Retained (old) intraocular foreign body, nonmagnetic|1117	8:Other disorders~b*a|1118	9:Unspecified disorder~b*a
0:*b papillitis|1003	1:Retrobulbar~b*a|1003	2=Nutritional optic neuropathy	3=Toxic optic neuropathy	8:Other optic~b*a	9:Unspecified optic~b*a
1:Ischemic~c*f neuropathy|519	2:Hemorrhage in~c*e sheath|519	3:Optic~d*e hypoplasia|519	9:Other disorders~b*a|519
0=Unspecified papilledema	1:*a associated with increased intracranial pressure	2:*a associated with decreased ocular pressure	3:*a associated with retinal disorder	4=Foster-Kennedy syndrome|519
0:Unspecified optic~b*a	1:Primary optic~b*a|519	2:Hereditary optic~b*a	3:Glaucomatous optic~b*a|519	9:Other optic~b*a|519
1:Coloboma~c*a|519	2:Drusen~c*a|519	3:Pseudopapilledema~c*a|519	9:*a|519
1:*a in (due to) inflammatory disorders	2:*a in (due to) neoplasm	3:*a in (due to) vascular disorders	9:*a in (due to) other disorders
1:*a, right side	2:*a, left side	9:*a, unspecified side
1:*d~b^c in (due to) inflammatory disorders|1126	2:*d~b^c in (due to) neoplasm|1126	3:*d~b^c in (due to) vascular disorders|1126
1:*a, right side of brain	2:*a, left side of brain	9:*a, unspecified side of brain
1=Cortical blindness|1128	2:*a in (due to) inflammatory disorders|1128	3:*a in (due to) neoplasm|1128	4:*a in (due to) vascular disorders|1128
0:Disorders~c*f~b^b, not elsewhere classified|1121	1=Papilledema|1122	2=Optic atrophy|1123	3:*f disc|1124	4:Disorders~c*f chiasm|1125	5:Disorders~c^b other~e*a|1127	6:Disorders~c*g~e^b cortex|1129	9:Unspecified disorder~c^b~e*a
1=Kearns-Sayre syndrome|519	8:*a|519
0=Third [oculomotor] nerve palsy|1003	1=Fourth [trochlear] nerve palsy|1003	2=Sixth [abducent] nerve palsy|1003	3=Total (external) ophthalmoplegia|1003	4=Progressive external ophthalmoplegia|1003	8:Other paralytic~b*a|1131	9:Unspecified paralytic~b*a
1:*a, right eye	2:*a, left eye
0=Unspecified esotropia	1=Monocular esotropia|1133	2=Monocular esotropia with A pattern|1133	3=Monocular esotropia with V pattern|1133	4=Monocular esotropia with other noncomitancies|1133	5=Alternating esotropia	6=Alternating esotropia with A pattern	7=Alternating esotropia with V pattern	8=Alternating esotropia with other noncomitancies
0=Unspecified exotropia	1=Monocular exotropia|1133	2=Monocular exotropia with A pattern|1133	3=Monocular exotropia with V pattern|1133	4=Monocular exotropia with other noncomitancies|1133	5=Alternating exotropia	6=Alternating exotropia with A pattern	7=Alternating exotropia with V pattern	8=Alternating exotropia with other noncomitancies
0:Unspecified intermittent~b*a	1:*b monocular esotropia|1133	2:*b alternating esotropia	3:*b monocular exotropia|1133	4:*b alternating exotropia
0:Unspecified~d*a	1=Cyclotropia|1133	2=Monofixation syndrome	3=Accommodative component in esotropia
0=Unspecified heterophoria	1=Esophoria	2=Exophoria	3=Vertical heterophoria	4=Cyclophoria	5=Alternating heterophoria
1:*a, right eye	2:*a, left eye	9:*a, unspecified eye
0:*a, unspecified	1=Brown's sheath syndrome|1133	2=Inferior oblique muscle entrapment|1139	3=Inferior rectus muscle entrapment|1139	4=Lateral rectus muscle entrapment|1139	5=Medial rectus muscle entrapment|1139	6=Superior oblique muscle entrapment|1139	7=Superior rectus muscle entrapment|1139	8=Extraocular muscle entrapment, unspecified|1139	9:Other mechanical~b*a
1=Duane's syndrome|1133	9:*a
0=Esotropia|1134	1=Exotropia|1135	2:Vertical~b*a|1133	3=Intermittent heterotropia|1136	4:*b and unspecified heterotropia|1137	5=Heterophoria|1138	6:Mechanical~b*a|1140	8:*b specified^b|1141	9:Unspecified~b*a
0:Palsy (spasm)~c*c conjugate gaze	1=Convergence insufficiency and excess|38	2=Internuclear ophthalmoplegia|1003	8:^b specified*a	9:Unspecified disorder~c*a
0=Unspecified astigmatism|519	1=Irregular astigmatism|519	2=Regular astigmatism|519
1:*c	2=Aniseikonia
1=Internal ophthalmoplegia (complete) (total)|519	2:Paresis~b*a|519	3:Spasm~b*a|519
0=Hypermetropia|1003	1=Myopia|1003	2=Astigmatism|1144	3:Anisometropia~d*b aniseikonia|1145	4=Presbyopia	5:*d~c^b|1146	6:Other disorders~b*c	7:Unspecified disorder~b*c
0=Unspecified amblyopia|519	1=Deprivation amblyopia|519	2=Refractive amblyopia|519	3=Strabismic amblyopia|519	4:*c suspect|519
0:Unspecified subjective~b*a	1=Day blindness	2:Transient~b*b loss|519	3:Sudden~b*b loss|519	4=Visual discomfort|1014	5=Visual distortions of shape and size	6:Psychophysical~b*a	9:Other subjective~b*a
0:Unspecified disorder~e*a	1=Abnormal retinal correspondence	2=Fusion with defective stereopsis	3=Simultaneous visual perception without fusion	4:Suppression~e*a
0:Unspecified visual~b*a	1=Scotoma involving central area|519	2=Scotoma of blind spot area|519	3:Sector or arcuate~c*a|519	5:Other localized visual~b*b defect|519	6:Homonymous bilateral~b*a|1126	7:Heteronymous bilateral~b*a	8:Generalized contraction of visual~b*b|519
0:Unspecified color~b*a	1=Achromatopsia	2:Acquired color~b*b deficiency	3=Deuteranomaly	4=Protanomaly	5=Tritanomaly	9:Other color~b*a
0:Unspecified night~b*a	1=Abnormal dark adaptation curve	2:Acquired night~b*a	3:Congenital night~b*a	9:Other night~b*a
1:Glare~b*b	2:Impaired contrast~b*b
0=Amblyopia ex anopsia|1148	1:Subjective visual~b*a|1149	2=Diplopia	3=Other and unspecified disorders of binocular vision|1150	4:*b field defects|1151	5=Color vision deficiencies|1152	6=Night blindness|1153	7=Vision sensitivity deficiencies|1154	8:Other visual~b*a	9=Unspecified visual disturbance
3:*d category 3^b blindness left eye^c	4:*d~b^c, blindness left eye category 4	5:*d~b^c, blindness left eye category 5
3:*d~b^c, blindness left eye category 3	4:*d category 4^b blindness left eye^c	5:*d~b^c, blindness left eye category 5
3:*d~b^c, blindness left eye category 3	4:*d~b^c, blindness left eye category 4	5:*d category 5^b blindness left eye^c
3:*h right eye~d^b~b^b 3|1156	4:*h right eye~d^b~b^b 4|1157	5:*h right eye~d^b~b^b 5|1158
X:*a, different category levels|1159
1:*a category 1	2:*a category 2
3:^b~b^c category 3*a|1161	4:^b~b^c category 4*a|1161	5:^b~b^c category 5*a|1161
3:*a category 3	4:*a category 4	5:*a category 5
1:Low~g*a category 1, blindness left eye|1163	2:Low~g*a category 2, blindness left eye|1163
0:*a, unspecified eyes	1:^c right~b*c left~b^b|1162	2:^c left~b*c right~b^b|1164
1:*g~b^c category 1^b low vision left eye^c	2:*g~b^c~b^c, low vision left eye category 2
1:*g~b^c~b^c, low vision left eye category 1	2:*g~b^c category 2^b low vision left eye^c
1:*g right eye~c^b~b^b 1|1166	2:*g right eye~c^b~b^b 2|1167
X:*a, different category levels|1168
A:^b~b*d~b^c, normal vision left eye
3:*e category 3|1170	4:*e category 4|1170	5:*e category 5|1170
3:^b~b*d~b^b 3, normal vision right eye	4:^b~b*d~b^b 4, normal vision right eye	5:^b~b*d~b^b 5, normal vision right eye
A:*e category 3-5|1172
0:*a, unspecified eye	1:*c right~b^b, normal vision left eye|1171	2:*c left~b^b, normal vision right eye|1173
A:*g~b^c~b^c, normal vision left eye
1:*e category 1|1175	2:*e category 2|1175
1:*g~b^c~b^b 1, normal vision right eye	2:*g~b^c~b^b 2, normal vision right eye
A:*e category 1-2|1177
0:*a, unspecified eye	1:*c right~b^b, normal vision left eye|1176	2:*c left~b^b, normal vision right eye|1178
0:*a, unspecified	1:*c right~b^b, normal vision left eye	2:*c left~b^b, normal vision right eye
0:*d, both eyes|1160	1:^b, one eye,~b*a other eye|1165	2:Low~d*a, both eyes|1169	3=Unqualified visual loss, both eyes	4:*d, one eye|1174	5:Low~d*a, one eye|1179	6=Unqualified visual loss, one eye|1180	7=Unspecified visual loss	8=Legal blindness, as defined in USA
0=Unspecified nystagmus	1=Congenital nystagmus	2=Latent nystagmus	3=Visual deprivation nystagmus	4=Dissociated nystagmus	9=Other forms of nystagmus
1:Deficient saccadic~c*a	2:Deficient smooth pursuit~c*a	9:*a
0:*f|1182	8:Other~d*a|1183
0:Unspecified anomaly~b*a	1=Argyll Robertson pupil, atypical	2=Anisocoria	3=Miosis	4=Mydriasis	5=Tonic pupil|519	9:Other anomalies~b*a
1:*c, right^b	2:*c, left^b	3:*c, bilateral eyes	9:*c, unspecified^b
1=Brow ptosis|877	9:*a	A:Foreign body sensation~e*c (ocular)|1186
0:Anomalies~c*d pupillary function|1185	1=Ocular pain|1003	8:^b specified*a|1187	9:Unspecified disorder~c*a
1:*e right^e	2:*e left^e	3:*a, bilateral	9:^d unspecified~b*a
1:Keratopathy (bullous aphakic)~e*a|519	2:Cataract (lens) fragments in~d*a|519	3:Cystoid macular edema~e*a|519	9:Other disorders~b*a|1189
1:^f right*a	2:^f left*a	3:*a, bilateral	9:^f unspecified*a
1:*c an ophthalmic~b^b|1191	2:*c other~b^b|1191
1:^d right*a	2:^d left*a	3:*a, bilateral	9:^d unspecified*a
1:^c~f*c an ophthalmic~b^b|1193	2:^c~f*c other~b^b|1193	3:^b~c^b~d*c an ophthalmic~b^b|1193	4:^b~c^b~d*c other~b^b|1193	5:^b~f*c an ophthalmic~b^b|1193	6:^b~f*c other~b^b|1193
0:*a, unspecified	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3
1=Chorioretinal scars after surgery for detachment|519	8:^c~c^b~c*a	9:^b~c*a
0:Disorders~g*h the^b following cataract surgery|1190	1:^b hemorrhage~d^b hematoma~b*e complicating a procedure|1192	2:Accidental puncture~e^b laceration~b*e during a procedure|1192	3:Postprocedural hemorrhage, hematoma,~e^b seroma~b*e following a procedure|1194	4:Inflammation (infection)~g*h postprocedural bleb|1195	8:Other intraoperative~b*a|1196
0:*a, unspecified ear	1:*c right^c	2:*c left^c	3:*a, bilateral
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral
1:*a, right ear	2:*a, left ear	3:*a, bilateral	9:*a, unspecified ear
1:Diffuse~c*a|1200	2:Hemorrhagic~c*a|1200	3=Swimmer's ear|1200	9:*a|1200
0:Unspecified acute~b*a|1200	1:^b actinic~b*a|1200	2:^b chemical~b*a|1200	3:^b contact~b*a|1200	4:^b eczematoid~b*a|1200	5:^b reactive~b*a|1200	9:Other~b^b acute*a|1200
X:*a|1200
0=Abscess of external ear|1198	1=Cellulitis of external ear|1198	2:Malignant otitis~b*a|1199	3:Other infective otitis~b*a|1201	4=Cholesteatoma of external ear|1198	5:Acute noninfective otitis~b*a|1202	6:Unspecified chronic otitis~b*a|1199	8:Other otitis~b*a|1203	9:Unspecified otitis~b*a|1199
1:*c right^c	2:*c left^c	3:*a, bilateral	9:*a, unspecified ear
0:Unspecified~c*a|1205	1:Acute~c*a|1205	2:Chronic~c*a|1205	3:^b~c*a|1205
1:Noninfective~c*a, right ear	2:Noninfective~c*a, left ear	3:Noninfective~c*a, bilateral	9:Noninfective~c*a, unspecified ear
0:Unspecified noninfective~b*a|1200	1:Acquired deformity~c*a|1200	2:Hematoma~c*a|1200	9:Other noninfective~b*a|1207
1:^d right*a	2:^d left*a	3:*a, bilateral	9:*a, unspecified ear
1:*d right^d	2:*d left^d	3:*a, bilateral	9:*a, unspecified ear
0:*a, unspecified|1209	1:*a secondary to trauma|1209	2:*a secondary to inflammation and infection|1209	9:Other acquired~b*a|1210
1:Exostosis~d*b canal|1205	9:*a|1205
0:*a, unspecified ear	1:^c right*a	2:^c left*a	3:*a, bilateral
0:Chondritis and perichondritis~c*a|1206	1:Noninfective~b*c pinna|1208	2=Impacted cerumen|1199	3:Acquired stenosis~c*a canal|1211	8:^b specified*a|1212	9:Disorder~c*a, unspecified|1213
X:*a|1209
4:Otitis externa~e^b other*a|1199	8:Other disorders~b*a|1215
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a, recurrent, unspecified ear
1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a, recurrent, unspecified ear	9:*a, unspecified ear
1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a recurrent, unspecified ear	9:*a, unspecified ear
1:Acute and subacute allergic~d*a (mucoid) (sanguinous) (serous)|1218	9:*a|1219
1:Chronic allergic~d*a|1200	9:*a|1200
0:Acute serous~b*a|1217	1:Other acute nonsuppurative~b*a|1220	2:Chronic serous~b*a|1199	3:Chronic mucoid~b*a|1199	4:Other chronic nonsuppurative~b*a|1221	9:Unspecified nonsuppurative~b*a|1199
0:*a without spontaneous rupture of ear drum|1218	1:*a with spontaneous rupture of ear drum|1218
0:*a, unspecified	1:*a, right ear	2:*a, left ear	3:*a, bilateral
0:Acute suppurative~d*a|1223	1:Chronic tubotympanic suppurative~d*a|1224	2:Chronic atticoantral suppurative~d*a|1199	3:Other chronic suppurative~d*a|1203	4:^b~c*a, unspecified|1199	9:Otitis~e*a, unspecified|1199
0:Unspecified Eustachian~b*a|1200	1:Acute Eustachian~b*a|1200	2:Chronic Eustachian~b*a|1200
0:Unspecified obstruction~b*a|1200	1:Osseous obstruction~b*a|1200	2:Intrinsic cartilagenous obstruction~b*a|1200	3:Extrinsic cartilagenous obstruction~b*a|1200
0:*c|1226	1=Obstruction of Eustachian tube|1227
0:Patulous~f*a|1199	8:^b specified~c*a|1199	9:Unspecified~f*a disorder|1199
0:*a without complications|1200	1=Subperiosteal abscess of mastoid|1200	9:*a with other complications|1200
0=Unspecified petrositis|1200	1=Acute petrositis|1200	2=Chronic petrositis|1200
1=Postauricular fistula|1200	9:*a|1200
0=Acute mastoiditis|1230	1=Chronic mastoiditis|1199	2=Petrositis|1231	8:Other mastoiditis~b*a|1232	9=Unspecified mastoiditis|1199
0:*c attic|1199	1:*c tympanum|1199	2:*c mastoid|1199	3=Diffuse cholesteatosis|1199	9=Unspecified cholesteatoma|1199
1:Multiple~b*a|1200	2:Total~b*a|1200
0:Central perforation~b*a|1199	1:Attic perforation~b*a|1199	2:Other marginal perforations~b*a|1203	8:Other perforations~b*a|1235	9:Unspecified perforation~b*a|1199
1:Acute~c*a, right ear	2:Acute~c*a, left ear	3:Acute~c*a, bilateral	9:Acute~c*a, unspecified ear
0:Unspecified acute~b*a|1237	1:Bullous~b*a|1200	9:Other acute~b*a|1200
1:Atrophic flaccid~e*a|1200	2:Atrophic nonflaccid~e*a|1200	9:*a|1200
0=Acute myringitis|1238	1=Chronic myringitis|1199	2=Unspecified myringitis|1199	8:^b specified*a|1239	9:Unspecified disorder~c*a|1199
1:^b right*a	2:^b left*a	3:*a, bilateral	9:*a, unspecified ear
1:Ankylosis~d*a|1200	2:Partial loss~d*a|1200	9:*a|1205
1:*e right^e	2:*e left^e	3:*a, bilateral	9:*a, unspecified ear
X:*a|1243
0:*a, unspecified ear	1:^d right*a	2:^d left*a	3:*a, bilateral
0=Tympanosclerosis|1200	1:Adhesive~d*b disease|1241	2:Discontinuity and dislocation~c*d~b^b ossicles|1198	3:*f acquired abnormalities~b^b~b^b ossicles|1242	4:Polyp~c*b|1198	8:^b specified*b and^b|1244	9:Unspecified disorder~c*b and^b|1245
0:*a, unspecified ear	1:^e right*a	2:^e left*a	3:*a, bilateral
0:Mastoiditis~h^b infectious and parasitic*a|1199	8:^b specified*a|1247
0:*a involving oval window, nonobliterative|1199	1:*a involving oval window, obliterative|1199	2=Cochlear otosclerosis|1199	8=Other otosclerosis|1199	9=Unspecified otosclerosis|1199
1:Aural~c*a|1200	9:*a|1200
0=Meniere's disease|1200	1=Benign paroxysmal vertigo|1199	2=Vestibular neuronitis|1199	3=Other peripheral vertigo|1250	4:Vertigo~b*c central origin	8:Other disorders~b*a|1203	9:Unspecified disorder~b*a|1199
X:*a|1205
0=Labyrinthitis|1200	1=Labyrinthine fistula|1200	2=Labyrinthine dysfunction|1203	3:Noise effects on~d*a|1252	8:^b specified*a|1252	9:Unspecified disease~c*a|1198
1:^f, right ear,*a	2:^f, left ear,*a
1:*h, right ear,^h	2:*h, left ear,^h
1:^g right ear*a	2:^g left ear*a
1:^g right ear,*a	2:^g left ear,*a
1:*h, right ear^h	2:*h, left ear^h
1:^b~c^c, unilateral,*a|1256	2:Sensorineural~d^c, unilateral,*a|1257	3:Mixed conductive~b^e, unilateral*a|1258
0:^b~c*a, bilateral	1:^b~c*a, unilateral with unrestricted hearing on the contralateral side|1254	2:^b~c*a, unspecified	3:Sensorineural~d*a, bilateral	4:Sensorineural~d*a, unilateral with unrestricted hearing on the contralateral side|1254	5:Unspecified~c*a	6:Mixed conductive~b*a, bilateral	7:Mixed conductive~b*a, unilateral with unrestricted hearing on the contralateral side|1255	8:Mixed conductive~b*a, unspecified	A:*a with restricted hearing on the contralateral side|1259
0:Ototoxic~d*a|1200	1=Presbycusis|1199	2:Sudden idiopathic~d*a|1199	3=Deaf nonspeaking, not elsewhere classified	8:^b specified~c*a|1203	9:Unspecified~d*a|1199
0:*e|1200	1=Otorrhea|1199	2=Otorrhagia|1199
1=Transient ischemic deafness|1200	9:Unspecified degenerative~b*a|1009
1=Auditory recruitment|1200	2=Diplacusis|1200	3=Hyperacusis|1200	4:Temporary~c*b threshold shift|1200	5:Central~c*b processing disorder	9:*a|1200
1:*c right^c	2:*c left^c	3:*c bilateral^b nerves	9:*c unspecified^c
X:*a|1265
1:*b right^b	2:*b left^b	3:*a, bilateral	9:*a, unspecified ear
X:*a|1267
0:*a, unspecified ear	1:*b right^b	2:*b left^b	3:*a, bilateral
0:Degenerative and vascular~b*e|1263	1=Tinnitus|1200	2:*h abnormal auditory perceptions|1264	3:Disorders~c*f acoustic nerve|1266	8:^b specified*e|1268	9:Unspecified disorder~c*e|1269	A=Pulsatile tinnitus|1200
0:Acoustic neuritis~e^b infectious and parasitic*a|1199	8:^b specified*a|1247
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral ears
1:*a, right ear	2:*a, left ear	3:*a, bilateral ears	9:*a, unspecified ear
1:Chronic inflammation~c*g postmastoidectomy cavity|1273	2:Granulation~c*g postmastoidectomy cavity|1273	3:Mucosal cyst~c*g postmastoidectomy cavity|1273	9:*h~f^c|1273
1:*a on the ear and mastoid process	2:*c other~b^b
1:^f the*a on the ear and mastoid process	2:*h the^f other~b^b
1:^c~c*a on the ear and mastoid process	2:^c~c*c other~b^b	3:^b~c*a on the ear and mastoid process	4:^b~c*c other~b^b
1:*d right^d	2:*d left^d	3:*a, bilateral	9:*d unspecified^d
1:Postprocedural stenosis~h*j external~b^b canal|1278	8:^c~c*a	9:^b~c*a
0:Recurrent cholesteatoma~g*i postmastoidectomy cavity|1272	1:Other~f*e following mastoidectomy|1274	2:^b hemorrhage~d^b hematoma~b*e complicating a procedure|1275	3:Accidental puncture~e^b laceration~b*e during a procedure|1276	4:Postprocedural hemorrhage~g*e following a procedure|1275	5:Postprocedural hematoma~e^b seroma~b*e following a procedure|1277	8:Other intraoperative~b^g the*a|1279
0=Acute rheumatic pericarditis	1=Acute rheumatic endocarditis	2=Acute rheumatic myocarditis	8:Other acute rheumatic~d*b disease	9:Acute rheumatic~d*b disease, unspecified
0:*a with heart involvement	9:*a without heart involvement
0:*c stenosis	1:*c insufficiency	2:*c stenosis with insufficiency	8:Other rheumatic~b*a	9:*b disease, unspecified
0:*c stenosis	1:*c insufficiency	2:*c stenosis and insufficiency	8:Other rheumatic~b*a	9:*b disease, unspecified
0=Rheumatic disorders of both mitral and aortic valves	1=Rheumatic disorders of both mitral and tricuspid valves	2=Rheumatic disorders of both aortic and tricuspid valves	3=Combined rheumatic disorders of mitral, aortic and tricuspid valves	8:Other rheumatic multiple~b*a	9:Rheumatic multiple~b*b disease, unspecified
1:Rheumatic~d*b failure	9:*a
0=Rheumatic myocarditis	1:Rheumatic~d*a of endocardium, valve unspecified	2:Chronic~b*c pericarditis	8:^b specified*a|1286	9:Rheumatic~c*b disease, unspecified
0:*a with heart failure	9:*a without heart failure
0:*a with stage 5 chronic kidney disease or end stage renal disease	9:*a with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease
0:*a, with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease	1:*a, with stage 5 chronic kidney disease, or end stage renal disease
0:*a with heart failure and stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease	1:*a without heart failure|1290	2:*a with heart failure and with stage 5 chronic kidney disease, or end stage renal disease
0:Renovascular~b*a	1=Hypertension secondary to other renal disorders	2=Hypertension secondary to endocrine disorders	8:Other secondary~b*a	9:*a, unspecified
0:*b urgency	1:*b emergency	9:*a, unspecified
0:Resistant~b*a
1:Angina~e*a with coronary microvascular dysfunction	9:*a
0=Unstable angina	1:*a with documented spasm	2:Refractory angina~b*a	8:Other forms of angina~b*a|1295	9:*a, unspecified
1:*d involving left main coronary artery	2:*d involving left~b^b descending coronary artery	9:*d involving other coronary artery^d
1:*d involving right coronary artery	9:*d involving other coronary artery^d
1:*d involving left circumflex coronary artery	9:*d involving~b^c
1:Myocardial~e*a type 2	9:^b~c*a type
0:ST elevation (STEMI)~b*a of anterior wall|1297	1:ST elevation (STEMI)~b*a of inferior wall|1298	2:ST elevation (STEMI)~b*a of other sites|1299	3:ST elevation (STEMI)~b*a of unspecified site	4:Non-ST elevation (NSTEMI)~b*a	9:*a, unspecified	A:Other type of~b*a|1300	B:Myocardial~c*a with coronary microvascular dysfunction
0:*g~e^c of anterior wall	1:*g~e^c of inferior wall	2:^b~e*a	8:*g~e^c of other sites	9:*g~e^c of unspecified site
0:Hemopericardium as~b^b complication~b^b acute~h*f	1:Atrial septal defect as~b^b complication~b^b acute~h*f	2:Ventricular septal defect as~b^b complication~b^b acute~h*f	3:Rupture of cardiac wall without hemopericardium as~b^b complication~b^b acute~h*f	4:Rupture of chordae tendineae as~b^b complication~b^b acute~h*f	5:Rupture of papillary muscle as~b^b complication~b^b acute~h*f	6:Thrombosis of atrium, auricular appendage, and ventricle as~b*o acute~h^c	7=Postinfarction angina	8:Other~b*o acute~h^c
1=Acute coronary microvascular dysfunction	9:*a
0=Acute coronary thrombosis not resulting in myocardial infarction	1=Dressler's syndrome	8:^b forms of*b disease|1304	9:Acute~c*b disease, unspecified
0:*c unstable^c	1:*a with documented spasm	2:*c refractory^c	8:*c other forms of^c	9:*c unspecified^c
0:*a without angina pectoris	1:*a with angina pectoris|1306
0:*c unstable^b	1:*a with documented spasm	2:*c refractory^c	8:*c other forms of^c	9:*c unspecified^c
0:*j, unspecified,~g^d|1306	1:^c autologous vein*j~g^d|1306	2:^c autologous artery*j~g^d|1306	3:^c nonautologous biological*j~g^d|1306	5:^c native~f*a|1308	6:^c~c^b graft of~c*a|1308	9:^c other*j~g^d|1306
0:^c~b^b artery bypass graft(s)~b*a	1:^c native~b^b artery of transplanted heart~b*a	2:^c bypass graft of~b^b artery of transplanted heart~b*a
1:Atherosclerosis~c*e other coronary vessels without angina pectoris|1310	2:Chronic total occlusion~c*e coronary artery	3=Coronary atherosclerosis due to lipid rich plaque	4=Coronary atherosclerosis due to calcified coronary lesion	5=Chronic coronary microvascular dysfunction	9:*a
1:Atherosclerotic~c*a of native coronary artery|1307	2=Old myocardial infarction	3:Aneurysm of~c*b	4=Coronary artery aneurysm and dissection|38	5=Ischemic cardiomyopathy	6=Silent myocardial ischemia	7:Atherosclerosis of coronary artery bypass graft(s) and coronary artery of transplanted~c*b with angina pectoris|1309	8:Other forms of chronic~b*a|1311	9:*a, unspecified
1:Septic pulmonary~b*a	2:Saddle embolus of pulmonary artery~c*a	3:Cement~b^b of pulmonary artery*a	4:Fat~b^b of pulmonary artery*a	9:Other pulmonary~b*a
0:Septic pulmonary~b*a	2:Saddle embolus of pulmonary artery~c*a	3:Single subsegmental thrombotic pulmonary~b*a	4:Multiple subsegmental thrombotic pulmonary emboli~c*a	5:Cement~b^b of pulmonary artery*a	6:Fat~b^b of pulmonary artery*a	9:Other pulmonary~b*a
0:*a with acute cor pulmonale|1313	9:*a without acute cor pulmonale|1314
0:Pulmonary~d*a, unspecified	1:Secondary~c*b arterial^b	2:Pulmonary~d*a due to left heart disease	3:Pulmonary~d*a due to lung diseases and hypoxia	4:Chronic thromboembolic~c*a	9:*a
0=Fontan-associated liver disease [FALD]	1=Fontan-associated lymphatic dysfunction	8=Other Fontan-associated condition	9:*a, unspecified
1=Cor pulmonale (chronic)	2:Chronic~c*c embolism	3=Eisenmenger's syndrome	4=Fontan related circulation|1317	9:*a
0:Primary~b*c hypertension	1:Kyphoscoliotic~c*b disease	2:*d secondary^b hypertension|1316	8:^b specified*a|1318	9:Pulmonary~c*b disease, unspecified
0:Arteriovenous fistula~c*a	1:Aneurysm~c*b artery	8:*a	9:Disease~c*a, unspecified
0:*b nonspecific idiopathic^b	1:Infective~b*a	8:Other forms of acute~b*a	9:*a, unspecified
1:Malignant pericardial~b*b in diseases classified elsewhere	9:Other pericardial~b*a
0=Chronic adhesive pericarditis	1=Chronic constrictive pericarditis	2=Hemopericardium, not elsewhere classified	3=Pericardial effusion (noninflammatory)|1322	4=Cardiac tamponade	8:^b specified*a	9:Disease~c*a, unspecified
0:*b infective^b	9:*a, unspecified
1:Nonrheumatic~c*c (valve) annulus calcification	9:*a
0:*c (valve) insufficiency	1:*c (valve) prolapse	2:*c (valve) stenosis	8:Other nonrheumatic~b*a|1325	9:*b disorder, unspecified
0:*c (valve) stenosis	1:*c (valve) insufficiency	2:*c (valve) stenosis with insufficiency	8:Other nonrheumatic~b*a	9:*b disorder, unspecified
0:*b stenosis	1:*b insufficiency	2:*b stenosis with insufficiency	8:Other nonrheumatic~b*a	9:*b disorder, unspecified
0:Infective~b*a	1:Isolated~b*a	8:Other acute~b*a	9:*a, unspecified
0:*a, unspecified	1:Familial-genetic dilated~b*a	9:Other dilated~b*a
1=Arrhythmogenic cardiomyopathy	9:*a not elsewhere classified
0=Dilated cardiomyopathy|1330	1=Obstructive hypertrophic cardiomyopathy	2=Other hypertrophic cardiomyopathy	3=Endomyocardial (eosinophilic) disease	4=Endocardial fibroelastosis	5=Other restrictive cardiomyopathy	6=Alcoholic cardiomyopathy	7:*a due to drug and external agent	8=Other cardiomyopathies|1331	9:*a, unspecified
0:*e~d^b, first degree	1:*e~d^b, second degree	2:*e~d^b, complete	3:Other~b*d unspecified atrioventricular~c^b|550	4:Left anterior fascicular~e*a	5:Left posterior fascicular~e*a	6:Other~b*d unspecified fascicular~c^b|550	7:Left~d*a, unspecified
1=Long QT syndrome	9:*a
0=Right fascicular block	1:*c and unspecified right bundle-branch block|550	2=Bifascicular block	3=Trifascicular block	4=Nonspecific intraventricular block	5:*c specified heart block	6=Pre-excitation syndrome	8:^b specified*a|1334	9=Conduction disorder, unspecified
2:*a due to underlying cardiac condition	8:*a due to other underlying condition	9:*a, cause unspecified
0:*a, unspecified	1:Inappropriate sinus~b*a, so stated	9:Other supraventricular~b*a
0:*a, unspecified	1=Torsades de pointes	2:Catecholaminergic polymorphic ventricular~b*a [CPVT]	9:Other ventricular~b*a
0=Re-entry ventricular arrhythmia	1:Supraventricular~b*a|1337	2:Ventricular~b*a|1338	9:*a, unspecified
1:Longstanding persistent~b*a	9:Other persistent~b*a
0:*a, unspecified	1:Permanent~b*a
1:*d	2:*e~d^b
0:Paroxysmal atrial~b*c	1:Persistent atrial~b*c|1340	2:Chronic atrial~b*c|1341	3:Typical atrial~d*a	4:Atypical atrial~d*a	9:Unspecified atrial~b*b atrial^b|1342
1=Brugada syndrome	2=Ventricular bigeminy	9:*a not elsewhere classified
0=Ventricular fibrillation and flutter|38	1=Atrial premature depolarization	2=Junctional premature depolarization	3=Ventricular premature depolarization	4:*c and unspecified premature depolarization|550	5=Sick sinus syndrome	8:^b specified*a|1344	9=Cardiac arrhythmia, unspecified
0:Unspecified systolic~b*a	1:Acute systolic~b*a	2:Chronic systolic~b*a	3:Acute on chronic systolic~b*a
0:Unspecified diastolic~b*a	1:Acute diastolic~b*a	2:Chronic diastolic~b*a	3:Acute on chronic diastolic~b*a
0:Unspecified combined~b*a	1:Acute combined~b*a	2:Chronic combined~b*a	3:Acute on chronic combined~b*a
0:*a, unspecified	1:Acute right~b*a	2:Chronic right~b*a	3:Acute on chronic right~b*a	4:*a due to left heart failure
1:Right~b*a|1349	2:Biventricular~b*a	3:High output~b*a	4:End stage~b*a	9:*a
1:Left ventricular~b*a, unspecified	2:Systolic (congestive) heart~b*a|1346	3:Diastolic (congestive) heart~b*a|1347	4:Combined systolic (congestive) and diastolic (congestive) heart~b*a|1348	8:Other heart~b*a|1350	9:*a, unspecified
1=Takotsubo syndrome	9:*a
0=Cardiac septal defect, acquired	1:Rupture~e*c chordae tendineae, not elsewhere classified	2:Rupture~e*c papillary muscle, not elsewhere classified	3=Intracardiac thrombosis, not elsewhere classified	4=Myocarditis, unspecified	5=Myocardial degeneration	7=Cardiomegaly	8:Other~c*e~c^b diseases|1352	9:Heart~g*a, unspecified
0:*a from carotid siphon and bifurcation|328	1:*a from middle cerebral artery|262	2:*a from anterior communicating artery	3:*a from posterior communicating artery|262	4:*a from basilar artery	5:*a from vertebral artery|261	6:*a from other intracranial arteries	7:*a from unspecified intracranial artery	8:Other nontraumatic~b*a	9:*a, unspecified
0:*a in hemisphere, subcortical	1:*a in hemisphere, cortical	2:*a in hemisphere, unspecified	3:*a in brain stem	4:*a in cerebellum	5:*a, intraventricular	6:*a, multiple localized	8:Other nontraumatic~b*a	9:*a, unspecified
0:*a, unspecified	1:^b acute*a	2:^b subacute*a	3:^b chronic*a
0:Nontraumatic subdural~f*a|1356	1:Nontraumatic extradural~f*a	9:Nontraumatic~e*a, unspecified
1:*c right^c	2:*c left^c	3:*c bilateral^b arteries	9:*c unspecified^c
0:*c unspecified^b artery	1:*c vertebral artery|1358	2:*c basilar artery	3:*c carotid artery|1358	9:*c other^b artery
1:*c right^b artery	2:*c left^b artery	3:*c bilateral^c	9:*c unspecified^b artery
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*c unspecified^b artery
0:*c unspecified^c	1:*c vertebral~b^b|1360	2:*c basilar artery	3:*c carotid~b^b|1361	9:*c other^c
1:*d right^d	2:*d left^d	3:*d bilateral^c arteries	9:*d unspecified^d
0:*c unspecified^b artery	1:*c middle^b artery|1363	2:*c anterior^b artery|1363	3:*c posterior^b artery|1363	4:*c cerebellar artery|1358	9:*c other^b artery
1:*a due to occlusion or stenosis of small artery	9:*a
0:*a due to thrombosis of precerebral arteries|1359	1:*a due to embolism of precerebral arteries|1359	2:*a due to unspecified occlusion or stenosis of precerebral arteries|1362	3:*a due to thrombosis of cerebral arteries|1364	4:*a due to embolism of cerebral arteries|1364	5:*a due to unspecified occlusion or stenosis of cerebral arteries|1364	6:*a due to cerebral venous thrombosis, nonpyogenic	8:Other cerebral~b*a|1365	9:*a, unspecified
0:*i vertebral artery|1358	1:*i basilar artery	2:*i carotid artery|1358	8:*i other^c	9:*i unspecified^b artery
0:*i middle~g^b artery|1363	1:*i anterior~g^b artery|1363	2:*i posterior~g^b artery|1363	3:*i cerebellar~b^b	8:*i other^c	9:*i unspecified~g^b artery
1:Reversible cerebrovascular~d*a syndrome	8:Other cerebrovascular~b*a
0=Cerebral autosomal dominant arteriopathy with subcortical infarcts and leukoencephalopathy	8:Other hereditary~b*b disease
1:Acute~c*b insufficiency	2=Cerebral ischemia	3=Posterior reversible encephalopathy syndrome	4=Cerebral vasospasm and vasoconstriction|1369	5:Hereditary~c*a|1370	9:*d~b^b disease
0=Dissection of cerebral arteries, nonruptured	1=Cerebral aneurysm, nonruptured	2=Cerebral atherosclerosis	3=Progressive vascular leukoencephalopathy	4=Hypertensive encephalopathy	5=Moyamoya disease	6=Nonpyogenic thrombosis of intracranial venous system	7=Cerebral arteritis, not elsewhere classified	8:^b specified*a|1371	9=Cerebrovascular disease, unspecified
0=Cerebral amyloid angiopathy	2:Cerebral arteritis~c^b other*a	8:Other cerebrovascular~b*a
0:Attention and concentration deficit~c*a	1:Memory deficit~c*a	2:Visuospatial deficit and spatial neglect~c*a	3:Psychomotor deficit~c*a	4:Frontal lobe and executive function deficit~c*a	5:^b social or emotional deficit~b*a	8:Other symptoms and signs involving cognitive functions~c*a	9:Unspecified symptoms and signs involving cognitive functions~c*a
0:Aphasia~e*a	1:Dysphasia~e*a	2:Dysarthria~e*a	3:Fluency disorder~e*a	8:Other speech~b*a
1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right non-dominant side	4:*a affecting left non-dominant side	9:*a affecting unspecified side
1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right non-dominant side	4:*a affecting left non-dominant side	5:*a, bilateral	9:*a affecting unspecified side
0:Apraxia following~d*a	1:Dysphagia following~d*a	2:Facial weakness following~d*a	3:Ataxia following~d*a	8:^c following~b*a
0:Unspecified sequelae~b*a	1:Cognitive deficits following~c*a|1374	2:Speech and language deficits following~c*a|1375	3:Monoplegia~b^b upper limb following*a|1376	4:Monoplegia~b^b lower limb following*a|1376	5:Hemiplegia and hemiparesis following~c*a|1376	6:Other paralytic syndrome following~c*a|1377	9:Other sequelae~b*a|1378
0:Apraxia following~d*a	1:Dysphagia following~d*a	2:Facial weakness following~d*a	3:Ataxia following~d*a	8:*a
0:Unspecified sequelae~b*a	1:Cognitive deficits following~c*a|1374	2:Speech and language deficits following~c*a|1375	3:Monoplegia~b^b upper limb following*a|1376	4:Monoplegia~b^b lower limb following*a|1376	5:Hemiplegia and hemiparesis following~c*a|1376	6:Other paralytic syndrome following~c*a|1377	9:Other sequelae~b*a|1380
0:Unspecified sequelae~b*b disease	1:Cognitive deficits following~c*b disease|1374	2:Speech and language deficits following~c*b disease|1375	3:Monoplegia~b^b upper limb following*b disease|1376	4:Monoplegia~b^b lower limb following*b disease|1376	5:Hemiplegia and hemiparesis following~c*b disease|1376	6:Other paralytic syndrome following~c*b disease|1377	9:Other sequelae~b*b disease|1380
0:Unspecified sequelae~b*b disease	1:Cognitive deficits following~c*b disease|1374	2:Speech and language deficits following~c*b disease|1375	3:Monoplegia~b^b upper limb following*b disease|1376	4:Monoplegia~b^b lower limb following*b disease|1376	5:Hemiplegia and hemiparesis following~c*b disease|1376	6:Other paralytic syndrome following~c*b disease|1377	9:Other sequelae~b*b disease|1378
0:*c nontraumatic subarachnoid hemorrhage|1379	1:*c nontraumatic intracerebral hemorrhage|1381	2:*c other nontraumatic intracranial hemorrhage|1381	3:*c cerebral infarction|1381	8:*c other^b diseases|1382	9:*c unspecified^b diseases|1383
1:*a, right leg	2:*a, left leg	3:*a, bilateral legs	8:*a, other extremity	9:*a, unspecified extremity
1:*a of thigh	2:*a of calf	3:*a of ankle	4:*a of heel and midfoot	5:*a of other part of foot	8:*a of other part of lower leg	9:*a of unspecified site
0:Unspecified atherosclerosis~b*c~b^b|1385	1:*c~b^b with intermittent claudication|1385	2:*c~b^b with rest pain|1385	3:*c right leg with ulceration|1386	4:*c left leg with ulceration|1386	5:*c other~b^b with ulceration	6:*c~b^b with gangrene|1385	9:Other atherosclerosis~b*c~b^b|1385
0:Unspecified atherosclerosis~b*a|1385	1:*a with intermittent claudication|1385	2:*a with rest pain|1385	3:*b right leg with ulceration|1386	4:*b left leg with ulceration|1386	5:*c other extremity with ulceration	6:*a with gangrene|1385	9:Other atherosclerosis~b*a|1385
1:*c with^c, right leg	2:*c with^c, left leg	3:*c with^c, bilateral legs	8:*c with^c, other extremity	9:*c with^c, unspecified extremity
0:Unspecified atherosclerosis~b*a|1385	1:*a intermittent claudication|1389	2:*a with rest pain|1385	3:*b right leg with ulceration|1386	4:*b left leg with ulceration|1386	5:*c other extremity with ulceration	6:*a with gangrene|1385	9:Other atherosclerosis~b*a|1385
0:Unspecified~d*a	1:Generalized~d*a	2=Chronic total occlusion of artery of the extremities
0:*a of aorta	1:*a of renal artery	2:*a of native arteries of the extremities|1387	3:*a of unspecified type of bypass graft(s) of the extremities|1388	4:*a of autologous vein bypass graft(s) of the extremities|1388	5:*a of nonautologous biological bypass graft(s) of the extremities|1390	6:*a of nonbiological bypass graft(s) of the extremities|1388	7:*a of other type of bypass graft(s) of the extremities|1388	8:*a of other arteries	9=Other and unspecified atherosclerosis|1391
0:*c ascending~b^b	1:*c aortic arch	2:*c descending^c	9:*a, unspecified
0:*b unspecified site of^b	1:*b thoracic^b|1393	2:*b abdominal^b	3:*b thoracoabdominal^b
0:*a, unspecified	1:Aneurysm of the ascending aorta~d*a	2:Aneurysm of the~b^b arch~b*a	3:Aneurysm of the descending thoracic aorta~d*a
0:*a, unspecified	1:Pararenal abdominal~b*a	2:Juxtarenal abdominal~b*a	3:Infrarenal abdominal~b*a
0:*a, unspecified	1:Supraceliac~c^b of the thoracoabdominal aorta*a	2:Paravisceral~c^b of the thoracoabdominal aorta*a
0=Dissection of aorta|1394	1:Thoracic aortic~b*c, ruptured|1395	2:Thoracic aortic~b*c, without rupture|1395	3:Abdominal aortic~b*c, ruptured|1396	4:Abdominal aortic~b*c, without rupture|1396	5:Thoracoabdominal aortic~b*c, ruptured|1397	6:Thoracoabdominal aortic~b*c, without rupture|1397	8:*c of unspecified site, ruptured	9:*c of unspecified site, without rupture
0=Aneurysm of carotid artery	1=Aneurysm of artery of upper extremity	2=Aneurysm of renal artery	3=Aneurysm of iliac artery	4=Aneurysm of artery of lower extremity	5=Aneurysm of other precerebral arteries	6=Aneurysm of vertebral artery	8=Aneurysm of other specified arteries	9=Aneurysm of unspecified site
0:*a without gangrene	1:*a with gangrene
1=Erythromelalgia	9:*a
0=Raynaud's syndrome|1400	1=Thromboangiitis obliterans [Buerger's disease]	8:^b specified*a|1401	9:Peripheral~c*b disease, unspecified
1:Saddle embolus~d*a	9:Other arterial embolism~b*a
0:*g~c^e	1:*g thoracic~f^b	9:*f~c^d
0:Embolism~c*a of abdominal aorta|1403	1:Embolism~c*a of other and unspecified parts of aorta|1404	2:Embolism~c*a of arteries of the upper extremities	3:Embolism~c*a of arteries of the lower extremities	4:Embolism~c*a of arteries of extremities, unspecified	5:Embolism~c*a of iliac artery	8:Embolism~c*a of other arteries	9:Embolism~c*a of unspecified artery
1:*c right^c	2:*c left^c	3:*c bilateral^b extremities	9:*c unspecified^c
1:*b upper extremity|1406	2:*b lower extremity|1406
1:*c kidney	9:*b site
0:*a of extremities|1407	8:*a of other sites|1408
0=Dissection of unspecified artery	1=Dissection of carotid artery	2=Dissection of iliac artery	3=Dissection of renal artery	4=Dissection of vertebral artery	5=Dissection of other precerebral arteries	6=Dissection of artery of upper extremity	7=Dissection of artery of lower extremity	9=Dissection of other specified artery
0:Thoracic aortic~b*a	1:Abdominal aortic~b*a	2:Thoracoabdominal aortic~b*a	9:*a, unspecified site
1=Aortic ectasia|1411	2=Antineutrophilic cytoplasmic antibody [ANCA] vasculitis	9:*a
0=Arteriovenous fistula, acquired	1:Stricture~c*d artery	2:Rupture~c*d artery	3=Arterial fibromuscular dysplasia	4=Celiac artery compression syndrome	5:Necrosis~c*d artery	6=Arteritis, unspecified	7:*f arterial dissection|1410	8:^b specified*a|1412	9:Disorder~c*a, unspecified
0=Hereditary hemorrhagic telangiectasia	1=Nevus, non-neoplastic	8:Other diseases~b*a	9:Disease~b*a, unspecified
0:Aneurysm~b^b aorta~f*a	1:Aortitis~h*a	8:Other disorders~b*a
0:*c unspecified^b extremity	1:*c right^b extremity	2:*c left^b extremity	3:*a, bilateral
0:*c unspecified^c	1:*c right^c	2:*c left^c	3:*a, bilateral
1:*c right^b extremity	2:*c left^b extremity	3:*a, bilateral	9:*c unspecified^b extremity
1:*c right^b extremity	2:*c left^b extremity	3:*b extremity, bilateral	9:*c unspecified^b extremity
0:^e~c*a|1418	1:*i iliac vein|919	2:*i popliteal vein|919	3:*i tibial vein|919	4:*i peroneal vein|919	5:*i calf muscular vein|1278	9:*h~c^f|1419
0:*a of superficial vessels of lower extremities|1416	1:*a of femoral vein|1417	2:*a of other and unspecified deep vessels of lower extremities|1420	3:*a of lower extremities, unspecified	8:*a of other sites	9:*a of unspecified site
0:Acute embolism~b*a	1:Chronic embolism~b*a
1:*g superior^c|1422	2:*g inferior^c|1422	9:*g~d^d|1422
0:*f unspecified^f|919	1:*f femoral vein|919	2:*f iliac vein|919	3:*f popliteal vein|919	4:*f tibial vein|919	5:*f peroneal vein|919	6:*f calf muscular vein|1278	9:*f other specified^b vein~b^d|919	Y:*f unspecified^d proximal^c|1278	Z:*f unspecified^d distal^c|1278
0:*e unspecified^e|919	1:*e superficial^e|919	2:*e deep^e|919
1:*d superficial~c^b of lower extremities|1418	9:*a|1422
1:Acute embolism~b*a|919	2:Chronic embolism~b*a|919
1:Acute embolism~b*a|1278	2:Chronic embolism~b*a|1278
0=Budd-Chiari syndrome	1=Thrombophlebitis migrans	2:Embolism~d*a of vena cava and other thoracic veins|1423	3:Embolism~d*a of renal vein	4:Acute~c*a of deep veins of lower extremity|1424	5:Chronic~c*a of deep veins of lower extremity|1424	6:Acute~c*a of veins of upper extremity|1425	7:Chronic~c*a of veins of upper extremity|1425	8:Embolism~d*a of other specified veins|1426	9:Embolism~d*a of unspecified vein|1422	A:Embolism~d*a of axillary vein|1427	B:Embolism~d*a of subclavian vein|1427	C:Embolism~d*a of internal jugular vein|1428
1:*a of thigh	2:*a of calf	3:*a of ankle	4:*a of heel and midfoot	5:*a other part of foot	8:*a other part of lower leg	9:*a of unspecified site
0:*e unspecified^b extremity~b^c|1430	1:*e right^b extremity~b^c|1430	2:*e left^b extremity~b^c|1430
0:*e unspecified^b extremity~b^c	1:*e right^b extremity~b^c	2:*e left^b extremity~b^c
1:*c of thigh^c	2:*c of calf^c	3:*c of ankle^c	4:*c of heel^b midfoot and^b	5:*c other part of foot^c	8:*c of other part of lower extremity^c	9:*c of unspecified site^c
0:^d unspecified^b extremity~b*a|1433	1:^d right^b extremity~b*a|1433	2:^d left^b extremity~b*a|1433
1:*e right^b extremity~b^c	2:*e left^b extremity~b^c	3:^d bilateral*a	9:*e unspecified^b extremity~b^c
1:*f right^b extremity~b^d	2:*f left^b extremity~b^d	3:^d bilateral*a	9:*f unspecified^b extremity~b^d
1:*c pain|1435	9:*a|1436
0:*c unspecified^b extremity	1:*c right^b extremity	2:*c left^b extremity	3:*c bilateral^c
0:*a with ulcer|1431	1:*a with inflammation|1432	2:*a with both ulcer and inflammation|1434	8:*a with other complications|1437	9:Asymptomatic varicose~b*a|1438
0:*a without bleeding	1:*a with bleeding
0:*a|1440	1:Secondary esophageal~b*a|1440
0=Sublingual varices	1=Scrotal varices	2=Pelvic varices	3=Vulval varices	4=Gastric varices	8:*b specified^b
1:*a of right lower extremity	2:*a of left lower extremity	3:*a of bilateral lower extremity	9:*a of unspecified extremity
1:*a of right lower extremity	2:*a of left lower extremity	3:*a of bilateral lower extremity	9:*a of unspecified lower extremity
0:*a without complications|1443	1:*a with ulcer|1444	2:*a with inflammation|1444	3:*a with ulcer and inflammation|1444	9:*a with other complications|1444
0:*a without complications|1444	1:*a with ulcer|1444	2:*a with inflammation|1444	3:*a with ulcer and inflammation|1444	9:*a with other complications|1444
0=Postthrombotic syndrome|1445	1:Compression~c*b vein	2=Venous insufficiency (chronic) (peripheral)	3=Chronic venous hypertension (idiopathic)|1446	8:^b specified*a	9:Disorder~c*b vein, unspecified
0:*b mesenteric^b	1:Chronic~b*a, except mesenteric	8:Other nonspecific~b*a	9:*a, unspecified
0=Lymphedema, not elsewhere classified	1=Lymphangitis	8:^b specified*a	9:Noninfective disorder~d*a, unspecified
1:Postprocedural~b*a	9:*a
0=Idiopathic hypotension	1=Orthostatic hypotension	2:*a due to drugs	3:*a of hemodialysis	8=Other hypotension|1450	9:*a, unspecified
0:*a following cardiac surgery	1:*a following other surgery
1:Postprocedural~c*c insufficiency|1452	2:Postprocedural~c*c arrest|1452	3=Postprocedural heart failure|1452	9:*a|1452
0:*d cardiac catheterization	1:*d cardiac bypass	8:*e other~b^d
1:*b circulatory system^b|1454	2:*c other~b^b
1:*b circulatory system^b	2:*c other~b^b
0:*d cardiac catheterization	1:*e cardiac bypass	8:*e other~b^d
0:^c~e*a	1:^b~c^b~c*a	2:^b~e*a
1:^c~e*b circulatory system^b|1457	2:*c other~b^b|1458	3:^b~c^b~c*b circulatory system^b|1457	4:^b~e*b circulatory system^b|1457
0:*a during cardiac surgery	1:*a during other surgery
1:*c arrest|1460	9:Other intraoperative~b*a|1460
1=Intraoperative cerebrovascular infarction|1460	2=Postprocedural cerebrovascular infarction|1452	8:^c~c^b~c*a	9:^b~c*a
0=Postcardiotomy syndrome	1:Other~c*k cardiac functional disturbances|1453	2=Postmastectomy lymphedema syndrome	3=Postprocedural hypertension	4:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1455	5:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1456	6:Postprocedural hemorrhage, hematoma~e^b seroma~b^b a*e organ or structure following a procedure|1459	7:*m cardiac functional disturbances|1461	8:Other intraoperative~b*g the^g|1462
8:^b disorder~d*a	9:Unspecified disorder~e*a
0:*a, unspecified	1:^b recurrent*a
0:*a, unspecified	1:*b recurrent^b
0:*a	1:*b recurrent^b
0:*a	1:^b recurrent*a
0:*b maxillary^b|1465	1:*b frontal^b|1465	2:*b ethmoidal^b|1465	3:*b sphenoidal^b|1465	4:*b pansinusitis|1466	8:Other acute~b*a|1467	9:*a, unspecified|1468
0:Streptococcal~b*a	8:*a due to other specified organisms	9:*a, unspecified
0:Acute streptococcal~b*a, unspecified	1:Acute recurrent streptococcal~b*a
0:Streptococcal~b*a|1471	8:*a due to other specified organisms|1468	9:*a, unspecified|1468
0:*a without obstruction	1:*a with obstruction
0:*a, without obstruction	1:*a, with obstruction
0:*c	1:*d~c^b|1473	2:*d laryngotracheitis	3=Supraglottitis, unspecified|1474
0:*c	1:*f~e^b|1473
0:*i laryngopharyngitis	9:*g infection,~e^b
1:*a with pneumonia	2:*a with other respiratory manifestations	3:*a with gastrointestinal manifestations	9:*a with other manifestations
X:*e~b^b novel^b A virus|1478
0:*b unspecified type of^b	1:*b the same other identified influenza virus^b	8:*b other specified^b
1:*c encephalopathy	2:*c myocarditis	3:*c otitis media	9:*a
0:*a with pneumonia|1480	1:*a with other respiratory manifestations	2:*a with gastrointestinal manifestations	8:*a with other manifestations|1481
0:*b unspecified type of^b	8:*b specified^b
0:*a with pneumonia|1483	1:*a with other respiratory manifestations	2:*a with gastrointestinal manifestations	8:*a with other manifestations|1481
1=Pneumonia due to SARS-associated coronavirus	2=Pneumonia due to coronavirus disease 2019	9:*a
0:Adenoviral~b*e	1:Respiratory syncytial virus~b*e	2:Parainfluenza virus~b*e	3:Human metapneumovirus~b*e	8:Other viral~b*e|1485	9:*d unspecified
1:*c Methicillin susceptible Staphylococcus~b^b	2:*c Methicillin resistant Staphylococcus~b^b
0:*a, unspecified	1:*a aureus|1487	9:*b other^b
1:*d Acinetobacter baumannii	9:*a
0=Pneumonia due to Klebsiella pneumoniae	1=Pneumonia due to Pseudomonas	2=Pneumonia due to staphylococcus|1488	3:Pneumonia due to streptococcus~c*d group B	4=Pneumonia due to other streptococci	5=Pneumonia due to Escherichia coli	6=Pneumonia due to other Gram-negative bacteria|1489	7=Pneumonia due to Mycoplasma pneumoniae	8=Pneumonia due to other specified bacteria	9:Unspecified bacterial~b*e
0=Chlamydial pneumonia	8:*g specified^c
0:Bronchopneumonia~b*a	1:Lobar pneumonia~b*a	2:Hypostatic pneumonia~b*a	8:Other pneumonia~b*a	9:*a
0:*a due to Mycoplasma pneumoniae	1:*a due to Hemophilus influenzae	2:*a due to streptococcus	3:*a due to coxsackievirus	4:*a due to parainfluenza virus	5:*a due to respiratory syncytial virus	6:*a due to rhinovirus	7:*a due to echovirus	8:*a due to other specified organisms	9:*a, unspecified
0:*a due to respiratory syncytial virus	1:*a due to human metapneumovirus	8:*a due to other specified organisms	9:*a, unspecified
1:Allergic~c*a due to animal (cat) (dog) hair and dander	9:*a
0:*d~c^b	1:Allergic~d*a due to pollen	2:Other seasonal~c*a	5:Allergic~d*a due to food	8:Other~c*a|1495	9:Allergic~d*a, unspecified
0:*e	1:*f~c^b	2:*f~e^b
0:*b maxillary^b	1:*b frontal^b	2:*b ethmoidal^b	3:*b sphenoidal^b	4:*b pansinusitis	8:Other chronic~b*a	9:*a, unspecified
0=Polyp of nasal cavity	1=Polypoid sinus degeneration	8:Other~b*a of sinus	9:*a, unspecified
0:*a, unspecified	1:*a, static	2:*a, dynamic
0:Internal nasal~b*a|1500	1:External nasal~b*a|1500	9:*a, unspecified
0:*a, maxillary sinus	1:*a, ethmoid sinus	2:*a, frontal sinus	3:*a, sphenoid sinus	9:*a, unspecified
1=Nasal mucositis (ulcerative)	2=Nasal valve collapse|1501	3=Odontogenic sinusitis|1502	9:*a
0:Abscess, furuncle~b^b carbuncle~c*d	1:Cyst~b^b mucocele~c*b sinus	2:Deviated~h*b septum	3:Hypertrophy~e*e~c^b turbinates	8:^b specified~c*a|1503	9:Unspecified disorder~e*a
1:*c	2:*d~c^b	3:*a
0:*f tonsillitis~d^b adenoiditis|1505	1:Hypertrophy~c*c	2:Hypertrophy~c*d~c^b	3:Hypertrophy~c*c with hypertrophy of~b^b	8:Other chronic~b*a	9:^b disease~b*a, unspecified
0:*a, unspecified	1:*a, unilateral	2:*a, bilateral
0:Paralysis~b*e|1507	1:Polyp~b*h cord~b^c	2:Nodules~b*g	3:Other diseases~b*g	4:Edema~b*i~d^b	5=Laryngeal spasm	6:Stenosis~b*i~d^b	7:Other diseases~b*i~d^b
0=Retropharyngeal and parapharyngeal abscess	1:*f abscess~b^b pharynx	2:*d pharynx	3:Upper~e*a hypersensitivity reaction, site unspecified	8:^b specified*a	9:Disease~c*a, unspecified
0:^b~c*a	1:Mucopurulent~d*a	8:Mixed simple~b*a
0=Unilateral pulmonary emphysema [MacLeod's syndrome]	1=Panlobular emphysema	2=Centrilobular emphysema	8=Other emphysema	9:*a, unspecified
1=Bronchiolitis obliterans and bronchiolitis obliterans syndrome	9:*a
0:Chronic~c*a with (acute) lower respiratory infection	1:Chronic~c*a with (acute) exacerbation	8:^b specified*a|1512	9:Chronic~c*a, unspecified
0:*a, uncomplicated	1:*a with (acute) exacerbation	2:*a with status asthmaticus
1:*a with (acute) exacerbation	2:*a with status asthmaticus	9:*a, uncomplicated
0=Exercise induced bronchospasm	1:Cough variant~b*a	8:*a
0:Unspecified~d*a|1515	9:*d~c^b|1516
2=Mild intermittent asthma|1514	3=Mild persistent asthma|1514	4=Moderate persistent asthma|1514	5=Severe persistent asthma|1514	9=Other and unspecified asthma|1517
0:*a with acute lower respiratory infection	1:*a with (acute) exacerbation	9:*a, uncomplicated
0:Restrictive~c*b syndrome	8:Other chronic~b*a	9:*a, unspecified
0:*d talc^b	8:*d other^d
0=Aluminosis (of lung)	1=Bauxite fibrosis (of lung)	2=Berylliosis	3=Graphite fibrosis (of lung)	4=Siderosis	5=Stannosis	6:*c specified^c
0=Byssinosis	1:Flax-dressers'~b*f	2=Cannabinosis	8:*d other^c dusts
0=Farmer's lung	1=Bagassosis	2=Bird fancier's lung	3=Suberosis	4=Maltworker's lung	5=Mushroom-worker's lung	6=Maple-bark-stripper's lung	7=Air conditioner and humidifier lung	8:*c other^b dusts	9:*c unspecified^c
0:Bronchitis and pneumonitis~c^c~c*a	1:Pulmonary edema~c^c~c*a	2:Upper respiratory inflammation~c^c~c*a, not elsewhere classified	3:Other acute and subacute respiratory~b^d~c*a	4:Chronic respiratory~b^d~c*a	8:Other respiratory~b^d~c*a	9:Unspecified respiratory condition~c^c~c*a
0:*d inhalation of food~b^b vomit	1:*d inhalation of oils~b^b essences	8:*d inhalation of other^d
0:Acute pulmonary manifestations~c*d radiation	1:Chronic and other pulmonary manifestations~c*d radiation	2=Acute drug-induced interstitial lung disorders	3=Chronic drug-induced interstitial lung disorders	4=Drug-induced interstitial lung disorders, unspecified	5:*d smoke inhalation	8:*c specified^c	9:*d unspecified~b^b agent
0:Acute pulmonary~b*a	1:Chronic pulmonary~b*a
1=Chronic eosinophilic pneumonia	2=Acute eosinophilic pneumonia	3=Eosinophilic asthma	9:Other pulmonary~b*a
8:*a|1529
1:*d proteinosis	2=Pulmonary alveolar microlithiasis	3=Idiopathic pulmonary hemosiderosis	9:Other alveolar~b*a
1:*a, not otherwise specified	2:*c pulmonary fibrosis	3:*c non-specific^b pneumonitis	4:Acute~b*b pneumonitis	5:Respiratory bronchiolitis~b*b lung disease	6:Cryptogenic organizing~c*a	7:Desquamative~b*a
0:Interstitial lung disease~e^b progressive fibrotic phenotype~b*a	8:*a
0:Pulmonary~f*a, unspecified	1:Idiopathic~b*e pneumonia|1532	7:*a in diseases classified elsewhere|1533
1:Neuroendocrine cell hyperplasia~e*b infancy	2:Pulmonary~b*e glycogenosis	3=Alveolar capillary dysplasia with vein misalignment	8:*a
1=Lymphangioleiomyomatosis	2:Adult~d*b Langerhans cell histiocytosis	3=Surfactant mutations of the lung	4:*e~b^b lung~b^b of childhood|1535	9:*a
0=Alveolar and parieto-alveolar conditions|1531	1:*a with fibrosis|1534	2:Lymphoid~b*c pneumonia	8:^b specified*a|1536	9:Interstitial~c*b disease, unspecified
0:Gangrene and necrosis~b*c	1:*c with pneumonia	2:*c without pneumonia	3:*d~c^b
0:*a with fistula	9:*a without fistula
0:Malignant pleural~b*e	8:*d other^d
0:*a with presence of asbestos	9:*a without asbestos
1:Primary~b*a	2:Secondary~b*a
1:Chronic~b*d	2:^b~c*a	3:*d
0=Spontaneous tension pneumothorax	1=Other spontaneous pneumothorax|1542	8:Other pneumothorax~b*a|1543	9:*d, unspecified
0=Chylous effusion	1=Fibrothorax	2=Hemothorax	8:^b specified*a	9=Pleural condition, unspecified
0=Unspecified tracheostomy complication	1=Hemorrhage from tracheostomy stoma	2=Infection of tracheostomy stoma	3=Malfunction of tracheostomy stoma	4=Tracheo-esophageal fistula following tracheostomy	9=Other tracheostomy complication
1:*b respiratory system^b	2:*c other~b^b
1:*d	2:^b~c*a
1:Acute postprocedural~b*a	2:Acute and chronic postprocedural~b*a
0:*b respiratory system^b	1:*c other~b^b
0:Mechanical complication~b*b	1=Ventilator associated pneumonia	9:Other complication~b*a
0:^c~c*b respiratory system^b	1:^c~c*c other~b^b	2:^b~c*b respiratory system^b	3:^b~c*c other~b^b
1:Postprocedural pneumothorax~f*i air leak|1548	2:Postprocedural~i*f failure|1549	3:Postprocedural hemorrhage~h^b a*e organ or structure following a procedure|1550	4=Transfusion-related acute lung injury (TRALI)	5:Complication~h*g respirator [ventilator]|1551	6:Postprocedural hematoma~f^b seroma~b^b a*e organ or structure following a procedure|1552	7=Transfusion-associated dyspnea (TAD)	8:^c~c^b~c*a	9:^b~c*a
0:Tracheostomy~d*j|1546	1=Acute pulmonary insufficiency following thoracic surgery	2=Acute pulmonary insufficiency following nonthoracic surgery	3=Chronic pulmonary insufficiency following surgery	4=Chemical pneumonitis due to anesthesia	5=Postprocedural subglottic stenosis	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1547	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1547	8:Other intraoperative~b*a|1553
0:*a, unspecified whether with hypoxia or hypercapnia	1:*a with hypoxia	2:*a with hypercapnia
0:Acute respiratory~b*e|1555	1:Chronic respiratory~b*e|1555	2:Acute and chronic respiratory~b*e|1555	9:*d unspecified|1555
1=Acute bronchospasm	9:Other diseases~b*a
1=Atelectasis	9:Other pulmonary~b*a
1=Mediastinitis	9:Other diseases~b*a
0=Diseases of bronchus, not elsewhere classified|1557	1=Pulmonary collapse|1558	2=Interstitial emphysema	3=Compensatory emphysema	4:*c~b^b of lung	5=Diseases of mediastinum, not elsewhere classified|1559	6=Disorders of diaphragm	8:^b specified*a	9=Respiratory disorder, unspecified
0=Anodontia	1=Supernumerary teeth	2:Abnormalities~b*e size~c^b form of teeth	3=Mottled teeth	4:Disturbances in~c*d formation	5:Hereditary disturbances in~c*d structure, not elsewhere classified	6:Disturbances in~c*d~c^b	7=Teething syndrome	8:Other disorders~b*c	9:Disorder~b*c, unspecified
0:*d~c^b	1:Impacted~d*a
1:*a limited to enamel	2:*a penetrating into dentin	3:*a penetrating into pulp
3:Arrested dental~b*a	5:*a on pit and fissure surface|1563	6:*a on smooth surface|1563	7:*b root^b	9:*a, unspecified
1=Cracked tooth	9:*a
0:Excessive attrition~f*a	1:Abrasion~f*a	2:Erosion~f*a	3:Pathological resorption~f*a	4=Hypercementosis	5:Ankylosis~f*a	6:Deposits [accretions] on~g*a	7:Posteruptive color changes~c^b dental*c	8:^b specified*a|1565	9:Disease~c*a, unspecified
1=Reversible pulpitis	2=Irreversible pulpitis
0=Pulpitis|1567	1:Necrosis~b*d	2=Pulp degeneration	3:Abnormal hard tissue formation in~c*d	4:Acute apical periodontitis~b*e pulpal origin	5=Chronic apical periodontitis	6=Periapical abscess with sinus	7=Periapical abscess without sinus	8=Radicular cyst	9:Other and unspecified diseases~b*a|550
0:*a, plaque induced	1:*a, non-plaque induced
1:*a, slight	2:*a, moderate	3:*a, severe	9:*a, unspecified severity
0:*a, unspecified	1:*a, localized|1570	2:*a, generalized|1570
0=Acute gingivitis|1569	1=Chronic gingivitis|1569	2=Aggressive periodontitis|1571	3=Chronic periodontitis|1571	4=Periodontosis	5:Other~c*a	6=Periodontal disease, unspecified
0:Localized gingival~b*b unspecified	1:Localized gingival~b*b minimal	2:Localized gingival~b*b moderate	3:Localized gingival~b*b severe
0:Generalized gingival~b*b unspecified	1:Generalized gingival~b*b minimal	2:Generalized gingival~b*b moderate	3:Generalized gingival~b*b severe
1:*a, localized|1573	2:*a, generalized|1574
0=Gingival recession|1575	1=Gingival enlargement	2:Gingival~e*a lesions associated with trauma	3:Horizontal~g*b bone loss	8:^b specified*a	9:Disorder~c*a, unspecified
1:*a, class I	2:*a, class II	3:*a, class III	4:*a, class IV	9:*a, unspecified class
0:*a, unspecified cause|1577	1:*a due to trauma|1577	2:*a due to periodontal diseases|1577	3:*a due to caries|1577	9:*a due to other specified cause|1577
0:Unspecified atrophy~b*a	1:Minimal atrophy~b*d the mandible	2:Moderate atrophy~b*d the mandible	3:Severe atrophy~b*d the mandible	4:Minimal atrophy~b*d maxilla	5:Moderate atrophy~b*d the maxilla	6:Severe atrophy~b*d the maxilla
0:*a without loss of material	1:*a with loss of material	9:*a, unspecified
0:*a, unspecified	1:Open~b^b margins*a	2:Unrepairable overhanging~c*b dental restorative materials	3=Fractured dental restorative material|1580	4:Contour of existing~b*a biologically incompatible with oral health	5=Allergy to existing dental restorative material	6:Poor aesthetic of existing~b*a	9:Other unsatisfactory~b*a
1=Primary occlusal trauma	2=Secondary occlusal trauma	9:*a
0:Exfoliation~c*d due to systemic causes	1:Complete loss~c*d|1578	2:Atrophy~c*e edentulous alveolar ridge|1579	3=Retained dental root	4:Partial loss~c*d|1578	5:Unsatisfactory restoration~c*e tooth|1581	8:^b specified*a|1582	9:Disorder~c*a, unspecified
0=Developmental odontogenic cysts	1:Developmental (nonodontogenic) cysts~b*e	8:Other cysts~b*a	9:Cyst~b*d unspecified
0:*a, unspecified	1=Acute sialoadenitis	2=Acute recurrent sialoadenitis	3=Chronic sialoadenitis
0:Atrophy~b*b gland	1:Hypertrophy~b*b gland	2=Sialoadenitis|1585	3:Abscess~b*b gland	4:Fistula~b*b gland	5=Sialolithiasis	6:Mucocele~b*b gland	7:Disturbances~b*b secretion	8:Other diseases~b*a	9:Disease~b*b gland, unspecified
0:*a, unspecified	1:*a due to antineoplastic therapy	2:*a due to other drugs	3:*a due to radiation	9:Other oral~b*a
0=Recurrent oral aphthae	1=Other forms of stomatitis	2:Cellulitis~b*c abscess of mouth	3=Oral mucositis (ulcerative)|1587
1:^b~d^c mucosa~b*a	2=Minimal keratinized residual ridge mucosa	3=Excessive keratinized residual ridge mucosa	4=Leukokeratosis nicotina palati	9:Other~d*a
0:Diseases~c*e lips	1:Cheek~e*c lip biting	2:Leukoplakia~e*c other disturbances of^b epithelium, including tongue|1589	3=Hairy leukoplakia	4:Granuloma~e^b granuloma-like lesions of*a	5=Oral submucous fibrosis	6:Irritative hyperplasia~c^b~c*a	7:^b~d^b unspecified lesions of*a|550
0=Glossitis	1:Geographic~c*a	2=Median rhomboid glossitis	3:Hypertrophy~b*a papillae	4:Atrophy~b*a papillae	5:Plicated~c*a	6=Glossodynia	8:Other diseases~b*a	9:Disease~b*a, unspecified
0=Eosinophilic esophagitis	8=Other esophagitis|1440	9:*a, unspecified|1440
0:*a, without bleeding	1:*a, with bleeding
0:*a with esophagitis|1593	9:*a without esophagitis
0:*b low grade^b	1:*b high grade^b	9:*a, unspecified
0:*a without dysplasia	1:*a with dysplasia|1595
1=Esophageal polyp	2=Esophagogastric junction polyp	9:*d disease~b^c
0:Achalasia~c*b cardia	1:Ulcer~c*a|1440	2=Esophageal obstruction	3:Perforation~c*a	4:Dyskinesia~c*a	5:Diverticulum~c*a, acquired	6=Gastro-esophageal laceration-hemorrhage syndrome	7:Barrett's~d*a|1596	8:^b specified*a|1597	9:Disease~c*a, unspecified
0:Acute gastric~b*a with hemorrhage	1:Acute gastric~b*a with perforation	2:Acute gastric~b*a with both hemorrhage and perforation	3:Acute gastric~b*a without hemorrhage or perforation	4:Chronic or unspecified gastric~b*a with hemorrhage	5:Chronic or unspecified gastric~b*a with perforation	6:Chronic or unspecified gastric~b*a with both hemorrhage and perforation	7:Chronic gastric~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute duodenal~b*a with hemorrhage	1:Acute duodenal~b*a with perforation	2:Acute duodenal~b*a with both hemorrhage and perforation	3:Acute duodenal~b*a without hemorrhage or perforation	4:Chronic or unspecified duodenal~b*a with hemorrhage	5:Chronic or unspecified duodenal~b*a with perforation	6:Chronic or unspecified duodenal~b*a with both hemorrhage and perforation	7:Chronic duodenal~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute peptic~b*a, with hemorrhage	1:Acute peptic~b*a, with perforation	2:Acute peptic~b*a, with both hemorrhage and perforation	3:Acute peptic~b*a, without hemorrhage or perforation	4:Chronic or unspecified peptic~b*a, with hemorrhage	5:Chronic or unspecified peptic~b*a, with perforation	6:Chronic or unspecified peptic~b*a, with both hemorrhage and perforation	7:Chronic peptic~b*a, without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute gastrojejunal~b*a with hemorrhage	1:Acute gastrojejunal~b*a with perforation	2:Acute gastrojejunal~b*a with both hemorrhage and perforation	3:Acute gastrojejunal~b*a without hemorrhage or perforation	4:Chronic or unspecified gastrojejunal~b*a with hemorrhage	5:Chronic or unspecified gastrojejunal~b*a with perforation	6:Chronic or unspecified gastrojejunal~b*a with both hemorrhage and perforation	7:Chronic gastrojejunal~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0=Acute gastritis|1440	2=Alcoholic gastritis|1440	3=Chronic superficial gastritis|1440	4=Chronic atrophic gastritis|1440	5=Unspecified chronic gastritis|1440	6=Other gastritis|1440	7:*c, unspecified|1593	8=Duodenitis|1440	9=Gastroduodenitis, unspecified|1593
1:*a with bleeding	9:*a without bleeding
1:Angiodysplasia~d*a|1604	2:Dieulafoy lesion (hemorrhagic)~d*a	3=Achlorhydria	4=Gastroparesis	9:^b~b*a
1:*a, involving the antrum	2:*a, involving the body (corpus)	3:*a, involving the fundus	4:*a, involving the cardia	5:*a, involving multiple sites	9:*a, unspecified site
1:*b low grade^b	2:*b high grade^b	9:*a, unspecified
0:*a, unspecified	1:*a without dysplasia|1606	2:*a with dysplasia|1607
0:Acute dilatation~c*c	1=Adult hypertrophic pyloric stenosis	2:Hourglass stricture and stenosis~c*c	3=Pylorospasm, not elsewhere classified	4=Gastric diverticulum	5:Obstruction~c*d~c^b	6:Fistula~c*a	7:Polyp~c*a	8:^b specified*a|1605	9:Disease~c*a, unspecified	A=Gastric intestinal metaplasia|1608	B=Hypertrophic pyloric stenosis, in childhood
0:*b perforation or^b	1:*c with perforation,^c	9:*a, unspecified as to perforation
0:*c without perforation,^c	1:*b perforation and^b	9:*a, unspecified as to perforation
0:*a, without abscess|1610	1:*a, with abscess|1611
0:*a, without perforation or gangrene	1:*a and gangrene, without perforation	2:*c perforation,^c, and gangrene, without abscess	3:*c perforation,^c, and gangrene, with abscess
0:*a without perforation or gangrene	1:*a without perforation, with gangrene
0:Unspecified~d*a	9:^b~c*a|1614
2:*a with generalized peritonitis|1612	3:*a with localized peritonitis|1613	8:Other and unspecified acute~b*a|1615
0:Hyperplasia~c*a	1=Appendicular concretions	2:Diverticulum~c*a	3:Fistula~c*a	8:^b specified*a	9:Disease~c*a, unspecified
0:*a, not specified as recurrent	1:*a, recurrent
0:Bilateral inguinal~b*a, with obstruction, without gangrene|1618	1:Bilateral inguinal~b*a, with gangrene|1618	2:Bilateral inguinal~b*a, without obstruction or gangrene|1618	3:Unilateral inguinal~b*a, with obstruction, without gangrene|1618	4:Unilateral inguinal~b*a, with gangrene|1618	9:Unilateral inguinal~b*a, without obstruction or gangrene|1618
0:Bilateral femoral~b*a, with obstruction, without gangrene|1618	1:Bilateral femoral~b*a, with gangrene|1618	2:Bilateral femoral~b*a, without obstruction or gangrene|1618	3:Unilateral femoral~b*a, with obstruction, without gangrene|1618	4:Unilateral femoral~b*a, with gangrene|1618	9:Unilateral femoral~b*a, without obstruction or gangrene|1618
0:*a with obstruction, without gangrene	1:*a with gangrene	9:*a without obstruction or gangrene
0:Incisional~b*a with obstruction, without gangrene	1:Incisional~b*a with gangrene	2:Incisional~b*a without obstruction or gangrene	3:Parastomal~b*a with obstruction, without gangrene	4:Parastomal~b*a with gangrene	5:Parastomal~b*a without obstruction or gangrene	6:Other and unspecified ventral~b*a with obstruction, without gangrene	7:Other and unspecified ventral~b*a with gangrene	9:*a without obstruction or gangrene
0:^b specified*a with obstruction, without gangrene	1:^b specified*a with gangrene	8:^b specified*a without obstruction or gangrene
1:*b rectal bleeding	2:*b intestinal obstruction	3:*b fistula	4:*b abscess	8:*b other complication	9:*b unspecified^b
0:*a without complications	1:*a with complications|1624
0:*a, without complications	1:*a, with complications|1624
0:*c of small intestine|1625	1:*c of large intestine|1625	8:*c of both small and large intestine|1625	9:*c, unspecified|1626
1:*d~b^b rectal bleeding	2:*d~b^b intestinal obstruction	3:*d~b^b fistula	4:*d~b^b abscess	8:*d~b^b other complication	9:*d~b^b unspecified^b
0:*a, without complications	1:*a, with complications|1628
0:*b (chronic) pancolitis|1625	2:*b (chronic) proctitis|1625	3:*b (chronic) rectosigmoiditis|1625	4=Inflammatory polyps of colon|1625	5:Left sided~b*a|1625	8:Other ulcerative~b*a|1625	9:*a, unspecified|1629
1=Food protein-induced enterocolitis syndrome	2=Food protein-induced enteropathy	9:Other allergic~b*a
1:Collagenous~b*a	2:Lymphocytic~b*a	8:Other microscopic~b*a	9:*a, unspecified
1:Eosinophilic gastritis or~d*c	2:Eosinophilic~f*a	3:Microscopic~f*a|1632	9:*a
0:Gastroenteritis~f*a due to radiation	1:Toxic~e*a	2:Allergic~b^b dietetic~c*a|1631	3:Indeterminate~g*a	8:^b specified~c*a|1633	9:Noninfective~e*a, unspecified
1:Focal (segmental) acute~b*a	2:Diffuse acute~b*a	9:*a, extent unspecified
1:Focal (segmental) acute~b*a	2:Diffuse acute~b*a	9:*b and extent^b
1:*e (reversible) ischemia~c^b small^b|1635	2:*e infarction~c^b small^b|1635	3:*e (reversible) ischemia~c^b large^b|1635	4:*e infarction~c^b large^b|1635	5:^b (reversible) ischemia~c*a, part unspecified|1636	6:^b infarction~c*a, part unspecified|1636
0:*a without hemorrhage	1:*a with hemorrhage
0:*a, unspecified	1:Stage 1 necrotizing~b*a	2:Stage 2 necrotizing~b*a	3:Stage 3 necrotizing~b*a
0:Acute vascular~b*a|1637	1:Chronic vascular~b*a	2:Angiodysplasia~c*b colon|1638	3=Necrotizing enterocolitis|1639	8:Other vascular~b*a	9:^b disorder~b*a, unspecified
1:Fecal~b*c	9:*a
0:*d, unspecified as to partial versus complete~b^b	1:*d,^b partial^b	2:*c complete^b
0:Partial~b*a, unspecified as to cause	1:Complete~b*a, unspecified as to cause	9:*a, unspecified as to partial versus complete obstruction
0:^b partial*a	1:^b complete*a	9:*a unspecified as to partial versus complete obstruction
0:Unspecified~d*a|1643	9:^b~c*a|1644
0:*f	1=Intussusception	2=Volvulus	3:Gallstone~b*f	4=Other impaction of intestine|1641	5:Intestinal adhesions [bands] with~e*c (postinfection)|1642	6:Other~c^b unspecified*c|1645	7=Ileus, unspecified
0:Diverticulosis~c*a without bleeding	1:Diverticulosis~c*a with bleeding	2:Diverticulitis~c*a without bleeding	3:Diverticulitis~c*a with bleeding
0:Diverticulitis~c*b small^b with perforation and abscess|1440	1:*b small^b without perforation or abscess|1647	2:Diverticulitis~c*b large^b with perforation and abscess|1440	3:*b large^b without perforation or abscess|1647	4:Diverticulitis~c*b both small and large^b with perforation and abscess|1440	5:*b both small and large^b without perforation or abscess|1647	8:Diverticulitis~c*a, part unspecified, with perforation and abscess|1440	9:*a, part unspecified, without perforation or abscess|1647
0:*a with diarrhea	1:*a with constipation	2:Mixed irritable~b*a	8:Other irritable~b*a	9:*a, unspecified
0:*a, unspecified	1=Slow transit constipation	2=Outlet dysfunction constipation	3=Drug induced constipation	4=Chronic idiopathic constipation	9=Other constipation
1=Toxic megacolon	9=Other megacolon
1=Ogilvie syndrome	9:*a
0=Constipation|1650	1=Functional diarrhea	2=Neurogenic bowel, not elsewhere classified	3=Megacolon, not elsewhere classified|1651	4=Anal spasm	8:^b specified*a|1652	9:Functional~c*b disorder, unspecified
1:*a, initial	2:*a, persistent	3:*a, recurrent	9:*a, unspecified
0:*a, unspecified	1:*a, simple|1654	2:*a, complex|1654
0:Acute~e*d fissure	1:Chronic~e*d fissure	2=Anal fissure, unspecified	3:Anal~c*f|1655	4:Rectal~c*f|1655	5:Anorectal~c*f|1655
1:Horseshoe~b*a	9:Other ischiorectal~b*a
0=Anal abscess	1=Rectal abscess	2=Anorectal abscess	3=Ischiorectal abscess|1657	4=Intrasphincteric abscess	5=Supralevator abscess
1=Anal sphincter tear (healed) (nontraumatic) (old)	2:Dysplasia~d*c	9:*a
0=Anal polyp	1=Rectal polyp	2=Anal prolapse	3=Rectal prolapse	4:Stenosis~c*a	5:Hemorrhage~c*a	6:Ulcer~c*a	7=Radiation proctitis	8:^b specified*a|1659	9:Disease~c*a, unspecified
1:*a, hydrogen-subtype	2:*a, hydrogen sulfide-subtype	9:*a, unspecified
1:Small intestinal bacterial~c*a|1661	2:Small intestinal fungal~c*a	9:*c methanogen~b^b, unspecified
1:Dieulafoy lesion~d*a	2=Intestinal microbial overgrowth|1662	9:*a
0:Abscess~c*a	1:Perforation~c*a (nontraumatic)	2:Fistula~c*a	3:Ulcer~c*a	4=Enteroptosis	5:Polyp~c*b colon	8:^b specified*a|1663	9:Disease~c*a, unspecified
0=First degree hemorrhoids	1=Second degree hemorrhoids	2=Third degree hemorrhoids	3=Fourth degree hemorrhoids	4=Residual hemorrhoidal skin tags	5:Perianal~d*a	8=Other hemorrhoids	9=Unspecified hemorrhoids
0=Generalized (acute) peritonitis	1=Peritoneal abscess	2=Spontaneous bacterial peritonitis	3=Choleperitonitis	4=Sclerosing mesenteritis	8=Other peritonitis	9:*a, unspecified
0=Peritoneal adhesions (postprocedural) (postinfection)	1=Hemoperitoneum	8:^b specified*a	9:Disorder~c*a, unspecified
1:Postprocedural retroperitoneal~b*a	2:Psoas muscle~b*a	9:Other retroperitoneal~b*a
1=Retroperitoneal abscess|1668	2=Retroperitoneal fibrosis	3=Retroperitoneal hematoma	9:Other disorders~b*a
1:Prevesical~b*a	9:Other pelvic~b*a
0=Pelvic abscess|1670	8:Other diseases~b*a
0:*a without ascites	1:*a with ascites
0:*c fatty^b	1:*c hepatitis|1672	2:*c fibrosis and sclerosis of^b	3:*c cirrhosis of^b|1672	4:*c hepatic failure|516	9:*a, unspecified
0:*a, without coma	1:*a, with coma
0:*a with cholestasis	1:*a with hepatic necrosis|1674	2:*a with acute hepatitis	3:*a with chronic persistent hepatitis	4:*a with chronic lobular hepatitis	5:*a with chronic active hepatitis|1672	6:*a with hepatitis, not elsewhere classified	7:*a with fibrosis and cirrhosis of liver	8:*a with other disorders of liver	9:*a, unspecified
0:Acute and subacute hepatic~b*e|516	1:Chronic hepatic~b*e|516	9:*d unspecified|516
0:^b persistent*a	1:^b lobular*a	2:^b active*a	8:Other chronic~b*a	9:*d unspecified
0:*a, unspecified	1:*a, early fibrosis	2:*a, advanced fibrosis	A:*a, moderate fibrosis
0=Hepatic fibrosis|1678	1=Hepatic sclerosis	2=Hepatic fibrosis with hepatic sclerosis	3:Primary biliary~c*c	4:Secondary biliary~c*c	5:Biliary~c*c, unspecified	6:Other~b^b unspecified*a|550
1=Nonalcoholic steatohepatitis (NASH)	9:*a
0:Abscess of~c*b	1=Phlebitis of portal vein	2=Nonspecific reactive hepatitis	3=Granulomatous hepatitis, not elsewhere classified	4=Autoimmune hepatitis	8:^b specified*a|1680	9:Inflammatory~c*b disease, unspecified
1=Hepatopulmonary syndrome	2=Hepatic encephalopathy	3:Intestinal failure-associated~e*a disease	9:*a
0:Fatty (change of)~d*a, not elsewhere classified	1:Chronic passive congestion~c*a	2:Central hemorrhagic necrosis~c*a	3:Infarction~c*a	4=Peliosis hepatis	5=Hepatic veno-occlusive disease	6=Portal hypertension	7=Hepatorenal syndrome	8:^b specified*a|1682	9=Liver disease, unspecified
0:*c chronic~b^b without obstruction	1:*c chronic~b^b with obstruction	2:*c acute and chronic~b^b without obstruction	3:*c acute and chronic~b^b with obstruction	8:*a without obstruction	9:*a with obstruction
0:*a, unspecified, without obstruction	1:*a, unspecified, with obstruction	2:*b acute^b without obstruction	3:*b acute^b with obstruction	4:*b chronic^b without obstruction	5:*b chronic^b with obstruction	6:*b acute and chronic^b without obstruction	7:*b acute and chronic^b with obstruction
0=Calculus of gallbladder with acute cholecystitis|1473	1=Calculus of gallbladder with other cholecystitis|1684	2=Calculus of gallbladder without cholecystitis|1473	3=Calculus of bile duct with cholangitis|1685	4=Calculus of bile duct with cholecystitis|1685	5=Calculus of bile duct without cholangitis or cholecystitis|1473	6=Calculus of gallbladder and bile duct with cholecystitis|1685	7=Calculus of gallbladder and bile duct without cholecystitis|1473	8=Other cholelithiasis|1473
0=Acute cholecystitis	1=Chronic cholecystitis	2=Acute cholecystitis with chronic cholecystitis	9:*a, unspecified
1:Gangrene~b*d cholecystitis	2:Perforation~b*d cholecystitis
0:Obstruction~c*a	1:Hydrops~c*a	2:Perforation~c*a	3:Fistula~c*a	4:Cholesterolosis~c*a	8:^b specified*a	9:Disease~c*a, unspecified	A:Disorders~c*a in diseases classified elsewhere|1688
1=Primary sclerosing cholangitis	9=Other cholangitis
0=Cholangitis|1690	1:Obstruction~c*c bile duct	2:Perforation~c*c bile duct	3:Fistula~c*c bile duct	4:Spasm~c*c sphincter of Oddi	5=Biliary cyst	8:^b specified*a	9:Disease~c*a, unspecified
0:*a without necrosis or infection	1:*a with uninfected necrosis	2:*a with infected necrosis
0:*c without necrosis or infection^c	1:*c with uninfected necrosis^c	2:*c with infected necrosis^c
0:Idiopathic acute~b*a|1692	1:Biliary acute~b*a|1692	2:Alcohol induced acute~b*a|1692	3:Drug induced acute~b*a|1692	8:Other acute~b*a|1692	9:*a, unspecified|1693
1=Exocrine pancreatic insufficiency	9:*a
0=Alcohol-induced chronic pancreatitis	1:*d chronic pancreatitis	2:Cyst~c*a	3:Pseudocyst~c*a	8:^b specified*a|1695	9:Disease~c*a, unspecified
1=Non-celiac gluten sensitivity	9:Malabsorption~c*a, not elsewhere classified
1:*a with colon in continuity	2:*a without colon in continuity	9:*a, unspecified
1=Whipple's disease	2=Short bowel syndrome|1698	3=Intestinal failure	9:*a
0=Celiac disease	1=Tropical sprue	2=Blind loop syndrome, not elsewhere classified	3=Pancreatic steatorrhea	4:Other~b*a due to intolerance|1697	8:Other intestinal~b*a|1699	9:*a, unspecified
0:*a, unspecified as to partial versus complete	1:^b partial*a	2:^b complete*a
1:*b digestive system^b	2:*c other~b^b
0:*b digestive system^b	1:*c other~b^b
0=Pouchitis	8:Other complications~b*a
0:^c~c*b digestive system^b	1:^c~c*c other~b^b	2:^b~c*b digestive system^b	3:^b~c*c other~b^b
1:^c~c^b~c*a	2=Postprocedural hepatic failure	3=Postprocedural hepatorenal syndrome	4:Postprocedural hemorrhage~h^b a*a organ or structure following a procedure|1703	5:Complications~h*c intestinal pouch|1704	6=Retained cholelithiasis following cholecystectomy	7:Postprocedural hematoma~f^b seroma~b^b a*a organ or structure following a procedure|1705	9:^b~c*a
0=Vomiting following gastrointestinal surgery	1=Postgastric surgery syndromes	2:Postsurgical malabsorption~j*a	3=Postprocedural intestinal obstruction|1701	5=Postcholecystectomy syndrome	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1702	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1702	8:Other intraoperative~b*e|1706
1=Gastrointestinal mucositis (ulcerative)	9:*a
0=Hematemesis	1=Melena	2=Gastrointestinal hemorrhage, unspecified	8:^b specified*c the^c|1708	9:Disease~c*a, unspecified
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of colostomy
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of enterostomy
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of gastrostomy
0:*a, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of esophagostomy
0=Colostomy complications|1710	1=Enterostomy complications|1711	2=Gastrostomy complications|1712	3=Esophagostomy complications|1713
1:Infection due to~c*a	9:Other complications~b*a
0:*c gastric band procedure|1715	8:*c other^b procedure|1715
0:*a, unspecified	1=Non-bullous impetigo	2=Bockhart's impetigo	3=Bullous impetigo	9=Other impetigo
0:*a|1717	1=Impetiginization of other dermatoses
1:*g~e^c	2:Furuncle~g*a	3:Carbuncle~g*a
1:*b abdominal wall	2:*b back [any part, except buttock and flank]	3:*b chest wall	4:*b groin	5:*b perineum	6:*b umbilicus	7:*b flank	9:*a, unspecified
1:*g~e^c|1720	2:Furuncle~g*a|1720	3:Carbuncle~g*a|1720
1:*b right axilla	2:*b left axilla	3:*b right upper^b	4:*b left upper^b	5:*b right lower^b	6:*b left lower^b	9:*a, unspecified
1:*g~e^c|1722	2:Furuncle~g*a|1722	3:Carbuncle~g*a|1722
1:*g~e^c|313	2:Furuncle~h*a|313	3:Carbuncle~g*a|313
1:*g~e^c|313	2:Furuncle~g*a|313	3:Carbuncle~g*a|313
1:*c head [any part, except face]	8:*a
1:^c~e*a|1726	2:Furuncle~g*a|1726	3:Carbuncle~g*a|1726
1:*f~e^b	2:Furuncle~g*a	3:Carbuncle~g*a
0:*a of face|1719	1:*a of neck|1719	2:*a of trunk|1721	3:*a of buttock|1719	4:*a of limb|1723	5:*a of hand|1724	6:*a of foot|1725	8:*a of other sites|1727	9:*a, unspecified|1728
1:^b~d*c|313	2:Acute~d*c|313	3:*h~d^b~c^b|313	4:Acute~d*d~c^b|313
1:*e right axilla	2:*e left axilla	3:*e right upper~d^b	4:*e left upper~d^b	5:*e right lower~d^b	6:*e left lower~d^b	9:*e unspecified part~c^c
1:^b~d*a|1731	2:Acute~d*a|1731
1:^b~d*a	2:Acute~d*a	3=Periorbital cellulitis
1:^b~d*a	2:Acute~d*a
1:*c|1733	2:*d~c^b|1734
1:*b abdominal wall	2:*b back [any part except buttock and flank]	3:*b chest wall	4:*b groin	5:*b perineum	6:*b umbilicus	7:*b buttock	9:*a, unspecified	A:*b flank
1:^b~d*a|1736	2:Acute~d*a|1736
1:^b~d*a|1726	9:Acute~d*a|1726
0:^b~d*a	1:Acute~d*a
0:*a of finger and toe|1730	1:*a of other parts of limb|1732	2:*a of face and neck|1735	3:*a of trunk|1737	8:*a of other sites|1738	9:*a, unspecified|1739
0:*a of face, head and neck	1:*a of trunk	2:*a of upper limb	3:*a of lower limb	8:*a of other sites	9:*a, unspecified
1:*e~c^c	2:^b~c*a
0:*a with abscess|1742	9:*a without abscess|1742
1=Pyoderma vegetans	2:Omphalitis not~e*f newborn	9:*a
0=Pyoderma	1=Erythrasma	8:^b specified^d the*a|1744	9:Local infection~d^b the*a, unspecified
1:Paraneoplastic~b*a	9:*a
0:*a vulgaris	1:*a vegetans	2:*a foliaceous	3=Brazilian pemphigus [fogo selvagem]	4:*a erythematosus	5=Drug-induced pemphigus	8=Other pemphigus|1746	9:*a, unspecified
0=Acquired keratosis follicularis	1:Transient~b*b dermatosis [Grover]	8:^b specified*a	9=Acantholytic disorder, unspecified
0:*a, unspecified	1:Epidermolysis~c*a due to drug	5:Other acquired~b*a
0=Bullous pemphigoid	1=Cicatricial pemphigoid	2=Chronic bullous disease of childhood	3=Acquired epidermolysis bullosa|1749	8=Other pemphigoid	9:*a, unspecified
0=Dermatitis herpetiformis	1=Subcorneal pustular dermatitis	8:^b specified*a	9=Bullous disorder, unspecified
1=Atopic neurodermatitis	2=Flexural eczema	3=Infantile (acute) (chronic) eczema	4=Intrinsic (allergic) eczema	9:*a
0=Besnier's prurigo	8:Other atopic~b*a|1752	9:*a, unspecified
0=Seborrhea capitis	1:*b infantile^b	8:Other seborrheic~b*a	9:*a, unspecified
1:*c animal (cat) (dog) dander	9:*a
0:*a due to metals	1:*a due to adhesives	2:*a due to cosmetics	3:*a due to drugs in contact with skin	4:*a due to dyes	5:*a due to other chemical products	6:*a due to food in contact with the skin	7:*a due to plants, except food	8:*a due to other agents|1755	9:*a, unspecified cause
1:*c metals	9:*a
0:*a, unspecified	1:*g saliva	2:*g fecal, urinary~b^b dual incontinence	9:*h~b^e other specified^c
0:*d unspecified^d	1:*d digestive^d	2:*d respiratory^d	3:*d fecal or urinary^d
0:*a due to detergents	1:*a due to oils and greases	2:*a due to solvents	3:*a due to cosmetics	4:*a due to drugs in contact with skin	5:*a due to other chemical products	6:*a due to food in contact with skin	7:*a due to plants, except food	8:*a due to other agents|1757	9:*a, unspecified cause	A:*a due to friction or contact with body fluids|1758	B:*a related to stoma or fistula|1759
0:*a due to cosmetics	1:*a due to drugs in contact with skin	2:*a due to dyes	3:*a due to other chemical products	4:*a due to food in contact with skin	5:*a due to plants, except food	8:*a due to other agents	9:*a, unspecified cause
0:Generalized skin eruption~b*d drugs and medicaments~b^c	1:Localized skin eruption~b*d drugs and medicaments~b^c	2:*d ingested food	8:*d other^d	9:*d unspecified substance~b^c
0:*c	1=Prurigo nodularis	2:Other~e*a
1:Cholestatic~b*a	9:*a
0:*a ani	1:*a scroti	2:*a vulvae	3=Anogenital pruritus, unspecified	8=Other pruritus|1764	9:*a, unspecified
0:Nummular~d*a	1=Dyshidrosis [pompholyx]	2=Cutaneous autosensitization	3:Infective~d*a	4=Erythema intertrigo	5=Pityriasis alba	8:*d specified~c^b	9:Dermatitis,~c*b
0:*a, unspecified	1=Distal interphalangeal psoriatic arthropathy	2=Psoriatic arthritis mutilans	3=Psoriatic spondylitis	4=Psoriatic juvenile arthropathy	9=Other psoriatic arthropathy
0:*a vulgaris	1=Generalized pustular psoriasis	2=Acrodermatitis continua	3=Pustulosis palmaris et plantaris	4=Guttate psoriasis	5=Arthropathic psoriasis|1767	8=Other psoriasis	9:*a, unspecified
0=Pityriasis lichenoides et varioliformis acuta	1=Pityriasis lichenoides chronica	3=Small plaque parapsoriasis	4=Large plaque parapsoriasis	5=Retiform parapsoriasis	8=Other parapsoriasis	9:*a, unspecified
0:Hypertrophic lichen~b*a	1:Bullous lichen~b*a	2=Lichenoid drug reaction	3:Subacute (active) lichen~b*a	8:Other lichen~b*a	9:*a, unspecified
0=Pityriasis rubra pilaris	1=Lichen nitidus	2=Lichen striatus	3=Lichen ruber moniliformis	4=Infantile papular acrodermatitis [Gianotti-Crosti]	8:^b specified*a	9=Papulosquamous disorder, unspecified
0:*i condition involving less than 10 percent~e^d	1:*i condition involving 10-19 percent~e^d	2:*i condition involving 20-29 percent~e^d	3:*i condition involving 30-39 percent~e^d	4:*i condition involving 40-49 percent~e^d	5:*i condition involving 50-59 percent~e^d	6:*i condition involving 60-69 percent~e^d	7:*i condition involving 70-79 percent~e^d	8:*i condition involving 80-89 percent~e^d	9:*i condition involving 90 or more percent~e^d
0=Allergic urticaria	1=Idiopathic urticaria	2:*a due to cold and heat	3=Dermatographic urticaria	4=Vibratory urticaria	5=Cholinergic urticaria	6=Contact urticaria	8=Other urticaria	9:*a, unspecified
0:Nonbullous erythema~b*a	1=Stevens-Johnson syndrome	2=Toxic epidermal necrolysis [Lyell]	3=Stevens-Johnson syndrome-toxic epidermal necrolysis overlap syndrome	8:Other erythema~b*a	9:*a, unspecified
0=Toxic erythema	1=Erythema annulare centrifugum	2=Erythema marginatum	3:*c chronic figurate erythema	8:^b specified*a	9=Erythematous condition, unspecified
0:*a of first degree	1:*a of second degree	2:*a of third degree	9:*a, unspecified
0=Drug phototoxic response	1=Drug photoallergic response	2=Photocontact dermatitis [berloque dermatitis]	3=Solar urticaria	4=Polymorphous light eruption	5=Disseminated superficial actinic porokeratosis (DSAP)	8:^b specified*a	9:Acute~c^b change~b*a, unspecified
0=Actinic keratosis	1=Actinic reticuloid	2=Cutis rhomboidalis nuchae	3=Poikiloderma of Civatte	4=Cutis laxa senilis	5=Actinic granuloma	8:Other skin~b*a	9:*a, unspecified
0=Acute radiodermatitis	1=Chronic radiodermatitis	9:*a, unspecified
0=Erythema ab igne [dermatitis ab igne]	8:^b specified^c the*a	9:Disorder~c^b the*a, unspecified
0=Ingrowing nail	1=Onycholysis	2=Onychogryphosis	3:*b dystrophy	4=Beau's lines	5=Yellow nail syndrome	8:Other nail~b*a	9:*b disorder, unspecified
0:*b (capitis) totalis	1:*b universalis	2=Ophiasis	8:Other alopecia~b*a	9:*a, unspecified
0:Drug-induced androgenic~b*a	8:Other androgenic~b*a	9:*a, unspecified
0=Telogen effluvium	1=Anagen effluvium	2=Alopecia mucinosa	8:^b specified*a	9:Nonscarring~c*a, unspecified
0:*a, unspecified	1:Classic lichen~b*a	2=Frontal fibrosing alopecia	9:Other lichen~b*a
1:Central centrifugal~b*a	9:*a
0=Pseudopelade	1=Lichen planopilaris|1785	2=Folliculitis decalvans	3=Perifolliculitis capitis abscedens	4=Folliculitis ulerythematosa reticulata	8:Other cicatricial~b*d|1786	9:*d, unspecified
0=Trichorrhexis nodosa	1:Variations in~d*c color	8:Other hair~b*a	9:*b abnormality, unspecified
0=Hirsutism	1=Acquired hypertrichosis lanuginosa	2=Localized hypertrichosis	3=Polytrichia	8=Other hypertrichosis	9:*a, unspecified
0:*a vulgaris	1:*a conglobata	2:*a varioliformis	3:*a tropica	4=Infantile acne	5:*a excoriee	8=Other acne	9:*a, unspecified
0=Perioral dermatitis	1=Rhinophyma	8=Other rosacea	9:*a, unspecified
1:*d~c^b	2:Trichodermal~d*a
0=Epidermal cyst	1:Pilar~e*c trichodermal cyst|1792	2=Steatocystoma multiplex	3=Sebaceous cyst	8:Other follicular~b^c the*a	9:^b cyst~b^b the*a, unspecified
0=Acne keloid	1=Pseudofolliculitis barbae	2=Hidradenitis suppurativa	8:^b specified*a	9=Follicular disorder, unspecified
0:*a, axilla	1:*a, face	2:*a, palms	3:*a, soles	9:*a, unspecified
1:Primary focal~b*a|1795	2:Secondary focal~b*a
0=Miliaria rubra	1=Miliaria crystallina	2=Miliaria profunda	3=Miliaria, unspecified	4=Anhidrosis	5=Focal hyperhidrosis|1796	8:Other eccrine~b*a	9:*b disorder, unspecified
0=Bromhidrosis	1=Chromhidrosis	2:*c miliaria	8:Other apocrine~b*a	9:*b disorder, unspecified
1:*b dermatologic^b	2:*c other~b^b
1:^c~c*b dermatologic^b	2:^c~c*c other~b^b	3:^b~c*b dermatologic^b	4:^b~c*c other~b^b
1:^c~c*a	2:^b~c*a
0:^b hemorrhage^b hematoma~c*a complicating a procedure|1799	1:Accidental puncture~b^b laceration~c*a during a procedure|1799	2:Postprocedural hemorrhage~e*a following a procedure|1799	3:Postprocedural hematoma~b^b seroma~c*a following a procedure|1800	8:Other intraoperative~b*a|1801
0=Postinflammatory hyperpigmentation	1=Chloasma	2=Freckles	3=Cafe au lait spots	4:*d melanin hyperpigmentation	5=Leukoderma, not elsewhere classified	6:*b diminished melanin formation	7=Pigmented purpuric dermatosis	8:^b specified*a	9:Disorder~c*a, unspecified
0:Inflamed seborrheic~b*a	1:Other seborrheic~b*a
0=Acquired ichthyosis	1=Acquired keratosis [keratoderma] palmaris et plantaris	2=Keratosis punctata (palmaris et plantaris)	3=Xerosis cutis	8:^b specified*a	9:Epidermal~c*a, unspecified
0=Keratosis follicularis et parafollicularis in cutem penetrans	1=Reactive perforating collagenosis	2=Elastosis perforans serpiginosa	8:Other transepidermal~b*a	9:*b disorder, unspecified
0:*a, unstageable	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3	4:*a, stage 4	6:Pressure-induced deep tissue damage~c*a	9:*a, unspecified stage
0:*b unspecified^b|1807	1:*b right^b|1807	2:*b left^b|1807
0:*b unspecified part of^b|1807	1:*b right upper^b|1807	2:*b left upper^b|1807	3:*b right lower^b|1807	4:*b left lower^b|1807	5:*b sacral region|1807
0:*a, unspecified stage	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3	4:*a, stage 4	5:*a, unstageable	6:Pressure-induced deep tissue damage~c*a
1:*c head|1807	9:*a|1807
0:*a of elbow|1808	1:*a of back|1809	2:*a of hip|1808	3:*a of buttock|1808	4:*a of contiguous site of back, buttock and hip|1810	5:*a of ankle|1808	6:*a of heel|1808	8:*a of other site|1811	9:*a of unspecified site|1810
0=Lichen sclerosus et atrophicus	1:Anetoderma~c*b Schweninger-Buzzi	2:Anetoderma~c*b Jadassohn-Pellizzari	3:Atrophoderma~c*b Pasini and Pierini	4=Acrodermatitis chronica atrophicans	5:Scar conditions and fibrosis~c*a	6=Striae atrophicae	8:Other atrophic~b*a	9:^b disorder~b*a, unspecified
0:*d scar	8:Other hypertrophic~b*b the^b	9:*d disorder~b^b the^b, unspecified
0=Granuloma annulare	1=Necrobiosis lipoidica, not elsewhere classified	2:Granuloma faciale [eosinophilic granuloma~c*e skin]	3:Foreign body granuloma~c^b the*a	8:Other granulomatous~b^c the*a	9:^b disorder~b^b the*a, unspecified
0:Discoid lupus~b*a	1:Subacute cutaneous lupus~b*a	2:Other local lupus~b*a
0=Localized scleroderma [morphea]	1=Linear scleroderma	2=Calcinosis cutis	3=Sclerodactyly	4=Gottron's papules	5=Poikiloderma vasculare atrophicans	6=Ainhum	8:^b specified*a	9:Localized~c*b disorder, unspecified
0=Livedoid vasculitis	1=Erythema elevatum diutinum	8:Other vasculitis~b*f the^b	9:*f the^c unspecified
1:*a limited to breakdown of skin	2:*a with fat layer exposed	3:*a with necrosis of muscle	4:*a with necrosis of bone	5:*a with muscle involvement without evidence of necrosis	6:*a with bone involvement without evidence of necrosis	8:*a with other specified severity	9:*a with unspecified severity
0:*b unspecified^b|1819	1:*b right^b|1819	2:*b left^b|1819
0:*d unspecified^d|1819	1:*d right^d|1819	2:*d left^d|1819
0:*c unspecified^c|1819	1:*c right^c|1819	2:*c left^c|1819
1:*g thigh|1820	2:*g calf|1820	3:*g ankle|1820	4:*g heel and midfoot|1821	5:*g other part of foot|1820	8:*g other part of^b leg|1822	9:*g unspecified part of^b leg|1822
1:*f buttock|1819	2:*f back|1819	3:*f abdomen|1819	4:*f chest|1819	5:*f neck|1819	6:*f face|1819	7:*f groin|1819	9:*e of other sites|1819
1:*c right^c|1819	2:*c left^c|1819	9:*c unspecified^c|1819
1:*b right^b|1819	2:*b left^b|1819	9:*b unspecified^b|1819
1:*f arm|1825	2:*g forearm|1826	3:*g hand|1826
0=Pyogenic granuloma	1=Factitial dermatitis	2=Febrile neutrophilic dermatosis [Sweet]	3=Eosinophilic cellulitis [Wells]	4:Non-pressure chronic ulcer~c^c~d*a|1824	5:Mucinosis~c*i the^b	6:^b infiltrative^c the*e	7:Excessive and redundant~d*e	8:^b specified^c the*e	9:Disorder~c^b the*d unspecified	A:Non-pressure chronic ulcer~c^b upper limb~e*a|1827
1:*d right^d	2:*d left^d	9:*d unspecified^d
0:*c, unspecified joint	1:*c, shoulder|313	2:*c, elbow|313	3:*c, wrist|313	4:*c, hand|313	5:*c, hip|313	6:*c, knee|313	7:*c, ankle^b foot|1829	8:*c, vertebrae	9:*d~c^b
0:^b~c*a, unspecified joint	1:^b~c*a, shoulder|313	2:^b~c*a, elbow|313	3:^b~c*a, wrist|313	4:^b~c*a, hand|313	5:^b~c*a, hip|313	6:^b~c*a, knee|313	7:^b~c*a, ankle and foot|1829	8:^b~c*a, vertebrae	9:Polyarthritis~d*a
0:Staphylococcal~b*a and polyarthritis|1830	1:Pneumococcal~b*a and polyarthritis|1830	2:Other streptococcal~b*a and polyarthritis|1830	8=Arthritis and polyarthritis due to other bacteria|1831	9:*a, unspecified
1:^d right^b~b*a	2:^d left^b~b*a	9:^d unspecified^b~b*a
0:^d unspecified*a	1:^d shoulder*a|1833	2:^d elbow~b*a|311	3:^d wrist~b*a|311	4:^d hand~b*a|311	5:^d hip~b*a|311	6:^d knee~b*a|311	7:^d ankle and foot~b*a|311	8:^d vertebrae~b*a	9:^d multiple joints~b*a
X:^b infection~b*a|1834
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, vertebrae	9:*a, multiple sites
0=Arthropathy following intestinal bypass|1836	1=Postdysenteric arthropathy|1836	2=Postimmunization arthropathy|1836	3=Reiter's disease|1836	8:Other~c*a|1836	9=Reactive arthropathy, unspecified
1:Periodic fever~b*a	2:Cryopyrin-associated periodic~b*a	3=VEXAS syndrome	8:Other autoinflammatory~b*a	9:*b syndrome, unspecified
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	9:*a, multiple sites
0:*a of unspecified site	1:*a of shoulder|313	2:*a of elbow|313	3:*a of wrist|313	4:*a of hand|313	5:*a of hip|313	6:*a of knee|313	7:*a of ankle and foot|1829	9:*a of multiple sites
0:^c of unspecified site*a	1:^c of shoulder*a|311	2:^c of elbow*a|311	3:^c of wrist*a|311	4:^c of hand*a|311	5:^c of hip*a|311	6:^c of knee*a|311	7:^c of ankle and foot*a|311	9:^c of multiple sites*a
1:*g right^g	2:*g left^g	9:*g unspecified^g
1:^g right*a	2:^g left*a	9:^g unspecified*a
0:*f of unspecified site^f	1:*f of shoulder^f|1842	2:*f of elbow^f|1842	3:*f of wrist^f|1842	4:*f of hand^f|1842	5:*f of hip^f|1842	6:*f of knee^f|1842	7:*f of ankle and foot^f|1843	9:*f of multiple sites^f	A:*f of other specified site^f
0:*a of unspecified site	1:*a of shoulder|313	2:*a of elbow|313	3:*a of wrist|313	4:*a of hand|313	5:*a of hip|313	6:*a of knee|313	7:*a of ankle and foot|1829	9:*a of multiple sites	A:*a of other specified site
0=Felty's syndrome|1839	1:^b lung disease~b*b arthritis|1840	2:^b vasculitis~b*b arthritis|1840	3:^b heart disease~b*b arthritis|1840	4:^b myopathy~b*b arthritis|1840	5:^b polyneuropathy~b*b arthritis|1840	6:*c involvement of other organs and systems|1841	7:*a without organ or systems involvement|1844	8:Other rheumatoid~b*a|1845	9:*a, unspecified	A:Abnormal~d*a and anti-citrullinated protein antibody with rheumatoid arthritis
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, vertebrae	9:*a, multiple sites	A:*a, other specified site
0:Rheumatoid~c*a without rheumatoid factor|1847	1=Adult-onset Still's disease	2=Rheumatoid bursitis|1836	3=Rheumatoid nodule|1836	4=Inflammatory polyarthropathy	8:^b specified*a|1847	9:Rheumatoid~c*a, unspecified
6:*a|1836
1:*c, right~b^b	2:*c, left~b^b	9:*c, unspecified~b^b
0:*a of unspecified site	1:*a, shoulder|313	2:*a of elbow|1850	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, vertebrae	9:*a, multiple sites	A:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, vertebrae	A:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, other specified site	9:*a, multiple sites
0:Unspecified juvenile rheumatoid~b*a|1851	1:*b ankylosing spondylitis	2:*b rheumatoid^b with systemic onset|1847	3:*b rheumatoid polyarthritis (seronegative)	4:Pauciarticular juvenile rheumatoid~b*a|1852	8:Other juvenile~b*a|1853	9:*a, unspecified|1847
0=Idiopathic gout|1836	1=Lead-induced gout|1836	2=Drug-induced gout|1836	3:*a due to renal impairment|1836	4=Other secondary gout|1836	9:*a, unspecified
0=Hydroxyapatite deposition disease|1836	1=Familial chondrocalcinosis|1836	2:*c chondrocalcinosis|1836	8:^b specified*a|1836	9=Crystal arthropathy, unspecified
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:Chronic postrheumatic~d*a [Jaccoud]|1853	1=Kaschin-Beck disease|1836	2=Villonodular synovitis (pigmented)|1853	3=Palindromic rheumatism|1853	4=Intermittent hydrarthrosis|1857	5:Traumatic~d*a|1853	8:*d specific arthropathies, not elsewhere classified|1853	9:Arthropathy,~c*b
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829
0=Polyarthritis, unspecified	1=Monoarthritis, not elsewhere classified|1859	8:*b specified^b|1857
6=Charcot's joint|1836	8:*d specified^d|1836
0=Primary generalized (osteo)arthritis	1=Heberden's nodes (with arthropathy)	2=Bouchard's nodes (with arthropathy)	3=Secondary multiple arthritis	4=Erosive (osteo)arthritis	8=Other polyosteoarthritis	9:*a, unspecified
0:*c, unspecified~b^b	1:*c, right~b^b	2:*c, left~b^b
0:*a, unspecified hip	1:*a, right hip	2:*a, left hip
0:Bilateral primary osteoarthritis~b*a	1:Unilateral primary osteoarthritis~b*a|1863	2:Bilateral osteoarthritis resulting from~c*a dysplasia	3:Unilateral osteoarthritis resulting from~c*a dysplasia|1864	4:Bilateral post-traumatic osteoarthritis~b*a	5:Unilateral post-traumatic osteoarthritis~b*a|1863	6:Other bilateral secondary osteoarthritis~b*a	7:Other unilateral secondary osteoarthritis~b*a	9:*a, unspecified
0:Bilateral primary osteoarthritis~b*a	1:Unilateral primary osteoarthritis~b*a|1863	2:Bilateral post-traumatic osteoarthritis~b*a	3:Unilateral post-traumatic osteoarthritis~b*a|1863	4:Other bilateral secondary osteoarthritis~b*a	5:Other unilateral secondary osteoarthritis~b*a	9:*a, unspecified
0:*a, unspecified hand	1:*a, right hand	2:*a, left hand
0:Bilateral primary osteoarthritis~b*b joints	1:Unilateral primary osteoarthritis~b*a|1867	2:Bilateral post-traumatic osteoarthritis~b*b joints	3:Unilateral post-traumatic osteoarthritis~b*a|1867	4:Other bilateral secondary osteoarthritis~b*b joints	5:Other unilateral secondary osteoarthritis~b*a|1867	9:*a, unspecified
1:^c, right*a	2:^c, left*a	9:^c, unspecified*a
1:*d, shoulder|313	2:*d, elbow|313	3:*d, wrist|313	4:*d, hand|313	7:*d ankle and foot|1869	9:*d,~b^b specified site
1:*d, shoulder|313	2:*d, elbow|313	3:*d, wrist|313	4:*d, hand|313	7:*d, ankle and foot|1829	9:*d,~b^b specified site
0:Unspecified osteoarthritis~b*a	1:Primary osteoarthritis~b*a	2:Post-traumatic osteoarthritis~b*a	3:Secondary osteoarthritis~b*a
0:Primary~d*a of other joints|1870	1:Post-traumatic~d*a of other joints|1871	2:Secondary~d*a of other joints|1871	9:Osteoarthritis,~c*b site|1872
X0:*a, without tophus (tophi)	X1:*a, with tophus (tophi)
0:*a, without tophus (tophi)	1:*a, with tophus (tophi)
1:*b right^b|1875	2:*b left^b|1875	9:*b unspecified^b|1875
1:*d right^d|1875	2:*d left^d|1875	9:*d unspecified^d|1875
0:*a, unspecified site|1874	1:*a, shoulder|1876	2:*a, elbow|1876	3:*a, wrist|1876	4:*a, hand|1876	5:*a, hip|1876	6:*a, knee|1876	7:*a, ankle and foot|1877	8:*a, vertebrae|1874	9:*a, multiple sites|1874
XX0:*a, without tophus (tophi)	XX1:*a, with tophus (tophi)
0:Idiopathic chronic~b*a|1878	1:Lead-induced chronic~b*a|1878	2:Drug-induced chronic~b*a|1878	3:*a due to renal impairment|1878	4:Other secondary chronic~b*a|1878	9:*a, unspecified|1879
1:*a of right finger(s)	2:*a of left finger(s)	9:*a of unspecified finger(s)
1:*b right^b	2:*b left^b	9:*a, unspecified finger(s)
0:Unspecified deformity~b*a|313	1=Mallet finger|1881	2=Boutonniere deformity|1881	3=Swan-neck deformity|1881	9:Other deformity~b*a|1882
0:*a, unspecified foot	1:*a, right foot	2:*a, left foot
1:*a, right foot	2:*a, left foot	9:*a, unspecified foot
X:*a|1885
0:Deformity~c*d finger(s)|1883	1=Hallux valgus (acquired)|1884	2=Hallux rigidus|1884	3=Hallux varus (acquired)|1884	4=Other hammer toe(s) (acquired)|1884	5:Other~b*d toe(s) (acquired)|1886	6:*d toe(s), unspecified|1884
0:*a, unspecified site	2:*a, elbow|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle|313
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, finger joints|312	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and toes|1829
1:*b, right wrist	2:*b, left wrist	9:*b, unspecified wrist
1:*b, right foot	2:*b, left foot	9:*b, unspecified foot
3:^b~c*a|1890	7:Foot~d*a|1891
1:*a, right hand	2:*a, left hand	9:*a, unspecified hand
1:*g|1893	2:*h~c^b|1893	3:*h~e^b|1885	4:*h~g^b|1885
1:*a of right foot	2:*a of left foot	9:*a of unspecified foot
1=Bunion|1895	2=Bunionette|1895	X:*a|313
1:*d right^b	2:*d left^b	3:*d right~c^b	4:*d left~c^b	9:*d unspecified^d
0:*a, unspecified site	2:*a, humerus|313	3:*a, ulna and radius|1897	5:*a, femur|313	6:*a, tibia and fibula|1897
0:*b unspecified limb	2:*b upper arm|312	3:*b forearm|313	5:*b thigh|313	6:*b lower leg|312
0:*d unspecified^b	2:*d upper arm|312	3:*d forearm|313	4:*d~c^b|1893	5:*d thigh|313	6:*d lower leg|312
0=Valgus deformity, not elsewhere classified|1888	1=Varus deformity, not elsewhere classified|1888	2=Flexion deformity|1889	3=Wrist or foot drop (acquired)|1892	4=Flat foot [pes planus] (acquired)|1884	5=Acquired clawhand, clubhand, clawfoot and clubfoot|1894	6:*b foot|1896	7=Unequal limb length (acquired)|1898	8:^b specified*a|1899	9:Unspecified~b*d deformity~b^b limb and hand|1900
0:*a, unspecified knee	1:*a, right knee	2:*a, left knee
1:*a, right knee	2:*a, left knee	9:*a, unspecified knee
X:*a|1903
0:Recurrent dislocation~b*a|1902	1:Recurrent subluxation~b*a|1902	2=Patellofemoral disorders|1904	3:Other derangements~b*a|1904	4=Chondromalacia patellae|1902	8:Other disorders~b*a|1904	9:Unspecified disorder~b*a|1902
0:*b lateral^b, right knee	1:*b lateral^b, left knee	2:*b lateral^b, unspecified knee	3:*b medial^b, right knee	4:*b medial^b, left knee	5:*b medial^b, unspecified knee	6:*a, right knee	7:*a, left knee	9:*a, unspecified knee
0:*a, unspecified meniscus|1906	1:*a, anterior horn of medial meniscus|1903	2:*a, posterior horn of medial meniscus|1903	3:*a, other medial meniscus|1903	4:*a, anterior horn of lateral meniscus|1903	5:*a, posterior horn of lateral meniscus|1903	6:*a, other lateral meniscus|1903
0:^d lateral*a, right knee	1:^d lateral*a, left knee	2:^d lateral*a, unspecified knee	3:^d medial*a, right knee	4:^d medial*a, left knee	5:^d medial*a, unspecified knee	6:*a, right knee	7:*a, left knee	9:*a, unspecified knee
0:^c unspecified*a|1908	1:^c anterior horn of medial*a|1903	2:^c posterior horn of medial*a|1903	3:^c other medial*a|1903	4:^c anterior horn of lateral*a|1903	5:^c posterior horn of lateral*a|1903	6:^c other lateral*a|1903
0:*d unspecified ligament~b^c|313	1:*d anterior cruciate ligament~b^c|313	2:*d posterior cruciate ligament~b^c|313	3:*d medial collateral ligament~b^c|313	4:*d lateral collateral ligament~b^c|313	7:*d capsular ligament~b^c|313
X:*a|313
0=Cystic meniscus|1907	2:Derangement~c*b meniscus due to old tear or injury|1909	3=Other meniscus derangements|1907	4:Loose body in~d*a|1902	5:Chronic instability~c*a|1902	6:Other spontaneous disruption~c*b ligament(s) of^b|1910	8:Other internal derangements~c*a|1911	9:Unspecified internal~b*a|266
1:*c right^b joint(s)	2:*c left^b joint(s)	9:*c unspecified^b joint(s)
1:*e right^b	2:*e left^b	3:*e unspecified^b	4:*e right~c^b joint(s)	5:*e left~c^b joint(s)	6:*e unspecified~c^b joint(s)
0:*b unspecified^b	1:*b shoulder|313	2:*b elbow|313	3:*b wrist|313	4:*b finger joints|1913	5:*b hip|313	7:*b ankle and toe joints|1914	8:*c, other site
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	6:*d unspecified~c^b
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	7:*a, ankle and foot|1916	9:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	7:*a, ankle and foot|1916	8:*a, vertebrae	9:*a, other specified site
1:^d right^b~c*a	2:^d left^b~c*a	3:^d unspecified^b~c*a	4:^d right~c*a	5:^d left~c*a	6:^d unspecified~c*a
0:^d unspecified*a	1:^d shoulder~b*a|311	2:^d elbow~b*a|311	3:^d wrist~b*a|311	4:^d hand~b*a|311	5:^d hip~b*a|311	6:^d knee~b*a|311	7:^d ankle and foot~b*a|1919	9:^d other specified*a
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger	5:*d left finger	6:*d unspecified finger
1:*f right^b	2:*f left^b	3:*f unspecified^b	4:*f right~c^b	5:*f left~c^b	6:*f unspecified~c^b	7:*f right toe(s)	8:*f left toe(s)	9:*f unspecified toe(s)
0:*c, unspecified~b^b	1:*c, shoulder|313	2:*c, elbow|313	3:*c, wrist|313	4:*c, hand and finger(s)|1921	5:*c, hip|313	6:*c, knee|313	7:*c, ankle, foot and toes|1922	9:*c, other specified~b^b
0:*c, unspecified~b^b	1:*c, shoulder|313	2:*c, elbow|313	3:*c, wrist|313	4:*c, hand|313	5:*c, hip|313	6:*c, knee|313	7:*c, ankle and foot|1916	9:*c, other specified~b^b
1:*f right^f	2:*f left^f	9:*f unspecified^f
1:*h right^b~c^e	2:*h left^b~c^e	3:*h unspecified^b~c^e	4:*h right~c^f	5:^e left~d*a	6:*h unspecified~c^f
0:*e of unspecified joint^e	1:*e of shoulder^e|1925	2:*e of elbow^e|1925	3:*e of wrist^e|1925	4:*e of hand^e|1925	5:*e of hip^e|1925	7:*e of ankle and foot^e|1926	9:^d derangement of other specified joint~b*a
0:Loose body in~c*b|1915	1:*d articular cartilage disorders|1917	2=Disorder of ligament|1918	3:Pathological dislocation of~c*b, not elsewhere classified|1920	4:Recurrent dislocation of~c*b|1923	5:Contracture of~c*b|1924	6:Ankylosis of~c*b|1924	7=Protrusio acetabuli	8:*a, not elsewhere classified|1927	9=Joint derangement, unspecified
0:*a, unspecified joint	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1916	8:*a, other specified site
0:*c, unspecified~b^b	1:*c, shoulder|313	2:*c, elbow|313	3:*c, wrist|313	4:*c, hand|313	5:*c, hip|313	6:*c, knee|313	7:*c, ankle and foot|1916	8:*c, other specified site
0:*a, unspecified joint	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, other site
0:*c, unspecified~b^b	1:*c, shoulder|313	2:*c, elbow|313	3:*c, wrist|313	4:*c, hand|313	5:*c, hip|313	6:*c, knee|313	7:*c, ankle and foot|1916	8:*c, other site
1:^c right*b right^b	2:^c left*b left^b	9:^c unspecified*b unspecified^b
0:*b unspecified^b	1:*b shoulder|313	2:*b elbow|313	3:*b wrist|313	4:*b joints of hand|313	5:*b hip|313	6:*b knee|313	7:*b ankle and joints of foot|1933	9:*b other specified^b
1:^c right*a	2:^c left*a	9:^c unspecified*a
1:^c right^b~c*a	2:^c left^b~c*a	3:^c unspecified^b~c*a	4:^c right~c*a	5:^c left~c*a	6:^c unspecified~c*a
0:^c unspecified*a	1:^c shoulder~b*a|1935	2:^c elbow~b*a|1935	3:^c wrist~b*a|1935	4:^c hand~b*a|1935	5:^c hip~b*a|1935	6:^c knee~b*a|1935	7:^c ankle and foot~b*a|1936	9:^c other specified*a
0:*a, unspecified joint	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1916	8:*a, vertebrae
0:*a, unspecified joint	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829
0=Hemarthrosis|1929	1:Fistula of~b*f|1930	2:Flail~b*f|1931	3:*g instability of^b|1924	4:Effusion of~b*f|1932	5:Pain in~b*f|1934	6:Stiffness of~b^b~b*a|1937	7=Osteophyte|1938	8:*g specified^b disorders|1939	9:Joint~c*d unspecified
0:Unspecified anomaly~c*a	1=Maxillary hyperplasia	2=Maxillary hypoplasia	3=Mandibular hyperplasia	4=Mandibular hypoplasia	5=Macrogenia	6=Microgenia	7:Excessive tuberosity~c*b	9:Other specified~b*a
0:Unspecified anomaly~b*a	1=Maxillary asymmetry	2=Other jaw asymmetry	9:Other specified anomalies~b*a
1:*a I	2:*a II	3:*a III	9:*a, unspecified
0:^b anterior*a	1:^b posterior*a
0:Unspecified anomaly~b*a	1=Malocclusion, Angle's class|1943	2:Open occlusal~e*a|1944	3=Excessive horizontal overlap	4=Reverse articulation	5:*d interarch distance	9:Other anomalies~b*a
0:Unspecified anomaly~b*a	1:Crowding~e*d~c^b	2:Excessive spacing~e*d~c^b	3:Horizontal displacement~e*a	4:Vertical displacement~e*a	5:Rotation~e*a	6:Insufficient interocclusal distance~e*d~c^b (ridge)	7:Excessive interocclusal distance~e*d~c^b	9:Other anomalies~b*a
0:*a, unspecified	1=Abnormal jaw closure	2=Limited mandibular range of motion	3=Deviation in opening and closing of the mandible	4=Insufficient anterior guidance	5=Centric occlusion maximum intercuspation discrepancy	6=Non-working side interference	7=Lack of posterior occlusal support	9:Other dentofacial~b*a
1:Right temporomandibular~b*a	2:Left temporomandibular~b*a	3:Bilateral temporomandibular~b*a	9:Unspecified temporomandibular~b*a side
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*a, unspecified side
0:*b disorder, unspecified|1948	1:Adhesions and ankylosis of temporomandibular~b*b|1949	2:Arthralgia of temporomandibular~b*b|1949	3:Articular disc disorder of temporomandibular~b*b|1949	4:Arthritis of temporomandibular~b*b|983	5:Arthropathy of temporomandibular~b*b|983	9:Other specified~c*a of temporomandibular joint
0:Unspecified~b*b anomaly	1=Alveolar maxillary hyperplasia	2=Alveolar mandibular hyperplasia	3=Alveolar maxillary hypoplasia	4=Alveolar mandibular hypoplasia	9:Other specified~b*a
1=Anterior soft tissue impingement	2=Posterior soft tissue impingement	9:*a
0:Major~b*c of jaw size|1941	1=Anomalies of jaw-cranial base relationship|1942	2=Anomalies of dental arch relationship|1945	3=Anomalies of tooth position of fully erupted tooth or teeth|1946	4=Malocclusion, unspecified	5:*d functional abnormalities|1947	6=Temporomandibular joint disorders|1950	7:Dental alveolar~b*c|1951	8:Other dentofacial~b*c|1952	9:*d anomaly, unspecified
0:Unspecified cyst~e*a	9:^b~c*a
1:Perforation of root canal space due to~f*a	2=Endodontic overfill	3=Endodontic underfill	9:Other periradicular~b*a
1:Osseointegration failure of~b*b	2:Post-osseointegration biological failure of~b*b	3:Post-osseointegration mechanical failure of~b*b	9:Other endosseous~b*a
0:Developmental disorders~c*a	1=Giant cell granuloma, central	2:Inflammatory conditions~c*a	3:Alveolitis~c*a	4:*d and unspecified cysts~b^b jaw|1954	5=Periradicular pathology associated with previous endodontic treatment|1955	6=Endosseous dental implant failure|1956	8:^b specified*a	9:Disease~c*a, unspecified
0:*d	1:*e with lung involvement [Churg-Strauss]	2=Juvenile polyarteritis	3=Mucocutaneous lymph node syndrome [Kawasaki]	8:Other~e*a related to polyarteritis nodosa
0:*a, unspecified	1:Hematopoietic stem cell transplantation-associated thrombotic~b*a [HSCT-TMA]	9:Other thrombotic~b*a
0:*a without renal involvement	1:*a with renal involvement
0=Hypersensitivity angiitis	1=Thrombotic microangiopathy|1959	2=Lethal midline granuloma	3=Wegener's granulomatosis|1960	4=Aortic arch syndrome [Takayasu]	5=Giant cell arteritis with polymyalgia rheumatica	6:*c giant cell arteritis	7=Microscopic polyangiitis	8:^b specified*a	9=Necrotizing vasculopathy, unspecified
0:^d,~b*a unspecified	1:Endocarditis in systemic~b*f	2:Pericarditis in systemic~b*f	3:Lung involvement in systemic~b*f	4:Glomerular disease in systemic~b*f	5:Tubulo-interstitial nephropathy in systemic~b*f	9:Other~e*a in systemic lupus erythematosus
0:Drug-induced systemic~b*b	1:*b with organ or system involvement|1962	8:Other forms of systemic~b*b	9:*b, unspecified
0:*a, organ involvement unspecified	1:*a with respiratory involvement	2:*a with myopathy	3:*a without myopathy	9:*a with other organ involvement
0:*a, organ involvement unspecified	1:*a with respiratory involvement	2:*a with myopathy	9:*a with other organ involvement
0=Juvenile dermatomyositis|1964	1=Other dermatomyositis|1964	2=Polymyositis|1965	9:*a, unspecified|1964
1:Systemic~e*a with lung involvement	2:Systemic~e*a with myopathy	3:Systemic~e*a with polyneuropathy	9:^b~c*a
0:Progressive systemic~b*b	1=CR(E)ST syndrome	2:*b induced by drug and chemical	8:Other forms of systemic~b*b|1967	9:*b, unspecified
0:*a, unspecified	1:*a with keratoconjunctivitis	2:*a with lung involvement	3:*a with myopathy	4:*a with tubulo-interstitial nephropathy	5:*a with inflammatory arthritis	6:*a with peripheral nervous system involvement	7:*a with central nervous system involvement	8:*a with gastrointestinal involvement	9:*a with other organ involvement	A:*a with glomerular disease	B:*a with vasculitis	C:*a with dental involvement
1=Multisystem inflammatory syndrome	9:*a
0=Sjogren syndrome|1969	1:*f overlap syndromes	2=Behcet's disease	3=Polymyalgia rheumatica	4=Diffuse (eosinophilic) fasciitis	5=Multifocal fibrosclerosis	6=Relapsing panniculitis [Weber-Christian]	7=Hypermobility syndrome	8:^b specified*a|1970	9:Systemic~c*a, unspecified
0:Dermato(poly)myositis~f*d neoplastic disease	1:Arthropathy~f*d neoplastic disease	2=Hemophilic arthropathy	3:Arthropathy~f*d other blood disorders	4:Arthropathy~f^b hypersensitivity reactions~b*a	8:*d other^d
0:*a, site unspecified	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	9:*a, site unspecified
0:Unspecified~d*a|1975	9:*d~c^b|1975
0:*a, site unspecified	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0=Postural kyphosis|1973	1=Other secondary kyphosis|1974	2:Other~b*b unspecified kyphosis|1976	3=Flatback syndrome|1977	4:Postural~c*a|1977	5=Lordosis, unspecified|1977
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	9:*a, site unspecified
1:^b~c*a|1980	2:Adolescent~d*a|1980
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0:*a, site unspecified	4:*a, thoracic region	5:*a, thoracolumbar region
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0=Infantile idiopathic scoliosis|1979	1=Juvenile and adolescent idiopathic scoliosis|1981	2=Other idiopathic scoliosis|1982	3=Thoracogenic scoliosis|1983	4=Neuromuscular scoliosis|1984	5=Other secondary scoliosis|1982	8=Other forms of scoliosis|1982	9:*a, unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, multiple sites in spine
0:Juvenile~b*a of spine|1986	1:Adult~b*a of spine|1986	9:*a, unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, site unspecified
X:*a|1989
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, site unspecified
X:*a|1991
0=Spondylolysis|1986	1=Spondylolisthesis|1986	2=Fusion of spine|1988	3=Recurrent atlantoaxial dislocation with myelopathy	4:*c recurrent atlantoaxial dislocation	5:*c recurrent vertebral dislocation|1990	6=Torticollis	8:^b specified*a|1992	9=Deforming dorsopathy, unspecified
0:*a of unspecified sites in spine	1:*a of occipito-atlanto-axial region	2:*a of cervical region	3:*a of cervicothoracic region	4:*a of thoracic region	5:*a of thoracolumbar region	6:*a of lumbar region	7:*a of lumbosacral region	8:*a of sacral and sacrococcygeal region	B:*a of multiple sites in spine
0:*a of multiple sites in spine	1:*a of occipito-atlanto-axial region	2:*a of cervical region	3:*a of cervicothoracic region	4:*a of thoracic region	5:*a of thoracolumbar region	6:*a lumbar region	7:*a of lumbosacral region	8:*a sacral and sacrococcygeal region	9:*a of unspecified sites in spine	A=Non-radiographic axial spondyloarthritis|1994
0=Spinal enthesopathy|1986	1=Sacroiliitis, not elsewhere classified	2=Osteomyelitis of vertebra|1988	3=Infection of intervertebral disc (pyogenic)|1986	4=Discitis, unspecified|1986	5:*c infective~b^b|1986	8:^b specified*a|1986	9:Unspecified~b*b spondylopathy|1986
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	9:*a, site unspecified
1:*a, occipito-atlanto-axial region	2:*a, cervical region	9:*a, site unspecified
1:^c~c*a|1997	2:Vertebral~e*a|1998
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region
1=Spondylosis without myelopathy or radiculopathy|1991	9:*a|1991
0=Anterior spinal and vertebral artery compression syndromes|1999	1=Other spondylosis with myelopathy|2000	2=Other spondylosis with radiculopathy|1988	8=Other spondylosis|2001	9:*a, unspecified
1:*a without neurogenic claudication	2:*a with neurogenic claudication
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region|2003	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
XA:*a, initial encounter for fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XS:*a, sequela of fracture
0:*a, site unspecified|2005	1:*a, occipito-atlanto-axial region|2005	2:*a, cervical region|2005	3:*a, cervicothoracic region|2005	4:*a, thoracic region|2005	5:*a, thoracolumbar region|2005	6:*a, lumbar region|2005	7:*a, lumbosacral region|2005	8:*a, sacral and sacrococcygeal region|2005
0=Spinal stenosis|2004	1=Ankylosing hyperostosis [Forestier]|1986	2=Kissing spine|1984	3=Traumatic spondylopathy|1988	4=Fatigue fracture of vertebra|2006	5=Collapsed vertebra, not elsewhere classified|2006	8:*b specified^b|1992	9=Spondylopathy, unspecified
8:Spondylopathy~b*a|1986
0:*a, unspecified level	1:*f at C4-C5 level^c	2:*f at C5-C6 level^c	3:*f at C6-C7 level^c
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|2009	3:*a, cervicothoracic region
0:Mid-cervical~b*f~c^b unspecified level	1:*f at C4-C5 level^c	2:*f at C5-C6 level^c	3:*f at C6-C7 level^c
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|2011	3:*a, cervicothoracic region
0:*a, unspecified level	1:*d at C4-C5 level	2:*d at C5-C6 level	3:*d at C6-C7 level
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|2013	3:*a, cervicothoracic region
0:Unspecified cervical~b*e~c^c, unspecified level	1:Unspecified cervical~b*f at C4-C5 level	2:Unspecified cervical~b*f at C5-C6 level	3:Unspecified cervical~b*f at C6-C7 level
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|2015	3:*a, cervicothoracic region
0:*b disorder with myelopathy|2010	1:*b disorder with radiculopathy|2012	2:Other cervical~b*b displacement|2014	3:Other cervical~b*b degeneration|2014	8:Other cervical~b*a|2014	9:*b disorder, unspecified|2016
4:Intervertebral~g*a, thoracic region	5:Intervertebral~g*a, thoracolumbar region	6:Intervertebral~g*a, lumbar region
4:Intervertebral~g*a, thoracic region	5:Intervertebral~g*a, thoracolumbar region	6:Intervertebral~g*a, lumbar region	7:Intervertebral~g*a, lumbosacral region
4:^b~f*a, thoracic region	5:^b~f*a, thoracolumbar region	6:^b~f*a, lumbar region	7:^b~f*a, lumbosacral region
0:*a with discogenic back pain only	1:*a with lower extremity pain only	2:*a with discogenic back pain and lower extremity pain	9:*a without mention of lumbar back pain or lower extremity pain
4:^b~f*a, thoracic region	5:^b~f*a, thoracolumbar region	6:^b~f*a, lumbar region|2021	7:^b~f*a, lumbosacral region|2021
4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0:Intervertebral~e*c defect, lumbar region, unspecified size	1:Intervertebral~e*c defect, small, lumbar region	2:Intervertebral~e*c defect, large, lumbar region	3:Intervertebral~e*c defect, lumbosacral region, unspecified size	4:Intervertebral~e*c defect, small, lumbosacral region	5:Intervertebral~e*c defect, large, lumbosacral region
0:^d~b*a with myelopathy|2018	1:^d~b*a with radiculopathy|2019	2:Other thoracic~b^c~b*b displacement|2020	3:Other thoracic~b^c~b*b degeneration|2022	4=Schmorl's nodes|2023	8:Other thoracic~b^c~b*a|2020	9:Unspecified thoracic~b^c~b*b disorder	A:Other lumbar~e*d annulus fibrosus~b^b defects|2024
0=Cervicocranial syndrome	1=Cervicobrachial syndrome	2=Spinal instabilities|1992	3:Sacrococcygeal disorders~e*a	8:*h specified~c^b|1988	9:Dorsopathy~e*d unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*e,~b^d, multiple sites in spine
0:*a, unspecified side	1:*a, right side	2:*a, left side
0:*a, unspecified	1:Vertebrogenic low~b*a	9:Other low~b*a
1=Occipital neuralgia	9:*a
0=Panniculitis affecting regions of neck and back|2027	1=Radiculopathy|1988	2=Cervicalgia	3=Sciatica|2028	4=Lumbago with sciatica|2028	5=Low back pain|2029	6=Pain in thoracic spine	8=Other dorsalgia|2030	9:*a, unspecified
0:*b right arm	1:*b left arm	2:*b arm	3:*b right leg	4:*b left leg	5:*b leg	9:*a
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger(s)	5:*d left finger(s)	6:*d unspecified finger(s)
0:*f right^b	1:*f left^b	2:*f unspecified^b	3:*f right~c^b	4:*f left~c^b	5:*f unspecified~c^b	6:*f right toe(s)	7:*f left toe(s)	8:*f unspecified toe(s)
0:*a, unspecified site|2032	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand and fingers|2033	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle, foot and toes|2034	8:*a, other site	9:*a, multiple sites
0:*a of unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site
1:*b, right^b	2:*b, left^b	9:*b, unspecified^b
0:*a, unspecified site	1:*a shoulder|2038	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0=Infective myositis|2035	1=Interstitial myositis|2036	2=Foreign body granuloma of soft tissue, not elsewhere classified|2037	8=Other myositis|2039	9:*a, unspecified
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
1:*f right^b	2:*f left^b	3:*f unspecified^b	4:*f right~c^b	5:*f left~c^b	6:*f unspecified~c^b	7:*f right~e^b	8:*f left~e^b	9:*f unspecified~e^b
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand and finger(s)|1916	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle, foot and toe(s)|2042	8:*a, other site	9:*a, multiple sites
0=Myositis ossificans traumatica|2041	1=Myositis ossificans progressiva|2043	2:Paralytic calcification~b*a|2041	3:*b muscles associated with burns|2041	4:Other calcification~d*a|2041	5:Other~c*a|2041	9:*a, unspecified
0:*a, cervical	1:*a, thoracic	2:*a, lumbosacral	9:*a, unspecified level
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites	A:*a, back|2045
0:*a of back	1:*a of calf	8:Other muscle~b*a
1=Muscle weakness (generalized)	2=Rhabdomyolysis	3=Muscle spasm|2047	4=Sarcopenia	5:Dysfunction~d*b the multifidus muscles, lumbar region	9:*a
0:Separation~c*a (nontraumatic)|2037	1:^b rupture~b*a (nontraumatic)|2037	2:Nontraumatic ischemic infarction~c*a|2037	3=Immobility syndrome (paraplegic)	4:Contracture~c*a|2041	5=Muscle wasting and atrophy, not elsewhere classified|2046	8:^b specified*a|2048	9:Disorder~c*a, unspecified
8:*a|2041
0:*a, unspecified site	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
1:*a, right thumb	2:*a, left thumb	9:*a, unspecified thumb
0:*a, unspecified finger	1:*b thumb|2052	2:*a, index finger|312	3:*a, middle finger|312	4:*a, ring finger|312	5:*a, little finger|312
0:Unspecified synovitis~b*a site	1:Unspecified synovitis~b*b shoulder|313	2:Unspecified synovitis~b*b upper arm|312	3:Unspecified synovitis~b*b forearm|313	4:Unspecified synovitis~b*b hand|313	5:Unspecified synovitis~b*b thigh|313	6:Unspecified synovitis~b*b lower leg|312	7:Unspecified synovitis~b*b ankle and foot|1829	8:Unspecified synovitis~b*b other site	9:Unspecified synovitis~b*b multiple sites
0=Abscess of tendon sheath|2037	1=Other infective (teno)synovitis|1857	2=Calcific tendinitis|2051	3=Trigger finger|2053	4:Radial styloid~c*a [de Quervain]	8:Other synovitis~b*a|2041	9:*a, unspecified|2054
0:*a, unspecified joint	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand and fingers|2033	5:*a, hip|313	7:*a, ankle, foot and toes|1922	8:*a, other site
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other sites	9:*a, multiple sites
0:Rupture~c*d popliteal cyst	1:Rupture~c*c|2056	2:*d extensor tendons|2041	3:*d flexor tendons|2041	8:*d other tendons|2057	9:*d unspecified~c^b
0:*a, unspecified ankle	1:*a, right ankle	2:*a, left ankle
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1935	8:*a, other site	9:*a, multiple sites
1:*e~c^b right^b	2:*e~c^b left^b	3:*f~c^c right^b	4:*f~c^c left^b	9:*b unspecified^b
1:*g~c^b right^d	2:*g~c^b left^d	3:*h~c^c right^d	4:*h~c^c left^d	9:*d unspecified^d
0:*a, unspecified site	1:*a, shoulder|2061	2:*a, elbow|2061	3:*a, wrist|2061	4:*a, hand|2061	5:*a, hip|2061	6:*a, knee|2061	7:*a, ankle and foot|2062	8:*a, other site	9:*a, multiple sites
0:*a, foot|313
0:Short Achilles~f*a (acquired)|2059	2=Synovial hypertrophy, not elsewhere classified|2041	3=Transient synovitis|1857	4=Ganglion|2060	5=Plica syndrome|1902	8:^b specified*a|2063	9:Unspecified disorder~c*a|2041	A=Plantar fasciitis|2064
3:*e,~d^b|313	4:*e,~b^b|313
0:*a, unspecified elbow	1:*a, right elbow	2:*a, left elbow
1:*d, right~b^c	2:*d, left~b^c	9:*d, unspecified~b^b arms
1:*c, right^c	2:*c, left^c	9:*c, unspecified~b^b
1:*e, right~b^d	2:*e, left~b^d	9:*e, unspecified~b^d
0:*a of unspecified site	1:*a of shoulder|1850	2:*a of upper arm|2068	3:*a of forearm|1850	4:*a of hand|1850	5:*a of thigh|1850	6:*a lower leg|2069	7:*a of ankle and foot|2070	8:*a other site	9:*a multiple sites
1:*d, right~b^c	2:*d, left~b^c	9:*d, unspecified~b^c
1:*c, right^c	2:*c, left^c	9:*c, unspecified^c
0:*a of unspecified site	1:*a of shoulder|1850	2:*a of upper arm|2072	3:*a of forearm|1850	4:*a of hand|1850	5:*a of thigh|1850	6:*a lower leg|2073	7:*a of ankle and foot|2070	8:*a other	9:*a multiple sites
0:Crepitant synovitis (acute) (chronic) of hand~i*b wrist|2066	1=Bursitis of hand|1863	2=Olecranon bursitis|2067	3=Other bursitis of elbow|2067	4=Prepatellar bursitis|1902	5=Other bursitis of knee|1902	6=Trochanteric bursitis|1864	7=Other bursitis of hip|1864	8:Other soft~b*a|2071	9:Unspecified soft~b^b disorder~b*a|2074
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	2:*a, elbow|313	3:*a, wrist|313	4:*a, hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and foot|1829	8:*a, other site
0=Abscess of bursa|1857	1:*b infective bursitis|1857	2=Synovial cyst of popliteal space [Baker]|1902	3:*b bursal cyst|2076	4=Calcium deposit in bursa|2077	5:*b bursitis, not elsewhere classified|2078	8:*b specified^b|1857	9=Bursopathy, unspecified
0=Palmar fascial fibromatosis [Dupuytren]	1=Knuckle pads	2=Plantar fascial fibromatosis|1884	4=Pseudosarcomatous fibromatosis	6=Necrotizing fasciitis	8:Other fibroblastic~b*a	9:*b disorder, unspecified
0:*f of unspecified shoulder^f	1:*f of right shoulder^f	2:*f of left shoulder^f
0:*e of unspecified shoulder,^e	1:*e of right shoulder,^e	2:*e of left shoulder,^e
0:Unspecified rotator~b*a|2081	1:Incomplete rotator~b*f~b^e|2082	2:Complete rotator~b*f~b^e|2082
0:*a, unspecified shoulder	1:*a, right shoulder	2:*a, left shoulder
0=Adhesive capsulitis of shoulder|266	1=Rotator cuff tear or rupture, not specified as traumatic|2083	2=Bicipital tendinitis|2084	3=Calcific tendinitis of shoulder|266	4=Impingement syndrome of shoulder|266	5=Bursitis of shoulder|266	8:Other shoulder~b*a|2084	9:*b lesion, unspecified|2084
0:*a, unspecified leg	1:*a, right leg	2:*a, left leg
1:*a, right leg	2:*a, left leg	9:*a, unspecified leg
1:^e right*a	2:^e left*a	9:^e unspecified*a
1=Anterior tibial syndrome|2087	2=Posterior tibial tendinitis|2087	9:*a|2088
0=Gluteal tendinitis|1864	1=Psoas tendinitis|1864	2=Iliac crest spur|1864	3=Iliotibial band syndrome|2086	4=Tibial collateral bursitis [Pellegrini-Stieda]|2086	5=Patellar tendinitis|1902	6=Achilles tendinitis|2086	7=Peroneal tendinitis|2086	8:Other specified enthesopathies of~c*a|2089	9:Unspecified enthesopathy~b*a
0=Medial epicondylitis|2067	1=Lateral epicondylitis|2067	2=Periarthritis of wrist|1863	3=Calcaneal spur|1884	4=Metatarsalgia|1884	5:*b enthesopathy of foot and ankle|262	8:*a, not elsewhere classified	9=Enthesopathy, unspecified
0:*a, unspecified site	1:*a of mastication muscle	2:*a of auxiliary muscles, head and neck	8:*a, other site
1:*d right arm	2:*d left arm	3:*d arm~b^c	4:*d right leg	5:*d left leg	6:*d leg~b^c	9:*d~c^b limb
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right toe(s)	5:*d left toe(s)	6:*d unspecified toe(s)
0:*h unspecified|2093	2:*j upper arm|312	3:*j forearm|313	4:*j~c^b~e^b fingers|2033	5:*j thigh|313	6:*j lower leg|312	7:*j~e^b~c^c|2094
1:Nontraumatic hematoma of~c*b	9:*a
1:*a of upper extremity|312	2:*a of lower extremity|312	3:*a of abdomen	9:*a of other sites
0:Rheumatism~g*d unspecified	1=Myalgia|2092	2:Neuralgia~b*i neuritis~e^b unspecified	3:Panniculitis~g*d unspecified	4=Hypertrophy of (infrapatellar) fat pad	5:Residual foreign body in~d*f	6:Pain in limb~g*d hand, foot, fingers and toes|2095	7=Fibromyalgia	8:^b specified~c*e|2096	9:Soft~e*f disorder~b^b unspecified	A=Nontraumatic compartment syndrome|2097
XA:*a, initial encounter for fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XP:*a, subsequent encounter for fracture with malunion	XS:*a, sequela
A:*a, initial encounter for fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|2100	2:*b left^b|2100	9:*b unspecified^b|2100
1:*c right^c|2100	2:*c left^c|2100	9:*c unspecified^c|2100
1:*d right^d|2100	2:*d left^d|2100	9:*d unspecified^d|2100
0:*a, unspecified site|2099	1:*a, shoulder|2101	2:*a, humerus|2101	3:*a, forearm|2101	4:*a, hand|2101	5:*a, femur|2101	6:*a, lower leg|2102	7:*a, ankle and foot|2103	8:*a, vertebra(e)|2099	A:*a, other site|2099	B:*a, pelvis|2101
1:*e current^d right^b|2100	2:*e current^d left^b|2100	9:*e current^d unspecified^b|2100
0:*a, unspecified site|2099	1:*d~b^c, shoulder|2105	2:*a, humerus|2101	3:*a, forearm|2101	4:*a, hand|2101	5:*a, femur|2101	6:*a, lower leg|2102	7:*a, ankle and foot|2103	8:*a, vertebra(e)|2099	A:*a, other site|2099	B:*a, pelvis|2101
0:Age-related osteoporosis~b*a|2104	8:Other osteoporosis~b*a|2106
0:Age-related osteoporosis~b*a	6=Localized osteoporosis [Lequesne]	8:Other osteoporosis~b*a
0:Puerperal~b*a	1:Senile~b*a	2:*a due to malabsorption	3:*a due to malnutrition	4=Aluminum bone disease	5:Other drug-induced~b*a in adults	8:Other adult~b*a	9:*a, unspecified
1:*d right^b|2100	2:*d left^b|2100	3:*d right~c^b|2100	4:*d left~c^b|2100	9:*d unspecified^d|2100
1:*d right^b|2100	2:*d left^b|2100	3:*d unspecified^b|2100	4:*d right finger(s)|2100	5:*d left finger(s)|2100	6:*d unspecified finger(s)|2100
0:*c|2100	1:*d right~c^b|2100	2:*d left~c^b|2100	3:*d unspecified~c^b|2100	9:*d hip, unspecified|2100
1:*f right^b|2100	2:*f left^b|2100	3:*f unspecified^b|2100	4:*f right~c^b|2100	5:*f left~c^b|2100	6:*f unspecified~c^b|2100	7:*f right toe(s)|2100	8:*f left toe(s)|2100	9:*f unspecified toe(s)|2100
0:*a, unspecified site|2099	1:*a, shoulder|2101	2:*a, humerus|2101	3:*a, ulna and radius|2110	4:*a, hand and fingers|2111	5:*a, pelvis and femur|2112	6:*a, tibia and fibula|2110	7:*a, ankle, foot and toes|2113	8:*a, other site|2099
1:*d right^b|2100	2:*d left^b|2100	3:*d unspecified^b|2100	4:*d~c^b|2100	9:*d hip, unspecified|2100
0:*d unspecified site|2099	1:*d shoulder|2101	2:*d humerus|2101	3:*d ulna and radius|2110	4:*d hand and fingers|2111	5:*d femur and pelvis|2115	6:*d tibia and fibula|2110	7:*d ankle, foot and toes|2113	8:*d other site|2099
1:*d right^b|2100	2:*d left^b|2100	3:*d unspecified^b|2100	4:*d right~c^b|2100	5:*d left~c^b|2100	6:*d unspecified~c^b|2100
0:*a, unspecified site|2099	1:*a, shoulder|2101	2:*a, humerus|2101	3:*a, ulna and radius|2110	4:*a, hand|2101	5:*a, pelvis and femur|2112	6:*a, tibia and fibula|2110	7:*a, ankle and foot|2117	8:*a, other specified site|2099
0:*a, unspecified site|2099	1:*a, shoulder|2101	2:*a, humerus|2101	3:*a, ulna and radius|2110	4:*a, hand|2101	5:*a, pelvis and femur|2112	6:*a, tibia and fibula|2110	7:*a, ankle and foot|2117	8:*a, other site|2099
0:*a, unspecified|2100	1:Incomplete atypical~b*a, right leg|2100	2:Incomplete atypical~b*a, left leg|2100	3:Incomplete atypical~b*a, unspecified leg|2100	4:Complete transverse atypical~b*a, right leg|2100	5:Complete transverse atypical~b*a, left leg|2100	6:Complete transverse atypical~b*a, unspecified leg|2100	7:Complete oblique atypical~b*a, right leg|2100	8:Complete oblique atypical~b*a, left leg|2100	9:Complete oblique atypical~b*a, unspecified leg|2100
5:Atypical femoral~b*e|2120
1:*e right^e	2:*e left^e	9:*e unspecified^e
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, ulna and radius|1897	4:*a, hand|313	5:*a, pelvic region and thigh|2122	6:*a, tibia and fibula|1897	7:*a, ankle and foot|1829	8:*a, other site
3=Stress fracture|2114	4=Pathological fracture, not elsewhere classified|2116	5=Pathological fracture in neoplastic disease|2118	6=Pathological fracture in other disease|2119	7=Nontraumatic fracture, not elsewhere classified|2121	8:Other disorders~b*a|2123	9:*a, unspecified
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, ulna and radius|1829	4:*a, hand|313	5:*a, pelvis|313	6:*a, tibia and fibula|1829	7:*a, ankle and foot|1829	8:*a, other site
0=Fibrous dysplasia (monostotic)|2041	1=Skeletal fluorosis|2041	2:Hyperostosis~c*e skull	3=Osteitis condensans|2041	4:Solitary~d*d cyst|2125	5:Aneurysmal~d*d cyst|2041	6:^b cyst~b*d|2041	8:^b specified*a|2041	9:Disorder~c*a, unspecified
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, radius and ulna|1829	4:*a, hand|313	5:*a, femur|313	6:*a, tibia and fibula|1829	7:*a, ankle and foot|1829	8:*a, other sites	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, radius and ulna|1829	4:*a, hand|313	5:*a, femur|313	6:*a, tibia and fibula|1829	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, radius and ulna|1829	4:*a, hand|313	5:*a, thigh|313	6:*a, tibia and fibula|1829	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*c skull	1:*c face and sinuses	9:*a
0:*a, multiple sites	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site|2130	9:*a, unspecified sites
X:*a|2131
0=Acute hematogenous osteomyelitis|2127	1=Other acute osteomyelitis|2128	2=Subacute osteomyelitis|2128	3=Chronic multifocal osteomyelitis|2128	4=Chronic osteomyelitis with draining sinus|2128	5=Other chronic hematogenous osteomyelitis|2128	6=Other chronic osteomyelitis|2129	8=Other osteomyelitis|2132	9:*a, unspecified
0:*c	1:*d right~c^b	2:*d left~c^b	9:*d unspecified~c^b
0:*b unspecified^b	1:*b shoulder|313	2:*b humerus|313	3:*b radius, ulna and carpus|2042	4:*b hand and fingers|2033	5:*b pelvis and femur|2134	6:*b tibia and fibula|1916	7:*b ankle, foot and toes|1922	8:*a, other site	9:*a, multiple sites
0:*c jaw	8:*a
0:*a, unspecified bone	1:*a, shoulder|313	2:*a, humerus|313	3:*a of radius, ulna and carpus|2042	4:*a, hand and fingers|2033	5:*a, pelvis and femur|2134	6:*a, tibia and fibula|1916	7:*a, ankle, foot and toes|1922	8:*a, other site|2136	9:*a, multiple sites
0:*c	1:*d right~c^b	2:*d left~c^b	6:*d unspecified~c^b
0:*a, unspecified bone	1:*a, shoulder|313	2:*a, humerus|313	3:*a of radius, ulna and carpus|2042	4:*a, hand and fingers|2033	5:*a, pelvis and femur|2138	6:*a, tibia and fibula|1916	7:*a, ankle, foot and toes|1922	8:*a, other site	9:*a, multiple sites
0:*c	1:*d right~c^b	2:*d left~c^b	3:*d unspecified~c^b
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	6:*d unspecified~c^b	7:*d right toe(s)	8:*d left toe(s)	9:*d unspecified toe(s)
0:*a, unspecified bone	1:*a, shoulder|313	2:*a, humerus|313	3:*a of radius, ulna and carpus|2042	4:*a, hand and fingers|2033	5:*a, pelvis and femur|2140	6:*a, tibia and fibula|1916	7:*a, ankle and foot|2141	8:*a, other site	9:*a, multiple sites
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger(s)	5:*d left finger(s)	9:*d unspecified finger(s)
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	9:*d unspecified~c^b
0:*a, unspecified bone	1:*a, shoulder|313	2:*a, humerus|313	3:*a of radius, ulna and carpus|2042	4:*a, hand and fingers|2143	5:*a, pelvis and femur|2134	6:*a, tibia and fibula|2144	7:*a, ankle, foot and toes|1922	8:*a, other site	9:*a, multiple sites
0=Idiopathic aseptic necrosis of bone|2135	1:*a due to drugs|2137	2:*a due to previous trauma|2139	3=Other secondary osteonecrosis|2142	8=Other osteonecrosis|2145	9:*a, unspecified
1:*c shoulder|313	2:*c upper arm|312	3:*c forearm|313	4:*c hand|313	5:*c thigh|313	6:*c lower leg|312	7:*c ankle and foot|1829	8:*a	9:*c multiple sites
0:*e~c^b skull	1:*e~c^b vertebrae	8:*e~c^b other bones|2147	9:*e~c^b unspecified bone
0:*a, unspecified site	1:*a, shoulder|313	2:*a, upper arm|312	3:*a, forearm|313	4:*a, hand|313	5:*a, thigh|313	6:*a, lower leg|312	7:*a, ankle and foot|1935	8:*a, other site	9:*a, multiple sites
1:Complete physeal~b*b right proximal^b	2:Complete physeal~b*b left proximal^b	3:Partial physeal~b*b right proximal^b	4:Partial physeal~b*b left proximal^b	5:Complete physeal~b*b right distal^b	6:Complete physeal~b*b left distal^b	7:Partial physeal~b*b right distal^b	8:Partial physeal~b*b left distal^b	9:*a, unspecified
1:Complete physeal~b*b right distal radius	2:Complete physeal~b*b left distal radius	3:Partial physeal~b*b right distal radius	4:Partial physeal~b*b left distal radius	8:Other physeal~b*c of~b^b	9:*a, unspecified
0:Complete physeal~b*c right proximal tibia	1:Complete physeal~b*c left proximal tibia	2:Partial physeal~b*c right proximal tibia	3:Partial physeal~b*c left proximal tibia	4:Complete physeal~b*c right distal tibia	5:Complete physeal~b*c left distal tibia	6:Partial physeal~b*c right distal tibia	7:Partial physeal~b*c left distal tibia	8:Other physeal~b^b of~b*a	9:*a, unspecified
2:*a, humerus|2150	3:*a, forearm|2151	5:*a, femur|2150	6:*a, lower leg|2152	8:*a, other site
1:*d right^b	2:*d left^b	3:*d right~c^b	4:*d left~c^b	9:*d unspecified lower leg
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, ulna and radius|1897	4:*a, hand|313	5:*a, femur|313	6:*a, tibia and fibula|2154	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|313	2:*a, humerus|313	3:*a, ulna and radius|1897	4:*a, hand|313	5:*a, femur|313	6:*a, tibia and fibula|1897	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder region|312	2:*a, humerus|313	3:*a, forearm|313	4:*a, hand|313	5:*a, pelvic region and thigh|2122	6:*a, lower leg|312	7:*a, ankle and foot|1829	8:*a, other site	9:*a, multiple sites
0:*a, multiple sites	1:*a, shoulder	2:*a, upper arm	3:*a, forearm	4:*a, hand	5:*a, thigh	6:*a, lower leg	7:*a, ankle and foot	8:*a, other site	9:*a, unspecified site
X:*a|2158
0=Algoneurodystrophy|2149	1=Physeal arrest|2153	2:*a development and growth|2155	3:Hypertrophy~c*a|2156	4:*d hypertrophic osteoarthropathy|2041	5=Osteolysis|2149	6=Osteopathy after poliomyelitis|2041	7=Major osseous defect|2157	8:^b specified*a|2159	9:Disorder~c*a, unspecified
5:Osteonecrosis~b*a|2041	6:Osteitis deformans~b*d neoplastic^b|2041	8:Osteopathy~b*a|2041
0:*d~c^b	1:*d head of femur [Legg-Calve-Perthes]|2086	2=Coxa plana|1864	3=Pseudocoxalgia|1864	4=Coxa magna|1864	8:Other juvenile~b*a|2086	9:*a, unspecified|2086
0:*a, unspecified arm	1:*a, right arm	2:*a, left arm
0:Unspecified juvenile~b*a|313	1=Osteochondrosis (juvenile) of carpal lunate [Kienbock]|1893	2=Osteochondrosis (juvenile) of metacarpal heads [Mauclaire]|1893	9:Other juvenile~b*a|313
1:*e, right leg	2:*e, left leg	3:*e, bilateral leg	9:*e, unspecified leg
1:*a, right leg	2:*a, left leg	3:*a, bilateral	9:*a, unspecified leg
0:Unspecified juvenile~b*a|2165	1:*d proximal^b|2166	2:*c tubercle|2166	9:Other juvenile~b*a|2166
0:Juvenile~c*a of humerus|2163	1:Juvenile~c*a of radius and ulna|2163	2:Juvenile~c*a, hand|2164	3:*a, upper limb|261	4:Juvenile~c*a of patella|1902	5:Juvenile~c*a of tibia and fibula|2167	6:Juvenile~c*a of tarsus|2059	7:Juvenile~c*a of metatarsus|1884	8:^b specified*a	9:Juvenile~c*a, unspecified
1:*a, right hip	2:*a, left hip	3:*a, unspecified hip	4:*a, bilateral hips
0:Unspecified slipped~b*a|2169	1:Acute slipped~b*b, stable^b|2169	2:Chronic slipped~b*b, stable^b|2169	3:Acute on chronic slipped~b*b, stable^b|2169	4:Acute slipped~b*b, unstable^b|2169	5:Acute on chronic slipped~b*b, unstable^b|2169	6:Acute slipped~b*b, unspecified stability^b|2169	7:Acute on chronic slipped~b*b, unspecified stability^b|2169
1:*e,~b^c right^b	2:*e,~b^c left^b	9:*e,~b^c unspecified^b
1:^c, right~b*b right^b	2:^c, left~b*b left^b	9:^c, unspecified~b*a
0:*a of unspecified site	1:*a of shoulder|1850	2:*a of elbow|1850	3:*a of wrist|1850	4:*a of joints of hand|2171	5:*a of hip|1850	6:*a knee|2038	7:*a of ankle and joints of foot|2172	8:*a other site	9:*a multiple sites
0=Slipped upper femoral epiphysis (nontraumatic)|2170	1=Kienbock's disease of adults	2=Osteochondritis dissecans|2173	8:*b specified^b|2074	9=Osteochondropathy, unspecified|2074
1:^c right*b right^b	2:^c left*b left^b	9:^c unspecified*a
0:*a, unspecified site	1:*a, shoulder|313	2:*a, elbow|313	3:*a, wrist|313	4:*a, joints of hand|313	5:*a, hip|313	6:*a, knee|313	7:*a, ankle and joints of foot|2175	8:*a, other site	9:*a, multiple sites
5:*a, hip|313
0:*a, multiple sites	1:*a, shoulder	2:*a, upper arm	3:*a, forearm	4:*a, hand	5:*a, thigh	6:*a, lower leg	7:*a, ankle and foot	8:*a, other site	9:*a, unspecified sites
X:*a|2178
0=Chondrocostal junction syndrome [Tietze]	1=Relapsing polychondritis	2=Chondromalacia|2176	3=Chondrolysis|2177	8:^b specified*a|2179	9:Disorder~c*a, unspecified
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear
0:Acquired deformity~d*f nose	1=Cauliflower ear|2181	2:*h deformity~b^b head	3:Acquired deformity~d*f neck	4:Acquired deformity~d*f chest~c^b rib	5:Acquired deformity~d*f pelvis	8:^b specified*d	9:Acquired deformity~d*d, unspecified
1:*a, right arm	2:*a, left arm	9:*a, unspecified arm
2:^c humerus~b*a|2183	3:^c radius or ulna~b*a|2183	5:^c pelvis~b*a	6:^c femur~b*a|2087	7:^c tibia or fibula~b*a|2087	9:^c other*a
0:*b musculoskeletal system^b	1:*c other~b^b
0:^c~c*b musculoskeletal system^b	1:^c~c*c other~b^b	2:^b~c*b musculoskeletal system^b	3:^b~c*c other~b^b
1:Intraoperative hemorrhage~f*i hematoma~b^b a^b structure complicating a procedure|2185	2:Accidental puncture~f*i laceration~b^b a^b structure during a procedure|2185	3:Postprocedural hemorrhage~h*g a^b structure following a procedure|2185	4:Postprocedural hematoma~f*i seroma~b^b a^b structure following a procedure|2186	9:*g the^c
1:^c~c^b~c^c~d^b compression*a	2:^c one rib~f^c~d^b compression*a	3:Multiple fractures~b^c~e^c~d^b compression*a	4:Flail chest~h^c~d^b compression*a	9:Other fracture~h^c~d^b compression*a
0=Pseudarthrosis after fusion or arthrodesis	1:Postlaminectomy syndrome~j*a	2=Postradiation kyphosis	3=Postlaminectomy kyphosis	4=Postsurgical lordosis	5=Postradiation scoliosis	6:Fracture~g*g bone following insertion of orthopedic implant~c^b joint prosthesis, or bone plate|2184	8:Other intraoperative~b*a|2187	A:Fracture~g*g ribs~c^b sternum and thorax associated with compression of the chest and cardiopulmonary resuscitation|2188
XA:*a, initial encounter	XD:*a, subsequent encounter	XS:*a, sequela
1:*c right^c|2190	2:*c left^c|2190
XXA:*a, initial encounter	XXD:*a, subsequent encounter	XXS:*a, sequela
0:*b hip^b|2191	1:*b knee^b|2191	2:*b ankle^b|2191	3:*b shoulder^b|2191	4:*b elbow^b|2191	8:*d other^d|2192	9:*d unspecified^d|2192
0:*a of head region	1:*a of cervical region	2:*a of thoracic region	3:*a of lumbar region	4:*a of sacral region	5:*a of pelvic region	6:*a of lower extremity	7:*a of upper extremity	8:*a of rib cage	9:*a of abdomen and other regions
0=Segmental and somatic dysfunction|2194	1=Subluxation complex (vertebral)|2194	2=Subluxation stenosis of neural canal|2194	3=Osseous stenosis of neural canal|2194	4=Connective tissue stenosis of neural canal|2194	5=Intervertebral disc stenosis of neural canal|2194	6=Osseous and subluxation stenosis of intervertebral foramina|2194	7=Connective tissue and disc stenosis of intervertebral foramina|2194	8:Other biomechanical~b*e|2194	9:*f lesion~b^b unspecified
1:*e idiopathic^b~b^c (IC-MPGN)	2:*e secondary^e (IC-MPGN)
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic changes	9:*a with unspecified morphologic changes	A:*a with C3 glomerulonephritis	B:*a with immune complex membranoproliferative glomerulonephritis|2196
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic changes	9:*a with unspecified morphologic changes	A:*a with C3 glomerulonephritis
1:*a with glomerular lesion	2:*a with focal and segmental glomerular lesion	3:*a with diffuse membranoproliferative glomerulonephritis	4:*a with diffuse membranous glomerulonephritis	5:*a with diffuse mesangial proliferative glomerulonephritis	6:*a with diffuse mesangiocapillary glomerulonephritis	9:Other recurrent~b*a
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic changes	9:*a with unspecified morphologic changes	A:*a with C3 glomerulonephritis	B:*b immunoglobulin A nephropathy|2199
0:*a, unspecified	1:Primary~e*b nephropathy with nephrotic syndrome	2:Secondary~e*b nephropathy with nephrotic syndrome	9:Other nephrotic~b*a
1:^d idiopathic*a	2:^d secondary*a
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis|2201	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic changes	9:*a with unspecified morphologic changes	A:*a with C3 glomerulonephritis	B:*a with immune complex membranoproliferative glomerulonephritis (IC-MPGN)|2202
0:*a, unspecified	1:Primary~e*b nephropathy with isolated proteinuria	2:Secondary~e*b nephropathy with isolated proteinuria	9:Other isolated~b*a
0:*d minor glomerular abnormality	1:*d focal and segmental glomerular lesions	2:*d diffuse membranous glomerulonephritis|2204	3:*d diffuse mesangial proliferative glomerulonephritis	4:*d diffuse endocapillary proliferative glomerulonephritis	5:*d diffuse mesangiocapillary glomerulonephritis	6:*d dense deposit disease	7:*d diffuse crescentic glomerulonephritis	8:*d other morphologic~c^b	9:*d unspecified morphologic~c^b	A:*d C3 glomerulonephritis
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic lesions	9:*a with unspecified morphologic lesions	A:*a with C3 glomerulonephritis	B:*a with APOL1-mediated kidney disease [AMKD]
0=Nonobstructive reflux-associated chronic pyelonephritis	1:*c obstructive pyelonephritis	8:Other chronic~b*a	9:*a, unspecified
0:Unspecified~d*a	9:*d~c^b
1:*a, unilateral	2:*a, bilateral	9:*a, unspecified
0:*a, unspecified	1:*a without reflux nephropathy	2:*a with reflux nephropathy without hydroureter|2209	3:*a with reflux nephropathy with hydroureter|2209
0=Hydronephrosis with ureteropelvic junction obstruction	1=Hydronephrosis with ureteral stricture, not elsewhere classified	2:Hydronephrosis with renal~b*c ureteral calculous obstruction	3:Other~b*c unspecified hydronephrosis|2208	4=Hydroureter	5:Crossing vessel~b*c stricture of ureter without hydronephrosis	6=Pyonephrosis	7=Vesicoureteral-reflux|2210	8:Other obstructive~b*a	9:*a, unspecified
1=Contrast-induced nephropathy	9:*a
0=Analgesic nephropathy	1:Nephropathy induced by other drugs, medicaments~e*c biological substances|2212	2=Nephropathy induced by unspecified drug, medicament or biological substance	3=Nephropathy induced by heavy metals	4=Toxic nephropathy, not elsewhere classified
0=Balkan nephropathy	1=Renal and perinephric abscess	8:^b specified*a	9:Renal~c*b disease, unspecified
0:*a with tubular necrosis	1:*a with acute cortical necrosis	2:*a with medullary necrosis	8:Other acute~b*a	9:*a, unspecified
0:*b unspecified	1:*c 3a	2:*c 3b
1:*b, stage 1	2:*b, stage 2 (mild)	3:*b, stage 3 (moderate)|2216	4:*b, stage 4 (severe)	5:*b, stage 5	6:End stage renal~c*b	9:*b, unspecified
0:*c	1:*d~c^b	2:*c with calculus of~b^b	9=Urinary calculus, unspecified
0:*e in bladder	1:*e in urethra	8:Other~c*a calculus	9:*a, unspecified
1:Secondary hyperparathyroidism of~f*c origin	9:*a
0=Renal osteodystrophy	1=Nephrogenic diabetes insipidus	8:Other disorders~b*a|2220	9:Disorder~b*a, unspecified
1:Atrophy of~c*a (terminal)	2:Page~c*a	9=Renal sclerosis, unspecified
0:*d, unilateral	1:*d, bilateral	9:*d, unspecified
1:Hypertrophy~d*c	2=Megaloureter	3=Nephroptosis	4=Pyelitis cystica	5=Pyeloureteritis cystica	6=Ureteritis cystica	9:*a
0:Ischemia and infarction~c*g	1:Cyst~c*g~c^b acquired	8:^b specified*e|2224	9:Disorder~c*d unspecified
0:*a without hematuria	1:*a with hematuria
0=Acute cystitis|2226	1=Interstitial cystitis (chronic)|2226	2=Other chronic cystitis|2226	3=Trigonitis|2226	4=Irradiation cystitis|2226	8=Other cystitis|2226	9:*a, unspecified|2226
0:Uninhibited neuropathic~d*a	1:Reflex neuropathic~d*a	2:Flaccid neuropathic~d*a	8:Other neuromuscular~b*e	9:*d unspecified
1:Overactive~e*a	9:*a
0=Bladder-neck obstruction	1=Vesicointestinal fistula	2=Vesical fistula, not elsewhere classified	3:Diverticulum~c*a	8:^b specified*a|2229	9=Bladder disorder, unspecified
0=Urethral abscess	1=Nonspecific urethritis	2=Other urethritis	3:Urethral~d*a, unspecified
0:*a, meatal	1:^b bulbous*c	2:^b membranous*c	3:^b anterior*c	4:*a, unspecified	6:*a, overlapping sites
1:Urethral~c*c due to childbirth	8:Other post-traumatic~b*a
1:*a, male|2232	2:*a, female|2233
1:*a, meatal	2:^b bulbous*a	3:^b membranous*a	4:^b anterior*a	6:*a, overlapping sites	9:*a, unspecified
1:*a, male|2235	2:*a, female
1:*a, meatal	2:^b bulbous*a	3:^b membranous*a	4:^b anterior*a	6:*a, overlapping sites	9:*a, unspecified site
1:*a, male|2237	2:*a, female
1:Unspecified urethral~b*d~c^b, meatal	2:Unspecified bulbous urethral~b*d~c^b	3:Unspecified membranous urethral~b*d~c^b	4:Unspecified anterior urethral~b*d~c^b	6:Unspecified urethral~b*d~c^b, overlapping sites	9:Unspecified urethral~b*d~c^b, unspecified site
1:*a, male|2239	2:Unspecified urethral~b*b female
0:Post-traumatic urethral~b*a|2234	1:Postinfective urethral~b*a, not elsewhere classified|2236	8:Other urethral~b*a|2238	9:*a, unspecified|2240
1=Hypermobility of urethra	2=Intrinsic sphincter deficiency (ISD)	3:Combined hypermobility of urethra~c*c intrinsic sphincter deficiency	4:Muscular~e*a of urethra
0=Urethral fistula	1=Urethral diverticulum	2=Urethral caruncle	4:Urethral functional and muscular~b*c|2242	5=Urethral false passage	8:^b specified*a	9=Urethral disorder, unspecified
0:Overflow~d*a	1:Coital~d*a	2:Postural (urinary)~d*a	8:*a
1:Urge~d*a	2=Incontinence without sensory awareness	3=Post-void dribbling	4=Nocturnal enuresis	5=Continuous leakage	6:Mixed~d*a	9:*a|2244
0=Urinary tract infection, site not specified	3=Stress incontinence (female) (male)	4:*e specified~c^b incontinence|2245	8:^b specified*a	9:Disorder~c*a, unspecified
0:*a without lower urinary tract symptoms	1:*a with lower urinary tract symptoms	2=Nodular prostate without lower urinary tract symptoms	3=Nodular prostate with lower urinary tract symptoms
0=Acute prostatitis	1=Chronic prostatitis	2:Abscess~c*a	3=Prostatocystitis	4=Granulomatous prostatitis	8:Other inflammatory~b*a	9:^b disease~b*a, unspecified
0:Unspecified dysplasia~b*a	1=Prostatic intraepithelial neoplasia	2:Atypical small acinar proliferation~b*a	9:Other dysplasia~b*a
1=Prostatodynia syndrome	2=Prostatosis syndrome	3:Cyst~d*a	9:*a
0:Calculus~e*a	1:Congestion~b^b hemorrhage~c*a	3:Dysplasia~e*a|2249	8:^b specified~c*a|2250	9:Disorder~e*a, unspecified
0:*a, unspecified	1:*a, single	2:*a, multiple
0=Encysted hydrocele	1=Infected hydrocele	2=Other hydrocele	3:*c, unspecified	4=Spermatocele of epididymis|2252
0:*a, unspecified	1:Extravaginal torsion~b*b spermatic cord	2:Intravaginal torsion~b*b spermatic cord	3:*b appendix^b	4:*b appendix epididymis
0:Torsion~c*a|2254	1:Cyst~c*b tunica albuginea^b	2:Benign cyst~c*a	8:Other noninflammatory~b*b the^b
1=Epididymitis	2:*c	3=Epididymo-orchitis	4=Abscess of epididymis or testis
1:*c drug therapy	2:*c infection	3:*c obstruction of efferent ducts	4:*c radiation	5:*c systemic disease	9:*c other^c
1=Organic azoospermia	2:*a due to extratesticular causes|2257
1=Organic oligospermia	2:*a due to extratesticular causes|2257
0=Azoospermia|2258	1=Oligospermia|2259	8:Other male~b*a	9:*a, unspecified
0:Adherent~c*a, newborn	1=Phimosis	2=Paraphimosis	3=Deficient foreskin	4:Benign cyst~b*a	5:Adhesions~b*a and glans penis	6=Balanoposthitis	7:Other inflammatory diseases~b*a	8:Other disorders~b*a
1:Abscess~d*b corpus cavernosum and^b	2:Cellulitis~d*b corpus cavernosum and^b	9:*a
0:*a, unspecified	1:*a due to trauma	2:*a due to disease classified elsewhere	3:*a, drug-induced	9=Other priapism
1:Thrombosis~d*b superficial vein of^b	2:Acquired torsion~d*a	3:Acquired buried~e*a	9:*a
0:Leukoplakia~c*a	1=Balanitis	2:^b inflammatory*a|2262	3=Priapism|2263	5:Ulcer~c*a	6:Induration~d*a plastica	8:^b specified*a|2264	9:Disorder~c*a, unspecified
0:*h seminal vesicle	1:*h spermatic cord~d^b tunica vaginalis and vas deferens	2:*h scrotum	3=Fournier gangrene	8:*h other specified^d	9:^b disorder~b^b unspecified*f organ
1:Right testicular~b*a	2:Left testicular~b*a	9:*a, unspecified
1=Testicular pain|2267	2=Scrotal pain	9:*d the^d
0:Atrophy~e*d testis	1:Vascular~d*a	3:Cyst~e*d epididymis	8:^b specified~c*a|2268	9:Disorder~e*a, unspecified
1:Erectile~c*a due to arterial insufficiency	2:Corporo-venous occlusive~b*a	3:Combined arterial insufficiency and corporo-venous occlusive~b*a
1:Erectile~c*a following radical prostatectomy	2:Erectile~c*a following radical cystectomy	3:Erectile~c*a following urethral surgery	4:Erectile~c*a following simple prostatectomy	5:Erectile~c*a following radiation therapy	6:Erectile~c*a following interstitial seed therapy	7:Erectile~c*a following prostate ablative therapy	9:Other and unspecified postprocedural~b*a
0:Vasculogenic~b*a|2270	1:Erectile~c*a due to diseases classified elsewhere	2:Drug-induced~b*a	3:Postprocedural~b*a|2271	8:Other male~b*a	9:*a, unspecified
1=Retarded ejaculation	2=Painful ejaculation	3=Anejaculatory orgasm	4=Retrograde ejaculation	9:Other ejaculatory~b*a
1:Ejaculatory~d*a|2273	8:*a	9:Unspecified~b*a
1:*a of right breast	2:*a of left breast	9:*a of unspecified breast
0=Solitary cyst of breast|313	1=Diffuse cystic mastopathy|2275	2=Fibroadenosis of breast|313	3=Fibrosclerosis of breast|313	4=Mammary duct ectasia|2275	8:Other benign~b*b dysplasias|2275	9:Unspecified benign~b*a|2275
0:*a, unspecified breast	1:*a, right breast	2:*a, left breast	3:*a, bilateral breast
0=Mastitis without abscess	1:Abscess~c*b the^b and nipple	2=Granulomatous mastitis|2277
0:*a, unspecified quadrant	1:*a, upper outer quadrant	2:*a, upper inner quadrant	3:*a, lower outer quadrant	4:*a, lower inner quadrant	5:*a, overlapping quadrants
1:*a of the right breast	2:*a of the left breast
1:*d right^d	2:*d left^d
0:*b unspecified^b	1:*b the right^b|2279	2:*b the left^b|2279	3:*b axillary tail|2280	4:*a, subareolar|2281
1:Induration of~f*a	2=Nipple discharge	3=Retraction of nipple	9:*a
1:Ptosis~d*a	2:Hypoplasia~d*a	9:*a
0:Fissure and fistula~c*b nipple	1:Fat necrosis~c*a	2:Atrophy~c*a	3=Galactorrhea not associated with childbirth	4=Mastodynia	5:*d signs and symptoms in~c^b|2283	8:^b specified*a|2284	9:Disorder~c*a, unspecified
0:^b~c*a	1:Disproportion~d*a
1:^b~c*a	2:Oophoritis~d*a	3:*a
0:Acute salpingitis~b*a|1505	1:Chronic salpingitis~b*a|1505	9:*a, unspecified|2287
0:Acute inflammatory~b*d	1:Chronic inflammatory~b*d	9:*c unspecified
0:Acute parametritis and~c*c cellulitis	1:Chronic parametritis and~c*c cellulitis	2:Unspecified parametritis and~c*c cellulitis	3:Female acute~c*c peritonitis	4:Female chronic~c*c peritonitis	5:Female~c*c peritonitis, unspecified	6:Female~c*c peritoneal adhesions (postinfective)	8:^b specified*a	9:Female~c*b disease, unspecified
0:Cyst~b*a	1:Abscess~b*a	8:Other diseases~b*a	9:Disease~b*a, unspecified
1:Mucositis (ulcerative)~d*a	2:Fournier disease~d*a	9:*a
0=Acute vaginitis	1:Subacute~e*b chronic vaginitis	2=Acute vulvitis	3:Subacute~e*b chronic vulvitis	4:Abscess~c*d~c^b	5:Ulceration~c*c	6:Ulceration~c*d~c^b	8:^b specified*a|2292
0:Ulceration of vulva~e*a	1:Vaginitis, vulvitis~c^b vulvovaginitis~b*a
0:*b the^b, unspecified	1:Superficial endometriosis~b*b the^b	2:Deep endometriosis~b*b the^b	3:Adenomyosis~b*b the^b
1:^c right*a	2:^c left*a	3:^c bilateral ovaries~b*a	9:*b side, unspecified^b
1:*c right~b^b	2:*c left~b^b	3:*c bilateral ovaries	9:*c~b^b, unspecified ovary
1:*b right^b	2:*b left^b	3:*b bilateral ovaries	9:*a, unspecified ovary
0:*a, unspecified depth|2296	1:Superficial endometriosis~b*b the^b|2297	2:Deep endometriosis~b*a|2298
1:^c right*a	2:^c left*a	3:^c bilateral^b tubes~b*a	9:^c unspecified*a
1:*c right^c	2:*c left^c	3:*c bilateral^b tubes	9:*c unspecified^c
1:*d right~b^c	2:*d left~b^c	3:*d bilateral~b^b tubes	9:*d unspecified~b^c
0:*a, unspecified depth|2300	1:Superficial endometriosis~b*a|2301	2:Deep endometriosis~b^b the*a|2302
1:Superficial endometriosis~b*a	2:Deep endometriosis~b*a	9:*a, unspecified depth
1:*c right^c	2:*c left^c	3:*d bilateral~b^c	9:*d~b^c, unspecified side
1:^d right*a	2:^d left*a	3:^c bilateral~b*a	9:^c~b*b side, unspecified^b
1:*c right^c	2:*c left^c	3:*d bilateral~b^c	9:*a, unspecified side
1:^d right*a	2:^d left*a	3:^c bilateral~b*a	9:*b side, unspecified^b
1:Superficial endometriosis~b^b the~b*a, other specified sites	2:Deep endometriosis~b^b the~b*a, other specified sites	9:*d the~b^c, other specified sites, unspecified depth
1:*c right^b ligament	2:*c left^b ligament	3:*c bilateral^c	9:*a, unspecified side
1:*c right^b ligament	2:*c left^b ligament	3:*d bilateral~b^c	9:*a, unspecified side
1:*f right^b ligament~b^d	2:*f left^b ligament~b^d	3:^c bilateral~b*a	9:*b side, unspecified^b
0:*a, unspecified	1:*c the anterior cul-de-sac|2304	2:*c the posterior cul-de-sac|2304	3:Superficial endometriosis~b*c the^b sidewall|2305	4:Deep endometriosis~b*c the^b sidewall|1949	5:*c the^b sidewall, unspecified depth|2306	6:Superficial endometriosis~b*c the^b brim|2307	7:Deep endometriosis~b*c the^b brim|2307	8:*c the^b brim, unspecified depth|2308	9:*c other^c|2309	A:Superficial endometriosis~b*c the uterosacral ligament(s)|2310	B:Deep endometriosis~b*c the uterosacral ligament(s)|2311	C:*c the uterosacral ligament(s), unspecified depth|2312
0:*c, unspecified involvement of~b^b	1:*c without involvement of~b^b	2:*c with involvement of~b^b
0:*a, unspecified	1:*b the rectum|2304	2:*b the sigmoid colon|2304	3:*b the cecum|2304	4:*b the appendix|2304	5:*b other parts of the colon|2304	6:*b the small^b|2304
1:*b right^b	2:*b left^b	3:*b bilateral ureters	9:*b unspecified^b
1:^c right*a	2:^c left*a	3:^c bilateral ureters~b*a	9:^c unspecified*a
0:*c, unspecified depth	1:Superficial endometriosis~b*c	2:Deep endometriosis~b*c	4:Superficial endometriosis~b*d ureter|2316	5:Deep endometriosis~b*d ureter|2316	6:*d ureter, unspecified depth|2317
1:*c pleura	2:*c lung	3:*c diaphragm|2304	4:*c the pericardial~b^b	5:*c the mediastinal~b^b	6:*a
0:*a, subcutaneous tissue	1:*a, fascia and muscular layers	9:*a, unspecified depth
0:*a, unspecified	1:*b anterior abdominal wall|2320	2:*b umbilicus	3:*b inguinal canal	4:*c extra-pelvic abdominal peritoneum	9:*c other site of~b^b
0:*a, unspecified	1:*c sacral splanchnic~b^b	2:*c sacral nerve roots	3:*c obturator nerve	4:*c sciatic nerve	5:*c pudendal nerve	6:*c femoral nerve	9:*d other~b^b nerve
0:*a of uterus|2295	1:*a of ovary|2299	2:*a of fallopian tube|2303	3:*a of pelvic peritoneum|2313	4:*a of rectovaginal septum and vagina|2314	5:*a of intestine|2315	6:*a in cutaneous scar	8=Other endometriosis	9:*a, unspecified	A:*a of bladder and ureters|2318	B:*a of cardiothoracic space|2319	C:*a of the abdomen|2321	D:*a of the pelvic nerves|2322
0:*a, unspecified	1:*a, midline	2:*a, lateral
1=Perineocele	2=Incompetence or weakening of pubocervical tissue	3=Incompetence or weakening of rectovaginal tissue	4=Pelvic muscle wasting	5:Cervical stump~d*a	9:*a
0=Urethrocele	1=Cystocele|2324	2:Incomplete uterovaginal~c*a	3:Complete uterovaginal~c*a	4:Uterovaginal~c*a, unspecified	5=Vaginal enterocele	6=Rectocele	8:Other female~b*a|2325	9:*a, unspecified
0=Vesicovaginal fistula	1:Other~c*c urinary-genital~b^b fistulae	2=Fistula of vagina to small intestine	3=Fistula of vagina to large intestine	4:Other~c*c intestinal-genital~b^b fistulae	5:Female~d*b tract-skin fistulae	8:Other~c*a fistulae	9:Female~d*a fistula, unspecified
0:*a, unspecified side	1:*b right^b	2:*b left^b
0:*a of ovary, unspecified side	1:*a of right ovary	2:*a of left ovary
1:*b cyst, right side	2:*b cyst, left side	9:*b cyst, unspecified side
0:Unspecified~d*a|2330	9:^b~c*a|2330
1:*b right^b	2:*b left^b	9:*a, unspecified side
1:*c right^c	2:*c left^c	9:*a, unspecified side
1:^d right*a	2:^d left*a	9:*a, unspecified side
1:*d|2332	2:*e~c^c|2333	3:*a|2334
0:*a, unspecified side	1:*e right^e	2:*e left^e
1:^c right*a	2:^c left*a	9:*a, unspecified side
1:*g and~b^c|2337	2:*h~f^c|2333	3:*a
0:Follicular cyst~c*g|2328	1=Corpus luteum cyst|2329	2:Other~h*c unspecified ovarian cysts|2331	3:Acquired atrophy~c*g and~b^c|2335	4:Prolapse and hernia~c*g and~b^c|2336	5:Torsion~c*f ovarian pedicle and^c|2338	6=Hematosalpinx	7:Hematoma~c^b~f*a	8:Other noninflammatory~b*a	9:^b disorder~b*a, unspecified
0:*d corpus uteri	1:*d cervix uteri	2:*d vagina	3:*d vulva	8:^c other parts of*a	9:*a, unspecified
0:*a, unspecified	1:Benign endometrial~b*a	2:*b intraepithelial neoplasia [EIN]
0=Endometrial hyperplasia|2341	2:Hypertrophy~d*d	3:Subinvolution~d*d	4:Malposition~d*d	5:Inversion~d*d	6=Intrauterine synechiae	7=Hematometra	8:^b specified*d	9:Noninflammatory disorder~d*c unspecified	A=Isthmocele
0=Mild cervical dysplasia	1=Moderate cervical dysplasia	9:*a, unspecified
0:Leukoplakia~d*a	1:Old laceration~d*a	2:Stricture and stenosis~d*a	3:Incompetence~d*a	4:Hypertrophic elongation~d*a	8:^b specified*a	9:Noninflammatory disorder~d*a, unspecified
0=Mild vaginal dysplasia	1=Moderate vaginal dysplasia	3:Dysplasia~d*a, unspecified	4:Leukoplakia~d*a	5:Stricture and atresia~d*a	6=Tight hymenal ring	7=Hematocolpos	8:^b specified*a	9:Noninflammatory disorder~d*a, unspecified
0:Unspecified hypertrophy~b*a	1=Childhood asymmetric labium majus enlargement	9:Other specified hypertrophy~b*a
0:*a, unspecified	1:*b Type I^b	2:*b Type II^b	3:*b Type III^b	8:Other female~b*a
1=Female genital mutilation status|2347	9:*a
0=Mild vulvar dysplasia	1=Moderate vulvar dysplasia	3:Dysplasia~d*c, unspecified	4:Leukoplakia~d*c	5:Atrophy~d*c	6:Hypertrophy~d*c|2346	7=Vulvar cyst	8:^b specified*a|2348	9:Noninflammatory disorder~d*a, unspecified
0=Primary amenorrhea	1=Secondary amenorrhea	2:Amenorrhea~b*e unspecified	3=Primary oligomenorrhea	4=Secondary oligomenorrhea	5:Oligomenorrhea~b*e unspecified
0:*f~c^b frequent~b^b with regular cycle	1:*f~c^b frequent~b^b with irregular cycle	2:*f~e^b at puberty	3=Ovulation bleeding	4:*f bleeding in the premenopausal period	5:Other specified~e*a	6:Irregular~f*a, unspecified
0:Postcoital~d*c contact~b^b	1:Pre-pubertal~e*a	8:^b specified*a	9:Abnormal~c*a, unspecified
0=Unspecified dyspareunia	1=Superficial (introital) dyspareunia	2=Deep dyspareunia	9=Other specified dyspareunia
0=Vulvar vestibulitis	8=Other vulvodynia	9:*a, unspecified
1=Vulvodynia|2354	9:*a
0=Mittelschmerz	1=Dyspareunia|2353	2=Vaginismus	3=Premenstrual tension syndrome	4=Primary dysmenorrhea	5=Secondary dysmenorrhea	6=Dysmenorrhea, unspecified	8:Other specified~d*a|2355	9:Unspecified condition~e*a
0=Postmenopausal bleeding	1:*d female climacteric states	2=Postmenopausal atrophic vaginitis	8:Other specified menopausal~b^b~b*a	9:Unspecified menopausal~b*d~b^b disorder
0:*a associated with anovulation	1:*a of tubal origin	2:*a of uterine origin	8:*a of other origin	9:*a, unspecified
0:Infection~b*b insemination	1=Hyperstimulation of ovaries	2:*e of attempted introduction of fertilized ovum following in vitro~d^b	3:*e of attempted introduction of embryo in embryo transfer	8:Other complications~b*a	9:Complication~b*a, unspecified
0:*a, meatal	1:^b bulbous*a	2:^b membranous*a	3:^b anterior bulbous*a	4:*a, unspecified	5:^b fossa navicularis*c	6:*a, overlapping sites
1:*a, male|2360	2:*a, female
0=Cystostomy hemorrhage	1=Cystostomy infection	2=Cystostomy malfunction	8:Other~c*a complication
0:Hemorrhage~b*a	1:Infection~b*a	2:Malfunction~b*a	3:Herniation~b^c~b*a	4:Stenosis~b^c~b*a	8:Other complication~b*a
0:Hemorrhage~b*a	1:Infection~b*a	2:Malfunction~b*a	3:Herniation~b*a	4:Stenosis~b*a	8:Other complication~b*a
1:Complication~d*c cystostomy|2362	2:Complication~b^b incontinent external*a|2363	3:Complication~b^b continent*a|2364
1:*b genitourinary system^b	2:*c other~b^b
0:*b genitourinary system^b	1:*c other~b^b
0:^c~c*b genitourinary system^b	1:^c~c*c other~b^b	2:^b~c*b genitourinary system^b	3:^b~c*c other~b^b
0:*f nipple ischemia	1:*f nipple necrosis
1:^c~c^b~c*a	2:Postprocedural hemorrhage~h^b a*a organ or structure following a procedure|2367	3=Residual ovary syndrome	4:Postprocedural hematoma~f^b seroma~b^b a*a organ or structure following a procedure|2368	5=Post endometrial ablation syndrome	6:Intraoperative~c*c breast|2369	9:^b~c*a
0=Postprocedural (acute) (chronic) kidney failure	1=Postprocedural urethral stricture|2361	2:Postprocedural adhesions~g*g vagina	3:Prolapse~g*g vaginal vault after hysterectomy	4=Postprocedural pelvic peritoneal adhesions	5:Complications~g*g stoma of urinary tract|2365	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|2366	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|2366	8:Other intraoperative~b*e|2370
0:*a without intrauterine pregnancy	1:*a with intrauterine pregnancy
1:Right tubal~b*a	2:Left tubal~b*a	9:Unspecified tubal~b*a
1:Right interstitial~b*a	2:Left interstitial~b*a	9:Unspecified interstitial~b*a
0:*a without intrauterine pregnancy|2373	1:*a with intrauterine pregnancy|2373	2:Interstitial ectopic~b*a without intrauterine pregnancy|2374	3:Interstitial ectopic~b*a with intrauterine pregnancy|2374
1:Right ovarian~b*a	2:Left ovarian~b*a	9:Unspecified ovarian~b*a
0:*a without intrauterine pregnancy|2376	1:*a with intrauterine pregnancy|2376
1:*a without intrauterine pregnancy	2:*a with intrauterine pregnancy
1:Right cornual~b*a	2:Left cornual~b*a	9:Unspecified cornual~b*a
1:*a without intrauterine pregnancy|2379	2:*a with intrauterine pregnancy|2379
0:Unspecified ectopic~b*c without intrauterine pregnancy	1:Unspecified ectopic~b*c with intrauterine pregnancy
0:Abdominal~b*a|2372	1:Tubal~b*a|2375	2:Ovarian~b*a|2377	3:Cesarean scar ectopic~b*a|2378	4:Cervical ectopic~b*a|2378	5:Cornual ectopic~b*a|2380	8:Other ectopic~b*a|2372	9:*a, unspecified|2381
0:Classical hydatidiform~b*a	1:Incomplete and partial hydatidiform~b*a	9:*a, unspecified
1=Inappropriate change in quantitative human chorionic gonadotropin (hCG) in early pregnancy	9:^b~b*a
0=Blighted ovum and nonhydatidiform mole	1=Missed abortion	8:^b specified*a|2384	9:Abnormal product~d*a, unspecified
0:Unspecified complication~e*a	1:Shock~e*a	2:Renal failure~e*a	3:Metabolic disorder~e*a	4:Damage to pelvic organs~e*a	5:^b venous~c*a	6:Cardiac arrest~e*a	7:Sepsis~e*a	8:Urinary tract infection~e*a	9:Incomplete~g*a with other complications
0:Unspecified complication~e*a	1:Shock~e*a	2:Renal failure~e*a	3:Metabolic disorder~e*a	4:Damage to pelvic organs~e*a	5:^b venous~c*a	6:Cardiac arrest~e*a	7:Sepsis~e*a	8:Urinary tract infection~e*a	9:Complete~g*a with other complications
0:Genital tract and pelvic infection following incomplete spontaneous~b*a	1:Delayed or excessive hemorrhage following incomplete spontaneous~b*a	2:Embolism following incomplete spontaneous~b*a	3:Other and unspecified complications following incomplete spontaneous~b*a|2386	4:Incomplete spontaneous~b*a without complication	5:Genital tract and pelvic infection following complete or unspecified spontaneous~b*a	6:Delayed or excessive hemorrhage following complete or unspecified spontaneous~b*a	7:Embolism following complete or unspecified spontaneous~b*a	8:Other and unspecified complications following complete or unspecified spontaneous~b*a|2387	9:Complete or unspecified spontaneous~b*a without complication
0:*e~c^c	1:Shock following (induced)~b*f	2:Renal failure following (induced)~b*f	3:Metabolic disorder following (induced)~b*f	4:Damage to pelvic organs following (induced)~b*f	5:Other venous complications following (induced)~b*f	6:Cardiac arrest following (induced)~b*f	7:Sepsis following (induced)~b*f	8:Urinary tract infection following (induced)~b*f	9:*d~c^b
5:Genital tract and pelvic infection~b*a	6:Delayed or excessive hemorrhage~b*a	7:Embolism~b*a	8:(Induced)~d*a with other and unspecified complications|2389
0:*e~c^c	1:Shock following failed~b*f	2:Renal failure following failed~b*f	3:Metabolic disorder following failed~b*f	4:Damage to pelvic organs following failed~b*f	5:Other venous complications following failed~b*f	6:Cardiac arrest following failed~b*f	7:Sepsis following failed~b*f	8:Urinary tract infection following failed~b*f	9:*d~c^b
0:Genital tract and pelvic infection following failed~b*a	1:Delayed or excessive hemorrhage following failed~b*a	2:Embolism following failed~b*a	3:*a with other and unspecified complications|2391	4:*a without complication
1:Cardiac arrest~c*a	2:Sepsis~c^b~b*a	3:Urinary tract infection~c*a	9:*a
0:Genital tract and pelvic infection~b*a	1:Delayed or excessive hemorrhage~b*a	2:Embolism~b*a	3:Shock~b*a	4:Renal failure~b*a	5:Metabolic disorders~b^b an*a	6:Damage to pelvic organs and tissues~b^b an*a	7:Other venous complications~b^b an*a	8:Other complications~b^b an*a|2393	9:Unspecified complication~b^b an*a
0:*a, unspecified trimester	1:*a, first trimester	2:*a, second trimester	3:*a, third trimester
1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	9:*a, unspecified trimester
1:*g~f^b of pre-term labor|2396	9:*a|2396
1:*c|2396	2:*d~c^b|2396
1:*e pregnancy resulting from assisted reproductive technology|2396	2:*e pregnancy with history of in utero procedure during previous pregnancy|2396	9:*a|2396
0:*d~c^b with history of infertility|2395	1:*d~c^b with history of ectopic pregnancy|2395	2:*d~c^b with other poor reproductive or obstetric history|2397	3:*d~c^b with insufficient antenatal care|2395	4:*d~c^b with grand multiparity|2395	5:*d elderly primigravida and multigravida|2398	6:*d young primigravida and multigravida|2398	7:*a due to social problems|2395	8:*d other^c pregnancies|2399	9:*a, unspecified|2395	A:*d~c^b with history of molar pregnancy|2395
1:*f|2396	2:*g~c^b	3:*g~e^c
0:^b essential*a|2401	1:^b hypertensive heart disease~b*a|2401	2:^b hypertensive chronic kidney disease~b*a|2401	3:^b hypertensive heart and chronic kidney disease~b*a|2401	4:^b secondary*a|2401	9:Unspecified pre-existing~b*a|2401
1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium	9:*a, unspecified trimester
0:*a, unspecified trimester	1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0:*g~b^b|2404	1:*g~d^b|2404	2:*g~b^b with~b^b|2404
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester	4:*a complicating childbirth	5:*a, complicating the puerperium
0:*a (HELLP), unspecified trimester	2:*a (HELLP), second trimester	3:*a (HELLP), third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0=Mild to moderate pre-eclampsia|2406	1=Severe pre-eclampsia|2407	2=HELLP syndrome|2408	9=Unspecified pre-eclampsia|2406
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester
0:*a complicating pregnancy|2410	1:*a complicating labor	2:*a complicating the puerperium	9:*a, unspecified as to time period
0=Threatened abortion	8:Other hemorrhage~b*a	9:*a, unspecified
0=Mild hyperemesis gravidarum	1=Hyperemesis gravidarum with metabolic disturbance	2:Late~b*c of~b^b	8:Other~b*c complicating~b^b	9:Vomiting of~d*a, unspecified
X:*a|2396
0:Varicose veins of lower extremity~e*a|2395	1:Genital varices~e*a|2395	2:Superficial thrombophlebitis~e*a|2395	3:Deep phlebothrombosis~e*a|2395	4:Hemorrhoids~e*a|2395	5:Cerebral venous thrombosis~e*a|2395	8:Other venous~b^b~c*a|2414	9:^b complication~d*a, unspecified|2395
1:Infections~b*a, first trimester	2:Infections~b*a, second trimester	3:Infections~b*a, third trimester	9:Infections~b*a, unspecified trimester
1:Infection~b^b cervix~d*a|2416	2:Salpingo-oophoritis~f*a|2396	9:Infection~b^b other part of~b*a|2396
0:*e kidney~c^c|2395	1:*e bladder~c^c|2395	2:*e urethra~c^c|2395	3:^c other parts of urinary~b*a|2395	4:Unspecified infection~b^b urinary~b*a|2395	5:^c the genital~b*a|2417	9:Unspecified~c*c infection^c|2395
0:*a, diet controlled	4:*a, insulin controlled	5:*a, controlled by oral hypoglycemic drugs	9:*a, unspecified control
0:*a, diet controlled	4:*a, insulin controlled	5:*c~b^b, controlled by oral hypoglycemic drugs	9:*a, unspecified control
1:*a in pregnancy|2419	2:*a in childbirth|2419	3:*a in the puerperium|2420
1:*g|2396	2:*h~c^b	3:*h~f^c
0:Pre-existing type 1 diabetes~b^b,*e~b^d|2401	1:Pre-existing type 2 diabetes~b^b,*e~b^d|2401	3:Unspecified pre-existing diabetes~b*e~b^d|2401	4:Gestational diabetes~b*i|2421	8:Other pre-existing diabetes~b*a|2422	9:Unspecified diabetes~b*e~b^d|2401
1:*f|2395	2:*g~c^b	3:*g~e^c
1:*f|2396	2:*g~c^b	3:*g~e^c	4:Intrahepatic cholestasis of~g*f|2396
1:*c, first trimester	2:*c, second trimester	3:*c, third trimester	9:*c, unspecified trimester
2:*a, second trimester	3:*a, third trimester	9:*a, unspecified trimester
1:Pregnancy~d*b exhaustion and fatigue|2396	2:Pregnancy~d*b peripheral neuritis|2396	3:Pregnancy~d*b renal disease|2396	4:Uterine size-date discrepancy complicating~c*c|2426	5:Spotting complicating~c*c|2396	6:Pruritic urticarial papules and plaques of~c*c (PUPPP)	7=Cervical shortening|2427	9:*a|2396
0:Excessive weight gain in~i*a|2395	1:Low weight gain in~i*a|2395	2:Pregnancy~b*g patient with recurrent~f^b loss|2395	3:Retained intrauterine contraceptive device in~i*a|2395	4=Herpes gestationis|2395	5:*i hypotension syndrome|2395	6:Liver and biliary tract disorders in~i*a, childbirth and the puerperium|2425	7:Subluxation of symphysis (pubis) in~i*a, childbirth and the puerperium|2401	8:Other specified~i*a related conditions|2428	9:Pregnancy~g*c conditions, unspecified|2395
0:^b hematological finding~b*a	1:^b biochemical finding~b*a	2:^b cytological finding~b*a	3:^b ultrasonic finding~b*a	4:^b radiological finding~b*a	5:^b chromosomal and genetic finding~b*a	8:Other abnormal~b*a	9:Unspecified abnormal~b*a
1:Aspiration pneumonitis due to~d*a|2396	2:Pressure collapse~c^b lung due to*a|2396	9:Other pulmonary~b*a|2396
1:^b arrest due to~c*a|2396	2:^b failure due to~c*a|2396	9:Other cardiac~b*a|2396
1:Cerebral anoxia due to~f*a|2396	9:Other central~b*a|2396
0:Pulmonary complications~b*a|2431	1:Cardiac complications~b*a|2432	2:Central nervous system complications~b*a|2433	3:Toxic reaction to local~c*a|2414	4:Spinal and epidural~c^b induced headache*a|2395	5:Other complications~b^b spinal and epidural*a|2414	6:Failed or difficult intubation for~c*a|2395	8:Other complications~b*a|2414	9:Unspecified complication~b*a|2395
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2396	1:*a, monochorionic/monoamniotic|2396	2:Conjoined twin~b*a|2396	3:*a, monochorionic/diamniotic|2396	4:*a, dichorionic/diamniotic|2396	9:*a, unable to determine number of placenta and number of amniotic sacs|2396
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2396	1:*a with two or more monochorionic fetuses|2396	2:*a with two or more monoamniotic fetuses|2396	3:*a, trichorionic/triamniotic|2396	9:*a, unable to determine number of placenta and number of amniotic sacs|2396
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2396	1:*a with two or more monochorionic fetuses|2396	2:*a with two or more monoamniotic fetuses|2396	3:*a, quadrachorionic/quadra-amniotic|2396	9:*a, unable to determine number of placenta and number of amniotic sacs|2396
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2396	1:*a with two or more monochorionic fetuses|2396	2:*a with two or more monoamniotic fetuses|2396	3:*a, number of chorions and amnions are both equal to the number of fetuses|2396	9:*a, unable to determine number of placenta and number of amniotic sacs|2396
0=Twin pregnancy|2435	1=Triplet pregnancy|2436	2=Quadruplet pregnancy|2437	8:Other specified multiple~b*a|2438	9:*a, unspecified|2395
X0:*a, not applicable or unspecified	X1:*a, fetus 1	X2:*a, fetus 2	X3:*a, fetus 3	X4:*a, fetus 4	X5:*a, fetus 5	X9:*a, other fetus
0:*a, unspecified trimester|2440	1:*a, first trimester|2440	2:*a, second trimester|2440	3:*a, third trimester|2440
0:*a, not applicable or unspecified	1:*a, fetus 1	2:*a, fetus 2	3:*a, fetus 3	4:*a, fetus 4	5:*a, fetus 5	9:*a, other fetus
1:*a, first trimester|2442	2:*a, second trimester|2442	3:*a, third trimester|2442	9:*a, unspecified trimester|2442
X:*a|2443
0=Papyraceous fetus|2441	1=Continuing pregnancy after spontaneous abortion of one fetus or more|2441	2=Continuing pregnancy after intrauterine death of one fetus or more|2441	3=Continuing pregnancy after elective fetal reduction of one fetus or more|2441	4=Continuing pregnancy after vanishing twin syndrome of one fetus or more|2441	8:Other complications~b*a|2444
XX0:*a, not applicable or unspecified	XX1:*a, fetus 1	XX2:*a, fetus 2	XX3:*a, fetus 3	XX4:*a, fetus 4	XX5:*a, fetus 5	XX9:*a, other fetus
0:*d unstable lie|2446	1:*d breech presentation|2446	2:*d transverse and oblique lie|2446	3:*d face, brow and chin presentation|2446	4:*d high head at term|2446	6:*d compound presentation|2446	8:*d other^d|2446	9:*a, unspecified|2446
0:*a due to deformity of maternal pelvic bones	1:*a due to generally contracted pelvis	2:*a due to inlet contraction of pelvis	3:*a due to outlet contraction of pelvis|2446	4:*a of mixed maternal and fetal origin|2446	5:*a due to unusually large fetus|2446	6:*a due to hydrocephalic fetus|2446	7:*a due to other fetal deformities|2446	8:*a of other origin	9:*a, unspecified
0:^d unspecified*a, unspecified trimester	1:^d unspecified*a, first trimester	2:^d unspecified*a, second trimester	3:^d unspecified*a, third trimester
1:^d low transverse*a	2:^d vertical*a	8:^d other type*a	9:^d unspecified type*a
1:^c for~d*b cesarean delivery|2450	2:*h for cesarean~d^b defect (isthmocele)	9:*c other^c
1:*f incarceration~c^d|2396	2:*f prolapse~c^d|2396	3:*f retroversion~c^d|2396	9:*a|2396
0:*e congenital malformation~b^b uterus|2449	1:*e benign tumor~b^b corpus uteri|2395	2:*f due to uterine scar from previous surgery|2451	3:*e cervical incompetence|2395	4:*e other abnormalities~b^b cervix|2395	5:*e other abnormalities~b^b gravid uterus|2452	6:*c vagina|2395	7:*c vulva and perineum|2395	8:*e other abnormalities~b^d|2395	9:*b organ, unspecified|2395
0:*c or damage^c, unspecified|2440	1:*c or damage^c, agenesis of the corpus callosum|2440	2:*c or damage^c, anencephaly|2440	3:*c or damage^c, choroid plexus cysts|2440	4:*c or damage^c, encephalocele|2440	5:*c or damage^c, holoprosencephaly|2440	6:*c or damage^c, hydrocephaly|2440	7:*c or damage^c, microcephaly|2440	8:*c or damage^c, spina bifida|2440	9:*g other^e or damage^c|2440
0:*a, unspecified|2440	1:*a, Trisomy 13|2440	2:*a, Trisomy 18|2440	3:*a, Trisomy 21|2440	4:*a, Turner Syndrome|2440	5:*a, sex chromosome abnormality|2440	9:*a, other chromosomal abnormality|2440
0:*h (suspected) central nervous system malformation in fetus|2454	1:*h (suspected) chromosomal~e^b in fetus|2455	2:*h (suspected) hereditary disease in fetus|2446	3:*h (suspected)~g^b to fetus from viral disease in mother|2446	4:*h (suspected)~g^b to fetus from alcohol|2446	5:*h (suspected)~g^b to fetus by drugs|2446	6:*h (suspected)~g^b to fetus by radiation|2446	7:*h (suspected)~g^b to fetus by other medical procedures|2446	8:^d other (suspected)~d*a|2446	9:^d (suspected)~d*a, unspecified|2446	A:^d other (suspected)~d*a, fetal facial anomalies|2446	B:^d other (suspected)~d*a, fetal cardiac anomalies|2446	C:^d other (suspected)~d*a, fetal pulmonary anomalies|2446	D:^d other (suspected)~d*a, fetal gastrointestinal anomalies|2446	E:^d other (suspected)~d*a, fetal genitourinary anomalies|2446	F:^d other (suspected)~d*a, fetal musculoskeletal anomalies of trunk|2446	G:^d other (suspected)~d*a, fetal upper extremities anomalies|2446	H:^d other (suspected)~d*a, fetal lower extremities anomalies|2446
1:*c anti-D [Rh] antibodies|2443	9:*c other^c|2443
1:*c Anti-A sensitization|2443	9:*a|2443
1:*d placental insufficiency|2443	9:^d other*a|2443
2:*a, second trimester|2442	3:*a, third trimester|2442	9:*a, unspecified trimester|2442
0:Pregnancy with inconclusive~f*b viability|2440	1:Decreased~f*b movements|2460	2=Fetal anemia and thrombocytopenia|2443	3:*e abnormalities of the~c^b heart rate or rhythm|2443	9:*a|2443
0:*d rhesus isoimmunization|2457	1:*c isoimmunization|2458	2:*d hydrops fetalis|2441	4:*d intrauterine death|2446	5:*d known or suspected poor~b^b growth|2459	6:*d excessive~b^b growth|2441	7:*d viable fetus in abdominal pregnancy|2441	8:*c specified^c|2461	9:*d~b^b problem, unspecified|2441
1:*a, first trimester|2446	2:*a, second trimester|2446	3:*a, third trimester|2446	9:*a, unspecified trimester|2446
0:*a, unspecified|2443	2=Chorioamnionitis|2443	4=Placentitis|2443
0=Oligohydramnios|2441	1:Infection~c*d sac~b^c|2464	8:^b specified*a|2444	9:Disorder~c*a, unspecified|2441
0:*a, unspecified weeks of gestation	1:Preterm premature~b*a|2396	2:Full-term premature~b*a
0:*a, onset of labor within 24 hours of rupture|2466	1:*a, onset of labor more than 24 hours following rupture|2466	9:*a, unspecified as to length of time between rupture and onset of labor|2466
1:Fetomaternal placental~b*b syndrome|2396	2:Fetus-to-fetus placental~b*b syndrome|2396
0:*a, unspecified|2396	1:Circumvallate~c*a|2396	2:Velamentous insertion~b*b umbilical cord|2396	9:Other malformation~b*a|2396
1=Placenta accreta|2396	2=Placenta increta|2396	3=Placenta percreta|2396
1=Placental infarction|2396	9:*a|2396
0:*b transfusion syndromes|2468	1=Malformation of placenta|2469	2=Morbidly adherent placenta|2470	8:Other placental~b*a|2471	9=Unspecified placental disorder|2395
0:*c NOS or^c, unspecified trimester	1:*c NOS or^c, first trimester	2:*c NOS or^c, second trimester	3:*c NOS or^c, third trimester
0:Complete placenta~b*a NOS or without hemorrhage|2395	1:Complete placenta~b*a with hemorrhage|2395	2:Partial placenta~b*a without hemorrhage|2473	3:Partial placenta~b*a with hemorrhage|2395	4=Low lying placenta NOS or without hemorrhage|2395	5=Low lying placenta with hemorrhage|2395
0:*a, unspecified|2396	1:*c afibrinogenemia|2396	2:*c disseminated intravascular^b|2396	9:*c other^c|2396
0:*c with coagulation defect|2475	8:Other premature~b*c|2414	9:*c, unspecified|2395
0:*e with coagulation defect|2475	8:Other antepartum~b*e|2414	9:*d unspecified|2395
0:*a before 37 completed weeks of gestation|2410	1:*a at or after 37 completed weeks of gestation	9:*a, unspecified
0:Post-term~b*a	1:Prolonged~b*a
0:*a, unspecified trimester|2440	2:^c second trimester*a second trimester|2440	3:^c second trimester*a third trimester|2440	4:^c third trimester*a third trimester|2440
0:*a, unspecified trimester|2440	2:*a, second trimester|2440	3:*a, third trimester|2440
0:*a without delivery|2410	1:*a with preterm delivery|2480	2:Term delivery with preterm~b*a|2481
0:^b medical*a	1:^b instrumental*a	8:Other failed~b*a	9:*a, unspecified
0=Primary inadequate contractions	1=Secondary uterine inertia	2=Other uterine inertia	3:Precipitate~e*a	4=Hypertonic, incoordinate, and prolonged uterine contractions	8:Other abnormalities~b*a	9:Abnormality~b*a, unspecified
0=Prolonged first stage (of labor)	1=Prolonged second stage (of labor)	2=Delayed delivery of second twin, triplet, etc.	9:*a, unspecified
0:*f incomplete rotation~d^b fetal head|2446	1:*f breech presentation|2446	2:*f face presentation|2446	3:*f brow presentation|2446	4:*f shoulder presentation|2446	5:*f compound presentation|2446	8:*f other^d|2446	9:*c, unspecified|2446
0:*d deformed pelvis	1:*d generally contracted pelvis	2:*d~b^b inlet contraction	3:*d~b^b outlet and mid-cavity contraction	4:*d fetopelvic disproportion, unspecified	5:*d abnormality of^c organs	8:*d other^c abnormalities	9:*a, unspecified
0:*a, unspecified	1:*d attempted vaginal birth after previous cesarean delivery
0:Obstructed~c*a due to shoulder dystocia	1:Obstructed~c*a due to locked twins	2:Obstructed~c*a due to unusually large fetus	3:Obstructed~c*a due to other abnormalities of fetus	4:Failed trial of~c*a|2488	5=Attempted application of vacuum extractor and forceps	6:Obstructed~c*a due to other multiple fetuses	8:^b specified*a	9:Obstructed~c*a, unspecified
0:Intrapartum~g*e with coagulation defect	8:Other~f*e	9:Intrapartum~g*d unspecified
1:*d~b^b around neck, without compression|2440	2:*b entanglement, without compression|2440	9:*a|2440
0:*d prolapse of~b^b|2446	1:*d~b^b around neck, with compression|2446	2:*d other~b^b entanglement, with compression|2446	3:*d short~b^b|2446	4:*d vasa previa|2446	5:*d vascular lesion of~b^b|2446	8:*d other~b^c|2491	9:*d~b^b complication, unspecified|2446
0:*a, unspecified	1:*a, IIIa	2:*a, IIIb	3:*a, IIIc
0:First degree perineal~b*a	1:Second degree perineal~b*a	2:Third degree perineal~b*a|2493	3:Fourth degree perineal~b*a	4:Anal sphincter tear complicating~d*a, not associated with third degree laceration	9:*a, unspecified
0:^d~b*a, unspecified trimester	2:^d~b*a, second trimester	3:^d~b*a, third trimester
1=Laceration of uterus, not elsewhere classified	2:*c~b^b to perineum and vulva	9:*a
0=Rupture of uterus (spontaneous) before onset of labor|2495	1=Rupture of uterus during labor	2=Postpartum inversion of uterus	3=Obstetric laceration of cervix	4=Obstetric high vaginal laceration alone	5:*b injury to pelvic organs	6=Obstetric damage to pelvic joints and ligaments	7=Obstetric hematoma of pelvis	8:^b specified*a|2496	9:Obstetric~c*a, unspecified
0:Third-stage~b*a	1:Other immediate postpartum~b*a	2:Delayed and secondary postpartum~b*a	3:*b coagulation defects
0:*f~d^c	1:^b portions of*a
0:Aspiration pneumonitis due to~c*a	1:Other pulmonary complications~b*a	2:Cardiac complications~b*a	3:Central nervous system complications~b*a	4:Toxic reaction to local~c*a	5:Spinal and epidural anesthesia-induced headache~d*a	6:Other complications~b^b spinal and epidural*a	7:Failed or difficult intubation for~c*a	8:Other complications~b*a	9:Complication~b*a, unspecified
1:Maternal exhaustion complicating~e*a	2:Onset (spontaneous)~d*c after 37 completed weeks of gestation but before 39 completed weeks gestation, with~b^b by (planned) cesarean section	9:*a
0:Maternal distress during~d*e	1:Shock during or following~d*e	2:Pyrexia during~d^b~c*a	3:*j infection during~c^b	4:*h obstetric surgery~b^b procedures	5:Delayed~f*e after artificial rupture of membranes	8:^b specified*e|2501	9:Complication~c*d unspecified
0:Labor~f*a complicated by meconium in amniotic fluid	1:Fetal~c*e in~b^b or~b^b due to drug administration	8:Labor~f*a complicated by other evidence of fetal stress	9:Labor~f*a complicated by fetal stress, unspecified
0:*a, unspecified	1:*a, superficial incisional site	2:*a, deep incisional site	3:*a, organ and space site	4=Sepsis following an obstetrical procedure	9:*a, other surgical site
1:Cervicitis~f*a	2:Endometritis~f*a	3:Vaginitis~f*a	9:*a
0:*a, unspecified	1:Infection of kidney~d*a	2:Infection of bladder~d*a	9:Other urinary~b*a
1=Puerperal septic thrombophlebitis	9:*a
0=Infection of obstetric surgical wound|2504	1:*c infection of genital tract following delivery|2505	2=Urinary tract infection following delivery|2506	4=Pyrexia of unknown origin following delivery	8:^b specified*a|2507
0:Superficial thrombophlebitis~e*a	1:Deep phlebothrombosis~e*a	2:Hemorrhoids~e*a	3:Cerebral venous thrombosis~e*a	4:Varicose veins of lower extremity~e*a	8:Other venous~b^b~c*a	9:^b complication~d*a, unspecified
1:Air~c*a, first trimester	2:Air~c*a, second trimester	3:Air~c*a, third trimester	9:Air~c*a, unspecified trimester
1:*a in pregnancy|2510	2:Air~c*a in childbirth	3:Air~c*a in the puerperium
1:*a in pregnancy|2396	2:*a in childbirth	3:*a in the puerperium
1=Thromboembolism in pregnancy|2396	2=Thromboembolism in childbirth	3=Thromboembolism in the puerperium
1:Pyemic~c*a in pregnancy|2396	2:Pyemic~c*a in childbirth	3:Pyemic~c*a in the puerperium
1:*c~b^b in pregnancy|2396	2:*c~b^b in childbirth	3:*c~b^b in the puerperium
0:*b air^b|2511	1:Amniotic fluid~b*a|2512	2:*b thromboembolism|2513	3:*b pyemic and septic^b|2514	8:Other obstetric~b*a|2515
1:Aspiration pneumonitis due to~d*a	9:Other pulmonary~b*a
0:Pulmonary complications~b*a|2517	1:Cardiac complications~b*a	2:Central nervous system complications~b*a	3:Toxic reaction to local~c*a	4:Spinal and epidural anesthesia-induced headache~d*a	5:Other complications~b^b spinal and epidural*a	6:Failed or difficult intubation for~c*a	8:Other complications~b*a	9:Complication~b*a, unspecified
1=Hepatorenal syndrome following labor and delivery	9:Other postpartum~b*a
1:Anemia~c*e	9:*a
0:Disruption~b*g cesarean delivery wound	1:Disruption~b*g perineal obstetric wound	2:Hematoma~b*g obstetric wound	3=Peripartum cardiomyopathy	4=Postpartum acute kidney failure|2519	5=Postpartum thyroiditis	6=Postpartum mood disturbance	8:Other complications~b*a|2520	9:Complication~b*d unspecified
1:*f|2396	2:*g~c^c	3:*g~f^b
0:Infection~b^b nipple~b*a|2522	1:Abscess~b*a|2522	2:Nonpurulent mastitis~d*a|2522
1:*g|2396	2:*h~c^c	3:*h~g^b
0:Unspecified disorder~e*a	9:^b~c*a
0:Retracted nipple~i*d,~b^c, and lactation|2524	1:Cracked nipple~i*d,~b^c, and lactation|2524	2:^b~d^b unspecified^c breast~b*a|2525	3=Agalactia	4=Hypogalactia	5:Suppressed~h*g	6=Galactorrhea	7:^b~d^b unspecified*g|550
0:Tuberculosis~i*a|2401	1:Syphilis~i*a|2401	2:Gonorrhea~i*a|2401	3:Other infections with a predominantly sexual mode of transmission~i*a|2401	4:Viral hepatitis~i*a|2401	5:Other viral~e^b~d*a|2401	6:Protozoal~e^b~d*a|2401	7:Human immunodeficiency virus [HIV] disease~i*a|2401	8:Other maternal~b^e~d*a|2401	9:Unspecified maternal~b^d disease~e*a|2401
0:*f unspecified trimester	1:*f first trimester	2:*f second trimester	3:*f third trimester	4:*h~c^b	5:*h~f^c
0:Endocrine~c*e unspecified trimester	1:Endocrine~c*e first trimester	2:Endocrine~c*e second trimester	3:Endocrine~c*e third trimester	4:Endocrine~c*g~c^b	5:Endocrine~c*g~e^c
1:Obesity~g*d,^d|2528	8:Other endocrine~b*a|2529
0:Smoking (tobacco)~d*f unspecified trimester	1:Smoking (tobacco)~d*f first trimester	2:Smoking (tobacco)~d*f second trimester	3:Smoking (tobacco)~d*f third trimester	4:Smoking (tobacco)~d*h~c^b	5:Smoking (tobacco)~d^b~f*a
1:Alcohol use~i*d,^d|2528	2:Drug use~i*d,^d|2528	3:Tobacco use disorder~i*d,^d|2531	4:Other mental~b^b~g*d,^d|2528	5:Diseases~e*d,^d|2528
0:*f	4:*g~c^b	5:*g~e^c
0:*e unspecified trimester	1:*e first trimester	2:*e second trimester	3:*e third trimester	4:*g~c^b	5:*g~e^c
1:*f	2:*g~c^b	3:*g~f^b
1:Abnormal glucose~f*a|2533	2:Streptococcus B carrier state~f*a|2533	3:^b infection carrier state~e*a|2533	4:Bariatric surgery status~f*a|2534	9:*a|2535
0:Anemia~g*a|2401	1:^b~b^b of the blood and blood-forming organs and certain disorders involving the immune mechanism~d*a|2401	2:Endocrine, nutritional and metabolic~c^b~d*a|2530	3:Mental disorders and~c^b of the nervous system~d*a|2532	4:Diseases of the circulatory system~g*a|2401	5:Diseases of the respiratory system~g*a|2401	6:Diseases of the digestive system~g*a|2401	7:Diseases of the skin and subcutaneous tissue~g*a|2401	8:^b specified~b^b and conditions~d*a|2536
1:Malignant neoplasm~l*a|2401	2:Injury~d^b poisoning~c^b certain other consequences of external causes~e*a|2401	3:Physical~h^b~d*a|2401	4:Sexual~h^b~d*a|2401	5:Psychological~h^b~d*a|2401
1:*d periodontal disease in mother	2:*d (positive)~b^b group B streptococcus (GBS) colonization	9:*a
0:*i hypertensive disorders	1:*i renal and urinary tract diseases	2:*i infectious and parasitic diseases	3:*j other^b circulatory and respiratory diseases	4:*i nutritional disorders	5:*i injury	6:*j surgical procedure on mother	7:*j other medical procedures on mother, not elsewhere classified	8:*j other^c|2539	9:*j unspecified^b condition
0:*e incompetent cervix	1:*e premature rupture~c^b membranes	2:*e oligohydramnios	3:*e polyhydramnios	4:*e ectopic~d^b	5:*e multiple~d^b	6:*d death	7:*e malpresentation before labor	8:^d other*a	9:*d complication~b^c, unspecified
0:^d~c*a	9:^e~c*a
0:^d~c*a	9:*g~c^e
0:*b fetal inflammatory response syndrome	8:*b other conditions from^b
0:*h~c^b previa	1:*h other forms~b^b placental separation~d^b hemorrhage	2:*h other and unspecified morphological and functional abnormalities~b^c|2542	3:*h placental transfusion syndromes	4:*h prolapsed~e^b	5:*h other compression~b^b umbilical~c^b	6:*h other and unspecified conditions~b^b umbilical~c^b|2543	7:*h chorioamnionitis|2544	8:*h other abnormalities~b^b~e^b	9:*h abnormality~b^b~e^b, unspecified
0:*a before the onset of labor	1:*a during labor	9:*a, unspecified as to time of onset
1:*h abnormality in fetal (intrauterine) heart rate or rhythm|2546	2:Meconium passage during~j*a	9:*a
0:*g breech~f^b and extraction	1:*f malpresentation, malposition and disproportion during~c^d	2:*g forceps~f^b	3:*g~f^b by vacuum extractor [ventouse]	4:*g Cesarean~f^b	5:*g precipitate~f^b	6:*g abnormal uterine contractions	8:^e specified*a|2547	9:^d complication~c*a, unspecified
1:*d~b^b antineoplastic chemotherapy	2:*d~b^b cytotoxic drugs	3:*d~b^b use of anticonvulsants	4:*d~b^b use of opiates	5:*d~b^b use of antidepressants	6:*d~b^b use of amphetamines	7:*d~b^b use of sedative-hypnotics	8:*a	9:*d~b^b use of unspecified^b	A:*d~b^b use of anxiolytics
0:*d unspecified^d	1:*d cocaine	2:*d hallucinogens	9:*d other^d
1:*e~b^b use of cannabis	9:*a
0:*i maternal anesthesia and analgesia in pregnancy, labor and delivery	1:*i other maternal medication|2549	2:*i maternal use of tobacco	3:*i maternal use of alcohol	4:*i maternal use of drugs of addiction|2550	5:*i maternal use of nutritional chemical~b^b	6:*i maternal exposure to environmental chemical~b^b	8:*i other maternal^c|2551	9:*i maternal^b substance, unspecified
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams	9:*a, 2500 grams and over
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams	9:*a, other
0=Newborn light for gestational age|2553	1=Newborn small for gestational age|2554	2:Newborn affected by~j*b (intrauterine)^b not light or small for gestational age	9:Newborn affected by~f*f intrauterine~b^b, unspecified
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams
0:*a, unspecified weight	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams
0:*a, unspecified weeks of gestation	1:*a, gestational age less than 23 completed weeks	2:*a, gestational age 23 completed weeks	3:*a, gestational age 24 completed weeks	4:*a, gestational age 25 completed weeks	5:*a, gestational age 26 completed weeks	6:*a, gestational age 27 completed weeks
0:*d~b^b, unspecified weeks of gestation	1:*d~b^b, gestational age 28 completed weeks	2:*d~b^b, gestational age 29 completed weeks	3:*d~b^b, gestational age 30 completed weeks	4:*d~b^b, gestational age 31 completed weeks	5:*d~b^b, gestational age 32 completed weeks	6:*d~b^b, gestational age 33 completed weeks	7:*d~b^b, gestational age 34 completed weeks	8:*d~b^b, gestational age 35 completed weeks	9:*d~b^b, gestational age 36 completed weeks
0:Extremely~i*e newborn|2556	1:Other~i*e newborn|2557	2:Extreme immaturity~b*m|2558	3:Preterm [premature]~c*m [other]|2559
1:Post-term~b*g	2:Prolonged gestation of~b*g
0:Exceptionally large~c*i baby	1:Other heavy for gestational age~c*i	2:Late~c*i, not heavy for gestational age|2561
1:*a for inborn errors of metabolism	2:*a for congenital endocrine disease	3:*a for congenital hematologic disorders	4:*a for cystic fibrosis	5:*a for critical congenital heart disease	6:*b hearing^b	8:Other abnormal~b*a	9:*a, unspecified
0:Subdural~d*a	1:Cerebral~d*a	2:Intraventricular~d*a	3:Subarachnoid~d*a	4:Tentorial tear~e*a	8:Other intracranial lacerations~c^b hemorrhages~b*a	9:Unspecified intracranial~b*a
0:Cerebral edema due~d*d birth injury	1:*g specified brain damage due~c^b birth injury	2:Unspecified brain damage due~d*d birth injury	3:Birth injury~d*d facial nerve	4:Birth injury~d*d other cranial nerves	5:Birth injury~d*d spine and spinal cord	9:Birth injury~d*a, unspecified
1=Caput succedaneum	9:*a
0:Cephalhematoma due~c*b birth injury	1:Chignon (from vacuum extraction) due~c*b birth injury	2:Epicranial subaponeurotic hemorrhage due~c*b birth injury	3:Bruising of~d*a due to birth injury	4:Injury of~d*a of newborn due to monitoring equipment	8:Other birth injuries~c*a|2566	9:*a, unspecified
0:Fracture of skull due~c*b birth injury	1:Other birth injuries~c*b skull	2:*b femur	3:*b other long bones	4:Fracture of clavicle due~c*b birth injury	8:*d injuries~b^b other parts of^b	9:*a, unspecified
0:Erb's paralysis due~c*d birth injury	1:Klumpke's paralysis due~c*d birth injury	2:Phrenic nerve paralysis due~c*d birth injury	3=Other brachial plexus birth injuries	8:^b injuries~b^b other parts of*a	9:*a, unspecified
0=Birth injury to liver	1=Birth injury to spleen	2:Sternomastoid injury due to~b*b injury	3=Birth injury to eye	4=Birth injury to face	5=Birth injury to external genitalia	6:Subcutaneous fat necrosis due to~b*b injury	8:^b specified*a	9=Birth injury, unspecified
0:*a first noted before onset of labor	1:*a first noted during labor	2:*c noted at birth	9:*a, unspecified
0:*c syndrome^c	1:Transient tachypnea~c*a	8:Other respiratory~b*a	9:*a, unspecified
0:*a due to viral agent	1:*a due to Chlamydia	2:*a due to staphylococcus	3:*a due to streptococcus, group B	4:*a due to Escherichia coli	5:*a due to Pseudomonas	6:*a due to other bacterial agents	8:*a due to other organisms	9:*a, unspecified
0:*a without respiratory symptoms	1:*a with respiratory symptoms
0:Meconium~b*a|2574	1:*a of (clear) amniotic fluid and mucus|2574	2:*a of blood|2574	3:*a of milk and regurgitated food|2574	8:Other neonatal~b*a|2574	9:*a, unspecified
0:^c~d*a	1:Pneumothorax~f*a	2:Pneumomediastinum~f*a	3:Pneumopericardium~f*a	8:Other~e^b related to interstitial emphysema*a
0:Tracheobronchial~b*a	1:Massive pulmonary~b*a	8:Other pulmonary hemorrhages~c*a	9:Unspecified pulmonary~b*a
0=Wilson-Mikity syndrome	1:Bronchopulmonary dysplasia~d*a	8:Other chronic~b^b diseases~b*a	9:Unspecified chronic~b*a
0:Unspecified~d*a	1:Resorption~d*c without respiratory distress syndrome	9:^b~c*a
0:*a, unspecified	1:^b central*a	2:^b obstructive*a	3:^b mixed*a	9:Other primary~b*a
0:Unspecified~b*a	1:Central neonatal~b*a	2:Obstructive~b*a	3:Mixed neonatal~b*a	9:*a
1:Respiratory arrest~e*a	9:*a
0=Primary atelectasis of newborn	1:*h and unspecified atelectasis of newborn|2579	2=Cyanotic attacks of newborn	3=Primary sleep apnea of newborn|2580	4:*h apnea of newborn|2581	5=Respiratory failure of newborn	8:^b specified*f of newborn|2582	9=Respiratory condition of newborn, unspecified
1:*c tachycardia	2:*c bradycardia
0=Pulmonary hypertension of newborn	8:Other persistent~b*a
1=Cardiac arrest of newborn	9:*a
0=Neonatal cardiac failure	1=Neonatal cardiac dysrhythmia|2584	2=Neonatal hypertension	3=Persistent fetal circulation|2585	4:Transient myocardial ischemia~d*d newborn	8:Other cardiovascular~b*a|2586	9:^b disorder~b*a, unspecified
0:*c rubella syndrome	1:*c cytomegalovirus infection	2:*c herpesviral [herpes simplex] infection	3:*b hepatitis	4:*c Zika virus disease	8:Other congenital~b*a	9:*b disease, unspecified
0:Sepsis~c*a due to streptococcus, group B	1:Sepsis~c*a due to other and unspecified streptococci|392	2:Sepsis~c*a due to Staphylococcus aureus	3:Sepsis~c*a due to other and unspecified staphylococci|392	4:Sepsis~c*a due to Escherichia coli	5:Sepsis~c*a due to anaerobes	8:Other bacterial~b*a	9:*a, unspecified
0=Congenital tuberculosis	1=Congenital toxoplasmosis	2=Neonatal (disseminated) listeriosis	3=Congenital falciparum malaria	4:*e malaria	5=Neonatal candidiasis	8:^b specified*a	9:Congenital~c*d or~b^b disease, unspecified
1:*c with mild hemorrhage	9:*c without hemorrhage
0=Neonatal infective mastitis	1=Neonatal conjunctivitis and dacryocystitis	2=Intra-amniotic infection affecting newborn, not elsewhere classified	3=Neonatal urinary tract infection	4=Neonatal skin infection	8:^b specified*a	9:Infection~c*a, unspecified
0:*a from vasa previa	1:*a from ruptured cord	2:*a from placenta	3:*e hemorrhage into co-twin	4:*e hemorrhage into maternal circulation	5:*a from cut end of co-twin's cord	8:^d other*a	9:*a, unspecified
0:Massive umbilical~b*a	8:Other umbilical hemorrhages~c*a	9:*a, unspecified
1:*g~d^d	2:*h~d^e
0:Intraventricular (nontraumatic)~c^b, grade 1,*a	1:Intraventricular (nontraumatic)~c^b, grade 2,*a	2:Intraventricular (nontraumatic)~c^b, grade 3 and grade 4,*a|2595	3:Unspecified intraventricular (nontraumatic)~c*a	4:Intracerebral (nontraumatic)~c*a	5:Subarachnoid (nontraumatic)~c*a	6:Cerebellar (nontraumatic) and posterior fossa~c*a	8:Other intracranial (nontraumatic) hemorrhages~d*a	9:^b (nontraumatic)~b*a, unspecified
0=Neonatal hematemesis	1=Neonatal melena	2=Neonatal rectal hemorrhage	3:*b gastrointestinal hemorrhage	4=Neonatal adrenal hemorrhage	5=Neonatal cutaneous hemorrhage	6=Neonatal vaginal hemorrhage	8:^b specified*a	9=Neonatal hemorrhage, unspecified
0:Rh isoimmunization~c*a	1:ABO isoimmunization~c*a	8:Other hemolytic diseases~c*a	9:*a, unspecified
0:*f~c^d	9:*e~c^c
0:*c isoimmunization	9:*c other and unspecified^c|2599
0:*a due to isoimmunization	8=Other specified kernicterus	9:*a, unspecified
1:*e	2:*h~e^d
0:*d bruising	1:*d bleeding	2:*d infection	3:*d polycythemia	4:*d drugs or toxins transmitted from mother or given to newborn|2602	5:*d swallowed maternal blood	8:*c specified^c	9:*d~b^c, unspecified
0:*f associated with preterm delivery	1=Inspissated bile syndrome	2:*b hepatocellular damage|2599	3:*e breast milk inhibitor	8:*d specified~c^b	9:*f,~d^b
0=Transient neonatal thrombocytopenia	1=Polycythemia neonatorum	2=Anemia of prematurity	3=Congenital anemia from fetal blood loss	4:*d congenital anemias, not elsewhere classified	5=Transient neonatal neutropenia	6:*d transient neonatal~c^b of coagulation	8:^b specified*a	9:Perinatal~c*b disorder, unspecified
0:Syndrome~c*f infant of mother with gestational diabetes	1:Syndrome~c*f infant of a diabetic mother	2=Neonatal diabetes mellitus	3=Iatrogenic neonatal hypoglycemia	4=Other neonatal hypoglycemia	8:Other transitory~b*d of~c^b	9:^b disorder~b*d of~c^b, unspecified
0=Cow's milk hypocalcemia in newborn	1:Other~b*g hypocalcemia	2=Neonatal hypomagnesemia	3:Neonatal tetany without~e*d or~b^b deficiency	4:*g hypoparathyroidism	8:Other transitory~b*a	9:^c disorder~b*a, unspecified
0=Neonatal goiter, not elsewhere classified	1:Transitory~c*c hyperthyroidism	2:*c~b^b of thyroid function, not elsewhere classified	8:^b specified*a	9:Transitory~c*b disorder, unspecified
1:Hypernatremia~e*a	2:Hyponatremia~e*a
1:Hyperkalemia~e*a	2:Hypokalemia~e*a
1:Hyperchloremia~e*a	2:Hypochloremia~e*a
1:Alkalosis~e*a	2:Disturbances~e*b chlorine balance of^b|2611	9:*d disturbance~b^c
0:Late~f*b acidosis of newborn	1=Dehydration of newborn	2=Disturbances of sodium balance of newborn|2609	3=Disturbances of potassium balance of newborn|2610	4:*f~b^b~c^b of newborn|2612	5=Transitory tyrosinemia of newborn	6=Transitory hyperammonemia of newborn	8:*f~d^c of newborn	9:Transitory~f*b disturbance of newborn, unspecified
0=Meconium plug syndrome	1:Transitory ileus~d*a	2:Intestinal~c*c due to inspissated milk	8:^b specified*a	9:Intestinal~c*a, unspecified
1:Stage 1 necrotizing~b*c in~b^b	2:Stage 2 necrotizing~b*c in~b^b	3:Stage 3 necrotizing~b*c in~b^b	9:*c in~b^b, unspecified
1=Congenital cirrhosis (of liver)	2=Peptic ulcer of newborn	3=Newborn esophageal reflux	4=Gestational alloimmune liver disease	9:*a
0=Perinatal intestinal perforation	1:*e neonatal peritonitis	2=Neonatal hematemesis and melena due to swallowed maternal blood	3=Noninfective neonatal diarrhea	8:^b specified*a|2616	9:Perinatal~c*b disorder, unspecified
0=Cold injury syndrome	8:Other hypothermia~b*a	9:*a, unspecified
0:Environmental hyperthermia~f*a	8:^b specified*a	9:Disturbance~c*a, unspecified
1=Umbilical granuloma	8:*a
0=Sclerema neonatorum	1=Neonatal erythema toxicum	2:Hydrops fetalis not due~f*b hemolytic disease	3:^b and unspecified edema~d*a|550	4:Breast engorgement~c*e~d^b	5=Congenital hydrocele	6:Umbilical polyp~c*e~d^b	8:^b specified*a|2620	9:Condition~c^b the*a, unspecified
0:*a, unspecified	1:Mild hypoxic~b*a	2:Moderate hypoxic~b*a	3:Severe hypoxic~b*a
1:*a in diseases classified elsewhere	9:*a, unspecified
1:*a, right side of brain	2:*a, left side of brain	3:*a, bilateral	9:*a, unspecified side
1=Neonatal encephalopathy|2623	2:Neonatal~e*d infarction|2624	8:*a
0:Neonatal~d*d ischemia	1:Acquired periventricular cysts~f*a	2:Neonatal~d*d leukomalacia	3:Neonatal~d*d irritability	4:Neonatal~d*d depression	5=Neonatal coma	6=Hypoxic ischemic encephalopathy [HIE]|2622	8:^b specified*a|2625	9:Disturbance~c*a, unspecified
1:Bilious vomiting~b*a	9:Other vomiting~b*a
0:Vomiting~c*a|2627	1:Regurgitation and rumination~c*a	2:Slow feeding~c*a	3:Underfeeding~c*a	4:Overfeeding~c*a	5=Neonatal difficulty in feeding at breast	6:Failure to thrive in~d*a	8:Other feeding~b*a	9:^b problem~b*a, unspecified
0=Grey baby syndrome	8:Other reactions~b*a
0=Transient neonatal myasthenia gravis	1=Congenital hypertonia	2=Congenital hypotonia	8:Other disorders~b*a	9:Disorder~b*a, unspecified
1:Exposure to (parental) (environmental) tobacco smoke~e*a	2=Delayed separation of umbilical cord	3=Meconium staining	9:*a
0=Congenital renal failure	1=Neonatal withdrawal symptoms from maternal use of drugs of addiction	2:Withdrawal symptoms from therapeutic use of drugs~d*d newborn	3=Wide cranial sutures of newborn	5=Complication to newborn due to (fetal) intrauterine procedure	8:^b specified*a|2631	9:Condition~c*a, unspecified
0:*d	1=Craniorachischisis	2=Iniencephaly
0=Frontal encephalocele	1=Nasofrontal encephalocele	2=Occipital encephalocele	8:*a of other sites	9:*a, unspecified
0=Malformations of aqueduct of Sylvius	1=Atresia of foramina of Magendie and Luschka	8:Other congenital~b*a	9:*a, unspecified
0:Congenital~c*b corpus callosum	1=Arhinencephaly	2=Holoprosencephaly	3:^b reduction deformities~c*a	4:Septo-optic dysplasia~d*a	5=Megalencephaly	6=Congenital cerebral cysts	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:Cervical spina~b*a with hydrocephalus	1:Thoracic spina~b*a with hydrocephalus	2:Lumbar spina~b*a with hydrocephalus	3:Sacral spina~b*a with hydrocephalus	4:Unspecified spina~b*a with hydrocephalus	5:Cervical spina~b*a without hydrocephalus	6:Thoracic spina~b*a without hydrocephalus	7:Lumbar spina~b*a without hydrocephalus	8:Sacral spina~b*a without hydrocephalus	9:*a, unspecified
0=Amyelia	1:Hypoplasia and dysplasia~d*a	2=Diastematomyelia	3:*e cauda equina^b	4=Hydromyelia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a without spina bifida or hydrocephalus	1:*a with spina bifida	2:*a with hydrocephalus	3:*a with spina bifida and hydrocephalus
0=Arnold-Chiari syndrome|2639	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*i ptosis	1:*i ectropion	2:*i entropion	3:Other congenital~b*f	4:Absence and agenesis~c^b~c*c	5:*i stenosis and stricture~b^b~c^b duct	6:Other congenital~b*g~c^c	7:*i malformation~b^b~f^b
0=Cystic eyeball	1=Other anophthalmos	2=Microphthalmos	3=Macrophthalmos
0:*c cataract	1:*c displaced^b	2:Coloboma of~b*b	3:*c aphakia	4=Spherophakia	8:Other congenital~b*a	9:*b malformation, unspecified
1=Rieger anomaly	9:*a
0:Coloboma~f*b iris	1:Absence~f*b iris	2:Other congenital~b*e iris	3:*g corneal opacity	4:Other congenital corneal~b*f	5=Blue sclera	8:Other congenital~b*a|2644	9:^b malformation~b*a, unspecified
0:*g malformation~e^b vitreous humor	1:*g malformation~e^b retina	2:*g malformation~e^b optic disc	3:*g malformation~e^b choroid	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Congenital glaucoma	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*h absence~f^b (ear) auricle	1:*h absence, atresia and stricture~f^b auditory canal (external)	2:Absence~g*b eustachian tube	3:^b malformation~b*e ossicles	4:Other congenital~b*f middle^b	5:*h malformation~b^b inner^b	9:^b malformation~b*a, unspecified
0=Accessory auricle	1=Macrotia	2=Microtia	3:*e misshapen~d^b	4:Misplaced~e*a	5:Prominent~e*a	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:Sinus, fistula~f*b cyst of branchial cleft	1:Preauricular sinus~f*b cyst	2:*g branchial cleft~b^b	3:Webbing~d*d~c^b	4=Macrostomia	5=Microstomia	6=Macrocheilia	7=Microcheilia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0=Common arterial trunk	1=Double outlet right ventricle	2=Double outlet left ventricle	3=Discordant ventriculoarterial connection	4=Double inlet ventricle	5=Discordant atrioventricular connection	6:Isomerism~c*e atrial appendages	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0:*a, unspecified	1:Secundum atrial~b*a	2=Patent foramen ovale	3:Coronary sinus atrial~b*a	4:Superior sinus venosus atrial~b*a	5:Inferior sinus venosus atrial~b*a	6:Sinus venosus atrial~b*a, unspecified	9:Other specified atrial~b*a
0:*a, unspecified as to partial or complete	1:Partial atrioventricular~b*a	2:Transitional atrioventricular~b*a	3:Complete atrioventricular~b*a
0=Ventricular septal defect	1=Atrial septal defect|2652	2=Atrioventricular septal defect|2653	3:Tetralogy~c*c Fallot	4=Aortopulmonary septal defect	8:Other congenital~b*a	9:^b malformation~b*b septum, unspecified
0=Pulmonary valve atresia	1:*g~c^b valve stenosis	2:*g~c^b valve insufficiency	3:Other congenital~b*d valve	4:*g~e^b stenosis	5=Ebstein's anomaly	6=Hypoplastic right heart syndrome	8:Other congenital~b*e~c^b valve	9:*g malformation~b^b~c^b valve, unspecified
1:Bicuspid~e*d valve	2:Congenital~g*b valve cleft leaflet	8:*a
0:^b stenosis~b*d valve	1:^b insufficiency~b*d valve	2:*g~e^b stenosis	3:*g~e^b insufficiency	4=Hypoplastic left heart syndrome	8:Other congenital~b*a|2656	9:^b malformation~b*a, unspecified
0=Dextrocardia	1=Levocardia	2=Cor triatriatum	3=Pulmonary infundibular stenosis	4=Congenital subaortic stenosis	5:Malformation~d*b coronary vessels	6:Congenital~e*a block	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:Interruption~b*b aortic arch	9:Other atresia~b*a
0:Congenital malformation~d*a unspecified	1:Absence and aplasia~d*a	2:Hypoplasia~d*a	3:Congenital aneurysm~d*a	4:Congenital dilation~d*a	5=Double aortic arch	6=Tortuous aortic arch	7=Right aortic arch	8:Anomalous origin~d*b subclavian artery	9:*a
1:Coarctation~d*a	2:Congenital~e*b arteriovenous malformation	9:*a
0=Patent ductus arteriosus	1:Coarctation~c*c aorta	2:Atresia~c*c aorta|2659	3=Supravalvular aortic stenosis	4:Other congenital~b*c aorta|2660	5:Atresia~c*c pulmonary artery	6:Stenosis~c*c pulmonary artery	7:Other congenital~b*c pulmonary artery|2661	8:Other congenital~b*c other^c	9:^b malformation~b*a, unspecified
0:*e stenosis~b^b vena cava	1=Persistent left superior vena cava	2=Total anomalous pulmonary venous connection	3=Partial anomalous pulmonary venous connection	4=Anomalous pulmonary venous connection, unspecified	5=Anomalous portal venous connection	6=Portal vein-hepatic artery fistula	8:Other congenital~b*a	9:^b malformation~b*b vein, unspecified
0:*b, site unspecified	1:*b of vessel of upper limb	2:*b of vessel of lower limb	3:*b of digestive system vessel	4:*b of renal vessel	9:*b, other site
0:Congenital absence and hypoplasia~d*d umbilical artery	1=Congenital renal artery stenosis	2:*d renal artery	3=Arteriovenous malformation (peripheral)|2664	4=Congenital phlebectasia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:Arteriovenous malformation~d*c precerebral vessels	1:^b~b*c precerebral vessels	2:Arteriovenous malformation~d*c cerebral vessels	3:^b~b*c cerebral vessels	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0=Choanal atresia	1:Agenesis and underdevelopment~c*a	2:Fissured, notched and cleft~d*a	3:*d perforated nasal septum	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0:Web~c*a	1:*d subglottic stenosis	2=Laryngeal hypoplasia	3=Laryngocele	5:*d laryngomalacia	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0:*f tracheomalacia	1:Other congenital~b*c	2:*f bronchomalacia	3:*f stenosis~b^b~c^b	4:Other congenital~b*d~c^b
0:*d cystic~c^b	1:Accessory lobe~c*a	2:Sequestration~c*a	3:Agenesis~c*a	4:*d bronchiectasis	5:Ectopic tissue in~d*a	6:^b hypoplasia and dysplasia~b*a	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0:Anomaly~d*c pleura	1:Congenital cyst~d*c mediastinum	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:*b hard^b	3:*b soft^b	5:*b hard^b with cleft soft palate	7:*b uvula	9:*a, unspecified
0:*a, bilateral	1:*a, median	9:*a, unilateral
0:^b hard*c bilateral^c	1:^b hard*c unilateral^c	2:^b soft*c bilateral^c	3:^b soft*c unilateral^c	4:^b hard and soft*c bilateral^c	5:^b hard and soft*c unilateral^c	8:Unspecified cleft~b*c bilateral^c	9:Unspecified cleft~b*c unilateral^c
0:Congenital~c*f lips~b^b not elsewhere classified	1=Ankyloglossia	2=Macroglossia	3:*e	4:Congenital~c*f salivary glands~d^b ducts	5:Congenital~c*f palate~b^b not elsewhere classified	6:*f~c^b	7=Congenital pharyngeal pouch	8:*f~e^b
0:Atresia~c*a without fistula	1:Atresia~c*a with tracheo-esophageal fistula	2:*d tracheo-esophageal fistula without atresia	3:^b stenosis and stricture~b*a	4=Esophageal web	5:^b dilatation~b*a	6:^b diverticulum~b*a	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Congenital hypertrophic pyloric stenosis	1=Congenital hiatus hernia	2:^b specified*d stomach	3:Congenital malformation~d*d stomach, unspecified	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*c duodenum	1:*c jejunum	2:*c ileum	8:*c other specified parts of^c	9:*a, part unspecified
0:*c rectum with fistula	1:*c rectum without fistula	2:*c anus with fistula	3:*c anus without fistula	8:*c other parts of^c	9:*a, part unspecified
0=Meckel's diverticulum (displaced) (hypertrophic)	1=Hirschsprung's disease	2:*d functional disorders~b^b colon	3:Congenital~c*b intestinal fixation	4:Duplication~d*a	5=Ectopic anus	6:Congenital fistula~d*b rectum and anus	7=Persistent cloaca	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*d malformation~b^c, unspecified	1=Alagille syndrome	9:*a
0:Agenesis~e*e aplasia~c^b hypoplasia of gallbladder	1:Other congenital~b*f	2:Atresia~c^b~c*c	3:^b stenosis and stricture~b^b~c*c	4=Choledochal cyst	5:Other congenital~b*g~c^c	6:Cystic disease~c*g~f^b	7:Other congenital~b*g~f^b|2681
0:Agenesis, aplasia and hypoplasia~d*c pancreas	1=Annular pancreas	2=Congenital pancreatic cyst	3:*c pancreas and pancreatic duct	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:*a, unilateral	2:*a, bilateral
1:Accessory~e*a	2=Ovarian streak	9:*d malformation~b^c
0:*j absence~b^b ovary|2684	1=Developmental ovarian cyst	2:*j torsion~b^b ovary	3:Other congenital~b*h ovary|2685	4:Embryonic cyst~c*h~c^b tube	5:Embryonic cyst~c*h~f^b ligament	6:Other congenital~b*h~c^b tube~b^c ligament
1:Complete~b*a	2:Partial~b*a	8:^b and unspecified*a
0:Arcuate~e*a	1:Hypoplasia~d*a	8:*a
0=Cervical duplication	1:Hypoplasia~d*a	8:*a
1:*c|2688	2:*d~c^b|2689
0:Agenesis and aplasia~c*c	1:Doubling~c*c with doubling of~b^b and vagina|1473	2:Other doubling~c*c|2687	3:Bicornate~d*c	4:Unicornate~d*c	5:Agenesis~e*b aplasia of^b	6:Embryonic cyst~c*d~c^b	7:^b fistulae between~c*b digestive and urinary tracts	8:Other congenital~b*a|2690	9:^b malformation~b*a, unspecified
0:*a, nonobstructing	1:*a, obstructing, right side	2:*a, obstructing, left side	3:*a, microperforate, right side	4:*a, microperforate, left side	9:Other and unspecified longitudinal~b*a
0:*a, unspecified	1=Transverse vaginal septum	2=Longitudinal vaginal septum|2692
0:Unspecified~d*a	1:Congenital absence~f*a	9:^b~c*a
0:Congenital absence~d*c vagina	1:Doubling~d*c vagina|2693	2=Congenital rectovaginal fistula	3=Imperforate hymen	4:*c vagina	5:Fusion~d*c labia	6:Congenital malformation~d*c clitoris	7:^b and unspecified*c vulva|2694	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a, unspecified	1:*a, unilateral	2:*b testes, bilateral
1:Unilateral intraabdominal~b*c	2:Unilateral inguinal~b*c
0:Unspecified undescended~b*a	1:Abdominal testis~c*a|2697	2:Ectopic perineal testis~c*a	3=Unilateral high scrotal testis
1=Bilateral intraabdominal testes	2=Bilateral inguinal testes
0:*b unspecified,^b	1:Abdominal testis~c*a|2699	2:Ectopic perineal testis~c*a	3=Bilateral high scrotal testes
0=Ectopic testis|2696	1:*d~c^b, unilateral|2698	2:*d~c^b, bilateral|2700	9:*d~c^b, unspecified
0:*a, balanic	1:*a, penile	2:*a, penoscrotal	3:*a, perineal	4=Congenital chordee	8=Other hypospadias	9:*a, unspecified
0:Unspecified~d*a	1=Polyorchism	2:Retractile~g*c	3=Scrotal transposition	9:^b~c*a
1:Curvature~d*a (lateral)	2:Hypoplasia~d*a	3:Congenital torsion~d*a	4:Hidden~e*a	9:*d malformation~b^c
0:Absence and aplasia~d*d testis	1:Hypoplasia~d*d testis and scrotum	2:^b and unspecified*d testis and scrotum|2703	3:Atresia~d*d vas deferens	4:*d vas deferens, epididymis, seminal vesicles and prostate	5:Congenital absence and aplasia~d*d penis	6:*d penis|2704	7=Congenital vasocutaneous fistula	8:^b specified*a	9:Congenital malformation~d*b organ, unspecified
0=Hermaphroditism, not elsewhere classified	1:Male~d*a, not elsewhere classified	2:Female~d*a, not elsewhere classified	3=Pseudohermaphroditism, unspecified	4:*c, unspecified
0:*g, unilateral	1:*g, bilateral	2:*g, unspecified	3:*h hypoplasia, unilateral	4:*h hypoplasia, bilateral	5:*h hypoplasia, unspecified	6=Potter's syndrome
0:*a, unspecified	1:^b single*a	2:*c multiple^b cysts
1=Cystic dilatation of collecting ducts	9:Other polycystic~b*a
0=Congenital renal cyst|2708	1:Polycystic~b*b, infantile type|2709	2:Polycystic~b*b, adult type	3:Polycystic~b*b, unspecified	4=Renal dysplasia	5:Medullary cystic~b*b	8:Other cystic~b*b diseases	9:*a, unspecified
0:*a, unspecified	1:*b ureteropelvic junction	2:*b ureterovesical orifice
1=Congenital ureterocele, orthotopic	2=Cecoureterocele	9:*a
0:*a, unspecified	1:Deviation~b*a	2:Displacement~b*a	3:Anomalous implantation~b*a	9:Other malposition~b*a
0:*k hydronephrosis	1:^b occlusion~i*a|2711	2:*k megaureter	3:Other~b*e~d^b|2712	4:Agenesis~j*a	5:Duplication~j*a	6:Malposition~j*a|2713	7:*k vesico-uretero-renal reflux	8:Other~h*a
0:Accessory~e*a	1:Lobulated, fused and horseshoe~e*a	2:Ectopic~e*a	3:Hyperplastic and giant~e*a	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a, unspecified	1:Supravesical fissure~b*a	2:Cloacal exstrophy~b*a	9:Other exstrophy~b*a
1:Congenital~h*a obstruction	2:Congenital stricture~e*d	3:Congenital stricture~e*e urinary meatus	9:*a
0:Unspecified~d^b malformation~b*a	1:Congenital prolapse~f*d~c^b	2:Congenital prolapse~f*d urinary meatus	3=Congenital urethrorectal fistula	4:Double~i*a	5=Double urinary meatus	9:^b~c*a
0=Epispadias	1:Exstrophy~d*b bladder|2716	2=Congenital posterior urethral valves	3:*f atresia and stenosis~c^b urethra and bladder neck|2717	4:Malformation~d*c urachus	5:Congenital absence~d*c bladder and urethra	6:Congenital diverticulum~d*c bladder	7:^b and unspecified*c bladder and urethra|2718	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1=Congenital coxa valga	2=Congenital coxa vara	9:^b specified*a
0:^b dislocation~b*a, unilateral|262	1:^b dislocation~b*a, bilateral	2:^b dislocation~b*a, unspecified	3:^b partial dislocation~b*a, unilateral|262	4:^b partial dislocation~b*a, bilateral	5:^b partial dislocation~b*a, unspecified	6:*d unstable~c^b	8:Other congenital~b*a|2720	9:^b deformity~b*a, unspecified
1:*c primus~b^b|1885	2:*c adductus|1885
0=Congenital vertical talus deformity, unspecified foot	1=Congenital vertical talus deformity, right foot	2=Congenital vertical talus deformity, left foot	9:^b specified*a
0:*d talipes equinovarus|1884	1:*d talipes calcaneovarus|1884	2:*d metatarsus (primus) varus|2722	3:Other congenital varus~b*a|1884	4:*d talipes calcaneovalgus|1884	5:*d pes planus|1884	6:Other congenital valgus~b*a	7:*d pes cavus|1884	8:Other congenital~b*a|2723	9:^b deformity~b*a, unspecified|1884
0:*k facial asymmetry	1:*k compression facies	2=Dolichocephaly	3=Plagiocephaly	4:Other congenital~c*h skull~b^c~c^b jaw	5:*k deformity~c^b~e^b	6=Pectus excavatum	7=Pectus carinatum	8:Other congenital~c*h~g^b
0=Congenital deformity of sternocleidomastoid muscle	1=Congenital deformity of finger(s) and hand	2=Congenital deformity of knee	3=Congenital bowing of femur	4=Congenital bowing of tibia and fibula	5=Congenital bowing of long bones of leg, unspecified	6=Discoid meniscus	8:^b specified*a
0=Accessory finger(s)	1=Accessory thumb(s)	2=Accessory toe(s)	9:*a, unspecified
0:*a, unspecified hand	1:*a, right hand	2:*a, left hand	3:*a, bilateral
0:*a, unspecified foot	1:*a, right foot	2:*a, left foot	3:*a, bilateral
0=Fused fingers|2728	1=Webbed fingers|2728	2=Fused toes|2729	3=Webbed toes|2729	4=Polysyndactyly, unspecified	9:*a, unspecified
0:^d unspecified*a	1:^d right*a	2:^d left*a	3:*a, bilateral
0:*a, unspecified upper limb	1:*a, right upper limb	2:*a, left upper limb	3:*a, bilateral
0:*d unspecified^d	1:*d right^d	2:*d left^d	3:*a, bilateral
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*a, bilateral
0:*a, unspecified hand	1:*b right^b	2:*b left^b	3:*a, bilateral
1:Congenital shortening~d*a|919	9:*a|919
0:Congenital complete absence~c*a|1417	1:Congenital absence~c*b arm and forearm with hand present|2731	2:Congenital absence~c*c both forearm and hand|2732	3:Congenital absence~c*c hand and finger|2733	4:Longitudinal reduction defect~c*c radius|2734	5:Longitudinal reduction defect~c*c ulna|2734	6=Lobster-claw hand|2735	8:Other reduction~b*a|2736	9:Unspecified reduction defect~c*a|1417
0:*a, unspecified lower limb	1:*a, right lower limb	2:*a, left lower limb	3:*a, bilateral
0:Congenital complete absence~c*a|1417	1:Congenital absence~c*c thigh and^b leg with foot present|2731	2:Congenital absence~c*c both^b leg and foot|2738	3:Congenital absence~c*c foot and toe(s)|2733	4:Longitudinal reduction defect~c*c femur|2734	5:Longitudinal reduction defect~c*c tibia|2734	6:Longitudinal reduction defect~c*c fibula|2734	7=Split foot|2738	8:Other reduction~b*a|2736	9:Unspecified reduction defect~c*a|1417
0:Congenital absence~c*b limb(s)	1:Phocomelia,~d*b limb(s)	8:Other reduction~b*b limb(s)
0:*b upper^b, including shoulder girdle	1:Congenital malformation~d*b knee	2:*b lower^b, including pelvic girdle	3=Arthrogryposis multiplex congenita	8:^b specified*a	9:Unspecified~b^b malformation~b*a
1:*a type, unilateral	2:*a type, bilateral	9:*a
1=Cloverleaf skull	2=Pansynostosis	8:Other multi-suture~b*a
0:*a, unspecified|2742	1=Sagittal craniosynostosis	2=Coronal craniosynostosis|2209	3=Metopic craniosynostosis	4=Lambdoid craniosynostosis|2209	5=Multi-suture craniosynostosis|2743	8=Other single-suture craniosynostosis
0=Craniosynostosis|2744	1=Craniofacial dysostosis	2=Hypertelorism	3=Macrocephaly	4=Mandibulofacial dysostosis	5=Oculomandibular dysostosis	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	9:*a, unspecified region
5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, unspecified region
1=Congenital kyphosis|2746	2=Congenital lordosis|2747	9:*a
0=Spina bifida occulta	1=Klippel-Feil syndrome	2:*g spondylolisthesis	3:*g scoliosis due to congenital~e^b malformation	4:Other congenital~b*d, not associated with scoliosis|2748	5=Cervical rib	6:Other congenital~b*e ribs	7:*g malformation~b^b sternum	8:Other congenital~b*e~c^c	9:^b malformation~b^b~c*a, unspecified
0=Achondrogenesis	1=Thanatophoric short stature	2=Short rib syndrome	3=Chondrodysplasia punctata	4=Achondroplasia	5=Diastrophic dysplasia	6=Chondroectodermal dysplasia	7=Spondyloepiphyseal dysplasia	8:Other osteochondrodysplasia~b*a	9:*a, unspecified
0=Osteogenesis imperfecta	1=Polyostotic fibrous dysplasia	2=Osteopetrosis	3=Progressive diaphyseal dysplasia	4=Enchondromatosis	5=Metaphyseal dysplasia	6=Multiple congenital exostoses	8:*b specified^b	9=Osteochondrodysplasia, unspecified
1:Congenital hernia~d*c bladder	9:*a
0:*b syndrome, unspecified	1=Classical Ehlers-Danlos syndrome	2=Hypermobile Ehlers-Danlos syndrome	3=Vascular Ehlers-Danlos syndrome	9:Other Ehlers-Danlos~b*a
0:*i diaphragmatic hernia	1:Other congenital~b*g diaphragm	2=Exomphalos	3=Gastroschisis	4=Prune belly syndrome	5:Other congenital~b*g abdominal wall|2752	6=Ehlers-Danlos syndromes|2753	8:Other congenital~b*e	9:^b malformation~b*d unspecified
0=Ichthyosis vulgaris	1:X-linked~b*a	2:Lamellar~b*a	3:*b bullous ichthyosiform erythroderma	4=Harlequin fetus	8:Other congenital~b*a	9:*a, unspecified
0:*a simplex	1:*a letalis	2:*a dystrophica	8:Other epidermolysis~b*a	9:*a, unspecified
0=Hereditary lymphedema	1=Xeroderma pigmentosum	2=Congenital cutaneous mastocytosis	3=Incontinentia pigmenti	4=Ectodermal dysplasia (anhidrotic)	5=Congenital non-neoplastic nevus	6=Congenital sacral dimple	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:^b absence~b*a with absent nipple	1:Accessory~d*a	2=Absent nipple	3=Accessory nipple	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Congenital alopecia	1:Congenital morphological disturbances~d*b hair, not elsewhere classified	2:*b hair	3=Anonychia	4=Congenital leukonychia	5=Enlarged and hypertrophic nails	6:*b nails	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*b, unspecified	1:*b, type 1	2:*b, type 2	3=Schwannomatosis	9=Other neurofibromatosis
1=PTEN hamartoma tumor syndrome	2:*f Cowden syndrome	3=Von Hippel-Lindau syndrome	9:*a
0=Neurofibromatosis (nonmalignant)|2760	1=Tuberous sclerosis	8:Other phakomatoses~b*a|2761	9:Phakomatosis~b*d unspecified
0=Fetal alcohol syndrome (dysmorphic)	1=Fetal hydantoin syndrome	2:Dysmorphism~d*h warfarin	8:Other congenital~b*e
1=Prader-Willi syndrome	9:Other congenital~b*a
0:*c aortic dilation	8:*c other^c
0:*a, unspecified	1:*a with cardiovascular manifestations|2765	2:*a with ocular manifestations	3:*a with skeletal manifestation
1=Alport syndrome	2=Arterial tortuosity syndrome	3=Bardet-Biedl syndrome	4=Laurence-Moon syndrome	5=MED13L syndrome	6=Kleefstra syndrome	7=Hao-Fountain Syndrome	8=CTNNB1 syndrome	9:*a
0:Congenital~d*d predominantly^b facial appearance	1:Congenital~d*d predominantly associated with short stature|2764	2:Congenital~d*d predominantly involving limbs	3:Congenital~d*d involving early overgrowth	4=Marfan syndrome|2766	5:^b~b*d with other skeletal changes	8:*d, not elsewhere classified|2767	A=Loeys-Dietz syndrome
1=Asplenia (congenital)	9:^b~c*a
1=Kabuki syndrome	9:*a
0:Congenital absence and~c*e of spleen|2769	1:Congenital~c*e of adrenal gland	2:Congenital~c*e of other endocrine glands	3=Situs inversus	4=Conjoined twins	7:Multiple~b*a	8:^b specified*e|2770	9:Congenital malformation~d*d unspecified
0=Trisomy 21, nonmosaicism (meiotic nondisjunction)	1=Trisomy 21, mosaicism (mitotic nondisjunction)	2=Trisomy 21, translocation	9:*a, unspecified
0:*d, nonmosaicism (meiotic nondisjunction)	1:*d, mosaicism (mitotic nondisjunction)	2:*d, translocation	3:*d, unspecified	4:*e~d^b, nonmosaicism (meiotic nondisjunction)	5:*e~d^b, mosaicism (mitotic nondisjunction)	6:*e~d^b, translocation	7:*e~d^b, unspecified
1:*a in normal individual	2:*a in abnormal individual
0:Whole chromosome trisomy~i*d nonmosaicism (meiotic nondisjunction)	1:Whole chromosome trisomy~i*d mosaicism (mitotic nondisjunction)	2=Partial trisomy	5=Duplications with other complex rearrangements	6=Marker chromosomes|2774	7:Triploidy~c*j polyploidy	8:^b specified*g~b^b	9:Trisomy~c*i trisomy~b^b~b^c unspecified
1=Angelman syndrome	2=Phelan-McDermid syndrome	9:*a
1=Velo-cardio-facial syndrome	2=Williams syndrome	8:*e microdeletions	9:*a
0:Whole chromosome monosomy~g*d nonmosaicism (meiotic nondisjunction)	1:Whole chromosome monosomy~g*d mosaicism (mitotic nondisjunction)	2:Chromosome replaced with ring~g*d dicentric or isochromosome	3=Deletion of short arm of chromosome 4	4=Deletion of short arm of chromosome 5	5:Other~c*h of part of a chromosome|2776	7=Deletions with other complex rearrangements	8:Other~c*e|2777	9:Deletion~d^b~b*d unspecified
0:*i translocation~b^b insertion in normal individual	1=Chromosome inversion in normal individual	2:*i autosomal rearrangement in abnormal individual	3:*i sex/autosomal rearrangement in abnormal individual	5=Individual with autosomal fragile site	8:Other balanced~b*e	9:^b rearrangement~b*f marker~b^b unspecified
0=Karyotype 45, X	1=Karyotype 46, X iso (Xq)	2=Karyotype 46, X with abnormal sex chromosome, except iso (Xq)	3=Mosaicism, 45, X/46, XX or XY	4=Mosaicism, 45, X/other cell line(s) with abnormal sex chromosome	8:Other variants of Turner's~b*a	9:*a, unspecified
0:Karyotype 47~h*d XXX	1=Female with more than three X chromosomes	2:Mosaicism~h*d lines with various numbers of X chromosomes	3:Female with 46~h*d XY karyotype	8:^b specified*e	9:Sex~c^b abnormality~b*d unspecified
0:Klinefelter syndrome karyotype 47~h*d XXY	1:Klinefelter syndrome~e*f with more than two X chromosomes	3:*k~e^b with 46~b^b XX karyotype	4:Klinefelter syndrome~h*d unspecified	5:Karyotype 47~h*d XYY	6:Male with structurally abnormal~b*i	7:Male with~b*i mosaicism	8:^b specified*e	9:Sex~c^b abnormality~b*d unspecified
1:*a, type 1	2:*a, type 2	3:*a, type 3	8:Other Usher~b*a	9:*a, unspecified
1=Usher syndrome|2783	9:*a
0:Chimera 46~d*d XX/46, XY	1:46~d*d XX true hermaphrodite	2:Fragile X~b*f	8:^b specified*e|2784	9:Chromosomal abnormality~d*d unspecified
1=SCN2A-related neurodevelopmental disorder	2=CACNA1A-related neurodevelopmental disorder	9:^b disorder~c*f variant~b^b other^c gene
1=SLC6A1-related disorder	9:^b disorder~b*i variant~b^d or~b^c gene
1=Syntaxin-binding protein 1-related disorder	2=DLG4-related synaptopathy	9:^b disorder~b*f variant~b^b other^c gene
1=FOXG1 syndrome	9:^b disorder~b^d other*a
0:^c,*d ion channel~c^b|2786	1:^c,*d glutamate receptor~c^b	2:^c,*d other receptor~c^b	3:^c,*d other transporter and solute carrier~c^b|2787	4:^c,*d synapse related~c^b|2788	5:*i,^c~f^b associated with transcription and gene expression|2789
1:*c certain^c|2790
0:*e~c^c in specific genes|2791	8:Other neurodevelopmental~b*e~c^c in other specific genes
0:Familial cancer~e*d with pathogenic BRCA1 mutation	1:Familial cancer~e*d with pathogenic BRCA2 mutation	2:Li Fraumeni~e*d	8:*a
1=Lynch syndrome	9:Other inherited~b*i syndrome of~c^c|2793
7:Inherited neoplasm predisposition syndromes involving multiple systems~f*a|2794
0=Tachycardia, unspecified	1=Bradycardia, unspecified	2=Palpitations	8:Other abnormalities~b*a	9:Unspecified abnormalities~b*a
0:Benign~c*d innocent~b^b murmurs	1:*f murmur, unspecified	2:Other~e*a
0:Elevated~b*a of hypertension	1:Nonspecific low~b*d
1:Acute idiopathic pulmonary hemorrhage~e*c infants	9:*a
0=Epistaxis	1:*c throat	2=Hemoptysis	8:*c other sites in^c|2799	9:*a, unspecified
1=Acute cough	2=Subacute cough	3=Chronic cough	4:*a syncope	8=Other specified cough	9:*a, unspecified
0:*a, unspecified	1=Orthopnea	2=Shortness of breath	3=Acute respiratory distress	9=Other forms of dyspnea
1=Apnea, not elsewhere classified	2=Tachypnea, not elsewhere classified	3=Snoring	9:*a
0=Dyspnea|2802	1=Stridor	2=Wheezing	3:Periodic~c*a	4=Hyperventilation	5:Mouth~c*a	6=Hiccough	7=Sneezing	8:Other abnormalities~b*a|2803	9:Unspecified abnormalities~b*a
1=Pleurodynia	2:Intercostal~c*a	9:*a
0:*c	1=Chest pain on breathing	2=Precordial pain	8:Other~e*a pain|2805	9=Chest pain, unspecified
1:*c	2=Hypoxemia
1=Nasal congestion	2=Postnasal drip	9:*a
0:*g, unspecified	1:*g, nose	2:*g, throat	9:*g, other site
0:Asphyxia~h*c hypoxemia|2807	1=Pleurisy	2=Respiratory arrest	3=Abnormal sputum	8:^b specified*b systems|2808	A:Foreign body sensation of~f*a|2809
0=Upper abdominal pain, unspecified	1:Right~d*b quadrant pain	2:Left~d*b quadrant pain	3=Epigastric pain
0:*a unspecified side	1:*a right side	2:*a left side	3:*a bilateral	4:Suprapubic~d*a
0=Lower abdominal pain, unspecified	1:Right~g*b quadrant pain	2:Left~g*b quadrant pain	3=Periumbilical pain
1:Right upper quadrant abdominal~b*a	2:Left upper quadrant abdominal~b*a	3:Right lower quadrant abdominal~b*a	4:Left lower quadrant abdominal~b*a	5:Periumbilic abdominal~b*a	6:Epigastric abdominal~b*a	7:Generalized abdominal~b*a	9:*a, unspecified site
1:Right upper quadrant rebound~b*a	2:Left upper quadrant rebound~b*a	3:Right lower quadrant rebound~b*a	4:Left lower quadrant rebound~b*a	5:Periumbilic rebound~b*a	6:Epigastric rebound~b*a	7:Generalized rebound~b*a	9:*a, unspecified site
1:Right flank~b*a	2:Left flank~b*a	3:Suprapubic~b*a	9:*a, unspecified
1=Abdominal tenderness|2814	2:Rebound~b*b tenderness|2815	3=Colic	4:Generalized~b*a	5:Abdominal~c*a of multiple sites	A=Flank tenderness|2816
0=Flank pain, unspecified side	1=Flank pain, right side	2=Flank pain, left side	3=Flank pain, bilateral
0=Acute abdomen	1=Pain localized to upper abdomen|2811	2:Pelvic~b*c perineal~b^b|2812	3=Pain localized to other parts of lower abdomen|2813	8:Other abdominal~d*a|2817	9:Unspecified abdominal~d*a	A=Pain localized to flank|2818
0:*a, unspecified	1:*a without nausea	2=Projectile vomiting	3:*a of fecal matter	4=Bilious vomiting	5=Cyclical vomiting syndrome unrelated to migraine	6=Cannabis hyperemesis syndrome
0:*c	1=Vomiting|2820	2:*c with~b^b, unspecified
0:*a, unspecified	1:*a, oral phase	2:*a, oropharyngeal phase	3:*a, pharyngeal phase	4:*a, pharyngoesophageal phase	9=Other dysphagia
0:*c	1=Dysphagia|2822
0=Abdominal distension (gaseous)	1=Gas pain	2=Eructation	3:*d
0=Incomplete defecation	1:*b smearing	2:*b urgency	9:Full~b*a of feces
0:^b~c*a	1:Splenomegaly~d*a	2:^b with~b*a
0=Malignant ascites	8=Other ascites
0:*a, unspecified site	1:Right upper quadrant abdominal~d*a	2:Left upper quadrant abdominal~d*a	3:Right lower quadrant abdominal~d*a	4:Left lower quadrant abdominal~d*a	5:Periumbilic~d*c or~b^b	6:Epigastric~d*c or~b^b	7:Generalized intra-abdominal~b*a	9:Other intra-abdominal~b*a
1:Absent~b*a	2:Hyperactive~b*a	5:Other abnormal~b*a
0:*a, unspecified site	1:Right upper quadrant abdominal~b*a	2:Left upper quadrant abdominal~b*a	3:Right lower quadrant abdominal~b*a	4:Left lower quadrant abdominal~b*a	5:Periumbilic abdominal~b*a	6:Epigastric abdominal~b*a	7:Generalized abdominal~b*a
0:Intra-abdominal~c*h pelvic swelling, mass~f^b lump|2828	1=Abnormal bowel sounds|2829	2=Visible peristalsis	3=Abdominal rigidity|2830	4=Change in bowel habit	5:*j fecal abnormalities	6=Halitosis	7=Diarrhea, unspecified	8:^b specified*a
0:Anesthesia~b*b	1:Hypoesthesia~b*b	2:Paresthesia~b*b	3=Hyperesthesia	8:Other disturbances~b*a	9:Unspecified disturbances~b*a
0:*f, head	1:*f, neck	2:*f, trunk	3:*f, upper limb|1417	4:*f, lower limb|1417	9:*f, unspecified
0=Cyanosis	1=Pallor	2=Flushing	3=Spontaneous ecchymoses	4:Changes in~b*b texture	8:*a	9:Unspecified~b*a
0:*c head~b^b	1=Tremor, unspecified	2=Cramp and spasm	3=Fasciculation	8:Other abnormal~b*a	9:Unspecified abnormal~b*a
1=Unsteadiness on feet	9:*a
0:Ataxic~c*c	1:Paralytic~c*c	2=Difficulty in walking, not elsewhere classified	8:Other abnormalities~b*a|2836	9:Unspecified abnormalities~b*a
0=Ataxia, unspecified	8:*a	9:Unspecified~b*a
0:*b 0	1:*b 1	2:*b 2	3:*b 3	4:*b 4	5:*b 5	6:*b 6	7:*b 7	8:*b 8	9:*b 9
0:*b 10	1:*b 11	2:*b 12	3:*b 13	4:*b 14	5:*b 15	6:*b 16	7:*b 17	8:*b 18	9:*b 19
0:*b 20	1:*b 21	2:*b 22	3:*b 23	4:*b 24	5:*b 25	6:*b 26	7:*b 27	8:*b 28	9:*b 29
0:*b 30	1:*b 31	2:*b 32	3:*b 33	4:*b 34	5:*b 35	6:*b 36	7:*b 37	8:*b 38	9:*b 39
0:*b 40	1:*b 41	2:*b 42
0:NIHSS~h*a 0-9|2839	1:NIHSS~h*a 10-19|2840	2:NIHSS~h*a 20-29|2841	3:NIHSS~h*a 30-39|2842	4:NIHSS~h*a 40-42|2843
0=Facial weakness	8:*a
0=Loss of height	1=Ocular torticollis	8:*a
1:*d system|2845	9:*e~c^b system|2846
0:*d system	1:*e~c^b system
0=Tetany	1=Meningismus	2=Abnormal reflex	3=Abnormal posture	4=Clicking hip	5=Transient paralysis	6=Repeated falls	7=National Institutes of Health Stroke Scale (NIHSS) score|2844	8:*a|2847	9:Unspecified~b*a|2848
0=Dysuria	1=Vesical tenesmus	9:Painful~d*a, unspecified
1:Asymptomatic~b*a	9:*a
0=Gross hematuria	1=Benign essential microscopic hematuria	2=Other microscopic hematuria|2851	9:*a, unspecified
0:Drug induced retention~b*a	8:Other retention~b*a	9:*a, unspecified
1:Nocturnal~b*a	9:*a
0=Frequency of micturition	1=Nocturia	8=Other polyuria|2854
0:*a without blood	1=Hematospermia	9:*a, unspecified
1=Need to immediately re-void	2:Position dependent~d*a	8:*a
1:Hesitancy of~d*a	2=Poor urinary stream	3=Splitting of urinary stream	4=Feeling of incomplete bladder emptying	5=Urgency of urination	6=Straining to void	9:*a|2857
1=Functional urinary incontinence	2=Chronic bladder pain	3=Unilateral non-palpable testicle	4=Bilateral non-palpable testicles	5=Costovertebral (angle) tenderness|978	9:*a
0=Extravasation of urine	1:*j difficulties with micturition|2858	2=Extrarenal uremia	8:^b~c*a|2859	9:Unspecified~d*a
0:*a, unspecified time	1:*a, in the field [EMT or ambulance]	2:*a, at arrival to emergency department	3:*a, at hospital admission	4:*a, 24 hours or more after hospital admission
1:*a, never|2861	2:*a, to pain|2861	3:*a, to sound|2861	4:*a, spontaneous|2861
1:*a, none|2861	2:*a, incomprehensible words|2861	3:*a, inappropriate words|2861	4:*a, confused conversation|2861	5:*a, oriented|2861
1:*a, none|2861	2:*a, extension|2861	3:*a, abnormal flexion|2861	4:*a, flexion withdrawal|2861	5:*a, localizes pain|2861	6:*a, obeys commands|2861
1:*d~c^b 13-15|2861	2:*d~c^b 9-12|2861	3:*d~c^b 3-8|2861	4:Other~b*e, without documented Glasgow coma^b score^b or with partial~b^b reported|2861
0=Unspecified coma	1:*a scale, eyes open|2862	2:*a scale, best verbal response|2863	3:*a scale, best motor response|2864	4=Glasgow coma scale, total score|2865	A=Nontraumatic coma due to underlying condition
0:*e	1=Stupor	2=Coma|2866	3=Persistent vegetative state	4=Transient alteration of awareness
0:Attention and concentration~d*a	1:Cognitive communication~d*a	2:Visuospatial~d*a	3:Psychomotor~d*a	4:Frontal lobe and executive function~d*a
1:Age-related~f*d decline	2=Altered mental status, unspecified	3=Borderline intellectual functioning	4:*i specified~e^b deficit|2868	5=Anosognosia	9:*a
0=Disorientation, unspecified	1=Anterograde amnesia	2=Retrograde amnesia	3:*i amnesia	4=Neurologic neglect syndrome	8:*a|2869	9:Unspecified~b*a
0=Anosmia	1=Parosmia	2=Parageusia	8:Other disturbances~b*a	9:Unspecified disturbances~b*a
0=Auditory hallucinations	1=Visual hallucinations	2:*i hallucinations	3=Hallucinations, unspecified	8:*a	9:Unspecified~b*a
0:*d~c^b	1:Suicidal~d*a
1=Low self-esteem	2=Worries	3=Excessive crying of child, adolescent or adult	4=Anhedonia	5:Homicidal~c*e suicidal ideations|2873	6=Emotional lability	7=Impulsiveness	8=Nonsuicidal self-harm	9:*a
0=Nervousness	1:Restlessness~b*e agitation	2=Unhappiness	3:Demoralization~b*e apathy	4:Irritability~b*e anger	5=Hostility	6=Violent behavior	7:State of~e*b shock and stress, unspecified	8:Other symptoms~b*a|2874
1:Obsessive-compulsive~h*a	9:*a
0=Very low level of personal hygiene	1:Bizarre personal~e*c	2:Strange~f*b inexplicable^b	3=Overactivity	4:Slowness~f*b poor responsiveness	5:Suspiciousness~f*b marked evasiveness	6:Undue concern~f*b preoccupation with stressful events	7:Verbosity~f*b circumstantial detail obscuring reason for contact	8:Other symptoms~b*a|2876
1=Aphasia	2:*c
1:Slurred~b*b	2=Fluency disorder in conditions classified elsewhere	9:*a
0=Dysphasia and aphasia|2878	1=Dysarthria and anarthria	8:Other speech~b*e|2879	9:Unspecified speech~b*e
0:*h alexia	1=Agnosia	2=Apraxia	3=Visual agnosia	8:Other~d*e	9:Unspecified~d*e
1:*c	2=Hyponasality
0=Dysphonia	1=Aphonia	2:Hypernasality~b*c hyponasality|2882	8:Other voice~b*a	9:Unspecified voice~b*b disorder
1=Fever presenting with conditions classified elsewhere	2:Postprocedural~c*a	3:Postvaccination~c*a	4=Febrile nonhemolytic transfusion reaction
2=Drug induced fever	8=Other specified fever|2884	9:*f, unspecified
0:*a with orthostatic component, not elsewhere classified	9:*a, unspecified
1:*c	2:Chronic~d*a, unspecified	3:*d~c^b
0:Neoplastic (malignant) related~c*a	1=Weakness	2=Functional quadriplegia	8:Other malaise~b*a|2887
0:Simple febrile~b*a	1:Complex febrile~b*a
0=Febrile convulsions|2889	1=Post traumatic seizures	9=Unspecified convulsions
0=Cardiogenic shock	1=Hypovolemic shock	8=Other shock	9:*d unspecified
0:Localized enlarged~b*a	1:Generalized enlarged~b*a	9:*a, unspecified
0=Localized edema	1=Generalized edema	9:*d unspecified
0:Unspecified~d*a	1=Failure to thrive (child)	2=Short stature (child)	9:^b~c*a
0:Delayed milestone~g*c	5:Other and unspecified lack~b*c|2894	7=Adult failure to thrive
0:*a, unspecified	1=Pediatric feeding disorder, acute	2=Pediatric feeding disorder, chronic	9:Other feeding~b*a
0=Anorexia	1=Polydipsia	2=Polyphagia	3=Feeding difficulties|2896	4=Abnormal weight loss	5=Abnormal weight gain	6=Underweight	8:Other symptoms~b*a
0:*a without acute organ dysfunction	1:*a with acute organ dysfunction
0:*a without septic shock	1:*a with septic shock
1=Systemic inflammatory response syndrome (SIRS) of non-infectious origin|2898	2=Severe sepsis|2899
1=Excessive crying of infant (baby)	2=Fussy infant (baby)	3=Apparent life threatening event in infant (ALTE)	9:Other nonspecific~b*a
1=Early satiety	2=Decreased libido	3=Chills (without fever)	4=Jaw pain	9:*a
0=Hypothermia, not associated with low environmental temperature	1:Nonspecific~c*c peculiar to infancy|2901	2=Dry mouth, unspecified	3=Clubbing of fingers	8:*a|2902
0:*f	1:Abnormal~h*a
0=Precipitous drop in hematocrit	8:Other abnormality~b*a
1:Impaired fasting~b*a	2:Impaired~b*a tolerance (oral)	3=Prediabetes	9:Other abnormal~b*a
0:Abnormal~c*b|2906	9=Hyperglycemia, unspecified
1:Elevation~c*g liver^b levels	2:Elevation~c^d~c*a
0:Nonspecific elevation of~d*a of transaminase and lactic acid dehydrogenase [LDH]|2908	8:*d~c^b of other serum enzymes	9:*b level, unspecified
1:*d tuberculin skin^b without active~b^b	2:*d cell mediated immunity measurement of gamma interferon antigen response without active~c^b
1=Abnormal rheumatoid factor and anti-citrullinated protein antibody without rheumatoid arthritis	9:*a
0=Raised antibody titer	1=Nonspecific reaction to test for tuberculosis|2910	8:^b specified*a|2911	9:Abnormal~c^b finding~b*a, unspecified
0:Abnormality~c*c albumin	1:Abnormality~c*c globulin	2:Abnormality~c*c alphafetoprotein	8:^b specified*a	9:Abnormality~c*b protein, unspecified
1:Abnormal lead~d^b~d*a	2:Abnormal gadolinium~d^b~d*a	9:*a
1=Bacteremia	9:*a
0:Finding~b^b alcohol~i*a	1:Finding~b^b opiate drug~i*a	2:Finding~b^b cocaine~i*a	3:Finding~b^b hallucinogen~i*a	4:Finding~b^b~c^b drugs of addictive potential~f*a	5:Finding~b^b~c^b psychotropic drug~f*a	6:Finding~b^b steroid agent~i*a	7:Finding~b^b abnormal level of heavy metals~i*a|2914	8:Finding~b^b~c^b specified*a|2915	9:Finding~b^b unspecified substance~e*a
1=Abnormal blood-gas level	2=Elevated C-reactive protein (CRP)	3:Abnormal~d*b amino-acid level	9:*a
0:Abnormal level~d*b mineral	1=Abnormal coagulation profile	8:^b specified*a|2917	9:Abnormal finding~d*a, unspecified
0=Isolated proteinuria	1=Persistent proteinuria, unspecified	2=Orthostatic proteinuria, unspecified	3=Bence Jones proteinuria	8=Other proteinuria	9:*a, unspecified
1=Bacteriuria	9:Other abnormal~b*a
1=Pyuria	9:Other abnormal~b*a
1=Hypocitraturia	2=Hyperoxaluria	3=Hyperuricosuria	4=Hypercalciuria	8:*a
0:Unspecified~d*a	1:*g chromoabnormalities of~f^b	9:^b~c*a|2922
0=Chyluria	1=Myoglobinuria	2=Biliuria	3=Hemoglobinuria	4=Acetonuria	5:Elevated~g*a levels of drugs, medicaments and biological substances	6:Abnormal~g*a levels of substances chiefly nonmedicinal as to source	7:Abnormal~e*c on microbiological examination of~b^b|2920	8:Abnormal~e*c on cytological and histological examination of~b^b|2921	9:*a|2923
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a	8:Other abnormal~b*a	9:Unspecified abnormal finding~c*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a	7:^b histological*a	8:Other abnormal~b*a	9:Unspecified abnormal finding~c*a
0:Atypical squamous cells of undetermined significance on~b*a (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on~b*a (ASC-H)	2:Low grade squamous intraepithelial lesion on~b*a (LGSIL)	3:High grade squamous intraepithelial lesion on~b*a (HGSIL)	4:Cytologic evidence of malignancy on~c*a	5:Unsatisfactory~b*a	6:Satisfactory anal~c*c but lacking transformation zone	8:Other abnormal cytological findings on specimens from~e*a	9:Unspecified abnormal cytological findings in specimens from~e*a
1:*k cytologic smear of anus|2927	9:*f other^f
1=Anal high risk human papillomavirus (HPV) DNA test positive	2=Anal low risk human papillomavirus (HPV) DNA test positive	9:*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a|2928	7:^b histological*a	8:Other abnormal~b*a|2929	9:Unspecified abnormal finding~c*a
0:Atypical squamous cells of undetermined significance on cytologic smear of~g*b (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on cytologic smear of~g*b (ASC-H)	2:Low grade squamous intraepithelial lesion on cytologic smear of~g*b (LGSIL)	3:High grade squamous intraepithelial lesion on cytologic smear of~g*b (HGSIL)	4:Cytologic evidence of malignancy on smear of~g*b	5:Unsatisfactory cytologic smear of~g*b	6=Satisfactory cervical smear but lacking transformation zone	8:Other abnormal~b^c on~b*a	9:Unspecified abnormal~b*a
0:Atypical squamous cells of undetermined significance on cytologic smear of~g*a (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on cytologic smear of~g*a (ASC-H)	2:Low grade squamous intraepithelial lesion on cytologic smear of~g*a (LGSIL)	3:High grade squamous intraepithelial lesion on cytologic smear of~g*a (HGSIL)	4:Cytologic evidence of malignancy on smear of~g*a	5:Unsatisfactory cytologic smear of~g*a	8:Other abnormal~b^c on~b*a	9:Unspecified abnormal~b*a
1:*d cervix uteri|2931	2:*d vagina|2932	9:*d other^d
0:Cervical high~b*e	1:Vaginal high~b*e
0:Cervical low~b*e	1:Vaginal low~b*e
1:High risk human papillomavirus (HPV) DNA test positive~f*a|2934	2:Low risk human papillomavirus (HPV) DNA test positive~f*a|2935	9:*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a|2933	7:^b histological*a	8:Other abnormal~b*a|2936	9:Unspecified abnormal finding~c*a
0=Cloudy (hemodialysis) (peritoneal) dialysis effluent	8:*a
1=Abnormal echoencephalogram	2=White matter disease, unspecified	9:*a
0:Intracranial space-occupying lesion found~c*a	8:Other abnormal~b*a|2939
1=Solitary pulmonary nodule	8:Other nonspecific abnormal finding~f*a field
1:*c, right~b^b	2:*c, left~b^b	3:*c, bilateral breasts
0=Dense breasts, unspecified	1:^b fatty tissue^b~d*a|2942	2:^b fibroglandular^b~d*a|2942	3:^b heterogeneous^b~d*a|2942	4:^b extreme^b~d*a|2942
0:Mammographic microcalcification found~e*a	1:Mammographic calcification found~e*a	2=Inconclusive mammogram	3:Mammographic density found~e^b~b*a|2943	8:Other abnormal~b*a
1:^b radiologic*c renal pelvis, ureter, or bladder	2:^b radiologic*c kidney|313	9:^b radiologic*c other^c
1:*b right testicle	2:*b left testicle	3:*b testicles, bilateral	9:*b unspecified testicle
1:^b radiologic*e testis|2946	9:*a
0:*d skull and head, not elsewhere classified	1:*d heart and coronary circulation	2:*d liver and biliary tract	3:*c parts of digestive tract	4:*d urinary organs|2945	5:*c abdominal regions, including retroperitoneum	6:*d limbs	7:*c parts of musculoskeletal system	8:*c specified^c|2947	9:Diagnostic~e*e inconclusive due to excess~c^b fat of patient
1:*i electroencephalogram [EEG]	2:*i brain scan	9:^d other*a
0:*g electro-oculogram [EOG]	1:*g electroretinogram [ERG]	2:*g visually evoked potential [VEP]	3:*g oculomotor study	8:^d other*a
0:*k auditory~c^b study	1:*k vestibular~c^b study	8:^d other*a
0:*i response to nerve stimulation, unspecified	1:*i electromyogram [EMG]	8:^d other*a
1:*g eye|2950	2:*g ear~d^b other^c|2951	3:*d|2952
0:^b result~b*b study, unspecified	1:*f electrocardiogram [ECG] [EKG]	9:^b result~b^b other*b study
0:*a of central nervous system|2949	1:*a of peripheral nervous system and special senses|2953	2:*c pulmonary^c	3:*c cardiovascular^c|2954	4:*c kidney^c	5:*c liver^c	6:*c thyroid^c	7:*c other endocrine^c	8:*a of other organs and systems
0:*a	1:Rising PSA following treatment for malignant neoplasm of~b*d
0=Elevated carcinoembryonic antigen [CEA]	1=Elevated cancer antigen 125 [CA 125]	2=Elevated prostate specific antigen [PSA]|2956	8:Other abnormal~b*a
0:Unspecified superficial~b*a|2190	1:Abrasion~c*a|2190	2:Blister (nonthermal)~c*a|2190	3:Contusion~c*a|2190	4:External constriction~c*b part of^b|2190	5:^b foreign body~b*a|2190	6:Insect bite (nonvenomous)~c*a|2190	7:Other superficial bite~c*a|2190
0:^c unspecified*a|2190	1:^c right*a|2190	2:^c left*a|2190
A:*a, initial encounter	D:*a, subsequent encounter	S:*a, sequela
1:*e right^e|2960	2:*e left^e|2960	9:*e unspecified^e|2960
1:^c right*a|2960	2:^c left*a|2960	9:^c unspecified*a|2960
1:^d right*a|2960	2:^d left*a|2960	9:^d unspecified*a|2960
0:Unspecified~d^b injury~b*a|2961	1:Abrasion~f*a|2962	2:Blister (nonthermal)~f*a|2963	4:External constriction~f*a|2963	5:Superficial foreign body~f*a|2961	6:Insect bite (nonvenomous)~f*a|2961	7:^b~c^b bite~b*a|2961
0:Unspecified superficial~b*a|2190	1:Abrasion~c*a|2190	2:Blister (nonthermal)~c*a|2190	3:Contusion~c*a|2190	4:External constriction~c*a|2190	5:^b foreign body~b*a|2190	6:Insect bite (nonvenomous)~c*a|2190	7:Other superficial bite~c*a|2190
1:*b right^b|2960	2:*b left^b|2960	9:*b unspecified^b|2960
0:Unspecified superficial~b*a|2966	1:Abrasion~c*a|2966	2:Blister (nonthermal)~c*a|2966	3:Contusion~c*a|2966	4:External constriction~c*a|2966	5:^b foreign body~b*a|2966	6:Insect bite (nonvenomous)~c*a|2966	7:Other superficial bite~c*a|2966
1:*d|2960	2:*e~c^c|2960
0:Unspecified superficial~b*a|2968	1:Abrasion~c*a|2968	2:Blister (nonthermal)~c*a|2968	3:Contusion~c*a|2968	4:External constriction~c*a|2968	5:^b foreign body~b*a|2968	6:Insect bite (nonvenomous)~c*a|2968	7:Other superficial bite~c*a|2968
0:Unspecified superficial~b*d part~b^c|2190	1:Abrasion~c*d part~b^c|2190	2:Blister (nonthermal)~c*d part~b^c|2190	3:Contusion~c*d part~b^c|2190	4:External constriction~c*d part~b^c|2190	5:^b foreign body~b*d part~b^c|2190	6:Insect bite (nonvenomous)~c*d part~b^c|2190	7:Other superficial bite~c*d part~b^c|2190
0:*b scalp|2958	1:Contusion~c*b eyelid and periocular area|2959	2:Other and unspecified superficial injuries~c*b eyelid and periocular area|2964	3:*b nose|2965	4:*b ear|2967	5:*b lip and oral cavity|2969	8:*b other parts of^b|2970	9:*b unspecified part of^b|2965
0:Unspecified open~b*a|2190	1:Laceration without foreign body~c*a|2190	2:Laceration with foreign body~c*a|2190	3:Puncture~b^b without foreign body*a|2190	4:Puncture~b^b with foreign body*a|2190	5:^b bite~b*a|2190
0:Unspecified open~b*a|2961	1:Laceration without foreign body~c*a|2961	2:Laceration with foreign body~c*a|2961	3:Puncture~b^b without foreign body*a|2961	4:Puncture~b^b with foreign body*a|2961	5:^b bite~b*a|2963
0:Unspecified open~b*a|2966	1:Laceration without foreign body~c*a|2966	2:Laceration with foreign body~c*a|2966	3:Puncture~b^b without foreign body*a|2966	4:Puncture~b^b with foreign body*a|2966	5:^b bite~b*a|2966
1:^b~f*a of lip|2960	2:^b~f*a of oral cavity|2960
1:^c~f*a of lip|2960	2:^c~f*a of oral cavity|2960
0:Unspecified open~b*a|2968	1:Laceration~c*a without foreign body|2975	2:Laceration~c*a with foreign body|2975	3:Puncture~b*a without foreign body|2976	4:Puncture~b*a with foreign body|2976	5:^b bite~b*a|2968
0:Unspecified open~b*d part~b^c|2190	1:Laceration without foreign body~c*d part~b^c|2190	2:Laceration with foreign body~c*d part~b^c|2190	3:Puncture~b^b without foreign body*d part~b^c|2190	4:Puncture~b^b with foreign body*d part~b^c|2190	5:^b bite~b*d part~b^c|2190
0:*b scalp|2972	1:*b eyelid and periocular area|2973	2:*b nose|2972	3:*b ear|2974	4:*b cheek and temporomandibular area|2973	5:*b lip and oral cavity|2977	8:*b other parts of^b|2978	9:*b unspecified part of^b|2972
XXA:*a, initial encounter for closed fracture	XXB:*a, initial encounter for open fracture	XXD:*a, subsequent encounter for fracture with routine healing	XXG:*a, subsequent encounter for fracture with delayed healing	XXK:*a, subsequent encounter for fracture with nonunion	XXS:*a, sequela
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	S:*a, sequela
1:Fracture~c*a, right side|2981	2:Fracture~c*a, left side|2981	9:Fracture~c*a, unspecified side|2981
0=Type I occipital condyle fracture, unspecified side|2981	1=Type II occipital condyle fracture, unspecified side|2981	2=Type III occipital condyle fracture, unspecified side|2981	3=Unspecified occipital condyle fracture|2981	8:Other fracture~b*a, unspecified side|2981	9:Unspecified fracture~b*a|2981	A=Type I occipital condyle fracture, right side|2981	B=Type I occipital condyle fracture, left side|2981	C=Type II occipital condyle fracture, right side|2981	D=Type II occipital condyle fracture, left side|2981	E=Type III occipital condyle fracture, right side|2981	F=Type III occipital condyle fracture, left side|2981	G:Other fracture~b*a, right side|2981	H:Other fracture~b*a, left side|2981
1:*a, right side|2981	2:*a, left side|2981	9:*a, unspecified side|2981
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XS:*a, sequela
0:Unspecified fracture~b*a|2982	1:*d occiput|2983	2:*d orbital roof|2984	9:Other fracture~b*a|2985
0:*a, unspecified side|2985	1:*a, right side|2985	2:*a, left side|2985
0:Malar fracture~i*a side|2981	1:Maxillary fracture~i*a side|2981	2:Zygomatic fracture~i*a side|2981	A:Malar fracture~i*b right side|2981	B:Malar fracture~i*b left side|2981	C:Maxillary fracture~i*b right side|2981	D:Maxillary fracture~i*b left side|2981	E:Zygomatic fracture~i*b right side|2981	F:Zygomatic fracture~i*b left side|2981
1:*b I^b|2981	2:*b II^b|2981	3:*b III^b|2981
0:*a, unspecified|2988	1=LeFort fracture|2989	2:*g alveolus of maxilla|2985
0:^c unspecified part of body of*a side|2981	1:*d~c^b part of body of right mandible|2981	2:*d~c^b part of body of left mandible|2981	9:*a|2981
0:*a, unspecified side|2981	1:*b right^b|2981	2:*b left^b|2981
0:*a, unspecified|2991	1:*b condylar process of^b|2992	2:*b subcondylar process of^b|2992	3:*b coronoid process of^b|2992	4:*b ramus of^b|2992	5:*b angle of^b|2992	6:*b symphysis of^b|2985	7:*b alveolus of^b|2992	9:*a of other specified site|2985
0:Fracture~b*a, unspecified side|2985	1:Fracture~b*a, right side|2985	2:Fracture~b*a, left side|2985	3:Fracture~b*g medial orbital wall|2984	4:Fracture~b*g lateral orbital wall|2984	5:Fracture~b*g orbit, unspecified|2985
1:Unspecified fracture~b*f~b^b|2985	2:Unspecified fracture~b^b~d*a|2985
0:*e vault of^b|2980	1:*e base of^b|2986	2:*e nasal~d^b|2980	3:*e orbital floor|2987	4:*e malar, maxillary~b^b zygoma~b^b|2990	5:*e tooth (traumatic)|2980	6:*e mandible|2993	8:Fractures~b^b other specified*a|2994	9:^c unspecified*a|2995
0:*a, unspecified side|2190	1:*a, right side|2190	2:*a, left side|2190	3:*a, bilateral|2190
0:*i~c^b jaw|2997	1:*i~c^b septal cartilage~d^b nose|2192	2:*i~c^b tooth|2192	4:Sprain~h*b jaw|2997	8:Sprain~d*b other parts of^b|2192	9:Sprain~d*b unspecified parts of^b|2192
1:*a, right eye|2960	2:*a, left eye|2960	9:*a, unspecified eye|2960
1:*a, right side|2960	2:*a, left side|2960	9:*a, unspecified side|2960
1:*c|2999	2:*d chiasm|2190	3:*d tract~b^c|3000	4:*e visual cortex|3000
0:*a, unspecified side|2190	1:*a, right side|2190	2:*a, left side|2190
1:*d olfactory [1st ] nerve|3000	9:*a|3000
0:*c optic~b^b and pathways|3001	1:*c oculomotor~b^b|3002	2:*c trochlear~b^b|3002	3:*c trigeminal~b^b|3002	4:*c abducent~b^b|3002	5:*c facial~b^b|3002	6:*c acoustic~b^b|3002	7:*c accessory~b^b|3002	8:*c other^b nerves|3003	9:*c unspecified^c|2192
0:*a, unspecified eye|2190	1:*a, right eye|2190	2:*a, left eye|2190
0:*b unspecified^b|2190	1:*b right^b|2190	2:*b left^b|2190
1:*d right^d|2960	2:*d left^d|2960	9:*d unspecified^d|2960
X:*a|3007
0:*d unspecified^d|2190	1:*d right^d|2190	2:*d left^d|2190
0:*d conjunctiva~b^b corneal abrasion without foreign body|3005	1:Contusion~b*d eyeball~b^b orbital tissues|3005	2:Ocular laceration~d*b rupture with prolapse or loss of intraocular tissue|3005	3:Ocular laceration without prolapse or loss~b*d intraocular tissue|3005	4:Penetrating wound~b*d~c^b with or without foreign body|3005	5:Penetrating wound with foreign body~b*d eyeball|3006	6:Penetrating wound without foreign body~b*d eyeball|3006	7:Avulsion~b*c|3006	8:Other injuries~b*a|3008	9:Unspecified injury~b*a|3009
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
X:*a|3011
A:*a, initial encounter
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	2:*a with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2960	4:*a with loss of consciousness of 6 hours to 24 hours|2960	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|3013	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
X:*a|3014
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	2:*a with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2960	4:*a with loss of consciousness of 6 hours to 24 hours|2960	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious levels|2960	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|3013	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
X:*a|3016
0:*a, without loss of consciousness|2960	1:*a, with loss of consciousness of 30 minutes or less|2960	2:*a, with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a, with loss of consciousness of 1 hour to 5 hours 59 minutes|2960	4:*a, with loss of consciousness of 6 hours to 24 hours|2960	5:*a, with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|3013	9:*a, with loss of consciousness of unspecified duration|2960	A:*a, with loss of consciousness status unknown|2960
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	2:*a with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a with loss of consciousness of 1 hours to 5 hours 59 minutes|2960	4:*a with loss of consciousness of 6 hours to 24 hours|2960	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|3013	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
0:*a, without loss of consciousness|2960	1:*a, with loss of consciousness of 30 minutes or less|2960	2:*a, with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a, with loss of consciousness of 1 hours to 5 hours 59 minutes|2960	4:*a, with loss of consciousness of 6 hours to 24 hours|2960	5:*a, with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|3013	9:*a, with loss of consciousness of unspecified duration|2960	A:*a, with loss of consciousness status unknown|2960
0:Unspecified focal~b*a|3014	1=Contusion and laceration of right cerebrum|3014	2=Contusion and laceration of left cerebrum|3014	3=Contusion and laceration of cerebrum, unspecified|3018	4=Traumatic hemorrhage of right cerebrum|3019	5=Traumatic hemorrhage of left cerebrum|3019	6=Traumatic hemorrhage of cerebrum, unspecified|3020	7=Contusion, laceration, and hemorrhage of cerebellum|3014	8=Contusion, laceration, and hemorrhage of brainstem|3014
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	2:*a with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2960	4:*a with loss of consciousness of 6 hours to 24 hours|2960	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|3013	8:*a with loss of consciousness of any duration with death due to other causes prior to regaining consciousness|3013	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
X:*a|3022
0:*a without loss of consciousness|2960	1:*a with loss of consciousness of 30 minutes or less|2960	2:*a with loss of consciousness of 31 minutes to 59 minutes|2960	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2960	4:*a with loss of consciousness of 6 hours to 24 hours|2960	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2960	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2960	7:*a with loss of consciousness of any duration with death due to brain injury before regaining consciousness|3013	8:*a with loss of consciousness of any duration with death due to other cause before regaining consciousness|3013	9:*a with loss of consciousness of unspecified duration|2960	A:*a with loss of consciousness status unknown|2960
X:*a|3024
1:Injury of right internal carotid artery,~c*b portion, not elsewhere classified|3014	2:Injury of left internal carotid artery,~c*b portion, not elsewhere classified|3014	9:*b injury|3014	A=Primary blast injury of brain, not elsewhere classified|3014
0:*c without~b^b|2190	1:*c with~b^b|2190
0=Concussion|3012	1=Traumatic cerebral edema|3015	2:Diffuse traumatic brain~b*a|3017	3:Focal traumatic brain~b*a|3021	4=Epidural hemorrhage|3023	5=Traumatic subdural hemorrhage|3025	6=Traumatic subarachnoid hemorrhage|3015	8=Other specified intracranial injuries|3026	9:Unspecified intracranial~b*a|3015	A=Traumatic brain compression and herniation|3027
0:*b face|2192	1:*b skull|2192	8:*b other parts of^b|2192	9:*a, part unspecified|2192
1:Complete traumatic~b*a|2966	2:Partial traumatic~b*a|2966
1:Complete traumatic~b*a|2960	2:Partial traumatic~b*a|2960
1:*e nose|3031	9:*a|2190
0:*h~d^b scalp|2192	1:Traumatic~d*d ear|3030	8:Traumatic~d*d other parts~b^c|3032
0:Unspecified injury~b*a|2190	1:Strain~b*a|2190	2:Laceration~b*a|2190	9:Other specified injury~b*a|2190
0:*c unspecified^c|2190	1:*c right^c|2190	2:*c left^c|2190
1:*b right^b|2960	2:*b left^b|2960	3:*a, bilateral|2960	9:*b unspecified^b|2960
0:Unspecified~e*a|2963	1:Primary blast~e*e~d^b|3036	9:^c~c*a|2961
0:*d~c^b|2190	1:*d ear|2190	2:*d nose|2190	3:*c|2190
0:Injury~e*b blood vessels of^b, not elsewhere classified|2192	1:Injury of muscle~b^b tendon~c*a|3034	2:Traumatic rupture~e*b ear drum|3035	3:^b specified*d injury~b^b middle and inner ear|3037	8:^b specified~c*a|2192	9:Unspecified injury~e*b face and^b|3038
0:Unspecified~d*a|2190	1:Abrasion~f*a|2190	2:Blister (nonthermal)~f*a|2190	4:External constriction~f*b part of^b|2190	5:Superficial foreign body~f*a|2190	6:Insect bite (nonvenomous)~f*a|2190	7:^b~c^b bite~b*a|2190
0:Unspecified superficial~b*d part~b^c|2190	1:Abrasion~c*d part~b^c|2190	2:Blister (nonthermal)~c*d part~b^c|2190	3:Contusion~c*d part~b^c|2190	4:External constriction~c*d part~b^c|2190	5:^b foreign body~b*d part~b^c|2190	6:Insect bite~c*d part~b^c|2190	7:Other superficial bite~c*d part~b^c|2190
0:Unspecified superficial~b*a|2190	1:Abrasion~c*a|2190	2:Blister (nonthermal)~c*a|2190	3:Contusion~c*a|2190	4:External constriction~c*a|2190	5:^b foreign body~b*a|2190	6:Insect bite~c*a|2190	7:Other superficial bite~c*a|2190
0:Contusion~c*b throat|2192	1:Other and unspecified superficial injuries~c*b throat|3040	8:*b other specified parts of^b|3041	9:*b unspecified part of^b|3042
1:Laceration without foreign body~c*a|2960	2:Laceration with foreign body~c*a|2960	3:Puncture~b^b without foreign body*a|2960	4:Puncture~b^b with foreign body*a|2960	5:^b bite~b*a|2960	9:Unspecified open~b*a|2960
1:*c|3044	2:*d~c^b|3044	3:*d vocal cord|3044
0:Unspecified open~b*d part~b^c|2190	1:Laceration without foreign body~c*d part~b^c|2190	2:Laceration with foreign body~c*d part~b^c|2190	3:Puncture~b^b without foreign body*d part~b^c|2190	4:Puncture~b^b with foreign body*d part~b^c|2190	5:^b bite~b*d part~b^c|2190	9:Other open~b*d part~b^c|2190
0:*b larynx and trachea|3045	1:*b thyroid gland|2972	2:*b pharynx and cervical esophagus|2972	8:*b other specified parts of^b|3046	9:*b unspecified part of^b|2972
0:^b displaced*a|2981	1:^b nondisplaced*a|2981
0:Displaced posterior~b*a|2981	1:Nondisplaced posterior~b*a|2981
0:Displaced lateral~b*a|2981	1:Nondisplaced lateral~b*a|2981
0:Unspecified fracture~b*a|3048	1:Stable burst fracture~b*a|2985	2:Unstable burst fracture~b*a|2985	3:Posterior arch fracture~b*a|3049	4:Lateral mass fracture~b*a|3050	9:Other fracture~b*a|3048
0:Anterior displaced Type~b*a|2981	1:Posterior displaced Type~b*a|2981	2:Nondisplaced Type~b*a|2981
0:^c displaced*a|2981	1:^c nondisplaced*a|2981
0:Unspecified fracture~b*a|3048	1=Type II dens fracture|3052	2=Other dens fracture|3048	3:Unspecified traumatic spondylolisthesis~b*a|3053	4:Type III traumatic spondylolisthesis~b*a|2985	5:Other traumatic spondylolisthesis~b*a|3053	9:Other fracture~b*a|3048
0:Unspecified fracture~b*a|3048	3:Unspecified traumatic spondylolisthesis~b*a|3053	4:Type III traumatic spondylolisthesis~b*a|2985	5:Other traumatic spondylolisthesis~b*a|3053	9:Other fracture~b*a|3048
0:*h first^c|3051	1:*h second^c|3054	2:*h third^c|3055	3:*h fourth^c|3055	4:*h fifth^c|3055	5:*h sixth^c|3055	6:*h seventh^c|3055	8:^c~d*a|2192	9:*h~g^b, unspecified|2192
0:^b~c*a|2960	1:Dislocation~d*a|2960
0:*c unspecified^c|3057	1:*c C0/C1^c|3057	2:*c C1/C2^c|3057	3:*c C2/C3^c|3057	4:*c C3/C4^c|3057	5:*c C4/C5^c|3057	6:*c C5/C6^c|3057	7:*c C6/C7^c|3057	8:*c C7/T1^c|3057
0:^c~c*a|2190	9:*f~c^d|2190
0:Traumatic rupture~d*g cervical intervertebral disc|2192	1:Subluxation~b*i dislocation~b^b cervical vertebrae|3058	2:*j~c^b other~b^b unspecified parts of~c^b|3059	4:Sprain~d*g~c^b of cervical spine|2192	5:Sprain~d*g thyroid region|2192	8:Sprain~d*d of other parts of~b^b|2192	9:Sprain~d*d of unspecified parts of~b^b|2192
1:^c at C1 level*a|2960	2:^c at C2 level*a|2960	3:^c at C3 level*a|2960	4:^c at C4 level*a|2960	5:^c at C5 level*a|2960	6:^c at C6 level*a|2960	7:^c at C7 level*a|2960	8:^c at C8 level*a|2960	9:^c at unspecified level*a|2960
1:^d at C1 level*a|2960	2:^d at C2 level*a|2960	3:^d at C3 level*a|2960	4:^d at C4 level*a|2960	5:^d at C5 level*a|2960	6:^d at C6 level*a|2960	7:^d at C7 level*a|2960	8:^d at C8 level*a|2960	9:^d at unspecified level*a|2960
1:^c lesion at C1 level~b*a|2960	2:^c lesion at C2 level~b*a|2960	3:^c lesion at C3 level~b*a|2960	4:^c lesion at C4 level~b*a|2960	5:^c lesion at C5 level~b*a|2960	6:^c lesion at C6 level~b*a|2960	7:^c lesion at C7 level~b*a|2960	8:^c lesion at C8 level~b*a|2960	9:^c lesion at unspecified level~b*a|2960
0:Unspecified injury~e*a|3061	1:Complete lesion~e*a|3061	2:Central cord syndrome~e*a|3062	3:Anterior cord syndrome~e*a|3062	4:Brown-Sequard syndrome~e*a|3061	5:^b incomplete lesions~d*a|3063
0:Concussion~d^b edema of cervical*d|2192	1:Other~d^b unspecified injuries of cervical*d|3064	2:*h nerve root of cervical spine|2192	3:*h brachial plexus|2192	4:*h peripheral^b of~e^b|2192	5:*h cervical sympathetic^b|2192	8:*h other specified^b of~e^b|2192	9:*h unspecified^b of~e^b|2192
1:*c right^c|2960	2:*c left^c|2960	9:*c unspecified^c|2960
0:Unspecified injury~b*c|3066	1:Minor laceration~b*c|3066	2:Major laceration~b*c|3066	9:Other specified injury~b*c|3066
0:Unspecified injury~b*a|3066	1:Minor laceration~b*a|3066	2:Major laceration~b*a|3066	9:Other specified injury~b*a|3066
0:Unspecified injury~b*a|3007	1:Minor laceration~b*a|3007	2:Major laceration~b*a|3007	9:Other specified injury~b*a|3007
0:*f carotid artery of~d^b|3067	1:*f vertebral artery|3068	2:*f external jugular vein|3069	3:*f internal jugular vein|3069	8:^c other specified*a|2192	9:^c unspecified^b vessel~b*a|2192
1:Strain~b*a|2192	2:Laceration~b*a|2192	8:Other specified injury~b*a|2192	9:Unspecified injury~b*a|2192
0:*b larynx and trachea|2192	8:*b other specified parts of^b|2192	9:*a, part unspecified|2192
0:*b unspecified part of^b|2190	1:*b larynx|2190	2:*b cervical trachea|2190	3:*b vocal cord|2190	4:*b thyroid gland|2190	5:*b pharynx and cervical esophagus|2190	9:*b other specified part of^b|2190
8:^c~c*a|3073	9:Unspecified injury~f*a|2192
0:*a, unspecified breast|2190	1:*b right^b|2190	2:*b left^b|2190
1:*a, right breast|2960	2:*a, left breast|2960	9:*a, unspecified breast|2960
0:Unspecified~d*a|3076	1:Abrasion~f*a|3076	2:Blister (nonthermal)~f*a|3076	4:External constriction~f*b part of^b|3076	5:Superficial foreign body~f*a|3076	6:Insect bite (nonvenomous)~f*a|3076	7:^b~c^b bite~b*a|3076
1:^c right*a|2960	2:^c left*a|2960	3:^c bilateral*a|2960	4:^c middle*a|2960	9:^c unspecified*a|2960
0:*a, unspecified|2190	1:*b front wall of^b|3078	2:*b back wall of^b|3078
1:*e right^e|2960	2:*e left^e|2960	3:*e bilateral^e|2960	4:*e middle^e|2960	9:*e unspecified^e|2960
1:^d right*a|2960	2:^d left*a|2960	3:^d bilateral*a|2960	4:^d middle*a|2960	9:^d unspecified*a|2960
0:Unspecified~d*a|3080	1:Abrasion~f*a|3078	2:Blister (nonthermal)~f*a|3081	4:External constriction~f*a|3081	5:Superficial foreign body~f*a|3080	6:Insect bite (nonvenomous)~f*a|3080	7:^b~c^b bite~b*a|3080
0:Unspecified~d*a|2961	1:Abrasion~f*a|2962	2:Blister (nonthermal)~f*a|2963	4:External constriction~f*a|2963	5:Superficial foreign body~f*a|2961	6:Insect bite (nonvenomous)~f*a|2961	7:^b~c^b bite~b*a|2961
0:Unspecified superficial~b*a|2190	1:Abrasion~c*a|2190	2:Blister (nonthermal)~c*a|2190	4:External constriction~c*a|2190	5:^b foreign body~b*a|2190	6:Insect bite (nonvenomous)~c*a|2190	7:Other superficial bite~c*a|2190
0:Contusion~c*b breast|3075	1:Other and unspecified superficial injuries~c*b breast|3077	2:Contusion~c*a|3079	3:Other and unspecified superficial injuries~c*b front wall of^b|3082	4:Other and unspecified superficial injuries~c*b back wall of^b|3083	9:*b unspecified parts of^b|3084
1:^e right*a|2960	2:^e left*a|2960	9:^e unspecified*a|2960
1:^f right*a|2960	2:^f left*a|2960	9:^f unspecified*a|2960
1:^g right*a|2960	2:^g left*a|2960	9:^g unspecified*a|2960
0:Unspecified open~b*a|3086	1:Laceration without foreign body~c*a|3087	2:Laceration with foreign body~c*a|3087	3:Puncture~b^b without foreign body*a|3088	4:Puncture~b^b with foreign body*a|3088	5:^b bite~b*a|2963
0:*b breast|2974	1:*b front wall of^b without penetration into thoracic cavity|3089	2:*b back wall of^b without penetration into thoracic cavity|3089	3:*b front wall of^b with penetration into thoracic cavity|3089	4:*b back wall of^b with penetration into thoracic cavity|3089	9:*b unspecified part of^b|2972
0:Wedge compression fracture~b*a|2981	1:Stable burst fracture~b*a|2981	2:Unstable burst fracture~b*a|2981	8:Other fracture~b*a|2981	9:Unspecified fracture~b*a|2981
0:Wedge compression fracture~b*a|2981	1:Stable burst fracture~b*a|2981	2:Unstable burst fracture~b*a|2981	8:Other fracture~b*b thoracic^b|2981	9:Unspecified fracture~b*a|2981
0:*c unspecified^c|3091	1:*c first^c|3091	2:*c second^c|3091	3:*c third^c|3091	4:*c fourth^c|3091	5:*c T5-T6~b^b|3091	6:*c T7-T8~b^b|3092	7:*c T9-T10~b^b|3091	8:*c T11-T12~b^b|3091
0:Unspecified fracture~b*a|2985	1:*b manubrium|2985	2:*b body of^b|2985	3=Sternal manubrial dissociation|2985	4:*b xiphoid process|2985
1:*a, right side|2985	2:*a, left side|2985	9:*a, unspecified side|2985
1:*a, right side|2985	2:*a, left side|2985	3:*a, bilateral|2985	9:*a, unspecified side|2985
0:*g~e^b vertebra|3093	2:*g~c^b|3094	3:*g one rib|3095	4:Multiple fractures~b*g ribs|3096	5=Flail chest|2980	9:*g bony thorax~b^b part unspecified|2980
0:^b~c^b T2/T3~b*a|2960	1:Dislocation~d^b T2/T3~b*a|2960	2:^b~c^b T3/T4~b*a|2960	3:Dislocation~d^b T3/T4~b*a|2960
0:^b~c^b T4/T5~b*a|2960	1:Dislocation~d^b T4/T5~b*a|2960	2:^b~c^b T5/T6~b*a|2960	3:Dislocation~d^b T5/T6~b*a|2960
0:^b~c^b T6/T7~b*a|2960	1:Dislocation~d^b T6/T7~b*a|2960	2:^b~c^b T7/T8~b*a|2960	3:Dislocation~d^b T7/T8~b*a|2960
0:^b~c^b T8/T9~b*a|2960	1:Dislocation~d^b T8/T9~b*a|2960	2:^b~c^b T9/T10~b*a|2960	3:Dislocation~d^b T9/T10~b*a|2960
0:^b~c^b T10/T11~b*a|2960	1:Dislocation~d^b T10/T11~b*a|2960	2:^b~c^b T11/T12~b*a|2960	3:Dislocation~d^b T11/T12~b*a|2960
0:*c unspecified^c|3057	1:*c T1/T2^c|3057	2:*c T2/T3-T3/T4^c|3098	3:*c T4/T5-T5/T6^c|3099	4:*c T6/T7-T7/T8^c|3100	5:*c T8/T9-T9/T10^c|3101	6:*c T10/T11-T11/T12^c|3102	7:*c T12/L1^c|3057
0:*g~c^b part~b^c|2190	9:*f~c^d|2190
1:*b chondrosternal joint|2960	8:Other sprain~b*a|2960	9:Unspecified sprain~b*a|2960
1:*c|2190	2:*d~c^b|3105
0:Traumatic rupture~h*b thoracic intervertebral disc|2192	1:Subluxation~f*d dislocation~b^b thoracic vertebra|3103	2:^b~c^b other~b^b unspecified parts~b*a|3104	3:Sprain~d^b~c*b thoracic spine|2192	4:Sprain~d*f ribs~b^b sternum|3106	8:Sprain~d^b other specified parts~d*a|2192	9:Sprain~d^b unspecified parts~d*a|2192
1:^c at T1 level*a|2960	2:^c at T2-T6 level*a|2960	3:^c at T7-T10 level*a|2960	4:^c at T11-T12 level*a|2960	9:^c at unspecified level*a|2960
1:^d at T1 level*a|2960	2:^d at T2-T6 level*a|2960	3:^d at T7-T10 level*a|2960	4:^d at T11-T12 level*a|2960	9:^d at unspecified level*a|2960
1:^c lesion at T1 level~b*a|2960	2:^c lesion at T2-T6 level~b*a|2960	3:^c lesion at T7-T10 level~b*a|2960	4:^c lesion at T11-T12 level~b*a|2960	9:^c lesion at unspecified level~b*a|2960
0:Unspecified injury~e*a|3108	1:Complete lesion~e*a|3108	3:Anterior cord syndrome~e*a|3109	4:Brown-Sequard syndrome~e*a|3108	5:^b incomplete lesions~d*a|3110
0:Concussion~d^b edema of thoracic*d|2192	1:Other~d^b unspecified injuries of thoracic*d|3111	2:*h nerve root of thoracic spine|2192	3:*h peripheral^b of~e^b|2192	4:*h thoracic sympathetic nervous system|2192	8:*h other specified^b of~e^b|2192	9:*h unspecified nerve of~f^b|2192
0:Unspecified injury~b*a|2190	1:Minor laceration~b*a|2190	2:Major laceration~b*a|2190	9:Other specified injury~b*a|2190
0:Unspecified injury~b*a|2963	1:Minor laceration~b*a|2963	2:Major laceration~b*a|2963	9:Other specified injury~b*a|2961
0:Unspecified injury~b*a|3000	1:Laceration~b*a|3000	9:Other specified injury~b*a|3000
0:Unspecified injury~b*a|2190	1:Laceration~b*a|2190	9:Other specified injury~b*a|2190
0:*e thoracic aorta|3113	1:*e innominate or subclavian artery|3114	2:*e superior vena cava|3113	3:*e innominate or subclavian vein|3114	4:*e pulmonary^c|3069	5:*e intercostal^c|3115	8:^c other*a|3115	9:*e unspecified^b vessel~b^c|3116
0:Mild laceration~b*a|2960	1:Moderate laceration~b*a|2960	2:Major laceration~b*a|2960
0:Unspecified injury~b*a|2190	1:Contusion~b*a|2190	2:Laceration~b*a|3118	9:Other injury~b*a|2190
0:Unspecified injury~b*a|2190	1:Contusion~b*a|2190	2:Laceration~b*a|2190	9:Other injury~b*a|2190
0:*a with hemopericardium|3119	1:*a without hemopericardium|3120	9:*a, unspecified with or without hemopericardium|3120
1:*a, unilateral|2960	2:*a, bilateral|2960	9:*a, unspecified|2960
0:Unspecified injury~e*a|3122	1:Primary blast injury~e*a|3122	2:Contusion~e*a|3122	3:Laceration~e*a|3122	9:^b~c*a|3122
0:Unspecified injury~b*a|3122	1:Primary blast injury~b*a|3122	2:Contusion~b*a|3122	3:Laceration~b*a|3122	9:Other injury~b*a|3122
0:Unspecified injury~b*a|2190	1:Primary blast injury~b*a|2190	2:Contusion~b*a|2190	3:Laceration~b*a|2190	9:Other injury~b*a|2190
0:Unspecified injury~b*a|2190	3:Laceration~b*a|2190	9:Other injury~b*a|2190
2:Contusion~b*a|2960	3:Laceration~b*a|2960	8:Other injury~b*a|2960	9:Unspecified injury~b*a|2960
0:*e diaphragm|3127	1:*e esophagus (thoracic part)|3127	9:*a|3127
0=Traumatic pneumothorax|2192	1=Traumatic hemothorax|2192	2=Traumatic hemopneumothorax|2192	3:Other~d*c injuries of lung|3123	4:*f bronchus|3124	5:*f thoracic trachea|3125	6:*f pleura|3126	8:*e specified~c^c|3128	9:*f~c^c organ|2192
0=Crushed chest|2192	1:Traumatic~h^b (partial)*a, except breast|2192	2:Traumatic~h*d breast|3030
1:*b front wall of^b|2960	2:*b back wall of^b|2960	9:*b unspecified wall of^b|2960
0:Unspecified injury~b*d of~b^b|3131	1:Strain~b*d of~b^b|3131	2:Laceration~b*d of~b^b|3131	9:Other injury~b*d of~b^b|3131
0:Injury~e*b muscle and tendon at^b level|3132	8:^b specified~c*a|2192	9:Unspecified injury~e*a|2192
1:*a|2190	2:*c groin|2190	3:*c flank (latus) region|2190
1:*a, male|2960	2:*a, female|2960
0:*d unspecified^c organ|3135	1:*d penis|2190	2:*d scrotum and testes|2190	3:*d vagina and vulva|2190
0:*j~c^c~c^b pelvis|2960	1:*j abdominal wall|2960	2:*j penis|2960	3:*j scrotum~g^b testes|2960	4:*j vagina~g^b vulva|2960	5:*j unspecified~h^b genital organs, male|2960	6:*j unspecified~h^b genital organs, female|2960	7:*j anus|2960	A:*j flank|2960
0:*j~c^c~c^b pelvis|2960	1:*j abdominal wall|2960	2:*j penis|2960	3:*j scrotum~g^b testes|2960	4:*j vagina~g^b vulva|2960	5:*j unspecified~h^b genital organs, male|2960	6:*j unspecified~h^b genital organs, female|2960	A:*j flank|2960
1:Abrasion~d*a|3137	2:Blister (nonthermal)~d*a|3137	4:External constriction~d*a|3138	5:Superficial foreign body~d*a|3137	6:Insect bite (nonvenomous)~d*a|3137	7:^c bite~b*a|3137
1:*j~c^c~c^b pelvis|2190	2:*j abdominal wall|2190	3:*j penis|2190	4:*j scrotum~g^b testes|2190	5:*j vagina~g^b vulva|2190	6:*j unspecified~h^b genital organs, male|2190	7:*j unspecified~h^b genital organs, female|2190	8:*j anus|2190	A:*j flank|2190
0:Contusion~c^b~c*f~c^b pelvis|2192	1:Contusion~c*j abdominal wall|3134	2:Contusion~c*j~h^b genital organs|3136	3:Contusion~c*j anus|2192	8:Other superficial injuries~c*a|3139	9:Unspecified superficial~b*a|3140
0:*a without penetration into retroperitoneum|2960	1:*a with penetration into retroperitoneum|2960
0:Unspecified open~b*a|3142	1:Laceration without foreign body~c*a|3142	2:Laceration with foreign body~c*a|3142	3:Puncture~b^b without foreign body*a|3142	4:Puncture~b^b with foreign body*a|3142	5:^b bite~b*a|3142
0:*f, right upper quadrant^f|2960	1:*f, left upper quadrant^f|2960	2:*f, epigastric region^f|2960	3:*f, right lower quadrant^f|2960	4:*f, left lower quadrant^f|2960	5:*f, periumbilic region^f|2960	6:*f, right flank^f|2960	7:*f, left flank^f|2960	9:*f, unspecified quadrant^f|2960	A:*f, unspecified flank^f|2960
0:^b~d^d with foreign body, right upper quadrant*a|2960	1:^b~d^d with foreign body, left upper quadrant*a|2960	2:^b~d^d with foreign body, epigastric region*a|2960	3:^b~d^d with foreign body, right lower quadrant*a|2960	4:^b~d^d with foreign body, left lower quadrant*a|2960	5:^b~d^d with foreign body, periumbilic region*a|2960	6:*f, right flank^f|2960	7:*f, left flank^f|2960	9:^b~d^d with foreign body, unspecified quadrant*a|2960	A:*f unspecified flank^f|2960
0:Unspecified open~b*a|3144	1:Laceration without foreign body~c*a|3144	2:Laceration with foreign body~c*a|3145	3:Puncture~b*e foreign body without^e|3144	4:Puncture~b^e with foreign body*a|3144	5:^b bite~b*a|3144
0:Unspecified open~b*a|3135	1:Laceration without foreign body~c*a|3135	2:Laceration with foreign body~c*a|3135	3:Puncture~b^b without foreign body*a|3135	4:Puncture~b^b with foreign body*a|3135	5:^b bite~b*a|3135
0:*f, right upper quadrant^f|2960	1:*f, left upper quadrant^f|2960	2:*f, epigastric region^f|2960	3:*f, right lower quadrant^f|2960	4:*f, left lower quadrant^f|2960	5:*f, periumbilic region^f|2960	6:^c~d^d without foreign body, right flank*a|2960	7:^c~d^d without foreign body, left flank*a|2960	9:*f, unspecified quadrant^f|2960	A:^c~d^d without foreign body, unspecified flank*a|2960
0:*f, right upper quadrant^f|2960	1:*f, left upper quadrant^f|2960	2:*f, epigastric region^f|2960	3:*f, right lower quadrant^f|2960	4:*f, left lower quadrant^f|2960	5:*f, periumbilic region^f|2960	6:^c~d*e foreign body, right flank with^e|2960	7:^c~d*e foreign body, left flank with^e|2960	9:*f, unspecified quadrant^f|2960	A:^c~d*e foreign body, unspecified flank with^e|2960
0:Unspecified open~b*a|3144	1:Laceration without foreign body~c*a|3144	2:Laceration with foreign body~c*a|3144	3:Puncture~b^b without foreign body*a|3148	4:Puncture~b^b with foreign body*a|3149	5:^b bite~b*a|3144
0:*j unspecified buttock|3044	1:*j right buttock|3044	2:*j left buttock|3044	3:*j anus|3044
0:*j~c^c~c^b pelvis|3143	1:*j abdominal wall without penetration into peritoneal cavity|3146	2:*j penis|2972	3:*j scrotum~g^b testes|2972	4:*j vagina~g^b vulva|2972	5:*j unspecified~h^b genital organs|3147	6:*j abdominal wall with penetration into peritoneal cavity|3150	8:^d other parts of*f~c^b pelvis|3151
0:*c unspecified^c|3091	1:*c first^c|3091	2:*c second^c|3091	3:*c third^c|3091	4:*c fourth^c|3091	5:*c fifth^c|3091
0:Nondisplaced Zone~b*a|2981	1:Minimally displaced Zone~b*a|2981	2:Severely displaced Zone~b*a|2981	9:Unspecified Zone~b*a|2981
0:Unspecified fracture~b*a|2985	1:Zone I fracture~b*a|3154	2:Zone II fracture~b*a|3154	3:Zone III fracture~b*a|3154	4:Type 1 fracture~b*a|2985	5:Type 2 fracture~b*a|2985	6:Type 3 fracture~b*a|2985	7:Type 4 fracture~b*a|2985	9:Other fracture~b*a|2985
1:*b right^b|2981	2:*b left^b|2981	9:*b unspecified^b|2981
1:Displaced avulsion~b*b right^b|2981	2:Displaced avulsion~b*b left^b|2981	3:Displaced avulsion~b*b unspecified^b|2981	4:Nondisplaced avulsion~b*b right^b|2981	5:Nondisplaced avulsion~b*b left^b|2981	6:Nondisplaced avulsion~b*b unspecified^b|2981
0:Unspecified fracture~b*a|3156	1:Avulsion fracture~b*a|3157	9:Other fracture~b*a|3156
1:Displaced fracture~b*b right^b|2981	2:Displaced fracture~b*b left^b|2981	3:Displaced fracture~b*b unspecified^b|2981	4:Nondisplaced fracture~b*b right^b|2981	5:Nondisplaced fracture~b*b left^b|2981	6:Nondisplaced fracture~b*b unspecified^b|2981
1:Displaced transverse~b*b right^b|2981	2:Displaced transverse~b*b left^b|2981	3:Displaced transverse~b*b unspecified^b|2981	4:Nondisplaced transverse~b*b right^b|2981	5:Nondisplaced transverse~b*b left^b|2981	6:Nondisplaced transverse~b*b unspecified^b|2981
1:Displaced associated~b*b right^b|2981	2:Displaced associated~b*b left^b|2981	3:Displaced associated~b*b unspecified^b|2981	4:Nondisplaced associated~b*b right^b|2981	5:Nondisplaced associated~b*b left^b|2981	6:Nondisplaced associated~b*b unspecified^b|2981
1:Displaced dome~b*b right^b|2981	2:Displaced dome~b*b left^b|2981	3:Displaced dome~b*b unspecified^b|2981	4:Nondisplaced dome~b*b right^b|2981	5:Nondisplaced dome~b*b left^b|2981	6:Nondisplaced dome~b*b unspecified^b|2981
0:Unspecified fracture~b*a|3156	1:*b anterior wall of^b|3159	2:*b posterior wall of^b|3159	3:*b anterior column [iliopubic] of^b|3159	4:*b posterior column [ilioischial] of^b|3159	5:Transverse fracture~b*a|3160	6:Associated transverse-posterior fracture~b*a|3161	7:*b medial wall of^b|3159	8:Dome fracture~b*a|3162	9:Other specified fracture~b*a|3156
0:Unspecified fracture~b*a|3156	1:*b superior rim of^b|3156	9:Other specified fracture~b*a|3156
0:Unspecified fracture~b*a|3156	1:Avulsion fracture~b*a|3157	9:Other specified fracture~b*a|3156
0:*e stable^e|2981	1:*e unstable^e|2981
1:Multiple fractures~e*a with disruption of pelvic ring|3166	2:Multiple fractures~e*a without disruption of pelvic ring|2985	9:*a|2985
0:*d vertebra|3153	1:*e sacrum|3155	2:*e coccyx|2980	3:*e ilium|3158	4:*e acetabulum|3163	5:*e pubis|3164	6:*e ischium|3165	8:*e other parts of~d^b|3167	9:^c unspecified parts of lumbosacral~b*a|2980
0:*c unspecified^c|3057	1:*c L1/L2^c|3057	2:*c L2/L3^c|3057	3:*c L3/L4^c|3057	4:*c L4/L5^c|3057
0:^c~c*a|2190	9:^d~c*a|2190
0:Traumatic rupture~h*d intervertebral disc|2192	1:Subluxation~f^b dislocation~b*d vertebra|3169	2:*l~c^b sacroiliac~g^b sacrococcygeal joint|2192	3:^b~c^b other~b^b unspecified parts~b*a|3170	4:Traumatic rupture~h*e symphysis pubis|2192	5:Sprain~d^b~c*c|2192	6:Sprain~h*e sacroiliac joint|2192	8:Sprain~d^b other parts~d*a|2192	9:Sprain~d^b unspecified parts~d*a|2192
1:*e~c^c|2190	2:*f~c^d|2190
1:*d L1 level of^d|2960	2:*d L2 level of^d|2960	3:*d L3 level of^d|2960	4:*d L4 level of^d|2960	5:*d L5 level of^d|2960	9:*d unspecified level of^d|2960
1:Complete lesion of~f*a|2960	2:Incomplete lesion of~f*a|2960	9:Unspecified~d*a|2960
0:Unspecified~d^b to~b^b~c*a|3173	1:Complete lesion~e*e~c^c|3173	2:Incomplete lesion~e*e~c^c|3173	3:*g to~d^d|3174
1:*d~c^b|2190	2:*e~c^c|2190
0:Concussion and edema~b*k|3172	1:Other and unspecified injury~b*k|3175	2:^c nerve root of*m spine|3176	3:*p cauda equina|2192	4:*p lumbosacral plexus|2192	5:*o,~b^b~c^b pelvic sympathetic^b|2192	6:^c peripheral nerve(s)~h*a|2192	8:^c other~g*a|2192	9:^c unspecified~g*a|2192
0:Unspecified injury~b*a|2190	1:Minor laceration~b*a|2190	2:Major laceration~b*a|2190	9:Other injury~b*a|2190
1:Minor laceration~b*a|2960	2:Major laceration~b*a|2960	8:Other injury~b*a|2960	9:Unspecified injury~b*a|2960
1:*f~c^b|3179	2:*g superior~c^c|3179	3:*g inferior~c^c|3179	9:*g branches of^b and~b^c|3179
1:Laceration~b*a|2960	8:Other specified injury~b*a|2960	9:Unspecified injury~b*a|2960
1:*f~c^b|3181	2:*g~c^c|3181	3:*g superior mesenteric~d^b|3181	4:*g inferior mesenteric~d^b|3181
1:*d right^b artery|2960	2:*d left^b artery|2960	3:*d unspecified^b artery|2960	4:*d right^b vein|2960	5:*d left^b vein|2960	6:*d unspecified^b vein|2960
0:Unspecified injury~b*b vessel|3183	1:Laceration~b*b vessel|3183	9:Other specified injury~b*b vessel|3183
1:*e right^c|2960	2:*e left^c|2960	3:*e unspecified^c|2960	4:*e right^b~c^b|2960	5:*e left^b~c^b|2960	6:*e unspecified^b~c^b|2960
0:*d unspecified^c vessel(s)|2190	1:*c artery or vein|3185	3:*d uterine artery or vein|3185	9:^c other*a|2190
X:*a|3181
0:*k abdominal aorta|3178	1:*k inferior vena cava|3178	2:*k celiac or mesenteric artery~h^b branches|3180	3:*k portal or splenic vein~h^b branches|3182	4:*k renal^c|3184	5:*k iliac^c|3186	8:^c other*a|3187	9:^c unspecified^b vessel~b*a|3116
0:Minor contusion~b*a|2960	1:Major contusion~b*a|2960	9:Unspecified contusion~b*a|2960
0:Superficial (capsular) laceration~b*a|2960	1:Moderate laceration~b*a|2960	2:Major laceration~b*a|2960	9:Unspecified laceration~b*a|2960
0:Unspecified injury~b*a|2190	2:Contusion~b*a|3189	3:Laceration~b*a|3190	9:Other injury~b*a|2190
2:Contusion~b*a|2960	3:Laceration~b*a, unspecified degree|2960	4:Minor laceration~b*a|2960	5:Moderate laceration~b*a|2960	6:Major laceration~b*a|2960	8:Other injury~b*a|2960	9:Unspecified injury~b*a|2960
1:*f|3192	2:*g~c^b|3127	3:*g~e^c|2190
0:*b head of^b|2960	1:*b body of^b|2960	2:*b tail of^b|2960	9:*b unspecified part of^b|2960
0:^c head of*a|2960	1:^c body of*a|2960	2:^c tail of*a|2960	9:^c unspecified part of*a|2960
0:Unspecified injury~b*a|3194	2:Contusion~b*a|3194	3:Laceration~b*a, unspecified degree|3195	4:Minor laceration~b*a|3194	5:Moderate laceration~b*a|3194	6:Major laceration~b*a|3194	9:Other injury~b*a|3194
0:Unspecified injury~b*a|2190	2:Contusion~b*a|2190	3:Laceration~b*a|2190	9:Other injury~b*a|2190
0:*c duodenum|2960	8:*c other part of^c|2960	9:*c unspecified part of^c|2960
0:Unspecified injury~b*a|3198	1:Primary blast injury~b*a|3198	2:Contusion~b*a|3198	3:Laceration~b*a|3198	9:Other injury~b*a|3198
0:*b ascending [right]^b|2960	1:*b transverse^b|2960	2:*b descending [left]^b|2960	3:*b sigmoid^b|2960	8:*b other part of^b|2960	9:*b unspecified part of^b|2960
0:Unspecified injury~b*a|3200	1:Primary blast injury~b*a|3200	2:Contusion~b*a|3200	3:Laceration~b*a|3200	9:Other injury~b*a|3200
1:*d peritoneum|2190	9:*a|3127
0:*c spleen|3191	1:*c liver and gallbladder and bile duct|3193	2:*c pancreas|3196	3:*c stomach|3197	4:*c small intestine|3199	5:*c colon|3201	6:*c rectum|3125	8:*c other^c|3202	9:*c unspecified^b organ|3197
0:Unspecified injury~b*a|2966	1:Minor contusion~b*a|2966	2:Major contusion~b*a|2966	3:Laceration~b*a, unspecified degree|2962	4:Minor laceration~b*a|2966	5:Moderate laceration~b*a|2966	6:Major laceration~b*a|2966	9:Other injury~b*a|2966
0:Unspecified injury~b*a|3122	2:Contusion~b*a|3122	3:Laceration~b*a|3122	9:Other injury~b*a|3122
1:*f adrenal gland|3127	2:*f prostate|3127	9:*b organ|3127
0:*e kidney|3204	1:*e ureter|3197	2:*e bladder|3197	3:*e urethra|3197	4:*e ovary|3205	5:*e fallopian tube|3124	6:*e uterus|3197	8:^c other*a|3206	9:^c unspecified*b organ|3197
0:*d unspecified^d|3135	1:*d penis|2190	2:*d scrotum and testis|2190	3:*d vulva|2190
1:*d female^d|3031	2:*d penis|3031	3:*d scrotum and testis|3031
0:*n~d^b~h^b genital organs|3208	1:^c~d*e~b^b pelvis|2192	2:Traumatic~e*j~h^b genital organs|3209	3:Transection (partial)~f*i|2192
1:*f|2960	2:*g~c^c|2960	3:*g~f^b|2960
0:Unspecified injury~b*a|3211	1:Strain~b*a|3211	2:Laceration~b*a|3211	9:Other injury~b*a|3211
0:Fracture~d*c corpus cavernosum penis|2960	8:*a|2960
1:*i|2190	2:*j~c^c|2190	3:*j~f^b|2190	4:*j~h^c|3213
1:*i|2190	2:*j~c^c|2190	3:*j~f^b|2190	4:*j~h^c|2190
0:Injury of muscle, fascia~b^b tendon~c*f~c^b pelvis|3212	8:^b specified~c*a|3214	9:Unspecified injury~e*a|3215
1:*d|2966	2:*e~c^c|3066
1:Abrasion~d*a|2966	2:Blister (nonthermal)~d*a|2966	4:External constriction~d*a|2966	5:Superficial foreign body~d*a|2966	6:Insect bite (nonvenomous)~d*a|2966	7:*d bite~b^c|2966
1:Abrasion~d*a|3066	2:Blister (nonthermal)~d*a|3066	4:External constriction~d*a|3066	5:Superficial foreign body~d*a|3066	6:Insect bite (nonvenomous)~d*a|3066	7:^c bite~b*a|3066
0:Contusion~c*a|3217	2:Other superficial injuries~c*d|3218	8:Other superficial injuries~c^b~c*a|3219	9:Unspecified superficial~b*a|3217
0:Unspecified open~b*a|3066	1:Laceration without foreign body~c*a|3066	2:Laceration with foreign body~c*a|3066	3:Puncture~b^b without foreign body*a|3066	4:Puncture~b^b with foreign body*a|3066	5:^b bite~b*a|3066
0:*d|2974	1:*e~c^c|3221
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|3223	2:*b left^b|3223	9:*b unspecified^b|3223
1:Anterior displaced fracture~b*b right^b|3223	2:Anterior displaced fracture~b*b left^b|3223	3:Anterior displaced fracture~b*b unspecified^b|3223	4:Posterior displaced fracture~b*b right^b|3223	5:Posterior displaced fracture~b*b left^b|3223	6:Posterior displaced fracture~b*b unspecified^b|3223	7:Nondisplaced fracture~b*b right^b|3223	8:Nondisplaced fracture~b*b left^b|3223	9:Nondisplaced fracture~b*b unspecified^b|3223
1:Displaced fracture~b*b right^b|3223	2:Displaced fracture~b*b left^b|3223	3:Displaced fracture~b*b unspecified^b|3223	4:Nondisplaced fracture~b*b right^b|3223	5:Nondisplaced fracture~b*b left^b|3223	6:Nondisplaced fracture~b*b unspecified^b|3223
0:*b unspecified part of^b|3224	1:*b sternal end of^b|3225	2:*b shaft of^b|3226	3:*b lateral end of^b|3226
1:*a, right shoulder|3223	2:*a, left shoulder|3223	9:*a, unspecified shoulder|3223
1:Displaced fracture~b*a, right shoulder|3223	2:Displaced fracture~b*a, left shoulder|3223	3:Displaced fracture~b*a, unspecified shoulder|3223	4:Nondisplaced fracture~b*a, right shoulder|3223	5:Nondisplaced fracture~b*a, left shoulder|3223	6:Nondisplaced fracture~b*a, unspecified shoulder|3223
0:*b unspecified part of^b|3228	1:*b body of^b|3229	2:*b acromial process|3229	3:*b coracoid process|3229	4:*b glenoid cavity of^b|3229	5:*b neck of^b|3229	9:*b other part of^b|3228
1:^b displaced*b right^b|3223	2:^b displaced*b left^b|3223	3:^b displaced*b unspecified^b|3223	4:^b nondisplaced*b right^b|3223	5:^b nondisplaced*b left^b|3223	6:^b nondisplaced*b unspecified^b|3223
A:*a, initial encounter for closed fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|3232	2:*b left^b|3232	9:*b unspecified^b|3232
0:Unspecified fracture~b*a|3224	1:Unspecified fracture~b^b surgical neck~c*a|3231	2:2-part fracture~b^b surgical neck~c*a|3231	3:3-part fracture~b^b surgical neck~c*a|3224	4:4-part fracture~b^b surgical neck~c*a|3224	5:*e greater tuberosity~c^c|3226	6:*e lesser tuberosity~c^c|3226	7:Torus fracture~b*a|3233	9:Other fracture~b*a|3231
1:*a, right arm|3223	2:*a, left arm|3223	9:*a, unspecified arm|3223
1:*a, right arm|3232	2:*a, left arm|3232	9:*a, unspecified arm|3232
1:Displaced transverse~b*a, right arm|3223	2:Displaced transverse~b*a, left arm|3223	3:Displaced transverse~b*a, unspecified arm|3223	4:Nondisplaced transverse~b*a, right arm|3223	5:Nondisplaced transverse~b*a, left arm|3223	6:Nondisplaced transverse~b*a, unspecified arm|3223
1:Displaced oblique~b*a, right arm|3223	2:Displaced oblique~b*a, left arm|3223	3:Displaced oblique~b*a, unspecified arm|3223	4:Nondisplaced oblique~b*a, right arm|3223	5:Nondisplaced oblique~b*a, left arm|3223	6:Nondisplaced oblique~b*a, unspecified arm|3223
1:Displaced spiral~b*a, right arm|3223	2:Displaced spiral~b*a, left arm|3223	3:Displaced spiral~b*a, unspecified arm|3223	4:Nondisplaced spiral~b*a, right arm|3223	5:Nondisplaced spiral~b*a, left arm|3223	6:Nondisplaced spiral~b*a, unspecified arm|3223
1:Displaced comminuted~b*a, right arm|3223	2:Displaced comminuted~b*a, left arm|3223	3:Displaced comminuted~b*a, unspecified arm|3223	4:Nondisplaced comminuted~b*a, right arm|3223	5:Nondisplaced comminuted~b*a, left arm|3223	6:Nondisplaced comminuted~b*a, unspecified arm|3223
1:Displaced segmental~b*a, right arm|3223	2:Displaced segmental~b*a, left arm|3223	3:Displaced segmental~b*a, unspecified arm|3223	4:Nondisplaced segmental~b*a, right arm|3223	5:Nondisplaced segmental~b*a, left arm|3223	6:Nondisplaced segmental~b*a, unspecified arm|3223
0:Unspecified fracture~b*a|3235	1:Greenstick fracture~b*a|3236	2:Transverse fracture~b*a|3237	3:Oblique fracture~b*a|3238	4:Spiral fracture~b*a|3239	5:Comminuted fracture~b*a|3240	6:Segmental fracture~b*a|3241	9:Other fracture~b*a|3224
1:Displaced simple~b*b right^b|3223	2:Displaced simple~b*b left^b|3223	3:Displaced simple~b*b unspecified^b|3223	4:Nondisplaced simple~b*b right^b|3223	5:Nondisplaced simple~b*b left^b|3223	6:Nondisplaced simple~b*b unspecified^b|3223
1:Displaced comminuted~b*b right^b|3223	2:Displaced comminuted~b*b left^b|3223	3:Displaced comminuted~b*b unspecified^b|3223	4:Nondisplaced comminuted~b*b right^b|3223	5:Nondisplaced comminuted~b*b left^b|3223	6:Nondisplaced comminuted~b*b unspecified^b|3223
1:Displaced fracture~b*b right^b|3223	2:Displaced fracture~b*b left^b|3223	3:Displaced fracture~b*b unspecified^b|3223	4:Nondisplaced fracture~b*b right^b|3223	5:Nondisplaced fracture~b*b left^b|3223	6:Nondisplaced fracture~b*b unspecified^b|3223	7:Incarcerated fracture~b*b right^b|3223	8:Incarcerated fracture~b*b left^b|3223	9:Incarcerated fracture~b*b unspecified^b|3223
1:Displaced transcondylar~b*b right^b|3223	2:Displaced transcondylar~b*b left^b|3223	3:Displaced transcondylar~b*b unspecified^b|3223	4:Nondisplaced transcondylar~b*b right^b|3223	5:Nondisplaced transcondylar~b*b left^b|3223	6:Nondisplaced transcondylar~b*b unspecified^b|3223
0:Unspecified fracture~b*a|3224	1:Simple supracondylar fracture without intercondylar fracture~e*a|3243	2:Comminuted supracondylar fracture without intercondylar fracture~e*a|3244	3:^b (avulsion)^b lateral epicondyle~c*a|3226	4:^b (avulsion)^b medial epicondyle~c*a|3245	5:*e lateral condyle~c^c|3226	6:*e medial condyle~c^c|3226	7:Transcondylar fracture~e*a|3246	8:Torus fracture~b*a|3233	9:Other fracture~b*a|3231
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XP:*a, subsequent encounter for fracture with malunion	XS:*a, sequela
0:^c unspecified*a|3248	1:^c right*a|3248	2:^c left*a|3248
0:*e clavicle|3227	1:*e scapula|3230	2:*e~c^b end of humerus|3234	3:*e shaft of humerus|3242	4:*e lower end of humerus|3247	9:*d girdle, part unspecified|3249
1:*f~c^b right^c|2960	2:*f~c^b left^c|2960	3:*f~c^b unspecified^c|2960	4:^b~c*c right^c|2960	5:^b~c*c left^c|2960	6:^b~c*c unspecified^c|2960
1:*e~c^b right^b|2960	2:*e~c^b left^b|2960	3:*e~c^b unspecified^b|2960	4:^b~c*b right^b|2960	5:^b~c*b left^b|2960	6:^b~c*b unspecified^b|2960
0:Unspecified subluxation~b*a|3251	1:Anterior subluxation~b*c humerus|3252	2:Posterior subluxation~b*c humerus|3252	3:Inferior subluxation~b*c humerus|3252	8:Other subluxation~b*a|3251
0:Unspecified~c*a|3066	1:^b~c*a|3066	2:Dislocation~d*a, 100%-200% displacement|2962	3:Dislocation~d*a, greater than 200% displacement|2962	4:Inferior~c*a|3066	5:Posterior~c*a|3066
0:Unspecified subluxation~b*a|3251	1:Anterior subluxation~b*a|3251	2:Posterior subluxation~b*a|3251
1:^b~c*c right^c|2960	2:^b~c*c left^c|2960	3:^b~c*c unspecified^c|2960	4:Dislocation~d*c right^c|2960	5:Dislocation~d*c left^c|2960	6:Dislocation~d*c unspecified^c|2960
1:*e~c^b right^b|2960	2:*e~c^b left^b|2960	3:*e~c^b unspecified^b|2960	4:Dislocation~d*b right^b|2960	5:Dislocation~d*b left^b|2960	6:Dislocation~d*b unspecified^b|2960
0:^e~c*a|3256	1:*h scapula|3257	9:*g~c^e|3256
1:*a of right shoulder|2960	2:*a of left shoulder|2960	9:*a of unspecified shoulder|2960
0:Unspecified sprain~b*a|3066	1:*c coracohumeral (ligament)|3066	2:*c rotator cuff capsule|2962	3=Superior glenoid labrum lesion|3259	9:Other sprain~b*a|3066
0:Subluxation~f^b dislocation~b*b joint|3253	1:Subluxation~f*e dislocation~b^b acromioclavicular joint|3254	2:Subluxation~f*e dislocation~b^b sternoclavicular joint|3255	3:Subluxation~b^b dislocation~b^b other~b^b unspecified parts~b*a|3258	4:Sprain~h*b joint|3260	5:Sprain~h*c acromioclavicular joint|3035	6:Sprain~h*c sternoclavicular joint|3035	8:Sprain~d^b other specified parts~d*a|3035	9:Sprain~d^b unspecified parts~d*a|3035
0:*a, unspecified arm|2190	1:*a, right arm|2190	2:*a, left arm|2190
1:*a, right arm|2960	2:*a, left arm|2960	9:*a, unspecified arm|2960
X:*a|3263
0:^c ulnar nerve~b^b~c*a|3262	1:^c median nerve~b^b~c*a|3262	2:^c radial nerve~b^b~c*a|3262	3:*h axillary nerve|3262	4:*h musculocutaneous nerve|3262	5:^c cutaneous sensory nerve~b*a|3262	8:^c other*a|3264	9:^c unspecified nerve~b*a|3262
0:Unspecified injury~b*a|3263	1:Laceration~b*a|3263	9:Other specified injury~b*a|3263
0:*i axillary artery|3115	1:*i brachial artery|3115	2:*i axillary or brachial vein|3115	3:^c superficial vein~c*a|3266	8:^c other specified*a|3266	9:^c unspecified^b vessel~b*a|3266
0:Unspecified injury~b*a|2966	1:Strain~b*a|2966	2:Laceration~b*a|2966	9:Other injury~b*a|2966
0:Unspecified injury~b*a|3263	1:Strain~b*a|3263	2:Laceration~b*a|3263	9:Other injury~b*a|3263
0:*l muscle(s)~d^b tendon(s) of the rotator cuff of~c^b|3268	1:*g of long head of biceps|3269	2:*g of other parts of biceps|3269	3:*g of triceps|3269	8:^c other muscles~b^d tendons~b*a|3269	9:^c unspecified*a|3269
1:^d right*a|2192	2:^d left*a|2192	9:*a, unspecified arm|2192
1:Complete traumatic~b*a|3066	2:Partial traumatic~b*a|3066
1:Complete traumatic~b*a|3007	2:Partial traumatic~b*a|3007
1:Complete traumatic~b*a|3086	2:Partial traumatic~b*a|3086
0:*f at~b^b joint|3272	1:*f at level between~b^c elbow|3273	9:*a, level unspecified|3274
0:Unspecified physeal~b*a|3236	1:Salter-Harris Type I physeal~b*a|3236	2:Salter-Harris Type II physeal~b*a|3236	3:Salter-Harris Type III physeal~b*a|3236	4:Salter-Harris Type IV physeal~b*a|3236	9:Other physeal~b*a|3236
0:*a, unspecified arm|2190	1:*e right^e|2190	2:*e left^e|2190
0:*a, unspecified arm|2190	1:^d right*a|2190	2:^d left*a|2190
0:Physeal fracture~e*e~c^b end of humerus|3276	1:Physeal fracture~e*e lower end of humerus|3276	8:^b specified~c*a|3277	9:Unspecified injury~e*a|3278
0:*c|2966	1:*d~c^b|2966
0:Contusion~c*c|3006	1:Contusion~c*d~c^b|3006	3:Other superficial injuries~c*c|3218	8:Other superficial injuries~c*d~c^b|3218	9:Unspecified superficial~b*a|3280
1:*c, right~b^b|2960	2:*c, left~b^b|2960	9:*c, unspecified~b^b|2960
0:Unspecified open~b*a|2966	1:Laceration without foreign body~c*a|2966	2:Laceration with foreign body~c*a|2966	3:Puncture~b^b without foreign body*a|2966	4:Puncture~b^b with foreign body*a|2966	5:^b bite~b*a|3282
0:*c|3283	8:*d~c^b|2974
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture type I or II	C:*a, initial encounter for open fracture type IIIA, IIIB, or IIIC	D:*a, subsequent encounter for closed fracture with routine healing	E:*a, subsequent encounter for open fracture type I or II with routine healing	F:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with routine healing	G:*a, subsequent encounter for closed fracture with delayed healing	H:*a, subsequent encounter for open fracture type I or II with delayed healing	J:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with delayed healing	K:*a, subsequent encounter for closed fracture with nonunion	M:*a, subsequent encounter for open fracture type I or II with nonunion	N:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with nonunion	P:*a, subsequent encounter for closed fracture with malunion	Q:*a, subsequent encounter for open fracture type I or II with malunion	R:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with malunion	S:*a, sequela
1:*b right^b|3285	2:*b left^b|3285	9:*b unspecified^b|3285
1:Displaced fracture~b*b right^b|3285	2:Displaced fracture~b*b left^b|3285	3:Displaced fracture~b*b unspecified^b|3285	4:Nondisplaced fracture~b*b right^b|3285	5:Nondisplaced fracture~b*b left^b|3285	6:Nondisplaced fracture~b*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	1:Torus fracture~b*a|3233	2:*e olecranon process without intraarticular extension~c^c|3287	3:*e olecranon process with intraarticular extension~c^c|3287	4:*e coronoid process~c^c|3287	9:Other fracture~b*a|3286
0:Unspecified fracture~b*a|3286	1:Torus fracture~b*a|3233	2:*e head~c^c|3287	3:*e neck~c^c|3287	8:Other fracture~b*a|3286
1:Displaced transverse~b*b right^b|3285	2:Displaced transverse~b*b left^b|3285	3:Displaced transverse~b*b unspecified^b|3285	4:Nondisplaced transverse~b*b right^b|3285	5:Nondisplaced transverse~b*b left^b|3285	6:Nondisplaced transverse~b*b unspecified^b|3285
1:Displaced oblique~b*b right^b|3285	2:Displaced oblique~b*b left^b|3285	3:Displaced oblique~b*b unspecified^b|3285	4:Nondisplaced oblique~b*b right^b|3285	5:Nondisplaced oblique~b*b left^b|3285	6:Nondisplaced oblique~b*b unspecified^b|3285
1:Displaced spiral~b*a, right arm|3285	2:Displaced spiral~b*a, left arm|3285	3:Displaced spiral~b*a, unspecified arm|3285	4:Nondisplaced spiral~b*a, right arm|3285	5:Nondisplaced spiral~b*a, left arm|3285	6:Nondisplaced spiral~b*a, unspecified arm|3285
1:Displaced comminuted~b*a, right arm|3285	2:Displaced comminuted~b*a, left arm|3285	3:Displaced comminuted~b*a, unspecified arm|3285	4:Nondisplaced comminuted~b*a, right arm|3285	5:Nondisplaced comminuted~b*a, left arm|3285	6:Nondisplaced comminuted~b*a, unspecified arm|3285
1:Displaced segmental~b*a, right arm|3285	2:Displaced segmental~b*a, left arm|3285	3:Displaced segmental~b*a, unspecified arm|3285	4:Nondisplaced segmental~b*a, right arm|3285	5:Nondisplaced segmental~b*a, left arm|3285	6:Nondisplaced segmental~b*a, unspecified arm|3285
1:*b right^b|3285	2:*b left^b|3285	3:*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	1:Greenstick fracture~b*a|3233	2:Transverse fracture~b*a|3290	3:Oblique fracture~b*a|3291	4:Spiral fracture~b*a|3292	5:Comminuted fracture~b*a|3293	6:Segmental fracture~b*a|3294	7:Monteggia's fracture~d*a|3286	8:Bent bone~d*a|3295	9:Other fracture~b*a|3286
1:*a of right radius|3285	2:*a of left radius|3285	9:*a of unspecified radius|3285
1:*a, right arm|3285	2:*a, left arm|3285	9:*a, unspecified arm|3285
0:Unspecified fracture~b*a|3286	1:Greenstick fracture~b*a|3236	2:Transverse fracture~b*a|3290	3:Oblique fracture~b*a|3291	4:Spiral fracture~b*a|3292	5:Comminuted fracture~b*a|3293	6:Segmental fracture~b*a|3294	7=Galeazzi's fracture|3297	8:Bent bone~d*a|3286	9:Other fracture~b*a|3298
1:Displaced fracture~b^b right*a|3285	2:Displaced fracture~b^b left*a|3285	3:Displaced fracture~b^b unspecified*a|3285	4:Nondisplaced fracture~b^b right*a|3285	5:Nondisplaced fracture~b^b left*a|3285	6:Nondisplaced fracture~b^b unspecified*a|3285
0:Unspecified fracture~b^b the*a|3286	1:*e radial styloid process|3300	2:Torus fracture~b*a|3233	3=Colles' fracture|3297	4=Smith's fracture|3297	5:Other extraarticular fracture~b*a|3286	6=Barton's fracture|3297	7:Other intraarticular fracture~b*a|3286	9:Other fractures~b*a|3286
0:Unspecified fracture~b*a|3286	1:*e~d^b styloid process|3300	2:Torus fracture~b*a|3233	9:Other fracture~b*a|3286
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture type I or II	XC:*a, initial encounter for open fracture type IIIA, IIIB, or IIIC	XD:*a, subsequent encounter for closed fracture with routine healing	XE:*a, subsequent encounter for open fracture type I or II with routine healing	XF:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with routine healing	XG:*a, subsequent encounter for closed fracture with delayed healing	XH:*a, subsequent encounter for open fracture type I or II with delayed healing	XJ:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with delayed healing	XK:*a, subsequent encounter for closed fracture with nonunion	XM:*a, subsequent encounter for open fracture type I or II with nonunion	XN:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with nonunion	XP:*a, subsequent encounter for closed fracture with malunion	XQ:*a, subsequent encounter for open fracture type I or II with malunion	XR:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with malunion	XS:*a, sequela
0:*b unspecified^b|3303	1:*b right^b|3303	2:*b left^b|3303
0:*b upper end of ulna|3288	1:*b upper end of radius|3289	2:*b shaft of ulna|3296	3:*b shaft of radius|3299	5:*b lower end of radius|3301	6:*b lower end of ulna|3302	9:Unspecified fracture~b*a|3304
1:*a, right elbow|2960	2:*a, left elbow|2960	3:*a, unspecified elbow|2960
0:Unspecified subluxation~b*a|3251	1:Anterior subluxation~b*a|3251	2:Posterior subluxation~b*a|3251	3=Nursemaid's elbow|3306	9:Other subluxation~b*a|3251
0:Unspecified subluxation~b*a|3251	1:Anterior subluxation~b*a|3251	2:Posterior subluxation~b*a|3251	3:Medial subluxation~b*a|3251	4:Lateral subluxation~b*a|3251	9:Other subluxation~b*a|3251
1:*a of right elbow|2960	2:*a of left elbow|2960	9:*a of unspecified elbow|2960
0:Unspecified sprain~b*a|2966	1=Radiohumeral (joint) sprain|3309	2=Ulnohumeral (joint) sprain|3309	3=Radial collateral ligament sprain|3309	4=Ulnar collateral ligament sprain|3309	9:Other sprain~b*a|2966
0:Subluxation~f*d dislocation~b^b radial head|3307	1:Subluxation~f*d dislocation~b^b ulnohumeral joint|3308	2:Traumatic rupture~h*b radial collateral ligament|3009	3:Traumatic rupture~h*b ulnar collateral ligament|3009	4:Sprain~h*a|3310
0:^c ulnar nerve~b*a|3262	1:^c median nerve~b*a|3262	2:^c radial nerve~b*a|3262	3:^c cutaneous sensory nerve~b*a|3262	8:^c other*a|3264	9:^c unspecified nerve~b*a|3262
0:^c ulnar artery~c*a|3266	1:^c radial artery~c*a|3266	2:^c vein~c*a|3266	8:^c other*a|3266	9:^c unspecified^b vessel~b*a|3266
0:Unspecified injury~b*a|2961	1:Strain~b*a|2961	2:Laceration~b*a|2961	9:Other injury~b*a|2961
1:*h right index~d^e|2960	2:*h left index~d^e|2960	3:*h right middle~d^e|2960	4:*h left middle~d^e|2960	5:*h right ring~d^e|2960	6:*h left ring~d^e|2960	7:*h right little~d^e|2960	8:*h left little~d^e|2960	9:*h~c^f|2960
1:*h right index~d^e|2960	2:*h left index~d^e|2960	3:*h right middle~d^e|2960	4:*h left middle~d^e|2960	5:*h right ring~d^e|2960	6:*h left ring~d^e|2960	7:*h right little~d^e|2960	8:*h left little~d^e|2960	9:*h finger of~c^f|2960
0:Unspecified injury~b*a|3315	1:Strain~b*a|3316	2:Laceration~b*a|3315	9:Other injury~b*a|3315
1:*h right index~d^e|2960	2:*h left index~d^e|2960	3:*h right middle~d^e|2960	4:*h left middle~d^e|2960	5:*h right ring~d^e|2960	6:*h left ring~d^e|2960	7:*h right little~d^e|2960	8:*h left little~d^e|2960	9:*h finger,~c^f|2960
0:Unspecified injury~b*a|3315	1:Strain~b*a|3318	2:Laceration~b*a|3315	9:Other injury~b*a|3315
0:^c flexor*d of thumb^d|3314	1:^c flexor*d of other and unspecified finger^d|3317	2:^c other flexor*a|3269	3:^c extensor or abductor muscles~b*e tendons of thumb~b^d|3314	4:^c extensor*d of other and unspecified finger^d|3319	5:^c other extensor*a|3269	8:^c other muscles~b*e tendons~b^d|3269	9:^c unspecified muscles~b*e tendons~b^d|3269
0:*c|3006	8:*d~c^b|3006
1:Complete traumatic~b*a|3263	2:Partial traumatic~b*a|3263
1:Complete traumatic~b*a|2961	2:Partial traumatic~b*a|2961
0:*e at~b^b level|3322	1:*e at level between~b^c wrist|3322	9:*d~c^b, level unspecified|3323
1:*c right~b^b|2960	2:*c left~b^b|2960	9:*c unspecified~b^b|2960
0:*c|2966	1:*d~c^b|3325
0:Physeal fracture~e*d lower end of ulna|3276	1:Physeal fracture~e*d upper end of radius|3276	2:Physeal fracture~e*d lower end of radius|3276	8:^b specified~c*a|3326	9:Unspecified injury~e*a|3280
0:^c unspecified*a|2190	1:^c thumb~b*a|2962	2:^c index*a|2962	3:^c middle*a|2962	4:^c ring*a|2962	5:^c little*a|2962
1:*c|2966	2:*d~c^b|2966
1:Abrasion~d*a|2966	2:Blister (nonthermal)~d*a|2966	4:External constriction~d*a|2966	5:Superficial foreign body~d*a|2966	6:Insect bite (nonvenomous)~d*a|2966	7:*d bite~b^c|2966	9:*a|2966
0:*b right index finger|2960	1:*b left index finger|2960	2:*b right middle finger|2960	3:*b left middle finger|2960	4:*b right ring finger|2960	5:*b left ring finger|2960	6:*b right little finger|2960	7:*b left little finger|2960	8:*b other finger|2960	9:*b unspecified finger|2960
1:Abrasion~d*c~b^b|3331	2:Blister (nonthermal)~d*c~b^b|3331	4:External constriction~d*c~b^b|3331	5:Superficial foreign body~d*c~b^b|3331	6:Insect bite (nonvenomous)~d*c~b^b|3331	7:*e bite~b^b~b^b|3331
1:*a of right hand|2960	2:*a of left hand|2960	9:*a of unspecified hand|2960
1:Abrasion~d*a|2966	2:Blister (nonthermal)~d*a|2966	4:External constriction~d*a|2966	5:Superficial foreign body~d*a|2966	6:Insect bite (nonvenomous)~d*a|2966	7:*d bite~b^c|3333
0:*c right index finger|2960	1:*c left index finger|2960	2:*c right middle finger|2960	3:*c left middle finger|2960	4:*c right ring finger|2960	5:*c left ring finger|2960	6:*c right little finger|2960	7:*c left little finger|2960	8:*b finger|2960	9:*c unspecified finger|2960
1:*e|2966	2:*f~c^b|2966	3:*f thumb|2966	4:*f other~e^b|3335
0:Contusion~c*f finger without damage to nail|3328	1:Contusion~c*f finger with damage to nail|3328	2:Contusion~c*e~c^b hand|3329	3:Other superficial injuries~c*f thumb|3330	4:Other superficial injuries~c*f other~e^b|3332	5:Other superficial injuries~c*f~c^b|3334	8:Other superficial injuries~c*e|3218	9:Unspecified superficial~b*a|3336
1:*f right^f|2960	2:*f left^f|2960	9:*f unspecified^f|2960
0:Unspecified open~b*a|3086	1:Laceration without foreign body~c*a|3338	2:Laceration with foreign body~c*a|3338	3:Puncture~b^b without foreign body*a|3338	4:Puncture~b^b with foreign body*a|3338	5:^b bite~b*a|2963
0:^e right index~b*a|2960	1:^e left index~b*a|2960	2:^e right middle~b*a|2960	3:^e left middle~b*a|2960	4:^e right ring~b*a|2960	5:^e left ring~b*a|2960	6:^e right little~b*a|2960	7:^e left little~b*a|2960	8:*a|2960	9:^e unspecified~b*a|2960
0:*f right index^f|2960	1:*f left index^f|2960	2:*f right middle^f|2960	3:*f left middle^f|2960	4:*f right ring^f|2960	5:*f left ring^f|2960	6:*f right little^f|2960	7:*f left little^f|2960	8:*f other^f|2960	9:*f unspecified^f|2960
0:^d right index*a|2960	1:^d left index*a|2960	2:^d right middle*a|2960	3:^d left middle*a|2960	4:^d right ring*a|2960	5:^d left ring*a|2960	6:^d right little*a|2960	7:^d left little*a|2960	8:^d other*a|2960	9:^d unspecified*a|2960
0:Unspecified open~b*a|3340	1:Laceration without foreign body~c^b~b*a|3341	2:Laceration with foreign body~c^b~b*a|3341	3:Puncture~b^b without foreign body^b~b*a|3341	4:Puncture~b^b with foreign body^b~b*a|3341	5:^b bite~b^b~b*a|3342
0:^e right index*a|2960	1:^e left index*a|2960	2:^e right middle*a|2960	3:^e left middle*a|2960	4:^e right ring*a|2960	5:^e left ring*a|2960	6:^e right little*a|2960	7:^e left little*a|2960	8:^e other*a|2960	9:^e unspecified*a|2960
0:Unspecified open~b^c~b*a|3344	1:Laceration without foreign body~c^b~b*a|3341	2:Laceration with foreign body~c^b~b*a|3341	3:Puncture~b^b without foreign body^b~b*a|3341	4:Puncture~b^b with foreign body^b~b*a|3341	5:^b bite~b^b~b*a|3342
0:*f thumb without damage to nail|3339	1:*f thumb with damage to nail|3339	2:*f other finger without damage to nail|3343	3:*f other finger with damage to nail|3345	4:*f~c^b|2974	5:*e|2974
0:Unspecified fracture~b*a|3224	1:^c distal pole of*a|3226	2:^c middle third of*a|3226	3:^c proximal third of*a|3226
1:*a, right wrist|3223	2:*a, left wrist|3223	9:*a, unspecified wrist|3223
1:Displaced fracture~b*c, right~b^b|3223	2:Displaced fracture~b*c, left~b^b|3223	3:Displaced fracture~b*c, unspecified~b^b|3223	4:Nondisplaced fracture~b*c, right~b^b|3223	5:Nondisplaced fracture~b*c, left~b^b|3223	6:Nondisplaced fracture~b*c, unspecified~b^b|3223
1:Displaced fracture~b*a, right wrist|3223	2:Displaced fracture~b*a, left wrist|3223	3:Displaced fracture~b*a, unspecified wrist|3223	4:Nondisplaced fracture~b*a, right wrist|3223	5:Nondisplaced fracture~b*a, left wrist|3223	6:Nondisplaced fracture~b*a, unspecified wrist|3223
0:*f~c^c bone|3348	1:*f triquetrum [cuneiform] bone of wrist|3349	2:*f lunate [semilunar]|3350	3:*f capitate [os magnum] bone|3350	4:*f body of hamate [unciform] bone|3350	5:*f hook process of hamate [unciform] bone|3350	6:*f pisiform|3350	7:*f trapezium [larger multangular]|3350	8:*f trapezoid [smaller multangular]|3350
1:*a, right hand|3223	2:*a, left hand|3223	9:*a, unspecified hand|3223
1:*a, right hand|3223	2:*a, left hand|3223	3:*a, unspecified hand|3223
1:Displaced Rolando's~b*a, right hand|3223	2:Displaced Rolando's~b*a, left hand|3223	3:Displaced Rolando's~b*a, unspecified hand|3223	4:Nondisplaced Rolando's~b*a, right hand|3223	5:Nondisplaced Rolando's~b*a, left hand|3223	6:Nondisplaced Rolando's~b*a, unspecified hand|3223
1:^b displaced*a, right hand|3223	2:^b displaced*a, left hand|3223	3:^b displaced*a, unspecified hand|3223	4:^b nondisplaced*a, right hand|3223	5:^b nondisplaced*a, left hand|3223	6:^b nondisplaced*a, unspecified hand|3223
1:Displaced fracture~b*a, right hand|3223	2:Displaced fracture~b*a, left hand|3223	3:Displaced fracture~b*a, unspecified hand|3223	4:Nondisplaced fracture~b*a, right hand|3223	5:Nondisplaced fracture~b*a, left hand|3223	6:Nondisplaced fracture~b*a, unspecified hand|3223
0:Unspecified fracture~b*a|3352	1=Bennett's fracture|3353	2=Rolando's fracture|3354	3:Other fracture~b^b base of*a|3355	4:^c shaft of*a|3356	5:^c neck of*a|3356	9:Other fracture~b*a|3352
0:*d second~b^c, right hand|3223	1:*d second~b^c, left hand|3223	2:*d third~b^c, right hand|3223	3:*d third~b^c, left hand|3223	4:*d fourth~b^c, right hand|3223	5:*d fourth~b^c, left hand|3223	6:*d fifth~b^c, right hand|3223	7:*d fifth~b^c, left hand|3223	8:*a|3223	9:*d unspecified~b^c|3223
0:Unspecified fracture~b*e~c^c|3358	1:Displaced fracture~b^b base of^b~c*a|3358	2:Displaced fracture~b^b shaft of^b~c*a|3358	3:Displaced fracture~b^b neck of^b~c*a|3358	4:Nondisplaced fracture~b^b base of^b~c*a|3358	5:Nondisplaced fracture~b^b shaft of^b~c*a|3358	6:Nondisplaced fracture~b^b neck of^b~c*a|3358	9:Other fracture~b*e~c^c|3358
0:*b unspecified phalanx of^b|3224	1:*b proximal phalanx of^b|3226	2:*b distal phalanx of^b|3226
0:*b right index^b|3223	1:*b left index^b|3223	2:*b right middle^b|3223	3:*b left middle^b|3223	4:*b right ring^b|3223	5:*b left ring^b|3223	6:*b right little^b|3223	7:*b left little^b|3223	8:*b other^b|3223	9:*b unspecified^b|3223
0:*e~c^b phalanx of finger|3361	1:Displaced fracture~b*e proximal phalanx of finger|3361	2:Displaced fracture~b*e middle phalanx of finger|3361	3:Displaced fracture~b*e distal phalanx of finger|3361	4:Nondisplaced fracture~b*e proximal phalanx of finger|3361	5:Nondisplaced fracture~b*e middle phalanx of finger|3361	6:Nondisplaced fracture~b*e distal phalanx of finger|3361
0:*b unspecified^b|3248	1:*b right^b|3248	2:*b left^b|3248
0:*f of navicular [scaphoid] bone of~b^b|3347	1:*f of other~c^b unspecified carpal bone(s)|3351	2:*f of first metacarpal bone|3357	3:*f of other~c^b unspecified metacarpal bone|3359	5:*f of thumb|3360	6:*f of other~c^b unspecified finger(s)|3362	9:Unspecified fracture of~e*b|3363
1:^c~c^b right*a|2960	2:^c~c^b left*a|2960	3:^c~c^b unspecified*a|2960	4:^b~c^c right*a|2960	5:^b~c^c left*a|2960	6:^b~c^c unspecified*a|2960
1:^b~c*a of right wrist|2960	2:^b~c*a of left wrist|2960	3:^b~c*a of unspecified wrist|2960	4:Dislocation~d*a of right wrist|2960	5:Dislocation~d*a of left wrist|2960	6:Dislocation~d*a of unspecified wrist|2960
1:^b~c*b right^b|2960	2:^b~c*b left^b|2960	3:^b~c*b unspecified^b|2960	4:Dislocation~d*b right^b|2960	5:Dislocation~d*b left^b|2960	6:Dislocation~d*b unspecified^b|2960
1:^b~c*a of right hand|2960	2:^b~c*a of left hand|2960	3:^b~c*a of unspecified hand|2960	4:Dislocation~d*a of right hand|2960	5:Dislocation~d*a of left hand|2960	6:Dislocation~d*a of unspecified hand|2960
0:Unspecified subluxation~b*b|3365	1:*e distal radioulnar joint|3366	2:*e radiocarpal joint|3366	3:*e midcarpal joint|3366	4:*e carpometacarpal joint of thumb|3367	5:*e other carpometacarpal joint|3368	6:*e metacarpal (bone), proximal end|3368	7:*e distal end of ulna|3367	9:Other subluxation~b*b|3365
0:Unspecified subluxation~b*a|3252	1:*b metacarpophalangeal joint of^b|3367	2:*b interphalangeal joint of^b|3367
0:*c right index~b^b|2960	1:*c left index~b^b|2960	2:*c right middle~b^b|2960	3:*c left middle~b^b|2960	4:*c right ring~b^b|2960	5:*c left ring~b^b|2960	6:*c right little~b^b|2960	7:*c left little~b^b|2960	8:*a|2960	9:*c unspecified~b^b|2960
0:*b right index^b|2960	1:*b left index^b|2960	2:*b right middle^b|2960	3:*b left middle^b|2960	4:*b right ring^b|2960	5:*b left ring^b|2960	6:*b right little^b|2960	7:*b left little^b|2960	8:*b other^b|2960	9:*b unspecified^b|2960
0:Unspecified subluxation~d*b finger|3371	1:*f~c^b metacarpophalangeal joint of finger|3372	2:*f~c^b unspecified interphalangeal joint of finger|3372	3:*f~c^b proximal interphalangeal joint of finger|3372	4:*f~c^b distal interphalangeal joint of finger|3372	5:Unspecified~c*b finger|3371	6:Dislocation~d*c metacarpophalangeal joint of finger|3372	7:Dislocation~d*c unspecified interphalangeal joint of finger|3372	8:Dislocation~d*c proximal interphalangeal joint of finger|3372	9:Dislocation~d*c distal interphalangeal joint of finger|3372
0:*d unspecified^d|2966	1:*d collateral^d|2966	2:*d radiocarpal^b|3066	3:*d ulnocarpal (palmar)^b|3007	9:*d other^d|2966
0:*g right index^g|2960	1:*g left index^g|2960	2:*g right middle^g|2960	3:*g left middle^g|2960	4:*g right ring^g|2960	5:*g left ring^g|2960	6:*g right little^g|2960	7:*g left little^g|2960	8:*g other^g|2960	9:*g unspecified^g|2960
0:^d unspecified*b joint|3375	1:^d collateral*b joint|3375	2:^d palmar*b joint|3375	3:^d volar plate~b*b joint|3375	9:^d other*b joint|3375
1:*b joint of right wrist|2960	2:*b joint of left wrist|2960	9:*b joint of unspecified wrist|2960
1:*a of right wrist|2960	2:*a of left wrist|2960	9:*a of unspecified wrist|2960
0:Unspecified~d*a|2966	1:Sprain~e*b carpal (joint)|3377	2:Sprain~e*b radiocarpal joint|3378	9:^b specified~c*a|2966
0:*e right index finger|2960	1:*e left index finger|2960	2:*e right middle finger|2960	3:*e left middle finger|2960	4:*e right ring finger|2960	5:*e left ring finger|2960	6:*e right little finger|2960	7:*e left little finger|2960	8:*d finger|2960	9:*e~c^b finger|2960
0:Unspecified~d*b thumb|2966	1:Unspecified~d*b other and unspecified^b|3380	2:Sprain~e*b interphalangeal joint of thumb|2966	3:Sprain of interphalangeal joint of other~b*d~c^b|3380	4:Sprain~e*b metacarpophalangeal joint of thumb|2966	5:Sprain of metacarpophalangeal joint of other~b*d~c^b|3380	8:^b~c*b thumb|2966	9:^b~c*b other and unspecified^b|3380
0:Subluxation~b^b dislocation~b^b~e*b joints|3369	1:Subluxation~b*k dislocation~b^b thumb|3370	2:Subluxation~b*k dislocation~b^b other finger(s)|3373	3:Traumatic rupture~d*i ligament of~e^b|3374	4:Traumatic rupture~d*i ligament of finger~d^b metacarpophalangeal~b^b interphalangeal joint(s)|3376	5:Other~b^b unspecified*i~e^b|3379	6:Other~b^b unspecified*i finger(s)|3381	8:Sprain~d^b other part of~e*b|3008	9:Sprain~d^b unspecified part of~e*b|3009
0:*a of unspecified arm|2190	1:*a of right arm|2190	2:*a of left arm|2190
0:*c right index~b^b|2960	1:*c left index~b^b|2960	2:*c right middle~b^b|2960	3:*c left middle~b^b|2960	4:*c right ring~b^b|2960	5:*c left ring~b^b|2960	6:*c right little~b^b|2960	7:*c left little~b^b|2960	8:*a|2960
0:*e~c^c|2190	9:*d~c^b|3384
1:*a of right arm|2960	2:*a of left arm|2960	9:*a of unspecified arm|2960
X:*a|3386
0:^c ulnar nerve~b*a|3383	1:^c median nerve~b*a|3383	2:^c radial nerve~b*a|3383	3:*g digital nerve of thumb|3006	4:*g digital nerve of other~d^b unspecified finger|3385	8:^c other*a|3387	9:^c unspecified nerve~b*a|3383
0:Unspecified injury~b*a|3386	1:Laceration~b*a|3386	9:Other specified injury~b*a|3386
0:Unspecified injury~b*a|3333	1:Laceration~b*a|3333	9:Other specified injury~b*a|3333
0:Unspecified injury~b*a|2966	1:Laceration~b*a|2966	9:Other specified injury~b*a|2966
0:*e right index~d^b|2960	1:*e left index~d^b|2960	2:*e right middle~d^b|2960	3:*e left middle~d^b|2960	4:*e right ring~d^b|2960	5:*e left ring~d^b|2960	6:*e right little~d^b|2960	7:*e left little~d^b|2960	8:*d~c^b|2960	9:*e~c^c|2960
0:Unspecified injury~b*a|3392	1:Laceration~b*a|3392	9:Other specified injury~b*a|3392
1:*b of right arm|2960	2:*b of left arm|2960	9:*b of unspecified arm|2960
0:Unspecified injury~b*a|3386	1:Laceration~b*a|3386	9:Other specified injury~b*a|3394
0:^c ulnar artery~c*a|3389	1:^c radial artery~c*a|3389	2:*h superficial palmar arch|3390	3:*h deep palmar arch|3390	4:*g vessel of thumb|3391	5:*g vessel of other~d^b unspecified finger|3393	8:^c other*a|3389	9:^c unspecified^b vessel~b*a|3395
1:*g right^g|2960	2:*g left^g|2960	9:*g unspecified^g|2960
0:Unspecified injury~b*a|3397	1:Strain~b*a|3397	2:Laceration~b*a|3397	9:Other specified injury~b*a|3397
0:*j right index~d^g|2960	1:*j left index~d^g|2960	2:*j right middle~d^g|2960	3:*j left middle~d^g|2960	4:*j right ring~d^g|2960	5:*j left ring~d^g|2960	6:*j right little~d^g|2960	7:*j left little~d^g|2960	8:*i~c^g|2960	9:*j~c^h|2960
0:Unspecified injury~b*a|3399	1:Strain~b*a|3399	2:Laceration~b*a|3399	9:Other injury~b*a|3399
1:*a, right hand|2960	2:*a, left hand|2960	9:*a, unspecified hand|2960
0:Unspecified injury~b*a|3401	1:Strain~b*a|3401	2:Laceration~b*a|3401	9:Other injury~b*a|3401
0:^c long flexor*f of thumb^f|3398	1:^c flexor*f of other and unspecified finger^f|3400	2:^c extensor*f of thumb^f|3398	3:^c extensor*f of other and unspecified finger^f|3400	4:^c intrinsic*f of thumb^f|3398	5:^c intrinsic*f of other and unspecified finger^f|3400	8:^c other specified muscles~b^d tendons~b*a|3402	9:^c unspecified*a|3402
0:*c right index finger|2960	1:*c left index finger|2960	2:*c right middle finger|2960	3:*c left middle finger|2960	4:*c right ring finger|2960	5:*c left ring finger|2960	6:*c right little finger|2960	7:*c left little finger|2960	8:*b finger|2960
0:*e~c^c|2190	9:*d~c^b|3404
0:*f unspecified^f|2190	1:*f right^f|2190	2:*f left^f|2190
0:*f thumb|3006	1:*f other~d^b unspecified finger(s)|3405	2:*f~c^b|3006	3:*e|3006	4:*e~c^b hand|3009	9:^d unspecified part(s) of*a|3406
1:Complete traumatic~b*a|3392	2:Partial traumatic~b*a|3392
1:Complete traumatic~b*b finger(s)|3380	2:Partial traumatic~b*a|3392
0:^b metacarpophalangeal*f thumb|3030	1:^b metacarpophalangeal*f other~d^b unspecified finger|3408	4:*f~c^b at wrist level|3323	5:^b transphalangeal*f thumb|3030	6:^b transphalangeal*f other~d^b unspecified finger|3409	7:^b transmetacarpal*f~c^b|3030
0:^e unspecified*a|2190	1:^e right*a|2190	2:^e left*a|2190
0:^d unspecified*a|2190	1:^d right*a|2190	2:^d left*a|2190
8:^b specified~c*a|3411	9:Unspecified injury~e*a|3412
1:*a, right hip|2960	2:*a, left hip|2960	9:*a, unspecified hip|2960
1:Abrasion~d*a|3282	2:Blister (nonthermal)~d*a|3282	4:External constriction~d*a|3282	5:Superficial foreign body~d*a|3282	6:Insect bite (nonvenomous)~d*a|3282	7:*d bite~b^c|3414
1:Abrasion~d*a|3282	2:Blister (nonthermal)~d*a|3282	4:External constriction~d*a|3282	5:Superficial foreign body~d*a|3282	6:Insect bite (nonvenomous)~d*a|3282	7:*d bite~b^c|2966
0:Contusion~c*c|3006	1:Contusion~c*d~c^b|3006	2:Other superficial injuries~c*c|3415	3:Other superficial injuries~c*d~c^b|3416	9:Unspecified superficial~b*a|3329
0:Unspecified open~b*a|3282	1:Laceration without foreign body~c*a|3282	2:Laceration with foreign body~c*a|3282	3:Puncture~b^b without foreign body*a|3282	4:Puncture~b^b with foreign body*a|3282	5:^b bite~b*a|3282
0:*c|3418	1:*d~c^b|3418
1:Displaced midcervical~b*b right^b|3285	2:Displaced midcervical~b*b left^b|3285	3:Displaced midcervical~b*b unspecified^b|3285	4:Nondisplaced midcervical~b*b right^b|3285	5:Nondisplaced midcervical~b*b left^b|3285	6:Nondisplaced midcervical~b*b unspecified^b|3285
1:Displaced articular~b*b right^b|3285	2:Displaced articular~b*b left^b|3285	3:Displaced articular~b*b unspecified^b|3285	4:Nondisplaced articular~b*b right^b|3285	5:Nondisplaced articular~b*b left^b|3285	6:Nondisplaced articular~b*b unspecified^b|3285
0:^c unspecified part of~c*a|3286	1:Unspecified intracapsular fracture~f*a|3286	2:*f epiphysis (separation) (upper)~d^c|3287	3:Midcervical fracture~f*a|3420	4:^c base of~c*a|3287	5:Unspecified fracture~b*e~c^c|3286	6:Articular fracture~b*e~c^c|3421	9:Other fracture~b*a|3286
1:Displaced apophyseal~b*b right^b|3285	2:Displaced apophyseal~b*b left^b|3285	3:Displaced apophyseal~b*b unspecified^b|3285	4:Nondisplaced apophyseal~b*b right^b|3285	5:Nondisplaced apophyseal~b*b left^b|3285	6:Nondisplaced apophyseal~b*b unspecified^b|3285
1:Displaced intertrochanteric~b*b right^b|3285	2:Displaced intertrochanteric~b*b left^b|3285	3:Displaced intertrochanteric~b*b unspecified^b|3285	4:Nondisplaced intertrochanteric~b*b right^b|3285	5:Nondisplaced intertrochanteric~b*b left^b|3285	6:Nondisplaced intertrochanteric~b*b unspecified^b|3285
0:Unspecified trochanteric~b*a of femur|3286	1=Fracture of greater trochanter of femur|3287	2=Fracture of lesser trochanter of femur|3287	3:Apophyseal~b*a of femur|3423	4:Intertrochanteric~b*a of femur|3424
1:Displaced subtrochanteric~b*b right^b|3303	2:Displaced subtrochanteric~b*b left^b|3303	3:Displaced subtrochanteric~b*b unspecified^b|3303	4:Nondisplaced subtrochanteric~b*b right^b|3303	5:Nondisplaced subtrochanteric~b*b left^b|3303	6:Nondisplaced subtrochanteric~b*b unspecified^b|3303
1:Displaced spiral~b*b right^b|3285	2:Displaced spiral~b*b left^b|3285	3:Displaced spiral~b*b unspecified^b|3285	4:Nondisplaced spiral~b*b right^b|3285	5:Nondisplaced spiral~b*b left^b|3285	6:Nondisplaced spiral~b*b unspecified^b|3285
1:Displaced comminuted~b*b right^b|3285	2:Displaced comminuted~b*b left^b|3285	3:Displaced comminuted~b*b unspecified^b|3285	4:Nondisplaced comminuted~b*b right^b|3285	5:Nondisplaced comminuted~b*b left^b|3285	6:Nondisplaced comminuted~b*b unspecified^b|3285
1:Displaced segmental~b*b right^b|3285	2:Displaced segmental~b*b left^b|3285	3:Displaced segmental~b*b unspecified^b|3285	4:Nondisplaced segmental~b*b right^b|3285	5:Nondisplaced segmental~b*b left^b|3285	6:Nondisplaced segmental~b*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	2:Transverse fracture~b*a|3290	3:Oblique fracture~b*a|3291	4:Spiral fracture~b*a|3427	5:Comminuted fracture~b*a|3428	6:Segmental fracture~b*a|3429	9:Other fracture~b*a|3286
1:Displaced unspecified~b*b right^b|3285	2:Displaced unspecified~b*b left^b|3285	3:Displaced unspecified~b*b unspecified^b|3285	4:Nondisplaced unspecified~b*b right^b|3285	5:Nondisplaced unspecified~b*b left^b|3285	6:Nondisplaced unspecified~b*b unspecified^b|3285
1:Displaced supracondylar~b*b right^b|3285	2:Displaced supracondylar~b*b left^b|3285	3:Displaced supracondylar~b*b unspecified^b|3285	4:Nondisplaced supracondylar~b*b right^b|3285	5:Nondisplaced supracondylar~b*b left^b|3285	6:Nondisplaced supracondylar~b*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	1:Unspecified condyle fracture~b*a|3431	2:*e lateral condyle~c^c|3287	3:*e medial condyle~c^c|3287	4:*d epiphysis (separation)~b^c|3287	5:Supracondylar fracture without intracondylar extension~b*a|3432	6:Supracondylar fracture with intracondylar extension~b*a|3432	7:Torus fracture~b*a|3233	9:Other fracture~b*a|3286
X:*a|3286
0:*b head and neck of^b|3422	1=Pertrochanteric fracture|3425	2:Subtrochanteric fracture~b*a|3426	3:*b shaft of^b|3430	4:*b lower end of^b|3433	8:Other fracture~b*a|3434	9:Unspecified fracture~b*a|3304
1:*e~c^b right^b|2960	2:*e~c^b left^b|2960	3:*e~c^b unspecified^b|2960	4:*f~c^c right^b|2960	5:*f~c^c left^b|2960	6:*f~c^c unspecified^b|2960
0:Unspecified subluxation~b*a|3252	1:Posterior subluxation~b*a|3252	2:Obturator subluxation~b*a|3252	3:Other anterior subluxation~b*a|3436	4:Central subluxation~b*a|3252
1:^b ligament~b*b right^b|2960	2:^b ligament~b*b left^b|2960	9:^b ligament~b*b unspecified^b|2960
0:Unspecified sprain~b*a|2966	1:Iliofemoral ligament sprain~b*a|2966	2:Ischiocapsular (ligament) sprain~b*a|3438	9:Other sprain~b*a|2966
0:Subluxation~f^b dislocation~b*a|3437	1:Sprain~h*a|3439
0:*a, unspecified leg|2190	1:*a, right leg|2190	2:*a, left leg|2190
1:*a, right leg|2960	2:*a, left leg|2960	9:*a, unspecified leg|2960
X:*a|3442
0:^c sciatic nerve~b*a|3441	1:^c femoral nerve~b*a|3441	2:^c cutaneous sensory nerve~b*a|3441	8:^c other*a|3443	9:^c unspecified nerve~b*a|3441
0:Unspecified injury~b*a|3442	1:Minor laceration~b*a|3442	2:Major laceration~b*a|3442	9:Other specified injury~b*a|3442
0:Unspecified injury~b*a|3442	1:Laceration~b*a|3442	9:Other specified injury~b*a|3442
0:*h femoral artery|3445	1:^c femoral vein~c*a|3445	2:^c greater saphenous vein~c*a|3445	8:^c other*a|3446	9:^c unspecified^b vessel~b*a|3446
0:Unspecified injury~b*a|2966	1:Strain~b*a|2966	2:Laceration~b*a|2966	9:Other specified injury~b*a|2966
0:Unspecified injury~b*a|2963	1:Strain~b*a|2962	2:Laceration~b*a|2962	9:Other specified injury~b*a|3086
1:*a, right thigh|2960	2:*a, left thigh|2960	9:*a, unspecified thigh|2960
0:Unspecified injury~b*a|3450	1:Strain~b*a|3450	2:Laceration~b*a|3450	9:Other specified injury~b*a|3450
0:Unspecified injury~b*a|3450	1:Strain~b*a|3450	2:Laceration~b*a|3450	9:Other injury~b*a|3450
0:*f of~b^b|3448	1:^c quadriceps*f|3449	2:^c adductor*f of~d^b|3268	3:*f of the posterior muscle group^b~c^c|3451	8:^c other specified muscles~b*g tendons~b^b~c^c|3452	9:^c unspecified muscles~b*g tendons~b^b~c^c|3451
0:*c|3006	1:*d~c^b|3006	2:*c with~b^b|3009
0:*e at~b^b joint|3272	1:*e at level between~b^c knee|3273	9:*a, level unspecified|3274
0:Unspecified physeal~b*a|3233	1:Salter-Harris Type I physeal~b*a|3233	9:Other physeal~b*a|3233
0:Unspecified physeal~b*a|3233	1:Salter-Harris Type I physeal~b*a|3233	2:Salter-Harris Type II physeal~b*a|3233	3:Salter-Harris Type III physeal~b*a|3233	4:Salter-Harris Type IV physeal~b*a|3233	9:Other physeal~b*a|3233
0:Physeal fracture~e*d upper end of femur|3456	1:Physeal fracture~e*d lower end of femur|3457	8:^b specified~c*a|3329	9:Unspecified injury~e*a|3329
1:^b, right~b*a|2960	2:^b, left~b*a|2960	9:^b, unspecified~b*a|2960
1:*d, right~b^c|2960	2:*d, left~b^c|2960	9:*d, unspecified~b^c|2960
1:Abrasion~d*a|3459	2:Blister (nonthermal)~d*a|3460	4:External constriction~d*a|3460	5:Superficial foreign body~d*a|3460	6:Insect bite (nonvenomous)~d*a|3460	7:^c bite~b*a|3460
0:Contusion~c*d|3006	1:Contusion~c^b~c*a|3035	2:Other superficial injuries~c*d|3416	8:Other superficial injuries~c^b~c*a|3461	9:Unspecified superficial~b*a|3217
0:Unspecified open~b*a|3460	1:Laceration without foreign body~c*a|3460	2:Laceration with foreign body~c*a|3460	3:Puncture~b^b without foreign body*a|3460	4:Puncture~b^b with foreign body*a|3460	5:^b bite~b*a|3460
0:*d|3418	8:*e~c^c|3463
1:Displaced osteochondral~b*b right^b|3285	2:Displaced osteochondral~b*b left^b|3285	3:Displaced osteochondral~b*b unspecified^b|3285	4:Nondisplaced osteochondral~b*b right^b|3285	5:Nondisplaced osteochondral~b*b left^b|3285	6:Nondisplaced osteochondral~b*b unspecified^b|3285
1:Displaced longitudinal~b*b right^b|3285	2:Displaced longitudinal~b*b left^b|3285	3:Displaced longitudinal~b*b unspecified^b|3285	4:Nondisplaced longitudinal~b*b right^b|3285	5:Nondisplaced longitudinal~b*b left^b|3285	6:Nondisplaced longitudinal~b*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	1:Osteochondral fracture~b*a|3465	2:Longitudinal fracture~b*a|3466	3:Transverse fracture~b*a|3290	4:Comminuted fracture~b*a|3428	9:Other fracture~b*a|3286
1:Displaced bicondylar~b*b right^b|3285	2:Displaced bicondylar~b*b left^b|3285	3:Displaced bicondylar~b*b unspecified^b|3285	4:Nondisplaced bicondylar~b*b right^b|3285	5:Nondisplaced bicondylar~b*b left^b|3285	6:Nondisplaced bicondylar~b*b unspecified^b|3285
0:Unspecified fracture~b*a|3286	1:*e tibial spine|3300	2:*e lateral condyle~c^c|3287	3:*e medial condyle~c^c|3287	4:Bicondylar fracture~e*a|3468	5:*e tibial tuberosity|3300	6:Torus fracture~b*a|3233	9:Other fracture~b*a|3286
0:Unspecified fracture~b*a|3286	1:Torus fracture~b*a|3233	9:Other fracture~b*a|3286
1:Displaced fracture~b*a of right tibia|3303	2:Displaced fracture~b*a of left tibia|3303	3:Displaced fracture~b*a of unspecified tibia|3303	4:Nondisplaced fracture~b*a of right tibia|3303	5:Nondisplaced fracture~b*a of left tibia|3303	6:Nondisplaced fracture~b*a of unspecified tibia|3303
1:Displaced fracture~b*a of right fibula|3303	2:Displaced fracture~b*a of left fibula|3303	3:Displaced fracture~b*a of unspecified fibula|3303	4:Nondisplaced fracture~b*a of right fibula|3303	5:Nondisplaced fracture~b*a of left fibula|3303	6:Nondisplaced fracture~b*a of unspecified fibula|3303
1:Displaced bimalleolar~b*c right^c|3285	2:Displaced bimalleolar~b*c left^c|3285	3:Displaced bimalleolar~b*c unspecified^c|3285	4:Nondisplaced bimalleolar~b*c right^c|3285	5:Nondisplaced bimalleolar~b*c left^c|3285	6:Nondisplaced bimalleolar~b*c unspecified^c|3285
1:Displaced trimalleolar~b*c right^c|3285	2:Displaced trimalleolar~b*c left^c|3285	3:Displaced trimalleolar~b*c unspecified^c|3285	4:Nondisplaced trimalleolar~b*c right^c|3285	5:Nondisplaced trimalleolar~b*c left^c|3285	6:Nondisplaced trimalleolar~b*c unspecified^c|3285
1:Displaced Maisonneuve's~b*a of right leg|3285	2:Displaced Maisonneuve's~b*a of left leg|3285	3:Displaced Maisonneuve's~b*a of unspecified leg|3285	4:Nondisplaced Maisonneuve's~b*a of right leg|3285	5:Nondisplaced Maisonneuve's~b*a of left leg|3285	6:Nondisplaced Maisonneuve's~b*a of unspecified leg|3285
1:Displaced pilon~b*b right^b|3285	2:Displaced pilon~b*b left^b|3285	3:Displaced pilon~b*b unspecified^b|3285	4:Nondisplaced pilon~b*b right^b|3285	5:Nondisplaced pilon~b*b left^b|3285	6:Nondisplaced pilon~b*b unspecified^b|3285
1:^b fracture~b^b right*a|3285	2:^b fracture~b^b left*a|3285	9:^b fracture~b^b unspecified*a|3285
1:Torus fracture~c*c upper end of fibula|3233	2:Torus fracture~c*b end of fibula|3233	3:*e fracture~b^b upper and^b end of fibula|3286	4:Bimalleolar fracture~c*a|3473	5:Trimalleolar fracture~c*a|3474	6=Maisonneuve's fracture|3475	7:Pilon fracture~c*c tibia|3476	9:*a|3477
0:*c unspecified^c|3303	1:*c right^c|3303	2:*c left^c|3303
0:*f patella|3467	1:*f upper end of tibia|3469	2:*f shaft of tibia|3430	3:*e end of tibia|3470	4:*f shaft of fibula|3430	5:*f medial malleolus|3471	6:*f lateral malleolus|3472	8:Other fractures~b*d|3478	9:Unspecified fracture~b*d|3479
0:Unspecified subluxation~b*a|3252	1:Lateral subluxation~b*a|3252	9:Other subluxation~b*a|3252
1:^c~c*a, right knee|2960	2:^c~c*a, left knee|2960	3:^c~c*a, unspecified knee|2960	4:^b~c*a, right knee|2960	5:^b~c*a, left knee|2960	6:^b~c*a, unspecified knee|2960
0:Unspecified subluxation~b*a|3252	1:Anterior subluxation~b*b proximal end of tibia|3482	2:Posterior subluxation~b*b proximal end of tibia|3482	3:Medial subluxation~b*b proximal end of tibia|3482	4:Lateral subluxation~b*b proximal end of tibia|3482	9:Other subluxation~b*a|3252
0:Bucket-handle tear~b*a, right knee|2960	1:Bucket-handle tear~b*a, left knee|2960	2:Bucket-handle tear~b*a, unspecified knee|2960	3:Other tear~b*a, right knee|2960	4:Other tear~b*a, left knee|2960	5:Other tear~b*a, unspecified knee|2960	6:Unspecified tear~b*a, right knee|2960	7:Unspecified tear~b*a, left knee|2960	9:Unspecified tear~b*a, unspecified knee|2960
1:*a, right knee|2960	2:*a, left knee|2960	9:*a, unspecified knee|2960
0:^c unspecified*a|3484	1:Bucket-handle tear~b^b medial*a|3485	2:Peripheral tear~b^b medial*a|3485	3:Complex tear~b^b medial*a|3485	4:Other tear~b^b medial*a|3485	5:Bucket-handle tear~b^b lateral*a|3485	6:Peripheral tear~b^b lateral*a|3485	7:Complex tear~b^b lateral*a|3485	8:Other tear~b^b lateral*a|3485
0:^c unspecified*a|2966	1:^c medial*a|2966	2:^c lateral*a|2966
0:^c unspecified*a|2966	1:^c anterior*a|2966	2:^c posterior*a|2966
0:*a, unspecified knee|2190	1:*a, right knee|2190	2:*a, left knee|2190
X:*a|2966
0:Subluxation~f*d dislocation~b^b patella|3481	1:Subluxation~f^b dislocation~b*a|3483	2:Tear~h*b meniscus, current injury|3486	3:Tear~d^b articular cartilage~d*a, current|3009	4:Sprain~d^b collateral ligament~d*a|3487	5:Sprain~d^b cruciate ligament~d*a|3488	6:Sprain~d*f the superior tibiofibular joint~b^b ligament|3489	8:Sprain~d^b other specified parts~d*a|3490	9:Sprain~d^b unspecified site~d*a|3006
0:*a|3442
0:^c tibial nerve~b*a|3441	1:^c peroneal nerve~b*a|3441	2:^c cutaneous sensory nerve~b*a|3441	8:^c other*a|3492	9:^c unspecified nerve~b*a|3441
0:Unspecified injury~b^b unspecified*a|3442	1:Laceration~b^b unspecified*a|3442	2:Other specified injury~b^b unspecified*a|3442	3:Unspecified injury~b^b anterior*a|3442	4:Laceration~b^b anterior*a|3442	5:Other specified injury~b^b anterior*a|3442	6:Unspecified injury~b^b posterior*a|3442	7:Laceration~b^b posterior*a|3442	8:Other specified injury~b^b posterior*a|3442
0:*g popliteal artery|3446	1:*g tibial artery|3494	2:*g peroneal artery|3446	3:^c greater saphenous vein~c*a|3446	4:^c lesser saphenous vein~c*a|3446	5:*g popliteal vein|3446	8:^c other*a|3446	9:^c unspecified^b vessel~b*a|3446
0:Unspecified injury~b*a|3066	1:Strain~b*a|3066	2:Laceration~b*a|3066	9:Other specified injury~b*a|3066
0:Unspecified injury~b*a|3442	1:Strain~b*a|3442	2:Laceration~b*a|3442	9:Other injury~b*a|3442
1:*h muscle(s)~b^b tendon(s)~b^e, right leg|2960	2:*h muscle(s)~b^b tendon(s)~b^e, left leg|2960	9:*h muscle(s)~b^b tendon(s)~b^e, unspecified leg|2960
1:^d muscle(s)~b^b tendon(s)~b*a, right leg|2960	2:^d muscle(s)~b^b tendon(s)~b*a, left leg|2960	9:^d muscle(s)~b^b tendon(s)~b*a, unspecified leg|2960
0:Unspecified injury~b*a|3498	1:Strain~b*a|3499	2:Laceration~b*a|3499	9:Other injury~b*a|3498
0:*j Achilles~e^b|3496	1:^c other muscle(s)~d^b tendon(s) of posterior muscle group~b*a|3497	2:^c muscle(s)~d^b tendon(s) of anterior muscle group~b*a|3497	3:^c muscle(s)~d^b tendon(s) of peroneal muscle group~b*a|3497	8:^c other muscles~d^b tendons~b*a|3500	9:^c unspecified^b~c*a|3500
0:*c knee|3006	8:*a|3035
1:*a, right lower leg|2960	2:*a, left lower leg|2960	9:*a, unspecified lower leg|2960
1:Complete traumatic~b*a|3503	2:Partial traumatic~b*a|3503
0:*d at knee level|3504	1:*d at level between knee and ankle|3504	9:*a, level unspecified|3274
0:Unspecified physeal~b*a|3233	1:Salter-Harris Type I physeal~b*a|3233	2:Salter-Harris Type II physeal~b*a|3233	9:Other physeal~b*a|3233
0:Physeal fracture~e*c upper end of tibia|3457	1:Physeal fracture~e*b end of tibia|3457	2:Physeal fracture~e*c upper end of fibula|3506	3:Physeal fracture~e*b end of fibula|3506	8:^b specified~c*a|3035	9:Unspecified injury~e*a|3035
1:^c right^b toe(s)~b*a|2960	2:^c left^b toe(s)~b*a|2960	9:^c unspecified^b toe(s)~b*a|2960
1:^c great*a|2962	2:^c lesser*a|3508
1:*c, right great~b^b|2960	2:*c, left great~b^b|2960	3:*c, unspecified great~b^b|2960	4:*c, right lesser toe(s)|2960	5:*c, left lesser toe(s)|2960	6:*c, unspecified lesser toe(s)|2960
1:*b right great^b|2960	2:*b left great^b|2960	3:*b unspecified great^b|2960	4:*b right lesser toe(s)|2960	5:*b left lesser toe(s)|2960	6:*b unspecified lesser toe(s)|2960
1:Abrasion~d*a|3510	2:Blister (nonthermal)~d*a|3510	4:External constriction~d*a|3510	5:Superficial foreign body~d*a|3510	6:Insect bite (nonvenomous)~d*a|3510	7:*d bite~b^c|3511
1:*a, right ankle|2960	2:*a, left ankle|2960	9:*a, unspecified ankle|2960
1:Abrasion~d*a|3282	2:Blister (nonthermal)~d*a|3282	4:External constriction~d*a|3282	5:Superficial foreign body~d*a|3282	6:Insect bite (nonvenomous)~d*a|3282	7:*d bite~b^c|3513
1:*b right great toe|2960	2:*b left great toe|2960	3:*b unspecified great toe|2960	4:*b right lesser toe(s)|2960	5:*b left lesser toe(s)|2960	6:*b unspecified lesser toe(s)|2960
1:*e|2966	2:*f~c^b|2966	3:*f toes|3515
0:Contusion~c*e|3006	1:Contusion~c*f toe without damage to nail|3509	2:Contusion~c*f toe with damage to nail|3509	3:Contusion~c*f~c^b|3006	4:Other superficial injuries~c*f toe|3512	5:Other superficial injuries~c*e|3514	8:Other superficial injuries~c*f~c^b|3416	9:Unspecified superficial~b*b toe|3516
1:^e right great*a|2960	2:^e left great*a|2960	3:^e unspecified great*a|2960	4:*f right lesser toe(s)~b^e|2960	5:*f left lesser toe(s)~b^e|2960	6:*f unspecified lesser toe(s)~b^e|2960	9:*f unspecified toe(s)~b^e|2960
1:*f right great^f|2960	2:*f left great^f|2960	3:*f unspecified great^f|2960	4:*f right lesser toe(s)~b^e|2960	5:*f left lesser toe(s)~b^e|2960	6:*f unspecified lesser toe(s)~b^e|2960	9:*f unspecified^f|2960
1:*f right great^f|2960	2:*f left great^f|2960	3:*f unspecified great^f|2960	4:*f right lesser toe(s)~b^e|2960	5:*f left lesser toe(s)~b^e|2960	6:*f unspecified lesser toe(s)~b^e|2960	9:*f unspecified toe(s)~b^e|2960
1:^d right great*a|2960	2:^d left great*a|2960	3:^d unspecified great*a|2960	4:^d right lesser toe(s)~b*a|2960	5:^d left lesser toe(s)~b*a|2960	6:^d unspecified lesser toe(s)~b*a|2960	9:^d unspecified toe(s)~b*a|2960
0:Unspecified open~b*a|3518	1:Laceration without foreign body~c*a|3519	2:Laceration with foreign body~c*a|3520	3:Puncture~b^b without foreign body*a|3520	4:Puncture~b^b with foreign body*a|3520	5:^b bite~b*a|3521
0:Unspecified open~b*a|3518	1:Laceration without foreign body~c*a|3520	2:Laceration with foreign body~c*a|3520	3:Puncture~b^b without foreign body*a|3520	4:Puncture~b^b with foreign body*a|3520	5:^b bite~b*a|3521
0:*e|3418	1:*f toe without damage to nail|3522	2:*f toe with damage to nail|3523	3:*f~c^b|3418
1:Displaced avulsion~b*b right^b|3223	2:Displaced avulsion~b*b left^b|3223	3:Displaced avulsion~b*b unspecified^b|3223	4:Nondisplaced avulsion~b*b right^b|3223	5:Nondisplaced avulsion~b*b left^b|3223	6:Nondisplaced avulsion~b*b unspecified^b|3223
1:Displaced other~b*b right^b|3223	2:Displaced other~b*b left^b|3223	3:Displaced other~b*b unspecified^b|3223	4:Nondisplaced other~b*b right^b|3223	5:Nondisplaced other~b*b left^b|3223	6:Nondisplaced other~b*b unspecified^b|3223
1:Displaced intraarticular~b*b right^b|3223	2:Displaced intraarticular~b*b left^b|3223	3:Displaced intraarticular~b*b unspecified^b|3223	4:Nondisplaced intraarticular~b*b right^b|3223	5:Nondisplaced intraarticular~b*b left^b|3223	6:Nondisplaced intraarticular~b*b unspecified^b|3223
0:Unspecified fracture~b*a|3224	1:*b body of^b|3226	2:*b anterior process of^b|3226	3:Avulsion fracture~b*b tuberosity of^b|3525	4:Other fracture~b*b tuberosity of^b|3526	5:Other extraarticular fracture~b*a|3526	6:Intraarticular fracture~b*a|3527
1:Displaced dome~b*b right^b|3223	2:Displaced dome~b*b left^b|3223	3:Displaced dome~b*b unspecified^b|3223	4:Nondisplaced dome~b*b right^b|3223	5:Nondisplaced dome~b*b left^b|3223	6:Nondisplaced dome~b*b unspecified^b|3223
0:Unspecified fracture~b*a|3224	1:*b neck of^b|3226	2:*b body of^b|3226	3:*b posterior process of^b|3226	4:Dome fracture~b*a|3529	5:Avulsion fracture (chip fracture)~b*a|3525	9:Other fracture~b*a|3224
1:*a of right foot|3223	2:*a of left foot|3223	9:*a of unspecified foot|3223
1:Displaced fracture~b*a of right foot|3223	2:Displaced fracture~b*a of left foot|3223	3:Displaced fracture~b*a of unspecified foot|3223	4:Nondisplaced fracture~b*a of right foot|3223	5:Nondisplaced fracture~b*a of left foot|3223	6:Nondisplaced fracture~b*a of unspecified foot|3223
0:^c~c*a|3531	1:*f cuboid bone|3532	2:*f lateral cuneiform|3532	3:*f intermediate cuneiform|3532	4:*f medial cuneiform|3532	5:*f navicular [scaphoid] of foot|3226
1:*a, right foot|3223	2:*a, left foot|3223	9:*a, unspecified foot|3223
1:Displaced fracture~b*a, right foot|3223	2:Displaced fracture~b*a, left foot|3223	3:Displaced fracture~b*a, unspecified foot|3223	4:Nondisplaced fracture~b*a, right foot|3223	5:Nondisplaced fracture~b*a, left foot|3223	6:Nondisplaced fracture~b*a, unspecified foot|3223
0:*c unspecified^c|3534	1:*c first^b bone|3535	2:*c second^b bone|3535	3:*c third^b bone|3535	4:*c fourth^b bone|3535	5:*c fifth^b bone|3535
1:Displaced unspecified~b*c right^c|3223	2:Displaced unspecified~b*c left^c|3223	3:Displaced unspecified~b*c unspecified^c|3223	4:Nondisplaced unspecified~b*c right^c|3223	5:Nondisplaced unspecified~b*c left^c|3223	6:Nondisplaced unspecified~b*c unspecified^c|3223
1:Displaced fracture~b*c right^c|3223	2:Displaced fracture~b*c left^c|3223	3:Displaced fracture~b*c unspecified^c|3223	4:Nondisplaced fracture~b*c right^c|3223	5:Nondisplaced fracture~b*c left^c|3223	6:Nondisplaced fracture~b*c unspecified^c|3223
1:*c right^c|3223	2:*c left^c|3223	9:*c unspecified^c|3223
0:Unspecified fracture~b*a|3537	1:*c proximal phalanx of^c|3538	2:*c distal phalanx of^c|3538	9:Other fracture~b*a|3539
0:Unspecified fracture~b*a|3537	1:*c proximal phalanx of^c|3538	2:*c middle phalanx of^c|3538	3:*c distal phalanx of^c|3538	9:Other fracture~b*a|3539
1:*d|3224
1:*b right toe(s)|3223	2:*b left toe(s)|3223	9:*b unspecified toe(s)|3223
0:*c|3224	1:*d~c^b|3543
0:*g calcaneus|3528	1:*g talus|3530	2:*g other~b^b unspecified tarsal bone(s)|3533	3:*g metatarsal bone(s)|3536	4:*g great~c^b|3540	5:*g lesser toe(s)|3541	8:Other fracture~b^c~c*a|3542	9:Unspecified fracture~b*d|3544
1:^b~c^b right*a|2190	2:^b~c^b left*a|2190	3:^b~c^b unspecified*a|2190	4:Dislocation~d^b right*a|2190	5:Dislocation~d^b left*a|2190	6:Dislocation~d^b unspecified*a|2190
1:*e~c^b right toe(s)|2960	2:*e~c^b left toe(s)|2960	3:*e~c^b unspecified toe(s)|2960	4:^b~c*b right toe(s)|2960	5:^b~c*b left toe(s)|2960	6:^b~c*b unspecified toe(s)|2960
1:*a of right great toe|2960	2:*a of left great toe|2960	3:*a of unspecified great toe|2960	4:*a of right lesser toe(s)|2960	5:*a of left lesser toe(s)|2960	6:*a of unspecified lesser toe(s)|2960	9:*a of unspecified toe(s)|2960
0:Unspecified subluxation~b*a|3547	1:Dislocation~d*b interphalangeal joint|3548	2:Dislocation~d*b metatarsophalangeal joint|3548	3:*e~c^b interphalangeal joint|3548	4:*e~c^b metatarsophalangeal joint|3548
1:^b~c*a of right foot|2960	2:^b~c*a of left foot|2960	3:^b~c*a of unspecified foot|2960	4:Dislocation~d*a of right foot|2960	5:Dislocation~d*a of left foot|2960	6:Dislocation~d*a of unspecified foot|2960
0:Unspecified subluxation~b*a|3252	1:*b tarsal joint|3550	2:*b tarsometatarsal joint|3550	3:Other subluxation~b*a|3252
1:*a of right ankle|2960	2:*a of left ankle|2960	9:*a of unspecified ankle|2960
0:*b unspecified ligament of^b|2966	1:*b calcaneofibular ligament|3552	2:*b deltoid ligament|3552	3:*b tibiofibular ligament|3552	9:*b other ligament of^b|2966
1:*b right great^b|2960	2:*b left great^b|2960	3:*b unspecified great^b|2960	4:*b right lesser toe(s)|2960	5:*b left lesser toe(s)|2960	6:*b unspecified lesser toe(s)|2960	9:*b unspecified toe(s)|2960
0:Unspecified sprain~b*a|3554	1:*b interphalangeal joint of^b|3554	2:*b metatarsophalangeal joint of^b|3554
0:Unspecified sprain~b*a|2966	1:*b tarsal ligament of^b|2966	2:*b tarsometatarsal ligament of^b|2966	9:Other sprain~b*a|2966
0:Subluxation~b*m dislocation~b^b~e^b joint|3546	1:Subluxation~b*m dislocation~b^b~i^b|3549	3:Subluxation~b*m dislocation~b^b~g^b|3551	4:Sprain~d*k~e^b|3553	5:Sprain~d*k~i^b|3555	6:Sprain~d*k~g^b|3556
0:*g lateral plantar nerve|3441	1:*g medial plantar nerve|3441	2:^c deep peroneal nerve~b*a|3441	3:^c cutaneous sensory nerve~b*a|3441	8:^c other*a|3443	9:^c unspecified nerve~b*a|3441
0:*h dorsal artery of~f^b|3391	1:*h plantar artery of~f^b|3391	2:*h dorsal vein of~f^b|3391	8:^c other*a|3446	9:^c unspecified^b vessel~b*a|3446
1:*a, right foot|2960	2:*a, left foot|2960	9:*a, unspecified foot|2960
0:Unspecified injury~b*a|3560	1:Strain~b*a|3560	2:Laceration~b*a|3560	9:Other injury~b*a|3560
0:Unspecified injury~b*a|3560	1:Strain~b*a|3560	2:Laceration~b*a|3560	9:Other specified injury~b*a|3560
0:*f of long flexor muscle of toe^f|3561	1:*f of long extensor muscle of toe^f|3562	2:^c intrinsic*a|3562	8:^c other specified muscles~b^b tendons~b*a|3562	9:^c unspecified*a|3562
1:*b right^b|2960	2:*b left^b|2960	9:*a|2960
0:*b unspecified toe(s)|3564	1:*b great^b|3066	2:*b lesser toe(s)|3066
0:*c|3006	1:*d toe|3565	8:*d~c^b|3006
1:Complete traumatic~b*c great~b^b|3066	2:Partial traumatic~b*c great~b^b|3066	3:Complete traumatic~b*b lesser^b|3066	4:Partial traumatic~b*b lesser^b|3066
0:*d~c^b at ankle level|3323	1:*d one toe|3567	2:*d two or more lesser toes|3272	3:*d midfoot|3030	9:*d~c^b, level unspecified|3323
0:Unspecified physeal~b*a|3224	1:Salter-Harris Type I physeal~b*a|3224	2:Salter-Harris Type II physeal~b*a|3224	3:Salter-Harris Type III physeal~b*a|3224	4:Salter-Harris Type IV physeal~b*a|3224	9:Other physeal~b*a|3224
0:Physeal fracture~e*d calcaneus|3569	1:Physeal fracture~e*d metatarsal|3569	2:Physeal fracture~e*d phalanx of toe|3569	8:^b specified~c*a|3329	9:Unspecified injury~e*a|3329
XXXA:*a, initial encounter	XXXD:*a, subsequent encounter	XXXS:*a, sequela
0=Injury, unspecified|2190	1=Suicide attempt|2190
8:Other injury~b*a|2192	9=Unspecified injury|3572
0:*d in cornea|3005	1:*d in conjunctival sac|3005	8:*d in other and multiple parts of~b^c|3005	9:*a, part unspecified|3005
1:*b right^b|2192	2:*b left^b|2192	9:*a, unspecified ear|2192
0:*a causing asphyxiation|2960	8:*a causing other injury|2960
0:Unspecified foreign~b*a|3576	1:Gastric contents~c*a|3576	2:Food~c*a|3576	9:Other foreign object~c*a|3576
0:*a in causing asphyxiation|2960	8:*a causing other injury|2960
0:Unspecified foreign~b*a|3576	1:Gastric contents~c*a|3576	2:Food~c*a|3576	9:Other foreign object~c*a|3578
0:*c nasal sinus|2192	1:*c nostril|2192	2:*c pharynx|3577	3:*c larynx|3577	4:*c trachea|3577	5:*c bronchus|3577	8:*c other parts of^c|3577	9:*a, part unspecified|3579
0:*a causing compression of trachea|2960	8:*a causing other injury|2960
0:Unspecified foreign~b*a|3581	1:Gastric contents~c*a|3581	2:Food~c*a|3581	9:Other foreign object~c*a|3581
0:*c mouth|2192	1:*c esophagus|3582	2:*c stomach|2192	3:*c small intestine|2192	4:*c colon|2192	5:*c anus and rectum|2192	8:*c other parts of^c|2192	9:*d of~b^c, part unspecified|2192
0:*c urethra|2192	1:*c bladder|2192	2:*c vulva and vagina|2192	3:*c uterus|2192	4:*c penis|2192	8:*c other parts of^c|2192	9:*a, part unspecified|2192
0:*a, unspecified site|2190	1:*g ear [any part~d^b except ear drum]|3087	2:*g lip(s)|2190	3:*g chin|2190	4:*g nose (septum)|2190	5:*g scalp [any part]|2190	6:*g forehead~e^b cheek|2190	7:*g~f^b|2190	9:^f multiple sites of*a|2190
0:^b~c^b unspecified degree of*a|3585	1:^b~c^b first degree of*a|3585	2:^b~c^b second degree of*a|3585	3:^b~c^b third degree of*a|3585	4:Corrosion~d^b unspecified degree of*a|3585	5:Corrosion~d^b first degree of*a|3585	6:Corrosion~d^b second degree of*a|3585	7:Corrosion~d^b third degree of*a|3585
0:*a, unspecified site|2190	1:*b chest wall|2190	2:*b abdominal wall|2190	3:*b upper back|2190	4:*b lower back|2190	5:*b buttock|2190	6:*b male genital region|2190	7:*b female genital region|2190	9:*b other site of^b|2190
0:*e~c^b unspecified degree of^b|3587	1:*e~c^b first degree of^b|3587	2:*e~c^b second degree of^b|3587	3:*e~c^b third degree of^b|3587	4:Corrosion~d*b unspecified degree of^b|3587	5:Corrosion~d*b first degree of^b|3587	6:Corrosion~d*b second degree of^b|3587	7:Corrosion~d*b third degree of^b|3587
1:^i right*a|2960	2:^i left*a|2960	9:^i unspecified*a|2960
0:*a, unspecified site|2190	1:*j forearm|2966	2:*j elbow|2966	3:*j~c^b arm|3066	4:*j axilla|2966	5:*i|2966	6:*j scapular region|3066	9:^f multiple sites of*a|3589
0:*a unspecified site|2190	1:*j forearm|2966	2:*j elbow|2966	3:*j~c^b arm|3066	4:*j axilla|2966	5:*i|2966	6:*j scapular region|3066	9:^f multiple sites of*a|3589
0:^b~c^b unspecified degree of*a|3590	1:^b~c^b first degree of*a|3590	2:^b~c^b second degree of*a|3590	3:^b~c^b third degree of*a|3590	4:Corrosion~d^b unspecified degree of*a|3590	5:Corrosion~d^b first degree of*a|3591	6:Corrosion~d^b second degree of*a|3590	7:Corrosion~d^b third degree of*a|3590
1:*e right^e|2960	2:*e left^e|2960	9:*f unspecified^f|2960
1:*g right^g|2960	2:*g left^g|2960	9:^f unspecified*a|2960
1:*f right^f|2960	2:*f left^f|2960	9:^f unspecified*a|2960
0:*d~c^b, unspecified site|2961	1:*d thumb (nail)|3066	2:*d single finger (nail) except thumb|3593	3:*d multiple fingers (nail), not including thumb|3594	4:*d multiple fingers (nail), including thumb|3595	5:*d palm|2966	6:*d back of~c^b|2966	7:*c|2966	9:*d multiple sites of^d|3007
1:*e~b^c right^b|2960	2:*e~b^c left^b|2960	9:*e~b^c unspecified^b|2960
0:*d~c^b, unspecified site|2961	1:*d thumb (nail)|3066	2:*d single finger (nail) except thumb|3593	3:*d multiple fingers (nail), not including thumb|3594	4:*d multiple fingers (nail), including thumb|3595	5:*d palm|2966	6:*d back of~c^b|3597	7:*c|2966	9:*d multiple sites of^d|3007
1:*b right^b|2960	2:*b left^b|2960	9:*e~b^c unspecified^b|2960
0:*d~c^b, unspecified site|2961	1:*d thumb (nail)|3066	2:*d single finger (nail) except thumb|3593	3:*d multiple fingers (nail), not including thumb|3594	4:*d multiple fingers (nail), including thumb|3595	5:*d palm|2966	6:*d back of~c^b|3599	7:*c|2966	9:*d multiple sites of^d|3007
0:^b~c^b unspecified degree of*a|3596	1:^b~c^b first degree of*a|3596	2:^b~c^b second degree of*a|3596	3:^b~c^b third degree of*a|3596	4:Corrosion~d^b unspecified degree of*a|3596	5:Corrosion~d^b first degree of*a|3596	6:Corrosion~d^b second degree of*a|3598	7:Corrosion~d^b third degree of*a|3600
1:*h right^h|2960	2:*h left^h|2960	9:*h unspecified^h|2960
0:^f unspecified site of*a|3602	1:*h thigh|2966	2:*h knee|2966	3:*g leg|3066	9:^f multiple sites of*a|3602
0:^b~c^b unspecified degree of*a|3603	1:^b~c^b first degree of*a|3603	2:^b~c^b second degree of*a|3603	3:^b~c^b third degree of*a|3603	4:Corrosion~d^b unspecified degree of*a|3603	5:Corrosion~d^b first degree of*a|3603	6:Corrosion~d^b second degree of*a|3603	7:Corrosion~d^b third degree of*a|3603
1:*c|2966	2:*d~c^b|2966	3:*d toe(s) (nail)|3066	9:*d multiple sites of^d|3007
1:*g right~d^d|2960	2:*g left~d^d|2960	9:*g unspecified~d^d|2960
1:*c|2966	2:*d~c^b|2966	3:*d toe(s) (nail)|3066	9:*d multiple sites of^d|3606
0:^b~c^b unspecified degree of*a|3605	1:^b~c^b first degree of*a|3605	2:^b~c^b second degree of*a|3605	3:^b~c^b third degree of*a|3605	4:Corrosion~d^b unspecified degree of*a|3605	5:Corrosion~d^b first degree of*a|3605	6:Corrosion~d^b second degree of*a|3607	7:Corrosion~d^b third degree of*a|3605
0:*h of eyelid~f^b periocular area|2959	1:*h of cornea~f^b conjunctival sac|3005	2:*h with resulting rupture~f^b destruction of eyeball|3006	3:Burns of other specified parts of~f*a|3009	4:^b of~e*a, part unspecified|2959	5:Corrosion of eyelid~g*b periocular area|2959	6:Corrosion of cornea~g*b conjunctival sac|3005	7:Corrosion with resulting rupture~g*b destruction of eyeball|3006	8:Corrosions of other specified parts of~f*a|3009	9:Corrosion of~f*a, part unspecified|2959
0:*f~c^b larynx and trachea|2192	1:*f involving larynx^b trachea with lung|2192	2:^b~c^b other parts of*a|2192	3:^b~c*a, part unspecified|2192	4:Corrosion~d*c larynx and trachea|2192	5:Corrosion involving larynx~b*e trachea with lung|2192	6:Corrosion~d^b other parts of*a|2192	7:Corrosion~d*a, part unspecified|2192
0:Burn~b^b~c*b organ|2190	1:Burn~b*f ear drum|3066	9:Burn~b*e~c^b organ|2190
0:^c~c*a|2190	1:*f ear drum|3066	9:*e~c^c|2190
0:*g~c^b mouth and pharynx|2192	1:*g~c^b esophagus|2192	2:^b~c*c parts of alimentary tract|2192	3:*g~c^b~b^b genitourinary^b|2192	4:Burns~d*c and unspecified^c|3611	5:Corrosion~d*d mouth and pharynx|2192	6:Corrosion~d*d esophagus|2192	7:Corrosion~d*c parts of alimentary tract|2192	8:Corrosion~d*d~b^b genitourinary^b|2192	9:Corrosions~d*c and unspecified^c|3612
0:^b of unspecified~d*b,^b degree	4:Corrosion of unspecified~e*b,^b degree
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns	5:*a with 50-59% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns	5:*a with 50-59% third degree burns	6:*a with 60-69% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns	5:*a with 50-59% third degree burns	6:*a with 60-69% third degree burns	7:*a with 70-79% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns	5:*a with 50-59% third degree burns	6:*a with 60-69% third degree burns	7:*a with 70-79% third degree burns	8:*a with 80-89% third degree burns
0:*a with 0% to 9% third degree burns	1:*a with 10-19% third degree burns	2:*a with 20-29% third degree burns	3:*a with 30-39% third degree burns	4:*a with 40-49% third degree burns	5:*a with 50-59% third degree burns	6:*a with 60-69% third degree burns	7:*a with 70-79% third degree burns	8:*a with 80-89% third degree burns	9:*a with 90% or more third degree burns
0:^b involving less than 10%~e*b	1:^b involving 10-19%~e*b|3615	2:^b involving 20-29%~e*b|3616	3:^b involving 30-39%~e*b|3617	4:^b involving 40-49%~e*b|3618	5:^b involving 50-59%~e*b|3619	6:^b involving 60-69%~e*b|3620	7:^b involving 70-79%~e*b|3621	8:^b involving 80-89%~e*b|3622	9:^b involving 90% or more~e*b|3623
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion	8:*a with 80-89% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion	8:*a with 80-89% third degree corrosion	9:*a with 90% or more third degree corrosion
0:^b involving less than 10%~e*b	1:^b involving 10-19%~e*b|3625	2:^b involving 20-29%~e*b|3626	3:^b involving 30-39%~e*b|3627	4:^b involving 40-49%~e*b|3628	5:^b involving 50-59%~e*b|3629	6:^b involving 60-69%~e*b|3630	7:^b involving 70-79%~e*b|3631	8:^b involving 80-89%~e*b|3632	9:^b involving 90% or more~e*b|3633
1:*b ear|2966	2:*b nose|2190	9:*b other part of^b|2190
1:*f|2966	2:*g~c^b|2966	3:*g finger(s)|2966
1:*f|2966	2:*g~c^b|2966	3:*g~f^b|2966
0:*e~c^c|2190	9:*d~c^b|2190
0:*a of head|3635	1:*a of neck|2192	2:*a of thorax|2192	3:*a of abdominal wall, lower back and pelvis|2192	4:*a of arm|3006	5:*a of wrist, hand, and fingers|3636	6:*a of hip and thigh|3009	7:*a of knee and lower leg|3412	8:*a of ankle, foot, and toe(s)|3637	9:*a of other and unspecified sites|3638
0:*e unspecified^e|2190	1:*e right^e|2190	2:*e left^e|2190
0:*a of head|3635	1:*a of neck|2192	2:*a of thorax|2192	3:*a of abdominal wall, lower back and pelvis|2192	4:*a of arm|3006	5:*a of wrist, hand, and finger(s)|3637	6:*a of hip and thigh|3009	7:*a of knee and lower leg|3640	8:*a of ankle, foot, and toe(s)|3637	9:*a of other and unspecified sites|3638
1:*i~h^b, accidental (unintentional)|2960	2:*i~h^b, intentional self-harm|2960	3:*i~h^b, assault|2960	4:*i~h^b, undetermined|2960	5:Adverse~e*e~d^b|2960	6:Underdosing~i*a|2960
X:*a|3642
1:^c~h*a, accidental (unintentional)|2960	2:^c~h*a, intentional self-harm|2960	3:^c~h*a, assault|2960	4:^c~h*a, undetermined|2960	5:Adverse~e^c~d*a|2960	6:Underdosing~i*a|2960
X:*a|3644
1:*j~h^c, accidental (unintentional)|2960	2:*j~h^c, intentional self-harm|2960	3:*j~h^c, assault|2960	4:*j~h^c, undetermined|2960	5:Adverse~e*f~d^c|2960	6:Underdosing~i*a|2960
X:*a|3646
1:^c~h*a, accidental (unintentional)|2190	2:^c~h*a, intentional self-harm|2190	3:^c~h*a, assault|2190	4:^c~h*a, undetermined|2190	5:Adverse~e^c~d*a|2190	6:Underdosing~i*a|2190
0:*c penicillins|3643	1:*c cephalosporins and other beta-lactam~b^b|3645	2:*c chloramphenicol group|3647	3:*c macrolides|3643	4:*c tetracyclines|3643	5:*c aminoglycosides|3643	6:*c rifampicins|3643	7:*c antifungal~b^b, systemically used|3645	8:*c other^c|3645	9:*c unspecified^b antibiotic|3648	A:*c fluoroquinolone~b^b|3647
1:^c~h*a, accidental (unintentional)|2190	2:^c~h*a, intentional self-harm|2190	3:^c~h*a, assault|2190	4:^c~h*a, undetermined|2190	5:Adverse~e^c~d*b antiparasitic|2190	6:Underdosing~i*d anti-infectives~b^c|2190
0:*f sulfonamides|3643	1:*f antimycobacterial drugs|3647	2:*f antimalarials~d^b drugs acting on other blood protozoa|3645	3:*e antiprotozoal drugs|3645	4:*f anthelminthics|3643	5:*f antiviral drugs|3647	8:*e specified^e|3645	9:*f unspecified~b^b anti-infective~b^c|3650
0:*h~c^f|3644	1:*h anterior pituitary [adenohypophyseal]~d^b|3644	9:*g~c^e|3644
0:*f~c^d|3644	9:*e~c^c|3644
0:*l glucocorticoids~b^b~b^b analogues|3645	1:*l thyroid^c~c^b|3645	2:*l antithyroid drugs|3647	3:*l insulin~f^b oral hypoglycemic [antidiabetic] drugs|3645	4:*l oral contraceptives|3647	5:*l other estrogens~f^b progestogens|3645	6:*l antigonadotrophins~h^b antiestrogens, antiandrogens,^d|3645	7:*l androgens~f^b anabolic congeners|3645	8:*l other and unspecified^c~b^c|3652	9:*l other~f^b unspecified hormone^b|3653
1:*j~i^b, accidental (unintentional)|2960	2:*j~i^b, intentional self-harm|2960	3:*j~i^b, assault|2960	4:*j~i^b, undetermined|2960	5:Adverse~e*f~e^b|2960	6:Underdosing~i*c~b^b|2960
1:*b aspirin|3642	9:*b other^b|3655
1:*f propionic acid derivatives|3644	9:*a|3644
0:*g salicylates|3656	1:*g 4-Aminophenol derivatives|3647	2:*g pyrazolone derivatives|3647	3:*g other nonsteroidal anti-inflammatory drugs [NSAID]|3657	4:*g~f^b, not elsewhere classified|3645	8:*g other^c~c^b antipyretics, not elsewhere classified|3645	9:*g unspecified^b analgesic~b^b antipyretic~b^b antirheumatic|3648
1:*f~e^b, accidental (unintentional)|2960	2:*f~e^b, intentional self-harm|2960	3:*f~e^b, assault|2960	4:*f~e^b, undetermined|2960
X:*a|3659
1:*d fentanyl or fentanyl analogs|3644	2:*d tramadol|3642	9:*a|3644
0:*e~c^c|3646	9:*d~c^b|3646
1:*j~h^b, accidental (unintentional)|2960	2:*j~h^b, intentional self-harm|2960	3:*j~h^b, assault|2960	4:*j~h^b, undetermined|2960	5:Adverse~e*f~d^b|2960	6:Underdosing~i*b|2960
1:*a|3663	2:*c synthetic cannabinoids|3646
1:*g~e^c, accidental (unintentional)|2960	2:*g~e^c, intentional self-harm|2960	3:*g~e^c, assault|2960	4:*g~e^c, undetermined|2960
X:*a|3665
0:*e opium|3643	1:^c and~b*h heroin|3660	2:*e other opioids|3647	3:*e methadone|3643	4:*e other synthetic^b|3661	5:*e cocaine|3643	6:*e other~b^b unspecified narcotics|3662	7:*e cannabis (derivatives)|3664	8:^c and~b*h lysergide [LSD]|3666	9:*e other~b^b unspecified^c|3653
1:*j~h^c, accidental (unintentional)|2190	2:*j~h^c, intentional self-harm|2190	3:*j~h^c, assault|2190	4:*j~h^c, undetermined|2190	5:Adverse~e*f~d^c|2190	6:Underdosing~i*b anesthetics|2190
0:*e inhaled^b|3647	1:*e intravenous^b|3647	2:*e other~b^b unspecified general anesthetics|3653	3:*e local^b|3647	4:*e unspecified anesthetic|3668	5:*e~c^c|3647
1:*i mixed~h^b, accidental (unintentional)|2960	2:*i mixed~h^b, intentional self-harm|2960	3:*i mixed~h^b, assault|2960	4:*i mixed~h^b, undetermined|2960	5:Adverse~e*e mixed~d^b|2960	6:Underdosing~i*b mixed^b|2960
X:*c~b^b|3670
0:*h hydantoin derivatives|3647	1:*h iminostilbenes|3643	2:*h succinimides~e^b oxazolidinediones|3645	3:*h barbiturates|3643	4:*h benzodiazepines|3643	5:*h mixed antiepileptics|3671	6:*h other^b~d^b sedative-hypnotic~b^b|3645	7:*h unspecified^b~d^b sedative-hypnotic~b^b|3648	8:*h~f^c and other central muscle-tone depressants|3645
1:*d~c^b|3646	2:*e~c^c|3646
0:*e~c^c|3646	1:*e selective serotonin~b^b norepinephrine reuptake inhibitors|3644	2:*e selective serotonin reuptake inhibitors|3644	9:*d~c^b|3646
0:*g~c^e|3644	9:*f~c^d|3644
1:*j~h^b psychostimulants, accidental (unintentional)|2960	2:*j~h^b psychostimulants, intentional self-harm|2960	3:*j~h^b psychostimulants, assault|2960	4:*j~h^b psychostimulants, undetermined|2960	5:Adverse~e*f~d^b psychostimulants|2960	6:Underdosing~i*b psychostimulants|2960
1:*a, accidental (unintentional)|2960	2:*a, intentional self-harm|2960	3:*a, assault|2960	4:*a, undetermined|2960
1:*i~h^b accidental (unintentional)|2960	2:*i~h^b intentional self-harm|2960	3:*i~h^b, assault|2960	4:*i~h^b, undetermined|2960	5:Adverse~e*e~d^b|2960	6:Underdosing~i*a|2960
0:*b unspecified psychostimulant|3676	1:*b caffeine|3642	2:*b amphetamines|3642	3:*b methylphenidate|3642	4:*i ecstasy|3677	5:*b methamphetamines|3678	9:*b other^b|3646
0:*g tricyclic and tetracyclic antidepressants|3673	1:*g monoamine-oxidase-inhibitor antidepressants|3647	2:*g other and unspecified antidepressants|3674	3:*g phenothiazine antipsychotics and neuroleptics|3645	4:*g butyrophenone and thiothixene neuroleptics|3645	5:*g other and unspecified antipsychotics and neuroleptics|3675	6:*g psychostimulants|3679	8:*g other^c|3645	9:*g unspecified^b drug|3648
1:*m~h^c adrenergic-neuron-blocking~c^b, accidental (unintentional)|2960	2:*m~h^c adrenergic-neuron-blocking~c^b, intentional self-harm|2960	3:*m~h^c adrenergic-neuron-blocking~c^b, assault|2960	4:*m~h^c adrenergic-neuron-blocking~c^b, undetermined|2960	5:Adverse~e*i~d^c adrenergic-neuron-blocking~c^b|2960	6:Underdosing~i*d adrenergic-neuron-blocking~c^b|2960
X:*d adrenergic- neuron-blocking~c^b|3681
1:^c~h^b drug~b*a, accidental (unintentional)|2960	2:^c~h^b drug~b*a, intentional self-harm|2960	3:^c~h^b drug~b*a, assault|2960	4:^c~h^b drug~b*a, undetermined|2960	5:Adverse~e^c~d^b drug~b*a|2960	6:Underdosing~i^c drug~b*a|2960
0:*k~c^i|3644	9:*j~c^h|3683
0:*h anticholinesterase agents|3647	1:*h other parasympathomimetics [cholinergics]|3645	2:*h ganglionic blocking^b|3645	3:*h other parasympatholytics [anticholinergics and antimuscarinics] and spasmolytics|3645	4:*h predominantly alpha-adrenoreceptor agonists|3645	5:*h predominantly beta-adrenoreceptor agonists|3645	6:*h alpha-adrenoreceptor antagonists|3647	7:*h beta-adrenoreceptor antagonists|3647	8:*h centrally-acting and adrenergic-neuron- blocking agents|3682	9:*h other and unspecified^h|3684
1:*d|3642	2:*e~c^c|3646
1:*j~h^b drug, accidental (unintentional)|2960	2:*j~h^b drug, intentional self-harm|2960	3:*j~h^b drug, assault|2960	4:*j~h^b drug, undetermined|2960	5:Adverse~e*f~d^c|2960	6:Underdosing~i*a|2960
1:*j~h^b drug, accidental (unintentional)|2960	2:*j~h^b drug, intentional self-harm|2960	3:*j~h^b drug, assault|2960	4:*j~h^b drug, undetermined|2960	5:Adverse~e*f~d^b drug|2960	6:Underdosing~i*a|2960
0:*c unspecified^c|3644	1:*c thrombolytic~b^b|3687	2:*c hemostatic~b^b|3688	9:*c other^c|3644
1:^c~h*a, accidental (unintentional)|2960	2:^c~h*a, intentional self-harm|2960	3:^c~h*a, assault|2960	4:^c~h*a, undetermined|2960	5:Adverse~e^c~d*a|2960	6:Underdosing~i^c antagonist~b*a|2960
X:*a|3690
0:*j antiallergic~c^b antiemetic drugs|3645	1:*j antineoplastic~c^b immunosuppressive drugs|3645	2:*j vitamins|3643	3:*j enzymes|3643	4:*j iron~c^b its compounds|3645	5:*j anticoagulants~c^b antithrombotic drugs|3686	6:*j fibrinolysis-affecting drugs|3689	7:*j anticoagulant antagonists~f^b vitamin K and other coagulants|3691	8:*j other^f|3645	9:*j unspecified^e agent|3648	A:*j immune checkpoint inhibitors~c^b immunostimulant drugs|3645
X:*e|3644
0:*j~c^h|3644	9:*i~c^g|3644
0:*g cardiac-stimulant glycosides and drugs of similar action|3645	1:*g calcium-channel blockers|3647	2:*g other antidysrhythmic drugs, not elsewhere classified|3693	3:*g coronary vasodilators|3647	4:*g angiotensin-converting-enzyme inhibitors|3647	5:*g other antihypertensive drugs|3645	6:*g antihyperlipidemic and antiarteriosclerotic drugs|3645	7:*g peripheral vasodilators|3647	8:*g antivaricose drugs, including sclerosing^b|3645	9:*g other and unspecified^g|3694
1:^c~e*a, accidental (unintentional)|2960	2:^c~e*a, intentional self-harm|2960	3:^c~e*a, assault|2960	4:^c~e*a, undetermined|2960	5:Adverse~e*a|2960	6:Underdosing~f*a|2960
X:^c and~b^d~d*a|3696
0:*g histamine H2-receptor blockers|3645	1:*g other antacids and anti-gastric-secretion drugs|3645	2:*g stimulant laxatives|3647	3:*g saline and osmotic laxatives|3697	4:*g other laxatives|3647	5:*g digestants|3643	6:*g antidiarrheal drugs|3647	7:*g emetics|3643	8:*g other^d~b^c|3645	9:*g unspecified^g|3648
0:*h~c^f|3644	9:*g~c^e|3644
X:*e|3642
0:*k~c^i|3644	9:*j~c^h|3644
0:*m oxytocic drugs|3647	1:*m~g^b muscle relaxants [neuromuscular blocking agents]|3645	2:*m other and unspecified drugs~c^c~d^b|3699	3:*m antitussives|3643	4:*m expectorants|3643	5:*m other anti-common-cold drugs|3645	6:*m antiasthmatics, not elsewhere classified|3700	9:*m other and unspecified^e~f^d|3701
0:*q local antifungal~l^b anti-infective~b^b anti-inflammatory~b^b|3645	1:*q antipruritics|3643	2:*q local astringents~n^b local detergents|3645	3:*q emollients~l^b demulcents~b^b protectants|3645	4:*q keratolytics~l^b keratoplastics,~b^b other hair treatment~b^b and preparations|3645	5:*q~k^b~e^b and preparations|3645	6:*q otorhinolaryngological~p^b and preparations|3645	7:*q~o^c, topically applied|3645	8:*q other^c|3645	9:*q unspecified^b agent|3648
0:*j~c^h|3644	1:*j multiple~c^h|3644	9:*i~c^g|3644
1:*c pertussis vaccine, including combinations with a pertussis component|3644	2:*c mixed^c without a pertussis component|3644	9:*c other^c|3644
1:*c smallpox~b^b|3646	9:*c other^c|3644
1:*f immunoglobulin|3642	9:*a|3644
0:*l mineralocorticoids~i^b their antagonists|3645	1:*l loop [high-ceiling]^b|3645	2:*l carbonic-anhydrase inhibitors~g^b benzothiadiazides~b^b other diuretics|3645	3:*l electrolytic~g^b caloric~b^b water-balance agents|3645	4:*l~f^b affecting uric acid metabolism|3645	5:*l appetite depressants|3647	6:*l antidotes~i^b chelating agents|3645	7:*l analeptics~i^b opioid receptor antagonists|3645	8:*l diagnostic agents|3647	9:*l~c^j|3704	A:*l bacterial vaccines|3705	B:*l viral vaccines|3706	Z:*l~c^b vaccines~f^d|3707
X:*a|3677
1:*a, accidental (unintentional)|2190	2:*a, intentional self-harm|2190	3:*a, assault|2190	4:*a, undetermined|2190
0:*b ethanol|3709	1:*b methanol|3709	2:*b 2-Propanol|3709	3:*b fusel oil|3709	8:*b other alcohols|3709	9:*b unspecified^b|3710
1:^b effect~b*a, accidental (unintentional)|2960	2:^b effect~b*a, intentional self-harm|2960	3:^b effect~b*a, assault|2960	4:^b effect~b*a, undetermined|2960
X:*a|3712
1:*d alkenes|3712	2:*d cycloparaffins|3712	9:*a|3712
1:^b effect~b*a, accidental (unintentional)|2190	2:^b effect~b*a, intentional self-harm|2190	3:^b effect~b*a, assault|2190	4:^b effect~b*a, undetermined|2190
0:*e effects~b^b petroleum products|3713	1:*e effects~b^b benzene|3713	2:*e effects~b^b homologues of benzene|3713	3:*e effects~b^b glycols|3713	4:*e effects~b^b ketones|3713	8:^b effects~b^b other*a|3714	9:*e effects~b^b unspecified^b solvent|3715
0:*j effects~e^b carbon tetrachloride|3713	1:*j effects~e^b chloroform|3713	2:*j effects~e^b trichloroethylene|3713	3:*j effects~e^b tetrachloroethylene|3713	4:*j effects~e^b dichloromethane|3713	5:*j effects~e^b chlorofluorocarbons|3713	6:^b effects~b^b other*d~c^b|3713	7:^b effects~b^b other*e~c^c|3713	9:^b effects~b^b unspecified*a|3715
0:*e effects~b^b phenol and phenol homologues|3713	1:*e effects~b^b other^b organic compounds|3713	2:^b effects~b*b acids and acid-like^b|3713	3:^b effects~b*b alkalis and alkali-like^b|3713	9:*e effects~b^b unspecified^b substance|3715
0:*c|3709	1:*d~c^b|3709
1:*e effect~b^b thallium|3677	2:*e effect~b^b gadolinium|3677	9:*a|3712
0:*d effects~b^b lead and its compounds|3713	1:*d effects~b^b mercury and its compounds|3713	2:*d effects~b^b chromium and its compounds|3713	3:*d effects~b^b cadmium and its compounds|3713	4:*d effects~b^b copper and its compounds|3713	5:*d effects~b^b zinc and its compounds|3713	6:*d effects~b^b tin and its compounds|3713	7:*d effects~b^b beryllium and its compounds|3713	8:*d effects~b^b other^b|3720	9:*d effects~b^b unspecified metal|3715
0:*d arsenic and its compounds|3709	1:*d phosphorus and its compounds|3709	2:*d manganese and its compounds|3709	3:*d hydrogen cyanide|3709	8:*c specified^c|3709	9:*d unspecified~b^b substance|3710
0:*a from motor vehicle exhaust|3710	1:*a from utility gas|3710	2:*a from incomplete combustion of other domestic fuels|3709	8:*a from other source|3709	9:*a from unspecified source|3710
1:*h smoke|3677	2:*j effects~b^b hexamethylene diisocyanate|3712	9:*a|3677
0:*g nitrogen oxides|3709	1:*g sulfur dioxide|3709	2:*g formaldehyde|3709	3:*g lacrimogenic gas|3709	4:*g chlorine gas|3709	5:*g fluorine gas~e^b hydrogen fluoride|3709	6:*g hydrogen sulfide|3709	7:*g carbon dioxide|3709	8:^e specified*a|3724	9:^d unspecified~b*a|3710
0:*b organophosphate and carbamate insecticides|3709	1:*b halogenated insecticides|3709	2:*b other insecticides|3709	3:*b herbicides and fungicides|3709	4:*b rodenticides|3709	8:*b other^b|3709	9:*b unspecified pesticide|3710
7:*d~c^b|3677	8:^b~c*a|3677
0=Ciguatera fish poisoning|3710	1=Scombroid fish poisoning|3710	7=Other fish and shellfish poisoning|3727	8:*f other~e^b|3709	9:*f unspecified~e^b|3710
0:*g ingested mushrooms|3709	1:*g ingested berries|3709	2:*f ingested (parts of) plant(s)|3709	8:^e specified*a|3709	9:*g unspecified~b^b substance~b^d|3710
0:*c unspecified^c|3677	1:*c rattlesnake~b^b|3677	2:*c coral^c|3677	3:*c taipan~b^b|3677	4:*c cobra~b^b|3677	6:*c~b^b of other North and South American snake|3677	7:*c~b^b of other Australian snake|3677	8:*c~b^b of other African and Asian snake|3677	9:*c~b^b of other snake|3677
1:*c gila monster|3677	2:*b venomous lizard|3677	9:*a|3677
0:*d unspecified~c^b venom|3677	1:*b black widow^b|3677	2:*b tarantula|3677	3:*b brown recluse^b|3677	9:*b other^b|3677
1:*c centipedes and venomous millipedes|3677	2:*c ants|3677	3:*c caterpillars|3677	4:*c bees|3677	5:*c hornets|3677	6:*c wasps|3677	8:*b arthropod|3677
1:*c stingray|3677	9:*c other^c|3677
1:*e Portuguese Man-o-war|3677	2:*d jellyfish|3677	3:*e sea anemone|3677	9:*a|3677
1:*b marine^b|3677	9:*c other^c|3677
1:*d~b^b frog|3677	2:*d~b^b toad|3677	3:*b amphibian|3677	9:*a|3677
0:*g snake venom|3730	1:*g venom of other reptiles|3731	2:*g venom of scorpion|3709	3:*g venom of spider|3732	4:*g venom of other arthropods|3733	5:*d fish|3734	6:*e other^b marine^b|3735	7:*d plant|3736	8:*e other^c|3737	9:*e unspecified^b animal|3710
0:*f|3710	8:^d~c*a|3710
1:*d chewing^b|3677	2:*c cigarettes|3677	9:*d other^d|3677
1:*d latex|3677	2:*d harmful algae and algae toxins|3677	3:*d fiberglass|3677	4:*d xylazine|3677	5:*d medetomidine|3677	9:*a|3677
0:*e cyanides|3709	1:*e strychnine~b^b its salts|3709	2:*e tobacco~b^b nicotine|3740	3:*e nitroderivatives~b^b aminoderivatives of benzene and its homologues|3709	4:*e carbon disulfide|3709	5:*e nitroglycerin and^b nitric acids^b esters|3709	6:*e paints~b^b dyes, not elsewhere classified|3709	8:*d specified~c^b|3741	9:*e~c^b substance|3710
1:*a|2190	2=Exertional heatstroke|2190	9:Other heatstroke~b*a|2190
0:Heatstroke~d*b sunstroke|3743	1=Heat syncope|2192	2=Heat cramp|2192	3=Heat exhaustion, anhydrotic|2192	4=Heat exhaustion due to salt depletion|2192	5=Heat exhaustion, unspecified|2192	6=Heat fatigue, transient|2192	7=Heat edema|2192	8:Other effects~b*a|2192	9:Effect~b*a, unspecified|2192
1:*c|3401	2:*d~c^b|3560
0=Immersion hand and foot|3745	1=Chilblains|2192	8:^b specified*a|2192	9:Effect~c*a, unspecified|2192
0:Unspecified~d*a|2190	9:^b~c*a|2190
0=Otitic barotrauma|2192	1=Sinus barotrauma|2192	2:Other~e*c unspecified effects of high altitude|3747	3=Caisson disease [decompression sickness]|2192	4:*f high-pressure fluids|2192	8:Other effects~b*a|2192	9:Effect~b*a, unspecified|2192
1:*a, accidental|2960	2:*a, intentional self-harm|2960	3:*a, assault|2960	4:*a, undetermined|2960
1:*a, accidental|2960	3:*a, assault|2960	4:*a, undetermined|2960
1:*e smothering under pillow|3749	2:*e plastic bag|3749	3:*e being trapped in bed linens|3749	4:*e smothering under another person's body (in bed)|3750	5:*e smothering in furniture|3749	6:*e hanging|3749	9:*a due to other causes|3749
0:*a due to unspecified cause|2190	1:*l cave-in or falling earth|2190	2:*l being trapped~i^b a car trunk|3749	3:*l being trapped~i^b a (discarded) refrigerator|3749	9:*l being trapped in other~f^c environment|2190
1:*a due to mechanical threat to breathing|3751	2:*a due to systemic oxygen deficiency due to low oxygen content in ambient air|3752	9:*a due to unspecified cause|2192
0=Starvation|2192	1:Deprivation~b*c water|2192	2=Exhaustion due to exposure|2192	3=Exhaustion due to excessive exertion|2192	8:Other effects~b*c~b^b|2192	9:Effect~b*c~b^b, unspecified|2192
1:Adult neglect~b*a|2190	2:Child neglect~b*a|2190
1:Adult physical~b*a|2190	2:Child physical~b*a|2190
1:Adult sexual~b*a|2190	2:Child sexual~b*a|2190
1:Adult psychological~b*a|2190	2:Child psychological~b*a|2190
1:Adult forced~b*a|2190	2:Child~b*a|2190
1:Adult forced~b*a|2190	2:Child forced~b*a|2190
1:^b adult*a|2190	2:^b child*a|2190
1:Adult financial~b*a|2190	2:Child financial~b*a|2190
0:Neglect or abandonment~j*a|3755	1:Physical~d*g~f^b|3756	2:Sexual~d*g~f^b|3757	3:Psychological~d*g~f^b|3758	4=Shaken infant syndrome|2192	5:Forced sexual exploitation~j*a|3759	6:Forced labor exploitation~j*a|3760	9:Unspecified~i*a|3761	A:Financial~d*g~f^b|3762
0:Unspecified effects~b*a|2190	1:Shock due to being struck by~c*a|2190	9:Other effects~b*a|2190
0:Unspecified effects~b*a|2190	1=Pneumatic hammer syndrome|2190	2=Traumatic vasospastic syndrome|2190	3=Vertigo from infrasound|2190	9:Other effects~b*a|2190
0:Gulf~c*b illness|2960	8:*c other^c|2960
1:Effects~d*c abnormal gravitation [G] forces|2190	2:Effects~d*c weightlessness|2190	3:Effects~d*c war theater|3766	9:*a|2190
0:Effects~e*d lightning|3764	1:Unspecified~d*d drowning and nonfatal submersion|2192	2:Effects~e*d vibration|3765	3=Motion sickness|2192	4=Electrocution|2192	8:^b specified~c*d~b^c|3767
0:Neglect or abandonment~j*a|3755	1:Physical~d*g~f^b|3756	2:Sexual~d*g~f^b|3757	3:Psychological~d*g~f^b|3758	5:Forced sexual exploitation~j*a|3759	6:Forced labor exploitation~j*a|3760	9:Unspecified~i*a|3761	A:Financial~d*g~f^b|3762
0:*a with tolerance to baked milk|2960	1:*a with reactivity to baked milk|2960	9:*a, unspecified|2960
0:*b egg with tolerance to baked egg|2960	1:*b egg with reactivity to baked egg|2960	9:*a, unspecified|2960
0:*b unspecified^b|2190	1:*b peanuts|2190	2:*b shellfish (crustaceans)|2190	3:*b other fish|2190	4:*b fruits and vegetables|2190	5:*b tree nuts and seeds|2190	6:*a additives|2190	7:*b milk and dairy products|3770	8:*b eggs|3771	9:*b other^b products|2190
0:*a with tolerance to baked milk|2960	1:^d reaction~b*a with reactivity to baked milk|2960	9:^d reaction~b*a with baked milk tolerance/reactivity, unspecified|2960
0:*b egg with tolerance to baked egg|2960	1:*b egg with reactivity to baked egg|2960	9:*b egg with baked egg tolerance/reactivity, unspecified|2960
1:*e due to milk and dairy products|3773	2:*f reaction due to eggs|3774	9:*a|2190
0:Allergy,~c*b|2190	1=Arthus phenomenon|2190	9:*d~c^b|2190
0=Anaphylactic reaction due to food|3772	1:Other adverse food reactions~c*a|3775	2:Anaphylactic shock~c*d unspecified|2192	3=Angioneurotic edema|2192	4=Other and unspecified allergy|3776	8:Other adverse~b*a|2192
0:Compartment~c*a, unspecified|2190	1:*a of upper extremity|3066	2:*a of lower extremity|3066	3:*a of abdomen|2190	9:*a of other sites|2190
0=Air embolism (traumatic)|2192	1=Fat embolism (traumatic)|2192	2=Traumatic secondary and recurrent hemorrhage and seroma|2192	4=Traumatic shock|2192	5=Traumatic anuria|2192	6:Traumatic ischemia~d*f muscle|2192	7=Traumatic subcutaneous emphysema|2192	8:Other~b*e|2192	9:Unspecified~b^b complication~b*e|2192	A=Traumatic compartment syndrome|3778
1:Bloodstream infection~b*a|2960	2:Local infection~b*a|2960	8:Other infection~b*a|2960	9:Unspecified infection~b*a|2960
1=Infection due to central venous catheter|3780	2:Acute infection~b^b transfusion,*e or~d^b of blood and blood products|2190	9:Infection~b^b other*a|2190
0:*d acute^d|2960	1:*d delayed^d|2960	9:*a, unspecified|2960
0:*a, unspecified|2190	1:*j with hemolytic~d^b reaction|3782	9:Other ABO~b*a|2190
0:*a, unspecified|2190	1:*j with hemolytic~d^b reaction|3782	9:Other Rh~b*a|2190
1:*b administration of blood and blood products|2190	2:*b vaccination|2190	9:*b other^b|2190
1:*b reaction due to administration of blood and blood products|2190	2:*b reaction due to vaccination|2190	9:*b reaction due to other serum|2190
0:*b antineoplastic chemotherapy|2960	8:*c other^c|2960
1=Extravasation of vesicant agent|3787	2=Complication of immune effector cellular therapy|2190	9:*a|2190
0:Acute hemolytic~b*a|2960	1:Delayed hemolytic~b*a|2960	9:*a, unspecified as acute or delayed|2960
0:*f~c^d|2190	1:Hemolytic~f*d reaction, unspecified incompatibility|3789	2:*i~e^b reaction|2190
0:*a, unspecified|2190	1:*j with hemolytic~d^b reaction|3782	9:Other non-ABO~b*a|2190
0:Air embolism~b*a|2192	1:Vascular complications~b*a|2192	2:Infections~b*a|3781	3:ABO incompatibility reaction due to~e*d of blood or blood products|3783	4:Rh incompatibility reaction due to~e*d of blood or blood products|3784	5=Anaphylactic reaction due to serum|3785	6=Other serum reactions|3786	8:Other complications~b*a|3788	9:Unspecified complication~b*a|3790	A:Non-ABO incompatibility reaction due to~e*d of blood or blood products|3791
0:*a unspecified|2190	1:*b cardiogenic^b|2190	2:*b septic^b|2190	9:Other postprocedural~b*a|2190
0:*j or dehiscence^b gastrointestinal tract anastomosis~e^b repair, or closure|2960	1:^b or dehiscence^b closure of*e of abdominal wall muscle or fascia|2960	8:^b or dehiscence^b closure of other specified*e|2960	9:Deep disruption or dehiscence~b^b~b^b~b*d unspecified|2960
0:*d unspecified|2190	1:^c external operation (surgical)*a|2190	2:^c internal operation (surgical)*a|3794	3:*f traumatic injury^b repair|2190
0:*a, unspecified|2190	1:*a, superficial incisional surgical site|2190	2:*a, deep incisional surgical site|2190	3:*a, organ and space surgical site|2190	4:Sepsis~b*a|2190	9:*a, other surgical site|2190
0:*b surgical operation|2960	1:*b infusion or transfusion|2960	2:*b kidney dialysis|2960	3:*b injection or immunization|2960	4:*b endoscopic examination|2960	5:*b heart catheterization|2960	6:*b aspiration, puncture or other catheterization|2960	7:*b removal of catheter or packing|2960	8:*b other^b|2960	9:*b unspecified^b|2960
0:Unspecified complication~b*a|3797	1:Adhesions due to~c*a|3797	2:Obstruction due to~c*a|3797	3:Perforation due to~c*a|3797	9:Other complications~b*a|3797
0:Unspecified acute~b*a|2190	1:Aseptic peritonitis due~c*a|2190	9:Other acute~b*a|2190
0:^c mesenteric*a|2960	1:^c renal*a|2960	8:^c other*a|2960	9:^c unspecified*a|2960
1:Complication of artery~c*a|3800	2:Complication of vein~c*a|2190
1:Complication~c*f inhalation therapy|2190	2=Emphysema (subcutaneous) resulting from a procedure|2190	3=Persistent postprocedural fistula|2190	9:*a|2190
1=Postprocedural shock|3793	3:Disruption~b^b wound~b*a|3795	4=Infection following a procedure|3796	5:*f foreign body accidentally left in body following procedure|3798	6=Acute reaction to foreign substance accidentally left during a procedure|3799	7:Vascular complications following a procedure~d*a|3801	8:Other complications~b*a|3802	9:Unspecified complication~b*f procedure|2192
1:Breakdown (mechanical)~c*a|2190	2:Displacement~c*a|2190	3:Leakage~c*a|2190	9:Other mechanical~b*a|2190
0:*c electrode|2960	1:*c pulse generator (battery)|2960	8:*d other^d|2960	9:*d unspecified^d|2960
0:*c electrode|2960	1:*c pulse generator (battery)|2960	8:^c other*a|2960	9:^c unspecified*a|2960
0:*c electrode|2960	1:*c pulse generator (battery)|2960	8:*d other^d|2960	9:*d unspecified^b~b^b|2960
1:Breakdown (mechanical)~c*a|3805	2:Displacement~c*a|3806	9:Other mechanical~b*a|3807
1:Breakdown (mechanical)~c*a|2960	2:Displacement~c*a|2960	3:Leakage~c*a|2960	8:Other mechanical~b*a|2960
1:*f|3809	2:^d~f*a|3809
0:*d aortic (bifurcation) graft (replacement)|2960	1:*d carotid arterial graft (bypass)|2960	2:*d femoral arterial graft (bypass)|2960	8:*a|2960	9:*d unspecified~b^c|2960
0:*d aortic (bifurcation) graft (replacement)|2960	1:*d carotid arterial graft (bypass)|2960	2:*d femoral arterial graft (bypass)|2960	8:*a|2960	9:*d unspecified~b^b graft|2960
1:Breakdown (mechanical)~c*a|3811	2:Displacement~c*a|3811	3:Leakage~c*a|3812	9:Other mechanical~b*a|3811
1:Breakdown (mechanical)~c*a|2190	2:Displacement~c*a|2190	3:Leakage~c*a|2190	9:Other~b*a|2190
0:*h surgically created arteriovenous fistula|2960	1:*h surgically created arteriovenous shunt|2960	2:*h artificial heart|2960	3:*h balloon (counterpulsation) device|2960	4:*h infusion catheter|2960	5:*h umbrella device|2960	8:*a|2960	9:^d unspecified~b*a|2960
0:*h surgically created arteriovenous fistula|2960	1:*h surgically created arteriovenous shunt|2960	2:*h artificial heart|2960	3:*h balloon (counterpulsation) device|2960	4:*h infusion catheter|2960	5:*h umbrella device|2960	8:*a|2960	9:^c unspecified~b*a|2960
0:*h surgically created arteriovenous fistula|2960	1:*h surgically created arteriovenous shunt|2960	2:*h artificial heart|2960	3:*h balloon (counterpulsation) device|2960	4:*h infusion catheter|2960	5:*h umbrella device|2960	8:*a|2960	9:^e unspecified~b*a|2960
1:Breakdown (mechanical)~c*a|3815	2:Displacement~c*a|3816	3:Leakage~c*a|3816	9:Other mechanical~b*a|3817
7:^e~c*a|2960	8:^d~c*a|2960
5:*l of coronary artery stent|2960	6:*l of peripheral~e^b stent|2960	7:^b of other~c^b~c*a|2960	8:^b of other~e*a|2960
7:^b due to~b^b~c*a|2960	8:^b due to~d*a|2960
7:^f~c*a|2960	8:^e~c*a|2960
1:Embolism due to~e*a|3819	2:Fibrosis due to~e*a|3819	3:Hemorrhage due to~e*a|3819	4:Pain due to~e*a|3819	5:Stenosis due to~e*a|3820	6:Thrombosis~d*a|3821	9:^c complication~b*a|3822
0:Mechanical complication~b*j heart valve prosthesis|3804	1:Mechanical complication~b*i electronic device|3808	2:Mechanical complication~b*j coronary artery bypass graft~h^b biological heart valve graft|3810	3:Mechanical complication~b*j other~c^b~f^b|3813	4:Mechanical complication~b*j~c^b dialysis catheter|3814	5:Mechanical complication~b^b other*g~b^b~c^b implants|3818	6:Infection~j*b inflammatory reaction due to cardiac valve prosthesis|2192	7:Infection and inflammatory reaction due to other~c^d~b*a|2192	8:Other specified complications~b*a|3823	9:Unspecified complication~b*f device~b^b implant~b^b graft|2192
0:*c cystostomy~b^b|2960	1:*c indwelling urethral~b^b|2960	2:*c nephrostomy~b^b|2960	8:*c other^c|2960
1:Breakdown (mechanical)~c*a|3825	2:Displacement~c*a|3825	3:Leakage~c*a|3825	9:Other mechanical~b*a|3825
0:*f~b^b electronic stimulator device|2960	1:*f implanted~b^b sphincter|2960	2:*f indwelling ureteral stent|2960	3:*d stents|2960	8:*a|2960
0:*f~b^b electronic stimulator device|2960	1:*f implanted~b^b sphincter|2960	2:*f indwelling ureteral stent|2960	3:*d stent|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3827	2:Displacement~c*a|3827	9:Other mechanical~b*a|3828
1:Breakdown (mechanical)~c*a|2190	2:Displacement~c*a|2190	3:Leakage~c*a|2190	4:Erosion~c*a|2190	5:Exposure~c*a|2190	9:Other mechanical~b*a|2190
1:Breakdown (mechanical)~c*a|2190	2:Displacement~c*a|2190	9:Other mechanical~b*a|2190
0:*k implanted penile prosthesis|2960	1:*k implanted testicular prosthesis|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3832	2:Displacement~c*a|3832	9:Other mechanical~b*a|3832
0:*j implanted~h^b neurostimulation device|2960	1:*j implanted~h^b sphincter|2960	2:*j indwelling ureteral stent|2960	3:*j other~h^b stents|2960	8:^g other*a|2960
1:*j~h^b catheter|3825	9:*a|3834
1:*j implanted penile prosthesis|2190	2:*j implanted testicular prosthesis|2190	9:^g other*a|2190
1:^d vaginal^b~e*a|2960	2:^d urethral^b~e*a|2960	3:^d urethral bulking agent~f*a|2960	4:^d ureteral bulking agent~f*a|2960	8:^c other^c~e^b~b*a|2960	9:^c~d*a|2960
1:*k vaginal^b~e^b vagina|2960	2:*k urethral^b~e^b urethra|2960	3:*k urethral bulking agent~f^b urethra|2960	4:*k ureteral bulking agent~f^b ureter|2960	8:^c other^c~e^b~b*a|2960	9:^c~d*e~b^d|2960
1:Erosion of~d*a to surrounding organ or tissue|3837	2:Exposure of~d*a into surrounding organ or tissue|3838	9:Other specified complications~b*g~d^b genitourinary^c|2190
1:Embolism due to~e*a|2190	2:Fibrosis due to~e*a|2190	3:Hemorrhage due to~e*a|2190	4:Pain due to~e*a|2190	5:Stenosis due to~e*a|2190	6:Thrombosis due to~e*a|2190	9:^c complication~b*a|2190
0:Mechanical complication~b*h urinary catheter|3826	1:Mechanical complication~b*h other urinary~c^b~c^b implants|3829	2:Mechanical complication~b*h graft of urinary organ|3830	3:Mechanical complication~b*h intrauterine contraceptive device|3831	4:Mechanical complication~b^b other~b*a of genital tract|3833	5:Infection and inflammatory reaction due to~d*f device~b^b implant~b^b graft in urinary system|3835	6:Infection and inflammatory reaction due to~d*f device~b^b implant~b^b graft in genital tract|3836	7:*i due to implanted mesh~g^b other prosthetic materials|3839	8:Other specified complications~b*a|3840	9:Unspecified complication~b*f device~b^b implant~b^b graft|2192
0:*c right hip~b^b|2960	1:*c left hip~b^b|2960	2:*c right knee~b^b|2960	3:*c left knee~b^b|2960	8:*a, other site|2960	9:*a, unspecified site|2960
0:*c right hip~b^b|2960	1:*c left hip~b^b|2960	2:Instability~b*c right knee~b^b|2960	3:Instability~b*c left knee~b^b|2960	8:^c other*a|2960	9:^c unspecified*a|2960
0:*c right hip^c|2960	1:*c left hip^c|2960	2:*c right knee^c|2960	3:*c left knee^c|2960	8:*d other^d|2960	9:*d unspecified^d|2960
0:*b right hip^b|2960	1:*b left hip^b|2960	2:*b right knee^b|2960	3:*b left knee^b|2960	8:*d other^d|2960	9:*d unspecified^d|2960
0:*c right hip~b^b|2960	1:*c left hip~b^b|2960	2:*c right knee~b^b|2960	3:*c left knee~b^b|2960	8:*d other^d|2960	9:*d unspecified^d|2960
1:Broken~d*a|3842	2:Dislocation~c*a|3843	3:^b loosening~b*c prosthetic^b|3844	5:Periprosthetic osteolysis~c*c prosthetic^b|3845	6:Wear~c*d articular bearing surface of^b prosthetic^b|3845	9:Other mechanical~b*a|3846
0:*d right humerus|2960	1:*d left humerus|2960	2:*d bone~b^b right forearm|2960	3:*d bone~b^b left forearm|2960	4:*d right femur|2960	5:*d left femur|2960	6:*d bone~b^b right lower leg|2960	7:*d bone~b^b left lower leg|2960	9:*d unspecified bone~b^c|2960
1:Breakdown (mechanical)~c*a|3848	2:Displacement~c*a|3848	9:Other mechanical~b*a|3848
0:*c~b^b of hand and fingers|2960	3:*c~b^b of foot and toes|2960	6:*c vertebrae|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3850	2:Displacement~c*a|3850	9:Other mechanical~b*a|3850
0:*h electronic~b^b stimulator|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3852	2:Displacement~c*a|3852	9:Other mechanical~b*a|3852
0:*i muscle~g^b tendon graft|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3854	2:Displacement~c*a|3854	9:Other mechanical~b*a|3854
0:*d unspecified^d|2190	1:*c right hip~b^b|2190	2:*c left hip~b^b|2190	3:*c right knee~b^b|2190	4:*c left knee~b^b|2190	9:*d other^d|2190
0:*b right humerus|2960	1:*b left humerus|2960	2:*b right radius|2960	3:*b left radius|2960	4:*b right ulna|2960	5:*b left ulna|2960	9:*b unspecified bone of^b|2960
0:*b right femur|2960	1:*b left femur|2960	2:*b right tibia|2960	3:*b left tibia|2960	4:*b right fibula|2960	5:*b left fibula|2960	9:*b unspecified bone of^b|2960
0:*a of unspecified site|2190	1:*a of arm|3857	2:*a of leg|3858	3:*a of spine|2190	9:*a of other site|2190
0:Mechanical complication~b*h joint prosthesis|3847	1:Mechanical complication~b*h fixation device of bones of limb|3849	2:Mechanical complication~b*h fixation device of other bones|3851	3:Mechanical complication~b^b other bone~d*a|3853	4:Mechanical complication~b^b other^c~b*a|3855	5:Infection~i*b inflammatory reaction due to internal joint prosthesis|3856	6:Infection~i*b inflammatory reaction due to internal fixation device|3859	7:Infection and inflammatory reaction due to other~c*a|2192	8:Other specified complications~b*a|3840	9:Unspecified complication~b*f device~b^b implant~b^b graft|2192
0:*e neurostimulator~b^b brain electrode (lead)|2960	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2960	2:*e neurostimulator~b^b spinal cord electrode (lead)|2960	3:*e neurostimulator, generator|2960	8:^d other*a|2960
0:*e neurostimulator~b^b brain electrode (lead)|2960	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2960	2:*e neurostimulator~b^b spinal cord electrode (lead)|2960	3:*e neurostimulator, generator|2960	8:^c other*a|2960
0:*e neurostimulator~b^b brain electrode (lead)|2960	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2960	2:*e neurostimulator~b^b spinal cord electrode (lead)|2960	3:*e neurostimulator, generator|2960	9:^e other*a|2960
1:Breakdown (mechanical)~c*a|3861	2:Displacement~c*a|3862	9:Other mechanical~b*a|3863
0:*i~c^b orbit of right eye|2960	1:*i~c^b orbit of left eye|2960	8:*a|2960
1:Breakdown (mechanical)~c*a|3865	2:Displacement~c*a|3865	9:Other mechanical~b*a|3865
1:Breakdown (mechanical)~c*a|2190	2:Displacement~c*a|2190	3:Leakage~c*a|2190	4:Capsular contracture~c*d~c^b|2190	9:Other mechanical~b*a|2190
0:*h bile duct prosthesis|2960	1:*h esophageal anti-reflux device|2960	8:^d other*a|2960
0:*h bile duct prosthesis|2960	1:*h esophageal anti-reflux device|2960	8:^c other*a|2960
0:*g bile duct prosthesis|2960	1:*g esophageal anti-reflux device|2960	8:^e other*a grafts|2960
1:Breakdown (mechanical)~c*a|3868	2:Displacement~c*a|3869	9:Other mechanical~b*b|3870
0:*j cranial or spinal infusion catheter|2960	1:*j intraperitoneal dialysis catheter|2960	2:*j permanent sutures|2960	3:*j artificial skin graft~h^b decellularized allodermis|2960	4:*j insulin pump|2960	5:*i nervous system device~e^b implant or graft|2960	8:*a|2960
0:*j cranial or spinal infusion catheter|2960	1:*j intraperitoneal dialysis catheter|2960	3:*j insulin pump|2960	5:*i nervous system device~e^b implant or graft|2960	8:*a|2960
1:Breakdown (mechanical)~c^e~c*a|3872	2:Displacement~c^e~c*a|3872	3:Leakage~c^e~c*a|3873	9:Other mechanical~b^f~c*a|3872
0:*h ventricular intracranial (communicating) shunt|2960	1:*h implanted electronic neurostimulator of brain~d^b electrode (lead)|2960	2:*h implanted electronic neurostimulator of peripheral nerve~d^b electrode (lead)|2960	3:*h implanted electronic neurostimulator of spinal cord~d^b electrode (lead)|2960	4:*h implanted electronic neurostimulator~d^b generator|2960	5:*h cranial or spinal infusion catheter|2960	8:*h other^c device~b^b implant or~c^b|2960
1:*i peritoneal dialysis catheter|2190	2:*i insulin pump|2190	3:*i nervous system~d^e graft|3875	9:*a|2190
0:^d nervous system~b*e|2960	8:^d other*e|2960
0:^e nervous system~b*e|2960	8:^e other*e|2960
1:Embolism due to~e*a|3877	2:Fibrosis due to~e*a|3877	3:Hemorrhage due to~e*a|3877	4:Pain due to~e*a|3877	5:Stenosis due to~e*a|3877	6:Thrombosis due to~e*a|3877	9:^c complication~b*a|3878
0:Mechanical complication~b*i ventricular intracranial (communicating) shunt|3804	1:Mechanical complication~b*i implanted electronic stimulator of nervous system|3864	2:Mechanical complication~b*i intraocular lens|3831	3:Mechanical complication~b^c ocular~b*a|3866	4:Mechanical complication~b*i breast prosthesis~g^b implant|3867	5:Mechanical complication~b^b gastrointestinal~c*a|3871	6:Mechanical complication~b^c specified^b and external*a|3874	7:Infection and inflammatory reaction due to~c*a|3876	8:Other specified complications~b^b~b*a, not elsewhere classified|3879	9:Unspecified complication~b^b~b*f device~b^b implant~b^b graft|2192
0:Unspecified complication~b*a	1:Bone~d*a rejection	2:Bone~d*a failure	3:Bone~d*a infection	9:Other complications~b*a
0:Unspecified complication~b*a	1:Kidney~d*a rejection	2:Kidney~d*a failure	3:Kidney~d*a infection	9:Other complication~b*a
0=Cardiac allograft vasculopathy	8:*a
0:Unspecified complication~b*a	1:Heart~d*a rejection	2:Heart~d*a failure	3:Heart~d*a infection	9:Other complications~b*a|3883
0:Unspecified complication~b*a	1:Heart-lung~d*a rejection	2:Heart-lung~d*a failure	3:Heart-lung~d*a infection	9:Other complications~b*a
0:Unspecified complication~b*a	1:Liver~d*a rejection	2:Liver~d*a failure	3:Liver~d*a infection	9:Other complications~b*a
0:Lung~d*a rejection	1:Lung~d*a failure	2:Lung~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Skin~d*b rejection	1:Skin~d*a failure	2:Skin~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Bone~d*a rejection	1:Bone~d*a failure	2:Bone~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Corneal~d*a rejection|519	1:Corneal~d*a failure|519	2:Corneal~d*a infection|519	8:Other complications~b*a|519	9:Unspecified complication~b*a|519
0:Intestine~d*a rejection	1:Intestine~d*a failure	2:Intestine~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Other~d*a rejection	1:Other~d*a failure	2:Other~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
1:*f lung transplant|3887	2:*f skin graft (allograft) (autograft)|3888	3:*f bone graft|3889	4:*f corneal transplant|3890	5:Complication~b*f intestine transplant|3891	9:*d tissue|3892
0:Unspecified complication~b*a	1:Unspecified~d*a rejection	2:Unspecified~d*a failure	3:Unspecified~d*a infection	9:Other complications~b*a
0:*e bone marrow transplant|3881	1:*e kidney transplant|3882	2:*e heart transplant|3884	3:*e heart-lung transplant|3885	4:*e liver transplant|3886	5:*e stem cell transplant	8:^c other*b tissues|3893	9:Complication~b^b unspecified^b organ~b*a|3894
X:*a|312
0:*a, unspecified extremity	1:*a, right upper extremity	2:*a, left upper extremity	3:*a, right lower extremity	4:*a, left lower extremity
1:Dehiscence~c*a	9:*a
0:*f of reattached (part of) upper extremity|3896	1:*f of reattached (part of) lower extremity|3896	2:*f of other reattached body part	3:Neuroma of~f*a stump|3897	4:Infection of~f*a stump|3897	5:Necrosis of~f*a stump|3897	8:Other complications of~f*a stump|3898	9:Unspecified complications of~f*a stump
1:Hypothermia following~d*a|2190	2=Failed moderate sedation during procedure|2190	3:Unintended awareness under general~d*a during procedure|2190	9:*a|2190
0=Infection following immunization|2192	1:^c following immunization~f*a|2192	2=Shock due to anesthesia|2192	3=Malignant hyperthermia due to anesthesia|2192	4=Failed or difficult intubation|2192	5:*i anesthesia|3900	6:Anaphylactic reaction due to adverse effect~c*i correct drug or medicament properly administered|2192	7:Unspecified adverse effect~c*i drug or medicament|2192	8:^b specified*a|2192	9:Complication~c*d unspecified|2192
0=Vaping-related disorder	1=COVID-19
9:*a, unspecified
1:*e rider of^b electric scooter|2960	8:*e rider of other^e|2960
1:*c roller-skater|2190	2:*c skateboarder|2190	3:*c standing micro-mobility^c|3904	9:*c other^c|2190
1=Fall from in-line roller-skates|2960	2:*c roller-skater colliding with stationary object|2960	8:Other in-line~b*a|2960
1=Fall from non-in-line roller-skates|2960	2=Non-in-line roller-skater colliding with stationary object|2960	8:Other non-in-line roller-skating~d*a|2960
1=Fall from skateboard|2960	2=Skateboarder colliding with stationary object|2960	8:Other skateboard~b*a|2960
1:Fall from scooter~b*b|2960	2:*b colliding with stationary object|2960	8:Other scooter~b*a|2960
1=Fall from heelies|2960	2:*b colliding with stationary object|2960	8:Other heelies~b*a|2960
1:Fall from~c*a|2960	2:Pedestrian~b*a colliding with stationary object|2960	8:Other accident~b*a|2960
1:In-line roller-skate~d*a|3906	2:Non-in- line roller-skate~d*a|3907	3:Skateboard~d*a|3908	4:Scooter (nonmotorized)~d*a|3909	5:Heelies~d*a|3910	8:Accident on other rolling-type~b*b|3911
1=Fall from ice-skates|2960	2=Ice-skater colliding with stationary object|2960	8:Other ice-skates~b*a|2960
1=Fall from sled|2960	2=Sledder colliding with stationary object|2960	8:Other sled~b*a|2960
1:Fall from other~b*b|2960	2:Pedestrian on other~b*b colliding with stationary object|2960	8:^b accident on other*b|2960
1:Ice-skates~d*a|3913	2:Sled~d*a|3914	8:Other gliding-type~b*a|3915
1=Fall from snowboard|2960	2=Snowboarder colliding with stationary object|2960	8:Other snowboard~b*a|2960
1=Fall from snow-skis|2960	2=Snow-skier colliding with stationary object|2960	8:Other snow-ski~b*a|2960
1:Snowboard~d*a|3917	2:Snow-ski~d*a|3918	8:Other flat-bottomed~b*a|3915
1:Fall from moving~c*a|2960	2:Wheelchair~d*a colliding with stationary object|2960	8:Other accident~b*a|2960
1:Fall from~c*a|2960	2:Baby~d*a colliding with stationary object|2960	8:Other accident~b*a|2960
1:Fall from~c*a|2960	2:Motorized~d*a colliding with stationary object|2960	8:Other accident~b*a|2960
1:Fall from~c*d electric scooter|2960	2:Pedestrian on~c*d electric scooter colliding with stationary object|2960	8:Other accident~b*a|2960
1:*e with wheelchair (powered)|3920	2:*e with baby stroller|3921	3:*e with motorized mobility scooter|3922	4:^b with standing micro-mobility~c*a|3923	9:*a|3911
0:*c on foot injured in collision with pedestrian^b|3905	1:Rolling-type pedestrian~b*a|3912	2:Gliding-type pedestrian~b*a|3916	3:Flat-bottomed pedestrian~b*a|3919	8:Accident on other pedestrian~b*b|3924
1:^d electric scooter~d*a|2960	8:^c other*a|2960
0:^b on foot*a|2190	1:^b on roller-skates*a|2190	2:^b on skateboard*a|2190	3:^b on standing micro-mobility pedestrian conveyance*a|3926	9:^b with other conveyance*a|2190
0:*a in nontraffic accident|3927	1:*a in traffic accident|3927	9:*a, unspecified whether traffic or nontraffic accident|3927
1:^d electric scooter~d^g three wheeled~b*a|2960	8:^c other*k three wheeled~b^j|2960
0:^b on foot*a|2190	1:^b on roller-skates*a|2190	2:^b on skateboard*a|2190	3:^b on standing micro-mobility pedestrian conveyance*a|3929	9:^b with other conveyance*a|2190
0:*a in nontraffic accident|3927	1:*a in traffic accident|3927	9:*a, unspecified whether traffic or nontraffic accident|3930
0:^b on foot*a|2190	1:^b on roller-skates*a|2190	2:^b on skateboard*a|2190	3:^b on standing micro-mobility pedestrian conveyance*g~b^f|3926	9:^b with other conveyance*a|2190
0:^b on foot*a|2190	1:^b on roller-skates*a|2190	2:^b on skateboard*a|2190	3:^b on standing micro-mobility pedestrian conveyance^h~b*a|3926	9:^b with other conveyance*a|2190
0:*a in nontraffic accident|3932	1:*a in traffic accident|3932	9:*a, unspecified whether traffic or nontraffic accident|3933
0:*f~c^d|2190	1:*f military vehicle|2190	9:*e~c^c|2190
0:*f nontraffic accident involving^d motor vehicles|3935	1:*f~c^b nontraffic accident|2192	2:*f traffic accident involving^d motor vehicles|3935	3:*f~c^b traffic accident|2192	9:*f~c^c accident|2192
0:^c driver~b*a in nontraffic accident|2192	1:^c passenger~b*a in nontraffic accident|2192	2:Unspecified pedal cyclist~d*a in nontraffic accident|2192	3:Person boarding or alighting a pedal~b^b~b*a|2192	4:^c driver~b*a in traffic accident|2192	5:^c passenger~b*a in traffic accident|2192	9:Unspecified pedal cyclist~d*a in traffic accident|2192
0:^c driver~b*a in nontraffic accident|2192	1:^c passenger~b*a in nontraffic accident|2192	2:Unspecified pedal cyclist~d*a in nontraffic accident|2192	3:Person boarding or alighting a pedal~b^b~b*a in nontraffic accident|2192	4:^c driver~b*a in traffic accident|2192	5:^c passenger~b*a in traffic accident|2192	9:Unspecified pedal cyclist~d*a in traffic accident|2192
0:*i~c^g|2190	9:*h~c^f|2190
1:*e~c^b accident with military vehicle|2190	8:*a|2190
0:^c driver~b^c collision with*c motor vehicles in nontraffic accident|3939	1:^c passenger~b^c collision with*c motor vehicles in nontraffic accident|3939	2:Unspecified pedal cyclist~d^c collision with*c motor vehicles in nontraffic accident|3939	3:^b cyclist (driver) (passenger)~c*f~c^b nontraffic accident|2192	4:^c driver~b^c collision with*c motor vehicles in traffic accident|3939	5:^c passenger~b^c collision with*c motor vehicles in traffic accident|3939	6:Unspecified pedal cyclist~d^c collision with*c motor vehicles in traffic accident|3939	8:^b cyclist (driver) (passenger)~c*e specified~c^c|3940	9:^b cyclist (driver) (passenger)~c*f~c^b traffic accident|2192
1:Electric (assisted) bicycle~b*a|2190	9:Other motorcycle~b*a|2190
1:^b electric (assisted) bicycle~b*a|2190	9:^b~b^b of other motorcycle*a|2190
1:^e an electric (assisted) bicycle~c*a|2190	9:^e other~b*a|2190
0:^b driver~b*a in nontraffic accident|3942	1:^b passenger~b*a in nontraffic accident|3942	2:Unspecified motorcycle~b*a in nontraffic accident|3943	3:Person boarding or alighting a motorcycle~c*a|3944	4:^b driver~b*a in traffic accident|3942	5:^b passenger~b*a in traffic accident|3942	9:Unspecified motorcycle~b*a in traffic accident|3943
1:Electric (assisted) bicycle~b*a|2960	8:Other motorcycle~b*a|2960
0:*i~c^g|3946	9:*h~c^f|3946
1:^b electric (assisted) bicycle~b*a|2960	8:^b~b^b of other motorcycle*a|2960
0:*i~c^g|3948	9:*h~c^f|3948
1:Electric (assisted) bicycle~c*a|2190	9:Other motorcycle~c*a|2190
1:Electric (assisted) bicycle~b*a|2960	8:Rider~c^c of other motorcycle*a|2960
1:*e~c^b accident with military vehicle|3951	8:*a|3951
1:Electric (assisted) bicycle~b*a|2190	9:Rider~c^c of other motorcycle*a|2190
0:^b driver~b^c collision with*c motor vehicles in nontraffic accident|3947	1:^b passenger~b^c collision with*c motor vehicles in nontraffic accident|3947	2:Unspecified motorcycle~b*f collision with^d motor vehicles in nontraffic accident|3949	3:*h (driver) (passenger)^c~c^b nontraffic accident|3950	4:^b driver~b^c collision with*c motor vehicles in traffic accident|3947	5:^b passenger~b^c collision with*c motor vehicles in traffic accident|3947	6:Unspecified motorcycle~b*f collision with^d motor vehicles in traffic accident|3949	8:^c (driver) (passenger)*e specified~c^c|3952	9:*h (driver) (passenger)^c~c^b traffic accident|3953
0:Driver~b*a in nontraffic accident|2192	1:Passenger in~c*a in nontraffic accident|2192	2:Person on outside~b*a in nontraffic accident|2192	3:Unspecified occupant~b*a in nontraffic accident|2192	4:Person boarding or alighting a~c*a|2192	5:Driver~b*a in traffic accident|2192	6:Passenger in~c*a in traffic accident|2192	7:Person on outside~b*a in traffic accident|2192	9:Unspecified occupant~b*a in traffic accident|2192
1:*e~c^b accident with military vehicle|2190	9:*a|2190
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3939	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3939	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3939	3:^b (driver) (passenger)*f~c^b nontraffic accident|2192	4:Driver~b*f collision with^d motor vehicles in traffic accident|3939	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3939	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3939	8:^b (driver) (passenger)*e specified~c^c|3956	9:^b (driver) (passenger)*f~c^b traffic accident|2192
0:^b driver~b*a in nontraffic accident|2192	1:^b passenger~b*a in nontraffic accident|2192	2:Person on outside of car~c*a in nontraffic accident|2192	3:Unspecified car~b*a in nontraffic accident|2192	4:Person boarding or alighting a car~c*a|2192	5:^b driver~b*a in traffic accident|2192	6:^b passenger~b*a in traffic accident|2192	7:Person on outside of car~c*a in traffic accident|2192	9:Unspecified car~b*a in traffic accident|2192
1:*j sport utility vehicle~g^d|2190	2:*j other type^b~f^d|2190	3:*j~c^c~c^d|2190	4:*j~f^e|2190
1:*g sport utility vehicle|2190	2:*g other type^b|2190	3:*g~c^c|2190	4:*g~f^b|2190
0:^b driver~b*a in nontraffic accident|3959	1:^b passenger~b*a in nontraffic accident|3959	2:Person on outside of car~c*a in nontraffic accident|3959	3:Unspecified car~b*a in nontraffic accident|3959	4:Person boarding or alighting a car~c*a|3960	5:^b driver~b*a in traffic accident|3959	6:^b passenger~b*a in traffic accident|3959	7:Person on outside of car~c*a in traffic accident|3959	9:Unspecified car~b*a in traffic accident|3959
0:^f~c*a|2190	9:*h~c^f|2190
0:Driver~c^c collision with*c motor vehicles in nontraffic accident|3962	1:Passenger~c^c collision with*c motor vehicles in nontraffic accident|3962	2:Unspecified car~b*f collision with^d motor vehicles in nontraffic accident|3939	3:*h (driver) (passenger)^c~c^b nontraffic accident|2192	4:Driver~c^c collision with*c motor vehicles in traffic accident|3962	5:Passenger~c^c collision with*c motor vehicles in traffic accident|3962	6:Unspecified car~b*f collision with^d motor vehicles in traffic accident|3939	8:^c (driver) (passenger)*e specified~c^c|3940	9:*h (driver) (passenger)^c~c^b traffic accident|2192
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3939	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3939	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3939	3:^b (driver) (passenger)*f~c^b nontraffic accident|2192	4:Driver~b*f collision with^d motor vehicles in traffic accident|3939	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3939	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3939	8:^b (driver) (passenger)*e specified~c^c|3940	9:^b (driver) (passenger)*f~c^b traffic accident|2192
0:Driver~b*a in nontraffic accident|2192	1:Passenger in~c*a in nontraffic accident|2192	2:Person on outside~b*a in nontraffic accident|2192	3:Unspecified occupant~b*a in nontraffic accident|2192	4:Person boarding or alighting a~c*a while boarding or alighting|2192	5:Driver~b*a in traffic accident|2192	6:Passenger in~c*a in traffic accident|2192	7:Person on outside~b*a in traffic accident|2192	9:Unspecified occupant~b*a in traffic accident|2192
1:*e~c^c with military vehicle|2190	8:*a|2190
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3939	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3939	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3939	3:^b (driver) (passenger)*f~c^b nontraffic accident|2192	4:Driver~b*f collision with^d motor vehicles in traffic accident|3939	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3939	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3939	8:^b (driver) (passenger)*e specified~c^c|3966	9:^b (driver) (passenger)*f~c^b traffic accident|2192
0:Driver of bus~c*a in nontraffic accident|2192	1:Passenger on bus~c*a in nontraffic accident|2192	2:Person on outside of bus~c*a in nontraffic accident|2192	3:Unspecified~b^b of bus*a in nontraffic accident|2192	4:Person boarding or alighting from bus~c*a|2192	5:Driver of bus~c*a in traffic accident|2192	6:Passenger on bus~c*a in traffic accident|2192	7:Person on outside of bus~c*a in traffic accident|2192	9:Unspecified~b^b of bus*a in traffic accident|2192
0:Driver of bus~c^c collision with*c motor vehicles in nontraffic accident|3939	1:Passenger on bus~c^c collision with*c motor vehicles in nontraffic accident|3939	2:Unspecified bus~b*f collision with^d motor vehicles in nontraffic accident|3939	3:*h (driver) (passenger)^c~c^b nontraffic accident|2192	4:Driver of bus~c^c collision with*c motor vehicles in traffic accident|3939	5:Passenger on bus~c^c collision with*c motor vehicles in traffic accident|3939	6:Unspecified bus~b*f collision with^d motor vehicles in traffic accident|3939	8:^c (driver) (passenger)*e specified~c^c|3966	9:*h (driver) (passenger)^c~c^b traffic accident|2192
0:*e horse~b^d|2960	8:*e other^e|2960
1:^b~g*g~d^d|3970	2:Occupant~d^b animal-drawn~c*h~c^f|2190
1:^b~f*a|2190	2:Occupant~d*a|2190
0:^b~f*d other^d|2960	1:Occupant~d*a|2960
0:^b~f*d~b^c|2960	1:Occupant~d*a|2960
0:^b~f*a|2960	1:Occupant~d*a|2960
1:*d animal being ridden|3973	2:*c animal-drawn vehicle|3974	3:*d streetcar|3975	9:*a|3975
0:*f~d^b accident with military vehicle|2960	8:*e~c^b accident|2960	9:*f~c^c accident|2960
1:^b~f*a|3977	2:Occupant~d*a|3977
0:*g animal drawn~b^c by fall from or being thrown from animal or animal-drawn vehicle^b noncollision~b^b|3971	1:*c collision with pedestrian or animal|3972	2:*c collision with pedal cycle|3972	3:*c collision with two- or three-wheeled motor vehicle|3972	4:*c collision with car, pick-up truck, van, heavy^b vehicle or bus|3972	5:*c collision with other specified motor vehicle|3972	6:*c collision with railway train or railway vehicle|3972	7:*c collision with other nonmotor vehicles|3976	8:*c collision with fixed or stationary object|3972	9:*c other and unspecified^b accidents|3978
1:*f due to explosion or fire on train|2190	2:*f due to object falling onto train|2190	3:*f due to collision with military vehicle|2190	9:*f due to~b^d accident|2190
0:*c collision with motor vehicle in nontraffic~b^b|2192	1:*c collision with motor vehicle in traffic~b^b|2192	2:*c collision with or hit by rolling stock|2192	3:*c collision with other object|2192	4:Person injured while boarding or alighting from~c*e|2192	5:*d by fall^b railway train or railway vehicle|2192	6:*d by fall from railway train or railway vehicle|2192	7:*c derailment without antecedent collision|2192	8:*c other specified railway accidents|3980	9:*c unspecified railway~b^b|2192
0:^c~b*c collision with motor vehicle in nontraffic~b^b|2192	1:^c~b*c collision with motor vehicle in traffic~b^b|2192	2:^c~b*c collision with or hit by rolling stock|2192	3:^c~b*c collision with other object|2192	4:Person~e*d while boarding or alighting from streetcar|2192	5:*g~b^c by fall^b streetcar|2192	6:*g~b^c by fall from streetcar|2192	7:^c~b*c derailment without antecedent collision|2192	8:^c~b*c other specified^b accidents|2192	9:^c~b*c unspecified traffic~b^b|2192
0:Driver~b*k~e^b vehicle~b^c traffic~b^b|2192	1:Passenger~b*k~e^b vehicle~b^c traffic~b^b|2192	2:Person on outside~b*k~e^b vehicle~b^c traffic~b^b|2192	3:Unspecified occupant~b*k~e^b vehicle~b^c traffic~b^b|2192	4:Person injured while boarding or alighting from~c*k~e^b vehicle|2192	5:Driver~b*k~e^b vehicle~b^c nontraffic~b^b|2192	6:Passenger~b*k~e^b vehicle~b^c nontraffic~b^b|2192	7:Person on outside~b*k~e^b vehicle~b^c nontraffic~b^b|2192	9:Unspecified occupant~b*k~e^b vehicle~b^c nontraffic~b^b|2192
0:Driver~b*j agricultural^b~e^c traffic~b^b|2192	1:Passenger~b*j agricultural^b~e^c traffic~b^b|2192	2:Person on outside~b*j agricultural^b~e^c traffic~b^b|2192	3:Unspecified occupant~b*j agricultural^b~e^c traffic~b^b|2192	4:Person injured while boarding or alighting from~c*j agricultural^b|2192	5:Driver~b*j agricultural^b~e^c nontraffic~b^b|2192	6:Passenger~b*j agricultural^b~e^c nontraffic~b^b|2192	7:Person on outside~b*j agricultural^b~e^c nontraffic~b^b|2192	9:Unspecified occupant~b*j agricultural^b~e^c nontraffic~b^b|2192
0:Driver~b*c traffic~b^b|2192	1:Passenger~b*c traffic~b^b|2192	2:Person on outside~b*c traffic~b^b|2192	3:Unspecified occupant~b*c traffic~b^b|2192	4:Person injured while boarding or alighting from~c*e|2192	5:Driver~b*c nontraffic~b^b|2192	6:Passenger~b*c nontraffic~b^b|2192	7:Person on outside~b*c nontraffic~b^b|2192	9:Unspecified occupant~b*c nontraffic~b^b|2192
1:^c ambulance~c^b fire engine~e*a|2190	2:^c snowmobile~h*a|2190	3:^c dune buggy~h*a|2190	4:^c military~g*a|2190	5:^c 3-~c^b 4- wheeled all-terrain~d^b (ATV)*a|2190	6:^c dirt bike~c^b motor/cross bike~e*a|2190	9:^c other*a|2190
1:*l ambulance~c^b fire engine~e^e|2190	2:*l snowmobile~h^e|2190	3:*l dune buggy~h^e|2190	4:^e military~g*a|2190	5:*l 3-~c^b 4- wheeled all-terrain~d^b (ATV)^e|2190	6:*l dirt bike~c^b motor/cross bike~e^e|2190	9:^e other*a|2190
1:^d ambulance~c^b fire engine~e*a|2190	2:^d snowmobile~h*a|2190	3:^d dune buggy~h*a|2190	4:^d military~g*a|2190	5:^d 3-~c^b 4- wheeled all-terrain~d^b (ATV)*a|2190	6:^d dirt bike~c^b motor/cross bike~e*a|2190	9:^d other*a|2190
1:*h ambulance~c^b fire engine|2190	2:*h snowmobile|2190	3:*h dune buggy|2190	4:*h military~g^b|2190	5:*h a 3-~c^b 4- wheeled all-terrain~d^b (ATV)|2190	6:*h a dirt bike~c^b motor/cross bike|2190	9:*h other^h|2190
1:*l ambulance~c^b fire engine~e^e|2190	2:*l snowmobile~h^e|2190	3:*l dune buggy~h^e|2190	4:^e military~g*a|2190	5:*l 3-~c^b 4- wheeled all-terrain~d^b (ATV)^e|2190	6:*l dirt bike~c^b motor/cross bike~e^e|2190	9:^e other*f vehicles~b^e|2190
0:Driver~b*f~b^c traffic~b^b|3986	1:Passenger~b*f~b^c traffic~b^b|3986	2:Person on outside~b*f~b^c traffic~b^b|3987	3:Unspecified occupant~b*f~b^c traffic~b^b|3988	4:Person injured while boarding or alighting from~c*f|3989	5:Driver~b*f~b^c nontraffic~b^b|3986	6:Passenger~b*f~b^c nontraffic~b^b|3986	7:Person on outside~b*f~b^c nontraffic~b^b|3990	9:Unspecified occupant~b*f~b^c nontraffic~b^b|3988
0=Person injured in collision between car and two- or three-wheeled powered vehicle (traffic)|2192	1=Person injured in collision between other motor vehicle and two- or three-wheeled motor vehicle (traffic)|2192	2=Person injured in collision between car and pick-up truck or van (traffic)|2192	3=Person injured in collision between car and bus (traffic)|2192	4:Person injured in collision between car and heavy~j*b vehicle (traffic)|2192	5:Person injured in collision between heavy~j*b vehicle and bus (traffic)|2192	6=Person injured in collision between railway train or railway vehicle and car (traffic)|2192	7:Person injured in collision between other~d*h motor vehicles (traffic)|2192	8:Person injured in other~d*h noncollision~f^b accidents involving motor vehicle (traffic)|2192	9:Person injured in other~d*h (collision)(noncollision)~f^b accidents involving nonmotor vehicle (traffic)|2192
0=Person injured in collision between car and two- or three-wheeled motor vehicle, nontraffic|2192	1=Person injured in collision between other motor vehicle and two- or three-wheeled motor vehicle, nontraffic|2192	2=Person injured in collision between car and pick-up truck or van, nontraffic|2192	3=Person injured in collision between car and bus, nontraffic|2192	4:Person injured in collision between car and heavy~j*b vehicle, nontraffic|2192	5:Person injured in collision between heavy~j*b vehicle and bus, nontraffic|2192	6=Person injured in collision between railway train or railway vehicle and car, nontraffic|2192	7:Person injured in collision between other~d*h motor vehicle, nontraffic|2192	8:Person injured in other~d*h noncollision~f^b accidents involving motor vehicle, nontraffic|2192	9:Person injured in other~d*h (collision)(noncollision)~f^b accidents involving nonmotor vehicle, nontraffic|2192
0:Person injured in unspecified motor-vehicle~d*e nontraffic|2192	1:Person injured in unspecified~c*e nontraffic|2192	2:Person injured in unspecified motor-vehicle~d*e traffic|2192	3:Person injured in unspecified~c*e traffic|2192	9:Person injured in~i*a vehicle accident|2192
0:*c merchant ship~b^b|2190	1:*c passenger ship~b^b|2190	2:*c fishing boat~b^b|2190	3:*c other powered^c|2190	4:*c sailboat~b^b|2190	5:*c canoe or kayak~b^b|2190	6:*c (nonpowered) inflatable craft~b^b|2190	8:*c other unpowered^c|2190	9:*c unspecified^c|2190
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*c other^b powered^b|2190	4:*b sailboat|2190	5:*b canoe or kayak|2190	6:*b (nonpowered) inflatable craft|2190	7:*b water-skis|2190	8:*c other^b unpowered^b|2190	9:*c unspecified^c|2190
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*c other^b powered^b|2190	4:*b sailboat|2190	5:*b canoe or kayak|2190	6:*b (nonpowered) inflatable craft|2190	7:*b water-skis|2190	8:*c other^b unpowered^b|2190	9:*b unspecified^b|2190
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*b other powered^b|2190	4:*b sailboat|2190	5:*b canoe or kayak|2190	6:*b (nonpowered) inflatable craft|2190	7:*b water-skis|2190	8:*b other unpowered^b|2190	9:*b unspecified^b|2190
0:*d~c^b overturning|3995	1:*d~c^b sinking|3995	2:*d falling or jumping from burning~c^b|3996	3:*d falling or jumping from crushed~c^b|3997	8:*d other^d|3998
0:*d merchant ship~b^c|2190	1:*d passenger ship~b^c|2190	2:*d fishing boat~b^c|2190	3:*d other powered^d|2190	4:*d sailboat~b^c|2190	5:*d canoe or kayak~b^c|2190	6:*d (nonpowered) inflatable craft~b^c|2190	7:*d water-skis~b^c|2190	8:*d other unpowered^d|2190	9:*d unspecified^d|2190
0:^c merchant ship~b*a|2190	1:^c passenger ship~b*a|2190	2:^c fishing boat~b*a|2190	3:^c other powered*a|2190	4:^c sailboat~b*a|2190	5:^c canoe or kayak~b*a|2190	6:^c (nonpowered) inflatable craft~b*a|2190	8:^c other unpowered*a|2190	9:^c unspecified*a|2190
0:^f merchant ship~b*a|2190	1:^f passenger ship~b*a|2190	2:^f fishing boat~b*a|2190	3:^f other powered*a|2190	4:^f sailboat~b*a|2190	5:^f canoe or kayak~b*a|2190	6:^f (nonpowered) inflatable craft~b*a|2190	9:^f unspecified*a|2190
0:Burn~c*d~c^b on fire|4000	1:Crushed between watercraft and other watercraft or other object~c*d collision|4001	2:Fall~c*d collision between~c^b and other watercraft or other object|4002	3:Hit or struck by falling object~c*a|3998	8:*d other^d|3998
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*b other powered^b|2190	4:*b sailboat|2190	5:*b canoe or kayak|2190	6:*b (nonpowered) inflatable craft|2190	9:*b unspecified^b|2190
0:*j fall off~i^b|3998	1:*j being thrown overboard by motion of~i^b|4004	2:*j being washed overboard from~i^b|3998
0:*b merchant vessel|2190	1:*b passenger vessel|2190	2:*b fishing boat|2190	3:*b other powered^b|2190	4:*b sailboat|2190	9:*b unspecified^b|2190
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*b other powered^b|2190	4:*b sailboat|2190	9:*b unspecified^b|2190
0:*b merchant ship|2190	1:*b passenger ship|2190	2:*b fishing boat|2190	3:*b other powered^b|2190	4:*b sailboat|2190	5:*b canoe or kayak|2190	6:*b (nonpowered) inflatable craft|2190	8:*b other unpowered^b|2190	9:*b unspecified^b|2190
0:*c merchant ship|2190	1:*c passenger ship|2190	2:*c fishing boat|2190	3:*c other powered~b^b|2190	4:*c sailboat|2190	8:*c other unpowered~b^b|2190	9:*c unspecified~b^b|2190
0:Burn~c^c localized fire~b*f|4006	1:^b burn~e*f|4006	2:Heat exposure~f*f|4007	3:Fall~f*f|4008	4:Struck by falling object~f*f|4009	5:Explosion~f*f|4007	6:Machinery~e*f|4007	8:*j other^e|3998
1:*b powered^b|2190	2:*b nonpowered^b|2190
1:*b nonpowered^b|2190	2:*c powered~b^b|2190
1:^f recreational*a|2190	2:^e non-recreational~b*a|2190
0:Civilian watercraft involved in water~b*d with~b^c|2960	1:Civilian in water injured by~e*a|2960	8:Other water~b*a|2960
1:Water~c*a involving military watercraft|4014	9:*a|2190
0:Hitting object or bottom of body of~d*c due to fall from watercraft|2192	1=Bather struck by watercraft|4011	2=Rider of nonpowered watercraft struck by other watercraft|4012	3=Injury to rider of (inflatable) watercraft being pulled behind other watercraft|4013	4=Injury to barefoot water-skier|2192	8:^b~c*b accident|4015	9:Unspecified~d*b accident|2192
0:Unspecified helicopter~b*a|2190	1:^b crash~b*a|2190	2:Forced landing of helicopter~c*a|2190	3:^b collision~b*a|2190	4:^b fire~b*a|2190	5:^b explosion~b*a|2190	9:Other helicopter~b*a|2190
0:Unspecified ultralight~b*a|2190	1:*d crash~b^c|2190	2:Forced landing of ultralight~b*d~b^c|2190	3:*d collision~b^c|2190	4:*d fire~b^c|2190	5:*d explosion~b^c|2190	9:Other ultralight~b*a|2190
0:Unspecified accident to other~b*d,~b^c|2190	1:*d crash~b^c|2190	2:Forced landing of other~b*d~b^c|2190	3:*d collision~b^c|2190	4:*d fire~b^c|2190	5:*d explosion~b^c|2190	9:^b accident to other*d~b^c|2190
0:Unspecified accident to commercial~b*d~b^c|2190	1:*d crash~b^c|2190	2:Forced landing of commercial~b*d~b^c|2190	3:*d collision~b^c|2190	4:*d fire~b^c|2190	5:*d explosion~b^c|2190	9:Other accident to commercial~b*d~b^c|2190
0:Unspecified spacecraft~b*a|2190	1:^b crash~b*a|2190	2:Forced landing of spacecraft~c*a|2190	3:^b collision~b*a|2190	4:^b fire~b*a|2190	5:^b explosion~b*a|2190	9:Other spacecraft~b*a|2190
0:Helicopter accident injuring~h*a|4017	1:Ultralight, microlight or powered-glider accident injuring~h*a|4018	2:Other private fixed-wing~d*e accident injuring~d^b|4019	3:Commercial fixed-wing~d*e accident injuring~d^b|4020	4:Spacecraft accident injuring~h*a|4021	8:Other~c*e accidents injuring~d^b|2192	9:Unspecified~d*e accident injuring~d^b|2192
0:Unspecified balloon~b*a|2190	1:^b crash~b*a|2190	2:Forced landing of balloon~c*a|2190	3:^b collision~b*a|2190	4:^b fire~b*a|2190	5:^b explosion~b*a|2190	9:Other balloon~b*a|2190
0:Unspecified hang-glider~b*a|2190	1:^b crash~b*a|2190	2:Forced landing of hang-glider~c*a|2190	3:^b collision~b*a|2190	4:^b fire~b*a|2190	5:^b explosion~b*a|2190	9:Other hang-glider~b*a|2190
0:Unspecified glider~b*a|2190	1:*d crash~b^c|2190	2:Forced landing of glider~b^b~b*a|2190	3:*d collision~b^c|2190	4:*d fire~b^c|2190	5:*d explosion~b^c|2190	9:Other glider~b*a|2190
0:Balloon accident injuring~h*a|4023	1:Hang-glider accident injuring~h*a|4024	2:Glider (nonpowered) accident injuring~h*a|4025	8:Other nonpowered-aircraft accidents injuring~h*a|2192	9:Unspecified nonpowered-aircraft accident injuring~h*a|2192
1:*b entangled in object|2190	2:*b injured on landing|2190	9:Other parachutist~b*a|2190
1=Hit by object falling from aircraft|2190	2=Injured by rotating propeller|2190	3=Sucked into jet engine|2190	9:Other injury to person~b^c due to~c*a|2190
0:Civilian aircraft involved in air~b*d with~b^c|2960	1:Civilian injured by~e*a|2960	8:Other air~b*a|2960
1:Air~c*f accident involving military aircraft|4029	9:*a|2190
0:Occupant of aircraft injured in other~b*a|2192	1=Person injured while boarding or alighting from aircraft|2192	2=Parachutist accident|4027	3:Person on ground injured in~c*b accident|4028	8:^b~b*a, not elsewhere classified|4030
0=Accident to, on or involving cable-car, not on rails|2192	1=Accident to, on or involving land-yacht|2192	2=Accident to, on or involving ice yacht|2192	3=Accident to, on or involving ski lift|2192	8:*a|2192
0:^b on same level*a|2192	1:^b from stairs and steps*a|2192	2:Other fall from one level to another~b*a|2192	9:Unspecified fall~b*a|2192
0:*b glass|2960	1:*c power tool or machine|2960	8:*c other^c|2960	9:*c unspecified^c|2960
0:*c furniture|2960	8:*a|2960
0:*b unspecified^b|2190	1:*b sharp^b|4034	9:*b other^b|4035
0:*a without subsequent striking against object|2192	1:*a with subsequent striking against object|4036
0:*h|2192	1:*i~c^c|2192	2:*i~f^d|2192
0:*e or~b^c slide|2192	1:^b~c*b swing|2192	2:*e or~b^b jungle gym|2192	8:*e or~b^b other^c|2192
0:*g (on)(from) escalator|2192	1:*g (on)(from) sidewalk curb|2192	2:*g (on)(from) incline|2192	8:^b (on) (from) other~d*a|2192	9:^b (on) (from) unspecified~d*a|2192
0:*d balcony|2192	1:*d bridge|2192	2:*d roof|2192	3:*j~f^b floor|2192	4:*d window|2192	8:*d other^d|2192	9:*c, not otherwise specified|2192
1:*a causing drowning and submersion|2960	2:*a causing other injury|2960
1:*a striking water surface|4042	2:*a striking bottom|4042	3:*a striking wall|4042
1:*a striking water surface|4042	2:*a striking bottom|4042	3:*a striking side|4042
1:*e|4042	2:*g~d^d|4042
1:*a causing drowning and submersion|2190	2:*a causing other injury|2190
1:*a striking water surface|4042	2:*a striking bottom|4042
0:*g~e^b swimming pool|4043	1:*g~e^b natural body of^b|4044	2:*g in (into) filled bathtub~c^b bucket of~c^b|4045	3:*g~e^b other^b|4043	4:*g~e^b unspecified^b|4046	5:Jumping~d*b swimming pool|4043	6:Jumping~d*b natural body of^b|4047	7:Jumping~d*c from boat|4047	8:Jumping~d*b other^b|4043	9:Jumping~d*b unspecified^b|4046
1=Fall down embankment (hill)|2190	2:Fall~c*e (out of) grocery cart|2190	9:*a|2190
0=Fall into well|2192	1=Fall into storm drain or manhole|2192	2=Fall into hole|2192	3=Fall into empty swimming pool|2192	4:Fall~c*e dock|2192	8:*a|4049
0:Striking~e*b unspecified^b with subsequent fall|2190	1:Striking~e*b sports equipment with subsequent fall|2190	2:Striking~e*b glass with subsequent fall|2190	9:Striking~e*b other^b with subsequent fall|2190
1:*a without subsequent striking against object|2190	2:*a with subsequent striking against object|2190
0:Fall~e*a, unspecified|2190	1:Fall~e*a due to stepping on an object|2190	9:^b~c*a|2190
0:*a, unspecified|2190	1:*a due to stepping on object|2190	2:*a due to stepping into hole or opening|2190	3:*a due to stepping from one level to another|2190	9:Other slipping~b*a|2190
0=Fall due to bumping against object|4051	1=Fall from or off toilet|4052	2=Fall in (into) shower or empty bathtub|2192	3:*h~d^b unspecified fall on same level|4053	4:Slipping~c*c without falling|4054
0:*g~e^c in cave-in|2192	1:*g~f^b due to collapse of building|2192	8:Other cause of strike~b*a|2192
0:*a, unspecified type|2190	1:*e football|2190	2:*e soccer~d^b|2190	3:*e baseball|2190	4:*e golf~d^b|2190	5:*e basketball|2190	6:*e volleyball|2190	7:*e softball|2190	9:^c other*a|2190
1:*f baseball^b|2190	2:*f tennis~c^b|2190	3:*f golf~e^b|2190	9:^c other*a|2190
0:*c ice^c|2960	1:*c field^c|2960
1:*c|4059	2:*d~c^b|4059
1:*d shoe cleats|2190	2:*d skate blades|2190	9:^c other*a|2190
1:*d football helmet|2190	9:*a|2190
0:Struck~e*c hit or thrown ball|4057	1:Struck~e*c bat, racquet or club|4058	2:Struck~e*c hockey stick or puck|4060	3:Struck~e*b foot wear|4061	4:*f diving board|2192	8:*c other^c|4062	9:*c unspecified^c|2192
1=Walked into wall|2190	2=Walked into lamppost|2190	3=Walked into furniture|2190	4:*c wall of swimming pool|4042	9:*c other^c|2190
0:*c unspecified^c|2190	1:*c driver side^c|2190	2:*c front passenger side^c|2190	9:*c other^c|2190
0:*f stationary object|4064	1:*c automobile airbag|4065	8:*a|2192
0:*g,^c~c^b moving^b|2192	1:*g,^c~c^b stationary^b|2192	2:*e~c^b a moving and stationary object|2192
0:^d~c*a|2192	1:^c~c*a|2192
0:*d knife|2192	1:*d sword or dagger|2192	2:*d edge of stiff paper|2192	8:*b object(s), not elsewhere classified|2192	9:*d unspecified~b^b object(s)|2192
0:*d workbench~c^b|2192	1:*d garden~c^b|2192	2:*d scissors|2192	3:*d needle (sewing)|2192	4:*d kitchen utensil|2192	5:*d paper-cutter|2192	8:^c other*a|2192
0:*h~b^b kitchen appliance|2192	1:*h electric knife|2192	2:*f~d^c|2192	3:^c~b^b garden and outdoor*c~b^b|2192	4:*h nail gun|2192	8:*a|2192
1:*e~c^b transport vehicle in stationary use|2190	9:*a|2190
0:*c combine harvester|2192	1:*c power take-off devices (PTO)|2192	2:*c hay derrick|2192	3:*c grain storage elevator|2192	8:*c other specified^c|4072	9:*c unspecified^c|2192
1:*d recreational~c^b|2190	2:*c commercial~b^b|2190	3:*d special construction vehicle in stationary use|2190	9:*a|2190
0:*e mining~b^b earth-drilling~b^b|2192	1:*e metalworking machines|2192	2:*e powered woodworking~b^b forming machines|2192	3:*e prime movers|2192	8:*d specified~c^b|4074	9:*e~c^c|2192
0:*c|2192	1:*d~c^b|2192
0:^b discharge of unspecified~e*b|2190	1:*h~g^b of shotgun|2190	2:*h~g^b of hunting rifle|2190	3:*h~g^b of machine gun|2190	9:^b discharge of other~e*b|2190
0:^b malfunction of unspecified~e*b|2190	1:*h~g^b of shotgun|2190	2:*h~g^b of hunting rifle|2190	3:*h~g^b of machine gun|2190	9:^b malfunction of other~e*b|2190
0:*c|4077	1:*d~c^b|4078
0:*g airgun|2960	1:*g paintball gun|2960	8:^d other*b gun|2960
0:*g~c^c or gun|2190	1:*h of gas, air or spring-operated~g^b|4080	9:*f specified~c^b|2190
0:^c~c*a|4081	1:^b~c*a|4081
1:*c aerosol can|2192	2:*c air tank|2192	3:*c pressurized-gas tank|2192	8:*c other^c|2192	9:*c unspecified^c|2192
0:*j~c^b bicycle~b^b|2192	8:^e other*a|2192
0:*c blasting material|2192	1:*c explosive gases|2192	8:*b specified explosive^b|2192	9:*c unspecified explosive~b^b|2192
0:*b supersonic waves|2192	9:*b other^b|2192
0:^b unspecified,*a|2190	1:Button battery~b*a|2190	9:Other batteries~b*a|2190
0:^b object unspecified,*a|2190	1:^b bead*a|2190	2:^b coin*a|2190	3:^b toy and toy part*a|2190	4:^b jewelry*a|2190	5:^b bottle*a|2190	9:Other plastic object~b*a|2190
0:^b unspecified,*a|2190	1:Sharp glass~b*a|2190	2:Intact glass~b*a|2190
0:^c object unspecified,*a|2190	1:^c bead*a|2190	2:^c coin*a|2190	3:^c toy*a|2190	4:^c jewelry*a|2190	9:Other magnetic~b^b objects*a|2190
0:^c object unspecified,*a|2190	1:^c bead*a|2190	2:^c coin*a|2190	3:^c toy*a|2190	4:^c jewelry*a|2190	9:Other non-magnetic~b^b objects*a|2190
0:^g unspecified,*a|2190	1:Bezoar~g*a|2190	2:Rubber band~g*a|2190	3:Food~g*a|2190	4:Insect~g*a|2190	9:Other object~b^f,*a|2190
0:^d unspecified,*a|2190	1:Audio device~d*a|2190	2:Combination metal and plastic toy and toy part~d*d~b^c|2190	3:Combination metal and plastic jewelry~d*a|2190	9:*a|2190
0:^d unspecified,*a|2190	1:Needle~d*a|2190	2:Knife, sword or dagger~d*a|2190	9:*a|2190
8:Other foreign~b*a|2192	9:Unspecified foreign~b*a|2192	A:Battery~c*a|4087	B:Plastic~c*a|4088	C:Glass~c*a|4089	D:Magnetic metal~c*a|4090	E:Non-magnetic metal~c*a|4091	F:Objects of natural or organic material~c*a|4092	G:Other non-organic objects~c*a|4093	H:Other sharp object~c*a|4094
0:Nail~e*a|2192	3:Fishing hook~e*a|2192	8:Other foreign~b*a|2192
0:*a|2192	1:*c contaminated^c|2192
1:Hair~b*a|2190	2:String or thread~b*a|2190	3:Rubber band~b*a|2190	4:Ring or other jewelry~b*a|2190	9:Other specified item~b*a|2190
0=Item causing external constriction|4098	9:*a|2192
0:^c~i^b strike~b*a|2192	1:^b~e^b~g*a|2192	2:^b~g^b~e*a|2192	3:^b~i^b~c*a|2192	4:^b~k*a|2192
1:Bitten by~c*a|2190	9:Other contact~b*a|2190
0:*b mouse|4101	1:*b rat|4101	2:*b squirrel|4101	8:*b other^b|4101
0:Bitten by~c*a|2192	1:Struck by~c*a|2192	8:Other contact~b*a|2192
1:Bitten by~c*a|2190	3:Scratched by~c*a|2190	9:Other contact~b*a|2190
1:Bitten by~c*a|2190	2:Struck by~c*a|2190	9:Other contact~b*a|2190
0:*c cat|4104	1:*c horse|4105	2:*c cow|4105	3:*b hoof stock|4105	4:*c pig|4105	5:*c raccoon|4105	8:*a|4105
0:*d dolphin|4105	1:*d sea lion|4105	2:*d orca|4105	3:*d other~b^b mammals|4105	4:*d shark|4105	5:*d other fish|4105	8:*d other^c animals|4105
1:Bitten by~c*a|2190	2:Struck by~c*a|2190	3:Crushed by~c*a|2190	9:Other contact~b*a|2190
0:*d~c^b|4108	1:*c|4108
1:Bitten by~c*b snake|2190	2:Struck by~c*b snake|2190	3:Crushed by~c*b snake|2190	9:Other contact~b*b snake|2190
1=Bitten by turtle|2190	2=Struck by turtle|2190	9:Other contact~b*b turtle|2190
0:*d~b^b lizards|4105	1:*d~b^b snakes|4110	2:*d turtles|4111	8:*a|4108
2:Struck by~c*a|2190	3:Pecked by~c*a|2190	9:Other contact~b*a|2190
0:*d parrot|4105	1:*d macaw|4105	2:*d other psittacines|4105	3:*d chicken|4113	4:*d turkey|4113	5:*d goose|4105	6:*d duck|4105	9:*d other^b|4105
0:*b frogs|2192	1:*b toads|2192	9:*c other^c|2192
0:*e domestic wiring and appliances|2192	1:*e industrial wiring, appliances and electrical machinery|2192	8:*d~b^c|2192
0:*c X-rays|2192	1:*c radioactive isotopes|2192	8:*c other^c|2192
0:*f welding~e^b (arc)|2192	1:*f tanning bed|2192	8:^c other*a|2192	9:^c unspecified*a|2192
0:*d radiofrequency|2192	1:*d infrared~c^b|2192	2:*d laser~c^b|2192	8:*a|2192
1:*f~d^c|2190	2:Inhalation~e*a|2190
0:Contact with or inhalation~e*c dry ice|4120	1:Contact with or inhalation~e*c liquid air|4120	2=Prolonged exposure in deep freeze unit or refrigerator|2192	8:^c other*a|2192
1:*e residence or^b visit at high altitude|2190	2:^c other*a|2190
1:*h reduction~c^b atmospheric~b^b while surfacing from deep-water diving|2190	2:*h reduction~c^b atmospheric~b^b while surfacing from underground|2190	3:^c sudden change~c*c in aircraft^c|2190	9:^c other*a|2190
1:^c sudden change~c*c in aircraft^c|2190	2:*h high~d^c from rapid~b^b in water|2190	9:^c other*a|2190
0:*k prolonged^b~c^c|2192	1:^c prolonged~c*f|4122	2:^c rapid~g*a during ascent|4123	3:^c rapid~g*a during descent|4124
0:^c flames in*a|2192	1:^c smoke in*a|2192	2:Injury due~b^b collapse of burning~d*a in uncontrolled fire|2192	3:Fall from burning~f*a in uncontrolled fire|2192	4:Hit by object from burning~f*a in uncontrolled fire|2192	5:Jump from burning~f*a in uncontrolled fire|2192	8:Other exposure~b*a|2192
0:^c flames in*a|2192	1:^c smoke in*a|2192	3:Fall due~b*a|2192	4:Hit by object due~b*a|2192	8:Other exposure~b*a|2192
0:^c flames in*a|2192	1:^c smoke in*a|2192	2:Injury due~b^b collapse of burning~d*a in controlled fire|2192	3:Fall from burning~f*a in controlled fire|2192	4:Hit by object from burning~f*a in controlled fire|2192	5:Jump from burning~f*a in controlled fire|2192	8:Other exposure~b*a|2192
0:*h~c^b plastic jewelry|2192	1:*i~c^c plastic jewelry|2192	2:^d~c*a|2192	3:^c~c*a|2192
0:*a due to unspecified burning material|2190	1:*a due to burning cigarette|2190	9:*a due to other burning material|2190
0:*h bed~e^b|4130	1:*h sofa~e^b|4130	2:*g furniture~d^b|4130	8:*a|2192
0:*h|2192	1:*i~c^b|2192	2:^c~f*a|2192
0:*b water in bath or tub|2192	1:*c running^b water|2192	8:*c other^c|2192
0:Inhalation of~c*a|2192	1:Other contact~b*a|2192
0:Inhalation of~c*d~c^b|2192	1:Other contact~b*a|2192
0:*c stove (kitchen)|2192	1:*c toaster|2192	2:*d hotplate|2192	3:*c saucepan or skillet|2192	8:^c other*a|2192
0:Collapse of dam or man-made structure causing~f*b movement|2192	1:*e, or mudslide|2192
1=Tidal wave due to earthquake or volcanic eruption|2190	2=Tidal wave due to storm|2190	3=Tidal wave due to landslide|2190
0=Hurricane|2192	1=Tornado|2192	2=Blizzard (snow)(ice)|2192	3:Dust~b*a|2192	4=Tidalwave|4138	8=Other cataclysmic storms|2192	9:Unspecified cataclysmic~b*a|2192
1:*c radon|2190	8:*c other^c|2190
0:*e natural radiation|4140	8:Other exposure~b^b~b*a|2192
0:*f from~b^b movement^b load|2192	1:*f from prolonged static~c^b awkward postures|2192	3:^b from~d*a|2192	9:Other~b*e unspecified overexertion~b^b strenuous~b^b or postures|2192
0:*a while in bathtub|2192	1:*a while in swimming pool|2192	2:*a after jump into swimming pool|2192	3:*a in natural water|2192	8:Other intentional~b*a|2192	9:*a, unspecified|2192
0:*h~c^b~d^b|2192	1:*h hunting^b~f^b|2192	2:*h machine gun~g^b|2192	8:*h other~e^d|2192	9:*h unspecified~e^d|2192
1:*g airgun|2190	2:*g paintball gun|2190	9:^d other*b gun|2190
0:*h gas, air or spring-operated guns|4145	8:*g~c^b~c^b|2192	9:*h~c^c~c^b|2192
0:*g or~b^c|2192	1:*h~c^b tap water|2192	2:*h other~f^b fluids|2192	3:*h~c^b household appliances|2192	8:*h other~f^c|2192	9:*h unspecified~f^c|2192
0:*b glass|2192	1:*c knife|2192	2:*c sword or dagger|2192	8:*c other^c|2192	9:*c unspecified^c|2192
0:*c motor vehicle|2192	1:*c (subway) train|2192	8:*c other^c|2192
0:^b collision~d*a with other motor vehicle|2192	1:^b collision~d*a with train|2192	2:^b collision~d*a with tree|2192	8:Other intentional~b*a|2192
0:*d crashing of aircraft|2192	1:*d electrocution|2192	2:*d exposure to extremes of cold|2192	8:*a|2192
0:*a while in bathtub|2192	1:*a while in swimming pool|2192	2:*a after push into swimming pool|2192	3:*a in natural water|2192	8:Other assault~b*a|2192	9:*a, unspecified|2192
0:*h~c^b|2192	1:*h hunting^b|2192	2:*h machine gun|2192	8:^c other~e*a|2192	9:^c unspecified~e*a|2192
1:*g airgun discharge|2190	2:*g paintball gun discharge|2190	9:^c other*b gun|2190
0:*h gas, air or spring-operated guns|4154	8:*g~c^b~c^b|2192	9:*h~c^c~c^b|2192
0:*c antipersonnel bomb|2192	1:*c gasoline bomb|2192	2:*c letter bomb|2192	3:*c fertilizer bomb|2192	4:*c pipe bomb|2192	8:*c other specified^b|2192	9:*c unspecified^b|2192
0:*g or~b^c|2192	1:*h~c^b tap water|2192	2:*h~c^b fluids|2192	3:*h~c^b household appliances|2192	8:*h other~f^c|2192	9:*h unspecified~f^c|2192
0:*e being hit or run over by~c^c|2192	8:Other assault~b*a|2192
0:*c unarmed brawl or fight|2192	1:*c human bite|2192	2:*c strike against or bumped into by another person|2192	8:*c other^c|2192
0:^c current,*a	1:^c former,*a
0:^d current,*a	1:^d former,*a
1:Husband~d*a|4160	2:Wife~d*a|4160	3:Male~c*a|4161	4:Female~c*a|4161	5:Non-binary~c*a|4161
1:Biological father~d*a	2:Biological mother~d*a	3:Adoptive father~d*a	4:Adoptive mother~d*a
0:Brother~b*a	1:Sister~b*a
0:^b father~b*a	1:^b mother~b*a
0:Stepfather~d*a	2:Male friend of parent (co-residing in household)~d*a	3:Stepmother~d*a	4:Female friend of parent (co-residing in household)~d*a	5:Stepbrother~d*a	6:Stepsister~d*a
0:Male cousin~d*a	1:Female cousin~d*a	9:*a
1:Sibling~d*a|4164	2:Foster parent~d*a|4165	3:Stepparent or stepsibling~d*a|4166	4:Child~d*a	5:Grandchild~d*a	6:Grandparent~d*a	7:Parental sibling~d*a	9:*a|4167
0:At-home childcare~b*a	1:^b center childcare*a	2:At-home adultcare~b*a	3:Adultcare center~b*a	9:Unspecified daycare~b*a
1:Mental health~b*a	8:Other therapist or healthcare~b*a	9:Unspecified healthcare~b*a
0:Unspecified non-family~b*a	1:Daycare provider~c*a|4169	2:Healthcare provider~c*a|4170	3:Teacher or instructor~c*a	4:Acquaintance or friend~c*a	9:Other non-family~b*a
0:Spouse or partner~d^b perpetrator of*a|4162	1:Parent (adoptive) (biological)~d^b perpetrator of*a|4163	4:Other family member~d^b perpetrator of*a|4168	5:Non-family member~d^b perpetrator of*a|4171	6:Multiple perpetrators~b^b~c*a	9:Unspecified perpetrator~b^b~c*a
1:*c hockey stick|2190	2:*c baseball bat|2190	9:*c other specified type of^c|2190
1:*d crashing of aircraft|2190	9:*a|2190
0:*d strike by sport equipment|4173	8:*a|4174
0:*d while in bathtub^d|2192	1:*d after fall into bathtub^d|2192	2:*d while in swimming pool^d|2192	3:*d after fall into swimming pool^d|2192	4:*d in natural water^d|2192	8:Other drowning~b*a|2192	9:Unspecified drowning~b*a|2192
0:Shotgun~g*a|2192	1:Hunting rifle~g*a|2192	2:Military~f*a|2192	3:Machine gun~g*a|2192	8:Other~e*a|2192	9:Unspecified~e*a|2192
0:Airgun~e*a|2192	8:^b~c*a|2192	9:Unspecified~d*a|2192
0:*j~d^c vapors~b^d|2192	1:^c~c^b tap water~e*a|2192	2:^c~c^b fluids~e*a|2192	3:^c~c^b household appliance~e*a|2192	8:^c other~f*a|2192	9:^c unspecified~f*a|2192
0:*e glass~b^d|2192	1:^c knife~c*a|2192	2:^c sword or dagger~c*a|2192	8:^c other*a|2192	9:^c unspecified*a|2192
1:*a, law enforcement official injured|2960	2:*a, bystander injured|2960	3:*a, suspect injured|2960	9:*a, unspecified person injured|2960
0:*c unspecified^c|4181	1:*c injury by machine gun|4181	2:*c injury by handgun|4181	3:*c injury by rifle pellet|4181	4:*c injury by rubber bullet|4181	9:*c other^c|4181
0:*b unspecified^b|4181	1:*b injury by dynamite|4181	2:*b injury by explosive shell|4181	9:*b other^b|4181
0:*b unspecified^b|4181	1:*b injury by tear^b|4181	9:*b other^b|4181
0:*c unspecified^c|4181	1:*c baton|4181	9:*c other^c|4181
0:*c unspecified^c|4181	1:*c bayonet|4181	9:*c other^c|4181
1:*d manhandling|4181	3:*d a conducted energy device|4181	9:*a|4181
1:*a, law enforcement official injured|2190	2:*a, bystander injured|2190	3:*a, suspect injured|2190	9:*a, unspecified person injured|2190
0:*a involving firearm discharge|4182	1:*a involving explosives|4183	2:*a involving gas|4184	3:*a involving blunt objects|4185	4:*a involving sharp objects|4186	8:*a involving other specified means|4187	9:*a, means unspecified|4188
0:*a, military personnel|2960	1:*a, civilian|2960
0:*c unspecified^b weapon|4190	1:*c depth-charge|4190	2:*b mine|4190	3:*c sea-based artillery shell|4190	4:*c torpedo|4190	5:*e accidental detonation~b^b onboard^c|4190	9:*c other^c|4190
0:*d unspecified^d|4190	1:*a due to enemy fire or explosives|4190	2:*a due to collision with other aircraft|4190	3:*a due to onboard fire|4190	4:*a due to accidental detonation of onboard munitions and explosives|4190	9:*d other^d|4190
0:*e unspecified explosion~c^c|4190	1:*e explosion of aerial bomb|4190	2:*e explosion of guided missile|4190	3:*e explosion of improvised explosive device [IED]|4190	4:*e explosion due to accidental detonation~c^b discharge of own munitions or munitions launch device|4190	5:*e~d^b from munitions|4190	6:*e~d^b of improvised explosive device [IED]|4190	7:*e~d^b from weapons|4190	9:*a|4190
0:*g unspecified fire~b^b conflagration~b^c substance|4190	1:*g gasoline bomb|4190	2:*g incendiary bullet|4190	3:*g flamethrower|4190	9:^d other*a|4190
1:*i rubber bullets|4190	2:*i firearms pellets|4190	3:*i~d^b firearms discharge|4190	4:*i unarmed hand to hand combat|4190	5:*i combat using blunt or piercing object|4190	6:*i intentional restriction~f^b air and airway|4190	7:*i unintentional restriction~f^b air and airway|4190	9:^d~d*a|4190
0:*c unspecified effect of^b weapon|4190	1:*c direct blast effect of^b weapon|4190	2:*c indirect blast effect of^b weapon|4190	3:*c thermal radiation effect of^b weapon|4190	4:^b operation~b*b radiation effects of nuclear weapon|4190	9:^b operation~b^b other effects of*a|4190
X:*a|4190
1:Explosion of mine placed during war~b^b but exploding~b*a|4190	2:Explosion of bomb placed during war~b^b but exploding~b*a|4190	8:Other war~b*a|4190	9:Unspecified war~b*a|4190
0:War~e*a, unspecified|2190	1:War~e*a involving unspecified weapon of mass destruction [WMD]|2190	2:War~e*a involving friendly fire|2190
1:Low level blast~b*a|2190	2:High level blast~b*a|2190
0:War operations involving explosion~b*b marine weapons|4191	1:War operations involving destruction~b*b aircraft|4192	2=War operations involving other explosions and fragments|4193	3=War operations involving fires, conflagrations and hot substances|4194	4:War operations involving firearm discharge and other forms~b*b conventional warfare|4195	5=War operations involving nuclear weapons|4196	6=War operations involving biological weapons|4197	7:War operations involving chemical weapons and other forms~b*b unconventional warfare|4197	8:War operations occurring after cessation~b*b hostilities|4198	9:Other and unspecified~c*a operations|4199	A:Blast overpressure in~c*a operations|4200
0:Military~e*a, unspecified|2190	1:Military~e*a involving unspecified weapon of mass destruction [WMD]|2190	2:Military~e*a involving friendly fire|2190
0:*a involving explosion of marine weapons|4191	1:*a involving destruction of aircraft|4192	2:*a involving other explosions and fragments|4193	3:*a involving fires, conflagrations and hot substances|4194	4:*a involving firearm discharge and other forms of conventional warfare|4195	5:*a involving nuclear weapons|4196	6:*a involving biological weapons|4197	7:*a involving chemical weapons and other forms of unconventional warfare|4197	9:Other and unspecified military~b*a|4202	A:Blast overpressure in military~b*a|4200
1:*a, public safety official injured|2960	2:*a, civilian injured|2960	3:*a, terrorist injured|2960
X:*a|4204
1:*a, public safety official injured|2960	2:*a, civilian injured|2960
0:*e~c^c|2190	1:*e suicide bomber|4206	9:*d~c^b|4204
X:*a|4206
0:*a involving explosion of marine weapons|4205	1:*a involving destruction of aircraft|4205	2:*a involving other explosions and fragments|4205	3:*a involving fires, conflagration and hot substances|4205	4:*a involving firearms|4205	5:*a involving nuclear weapons|4205	6:*a involving biological weapons|4205	7:*a involving chemical weapons|4205	8:*a involving other and unspecified means|4207	9:*a, secondary effects|4208
0:*d operation	1:*e infusion or transfusion	2:*e kidney dialysis~b^b other perfusion	3:*e injection or immunization	4:*e endoscopic examination	5:*e heart catheterization	6:*e aspiration, puncture~b^b other catheterization	8:*e other^e	9:*e unspecified^e
0:Excessive amount of blood or other fluid given~d*e transfusion or infusion	1:Incorrect dilution of fluid used~d*e infusion	2:Overdose of radiation given~d*e therapy	3:Inadvertent exposure of patient to radiation~d^b~c*a	4:*f in electroshock or insulin-shock therapy	5:Inappropriate temperature~b*g local application~d^b packing	6:Underdosing~f*c nonadministration of necessary drug, medicament or biological substance	8:*e other^e	9:*e unspecified^e
0:*b substance, transfused or infused	1:*b substance, injected or used for immunization	8:*b substance administered by other means	9:*b substance administered by unspecified means
1:*a on correct patient	2:*d~b^c on patient not scheduled for surgery	3:*d correct~b^c on wrong side or body part
0=Mismatched blood in transfusion	1=Wrong fluid used in infusion	2:Failure in suture or ligature~c*d operation	3:Endotracheal tube wrongly placed~c*e anesthetic procedure	4=Failure to introduce or to remove other tube or instrument	5=Performance of wrong procedure (operation)|4213	8:^b specified*a
0:Diagnostic and monitoring anesthesiology~b*a	1:Therapeutic (nonsurgical) and rehabilitative anesthesiology~b*a	2:Prosthetic and other implants, materials and accessory anesthesiology~b*a	3:Surgical instruments, materials and anesthesiology~b^b (including sutures)*a	8:Miscellaneous anesthesiology~b*a, not elsewhere classified
0:Diagnostic and monitoring cardiovascular~b*a	1:Therapeutic (nonsurgical) and rehabilitative cardiovascular~b*a	2:Prosthetic and other implants, materials and accessory cardiovascular~b*a	3:Surgical instruments, materials and cardiovascular~b^b (including sutures)*a	8:Miscellaneous cardiovascular~b*a, not elsewhere classified
0:Diagnostic and monitoring otorhinolaryngological~b*a	1:Therapeutic (nonsurgical) and rehabilitative otorhinolaryngological~b*a	2:Prosthetic and other implants, materials and accessory otorhinolaryngological~b*a	3:Surgical instruments, materials and otorhinolaryngological~b^b (including sutures)*a	8:Miscellaneous otorhinolaryngological~b*a, not elsewhere classified
0:Diagnostic~b^b monitoring gastroenterology and*a	1:Therapeutic (nonsurgical)~b^b rehabilitative gastroenterology and*a	2:Prosthetic~b^b other implants, materials and accessory gastroenterology and*a	3:Surgical instruments, materials~b^b gastroenterology and^c (including sutures)*a	8:Miscellaneous gastroenterology~b*a, not elsewhere classified
0:Diagnostic and monitoring general~b*a	1:Therapeutic (nonsurgical) and rehabilitative general~b*a	2:Prosthetic and other implants, materials and accessory general~b*a	3:Surgical instruments, materials and general~b*e (including sutures)^e	8:Miscellaneous general~b*a, not elsewhere classified
0:Diagnostic and monitoring neurological~b*a	1:Therapeutic (nonsurgical) and rehabilitative neurological~b*a	2:Prosthetic and other implants, materials and neurological~b*a	3:Surgical instruments, materials and neurological~b^b (including sutures)*a	8:Miscellaneous neurological~b*a, not elsewhere classified
0:Diagnostic~b^b monitoring obstetric and*a	1:Therapeutic (nonsurgical)~b^b rehabilitative obstetric and*a	2:Prosthetic~b^b other implants, materials and accessory obstetric and*a	3:Surgical instruments, materials~b^b obstetric and^c (including sutures)*a	8:Miscellaneous obstetric~b*a, not elsewhere classified
1:Contact lens~g*a	9:Other therapeutic~b*a
0:Diagnostic and monitoring ophthalmic~b*a	1:Therapeutic (nonsurgical) and rehabilitative ophthalmic~b*a|4222	2:Prosthetic and other implants, materials and accessory ophthalmic~b*a	3:Surgical instruments, materials and ophthalmic~b^b (including sutures)*a	8:Miscellaneous ophthalmic~b*a, not elsewhere classified
0:Diagnostic and monitoring radiological~b*a	1:Therapeutic (nonsurgical) and rehabilitative radiological~b*a	2:Prosthetic and other implants, materials and accessory radiological~b*a	3:Surgical instruments, materials and radiological~b^b (including sutures)*a	8:Miscellaneous radiological~b*a, not elsewhere classified
0:Diagnostic and monitoring orthopedic~b*a	1:Therapeutic (nonsurgical) and rehabilitative orthopedic~b*a	2:Prosthetic and other implants, materials and accessory orthopedic~b*a	3:Surgical instruments, materials and orthopedic~b^b (including sutures)*a	8:Miscellaneous orthopedic~b*a, not elsewhere classified
0:Diagnostic and monitoring physical~b*a	1:Therapeutic (nonsurgical) and rehabilitative physical~b*a	2:Prosthetic and other implants, materials and accessory physical~b*a	3:Surgical instruments, materials and physical~b^c (including sutures)*a	8:Miscellaneous physical~b*a, not elsewhere classified
0:Diagnostic~b^b monitoring general- and*a	1:Therapeutic (nonsurgical)~b^b rehabilitative general- and*a	2:Prosthetic~b^b other implants, materials and accessory general- and*a	3:Surgical instruments, materials~b^b general- and^c (including sutures)*a	8:Miscellaneous general-~b*a, not elsewhere classified
8:^b~c*a	9:Unspecified~d*a
0:^c with transplant of whole organ~e*a	1:^c with implant of artificial internal device~e*a	2:^c with anastomosis, bypass or graft~e*a	3:^c with formation of external stoma~e*a	4:Other reconstructive surgery~g*a	5:Amputation of limb(s)~g*a	6:Removal of~d^b organ (partial) (total)~c*a	8:Other~e*a	9:^b procedure, unspecified~f*a
0:Cardiac catheterization~d*a	1:Kidney dialysis~d*a	2:Radiological procedure and radiotherapy~d*a	3:Shock therapy~d*a	4:Aspiration of fluid~d*a	5:Insertion of gastric or duodenal sound~d*a	6:Urinary catheterization~d*a	7:Blood-sampling~d*a	8:*a	9:Medical procedure, unspecified~d*a
0:Blood~h*a of less than 20 mg/100 ml	1:Blood~h*a of 20-39 mg/100 ml	2:Blood~h*a of 40-59 mg/100 ml	3:Blood~h*a of 60-79 mg/100 ml	4:Blood~h*a of 80-99 mg/100 ml	5:Blood~h*a of 100-119 mg/100 ml	6:Blood~h*a of 120-199 mg/100 ml	7:Blood~h*a of 200-239 mg/100 ml	8:Blood~h*a of 240 mg/100 ml or more	9:Presence~b*g in~d^b,~b^b not specified
0:Kitchen of unspecified~b*a	1:Dining room of unspecified~b*a	2:Bathroom of unspecified~b*a	3:Bedroom of unspecified~b*a	7:Garden or yard of unspecified~b*a	8:Other place in unspecified~b*a	9:^b place in unspecified*a
0:Kitchen of single-family~c*a	1:Dining room of single-family~c*a	2:Bathroom of single-family~c*a	3:Bedroom of single-family~c*a	4:Private driveway to single-family~c*a	5:Private garage of single-family~c*a	6:Swimming-pool in single-family~c^c or garden*a	7:Garden or yard in single-family~c*a	8:Other place in single-family~c*a	9:Unspecified place in single-family~c*a
0:Kitchen in mobile~b*a	1:Dining room in mobile~b*a	2:Bathroom in mobile~b*a	3:Bedroom in mobile~b*a	4:Driveway of mobile~b*a	5:Garage of mobile~b*a	6:Swimming-pool of mobile~b*a	7:Garden or yard of mobile~b*a	8:Other place in mobile~b*a	9:Unspecified place in mobile~b*a
0:Kitchen in apartment~b*a	1:Bathroom in apartment~b*a	2:Bedroom in apartment~b*a	8:Other place in apartment~b*a	9:Unspecified place in apartment~b*a
0:Kitchen in boarding-house~b*a	1:Bathroom in boarding-house~b*a	2:Bedroom in boarding-house~b*a	3:Driveway of boarding-house~b*a	4:Garage of boarding-house~b*a	5:Swimming-pool of boarding-house~b*a	6:Garden or yard of boarding-house~b*a	8:Other place in boarding-house~b*a	9:Unspecified place in boarding-house~b*a
0:Kitchen in other~b*a	1:Bathroom in other~b*a	2:Bedroom in other~b*a	3:Driveway of other~b*a	4:Garage of other~b*a	5:Swimming-pool of other~b*a	6:Garden or yard of other~b*a	8:^b place in other*a	9:Unspecified place in other~b*a
0:Unspecified non-institutional~b*a|4232	1:Single-family non-institutional~b^b house~b*a|4233	2:Mobile home~d*a|4234	3:Apartment~d*a|4235	4:Boarding-house~d*a|4236	9:Other non-institutional~c*a|4237
0:Kitchen in children's~b*a	1:Bathroom in children's~b*a	2:Bedroom in children's~b*a	3:Driveway of children's~b*a	4:Garage of children's~b*a	5:Swimming-pool of children's~b*a	6:Garden or yard of children's~b*a	8:Other place in children's~b*a	9:Unspecified place in children's~b*a
0:Kitchen in nursing~b*a	1:Bathroom in nursing~b*a	2:Bedroom in nursing~b*a	3:Driveway of nursing~b*a	4:Garage of nursing~b*a	5:Swimming-pool of nursing~b*a	6:Garden or yard of nursing~b*a	8:Other place in nursing~b*a	9:Unspecified place in nursing~b*a
0:Kitchen on military~b*a	1:Mess hall on military~b*a	3:Barracks on military~b*a	5:Garage on military~b*a	6:Swimming-pool on military~b*a	7:Garden or yard on military~b*a	8:Other place on military~b*a	9:Unspecified place military~b*a
0:Kitchen in prison~b*a	1:Dining room in prison~b*a	2:Bathroom in prison~b*a	3:Cell of prison~b*a	6:Swimming-pool of prison~b*a	7:Courtyard of prison~b*a	8:Other place in prison~b*a	9:Unspecified place in prison~b*a
0:Kitchen in reform~b*a	1:Dining room in reform~b*a	2:Bathroom in reform~b*a	3:Bedroom in reform~b*a	4:Driveway of reform~b*a	5:Garage of reform~b*a	6:Swimming-pool of reform~b*a	7:Garden or yard of reform~b*a	8:Other place in reform~b*a	9:Unspecified place in reform~b*a
0:Kitchen in school~b*a	1:Dining room in school~b*a	2:Bathroom in school~b*a	3:Bedroom in school~b*a	8:Other place in school~b*a	9:Unspecified place in school~b*a
0:Kitchen in other~b*a	1:Dining room in other~b*a	2:Bathroom in other~b*a	3:Bedroom in other~b*a	4:Driveway of other~b*a	5:Garage of other~b*a	6:Pool of other~b*a	7:Garden or yard of other~b*a	8:^b place in other*a	9:Unspecified place in other~b*a
0:Unspecified residential institution~d*a	1:Children's home and orphanage~d*a|4239	2:Nursing home~d*a|4240	3:Military base~d*a|4241	4:Prison~d*a|4242	5:Reform school~d*a|4243	6:School dormitory~d*a|4244	9:Other specified residential institution~d*a|4245
0:Daycare center~e*a	1:Elementary school~e*a	2:Middle school~e*a	3:High school~e*a	4:College~e*a	5:Trade school~e*a	8:Other school~e*a	9:Unspecified school~e*a
0:Patient room in hospital~b*a	1:Patient bathroom in hospital~b*a	2:Corridor of hospital~b*a	3:Cafeteria of hospital~b*a	4:Operating room of hospital~b*a	8:Other place in hospital~b*a	9:Unspecified place in hospital~b*a
0:Courthouse~d*a	1:Library~d*a	2:Post office~d*a	3:City hall~d*a	8:Other public~b*a
0:Art Gallery~c*a	1:Museum~c*a	2:Music hall~c*a	3:Opera house~c*a	4:Theater (live)~c*a	8:Other cultural public~b*a
1:^b (private) (public) (state)~h*a|4247	2:Religious~d^b~e*a	3:Hospital~i*a|4248	4:Public~g^b building~b*a|4249	5:Cultural building~i*a|4250	6:Movie house or cinema~i*a	9:Other specified~f^b building~c*a
0:Basketball~b*a	1:Squash~b*a	2:Tennis~b*a	8:Other athletic~b*a
0:Baseball~b*a	1:Football~b*a	2:Soccer~b*a	8:Other athletic~b*a
0:Ice skating~b^b (indoor) (outdoor)*a	1:Roller skating~b*a
1:Athletic court~e*a|4252	2:Athletic field~e*a|4253	3:Skating rink~e*a|4254	4:Swimming pool (public)~e*a	9:Other specified sports~b^b athletic~b*a
0:Unspecified street~b*a	1:Interstate~c*a	2:Parkway~d*a	3:State road~d*a	4:Local residential or business street~d*a	5:Exit ramp or entrance ramp of street or~c*a
0:Sidewalk~d*a	1:Parking lot~d*a	2:Bike path~d*a	8:*a
1:^b~c^b highway~d*a|4256	8:Other~f*a|4257
0:Bank~d*a	1:Restaurant or cafe~d*a	2:Supermarket, store or market~d*a	3:Shop (commercial)~d*a
0:Airport~c*a	1:Bus station~c*a	2:Railway station~c*a	3:Highway rest stop~c*a	4:Gas station~c*a
0:^b surgery center~d*a	1:Health care provider office~e*a	2:Urgent care center~e*a	8:Other ambulatory~b*a
1:Private commercial establishments~e*a|4259	2:Service areas~e*a|4260	3:Ambulatory health services establishments~e*a|4261	9:Other trade areas~e*a
1:Building [any] under~c^b~b*a	2:Dock or shipyard~e*a	3:Factory~e*a	4:Mine or pit~e*a	5:Oil rig~e*a	9:Other specified industrial~b*a
1:Barn~b*a	2:Chicken coop~b*a	3:^b field*a	4:Orchard~b*a	9:Other farm location~b*a
0:Car~c*a	1:Bus~c*a	2:Truck~c*a	3:Airplane~c*a	4:Boat~c*a	5:Train~c*a	6:Subway car~c*a	8:Other transport~b*a
0=Desert as the place of occurrence of the external cause	1=Forest as the place of occurrence of the external cause	8:Other wilderness~b*a as the place of occurrence of the external cause
0:Public park~c*a	1:Amusement park~c*a	2:Beach~c*a	3:Campsite~c*a	4:Zoological garden (Zoo)~c*a	8:Other recreation~b*a
1:Transport vehicle~c*a|4265	2=Wilderness area|4266	3:Recreation area~c*a|4267	4:Military training ground~c*a	5:Railroad track~c*a	6:Slaughter house~c*a	9:^b specified*a
0:Non-institutional (private) residence as the place~b*a|4238	1:Institutional (nonprivate) residence as the place~b*a|4246	2:School, other institution and public administrative area as the place~b*a|4251	3:Sports and athletics area as the place~b*a|4255	4:Street, highway and other paved roadways as the place~b*a|4258	5:Trade and service area as the place~b*a|4262	6:Industrial and construction area as the place~b*a|4263	7:Farm as the place~b*a|4264	8:Other places as the place~b*a|4268	9=Unspecified place or not applicable
1:Activity,~c*c, marching^b hiking	2:Activity,~e*a
1=Activity, swimming	2:Activity, springboard~d*c platform diving	3:Activity,~e*b polo	4:Activity,~c^b aerobics*b exercise	5:Activity, underwater diving~d*c snorkeling	6:Activity, rowing, canoeing, kayaking, rafting~d*c tubing	7:Activity,~c*d skiing^b wake boarding	8:Activity, surfing, windsurfing~d*c boogie boarding	9:Activity, other~b*c watercraft
1:Activity,~c*c skating	2:Activity,~c*c hockey	3:Activity, snow (alpine) (downhill) skiing, snowboarding, sledding, tobogganing~d*a tubing	4=Activity, cross country skiing	9:Activity, other~b*a
1:Activity, mountain~c*e rock climbing~b^b wall climbing	2:Activity~d*d	3:Activity~d*e BASE~c^b	4:Activity~d*e bungee~c^b	5:Activity~d*e hang gliding	9:Activity, other~b*a
1:Activity,~c*e	2=Activity, yoga	3=Activity, gymnastics	4=Activity, trampolining	5=Activity, cheerleading	9:Activity, other~b*b movements
1:Activity, roller skating (inline)~e*d skateboarding	2=Activity, horseback riding	3=Activity, golf	4=Activity, bowling	5=Activity, bike riding	6=Activity, jumping rope	7:Activity, non-running track~e*d field events	9:Activity, other~b*a
1=Activity, american tackle football	2:Activity, american flag~k*b touch football	3=Activity, rugby	4=Activity, baseball	5:Activity, lacrosse~e*h field hockey	6=Activity, soccer	7=Activity, basketball	8=Activity, volleyball (beach) (court)	9:Activity, other~b*a	A:Activity, physical games generally associated with school recess, summer camp~e*h children
1=Activity, boxing	2=Activity, wrestling	3:Activity, racquet~f*b hand sports	4=Activity, frisbee	5=Activity, martial arts	9:Activity,~c*a
1:Activity~b*c refereeing a sports activity	2:Activity~b*c spectator at an event	3:Activity~b*c rough housing and horseplay	4:Activity~b*c sleeping	5:Activity~b*c choking game	9:Activity~b*a
1:Activity,~e*a machines primarily for cardiorespiratory conditioning	2=Activity, calisthenics	3:Activity, aerobic and step~e*a	4=Activity, circuit training	5=Activity, obstacle course	6=Activity, grass drills	9:Activity,~c^b involving*a
1:Activity, exercise machines primarily for~d*b	2=Activity, push-ups, pull-ups, sit-ups	3=Activity, free weights	4=Activity, pilates	9:Activity,~c^b involving*a
1:Activity,~c*e keyboarding	2:Activity, hand held interactive~f*b device	9:Activity, other~b*a
1:Activity, knitting~d*b crocheting	2=Activity, sewing	3:Activity, furniture building~d*b finishing	9:Activity, other~b*a
1:Activity,~c*h bathing~e^b showering	2=Activity, laundry	3=Activity, vacuuming	4=Activity, ironing	5:Activity, floor mopping~h*c cleaning	6=Activity, residential relocation	8:Activity, other~c*g	9:Activity, other~f*a
1:Activity,~c*a, bathing	2:Activity,~c*a, lifting	9:Activity, other~c*a
1:Activity,~c*e~c^b clean up	2:Activity~e*d~c^b and smoking food	3:Activity~e*b baking	9:Activity~e^b other involving*a
1:Activity~h*d digging, shoveling~b^b raking	2:Activity~h*d gardening~b^b landscaping	3:Activity~h*a	9:Activity, other~b*a
1:Activity,~c*h coaster riding	9:Activity,~f^b involving~c*a
1:Activity, piano~c*c	2:Activity, drum and other percussion~e*a playing	3:Activity, string~e*a playing	4:Activity, winds and brass~e*a playing
1:Activity, walking an~c*b	2:Activity, milking an~c*b	3:Activity, grooming and shearing an~c*b	9:Activity, other~b*a
1=Activity, splitting wood	9:Activity, other~b*a
0=Activities involving walking and running|4270	1=Activities involving water and water craft|4271	2=Activities involving ice and snow|4272	3=Activities involving climbing, rappelling and jumping off|4273	4=Activities involving dancing and other rhythmic movement|4274	5=Activities involving other sports and athletics played individually|4275	6=Activities involving other sports and athletics played as a team or group|4276	7=Activities involving other specified sports and athletics|4277	8=Activities, other specified|4278	9:*b, unspecified	A=Activities involving other cardiorespiratory exercise|4279	B=Activities involving other muscle strengthening exercises|4280	C=Activities involving computer technology and electronic devices|4281	D=Activities involving arts and handcrafts|4282	E=Activities involving personal hygiene and interior property and clothing maintenance|4283	F=Activities involving caregiving|4284	G=Activities involving food preparation, cooking and grilling|4285	H=Activities involving exterior property and land maintenance, building and construction|4286	I=Activities involving roller coasters and other types of external motion|4287	J=Activities involving playing musical instrument|4288	K=Activities involving animal care|4289	L=Other outdoor activity|4290
0=Civilian activity done for income or pay	1=Military activity	2=Volunteer activity	8:Other external~b*a	9:Unspecified external~b*a
0:*a without abnormal findings	1:*a with abnormal findings
0:Health~c*a for newborn under 8 days old	1:Health~c*a for newborn 8 to 28 days old
1:*a with abnormal findings	9:*a without abnormal findings
1:Newborn~h*b examination|4294	2:*h routine~e^c examination|4295
0:*i adult medical^b|4293	1:*j newborn~e^b infant and child health examinations|4296	2:*j~b^b for period of rapid growth in childhood	3:*j~b^b for adolescent development state	5:*j~b^b of potential donor of organ and tissue	6:*j~b^b for normal comparison and control in clinical research program	7:*j~b^b for period of delayed growth in childhood|4293	8:*j other^c
0:*a without abnormal findings	1:*a with abnormal findings	2:*a following failed vision screening|4293
0:*i hearing^b following failed~d^b screening	8:*c other^c
0:*a without abnormal findings	1:*a with abnormal findings|4299	2:*f~e^b conservation and treatment
1:*d~b^c (general) (routine) with abnormal findings	9:*d~b^c (general) (routine) without abnormal findings
1:*c routine^c|4301	2:*c cervical smear to confirm findings of recent normal smear following initial abnormal smear
0:*b cardiovascular examination	1:*b respiratory examination	2:*b laboratory examination	8:*c other^b examination
1:*e preprocedural~d^b|4303	2:*e allergy testing	3:*e blood typing	4:*e antibody response examination	9:*a
0:*k~c^b of eyes and vision|4298	1:*k~c^b of ears and hearing|4300	2:*k dental~c^b and cleaning|4293	3:*k~c^b of blood pressure|4293	4:*k gynecological~c^b|4302	8:*j specified^b examinations|4304
1:*e disability determination	9:*c other^c
1:*d paternity testing	2:*d adoption services	3:*d blood-alcohol and blood-drug test	4:*d child welfare exam	9:*a
0:*c~b^b for admission to educational institution	1:*c pre-employment~b^b	2:*c~b^b for admission to residential institution	3:*c~b^b for recruitment to armed forces	4:*c~b^b for driving license	5:*c~b^b for participation in sport	6:*c~b^b for insurance purposes	7:*c issue of medical certificate|4306	8:*c other^b examinations|4307	9:*b examinations, unspecified
1:*g problem with amniotic cavity~b^b membrane~c^c	2:*g placental problem~e^c	3:*g~c^b anomaly~b^c	4:*g problem with~c^b growth~b^c	5:*g cervical shortening~e^c	9:^c other*a
0:*e anthrax~c^c	8:*e other^e
1:*e ingested^e	2:*e aspirated (inhaled)^e	3:*e inserted (injected)^e
1:*h~b^b exposure to biological agents~d^c|4310	2:*h~b^b foreign body~d^c|4311	3:*h~b^b~c^b related to home physiologic monitoring device^c	9:*a
6:^c~b*f toxic effect from ingested substance~d^c	7:^c~d^b maternal~b^b fetal*a|4309	8:^c~b^c other*a|4312
1:*b adult^b	2:*b child^b
1:*c adult^c	2:*c child^c
1:*e of victim following forced sexual exploitation	2:*e of victim following forced labor exploitation	9:*a
1:*d following transport accident	2:*d following work accident	3:*d following~b^b accident	4:*d following alleged rape|4314	6:*g general psychiatric^b, requested by authority	7:*d following alleged physical abuse|4315	8:*b specified^b|4316	9:*c unspecified reason
1:*h~e^d	2:*i~c^b~c^d	3:*i~e^e
1:*k~e^b subcutaneous~b^e	2:*l~e^b~d^d	3:*l~g^f
1:*g~c^c related to home physiologic monitoring device^c	9:*a
0:Observation~d*f cardiac condition~d^c	1:Observation~d*f infectious condition~d^c	2:Observation~d*f neurological condition~d^c	3:Observation~d*f respiratory condition~d^c	4:Observation~d*f genetic, metabolic or immunologic condition~d^c|4318	5:Observation~d*f gastrointestinal condition~d^c	6:Observation~d*f genitourinary condition~d^c	7:Observation~d*f skin, subcutaneous, musculoskeletal~b^b connective tissue condition~b^c|4319	8:Observation~d*g other specified^b condition~d^c|4320	9:Observation~d*g unspecified^b condition~d^c
1:*d human papillomavirus (HPV)	2:*d COVID-19	9:*a
0:*e intestinal^b~c^b	1:*e respiratory tuberculosis	2:*e other bacterial~d^b	3:*e infections with a predominantly sexual mode of transmission	4:*e human immunodeficiency virus [HIV]	5:*e other viral~d^b|4322	6:*e other protozoal~d^b and helminthiases	7:*g testing~b^b latent tuberculosis infection	8:*e other^e	9:*a, unspecified
0:*a, unspecified	1:*c colon	2:*c rectum	3:*c small intestine
1:^d mammogram*a	9:^c other*a
1:*d testis	2:*d vagina	3:*d ovary	9:*a
1:*c oral cavity	2:*c nervous system	3:*c skin	9:*a
0:*b neoplasm of stomach	1:*b neoplasm of intestinal tract|4324	2:*b neoplasm of respiratory organs	3:*b neoplasm of breast|4325	4:*b neoplasm of cervix	5:*b neoplasm of prostate	6:*b neoplasm of bladder	7:*b neoplasm of other genitourinary organs|4326	8:*b neoplasm of other sites|4327	9:*b neoplasm, site unspecified
0:*c lipoid disorders	8:*c other^b disorders
1:*g disorder	2:*h~c^b disorder|4329	9:*h~e^b suspected^b disorder
0:*a, unspecified	1:*h~b^b depression	2:*h~b^b maternal depression	9:*f other^f
0:*f unspecified~b^b delays	1:*h autism^b	2:*f global~b^b delays (milestones)	9:*f other~b^b delays
1:^c nonprocreative*d disease carrier status	9:^c other*a
0:*d upper gastrointestinal disorder	1:*d lower gastrointestinal disorder	8:*d other^d
0:*c osteoporosis	8:*c other^c
0:*d traumatic brain injury	8:*d other^d
1:*f digestive system~e^b|4334	2:*f musculoskeletal disorder|4335	3:*f respiratory disorder NEC	4:*f dental~e^b	5:*f nervous system~e^b|4336	8:*f disorder due to exposure to contaminants	9:*e disorder
0:*e~b^b of the blood^b blood-forming organs and certain^b involving the immune mechanism	1:*e diabetes mellitus	2:*e nutritional, metabolic~c^b other endocrine^b|4330	3:*f examination^b mental health~c^b behavioral^b|4331	4:*e certain developmental~d^b in childhood|4332	5:*e eye~c^b ear^b	6:*e cardiovascular~d^b	7:*e genetic~c^b chromosomal anomalies|4333	8:*d specified^d|4337	9:*f, unspecified
1:Asymptomatic hemophilia~b*a	2:Symptomatic hemophilia~b*a
0:Hemophilia A~b*a|4339	1:Cystic fibrosis~b*a	8:*a of other disease
0:*f colorectal cancer	8:^d other*a
1:*a of breast	2:*a of ovary	3:*a of prostate	4:*a of endometrium	5:*a of fallopian tube(s)	6:*a of digestive system|4341	7:*a of urinary tract	9:*c other^c
1:*c multiple endocrine neoplasia [MEN]	9:*a
0:*b malignant neoplasm|4342	1:*b epilepsy and neurodevelopmental disorders	2:*b obesity	3:*b kidney^b	8:*b other^b|4343
0:^c unspecified*a	1:*d penicillins	2:Extended spectrum~c*c lactamase (ESBL) resistance	3:*d carbapenem	9:^c other specified*a
0:*c unspecified antibiotic	1:*c vancomycin	2:*c vancomycin related~b^b	3:*c quinolones and fluoroquinolones	4:*c multiple~b^b	9:*b single specified antibiotic
1:*c single^b drug	2:*c multiple^b drugs
0:*d unspecified~b^c	1:*d antiparasitic drug(s)	2:*d antifungal drug(s)	3:*d antiviral drug(s)	4:*d antimycobacterial drug(s)|4347	5:*d multiple~b^c	9:*c specified^b drug
1:*c beta lactam antibiotics|4345	2:*c other antibiotics|4346	3:*c other^c|4348
1:*b positive^b	2:*b negative^b
1:*c~b^b 2 positive status	2:*c~b^b 2 negative status
0:*a with human epidermal growth factor receptor 2 positive status	1:*a with human epidermal growth factor receptor 2 negative status
1:Hormone~b*b positive|4352	2:Hormone~b*b negative|4352
0:*i~g^b positive^b [ER+]	1:*i~g^b negative^b [ER-]	2:Progesterone~h*a|4350	3:Human epidermal growth factor 2~h*b|4351	4:Combined~h*a|4353
1:*c depleted uranium~b^b	9:Other retained~b*a
0:*a, unspecified	1:^b magnetic*a	2:^b nonmagnetic*a
1:*c animal quills or spines	2:*c tooth	3:*c wood~b^b	9:Other retained~b*a
1=Retained glass fragments	3=Retained stone or crystalline fragments	9:*a fragments
0:*d radioactive~c^b|4355	1:*d metal~c^b|4356	2:*d plastic~c^b	3:*d organic~c^b|4357	8:Other specified retained~b*b|4358	9:*a, unspecified material
1:^b sensitive~b*a	2:^b resistant~b*a
1:*a due to Escherichia coli (E. coli)	9:*d other^d
0:*e anthrax	1:*e meningococcus	8:*a
0:*e varicella	1:*e Zika virus	2:*e COVID-19	8:*a
1:*c bacterial^c|4362	2:*c viral^c|4363	9:*a
0:*c intestinal infectious~b^b|4361	1:*c tuberculosis	2:*c infections with a predominantly sexual mode of transmission	3:*c rabies	4:*c rubella	5:*c viral hepatitis	6:*c human immunodeficiency virus [HIV]	7:*c pediculosis, acariasis and other infestations	8:*c other^c|4364	9:*c unspecified^b disease
1:*g or suspected carrier^b Methicillin susceptible Staphylococcus aureus	2:*g or suspected carrier^b Methicillin resistant Staphylococcus aureus
0:*f Group B streptococcus	8:*f other streptococcus
0:*c carbapenem-resistant^c	1:*c carbapenem-sensitive^c	9:*a, unspecified
0:*b carbapenem-resistant^b	8:*b other^b	9:*a, unspecified
1:*e~c^b disease due to meningococci	2:*e~c^b disease due to staphylococci|4366	3:*e~c^b disease due to streptococci|4367	4:*e Acinetobacter baumannii|4368	5:*e Enterobacterales|4369	9:*a
0:*c typhoid	1:*c other intestinal^b diseases	2:*c diphtheria	3:*c other specified bacterial diseases|4370	4:*c infections with a predominantly sexual mode of transmission	6:*c human T-lymphotropic virus type-1 [HTLV-1] infection	7=Latent tuberculosis	8:*c other^b diseases	9:*a, unspecified
1:*b acute illness of patient	2:*b chronic illness or condition of patient	3:*b immune compromised state of patient	4:*b patient allergy to vaccine or component	9:*b other^b
0:*e~c^c	1:*g refusal	9:*d~c^b
0:Unvaccinated~b*b	1:Partially vaccinated~b*b
1:*b for COVID-19^b|4374	9:Other underimmunization~b*a
1:*d due to patient having had the disease	2:*d because of caregiver refusal	3:*d due to unavailability of vaccine	9:*a
0:*d because of contraindication|4372	1:*d because of patient decision for reasons of belief or group pressure	2:*d because of patient decision for other^b unspecified reason|4373	3:Underimmunization~g*a|4375	8:*d for other reason|4376	9:*d for unspecified reason
1:*a for respiratory syncytial virus (RSV)	2:*b antivenin	3:*b Rho(D) immune globulin	4:*b rabies immune globulin
1:*e HIV pre-exposure prophylaxis	9:*a
1:*d~b^b immunotherapy|4378	3:*d~b^b fluoride administration	8:*c specified^c|4379	9:*d~b^c, unspecified
1:*b contraceptive pills	2:*e~b^c emergency contraception	3:*b injectable contraceptive	4:*b intrauterine contraceptive device	5:*b vaginal ring hormonal contraceptive	6:*b transdermal patch hormonal contraceptive device	7:*b implantable subdermal contraceptive	8:*b other^b	9:*a, unspecified
1:*g initial prescription of contraceptives|4381	2:Counseling~e*d instruction in natural family planning to avoid pregnancy	9:^c other*a
0:^c insertion~b*a	1:^c routine checking~b*a	2:^c removal~b*a	3:^c removal and reinsertion~b*a
0:*a, unspecified	1:*b contraceptive pills	2:*b injectable contraceptive	3:*b intrauterine contraceptive device|4383	4:*b vaginal ring hormonal contraceptive device	5:*b transdermal patch hormonal contraceptive device	6:*b implantable subdermal contraceptive	9:*b other^b
0:*c general counseling and advice on contraception|4382	2:*c sterilization	4:*c surveillance of contraceptives|4384	8:*c other^c	9:*a, unspecified
0:^b~d*c testing for genetic disease carrier status for^c	8:^c other*a
0:^b~d*c testing for genetic disease carrier status for^c	1:^c~b*d partner of patient with recurrent pregnancy loss	8:^c other*a
1:*e fertility~d^b	2=Aftercare following sterilization reversal	3:*e genetic~d^b of female for procreative management|4386	4:*e genetic~d^b of male for procreative management|4387	9:^c other*a
1:Procreative~d*c using natural family planning	2:*g fertility preservation~b^b	9:^c other*a
1:*d male factor infertility in female patient	2:*d Rh incompatibility status	3:*d assisted reproductive fertility procedure cycle	4:*d fertility preservation procedure	9:*a
0:*c reversal of previous sterilization	4:*b investigation and testing|4388	5:*b genetic counseling	6:*c general counseling and advice on procreation|4389	7:*a and counseling for gestational carrier	8:*c other^c|4390	9:*a, unspecified
0:*a, result unknown	1:*a, result positive	2:*a, result negative
0:*f|4392	2:*h~d^b~c^b	3:*h~f^c
1:*a, incidental	2=Encounter for elective termination of pregnancy	3:*a, gestational carrier
0:*b first^b|2395	8:*c other^c|2395	9:*a, unspecified|2395
1:*d~b^c for hydrops fetalis	2:*d~b^c for nuchal translucency	3:*d fetal~c^b for congenital cardiac abnormalities	4:*d~b^c for fetal lung maturity	5:*d~b^c for Streptococcus B	6:*d~b^c for cervical length	7:*d~b^c for uncertain dates	8:*d~b^c for fetal macrosomia	9:*c specified^c	A:*d~b^c for other genetic defects
0:*c for chromosomal anomalies	1:*c for raised alphafetoprotein level	2:*e other^c follow-up	3:*c for malformations	4:*c for fetal growth retardation	5:*c for isoimmunization	8:*e other^c|4396	9:*c, unspecified
0:Multiple~c*c unspecified,^c	1:Triplets~d*a	2:Quadruplets~d*a	3:Quintuplets~d*a	4:Sextuplets~d*a	9:*a
0=Single live birth	1=Single stillbirth	2=Twins, both liveborn	3=Twins, one liveborn and one stillborn	4=Twins, both stillborn	5=Other multiple births, all liveborn|4398	6=Other multiple births, some liveborn|4398	7=Other multiple births, all stillborn	9:*a, unspecified
0:*d delivered vaginally	1:*d delivered by cesarean
1:Triplet~c*d delivered vaginally	2:Triplet~c*d delivered by cesarean	3:Quadruplet~c*d delivered vaginally	4:Quadruplet~c*d delivered by cesarean	5:Quintuplet~c*d delivered vaginally	6:Quintuplet~c*d delivered by cesarean	8:*d delivered vaginally	9:*d delivered by cesarean
0=Single liveborn infant, born in hospital|4400	1=Single liveborn infant, born outside hospital	2:Single liveborn infant, unspecified as~d*e	3=Twin liveborn infant, born in hospital|4400	4=Twin liveborn infant, born outside hospital	5:Twin liveborn infant, unspecified as~d*e	6=Other multiple liveborn infant, born in hospital|4401	7=Other multiple liveborn infant, born outside hospital	8:Other multiple liveborn infant, unspecified as~d*e
0:^c~c*a of mother immediately after delivery	1:^c~c*a of lactating mother	2:*f routine~b^b follow-up
0:*h not specified	1:Less than 8 weeks~c*h	8:8 weeks~c*h	9:9 weeks~c*h
0:10 weeks~c*d	1:11 weeks~c*d	2:12 weeks~c*d	3:13 weeks~c*d	4:14 weeks~c*d	5:15 weeks~c*d	6:16 weeks~c*d	7:17 weeks~c*d	8:18 weeks~c*d	9:19 weeks~c*d
0:20 weeks~c*d	1:21 weeks~c*d	2:22 weeks~c*d	3:23 weeks~c*d	4:24 weeks~c*d	5:25 weeks~c*d	6:26 weeks~c*d	7:27 weeks~c*d	8:28 weeks~c*d	9:29 weeks~c*d
0:30 weeks~c*d	1:31 weeks~c*d	2:32 weeks~c*d	3:33 weeks~c*d	4:34 weeks~c*d	5:35 weeks~c*d	6:36 weeks~c*d	7:37 weeks~c*d	8:38 weeks~c*d	9:39 weeks~c*d
0:40 weeks~c*f	1:41 weeks~c*f	2:42 weeks~c*f	9:Greater than 42 weeks~c*f
0:*a of pregnancy, unspecified or less than 10 weeks|4404	1:*a of pregnancy, weeks 10-19|4405	2:*a of pregnancy, weeks 20-29|4406	3:*a of pregnancy, weeks 30-39|4407	4:*a of pregnancy, weeks 40 or greater|4408
0:*i removal of unspecified organ	1:*i removal of breast	2:*i removal of ovary(s)	3:*i removal of fallopian tube(s)	9:*i removal of other organ
1:*d~b^c for removal of ovary(s) for persons without known genetic/familial risk factors	2:*d~b^c for removal of fallopian tube(s) for persons without known genetic/familial risk factors	9:*a
0:*a for risk factors related to malignant neoplasms|4410	8:*c other^c|4411	9:*a, unspecified
1:*i cosmetic surgery	2:*i routine and ritual male circumcision	3:*i ear piercing	8:^c other*a	9:^c procedure~b*a, unspecified
1:*k breast reconstruction~e^b mastectomy	8:^c other*a
0:*c tracheostomy	1:*c gastrostomy	2:*c ileostomy	3:*c colostomy	4:*c other^c of digestive tract	5:*c cystostomy	6:*c other^c of urinary tract	7:*b vagina	8:*c other^c	9:*c unspecified^b opening
1:*c right^c	2:*c left^c	9:*a, unspecified arm
1:*b right^b	2:*b left^b	9:*a, unspecified arm
0:*c unspecified^c|4416	1:*c complete^c|4416	2:*c partial^c|4417
1:*c right^c	2:*c left^c	9:*a, unspecified leg
1:*b right^b	2:*b left^b	9:*a, unspecified leg
0:*c unspecified^c|4419	1:*c complete^c|4419	2:*c partial^c|4420
0:*a, unspecified	1:*b right^b	2:*b left^b
0:*a, unspecified breast	1:*c right^c	2:*c left^c
0:*d artificial arm|4418	1:*d artificial leg|4421	2:*d artificial eye|4422	3:*c breast prosthesis|4423	8:*d other^c devices	9:*d unspecified^d
0:^c checking~b^b testing~b*a pulse generator [battery]	8:*c other part of^c
1:*b pacemaker|4425	2:*c automatic implantable^b defibrillator	9:*c other^c
0:*d bone conduction~c^b	1:*d cochlear~c^b	8:*d other^d
1:*f visual substitution device	2:*f hearing device|4427
1:*e cerebrospinal fluid drainage~d^b	2:*e neurostimulator	9:*e other^e
1:*g or removal~c^b breast implant|312	2:*g or removal~c^b myringotomy device (stent) (tube)	9:*a
0:*c cardiac~b^b|4426	1:*c infusion pump	2:*c vascular access~b^b	3:*b devices of the special senses|4428	4:*b nervous system^b|4429	8:*c other^b devices|4430	9:*c unspecified^c
1:*f gastric lap band	9:*a
1:*d insulin pump	2:*d non-vascular catheter	9:*a
0:*c spectacles and contact lenses	1:*c hearing aid	2:*a related to nervous system and special senses	3:*c dental prosthetic device	4:*c orthodontic device	5:*b gastrointestinal appliance and device|4432	6:*c urinary device	8:*b specified^b|4433	9:*c unspecified device
1:*c shoulder^c	2:*c hip^c	3:*c knee^c
1:*d~b^c following surgical amputation	2:*d~b^c following scoliosis surgery	9:*a
1=Aftercare following joint replacement surgery	2=Encounter for removal of internal fixation device	3=Aftercare following explantation of joint prosthesis|4435	8:Encounter for other orthopedic~b*a|4436
0:*h change or removal of nonsurgical wound dressing	1:*h change or removal of surgical wound dressing	2:*h removal of~e^b	3:*h change or removal of~g^b
0:*d heart-lung~c^b	8:*a
0:*d bone marrow~c^b	8:*a
1:*c heart~b^b	2:*c kidney~b^b	3:*c liver~b^b	4:*c lung~b^b	8:*c multiple^c|4439	9:*c other^c|4440
0:*d the sense organs	1:*d the nervous system	2:*d the circulatory system	3:*d the respiratory system	4:*d the teeth or oral cavity	5:*d the digestive system	6:*d the genitourinary system	7:*d the skin and subcutaneous tissue
1:*e surgical~d^b following surgery on specified body systems|4442	9:*c surgical~b^b
0:*d attention to dressings, sutures and drains|4438	1:*d planned~b^b wound closure	2:*d~c^b following organ transplant|4441	3:Aftercare following surgery~b*d neoplasm	8:*c specified^c|4443
1:Encounter~c*c fitting and adjustment of extracorporeal~b^b catheter	2:Encounter~c*c fitting and adjustment of peritoneal~b^b catheter
1:*b hemodialysis	2:*b peritoneal^b
0:Preparatory~c^b for~b*a|4445	3:*e adequacy testing for~d^b|4446
1:*d therapeutic drug level monitoring	9:*a
0:*f antineoplastic radiation therapy	1:*f antineoplastic chemotherapy~c^b immunotherapy|38	5:*f palliative~e^b	6:*f desensitization to allergens	8:*e specified^b|4448	A:*f sepsis~b^b
0:*c~b^b, whole blood	1:*c~b^b, stem cells	8:*c~b^b, other blood
0:*a, whole blood	1:*a, stem cells	8:*a, other blood
0:Unspecified blood~b*a|4450	1:Autologous blood~b*a|4450	9:Other blood~b*a|4451
0:*a, unspecified	1:*a, autologous	9:*a, other
0:*a under age 35, anonymous recipient	1:*a under age 35, designated recipient	2:*a age 35 and over, anonymous recipient	3:*a age 35 and over, designated recipient	9:*a, unspecified
1=Egg (Oocyte) donor|4454	9:*a
0=Blood donor|4452	1=Skin donor|4453	2=Bone donor|4453	3=Bone marrow donor	4=Kidney donor	5=Cornea donor	6=Liver donor	8:Donor~b*d other specified^b or~b^b|4455	9:Donor~b*d unspecified organ or tissue
1:*d due to patient smoking	9:*b other^b
0:*e~c^c	1:*j due to patient leaving prior to being seen by health care provider	9:*d~c^b
1:Laparoscopic surgical procedure~b*a	2:Thoracoscopic surgical procedure~b*a	3:Arthroscopic surgical procedure~b*a	9:Other specified procedure~b*a
0:Procedure~h^c~b*a because of contraindication|4457	1:Procedure~h^c~b*a because of patient's decision for reasons of belief and group pressure	2:Procedure~h^c~b*a because of patient's decision for other and unspecified reasons|4458	3=Procedure converted to open procedure|4459	8:Procedure~h^c~b*a for other reasons	9:Procedure~h^c~b*a, unspecified reason
0:Illiteracy~e*b low-level^b	1:Schooling unavailable~e*b unattainable	2=Failed school examinations	3=Underachievement in school	4:Educational maladjustment~e*b discord with teachers and classmates	5=Less than a high school diploma	6:*d health~c^b	8:Other problems~b*a	9:*a, unspecified
1=Sexual harassment on the job	2=Military deployment status	9:*a
0=Unemployment, unspecified	1=Change of job	2=Threat of job loss	3=Stressful work schedule	4:Discord with boss~e*b workmates	5=Uncongenial work environment	6:Other physical and mental strain~b*d work	8:Other problems~b*c|4462	9:Unspecified problems~b*c
1:*d environmental tobacco smoke	9:*a
0:*c noise	1:*c radiation	2:*c dust	3:*c other air contaminants|4464	4:*c toxic agents in agriculture	5:*c toxic agents in other industries	6:*c extreme temperature	7:*c vibration	8:*c other^c	9:*c unspecified^b factor
1:Basic services unavailable in~e*a	9:*a
6=Inadequate drinking-water supply	8:Other problems~b*a|4466
0:*a unspecified	1=Sheltered homelessness	2=Unsheltered homelessness
0:*a, unspecified	1:*a environmental temperature	2:*a utilities	9:Other inadequate~b*a
1=Food insecurity	8:Other specified lack~b*a
1:*f health~b^b coverage	2:^b~d*a
1:*a, with risk of homelessness	2:*a, homelessness in past 12 months	9:*a unspecified
1:*a, difficulty paying for utilities	8:Other specified financial~b*a	9:*a, unspecified
1=Housing instability, housed|4472	2=Transportation insecurity	6=Financial insecurity|4473	7:Material hardship due~d*e limited financial resources, not elsewhere classified	9:*a
0=Homelessness|4468	1:Inadequate~d*d|4469	2:Discord with neighbors, lodgers~e*c landlord	3:*e living in residential institution	4=Lack of adequate food|4470	5=Extreme poverty	6=Low income	7:Insufficient social insurance~e*c welfare support|4471	8:Other problems~b*a|4474	9:Problem~b*a, unspecified
0:*e of adjustment~b^b life-cycle transitions	2:*c living alone	3=Acculturation difficulty	4=Social exclusion and rejection	5=Target of (perceived) adverse discrimination and persecution	8:Other problems~b*a	9:Problem~b*a, unspecified
1=Child in welfare custody	2=Institutional upbringing	3=Child in custody of non-parental relative	4=Child in custody of non-relative guardian	9:Other upbringing~b*a
0:*d physical and sexual^d	1:*d psychological^d	2:*d neglect~b^c	3:*d forced labor or sexual exploitation~b^c	4:*d child financial^b	5:*d intimate partner^d	9:*d unspecified^d
0:Parent-biological child~b*a	1:Parent-adopted child~b*a	2:Parent-foster child~b*a	3:Parent-step child~b*a
1:*e relative-child~d^b	2:Non-relative~d*a	3:Group home staff-child~e*a
0=Parent-child estrangement NEC	1=Sibling rivalry	2=Runaway [from current living environment]	8:*a
1=Personal history of abuse in childhood|4478	2=Parent-child conflict|4479	3=Non-parental relative or guardian-child conflict|4480	9:*a|4481
0=Inadequate parental supervision and control	1=Parental overprotection	2=Upbringing away from parents|4477	3=Hostility towards and scapegoating of child	6=Inappropriate (excessive) parental pressure	8:Other specified problems~b*a|4482	9:Problem~b*a, unspecified
1:*a due to military deployment	2:Other absence~b*a
1:Stress on~f*c due to return of family member from military deployment	2:Alcoholism~g*b drug addiction in family	9:*a
0=Problems in relationship with spouse or partner	1=Problems in relationship with in-laws	3:Absence of~j*b member|4484	4:Disappearance and death of~j*b member	5:Disruption of~j*b by separation and divorce	6=Dependent relative needing care at home	7:*k stressful life events affecting~i^b and household|4485	8:^b specified*e	9:Problem~c*d unspecified
0:*d unwanted pregnancy	1:*d multiparity	4=Discord with counselors
0=Conviction in civil and criminal proceedings without imprisonment	1:Imprisonment and~d*c incarceration	2:*d release from prison	3:*c legal~b^b	4=Victim of crime and terrorism	5:Exposure~c*d disaster, war and^b hostilities	8:Other specified problems~b*d~b^c	9:Problem~b*d unspecified~b^c
0:*a, Rh positive	1:*a, Rh negative
1:*b null	2:*b a positive	3:*b b positive	4:*b a and b positive
1=Type A blood|4489	2=Type B blood|4489	3=Type AB blood|4489	4=Type O blood|4489	9:Unspecified blood~b*a|4489	A=Duffy phenotype|4490
8:*f 18.4~b^e	9:*f 18.5-19.9~d^c
0:*d 20.0-20.9~b^c	1:*d 21.0-21.9~b^c	2:*d 22.0-22.9~b^c	3:*d 23.0-23.9~b^c	4:*d 24.0-24.9~b^c	5:*d 25.0-25.9~b^c	6:*d 26.0-26.9~b^c	7:*d 27.0-27.9~b^c	8:*d 28.0-28.9~b^c	9:*d 29.0-29.9~b^c
0:*d 30.0-30.9~b^c	1:*d 31.0-31.9~b^c	2:*d 32.0-32.9~b^c	3:*d 33.0-33.9~b^c	4:*d 34.0-34.9~b^c	5:*d 35.0-35.9~b^c	6:*d 36.0-36.9~b^c	7:*d 37.0-37.9~b^c	8:*d 38.0-38.9~b^c	9:*d 39.0-39.9~b^c
1:*f 40.0-44.9~d^c	2:*f 45.0-49.9~d^c	3:*f 50.0-59.9~d^c	4:*f 60.0-69.9~d^c	5:*f 70~b^e
1:*a, less than 5th percentile for age	2:*a, 5th percentile to less than 85th percentile for age	3:*a, 85th percentile to less than 95th percentile for age	4:*a, 95th percentile for age to less than 120% of the 95th percentile for age	5:*a, 120% of the 95th percentile for age to less than 140% of the 95th percentile for age	6:*a, greater than or equal to 140% of the 95th percentile for age
1:*a 19.9 or less, adult|4492	2:*a 20-29, adult|4493	3:*a 30-39, adult|4494	4:*a 40 or greater, adult|4495	5:*a pediatric|4496
0:*d victim of^d	1:*d perpetrator of^d
1:*d parental^c|4498	2:*d non-parental^c|4498
1:*f victim of^e	2:*f perpetrator of^e
1:*f~c^d	2:*g~c^e
0:*f child~e^b problems|4499	1:*f spousal or partner~e^b problems|4500	8:*e or~b^c other^b|4501
0:*e	1:*g patient's^b~c^d	2:*f~c^d of third party	3:^d combined concerns regarding*a	8=Other sex counseling	9:Sex counseling~f*d unspecified
1:*a of alcoholic	2=Counseling for family member of alcoholic
1:*a of drug abuser	2=Counseling for family member of drug abuser
1:Spiritual or religious~c*a	2:Exercise~c*a	3:Encounter for nonprocreative genetic~c*a	4:Encounter for health~c*a related to travel	5:Encounter for immunization safety~c*a	7:Encounter for pediatric-to-adult transition~c*a	8:Encounter for~c*a for socioeconomic factors	9:*a
0:Person~b*k to consult on behalf of another person	1:Person with feared~c*l complaint in whom no diagnosis is made	2:Person consulting~e*j explanation of examination or test findings	3:Dietary~g*g surveillance	4:Alcohol abuse~g*g surveillance|4504	5:Drug abuse~g*g surveillance|4505	6:Tobacco abuse~g*h	7:Human immunodeficiency virus [HIV]~g*h	8:Other specified~g*h|4506	9:Counseling~k*d unspecified
1:*c heterosexual~b^b	2:*c homosexual~b^b	3:*c bisexual~b^b
0:Child and adolescent antisocial~b*a	1:Adult antisocial~b*a
0=Sleep deprivation	1:Inadequate~d*a hygiene	3=Risk of suffocation (smothering) under another while sleeping
1=Antisocial behavior|4509	2:Problems~c*b sleep|4510	9:*a
0=Tobacco use	3=Lack of physical exercise	4=Inappropriate diet and eating habits	5=High risk sexual behavior|4508	6=Gambling and betting	8:Other problems~b*a|4511	9:Problem~b*a, unspecified
0:*a, sleep-onset association type	1:*a, limit setting type	2:*a, combined type	9:*a, unspecified type
1=Behavioral insomnia of childhood|4513	2=Dual sensory impairment	9:*a
0=Burn-out	1=Type A behavior pattern	2=Lack of relaxation and leisure	3=Stress, not elsewhere classified	4=Inadequate social skills, not elsewhere classified	5=Social role conflict, not elsewhere classified	6:Limitation of activities due~c*d disability	8:Other problems~b*a|4514	9:Problem~b*a, unspecified
1=Bed confinement status	9:Other reduced~b*a
0=Reduced mobility|4516	1:Need for assistance with personal~d*c	2:Need for assistance at home and no other household member able~c*d render^b	3=Need for continuous supervision	8:Other problems~b*a	9:Problem~b*a, unspecified
0=Medical services not available in home	1:Person awaiting admission~c*g adequate facility elsewhere	2:Other waiting period for investigation~f*d treatment	3:Unavailability~f*d inaccessibility of health-care facilities	4:Unavailability~f*d inaccessibility of^b helping agencies	5:Holiday relief~i*a	8:Other problems~b*a	9:Unspecified problem~b*a
1=Expectant parent(s) prebirth pediatrician visit	2=Awaiting organ transplant status	9:*a
0=Encounter for issue of repeat prescription	1:Encounter for~c*e supervision and care of foundling	2:Encounter for~c*e supervision and care of~c^b healthy infant and child	3=Healthy person accompanying sick person	4=Other boarder to healthcare facility	5=Malingerer [conscious simulation]	8:*b specified^b|4519
0:*c arsenic	1:*c lead	2:*c uranium	3:*c gadolinium	8:*c other^c
0:*d~b^b amines	1:*d benzene	8:*d other^d
0:*h asbestos	8:*a
1:*f metals|4521	2:*f aromatic compounds|4522	9:*g other^g|4523
0:*c air~b^b	1:*c water~b^b	2:*c soil~b^b	8:*c other^c
0:*f mold (toxic)	1:*f harmful algae and algae toxins	2:*f noise	3:*f radon and other naturally occurring radiation	8:*f other^f
1:*g|4525	2:*i~d^f|4526
1:*d potentially~b^b body fluids	2:*d environmental tobacco smoke (acute) (chronic)	9:*a
1:*c Gulf War~b^b	2:*c burn pits in^c	3:*c Agent Orange	9:*c other^c
0:*c unspecified^c	1:*c low-level^c	2:*c high-level^c	9:*c other^c
0:Contact~c*e exposure~c^b hazardous, chiefly nonmedicinal, chemicals|4524	1:Contact~c*e exposure~c^b environmental pollution and hazards in the physical environment|4527	2:Contact~c*e exposure~c^b other hazardous substances|4528	3:Contact~c*e exposure~c^b war theater|4529	4:Contact~c*e exposure~c^b blast overpressure|4530	9:*a
0=Asymptomatic menopausal state	1:Physical restraint~d*a	9:*a
1:*b inhaled^b	2:*b systemic^b
0:*b immunosuppressive biologic	1:*b calcineurin inhibitor	2:*b Janus kinase inhibitor	3:*b mammalian target of rapamycin (mTOR) inhibitor	4:*b inhibitors of nucleotide synthesis
0:*c alkylating~b^b	1:*c antimetabolite~b^b	2:*c antitumor antibiotic	3:*c mitotic inhibitor	4:*c topoisomerase inhibitor
0:*d unspecified^d	1:*d immunomodulator	2:*d immunosuppressant|4534	3:*d chemotherapeutic agent|4535	4:*d myelosuppressive agent	9:*d other^d
0:*h selective~f^b receptor modulators (SERMs)	1:*h aromatase inhibitors	8:^f other*a
0:Hormone replacement~f*a	1:Long~c*c use of opiate analgesic	9:*a
1:Long~c*c use of agents affecting estrogen receptors and estrogen levels|4537	2:Long~c*c use of aspirin	3:Long~c*c use of bisphosphonates	4:Long~c*c use of oral hypoglycemic drugs	5:Long-term~d*c use of injectable non-insulin antidiabetic drugs	9:*a|4538
0:*c use of anticoagulants and antithrombotics/antiplatelets|38	1:*c use of non-steroidal anti-inflammatories (NSAID)	2:*c use of antibiotics	3:*c use of hormonal contraceptives	4:*c use of insulin	5:*c use of steroids|4533	6:*c use of immunomodulators and immunosuppressants|4536	8:Other long~b*a|4539
1:*c ovary	2:*c prostate	3:*c testis	4:*c fallopian tube(s)	9:*c other^c
1:*c kidney	2:*c bladder	9:*c other^c organ
0:*d~b^c of digestive organs	1:*d~b^c of trachea, bronchus and lung	2:*d~b^c of other respiratory and intrathoracic organs	3:*d~b^c of breast	4:*d~b^c of genital organs|4541	5:*d~b^c of urinary tract|4542	6:*d leukemia	7:*d other~b^b neoplasms of lymphoid, hematopoietic and related tissues	8:*d~b^c of other organs or systems	9:*d~b^c, unspecified
0:*e intellectual disabilities	1:*e alcohol abuse~b^b dependence	2:*e tobacco abuse~b^b dependence	3:*e other psychoactive substance abuse~b^b dependence	4:*e other substance abuse~b^b dependence	8:^d other*a
1:*k sudden cardiac death	9:*a
1:*k	2:*l osteoporosis	9:^d~c*a
1:*h polycystic kidney	9:^d other*a
0:*i epilepsy~c^b other~b^b of the nervous system	1:*i blindness~c^b visual loss	2:*i deafness~c^b hearing loss	3:*i stroke	4:*i ischemic heart disease~c^b other~b^b of the circulatory system|4545	5:*i asthma~c^b other^b lower respiratory^b	6:*i arthritis~c^b other~b^b of the musculoskeletal system and connective tissue|4546	7:*i congenital malformations, deformations~c^b chromosomal abnormalities|4547	8:^d other~b*d leading~b^b disablement, not elsewhere classified
0:*i elevated lipoprotein(a)	8:*b lipidemia
1:*h multiple~b^b neoplasia [MEN] syndrome	2:*h familial hypercholesterolemia	3:*g disorder of lipoprotein metabolism~d^b other lipidemias|4549	9:*a
1:*c glaucoma	8:*c other specified^b disorder
1:*d~c^b|4551	2:*e~c^c
0:*c adenomatous and serrated~b^b	1:*c hyperplastic colon~b^b	8:*c other colon~b^b	9:*c colon~b^b, unspecified
1:*f colonic polyps|4553	2:*f familial adenomatous polyposis	9:^d other*a
0:*d human immunodeficiency virus [HIV] disease	1:*c infectious and parasitic diseases	2:*d diseases of the blood and blood-forming organs and certain~c^b involving the immune mechanism	3:*d diabetes mellitus	4:*c endocrine, nutritional and metabolic diseases|4550	5:*d eye and ear~c^b|4552	6:*c diseases of the respiratory system	7:*d diseases of the digestive system|4554
1:*f APOL1-mediated~c^b disease [AMKD]	9:^d other*a
1:*d carrier of genetic disease	2:*d sudden infant death syndrome	9:*a
0:*c diseases of the skin and subcutaneous tissue	1:*c disorders of kidney and ureter|4556	2:*b diseases of the genitourinary system	3:*c consanguinity	8:*b specified^b|4557	A:*c exposure to diethylstilbestrol
0:*d carcinoid tumor~b^c	8:^d other*a
0:*e carcinoid tumor~b^d	8:^d other*a
0:*j carcinoid tumor~b^c	8:^d other*a
0:*c unspecified^b organ	1:*c esophagus	2:*c stomach|4559	3:*c large intestine|4560	4:*c rectum, rectosigmoid junction, and anus|4561	5:*c liver	6:*c small intestine|4560	7:*c pancreas	9:*c other^c
0:*f carcinoid tumor~b^e	8:^d other*a
1:*f~c^d|4563	2:*e
0:*f unspecified~b^b organ	1:*f larynx	2:*f nasal cavities, middle ear,~c^b accessory sinuses	3:*f thymus|4559	9:*a
0:*c unspecified female^b organ	1:*c cervix uteri	2:*c other parts of uterus	3:*c ovary	4:*c other female^c	5:*c unspecified male^b organ	6:*c prostate	7:*c testis	8:*c epididymis	9:*c other male^c	A:*c fallopian tube(s)
0:*c unspecified^c organ	1:*c bladder	2:*c kidney|4559	3:*c renal pelvis	4:*c ureter	9:*c other^c organ
1:*k Hodgkin lymphoma	2:*k non-Hodgkin lymphomas	9:*a
0:*h tongue	8:^g other sites of*a	9:^g unspecified site of*a
0:*d melanoma~b^c	1:*e Merkel cell carcinoma	8:^d other*a
0:*d	1:*e~c^c
0:*d	1:*e brain	8:*e other parts of~c^c
0:*c thyroid	8:*c other^c
1:*g neoplasm~b^b lip, oral cavity,~c^b pharynx|4569	2:*g neoplasm~b^b skin|4570	3:*g neoplasm~b^b bone~c^b soft tissue|4571	4:*g neoplasm~b^b eye~c^b nervous tissue|4572	5:*g neoplasm~b^b endocrine glands|4573	9:^e neoplasm~b*a
0:*a of digestive organs|4562	1:*a of trachea, bronchus and lung|4564	2:*a of other respiratory and intrathoracic organs|4565	3:*a of breast	4:*a of genital organs|4566	5:*a of urinary tract|4567	6:*c leukemia	7:*c other^b neoplasms of lymphoid, hematopoietic and related tissues|4568	8:*b neoplasms of other organs and systems|4574	9:*a, unspecified
0:*a of breast	1:*a of cervix uteri	2:*a of other and unspecified genital organs	3:*a of oral cavity, esophagus and stomach	4:*a of other and unspecified digestive organs	5:*a of middle ear and respiratory system	6:*c melanoma^b	7:*a of skin	8:*a of other site	A:*a of the fallopian tube(s)
0:*a, unspecified	1:*c adenomatous and serrated^c	2:*c hyperplastic^c	9:*c other^c
0:*c colon polyps|4577	1:*a of the brain	2:*b carcinoid tumor	8:*c other^c
0:*i neoplasm|4576	1:*j~c^b neoplasm|4578	3:*j neoplasm~g^d
1:*e tuberculosis	2:*e poliomyelitis	3:*e malaria	4:*e Methicillin resistant Staphylococcus aureus infection	5:*e latent tuberculosis infection	6:*e COVID-19	7:*e Clostridioides difficile infection	9:^d other*a
1:*g diabetic foot ulcer	2:*g gestational diabetes	9:^d other*b disease
1:*e combat~b^b operational stress reaction	9:^d other*a
1:*i infections~b^c central^c	9:^d other*a
1:*e pulmonary~d^b	8:^d other*a
1:*f venous thrombosis and embolism|4584	2:*f thrombophlebitis	3:*f transient ischemic attack (TIA), and cerebral infarction without residual deficits	4:*f sudden cardiac arrest	9:^d other*a
0:*d in-situ and benign neoplasms and neoplasms of uncertain behavior|4579	1:*d infectious and parasitic~c^b|4580	2:*d~c^b of the blood and blood-forming organs and certain disorders involving the immune mechanism	3:*d endocrine, nutritional and metabolic~c^b|4581	5:*d mental and behavioral disorders|4582	6:*d~c^b of the nervous system and sense organs|4583	7:*d~c^b of the circulatory system|4585
1:*f pneumonia (recurrent)	9:^d other*a
1:*f peptic ulcer disease	9:^d other*a
0:*c osteoporosis~b^b	1:*c other pathological~b^b	2:*c stress~b^b
1:*i (healed) nontraumatic fracture|4589	9:^d other*a
0:*g cervical^b	1:*g vaginal^b	2:*g vulvar^b
0:*f prostatic dysplasia	8:^d other*a
0:*e~c^b (tract) infections	1:*e nephrotic syndrome	2:*e~c^b calculi	8:^d other*a
1:*e dysplasia~b^b the female genital tract|4591	2:*e other^c the female genital tract	3:*c male genital organs|4592	4:*c urinary~b^b|4593
1:*i pre-term labor	9:^d other*a
1:*i~b^b necrotizing enterocolitis of newborn	8:^d other~b*a
0:*f hypospadias	8:^d other specified*a
0:*f eye	1:*f ear	8:^d other specified*a
0:*f cleft lip and palate	1:*f tracheoesophageal fistula or atresia	2:*f persistent cloaca or cloacal~b^b	8:^d other specified*a
0:*i diaphragmatic hernia or other congenital diaphragm^b	1:*j gastroschisis	2:*j prune belly malformation	3:*k other^c abdominal wall^b	8:^d other specified*a
0:*e~b^d of face and neck	8:*a
1:*a of genitourinary system|4597	2:*a of nervous system and sense organs|4598	3:*a of digestive system|4599	4:*a of heart and circulatory system	5:*a of respiratory system	6:*a of integument, limbs and musculoskeletal system|4600	9:*d other^d|4601
0:*g traumatic brain~d^b	1:*g retained foreign body fully removed	8:*a
1:*c social gender transition	2:*c medical gender transition	3:*c surgical gender transition	4:*c intersex surgery	9:*c unspecified gender transition
0:*d sex reassignment|4604	1:*d nicotine dependence	2:*d anaphylaxis	3:*d gender detransition	8:*a
1:*d (healed) traumatic fracture	2:*c (healed) physical injury and trauma|4603	9:*a|4605
0:*e~b^b of the respiratory system|4587	1:*e~b^b of the digestive system|4588	2:*e~b^b of the skin^b subcutaneous tissue	3:*e~b^b of the musculoskeletal system^b connective tissue|4590	4:*e~b^b of genitourinary system|4594	5:*e complications of pregnancy, childbirth~c^b the puerperium|4595	6:*e certain (corrected)~d^b arising in the perinatal period|4596	7:*e (corrected) congenital malformations|4602	8:*d specified~c^b|4606
0:*g penicillin	1:*g other antibiotic agents	2:*g sulfonamides	3:*g other anti-infective agents	4:*g anesthetic agent	5:*g narcotic agent	6:*g analgesic agent	7:*g serum~d^b vaccine	8:^d other*a	9:^d unspecified*a
1:*c right~b^b	2:*c left~b^b	9:*c unspecified~b^b
1:*d|313	2:*e~c^c|4609
1:*c|313	2:*d~c^b|313
0:*c, unspecified level|311	1:*c below elbow|311	2:*b elbow|311	3:*e shoulder|313
1:*g great toe|312	2:*g other^b|2332	3:*g~c^b|313	4:*g~f^b|313
1:*a|1829	2:*d~c^b|313
1:*b right^b joint	2:*b left^b joint	9:*b unspecified^b joint
1:*a|1829	2:*d hip|4615
0:*b thumb and other finger(s)|4610	1:*b hand and wrist|4611	2:*b upper^b above wrist|4612	4:*b toe(s), foot, and ankle|4613	5:*b leg below knee|4614	6:*b leg above knee|4616	9:*a, unspecified
1:*f eye	2:*f larynx	9:^d other*a
0:*d unspecified^d	1:*d right^d	2:*d left^d	3:*d bilateral breasts~b^b nipples
0:^b total*a	1:^b partial*a
1:*g pancreas|4620	9:*a
0:*d both^d	1:*d~c^b with remaining cervical stump	2:*c with remaining~b^b
1:*c cervix and uterus|4622	2:*c ovaries|2684	9:*c other^c
1:*c spleen	9:*a
0:*f part of head and neck|4618	1:*f breast and nipple|4619	2:*f lung [part of]	3:*f stomach [part of]	4:*f other specified parts of digestive tract|4621	5:*f kidney	6:*f other parts of urinary tract	7:*f genital organ(s)|4623	8:*f other^b|4624
0:*a, unspecified	1:*a with tolerance to baked milk	2:*a with reactivity to baked milk
0:*a, unspecified	1:*a with tolerance to baked egg	2:*a with reactivity to baked egg
0=Allergy to peanuts	1=Allergy to milk products|4626	2=Allergy to eggs|4627	3=Allergy to seafood	4=Allergy to mammalian meats	8=Allergy to other foods
0:Bee~b*a	8:Other insect~b*a
0:Latex~c*a	1:Radiographic dye~c*a	8:Other nonmedicinal~b*a
1:Food allergy~b*i|4628	2:Food additives allergy~b*i	3:Insect allergy~b*i|4629	4:Nonmedicinal substance allergy~b*i|4630	9:Other allergy~b*a
0:*a due to financial hardship	8:*a for other reason	9:*a due to unspecified reason
0:*a due to financial hardship	8:*a for other reason
0:*a due to age-related debility	8:*a for other reason
1:*a due to financial hardship	8:*a for other reason
1:*e dietary~d^b|4632	2:*g intentional underdosing of medication~f^b|4633	3:*g unintentional underdosing of medication~f^b|4634	4:^b other*e medication~d^b|4635	5:*e renal dialysis|4635	9:^d other*a|4632
0:*b physical and sexual^b	1:*b psychological^b	2:*b neglect	3:*b financial^b	4:*b intimate partner^b	9:*c unspecified^c
1:*g adult abuse|4637	2:*g forced labor or sexual exploitation	9:Other personal~b*a
1:*b suicidal behavior	2:*b nonsuicidal^b
1=Risk for dental caries, low	2=Risk for dental caries, moderate	3=Risk for dental caries, high	9:Unspecified~c*b for dental caries
1=History of falling	2=Personal history of military deployment	3:Wandering in diseases~i*a elsewhere	4:Oral health~d*e|4640	5=Personal history of military service	9:*a
0:*a due to financial hardship	8:*d~b^c for other reason
1:*e dietary~d^b|4633	2:*h intentional underdosing of~c^b medication~d^b|4642	3:*h unintentional underdosing of~c^b medication~d^b	4:^b other*e medication~d^b|4635	5:*e renal dialysis|4635	9:*e other^e|4635
0:Allergy status~d*d other than to drugs and biological substances|4631	1=Patient's noncompliance with medical treatment and regimen|4636	4:^b history of psychological trauma~c*a|4638	5:*g history of self-harm|4639	8:Other specified personal~b*a|4641	A=Caregiver's noncompliance with patient's medical treatment and regimen|4643	B:*f factor of exposure to diethylstilbestrol
0:*c inhaled^c	1:*c systemic^c
1:*c antineoplastic chemotherapy	2:*c monoclonal^c	3:*c estrogen~b^b	4:*c steroid~b^b|4645	5:*c immunosuppression~b^b	6:*c immune checkpoint inhibitor~b^b	9:*c other^c
0:*c Chimeric Antigen Receptor T-cell~b^b	8:*c other^c	9:*a, unspecified
1:*d extracorporeal membrane oxygenation (ECMO)	2:Status post administration~c*d tPA (rtPA) in a different facility within the last 24 hours prior to admission to current facility	3:*d failed moderate sedation	4:*d unintended awareness under general anesthesia	5:*d cellular therapy|4647	6:*d gene therapy	9:*a
0:*c contraception	2:*c drug therapy|4646	3:*c irradiation	8:*c other^c|4648
0:Unspecified cystostomy~b*a	1:Cutaneous-vesicostomy~b*a	2:Appendico-vesicostomy~b*a	9:Other cystostomy~b*a
0:Tracheostomy~c*a	1:Gastrostomy~c*a	2:Ileostomy~c*a	3:Colostomy~c*a	4:Other artificial openings of gastrointestinal tract~c*a	5:Cystostomy~c*a|4650	6:Other artificial openings of urinary tract~c*a	8:Other artificial~b*a	9:*a, unspecified
1:Bone marrow transplant~f*a	2:Intestine transplant~f*a	3:Pancreas transplant~f*a	4:Stem cells transplant~f*a	9:*a
0:Kidney transplant~e*a	1:Heart transplant~e*a	2:Lung transplant~e*a	3:Heart~c*c lungs transplant~b^b	4:Liver transplant~e*a	5:Skin transplant~e*a	6:Bone transplant~e*a	7:Corneal transplant~e*a	8:Other transplanted~b*a|4652	9:*a, unspecified
0:*f automatic (implantable)~b^b defibrillator	1:*f heart assist device	2:*f fully implantable artificial heart	8:*a
0:Peripheral~d^b angioplasty status with*a	8:*a
1:*f~c^d|4654	2:^d~c*a|4655
0:*f pacemaker	1:*g aortocoronary bypass graft	2:*g prosthetic heart valve	3:*g xenogenic heart valve	4:*g other heart-valve replacement	5:*g coronary angioplasty implant~e^b graft	8:^c other*a|4656	9:*d implant~b^b graft, unspecified
0:*b implant, unspecified	1=Cochlear implant status	2=Myringotomy tube(s) status	9:^c other*a
1:*c insulin pump (external) (internal)	9:*c other^c
1:Finger-joint replacement~b*e right hand	2:Finger-joint replacement~b*e left hand	3=Finger-joint replacement, bilateral	8:*a
0:*d unspecified^c implant	1:*d artificial shoulder~b^b|1935	2:*d artificial elbow~b^b|1935	3:*d artificial wrist~b^b|1935	4:*d artificial hip~b^b|1113	5:*d artificial knee~b^b|1113	6:*d artificial ankle~b^b|1935	9:^c other*a|4660
1:*e artificial skin	2:*e neurostimulator	9:*a
0:*d urogenital~c^b	1:*d intraocular lens	2:*d otological and audiological~c^b|4658	3:*d artificial larynx	4:*d endocrine~c^b|4659	5:*d tooth-root and mandibular~c^b	6:*d orthopedic joint~c^b|4661	7:*c bone and tendon~b^b	8:*c specified^c|4662	9:*d~b^b implant, unspecified
0:*a, unspecified	1:*d right arm~b^c	2:*d left arm~b^c	3:*d right leg~b^c	4:*d left leg~b^c	5:*d arms, bilateral~b^c	6:*d legs, bilateral~b^c
0:*c artificial eye	1:*c artificial limb (complete) (partial)|4664	2:*c dental prosthetic device (complete) (partial)	3:*c spectacles and contact lenses	4:*c external hearing-aid	5:*c (intrauterine) contraceptive device	8:*b specified^b
1:Tubal ligation~b*a	2:Vasectomy~b*a
1:Coronary angioplasty~b*a	2:Peripheral vascular angioplasty~b*a
0:*c sealant~b^b	1:*c restoration~b^b	8:Other dental~b*a
0:*a during pregnancy	1:*a while a fetus
0:*a	1=History of uterine scar from previous surgery
1=Dental procedure status|4668	2=Breast implant status	3=Filtering (vitreous) bleb after glaucoma surgery status	4=Bariatric surgery status	5=Transplanted organ removal status	6=Personal history of breast implant removal	7=Personal history of in utero procedure|4669	9:*a|4670
0=Intestinal bypass and anastomosis status	1=Arthrodesis status	2=Presence of cerebrospinal fluid drainage device	3=Post therapeutic collapse of lung status	4=Cataract extraction status|1139	5=Sterilization status|4666	6=Angioplasty status|4667	8:^b specified*a|4671
1:*a [ventilator] status	2:Encounter for~c*a [ventilator] dependence during power failure
1:*f supplemental oxygen	9:*a
0:*i aspirator	1:*i respirator|4673	2:*i renal dialysis	3:*i wheelchair	8:^c other*e|4674

A00=Cholera|1
A01=Typhoid and paratyphoid fevers|3
A02=Other salmonella infections|5
A03=Shigellosis|6
A04=Other bacterial intestinal infections|8
A05=Other bacterial foodborne intoxications, not elsewhere classified|9
A06=Amebiasis|11
A07=Other protozoal intestinal diseases|12
A08=Viral and other specified intestinal infections|15
A09=Infectious gastroenteritis and colitis, unspecified
A15=Respiratory tuberculosis|16
A17=Tuberculosis of nervous system|18
A18=Tuberculosis of other organs|24
A19=Miliary tuberculosis|25
A20=Plague|26
A21=Tularemia|27
A22=Anthrax|28
A23=Brucellosis|29
A24=Glanders and melioidosis|30
A25=Rat-bite fevers|31
A26=Erysipeloid|32
A27=Leptospirosis|34
A28=Other zoonotic bacterial diseases, not elsewhere classified|35
A30=Leprosy [Hansen's disease]|36
A31=Infection due to other mycobacteria|37
A32=Listeriosis|40
A33=Tetanus neonatorum
A34=Obstetrical tetanus
A35=Other tetanus
A36=Diphtheria|42
A37=Whooping cough|44
A38=Scarlet fever|45
A39=Meningococcal infection|48
A40=Streptococcal sepsis|49
A41=Other sepsis|53
A42=Actinomycosis|55
A43=Nocardiosis|56
A44=Bartonellosis|57
A46=Erysipelas
A48=Other bacterial diseases, not elsewhere classified|59
A49=Bacterial infection of unspecified site|61
A50=Congenital syphilis|66
A51=Early syphilis|69
A52=Late syphilis|73
A53=Other and unspecified syphilis|74
A54=Gonococcal infection|80
A55=Chlamydial lymphogranuloma (venereum)
A56=Other sexually transmitted chlamydial diseases|83
A57=Chancroid
A58=Granuloma inguinale
A59=Trichomoniasis|85
A60=Anogenital herpesviral [herpes simplex] infections|87
A63=Other predominantly sexually transmitted diseases, not elsewhere classified|88
A64=Unspecified sexually transmitted disease
A65=Nonvenereal syphilis
A66=Yaws|89
A67=Pinta [carate]|90
A68=Relapsing fevers|91
A69=Other spirochetal infections|93
A70=Chlamydia psittaci infections
A71=Trachoma|94
A74=Other diseases caused by chlamydiae|96
A75=Typhus fever|97
A77=Spotted fever [tick-borne rickettsioses]|99
A78=Q fever
A79=Other rickettsioses|101
A80=Acute poliomyelitis|103
A81=Atypical virus infections of central nervous system|106
A82=Rabies|107
A83=Mosquito-borne viral encephalitis|108
A84=Tick-borne viral encephalitis|110
A85=Other viral encephalitis, not elsewhere classified|111
A86=Unspecified viral encephalitis
A87=Viral meningitis|112
A88=Other viral infections of central nervous system, not elsewhere classified|113
A89=Unspecified viral infection of central nervous system
A90=Dengue fever [classical dengue]
A91=Dengue hemorrhagic fever
A92=Other mosquito-borne viral fevers|115
A93=Other arthropod-borne viral fevers, not elsewhere classified|116
A94=Unspecified arthropod-borne viral fever
A95=Yellow fever|117
A96=Arenaviral hemorrhagic fever|118
A98=Other viral hemorrhagic fevers, not elsewhere classified|119
A99=Unspecified viral hemorrhagic fever
B00=Herpesviral [herpes simplex] infections|122
B01=Varicella [chickenpox]|125
B02=Zoster [herpes zoster]|128
B03=Smallpox
B04=Monkeypox
B05=Measles|130
B06=Rubella [German measles]|133
B07=Viral warts|134
B08=Other viral infections characterized by skin and mucous membrane lesions, not elsewhere classified|140
B09=Unspecified viral infection characterized by skin and mucous membrane lesions
B10=Other human herpesviruses|143
B15=Acute hepatitis A|144
B16=Acute hepatitis B|145
B17=Other acute viral hepatitis|147
B18=Chronic viral hepatitis|148
B19=Unspecified viral hepatitis|149
B20=Human immunodeficiency virus [HIV] disease
B25=Cytomegaloviral disease|150
B26=Mumps|152
B27=Infectious mononucleosis|156
B30=Viral conjunctivitis|157
B33=Other viral diseases, not elsewhere classified|159
B34=Viral infection of unspecified site|160
B35=Dermatophytosis|161
B36=Other superficial mycoses|162
B37=Candidiasis|166
B38=Coccidioidomycosis|168
B39=Histoplasmosis|169
B40=Blastomycosis|171
B41=Paracoccidioidomycosis|172
B42=Sporotrichosis|174
B43=Chromomycosis and pheomycotic abscess|175
B44=Aspergillosis|177
B45=Cryptococcosis|178
B46=Zygomycosis|179
B47=Mycetoma|180
B48=Other mycoses, not elsewhere classified|181
B49=Unspecified mycosis
B50=Plasmodium falciparum malaria|182
B51=Plasmodium vivax malaria|183
B52=Plasmodium malariae malaria|184
B53=Other specified malaria|185
B54=Unspecified malaria
B55=Leishmaniasis|186
B56=African trypanosomiasis|187
B57=Chagas' disease|190
B58=Toxoplasmosis|193
B59=Pneumocystosis
B60=Other protozoal diseases, not elsewhere classified|196
B64=Unspecified protozoal disease
B65=Schistosomiasis [bilharziasis]|197
B66=Other fluke infections|198
B67=Echinococcosis|202
B68=Taeniasis|203
B69=Cysticercosis|205
B70=Diphyllobothriasis and sparganosis|206
B71=Other cestode infections|207
B72=Dracunculiasis
B73=Onchocerciasis|209
B74=Filariasis|210
B75=Trichinellosis
B76=Hookworm diseases|211
B77=Ascariasis|213
B78=Strongyloidiasis|214
B79=Trichuriasis
B80=Enterobiasis
B81=Other intestinal helminthiases, not elsewhere classified|215
B82=Unspecified intestinal parasitism|216
B83=Other helminthiases|217
B85=Pediculosis and phthiriasis|218
B86=Scabies
B87=Myiasis|220
B88=Other infestations|222
B89=Unspecified parasitic disease
B90=Sequelae of tuberculosis|223
B91=Sequelae of poliomyelitis
B92=Sequelae of leprosy
B94=Sequelae of other and unspecified infectious and parasitic diseases|224
B95=Streptococcus, Staphylococcus, and Enterococcus as the cause of diseases classified elsewhere|226
B96=Other bacterial agents as the cause of diseases classified elsewhere|229
B97=Viral agents as the cause of diseases classified elsewhere|234
B99=Other and unspecified infectious diseases|235
C00=Malignant neoplasm of lip|236
C01=Malignant neoplasm of base of tongue
C02=Malignant neoplasm of other and unspecified parts of tongue|237
C03=Malignant neoplasm of gum|238
C04=Malignant neoplasm of floor of mouth|239
C05=Malignant neoplasm of palate|240
C06=Malignant neoplasm of other and unspecified parts of mouth|242
C07=Malignant neoplasm of parotid gland
C08=Malignant neoplasm of other and unspecified major salivary glands|243
C09=Malignant neoplasm of tonsil|244
C10=Malignant neoplasm of oropharynx|245
C11=Malignant neoplasm of nasopharynx|246
C12=Malignant neoplasm of pyriform sinus
C13=Malignant neoplasm of hypopharynx|247
C14=Malignant neoplasm of other and ill-defined sites in the lip, oral cavity and pharynx|248
C15=Malignant neoplasm of esophagus|249
C16=Malignant neoplasm of stomach|250
C17=Malignant neoplasm of small intestine|251
C18=Malignant neoplasm of colon|252
C19=Malignant neoplasm of rectosigmoid junction
C20=Malignant neoplasm of rectum
C21=Malignant neoplasm of anus and anal canal|253
C22=Malignant neoplasm of liver and intrahepatic bile ducts|254
C23=Malignant neoplasm of gallbladder
C24=Malignant neoplasm of other and unspecified parts of biliary tract|255
C25=Malignant neoplasm of pancreas|256
C26=Malignant neoplasm of other and ill-defined digestive organs|257
C30=Malignant neoplasm of nasal cavity and middle ear|258
C31=Malignant neoplasm of accessory sinuses|259
C32=Malignant neoplasm of larynx|260
C33=Malignant neoplasm of trachea
C34=Malignant neoplasm of bronchus and lung|263
C37=Malignant neoplasm of thymus
C38=Malignant neoplasm of heart, mediastinum and pleura|264
C39=Malignant neoplasm of other and ill-defined sites in the respiratory system and intrathoracic organs|265
C40=Malignant neoplasm of bone and articular cartilage of limbs|267
C41=Malignant neoplasm of bone and articular cartilage of other and unspecified sites|268
C43=Malignant melanoma of skin|274
C44=Other and unspecified malignant neoplasm of skin|284
C45=Mesothelioma|285
C46=Kaposi's sarcoma|286
C47=Malignant neoplasm of peripheral nerves and autonomic nervous system|288
C48=Malignant neoplasm of retroperitoneum and peritoneum|289
C49=Malignant neoplasm of other connective and soft tissue|291
C4A=Merkel cell carcinoma|294
C50=Malignant neoplasm of breast|301
C51=Malignant neoplasm of vulva|302
C52=Malignant neoplasm of vagina
C53=Malignant neoplasm of cervix uteri|303
C54=Malignant neoplasm of corpus uteri|304
C55=Malignant neoplasm of uterus, part unspecified
C56=Malignant neoplasm of ovary|305
C57=Malignant neoplasm of other and unspecified female genital organs|306
C58=Malignant neoplasm of placenta
C60=Malignant neoplasm of penis|307
C61=Malignant neoplasm of prostate
C62=Malignant neoplasm of testis|309
C63=Malignant neoplasm of other and unspecified male genital organs|310
C64=Malignant neoplasm of kidney, except renal pelvis|311
C65=Malignant neoplasm of renal pelvis|312
C66=Malignant neoplasm of ureter|313
C67=Malignant neoplasm of bladder|314
C68=Malignant neoplasm of other and unspecified urinary organs|315
C69=Malignant neoplasm of eye and adnexa|316
C70=Malignant neoplasm of meninges|317
C71=Malignant neoplasm of brain|318
C72=Malignant neoplasm of spinal cord, cranial nerves and other parts of central nervous system|320
C73=Malignant neoplasm of thyroid gland
C74=Malignant neoplasm of adrenal gland|321
C75=Malignant neoplasm of other endocrine glands and related structures|322
C76=Malignant neoplasm of other and ill-defined sites|323
C77=Secondary and unspecified malignant neoplasm of lymph nodes|324
C78=Secondary malignant neoplasm of respiratory and digestive organs|327
C79=Secondary malignant neoplasm of other and unspecified sites|335
C7A=Malignant neuroendocrine tumors|340
C7B=Secondary neuroendocrine tumors|342
C80=Malignant neoplasm without specification of site|343
C81=Hodgkin lymphoma|345
C82=Follicular lymphoma|346
C83=Non-follicular lymphoma|349
C84=Mature T/NK-cell lymphomas|352
C85=Other specified and unspecified types of non-Hodgkin lymphoma|353
C86=Other specified types of T/NK-cell lymphoma|355
C88=Malignant immunoproliferative diseases and certain other B-cell lymphomas|356
C90=Multiple myeloma and malignant plasma cell neoplasms|358
C91=Lymphoid leukemia|361
C92=Myeloid leukemia|364
C93=Monocytic leukemia|365
C94=Other leukemias of specified cell type|366
C95=Leukemia of unspecified cell type|367
C96=Other and unspecified malignant neoplasms of lymphoid, hematopoietic and related tissue|369
D00=Carcinoma in situ of oral cavity, esophagus and stomach|371
D01=Carcinoma in situ of other and unspecified digestive organs|373
D02=Carcinoma in situ of middle ear and respiratory system|374
D03=Melanoma in situ|376
D04=Carcinoma in situ of skin|377
D05=Carcinoma in situ of breast|378
D06=Carcinoma in situ of cervix uteri|379
D07=Carcinoma in situ of other and unspecified genital organs|381
D09=Carcinoma in situ of other and unspecified sites|382
D10=Benign neoplasm of mouth and pharynx|383
D11=Benign neoplasm of major salivary glands|384
D12=Benign neoplasm of colon, rectum, anus and anal canal|385
D13=Benign neoplasm of other and ill-defined parts of digestive system|387
D14=Benign neoplasm of middle ear and respiratory system|388
D15=Benign neoplasm of other and unspecified intrathoracic organs|389
D16=Benign neoplasm of bone and articular cartilage|390
D17=Benign lipomatous neoplasm|394
D18=Hemangioma and lymphangioma, any site|396
D19=Benign neoplasm of mesothelial tissue|397
D20=Benign neoplasm of soft tissue of retroperitoneum and peritoneum|398
D21=Other benign neoplasms of connective and other soft tissue|399
D22=Melanocytic nevi|400
D23=Other benign neoplasms of skin|401
D24=Benign neoplasm of breast|313
D25=Leiomyoma of uterus|402
D26=Other benign neoplasms of uterus|403
D27=Benign neoplasm of ovary|404
D28=Benign neoplasm of other and unspecified female genital organs|405
D29=Benign neoplasm of male genital organs|406
D30=Benign neoplasm of urinary organs|407
D31=Benign neoplasm of eye and adnexa|408
D32=Benign neoplasm of meninges|317
D33=Benign neoplasm of brain and other parts of central nervous system|409
D34=Benign neoplasm of thyroid gland
D35=Benign neoplasm of other and unspecified endocrine glands|410
D36=Benign neoplasm of other and unspecified sites|412
D37=Neoplasm of uncertain behavior of oral cavity and digestive organs|415
D38=Neoplasm of uncertain behavior of middle ear and respiratory and intrathoracic organs|416
D39=Neoplasm of uncertain behavior of female genital organs|417
D3A=Benign neuroendocrine tumors|418
D40=Neoplasm of uncertain behavior of male genital organs|419
D41=Neoplasm of uncertain behavior of urinary organs|420
D42=Neoplasm of uncertain behavior of meninges|317
D43=Neoplasm of uncertain behavior of brain and central nervous system|421
D44=Neoplasm of uncertain behavior of endocrine glands|422
D45=Polycythemia vera
D46=Myelodysplastic syndromes|424
D47=Other neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue|427
D48=Neoplasm of uncertain behavior of other and unspecified sites|430
D49=Neoplasms of unspecified behavior|433
D50=Iron deficiency anemia|434
D51=Vitamin B12 deficiency anemia|435
D52=Folate deficiency anemia|436
D53=Other nutritional anemias|437
D55=Anemia due to enzyme disorders|439
D56=Thalassemia|440
D57=Sickle-cell disorders|446
D58=Other hereditary hemolytic anemias|447
D59=Acquired hemolytic anemia|450
D60=Acquired pure red cell aplasia [erythroblastopenia]|451
D61=Other aplastic anemias and other bone marrow failure syndromes|455
D62=Acute posthemorrhagic anemia
D63=Anemia in chronic diseases classified elsewhere|456
D64=Other anemias|458
D65=Disseminated intravascular coagulation [defibrination syndrome]
D66=Hereditary factor VIII deficiency
D67=Hereditary factor IX deficiency
D68=Other coagulation defects|465
D69=Purpura and other hemorrhagic conditions|469
D70=Neutropenia|470
D71=Functional disorders of polymorphonuclear neutrophils|471
D72=Other disorders of white blood cells|477
D73=Diseases of spleen|479
D74=Methemoglobinemia|480
D75=Other and unspecified diseases of blood and blood-forming organs|484
D76=Other specified diseases with participation of lymphoreticular and reticulohistiocytic tissue|485
D77=Other disorders of blood and blood-forming organs in diseases classified elsewhere
D78=Intraoperative and postprocedural complications of the spleen|489
D80=Immunodeficiency with predominantly antibody defects|490
D81=Combined immunodeficiencies|494
D82=Immunodeficiency associated with other major defects|495
D83=Common variable immunodeficiency|496
D84=Other immunodeficiencies|498
D86=Sarcoidosis|500
D89=Other disorders involving the immune mechanism, not elsewhere classified|505
E00=Congenital iodine-deficiency syndrome|506
E01=Iodine-deficiency related thyroid disorders and allied conditions|507
E02=Subclinical iodine-deficiency hypothyroidism
E03=Other hypothyroidism|508
E04=Other nontoxic goiter|509
E05=Thyrotoxicosis [hyperthyroidism]|511
E06=Thyroiditis|512
E07=Other disorders of thyroid|514
E08=Diabetes mellitus due to underlying condition|531
E09=Drug or chemical induced diabetes mellitus|533
E10=Type 1 diabetes mellitus|535
E11=Type 2 diabetes mellitus|536
E13=Other specified diabetes mellitus|531
E15=Nondiabetic hypoglycemic coma
E16=Other disorders of pancreatic internal secretion|538
E20=Hypoparathyroidism|541
E21=Hyperparathyroidism and other disorders of parathyroid gland|542
E22=Hyperfunction of pituitary gland|543
E23=Hypofunction and other disorders of the pituitary gland|544
E24=Cushing's syndrome|545
E25=Adrenogenital disorders|546
E26=Hyperaldosteronism|549
E27=Other disorders of adrenal gland|551
E28=Ovarian dysfunction|554
E29=Testicular dysfunction|555
E30=Disorders of puberty, not elsewhere classified|556
E31=Polyglandular dysfunction|558
E32=Diseases of thymus|559
E34=Other endocrine disorders|564
E35=Disorders of endocrine glands in diseases classified elsewhere
E36=Intraoperative complications of endocrine system|566
E40=Kwashiorkor
E41=Nutritional marasmus
E42=Marasmic kwashiorkor
E43=Unspecified severe protein-calorie malnutrition
E44=Protein-calorie malnutrition of moderate and mild degree|567
E45=Retarded development following protein-calorie malnutrition
E46=Unspecified protein-calorie malnutrition
E50=Vitamin A deficiency|568
E51=Thiamine deficiency|570
E52=Niacin deficiency [pellagra]
E53=Deficiency of other B group vitamins|571
E54=Ascorbic acid deficiency
E55=Vitamin D deficiency|572
E56=Other vitamin deficiencies|573
E58=Dietary calcium deficiency
E59=Dietary selenium deficiency
E60=Dietary zinc deficiency
E61=Deficiency of other nutrient elements|574
E63=Other nutritional deficiencies|575
E64=Sequelae of malnutrition and other nutritional deficiencies|576
E65=Localized adiposity
E66=Overweight and obesity|580
E67=Other hyperalimentation|581
E68=Sequelae of hyperalimentation
E70=Disorders of aromatic amino-acid metabolism|589
E71=Disorders of branched-chain amino-acid metabolism and fatty-acid metabolism|601
E72=Other disorders of amino-acid metabolism|609
E73=Lactose intolerance|610
E74=Other disorders of carbohydrate metabolism|618
E75=Disorders of sphingolipid metabolism and other lipid storage disorders|623
E76=Disorders of glycosaminoglycan metabolism|627
E77=Disorders of glycoprotein metabolism|628
E78=Disorders of lipoprotein metabolism and other lipidemias|634
E79=Disorders of purine and pyrimidine metabolism|636
E80=Disorders of porphyrin and bilirubin metabolism|638
E83=Disorders of mineral metabolism|647
E84=Cystic fibrosis|649
E85=Amyloidosis|651
E86=Volume depletion|652
E87=Other disorders of fluid, electrolyte and acid-base balance|655
E88=Other and unspecified metabolic disorders|661
E89=Postprocedural endocrine and metabolic complications and disorders, not elsewhere classified|667
F01=Vascular dementia|670
F02=Dementia in other diseases classified elsewhere|671
F03=Unspecified dementia|672
F04=Amnestic disorder due to known physiological condition
F05=Delirium due to known physiological condition
F06=Other mental disorders due to known physiological condition|675
F07=Personality and behavioral disorders due to known physiological condition|677
F09=Unspecified mental disorder due to known physiological condition
F10=Alcohol related disorders|685
F11=Opioid related disorders|690
F12=Cannabis related disorders|695
F13=Sedative, hypnotic, or anxiolytic related disorders|701
F14=Cocaine related disorders|708
F15=Other stimulant related disorders|710
F16=Hallucinogen related disorders|717
F17=Nicotine dependence|721
F18=Inhalant related disorders|725
F19=Other psychoactive substance related disorders|730
F20=Schizophrenia|732
F21=Schizotypal disorder
F22=Delusional disorders
F23=Brief psychotic disorder
F24=Shared psychotic disorder
F25=Schizoaffective disorders|733
F28=Other psychotic disorder not due to a substance or known physiological condition
F29=Unspecified psychosis not due to a substance or known physiological condition
F30=Manic episode|735
F31=Bipolar disorder|741
F32=Depressive episode|743
F33=Major depressive disorder, recurrent|745
F34=Persistent mood [affective] disorders|747
F39=Unspecified mood [affective] disorder
F40=Phobic anxiety disorders|756
F41=Other anxiety disorders|757
F42=Obsessive-compulsive disorder|758
F43=Reaction to severe stress, and adjustment disorders|762
F44=Dissociative and conversion disorders|764
F45=Somatoform disorders|767
F48=Other nonpsychotic mental disorders|768
F50=Eating disorders|773
F51=Sleep disorders not due to a substance or known physiological condition|776
F52=Sexual dysfunction not due to a substance or known physiological condition|779
F53=Mental and behavioral disorders associated with the puerperium, not elsewhere classified|780
F54=Psychological and behavioral factors associated with disorders or diseases classified elsewhere
F55=Abuse of non-psychoactive substances|781
F59=Unspecified behavioral syndromes associated with physiological disturbances and physical factors
F60=Specific personality disorders|783
F63=Impulse disorders|785
F64=Gender identity disorders|786
F65=Paraphilias|789
F66=Other sexual disorders
F68=Other disorders of adult personality and behavior|791
F69=Unspecified disorder of adult personality and behavior
F70=Mild intellectual disabilities
F71=Moderate intellectual disabilities
F72=Severe intellectual disabilities
F73=Profound intellectual disabilities
F78=Other intellectual disabilities|793
F79=Unspecified intellectual disabilities
F80=Specific developmental disorders of speech and language|795
F81=Specific developmental disorders of scholastic skills|797
F82=Specific developmental disorder of motor function
F84=Pervasive developmental disorders|798
F88=Other disorders of psychological development
F89=Unspecified disorder of psychological development
F90=Attention-deficit hyperactivity disorders|799
F91=Conduct disorders|800
F93=Emotional disorders with onset specific to childhood|801
F94=Disorders of social functioning with onset specific to childhood and adolescence|802
F95=Tic disorder|803
F98=Other behavioral and emotional disorders with onset usually occurring in childhood and adolescence|805
F99=Mental disorder, not otherwise specified
G00=Bacterial meningitis, not elsewhere classified|806
G01=Meningitis in bacterial diseases classified elsewhere
G02=Meningitis in other infectious and parasitic diseases classified elsewhere
G03=Meningitis due to other and unspecified causes|807
G04=Encephalitis, myelitis and encephalomyelitis|812
G05=Encephalitis, myelitis and encephalomyelitis in diseases classified elsewhere|813
G06=Intracranial and intraspinal abscess and granuloma|814
G07=Intracranial and intraspinal abscess and granuloma in diseases classified elsewhere
G08=Intracranial and intraspinal phlebitis and thrombophlebitis
G09=Sequelae of inflammatory diseases of central nervous system
G10=Huntington's disease
G11=Hereditary ataxia|816
G12=Spinal muscular atrophy and related syndromes|818
G13=Systemic atrophies primarily affecting central nervous system in diseases classified elsewhere|819
G14=Postpolio syndrome
G20=Parkinson's disease|821
G21=Secondary parkinsonism|823
G23=Other degenerative diseases of basal ganglia|824
G24=Dystonia|826
G25=Other extrapyramidal and movement disorders|830
G26=Extrapyramidal and movement disorders in diseases classified elsewhere
G30=Alzheimer's disease|831
G31=Other degenerative diseases of nervous system, not elsewhere classified|834
G32=Other degenerative disorders of nervous system in diseases classified elsewhere|836
G35=Multiple sclerosis|839
G36=Other acute disseminated demyelination|840
G37=Other demyelinating diseases of central nervous system|842
G40=Epilepsy and recurrent seizures|851
G43=Migraine|857
G44=Other headache syndromes|864
G45=Transient cerebral ischemic attacks and related syndromes|865
G46=Vascular syndromes of brain in cerebrovascular diseases|866
G47=Sleep disorders|875
G50=Disorders of trigeminal nerve|876
G51=Facial nerve disorders|878
G52=Disorders of other cranial nerves|879
G53=Cranial nerve disorders in diseases classified elsewhere
G54=Nerve root and plexus disorders|880
G55=Nerve root and plexus compressions in diseases classified elsewhere
G56=Mononeuropathies of upper limb|883
G57=Mononeuropathies of lower limb|885
G58=Other mononeuropathies|886
G59=Mononeuropathy in diseases classified elsewhere
G60=Hereditary and idiopathic neuropathy|887
G61=Inflammatory polyneuropathy|889
G62=Other and unspecified polyneuropathies|891
G63=Polyneuropathy in diseases classified elsewhere
G64=Other disorders of peripheral nervous system
G65=Sequelae of inflammatory and toxic polyneuropathies|892
G70=Myasthenia gravis and other myoneural disorders|895
G71=Primary disorders of muscles|902
G72=Other and unspecified myopathies|905
G73=Disorders of myoneural junction and muscle in diseases classified elsewhere|906
G80=Cerebral palsy|907
G81=Hemiplegia and hemiparesis|909
G82=Paraplegia (paraparesis) and quadriplegia (quadriparesis)|912
G83=Other paralytic syndromes|914
G89=Pain, not elsewhere classified|917
G90=Disorders of autonomic nervous system|922
G91=Hydrocephalus|923
G92=Toxic encephalopathy|925
G93=Other disorders of brain|929
G94=Other disorders of brain in diseases classified elsewhere
G95=Other and unspecified diseases of spinal cord|932
G96=Other disorders of central nervous system|938
G97=Intraoperative and postprocedural complications and disorders of nervous system, not elsewhere classified|943
G98=Other disorders of nervous system not elsewhere classified|944
G99=Other disorders of nervous system in diseases classified elsewhere|945
H00=Hordeolum and chalazion|949
H01=Other inflammation of eyelid|955
H02=Other disorders of eyelid|971
H04=Disorders of lacrimal system|989
H05=Disorders of orbit|1001
H10=Conjunctivitis|1008
H11=Other disorders of conjunctiva|1018
H15=Disorders of sclera|1022
H16=Keratitis|1028
H17=Corneal scars and opacities|1030
H18=Other disorders of cornea|1039
H20=Iridocyclitis|1042
H21=Other disorders of iris and ciliary body|1050
H22=Disorders of iris and ciliary body in diseases classified elsewhere
H25=Age-related cataract|1053
H26=Other cataract|1058
H27=Other disorders of lens|1060
H28=Cataract in diseases classified elsewhere
H30=Chorioretinal inflammation|1065
H31=Other disorders of choroid|1072
H32=Chorioretinal disorders in diseases classified elsewhere
H33=Retinal detachments and breaks|1077
H34=Retinal vascular occlusions|1082
H35=Other retinal disorders|1094
H36=Retinal disorders in diseases classified elsewhere|1096
H40=Glaucoma|1105
H42=Glaucoma in diseases classified elsewhere
H43=Disorders of vitreous body|1108
H44=Disorders of globe|1119
H46=Optic neuritis|1120
H47=Other disorders of optic [2nd] nerve and visual pathways|1130
H49=Paralytic strabismus|1132
H50=Other strabismus|1142
H51=Other disorders of binocular movement|1143
H52=Disorders of refraction and accommodation|1147
H53=Visual disturbances|1155
H54=Blindness and low vision|1181
H55=Nystagmus and other irregular eye movements|1184
H57=Other disorders of eye and adnexa|1188
H59=Intraoperative and postprocedural complications and disorders of eye and adnexa, not elsewhere classified|1197
H60=Otitis externa|1204
H61=Other disorders of external ear|1214
H62=Disorders of external ear in diseases classified elsewhere|1216
H65=Nonsuppurative otitis media|1222
H66=Suppurative and unspecified otitis media|1225
H67=Otitis media in diseases classified elsewhere|1200
H68=Eustachian salpingitis and obstruction|1228
H69=Other and unspecified disorders of Eustachian tube|1229
H70=Mastoiditis and related conditions|1233
H71=Cholesteatoma of middle ear|1234
H72=Perforation of tympanic membrane|1236
H73=Other disorders of tympanic membrane|1240
H74=Other disorders of middle ear mastoid|1246
H75=Other disorders of middle ear and mastoid in diseases classified elsewhere|1248
H80=Otosclerosis|1249
H81=Disorders of vestibular function|1251
H82=Vertiginous syndromes in diseases classified elsewhere|1200
H83=Other diseases of inner ear|1253
H90=Conductive and sensorineural hearing loss|1260
H91=Other and unspecified hearing loss|1261
H92=Otalgia and effusion of ear|1262
H93=Other disorders of ear, not elsewhere classified|1270
H94=Other disorders of ear in diseases classified elsewhere|1271
H95=Intraoperative and postprocedural complications and disorders of ear and mastoid process, not elsewhere classified|1280
I00=Rheumatic fever without heart involvement
I01=Rheumatic fever with heart involvement|1281
I02=Rheumatic chorea|1282
I05=Rheumatic mitral valve diseases|1283
I06=Rheumatic aortic valve diseases|1283
I07=Rheumatic tricuspid valve diseases|1284
I08=Multiple valve diseases|1285
I09=Other rheumatic heart diseases|1287
I10=Essential (primary) hypertension
I11=Hypertensive heart disease|1288
I12=Hypertensive chronic kidney disease|1289
I13=Hypertensive heart and chronic kidney disease|1291
I15=Secondary hypertension|1292
I16=Hypertensive crisis|1293
I1A=Other hypertension|1294
I20=Angina pectoris|1296
I21=Acute myocardial infarction|1301
I22=Subsequent ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction|1302
I23=Certain current complications following ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction (within the 28 day period)|1303
I24=Other acute ischemic heart diseases|1305
I25=Chronic ischemic heart disease|1312
I26=Pulmonary embolism|1315
I27=Other pulmonary heart diseases|1319
I28=Other diseases of pulmonary vessels|1320
I30=Acute pericarditis|1321
I31=Other diseases of pericardium|1323
I32=Pericarditis in diseases classified elsewhere
I33=Acute and subacute endocarditis|1324
I34=Nonrheumatic mitral valve disorders|1326
I35=Nonrheumatic aortic valve disorders|1327
I36=Nonrheumatic tricuspid valve disorders|1327
I37=Nonrheumatic pulmonary valve disorders|1328
I38=Endocarditis, valve unspecified
I39=Endocarditis and heart valve disorders in diseases classified elsewhere
I40=Acute myocarditis|1329
I41=Myocarditis in diseases classified elsewhere
I42=Cardiomyopathy|1332
I43=Cardiomyopathy in diseases classified elsewhere
I44=Atrioventricular and left bundle-branch block|1333
I45=Other conduction disorders|1335
I46=Cardiac arrest|1336
I47=Paroxysmal tachycardia|1339
I48=Atrial fibrillation and flutter|1343
I49=Other cardiac arrhythmias|1345
I50=Heart failure|1351
I51=Complications and ill-defined descriptions of heart disease|1353
I52=Other heart disorders in diseases classified elsewhere
I5A=Non-ischemic myocardial injury (non-traumatic)
I60=Nontraumatic subarachnoid hemorrhage|1354
I61=Nontraumatic intracerebral hemorrhage|1355
I62=Other and unspecified nontraumatic intracranial hemorrhage|1357
I63=Cerebral infarction|1366
I65=Occlusion and stenosis of precerebral arteries, not resulting in cerebral infarction|1367
I66=Occlusion and stenosis of cerebral arteries, not resulting in cerebral infarction|1368
I67=Other cerebrovascular diseases|1372
I68=Cerebrovascular disorders in diseases classified elsewhere|1373
I69=Sequelae of cerebrovascular disease|1384
I70=Atherosclerosis|1392
I71=Aortic aneurysm and dissection|1398
I72=Other aneurysm|1399
I73=Other peripheral vascular diseases|1402
I74=Arterial embolism and thrombosis|1405
I75=Atheroembolism|1409
I76=Septic arterial embolism
I77=Other disorders of arteries and arterioles|1413
I78=Diseases of capillaries|1414
I79=Disorders of arteries, arterioles and capillaries in diseases classified elsewhere|1415
I80=Phlebitis and thrombophlebitis|1421
I81=Portal vein thrombosis
I82=Other venous embolism and thrombosis|1429
I83=Varicose veins of lower extremities|1439
I85=Esophageal varices|1441
I86=Varicose veins of other sites|1442
I87=Other disorders of veins|1447
I88=Nonspecific lymphadenitis|1448
I89=Other noninfective disorders of lymphatic vessels and lymph nodes|1449
I95=Hypotension|1451
I96=Gangrene, not elsewhere classified
I97=Intraoperative and postprocedural complications and disorders of circulatory system, not elsewhere classified|1463
I99=Other and unspecified disorders of circulatory system|1464
J00=Acute nasopharyngitis [common cold]
J01=Acute sinusitis|1469
J02=Acute pharyngitis|1470
J03=Acute tonsillitis|1472
J04=Acute laryngitis and tracheitis|1475
J05=Acute obstructive laryngitis [croup] and epiglottitis|1476
J06=Acute upper respiratory infections of multiple and unspecified sites|1477
J09=Influenza due to certain identified influenza viruses|1479
J10=Influenza due to other identified influenza virus|1482
J11=Influenza due to unidentified influenza virus|1484
J12=Viral pneumonia, not elsewhere classified|1486
J13=Pneumonia due to Streptococcus pneumoniae
J14=Pneumonia due to Hemophilus influenzae
J15=Bacterial pneumonia, not elsewhere classified|1490
J16=Pneumonia due to other infectious organisms, not elsewhere classified|1491
J17=Pneumonia in diseases classified elsewhere
J18=Pneumonia, unspecified organism|1492
J20=Acute bronchitis|1493
J21=Acute bronchiolitis|1494
J22=Unspecified acute lower respiratory infection
J30=Vasomotor and allergic rhinitis|1496
J31=Chronic rhinitis, nasopharyngitis and pharyngitis|1497
J32=Chronic sinusitis|1498
J33=Nasal polyp|1499
J34=Other and unspecified disorders of nose and nasal sinuses|1504
J35=Chronic diseases of tonsils and adenoids|1506
J36=Peritonsillar abscess
J37=Chronic laryngitis and laryngotracheitis|398
J38=Diseases of vocal cords and larynx, not elsewhere classified|1508
J39=Other diseases of upper respiratory tract|1509
J40=Bronchitis, not specified as acute or chronic
J41=Simple and mucopurulent chronic bronchitis|1510
J42=Unspecified chronic bronchitis
J43=Emphysema|1511
J44=Other chronic obstructive pulmonary disease|1513
J45=Asthma|1518
J47=Bronchiectasis|1519
J4A=Chronic lung allograft dysfunction|1520
J4B=Pulmonary mycetoma
J60=Coalworker's pneumoconiosis
J61=Pneumoconiosis due to asbestos and other mineral fibers
J62=Pneumoconiosis due to dust containing silica|1521
J63=Pneumoconiosis due to other inorganic dusts|1522
J64=Unspecified pneumoconiosis
J65=Pneumoconiosis associated with tuberculosis
J66=Airway disease due to specific organic dust|1523
J67=Hypersensitivity pneumonitis due to organic dust|1524
J68=Respiratory conditions due to inhalation of chemicals, gases, fumes and vapors|1525
J69=Pneumonitis due to solids and liquids|1526
J70=Respiratory conditions due to other external agents|1527
J80=Acute respiratory distress syndrome
J81=Pulmonary edema|1528
J82=Pulmonary eosinophilia, not elsewhere classified|1530
J84=Other interstitial pulmonary diseases|1537
J85=Abscess of lung and mediastinum|1538
J86=Pyothorax|1539
J90=Pleural effusion, not elsewhere classified
J91=Pleural effusion in conditions classified elsewhere|1540
J92=Pleural plaque|1541
J93=Pneumothorax and air leak|1544
J94=Other pleural conditions|1545
J95=Intraoperative and postprocedural complications and disorders of respiratory system, not elsewhere classified|1554
J96=Respiratory failure, not elsewhere classified|1556
J98=Other respiratory disorders|1560
J99=Respiratory disorders in diseases classified elsewhere
K00=Disorders of tooth development and eruption|1561
K01=Embedded and impacted teeth|1562
K02=Dental caries|1564
K03=Other diseases of hard tissues of teeth|1566
K04=Diseases of pulp and periapical tissues|1568
K05=Gingivitis and periodontal diseases|1572
K06=Other disorders of gingiva and edentulous alveolar ridge|1576
K08=Other disorders of teeth and supporting structures|1583
K09=Cysts of oral region, not elsewhere classified|1584
K11=Diseases of salivary glands|1586
K12=Stomatitis and related lesions|1588
K13=Other diseases of lip and oral mucosa|1590
K14=Diseases of tongue|1591
K20=Esophagitis|1592
K21=Gastro-esophageal reflux disease|1594
K22=Other diseases of esophagus|1598
K23=Disorders of esophagus in diseases classified elsewhere
K25=Gastric ulcer|1599
K26=Duodenal ulcer|1600
K27=Peptic ulcer, site unspecified|1601
K28=Gastrojejunal ulcer|1602
K29=Gastritis and duodenitis|1603
K30=Functional dyspepsia
K31=Other diseases of stomach and duodenum|1609
K35=Acute appendicitis|1616
K36=Other appendicitis
K37=Unspecified appendicitis
K38=Other diseases of appendix|1617
K40=Inguinal hernia|1619
K41=Femoral hernia|1620
K42=Umbilical hernia|1621
K43=Ventral hernia|1622
K44=Diaphragmatic hernia|1621
K45=Other abdominal hernia|1623
K46=Unspecified abdominal hernia|1621
K50=Crohn's disease [regional enteritis]|1627
K51=Ulcerative colitis|1630
K52=Other and unspecified noninfective gastroenteritis and colitis|1634
K55=Vascular disorders of intestine|1640
K56=Paralytic ileus and intestinal obstruction without hernia|1646
K57=Diverticular disease of intestine|1648
K58=Irritable bowel syndrome|1649
K59=Other functional intestinal disorders|1653
K60=Fissure and fistula of anal and rectal regions|1656
K61=Abscess of anal and rectal regions|1658
K62=Other diseases of anus and rectum|1660
K63=Other diseases of intestine|1664
K64=Hemorrhoids and perianal venous thrombosis|1665
K65=Peritonitis|1666
K66=Other disorders of peritoneum|1667
K67=Disorders of peritoneum in infectious diseases classified elsewhere
K68=Disorders of retroperitoneum|1669
K6A=Diseases of the pelvis, not elsewhere classified|1671
K70=Alcoholic liver disease|1673
K71=Toxic liver disease|1675
K72=Hepatic failure, not elsewhere classified|1676
K73=Chronic hepatitis, not elsewhere classified|1677
K74=Fibrosis and cirrhosis of liver|1679
K75=Other inflammatory liver diseases|1681
K76=Other diseases of liver|1683
K77=Liver disorders in diseases classified elsewhere
K80=Cholelithiasis|1686
K81=Cholecystitis|1687
K82=Other diseases of gallbladder|1689
K83=Other diseases of biliary tract|1691
K85=Acute pancreatitis|1694
K86=Other diseases of pancreas|1696
K87=Disorders of gallbladder, biliary tract and pancreas in diseases classified elsewhere
K90=Intestinal malabsorption|1700
K91=Intraoperative and postprocedural complications and disorders of digestive system, not elsewhere classified|1707
K92=Other diseases of digestive system|1709
K94=Complications of artificial openings of the digestive system|1714
K95=Complications of bariatric procedures|1716
L00=Staphylococcal scalded skin syndrome
L01=Impetigo|1718
L02=Cutaneous abscess, furuncle and carbuncle|1729
L03=Cellulitis and acute lymphangitis|1740
L04=Acute lymphadenitis|1741
L05=Pilonidal cyst and sinus|1743
L08=Other local infections of skin and subcutaneous tissue|1745
L10=Pemphigus|1747
L11=Other acantholytic disorders|1748
L12=Pemphigoid|1750
L13=Other bullous disorders|1751
L14=Bullous disorders in diseases classified elsewhere
L20=Atopic dermatitis|1753
L21=Seborrheic dermatitis|1754
L22=Diaper dermatitis
L23=Allergic contact dermatitis|1756
L24=Irritant contact dermatitis|1760
L25=Unspecified contact dermatitis|1761
L26=Exfoliative dermatitis
L27=Dermatitis due to substances taken internally|1762
L28=Lichen simplex chronicus and prurigo|1763
L29=Pruritus|1765
L30=Other and unspecified dermatitis|1766
L40=Psoriasis|1768
L41=Parapsoriasis|1769
L42=Pityriasis rosea
L43=Lichen planus|1770
L44=Other papulosquamous disorders|1771
L45=Papulosquamous disorders in diseases classified elsewhere
L49=Exfoliation due to erythematous conditions according to extent of body surface involved|1772
L50=Urticaria|1773
L51=Erythema multiforme|1774
L52=Erythema nodosum
L53=Other erythematous conditions|1775
L54=Erythema in diseases classified elsewhere
L55=Sunburn|1776
L56=Other acute skin changes due to ultraviolet radiation|1777
L57=Skin changes due to chronic exposure to nonionizing radiation|1778
L58=Radiodermatitis|1779
L59=Other disorders of skin and subcutaneous tissue related to radiation|1780
L60=Nail disorders|1781
L62=Nail disorders in diseases classified elsewhere
L63=Alopecia areata|1782
L64=Androgenic alopecia|1783
L65=Other nonscarring hair loss|1784
L66=Cicatricial alopecia [scarring hair loss]|1787
L67=Hair color and hair shaft abnormalities|1788
L68=Hypertrichosis|1789
L70=Acne|1790
L71=Rosacea|1791
L72=Follicular cysts of skin and subcutaneous tissue|1793
L73=Other follicular disorders|1794
L74=Eccrine sweat disorders|1797
L75=Apocrine sweat disorders|1798
L76=Intraoperative and postprocedural complications of skin and subcutaneous tissue|1802
L80=Vitiligo
L81=Other disorders of pigmentation|1803
L82=Seborrheic keratosis|1804
L83=Acanthosis nigricans
L84=Corns and callosities
L85=Other epidermal thickening|1805
L86=Keratoderma in diseases classified elsewhere
L87=Transepidermal elimination disorders|1806
L88=Pyoderma gangrenosum
L89=Pressure ulcer|1812
L90=Atrophic disorders of skin|1813
L91=Hypertrophic disorders of skin|1814
L92=Granulomatous disorders of skin and subcutaneous tissue|1815
L93=Lupus erythematosus|1816
L94=Other localized connective tissue disorders|1817
L95=Vasculitis limited to skin, not elsewhere classified|1818
L97=Non-pressure chronic ulcer of lower limb, not elsewhere classified|1823
L98=Other disorders of skin and subcutaneous tissue, not elsewhere classified|1828
L99=Other disorders of skin and subcutaneous tissue in diseases classified elsewhere
M00=Pyogenic arthritis|1832
M01=Direct infections of joint in infectious and parasitic diseases classified elsewhere|1835
M02=Postinfective and reactive arthropathies|1837
M04=Autoinflammatory syndromes|1838
M05=Rheumatoid arthritis with rheumatoid factor|1846
M06=Other rheumatoid arthritis|1848
M07=Enteropathic arthropathies|1849
M08=Juvenile arthritis|1854
M10=Gout|1855
M11=Other crystal arthropathies|1856
M12=Other and unspecified arthropathy|1858
M13=Other arthritis|1860
M14=Arthropathies in other diseases classified elsewhere|1861
M15=Polyosteoarthritis|1862
M16=Osteoarthritis of hip|1865
M17=Osteoarthritis of knee|1866
M18=Osteoarthritis of first carpometacarpal joint|1868
M19=Other and unspecified osteoarthritis|1873
M1A=Chronic gout|1880
M20=Acquired deformities of fingers and toes|1887
M21=Other acquired deformities of limbs|1901
M22=Disorder of patella|1905
M23=Internal derangement of knee|1912
M24=Other specific joint derangements|1928
M25=Other joint disorder, not elsewhere classified|1940
M26=Dentofacial anomalies [including malocclusion]|1953
M27=Other diseases of jaws|1957
M30=Polyarteritis nodosa and related conditions|1958
M31=Other necrotizing vasculopathies|1961
M32=Systemic lupus erythematosus (SLE)|1963
M33=Dermatopolymyositis|1966
M34=Systemic sclerosis [scleroderma]|1968
M35=Other systemic involvement of connective tissue|1971
M36=Systemic disorders of connective tissue in diseases classified elsewhere|1972
M40=Kyphosis and lordosis|1978
M41=Scoliosis|1985
M42=Spinal osteochondrosis|1987
M43=Other deforming dorsopathies|1993
M45=Ankylosing spondylitis|1995
M46=Other inflammatory spondylopathies|1996
M47=Spondylosis|2002
M48=Other spondylopathies|2007
M49=Spondylopathies in diseases classified elsewhere|2008
M50=Cervical disc disorders|2017
M51=Thoracic, thoracolumbar, and lumbosacral intervertebral disc disorders|2025
M53=Other and unspecified dorsopathies, not elsewhere classified|2026
M54=Dorsalgia|2031
M60=Myositis|2040
M61=Calcification and ossification of muscle|2044
M62=Other disorders of muscle|2049
M63=Disorders of muscle in diseases classified elsewhere|2050
M65=Synovitis and tenosynovitis|2055
M66=Spontaneous rupture of synovium and tendon|2058
M67=Other disorders of synovium and tendon|2065
M70=Soft tissue disorders related to use, overuse and pressure|2075
M71=Other bursopathies|2079
M72=Fibroblastic disorders|2080
M75=Shoulder lesions|2085
M76=Enthesopathies, lower limb, excluding foot|2090
M77=Other enthesopathies|2091
M79=Other and unspecified soft tissue disorders, not elsewhere classified|2098
M80=Osteoporosis with current pathological fracture|2107
M81=Osteoporosis without current pathological fracture|2108
M83=Adult osteomalacia|2109
M84=Disorder of continuity of bone|2124
M85=Other disorders of bone density and structure|2126
M86=Osteomyelitis|2133
M87=Osteonecrosis|2146
M88=Osteitis deformans [Paget's disease of bone]|2148
M89=Other disorders of bone|2160
M90=Osteopathies in diseases classified elsewhere|2161
M91=Juvenile osteochondrosis of hip and pelvis|2162
M92=Other juvenile osteochondrosis|2168
M93=Other osteochondropathies|2174
M94=Other disorders of cartilage|2180
M95=Other acquired deformities of musculoskeletal system and connective tissue|2182
M96=Intraoperative and postprocedural complications and disorders of musculoskeletal system, not elsewhere classified|2189
M97=Periprosthetic fracture around internal prosthetic joint|2193
M99=Biomechanical lesions, not elsewhere classified|2195
N00=Acute nephritic syndrome|2197
N01=Rapidly progressive nephritic syndrome|2198
N02=Recurrent and persistent hematuria|2200
N03=Chronic nephritic syndrome|2198
N04=Nephrotic syndrome|2203
N05=Unspecified nephritic syndrome|2198
N06=Isolated proteinuria with specified morphological lesion|2205
N07=Hereditary nephropathy, not elsewhere classified|2206
N08=Glomerular disorders in diseases classified elsewhere
N10=Acute pyelonephritis
N11=Chronic tubulo-interstitial nephritis|2207
N12=Tubulo-interstitial nephritis, not specified as acute or chronic
N13=Obstructive and reflux uropathy|2211
N14=Drug- and heavy-metal-induced tubulo-interstitial and tubular conditions|2213
N15=Other renal tubulo-interstitial diseases|2214
N16=Renal tubulo-interstitial disorders in diseases classified elsewhere
N17=Acute kidney failure|2215
N18=Chronic kidney disease (CKD)|2217
N19=Unspecified kidney failure
N20=Calculus of kidney and ureter|2218
N21=Calculus of lower urinary tract|2219
N22=Calculus of urinary tract in diseases classified elsewhere
N23=Unspecified renal colic
N25=Disorders resulting from impaired renal tubular function|2221
N26=Unspecified contracted kidney|2222
N27=Small kidney of unknown cause|2223
N28=Other disorders of kidney and ureter, not elsewhere classified|2225
N29=Other disorders of kidney and ureter in diseases classified elsewhere
N30=Cystitis|2227
N31=Neuromuscular dysfunction of bladder, not elsewhere classified|2228
N32=Other disorders of bladder|2230
N33=Bladder disorders in diseases classified elsewhere
N34=Urethritis and urethral syndrome|2231
N35=Urethral stricture|2241
N36=Other disorders of urethra|2243
N37=Urethral disorders in diseases classified elsewhere
N39=Other disorders of urinary system|2246
N40=Benign prostatic hyperplasia|2247
N41=Inflammatory diseases of prostate|2248
N42=Other and unspecified disorders of prostate|2251
N43=Hydrocele and spermatocele|2253
N44=Noninflammatory disorders of testis|2255
N45=Orchitis and epididymitis|2256
N46=Male infertility|2260
N47=Disorders of prepuce|2261
N48=Other disorders of penis|2265
N49=Inflammatory disorders of male genital organs, not elsewhere classified|2266
N50=Other and unspecified disorders of male genital organs|2269
N51=Disorders of male genital organs in diseases classified elsewhere
N52=Male erectile dysfunction|2272
N53=Other male sexual dysfunction|2274
N60=Benign mammary dysplasia|2276
N61=Inflammatory disorders of breast|2278
N62=Hypertrophy of breast
N63=Unspecified lump in breast|2282
N64=Other disorders of breast|2285
N65=Deformity and disproportion of reconstructed breast|2286
N70=Salpingitis and oophoritis|2288
N71=Inflammatory disease of uterus, except cervix|2289
N72=Inflammatory disease of cervix uteri
N73=Other female pelvic inflammatory diseases|2290
N74=Female pelvic inflammatory disorders in diseases classified elsewhere
N75=Diseases of Bartholin's gland|2291
N76=Other inflammation of vagina and vulva|2293
N77=Vulvovaginal ulceration and inflammation in diseases classified elsewhere|2294
N80=Endometriosis|2323
N81=Female genital prolapse|2326
N82=Fistulae involving female genital tract|2327
N83=Noninflammatory disorders of ovary, fallopian tube and broad ligament|2339
N84=Polyp of female genital tract|2340
N85=Other noninflammatory disorders of uterus, except cervix|2342
N86=Erosion and ectropion of cervix uteri
N87=Dysplasia of cervix uteri|2343
N88=Other noninflammatory disorders of cervix uteri|2344
N89=Other noninflammatory disorders of vagina|2345
N90=Other noninflammatory disorders of vulva and perineum|2349
N91=Absent, scanty and rare menstruation|2350
N92=Excessive, frequent and irregular menstruation|2351
N93=Other abnormal uterine and vaginal bleeding|2352
N94=Pain and other conditions associated with female genital organs and menstrual cycle|2356
N95=Menopausal and other perimenopausal disorders|2357
N96=Recurrent pregnancy loss
N97=Female infertility|2358
N98=Complications associated with artificial fertilization|2359
N99=Intraoperative and postprocedural complications and disorders of genitourinary system, not elsewhere classified|2371
O00=Ectopic pregnancy|2382
O01=Hydatidiform mole|2383
O02=Other abnormal products of conception|2385
O03=Spontaneous abortion|2388
O04=Complications following (induced) termination of pregnancy|2390
O07=Failed attempted termination of pregnancy|2392
O08=Complications following ectopic and molar pregnancy|2394
O09=Supervision of high risk pregnancy|2400
O10=Pre-existing hypertension complicating pregnancy, childbirth and the puerperium|2402
O11=Pre-existing hypertension with pre-eclampsia|2403
O12=Gestational [pregnancy-induced] edema and proteinuria without hypertension|2405
O13=Gestational [pregnancy-induced] hypertension without significant proteinuria|2403
O14=Pre-eclampsia|2409
O15=Eclampsia|2411
O16=Unspecified maternal hypertension|2403
O20=Hemorrhage in early pregnancy|2412
O21=Excessive vomiting in pregnancy|2413
O22=Venous complications and hemorrhoids in pregnancy|2415
O23=Infections of genitourinary tract in pregnancy|2418
O24=Diabetes mellitus in pregnancy, childbirth, and the puerperium|2423
O25=Malnutrition in pregnancy, childbirth and the puerperium|2424
O26=Maternal care for other conditions predominantly related to pregnancy|2429
O28=Abnormal findings on antenatal screening of mother|2430
O29=Complications of anesthesia during pregnancy|2434
O30=Multiple gestation|2439
O31=Complications specific to multiple gestation|2445
O32=Maternal care for malpresentation of fetus|2447
O33=Maternal care for disproportion|2448
O34=Maternal care for abnormality of pelvic organs|2453
O35=Maternal care for known or suspected fetal abnormality and damage|2456
O36=Maternal care for other fetal problems|2462
O40=Polyhydramnios|2463
O41=Other disorders of amniotic fluid and membranes|2465
O42=Premature rupture of membranes|2467
O43=Placental disorders|2472
O44=Placenta previa|2474
O45=Premature separation of placenta [abruptio placentae]|2476
O46=Antepartum hemorrhage, not elsewhere classified|2477
O47=False labor|2478
O48=Late pregnancy|2479
O60=Preterm labor|2482
O61=Failed induction of labor|2483
O62=Abnormalities of forces of labor|2484
O63=Long labor|2485
O64=Obstructed labor due to malposition and malpresentation of fetus|2486
O65=Obstructed labor due to maternal pelvic abnormality|2487
O66=Other obstructed labor|2489
O67=Labor and delivery complicated by intrapartum hemorrhage, not elsewhere classified|2490
O68=Labor and delivery complicated by abnormality of fetal acid-base balance
O69=Labor and delivery complicated by umbilical cord complications|2492
O70=Perineal laceration during delivery|2494
O71=Other obstetric trauma|2497
O72=Postpartum hemorrhage|2498
O73=Retained placenta and membranes, without hemorrhage|2499
O74=Complications of anesthesia during labor and delivery|2500
O75=Other complications of labor and delivery, not elsewhere classified|2502
O76=Abnormality in fetal heart rate and rhythm complicating labor and delivery
O77=Other fetal stress complicating labor and delivery|2503
O80=Encounter for full-term uncomplicated delivery
O82=Encounter for cesarean delivery without indication
O85=Puerperal sepsis
O86=Other puerperal infections|2508
O87=Venous complications and hemorrhoids in the puerperium|2509
O88=Obstetric embolism|2516
O89=Complications of anesthesia during the puerperium|2518
O90=Complications of the puerperium, not elsewhere classified|2521
O91=Infections of breast associated with pregnancy, the puerperium and lactation|2523
O92=Other disorders of breast and disorders of lactation associated with pregnancy and the puerperium|2526
O94=Sequelae of complication of pregnancy, childbirth, and the puerperium
O98=Maternal infectious and parasitic diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2527
O99=Other maternal diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2537
O9A=Maternal malignant neoplasms, traumatic injuries and abuse classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2538
P00=Newborn affected by maternal conditions that may be unrelated to present pregnancy|2540
P01=Newborn affected by maternal complications of pregnancy|2541
P02=Newborn affected by complications of placenta, cord and membranes|2545
P03=Newborn affected by other complications of labor and delivery|2548
P04=Newborn affected by noxious substances transmitted via placenta or breast milk|2552
P05=Disorders of newborn related to slow fetal growth and fetal malnutrition|2555
P07=Disorders of newborn related to short gestation and low birth weight, not elsewhere classified|2560
P08=Disorders of newborn related to long gestation and high birth weight|2562
P09=Abnormal findings on neonatal screening|2563
P10=Intracranial laceration and hemorrhage due to birth injury|2564
P11=Other birth injuries to central nervous system|2565
P12=Birth injury to scalp|2567
P13=Birth injury to skeleton|2568
P14=Birth injury to peripheral nervous system|2569
P15=Other birth injuries|2570
P19=Metabolic acidemia in newborn|2571
P22=Respiratory distress of newborn|2572
P23=Congenital pneumonia|2573
P24=Neonatal aspiration|2575
P25=Interstitial emphysema and related conditions originating in the perinatal period|2576
P26=Pulmonary hemorrhage originating in the perinatal period|2577
P27=Chronic respiratory disease originating in the perinatal period|2578
P28=Other respiratory conditions originating in the perinatal period|2583
P29=Cardiovascular disorders originating in the perinatal period|2587
P35=Congenital viral diseases|2588
P36=Bacterial sepsis of newborn|2589
P37=Other congenital infectious and parasitic diseases|2590
P38=Omphalitis of newborn|2591
P39=Other infections specific to the perinatal period|2592
P50=Newborn affected by intrauterine (fetal) blood loss|2593
P51=Umbilical hemorrhage of newborn|2594
P52=Intracranial nontraumatic hemorrhage of newborn|2596
P53=Hemorrhagic disease of newborn
P54=Other neonatal hemorrhages|2597
P55=Hemolytic disease of newborn|2598
P56=Hydrops fetalis due to hemolytic disease|2600
P57=Kernicterus|2601
P58=Neonatal jaundice due to other excessive hemolysis|2603
P59=Neonatal jaundice from other and unspecified causes|2604
P60=Disseminated intravascular coagulation of newborn
P61=Other perinatal hematological disorders|2605
P70=Transitory disorders of carbohydrate metabolism specific to newborn|2606
P71=Transitory neonatal disorders of calcium and magnesium metabolism|2607
P72=Other transitory neonatal endocrine disorders|2608
P74=Other transitory neonatal electrolyte and metabolic disturbances|2613
P76=Other intestinal obstruction of newborn|2614
P77=Necrotizing enterocolitis of newborn|2615
P78=Other perinatal digestive system disorders|2617
P80=Hypothermia of newborn|2618
P81=Other disturbances of temperature regulation of newborn|2619
P83=Other conditions of integument specific to newborn|2621
P84=Other problems with newborn
P90=Convulsions of newborn
P91=Other disturbances of cerebral status of newborn|2626
P92=Feeding problems of newborn|2628
P93=Reactions and intoxications due to drugs administered to newborn|2629
P94=Disorders of muscle tone of newborn|2630
P95=Stillbirth
P96=Other conditions originating in the perinatal period|2632
Q00=Anencephaly and similar malformations|2633
Q01=Encephalocele|2634
Q02=Microcephaly
Q03=Congenital hydrocephalus|2635
Q04=Other congenital malformations of brain|2636
Q05=Spina bifida|2637
Q06=Other congenital malformations of spinal cord|2638
Q07=Other congenital malformations of nervous system|2640
Q10=Congenital malformations of eyelid, lacrimal apparatus and orbit|2641
Q11=Anophthalmos, microphthalmos and macrophthalmos|2642
Q12=Congenital lens malformations|2643
Q13=Congenital malformations of anterior segment of eye|2645
Q14=Congenital malformations of posterior segment of eye|2646
Q15=Other congenital malformations of eye|2647
Q16=Congenital malformations of ear causing impairment of hearing|2648
Q17=Other congenital malformations of ear|2649
Q18=Other congenital malformations of face and neck|2650
Q20=Congenital malformations of cardiac chambers and connections|2651
Q21=Congenital malformations of cardiac septa|2654
Q22=Congenital malformations of pulmonary and tricuspid valves|2655
Q23=Congenital malformations of aortic and mitral valves|2657
Q24=Other congenital malformations of heart|2658
Q25=Congenital malformations of great arteries|2662
Q26=Congenital malformations of great veins|2663
Q27=Other congenital malformations of peripheral vascular system|2665
Q28=Other congenital malformations of circulatory system|2666
Q30=Congenital malformations of nose|2667
Q31=Congenital malformations of larynx|2668
Q32=Congenital malformations of trachea and bronchus|2669
Q33=Congenital malformations of lung|2670
Q34=Other congenital malformations of respiratory system|2671
Q35=Cleft palate|2672
Q36=Cleft lip|2673
Q37=Cleft palate with cleft lip|2674
Q38=Other congenital malformations of tongue, mouth and pharynx|2675
Q39=Congenital malformations of esophagus|2676
Q40=Other congenital malformations of upper alimentary tract|2677
Q41=Congenital absence, atresia and stenosis of small intestine|2678
Q42=Congenital absence, atresia and stenosis of large intestine|2679
Q43=Other congenital malformations of intestine|2680
Q44=Congenital malformations of gallbladder, bile ducts and liver|2682
Q45=Other congenital malformations of digestive system|2683
Q50=Congenital malformations of ovaries, fallopian tubes and broad ligaments|2686
Q51=Congenital malformations of uterus and cervix|2691
Q52=Other congenital malformations of female genitalia|2695
Q53=Undescended and ectopic testicle|2701
Q54=Hypospadias|2702
Q55=Other congenital malformations of male genital organs|2705
Q56=Indeterminate sex and pseudohermaphroditism|2706
Q60=Renal agenesis and other reduction defects of kidney|2707
Q61=Cystic kidney disease|2710
Q62=Congenital obstructive defects of renal pelvis and congenital malformations of ureter|2714
Q63=Other congenital malformations of kidney|2715
Q64=Other congenital malformations of urinary system|2719
Q65=Congenital deformities of hip|2721
Q66=Congenital deformities of feet|2724
Q67=Congenital musculoskeletal deformities of head, face, spine and chest|2725
Q68=Other congenital musculoskeletal deformities|2726
Q69=Polydactyly|2727
Q70=Syndactyly|2730
Q71=Reduction defects of upper limb|2737
Q72=Reduction defects of lower limb|2739
Q73=Reduction defects of unspecified limb|2740
Q74=Other congenital malformations of limb(s)|2741
Q75=Other congenital malformations of skull and face bones|2745
Q76=Congenital malformations of spine and bony thorax|2749
Q77=Osteochondrodysplasia with defects of growth of tubular bones and spine|2750
Q78=Other osteochondrodysplasias|2751
Q79=Congenital malformations of musculoskeletal system, not elsewhere classified|2754
Q80=Congenital ichthyosis|2755
Q81=Epidermolysis bullosa|2756
Q82=Other congenital malformations of skin|2757
Q83=Congenital malformations of breast|2758
Q84=Other congenital malformations of integument|2759
Q85=Phakomatoses, not elsewhere classified|2762
Q86=Congenital malformation syndromes due to known exogenous causes, not elsewhere classified|2763
Q87=Other specified congenital malformation syndromes affecting multiple systems|2768
Q89=Other congenital malformations, not elsewhere classified|2771
Q90=Down syndrome|2772
Q91=Trisomy 18 and Trisomy 13|2773
Q92=Other trisomies and partial trisomies of the autosomes, not elsewhere classified|2775
Q93=Monosomies and deletions from the autosomes, not elsewhere classified|2778
Q95=Balanced rearrangements and structural markers, not elsewhere classified|2779
Q96=Turner's syndrome|2780
Q97=Other sex chromosome abnormalities, female phenotype, not elsewhere classified|2781
Q98=Other sex chromosome abnormalities, male phenotype, not elsewhere classified|2782
Q99=Other chromosome abnormalities, not elsewhere classified|2785
QA0=Neurodevelopmental disorders related to specific genetic pathogenic variants|2792
QA1=Genetic disorders associated with neoplasms, not elsewhere classified|2795
R00=Abnormalities of heart beat|2796
R01=Cardiac murmurs and other cardiac sounds|2797
R03=Abnormal blood-pressure reading, without diagnosis|2798
R04=Hemorrhage from respiratory passages|2800
R05=Cough|2801
R06=Abnormalities of breathing|2804
R07=Pain in throat and chest|2806
R09=Other symptoms and signs involving the circulatory and respiratory system|2810
R10=Abdominal and pelvic pain|2819
R11=Nausea and vomiting|2821
R12=Heartburn
R13=Aphagia and dysphagia|2823
R14=Flatulence and related conditions|2824
R15=Fecal incontinence|2825
R16=Hepatomegaly and splenomegaly, not elsewhere classified|2826
R17=Unspecified jaundice
R18=Ascites|2827
R19=Other symptoms and signs involving the digestive system and abdomen|2831
R20=Disturbances of skin sensation|2832
R21=Rash and other nonspecific skin eruption
R22=Localized swelling, mass and lump of skin and subcutaneous tissue|2833
R23=Other skin changes|2834
R25=Abnormal involuntary movements|2835
R26=Abnormalities of gait and mobility|2837
R27=Other lack of coordination|2838
R29=Other symptoms and signs involving the nervous and musculoskeletal systems|2849
R30=Pain associated with micturition|2850
R31=Hematuria|2852
R32=Unspecified urinary incontinence
R33=Retention of urine|2853
R34=Anuria and oliguria
R35=Polyuria|2855
R36=Urethral discharge|2856
R37=Sexual dysfunction, unspecified
R39=Other and unspecified symptoms and signs involving the genitourinary system|2860
R40=Somnolence, stupor and coma|2867
R41=Other symptoms and signs involving cognitive functions and awareness|2870
R42=Dizziness and giddiness
R43=Disturbances of smell and taste|2871
R44=Other symptoms and signs involving general sensations and perceptions|2872
R45=Symptoms and signs involving emotional state|2875
R46=Symptoms and signs involving appearance and behavior|2877
R47=Speech disturbances, not elsewhere classified|2880
R48=Dyslexia and other symbolic dysfunctions, not elsewhere classified|2881
R49=Voice and resonance disorders|2883
R50=Fever of other and unknown origin|2885
R51=Headache|2886
R52=Pain, unspecified
R53=Malaise and fatigue|2888
R54=Age-related physical debility
R55=Syncope and collapse
R56=Convulsions, not elsewhere classified|2890
R57=Shock, not elsewhere classified|2891
R58=Hemorrhage, not elsewhere classified
R59=Enlarged lymph nodes|2892
R60=Edema, not elsewhere classified|2893
R61=Generalized hyperhidrosis
R62=Lack of expected normal physiological development in childhood and adults|2895
R63=Symptoms and signs concerning food and fluid intake|2897
R64=Cachexia
R65=Symptoms and signs specifically associated with systemic inflammation and infection|2900
R68=Other general symptoms and signs|2903
R69=Illness, unspecified
R70=Elevated erythrocyte sedimentation rate and abnormality of plasma viscosity|2904
R71=Abnormality of red blood cells|2905
R73=Elevated blood glucose level|2907
R74=Abnormal serum enzyme levels|2909
R75=Inconclusive laboratory evidence of human immunodeficiency virus [HIV]
R76=Other abnormal immunological findings in serum|2912
R77=Other abnormalities of plasma proteins|2913
R78=Findings of drugs and other substances, not normally found in blood|2916
R79=Other abnormal findings of blood chemistry|2918
R80=Proteinuria|2919
R81=Glycosuria
R82=Other and unspecified abnormal findings in urine|2924
R83=Abnormal findings in cerebrospinal fluid|2925
R84=Abnormal findings in specimens from respiratory organs and thorax|2926
R85=Abnormal findings in specimens from digestive organs and abdominal cavity|2930
R86=Abnormal findings in specimens from male genital organs|2926
R87=Abnormal findings in specimens from female genital organs|2937
R88=Abnormal findings in other body fluids and substances|2938
R89=Abnormal findings in specimens from other organs, systems and tissues|2926
R90=Abnormal findings on diagnostic imaging of central nervous system|2940
R91=Abnormal findings on diagnostic imaging of lung|2941
R92=Abnormal and inconclusive findings on diagnostic imaging of breast|2944
R93=Abnormal findings on diagnostic imaging of other body structures|2948
R94=Abnormal results of function studies|2955
R97=Abnormal tumor markers|2957
R99=Ill-defined and unknown cause of mortality
S00=Superficial injury of head|2971
S01=Open wound of head|2979
S02=Fracture of skull and facial bones|2996
S03=Dislocation and sprain of joints and ligaments of head|2998
S04=Injury of cranial nerve|3004
S05=Injury of eye and orbit|3010
S06=Intracranial injury|3028
S07=Crushing injury of head|3029
S08=Avulsion and traumatic amputation of part of head|3033
S09=Other and unspecified injuries of head|3039
S10=Superficial injury of neck|3043
S11=Open wound of neck|3047
S12=Fracture of cervical vertebra and other parts of neck|3056
S13=Dislocation and sprain of joints and ligaments at neck level|3060
S14=Injury of nerves and spinal cord at neck level|3065
S15=Injury of blood vessels at neck level|3070
S16=Injury of muscle, fascia and tendon at neck level|3071
S17=Crushing injury of neck|3072
S19=Other specified and unspecified injuries of neck|3074
S20=Superficial injury of thorax|3085
S21=Open wound of thorax|3090
S22=Fracture of rib(s), sternum and thoracic spine|3097
S23=Dislocation and sprain of joints and ligaments of thorax|3107
S24=Injury of nerves and spinal cord at thorax level|3112
S25=Injury of blood vessels of thorax|3117
S26=Injury of heart|3121
S27=Injury of other and unspecified intrathoracic organs|3129
S28=Crushing injury of thorax, and traumatic amputation of part of thorax|3130
S29=Other and unspecified injuries of thorax|3133
S30=Superficial injury of abdomen, lower back, pelvis and external genitals|3141
S31=Open wound of abdomen, lower back, pelvis and external genitals|3152
S32=Fracture of lumbar spine and pelvis|3168
S33=Dislocation and sprain of joints and ligaments of lumbar spine and pelvis|3171
S34=Injury of lumbar and sacral spinal cord and nerves at abdomen, lower back and pelvis level|3177
S35=Injury of blood vessels at abdomen, lower back and pelvis level|3188
S36=Injury of intra-abdominal organs|3203
S37=Injury of urinary and pelvic organs|3207
S38=Crushing injury and traumatic amputation of abdomen, lower back, pelvis and external genitals|3210
S39=Other and unspecified injuries of abdomen, lower back, pelvis and external genitals|3216
S40=Superficial injury of shoulder and upper arm|3220
S41=Open wound of shoulder and upper arm|3222
S42=Fracture of shoulder and upper arm|3250
S43=Dislocation and sprain of joints and ligaments of shoulder girdle|3261
S44=Injury of nerves at shoulder and upper arm level|3265
S45=Injury of blood vessels at shoulder and upper arm level|3267
S46=Injury of muscle, fascia and tendon at shoulder and upper arm level|3270
S47=Crushing injury of shoulder and upper arm|3271
S48=Traumatic amputation of shoulder and upper arm|3275
S49=Other and unspecified injuries of shoulder and upper arm|3279
S50=Superficial injury of elbow and forearm|3281
S51=Open wound of elbow and forearm|3284
S52=Fracture of forearm|3305
S53=Dislocation and sprain of joints and ligaments of elbow|3311
S54=Injury of nerves at forearm level|3312
S55=Injury of blood vessels at forearm level|3313
S56=Injury of muscle, fascia and tendon at forearm level|3320
S57=Crushing injury of elbow and forearm|3321
S58=Traumatic amputation of elbow and forearm|3324
S59=Other and unspecified injuries of elbow and forearm|3327
S60=Superficial injury of wrist, hand and fingers|3337
S61=Open wound of wrist, hand and fingers|3346
S62=Fracture at wrist and hand level|3364
S63=Dislocation and sprain of joints and ligaments at wrist and hand level|3382
S64=Injury of nerves at wrist and hand level|3388
S65=Injury of blood vessels at wrist and hand level|3396
S66=Injury of muscle, fascia and tendon at wrist and hand level|3403
S67=Crushing injury of wrist, hand and fingers|3407
S68=Traumatic amputation of wrist, hand and fingers|3410
S69=Other and unspecified injuries of wrist, hand and finger(s)|3413
S70=Superficial injury of hip and thigh|3417
S71=Open wound of hip and thigh|3419
S72=Fracture of femur|3435
S73=Dislocation and sprain of joint and ligaments of hip|3440
S74=Injury of nerves at hip and thigh level|3444
S75=Injury of blood vessels at hip and thigh level|3447
S76=Injury of muscle, fascia and tendon at hip and thigh level|3453
S77=Crushing injury of hip and thigh|3454
S78=Traumatic amputation of hip and thigh|3455
S79=Other and unspecified injuries of hip and thigh|3458
S80=Superficial injury of knee and lower leg|3462
S81=Open wound of knee and lower leg|3464
S82=Fracture of lower leg, including ankle|3480
S83=Dislocation and sprain of joints and ligaments of knee|3491
S84=Injury of nerves at lower leg level|3493
S85=Injury of blood vessels at lower leg level|3495
S86=Injury of muscle, fascia and tendon at lower leg level|3501
S87=Crushing injury of lower leg|3502
S88=Traumatic amputation of lower leg|3505
S89=Other and unspecified injuries of lower leg|3507
S90=Superficial injury of ankle, foot and toes|3517
S91=Open wound of ankle, foot and toes|3524
S92=Fracture of foot and toe, except ankle|3545
S93=Dislocation and sprain of joints and ligaments at ankle, foot and toe level|3557
S94=Injury of nerves at ankle and foot level|3558
S95=Injury of blood vessels at ankle and foot level|3559
S96=Injury of muscle and tendon at ankle and foot level|3563
S97=Crushing injury of ankle and foot|3566
S98=Traumatic amputation of ankle and foot|3568
S99=Other and unspecified injuries of ankle and foot|3570
T07=Unspecified multiple injuries|3571
T14=Injury of unspecified body region|3573
T15=Foreign body on external eye|3574
T16=Foreign body in ear|3575
T17=Foreign body in respiratory tract|3580
T18=Foreign body in alimentary tract|3583
T19=Foreign body in genitourinary tract|3584
T20=Burn and corrosion of head, face, and neck|3586
T21=Burn and corrosion of trunk|3588
T22=Burn and corrosion of shoulder and upper limb, except wrist and hand|3592
T23=Burn and corrosion of wrist and hand|3601
T24=Burn and corrosion of lower limb, except ankle and foot|3604
T25=Burn and corrosion of ankle and foot|3608
T26=Burn and corrosion confined to eye and adnexa|3609
T27=Burn and corrosion of respiratory tract|3610
T28=Burn and corrosion of other internal organs|3613
T30=Burn and corrosion, body region unspecified|3614
T31=Burns classified according to extent of body surface involved|3624
T32=Corrosions classified according to extent of body surface involved|3634
T33=Superficial frostbite|3639
T34=Frostbite with tissue necrosis|3641
T36=Poisoning by, adverse effect of and underdosing of systemic antibiotics|3649
T37=Poisoning by, adverse effect of and underdosing of other systemic anti-infectives and antiparasitics|3651
T38=Poisoning by, adverse effect of and underdosing of hormones and their synthetic substitutes and antagonists, not elsewhere classified|3654
T39=Poisoning by, adverse effect of and underdosing of nonopioid analgesics, antipyretics and antirheumatics|3658
T40=Poisoning by, adverse effect of and underdosing of narcotics and psychodysleptics [hallucinogens]|3667
T41=Poisoning by, adverse effect of and underdosing of anesthetics and therapeutic gases|3669
T42=Poisoning by, adverse effect of and underdosing of antiepileptic, sedative- hypnotic and antiparkinsonism drugs|3672
T43=Poisoning by, adverse effect of and underdosing of psychotropic drugs, not elsewhere classified|3680
T44=Poisoning by, adverse effect of and underdosing of drugs primarily affecting the autonomic nervous system|3685
T45=Poisoning by, adverse effect of and underdosing of primarily systemic and hematological agents, not elsewhere classified|3692
T46=Poisoning by, adverse effect of and underdosing of agents primarily affecting the cardiovascular system|3695
T47=Poisoning by, adverse effect of and underdosing of agents primarily affecting the gastrointestinal system|3698
T48=Poisoning by, adverse effect of and underdosing of agents primarily acting on smooth and skeletal muscles and the respiratory system|3702
T49=Poisoning by, adverse effect of and underdosing of topical agents primarily affecting skin and mucous membrane and by ophthalmological, otorhinorlaryngological and dental drugs|3703
T50=Poisoning by, adverse effect of and underdosing of diuretics and other and unspecified drugs, medicaments and biological substances|3708
T51=Toxic effect of alcohol|3711
T52=Toxic effect of organic solvents|3716
T53=Toxic effect of halogen derivatives of aliphatic and aromatic hydrocarbons|3717
T54=Toxic effect of corrosive substances|3718
T55=Toxic effect of soaps and detergents|3719
T56=Toxic effect of metals|3721
T57=Toxic effect of other inorganic substances|3722
T58=Toxic effect of carbon monoxide|3723
T59=Toxic effect of other gases, fumes and vapors|3725
T60=Toxic effect of pesticides|3726
T61=Toxic effect of noxious substances eaten as seafood|3728
T62=Toxic effect of other noxious substances eaten as food|3729
T63=Toxic effect of contact with venomous animals and plants|3738
T64=Toxic effect of aflatoxin and other mycotoxin food contaminants|3739
T65=Toxic effect of other and unspecified substances|3742
T66=Radiation sickness, unspecified|3571
T67=Effects of heat and light|3744
T68=Hypothermia|3571
T69=Other effects of reduced temperature|3746
T70=Effects of air pressure and water pressure|3748
T71=Asphyxiation|3753
T73=Effects of other deprivation|3754
T74=Adult and child abuse, neglect and other maltreatment, confirmed|3763
T75=Other and unspecified effects of other external causes|3768
T76=Adult and child abuse, neglect and other maltreatment, suspected|3769
T78=Adverse effects, not elsewhere classified|3777
T79=Certain early complications of trauma, not elsewhere classified|3779
T80=Complications following infusion, transfusion and therapeutic injection|3792
T81=Complications of procedures, not elsewhere classified|3803
T82=Complications of cardiac and vascular prosthetic devices, implants and grafts|3824
T83=Complications of genitourinary prosthetic devices, implants and grafts|3841
T84=Complications of internal orthopedic prosthetic devices, implants and grafts|3860
T85=Complications of other internal prosthetic devices, implants and grafts|3880
T86=Complications of transplanted organs and tissue|3895
T87=Complications peculiar to reattachment and amputation|3899
T88=Other complications of surgical and medical care, not elsewhere classified|3901
U07=Emergency use of U07|3902
U09=Post COVID-19 condition|3903
V00=Pedestrian conveyance accident|3925
V01=Pedestrian injured in collision with pedal cycle|3928
V02=Pedestrian injured in collision with two- or three-wheeled motor vehicle|3931
V03=Pedestrian injured in collision with car, pick-up truck or van|3934
V04=Pedestrian injured in collision with heavy transport vehicle or bus|3928
V05=Pedestrian injured in collision with railway train or railway vehicle|3928
V06=Pedestrian injured in collision with other nonmotor vehicle|3928
V09=Pedestrian injured in other and unspecified transport accidents|3936
V10=Pedal cycle rider injured in collision with pedestrian or animal|3937
V11=Pedal cycle rider injured in collision with other pedal cycle|3937
V12=Pedal cycle rider injured in collision with two- or three-wheeled motor vehicle|3937
V13=Pedal cycle rider injured in collision with car, pick-up truck or van|3937
V14=Pedal cycle rider injured in collision with heavy transport vehicle or bus|3937
V15=Pedal cycle rider injured in collision with railway train or railway vehicle|3937
V16=Pedal cycle rider injured in collision with other nonmotor vehicle|3938
V17=Pedal cycle rider injured in collision with fixed or stationary object|3937
V18=Pedal cycle rider injured in noncollision transport accident|3937
V19=Pedal cycle rider injured in other and unspecified transport accidents|3941
V20=Motorcycle rider injured in collision with pedestrian or animal|3945
V21=Motorcycle rider injured in collision with pedal cycle|3945
V22=Motorcycle rider injured in collision with two- or three-wheeled motor vehicle|3945
V23=Motorcycle rider injured in collision with car, pick-up truck or van|3945
V24=Motorcycle rider injured in collision with heavy transport vehicle or bus|3945
V25=Motorcycle rider injured in collision with railway train or railway vehicle|3945
V26=Motorcycle rider injured in collision with other nonmotor vehicle|3945
V27=Motorcycle rider injured in collision with fixed or stationary object|3945
V28=Motorcycle rider injured in noncollision transport accident|3945
V29=Motorcycle rider injured in other and unspecified transport accidents|3954
V30=Occupant of three-wheeled motor vehicle injured in collision with pedestrian or animal|3955
V31=Occupant of three-wheeled motor vehicle injured in collision with pedal cycle|3955
V32=Occupant of three-wheeled motor vehicle injured in collision with two- or three-wheeled motor vehicle|3955
V33=Occupant of three-wheeled motor vehicle injured in collision with car, pick-up truck or van|3955
V34=Occupant of three-wheeled motor vehicle injured in collision with heavy transport vehicle or bus|3955
V35=Occupant of three-wheeled motor vehicle injured in collision with railway train or railway vehicle|3955
V36=Occupant of three-wheeled motor vehicle injured in collision with other nonmotor vehicle|3955
V37=Occupant of three-wheeled motor vehicle injured in collision with fixed or stationary object|3955
V38=Occupant of three-wheeled motor vehicle injured in noncollision transport accident|3955
V39=Occupant of three-wheeled motor vehicle injured in other and unspecified transport accidents|3957
V40=Car occupant injured in collision with pedestrian or animal|3958
V41=Car occupant injured in collision with pedal cycle|3958
V42=Car occupant injured in collision with two- or three-wheeled motor vehicle|3958
V43=Car occupant injured in collision with car, pick-up truck or van|3961
V44=Car occupant injured in collision with heavy transport vehicle or bus|3958
V45=Car occupant injured in collision with railway train or railway vehicle|3958
V46=Car occupant injured in collision with other nonmotor vehicle|3958
V47=Car occupant injured in collision with fixed or stationary object|3958
V48=Car occupant injured in noncollision transport accident|3958
V49=Car occupant injured in other and unspecified transport accidents|3963
V50=Occupant of pick-up truck or van injured in collision with pedestrian or animal|3955
V51=Occupant of pick-up truck or van injured in collision with pedal cycle|3955
V52=Occupant of pick-up truck or van injured in collision with two- or three-wheeled motor vehicle|3955
V53=Occupant of pick-up truck or van injured in collision with car, pick-up truck or van|3955
V54=Occupant of pick-up truck or van injured in collision with heavy transport vehicle or bus|3955
V55=Occupant of pick-up truck or van injured in collision with railway train or railway vehicle|3955
V56=Occupant of pick-up truck or van injured in collision with other nonmotor vehicle|3955
V57=Occupant of pick-up truck or van injured in collision with fixed or stationary object|3955
V58=Occupant of pick-up truck or van injured in noncollision transport accident|3955
V59=Occupant of pick-up truck or van injured in other and unspecified transport accidents|3964
V60=Occupant of heavy transport vehicle injured in collision with pedestrian or animal|3955
V61=Occupant of heavy transport vehicle injured in collision with pedal cycle|3965
V62=Occupant of heavy transport vehicle injured in collision with two- or three-wheeled motor vehicle|3955
V63=Occupant of heavy transport vehicle injured in collision with car, pick-up truck or van|3955
V64=Occupant of heavy transport vehicle injured in collision with heavy transport vehicle or bus|3965
V65=Occupant of heavy transport vehicle injured in collision with railway train or railway vehicle|3955
V66=Occupant of heavy transport vehicle injured in collision with other nonmotor vehicle|3955
V67=Occupant of heavy transport vehicle injured in collision with fixed or stationary object|3955
V68=Occupant of heavy transport vehicle injured in noncollision transport accident|3955
V69=Occupant of heavy transport vehicle injured in other and unspecified transport accidents|3967
V70=Bus occupant injured in collision with pedestrian or animal|3968
V71=Bus occupant injured in collision with pedal cycle|3968
V72=Bus occupant injured in collision with two- or three-wheeled motor vehicle|3968
V73=Bus occupant injured in collision with car, pick-up truck or van|3968
V74=Bus occupant injured in collision with heavy transport vehicle or bus|3968
V75=Bus occupant injured in collision with railway train or railway vehicle|3968
V76=Bus occupant injured in collision with other nonmotor vehicle|3968
V77=Bus occupant injured in collision with fixed or stationary object|3968
V78=Bus occupant injured in noncollision transport accident|3968
V79=Bus occupant injured in other and unspecified transport accidents|3969
V80=Animal-rider or occupant of animal-drawn vehicle injured in transport accident|3979
V81=Occupant of railway train or railway vehicle injured in transport accident|3981
V82=Occupant of powered streetcar injured in transport accident|3982
V83=Occupant of special vehicle mainly used on industrial premises injured in transport accident|3983
V84=Occupant of special vehicle mainly used in agriculture injured in transport accident|3984
V85=Occupant of special construction vehicle injured in transport accident|3985
V86=Occupant of special all-terrain or other off-road motor vehicle, injured in transport accident|3991
V87=Traffic accident of specified type but victim's mode of transport unknown|3992
V88=Nontraffic accident of specified type but victim's mode of transport unknown|3993
V89=Motor- or nonmotor-vehicle accident, type of vehicle unspecified|3994
V90=Drowning and submersion due to accident to watercraft|3999
V91=Other injury due to accident to watercraft|4003
V92=Drowning and submersion due to accident on board watercraft, without accident to watercraft|4005
V93=Other injury due to accident on board watercraft, without accident to watercraft|4010
V94=Other and unspecified water transport accidents|4016
V95=Accident to powered aircraft causing injury to occupant|4022
V96=Accident to nonpowered aircraft causing injury to occupant|4026
V97=Other specified air transport accidents|4031
V98=Other specified transport accidents|4032
V99=Unspecified transport accident|3571
W00=Fall due to ice and snow|4033
W01=Fall on same level from slipping, tripping and stumbling|4037
W03=Other fall on same level due to collision with another person|3571
W04=Fall while being carried or supported by other persons|3571
W05=Fall from non-moving wheelchair, nonmotorized scooter and motorized mobility scooter|4038
W06=Fall from bed|3571
W07=Fall from chair|3571
W08=Fall from other furniture|3571
W09=Fall on and from playground equipment|4039
W10=Fall on and from stairs and steps|4040
W11=Fall on and from ladder|3571
W12=Fall on and from scaffolding|3571
W13=Fall from, out of or through building or structure|4041
W14=Fall from tree|3571
W15=Fall from cliff|3571
W16=Fall, jump or diving into water|4048
W17=Other fall from one level to another|4050
W18=Other slipping, tripping and stumbling and falls|4055
W19=Unspecified fall|3571
W20=Struck by thrown, projected or falling object|4056
W21=Striking against or struck by sports equipment|4063
W22=Striking against or struck by other objects|4066
W23=Caught, crushed, jammed or pinched in or between objects|4067
W24=Contact with lifting and transmission devices, not elsewhere classified|4068
W25=Contact with sharp glass|3571
W26=Contact with other sharp objects|4069
W27=Contact with nonpowered hand tool|4070
W28=Contact with powered lawn mower|3571
W29=Contact with other powered hand tools and household machinery|4071
W30=Contact with agricultural machinery|4073
W31=Contact with other and unspecified machinery|4075
W32=Accidental handgun discharge and malfunction|4076
W33=Accidental rifle, shotgun and larger firearm discharge and malfunction|4079
W34=Accidental discharge and malfunction from other and unspecified firearms and guns|4082
W35=Explosion and rupture of boiler|3571
W36=Explosion and rupture of gas cylinder|4083
W37=Explosion and rupture of pressurized tire, pipe or hose|4084
W38=Explosion and rupture of other specified pressurized devices|3571
W39=Discharge of firework|3571
W40=Explosion of other materials|4085
W42=Exposure to noise|4086
W44=Foreign body entering into or through a natural orifice|4095
W45=Foreign body or object entering through skin|4096
W46=Contact with hypodermic needle|4097
W49=Exposure to other inanimate mechanical forces|4099
W50=Accidental hit, strike, kick, twist, bite or scratch by another person|4100
W51=Accidental striking against or bumped into by another person|3571
W52=Crushed, pushed or stepped on by crowd or human stampede|3571
W53=Contact with rodent|4102
W54=Contact with dog|4103
W55=Contact with other mammals|4106
W56=Contact with nonvenomous marine animal|4107
W57=Bitten or stung by nonvenomous insect and other nonvenomous arthropods|3571
W58=Contact with crocodile or alligator|4109
W59=Contact with other nonvenomous reptiles|4112
W60=Contact with nonvenomous plant thorns and spines and sharp leaves|3571
W61=Contact with birds (domestic) (wild)|4114
W62=Contact with nonvenomous amphibians|4115
W64=Exposure to other animate mechanical forces|3571
W65=Accidental drowning and submersion while in bath-tub|3571
W67=Accidental drowning and submersion while in swimming-pool|3571
W69=Accidental drowning and submersion while in natural water|3571
W73=Other specified cause of accidental non-transport drowning and submersion|3571
W74=Unspecified cause of accidental drowning and submersion|3571
W85=Exposure to electric transmission lines|3571
W86=Exposure to other specified electric current|4116
W88=Exposure to ionizing radiation|4117
W89=Exposure to man-made visible and ultraviolet light|4118
W90=Exposure to other nonionizing radiation|4119
W92=Exposure to excessive heat of man-made origin|3571
W93=Exposure to excessive cold of man-made origin|4121
W94=Exposure to high and low air pressure and changes in air pressure|4125
W99=Exposure to other man-made environmental factors|3571
X00=Exposure to uncontrolled fire in building or structure|4126
X01=Exposure to uncontrolled fire, not in building or structure|4127
X02=Exposure to controlled fire in building or structure|4128
X03=Exposure to controlled fire, not in building or structure|4127
X04=Exposure to ignition of highly flammable material|3571
X05=Exposure to ignition or melting of nightwear|3571
X06=Exposure to ignition or melting of other clothing and apparel|4129
X08=Exposure to other specified smoke, fire and flames|4131
X10=Contact with hot drinks, food, fats and cooking oils|4132
X11=Contact with hot tap-water|4133
X12=Contact with other hot fluids|3571
X13=Contact with steam and other hot vapors|4134
X14=Contact with hot air and other hot gases|4135
X15=Contact with hot household appliances|4136
X16=Contact with hot heating appliances, radiators and pipes|3571
X17=Contact with hot engines, machinery and tools|3571
X18=Contact with other hot metals|3571
X19=Contact with other heat and hot substances|3571
X30=Exposure to excessive natural heat|3571
X31=Exposure to excessive natural cold|3571
X32=Exposure to sunlight|3571
X34=Earthquake|3571
X35=Volcanic eruption|3571
X36=Avalanche, landslide and other earth movements|4137
X37=Cataclysmic storm|4139
X38=Flood|3571
X39=Exposure to other forces of nature|4141
X50=Overexertion and strenuous or repetitive movements|4142
X52=Prolonged stay in weightless environment|3571
X58=Exposure to other specified factors|3571
X71=Intentional self-harm by drowning and submersion|4143
X72=Intentional self-harm by handgun discharge|3571
X73=Intentional self-harm by rifle, shotgun and larger firearm discharge|4144
X74=Intentional self-harm by other and unspecified firearm and gun discharge|4146
X75=Intentional self-harm by explosive material|3571
X76=Intentional self-harm by smoke, fire and flames|3571
X77=Intentional self-harm by steam, hot vapors and hot objects|4147
X78=Intentional self-harm by sharp object|4148
X79=Intentional self-harm by blunt object|3571
X80=Intentional self-harm by jumping from a high place|3571
X81=Intentional self-harm by jumping or lying in front of moving object|4149
X82=Intentional self-harm by crashing of motor vehicle|4150
X83=Intentional self-harm by other specified means|4151
X92=Assault by drowning and submersion|4152
X93=Assault by handgun discharge|3571
X94=Assault by rifle, shotgun and larger firearm discharge|4153
X95=Assault by other and unspecified firearm and gun discharge|4155
X96=Assault by explosive material|4156
X97=Assault by smoke, fire and flames|3571
X98=Assault by steam, hot vapors and hot objects|4157
X99=Assault by sharp object|4148
Y00=Assault by blunt object|3571
Y01=Assault by pushing from high place|3571
Y02=Assault by pushing or placing victim in front of moving object|4149
Y03=Assault by crashing of motor vehicle|4158
Y04=Assault by bodily force|4159
Y07=Perpetrator of assault, maltreatment and neglect|4172
Y08=Assault by other specified means|4175
Y09=Assault by unspecified means
Y21=Drowning and submersion, undetermined intent|4176
Y22=Handgun discharge, undetermined intent|3571
Y23=Rifle, shotgun and larger firearm discharge, undetermined intent|4177
Y24=Other and unspecified firearm discharge, undetermined intent|4178
Y25=Contact with explosive material, undetermined intent|3571
Y26=Exposure to smoke, fire and flames, undetermined intent|3571
Y27=Contact with steam, hot vapors and hot objects, undetermined intent|4179
Y28=Contact with sharp object, undetermined intent|4180
Y29=Contact with blunt object, undetermined intent|3571
Y30=Falling, jumping or pushed from a high place, undetermined intent|3571
Y31=Falling, lying or running before or into moving object, undetermined intent|3571
Y32=Crashing of motor vehicle, undetermined intent|3571
Y33=Other specified events, undetermined intent|3571
Y35=Legal intervention|4189
Y36=Operations of war|4201
Y37=Military operations|4203
Y38=Terrorism|4209
Y62=Failure of sterile precautions during surgical and medical care|4210
Y63=Failure in dosage during surgical and medical care|4211
Y64=Contaminated medical or biological substances|4212
Y65=Other misadventures during surgical and medical care|4214
Y66=Nonadministration of surgical and medical care
Y69=Unspecified misadventure during surgical and medical care
Y70=Anesthesiology devices associated with adverse incidents|4215
Y71=Cardiovascular devices associated with adverse incidents|4216
Y72=Otorhinolaryngological devices associated with adverse incidents|4217
Y73=Gastroenterology and urology devices associated with adverse incidents|4218
Y74=General hospital and personal-use devices associated with adverse incidents|4219
Y75=Neurological devices associated with adverse incidents|4220
Y76=Obstetric and gynecological devices associated with adverse incidents|4221
Y77=Ophthalmic devices associated with adverse incidents|4223
Y78=Radiological devices associated with adverse incidents|4224
Y79=Orthopedic devices associated with adverse incidents|4225
Y80=Physical medicine devices associated with adverse incidents|4226
Y81=General- and plastic-surgery devices associated with adverse incidents|4227
Y82=Other and unspecified medical devices associated with adverse incidents|4228
Y83=Surgical operation and other surgical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure|4229
Y84=Other medical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure|4230
Y90=Evidence of alcohol involvement determined by blood alcohol level|4231
Y92=Place of occurrence of the external cause|4269
Y93=Activity codes|4291
Y95=Nosocomial condition
Y99=External cause status|4292
Z00=Encounter for general examination without complaint, suspected or reported diagnosis|4297
Z01=Encounter for other special examination without complaint, suspected or reported diagnosis|4305
Z02=Encounter for administrative examination|4308
Z03=Encounter for medical observation for suspected diseases and conditions ruled out|4313
Z04=Encounter for examination and observation for other reasons|4317
Z05=Encounter for observation and evaluation of newborn for suspected diseases and conditions ruled out|4321
Z08=Encounter for follow-up examination after completed treatment for malignant neoplasm
Z09=Encounter for follow-up examination after completed treatment for conditions other than malignant neoplasm
Z11=Encounter for screening for infectious and parasitic diseases|4323
Z12=Encounter for screening for malignant neoplasms|4328
Z13=Encounter for screening for other diseases and disorders|4338
Z14=Genetic carrier|4340
Z15=Genetic susceptibility to disease|4344
Z16=Resistance to antimicrobial drugs|4349
Z17=Estrogen, and other hormones and factors receptor status|4354
Z18=Retained foreign body fragments|4359
Z19=Hormone sensitivity malignancy status|4360
Z20=Contact with and (suspected) exposure to communicable diseases|4365
Z21=Asymptomatic human immunodeficiency virus [HIV] infection status
Z22=Carrier of infectious disease|4371
Z23=Encounter for immunization
Z28=Immunization not carried out and underimmunization status|4377
Z29=Encounter for other prophylactic measures|4380
Z30=Encounter for contraceptive management|4385
Z31=Encounter for procreative management|4391
Z32=Encounter for pregnancy test and childbirth and childcare instruction|4393
Z33=Pregnant state|4394
Z34=Encounter for supervision of normal pregnancy|4395
Z36=Encounter for antenatal screening of mother|4397
Z37=Outcome of delivery|4399
Z38=Liveborn infants according to place of birth and type of delivery|4402
Z39=Encounter for maternal postpartum care and examination|4403
Z3A=Weeks of gestation|4409
Z40=Encounter for prophylactic surgery|4412
Z41=Encounter for procedures for purposes other than remedying health state|4413
Z42=Encounter for plastic and reconstructive surgery following medical procedure or healed injury|4414
Z43=Encounter for attention to artificial openings|4415
Z44=Encounter for fitting and adjustment of external prosthetic device|4424
Z45=Encounter for adjustment and management of implanted device|4431
Z46=Encounter for fitting and adjustment of other devices|4434
Z47=Orthopedic aftercare|4437
Z48=Encounter for other postprocedural aftercare|4444
Z49=Encounter for care involving renal dialysis|4447
Z51=Encounter for other aftercare and medical care|4449
Z52=Donors of organs and tissues|4456
Z53=Persons encountering health services for specific procedures and treatment, not carried out|4460
Z55=Problems related to education and literacy|4461
Z56=Problems related to employment and unemployment|4463
Z57=Occupational exposure to risk factors|4465
Z58=Problems related to physical environment|4467
Z59=Problems related to housing and economic circumstances|4475
Z60=Problems related to social environment|4476
Z62=Problems related to upbringing|4483
Z63=Other problems related to primary support group, including family circumstances|4486
Z64=Problems related to certain psychosocial circumstances|4487
Z65=Problems related to other psychosocial circumstances|4488
Z66=Do not resuscitate
Z67=Blood type|4491
Z68=Body mass index [BMI]|4497
Z69=Encounter for mental health services for victim and perpetrator of abuse|4502
Z70=Counseling related to sexual attitude, behavior and orientation|4503
Z71=Persons encountering health services for other counseling and medical advice, not elsewhere classified|4507
Z72=Problems related to lifestyle|4512
Z73=Problems related to life management difficulty|4515
Z74=Problems related to care provider dependency|4517
Z75=Problems related to medical facilities and other health care|4518
Z76=Persons encountering health services in other circumstances|4520
Z77=Other contact with and (suspected) exposures hazardous to health|4531
Z78=Other specified health status|4532
Z79=Long term (current) drug therapy|4540
Z80=Family history of primary malignant neoplasm|4543
Z81=Family history of mental and behavioral disorders|4544
Z82=Family history of certain disabilities and chronic diseases (leading to disablement)|4548
Z83=Family history of other specific disorders|4555
Z84=Family history of other conditions|4558
Z85=Personal history of malignant neoplasm|4575
Z86=Personal history of certain other diseases|4586
Z87=Personal history of other diseases and conditions|4607
Z88=Allergy status to drugs, medicaments and biological substances|4608
Z89=Acquired absence of limb|4617
Z90=Acquired absence of organs, not elsewhere classified|4625
Z91=Personal risk factors, not elsewhere classified|4644
Z92=Personal history of medical treatment|4649
Z93=Artificial opening status|4651
Z94=Transplanted organ and tissue status|4653
Z95=Presence of cardiac and vascular implants and grafts|4657
Z96=Presence of other functional implants|4663
Z97=Presence of other devices|4665
Z98=Other postprocedural states|4672
Z99=Dependence on enabling machines and devices, not elsewhere classified|4675`;
