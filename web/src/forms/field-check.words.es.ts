export const unclear = 'Revise este campo.';
