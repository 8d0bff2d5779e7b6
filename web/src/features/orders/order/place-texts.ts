export const placeTexts = {
  place: 'Sted',
  address: 'Adresse',
  customersAddress: 'Kundens adresse',
  contact: 'Kontakt på stedet',
};
