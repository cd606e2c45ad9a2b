/** The words of a clause in lower case, with the marks within them ("n/v", "0.5", "t-score"); what opens it left out. */
export const wordsIn = (clause: string): string[] =>
  clause
    .toLowerCase()
    .split(/[^a-z0-9/&+.%<>-]+/)
    .map((word) => (/[-./]/.test(word) ? word.replace(/^[-./]+(?!\d)/, '').replace(/[-./]+$/, '') : word))
    .filter((word) => word !== '');
