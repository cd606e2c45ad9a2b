/** Sites of tumors: names of the site | primary | secondary | benign | behavior not stated; `-` where there is none in use. */
export const tumorSites = `
stomach; gastric|C16.9|C78.89|D13.1|D49.0
esophagus; esophageal|C15.9|C78.89|D13.0|D49.0
colon; colonic; large bowel|C18.9|C78.5|D12.6|D49.0
cecum; cecal|C18.0|C78.5|D12.0|D49.0
sigmoid; sigmoid colon|C18.7|C78.5|D12.5|D49.0
colorectal|C19|C78.5|D12.6|D49.0
rectum; rectal|C20|C78.5|D12.8|D49.0
anal; anal canal|C21.0|C78.5|D12.9|D49.0
small bowel; small intestine; small intestinal|C17.9|C78.4|D13.30|D49.0
duodenum; duodenal|C17.0|C78.4|D13.2|D49.0
ampulla; ampullary|C24.1|-|D13.5|D49.0
liver; hepatic|C22.9|C78.7|D13.4|D49.0
gallbladder|C23|C78.89|D13.5|D49.0
bile duct; biliary|C24.0|C78.89|D13.5|D49.0
pancreas; pancreatic|C25.9|C78.89|D13.6|D49.0
head of pancreas; pancreatic head|C25.0|-|-|-
peritoneum; peritoneal; omental|C48.2|C78.6|D20.1|D49.0
retroperitoneum; retroperitoneal|C48.0|C78.6|D20.0|D49.0
tongue|C02.9|-|D10.1|D49.0
oral cavity; mouth; oral|C06.9|-|D10.30|D49.0
parotid|C07|-|D11.0|D49.0
tonsil; tonsillar|C09.9|-|D10.4|D49.0
oropharynx; oropharyngeal|C10.9|-|D10.5|D49.0
nasopharynx; nasopharyngeal|C11.9|-|D10.6|D49.0
larynx; laryngeal|C32.9|C78.39|D14.1|D49.1
lung; pulmonary; bronchogenic|C34.90|C78.00|D14.30|D49.1
pleura; pleural|C38.4|C78.2|D19.0|D49.1
mediastinum; mediastinal|C38.3|C78.1|D15.2|D49.89
thymus; thymic|C37|-|D15.0|D49.89
heart; cardiac|C38.0|-|D15.1|D49.89
bone; osseous; skeletal|-|C79.51|D16.9|D49.2
bone marrow|-|C79.52|-|-
soft tissue|C49.9|C79.89|D21.9|D49.2
skin; cutaneous|C44.90|C79.2|D23.9|D49.2
breast|C50.919|C79.81|D24.9|D49.3
vulva; vulvar|C51.9|C79.82|D28.0|D49.59
vagina; vaginal|C52|C79.82|D28.1|D49.59
cervix; cervical; uterine cervix; cervix uteri|C53.9|C79.82|D26.0|D49.59
endometrial; endometrium|C54.1|C79.82|D26.1|D49.59
uterus; uterine|C55|C79.82|D26.9|D49.59
ovary; ovarian|C56.9|C79.60|D27.9|D49.59
prostate; prostatic|C61|C79.82|D29.1|D49.59
testis; testicular; testicle|C62.90|C79.82|D29.20|D49.59
penis; penile|C60.9|C79.82|D29.0|D49.59
scrotum; scrotal|C63.2|C79.82|D29.4|D49.59
epididymis; epididymal|C63.00|-|D29.30|D49.59
kidney; renal|C64.9|C79.00|D30.00|D49.519
renal pelvis|C65.9|C79.00|D30.10|D49.519
ureter; ureteral|C66.9|C79.19|D30.20|D49.59
bladder; vesical|C67.9|C79.11|D30.3|D49.4
urethra; urethral|C68.0|C79.19|D30.4|D49.59
eye; ocular; intraocular|C69.90|C79.49|D31.90|D49.81
orbit; orbital|C69.60|C79.49|D31.60|D49.89
choroid; choroidal|C69.30|C79.49|D31.30|D49.81
brain; cerebral; intracranial|C71.9|C79.31|D33.2|D49.6
spinal cord|C72.0|C79.49|D33.4|D49.7
meninges; meningeal; leptomeningeal|C70.9|C79.32|D32.9|D49.7
thyroid|C73|C79.89|D34|D49.7
adrenal|C74.90|C79.70|D35.00|D49.7
parathyroid|C75.0|-|D35.1|D49.7
pituitary; hypophyseal|C75.1|-|D35.2|D49.7
lymph node; lymph nodes; nodal|-|C77.9|-|-
axillary lymph node; axillary node|-|C77.3|-|-
cervical lymph node; supraclavicular lymph node|-|C77.0|-|-
inguinal lymph node|-|C77.4|-|-
`;

