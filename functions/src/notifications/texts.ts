export const oneRead = 'Notifikationen er læst.';
export const allRead = 'Alle notifikationer er læst.';
export const choiceSaved = 'Dit valg er gemt.';
export const deviceOn = 'Denne enhed får notifikationer.';
export const deviceOff = 'Denne enhed får ikke længere notifikationer.';
export const unknownPushService =
  'Browseren kan ikke få notifikationer fra os. Prøv en anden browser.';
export const tooManyDevices =
  'Du får allerede notifikationer på 10 enheder. Slå dem fra på en af dem først.';
