/** Documented texts (product V1 to V3, X1, X2) are exact; the rest are ours. */
export const texts = {
  badEmail: 'Indtast en gyldig email',
  shortPassword: 'Mindst 8 tegn',
  noCompany: 'Virksomhedsnavn er påkrævet',
  unexpected: 'Uventet fejl',
  registerFailed: 'Registrering fejlede. Prøv igen.',
  registered: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.',

  noToken: 'Token er påkrævet',
  notAlike: 'Kodeord matcher ikke',
  mailFailed: 'Kunne ikke sende mail',
  updateFailed: 'Kunne ikke opdatere adgangskoden.',
  linkSent: 'Link til nulstilling er sendt til din e-mail.',
  passwordUpdated: 'Adgangskoden er opdateret! Du kan nu logge ind.',

  login: 'Login',
  register: 'Opret bruger/virksomhed',
  noAccount: 'Har du ikke en konto?',
  toRegister: 'Opret bruger',
  hasAccount: 'Har du allerede en konto?',
  toLogin: 'Log ind',

  forgot: 'Glemt adgangskode?',
  forgotTitle: 'Nulstil adgangskode',
  forgotHelp: 'Skriv din e-mail, så sender vi et link, der gælder i en time.',
  sendLink: 'Send link',
  haveToken: 'Har du allerede et token?',
  toReset: 'Indtast ny adgangskode',
  backToLogin: 'Tilbage til login',
  resetTitle: 'Indtast ny adgangskode',
  resetHelp: 'Åbn linket i mailen, eller indsæt tokenet herunder.',
  chooseHelp: 'Tokenet er sat ind. Vælg en ny adgangskode.',
  token: 'Token fra mailen',
  newPassword: 'Ny adgangskode',
  repeat: 'Gentag adgangskoden',
  savePassword: 'Gem adgangskode',
  noMail: 'Kom der ingen mail?',
  newLink: 'Send et nyt link',

  code: 'Kode fra din app',
  codeHelp: 'Skriv de seks cifre. Har du ikke din telefon, kan du bruge en gendannelseskode.',

  loginHelp: 'Brug den e-mail, du er inviteret eller oprettet med.',
  registerHelp: 'Du får rollen Ejer og kan invitere dine kolleger bagefter.',
  chosenPlan: {
    starter: 'Valgt plan: Starter, 0 kr. pr. måned.',
    pro: 'Valgt plan: Pro. De første 30 dage er gratis, derefter 299 kr. pr. måned.',
    enterprise:
      'Valgt plan: Enterprise. De første 30 dage får I hele Pro gratis, og vi kontakter jer om resten.',
  },
  submitRegister: 'Opret virksomhed',
  email: 'E-mail',
  password: 'Adgangskode',
  companyName: 'Virksomhedsnavn',

  again: 'Log ind igen',
  againHelp: (email: string) =>
    `Din session er udløbet. Det, du var i gang med, er her stadig. Log ind som ${email}.`,
  giveUp: 'Log Out',
} as const;
