/**
 * Countries, folded. The Safe Harbor method lets them stay; they are found because with a person's other facts they
 * single out more often than a state does, and the common annotation guidelines count them.
 */
export const countryNames: readonly string[] = (
  'afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bhutan|bolivia|bosnia|bosnia and herzegovina|botswana|brazil|brunei|' +
  'bulgaria|burkina faso|burundi|cambodia|cameroon|canada|cape verde|chad|chile|china|colombia|congo|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|djibouti|dominican republic|ecuador|egypt|el salvador|eritrea|estonia|' +
  'eswatini|ethiopia|fiji|finland|france|gabon|gambia|germany|ghana|greece|greenland|grenada|guatemala|guinea|guyana|haiti|honduras|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|' +
  'kazakhstan|kenya|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|luxembourg|madagascar|malawi|malaysia|maldives|mali|malta|mauritania|mauritius|mexico|moldova|monaco|mongolia|montenegro|' +
  'morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|niger|nigeria|north korea|north macedonia|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|the philippines|poland|portugal|' +
  'qatar|romania|russia|rwanda|samoa|saudi arabia|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|south korea|south sudan|spain|sri lanka|sudan|suriname|sweden|switzerland|syria|taiwan|tajikistan|' +
  'tanzania|thailand|togo|tonga|trinidad|trinidad and tobago|tunisia|turkey|turkmenistan|uganda|ukraine|united arab emirates|united kingdom|united states|united states of america|uruguay|uzbekistan|vanuatu|venezuela|vietnam|yemen|' +
  'zambia|zimbabwe|england|scotland|wales|northern ireland|hong kong|faroe islands|vatican city|timor-leste|central african republic'
).split('|');

/** Country names that are also other words or names, so that a preposition or an address must stand with them. */
export const ambiguousCountries: ReadonlySet<string> = new Set(
  'turkey jordan chad china guinea niger mali oman congo trinidad panama cuba benin tonga israel wales'.split(' '),
);
