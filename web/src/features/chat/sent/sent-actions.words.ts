export const edit = 'Edit your words';
/** Of the last message, which a key opens as well. */
export const editWithKey = 'Edit your words (↑ in an empty message box)';
export const actions = 'What you can do with your words';
export const openFailed = 'The editor could not be opened. Please try again.';
