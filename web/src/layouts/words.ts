export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const expandMenu = 'Expand menu';
export const collapseMenu = 'Collapse menu';
export const mainMenu = 'Main';
export const chatHistory = 'Chat history';
export const getPlan = 'Get Plan';
/** The same where there is little room. */
export const getPlanShort = 'Plan';
export const newChat = 'New Chat';
export const manageSubscription = 'Manage Subscription';
export const users = 'Users';
export const audit = 'Audit';
export const operation = 'Operation';
export const helpAndSupport = 'Help And Support';
export const faq = 'FAQ';
export const logout = 'Logout';
