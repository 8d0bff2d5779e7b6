/** Product X7, to the letter. */
export const personChanged = 'Data changed successfully!';

export const invitationSent = (email: string) => `Invitationen er sendt til ${email}.`;
export const invitationWithdrawn = 'Invitationen er trukket tilbage.';
export const personDeactivated = (name: string) =>
  `${name} er inaktiv og kan ikke logge ind. Alle registreringer bevares.`;
export const personReactivated = (name: string) => `${name} er aktiv igen.`;
export const profileSaved = 'Dine oplysninger er gemt';
export const pictureSaved = 'Billedet er gemt';
export const pictureRemoved = 'Billedet er fjernet';
