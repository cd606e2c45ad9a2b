/** Words by which notes are put together, and that claim nothing of a patient by themselves. Own list. */
export const wordsOfNotes: ReadonlySet<string> = new Set(
  (
    'about after again already also although always another around asked because been before began begin being both cannot clinician could current currently daily does doing done during each either else even ever every ' +
    'first from further getting given gives going good happens have having here however just keep kept kind last later least left less like likely little long made make many maybe more most much must near needs next ' +
    'noted none often once only other otherwise over patient patients per possible possibly prior probably quite rather reported reports right same seen several should since some sometimes started starting states stated still such ' +
    'takes taken taking than that their them then there they thinks thought through time today together told took under unit units until used using very wants were what when where whether which while will with within without would year years ' +
    'unknown unclear documented mentioned known specified named confirmed dose doses frequency strength reason visit regular regularly tablet tablets medication medications medicine drug drugs history '
  )
    .trim()
    .split(/\s+/),
);
