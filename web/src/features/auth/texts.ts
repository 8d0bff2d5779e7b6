/** Documented texts (part 1 §5 and §8, part 2 §2 and §8) to the letter; the rest is ours. */
export const texts = {
  badEmail: 'Indtast en gyldig email',
  shortPassword: 'Mindst 8 tegn',
  noCompany: 'Virksomhedsnavn er påkrævet',
  unexpected: 'Uventet fejl',
  registered: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.',

  login: 'Login',
  register: 'Opret bruger/virksomhed',
  noAccount: 'Har du ikke en konto?',
  toRegister: 'Opret bruger',
  hasAccount: 'Har du allerede en konto?',
  toLogin: 'Log ind',

  loginHelp: 'Brug den e-mail, du er inviteret eller oprettet med.',
  registerHelp: 'Du bliver ejer af virksomheden og kan invitere dine kolleger bagefter.',
  chosenPlan: {
    starter: 'Valgt plan: Starter, 0 kr. pr. måned.',
    pro: 'Valgt plan: Pro. De første 30 dage er gratis, derefter 299 kr. pr. måned.',
    enterprise:
      'Valgt plan: Enterprise. I de første 30 dage har I alt i Pro gratis, og vi kontakter jer om resten.',
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
