/** Words that begin an order or a step of a plan, as clinicians write them. Own list. */
export const actionStart =
  /^(?:please |will |to |then |also |we(?:'ll| will) |would |should |recommend(?:ed)? )*(?:start|stop|begin|defer|not starting|advised|cont(?:inue)?d?|increase|decrease|inc|dec|hold|discontinue|d\/c|dc|order|obtain|check|get|refer|consult|admit|discharge|rest|ice|elevate|give|add|switch|change|taper|wean|call|return|recheck|repeat|monitor|schedule|follow|apply|avoid|encourage|advise|advance|rtc|f\/u|fu|xr|cxr|mri|ct|us|ekg|ecg|echo|send|refill|resume|keep|titrate|trial|try|transition|counsel|discuss|review|educate|provide|arrange|set up|use|wear|ambulate|remove|replace|increase|reduce|lower|treat|prescribe|rx|home|pt|ot|physical therapy|plan|await|trend|consider|work ?up|screen|vaccinate|place|transfuse|replete|diurese|bolus|npo|ivf|iv|strict|bedrest|observe|watch|discharged?|diet|exercise|low|weight|hep|ppx|dvt ppx|labs?|bmp|cbc|cmp|blood|urine|strain|supportive|symptomatic|reassur\w+|precautions|no further|see|need|needs|allow|progress|refer(?:red|ral)|begin|encourage|push|maintain|wound care|dressing|suture|sutures|splint|brace|sling|crutches|(?:ed|er) (?:if|for)|eus|ercp|egd|colonoscopy|biopsy|bx|fna|holter|dexa|stress test|rice|nsaids?|compression|nwb|wbat|off work|work note|school note|activity|fluids|hydration|hydrate)\b/i;

/** Words inside a clause that make it an order: a referral, a dose, a test or visit with its time. */
export const actionInside =
  /\b(?:referrals?|refer(?:red)?|follow[- ]?up|f\/u|prn|counsel\w*|discuss\w*|educat\w*|precautions|consult\w*|appointment|appt|recheck|repeat|refill(?:ed)?|start(?:ed)?|continue|increase|titrate|prescribed|ordered|scheduled|given today|due|reviewed|splint|brace|walking boot|crutches|sling|cast|immobilizer|orthotics?)\b|\b(?:in|for|x) ?\d{1,2}(?:-\d{1,2})? ?(?:d|days?|wks?|weeks?|mo|mos|months?|yrs?|years?)\b|\b(?:today|tomorrow|this (?:week|month)|next (?:week|visit|month|time)|tonight)\b/i;

/** A strength or rate, which makes a clause of a plan an order. */
export const doseInside = /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|units?|ml|meq|puffs?|tabs?|tablets?|drops?)\b/i;

/** How a problem stands, said right after its name. */
export const standing =
  /^(?:(?:is |are |well |poorly |very |now |much |remains |slightly |likely )*(?:stable|improv(?:ing|ed)|controlled|uncontrolled|resolv(?:ed|ing)|worsening|worse|better|new|active|chronic|acute|mild|moderate|severe|persistent|recurrent|at goal|at baseline|in (?:partial |full )?remission|doing well|on treatment)|not (?:at goal|controlled|well controlled|improving))\b/i;

/** Labels of a plan that name a matter of care, not a problem. */
export const careLabel =
  /^(?:hm|hcm|health maintenance|dispo|disposition|fen|fen\/gi|ppx|dvt ppx|prophylaxis|code(?: status)?|access|diet|follow[- ]?up|f\/u|labs?|imaging|meds|medications|education|goals?|activity|pain|precautions|hep|screening|vaccines|immunizations)$/i;

/** A test that a plan names before the time it is to be done ("A1c in 6 mo", "3hr GTT this week"). */
export const futureTest = /\b(?:this (?:week|month)|next (?:week|visit|month)|tomorrow|(?:in|q) ?\d{1,2} ?(?:d|days?|wks?|weeks?|mo|mos|months?))\b/i;
