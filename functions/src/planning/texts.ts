export const planSaved = 'Planen er gemt.';
export const shiftIsOver = 'Vagten er slut. Den kan ikke gives til andre.';
export const notAbsent = 'Medarbejderen er ikke fraværende på det tidspunkt.';
export const isAway = 'Fraværende';
export const askedInstead = (count: number) =>
  `Vagten er tilbudt ${count} ${count === 1 ? 'medarbejder' : 'medarbejdere'}. Den første, der siger ja, får den.`;
