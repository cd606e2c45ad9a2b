/**
 * Small words by which a language shows itself, none of them a word of English or of its charts' abbreviations. Own lists of the commonest words of each
 * language.
 */
export const smallWords: Readonly<Record<string, string>> = {
  English:
    'the and of to with for is was are has had not she he her his no on in at patient pain denies reports from this that continue daily left right history',
  Spanish:
    'el los las una del por para con que desde hace años paciente dolor refiere niega también se su sus más está tiene sin como días meses presenta tratamiento antecedentes',
  Portuguese:
    'os uma não com para há anos paciente dor refere nega também mais são tem sem como dias meses apresenta tratamento pela pelo ao à',
  French:
    'le les des une est pas avec pour depuis dans sur patiente douleur sans elle il ans jours traitement présente antécédents et du au aux',
  German:
    'der die das und nicht mit für seit ist ein eine patientin schmerzen keine sie er jahre tagen behandlung wird auf bei im dem den zur',
  Italian:
    'il gli della delle che non con per da anni paziente dolore riferisce nega sono anche giorni mesi presenta terapia nel alla',
  'Haitian Creole': 'mwen li yo pou nan ak pa ap te gen doulè pasyan depi anpil',
  Tagalog: 'ang mga ng sa na ay hindi siya niya may masakit araw po',
  Vietnamese: 'và của không có bệnh nhân đau ngày bị được cho với là',
};
