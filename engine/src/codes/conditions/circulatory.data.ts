/** Blood, circulation and breathing; written as in `../conditions.data.ts`. */
export const circulatoryLines = `
D50.0|chronic blood loss anemia; anemia due to blood loss; anemia secondary to blood loss
D50.9|iron deficiency anemia; ida; iron-deficiency anemia; ferropenic anemia; microcytic hypochromic anemia
E61.1|iron deficiency
D51.0|pernicious anemia
D51.9|vitamin b12 deficiency anemia; b12 deficiency anemia
D52.9|folate deficiency anemia
D53.1|megaloblastic anemia
D53.9|nutritional anemia
D56.1|beta thalassemia; thalassemia major
D56.3|thalassemia trait; thalassemia minor; alpha thalassemia trait
D56.9|thalassemia
D57.00|sickle cell crisis; vaso-occlusive crisis; sickle cell pain crisis; sickle cell disease with crisis
D57.3|sickle cell trait
D58.9|hereditary hemolytic anemia
D58.0|hereditary spherocytosis
D59.10|autoimmune hemolytic anemia
D59.30|hemolytic uremic syndrome; hus
D59.5|paroxysmal nocturnal hemoglobinuria
D59.9|hemolytic anemia; acquired hemolytic anemia; hemolysis
D61.818|pancytopenia
D61.9|aplastic anemia; bone marrow aplasia
D62|acute blood loss anemia; acute posthemorrhagic anemia; acute anemia due to hemorrhage
D63.0|anemia in neoplastic disease; anemia due to malignancy; anemia of malignancy
D63.1|anemia of ckd; anemia in ckd; anemia due to ckd; anemia in esrd; renal anemia
D63.8|anemia of chronic disease; anemia of chronic illness
D64.9|anemia; anaemia; low hemoglobin; anemic; normocytic anemia; anemic syndrome; microcytic anemia; macrocytic anemia
D65|disseminated intravascular coagulation; dic
D66|hemophilia; hemophilia a; factor viii deficiency
D67|hemophilia b; factor ix deficiency
D68.00|von willebrand disease; von willebrand's disease
D68.2|factor v deficiency; factor vii deficiency; factor xi deficiency
D68.32|warfarin coagulopathy; supratherapeutic inr with bleeding
D68.51|factor v leiden
D68.59|protein c deficiency; protein s deficiency; antithrombin deficiency; hereditary thrombophilia
D68.61|antiphospholipid syndrome; antiphospholipid antibody syndrome
D68.69|hypercoagulable state; thrombophilia
D68.9|coagulopathy; coagulation disorder; bleeding disorder
R79.1|elevated inr; supratherapeutic inr; abnormal coagulation profile; prolonged ptt; prolonged inr
D69.0|henoch-schonlein purpura; iga vasculitis; henoch schonlein purpura
D69.2|purpura; petechiae and purpura
R23.3|petechiae; easy bruising; spontaneous ecchymosis; ecchymosis; ecchymoses; bruising
D69.3|immune thrombocytopenic purpura; itp; idiopathic thrombocytopenic purpura; immune thrombocytopenia
D69.6|thrombocytopenia; low platelets; plaquetopenia; thrombopenia; low platelet count
D70.9|neutropenia
D70.1|chemotherapy induced neutropenia; chemo-induced neutropenia
R50.81|neutropenic fever; febrile neutropenia
D72.0|pelger-huet anomaly
D72.10|eosinophilia; peripheral eosinophilia
D72.810|lymphopenia; lymphocytopenia
D72.819|leukopenia; low white count; low wbc
D72.820|lymphocytosis
D72.829|leukocytosis; elevated white count; elevated wbc; elevated white blood cell count; high white count
D72.828|neutrophilia
D73.5|splenic infarction; splenic infarct
D73.1|hypersplenism
D75.829|heparin induced thrombocytopenia; heparin-induced thrombocytopenia
D75.839|thrombocytosis; elevated platelets
D75.1|secondary polycythemia; polycythemia
D76.1|hemophagocytic lymphohistiocytosis
D80.1|hypogammaglobulinemia
D83.9|common variable immunodeficiency; cvid
D84.9|immunodeficiency; immunosuppression; immunocompromised; immunosuppressed; immunodepression
D84.1|hereditary angioedema
D86.0|pulmonary sarcoidosis; sarcoidosis of lung
D86.9|sarcoidosis
D89.1|cryoglobulinemia
I05.0|mitral stenosis; rheumatic mitral stenosis
I09.9|rheumatic heart disease
I10|hypertension; htn; arterial hypertension; high blood pressure; essential hypertension; hbp; hypertensive; elevated bp; systemic hypertension; benign hypertension; uncontrolled hypertension
I11.0|hypertensive heart disease with heart failure
I12.9|hypertensive chronic kidney disease; hypertensive ckd; hypertensive nephropathy; hypertensive nephrosclerosis; hypertensive kidney disease
I16.0|hypertensive urgency
I16.1|hypertensive emergency
I16.9|hypertensive crisis
I15.0|renovascular hypertension
I15.9|secondary hypertension
I20.0|unstable angina; crescendo angina
I20.1|prinzmetal angina; vasospastic angina
I20.89|stable angina; exertional angina; angina of effort
I20.9|angina; angina pectoris
I21.09|anterior stemi; anterior wall stemi; anterior myocardial infarction
I21.19|inferior stemi; inferior wall stemi; inferior myocardial infarction
I21.3|stemi; st elevation mi; st elevation myocardial infarction; st-elevation myocardial infarction
I21.4|nstemi; non-st elevation mi; non st elevation myocardial infarction; subendocardial infarction
I21.9|acute myocardial infarction; acute mi; heart attack; ami; myocardial infarction
I21.A1|type 2 mi; type 2 myocardial infarction; demand ischemia with infarction
I24.89|demand ischemia
I24.9|acute coronary syndrome; acs
I25.2|old mi; prior myocardial infarction; previous myocardial infarction; remote mi; previous mi; hx of mi; past myocardial infarction
I25.10|cad; coronary artery disease; coronary atherosclerosis; native vessel cad; coronary heart disease; chd; three vessel disease; ashd
I25.119|cad with angina; coronary artery disease with angina
I25.5|ischemic cardiomyopathy
I25.9|ischemic heart disease; chronic ischemic heart disease; ihd
I25.3|ventricular aneurysm
I26.99|pulmonary embolism; pulmonary emboli; pulmonary thromboembolism; bilateral pulmonary emboli
I26.92|saddle embolus; saddle pulmonary embolus
I26.09|pulmonary embolism with cor pulmonale; massive pulmonary embolism; submassive pulmonary embolism
I27.0|primary pulmonary hypertension; pulmonary arterial hypertension
I27.20|pulmonary hypertension; pulm htn; pulm hypertension; pulmonary htn; phtn
I27.81|cor pulmonale
I30.9|acute pericarditis
I31.39|pericardial effusion
I31.4|cardiac tamponade; tamponade; pericardial tamponade
I31.9|pericarditis
I34.0|mitral regurgitation; mitral insufficiency; mitral valve regurgitation
I34.1|mitral valve prolapse; mvp
I35.0|aortic stenosis; aortic valve stenosis; severe aortic stenosis
I35.1|aortic regurgitation; aortic insufficiency; aortic valve regurgitation
I36.1|tricuspid regurgitation; tricuspid insufficiency
I37.0|pulmonic stenosis
I38|valvular heart disease; heart valve disease; valvulopathy
I40.9|acute myocarditis
I51.4|myocarditis
I42.00|dilated cardiomyopathy
I42.1|hypertrophic obstructive cardiomyopathy; hocm
I42.2|hypertrophic cardiomyopathy; hcm
I42.5|restrictive cardiomyopathy
I42.6|alcoholic cardiomyopathy
I42.9|cardiomyopathy; myocardiopathy
I43|cardiac amyloidosis
I44.0|first degree av block; first degree heart block
I44.1|second degree av block; mobitz; wenckebach
I44.2|complete heart block; third degree av block; complete av block
I44.30|av block; atrioventricular block; heart block
I44.7|left bundle branch block; lbbb
I45.10|right bundle branch block; rbbb
I45.6|wolff-parkinson-white; wpw; wolff parkinson white
I45.81|long qt syndrome; prolonged qt syndrome
R94.31|abnormal ekg; abnormal ecg; prolonged qt; qt prolongation; prolonged qtc
I46.9|cardiac arrest; cardiopulmonary arrest; cardiorespiratory arrest; asystole; pea arrest
I47.10|supraventricular tachycardia; svt; psvt; avnrt; atrial tachycardia
I47.20|ventricular tachycardia; v tach; vtach; vt; nsvt
I48.0|paroxysmal atrial fibrillation; paroxysmal afib; paf; paroxysmal a-fib
I48.19|persistent atrial fibrillation; persistent afib
I48.11|longstanding persistent atrial fibrillation
I48.20|chronic atrial fibrillation; chronic afib
I48.21|permanent atrial fibrillation; permanent afib
I48.91|atrial fibrillation; afib; a-fib; a fib; af; auricular fibrillation
I48.92|atrial flutter; aflutter; auricular flutter
I49.01|ventricular fibrillation; v fib; vfib
I49.3|pvc; pvcs; premature ventricular contractions; premature ventricular complexes; ventricular extrasystoles
I49.1|premature atrial contractions; pacs
I49.5|sick sinus syndrome; tachy-brady syndrome
I49.9|arrhythmia; cardiac arrhythmia; dysrhythmia; irregular heartbeat
I50.1|left ventricular failure; acute pulmonary edema due to heart failure
I50.9|heart failure; chf; congestive heart failure; cardiac failure; decompensated heart failure; cardiac insufficiency
I50.20|systolic heart failure; systolic chf; hfref; heart failure with reduced ejection fraction; heart failure with reduced ef
I50.21|acute systolic heart failure; acute systolic chf
I50.22|chronic systolic heart failure; chronic systolic chf; chronic hfref
I50.23|acute on chronic systolic heart failure; acute on chronic systolic chf; acute on chronic hfref
I50.30|diastolic heart failure; diastolic chf; hfpef; heart failure with preserved ejection fraction; heart failure with preserved ef
I50.31|acute diastolic heart failure; acute diastolic chf
I50.32|chronic diastolic heart failure; chronic diastolic chf; chronic hfpef
I50.33|acute on chronic diastolic heart failure; acute on chronic diastolic chf; acute on chronic hfpef
I50.43|acute on chronic combined systolic and diastolic heart failure
I50.42|chronic combined systolic and diastolic heart failure
I50.40|combined systolic and diastolic heart failure
I50.810|right heart failure; right-sided heart failure
I51.7|cardiomegaly; left ventricular hypertrophy; lvh; enlarged heart; ventricular hypertrophy
I51.81|takotsubo cardiomyopathy; takotsubo; stress cardiomyopathy
I51.9|heart disease; cardiac disease; cardiopathy
I60.9|subarachnoid hemorrhage; sah; nontraumatic subarachnoid hemorrhage
I61.9|intracerebral hemorrhage; hemorrhagic stroke; cerebral hemorrhage; intraparenchymal hemorrhage; brain hemorrhage
I62.00|nontraumatic subdural hematoma; subdural hematoma; subdural hemorrhage
I62.03|chronic subdural hematoma
I62.9|intracranial hemorrhage; intracranial bleed
I63.9|stroke; cva; ischemic stroke; cerebral infarction; cerebrovascular accident; acute stroke; cerebral infarct; acute cva; lacunar infarct
I63.511|right mca stroke; right mca infarct
I63.512|left mca stroke; left mca infarct
I65.21|right carotid stenosis; right carotid artery stenosis
I65.22|left carotid stenosis; left carotid artery stenosis
I65.23|bilateral carotid stenosis; bilateral carotid artery stenosis
I65.29|carotid stenosis; carotid artery stenosis
I67.1|cerebral aneurysm; intracranial aneurysm; brain aneurysm
I67.4|hypertensive encephalopathy
I67.6|cerebral venous thrombosis; cerebral venous sinus thrombosis
I67.9|cerebrovascular disease
I69.30|sequelae of stroke; late effects of stroke; residual deficits from stroke
I69.351|right hemiparesis after stroke; right sided weakness from old stroke; residual right hemiparesis
I69.354|left hemiparesis after stroke; left sided weakness from old stroke; residual left hemiparesis
Z86.73|history of stroke; history of tia; prior stroke; history of cva; old stroke; prior cva; previous stroke; hx of stroke; hx of cva; prior tia
G45.9|tia; transient ischemic attack; mini-stroke; mini stroke
I70.0|aortic atherosclerosis; atherosclerosis of aorta
I70.1|renal artery stenosis
I70.90|atherosclerosis; arteriosclerosis
I71.20|thoracic aortic aneurysm
I71.21|ascending aortic aneurysm
I71.40|abdominal aortic aneurysm; aaa
I71.9|aortic aneurysm
I71.00|aortic dissection; dissecting aneurysm of aorta
I72.9|aneurysm; pseudoaneurysm
I73.00|raynaud; raynaud's; raynaud phenomenon; raynaud syndrome; raynaud's phenomenon
I73.9|peripheral vascular disease; pvd; peripheral arterial disease; pad; claudication; intermittent claudication; peripheral artery disease
I74.3|acute limb ischemia; arterial embolism of leg
I74.9|arterial embolism; arterial thrombosis
I77.6|arteritis; vasculitis
I80.00|superficial thrombophlebitis
I80.9|phlebitis; thrombophlebitis
I81|portal vein thrombosis; portal thrombosis
I82.401|right leg dvt; right lower extremity dvt; dvt of right leg; right lower extremity deep vein thrombosis
I82.402|left leg dvt; left lower extremity dvt; dvt of left leg; left lower extremity deep vein thrombosis
I82.409|dvt; deep vein thrombosis; deep venous thrombosis; lower extremity dvt
I82.90|venous thrombosis; thrombosis; vte; venous thromboembolism; thrombus
I82.0|budd-chiari syndrome; budd chiari
I82.3|renal vein thrombosis
Z86.718|history of dvt; prior dvt; hx of dvt; history of deep vein thrombosis
Z86.711|history of pe; history of pulmonary embolism; prior pe; hx of pe
I83.90|varicose veins; varicose veins of legs; varicosities; varices of lower limbs; varicose vein
I83.009|venous stasis ulcer; venous ulcer
I85.00|esophageal varices; oesophageal varices
I85.01|bleeding esophageal varices; variceal bleed; variceal bleeding; variceal hemorrhage
I86.1|varicocele
I86.4|gastric varices
I87.2|venous insufficiency; chronic venous insufficiency; venous stasis; stasis dermatitis; venous stasis dermatitis
I88.9|lymphadenitis
I88.0|mesenteric adenitis; mesenteric lymphadenitis
I89.0|lymphedema; lymphoedema
I95.1|orthostatic hypotension; postural hypotension; orthostasis
I95.9|hypotension; low blood pressure; hypotensive
I96|gangrene; necrosis; necrotic tissue
I99.8|ischemia
J00|common cold; nasopharyngitis; acute nasopharyngitis; head cold; acute rhinitis; cold symptoms
J01.90|acute sinusitis; sinus infection; acute bacterial sinusitis; rhinosinusitis; acute rhinosinusitis
J01.00|acute maxillary sinusitis
J01.10|acute frontal sinusitis
J02.0|strep throat; strep pharyngitis; streptococcal pharyngitis
J02.9|pharyngitis; acute pharyngitis; viral pharyngitis
J03.00|strep tonsillitis; streptococcal tonsillitis
J03.90|tonsillitis; acute tonsillitis
J04.0|laryngitis; acute laryngitis
J05.0|croup; laryngotracheobronchitis
J05.10|epiglottitis
J06.9|upper respiratory infection; uri; upper respiratory tract infection; viral uri; urti; viral upper respiratory infection
J10.1|influenza a; influenza b; flu a; flu b; influenza a positive; positive for influenza
J11.1|influenza; flu; flu-like illness
J12.9|viral pneumonia
J13|pneumococcal pneumonia
J15.9|bacterial pneumonia
J15.1|pseudomonas pneumonia
J18.0|bronchopneumonia
J18.1|lobar pneumonia
J18.9|pneumonia; community acquired pneumonia; community-acquired pneumonia; pneumonitis infectious; multifocal pneumonia; pna
J69.0|aspiration pneumonia; aspiration pneumonitis
J95.851|ventilator associated pneumonia; ventilator-associated pneumonia; vap
J20.9|acute bronchitis; chest cold
J21.0|rsv bronchiolitis
J21.9|bronchiolitis; acute bronchiolitis
J22|lower respiratory tract infection; lower respiratory infection; acute lower respiratory infection
J98.8|respiratory infection; respiratory tract infection
J30.1|hay fever; pollen allergy; allergic rhinitis due to pollen
J30.2|seasonal allergies; seasonal allergic rhinitis; seasonal allergy
J30.89|perennial allergic rhinitis
J30.9|allergic rhinitis; environmental allergies
J31.0|chronic rhinitis; rhinitis
J32.9|chronic sinusitis; sinusitis; pansinusitis chronic
J33.9|nasal polyps; nasal polyp; nasal polyposis
J34.2|deviated septum; deviated nasal septum; septal deviation
J34.3|turbinate hypertrophy
J35.01|chronic tonsillitis
J35.1|tonsillar hypertrophy; enlarged tonsils
J35.2|adenoid hypertrophy
J38.00|vocal cord paralysis; vocal cord paresis
J38.1|vocal cord polyp
J38.3|vocal cord dysfunction
J39.8|tracheal stenosis
J40|bronchitis
J42|chronic bronchitis
J43.9|emphysema; pulmonary emphysema
J44.0|copd with pneumonia; copd with acute bronchitis; copd with lower respiratory infection
J44.1|copd exacerbation; acute exacerbation of copd; copd with acute exacerbation; copd flare; exacerbation of copd; aecopd; copd with exacerbation; acute copd exacerbation
J44.9|copd; chronic obstructive pulmonary disease; chronic obstructive lung disease; chronic obstructive airway disease
J45.20|mild intermittent asthma; intermittent asthma
J45.21|mild intermittent asthma with exacerbation; mild intermittent asthma with acute exacerbation
J45.30|mild persistent asthma
J45.31|mild persistent asthma with exacerbation; mild persistent asthma with acute exacerbation
J45.40|moderate persistent asthma
J45.41|moderate persistent asthma with exacerbation; moderate persistent asthma with acute exacerbation
J45.50|severe persistent asthma; severe asthma
J45.51|severe persistent asthma with exacerbation; severe persistent asthma with acute exacerbation
J45.901|asthma exacerbation; acute asthma exacerbation; asthma flare; asthma attack; exacerbation of asthma; asthma with acute exacerbation; acute exacerbation of asthma
J45.902|status asthmaticus
J45.909|asthma; bronchial asthma; asthmatic; reactive airway disease
J45.990|exercise induced asthma; exercise-induced asthma; exercise induced bronchospasm
J45.991|cough variant asthma
J47.9|bronchiectasis
J47.1|bronchiectasis with exacerbation; bronchiectasis exacerbation
J61|asbestosis
J62.8|silicosis
J67.9|hypersensitivity pneumonitis
J80|ards; acute respiratory distress syndrome; adult respiratory distress syndrome
J81.0|acute pulmonary edema; flash pulmonary edema; pulmonary edema
J82.83|eosinophilic asthma
J84.10|pulmonary fibrosis; lung fibrosis
J84.112|idiopathic pulmonary fibrosis; ipf
J84.9|interstitial lung disease; ild; interstitial pneumonitis; interstitial pneumonia
J90|pleural effusion; pleural effusions; effusion of pleura; pleural fluid
J91.0|malignant pleural effusion
J93.11|primary spontaneous pneumothorax
J93.83|spontaneous pneumothorax
J93.9|pneumothorax; collapsed lung
J93.0|tension pneumothorax
J94.2|hemothorax; haemothorax
J95.811|postprocedural pneumothorax; iatrogenic pneumothorax
J96.00|acute respiratory failure
J96.01|acute hypoxic respiratory failure; acute hypoxemic respiratory failure; acute respiratory failure with hypoxia
J96.02|acute hypercapnic respiratory failure; acute respiratory failure with hypercapnia
J96.10|chronic respiratory failure
J96.11|chronic hypoxic respiratory failure; chronic respiratory failure with hypoxia
J96.21|acute on chronic hypoxic respiratory failure; acute on chronic respiratory failure with hypoxia
J96.90|respiratory failure; respiratory insufficiency
J98.01|bronchospasm
J98.11|atelectasis
J98.2|pneumomediastinum; subcutaneous emphysema; mediastinal emphysema; interstitial emphysema
J98.4|lung disease; pulmonary disease; pneumopathy; pulmonary infiltrates
R09.02|hypoxia; hypoxemia; low oxygen saturation; desaturation; low o2 sat
Z99.81|home oxygen; oxygen dependent; on home oxygen; supplemental oxygen at home; chronic oxygen
Z79.01|on warfarin; on coumadin; on eliquis; on apixaban; on xarelto; on anticoagulation; anticoagulated; chronic anticoagulation; long-term anticoagulation; oral anticoagulant
Z79.02|on clopidogrel; on plavix; antiplatelet therapy; dual antiplatelet therapy; on dapt
Z79.82|daily aspirin; on aspirin; aspirin daily
Z79.52|chronic steroids; chronic prednisone; long-term steroids; chronic corticosteroids; on chronic steroids; prolonged corticosteroid treatment
Z79.51|inhaled steroids; inhaled corticosteroid
Z95.0|pacemaker; permanent pacemaker; cardiac pacemaker; ppm
Z95.1|s/p cabg; status post cabg; prior cabg; cabg; bypass surgery; hx of cabg
Z95.2|mechanical valve; mechanical aortic valve; prosthetic heart valve; mechanical mitral valve; prosthetic valve
Z95.3|bioprosthetic valve; bioprosthetic aortic valve; tavr
Z95.5|coronary stent; drug-eluting stent; s/p pci; status post pci; coronary stents; prior pci; stent placement coronary
Z95.810|icd in place; aicd; implantable cardioverter defibrillator; implantable defibrillator; automatic defibrillator
Z95.828|ivc filter; vascular stent
`;
