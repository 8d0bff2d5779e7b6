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
  noEnquiry: 'Ordren kom ikke af en forespørgsel.',
  orGone: 'Eller også er forespørgslen slettet siden.',
  yes: 'Ja',
};
