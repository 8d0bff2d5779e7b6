/** Texts of the sign-up page. Documented ones (product N12, V4, X3) are exact. */
export const signUpTexts = {
  title: 'Opret din bruger',
  invitedBy: (companyName: string) => `${companyName} har inviteret dig til Driftig.`,
  fillIn: 'Udfyld venligst alle felter.',
  shortPassword: 'Adgangskoden skal være mindst 8 tegn.',
  notAlike: 'Adgangskoderne matcher ikke.',
  failed: 'Der opstod en fejl under gemning af dine oplysninger. Prøv igen.',
  welcome: 'Din konto blev oprettet med succes! Velkommen til Driftig 🎉',

  fullName: 'Fulde navn',
  email: 'E-mail',
  phone: 'Telefon',
  password: 'Adgangskode',
  passwordHelp: 'Mindst 8 tegn',
  repeat: 'Gentag adgangskoden',
  save: 'Gem',
  cancel: 'Annuller',

  unsavedTitle: 'Unsaved Changes',
  unsavedText: 'Du har skrevet noget, der ikke er gemt. Linket i mailen gælder stadig.',
  leave: 'Forlad siden',
  stay: 'Bliv her',

  notLoaded: 'Invitationen kunne ikke hentes.',
  tryAgain: 'Prøv igen om lidt.',

  notFoundTitle: '404 - Token Not Found',
  notFoundText: 'The token you provided does not exist or has expired.',
  notFoundHelp: 'Har du allerede brugt linket, kan du logge ind. Ellers bed om en ny invitation.',
  home: 'Til forsiden',
} as const;
