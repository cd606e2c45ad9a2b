export const cosignatures = 'Co-signatures';
export const withCount = (count: number): string => `Co-signatures (${count})`;
