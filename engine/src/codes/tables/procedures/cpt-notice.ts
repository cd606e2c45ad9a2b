/** What stands wherever CPT numbers are shown. The numbers are facts; every word beside a built-in one is our own. */
export const cptNotice =
  'CPT is a registered trademark of the American Medical Association, which holds the copyright of its codes and descriptors. ' +
  'Notewright contains no CPT descriptors: the words beside built-in CPT numbers are its own. Use of CPT needs a license from the American Medical Association; ' +
  'the full list comes from the file that the licensee imports.';
