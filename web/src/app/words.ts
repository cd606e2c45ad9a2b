export const chatHistory = 'Chat history';
export const brokenTitle = 'This page could not be shown';
export const brokenWhy =
  'Something went wrong on our side, or a new version has just been installed. What you have sent is kept. Load the page again to go on.';
export const loadAgain = 'Load again';
export const plansNotLoaded = 'The plans could not be loaded';
export const plansTryAgain = 'Check your connection, close this, and try again.';
