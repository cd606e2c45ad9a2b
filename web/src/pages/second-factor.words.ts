export const pageTitle = 'Second factor';
export const operatorNeeds = 'The operator of an installation needs a second factor';
export const isAsked = 'A second factor is asked of you';
export const companyAsks = 'Your company asks for a second factor';
export const lead =
  'Besides your password, it keeps your charts closed to whoever finds out the password. Set up one of these to go on.';
export const choices = 'What you can set up';
export const logOut = 'Log out';
