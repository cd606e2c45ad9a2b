export const title = 'Profile';
export const inWorkspace = 'Who did what in your workspace: ';
export const inCompany = 'Who did what in your company: ';
export const audit = 'Audit';
export const activity = 'Account activity';
export const activityLead = 'When and from where this account was signed in to, failed tries included:';
export const loginInfo = 'Log In Info';
export const settings = 'Settings';
