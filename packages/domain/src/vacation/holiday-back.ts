/** What a manager is told who decides whether days of holiday come back (product Y25); said, not decided. */
export const holidayBackLaw =
  'Ferieloven: Bliver man syg, før ferien begynder, gives dagene tilbage. Bliver man syg undervejs, gælder det sygedage ud over de første fem, med lægeerklæring.';
