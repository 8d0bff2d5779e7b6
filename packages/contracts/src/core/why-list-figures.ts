/** Figures of lists of invoices, orders, people and products, as dashboards and their pages show them. */
export const ofLists = {
  revenue: {
    title: 'Omsætning uden moms',
    rule: 'Fakturaer tæller uden moms i den måned, de er dateret. Annullerede tæller ikke med. Et depositum tæller, når det faktureres, og trækkes fra i slutfakturaen.',
    product: 'D10',
    laws: [],
  },
  invoiceCount: {
    title: 'Fakturaer',
    rule: 'Alle fakturaer med dato i året tæller med, også depositumfakturaer og annullerede.',
    product: 'H1',
    laws: [],
  },
  unpaid: {
    title: 'Ubetalt',
    rule: 'En faktura er ubetalt, indtil den er betalt eller annulleret. Det, der er betalt eller afskrevet, er trukket fra.',
    product: 'H4',
    laws: [],
  },
  overdue: {
    title: 'Forfaldent',
    rule: 'En ubetalt faktura er forfalden fra dagen efter sin forfaldsdato. Det, der er betalt eller afskrevet, er trukket fra.',
    product: 'H4',
    laws: [],
  },
  credit: {
    title: 'Til gode',
    rule: 'Kunden har penge til gode, når der er betalt mere, end fakturaen lyder på, også når den er krediteret. Beløbet trækkes ikke fra det ubetalte.',
    product: 'D35',
    laws: [],
  },
  chosenInvoices: {
    title: 'Valgte fakturaer',
    rule: 'Fakturaernes beløb med moms, som de blev udstedt. Betalinger er ikke trukket fra.',
    product: 'D4',
    laws: ['invoice'],
  },
  orderCount: {
    title: 'Ordrer',
    rule: 'En ordre tæller i den måned, den begynder, også når den er annulleret.',
    product: 'H4',
    laws: [],
  },
  employeeCount: {
    title: 'Medarbejdere',
    rule: 'Aktive og inviterede tæller med, uanset år. Inaktive gør ikke.',
    product: 'H4',
    laws: [],
  },
  waiting: {
    title: 'Venter på dig',
    rule: 'Hver slags, der venter i dag, tæller én gang, uanset hvor mange der er af den. Det, der haster mest, står først.',
    product: 'H5',
    laws: [],
  },
  peopleMissing: {
    title: 'Mangler medarbejdere',
    rule: 'Ordren mangler det antal, den skal bruge, minus dem, der er tildelt. Den, der er fraværende, tæller ikke som tildelt.',
    product: 'O18',
    laws: [],
  },
  stock: {
    title: 'Antal på lager',
    rule: 'Antallet falder, når produktet faktureres, og stiger igen, når fakturaen annulleres, krediteres eller slettes. Det kan rettes på produktet.',
    product: 'E6',
    laws: [],
  },
  sold: {
    title: 'Solgt',
    rule: 'Det antal, der står på fakturaerne, efter fakturadato. Depositumfakturaer og fakturaer, der er krediteret eller annulleret, tæller ikke med.',
    product: 'E6',
    laws: [],
  },
} as const;
