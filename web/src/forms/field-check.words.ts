export const unclear = 'Please check this field.';
