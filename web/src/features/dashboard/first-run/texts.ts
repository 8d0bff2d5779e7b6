const counts = ['Ingen', 'Én', 'To', 'Tre', 'Fire', 'Fem'];

export const texts = {
  welcome: (firstName: string, missing: number) => {
    const name = firstName === '' ? 'Velkommen.' : `Velkommen, ${firstName}.`;
    return `${name} ${counts[missing] ?? missing} ting mangler, før I er i gang.`;
  },
  title: 'Kom i gang',
  putAway: 'Skjul guiden',
  done: (count: number, of: number) => `${count} af ${of}`,
  doneWord: 'klaret',
  change: 'Ret',
  changeOf: (step: string) => `Ret: ${step}`,
  stateDone: 'Klaret',
  stateNext: 'Næste',
  stateLater: 'Mangler',
  minutes: (count: number) => (count === 1 ? '1 minut' : `${count} minutter`),

  bank: 'Konto og adresse',
  bankWhy: 'Kontoen, kunderne skal betale til, og jeres adresse. De står på fakturaerne.',
  addressWhy: 'Kontoen er på plads. Over 3.000 kr. skal jeres adresse også stå på fakturaen.',
  addressAction: 'Skriv adresse',
  bankAction: 'Skriv konto',
  bankDone: (bank: string, reg: string, account: string) =>
    [bank, `reg.nr. ${reg}`, `konto ${account}`].filter(Boolean).join(', '),
  logo: 'Logo',
  logoWhy: 'Det står øverst på fakturaen.',
  logoAction: 'Vælg logo',
  logoDone: 'Logoet står på fakturaerne.',
  customer: 'Første kunde',
  customerWhy: 'Navn og adresse på den, der skal have fakturaen.',
  customerAction: 'Ny kunde',
  customerImport: 'Importer fra CSV',
  invoice: 'Første faktura',
  invoiceWhy: 'Fra kunde til PDF. Du ser den, før den udstedes.',
  invoiceAction: 'Ny faktura',
  invoiceDone: 'Godt begyndt: jeres første faktura er lavet.',
  colleague: 'Inviter en kollega',
  colleagueWhy: 'Kollegaen får en mail og opretter selv sin adgang.',
  colleagueAction: 'Inviter',
  colleagueDone: (name: string) => `${name} er med.`,

  later: 'Når du har tid',
  products: 'Det, I sælger og lejer ud, med pris.',
  productsAction: 'Opret produkter',
  orders: 'Aftaler med dato og sted.',
  ordersAction: 'Ny ordre',
  settings: 'Moms, valuta, fakturanummer og afdelinger.',
  settingsAction: 'Gå igennem',

  sheet: 'Jeres faktura',
  sheetHelp: 'Sådan ser kunden den. Den bliver fyldt undervejs.',
  example: 'Eksempel',
  inPlace: (names: readonly string[]) => `${names.join(' og ')} er på plads.`,
  sheetLogo: 'Logo',
  sheetBank: 'Bank',
};
