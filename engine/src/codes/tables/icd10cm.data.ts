// Made by tools/compile-codes.ts; do not edit. ICD-10-CM FY2022, titles as the Centers for Medicare & Medicaid Services and
// the National Center for Health Statistics publish them (works of the US government, public domain). What the marks mean
// stands in icd-grammar.ts.
export const icd10cmYear = 2022;
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
0=Gram-negative sepsis, unspecified	1:*d Escherichia coli [E. coli]	2:*d Pseudomonas	3:*d Serratia	9:Other~e*b sepsis
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
0:*a, unspecified	1:*a chafeensis [E. chafeensis]	9=Other ehrlichiosis
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
1=Candidal cystitis and urethritis	2=Candidal balanitis	9:Other~d*b candidiasis
1=Candidal esophagitis	2=Candidal enteritis	3=Candidal cheilitis	4=Candidal otitis externa	9:Other~d*a of candidiasis
0=Candidal stomatitis	1=Pulmonary candidiasis	2:*a of skin and nail	3:*a of vulva and vagina	4:*a of other urogenital sites|163	5=Candidal meningitis	6=Candidal endocarditis	7=Candidal sepsis	8:*a of other sites|164	9:*a, unspecified
1:Prostatic~d*a	9:*a
0=Acute pulmonary coccidioidomycosis	1=Chronic pulmonary coccidioidomycosis	2=Pulmonary coccidioidomycosis, unspecified	3=Cutaneous coccidioidomycosis	4:*a meningitis	7=Disseminated coccidioidomycosis	8=Other forms of coccidioidomycosis|166	9:*a, unspecified
0=Acute pulmonary histoplasmosis capsulati	1=Chronic pulmonary histoplasmosis capsulati	2=Pulmonary histoplasmosis capsulati, unspecified	3=Disseminated histoplasmosis capsulati	4:*a capsulati, unspecified	5:*a duboisii	9:*a, unspecified
1=Blastomycotic meningoencephalitis	9:*a
0=Acute pulmonary blastomycosis	1=Chronic pulmonary blastomycosis	2=Pulmonary blastomycosis, unspecified	3=Cutaneous blastomycosis	7=Disseminated blastomycosis	8=Other forms of blastomycosis|169	9:*a, unspecified
0=Pulmonary paracoccidioidomycosis	7=Disseminated paracoccidioidomycosis	8=Other forms of paracoccidioidomycosis	9:*a, unspecified
1:Cerebral~d*a	2=Sporotrichosis arthritis	9:*a
0=Pulmonary sporotrichosis	1=Lymphocutaneous sporotrichosis	7=Disseminated sporotrichosis	8=Other forms of sporotrichosis|172	9:*a, unspecified
0=Cutaneous chromomycosis	1:Pheomycotic brain~d*a	2:Subcutaneous~c*a and cyst	8=Other forms of chromomycosis	9:*d, unspecified
1:Allergic bronchopulmonary~d*a	9:*a
0=Invasive pulmonary aspergillosis	1=Other pulmonary aspergillosis	2=Tonsillar aspergillosis	7=Disseminated aspergillosis	8=Other forms of aspergillosis|175	9:*a, unspecified
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
0:Acute Chagas'~b*a with heart involvement	1:Acute Chagas'~b*a without heart involvement	2:*a (chronic) with heart involvement	3:*a (chronic) with digestive system involvement|187	4:*a (chronic) with nervous system involvement|188	5:*a (chronic) with other organ involvement
0:*a, unspecified	1:*b chorioretinitis	9:Other toxoplasma~b*a
1=Toxoplasma myocarditis	2=Toxoplasma myositis	3=Toxoplasma tubulo-interstitial nephropathy	9:*a
0=Toxoplasma oculopathy|190	1=Toxoplasma hepatitis	2=Toxoplasma meningoencephalitis	3=Pulmonary toxoplasmosis	8:*a with other organ involvement|191	9:*a, unspecified
0:*a, unspecified	1:*a due to Babesia microti	2:*a due to Babesia duncani	3:*a due to Babesia divergens	9=Other babesiosis
0:*a, unspecified	1=Meningoencephalitis due to Acanthamoeba (culbertsoni)	2=Conjunctivitis due to Acanthamoeba	3=Keratoconjunctivitis due to Acanthamoeba	9=Other acanthamebic disease
0=Babesiosis|193	1=Acanthamebiasis|194	2=Naegleriasis	8:^b specified*e
0:*b due to Schistosoma haematobium [urinary schistosomiasis]	1:*b due to Schistosoma mansoni [intestinal schistosomiasis]	2:*b due to Schistosoma japonicum	3=Cercarial dermatitis	8=Other schistosomiasis	9:*b, unspecified
0=Opisthorchiasis	1=Clonorchiasis	2=Dicroceliasis	3=Fascioliasis	4=Paragonimiasis	5=Fasciolopsiasis	8:^b specified*a	9=Fluke infection, unspecified
1:*e thyroid gland	2:*e~c^c	9:*d~c^b
1:*e~c^c	9:*d~c^b
0:*d~c^b	9=Other echinococcosis
0=Echinococcus granulosus infection of liver	1=Echinococcus granulosus infection of lung	2=Echinococcus granulosus infection of bone	3=Echinococcus granulosus infection, other and multiple sites|198	4=Echinococcus granulosus infection, unspecified	5=Echinococcus multilocularis infection of liver	6=Echinococcus multilocularis infection, other and multiple sites|199	7=Echinococcus multilocularis infection, unspecified	8:*a, unspecified, of liver	9:*a, other and unspecified|200
0=Taenia solium taeniasis	1=Taenia saginata taeniasis	9:*a, unspecified
1=Myositis in cysticercosis	9:*a
0:*a of central nervous system	1:*a of eye	8:*a of other sites|203	9:*a, unspecified
0:*c	1=Sparganosis
0=Hymenolepiasis	1=Dipylidiasis	8:^b specified*a	9=Cestode infection, unspecified
0:*b involvement, unspecified	1:*c endophthalmitis	2:*c glaucoma	9:*c other^b involvement
0:*a with eye disease|207	1:*a without eye disease
0:*a due to Wuchereria bancrofti	1:*a due to Brugia malayi	2:*a due to Brugia timori	3=Loiasis	4=Mansonelliasis	8=Other filariases	9:*a, unspecified
0=Ancylostomiasis	1=Necatoriasis	8:Other hookworm~b*a	9:*b disease, unspecified
1:*d pneumonia	9:*a
0:*a with intestinal complications	8:*a with other complications|211	9:*a, unspecified
0=Intestinal strongyloidiasis	1=Cutaneous strongyloidiasis	7=Disseminated strongyloidiasis	9:*a, unspecified
0=Anisakiasis	1=Intestinal capillariasis	2=Trichostrongyliasis	3=Intestinal angiostrongyliasis	4:Mixed~b*e	8:^b specified*e
0=Intestinal helminthiasis, unspecified	9:Intestinal~c*a, unspecified
0=Visceral larva migrans	1=Gnathostomiasis	2=Angiostrongyliasis due to Parastrongylus cantonensis	3=Syngamiasis	4=Internal hirudiniasis	8:*b specified^b	9=Helminthiasis, unspecified
0:*c due to Pediculus humanus capitis	1:*c due to Pediculus humanus corporis	2:*c, unspecified	3=Phthiriasis	4:Mixed pediculosis~b*a
1=Genitourinary myiasis	2=Intestinal myiasis	9:*a
0=Cutaneous myiasis	1=Wound myiasis	2=Ocular myiasis	3=Nasopharyngeal myiasis	4=Aural myiasis	8:*a of other sites|218	9:*a, unspecified
0:*b acariasis	1=Tungiasis [sandflea infestation]	2:*b arthropod^b	3=External hirudiniasis	8:*b specified^b	9=Infestation, unspecified
0:*b central nervous system^b	1:*b genitourinary^b	2:*a of bones and joints	8:*a of other organs	9:*b respiratory and unspecified^b
0:*h trachoma	1:*h viral encephalitis	2:*h viral hepatitis	8:^d specified~c*a	9:^c~c*b disease
1:Methicillin susceptible Staphylococcus~b^b infection*a	2:Methicillin resistant Staphylococcus~b^b infection*a
0:^c group A~b^b~c*a	1:^c group B~b^b~c*a	2:Enterococcus~g*a	3:^b pneumoniae~f*a	4:Other streptococcus~g*a	5:Unspecified streptococcus~g*a	6:Staphylococcus aureus~g*a|223	7:Other staphylococcus~g*a	8:Unspecified staphylococcus~g*a
0:Unspecified Escherichia~b^c coli]~c*a	1:Shiga toxin-producing Escherichia~b^c coli] [STEC] O157~c*a	2:Other specified Shiga toxin-producing Escherichia~b^c coli] [STEC]~c*a	3:Unspecified Shiga toxin-producing Escherichia~b^c coli] [STEC]~c*a	9:Other Escherichia~b^c coli]~c*a
1:Helicobacter pylori [H. pylori]~e*a	2:Vibrio vulnificus~e*a	9:*a
0:Mycoplasma pneumoniae [M. pneumoniae]~d*a	1:Klebsiella pneumoniae [K. pneumoniae]~d*a	2:Escherichia coli [E. coli ]~d*a|225	3:Hemophilus influenzae [H. influenzae]~d*a	4:Proteus (mirabilis) (morganii)~d*a	5:Pseudomonas (aeruginosa) (mallei) (pseudomallei)~d*a	6:Bacteroides fragilis [B. fragilis]~d*a	7:Clostridium perfringens [C. perfringens]~d*a	8:^b specified*a|226
0:Unspecified enterovirus~b*a	1:Coxsackievirus~b*a	2:Echovirus~b*a	9:Other enterovirus~b*a
1:SARS-associated coronavirus~b*a	9:Other coronavirus~b*a
0:Unspecified retrovirus~b*a	1:Lentivirus~b*a	2:Oncovirus~b*a	3:Human T-cell lymphotrophic virus, type I [HTLV-I]~b*a	4:Human T-cell lymphotrophic virus, type II [HTLV-II]~b*a	5:Human immunodeficiency virus, type 2 [HIV 2]~b*a	9:Other retrovirus~b*a
1:Human metapneumovirus~d*a	9:*a
0:Adenovirus~c*a	1:Enterovirus~c*a|228	2:Coronavirus~c*a|229	3:Retrovirus~c*a|230	4:Respiratory syncytial virus~c*a	5:Reovirus~c*a	6:Parvovirus~c*a	7:Papillomavirus~c*a	8:Other viral~b*a|231
8:*e~c^b disease	9:Unspecified~d*b disease
0:*b external upper^b	1:*b external lower^b	2:*b external^b, unspecified	3:*b upper^b, inner aspect	4:*b lower^b, inner aspect	5:*a, unspecified, inner aspect	6:*b commissure of^b, unspecified	8:*b overlapping sites of^b	9:*a, unspecified
0:*g dorsal surface~e^c	1:*g border~e^c	2:*g ventral surface~e^c	3:*g anterior two-thirds~e^c, part unspecified	4:*g lingual tonsil	8:*g overlapping sites~e^c	9:*g~f^b, unspecified
0:*b upper^b	1:*b lower^b	9:*a, unspecified
0:*d anterior^d	1:*d lateral^d	8:*d overlapping sites of^d	9:*a, unspecified
0:*b hard^b	1:*b soft^b	2:*b uvula	8:*b overlapping sites of^b	9:*a, unspecified
0:*g~c^e	9:*f~c^d
0:*g cheek mucosa	1:*g vestibule~e^c	2:*g retromolar area	8:^d overlapping sites of*a|239	9:*g~f^b, unspecified
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
0:*d main^b|259	1:*d upper lobe,^b or~b^b|260	2:*d middle lobe,^b or~b^b	3:*d lower lobe,^b or~b^b|260	8:*d overlapping sites of^d|260	9:*d unspecified part of^b or~b^b|260
0:*e	1:*f anterior~c^b	2:*f posterior~c^b	3:*f~c^b, part unspecified	4:*f~e^b	8:^d overlapping sites of*a
0:*l upper~g^b tract, part unspecified	9:*l lower~g^b tract, part unspecified
0:*b unspecified^b	1:*b right^b	2:*b left^b
0:*g scapula~b^b long bones~c^b upper limb|259	1:*g short bones~e^b upper limb|259	2:*g long bones~e^b lower limb|259	3:*g short bones~e^b lower limb|259	8:^d overlapping sites of*b limb|264	9:^d unspecified bones~b*b limb|264
0:*j bones~e^b skull~b^b face	1:*j mandible	2:*j vertebral column	3:*j ribs, sternum~g^b clavicle	4:*j pelvic bones, sacrum~g^b coccyx	9:*f,~d^b
1:*e upper^e	2:*e lower^e
0:^d unspecified*a	1:^d right*a|267	2:^d left*a|267
0:^d unspecified*a	1:^d right*a	2:^d left*a
0:*g~c^b part~b^c	1:*g nose	9:*f~c^d
1:*b anal skin	2:*b skin of breast	9:*b other part of^b
0:*b lip	1:*b eyelid, including canthus|268	2:*b ear and external auricular canal|269	3:*b other and unspecified parts of face|270	4:*b scalp and neck	5:*b trunk|271	6:*b upper limb, including shoulder|269	7:*b lower limb, including hip|269	8:*b overlapping sites of^b	9:*a, unspecified
0:Unspecified~d*a	1:Basal cell carcinoma~f*a	2:Squamous cell carcinoma~f*a	9:^b specified~c*a
1:*e unspecified^e	2:*e right^e|267	9:*e left^e|267
0:Unspecified~d*a|274	1:Basal cell carcinoma~f*a|274	2:Squamous cell carcinoma~f*a|274	3:Sebaceous cell carcinoma~f*a|274	9:^b specified~c*a|274
1:*f unspecified^f	2:*f right^f	9:*f left^f
0:Unspecified~d*a|276	1:Basal cell carcinoma~f*a|276	2:Squamous cell carcinoma~f*a|276	9:^b specified~c*a|276
0:*g~c^e	1:*g nose	9:*f~c^d
0:Unspecified~d*a|270	1:Basal cell carcinoma~f*a|278	2:Squamous cell carcinoma~f*a|278	9:^b specified~c*a|278
0:*d anal^b	1:*b breast	9:*b other part of^b
0:Unspecified~d*a|280	1:Basal cell carcinoma~f*a|280	2:Squamous cell carcinoma~f*a|280	9:^b specified~c*a|280
0:*a of lip|273	1:*a of eyelid, including canthus|275	2:*a of ear and external auricular canal|277	3:*a of other and unspecified parts of face|279	4:*a of scalp and neck|273	5:*a of trunk|281	6:*a of upper limb, including shoulder|277	7:*a of lower limb, including hip|277	8:*b overlapping sites of^b|273	9:*a, unspecified|273
0:*a of pleura	1:*a of peritoneum	2:*a of pericardium	7:*a of other sites	9:*a, unspecified
0:*a of skin	1:*a of soft tissue	2:*a of palate	3:*a of lymph nodes	4:*a of gastrointestinal sites	5:*a of lung|264	7:*a of other sites	9:*a, unspecified
0:*f unspecified^f	1:*f right^f	2:*f left^f
0:*e of head, face^b neck	1:*e of upper limb, including shoulder|285	2:*e of lower limb, including hip|285	3:*e of thorax	4:*e of abdomen	5:*e of pelvis	6:*e of trunk, unspecified	8:^d overlapping sites of*a	9:*a, unspecified
0:*c	1:*d specified parts of~c^b	2:*d~c^b, unspecified	8:*d overlapping sites of^d
0:*a, unspecified site	1:*a of esophagus	2:*a of stomach	3:*a of small intestine	4:*a of large intestine	5:*a of rectum	9:*a of other sites
0:^d~b*a of head, face and neck	1:^d~b*a of upper limb, including shoulder|285	2:^d~b*a of lower limb, including hip|285	3:^d~b*a of thorax	4:^d~b*a of abdomen	5:^d~b*a of pelvis	6:^d~b*a of trunk, unspecified	8:^d overlapping sites of~b*a	9:^d~b*a, unspecified	A=Gastrointestinal stromal tumor|288
0:*e unspecified^e	1:*e right^e|267	2:*e left^e|267
0:^e unspecified*a	1:^e right*a	2:^e left*a
0:*a of lip	1:*a of eyelid, including canthus|290	2:*a of ear and external auricular canal|291	3:*a of other and unspecified parts of face|270	4:*a of scalp and neck	5:*a of trunk|271	6:*a of upper limb, including shoulder|291	7:*a of lower limb, including hip|291	8:*a of overlapping sites	9:*a, unspecified
1:*b right^b breast	2:*b left^b breast	9:*b unspecified^b breast
1:*a, female|293	2:*a, male|293
1:*d right~c^b breast	2:*d left~c^b breast	9:*d unspecified~c^b breast
1:*a, female|295	2:*a, male|295
1:*g~c^c of right~b^b breast	2:*g~c^c of left~b^b breast	9:*g~c^c of unspecified~b^b breast
1:*a, female|297	2:*a, male|297
0:*b nipple and areola|294	1:*b central portion of^b|296	2:*b upper-inner quadrant of^b|296	3:*b lower-inner quadrant of^b|296	4:*b upper-outer quadrant of^b|296	5:*b lower-outer quadrant of^b|296	6:*b axillary tail of^b|296	8:*b overlapping sites of^b|296	9:*a of unspecified site|298
0:*b labium majus	1:*b labium minus	2:*b clitoris	8:*b overlapping sites of^b	9:*a, unspecified
0:*c endocervix	1:*c exocervix	8:*c overlapping sites of^c	9:*a, unspecified
0:*c isthmus~b^b	1:*c endometrium	2:*c myometrium	3:*c fundus~b^b	8:*c overlapping sites of^c	9:*a, unspecified
1:*b right^b	2:*b left^b	3:*b bilateral ovaries	9:*b unspecified^b
0:*g fallopian tube|259	1:*g broad ligament|259	2:*g round ligament|259	3:*g parametrium	4:*g uterine adnexa,~c^b	7:*f specified~c^d	8:*g overlapping sites of~d^d	9:*g~d^c organ, unspecified
0:*b prepuce	1:*b glans^b	2:*b body of^b	8:*b overlapping sites of^b	9:*a, unspecified
0:*c unspecified^c	1:*b right^b	2:*b left^b
0:*b undescended^b|306	1:*b descended^b|306	9:*a, unspecified whether descended or undescended|269
0:*g epididymis|264	1:*g spermatic cord|259	2:*g scrotum	7:*f specified~c^d	8:*g overlapping sites of~d^d	9:*g~d^c organ, unspecified
1:^d right*a	2:^d left*a	9:^d unspecified*a
1:*c right^c	2:*c left^c	9:*c unspecified^c
1:*b right^b	2:*b left^b	9:*b unspecified^b
0:*b trigone of^b	1:*b dome of^b	2:*b lateral wall of^b	3:*b anterior wall of^b	4:*b posterior wall of^b	5:*a neck	6:*b ureteric orifice	7:*b urachus	8:*b overlapping sites of^b	9:*a, unspecified
0:*f urethra	1:*f paraurethral glands	8:*f overlapping sites of~d^c	9:*f~d^b organ, unspecified
0:*d conjunctiva|264	1:*d cornea|264	2:*d retina|264	3:*d choroid|264	4:*d ciliary body|259	5:*d lacrimal gland~b^b duct|269	6:*d orbit|264	8:*d overlapping sites of^d|260	9:*d unspecified site of^b|264
0:*b cerebral^b	1:*b spinal^b	9:*a, unspecified
0:*b cerebrum, except lobes and ventricles	1:*b frontal lobe	2:*b temporal lobe	3:*b parietal lobe	4:*b occipital lobe	5:*b cerebral ventricle	6:*b cerebellum	7:*a stem	8:*b overlapping sites of^b	9:*a, unspecified
0:*f~c^c nerve	9:*e~c^c
0:*k	1:*m cauda equina	2:*m olfactory nerve|259	3:*m optic nerve|259	4:*m acoustic nerve|259	5:*m other and unspecified~d^c|317	9:*m~j^d, unspecified
0:*c cortex of^c|259	1:*c medulla of^c|259	9:*c unspecified part of^c|259
0:*g parathyroid gland	1:*g pituitary gland	2:*g craniopharyngeal duct	3:*g pineal gland	4:*g carotid body	5:*g aortic body~d^b other paraganglia	8:*h with pluriglandular involvement, unspecified	9:*g~b^b gland, unspecified
0:*e head, face~b^b neck	1:*e thorax	2:*e abdomen	3:*e pelvis	4:*e upper limb|259	5:*e lower limb|259	8:*d specified~b^c
0:*a of head, face and neck	1:*c intrathoracic^c	2:*c intra-abdominal^c	3:*c axilla and upper limb^c	4:*c inguinal and lower limb^c	5:*c intrapelvic^c	8:*a of multiple regions	9:*b node, unspecified
0:*f~c^c organ	9:*e~c^c
0:*e lung|264	1:*e mediastinum	2:*e pleura	3:*e other~b^b unspecified respiratory~b^b|323	4:*e small intestine	5:*e large intestine~b^b rectum	6:*e retroperitoneum~b^b peritoneum	7:*e liver~b^b intrahepatic bile duct	8:*e other~b^b unspecified^c|323
0:*e unspecified^e	1:*e right^e	2:*e left^e
0:*h~e^d	1:*g	9:*h~c^b~c^c
1:*d	2:*e~c^c
0:*h~c^b part~b^d	9:*g~c^e
1:*d	2:*d~c^b
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*b bilateral ovaries
1:*d breast	2:*d genital organs	9:*a
0:*e kidney~b^b renal pelvis|325	1:*e bladder and^d urinary organs|326	2:*e skin	3:*e brain~b^b cerebral meninges|327	4:*b parts of nervous system|328	5:*e bone~b^b bone marrow|329	6:*e ovary|330	7:*e adrenal gland|259	8:*d specified~c^b|331	9:*e~c^b site
0:*f tumor~b^c duodenum	1:*f tumor~b^c jejunum	2:*f tumor~b^c ileum	9:^c tumor~b*a, unspecified portion
0:^c tumor~b*g	1:*k tumor~b^c cecum	2:*k tumor~b^c ascending colon	3:*k tumor~b^c transverse colon	4:*k tumor~b^c descending colon	5:*k tumor~b^c sigmoid colon	6:*k tumor~b^c~g^b	9:^c tumor~b^c~c*c unspecified portion
0:*e tumor~b^b the bronchus and lung	1:*e tumor~b^b the thymus	2:*e tumor~b^b the stomach	3:*e tumor~b^b the kidney	4:*e tumor~b^b the foregut, unspecified	5:*e tumor~b^b the midgut, unspecified	6:*e tumor~b^b the hindgut, unspecified	8:*a
0:*b tumor of unspecified site	1:*a of the small intestine|333	2:*a of the appendix, large intestine, and rectum|334	9:*a of other sites|335
0:*c carcinoid~b^b|336	1:^b poorly differentiated*a	8:Other malignant~b*a
0:*a, unspecified site	1:*a of distant lymph nodes	2:*a of liver	3:*a of bone	4:*a of peritoneum	9:*a of other sites
0:*c carcinoid~b^b|338	1:*c Merkel cell carcinoma	8:Other secondary~b*a
0:Disseminated malignant~b*e, unspecified	1:*f (primary)^b, unspecified	2:*e associated with transplanted organ
0:*a, unspecified site	1:*a, lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites
0:Nodular lymphocyte predominant Hodgkin~b*a|341	1:Nodular sclerosis Hodgkin~b*a|341	2:Mixed cellularity Hodgkin~b*a|341	3:Lymphocyte depleted Hodgkin~b*a|341	4:Lymphocyte-rich Hodgkin~b*a|341	7:Other Hodgkin~b*a|341	9:*a, unspecified|341
0:*a grade I|341	1:*a grade II|341	2:*a grade III, unspecified|341	3:*a grade IIIa|341	4:*a grade IIIb|341	5:Diffuse follicle center~b*a|341	6:Cutaneous follicle center~b*a|341	8:Other types of follicular~b*a|341	9:*a, unspecified|341
0:Small cell B-cell~b*a|341	1:Mantle cell~b*a|341	3:Diffuse large B-cell~b*a|341	5:Lymphoblastic (diffuse)~b*a|341	7:Burkitt~b*a|341	8:Other non-follicular~b*a|341	9:*b (diffuse)^b, unspecified|341
0:*a, unspecified site	1:*a, lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites	A:*a, breast
0:*a, unspecified site	1:*a lymph nodes of head, face, and neck	2:*a, intrathoracic lymph nodes	3:*a, intra-abdominal lymph nodes	4:*a, lymph nodes of axilla and upper limb	5:*a, lymph nodes of inguinal region and lower limb	6:*a, intrapelvic lymph nodes	7:*a, spleen	8:*a, lymph nodes of multiple sites	9:*a, extranodal and solid organ sites
0=Mycosis fungoides|341	1=Sezary disease|341	4=Peripheral T-cell lymphoma, not classified|341	6=Anaplastic large cell lymphoma, ALK-positive|341	7=Anaplastic large cell lymphoma, ALK-negative|345	9:*a, unspecified|341	A=Cutaneous T-cell lymphoma, unspecified|346	Z:Other mature~b*a|341
1:Unspecified B-cell~h*a|341	2:Mediastinal (thymic) large B-cell~h*a|341	8:^c~c*a|341	9:Non-Hodgkin~h*a, unspecified|341
0:Extranodal NK/T-cell~f*a, nasal type	1:Hepatosplenic T-cell~f*a	2:Enteropathy-type (intestinal) T-cell~f*a	3:Subcutaneous panniculitis-like T-cell~f*a	4:Blastic NK-cell~f*a	5:Angioimmunoblastic T-cell~f*a	6=Primary cutaneous CD30-positive T-cell proliferations
0=Waldenstrom macroglobulinemia	2=Heavy chain disease	3=Immunoproliferative small intestinal disease	4:Extranodal marginal zone~g*b lymphoma of mucosa-associated lymphoid tissue [MALT-lymphoma]	8:Other malignant~b*f	9:*g disease, unspecified
0:*a not having achieved remission	1:*a in remission	2:*a in relapse
0:*f|351	1:Plasma~f*b leukemia|351	2=Extramedullary plasmacytoma|351	3=Solitary plasmacytoma|351
0:*b not having achieved remission	1:*b, in remission	2:*b, in relapse
0:*a not having achieved remission	1:*a, in remission	2:*a, in relapse
0:Acute lymphoblastic~b*a [ALL]|353	1:Chronic lymphocytic~b*a of B-cell type|351	3:Prolymphocytic~b*a of B-cell type|354	4:Hairy cell~b*a|354	5=Adult T-cell lymphoma/leukemia (HTLV-1-associated)|354	6:Prolymphocytic~b*a of T-cell type|354	9:*a, unspecified|354	A:Mature B-cell~b*a Burkitt-type|354	Z:Other lymphoid~b*a|354
0:*a, not having achieved remission	1:*a, in remission	2:*a, in relapse
0:*a, not having achieved remission	1:*a in remission	2:*a in relapse
0:Acute myeloblastic~b*a|356	1:Chronic myeloid~b*a, BCR/ABL-positive|356	2:Atypical chronic myeloid~b*a, BCR/ABL-negative|356	3:*b sarcoma|356	4:Acute promyelocytic~b*a|356	5:Acute myelomonocytic~b*a|356	6:Acute myeloid~b*a with 11q23-abnormality|351	9:*a, unspecified|357	A:Acute myeloid~b*a with multilineage dysplasia|356	Z:Other myeloid~b*a|354
0:Acute monoblastic/monocytic~b*a|356	1:Chronic myelomonocytic~b*a|354	3:Juvenile myelomonocytic~b*a|356	9:*a, unspecified|357	Z:Other monocytic~b*a|356
0=Acute erythroid leukemia|356	2=Acute megakaryoblastic leukemia|354	3:Mast~e*b leukemia|354	4=Acute panmyelosis with myelofibrosis|354	6=Myelodysplastic disease, not classified	8:*f~c^b leukemias|354
0:Acute leukemia~b*a|354	1:Chronic leukemia~b*a|354	9:*e,~b^b|354
0:*a, unspecified	1=Aggressive systemic mastocytosis	2:Mast~c*b sarcoma	9:Other malignant~b*a
0:Multifocal~j*c multisystemic (disseminated) Langerhans-cell histiocytosis	2=Malignant mast cell neoplasm|362	4:Sarcoma~f*g dendritic cells (accessory cells)	5:Multifocal~j*c unisystemic Langerhans-cell histiocytosis	6=Unifocal Langerhans-cell histiocytosis	9:Malignant neoplasm~f*a, unspecified	A=Histiocytic sarcoma	Z:^b specified~c*a
0:*g~c^c, unspecified site	1:*g labial mucosa~e^b vermilion border	2:*g buccal mucosa	3:*g gingiva~e^b edentulous alveolar ridge	4:*g soft palate	5:*g hard palate	6:*g floor of mouth	7:*g tongue	8:*g~f^b
0:*g lip,^c~c^b pharynx|364	1:*g~d^b	2:*g~f^b
0:*g~c^b part~b^c	9:*f~c^d
0:*f colon	1:*f rectosigmoid junction	2:*f rectum	3:*f anus~b^b anal canal	4:*c parts of intestine|366	5:*f liver, gallbladder~b^b bile ducts	7:*e specified~c^c	9:*f~d^b organ, unspecified
0:*f larynx	1:*f trachea	2:*f bronchus~c^b lung|260	3:*f other parts of~d^c	4:*f~d^c, unspecified
1:*b anal skin	2:*b breast (skin) (soft tissue)	9:*b other part of^b
0:*a of lip	1:*a of eyelid, including canthus|290	2:*a of ear and external auricular canal|291	3:*a of other and unspecified parts of face|366	4:*a of scalp and neck	5:*a of trunk|369	6:*a of upper limb, including shoulder|291	7:*a of lower limb, including hip|291	8:*a of other sites	9:*a, unspecified
0:*a of lip	1:*a of eyelid, including canthus|290	2:*a of ear and external auricular canal|285	3:*a of other and unspecified parts of face|366	4:*a of scalp and neck	5:*a of trunk	6:*a of upper limb, including shoulder|285	7:*a of lower limb, including hip|285	8:*a of other sites	9:*a, unspecified
0:Lobular carcinoma~b*a|264	1:Intraductal carcinoma~b*a|264	8:Other specified type of carcinoma~b*a|264	9:Unspecified type of carcinoma~b*a|264
0:*c endocervix	1:*c exocervix	7:*c other parts of^b	9:*b, unspecified
0:*g~c^e	1:*g scrotum	9:*f~c^d
0:*f endometrium	1:*f vulva	2:*f vagina	3:*c female^c|239	4:*f penis	5:*f prostate	6:*c male^c|374
0:*e bladder	1:*b urinary organs|323	2:*e eye|264	3:*e thyroid~b^b other endocrine glands	8:*d specified~c^b	9:*f,~d^b
0:*d lip	1:*d tongue	2:*d floor of^b	3:*d other~b^b unspecified parts of mouth|366	4:*d tonsil	5:*d other parts of oropharynx	6:*d nasopharynx	7:*d hypopharynx	9:*d~c^b, unspecified
0:*d parotid gland	7:*d other^d	9:*b gland, unspecified
0:*i cecum	1:*i appendix	2:*i ascending^b	3:*i transverse^b	4:*i descending^b	5:*i sigmoid^b	6:*g unspecified	7:*i rectosigmoid junction	8:*i~c^b	9:^d~e*a
0:*h esophagus	1:*h stomach	2:*h duodenum	3:*f unspecified~b^c small intestine|328	4:*h liver	5:*h extrahepatic bile ducts	6:*h pancreas	7:*h endocrine pancreas	9:*h~c^b sites within the~c^c
0:*d, nasal cavity^b accessory sinuses	1:*f larynx	2:*f trachea	3:*f bronchus~c^b lung|260	4:*f~d^c, unspecified
0:*f thymus	1:*f heart	2:*f mediastinum	7:*e specified~c^c	9:*f~d^b organ, unspecified
0:*e scapula~b^b long bones of upper limb|259	1:*e short bones of upper limb|259	2:*e long bones of lower limb|259	3:*e short bones of lower limb|259	4:*e bones of skull~b^b face	5:*e lower jaw^b	6:*e vertebral column	7:*e ribs, sternum~b^b clavicle	8:*e pelvic bones, sacrum~b^b coccyx	9:*a, unspecified
0:*b unspecified^b	1:*b right arm	2:*b left arm	3:*b right leg	4:*b left leg
0:*e~c^c	9:*d~c^b
1:*c kidney	2:*b genitourinary organ	9:*a
0:*a of skin and subcutaneous tissue of head, face and neck	1:*a of skin and subcutaneous tissue of trunk	2:*a of skin and subcutaneous tissue of limb|384	3:*a of skin and subcutaneous tissue of other and unspecified sites|385	4:*a of intrathoracic organs	5:*a of intra-abdominal organs	6:*a of spermatic cord	7:*a of other sites|386	9:*a, unspecified
0:*a unspecified site	1:*a of skin and subcutaneous tissue	2:*a of intracranial structures	3:*a of intra-abdominal structures	9:*a of other sites
0:*f|388	1:Lymphangioma~d*a
0:*a of pleura	1:*a of peritoneum	7:*a of other sites	9:*a, unspecified
0:*c	1:*d~c^b
0:Benign neoplasm~d*a of head, face and neck	1:Benign neoplasm~d*a of upper limb, including shoulder|285	2:Benign neoplasm~d*a of lower limb, including hip|285	3:Benign neoplasm~d*a of thorax	4:Benign neoplasm~d*a of abdomen	5:Benign neoplasm~d*a of pelvis	6:Benign neoplasm~d*a of trunk, unspecified	9:Benign neoplasm~d*a, unspecified
0:*a of lip	1:*a of eyelid, including canthus|268	2:*a of ear and external auricular canal|269	3:*a of other and unspecified parts of face|366	4:*a of scalp and neck	5:*a of trunk	6:*a of upper limb, including shoulder|269	7:*a of lower limb, including hip|269	9:*a, unspecified
0:*d neoplasm~b^c of lip	1:*d neoplasm~b^c of eyelid, including canthus|290	2:*d neoplasm~b^c of ear and external auricular canal|285	3:*d neoplasm~b^c of other and unspecified parts of face|366	4:*d neoplasm~b^c of scalp and neck	5:*d neoplasm~b^c of trunk	6:*d neoplasm~b^c of upper limb, including shoulder|285	7:*d neoplasm~b^c of lower limb, including hip|285	9:*d neoplasm~b^c, unspecified
0:Submucous leiomyoma~b*a	1:Intramural leiomyoma~b*a	2:Subserosal leiomyoma~b*a	9:*a, unspecified
0:*d neoplasm~b^b cervix uteri	1:*d neoplasm~b^b corpus uteri	7:*d neoplasm~b^b other parts of^b	9:*d neoplasm~b^c, unspecified
0:*b right^b	1:*b left^b	9:*b unspecified^b
0:*g vulva	1:*g vagina	2:*g uterine tubes~b^b ligaments	7:*f specified~c^d	9:*g~d^c organ, unspecified
0:*d penis	1:*d prostate	2:*d testis|264	3:*d epididymis|264	4:*d scrotum	8:*d other specified^d	9:*b organ, unspecified
0:*c kidney|264	1:*c renal pelvis|259	2:*c ureter|264	3:*c bladder	4:*c urethra	8:*c other specified^c	9:*b organ, unspecified
0:*d conjunctiva|264	1:*d cornea|264	2:*d retina|264	3:*d choroid|264	4:*d ciliary body|259	5:*d lacrimal gland~b^b duct|269	6:*d unspecified site of orbit|264	9:*d unspecified part of^b|264
0:*h, supratentorial	1:*h, infratentorial	2:*h, unspecified	3:*i cranial nerves	4:*i spinal cord	7:^d~c^b specified*a	9:*i~f^d, unspecified
0:*f adrenal gland|259	1:*f parathyroid gland	2:*f pituitary gland	3:*f craniopharyngeal duct	4:*f pineal gland	5:*f carotid body	6:*f aortic body~b^b other paraganglia	7:*e specified~c^c	9:*f~d^b gland, unspecified
0:*a, unspecified	1:*a of face, head, and neck	2:*a, upper limb, including shoulder	3:*a of lower limb, including hip	4:*a of thorax	5:*a of abdomen	6:*a of pelvis	7:*a of trunk, unspecified
0:*e lymph nodes	1:*e peripheral nerves~b^b autonomic nervous system|404	7:*d specified~c^b	9:*f,~d^b site
0:*d parotid~b^c	1:*d sublingual~b^c	2:*d submandibular~b^c	9:*a, unspecified
1:*f	2:*g tongue	3:*g the major salivary glands|406	4:*g the minor salivary glands	5:*g~f^b	9:*g other specified sites of the~c^c
0:*f lip,^d pharynx|407	1:*f stomach	2:*f small intestine	3:*f appendix	4:*f colon	5:*f rectum	6:*f liver, gallbladder~c^b bile ducts	8:*f other specified~d^c	9:*f~d^b organ, unspecified
0:*h larynx	1:*h trachea, bronchus~e^b lung	2:*h pleura	3:*h mediastinum	4:*h thymus	5:*h other~d^b~c^b	6:*h~d^b organ, unspecified
0:*d uterus	1:*d ovary|264	2:*d placenta	8:*d other specified^d	9:*b organ, unspecified
0:*c carcinoid~b^b|336	8:Other benign~b*a
0:*d prostate	1:*d testis|264	8:*d other specified^d	9:*b organ, unspecified
0:*c kidney|264	1:*c renal pelvis|259	2:*c ureter|264	3:*c urethra	4:*c bladder	8:*c other specified^c	9:*c unspecified^b organ
0:*e, supratentorial	1:*e, infratentorial	2:*e, unspecified	3:*f cranial nerves	4:*f spinal cord	8:*f other specified parts of~c^d	9:*f~c^d, unspecified
0:*c thyroid gland	1:*c adrenal gland|259	2:*c parathyroid gland	3:*c pituitary gland	4:*c craniopharyngeal duct	5:*c pineal gland	6:*c carotid body	7:*c aortic body and other paraganglia	9:*c unspecified^b gland
0:*b, unspecified	1:*b 1	2:*b 2
0=Refractory anemia without ring sideroblasts, so stated	1=Refractory anemia with ring sideroblasts	2=Refractory anemia with excess of blasts [RAEB]|416	4=Refractory anemia, unspecified	9:*b syndrome, unspecified	A=Refractory cytopenia with multilineage dysplasia	B=Refractory cytopenia with multilineage dysplasia and ring sideroblasts	C:*b syndrome with isolated del(5q) chromosomal abnormality	Z:Other myelodysplastic~b*a
1=Cutaneous mastocytosis	2=Systemic mastocytosis	9:Other mast~b*a
1=Post-transplant lymphoproliferative disorder (PTLD)	2=Castleman disease	9:*a
0:Mast cell~b*h|418	1=Chronic myeloproliferative disease	2=Monoclonal gammopathy	3=Essential (hemorrhagic) thrombocythemia	4=Osteomyelofibrosis	9:Neoplasm~c*a, unspecified	Z:^b specified*a|419
0:*e bone~b^b articular cartilage	1:*e connective~b^b other soft tissue	2:*e peripheral nerves~b^b autonomic nervous system	3:*e retroperitoneum	4:*e peritoneum	5:*e skin	6:*e breast|264	7:*d specified~c^b	9:*f,~d^b
1:*d kidney|311	9:*b organ
1:*d retina and choroid	9:*a
0:Neoplasm~b*a of digestive system	1:Neoplasm~b*a of respiratory system	2:Neoplasm~b*a of bone, soft tissue, and skin	3:Neoplasm~b*a of breast	4:Neoplasm~b*a of bladder	5:Neoplasm~b*a of other genitourinary organs|422	6:Neoplasm~b*a of brain	7:Neoplasm~b*a of endocrine glands and other parts of nervous system	8:Neoplasm~b*a of other specified sites|423	9:Neoplasm~b*a of unspecified site
0:*a secondary to blood loss (chronic)	1=Sideropenic dysphagia	8:Other iron~b*b anemias	9:*a, unspecified
0:*a due to intrinsic factor deficiency	1:*a due to selective vitamin B12 malabsorption with proteinuria	2:Transcobalamin II~c*b	3:Other dietary vitamin~b*a	8:Other vitamin~b*b anemias	9:*a, unspecified
0:Dietary folate~b*a	1:Drug-induced folate~b*a	8:Other folate~b*b anemias	9:*a, unspecified
0=Protein deficiency anemia	1:*c megaloblastic~b^b, not elsewhere classified	2=Scorbutic anemia	8:^b specified*a	9=Nutritional anemia, unspecified
1:*e pyruvate kinase deficiency	9:^d other*a
0:*c glucose-6-phosphate dehydrogenase [G6PD] deficiency	1:*c other~b^b of glutathione metabolism	2:*c~b^b of glycolytic enzymes|429	3:*c~b^b of nucleotide metabolism	8:Other anemias~b*a	9:*b disorder, unspecified
0=Alpha thalassemia	1=Beta thalassemia	2=Delta-beta thalassemia	3:*a minor	4=Hereditary persistence of fetal hemoglobin [HPFH]	5=Hemoglobin E-beta thalassemia	8=Other thalassemias	9:*a, unspecified
0:*a, unspecified	1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	9:*a with other specified complication
1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	8:*a with other specified complication	9:*a, unspecified
0:*a without crisis	1:*a with crisis|433
1:*b acute chest syndrome	2:*b splenic sequestration	3:*b cerebral vascular involvement	8:*a with other specified complication	9:*a
0:*a without crisis	1:*a, unspecified, with crisis|435	2:*a beta zero without crisis	3:*a beta zero with crisis|433	4:*a beta plus without crisis	5:*a beta plus with crisis|433
0=Hb-SS disease with crisis|432	1:*b disease without crisis	2=Sickle-cell/Hb-C disease|434	3:*b trait	4:*b thalassemia|436	8:Other sickle-cell~b*a|434
0=Hereditary spherocytosis	1=Hereditary elliptocytosis	2:*d hemoglobinopathies	8:^b specified*a	9:Hereditary~c*b anemia, unspecified
0:Autoimmune~c*b anemia, unspecified	1:Warm~b*b anemia	2:Cold~b*b anemia	3:Mixed type~b*b anemia	9:*b anemia
0:Drug-induced autoimmune~b*a	1:Other autoimmune~b*b anemias|439	2:Drug-induced nonautoimmune~b*a	3=Hemolytic-uremic syndrome	4:Other nonautoimmune~b*b anemias	5=Paroxysmal nocturnal hemoglobinuria [Marchiafava-Micheli]	6=Hemoglobinuria due to hemolysis from other external causes	8:Other acquired~b*b anemias	9:*a, unspecified
0:Chronic acquired~b*b	1:Transient acquired~b*b	8:Other acquired~b*c aplasias	9:*b, unspecified
1:*c (pure) red blood cell aplasia	9:Other constitutional~b*a
0=Antineoplastic chemotherapy induced pancytopenia	1=Other drug-induced pancytopenia	8=Other pancytopenia
1=Pancytopenia|443	2=Myelophthisis	9:*a
0:Constitutional~b*h anemia|442	1:Drug-induced~b*h anemia	2:Aplastic anemia due to~e*e external agents	3:Idiopathic~b*h anemia	8:^b specified*a|444	9=Aplastic anemia, unspecified
0:*e neoplastic disease	1:*d kidney disease	8:^c other*a
1=Anemia due to antineoplastic chemotherapy	9:*a
0=Hereditary sideroblastic anemia	1=Secondary sideroblastic anemia due to disease	2=Secondary sideroblastic anemia due to drugs and toxins	3:*b sideroblastic^b	4=Congenital dyserythropoietic anemia	8:*b specified^b|447	9=Anemia, unspecified
1=Acquired hemophilia	2:Antiphospholipid antibody with hemorrhagic~b*k	8:Other hemorrhagic~b*a
1:*c intrinsic^c, antibodies, or inhibitors|449	2:*c extrinsic^c
1=Activated protein C resistance	2=Prothrombin gene mutation	9:Other primary~b*a
1=Antiphospholipid syndrome	2=Lupus anticoagulant syndrome	9:*a
0=Von Willebrand's disease	1=Hereditary factor XI deficiency	2=Hereditary deficiency of other clotting factors	3=Hemorrhagic disorder due to circulating anticoagulants|450	4:Acquired~b*b factor deficiency	5=Primary thrombophilia|451	6:*c thrombophilia|452	8:^b specified*a	9=Coagulation defect, unspecified
1=Evans syndrome	2:Congenital and hereditary~c*a purpura	9:*a
1=Posttransfusion purpura	9:Other secondary~b*a
0=Allergic purpura	1=Qualitative platelet defects	2=Other nonthrombocytopenic purpura	3=Immune thrombocytopenic purpura	4=Other primary thrombocytopenia|454	5=Secondary thrombocytopenia|455	6=Thrombocytopenia, unspecified	8:Other specified~d*a	9=Hemorrhagic condition, unspecified
0=Congenital agranulocytosis	1=Agranulocytosis secondary to cancer chemotherapy	2=Other drug-induced agranulocytosis	3:*a due to infection	4=Cyclic neutropenia	8=Other neutropenia	9:*a, unspecified
0:Idiopathic hypereosinophilic~b*b [IHES]	1=Lymphocytic Variant Hypereosinophilic Syndrome [LHES]	8:Other hypereosinophilic~b*b	9:*a, unspecified
0:*a, unspecified	1=Hypereosinophilic syndrome [HES]|458	2=Drug rash with eosinophilia and systemic symptoms syndrome	8:*a in diseases classified elsewhere	9=Other eosinophilia
0=Lymphocytopenia	8:Other decreased~b*a	9:*a, unspecified
0=Lymphocytosis (symptomatic)	1=Monocytosis (symptomatic)	2=Plasmacytosis	3=Leukemoid reaction	4=Basophilia	5=Bandemia	8:Other elevated~b*a	9:*a, unspecified
1:Decreased~e*b cell count|460	2:Elevated~e*b cell count|461	9:*a
0:Genetic anomalies~c*d leukocytes	1=Eosinophilia|459	8:^b specified*a|462	9:Disorder~c*a, unspecified
1=Neutropenic splenomegaly	9:*a
0=Hyposplenism	1=Hypersplenism	2=Chronic congestive splenomegaly	3:Abscess~b*a	4:Cyst~b*a	5:Infarction~b*a	8:Other diseases~b*a|464	9:Disease~b*a, unspecified
0=Congenital methemoglobinemia	8=Other methemoglobinemias	9:*a, unspecified
8=Other thrombocytosis	9:*a, unspecified
1=Myelofibrosis	2=Heparin induced thrombocytopenia (HIT)	3=Thrombocytosis|467	9:*a
0=Familial erythrocytosis	1=Secondary polycythemia	8:^b specified~c*a|468	9:Disease~e*a, unspecified	A=Glucose-6-phosphate dehydrogenase (G6PD) deficiency without anemia
1=Hemophagocytic lymphohistiocytosis	2=Hemophagocytic syndrome, infection-associated	3:*j histiocytosis syndromes
1:*a on the spleen	2:*c other~b^b
1:^c~c*a on the spleen	2:^c~c*c other~b^b	3:^b~c*a on the spleen	4:^b~c*c other~b^b
1:^c~c*a	9:^b~c*a
0:^b hemorrhage^b hematoma~c*a complicating a procedure|471	1:Accidental puncture~b^b laceration~c*a during a procedure|471	2:Postprocedural hemorrhage~e*a following a procedure|471	3:Postprocedural hematoma~b^b seroma~c*a following a procedure|472	8:Other intraoperative~b*a|473
0=Hereditary hypogammaglobulinemia	1=Nonfamilial hypogammaglobulinemia	2=Selective deficiency of immunoglobulin A [IgA]	3=Selective deficiency of immunoglobulin G [IgG] subclasses	4=Selective deficiency of immunoglobulin M [IgM]	5:*d increased immunoglobulin M [IgM]	6:Antibody deficiency~b*d near-normal immunoglobulins or with hyperimmunoglobulinemia	7=Transient hypogammaglobulinemia of infancy	8:Other immunodeficiencies~b*a	9:*a, unspecified
0:*c~b^b, unspecified	1:Severe combined immunodeficiency due to adenosine~b*c~b^b	2:*c 2~b^b	9:Other adenosine~b*c~b^b
0:Biotinidase~c*a	8:Other biotin-dependent~b*a	9:*a, unspecified
1=Biotin-dependent carboxylase deficiency|477	9:*a
0=Severe combined immunodeficiency [SCID] with reticular dysgenesis	1=Severe combined immunodeficiency [SCID] with low T- and B-cell numbers	2=Severe combined immunodeficiency [SCID] with low or normal B-cell numbers	3=Adenosine deaminase [ADA] deficiency|476	4=Nezelof's syndrome	5=Purine nucleoside phosphorylase [PNP] deficiency	6=Major histocompatibility complex class I deficiency	7=Major histocompatibility complex class II deficiency	8:Other combined~b*a|478	9:*b immunodeficiency, unspecified
0=Wiskott-Aldrich syndrome	1=Di George's syndrome	2:*f~b^b short-limbed stature	3:*f following hereditary defective response to Epstein-Barr virus	4=Hyperimmunoglobulin E [IgE] syndrome	8:*c specified^c	9:*d~b^b defect, unspecified
0:*a with predominant abnormalities of B-cell numbers and function	1:*a with predominant immunoregulatory T-cell disorders	2:*a with autoantibodies to B- or T-cells	8:Other common~b*b immunodeficiencies	9:*a, unspecified
1=Immunodeficiency due to conditions classified elsewhere	2=Immunodeficiency due to drugs and external causes|327	9:*c~b^b
0=Lymphocyte function antigen-1 [LFA-1] defect	1=Defects in the complement system	8:*b specified^b|482	9=Immunodeficiency, unspecified
1=Sarcoid meningitis	2=Multiple cranial nerve palsies in sarcoidosis	3=Sarcoid iridocyclitis	4=Sarcoid pyelonephritis	5=Sarcoid myocarditis	6=Sarcoid arthropathy	7=Sarcoid myositis	9:*a
0:*a of lung	1:*a of lymph nodes	2:*a of lung with sarcoidosis of lymph nodes	3:*a of skin	8:*a of other sites|484	9:*a, unspecified
0:*e, unspecified	1:Monoclonal mast~b*d	2:Idiopathic mast~b*d	3:Secondary mast~b*e	4=Hereditary alpha tryptasemia	9:Other mast~b*e disorder
0:Acute graft-versus-host~b*a	1:Chronic graft-versus-host~b*a	2:Acute on chronic graft-versus-host~b*a	3:*a, unspecified
1:*a, grade 1	2:*a, grade 2	3:*a, grade 3	4:*a, grade 4	5:*a, grade 5	9:*a, grade unspecified
1=Graft-versus-host disease|487	2=Autoimmune lymphoproliferative syndrome [ALPS]	3=Cytokine release syndrome|488	9:*a
0=Polyclonal hypergammaglobulinemia	1=Cryoglobulinemia	2:Hypergammaglobulinemia~g*d unspecified	3=Immune reconstitution syndrome	4:Mast cell activation syndrome and related~b*i|486	8:^b specified*a|489	9:Disorder~c*d unspecified
0:*a, neurological type	1:*a, myxedematous type	2:*a, mixed type	9:*a, unspecified
0:*f diffuse (endemic) goiter	1:*f multinodular (endemic) goiter	2:*f (endemic) goiter, unspecified	8:Other iodine-deficiency~b*a
0:Congenital~b*a with diffuse goiter	1:Congenital~b*a without goiter	2=Hypothyroidism due to medicaments and other exogenous substances	3:Postinfectious~b*a	4=Atrophy of thyroid (acquired)	5=Myxedema coma	8:*b specified^b	9=Hypothyroidism, unspecified
0:Nontoxic diffuse~c*a	1=Nontoxic single thyroid nodule	2:Nontoxic multinodular~c*a	8:^b specified*a	9:Nontoxic~c*a, unspecified
0:*a without thyrotoxic crisis or storm	1:*a with thyrotoxic crisis or storm
0:*b with diffuse goiter|495	1:*b with toxic single thyroid nodule|495	2:*b with toxic multinodular goiter|495	3:*b from ectopic thyroid tissue|495	4:*b factitia|495	8=Other thyrotoxicosis|495	9:*b, unspecified|495
0=Acute thyroiditis	1=Subacute thyroiditis	2=Chronic thyroiditis with transient thyrotoxicosis	3=Autoimmune thyroiditis	4=Drug-induced thyroiditis	5=Other chronic thyroiditis	9:*a, unspecified
1=Sick-euthyroid syndrome	9:*a
0:Hypersecretion~c*b calcitonin	1=Dyshormogenetic goiter	8:^b specified*a|498	9:Disorder~c*a, unspecified
0:*a without nonketotic hyperglycemic-hyperosmolar coma (NKHHC)	1:*a with coma
0:*a without coma	1:*a with coma
1:*c diabetic nephropathy	2:*c diabetic chronic^b disease	9:*c other diabetic^b complication
1:*a with macular edema	9:*a without macular edema
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified eye
1:*a with macular edema|504	9:*a without macular edema|504
1:*a with macular edema|504	2:*a with traction retinal detachment involving the macula|504	3:*a with traction retinal detachment not involving the macula|504	4:*a with combined traction retinal detachment and rhegmatogenous retinal detachment|504	5:*d stable^d|504	9:*a without macular edema|504
X1:*a, right eye	X2:*a, left eye	X3:*a, bilateral	X9:*a, unspecified eye
1:*c unspecified diabetic retinopathy|503	2:*c mild nonproliferative diabetic retinopathy|505	3:*c moderate nonproliferative diabetic retinopathy|505	4:*c severe nonproliferative diabetic retinopathy|505	5:*c proliferative diabetic retinopathy|506	6:*c diabetic cataract	7:*c diabetic macular edema, resolved following treatment|507	9:*c other diabetic^b complication
0:*c diabetic neuropathy, unspecified	1:*c diabetic mononeuropathy	2:*c diabetic polyneuropathy	3:*c diabetic autonomic (poly)neuropathy	4:*c diabetic amyotrophy	9:*c other diabetic^b complication
1:*c diabetic peripheral angiopathy without gangrene	2:*c diabetic peripheral angiopathy with gangrene	9:*c other^c
0:*b neuropathic^b	8:*c other^c
0:*c diabetic dermatitis	1:*c foot ulcer	2:*c other^b ulcer	8:*c other^c
0:*c periodontal disease	8:*c other^c
1:*a with coma	9:*a without coma
1:*d diabetic arthropathy|511	2:*d skin~c^b|512	3:*d oral~c^b|513	4:*d hypoglycemia|514	5:*d hyperglycemia	9:*b complication
0:*a with hyperosmolarity|500	1:*a with ketoacidosis|501	2:*a with kidney complications|502	3:*a with ophthalmic complications|508	4:*a with neurological complications|509	5:*a with circulatory complications|510	6:*a with other specified complications|515	8:*a with unspecified complications	9:*a without complications
0:*a with diabetic neuropathy, unspecified	1:*a with diabetic mononeuropathy	2:*a with diabetic polyneuropathy	3:*a with diabetic autonomic (poly)neuropathy	4:*a with diabetic amyotrophy	9:*a with other diabetic neurological complication
0:*a with hyperosmolarity|500	1:*a with ketoacidosis|501	2:*a with kidney complications|502	3:*a with ophthalmic complications|508	4:*a with neurological complications|517	5:*a with circulatory complications|510	6:*a with other specified complications|515	8:*a with unspecified complications	9:*a without complications
1:*a with ketoacidosis|501	2:*a with kidney complications|502	3:*a with ophthalmic complications|508	4:*a with neurological complications|509	5:*a with circulatory complications|510	6:*a with other specified complications|515	8:*a with unspecified complications	9:*a without complications
0=Drug-induced hypoglycemia without coma	1:*f hypoglycemia	2=Hypoglycemia, unspecified	3:Increased~f*a of glucagon	4:Increased~f*a of gastrin	8:^b specified*a	9:Disorder~c*a, unspecified
0=Idiopathic hypoparathyroidism	1=Pseudohypoparathyroidism	8=Other hypoparathyroidism	9:*a, unspecified
0=Primary hyperparathyroidism	1=Secondary hyperparathyroidism, not elsewhere classified	2=Other hyperparathyroidism	3:*g, unspecified	4:Other specified~d*a	5:Disorder~e*a, unspecified
0:Acromegaly and~c*b gigantism	1=Hyperprolactinemia	2:Syndrome~b*c inappropriate secretion of antidiuretic hormone	8:Other hyperfunction~b*a	9:*a, unspecified
0=Hypopituitarism	1=Drug-induced hypopituitarism	2=Diabetes insipidus	3=Hypothalamic dysfunction, not elsewhere classified	6:Other~d*d~b^c	7:Disorder~e^b~b*a, unspecified
0=Pituitary-dependent Cushing's disease	1:Nelson's~b*a	2:Drug-induced Cushing's~b*a	3:Ectopic ACTH~b*a	4:Alcohol-induced pseudo-Cushing's~b*a	8:Other Cushing's~b*a	9:*a, unspecified
0:Congenital adrenogenital~b*a associated with enzyme deficiency	8:Other adrenogenital~b*a	9:*b disorder, unspecified
1=Conn's syndrome	2=Glucocorticoid-remediable aldosteronism	9:Other primary~b*a
1=Bartter's syndrome	9:*a
0=Primary hyperaldosteronism|527	1=Secondary hyperaldosteronism	8=Other hyperaldosteronism|528	9:*a, unspecified
0:Unspecified~d*a	9:^b~c*a
0:*e adrenocortical overactivity	1=Primary adrenocortical insufficiency	2=Addisonian crisis	3=Drug-induced adrenocortical insufficiency	4:*e and unspecified adrenocortical insufficiency|530	5=Adrenomedullary hyperfunction	8:^b specified*a	9:Disorder~c*a, unspecified
0:Symptomatic premature~b*a	9:Asymptomatic premature~b*a
1=Premature menopause|532	9:Other primary~b*a
0=Estrogen excess	1=Androgen excess	2=Polycystic ovarian syndrome	3=Primary ovarian failure|533	8:Other ovarian~b*a	9:*a, unspecified
0:*b hyperfunction	1:*b hypofunction	8:Other testicular~b*a	9:*a, unspecified
0:Delayed~c*e	1:Precocious~c*e	8:Other disorders~b*e	9:Disorder~b*d unspecified
0:*b syndrome, unspecified	1:*b type I	2:*b type IIA	3:*b type IIB
0=Autoimmune polyglandular failure	1:*b hyperfunction	2=Multiple endocrine neoplasia [MEN] syndromes|537	8:Other polyglandular~b*a	9:*a, unspecified
0:Persistent hyperplasia~b*a	1:Abscess~b*a	8:Other diseases~b*a	9:Disease~b*a, unspecified
0:*a, unspecified	1:Complete androgen~b*a	2:Partial androgen~b*a
0=Carcinoid syndrome	1:*c hypersecretion of intestinal hormones	2=Ectopic hormone secretion, not elsewhere classified	3:Short stature due to~b*b disorder	4=Constitutional tall stature	5=Androgen insensitivity syndrome|540	8:^b specified*a	9=Endocrine disorder, unspecified
1:*c an endocrine system~b^b	2:*c other~b^b
0:^b hemorrhage and hematoma~b^b an*a organ or structure complicating a procedure|542	1:Accidental puncture and laceration~c^b an*a organ or structure during a procedure|542	8:Other intraoperative~b*a
0:Moderate protein-calorie~b*f	1:Mild protein-calorie~b*f
0:*a with conjunctival xerosis	1:*a with Bitot's spot and conjunctival xerosis	2:*a with corneal xerosis	3:*a with corneal ulceration and xerosis	4:*a with keratomalacia	5:*a with night blindness	6:*a with xerophthalmic scars of cornea	7:Other ocular manifestations of vitamin~b*a	8:Other manifestations of vitamin~b*a	9:*a, unspecified
1=Dry beriberi	2=Wet beriberi
1=Beriberi|546	2=Wernicke's encephalopathy	8:Other manifestations of thiamine~b*a	9:*a, unspecified
0=Riboflavin deficiency	1=Pyridoxine deficiency	8:*d specified^d	9:Vitamin~d*c deficiency, unspecified
0=Rickets, active	9:*a, unspecified
0:Deficiency of~b*b E	1:Deficiency of~b*b K	8=Deficiency of other vitamins	9=Vitamin deficiency, unspecified
0=Copper deficiency	1=Iron deficiency	2=Magnesium deficiency	3=Manganese deficiency	4=Chromium deficiency	5=Molybdenum deficiency	6=Vanadium deficiency	7:*d multiple~b^c	8:*c specified^c	9:*d~b^b element, unspecified
0=Essential fatty acid [EFA] deficiency	1=Imbalance of constituents of food intake	8:^b specified*a	9=Nutritional deficiency, unspecified
0:*f protein-calorie^b	1:*f vitamin A deficiency	2:*f vitamin C deficiency	3:*f rickets	8:^c~c*a	9:*f unspecified~d^b deficiency
1:Morbid (severe) obesity~b*a	9:Other obesity~b*a
0=Obesity due to excess calories|554	1:Drug-induced~c*a	2:Morbid (severe)~c*a with alveolar hypoventilation	3:*c	8:Other~c*a	9=Obesity, unspecified
0=Hypervitaminosis A	1=Hypercarotenemia	2=Megavitamin-B6 syndrome	3=Hypervitaminosis D	8:*b specified^b
0:Disorder~b*a, unspecified	1=Tyrosinemia	9:Other disorders~b*a
0:X-linked ocular~b*a	1:Autosomal recessive ocular~b*a	8:Other ocular~b*a	9:*a, unspecified
0:Tyrosinase negative oculocutaneous~b*a	1:Tyrosinase positive oculocutaneous~b*a	8:Other oculocutaneous~b*a	9:*a, unspecified
0=Chediak-Higashi syndrome	1=Hermansky-Pudlak syndrome	8:Other albinism~b*a	9:*a, unspecified
0:*a, unspecified	1=Ocular albinism|558	2=Oculocutaneous albinism|559	3:*a with hematologic abnormality|560	9=Other specified albinism
0:*a, unspecified	1=Histidinemia	9:Other disorders~b*a
1=Aromatic L-amino acid decarboxylase deficiency	9:*a
0=Classical phenylketonuria	1=Other hyperphenylalaninemias	2:*d tyrosine~c^b|557	3=Albinism|561	4:*d histidine~c^b|562	5:*d tryptophan~c^b	8:Other disorders~b*a|563	9:Disorder~b*a, unspecified
0=Isovaleric acidemia	1=3-methylglutaconic aciduria	8:Other branched-chain~b*a
0=Methylmalonic acidemia	1=Propionic acidemia	8:Other disorders~b*a
1=Branched-chain organic acidurias|565	2:Disorders~c*d propionate~c^b|566	9:*a
0=Long chain/very long chain acyl CoA dehydrogenase deficiency	1=Medium chain acyl CoA dehydrogenase deficiency	2=Short chain acyl CoA dehydrogenase deficiency	3=Glutaric aciduria type II	4=Muscle carnitine palmitoyltransferase deficiency	8:Other disorders~b*a
0:Disorder~b*a, unspecified	1:*b oxidation|568	2:*c ketone~b^b	9:Other disorders~b*a
0=Ruvalcaba-Myhre-Smith syndrome	8:*a
0:Disorder~b*a, unspecified	1:Primary~c*b deficiency	2:Carnitine deficiency due to inborn errors~b*c~b^b	3:Iatrogenic~c*b deficiency	4:Other secondary~c*b deficiency|570
0=Zellweger syndrome	1=Neonatal adrenoleukodystrophy	8:Other disorders~b*a
0:Childhood cerebral X-linked~b*a	1:Adolescent X-linked~b*a	2=Adrenomyeloneuropathy	8:Other X-linked~b*a	9:*a, unspecified type
0=Rhizomelic chondrodysplasia punctata	1=Zellweger-like syndrome	2:^b group 3*a	8:*a
0:*b disorder, unspecified	1=Disorders of peroxisome biogenesis|572	2=X-linked adrenoleukodystrophy|573	3:Other group 2 peroxisomal~b*a	4:Other peroxisomal~b*a|574
0=Maple-syrup-urine disease	1:Other disorders~b*d|567	2:Disorder~b*d, unspecified	3:*g~e^c|569	4:*g carnitine~f^b|571	5=Peroxisomal disorders|575
0:*a, unspecified	1=Cystinuria	2=Hartnup's disease	3=Lowe's syndrome	4=Cystinosis	9:Other disorders~b*a
0:*a, unspecified	1=Homocystinuria	2=Methylenetetrahydrofolate reductase deficiency	9:Other disorders~b*a
0:Disorder~b*a, unspecified	1=Argininemia	2=Arginosuccinic aciduria	3=Citrullinemia	9:Other disorders~b*a
0:Disorder~b*a, unspecified	1=Non-ketotic hyperglycinemia	2=Trimethylaminuria	3=Primary hyperoxaluria	9:Other disorders~b*a
1:Disorders~d*c gamma aminobutyric acid~b^b	9:*a
0:Disorders~c*b transport|577	1:Disorders~c^b sulfur-bearing*a|578	2:Disorders~c*c urea cycle~b^b|579	3:Disorders~c*c lysine and hydroxylysine~b^b	4:Disorders~c*c ornithine~b^b	5:Disorders~c*c glycine~b^b|580	8:^b specified*a|581	9:Disorder~c*a, unspecified
0=Congenital lactase deficiency	1=Secondary lactase deficiency	8:Other lactose~b*a	9:*a, unspecified
0:*a, unspecified	1:von Gierke~c*a	2:Pompe~c*a	3:Cori~c*a	4:McArdle~c*a	9:Other glycogen~b*a
0:Disorder~b*a, unspecified	1=Essential fructosuria	2:Hereditary~c*b intolerance	9:Other disorders~b*a
0:*a, unspecified	1=Galactosemia	9:Other disorders~b*a
1=Sucrase-isomaltase deficiency	9:*a
0=Glucose transporter protein type 1 deficiency	8:Other disorders~b*e	9:*d unspecified
1:Disorders~d*c glucose transport, not elsewhere classified|588	9:*a
0=Glycogen storage disease|584	1:Disorders~c*c fructose~b^b|585	2:Disorders~c*c galactose~b^b|586	3:*c intestinal^b absorption|587	4:Disorders~c*c pyruvate~b^b and gluconeogenesis	8:^b specified*a|589	9:Disorder~c*a, unspecified
0:*a, unspecified	1=Sandhoff disease	2=Tay-Sachs disease	9:Other GM2~b*a
0:Unspecified~d*a	1=Mucolipidosis IV	9:*d~c^b
0:*a type A	1:*a type B	2:*a type C	3:*a type D	4:*a type A/B	8:Other Niemann-Pick~b*a	9:*a, unspecified
1=Fabry (-Anderson) disease	2=Gaucher disease	3=Krabbe disease	4=Niemann-Pick disease|593	5=Metachromatic leukodystrophy	6=Sulfatase deficiency	9:*a
0=GM2 gangliosidosis|591	1:Other~e*e unspecified gangliosidosis|592	2=Other sphingolipidosis|594	3=Sphingolipidosis, unspecified	4=Neuronal ceroid lipofuscinosis	5:Other~g*a	6:Lipid~h*b disorder, unspecified
1=Hurler's syndrome	2=Hurler-Scheie syndrome	3=Scheie's syndrome
0:*b A^b	1:*b B^b	9:*a, unspecified
1:Morquio~b*a|597	2:Sanfilippo~b*a	9:*a
0=Mucopolysaccharidosis, type I|596	1=Mucopolysaccharidosis, type II	2=Other mucopolysaccharidoses|598	3=Mucopolysaccharidosis, unspecified	8:Other disorders~b*c glucosaminoglycan~b^b	9:Glucosaminoglycan~d*a disorder, unspecified
0:Defects in post-translational modification~b*c lysosomal enzymes	1:Defects in~c*b degradation	8:Other disorders~b*a	9:Disorder~b*a, unspecified
0:*a, unspecified	1:Familial~b*a
1=Elevated Lipoprotein(a)	9:*a
0:Disorder~b*a, unspecified	1=Barth syndrome	2=Smith-Lemli-Opitz syndrome	9:Other disorders~b*a
1=Lipoid dermatoarthritis	9:^b~c*a disorders
0=Pure hypercholesterolemia|601	1=Pure hyperglyceridemia	2=Mixed hyperlipidemia	3=Hyperchylomicronemia	4=Other hyperlipidemia|602	5=Hyperlipidemia, unspecified	6=Lipoprotein deficiency	7:*f bile acid~c^b cholesterol metabolism|603	8:Other disorders~b*d|604	9:Disorder~b*d, unspecified
0:Hyperuricemia without signs~b*e inflammatory arthritis~b^b tophaceous disease	1=Lesch-Nyhan syndrome	2=Myoadenylate deaminase deficiency	8:Other disorders~b*a	9:Disorder~b*a, unspecified
0:Unspecified~d*a	1:Acute intermittent (hepatic)~d*a	9:*d~c^b
0=Hereditary erythropoietic porphyria	1=Porphyria cutanea tarda	2:Other~d*c unspecified porphyria|607	3:Defects~b*e catalase~b^b peroxidase	4=Gilbert syndrome	5=Crigler-Najjar syndrome	6:Other disorders~b^b~c*a	7:Disorder~b^b~c*a, unspecified
0:Disorder~b*a, unspecified	1=Wilson's disease	9:Other disorders~b*a
0=Hereditary hemochromatosis	1:*a due to repeated red blood cell transfusions	8=Other hemochromatosis	9:*a, unspecified
0:Disorder~b*a, unspecified	1=Hemochromatosis|610	9:Other disorders~b*a
0:Disorder~b*c, unspecified	1=Familial hypophosphatemia	2=Hereditary vitamin D-dependent rickets (type 1) (type 2)	9:Other disorders~b*c
0:*a, unspecified	1=Hypermagnesemia	2=Hypomagnesemia	9:Other disorders~b*a
0:Unspecified disorder~b*a	1=Hypocalcemia	2=Hypercalcemia	9:Other disorders~b*a
1=Hungry bone syndrome	9:*a
0:*c copper~b^b|609	1:*c iron~b^b|611	2:*c zinc~b^b	3:*c phosphorus~b^b and phosphatases|612	4:*c magnesium~b^b|613	5:*c calcium~b^b|614	8:Other disorders~b*a|615	9:Disorder~b*a, unspecified
1:Meconium ileus in cystic~b*d	9:*c other^c
0:*a with pulmonary manifestations	1:*a with intestinal manifestations|617	8:*a with other manifestations	9:*a, unspecified
1:Light chain (AL)~b*a	2:Wild-type transthyretin-related (ATTR)~b*a	9:*a
0=Non-neuropathic heredofamilial amyloidosis	1=Neuropathic heredofamilial amyloidosis	2=Heredofamilial amyloidosis, unspecified	3=Secondary systemic amyloidosis	4=Organ-limited amyloidosis	8=Other amyloidosis|619	9:*a, unspecified
0=Dehydration	1=Hypovolemia	9:*a, unspecified
0:*a, unspecified	1:Transfusion associated circulatory~b*a	9:Other fluid~b*a
0:Hyperosmolality~g*c hypernatremia	1:Hypo-osmolality~g*c hyponatremia	2=Acidosis	3=Alkalosis	4:Mixed disorder~c^b~e*a	5=Hyperkalemia	6=Hypokalemia	7=Fluid overload|622	8:*g~c^c fluid~b^b, not elsewhere classified
1=Alpha-1-antitrypsin deficiency	2=Plasminogen deficiency	9:Other disorders~b*a
0:*b disorder, unspecified	1=MELAS syndrome	2=MERRF syndrome	9:Other mitochondrial~b*a
1=Metabolic syndrome	9:*a
0=Disorders of plasma-protein metabolism, not elsewhere classified|624	1=Lipodystrophy, not elsewhere classified	2=Lipomatosis, not elsewhere classified	3=Tumor lysis syndrome	4:Mitochondrial metabolism~e*a|625	8:^b specified~c*a|626	9:Metabolic disorder,~c*c
0:Asymptomatic postprocedural~b*a	1:Symptomatic postprocedural~b*a
0:*c an endocrine system~b^b	1:*c other~b^b
0:^c~c*a following an endocrine system procedure	1:^c~c*a following other procedure	2:^b~c*a following an endocrine system procedure	3:^b~c*a following other procedure
1:Postprocedural hemorrhage of an~c*f system organ or structure following a procedure|629	2:Postprocedural hematoma~g*b seroma of an endocrine system organ or structure|630	9:*a
0:*k hypothyroidism	1:*k hypoinsulinemia	2:*k hypoparathyroidism	3:*k hypopituitarism	4:*k ovarian failure|628	5:*k testicular hypofunction	6:*k adrenocortical (-medullary) hypofunction	8:Other postprocedural~b*e|631
0:*a without behavioral disturbance	1:*a with behavioral disturbance
5:*a|633
8:*a|633
9:*a|633
0:*a, unspecified	1:*a with depressive features	2:*a with major depressive-like episode	3:*a with manic features	4:*a with mixed features
0:Psychotic disorder with hallucinations~d*a	1:Catatonic disorder~d*a	2:Psychotic disorder with delusions~d*a	3:Mood disorder~d*a|637	4:Anxiety disorder~d*a	8:^b specified*a
1=Postconcussional syndrome	9:*a
0:^b change~d*a	8:Other personality~b*a|639	9:Unspecified personality~b^c disorder~b*a
0:*a, uncomplicated	1:*a delirium	9:*a, unspecified
0:*d~b^c, uncomplicated	1:*d~b^c delirium	2:*d~b^c with perceptual disturbance	9:*d~b^c, unspecified
0:*a with delusions	1:*a with hallucinations	9:*a, unspecified
0:*d~b^b anxiety disorder	1:*d~b^b sexual dysfunction	2:*d~b^b sleep disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|641	3:*a, with withdrawal|642	4:*a with alcohol-induced mood disorder	5:*a with alcohol-induced psychotic disorder|643	8:*a with other alcohol-induced disorders|644	9:*a with unspecified alcohol-induced disorder
0:*a, uncomplicated	1:*a delirium	2:*a with perceptual disturbance	9:*a, unspecified
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|641	3:*a with withdrawal|646	4:*a with alcohol-induced mood disorder	5:*a with alcohol-induced psychotic disorder|643	6:*a with alcohol-induced persisting amnestic disorder	7:*a with alcohol-induced persisting dementia	8:*a with other alcohol-induced disorders|644	9:*a with unspecified alcohol-induced disorder
2:*a with intoxication|641	3:*a with withdrawal|646	4:*a with alcohol-induced mood disorder	5:*a with alcohol-induced psychotic disorder|643	6:*a with alcohol-induced persisting amnestic disorder	7:*a with alcohol-induced persisting dementia	8:*a with other alcohol-induced disorders|644	9:*a with unspecified alcohol-induced disorder
1:*c abuse|645	2:*c dependence|647	9:*c use, unspecified|648
1:*d~b^b sexual dysfunction	2:*d~b^b sleep^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|646	3:*a with withdrawal	4:*a with opioid-induced mood disorder	5:*a with opioid-induced psychotic disorder|643	8:*a with other opioid-induced disorder|650	9:*a with unspecified opioid-induced disorder
1:*e~c^b sexual dysfunction	2:*e~c^b sleep^b	8:*d~b^c
0:*a, uncomplicated	2:*a with intoxication|646	3:*a with withdrawal	4:*a with opioid-induced mood disorder	5:*a with opioid-induced psychotic disorder|643	8:*a with other specified opioid-induced disorder|652	9:*a with unspecified opioid-induced disorder
1:*c abuse|651	2:*c dependence|651	9:*c use, unspecified|653
0:*d~b^b anxiety^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|646	3:*a with withdrawal	5:*a with psychotic disorder|643	8:*a with other cannabis-induced disorder|655	9:*a with unspecified cannabis-induced disorder
0:*d anxiety~c^b	8:*a
0:*a, uncomplicated	2:*a with intoxication|646	3:*a with withdrawal	5:*a with psychotic disorder|643	8:*a with other cannabis-induced disorder|657	9:*a with unspecified cannabis-induced disorder
1:*c abuse|656	2:*c dependence|656	9:*c use, unspecified|658
0:*h~b^f anxiety disorder	1:*h~b^f sexual dysfunction	2:*h~b^f sleep disorder	8:*b disorder
0:*c anxiolytic~b^b, uncomplicated	1:*c anxiolytic~b^b, in remission	2:*c anxiolytic~b^b with intoxication|641	3:*c anxiolytic~b^b with withdrawal|646	4:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced mood disorder	5:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced psychotic disorder|643	8:*c anxiolytic~b^b with other sedative, hypnotic or anxiolytic-induced disorders|660	9:*c anxiolytic~b^b with unspecified sedative, hypnotic or anxiolytic-induced disorder
0:*c anxiolytic~b^b, uncomplicated	1:*c anxiolytic~b^b, in remission	2:*c anxiolytic~b^b with intoxication|641	3:*c anxiolytic~b^b with withdrawal|646	4:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced mood disorder	5:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced psychotic disorder|643	6:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced persisting amnestic disorder	7:*c anxiolytic~b^b with sedative, hypnotic or anxiolytic-induced persisting dementia	8:*c anxiolytic~b^b with other sedative, hypnotic or anxiolytic-induced disorders|660	9:*c anxiolytic~b^b with unspecified sedative, hypnotic or anxiolytic-induced disorder
0:*a, uncomplicated	1:*a delirium	2:*a with perceptual disturbances	9:*a, unspecified
0:*f,^b anxiolytic~b^d, uncomplicated	2:*e anxiolytic~b^d with intoxication|641	3:*e anxiolytic~b^d with withdrawal|663	4:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced mood disorder	5:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced psychotic disorder|643	6:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced persisting amnestic disorder	7:*e anxiolytic~b^d with sedative, hypnotic or anxiolytic-induced persisting dementia	8:*e anxiolytic~b^d with other sedative, hypnotic or anxiolytic-induced disorders|660	9:*e anxiolytic~b^d with unspecified sedative, hypnotic or anxiolytic-induced disorder
1:*f~b^b anxiolytic-related abuse|661	2:*f~b^b anxiolytic-related dependence|662	9:*f~b^b anxiolytic-related use, unspecified|664
0:*a, uncomplicated	1:*a with delirium	2:*a with perceptual disturbance	9:*a, unspecified
0:*d~b^b anxiety^b	1:*d~b^b sexual dysfunction	2:*d~b^b sleep^b	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|666	3:*a, unspecified with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|643	8:*a with other cocaine-induced disorder|667	9:*a with unspecified cocaine-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|646	3:*a with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|643	8:*a with other cocaine-induced disorder|667	9:*a with unspecified cocaine-induced disorder
0:*e~c^b anxiety^b	1:*e~c^b sexual dysfunction	2:*e~c^b sleep^b	8:*d~b^c
0:*a, uncomplicated	2:*a with intoxication|646	3:*a with withdrawal	4:*a with cocaine-induced mood disorder	5:*a with cocaine-induced psychotic disorder|643	8:*a with other specified cocaine-induced disorder|670	9:*a with unspecified cocaine-induced disorder
1:*c abuse|668	2:*c dependence|669	9:*c use, unspecified|671
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|646	3:*a with withdrawal	4:*a with stimulant-induced mood disorder	5:*a with stimulant-induced psychotic disorder|643	8:*a with other stimulant-induced disorder|667	9:*a with unspecified stimulant-induced disorder
0:*a, uncomplicated	2:*a with intoxication|646	3:*a with withdrawal	4:*a with stimulant-induced mood disorder	5:*a with stimulant-induced psychotic disorder|643	8:*a with other stimulant-induced disorder|667	9:*a with unspecified stimulant-induced disorder
1:*c abuse|673	2:*c dependence|673	9:*c use, unspecified|674
0:*d~b^b anxiety^b	3:*d hallucinogen persisting perception~c^b (flashbacks)	8:*a
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|666	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|643	8:*a with other hallucinogen-induced disorder|676	9:*a with unspecified hallucinogen-induced disorder
0:*a, uncomplicated	1:*a with delirium	9:*a, unspecified
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|678	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|643	8:*a with other hallucinogen-induced disorder|676	9:*a with unspecified hallucinogen-induced disorder
0:*e~c^b anxiety^b	3:*e hallucinogen persisting perception~d^b (flashbacks)	8:*d~b^c
0:*a, uncomplicated	2:*a with intoxication|678	4:*a with hallucinogen-induced mood disorder	5:*a with hallucinogen-induced psychotic disorder|643	8:*a with other specified hallucinogen-induced disorder|680	9:*a with unspecified hallucinogen-induced disorder
1:*c abuse|677	2:*c dependence|679	9:*c use, unspecified|681
0:*a, uncomplicated	1:*a, in remission	3:*c~b^b, with withdrawal	8:*a, with other nicotine-induced disorders	9:*a, with unspecified nicotine-induced disorders
0:*a, uncomplicated	1:*a, in remission	3:*a, with withdrawal	8:*a, with other nicotine-induced disorders	9:*a, with unspecified nicotine-induced disorders
0:*a, unspecified|683	1:*a, cigarettes|684	2:*a, chewing tobacco|684	9:*a, other tobacco product|684
2:*a|685
0:*d~b^b anxiety disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|641	4:*a with inhalant-induced mood disorder	5:*a with inhalant-induced psychotic disorder|643	7:*a with inhalant-induced dementia	8:*a with other inhalant-induced disorders|687	9:*a with unspecified inhalant-induced disorder
0:*a, uncomplicated	2:*a with intoxication|678	4:*a with inhalant-induced mood disorder	5:*a with inhalant-induced psychotic disorder|643	7:*a with inhalant-induced persisting dementia	8:*a with other inhalant-induced disorders|687	9:*a with unspecified inhalant-induced disorder
1:*c abuse|688	2:*c dependence|688	9:*c use, unspecified|689
0:*e~b^c anxiety disorder	1:*e~b^c sexual dysfunction	2:*e~b^c sleep disorder	8:*b disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|663	3:*a with withdrawal|646	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|643	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|691	9:*a with unspecified psychoactive substance-induced disorder
0:*a, uncomplicated	1:*a, in remission	2:*a with intoxication|646	3:*a with withdrawal|646	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|643	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|691	9:*a with unspecified psychoactive substance-induced disorder
0:*a, uncomplicated	2:*a with intoxication|666	3:*a with withdrawal|646	4:*a with psychoactive substance-induced mood disorder	5:*a with psychoactive substance-induced psychotic disorder|643	6:*a with psychoactive substance-induced persisting amnestic disorder	7:*a with psychoactive substance-induced persisting dementia	8:*a with other psychoactive substance-induced disorders|691	9:*a with unspecified psychoactive substance-induced disorder
1:*c abuse|692	2:*c dependence|693	9:*c use, unspecified|694
1=Schizophreniform disorder	9:*a
0=Paranoid schizophrenia	1=Disorganized schizophrenia	2=Catatonic schizophrenia	3=Undifferentiated schizophrenia	5=Residual schizophrenia	8=Other schizophrenia|696	9:*a, unspecified
0:*b disorder, bipolar type	1:*b disorder, depressive type	8:Other schizoaffective~b*a	9:*b disorder, unspecified
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:^c, severe,*a
1:*a without psychotic symptoms|699	2:*a, severe with psychotic symptoms	3:*a in partial remission	4:*a in full remission	8=Other manic episodes	9:*a, unspecified
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:*a, severe
0:*a, unspecified	1:*d	2:*e~c^b
0:*a, unspecified	1:*a, mild	2:*a, moderate	3:*a, severe, without psychotic features	4:*a, severe, with psychotic features
0:*a, most recent episode unspecified	1:*d~b^b partial^b, most recent episode hypomanic	2:*d~b^b full^b, most recent episode hypomanic	3:*d~b^b partial^b, most recent episode manic	4:*d~b^b full^b, most recent episode manic	5:*d~b^b partial^b, most recent episode depressed	6:*d~b^b full^b, most recent episode depressed	7:*d~b^b partial^b, most recent episode mixed	8:*d~b^b full^b, most recent episode mixed
1=Bipolar II disorder	9:*b disorder
0:*a, current episode hypomanic	1:*a, current episode manic without psychotic features|701	2:*a, current episode manic severe with psychotic features	3:*a, current episode depressed, mild or moderate severity|702	4:*a, current episode depressed, severe, without psychotic features	5:*a, current episode depressed, severe, with psychotic features	6:*a, current episode mixed|703	7:*a, currently in remission|704	8=Other bipolar disorders|705	9:*a, unspecified
1=Premenstrual dysphoric disorder	9:^b specified*a
0:Major depressive disorder, single~b*a, mild	1:Major depressive disorder, single~b*a, moderate	2:Major depressive disorder, single~b*a, severe without psychotic features	3:Major depressive disorder, single~b*a, severe with psychotic features	4:Major depressive disorder, single~b*a, in partial remission	5:Major depressive disorder, single~b*a, in full remission	8=Other depressive episodes|707	9:Major depressive disorder, single~b*a, unspecified	A=Depression, unspecified
0:*a, unspecified	1:*b partial^b	2:*b full^b
0:*a, mild	1:*a, moderate	2:*a severe without psychotic features	3:*a, severe with psychotic symptoms	4:*a, in remission|709	8:Other~e*a depressive disorders	9:*a, unspecified
1:Disruptive~c*c dysregulation disorder	9:^b specified*c~b^b
0=Cyclothymic disorder	1=Dysthymic disorder	8:Other persistent~b*a|711	9:*b disorder, unspecified
0:*a, unspecified	1:*a with panic disorder	2:*a without panic disorder
0:*b phobia, unspecified	1:*b phobia, generalized
0=Arachnophobia	8:Other animal~b*a
0=Fear of thunderstorms	8:Other natural~b*a
0=Fear of blood	1=Fear of injections and transfusions	2=Fear of other medical care	3:Fear of~e*c
0=Claustrophobia	1=Acrophobia	2=Fear of bridges	3=Fear of flying	8:Other situational~b*a
0=Androphobia	1=Gynephobia	8:*a
1=Animal type phobia|715	2=Natural environment type phobia|716	3=Blood, injection, injury type phobia|717	4=Situational type phobia|718	9=Other specified phobia|719
0=Agoraphobia|713	1=Social phobias|714	2=Specific (isolated) phobias|720	8:Other phobic~b*a	9:*b disorder, unspecified
0=Panic disorder [episodic paroxysmal anxiety]	1:Generalized~b*b disorder	3:^b mixed*a	8:^b specified*a	9=Anxiety disorder, unspecified
2=Mixed obsessional thoughts and acts	3:Hoarding~b*a	4:Excoriation (skin-picking)~b*a	8:Other obsessive-compulsive~b*a	9:*a, unspecified
0:*b, unspecified	1:*b, acute	2:*b, chronic
0:*b disorder, unspecified	1:*b disorder with depressed mood	2:*b disorder with anxiety	3:*b disorder with mixed anxiety and depressed mood	4:*b disorder with disturbance of conduct	5:*b disorder with mixed disturbance of emotions and conduct	9:*b disorder with other symptoms
0:Acute~d*e reaction	1:Post-traumatic~d*e disorder (PTSD)|724	2:Adjustment~h*a|725	8:Other reactions~b*e	9:*d unspecified
1=Dissociative identity disorder	9:*a
0:*d amnesia	1:*d fugue	2:*d stupor	4=Conversion disorder with motor symptom or deficit	5=Conversion disorder with seizures or convulsions	6=Conversion disorder with sensory symptom or deficit	7=Conversion disorder with mixed symptom presentation	8:Other dissociative~b*a|727	9:*b disorder, unspecified
0:*b disorder, unspecified	1=Hypochondriasis	2=Body dysmorphic disorder	9:Other hypochondriacal~b*a
1:^b disorder exclusively~b*a	2:^b disorder with~b^b~b*a
0=Somatization disorder	1=Undifferentiated somatoform disorder	2:Hypochondriacal~b*a|729	4:Pain~b*a related to psychological factors|730	8:Other somatoform~b*a	9:*b disorder, unspecified
1=Depersonalization-derealization syndrome	2=Pseudobulbar affect	8:^b specified*a	9:Nonpsychotic~c*b disorder, unspecified
0:*a, unspecified	1:*a, restricting type	2:*a, binge eating/purging type
1:Binge~b*b disorder	2=Avoidant/restrictive food intake disorder	9:*c specified^b disorder
0=Anorexia nervosa|733	2=Bulimia nervosa	8:Other eating~b*a|734	9:*b disorder, unspecified
1=Primary insomnia	2=Adjustment insomnia	3=Paradoxical insomnia	4=Psychophysiologic insomnia	5:^b~b*g other mental disorder	9:Other insomnia~b*a
1=Primary hypersomnia	2=Insufficient sleep syndrome	3:^b~b*g other mental disorder	9:Other hypersomnia~b*a
0:Insomnia~c*a|736	1:Hypersomnia~c*a|737	3=Sleepwalking [somnambulism]	4:*k terrors [night terrors]	5=Nightmare disorder	8:Other sleep~b*a	9:^b disorder~b*a, unspecified
1=Male erectile disorder	2:Female sexual~b*b disorder
1:Female orgasmic~b*a	2:Male orgasmic~b*a
0=Hypoactive sexual desire disorder	1:*k aversion disorder	2:*k arousal disorders|739	3=Orgasmic disorder|740	4=Premature ejaculation	5:Vaginismus~c*a	6:Dyspareunia~c*a	8:Other sexual~b*a	9:Unspecified sexual~b*a
0=Postpartum depression	1=Puerperal psychosis
0:*c antacids	1:*c herbal or folk remedies	2:*c laxatives	3:*c steroids or hormones	4:*c vitamins	8:*c other^c
1:Narcissistic~c*b disorder	9:*a
0:Paranoid~b*b disorder	1:Schizoid~b*b disorder	2:Antisocial~b*b disorder	3:Borderline~b*b disorder	4:Histrionic~b*b disorder	5:Obsessive-compulsive~b*b disorder	6:Avoidant~b*b disorder	7:Dependent~b*b disorder	8:Other specific~b*a|744	9=Personality disorder, unspecified
1=Intermittent explosive disorder	9:*a
0=Pathological gambling	1=Pyromania	2=Kleptomania	3=Trichotillomania	8:Other impulse~b*a|746	9:*b disorder, unspecified
0=Transsexualism	1=Dual role transvestism	2:*b disorder of childhood	8:Other gender~b*a	9:*b disorder, unspecified
0:*a, unspecified	1=Sexual masochism	2=Sexual sadism
1=Frotteurism	9:*a
0=Fetishism	1=Transvestic fetishism	2=Exhibitionism	3=Voyeurism	4=Pedophilia	5=Sadomasochism|749	8=Other paraphilias|750	9=Paraphilia, unspecified
0:*a, unspecified	1:*a, with predominantly psychological signs and symptoms	2:*a, with predominantly physical signs and symptoms	3:*a, with combined psychological and physical signs and symptoms
1=Factitious disorder imposed on self|752	8:^b specified*a	A=Factitious disorder imposed on another
1:SYNGAP1-related~d*b disability	9:*b disability
A:^b genetic related*a|754
1=Childhood onset fluency disorder	2=Social pragmatic communication disorder	9:*a
0=Phonological disorder	1:Expressive~g*a disorder	2:Mixed receptive-expressive~g*a disorder	4:Speech~f*a development delay due to hearing loss	8:Other~b*a|756	9:Developmental disorder~d*a, unspecified
1:Disorder~d*c written expression	9:*a
0:*f reading disorder	2=Mathematics disorder	8:Other~b*a|758	9:Developmental disorder~d*a, unspecified
0=Autistic disorder	2=Rett's syndrome	3=Other childhood disintegrative disorder	5=Asperger's syndrome	8:Other pervasive~b*a	9:*b disorder, unspecified
0:*b disorder, predominantly inattentive type	1:*b disorder, predominantly hyperactive type	2:*b disorder, combined type	8:*b disorder, other type	9:*b disorder, unspecified type
0:*b disorder confined to family context	1:*b disorder, childhood-onset type	2:*b disorder, adolescent-onset type	3=Oppositional defiant disorder	8:Other conduct~b*a	9:*b disorder, unspecified
0:Separation anxiety disorder of~g*a	8:Other~g*a emotional disorders	9=Childhood emotional disorder, unspecified
0=Selective mutism	1:Reactive attachment disorder~b*j~g^b	2:Disinhibited attachment disorder~b*j~g^b	8:Other childhood disorders~b*h	9:Childhood disorder~b*h, unspecified
0:Transient tic~b*a	1:Chronic motor or vocal tic~b*a	2:Tourette's~b*a	8=Other tic disorders	9:*a, unspecified
1:Rumination disorder~d*c	9:*b early^b
0=Enuresis not due to a substance or known physiological condition	1=Encopresis not due to a substance or known physiological condition	2:*m feeding~d^b of infancy~g^b childhood|766	3:Pica of infancy~c*k~h^b	4:Stereotyped movement~e*i	5:Adult~g*g fluency disorder	8:^b specified*a	9:Unspecified~b*a
0:Hemophilus~b*e	1:Pneumococcal~b*e	2:Streptococcal~b*e	3:Staphylococcal~b*e	8:Other bacterial~b*e	9:*d unspecified
0=Nonpyogenic meningitis	1=Chronic meningitis	2=Benign recurrent meningitis [Mollaret]	8:*d specified~c^b	9:*g,~e^b
0:*b, unspecified	1:Postinfectious acute~b*b (postinfectious ADEM)	2:Postimmunization acute~b*d, myelitis^c
0:*a, unspecified	1:Postinfectious acute~b*a	2:Postimmunization acute~b*a	9:Other acute~b*a
1:*e~c^c	2:Acute flaccid~d*c	9:*f~c^b
0:^b~c*a	1:Myelitis~f*a
0:Acute disseminated encephalitis~d*a (ADEM)|770	1=Tropical spastic paraplegia	2:Bacterial meningoencephalitis~d*b meningomyelitis, not elsewhere classified	3=Acute necrotizing hemorrhagic encephalopathy|771	8:Other encephalitis~b*a|772	9:*a, unspecified|773
3:^b~c*a	4:Myelitis~f*a
0:^b~c*a	1:Intraspinal~d*a	2:Extradural~b*e subdural~b^b, unspecified
0:*a, unspecified	1:Friedreich~c*a	9:Other early-onset~b*a
0:Congenital nonprogressive~b*a	1:Early-onset cerebellar~b*a|777	2:Late-onset cerebellar~b*a	3:Cerebellar~b*a with defective DNA repair	4:*b spastic paraplegia	8=Other hereditary ataxias	9:*a, unspecified
0:*a, unspecified	1=Amyotrophic lateral sclerosis	2=Progressive bulbar palsy	3=Primary lateral sclerosis	4:Familial motor~b*a	5=Progressive spinal muscle atrophy	9:Other motor~b*a
0:Infantile spinal~b*d, type I [Werdnig-Hoffman]	1:Other inherited spinal~b*d	2=Motor neuron disease|779	8:Other spinal~b^b atrophies~b*a	9:*d, unspecified
0=Paraneoplastic neuromyopathy and neuropathy	1:Other systemic atrophy~c*d neoplastic disease	2:^b atrophy~b^c the*d myxedema	8:^b atrophy~b*d other^d
1:Neuroleptic induced~d*a	9:^b drug induced~b*a
0=Malignant neuroleptic syndrome	1:Other drug-induced secondary~b*a|782	2:*a due to other external agents	3:Postencephalitic~b*a	4:Vascular~b*a	8:Other secondary~b*a	9:*a, unspecified
0=Hallervorden-Spatz disease	1=Progressive supranuclear ophthalmoplegia [Steele-Richardson-Olszewski]	2=Striatonigral degeneration	8:^b specified*a	9:Degenerative disease~d*a, unspecified
1:*b subacute dyskinesia	2:*b acute^b	9:Other drug~b*a
0=Drug induced dystonia|785	1=Genetic torsion dystonia	2=Idiopathic nonfamilial dystonia	3=Spasmodic torticollis	4=Idiopathic orofacial dystonia	5=Blepharospasm	8=Other dystonia	9:*a, unspecified
1:*g	9:Other~f*a
0:Drug~e*b disorder, unspecified	1:Drug~e*c akathisia	9:^b~c*a
1=Restless legs syndrome	2=Stiff-man syndrome	3=Benign shuddering attacks	9:*a
0=Essential tremor	1=Drug-induced tremor	2:*e specified forms of tremor	3=Myoclonus	4=Drug-induced chorea	5:*e chorea	6:Drug induced tics~c*c other tics of organic origin|787	7:^b~b^b unspecified drug induced*a|788	8:^b specified*a|789	9:Extrapyramidal~c*b disorder, unspecified
0:*a with early onset	1:*a with late onset	8:Other Alzheimer's~b*a	9:*a, unspecified
1=Pick's disease	9:Other frontotemporal~b*a
1=Alpers disease	2=Leigh's disease	3=Dementia with Lewy bodies	4=Mild cognitive impairment, so stated	5=Corticobasal degeneration	9:*a
0=Frontotemporal dementia|792	1:Senile degeneration~d^b brain~c*a	2:Degeneration~d*e due to alcohol	8:^b specified*e|793	9:Degenerative disease~d*d unspecified
1:Cerebellar ataxia~h*a	9:*a
0:Subacute combined degeneration~d^b spinal cord~c*a	8:^b specified*a|795
0=Neuromyelitis optica [Devic]	1=Acute and subacute hemorrhagic leukoencephalitis [Hurst]	8:^b specified*a	9:Acute~c*a, unspecified
0:Diffuse sclerosis~d*a	1:Central demyelination~d*d corpus callosum	2=Central pontine myelinolysis	3:Acute transverse myelitis in~b^b disease~b*a	4:Subacute necrotizing myelitis~d*a	5:Concentric sclerosis [Balo]~d*a	8:^b specified*a	9:Demyelinating disease~d*a, unspecified
1:*a, with status epilepticus	9:*a, without status epilepticus
0:*a, not intractable|799	1:*a, intractable|799
0:*a, not intractable|799	1:*a, intractable|799	2=Cyclin-Dependent Kinase-Like 5 Deficiency Disorder
0:*a, not intractable|799
1:*a, not intractable, with status epilepticus	2:*a, not intractable, without status epilepticus	3:*a, intractable, with status epilepticus	4:*a, intractable, without status epilepticus
3:*a, intractable, with status epilepticus	4:*a, intractable, without status epilepticus
0:*d|803	1=Lennox-Gastaut syndrome|803	2=Epileptic spasms|803	3=Dravet syndrome|804	9:*e~d^b
0:*d, not intractable|799	1:*d, intractable|799
0:Localization-related (focal) (partial) idiopathic epilepsy~b*c epileptic syndromes with~b^b of localized onset|800	1:Localization-related (focal) (partial) symptomatic epilepsy~b*c epileptic syndromes with simple partial~b^b|800	2:Localization-related (focal) (partial) symptomatic epilepsy~b*c epileptic syndromes with complex partial~b^b|800	3:Generalized idiopathic epilepsy~b*c epileptic syndromes|800	4:Other generalized epilepsy~b*c epileptic syndromes|801	5:Epileptic~d*a related to external causes|802	8:Other epilepsy~b*a|805	9:*d, unspecified|800	A=Absence epileptic syndrome|800	B=Juvenile myoclonic epilepsy [impulsive petit mal]|806
1:*a, with status migrainosus	9:*a, without status migrainosus
0:*a, not intractable|808	1:*a, intractable|808
0:*a, not intractable|808	1:*a, intractable|808	2:Menstrual~b*a, not intractable|808	3:Menstrual~b*a, intractable|808
0:*a, in migraine, not intractable	1:*a, in migraine, intractable
0:*a, not intractable	1:*a, intractable
0:*a without aura|809	1:*a with aura|809	4=Hemiplegic migraine|809	5=Persistent migraine aura without cerebral infarction|809	6=Persistent migraine aura with cerebral infarction|809	7=Chronic migraine without aura|809	8=Other migraine|810	9:*a, unspecified|809	A=Cyclical vomiting|811	B=Ophthalmoplegic migraine|812	C=Periodic headache syndromes in child or adult|812	D=Abdominal migraine|812
1:*a, intractable	9:*a, not intractable
0:*h headache syndrome, unspecified|814	1=Episodic cluster headache|814	2=Chronic cluster headache|814	3=Episodic paroxysmal hemicrania|814	4=Chronic paroxysmal hemicrania|814	5:Short lasting unilateral neuralgiform headache with conjunctival injection~c*f tearing (SUNCT)|814	9:Other~e*a|814
0:*a, unspecified|814	1:Episodic tension-type~b*a|814	2:Chronic tension-type~b*a|814
0:*a, unspecified|814	1:Acute post-traumatic~b*a|814	2:Chronic post-traumatic~b*a|814
1=Hemicrania continua	2:New daily persistent~b*b (NDPH)	3:Primary thunderclap~b*b	9:Other complicated~b*b syndrome
1:Hypnic~c*b	2=Headache associated with sexual activity	3:Primary cough~c*b	4:Primary exertional~c*b	5:Primary stabbing~c*b	6:Cervicogenic~c*b	9:*d~b^b syndrome
0=Cluster headaches and other trigeminal autonomic cephalgias (TAC)|815	1:Vascular~b*b, not elsewhere classified	2:Tension-type~b*b|816	3:Post-traumatic~b*b|817	4:Drug-induced~b*b, not elsewhere classified|812	5:Complicated~b*a|818	8:^b specified*a|819
0=Vertebro-basilar artery syndrome	1=Carotid artery syndrome (hemispheric)	2:Multiple~e*c bilateral precerebral artery~b^b	3=Amaurosis fugax	4:*g global amnesia	8:Other transient~b*a	9:*e attack, unspecified
0=Middle cerebral artery syndrome	1=Anterior cerebral artery syndrome	2=Posterior cerebral artery syndrome	3=Brain stem stroke syndrome	4=Cerebellar stroke syndrome	5=Pure motor lacunar syndrome	6=Pure sensory lacunar syndrome	7:Other lacunar~b*f	8:Other vascular~b*a
0:*a, unspecified	1:*a due to medical condition	9=Other insomnia
0:*a, unspecified	1=Idiopathic hypersomnia with long sleep time	2=Idiopathic hypersomnia without long sleep time	3=Recurrent hypersomnia	4:*a due to medical condition	9=Other hypersomnia
0:*b disorder, unspecified type	1:*b disorder, delayed sleep phase type	2:*b disorder, advanced sleep phase type	3:*b disorder, irregular sleep wake type	4:*b disorder, free running type	5:*b disorder, jet lag type	6:*b disorder, shift work type	7:*b disorder in conditions classified elsewhere	9:Other circadian~b*b disorder
0:*a, unspecified	1:Primary central sleep~b*a	2=High altitude periodic breathing	3:Obstructive sleep~b*a (adult) (pediatric)	4=Idiopathic sleep related nonobstructive alveolar hypoventilation	5=Congenital central alveolar hypoventilation syndrome	6:*b related hypoventilation in conditions classified elsewhere	7:Central sleep~b*a in conditions classified elsewhere	9:Other sleep~b*a
1:*a with cataplexy	9:*a without cataplexy
1:*c|827	2:*c in conditions classified elsewhere|827
0:*a, unspecified	1=Confusional arousals	2=REM sleep behavior disorder	3=Recurrent isolated sleep paralysis	4:*a in conditions classified elsewhere	9=Other parasomnia
1:Periodic limb~c*b disorder	2:*c leg cramps	3:*c bruxism	9:Other sleep~b*a
0=Insomnia|823	1=Hypersomnia|824	2:Circadian rhythm sleep~b*a|825	3:*b apnea|826	4=Narcolepsy and cataplexy|828	5=Parasomnia|829	6:*b related movement^b|830	8:Other sleep~b*a	9:*b disorder, unspecified
0=Trigeminal neuralgia	1=Atypical facial pain	8:Other disorders~b*a	9:Disorder~b*a, unspecified
1:*a, right	2:*a, left	3:*a, bilateral	9:*a, unspecified
0=Bell's palsy	1=Geniculate ganglionitis	2=Melkersson's syndrome	3=Clonic hemifacial spasm|833	4:*c myokymia	8:Other~c*a of facial nerve	9:Disorder of facial~b*b, unspecified
0:*d olfactory nerve	1:*d glossopharyngeal nerve	2:*d vagus nerve	3:*d hypoglossal nerve	7:*d multiple~b^c	8:*c specified^c	9=Cranial nerve disorder, unspecified
0:Brachial~d*a	1:Lumbosacral~d*a	2:Cervical~b*d~c^b, not elsewhere classified	3:Thoracic~b*d~c^b, not elsewhere classified	4:Lumbosacral~b*d~c^b, not elsewhere classified	5=Neuralgic amyotrophy	6=Phantom limb syndrome with pain	7=Phantom limb syndrome without pain	8:Other nerve~b*a	9:*b disorder, unspecified
0:*a, unspecified upper limb	1:*a, right upper limb	2:*a, left upper limb	3:*a, bilateral upper limbs
0:*c unspecified^c	1:*c right^c	2:*c left^c	3:*c bilateral^b limbs
0=Carpal tunnel syndrome|837	1:Other lesions~b*c median nerve|837	2:Lesion~b*c ulnar nerve|837	3:Lesion~b*c radial nerve|837	4:Causalgia~b*a|838	8:Other specified mononeuropathies~b*a|838	9:Unspecified mononeuropathy~b*a|838
0:*a, unspecified lower limb	1:*a, right lower limb	2:*a, left lower limb	3:*a, bilateral lower limbs
0:Lesion~b*c sciatic nerve|840	1=Meralgia paresthetica|840	2:Lesion~b*c femoral nerve|840	3:Lesion~b*c lateral popliteal nerve|840	4:Lesion~b*c medial popliteal nerve|840	5=Tarsal tunnel syndrome|840	6:Lesion~b*c plantar nerve|840	7:Causalgia~b*a|838	8:Other specified mononeuropathies~b*a|838	9:Unspecified mononeuropathy~b*a|838
0=Intercostal neuropathy	7=Mononeuritis multiplex	8:*b specified^b	9=Mononeuropathy, unspecified
0:*d motor^b sensory~b^b	1=Refsum's disease	2=Neuropathy in association with hereditary ataxia	3:Idiopathic progressive~d*a	8:Other hereditary~b*b neuropathies	9:*a, unspecified
1:Chronic~b*b demyelinating polyneuritis	2=Multifocal motor neuropathy	9:*a
0=Guillain-Barre syndrome	1=Serum neuropathy	8=Other inflammatory polyneuropathies|844	9:*a, unspecified
1=Critical illness polyneuropathy	2=Radiation-induced polyneuropathy	9:*a
0=Drug-induced polyneuropathy	1=Alcoholic polyneuropathy	2=Polyneuropathy due to other toxic agents	8:*d specified~c^b|846	9:Polyneuropathy,~c*b
0:*e Guillain-Barre syndrome	1:*e other^b polyneuropathy	2:*e~c^b polyneuropathy
0:*a without (acute) exacerbation	1:*a with (acute) exacerbation
0=Lambert-Eaton syndrome, unspecified	1=Lambert-Eaton syndrome in disease classified elsewhere	9:*a
0:*e|849	1:Toxic~e*a	2:Congenital~c*d developmental myasthenia	8:Other specified~e*a|850	9=Myoneural disorder, unspecified
0:*a, unspecified	1:Duchenne or Becker muscular~b*a	2:Facioscapulohumeral muscular~b*a	9=Other specified muscular dystrophies
1:*b muscular dystrophy	2=Myotonia congenita	3:*b chondrodystrophy	4=Drug induced myotonia	9:Other specified myotonic~b*a
0:X-linked myotubular~b*a	8:Other centronuclear~b*a
0:*b myopathy, unspecified	1=Nemaline myopathy	2=Centronuclear myopathy|854	9=Other congenital myopathy
0=Muscular dystrophy|852	1:Myotonic~b*c|853	2=Congenital myopathies|855	3=Mitochondrial myopathy, not elsewhere classified	8:Other primary~b*a	9:*d disorder~b^b muscle, unspecified
1=Inclusion body myositis [IBM]	9:Other inflammatory~b*a
1=Critical illness myopathy	9:*a
0=Drug-induced myopathy	1=Alcoholic myopathy	2=Myopathy due to other toxic agents	3=Periodic paralysis	4:Inflammatory~b*c immune~b^b, not elsewhere classified|857	8:*d specified~c^b|858	9:Myopathy,~c*b
1:Lambert-Eaton syndrome~g*d neoplastic disease	3:Myasthenic syndromes~g^b other*a	7:Myopathy~g*a
0:Spastic quadriplegic cerebral~b*a	1:Spastic diplegic cerebral~b*a	2:Spastic hemiplegic cerebral~b*a	3:Athetoid cerebral~b*a	4:Ataxic cerebral~b*a	8:Other cerebral~b*a	9:*a, unspecified
0:*a affecting unspecified side	1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right nondominant side	4:*a affecting left nondominant side
0=Flaccid hemiplegia|862	1=Spastic hemiplegia|862	9:*c, unspecified|862
0:*a, unspecified	1:*a, complete	2:*a, incomplete
0:*a, unspecified	1:*a, C1-C4 complete	2:*a, C1-C4 incomplete	3:*a, C5-C7 complete	4:*a, C5-C7 incomplete
2:*e|864	5=Quadriplegia|865
1=Brown-Sequard syndrome	2=Anterior cord syndrome	3=Posterior cord syndrome	4=Todd's paralysis (postepileptic)	9:*a
0=Diplegia of upper limbs	1=Monoplegia of lower limb|862	2=Monoplegia of upper limb|862	3=Monoplegia, unspecified|862	4=Cauda equina syndrome	5=Locked-in state	8:^b specified*a|867	9=Paralytic syndrome, unspecified
1:*e due to trauma	2:*f post-thoracotomy^b	8:Other acute postprocedural~b*e
1:*e due to trauma	2:*f post-thoracotomy^b	8:Other chronic postprocedural~b*e	9:Other chronic~b*e
0=Central pain syndrome	1:Acute pain~b*a|869	2:Chronic pain~b*a|870	3=Neoplasm related pain (acute) (chronic)	4=Chronic pain syndrome
1=Carotid sinus syncope	9:Other idiopathic~b*a
1:*c right^c	2:*c left^c	3:*a, bilateral	9:*c unspecified^c
0:*c, unspecified	1:*c of upper limb|873	2:*c of lower limb|873	9:*c of other specified site
0:Idiopathic peripheral~c*c neuropathy|872	1=Familial dysautonomia [Riley-Day]	2=Horner's syndrome	3:Multi-system degeneration~b^b the*a	4=Autonomic dysreflexia	5=Complex regional pain syndrome I (CRPS I)|874	8:Other disorders~b*a	9:Disorder~b^b the*a, unspecified
0=Communicating hydrocephalus	1=Obstructive hydrocephalus	2=(Idiopathic) normal pressure hydrocephalus	3=Post-traumatic hydrocephalus, unspecified	4:*a in diseases classified elsewhere	8=Other hydrocephalus	9:*a, unspecified
0:*a, grade unspecified	1:*a, grade 1	2:*a, grade 2	3:*a, grade 3	4:*a, grade 4	5:*a, grade 5
0=Immune effector cell-associated neurotoxicity syndrome|877	8:Other toxic~b*a	9:Unspecified toxic~b*a
0:Encephalopathy,~c*b	1:Metabolic~d*a	9:*d~c^b
1=Temporal sclerosis	2=Brain death	9:*a
0=Cerebral cysts	1:Anoxic~d*a damage, not elsewhere classified	2=Benign intracranial hypertension	3=Postviral fatigue syndrome	4:*d and unspecified encephalopathy|879	5:Compression~c*a	6=Cerebral edema	7=Reye's syndrome	8:^b specified*a|880	9:Disorder~c*a, unspecified
1=Acute infarction of spinal cord (embolic) (nonembolic)	9:Other vascular~b*a
1=Conus medullaris syndrome	9:*a
0:Syringomyelia~b*f syringobulbia	1=Vascular myelopathies|882	2:*e~d^b compression|530	8:^b specified~c*a|883	9:Disease~e*a, unspecified
0:*a, unspecified	1:Cranial cerebrospinal~b*a, spontaneous	2:Spinal cerebrospinal~b*a, spontaneous	8:Other cranial cerebrospinal~b*a	9:Other spinal cerebrospinal~b*a
1=Perineural cyst	8:*a
1=Dural tear	2=Meningeal adhesions (cerebral) (spinal)	9:Other disorders~b*a|886
0:*a, unspecified	1:*a, spontaneous	9:Other intracranial~b*a
1=Intracranial hypotension|888	9:*a
0=Cerebrospinal fluid leak|885	1:Disorders~c*d meninges, not elsewhere classified|887	8:^b specified*a|889	9:Disorder~c*a, unspecified
1:*b nervous system^b	2:*c other~b^b
1:^c or~b^c dura~g*a	8:^f other~b*b nervous system^b	9:^f other~b*c other~b^b
1:^c~c*b nervous system^b	2:^c~c*c other~b^b	3:^b~c*b nervous system^b	4:^b~c*c other~b^b
1:^c~c^b~c*a	2:^b~c*a	3=Intracranial hypotension following lumbar cerebrospinal fluid shunting	4=Intracranial hypotension following other procedure
0=Cerebrospinal fluid leak from spinal puncture	1:Other reaction to spinal~e*i lumbar puncture	2=Intracranial hypotension following ventricular shunting	3:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|891	4:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|892	5:Postprocedural hemorrhage~g^b a*e organ or structure following a procedure|891	6:Postprocedural hematoma~e^b seroma~b^b a*e organ or structure following a procedure|893	8:Other intraoperative~b*e|894
0:Neurogenic arthritis,~f*a	8:*d
0:Autonomic neuropathy~f*a	2:Myelopathy~f*a	8:^b specified*a
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid
1:*b right upper^b	2:*b right lower^b	3:*a right eye, unspecified eyelid	4:*b left upper^b	5:*b left lower^b	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid
1:*e externum|898	2:*e internum|898	3:Abscess~d*a|899
0:*c (externum) (internum) of eyelid|900	1=Chalazion|898
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid	A:*a right eye, upper and lower eyelids	B:*a left eye, upper and lower eyelids
0=Unspecified blepharitis|902	1=Ulcerative blepharitis|902	2=Squamous blepharitis|902
1:*b right upper^b	2:*b right lower^b	3:*b right eye, unspecified^b	4:*b left upper^b	5:*b left lower^b	6:*b left eye, unspecified^b	9:*b unspecified eye, unspecified^b
1:Allergic dermatitis~c*a|904	2:Discoid lupus erythematosus~c*a|904	3:Eczematous dermatitis~c*a|904	4:Xeroderma~c*a|904
0=Blepharitis|903	1:Noninfectious dermatoses~c*a|905	8:^b specified inflammations~b*a	9:Unspecified~b*a
0:Unspecified entropion~d*a|904	1:Cicatricial entropion~d*a|904	2:Mechanical entropion~d*a|904	3:Senile entropion~d*a|904	4:Spastic entropion~d*a|904	5=Trichiasis without entropion|898
0:Unspecified ectropion~b*a|904	1:Cicatricial ectropion~b*a|904	2:Mechanical ectropion~b*a|904	3:Senile ectropion~b*a|904	4:Spastic ectropion~b*a|904	5:Paralytic ectropion~b*a|904
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified eyelid	A:*a right eye, upper and lower eyelids	B:*a left eye, upper and lower eyelids	C:*a, bilateral, upper and lower eyelids
0=Unspecified lagophthalmos|909	1=Cicatricial lagophthalmos|909	2=Mechanical lagophthalmos|909	3=Paralytic lagophthalmos|909
0:*a unspecified eye, unspecified eyelid	1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid
1:*b right^b	2:*b left^b	3:*b bilateral eyelids	9:*b unspecified^b
1:*b right^b	2:*b left^b	3:*b bilateral eyelids	9:*c unspecified~b^b
0:Unspecified ptosis~b*a|912	1:Mechanical ptosis~b*a|912	2:Myogenic ptosis~b*a|912	3:Paralytic ptosis~b*a|913
1:*a right upper eyelid	2:*a right lower eyelid	3:*a right eye, unspecified eyelid	4:*a left upper eyelid	5:*a left lower eyelid	6:*a left eye, unspecified eyelid	9:*a unspecified eye, unspecified lid
1=Abnormal innervation syndrome|898	2=Blepharophimosis|915	3=Eyelid retraction|915	9:*a
0:*b unspecified eye, unspecified^b	1:*b right upper^b	2:*b right lower^b	3:*b right eye, unspecified^b	4:*b left upper^b	5:*b left lower^b	6:*b left eye, unspecified^b
1:^c right upper*a	2:^c right lower*a	3:^c right eye, unspecified*a	4:^c left upper*a	5:^c left lower*a	6:^c left eye, unspecified*a	9:^c unspecified eye, unspecified*a
0:Unspecified~d*a	1:Chloasma~f*a|918	2:Madarosis~f*a|918	3:Vitiligo~f*a|918	9:^b~c*a
1:*c right upper~b^b	2:*c right lower~b^b	3:*b right eye, unspecified^b	4:*c left upper~b^b	5:*c left lower~b^b	6:*b left eye, unspecified^b	9:*b unspecified eye, unspecified^b	A:*c right eye, upper and lower eyelids	B:*c left eye, upper and lower eyelids
1:Retained foreign body in~e*a|904	2:Cysts~d*a|904	3:Dermatochalasis~d*a|904	4:Edema~d*a|904	5:Elephantiasis~d*a|904	6:Hypertrichosis~d*a|904	7:Vascular anomalies~d*a|904	8:Meibomian gland dysfunction~d*a|920	9:*a
0:Entropion and trichiasis~c*a|907	1:Ectropion~c*a|908	2=Lagophthalmos|910	3=Blepharochalasis|911	4:Ptosis~c*a|914	5:*c affecting~b^b function|916	6:Xanthelasma~c*a|917	7:^b and unspecified degenerative*a and periocular area|919	8:^b specified*a|921	9:Unspecified disorder~c*a
1:*a, right lacrimal gland	2:*a, left lacrimal gland	3:*a, bilateral lacrimal glands	9:*a, unspecified lacrimal gland
1:*a, right lacrimal gland	2:*a, left lacrimal gland	3:*a, bilateral lacrimal gland	9:*a, unspecified lacrimal gland
1:*c right^c	2:*c left^c	3:*c bilateral^b glands	9:*c unspecified^c
0=Unspecified dacryoadenitis|923	1=Acute dacryoadenitis|923	2=Chronic dacryoadenitis|924	3=Chronic enlargement of lacrimal gland|925
1:*a of right lacrimal gland	2:*a of left lacrimal gland	3:*a of bilateral lacrimal glands	9:*a of unspecified lacrimal gland
1=Dacryops|927	2=Dry eye syndrome|927	3=Lacrimal cyst|923	4:Primary~d*a atrophy|923	5:Secondary~d*a atrophy|923	6:Lacrimal~e*a dislocation|923	9:^b specified*a
1:*a, right side	2:*a, left side	3:*a, bilateral	9:*a, unspecified side
0=Unspecified epiphora|929	1:*a due to excess lacrimation|923	2:*a due to insufficient drainage|929
1:*a of right lacrimal passage	2:*a of left lacrimal passage	3:*a of bilateral lacrimal passages	9:*a of unspecified lacrimal passage
0=Unspecified dacryocystitis|931	1=Phlegmonous dacryocystitis|931	2:*g dacryocystitis|931	3:*g~e^b canaliculitis|931
1:*e dacryocystitis|931	2:*e~c^b canaliculitis|931	3:*e~c^b mucocele|931
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*c unspecified^c
1=Dacryolith|931	2:Eversion~d*b punctum|934	3:Neonatal obstruction~d*c nasolacrimal duct|934	4:^b~c*b canaliculi|934	5:Acquired stenosis~d*c nasolacrimal duct|934	6:^b~c*b punctum|934	7:^b~c*b sac|934
1:*a right lacrimal passage	2:*a left lacrimal passage	3:*a bilateral lacrimal passages	9:*a unspecified lacrimal passage
1=Lacrimal fistula|936	9:*a
1:*c right^b passage	2:*c left^b passage	3:*c bilateral^c	9:*c unspecified^b passage
1:Granuloma~c*b passages|938	9:*a
0=Dacryoadenitis|926	1:Other disorders~b*b gland|928	2=Epiphora|930	3:Acute and unspecified inflammation~b*b passages|932	4:Chronic inflammation~b*b passages|933	5:Stenosis and insufficiency~b*b passages|935	6:Other changes~b*b passages|937	8:Other disorders~b*a|939	9:Disorder~b*a, unspecified
1:*b right^b	2:*b left^b	3:*b bilateral orbits	9:*b unspecified^b
0:Unspecified acute~b*a	1:Cellulitis~c*a|941	2:Osteomyelitis~c*a|941	3:Periostitis~c*a|941	4:Tenonitis~c*a|941
1:*a, right orbit	2:*a, left orbit	3:*a, bilateral	9:*a, unspecified orbit
0:Unspecified chronic~b*a	1:Granuloma~d*a|941	2=Orbital myositis|943
1:*b right^b	2:*b left^b	3:*b bilateral^b	9:*b unspecified^b
0=Unspecified exophthalmos	1=Displacement (lateral) of globe|504	2=Edema of orbit|945	3=Hemorrhage of orbit|945	4=Constant exophthalmos|504	5=Intermittent exophthalmos|504	6=Pulsating exophthalmos|504
1:^c right*a	2:^c left*a	3:^c bilateral orbits~b*a	9:^c unspecified*a
0:Unspecified deformity~b*a	1:Atrophy~b*a|945	2:*a due to bone disease|947	3:*a due to trauma or surgery|947	4:Enlargement~b*a|941	5:Exostosis~b*a|941
0=Unspecified enophthalmos|504	1:*a due to atrophy of orbital tissue|504	2:*a due to trauma or surgery|504
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*b bilateral orbits
1:Cyst~c*a|941	2:Myopathy~c*b extraocular muscles|943	9:*a
0:Acute inflammation~b*a|942	1:Chronic inflammatory disorders~b*a|944	2=Exophthalmic conditions|946	3:Deformity~b*a|948	4=Enophthalmos|949	5:Retained (old) foreign body following penetrating wound~b*a|950	8:Other disorders~b*a|951	9:Unspecified disorder~b*a
1:Acute follicular~b*a|504	2:Other mucopurulent~b*a|504
0:*a, unspecified eye	1:*a, right eye	2:*a, left eye	3:*a, bilateral
1:Acute toxic~c*a|504	2:Pseudomembranous~c*a|504	3:Serous~c*a, except viral|504
0:Unspecified chronic~b*a|504	1:*b giant papillary^b|504	2:Simple chronic~b*a|504	3:*b follicular^b|504	4:Vernal~b*a	5:Other chronic allergic~b*a
0=Unspecified blepharoconjunctivitis|504	1=Ligneous conjunctivitis|504	2=Angular blepharoconjunctivitis|504	3=Contact blepharoconjunctivitis|504
1=Pingueculitis|504	2:Rosacea~b*a|504	9:*a
0=Mucopurulent conjunctivitis|953	1=Acute atopic conjunctivitis|954	2=Other acute conjunctivitis|955	3=Unspecified acute conjunctivitis|954	4=Chronic conjunctivitis|956	5=Blepharoconjunctivitis|957	8=Other conjunctivitis|958	9=Unspecified conjunctivitis
1:*b right^b	2:*b left^b	3:*a, bilateral	9:*b unspecified^b
1:*a of right eye	2:*a of left eye	3:*a of eye, bilateral	9:*a of unspecified eye
1:*e~c^c, right eye	2:*e~c^c, left eye	3:*e~c^c, bilateral	9:*e~c^c, unspecified eye
0:Unspecified pterygium~b*a|960	1=Amyloid pterygium|961	2:Central pterygium~b*a|960	3:Double pterygium~b*a|960	4:Peripheral pterygium~b*a, stationary|962	5:Peripheral pterygium~b*a, progressive|962	6:Recurrent pterygium~b*a|960
0:Unspecified conjunctival~b*c	1:*d~c^b|504	2:*d concretions|504	3:*d pigmentations|504	4:*d xerosis, unspecified|504	5=Pinguecula|504
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified
1:*b adhesions and strands (localized)|504	2:*b granuloma|965	3=Symblepharon|504	4=Scarring of conjunctiva|504
1=Vascular abnormalities of conjunctiva|504	2=Conjunctival edema|504	3=Conjunctival hyperemia|504	4:Conjunctival~f*a|504
1:Pseudopterygium~d*a|504	2=Conjunctivochalasis|504	9:*a
0:Pterygium~c*b eye|963	1=Conjunctival degenerations and deposits|964	2=Conjunctival scars|966	3=Conjunctival hemorrhage|954	4:*d conjunctival vascular^b and cysts|967	8:^b specified*a|968	9:Unspecified disorder~c*a
0=Unspecified scleritis|504	1=Anterior scleritis|504	2=Brawny scleritis|504	3=Posterior scleritis|504	4:*a with corneal involvement|504	5=Scleromalacia perforans|504	9=Other scleritis|504
0=Unspecified episcleritis|504	1:*a periodica fugax|504	2=Nodular episcleritis|504
1=Equatorial staphyloma|504	2=Localized anterior staphyloma|504	3=Staphyloma posticum|504	4=Scleral ectasia|504	5=Ring staphyloma|504	9:*a
0=Scleritis|970	1=Episcleritis|971	8:Other disorders~b*a|972	9:Unspecified disorder~b*a
0:Unspecified corneal~b*a|504	1:Central corneal~b*a|504	2:Ring corneal~b*a|504	3:*a with hypopyon|504	4:Marginal corneal~b*a|504	5:Mooren's corneal~b*a|504	6:Mycotic corneal~b*a|504	7:Perforated corneal~b*a|504
0:Unspecified~d*c|504	1:Macular~e*c|504	2:Filamentary~e*c|504	3=Photokeratitis|504	4:Punctate~e*c|504
0=Unspecified keratoconjunctivitis|504	1=Exposure keratoconjunctivitis|504	2:*a sicca, not specified as Sjogren's|504	3=Neurotrophic keratoconjunctivitis|504	4=Ophthalmia nodosa|504	5=Phlyctenular keratoconjunctivitis|504	6=Vernal keratoconjunctivitis, with limbar and corneal involvement|504	9=Other keratoconjunctivitis|504
0:Unspecified interstitial~d*a|504	1=Corneal abscess|504	2:Diffuse interstitial~d*a|504	3:Sclerosing~d*a|504	9:Other interstitial~b*a|504
0:Unspecified corneal~b*a|504	1=Ghost vessels (corneal)|504	2=Pannus (corneal)|504	3=Localized vascularization of cornea|504	4=Deep vascularization of cornea|504
0=Corneal ulcer|974	1=Other and unspecified superficial keratitis without conjunctivitis|975	2=Keratoconjunctivitis|976	3=Interstitial and deep keratitis|977	4=Corneal neovascularization|978	8=Other keratitis	9=Unspecified keratitis
1=Minor opacity of cornea|504	2=Peripheral opacity of cornea|504	9:*a
0=Adherent leukoma|954	1=Central corneal opacity|954	8:Other corneal~b*a|980	9:Unspecified corneal scar~c*b opacity
0=Unspecified corneal deposit|504	1:Anterior corneal~b*c|504	2:Argentous corneal~d*a|504	3:*d~c^b in metabolic disorders|504	4=Kayser-Fleischer ring|504	5:Posterior corneal~b*c|504	6:Stromal corneal~b*c|504
0:Unspecified~d*a	1:Corneal~e*a secondary to contact lens|504	2:Idiopathic~d*a|504	3:Secondary~d*a|504
0:Unspecified~c*b membrane change	1=Folds and rupture in Bowman's membrane|504	2=Folds in Descemet's membrane|504	3=Rupture in Descemet's membrane|504
0:Unspecified corneal~b*a	1=Arcus senilis|504	2=Band keratopathy|504	3:Other calcerous corneal~b*a	4=Keratomalacia|504	5:Nodular corneal~b*a|504	6:Peripheral corneal~b*a|504	9:Other corneal~b*a
0:Unspecified hereditary~b*a|504	1:Endothelial~b*b dystrophy|504	2:Epithelial (juvenile)~b*b dystrophy|504	3:Granular~b*b dystrophy|504	4:Lattice~b*b dystrophy|504	5:Macular~b*b dystrophy|504	9:Other hereditary~b*a|504
0:*a, unspecified|504	1:*a, stable|504	2:*a, unstable|504
0:Unspecified~d*b deformity	1=Corneal ectasia|504	2=Corneal staphyloma|504	3=Descemetocele|504	9:^b~c*a|504
1:Anesthesia and hypoesthesia~d*a|504	2=Corneal disorder due to contact lens|504	3:Recurrent erosion~d*a|504	9:*a|504
0=Corneal pigmentations and deposits|982	1=Bullous keratopathy|954	2:*d and unspecified corneal edema|983	3:Changes~c*b corneal membranes|984	4=Corneal degeneration|985	5=Hereditary corneal dystrophies|986	6=Keratoconus|987	7:*d and unspecified corneal deformities|988	8:^b specified*a|989	9:Unspecified disorder~c*a
0:Unspecified acute~b*a	1:Primary~d*a|504	2:Recurrent acute~d*a|504	3:Secondary infectious~d*a|504	4:Secondary noninfectious~d*a|504	5=Hypopyon|504
1=Fuchs' heterochromic cyclitis|504	2=Vogt-Koyanagi syndrome|504
0=Acute and subacute iridocyclitis|991	1=Chronic iridocyclitis|954	2=Lens-induced iridocyclitis|954	8=Other iridocyclitis|992	9=Unspecified iridocyclitis
X:*a|504
1:*e chamber angle|504	2:*e~c^c|504	3:*d (pigmentary)|504	4:*e pupillary margin|504	5=Iridoschisis|504	6=Iris atrophy (essential) (progressive)|504	7=Miotic pupillary cyst|504	9:Other~c*d atrophy
0:Idiopathic cysts~b*d or~b^c|504	1:Exudative cysts~b*g or~e^c|504	2:Implantation cysts~b*d or~b^c|504	3:Parasitic cyst~b*d or~b^c|504	4:Primary cyst~b*h pars plana|504	5:Exudative cyst~b*h pars plana|504
1:*a, right eye	2:*a, left eye	3:*a, bilateral	9:*a and ciliary body, unspecified eye
1:*b abnormality, right eye	2:*b abnormality, left eye	3:*b abnormality, bilateral	9:*b abnormality, unspecified eye
0:Unspecified~d^b~c*d|997	1=Anterior synechiae (iris)|504	2=Goniosynechiae|504	3=Iridodialysis|504	4=Posterior synechiae (iris)|504	5:Recession~g*e chamber angle|504	6=Pupillary abnormalities|998
1:Floppy~e*d syndrome	2:Plateau~e*d syndrome (post-iridectomy) (postprocedural)	9:*a
0=Hyphema|954	1:^b vascular*a|994	2:Degeneration~c*a|995	3:Cyst~c*d,~b^c and anterior chamber|996	4=Pupillary membranes|954	5:^b and unspecified adhesions and disruptions~b*a|999	8:^b specified*a|1000	9:Unspecified disorder~c*a
1:Cortical age-related~c*a|504	3:Anterior subcapsular polar age-related~c*a|504	4:Posterior subcapsular polar age-related~c*a|504	9:Other age-related~b*a|504
1:Combined forms of~b*a|504	9:*a
0:*b incipient^b|1002	1:*b nuclear^b|954	2:*a, morgagnian type|954	8:Other age-related~b*a|1003	9:Unspecified age-related~b*a
0:Unspecified infantile~b*a|504	1:*b cortical, lamellar, or zonular^b|504	3:*b nuclear^b|504	4:Anterior subcapsular polar infantile~b*a|504	5:Posterior subcapsular polar infantile~b*a|504	6:Combined forms of infantile~b*a|504	9:Other infantile~b*a
0:Unspecified traumatic~b*a|504	1=Localized traumatic opacities|504	2:Partially resolved traumatic~b*a|504	3:Total traumatic~b*a|504
0:Unspecified complicated~b*a	1=Cataract with neovascularization|504	2=Cataract secondary to ocular disorders (degenerative) (inflammatory)|504	3=Glaucomatous flecks (subcapsular)|504
0:Unspecified secondary~b*a	1=Soemmering's ring|504	9:Other secondary~b*a|504
0:Infantile and juvenile~b*a|1005	1:Traumatic~b*a|1006	2:Complicated~b*a|1007	3:Drug-induced~b*a|954	4:Secondary~b*a|1008	8:*b specified^b	9:Unspecified~b*a
0:Unspecified dislocation~b*a	1:Subluxation~b*a|504	2:Anterior dislocation~b*a|504	3:Posterior dislocation~b*a|504
0=Aphakia|954	1:Dislocation~c*a|1010	8:^b specified*a	9:Unspecified disorder~c*a
0:Unspecified focal~b*a|504	1:*a, juxtapapillary|504	2:*a of posterior pole|504	3:*a, peripheral|504	4:*a, macular or paramacular|504
1:*a right eye	2:*a, left eye	3:*a, bilateral	9:*a, unspecified eye
0:Unspecified disseminated~b*a|504	1:*a of posterior pole|504	2:*a, peripheral|1013	3:*a, generalized|504	4=Acute posterior multifocal placoid pigment epitheliopathy|504
1=Harada's disease|504	9:*a|504
0:Focal chorioretinal~b*a|1012	1:Disseminated chorioretinal~b*a|1014	2=Posterior cyclitis|954	8=Other chorioretinal inflammations|1015	9:Unspecified chorioretinal~b*a|954
0:Unspecified chorioretinal~b*a|504	1:Macula~b*a of posterior pole (postinflammatory) (post-traumatic)|504	2=Solar retinopathy|504	9:Other chorioretinal~b*a|504
1:Choroidal~c*a, unspecified, right eye	2:Choroidal~c*a, unspecified, left eye	3:Choroidal~c*a, unspecified, bilateral	9:Choroidal~c*a, unspecified, unspecified eye
0:Unspecified choroidal~b*a|1018	1=Age-related choroidal atrophy|504	2=Diffuse secondary atrophy of choroid|504
0:*a, unspecified	1=Choroideremia	2:Choroidal~c*a (central areolar) (generalized) (peripapillary)	3=Gyrate atrophy, choroid	9:Other hereditary~b*a
0:Unspecified choroidal~b*c|504	1:Expulsive choroidal~b*c|504	2:*d~c^b|504
0:Unspecified choroidal~b*a|504	1:Hemorrhagic choroidal~b*a|504	2:Serous choroidal~b*a|504
0=Chorioretinal scars|1017	1=Choroidal degeneration|1019	2=Hereditary choroidal dystrophy|1020	3=Choroidal hemorrhage and rupture|1021	4=Choroidal detachment|1022	8:^b specified*a	9:Unspecified disorder~c*a
0:Unspecified retinal~b*a|504	1:*c single~b^b|504	2:*c multiple breaks|504	3:*c giant^b tear|504	4:*b dialysis|504	5:Total~d*b detachment|504
0=Unspecified retinoschisis|504	1=Cyst of ora serrata|504	2=Parasitic cyst of retina|504	9:Other retinoschisis~b*a|504
1:*e, right eye	2:*e, left eye	3:*e, bilateral	9:*e, unspecified eye
0=Unspecified retinal break|504	1:Horseshoe tear of retina~c*a|504	2:Round hole of retina~c*a|1026	3:Multiple defects of retina~c*a|504
0:*d detachment with retinal break|1024	1:Retinoschisis~c*b retinal cysts|1025	2=Serous retinal detachment|954	3:*d~c^b without detachment|1027	4=Traction detachment of retina|954	8:Other retinal~b*c
1:Partial~b*b occlusion|504	3:Retinal~c*b branch occlusion|504
0:*a, with macular edema	1:*a, with retinal neovascularization	2:*a, stable
1:*a, right eye|1030	2:*a, left eye|1030	3:*a, bilateral|1030	9:*a, unspecified eye|1030
1:Central~b*c vein occlusion|1031	2=Venous engorgement|504	3:Tributary (branch)~b*c vein occlusion|1031
0=Transient retinal artery occlusion|954	1=Central retinal artery occlusion|954	2:Other retinal artery~c*a|1029	8:Other retinal~b*a|1032	9:Unspecified retinal~b*b occlusion
0:Unspecified background~b*e	1:Changes in~d*b appearance|504	2:Exudative~b*e|504	3:Hypertensive~b*e|504	4=Retinal micro-aneurysms, unspecified|504	5=Retinal neovascularization, unspecified|504	6=Retinal vasculitis|504	7=Retinal telangiectasis|504	9=Other intraretinal microvascular abnormalities
0:*a, unspecified|504	1:*a, stage 0|504	2:*a, stage 1|504	3:*a, stage 2|504	4:*a, stage 3|504	5:*a, stage 4|504	6:*a, stage 5|504	7=Retrolental fibroplasia|504
0:*a, stage unspecified	1:*a, early dry stage	2:*a, intermediate dry stage	3:*a, advanced atrophic without subfoveal involvement	4:*a, advanced atrophic with subfoveal involvement
1:*a, right eye|1036	2:*a, left eye|1036	3:*a, bilateral|1036	9:*a, unspecified eye|1036
0:*a, stage unspecified	1:*a, with active choroidal neovascularization	2:*a, with inactive choroidal neovascularization	3:*a, with inactive scar
1:*a, right eye|1038	2:*a, left eye|1038	3:*a, bilateral|1038	9:*a, unspecified eye|1038
0=Unspecified macular degeneration	1=Nonexudative age-related macular degeneration|1037	2=Exudative age-related macular degeneration|1039	3:Angioid streaks~b*d	4=Macular cyst, hole, or pseudohole|504	5=Cystoid macular degeneration|504	6:Drusen (degenerative)~b*d|504	7:Puckering~b*d|504	8=Toxic maculopathy|504
0:Unspecified peripheral~b*a	1:Lattice~c*a of retina|504	2:Microcystoid~c*a of retina|504	3:Paving stone~c*a of retina|504	4:Age-related reticular~c*a of retina|504	5:Secondary pigmentary~c*a|504	6:Secondary vitreoretinal~c*a|504
0:Unspecified hereditary~b*a	1:Vitreoretinal~c*a	2:Pigmentary~b*a	3=Other dystrophies primarily involving the sensory retina	4:Dystrophies primarily involving the~b*b pigment epithelium
0:Unspecified separation~b*a	1=Central serous chorioretinopathy|504	2:Serous detachment~b*b pigment epithelium|504	3:Hemorrhagic detachment~b*b pigment epithelium|504
1=Retinal edema	2=Retinal ischemia	9:*a
0:Background retinopathy and~b*b vascular changes|1034	1=Retinopathy of prematurity|1035	2:*c non-diabetic proliferative retinopathy|954	3=Degeneration of macula and posterior pole|1040	4:Peripheral~b*b degeneration|1041	5:Hereditary~b*b dystrophy|1042	6=Retinal hemorrhage|954	7:Separation of~b*b layers|1043	8:^b specified*a|1044	9:Unspecified~b*b disorder
0=Preglaucoma, unspecified|504	1=Open angle with borderline findings, low risk|504	2=Open angle with borderline findings, high risk|504	3=Anatomical narrow angle|504	4=Steroid responder|504	5=Ocular hypertension|504	6=Primary angle closure without glaucoma damage|504
X0:*a, stage unspecified	X1:*a, mild stage	X2:*a, moderate stage	X3:*a, severe stage	X4:*a, indeterminate stage
0:*a, stage unspecified	1:*a, mild stage	2:*a, moderate stage	3:*a, severe stage	4:*a, indeterminate stage
1:*a, right eye|1048	2:*a, left eye|1048	3:*a, bilateral|1048	9:*a, unspecified eye|1048
0:Unspecified open-angle~b*a|1047	1:Primary open-angle~b*a|1049	2:Low-tension~b*a|1049	3:Pigmentary~b*a|1049	4:Capsular~b*a with pseudoexfoliation of lens|1049	5:Residual stage of open-angle~b*a|504
0:Unspecified primary~b*a|1047	1:Acute~b*a|504	2:Chronic~b*a|1049	3:Intermittent~b*a|504	4:Residual stage of~b*a|504
0:*a, unspecified eye|1047	1:*a, right eye|1047	2:*a, left eye|1047	3:*a, bilateral|1047
1=Glaucoma with increased episcleral venous pressure|504	2:Hypersecretion~b*a|504	3=Aqueous misdirection|504	9:*b specified^b
0:*a suspect|1046	1=Open-angle glaucoma|1050	2=Primary angle-closure glaucoma|1051	3:*a secondary to eye trauma|1052	4:*a secondary to eye inflammation|1052	5:*a secondary to other eye disorders|1052	6:*a secondary to drugs|1052	8=Other glaucoma|1053	9=Unspecified glaucoma
1=Vitreous membranes and strands|504	9:*a|504
1=Vitreous degeneration|504	2=Vitreomacular adhesion|504	9:*a
0=Vitreous prolapse|954	1=Vitreous hemorrhage|954	2:Crystalline deposits in~c*a|954	3:Other~c*b opacities|1055	8:Other disorders~b*a|1056	9:Unspecified disorder~b*a
0:Unspecified purulent~b*a|504	1=Panophthalmitis (acute)|504	2=Vitreous abscess (chronic)|504
1=Panuveitis|504	2:Parasitic~b*a, unspecified|504	3=Sympathetic uveitis|504	9:*a
1:*a, right eye	2:*a, left eye	3:*a, bilateral eye	9:*a, unspecified eye
0:*a, unspecified eye	1:*a, right eye	2:*a, left eye	3:*a, bilateral	A:*a with choroidal neovascularization|1060	B:*a with macular hole|1060	C:*a with retinal detachment|1060	D:*a with foveoschisis|1060	E:*a with other maculopathy|1060
0:Unspecified~d^b disorder~b*a	1=Chalcosis|504	2:Siderosis~f*b eye|504	9:^b~c*a|504
1:^c right*a	2:^c left*a	3:*a, bilateral	9:^c unspecified*a
0:Unspecified hypotony~b*a	1:Flat anterior chamber hypotony~b*a|960	2:*a due to ocular fistula|1063	3:*a due to other ocular disorders|504	4:Primary hypotony~b*a|960
0:Unspecified degenerated~b*a	1=Absolute glaucoma|504	2:Atrophy~c*a|504	3=Leucocoria|504
0:Unspecified retained~b*a|504	1:*f magnetic~b^c in anterior chamber|504	2:*f magnetic~b^c in iris or ciliary body|504	3:*f magnetic~b^c in lens|504	4:*f magnetic~b^c in posterior wall of globe|504	5:*f magnetic~b^c in vitreous body|504	9:*a, in other or multiple sites|504
0:Unspecified retained~b*a|504	1:^b (nonmagnetic)^b~b*c in anterior chamber|504	2:^b (nonmagnetic)^b~b*c in iris or ciliary body|504	3:^b (nonmagnetic)^b~b*c in lens|504	4:^b (nonmagnetic)^b~b*c in posterior wall of globe|504	5:^b (nonmagnetic)^b~b*c in vitreous body|504	9:*a, in other or multiple sites|504
1=Hemophthalmos|504	2:Luxation~c*a|504	9:*a
0=Purulent endophthalmitis|1058	1=Other endophthalmitis|1059	2=Degenerative myopia|1061	3:Other and unspecified degenerative disorders~b*a|1062	4:Hypotony~b*b eye|1064	5:Degenerated conditions~b*a|1065	6=Retained (old) intraocular foreign body, magnetic|1066	7=Retained (old) intraocular foreign body, nonmagnetic|1067	8:Other disorders~b*a|1068	9:Unspecified disorder~b*a
0:*b papillitis|954	1:Retrobulbar~b*a|954	2=Nutritional optic neuropathy	3=Toxic optic neuropathy	8:Other optic~b*a	9:Unspecified optic~b*a
1:Ischemic~c*f neuropathy|504	2:Hemorrhage in~c*e sheath|504	3:Optic~d*e hypoplasia|504	9:Other disorders~b*a|504
0=Unspecified papilledema	1:*a associated with increased intracranial pressure	2:*a associated with decreased ocular pressure	3:*a associated with retinal disorder	4=Foster-Kennedy syndrome|504
0:Unspecified optic~b*a	1:Primary optic~b*a|504	2:Hereditary optic~b*a	3:Glaucomatous optic~b*a|504	9:Other optic~b*a|504
1:Coloboma~c*a|504	2:Drusen~c*a|504	3:Pseudopapilledema~c*a|504	9:*a|504
1:*a in (due to) inflammatory disorders	2:*a in (due to) neoplasm	3:*a in (due to) vascular disorders	9:*a in (due to) other disorders
1:*a, right side	2:*a, left side	9:*a, unspecified side
1:*d~b^c in (due to) inflammatory disorders|1076	2:*d~b^c in (due to) neoplasm|1076	3:*d~b^c in (due to) vascular disorders|1076
1:*a, right side of brain	2:*a, left side of brain	9:*a, unspecified side of brain
1=Cortical blindness|1078	2:*a in (due to) inflammatory disorders|1078	3:*a in (due to) neoplasm|1078	4:*a in (due to) vascular disorders|1078
0:Disorders~c*f~b^b, not elsewhere classified|1071	1=Papilledema|1072	2=Optic atrophy|1073	3:*f disc|1074	4:Disorders~c*f chiasm|1075	5:Disorders~c^b other~e*a|1077	6:Disorders~c*g~e^b cortex|1079	9:Unspecified disorder~c^b~e*a
1=Kearns-Sayre syndrome|504	8:*a|504
0=Third [oculomotor] nerve palsy|954	1=Fourth [trochlear] nerve palsy|954	2=Sixth [abducent] nerve palsy|954	3=Total (external) ophthalmoplegia|954	4=Progressive external ophthalmoplegia|954	8:Other paralytic~b*a|1081	9:Unspecified paralytic~b*a
1:*a, right eye	2:*a, left eye
0=Unspecified esotropia	1=Monocular esotropia|1083	2=Monocular esotropia with A pattern|1083	3=Monocular esotropia with V pattern|1083	4=Monocular esotropia with other noncomitancies|1083	5=Alternating esotropia	6=Alternating esotropia with A pattern	7=Alternating esotropia with V pattern	8=Alternating esotropia with other noncomitancies
0=Unspecified exotropia	1=Monocular exotropia|1083	2=Monocular exotropia with A pattern|1083	3=Monocular exotropia with V pattern|1083	4=Monocular exotropia with other noncomitancies|1083	5=Alternating exotropia	6=Alternating exotropia with A pattern	7=Alternating exotropia with V pattern	8=Alternating exotropia with other noncomitancies
0:Unspecified intermittent~b*a	1:*b monocular esotropia|1083	2:*b alternating esotropia	3:*b monocular exotropia|1083	4:*b alternating exotropia
0:Unspecified~d*a	1=Cyclotropia|1083	2=Monofixation syndrome	3=Accommodative component in esotropia
0=Unspecified heterophoria	1=Esophoria	2=Exophoria	3=Vertical heterophoria	4=Cyclophoria	5=Alternating heterophoria
0:*a, unspecified	1=Brown's sheath syndrome|1083	9:Other mechanical~b*a
1=Duane's syndrome|1083	9:*a
0=Esotropia|1084	1=Exotropia|1085	2:Vertical~b*a|1083	3=Intermittent heterotropia|1086	4:*b and unspecified heterotropia|1087	5=Heterophoria|1088	6:Mechanical~b*a|1089	8:*b specified^b|1090	9:Unspecified~b*a
0:Palsy (spasm)~c*c conjugate gaze	1=Convergence insufficiency and excess|38	2=Internuclear ophthalmoplegia|954	8:^b specified*a	9:Unspecified disorder~c*a
0=Unspecified astigmatism|504	1=Irregular astigmatism|504	2=Regular astigmatism|504
1:*c	2=Aniseikonia
1=Internal ophthalmoplegia (complete) (total)|504	2:Paresis~b*a|504	3:Spasm~b*a|504
0=Hypermetropia|954	1=Myopia|954	2=Astigmatism|1093	3:Anisometropia~d*b aniseikonia|1094	4=Presbyopia	5:*d~c^b|1095	6:Other disorders~b*c	7:Unspecified disorder~b*c
0=Unspecified amblyopia|504	1=Deprivation amblyopia|504	2=Refractive amblyopia|504	3=Strabismic amblyopia|504	4:*c suspect|504
0:Unspecified subjective~b*a	1=Day blindness	2:Transient~b*b loss|504	3:Sudden~b*b loss|504	4=Visual discomfort|965	5=Visual distortions of shape and size	6:Psychophysical~b*a	9:Other subjective~b*a
0:Unspecified disorder~e*a	1=Abnormal retinal correspondence	2=Fusion with defective stereopsis	3=Simultaneous visual perception without fusion	4:Suppression~e*a
0:Unspecified visual~b*a	1=Scotoma involving central area|504	2=Scotoma of blind spot area|504	3:Sector or arcuate~c*a|504	5:Other localized visual~b*b defect|504	6:Homonymous bilateral~b*a|1076	7:Heteronymous bilateral~b*a	8:Generalized contraction of visual~b*b|504
0:Unspecified color~b*a	1=Achromatopsia	2:Acquired color~b*b deficiency	3=Deuteranomaly	4=Protanomaly	5=Tritanomaly	9:Other color~b*a
0:Unspecified night~b*a	1=Abnormal dark adaptation curve	2:Acquired night~b*a	3:Congenital night~b*a	9:Other night~b*a
1:Glare~b*b	2:Impaired contrast~b*b
0=Amblyopia ex anopsia|1097	1:Subjective visual~b*a|1098	2=Diplopia	3=Other and unspecified disorders of binocular vision|1099	4:*b field defects|1100	5=Color vision deficiencies|1101	6=Night blindness|1102	7=Vision sensitivity deficiencies|1103	8:Other visual~b*a	9=Unspecified visual disturbance
3:*d category 3^b blindness left eye^c	4:*d~b^c, blindness left eye category 4	5:*d~b^c, blindness left eye category 5
3:*d~b^c, blindness left eye category 3	4:*d category 4^b blindness left eye^c	5:*d~b^c, blindness left eye category 5
3:*d~b^c, blindness left eye category 3	4:*d~b^c, blindness left eye category 4	5:*d category 5^b blindness left eye^c
3:*h right eye~d^b~b^b 3|1105	4:*h right eye~d^b~b^b 4|1106	5:*h right eye~d^b~b^b 5|1107
X:*a, different category levels|1108
1:*a category 1	2:*a category 2
3:^b~b^c category 3*a|1110	4:^b~b^c category 4*a|1110	5:^b~b^c category 5*a|1110
3:*a category 3	4:*a category 4	5:*a category 5
1:Low~g*a category 1, blindness left eye|1112	2:Low~g*a category 2, blindness left eye|1112
0:*a, unspecified eyes	1:^c right~b*c left~b^b|1111	2:^c left~b*c right~b^b|1113
1:*g~b^c category 1^b low vision left eye^c	2:*g~b^c~b^c, low vision left eye category 2
1:*g~b^c~b^c, low vision left eye category 1	2:*g~b^c category 2^b low vision left eye^c
1:*g right eye~c^b~b^b 1|1115	2:*g right eye~c^b~b^b 2|1116
X:*a, different category levels|1117
A:^b~b*d~b^c, normal vision left eye
3:*e category 3|1119	4:*e category 4|1119	5:*e category 5|1119
3:^b~b*d~b^b 3, normal vision right eye	4:^b~b*d~b^b 4, normal vision right eye	5:^b~b*d~b^b 5, normal vision right eye
A:*e category 3-5|1121
0:*a, unspecified eye	1:*c right~b^b, normal vision left eye|1120	2:*c left~b^b, normal vision right eye|1122
A:*g~b^c~b^b 1, normal vision left eye
1:*e category 1-2|1124	2A:^c~b^c category 2*a
1:*g~b^c~b^b 1, normal vision right eye	2:*g~b^c~b^b 2, normal vision right eye
A:*e category 1-2|1126
0:*a, unspecified eye	1:*c right~b^b, normal vision left eye|1125	2:*c left~b^b, normal vision right eye|1127
0:*a, unspecified	1:*c right~b^b, normal vision left eye	2:*c left~b^b, normal vision right eye
0:*d, both eyes|1109	1:^b, one eye,~b*a other eye|1114	2:Low~d*a, both eyes|1118	3=Unqualified visual loss, both eyes	4:*d, one eye|1123	5:Low~d*a, one eye|1128	6=Unqualified visual loss, one eye|1129	7=Unspecified visual loss	8=Legal blindness, as defined in USA
0=Unspecified nystagmus	1=Congenital nystagmus	2=Latent nystagmus	3=Visual deprivation nystagmus	4=Dissociated nystagmus	9=Other forms of nystagmus
1:Deficient saccadic~c*a	2:Deficient smooth pursuit~c*a	9:*a
0:*f|1131	8:Other~d*a|1132
0:Unspecified anomaly~b*a	1=Argyll Robertson pupil, atypical	2=Anisocoria	3=Miosis	4=Mydriasis	5=Tonic pupil|504	9:Other anomalies~b*a
1=Brow ptosis|833	9:*a
0:Anomalies~c*d pupillary function|1134	1=Ocular pain|954	8:^b specified*a|1135	9:Unspecified disorder~c*a
1:*e right^e	2:*e left^e	3:*a, bilateral	9:^d unspecified~b*a
1:Keratopathy (bullous aphakic)~e*a|504	2:Cataract (lens) fragments in~d*a|504	3:Cystoid macular edema~e*a|504	9:Other disorders~b*a|1137
1:^f right*a	2:^f left*a	3:*a, bilateral	9:^f unspecified*a
1:*c an ophthalmic~b^b|1139	2:*c other~b^b|1139
1:^d right*a	2:^d left*a	3:*a, bilateral	9:^d unspecified*a
1:^c~f*c an ophthalmic~b^b|1141	2:^c~f*c other~b^b|1141	3:^b~c^b~d*c an ophthalmic~b^b|1141	4:^b~c^b~d*c other~b^b|1141	5:^b~f*c an ophthalmic~b^b|1141	6:^b~f*c other~b^b|1141
0:*a, unspecified	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3
1=Chorioretinal scars after surgery for detachment|504	8:^c~c^b~c*a	9:^b~c*a
0:Disorders~g*h the^b following cataract surgery|1138	1:^b hemorrhage~d^b hematoma~b*e complicating a procedure|1140	2:Accidental puncture~e^b laceration~b*e during a procedure|1140	3:Postprocedural hemorrhage, hematoma,~e^b seroma~b*e following a procedure|1142	4:Inflammation (infection)~g*h postprocedural bleb|1143	8:Other intraoperative~b*a|1144
0:*a, unspecified ear	1:*c right^c	2:*c left^c	3:*a, bilateral
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral
1:*a, right ear	2:*a, left ear	3:*a, bilateral	9:*a, unspecified ear
1:Diffuse~c*a|1148	2:Hemorrhagic~c*a|1148	3=Swimmer's ear|1148	9:*a|1148
0:Unspecified acute~b*a|1148	1:^b actinic~b*a|1148	2:^b chemical~b*a|1148	3:^b contact~b*a|1148	4:^b eczematoid~b*a|1148	5:^b reactive~b*a|1148	9:Other~b^b acute*a|1148
X:*a|1148
0=Abscess of external ear|1146	1=Cellulitis of external ear|1146	2:Malignant otitis~b*a|1147	3:Other infective otitis~b*a|1149	4=Cholesteatoma of external ear|1146	5:Acute noninfective otitis~b*a|1150	6:Unspecified chronic otitis~b*a|1147	8:Other otitis~b*a|1151	9:Unspecified otitis~b*a|1147
1:*c right^c	2:*c left^c	3:*a, bilateral	9:*a, unspecified ear
0:Unspecified~c*a|1153	1:Acute~c*a|1153	2:Chronic~c*a|1153	3:^b~c*a|1153
1:Noninfective~c*a, right ear	2:Noninfective~c*a, left ear	3:Noninfective~c*a, bilateral	9:Noninfective~c*a, unspecified ear
0:Unspecified noninfective~b*a|1148	1:Acquired deformity~c*a|1148	2:Hematoma~c*a|1148	9:Other noninfective~b*a|1155
1:^d right*a	2:^d left*a	3:*a, bilateral	9:*a, unspecified ear
1:*d right^d	2:*d left^d	3:*a, bilateral	9:*a, unspecified ear
0:*a, unspecified|1157	1:*a secondary to trauma|1157	2:*a secondary to inflammation and infection|1157	9:Other acquired~b*a|1158
1:Exostosis~d*b canal|1153	9:*a|1153
0:*a, unspecified ear	1:^c right*a	2:^c left*a	3:*a, bilateral
0:Chondritis and perichondritis~c*a|1154	1:Noninfective~b*c pinna|1156	2=Impacted cerumen|1147	3:Acquired stenosis~c*a canal|1159	8:^b specified*a|1160	9:Disorder~c*a, unspecified|1161
X:*a|1157
4:Otitis externa~e^b other*a|1147	8:Other disorders~b*a|1163
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a, recurrent, unspecified ear
1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a, recurrent, unspecified ear	9:*a, unspecified ear
1:*a, right ear	2:*a, left ear	3:*a, bilateral	4:*a, recurrent, right ear	5:*a, recurrent, left ear	6:*a, recurrent, bilateral	7:*a recurrent, unspecified ear	9:*a, unspecified ear
1:Acute and subacute allergic~d*a (mucoid) (sanguinous) (serous)|1166	9:*a|1167
1:Chronic allergic~d*a|1148	9:*a|1148
0:Acute serous~b*a|1165	1:Other acute nonsuppurative~b*a|1168	2:Chronic serous~b*a|1147	3:Chronic mucoid~b*a|1147	4:Other chronic nonsuppurative~b*a|1169	9:Unspecified nonsuppurative~b*a|1147
0:*a without spontaneous rupture of ear drum|1166	1:*a with spontaneous rupture of ear drum|1166
0:*a, unspecified	1:*a, right ear	2:*a, left ear	3:*a, bilateral
0:Acute suppurative~d*a|1171	1:Chronic tubotympanic suppurative~d*a|1172	2:Chronic atticoantral suppurative~d*a|1147	3:Other chronic suppurative~d*a|1151	4:^b~c*a, unspecified|1147	9:Otitis~e*a, unspecified|1147
0:Unspecified Eustachian~b*a|1148	1:Acute Eustachian~b*a|1148	2:Chronic Eustachian~b*a|1148
0:Unspecified obstruction~b*a|1148	1:Osseous obstruction~b*a|1148	2:Intrinsic cartilagenous obstruction~b*a|1148	3:Extrinsic cartilagenous obstruction~b*a|1148
0:*c|1174	1=Obstruction of Eustachian tube|1175
0:Patulous~f*a|1147	8:^b specified~c*a|1147	9:Unspecified~f*a disorder|1147
0:*a without complications|1148	1=Subperiosteal abscess of mastoid|1148	9:*a with other complications|1148
0=Unspecified petrositis|1148	1=Acute petrositis|1148	2=Chronic petrositis|1148
1=Postauricular fistula|1148	9:*a|1148
0=Acute mastoiditis|1178	1=Chronic mastoiditis|1147	2=Petrositis|1179	8:Other mastoiditis~b*a|1180	9=Unspecified mastoiditis|1147
0:*c attic|1147	1:*c tympanum|1147	2:*c mastoid|1147	3=Diffuse cholesteatosis|1147	9=Unspecified cholesteatoma|1147
1:Multiple~b*a|1148	2:Total~b*a|1148
0:Central perforation~b*a|1147	1:Attic perforation~b*a|1147	2:Other marginal perforations~b*a|1151	8:Other perforations~b*a|1183	9:Unspecified perforation~b*a|1147
1:Acute~c*a, right ear	2:Acute~c*a, left ear	3:Acute~c*a, bilateral	9:Acute~c*a, unspecified ear
0:Unspecified acute~b*a|1185	1:Bullous~b*a|1148	9:Other acute~b*a|1148
1:Atrophic flaccid~e*a|1148	2:Atrophic nonflaccid~e*a|1148	9:*a|1148
0=Acute myringitis|1186	1=Chronic myringitis|1147	2=Unspecified myringitis|1147	8:^b specified*a|1187	9:Unspecified disorder~c*a|1147
1:^b right*a	2:^b left*a	3:*a, bilateral	9:*a, unspecified ear
1:Ankylosis~d*a|1148	2:Partial loss~d*a|1148	9:*a|1153
1:*e right^e	2:*e left^e	3:*a, bilateral	9:*a, unspecified ear
X:*a|1191
0:*a, unspecified ear	1:^d right*a	2:^d left*a	3:*a, bilateral
0=Tympanosclerosis|1148	1:Adhesive~d*b disease|1189	2:Discontinuity and dislocation~c*d~b^b ossicles|1146	3:*f acquired abnormalities~b^b~b^b ossicles|1190	4:Polyp~c*b|1146	8:^b specified*b and^b|1192	9:Unspecified disorder~c*b and^b|1193
0:*a, unspecified ear	1:^e right*a	2:^e left*a	3:*a, bilateral
0:Mastoiditis~h^b infectious and parasitic*a|1147	8:^b specified*a|1195
0:*a involving oval window, nonobliterative|1147	1:*a involving oval window, obliterative|1147	2=Cochlear otosclerosis|1147	8=Other otosclerosis|1147	9=Unspecified otosclerosis|1147
1:Aural~c*a|1148	9:*a|1148
0=Meniere's disease|1148	1=Benign paroxysmal vertigo|1147	2=Vestibular neuronitis|1147	3=Other peripheral vertigo|1198	4:Vertigo~b*c central origin	8:Other disorders~b*a|1151	9:Unspecified disorder~b*a|1147
X:*a|1153
0=Labyrinthitis|1148	1=Labyrinthine fistula|1148	2=Labyrinthine dysfunction|1151	3:Noise effects on~d*a|1200	8:^b specified*a|1200	9:Unspecified disease~c*a|1146
1:^f, right ear,*a	2:^f, left ear,*a
1:*h, right ear,^h	2:*h, left ear,^h
1:^g right ear*a	2:^g left ear*a
1:^g right ear,*a	2:^g left ear,*a
1:*h, right ear^h	2:*h, left ear^h
1:^b~c^c, unilateral,*a|1204	2:Sensorineural~d^c, unilateral,*a|1205	3:Mixed conductive~b^e, unilateral*a|1206
0:^b~c*a, bilateral	1:^b~c*a, unilateral with unrestricted hearing on the contralateral side|1202	2:^b~c*a, unspecified	3:Sensorineural~d*a, bilateral	4:Sensorineural~d*a, unilateral with unrestricted hearing on the contralateral side|1202	5:Unspecified~c*a	6:Mixed conductive~b*a, bilateral	7:Mixed conductive~b*a, unilateral with unrestricted hearing on the contralateral side|1203	8:Mixed conductive~b*a, unspecified	A:*a with restricted hearing on the contralateral side|1207
0:Ototoxic~d*a|1148	1=Presbycusis|1147	2:Sudden idiopathic~d*a|1147	3=Deaf nonspeaking, not elsewhere classified	8:^b specified~c*a|1151	9:Unspecified~d*a|1147
0:*e|1148	1=Otorrhea|1147	2=Otorrhagia|1147
1=Transient ischemic deafness|1148	9:Unspecified degenerative~b*a|960
1=Auditory recruitment|1148	2=Diplacusis|1148	3=Hyperacusis|1148	4:Temporary~c*b threshold shift|1148	5:Central~c*b processing disorder	9:*a|1148
1:*c right^c	2:*c left^c	3:*c bilateral^b nerves	9:*c unspecified^c
X:*a|1213
1:*b right^b	2:*b left^b	3:*a, bilateral	9:*a, unspecified ear
X:*a|1215
0:*a, unspecified ear	1:*b right^b	2:*b left^b	3:*a, bilateral
0:Degenerative and vascular~b*e|1211	1=Tinnitus|1148	2:*h abnormal auditory perceptions|1212	3:Disorders~c*f acoustic nerve|1214	8:^b specified*e|1216	9:Unspecified disorder~c*e|1217	A=Pulsatile tinnitus|1148
0:Acoustic neuritis~e^b infectious and parasitic*a|1147	8:^b specified*a|1195
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear	3:*a, bilateral ears
1:*a, right ear	2:*a, left ear	3:*a, bilateral ears	9:*a, unspecified ear
1:Chronic inflammation~c*g postmastoidectomy cavity|1221	2:Granulation~c*g postmastoidectomy cavity|1221	3:Mucosal cyst~c*g postmastoidectomy cavity|1221	9:*h~f^c|1221
1:*a on the ear and mastoid process	2:*c other~b^b
1:^f the*a on the ear and mastoid process	2:*h the^f other~b^b
1:^c~c*a on the ear and mastoid process	2:^c~c*c other~b^b	3:^b~c*a on the ear and mastoid process	4:^b~c*c other~b^b
1:*d right^d	2:*d left^d	3:*a, bilateral	9:*d unspecified^d
1:Postprocedural stenosis~h*j external~b^b canal|1226	8:^c~c*a	9:^b~c*a
0:Recurrent cholesteatoma~g*i postmastoidectomy cavity|1220	1:Other~f*e following mastoidectomy|1222	2:^b hemorrhage~d^b hematoma~b*e complicating a procedure|1223	3:Accidental puncture~e^b laceration~b*e during a procedure|1224	4:Postprocedural hemorrhage~g*e following a procedure|1223	5:Postprocedural hematoma~e^b seroma~b*e following a procedure|1225	8:Other intraoperative~b^g the*a|1227
0=Acute rheumatic pericarditis	1=Acute rheumatic endocarditis	2=Acute rheumatic myocarditis	8:Other acute rheumatic~d*b disease	9:Acute rheumatic~d*b disease, unspecified
0:*a with heart involvement	9:*a without heart involvement
0:*c stenosis	1:*c insufficiency	2:*c stenosis with insufficiency	8:Other rheumatic~b*a	9:*b disease, unspecified
0:*c stenosis	1:*c insufficiency	2:*c stenosis and insufficiency	8:Other rheumatic~b*a	9:*b disease, unspecified
0=Rheumatic disorders of both mitral and aortic valves	1=Rheumatic disorders of both mitral and tricuspid valves	2=Rheumatic disorders of both aortic and tricuspid valves	3=Combined rheumatic disorders of mitral, aortic and tricuspid valves	8:Other rheumatic multiple~b*a	9:Rheumatic multiple~b*b disease, unspecified
1:Rheumatic~d*b failure	9:*a
0=Rheumatic myocarditis	1:Rheumatic~d*a of endocardium, valve unspecified	2:Chronic~b*c pericarditis	8:^b specified*a|1234	9:Rheumatic~c*b disease, unspecified
0:*a with heart failure	9:*a without heart failure
0:*a with stage 5 chronic kidney disease or end stage renal disease	9:*a with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease
0:*a, with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease	1:*a, with stage 5 chronic kidney disease, or end stage renal disease
0:*a with heart failure and stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease	1:*a without heart failure|1238	2:*a with heart failure and with stage 5 chronic kidney disease, or end stage renal disease
0:Renovascular~b*a	1=Hypertension secondary to other renal disorders	2=Hypertension secondary to endocrine disorders	8:Other secondary~b*a	9:*a, unspecified
0:*b urgency	1:*b emergency	9:*a, unspecified
0=Unstable angina	1:*a with documented spasm	8:Other forms of angina~b*a	9:*a, unspecified
1:*d involving left main coronary artery	2:*d involving left~b^b descending coronary artery	9:*d involving other coronary artery^d
1:*d involving right coronary artery	9:*d involving other coronary artery^d
1:*d involving left circumflex coronary artery	9:*d involving~b^c
1:Myocardial~e*a type 2	9:^b~c*a type
0:ST elevation (STEMI)~b*a of anterior wall|1243	1:ST elevation (STEMI)~b*a of inferior wall|1244	2:ST elevation (STEMI)~b*a of other sites|1245	3:ST elevation (STEMI)~b*a of unspecified site	4:Non-ST elevation (NSTEMI)~b*a	9:*a, unspecified	A:Other type of~b*a|1246
0:*g~e^c of anterior wall	1:*g~e^c of inferior wall	2:^b~e*a	8:*g~e^c of other sites	9:*g~e^c of unspecified site
0:Hemopericardium as~b^b complication~b^b acute~h*f	1:Atrial septal defect as~b^b complication~b^b acute~h*f	2:Ventricular septal defect as~b^b complication~b^b acute~h*f	3:Rupture of cardiac wall without hemopericardium as~b^b complication~b^b acute~h*f	4:Rupture of chordae tendineae as~b^b complication~b^b acute~h*f	5:Rupture of papillary muscle as~b^b complication~b^b acute~h*f	6:Thrombosis of atrium, auricular appendage, and ventricle as~b*o acute~h^c	7=Postinfarction angina	8:Other~b*o acute~h^c
0=Acute coronary thrombosis not resulting in myocardial infarction	1=Dressler's syndrome	8:^b forms of*b disease	9:Acute~c*b disease, unspecified
0:*c unstable^c	1:*a with documented spasm	8:*c other forms of^c	9:*c unspecified^c
0:*a without angina pectoris	1:*a with angina pectoris|1251
0:*c unstable^b	1:*a with documented spasm	8:*c other forms of^c	9:*c unspecified^c
0:*j, unspecified,~g^d|1251	1:^c autologous vein*j~g^d|1251	2:^c autologous artery*j~g^d|1251	3:^c nonautologous biological*j~g^d|1251	5:^c native~f*a|1253	6:^c~c^b graft of~c*a|1253	9:^c other*j~g^d|1251
0:^c~b^b artery bypass graft(s)~b*a	1:^c native~b^b artery of transplanted heart~b*a	2:^c bypass graft of~b^b artery of transplanted heart~b*a
1:Atherosclerosis~c*e other coronary vessels without angina pectoris|1255	2:Chronic total occlusion~c*e coronary artery	3=Coronary atherosclerosis due to lipid rich plaque	4=Coronary atherosclerosis due to calcified coronary lesion	9:*a
1:Atherosclerotic~c*a of native coronary artery|1252	2=Old myocardial infarction	3:Aneurysm of~c*b	4=Coronary artery aneurysm and dissection|38	5=Ischemic cardiomyopathy	6=Silent myocardial ischemia	7:Atherosclerosis of coronary artery bypass graft(s) and coronary artery of transplanted~c*b with angina pectoris|1254	8:Other forms of chronic~b*a|1256	9:*a, unspecified
1:Septic pulmonary~b*a	2:Saddle embolus of pulmonary artery~c*a	9:Other pulmonary~b*a
0:Septic pulmonary~b*a	2:Saddle embolus of pulmonary artery~c*a	3:Single subsegmental pulmonary~b*a	4:Multiple subsegmental pulmonary emboli~c*a	9:Other pulmonary~b*a
0:*a with acute cor pulmonale|1258	9:*a without acute cor pulmonale|1259
0:Pulmonary~d*a, unspecified	1:Secondary~c*b arterial^b	2:Pulmonary~d*a due to left heart disease	3:Pulmonary~d*a due to lung diseases and hypoxia	4:Chronic thromboembolic~c*a	9:*a
1=Cor pulmonale (chronic)	2:Chronic~c*c embolism	3=Eisenmenger's syndrome	9:*a
0:Primary~b*c hypertension	1:Kyphoscoliotic~c*b disease	2:*d secondary^b hypertension|1261	8:^b specified*a|1262	9:Pulmonary~c*b disease, unspecified
0:Arteriovenous fistula~c*a	1:Aneurysm~c*b artery	8:*a	9:Disease~c*a, unspecified
0:*b nonspecific idiopathic^b	1:Infective~b*a	8:Other forms of acute~b*a	9:*a, unspecified
0=Chronic adhesive pericarditis	1=Chronic constrictive pericarditis	2=Hemopericardium, not elsewhere classified	3=Pericardial effusion (noninflammatory)	4=Cardiac tamponade	8:^b specified*a	9:Disease~c*a, unspecified
0:*b infective^b	9:*a, unspecified
0:*c (valve) insufficiency	1:*c (valve) prolapse	2:*c (valve) stenosis	8:Other nonrheumatic~b*a	9:*b disorder, unspecified
0:*c (valve) stenosis	1:*c (valve) insufficiency	2:*c (valve) stenosis with insufficiency	8:Other nonrheumatic~b*a	9:*b disorder, unspecified
0:*b stenosis	1:*b insufficiency	2:*b stenosis with insufficiency	8:Other nonrheumatic~b*a	9:*b disorder, unspecified
0:Infective~b*a	1:Isolated~b*a	8:Other acute~b*a	9:*a, unspecified
0=Dilated cardiomyopathy	1=Obstructive hypertrophic cardiomyopathy	2=Other hypertrophic cardiomyopathy	3=Endomyocardial (eosinophilic) disease	4=Endocardial fibroelastosis	5=Other restrictive cardiomyopathy	6=Alcoholic cardiomyopathy	7:*a due to drug and external agent	8=Other cardiomyopathies	9:*a, unspecified
0:*e~d^b, first degree	1:*e~d^b, second degree	2:*e~d^b, complete	3:Other~b*d unspecified atrioventricular~c^b|530	4:Left anterior fascicular~e*a	5:Left posterior fascicular~e*a	6:Other~b*d unspecified fascicular~c^b|530	7:Left~d*a, unspecified
1=Long QT syndrome	9:*a
0=Right fascicular block	1:*c and unspecified right bundle-branch block|530	2=Bifascicular block	3=Trifascicular block	4=Nonspecific intraventricular block	5:*c specified heart block	6=Pre-excitation syndrome	8:^b specified*a|1274	9=Conduction disorder, unspecified
2:*a due to underlying cardiac condition	8:*a due to other underlying condition	9:*a, cause unspecified
0=Re-entry ventricular arrhythmia	1:Supraventricular~b*a	2:Ventricular~b*a	9:*a, unspecified
1:Longstanding persistent~b*a	9:Other persistent~b*a
0:*a, unspecified	1:Permanent~b*a
1:*d	2:*e~d^b
0:Paroxysmal atrial~b*c	1:Persistent atrial~b*c|1278	2:Chronic atrial~b*c|1279	3:Typical atrial~d*a	4:Atypical atrial~d*a	9:Unspecified atrial~b*b atrial^b|1280
0=Ventricular fibrillation and flutter|38	1=Atrial premature depolarization	2=Junctional premature depolarization	3=Ventricular premature depolarization	4:*c and unspecified premature depolarization|530	5=Sick sinus syndrome	8:^b specified*a	9=Cardiac arrhythmia, unspecified
0:Unspecified systolic~b*a	1:Acute systolic~b*a	2:Chronic systolic~b*a	3:Acute on chronic systolic~b*a
0:Unspecified diastolic~b*a	1:Acute diastolic~b*a	2:Chronic diastolic~b*a	3:Acute on chronic diastolic~b*a
0:Unspecified combined~b*a	1:Acute combined~b*a	2:Chronic combined~b*a	3:Acute on chronic combined~b*a
0:*a, unspecified	1:Acute right~b*a	2:Chronic right~b*a	3:Acute on chronic right~b*a	4:*a due to left heart failure
1:Right~b*a|1286	2:Biventricular~b*a	3:High output~b*a	4:End stage~b*a	9:*a
1:Left ventricular~b*a, unspecified	2:Systolic (congestive) heart~b*a|1283	3:Diastolic (congestive) heart~b*a|1284	4:Combined systolic (congestive) and diastolic (congestive) heart~b*a|1285	8:Other heart~b*a|1287	9:*a, unspecified
1=Takotsubo syndrome	9:*a
0=Cardiac septal defect, acquired	1:Rupture~e*c chordae tendineae, not elsewhere classified	2:Rupture~e*c papillary muscle, not elsewhere classified	3=Intracardiac thrombosis, not elsewhere classified	4=Myocarditis, unspecified	5=Myocardial degeneration	7=Cardiomegaly	8:Other~c*e~c^b diseases|1289	9:Heart~g*a, unspecified
0:*a from carotid siphon and bifurcation|325	1:*a from middle cerebral artery|260	2:*a from anterior communicating artery	3:*a from posterior communicating artery|260	4:*a from basilar artery	5:*a from vertebral artery|259	6:*a from other intracranial arteries	7:*a from unspecified intracranial artery	8:Other nontraumatic~b*a	9:*a, unspecified
0:*a in hemisphere, subcortical	1:*a in hemisphere, cortical	2:*a in hemisphere, unspecified	3:*a in brain stem	4:*a in cerebellum	5:*a, intraventricular	6:*a, multiple localized	8:Other nontraumatic~b*a	9:*a, unspecified
0:*a, unspecified	1:^b acute*a	2:^b subacute*a	3:^b chronic*a
0:Nontraumatic subdural~f*a|1293	1:Nontraumatic extradural~f*a	9:Nontraumatic~e*a, unspecified
1:*c right^c	2:*c left^c	3:*c bilateral^b arteries	9:*c unspecified^c
0:*c unspecified^b artery	1:*c vertebral artery|1295	2:*c basilar artery	3:*c carotid artery|1295	9:*c other^b artery
1:*c right^b artery	2:*c left^b artery	3:*c bilateral^c	9:*c unspecified^b artery
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*c unspecified^b artery
0:*c unspecified^c	1:*c vertebral~b^b|1297	2:*c basilar artery	3:*c carotid~b^b|1298	9:*c other^c
1:*d right^d	2:*d left^d	3:*d bilateral^c arteries	9:*d unspecified^d
0:*c unspecified^b artery	1:*c middle^b artery|1300	2:*c anterior^b artery|1300	3:*c posterior^b artery|1300	4:*c cerebellar artery|1295	9:*c other^b artery
1:*a due to occlusion or stenosis of small artery	9:*a
0:*a due to thrombosis of precerebral arteries|1296	1:*a due to embolism of precerebral arteries|1296	2:*a due to unspecified occlusion or stenosis of precerebral arteries|1299	3:*a due to thrombosis of cerebral arteries|1301	4:*a due to embolism of cerebral arteries|1301	5:*a due to unspecified occlusion or stenosis of cerebral arteries|1301	6:*a due to cerebral venous thrombosis, nonpyogenic	8:Other cerebral~b*a|1302	9:*a, unspecified
0:*i vertebral artery|1295	1:*i basilar artery	2:*i carotid artery|1295	8:*i other^c	9:*i unspecified^b artery
0:*i middle~g^b artery|1300	1:*i anterior~g^b artery|1300	2:*i posterior~g^b artery|1300	3:*i cerebellar~b^b	8:*i other^c	9:*i unspecified~g^b artery
1:Reversible cerebrovascular~d*a syndrome	8:Other cerebrovascular~b*a
0=Cerebral autosomal dominant arteriopathy with subcortical infarcts and leukoencephalopathy	8:Other hereditary~b*b disease
1:Acute~c*b insufficiency	2=Cerebral ischemia	3=Posterior reversible encephalopathy syndrome	4=Cerebral vasospasm and vasoconstriction|1306	5:Hereditary~c*a|1307	9:*d~b^b disease
0=Dissection of cerebral arteries, nonruptured	1=Cerebral aneurysm, nonruptured	2=Cerebral atherosclerosis	3=Progressive vascular leukoencephalopathy	4=Hypertensive encephalopathy	5=Moyamoya disease	6=Nonpyogenic thrombosis of intracranial venous system	7=Cerebral arteritis, not elsewhere classified	8:^b specified*a|1308	9=Cerebrovascular disease, unspecified
0=Cerebral amyloid angiopathy	2:Cerebral arteritis~c^b other*a	8:Other cerebrovascular~b*a
0:Attention and concentration deficit~c*a	1:Memory deficit~c*a	2:Visuospatial deficit and spatial neglect~c*a	3:Psychomotor deficit~c*a	4:Frontal lobe and executive function deficit~c*a	5:^b social or emotional deficit~b*a	8:Other symptoms and signs involving cognitive functions~c*a	9:Unspecified symptoms and signs involving cognitive functions~c*a
0:Aphasia~e*a	1:Dysphasia~e*a	2:Dysarthria~e*a	3:Fluency disorder~e*a	8:Other speech~b*a
1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right non-dominant side	4:*a affecting left non-dominant side	9:*a affecting unspecified side
1:*a affecting right dominant side	2:*a affecting left dominant side	3:*a affecting right non-dominant side	4:*a affecting left non-dominant side	5:*a, bilateral	9:*a affecting unspecified side
0:Apraxia following~d*a	1:Dysphagia following~d*a	2:Facial weakness following~d*a	3:Ataxia following~d*a	8:^c following~b*a
0:Unspecified sequelae~b*a	1:Cognitive deficits following~c*a|1311	2:Speech and language deficits following~c*a|1312	3:Monoplegia~b^b upper limb following*a|1313	4:Monoplegia~b^b lower limb following*a|1313	5:Hemiplegia and hemiparesis following~c*a|1313	6:Other paralytic syndrome following~c*a|1314	9:Other sequelae~b*a|1315
0:Apraxia following~d*a	1:Dysphagia following~d*a	2:Facial weakness following~d*a	3:Ataxia following~d*a	8:*a
0:Unspecified sequelae~b*a	1:Cognitive deficits following~c*a|1311	2:Speech and language deficits following~c*a|1312	3:Monoplegia~b^b upper limb following*a|1313	4:Monoplegia~b^b lower limb following*a|1313	5:Hemiplegia and hemiparesis following~c*a|1313	6:Other paralytic syndrome following~c*a|1314	9:Other sequelae~b*a|1317
0:Unspecified sequelae~b*b disease	1:Cognitive deficits following~c*b disease|1311	2:Speech and language deficits following~c*b disease|1312	3:Monoplegia~b^b upper limb following*b disease|1313	4:Monoplegia~b^b lower limb following*b disease|1313	5:Hemiplegia and hemiparesis following~c*b disease|1313	6:Other paralytic syndrome following~c*b disease|1314	9:Other sequelae~b*b disease|1317
0:Unspecified sequelae~b*b disease	1:Cognitive deficits following~c*b disease|1311	2:Speech and language deficits following~c*b disease|1312	3:Monoplegia~b^b upper limb following*b disease|1313	4:Monoplegia~b^b lower limb following*b disease|1313	5:Hemiplegia and hemiparesis following~c*b disease|1313	6:Other paralytic syndrome following~c*b disease|1314	9:Other sequelae~b*b disease|1315
0:*c nontraumatic subarachnoid hemorrhage|1316	1:*c nontraumatic intracerebral hemorrhage|1318	2:*c other nontraumatic intracranial hemorrhage|1318	3:*c cerebral infarction|1318	8:*c other^b diseases|1319	9:*c unspecified^b diseases|1320
1:*a, right leg	2:*a, left leg	3:*a, bilateral legs	8:*a, other extremity	9:*a, unspecified extremity
1:*a of thigh	2:*a of calf	3:*a of ankle	4:*a of heel and midfoot	5:*a of other part of foot	8:*a of other part of lower leg	9:*a of unspecified site
0:Unspecified atherosclerosis~b*c~b^b|1322	1:*c~b^b with intermittent claudication|1322	2:*c~b^b with rest pain|1322	3:*c right leg with ulceration|1323	4:*c left leg with ulceration|1323	5:*c other~b^b with ulceration	6:*c~b^b with gangrene|1322	9:Other atherosclerosis~b*c~b^b|1322
0:Unspecified atherosclerosis~b*a|1322	1:*a with intermittent claudication|1322	2:*a with rest pain|1322	3:*b right leg with ulceration|1323	4:*b left leg with ulceration|1323	5:*c other extremity with ulceration	6:*a with gangrene|1322	9:Other atherosclerosis~b*a|1322
1:*c with^c, right leg	2:*c with^c, left leg	3:*c with^c, bilateral legs	8:*c with^c, other extremity	9:*c with^c, unspecified extremity
0:Unspecified atherosclerosis~b*a|1322	1:*a intermittent claudication|1326	2:*a with rest pain|1322	3:*b right leg with ulceration|1323	4:*b left leg with ulceration|1323	5:*c other extremity with ulceration	6:*a with gangrene|1322	9:Other atherosclerosis~b*a|1322
0:Unspecified~d*a	1:Generalized~d*a	2=Chronic total occlusion of artery of the extremities
0:*a of aorta	1:*a of renal artery	2:*a of native arteries of the extremities|1324	3:*a of unspecified type of bypass graft(s) of the extremities|1325	4:*a of autologous vein bypass graft(s) of the extremities|1325	5:*a of nonautologous biological bypass graft(s) of the extremities|1327	6:*a of nonbiological bypass graft(s) of the extremities|1325	7:*a of other type of bypass graft(s) of the extremities|1325	8:*a of other arteries	9=Other and unspecified atherosclerosis|1328
0:*b unspecified site of^b	1:*b thoracic^b	2:*b abdominal^b	3:*b thoracoabdominal^b
0=Dissection of aorta|1330	1:Thoracic aortic~b*c, ruptured	2:Thoracic aortic~b*c, without rupture	3:Abdominal aortic~b*c, ruptured	4:Abdominal aortic~b*c, without rupture	5:Thoracoabdominal aortic~b*c, ruptured	6:Thoracoabdominal aortic~b*c, without rupture	8:*c of unspecified site, ruptured	9:*c of unspecified site, without rupture
0=Aneurysm of carotid artery	1=Aneurysm of artery of upper extremity	2=Aneurysm of renal artery	3=Aneurysm of iliac artery	4=Aneurysm of artery of lower extremity	5=Aneurysm of other precerebral arteries	6=Aneurysm of vertebral artery	8=Aneurysm of other specified arteries	9=Aneurysm of unspecified site
0:*a without gangrene	1:*a with gangrene
1=Erythromelalgia	9:*a
0=Raynaud's syndrome|1333	1=Thromboangiitis obliterans [Buerger's disease]	8:^b specified*a|1334	9:Peripheral~c*b disease, unspecified
1:Saddle embolus~d*a	9:Other arterial embolism~b*a
0:*g~c^e	1:*g thoracic~f^b	9:*f~c^d
0:Embolism~c*a of abdominal aorta|1336	1:Embolism~c*a of other and unspecified parts of aorta|1337	2:Embolism~c*a of arteries of the upper extremities	3:Embolism~c*a of arteries of the lower extremities	4:Embolism~c*a of arteries of extremities, unspecified	5:Embolism~c*a of iliac artery	8:Embolism~c*a of other arteries	9:Embolism~c*a of unspecified artery
1:*c right^c	2:*c left^c	3:*c bilateral^b extremities	9:*c unspecified^c
1:*b upper extremity|1339	2:*b lower extremity|1339
1:*c kidney	9:*b site
0:*a of extremities|1340	8:*a of other sites|1341
0=Dissection of unspecified artery	1=Dissection of carotid artery	2=Dissection of iliac artery	3=Dissection of renal artery	4=Dissection of vertebral artery	5=Dissection of other precerebral arteries	6=Dissection of artery of upper extremity	7=Dissection of artery of lower extremity	9=Dissection of other specified artery
0:Thoracic aortic~b*a	1:Abdominal aortic~b*a	2:Thoracoabdominal aortic~b*a	9:*a, unspecified site
1=Aortic ectasia|1344	9:*a
0=Arteriovenous fistula, acquired	1:Stricture~c*d artery	2:Rupture~c*d artery	3=Arterial fibromuscular dysplasia	4=Celiac artery compression syndrome	5:Necrosis~c*d artery	6=Arteritis, unspecified	7:*f arterial dissection|1343	8:^b specified*a|1345	9:Disorder~c*a, unspecified
0=Hereditary hemorrhagic telangiectasia	1=Nevus, non-neoplastic	8:Other diseases~b*a	9:Disease~b*a, unspecified
0:Aneurysm~b^b aorta~f*a	1:Aortitis~h*a	8:Other disorders~b*a
0:*c unspecified^b extremity	1:*c right^b extremity	2:*c left^b extremity	3:*a, bilateral
0:*c unspecified^c	1:*c right^c	2:*c left^c	3:*a, bilateral
1:*c right^b extremity	2:*c left^b extremity	3:*a, bilateral	9:*c unspecified^b extremity
1:*c right^b extremity	2:*c left^b extremity	3:*b extremity, bilateral	9:*c unspecified^b extremity
0:^e~c*a|1351	1:*i iliac vein|873	2:*i popliteal vein|873	3:*i tibial vein|873	4:*i peroneal vein|873	5:*i calf muscular vein|1226	9:*h~c^f|1352
0:*a of superficial vessels of lower extremities|1349	1:*a of femoral vein|1350	2:*a of other and unspecified deep vessels of lower extremities|1353	3:*a of lower extremities, unspecified	8:*a of other sites	9:*a of unspecified site
0:Acute embolism~b*a	1:Chronic embolism~b*a
1:*g superior^c|1355	2:*g inferior^c|1355	9:*g~d^d|1355
0:*f unspecified^f|873	1:*f femoral vein|873	2:*f iliac vein|873	3:*f popliteal vein|873	4:*f tibial vein|873	5:*f peroneal vein|873	6:*f calf muscular vein|1226	9:*f other specified^b vein~b^d|873	Y:*f unspecified^d proximal^c|1226	Z:*f unspecified^d distal^c|1226
0:*e unspecified^e|873	1:*e superficial^e|873	2:*e deep^e|873
1:*d superficial~c^b of lower extremities|1351	9:*a|1355
1:Acute embolism~b*a|873	2:Chronic embolism~b*a|873
1:Acute embolism~b*a|1226	2:Chronic embolism~b*a|1226
0=Budd-Chiari syndrome	1=Thrombophlebitis migrans	2:Embolism~d*a of vena cava and other thoracic veins|1356	3:Embolism~d*a of renal vein	4:Acute~c*a of deep veins of lower extremity|1357	5:Chronic~c*a of deep veins of lower extremity|1357	6:Acute~c*a of veins of upper extremity|1358	7:Chronic~c*a of veins of upper extremity|1358	8:Embolism~d*a of other specified veins|1359	9:Embolism~d*a of unspecified vein|1355	A:Embolism~d*a of axillary vein|1360	B:Embolism~d*a of subclavian vein|1360	C:Embolism~d*a of internal jugular vein|1361
1:*a of thigh	2:*a of calf	3:*a of ankle	4:*a of heel and midfoot	5:*a other part of foot	8:*a other part of lower leg	9:*a of unspecified site
0:*e unspecified^b extremity~b^c|1363	1:*e right^b extremity~b^c|1363	2:*e left^b extremity~b^c|1363
0:*e unspecified^b extremity~b^c	1:*e right^b extremity~b^c	2:*e left^b extremity~b^c
1:*c of thigh^c	2:*c of calf^c	3:*c of ankle^c	4:*c of heel^b midfoot and^b	5:*c other part of foot^c	8:*c of other part of lower extremity^c	9:*c of unspecified site^c
0:^d unspecified^b extremity~b*a|1366	1:^d right^b extremity~b*a|1366	2:^d left^b extremity~b*a|1366
1:*e right^b extremity~b^c	2:*e left^b extremity~b^c	3:^d bilateral*a	9:*e unspecified^b extremity~b^c
1:*f right^b extremity~b^d	2:*f left^b extremity~b^d	3:^d bilateral*a	9:*f unspecified^b extremity~b^d
1:*c pain|1368	9:*a|1369
0:*c unspecified^b extremity	1:*c right^b extremity	2:*c left^b extremity	3:*c bilateral^c
0:*a with ulcer|1364	1:*a with inflammation|1365	2:*a with both ulcer and inflammation|1367	8:*a with other complications|1370	9:Asymptomatic varicose~b*a|1371
0:*a without bleeding	1:*a with bleeding
0:*a|1373	1:Secondary esophageal~b*a|1373
0=Sublingual varices	1=Scrotal varices	2=Pelvic varices	3=Vulval varices	4=Gastric varices	8:*b specified^b
1:*a of right lower extremity	2:*a of left lower extremity	3:*a of bilateral lower extremity	9:*a of unspecified extremity
1:*a of right lower extremity	2:*a of left lower extremity	3:*a of bilateral lower extremity	9:*a of unspecified lower extremity
0:*a without complications|1376	1:*a with ulcer|1377	2:*a with inflammation|1377	3:*a with ulcer and inflammation|1377	9:*a with other complications|1377
0:*a without complications|1377	1:*a with ulcer|1377	2:*a with inflammation|1377	3:*a with ulcer and inflammation|1377	9:*a with other complications|1377
0=Postthrombotic syndrome|1378	1:Compression~c*b vein	2=Venous insufficiency (chronic) (peripheral)	3=Chronic venous hypertension (idiopathic)|1379	8:^b specified*a	9:Disorder~c*b vein, unspecified
0:*b mesenteric^b	1:Chronic~b*a, except mesenteric	8:Other nonspecific~b*a	9:*a, unspecified
0=Lymphedema, not elsewhere classified	1=Lymphangitis	8:^b specified*a	9:Noninfective disorder~d*a, unspecified
1:Postprocedural~b*a	9:*a
0=Idiopathic hypotension	1=Orthostatic hypotension	2:*a due to drugs	3:*a of hemodialysis	8=Other hypotension|1383	9:*a, unspecified
0:*a following cardiac surgery	1:*a following other surgery
1:Postprocedural~c*c insufficiency|1385	2:Postprocedural~c*c arrest|1385	3=Postprocedural heart failure|1385	9:*a|1385
0:*d cardiac catheterization	1:*d cardiac bypass	8:*e other~b^d
1:*b circulatory system^b|1387	2:*c other~b^b
1:*b circulatory system^b	2:*c other~b^b
0:*d cardiac catheterization	1:*e cardiac bypass	8:*e other~b^d
0:^c~e*a	1:^b~c^b~c*a	2:^b~e*a
1:^c~e*b circulatory system^b|1390	2:*c other~b^b|1391	3:^b~c^b~c*b circulatory system^b|1390	4:^b~e*b circulatory system^b|1390
0:*a during cardiac surgery	1:*a during other surgery
1:*c arrest|1393	9:Other intraoperative~b*a|1393
1=Intraoperative cerebrovascular infarction|1393	2=Postprocedural cerebrovascular infarction|1385	8:^c~c^b~c*a	9:^b~c*a
0=Postcardiotomy syndrome	1:Other~c*k cardiac functional disturbances|1386	2=Postmastectomy lymphedema syndrome	3=Postprocedural hypertension	4:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1388	5:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1389	6:Postprocedural hemorrhage, hematoma~e^b seroma~b^b a*e organ or structure following a procedure|1392	7:*m cardiac functional disturbances|1394	8:Other intraoperative~b*g the^g|1395
8:^b disorder~d*a	9:Unspecified disorder~e*a
0:*a, unspecified	1:^b recurrent*a
0:*a, unspecified	1:*b recurrent^b
0:*a	1:*b recurrent^b
0:*a	1:^b recurrent*a
0:*b maxillary^b|1398	1:*b frontal^b|1398	2:*b ethmoidal^b|1398	3:*b sphenoidal^b|1398	4:*b pansinusitis|1399	8:Other acute~b*a|1400	9:*a, unspecified|1401
0:Streptococcal~b*a	8:*a due to other specified organisms	9:*a, unspecified
0:Acute streptococcal~b*a, unspecified	1:Acute recurrent streptococcal~b*a
0:Streptococcal~b*a|1404	8:*a due to other specified organisms|1401	9:*a, unspecified|1401
0:*a without obstruction	1:*a with obstruction
0:*a, without obstruction	1:*a, with obstruction
0:*c	1:*d~c^b|1406	2:*d laryngotracheitis	3=Supraglottitis, unspecified|1407
0:*c	1:*f~e^b|1406
0:*i laryngopharyngitis	9:*g infection,~e^b
1:*a with pneumonia	2:*a with other respiratory manifestations	3:*a with gastrointestinal manifestations	9:*a with other manifestations
X:*e~b^b novel^b A virus|1411
0:*b unspecified type of^b	1:*b the same other identified influenza virus^b	8:*b other specified^b
1:*c encephalopathy	2:*c myocarditis	3:*c otitis media	9:*a
0:*a with pneumonia|1413	1:*a with other respiratory manifestations	2:*a with gastrointestinal manifestations	8:*a with other manifestations|1414
0:*b unspecified type of^b	8:*b specified^b
0:*a with pneumonia|1416	1:*a with other respiratory manifestations	2:*a with gastrointestinal manifestations	8:*a with other manifestations|1414
1=Pneumonia due to SARS-associated coronavirus	2=Pneumonia due to coronavirus disease 2019	9:*a
0:Adenoviral~b*e	1:Respiratory syncytial virus~b*e	2:Parainfluenza virus~b*e	3:Human metapneumovirus~b*e	8:Other viral~b*e|1418	9:*d unspecified
1:*c Methicillin susceptible Staphylococcus~b^b	2:*c Methicillin resistant Staphylococcus~b^b
0:*a, unspecified	1:*a aureus|1420	9:*b other^b
0=Pneumonia due to Klebsiella pneumoniae	1=Pneumonia due to Pseudomonas	2=Pneumonia due to staphylococcus|1421	3:Pneumonia due to streptococcus~c*d group B	4=Pneumonia due to other streptococci	5=Pneumonia due to Escherichia coli	6=Pneumonia due to other Gram-negative bacteria	7=Pneumonia due to Mycoplasma pneumoniae	8=Pneumonia due to other specified bacteria	9:Unspecified bacterial~b*e
0=Chlamydial pneumonia	8:*g specified^c
0:Bronchopneumonia~b*a	1:Lobar pneumonia~b*a	2:Hypostatic pneumonia~b*a	8:Other pneumonia~b*a	9:*a
0:*a due to Mycoplasma pneumoniae	1:*a due to Hemophilus influenzae	2:*a due to streptococcus	3:*a due to coxsackievirus	4:*a due to parainfluenza virus	5:*a due to respiratory syncytial virus	6:*a due to rhinovirus	7:*a due to echovirus	8:*a due to other specified organisms	9:*a, unspecified
0:*a due to respiratory syncytial virus	1:*a due to human metapneumovirus	8:*a due to other specified organisms	9:*a, unspecified
1:Allergic~c*a due to animal (cat) (dog) hair and dander	9:*a
0:*d~c^b	1:Allergic~d*a due to pollen	2:Other seasonal~c*a	5:Allergic~d*a due to food	8:Other~c*a|1427	9:Allergic~d*a, unspecified
0:*e	1:*f~c^b	2:*f~e^b
0:*b maxillary^b	1:*b frontal^b	2:*b ethmoidal^b	3:*b sphenoidal^b	4:*b pansinusitis	8:Other chronic~b*a	9:*a, unspecified
0=Polyp of nasal cavity	1=Polypoid sinus degeneration	8:Other~b*a of sinus	9:*a, unspecified
1=Nasal mucositis (ulcerative)	9:*a
0:Abscess, furuncle~b^b carbuncle~c*d	1:Cyst~b^b mucocele~c*b sinus	2:Deviated~h*b septum	3:Hypertrophy~e*e~c^b turbinates	8:^b specified~c*a|1432	9:Unspecified disorder~e*a
1:*c	2:*d~c^b	3:*a
0:*f tonsillitis~d^b adenoiditis|1434	1:Hypertrophy~c*c	2:Hypertrophy~c*d~c^b	3:Hypertrophy~c*c with hypertrophy of~b^b	8:Other chronic~b*a	9:^b disease~b*a, unspecified
0:*a, unspecified	1:*a, unilateral	2:*a, bilateral
0:Paralysis~b*e|1436	1:Polyp~b*h cord~b^c	2:Nodules~b*g	3:Other diseases~b*g	4:Edema~b*i~d^b	5=Laryngeal spasm	6:Stenosis~b*i~d^b	7:Other diseases~b*i~d^b
0=Retropharyngeal and parapharyngeal abscess	1:*f abscess~b^b pharynx	2:*d pharynx	3:Upper~e*a hypersensitivity reaction, site unspecified	8:^b specified*a	9:Disease~c*a, unspecified
0:^b~c*a	1:Mucopurulent~d*a	8:Mixed simple~b*a
0=Unilateral pulmonary emphysema [MacLeod's syndrome]	1=Panlobular emphysema	2=Centrilobular emphysema	8=Other emphysema	9:*a, unspecified
0:Chronic~c*a with (acute) lower respiratory infection	1:Chronic~c*a with (acute) exacerbation	9:Chronic~c*a, unspecified
0:*a, uncomplicated	1:*a with (acute) exacerbation	2:*a with status asthmaticus
1:*a with (acute) exacerbation	2:*a with status asthmaticus	9:*a, uncomplicated
0=Exercise induced bronchospasm	1:Cough variant~b*a	8:*a
0:Unspecified~d*a|1443	9:*d~c^b|1444
2=Mild intermittent asthma|1442	3=Mild persistent asthma|1442	4=Moderate persistent asthma|1442	5=Severe persistent asthma|1442	9=Other and unspecified asthma|1445
0:*a with acute lower respiratory infection	1:*a with (acute) exacerbation	9:*a, uncomplicated
0:*d talc^b	8:*d other^d
0=Aluminosis (of lung)	1=Bauxite fibrosis (of lung)	2=Berylliosis	3=Graphite fibrosis (of lung)	4=Siderosis	5=Stannosis	6:*c specified^c
0=Byssinosis	1:Flax-dressers'~b*f	2=Cannabinosis	8:*d other^c dusts
0=Farmer's lung	1=Bagassosis	2=Bird fancier's lung	3=Suberosis	4=Maltworker's lung	5=Mushroom-worker's lung	6=Maple-bark-stripper's lung	7=Air conditioner and humidifier lung	8:*c other^b dusts	9:*c unspecified^c
0:Bronchitis and pneumonitis~c^c~c*a	1:Pulmonary edema~c^c~c*a	2:Upper respiratory inflammation~c^c~c*a, not elsewhere classified	3:Other acute and subacute respiratory~b^d~c*a	4:Chronic respiratory~b^d~c*a	8:Other respiratory~b^d~c*a	9:Unspecified respiratory condition~c^c~c*a
0:*d inhalation of food~b^b vomit	1:*d inhalation of oils~b^b essences	8:*d inhalation of other^d
0:Acute pulmonary manifestations~c*d radiation	1:Chronic and other pulmonary manifestations~c*d radiation	2=Acute drug-induced interstitial lung disorders	3=Chronic drug-induced interstitial lung disorders	4=Drug-induced interstitial lung disorders, unspecified	5:*d smoke inhalation	8:*c specified^c	9:*d unspecified~b^b agent
0:Acute pulmonary~b*a	1:Chronic pulmonary~b*a
1=Chronic eosinophilic pneumonia	2=Acute eosinophilic pneumonia	3=Eosinophilic asthma	9:Other pulmonary~b*a
8:*a|1456
1:*d proteinosis	2=Pulmonary alveolar microlithiasis	3=Idiopathic pulmonary hemosiderosis	9:Other alveolar~b*a
1:*a, not otherwise specified	2:*c pulmonary fibrosis	3:*c non-specific^b pneumonitis	4:Acute~b*b pneumonitis	5:Respiratory bronchiolitis~b*b lung disease	6:Cryptogenic organizing~c*a	7:Desquamative~b*a
0:Interstitial lung disease~e^b progressive fibrotic phenotype~b*a	8:*a
0:Pulmonary~f*a, unspecified	1:Idiopathic~b*e pneumonia|1459	7:*a in diseases classified elsewhere|1460
1:Neuroendocrine cell hyperplasia~e*b infancy	2:Pulmonary~b*e glycogenosis	3=Alveolar capillary dysplasia with vein misalignment	8:*a
1=Lymphangioleiomyomatosis	2:Adult~d*b Langerhans cell histiocytosis	3=Surfactant mutations of the lung	4:*e~b^b lung~b^b of childhood|1462	9:*a
0=Alveolar and parieto-alveolar conditions|1458	1:*a with fibrosis|1461	2:Lymphoid~b*c pneumonia	8:^b specified*a|1463	9:Interstitial~c*b disease, unspecified
0:Gangrene and necrosis~b*c	1:*c with pneumonia	2:*c without pneumonia	3:*d~c^b
0:*a with fistula	9:*a without fistula
0:Malignant pleural~b*e	8:*d other^d
0:*a with presence of asbestos	9:*a without asbestos
1:Primary~b*a	2:Secondary~b*a
1:Chronic~b*d	2:^b~c*a	3:*d
0=Spontaneous tension pneumothorax	1=Other spontaneous pneumothorax|1469	8:Other pneumothorax~b*a|1470	9:*d, unspecified
0=Chylous effusion	1=Fibrothorax	2=Hemothorax	8:^b specified*a	9=Pleural condition, unspecified
0=Unspecified tracheostomy complication	1=Hemorrhage from tracheostomy stoma	2=Infection of tracheostomy stoma	3=Malfunction of tracheostomy stoma	4=Tracheo-esophageal fistula following tracheostomy	9=Other tracheostomy complication
1:*b respiratory system^b	2:*c other~b^b
1:*d	2:^b~c*a
1:Acute postprocedural~b*a	2:Acute and chronic postprocedural~b*a
0:*b respiratory system^b	1:*c other~b^b
0:Mechanical complication~b*b	1=Ventilator associated pneumonia	9:Other complication~b*a
0:^c~c*b respiratory system^b	1:^c~c*c other~b^b	2:^b~c*b respiratory system^b	3:^b~c*c other~b^b
1:Postprocedural pneumothorax~f*i air leak|1475	2:Postprocedural~i*f failure|1476	3:Postprocedural hemorrhage~h^b a*e organ or structure following a procedure|1477	4=Transfusion-related acute lung injury (TRALI)	5:Complication~h*g respirator [ventilator]|1478	6:Postprocedural hematoma~f^b seroma~b^b a*e organ or structure following a procedure|1479	8:^c~c^b~c*a	9:^b~c*a
0:Tracheostomy~d*j|1473	1=Acute pulmonary insufficiency following thoracic surgery	2=Acute pulmonary insufficiency following nonthoracic surgery	3=Chronic pulmonary insufficiency following surgery	4=Chemical pneumonitis due to anesthesia	5=Postprocedural subglottic stenosis	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1474	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1474	8:Other intraoperative~b*a|1480
0:*a, unspecified whether with hypoxia or hypercapnia	1:*a with hypoxia	2:*a with hypercapnia
0:Acute respiratory~b*e|1482	1:Chronic respiratory~b*e|1482	2:Acute and chronic respiratory~b*e|1482	9:*d unspecified|1482
1=Acute bronchospasm	9:Other diseases~b*a
1=Atelectasis	9:Other pulmonary~b*a
1=Mediastinitis	9:Other diseases~b*a
0=Diseases of bronchus, not elsewhere classified|1484	1=Pulmonary collapse|1485	2=Interstitial emphysema	3=Compensatory emphysema	4:*c~b^b of lung	5=Diseases of mediastinum, not elsewhere classified|1486	6=Disorders of diaphragm	8:^b specified*a	9=Respiratory disorder, unspecified
0=Anodontia	1=Supernumerary teeth	2:Abnormalities~b*e size~c^b form of teeth	3=Mottled teeth	4:Disturbances in~c*d formation	5:Hereditary disturbances in~c*d structure, not elsewhere classified	6:Disturbances in~c*d~c^b	7=Teething syndrome	8:Other disorders~b*c	9:Disorder~b*c, unspecified
0:*d~c^b	1:Impacted~d*a
1:*a limited to enamel	2:*a penetrating into dentin	3:*a penetrating into pulp
3:Arrested dental~b*a	5:*a on pit and fissure surface|1490	6:*a on smooth surface|1490	7:*b root^b	9:*a, unspecified
1=Cracked tooth	9:*a
0:Excessive attrition~f*a	1:Abrasion~f*a	2:Erosion~f*a	3:Pathological resorption~f*a	4=Hypercementosis	5:Ankylosis~f*a	6:Deposits [accretions] on~g*a	7:Posteruptive color changes~c^b dental*c	8:^b specified*a|1492	9:Disease~c*a, unspecified
1=Reversible pulpitis	2=Irreversible pulpitis
0=Pulpitis|1494	1:Necrosis~b*d	2=Pulp degeneration	3:Abnormal hard tissue formation in~c*d	4:Acute apical periodontitis~b*e pulpal origin	5=Chronic apical periodontitis	6=Periapical abscess with sinus	7=Periapical abscess without sinus	8=Radicular cyst	9:Other and unspecified diseases~b*a|530
0:*a, plaque induced	1:*a, non-plaque induced
1:*a, slight	2:*a, moderate	3:*a, severe	9:*a, unspecified severity
0:*a, unspecified	1:*a, localized|1497	2:*a, generalized|1497
0=Acute gingivitis|1496	1=Chronic gingivitis|1496	2=Aggressive periodontitis|1498	3=Chronic periodontitis|1498	4=Periodontosis	5:Other~c*a	6=Periodontal disease, unspecified
0:Localized gingival~b*b unspecified	1:Localized gingival~b*b minimal	2:Localized gingival~b*b moderate	3:Localized gingival~b*b severe
0:Generalized gingival~b*b unspecified	1:Generalized gingival~b*b minimal	2:Generalized gingival~b*b moderate	3:Generalized gingival~b*b severe
1:*a, localized|1500	2:*a, generalized|1501
0=Gingival recession|1502	1=Gingival enlargement	2:Gingival~e*a lesions associated with trauma	3:Horizontal~g*b bone loss	8:^b specified*a	9:Disorder~c*a, unspecified
1:*a, class I	2:*a, class II	3:*a, class III	4:*a, class IV	9:*a, unspecified class
0:*a, unspecified cause|1504	1:*a due to trauma|1504	2:*a due to periodontal diseases|1504	3:*a due to caries|1504	9:*a due to other specified cause|1504
0:Unspecified atrophy~b*a	1:Minimal atrophy~b*d the mandible	2:Moderate atrophy~b*d the mandible	3:Severe atrophy~b*d the mandible	4:Minimal atrophy~b*d maxilla	5:Moderate atrophy~b*d the maxilla	6:Severe atrophy~b*d the maxilla
0:*a without loss of material	1:*a with loss of material	9:*a, unspecified
0:*a, unspecified	1:Open~b^b margins*a	2:Unrepairable overhanging~c*b dental restorative materials	3=Fractured dental restorative material|1507	4:Contour of existing~b*a biologically incompatible with oral health	5=Allergy to existing dental restorative material	6:Poor aesthetic of existing~b*a	9:Other unsatisfactory~b*a
1=Primary occlusal trauma	2=Secondary occlusal trauma	9:*a
0:Exfoliation~c*d due to systemic causes	1:Complete loss~c*d|1505	2:Atrophy~c*e edentulous alveolar ridge|1506	3=Retained dental root	4:Partial loss~c*d|1505	5:Unsatisfactory restoration~c*e tooth|1508	8:^b specified*a|1509	9:Disorder~c*a, unspecified
0=Developmental odontogenic cysts	1:Developmental (nonodontogenic) cysts~b*e	8:Other cysts~b*a	9:Cyst~b*d unspecified
0:*a, unspecified	1=Acute sialoadenitis	2=Acute recurrent sialoadenitis	3=Chronic sialoadenitis
0:Atrophy~b*b gland	1:Hypertrophy~b*b gland	2=Sialoadenitis|1512	3:Abscess~b*b gland	4:Fistula~b*b gland	5=Sialolithiasis	6:Mucocele~b*b gland	7:Disturbances~b*b secretion	8:Other diseases~b*a	9:Disease~b*b gland, unspecified
0:*a, unspecified	1:*a due to antineoplastic therapy	2:*a due to other drugs	3:*a due to radiation	9:Other oral~b*a
0=Recurrent oral aphthae	1=Other forms of stomatitis	2:Cellulitis~b*c abscess of mouth	3=Oral mucositis (ulcerative)|1514
1:^b~d^c mucosa~b*a	2=Minimal keratinized residual ridge mucosa	3=Excessive keratinized residual ridge mucosa	4=Leukokeratosis nicotina palati	9:Other~d*a
0:Diseases~c*e lips	1:Cheek~e*c lip biting	2:Leukoplakia~e*c other disturbances of^b epithelium, including tongue|1516	3=Hairy leukoplakia	4:Granuloma~e^b granuloma-like lesions of*a	5=Oral submucous fibrosis	6:Irritative hyperplasia~c^b~c*a	7:^b~d^b unspecified lesions of*a|530
0=Glossitis	1:Geographic~c*a	2=Median rhomboid glossitis	3:Hypertrophy~b*a papillae	4:Atrophy~b*a papillae	5:Plicated~c*a	6=Glossodynia	8:Other diseases~b*a	9:Disease~b*a, unspecified
0=Eosinophilic esophagitis	8=Other esophagitis|1373	9:*a, unspecified|1373
0:*a, without bleeding	1:*a, with bleeding
0:*a with esophagitis|1520	9:*a without esophagitis
0:*b low grade^b	1:*b high grade^b	9:*a, unspecified
0:*a without dysplasia	1:*a with dysplasia|1522
1=Esophageal polyp	2=Esophagogastric junction polyp	9:*d disease~b^c
0:Achalasia~c*b cardia	1:Ulcer~c*a|1373	2=Esophageal obstruction	3:Perforation~c*a	4:Dyskinesia~c*a	5:Diverticulum~c*a, acquired	6=Gastro-esophageal laceration-hemorrhage syndrome	7:Barrett's~d*a|1523	8:^b specified*a|1524	9:Disease~c*a, unspecified
0:Acute gastric~b*a with hemorrhage	1:Acute gastric~b*a with perforation	2:Acute gastric~b*a with both hemorrhage and perforation	3:Acute gastric~b*a without hemorrhage or perforation	4:Chronic or unspecified gastric~b*a with hemorrhage	5:Chronic or unspecified gastric~b*a with perforation	6:Chronic or unspecified gastric~b*a with both hemorrhage and perforation	7:Chronic gastric~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute duodenal~b*a with hemorrhage	1:Acute duodenal~b*a with perforation	2:Acute duodenal~b*a with both hemorrhage and perforation	3:Acute duodenal~b*a without hemorrhage or perforation	4:Chronic or unspecified duodenal~b*a with hemorrhage	5:Chronic or unspecified duodenal~b*a with perforation	6:Chronic or unspecified duodenal~b*a with both hemorrhage and perforation	7:Chronic duodenal~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute peptic~b*a, with hemorrhage	1:Acute peptic~b*a, with perforation	2:Acute peptic~b*a, with both hemorrhage and perforation	3:Acute peptic~b*a, without hemorrhage or perforation	4:Chronic or unspecified peptic~b*a, with hemorrhage	5:Chronic or unspecified peptic~b*a, with perforation	6:Chronic or unspecified peptic~b*a, with both hemorrhage and perforation	7:Chronic peptic~b*a, without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0:Acute gastrojejunal~b*a with hemorrhage	1:Acute gastrojejunal~b*a with perforation	2:Acute gastrojejunal~b*a with both hemorrhage and perforation	3:Acute gastrojejunal~b*a without hemorrhage or perforation	4:Chronic or unspecified gastrojejunal~b*a with hemorrhage	5:Chronic or unspecified gastrojejunal~b*a with perforation	6:Chronic or unspecified gastrojejunal~b*a with both hemorrhage and perforation	7:Chronic gastrojejunal~b*a without hemorrhage or perforation	9:*a, unspecified as acute or chronic, without hemorrhage or perforation
0=Acute gastritis|1373	2=Alcoholic gastritis|1373	3=Chronic superficial gastritis|1373	4=Chronic atrophic gastritis|1373	5=Unspecified chronic gastritis|1373	6=Other gastritis|1373	7:*c, unspecified|1520	8=Duodenitis|1373	9=Gastroduodenitis, unspecified|1520
1:*a with bleeding	9:*a without bleeding
1:Angiodysplasia~d*a|1531	2:Dieulafoy lesion (hemorrhagic)~d*a	3=Achlorhydria	4=Gastroparesis	9:^b~b*a
1:*a, involving the antrum	2:*a, involving the body (corpus)	3:*a, involving the fundus	4:*a, involving the cardia	5:*a, involving multiple sites	9:*a, unspecified site
1:*b low grade^b	2:*b high grade^b	9:*a, unspecified
0:*a, unspecified	1:*a without dysplasia|1533	2:*a with dysplasia|1534
0:Acute dilatation~c*c	1=Adult hypertrophic pyloric stenosis	2:Hourglass stricture and stenosis~c*c	3=Pylorospasm, not elsewhere classified	4=Gastric diverticulum	5:Obstruction~c*d~c^b	6:Fistula~c*a	7:Polyp~c*a	8:^b specified*a|1532	9:Disease~c*a, unspecified	A=Gastric intestinal metaplasia|1535
0:*a, without abscess	1:*a, with abscess
0:*a, without perforation or gangrene	1:*a and gangrene, without perforation	2:*c perforation and^c, without abscess	3:*c perforation and^c, with abscess
0:*a without perforation or gangrene	1:*a without perforation, with gangrene
0:Unspecified~d*a	9:^b~c*a|1539
2:*a with generalized peritonitis|1537	3:*a with localized peritonitis|1538	8:Other and unspecified acute~b*a|1540
0:Hyperplasia~c*a	1=Appendicular concretions	2:Diverticulum~c*a	3:Fistula~c*a	8:^b specified*a	9:Disease~c*a, unspecified
0:*a, not specified as recurrent	1:*a, recurrent
0:Bilateral inguinal~b*a, with obstruction, without gangrene|1543	1:Bilateral inguinal~b*a, with gangrene|1543	2:Bilateral inguinal~b*a, without obstruction or gangrene|1543	3:Unilateral inguinal~b*a, with obstruction, without gangrene|1543	4:Unilateral inguinal~b*a, with gangrene|1543	9:Unilateral inguinal~b*a, without obstruction or gangrene|1543
0:Bilateral femoral~b*a, with obstruction, without gangrene|1543	1:Bilateral femoral~b*a, with gangrene|1543	2:Bilateral femoral~b*a, without obstruction or gangrene|1543	3:Unilateral femoral~b*a, with obstruction, without gangrene|1543	4:Unilateral femoral~b*a, with gangrene|1543	9:Unilateral femoral~b*a, without obstruction or gangrene|1543
0:*a with obstruction, without gangrene	1:*a with gangrene	9:*a without obstruction or gangrene
0:Incisional~b*a with obstruction, without gangrene	1:Incisional~b*a with gangrene	2:Incisional~b*a without obstruction or gangrene	3:Parastomal~b*a with obstruction, without gangrene	4:Parastomal~b*a with gangrene	5:Parastomal~b*a without obstruction or gangrene	6:Other and unspecified ventral~b*a with obstruction, without gangrene	7:Other and unspecified ventral~b*a with gangrene	9:*a without obstruction or gangrene
0:^b specified*a with obstruction, without gangrene	1:^b specified*a with gangrene	8:^b specified*a without obstruction or gangrene
1:*b rectal bleeding	2:*b intestinal obstruction	3:*b fistula	4:*b abscess	8:*b other complication	9:*b unspecified^b
0:*a without complications	1:*a with complications|1549
0:*a, without complications	1:*a, with complications|1549
0:*c of small intestine|1550	1:*c of large intestine|1550	8:*c of both small and large intestine|1550	9:*c, unspecified|1551
1:*d~b^b rectal bleeding	2:*d~b^b intestinal obstruction	3:*d~b^b fistula	4:*d~b^b abscess	8:*d~b^b other complication	9:*d~b^b unspecified^b
0:*a, without complications	1:*a, with complications|1553
0:*b (chronic) pancolitis|1550	2:*b (chronic) proctitis|1550	3:*b (chronic) rectosigmoiditis|1550	4=Inflammatory polyps of colon|1550	5:Left sided~b*a|1550	8:Other ulcerative~b*a|1550	9:*a, unspecified|1554
1=Food protein-induced enterocolitis syndrome	2=Food protein-induced enteropathy	9:Other allergic~b*a
1:Collagenous~b*a	2:Lymphocytic~b*a	8:Other microscopic~b*a	9:*a, unspecified
1:Eosinophilic gastritis or~d*c	2:Eosinophilic~f*a	3:Microscopic~f*a|1557	9:*a
0:Gastroenteritis~f*a due to radiation	1:Toxic~e*a	2:Allergic~b^b dietetic~c*a|1556	3:Indeterminate~g*a	8:^b specified~c*a|1558	9:Noninfective~e*a, unspecified
1:Focal (segmental) acute~b*a	2:Diffuse acute~b*a	9:*a, extent unspecified
1:Focal (segmental) acute~b*a	2:Diffuse acute~b*a	9:*b and extent^b
1:*e (reversible) ischemia~c^b small^b|1560	2:*e infarction~c^b small^b|1560	3:*e (reversible) ischemia~c^b large^b|1560	4:*e infarction~c^b large^b|1560	5:^b (reversible) ischemia~c*a, part unspecified|1561	6:^b infarction~c*a, part unspecified|1561
0:*a without hemorrhage	1:*a with hemorrhage
0:*a, unspecified	1:Stage 1 necrotizing~b*a	2:Stage 2 necrotizing~b*a	3:Stage 3 necrotizing~b*a
0:Acute vascular~b*a|1562	1:Chronic vascular~b*a	2:Angiodysplasia~c*b colon|1563	3=Necrotizing enterocolitis|1564	8:Other vascular~b*a	9:^b disorder~b*a, unspecified
1:Fecal~b*c	9:*a
0:*d, unspecified as to partial versus complete~b^b	1:*d,^b partial^b	2:*c complete^b
0:Partial~b*a, unspecified as to cause	1:Complete~b*a, unspecified as to cause	9:*a, unspecified as to partial versus complete obstruction
0:^b partial*a	1:^b complete*a	9:*a unspecified as to partial versus complete obstruction
0:Unspecified~d*a|1568	9:^b~c*a|1569
0:*f	1=Intussusception	2=Volvulus	3:Gallstone~b*f	4=Other impaction of intestine|1566	5:Intestinal adhesions [bands] with~e*c (postinfection)|1567	6:Other~c^b unspecified*c|1570	7=Ileus, unspecified
0:Diverticulosis~c*a without bleeding	1:Diverticulosis~c*a with bleeding	2:Diverticulitis~c*a without bleeding	3:Diverticulitis~c*a with bleeding
0:Diverticulitis~c*b small^b with perforation and abscess|1373	1:*b small^b without perforation or abscess|1572	2:Diverticulitis~c*b large^b with perforation and abscess|1373	3:*b large^b without perforation or abscess|1572	4:Diverticulitis~c*b both small and large^b with perforation and abscess|1373	5:*b both small and large^b without perforation or abscess|1572	8:Diverticulitis~c*a, part unspecified, with perforation and abscess|1373	9:*a, part unspecified, without perforation or abscess|1572
0:*a with diarrhea	1:*a with constipation	2:Mixed irritable~b*a	8:Other irritable~b*a	9:*a without diarrhea
0:*a, unspecified	1=Slow transit constipation	2=Outlet dysfunction constipation	3=Drug induced constipation	4=Chronic idiopathic constipation	9=Other constipation
1=Toxic megacolon	9=Other megacolon
1=Ogilvie syndrome	9:*a
0=Constipation|1575	1=Functional diarrhea	2=Neurogenic bowel, not elsewhere classified	3=Megacolon, not elsewhere classified|1576	4=Anal spasm	8:^b specified*a|1577	9:Functional~c*b disorder, unspecified
0:Acute~e*d fissure	1:Chronic~e*d fissure	2=Anal fissure, unspecified	3:Anal~c*f	4:Rectal~c*f	5:Anorectal~c*f
1:Horseshoe~b*a	9:Other ischiorectal~b*a
0=Anal abscess	1=Rectal abscess	2=Anorectal abscess	3=Ischiorectal abscess|1580	4=Intrasphincteric abscess	5=Supralevator abscess
1=Anal sphincter tear (healed) (nontraumatic) (old)	2:Dysplasia~d*c	9:*a
0=Anal polyp	1=Rectal polyp	2=Anal prolapse	3=Rectal prolapse	4:Stenosis~c*a	5:Hemorrhage~c*a	6:Ulcer~c*a	7=Radiation proctitis	8:^b specified*a|1582	9:Disease~c*a, unspecified
1:Dieulafoy lesion~d*a	9:*a
0:Abscess~c*a	1:Perforation~c*a (nontraumatic)	2:Fistula~c*a	3:Ulcer~c*a	4=Enteroptosis	5:Polyp~c*b colon	8:^b specified*a|1584	9:Disease~c*a, unspecified
0=First degree hemorrhoids	1=Second degree hemorrhoids	2=Third degree hemorrhoids	3=Fourth degree hemorrhoids	4=Residual hemorrhoidal skin tags	5:Perianal~d*a	8=Other hemorrhoids	9=Unspecified hemorrhoids
0=Generalized (acute) peritonitis	1=Peritoneal abscess	2=Spontaneous bacterial peritonitis	3=Choleperitonitis	4=Sclerosing mesenteritis	8=Other peritonitis	9:*a, unspecified
0=Peritoneal adhesions (postprocedural) (postinfection)	1=Hemoperitoneum	8:^b specified*a	9:Disorder~c*a, unspecified
1:Postprocedural retroperitoneal~b*a	2:Psoas muscle~b*a	9:Other retroperitoneal~b*a
1=Retroperitoneal abscess|1589	9:Other disorders~b*a
0:*a without ascites	1:*a with ascites
0:*c fatty^b	1:*c hepatitis|1591	2:*c fibrosis and sclerosis of^b	3:*c cirrhosis of^b|1591	4:*c hepatic failure|501	9:*a, unspecified
0:*a, without coma	1:*a, with coma
0:*a with cholestasis	1:*a with hepatic necrosis|1593	2:*a with acute hepatitis	3:*a with chronic persistent hepatitis	4:*a with chronic lobular hepatitis	5:*a with chronic active hepatitis|1591	6:*a with hepatitis, not elsewhere classified	7:*a with fibrosis and cirrhosis of liver	8:*a with other disorders of liver	9:*a, unspecified
0:Acute and subacute hepatic~b*e|501	1:Chronic hepatic~b*e|501	9:*d unspecified|501
0:^b persistent*a	1:^b lobular*a	2:^b active*a	8:Other chronic~b*a	9:*d unspecified
0:*a, unspecified	1:*a, early fibrosis	2:*a, advanced fibrosis
0=Hepatic fibrosis|1597	1=Hepatic sclerosis	2=Hepatic fibrosis with hepatic sclerosis	3:Primary biliary~c*c	4:Secondary biliary~c*c	5:Biliary~c*c, unspecified	6:Other~b^b unspecified*a|530
1=Nonalcoholic steatohepatitis (NASH)	9:*a
0:Abscess of~c*b	1=Phlebitis of portal vein	2=Nonspecific reactive hepatitis	3=Granulomatous hepatitis, not elsewhere classified	4=Autoimmune hepatitis	8:^b specified*a|1599	9:Inflammatory~c*b disease, unspecified
1=Hepatopulmonary syndrome	9:*a
0:Fatty (change of)~d*a, not elsewhere classified	1:Chronic passive congestion~c*a	2:Central hemorrhagic necrosis~c*a	3:Infarction~c*a	4=Peliosis hepatis	5=Hepatic veno-occlusive disease	6=Portal hypertension	7=Hepatorenal syndrome	8:^b specified*a|1601	9=Liver disease, unspecified
0:*c chronic~b^b without obstruction	1:*c chronic~b^b with obstruction	2:*c acute and chronic~b^b without obstruction	3:*c acute and chronic~b^b with obstruction	8:*a without obstruction	9:*a with obstruction
0:*a, unspecified, without obstruction	1:*a, unspecified, with obstruction	2:*b acute^b without obstruction	3:*b acute^b with obstruction	4:*b chronic^b without obstruction	5:*b chronic^b with obstruction	6:*b acute and chronic^b without obstruction	7:*b acute and chronic^b with obstruction
0=Calculus of gallbladder with acute cholecystitis|1406	1=Calculus of gallbladder with other cholecystitis|1603	2=Calculus of gallbladder without cholecystitis|1406	3=Calculus of bile duct with cholangitis|1604	4=Calculus of bile duct with cholecystitis|1604	5=Calculus of bile duct without cholangitis or cholecystitis|1406	6=Calculus of gallbladder and bile duct with cholecystitis|1604	7=Calculus of gallbladder and bile duct without cholecystitis|1406	8=Other cholelithiasis|1406
0=Acute cholecystitis	1=Chronic cholecystitis	2=Acute cholecystitis with chronic cholecystitis	9:*a, unspecified
1:Gangrene~b*d cholecystitis	2:Perforation~b*d cholecystitis
0:Obstruction~c*a	1:Hydrops~c*a	2:Perforation~c*a	3:Fistula~c*a	4:Cholesterolosis~c*a	8:^b specified*a	9:Disease~c*a, unspecified	A:Disorders~c*a in diseases classified elsewhere|1607
1=Primary sclerosing cholangitis	9=Other cholangitis
0=Cholangitis|1609	1:Obstruction~c*c bile duct	2:Perforation~c*c bile duct	3:Fistula~c*c bile duct	4:Spasm~c*c sphincter of Oddi	5=Biliary cyst	8:^b specified*a	9:Disease~c*a, unspecified
0:*a without necrosis or infection	1:*a with uninfected necrosis	2:*a with infected necrosis
0:*c without necrosis or infection^c	1:*c with uninfected necrosis^c	2:*c with infected necrosis^c
0:Idiopathic acute~b*a|1611	1:Biliary acute~b*a|1611	2:Alcohol induced acute~b*a|1611	3:Drug induced acute~b*a|1611	8:Other acute~b*a|1611	9:*a, unspecified|1612
1=Exocrine pancreatic insufficiency	9:*a
0=Alcohol-induced chronic pancreatitis	1:*d chronic pancreatitis	2:Cyst~c*a	3:Pseudocyst~c*a	8:^b specified*a|1614	9:Disease~c*a, unspecified
1=Non-celiac gluten sensitivity	9:Malabsorption~c*a, not elsewhere classified
1=Whipple's disease	9:*a
0=Celiac disease	1=Tropical sprue	2=Blind loop syndrome, not elsewhere classified	3=Pancreatic steatorrhea	4:Other~b*a due to intolerance|1616	8:Other intestinal~b*a|1617	9:*a, unspecified
0:*a, unspecified as to partial versus complete	1:^b partial*a	2:^b complete*a
1:*b digestive system^b	2:*c other~b^b
0:*b digestive system^b	1:*c other~b^b
0=Pouchitis	8:Other complications~b*a
0:^c~c*b digestive system^b	1:^c~c*c other~b^b	2:^b~c*b digestive system^b	3:^b~c*c other~b^b
1:^c~c^b~c*a	2=Postprocedural hepatic failure	3=Postprocedural hepatorenal syndrome	4:Postprocedural hemorrhage~h^b a*a organ or structure following a procedure|1621	5:Complications~h*c intestinal pouch|1622	6=Retained cholelithiasis following cholecystectomy	7:Postprocedural hematoma~f^b seroma~b^b a*a organ or structure following a procedure|1623	9:^b~c*a
0=Vomiting following gastrointestinal surgery	1=Postgastric surgery syndromes	2:Postsurgical malabsorption~j*a	3=Postprocedural intestinal obstruction|1619	5=Postcholecystectomy syndrome	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|1620	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|1620	8:Other intraoperative~b*e|1624
1=Gastrointestinal mucositis (ulcerative)	9:*a
0=Hematemesis	1=Melena	2=Gastrointestinal hemorrhage, unspecified	8:^b specified*c the^c|1626	9:Disease~c*a, unspecified
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of colostomy
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of enterostomy
0:*b complication, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of gastrostomy
0:*a, unspecified	1:*b hemorrhage	2:*b infection	3:*b malfunction	9:Other~b*a of esophagostomy
0=Colostomy complications|1628	1=Enterostomy complications|1629	2=Gastrostomy complications|1630	3=Esophagostomy complications|1631
1:Infection due to~c*a	9:Other complications~b*a
0:*c gastric band procedure|1633	8:*c other^b procedure|1633
0:*a, unspecified	1=Non-bullous impetigo	2=Bockhart's impetigo	3=Bullous impetigo	9=Other impetigo
0:*a|1635	1=Impetiginization of other dermatoses
1:*g~e^c	2:Furuncle~g*a	3:Carbuncle~g*a
1:*b abdominal wall	2:*b back [any part, except buttock]	3:*b chest wall	4:*b groin	5:*b perineum	6:*b umbilicus	9:*a, unspecified
1:*g~e^c|1638	2:Furuncle~g*a|1638	3:Carbuncle~g*a|1638
1:*b right axilla	2:*b left axilla	3:*b right upper^b	4:*b left upper^b	5:*b right lower^b	6:*b left lower^b	9:*a, unspecified
1:*g~e^c|1640	2:Furuncle~g*a|1640	3:Carbuncle~g*a|1640
1:*g~e^c|311	2:Furuncle~h*a|311	3:Carbuncle~g*a|311
1:*g~e^c|311	2:Furuncle~g*a|311	3:Carbuncle~g*a|311
1:*c head [any part, except face]	8:*a
1:^c~e*a|1644	2:Furuncle~g*a|1644	3:Carbuncle~g*a|1644
1:*f~e^b	2:Furuncle~g*a	3:Carbuncle~g*a
0:*a of face|1637	1:*a of neck|1637	2:*a of trunk|1639	3:*a of buttock|1637	4:*a of limb|1641	5:*a of hand|1642	6:*a of foot|1643	8:*a of other sites|1645	9:*a, unspecified|1646
1:^b~d*c|311	2:Acute~d*c|311	3:*h~d^b~c^b|311	4:Acute~d*d~c^b|311
1:*e right axilla	2:*e left axilla	3:*e right upper~d^b	4:*e left upper~d^b	5:*e right lower~d^b	6:*e left lower~d^b	9:*e unspecified part~c^c
1:^b~d*a|1649	2:Acute~d*a|1649
1:^b~d*a	2:Acute~d*a	3=Periorbital cellulitis
1:^b~d*a	2:Acute~d*a
1:*c|1651	2:*d~c^b|1652
1:*b abdominal wall	2:*b back [any part except buttock]	3:*b chest wall	4:*b groin	5:*b perineum	6:*b umbilicus	7:*b buttock	9:*a, unspecified
1:^b~d*a|1654	2:Acute~d*a|1654
1:^b~d*a|1644	9:Acute~d*a|1644
0:^b~d*a	1:Acute~d*a
0:*a of finger and toe|1648	1:*a of other parts of limb|1650	2:*a of face and neck|1653	3:*a of trunk|1655	8:*a of other sites|1656	9:*a, unspecified|1657
0:*a of face, head and neck	1:*a of trunk	2:*a of upper limb	3:*a of lower limb	8:*a of other sites	9:*a, unspecified
1:*e~c^c	2:^b~c*a
0:*a with abscess|1660	9:*a without abscess|1660
1=Pyoderma vegetans	2:Omphalitis not~e*f newborn	9:*a
0=Pyoderma	1=Erythrasma	8:^b specified^d the*a|1662	9:Local infection~d^b the*a, unspecified
1:Paraneoplastic~b*a	9:*a
0:*a vulgaris	1:*a vegetans	2:*a foliaceous	3=Brazilian pemphigus [fogo selvagem]	4:*a erythematosus	5=Drug-induced pemphigus	8=Other pemphigus|1664	9:*a, unspecified
0=Acquired keratosis follicularis	1:Transient~b*b dermatosis [Grover]	8:^b specified*a	9=Acantholytic disorder, unspecified
0:*a, unspecified	1:Epidermolysis~c*a due to drug	5:Other acquired~b*a
0=Bullous pemphigoid	1=Cicatricial pemphigoid	2=Chronic bullous disease of childhood	3=Acquired epidermolysis bullosa|1667	8=Other pemphigoid	9:*a, unspecified
0=Dermatitis herpetiformis	1=Subcorneal pustular dermatitis	8:^b specified*a	9=Bullous disorder, unspecified
1=Atopic neurodermatitis	2=Flexural eczema	3=Infantile (acute) (chronic) eczema	4=Intrinsic (allergic) eczema	9:*a
0=Besnier's prurigo	8:Other atopic~b*a|1670	9:*a, unspecified
0=Seborrhea capitis	1:*b infantile^b	8:Other seborrheic~b*a	9:*a, unspecified
1:*c animal (cat) (dog) dander	9:*a
0:*a due to metals	1:*a due to adhesives	2:*a due to cosmetics	3:*a due to drugs in contact with skin	4:*a due to dyes	5:*a due to other chemical products	6:*a due to food in contact with the skin	7:*a due to plants, except food	8:*a due to other agents|1673	9:*a, unspecified cause
1:*c metals	9:*a
0:*a, unspecified	1:*g saliva	2:*g fecal, urinary~b^b dual incontinence	9:*h~b^e other specified^c
0:*d unspecified^d	1:*d digestive^d	2:*d respiratory^d	3:*d fecal or urinary^d
0:*a due to detergents	1:*a due to oils and greases	2:*a due to solvents	3:*a due to cosmetics	4:*a due to drugs in contact with skin	5:*a due to other chemical products	6:*a due to food in contact with skin	7:*a due to plants, except food	8:*a due to other agents|1675	9:*a, unspecified cause	A:*a due to friction or contact with body fluids|1676	B:*a related to stoma or fistula|1677
0:*a due to cosmetics	1:*a due to drugs in contact with skin	2:*a due to dyes	3:*a due to other chemical products	4:*a due to food in contact with skin	5:*a due to plants, except food	8:*a due to other agents	9:*a, unspecified cause
0:Generalized skin eruption~b*d drugs and medicaments~b^c	1:Localized skin eruption~b*d drugs and medicaments~b^c	2:*d ingested food	8:*d other^d	9:*d unspecified substance~b^c
0:*c	1=Prurigo nodularis	2:Other~e*a
0:*a ani	1:*a scroti	2:*a vulvae	3=Anogenital pruritus, unspecified	8=Other pruritus	9:*a, unspecified
0:Nummular~d*a	1=Dyshidrosis [pompholyx]	2=Cutaneous autosensitization	3:Infective~d*a	4=Erythema intertrigo	5=Pityriasis alba	8:*d specified~c^b	9:Dermatitis,~c*b
0:*a, unspecified	1=Distal interphalangeal psoriatic arthropathy	2=Psoriatic arthritis mutilans	3=Psoriatic spondylitis	4=Psoriatic juvenile arthropathy	9=Other psoriatic arthropathy
0:*a vulgaris	1=Generalized pustular psoriasis	2=Acrodermatitis continua	3=Pustulosis palmaris et plantaris	4=Guttate psoriasis	5=Arthropathic psoriasis|1684	8=Other psoriasis	9:*a, unspecified
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
0=Pseudopelade	1=Lichen planopilaris	2=Folliculitis decalvans	3=Perifolliculitis capitis abscedens	4=Folliculitis ulerythematosa reticulata	8:Other cicatricial~b*d	9:*d, unspecified
0=Trichorrhexis nodosa	1:Variations in~d*c color	8:Other hair~b*a	9:*b abnormality, unspecified
0=Hirsutism	1=Acquired hypertrichosis lanuginosa	2=Localized hypertrichosis	3=Polytrichia	8=Other hypertrichosis	9:*a, unspecified
0:*a vulgaris	1:*a conglobata	2:*a varioliformis	3:*a tropica	4=Infantile acne	5:*a excoriee	8=Other acne	9:*a, unspecified
0=Perioral dermatitis	1=Rhinophyma	8=Other rosacea	9:*a, unspecified
1:*d~c^b	2:Trichodermal~d*a
0=Epidermal cyst	1:Pilar~e*c trichodermal cyst|1707	2=Steatocystoma multiplex	3=Sebaceous cyst	8:Other follicular~b^c the*a	9:^b cyst~b^b the*a, unspecified
0=Acne keloid	1=Pseudofolliculitis barbae	2=Hidradenitis suppurativa	8:^b specified*a	9=Follicular disorder, unspecified
0:*a, axilla	1:*a, face	2:*a, palms	3:*a, soles	9:*a, unspecified
1:Primary focal~b*a|1710	2:Secondary focal~b*a
0=Miliaria rubra	1=Miliaria crystallina	2=Miliaria profunda	3=Miliaria, unspecified	4=Anhidrosis	5=Focal hyperhidrosis|1711	8:Other eccrine~b*a	9:*b disorder, unspecified
0=Bromhidrosis	1=Chromhidrosis	2:*c miliaria	8:Other apocrine~b*a	9:*b disorder, unspecified
1:*b dermatologic^b	2:*c other~b^b
1:^c~c*b dermatologic^b	2:^c~c*c other~b^b	3:^b~c*b dermatologic^b	4:^b~c*c other~b^b
1:^c~c*a	2:^b~c*a
0:^b hemorrhage^b hematoma~c*a complicating a procedure|1714	1:Accidental puncture~b^b laceration~c*a during a procedure|1714	2:Postprocedural hemorrhage~e*a following a procedure|1714	3:Postprocedural hematoma~b^b seroma~c*a following a procedure|1715	8:Other intraoperative~b*a|1716
0=Postinflammatory hyperpigmentation	1=Chloasma	2=Freckles	3=Cafe au lait spots	4:*d melanin hyperpigmentation	5=Leukoderma, not elsewhere classified	6:*b diminished melanin formation	7=Pigmented purpuric dermatosis	8:^b specified*a	9:Disorder~c*a, unspecified
0:Inflamed seborrheic~b*a	1:Other seborrheic~b*a
0=Acquired ichthyosis	1=Acquired keratosis [keratoderma] palmaris et plantaris	2=Keratosis punctata (palmaris et plantaris)	3=Xerosis cutis	8:^b specified*a	9:Epidermal~c*a, unspecified
0=Keratosis follicularis et parafollicularis in cutem penetrans	1=Reactive perforating collagenosis	2=Elastosis perforans serpiginosa	8:Other transepidermal~b*a	9:*b disorder, unspecified
0:*a, unstageable	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3	4:*a, stage 4	6:Pressure-induced deep tissue damage~c*a	9:*a, unspecified stage
0:*b unspecified^b|1722	1:*b right^b|1722	2:*b left^b|1722
0:*b unspecified part of^b|1722	1:*b right upper^b|1722	2:*b left upper^b|1722	3:*b right lower^b|1722	4:*b left lower^b|1722	5:*b sacral region|1722
0:*a, unspecified stage	1:*a, stage 1	2:*a, stage 2	3:*a, stage 3	4:*a, stage 4	5:*a, unstageable	6:Pressure-induced deep tissue damage~c*a
1:*c head|1722	9:*a|1722
0:*a of elbow|1723	1:*a of back|1724	2:*a of hip|1723	3:*a of buttock|1723	4:*a of contiguous site of back, buttock and hip|1725	5:*a of ankle|1723	6:*a of heel|1723	8:*a of other site|1726	9:*a of unspecified site|1725
0=Lichen sclerosus et atrophicus	1:Anetoderma~c*b Schweninger-Buzzi	2:Anetoderma~c*b Jadassohn-Pellizzari	3:Atrophoderma~c*b Pasini and Pierini	4=Acrodermatitis chronica atrophicans	5:Scar conditions and fibrosis~c*a	6=Striae atrophicae	8:Other atrophic~b*a	9:^b disorder~b*a, unspecified
0:*d scar	8:Other hypertrophic~b*b the^b	9:*d disorder~b^b the^b, unspecified
0=Granuloma annulare	1=Necrobiosis lipoidica, not elsewhere classified	2:Granuloma faciale [eosinophilic granuloma~c*e skin]	3:Foreign body granuloma~c^b the*a	8:Other granulomatous~b^c the*a	9:^b disorder~b^b the*a, unspecified
0:Discoid lupus~b*a	1:Subacute cutaneous lupus~b*a	2:Other local lupus~b*a
0=Localized scleroderma [morphea]	1=Linear scleroderma	2=Calcinosis cutis	3=Sclerodactyly	4=Gottron's papules	5=Poikiloderma vasculare atrophicans	6=Ainhum	8:^b specified*a	9:Localized~c*b disorder, unspecified
0=Livedoid vasculitis	1=Erythema elevatum diutinum	8:Other vasculitis~b*f the^b	9:*f the^c unspecified
1:*a limited to breakdown of skin	2:*a with fat layer exposed	3:*a with necrosis of muscle	4:*a with necrosis of bone	5:*a with muscle involvement without evidence of necrosis	6:*a with bone involvement without evidence of necrosis	8:*a with other specified severity	9:*a with unspecified severity
0:*b unspecified^b|1734	1:*b right^b|1734	2:*b left^b|1734
0:*d unspecified^d|1734	1:*d right^d|1734	2:*d left^d|1734
0:*c unspecified^c|1734	1:*c right^c|1734	2:*c left^c|1734
1:*g thigh|1735	2:*g calf|1735	3:*g ankle|1735	4:*g heel and midfoot|1736	5:*g other part of foot|1735	8:*g other part of^b leg|1737	9:*g unspecified part of^b leg|1737
1:*f buttock|1734	2:*f back|1734	9:*e of other sites|1734
0=Pyogenic granuloma	1=Factitial dermatitis	2=Febrile neutrophilic dermatosis [Sweet]	3=Eosinophilic cellulitis [Wells]	4:Non-pressure chronic ulcer~c^c~d*a|1739	5:Mucinosis~c*i the^b	6:^b infiltrative^c the*e	7:Excessive and redundant~d*e	8:^b specified^c the*e	9:Disorder~c^b the*d unspecified
1:*d right^d	2:*d left^d	9:*d unspecified^d
0:*c, unspecified joint	1:*c, shoulder|311	2:*c, elbow|311	3:*c, wrist|311	4:*c, hand|311	5:*c, hip|311	6:*c, knee|311	7:*c, ankle^b foot|1741	8:*c, vertebrae	9:*d~c^b
0:^b~c*a, unspecified joint	1:^b~c*a, shoulder|311	2:^b~c*a, elbow|311	3:^b~c*a, wrist|311	4:^b~c*a, hand|311	5:^b~c*a, hip|311	6:^b~c*a, knee|311	7:^b~c*a, ankle and foot|1741	8:^b~c*a, vertebrae	9:Polyarthritis~d*a
0:Staphylococcal~b*a and polyarthritis|1742	1:Pneumococcal~b*a and polyarthritis|1742	2:Other streptococcal~b*a and polyarthritis|1742	8=Arthritis and polyarthritis due to other bacteria|1743	9:*a, unspecified
1:^d right^b~b*a	2:^d left^b~b*a	9:^d unspecified^b~b*a
0:^d unspecified*a	1:^d shoulder*a|1745	2:^d elbow~b*a|309	3:^d wrist~b*a|309	4:^d hand~b*a|309	5:^d hip~b*a|309	6:^d knee~b*a|309	7:^d ankle and foot~b*a|309	8:^d vertebrae~b*a	9:^d multiple joints~b*a
X:^b infection~b*a|1746
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, vertebrae	9:*a, multiple sites
0=Arthropathy following intestinal bypass|1748	1=Postdysenteric arthropathy|1748	2=Postimmunization arthropathy|1748	3=Reiter's disease|1748	8:Other~c*a|1748	9=Reactive arthropathy, unspecified
1:Periodic fever~b*a	2:Cryopyrin-associated periodic~b*a	8:Other autoinflammatory~b*a	9:*b syndrome, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	9:*a, multiple sites
0:*a of unspecified site	1:*a of shoulder|311	2:*a of elbow|311	3:*a of wrist|311	4:*a of hand|311	5:*a of hip|311	6:*a of knee|311	7:*a of ankle and foot|1741	9:*a of multiple sites
0:^c of unspecified site*a	1:^c of shoulder*a|309	2:^c of elbow*a|309	3:^c of wrist*a|309	4:^c of hand*a|309	5:^c of hip*a|309	6:^c of knee*a|309	7:^c of ankle and foot*a|309	9:^c of multiple sites*a
1:*g right^g	2:*g left^g	9:*g unspecified^g
1:^g right*a	2:^g left*a	9:^g unspecified*a
0:*f of unspecified site^f	1:*f of shoulder^f|1754	2:*f of elbow^f|1754	3:*f of wrist^f|1754	4:*f of hand^f|1754	5:*f of hip^f|1754	6:*f of knee^f|1754	7:*f of ankle and foot^f|1755	9:*f of multiple sites^f	A:*f of other specified site^f
0:*a of unspecified site	1:*a of shoulder|311	2:*a of elbow|311	3:*a of wrist|311	4:*a of hand|311	5:*a of hip|311	6:*a of knee|311	7:*a of ankle and foot|1741	9:*a of multiple sites	A:*a of other specified site
0=Felty's syndrome|1751	1:^b lung disease~b*b arthritis|1752	2:^b vasculitis~b*b arthritis|1752	3:^b heart disease~b*b arthritis|1752	4:^b myopathy~b*b arthritis|1752	5:^b polyneuropathy~b*b arthritis|1752	6:*c involvement of other organs and systems|1753	7:*a without organ or systems involvement|1756	8:Other rheumatoid~b*a|1757	9:*a, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, vertebrae	9:*a, multiple sites	A:*a, other specified site
0:Rheumatoid~c*a without rheumatoid factor|1759	1=Adult-onset Still's disease	2=Rheumatoid bursitis|1748	3=Rheumatoid nodule|1748	4=Inflammatory polyarthropathy	8:^b specified*a|1759	9:Rheumatoid~c*a, unspecified
6:*a|1748
1:*c, right~b^b	2:*c, left~b^b	9:*c, unspecified~b^b
0:*a of unspecified site	1:*a, shoulder|311	2:*a of elbow|1762	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, vertebrae	9:*a, multiple sites	A:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, vertebrae	A:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, other specified site	9:*a, multiple sites
0:Unspecified juvenile rheumatoid~b*a|1763	1:*b ankylosing spondylitis	2:*b rheumatoid^b with systemic onset|1759	3:*b rheumatoid polyarthritis (seronegative)	4:Pauciarticular juvenile rheumatoid~b*a|1764	8:Other juvenile~b*a|1765	9:*a, unspecified|1759
0=Idiopathic gout|1748	1=Lead-induced gout|1748	2=Drug-induced gout|1748	3:*a due to renal impairment|1748	4=Other secondary gout|1748	9:*a, unspecified
0=Hydroxyapatite deposition disease|1748	1=Familial chondrocalcinosis|1748	2:*c chondrocalcinosis|1748	8:^b specified*a|1748	9=Crystal arthropathy, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:Chronic postrheumatic~d*a [Jaccoud]|1765	1=Kaschin-Beck disease|1748	2=Villonodular synovitis (pigmented)|1765	3=Palindromic rheumatism|1765	4=Intermittent hydrarthrosis|1769	5:Traumatic~d*a|1765	8:*d specific arthropathies, not elsewhere classified|1765	9:Arthropathy,~c*b
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741
0=Polyarthritis, unspecified	1=Monoarthritis, not elsewhere classified|1771	8:*b specified^b|1769
6=Charcot's joint|1748	8:*d specified^d|1748
0=Primary generalized (osteo)arthritis	1=Heberden's nodes (with arthropathy)	2=Bouchard's nodes (with arthropathy)	3=Secondary multiple arthritis	4=Erosive (osteo)arthritis	8=Other polyosteoarthritis	9:*a, unspecified
0:*c, unspecified~b^b	1:*c, right~b^b	2:*c, left~b^b
0:*a, unspecified hip	1:*a, right hip	2:*a, left hip
0:Bilateral primary osteoarthritis~b*a	1:Unilateral primary osteoarthritis~b*a|1775	2:Bilateral osteoarthritis resulting from~c*a dysplasia	3:Unilateral osteoarthritis resulting from~c*a dysplasia|1776	4:Bilateral post-traumatic osteoarthritis~b*a	5:Unilateral post-traumatic osteoarthritis~b*a|1775	6:Other bilateral secondary osteoarthritis~b*a	7:Other unilateral secondary osteoarthritis~b*a	9:*a, unspecified
0:Bilateral primary osteoarthritis~b*a	1:Unilateral primary osteoarthritis~b*a|1775	2:Bilateral post-traumatic osteoarthritis~b*a	3:Unilateral post-traumatic osteoarthritis~b*a|1775	4:Other bilateral secondary osteoarthritis~b*a	5:Other unilateral secondary osteoarthritis~b*a	9:*a, unspecified
0:*a, unspecified hand	1:*a, right hand	2:*a, left hand
0:Bilateral primary osteoarthritis~b*b joints	1:Unilateral primary osteoarthritis~b*a|1779	2:Bilateral post-traumatic osteoarthritis~b*b joints	3:Unilateral post-traumatic osteoarthritis~b*a|1779	4:Other bilateral secondary osteoarthritis~b*b joints	5:Other unilateral secondary osteoarthritis~b*a|1779	9:*a, unspecified
1:^c, right*a	2:^c, left*a	9:^c, unspecified*a
1:*d, shoulder|311	2:*d, elbow|311	3:*d, wrist|311	4:*d, hand|311	7:*d ankle and foot|1781	9:*d,~b^b specified site
1:*d, shoulder|311	2:*d, elbow|311	3:*d, wrist|311	4:*d, hand|311	7:*d, ankle and foot|1741	9:*d,~b^b specified site
0:Unspecified osteoarthritis~b*a	1:Primary osteoarthritis~b*a	2:Post-traumatic osteoarthritis~b*a	3:Secondary osteoarthritis~b*a
0:Primary~d*a of other joints|1782	1:Post-traumatic~d*a of other joints|1783	2:Secondary~d*a of other joints|1783	9:Osteoarthritis,~c*b site|1784
X0:*a, without tophus (tophi)	X1:*a, with tophus (tophi)
0:*a, without tophus (tophi)	1:*a, with tophus (tophi)
1:*b right^b|1787	2:*b left^b|1787	9:*b unspecified^b|1787
1:*d right^d|1787	2:*d left^d|1787	9:*d unspecified^d|1787
0:*a, unspecified site|1786	1:*a, shoulder|1788	2:*a, elbow|1788	3:*a, wrist|1788	4:*a, hand|1788	5:*a, hip|1788	6:*a, knee|1788	7:*a, ankle and foot|1789	8:*a, vertebrae|1786	9:*a, multiple sites|1786
XX0:*a, without tophus (tophi)	XX1:*a, with tophus (tophi)
0:Idiopathic chronic~b*a|1790	1:Lead-induced chronic~b*a|1790	2:Drug-induced chronic~b*a|1790	3:*a due to renal impairment|1790	4:Other secondary chronic~b*a|1790	9:*a, unspecified|1791
1:*a of right finger(s)	2:*a of left finger(s)	9:*a of unspecified finger(s)
1:*b right^b	2:*b left^b	9:*a, unspecified finger(s)
0:Unspecified deformity~b*a|311	1=Mallet finger|1793	2=Boutonniere deformity|1793	3=Swan-neck deformity|1793	9:Other deformity~b*a|1794
0:*a, unspecified foot	1:*a, right foot	2:*a, left foot
1:*a, right foot	2:*a, left foot	9:*a, unspecified foot
X:*a|1797
0:Deformity~c*d finger(s)|1795	1=Hallux valgus (acquired)|1796	2=Hallux rigidus|1796	3=Hallux varus (acquired)|1796	4=Other hammer toe(s) (acquired)|1796	5:Other~b*d toe(s) (acquired)|1798	6:*d toe(s), unspecified|1796
0:*a, unspecified site	2:*a, elbow|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle|311
1:*b right^b	2:*b left^b	9:*b unspecified
0:*a, unspecified site	2:*a, elbow|311	5:*a, hip|1801	6:*a, knee|311	7:*a, ankle|311
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, finger joints|310	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and toes|1741
1:*b, right wrist	2:*b, left wrist	9:*b, unspecified wrist
1:*b, right foot	2:*b, left foot	9:*b, unspecified foot
3:^b~c*a|1804	7:Foot~d*a|1805
1:*a, right hand	2:*a, left hand	9:*a, unspecified hand
1:*g|1807	2:*h~c^b|1807	3:*h~e^b|1797	4:*h~g^b|1797
1:*a of right foot	2:*a of left foot	9:*a of unspecified foot
1=Bunion|1809	2=Bunionette|1809	X:*a|311
1:*d right^b	2:*d left^b	3:*d right~c^b	4:*d left~c^b	9:*d unspecified^d
0:*a, unspecified site	2:*a, humerus|311	3:*a, ulna and radius|1811	5:*a, femur|311	6:*a, tibia and fibula|1811
0:*b unspecified limb	2:*b upper arm|310	3:*b forearm|311	5:*b thigh|311	6:*b lower leg|310
0:*d unspecified^b	2:*d upper arm|310	3:*d forearm|311	4:*d~c^b|1807	5:*d thigh|311	6:*d lower leg|310
0=Valgus deformity, not elsewhere classified|1800	1=Varus deformity, not elsewhere classified|1802	2=Flexion deformity|1803	3=Wrist or foot drop (acquired)|1806	4=Flat foot [pes planus] (acquired)|1796	5=Acquired clawhand, clubhand, clawfoot and clubfoot|1808	6:*b foot|1810	7=Unequal limb length (acquired)|1812	8:^b specified*a|1813	9:Unspecified~b*d deformity~b^b limb and hand|1814
0:*a, unspecified knee	1:*a, right knee	2:*a, left knee
1:*a, right knee	2:*a, left knee	9:*a, unspecified knee
X:*a|1817
0:Recurrent dislocation~b*a|1816	1:Recurrent subluxation~b*a|1816	2=Patellofemoral disorders|1818	3:Other derangements~b*a|1818	4=Chondromalacia patellae|1816	8:Other disorders~b*a|1818	9:Unspecified disorder~b*a|1816
0:*b lateral^b, right knee	1:*b lateral^b, left knee	2:*b lateral^b, unspecified knee	3:*b medial^b, right knee	4:*b medial^b, left knee	5:*b medial^b, unspecified knee	6:*a, right knee	7:*a, left knee	9:*a, unspecified knee
0:*a, unspecified meniscus|1820	1:*a, anterior horn of medial meniscus|1817	2:*a, posterior horn of medial meniscus|1817	3:*a, other medial meniscus|1817	4:*a, anterior horn of lateral meniscus|1817	5:*a, posterior horn of lateral meniscus|1817	6:*a, other lateral meniscus|1817
0:^d lateral*a, right knee	1:^d lateral*a, left knee	2:^d lateral*a, unspecified knee	3:^d medial*a, right knee	4:^d medial*a, left knee	5:^d medial*a, unspecified knee	6:*a, right knee	7:*a, left knee	9:*a, unspecified knee
0:^c unspecified*a|1822	1:^c anterior horn of medial*a|1817	2:^c posterior horn of medial*a|1817	3:^c other medial*a|1817	4:^c anterior horn of lateral*a|1817	5:^c posterior horn of lateral*a|1817	6:^c other lateral*a|1817
0:*d unspecified ligament~b^c|311	1:*d anterior cruciate ligament~b^c|311	2:*d posterior cruciate ligament~b^c|311	3:*d medial collateral ligament~b^c|311	4:*d lateral collateral ligament~b^c|311	7:*d capsular ligament~b^c|311
X:*a|311
0=Cystic meniscus|1821	2:Derangement~c*b meniscus due to old tear or injury|1823	3=Other meniscus derangements|1821	4:Loose body in~d*a|1816	5:Chronic instability~c*a|1816	6:Other spontaneous disruption~c*b ligament(s) of^b|1824	8:Other internal derangements~c*a|1825	9:Unspecified internal~b*a|264
1:*c right^b joint(s)	2:*c left^b joint(s)	9:*c unspecified^b joint(s)
1:*e right^b	2:*e left^b	3:*e unspecified^b	4:*e right~c^b joint(s)	5:*e left~c^b joint(s)	6:*e unspecified~c^c
0:*b unspecified^b	1:*b shoulder|311	2:*b elbow|311	3:*b wrist|311	4:*b finger joints|1827	5:*b hip|311	7:*b ankle and toe joints|1828	8:*c, other site
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	6:*d unspecified~c^b
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	7:*a, ankle and foot|1830	9:*a, other specified site
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	7:*a, ankle and foot|1830	8:*a, vertebrae	9:*a, other specified site
1:^d right^b~c*a	2:^d left^b~c*a	3:^d unspecified^b~c*a	4:^d right~c*a	5:^d left~c*a	6:^d unspecified~c*a
0:^d unspecified*a	1:^d shoulder~b*a|309	2:^d elbow~b*a|309	3:^d wrist~b*a|309	4:^d hand~b*a|309	5:^d hip~b*a|309	6:^d knee~b*a|309	7:^d ankle and foot~b*a|1833	9:^d other specified*a
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger	5:*d left finger	6:*d unspecified finger
1:*f right^b	2:*f left^b	3:*f unspecified^b	4:*f right~c^b	5:*f left~c^b	6:*f unspecified~c^b	7:*f right toe(s)	8:*f left toe(s)	9:*f unspecified toe(s)
0:*c, unspecified~b^b	1:*c, shoulder|311	2:*c, elbow|311	3:*c, wrist|311	4:*c, hand and finger(s)|1835	5:*c, hip|311	6:*c, knee|311	7:*c, ankle, foot and toes|1836	9:*c, other specified~b^b
0:*c, unspecified~b^b	1:*c, shoulder|311	2:*c, elbow|311	3:*c, wrist|311	4:*c, hand|311	5:*c, hip|311	6:*c, knee|311	7:*c, ankle and foot|1830	9:*c, other specified~b^b
1:*f right^f	2:*f left^f	9:*f unspecified^f
1:*h right^b~c^e	2:*h left^b~c^e	3:*h unspecified^b~c^e	4:*h right~c^f	5:^e left~d*a	6:*h unspecified~c^f
0:*e of unspecified joint^e	1:*e of shoulder^e|1839	2:*e of elbow^e|1839	3:*e of wrist^e|1839	4:*e of hand^e|1839	5:*e of hip^e|1839	7:*e of ankle and foot^e|1840	9:^d derangement of other specified joint~b*a
0:Loose body in~c*b|1829	1:*d articular cartilage disorders|1831	2=Disorder of ligament|1832	3:Pathological dislocation of~c*b, not elsewhere classified|1834	4:Recurrent dislocation of~c*b|1837	5:Contracture of~c*b|1838	6:Ankylosis of~c*b|1838	7=Protrusio acetabuli	8:*a, not elsewhere classified|1841	9=Joint derangement, unspecified
0:*a, unspecified joint	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1830	8:*a, other specified site
0:*c, unspecified~b^b	1:*c, shoulder|311	2:*c, elbow|311	3:*c, wrist|311	4:*c, hand|311	5:*c, hip|311	6:*c, knee|311	7:*c, ankle and foot|1830	8:*c, other specified site
0:*a, unspecified joint	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, other site
0:*c, unspecified~b^b	1:*c, shoulder|311	2:*c, elbow|311	3:*c, wrist|311	4:*c, hand|311	5:*c, hip|311	6:*c, knee|311	7:*c, ankle and foot|1830	8:*c, other site
1:^c right*b right^b	2:^c left*b left^b	9:^c unspecified*b unspecified^b
0:*b unspecified^b	1:*b shoulder|311	2:*b elbow|311	3:*b wrist|311	4:*b joints of hand|311	5:*b hip|311	6:*b knee|311	7:*b ankle and joints of foot|1847	9:*b other specified^b
1:^c right*a	2:^c left*a	9:^c unspecified*a
1:^c right^b~c*a	2:^c left^b~c*a	3:^c unspecified^b~c*a	4:^c right~c*a	5:^c left~c*a	6:^c unspecified~c*a
0:^c unspecified*a	1:^c shoulder~b*a|1849	2:^c elbow~b*a|1849	3:^c wrist~b*a|1849	4:^c hand~b*a|1849	5:^c hip~b*a|1849	6:^c knee~b*a|1849	7:^c ankle and foot~b*a|1850	9:^c other specified*a
0:*a, unspecified joint	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1830	8:*a, vertebrae
0:*a, unspecified joint	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741
0=Hemarthrosis|1843	1:Fistula of~b*f|1844	2:Flail~b*f|1845	3:*g instability of^b|1838	4:Effusion of~b*f|1846	5:Pain in~b*f|1848	6:Stiffness of~b^b~b*a|1851	7=Osteophyte|1852	8:*g specified^b disorders|1853	9:Joint~c*d unspecified
0:Unspecified anomaly~c*a	1=Maxillary hyperplasia	2=Maxillary hypoplasia	3=Mandibular hyperplasia	4=Mandibular hypoplasia	5=Macrogenia	6=Microgenia	7:Excessive tuberosity~c*b	9:Other specified~b*a
0:Unspecified anomaly~b*a	1=Maxillary asymmetry	2=Other jaw asymmetry	9:Other specified anomalies~b*a
1:*a I	2:*a II	3:*a III	9:*a, unspecified
0:^b anterior*a	1:^b posterior*a
0:Unspecified anomaly~b*a	1=Malocclusion, Angle's class|1857	2:Open occlusal~e*a|1858	3=Excessive horizontal overlap	4=Reverse articulation	5:*d interarch distance	9:Other anomalies~b*a
0:Unspecified anomaly~b*a	1:Crowding~e*d~c^b	2:Excessive spacing~e*d~c^b	3:Horizontal displacement~e*a	4:Vertical displacement~e*a	5:Rotation~e*a	6:Insufficient interocclusal distance~e*d~c^b (ridge)	7:Excessive interocclusal distance~e*d~c^b	9:Other anomalies~b*a
0:*a, unspecified	1=Abnormal jaw closure	2=Limited mandibular range of motion	3=Deviation in opening and closing of the mandible	4=Insufficient anterior guidance	5=Centric occlusion maximum intercuspation discrepancy	6=Non-working side interference	7=Lack of posterior occlusal support	9:Other dentofacial~b*a
1:Right temporomandibular~b*a	2:Left temporomandibular~b*a	3:Bilateral temporomandibular~b*a	9:Unspecified temporomandibular~b*a side
1:*c right^c	2:*c left^c	3:*c bilateral^c	9:*a, unspecified side
0:*b disorder, unspecified|1862	1:Adhesions and ankylosis of temporomandibular~b*b|1863	2:Arthralgia of temporomandibular~b*b|1863	3:Articular disc disorder of temporomandibular~b*b|1863	4:Arthritis of temporomandibular~b*b|934	5:Arthropathy of temporomandibular~b*b|934	9:Other specified~c*a of temporomandibular joint
0:Unspecified~b*b anomaly	1=Alveolar maxillary hyperplasia	2=Alveolar mandibular hyperplasia	3=Alveolar maxillary hypoplasia	4=Alveolar mandibular hypoplasia	9:Other specified~b*a
1=Anterior soft tissue impingement	2=Posterior soft tissue impingement	9:*a
0:Major~b*c of jaw size|1855	1=Anomalies of jaw-cranial base relationship|1856	2=Anomalies of dental arch relationship|1859	3=Anomalies of tooth position of fully erupted tooth or teeth|1860	4=Malocclusion, unspecified	5:*d functional abnormalities|1861	6=Temporomandibular joint disorders|1864	7:Dental alveolar~b*c|1865	8:Other dentofacial~b*c|1866	9:*d anomaly, unspecified
0:Unspecified cyst~e*a	9:^b~c*a
1:Perforation of root canal space due to~f*a	2=Endodontic overfill	3=Endodontic underfill	9:Other periradicular~b*a
1:Osseointegration failure of~b*b	2:Post-osseointegration biological failure of~b*b	3:Post-osseointegration mechanical failure of~b*b	9:Other endosseous~b*a
0:Developmental disorders~c*a	1=Giant cell granuloma, central	2:Inflammatory conditions~c*a	3:Alveolitis~c*a	4:*d and unspecified cysts~b^b jaw|1868	5=Periradicular pathology associated with previous endodontic treatment|1869	6=Endosseous dental implant failure|1870	8:^b specified*a	9:Disease~c*a, unspecified
0:*d	1:*e with lung involvement [Churg-Strauss]	2=Juvenile polyarteritis	3=Mucocutaneous lymph node syndrome [Kawasaki]	8:Other~e*a related to polyarteritis nodosa
0:*a, unspecified	1:Hematopoietic stem cell transplantation-associated thrombotic~b*a [HSCT-TMA]	9:Other thrombotic~b*a
0:*a without renal involvement	1:*a with renal involvement
0=Hypersensitivity angiitis	1=Thrombotic microangiopathy|1873	2=Lethal midline granuloma	3=Wegener's granulomatosis|1874	4=Aortic arch syndrome [Takayasu]	5=Giant cell arteritis with polymyalgia rheumatica	6:*c giant cell arteritis	7=Microscopic polyangiitis	8:^b specified*a	9=Necrotizing vasculopathy, unspecified
0:^d,~b*a unspecified	1:Endocarditis in systemic~b*f	2:Pericarditis in systemic~b*f	3:Lung involvement in systemic~b*f	4:Glomerular disease in systemic~b*f	5:Tubulo-interstitial nephropathy in systemic~b*f	9:Other~e*a in systemic lupus erythematosus
0:Drug-induced systemic~b*b	1:*b with organ or system involvement|1876	8:Other forms of systemic~b*b	9:*b, unspecified
0:*a, organ involvement unspecified	1:*a with respiratory involvement	2:*a with myopathy	3:*a without myopathy	9:*a with other organ involvement
0:*a, organ involvement unspecified	1:*a with respiratory involvement	2:*a with myopathy	9:*a with other organ involvement
0=Juvenile dermatomyositis|1878	1=Other dermatomyositis|1878	2=Polymyositis|1879	9:*a, unspecified|1878
1:Systemic~e*a with lung involvement	2:Systemic~e*a with myopathy	3:Systemic~e*a with polyneuropathy	9:^b~c*a
0:Progressive systemic~b*b	1=CR(E)ST syndrome	2:*b induced by drug and chemical	8:Other forms of systemic~b*b|1881	9:*b, unspecified
0:*a, unspecified	1:*a with keratoconjunctivitis	2:*a with lung involvement	3:*a with myopathy	4:*a with tubulo-interstitial nephropathy	5:*a with inflammatory arthritis	6:*a with peripheral nervous system involvement	7:*a with central nervous system involvement	8:*a with gastrointestinal involvement	9:*a with other organ involvement	A:*a with glomerular disease	B:*a with vasculitis	C:*a with dental involvement
1=Multisystem inflammatory syndrome	9:*a
0=Sjogren syndrome|1883	1:*f overlap syndromes	2=Behcet's disease	3=Polymyalgia rheumatica	4=Diffuse (eosinophilic) fasciitis	5=Multifocal fibrosclerosis	6=Relapsing panniculitis [Weber-Christian]	7=Hypermobility syndrome	8:^b specified*a|1884	9:Systemic~c*a, unspecified
0:Dermato(poly)myositis~f*d neoplastic disease	1:Arthropathy~f*d neoplastic disease	2=Hemophilic arthropathy	3:Arthropathy~f*d other blood disorders	4:Arthropathy~f^b hypersensitivity reactions~b*a	8:*d other^d
0:*a, site unspecified	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	9:*a, site unspecified
0:Unspecified~d*a|1889	9:*d~c^b|1889
0:*a, site unspecified	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0=Postural kyphosis|1887	1=Other secondary kyphosis|1888	2:Other~b*b unspecified kyphosis|1890	3=Flatback syndrome|1891	4:Postural~c*a|1891	5=Lordosis, unspecified|1891
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	9:*a, site unspecified
2:*b idiopathic^b, cervical region	3:*b idiopathic^b, cervicothoracic region	4:*b idiopathic^b, thoracic region	5:*b idiopathic^b, thoracolumbar region	6:*b idiopathic^b, lumbar region	7:*b idiopathic^b, lumbosacral region	9:*b idiopathic^b, site unspecified
1:^b~c*a|1894	2:Adolescent~e*a|1895
0:*a, site unspecified	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0:*a, site unspecified	4:*a, thoracic region	5:*a, thoracolumbar region
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0=Infantile idiopathic scoliosis|1893	1=Juvenile and adolescent idiopathic scoliosis|1896	2=Other idiopathic scoliosis|1897	3=Thoracogenic scoliosis|1898	4=Neuromuscular scoliosis|1899	5=Other secondary scoliosis|1897	8=Other forms of scoliosis|1897	9:*a, unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, multiple sites in spine
0:Juvenile~b*a of spine|1901	1:Adult~b*a of spine|1901	9:*a, unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, site unspecified
X:*a|1904
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, site unspecified
X:*a|1906
0=Spondylolysis|1901	1=Spondylolisthesis|1901	2=Fusion of spine|1903	3=Recurrent atlantoaxial dislocation with myelopathy	4:*c recurrent atlantoaxial dislocation	5:*c recurrent vertebral dislocation|1905	6=Torticollis	8:^b specified*a|1907	9=Deforming dorsopathy, unspecified
0:*a of unspecified sites in spine	1:*a of occipito-atlanto-axial region	2:*a of cervical region	3:*a of cervicothoracic region	4:*a of thoracic region	5:*a of thoracolumbar region	6:*a of lumbar region	7:*a of lumbosacral region	8:*a of sacral and sacrococcygeal region	B:*a of multiple sites in spine
0:*a of multiple sites in spine	1:*a of occipito-atlanto-axial region	2:*a of cervical region	3:*a of cervicothoracic region	4:*a of thoracic region	5:*a of thoracolumbar region	6:*a lumbar region	7:*a of lumbosacral region	8:*a sacral and sacrococcygeal region	9:*a of unspecified sites in spine	A=Non-radiographic axial spondyloarthritis|1909
0=Spinal enthesopathy|1901	1=Sacroiliitis, not elsewhere classified	2=Osteomyelitis of vertebra|1903	3=Infection of intervertebral disc (pyogenic)|1901	4=Discitis, unspecified|1901	5:*c infective~b^b|1901	8:^b specified*a|1901	9:Unspecified~b*b spondylopathy|1901
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	9:*a, site unspecified
1:*a, occipito-atlanto-axial region	2:*a, cervical region	9:*a, site unspecified
1:^c~c*a|1912	2:Vertebral~e*a|1913
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region
1=Spondylosis without myelopathy or radiculopathy|1906	9:*a|1906
0=Anterior spinal and vertebral artery compression syndromes|1914	1=Other spondylosis with myelopathy|1915	2=Other spondylosis with radiculopathy|1903	8=Other spondylosis|1916	9:*a, unspecified
1:*a without neurogenic claudication	2:*a with neurogenic claudication
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region|1918	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region
XA:*a, initial encounter for fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XS:*a, sequela of fracture
0:*a, site unspecified|1920	1:*a, occipito-atlanto-axial region|1920	2:*a, cervical region|1920	3:*a, cervicothoracic region|1920	4:*a, thoracic region|1920	5:*a, thoracolumbar region|1920	6:*a, lumbar region|1920	7:*a, lumbosacral region|1920	8:*a, sacral and sacrococcygeal region|1920
0=Spinal stenosis|1919	1=Ankylosing hyperostosis [Forestier]|1901	2=Kissing spine|1899	3=Traumatic spondylopathy|1903	4=Fatigue fracture of vertebra|1921	5=Collapsed vertebra, not elsewhere classified|1921	8:*b specified^b|1907	9=Spondylopathy, unspecified
8:Spondylopathy~b*a|1901
0:*a, unspecified level	1:*f at C4-C5 level^c	2:*f at C5-C6 level^c	3:*f at C6-C7 level^c
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|1924	3:*a, cervicothoracic region
0:Mid-cervical~b*f~c^b unspecified level	1:*f at C4-C5 level^c	2:*f at C5-C6 level^c	3:*f at C6-C7 level^c
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|1926	3:*a, cervicothoracic region
0:*a, unspecified level	1:*d at C4-C5 level	2:*d at C5-C6 level	3:*d at C6-C7 level
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|1928	3:*a, cervicothoracic region
0:Unspecified cervical~b*e~c^c, unspecified level	1:Unspecified cervical~b*f at C4-C5 level	2:Unspecified cervical~b*f at C5-C6 level	3:Unspecified cervical~b*f at C6-C7 level
0:*a, unspecified cervical region	1:*a, high cervical region	2:*a, mid-cervical region|1930	3:*a, cervicothoracic region
0:*b disorder with myelopathy|1925	1:*b disorder with radiculopathy|1927	2:Other cervical~b*b displacement|1929	3:Other cervical~b*b degeneration|1929	8:Other cervical~b*a|1929	9:*b disorder, unspecified|1931
4:Intervertebral~g*a, thoracic region	5:Intervertebral~g*a, thoracolumbar region	6:Intervertebral~g*a, lumbar region
4:Intervertebral~g*a, thoracic region	5:Intervertebral~g*a, thoracolumbar region	6:Intervertebral~g*a, lumbar region	7:Intervertebral~g*a, lumbosacral region
4:^b~f*a, thoracic region	5:^b~f*a, thoracolumbar region	6:^b~f*a, lumbar region	7:^b~f*a, lumbosacral region
4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region
0:^d~b*a with myelopathy|1933	1:^d~b*a with radiculopathy|1934	2:Other thoracic~b^c~b*b displacement|1935	3:Other thoracic~b^c~b*b degeneration|1935	4=Schmorl's nodes|1936	8:Other thoracic~b^c~b*a|1935	9:Unspecified thoracic~b^c~b*b disorder
0=Cervicocranial syndrome	1=Cervicobrachial syndrome	2=Spinal instabilities|1907	3:Sacrococcygeal disorders~e*a	8:*h specified~c^b|1903	9:Dorsopathy~e*d unspecified
0:*a, site unspecified	1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*e,~b^d, multiple sites in spine
0:*a, unspecified side	1:*a, right side	2:*a, left side
0:*a, unspecified	1:Vertebrogenic low~b*a	9:Other low~b*a
1=Occipital neuralgia	9:*a
0=Panniculitis affecting regions of neck and back|1939	1=Radiculopathy|1903	2=Cervicalgia	3=Sciatica|1940	4=Lumbago with sciatica|1940	5=Low back pain|1941	6=Pain in thoracic spine	8=Other dorsalgia|1942	9:*a, unspecified
0:*b right arm	1:*b left arm	2:*b arm	3:*b right leg	4:*b left leg	5:*b leg	9:*a
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger(s)	5:*d left finger(s)	6:*d unspecified finger(s)
0:*f right^b	1:*f left^b	2:*f unspecified^b	3:*f right~c^b	4:*f left~c^b	5:*f unspecified~c^b	6:*f right toe(s)	7:*f left toe(s)	8:*f unspecified toe(s)
0:*a, unspecified site|1944	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand and fingers|1945	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle, foot and toes|1946	8:*a, other site	9:*a, multiple sites
0:*a of unspecified site	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site
1:*b, right^b	2:*b, left^b	9:*b, unspecified^b
0:*a, unspecified site	1:*a shoulder|1950	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0=Infective myositis|1947	1=Interstitial myositis|1948	2=Foreign body granuloma of soft tissue, not elsewhere classified|1949	8=Other myositis|1951	9:*a, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
1:*c right^c	2:*c left^c	9:*c unspecified~b^b
1:*f right^b	2:*f left^b	3:*f unspecified^b	4:*f right~c^b	5:*f left~c^b	6:*f unspecified~c^b	7:*f right~e^b	8:*f left~e^b	9:*f unspecified~e^b
0:*a, unspecified site	1:*a, shoulder|311	2:*a, upper arm|1954	3:*a, forearm|311	4:*a, hand and finger(s)|1830	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle, foot and toe(s)|1955	8:*a, other site	9:*a, multiple sites
0=Myositis ossificans traumatica|1953	1=Myositis ossificans progressiva|1956	2:Paralytic calcification~b*a|1953	3:*b muscles associated with burns|1953	4:Other calcification~d*a|1953	5:Other~c*a|1953	9:*a, unspecified
0:*a of back	1:*a of calf	8:Other muscle~b*a
1=Muscle weakness (generalized)	2=Rhabdomyolysis	3=Muscle spasm|1958	4=Sarcopenia	9:*a
0:Separation~c*a (nontraumatic)|1949	1:^b rupture~b*a (nontraumatic)|1949	2:Nontraumatic ischemic infarction~c*a|1949	3=Immobility syndrome (paraplegic)	4:Contracture~c*a|1953	5=Muscle wasting and atrophy, not elsewhere classified|1953	8:^b specified*a|1959	9:Disorder~c*a, unspecified
8:*a|1953
0:*a, unspecified site	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
1:*a, right thumb	2:*a, left thumb	9:*a, unspecified thumb
0:*a, unspecified finger	1:*b thumb|1963	2:*a, index finger|310	3:*a, middle finger|310	4:*a, ring finger|310	5:*a, little finger|310
0=Abscess of tendon sheath|1949	1=Other infective (teno)synovitis|1769	2=Calcific tendinitis|1962	3=Trigger finger|1964	4:Radial styloid~c*a [de Quervain]	8:Other synovitis~b*a|1953	9:*a, unspecified
0:*a, unspecified joint	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand and fingers|1945	5:*a, hip|311	7:*a, ankle, foot and toes|1836	8:*a, other site
0:*a, unspecified site	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other sites	9:*a, multiple sites
0:Rupture~c*d popliteal cyst	1:Rupture~c*c|1966	2:*d extensor tendons|1953	3:*d flexor tendons|1953	8:*d other tendons|1967	9:*d unspecified~c^b
0:*a, unspecified ankle	1:*a, right ankle	2:*a, left ankle
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1849	8:*a, other site	9:*a, multiple sites
1:*e~c^b right^b	2:*e~c^b left^b	3:*f~c^c right^b	4:*f~c^c left^b	9:*b unspecified^b
1:*g~c^b right^d	2:*g~c^b left^d	3:*h~c^c right^d	4:*h~c^c left^d	9:*d unspecified^d
0:*a, unspecified site	1:*a, shoulder|1971	2:*a, elbow|1971	3:*a, wrist|1971	4:*a, hand|1971	5:*a, hip|1971	6:*a, knee|1971	7:*a, ankle and foot|1972	8:*a, other site	9:*a, multiple sites
0:Short Achilles~f*a (acquired)|1969	2=Synovial hypertrophy, not elsewhere classified|1953	3=Transient synovitis|1769	4=Ganglion|1970	5=Plica syndrome|1816	8:^b specified*a|1973	9:Unspecified disorder~c*a|1953
3:*e,~d^b|311	4:*e,~b^b|311
0:*a, unspecified elbow	1:*a, right elbow	2:*a, left elbow
1:*d, right~b^c	2:*d, left~b^c	9:*d, unspecified~b^b arms
1:*c, right^c	2:*c, left^c	9:*c, unspecified~b^b
1:*e, right~b^d	2:*e, left~b^d	9:*e, unspecified~b^d
0:*a of unspecified site	1:*a of shoulder|1762	2:*a of upper arm|1977	3:*a of forearm|1762	4:*a of hand|1762	5:*a of thigh|1762	6:*a lower leg|1978	7:*a of ankle and foot|1979	8:*a other site	9:*a multiple sites
1:*d, right~b^c	2:*d, left~b^c	9:*d, unspecified~b^c
1:*c, right^c	2:*c, left^c	9:*c, unspecified^c
0:*a of unspecified site	1:*a of shoulder|1762	2:*a of upper arm|1981	3:*a of forearm|1762	4:*a of hand|1762	5:*a of thigh|1762	6:*a lower leg|1982	7:*a of ankle and foot|1979	8:*a other	9:*a multiple sites
0:Crepitant synovitis (acute) (chronic) of hand~i*b wrist|1975	1=Bursitis of hand|1775	2=Olecranon bursitis|1976	3=Other bursitis of elbow|1976	4=Prepatellar bursitis|1816	5=Other bursitis of knee|1816	6=Trochanteric bursitis|1776	7=Other bursitis of hip|1776	8:Other soft~b*a|1980	9:Unspecified soft~b^b disorder~b*a|1983
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	2:*a, elbow|311	3:*a, wrist|311	4:*a, hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and foot|1741	8:*a, other site
0=Abscess of bursa|1769	1:*b infective bursitis|1769	2=Synovial cyst of popliteal space [Baker]|1816	3:*b bursal cyst|1985	4=Calcium deposit in bursa|1986	5:*b bursitis, not elsewhere classified|1987	8:*b specified^b|1769	9=Bursopathy, unspecified
0=Palmar fascial fibromatosis [Dupuytren]	1=Knuckle pads	2=Plantar fascial fibromatosis	4=Pseudosarcomatous fibromatosis	6=Necrotizing fasciitis	8:Other fibroblastic~b*a	9:*b disorder, unspecified
0:*f of unspecified shoulder^f	1:*f of right shoulder^f	2:*f of left shoulder^f
0:*e of unspecified shoulder,^e	1:*e of right shoulder,^e	2:*e of left shoulder,^e
0:Unspecified rotator~b*a|1990	1:Incomplete rotator~b*f~b^e|1991	2:Complete rotator~b*f~b^e|1991
0:*a, unspecified shoulder	1:*a, right shoulder	2:*a, left shoulder
0=Adhesive capsulitis of shoulder|264	1=Rotator cuff tear or rupture, not specified as traumatic|1992	2=Bicipital tendinitis|1993	3=Calcific tendinitis of shoulder|264	4=Impingement syndrome of shoulder|264	5=Bursitis of shoulder|264	8:Other shoulder~b*a|1993	9:*b lesion, unspecified|1993
0:*a, unspecified leg	1:*a, right leg	2:*a, left leg
1:*a, right leg	2:*a, left leg	9:*a, unspecified leg
1:^e right*a	2:^e left*a	9:^e unspecified*a
1=Anterior tibial syndrome|1996	2=Posterior tibial tendinitis|1996	9:*a|1997
0=Gluteal tendinitis|1776	1=Psoas tendinitis|1776	2=Iliac crest spur|1776	3=Iliotibial band syndrome|1995	4=Tibial collateral bursitis [Pellegrini-Stieda]|1995	5=Patellar tendinitis|1816	6=Achilles tendinitis|1995	7=Peroneal tendinitis|1995	8:Other specified enthesopathies of~c*a|1998	9:Unspecified enthesopathy~b*a
0=Medial epicondylitis|1976	1=Lateral epicondylitis|1976	2=Periarthritis of wrist|1775	3=Calcaneal spur|1796	4=Metatarsalgia|1796	5:*b enthesopathy of foot and ankle|260	8:*a, not elsewhere classified	9=Enthesopathy, unspecified
0:*a, unspecified site	1:*a of mastication muscle	2:*a of auxiliary muscles, head and neck	8:*a, other site
1:*d right arm	2:*d left arm	3:*d arm~b^c	4:*d right leg	5:*d left leg	6:*d leg~b^c	9:*d~c^b limb
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right toe(s)	5:*d left toe(s)	6:*d unspecified toe(s)
0:*h unspecified|2002	2:*j upper arm|310	3:*j forearm|311	4:*j~c^b~e^b fingers|1945	5:*j thigh|311	6:*j lower leg|310	7:*j~e^b~c^c|2003
1:Nontraumatic hematoma of~c*b	9:*a
1:*a of upper extremity|310	2:*a of lower extremity|310	3:*a of abdomen	9:*a of other sites
0:Rheumatism~g*d unspecified	1=Myalgia|2001	2:Neuralgia~b*i neuritis~e^b unspecified	3:Panniculitis~g*d unspecified	4=Hypertrophy of (infrapatellar) fat pad	5:Residual foreign body in~d*f	6:Pain in limb~g*d hand, foot, fingers and toes|2004	7=Fibromyalgia	8:^b specified~c*e|2005	9:Soft~e*f disorder~b^b unspecified	A=Nontraumatic compartment syndrome|2006
XA:*a, initial encounter for fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XP:*a, subsequent encounter for fracture with malunion	XS:*a, sequela
A:*a, initial encounter for fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|2009	2:*b left^b|2009	9:*b unspecified^b|2009
1:*c right^c|2009	2:*c left^c|2009	9:*c unspecified^c|2009
1:*d right^d|2009	2:*d left^d|2009	9:*d unspecified^d|2009
0:*a, unspecified site|2008	1:*a, shoulder|2010	2:*a, humerus|2010	3:*a, forearm|2010	4:*a, hand|2010	5:*a, femur|2010	6:*a, lower leg|2011	7:*a, ankle and foot|2012	8:*a, vertebra(e)|2008	A:*a, other site|2008
1:*e current^d right^b|2009	2:*e current^d left^b|2009	9:*e current^d unspecified^b|2009
0:*a, unspecified site|2008	1:*d~b^c, shoulder|2014	2:*a, humerus|2010	3:*a, forearm|2010	4:*a, hand|2010	5:*a, femur|2010	6:*a, lower leg|2011	7:*a, ankle and foot|2012	8:*a, vertebra(e)|2008	A:*a, other site|2008
0:Age-related osteoporosis~b*a|2013	8:Other osteoporosis~b*a|2015
0:Age-related osteoporosis~b*a	6=Localized osteoporosis [Lequesne]	8:Other osteoporosis~b*a
0:Puerperal~b*a	1:Senile~b*a	2:*a due to malabsorption	3:*a due to malnutrition	4=Aluminum bone disease	5:Other drug-induced~b*a in adults	8:Other adult~b*a	9:*a, unspecified
1:*d right^b|2009	2:*d left^b|2009	3:*d right~c^b|2009	4:*d left~c^b|2009	9:*d unspecified^d|2009
1:*d right^b|2009	2:*d left^b|2009	3:*d unspecified^b|2009	4:*d right finger(s)|2009	5:*d left finger(s)|2009	6:*d unspecified finger(s)|2009
0:*c|2009	1:*d right~c^b|2009	2:*d left~c^b|2009	3:*d unspecified~c^b|2009	9:*d hip, unspecified|2009
1:*f right^b|2009	2:*f left^b|2009	3:*f unspecified^b|2009	4:*f right~c^b|2009	5:*f left~c^b|2009	6:*f unspecified~c^b|2009	7:*f right toe(s)|2009	8:*f left toe(s)|2009	9:*f unspecified toe(s)|2009
0:*a, unspecified site|2008	1:*a, shoulder|2010	2:*a, humerus|2010	3:*a, ulna and radius|2019	4:*a, hand and fingers|2020	5:*a, pelvis and femur|2021	6:*a, tibia and fibula|2019	7:*a, ankle, foot and toes|2022	8:*a, other site|2008
1:*d right^b|2009	2:*d left^b|2009	3:*d unspecified^b|2009	4:*d~c^b|2009	9:*d hip, unspecified|2009
0:*d unspecified site|2008	1:*d shoulder|2010	2:*d humerus|2010	3:*d ulna and radius|2019	4:*d hand and fingers|2020	5:*d femur and pelvis|2024	6:*d tibia and fibula|2019	7:*d ankle, foot and toes|2022	8:*d other site|2008
1:*d right^b|2009	2:*d left^b|2009	3:*d unspecified^b|2009	4:*d right~c^b|2009	5:*d left~c^b|2009	6:*d unspecified~c^b|2009
0:*a, unspecified site|2008	1:*a, shoulder|2010	2:*a, humerus|2010	3:*a, ulna and radius|2019	4:*a, hand|2010	5:*a, pelvis and femur|2021	6:*a, tibia and fibula|2019	7:*a, ankle and foot|2026	8:*a, other specified site|2008
0:*a, unspecified site|2008	1:*a, shoulder|2010	2:*a, humerus|2010	3:*a, ulna and radius|2019	4:*a, hand|2010	5:*a, pelvis and femur|2021	6:*a, tibia and fibula|2019	7:*a, ankle and foot|2026	8:*a, other site|2008
0:*a, unspecified|2009	1:Incomplete atypical~b*a, right leg|2009	2:Incomplete atypical~b*a, left leg|2009	3:Incomplete atypical~b*a, unspecified leg|2009	4:Complete transverse atypical~b*a, right leg|2009	5:Complete transverse atypical~b*a, left leg|2009	6:Complete transverse atypical~b*a, unspecified leg|2009	7:Complete oblique atypical~b*a, right leg|2009	8:Complete oblique atypical~b*a, left leg|2009	9:Complete oblique atypical~b*a, unspecified leg|2009
5:Atypical femoral~b*e|2029
1:*e right^e	2:*e left^e	9:*e unspecified^e
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, ulna and radius|1811	4:*a, hand|311	5:*a, pelvic region and thigh|2031	6:*a, tibia and fibula|1811	7:*a, ankle and foot|1741	8:*a, other site
3=Stress fracture|2023	4=Pathological fracture, not elsewhere classified|2025	5=Pathological fracture in neoplastic disease|2027	6=Pathological fracture in other disease|2028	7=Nontraumatic fracture, not elsewhere classified|2030	8:Other disorders~b*a|2032	9:*a, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, ulna and radius|1741	4:*a, hand|311	5:*a, pelvis|311	6:*a, tibia and fibula|1741	7:*a, ankle and foot|1741	8:*a, other site
0=Fibrous dysplasia (monostotic)|1953	1=Skeletal fluorosis|1953	2:Hyperostosis~c*e skull	3=Osteitis condensans|1953	4:Solitary~d*d cyst|2034	5:Aneurysmal~d*d cyst|1953	6:^b cyst~b*d|1953	8:^b specified*a|1953	9:Disorder~c*a, unspecified
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, radius and ulna|1741	4:*a, hand|311	5:*a, femur|311	6:*a, tibia and fibula|1741	7:*a, ankle and foot|1741	8:*a, other sites	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, radius and ulna|1741	4:*a, hand|311	5:*a, femur|311	6:*a, tibia and fibula|1741	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, radius and ulna|1741	4:*a, hand|311	5:*a, thigh|311	6:*a, tibia and fibula|1741	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, multiple sites	1:*a, shoulder	2:*a, upper arm	3:*a, forearm	4:*a, hand	5:*a, thigh	6:*a, lower leg	7:*a, ankle and foot	8:*a, other site	9:*a, unspecified sites
X:*a|2039
0=Acute hematogenous osteomyelitis|2036	1=Other acute osteomyelitis|2037	2=Subacute osteomyelitis|2037	3=Chronic multifocal osteomyelitis|2037	4=Chronic osteomyelitis with draining sinus|2037	5=Other chronic hematogenous osteomyelitis|2037	6=Other chronic osteomyelitis|2038	8=Other osteomyelitis|2040	9:*a, unspecified
0:*c	1:*d right~c^b	2:*d left~c^b	9:*d unspecified~c^b
0:*b unspecified^b	1:*b shoulder|311	2:*b humerus|311	3:*b radius, ulna and carpus|1955	4:*b hand and fingers|1945	5:*b pelvis and femur|2042	6:*b tibia and fibula|1830	7:*b ankle, foot and toes|1836	8:*a, other site	9:*a, multiple sites
0:*c jaw	8:*a
0:*a, unspecified bone	1:*a, shoulder|311	2:*a, humerus|311	3:*a of radius, ulna and carpus|1955	4:*a, hand and fingers|1945	5:*a, pelvis and femur|2042	6:*a, tibia and fibula|1830	7:*a, ankle, foot and toes|1836	8:*a, other site|2044	9:*a, multiple sites
0:*c	1:*d right~c^b	2:*d left~c^b	6:*d unspecified~c^b
0:*a, unspecified bone	1:*a, shoulder|311	2:*a, humerus|311	3:*a of radius, ulna and carpus|1955	4:*a, hand and fingers|1945	5:*a, pelvis and femur|2046	6:*a, tibia and fibula|1830	7:*a, ankle, foot and toes|1836	8:*a, other site	9:*a, multiple sites
0:*c	1:*d right~c^b	2:*d left~c^b	3:*d unspecified~c^b
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	6:*d unspecified~c^b	7:*d right toe(s)	8:*d left toe(s)	9:*d unspecified toe(s)
0:*a, unspecified bone	1:*a, shoulder|311	2:*a, humerus|311	3:*a of radius, ulna and carpus|1955	4:*a, hand and fingers|1945	5:*a, pelvis and femur|2048	6:*a, tibia and fibula|1830	7:*a, ankle and foot|2049	8:*a, other site	9:*a, multiple sites
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right finger(s)	5:*d left finger(s)	9:*d unspecified finger(s)
1:*d right^b	2:*d left^b	3:*d unspecified^b	4:*d right~c^b	5:*d left~c^b	9:*d unspecified~c^b
0:*a, unspecified bone	1:*a, shoulder|311	2:*a, humerus|311	3:*a of radius, ulna and carpus|1955	4:*a, hand and fingers|2051	5:*a, pelvis and femur|2042	6:*a, tibia and fibula|2052	7:*a, ankle, foot and toes|1836	8:*a, other site	9:*a, multiple sites
0=Idiopathic aseptic necrosis of bone|2043	1:*a due to drugs|2045	2:*a due to previous trauma|2047	3=Other secondary osteonecrosis|2050	8=Other osteonecrosis|2053	9:*a, unspecified
1:*c shoulder|311	2:*c upper arm|310	3:*c forearm|311	4:*c hand|311	5:*c thigh|311	6:*c lower leg|310	7:*c ankle and foot|1741	8:*a	9:*c multiple sites
0:*e~c^b skull	1:*e~c^b vertebrae	8:*e~c^b other bones|2055	9:*e~c^b unspecified bone
0:*a, unspecified site	1:*a, shoulder|311	2:*a, upper arm|310	3:*a, forearm|311	4:*a, hand|311	5:*a, thigh|311	6:*a, lower leg|310	7:*a, ankle and foot|1849	8:*a, other site	9:*a, multiple sites
1:Complete physeal~b*b right proximal^b	2:Complete physeal~b*b left proximal^b	3:Partial physeal~b*b right proximal^b	4:Partial physeal~b*b left proximal^b	5:Complete physeal~b*b right distal^b	6:Complete physeal~b*b left distal^b	7:Partial physeal~b*b right distal^b	8:Partial physeal~b*b left distal^b	9:*a, unspecified
1:Complete physeal~b*b right distal radius	2:Complete physeal~b*b left distal radius	3:Partial physeal~b*b right distal radius	4:Partial physeal~b*b left distal radius	8:Other physeal~b*c of~b^b	9:*a, unspecified
0:Complete physeal~b*c right proximal tibia	1:Complete physeal~b*c left proximal tibia	2:Partial physeal~b*c right proximal tibia	3:Partial physeal~b*c left proximal tibia	4:Complete physeal~b*c right distal tibia	5:Complete physeal~b*c left distal tibia	6:Partial physeal~b*c right distal tibia	7:Partial physeal~b*c left distal tibia	8:Other physeal~b^b of~b*a	9:*a, unspecified
2:*a, humerus|2058	3:*a, forearm|2059	5:*a, femur|2058	6:*a, lower leg|2060	8:*a, other site
1:*d right^b	2:*d left^b	3:*d right~c^b	4:*d left~c^b	9:*d unspecified lower leg
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, ulna and radius|1811	4:*a, hand|311	5:*a, femur|311	6:*a, tibia and fibula|2062	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder|311	2:*a, humerus|311	3:*a, ulna and radius|1811	4:*a, hand|311	5:*a, femur|311	6:*a, tibia and fibula|1811	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, unspecified site	1:*a, shoulder region|310	2:*a, humerus|311	3:*a, forearm|311	4:*a, hand|311	5:*a, pelvic region and thigh|2031	6:*a, lower leg|310	7:*a, ankle and foot|1741	8:*a, other site	9:*a, multiple sites
0:*a, multiple sites	1:*a, shoulder	2:*a, upper arm	3:*a, forearm	4:*a, hand	5:*a, thigh	6:*a, lower leg	7:*a, ankle and foot	8:*a, other site	9:*a, unspecified site
X:*a|2066
0=Algoneurodystrophy|2057	1=Physeal arrest|2061	2:*a development and growth|2063	3:Hypertrophy~c*a|2064	4:*d hypertrophic osteoarthropathy|1953	5=Osteolysis|2057	6=Osteopathy after poliomyelitis|1953	7=Major osseous defect|2065	8:^b specified*a|2067	9:Disorder~c*a, unspecified
5:Osteonecrosis~b*a|1953	6:Osteitis deformans~b*d neoplastic^b|1953	8:Osteopathy~b*a|1953
0:*d~c^b	1:*d head of femur [Legg-Calve-Perthes]|1995	2=Coxa plana|1776	3=Pseudocoxalgia|1776	4=Coxa magna|1776	8:Other juvenile~b*a|1995	9:*a, unspecified|1995
0:*a, unspecified arm	1:*a, right arm	2:*a, left arm
0:Unspecified juvenile~b*a|311	1=Osteochondrosis (juvenile) of carpal lunate [Kienbock]|1807	2=Osteochondrosis (juvenile) of metacarpal heads [Mauclaire]|1807	9:Other juvenile~b*a|311
1:*e, right leg	2:*e, left leg	3:*e, bilateral leg	9:*e, unspecified leg
1:*a, right leg	2:*a, left leg	3:*a, bilateral	9:*a, unspecified leg
0:Unspecified juvenile~b*a|2073	1:*d proximal^b|2074	2:*c tubercle|2074	9:Other juvenile~b*a|2074
0:Juvenile~c*a of humerus|2071	1:Juvenile~c*a of radius and ulna|2071	2:Juvenile~c*a, hand|2072	3:*a, upper limb|259	4:Juvenile~c*a of patella|1816	5:Juvenile~c*a of tibia and fibula|2075	6:Juvenile~c*a of tarsus|1969	7:Juvenile~c*a of metatarsus|1796	8:^b specified*a	9:Juvenile~c*a, unspecified
1:*a, right hip	2:*a, left hip	3:*a, unspecified hip
0:Unspecified slipped~b*a|2077	1:Acute slipped~b*a|2077	2:Chronic slipped~b*a|2077	3:Acute on chronic slipped~b*a|2077
1:*e,~b^c right^b	2:*e,~b^c left^b	9:*e,~b^c unspecified^b
1:^c, right~b*b right^b	2:^c, left~b*b left^b	9:^c, unspecified~b*a
0:*a of unspecified site	1:*a of shoulder|1762	2:*a of elbow|1762	3:*a of wrist|1762	4:*a of joints of hand|2079	5:*a of hip|1762	6:*a knee|1950	7:*a of ankle and joints of foot|2080	8:*a other site	9:*a multiple sites
0=Slipped upper femoral epiphysis (nontraumatic)|2078	1=Kienbock's disease of adults	2=Osteochondritis dissecans|2081	8:*b specified^b|1983	9=Osteochondropathy, unspecified|1983
1:^c right*b right^b	2:^c left*b left^b	9:^c unspecified*a
0:*a, unspecified site	1:*a, shoulder|311	2:*a, elbow|311	3:*a, wrist|311	4:*a, joints of hand|311	5:*a, hip|311	6:*a, knee|311	7:*a, ankle and joints of foot|2083	8:*a, other site	9:*a, multiple sites
5:*a, hip|311
0=Chondrocostal junction syndrome [Tietze]	1=Relapsing polychondritis	2=Chondromalacia|2084	3=Chondrolysis|2085	8:^b specified*a|2040	9:Disorder~c*a, unspecified
0:*a, unspecified ear	1:*a, right ear	2:*a, left ear
0:Acquired deformity~d*f nose	1=Cauliflower ear|2087	2:*h deformity~b^b head	3:Acquired deformity~d*f neck	4:Acquired deformity~d*f chest~c^b rib	5:Acquired deformity~d*f pelvis	8:^b specified*d	9:Acquired deformity~d*d, unspecified
1:*a, right arm	2:*a, left arm	9:*a, unspecified arm
2:^c humerus~b*a|2089	3:^c radius or ulna~b*a|2089	5:^c pelvis~b*a	6:^c femur~b*a|1996	7:^c tibia or fibula~b*a|1996	9:^c other*a
0:*b musculoskeletal system^b	1:*c other~b^b
0:^c~c*b musculoskeletal system^b	1:^c~c*c other~b^b	2:^b~c*b musculoskeletal system^b	3:^b~c*c other~b^b
1:Intraoperative hemorrhage~f*i hematoma~b^b a^b structure complicating a procedure|2091	2:Accidental puncture~f*i laceration~b^b a^b structure during a procedure|2091	3:Postprocedural hemorrhage~h*g a^b structure following a procedure|2091	4:Postprocedural hematoma~f*i seroma~b^b a^b structure following a procedure|2092	9:*g the^c
0=Pseudarthrosis after fusion or arthrodesis	1:Postlaminectomy syndrome~j*a	2=Postradiation kyphosis	3=Postlaminectomy kyphosis	4=Postsurgical lordosis	5=Postradiation scoliosis	6:Fracture~g*g bone following insertion of orthopedic implant~c^b joint prosthesis, or bone plate|2090	8:Other intraoperative~b*a|2093
XA:*a, initial encounter	XD:*a, subsequent encounter	XS:*a, sequela
1:*c right^c|2095	2:*c left^c|2095
XXA:*a, initial encounter	XXD:*a, subsequent encounter	XXS:*a, sequela
0:*b hip^b|2096	1:*b knee^b|2096	2:*b ankle^b|2096	3:*b shoulder^b|2096	4:*b elbow^b|2096	8:*d other^d|2097	9:*d unspecified^d|2097
0:*a of head region	1:*a of cervical region	2:*a of thoracic region	3:*a of lumbar region	4:*a of sacral region	5:*a of pelvic region	6:*a of lower extremity	7:*a of upper extremity	8:*a of rib cage	9:*a of abdomen and other regions
0=Segmental and somatic dysfunction|2099	1=Subluxation complex (vertebral)|2099	2=Subluxation stenosis of neural canal|2099	3=Osseous stenosis of neural canal|2099	4=Connective tissue stenosis of neural canal|2099	5=Intervertebral disc stenosis of neural canal|2099	6=Osseous and subluxation stenosis of intervertebral foramina|2099	7=Connective tissue and disc stenosis of intervertebral foramina|2099	8:Other biomechanical~b*e|2099	9:*f lesion~b^b unspecified
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic changes	9:*a with unspecified morphologic changes	A:*a with C3 glomerulonephritis
0:*d minor glomerular abnormality	1:*d focal and segmental glomerular lesions	2:*d diffuse membranous glomerulonephritis	3:*d diffuse mesangial proliferative glomerulonephritis	4:*d diffuse endocapillary proliferative glomerulonephritis	5:*d diffuse mesangiocapillary glomerulonephritis	6:*d dense deposit disease	7:*d diffuse crescentic glomerulonephritis	8:*d other morphologic~c^b	9:*d unspecified morphologic~c^b	A:*d C3 glomerulonephritis
0:*a with minor glomerular abnormality	1:*a with focal and segmental glomerular lesions	2:*a with diffuse membranous glomerulonephritis	3:*a with diffuse mesangial proliferative glomerulonephritis	4:*a with diffuse endocapillary proliferative glomerulonephritis	5:*a with diffuse mesangiocapillary glomerulonephritis	6:*a with dense deposit disease	7:*a with diffuse crescentic glomerulonephritis	8:*a with other morphologic lesions	9:*a with unspecified morphologic lesions	A:*a with C3 glomerulonephritis
0=Nonobstructive reflux-associated chronic pyelonephritis	1:*c obstructive pyelonephritis	8:Other chronic~b*a	9:*a, unspecified
0:Unspecified~d*a	9:*d~c^b
1:*a, unilateral	2:*a, bilateral	9:*a, unspecified
0:*a, unspecified	1:*a without reflux nephropathy	2:*a with reflux nephropathy without hydroureter|2106	3:*a with reflux nephropathy with hydroureter|2106
0=Hydronephrosis with ureteropelvic junction obstruction	1=Hydronephrosis with ureteral stricture, not elsewhere classified	2:Hydronephrosis with renal~b*c ureteral calculous obstruction	3:Other~b*c unspecified hydronephrosis|2105	4=Hydroureter	5:Crossing vessel~b*c stricture of ureter without hydronephrosis	6=Pyonephrosis	7=Vesicoureteral-reflux|2107	8:Other obstructive~b*a	9:*a, unspecified
0=Analgesic nephropathy	1:Nephropathy induced by other drugs, medicaments~e*c biological substances	2=Nephropathy induced by unspecified drug, medicament or biological substance	3=Nephropathy induced by heavy metals	4=Toxic nephropathy, not elsewhere classified
0=Balkan nephropathy	1=Renal and perinephric abscess	8:^b specified*a	9:Renal~c*b disease, unspecified
0:*a with tubular necrosis	1:*a with acute cortical necrosis	2:*a with medullary necrosis	8:Other acute~b*a	9:*a, unspecified
0:*b unspecified	1:*c 3a	2:*c 3b
1:*b, stage 1	2:*b, stage 2 (mild)	3:*b, stage 3 (moderate)|2112	4:*b, stage 4 (severe)	5:*b, stage 5	6:End stage renal~c*b	9:*b, unspecified
0:*c	1:*d~c^b	2:*c with calculus of~b^b	9=Urinary calculus, unspecified
0:*e in bladder	1:*e in urethra	8:Other~c*a calculus	9:*a, unspecified
1:Secondary hyperparathyroidism of~f*c origin	9:*a
0=Renal osteodystrophy	1=Nephrogenic diabetes insipidus	8:Other disorders~b*a|2116	9:Disorder~b*a, unspecified
1:Atrophy of~c*a (terminal)	2:Page~c*a	9=Renal sclerosis, unspecified
0:*d, unilateral	1:*d, bilateral	9:*d, unspecified
1:Hypertrophy~d*c	2=Megaloureter	3=Nephroptosis	4=Pyelitis cystica	5=Pyeloureteritis cystica	6=Ureteritis cystica	9:*a
0:Ischemia and infarction~c*g	1:Cyst~c*g~c^b acquired	8:^b specified*e|2120	9:Disorder~c*d unspecified
0:*a without hematuria	1:*a with hematuria
0=Acute cystitis|2122	1=Interstitial cystitis (chronic)|2122	2=Other chronic cystitis|2122	3=Trigonitis|2122	4=Irradiation cystitis|2122	8=Other cystitis|2122	9:*a, unspecified|2122
0:Uninhibited neuropathic~d*a	1:Reflex neuropathic~d*a	2:Flaccid neuropathic~d*a	8:Other neuromuscular~b*e	9:*d unspecified
1:Overactive~e*a	9:*a
0=Bladder-neck obstruction	1=Vesicointestinal fistula	2=Vesical fistula, not elsewhere classified	3:Diverticulum~c*a	8:^b specified*a|2125	9=Bladder disorder, unspecified
0=Urethral abscess	1=Nonspecific urethritis	2=Other urethritis	3:Urethral~d*a, unspecified
0:*a, meatal	1:^b bulbous*c	2:^b membranous*c	3:^b anterior*c	4:*a, unspecified	6:*a, overlapping sites
1:Urethral~c*c due to childbirth	8:Other post-traumatic~b*a
1:*a, male|2128	2:*a, female|2129
1:*a, meatal	2:^b bulbous*a	3:^b membranous*a	4:^b anterior*a	6:*a, overlapping sites	9:*a, unspecified
1:*a, male|2131	2:*a, female
1:*a, meatal	2:^c bulbous*a	3:^b membranous*a	4:^b anterior*a	6:*a, overlapping sites	9:*a, unspecified site
1:*a, male|2133	2:*a, female
1:Unspecified urethral~b*d~c^b, meatal	2:Unspecified bulbous urethral~b*d~c^b	3:Unspecified membranous urethral~b*d~c^b	4:Unspecified anterior urethral~b*d~c^b	6:Unspecified urethral~b*d~c^b, overlapping sites	9:Unspecified urethral~b*d~c^b, unspecified site
1:*a, male|2135	2:Unspecified urethral~b*b female
0:Post-traumatic urethral~b*a|2130	1:Postinfective urethral~b*a, not elsewhere classified|2132	8:Other urethral~b*a|2134	9:*a, unspecified|2136
1=Hypermobility of urethra	2=Intrinsic sphincter deficiency (ISD)	3:Combined hypermobility of urethra~c*c intrinsic sphincter deficiency	4:Muscular~e*a of urethra
0=Urethral fistula	1=Urethral diverticulum	2=Urethral caruncle	4:Urethral functional and muscular~b*c|2138	5=Urethral false passage	8:^b specified*a	9=Urethral disorder, unspecified
0:Overflow~d*a	1:Coital~d*a	2:Postural (urinary)~d*a	8:*a
1:Urge~d*a	2=Incontinence without sensory awareness	3=Post-void dribbling	4=Nocturnal enuresis	5=Continuous leakage	6:Mixed~d*a	9:*a|2140
0=Urinary tract infection, site not specified	3=Stress incontinence (female) (male)	4:*e specified~c^b incontinence|2141	8:^b specified*a	9:Disorder~c*a, unspecified
0:*a without lower urinary tract symptoms	1:*a with lower urinary tract symptoms	2=Nodular prostate without lower urinary tract symptoms	3=Nodular prostate with lower urinary tract symptoms
0=Acute prostatitis	1=Chronic prostatitis	2:Abscess~c*a	3=Prostatocystitis	4=Granulomatous prostatitis	8:Other inflammatory~b*a	9:^b disease~b*a, unspecified
0:Unspecified dysplasia~b*a	1=Prostatic intraepithelial neoplasia	2:Atypical small acinar proliferation~b*a	9:Other dysplasia~b*a
1=Prostatodynia syndrome	2=Prostatosis syndrome	3:Cyst~d*a	9:*a
0:Calculus~e*a	1:Congestion~b^b hemorrhage~c*a	3:Dysplasia~e*a|2145	8:^b specified~c*a|2146	9:Disorder~e*a, unspecified
0:*a, unspecified	1:*a, single	2:*a, multiple
0=Encysted hydrocele	1=Infected hydrocele	2=Other hydrocele	3:*c, unspecified	4=Spermatocele of epididymis|2148
0:*a, unspecified	1:Extravaginal torsion~b*b spermatic cord	2:Intravaginal torsion~b*b spermatic cord	3:*b appendix^b	4:*b appendix epididymis
0:Torsion~c*a|2150	1:Cyst~c*b tunica albuginea^b	2:Benign cyst~c*a	8:Other noninflammatory~b*b the^b
1=Epididymitis	2:*c	3=Epididymo-orchitis	4=Abscess of epididymis or testis
1:*c drug therapy	2:*c infection	3:*c obstruction of efferent ducts	4:*c radiation	5:*c systemic disease	9:*c other^c
1=Organic azoospermia	2:*a due to extratesticular causes|2153
1=Organic oligospermia	2:*a due to extratesticular causes|2153
0=Azoospermia|2154	1=Oligospermia|2155	8:Other male~b*a	9:*a, unspecified
0:Adherent~c*a, newborn	1=Phimosis	2=Paraphimosis	3=Deficient foreskin	4:Benign cyst~b*a	5:Adhesions~b*a and glans penis	6=Balanoposthitis	7:Other inflammatory diseases~b*a	8:Other disorders~b*a
1:Abscess~d*b corpus cavernosum and^b	2:Cellulitis~d*b corpus cavernosum and^b	9:*a
0:*a, unspecified	1:*a due to trauma	2:*a due to disease classified elsewhere	3:*a, drug-induced	9=Other priapism
1:Thrombosis~d*b superficial vein of^b	2:Acquired torsion~d*a	3:Acquired buried~e*a	9:*a
0:Leukoplakia~c*a	1=Balanitis	2:^b inflammatory*a|2158	3=Priapism|2159	5:Ulcer~c*a	6:Induration~d*a plastica	8:^b specified*a|2160	9:Disorder~c*a, unspecified
0:*h seminal vesicle	1:*h spermatic cord~d^b tunica vaginalis and vas deferens	2:*h scrotum	3=Fournier gangrene	8:*h other specified^d	9:^b disorder~b^b unspecified*f organ
1:Right testicular~b*a	2:Left testicular~b*a	9:*a, unspecified
1=Testicular pain|2163	2=Scrotal pain	9:*d the^d
0:Atrophy~e*d testis	1:Vascular~d*a	3:Cyst~e*d epididymis	8:^b specified~c*a|2164	9:Disorder~e*a, unspecified
1:Erectile~c*a due to arterial insufficiency	2:Corporo-venous occlusive~b*a	3:Combined arterial insufficiency and corporo-venous occlusive~b*a
1:Erectile~c*a following radical prostatectomy	2:Erectile~c*a following radical cystectomy	3:Erectile~c*a following urethral surgery	4:Erectile~c*a following simple prostatectomy	5:Erectile~c*a following radiation therapy	6:Erectile~c*a following interstitial seed therapy	7:Erectile~c*a following prostate ablative therapy	9:Other and unspecified postprocedural~b*a
0:Vasculogenic~b*a|2166	1:Erectile~c*a due to diseases classified elsewhere	2:Drug-induced~b*a	3:Postprocedural~b*a|2167	8:Other male~b*a	9:*a, unspecified
1=Retarded ejaculation	2=Painful ejaculation	3=Anejaculatory orgasm	4=Retrograde ejaculation	9:Other ejaculatory~b*a
1:Ejaculatory~d*a|2169	8:*a	9:Unspecified~b*a
1:*a of right breast	2:*a of left breast	9:*a of unspecified breast
0=Solitary cyst of breast|311	1=Diffuse cystic mastopathy|2171	2=Fibroadenosis of breast|311	3=Fibrosclerosis of breast|311	4=Mammary duct ectasia|2171	8:Other benign~b*b dysplasias|2171	9:Unspecified benign~b*a|2171
0:*a, unspecified breast	1:*a, right breast	2:*a, left breast	3:*a, bilateral breast
0=Mastitis without abscess	1:Abscess~c*b the^b and nipple	2=Granulomatous mastitis|2173
0:*a, unspecified quadrant	1:*a, upper outer quadrant	2:*a, upper inner quadrant	3:*a, lower outer quadrant	4:*a, lower inner quadrant	5:*a, overlapping quadrants
1:*a of the right breast	2:*a of the left breast
1:*d right^d	2:*d left^d
0:*b unspecified^b	1:*b the right^b|2175	2:*b the left^b|2175	3:*b axillary tail|2176	4:*a, subareolar|2177
1:Induration of~f*a	2=Nipple discharge	3=Retraction of nipple	9:*a
1:Ptosis~d*a	2:Hypoplasia~d*a	9:*a
0:Fissure and fistula~c*b nipple	1:Fat necrosis~c*a	2:Atrophy~c*a	3=Galactorrhea not associated with childbirth	4=Mastodynia	5:*d signs and symptoms in~c^b|2179	8:^b specified*a|2180	9:Disorder~c*a, unspecified
0:^b~c*a	1:Disproportion~d*a
1:^b~c*a	2:Oophoritis~d*a	3:*a
0:Acute salpingitis~b*a|1434	1:Chronic salpingitis~b*a|1434	9:*a, unspecified|2183
0:Acute inflammatory~b*d	1:Chronic inflammatory~b*d	9:*c unspecified
0:Acute parametritis and~c*c cellulitis	1:Chronic parametritis and~c*c cellulitis	2:Unspecified parametritis and~c*c cellulitis	3:Female acute~c*c peritonitis	4:Female chronic~c*c peritonitis	5:Female~c*c peritonitis, unspecified	6:Female~c*c peritoneal adhesions (postinfective)	8:^b specified*a	9:Female~c*b disease, unspecified
0:Cyst~b*a	1:Abscess~b*a	8:Other diseases~b*a	9:Disease~b*a, unspecified
1:Mucositis (ulcerative)~d*a	9:*a
0=Acute vaginitis	1:Subacute~e*b chronic vaginitis	2=Acute vulvitis	3:Subacute~e*b chronic vulvitis	4:Abscess~c*d~c^b	5:Ulceration~c*c	6:Ulceration~c*d~c^b	8:^b specified*a|2188
0:Ulceration of vulva~e*a	1:Vaginitis, vulvitis~c^b vulvovaginitis~b*a
0:*a of uterus	1:*a of ovary	2:*a of fallopian tube	3:*a of pelvic peritoneum	4:*a of rectovaginal septum and vagina	5:*a of intestine	6:*a in cutaneous scar	8=Other endometriosis	9:*a, unspecified
0:*a, unspecified	1:*a, midline	2:*a, lateral
1=Perineocele	2=Incompetence or weakening of pubocervical tissue	3=Incompetence or weakening of rectovaginal tissue	4=Pelvic muscle wasting	5:Cervical stump~d*a	9:*a
0=Urethrocele	1=Cystocele|2192	2:Incomplete uterovaginal~c*a	3:Complete uterovaginal~c*a	4:Uterovaginal~c*a, unspecified	5=Vaginal enterocele	6=Rectocele	8:Other female~b*a|2193	9:*a, unspecified
0=Vesicovaginal fistula	1:Other~c*c urinary-genital~b^b fistulae	2=Fistula of vagina to small intestine	3=Fistula of vagina to large intestine	4:Other~c*c intestinal-genital~b^b fistulae	5:Female~d*b tract-skin fistulae	8:Other~c*a fistulae	9:Female~d*a fistula, unspecified
0:*a, unspecified side	1:*b right^b	2:*b left^b
0:*a of ovary, unspecified side	1:*a of right ovary	2:*a of left ovary
1:*b cyst, right side	2:*b cyst, left side	9:*b cyst, unspecified side
0:Unspecified~d*a|2198	9:^b~c*a|2198
1:*b right^b	2:*b left^b	9:*a, unspecified side
1:*c right^c	2:*c left^c	9:*a, unspecified side
1:^d right*a	2:^d left*a	9:*a, unspecified side
1:*d|2200	2:*e~c^c|2201	3:*a|2202
0:*a, unspecified side	1:*e right^e	2:*e left^e
1:^c right*a	2:^c left*a	9:*a, unspecified side
1:*g and~b^c|2205	2:*h~f^c|2201	3:*a
0:Follicular cyst~c*g|2196	1=Corpus luteum cyst|2197	2:Other~h*c unspecified ovarian cysts|2199	3:Acquired atrophy~c*g and~b^c|2203	4:Prolapse and hernia~c*g and~b^c|2204	5:Torsion~c*f ovarian pedicle and^c|2206	6=Hematosalpinx	7:Hematoma~c^b~f*a	8:Other noninflammatory~b*a	9:^b disorder~b*a, unspecified
0:*d corpus uteri	1:*d cervix uteri	2:*d vagina	3:*d vulva	8:^c other parts of*a	9:*a, unspecified
0:*a, unspecified	1:Benign endometrial~b*a	2:*b intraepithelial neoplasia [EIN]
0=Endometrial hyperplasia|2209	2:Hypertrophy~d*d	3:Subinvolution~d*d	4:Malposition~d*d	5:Inversion~d*d	6=Intrauterine synechiae	7=Hematometra	8:^b specified*d	9:Noninflammatory disorder~d*c unspecified
0=Mild cervical dysplasia	1=Moderate cervical dysplasia	9:*a, unspecified
0:Leukoplakia~d*a	1:Old laceration~d*a	2:Stricture and stenosis~d*a	3:Incompetence~d*a	4:Hypertrophic elongation~d*a	8:^b specified*a	9:Noninflammatory disorder~d*a, unspecified
0=Mild vaginal dysplasia	1=Moderate vaginal dysplasia	3:Dysplasia~d*a, unspecified	4:Leukoplakia~d*a	5:Stricture and atresia~d*a	6=Tight hymenal ring	7=Hematocolpos	8:^b specified*a	9:Noninflammatory disorder~d*a, unspecified
0:Unspecified hypertrophy~b*a	1=Childhood asymmetric labium majus enlargement	9:Other specified hypertrophy~b*a
0:*a, unspecified	1:*b Type I^b	2:*b Type II^b	3:*b Type III^b	8:Other female~b*a
1=Female genital mutilation status|2215	9:*a
0=Mild vulvar dysplasia	1=Moderate vulvar dysplasia	3:Dysplasia~d*c, unspecified	4:Leukoplakia~d*c	5:Atrophy~d*c	6:Hypertrophy~d*c|2214	7=Vulvar cyst	8:^b specified*a|2216	9:Noninflammatory disorder~d*a, unspecified
0=Primary amenorrhea	1=Secondary amenorrhea	2:Amenorrhea~b*e unspecified	3=Primary oligomenorrhea	4=Secondary oligomenorrhea	5:Oligomenorrhea~b*e unspecified
0:*f~c^b frequent~b^b with regular cycle	1:*f~c^b frequent~b^b with irregular cycle	2:*f~e^b at puberty	3=Ovulation bleeding	4:*f bleeding in the premenopausal period	5:Other specified~e*a	6:Irregular~f*a, unspecified
0:Postcoital~d*c contact~b^b	1:Pre-pubertal~e*a	8:^b specified*a	9:Abnormal~c*a, unspecified
0=Unspecified dyspareunia	1=Superficial (introital) dyspareunia	2=Deep dyspareunia	9=Other specified dyspareunia
0=Vulvar vestibulitis	8=Other vulvodynia	9:*a, unspecified
1=Vulvodynia|2222	9:*a
0=Mittelschmerz	1=Dyspareunia|2221	2=Vaginismus	3=Premenstrual tension syndrome	4=Primary dysmenorrhea	5=Secondary dysmenorrhea	6=Dysmenorrhea, unspecified	8:Other specified~d*a|2223	9:Unspecified condition~e*a
0=Postmenopausal bleeding	1:*d female climacteric states	2=Postmenopausal atrophic vaginitis	8:Other specified menopausal~b^b~b*a	9:Unspecified menopausal~b*d~b^b disorder
0:*a associated with anovulation	1:*a of tubal origin	2:*a of uterine origin	8:*a of other origin	9:*a, unspecified
0:Infection~b*b insemination	1=Hyperstimulation of ovaries	2:*e of attempted introduction of fertilized ovum following in vitro~d^b	3:*e of attempted introduction of embryo in embryo transfer	8:Other complications~b*a	9:Complication~b*a, unspecified
0:*a, meatal	1:^b bulbous*a	2:^b membranous*a	3:^b anterior bulbous*a	4:*a, unspecified	5:^b fossa navicularis*c	6:*a, overlapping sites
1:*a, male|2228	2:*a, female
0=Cystostomy hemorrhage	1=Cystostomy infection	2=Cystostomy malfunction	8:Other~c*a complication
0:Hemorrhage~b*a	1:Infection~b*a	2:Malfunction~b*a	3:Herniation~b^c~b*a	4:Stenosis~b^c~b*a	8:Other complication~b*a
0:Hemorrhage~b*a	1:Infection~b*a	2:Malfunction~b*a	3:Herniation~b*a	4:Stenosis~b*a	8:Other complication~b*a
1:Complication~d*c cystostomy|2230	2:Complication~b^b incontinent external*a|2231	3:Complication~b^b continent*a|2232
1:*b genitourinary system^b	2:*c other~b^b
0:*b genitourinary system^b	1:*c other~b^b
0:^c~c*b genitourinary system^b	1:^c~c*c other~b^b	2:^b~c*b genitourinary system^b	3:^b~c*c other~b^b
1:^c~c^b~c*a	2:Postprocedural hemorrhage~h^b a*a organ or structure following a procedure|2235	3=Residual ovary syndrome	4:Postprocedural hematoma~f^b seroma~b^b a*a organ or structure following a procedure|2236	5=Post endometrial ablation syndrome	9:^b~c*a
0=Postprocedural (acute) (chronic) kidney failure	1=Postprocedural urethral stricture|2229	2:Postprocedural adhesions~g*g vagina	3:Prolapse~g*g vaginal vault after hysterectomy	4=Postprocedural pelvic peritoneal adhesions	5:Complications~g*g stoma of urinary tract|2233	6:^b hemorrhage~d^b hematoma~b^b a*e organ or structure complicating a procedure|2234	7:Accidental puncture~e^b laceration~b^b a*e organ or structure during a procedure|2234	8:Other intraoperative~b*e|2237
0:*a without intrauterine pregnancy	1:*a with intrauterine pregnancy
1:Right tubal~b*a	2:Left tubal~b*a	9:Unspecified tubal~b*a
0:*a without intrauterine pregnancy|2240	1:*a with intrauterine pregnancy|2240
1:Right ovarian~b*a	2:Left ovarian~b*a	9:Unspecified ovarian~b*a
0:*a without intrauterine pregnancy|2242	1:*a with intrauterine pregnancy|2242
0:Unspecified ectopic~b*c without intrauterine pregnancy	1:Unspecified ectopic~b*c with intrauterine pregnancy
0:Abdominal~b*a|2239	1:Tubal~b*a|2241	2:Ovarian~b*a|2243	8:Other ectopic~b*a|2239	9:*a, unspecified|2244
0:Classical hydatidiform~b*a	1:Incomplete and partial hydatidiform~b*a	9:*a, unspecified
1=Inappropriate change in quantitative human chorionic gonadotropin (hCG) in early pregnancy	9:^b~b*a
0=Blighted ovum and nonhydatidiform mole	1=Missed abortion	8:^b specified*a|2247	9:Abnormal product~d*a, unspecified
0:Unspecified complication~e*a	1:Shock~e*a	2:Renal failure~e*a	3:Metabolic disorder~e*a	4:Damage to pelvic organs~e*a	5:^b venous~c*a	6:Cardiac arrest~e*a	7:Sepsis~e*a	8:Urinary tract infection~e*a	9:Incomplete~g*a with other complications
0:Unspecified complication~e*a	1:Shock~e*a	2:Renal failure~e*a	3:Metabolic disorder~e*a	4:Damage to pelvic organs~e*a	5:^b venous~c*a	6:Cardiac arrest~e*a	7:Sepsis~e*a	8:Urinary tract infection~e*a	9:Complete~g*a with other complications
0:Genital tract and pelvic infection following incomplete spontaneous~b*a	1:Delayed or excessive hemorrhage following incomplete spontaneous~b*a	2:Embolism following incomplete spontaneous~b*a	3:Other and unspecified complications following incomplete spontaneous~b*a|2249	4:Incomplete spontaneous~b*a without complication	5:Genital tract and pelvic infection following complete or unspecified spontaneous~b*a	6:Delayed or excessive hemorrhage following complete or unspecified spontaneous~b*a	7:Embolism following complete or unspecified spontaneous~b*a	8:Other and unspecified complications following complete or unspecified spontaneous~b*a|2250	9:Complete or unspecified spontaneous~b*a without complication
0:*e~c^c	1:Shock following (induced)~b*f	2:Renal failure following (induced)~b*f	3:Metabolic disorder following (induced)~b*f	4:Damage to pelvic organs following (induced)~b*f	5:Other venous complications following (induced)~b*f	6:Cardiac arrest following (induced)~b*f	7:Sepsis following (induced)~b*f	8:Urinary tract infection following (induced)~b*f	9:*d~c^b
5:Genital tract and pelvic infection~b*a	6:Delayed or excessive hemorrhage~b*a	7:Embolism~b*a	8:(Induced)~d*a with other and unspecified complications|2252
0:*e~c^c	1:Shock following failed~b*f	2:Renal failure following failed~b*f	3:Metabolic disorder following failed~b*f	4:Damage to pelvic organs following failed~b*f	5:Other venous complications following failed~b*f	6:Cardiac arrest following failed~b*f	7:Sepsis following failed~b*f	8:Urinary tract infection following failed~b*f	9:*d~c^b
0:Genital tract and pelvic infection following failed~b*a	1:Delayed or excessive hemorrhage following failed~b*a	2:Embolism following failed~b*a	3:*a with other and unspecified complications|2254	4:*a without complication
1:Cardiac arrest~c*a	2:Sepsis~c^b~b*a	3:Urinary tract infection~c*a	9:*a
0:Genital tract and pelvic infection~b*a	1:Delayed or excessive hemorrhage~b*a	2:Embolism~b*a	3:Shock~b*a	4:Renal failure~b*a	5:Metabolic disorders~b^b an*a	6:Damage to pelvic organs and tissues~b^b an*a	7:Other venous complications~b^b an*a	8:Other complications~b^b an*a|2256	9:Unspecified complication~b^b an*a
0:*a, unspecified trimester	1:*a, first trimester	2:*a, second trimester	3:*a, third trimester
1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	9:*a, unspecified trimester
1:*g~f^b of pre-term labor|2259	9:*a|2259
1:*c|2259	2:*d~c^b|2259
1:*e pregnancy resulting from assisted reproductive technology|2259	2:*e pregnancy with history of in utero procedure during previous pregnancy|2259	9:*a|2259
0:*d~c^b with history of infertility|2258	1:*d~c^b with history of ectopic pregnancy|2258	2:*d~c^b with other poor reproductive or obstetric history|2260	3:*d~c^b with insufficient antenatal care|2258	4:*d~c^b with grand multiparity|2258	5:*d elderly primigravida and multigravida|2261	6:*d young primigravida and multigravida|2261	7:*a due to social problems|2258	8:*d other^c pregnancies|2262	9:*a, unspecified|2258	A:*d~c^b with history of molar pregnancy|2258
1:*a first trimester	2:*a second trimester	3:*a third trimester	9:*a unspecified trimester
1:*e|2264	2:*g~c^b	3:*g~e^c
1:*f|2259	2:*g~c^b	3:*g~e^c
0:^b essential*a|2265	1:^b hypertensive heart disease~b*a|2266	2:^b hypertensive chronic kidney disease~b*a|2266	3:^b hypertensive heart and chronic kidney disease~b*a|2266	4:^b secondary*a|2266	9:Unspecified pre-existing~b*a|2266
1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium	9:*a, unspecified trimester
0:*a, unspecified trimester	1:*a, first trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0:*g~b^b|2269	1:*g~d^b|2269	2:*g~b^b with~b^b|2269
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester	4:*a complicating childbirth	5:*a, complicating the puerperium
0:*a (HELLP), unspecified trimester	2:*a (HELLP), second trimester	3:*a (HELLP), third trimester	4:*a, complicating childbirth	5:*a, complicating the puerperium
0=Mild to moderate pre-eclampsia|2271	1=Severe pre-eclampsia|2272	2=HELLP syndrome|2273	9=Unspecified pre-eclampsia|2271
0:*a, unspecified trimester	2:*a, second trimester	3:*a, third trimester
0:*a complicating pregnancy|2275	1:*a complicating labor	2:*a complicating the puerperium	9:*a, unspecified as to time period
0=Threatened abortion	8:Other hemorrhage~b*a	9:*a, unspecified
0=Mild hyperemesis gravidarum	1=Hyperemesis gravidarum with metabolic disturbance	2:Late~b*c of~b^b	8:Other~b*c complicating~b^b	9:Vomiting of~d*a, unspecified
X:*a|2259
0:Varicose veins of lower extremity~e*a|2258	1:Genital varices~e*a|2258	2:Superficial thrombophlebitis~e*a|2258	3:Deep phlebothrombosis~e*a|2258	4:Hemorrhoids~e*a|2258	5:Cerebral venous thrombosis~e*a|2258	8:Other venous~b^b~c*a|2279	9:^b complication~d*a, unspecified|2258
1:Infections~b*a, first trimester	2:Infections~b*a, second trimester	3:Infections~b*a, third trimester	9:Infections~b*a, unspecified trimester
1:Infection~b^b cervix~d*a|2281	2:Salpingo-oophoritis~f*a|2259	9:Infection~b^b other part of~b*a|2259
0:*e kidney~c^c|2258	1:*e bladder~c^c|2258	2:*e urethra~c^c|2258	3:^c other parts of urinary~b*a|2258	4:Unspecified infection~b^b urinary~b*a|2258	5:^c the genital~b*a|2282	9:Unspecified~c*c infection^c|2258
0:*a, diet controlled	4:*a, insulin controlled	5:*a, controlled by oral hypoglycemic drugs	9:*a, unspecified control
0:*a, diet controlled	4:*a, insulin controlled	5:*c~b^b, controlled by oral hypoglycemic drugs	9:*a, unspecified control
1:*a in pregnancy|2284	2:*a in childbirth|2284	3:*a in the puerperium|2285
1:*g|2259	2:*h~c^b	3:*h~f^c
0:Pre-existing type 1 diabetes~b^b,*e~b^d|2266	1:Pre-existing type 2 diabetes~b^b,*e~b^d|2266	3:Unspecified pre-existing diabetes~b*e~b^d|2266	4:Gestational diabetes~b*i|2286	8:Other pre-existing diabetes~b*a|2287	9:Unspecified diabetes~b*e~b^d|2266
1:*f|2258	2:*g~c^b	3:*g~e^c
1:*c, first trimester	2:*c, second trimester	3:*c, third trimester	9:*c, unspecified trimester
2:*a, second trimester	3:*a, third trimester	9:*a, unspecified trimester
1:Pregnancy~d*b exhaustion and fatigue|2259	2:Pregnancy~d*b peripheral neuritis|2259	3:Pregnancy~d*b renal disease|2259	4:Uterine size-date discrepancy complicating~c*c|2290	5:Spotting complicating~c*c|2259	6:Pruritic urticarial papules and plaques of~c*c (PUPPP)	7=Cervical shortening|2291	9:*a|2259
0:Excessive weight gain in~i*a|2258	1:Low weight gain in~i*a|2258	2:Pregnancy~b*g patient with recurrent~f^b loss|2258	3:Retained intrauterine contraceptive device in~i*a|2258	4=Herpes gestationis|2258	5:*i hypotension syndrome|2258	6:Liver and biliary tract disorders in~i*a, childbirth and the puerperium|2266	7:Subluxation of symphysis (pubis) in~i*a, childbirth and the puerperium|2266	8:Other specified~i*a related conditions|2292	9:Pregnancy~g*c conditions, unspecified|2258
0:^b hematological finding~b*a	1:^b biochemical finding~b*a	2:^b cytological finding~b*a	3:^b ultrasonic finding~b*a	4:^b radiological finding~b*a	5:^b chromosomal and genetic finding~b*a	8:Other abnormal~b*a	9:Unspecified abnormal~b*a
1:Aspiration pneumonitis due to~d*a|2259	2:Pressure collapse~c^b lung due to*a|2259	9:Other pulmonary~b*a|2259
1:^b arrest due to~c*a|2259	2:^b failure due to~c*a|2259	9:Other cardiac~b*a|2259
1:Cerebral anoxia due to~f*a|2259	9:Other central~b*a|2259
0:Pulmonary complications~b*a|2295	1:Cardiac complications~b*a|2296	2:Central nervous system complications~b*a|2297	3:Toxic reaction to local~c*a|2279	4:Spinal and epidural~c^b induced headache*a|2258	5:Other complications~b^b spinal and epidural*a|2279	6:Failed or difficult intubation for~c*a|2258	8:Other complications~b*a|2279	9:Unspecified complication~b*a|2258
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2259	1:*a, monochorionic/monoamniotic|2259	2:Conjoined twin~b*a|2259	3:*a, monochorionic/diamniotic|2259	4:*a, dichorionic/diamniotic|2259	9:*a, unable to determine number of placenta and number of amniotic sacs|2259
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2259	1:*a with two or more monochorionic fetuses|2259	2:*a with two or more monoamniotic fetuses|2259	3:*a, trichorionic/triamniotic|2259	9:*a, unable to determine number of placenta and number of amniotic sacs|2259
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2259	1:*a with two or more monochorionic fetuses|2259	2:*a with two or more monoamniotic fetuses|2259	3:*a, quadrachorionic/quadra-amniotic|2259	9:*a, unable to determine number of placenta and number of amniotic sacs|2259
0:*a, unspecified number of placenta and unspecified number of amniotic sacs|2259	1:*a with two or more monochorionic fetuses|2259	2:*a with two or more monoamniotic fetuses|2259	3:*a, number of chorions and amnions are both equal to the number of fetuses|2259	9:*a, unable to determine number of placenta and number of amniotic sacs|2259
0=Twin pregnancy|2299	1=Triplet pregnancy|2300	2=Quadruplet pregnancy|2301	8:Other specified multiple~b*a|2302	9:*a, unspecified|2258
X0:*a, not applicable or unspecified	X1:*a, fetus 1	X2:*a, fetus 2	X3:*a, fetus 3	X4:*a, fetus 4	X5:*a, fetus 5	X9:*a, other fetus
0:*a, unspecified trimester|2304	1:*a, first trimester|2304	2:*a, second trimester|2304	3:*a, third trimester|2304
0:*a, not applicable or unspecified	1:*a, fetus 1	2:*a, fetus 2	3:*a, fetus 3	4:*a, fetus 4	5:*a, fetus 5	9:*a, other fetus
1:*a, first trimester|2306	2:*a, second trimester|2306	3:*a, third trimester|2306	9:*a, unspecified trimester|2306
X:*a|2307
0=Papyraceous fetus|2305	1=Continuing pregnancy after spontaneous abortion of one fetus or more|2305	2=Continuing pregnancy after intrauterine death of one fetus or more|2305	3=Continuing pregnancy after elective fetal reduction of one fetus or more|2305	8:Other complications~b*a|2308
XX0:*a, not applicable or unspecified	XX1:*a, fetus 1	XX2:*a, fetus 2	XX3:*a, fetus 3	XX4:*a, fetus 4	XX5:*a, fetus 5	XX9:*a, other fetus
0:*d unstable lie|2310	1:*d breech presentation|2310	2:*d transverse and oblique lie|2310	3:*d face, brow and chin presentation|2310	4:*d high head at term|2310	6:*d compound presentation|2310	8:*d other^d|2310	9:*a, unspecified|2310
0:*a due to deformity of maternal pelvic bones	1:*a due to generally contracted pelvis	2:*a due to inlet contraction of pelvis	3:*a due to outlet contraction of pelvis|2310	4:*a of mixed maternal and fetal origin|2310	5:*a due to unusually large fetus|2310	6:*a due to hydrocephalic fetus|2310	7:*a due to other fetal deformities|2310	8:*a of other origin	9:*a, unspecified
0:^d unspecified*a, unspecified trimester	1:^d unspecified*a, first trimester	2:^d unspecified*a, second trimester	3:^d unspecified*a, third trimester
1:^d low transverse*a	2:^d vertical*a	8:^d other type*a	9:^d unspecified type*a
1:^c for~d*b cesarean delivery|2314	2:*h for cesarean~d^b defect (isthmocele)	9:*c other^c
1:*f incarceration~c^d|2259	2:*f prolapse~c^d|2259	3:*f retroversion~c^d|2259	9:*a|2259
0:*e congenital malformation~b^b uterus|2313	1:*e benign tumor~b^b corpus uteri|2258	2:*f due to uterine scar from previous surgery|2315	3:*e cervical incompetence|2258	4:*e other abnormalities~b^b cervix|2258	5:*e other abnormalities~b^b gravid uterus|2316	6:*c vagina|2258	7:*c vulva and perineum|2258	8:*e other abnormalities~b^d|2258	9:*b organ, unspecified|2258
0:*h (suspected) central nervous system malformation in fetus|2310	1:*h (suspected) chromosomal~e^b in fetus|2310	2:*h (suspected) hereditary disease in fetus|2310	3:*h (suspected)~g^b to fetus from viral disease in mother|2310	4:*h (suspected)~g^b to fetus from alcohol|2310	5:*h (suspected)~g^b to fetus by drugs|2310	6:*h (suspected)~g^b to fetus by radiation|2310	7:*h (suspected)~g^b to fetus by other medical procedures|2310	8:^d other (suspected)~d*a|2310	9:^d (suspected)~d*a, unspecified|2310
1:*c anti-D [Rh] antibodies|2307	9:*c other^c|2307
1:*c Anti-A sensitization|2307	9:*a|2307
1:*d placental insufficiency|2307	9:^d other*a|2307
2:*a, second trimester|2306	3:*a, third trimester|2306	9:*a, unspecified trimester|2306
0:Pregnancy with inconclusive~f*b viability|2304	1:Decreased~f*b movements|2322	2=Fetal anemia and thrombocytopenia|2307	3:*e abnormalities of the~c^b heart rate or rhythm|2307	9:*a|2307
0:*d rhesus isoimmunization|2319	1:*c isoimmunization|2320	2:*d hydrops fetalis|2305	4:*d intrauterine death|2310	5:*d known or suspected poor~b^b growth|2321	6:*d excessive~b^b growth|2305	7:*d viable fetus in abdominal pregnancy|2305	8:*c specified^c|2323	9:*d~b^b problem, unspecified|2305
1:*a, first trimester|2310	2:*a, second trimester|2310	3:*a, third trimester|2310	9:*a, unspecified trimester|2310
0:*a, unspecified|2307	2=Chorioamnionitis|2307	4=Placentitis|2307
0=Oligohydramnios|2305	1:Infection~c*d sac~b^c|2326	8:^b specified*a|2308	9:Disorder~c*a, unspecified|2305
0:*a, unspecified weeks of gestation	1:Preterm premature~b*a|2259	2:Full-term premature~b*a
0:*a, onset of labor within 24 hours of rupture|2328	1:*a, onset of labor more than 24 hours following rupture|2328	9:*a, unspecified as to length of time between rupture and onset of labor|2328
1:Fetomaternal placental~b*b syndrome|2259	2:Fetus-to-fetus placental~b*b syndrome|2259
0:*a, unspecified|2259	1:Circumvallate~c*a|2259	2:Velamentous insertion~b*b umbilical cord|2259	9:Other malformation~b*a|2259
1=Placenta accreta|2259	2=Placenta increta|2259	3=Placenta percreta|2259
1=Placental infarction|2259	9:*a|2259
0:*b transfusion syndromes|2330	1=Malformation of placenta|2331	2=Morbidly adherent placenta|2332	8:Other placental~b*a|2333	9=Unspecified placental disorder|2258
0:*c NOS or^c, unspecified trimester	1:*c NOS or^c, first trimester	2:*c NOS or^c, second trimester	3:*c NOS or^c, third trimester
0:Complete placenta~b*a NOS or without hemorrhage|2258	1:Complete placenta~b*a with hemorrhage|2258	2:Partial placenta~b*a without hemorrhage|2335	3:Partial placenta~b*a with hemorrhage|2258	4=Low lying placenta NOS or without hemorrhage|2258	5=Low lying placenta with hemorrhage|2258
0:*a, unspecified|2259	1:*c afibrinogenemia|2259	2:*c disseminated intravascular^b|2259	9:*c other^c|2259
0:*c with coagulation defect|2337	8:Other premature~b*c|2279	9:*c, unspecified|2258
0:*e with coagulation defect|2337	8:Other antepartum~b*e|2279	9:*d unspecified|2258
0:*a before 37 completed weeks of gestation|2275	1:*a at or after 37 completed weeks of gestation	9:*a, unspecified
0:Post-term~b*a	1:Prolonged~b*a
0:*a, unspecified trimester|2304	2:^c second trimester*a second trimester|2304	3:^c second trimester*a third trimester|2304	4:^c third trimester*a third trimester|2304
0:*a, unspecified trimester|2304	2:*a, second trimester|2304	3:*a, third trimester|2304
0:*a without delivery|2275	1:*a with preterm delivery|2342	2:Term delivery with preterm~b*a|2343
0:^b medical*a	1:^b instrumental*a	8:Other failed~b*a	9:*a, unspecified
0=Primary inadequate contractions	1=Secondary uterine inertia	2=Other uterine inertia	3:Precipitate~e*a	4=Hypertonic, incoordinate, and prolonged uterine contractions	8:Other abnormalities~b*a	9:Abnormality~b*a, unspecified
0=Prolonged first stage (of labor)	1=Prolonged second stage (of labor)	2=Delayed delivery of second twin, triplet, etc.	9:*a, unspecified
0:*f incomplete rotation~d^b fetal head|2310	1:*f breech presentation|2310	2:*f face presentation|2310	3:*f brow presentation|2310	4:*f shoulder presentation|2310	5:*f compound presentation|2310	8:*f other^d|2310	9:*c, unspecified|2310
0:*d deformed pelvis	1:*d generally contracted pelvis	2:*d~b^b inlet contraction	3:*d~b^b outlet and mid-cavity contraction	4:*d fetopelvic disproportion, unspecified	5:*d abnormality of^c organs	8:*d other^c abnormalities	9:*a, unspecified
0:*a, unspecified	1:*d attempted vaginal birth after previous cesarean delivery
0:Obstructed~c*a due to shoulder dystocia	1:Obstructed~c*a due to locked twins	2:Obstructed~c*a due to unusually large fetus	3:Obstructed~c*a due to other abnormalities of fetus	4:Failed trial of~c*a|2350	5=Attempted application of vacuum extractor and forceps	6:Obstructed~c*a due to other multiple fetuses	8:^b specified*a	9:Obstructed~c*a, unspecified
0:Intrapartum~g*e with coagulation defect	8:Other~f*e	9:Intrapartum~g*d unspecified
1:*d~b^b around neck, without compression|2304	2:*b entanglement, without compression|2304	9:*a|2304
0:*d prolapse of~b^b|2310	1:*d~b^b around neck, with compression|2310	2:*d other~b^b entanglement, with compression|2310	3:*d short~b^b|2310	4:*d vasa previa|2310	5:*d vascular lesion of~b^b|2310	8:*d other~b^c|2353	9:*d~b^b complication, unspecified|2310
0:*a, unspecified	1:*a, IIIa	2:*a, IIIb	3:*a, IIIc
0:First degree perineal~b*a	1:Second degree perineal~b*a	2:Third degree perineal~b*a|2355	3:Fourth degree perineal~b*a	4:Anal sphincter tear complicating~d*a, not associated with third degree laceration	9:*a, unspecified
0:^d~b*a, unspecified trimester	2:^d~b*a, second trimester	3:^d~b*a, third trimester
1=Laceration of uterus, not elsewhere classified	2:*c~b^b to perineum and vulva	9:*a
0=Rupture of uterus (spontaneous) before onset of labor|2357	1=Rupture of uterus during labor	2=Postpartum inversion of uterus	3=Obstetric laceration of cervix	4=Obstetric high vaginal laceration alone	5:*b injury to pelvic organs	6=Obstetric damage to pelvic joints and ligaments	7=Obstetric hematoma of pelvis	8:^b specified*a|2358	9:Obstetric~c*a, unspecified
0:Third-stage~b*a	1:Other immediate postpartum~b*a	2:Delayed and secondary postpartum~b*a	3:*b coagulation defects
0:*f~d^c	1:^b portions of*a
0:Aspiration pneumonitis due to~c*a	1:Other pulmonary complications~b*a	2:Cardiac complications~b*a	3:Central nervous system complications~b*a	4:Toxic reaction to local~c*a	5:Spinal and epidural anesthesia-induced headache~d*a	6:Other complications~b^b spinal and epidural*a	7:Failed or difficult intubation for~c*a	8:Other complications~b*a	9:Complication~b*a, unspecified
1:Maternal exhaustion complicating~e*a	2:Onset (spontaneous)~d*c after 37 completed weeks of gestation but before 39 completed weeks gestation, with~b^b by (planned) cesarean section	9:*a
0:Maternal distress during~d*e	1:Shock during or following~d*e	2:Pyrexia during~d^b~c*a	3:*j infection during~c^b	4:*h obstetric surgery~b^b procedures	5:Delayed~f*e after artificial rupture of membranes	8:^b specified*e|2363	9:Complication~c*d unspecified
0:Labor~f*a complicated by meconium in amniotic fluid	1:Fetal~c*e in~b^b or~b^b due to drug administration	8:Labor~f*a complicated by other evidence of fetal stress	9:Labor~f*a complicated by fetal stress, unspecified
0:*a, unspecified	1:*a, superficial incisional site	2:*a, deep incisional site	3:*a, organ and space site	4=Sepsis following an obstetrical procedure	9:*a, other surgical site
1:Cervicitis~f*a	2:Endometritis~f*a	3:Vaginitis~f*a	9:*a
0:*a, unspecified	1:Infection of kidney~d*a	2:Infection of bladder~d*a	9:Other urinary~b*a
1=Puerperal septic thrombophlebitis	9:*a
0=Infection of obstetric surgical wound|2366	1:*c infection of genital tract following delivery|2367	2=Urinary tract infection following delivery|2368	4=Pyrexia of unknown origin following delivery	8:^b specified*a|2369
0:Superficial thrombophlebitis~e*a	1:Deep phlebothrombosis~e*a	2:Hemorrhoids~e*a	3:Cerebral venous thrombosis~e*a	4:Varicose veins of lower extremity~e*a	8:Other venous~b^b~c*a	9:^b complication~d*a, unspecified
1:Air~c*a, first trimester	2:Air~c*a, second trimester	3:Air~c*a, third trimester	9:Air~c*a, unspecified trimester
1:*a in pregnancy|2372	2:Air~c*a in childbirth	3:Air~c*a in the puerperium
1:*a in pregnancy|2259	2:*a in childbirth	3:*a in the puerperium
1=Thromboembolism in pregnancy|2259	2=Thromboembolism in childbirth	3=Thromboembolism in the puerperium
1:Pyemic~c*a in pregnancy|2259	2:Pyemic~c*a in childbirth	3:Pyemic~c*a in the puerperium
1:*c~b^b in pregnancy|2259	2:*c~b^b in childbirth	3:*c~b^b in the puerperium
0:*b air^b|2373	1:Amniotic fluid~b*a|2374	2:*b thromboembolism|2375	3:*b pyemic and septic^b|2376	8:Other obstetric~b*a|2377
1:Aspiration pneumonitis due to~d*a	9:Other pulmonary~b*a
0:Pulmonary complications~b*a|2379	1:Cardiac complications~b*a	2:Central nervous system complications~b*a	3:Toxic reaction to local~c*a	4:Spinal and epidural anesthesia-induced headache~d*a	5:Other complications~b^b spinal and epidural*a	6:Failed or difficult intubation for~c*a	8:Other complications~b*a	9:Complication~b*a, unspecified
1:Anemia~c*e	9:*a
0:Disruption~b*g cesarean delivery wound	1:Disruption~b*g perineal obstetric wound	2:Hematoma~b*g obstetric wound	3=Peripartum cardiomyopathy	4=Postpartum acute kidney failure	5=Postpartum thyroiditis	6=Postpartum mood disturbance	8:Other complications~b*a|2381	9:Complication~b*d unspecified
1:*f|2259	2:*g~c^c	3:*g~f^b
0:Infection~b^b nipple~b*a|2383	1:Abscess~b*a|2383	2:Nonpurulent mastitis~d*a|2383
1:*g|2259	2:*h~c^c	3:*h~g^b
0:Unspecified disorder~e*a	9:^b~c*a
0:Retracted nipple~i*d,~b^c, and lactation|2385	1:Cracked nipple~i*d,~b^c, and lactation|2385	2:^b~d^b unspecified^c breast~b*a|2386	3=Agalactia	4=Hypogalactia	5:Suppressed~h*g	6=Galactorrhea	7:^b~d^b unspecified*g|530
0:Tuberculosis~i*a|2266	1:Syphilis~i*a|2266	2:Gonorrhea~i*a|2266	3:Other infections with a predominantly sexual mode of transmission~i*a|2266	4:Viral hepatitis~i*a|2266	5:Other viral~e^b~d*a|2266	6:Protozoal~e^b~d*a|2266	7:Human immunodeficiency virus [HIV] disease~i*a|2266	8:Other maternal~b^e~d*a|2266	9:Unspecified maternal~b^d disease~e*a|2266
0:*f unspecified trimester	1:*f first trimester	2:*f second trimester	3:*f third trimester	4:*h~c^b	5:*h~f^c
0:Endocrine~c*e unspecified trimester	1:Endocrine~c*e first trimester	2:Endocrine~c*e second trimester	3:Endocrine~c*e third trimester	4:Endocrine~c*g~c^b	5:Endocrine~c*g~e^c
1:Obesity~g*d,^d|2389	8:Other endocrine~b*a|2390
0:Smoking (tobacco)~d*f unspecified trimester	1:Smoking (tobacco)~d*f first trimester	2:Smoking (tobacco)~d*f second trimester	3:Smoking (tobacco)~d*f third trimester	4:Smoking (tobacco)~d*h~c^b	5:Smoking (tobacco)~d^b~f*a
1:Alcohol use~i*d,^d|2389	2:Drug use~i*d,^d|2389	3:Tobacco use disorder~i*d,^d|2392	4:Other mental~b^b~g*d,^d|2389	5:Diseases~e*d,^d|2389
0:*f	4:*g~c^b	5:*g~e^c
0:*e unspecified trimester	1:*e first trimester	2:*e second trimester	3:*e third trimester	4:*g~c^b	5:*g~e^c
1:*f	2:*g~c^b	3:*g~f^b
1:Abnormal glucose~f*a|2394	2:Streptococcus B carrier state~f*a|2394	3:^b infection carrier state~e*a|2394	4:Bariatric surgery status~f*a|2395	9:*a|2396
0:Anemia~g*a|2266	1:^b~b^b of the blood and blood-forming organs and certain disorders involving the immune mechanism~d*a|2266	2:Endocrine, nutritional and metabolic~c^b~d*a|2391	3:Mental disorders and~c^b of the nervous system~d*a|2393	4:Diseases of the circulatory system~g*a|2266	5:Diseases of the respiratory system~g*a|2266	6:Diseases of the digestive system~g*a|2266	7:Diseases of the skin and subcutaneous tissue~g*a|2266	8:^b specified~b^b and conditions~d*a|2397
1:Malignant neoplasm~l*a|2266	2:Injury~d^b poisoning~c^b certain other consequences of external causes~e*a|2266	3:Physical~h^b~d*a|2266	4:Sexual~h^b~d*a|2266	5:Psychological~h^b~d*a|2266
1:*d periodontal disease in mother	2:*d (positive)~b^b group B streptococcus (GBS) colonization	9:*a
0:*i hypertensive disorders	1:*i renal and urinary tract diseases	2:*i infectious and parasitic diseases	3:*j other^b circulatory and respiratory diseases	4:*i nutritional disorders	5:*i injury	6:*j surgical procedure on mother	7:*j other medical procedures on mother, not elsewhere classified	8:*j other^c|2400	9:*j unspecified^b condition
0:*e incompetent cervix	1:*e premature rupture~c^b membranes	2:*e oligohydramnios	3:*e polyhydramnios	4:*e ectopic~d^b	5:*e multiple~d^b	6:*d death	7:*e malpresentation before labor	8:^d other*a	9:*d complication~b^c, unspecified
0:^d~c*a	9:^e~c*a
0:^d~c*a	9:*g~c^e
0:*b fetal inflammatory response syndrome	8:*b other conditions from^b
0:*h~c^b previa	1:*h other forms~b^b placental separation~d^b hemorrhage	2:*h other and unspecified morphological and functional abnormalities~b^c|2403	3:*h placental transfusion syndromes	4:*h prolapsed~e^b	5:*h other compression~b^b umbilical~c^b	6:*h other and unspecified conditions~b^b umbilical~c^b|2404	7:*h chorioamnionitis|2405	8:*h other abnormalities~b^b~e^b	9:*h abnormality~b^b~e^b, unspecified
0:*a before the onset of labor	1:*a during labor	9:*a, unspecified as to time of onset
1:*h abnormality in fetal (intrauterine) heart rate or rhythm|2407	2:Meconium passage during~j*a	9:*a
0:*g breech~f^b and extraction	1:*f malpresentation, malposition and disproportion during~c^d	2:*g forceps~f^b	3:*g~f^b by vacuum extractor [ventouse]	4:*g Cesarean~f^b	5:*g precipitate~f^b	6:*g abnormal uterine contractions	8:^e specified*a|2408	9:^d complication~c*a, unspecified
1:*d~b^b antineoplastic chemotherapy	2:*d~b^b cytotoxic drugs	3:*d~b^b use of anticonvulsants	4:*d~b^b use of opiates	5:*d~b^b use of antidepressants	6:*d~b^b use of amphetamines	7:*d~b^b use of sedative-hypnotics	8:*a	9:*d~b^b use of unspecified^b	A:*d~b^b use of anxiolytics
0:*d unspecified^d	1:*d cocaine	2:*d hallucinogens	9:*d other^d
1:*e~b^b use of cannabis	9:*a
0:*i maternal anesthesia and analgesia in pregnancy, labor and delivery	1:*i other maternal medication|2410	2:*i maternal use of tobacco	3:*i maternal use of alcohol	4:*i maternal use of drugs of addiction|2411	5:*i maternal use of nutritional chemical~b^b	6:*i maternal exposure to environmental chemical~b^b	8:*i other maternal^c|2412	9:*i maternal^b substance, unspecified
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams	9:*a, 2500 grams and over
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams	9:*a, other
0=Newborn light for gestational age|2414	1=Newborn small for gestational age|2415	2:Newborn affected by~j*b (intrauterine)^b not light or small for gestational age	9:Newborn affected by~f*f intrauterine~b^b, unspecified
0:*a, unspecified weight	1:*a, less than 500 grams	2:*a, 500-749 grams	3:*a, 750-999 grams
0:*a, unspecified weight	4:*a, 1000-1249 grams	5:*a, 1250-1499 grams	6:*a, 1500-1749 grams	7:*a, 1750-1999 grams	8:*a, 2000-2499 grams
0:*a, unspecified weeks of gestation	1:*a, gestational age less than 23 completed weeks	2:*a, gestational age 23 completed weeks	3:*a, gestational age 24 completed weeks	4:*a, gestational age 25 completed weeks	5:*a, gestational age 26 completed weeks	6:*a, gestational age 27 completed weeks
0:*d~b^b, unspecified weeks of gestation	1:*d~b^b, gestational age 28 completed weeks	2:*d~b^b, gestational age 29 completed weeks	3:*d~b^b, gestational age 30 completed weeks	4:*d~b^b, gestational age 31 completed weeks	5:*d~b^b, gestational age 32 completed weeks	6:*d~b^b, gestational age 33 completed weeks	7:*d~b^b, gestational age 34 completed weeks	8:*d~b^b, gestational age 35 completed weeks	9:*d~b^b, gestational age 36 completed weeks
0:Extremely~i*e newborn|2417	1:Other~i*e newborn|2418	2:Extreme immaturity~b*m|2419	3:Preterm [premature]~c*m [other]|2420
1:Post-term~b*g	2:Prolonged gestation of~b*g
0:Exceptionally large~c*i baby	1:Other heavy for gestational age~c*i	2:Late~c*i, not heavy for gestational age|2422
1:*a for inborn errors of metabolism	2:*a for congenital endocrine disease	3:*a for congenital hematologic disorders	4:*a for cystic fibrosis	5:*a for critical congenital heart disease	6:*a for neonatal hearing loss	8:Other abnormal~b*a	9:*a, unspecified
0:Subdural~d*a	1:Cerebral~d*a	2:Intraventricular~d*a	3:Subarachnoid~d*a	4:Tentorial tear~e*a	8:Other intracranial lacerations~c^b hemorrhages~b*a	9:Unspecified intracranial~b*a
0:Cerebral edema due~d*d birth injury	1:*g specified brain damage due~c^b birth injury	2:Unspecified brain damage due~d*d birth injury	3:Birth injury~d*d facial nerve	4:Birth injury~d*d other cranial nerves	5:Birth injury~d*d spine and spinal cord	9:Birth injury~d*a, unspecified
1=Caput succedaneum	9:*a
0:Cephalhematoma due~c*b birth injury	1:Chignon (from vacuum extraction) due~c*b birth injury	2:Epicranial subaponeurotic hemorrhage due~c*b birth injury	3:Bruising of~d*a due to birth injury	4:Injury of~d*a of newborn due to monitoring equipment	8:Other birth injuries~c*a|2427	9:*a, unspecified
0:Fracture of skull due~c*b birth injury	1:Other birth injuries~c*b skull	2:*b femur	3:*b other long bones	4:Fracture of clavicle due~c*b birth injury	8:*d injuries~b^b other parts of^b	9:*a, unspecified
0:Erb's paralysis due~c*d birth injury	1:Klumpke's paralysis due~c*d birth injury	2:Phrenic nerve paralysis due~c*d birth injury	3=Other brachial plexus birth injuries	8:^b injuries~b^b other parts of*a	9:*a, unspecified
0=Birth injury to liver	1=Birth injury to spleen	2:Sternomastoid injury due to~b*b injury	3=Birth injury to eye	4=Birth injury to face	5=Birth injury to external genitalia	6:Subcutaneous fat necrosis due to~b*b injury	8:^b specified*a	9=Birth injury, unspecified
0:*a first noted before onset of labor	1:*a first noted during labor	2:*c noted at birth	9:*c, unspecified
0:*c syndrome^c	1:Transient tachypnea~c*a	8:Other respiratory~b*a	9:*a, unspecified
0:*a due to viral agent	1:*a due to Chlamydia	2:*a due to staphylococcus	3:*a due to streptococcus, group B	4:*a due to Escherichia coli	5:*a due to Pseudomonas	6:*a due to other bacterial agents	8:*a due to other organisms	9:*a, unspecified
0:*a without respiratory symptoms	1:*a with respiratory symptoms
0:Meconium~b*a|2435	1:*a of (clear) amniotic fluid and mucus|2435	2:*a of blood|2435	3:*a of milk and regurgitated food|2435	8:Other neonatal~b*a|2435	9:*a, unspecified
0:^c~d*a	1:Pneumothorax~f*a	2:Pneumomediastinum~f*a	3:Pneumopericardium~f*a	8:Other~e^b related to interstitial emphysema*a
0:Tracheobronchial~b*a	1:Massive pulmonary~b*a	8:Other pulmonary hemorrhages~c*a	9:Unspecified pulmonary~b*a
0=Wilson-Mikity syndrome	1:Bronchopulmonary dysplasia~d*a	8:Other chronic~b^b diseases~b*a	9:Unspecified chronic~b*a
0:Unspecified~d*a	1:Resorption~d*c without respiratory distress syndrome	9:^b~c*a
1:Respiratory arrest~e*a	9:*a
0=Primary atelectasis of newborn	1:*h and unspecified atelectasis of newborn|2440	2=Cyanotic attacks of newborn	3=Primary sleep apnea of newborn	4:*h apnea of newborn	5=Respiratory failure of newborn	8:^b specified*f of newborn|2441	9=Respiratory condition of newborn, unspecified
1:*c tachycardia	2:*c bradycardia
0=Pulmonary hypertension of newborn	8:Other persistent~b*a
1=Cardiac arrest of newborn	9:*a
0=Neonatal cardiac failure	1=Neonatal cardiac dysrhythmia|2443	2=Neonatal hypertension	3=Persistent fetal circulation|2444	4:Transient myocardial ischemia~d*d newborn	8:Other cardiovascular~b*a|2445	9:^b disorder~b*a, unspecified
0:*c rubella syndrome	1:*c cytomegalovirus infection	2:*c herpesviral [herpes simplex] infection	3:*b hepatitis	4:*c Zika virus disease	8:Other congenital~b*a	9:*b disease, unspecified
0:Sepsis~c*a due to streptococcus, group B	1:Sepsis~c*a due to other and unspecified streptococci|385	2:Sepsis~c*a due to Staphylococcus aureus	3:Sepsis~c*a due to other and unspecified staphylococci|385	4:Sepsis~c*a due to Escherichia coli	5:Sepsis~c*a due to anaerobes	8:Other bacterial~b*a	9:*a, unspecified
0=Congenital tuberculosis	1=Congenital toxoplasmosis	2=Neonatal (disseminated) listeriosis	3=Congenital falciparum malaria	4:*e malaria	5=Neonatal candidiasis	8:^b specified*a	9:Congenital~c*d or~b^b disease, unspecified
1:*c with mild hemorrhage	9:*c without hemorrhage
0=Neonatal infective mastitis	1=Neonatal conjunctivitis and dacryocystitis	2=Intra-amniotic infection affecting newborn, not elsewhere classified	3=Neonatal urinary tract infection	4=Neonatal skin infection	8:^b specified*a	9:Infection~c*a, unspecified
0:*a from vasa previa	1:*a from ruptured cord	2:*a from placenta	3:*e hemorrhage into co-twin	4:*e hemorrhage into maternal circulation	5:*a from cut end of co-twin's cord	8:^d other*a	9:*a, unspecified
0:Massive umbilical~b*a	8:Other umbilical hemorrhages~c*a	9:*a, unspecified
1:*g~d^d	2:*h~d^e
0:Intraventricular (nontraumatic)~c^b, grade 1,*a	1:Intraventricular (nontraumatic)~c^b, grade 2,*a	2:Intraventricular (nontraumatic)~c^b, grade 3 and grade 4,*a|2454	3:Unspecified intraventricular (nontraumatic)~c*a	4:Intracerebral (nontraumatic)~c*a	5:Subarachnoid (nontraumatic)~c*a	6:Cerebellar (nontraumatic) and posterior fossa~c*a	8:Other intracranial (nontraumatic) hemorrhages~d*a	9:^b (nontraumatic)~b*a, unspecified
0=Neonatal hematemesis	1=Neonatal melena	2=Neonatal rectal hemorrhage	3:*b gastrointestinal hemorrhage	4=Neonatal adrenal hemorrhage	5=Neonatal cutaneous hemorrhage	6=Neonatal vaginal hemorrhage	8:^b specified*a	9=Neonatal hemorrhage, unspecified
0:Rh isoimmunization~c*a	1:ABO isoimmunization~c*a	8:Other hemolytic diseases~c*a	9:*a, unspecified
0:*f~c^d	9:*e~c^c
0:*c isoimmunization	9:*c other and unspecified^c|2458
0:*a due to isoimmunization	8=Other specified kernicterus	9:*a, unspecified
1:*e	2:*h~e^d
0:*d bruising	1:*d bleeding	2:*d infection	3:*d polycythemia	4:*d drugs or toxins transmitted from mother or given to newborn|2461	5:*d swallowed maternal blood	8:*c specified^c	9:*d~b^c, unspecified
0:*f associated with preterm delivery	1=Inspissated bile syndrome	2:*b hepatocellular damage|2458	3:*e breast milk inhibitor	8:*d specified~c^b	9:*f,~d^b
0=Transient neonatal thrombocytopenia	1=Polycythemia neonatorum	2=Anemia of prematurity	3=Congenital anemia from fetal blood loss	4:*d congenital anemias, not elsewhere classified	5=Transient neonatal neutropenia	6:*d transient neonatal~c^b of coagulation	8:^b specified*a	9:Perinatal~c*b disorder, unspecified
0:Syndrome~c*f infant of mother with gestational diabetes	1:Syndrome~c*f infant of a diabetic mother	2=Neonatal diabetes mellitus	3=Iatrogenic neonatal hypoglycemia	4=Other neonatal hypoglycemia	8:Other transitory~b*d of~c^b	9:^b disorder~b*d of~c^b, unspecified
0=Cow's milk hypocalcemia in newborn	1:Other~b*g hypocalcemia	2=Neonatal hypomagnesemia	3:Neonatal tetany without~e*d or~b^b deficiency	4:*g hypoparathyroidism	8:Other transitory~b*a	9:^c disorder~b*a, unspecified
0=Neonatal goiter, not elsewhere classified	1:Transitory~c*c hyperthyroidism	2:*c~b^b of thyroid function, not elsewhere classified	8:^b specified*a	9:Transitory~c*b disorder, unspecified
1:Hypernatremia~e*a	2:Hyponatremia~e*a
1:Hyperkalemia~e*a	2:Hypokalemia~e*a
1:Hyperchloremia~e*a	2:Hypochloremia~e*a
1:Alkalosis~e*a	2:Disturbances~e*b chlorine balance of^b|2470	9:*d disturbance~b^c
0:Late~f*b acidosis of newborn	1=Dehydration of newborn	2=Disturbances of sodium balance of newborn|2468	3=Disturbances of potassium balance of newborn|2469	4:*f~b^b~c^b of newborn|2471	5=Transitory tyrosinemia of newborn	6=Transitory hyperammonemia of newborn	8:*f~d^c of newborn	9:Transitory~f*b disturbance of newborn, unspecified
0=Meconium plug syndrome	1:Transitory ileus~d*a	2:Intestinal~c*c due to inspissated milk	8:^b specified*a	9:Intestinal~c*a, unspecified
1:Stage 1 necrotizing~b*c in~b^b	2:Stage 2 necrotizing~b*c in~b^b	3:Stage 3 necrotizing~b*c in~b^b	9:*c in~b^b, unspecified
1=Congenital cirrhosis (of liver)	2=Peptic ulcer of newborn	3=Newborn esophageal reflux	4=Gestational alloimmune liver disease	9:*a
0=Perinatal intestinal perforation	1:*e neonatal peritonitis	2=Neonatal hematemesis and melena due to swallowed maternal blood	3=Noninfective neonatal diarrhea	8:^b specified*a|2475	9:Perinatal~c*b disorder, unspecified
0=Cold injury syndrome	8:Other hypothermia~b*a	9:*a, unspecified
0:Environmental hyperthermia~f*a	8:^b specified*a	9:Disturbance~c*a, unspecified
1=Umbilical granuloma	8:*a
0=Sclerema neonatorum	1=Neonatal erythema toxicum	2:Hydrops fetalis not due~f*b hemolytic disease	3:^b and unspecified edema~d*a|530	4:Breast engorgement~c*e~d^b	5=Congenital hydrocele	6:Umbilical polyp~c*e~d^b	8:^b specified*a|2479	9:Condition~c^b the*a, unspecified
0:*a, unspecified	1:Mild hypoxic~b*a	2:Moderate hypoxic~b*a	3:Severe hypoxic~b*a
1:*a in diseases classified elsewhere	9:*a, unspecified
1:*a, right side of brain	2:*a, left side of brain	3:*a, bilateral	9:*a, unspecified side
1=Neonatal encephalopathy|2482	2:Neonatal~e*d infarction|2483	8:*a
0:Neonatal~d*d ischemia	1:Acquired periventricular cysts~f*a	2:Neonatal~d*d leukomalacia	3:Neonatal~d*d irritability	4:Neonatal~d*d depression	5=Neonatal coma	6=Hypoxic ischemic encephalopathy [HIE]|2481	8:^b specified*a|2484	9:Disturbance~c*a, unspecified
1:Bilious vomiting~b*a	9:Other vomiting~b*a
0:Vomiting~c*a|2486	1:Regurgitation and rumination~c*a	2:Slow feeding~c*a	3:Underfeeding~c*a	4:Overfeeding~c*a	5=Neonatal difficulty in feeding at breast	6:Failure to thrive in~d*a	8:Other feeding~b*a	9:^b problem~b*a, unspecified
0=Grey baby syndrome	8:Other reactions~b*a
0=Transient neonatal myasthenia gravis	1=Congenital hypertonia	2=Congenital hypotonia	8:Other disorders~b*a	9:Disorder~b*a, unspecified
1:Exposure to (parental) (environmental) tobacco smoke~e*a	2=Delayed separation of umbilical cord	3=Meconium staining	9:*a
0=Congenital renal failure	1=Neonatal withdrawal symptoms from maternal use of drugs of addiction	2:Withdrawal symptoms from therapeutic use of drugs~d*d newborn	3=Wide cranial sutures of newborn	5=Complication to newborn due to (fetal) intrauterine procedure	8:^b specified*a|2490	9:Condition~c*a, unspecified
0:*d	1=Craniorachischisis	2=Iniencephaly
0=Frontal encephalocele	1=Nasofrontal encephalocele	2=Occipital encephalocele	8:*a of other sites	9:*a, unspecified
0=Malformations of aqueduct of Sylvius	1=Atresia of foramina of Magendie and Luschka	8:Other congenital~b*a	9:*a, unspecified
0:Congenital~c*b corpus callosum	1=Arhinencephaly	2=Holoprosencephaly	3:^b reduction deformities~c*a	4:Septo-optic dysplasia~d*a	5=Megalencephaly	6=Congenital cerebral cysts	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:Cervical spina~b*a with hydrocephalus	1:Thoracic spina~b*a with hydrocephalus	2:Lumbar spina~b*a with hydrocephalus	3:Sacral spina~b*a with hydrocephalus	4:Unspecified spina~b*a with hydrocephalus	5:Cervical spina~b*a without hydrocephalus	6:Thoracic spina~b*a without hydrocephalus	7:Lumbar spina~b*a without hydrocephalus	8:Sacral spina~b*a without hydrocephalus	9:*a, unspecified
0=Amyelia	1:Hypoplasia and dysplasia~d*a	2=Diastematomyelia	3:*e cauda equina^b	4=Hydromyelia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a without spina bifida or hydrocephalus	1:*a with spina bifida	2:*a with hydrocephalus	3:*a with spina bifida and hydrocephalus
0=Arnold-Chiari syndrome|2498	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*i ptosis	1:*i ectropion	2:*i entropion	3:Other congenital~b*f	4:Absence and agenesis~c^b~c*c	5:*i stenosis and stricture~b^b~c^b duct	6:Other congenital~b*g~c^c	7:*i malformation~b^b~f^b
0=Cystic eyeball	1=Other anophthalmos	2=Microphthalmos	3=Macrophthalmos
0:*c cataract	1:*c displaced^b	2:Coloboma of~b*b	3:*c aphakia	4=Spherophakia	8:Other congenital~b*a	9:*b malformation, unspecified
1=Rieger's anomaly	9:*a
0:Coloboma~f*b iris	1:Absence~f*b iris	2:Other congenital~b*e iris	3:*g corneal opacity	4:Other congenital corneal~b*f	5=Blue sclera	8:Other congenital~b*a|2503	9:^b malformation~b*a, unspecified
0:*g malformation~e^b vitreous humor	1:*g malformation~e^b retina	2:*g malformation~e^b optic disc	3:*g malformation~e^b choroid	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Congenital glaucoma	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*h absence~f^b (ear) auricle	1:*h absence, atresia and stricture~f^b auditory canal (external)	2:Absence~g*b eustachian tube	3:^b malformation~b*e ossicles	4:Other congenital~b*f middle^b	5:*h malformation~b^b inner^b	9:^b malformation~b*a, unspecified
0=Accessory auricle	1=Macrotia	2=Microtia	3:*e misshapen~d^b	4:Misplaced~e*a	5:Prominent~e*a	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:Sinus, fistula~f*b cyst of branchial cleft	1:Preauricular sinus~f*b cyst	2:*g branchial cleft~b^b	3:Webbing~d*d~c^b	4=Macrostomia	5=Microstomia	6=Macrocheilia	7=Microcheilia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0=Common arterial trunk	1=Double outlet right ventricle	2=Double outlet left ventricle	3=Discordant ventriculoarterial connection	4=Double inlet ventricle	5=Discordant atrioventricular connection	6:Isomerism~c*e atrial appendages	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Ventricular septal defect	1=Atrial septal defect	2=Atrioventricular septal defect	3:Tetralogy~c*c Fallot	4=Aortopulmonary septal defect	8:Other congenital~b*a	9:^b malformation~b*b septum, unspecified
0=Pulmonary valve atresia	1:*g~c^b valve stenosis	2:*g~c^b valve insufficiency	3:Other congenital~b*d valve	4:*g~e^b stenosis	5=Ebstein's anomaly	6=Hypoplastic right heart syndrome	8:Other congenital~b*e~c^b valve	9:*g malformation~b^b~c^b valve, unspecified
0:^b stenosis~b*d valve	1:^b insufficiency~b*d valve	2:*g~e^b stenosis	3:*g~e^b insufficiency	4=Hypoplastic left heart syndrome	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Dextrocardia	1=Levocardia	2=Cor triatriatum	3=Pulmonary infundibular stenosis	4=Congenital subaortic stenosis	5:Malformation~d*b coronary vessels	6:Congenital~e*a block	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:Interruption~b*b aortic arch	9:Other atresia~b*a
0:Congenital malformation~d*a unspecified	1:Absence and aplasia~d*a	2:Hypoplasia~d*a	3:Congenital aneurysm~d*a	4:Congenital dilation~d*a	5=Double aortic arch	6=Tortuous aortic arch	7=Right aortic arch	8:Anomalous origin~d*b subclavian artery	9:*a
1:Coarctation~d*a	2:Congenital~e*b arteriovenous malformation	9:*a
0=Patent ductus arteriosus	1:Coarctation~c*c aorta	2:Atresia~c*c aorta|2515	3=Supravalvular aortic stenosis	4:Other congenital~b*c aorta|2516	5:Atresia~c*c pulmonary artery	6:Stenosis~c*c pulmonary artery	7:Other congenital~b*c pulmonary artery|2517	8:Other congenital~b*c other^c	9:^b malformation~b*a, unspecified
0:*e stenosis~b^b vena cava	1=Persistent left superior vena cava	2=Total anomalous pulmonary venous connection	3=Partial anomalous pulmonary venous connection	4=Anomalous pulmonary venous connection, unspecified	5=Anomalous portal venous connection	6=Portal vein-hepatic artery fistula	8:Other congenital~b*a	9:^b malformation~b*b vein, unspecified
0:*b, site unspecified	1:*b of vessel of upper limb	2:*b of vessel of lower limb	3:*b of digestive system vessel	4:*b of renal vessel	9:*b, other site
0:Congenital absence and hypoplasia~d*d umbilical artery	1=Congenital renal artery stenosis	2:*d renal artery	3=Arteriovenous malformation (peripheral)|2520	4=Congenital phlebectasia	8:^b specified*a	9:Congenital malformation~d*a, unspecified
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
0:Agenesis~e*e aplasia~c^b hypoplasia of gallbladder	1:Other congenital~b*f	2:Atresia~c^b~c*c	3:^b stenosis and stricture~b^b~c*c	4=Choledochal cyst	5:Other congenital~b*g~c^c	6:Cystic disease~c*g~f^b	7:Other congenital~b*g~f^b
0:Agenesis, aplasia and hypoplasia~d*c pancreas	1=Annular pancreas	2=Congenital pancreatic cyst	3:*c pancreas and pancreatic duct	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:*a, unilateral	2:*a, bilateral
1:Accessory~e*a	2=Ovarian streak	9:*d malformation~b^c
0:*j absence~b^b ovary|2539	1=Developmental ovarian cyst	2:*j torsion~b^b ovary	3:Other congenital~b*h ovary|2540	4:Embryonic cyst~c*h~c^b tube	5:Embryonic cyst~c*h~f^b ligament	6:Other congenital~b*h~c^b tube~b^c ligament
1:Complete~b*a	2:Partial~b*a	8:^b and unspecified*a
0:Arcuate~e*a	1:Hypoplasia~d*a	8:*a
0=Cervical duplication	1:Hypoplasia~d*a	8:*a
1:*c|2543	2:*d~c^b|2544
0:Agenesis and aplasia~c*c	1:Doubling~c*c with doubling of~b^b and vagina|1406	2:Other doubling~c*c|2542	3:Bicornate~d*c	4:Unicornate~d*c	5:Agenesis~e*b aplasia of^b	6:Embryonic cyst~c*d~c^b	7:^b fistulae between~c*b digestive and urinary tracts	8:Other congenital~b*a|2545	9:^b malformation~b*a, unspecified
0:*a, nonobstructing	1:*a, obstructing, right side	2:*a, obstructing, left side	3:*a, microperforate, right side	4:*a, microperforate, left side	9:Other and unspecified longitudinal~b*a
0:*a, unspecified	1=Transverse vaginal septum	2=Longitudinal vaginal septum|2547
0:Unspecified~d*a	1:Congenital absence~f*a	9:^b~c*a
0:Congenital absence~d*c vagina	1:Doubling~d*c vagina|2548	2=Congenital rectovaginal fistula	3=Imperforate hymen	4:*c vagina	5:Fusion~d*c labia	6:Congenital malformation~d*c clitoris	7:^b and unspecified*c vulva|2549	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a, unspecified	1:*a, unilateral	2:*b testes, bilateral
1:Unilateral intraabdominal~b*c	2:Unilateral inguinal~b*c
0:Unspecified undescended~b*a	1:Abdominal testis~c*a|2552	2:Ectopic perineal testis~c*a	3=Unilateral high scrotal testis
1=Bilateral intraabdominal testes	2=Bilateral inguinal testes
0:*b unspecified,^b	1:Abdominal testis~c*a|2554	2:Ectopic perineal testis~c*a	3=Bilateral high scrotal testes
0=Ectopic testis|2551	1:*d~c^b, unilateral|2553	2:*d~c^b, bilateral|2555	9:*d~c^b, unspecified
0:*a, balanic	1:*a, penile	2:*a, penoscrotal	3:*a, perineal	4=Congenital chordee	8=Other hypospadias	9:*a, unspecified
0:Unspecified~d*a	1=Polyorchism	2:Retractile~g*c	3=Scrotal transposition	9:^b~c*a
1:Curvature~d*a (lateral)	2:Hypoplasia~d*a	3:Congenital torsion~d*a	4:Hidden~e*a	9:*d malformation~b^c
0:Absence and aplasia~d*d testis	1:Hypoplasia~d*d testis and scrotum	2:^b and unspecified*d testis and scrotum|2558	3:Atresia~d*d vas deferens	4:*d vas deferens, epididymis, seminal vesicles and prostate	5:Congenital absence and aplasia~d*d penis	6:*d penis|2559	7=Congenital vasocutaneous fistula	8:^b specified*a	9:Congenital malformation~d*b organ, unspecified
0=Hermaphroditism, not elsewhere classified	1:Male~d*a, not elsewhere classified	2:Female~d*a, not elsewhere classified	3=Pseudohermaphroditism, unspecified	4:*c, unspecified
0:*g, unilateral	1:*g, bilateral	2:*g, unspecified	3:*h hypoplasia, unilateral	4:*h hypoplasia, bilateral	5:*h hypoplasia, unspecified	6=Potter's syndrome
0:*a, unspecified	1:^b single*a	2:*c multiple^b cysts
1=Cystic dilatation of collecting ducts	9:Other polycystic~b*a
0=Congenital renal cyst|2563	1:Polycystic~b*b, infantile type|2564	2:Polycystic~b*b, adult type	3:Polycystic~b*b, unspecified	4=Renal dysplasia	5:Medullary cystic~b*b	8:Other cystic~b*b diseases	9:*a, unspecified
0:*a, unspecified	1:*b ureteropelvic junction	2:*b ureterovesical orifice
1=Congenital ureterocele, orthotopic	2=Cecoureterocele	9:*a
0:*a, unspecified	1:Deviation~b*a	2:Displacement~b*a	3:Anomalous implantation~b*a	9:Other malposition~b*a
0:*k hydronephrosis	1:^b occlusion~i*a|2566	2:*k megaureter	3:Other~b*e~d^b|2567	4:Agenesis~j*a	5:Duplication~j*a	6:Malposition~j*a|2568	7:*k vesico-uretero-renal reflux	8:Other~h*a
0:Accessory~e*a	1:Lobulated, fused and horseshoe~e*a	2:Ectopic~e*a	3:Hyperplastic and giant~e*a	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*a, unspecified	1:Supravesical fissure~b*a	2:Cloacal exstrophy~b*a	9:Other exstrophy~b*a
1:Congenital~h*a obstruction	2:Congenital stricture~e*d	3:Congenital stricture~e*e urinary meatus	9:*a
0:Unspecified~d^b malformation~b*a	1:Congenital prolapse~f*d~c^b	2:Congenital prolapse~f*d urinary meatus	3=Congenital urethrorectal fistula	4:Double~i*a	5=Double urinary meatus	9:^b~c*a
0=Epispadias	1:Exstrophy~d*b bladder|2571	2=Congenital posterior urethral valves	3:*f atresia and stenosis~c^b urethra and bladder neck|2572	4:Malformation~d*c urachus	5:Congenital absence~d*c bladder and urethra	6:Congenital diverticulum~d*c bladder	7:^b and unspecified*c bladder and urethra|2573	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1=Congenital coxa valga	2=Congenital coxa vara	9:^b specified*a
0:^b dislocation~b*a, unilateral|260	1:^b dislocation~b*a, bilateral	2:^b dislocation~b*a, unspecified	3:^b partial dislocation~b*a, unilateral|260	4:^b partial dislocation~b*a, bilateral	5:^b partial dislocation~b*a, unspecified	6:*d unstable~c^b	8:Other congenital~b*a|2575	9:^b deformity~b*a, unspecified
1:*c primus~b^b|1797	2:*c adductus|1797
0=Congenital vertical talus deformity, unspecified foot	1=Congenital vertical talus deformity, right foot	2=Congenital vertical talus deformity, left foot	9:^b specified*a
0:*d talipes equinovarus|1796	1:*d talipes calcaneovarus|1796	2:*d metatarsus (primus) varus|2577	3:Other congenital varus~b*a|1796	4:*d talipes calcaneovalgus|1796	5:*d pes planus|1796	6:Other congenital valgus~b*a	7:*d pes cavus|1796	8:Other congenital~b*a|2578	9:^b deformity~b*a, unspecified|1796
0:*k facial asymmetry	1:*k compression facies	2=Dolichocephaly	3=Plagiocephaly	4:Other congenital~c*h skull~b^c~c^b jaw	5:*k deformity~c^b~e^b	6=Pectus excavatum	7=Pectus carinatum	8:Other congenital~c*h~g^b
0=Congenital deformity of sternocleidomastoid muscle	1=Congenital deformity of finger(s) and hand	2=Congenital deformity of knee	3=Congenital bowing of femur	4=Congenital bowing of tibia and fibula	5=Congenital bowing of long bones of leg, unspecified	6=Discoid meniscus	8:^b specified*a
0=Accessory finger(s)	1=Accessory thumb(s)	2=Accessory toe(s)	9:*a, unspecified
0:*a, unspecified hand	1:*a, right hand	2:*a, left hand	3:*a, bilateral
0:*a, unspecified foot	1:*a, right foot	2:*a, left foot	3:*a, bilateral
0=Fused fingers|2583	1=Webbed fingers|2583	2=Fused toes|2584	3=Webbed toes|2584	4=Polysyndactyly, unspecified	9:*a, unspecified
0:^d unspecified*a	1:^d right*a	2:^d left*a	3:*a, bilateral
0:*a, unspecified upper limb	1:*a, right upper limb	2:*a, left upper limb	3:*a, bilateral
0:*d unspecified^d	1:*d right^d	2:*d left^d	3:*a, bilateral
0:*b unspecified^b	1:*b right^b	2:*b left^b	3:*a, bilateral
0:*a, unspecified hand	1:*b right^b	2:*b left^b	3:*a, bilateral
1:Congenital shortening~d*a|873	9:*a|873
0:Congenital complete absence~c*a|1350	1:Congenital absence~c*b arm and forearm with hand present|2586	2:Congenital absence~c*c both forearm and hand|2587	3:Congenital absence~c*c hand and finger|2588	4:Longitudinal reduction defect~c*c radius|2589	5:Longitudinal reduction defect~c*c ulna|2589	6=Lobster-claw hand|2590	8:Other reduction~b*a|2591	9:Unspecified reduction defect~c*a|1350
0:*a, unspecified lower limb	1:*a, right lower limb	2:*a, left lower limb	3:*a, bilateral
0:Congenital complete absence~c*a|1350	1:Congenital absence~c*c thigh and^b leg with foot present|2586	2:Congenital absence~c*c both^b leg and foot|2593	3:Congenital absence~c*c foot and toe(s)|2588	4:Longitudinal reduction defect~c*c femur|2589	5:Longitudinal reduction defect~c*c tibia|2589	6:Longitudinal reduction defect~c*c fibula|2589	7=Split foot|2593	8:Other reduction~b*a|2591	9:Unspecified reduction defect~c*a|1350
0:Congenital absence~c*b limb(s)	1:Phocomelia,~d*b limb(s)	8:Other reduction~b*b limb(s)
0:*b upper^b, including shoulder girdle	1:Congenital malformation~d*b knee	2:*b lower^b, including pelvic girdle	3=Arthrogryposis multiplex congenita	8:^b specified*a	9:Unspecified~b^b malformation~b*a
0=Craniosynostosis	1=Craniofacial dysostosis	2=Hypertelorism	3=Macrocephaly	4=Mandibulofacial dysostosis	5=Oculomandibular dysostosis	8:^b specified*a	9:Congenital malformation~d*a, unspecified
1:*a, occipito-atlanto-axial region	2:*a, cervical region	3:*a, cervicothoracic region	4:*a, thoracic region	5:*a, thoracolumbar region	9:*a, unspecified region
5:*a, thoracolumbar region	6:*a, lumbar region	7:*a, lumbosacral region	8:*a, sacral and sacrococcygeal region	9:*a, unspecified region
1=Congenital kyphosis|2598	2=Congenital lordosis|2599	9:*a
0=Spina bifida occulta	1=Klippel-Feil syndrome	2:*g spondylolisthesis	3:*g scoliosis due to congenital~e^b malformation	4:Other congenital~b*d, not associated with scoliosis|2600	5=Cervical rib	6:Other congenital~b*e ribs	7:*g malformation~b^b sternum	8:Other congenital~b*e~c^c	9:^b malformation~b^b~c*a, unspecified
0=Achondrogenesis	1=Thanatophoric short stature	2=Short rib syndrome	3=Chondrodysplasia punctata	4=Achondroplasia	5=Diastrophic dysplasia	6=Chondroectodermal dysplasia	7=Spondyloepiphyseal dysplasia	8:Other osteochondrodysplasia~b*a	9:*a, unspecified
0=Osteogenesis imperfecta	1=Polyostotic fibrous dysplasia	2=Osteopetrosis	3=Progressive diaphyseal dysplasia	4=Enchondromatosis	5=Metaphyseal dysplasia	6=Multiple congenital exostoses	8:*b specified^b	9=Osteochondrodysplasia, unspecified
1:Congenital hernia~d*c bladder	9:*a
0:*b syndrome, unspecified	1=Classical Ehlers-Danlos syndrome	2=Hypermobile Ehlers-Danlos syndrome	3=Vascular Ehlers-Danlos syndrome	9:Other Ehlers-Danlos~b*a
0:*i diaphragmatic hernia	1:Other congenital~b*g diaphragm	2=Exomphalos	3=Gastroschisis	4=Prune belly syndrome	5:Other congenital~b*g abdominal wall|2604	6=Ehlers-Danlos syndromes|2605	8:Other congenital~b*e	9:^b malformation~b*d unspecified
0=Ichthyosis vulgaris	1:X-linked~b*a	2:Lamellar~b*a	3:*b bullous ichthyosiform erythroderma	4=Harlequin fetus	8:Other congenital~b*a	9:*a, unspecified
0:*a simplex	1:*a letalis	2:*a dystrophica	8:Other epidermolysis~b*a	9:*a, unspecified
0=Hereditary lymphedema	1=Xeroderma pigmentosum	2=Congenital cutaneous mastocytosis	3=Incontinentia pigmenti	4=Ectodermal dysplasia (anhidrotic)	5=Congenital non-neoplastic nevus	6=Congenital sacral dimple	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:^b absence~b*a with absent nipple	1:Accessory~d*a	2=Absent nipple	3=Accessory nipple	8:Other congenital~b*a	9:^b malformation~b*a, unspecified
0=Congenital alopecia	1:Congenital morphological disturbances~d*b hair, not elsewhere classified	2:*b hair	3=Anonychia	4=Congenital leukonychia	5=Enlarged and hypertrophic nails	6:*b nails	8:^b specified*a	9:Congenital malformation~d*a, unspecified
0:*b, unspecified	1:*b, type 1	2:*b, type 2	3=Schwannomatosis	9=Other neurofibromatosis
0=Neurofibromatosis (nonmalignant)|2612	1=Tuberous sclerosis	8:Other phakomatoses~b*a	9:Phakomatosis~b*d unspecified
0=Fetal alcohol syndrome (dysmorphic)	1=Fetal hydantoin syndrome	2:Dysmorphism~d*h warfarin	8:Other congenital~b*e
1=Prader-Willi syndrome	9:Other congenital~b*a
0:*c aortic dilation	8:*c other^c
0:*a, unspecified	1:*a with cardiovascular manifestations|2616	2:*a with ocular manifestations	3:*a with skeletal manifestation
1=Alport syndrome	2=Arterial tortuosity syndrome	9:*a
0:Congenital~d*d predominantly^b facial appearance	1:Congenital~d*d predominantly associated with short stature|2615	2:Congenital~d*d predominantly involving limbs	3:Congenital~d*d involving early overgrowth	4=Marfan's syndrome|2617	5:^b~b*d with other skeletal changes	8:*d, not elsewhere classified|2618
1=Asplenia (congenital)	9:^b~c*a
0:Congenital absence and~c*e of spleen|2620	1:Congenital~c*e of adrenal gland	2:Congenital~c*e of other endocrine glands	3=Situs inversus	4=Conjoined twins	7:Multiple~b*a	8:^b specified*e	9:Congenital malformation~d*d unspecified
0=Trisomy 21, nonmosaicism (meiotic nondisjunction)	1=Trisomy 21, mosaicism (mitotic nondisjunction)	2=Trisomy 21, translocation	9:*a, unspecified
0:*d, nonmosaicism (meiotic nondisjunction)	1:*d, mosaicism (mitotic nondisjunction)	2:*d, translocation	3:*d, unspecified	4:*e~d^b, nonmosaicism (meiotic nondisjunction)	5:*e~d^b, mosaicism (mitotic nondisjunction)	6:*e~d^b, translocation	7:*e~d^b, unspecified
1:*a in normal individual	2:*a in abnormal individual
0:Whole chromosome trisomy~i*d nonmosaicism (meiotic nondisjunction)	1:Whole chromosome trisomy~i*d mosaicism (mitotic nondisjunction)	2=Partial trisomy	5=Duplications with other complex rearrangements	6=Marker chromosomes|2624	7:Triploidy~c*j polyploidy	8:^b specified*g~b^b	9:Trisomy~c*i trisomy~b^b~b^c unspecified
1=Angelman syndrome	9:*a
1=Velo-cardio-facial syndrome	2=Williams syndrome	8:*e microdeletions	9:*a
0:Whole chromosome monosomy~g*d nonmosaicism (meiotic nondisjunction)	1:Whole chromosome monosomy~g*d mosaicism (mitotic nondisjunction)	2:Chromosome replaced with ring~g*d dicentric or isochromosome	3=Deletion of short arm of chromosome 4	4=Deletion of short arm of chromosome 5	5:Other~c*h of part of a chromosome|2626	7=Deletions with other complex rearrangements	8:Other~c*e|2627	9:Deletion~d^b~b*d unspecified
0:*i translocation~b^b insertion in normal individual	1=Chromosome inversion in normal individual	2:*i autosomal rearrangement in abnormal individual	3:*i sex/autosomal rearrangement in abnormal individual	5=Individual with autosomal fragile site	8:Other balanced~b*e	9:^b rearrangement~b*f marker~b^b unspecified
0=Karyotype 45, X	1=Karyotype 46, X iso (Xq)	2=Karyotype 46, X with abnormal sex chromosome, except iso (Xq)	3=Mosaicism, 45, X/46, XX or XY	4=Mosaicism, 45, X/other cell line(s) with abnormal sex chromosome	8:Other variants of Turner's~b*a	9:*a, unspecified
0:Karyotype 47~h*d XXX	1=Female with more than three X chromosomes	2:Mosaicism~h*d lines with various numbers of X chromosomes	3:Female with 46~h*d XY karyotype	8:^b specified*e	9:Sex~c^b abnormality~b*d unspecified
0:Klinefelter syndrome karyotype 47~h*d XXY	1:Klinefelter syndrome~e*f with more than two X chromosomes	3:*k~e^b with 46~b^b XX karyotype	4:Klinefelter syndrome~h*d unspecified	5:Karyotype 47~h*d XYY	6:Male with structurally abnormal~b*i	7:Male with~b*i mosaicism	8:^b specified*e	9:Sex~c^b abnormality~b*d unspecified
0:Chimera 46~d*d XX/46, XY	1:46~d*d XX true hermaphrodite	2:Fragile X~b*f	8:^b specified*e	9:Chromosomal abnormality~d*d unspecified
0=Tachycardia, unspecified	1=Bradycardia, unspecified	2=Palpitations	8:Other abnormalities~b*a	9:Unspecified abnormalities~b*a
0:Benign~c*d innocent~b^b murmurs	1:*f murmur, unspecified	2:Other~e*a
0:Elevated~b*a of hypertension	1:Nonspecific low~b*d
1:Acute idiopathic pulmonary hemorrhage~e*c infants	9:*a
0=Epistaxis	1:*c throat	2=Hemoptysis	8:*c other sites in^c|2637	9:*a, unspecified
1=Acute cough	2=Subacute cough	3=Chronic cough	4:*a syncope	8=Other specified cough	9:*a, unspecified
0:*a, unspecified	1=Orthopnea	2=Shortness of breath	3=Acute respiratory distress	9=Other forms of dyspnea
1=Apnea, not elsewhere classified	2=Tachypnea, not elsewhere classified	3=Snoring	9:*a
0=Dyspnea|2640	1=Stridor	2=Wheezing	3:Periodic~c*a	4=Hyperventilation	5:Mouth~c*a	6=Hiccough	7=Sneezing	8:Other abnormalities~b*a|2641	9:Unspecified abnormalities~b*a
1=Pleurodynia	2:Intercostal~c*a	9:*a
0:*c	1=Chest pain on breathing	2=Precordial pain	8:Other~e*a pain|2643	9=Chest pain, unspecified
1:*c	2=Hypoxemia
1=Nasal congestion	2=Postnasal drip	9:*a
0:Asphyxia~h*c hypoxemia|2645	1=Pleurisy	2=Respiratory arrest	3=Abnormal sputum	8:^b specified*b systems|2646
0=Upper abdominal pain, unspecified	1:Right~d*b quadrant pain	2:Left~d*b quadrant pain	3=Epigastric pain
0=Lower abdominal pain, unspecified	1:Right~g*b quadrant pain	2:Left~g*b quadrant pain	3=Periumbilical pain
1:Right upper quadrant abdominal~b*a	2:Left upper quadrant abdominal~b*a	3:Right lower quadrant abdominal~b*a	4:Left lower quadrant abdominal~b*a	5:Periumbilic abdominal~b*a	6:Epigastric abdominal~b*a	7:Generalized abdominal~b*a	9:*a, unspecified site
1:Right upper quadrant rebound~b*a	2:Left upper quadrant rebound~b*a	3:Right lower quadrant rebound~b*a	4:Left lower quadrant rebound~b*a	5:Periumbilic rebound~b*a	6:Epigastric rebound~b*a	7:Generalized rebound~b*a	9:*a, unspecified site
1=Abdominal tenderness|2650	2:Rebound~b*b tenderness|2651	3=Colic	4:Generalized~b*a
0=Acute abdomen	1=Pain localized to upper abdomen|2648	2:Pelvic~b*c perineal~b^b	3=Pain localized to other parts of lower abdomen|2649	8:Other abdominal~d*a|2652	9:Unspecified abdominal~d*a
0:*a, unspecified	1:*a without nausea	2=Projectile vomiting	3:*a of fecal matter	4=Bilious vomiting	5=Cyclical vomiting syndrome unrelated to migraine
0:*c	1=Vomiting|2654	2:*c with~b^b, unspecified
0:*a, unspecified	1:*a, oral phase	2:*a, oropharyngeal phase	3:*a, pharyngeal phase	4:*a, pharyngoesophageal phase	9=Other dysphagia
0:*c	1=Dysphagia|2656
0=Abdominal distension (gaseous)	1=Gas pain	2=Eructation	3:*d
0=Incomplete defecation	1:*b smearing	2:*b urgency	9:Full~b*a of feces
0:^b~c*a	1:Splenomegaly~d*a	2:^b with~b*a
0=Malignant ascites	8=Other ascites
0:*a, unspecified site	1:Right upper quadrant abdominal~d*a	2:Left upper quadrant abdominal~d*a	3:Right lower quadrant abdominal~d*a	4:Left lower quadrant abdominal~d*a	5:Periumbilic~d*c or~b^b	6:Epigastric~d*c or~b^b	7:Generalized intra-abdominal~b*a	9:Other intra-abdominal~b*a
1:Absent~b*a	2:Hyperactive~b*a	5:Other abnormal~b*a
0:*a, unspecified site	1:Right upper quadrant abdominal~b*a	2:Left upper quadrant abdominal~b*a	3:Right lower quadrant abdominal~b*a	4:Left lower quadrant abdominal~b*a	5:Periumbilic abdominal~b*a	6:Epigastric abdominal~b*a	7:Generalized abdominal~b*a
0:Intra-abdominal~c*h pelvic swelling, mass~f^b lump|2662	1=Abnormal bowel sounds|2663	2=Visible peristalsis	3=Abdominal rigidity|2664	4=Change in bowel habit	5:*j fecal abnormalities	6=Halitosis	7=Diarrhea, unspecified	8:^b specified*a
0:Anesthesia~b*b	1:Hypoesthesia~b*b	2:Paresthesia~b*b	3=Hyperesthesia	8:Other disturbances~b*a	9:Unspecified disturbances~b*a
0:*f, head	1:*f, neck	2:*f, trunk	3:*f, upper limb|1350	4:*f, lower limb|1350	9:*f, unspecified
0=Cyanosis	1=Pallor	2=Flushing	3=Spontaneous ecchymoses	4:Changes in~b*b texture	8:*a	9:Unspecified~b*a
0:*c head~b^b	1=Tremor, unspecified	2=Cramp and spasm	3=Fasciculation	8:Other abnormal~b*a	9:Unspecified abnormal~b*a
1=Unsteadiness on feet	9:*a
0:Ataxic~c*c	1:Paralytic~c*c	2=Difficulty in walking, not elsewhere classified	8:Other abnormalities~b*a|2670	9:Unspecified abnormalities~b*a
0=Ataxia, unspecified	8:*a	9:Unspecified~b*a
0:*b 0	1:*b 1	2:*b 2	3:*b 3	4:*b 4	5:*b 5	6:*b 6	7:*b 7	8:*b 8	9:*b 9
0:*b 10	1:*b 11	2:*b 12	3:*b 13	4:*b 14	5:*b 15	6:*b 16	7:*b 17	8:*b 18	9:*b 19
0:*b 20	1:*b 21	2:*b 22	3:*b 23	4:*b 24	5:*b 25	6:*b 26	7:*b 27	8:*b 28	9:*b 29
0:*b 30	1:*b 31	2:*b 32	3:*b 33	4:*b 34	5:*b 35	6:*b 36	7:*b 37	8:*b 38	9:*b 39
0:*b 40	1:*b 41	2:*b 42
0:NIHSS~h*a 0-9|2673	1:NIHSS~h*a 10-19|2674	2:NIHSS~h*a 20-29|2675	3:NIHSS~h*a 30-39|2676	4:NIHSS~h*a 40-42|2677
0=Facial weakness	8:*a
0=Loss of height	1=Ocular torticollis	8:*a
1:*d system|2679	9:*e~c^b system|2680
0:*d system	1:*e~c^b system
0=Tetany	1=Meningismus	2=Abnormal reflex	3=Abnormal posture	4=Clicking hip	5=Transient paralysis	6=Repeated falls	7=National Institutes of Health Stroke Scale (NIHSS) score|2678	8:*a|2681	9:Unspecified~b*a|2682
0=Dysuria	1=Vesical tenesmus	9:Painful~d*a, unspecified
1:Asymptomatic~b*a	9:*a
0=Gross hematuria	1=Benign essential microscopic hematuria	2=Other microscopic hematuria|2685	9:*a, unspecified
0:Drug induced retention~b*a	8:Other retention~b*a	9:*a, unspecified
1:Nocturnal~b*a	9:*a
0=Frequency of micturition	1=Nocturia	8=Other polyuria|2688
0:*a without blood	1=Hematospermia	9:*a, unspecified
1=Need to immediately re-void	2:Position dependent~d*a	8:*a
1:Hesitancy of~d*a	2=Poor urinary stream	3=Splitting of urinary stream	4=Feeling of incomplete bladder emptying	5=Urgency of urination	6=Straining to void	9:*a|2691
1=Functional urinary incontinence	2=Chronic bladder pain	3=Unilateral non-palpable testicle	4=Bilateral non-palpable testicles	9:*a
0=Extravasation of urine	1:*j difficulties with micturition|2692	2=Extrarenal uremia	8:^b~c*a|2693	9:Unspecified~d*a
0:*a, unspecified time	1:*a, in the field [EMT or ambulance]	2:*a, at arrival to emergency department	3:*a, at hospital admission	4:*a, 24 hours or more after hospital admission
1:*a, never|2695	2:*a, to pain|2695	3:*a, to sound|2695	4:*a, spontaneous|2695
1:*a, none|2695	2:*a, incomprehensible words|2695	3:*a, inappropriate words|2695	4:*a, confused conversation|2695	5:*a, oriented|2695
1:*a, none|2695	2:*a, extension|2695	3:*a, abnormal flexion|2695	4:*a, flexion withdrawal|2695	5:*a, localizes pain|2695	6:*a, obeys commands|2695
1:*d~c^b 13-15|2695	2:*d~c^b 9-12|2695	3:*d~c^b 3-8|2695	4:Other~b*e, without documented Glasgow coma^b score^b or with partial~b^b reported|2695
0=Unspecified coma	1:*a scale, eyes open|2696	2:*a scale, best verbal response|2697	3:*a scale, best motor response|2698	4=Glasgow coma scale, total score|2699
0:*e	1=Stupor	2=Coma|2700	3=Persistent vegetative state	4=Transient alteration of awareness
0:Attention and concentration~d*a	1:Cognitive communication~d*a	2:Visuospatial~d*a	3:Psychomotor~d*a	4:Frontal lobe and executive function~d*a
1:Age-related~f*d decline	2=Altered mental status, unspecified	3=Borderline intellectual functioning	4:*i specified~e^b deficit|2702	9:*a
0=Disorientation, unspecified	1=Anterograde amnesia	2=Retrograde amnesia	3:*i amnesia	4=Neurologic neglect syndrome	8:*a|2703	9:Unspecified~b*a
0=Anosmia	1=Parosmia	2=Parageusia	8:Other disturbances~b*a	9:Unspecified disturbances~b*a
0=Auditory hallucinations	1=Visual hallucinations	2:*i hallucinations	3=Hallucinations, unspecified	8:*a	9:Unspecified~b*a
0:*d~c^b	1:Suicidal~d*a
1=Low self-esteem	2=Worries	3=Excessive crying of child, adolescent or adult	4=Anhedonia	5:Homicidal~c*e suicidal ideations|2707	6=Emotional lability	7=Impulsiveness	8=Nonsuicidal self-harm	9:*a
0=Nervousness	1:Restlessness~b*e agitation	2=Unhappiness	3:Demoralization~b*e apathy	4:Irritability~b*e anger	5=Hostility	6=Violent behavior	7:State of~e*b shock and stress, unspecified	8:Other symptoms~b*a|2708
1:Obsessive-compulsive~h*a	9:*a
0=Very low level of personal hygiene	1:Bizarre personal~e*c	2:Strange~f*b inexplicable^b	3=Overactivity	4:Slowness~f*b poor responsiveness	5:Suspiciousness~f*b marked evasiveness	6:Undue concern~f*b preoccupation with stressful events	7:Verbosity~f*b circumstantial detail obscuring reason for contact	8:Other symptoms~b*a|2710
1=Aphasia	2:*c
1:Slurred~b*b	2=Fluency disorder in conditions classified elsewhere	9:*a
0=Dysphasia and aphasia|2712	1=Dysarthria and anarthria	8:Other speech~b*e|2713	9:Unspecified speech~b*e
0:*h alexia	1=Agnosia	2=Apraxia	3=Visual agnosia	8:Other~d*e	9:Unspecified~d*e
1:*c	2=Hyponasality
0=Dysphonia	1=Aphonia	2:Hypernasality~b*c hyponasality|2716	8:Other voice~b*a	9:Unspecified voice~b*b disorder
1=Fever presenting with conditions classified elsewhere	2:Postprocedural~c*a	3:Postvaccination~c*a	4=Febrile nonhemolytic transfusion reaction
2=Drug induced fever	8=Other specified fever|2718	9:*f, unspecified
0:*a with orthostatic component, not elsewhere classified	9:*a, unspecified
1:*c	2:Chronic~d*a, unspecified	3:*d~c^b
0:Neoplastic (malignant) related~c*a	1=Weakness	2=Functional quadriplegia	8:Other malaise~b*a|2721
0:Simple febrile~b*a	1:Complex febrile~b*a
0=Febrile convulsions|2723	1=Post traumatic seizures	9=Unspecified convulsions
0=Cardiogenic shock	1=Hypovolemic shock	8=Other shock	9:*d unspecified
0:Localized enlarged~b*a	1:Generalized enlarged~b*a	9:*a, unspecified
0=Localized edema	1=Generalized edema	9:*d unspecified
0:Unspecified~d*a	1=Failure to thrive (child)	2=Short stature (child)	9:^b~c*a
0:Delayed milestone~g*c	5:Other and unspecified lack~b*c|2728	7=Adult failure to thrive
0:*a, unspecified	1=Pediatric feeding disorder, acute	2=Pediatric feeding disorder, chronic	9:Other feeding~b*a
0=Anorexia	1=Polydipsia	2=Polyphagia	3=Feeding difficulties|2730	4=Abnormal weight loss	5=Abnormal weight gain	6=Underweight	8:Other symptoms~b*a
0:*a without acute organ dysfunction	1:*a with acute organ dysfunction
0:*a without septic shock	1:*a with septic shock
1=Systemic inflammatory response syndrome (SIRS) of non-infectious origin|2732	2=Severe sepsis|2733
1=Excessive crying of infant (baby)	2=Fussy infant (baby)	3=Apparent life threatening event in infant (ALTE)	9:Other nonspecific~b*a
1=Early satiety	2=Decreased libido	3=Chills (without fever)	4=Jaw pain	9:*a
0=Hypothermia, not associated with low environmental temperature	1:Nonspecific~c*c peculiar to infancy|2735	2=Dry mouth, unspecified	3=Clubbing of fingers	8:*a|2736
0:*f	1:Abnormal~h*a
0=Precipitous drop in hematocrit	8:Other abnormality~b*a
1:Impaired fasting~b*a	2:Impaired~b*a tolerance (oral)	3=Prediabetes	9:Other abnormal~b*a
0:Abnormal~c*b|2740	9=Hyperglycemia, unspecified
1:Elevation~c*g liver^b levels	2:Elevation~c^d~c*a
0:Nonspecific elevation of~d*a of transaminase and lactic acid dehydrogenase [LDH]|2742	8:*d~c^b of other serum enzymes	9:*b level, unspecified
1:*d tuberculin skin^b without active~b^b	2:*d cell mediated immunity measurement of gamma interferon antigen response without active~c^b
0=Raised antibody titer	1=Nonspecific reaction to test for tuberculosis|2744	8:^b specified*a	9:Abnormal~c^b finding~b*a, unspecified
0:Abnormality~c*c albumin	1:Abnormality~c*c globulin	2:Abnormality~c*c alphafetoprotein	8:^b specified*a	9:Abnormality~c*b protein, unspecified
1:Abnormal lead~d^b~d*a	9:*a
1=Bacteremia	9:*a
0:Finding~b^b alcohol~i*a	1:Finding~b^b opiate drug~i*a	2:Finding~b^b cocaine~i*a	3:Finding~b^b hallucinogen~i*a	4:Finding~b^b~c^b drugs of addictive potential~f*a	5:Finding~b^b~c^b psychotropic drug~f*a	6:Finding~b^b steroid agent~i*a	7:Finding~b^b abnormal level of heavy metals~i*a|2747	8:Finding~b^b~c^b specified*a|2748	9:Finding~b^b unspecified substance~e*a
1=Abnormal blood-gas level	2=Elevated C-reactive protein (CRP)	3:Abnormal~d*b amino-acid level	9:*a
0:Abnormal level~d*b mineral	1=Abnormal coagulation profile	8:^b specified*a|2750	9:Abnormal finding~d*a, unspecified
0=Isolated proteinuria	1=Persistent proteinuria, unspecified	2=Orthostatic proteinuria, unspecified	3=Bence Jones proteinuria	8=Other proteinuria	9:*a, unspecified
1=Bacteriuria	9:Other abnormal~b*a
1=Pyuria	9:Other abnormal~b*a
1=Hypocitraturia	2=Hyperoxaluria	3=Hyperuricosuria	4=Hypercalciuria	8:*a
0:Unspecified~d*a	1:*g chromoabnormalities of~f^b	9:^b~c*a|2755
0=Chyluria	1=Myoglobinuria	2=Biliuria	3=Hemoglobinuria	4=Acetonuria	5:Elevated~g*a levels of drugs, medicaments and biological substances	6:Abnormal~g*a levels of substances chiefly nonmedicinal as to source	7:Abnormal~e*c on microbiological examination of~b^b|2753	8:Abnormal~e*c on cytological and histological examination of~b^b|2754	9:*a|2756
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a	8:Other abnormal~b*a	9:Unspecified abnormal finding~c*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a	7:^b histological*a	8:Other abnormal~b*a	9:Unspecified abnormal finding~c*a
0:Atypical squamous cells of undetermined significance on~b*a (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on~b*a (ASC-H)	2:Low grade squamous intraepithelial lesion on~b*a (LGSIL)	3:High grade squamous intraepithelial lesion on~b*a (HGSIL)	4:Cytologic evidence of malignancy on~c*a	5:Unsatisfactory~b*a	6:Satisfactory anal~c*c but lacking transformation zone	8:Other abnormal cytological findings on specimens from~e*a	9:Unspecified abnormal cytological findings in specimens from~e*a
1:*k cytologic smear of anus|2760	9:*f other^f
1=Anal high risk human papillomavirus (HPV) DNA test positive	2=Anal low risk human papillomavirus (HPV) DNA test positive	9:*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a|2761	7:^b histological*a	8:Other abnormal~b*a|2762	9:Unspecified abnormal finding~c*a
0:Atypical squamous cells of undetermined significance on cytologic smear of~g*b (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on cytologic smear of~g*b (ASC-H)	2:Low grade squamous intraepithelial lesion on cytologic smear of~g*b (LGSIL)	3:High grade squamous intraepithelial lesion on cytologic smear of~g*b (HGSIL)	4:Cytologic evidence of malignancy on smear of~g*b	5:Unsatisfactory cytologic smear of~g*b	6=Satisfactory cervical smear but lacking transformation zone	8:Other abnormal~b^c on~b*a	9:Unspecified abnormal~b*a
0:Atypical squamous cells of undetermined significance on cytologic smear of~g*a (ASC-US)	1:Atypical squamous cells cannot exclude high grade squamous intraepithelial lesion on cytologic smear of~g*a (ASC-H)	2:Low grade squamous intraepithelial lesion on cytologic smear of~g*a (LGSIL)	3:High grade squamous intraepithelial lesion on cytologic smear of~g*a (HGSIL)	4:Cytologic evidence of malignancy on smear of~g*a	5:Unsatisfactory cytologic smear of~g*a	8:Other abnormal~b^c on~b*a	9:Unspecified abnormal~b*a
1:*d cervix uteri|2764	2:*d vagina|2765	9:*d other^d
0:Cervical high~b*e	1:Vaginal high~b*e
0:Cervical low~b*e	1:Vaginal low~b*e
1:High risk human papillomavirus (HPV) DNA test positive~f*a|2767	2:Low risk human papillomavirus (HPV) DNA test positive~f*a|2768	9:*a
0:^b level of enzymes~b*a	1:^b level of hormones~b*a	2:^b level of other drugs, medicaments and biological substances~b*a	3:^b level of substances chiefly nonmedicinal as to source~b*a	4:^b immunological*a	5:^b microbiological*a	6:^b cytological*a|2766	7:^b histological*a	8:Other abnormal~b*a|2769	9:Unspecified abnormal finding~c*a
0=Cloudy (hemodialysis) (peritoneal) dialysis effluent	8:*a
1=Abnormal echoencephalogram	2=White matter disease, unspecified	9:*a
0:Intracranial space-occupying lesion found~c*a	8:Other abnormal~b*a|2772
1=Solitary pulmonary nodule	8:Other nonspecific abnormal finding~f*a field
0:Mammographic microcalcification found~e*a	1:Mammographic calcification found~e*a	2=Inconclusive mammogram	8:Other abnormal~b*a
1:^b radiologic*c renal pelvis, ureter, or bladder	2:^b radiologic*c kidney|311	9:^b radiologic*c other^c
1:*b right testicle	2:*b left testicle	3:*b testicles, bilateral	9:*b unspecified testicle
1:^b radiologic*e testis|2777	9:*a
0:*d skull and head, not elsewhere classified	1:*d heart and coronary circulation	2:*d liver and biliary tract	3:*c parts of digestive tract	4:*d urinary organs|2776	5:*c abdominal regions, including retroperitoneum	6:*d limbs	7:*c parts of musculoskeletal system	8:*c specified^c|2778	9:Diagnostic~e*e inconclusive due to excess~c^b fat of patient
1:*i electroencephalogram [EEG]	2:*i brain scan	9:^d other*a
0:*g electro-oculogram [EOG]	1:*g electroretinogram [ERG]	2:*g visually evoked potential [VEP]	3:*g oculomotor study	8:^d other*a
0:*k auditory~c^b study	1:*k vestibular~c^b study	8:^d other*a
0:*i response to nerve stimulation, unspecified	1:*i electromyogram [EMG]	8:^d other*a
1:*g eye|2781	2:*g ear~d^b other^c|2782	3:*d|2783
0:^b result~b*b study, unspecified	1:*f electrocardiogram [ECG] [EKG]	9:^b result~b^b other*b study
0:*a of central nervous system|2780	1:*a of peripheral nervous system and special senses|2784	2:*c pulmonary^c	3:*c cardiovascular^c|2785	4:*c kidney^c	5:*c liver^c	6:*c thyroid^c	7:*c other endocrine^c	8:*a of other organs and systems
0:*a	1:Rising PSA following treatment for malignant neoplasm of~b*d
0=Elevated carcinoembryonic antigen [CEA]	1=Elevated cancer antigen 125 [CA 125]	2=Elevated prostate specific antigen [PSA]|2787	8:Other abnormal~b*a
0:Unspecified superficial~b*a|2095	1:Abrasion~c*a|2095	2:Blister (nonthermal)~c*a|2095	3:Contusion~c*a|2095	4:External constriction~c*b part of^b|2095	5:^b foreign body~b*a|2095	6:Insect bite (nonvenomous)~c*a|2095	7:Other superficial bite~c*a|2095
0:^c unspecified*a|2095	1:^c right*a|2095	2:^c left*a|2095
A:*a, initial encounter	D:*a, subsequent encounter	S:*a, sequela
1:*e right^e|2791	2:*e left^e|2791	9:*e unspecified^e|2791
1:^c right*a|2791	2:^c left*a|2791	9:^c unspecified*a|2791
1:^d right*a|2791	2:^d left*a|2791	9:^d unspecified*a|2791
0:Unspecified~d^b injury~b*a|2792	1:Abrasion~f*a|2793	2:Blister (nonthermal)~f*a|2794	4:External constriction~f*a|2794	5:Superficial foreign body~f*a|2792	6:Insect bite (nonvenomous)~f*a|2792	7:^b~c^b bite~b*a|2792
0:Unspecified superficial~b*a|2095	1:Abrasion~c*a|2095	2:Blister (nonthermal)~c*a|2095	3:Contusion~c*a|2095	4:External constriction~c*a|2095	5:^b foreign body~b*a|2095	6:Insect bite (nonvenomous)~c*a|2095	7:Other superficial bite~c*a|2095
1:*b right^b|2791	2:*b left^b|2791	9:*b unspecified^b|2791
0:Unspecified superficial~b*a|2797	1:Abrasion~c*a|2797	2:Blister (nonthermal)~c*a|2797	3:Contusion~c*a|2797	4:External constriction~c*a|2797	5:^b foreign body~b*a|2797	6:Insect bite (nonvenomous)~c*a|2797	7:Other superficial bite~c*a|2797
1:*d|2791	2:*e~c^c|2791
0:Unspecified superficial~b*a|2799	1:Abrasion~c*a|2799	2:Blister (nonthermal)~c*a|2799	3:Contusion~c*a|2799	4:External constriction~c*a|2799	5:^b foreign body~b*a|2799	6:Insect bite (nonvenomous)~c*a|2799	7:Other superficial bite~c*a|2799
0:Unspecified superficial~b*d part~b^c|2095	1:Abrasion~c*d part~b^c|2095	2:Blister (nonthermal)~c*d part~b^c|2095	3:Contusion~c*d part~b^c|2095	4:External constriction~c*d part~b^c|2095	5:^b foreign body~b*d part~b^c|2095	6:Insect bite (nonvenomous)~c*d part~b^c|2095	7:Other superficial bite~c*d part~b^c|2095
0:*b scalp|2789	1:Contusion~c*b eyelid and periocular area|2790	2:Other and unspecified superficial injuries~c*b eyelid and periocular area|2795	3:*b nose|2796	4:*b ear|2798	5:*b lip and oral cavity|2800	8:*b other parts of^b|2801	9:*b unspecified part of^b|2796
0:Unspecified open~b*a|2095	1:Laceration without foreign body~c*a|2095	2:Laceration with foreign body~c*a|2095	3:Puncture~b^b without foreign body*a|2095	4:Puncture~b^b with foreign body*a|2095	5:^b bite~b*a|2095
0:Unspecified open~b*a|2792	1:Laceration without foreign body~c*a|2792	2:Laceration with foreign body~c*a|2792	3:Puncture~b^b without foreign body*a|2792	4:Puncture~b^b with foreign body*a|2792	5:^b bite~b*a|2794
0:Unspecified open~b*a|2797	1:Laceration without foreign body~c*a|2797	2:Laceration with foreign body~c*a|2797	3:Puncture~b^b without foreign body*a|2797	4:Puncture~b^b with foreign body*a|2797	5:^b bite~b*a|2797
1:^b~f*a of lip|2791	2:^b~f*a of oral cavity|2791
1:^c~f*a of lip|2791	2:^c~f*a of oral cavity|2791
0:Unspecified open~b*a|2799	1:Laceration~c*a without foreign body|2806	2:Laceration~c*a with foreign body|2806	3:Puncture~b*a without foreign body|2807	4:Puncture~b*a with foreign body|2807	5:^b bite~b*a|2799
0:Unspecified open~b*d part~b^c|2095	1:Laceration without foreign body~c*d part~b^c|2095	2:Laceration with foreign body~c*d part~b^c|2095	3:Puncture~b^b without foreign body*d part~b^c|2095	4:Puncture~b^b with foreign body*d part~b^c|2095	5:^b bite~b*d part~b^c|2095
0:*b scalp|2803	1:*b eyelid and periocular area|2804	2:*b nose|2803	3:*b ear|2805	4:*b cheek and temporomandibular area|2804	5:*b lip and oral cavity|2808	8:*b other parts of^b|2809	9:*b unspecified part of^b|2803
XXA:*a, initial encounter for closed fracture	XXB:*a, initial encounter for open fracture	XXD:*a, subsequent encounter for fracture with routine healing	XXG:*a, subsequent encounter for fracture with delayed healing	XXK:*a, subsequent encounter for fracture with nonunion	XXS:*a, sequela
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	S:*a, sequela
1:Fracture~c*a, right side|2812	2:Fracture~c*a, left side|2812	9:Fracture~c*a, unspecified side|2812
0=Type I occipital condyle fracture, unspecified side|2812	1=Type II occipital condyle fracture, unspecified side|2812	2=Type III occipital condyle fracture, unspecified side|2812	3=Unspecified occipital condyle fracture|2812	8:Other fracture~b*a, unspecified side|2812	9:Unspecified fracture~b*a|2812	A=Type I occipital condyle fracture, right side|2812	B=Type I occipital condyle fracture, left side|2812	C=Type II occipital condyle fracture, right side|2812	D=Type II occipital condyle fracture, left side|2812	E=Type III occipital condyle fracture, right side|2812	F=Type III occipital condyle fracture, left side|2812	G:Other fracture~b*a, right side|2812	H:Other fracture~b*a, left side|2812
1:*a, right side|2812	2:*a, left side|2812	9:*a, unspecified side|2812
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XS:*a, sequela
0:Unspecified fracture~b*a|2813	1:*d occiput|2814	2:*d orbital roof|2815	9:Other fracture~b*a|2816
0:*a, unspecified side|2816	1:*a, right side|2816	2:*a, left side|2816
0:Malar fracture~i*a side|2812	1:Maxillary fracture~i*a side|2812	2:Zygomatic fracture~i*a side|2812	A:Malar fracture~i*b right side|2812	B:Malar fracture~i*b left side|2812	C:Maxillary fracture~i*b right side|2812	D:Maxillary fracture~i*b left side|2812	E:Zygomatic fracture~i*b right side|2812	F:Zygomatic fracture~i*b left side|2812
1:*b I^b|2812	2:*b II^b|2812	3:*b III^b|2812
0:*a, unspecified|2819	1=LeFort fracture|2820	2:*g alveolus of maxilla|2816
0:^c unspecified part of body of*a side|2812	1:*d~c^b part of body of right mandible|2812	2:*d~c^b part of body of left mandible|2812	9:*a|2812
0:*a, unspecified side|2812	1:*b right^b|2812	2:*b left^b|2812
0:*a, unspecified|2822	1:*b condylar process of^b|2823	2:*b subcondylar process of^b|2823	3:*b coronoid process of^b|2823	4:*b ramus of^b|2823	5:*b angle of^b|2823	6:*b symphysis of^b|2816	7:*b alveolus of^b|2823	9:*a of other specified site|2816
0:Fracture~b*a, unspecified side|2816	1:Fracture~b*a, right side|2816	2:Fracture~b*a, left side|2816	3:Fracture~b*g medial orbital wall|2815	4:Fracture~b*g lateral orbital wall|2815	5:Fracture~b*g orbit, unspecified|2816
1:Unspecified fracture~b*f~b^b|2816	2:Unspecified fracture~b^b~d*a|2816
0:*e vault of^b|2811	1:*e base of^b|2817	2:*e nasal~d^b|2811	3:*e orbital floor|2818	4:*e malar, maxillary~b^b zygoma~b^b|2821	5:*e tooth (traumatic)|2811	6:*e mandible|2824	8:Fractures~b^b other specified*a|2825	9:^c unspecified*a|2826
0:*a, unspecified side|2095	1:*a, right side|2095	2:*a, left side|2095	3:*a, bilateral|2095
0:*i~c^b jaw|2828	1:*i~c^b septal cartilage~d^b nose|2097	2:*i~c^b tooth|2097	4:Sprain~h*b jaw|2828	8:Sprain~d*b other parts of^b|2097	9:Sprain~d*b unspecified parts of^b|2097
1:*a, right eye|2791	2:*a, left eye|2791	9:*a, unspecified eye|2791
1:*a, right side|2791	2:*a, left side|2791	9:*a, unspecified side|2791
1:*c|2830	2:*d chiasm|2095	3:*d tract~b^c|2831	4:*e visual cortex|2831
0:*a, unspecified side|2095	1:*a, right side|2095	2:*a, left side|2095
1:*d olfactory [1st ] nerve|2831	9:*a|2831
0:*c optic~b^b and pathways|2832	1:*c oculomotor~b^b|2833	2:*c trochlear~b^b|2833	3:*c trigeminal~b^b|2833	4:*c abducent~b^b|2833	5:*c facial~b^b|2833	6:*c acoustic~b^b|2833	7:*c accessory~b^b|2833	8:*c other^b nerves|2834	9:*c unspecified^c|2097
0:*a, unspecified eye|2095	1:*a, right eye|2095	2:*a, left eye|2095
0:*b unspecified^b|2095	1:*b right^b|2095	2:*b left^b|2095
1:*d right^d|2791	2:*d left^d|2791	9:*d unspecified^d|2791
X:*a|2838
0:*d unspecified^d|2095	1:*d right^d|2095	2:*d left^d|2095
0:*d conjunctiva~b^b corneal abrasion without foreign body|2836	1:Contusion~b*d eyeball~b^b orbital tissues|2836	2:Ocular laceration~d*b rupture with prolapse or loss of intraocular tissue|2836	3:Ocular laceration without prolapse or loss~b*d intraocular tissue|2836	4:Penetrating wound~b*d~c^b with or without foreign body|2836	5:Penetrating wound with foreign body~b*d eyeball|2837	6:Penetrating wound without foreign body~b*d eyeball|2837	7:Avulsion~b*c|2837	8:Other injuries~b*a|2839	9:Unspecified injury~b*a|2840
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	9:*a with loss of consciousness of unspecified duration|2791
X:*a|2842
A:*a, initial encounter
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	2:*a with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2791	4:*a with loss of consciousness of 6 hours to 24 hours|2791	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|2844	9:*a with loss of consciousness of unspecified duration|2791
X:*a|2845
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	2:*a with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2791	4:*a with loss of consciousness of 6 hours to 24 hours|2791	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious levels|2791	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|2844	9:*a with loss of consciousness of unspecified duration|2791
X:*a|2847
0:*a, without loss of consciousness|2791	1:*a, with loss of consciousness of 30 minutes or less|2791	2:*a, with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a, with loss of consciousness of 1 hour to 5 hours 59 minutes|2791	4:*a, with loss of consciousness of 6 hours to 24 hours|2791	5:*a, with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|2844	9:*a, with loss of consciousness of unspecified duration|2791
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	2:*a with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a with loss of consciousness of 1 hours to 5 hours 59 minutes|2791	4:*a with loss of consciousness of 6 hours to 24 hours|2791	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|2844	9:*a with loss of consciousness of unspecified duration|2791
0:*a, without loss of consciousness|2791	1:*a, with loss of consciousness of 30 minutes or less|2791	2:*a, with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a, with loss of consciousness of 1 hours to 5 hours 59 minutes|2791	4:*a, with loss of consciousness of 6 hours to 24 hours|2791	5:*a, with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a, with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a, with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a, with loss of consciousness of any duration with death due to other cause prior to regaining consciousness|2844	9:*a, with loss of consciousness of unspecified duration|2791
0:Unspecified focal~b*a|2845	1=Contusion and laceration of right cerebrum|2845	2=Contusion and laceration of left cerebrum|2845	3=Contusion and laceration of cerebrum, unspecified|2849	4=Traumatic hemorrhage of right cerebrum|2850	5=Traumatic hemorrhage of left cerebrum|2850	6=Traumatic hemorrhage of cerebrum, unspecified|2851	7=Contusion, laceration, and hemorrhage of cerebellum|2845	8=Contusion, laceration, and hemorrhage of brainstem|2845
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	2:*a with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2791	4:*a with loss of consciousness of 6 hours to 24 hours|2791	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a with loss of consciousness of any duration with death due to brain injury prior to regaining consciousness|2844	8:*a with loss of consciousness of any duration with death due to other causes prior to regaining consciousness|2844	9:*a with loss of consciousness of unspecified duration|2791
X:*a|2853
0:*a without loss of consciousness|2791	1:*a with loss of consciousness of 30 minutes or less|2791	2:*a with loss of consciousness of 31 minutes to 59 minutes|2791	3:*a with loss of consciousness of 1 hour to 5 hours 59 minutes|2791	4:*a with loss of consciousness of 6 hours to 24 hours|2791	5:*a with loss of consciousness greater than 24 hours with return to pre-existing conscious level|2791	6:*a with loss of consciousness greater than 24 hours without return to pre-existing conscious level with patient surviving|2791	7:*a with loss of consciousness of any duration with death due to brain injury before regaining consciousness|2844	8:*a with loss of consciousness of any duration with death due to other cause before regaining consciousness|2844	9:*a with loss of consciousness of unspecified duration|2791
X:*a|2855
1:Injury of right internal carotid artery,~c*b portion, not elsewhere classified|2845	2:Injury of left internal carotid artery,~c*b portion, not elsewhere classified|2845	9:*b injury|2845
0:*c without~b^b|2095	1:*c with~b^b|2095
0=Concussion|2843	1=Traumatic cerebral edema|2846	2:Diffuse traumatic brain~b*a|2848	3:Focal traumatic brain~b*a|2852	4=Epidural hemorrhage|2854	5=Traumatic subdural hemorrhage|2856	6=Traumatic subarachnoid hemorrhage|2846	8=Other specified intracranial injuries|2857	9:Unspecified intracranial~b*a|2846	A=Traumatic brain compression and herniation|2858
0:*b face|2097	1:*b skull|2097	8:*b other parts of^b|2097	9:*a, part unspecified|2097
1:Complete traumatic~b*a|2797	2:Partial traumatic~b*a|2797
1:Complete traumatic~b*a|2791	2:Partial traumatic~b*a|2791
1:*e nose|2862	9:*a|2095
0:*h~d^b scalp|2097	1:Traumatic~d*d ear|2861	8:Traumatic~d*d other parts~b^c|2863
0:Unspecified injury~b*a|2095	1:Strain~b*a|2095	2:Laceration~b*a|2095	9:Other specified injury~b*a|2095
0:*c unspecified^c|2095	1:*c right^c|2095	2:*c left^c|2095
1:*b right^b|2791	2:*b left^b|2791	3:*a, bilateral|2791	9:*b unspecified^b|2791
0:Unspecified~e*a|2794	1:Primary blast~e*e~d^b|2867	9:^c~c*a|2792
0:*d~c^b|2095	1:*d ear|2095	2:*d nose|2095	3:*c|2095
0:Injury~e*b blood vessels of^b, not elsewhere classified|2097	1:Injury of muscle~b^b tendon~c*a|2865	2:Traumatic rupture~e*b ear drum|2866	3:^b specified*d injury~b^b middle and inner ear|2868	8:^b specified~c*a|2097	9:Unspecified injury~e*b face and^b|2869
0:Unspecified~d*a|2095	1:Abrasion~f*a|2095	2:Blister (nonthermal)~f*a|2095	4:External constriction~f*b part of^b|2095	5:Superficial foreign body~f*a|2095	6:Insect bite (nonvenomous)~f*a|2095	7:^b~c^b bite~b*a|2095
0:Unspecified superficial~b*d part~b^c|2095	1:Abrasion~c*d part~b^c|2095	2:Blister (nonthermal)~c*d part~b^c|2095	3:Contusion~c*d part~b^c|2095	4:External constriction~c*d part~b^c|2095	5:^b foreign body~b*d part~b^c|2095	6:Insect bite~c*d part~b^c|2095	7:Other superficial bite~c*d part~b^c|2095
0:Unspecified superficial~b*a|2095	1:Abrasion~c*a|2095	2:Blister (nonthermal)~c*a|2095	3:Contusion~c*a|2095	4:External constriction~c*a|2095	5:^b foreign body~b*a|2095	6:Insect bite~c*a|2095	7:Other superficial bite~c*a|2095
0:Contusion~c*b throat|2097	1:Other and unspecified superficial injuries~c*b throat|2871	8:*b other specified parts of^b|2872	9:*b unspecified part of^b|2873
1:Laceration without foreign body~c*a|2791	2:Laceration with foreign body~c*a|2791	3:Puncture~b^b without foreign body*a|2791	4:Puncture~b^b with foreign body*a|2791	5:^b bite~b*a|2791	9:Unspecified open~b*a|2791
1:*c|2875	2:*d~c^b|2875	3:*d vocal cord|2875
0:Unspecified open~b*d part~b^c|2095	1:Laceration without foreign body~c*d part~b^c|2095	2:Laceration with foreign body~c*d part~b^c|2095	3:Puncture~b^b without foreign body*d part~b^c|2095	4:Puncture~b^b with foreign body*d part~b^c|2095	5:^b bite~b*d part~b^c|2095	9:Other open~b*d part~b^c|2095
0:*b larynx and trachea|2876	1:*b thyroid gland|2803	2:*b pharynx and cervical esophagus|2803	8:*b other specified parts of^b|2877	9:*b unspecified part of^b|2803
0:^b displaced*a|2812	1:^b nondisplaced*a|2812
0:Displaced posterior~b*a|2812	1:Nondisplaced posterior~b*a|2812
0:Displaced lateral~b*a|2812	1:Nondisplaced lateral~b*a|2812
0:Unspecified fracture~b*a|2879	1:Stable burst fracture~b*a|2816	2:Unstable burst fracture~b*a|2816	3:Posterior arch fracture~b*a|2880	4:Lateral mass fracture~b*a|2881	9:Other fracture~b*a|2879
0:Anterior displaced Type~b*a|2812	1:Posterior displaced Type~b*a|2812	2:Nondisplaced Type~b*a|2812
0:^c displaced*a|2812	1:^c nondisplaced*a|2812
0:Unspecified fracture~b*a|2879	1=Type II dens fracture|2883	2=Other dens fracture|2879	3:Unspecified traumatic spondylolisthesis~b*a|2884	4:Type III traumatic spondylolisthesis~b*a|2816	5:Other traumatic spondylolisthesis~b*a|2884	9:Other fracture~b*a|2879
0:Unspecified fracture~b*a|2879	3:Unspecified traumatic spondylolisthesis~b*a|2884	4:Type III traumatic spondylolisthesis~b*a|2816	5:Other traumatic spondylolisthesis~b*a|2884	9:Other fracture~b*a|2879
0:*h first^c|2882	1:*h second^c|2885	2:*h third^c|2886	3:*h fourth^c|2886	4:*h fifth^c|2886	5:*h sixth^c|2886	6:*h seventh^c|2886	8:^c~d*a|2097	9:*h~g^b, unspecified|2097
0:^b~c*a|2791	1:Dislocation~d*a|2791
0:*c unspecified^c|2888	1:*c C0/C1^c|2888	2:*c C1/C2^c|2888	3:*c C2/C3^c|2888	4:*c C3/C4^c|2888	5:*c C4/C5^c|2888	6:*c C5/C6^c|2888	7:*c C6/C7^c|2888	8:*c C7/T1^c|2888
0:^c~c*a|2095	9:*f~c^d|2095
0:Traumatic rupture~d*g cervical intervertebral disc|2097	1:Subluxation~b*i dislocation~b^b cervical vertebrae|2889	2:*j~c^b other~b^b unspecified parts of~c^b|2890	4:Sprain~d*g~c^b of cervical spine|2097	5:Sprain~d*g thyroid region|2097	8:Sprain~d*d of other parts of~b^b|2097	9:Sprain~d*d of unspecified parts of~b^b|2097
1:^c at C1 level*a|2791	2:^c at C2 level*a|2791	3:^c at C3 level*a|2791	4:^c at C4 level*a|2791	5:^c at C5 level*a|2791	6:^c at C6 level*a|2791	7:^c at C7 level*a|2791	8:^c at C8 level*a|2791	9:^c at unspecified level*a|2791
1:^d at C1 level*a|2791	2:^d at C2 level*a|2791	3:^d at C3 level*a|2791	4:^d at C4 level*a|2791	5:^d at C5 level*a|2791	6:^d at C6 level*a|2791	7:^d at C7 level*a|2791	8:^d at C8 level*a|2791	9:^d at unspecified level*a|2791
1:^c lesion at C1 level~b*a|2791	2:^c lesion at C2 level~b*a|2791	3:^c lesion at C3 level~b*a|2791	4:^c lesion at C4 level~b*a|2791	5:^c lesion at C5 level~b*a|2791	6:^c lesion at C6 level~b*a|2791	7:^c lesion at C7 level~b*a|2791	8:^c lesion at C8 level~b*a|2791	9:^c lesion at unspecified level~b*a|2791
0:Unspecified injury~e*a|2892	1:Complete lesion~e*a|2892	2:Central cord syndrome~e*a|2893	3:Anterior cord syndrome~e*a|2893	4:Brown-Sequard syndrome~e*a|2892	5:^b incomplete lesions~d*a|2894
0:Concussion~d^b edema of cervical*d|2097	1:Other~d^b unspecified injuries of cervical*d|2895	2:*h nerve root of cervical spine|2097	3:*h brachial plexus|2097	4:*h peripheral^b of~e^b|2097	5:*h cervical sympathetic^b|2097	8:*h other specified^b of~e^b|2097	9:*h unspecified^b of~e^b|2097
1:*c right^c|2791	2:*c left^c|2791	9:*c unspecified^c|2791
0:Unspecified injury~b*c|2897	1:Minor laceration~b*c|2897	2:Major laceration~b*c|2897	9:Other specified injury~b*c|2897
0:Unspecified injury~b*a|2897	1:Minor laceration~b*a|2897	2:Major laceration~b*a|2897	9:Other specified injury~b*a|2897
0:Unspecified injury~b*a|2838	1:Minor laceration~b*a|2838	2:Major laceration~b*a|2838	9:Other specified injury~b*a|2838
0:*f carotid artery of~d^b|2898	1:*f vertebral artery|2899	2:*f external jugular vein|2900	3:*f internal jugular vein|2900	8:^c other specified*a|2097	9:^c unspecified^b vessel~b*a|2097
1:Strain~b*a|2097	2:Laceration~b*a|2097	8:Other specified injury~b*a|2097	9:Unspecified injury~b*a|2097
0:*b larynx and trachea|2097	8:*b other specified parts of^b|2097	9:*a, part unspecified|2097
0:*b unspecified part of^b|2095	1:*b larynx|2095	2:*b cervical trachea|2095	3:*b vocal cord|2095	4:*b thyroid gland|2095	5:*b pharynx and cervical esophagus|2095	9:*b other specified part of^b|2095
8:^c~c*a|2904	9:Unspecified injury~f*a|2097
0:*a, unspecified breast|2095	1:*b right^b|2095	2:*b left^b|2095
1:*a, right breast|2791	2:*a, left breast|2791	9:*a, unspecified breast|2791
0:Unspecified~d*a|2907	1:Abrasion~f*a|2907	2:Blister (nonthermal)~f*a|2907	4:External constriction~f*b part of^b|2907	5:Superficial foreign body~f*a|2907	6:Insect bite (nonvenomous)~f*a|2907	7:^b~c^b bite~b*a|2907
1:^c right*a|2791	2:^c left*a|2791	3:^c bilateral*a|2791	4:^c middle*a|2791	9:^c unspecified*a|2791
0:*a, unspecified|2095	1:*b front wall of^b|2909	2:*b back wall of^b|2909
1:*e right^e|2791	2:*e left^e|2791	3:*e bilateral^e|2791	4:*e middle^e|2791	9:*e unspecified^e|2791
1:^d right*a|2791	2:^d left*a|2791	3:^d bilateral*a|2791	4:^d middle*a|2791	9:^d unspecified*a|2791
0:Unspecified~d*a|2911	1:Abrasion~f*a|2909	2:Blister (nonthermal)~f*a|2912	4:External constriction~f*a|2912	5:Superficial foreign body~f*a|2911	6:Insect bite (nonvenomous)~f*a|2911	7:^b~c^b bite~b*a|2911
0:Unspecified~d*a|2792	1:Abrasion~f*a|2793	2:Blister (nonthermal)~f*a|2794	4:External constriction~f*a|2794	5:Superficial foreign body~f*a|2792	6:Insect bite (nonvenomous)~f*a|2792	7:^b~c^b bite~b*a|2792
0:Unspecified superficial~b*a|2095	1:Abrasion~c*a|2095	2:Blister (nonthermal)~c*a|2095	4:External constriction~c*a|2095	5:^b foreign body~b*a|2095	6:Insect bite (nonvenomous)~c*a|2095	7:Other superficial bite~c*a|2095
0:Contusion~c*b breast|2906	1:Other and unspecified superficial injuries~c*b breast|2908	2:Contusion~c*a|2910	3:Other and unspecified superficial injuries~c*b front wall of^b|2913	4:Other and unspecified superficial injuries~c*b back wall of^b|2914	9:*b unspecified parts of^b|2915
1:^e right*a|2791	2:^e left*a|2791	9:^e unspecified*a|2791
1:^f right*a|2791	2:^f left*a|2791	9:^f unspecified*a|2791
1:^g right*a|2791	2:^g left*a|2791	9:^g unspecified*a|2791
0:Unspecified open~b*a|2917	1:Laceration without foreign body~c*a|2918	2:Laceration with foreign body~c*a|2918	3:Puncture~b^b without foreign body*a|2919	4:Puncture~b^b with foreign body*a|2919	5:^b bite~b*a|2794
0:*b breast|2805	1:*b front wall of^b without penetration into thoracic cavity|2920	2:*b back wall of^b without penetration into thoracic cavity|2920	3:*b front wall of^b with penetration into thoracic cavity|2920	4:*b back wall of^b with penetration into thoracic cavity|2920	9:*b unspecified part of^b|2803
0:Wedge compression fracture~b*a|2812	1:Stable burst fracture~b*a|2812	2:Unstable burst fracture~b*a|2812	8:Other fracture~b*a|2812	9:Unspecified fracture~b*a|2812
0:Wedge compression fracture~b*a|2812	1:Stable burst fracture~b*a|2812	2:Unstable burst fracture~b*a|2812	8:Other fracture~b*b thoracic^b|2812	9:Unspecified fracture~b*a|2812
0:*c unspecified^c|2922	1:*c first^c|2922	2:*c second^c|2922	3:*c third^c|2922	4:*c fourth^c|2922	5:*c T5-T6~b^b|2922	6:*c T7-T8~b^b|2923	7:*c T9-T10~b^b|2922	8:*c T11-T12~b^b|2922
0:Unspecified fracture~b*a|2816	1:*b manubrium|2816	2:*b body of^b|2816	3=Sternal manubrial dissociation|2816	4:*b xiphoid process|2816
1:*a, right side|2816	2:*a, left side|2816	9:*a, unspecified side|2816
1:*a, right side|2816	2:*a, left side|2816	3:*a, bilateral|2816	9:*a, unspecified side|2816
0:*g~e^b vertebra|2924	2:*g~c^b|2925	3:*g one rib|2926	4:Multiple fractures~b*g ribs|2927	5=Flail chest|2811	9:*g bony thorax~b^b part unspecified|2811
0:^b~c^b T2/T3~b*a|2791	1:Dislocation~d^b T2/T3~b*a|2791	2:^b~c^b T3/T4~b*a|2791	3:Dislocation~d^b T3/T4~b*a|2791
0:^b~c^b T4/T5~b*a|2791	1:Dislocation~d^b T4/T5~b*a|2791	2:^b~c^b T5/T6~b*a|2791	3:Dislocation~d^b T5/T6~b*a|2791
0:^b~c^b T6/T7~b*a|2791	1:Dislocation~d^b T6/T7~b*a|2791	2:^b~c^b T7/T8~b*a|2791	3:Dislocation~d^b T7/T8~b*a|2791
0:^b~c^b T8/T9~b*a|2791	1:Dislocation~d^b T8/T9~b*a|2791	2:^b~c^b T9/T10~b*a|2791	3:Dislocation~d^b T9/T10~b*a|2791
0:^b~c^b T10/T11~b*a|2791	1:Dislocation~d^b T10/T11~b*a|2791	2:^b~c^b T11/T12~b*a|2791	3:Dislocation~d^b T11/T12~b*a|2791
0:*c unspecified^c|2888	1:*c T1/T2^c|2888	2:*c T2/T3-T3/T4^c|2929	3:*c T4/T5-T5/T6^c|2930	4:*c T6/T7-T7/T8^c|2931	5:*c T8/T9-T9/T10^c|2932	6:*c T10/T11-T11/T12^c|2933	7:*c T12/L1^c|2888
0:*g~c^b part~b^c|2095	9:*f~c^d|2095
0:*b sternoclavicular (joint) (ligament)|2791	1:*b chondrosternal joint|2791	8:Other sprain~b*a|2791	9:Unspecified sprain~b*a|2791
1:*c|2095	2:*d~c^b|2936
0:Traumatic rupture~h*b thoracic intervertebral disc|2097	1:Subluxation~f*d dislocation~b^b thoracic vertebra|2934	2:^b~c^b other~b^b unspecified parts~b*a|2935	3:Sprain~d^b~c*b thoracic spine|2097	4:Sprain~d*f ribs~b^b sternum|2937	8:Sprain~d^b other specified parts~d*a|2097	9:Sprain~d^b unspecified parts~d*a|2097
1:^c at T1 level*a|2791	2:^c at T2-T6 level*a|2791	3:^c at T7-T10 level*a|2791	4:^c at T11-T12 level*a|2791	9:^c at unspecified level*a|2791
1:^d at T1 level*a|2791	2:^d at T2-T6 level*a|2791	3:^d at T7-T10 level*a|2791	4:^d at T11-T12 level*a|2791	9:^d at unspecified level*a|2791
1:^c lesion at T1 level~b*a|2791	2:^c lesion at T2-T6 level~b*a|2791	3:^c lesion at T7-T10 level~b*a|2791	4:^c lesion at T11-T12 level~b*a|2791	9:^c lesion at unspecified level~b*a|2791
0:Unspecified injury~e*a|2939	1:Complete lesion~e*a|2939	3:Anterior cord syndrome~e*a|2940	4:Brown-Sequard syndrome~e*a|2939	5:^b incomplete lesions~d*a|2941
0:Concussion~d^b edema of thoracic*d|2097	1:Other~d^b unspecified injuries of thoracic*d|2942	2:*h nerve root of thoracic spine|2097	3:*h peripheral^b of~e^b|2097	4:*h thoracic sympathetic nervous system|2097	8:*h other specified^b of~e^b|2097	9:*h unspecified nerve of~f^b|2097
0:Unspecified injury~b*a|2095	1:Minor laceration~b*a|2095	2:Major laceration~b*a|2095	9:Other specified injury~b*a|2095
0:Unspecified injury~b*a|2794	1:Minor laceration~b*a|2794	2:Major laceration~b*a|2794	9:Other specified injury~b*a|2792
0:Unspecified injury~b*a|2831	1:Laceration~b*a|2831	9:Other specified injury~b*a|2831
0:Unspecified injury~b*a|2095	1:Laceration~b*a|2095	9:Other specified injury~b*a|2095
0:*e thoracic aorta|2944	1:*e innominate or subclavian artery|2945	2:*e superior vena cava|2944	3:*e innominate or subclavian vein|2945	4:*e pulmonary^c|2900	5:*e intercostal^c|2946	8:^c other*a|2946	9:*e unspecified^b vessel~b^c|2947
0:Mild laceration~b*a|2791	1:Moderate laceration~b*a|2791	2:Major laceration~b*a|2791
0:Unspecified injury~b*a|2095	1:Contusion~b*a|2095	2:Laceration~b*a|2949	9:Other injury~b*a|2095
0:Unspecified injury~b*a|2095	1:Contusion~b*a|2095	2:Laceration~b*a|2095	9:Other injury~b*a|2095
0:*a with hemopericardium|2950	1:*a without hemopericardium|2951	9:*a, unspecified with or without hemopericardium|2951
1:*a, unilateral|2791	2:*a, bilateral|2791	9:*a, unspecified|2791
0:Unspecified injury~e*a|2953	1:Primary blast injury~e*a|2953	2:Contusion~e*a|2953	3:Laceration~e*a|2953	9:^b~c*a|2953
0:Unspecified injury~b*a|2953	1:Primary blast injury~b*a|2953	2:Contusion~b*a|2953	3:Laceration~b*a|2953	9:Other injury~b*a|2953
0:Unspecified injury~b*a|2095	1:Primary blast injury~b*a|2095	2:Contusion~b*a|2095	3:Laceration~b*a|2095	9:Other injury~b*a|2095
0:Unspecified injury~b*a|2095	3:Laceration~b*a|2095	9:Other injury~b*a|2095
2:Contusion~b*a|2791	3:Laceration~b*a|2791	8:Other injury~b*a|2791	9:Unspecified injury~b*a|2791
0:*e diaphragm|2958	1:*e esophagus (thoracic part)|2958	9:*a|2958
0=Traumatic pneumothorax|2097	1=Traumatic hemothorax|2097	2=Traumatic hemopneumothorax|2097	3:Other~d*c injuries of lung|2954	4:*f bronchus|2955	5:*f thoracic trachea|2956	6:*f pleura|2957	8:*e specified~c^c|2959	9:*f~c^c organ|2097
0=Crushed chest|2097	1:Traumatic~h^b (partial)*a, except breast|2097	2:Traumatic~h*d breast|2861
1:*b front wall of^b|2791	2:*b back wall of^b|2791	9:*b unspecified wall of^b|2791
0:Unspecified injury~b*d of~b^b|2962	1:Strain~b*d of~b^b|2962	2:Laceration~b*d of~b^b|2962	9:Other injury~b*d of~b^b|2962
0:Injury~e*b muscle and tendon at^b level|2963	8:^b specified~c*a|2097	9:Unspecified injury~e*a|2097
1:*a, male|2791	2:*a, female|2791
0:*d unspecified^c organ|2965	1:*d penis|2095	2:*d scrotum and testes|2095	3:*d vagina and vulva|2095
0:*j~c^c~c^b pelvis|2791	1:*j abdominal wall|2791	2:*j penis|2791	3:*j scrotum~g^b testes|2791	4:*j vagina~g^b vulva|2791	5:*j unspecified~h^b genital organs, male|2791	6:*j unspecified~h^b genital organs, female|2791	7:*j anus|2791
0:*j~c^c~c^b pelvis|2791	1:*j abdominal wall|2791	2:*j penis|2791	3:*j scrotum~g^b testes|2791	4:*j vagina~g^b vulva|2791	5:*j unspecified~h^b genital organs, male|2791	6:*j unspecified~h^b genital organs, female|2791
1:Abrasion~d*a|2967	2:Blister (nonthermal)~d*a|2967	4:External constriction~d*a|2968	5:Superficial foreign body~d*a|2967	6:Insect bite (nonvenomous)~d*a|2967	7:^c bite~b*a|2967
1:*j~c^c~c^b pelvis|2095	2:*j abdominal wall|2095	3:*j penis|2095	4:*j scrotum~g^b testes|2095	5:*j vagina~g^b vulva|2095	6:*j unspecified~h^b genital organs, male|2095	7:*j unspecified~h^b genital organs, female|2095	8:*j anus|2095
0:Contusion~c^b~c*f~c^b pelvis|2097	1:Contusion~c*j abdominal wall|2097	2:Contusion~c*j~h^b genital organs|2966	3:Contusion~c*j anus|2097	8:Other superficial injuries~c*a|2969	9:Unspecified superficial~b*a|2970
0:*a without penetration into retroperitoneum|2791	1:*a with penetration into retroperitoneum|2791
0:Unspecified open~b*a|2972	1:Laceration without foreign body~c*a|2972	2:Laceration with foreign body~c*a|2972	3:Puncture~b^b without foreign body*a|2972	4:Puncture~b^b with foreign body*a|2972	5:^b bite~b*a|2972
0:*f, right upper quadrant^f|2791	1:*f, left upper quadrant^f|2791	2:*f, epigastric region^f|2791	3:*f, right lower quadrant^f|2791	4:*f, left lower quadrant^f|2791	5:*f, periumbilic region^f|2791	9:*f, unspecified quadrant^f|2791
0:^b~d^d with foreign body, right upper quadrant*a|2791	1:^b~d^d with foreign body, left upper quadrant*a|2791	2:^b~d^d with foreign body, epigastric region*a|2791	3:^b~d^d with foreign body, right lower quadrant*a|2791	4:^b~d^d with foreign body, left lower quadrant*a|2791	5:^b~d^d with foreign body, periumbilic region*a|2791	9:^b~d^d with foreign body, unspecified quadrant*a|2791
0:Unspecified open~b*a|2974	1:Laceration without foreign body~c*a|2974	2:Laceration with foreign body~c*a|2975	3:Puncture~b*e foreign body without^e|2974	4:Puncture~b^e with foreign body*a|2974	5:^b bite~b*a|2974
0:Unspecified open~b*a|2965	1:Laceration without foreign body~c*a|2965	2:Laceration with foreign body~c*a|2965	3:Puncture~b^b without foreign body*a|2965	4:Puncture~b^b with foreign body*a|2965	5:^b bite~b*a|2965
0:Unspecified open~b*a|2974	1:Laceration without foreign body~c*a|2974	2:Laceration with foreign body~c*a|2974	3:Puncture~b^b without foreign body*a|2974	4:Puncture~b^b with foreign body*a|2974	5:^b bite~b*a|2974
0:*j unspecified buttock|2875	1:*j right buttock|2875	2:*j left buttock|2875	3:*j anus|2875
0:*j~c^c~c^b pelvis|2973	1:*j abdominal wall without penetration into peritoneal cavity|2976	2:*j penis|2803	3:*j scrotum~g^b testes|2803	4:*j vagina~g^b vulva|2803	5:*j unspecified~h^b genital organs|2977	6:*j abdominal wall with penetration into peritoneal cavity|2978	8:^d other parts of*f~c^b pelvis|2979
0:*c unspecified^c|2922	1:*c first^c|2922	2:*c second^c|2922	3:*c third^c|2922	4:*c fourth^c|2922	5:*c fifth^c|2922
0:Nondisplaced Zone~b*a|2812	1:Minimally displaced Zone~b*a|2812	2:Severely displaced Zone~b*a|2812	9:Unspecified Zone~b*a|2812
0:Unspecified fracture~b*a|2816	1:Zone I fracture~b*a|2982	2:Zone II fracture~b*a|2982	3:Zone III fracture~b*a|2982	4:Type 1 fracture~b*a|2816	5:Type 2 fracture~b*a|2816	6:Type 3 fracture~b*a|2816	7:Type 4 fracture~b*a|2816	9:Other fracture~b*a|2816
1:*b right^b|2812	2:*b left^b|2812	9:*b unspecified^b|2812
1:Displaced avulsion~b*b right^b|2812	2:Displaced avulsion~b*b left^b|2812	3:Displaced avulsion~b*b unspecified^b|2812	4:Nondisplaced avulsion~b*b right^b|2812	5:Nondisplaced avulsion~b*b left^b|2812	6:Nondisplaced avulsion~b*b unspecified^b|2812
0:Unspecified fracture~b*a|2984	1:Avulsion fracture~b*a|2985	9:Other fracture~b*a|2984
1:Displaced fracture~b*b right^b|2812	2:Displaced fracture~b*b left^b|2812	3:Displaced fracture~b*b unspecified^b|2812	4:Nondisplaced fracture~b*b right^b|2812	5:Nondisplaced fracture~b*b left^b|2812	6:Nondisplaced fracture~b*b unspecified^b|2812
1:Displaced transverse~b*b right^b|2812	2:Displaced transverse~b*b left^b|2812	3:Displaced transverse~b*b unspecified^b|2812	4:Nondisplaced transverse~b*b right^b|2812	5:Nondisplaced transverse~b*b left^b|2812	6:Nondisplaced transverse~b*b unspecified^b|2812
1:Displaced associated~b*b right^b|2812	2:Displaced associated~b*b left^b|2812	3:Displaced associated~b*b unspecified^b|2812	4:Nondisplaced associated~b*b right^b|2812	5:Nondisplaced associated~b*b left^b|2812	6:Nondisplaced associated~b*b unspecified^b|2812
1:Displaced dome~b*b right^b|2812	2:Displaced dome~b*b left^b|2812	3:Displaced dome~b*b unspecified^b|2812	4:Nondisplaced dome~b*b right^b|2812	5:Nondisplaced dome~b*b left^b|2812	6:Nondisplaced dome~b*b unspecified^b|2812
0:Unspecified fracture~b*a|2984	1:*b anterior wall of^b|2987	2:*b posterior wall of^b|2987	3:*b anterior column [iliopubic] of^b|2987	4:*b posterior column [ilioischial] of^b|2987	5:Transverse fracture~b*a|2988	6:Associated transverse-posterior fracture~b*a|2989	7:*b medial wall of^b|2987	8:Dome fracture~b*a|2990	9:Other specified fracture~b*a|2984
0:Unspecified fracture~b*a|2984	1:*b superior rim of^b|2984	9:Other specified fracture~b*a|2984
0:Unspecified fracture~b*a|2984	1:Avulsion fracture~b*a|2985	9:Other specified fracture~b*a|2984
0:*e stable^e|2812	1:*e unstable^e|2812
1:Multiple fractures~e*a with disruption of pelvic ring|2994	2:Multiple fractures~e*a without disruption of pelvic ring|2816	9:*a|2816
0:*d vertebra|2981	1:*e sacrum|2983	2:*e coccyx|2811	3:*e ilium|2986	4:*e acetabulum|2991	5:*e pubis|2992	6:*e ischium|2993	8:*e other parts of~d^b|2995	9:^c unspecified parts of lumbosacral~b*a|2811
0:*c unspecified^c|2888	1:*c L1/L2^c|2888	2:*c L2/L3^c|2888	3:*c L3/L4^c|2888	4:*c L4/L5^c|2888
0:^c~c*a|2095	9:^d~c*a|2095
0:Traumatic rupture~h*d intervertebral disc|2097	1:Subluxation~f^b dislocation~b*d vertebra|2997	2:*l~c^b sacroiliac~g^b sacrococcygeal joint|2097	3:^b~c^b other~b^b unspecified parts~b*a|2998	4:Traumatic rupture~h*e symphysis pubis|2097	5:Sprain~d^b~c*c|2097	6:Sprain~h*e sacroiliac joint|2097	8:Sprain~d^b other parts~d*a|2097	9:Sprain~d^b unspecified parts~d*a|2097
1:*e~c^c|2095	2:*f~c^d|2095
1:*d L1 level of^d|2791	2:*d L2 level of^d|2791	3:*d L3 level of^d|2791	4:*d L4 level of^d|2791	5:*d L5 level of^d|2791	9:*d unspecified level of^d|2791
1:Complete lesion of~f*a|2791	2:Incomplete lesion of~f*a|2791	9:Unspecified~d*a|2791
0:Unspecified~d^b to~b^b~c*a|3001	1:Complete lesion~e*e~c^c|3001	2:Incomplete lesion~e*e~c^c|3001	3:*g to~d^d|3002
1:*d~c^b|2095	2:*e~c^c|2095
0:Concussion and edema~b*k|3000	1:Other and unspecified injury~b*k|3003	2:^c nerve root of*m spine|3004	3:*p cauda equina|2097	4:*p lumbosacral plexus|2097	5:*o,~b^b~c^b pelvic sympathetic^b|2097	6:^c peripheral nerve(s)~h*a|2097	8:^c other~g*a|2097	9:^c unspecified~g*a|2097
0:Unspecified injury~b*a|2095	1:Minor laceration~b*a|2095	2:Major laceration~b*a|2095	9:Other injury~b*a|2095
1:Minor laceration~b*a|2791	2:Major laceration~b*a|2791	8:Other injury~b*a|2791	9:Unspecified injury~b*a|2791
1:*f~c^b|3007	2:*g superior~c^c|3007	3:*g inferior~c^c|3007	9:*g branches of^b and~b^c|3007
1:Laceration~b*a|2791	8:Other specified injury~b*a|2791	9:Unspecified injury~b*a|2791
1:*f~c^b|3009	2:*g~c^c|3009	3:*g superior mesenteric~d^b|3009	4:*g inferior mesenteric~d^b|3009
1:*d right^b artery|2791	2:*d left^b artery|2791	3:*d unspecified^b artery|2791	4:*d right^b vein|2791	5:*d left^b vein|2791	6:*d unspecified^b vein|2791
0:Unspecified injury~b*b vessel|3011	1:Laceration~b*b vessel|3011	9:Other specified injury~b*b vessel|3011
1:*e right^c|2791	2:*e left^c|2791	3:*e unspecified^c|2791	4:*e right^b~c^b|2791	5:*e left^b~c^b|2791	6:*e unspecified^b~c^b|2791
0:*d unspecified^c vessel(s)|2095	1:*c artery or vein|3013	3:*d uterine artery or vein|3013	9:^c other*a|2095
X:*a|3009
0:*k abdominal aorta|3006	1:*k inferior vena cava|3006	2:*k celiac or mesenteric artery~h^b branches|3008	3:*k portal or splenic vein~h^b branches|3010	4:*k renal^c|3012	5:*k iliac^c|3014	8:^c other*a|3015	9:^c unspecified^b vessel~b*a|2947
0:Minor contusion~b*a|2791	1:Major contusion~b*a|2791	9:Unspecified contusion~b*a|2791
0:Superficial (capsular) laceration~b*a|2791	1:Moderate laceration~b*a|2791	2:Major laceration~b*a|2791	9:Unspecified laceration~b*a|2791
0:Unspecified injury~b*a|2095	2:Contusion~b*a|3017	3:Laceration~b*a|3018	9:Other injury~b*a|2095
2:Contusion~b*a|2791	3:Laceration~b*a, unspecified degree|2791	4:Minor laceration~b*a|2791	5:Moderate laceration~b*a|2791	6:Major laceration~b*a|2791	8:Other injury~b*a|2791	9:Unspecified injury~b*a|2791
1:*f|3020	2:*g~c^b|2958	3:*g~e^c|2095
0:*b head of^b|2791	1:*b body of^b|2791	2:*b tail of^b|2791	9:*b unspecified part of^b|2791
0:^c head of*a|2791	1:^c body of*a|2791	2:^c tail of*a|2791	9:^c unspecified part of*a|2791
0:Unspecified injury~b*a|3022	2:Contusion~b*a|3022	3:Laceration~b*a, unspecified degree|3023	4:Minor laceration~b*a|3022	5:Moderate laceration~b*a|3022	6:Major laceration~b*a|3022	9:Other injury~b*a|3022
0:Unspecified injury~b*a|2095	2:Contusion~b*a|2095	3:Laceration~b*a|2095	9:Other injury~b*a|2095
0:*c duodenum|2791	8:*c other part of^c|2791	9:*c unspecified part of^c|2791
0:Unspecified injury~b*a|3026	1:Primary blast injury~b*a|3026	2:Contusion~b*a|3026	3:Laceration~b*a|3026	9:Other injury~b*a|3026
0:*b ascending [right]^b|2791	1:*b transverse^b|2791	2:*b descending [left]^b|2791	3:*b sigmoid^b|2791	8:*b other part of^b|2791	9:*b unspecified part of^b|2791
0:Unspecified injury~b*a|3028	1:Primary blast injury~b*a|3028	2:Contusion~b*a|3028	3:Laceration~b*a|3028	9:Other injury~b*a|3028
1:*d peritoneum|2095	9:*a|2958
0:*c spleen|3019	1:*c liver and gallbladder and bile duct|3021	2:*c pancreas|3024	3:*c stomach|3025	4:*c small intestine|3027	5:*c colon|3029	6:*c rectum|2956	8:*c other^c|3030	9:*c unspecified^b organ|3025
0:Unspecified injury~b*a|2797	1:Minor contusion~b*a|2797	2:Major contusion~b*a|2797	3:Laceration~b*a, unspecified degree|2793	4:Minor laceration~b*a|2797	5:Moderate laceration~b*a|2797	6:Major laceration~b*a|2797	9:Other injury~b*a|2797
0:Unspecified injury~b*a|2953	2:Contusion~b*a|2953	3:Laceration~b*a|2953	9:Other injury~b*a|2953
1:*f adrenal gland|2958	2:*f prostate|2958	9:*b organ|2958
0:*e kidney|3032	1:*e ureter|3025	2:*e bladder|3025	3:*e urethra|3025	4:*e ovary|3033	5:*e fallopian tube|2955	6:*e uterus|3025	8:^c other*a|3034	9:^c unspecified*b organ|3025
0:*d unspecified^d|2965	1:*d penis|2095	2:*d scrotum and testis|2095	3:*d vulva|2095
1:*d female^d|2862	2:*d penis|2862	3:*d scrotum and testis|2862
0:*n~d^b~h^b genital organs|3036	1:^c~d*e~b^b pelvis|2097	2:Traumatic~e*j~h^b genital organs|3037	3:Transection (partial)~f*i|2097
1:*f|2791	2:*g~c^c|2791	3:*g~f^b|2791
0:Unspecified injury~b*a|3039	1:Strain~b*a|3039	2:Laceration~b*a|3039	9:Other injury~b*a|3039
0:Fracture~d*c corpus cavernosum penis|2791	8:*a|2791
1:*i|2095	2:*j~c^c|2095	3:*j~f^b|2095	4:*j~h^c|3041
1:*i|2095	2:*j~c^c|2095	3:*j~f^b|2095	4:*j~h^c|2095
0:Injury of muscle, fascia~b^b tendon~c*f~c^b pelvis|3040	8:^b specified~c*a|3042	9:Unspecified injury~e*a|3043
1:*d|2797	2:*e~c^c|2897
1:Abrasion~d*a|2797	2:Blister (nonthermal)~d*a|2797	4:External constriction~d*a|2797	5:Superficial foreign body~d*a|2797	6:Insect bite (nonvenomous)~d*a|2797	7:*d bite~b^c|2797
1:Abrasion~d*a|2897	2:Blister (nonthermal)~d*a|2897	4:External constriction~d*a|2897	5:Superficial foreign body~d*a|2897	6:Insect bite (nonvenomous)~d*a|2897	7:^c bite~b*a|2897
0:Contusion~c*a|3045	2:Other superficial injuries~c*d|3046	8:Other superficial injuries~c^b~c*a|3047	9:Unspecified superficial~b*a|3045
0:Unspecified open~b*a|2897	1:Laceration without foreign body~c*a|2897	2:Laceration with foreign body~c*a|2897	3:Puncture~b^b without foreign body*a|2897	4:Puncture~b^b with foreign body*a|2897	5:^b bite~b*a|2897
0:*d|2805	1:*e~c^c|3049
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|3051	2:*b left^b|3051	9:*b unspecified^b|3051
1:Anterior displaced fracture~b*b right^b|3051	2:Anterior displaced fracture~b*b left^b|3051	3:Anterior displaced fracture~b*b unspecified^b|3051	4:Posterior displaced fracture~b*b right^b|3051	5:Posterior displaced fracture~b*b left^b|3051	6:Posterior displaced fracture~b*b unspecified^b|3051	7:Nondisplaced fracture~b*b right^b|3051	8:Nondisplaced fracture~b*b left^b|3051	9:Nondisplaced fracture~b*b unspecified^b|3051
1:Displaced fracture~b*b right^b|3051	2:Displaced fracture~b*b left^b|3051	3:Displaced fracture~b*b unspecified^b|3051	4:Nondisplaced fracture~b*b right^b|3051	5:Nondisplaced fracture~b*b left^b|3051	6:Nondisplaced fracture~b*b unspecified^b|3051
0:*b unspecified part of^b|3052	1:*b sternal end of^b|3053	2:*b shaft of^b|3054	3:*b lateral end of^b|3054
1:*a, right shoulder|3051	2:*a, left shoulder|3051	9:*a, unspecified shoulder|3051
1:Displaced fracture~b*a, right shoulder|3051	2:Displaced fracture~b*a, left shoulder|3051	3:Displaced fracture~b*a, unspecified shoulder|3051	4:Nondisplaced fracture~b*a, right shoulder|3051	5:Nondisplaced fracture~b*a, left shoulder|3051	6:Nondisplaced fracture~b*a, unspecified shoulder|3051
0:*b unspecified part of^b|3056	1:*b body of^b|3057	2:*b acromial process|3057	3:*b coracoid process|3057	4:*b glenoid cavity of^b|3057	5:*b neck of^b|3057	9:*b other part of^b|3056
1:^b displaced*b right^b|3051	2:^b displaced*b left^b|3051	3:^b displaced*b unspecified^b|3051	4:^b nondisplaced*b right^b|3051	5:^b nondisplaced*b left^b|3051	6:^b nondisplaced*b unspecified^b|3051
A:*a, initial encounter for closed fracture	D:*a, subsequent encounter for fracture with routine healing	G:*a, subsequent encounter for fracture with delayed healing	K:*a, subsequent encounter for fracture with nonunion	P:*a, subsequent encounter for fracture with malunion	S:*a, sequela
1:*b right^b|3060	2:*b left^b|3060	9:*b unspecified^b|3060
0:Unspecified fracture~b*a|3052	1:Unspecified fracture~b^b surgical neck~c*a|3059	2:2-part fracture~b^b surgical neck~c*a|3059	3:3-part fracture~b^b surgical neck~c*a|3052	4:4-part fracture~b^b surgical neck~c*a|3052	5:*e greater tuberosity~c^c|3054	6:*e lesser tuberosity~c^c|3054	7:Torus fracture~b*a|3061	9:Other fracture~b*a|3059
1:*a, right arm|3051	2:*a, left arm|3051	9:*a, unspecified arm|3051
1:*a, right arm|3060	2:*a, left arm|3060	9:*a, unspecified arm|3060
1:Displaced transverse~b*a, right arm|3051	2:Displaced transverse~b*a, left arm|3051	3:Displaced transverse~b*a, unspecified arm|3051	4:Nondisplaced transverse~b*a, right arm|3051	5:Nondisplaced transverse~b*a, left arm|3051	6:Nondisplaced transverse~b*a, unspecified arm|3051
1:Displaced oblique~b*a, right arm|3051	2:Displaced oblique~b*a, left arm|3051	3:Displaced oblique~b*a, unspecified arm|3051	4:Nondisplaced oblique~b*a, right arm|3051	5:Nondisplaced oblique~b*a, left arm|3051	6:Nondisplaced oblique~b*a, unspecified arm|3051
1:Displaced spiral~b*a, right arm|3051	2:Displaced spiral~b*a, left arm|3051	3:Displaced spiral~b*a, unspecified arm|3051	4:Nondisplaced spiral~b*a, right arm|3051	5:Nondisplaced spiral~b*a, left arm|3051	6:Nondisplaced spiral~b*a, unspecified arm|3051
1:Displaced comminuted~b*a, right arm|3051	2:Displaced comminuted~b*a, left arm|3051	3:Displaced comminuted~b*a, unspecified arm|3051	4:Nondisplaced comminuted~b*a, right arm|3051	5:Nondisplaced comminuted~b*a, left arm|3051	6:Nondisplaced comminuted~b*a, unspecified arm|3051
1:Displaced segmental~b*a, right arm|3051	2:Displaced segmental~b*a, left arm|3051	3:Displaced segmental~b*a, unspecified arm|3051	4:Nondisplaced segmental~b*a, right arm|3051	5:Nondisplaced segmental~b*a, left arm|3051	6:Nondisplaced segmental~b*a, unspecified arm|3051
0:Unspecified fracture~b*a|3063	1:Greenstick fracture~b*a|3064	2:Transverse fracture~b*a|3065	3:Oblique fracture~b*a|3066	4:Spiral fracture~b*a|3067	5:Comminuted fracture~b*a|3068	6:Segmental fracture~b*a|3069	9:Other fracture~b*a|3052
1:Displaced simple~b*b right^b|3051	2:Displaced simple~b*b left^b|3051	3:Displaced simple~b*b unspecified^b|3051	4:Nondisplaced simple~b*b right^b|3051	5:Nondisplaced simple~b*b left^b|3051	6:Nondisplaced simple~b*b unspecified^b|3051
1:Displaced comminuted~b*b right^b|3051	2:Displaced comminuted~b*b left^b|3051	3:Displaced comminuted~b*b unspecified^b|3051	4:Nondisplaced comminuted~b*b right^b|3051	5:Nondisplaced comminuted~b*b left^b|3051	6:Nondisplaced comminuted~b*b unspecified^b|3051
1:Displaced fracture~b*b right^b|3051	2:Displaced fracture~b*b left^b|3051	3:Displaced fracture~b*b unspecified^b|3051	4:Nondisplaced fracture~b*b right^b|3051	5:Nondisplaced fracture~b*b left^b|3051	6:Nondisplaced fracture~b*b unspecified^b|3051	7:Incarcerated fracture~b*b right^b|3051	8:Incarcerated fracture~b*b left^b|3051	9:Incarcerated fracture~b*b unspecified^b|3051
1:Displaced transcondylar~b*b right^b|3051	2:Displaced transcondylar~b*b left^b|3051	3:Displaced transcondylar~b*b unspecified^b|3051	4:Nondisplaced transcondylar~b*b right^b|3051	5:Nondisplaced transcondylar~b*b left^b|3051	6:Nondisplaced transcondylar~b*b unspecified^b|3051
0:Unspecified fracture~b*a|3052	1:Simple supracondylar fracture without intercondylar fracture~e*a|3071	2:Comminuted supracondylar fracture without intercondylar fracture~e*a|3072	3:^b (avulsion)^b lateral epicondyle~c*a|3054	4:^b (avulsion)^b medial epicondyle~c*a|3073	5:*e lateral condyle~c^c|3054	6:*e medial condyle~c^c|3054	7:Transcondylar fracture~e*a|3074	8:Torus fracture~b*a|3061	9:Other fracture~b*a|3059
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture	XD:*a, subsequent encounter for fracture with routine healing	XG:*a, subsequent encounter for fracture with delayed healing	XK:*a, subsequent encounter for fracture with nonunion	XP:*a, subsequent encounter for fracture with malunion	XS:*a, sequela
0:^c unspecified*a|3076	1:^c right*a|3076	2:^c left*a|3076
0:*e clavicle|3055	1:*e scapula|3058	2:*e~c^b end of humerus|3062	3:*e shaft of humerus|3070	4:*e lower end of humerus|3075	9:*d girdle, part unspecified|3077
1:*f~c^b right^c|2791	2:*f~c^b left^c|2791	3:*f~c^b unspecified^c|2791	4:^b~c*c right^c|2791	5:^b~c*c left^c|2791	6:^b~c*c unspecified^c|2791
1:*e~c^b right^b|2791	2:*e~c^b left^b|2791	3:*e~c^b unspecified^b|2791	4:^b~c*b right^b|2791	5:^b~c*b left^b|2791	6:^b~c*b unspecified^b|2791
0:Unspecified subluxation~b*a|3079	1:Anterior subluxation~b*c humerus|3080	2:Posterior subluxation~b*c humerus|3080	3:Inferior subluxation~b*c humerus|3080	8:Other subluxation~b*a|3079
0:Unspecified~c*a|2897	1:^b~c*a|2897	2:Dislocation~d*a, 100%-200% displacement|2793	3:Dislocation~d*a, greater than 200% displacement|2793	4:Inferior~c*a|2897	5:Posterior~c*a|2897
0:Unspecified subluxation~b*a|3079	1:Anterior subluxation~b*a|3079	2:Posterior subluxation~b*a|3079
1:^b~c*c right^c|2791	2:^b~c*c left^c|2791	3:^b~c*c unspecified^c|2791	4:Dislocation~d*c right^c|2791	5:Dislocation~d*c left^c|2791	6:Dislocation~d*c unspecified^c|2791
1:*e~c^b right^b|2791	2:*e~c^b left^b|2791	3:*e~c^b unspecified^b|2791	4:Dislocation~d*b right^b|2791	5:Dislocation~d*b left^b|2791	6:Dislocation~d*b unspecified^b|2791
0:^e~c*a|3084	1:*h scapula|3085	9:*g~c^e|3084
1:*a of right shoulder|2791	2:*a of left shoulder|2791	9:*a of unspecified shoulder|2791
0:Unspecified sprain~b*a|2897	1:*c coracohumeral (ligament)|2897	2:*c rotator cuff capsule|2793	3=Superior glenoid labrum lesion|3087	9:Other sprain~b*a|2897
0:Subluxation~f^b dislocation~b*b joint|3081	1:Subluxation~f*e dislocation~b^b acromioclavicular joint|3082	2:Subluxation~f*e dislocation~b^b sternoclavicular joint|3083	3:Subluxation~b^b dislocation~b^b other~b^b unspecified parts~b*a|3086	4:Sprain~h*b joint|3088	5:Sprain~h*c acromioclavicular joint|2866	6:Sprain~h*c sternoclavicular joint|2866	8:Sprain~d^b other specified parts~d*a|2866	9:Sprain~d^b unspecified parts~d*a|2866
0:*a, unspecified arm|2095	1:*a, right arm|2095	2:*a, left arm|2095
1:*a, right arm|2791	2:*a, left arm|2791	9:*a, unspecified arm|2791
X:*a|3091
0:^c ulnar nerve~b^b~c*a|3090	1:^c median nerve~b^b~c*a|3090	2:^c radial nerve~b^b~c*a|3090	3:*h axillary nerve|3090	4:*h musculocutaneous nerve|3090	5:^c cutaneous sensory nerve~b*a|3090	8:^c other*a|3092	9:^c unspecified nerve~b*a|3090
0:Unspecified injury~b*a|3091	1:Laceration~b*a|3091	9:Other specified injury~b*a|3091
0:*i axillary artery|2946	1:*i brachial artery|2946	2:*i axillary or brachial vein|2946	3:^c superficial vein~c*a|3094	8:^c other specified*a|3094	9:^c unspecified^b vessel~b*a|3094
0:Unspecified injury~b*a|2797	1:Strain~b*a|2797	2:Laceration~b*a|2797	9:Other injury~b*a|2797
0:Unspecified injury~b*a|3091	1:Strain~b*a|3091	2:Laceration~b*a|3091	9:Other injury~b*a|3091
0:*l muscle(s)~d^b tendon(s) of the rotator cuff of~c^b|3096	1:*g of long head of biceps|3097	2:*g of other parts of biceps|3097	3:*g of triceps|3097	8:^c other muscles~b^d tendons~b*a|3097	9:^c unspecified*a|3097
1:^d right*a|2097	2:^d left*a|2097	9:*a, unspecified arm|2097
1:Complete traumatic~b*a|2897	2:Partial traumatic~b*a|2897
1:Complete traumatic~b*a|2838	2:Partial traumatic~b*a|2838
1:Complete traumatic~b*a|2917	2:Partial traumatic~b*a|2917
0:*f at~b^b joint|3100	1:*f at level between~b^c elbow|3101	9:*a, level unspecified|3102
0:Unspecified physeal~b*a|3064	1:Salter-Harris Type I physeal~b*a|3064	2:Salter-Harris Type II physeal~b*a|3064	3:Salter-Harris Type III physeal~b*a|3064	4:Salter-Harris Type IV physeal~b*a|3064	9:Other physeal~b*a|3064
0:*a, unspecified arm|2095	1:*e right^e|2095	2:*e left^e|2095
0:*a, unspecified arm|2095	1:^d right*a|2095	2:^d left*a|2095
0:Physeal fracture~e*e~c^b end of humerus|3104	1:Physeal fracture~e*e lower end of humerus|3104	8:^b specified~c*a|3105	9:Unspecified injury~e*a|3106
0:*c|2797	1:*d~c^b|2797
0:Contusion~c*c|2837	1:Contusion~c*d~c^b|2837	3:Other superficial injuries~c*c|3046	8:Other superficial injuries~c*d~c^b|3046	9:Unspecified superficial~b*a|3108
1:*c, right~b^b|2791	2:*c, left~b^b|2791	9:*c, unspecified~b^b|2791
0:Unspecified open~b*a|2797	1:Laceration without foreign body~c*a|2797	2:Laceration with foreign body~c*a|2797	3:Puncture~b^b without foreign body*a|2797	4:Puncture~b^b with foreign body*a|2797	5:^b bite~b*a|3110
0:*c|3111	8:*d~c^b|2805
A:*a, initial encounter for closed fracture	B:*a, initial encounter for open fracture type I or II	C:*a, initial encounter for open fracture type IIIA, IIIB, or IIIC	D:*a, subsequent encounter for closed fracture with routine healing	E:*a, subsequent encounter for open fracture type I or II with routine healing	F:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with routine healing	G:*a, subsequent encounter for closed fracture with delayed healing	H:*a, subsequent encounter for open fracture type I or II with delayed healing	J:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with delayed healing	K:*a, subsequent encounter for closed fracture with nonunion	M:*a, subsequent encounter for open fracture type I or II with nonunion	N:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with nonunion	P:*a, subsequent encounter for closed fracture with malunion	Q:*a, subsequent encounter for open fracture type I or II with malunion	R:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with malunion	S:*a, sequela
1:*b right^b|3113	2:*b left^b|3113	9:*b unspecified^b|3113
1:Displaced fracture~b*b right^b|3113	2:Displaced fracture~b*b left^b|3113	3:Displaced fracture~b*b unspecified^b|3113	4:Nondisplaced fracture~b*b right^b|3113	5:Nondisplaced fracture~b*b left^b|3113	6:Nondisplaced fracture~b*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	1:Torus fracture~b*a|3061	2:*e olecranon process without intraarticular extension~c^c|3115	3:*e olecranon process with intraarticular extension~c^c|3115	4:*e coronoid process~c^c|3115	9:Other fracture~b*a|3114
0:Unspecified fracture~b*a|3114	1:Torus fracture~b*a|3061	2:*e head~c^c|3115	3:*e neck~c^c|3115	8:Other fracture~b*a|3114
1:Displaced transverse~b*b right^b|3113	2:Displaced transverse~b*b left^b|3113	3:Displaced transverse~b*b unspecified^b|3113	4:Nondisplaced transverse~b*b right^b|3113	5:Nondisplaced transverse~b*b left^b|3113	6:Nondisplaced transverse~b*b unspecified^b|3113
1:Displaced oblique~b*b right^b|3113	2:Displaced oblique~b*b left^b|3113	3:Displaced oblique~b*b unspecified^b|3113	4:Nondisplaced oblique~b*b right^b|3113	5:Nondisplaced oblique~b*b left^b|3113	6:Nondisplaced oblique~b*b unspecified^b|3113
1:Displaced spiral~b*a, right arm|3113	2:Displaced spiral~b*a, left arm|3113	3:Displaced spiral~b*a, unspecified arm|3113	4:Nondisplaced spiral~b*a, right arm|3113	5:Nondisplaced spiral~b*a, left arm|3113	6:Nondisplaced spiral~b*a, unspecified arm|3113
1:Displaced comminuted~b*a, right arm|3113	2:Displaced comminuted~b*a, left arm|3113	3:Displaced comminuted~b*a, unspecified arm|3113	4:Nondisplaced comminuted~b*a, right arm|3113	5:Nondisplaced comminuted~b*a, left arm|3113	6:Nondisplaced comminuted~b*a, unspecified arm|3113
1:Displaced segmental~b*a, right arm|3113	2:Displaced segmental~b*a, left arm|3113	3:Displaced segmental~b*a, unspecified arm|3113	4:Nondisplaced segmental~b*a, right arm|3113	5:Nondisplaced segmental~b*a, left arm|3113	6:Nondisplaced segmental~b*a, unspecified arm|3113
1:*b right^b|3113	2:*b left^b|3113	3:*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	1:Greenstick fracture~b*a|3061	2:Transverse fracture~b*a|3118	3:Oblique fracture~b*a|3119	4:Spiral fracture~b*a|3120	5:Comminuted fracture~b*a|3121	6:Segmental fracture~b*a|3122	7:Monteggia's fracture~d*a|3114	8:Bent bone~d*a|3123	9:Other fracture~b*a|3114
1:*a of right radius|3113	2:*a of left radius|3113	9:*a of unspecified radius|3113
1:*a, right arm|3113	2:*a, left arm|3113	9:*a, unspecified arm|3113
0:Unspecified fracture~b*a|3114	1:Greenstick fracture~b*a|3064	2:Transverse fracture~b*a|3118	3:Oblique fracture~b*a|3119	4:Spiral fracture~b*a|3120	5:Comminuted fracture~b*a|3121	6:Segmental fracture~b*a|3122	7=Galeazzi's fracture|3125	8:Bent bone~d*a|3114	9:Other fracture~b*a|3126
1:Displaced fracture~b^b right*a|3113	2:Displaced fracture~b^b left*a|3113	3:Displaced fracture~b^b unspecified*a|3113	4:Nondisplaced fracture~b^b right*a|3113	5:Nondisplaced fracture~b^b left*a|3113	6:Nondisplaced fracture~b^b unspecified*a|3113
0:Unspecified fracture~b^b the*a|3114	1:*e radial styloid process|3128	2:Torus fracture~b*a|3061	3=Colles' fracture|3125	4=Smith's fracture|3125	5:Other extraarticular fracture~b*a|3114	6=Barton's fracture|3125	7:Other intraarticular fracture~b*a|3114	9:Other fractures~b*a|3114
0:Unspecified fracture~b*a|3114	1:*e~d^b styloid process|3128	2:Torus fracture~b*a|3061	9:Other fracture~b*a|3114
XA:*a, initial encounter for closed fracture	XB:*a, initial encounter for open fracture type I or II	XC:*a, initial encounter for open fracture type IIIA, IIIB, or IIIC	XD:*a, subsequent encounter for closed fracture with routine healing	XE:*a, subsequent encounter for open fracture type I or II with routine healing	XF:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with routine healing	XG:*a, subsequent encounter for closed fracture with delayed healing	XH:*a, subsequent encounter for open fracture type I or II with delayed healing	XJ:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with delayed healing	XK:*a, subsequent encounter for closed fracture with nonunion	XM:*a, subsequent encounter for open fracture type I or II with nonunion	XN:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with nonunion	XP:*a, subsequent encounter for closed fracture with malunion	XQ:*a, subsequent encounter for open fracture type I or II with malunion	XR:*a, subsequent encounter for open fracture type IIIA, IIIB, or IIIC with malunion	XS:*a, sequela
0:*b unspecified^b|3131	1:*b right^b|3131	2:*b left^b|3131
0:*b upper end of ulna|3116	1:*b upper end of radius|3117	2:*b shaft of ulna|3124	3:*b shaft of radius|3127	5:*b lower end of radius|3129	6:*b lower end of ulna|3130	9:Unspecified fracture~b*a|3132
1:*a, right elbow|2791	2:*a, left elbow|2791	3:*a, unspecified elbow|2791
0:Unspecified subluxation~b*a|3079	1:Anterior subluxation~b*a|3079	2:Posterior subluxation~b*a|3079	3=Nursemaid's elbow|3134	9:Other subluxation~b*a|3079
0:Unspecified subluxation~b*a|3079	1:Anterior subluxation~b*a|3079	2:Posterior subluxation~b*a|3079	3:Medial subluxation~b*a|3079	4:Lateral subluxation~b*a|3079	9:Other subluxation~b*a|3079
1:*a of right elbow|2791	2:*a of left elbow|2791	9:*a of unspecified elbow|2791
0:Unspecified sprain~b*a|2797	1=Radiohumeral (joint) sprain|3137	2=Ulnohumeral (joint) sprain|3137	3=Radial collateral ligament sprain|3137	4=Ulnar collateral ligament sprain|3137	9:Other sprain~b*a|2797
0:Subluxation~f*d dislocation~b^b radial head|3135	1:Subluxation~f*d dislocation~b^b ulnohumeral joint|3136	2:Traumatic rupture~h*b radial collateral ligament|2840	3:Traumatic rupture~h*b ulnar collateral ligament|2840	4:Sprain~h*a|3138
0:^c ulnar nerve~b*a|3090	1:^c median nerve~b*a|3090	2:^c radial nerve~b*a|3090	3:^c cutaneous sensory nerve~b*a|3090	8:^c other*a|3092	9:^c unspecified nerve~b*a|3090
0:^c ulnar artery~c*a|3094	1:^c radial artery~c*a|3094	2:^c vein~c*a|3094	8:^c other*a|3094	9:^c unspecified^b vessel~b*a|3094
0:Unspecified injury~b*a|2792	1:Strain~b*a|2792	2:Laceration~b*a|2792	9:Other injury~b*a|2792
1:*h right index~d^e|2791	2:*h left index~d^e|2791	3:*h right middle~d^e|2791	4:*h left middle~d^e|2791	5:*h right ring~d^e|2791	6:*h left ring~d^e|2791	7:*h right little~d^e|2791	8:*h left little~d^e|2791	9:*h~c^f|2791
1:*h right index~d^e|2791	2:*h left index~d^e|2791	3:*h right middle~d^e|2791	4:*h left middle~d^e|2791	5:*h right ring~d^e|2791	6:*h left ring~d^e|2791	7:*h right little~d^e|2791	8:*h left little~d^e|2791	9:*h finger of~c^f|2791
0:Unspecified injury~b*a|3143	1:Strain~b*a|3144	2:Laceration~b*a|3143	9:Other injury~b*a|3143
1:*h right index~d^e|2791	2:*h left index~d^e|2791	3:*h right middle~d^e|2791	4:*h left middle~d^e|2791	5:*h right ring~d^e|2791	6:*h left ring~d^e|2791	7:*h right little~d^e|2791	8:*h left little~d^e|2791	9:*h finger,~c^f|2791
0:Unspecified injury~b*a|3143	1:Strain~b*a|3146	2:Laceration~b*a|3143	9:Other injury~b*a|3143
0:^c flexor*d of thumb^d|3142	1:^c flexor*d of other and unspecified finger^d|3145	2:^c other flexor*a|3097	3:^c extensor or abductor muscles~b*e tendons of thumb~b^d|3142	4:^c extensor*d of other and unspecified finger^d|3147	5:^c other extensor*a|3097	8:^c other muscles~b*e tendons~b^d|3097	9:^c unspecified muscles~b*e tendons~b^d|3097
0:*c|2837	8:*d~c^b|2837
1:Complete traumatic~b*a|3091	2:Partial traumatic~b*a|3091
1:Complete traumatic~b*a|2792	2:Partial traumatic~b*a|2792
0:*e at~b^b level|3150	1:*e at level between~b^c wrist|3150	9:*d~c^b, level unspecified|3151
1:*c right~b^b|2791	2:*c left~b^b|2791	9:*c unspecified~b^b|2791
0:*c|2797	1:*d~c^b|3153
0:Physeal fracture~e*d lower end of ulna|3104	1:Physeal fracture~e*d upper end of radius|3104	2:Physeal fracture~e*d lower end of radius|3104	8:^b specified~c*a|3154	9:Unspecified injury~e*a|3108
0:^c unspecified*a|2095	1:^c thumb~b*a|2793	2:^c index*a|2793	3:^c middle*a|2793	4:^c ring*a|2793	5:^c little*a|2793
1:*c|2797	2:*d~c^b|2797
1:Abrasion~d*a|2797	2:Blister (nonthermal)~d*a|2797	4:External constriction~d*a|2797	5:Superficial foreign body~d*a|2797	6:Insect bite (nonvenomous)~d*a|2797	7:*d bite~b^c|2797	9:*a|2797
0:*b right index finger|2791	1:*b left index finger|2791	2:*b right middle finger|2791	3:*b left middle finger|2791	4:*b right ring finger|2791	5:*b left ring finger|2791	6:*b right little finger|2791	7:*b left little finger|2791	8:*b other finger|2791	9:*b unspecified finger|2791
1:Abrasion~d*c~b^b|3159	2:Blister (nonthermal)~d*c~b^b|3159	4:External constriction~d*c~b^b|3159	5:Superficial foreign body~d*c~b^b|3159	6:Insect bite (nonvenomous)~d*c~b^b|3159	7:*e bite~b^b~b^b|3159
1:*a of right hand|2791	2:*a of left hand|2791	9:*a of unspecified hand|2791
1:Abrasion~d*a|2797	2:Blister (nonthermal)~d*a|2797	4:External constriction~d*a|2797	5:Superficial foreign body~d*a|2797	6:Insect bite (nonvenomous)~d*a|2797	7:*d bite~b^c|3161
0:*c right index finger|2791	1:*c left index finger|2791	2:*c right middle finger|2791	3:*c left middle finger|2791	4:*c right ring finger|2791	5:*c left ring finger|2791	6:*c right little finger|2791	7:*c left little finger|2791	8:*b finger|2791	9:*c unspecified finger|2791
1:*e|2797	2:*f~c^b|2797	3:*f thumb|2797	4:*f other~e^b|3163
0:Contusion~c*f finger without damage to nail|3156	1:Contusion~c*f finger with damage to nail|3156	2:Contusion~c*e~c^b hand|3157	3:Other superficial injuries~c*f thumb|3158	4:Other superficial injuries~c*f other~e^b|3160	5:Other superficial injuries~c*f~c^b|3162	8:Other superficial injuries~c*e|3046	9:Unspecified superficial~b*a|3164
1:*f right^f|2791	2:*f left^f|2791	9:*f unspecified^f|2791
0:Unspecified open~b*a|2917	1:Laceration without foreign body~c*a|3166	2:Laceration with foreign body~c*a|3166	3:Puncture~b^b without foreign body*a|3166	4:Puncture~b^b with foreign body*a|3166	5:^b bite~b*a|2794
0:^e right index~b*a|2791	1:^e left index~b*a|2791	2:^e right middle~b*a|2791	3:^e left middle~b*a|2791	4:^e right ring~b*a|2791	5:^e left ring~b*a|2791	6:^e right little~b*a|2791	7:^e left little~b*a|2791	8:*a|2791	9:^e unspecified~b*a|2791
0:*f right index^f|2791	1:*f left index^f|2791	2:*f right middle^f|2791	3:*f left middle^f|2791	4:*f right ring^f|2791	5:*f left ring^f|2791	6:*f right little^f|2791	7:*f left little^f|2791	8:*f other^f|2791	9:*f unspecified^f|2791
0:^d right index*a|2791	1:^d left index*a|2791	2:^d right middle*a|2791	3:^d left middle*a|2791	4:^d right ring*a|2791	5:^d left ring*a|2791	6:^d right little*a|2791	7:^d left little*a|2791	8:^d other*a|2791	9:^d unspecified*a|2791
0:Unspecified open~b*a|3168	1:Laceration without foreign body~c^b~b*a|3169	2:Laceration with foreign body~c^b~b*a|3169	3:Puncture~b^b without foreign body^b~b*a|3169	4:Puncture~b^b with foreign body^b~b*a|3169	5:^b bite~b^b~b*a|3170
0:^e right index*a|2791	1:^e left index*a|2791	2:^e right middle*a|2791	3:^e left middle*a|2791	4:^e right ring*a|2791	5:^e left ring*a|2791	6:^e right little*a|2791	7:^e left little*a|2791	8:^e other*a|2791	9:^e unspecified*a|2791
0:Unspecified open~b^c~b*a|3172	1:Laceration without foreign body~c^b~b*a|3169	2:Laceration with foreign body~c^b~b*a|3169	3:Puncture~b^b without foreign body^b~b*a|3169	4:Puncture~b^b with foreign body^b~b*a|3169	5:^b bite~b^b~b*a|3170
0:*f thumb without damage to nail|3167	1:*f thumb with damage to nail|3167	2:*f other finger without damage to nail|3171	3:*f other finger with damage to nail|3173	4:*f~c^b|2805	5:*e|2805
0:Unspecified fracture~b*a|3052	1:^c distal pole of*a|3054	2:^c middle third of*a|3054	3:^c proximal third of*a|3054
1:*a, right wrist|3051	2:*a, left wrist|3051	9:*a, unspecified wrist|3051
1:Displaced fracture~b*c, right~b^b|3051	2:Displaced fracture~b*c, left~b^b|3051	3:Displaced fracture~b*c, unspecified~b^b|3051	4:Nondisplaced fracture~b*c, right~b^b|3051	5:Nondisplaced fracture~b*c, left~b^b|3051	6:Nondisplaced fracture~b*c, unspecified~b^b|3051
1:Displaced fracture~b*a, right wrist|3051	2:Displaced fracture~b*a, left wrist|3051	3:Displaced fracture~b*a, unspecified wrist|3051	4:Nondisplaced fracture~b*a, right wrist|3051	5:Nondisplaced fracture~b*a, left wrist|3051	6:Nondisplaced fracture~b*a, unspecified wrist|3051
0:*f~c^c bone|3176	1:*f triquetrum [cuneiform] bone of wrist|3177	2:*f lunate [semilunar]|3178	3:*f capitate [os magnum] bone|3178	4:*f body of hamate [unciform] bone|3178	5:*f hook process of hamate [unciform] bone|3178	6:*f pisiform|3178	7:*f trapezium [larger multangular]|3178	8:*f trapezoid [smaller multangular]|3178
1:*a, right hand|3051	2:*a, left hand|3051	9:*a, unspecified hand|3051
1:*a, right hand|3051	2:*a, left hand|3051	3:*a, unspecified hand|3051
1:Displaced Rolando's~b*a, right hand|3051	2:Displaced Rolando's~b*a, left hand|3051	3:Displaced Rolando's~b*a, unspecified hand|3051	4:Nondisplaced Rolando's~b*a, right hand|3051	5:Nondisplaced Rolando's~b*a, left hand|3051	6:Nondisplaced Rolando's~b*a, unspecified hand|3051
1:^b displaced*a, right hand|3051	2:^b displaced*a, left hand|3051	3:^b displaced*a, unspecified hand|3051	4:^b nondisplaced*a, right hand|3051	5:^b nondisplaced*a, left hand|3051	6:^b nondisplaced*a, unspecified hand|3051
1:Displaced fracture~b*a, right hand|3051	2:Displaced fracture~b*a, left hand|3051	3:Displaced fracture~b*a, unspecified hand|3051	4:Nondisplaced fracture~b*a, right hand|3051	5:Nondisplaced fracture~b*a, left hand|3051	6:Nondisplaced fracture~b*a, unspecified hand|3051
0:Unspecified fracture~b*a|3180	1=Bennett's fracture|3181	2=Rolando's fracture|3182	3:Other fracture~b^b base of*a|3183	4:^c shaft of*a|3184	5:^c neck of*a|3184	9:Other fracture~b*a|3180
0:*d second~b^c, right hand|3051	1:*d second~b^c, left hand|3051	2:*d third~b^c, right hand|3051	3:*d third~b^c, left hand|3051	4:*d fourth~b^c, right hand|3051	5:*d fourth~b^c, left hand|3051	6:*d fifth~b^c, right hand|3051	7:*d fifth~b^c, left hand|3051	8:*a|3051	9:*d unspecified~b^c|3051
0:Unspecified fracture~b*e~c^c|3186	1:Displaced fracture~b^b base of^b~c*a|3186	2:Displaced fracture~b^b shaft of^b~c*a|3186	3:Displaced fracture~b^b neck of^b~c*a|3186	4:Nondisplaced fracture~b^b base of^b~c*a|3186	5:Nondisplaced fracture~b^b shaft of^b~c*a|3186	6:Nondisplaced fracture~b^b neck of^b~c*a|3186	9:Other fracture~b*e~c^c|3186
0:*b unspecified phalanx of^b|3052	1:*b proximal phalanx of^b|3054	2:*b distal phalanx of^b|3054
0:*b right index^b|3051	1:*b left index^b|3051	2:*b right middle^b|3051	3:*b left middle^b|3051	4:*b right ring^b|3051	5:*b left ring^b|3051	6:*b right little^b|3051	7:*b left little^b|3051	8:*b other^b|3051	9:*b unspecified^b|3051
0:*e~c^b phalanx of finger|3189	1:Displaced fracture~b*e proximal phalanx of finger|3189	2:Displaced fracture~b*e middle phalanx of finger|3189	3:Displaced fracture~b*e distal phalanx of finger|3189	4:Nondisplaced fracture~b*e proximal phalanx of finger|3189	5:Nondisplaced fracture~b*e middle phalanx of finger|3189	6:Nondisplaced fracture~b*e distal phalanx of finger|3189
0:*d unspecified^d|3076	1:*d right^d|3076	2:*d left^d|3076
0:*f of navicular [scaphoid] bone of~b^b|3175	1:*f of other~c^b unspecified carpal bone(s)|3179	2:*f of first metacarpal bone|3185	3:*f of other~c^b unspecified metacarpal bone|3187	5:*f of thumb|3188	6:*f of other~c^b unspecified finger(s)|3190	9:Unspecified fracture of~c*b|3191
1:^c~c^b right*a|2791	2:^c~c^b left*a|2791	3:^c~c^b unspecified*a|2791	4:^b~c^c right*a|2791	5:^b~c^c left*a|2791	6:^b~c^c unspecified*a|2791
1:^b~c*a of right wrist|2791	2:^b~c*a of left wrist|2791	3:^b~c*a of unspecified wrist|2791	4:Dislocation~d*a of right wrist|2791	5:Dislocation~d*a of left wrist|2791	6:Dislocation~d*a of unspecified wrist|2791
1:^b~c*b right^b|2791	2:^b~c*b left^b|2791	3:^b~c*b unspecified^b|2791	4:Dislocation~d*b right^b|2791	5:Dislocation~d*b left^b|2791	6:Dislocation~d*b unspecified^b|2791
1:^b~c*a of right hand|2791	2:^b~c*a of left hand|2791	3:^b~c*a of unspecified hand|2791	4:Dislocation~d*a of right hand|2791	5:Dislocation~d*a of left hand|2791	6:Dislocation~d*a of unspecified hand|2791
0:Unspecified subluxation~b*b|3193	1:*e distal radioulnar joint|3194	2:*e radiocarpal joint|3194	3:*e midcarpal joint|3194	4:*e carpometacarpal joint of thumb|3195	5:*e other carpometacarpal joint|3196	6:*e metacarpal (bone), proximal end|3196	7:*e distal end of ulna|3195	9:Other subluxation~b*b|3193
0:Unspecified subluxation~b*a|3080	1:*b metacarpophalangeal joint of^b|3195	2:*b interphalangeal joint of^b|3195
0:*c right index~b^b|2791	1:*c left index~b^b|2791	2:*c right middle~b^b|2791	3:*c left middle~b^b|2791	4:*c right ring~b^b|2791	5:*c left ring~b^b|2791	6:*c right little~b^b|2791	7:*c left little~b^b|2791	8:*a|2791	9:*c unspecified~b^b|2791
0:*b right index^b|2791	1:*b left index^b|2791	2:*b right middle^b|2791	3:*b left middle^b|2791	4:*b right ring^b|2791	5:*b left ring^b|2791	6:*b right little^b|2791	7:*b left little^b|2791	8:*b other^b|2791	9:*b unspecified^b|2791
0:Unspecified subluxation~d*b finger|3199	1:*f~c^b metacarpophalangeal joint of finger|3200	2:*f~c^b unspecified interphalangeal joint of finger|3200	3:*f~c^b proximal interphalangeal joint of finger|3200	4:*f~c^b distal interphalangeal joint of finger|3200	5:Unspecified~c*b finger|3199	6:Dislocation~d*c metacarpophalangeal joint of finger|3200	7:Dislocation~d*c unspecified interphalangeal joint of finger|3200	8:Dislocation~d*c proximal interphalangeal joint of finger|3200	9:Dislocation~d*c distal interphalangeal joint of finger|3200
0:*d unspecified^d|2797	1:*d collateral^d|2797	2:*d radiocarpal^b|2897	3:*d ulnocarpal (palmar)^b|2838	9:*d other^d|2797
0:*g right index^g|2791	1:*g left index^g|2791	2:*g right middle^g|2791	3:*g left middle^g|2791	4:*g right ring^g|2791	5:*g left ring^g|2791	6:*g right little^g|2791	7:*g left little^g|2791	8:*g other^g|2791	9:*g unspecified^g|2791
0:^d unspecified*b joint|3203	1:^d collateral*b joint|3203	2:^d palmar*b joint|3203	3:^d volar plate~b*b joint|3203	9:^d other*b joint|3203
1:*b joint of right wrist|2791	2:*b joint of left wrist|2791	9:*b joint of unspecified wrist|2791
1:*a of right wrist|2791	2:*a of left wrist|2791	9:*a of unspecified wrist|2791
0:Unspecified~d*a|2797	1:Sprain~e*b carpal (joint)|3205	2:Sprain~e*b radiocarpal joint|3206	9:^b specified~c*a|2797
0:*e right index finger|2791	1:*e left index finger|2791	2:*e right middle finger|2791	3:*e left middle finger|2791	4:*e right ring finger|2791	5:*e left ring finger|2791	6:*e right little finger|2791	7:*e left little finger|2791	8:*d finger|2791	9:*e~c^b finger|2791
0:Unspecified~d*b thumb|2797	1:Unspecified~d*b other and unspecified^b|3208	2:Sprain~e*b interphalangeal joint of thumb|2797	3:Sprain of interphalangeal joint of other~b*d~c^b|3208	4:Sprain~e*b metacarpophalangeal joint of thumb|2797	5:Sprain of metacarpophalangeal joint of other~b*d~c^b|3208	8:^b~c*b thumb|2797	9:^b~c*b other and unspecified^b|3208
0:Subluxation~b^b dislocation~b^b~e*b joints|3197	1:Subluxation~b*k dislocation~b^b thumb|3198	2:Subluxation~b*k dislocation~b^b other finger(s)|3201	3:Traumatic rupture~d*i ligament of~e^b|3202	4:Traumatic rupture~d*i ligament of finger~d^b metacarpophalangeal~b^b interphalangeal joint(s)|3204	5:Other~b^b unspecified*i~e^b|3207	6:Other~b^b unspecified*i finger(s)|3209	8:Sprain~d^b other part of~e*b|2839	9:Sprain~d^b unspecified part of~e*b|2840
0:*a of unspecified arm|2095	1:*a of right arm|2095	2:*a of left arm|2095
0:*c right index~b^b|2791	1:*c left index~b^b|2791	2:*c right middle~b^b|2791	3:*c left middle~b^b|2791	4:*c right ring~b^b|2791	5:*c left ring~b^b|2791	6:*c right little~b^b|2791	7:*c left little~b^b|2791	8:*a|2791
0:*e~c^c|2095	9:*d~c^b|3212
1:*a of right arm|2791	2:*a of left arm|2791	9:*a of unspecified arm|2791
X:*a|3214
0:^c ulnar nerve~b*a|3211	1:^c median nerve~b*a|3211	2:^c radial nerve~b*a|3211	3:*g digital nerve of thumb|2837	4:*g digital nerve of other~d^b unspecified finger|3213	8:^c other*a|3215	9:^c unspecified nerve~b*a|3211
0:Unspecified injury~b*a|3214	1:Laceration~b*a|3214	9:Other specified injury~b*a|3214
0:Unspecified injury~b*a|3161	1:Laceration~b*a|3161	9:Other specified injury~b*a|3161
0:Unspecified injury~b*a|2797	1:Laceration~b*a|2797	9:Other specified injury~b*a|2797
0:*e right index~d^b|2791	1:*e left index~d^b|2791	2:*e right middle~d^b|2791	3:*e left middle~d^b|2791	4:*e right ring~d^b|2791	5:*e left ring~d^b|2791	6:*e right little~d^b|2791	7:*e left little~d^b|2791	8:*d~c^b|2791	9:*e~c^c|2791
0:Unspecified injury~b*a|3220	1:Laceration~b*a|3220	9:Other specified injury~b*a|3220
1:*b of right arm|2791	2:*b of left arm|2791	9:*b of unspecified arm|2791
0:Unspecified injury~b*a|3214	1:Laceration~b*a|3214	9:Other specified injury~b*a|3222
0:^c ulnar artery~c*a|3217	1:^c radial artery~c*a|3217	2:*h superficial palmar arch|3218	3:*h deep palmar arch|3218	4:*g vessel of thumb|3219	5:*g vessel of other~d^b unspecified finger|3221	8:^c other*a|3217	9:^c unspecified^b vessel~b*a|3223
1:*g right^g|2791	2:*g left^g|2791	9:*g unspecified^g|2791
0:Unspecified injury~b*a|3225	1:Strain~b*a|3225	2:Laceration~b*a|3225	9:Other specified injury~b*a|3225
0:*j right index~d^g|2791	1:*j left index~d^g|2791	2:*j right middle~d^g|2791	3:*j left middle~d^g|2791	4:*j right ring~d^g|2791	5:*j left ring~d^g|2791	6:*j right little~d^g|2791	7:*j left little~d^g|2791	8:*i~c^g|2791	9:*j~c^h|2791
0:Unspecified injury~b*a|3227	1:Strain~b*a|3227	2:Laceration~b*a|3227	9:Other injury~b*a|3227
1:*a, right hand|2791	2:*a, left hand|2791	9:*a, unspecified hand|2791
0:Unspecified injury~b*a|3229	1:Strain~b*a|3229	2:Laceration~b*a|3229	9:Other injury~b*a|3229
0:^c long flexor*f of thumb^f|3226	1:^c flexor*f of other and unspecified finger^f|3228	2:^c extensor*f of thumb^f|3226	3:^c extensor*f of other and unspecified finger^f|3228	4:^c intrinsic*f of thumb^f|3226	5:^c intrinsic*f of other and unspecified finger^f|3228	8:^c other specified muscles~b^d tendons~b*a|3230	9:^c unspecified*a|3230
0:*c right index finger|2791	1:*c left index finger|2791	2:*c right middle finger|2791	3:*c left middle finger|2791	4:*c right ring finger|2791	5:*c left ring finger|2791	6:*c right little finger|2791	7:*c left little finger|2791	8:*b finger|2791
0:*e~c^c|2095	9:*d~c^b|3232
0:*f unspecified^f|2095	1:*f right^f|2095	2:*f left^f|2095
0:*f thumb|2837	1:*f other~d^b unspecified finger(s)|3233	2:*f~c^b|2837	3:*e|2837	4:*e~c^b hand|2840	9:^d unspecified part(s) of*a|3234
1:Complete traumatic~b*a|3220	2:Partial traumatic~b*a|3220
1:Complete traumatic~b*b finger(s)|3208	2:Partial traumatic~b*a|3220
0:^b metacarpophalangeal*f thumb|2861	1:^b metacarpophalangeal*f other~d^b unspecified finger|3236	4:*f~c^b at wrist level|3151	5:^b transphalangeal*f thumb|2861	6:^b transphalangeal*f other~d^b unspecified finger|3237	7:^b transmetacarpal*f~c^b|2861
0:^e unspecified*a|2095	1:^e right*a|2095	2:^e left*a|2095
0:^d unspecified*a|2095	1:^d right*a|2095	2:^d left*a|2095
8:^b specified~c*a|3239	9:Unspecified injury~e*a|3240
1:*a, right hip|2791	2:*a, left hip|2791	9:*a, unspecified hip|2791
1:Abrasion~d*a|3110	2:Blister (nonthermal)~d*a|3110	4:External constriction~d*a|3110	5:Superficial foreign body~d*a|3110	6:Insect bite (nonvenomous)~d*a|3110	7:*d bite~b^c|3242
1:Abrasion~d*a|3110	2:Blister (nonthermal)~d*a|3110	4:External constriction~d*a|3110	5:Superficial foreign body~d*a|3110	6:Insect bite (nonvenomous)~d*a|3110	7:*d bite~b^c|2797
0:Contusion~c*c|2837	1:Contusion~c*d~c^b|2837	2:Other superficial injuries~c*c|3243	3:Other superficial injuries~c*d~c^b|3244	9:Unspecified superficial~b*a|3157
0:Unspecified open~b*a|3110	1:Laceration without foreign body~c*a|3110	2:Laceration with foreign body~c*a|3110	3:Puncture~b^b without foreign body*a|3110	4:Puncture~b^b with foreign body*a|3110	5:^b bite~b*a|3110
0:*c|3246	1:*d~c^b|3246
1:Displaced midcervical~b*b right^b|3113	2:Displaced midcervical~b*b left^b|3113	3:Displaced midcervical~b*b unspecified^b|3113	4:Nondisplaced midcervical~b*b right^b|3113	5:Nondisplaced midcervical~b*b left^b|3113	6:Nondisplaced midcervical~b*b unspecified^b|3113
1:Displaced articular~b*b right^b|3113	2:Displaced articular~b*b left^b|3113	3:Displaced articular~b*b unspecified^b|3113	4:Nondisplaced articular~b*b right^b|3113	5:Nondisplaced articular~b*b left^b|3113	6:Nondisplaced articular~b*b unspecified^b|3113
0:^c unspecified part of~c*a|3114	1:Unspecified intracapsular fracture~f*a|3114	2:*f epiphysis (separation) (upper)~d^c|3115	3:Midcervical fracture~f*a|3248	4:^c base of~c*a|3115	5:Unspecified fracture~b*e~c^c|3114	6:Articular fracture~b*e~c^c|3249	9:Other fracture~b*a|3114
1:Displaced apophyseal~b*b right^b|3113	2:Displaced apophyseal~b*b left^b|3113	3:Displaced apophyseal~b*b unspecified^b|3113	4:Nondisplaced apophyseal~b*b right^b|3113	5:Nondisplaced apophyseal~b*b left^b|3113	6:Nondisplaced apophyseal~b*b unspecified^b|3113
1:Displaced intertrochanteric~b*b right^b|3113	2:Displaced intertrochanteric~b*b left^b|3113	3:Displaced intertrochanteric~b*b unspecified^b|3113	4:Nondisplaced intertrochanteric~b*b right^b|3113	5:Nondisplaced intertrochanteric~b*b left^b|3113	6:Nondisplaced intertrochanteric~b*b unspecified^b|3113
0:Unspecified trochanteric~b*a of femur|3114	1=Fracture of greater trochanter of femur|3115	2=Fracture of lesser trochanter of femur|3115	3:Apophyseal~b*a of femur|3251	4:Intertrochanteric~b*a of femur|3252
1:Displaced subtrochanteric~b*b right^b|3131	2:Displaced subtrochanteric~b*b left^b|3131	3:Displaced subtrochanteric~b*b unspecified^b|3131	4:Nondisplaced subtrochanteric~b*b right^b|3131	5:Nondisplaced subtrochanteric~b*b left^b|3131	6:Nondisplaced subtrochanteric~b*b unspecified^b|3131
1:Displaced spiral~b*b right^b|3113	2:Displaced spiral~b*b left^b|3113	3:Displaced spiral~b*b unspecified^b|3113	4:Nondisplaced spiral~b*b right^b|3113	5:Nondisplaced spiral~b*b left^b|3113	6:Nondisplaced spiral~b*b unspecified^b|3113
1:Displaced comminuted~b*b right^b|3113	2:Displaced comminuted~b*b left^b|3113	3:Displaced comminuted~b*b unspecified^b|3113	4:Nondisplaced comminuted~b*b right^b|3113	5:Nondisplaced comminuted~b*b left^b|3113	6:Nondisplaced comminuted~b*b unspecified^b|3113
1:Displaced segmental~b*b right^b|3113	2:Displaced segmental~b*b left^b|3113	3:Displaced segmental~b*b unspecified^b|3113	4:Nondisplaced segmental~b*b right^b|3113	5:Nondisplaced segmental~b*b left^b|3113	6:Nondisplaced segmental~b*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	2:Transverse fracture~b*a|3118	3:Oblique fracture~b*a|3119	4:Spiral fracture~b*a|3255	5:Comminuted fracture~b*a|3256	6:Segmental fracture~b*a|3257	9:Other fracture~b*a|3114
1:Displaced unspecified~b*b right^b|3113	2:Displaced unspecified~b*b left^b|3113	3:Displaced unspecified~b*b unspecified^b|3113	4:Nondisplaced unspecified~b*b right^b|3113	5:Nondisplaced unspecified~b*b left^b|3113	6:Nondisplaced unspecified~b*b unspecified^b|3113
1:Displaced supracondylar~b*b right^b|3113	2:Displaced supracondylar~b*b left^b|3113	3:Displaced supracondylar~b*b unspecified^b|3113	4:Nondisplaced supracondylar~b*b right^b|3113	5:Nondisplaced supracondylar~b*b left^b|3113	6:Nondisplaced supracondylar~b*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	1:Unspecified condyle fracture~b*a|3259	2:*e lateral condyle~c^c|3115	3:*e medial condyle~c^c|3115	4:*d epiphysis (separation)~b^c|3115	5:Supracondylar fracture without intracondylar extension~b*a|3260	6:Supracondylar fracture with intracondylar extension~b*a|3260	7:Torus fracture~b*a|3061	9:Other fracture~b*a|3114
X:*a|3114
0:*b head and neck of^b|3250	1=Pertrochanteric fracture|3253	2:Subtrochanteric fracture~b*a|3254	3:*b shaft of^b|3258	4:*b lower end of^b|3261	8:Other fracture~b*a|3262	9:Unspecified fracture~b*a|3132
1:*e~c^b right^b|2791	2:*e~c^b left^b|2791	3:*e~c^b unspecified^b|2791	4:*f~c^c right^b|2791	5:*f~c^c left^b|2791	6:*f~c^c unspecified^b|2791
0:Unspecified subluxation~b*a|3080	1:Posterior subluxation~b*a|3080	2:Obturator subluxation~b*a|3080	3:Other anterior subluxation~b*a|3264	4:Central subluxation~b*a|3080
1:^b ligament~b*b right^b|2791	2:^b ligament~b*b left^b|2791	9:^b ligament~b*b unspecified^b|2791
0:Unspecified sprain~b*a|2797	1:Iliofemoral ligament sprain~b*a|2797	2:Ischiocapsular (ligament) sprain~b*a|3266	9:Other sprain~b*a|2797
0:Subluxation~f^b dislocation~b*a|3265	1:Sprain~h*a|3267
0:*a, unspecified leg|2095	1:*a, right leg|2095	2:*a, left leg|2095
0:*a, unspecified leg|2095	1:*c high~b^b, right leg|2095	2:*a, left leg|2095
1:*a, right leg|2791	2:*a, left leg|2791	9:*a, unspecified leg|2791
X:*a|3271
0:^c sciatic nerve~b*a|3269	1:^c femoral nerve~b*a|3269	2:^c cutaneous sensory nerve~b*a|3270	8:^c other*a|3272	9:^c unspecified nerve~b*a|3269
0:Unspecified injury~b*a|3271	1:Minor laceration~b*a|3271	2:Major laceration~b*a|3271	9:Other specified injury~b*a|3271
0:Unspecified injury~b*a|3271	1:Laceration~b*a|3271	9:Other specified injury~b*a|3271
0:*h femoral artery|3274	1:^c femoral vein~c*a|3274	2:^c greater saphenous vein~c*a|3274	8:^c other*a|3275	9:^c unspecified^b vessel~b*a|3275
0:Unspecified injury~b*a|2797	1:Strain~b*a|2797	2:Laceration~b*a|2797	9:Other specified injury~b*a|2797
0:Unspecified injury~b*a|2794	1:Strain~b*a|2793	2:Laceration~b*a|2793	9:Other specified injury~b*a|2917
1:*a, right thigh|2791	2:*a, left thigh|2791	9:*a, unspecified thigh|2791
0:Unspecified injury~b*a|3279	1:Strain~b*a|3279	2:Laceration~b*a|3279	9:Other specified injury~b*a|3279
0:Unspecified injury~b*a|3279	1:Strain~b*a|3279	2:Laceration~b*a|3279	9:Other injury~b*a|3279
0:*f of~b^b|3277	1:^c quadriceps*f|3278	2:^c adductor*f of~d^b|3096	3:*f of the posterior muscle group^b~c^c|3280	8:^c other specified muscles~b*g tendons~b^b~c^c|3281	9:^c unspecified muscles~b*g tendons~b^b~c^c|3280
0:*c|2837	1:*d~c^b|2837	2:*c with~b^b|2840
0:*e at~b^b joint|3100	1:*e at level between~b^c knee|3101	9:*a, level unspecified|3102
0:Unspecified physeal~b*a|3061	1:Salter-Harris Type I physeal~b*a|3061	9:Other physeal~b*a|3061
0:Unspecified physeal~b*a|3061	1:Salter-Harris Type I physeal~b*a|3061	2:Salter-Harris Type II physeal~b*a|3061	3:Salter-Harris Type III physeal~b*a|3061	4:Salter-Harris Type IV physeal~b*a|3061	9:Other physeal~b*a|3061
0:Physeal fracture~e*d upper end of femur|3285	1:Physeal fracture~e*d lower end of femur|3286	8:^b specified~c*a|3157	9:Unspecified injury~e*a|3157
1:^b, right~b*a|2791	2:^b, left~b*a|2791	9:^b, unspecified~b*a|2791
1:*d, right~b^c|2791	2:*d, left~b^c|2791	9:*d, unspecified~b^c|2791
1:Abrasion~d*a|3288	2:Blister (nonthermal)~d*a|3289	4:External constriction~d*a|3289	5:Superficial foreign body~d*a|3289	6:Insect bite (nonvenomous)~d*a|3289	7:^c bite~b*a|3289
0:Contusion~c*d|2837	1:Contusion~c^b~c*a|2866	2:Other superficial injuries~c*d|3244	8:Other superficial injuries~c^b~c*a|3290	9:Unspecified superficial~b*a|3045
0:Unspecified open~b*a|3289	1:Laceration without foreign body~c*a|3289	2:Laceration with foreign body~c*a|3289	3:Puncture~b^b without foreign body*a|3289	4:Puncture~b^b with foreign body*a|3289	5:^b bite~b*a|3289
0:*d|3246	8:*e~c^c|3292
1:Displaced osteochondral~b*b right^b|3113	2:Displaced osteochondral~b*b left^b|3113	3:Displaced osteochondral~b*b unspecified^b|3113	4:Nondisplaced osteochondral~b*b right^b|3113	5:Nondisplaced osteochondral~b*b left^b|3113	6:Nondisplaced osteochondral~b*b unspecified^b|3113
1:Displaced longitudinal~b*b right^b|3113	2:Displaced longitudinal~b*b left^b|3113	3:Displaced longitudinal~b*b unspecified^b|3113	4:Nondisplaced longitudinal~b*b right^b|3113	5:Nondisplaced longitudinal~b*b left^b|3113	6:Nondisplaced longitudinal~b*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	1:Osteochondral fracture~b*a|3294	2:Longitudinal fracture~b*a|3295	3:Transverse fracture~b*a|3118	4:Comminuted fracture~b*a|3256	9:Other fracture~b*a|3114
1:Displaced bicondylar~b*b right^b|3113	2:Displaced bicondylar~b*b left^b|3113	3:Displaced bicondylar~b*b unspecified^b|3113	4:Nondisplaced bicondylar~b*b right^b|3113	5:Nondisplaced bicondylar~b*b left^b|3113	6:Nondisplaced bicondylar~b*b unspecified^b|3113
0:Unspecified fracture~b*a|3114	1:*e tibial spine|3128	2:*e lateral condyle~c^c|3115	3:*e medial condyle~c^c|3115	4:Bicondylar fracture~e*a|3297	5:*e tibial tuberosity|3128	6:Torus fracture~b*a|3061	9:Other fracture~b*a|3114
0:Unspecified fracture~b*a|3114	1:Torus fracture~b*a|3061	9:Other fracture~b*a|3114
1:Displaced fracture~b*a of right tibia|3131	2:Displaced fracture~b*a of left tibia|3131	3:Displaced fracture~b*a of unspecified tibia|3131	4:Nondisplaced fracture~b*a of right tibia|3131	5:Nondisplaced fracture~b*a of left tibia|3131	6:Nondisplaced fracture~b*a of unspecified tibia|3131
1:Displaced fracture~b*a of right fibula|3131	2:Displaced fracture~b*a of left fibula|3131	3:Displaced fracture~b*a of unspecified fibula|3131	4:Nondisplaced fracture~b*a of right fibula|3131	5:Nondisplaced fracture~b*a of left fibula|3131	6:Nondisplaced fracture~b*a of unspecified fibula|3131
1:Displaced bimalleolar~b*c right^c|3113	2:Displaced bimalleolar~b*c left^c|3113	3:Displaced bimalleolar~b*c unspecified^c|3113	4:Nondisplaced bimalleolar~b*c right^c|3113	5:Nondisplaced bimalleolar~b*c left^c|3113	6:Nondisplaced bimalleolar~b*c unspecified^c|3113
1:Displaced trimalleolar~b*c right^c|3113	2:Displaced trimalleolar~b*c left^c|3113	3:Displaced trimalleolar~b*c unspecified^c|3113	4:Nondisplaced trimalleolar~b*c right^c|3113	5:Nondisplaced trimalleolar~b*c left^c|3113	6:Nondisplaced trimalleolar~b*c unspecified^c|3113
1:Displaced Maisonneuve's~b*a of right leg|3113	2:Displaced Maisonneuve's~b*a of left leg|3113	3:Displaced Maisonneuve's~b*a of unspecified leg|3113	4:Nondisplaced Maisonneuve's~b*a of right leg|3113	5:Nondisplaced Maisonneuve's~b*a of left leg|3113	6:Nondisplaced Maisonneuve's~b*a of unspecified leg|3113
1:Displaced pilon~b*b right^b|3113	2:Displaced pilon~b*b left^b|3113	3:Displaced pilon~b*b unspecified^b|3113	4:Nondisplaced pilon~b*b right^b|3113	5:Nondisplaced pilon~b*b left^b|3113	6:Nondisplaced pilon~b*b unspecified^b|3113
1:^b fracture~b^b right*a|3113	2:^b fracture~b^b left*a|3113	9:^b fracture~b^b unspecified*a|3113
1:Torus fracture~c*c upper end of fibula|3061	2:Torus fracture~c*b end of fibula|3061	3:*e fracture~b^b upper and^b end of fibula|3114	4:Bimalleolar fracture~c*a|3302	5:Trimalleolar fracture~c*a|3303	6=Maisonneuve's fracture|3304	7:Pilon fracture~c*c tibia|3305	9:*a|3306
0:*c unspecified^c|3131	1:*c right^c|3131	2:*c left^c|3131
0:*f patella|3296	1:*f upper end of tibia|3298	2:*f shaft of tibia|3258	3:*e end of tibia|3299	4:*f shaft of fibula|3258	5:*f medial malleolus|3300	6:*f lateral malleolus|3301	8:Other fractures~b*d|3307	9:Unspecified fracture~b*d|3308
0:Unspecified subluxation~b*a|3080	1:Lateral subluxation~b*a|3080	9:Other subluxation~b*a|3080
1:^c~c*a, right knee|2791	2:^c~c*a, left knee|2791	3:^c~c*a, unspecified knee|2791	4:^b~c*a, right knee|2791	5:^b~c*a, left knee|2791	6:^b~c*a, unspecified knee|2791
0:Unspecified subluxation~b*a|3080	1:Anterior subluxation~b*b proximal end of tibia|3311	2:Posterior subluxation~b*b proximal end of tibia|3311	3:Medial subluxation~b*b proximal end of tibia|3311	4:Lateral subluxation~b*b proximal end of tibia|3311	9:Other subluxation~b*a|3080
0:Bucket-handle tear~b*a, right knee|2791	1:Bucket-handle tear~b*a, left knee|2791	2:Bucket-handle tear~b*a, unspecified knee|2791	3:Other tear~b*a, right knee|2791	4:Other tear~b*a, left knee|2791	5:Other tear~b*a, unspecified knee|2791	6:Unspecified tear~b*a, right knee|2791	7:Unspecified tear~b*a, left knee|2791	9:Unspecified tear~b*a, unspecified knee|2791
1:*a, right knee|2791	2:*a, left knee|2791	9:*a, unspecified knee|2791
0:^c unspecified*a|3313	1:Bucket-handle tear~b^b medial*a|3314	2:Peripheral tear~b^b medial*a|3314	3:Complex tear~b^b medial*a|3314	4:Other tear~b^b medial*a|3314	5:Bucket-handle tear~b^b lateral*a|3314	6:Peripheral tear~b^b lateral*a|3314	7:Complex tear~b^b lateral*a|3314	8:Other tear~b^b lateral*a|3314
0:^c unspecified*a|2797	1:^c medial*a|2797	2:^c lateral*a|2797
0:^c unspecified*a|2797	1:^c anterior*a|2797	2:^c posterior*a|2797
0:*a, unspecified knee|2095	1:*a, right knee|2095	2:*a, left knee|2095
X:*a|2797
0:Subluxation~f*d dislocation~b^b patella|3310	1:Subluxation~f^b dislocation~b*a|3312	2:Tear~h*b meniscus, current injury|3315	3:Tear~d^b articular cartilage~d*a, current|2840	4:Sprain~d^b collateral ligament~d*a|3316	5:Sprain~d^b cruciate ligament~d*a|3317	6:Sprain~d*f the superior tibiofibular joint~b^b ligament|3318	8:Sprain~d^b other specified parts~d*a|3319	9:Sprain~d^b unspecified site~d*a|2837
0:*a|3271
0:^c tibial nerve~b*a|3269	1:^c peroneal nerve~b*a|3269	2:^c cutaneous sensory nerve~b*a|3269	8:^c other*a|3321	9:^c unspecified nerve~b*a|3269
0:Unspecified injury~b^b unspecified*a|3271	1:Laceration~b^b unspecified*a|3271	2:Other specified injury~b^b unspecified*a|3271	3:Unspecified injury~b^b anterior*a|3271	4:Laceration~b^b anterior*a|3271	5:Other specified injury~b^b anterior*a|3271	6:Unspecified injury~b^b posterior*a|3271	7:Laceration~b^b posterior*a|3271	8:Other specified injury~b^b posterior*a|3271
0:*g popliteal artery|3275	1:*g tibial artery|3323	2:*g peroneal artery|3275	3:^c greater saphenous vein~c*a|3275	4:^c lesser saphenous vein~c*a|3275	5:*g popliteal vein|3275	8:^c other*a|3275	9:^c unspecified^b vessel~b*a|3275
0:Unspecified injury~b*a|2897	1:Strain~b*a|2897	2:Laceration~b*a|2897	9:Other specified injury~b*a|2897
0:Unspecified injury~b*a|3271	1:Strain~b*a|3271	2:Laceration~b*a|3271	9:Other injury~b*a|3271
1:*h muscle(s)~b^b tendon(s)~b^e, right leg|2791	2:*h muscle(s)~b^b tendon(s)~b^e, left leg|2791	9:*h muscle(s)~b^b tendon(s)~b^e, unspecified leg|2791
1:^d muscle(s)~b^b tendon(s)~b*a, right leg|2791	2:^d muscle(s)~b^b tendon(s)~b*a, left leg|2791	9:^d muscle(s)~b^b tendon(s)~b*a, unspecified leg|2791
0:Unspecified injury~b*a|3327	1:Strain~b*a|3328	2:Laceration~b*a|3328	9:Other injury~b*a|3327
0:*j Achilles~e^b|3325	1:^c other muscle(s)~d^b tendon(s) of posterior muscle group~b*a|3326	2:^c muscle(s)~d^b tendon(s) of anterior muscle group~b*a|3326	3:^c muscle(s)~d^b tendon(s) of peroneal muscle group~b*a|3326	8:^c other muscles~d^b tendons~b*a|3329	9:^c unspecified^b~c*a|3329
0:*c knee|2837	8:*a|2866
1:*a, right lower leg|2791	2:*a, left lower leg|2791	9:*a, unspecified lower leg|2791
1:Complete traumatic~b*a|3332	2:Partial traumatic~b*a|3332
0:*d at knee level|3333	1:*d at level between knee and ankle|3333	9:*a, level unspecified|3102
0:Unspecified physeal~b*a|3061	1:Salter-Harris Type I physeal~b*a|3061	2:Salter-Harris Type II physeal~b*a|3061	9:Other physeal~b*a|3061
0:Physeal fracture~e*c upper end of tibia|3286	1:Physeal fracture~e*b end of tibia|3286	2:Physeal fracture~e*c upper end of fibula|3335	3:Physeal fracture~e*b end of fibula|3335	8:^b specified~c*a|2866	9:Unspecified injury~e*a|2866
1:^c right^b toe(s)~b*a|2791	2:^c left^b toe(s)~b*a|2791	9:^c unspecified^b toe(s)~b*a|2791
1:^c great*a|2793	2:^c lesser*a|3337
1:*c, right great~b^b|2791	2:*c, left great~b^b|2791	3:*c, unspecified great~b^b|2791	4:*c, right lesser toe(s)|2791	5:*c, left lesser toe(s)|2791	6:*c, unspecified lesser toe(s)|2791
1:*b right great^b|2791	2:*b left great^b|2791	3:*b unspecified great^b|2791	4:*b right lesser toe(s)|2791	5:*b left lesser toe(s)|2791	6:*b unspecified lesser toe(s)|2791
1:Abrasion~d*a|3339	2:Blister (nonthermal)~d*a|3339	4:External constriction~d*a|3339	5:Superficial foreign body~d*a|3339	6:Insect bite (nonvenomous)~d*a|3339	7:*d bite~b^c|3340
1:*a, right ankle|2791	2:*a, left ankle|2791	9:*a, unspecified ankle|2791
1:Abrasion~d*a|3110	2:Blister (nonthermal)~d*a|3110	4:External constriction~d*a|3110	5:Superficial foreign body~d*a|3110	6:Insect bite (nonvenomous)~d*a|3110	7:*d bite~b^c|3342
1:*b right great toe|2791	2:*b left great toe|2791	3:*b unspecified great toe|2791	4:*b right lesser toe(s)|2791	5:*b left lesser toe(s)|2791	6:*b unspecified lesser toe(s)|2791
1:*e|2797	2:*f~c^b|2797	3:*f toes|3344
0:Contusion~c*e|2837	1:Contusion~c*f toe without damage to nail|3338	2:Contusion~c*f toe with damage to nail|3338	3:Contusion~c*f~c^b|2837	4:Other superficial injuries~c*f toe|3341	5:Other superficial injuries~c*e|3343	8:Other superficial injuries~c*f~c^b|3244	9:Unspecified superficial~b*b toe|3345
1:^e right great*a|2791	2:^e left great*a|2791	3:^e unspecified great*a|2791	4:*f right lesser toe(s)~b^e|2791	5:*f left lesser toe(s)~b^e|2791	6:*f unspecified lesser toe(s)~b^e|2791	9:*f unspecified toe(s)~b^e|2791
1:*f right great^f|2791	2:*f left great^f|2791	3:*f unspecified great^f|2791	4:*f right lesser toe(s)~b^e|2791	5:*f left lesser toe(s)~b^e|2791	6:*f unspecified lesser toe(s)~b^e|2791	9:*f unspecified^f|2791
1:*f right great^f|2791	2:*f left great^f|2791	3:*f unspecified great^f|2791	4:*f right lesser toe(s)~b^e|2791	5:*f left lesser toe(s)~b^e|2791	6:*f unspecified lesser toe(s)~b^e|2791	9:*f unspecified toe(s)~b^e|2791
1:^d right great*a|2791	2:^d left great*a|2791	3:^d unspecified great*a|2791	4:^d right lesser toe(s)~b*a|2791	5:^d left lesser toe(s)~b*a|2791	6:^d unspecified lesser toe(s)~b*a|2791	9:^d unspecified toe(s)~b*a|2791
0:Unspecified open~b*a|3347	1:Laceration without foreign body~c*a|3348	2:Laceration with foreign body~c*a|3349	3:Puncture~b^b without foreign body*a|3349	4:Puncture~b^b with foreign body*a|3349	5:^b bite~b*a|3350
0:Unspecified open~b*a|3347	1:Laceration without foreign body~c*a|3349	2:Laceration with foreign body~c*a|3349	3:Puncture~b^b without foreign body*a|3349	4:Puncture~b^b with foreign body*a|3349	5:^b bite~b*a|3350
0:*e|3246	1:*f toe without damage to nail|3351	2:*f toe with damage to nail|3352	3:*f~c^b|3246
1:Displaced avulsion~b*b right^b|3051	2:Displaced avulsion~b*b left^b|3051	3:Displaced avulsion~b*b unspecified^b|3051	4:Nondisplaced avulsion~b*b right^b|3051	5:Nondisplaced avulsion~b*b left^b|3051	6:Nondisplaced avulsion~b*b unspecified^b|3051
1:Displaced other~b*b right^b|3051	2:Displaced other~b*b left^b|3051	3:Displaced other~b*b unspecified^b|3051	4:Nondisplaced other~b*b right^b|3051	5:Nondisplaced other~b*b left^b|3051	6:Nondisplaced other~b*b unspecified^b|3051
1:Displaced intraarticular~b*b right^b|3051	2:Displaced intraarticular~b*b left^b|3051	3:Displaced intraarticular~b*b unspecified^b|3051	4:Nondisplaced intraarticular~b*b right^b|3051	5:Nondisplaced intraarticular~b*b left^b|3051	6:Nondisplaced intraarticular~b*b unspecified^b|3051
0:Unspecified fracture~b*a|3052	1:*b body of^b|3054	2:*b anterior process of^b|3054	3:Avulsion fracture~b*b tuberosity of^b|3354	4:Other fracture~b*b tuberosity of^b|3355	5:Other extraarticular fracture~b*a|3355	6:Intraarticular fracture~b*a|3356
1:Displaced dome~b*b right^b|3051	2:Displaced dome~b*b left^b|3051	3:Displaced dome~b*b unspecified^b|3051	4:Nondisplaced dome~b*b right^b|3051	5:Nondisplaced dome~b*b left^b|3051	6:Nondisplaced dome~b*b unspecified^b|3051
0:Unspecified fracture~b*a|3052	1:*b neck of^b|3054	2:*b body of^b|3054	3:*b posterior process of^b|3054	4:Dome fracture~b*a|3358	5:Avulsion fracture (chip fracture)~b*a|3354	9:Other fracture~b*a|3052
1:*a of right foot|3051	2:*a of left foot|3051	9:*a of unspecified foot|3051
1:Displaced fracture~b*a of right foot|3051	2:Displaced fracture~b*a of left foot|3051	3:Displaced fracture~b*a of unspecified foot|3051	4:Nondisplaced fracture~b*a of right foot|3051	5:Nondisplaced fracture~b*a of left foot|3051	6:Nondisplaced fracture~b*a of unspecified foot|3051
0:^c~c*a|3360	1:*f cuboid bone|3361	2:*f lateral cuneiform|3361	3:*f intermediate cuneiform|3361	4:*f medial cuneiform|3361	5:*f navicular [scaphoid] of foot|3054
1:*a, right foot|3051	2:*a, left foot|3051	9:*a, unspecified foot|3051
1:Displaced fracture~b*a, right foot|3051	2:Displaced fracture~b*a, left foot|3051	3:Displaced fracture~b*a, unspecified foot|3051	4:Nondisplaced fracture~b*a, right foot|3051	5:Nondisplaced fracture~b*a, left foot|3051	6:Nondisplaced fracture~b*a, unspecified foot|3051
0:*c unspecified^c|3363	1:*c first^b bone|3364	2:*c second^b bone|3364	3:*c third^b bone|3364	4:*c fourth^b bone|3364	5:*c fifth^b bone|3364
1:Displaced unspecified~b*c right^c|3051	2:Displaced unspecified~b*c left^c|3051	3:Displaced unspecified~b*c unspecified^c|3051	4:Nondisplaced unspecified~b*c right^c|3051	5:Nondisplaced unspecified~b*c left^c|3051	6:Nondisplaced unspecified~b*c unspecified^c|3051
1:Displaced fracture~b*c right^c|3051	2:Displaced fracture~b*c left^c|3051	3:Displaced fracture~b*c unspecified^c|3051	4:Nondisplaced fracture~b*c right^c|3051	5:Nondisplaced fracture~b*c left^c|3051	6:Nondisplaced fracture~b*c unspecified^c|3051
1:*c right^c|3051	2:*c left^c|3051	9:*c unspecified^c|3051
0:Unspecified fracture~b*a|3366	1:*c proximal phalanx of^c|3367	2:*c distal phalanx of^c|3367	9:Other fracture~b*a|3368
0:Unspecified fracture~b*a|3366	1:*c proximal phalanx of^c|3367	2:*c middle phalanx of^c|3367	3:*c distal phalanx of^c|3367	9:Other fracture~b*a|3368
1:*d|3052
1:*b right toe(s)|3051	2:*b left toe(s)|3051	9:*b unspecified toe(s)|3051
0:*c|3052	1:*d~c^b|3372
0:*g calcaneus|3357	1:*g talus|3359	2:*g other~b^b unspecified tarsal bone(s)|3362	3:*g metatarsal bone(s)|3365	4:*g great~c^b|3369	5:*g lesser toe(s)|3370	8:Other fracture~b^c~c*a|3371	9:Unspecified fracture~b*d|3373
1:^b~c^b right*a|2095	2:^b~c^b left*a|2095	3:^b~c^b unspecified*a|2095	4:Dislocation~d^b right*a|2095	5:Dislocation~d^b left*a|2095	6:Dislocation~d^b unspecified*a|2095
1:*e~c^b right toe(s)|2791	2:*e~c^b left toe(s)|2791	3:*e~c^b unspecified toe(s)|2791	4:^b~c*b right toe(s)|2791	5:^b~c*b left toe(s)|2791	6:^b~c*b unspecified toe(s)|2791
1:*a of right great toe|2791	2:*a of left great toe|2791	3:*a of unspecified great toe|2791	4:*a of right lesser toe(s)|2791	5:*a of left lesser toe(s)|2791	6:*a of unspecified lesser toe(s)|2791	9:*a of unspecified toe(s)|2791
0:Unspecified subluxation~b*a|3376	1:Dislocation~d*b interphalangeal joint|3377	2:Dislocation~d*b metatarsophalangeal joint|3377	3:*e~c^b interphalangeal joint|3377	4:*e~c^b metatarsophalangeal joint|3377
1:^b~c*a of right foot|2791	2:^b~c*a of left foot|2791	3:^b~c*a of unspecified foot|2791	4:Dislocation~d*a of right foot|2791	5:Dislocation~d*a of left foot|2791	6:Dislocation~d*a of unspecified foot|2791
0:Unspecified subluxation~b*a|3080	1:*b tarsal joint|3379	2:*b tarsometatarsal joint|3379	3:Other subluxation~b*a|3080
1:*a of right ankle|2791	2:*a of left ankle|2791	9:*a of unspecified ankle|2791
0:*b unspecified ligament of^b|2797	1:*b calcaneofibular ligament|3381	2:*b deltoid ligament|3381	3:*b tibiofibular ligament|3381	9:*b other ligament of^b|2797
1:*b right great^b|2791	2:*b left great^b|2791	3:*b unspecified great^b|2791	4:*b right lesser toe(s)|2791	5:*b left lesser toe(s)|2791	6:*b unspecified lesser toe(s)|2791	9:*b unspecified toe(s)|2791
0:Unspecified sprain~b*a|3383	1:*b interphalangeal joint of^b|3383	2:*b metatarsophalangeal joint of^b|3383
0:Unspecified sprain~b*a|2797	1:*b tarsal ligament of^b|2797	2:*b tarsometatarsal ligament of^b|2797	9:Other sprain~b*a|2797
0:Subluxation~b*m dislocation~b^b~e^b joint|3375	1:Subluxation~b*m dislocation~b^b~i^b|3378	3:Subluxation~b*m dislocation~b^b~g^b|3380	4:Sprain~d*k~e^b|3382	5:Sprain~d*k~i^b|3384	6:Sprain~d*k~g^b|3385
0:*g lateral plantar nerve|3269	1:*g medial plantar nerve|3269	2:^c deep peroneal nerve~b*a|3269	3:^c cutaneous sensory nerve~b*a|3269	8:^c other*a|3272	9:^c unspecified nerve~b*a|3269
0:*h dorsal artery of~f^b|3219	1:*h plantar artery of~f^b|3219	2:*h dorsal vein of~f^b|3219	8:^c other*a|3275	9:^c unspecified^b vessel~b*a|3275
1:*a, right foot|2791	2:*a, left foot|2791	9:*a, unspecified foot|2791
0:Unspecified injury~b*a|3389	1:Strain~b*a|3389	2:Laceration~b*a|3389	9:Other injury~b*a|3389
0:Unspecified injury~b*a|3389	1:Strain~b*a|3389	2:Laceration~b*a|3389	9:Other specified injury~b*a|3389
0:*f of long flexor muscle of toe^f|3390	1:*f of long extensor muscle of toe^f|3391	2:^c intrinsic*a|3391	8:^c other specified muscles~b^b tendons~b*a|3391	9:^c unspecified*a|3391
1:*b right^b|2791	2:*b left^b|2791	9:*a|2791
0:*b unspecified toe(s)|3393	1:*b great^b|2897	2:*b lesser toe(s)|2897
0:*c|2837	1:*d toe|3394	8:*d~c^b|2837
1:Complete traumatic~b*c great~b^b|2897	2:Partial traumatic~b*c great~b^b|2897	3:Complete traumatic~b*b lesser^b|2897	4:Partial traumatic~b*b lesser^b|2897
0:*d~c^b at ankle level|3151	1:*d one toe|3396	2:*d two or more lesser toes|3100	3:*d midfoot|2861	9:*d~c^b, level unspecified|3151
0:Unspecified physeal~b*a|3052	1:Salter-Harris Type I physeal~b*a|3052	2:Salter-Harris Type II physeal~b*a|3052	3:Salter-Harris Type III physeal~b*a|3052	4:Salter-Harris Type IV physeal~b*a|3052	9:Other physeal~b*a|3052
0:Physeal fracture~e*d calcaneus|3398	1:Physeal fracture~e*d metatarsal|3398	2:Physeal fracture~e*d phalanx of toe|3398	8:^b specified~c*a|3157	9:Unspecified injury~e*a|3157
XXXA:*a, initial encounter	XXXD:*a, subsequent encounter	XXXS:*a, sequela
0=Injury, unspecified|2095	1=Suicide attempt|2095
8:Other injury~b*a|2097	9=Unspecified injury|3401
0:*d in cornea|2836	1:*d in conjunctival sac|2836	8:*d in other and multiple parts of~b^c|2836	9:*a, part unspecified|2836
1:*b right^b|2097	2:*b left^b|2097	9:*a, unspecified ear|2097
0:*a causing asphyxiation|2791	8:*a causing other injury|2791
0:Unspecified foreign~b*a|3405	1:Gastric contents~c*a|3405	2:Food~c*a|3405	9:Other foreign object~c*a|3405
0:*a in causing asphyxiation|2791	8:*a causing other injury|2791
0:Unspecified foreign~b*a|3405	1:Gastric contents~c*a|3405	2:Food~c*a|3405	9:Other foreign object~c*a|3407
0:*c nasal sinus|2097	1:*c nostril|2097	2:*c pharynx|3406	3:*c larynx|3406	4:*c trachea|3406	5:*c bronchus|3406	8:*c other parts of^c|3406	9:*a, part unspecified|3408
0:*a causing compression of trachea|2791	8:*a causing other injury|2791
0:Unspecified foreign~b*a|3410	1:Gastric contents~c*a|3410	2:Food~c*a|3410	9:Other foreign object~c*a|3410
0:*c mouth|2097	1:*c esophagus|3411	2:*c stomach|2097	3:*c small intestine|2097	4:*c colon|2097	5:*c anus and rectum|2097	8:*c other parts of^c|2097	9:*d of~b^c, part unspecified|2097
0:*c urethra|2097	1:*c bladder|2097	2:*c vulva and vagina|2097	3:*c uterus|2097	4:*c penis|2097	8:*c other parts of^c|2097	9:*a, part unspecified|2097
0:*a, unspecified site|2095	1:*g ear [any part~d^b except ear drum]|2918	2:*g lip(s)|2095	3:*g chin|2095	4:*g nose (septum)|2095	5:*g scalp [any part]|2095	6:*g forehead~e^b cheek|2095	7:*g~f^b|2095	9:^f multiple sites of*a|2095
0:^b~c^b unspecified degree of*a|3414	1:^b~c^b first degree of*a|3414	2:^b~c^b second degree of*a|3414	3:^b~c^b third degree of*a|3414	4:Corrosion~d^b unspecified degree of*a|3414	5:Corrosion~d^b first degree of*a|3414	6:Corrosion~d^b second degree of*a|3414	7:Corrosion~d^b third degree of*a|3414
0:*a, unspecified site|2095	1:*b chest wall|2095	2:*b abdominal wall|2095	3:*b upper back|2095	4:*b lower back|2095	5:*b buttock|2095	6:*b male genital region|2095	7:*b female genital region|2095	9:*b other site of^b|2095
0:*e~c^b unspecified degree of^b|3416	1:*e~c^b first degree of^b|3416	2:*e~c^b second degree of^b|3416	3:*e~c^b third degree of^b|3416	4:Corrosion~d*b unspecified degree of^b|3416	5:Corrosion~d*b first degree of^b|3416	6:Corrosion~d*b second degree of^b|3416	7:Corrosion~d*b third degree of^b|3416
1:^i right*a|2791	2:^i left*a|2791	9:^i unspecified*a|2791
0:*a, unspecified site|2095	1:*j forearm|2797	2:*j elbow|2797	3:*j~c^b arm|2897	4:*j axilla|2797	5:*i|2797	6:*j scapular region|2897	9:^f multiple sites of*a|3418
0:*a unspecified site|2095	1:*j forearm|2797	2:*j elbow|2797	3:*j~c^b arm|2897	4:*j axilla|2797	5:*i|2797	6:*j scapular region|2897	9:^f multiple sites of*a|3418
0:^b~c^b unspecified degree of*a|3419	1:^b~c^b first degree of*a|3419	2:^b~c^b second degree of*a|3419	3:^b~c^b third degree of*a|3419	4:Corrosion~d^b unspecified degree of*a|3419	5:Corrosion~d^b first degree of*a|3420	6:Corrosion~d^b second degree of*a|3419	7:Corrosion~d^b third degree of*a|3419
1:*e right^e|2791	2:*e left^e|2791	9:*f unspecified^f|2791
1:*g right^g|2791	2:*g left^g|2791	9:^f unspecified*a|2791
1:*f right^f|2791	2:*f left^f|2791	9:^f unspecified*a|2791
0:*d~c^b, unspecified site|2792	1:*d thumb (nail)|2897	2:*d single finger (nail) except thumb|3422	3:*d multiple fingers (nail), not including thumb|3423	4:*d multiple fingers (nail), including thumb|3424	5:*d palm|2797	6:*d back of~c^b|2797	7:*c|2797	9:*d multiple sites of^d|2838
1:*e~b^c right^b|2791	2:*e~b^c left^b|2791	9:*e~b^c unspecified^b|2791
0:*d~c^b, unspecified site|2792	1:*d thumb (nail)|2897	2:*d single finger (nail) except thumb|3422	3:*d multiple fingers (nail), not including thumb|3423	4:*d multiple fingers (nail), including thumb|3424	5:*d palm|2797	6:*d back of~c^b|3426	7:*c|2797	9:*d multiple sites of^d|2838
1:*b right^b|2791	2:*b left^b|2791	9:*e~b^c unspecified^b|2791
0:*d~c^b, unspecified site|2792	1:*d thumb (nail)|2897	2:*d single finger (nail) except thumb|3422	3:*d multiple fingers (nail), not including thumb|3423	4:*d multiple fingers (nail), including thumb|3424	5:*d palm|2797	6:*d back of~c^b|3428	7:*c|2797	9:*d multiple sites of^d|2838
0:^b~c^b unspecified degree of*a|3425	1:^b~c^b first degree of*a|3425	2:^b~c^b second degree of*a|3425	3:^b~c^b third degree of*a|3425	4:Corrosion~d^b unspecified degree of*a|3425	5:Corrosion~d^b first degree of*a|3425	6:Corrosion~d^b second degree of*a|3427	7:Corrosion~d^b third degree of*a|3429
1:*h right^h|2791	2:*h left^h|2791	9:*h unspecified^h|2791
0:^f unspecified site of*a|3431	1:*h thigh|2797	2:*h knee|2797	3:*g leg|2897	9:^f multiple sites of*a|3431
0:^b~c^b unspecified degree of*a|3432	1:^b~c^b first degree of*a|3432	2:^b~c^b second degree of*a|3432	3:^b~c^b third degree of*a|3432	4:Corrosion~d^b unspecified degree of*a|3432	5:Corrosion~d^b first degree of*a|3432	6:Corrosion~d^b second degree of*a|3432	7:Corrosion~d^b third degree of*a|3432
1:*c|2797	2:*d~c^b|2797	3:*d toe(s) (nail)|2897	9:*d multiple sites of^d|2838
1:*g right~d^d|2791	2:*g left~d^d|2791	9:*g unspecified~d^d|2791
1:*c|2797	2:*d~c^b|2797	3:*d toe(s) (nail)|2897	9:*d multiple sites of^d|3435
0:^b~c^b unspecified degree of*a|3434	1:^b~c^b first degree of*a|3434	2:^b~c^b second degree of*a|3434	3:^b~c^b third degree of*a|3434	4:Corrosion~d^b unspecified degree of*a|3434	5:Corrosion~d^b first degree of*a|3434	6:Corrosion~d^b second degree of*a|3436	7:Corrosion~d^b third degree of*a|3434
0:*h of eyelid~f^b periocular area|2790	1:*h of cornea~f^b conjunctival sac|2836	2:*h with resulting rupture~f^b destruction of eyeball|2837	3:Burns of other specified parts of~f*a|2840	4:^b of~e*a, part unspecified|2790	5:Corrosion of eyelid~g*b periocular area|2790	6:Corrosion of cornea~g*b conjunctival sac|2836	7:Corrosion with resulting rupture~g*b destruction of eyeball|2837	8:Corrosions of other specified parts of~f*a|2840	9:Corrosion of~f*a, part unspecified|2790
0:*f~c^b larynx and trachea|2097	1:*f involving larynx^b trachea with lung|2097	2:^b~c^b other parts of*a|2097	3:^b~c*a, part unspecified|2097	4:Corrosion~d*c larynx and trachea|2097	5:Corrosion involving larynx~b*e trachea with lung|2097	6:Corrosion~d^b other parts of*a|2097	7:Corrosion~d*a, part unspecified|2097
0:Burn~b^b~c*b organ|2095	1:Burn~b*f ear drum|2897	9:Burn~b*e~c^b organ|2095
0:^c~c*a|2095	1:*f ear drum|2897	9:*e~c^c|2095
0:*g~c^b mouth and pharynx|2097	1:*g~c^b esophagus|2097	2:^b~c*c parts of alimentary tract|2097	3:*g~c^b~b^b genitourinary^b|2097	4:Burns~d*c and unspecified^c|3440	5:Corrosion~d*d mouth and pharynx|2097	6:Corrosion~d*d esophagus|2097	7:Corrosion~d*c parts of alimentary tract|2097	8:Corrosion~d*d~b^b genitourinary^b|2097	9:Corrosions~d*c and unspecified^c|3441
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
0:^b involving less than 10%~e*b	1:^b involving 10-19%~e*b|3444	2:^b involving 20-29%~e*b|3445	3:^b involving 30-39%~e*b|3446	4:^b involving 40-49%~e*b|3447	5:^b involving 50-59%~e*b|3448	6:^b involving 60-69%~e*b|3449	7:^b involving 70-79%~e*b|3450	8:^b involving 80-89%~e*b|3451	9:^b involving 90% or more~e*b|3452
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion	8:*a with 80-89% third degree corrosion
0:*a with 0% to 9% third degree corrosion	1:*a with 10-19% third degree corrosion	2:*a with 20-29% third degree corrosion	3:*a with 30-39% third degree corrosion	4:*a with 40-49% third degree corrosion	5:*a with 50-59% third degree corrosion	6:*a with 60-69% third degree corrosion	7:*a with 70-79% third degree corrosion	8:*a with 80-89% third degree corrosion	9:*a with 90% or more third degree corrosion
0:^b involving less than 10%~e*b	1:^b involving 10-19%~e*b|3454	2:^b involving 20-29%~e*b|3455	3:^b involving 30-39%~e*b|3456	4:^b involving 40-49%~e*b|3457	5:^b involving 50-59%~e*b|3458	6:^b involving 60-69%~e*b|3459	7:^b involving 70-79%~e*b|3460	8:^b involving 80-89%~e*b|3461	9:^b involving 90% or more~e*b|3462
1:*b ear|2797	2:*b nose|2095	9:*b other part of^b|2095
1:*f|2797	2:*g~c^b|2797	3:*g finger(s)|2797
1:*f|2797	2:*g~c^b|2797	3:*g~f^b|2797
0:*e~c^c|2095	9:*d~c^b|2095
0:*a of head|3464	1:*a of neck|2097	2:*a of thorax|2097	3:*a of abdominal wall, lower back and pelvis|2097	4:*a of arm|2837	5:*a of wrist, hand, and fingers|3465	6:*a of hip and thigh|2840	7:*a of knee and lower leg|3240	8:*a of ankle, foot, and toe(s)|3466	9:*a of other and unspecified sites|3467
0:*e unspecified^e|2095	1:*e right^e|2095	2:*e left^e|2095
0:*a of head|3464	1:*a of neck|2097	2:*a of thorax|2097	3:*a of abdominal wall, lower back and pelvis|2097	4:*a of arm|2837	5:*a of wrist, hand, and finger(s)|3466	6:*a of hip and thigh|2840	7:*a of knee and lower leg|3469	8:*a of ankle, foot, and toe(s)|3466	9:*a of other and unspecified sites|3467
1:*i~h^b, accidental (unintentional)|2791	2:*i~h^b, intentional self-harm|2791	3:*i~h^b, assault|2791	4:*i~h^b, undetermined|2791	5:Adverse~e*e~d^b|2791	6:Underdosing~i*a|2791
X:*a|3471
1:^c~h*a, accidental (unintentional)|2791	2:^c~h*a, intentional self-harm|2791	3:^c~h*a, assault|2791	4:^c~h*a, undetermined|2791	5:Adverse~e^c~d*a|2791	6:Underdosing~i*a|2791
X:*a|3473
1:*j~h^c, accidental (unintentional)|2791	2:*j~h^c, intentional self-harm|2791	3:*j~h^c, assault|2791	4:*j~h^c, undetermined|2791	5:Adverse~e*f~d^c|2791	6:Underdosing~i*a|2791
X:*a|3475
1:^c~h*a, accidental (unintentional)|2095	2:^c~h*a, intentional self-harm|2095	3:^c~h*a, assault|2095	4:^c~h*a, undetermined|2095	5:Adverse~e^c~d*a|2095	6:Underdosing~i*a|2095
0:*c penicillins|3472	1:*c cephalosporins and other beta-lactam~b^b|3474	2:*c chloramphenicol group|3476	3:*c macrolides|3472	4:*c tetracyclines|3472	5:*c aminoglycosides|3472	6:*c rifampicins|3472	7:*c antifungal~b^b, systemically used|3474	8:*c other^c|3474	9:*c unspecified^b antibiotic|3477
1:^c~h*a, accidental (unintentional)|2095	2:^c~h*a, intentional self-harm|2095	3:^c~h*a, assault|2095	4:^c~h*a, undetermined|2095	5:Adverse~e^c~d*b antiparasitic|2095	6:Underdosing~i*d anti-infectives~b^c|2095
0:*f sulfonamides|3472	1:*f antimycobacterial drugs|3476	2:*f antimalarials~d^b drugs acting on other blood protozoa|3474	3:*e antiprotozoal drugs|3474	4:*f anthelminthics|3472	5:*f antiviral drugs|3476	8:*e specified^e|3474	9:*f unspecified~b^b anti-infective~b^c|3479
0:*h~c^f|3473	1:*h anterior pituitary [adenohypophyseal]~d^b|3473	9:*g~c^e|3473
0:*f~c^d|3473	9:*e~c^c|3473
0:*l glucocorticoids~b^b~b^b analogues|3474	1:*l thyroid^c~c^b|3474	2:*l antithyroid drugs|3476	3:*l insulin~f^b oral hypoglycemic [antidiabetic] drugs|3474	4:*l oral contraceptives|3476	5:*l other estrogens~f^b progestogens|3474	6:*l antigonadotrophins~h^b antiestrogens, antiandrogens,^d|3474	7:*l androgens~f^b anabolic congeners|3474	8:*l other and unspecified^c~b^c|3481	9:*l other~f^b unspecified hormone^b|3482
1:*j~i^b, accidental (unintentional)|2791	2:*j~i^b, intentional self-harm|2791	3:*j~i^b, assault|2791	4:*j~i^b, undetermined|2791	5:Adverse~e*f~e^b|2791	6:Underdosing~i*c~b^b|2791
1:*b aspirin|3471	9:*b other^b|3484
1:*f propionic acid derivatives|3473	9:*a|3473
0:*g salicylates|3485	1:*g 4-Aminophenol derivatives|3476	2:*g pyrazolone derivatives|3476	3:*g other nonsteroidal anti-inflammatory drugs [NSAID]|3486	4:*g~f^b, not elsewhere classified|3474	8:*g other^c~c^b antipyretics, not elsewhere classified|3474	9:*g unspecified^b analgesic~b^b antipyretic~b^b antirheumatic|3477
1:*f~e^b, accidental (unintentional)|2791	2:*f~e^b, intentional self-harm|2791	3:*f~e^b, assault|2791	4:*f~e^b, undetermined|2791
X:*a|3488
1:*d fentanyl or fentanyl analogs|3473	2:*d tramadol|3471	9:*a|3473
0:*e~c^c|3475	9:*d~c^b|3475
1:*j~h^b, accidental (unintentional)|2791	2:*j~h^b, intentional self-harm|2791	3:*j~h^b, assault|2791	4:*j~h^b, undetermined|2791	5:Adverse~e*f~d^b|2791	6:Underdosing~i*b|2791
1:*a|3492	2:*c synthetic cannabinoids|3475
1:*g~e^c, accidental (unintentional)|2791	2:*g~e^c, intentional self-harm|2791	3:*g~e^c, assault|2791	4:*g~e^c, undetermined|2791
X:*a|3494
0:*e opium|3472	1:^c and~b*h heroin|3489	2:*e other opioids|3476	3:*e methadone|3472	4:*e other synthetic^b|3490	5:*e cocaine|3472	6:*e other~b^b unspecified narcotics|3491	7:*e cannabis (derivatives)|3493	8:^c and~b*h lysergide [LSD]|3495	9:*e other~b^b unspecified^c|3482
1:*j~h^c, accidental (unintentional)|2095	2:*j~h^c, intentional self-harm|2095	3:*j~h^c, assault|2095	4:*j~h^c, undetermined|2095	5:Adverse~e*f~d^c|2095	6:Underdosing~i*b anesthetics|2095
0:*e inhaled^b|3476	1:*e intravenous^b|3476	2:*e other~b^b unspecified general anesthetics|3482	3:*e local^b|3476	4:*e unspecified anesthetic|3497	5:*e~c^c|3476
1:*i mixed~h^b, accidental (unintentional)|2791	2:*i mixed~h^b, intentional self-harm|2791	3:*i mixed~h^b, assault|2791	4:*i mixed~h^b, undetermined|2791	5:Adverse~e*e mixed~d^b|2791	6:Underdosing~i*b mixed^b|2791
X:*c~b^b|3499
0:*h hydantoin derivatives|3476	1:*h iminostilbenes|3472	2:*h succinimides~e^b oxazolidinediones|3474	3:*h barbiturates|3472	4:*h benzodiazepines|3472	5:*h mixed antiepileptics|3500	6:*h other^b~d^b sedative-hypnotic~b^b|3474	7:*h unspecified^b~d^b sedative-hypnotic~b^b|3477	8:*h~f^c and other central muscle-tone depressants|3474
1:*d~c^b|3475	2:*e~c^c|3475
0:*e~c^c|3475	1:*e selective serotonin~b^b norepinephrine reuptake inhibitors|3473	2:*e selective serotonin reuptake inhibitors|3473	9:*d~c^b|3475
0:*g~c^e|3473	9:*f~c^d|3473
1:*j~h^b psychostimulants, accidental (unintentional)|2791	2:*j~h^b psychostimulants, intentional self-harm|2791	3:*j~h^b psychostimulants, assault|2791	4:*j~h^b psychostimulants, undetermined|2791	5:Adverse~e*f~d^b psychostimulants|2791	6:Underdosing~i*b psychostimulants|2791
1:*a, accidental (unintentional)|2791	2:*a, intentional self-harm|2791	3:*a, assault|2791	4:*a, undetermined|2791
0:*b unspecified psychostimulant|3505	1:*b caffeine|3471	2:*b amphetamines|3471	3:*b methylphenidate|3471	4:*i ecstasy|3506	9:*b other^b|3475
0:*g tricyclic and tetracyclic antidepressants|3502	1:*g monoamine-oxidase-inhibitor antidepressants|3476	2:*g other and unspecified antidepressants|3503	3:*g phenothiazine antipsychotics and neuroleptics|3474	4:*g butyrophenone and thiothixene neuroleptics|3474	5:*g other and unspecified antipsychotics and neuroleptics|3504	6:*g psychostimulants|3507	8:*g other^c|3474	9:*g unspecified^b drug|3477
1:*m~h^c adrenergic-neuron-blocking~c^b, accidental (unintentional)|2791	2:*m~h^c adrenergic-neuron-blocking~c^b, intentional self-harm|2791	3:*m~h^c adrenergic-neuron-blocking~c^b, assault|2791	4:*m~h^c adrenergic-neuron-blocking~c^b, undetermined|2791	5:Adverse~e*i~d^c adrenergic-neuron-blocking~c^b|2791	6:Underdosing~i*d adrenergic-neuron-blocking~c^b|2791
X:*d adrenergic- neuron-blocking~c^b|3509
1:^c~h^b drug~b*a, accidental (unintentional)|2791	2:^c~h^b drug~b*a, intentional self-harm|2791	3:^c~h^b drug~b*a, assault|2791	4:^c~h^b drug~b*a, undetermined|2791	5:Adverse~e^c~d^b drug~b*a|2791	6:Underdosing~i^c drug~b*a|2791
0:*k~c^i|3473	9:*j~c^h|3511
0:*h anticholinesterase agents|3476	1:*h other parasympathomimetics [cholinergics]|3474	2:*h ganglionic blocking^b|3474	3:*h other parasympatholytics [anticholinergics and antimuscarinics] and spasmolytics|3474	4:*h predominantly alpha-adrenoreceptor agonists|3474	5:*h predominantly beta-adrenoreceptor agonists|3474	6:*h alpha-adrenoreceptor antagonists|3476	7:*h beta-adrenoreceptor antagonists|3476	8:*h centrally-acting and adrenergic-neuron- blocking agents|3510	9:*h other and unspecified^h|3512
1:*d|3471	2:*e~c^c|3475
1:*j~h^b drug, accidental (unintentional)|2791	2:*j~h^b drug, intentional self-harm|2791	3:*j~h^b drug, assault|2791	4:*j~h^b drug, undetermined|2791	5:Adverse~e*f~d^c|2791	6:Underdosing~i*a|2791
1:*j~h^b drug, accidental (unintentional)|2791	2:*j~h^b drug, intentional self-harm|2791	3:*j~h^b drug, assault|2791	4:*j~h^b drug, undetermined|2791	5:Adverse~e*f~d^b drug|2791	6:Underdosing~i*a|2791
0:*c unspecified^c|3473	1:*c thrombolytic~b^b|3515	2:*c hemostatic~b^b|3516	9:*c other^c|3473
1:^c~h*a, accidental (unintentional)|2791	2:^c~h*a, intentional self-harm|2791	3:^c~h*a, assault|2791	4:^c~h*a, undetermined|2791	5:Adverse~e^c~d*a|2791	6:Underdosing~i^c antagonist~b*a|2791
X:*a|3518
0:*j antiallergic~c^b antiemetic drugs|3474	1:*j antineoplastic~c^b immunosuppressive drugs|3474	2:*j vitamins|3472	3:*j enzymes|3472	4:*j iron~c^b its compounds|3474	5:*j anticoagulants~c^b antithrombotic drugs|3514	6:*j fibrinolysis-affecting drugs|3517	7:*j anticoagulant antagonists~f^b vitamin K and other coagulants|3519	8:*j other^f|3474	9:*j unspecified^e agent|3477
X:*e|3473
0:*j~c^h|3473	9:*i~c^g|3473
0:*g cardiac-stimulant glycosides and drugs of similar action|3474	1:*g calcium-channel blockers|3476	2:*g other antidysrhythmic drugs, not elsewhere classified|3521	3:*g coronary vasodilators|3476	4:*g angiotensin-converting-enzyme inhibitors|3476	5:*g other antihypertensive drugs|3474	6:*g antihyperlipidemic and antiarteriosclerotic drugs|3474	7:*g peripheral vasodilators|3476	8:*g antivaricose drugs, including sclerosing^b|3474	9:*g other and unspecified^g|3522
1:^c~e*a, accidental (unintentional)|2791	2:^c~e*a, intentional self-harm|2791	3:^c~e*a, assault|2791	4:^c~e*a, undetermined|2791	5:Adverse~e*a|2791	6:Underdosing~f*a|2791
X:^c and~b^d~d*a|3524
0:*g histamine H2-receptor blockers|3474	1:*g other antacids and anti-gastric-secretion drugs|3474	2:*g stimulant laxatives|3476	3:*g saline and osmotic laxatives|3525	4:*g other laxatives|3476	5:*g digestants|3472	6:*g antidiarrheal drugs|3476	7:*g emetics|3472	8:*g other^d~b^c|3474	9:*g unspecified^g|3477
0:*h~c^f|3473	9:*g~c^e|3473
X:*e|3471
0:*k~c^i|3473	9:*j~c^h|3473
0:*m oxytocic drugs|3476	1:*m~g^b muscle relaxants [neuromuscular blocking agents]|3474	2:*m other and unspecified drugs~c^c~d^b|3527	3:*m antitussives|3472	4:*m expectorants|3472	5:*m other anti-common-cold drugs|3474	6:*m antiasthmatics, not elsewhere classified|3528	9:*m other and unspecified^e~f^d|3529
0:*q local antifungal~l^b anti-infective~b^b anti-inflammatory~b^b|3474	1:*q antipruritics|3472	2:*q local astringents~n^b local detergents|3474	3:*q emollients~l^b demulcents~b^b protectants|3474	4:*q keratolytics~l^b keratoplastics,~b^b other hair treatment~b^b and preparations|3474	5:*q~k^b~e^b and preparations|3474	6:*q otorhinolaryngological~p^b and preparations|3474	7:*q~o^c, topically applied|3474	8:*q other^c|3474	9:*q unspecified^b agent|3477
0:*j~c^h|3473	1:*j multiple~c^h|3473	9:*i~c^g|3473
1:*c pertussis vaccine, including combinations with a pertussis component|3473	2:*c mixed^c without a pertussis component|3473	9:*c other^c|3473
1:*c smallpox~b^b|3475	9:*c other^c|3473
1:*f immunoglobulin|3471	9:*a|3473
0:*l mineralocorticoids~i^b their antagonists|3474	1:*l loop [high-ceiling]^b|3474	2:*l carbonic-anhydrase inhibitors~g^b benzothiadiazides~b^b other diuretics|3474	3:*l electrolytic~g^b caloric~b^b water-balance agents|3474	4:*l~f^b affecting uric acid metabolism|3474	5:*l appetite depressants|3476	6:*l antidotes~i^b chelating agents|3474	7:*l analeptics~i^b opioid receptor antagonists|3474	8:*l diagnostic agents|3476	9:*l~c^j|3532	A:*l bacterial vaccines|3533	B:*l viral vaccines|3534	Z:*l~c^b vaccines~f^d|3535
X:*a|3506
1:*a, accidental (unintentional)|2095	2:*a, intentional self-harm|2095	3:*a, assault|2095	4:*a, undetermined|2095
0:*b ethanol|3537	1:*b methanol|3537	2:*b 2-Propanol|3537	3:*b fusel oil|3537	8:*b other alcohols|3537	9:*b unspecified^b|3538
1:^b effect~b*a, accidental (unintentional)|2791	2:^b effect~b*a, intentional self-harm|2791	3:^b effect~b*a, assault|2791	4:^b effect~b*a, undetermined|2791
X:*a|3540
1:^b effect~b*a, accidental (unintentional)|2095	2:^b effect~b*a, intentional self-harm|2095	3:^b effect~b*a, assault|2095	4:^b effect~b*a, undetermined|2095
0:*e effects~b^b petroleum products|3541	1:*e effects~b^b benzene|3541	2:*e effects~b^b homologues of benzene|3541	3:*e effects~b^b glycols|3541	4:*e effects~b^b ketones|3541	8:^b effects~b^b other*a|3541	9:*e effects~b^b unspecified^b solvent|3542
0:*j effects~e^b carbon tetrachloride|3541	1:*j effects~e^b chloroform|3541	2:*j effects~e^b trichloroethylene|3541	3:*j effects~e^b tetrachloroethylene|3541	4:*j effects~e^b dichloromethane|3541	5:*j effects~e^b chlorofluorocarbons|3541	6:^b effects~b^b other*d~c^b|3541	7:^b effects~b^b other*e~c^c|3541	9:^b effects~b^b unspecified*a|3542
0:*e effects~b^b phenol and phenol homologues|3541	1:*e effects~b^b other^b organic compounds|3541	2:^b effects~b*b acids and acid-like^b|3541	3:^b effects~b*b alkalis and alkali-like^b|3541	9:*e effects~b^b unspecified^b substance|3542
0:*c|3537	1:*d~c^b|3537
1:*e effect~b^b thallium|3506	9:*a|3540
0:*d effects~b^b lead and its compounds|3541	1:*d effects~b^b mercury and its compounds|3541	2:*d effects~b^b chromium and its compounds|3541	3:*d effects~b^b cadmium and its compounds|3541	4:*d effects~b^b copper and its compounds|3541	5:*d effects~b^b zinc and its compounds|3541	6:*d effects~b^b tin and its compounds|3541	7:*d effects~b^b beryllium and its compounds|3541	8:*d effects~b^b other^b|3547	9:*d effects~b^b unspecified metal|3542
0:*d arsenic and its compounds|3537	1:*d phosphorus and its compounds|3537	2:*d manganese and its compounds|3537	3:*d hydrogen cyanide|3537	8:*c specified^c|3537	9:*d unspecified~b^b substance|3538
0:*a from motor vehicle exhaust|3538	1:*a from utility gas|3538	2:*a from incomplete combustion of other domestic fuels|3537	8:*a from other source|3537	9:*a from unspecified source|3538
1:*h smoke|3506	9:*a|3506
0:*g nitrogen oxides|3537	1:*g sulfur dioxide|3537	2:*g formaldehyde|3537	3:*g lacrimogenic gas|3537	4:*g chlorine gas|3537	5:*g fluorine gas~e^b hydrogen fluoride|3537	6:*g hydrogen sulfide|3537	7:*g carbon dioxide|3537	8:^e specified*a|3551	9:^d unspecified~b*a|3538
0:*b organophosphate and carbamate insecticides|3537	1:*b halogenated insecticides|3537	2:*b other insecticides|3537	3:*b herbicides and fungicides|3537	4:*b rodenticides|3537	8:*b other^b|3537	9:*b unspecified pesticide|3538
7:*d~c^b|3506	8:^b~c*a|3506
0=Ciguatera fish poisoning|3538	1=Scombroid fish poisoning|3538	7=Other fish and shellfish poisoning|3554	8:*f other~e^b|3537	9:*f unspecified~e^b|3538
0:*g ingested mushrooms|3537	1:*g ingested berries|3537	2:*f ingested (parts of) plant(s)|3537	8:^e specified*a|3537	9:*g unspecified~b^b substance~b^d|3538
0:*c unspecified^c|3506	1:*c rattlesnake~b^b|3506	2:*c coral^c|3506	3:*c taipan~b^b|3506	4:*c cobra~b^b|3506	6:*c~b^b of other North and South American snake|3506	7:*c~b^b of other Australian snake|3506	8:*c~b^b of other African and Asian snake|3506	9:*c~b^b of other snake|3506
1:*c gila monster|3506	2:*b venomous lizard|3506	9:*a|3506
0:*d unspecified~c^b venom|3506	1:*b black widow^b|3506	2:*b tarantula|3506	3:*b brown recluse^b|3506	9:*b other^b|3506
1:*c centipedes and venomous millipedes|3506	2:*c ants|3506	3:*c caterpillars|3506	4:*c bees|3506	5:*c hornets|3506	6:*c wasps|3506	8:*b arthropod|3506
1:*c stingray|3506	9:*c other^c|3506
1:*e Portuguese Man-o-war|3506	2:*d jellyfish|3506	3:*e sea anemone|3506	9:*a|3506
1:*b marine^b|3506	9:*c other^c|3506
1:*d~b^b frog|3506	2:*d~b^b toad|3506	3:*b amphibian|3506	9:*a|3506
0:*g snake venom|3557	1:*g venom of other reptiles|3558	2:*g venom of scorpion|3537	3:*g venom of spider|3559	4:*g venom of other arthropods|3560	5:*d fish|3561	6:*e other^b marine^b|3562	7:*d plant|3563	8:*e other^c|3564	9:*e unspecified^b animal|3538
0:*f|3538	8:^d~c*a|3538
1:*d chewing^b|3506	2:*c cigarettes|3506	9:*d other^d|3506
1:*d latex|3506	2:*d harmful algae and algae toxins|3506	3:*d fiberglass|3506	9:*a|3506
0:*e cyanides|3537	1:*e strychnine~b^b its salts|3537	2:*e tobacco~b^b nicotine|3567	3:*e nitroderivatives~b^b aminoderivatives of benzene and its homologues|3537	4:*e carbon disulfide|3537	5:*e nitroglycerin and^b nitric acids^b esters|3537	6:*e paints~b^b dyes, not elsewhere classified|3537	8:*d specified~c^b|3568	9:*e~c^b substance|3538
1:*a|2095	2=Exertional heatstroke|2095	9:Other heatstroke~b*a|2095
0:Heatstroke~d*b sunstroke|3570	1=Heat syncope|2097	2=Heat cramp|2097	3=Heat exhaustion, anhydrotic|2097	4=Heat exhaustion due to salt depletion|2097	5=Heat exhaustion, unspecified|2097	6=Heat fatigue, transient|2097	7=Heat edema|2097	8:Other effects~b*a|2097	9:Effect~b*a, unspecified|2097
1:*c|3229	2:*d~c^b|3389
0=Immersion hand and foot|3572	1=Chilblains|2097	8:^b specified*a|2097	9:Effect~c*a, unspecified|2097
0:Unspecified~d*a|2095	9:^b~c*a|2095
0=Otitic barotrauma|2097	1=Sinus barotrauma|2097	2:Other~e*c unspecified effects of high altitude|3574	3=Caisson disease [decompression sickness]|2097	4:*f high-pressure fluids|2097	8:Other effects~b*a|2097	9:Effect~b*a, unspecified|2097
1:*a, accidental|2791	2:*a, intentional self-harm|2791	3:*a, assault|2791	4:*a, undetermined|2791
1:*a, accidental|2791	3:*a, assault|2791	4:*a, undetermined|2791
1:*e smothering under pillow|3576	2:*e plastic bag|3576	3:*e being trapped in bed linens|3576	4:*e smothering under another person's body (in bed)|3577	5:*e smothering in furniture|3576	6:*e hanging|3576	9:*a due to other causes|3576
0:*a due to unspecified cause|2095	1:*l cave-in or falling earth|2095	2:*l being trapped~i^b a car trunk|3576	3:*l being trapped~i^b a (discarded) refrigerator|3576	9:*l being trapped in other~f^c environment|2095
1:*a due to mechanical threat to breathing|3578	2:*a due to systemic oxygen deficiency due to low oxygen content in ambient air|3579	9:*a due to unspecified cause|2097
0=Starvation|2097	1:Deprivation~b*c water|2097	2=Exhaustion due to exposure|2097	3=Exhaustion due to excessive exertion|2097	8:Other effects~b*c~b^b|2097	9:Effect~b*c~b^b, unspecified|2097
1:Adult neglect~b*a|2095	2:Child neglect~b*a|2095
1:Adult physical~b*a|2095	2:Child physical~b*a|2095
1:Adult sexual~b*a|2095	2:Child sexual~b*a|2095
1:Adult psychological~b*a|2095	2:Child psychological~b*a|2095
1:Adult forced~b*a|2095	2:Child~b*a|2095
1:Adult forced~b*a|2095	2:Child forced~b*a|2095
1:^b adult*a|2095	2:^b child*a|2095
0:Neglect or abandonment~j*a|3582	1:Physical~d*g~f^b|3583	2:Sexual~d*g~f^b|3584	3:Psychological~d*g~f^b|3585	4=Shaken infant syndrome|2097	5:Forced sexual exploitation~j*a|3586	6:Forced labor exploitation~j*a|3587	9:Unspecified~i*a|3588
0:Unspecified effects~b*a|2095	1:Shock due to being struck by~c*a|2095	9:Other effects~b*a|2095
0:Unspecified effects~b*a|2095	1=Pneumatic hammer syndrome|2095	2=Traumatic vasospastic syndrome|2095	3=Vertigo from infrasound|2095	9:Other effects~b*a|2095
1:Effects~d*c abnormal gravitation [G] forces|2095	2:Effects~d*c weightlessness|2095	9:*a|2095
0:Effects~e*d lightning|3590	1:Unspecified~d*d drowning and nonfatal submersion|2097	2:Effects~e*d vibration|3591	3=Motion sickness|2097	4=Electrocution|2097	8:^b specified~c*d~b^c|3592
0:Neglect or abandonment~j*a|3582	1:Physical~d*g~f^b|3583	2:Sexual~d*g~f^b|3584	3:Psychological~d*g~f^b|3585	5:Forced sexual exploitation~j*a|3586	6:Forced labor exploitation~j*a|3587	9:Unspecified~i*a|3588
0:*b unspecified^b|2095	1:*b peanuts|2095	2:*b shellfish (crustaceans)|2095	3:*b other fish|2095	4:*b fruits and vegetables|2095	5:*b tree nuts and seeds|2095	6:*a additives|2095	7:*b milk and dairy products|2095	8:*b eggs|2095	9:*b other^b products|2095
0:Allergy,~c*b|2095	1=Arthus phenomenon|2095	9:*d~c^b|2095
0=Anaphylactic reaction due to food|3595	1:Other adverse food reactions~c*a|2097	2:Anaphylactic shock~c*d unspecified|2097	3=Angioneurotic edema|2097	4=Other and unspecified allergy|3596	8:Other adverse~b*a|2097
0:Compartment~c*a, unspecified|2095	1:*a of upper extremity|2897	2:*a of lower extremity|2897	3:*a of abdomen|2095	9:*a of other sites|2095
0=Air embolism (traumatic)|2097	1=Fat embolism (traumatic)|2097	2=Traumatic secondary and recurrent hemorrhage and seroma|2097	4=Traumatic shock|2097	5=Traumatic anuria|2097	6:Traumatic ischemia~d*f muscle|2097	7=Traumatic subcutaneous emphysema|2097	8:Other~b*e|2097	9:Unspecified~b^b complication~b*e|2097	A=Traumatic compartment syndrome|3598
1:Bloodstream infection~b*a|2791	2:Local infection~b*a|2791	8:Other infection~b*a|2791	9:Unspecified infection~b*a|2791
1=Infection due to central venous catheter|3600	2:Acute infection~b^b transfusion,*e or~d^b of blood and blood products|2095	9:Infection~b^b other*a|2095
0:*d acute^d|2791	1:*d delayed^d|2791	9:*a, unspecified|2791
0:*a, unspecified|2095	1:*j with hemolytic~d^b reaction|3602	9:Other ABO~b*a|2095
0:*a, unspecified|2095	1:*j with hemolytic~d^b reaction|3602	9:Other Rh~b*a|2095
1:*b administration of blood and blood products|2095	2:*b vaccination|2095	9:*b other^b|2095
1:*b reaction due to administration of blood and blood products|2095	2:*b reaction due to vaccination|2095	9:*b reaction due to other serum|2095
0:*b antineoplastic chemotherapy|2791	8:*c other^c|2791
1=Extravasation of vesicant agent|3607	2=Complication of immune effector cellular therapy|2095	9:*a|2095
0:Acute hemolytic~b*a|2791	1:Delayed hemolytic~b*a|2791	9:*a, unspecified as acute or delayed|2791
0:*f~c^d|2095	1:Hemolytic~f*d reaction, unspecified incompatibility|3609	2:*i~e^b reaction|2095
0:*a, unspecified|2095	1:*j with hemolytic~d^b reaction|3602	9:Other non-ABO~b*a|2095
0:Air embolism~b*a|2097	1:Vascular complications~b*a|2097	2:Infections~b*a|3601	3:ABO incompatibility reaction due to~e*d of blood or blood products|3603	4:Rh incompatibility reaction due to~e*d of blood or blood products|3604	5=Anaphylactic reaction due to serum|3605	6=Other serum reactions|3606	8:Other complications~b*a|3608	9:Unspecified complication~b*a|3610	A:Non-ABO incompatibility reaction due to~e*d of blood or blood products|3611
0:*a unspecified|2095	1:*b cardiogenic^b|2095	2:*b septic^b|2095	9:Other postprocedural~b*a|2095
0:*d unspecified|2095	1:^c external operation (surgical)*a|2095	2:^c internal operation (surgical)*a|2095	3:*f traumatic injury^b repair|2095
0:*a, unspecified|2095	1:*a, superficial incisional surgical site|2095	2:*a, deep incisional surgical site|2095	3:*a, organ and space surgical site|2095	4:Sepsis~b*a|2095	9:*a, other surgical site|2095
0:*b surgical operation|2791	1:*b infusion or transfusion|2791	2:*b kidney dialysis|2791	3:*b injection or immunization|2791	4:*b endoscopic examination|2791	5:*b heart catheterization|2791	6:*b aspiration, puncture or other catheterization|2791	7:*b removal of catheter or packing|2791	8:*b other^b|2791	9:*b unspecified^b|2791
0:Unspecified complication~b*a|3616	1:Adhesions due to~c*a|3616	2:Obstruction due to~c*a|3616	3:Perforation due to~c*a|3616	9:Other complications~b*a|3616
0:Unspecified acute~b*a|2095	1:Aseptic peritonitis due~c*a|2095	9:Other acute~b*a|2095
0:^c mesenteric*a|2791	1:^c renal*a|2791	8:^c other*a|2791	9:^c unspecified*a|2791
1:Complication of artery~c*a|3619	2:Complication of vein~c*a|2095
1:Complication~c*f inhalation therapy|2095	2=Emphysema (subcutaneous) resulting from a procedure|2095	3=Persistent postprocedural fistula|2095	9:*a|2095
1=Postprocedural shock|3613	3:Disruption~b^b wound~b*a|3614	4=Infection following a procedure|3615	5:*f foreign body accidentally left in body following procedure|3617	6=Acute reaction to foreign substance accidentally left during a procedure|3618	7:Vascular complications following a procedure~d*a|3620	8:Other complications~b*a|3621	9:Unspecified complication~b*f procedure|2097
1:Breakdown (mechanical)~c*a|2095	2:Displacement~c*a|2095	3:Leakage~c*a|2095	9:Other mechanical~b*a|2095
0:*c electrode|2791	1:*c pulse generator (battery)|2791	8:*d other^d|2791	9:*d unspecified^d|2791
0:*c electrode|2791	1:*c pulse generator (battery)|2791	8:^c other*a|2791	9:^c unspecified*a|2791
0:*c electrode|2791	1:*c pulse generator (battery)|2791	8:*d other^d|2791	9:*d unspecified^b~b^b|2791
1:Breakdown (mechanical)~c*a|3624	2:Displacement~c*a|3625	9:Other mechanical~b*a|3626
1:Breakdown (mechanical)~c*a|2791	2:Displacement~c*a|2791	3:Leakage~c*a|2791	8:Other mechanical~b*a|2791
1:*f|3628	2:^d~f*a|3628
0:*d aortic (bifurcation) graft (replacement)|2791	1:*d carotid arterial graft (bypass)|2791	2:*d femoral arterial graft (bypass)|2791	8:*a|2791	9:*d unspecified~b^c|2791
0:*d aortic (bifurcation) graft (replacement)|2791	1:*d carotid arterial graft (bypass)|2791	2:*d femoral arterial graft (bypass)|2791	8:*a|2791	9:*d unspecified~b^b graft|2791
1:Breakdown (mechanical)~c*a|3630	2:Displacement~c*a|3630	3:Leakage~c*a|3631	9:Other mechanical~b*a|3630
1:Breakdown (mechanical)~c*a|2095	2:Displacement~c*a|2095	3:Leakage~c*a|2095	9:Other~b*a|2095
0:*h surgically created arteriovenous fistula|2791	1:*h surgically created arteriovenous shunt|2791	2:*h artificial heart|2791	3:*h balloon (counterpulsation) device|2791	4:*h infusion catheter|2791	5:*h umbrella device|2791	8:*a|2791	9:^d unspecified~b*a|2791
0:*h surgically created arteriovenous fistula|2791	1:*h surgically created arteriovenous shunt|2791	2:*h artificial heart|2791	3:*h balloon (counterpulsation) device|2791	4:*h infusion catheter|2791	5:*h umbrella device|2791	8:*a|2791	9:^c unspecified~b*a|2791
0:*h surgically created arteriovenous fistula|2791	1:*h surgically created arteriovenous shunt|2791	2:*h artificial heart|2791	3:*h balloon (counterpulsation) device|2791	4:*h infusion catheter|2791	5:*h umbrella device|2791	8:*a|2791	9:^e unspecified~b*a|2791
1:Breakdown (mechanical)~c*a|3634	2:Displacement~c*a|3635	3:Leakage~c*a|3635	9:Other mechanical~b*a|3636
7:^e~c*a|2791	8:^d~c*a|2791
5:*l of coronary artery stent|2791	6:*l of peripheral~e^b stent|2791	7:^b of other~c^b~c*a|2791	8:^b of other~e*a|2791
7:^b due to~b^b~c*a|2791	8:^b due to~d*a|2791
7:^f~c*a|2791	8:^e~c*a|2791
1:Embolism due to~e*a|3638	2:Fibrosis due to~e*a|3638	3:Hemorrhage due to~e*a|3638	4:Pain due to~e*a|3638	5:Stenosis due to~e*a|3639	6:Thrombosis~d*a|3640	9:^c complication~b*a|3641
0:Mechanical complication~b*j heart valve prosthesis|3623	1:Mechanical complication~b*i electronic device|3627	2:Mechanical complication~b*j coronary artery bypass graft~h^b biological heart valve graft|3629	3:Mechanical complication~b*j other~c^b~f^b|3632	4:Mechanical complication~b*j~c^b dialysis catheter|3633	5:Mechanical complication~b^b other*g~b^b~c^b implants|3637	6:Infection~j*b inflammatory reaction due to cardiac valve prosthesis|2097	7:Infection and inflammatory reaction due to other~c^d~b*a|2097	8:Other specified complications~b*a|3642	9:Unspecified complication~b*f device~b^b implant~b^b graft|2097
0:*c cystostomy~b^b|2791	1:*c indwelling urethral~b^b|2791	2:*c nephrostomy~b^b|2791	8:*c other^c|2791
1:Breakdown (mechanical)~c*a|3644	2:Displacement~c*a|3644	3:Leakage~c*a|3644	9:Other mechanical~b*a|3644
0:*f~b^b electronic stimulator device|2791	1:*f implanted~b^b sphincter|2791	2:*f indwelling ureteral stent|2791	3:*d stents|2791	8:*a|2791
0:*f~b^b electronic stimulator device|2791	1:*f implanted~b^b sphincter|2791	2:*f indwelling ureteral stent|2791	3:*d stent|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3646	2:Displacement~c*a|3646	9:Other mechanical~b*a|3647
1:Breakdown (mechanical)~c*a|2095	2:Displacement~c*a|2095	3:Leakage~c*a|2095	4:Erosion~c*a|2095	5:Exposure~c*a|2095	9:Other mechanical~b*a|2095
1:Breakdown (mechanical)~c*a|2095	2:Displacement~c*a|2095	9:Other mechanical~b*a|2095
0:*k implanted penile prosthesis|2791	1:*k implanted testicular prosthesis|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3651	2:Displacement~c*a|3651	9:Other mechanical~b*a|3651
0:*j implanted~h^b neurostimulation device|2791	1:*j implanted~h^b sphincter|2791	2:*j indwelling ureteral stent|2791	3:*j other~h^b stents|2791	8:^g other*a|2791
1:*j~h^b catheter|3644	9:*a|3653
1:*j implanted penile prosthesis|2095	2:*j implanted testicular prosthesis|2095	9:^g other*a|2095
1:^d vaginal^b~e*a|2791	2:^d urethral^b~e*a|2791	3:^d urethral bulking agent~f*a|2791	4:^d ureteral bulking agent~f*a|2791	8:^c other^c~e^b~b*a|2791	9:^c~d*a|2791
1:*k vaginal^b~e^b vagina|2791	2:*k urethral^b~e^b urethra|2791	3:*k urethral bulking agent~f^b urethra|2791	4:*k ureteral bulking agent~f^b ureter|2791	8:^c other^c~e^b~b*a|2791	9:^c~d*e~b^d|2791
1:Erosion of~d*a to surrounding organ or tissue|3656	2:Exposure of~d*a into surrounding organ or tissue|3657	9:Other specified complications~b*g~d^b genitourinary^c|2095
1:Embolism due to~e*a|2095	2:Fibrosis due to~e*a|2095	3:Hemorrhage due to~e*a|2095	4:Pain due to~e*a|2095	5:Stenosis due to~e*a|2095	6:Thrombosis due to~e*a|2095	9:^c complication~b*a|2095
0:Mechanical complication~b*h urinary catheter|3645	1:Mechanical complication~b*h other urinary~c^b~c^b implants|3648	2:Mechanical complication~b*h graft of urinary organ|3649	3:Mechanical complication~b*h intrauterine contraceptive device|3650	4:Mechanical complication~b^b other~b*a of genital tract|3652	5:Infection and inflammatory reaction due to~d*f device~b^b implant~b^b graft in urinary system|3654	6:Infection and inflammatory reaction due to~d*f device~b^b implant~b^b graft in genital tract|3655	7:*i due to implanted mesh~g^b other prosthetic materials|3658	8:Other specified complications~b*a|3659	9:Unspecified complication~b*f device~b^b implant~b^b graft|2097
0:*c right hip~b^b|2791	1:*c left hip~b^b|2791	2:*c right knee~b^b|2791	3:*c left knee~b^b|2791	8:*a, other site|2791	9:*a, unspecified site|2791
0:*c right hip~b^b|2791	1:*c left hip~b^b|2791	2:Instability~b*c right knee~b^b|2791	3:Instability~b*c left knee~b^b|2791	8:^c other*a|2791	9:^c unspecified*a|2791
0:*c right hip^c|2791	1:*c left hip^c|2791	2:*c right knee^c|2791	3:*c left knee^c|2791	8:*d other^d|2791	9:*d unspecified^d|2791
0:*b right hip^b|2791	1:*b left hip^b|2791	2:*b right knee^b|2791	3:*b left knee^b|2791	8:*d other^d|2791	9:*d unspecified^d|2791
0:*c right hip~b^b|2791	1:*c left hip~b^b|2791	2:*c right knee~b^b|2791	3:*c left knee~b^b|2791	8:*d other^d|2791	9:*d unspecified^d|2791
1:Broken~d*a|3661	2:Dislocation~c*a|3662	3:^b loosening~b*c prosthetic^b|3663	5:Periprosthetic osteolysis~c*c prosthetic^b|3664	6:Wear~c*d articular bearing surface of^b prosthetic^b|3664	9:Other mechanical~b*a|3665
0:*d right humerus|2791	1:*d left humerus|2791	2:*d bone~b^b right forearm|2791	3:*d bone~b^b left forearm|2791	4:*d right femur|2791	5:*d left femur|2791	6:*d bone~b^b right lower leg|2791	7:*d bone~b^b left lower leg|2791	9:*d unspecified bone~b^c|2791
1:Breakdown (mechanical)~c*a|3667	2:Displacement~c*a|3667	9:Other mechanical~b*a|3667
0:*c~b^b of hand and fingers|2791	3:*c~b^b of foot and toes|2791	6:*c vertebrae|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3669	2:Displacement~c*a|3669	9:Other mechanical~b*a|3669
0:*h electronic~b^b stimulator|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3671	2:Displacement~c*a|3671	9:Other mechanical~b*a|3671
0:*i muscle~g^b tendon graft|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3673	2:Displacement~c*a|3673	9:Other mechanical~b*a|3673
0:*d unspecified^d|2095	1:*c right hip~b^b|2095	2:*c left hip~b^b|2095	3:*c right knee~b^b|2095	4:*c left knee~b^b|2095	9:*d other^d|2095
0:*b right humerus|2791	1:*b left humerus|2791	2:*b right radius|2791	3:*b left radius|2791	4:*b right ulna|2791	5:*b left ulna|2791	9:*b unspecified bone of^b|2791
0:*b right femur|2791	1:*b left femur|2791	2:*b right tibia|2791	3:*b left tibia|2791	4:*b right fibula|2791	5:*b left fibula|2791	9:*b unspecified bone of^b|2791
0:*a of unspecified site|2095	1:*a of arm|3676	2:*a of leg|3677	3:*a of spine|2095	9:*a of other site|2095
0:Mechanical complication~b*h joint prosthesis|3666	1:Mechanical complication~b*h fixation device of bones of limb|3668	2:Mechanical complication~b*h fixation device of other bones|3670	3:Mechanical complication~b^b other bone~d*a|3672	4:Mechanical complication~b^b other^c~b*a|3674	5:Infection~i*b inflammatory reaction due to internal joint prosthesis|3675	6:Infection~i*b inflammatory reaction due to internal fixation device|3678	7:Infection and inflammatory reaction due to other~c*a|2097	8:Other specified complications~b*a|3659	9:Unspecified complication~b*f device~b^b implant~b^b graft|2097
0:*e neurostimulator~b^b brain electrode (lead)|2791	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2791	2:*e neurostimulator~b^b spinal cord electrode (lead)|2791	3:*e neurostimulator, generator|2791	8:^d other*a|2791
0:*e neurostimulator~b^b brain electrode (lead)|2791	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2791	2:*e neurostimulator~b^b spinal cord electrode (lead)|2791	3:*e neurostimulator, generator|2791	8:^c other*a|2791
0:*e neurostimulator~b^b brain electrode (lead)|2791	1:*e neurostimulator~b^b peripheral nerve electrode (lead)|2791	2:*e neurostimulator~b^b spinal cord electrode (lead)|2791	3:*e neurostimulator, generator|2791	9:^e other*a|2791
1:Breakdown (mechanical)~c*a|3680	2:Displacement~c*a|3681	9:Other mechanical~b*a|3682
0:*i~c^b orbit of right eye|2791	1:*i~c^b orbit of left eye|2791	8:*a|2791
1:Breakdown (mechanical)~c*a|3684	2:Displacement~c*a|3684	9:Other mechanical~b*a|3684
1:Breakdown (mechanical)~c*a|2095	2:Displacement~c*a|2095	3:Leakage~c*a|2095	4:Capsular contracture~c*d~c^b|2095	9:Other mechanical~b*a|2095
0:*h bile duct prosthesis|2791	1:*h esophageal anti-reflux device|2791	8:^d other*a|2791
0:*h bile duct prosthesis|2791	1:*h esophageal anti-reflux device|2791	8:^c other*a|2791
0:*g bile duct prosthesis|2791	1:*g esophageal anti-reflux device|2791	8:^e other*a grafts|2791
1:Breakdown (mechanical)~c*a|3687	2:Displacement~c*a|3688	9:Other mechanical~b*b|3689
0:*j cranial or spinal infusion catheter|2791	1:*j intraperitoneal dialysis catheter|2791	2:*j permanent sutures|2791	3:*j artificial skin graft~h^b decellularized allodermis|2791	4:*j insulin pump|2791	5:*i nervous system device~e^b implant or graft|2791	8:*a|2791
0:*j cranial or spinal infusion catheter|2791	1:*j intraperitoneal dialysis catheter|2791	3:*j insulin pump|2791	5:*i nervous system device~e^b implant or graft|2791	8:*a|2791
1:Breakdown (mechanical)~c^e~c*a|3691	2:Displacement~c^e~c*a|3691	3:Leakage~c^e~c*a|3692	9:Other mechanical~b^f~c*a|3691
0:*h ventricular intracranial (communicating) shunt|2791	1:*h implanted electronic neurostimulator of brain~d^b electrode (lead)|2791	2:*h implanted electronic neurostimulator of peripheral nerve~d^b electrode (lead)|2791	3:*h implanted electronic neurostimulator of spinal cord~d^b electrode (lead)|2791	4:*h implanted electronic neurostimulator~d^b generator|2791	5:*h cranial or spinal infusion catheter|2791	8:*h other^c device~b^b implant or~c^b|2791
1:*i peritoneal dialysis catheter|2095	2:*i insulin pump|2095	3:*i nervous system~d^e graft|3694	9:*a|2095
0:^d nervous system~b*e|2791	8:^d other*e|2791
0:^e nervous system~b*e|2791	8:^e other*e|2791
1:Embolism due to~e*a|3696	2:Fibrosis due to~e*a|3696	3:Hemorrhage due to~e*a|3696	4:Pain due to~e*a|3696	5:Stenosis due to~e*a|3696	6:Thrombosis due to~e*a|3696	9:^c complication~b*a|3697
0:Mechanical complication~b*i ventricular intracranial (communicating) shunt|3623	1:Mechanical complication~b*i implanted electronic stimulator of nervous system|3683	2:Mechanical complication~b*i intraocular lens|3650	3:Mechanical complication~b^c ocular~b*a|3685	4:Mechanical complication~b*i breast prosthesis~g^b implant|3686	5:Mechanical complication~b^b gastrointestinal~c*a|3690	6:Mechanical complication~b^c specified^b and external*a|3693	7:Infection and inflammatory reaction due to~c*a|3695	8:Other specified complications~b^b~b*a, not elsewhere classified|3698	9:Unspecified complication~b^b~b*f device~b^b implant~b^b graft|2097
0:Unspecified complication~b*a	1:Bone~d*a rejection	2:Bone~d*a failure	3:Bone~d*a infection	9:Other complications~b*a
0:Unspecified complication~b*a	1:Kidney~d*a rejection	2:Kidney~d*a failure	3:Kidney~d*a infection	9:Other complication~b*a
0=Cardiac allograft vasculopathy	8:*a
0:Unspecified complication~b*a	1:Heart~d*a rejection	2:Heart~d*a failure	3:Heart~d*a infection	9:Other complications~b*a|3702
0:Unspecified complication~b*a	1:Heart-lung~d*a rejection	2:Heart-lung~d*a failure	3:Heart-lung~d*a infection	9:Other complications~b*a
0:Unspecified complication~b*a	1:Liver~d*a rejection	2:Liver~d*a failure	3:Liver~d*a infection	9:Other complications~b*a
0:Lung~d*a rejection	1:Lung~d*a failure	2:Lung~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Skin~d*b rejection	1:Skin~d*a failure	2:Skin~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Bone~d*a rejection	1:Bone~d*a failure	2:Bone~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Corneal~d*a rejection|504	1:Corneal~d*a failure|504	2:Corneal~d*a infection|504	8:Other complications~b*a|504	9:Unspecified complication~b*a|504
0:Intestine~d*a rejection	1:Intestine~d*a failure	2:Intestine~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
0:Other~d*a rejection	1:Other~d*a failure	2:Other~d*a infection	8:Other complications~b*a	9:Unspecified complication~b*a
1:*f lung transplant|3706	2:*f skin graft (allograft) (autograft)|3707	3:*f bone graft|3708	4:*f corneal transplant|3709	5:Complication~b*f intestine transplant|3710	9:*d tissue|3711
0:Unspecified complication~b*a	1:Unspecified~d*a rejection	2:Unspecified~d*a failure	3:Unspecified~d*a infection	9:Other complications~b*a
0:*e bone marrow transplant|3700	1:*e kidney transplant|3701	2:*e heart transplant|3703	3:*e heart-lung transplant|3704	4:*e liver transplant|3705	5:*e stem cell transplant	8:^c other*b tissues|3712	9:Complication~b^b unspecified^b organ~b*a|3713
X:*a|310
0:*a, unspecified extremity	1:*a, right upper extremity	2:*a, left upper extremity	3:*a, right lower extremity	4:*a, left lower extremity
1:Dehiscence~c*a	9:*a
0:*f of reattached (part of) upper extremity|3715	1:*f of reattached (part of) lower extremity|3715	2:*f of other reattached body part	3:Neuroma of~f*a stump|3716	4:Infection of~f*a stump|3716	5:Necrosis of~f*a stump|3716	8:Other complications of~f*a stump|3717	9:Unspecified complications of~f*a stump
1:Hypothermia following~d*a|2095	2=Failed moderate sedation during procedure|2095	3:Unintended awareness under general~d*a during procedure|2095	9:*a|2095
0=Infection following immunization|2097	1:^c following immunization~f*a|2097	2=Shock due to anesthesia|2097	3=Malignant hyperthermia due to anesthesia|2097	4=Failed or difficult intubation|2097	5:*i anesthesia|3719	6:Anaphylactic reaction due to adverse effect~c*i correct drug or medicament properly administered|2097	7:Unspecified adverse effect~c*i drug or medicament|2097	8:^b specified*a|2097	9:Complication~c*d unspecified|2097
0=Vaping-related disorder	1=COVID-19
9:*a, unspecified
1:*e rider of^b electric scooter|2791	8:*e rider of other^e|2791
1:*c roller-skater|2095	2:*c skateboarder|2095	3:*c standing micro-mobility^c|3723	9:*c other^c|2095
1=Fall from in-line roller-skates|2791	2:*c roller-skater colliding with stationary object|2791	8:Other in-line~b*a|2791
1=Fall from non-in-line roller-skates|2791	2=Non-in-line roller-skater colliding with stationary object|2791	8:Other non-in-line roller-skating~d*a|2791
1=Fall from skateboard|2791	2=Skateboarder colliding with stationary object|2791	8:Other skateboard~b*a|2791
1:Fall from scooter~b*b|2791	2:*b colliding with stationary object|2791	8:Other scooter~b*a|2791
1=Fall from heelies|2791	2:*b colliding with stationary object|2791	8:Other heelies~b*a|2791
1:Fall from~c*a|2791	2:Pedestrian~b*a colliding with stationary object|2791	8:Other accident~b*a|2791
1:In-line roller-skate~d*a|3725	2:Non-in- line roller-skate~d*a|3726	3:Skateboard~d*a|3727	4:Scooter (nonmotorized)~d*a|3728	5:Heelies~d*a|3729	8:Accident on other rolling-type~b*b|3730
1=Fall from ice-skates|2791	2=Ice-skater colliding with stationary object|2791	8:Other ice-skates~b*a|2791
1=Fall from sled|2791	2=Sledder colliding with stationary object|2791	8:Other sled~b*a|2791
1:Fall from other~b*b|2791	2:Pedestrian on other~b*b colliding with stationary object|2791	8:^b accident on other*b|2791
1:Ice-skates~d*a|3732	2:Sled~d*a|3733	8:Other gliding-type~b*a|3734
1=Fall from snowboard|2791	2=Snowboarder colliding with stationary object|2791	8:Other snowboard~b*a|2791
1=Fall from snow-skis|2791	2=Snow-skier colliding with stationary object|2791	8:Other snow-ski~b*a|2791
1:Snowboard~d*a|3736	2:Snow-ski~d*a|3737	8:Other flat-bottomed~b*a|3734
1:Fall from moving~c*a|2791	2:Wheelchair~d*a colliding with stationary object|2791	8:Other accident~b*a|2791
1:Fall from~c*a|2791	2:Baby~d*a colliding with stationary object|2791	8:Other accident~b*a|2791
1:Fall from~c*a|2791	2:Motorized~d*a colliding with stationary object|2791	8:Other accident~b*a|2791
1:Fall from~c*d electric scooter|2791	2:Pedestrian on~c*d electric scooter colliding with stationary object|2791	8:Other accident~b*a|2791
1:*e with wheelchair (powered)|3739	2:*e with baby stroller|3740	3:*e with motorized mobility scooter|3741	4:^b with standing micro-mobility~c*a|3742	9:*a|3730
0:*c on foot injured in collision with pedestrian^b|3724	1:Rolling-type pedestrian~b*a|3731	2:Gliding-type pedestrian~b*a|3735	3:Flat-bottomed pedestrian~b*a|3738	8:Accident on other pedestrian~b*b|3743
1:^d electric scooter~d*a|2791	8:^c other*a|2791
0:^b on foot*a|2095	1:^b on roller-skates*a|2095	2:^b on skateboard*a|2095	3:^b on standing micro-mobility pedestrian conveyance*a|3745	9:^b with other conveyance*a|2095
0:*a in nontraffic accident|3746	1:*a in traffic accident|3746	9:*a, unspecified whether traffic or nontraffic accident|3746
1:^d electric scooter~d^g three wheeled~b*a|2791	8:^c other*k three wheeled~b^j|2791
0:^b on foot*a|2095	1:^b on roller-skates*a|2095	2:^b on skateboard*a|2095	3:^b on standing micro-mobility pedestrian conveyance*a|3748	9:^b with other conveyance*a|2095
0:*a in nontraffic accident|3746	1:*a in traffic accident|3746	9:*a, unspecified whether traffic or nontraffic accident|3749
0:^b on foot*a|2095	1:^b on roller-skates*a|2095	2:^b on skateboard*a|2095	3:^b on standing micro-mobility pedestrian conveyance*g~b^f|3745	9:^b with other conveyance*a|2095
0:^b on foot*a|2095	1:^b on roller-skates*a|2095	2:^b on skateboard*a|2095	3:^b on standing micro-mobility pedestrian conveyance^h~b*a|3745	9:^b with other conveyance*a|2095
0:*a in nontraffic accident|3751	1:*a in traffic accident|3751	9:*a, unspecified whether traffic or nontraffic accident|3752
0:*f~c^d|2095	1:*f military vehicle|2095	9:*e~c^c|2095
0:*f nontraffic accident involving^d motor vehicles|3754	1:*f~c^b nontraffic accident|2097	2:*f traffic accident involving^d motor vehicles|3754	3:*f~c^b traffic accident|2097	9:*f~c^c accident|2097
0:^c driver~b*a in nontraffic accident|2097	1:^c passenger~b*a in nontraffic accident|2097	2:Unspecified pedal cyclist~d*a in nontraffic accident|2097	3:Person boarding or alighting a pedal~b^b~b*a|2097	4:^c driver~b*a in traffic accident|2097	5:^c passenger~b*a in traffic accident|2097	9:Unspecified pedal cyclist~d*a in traffic accident|2097
0:^c driver~b*a in nontraffic accident|2097	1:^c passenger~b*a in nontraffic accident|2097	2:Unspecified pedal cyclist~d*a in nontraffic accident|2097	3:Person boarding or alighting a pedal~b^b~b*a in nontraffic accident|2097	4:^c driver~b*a in traffic accident|2097	5:^c passenger~b*a in traffic accident|2097	9:Unspecified pedal cyclist~d*a in traffic accident|2097
0:*i~c^g|2095	9:*h~c^f|2095
1:*e~c^b accident with military vehicle|2095	8:*a|2095
0:^c driver~b^c collision with*c motor vehicles in nontraffic accident|3758	1:^c passenger~b^c collision with*c motor vehicles in nontraffic accident|3758	2:Unspecified pedal cyclist~d^c collision with*c motor vehicles in nontraffic accident|3758	3:^b cyclist (driver) (passenger)~c*f~c^b nontraffic accident|2097	4:^c driver~b^c collision with*c motor vehicles in traffic accident|3758	5:^c passenger~b^c collision with*c motor vehicles in traffic accident|3758	6:Unspecified pedal cyclist~d^c collision with*c motor vehicles in traffic accident|3758	8:^b cyclist (driver) (passenger)~c*e specified~c^c|3759	9:^b cyclist (driver) (passenger)~c*f~c^b traffic accident|2097
0:^b driver~b*a in nontraffic accident|2097	1:^b passenger~b*a in nontraffic accident|2097	2:Unspecified motorcycle~b*a in nontraffic accident|2097	3:Person boarding or alighting a motorcycle~c*a|2097	4:^b driver~b*a in traffic accident|2097	5:^b passenger~b*a in traffic accident|2097	9:Unspecified motorcycle~b*a in traffic accident|2097
0:^b driver~b^c collision with*c motor vehicles in nontraffic accident|3758	1:^b passenger~b^c collision with*c motor vehicles in nontraffic accident|3758	2:Unspecified motorcycle~b*f collision with^d motor vehicles in nontraffic accident|3758	3:*h (driver) (passenger)^c~c^b nontraffic accident|2097	4:^b driver~b^c collision with*c motor vehicles in traffic accident|3758	5:^b passenger~b^c collision with*c motor vehicles in traffic accident|3758	6:Unspecified motorcycle~b*f collision with^d motor vehicles in traffic accident|3758	8:^c (driver) (passenger)*e specified~c^c|3759	9:*h (driver) (passenger)^c~c^b traffic accident|2097
0:Driver~b*a in nontraffic accident|2097	1:Passenger in~c*a in nontraffic accident|2097	2:Person on outside~b*a in nontraffic accident|2097	3:Unspecified occupant~b*a in nontraffic accident|2097	4:Person boarding or alighting a~c*a|2097	5:Driver~b*a in traffic accident|2097	6:Passenger in~c*a in traffic accident|2097	7:Person on outside~b*a in traffic accident|2097	9:Unspecified occupant~b*a in traffic accident|2097
1:*e~c^b accident with military vehicle|2095	9:*a|2095
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3758	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3758	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3758	3:^b (driver) (passenger)*f~c^b nontraffic accident|2097	4:Driver~b*f collision with^d motor vehicles in traffic accident|3758	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3758	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3758	8:^b (driver) (passenger)*e specified~c^c|3764	9:^b (driver) (passenger)*f~c^b traffic accident|2097
0:^b driver~b*a in nontraffic accident|2097	1:^b passenger~b*a in nontraffic accident|2097	2:Person on outside of car~c*a in nontraffic accident|2097	3:Unspecified car~b*a in nontraffic accident|2097	4:Person boarding or alighting a car~c*a|2097	5:^b driver~b*a in traffic accident|2097	6:^b passenger~b*a in traffic accident|2097	7:Person on outside of car~c*a in traffic accident|2097	9:Unspecified car~b*a in traffic accident|2097
1:*j sport utility vehicle~g^d|2095	2:*j other type^b~f^d|2095	3:*j~c^c~c^d|2095	4:*j~f^e|2095
1:*g sport utility vehicle|2095	2:*g other type^b|2095	3:*g~c^c|2095	4:*g~f^b|2095
0:^b driver~b*a in nontraffic accident|3767	1:^b passenger~b*a in nontraffic accident|3767	2:Person on outside of car~c*a in nontraffic accident|3767	3:Unspecified car~b*a in nontraffic accident|3767	4:Person boarding or alighting a car~c*a|3768	5:^b driver~b*a in traffic accident|3767	6:^b passenger~b*a in traffic accident|3767	7:Person on outside of car~c*a in traffic accident|3767	9:Unspecified car~b*a in traffic accident|3767
0:^f~c*a|2095	9:*h~c^f|2095
0:Driver~c^c collision with*c motor vehicles in nontraffic accident|3770	1:Passenger~c^c collision with*c motor vehicles in nontraffic accident|3770	2:Unspecified car~b*f collision with^d motor vehicles in nontraffic accident|3758	3:*h (driver) (passenger)^c~c^b nontraffic accident|2097	4:Driver~c^c collision with*c motor vehicles in traffic accident|3770	5:Passenger~c^c collision with*c motor vehicles in traffic accident|3770	6:Unspecified car~b*f collision with^d motor vehicles in traffic accident|3758	8:^c (driver) (passenger)*e specified~c^c|3759	9:*h (driver) (passenger)^c~c^b traffic accident|2097
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3758	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3758	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3758	3:^b (driver) (passenger)*f~c^b nontraffic accident|2097	4:Driver~b*f collision with^d motor vehicles in traffic accident|3758	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3758	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3758	8:^b (driver) (passenger)*e specified~c^c|3759	9:^b (driver) (passenger)*f~c^b traffic accident|2097
0:Driver~b*a in nontraffic accident|2097	1:Passenger in~c*a in nontraffic accident|2097	2:Person on outside~b*a in nontraffic accident|2097	3:Unspecified occupant~b*a in nontraffic accident|2097	4:Person boarding or alighting a~c*a while boarding or alighting|2097	5:Driver~b*a in traffic accident|2097	6:Passenger in~c*a in traffic accident|2097	7:Person on outside~b*a in traffic accident|2097	9:Unspecified occupant~b*a in traffic accident|2097
1:*e~c^c with military vehicle|2095	8:*a|2095
0:Driver~b*f collision with^d motor vehicles in nontraffic accident|3758	1:Passenger in~c*f collision with^d motor vehicles in nontraffic accident|3758	2:Unspecified occupant~b*f collision with^d motor vehicles in nontraffic accident|3758	3:^b (driver) (passenger)*f~c^b nontraffic accident|2097	4:Driver~b*f collision with^d motor vehicles in traffic accident|3758	5:Passenger in~c*f collision with^d motor vehicles in traffic accident|3758	6:Unspecified occupant~b*f collision with^d motor vehicles in traffic accident|3758	8:^b (driver) (passenger)*e specified~c^c|3774	9:^b (driver) (passenger)*f~c^b traffic accident|2097
0:Driver of bus~c*a in nontraffic accident|2097	1:Passenger on bus~c*a in nontraffic accident|2097	2:Person on outside of bus~c*a in nontraffic accident|2097	3:Unspecified~b^b of bus*a in nontraffic accident|2097	4:Person boarding or alighting from bus~c*a|2097	5:Driver of bus~c*a in traffic accident|2097	6:Passenger on bus~c*a in traffic accident|2097	7:Person on outside of bus~c*a in traffic accident|2097	9:Unspecified~b^b of bus*a in traffic accident|2097
0:Driver of bus~c^c collision with*c motor vehicles in nontraffic accident|3758	1:Passenger on bus~c^c collision with*c motor vehicles in nontraffic accident|3758	2:Unspecified bus~b*f collision with^d motor vehicles in nontraffic accident|3758	3:*h (driver) (passenger)^c~c^b nontraffic accident|2097	4:Driver of bus~c^c collision with*c motor vehicles in traffic accident|3758	5:Passenger on bus~c^c collision with*c motor vehicles in traffic accident|3758	6:Unspecified bus~b*f collision with^d motor vehicles in traffic accident|3758	8:^c (driver) (passenger)*e specified~c^c|3774	9:*h (driver) (passenger)^c~c^b traffic accident|2097
0:*e horse~b^d|2791	8:*e other^e|2791
1:^b~g*g~d^d|3778	2:Occupant~d^b animal-drawn~c*h~c^f|2095
1:^b~f*a|2095	2:Occupant~d*a|2095
0:^b~f*d other^d|2791	1:Occupant~d*a|2791
0:^b~f*d~b^c|2791	1:Occupant~d*a|2791
0:^b~f*a|2791	1:Occupant~d*a|2791
1:*d animal being ridden|3781	2:*c animal-drawn vehicle|3782	3:*d streetcar|3783	9:*a|3783
0:*f~d^b accident with military vehicle|2791	8:*e~c^b accident|2791	9:*f~c^c accident|2791
1:^b~f*a|3785	2:Occupant~d*a|3785
0:*g animal drawn~b^c by fall from or being thrown from animal or animal-drawn vehicle^b noncollision~b^b|3779	1:*c collision with pedestrian or animal|3780	2:*c collision with pedal cycle|3780	3:*c collision with two- or three-wheeled motor vehicle|3780	4:*c collision with car, pick-up truck, van, heavy^b vehicle or bus|3780	5:*c collision with other specified motor vehicle|3780	6:*c collision with railway train or railway vehicle|3780	7:*c collision with other nonmotor vehicles|3784	8:*c collision with fixed or stationary object|3780	9:*c other and unspecified^b accidents|3786
1:*f due to explosion or fire on train|2095	2:*f due to object falling onto train|2095	3:*f due to collision with military vehicle|2095	9:*f due to~b^d accident|2095
0:*c collision with motor vehicle in nontraffic~b^b|2097	1:*c collision with motor vehicle in traffic~b^b|2097	2:*c collision with or hit by rolling stock|2097	3:*c collision with other object|2097	4:Person injured while boarding or alighting from~c*e|2097	5:*d by fall^b railway train or railway vehicle|2097	6:*d by fall from railway train or railway vehicle|2097	7:*c derailment without antecedent collision|2097	8:*c other specified railway accidents|3788	9:*c unspecified railway~b^b|2097
0:^c~b*c collision with motor vehicle in nontraffic~b^b|2097	1:^c~b*c collision with motor vehicle in traffic~b^b|2097	2:^c~b*c collision with or hit by rolling stock|2097	3:^c~b*c collision with other object|2097	4:Person~e*d while boarding or alighting from streetcar|2097	5:*g~b^c by fall^b streetcar|2097	6:*g~b^c by fall from streetcar|2097	7:^c~b*c derailment without antecedent collision|2097	8:^c~b*c other specified^b accidents|2097	9:^c~b*c unspecified traffic~b^b|2097
0:Driver~b*k~e^b vehicle~b^c traffic~b^b|2097	1:Passenger~b*k~e^b vehicle~b^c traffic~b^b|2097	2:Person on outside~b*k~e^b vehicle~b^c traffic~b^b|2097	3:Unspecified occupant~b*k~e^b vehicle~b^c traffic~b^b|2097	4:Person injured while boarding or alighting from~c*k~e^b vehicle|2097	5:Driver~b*k~e^b vehicle~b^c nontraffic~b^b|2097	6:Passenger~b*k~e^b vehicle~b^c nontraffic~b^b|2097	7:Person on outside~b*k~e^b vehicle~b^c nontraffic~b^b|2097	9:Unspecified occupant~b*k~e^b vehicle~b^c nontraffic~b^b|2097
0:Driver~b*j agricultural^b~e^c traffic~b^b|2097	1:Passenger~b*j agricultural^b~e^c traffic~b^b|2097	2:Person on outside~b*j agricultural^b~e^c traffic~b^b|2097	3:Unspecified occupant~b*j agricultural^b~e^c traffic~b^b|2097	4:Person injured while boarding or alighting from~c*j agricultural^b|2097	5:Driver~b*j agricultural^b~e^c nontraffic~b^b|2097	6:Passenger~b*j agricultural^b~e^c nontraffic~b^b|2097	7:Person on outside~b*j agricultural^b~e^c nontraffic~b^b|2097	9:Unspecified occupant~b*j agricultural^b~e^c nontraffic~b^b|2097
0:Driver~b*c traffic~b^b|2097	1:Passenger~b*c traffic~b^b|2097	2:Person on outside~b*c traffic~b^b|2097	3:Unspecified occupant~b*c traffic~b^b|2097	4:Person injured while boarding or alighting from~c*e|2097	5:Driver~b*c nontraffic~b^b|2097	6:Passenger~b*c nontraffic~b^b|2097	7:Person on outside~b*c nontraffic~b^b|2097	9:Unspecified occupant~b*c nontraffic~b^b|2097
1:^c ambulance~c^b fire engine~e*a|2095	2:^c snowmobile~h*a|2095	3:^c dune buggy~h*a|2095	4:^c military~g*a|2095	5:^c 3-~c^b 4- wheeled all-terrain~d^b (ATV)*a|2095	6:^c dirt bike~c^b motor/cross bike~e*a|2095	9:^c other*a|2095
1:*l ambulance~c^b fire engine~e^e|2095	2:*l snowmobile~h^e|2095	3:*l dune buggy~h^e|2095	4:^e military~g*a|2095	5:*l 3-~c^b 4- wheeled all-terrain~d^b (ATV)^e|2095	6:*l dirt bike~c^b motor/cross bike~e^e|2095	9:^e other*a|2095
1:^d ambulance~c^b fire engine~e*a|2095	2:^d snowmobile~h*a|2095	3:^d dune buggy~h*a|2095	4:^d military~g*a|2095	5:^d 3-~c^b 4- wheeled all-terrain~d^b (ATV)*a|2095	6:^d dirt bike~c^b motor/cross bike~e*a|2095	9:^d other*a|2095
1:*h ambulance~c^b fire engine|2095	2:*h snowmobile|2095	3:*h dune buggy|2095	4:*h military~g^b|2095	5:*h a 3-~c^b 4- wheeled all-terrain~d^b (ATV)|2095	6:*h a dirt bike~c^b motor/cross bike|2095	9:*h other^h|2095
1:*l ambulance~c^b fire engine~e^e|2095	2:*l snowmobile~h^e|2095	3:*l dune buggy~h^e|2095	4:^e military~g*a|2095	5:*l 3-~c^b 4- wheeled all-terrain~d^b (ATV)^e|2095	6:*l dirt bike~c^b motor/cross bike~e^e|2095	9:^e other*f vehicles~b^e|2095
0:Driver~b*f~b^c traffic~b^b|3794	1:Passenger~b*f~b^c traffic~b^b|3794	2:Person on outside~b*f~b^c traffic~b^b|3795	3:Unspecified occupant~b*f~b^c traffic~b^b|3796	4:Person injured while boarding or alighting from~c*f|3797	5:Driver~b*f~b^c nontraffic~b^b|3794	6:Passenger~b*f~b^c nontraffic~b^b|3794	7:Person on outside~b*f~b^c nontraffic~b^b|3798	9:Unspecified occupant~b*f~b^c nontraffic~b^b|3796
0=Person injured in collision between car and two- or three-wheeled powered vehicle (traffic)|2097	1=Person injured in collision between other motor vehicle and two- or three-wheeled motor vehicle (traffic)|2097	2=Person injured in collision between car and pick-up truck or van (traffic)|2097	3=Person injured in collision between car and bus (traffic)|2097	4:Person injured in collision between car and heavy~j*b vehicle (traffic)|2097	5:Person injured in collision between heavy~j*b vehicle and bus (traffic)|2097	6=Person injured in collision between railway train or railway vehicle and car (traffic)|2097	7:Person injured in collision between other~d*h motor vehicles (traffic)|2097	8:Person injured in other~d*h noncollision~f^b accidents involving motor vehicle (traffic)|2097	9:Person injured in other~d*h (collision)(noncollision)~f^b accidents involving nonmotor vehicle (traffic)|2097
0=Person injured in collision between car and two- or three-wheeled motor vehicle, nontraffic|2097	1=Person injured in collision between other motor vehicle and two- or three-wheeled motor vehicle, nontraffic|2097	2=Person injured in collision between car and pick-up truck or van, nontraffic|2097	3=Person injured in collision between car and bus, nontraffic|2097	4:Person injured in collision between car and heavy~j*b vehicle, nontraffic|2097	5:Person injured in collision between heavy~j*b vehicle and bus, nontraffic|2097	6=Person injured in collision between railway train or railway vehicle and car, nontraffic|2097	7:Person injured in collision between other~d*h motor vehicle, nontraffic|2097	8:Person injured in other~d*h noncollision~f^b accidents involving motor vehicle, nontraffic|2097	9:Person injured in other~d*h (collision)(noncollision)~f^b accidents involving nonmotor vehicle, nontraffic|2097
0:Person injured in unspecified motor-vehicle~d*e nontraffic|2097	1:Person injured in unspecified~c*e nontraffic|2097	2:Person injured in unspecified motor-vehicle~d*e traffic|2097	3:Person injured in unspecified~c*e traffic|2097	9:Person injured in~i*a vehicle accident|2097
0:*c merchant ship~b^b|2095	1:*c passenger ship~b^b|2095	2:*c fishing boat~b^b|2095	3:*c other powered^c|2095	4:*c sailboat~b^b|2095	5:*c canoe or kayak~b^b|2095	6:*c (nonpowered) inflatable craft~b^b|2095	8:*c other unpowered^c|2095	9:*c unspecified^c|2095
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*c other^b powered^b|2095	4:*b sailboat|2095	5:*b canoe or kayak|2095	6:*b (nonpowered) inflatable craft|2095	7:*b water-skis|2095	8:*c other^b unpowered^b|2095	9:*c unspecified^c|2095
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*c other^b powered^b|2095	4:*b sailboat|2095	5:*b canoe or kayak|2095	6:*b (nonpowered) inflatable craft|2095	7:*b water-skis|2095	8:*c other^b unpowered^b|2095	9:*b unspecified^b|2095
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*b other powered^b|2095	4:*b sailboat|2095	5:*b canoe or kayak|2095	6:*b (nonpowered) inflatable craft|2095	7:*b water-skis|2095	8:*b other unpowered^b|2095	9:*b unspecified^b|2095
0:*d~c^b overturning|3803	1:*d~c^b sinking|3803	2:*d falling or jumping from burning~c^b|3804	3:*d falling or jumping from crushed~c^b|3805	8:*d other^d|3806
0:*d merchant ship~b^c|2095	1:*d passenger ship~b^c|2095	2:*d fishing boat~b^c|2095	3:*d other powered^d|2095	4:*d sailboat~b^c|2095	5:*d canoe or kayak~b^c|2095	6:*d (nonpowered) inflatable craft~b^c|2095	7:*d water-skis~b^c|2095	8:*d other unpowered^d|2095	9:*d unspecified^d|2095
0:^c merchant ship~b*a|2095	1:^c passenger ship~b*a|2095	2:^c fishing boat~b*a|2095	3:^c other powered*a|2095	4:^c sailboat~b*a|2095	5:^c canoe or kayak~b*a|2095	6:^c (nonpowered) inflatable craft~b*a|2095	8:^c other unpowered*a|2095	9:^c unspecified*a|2095
0:^f merchant ship~b*a|2095	1:^f passenger ship~b*a|2095	2:^f fishing boat~b*a|2095	3:^f other powered*a|2095	4:^f sailboat~b*a|2095	5:^f canoe or kayak~b*a|2095	6:^f (nonpowered) inflatable craft~b*a|2095	9:^f unspecified*a|2095
0:Burn~c*d~c^b on fire|3808	1:Crushed between watercraft and other watercraft or other object~c*d collision|3809	2:Fall~c*d collision between~c^b and other watercraft or other object|3810	3:Hit or struck by falling object~c*a|3806	8:*d other^d|3806
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*b other powered^b|2095	4:*b sailboat|2095	5:*b canoe or kayak|2095	6:*b (nonpowered) inflatable craft|2095	9:*b unspecified^b|2095
0:*j fall off~i^b|3806	1:*j being thrown overboard by motion of~i^b|3812	2:*j being washed overboard from~i^b|3806
0:*b merchant vessel|2095	1:*b passenger vessel|2095	2:*b fishing boat|2095	3:*b other powered^b|2095	4:*b sailboat|2095	9:*b unspecified^b|2095
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*b other powered^b|2095	4:*b sailboat|2095	9:*b unspecified^b|2095
0:*b merchant ship|2095	1:*b passenger ship|2095	2:*b fishing boat|2095	3:*b other powered^b|2095	4:*b sailboat|2095	5:*b canoe or kayak|2095	6:*b (nonpowered) inflatable craft|2095	8:*b other unpowered^b|2095	9:*b unspecified^b|2095
0:*c merchant ship|2095	1:*c passenger ship|2095	2:*c fishing boat|2095	3:*c other powered~b^b|2095	4:*c sailboat|2095	8:*c other unpowered~b^b|2095	9:*c unspecified~b^b|2095
0:Burn~c^c localized fire~b*f|3814	1:^b burn~e*f|3814	2:Heat exposure~f*f|3815	3:Fall~f*f|3816	4:Struck by falling object~f*f|3817	5:Explosion~f*f|3815	6:Machinery~e*f|3815	8:*j other^e|3806
1:*b powered^b|2095	2:*b nonpowered^b|2095
1:*b nonpowered^b|2095	2:*c powered~b^b|2095
1:^f recreational*a|2095	2:^e non-recreational~b*a|2095
0:Civilian watercraft involved in water~b*d with~b^c|2791	1:Civilian in water injured by~e*a|2791	8:Other water~b*a|2791
1:Water~c*a involving military watercraft|3822	9:*a|2095
0:Hitting object or bottom of body of~d*c due to fall from watercraft|2097	1=Bather struck by watercraft|3819	2=Rider of nonpowered watercraft struck by other watercraft|3820	3=Injury to rider of (inflatable) watercraft being pulled behind other watercraft|3821	4=Injury to barefoot water-skier|2097	8:^b~c*b accident|3823	9:Unspecified~d*b accident|2097
0:Unspecified helicopter~b*a|2095	1:^b crash~b*a|2095	2:Forced landing of helicopter~c*a|2095	3:^b collision~b*a|2095	4:^b fire~b*a|2095	5:^b explosion~b*a|2095	9:Other helicopter~b*a|2095
0:Unspecified ultralight~b*a|2095	1:*d crash~b^c|2095	2:Forced landing of ultralight~b*d~b^c|2095	3:*d collision~b^c|2095	4:*d fire~b^c|2095	5:*d explosion~b^c|2095	9:Other ultralight~b*a|2095
0:Unspecified accident to other~b*d,~b^c|2095	1:*d crash~b^c|2095	2:Forced landing of other~b*d~b^c|2095	3:*d collision~b^c|2095	4:*d fire~b^c|2095	5:*d explosion~b^c|2095	9:^b accident to other*d~b^c|2095
0:Unspecified accident to commercial~b*d~b^c|2095	1:*d crash~b^c|2095	2:Forced landing of commercial~b*d~b^c|2095	3:*d collision~b^c|2095	4:*d fire~b^c|2095	5:*d explosion~b^c|2095	9:Other accident to commercial~b*d~b^c|2095
0:Unspecified spacecraft~b*a|2095	1:^b crash~b*a|2095	2:Forced landing of spacecraft~c*a|2095	3:^b collision~b*a|2095	4:^b fire~b*a|2095	5:^b explosion~b*a|2095	9:Other spacecraft~b*a|2095
0:Helicopter accident injuring~h*a|3825	1:Ultralight, microlight or powered-glider accident injuring~h*a|3826	2:Other private fixed-wing~d*e accident injuring~d^b|3827	3:Commercial fixed-wing~d*e accident injuring~d^b|3828	4:Spacecraft accident injuring~h*a|3829	8:Other~c*e accidents injuring~d^b|2097	9:Unspecified~d*e accident injuring~d^b|2097
0:Unspecified balloon~b*a|2095	1:^b crash~b*a|2095	2:Forced landing of balloon~c*a|2095	3:^b collision~b*a|2095	4:^b fire~b*a|2095	5:^b explosion~b*a|2095	9:Other balloon~b*a|2095
0:Unspecified hang-glider~b*a|2095	1:^b crash~b*a|2095	2:Forced landing of hang-glider~c*a|2095	3:^b collision~b*a|2095	4:^b fire~b*a|2095	5:^b explosion~b*a|2095	9:Other hang-glider~b*a|2095
0:Unspecified glider~b*a|2095	1:*d crash~b^c|2095	2:Forced landing of glider~b^b~b*a|2095	3:*d collision~b^c|2095	4:*d fire~b^c|2095	5:*d explosion~b^c|2095	9:Other glider~b*a|2095
0:Balloon accident injuring~h*a|3831	1:Hang-glider accident injuring~h*a|3832	2:Glider (nonpowered) accident injuring~h*a|3833	8:Other nonpowered-aircraft accidents injuring~h*a|2097	9:Unspecified nonpowered-aircraft accident injuring~h*a|2097
1:*b entangled in object|2095	2:*b injured on landing|2095	9:Other parachutist~b*a|2095
1=Hit by object falling from aircraft|2095	2=Injured by rotating propeller|2095	3=Sucked into jet engine|2095	9:Other injury to person~b^c due to~c*a|2095
0:Civilian aircraft involved in air~b*d with~b^c|2791	1:Civilian injured by~e*a|2791	8:Other air~b*a|2791
1:Air~c*f accident involving military aircraft|3837	9:*a|2095
0:Occupant of aircraft injured in other~b*a|2097	1=Person injured while boarding or alighting from aircraft|2097	2=Parachutist accident|3835	3:Person on ground injured in~c*b accident|3836	8:^b~b*a, not elsewhere classified|3838
0=Accident to, on or involving cable-car, not on rails|2097	1=Accident to, on or involving land-yacht|2097	2=Accident to, on or involving ice yacht|2097	3=Accident to, on or involving ski lift|2097	8:*a|2097
0:^b on same level*a|2097	1:^b from stairs and steps*a|2097	2:Other fall from one level to another~b*a|2097	9:Unspecified fall~b*a|2097
0:*b glass|2791	1:*c power tool or machine|2791	8:*c other^c|2791	9:*c unspecified^c|2791
0:*c furniture|2791	8:*a|2791
0:*b unspecified^b|2095	1:*b sharp^b|3842	9:*b other^b|3843
0:*a without subsequent striking against object|2097	1:*a with subsequent striking against object|3844
0:*h|2097	1:*i~c^c|2097	2:*i~f^d|2097
0:*e or~b^c slide|2097	1:^b~c*b swing|2097	2:*e or~b^b jungle gym|2097	8:*e or~b^b other^c|2097
0:*g (on)(from) escalator|2097	1:*g (on)(from) sidewalk curb|2097	2:*g (on)(from) incline|2097	8:^b (on) (from) other~d*a|2097	9:^b (on) (from) unspecified~d*a|2097
0:*d balcony|2097	1:*d bridge|2097	2:*d roof|2097	3:*j~f^b floor|2097	4:*d window|2097	8:*d other^d|2097	9:*c, not otherwise specified|2097
1:*a causing drowning and submersion|2791	2:*a causing other injury|2791
1:*a striking water surface|3850	2:*a striking bottom|3850	3:*a striking wall|3850
1:*a striking water surface|3850	2:*a striking bottom|3850	3:*a striking side|3850
1:*e|3850	2:*g~d^d|3850
1:*a causing drowning and submersion|2095	2:*a causing other injury|2095
1:*a striking water surface|3850	2:*a striking bottom|3850
0:*g~e^b swimming pool|3851	1:*g~e^b natural body of^b|3852	2:*g in (into) filled bathtub~c^b bucket of~c^b|3853	3:*g~e^b other^b|3851	4:*g~e^b unspecified^b|3854	5:Jumping~d*b swimming pool|3851	6:Jumping~d*b natural body of^b|3855	7:Jumping~d*c from boat|3855	8:Jumping~d*b other^b|3851	9:Jumping~d*b unspecified^b|3854
1=Fall down embankment (hill)|2095	2:Fall~c*e (out of) grocery cart|2095	9:*a|2095
0=Fall into well|2097	1=Fall into storm drain or manhole|2097	2=Fall into hole|2097	3=Fall into empty swimming pool|2097	4:Fall~c*e dock|2097	8:*a|3857
0:Striking~e*b unspecified^b with subsequent fall|2095	1:Striking~e*b sports equipment with subsequent fall|2095	2:Striking~e*b glass with subsequent fall|2095	9:Striking~e*b other^b with subsequent fall|2095
1:*a without subsequent striking against object|2095	2:*a with subsequent striking against object|2095
0:Fall~e*a, unspecified|2095	1:Fall~e*a due to stepping on an object|2095	9:^b~c*a|2095
0:*a, unspecified|2095	1:*a due to stepping on object|2095	2:*a due to stepping into hole or opening|2095	3:*a due to stepping from one level to another|2095	9:Other slipping~b*a|2095
0=Fall due to bumping against object|3859	1=Fall from or off toilet|3860	2=Fall in (into) shower or empty bathtub|2097	3:*h~d^b unspecified fall on same level|3861	4:Slipping~c*c without falling|3862
0:*g~e^c in cave-in|2097	1:*g~f^b due to collapse of building|2097	8:Other cause of strike~b*a|2097
0:*a, unspecified type|2095	1:*e football|2095	2:*e soccer~d^b|2095	3:*e baseball|2095	4:*e golf~d^b|2095	5:*e basketball|2095	6:*e volleyball|2095	7:*e softball|2095	9:^c other*a|2095
1:*f baseball^b|2095	2:*f tennis~c^b|2095	3:*f golf~e^b|2095	9:^c other*a|2095
0:*c ice^c|2791	1:*c field^c|2791
1:*c|3867	2:*d~c^b|3867
1:*d shoe cleats|2095	2:*d skate blades|2095	9:^c other*a|2095
1:*d football helmet|2095	9:*a|2095
0:Struck~e*c hit or thrown ball|3865	1:Struck~e*c bat, racquet or club|3866	2:Struck~e*c hockey stick or puck|3868	3:Struck~e*b foot wear|3869	4:*f diving board|2097	8:*c other^c|3870	9:*c unspecified^c|2097
1=Walked into wall|2095	2=Walked into lamppost|2095	3=Walked into furniture|2095	4:*c wall of swimming pool|3850	9:*c other^c|2095
0:*c unspecified^c|2095	1:*c driver side^c|2095	2:*c front passenger side^c|2095	9:*c other^c|2095
0:*f stationary object|3872	1:*c automobile airbag|3873	8:*a|2097
0:*g,^c~c^b moving^b|2097	1:*g,^c~c^b stationary^b|2097
0:^d~c*a|2097	1:^c~c*a|2097
0:*d knife|2097	1:*d sword or dagger|2097	2:*d edge of stiff paper|2097	8:*b object(s), not elsewhere classified|2097	9:*d unspecified~b^b object(s)|2097
0:*d workbench~c^b|2097	1:*d garden~c^b|2097	2:*d scissors|2097	3:*d needle (sewing)|2097	4:*d kitchen utensil|2097	5:*d paper-cutter|2097	8:^c other*a|2097
0:*h~b^b kitchen appliance|2097	1:*h electric knife|2097	2:*f~d^c|2097	3:^c~b^b garden and outdoor*c~b^b|2097	4:*h nail gun|2097	8:*a|2097
1:*e~c^b transport vehicle in stationary use|2095	9:*a|2095
0:*c combine harvester|2097	1:*c power take-off devices (PTO)|2097	2:*c hay derrick|2097	3:*c grain storage elevator|2097	8:*c other specified^c|3880	9:*c unspecified^c|2097
1:*d recreational~c^b|2095	2:*c commercial~b^b|2095	3:*d special construction vehicle in stationary use|2095	9:*a|2095
0:*e mining~b^b earth-drilling~b^b|2097	1:*e metalworking machines|2097	2:*e powered woodworking~b^b forming machines|2097	3:*e prime movers|2097	8:*d specified~c^b|3882	9:*e~c^c|2097
0:*c|2097	1:*d~c^b|2097
0:^b discharge of unspecified~e*b|2095	1:*h~g^b of shotgun|2095	2:*h~g^b of hunting rifle|2095	3:*h~g^b of machine gun|2095	9:^b discharge of other~e*b|2095
0:^b malfunction of unspecified~e*b|2095	1:*h~g^b of shotgun|2095	2:*h~g^b of hunting rifle|2095	3:*h~g^b of machine gun|2095	9:^b malfunction of other~e*b|2095
0:*c|3885	1:*d~c^b|3886
0:*g airgun|2791	1:*g paintball gun|2791	8:^d other*b gun|2791
0:*g~c^c or gun|2095	1:*h of gas, air or spring-operated~g^b|3888	9:*f specified~c^b|2095
0:^c~c*a|3889	1:^b~c*a|3889
1:*c aerosol can|2097	2:*c air tank|2097	3:*c pressurized-gas tank|2097	8:*c other^c|2097	9:*c unspecified^c|2097
0:*j~c^b bicycle~b^b|2097	8:^e other*a|2097
0:*c blasting material|2097	1:*c explosive gases|2097	8:*b specified explosive^b|2097	9:*c unspecified explosive~b^b|2097
0:*b supersonic waves|2097	9:*b other^b|2097
0:Nail~e*a|2097	8:Other foreign~b*a|2097
0:*a|2097	1:*c contaminated^c|2097
1:Hair~b*a|2095	2:String or thread~b*a|2095	3:Rubber band~b*a|2095	4:Ring or other jewelry~b*a|2095	9:Other specified item~b*a|2095
0=Item causing external constriction|3897	9:*a|2097
0:^c~i^b strike~b*a|2097	1:^b~e^b~g*a|2097	2:^b~g^b~e*a|2097	3:^b~i^b~c*a|2097	4:^b~k*a|2097
1:Bitten by~c*a|2095	9:Other contact~b*a|2095
0:*b mouse|3900	1:*b rat|3900	2:*b squirrel|3900	8:*b other^b|3900
0:Bitten by~c*a|2097	1:Struck by~c*a|2097	8:Other contact~b*a|2097
1:Bitten by~c*a|2095	3:Scratched by~c*a|2095	9:Other contact~b*a|2095
1:Bitten by~c*a|2095	2:Struck by~c*a|2095	9:Other contact~b*a|2095
0:*c cat|3903	1:*c horse|3904	2:*c cow|3904	3:*b hoof stock|3904	4:*c pig|3904	5:*c raccoon|3904	8:*a|3904
0:*d dolphin|3904	1:*d sea lion|3904	2:*d orca|3904	3:*d other~b^b mammals|3904	4:*d shark|3904	5:*d other fish|3904	8:*d other^c animals|3904
1:Bitten by~c*a|2095	2:Struck by~c*a|2095	3:Crushed by~c*a|2095	9:Other contact~b*a|2095
0:*d~c^b|3907	1:*c|3907
1:Bitten by~c*b snake|2095	2:Struck by~c*b snake|2095	3:Crushed by~c*b snake|2095	9:Other contact~b*b snake|2095
1=Bitten by turtle|2095	2=Struck by turtle|2095	9:Other contact~b*b turtle|2095
0:*d~b^b lizards|3904	1:*d~b^b snakes|3909	2:*d turtles|3910	8:*a|3907
2:Struck by~c*a|2095	3:Pecked by~c*a|2095	9:Other contact~b*a|2095
0:*d parrot|3904	1:*d macaw|3904	2:*d other psittacines|3904	3:*d chicken|3912	4:*d turkey|3912	5:*d goose|3904	6:*d duck|3904	9:*d other^b|3904
0:*b frogs|2097	1:*b toads|2097	9:*c other^c|2097
0:*e domestic wiring and appliances|2097	1:*e industrial wiring, appliances and electrical machinery|2097	8:*d~b^c|2097
0:*c X-rays|2097	1:*c radioactive isotopes|2097	8:*c other^c|2097
0:*f welding~e^b (arc)|2097	1:*f tanning bed|2097	8:^c other*a|2097	9:^c unspecified*a|2097
0:*d radiofrequency|2097	1:*d infrared~c^b|2097	2:*d laser~c^b|2097	8:*a|2097
1:*f~d^c|2095	2:Inhalation~e*a|2095
0:Contact with or inhalation~e*c dry ice|3919	1:Contact with or inhalation~e*c liquid air|3919	2=Prolonged exposure in deep freeze unit or refrigerator|2097	8:^c other*a|2097
1:*e residence or^b visit at high altitude|2095	2:^c other*a|2095
1:*h reduction~c^b atmospheric~b^b while surfacing from deep-water diving|2095	2:*h reduction~c^b atmospheric~b^b while surfacing from underground|2095	3:^c sudden change~c*c in aircraft^c|2095	9:^c other*a|2095
1:^c sudden change~c*c in aircraft^c|2095	2:*h high~d^c from rapid~b^b in water|2095	9:^c other*a|2095
0:*k prolonged^b~c^c|2097	1:^c prolonged~c*f|3921	2:^c rapid~g*a during ascent|3922	3:^c rapid~g*a during descent|3923
0:^c flames in*a|2097	1:^c smoke in*a|2097	2:Injury due~b^b collapse of burning~d*a in uncontrolled fire|2097	3:Fall from burning~f*a in uncontrolled fire|2097	4:Hit by object from burning~f*a in uncontrolled fire|2097	5:Jump from burning~f*a in uncontrolled fire|2097	8:Other exposure~b*a|2097
0:^c flames in*a|2097	1:^c smoke in*a|2097	3:Fall due~b*a|2097	4:Hit by object due~b*a|2097	8:Other exposure~b*a|2097
0:^c flames in*a|2097	1:^c smoke in*a|2097	2:Injury due~b^b collapse of burning~d*a in controlled fire|2097	3:Fall from burning~f*a in controlled fire|2097	4:Hit by object from burning~f*a in controlled fire|2097	5:Jump from burning~f*a in controlled fire|2097	8:Other exposure~b*a|2097
0:*h~c^b plastic jewelry|2097	1:*i~c^c plastic jewelry|2097	2:^d~c*a|2097	3:^c~c*a|2097
0:*a due to unspecified burning material|2095	1:*a due to burning cigarette|2095	9:*a due to other burning material|2095
0:*h bed~e^b|3929	1:*h sofa~e^b|3929	2:*g furniture~d^b|3929	8:*a|2097
0:*h|2097	1:*i~c^b|2097	2:^c~f*a|2097
0:*b water in bath or tub|2097	1:*c running^b water|2097	8:*c other^c|2097
0:Inhalation of~c*a|2097	1:Other contact~b*a|2097
0:Inhalation of~c*d~c^b|2097	1:Other contact~b*a|2097
0:*c stove (kitchen)|2097	1:*c toaster|2097	2:*d hotplate|2097	3:*c saucepan or skillet|2097	8:^c other*a|2097
0:Collapse of dam or man-made structure causing~f*b movement|2097	1:*e, or mudslide|2097
1=Tidal wave due to earthquake or volcanic eruption|2095	2=Tidal wave due to storm|2095	3=Tidal wave due to landslide|2095
0=Hurricane|2097	1=Tornado|2097	2=Blizzard (snow)(ice)|2097	3:Dust~b*a|2097	4=Tidalwave|3937	8=Other cataclysmic storms|2097	9:Unspecified cataclysmic~b*a|2097
1:*c radon|2095	8:*c other^c|2095
0:*e natural radiation|3939	8:Other exposure~b^b~b*a|2097
0:*f from~b^b movement^b load|2097	1:*f from prolonged static~c^b awkward postures|2097	3:^b from~d*a|2097	9:Other~b*e unspecified overexertion~b^b strenuous~b^b or postures|2097
0:*a while in bathtub|2097	1:*a while in swimming pool|2097	2:*a after jump into swimming pool|2097	3:*a in natural water|2097	8:Other intentional~b*a|2097	9:*a, unspecified|2097
0:*h~c^b~d^b|2097	1:*h hunting^b~f^b|2097	2:*h machine gun~g^b|2097	8:*h other~e^d|2097	9:*h unspecified~e^d|2097
1:*g airgun|2095	2:*g paintball gun|2095	9:^d other*b gun|2095
0:*h gas, air or spring-operated guns|3944	8:*g~c^b~c^b|2097	9:*h~c^c~c^b|2097
0:*g or~b^c|2097	1:*h~c^b tap water|2097	2:*h other~f^b fluids|2097	3:*h~c^b household appliances|2097	8:*h other~f^c|2097	9:*h unspecified~f^c|2097
0:*b glass|2097	1:*c knife|2097	2:*c sword or dagger|2097	8:*c other^c|2097	9:*c unspecified^c|2097
0:*c motor vehicle|2097	1:*c (subway) train|2097	8:*c other^c|2097
0:^b collision~d*a with other motor vehicle|2097	1:^b collision~d*a with train|2097	2:^b collision~d*a with tree|2097	8:Other intentional~b*a|2097
0:*d crashing of aircraft|2097	1:*d electrocution|2097	2:*d exposure to extremes of cold|2097	8:*a|2097
0:*a while in bathtub|2097	1:*a while in swimming pool|2097	2:*a after push into swimming pool|2097	3:*a in natural water|2097	8:Other assault~b*a|2097	9:*a, unspecified|2097
0:*h~c^b|2097	1:*h hunting^b|2097	2:*h machine gun|2097	8:^c other~e*a|2097	9:^c unspecified~e*a|2097
1:*g airgun discharge|2095	2:*g paintball gun discharge|2095	9:^c other*b gun|2095
0:*h gas, air or spring-operated guns|3953	8:*g~c^b~c^b|2097	9:*h~c^c~c^b|2097
0:*c antipersonnel bomb|2097	1:*c gasoline bomb|2097	2:*c letter bomb|2097	3:*c fertilizer bomb|2097	4:*c pipe bomb|2097	8:*c other specified^b|2097	9:*c unspecified^b|2097
0:*g or~b^c|2097	1:*h~c^b tap water|2097	2:*h~c^b fluids|2097	3:*h~c^b household appliances|2097	8:*h other~f^c|2097	9:*h unspecified~f^c|2097
0:*e being hit or run over by~c^c|2097	8:Other assault~b*a|2097
0:*c unarmed brawl or fight|2097	1:*c human bite|2097	2:*c strike against or bumped into by another person|2097	8:*c other^c|2097
1:Husband~d*a	2:Wife~d*a	3:Male~c*a	4:Female~c*a
1:Biological father~d*a	2:Biological mother~d*a	3:Adoptive father~d*a	4:Adoptive mother~d*a
0:Brother~b*a	1:Sister~b*a
0:^b father~b*a	1:^b mother~b*a
0:Stepfather~d*a	2:Male friend of parent (co-residing in household)~d*a	3:Stepmother~d*a	4:Female friend of parent (co-residing in household)~d*a	5:Stepbrother~d^c or~b*a	6:Stepsister~d*a
0:Male cousin~d*a	1:Female cousin~d*a	9:*a
1:Sibling~d*a|3961	2:Foster parent~d*a|3962	3:Stepparent or stepsibling~d*a|3963	9:*a|3964
0:At-home childcare~b*a	1:^b center childcare*a	2:At-home adultcare~b*a	3:Adultcare center~b*a	9:Unspecified daycare~b*a
1:Mental health~b*a	8:Other therapist or healthcare~b*a	9:Unspecified healthcare~b*a
0:Unspecified non-family~b*a	1:Daycare provider~c*a|3966	2:Healthcare provider~c*a|3967	3:Teacher or instructor~c*a	9:Other non-family~b*a
0:Spouse or partner~d^b perpetrator of*a|3959	1:Parent (adoptive) (biological)~d^b perpetrator of*a|3960	4:Other family member~d^b perpetrator of*a|3965	5:Non-family member~d^b perpetrator of*a|3968	6:Multiple perpetrators~b^b~c*a	9:Unspecified perpetrator~b^b~c*a
1:*c hockey stick|2095	2:*c baseball bat|2095	9:*c other specified type of^c|2095
1:*d crashing of aircraft|2095	9:*a|2095
0:*d strike by sport equipment|3970	8:*a|3971
0:*d while in bathtub^d|2097	1:*d after fall into bathtub^d|2097	2:*d while in swimming pool^d|2097	3:*d after fall into swimming pool^d|2097	4:*d in natural water^d|2097	8:Other drowning~b*a|2097	9:Unspecified drowning~b*a|2097
0:Shotgun~g*a|2097	1:Hunting rifle~g*a|2097	2:Military~f*a|2097	3:Machine gun~g*a|2097	8:Other~e*a|2097	9:Unspecified~e*a|2097
0:Airgun~e*a|2097	8:^b~c*a|2097	9:Unspecified~d*a|2097
0:*j~d^c vapors~b^d|2097	1:^c~c^b tap water~e*a|2097	2:^c~c^b fluids~e*a|2097	3:^c~c^b household appliance~e*a|2097	8:^c other~f*a|2097	9:^c unspecified~f*a|2097
0:*e glass~b^d|2097	1:^c knife~c*a|2097	2:^c sword or dagger~c*a|2097	8:^c other*a|2097	9:^c unspecified*a|2097
1:*a, law enforcement official injured|2791	2:*a, bystander injured|2791	3:*a, suspect injured|2791	9:*a, unspecified person injured|2791
0:*c unspecified^c|3978	1:*c injury by machine gun|3978	2:*c injury by handgun|3978	3:*c injury by rifle pellet|3978	4:*c injury by rubber bullet|3978	9:*c other^c|3978
0:*b unspecified^b|3978	1:*b injury by dynamite|3978	2:*b injury by explosive shell|3978	9:*b other^b|3978
0:*b unspecified^b|3978	1:*b injury by tear^b|3978	9:*b other^b|3978
0:*c unspecified^c|3978	1:*c baton|3978	9:*c other^c|3978
0:*c unspecified^c|3978	1:*c bayonet|3978	9:*c other^c|3978
1:*d manhandling|3978	3:*d a conducted energy device|3978	9:*a|3978
1:*a, law enforcement official injured|2095	2:*a, bystander injured|2095	3:*a, suspect injured|2095	9:*a, unspecified person injured|2095
0:*a involving firearm discharge|3979	1:*a involving explosives|3980	2:*a involving gas|3981	3:*a involving blunt objects|3982	4:*a involving sharp objects|3983	8:*a involving other specified means|3984	9:*a, means unspecified|3985
0:*a, military personnel|2791	1:*a, civilian|2791
0:*c unspecified^b weapon|3987	1:*c depth-charge|3987	2:*b mine|3987	3:*c sea-based artillery shell|3987	4:*c torpedo|3987	5:*e accidental detonation~b^b onboard^c|3987	9:*c other^c|3987
0:*d unspecified^d|3987	1:*a due to enemy fire or explosives|3987	2:*a due to collision with other aircraft|3987	3:*a due to onboard fire|3987	4:*a due to accidental detonation of onboard munitions and explosives|3987	9:*d other^d|3987
0:*e unspecified explosion~c^c|3987	1:*e explosion of aerial bomb|3987	2:*e explosion of guided missile|3987	3:*e explosion of improvised explosive device [IED]|3987	4:*e explosion due to accidental detonation~c^b discharge of own munitions or munitions launch device|3987	5:*e~d^b from munitions|3987	6:*e~d^b of improvised explosive device [IED]|3987	7:*e~d^b from weapons|3987	9:*a|3987
0:*g unspecified fire~b^b conflagration~b^c substance|3987	1:*g gasoline bomb|3987	2:*g incendiary bullet|3987	3:*g flamethrower|3987	9:^d other*a|3987
1:*i rubber bullets|3987	2:*i firearms pellets|3987	3:*i~d^b firearms discharge|3987	4:*i unarmed hand to hand combat|3987	5:*i combat using blunt or piercing object|3987	6:*i intentional restriction~f^b air and airway|3987	7:*i unintentional restriction~f^b air and airway|3987	9:^d~d*a|3987
0:*c unspecified effect of^b weapon|3987	1:*c direct blast effect of^b weapon|3987	2:*c indirect blast effect of^b weapon|3987	3:*c thermal radiation effect of^b weapon|3987	4:^b operation~b*b radiation effects of nuclear weapon|3987	9:^b operation~b^b other effects of*a|3987
X:*a|3987
1:Explosion of mine placed during war~b^b but exploding~b*a|3987	2:Explosion of bomb placed during war~b^b but exploding~b*a|3987	8:Other war~b*a|3987	9:Unspecified war~b*a|3987
0:War~e*a, unspecified|2095	1:War~e*a involving unspecified weapon of mass destruction [WMD]|2095	2:War~e*a involving friendly fire|2095
0:War operations involving explosion~b*b marine weapons|3988	1:War operations involving destruction~b*b aircraft|3989	2=War operations involving other explosions and fragments|3990	3=War operations involving fires, conflagrations and hot substances|3991	4:War operations involving firearm discharge and other forms~b*b conventional warfare|3992	5=War operations involving nuclear weapons|3993	6=War operations involving biological weapons|3994	7:War operations involving chemical weapons and other forms~b*b unconventional warfare|3994	8:War operations occurring after cessation~b*b hostilities|3995	9:Other and unspecified~c*a operations|3996
0:Military~e*a, unspecified|2095	1:Military~e*a involving unspecified weapon of mass destruction [WMD]|2095	2:Military~e*a involving friendly fire|2095
0:*a involving explosion of marine weapons|3988	1:*a involving destruction of aircraft|3989	2:*a involving other explosions and fragments|3990	3:*a involving fires, conflagrations and hot substances|3991	4:*a involving firearm discharge and other forms of conventional warfare|3992	5:*a involving nuclear weapons|3993	6:*a involving biological weapons|3994	7:*a involving chemical weapons and other forms of unconventional warfare|3994	9:Other and unspecified military~b*a|3998
1:*a, public safety official injured|2791	2:*a, civilian injured|2791	3:*a, terrorist injured|2791
X:*a|4000
1:*a, public safety official injured|2791	2:*a, civilian injured|2791
0:*e~c^c|2095	1:*e suicide bomber|4002	9:*d~c^b|4000
X:*a|4002
0:*a involving explosion of marine weapons|4001	1:*a involving destruction of aircraft|4001	2:*a involving other explosions and fragments|4001	3:*a involving fires, conflagration and hot substances|4001	4:*a involving firearms|4001	5:*a involving nuclear weapons|4001	6:*a involving biological weapons|4001	7:*a involving chemical weapons|4001	8:*a involving other and unspecified means|4003	9:*a, secondary effects|4004
0:*d operation	1:*e infusion or transfusion	2:*e kidney dialysis~b^b other perfusion	3:*e injection or immunization	4:*e endoscopic examination	5:*e heart catheterization	6:*e aspiration, puncture~b^b other catheterization	8:*e other^e	9:*e unspecified^e
0:Excessive amount of blood or other fluid given~d*e transfusion or infusion	1:Incorrect dilution of fluid used~d*e infusion	2:Overdose of radiation given~d*e therapy	3:Inadvertent exposure of patient to radiation~d^b~c*a	4:*f in electroshock or insulin-shock therapy	5:Inappropriate temperature~b*g local application~d^b packing	6:Underdosing~f*c nonadministration of necessary drug, medicament or biological substance	8:*e other^e	9:*e unspecified^e
0:*b substance, transfused or infused	1:*b substance, injected or used for immunization	8:*b substance administered by other means	9:*b substance administered by unspecified means
1:*a on correct patient	2:*d~b^c on patient not scheduled for surgery	3:*d correct~b^c on wrong side or body part
0=Mismatched blood in transfusion	1=Wrong fluid used in infusion	2:Failure in suture or ligature~c*d operation	3:Endotracheal tube wrongly placed~c*e anesthetic procedure	4=Failure to introduce or to remove other tube or instrument	5=Performance of wrong procedure (operation)|4009	8:^b specified*a
0:Diagnostic and monitoring anesthesiology~b*a	1:Therapeutic (nonsurgical) and rehabilitative anesthesiology~b*a	2:Prosthetic and other implants, materials and accessory anesthesiology~b*a	3:Surgical instruments, materials and anesthesiology~b^b (including sutures)*a	8:Miscellaneous anesthesiology~b*a, not elsewhere classified
0:Diagnostic and monitoring cardiovascular~b*a	1:Therapeutic (nonsurgical) and rehabilitative cardiovascular~b*a	2:Prosthetic and other implants, materials and accessory cardiovascular~b*a	3:Surgical instruments, materials and cardiovascular~b^b (including sutures)*a	8:Miscellaneous cardiovascular~b*a, not elsewhere classified
0:Diagnostic and monitoring otorhinolaryngological~b*a	1:Therapeutic (nonsurgical) and rehabilitative otorhinolaryngological~b*a	2:Prosthetic and other implants, materials and accessory otorhinolaryngological~b*a	3:Surgical instruments, materials and otorhinolaryngological~b^b (including sutures)*a	8:Miscellaneous otorhinolaryngological~b*a, not elsewhere classified
0:Diagnostic~b^b monitoring gastroenterology and*a	1:Therapeutic (nonsurgical)~b^b rehabilitative gastroenterology and*a	2:Prosthetic~b^b other implants, materials and accessory gastroenterology and*a	3:Surgical instruments, materials~b^b gastroenterology and^c (including sutures)*a	8:Miscellaneous gastroenterology~b*a, not elsewhere classified
0:Diagnostic and monitoring general~b*a	1:Therapeutic (nonsurgical) and rehabilitative general~b*a	2:Prosthetic and other implants, materials and accessory general~b*a	3:Surgical instruments, materials and general~b*e (including sutures)^e	8:Miscellaneous general~b*a, not elsewhere classified
0:Diagnostic and monitoring neurological~b*a	1:Therapeutic (nonsurgical) and rehabilitative neurological~b*a	2:Prosthetic and other implants, materials and neurological~b*a	3:Surgical instruments, materials and neurological~b^b (including sutures)*a	8:Miscellaneous neurological~b*a, not elsewhere classified
0:Diagnostic~b^b monitoring obstetric and*a	1:Therapeutic (nonsurgical)~b^b rehabilitative obstetric and*a	2:Prosthetic~b^b other implants, materials and accessory obstetric and*a	3:Surgical instruments, materials~b^b obstetric and^c (including sutures)*a	8:Miscellaneous obstetric~b*a, not elsewhere classified
1:Contact lens~g*a	9:Other therapeutic~b*a
0:Diagnostic and monitoring ophthalmic~b*a	1:Therapeutic (nonsurgical) and rehabilitative ophthalmic~b*a|4018	2:Prosthetic and other implants, materials and accessory ophthalmic~b*a	3:Surgical instruments, materials and ophthalmic~b^b (including sutures)*a	8:Miscellaneous ophthalmic~b*a, not elsewhere classified
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
0:Unspecified non-institutional~b*a|4028	1:Single-family non-institutional~b^b house~b*a|4029	2:Mobile home~d*a|4030	3:Apartment~d*a|4031	4:Boarding-house~d*a|4032	9:Other non-institutional~c*a|4033
0:Kitchen in children's~b*a	1:Bathroom in children's~b*a	2:Bedroom in children's~b*a	3:Driveway of children's~b*a	4:Garage of children's~b*a	5:Swimming-pool of children's~b*a	6:Garden or yard of children's~b*a	8:Other place in children's~b*a	9:Unspecified place in children's~b*a
0:Kitchen in nursing~b*a	1:Bathroom in nursing~b*a	2:Bedroom in nursing~b*a	3:Driveway of nursing~b*a	4:Garage of nursing~b*a	5:Swimming-pool of nursing~b*a	6:Garden or yard of nursing~b*a	8:Other place in nursing~b*a	9:Unspecified place in nursing~b*a
0:Kitchen on military~b*a	1:Mess hall on military~b*a	3:Barracks on military~b*a	5:Garage on military~b*a	6:Swimming-pool on military~b*a	7:Garden or yard on military~b*a	8:Other place on military~b*a	9:Unspecified place military~b*a
0:Kitchen in prison~b*a	1:Dining room in prison~b*a	2:Bathroom in prison~b*a	3:Cell of prison~b*a	6:Swimming-pool of prison~b*a	7:Courtyard of prison~b*a	8:Other place in prison~b*a	9:Unspecified place in prison~b*a
0:Kitchen in reform~b*a	1:Dining room in reform~b*a	2:Bathroom in reform~b*a	3:Bedroom in reform~b*a	4:Driveway of reform~b*a	5:Garage of reform~b*a	6:Swimming-pool of reform~b*a	7:Garden or yard of reform~b*a	8:Other place in reform~b*a	9:Unspecified place in reform~b*a
0:Kitchen in school~b*a	1:Dining room in school~b*a	2:Bathroom in school~b*a	3:Bedroom in school~b*a	8:Other place in school~b*a	9:Unspecified place in school~b*a
0:Kitchen in other~b*a	1:Dining room in other~b*a	2:Bathroom in other~b*a	3:Bedroom in other~b*a	4:Driveway of other~b*a	5:Garage of other~b*a	6:Pool of other~b*a	7:Garden or yard of other~b*a	8:^b place in other*a	9:Unspecified place in other~b*a
0:Unspecified residential institution~d*a	1:Children's home and orphanage~d*a|4035	2:Nursing home~d*a|4036	3:Military base~d*a|4037	4:Prison~d*a|4038	5:Reform school~d*a|4039	6:School dormitory~d*a|4040	9:Other specified residential institution~d*a|4041
0:Daycare center~e*a	1:Elementary school~e*a	2:Middle school~e*a	3:High school~e*a	4:College~e*a	5:Trade school~e*a	8:Other school~e*a	9:Unspecified school~e*a
0:Patient room in hospital~b*a	1:Patient bathroom in hospital~b*a	2:Corridor of hospital~b*a	3:Cafeteria of hospital~b*a	4:Operating room of hospital~b*a	8:Other place in hospital~b*a	9:Unspecified place in hospital~b*a
0:Courthouse~d*a	1:Library~d*a	2:Post office~d*a	3:City hall~d*a	8:Other public~b*a
0:Art Gallery~c*a	1:Museum~c*a	2:Music hall~c*a	3:Opera house~c*a	4:Theater (live)~c*a	8:Other cultural public~b*a
1:^b (private) (public) (state)~h*a|4043	2:Religious~d^b~e*a	3:Hospital~i*a|4044	4:Public~g^b building~b*a|4045	5:Cultural building~i*a|4046	6:Movie house or cinema~i*a	9:Other specified~f^b building~c*a
0:Basketball~b*a	1:Squash~b*a	2:Tennis~b*a	8:Other athletic~b*a
0:Baseball~b*a	1:Football~b*a	2:Soccer~b*a	8:Other athletic~b*a
0:Ice skating~b^b (indoor) (outdoor)*a	1:Roller skating~b*a
1:Athletic court~e*a|4048	2:Athletic field~e*a|4049	3:Skating rink~e*a|4050	4:Swimming pool (public)~e*a	9:Other specified sports~b^b athletic~b*a
0:Unspecified street~b*a	1:Interstate~c*a	2:Parkway~d*a	3:State road~d*a	4:Local residential or business street~d*a	5:Exit ramp or entrance ramp of street or~c*a
0:Sidewalk~d*a	1:Parking lot~d*a	2:Bike path~d*a	8:*a
1:^b~c^b highway~d*a|4052	8:Other~f*a|4053
0:Bank~d*a	1:Restaurant or cafe~d*a	2:Supermarket, store or market~d*a	3:Shop (commercial)~d*a
0:Airport~c*a	1:Bus station~c*a	2:Railway station~c*a	3:Highway rest stop~c*a	4:Gas station~c*a
0:^b surgery center~d*a	1:Health care provider office~e*a	2:Urgent care center~e*a	8:Other ambulatory~b*a
1:Private commercial establishments~e*a|4055	2:Service areas~e*a|4056	3:Ambulatory health services establishments~e*a|4057	9:Other trade areas~e*a
1:Building [any] under~c^b~b*a	2:Dock or shipyard~e*a	3:Factory~e*a	4:Mine or pit~e*a	5:Oil rig~e*a	9:Other specified industrial~b*a
1:Barn~b*a	2:Chicken coop~b*a	3:^b field*a	4:Orchard~b*a	9:Other farm location~b*a
0:Car~c*a	1:Bus~c*a	2:Truck~c*a	3:Airplane~c*a	4:Boat~c*a	5:Train~c*a	6:Subway car~c*a	8:Other transport~b*a
0=Desert as the place of occurrence of the external cause	1=Forest as the place of occurrence of the external cause	8:Other wilderness~b*a as the place of occurrence of the external cause
0:Public park~c*a	1:Amusement park~c*a	2:Beach~c*a	3:Campsite~c*a	4:Zoological garden (Zoo)~c*a	8:Other recreation~b*a
1:Transport vehicle~c*a|4061	2=Wilderness area|4062	3:Recreation area~c*a|4063	4:Military training ground~c*a	5:Railroad track~c*a	6:Slaughter house~c*a	9:^b specified*a
0:Non-institutional (private) residence as the place~b*a|4034	1:Institutional (nonprivate) residence as the place~b*a|4042	2:School, other institution and public administrative area as the place~b*a|4047	3:Sports and athletics area as the place~b*a|4051	4:Street, highway and other paved roadways as the place~b*a|4054	5:Trade and service area as the place~b*a|4058	6:Industrial and construction area as the place~b*a|4059	7:Farm as the place~b*a|4060	8:Other places as the place~b*a|4064	9=Unspecified place or not applicable
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
0=Activities involving walking and running|4066	1=Activities involving water and water craft|4067	2=Activities involving ice and snow|4068	3=Activities involving climbing, rappelling and jumping off|4069	4=Activities involving dancing and other rhythmic movement|4070	5=Activities involving other sports and athletics played individually|4071	6=Activities involving other sports and athletics played as a team or group|4072	7=Activities involving other specified sports and athletics|4073	8=Activities, other specified|4074	9:*b, unspecified	A=Activities involving other cardiorespiratory exercise|4075	B=Activities involving other muscle strengthening exercises|4076	C=Activities involving computer technology and electronic devices|4077	D=Activities involving arts and handcrafts|4078	E=Activities involving personal hygiene and interior property and clothing maintenance|4079	F=Activities involving caregiving|4080	G=Activities involving food preparation, cooking and grilling|4081	H=Activities involving exterior property and land maintenance, building and construction|4082	I=Activities involving roller coasters and other types of external motion|4083	J=Activities involving playing musical instrument|4084	K=Activities involving animal care|4085
0=Civilian activity done for income or pay	1=Military activity	2=Volunteer activity	8:Other external~b*a	9:Unspecified external~b*a
0:*a without abnormal findings	1:*a with abnormal findings
0:Health~c*a for newborn under 8 days old	1:Health~c*a for newborn 8 to 28 days old
1:*a with abnormal findings	9:*a without abnormal findings
1:Newborn~h*b examination|4089	2:*h routine~e^c examination|4090
0:*i adult medical^b|4088	1:*j newborn~e^b infant and child health examinations|4091	2:*j~b^b for period of rapid growth in childhood	3:*j~b^b for adolescent development state	5:*j~b^b of potential donor of organ and tissue	6:*j~b^b for normal comparison and control in clinical research program	7:*j~b^b for period of delayed growth in childhood|4088	8:*j other^c
0:*a without abnormal findings	1:*a with abnormal findings	2:*a following failed vision screening|4088
0:*i hearing^b following failed~d^b screening	8:*c other^c
0:*a without abnormal findings	1:*a with abnormal findings|4094	2:*f~e^b conservation and treatment
1:*d~b^c (general) (routine) with abnormal findings	9:*d~b^c (general) (routine) without abnormal findings
1:*c routine^c|4096	2:*c cervical smear to confirm findings of recent normal smear following initial abnormal smear
0:*b cardiovascular examination	1:*b respiratory examination	2:*b laboratory examination	8:*c other^b examination
1:*e preprocedural~d^b|4098	2:*e allergy testing	3:*e blood typing	4:*e antibody response examination	9:*a
0:*k~c^b of eyes and vision|4093	1:*k~c^b of ears and hearing|4095	2:*k dental~c^b and cleaning|4088	3:*k~c^b of blood pressure|4088	4:*k gynecological~c^b|4097	8:*j specified^b examinations|4099
1:*e disability determination	9:*c other^c
1:*d paternity testing	2:*d adoption services	3:*d blood-alcohol and blood-drug test	9:*a
0:*c~b^b for admission to educational institution	1:*c pre-employment~b^b	2:*c~b^b for admission to residential institution	3:*c~b^b for recruitment to armed forces	4:*c~b^b for driving license	5:*c~b^b for participation in sport	6:*c~b^b for insurance purposes	7:*c issue of medical certificate|4101	8:*c other^b examinations|4102	9:*b examinations, unspecified
1:*g problem with amniotic cavity~b^b membrane~c^c	2:*g placental problem~e^c	3:*g~c^b anomaly~b^c	4:*g problem with~c^b growth~b^c	5:*g cervical shortening~e^c	9:^c other*a
0:*e anthrax~c^c	8:*e other^e
1:*e ingested^e	2:*e aspirated (inhaled)^e	3:*e inserted (injected)^e
1:*h~b^b exposure to biological agents~d^c|4105	2:*h~b^b foreign body~d^c|4106	9:*a
6:^c~b*f toxic effect from ingested substance~d^c	7:^c~d^b maternal~b^b fetal*a|4104	8:^c~b^c other*a|4107
1:*b adult^b	2:*b child^b
1:*c adult^c	2:*c child^c
1:*e of victim following forced sexual exploitation	2:*e of victim following forced labor exploitation	9:*a
1:*d following transport accident	2:*d following work accident	3:*d following~b^b accident	4:*d following alleged rape|4109	6:*g general psychiatric^b, requested by authority	7:*d following alleged physical abuse|4110	8:*b specified^b|4111	9:*c unspecified reason
1:*h~e^d	2:*i~c^b~c^d	3:*i~e^e
1:*k~e^b subcutaneous~b^e	2:*l~e^b~d^d	3:*l~g^f
0:Observation~d*f cardiac condition~d^c	1:Observation~d*f infectious condition~d^c	2:Observation~d*f neurological condition~d^c	3:Observation~d*f respiratory condition~d^c	4:Observation~d*f genetic, metabolic or immunologic condition~d^c|4113	5:Observation~d*f gastrointestinal condition~d^c	6:Observation~d*f genitourinary condition~d^c	7:Observation~d*f skin, subcutaneous, musculoskeletal~b^b connective tissue condition~b^c|4114	8:Observation~d*g other specified^b condition~d^c	9:Observation~d*g unspecified^b condition~d^c
1:*d human papillomavirus (HPV)	2:*d COVID-19	9:*a
0:*e intestinal^b~c^b	1:*e respiratory tuberculosis	2:*e other bacterial~d^b	3:*e infections with a predominantly sexual mode of transmission	4:*e human immunodeficiency virus [HIV]	5:*e other viral~d^b|4116	6:*e other protozoal~d^b and helminthiases	7:*g testing~b^b latent tuberculosis infection	8:*e other^e	9:*a, unspecified
0:*a, unspecified	1:*c colon	2:*c rectum	3:*c small intestine
1:^d mammogram*a	9:^c other*a
1:*d testis	2:*d vagina	3:*d ovary	9:*a
1:*c oral cavity	2:*c nervous system	3:*c skin	9:*a
0:*b neoplasm of stomach	1:*b neoplasm of intestinal tract|4118	2:*b neoplasm of respiratory organs	3:*b neoplasm of breast|4119	4:*b neoplasm of cervix	5:*b neoplasm of prostate	6:*b neoplasm of bladder	7:*b neoplasm of other genitourinary organs|4120	8:*b neoplasm of other sites|4121	9:*b neoplasm, site unspecified
0:*c lipoid disorders	8:*c other^b disorders
1:*g disorder	2:*h~c^b disorder|4123	9:*h~e^b suspected^b disorder
0:*a, unspecified	1:*h~b^b depression	2:*h~b^b maternal depression	9:*f other^f
0:*f unspecified~b^b delays	1:*h autism^b	2:*f global~b^b delays (milestones)	9:*f other~b^b delays
1:^c nonprocreative*d disease carrier status	9:^c other*a
0:*d upper gastrointestinal disorder	1:*d lower gastrointestinal disorder	8:*d other^d
0:*c osteoporosis	8:*c other^c
0:*d traumatic brain injury	8:*d other^d
1:*f digestive system~e^b|4128	2:*f musculoskeletal disorder|4129	3:*f respiratory disorder NEC	4:*f dental~e^b	5:*f nervous system~e^b|4130	8:*f disorder due to exposure to contaminants	9:*e disorder
0:*e~b^b of the blood^b blood-forming organs and certain^b involving the immune mechanism	1:*e diabetes mellitus	2:*e nutritional, metabolic~c^b other endocrine^b|4124	3:*f examination^b mental health~c^b behavioral^b|4125	4:*e certain developmental~d^b in childhood|4126	5:*e eye~c^b ear^b	6:*e cardiovascular~d^b	7:*e genetic~c^b chromosomal anomalies|4127	8:*d specified^d|4131	9:*f, unspecified
1:Asymptomatic hemophilia~b*a	2:Symptomatic hemophilia~b*a
0:Hemophilia A~b*a|4133	1:Cystic fibrosis~b*a	8:*a of other disease
1:*a of breast	2:*a of ovary	3:*a of prostate	4:*a of endometrium	9:*c other^c
1:*c multiple endocrine neoplasia [MEN]	9:*a
0:*b malignant neoplasm|4135	8:*b other^b|4136
0:^c unspecified*a	1:*d penicillins	2:Extended spectrum~c*c lactamase (ESBL) resistance	9:^c other specified*a
0:*c unspecified antibiotic	1:*c vancomycin	2:*c vancomycin related~b^b	3:*c quinolones and fluoroquinolones	4:*c multiple~b^b	9:*b single specified antibiotic
1:*c single^b drug	2:*c multiple^b drugs
0:*d unspecified~b^c	1:*d antiparasitic drug(s)	2:*d antifungal drug(s)	3:*d antiviral drug(s)	4:*d antimycobacterial drug(s)|4140	5:*d multiple~b^c	9:*c specified^b drug
1:*c beta lactam antibiotics|4138	2:*c other antibiotics|4139	3:*c other^c|4141
0:*b positive^b [ER+]	1:*b negative^b [ER-]
1:*c depleted uranium~b^b	9:Other retained~b*a
0:*a, unspecified	1:^b magnetic*a	2:^b nonmagnetic*a
1:*c animal quills or spines	2:*c tooth	3:*c wood~b^b	9:Other retained~b*a
1=Retained glass fragments	3=Retained stone or crystalline fragments	9:*a fragments
0:*d radioactive~c^b|4144	1:*d metal~c^b|4145	2:*d plastic~c^b	3:*d organic~c^b|4146	8:Other specified retained~b*b|4147	9:*a, unspecified material
1:^b sensitive~b*a	2:^b resistant~b*a
1:*a due to Escherichia coli (E. coli)	9:*d other^d
0:*e anthrax	1:*e meningococcus	8:*a
0:*e varicella	1:*e Zika virus	2:*e COVID-19	8:*a
1:*c bacterial^c|4151	2:*c viral^c|4152	9:*a
0:*c intestinal infectious~b^b|4150	1:*c tuberculosis	2:*c infections with a predominantly sexual mode of transmission	3:*c rabies	4:*c rubella	5:*c viral hepatitis	6:*c human immunodeficiency virus [HIV]	7:*c pediculosis, acariasis and other infestations	8:*c other^c|4153	9:*c unspecified^b disease
1:*g or suspected carrier^b Methicillin susceptible Staphylococcus aureus	2:*g or suspected carrier^b Methicillin resistant Staphylococcus aureus
0:*f Group B streptococcus	8:*f other streptococcus
1:*e~c^b disease due to meningococci	2:*e~c^b disease due to staphylococci|4155	3:*e~c^b disease due to streptococci|4156	9:*a
0:*c typhoid	1:*c other intestinal^b diseases	2:*c diphtheria	3:*c other specified bacterial diseases|4157	4:*c infections with a predominantly sexual mode of transmission	6:*c human T-lymphotropic virus type-1 [HTLV-1] infection	7=Latent tuberculosis	8:*c other^b diseases	9:*a, unspecified
1:*b acute illness of patient	2:*b chronic illness or condition of patient	3:*b immune compromised state of patient	4:*b patient allergy to vaccine or component	9:*b other^b
0:*e~c^c	1:*g refusal	9:*d~c^b
1:*d due to patient having had the disease	2:*d because of caregiver refusal	3:*d due to unavailability of vaccine	9:*a
0:*d because of contraindication|4159	1:*d because of patient decision for reasons of belief or group pressure	2:*d because of patient decision for other^b unspecified reason|4160	3:Underimmunization~g*a	8:*d for other reason|4161	9:*d for unspecified reason
1:*a for respiratory syncytial virus (RSV)	2:*b antivenin	3:*b Rho(D) immune globulin	4:*b rabies immune globin
1:*d~b^b immunotherapy|4163	3:*d~b^b fluoride administration	8:*c specified^c	9:*d~b^c, unspecified
1:*b contraceptive pills	2:*e~b^c emergency contraception	3:*b injectable contraceptive	4:*b intrauterine contraceptive device	5:*b vaginal ring hormonal contraceptive	6:*b transdermal patch hormonal contraceptive device	7:*b implantable subdermal contraceptive	8:*b other^b	9:*a, unspecified
1:*g initial prescription of contraceptives|4165	2:Counseling~e*d instruction in natural family planning to avoid pregnancy	9:^c other*a
0:^c insertion~b*a	1:^c routine checking~b*a	2:^c removal~b*a	3:^c removal and reinsertion~b*a
0:*a, unspecified	1:*b contraceptive pills	2:*b injectable contraceptive	3:*b intrauterine contraceptive device|4167	4:*b vaginal ring hormonal contraceptive device	5:*b transdermal patch hormonal contraceptive device	6:*b implantable subdermal contraceptive	9:*b other^b
0:*c general counseling and advice on contraception|4166	2:*c sterilization	4:*c surveillance of contraceptives|4168	8:*c other^c	9:*a, unspecified
0:^b~d*c testing for genetic disease carrier status for^c	8:^c other*a
0:^b~d*c testing for genetic disease carrier status for^c	1:^c~b*d partner of patient with recurrent pregnancy loss	8:^c other*a
1:*e fertility~d^b	2=Aftercare following sterilization reversal	3:*e genetic~d^b of female for procreative management|4170	4:*e genetic~d^b of male for procreative management|4171	9:^c other*a
1:Procreative~d*c using natural family planning	2:*g fertility preservation~b^b	9:^c other*a
1:*d male factor infertility in female patient	2:*d Rh incompatibility status	3:*d assisted reproductive fertility procedure cycle	4:*d fertility preservation procedure	9:*a
0:*c reversal of previous sterilization	4:*b investigation and testing|4172	5:*b genetic counseling	6:*c general counseling and advice on procreation|4173	7:*a and counseling for gestational carrier	8:*c other^c|4174	9:*a, unspecified
0:*a, result unknown	1:*a, result positive	2:*a, result negative
0:*f|4176	2:*h~d^b~c^b	3:*h~f^c
1:*a, incidental	2=Encounter for elective termination of pregnancy	3:*a, gestational carrier
0:*b first^b|2258	8:*c other^c|2258	9:*a, unspecified|2258
1:*d~b^c for hydrops fetalis	2:*d~b^c for nuchal translucency	3:*d fetal~c^b for congenital cardiac abnormalities	4:*d~b^c for fetal lung maturity	5:*d~b^c for Streptococcus B	6:*d~b^c for cervical length	7:*d~b^c for uncertain dates	8:*d~b^c for fetal macrosomia	9:*c specified^c	A:*d~b^c for other genetic defects
0:*c for chromosomal anomalies	1:*c for raised alphafetoprotein level	2:*e other^c follow-up	3:*c for malformations	4:*c for fetal growth retardation	5:*c for isoimmunization	8:*e other^c|4180	9:*c, unspecified
0:Multiple~c*c unspecified,^c	1:Triplets~d*a	2:Quadruplets~d*a	3:Quintuplets~d*a	4:Sextuplets~d*a	9:*a
0=Single live birth	1=Single stillbirth	2=Twins, both liveborn	3=Twins, one liveborn and one stillborn	4=Twins, both stillborn	5=Other multiple births, all liveborn|4182	6=Other multiple births, some liveborn|4182	7=Other multiple births, all stillborn	9:*a, unspecified
0:*d delivered vaginally	1:*d delivered by cesarean
1:Triplet~c*d delivered vaginally	2:Triplet~c*d delivered by cesarean	3:Quadruplet~c*d delivered vaginally	4:Quadruplet~c*d delivered by cesarean	5:Quintuplet~c*d delivered vaginally	6:Quintuplet~c*d delivered by cesarean	8:*d delivered vaginally	9:*d delivered by cesarean
0=Single liveborn infant, born in hospital|4184	1=Single liveborn infant, born outside hospital	2:Single liveborn infant, unspecified as~d*e	3=Twin liveborn infant, born in hospital|4184	4=Twin liveborn infant, born outside hospital	5:Twin liveborn infant, unspecified as~d*e	6=Other multiple liveborn infant, born in hospital|4185	7=Other multiple liveborn infant, born outside hospital	8:Other multiple liveborn infant, unspecified as~d*e
0:^c~c*a of mother immediately after delivery	1:^c~c*a of lactating mother	2:*f routine~b^b follow-up
0:*h not specified	1:Less than 8 weeks~c*h	8:8 weeks~c*h	9:9 weeks~c*h
0:10 weeks~c*d	1:11 weeks~c*d	2:12 weeks~c*d	3:13 weeks~c*d	4:14 weeks~c*d	5:15 weeks~c*d	6:16 weeks~c*d	7:17 weeks~c*d	8:18 weeks~c*d	9:19 weeks~c*d
0:20 weeks~c*d	1:21 weeks~c*d	2:22 weeks~c*d	3:23 weeks~c*d	4:24 weeks~c*d	5:25 weeks~c*d	6:26 weeks~c*d	7:27 weeks~c*d	8:28 weeks~c*d	9:29 weeks~c*d
0:30 weeks~c*d	1:31 weeks~c*d	2:32 weeks~c*d	3:33 weeks~c*d	4:34 weeks~c*d	5:35 weeks~c*d	6:36 weeks~c*d	7:37 weeks~c*d	8:38 weeks~c*d	9:39 weeks~c*d
0:40 weeks~c*f	1:41 weeks~c*f	2:42 weeks~c*f	9:Greater than 42 weeks~c*f
0:*a of pregnancy, unspecified or less than 10 weeks|4188	1:*a of pregnancy, weeks 10-19|4189	2:*a of pregnancy, weeks 20-29|4190	3:*a of pregnancy, weeks 30-39|4191	4:*a of pregnancy, weeks 40 or greater|4192
0:*i removal of unspecified organ	1:*i removal of breast	2:*i removal of ovary(s)	3:*i removal of fallopian tube(s)	9:*i removal of other organ
0:*a for risk factors related to malignant neoplasms|4194	8:*c other^c	9:*a, unspecified
1:*i cosmetic surgery	2:*i routine and ritual male circumcision	3:*i ear piercing	8:^c other*a	9:^c procedure~b*a, unspecified
1:*k breast reconstruction~e^b mastectomy	8:^c other*a
0:*c tracheostomy	1:*c gastrostomy	2:*c ileostomy	3:*c colostomy	4:*c other^c of digestive tract	5:*c cystostomy	6:*c other^c of urinary tract	7:*b vagina	8:*c other^c	9:*c unspecified^b opening
1:*c right^c	2:*c left^c	9:*a, unspecified arm
1:*b right^b	2:*b left^b	9:*a, unspecified arm
0:*c unspecified^c|4199	1:*c complete^c|4199	2:*c partial^c|4200
1:*c right^c	2:*c left^c	9:*a, unspecified leg
1:*b right^b	2:*b left^b	9:*a, unspecified leg
0:*c unspecified^c|4202	1:*c complete^c|4202	2:*c partial^c|4203
0:*a, unspecified	1:*b right^b	2:*b left^b
0:*a, unspecified breast	1:*c right^c	2:*c left^c
0:*d artificial arm|4201	1:*d artificial leg|4204	2:*d artificial eye|4205	3:*c breast prosthesis|4206	8:*d other^c devices	9:*d unspecified^d
0:^c checking~b^b testing~b*a pulse generator [battery]	8:*c other part of^c
1:*b pacemaker|4208	2:*c automatic implantable^b defibrillator	9:*c other^c
0:*d bone conduction~c^b	1:*d cochlear~c^b	8:*d other^d
1:*f visual substitution device	2:*f hearing device|4210
1:*e cerebrospinal fluid drainage~d^b	2:*e neurostimulator	9:*e other^e
1:*g or removal~c^b breast implant|310	2:*g or removal~c^b myringotomy device (stent) (tube)	9:*a
0:*c cardiac~b^b|4209	1:*c infusion pump	2:*c vascular access~b^b	3:*b devices of the special senses|4211	4:*b nervous system^b|4212	8:*c other^b devices|4213	9:*c unspecified^c
1:*f gastric lap band	9:*a
1:*d insulin pump	2:*d non-vascular catheter	9:*a
0:*c spectacles and contact lenses	1:*c hearing aid	2:*a related to nervous system and special senses	3:*c dental prosthetic device	4:*c orthodontic device	5:*b gastrointestinal appliance and device|4215	6:*c urinary device	8:*b specified^b|4216	9:*c unspecified device
1:*c shoulder^c	2:*c hip^c	3:*c knee^c
1:*d~b^c following surgical amputation	2:*d~b^c following scoliosis surgery	9:*a
1=Aftercare following joint replacement surgery	2=Encounter for removal of internal fixation device	3=Aftercare following explantation of joint prosthesis|4218	8:Encounter for other orthopedic~b*a|4219
0:*h change or removal of nonsurgical wound dressing	1:*h change or removal of surgical wound dressing	2:*h removal of~e^b	3:*h change or removal of~g^b
0:*d heart-lung~c^b	8:*a
0:*d bone marrow~c^b	8:*a
1:*c heart~b^b	2:*c kidney~b^b	3:*c liver~b^b	4:*c lung~b^b	8:*c multiple^c|4222	9:*c other^c|4223
0:*d the sense organs	1:*d the nervous system	2:*d the circulatory system	3:*d the respiratory system	4:*d the teeth or oral cavity	5:*d the digestive system	6:*d the genitourinary system	7:*d the skin and subcutaneous tissue
1:*e surgical~d^b following surgery on specified body systems|4225	9:*c surgical~b^b
0:*d attention to dressings, sutures and drains|4221	1:*d planned~b^b wound closure	2:*d~c^b following organ transplant|4224	3:Aftercare following surgery~b*d neoplasm	8:*c specified^c|4226
1:Encounter~c*c fitting and adjustment of extracorporeal~b^b catheter	2:Encounter~c*c fitting and adjustment of peritoneal~b^b catheter
1:*b hemodialysis	2:*b peritoneal^b
0:Preparatory~c^b for~b*a|4228	3:*e adequacy testing for~d^b|4229
1:*d therapeutic drug level monitoring	9:*a
0:*f antineoplastic radiation therapy	1:*f antineoplastic chemotherapy~c^b immunotherapy|38	5:*f palliative~e^b	6:*f desensitization to allergens	8:*e specified^b|4231
0:*c~b^b, whole blood	1:*c~b^b, stem cells	8:*c~b^b, other blood
0:*a, whole blood	1:*a, stem cells	8:*a, other blood
0:Unspecified blood~b*a|4233	1:Autologous blood~b*a|4233	9:Other blood~b*a|4234
0:*a, unspecified	1:*a, autologous	9:*a, other
0:*a under age 35, anonymous recipient	1:*a under age 35, designated recipient	2:*a age 35 and over, anonymous recipient	3:*a age 35 and over, designated recipient	9:*a, unspecified
1=Egg (Oocyte) donor|4237	9:*a
0=Blood donor|4235	1=Skin donor|4236	2=Bone donor|4236	3=Bone marrow donor	4=Kidney donor	5=Cornea donor	6=Liver donor	8:Donor~b*d other specified^b or~b^b|4238	9:Donor~b*d unspecified organ or tissue
1:*d due to patient smoking	9:*b other^b
0:*e~c^c	1:*j due to patient leaving prior to being seen by health care provider	9:*d~c^b
1:Laparoscopic surgical procedure~b*a	2:Thoracoscopic surgical procedure~b*a	3:Arthroscopic surgical procedure~b*a	9:Other specified procedure~b*a
0:Procedure~h^c~b*a because of contraindication|4240	1:Procedure~h^c~b*a because of patient's decision for reasons of belief and group pressure	2:Procedure~h^c~b*a because of patient's decision for other and unspecified reasons|4241	3=Procedure converted to open procedure|4242	8:Procedure~h^c~b*a for other reasons	9:Procedure~h^c~b*a, unspecified reason
0:Illiteracy~e*b low-level^b	1:Schooling unavailable~e*b unattainable	2=Failed school examinations	3=Underachievement in school	4:Educational maladjustment~e*b discord with teachers and classmates	5=Less than a high school diploma	8:Other problems~b*a	9:*a, unspecified
1=Sexual harassment on the job	2=Military deployment status	9:*a
0=Unemployment, unspecified	1=Change of job	2=Threat of job loss	3=Stressful work schedule	4:Discord with boss~e*b workmates	5=Uncongenial work environment	6:Other physical and mental strain~b*d work	8:Other problems~b*c|4245	9:Unspecified problems~b*c
1:*d environmental tobacco smoke	9:*a
0:*c noise	1:*c radiation	2:*c dust	3:*c other air contaminants|4247	4:*c toxic agents in agriculture	5:*c toxic agents in other industries	6:*c extreme temperature	7:*c vibration	8:*c other^c	9:*c unspecified^b factor
6=Inadequate drinking-water supply
0:*a unspecified	1=Sheltered homelessness	2=Unsheltered homelessness
1=Food insecurity	8:Other specified lack~b*a
1:*a, with risk of homelessness	2:*a, homelessness in past 12 months	9:*a unspecified
1=Housing instability, housed|4252	9:*a
0=Homelessness|4250	1:Inadequate~d*d	2:Discord with neighbors, lodgers~e*c landlord	3:*e living in residential institution	4=Lack of adequate food|4251	5=Extreme poverty	6=Low income	7:Insufficient social insurance~e*c welfare support	8:Other problems~b*a|4253	9:Problem~b*a, unspecified
0:*e of adjustment~b^b life-cycle transitions	2:*c living alone	3=Acculturation difficulty	4=Social exclusion and rejection	5=Target of (perceived) adverse discrimination and persecution	8:Other problems~b*a	9:Problem~b*a, unspecified
1=Child in welfare custody	2=Institutional upbringing	9:Other upbringing~b*a
0:*d physical and sexual^d	1:*d psychological^d	2:*d neglect~b^c	3:*d forced labor or sexual exploitation~b^c	9:*d unspecified^d
0:Parent-biological child~b*a	1:Parent-adopted child~b*a	2:Parent-foster child~b*a
0=Parent-child estrangement NEC	1=Sibling rivalry	8:*a
1=Personal history of abuse in childhood|4257	2=Parent-child conflict|4258	9:*a|4259
0=Inadequate parental supervision and control	1=Parental overprotection	2=Upbringing away from parents|4256	3=Hostility towards and scapegoating of child	6=Inappropriate (excessive) parental pressure	8:Other specified problems~b*a|4260	9:Problem~b*a, unspecified
1:*a due to military deployment	2:Other absence~b*a
1:Stress on~f*c due to return of family member from military deployment	2:Alcoholism~g*b drug addiction in family	9:*a
0=Problems in relationship with spouse or partner	1=Problems in relationship with in-laws	3:Absence of~j*b member|4262	4:Disappearance and death of~j*b member	5:Disruption of~j*b by separation and divorce	6=Dependent relative needing care at home	7:*k stressful life events affecting~i^b and household|4263	8:^b specified*e	9:Problem~c*d unspecified
0:*d unwanted pregnancy	1:*d multiparity	4=Discord with counselors
0=Conviction in civil and criminal proceedings without imprisonment	1:Imprisonment and~d*c incarceration	2:*d release from prison	3:*c legal~b^b	4=Victim of crime and terrorism	5:Exposure~c*d disaster, war and^b hostilities	8:Other specified problems~b*d~b^c	9:Problem~b*d unspecified~b^c
0:*a, Rh positive	1:*a, Rh negative
1=Type A blood|4267	2=Type B blood|4267	3=Type AB blood|4267	4=Type O blood|4267	9:Unspecified blood~b*a|4267
0:*d 20.0-20.9~b^c	1:*d 21.0-21.9~b^c	2:*d 22.0-22.9~b^c	3:*d 23.0-23.9~b^c	4:*d 24.0-24.9~b^c	5:*d 25.0-25.9~b^c	6:*d 26.0-26.9~b^c	7:*d 27.0-27.9~b^c	8:*d 28.0-28.9~b^c	9:*d 29.0-29.9~b^c
0:*d 30.0-30.9~b^c	1:*d 31.0-31.9~b^c	2:*d 32.0-32.9~b^c	3:*d 33.0-33.9~b^c	4:*d 34.0-34.9~b^c	5:*d 35.0-35.9~b^c	6:*d 36.0-36.9~b^c	7:*d 37.0-37.9~b^c	8:*d 38.0-38.9~b^c	9:*d 39.0-39.9~b^c
1:*f 40.0-44.9~d^c	2:*f 45.0-49.9~d^c	3:*f 50.0-59.9~d^c	4:*f 60.0-69.9~d^c	5:*f 70~b^e
1:*a, less than 5th percentile for age	2:*a, 5th percentile to less than 85th percentile for age	3:*a, 85th percentile to less than 95th percentile for age	4:*a, greater than or equal to 95th percentile for age
1:*a 19.9 or less, adult	2:*a 20-29, adult|4269	3:*a 30-39, adult|4270	4:*a 40 or greater, adult|4271	5:*a pediatric|4272
0:*d victim of^d	1:*d perpetrator of^d
1:*d parental^c|4274	2:*d non-parental^c|4274
1:*f victim of^e	2:*f perpetrator of^e
1:*f~c^d	2:*g~c^e
0:*f child~e^b problems|4275	1:*f spousal or partner~e^b problems|4276	8:*e or~b^c other^b|4277
0:*e	1:*g patient's^b~c^d	2:*f~c^d of third party	3:^d combined concerns regarding*a	8=Other sex counseling	9:Sex counseling~f*d unspecified
1:*a of alcoholic	2=Counseling for family member of alcoholic
1:*a of drug abuser	2=Counseling for family member of drug abuser
1:Spiritual or religious~c*a	2:Exercise~c*a	3:Encounter for nonprocreative genetic~c*a	4:Encounter for health~c*a related to travel	5:Encounter for immunization safety~c*a	9:*a
0:Person~b*k to consult on behalf of another person	1:Person with feared~c*l complaint in whom no diagnosis is made	2:Person consulting~e*j explanation of examination or test findings	3:Dietary~g*g surveillance	4:Alcohol abuse~g*g surveillance|4280	5:Drug abuse~g*g surveillance|4281	6:Tobacco abuse~g*h	7:Human immunodeficiency virus [HIV]~g*h	8:Other specified~g*h|4282	9:Counseling~k*d unspecified
1:*c heterosexual~b^b	2:*c homosexual~b^b	3:*c bisexual~b^b
0:Child and adolescent antisocial~b*a	1:Adult antisocial~b*a
0=Sleep deprivation	1:Inadequate~d*a hygiene
1=Antisocial behavior|4285	2:Problems~c*b sleep|4286	9:*a
0=Tobacco use	3=Lack of physical exercise	4=Inappropriate diet and eating habits	5=High risk sexual behavior|4284	6=Gambling and betting	8:Other problems~b*a|4287	9:Problem~b*a, unspecified
0:*a, sleep-onset association type	1:*a, limit setting type	2:*a, combined type	9:*a, unspecified type
1=Behavioral insomnia of childhood|4289	2=Dual sensory impairment	9:*a
0=Burn-out	1=Type A behavior pattern	2=Lack of relaxation and leisure	3=Stress, not elsewhere classified	4=Inadequate social skills, not elsewhere classified	5=Social role conflict, not elsewhere classified	6:Limitation of activities due~c*d disability	8:Other problems~b*a|4290	9:Problem~b*a, unspecified
1=Bed confinement status	9:Other reduced~b*a
0=Reduced mobility|4292	1:Need for assistance with personal~d*c	2:Need for assistance at home and no other household member able~c*d render^b	3=Need for continuous supervision	8:Other problems~b*a	9:Problem~b*a, unspecified
0=Medical services not available in home	1:Person awaiting admission~c*g adequate facility elsewhere	2:Other waiting period for investigation~f*d treatment	3:Unavailability~f*d inaccessibility of health-care facilities	4:Unavailability~f*d inaccessibility of^b helping agencies	5:Holiday relief~i*a	8:Other problems~b*a	9:Unspecified problem~b*a
1=Expectant parent(s) prebirth pediatrician visit	2=Awaiting organ transplant status	9:*a
0=Encounter for issue of repeat prescription	1:Encounter for~c*e supervision and care of foundling	2:Encounter for~c*e supervision and care of~c^b healthy infant and child	3=Healthy person accompanying sick person	4=Other boarder to healthcare facility	5=Malingerer [conscious simulation]	8:*b specified^b|4295
0:*c arsenic	1:*c lead	2:*c uranium	8:*c other^c
0:*d~b^b amines	1:*d benzene	8:*d other^d
0:*h asbestos	8:*a
1:*f metals|4297	2:*f aromatic compounds|4298	9:*g other^g|4299
0:*c air~b^b	1:*c water~b^b	2:*c soil~b^b	8:*c other^c
0:*f mold (toxic)	1:*f harmful algae and algae toxins	2:*f noise	3:*f radon and other naturally occurring radiation	8:*f other^f
1:*g|4301	2:*i~d^f|4302
1:*d potentially~b^b body fluids	2:*d environmental tobacco smoke (acute) (chronic)	9:*a
0:Contact~c*e exposure~c^b hazardous, chiefly nonmedicinal, chemicals|4300	1:Contact~c*e exposure~c^b environmental pollution and hazards in the physical environment|4303	2:Contact~c*e exposure~c^b other hazardous substances|4304	9:*a
0=Asymptomatic menopausal state	1:Physical restraint~d*a	9:*a
1:*b inhaled^b	2:*b systemic^b
0:*h selective~f^b receptor modulators (SERMs)	1:*h aromatase inhibitors	8:^f other*a
0:Hormone replacement~f*a	1:Long~c*c use of opiate analgesic	9:*a
1:Long~c*c use of agents affecting estrogen receptors and estrogen levels|4308	2:Long~c*c use of aspirin	3:Long~c*c use of bisphosphonates	4:Long~c*c use of oral hypoglycemic drugs	9:*a|4309
0:*c use of anticoagulants and antithrombotics/antiplatelets|38	1:*c use of non-steroidal anti-inflammatories (NSAID)	2:*c use of antibiotics	3:*c use of hormonal contraceptives	4:*c use of insulin	5:*c use of steroids|4307	8:Other long~b*a|4310
1:*c ovary	2:*c prostate	3:*c testis	9:*c other^c
1:*c kidney	2:*c bladder	9:*c other^c organ
0:*d~b^c of digestive organs	1:*d~b^c of trachea, bronchus and lung	2:*d~b^c of other respiratory and intrathoracic organs	3:*d~b^c of breast	4:*d~b^c of genital organs|4312	5:*d~b^c of urinary tract|4313	6:*d leukemia	7:*d other~b^b neoplasms of lymphoid, hematopoietic and related tissues	8:*d~b^c of other organs or systems	9:*d~b^c, unspecified
0:*e intellectual disabilities	1:*e alcohol abuse~b^b dependence	2:*e tobacco abuse~b^b dependence	3:*e other psychoactive substance abuse~b^b dependence	4:*e other substance abuse~b^b dependence	8:^d other*a
1:*k sudden cardiac death	9:*a
1:*k	2:*l osteoporosis	9:^d~c*a
1:*h polycystic kidney	9:^d other*a
0:*i epilepsy~c^b other~b^b of the nervous system	1:*i blindness~c^b visual loss	2:*i deafness~c^b hearing loss	3:*i stroke	4:*i ischemic heart disease~c^b other~b^b of the circulatory system|4316	5:*i asthma~c^b other^b lower respiratory^b	6:*i arthritis~c^b other~b^b of the musculoskeletal system and connective tissue|4317	7:*i congenital malformations, deformations~c^b chromosomal abnormalities|4318	8:^d other~b*d leading~b^b disablement, not elsewhere classified
0:*i elevated lipoprotein(a)	8:*b lipidemia
1:*h multiple~b^b neoplasia [MEN] syndrome	2:*h familial hypercholesterolemia	3:*g disorder of lipoprotein metabolism~d^b other lipidemias|4320	9:*a
1:*c glaucoma	8:*c other specified^b disorder
1:*d~c^b|4322	2:*e~c^c
1:*f colonic polyps	9:^d other*a
0:*d human immunodeficiency virus [HIV] disease	1:*c infectious and parasitic diseases	2:*d diseases of the blood and blood-forming organs and certain~c^b involving the immune mechanism	3:*d diabetes mellitus	4:*c endocrine, nutritional and metabolic diseases|4321	5:*d eye and ear~c^b|4323	6:*c diseases of the respiratory system	7:*d diseases of the digestive system|4324
1:*d carrier of genetic disease	2:*d sudden infant death syndrome	9:*a
0:*c diseases of the skin and subcutaneous tissue	1:*c disorders of kidney and ureter	2:*b diseases of the genitourinary system	3:*c consanguinity	8:*b specified^b|4326
0:*d carcinoid tumor~b^c	8:^d other*a
0:*e carcinoid tumor~b^d	8:^d other*a
0:*j carcinoid tumor~b^c	8:^d other*a
0:*c unspecified^b organ	1:*c esophagus	2:*c stomach|4328	3:*c large intestine|4329	4:*c rectum, rectosigmoid junction, and anus|4330	5:*c liver	6:*c small intestine|4329	7:*c pancreas	9:*c other^c
0:*f carcinoid tumor~b^e	8:^d other*a
1:*f~c^d|4332	2:*e
0:*f unspecified~b^b organ	1:*f larynx	2:*f nasal cavities, middle ear,~c^b accessory sinuses	3:*f thymus|4328	9:*a
0:*c unspecified female^b organ	1:*c cervix uteri	2:*c other parts of uterus	3:*c ovary	4:*c other female^c	5:*c unspecified male^b organ	6:*c prostate	7:*c testis	8:*c epididymis	9:*c other male^c
0:*c unspecified^c organ	1:*c bladder	2:*c kidney|4328	3:*c renal pelvis	4:*c ureter	9:*c other^c organ
1:*k Hodgkin lymphoma	2:*k non-Hodgkin lymphomas	9:*a
0:*h tongue	8:^g other sites of*a	9:^g unspecified site of*a
0:*d melanoma~b^c	1:*e Merkel cell carcinoma	8:^d other*a
0:*d	1:*e~c^c
0:*d	1:*e brain	8:*e other parts of~c^c
0:*c thyroid	8:*c other^c
1:*g neoplasm~b^b lip, oral cavity,~c^b pharynx|4338	2:*g neoplasm~b^b skin|4339	3:*g neoplasm~b^b bone~c^b soft tissue|4340	4:*g neoplasm~b^b eye~c^b nervous tissue|4341	5:*g neoplasm~b^b endocrine glands|4342	9:^e neoplasm~b*a
0:*a of digestive organs|4331	1:*a of trachea, bronchus and lung|4333	2:*a of other respiratory and intrathoracic organs|4334	3:*a of breast	4:*a of genital organs|4335	5:*a of urinary tract|4336	6:*c leukemia	7:*c other^b neoplasms of lymphoid, hematopoietic and related tissues|4337	8:*b neoplasms of other organs and systems|4343	9:*a, unspecified
0:*a of breast	1:*a of cervix uteri	2:*a of other and unspecified genital organs	3:*a of oral cavity, esophagus and stomach	4:*a of other and unspecified digestive organs	5:*a of middle ear and respiratory system	6:*c melanoma^b	7:*a of skin	8:*a of other site
0:*c colonic polyps	1:*a of the brain	2:*b carcinoid tumor	8:*c other^c
0:*i neoplasm|4345	1:*j~c^b neoplasm|4346	3:*j neoplasm~g^d
1:*e tuberculosis	2:*e poliomyelitis	3:*e malaria	4:*e Methicillin resistant Staphylococcus aureus infection	5:*e latent tuberculosis infection	6:*e COVID-19	9:^d other*a
1:*g diabetic foot ulcer	2:*g gestational diabetes	9:^d other*b disease
1:*e combat~b^b operational stress reaction	9:^d other*a
1:*i infections~b^c central^c	9:^d other*a
1:*e pulmonary~d^b	8:^d other*a
1:*f venous thrombosis and embolism|4352	2:*f thrombophlebitis	3:*f transient ischemic attack (TIA), and cerebral infarction without residual deficits	4:*f sudden cardiac arrest	9:^d other*a
0:*d in-situ and benign neoplasms and neoplasms of uncertain behavior|4347	1:*d infectious and parasitic~c^b|4348	2:*d~c^b of the blood and blood-forming organs and certain disorders involving the immune mechanism	3:*d endocrine, nutritional and metabolic~c^b|4349	5:*d mental and behavioral disorders|4350	6:*d~c^b of the nervous system and sense organs|4351	7:*d~c^b of the circulatory system|4353
1:*f pneumonia (recurrent)	9:^d other*a
1:*f peptic ulcer disease	9:^d other*a
0:*c osteoporosis~b^b	1:*c other pathological~b^b	2:*c stress~b^b
1:*i (healed) nontraumatic fracture|4357	9:^d other*a
0:*g cervical^b	1:*g vaginal^b	2:*g vulvar^b
0:*f prostatic dysplasia	8:^d other*a
0:*e~c^b (tract) infections	1:*e nephrotic syndrome	2:*e~c^b calculi	8:^d other*a
1:*e dysplasia~b^b the female genital tract|4359	2:*e other^c the female genital tract	3:*c male genital organs|4360	4:*c urinary~b^b|4361
1:*i pre-term labor	9:^d other*a
0:*f hypospadias	8:^d other specified*a
0:*f eye	1:*f ear	8:^d other specified*a
0:*f cleft lip and palate	8:^d other specified*a
0:*e~b^d of face and neck	8:*a
1:*a of genitourinary system|4364	2:*a of nervous system and sense organs|4365	3:*a of digestive system|4366	4:*a of heart and circulatory system	5:*a of respiratory system	6:*a of integument, limbs and musculoskeletal system	9:*d other^d|4367
0:*g traumatic brain~d^b	1:*g retained foreign body fully removed	8:*a
0:*d sex reassignment	1:*d nicotine dependence	2:*d anaphylaxis	8:*a
1:*d (healed) traumatic fracture	2:*c (healed) physical injury and trauma|4369	9:*a|4370
0:*e~b^b of the respiratory system|4355	1:*e~b^b of the digestive system|4356	2:*e~b^b of the skin^b subcutaneous tissue	3:*e~b^b of the musculoskeletal system^b connective tissue|4358	4:*e~b^b of genitourinary system|4362	5:*e complications of pregnancy, childbirth~c^b the puerperium|4363	7:*e (corrected) congenital malformations|4368	8:*d specified~c^b|4371
0:*g penicillin	1:*g other antibiotic agents	2:*g sulfonamides	3:*g other anti-infective agents	4:*g anesthetic agent	5:*g narcotic agent	6:*g analgesic agent	7:*g serum~d^b vaccine	8:^d other*a	9:^d unspecified*a
1:*c right~b^b	2:*c left~b^b	9:*c unspecified~b^b
1:*d|311	2:*e~c^c|4374
1:*c|311	2:*d~c^b|311
0:*c, unspecified level|309	1:*c below elbow|309	2:*b elbow|309	3:*e shoulder|311
1:*g great toe|310	2:*g other^b|2200	3:*g~c^b|311	4:*g~f^b|311
1:*a|1741	2:*d~c^b|311
1:*b right^b joint	2:*b left^b joint	9:*b unspecified^b joint
1:*a|1741	2:*d hip|4380
0:*b thumb and other finger(s)|4375	1:*b hand and wrist|4376	2:*b upper^b above wrist|4377	4:*b toe(s), foot, and ankle|4378	5:*b leg below knee|4379	6:*b leg above knee|4381	9:*a, unspecified
1:*f eye	2:*f larynx	9:^d other*a
0:*d unspecified^d	1:*d right^d	2:*d left^d	3:*d bilateral breasts~b^b nipples
0:^b total*a	1:^b partial*a
1:*g pancreas|4385	9:*a
0:*d both^d	1:*d~c^b with remaining cervical stump	2:*c with remaining~b^b
1:*c cervix and uterus|4387	2:*c ovaries|2539	9:*c other^c
1:*c spleen	9:*a
0:*f part of head and neck|4383	1:*f breast and nipple|4384	2:*f lung [part of]	3:*f stomach [part of]	4:*f other specified parts of digestive tract|4386	5:*f kidney	6:*f other parts of urinary tract	7:*f genital organ(s)|4388	8:*f other^b|4389
0=Allergy to peanuts	1=Allergy to milk products	2=Allergy to eggs	3=Allergy to seafood	4=Allergy to mammalian meats	8=Allergy to other foods
0:Bee~b*a	8:Other insect~b*a
0:Latex~c*a	1:Radiographic dye~c*a	8:Other nonmedicinal~b*a
1:Food allergy~b*i|4391	2:Food additives allergy~b*i	3:Insect allergy~b*i|4392	4:Nonmedicinal substance allergy~b*i|4393	9:Other allergy~b*a
0:*a due to financial hardship	8:*a for other reason
0:*a due to age-related debility	8:*a for other reason
1:*e dietary~d^b	2:*g intentional underdosing of medication~f^b|4395	3:*g unintentional underdosing of medication~f^b|4396	4:^b other*e medication~d^b	5:*e renal dialysis	9:^d other*a
0:*b physical and sexual^b	1:*b psychological^b	2:*b neglect	9:*c unspecified^c
1:*g adult abuse|4398	2:*g forced labor or sexual exploitation	9:Other personal~b*a
1:*b suicidal behavior	2:*b nonsuicidal^b
1=Risk for dental caries, low	2=Risk for dental caries, moderate	3=Risk for dental caries, high	9:Unspecified~c*b for dental caries
1=History of falling	2=Personal history of military deployment	3:Wandering in diseases~i*a elsewhere	4:Oral health~d*e|4401	9:*a
0:Allergy status~d*d other than to drugs and biological substances|4394	1=Patient's noncompliance with medical treatment and regimen|4397	4:^b history of psychological trauma~c*a|4399	5:*g history of self-harm|4400	8:Other specified personal~b*a|4402
0:*c inhaled^c	1:*c systemic^c
1:*c antineoplastic chemotherapy	2:*c monoclonal^c	3:*c estrogen~b^b	4:*c steroid~b^b|4404	5:*c immunosuppression~b^b	9:*c other^c
0:*c Chimeric Antigen Receptor T-cell~b^b	8:*c other^c	9:*a, unspecified
1:*d extracorporeal membrane oxygenation (ECMO)	2:Status post administration~c*d tPA (rtPA) in a different facility within the last 24 hours prior to admission to current facility	3:*d failed moderate sedation	4:*d unintended awareness under general anesthesia	5:*d cellular therapy|4406	6:*d gene therapy	9:*a
0:*c contraception	2:*c drug therapy|4405	3:*c irradiation	8:*c other^c|4407
0:Unspecified cystostomy~b*a	1:Cutaneous-vesicostomy~b*a	2:Appendico-vesicostomy~b*a	9:Other cystostomy~b*a
0:Tracheostomy~c*a	1:Gastrostomy~c*a	2:Ileostomy~c*a	3:Colostomy~c*a	4:Other artificial openings of gastrointestinal tract~c*a	5:Cystostomy~c*a|4409	6:Other artificial openings of urinary tract~c*a	8:Other artificial~b*a	9:*a, unspecified
1:Bone marrow transplant~f*a	2:Intestine transplant~f*a	3:Pancreas transplant~f*a	4:Stem cells transplant~f*a	9:*a
0:Kidney transplant~e*a	1:Heart transplant~e*a	2:Lung transplant~e*a	3:Heart~c*c lungs transplant~b^b	4:Liver transplant~e*a	5:Skin transplant~e*a	6:Bone transplant~e*a	7:Corneal transplant~e*a	8:Other transplanted~b*a|4411	9:*a, unspecified
0:*f automatic (implantable)~b^b defibrillator	1:*f heart assist device	2:*f fully implantable artificial heart	8:*a
0:Peripheral~d^b angioplasty status with*a	8:*a
1:*f~c^d|4413	2:^d~c*a|4414
0:*f pacemaker	1:*g aortocoronary bypass graft	2:*g prosthetic heart valve	3:*g xenogenic heart valve	4:*g other heart-valve replacement	5:*g coronary angioplasty implant~e^b graft	8:^c other*a|4415	9:*d implant~b^b graft, unspecified
0:*b implant, unspecified	1=Cochlear implant status	2=Myringotomy tube(s) status	9:^c other*a
1:*c insulin pump (external) (internal)	9:*c other^c
1:Finger-joint replacement~b*e right hand	2:Finger-joint replacement~b*e left hand	3=Finger-joint replacement, bilateral	8:*a
0:*d unspecified^c implant	1:*d artificial shoulder~b^b|1849	2:*d artificial elbow~b^b|1849	3:*d artificial wrist~b^b|1849	4:*d artificial hip~b^b|1063	5:*d artificial knee~b^b|1063	6:*d artificial ankle~b^b|1849	9:^c other*a|4419
1:*e artificial skin	2:*e neurostimulator	9:*a
0:*d urogenital~c^b	1:*d intraocular lens	2:*d otological and audiological~c^b|4417	3:*d artificial larynx	4:*d endocrine~c^b|4418	5:*d tooth-root and mandibular~c^b	6:*d orthopedic joint~c^b|4420	7:*c bone and tendon~b^b	8:*c specified^c|4421	9:*d~b^b implant, unspecified
0:*a, unspecified	1:*d right arm~b^c	2:*d left arm~b^c	3:*d right leg~b^c	4:*d left leg~b^c	5:*d arms, bilateral~b^c	6:*d legs, bilateral~b^c
0:*c artificial eye	1:*c artificial limb (complete) (partial)|4423	2:*c dental prosthetic device (complete) (partial)	3:*c spectacles and contact lenses	4:*c external hearing-aid	5:*c (intrauterine) contraceptive device	8:*b specified^b
1:*a, right eye	2:*a, left eye	9:*a, unspecified eye
1:Tubal ligation~b*a	2:Vasectomy~b*a
1:Coronary angioplasty~b*a	2:Peripheral vascular angioplasty~b*a
0:*c sealant~b^b	1:*c restoration~b^b	8:Other dental~b*a
0:*a during pregnancy	1:*a while a fetus
0:*a	1=History of uterine scar from previous surgery
1=Dental procedure status|4428	2=Breast implant status	3=Filtering (vitreous) bleb after glaucoma surgery status	4=Bariatric surgery status	5=Transplanted organ removal status	6=Personal history of breast implant removal	7=Personal history of in utero procedure|4429	9:*a|4430
0=Intestinal bypass and anastomosis status	1=Arthrodesis status	2=Presence of cerebrospinal fluid drainage device	3=Post therapeutic collapse of lung status	4=Cataract extraction status|4425	5=Sterilization status|4426	6=Angioplasty status|4427	8:^b specified*a|4431
1:*a [ventilator] status	2:Encounter for~c*a [ventilator] dependence during power failure
1:*f supplemental oxygen	9:*a
0:*i aspirator	1:*i respirator|4433	2:*i renal dialysis	3:*i wheelchair	8:^c other*e|4434

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
B37=Candidiasis|165
B38=Coccidioidomycosis|167
B39=Histoplasmosis|168
B40=Blastomycosis|170
B41=Paracoccidioidomycosis|171
B42=Sporotrichosis|173
B43=Chromomycosis and pheomycotic abscess|174
B44=Aspergillosis|176
B45=Cryptococcosis|177
B46=Zygomycosis|178
B47=Mycetoma|179
B48=Other mycoses, not elsewhere classified|180
B49=Unspecified mycosis
B50=Plasmodium falciparum malaria|181
B51=Plasmodium vivax malaria|182
B52=Plasmodium malariae malaria|183
B53=Other specified malaria|184
B54=Unspecified malaria
B55=Leishmaniasis|185
B56=African trypanosomiasis|186
B57=Chagas' disease|189
B58=Toxoplasmosis|192
B59=Pneumocystosis
B60=Other protozoal diseases, not elsewhere classified|195
B64=Unspecified protozoal disease
B65=Schistosomiasis [bilharziasis]|196
B66=Other fluke infections|197
B67=Echinococcosis|201
B68=Taeniasis|202
B69=Cysticercosis|204
B70=Diphyllobothriasis and sparganosis|205
B71=Other cestode infections|206
B72=Dracunculiasis
B73=Onchocerciasis|208
B74=Filariasis|209
B75=Trichinellosis
B76=Hookworm diseases|210
B77=Ascariasis|212
B78=Strongyloidiasis|213
B79=Trichuriasis
B80=Enterobiasis
B81=Other intestinal helminthiases, not elsewhere classified|214
B82=Unspecified intestinal parasitism|215
B83=Other helminthiases|216
B85=Pediculosis and phthiriasis|217
B86=Scabies
B87=Myiasis|219
B88=Other infestations|220
B89=Unspecified parasitic disease
B90=Sequelae of tuberculosis|221
B91=Sequelae of poliomyelitis
B92=Sequelae of leprosy
B94=Sequelae of other and unspecified infectious and parasitic diseases|222
B95=Streptococcus, Staphylococcus, and Enterococcus as the cause of diseases classified elsewhere|224
B96=Other bacterial agents as the cause of diseases classified elsewhere|227
B97=Viral agents as the cause of diseases classified elsewhere|232
B99=Other and unspecified infectious diseases|233
C00=Malignant neoplasm of lip|234
C01=Malignant neoplasm of base of tongue
C02=Malignant neoplasm of other and unspecified parts of tongue|235
C03=Malignant neoplasm of gum|236
C04=Malignant neoplasm of floor of mouth|237
C05=Malignant neoplasm of palate|238
C06=Malignant neoplasm of other and unspecified parts of mouth|240
C07=Malignant neoplasm of parotid gland
C08=Malignant neoplasm of other and unspecified major salivary glands|241
C09=Malignant neoplasm of tonsil|242
C10=Malignant neoplasm of oropharynx|243
C11=Malignant neoplasm of nasopharynx|244
C12=Malignant neoplasm of pyriform sinus
C13=Malignant neoplasm of hypopharynx|245
C14=Malignant neoplasm of other and ill-defined sites in the lip, oral cavity and pharynx|246
C15=Malignant neoplasm of esophagus|247
C16=Malignant neoplasm of stomach|248
C17=Malignant neoplasm of small intestine|249
C18=Malignant neoplasm of colon|250
C19=Malignant neoplasm of rectosigmoid junction
C20=Malignant neoplasm of rectum
C21=Malignant neoplasm of anus and anal canal|251
C22=Malignant neoplasm of liver and intrahepatic bile ducts|252
C23=Malignant neoplasm of gallbladder
C24=Malignant neoplasm of other and unspecified parts of biliary tract|253
C25=Malignant neoplasm of pancreas|254
C26=Malignant neoplasm of other and ill-defined digestive organs|255
C30=Malignant neoplasm of nasal cavity and middle ear|256
C31=Malignant neoplasm of accessory sinuses|257
C32=Malignant neoplasm of larynx|258
C33=Malignant neoplasm of trachea
C34=Malignant neoplasm of bronchus and lung|261
C37=Malignant neoplasm of thymus
C38=Malignant neoplasm of heart, mediastinum and pleura|262
C39=Malignant neoplasm of other and ill-defined sites in the respiratory system and intrathoracic organs|263
C40=Malignant neoplasm of bone and articular cartilage of limbs|265
C41=Malignant neoplasm of bone and articular cartilage of other and unspecified sites|266
C43=Malignant melanoma of skin|272
C44=Other and unspecified malignant neoplasm of skin|282
C45=Mesothelioma|283
C46=Kaposi's sarcoma|284
C47=Malignant neoplasm of peripheral nerves and autonomic nervous system|286
C48=Malignant neoplasm of retroperitoneum and peritoneum|287
C49=Malignant neoplasm of other connective and soft tissue|289
C4A=Merkel cell carcinoma|292
C50=Malignant neoplasm of breast|299
C51=Malignant neoplasm of vulva|300
C52=Malignant neoplasm of vagina
C53=Malignant neoplasm of cervix uteri|301
C54=Malignant neoplasm of corpus uteri|302
C55=Malignant neoplasm of uterus, part unspecified
C56=Malignant neoplasm of ovary|303
C57=Malignant neoplasm of other and unspecified female genital organs|304
C58=Malignant neoplasm of placenta
C60=Malignant neoplasm of penis|305
C61=Malignant neoplasm of prostate
C62=Malignant neoplasm of testis|307
C63=Malignant neoplasm of other and unspecified male genital organs|308
C64=Malignant neoplasm of kidney, except renal pelvis|309
C65=Malignant neoplasm of renal pelvis|310
C66=Malignant neoplasm of ureter|311
C67=Malignant neoplasm of bladder|312
C68=Malignant neoplasm of other and unspecified urinary organs|313
C69=Malignant neoplasm of eye and adnexa|314
C70=Malignant neoplasm of meninges|315
C71=Malignant neoplasm of brain|316
C72=Malignant neoplasm of spinal cord, cranial nerves and other parts of central nervous system|318
C73=Malignant neoplasm of thyroid gland
C74=Malignant neoplasm of adrenal gland|319
C75=Malignant neoplasm of other endocrine glands and related structures|320
C76=Malignant neoplasm of other and ill-defined sites|321
C77=Secondary and unspecified malignant neoplasm of lymph nodes|322
C78=Secondary malignant neoplasm of respiratory and digestive organs|324
C79=Secondary malignant neoplasm of other and unspecified sites|332
C7A=Malignant neuroendocrine tumors|337
C7B=Secondary neuroendocrine tumors|339
C80=Malignant neoplasm without specification of site|340
C81=Hodgkin lymphoma|342
C82=Follicular lymphoma|343
C83=Non-follicular lymphoma|344
C84=Mature T/NK-cell lymphomas|347
C85=Other specified and unspecified types of non-Hodgkin lymphoma|348
C86=Other specified types of T/NK-cell lymphoma|349
C88=Malignant immunoproliferative diseases and certain other B-cell lymphomas|350
C90=Multiple myeloma and malignant plasma cell neoplasms|352
C91=Lymphoid leukemia|355
C92=Myeloid leukemia|358
C93=Monocytic leukemia|359
C94=Other leukemias of specified cell type|360
C95=Leukemia of unspecified cell type|361
C96=Other and unspecified malignant neoplasms of lymphoid, hematopoietic and related tissue|363
D00=Carcinoma in situ of oral cavity, esophagus and stomach|365
D01=Carcinoma in situ of other and unspecified digestive organs|367
D02=Carcinoma in situ of middle ear and respiratory system|368
D03=Melanoma in situ|370
D04=Carcinoma in situ of skin|371
D05=Carcinoma in situ of breast|372
D06=Carcinoma in situ of cervix uteri|373
D07=Carcinoma in situ of other and unspecified genital organs|375
D09=Carcinoma in situ of other and unspecified sites|376
D10=Benign neoplasm of mouth and pharynx|377
D11=Benign neoplasm of major salivary glands|378
D12=Benign neoplasm of colon, rectum, anus and anal canal|379
D13=Benign neoplasm of other and ill-defined parts of digestive system|380
D14=Benign neoplasm of middle ear and respiratory system|381
D15=Benign neoplasm of other and unspecified intrathoracic organs|382
D16=Benign neoplasm of bone and articular cartilage|383
D17=Benign lipomatous neoplasm|387
D18=Hemangioma and lymphangioma, any site|389
D19=Benign neoplasm of mesothelial tissue|390
D20=Benign neoplasm of soft tissue of retroperitoneum and peritoneum|391
D21=Other benign neoplasms of connective and other soft tissue|392
D22=Melanocytic nevi|393
D23=Other benign neoplasms of skin|394
D24=Benign neoplasm of breast|311
D25=Leiomyoma of uterus|395
D26=Other benign neoplasms of uterus|396
D27=Benign neoplasm of ovary|397
D28=Benign neoplasm of other and unspecified female genital organs|398
D29=Benign neoplasm of male genital organs|399
D30=Benign neoplasm of urinary organs|400
D31=Benign neoplasm of eye and adnexa|401
D32=Benign neoplasm of meninges|315
D33=Benign neoplasm of brain and other parts of central nervous system|402
D34=Benign neoplasm of thyroid gland
D35=Benign neoplasm of other and unspecified endocrine glands|403
D36=Benign neoplasm of other and unspecified sites|405
D37=Neoplasm of uncertain behavior of oral cavity and digestive organs|408
D38=Neoplasm of uncertain behavior of middle ear and respiratory and intrathoracic organs|409
D39=Neoplasm of uncertain behavior of female genital organs|410
D3A=Benign neuroendocrine tumors|411
D40=Neoplasm of uncertain behavior of male genital organs|412
D41=Neoplasm of uncertain behavior of urinary organs|413
D42=Neoplasm of uncertain behavior of meninges|315
D43=Neoplasm of uncertain behavior of brain and central nervous system|414
D44=Neoplasm of uncertain behavior of endocrine glands|415
D45=Polycythemia vera
D46=Myelodysplastic syndromes|417
D47=Other neoplasms of uncertain behavior of lymphoid, hematopoietic and related tissue|420
D48=Neoplasm of uncertain behavior of other and unspecified sites|421
D49=Neoplasms of unspecified behavior|424
D50=Iron deficiency anemia|425
D51=Vitamin B12 deficiency anemia|426
D52=Folate deficiency anemia|427
D53=Other nutritional anemias|428
D55=Anemia due to enzyme disorders|430
D56=Thalassemia|431
D57=Sickle-cell disorders|437
D58=Other hereditary hemolytic anemias|438
D59=Acquired hemolytic anemia|440
D60=Acquired pure red cell aplasia [erythroblastopenia]|441
D61=Other aplastic anemias and other bone marrow failure syndromes|445
D62=Acute posthemorrhagic anemia
D63=Anemia in chronic diseases classified elsewhere|446
D64=Other anemias|448
D65=Disseminated intravascular coagulation [defibrination syndrome]
D66=Hereditary factor VIII deficiency
D67=Hereditary factor IX deficiency
D68=Other coagulation defects|453
D69=Purpura and other hemorrhagic conditions|456
D70=Neutropenia|457
D71=Functional disorders of polymorphonuclear neutrophils
D72=Other disorders of white blood cells|463
D73=Diseases of spleen|465
D74=Methemoglobinemia|466
D75=Other and unspecified diseases of blood and blood-forming organs|469
D76=Other specified diseases with participation of lymphoreticular and reticulohistiocytic tissue|470
D77=Other disorders of blood and blood-forming organs in diseases classified elsewhere
D78=Intraoperative and postprocedural complications of the spleen|474
D80=Immunodeficiency with predominantly antibody defects|475
D81=Combined immunodeficiencies|479
D82=Immunodeficiency associated with other major defects|480
D83=Common variable immunodeficiency|481
D84=Other immunodeficiencies|483
D86=Sarcoidosis|485
D89=Other disorders involving the immune mechanism, not elsewhere classified|490
E00=Congenital iodine-deficiency syndrome|491
E01=Iodine-deficiency related thyroid disorders and allied conditions|492
E02=Subclinical iodine-deficiency hypothyroidism
E03=Other hypothyroidism|493
E04=Other nontoxic goiter|494
E05=Thyrotoxicosis [hyperthyroidism]|496
E06=Thyroiditis|497
E07=Other disorders of thyroid|499
E08=Diabetes mellitus due to underlying condition|516
E09=Drug or chemical induced diabetes mellitus|518
E10=Type 1 diabetes mellitus|519
E11=Type 2 diabetes mellitus|516
E13=Other specified diabetes mellitus|516
E15=Nondiabetic hypoglycemic coma
E16=Other disorders of pancreatic internal secretion|520
E20=Hypoparathyroidism|521
E21=Hyperparathyroidism and other disorders of parathyroid gland|522
E22=Hyperfunction of pituitary gland|523
E23=Hypofunction and other disorders of the pituitary gland|524
E24=Cushing's syndrome|525
E25=Adrenogenital disorders|526
E26=Hyperaldosteronism|529
E27=Other disorders of adrenal gland|531
E28=Ovarian dysfunction|534
E29=Testicular dysfunction|535
E30=Disorders of puberty, not elsewhere classified|536
E31=Polyglandular dysfunction|538
E32=Diseases of thymus|539
E34=Other endocrine disorders|541
E35=Disorders of endocrine glands in diseases classified elsewhere
E36=Intraoperative complications of endocrine system|543
E40=Kwashiorkor
E41=Nutritional marasmus
E42=Marasmic kwashiorkor
E43=Unspecified severe protein-calorie malnutrition
E44=Protein-calorie malnutrition of moderate and mild degree|544
E45=Retarded development following protein-calorie malnutrition
E46=Unspecified protein-calorie malnutrition
E50=Vitamin A deficiency|545
E51=Thiamine deficiency|547
E52=Niacin deficiency [pellagra]
E53=Deficiency of other B group vitamins|548
E54=Ascorbic acid deficiency
E55=Vitamin D deficiency|549
E56=Other vitamin deficiencies|550
E58=Dietary calcium deficiency
E59=Dietary selenium deficiency
E60=Dietary zinc deficiency
E61=Deficiency of other nutrient elements|551
E63=Other nutritional deficiencies|552
E64=Sequelae of malnutrition and other nutritional deficiencies|553
E65=Localized adiposity
E66=Overweight and obesity|555
E67=Other hyperalimentation|556
E68=Sequelae of hyperalimentation
E70=Disorders of aromatic amino-acid metabolism|564
E71=Disorders of branched-chain amino-acid metabolism and fatty-acid metabolism|576
E72=Other disorders of amino-acid metabolism|582
E73=Lactose intolerance|583
E74=Other disorders of carbohydrate metabolism|590
E75=Disorders of sphingolipid metabolism and other lipid storage disorders|595
E76=Disorders of glycosaminoglycan metabolism|599
E77=Disorders of glycoprotein metabolism|600
E78=Disorders of lipoprotein metabolism and other lipidemias|605
E79=Disorders of purine and pyrimidine metabolism|606
E80=Disorders of porphyrin and bilirubin metabolism|608
E83=Disorders of mineral metabolism|616
E84=Cystic fibrosis|618
E85=Amyloidosis|620
E86=Volume depletion|621
E87=Other disorders of fluid, electrolyte and acid-base balance|623
E88=Other and unspecified metabolic disorders|627
E89=Postprocedural endocrine and metabolic complications and disorders, not elsewhere classified|632
F01=Vascular dementia|634
F02=Dementia in other diseases classified elsewhere|635
F03=Unspecified dementia|636
F04=Amnestic disorder due to known physiological condition
F05=Delirium due to known physiological condition
F06=Other mental disorders due to known physiological condition|638
F07=Personality and behavioral disorders due to known physiological condition|640
F09=Unspecified mental disorder due to known physiological condition
F10=Alcohol related disorders|649
F11=Opioid related disorders|654
F12=Cannabis related disorders|659
F13=Sedative, hypnotic, or anxiolytic related disorders|665
F14=Cocaine related disorders|672
F15=Other stimulant related disorders|675
F16=Hallucinogen related disorders|682
F17=Nicotine dependence|686
F18=Inhalant related disorders|690
F19=Other psychoactive substance related disorders|695
F20=Schizophrenia|697
F21=Schizotypal disorder
F22=Delusional disorders
F23=Brief psychotic disorder
F24=Shared psychotic disorder
F25=Schizoaffective disorders|698
F28=Other psychotic disorder not due to a substance or known physiological condition
F29=Unspecified psychosis not due to a substance or known physiological condition
F30=Manic episode|700
F31=Bipolar disorder|706
F32=Depressive episode|708
F33=Major depressive disorder, recurrent|710
F34=Persistent mood [affective] disorders|712
F39=Unspecified mood [affective] disorder
F40=Phobic anxiety disorders|721
F41=Other anxiety disorders|722
F42=Obsessive-compulsive disorder|723
F43=Reaction to severe stress, and adjustment disorders|726
F44=Dissociative and conversion disorders|728
F45=Somatoform disorders|731
F48=Other nonpsychotic mental disorders|732
F50=Eating disorders|735
F51=Sleep disorders not due to a substance or known physiological condition|738
F52=Sexual dysfunction not due to a substance or known physiological condition|741
F53=Mental and behavioral disorders associated with the puerperium, not elsewhere classified|742
F54=Psychological and behavioral factors associated with disorders or diseases classified elsewhere
F55=Abuse of non-psychoactive substances|743
F59=Unspecified behavioral syndromes associated with physiological disturbances and physical factors
F60=Specific personality disorders|745
F63=Impulse disorders|747
F64=Gender identity disorders|748
F65=Paraphilias|751
F66=Other sexual disorders
F68=Other disorders of adult personality and behavior|753
F69=Unspecified disorder of adult personality and behavior
F70=Mild intellectual disabilities
F71=Moderate intellectual disabilities
F72=Severe intellectual disabilities
F73=Profound intellectual disabilities
F78=Other intellectual disabilities|755
F79=Unspecified intellectual disabilities
F80=Specific developmental disorders of speech and language|757
F81=Specific developmental disorders of scholastic skills|759
F82=Specific developmental disorder of motor function
F84=Pervasive developmental disorders|760
F88=Other disorders of psychological development
F89=Unspecified disorder of psychological development
F90=Attention-deficit hyperactivity disorders|761
F91=Conduct disorders|762
F93=Emotional disorders with onset specific to childhood|763
F94=Disorders of social functioning with onset specific to childhood and adolescence|764
F95=Tic disorder|765
F98=Other behavioral and emotional disorders with onset usually occurring in childhood and adolescence|767
F99=Mental disorder, not otherwise specified
G00=Bacterial meningitis, not elsewhere classified|768
G01=Meningitis in bacterial diseases classified elsewhere
G02=Meningitis in other infectious and parasitic diseases classified elsewhere
G03=Meningitis due to other and unspecified causes|769
G04=Encephalitis, myelitis and encephalomyelitis|774
G05=Encephalitis, myelitis and encephalomyelitis in diseases classified elsewhere|775
G06=Intracranial and intraspinal abscess and granuloma|776
G07=Intracranial and intraspinal abscess and granuloma in diseases classified elsewhere
G08=Intracranial and intraspinal phlebitis and thrombophlebitis
G09=Sequelae of inflammatory diseases of central nervous system
G10=Huntington's disease
G11=Hereditary ataxia|778
G12=Spinal muscular atrophy and related syndromes|780
G13=Systemic atrophies primarily affecting central nervous system in diseases classified elsewhere|781
G14=Postpolio syndrome
G20=Parkinson's disease
G21=Secondary parkinsonism|783
G23=Other degenerative diseases of basal ganglia|784
G24=Dystonia|786
G25=Other extrapyramidal and movement disorders|790
G26=Extrapyramidal and movement disorders in diseases classified elsewhere
G30=Alzheimer's disease|791
G31=Other degenerative diseases of nervous system, not elsewhere classified|794
G32=Other degenerative disorders of nervous system in diseases classified elsewhere|796
G35=Multiple sclerosis
G36=Other acute disseminated demyelination|797
G37=Other demyelinating diseases of central nervous system|798
G40=Epilepsy and recurrent seizures|807
G43=Migraine|813
G44=Other headache syndromes|820
G45=Transient cerebral ischemic attacks and related syndromes|821
G46=Vascular syndromes of brain in cerebrovascular diseases|822
G47=Sleep disorders|831
G50=Disorders of trigeminal nerve|832
G51=Facial nerve disorders|834
G52=Disorders of other cranial nerves|835
G53=Cranial nerve disorders in diseases classified elsewhere
G54=Nerve root and plexus disorders|836
G55=Nerve root and plexus compressions in diseases classified elsewhere
G56=Mononeuropathies of upper limb|839
G57=Mononeuropathies of lower limb|841
G58=Other mononeuropathies|842
G59=Mononeuropathy in diseases classified elsewhere
G60=Hereditary and idiopathic neuropathy|843
G61=Inflammatory polyneuropathy|845
G62=Other and unspecified polyneuropathies|847
G63=Polyneuropathy in diseases classified elsewhere
G64=Other disorders of peripheral nervous system
G65=Sequelae of inflammatory and toxic polyneuropathies|848
G70=Myasthenia gravis and other myoneural disorders|851
G71=Primary disorders of muscles|856
G72=Other and unspecified myopathies|859
G73=Disorders of myoneural junction and muscle in diseases classified elsewhere|860
G80=Cerebral palsy|861
G81=Hemiplegia and hemiparesis|863
G82=Paraplegia (paraparesis) and quadriplegia (quadriparesis)|866
G83=Other paralytic syndromes|868
G89=Pain, not elsewhere classified|871
G90=Disorders of autonomic nervous system|875
G91=Hydrocephalus|876
G92=Toxic encephalopathy|878
G93=Other disorders of brain|881
G94=Other disorders of brain in diseases classified elsewhere
G95=Other and unspecified diseases of spinal cord|884
G96=Other disorders of central nervous system|890
G97=Intraoperative and postprocedural complications and disorders of nervous system, not elsewhere classified|895
G98=Other disorders of nervous system not elsewhere classified|896
G99=Other disorders of nervous system in diseases classified elsewhere|897
H00=Hordeolum and chalazion|901
H01=Other inflammation of eyelid|906
H02=Other disorders of eyelid|922
H04=Disorders of lacrimal system|940
H05=Disorders of orbit|952
H10=Conjunctivitis|959
H11=Other disorders of conjunctiva|969
H15=Disorders of sclera|973
H16=Keratitis|979
H17=Corneal scars and opacities|981
H18=Other disorders of cornea|990
H20=Iridocyclitis|993
H21=Other disorders of iris and ciliary body|1001
H22=Disorders of iris and ciliary body in diseases classified elsewhere
H25=Age-related cataract|1004
H26=Other cataract|1009
H27=Other disorders of lens|1011
H28=Cataract in diseases classified elsewhere
H30=Chorioretinal inflammation|1016
H31=Other disorders of choroid|1023
H32=Chorioretinal disorders in diseases classified elsewhere
H33=Retinal detachments and breaks|1028
H34=Retinal vascular occlusions|1033
H35=Other retinal disorders|1045
H36=Retinal disorders in diseases classified elsewhere
H40=Glaucoma|1054
H42=Glaucoma in diseases classified elsewhere
H43=Disorders of vitreous body|1057
H44=Disorders of globe|1069
H46=Optic neuritis|1070
H47=Other disorders of optic [2nd] nerve and visual pathways|1080
H49=Paralytic strabismus|1082
H50=Other strabismus|1091
H51=Other disorders of binocular movement|1092
H52=Disorders of refraction and accommodation|1096
H53=Visual disturbances|1104
H54=Blindness and low vision|1130
H55=Nystagmus and other irregular eye movements|1133
H57=Other disorders of eye and adnexa|1136
H59=Intraoperative and postprocedural complications and disorders of eye and adnexa, not elsewhere classified|1145
H60=Otitis externa|1152
H61=Other disorders of external ear|1162
H62=Disorders of external ear in diseases classified elsewhere|1164
H65=Nonsuppurative otitis media|1170
H66=Suppurative and unspecified otitis media|1173
H67=Otitis media in diseases classified elsewhere|1148
H68=Eustachian salpingitis and obstruction|1176
H69=Other and unspecified disorders of Eustachian tube|1177
H70=Mastoiditis and related conditions|1181
H71=Cholesteatoma of middle ear|1182
H72=Perforation of tympanic membrane|1184
H73=Other disorders of tympanic membrane|1188
H74=Other disorders of middle ear mastoid|1194
H75=Other disorders of middle ear and mastoid in diseases classified elsewhere|1196
H80=Otosclerosis|1197
H81=Disorders of vestibular function|1199
H82=Vertiginous syndromes in diseases classified elsewhere|1148
H83=Other diseases of inner ear|1201
H90=Conductive and sensorineural hearing loss|1208
H91=Other and unspecified hearing loss|1209
H92=Otalgia and effusion of ear|1210
H93=Other disorders of ear, not elsewhere classified|1218
H94=Other disorders of ear in diseases classified elsewhere|1219
H95=Intraoperative and postprocedural complications and disorders of ear and mastoid process, not elsewhere classified|1228
I00=Rheumatic fever without heart involvement
I01=Rheumatic fever with heart involvement|1229
I02=Rheumatic chorea|1230
I05=Rheumatic mitral valve diseases|1231
I06=Rheumatic aortic valve diseases|1231
I07=Rheumatic tricuspid valve diseases|1232
I08=Multiple valve diseases|1233
I09=Other rheumatic heart diseases|1235
I10=Essential (primary) hypertension
I11=Hypertensive heart disease|1236
I12=Hypertensive chronic kidney disease|1237
I13=Hypertensive heart and chronic kidney disease|1239
I15=Secondary hypertension|1240
I16=Hypertensive crisis|1241
I20=Angina pectoris|1242
I21=Acute myocardial infarction|1247
I22=Subsequent ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction|1248
I23=Certain current complications following ST elevation (STEMI) and non-ST elevation (NSTEMI) myocardial infarction (within the 28 day period)|1249
I24=Other acute ischemic heart diseases|1250
I25=Chronic ischemic heart disease|1257
I26=Pulmonary embolism|1260
I27=Other pulmonary heart diseases|1263
I28=Other diseases of pulmonary vessels|1264
I30=Acute pericarditis|1265
I31=Other diseases of pericardium|1266
I32=Pericarditis in diseases classified elsewhere
I33=Acute and subacute endocarditis|1267
I34=Nonrheumatic mitral valve disorders|1268
I35=Nonrheumatic aortic valve disorders|1269
I36=Nonrheumatic tricuspid valve disorders|1269
I37=Nonrheumatic pulmonary valve disorders|1270
I38=Endocarditis, valve unspecified
I39=Endocarditis and heart valve disorders in diseases classified elsewhere
I40=Acute myocarditis|1271
I41=Myocarditis in diseases classified elsewhere
I42=Cardiomyopathy|1272
I43=Cardiomyopathy in diseases classified elsewhere
I44=Atrioventricular and left bundle-branch block|1273
I45=Other conduction disorders|1275
I46=Cardiac arrest|1276
I47=Paroxysmal tachycardia|1277
I48=Atrial fibrillation and flutter|1281
I49=Other cardiac arrhythmias|1282
I50=Heart failure|1288
I51=Complications and ill-defined descriptions of heart disease|1290
I52=Other heart disorders in diseases classified elsewhere
I5A=Non-ischemic myocardial injury (non-traumatic)
I60=Nontraumatic subarachnoid hemorrhage|1291
I61=Nontraumatic intracerebral hemorrhage|1292
I62=Other and unspecified nontraumatic intracranial hemorrhage|1294
I63=Cerebral infarction|1303
I65=Occlusion and stenosis of precerebral arteries, not resulting in cerebral infarction|1304
I66=Occlusion and stenosis of cerebral arteries, not resulting in cerebral infarction|1305
I67=Other cerebrovascular diseases|1309
I68=Cerebrovascular disorders in diseases classified elsewhere|1310
I69=Sequelae of cerebrovascular disease|1321
I70=Atherosclerosis|1329
I71=Aortic aneurysm and dissection|1331
I72=Other aneurysm|1332
I73=Other peripheral vascular diseases|1335
I74=Arterial embolism and thrombosis|1338
I75=Atheroembolism|1342
I76=Septic arterial embolism
I77=Other disorders of arteries and arterioles|1346
I78=Diseases of capillaries|1347
I79=Disorders of arteries, arterioles and capillaries in diseases classified elsewhere|1348
I80=Phlebitis and thrombophlebitis|1354
I81=Portal vein thrombosis
I82=Other venous embolism and thrombosis|1362
I83=Varicose veins of lower extremities|1372
I85=Esophageal varices|1374
I86=Varicose veins of other sites|1375
I87=Other disorders of veins|1380
I88=Nonspecific lymphadenitis|1381
I89=Other noninfective disorders of lymphatic vessels and lymph nodes|1382
I95=Hypotension|1384
I96=Gangrene, not elsewhere classified
I97=Intraoperative and postprocedural complications and disorders of circulatory system, not elsewhere classified|1396
I99=Other and unspecified disorders of circulatory system|1397
J00=Acute nasopharyngitis [common cold]
J01=Acute sinusitis|1402
J02=Acute pharyngitis|1403
J03=Acute tonsillitis|1405
J04=Acute laryngitis and tracheitis|1408
J05=Acute obstructive laryngitis [croup] and epiglottitis|1409
J06=Acute upper respiratory infections of multiple and unspecified sites|1410
J09=Influenza due to certain identified influenza viruses|1412
J10=Influenza due to other identified influenza virus|1415
J11=Influenza due to unidentified influenza virus|1417
J12=Viral pneumonia, not elsewhere classified|1419
J13=Pneumonia due to Streptococcus pneumoniae
J14=Pneumonia due to Hemophilus influenzae
J15=Bacterial pneumonia, not elsewhere classified|1422
J16=Pneumonia due to other infectious organisms, not elsewhere classified|1423
J17=Pneumonia in diseases classified elsewhere
J18=Pneumonia, unspecified organism|1424
J20=Acute bronchitis|1425
J21=Acute bronchiolitis|1426
J22=Unspecified acute lower respiratory infection
J30=Vasomotor and allergic rhinitis|1428
J31=Chronic rhinitis, nasopharyngitis and pharyngitis|1429
J32=Chronic sinusitis|1430
J33=Nasal polyp|1431
J34=Other and unspecified disorders of nose and nasal sinuses|1433
J35=Chronic diseases of tonsils and adenoids|1435
J36=Peritonsillar abscess
J37=Chronic laryngitis and laryngotracheitis|391
J38=Diseases of vocal cords and larynx, not elsewhere classified|1437
J39=Other diseases of upper respiratory tract|1438
J40=Bronchitis, not specified as acute or chronic
J41=Simple and mucopurulent chronic bronchitis|1439
J42=Unspecified chronic bronchitis
J43=Emphysema|1440
J44=Other chronic obstructive pulmonary disease|1441
J45=Asthma|1446
J47=Bronchiectasis|1447
J60=Coalworker's pneumoconiosis
J61=Pneumoconiosis due to asbestos and other mineral fibers
J62=Pneumoconiosis due to dust containing silica|1448
J63=Pneumoconiosis due to other inorganic dusts|1449
J64=Unspecified pneumoconiosis
J65=Pneumoconiosis associated with tuberculosis
J66=Airway disease due to specific organic dust|1450
J67=Hypersensitivity pneumonitis due to organic dust|1451
J68=Respiratory conditions due to inhalation of chemicals, gases, fumes and vapors|1452
J69=Pneumonitis due to solids and liquids|1453
J70=Respiratory conditions due to other external agents|1454
J80=Acute respiratory distress syndrome
J81=Pulmonary edema|1455
J82=Pulmonary eosinophilia, not elsewhere classified|1457
J84=Other interstitial pulmonary diseases|1464
J85=Abscess of lung and mediastinum|1465
J86=Pyothorax|1466
J90=Pleural effusion, not elsewhere classified
J91=Pleural effusion in conditions classified elsewhere|1467
J92=Pleural plaque|1468
J93=Pneumothorax and air leak|1471
J94=Other pleural conditions|1472
J95=Intraoperative and postprocedural complications and disorders of respiratory system, not elsewhere classified|1481
J96=Respiratory failure, not elsewhere classified|1483
J98=Other respiratory disorders|1487
J99=Respiratory disorders in diseases classified elsewhere
K00=Disorders of tooth development and eruption|1488
K01=Embedded and impacted teeth|1489
K02=Dental caries|1491
K03=Other diseases of hard tissues of teeth|1493
K04=Diseases of pulp and periapical tissues|1495
K05=Gingivitis and periodontal diseases|1499
K06=Other disorders of gingiva and edentulous alveolar ridge|1503
K08=Other disorders of teeth and supporting structures|1510
K09=Cysts of oral region, not elsewhere classified|1511
K11=Diseases of salivary glands|1513
K12=Stomatitis and related lesions|1515
K13=Other diseases of lip and oral mucosa|1517
K14=Diseases of tongue|1518
K20=Esophagitis|1519
K21=Gastro-esophageal reflux disease|1521
K22=Other diseases of esophagus|1525
K23=Disorders of esophagus in diseases classified elsewhere
K25=Gastric ulcer|1526
K26=Duodenal ulcer|1527
K27=Peptic ulcer, site unspecified|1528
K28=Gastrojejunal ulcer|1529
K29=Gastritis and duodenitis|1530
K30=Functional dyspepsia
K31=Other diseases of stomach and duodenum|1536
K35=Acute appendicitis|1541
K36=Other appendicitis
K37=Unspecified appendicitis
K38=Other diseases of appendix|1542
K40=Inguinal hernia|1544
K41=Femoral hernia|1545
K42=Umbilical hernia|1546
K43=Ventral hernia|1547
K44=Diaphragmatic hernia|1546
K45=Other abdominal hernia|1548
K46=Unspecified abdominal hernia|1546
K50=Crohn's disease [regional enteritis]|1552
K51=Ulcerative colitis|1555
K52=Other and unspecified noninfective gastroenteritis and colitis|1559
K55=Vascular disorders of intestine|1565
K56=Paralytic ileus and intestinal obstruction without hernia|1571
K57=Diverticular disease of intestine|1573
K58=Irritable bowel syndrome|1574
K59=Other functional intestinal disorders|1578
K60=Fissure and fistula of anal and rectal regions|1579
K61=Abscess of anal and rectal regions|1581
K62=Other diseases of anus and rectum|1583
K63=Other diseases of intestine|1585
K64=Hemorrhoids and perianal venous thrombosis|1586
K65=Peritonitis|1587
K66=Other disorders of peritoneum|1588
K67=Disorders of peritoneum in infectious diseases classified elsewhere
K68=Disorders of retroperitoneum|1590
K70=Alcoholic liver disease|1592
K71=Toxic liver disease|1594
K72=Hepatic failure, not elsewhere classified|1595
K73=Chronic hepatitis, not elsewhere classified|1596
K74=Fibrosis and cirrhosis of liver|1598
K75=Other inflammatory liver diseases|1600
K76=Other diseases of liver|1602
K77=Liver disorders in diseases classified elsewhere
K80=Cholelithiasis|1605
K81=Cholecystitis|1606
K82=Other diseases of gallbladder|1608
K83=Other diseases of biliary tract|1610
K85=Acute pancreatitis|1613
K86=Other diseases of pancreas|1615
K87=Disorders of gallbladder, biliary tract and pancreas in diseases classified elsewhere
K90=Intestinal malabsorption|1618
K91=Intraoperative and postprocedural complications and disorders of digestive system, not elsewhere classified|1625
K92=Other diseases of digestive system|1627
K94=Complications of artificial openings of the digestive system|1632
K95=Complications of bariatric procedures|1634
L00=Staphylococcal scalded skin syndrome
L01=Impetigo|1636
L02=Cutaneous abscess, furuncle and carbuncle|1647
L03=Cellulitis and acute lymphangitis|1658
L04=Acute lymphadenitis|1659
L05=Pilonidal cyst and sinus|1661
L08=Other local infections of skin and subcutaneous tissue|1663
L10=Pemphigus|1665
L11=Other acantholytic disorders|1666
L12=Pemphigoid|1668
L13=Other bullous disorders|1669
L14=Bullous disorders in diseases classified elsewhere
L20=Atopic dermatitis|1671
L21=Seborrheic dermatitis|1672
L22=Diaper dermatitis
L23=Allergic contact dermatitis|1674
L24=Irritant contact dermatitis|1678
L25=Unspecified contact dermatitis|1679
L26=Exfoliative dermatitis
L27=Dermatitis due to substances taken internally|1680
L28=Lichen simplex chronicus and prurigo|1681
L29=Pruritus|1682
L30=Other and unspecified dermatitis|1683
L40=Psoriasis|1685
L41=Parapsoriasis|1686
L42=Pityriasis rosea
L43=Lichen planus|1687
L44=Other papulosquamous disorders|1688
L45=Papulosquamous disorders in diseases classified elsewhere
L49=Exfoliation due to erythematous conditions according to extent of body surface involved|1689
L50=Urticaria|1690
L51=Erythema multiforme|1691
L52=Erythema nodosum
L53=Other erythematous conditions|1692
L54=Erythema in diseases classified elsewhere
L55=Sunburn|1693
L56=Other acute skin changes due to ultraviolet radiation|1694
L57=Skin changes due to chronic exposure to nonionizing radiation|1695
L58=Radiodermatitis|1696
L59=Other disorders of skin and subcutaneous tissue related to radiation|1697
L60=Nail disorders|1698
L62=Nail disorders in diseases classified elsewhere
L63=Alopecia areata|1699
L64=Androgenic alopecia|1700
L65=Other nonscarring hair loss|1701
L66=Cicatricial alopecia [scarring hair loss]|1702
L67=Hair color and hair shaft abnormalities|1703
L68=Hypertrichosis|1704
L70=Acne|1705
L71=Rosacea|1706
L72=Follicular cysts of skin and subcutaneous tissue|1708
L73=Other follicular disorders|1709
L74=Eccrine sweat disorders|1712
L75=Apocrine sweat disorders|1713
L76=Intraoperative and postprocedural complications of skin and subcutaneous tissue|1717
L80=Vitiligo
L81=Other disorders of pigmentation|1718
L82=Seborrheic keratosis|1719
L83=Acanthosis nigricans
L84=Corns and callosities
L85=Other epidermal thickening|1720
L86=Keratoderma in diseases classified elsewhere
L87=Transepidermal elimination disorders|1721
L88=Pyoderma gangrenosum
L89=Pressure ulcer|1727
L90=Atrophic disorders of skin|1728
L91=Hypertrophic disorders of skin|1729
L92=Granulomatous disorders of skin and subcutaneous tissue|1730
L93=Lupus erythematosus|1731
L94=Other localized connective tissue disorders|1732
L95=Vasculitis limited to skin, not elsewhere classified|1733
L97=Non-pressure chronic ulcer of lower limb, not elsewhere classified|1738
L98=Other disorders of skin and subcutaneous tissue, not elsewhere classified|1740
L99=Other disorders of skin and subcutaneous tissue in diseases classified elsewhere
M00=Pyogenic arthritis|1744
M01=Direct infections of joint in infectious and parasitic diseases classified elsewhere|1747
M02=Postinfective and reactive arthropathies|1749
M04=Autoinflammatory syndromes|1750
M05=Rheumatoid arthritis with rheumatoid factor|1758
M06=Other rheumatoid arthritis|1760
M07=Enteropathic arthropathies|1761
M08=Juvenile arthritis|1766
M10=Gout|1767
M11=Other crystal arthropathies|1768
M12=Other and unspecified arthropathy|1770
M13=Other arthritis|1772
M14=Arthropathies in other diseases classified elsewhere|1773
M15=Polyosteoarthritis|1774
M16=Osteoarthritis of hip|1777
M17=Osteoarthritis of knee|1778
M18=Osteoarthritis of first carpometacarpal joint|1780
M19=Other and unspecified osteoarthritis|1785
M1A=Chronic gout|1792
M20=Acquired deformities of fingers and toes|1799
M21=Other acquired deformities of limbs|1815
M22=Disorder of patella|1819
M23=Internal derangement of knee|1826
M24=Other specific joint derangements|1842
M25=Other joint disorder, not elsewhere classified|1854
M26=Dentofacial anomalies [including malocclusion]|1867
M27=Other diseases of jaws|1871
M30=Polyarteritis nodosa and related conditions|1872
M31=Other necrotizing vasculopathies|1875
M32=Systemic lupus erythematosus (SLE)|1877
M33=Dermatopolymyositis|1880
M34=Systemic sclerosis [scleroderma]|1882
M35=Other systemic involvement of connective tissue|1885
M36=Systemic disorders of connective tissue in diseases classified elsewhere|1886
M40=Kyphosis and lordosis|1892
M41=Scoliosis|1900
M42=Spinal osteochondrosis|1902
M43=Other deforming dorsopathies|1908
M45=Ankylosing spondylitis|1910
M46=Other inflammatory spondylopathies|1911
M47=Spondylosis|1917
M48=Other spondylopathies|1922
M49=Spondylopathies in diseases classified elsewhere|1923
M50=Cervical disc disorders|1932
M51=Thoracic, thoracolumbar, and lumbosacral intervertebral disc disorders|1937
M53=Other and unspecified dorsopathies, not elsewhere classified|1938
M54=Dorsalgia|1943
M60=Myositis|1952
M61=Calcification and ossification of muscle|1957
M62=Other disorders of muscle|1960
M63=Disorders of muscle in diseases classified elsewhere|1961
M65=Synovitis and tenosynovitis|1965
M66=Spontaneous rupture of synovium and tendon|1968
M67=Other disorders of synovium and tendon|1974
M70=Soft tissue disorders related to use, overuse and pressure|1984
M71=Other bursopathies|1988
M72=Fibroblastic disorders|1989
M75=Shoulder lesions|1994
M76=Enthesopathies, lower limb, excluding foot|1999
M77=Other enthesopathies|2000
M79=Other and unspecified soft tissue disorders, not elsewhere classified|2007
M80=Osteoporosis with current pathological fracture|2016
M81=Osteoporosis without current pathological fracture|2017
M83=Adult osteomalacia|2018
M84=Disorder of continuity of bone|2033
M85=Other disorders of bone density and structure|2035
M86=Osteomyelitis|2041
M87=Osteonecrosis|2054
M88=Osteitis deformans [Paget's disease of bone]|2056
M89=Other disorders of bone|2068
M90=Osteopathies in diseases classified elsewhere|2069
M91=Juvenile osteochondrosis of hip and pelvis|2070
M92=Other juvenile osteochondrosis|2076
M93=Other osteochondropathies|2082
M94=Other disorders of cartilage|2086
M95=Other acquired deformities of musculoskeletal system and connective tissue|2088
M96=Intraoperative and postprocedural complications and disorders of musculoskeletal system, not elsewhere classified|2094
M97=Periprosthetic fracture around internal prosthetic joint|2098
M99=Biomechanical lesions, not elsewhere classified|2100
N00=Acute nephritic syndrome|2101
N01=Rapidly progressive nephritic syndrome|2101
N02=Recurrent and persistent hematuria|2101
N03=Chronic nephritic syndrome|2101
N04=Nephrotic syndrome|2101
N05=Unspecified nephritic syndrome|2101
N06=Isolated proteinuria with specified morphological lesion|2102
N07=Hereditary nephropathy, not elsewhere classified|2103
N08=Glomerular disorders in diseases classified elsewhere
N10=Acute pyelonephritis
N11=Chronic tubulo-interstitial nephritis|2104
N12=Tubulo-interstitial nephritis, not specified as acute or chronic
N13=Obstructive and reflux uropathy|2108
N14=Drug- and heavy-metal-induced tubulo-interstitial and tubular conditions|2109
N15=Other renal tubulo-interstitial diseases|2110
N16=Renal tubulo-interstitial disorders in diseases classified elsewhere
N17=Acute kidney failure|2111
N18=Chronic kidney disease (CKD)|2113
N19=Unspecified kidney failure
N20=Calculus of kidney and ureter|2114
N21=Calculus of lower urinary tract|2115
N22=Calculus of urinary tract in diseases classified elsewhere
N23=Unspecified renal colic
N25=Disorders resulting from impaired renal tubular function|2117
N26=Unspecified contracted kidney|2118
N27=Small kidney of unknown cause|2119
N28=Other disorders of kidney and ureter, not elsewhere classified|2121
N29=Other disorders of kidney and ureter in diseases classified elsewhere
N30=Cystitis|2123
N31=Neuromuscular dysfunction of bladder, not elsewhere classified|2124
N32=Other disorders of bladder|2126
N33=Bladder disorders in diseases classified elsewhere
N34=Urethritis and urethral syndrome|2127
N35=Urethral stricture|2137
N36=Other disorders of urethra|2139
N37=Urethral disorders in diseases classified elsewhere
N39=Other disorders of urinary system|2142
N40=Benign prostatic hyperplasia|2143
N41=Inflammatory diseases of prostate|2144
N42=Other and unspecified disorders of prostate|2147
N43=Hydrocele and spermatocele|2149
N44=Noninflammatory disorders of testis|2151
N45=Orchitis and epididymitis|2152
N46=Male infertility|2156
N47=Disorders of prepuce|2157
N48=Other disorders of penis|2161
N49=Inflammatory disorders of male genital organs, not elsewhere classified|2162
N50=Other and unspecified disorders of male genital organs|2165
N51=Disorders of male genital organs in diseases classified elsewhere
N52=Male erectile dysfunction|2168
N53=Other male sexual dysfunction|2170
N60=Benign mammary dysplasia|2172
N61=Inflammatory disorders of breast|2174
N62=Hypertrophy of breast
N63=Unspecified lump in breast|2178
N64=Other disorders of breast|2181
N65=Deformity and disproportion of reconstructed breast|2182
N70=Salpingitis and oophoritis|2184
N71=Inflammatory disease of uterus, except cervix|2185
N72=Inflammatory disease of cervix uteri
N73=Other female pelvic inflammatory diseases|2186
N74=Female pelvic inflammatory disorders in diseases classified elsewhere
N75=Diseases of Bartholin's gland|2187
N76=Other inflammation of vagina and vulva|2189
N77=Vulvovaginal ulceration and inflammation in diseases classified elsewhere|2190
N80=Endometriosis|2191
N81=Female genital prolapse|2194
N82=Fistulae involving female genital tract|2195
N83=Noninflammatory disorders of ovary, fallopian tube and broad ligament|2207
N84=Polyp of female genital tract|2208
N85=Other noninflammatory disorders of uterus, except cervix|2210
N86=Erosion and ectropion of cervix uteri
N87=Dysplasia of cervix uteri|2211
N88=Other noninflammatory disorders of cervix uteri|2212
N89=Other noninflammatory disorders of vagina|2213
N90=Other noninflammatory disorders of vulva and perineum|2217
N91=Absent, scanty and rare menstruation|2218
N92=Excessive, frequent and irregular menstruation|2219
N93=Other abnormal uterine and vaginal bleeding|2220
N94=Pain and other conditions associated with female genital organs and menstrual cycle|2224
N95=Menopausal and other perimenopausal disorders|2225
N96=Recurrent pregnancy loss
N97=Female infertility|2226
N98=Complications associated with artificial fertilization|2227
N99=Intraoperative and postprocedural complications and disorders of genitourinary system, not elsewhere classified|2238
O00=Ectopic pregnancy|2245
O01=Hydatidiform mole|2246
O02=Other abnormal products of conception|2248
O03=Spontaneous abortion|2251
O04=Complications following (induced) termination of pregnancy|2253
O07=Failed attempted termination of pregnancy|2255
O08=Complications following ectopic and molar pregnancy|2257
O09=Supervision of high risk pregnancy|2263
O10=Pre-existing hypertension complicating pregnancy, childbirth and the puerperium|2267
O11=Pre-existing hypertension with pre-eclampsia|2268
O12=Gestational [pregnancy-induced] edema and proteinuria without hypertension|2270
O13=Gestational [pregnancy-induced] hypertension without significant proteinuria|2268
O14=Pre-eclampsia|2274
O15=Eclampsia|2276
O16=Unspecified maternal hypertension|2268
O20=Hemorrhage in early pregnancy|2277
O21=Excessive vomiting in pregnancy|2278
O22=Venous complications and hemorrhoids in pregnancy|2280
O23=Infections of genitourinary tract in pregnancy|2283
O24=Diabetes mellitus in pregnancy, childbirth, and the puerperium|2288
O25=Malnutrition in pregnancy, childbirth and the puerperium|2289
O26=Maternal care for other conditions predominantly related to pregnancy|2293
O28=Abnormal findings on antenatal screening of mother|2294
O29=Complications of anesthesia during pregnancy|2298
O30=Multiple gestation|2303
O31=Complications specific to multiple gestation|2309
O32=Maternal care for malpresentation of fetus|2311
O33=Maternal care for disproportion|2312
O34=Maternal care for abnormality of pelvic organs|2317
O35=Maternal care for known or suspected fetal abnormality and damage|2318
O36=Maternal care for other fetal problems|2324
O40=Polyhydramnios|2325
O41=Other disorders of amniotic fluid and membranes|2327
O42=Premature rupture of membranes|2329
O43=Placental disorders|2334
O44=Placenta previa|2336
O45=Premature separation of placenta [abruptio placentae]|2338
O46=Antepartum hemorrhage, not elsewhere classified|2339
O47=False labor|2340
O48=Late pregnancy|2341
O60=Preterm labor|2344
O61=Failed induction of labor|2345
O62=Abnormalities of forces of labor|2346
O63=Long labor|2347
O64=Obstructed labor due to malposition and malpresentation of fetus|2348
O65=Obstructed labor due to maternal pelvic abnormality|2349
O66=Other obstructed labor|2351
O67=Labor and delivery complicated by intrapartum hemorrhage, not elsewhere classified|2352
O68=Labor and delivery complicated by abnormality of fetal acid-base balance
O69=Labor and delivery complicated by umbilical cord complications|2354
O70=Perineal laceration during delivery|2356
O71=Other obstetric trauma|2359
O72=Postpartum hemorrhage|2360
O73=Retained placenta and membranes, without hemorrhage|2361
O74=Complications of anesthesia during labor and delivery|2362
O75=Other complications of labor and delivery, not elsewhere classified|2364
O76=Abnormality in fetal heart rate and rhythm complicating labor and delivery
O77=Other fetal stress complicating labor and delivery|2365
O80=Encounter for full-term uncomplicated delivery
O82=Encounter for cesarean delivery without indication
O85=Puerperal sepsis
O86=Other puerperal infections|2370
O87=Venous complications and hemorrhoids in the puerperium|2371
O88=Obstetric embolism|2378
O89=Complications of anesthesia during the puerperium|2380
O90=Complications of the puerperium, not elsewhere classified|2382
O91=Infections of breast associated with pregnancy, the puerperium and lactation|2384
O92=Other disorders of breast and disorders of lactation associated with pregnancy and the puerperium|2387
O94=Sequelae of complication of pregnancy, childbirth, and the puerperium
O98=Maternal infectious and parasitic diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2388
O99=Other maternal diseases classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2398
O9A=Maternal malignant neoplasms, traumatic injuries and abuse classifiable elsewhere but complicating pregnancy, childbirth and the puerperium|2399
P00=Newborn affected by maternal conditions that may be unrelated to present pregnancy|2401
P01=Newborn affected by maternal complications of pregnancy|2402
P02=Newborn affected by complications of placenta, cord and membranes|2406
P03=Newborn affected by other complications of labor and delivery|2409
P04=Newborn affected by noxious substances transmitted via placenta or breast milk|2413
P05=Disorders of newborn related to slow fetal growth and fetal malnutrition|2416
P07=Disorders of newborn related to short gestation and low birth weight, not elsewhere classified|2421
P08=Disorders of newborn related to long gestation and high birth weight|2423
P09=Abnormal findings on neonatal screening|2424
P10=Intracranial laceration and hemorrhage due to birth injury|2425
P11=Other birth injuries to central nervous system|2426
P12=Birth injury to scalp|2428
P13=Birth injury to skeleton|2429
P14=Birth injury to peripheral nervous system|2430
P15=Other birth injuries|2431
P19=Metabolic acidemia in newborn|2432
P22=Respiratory distress of newborn|2433
P23=Congenital pneumonia|2434
P24=Neonatal aspiration|2436
P25=Interstitial emphysema and related conditions originating in the perinatal period|2437
P26=Pulmonary hemorrhage originating in the perinatal period|2438
P27=Chronic respiratory disease originating in the perinatal period|2439
P28=Other respiratory conditions originating in the perinatal period|2442
P29=Cardiovascular disorders originating in the perinatal period|2446
P35=Congenital viral diseases|2447
P36=Bacterial sepsis of newborn|2448
P37=Other congenital infectious and parasitic diseases|2449
P38=Omphalitis of newborn|2450
P39=Other infections specific to the perinatal period|2451
P50=Newborn affected by intrauterine (fetal) blood loss|2452
P51=Umbilical hemorrhage of newborn|2453
P52=Intracranial nontraumatic hemorrhage of newborn|2455
P53=Hemorrhagic disease of newborn
P54=Other neonatal hemorrhages|2456
P55=Hemolytic disease of newborn|2457
P56=Hydrops fetalis due to hemolytic disease|2459
P57=Kernicterus|2460
P58=Neonatal jaundice due to other excessive hemolysis|2462
P59=Neonatal jaundice from other and unspecified causes|2463
P60=Disseminated intravascular coagulation of newborn
P61=Other perinatal hematological disorders|2464
P70=Transitory disorders of carbohydrate metabolism specific to newborn|2465
P71=Transitory neonatal disorders of calcium and magnesium metabolism|2466
P72=Other transitory neonatal endocrine disorders|2467
P74=Other transitory neonatal electrolyte and metabolic disturbances|2472
P76=Other intestinal obstruction of newborn|2473
P77=Necrotizing enterocolitis of newborn|2474
P78=Other perinatal digestive system disorders|2476
P80=Hypothermia of newborn|2477
P81=Other disturbances of temperature regulation of newborn|2478
P83=Other conditions of integument specific to newborn|2480
P84=Other problems with newborn
P90=Convulsions of newborn
P91=Other disturbances of cerebral status of newborn|2485
P92=Feeding problems of newborn|2487
P93=Reactions and intoxications due to drugs administered to newborn|2488
P94=Disorders of muscle tone of newborn|2489
P95=Stillbirth
P96=Other conditions originating in the perinatal period|2491
Q00=Anencephaly and similar malformations|2492
Q01=Encephalocele|2493
Q02=Microcephaly
Q03=Congenital hydrocephalus|2494
Q04=Other congenital malformations of brain|2495
Q05=Spina bifida|2496
Q06=Other congenital malformations of spinal cord|2497
Q07=Other congenital malformations of nervous system|2499
Q10=Congenital malformations of eyelid, lacrimal apparatus and orbit|2500
Q11=Anophthalmos, microphthalmos and macrophthalmos|2501
Q12=Congenital lens malformations|2502
Q13=Congenital malformations of anterior segment of eye|2504
Q14=Congenital malformations of posterior segment of eye|2505
Q15=Other congenital malformations of eye|2506
Q16=Congenital malformations of ear causing impairment of hearing|2507
Q17=Other congenital malformations of ear|2508
Q18=Other congenital malformations of face and neck|2509
Q20=Congenital malformations of cardiac chambers and connections|2510
Q21=Congenital malformations of cardiac septa|2511
Q22=Congenital malformations of pulmonary and tricuspid valves|2512
Q23=Congenital malformations of aortic and mitral valves|2513
Q24=Other congenital malformations of heart|2514
Q25=Congenital malformations of great arteries|2518
Q26=Congenital malformations of great veins|2519
Q27=Other congenital malformations of peripheral vascular system|2521
Q28=Other congenital malformations of circulatory system|2522
Q30=Congenital malformations of nose|2523
Q31=Congenital malformations of larynx|2524
Q32=Congenital malformations of trachea and bronchus|2525
Q33=Congenital malformations of lung|2526
Q34=Other congenital malformations of respiratory system|2527
Q35=Cleft palate|2528
Q36=Cleft lip|2529
Q37=Cleft palate with cleft lip|2530
Q38=Other congenital malformations of tongue, mouth and pharynx|2531
Q39=Congenital malformations of esophagus|2532
Q40=Other congenital malformations of upper alimentary tract|2533
Q41=Congenital absence, atresia and stenosis of small intestine|2534
Q42=Congenital absence, atresia and stenosis of large intestine|2535
Q43=Other congenital malformations of intestine|2536
Q44=Congenital malformations of gallbladder, bile ducts and liver|2537
Q45=Other congenital malformations of digestive system|2538
Q50=Congenital malformations of ovaries, fallopian tubes and broad ligaments|2541
Q51=Congenital malformations of uterus and cervix|2546
Q52=Other congenital malformations of female genitalia|2550
Q53=Undescended and ectopic testicle|2556
Q54=Hypospadias|2557
Q55=Other congenital malformations of male genital organs|2560
Q56=Indeterminate sex and pseudohermaphroditism|2561
Q60=Renal agenesis and other reduction defects of kidney|2562
Q61=Cystic kidney disease|2565
Q62=Congenital obstructive defects of renal pelvis and congenital malformations of ureter|2569
Q63=Other congenital malformations of kidney|2570
Q64=Other congenital malformations of urinary system|2574
Q65=Congenital deformities of hip|2576
Q66=Congenital deformities of feet|2579
Q67=Congenital musculoskeletal deformities of head, face, spine and chest|2580
Q68=Other congenital musculoskeletal deformities|2581
Q69=Polydactyly|2582
Q70=Syndactyly|2585
Q71=Reduction defects of upper limb|2592
Q72=Reduction defects of lower limb|2594
Q73=Reduction defects of unspecified limb|2595
Q74=Other congenital malformations of limb(s)|2596
Q75=Other congenital malformations of skull and face bones|2597
Q76=Congenital malformations of spine and bony thorax|2601
Q77=Osteochondrodysplasia with defects of growth of tubular bones and spine|2602
Q78=Other osteochondrodysplasias|2603
Q79=Congenital malformations of musculoskeletal system, not elsewhere classified|2606
Q80=Congenital ichthyosis|2607
Q81=Epidermolysis bullosa|2608
Q82=Other congenital malformations of skin|2609
Q83=Congenital malformations of breast|2610
Q84=Other congenital malformations of integument|2611
Q85=Phakomatoses, not elsewhere classified|2613
Q86=Congenital malformation syndromes due to known exogenous causes, not elsewhere classified|2614
Q87=Other specified congenital malformation syndromes affecting multiple systems|2619
Q89=Other congenital malformations, not elsewhere classified|2621
Q90=Down syndrome|2622
Q91=Trisomy 18 and Trisomy 13|2623
Q92=Other trisomies and partial trisomies of the autosomes, not elsewhere classified|2625
Q93=Monosomies and deletions from the autosomes, not elsewhere classified|2628
Q95=Balanced rearrangements and structural markers, not elsewhere classified|2629
Q96=Turner's syndrome|2630
Q97=Other sex chromosome abnormalities, female phenotype, not elsewhere classified|2631
Q98=Other sex chromosome abnormalities, male phenotype, not elsewhere classified|2632
Q99=Other chromosome abnormalities, not elsewhere classified|2633
R00=Abnormalities of heart beat|2634
R01=Cardiac murmurs and other cardiac sounds|2635
R03=Abnormal blood-pressure reading, without diagnosis|2636
R04=Hemorrhage from respiratory passages|2638
R05=Cough|2639
R06=Abnormalities of breathing|2642
R07=Pain in throat and chest|2644
R09=Other symptoms and signs involving the circulatory and respiratory system|2647
R10=Abdominal and pelvic pain|2653
R11=Nausea and vomiting|2655
R12=Heartburn
R13=Aphagia and dysphagia|2657
R14=Flatulence and related conditions|2658
R15=Fecal incontinence|2659
R16=Hepatomegaly and splenomegaly, not elsewhere classified|2660
R17=Unspecified jaundice
R18=Ascites|2661
R19=Other symptoms and signs involving the digestive system and abdomen|2665
R20=Disturbances of skin sensation|2666
R21=Rash and other nonspecific skin eruption
R22=Localized swelling, mass and lump of skin and subcutaneous tissue|2667
R23=Other skin changes|2668
R25=Abnormal involuntary movements|2669
R26=Abnormalities of gait and mobility|2671
R27=Other lack of coordination|2672
R29=Other symptoms and signs involving the nervous and musculoskeletal systems|2683
R30=Pain associated with micturition|2684
R31=Hematuria|2686
R32=Unspecified urinary incontinence
R33=Retention of urine|2687
R34=Anuria and oliguria
R35=Polyuria|2689
R36=Urethral discharge|2690
R37=Sexual dysfunction, unspecified
R39=Other and unspecified symptoms and signs involving the genitourinary system|2694
R40=Somnolence, stupor and coma|2701
R41=Other symptoms and signs involving cognitive functions and awareness|2704
R42=Dizziness and giddiness
R43=Disturbances of smell and taste|2705
R44=Other symptoms and signs involving general sensations and perceptions|2706
R45=Symptoms and signs involving emotional state|2709
R46=Symptoms and signs involving appearance and behavior|2711
R47=Speech disturbances, not elsewhere classified|2714
R48=Dyslexia and other symbolic dysfunctions, not elsewhere classified|2715
R49=Voice and resonance disorders|2717
R50=Fever of other and unknown origin|2719
R51=Headache|2720
R52=Pain, unspecified
R53=Malaise and fatigue|2722
R54=Age-related physical debility
R55=Syncope and collapse
R56=Convulsions, not elsewhere classified|2724
R57=Shock, not elsewhere classified|2725
R58=Hemorrhage, not elsewhere classified
R59=Enlarged lymph nodes|2726
R60=Edema, not elsewhere classified|2727
R61=Generalized hyperhidrosis
R62=Lack of expected normal physiological development in childhood and adults|2729
R63=Symptoms and signs concerning food and fluid intake|2731
R64=Cachexia
R65=Symptoms and signs specifically associated with systemic inflammation and infection|2734
R68=Other general symptoms and signs|2737
R69=Illness, unspecified
R70=Elevated erythrocyte sedimentation rate and abnormality of plasma viscosity|2738
R71=Abnormality of red blood cells|2739
R73=Elevated blood glucose level|2741
R74=Abnormal serum enzyme levels|2743
R75=Inconclusive laboratory evidence of human immunodeficiency virus [HIV]
R76=Other abnormal immunological findings in serum|2745
R77=Other abnormalities of plasma proteins|2746
R78=Findings of drugs and other substances, not normally found in blood|2749
R79=Other abnormal findings of blood chemistry|2751
R80=Proteinuria|2752
R81=Glycosuria
R82=Other and unspecified abnormal findings in urine|2757
R83=Abnormal findings in cerebrospinal fluid|2758
R84=Abnormal findings in specimens from respiratory organs and thorax|2759
R85=Abnormal findings in specimens from digestive organs and abdominal cavity|2763
R86=Abnormal findings in specimens from male genital organs|2759
R87=Abnormal findings in specimens from female genital organs|2770
R88=Abnormal findings in other body fluids and substances|2771
R89=Abnormal findings in specimens from other organs, systems and tissues|2759
R90=Abnormal findings on diagnostic imaging of central nervous system|2773
R91=Abnormal findings on diagnostic imaging of lung|2774
R92=Abnormal and inconclusive findings on diagnostic imaging of breast|2775
R93=Abnormal findings on diagnostic imaging of other body structures|2779
R94=Abnormal results of function studies|2786
R97=Abnormal tumor markers|2788
R99=Ill-defined and unknown cause of mortality
S00=Superficial injury of head|2802
S01=Open wound of head|2810
S02=Fracture of skull and facial bones|2827
S03=Dislocation and sprain of joints and ligaments of head|2829
S04=Injury of cranial nerve|2835
S05=Injury of eye and orbit|2841
S06=Intracranial injury|2859
S07=Crushing injury of head|2860
S08=Avulsion and traumatic amputation of part of head|2864
S09=Other and unspecified injuries of head|2870
S10=Superficial injury of neck|2874
S11=Open wound of neck|2878
S12=Fracture of cervical vertebra and other parts of neck|2887
S13=Dislocation and sprain of joints and ligaments at neck level|2891
S14=Injury of nerves and spinal cord at neck level|2896
S15=Injury of blood vessels at neck level|2901
S16=Injury of muscle, fascia and tendon at neck level|2902
S17=Crushing injury of neck|2903
S19=Other specified and unspecified injuries of neck|2905
S20=Superficial injury of thorax|2916
S21=Open wound of thorax|2921
S22=Fracture of rib(s), sternum and thoracic spine|2928
S23=Dislocation and sprain of joints and ligaments of thorax|2938
S24=Injury of nerves and spinal cord at thorax level|2943
S25=Injury of blood vessels of thorax|2948
S26=Injury of heart|2952
S27=Injury of other and unspecified intrathoracic organs|2960
S28=Crushing injury of thorax, and traumatic amputation of part of thorax|2961
S29=Other and unspecified injuries of thorax|2964
S30=Superficial injury of abdomen, lower back, pelvis and external genitals|2971
S31=Open wound of abdomen, lower back, pelvis and external genitals|2980
S32=Fracture of lumbar spine and pelvis|2996
S33=Dislocation and sprain of joints and ligaments of lumbar spine and pelvis|2999
S34=Injury of lumbar and sacral spinal cord and nerves at abdomen, lower back and pelvis level|3005
S35=Injury of blood vessels at abdomen, lower back and pelvis level|3016
S36=Injury of intra-abdominal organs|3031
S37=Injury of urinary and pelvic organs|3035
S38=Crushing injury and traumatic amputation of abdomen, lower back, pelvis and external genitals|3038
S39=Other and unspecified injuries of abdomen, lower back, pelvis and external genitals|3044
S40=Superficial injury of shoulder and upper arm|3048
S41=Open wound of shoulder and upper arm|3050
S42=Fracture of shoulder and upper arm|3078
S43=Dislocation and sprain of joints and ligaments of shoulder girdle|3089
S44=Injury of nerves at shoulder and upper arm level|3093
S45=Injury of blood vessels at shoulder and upper arm level|3095
S46=Injury of muscle, fascia and tendon at shoulder and upper arm level|3098
S47=Crushing injury of shoulder and upper arm|3099
S48=Traumatic amputation of shoulder and upper arm|3103
S49=Other and unspecified injuries of shoulder and upper arm|3107
S50=Superficial injury of elbow and forearm|3109
S51=Open wound of elbow and forearm|3112
S52=Fracture of forearm|3133
S53=Dislocation and sprain of joints and ligaments of elbow|3139
S54=Injury of nerves at forearm level|3140
S55=Injury of blood vessels at forearm level|3141
S56=Injury of muscle, fascia and tendon at forearm level|3148
S57=Crushing injury of elbow and forearm|3149
S58=Traumatic amputation of elbow and forearm|3152
S59=Other and unspecified injuries of elbow and forearm|3155
S60=Superficial injury of wrist, hand and fingers|3165
S61=Open wound of wrist, hand and fingers|3174
S62=Fracture at wrist and hand level|3192
S63=Dislocation and sprain of joints and ligaments at wrist and hand level|3210
S64=Injury of nerves at wrist and hand level|3216
S65=Injury of blood vessels at wrist and hand level|3224
S66=Injury of muscle, fascia and tendon at wrist and hand level|3231
S67=Crushing injury of wrist, hand and fingers|3235
S68=Traumatic amputation of wrist, hand and fingers|3238
S69=Other and unspecified injuries of wrist, hand and finger(s)|3241
S70=Superficial injury of hip and thigh|3245
S71=Open wound of hip and thigh|3247
S72=Fracture of femur|3263
S73=Dislocation and sprain of joint and ligaments of hip|3268
S74=Injury of nerves at hip and thigh level|3273
S75=Injury of blood vessels at hip and thigh level|3276
S76=Injury of muscle, fascia and tendon at hip and thigh level|3282
S77=Crushing injury of hip and thigh|3283
S78=Traumatic amputation of hip and thigh|3284
S79=Other and unspecified injuries of hip and thigh|3287
S80=Superficial injury of knee and lower leg|3291
S81=Open wound of knee and lower leg|3293
S82=Fracture of lower leg, including ankle|3309
S83=Dislocation and sprain of joints and ligaments of knee|3320
S84=Injury of nerves at lower leg level|3322
S85=Injury of blood vessels at lower leg level|3324
S86=Injury of muscle, fascia and tendon at lower leg level|3330
S87=Crushing injury of lower leg|3331
S88=Traumatic amputation of lower leg|3334
S89=Other and unspecified injuries of lower leg|3336
S90=Superficial injury of ankle, foot and toes|3346
S91=Open wound of ankle, foot and toes|3353
S92=Fracture of foot and toe, except ankle|3374
S93=Dislocation and sprain of joints and ligaments at ankle, foot and toe level|3386
S94=Injury of nerves at ankle and foot level|3387
S95=Injury of blood vessels at ankle and foot level|3388
S96=Injury of muscle and tendon at ankle and foot level|3392
S97=Crushing injury of ankle and foot|3395
S98=Traumatic amputation of ankle and foot|3397
S99=Other and unspecified injuries of ankle and foot|3399
T07=Unspecified multiple injuries|3400
T14=Injury of unspecified body region|3402
T15=Foreign body on external eye|3403
T16=Foreign body in ear|3404
T17=Foreign body in respiratory tract|3409
T18=Foreign body in alimentary tract|3412
T19=Foreign body in genitourinary tract|3413
T20=Burn and corrosion of head, face, and neck|3415
T21=Burn and corrosion of trunk|3417
T22=Burn and corrosion of shoulder and upper limb, except wrist and hand|3421
T23=Burn and corrosion of wrist and hand|3430
T24=Burn and corrosion of lower limb, except ankle and foot|3433
T25=Burn and corrosion of ankle and foot|3437
T26=Burn and corrosion confined to eye and adnexa|3438
T27=Burn and corrosion of respiratory tract|3439
T28=Burn and corrosion of other internal organs|3442
T30=Burn and corrosion, body region unspecified|3443
T31=Burns classified according to extent of body surface involved|3453
T32=Corrosions classified according to extent of body surface involved|3463
T33=Superficial frostbite|3468
T34=Frostbite with tissue necrosis|3470
T36=Poisoning by, adverse effect of and underdosing of systemic antibiotics|3478
T37=Poisoning by, adverse effect of and underdosing of other systemic anti-infectives and antiparasitics|3480
T38=Poisoning by, adverse effect of and underdosing of hormones and their synthetic substitutes and antagonists, not elsewhere classified|3483
T39=Poisoning by, adverse effect of and underdosing of nonopioid analgesics, antipyretics and antirheumatics|3487
T40=Poisoning by, adverse effect of and underdosing of narcotics and psychodysleptics [hallucinogens]|3496
T41=Poisoning by, adverse effect of and underdosing of anesthetics and therapeutic gases|3498
T42=Poisoning by, adverse effect of and underdosing of antiepileptic, sedative- hypnotic and antiparkinsonism drugs|3501
T43=Poisoning by, adverse effect of and underdosing of psychotropic drugs, not elsewhere classified|3508
T44=Poisoning by, adverse effect of and underdosing of drugs primarily affecting the autonomic nervous system|3513
T45=Poisoning by, adverse effect of and underdosing of primarily systemic and hematological agents, not elsewhere classified|3520
T46=Poisoning by, adverse effect of and underdosing of agents primarily affecting the cardiovascular system|3523
T47=Poisoning by, adverse effect of and underdosing of agents primarily affecting the gastrointestinal system|3526
T48=Poisoning by, adverse effect of and underdosing of agents primarily acting on smooth and skeletal muscles and the respiratory system|3530
T49=Poisoning by, adverse effect of and underdosing of topical agents primarily affecting skin and mucous membrane and by ophthalmological, otorhinorlaryngological and dental drugs|3531
T50=Poisoning by, adverse effect of and underdosing of diuretics and other and unspecified drugs, medicaments and biological substances|3536
T51=Toxic effect of alcohol|3539
T52=Toxic effect of organic solvents|3543
T53=Toxic effect of halogen derivatives of aliphatic and aromatic hydrocarbons|3544
T54=Toxic effect of corrosive substances|3545
T55=Toxic effect of soaps and detergents|3546
T56=Toxic effect of metals|3548
T57=Toxic effect of other inorganic substances|3549
T58=Toxic effect of carbon monoxide|3550
T59=Toxic effect of other gases, fumes and vapors|3552
T60=Toxic effect of pesticides|3553
T61=Toxic effect of noxious substances eaten as seafood|3555
T62=Toxic effect of other noxious substances eaten as food|3556
T63=Toxic effect of contact with venomous animals and plants|3565
T64=Toxic effect of aflatoxin and other mycotoxin food contaminants|3566
T65=Toxic effect of other and unspecified substances|3569
T66=Radiation sickness, unspecified|3400
T67=Effects of heat and light|3571
T68=Hypothermia|3400
T69=Other effects of reduced temperature|3573
T70=Effects of air pressure and water pressure|3575
T71=Asphyxiation|3580
T73=Effects of other deprivation|3581
T74=Adult and child abuse, neglect and other maltreatment, confirmed|3589
T75=Other and unspecified effects of other external causes|3593
T76=Adult and child abuse, neglect and other maltreatment, suspected|3594
T78=Adverse effects, not elsewhere classified|3597
T79=Certain early complications of trauma, not elsewhere classified|3599
T80=Complications following infusion, transfusion and therapeutic injection|3612
T81=Complications of procedures, not elsewhere classified|3622
T82=Complications of cardiac and vascular prosthetic devices, implants and grafts|3643
T83=Complications of genitourinary prosthetic devices, implants and grafts|3660
T84=Complications of internal orthopedic prosthetic devices, implants and grafts|3679
T85=Complications of other internal prosthetic devices, implants and grafts|3699
T86=Complications of transplanted organs and tissue|3714
T87=Complications peculiar to reattachment and amputation|3718
T88=Other complications of surgical and medical care, not elsewhere classified|3720
U07=Emergency use of U07|3721
U09=Post COVID-19 condition|3722
V00=Pedestrian conveyance accident|3744
V01=Pedestrian injured in collision with pedal cycle|3747
V02=Pedestrian injured in collision with two- or three-wheeled motor vehicle|3750
V03=Pedestrian injured in collision with car, pick-up truck or van|3753
V04=Pedestrian injured in collision with heavy transport vehicle or bus|3747
V05=Pedestrian injured in collision with railway train or railway vehicle|3747
V06=Pedestrian injured in collision with other nonmotor vehicle|3747
V09=Pedestrian injured in other and unspecified transport accidents|3755
V10=Pedal cycle rider injured in collision with pedestrian or animal|3756
V11=Pedal cycle rider injured in collision with other pedal cycle|3756
V12=Pedal cycle rider injured in collision with two- or three-wheeled motor vehicle|3756
V13=Pedal cycle rider injured in collision with car, pick-up truck or van|3756
V14=Pedal cycle rider injured in collision with heavy transport vehicle or bus|3756
V15=Pedal cycle rider injured in collision with railway train or railway vehicle|3756
V16=Pedal cycle rider injured in collision with other nonmotor vehicle|3757
V17=Pedal cycle rider injured in collision with fixed or stationary object|3756
V18=Pedal cycle rider injured in noncollision transport accident|3756
V19=Pedal cycle rider injured in other and unspecified transport accidents|3760
V20=Motorcycle rider injured in collision with pedestrian or animal|3761
V21=Motorcycle rider injured in collision with pedal cycle|3761
V22=Motorcycle rider injured in collision with two- or three-wheeled motor vehicle|3761
V23=Motorcycle rider injured in collision with car, pick-up truck or van|3761
V24=Motorcycle rider injured in collision with heavy transport vehicle or bus|3761
V25=Motorcycle rider injured in collision with railway train or railway vehicle|3761
V26=Motorcycle rider injured in collision with other nonmotor vehicle|3761
V27=Motorcycle rider injured in collision with fixed or stationary object|3761
V28=Motorcycle rider injured in noncollision transport accident|3761
V29=Motorcycle rider injured in other and unspecified transport accidents|3762
V30=Occupant of three-wheeled motor vehicle injured in collision with pedestrian or animal|3763
V31=Occupant of three-wheeled motor vehicle injured in collision with pedal cycle|3763
V32=Occupant of three-wheeled motor vehicle injured in collision with two- or three-wheeled motor vehicle|3763
V33=Occupant of three-wheeled motor vehicle injured in collision with car, pick-up truck or van|3763
V34=Occupant of three-wheeled motor vehicle injured in collision with heavy transport vehicle or bus|3763
V35=Occupant of three-wheeled motor vehicle injured in collision with railway train or railway vehicle|3763
V36=Occupant of three-wheeled motor vehicle injured in collision with other nonmotor vehicle|3763
V37=Occupant of three-wheeled motor vehicle injured in collision with fixed or stationary object|3763
V38=Occupant of three-wheeled motor vehicle injured in noncollision transport accident|3763
V39=Occupant of three-wheeled motor vehicle injured in other and unspecified transport accidents|3765
V40=Car occupant injured in collision with pedestrian or animal|3766
V41=Car occupant injured in collision with pedal cycle|3766
V42=Car occupant injured in collision with two- or three-wheeled motor vehicle|3766
V43=Car occupant injured in collision with car, pick-up truck or van|3769
V44=Car occupant injured in collision with heavy transport vehicle or bus|3766
V45=Car occupant injured in collision with railway train or railway vehicle|3766
V46=Car occupant injured in collision with other nonmotor vehicle|3766
V47=Car occupant injured in collision with fixed or stationary object|3766
V48=Car occupant injured in noncollision transport accident|3766
V49=Car occupant injured in other and unspecified transport accidents|3771
V50=Occupant of pick-up truck or van injured in collision with pedestrian or animal|3763
V51=Occupant of pick-up truck or van injured in collision with pedal cycle|3763
V52=Occupant of pick-up truck or van injured in collision with two- or three-wheeled motor vehicle|3763
V53=Occupant of pick-up truck or van injured in collision with car, pick-up truck or van|3763
V54=Occupant of pick-up truck or van injured in collision with heavy transport vehicle or bus|3763
V55=Occupant of pick-up truck or van injured in collision with railway train or railway vehicle|3763
V56=Occupant of pick-up truck or van injured in collision with other nonmotor vehicle|3763
V57=Occupant of pick-up truck or van injured in collision with fixed or stationary object|3763
V58=Occupant of pick-up truck or van injured in noncollision transport accident|3763
V59=Occupant of pick-up truck or van injured in other and unspecified transport accidents|3772
V60=Occupant of heavy transport vehicle injured in collision with pedestrian or animal|3763
V61=Occupant of heavy transport vehicle injured in collision with pedal cycle|3773
V62=Occupant of heavy transport vehicle injured in collision with two- or three-wheeled motor vehicle|3763
V63=Occupant of heavy transport vehicle injured in collision with car, pick-up truck or van|3763
V64=Occupant of heavy transport vehicle injured in collision with heavy transport vehicle or bus|3773
V65=Occupant of heavy transport vehicle injured in collision with railway train or railway vehicle|3763
V66=Occupant of heavy transport vehicle injured in collision with other nonmotor vehicle|3763
V67=Occupant of heavy transport vehicle injured in collision with fixed or stationary object|3763
V68=Occupant of heavy transport vehicle injured in noncollision transport accident|3763
V69=Occupant of heavy transport vehicle injured in other and unspecified transport accidents|3775
V70=Bus occupant injured in collision with pedestrian or animal|3776
V71=Bus occupant injured in collision with pedal cycle|3776
V72=Bus occupant injured in collision with two- or three-wheeled motor vehicle|3776
V73=Bus occupant injured in collision with car, pick-up truck or van|3776
V74=Bus occupant injured in collision with heavy transport vehicle or bus|3776
V75=Bus occupant injured in collision with railway train or railway vehicle|3776
V76=Bus occupant injured in collision with other nonmotor vehicle|3776
V77=Bus occupant injured in collision with fixed or stationary object|3776
V78=Bus occupant injured in noncollision transport accident|3776
V79=Bus occupant injured in other and unspecified transport accidents|3777
V80=Animal-rider or occupant of animal-drawn vehicle injured in transport accident|3787
V81=Occupant of railway train or railway vehicle injured in transport accident|3789
V82=Occupant of powered streetcar injured in transport accident|3790
V83=Occupant of special vehicle mainly used on industrial premises injured in transport accident|3791
V84=Occupant of special vehicle mainly used in agriculture injured in transport accident|3792
V85=Occupant of special construction vehicle injured in transport accident|3793
V86=Occupant of special all-terrain or other off-road motor vehicle, injured in transport accident|3799
V87=Traffic accident of specified type but victim's mode of transport unknown|3800
V88=Nontraffic accident of specified type but victim's mode of transport unknown|3801
V89=Motor- or nonmotor-vehicle accident, type of vehicle unspecified|3802
V90=Drowning and submersion due to accident to watercraft|3807
V91=Other injury due to accident to watercraft|3811
V92=Drowning and submersion due to accident on board watercraft, without accident to watercraft|3813
V93=Other injury due to accident on board watercraft, without accident to watercraft|3818
V94=Other and unspecified water transport accidents|3824
V95=Accident to powered aircraft causing injury to occupant|3830
V96=Accident to nonpowered aircraft causing injury to occupant|3834
V97=Other specified air transport accidents|3839
V98=Other specified transport accidents|3840
V99=Unspecified transport accident|3400
W00=Fall due to ice and snow|3841
W01=Fall on same level from slipping, tripping and stumbling|3845
W03=Other fall on same level due to collision with another person|3400
W04=Fall while being carried or supported by other persons|3400
W05=Fall from non-moving wheelchair, nonmotorized scooter and motorized mobility scooter|3846
W06=Fall from bed|3400
W07=Fall from chair|3400
W08=Fall from other furniture|3400
W09=Fall on and from playground equipment|3847
W10=Fall on and from stairs and steps|3848
W11=Fall on and from ladder|3400
W12=Fall on and from scaffolding|3400
W13=Fall from, out of or through building or structure|3849
W14=Fall from tree|3400
W15=Fall from cliff|3400
W16=Fall, jump or diving into water|3856
W17=Other fall from one level to another|3858
W18=Other slipping, tripping and stumbling and falls|3863
W19=Unspecified fall|3400
W20=Struck by thrown, projected or falling object|3864
W21=Striking against or struck by sports equipment|3871
W22=Striking against or struck by other objects|3874
W23=Caught, crushed, jammed or pinched in or between objects|3875
W24=Contact with lifting and transmission devices, not elsewhere classified|3876
W25=Contact with sharp glass|3400
W26=Contact with other sharp objects|3877
W27=Contact with nonpowered hand tool|3878
W28=Contact with powered lawn mower|3400
W29=Contact with other powered hand tools and household machinery|3879
W30=Contact with agricultural machinery|3881
W31=Contact with other and unspecified machinery|3883
W32=Accidental handgun discharge and malfunction|3884
W33=Accidental rifle, shotgun and larger firearm discharge and malfunction|3887
W34=Accidental discharge and malfunction from other and unspecified firearms and guns|3890
W35=Explosion and rupture of boiler|3400
W36=Explosion and rupture of gas cylinder|3891
W37=Explosion and rupture of pressurized tire, pipe or hose|3892
W38=Explosion and rupture of other specified pressurized devices|3400
W39=Discharge of firework|3400
W40=Explosion of other materials|3893
W42=Exposure to noise|3894
W45=Foreign body or object entering through skin|3895
W46=Contact with hypodermic needle|3896
W49=Exposure to other inanimate mechanical forces|3898
W50=Accidental hit, strike, kick, twist, bite or scratch by another person|3899
W51=Accidental striking against or bumped into by another person|3400
W52=Crushed, pushed or stepped on by crowd or human stampede|3400
W53=Contact with rodent|3901
W54=Contact with dog|3902
W55=Contact with other mammals|3905
W56=Contact with nonvenomous marine animal|3906
W57=Bitten or stung by nonvenomous insect and other nonvenomous arthropods|3400
W58=Contact with crocodile or alligator|3908
W59=Contact with other nonvenomous reptiles|3911
W60=Contact with nonvenomous plant thorns and spines and sharp leaves|3400
W61=Contact with birds (domestic) (wild)|3913
W62=Contact with nonvenomous amphibians|3914
W64=Exposure to other animate mechanical forces|3400
W65=Accidental drowning and submersion while in bath-tub|3400
W67=Accidental drowning and submersion while in swimming-pool|3400
W69=Accidental drowning and submersion while in natural water|3400
W73=Other specified cause of accidental non-transport drowning and submersion|3400
W74=Unspecified cause of accidental drowning and submersion|3400
W85=Exposure to electric transmission lines|3400
W86=Exposure to other specified electric current|3915
W88=Exposure to ionizing radiation|3916
W89=Exposure to man-made visible and ultraviolet light|3917
W90=Exposure to other nonionizing radiation|3918
W92=Exposure to excessive heat of man-made origin|3400
W93=Exposure to excessive cold of man-made origin|3920
W94=Exposure to high and low air pressure and changes in air pressure|3924
W99=Exposure to other man-made environmental factors|3400
X00=Exposure to uncontrolled fire in building or structure|3925
X01=Exposure to uncontrolled fire, not in building or structure|3926
X02=Exposure to controlled fire in building or structure|3927
X03=Exposure to controlled fire, not in building or structure|3926
X04=Exposure to ignition of highly flammable material|3400
X05=Exposure to ignition or melting of nightwear|3400
X06=Exposure to ignition or melting of other clothing and apparel|3928
X08=Exposure to other specified smoke, fire and flames|3930
X10=Contact with hot drinks, food, fats and cooking oils|3931
X11=Contact with hot tap-water|3932
X12=Contact with other hot fluids|3400
X13=Contact with steam and other hot vapors|3933
X14=Contact with hot air and other hot gases|3934
X15=Contact with hot household appliances|3935
X16=Contact with hot heating appliances, radiators and pipes|3400
X17=Contact with hot engines, machinery and tools|3400
X18=Contact with other hot metals|3400
X19=Contact with other heat and hot substances|3400
X30=Exposure to excessive natural heat|3400
X31=Exposure to excessive natural cold|3400
X32=Exposure to sunlight|3400
X34=Earthquake|3400
X35=Volcanic eruption|3400
X36=Avalanche, landslide and other earth movements|3936
X37=Cataclysmic storm|3938
X38=Flood|3400
X39=Exposure to other forces of nature|3940
X50=Overexertion and strenuous or repetitive movements|3941
X52=Prolonged stay in weightless environment|3400
X58=Exposure to other specified factors|3400
X71=Intentional self-harm by drowning and submersion|3942
X72=Intentional self-harm by handgun discharge|3400
X73=Intentional self-harm by rifle, shotgun and larger firearm discharge|3943
X74=Intentional self-harm by other and unspecified firearm and gun discharge|3945
X75=Intentional self-harm by explosive material|3400
X76=Intentional self-harm by smoke, fire and flames|3400
X77=Intentional self-harm by steam, hot vapors and hot objects|3946
X78=Intentional self-harm by sharp object|3947
X79=Intentional self-harm by blunt object|3400
X80=Intentional self-harm by jumping from a high place|3400
X81=Intentional self-harm by jumping or lying in front of moving object|3948
X82=Intentional self-harm by crashing of motor vehicle|3949
X83=Intentional self-harm by other specified means|3950
X92=Assault by drowning and submersion|3951
X93=Assault by handgun discharge|3400
X94=Assault by rifle, shotgun and larger firearm discharge|3952
X95=Assault by other and unspecified firearm and gun discharge|3954
X96=Assault by explosive material|3955
X97=Assault by smoke, fire and flames|3400
X98=Assault by steam, hot vapors and hot objects|3956
X99=Assault by sharp object|3947
Y00=Assault by blunt object|3400
Y01=Assault by pushing from high place|3400
Y02=Assault by pushing or placing victim in front of moving object|3948
Y03=Assault by crashing of motor vehicle|3957
Y04=Assault by bodily force|3958
Y07=Perpetrator of assault, maltreatment and neglect|3969
Y08=Assault by other specified means|3972
Y09=Assault by unspecified means
Y21=Drowning and submersion, undetermined intent|3973
Y22=Handgun discharge, undetermined intent|3400
Y23=Rifle, shotgun and larger firearm discharge, undetermined intent|3974
Y24=Other and unspecified firearm discharge, undetermined intent|3975
Y25=Contact with explosive material, undetermined intent|3400
Y26=Exposure to smoke, fire and flames, undetermined intent|3400
Y27=Contact with steam, hot vapors and hot objects, undetermined intent|3976
Y28=Contact with sharp object, undetermined intent|3977
Y29=Contact with blunt object, undetermined intent|3400
Y30=Falling, jumping or pushed from a high place, undetermined intent|3400
Y31=Falling, lying or running before or into moving object, undetermined intent|3400
Y32=Crashing of motor vehicle, undetermined intent|3400
Y33=Other specified events, undetermined intent|3400
Y35=Legal intervention|3986
Y36=Operations of war|3997
Y37=Military operations|3999
Y38=Terrorism|4005
Y62=Failure of sterile precautions during surgical and medical care|4006
Y63=Failure in dosage during surgical and medical care|4007
Y64=Contaminated medical or biological substances|4008
Y65=Other misadventures during surgical and medical care|4010
Y66=Nonadministration of surgical and medical care
Y69=Unspecified misadventure during surgical and medical care
Y70=Anesthesiology devices associated with adverse incidents|4011
Y71=Cardiovascular devices associated with adverse incidents|4012
Y72=Otorhinolaryngological devices associated with adverse incidents|4013
Y73=Gastroenterology and urology devices associated with adverse incidents|4014
Y74=General hospital and personal-use devices associated with adverse incidents|4015
Y75=Neurological devices associated with adverse incidents|4016
Y76=Obstetric and gynecological devices associated with adverse incidents|4017
Y77=Ophthalmic devices associated with adverse incidents|4019
Y78=Radiological devices associated with adverse incidents|4020
Y79=Orthopedic devices associated with adverse incidents|4021
Y80=Physical medicine devices associated with adverse incidents|4022
Y81=General- and plastic-surgery devices associated with adverse incidents|4023
Y82=Other and unspecified medical devices associated with adverse incidents|4024
Y83=Surgical operation and other surgical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure|4025
Y84=Other medical procedures as the cause of abnormal reaction of the patient, or of later complication, without mention of misadventure at the time of the procedure|4026
Y90=Evidence of alcohol involvement determined by blood alcohol level|4027
Y92=Place of occurrence of the external cause|4065
Y93=Activity codes|4086
Y95=Nosocomial condition
Y99=External cause status|4087
Z00=Encounter for general examination without complaint, suspected or reported diagnosis|4092
Z01=Encounter for other special examination without complaint, suspected or reported diagnosis|4100
Z02=Encounter for administrative examination|4103
Z03=Encounter for medical observation for suspected diseases and conditions ruled out|4108
Z04=Encounter for examination and observation for other reasons|4112
Z05=Encounter for observation and evaluation of newborn for suspected diseases and conditions ruled out|4115
Z08=Encounter for follow-up examination after completed treatment for malignant neoplasm
Z09=Encounter for follow-up examination after completed treatment for conditions other than malignant neoplasm
Z11=Encounter for screening for infectious and parasitic diseases|4117
Z12=Encounter for screening for malignant neoplasms|4122
Z13=Encounter for screening for other diseases and disorders|4132
Z14=Genetic carrier|4134
Z15=Genetic susceptibility to disease|4137
Z16=Resistance to antimicrobial drugs|4142
Z17=Estrogen receptor status|4143
Z18=Retained foreign body fragments|4148
Z19=Hormone sensitivity malignancy status|4149
Z20=Contact with and (suspected) exposure to communicable diseases|4154
Z21=Asymptomatic human immunodeficiency virus [HIV] infection status
Z22=Carrier of infectious disease|4158
Z23=Encounter for immunization
Z28=Immunization not carried out and underimmunization status|4162
Z29=Encounter for other prophylactic measures|4164
Z30=Encounter for contraceptive management|4169
Z31=Encounter for procreative management|4175
Z32=Encounter for pregnancy test and childbirth and childcare instruction|4177
Z33=Pregnant state|4178
Z34=Encounter for supervision of normal pregnancy|4179
Z36=Encounter for antenatal screening of mother|4181
Z37=Outcome of delivery|4183
Z38=Liveborn infants according to place of birth and type of delivery|4186
Z39=Encounter for maternal postpartum care and examination|4187
Z3A=Weeks of gestation|4193
Z40=Encounter for prophylactic surgery|4195
Z41=Encounter for procedures for purposes other than remedying health state|4196
Z42=Encounter for plastic and reconstructive surgery following medical procedure or healed injury|4197
Z43=Encounter for attention to artificial openings|4198
Z44=Encounter for fitting and adjustment of external prosthetic device|4207
Z45=Encounter for adjustment and management of implanted device|4214
Z46=Encounter for fitting and adjustment of other devices|4217
Z47=Orthopedic aftercare|4220
Z48=Encounter for other postprocedural aftercare|4227
Z49=Encounter for care involving renal dialysis|4230
Z51=Encounter for other aftercare and medical care|4232
Z52=Donors of organs and tissues|4239
Z53=Persons encountering health services for specific procedures and treatment, not carried out|4243
Z55=Problems related to education and literacy|4244
Z56=Problems related to employment and unemployment|4246
Z57=Occupational exposure to risk factors|4248
Z58=Problems related to physical environment|4249
Z59=Problems related to housing and economic circumstances|4254
Z60=Problems related to social environment|4255
Z62=Problems related to upbringing|4261
Z63=Other problems related to primary support group, including family circumstances|4264
Z64=Problems related to certain psychosocial circumstances|4265
Z65=Problems related to other psychosocial circumstances|4266
Z66=Do not resuscitate
Z67=Blood type|4268
Z68=Body mass index [BMI]|4273
Z69=Encounter for mental health services for victim and perpetrator of abuse|4278
Z70=Counseling related to sexual attitude, behavior and orientation|4279
Z71=Persons encountering health services for other counseling and medical advice, not elsewhere classified|4283
Z72=Problems related to lifestyle|4288
Z73=Problems related to life management difficulty|4291
Z74=Problems related to care provider dependency|4293
Z75=Problems related to medical facilities and other health care|4294
Z76=Persons encountering health services in other circumstances|4296
Z77=Other contact with and (suspected) exposures hazardous to health|4305
Z78=Other specified health status|4306
Z79=Long term (current) drug therapy|4311
Z80=Family history of primary malignant neoplasm|4314
Z81=Family history of mental and behavioral disorders|4315
Z82=Family history of certain disabilities and chronic diseases (leading to disablement)|4319
Z83=Family history of other specific disorders|4325
Z84=Family history of other conditions|4327
Z85=Personal history of malignant neoplasm|4344
Z86=Personal history of certain other diseases|4354
Z87=Personal history of other diseases and conditions|4372
Z88=Allergy status to drugs, medicaments and biological substances|4373
Z89=Acquired absence of limb|4382
Z90=Acquired absence of organs, not elsewhere classified|4390
Z91=Personal risk factors, not elsewhere classified|4403
Z92=Personal history of medical treatment|4408
Z93=Artificial opening status|4410
Z94=Transplanted organ and tissue status|4412
Z95=Presence of cardiac and vascular implants and grafts|4416
Z96=Presence of other functional implants|4422
Z97=Presence of other devices|4424
Z98=Other postprocedural states|4432
Z99=Dependence on enabling machines and devices, not elsewhere classified|4435`;
