import { settingLabels } from '@driftig/domain/company/settings';

/** Documented texts (product V6 to V8, X4, X6) are exact; the rest are ours. */
export const texts = {
  loadFailed: 'Kunne ikke hente indstillinger. Prøv igen.',
  saveFailed: 'Kunne ikke gemme indstillinger. Prøv igen.',
  saved: 'Indstillingerne er gemt',
  firstTimeFailed: 'An error occurred while saving your information. Please try again.',

  welcome: 'Velkommen til Driftig',
  welcomeHelp:
    'Fortæl os, hvem du er, før du går videre, så dine kolleger kan kende dig. Ét telefonnummer er nok.',
  fullName: 'Fulde navn',
  phone: 'Telefon',
  mobile: 'Mobil',
  samePhone: 'Samme som telefon',
  goOn: 'Fortsæt',

  settings: 'Settings',
  section: 'Afsnit',
  setupHelp: 'Udfyld det, der skal stå på fakturaerne. Det kan ændres senere.',
  conflict: 'En anden har ændret indstillingerne imens, så de er ikke gemt.',
  undo: 'Fortryd',
  save: 'Gem',
  unsaved: (count: number) =>
    count === 1 ? '1 ændring er ikke gemt' : `${count} ændringer er ikke gemt`,
  discard: 'Kasser ændringerne?',

  rename: 'Skift navn',
  renamedByOwner: 'Kun en ejer kan ændre det.',
  renameTitle: 'Skift virksomhedens navn',
  renameHelp:
    'Nye fakturaer, mails og bookingsiden får det nye navn. Udstedte fakturaer og kreditnotaer beholder det gamle.',
  renameFailed: 'Kunne ikke skifte navnet. Prøv igen.',
  password: 'Din adgangskode',
  passwordHelp: 'Så ingen andre kan gøre det fra din skærm.',

  days: 'dage',
  skipped: (from: number, to: number, date: string, reason: string) =>
    from === to
      ? `Nummer ${from} blev sprunget over den ${date}: ${reason}`
      : `Numrene ${from} til ${to} blev sprunget over den ${date}: ${reason}`,
  currencyWarning: 'Eksisterende beløb omregnes ikke.',
  currencyExample: (from: string, to: string) =>
    `En faktura på 1.000,00 ${from} bliver til 1.000,00 ${to}.`,
} as const;

export const fieldTexts = {
  companyName: {
    label: settingLabels.companyName,
    help: 'Står på fakturaer, mails og jeres bookingside.',
  },
  cvr: { label: settingLabels.cvr, help: 'Står på alle fakturaer.' },
  email: { label: settingLabels.email, help: 'Så kunderne kan svare på fakturaen.' },
  phone: { label: settingLabels.phone, help: 'Står på fakturaen.' },
  address: { label: settingLabels.address, help: 'Vej og nummer.' },
  zipcode: { label: settingLabels.zipcode, help: 'Kun tal.' },
  town: { label: settingLabels.town, help: 'Står efter postnummeret.' },
  country: { label: settingLabels.country, help: 'Står på fakturaer til udlandet.' },
  nextInvoiceNumber: { label: 'Næste fakturanummer', help: 'Tallet kan sættes op, aldrig ned.' },
  skipReason: {
    label: 'Hvorfor springes numre over?',
    help: 'Gemmes, så nummerrækken kan forklares.',
  },
  taxPercent: {
    label: settingLabels.taxPercent,
    help: 'Bruges på nye fakturaer. 0 giver "Momfrit erhverv".',
  },
  currency: {
    label: settingLabels.currency,
    help: 'Bruges på nye fakturaer. De udstedte beholder deres.',
  },
  depositPrice: {
    label: settingLabels.depositPrice,
    help: 'Forslag på nye depositumfakturaer, med moms.',
  },
  paymentDays: {
    label: settingLabels.paymentDays,
    help: 'Forslag på nye fakturaer, når kunden ikke har sin egen.',
  },
  bankName: { label: settingLabels.bankName, help: 'Står på fakturaen.' },
  regNumber: { label: settingLabels.regNumber, help: 'Op til fire cifre.' },
  accountNumber: { label: settingLabels.accountNumber, help: 'Op til ti cifre.' },
  fikCreditor: {
    label: settingLabels.fikCreditor,
    help: 'Otte cifre fra banken. Så står betalingslinjen +71 på fakturaen.',
  },
} as const;
