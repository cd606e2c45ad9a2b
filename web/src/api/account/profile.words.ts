/** Who has given no name (specification section 2). */
export const guest = 'Guest';
/** The workspace that everybody has. */
export const personal = 'Personal';
