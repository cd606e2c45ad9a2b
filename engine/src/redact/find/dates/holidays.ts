/** Holidays of many cultures as they stand in notes for a date; the straight apostrophe stands for the curved one, too. */
export const holidayNames: readonly string[] = `
christmas|christmas eve|christmas day|xmas|xmas eve|xmas day|new year's|new years|new year's eve|new year's day|new years eve|new years day
thanksgiving|thanksgiving day|thanksgiving eve|friendsgiving|independence day|memorial day|labor day|labour day|valentine's day|valentines day
mother's day|mothers day|father's day|fathers day|grandparents day|veterans day|veteran's day|armistice day|remembrance day|halloween|columbus day
indigenous peoples' day|indigenous people's day|presidents' day|presidents day|president's day|martin luther king day|martin luther king jr day
mlk day|mlk weekend|mlk|juneteenth|groundhog day|st. patrick's day|st patrick's day|saint patrick's day|st. patty's day|flag day|earth day|arbor day|tax day
election day|inauguration day|super bowl sunday|super bowl|superbowl sunday|black friday|cyber monday|april fools' day|april fools day|april fool's day|april fools
easter|easter sunday|easter monday|easter saturday|easter weekend|good friday|holy thursday|maundy thursday|holy saturday|palm sunday|ash wednesday
shrove tuesday|fat tuesday|mardi gras|pentecost|pentecost sunday|whit sunday|whit monday|white sunday|ascension day|corpus christi day|trinity sunday
all saints' day|all saints day|all souls' day|all souls day|feast of the epiphany|three kings day|three kings' day|candlemas|st. nicholas day|st. lucia day
mothering sunday|boxing day|canada day|victoria day|bastille day|guy fawkes night|bonfire night|bank holiday monday|anzac day|australia day|burns night
passover|pesach|rosh hashanah|rosh hashana|yom kippur|sukkot|sukkos|simchat torah|hanukkah|chanukah|hanukah|purim|shavuot|shavuos|tu bishvat|tisha b'av
lag baomer|first night of passover|ramadan|eid|eid al-fitr|eid al fitr|eid ul-fitr|eid al-adha|eid al adha|eid ul-adha|ashura|mawlid|laylat al-qadr
diwali|deepavali|holi|navratri|dussehra|raksha bandhan|ganesh chaturthi|janmashtami|vaisakhi|baisakhi|lohri|pongal|onam|maha shivaratri|durga puja|karva chauth
lunar new year|chinese new year|vietnamese new year|hmong new year|khmer new year|tibetan new year|losar|tet holiday|tet nguyen dan|seollal|chuseok
mid-autumn festival|moon festival|dragon boat festival|qingming|obon|songkran|loy krathong|vesak|nowruz|norooz|nauroz|persian new year
timkat|meskel|genna|enkutatash|ethiopian new year|ethiopian christmas|orthodox christmas|orthodox easter|kwanzaa|cinco de mayo|dia de los muertos
d\u00eda de los muertos|day of the dead|dia de los reyes|nochebuena|las posadas|pioneer day|patriots' day|patriot's day|patriots day|cesar chavez day|kamehameha day
prince kuhio day|statehood day|alaska day|fourth of july|4th of july|the fourth of july|the 4th of july|the fourth of july weekend|may day|midsummer|midsummer eve
midsummer's eve|bonfire day|st. george's day|st. andrew's day|st. david's day|guru nanak jayanti|gurpurab|naw-r\u00faz|winter solstice|summer solstice
`
  .trim()
  .split(/[|\n]/);

/** Words after a holiday's name with which it is none: a tree, a street, a seal. */
export const notAfterHoliday: ReadonlySet<string> = new Set(
  (
    'tree trees seals seal egg eggs bunny lily rose factor disease light lights gift gifts card cards cactus island blvd boulevard st street ave avenue ' +
    'drive dr hospital center centre school library medical clinic park jr memorial elementary high way parkway plaza road rd pattern like'
  ).split(' '),
);
