/** What the frame of the public pages says: bar, menu, footer. */
export const sections = 'Sections';
export const pages = 'Pages';
export const menu = 'Menu';
export const home = 'Notewright, home';
export const login = 'Login';
export const signUp = 'Signup';
export const toChats = 'Go to your chats';
export const dark = 'Dark Mode';
export const light = 'Light Mode';
export const faq = 'FAQ';
export const support = 'Help & Support';
export const pricing = 'Pricing';
export const legal = 'About this site';
export const terms = 'Terms of Use';
export const privacy = 'Privacy Policy';
export const drafts = 'Results are drafts for a clinician’s review.';
export const rights = 'All rights reserved.';
