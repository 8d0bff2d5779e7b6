/** Part 2 §8, to the letter. */
export const registered = 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.';
export const loggedOut = 'Du er logget ud.';
export const sessionEnded = 'Sessionen er afsluttet.';
export const othersEnded = 'Du er logget ud alle andre steder.';
