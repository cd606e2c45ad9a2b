/** Classes of which one drug is taken at a time; two side by side are an error, or a change that the chart should tell. FDA labels; Beers and STOPP criteria. */
export interface SingleClass {
  readonly name: string;
  readonly drugs: RegExp;
}

export const singleClasses: readonly SingleClass[] = [
  { name: 'anticoagulants', drugs: /^(?:warfarin|apixaban|rivaroxaban|dabigatran|edoxaban)$/ },
  { name: 'statins', drugs: /^(?:atorva|rosuva|simva|prava|lova|pitava|fluva)statin$/ },
  { name: 'ACE inhibitors or angiotensin receptor blockers', drugs: /^(?:\w{2,}pril|\w{2,}sartan|sacubitril.*)$/ },
  { name: 'beta blockers', drugs: /^(?:metoprolol.*|atenolol|carvedilol|bisoprolol|propranolol|nebivolol|nadolol)$/ },
  { name: 'proton pump inhibitors', drugs: /^(?:omeprazole|pantoprazole|esomeprazole|lansoprazole|rabeprazole|dexlansoprazole)$/ },
  { name: 'SSRIs or SNRIs', drugs: /^(?:sertraline|escitalopram|citalopram|fluoxetine|paroxetine|venlafaxine|desvenlafaxine|duloxetine|vortioxetine)$/ },
  { name: 'sulfonylureas', drugs: /^(?:glipizide|glimepiride|glyburide)$/ },
  { name: 'gliptins and GLP-1 agonists', drugs: /^(?:sitagliptin|linagliptin|saxagliptin|semaglutide|liraglutide|dulaglutide|tirzepatide|exenatide)$/ },
  { name: 'P2Y12 inhibitors', drugs: /^(?:clopidogrel|ticagrelor|prasugrel)$/ },
];
