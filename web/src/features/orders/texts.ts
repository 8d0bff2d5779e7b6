export const texts = {
  makeOrder: 'Opret ordre',
  isOrder: 'Er blevet til en ordre',
  writeMail: 'Skriv e-mail',
  noMail: 'Der er ingen e-mail',
};
