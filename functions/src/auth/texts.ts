/** Product X2 and X3, to the letter. */
export const registered = 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.';
export const resetSent = 'Link til nulstilling er sendt til din e-mail.';
export const passwordUpdated = 'Adgangskoden er opdateret! Du kan nu logge ind.';
export const signedUp = 'Din konto blev oprettet med succes! Velkommen til Driftig 🎉';

export const invitationAsked = 'Er du inviteret, har vi sendt dig et link.';
export const emailConfirmed =
  'Din e-mail er bekræftet. Nu kan du sende fakturaer og invitere kolleger.';
export const emailIsConfirmed = 'Din e-mail er allerede bekræftet.';
export const confirmationSent = (email: string) => `Mailen er sendt igen til ${email}.`;
export const companyRenamed = (name: string) => `Virksomheden hedder nu ${name}.`;
export const passwordChanged = 'Adgangskoden er skiftet. Du er logget ud alle andre steder.';
export const invitationExpired =
  'Invitationen gælder ikke længere. Bed den, der inviterede dig, om en ny.';
export const companyPaused =
  'Virksomheden er sat på pause og kan ikke få nye brugere lige nu. Tal med den, der inviterede dig.';
export const loggedOut = 'Du er logget ud.';
export const sessionEnded = 'Enheden er logget ud.';
export const othersEnded = 'Du er logget ud alle andre steder.';
export const secondFactorOff = 'Totrinslogin er slået fra.';
export const secondFactorIsOn = 'Totrinslogin er allerede slået til.';
export const secondFactorNotBegun =
  'Begynd med at slå totrinslogin til, og scan koden i din app. Så kan du bekræfte den her.';
export const secondFactorIsOff = 'Totrinslogin er ikke slået til.';
export const secondFactorNeeded = 'Jeres virksomhed kræver totrinslogin, så det kan ikke slås fra.';
export const contactReceived = 'Tak for din besked. Vi svarer inden for en arbejdsdag.';
