const notOwed = 'Kunden skal ikke betale den, og den tæller ikke længere med i salget.';
const orderFree = 'Står den på en ordre, kan ordren faktureres igen.';

/** The question before an invoice is credited. */
export const texts = {
  title: (number: number) => `Krediter faktura ${number}?`,
  what: 'Fakturaen får en kreditnota med det næste nummer og bliver Cancelled. Det kan ikke gøres om.',
  follows: [
    notOwed,
    orderFree,
    'Dens produkter lægges tilbage.',
    'Er der trukket et depositum fra, kan depositummet bruges igen.',
  ],
  followsOfDeposit: [notOwed, orderFree],
  paidBack: (amount: string) =>
    `De ${amount}, der er betalt, står der stadig og skal betales tilbage til kunden.`,
  reason: 'Årsag',
  reasonHelp: 'Står på kreditnotaen. Du kan lade feltet være tomt.',
  reasonTooLong: 'Højst 500 tegn.',
  credit: 'Krediter fakturaen',
  keep: 'Behold fakturaen',
  failed: 'Fakturaen kunne ikke krediteres. Prøv igen.',
} as const;
