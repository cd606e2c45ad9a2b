export const pageTitle = 'Invitación';
export const title = 'Su invitación';
export const lead = 'Una cuenta puede pertenecer a una sola empresa a la vez.';
