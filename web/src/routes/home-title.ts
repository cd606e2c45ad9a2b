/** The title of the page at `/home`, as search engines and the browser's tab show it. */
export const homeTitle = (sentence: string): string => `Notewright: ${sentence}`;
