export const title = 'Language';
export const description =
  'For the pages in this browser. Choosing one loads the page again; your chats stay as they were written.';
export const choices = 'Language of the pages';
