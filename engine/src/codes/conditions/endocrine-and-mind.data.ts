/** Endocrine, metabolic, mental and nervous conditions; written as in `../conditions.data.ts`. */
export const endocrineAndMindLines = `
E04.2|multinodular goiter; thyroid nodules
E04.9|goiter; goitre; enlarged thyroid
E03.9|hypothyroid; low thyroid; acquired hypothyroidism; primary hypothyroidism
E02|subclinical hypothyroidism
E05.90|thyrotoxicosis; hyperthyroid
E06.9|thyroiditis
E89.0|postsurgical hypothyroidism; post-surgical hypothyroidism; postablative hypothyroidism
E10.10|type 1 diabetes with ketoacidosis; type 1 diabetic ketoacidosis
E11.10|type 2 diabetes with ketoacidosis; dka type 2
E10.65|type 1 diabetes with hyperglycemia; uncontrolled type 1 diabetes
E11.00|hyperosmolar hyperglycemic state; hhs; hyperosmolar state
E11.65|poorly controlled type 2 diabetes; diabetes with hyperglycemia; diabetes out of control; type 2 diabetes uncontrolled; diabetes poorly controlled; t2dm uncontrolled
E11.649|diabetes with hypoglycemia; type 2 diabetes with hypoglycemia
E11.21|type 2 diabetes with nephropathy; diabetic nephropathy
E11.22|diabetic ckd; type 2 diabetes with chronic kidney disease; type 2 diabetes with ckd; ckd due to type 2 diabetes; diabetic kidney disease
E11.40|type 2 diabetes with neuropathy; type 2 diabetic neuropathy
E11.42|type 2 diabetes with polyneuropathy; type 2 diabetes with peripheral neuropathy; diabetic peripheral neuropathy
E11.43|diabetic gastroparesis; diabetic autonomic neuropathy
E11.51|type 2 diabetes with peripheral angiopathy; diabetic pvd; diabetic peripheral vascular disease
E11.311|diabetic macular edema
E11.69|type 2 diabetes with hyperlipidemia
E16.1|hyperinsulinism; reactive hypoglycemia
O24.419|gestational diabetes; gdm; gestational diabetes mellitus
E20.9|hypoparathyroidism
E21.0|primary hyperparathyroidism
E21.3|hyperparathyroidism
N25.81|secondary hyperparathyroidism of renal origin; secondary hyperparathyroidism
E22.0|acromegaly
E22.1|hyperprolactinemia
E22.2|siadh; inappropriate adh
E23.0|hypopituitarism; panhypopituitarism
E23.2|diabetes insipidus
E24.9|cushing syndrome; cushing's syndrome
E26.9|hyperaldosteronism
E27.1|addison disease; addison's disease; primary adrenal insufficiency
E27.40|adrenal insufficiency
E29.1|hypogonadism; low testosterone; testosterone deficiency; testicular hypofunction
E30.1|precocious puberty
E34.30|short stature
E43|severe malnutrition; severe protein calorie malnutrition; severe protein-calorie malnutrition
E44.0|moderate malnutrition; moderate protein calorie malnutrition
E46|malnutrition; malnourished; protein calorie malnutrition; undernutrition
R64|cachexia; cachectic; wasting syndrome
E51.2|wernicke encephalopathy; wernicke's encephalopathy
E53.8|b12 deficiency; vitamin b12 deficiency; folate deficiency; low b12
E55.9|low vitamin d; vitamin d deficient; hypovitaminosis d
E66.01|class 3 obesity; class iii obesity; morbidly obese; severely obese
E66.3|overweight
E66.2|obesity hypoventilation syndrome
E72.20|hyperammonemia
E78.2|combined hyperlipidemia; mixed dyslipidemia
E78.5|lipid disorder; dyslipidaemia; hyperlipidaemia
E79.0|hyperuricemia; elevated uric acid
E83.110|hereditary hemochromatosis
E83.119|hemochromatosis
E83.01|wilson disease; wilson's disease
E83.39|hypophosphatemia
E83.51|hypocalcemia; low calcium
E83.52|hypercalcemia; high calcium
E83.41|hypermagnesemia
E84.9|cystic fibrosis
E85.9|amyloidosis
E86.0|dehydrated; volume depletion with dehydration
E86.1|hypovolemia
E87.0|hypernatremia
E87.20|metabolic acidosis; lactic acidosis; acidosis
E87.3|alkalosis; metabolic alkalosis
E87.70|fluid overload; volume overload
E88.810|metabolic syndrome
E88.819|insulin resistance
E80.7|hyperbilirubinemia; elevated bilirubin
E80.4|gilbert syndrome; gilbert's syndrome
F01.50|vascular dementia; multi-infarct dementia
F02.80|dementia in alzheimer disease
F03.90|dementia; senile dementia; major neurocognitive disorder
F05|delirium; acute confusional state
F06.30|mood disorder due to medical condition
F10.10|alcohol abuse; alcohol misuse; mild alcohol use disorder; alcohol use disorder mild
F10.129|acute alcohol intoxication; alcohol intoxication; intoxicated with alcohol
F10.20|alcohol dependence; alcoholism; moderate alcohol use disorder; severe alcohol use disorder; alcohol use disorder; alcohol use disorder severe; chronic alcoholism
F10.21|alcohol use disorder in remission; alcohol dependence in remission; alcohol use disorder in sustained remission
F10.230|alcohol withdrawal
F10.231|delirium tremens; alcohol withdrawal delirium; dts
F10.239|alcohol dependence with withdrawal
F11.10|opioid abuse; mild opioid use disorder
F11.20|opioid use disorder; opioid dependence; oud; heroin dependence; opioid addiction; heroin use disorder; opioid use disorder severe
F11.21|opioid use disorder in remission; opioid dependence in remission
F11.23|opioid withdrawal; opiate withdrawal
F12.10|cannabis abuse; marijuana use; marijuana abuse; cannabis use disorder mild; mild cannabis use disorder
F12.20|cannabis dependence; cannabis use disorder
F13.20|benzodiazepine dependence; sedative use disorder
F14.10|cocaine abuse; cocaine use
F14.20|cocaine dependence; cocaine use disorder
F15.10|methamphetamine abuse; amphetamine abuse; methamphetamine use
F15.20|methamphetamine use disorder; stimulant use disorder; methamphetamine dependence
F17.200|nicotine dependence; tobacco dependence; tobacco use disorder
F17.210|cigarette smoker; smokes cigarettes; current smoker; smoker; pack per day; packs per day; active smoker
F17.220|chewing tobacco
F17.290|vapes nicotine daily; e-cigarette dependence
Z72.0|tobacco use; vaping
Z87.891|former smoker; ex-smoker; quit smoking; ex smoker; history of smoking; history of tobacco use; past smoker
F19.10|substance abuse; drug abuse; polysubstance abuse
F19.20|polysubstance dependence; polysubstance use disorder; substance use disorder; drug addiction; parenteral drug addiction
F20.0|paranoid schizophrenia
F20.9|schizophrenia
F22|delusional disorder
F23|brief psychotic disorder
F25.0|schizoaffective disorder bipolar type; schizoaffective bipolar type
F25.1|schizoaffective disorder depressive type
F25.9|schizoaffective disorder
F29|psychosis; psychotic disorder; psychotic symptoms; first episode psychosis; acute psychosis; psychotic
F30.9|mania; manic episode
F31.81|bipolar ii disorder; bipolar 2 disorder; bipolar ii; bipolar 2
F31.9|bipolar disorder; bipolar; bipolar affective disorder; bipolar i disorder; manic depression
F32.0|mild depression; mild major depressive disorder; major depressive disorder single episode mild
F32.1|moderate depression; moderate major depressive disorder; major depressive disorder single episode moderate
F32.2|severe depression; severe major depressive disorder; major depressive disorder single episode severe
F32.9|major depressive disorder; mdd; major depression; depressive disorder
F32.A|depression; depressive symptoms; depressive syndrome
F33.0|mdd recurrent mild; major depressive disorder recurrent mild; recurrent major depressive disorder mild; mild recurrent major depression
F33.1|mdd recurrent moderate; major depressive disorder recurrent moderate; recurrent major depressive disorder moderate; moderate recurrent major depression; mdd, recurrent, moderate; major depressive disorder, recurrent, moderate; major depressive disorder, recurrent episode, moderate
F33.2|mdd recurrent severe; major depressive disorder recurrent severe; severe recurrent major depression; mdd, recurrent, severe; major depressive disorder, recurrent, severe
F33.9|recurrent major depression; recurrent depression; recurrent major depressive disorder; major depressive disorder recurrent; mdd recurrent
F34.1|dysthymia; persistent depressive disorder
F40.00|agoraphobia
F40.10|social anxiety; social anxiety disorder; social phobia
F41.0|panic disorder; panic attacks; panic attack
F41.1|gad; generalized anxiety disorder; generalised anxiety disorder
F41.8|mixed anxiety and depression; anxious depression
F41.9|anxiety; anxiety disorder; anxiety state
F42.9|ocd; obsessive compulsive disorder; obsessive-compulsive disorder
F43.0|acute stress disorder; acute stress reaction
F43.10|ptsd; post-traumatic stress disorder; posttraumatic stress disorder; post traumatic stress disorder
F43.12|chronic ptsd
F43.20|adjustment disorder
F43.21|adjustment disorder with depressed mood
F43.22|adjustment disorder with anxiety
F43.23|adjustment disorder with mixed anxiety and depressed mood; adjustment disorder with anxiety and depressed mood
F44.9|conversion disorder; dissociative disorder
F44.5|psychogenic nonepileptic seizures; pnes; nonepileptic seizures
F45.1|somatic symptom disorder; somatization
F50.00|anorexia nervosa
F50.20|bulimia; bulimia nervosa
F50.819|binge eating disorder
F51.01|primary insomnia; chronic insomnia
G47.00|insomnia; trouble sleeping; difficulty sleeping; sleeplessness
F52.21|erectile disorder psychogenic
F60.3|borderline personality disorder; bpd
F60.2|antisocial personality disorder
F60.9|personality disorder
F64.0|gender dysphoria
F70|mild intellectual disability
F79|intellectual disability; mental retardation
F80.9|speech delay; language delay; developmental language disorder
F81.9|learning disability
F84.0|autism; autism spectrum disorder; autistic disorder; asd
F88|global developmental delay
F89|developmental delay; neurodevelopmental disorder
F90.0|adhd inattentive type; adhd predominantly inattentive; attention deficit disorder
F90.2|adhd combined type; adhd, combined type
F90.9|adhd; attention deficit hyperactivity disorder; attention-deficit hyperactivity disorder
F91.3|oppositional defiant disorder; odd behavior disorder
F91.9|conduct disorder
F95.2|tourette; tourette syndrome; tourette's
F98.0|enuresis not due to a substance
F99|mental illness; mental disorder; psychiatric disorder
R45.851|suicidal ideation; suicidal thoughts; thoughts of suicide; si with plan; suicidal
R45.850|homicidal ideation
T14.91XA|suicide attempt; attempted suicide
R45.88|nonsuicidal self-injury; self-harm; cutting behavior
Z91.51|history of suicide attempt; prior suicide attempt; previous suicide attempt; past suicide attempt
Z91.52|history of self-harm
R44.0|auditory hallucinations; hearing voices; command hallucinations
R44.1|visual hallucinations
R44.3|hallucinations
R45.1|agitation; restlessness; agitated
R45.4|irritability; irritable
R46.0|poor hygiene; poor personal hygiene
R41.0|disorientation; confusion; disoriented; confused
R41.3|memory loss; amnesia; forgetfulness; memory impairment
R41.82|altered mental status; ams; mental status change
R41.840|poor concentration; inattention; difficulty concentrating
R41.81|age related cognitive decline
G31.84|mild cognitive impairment; mci
G10|huntington disease; huntington's disease
G12.21|als; amyotrophic lateral sclerosis
G20.A1|parkinson disease; parkinson's disease; parkinsons; parkinson's
G20.C|parkinsonism
G25.0|essential tremor
G25.81|restless legs; restless leg syndrome; rls
G30.9|alzheimer disease; alzheimer's disease; alzheimers; alzheimer's; alzheimer's dementia; alzheimer dementia
G31.83|lewy body dementia; dementia with lewy bodies
G31.09|frontotemporal dementia
G35.D|multiple sclerosis
G37.3|transverse myelitis
G40.909|epilepsy; seizure disorder; epileptic; recurrent seizures
G40.901|status epilepticus
R56.9|seizure; seizures; convulsions; convulsion; new onset seizure
R56.00|febrile seizure; febrile seizures; simple febrile seizure
G43.909|migraine; migraines; migraine headache; migraine headaches
G43.109|migraine with aura
G43.709|chronic migraine
G44.209|tension headache; tension headaches; tension-type headache; tension type headache
G44.009|cluster headache; cluster headaches
R51.9|headache; headaches; cephalalgia; head pain
G47.33|obstructive sleep apnea; osa; obstructive sleep apnoea; obstructive sleep apnea syndrome
G47.30|sleep apnea
G47.419|narcolepsy
G50.0|trigeminal neuralgia
G51.0|bell palsy; bell's palsy; bells palsy; facial palsy; facial nerve palsy; facial paralysis
G56.00|carpal tunnel; carpal tunnel syndrome
G56.01|right carpal tunnel; right carpal tunnel syndrome
G56.02|left carpal tunnel; left carpal tunnel syndrome
G56.03|bilateral carpal tunnel; bilateral carpal tunnel syndrome
G56.20|cubital tunnel syndrome; ulnar neuropathy
G57.10|meralgia paresthetica
G57.60|morton neuroma; morton's neuroma
G60.0|charcot-marie-tooth
G61.0|guillain-barre; guillain-barre syndrome; guillain barre syndrome
G62.9|neuropathy; peripheral neuropathy; polyneuropathy
G62.1|alcoholic neuropathy; alcoholic polyneuropathy
G70.00|myasthenia gravis
G71.00|muscular dystrophy
G80.9|cerebral palsy
G81.90|hemiparesis; hemiplegia
G82.20|paraplegia; paraparesis
G82.50|quadriplegia; tetraplegia; tetraparesis; quadriparesis
G83.9|paralysis; paresis
G89.29|chronic pain
G89.4|chronic pain syndrome
G89.3|cancer pain; cancer related pain; neoplasm related pain
G89.18|postoperative pain; post-op pain; acute postoperative pain
G90.50|complex regional pain syndrome; crps
G91.9|hydrocephalus
G91.2|normal pressure hydrocephalus
G93.1|anoxic brain injury; hypoxic brain injury; anoxic encephalopathy
G93.2|idiopathic intracranial hypertension; pseudotumor cerebri
G93.40|encephalopathy
G93.41|metabolic encephalopathy; septic encephalopathy; toxic metabolic encephalopathy
G93.6|cerebral edema; brain edema
G95.20|spinal cord compression; cord compression
`;
