/** Part 1 §8, to the letter. */
export const settingsSaved = 'Indstillingerne er gemt';
export const introductionSaved = 'Dine oplysninger er gemt';
