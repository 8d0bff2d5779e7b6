/** Documented texts (product V1 to V3, X1, X2) are exact; the rest are ours. */
export const texts = {
  badEmail: 'Indtast en gyldig email',
  shortPassword: 'Mindst 8 tegn',
  noCompany: 'Virksomhedsnavn er påkrævet',
  registered: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.',

  noToken: 'Token er påkrævet',
  linkSent: 'Link til nulstilling er sendt til din e-mail.',
  passwordUpdated: 'Adgangskoden er opdateret! Du kan nu logge ind.',

  invitationAsked: 'Er du inviteret, har vi sendt dig et link.',
  userCreated: 'Bruger oprettet! Du kan nu logge ind.',
  welcomeTitle: 'Velkommen til Driftig',
  welcomeHelp: 'Skriv den adgangskode, du lige har valgt, så er du inde.',

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

  invitedTitle: 'Få din invitation igen',
  invitedHelp:
    'Skriv den e-mail, du er inviteret med. Så sender vi linket igen, hvis det stadig gælder.',
  invitedHint: 'Har din arbejdsplads inviteret dig?',
  toInvited: 'Få linket igen',

  code: 'Kode fra din app',
  codeHelp: 'Skriv de seks cifre. Har du ikke din telefon, kan du bruge en gendannelseskode.',

  loginHelp: 'Brug den e-mail, du er inviteret eller oprettet med.',
  registerHelp: 'Du får rollen Ejer og kan invitere dine kolleger bagefter.',
  chosenPlan: {
    starter: 'Valgt plan: Starter, 0 kr. pr. måned.',
    pro: 'Valgt plan: Pro. De første 30 dage er gratis, derefter 299 kr. pr. måned ekskl. moms.',
    enterprise:
      'Valgt plan: Enterprise. De første 30 dage får I hele Pro gratis, og vi kontakter jer om resten.',
  },
  accept: {
    before: 'Når du opretter virksomheden, accepterer du ',
    terms: 'vilkårene',
    between: ' på dens vegne. Læs også om ',
    privacy: 'privatliv',
    after: '.',
  },
  submitRegister: 'Opret virksomhed',
  email: 'E-mail',
  password: 'Adgangskode',
  companyName: 'Virksomhedsnavn',

  again: 'Log ind igen',
  againHelp: (email: string) =>
    `Din session er udløbet. Det, du var i gang med, er her stadig i et kvarter. Log ind som ${email}.`,
  giveUp: 'Log Out',
} as const;

/** Place of the dialog: over the landing page, or for a screen of the application (product A2). */
export type AuthPlace = 'landing' | 'app';

/**
 * Error texts when the server sends none. Each place has its own documented words (product X1, X2).
 */
export interface FailureTexts {
  readonly login: string;
  readonly register: string;
  readonly mail: string;
  readonly update: string;
  readonly notAlike: string;
}

export const failureTexts: Readonly<Record<AuthPlace, FailureTexts>> = {
  landing: {
    login: 'Uventet fejl',
    register: 'Uventet fejl',
    mail: 'Kunne ikke sende mail',
    update: 'Uventet fejl',
    notAlike: 'Kodeord matcher ikke',
  },
  app: {
    login: 'Login fejlede. Tjek venligst dine oplysninger.',
    register: 'Registrering fejlede. Prøv igen.',
    mail: 'Kunne ikke sende e-mail til nulstilling af adgangskode.',
    update: 'Kunne ikke opdatere adgangskoden.',
    notAlike: 'Adgangskoderne er ikke ens!',
  },
};
