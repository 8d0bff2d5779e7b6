export const planSaved = 'Planen er gemt.';
