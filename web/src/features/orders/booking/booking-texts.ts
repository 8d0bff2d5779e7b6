export const bookingTexts = {
  title: (companyName: string) => `Forespørgsel til ${companyName}`,
  heading: 'Send en forespørgsel',
  required: 'Felter med * skal udfyldes.',
  contact: 'Kontakt',
  loading: 'Indlæser',

  unknownTitle: 'Her er ingen formular',
  unknownText: 'Adressen er forkert, eller formularen er lukket. Spørg den, du fik linket af.',
  failedTitle: 'Formularen kunne ikke hentes.',
  retry: 'Prøv igen',

  you: 'Om dig',
  event: 'Om arrangementet',
  place: 'Hvor',
  wishes: 'Ønsker',

  labels: {
    name: 'Navn',
    email: 'E-mail',
    phone: 'Telefon',
    event: 'Anledning',
    date: 'Dato',
    fromTime: 'Fra kl.',
    toTime: 'Til kl.',
    participants: 'Deltagere',
    from: 'Fra sted',
    to: 'Til sted',
    decoration: 'Pynt',
    drinks: 'Drikkevarer',
    includingBottle: 'Med flaske',
    message: 'Besked',
    consent: 'Samtykke',
  },
  hints: {
    event: 'Fx bryllup, reception eller firmafest',
    participants: 'Cirka antal',
    from: 'Fx hvor I bliver hentet',
    to: 'Hvor det foregår',
    decoration: 'Fx duge, lys og blomster',
    drinks: 'Fx vin, øl og kaffe',
  } as Readonly<Record<string, string>>,

  consent: (companyName: string) =>
    `${companyName} må gemme det, jeg har skrevet, for at svare på min forespørgsel.`,
  kept: (companyName: string) =>
    `Oplysningerne ligger i Driftig, som ${companyName} bruger, og bliver der, til ${companyName} sletter dem. Du kan altid bede ${companyName} om at se eller slette dem.`,
  privacy: 'Læs om privatliv i Driftig',
  website: 'Lad feltet stå tomt',

  send: 'Send forespørgsel',
  sending: 'Sender …',
  notSent: 'Forespørgslen blev ikke sendt.',
  stillHere: 'Det, du har skrevet, står her stadig.',
  noConnection: 'Der er ingen forbindelse.',
  checkFields: 'Se felterne med rødt igennem.',

  sentTitle: (name: string) => `Tak, ${name}`,
  sentText: (companyName: string) => `${companyName} har modtaget din forespørgsel og svarer dig.`,
  confirmedTo: (email: string) =>
    `Vi har sendt en bekræftelse til ${email}. Kommer den ikke, så se i mappen med uønsket post.`,
  time: 'Kl.',
  another: 'Send en forespørgsel mere',
  madeWith: 'Formularen er lavet med',
} as const;
