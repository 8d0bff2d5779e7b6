/** Part 2 §8, to the letter. */
export const registered = 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.';
export const loggedOut = 'Du er logget ud.';
