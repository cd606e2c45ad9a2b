/**
 * What somebody says of their mind, of violence, of drink and of help for either, mostly in passing: it stands in a note however small it was.
 * A government audit of twenty scribes in 2026 found details of mental health lost in seventeen. Own list.
 */
export const mindPhrases: readonly string[] =
  "nightmare|nightmares|bad dreams|vivid dreams|flashback|flashbacks|panic|panicking|panicky|panic attack|panic attacks|crying|cry|cried|cries|tearful|in tears|weepy|hopeless|worthless|no point|can't cope|can't see the point|on edge|anxious|anxiety|nerves|depressed|depression|low mood|suicidal|suicide|kill myself|end my life|hurt myself|harm myself|harming myself|self harm|self-harm|cut myself|cutting|overdose|voices|hearing voices|paranoid|easier not to be here|better off without me|not be here|not to be here|pushed me|pushes me|hit me|hits me|slapped me|grabbed me|threw me|punched me|choked me|kicked me|shouts at me|shouting at me|screams at me|controls my|scared of him|scared of her|afraid of him|afraid of her|frightened of him|frightened of her|gun|guns|locked up|counsellor|counselor|counselling|counseling|therapist|therapy|talking therapies|psychologist|psychiatrist|bereavement|grief|grieving|lost my|died|passed away|bottle of wine|bottle a night|bottle of vodka|vodka|whisky|whiskey|sherry|wine|pints|cans|beers|drinking|stopped drinking|sober|relapse|relapsed|cravings|weed|cannabis|cocaine|heroin|cold turkey|antidepressant|antidepressants|can't sleep|sleepless|awake all night|wide awake|lonely|alone since|no one to talk to|mental health".split(
    '|',
  );
