/**
 * How drugs are taken, as Spanish notes say it: `English = Spanish|short form*`. A short form, marked with `*`, is written out as the
 * first. `{n}` is a number. Own list.
 */
export const medicationWords: readonly string[] = `
every {n} hours as needed for pain = cada {n} horas si dolor|c/{n}h si dolor*|c/ {n} h si dolor*|c/{n} horas si dolor*|cada {n} h si dolor*|cada {n}h si dolor*|c/{n}hrs si dolor*
every {n} hours as needed for fever = cada {n} horas si fiebre|c/{n}h si fiebre*|c/{n} h si fiebre*|cada {n} h si fiebre*|cada {n}h si fiebre*
every {n} hours as needed for fever or pain = cada {n} horas si dolor o fiebre|c/{n}h si dolor o fiebre*|c/{n}h si fiebre o dolor*|cada {n} h si dolor o fiebre*|cada {n} horas si fiebre o dolor*
every {n} hours as needed = cada {n} horas si precisa|c/{n}h si precisa*|c/{n}h SP*|cada {n} h si precisa*|c/{n} h si precisa*
every {n} hours = cada {n} horas|c/{n}h*|c/{n} h*|c/ {n} h*|c/{n} horas*|c/{n} hrs*|c/{n}hrs*|cada {n} h*|cada {n} hrs*|c/ {n} horas*|c {n} h*
every {n}-{n} hours = cada {n}-{n} horas|c/{n}-{n}h*|cada {n}-{n} h*|c/{n}-{n} h*
every {n} days = cada {n} días
once daily = una vez al día|1 vez al día|una al día|1 al día|1/día|1-0-0
daily = al día|/día|por día|diario|diaria|diariamente|cada día|c/día*|c/d*|todos los días|QD
once daily = cada 24 horas|c/24h*|c/24 h*|c/24 horas*|cada 24 h*
twice daily = dos veces al día|2 veces al día|2 al día|2/día|1-0-1|BID
twice daily = cada 12 horas|c/12h*|c/12 h*|cada 12 h*|c/12 horas*|cada 12h*
three times daily = tres veces al día|3 veces al día|3 al día|3/día|1-1-1|TID
three times daily = cada 8 horas|c/8h*|c/8 h*|cada 8 h*|c/8 horas*|cada 8h*
four times daily = cuatro veces al día|4 veces al día|1-1-1-1
four times daily = cada 6 horas|c/6h*|c/6 h*|cada 6 h*|c/6 horas*|cada 6h*
at night = 0-0-1|al acostarse|antes de dormir|antes de acostarse|por la noche|en la noche|a la noche|noche|HS
at lunch = 0-1-0
weekly = una vez por semana|a la semana|semanal|semanalmente|1 vez a la semana|/semana|cada semana|una vez a la semana
monthly = mensual|una vez al mes|cada mes|mensualmente
every other day = cada 48 horas|cada dos días|a días alternos|días alternos|c/48h*|cada 48 h*|cada tercer día|un día sí y otro no
with breakfast = en desayuno|con el desayuno|desayuno|en el desayuno|DE
with lunch = en comida|con la comida|con el almuerzo|CO
with dinner = en cena|con la cena|cena|en la cena|CE
before meals = antes de las comidas|antes de comer|antes de cada comida|preprandial
after meals = después de las comidas|tras las comidas|después de comer|postprandial
with meals = con las comidas|con comidas
fasting = en ayunas
for {n} days = durante {n} días|x {n} días|por {n} días|{n} días|x {n} d*|x{n}d*|durante {n} d*
for {n} weeks = durante {n} semanas|x {n} semanas|por {n} semanas
by mouth = por vía oral|vía oral|oral|VO|vo|v.o|v/o|PO
IV = por vía intravenosa|intravenoso|intravenosa|endovenoso|endovenosa|vía intravenosa|vía endovenosa|EV|iv|i.v|e.v
IM = por vía intramuscular|intramuscular|vía intramuscular|IM|i.m
subcutaneous = por vía subcutánea|subcutáneo|subcutánea|vía subcutánea|SC|s.c|SBC
sublingual = por vía sublingual|sublingual|SL
inhaled = inhalado|inhalada|inhalados|inhalador|vía inhalatoria|INH
topical = tópico|tópica|vía tópica
nebulized = nebulizado|nebulizada|nebulizaciones|nebulización|NBZ|aerosol|aerosoles
rectal = rectal|vía rectal
tablet = comprimido|comp*|cp*|tableta|tab*|pastilla|cpr*|compr*
tablets = comprimidos|comps*|tabletas|tabs*|pastillas
capsule = cápsula|cáps*
capsules = cápsulas
puff = inhalación|puff|disparo
puffs = inhalaciones|puffs|inh*|disparos
drop = gota
drops = gotas|gtas*
vial = ampolla|amp*
ampules = ampollas
sachet = sobre de|sobre
sachets = sobres
{n} units = {n} unidades|{n} U*|{n} u*
units = unidades|UI*|ui*
mcg = microgramos|mcgr*
mg = mg|mgr*|miligramos
g = g|gr*|gramos
ml = ml|cc
dose = dosis
single dose = dosis única|DU
`
  .trim()
  .split('\n');
