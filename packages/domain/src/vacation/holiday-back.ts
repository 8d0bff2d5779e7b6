/**
 * Information for a manager who decides whether holiday days come back (product Y25); it decides
 * nothing.
 */
export const holidayBackLaw =
  'Ferieloven: Bliver man syg, før ferien begynder, gives dagene tilbage. Bliver man syg undervejs, gælder det sygedage ud over de første fem, med lægeerklæring.';
