export const oneRead = 'Notifikationen er læst.';
export const allRead = 'Alle notifikationer er læst.';
export const choiceSaved = 'Dit valg er gemt.';
