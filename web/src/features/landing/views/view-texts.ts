interface ViewTexts {
  readonly tab: string;
  readonly title: string;
  readonly points: readonly string[];
}

export type ViewName = 'hours' | 'calendar' | 'invoice' | 'orders' | 'employees';

export const viewTexts: Readonly<Record<ViewName, ViewTexts>> = {
  hours: {
    tab: 'Tidsregistrering',
    title: 'Godkend ugens timer fra én liste',
    points: [
      'Alle registreringer samlet: godkendt, afventer, afvist',
      'Afvis med en bemærkning, som medarbejderen kan se',
      'Flexsaldo pr. medarbejder, regnet dag for dag',
      'Uge- og månedsoversigt som PDF',
    ],
  },
  calendar: {
    tab: 'Kalender',
    title: 'Se med det samme, hvor der mangler folk',
    points: [
      'Hver dag farves efter bemandingen',
      'Tryk på en dag, og se dagens ordrer',
      'Ferie og fravær ligger i samme kalender',
      'Hele året på én skærm',
    ],
  },
  invoice: {
    tab: 'Fakturering',
    title: 'Depositum først, slutfaktura bagefter',
    points: [
      'Momsen regnes ud fra linjerne',
      'Et betalt depositum trækkes fra slutfakturaen',
      'Fakturanumre uden huller',
      'Fakturaen som PDF med jeres logo',
    ],
  },
  orders: {
    tab: 'Ordrer',
    title: 'Fra aftale til faktura i én ordre',
    points: [
      'Kunde, tid, opgaver og varer samlet',
      'Bemandingen står på hver linje',
      'Billeder og beskeder til dem på stedet',
      'Ordren bliver til fakturaens linjer',
    ],
  },
  employees: {
    tab: 'Medarbejdere',
    title: 'Hvem der er med, og hvad de må',
    points: [
      'Inviter med en e-mail',
      'Rolle og afdeling rettes i listen',
      'Luk for login, når nogen stopper',
      'Timerne bliver liggende',
    ],
  },
};

export const viewContentTexts = {
  pending: 'Afventer',
  week: 'Flex i ugen',
  approve: 'Godkend',
  reject: 'Afvis',
  hours: { date: 'Dato', person: 'Medarbejder', project: 'Projekt', hours: 'Timer', flex: 'Flex' },

  full: 'Bemandet',
  short: 'Mangler folk',
  staffed: (staffing: string) => `${staffing} bemandet`,
  day: (day: string, count: number, short: boolean) =>
    `${day}, ${count} ${count === 1 ? 'ordre' : 'ordrer'}, ${short ? 'mangler folk' : 'bemandet'}`,

  invoice: 'Faktura',
  paid: 'Betalt',
  price: 'Pris',
  tax: 'Moms 25 %',
  deposit: 'Betalt depositum',
  withDeposit: 'Kunden har betalt depositum',
  toPay: 'At betale',

  all: 'Alle',
  filter: 'Vis ordrer',

  loginAllowed: (name: string) => `${name} må logge ind`,
  login: 'Login',
} as const;
