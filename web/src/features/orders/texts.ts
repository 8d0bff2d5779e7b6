export const texts = {
  // Documented texts (product X10).
  details: 'Enquiry details',
  detailsFailed: 'Kunne ikke hente ordredetaljer.',

  makeOrder: 'Opret ordre',
  isOrder: 'Er blevet til en ordre',
  showOrder: 'Vis ordre',
  writeMail: 'Skriv e-mail',
  noMail: 'Der er ingen e-mail',
  badMail: 'E-mailen kan ikke bruges. Ret den først.',

  showEnquiry: 'Vis forespørgsel',
  noEnquiry: 'Der er ingen forespørgsel bag ordren.',
  orGone: 'Den kan også være slettet.',
  yes: 'Ja',
};
