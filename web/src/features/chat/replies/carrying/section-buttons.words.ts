export const copyASection = 'Copy a section';
export const copySection = (name: string): string => `Copy section: ${name}`;
export const copySectionWithKey = (name: string): string => `Copy section: ${name} (C)`;
export const sectionCopied = 'Section copied to clipboard!';
export const copyFailed = 'Failed to copy the section.';
