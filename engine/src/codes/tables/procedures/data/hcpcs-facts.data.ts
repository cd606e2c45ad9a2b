/** Facts of HCPCS Level II numbers that rules weigh, in the form of `cpt-services.data.ts` without words: those stand in the table. */
export const hcpcsFactLines = `
G0101|visit|
G0102|test|
G0103|test|
G0104|minor-procedure|g0 consent
G0105|minor-procedure|g0 consent
G0121|minor-procedure|g0 consent
G0108|timed-therapy|unit30
G0109|timed-therapy|unit30
G0270|timed-therapy|unit15
G0271|timed-therapy|unit30
G0283|therapy|
G0296|counseling|
G0008|vaccine-administration|
G0009|vaccine-administration|
G0010|vaccine-administration|
G0316|visit-add-on|unit15 addon
G0317|visit-add-on|unit15 addon
G0318|visit-add-on|unit15 addon
G2212|visit-add-on|unit15 addon
G2211|visit-add-on|addon
G0402|visit|
G0438|visit|
G0439|visit|
G0442|counseling|min5 max15
G0443|counseling|min15
G0444|counseling|min5 max15
G0446|counseling|min15
G0447|counseling|min15
G0463|visit|
G0506|care|addon
G2010|care|
G2012|care|min5 max10
G0179|care|
G0180|care|
G0181|care|min30 month
G0182|care|min30 month
T1017|care|unit15
G0151|care|unit15
G0152|care|unit15
G0153|care|unit15
G0155|care|unit15
G0156|care|unit15
G0162|care|unit15
G0299|care|unit15
G0300|care|unit15
H0004|psychotherapy|unit15
H0032|care|
H0038|care|unit15
H2011|psychotherapy|unit15
H2014|therapy|unit15
H2015|care|unit15
H2017|therapy|unit15
H2019|therapy|unit15
T1015|visit|
`;
