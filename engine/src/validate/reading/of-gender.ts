/** Words by which a chart itself explains that sex, gender and organs are told in more than one way: then nobody has to ask. */
export const ofGender =
  /\b(?:trans(?:gender|masculine|feminine)?|trans (?:man|woman|male|female)|non-?binary|preferred pronouns?|pronouns?\b(?!\s?[:=]?\s{0,3}(?:she|he)\b)|they\/them|gender (?:identity|dysphoria|affirming|diverse|queer)|assigned (?:male|female)|afab|amab|intersex|sex assigned|cisgender)\b/i;
