/** How a company is called whose buyer has told no name, until its owner gives it one. */
export const unnamedCompany = 'Your company';
