/**
 * Tests, measurements and maneuvers of an examination that a note calls by name: `kind|name|ways to say it`. Kind `l` laboratory,
 * `i` imaging or procedure, `e` maneuver, `v` vital sign. A form with ^ counts in capitals only; one with ~ is a patient's word, which
 * supports the name in a document but does not claim the test when it stands there. Own list from common US charting.
 */
export const testRows: readonly string[] = `
l|A1c|a1c|hba1c|hemoglobin a1c|hgb a1c|glycated hemoglobin|glycohemoglobin|~a one c|~hemoglobin a|~hemoglobin a one c
l|hemoglobin|hemoglobin|hgb|^HB|~blood count|~blood levels
l|hematocrit|hematocrit|hct|~h and h
l|white blood cell count|wbc|wbcs|white count|white blood cell|white blood cells|white cell count|leukocyte count|~white cells|~w b c
l|platelets|platelet|platelets|plt|platelet count
l|CBC|cbc|complete blood count|complete blood counts|~c b c|~blood count|~blood counts
l|BMP|bmp|basic metabolic panel|basic metabolic profile|~b m p|~metabolic panel|~chem 7|~electrolytes
l|CMP|cmp|complete metabolic panel|comprehensive metabolic panel|~c m p|~metabolic panel|~liver function|~kidney function|~chem 12|~chem - 12|~chem panel
l|lipid panel|lipid panel|lipid profile|lipids|~cholesterol|~fasting lipid|~cholesterol panel
l|LDL|ldl|~bad cholesterol|~cholesterol|~l d l
l|HDL|hdl|~good cholesterol|~cholesterol|~h d l
l|triglycerides|triglyceride|triglycerides
l|potassium|potassium|^K
l|sodium|sodium|^NA|~salt|~salts
l|chloride|serum chloride
l|bicarbonate|bicarbonate|bicarb|^CO2
l|magnesium|magnesium
l|calcium level|calcium level|serum calcium|~calcium
l|creatinine|creatinine|^CR|^SCR|~kidney function|~kidney number
l|BUN|bun|blood urea nitrogen|~kidney function|~b u n
l|GFR|gfr|egfr|glomerular filtration rate|~kidney function|~g f r
l|glucose|glucose|blood glucose|fingerstick|finger stick|^FSBS|^BG|~blood sugar|~blood sugars|~sugar|~sugars|~glucometer
l|TSH|tsh|thyroid stimulating hormone|~thyroid|~t s h
l|free T4|free t4|ft4|free t 4|~thyroid|~free thyroxine
l|liver function tests|lft|lfts|liver function test|liver function tests|liver enzymes|~liver|~liver function
l|AST|^AST|aspartate aminotransferase|~liver|~a s t
l|ALT|^ALT|alanine aminotransferase|~liver|~a l t
l|alkaline phosphatase|alkaline phosphatase|alk phos
l|bilirubin|bilirubin|t bili
l|albumin level|albumin|~microalbumin
l|urinalysis|urinalysis|^UA|urine dip|urine dipstick|~urine|~u a|~urine test|~urine sample
l|urine culture|urine culture|urine cultures|~culture|~cultures|~urine
l|blood culture|blood culture|blood cultures|~culture|~cultures
l|wound culture|wound culture|wound cultures|~culture|~cultures|~swab
l|strep test|rapid strep|strep test|rapid strep test|strep screen|~strep|~strep throat|~throat swab
l|influenza test|influenza test|flu test|flu swab|rapid influenza|~flu|~influenza
l|COVID test|covid test|covid - 19 test|covid swab|sars - cov - 2 pcr|~covid|~covid - 19|~coronavirus
l|troponin|troponin|troponins|trop
l|BNP|bnp|pro bnp|brain natriuretic peptide|~b n p
l|D-dimer|d - dimer|d dimer
l|INR|inr|^PT / INR|~i n r|~coumadin level
l|ESR|esr|sed rate|sedimentation rate|erythrocyte sedimentation rate|~inflammatory markers|~e s r
l|CRP|crp|c - reactive protein|c reactive protein|~inflammatory markers|~c r p
l|rheumatoid factor|rheumatoid factor|~rheumatoid
l|ANA|^ANA|antinuclear antibody|~autoimmune|~antibodies
l|uric acid|uric acid
l|ferritin|ferritin|~iron studies|~iron
l|vitamin B12 level|b12 level|vitamin b12 level|~b12|~b twelve
l|vitamin D level|vitamin d level|25 - hydroxy|~vitamin d
l|PSA|psa|prostate specific antigen|~p s a|~prostate
l|HIV test|hiv test|hiv screen|~hiv
l|hepatitis panel|hepatitis panel|hepatitis serologies|~hepatitis
l|pregnancy test|pregnancy test|hcg|beta hcg|~pregnant|~pregnancy
l|lactate|lactate|lactic acid
l|lipase|lipase|~pancreatic enzymes
l|amylase|amylase|~pancreatic enzymes
l|ABG|abg|arterial blood gas|~blood gas
l|drug screen|drug screen|urine drug screen|^UDS|~tox screen|~toxicology
l|Lyme titer|lyme titer|lyme test|lyme serology|~lyme
l|PTH|pth|parathyroid hormone|~parathyroid
l|testosterone level|testosterone level|~testosterone
l|cortisol level|cortisol level|am cortisol|~cortisol
i|X-ray|x - ray|x - rays|xray|xrays|x ray|radiograph|radiographs|plain film|plain films|^CXR|^XR|^KUB|~film|~films|~x rays|~chest x|~imaging|~radiology
i|CT|ct|ct scan|cta|^CTA|cat scan|computed tomography|ct angiogram|~c t|~cat|~cats scan
i|MRI|mri|mris|magnetic resonance imaging|mr imaging|mra|mrcp|~m r i|~mr arthrogram
i|ultrasound|ultrasound|ultrasounds|sonogram|sonography|ultrasonography|^RUQ US|~ultra sound|~doppler|~duplex|~sono
i|Doppler|doppler|duplex|dopplers|~ultrasound|~sonogram
i|echocardiogram|echocardiogram|echo|echocardiography|tte|tee|echocardiograms|~echo cardiogram|~heart ultrasound|~ultrasound of your heart|~ultrasound of the heart
i|EKG|ekg|ecg|electrocardiogram|ekgs|~e k g|~e c g|~electro cardiogram|~electrocardiograph
i|Holter monitor|holter|holter monitor|event monitor|~heart monitor|~monitor
i|stress test|stress test|exercise stress test|nuclear stress|~stress tests|~treadmill
e|valgus and varus stress|valgus stress test|varus stress test|valgus stress|varus stress|~valgus|~varus
i|cardiac catheterization|cardiac catheterization|cardiac cath|heart cath|left heart cath|coronary angiogram|~cath|~catheterization|~catheter|~angiogram
i|DEXA scan|dexa|dexa scan|dxa|bone density|bone density scan|~bone scan
i|mammogram|mammogram|mammography|mammograms|~mammo
i|PET scan|pet scan|pet / ct|pet ct
i|bone scan|bone scan
i|EMG|emg|electromyography|nerve conduction study|nerve conduction studies|ncs|~nerve test|~e m g|~nerve conduction
i|EEG|eeg|electroencephalogram|~e e g
i|colonoscopy|colonoscopy|colonoscopies|~scope|~colonoscope
i|endoscopy|endoscopy|egd|upper endoscopy|esophagogastroduodenoscopy|~scope|~endoscopies|~e g d
i|cystoscopy|cystoscopy|~scope
i|spirometry|spirometry|pulmonary function test|pulmonary function tests|pfts|pft|pulmonary function testing|~breathing test|~breathing tests|~p f t|~lung function|~spirometer
i|sleep study|sleep study|polysomnogram|polysomnography|~sleep test|~sleep studies
i|biopsy|biopsy|biopsies|~biopsied|~tissue sample
i|Pap smear|pap smear|pap test|pap|~pap smears
i|lumbar puncture|lumbar puncture|spinal tap
i|arthrogram|arthrogram|mr arthrogram
i|bronchoscopy|bronchoscopy|~scope
i|hearing test|audiogram|audiometry|hearing test|~hearing
e|Lachman test|lachman|lachman's|lachmans
e|McMurray test|mcmurray|mcmurray's|mcmurrays|~mc murray
e|Tinel sign|tinel|tinel's|tinels|~tunnels
e|Phalen test|phalen|phalen's|phalens
e|Finkelstein test|finkelstein|finkelstein's
e|Hawkins test|hawkins|hawkins - kennedy
e|Neer test|neer|neer's|neers|~near
e|Spurling test|spurling|spurling's|spurlings
e|Romberg test|romberg|romberg's
e|Murphy sign|murphy sign|murphy's sign|murphy's
e|McBurney point|mcburney|mcburney's
e|Homans sign|homans|homan's|homan
e|Thompson test|thompson test|thompson's test
e|Babinski sign|babinski|babinski's
e|drawer test|anterior drawer|posterior drawer|drawer test|~drawer
e|straight leg raise|straight leg raise|straight leg raising|straight - leg raise|^SLR|~straight leg|~leg raise|~raise your leg|~straight leg raises
e|Dix-Hallpike|dix - hallpike|hallpike
e|Hoffmann sign|hoffmann's sign|hoffman's sign|hoffman's
v|blood pressure|blood pressure|blood pressures|bp|^BPS|b / p|~pressure|~pressures|~systolic|~diastolic
v|heart rate|heart rate|hr|pulse|pulse rate|^P|~heartbeat|~beats|~rate
v|respiratory rate|respiratory rate|rr|resp rate|respirations|respiration|~breathing rate|~respiratory|~breaths
v|temperature|temperature|temp|tmax|^Tm|^T|~fever
v|oxygen saturation|oxygen saturation|o2 saturation|o2 sat|o2 sats|spo2|sao2|pulse ox|pulse oximetry|sats|saturation|~oxygen|~oxygenation|~o two|~sat|~pulse oximeter
v|weight|weight|wt|~weigh|~weighing|~weighs|~pounds|~weighed|~kilos
v|height|height|ht|~tall
v|BMI|bmi|body mass index|~b m i
`
  .trim()
  .split('\n');
