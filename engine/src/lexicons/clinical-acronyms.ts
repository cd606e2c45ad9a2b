/**
 * Upper-case letters of charts that are no place of their own: units and kinds of facility, tests, diseases, roles, routes,
 * programmes and forms. Written from knowledge of American charts; folded.
 */
export const clinicalAcronyms: ReadonlySet<string> = new Set(
  (
    'icu micu sicu ccu cvicu cticu nicu picu pacu tcu pcu imcu imc ed er or ors ob obs gyn obgyn peds med surg tele snf snfs alf ltc ltac ltach irf aru nh ccrc osh oh pmd pcp pcps opd op ip hh hha home asc asu usc uc ucc lisa mist insure nyha resp mfm nsgy ctsx gyno uro onc bmt ' +
    'fqhc chc cah dou sdu nsu ltach hbo ot pt st slp rt sw cm rn lpn lvn cna np pa md do dds dmd od dpm phd psyd crna cnm aprn arnp fnp dnp pharmd rph rd rdn lcsw lmsw msw lpc lmft lac emt emtp ' +
    'aa na va vah us usa uk un ny la dc ca tx fl pa nj il oh mi wa or co az nm nv ut id mt wy nd sd ne ks ok mn ia mo ar ms al ga sc nc tn ky wv md de ri ct ma vt nh me ak hi pr ' +
    'ct cta mri mra mrcp mrv us tte tee ekg ecg eeg emg ncs pet xr cxr kub dexa spect hida ercp eus egd ogd bal vats turp tur cabg pci ptca ivc ivus oct hsg lp ir nm rad path micro lab labs heme chem bb poc poct ' +
    'cbc bmp cmp lft lfts ua uds inr pt ptt aptt hgb hct wbc plt abg vbg bnp crp esr tsh ft4 a1c psa hcg afp cea bun cr na k cl mg phos ca alb alt ast ldh cpk ck trop ggt hdl ldl tg ' +
    'copd chf cad mi nstemi stemi afib af svt vt vf htn hld dm t1dm t2dm dka hhs ckd esrd aki uti pna pe dvt cva tia sah sdh ich tbi als ms pd ad mci ptsd mdd gad bpd ocd adhd asd odd id idd sud aud oud ' +
    'hiv aids hcv hbv hsv vzv cmv ebv hpv rsv covid mrsa vre esbl cdiff tb sti std pid ra sle oa ia gout ibd uc cd gerd pud ibs nash nafld hcc ca nsclc sclc crc rcc aml cml all cll mm nhl dlbcl hl ' +
    'iv im sc sq subq po pr sl ng ngt og peg gt jt tf tpn npo prn bid tid qid qhs qam qpm qd qod hs ac pc stat asap ad lib ivf ivp ivpb pca kvo nss ns lr d5w d10 prbc ffp cryo ' +
    'ros hpi pmh psh fh sh soap pe gu gi cv neuro msk heent psych derm ent endo ortho nephro pulm cards onc rheum uro anes crit trauma ' +
    'rom prom arom wbat nwb ttwb twb pwb fwb adl adls iadl iadls dme bsc rw fww ww sbqc oob hob nwb lob l r b bl ue le rue lue rle lle ruq luq rlq llq suprap ' +
    'cpap bipap hfnc nc ra fio2 peep ac simv prvc psv vent trach ett oett lma bvm ivc cvc cvp picc port ej ij dlij art aline iabp ecmo lvad vad icd ppm aicd crt tavr savr evar fevar ' +
    'dnr dni dnar full code polst molst hcp poa dpoa hcpoa ama lwbs lama eloped dc dcd dx tx rx hx sx fx cx bx px rxn f fu ffup ' +
    'sob doe pnd cp nvd n v d ha lbp uri ili ams loc gcs nihss mmse moca phq phq9 cssrs ciwa cows cage audit dast bprs panss ymrs hamd hama mrs abcd wells perc heart timi grace has bled curb qsofa sofa sirs apache meld ' +
    'csw lsw qmhp qmha cac ladc cadc mhp dshs dhs dcf dcfs cps aps acs ssi ssdi ssa snap tanf wic eitc fmla ada osha hipaa phi cms cdc fda nih who ama aha acc acog aap acs nccn ' +
    'hmo ppo pos epo cobra medicare medicaid tricare champus bcbs uhc wc pip mva mvc mcc gsw sw loc bsa tbsa etoh thc lsd mdma iop php ect tms dbt cbt emdr act aot mat moud bup otp ' +
    'am pm est edt cst cdt mst mdt pst pdt utc gmt pod hod dol ga edd lmp gpa svd nsvd cs vbac tolac prom pprom ptl iugr fgr sga lga aga nst bpp afi efw hc ac fl bpd ' +
    'nsaid nsaids ssri snri tca maoi ppi ppis acei arb bb ccb dmard mtx asa apap hctz tmp smx pcn doac noac lmwh ufh tpa tnk ivig esa gcsf epo ' +
    'mrn dob ssn npi dea id acct fin csn ref no nos num qty sig disp tab cap caps soln susp inj mdi dpi hfa neb nebs ' +
    'usmc usaf usn uscg army navy vfw pow ied oef oif ww wwii va ems pd fd so ff leo ofc le cad bolo dui dwi dv ipv sa sane ' +
    'atv utv suv rv hwy tv pc dvd cd gps wifi faq pdf url www com org edu gov ceo cfo hr it qa qi rca hcc drg los alos icd cpt hcpcs loinc ndc snomed ' +
    'bp hr rr spo2 o2 temp wt ht bmi bsa hc map cvp icp cpp etco2 sao2 pao2 pco2 i o io ins outs uop bm bms lbm cm mm kg lb lbs oz ft g mcg ml l meq iu ' +
    'perrl perrla eomi wnl nad nabs ctab rrr ntnd nt nd nl abn neg pos unk na nka nkda ' +
    'usg tbd tbi bka aka ttm tha tka tkr thr orif imn ivh pvl rop hie cld bpd nec tof vsd asd pda avsd hlhs coa dorv tga tapvr pfo avm avr mvr tvr mr tr ar pr ms as ts ps lvh rvh lae rae lbbb rbbb pvc pvcs pac pacs nsr sr st svt qtc ' +
    'ivc svc rv lv ra la rvsp lvef ef gls tapse edv esv lvot rvot aao lad lcx rca om pda plv rima lima svg ffr ifr nih mdr mdt tid qi pi cn dtr dtrs utd vacc vaccs imms dts dto gd roi uptodate hep dtap tdap mmr ipv hib pcv ppsv flu ' +
    'step stepdown acute subacute rehab hospice day noc nocs eve eves shift am pm wkend er ed eod cob tbd fyi ps re cc attn asap eta etd ua ucx bcx rcx scx gram gs afb koh ' +
    'gfr egfr ct gc rpr vdrl ppd igra qft hla pra dsa tac csa mmf aza pred fk ' +
    'iud ocp ocps depo hrt pcos aub pmb tah bso lavh tlh tvh leep colpo pap bv yeast gbs rh abo dat cffdna nipt cvs amnio ' +
    'fna cbd cbdi gb lft mrcp lap chole appy tvt bph luts ed psa pvr ic iic cic sp spt ' +
    'mssa ards hfref hfpef hfmref hocm acls bls atls pals nrp rosc pea pasp pcwp paop mpap nsteacs scad minoca dapt hitt vitt ttp hus mgus aihl hlh aiha pnh mds mpn mafld esd emr peth asca panca canca ' +
    'gnrh fsh igf dhea shbg ogtt mody lada madd igfbp ptht rpth pthrp siadh csws feno fena feurea uacr upcr acr fsgs iga mpgn anca egpa tinu hrs crrt cvvh cvvhd cvvhdf cvvhf ihd capd ccpd hdf avf avg mrankin ' +
    'rass cpot flacc fado faber fadir fabers emgs ncv psmf sslr slr tlso lso cto afo kafo hkafo smo tens fes nmes mwt fim ikdc womac qdash odi ndi mcid rcri nsqip hicpac clabsi cauti vap vae hapi ' +
    'hesi rtpcr naat kpc ndm vrsa pjp mai mtb igras afbs toxo hhv sars mers ebna hsvs tpha fta rprs ticu bicu nsicu ctsicu pcicu csicu phpu mfau edou cdou nrem rem psg osahs ahi rdi mslt rls ' +
    'plmd jvd jvp hjr mrg ctabl bcta cvat sntnd maew aox aaox ncat wdwn wnwd aaf cce rmsb lusb rusb llsb hcap capn hfpv bpap avaps asv niv nippv imv aprv vcv hfov hfjv vvecmo vaecmo rvad bivad lvads ssris ' +
    'snris dmards bzd bzds lai abx ppx pep prep haart nrti nnrti insti bhb lactic agma nagma pha abgs vbgs cbcs bmps cmps tfts pfts fvc fev dlco tlc frc kco fnac fnab bxs lcis dcis idc ilc tnbc brca palb ' +
    'chek tnm ecog recist hipec sbrt srs imrt vmat igrt ebrt wbrt psma fdg dota nets hnpcc fap mss msi msih dmmr pmmr tmb lsil hsil ascus agus cin vin vain sis sono iufd sab eab iup iui icsi ohss ' +
    'pmdd dub lnmp gtpal gdm gdma hellp pih ghtn srom csec rltcs pltcs vavd favd mmrv menacwy menb iipv bcg zvl rzv bpad dmdd npd aspd madrs ybocs pcl mdq asrs bdi bai aims ciwaa sihi avh mse insi sib nssi rtms ' +
    'vns otc odt pcaa imi kcal ppn mnt dri ' +
    'ssa dmv irs fbi cia dea atf ice doc doj dod dot epa hud sba pta ptsa iep ged esl asl lep'
  ).split(' '),
);