/** Tumors with names of their own; written as in `../conditions.data.ts`. */
export const neoplasmLines = `
C22.0|hepatocellular carcinoma; hcc; hepatoma
C22.1|cholangiocarcinoma; intrahepatic cholangiocarcinoma
C43.9|melanoma; malignant melanoma; metastatic melanoma; cutaneous melanoma
C44.91|basal cell carcinoma; bcc; basal cell carcinoma of skin
C44.92|squamous cell carcinoma of skin; cutaneous squamous cell carcinoma; squamous cell skin cancer
C45.0|pleural mesothelioma; mesothelioma of pleura
C45.9|mesothelioma
C46.9|kaposi sarcoma; kaposi's sarcoma; kaposi
C47.9|malignant peripheral nerve sheath tumor
C49.9|sarcoma; soft tissue sarcoma; leiomyosarcoma; liposarcoma; rhabdomyosarcoma; fibrosarcoma; angiosarcoma
C49.A0|gastrointestinal stromal tumor; gist
C40.90|ewing sarcoma of limb
C41.9|osteosarcoma; chondrosarcoma; ewing sarcoma; ewing's sarcoma
C50.911|right breast cancer; cancer of right breast; carcinoma of right breast; right breast carcinoma
C50.912|left breast cancer; cancer of left breast; carcinoma of left breast; left breast carcinoma
C64.9|renal cell carcinoma; rcc; clear cell renal carcinoma; clear cell carcinoma of kidney; hypernephroma; wilms tumor; nephroblastoma
C67.9|urothelial carcinoma; transitional cell carcinoma of bladder; urothelial carcinoma of bladder; transitional cell carcinoma
C62.90|seminoma; testicular germ cell tumor; embryonal carcinoma of testis
C69.20|retinoblastoma
C71.9|glioblastoma; glioblastoma multiforme; gbm; astrocytoma; glioma; oligodendroglioma; ependymoma
C71.6|medulloblastoma
C73|papillary thyroid carcinoma; papillary thyroid cancer; follicular thyroid carcinoma; medullary thyroid carcinoma
C74.90|neuroblastoma
C7A.00|carcinoid; carcinoid tumor; malignant carcinoid
C7A.8|neuroendocrine carcinoma; malignant neuroendocrine tumor
C4A.9|merkel cell carcinoma
C34.90|non-small cell lung cancer; nsclc; small cell lung cancer; sclc; lung adenocarcinoma; bronchogenic carcinoma
C76.0|head and neck cancer
C78.6|peritoneal carcinomatosis; peritoneal implants; krukenberg with peritoneal spread
C79.31|brain metastases; cerebral metastases; brain mets
C78.00|pulmonary metastases; lung mets; pulmonary metastasis
C78.7|liver mets; hepatic metastases
C79.51|bone mets; bony metastases; bone metastases; bony metastatic disease
C79.9|metastatic disease; metastasis; metastases; metastatic cancer; metastatic carcinoma; disseminated cancer
C80.1|cancer; malignancy; carcinoma; malignant tumor; malignant neoplasm
C80.0|carcinomatosis; disseminated malignancy
C81.90|hodgkin lymphoma; hodgkin's lymphoma; hodgkin disease; hodgkin's disease
C82.90|follicular lymphoma
C83.10|mantle cell lymphoma
C83.30|diffuse large b-cell lymphoma; dlbcl; large b-cell lymphoma; diffuse large b cell lymphoma
C83.70|burkitt lymphoma; burkitt's lymphoma
C84.00|mycosis fungoides
C84.A0|cutaneous t-cell lymphoma
C85.10|b-cell lymphoma; b cell lymphoma
C85.90|lymphoma; non-hodgkin lymphoma; non-hodgkin's lymphoma; nhl; non hodgkin lymphoma
C88.00|waldenstrom macroglobulinemia; waldenstrom
C90.00|multiple myeloma; myeloma
C90.30|plasmacytoma; solitary plasmacytoma
C91.00|acute lymphoblastic leukemia; acute lymphocytic leukemia
C91.10|chronic lymphocytic leukemia; cll
C92.00|acute myeloid leukemia; acute myelogenous leukemia; aml; acute myeloblastic leukemia
C92.10|chronic myeloid leukemia; chronic myelogenous leukemia; cml
C95.90|leukemia
C95.00|acute leukemia
C96.6|langerhans cell histiocytosis; eosinophilic granuloma; histiocytosis x
D03.9|melanoma in situ
D05.10|ductal carcinoma in situ; dcis
D06.9|cervical carcinoma in situ; cin 3; cin iii
D09.0|carcinoma in situ of bladder; bladder carcinoma in situ
D12.6|colon polyp adenoma; adenomatous polyp; tubular adenoma; colonic adenoma; adenomatous polyps
D13.4|hepatic adenoma
D16.9|osteochondroma; exostosis; osteoid osteoma; enchondroma; osteoblastoma
D17.9|lipoma; lipomas; lipomatosis
D17.71|angiomyolipoma; renal angiomyolipoma
D18.00|hemangioma; angioma; haemangioma
D18.03|hepatic hemangioma; liver hemangioma; hemangioma of liver
D18.02|cavernoma; intracranial cavernous angioma
D18.1|lymphangioma; cystic hygroma
D21.9|leiomyoma of soft tissue; benign soft tissue tumor
D22.9|nevus; mole; melanocytic nevus; nevi; moles; dysplastic nevus
D23.9|dermatofibroma; benign skin lesion; pilomatrixoma; syringoma
D24.9|fibroadenoma; breast fibroadenoma
D25.9|fibroid; fibroids; uterine fibroids; uterine fibroid; leiomyoma; uterine leiomyoma; uterine myoma; myomatous uterus
D27.9|ovarian teratoma; dermoid cyst of ovary; ovarian dermoid; mature cystic teratoma
D32.9|meningioma
D33.3|vestibular schwannoma; acoustic neuroma
D35.00|pheochromocytoma; adrenal adenoma; adrenal incidentaloma
D35.2|pituitary adenoma; prolactinoma; pituitary macroadenoma; pituitary microadenoma; hypophyseal adenoma
D36.9|adenoma; teratoma; benign tumor; benign neoplasm; papilloma
D36.10|schwannoma; neurofibroma; neurilemmoma; neurinoma
D37.8|ipmn; intraductal papillary mucinous neoplasm
D39.10|borderline ovarian tumor
D44.7|paraganglioma
D45|polycythemia vera
D46.9|myelodysplastic syndrome; mds; myelodysplasia
D47.1|myeloproliferative disease; myeloproliferative neoplasm
D47.2|mgus; monoclonal gammopathy; monoclonal gammopathy of undetermined significance
D47.3|essential thrombocythemia; essential thrombocytosis
D47.Z2|castleman disease; castleman's disease
D49.9|tumor; neoplasm; tumoral lesion; space occupying tumor; tumour
Q85.00|neurofibromatosis; von recklinghausen disease
Q85.01|neurofibromatosis type 1; nf1
Q85.1|tuberous sclerosis
Q85.83|von hippel-lindau
Q85.89|sturge-weber; peutz-jeghers; peutz-jeghers syndrome
Z51.11|chemotherapy encounter; encounter for chemotherapy; admitted for chemotherapy; here for chemotherapy
Z51.0|encounter for radiation therapy; here for radiation
Z85.038|history of colon cancer; hx of colon cancer; personal history of colon cancer
Z85.3|history of breast cancer; hx of breast cancer; personal history of breast cancer; breast cancer survivor
Z85.46|history of prostate cancer; hx of prostate cancer; personal history of prostate cancer
Z85.51|history of bladder cancer
Z85.118|history of lung cancer; personal history of lung cancer
Z85.820|history of melanoma; hx of melanoma
Z85.828|history of skin cancer; history of basal cell carcinoma; history of squamous cell carcinoma of skin; hx of bcc
Z85.528|history of renal cell carcinoma; history of kidney cancer
Z85.850|history of thyroid cancer
Z85.72|history of lymphoma; history of non-hodgkin lymphoma
Z85.71|history of hodgkin lymphoma
Z85.6|history of leukemia
Z85.9|history of cancer; personal history of cancer; history of malignancy
Z86.0100|history of colon polyps; history of colonic polyps; personal history of colon polyps
Z80.3|family history of breast cancer
Z80.0|family history of colon cancer
`;
