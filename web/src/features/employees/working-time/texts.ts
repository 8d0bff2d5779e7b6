export const texts = {
  title: 'Arbejdstid',
  failed: 'Arbejdstiden kunne ikke hentes.',
  usual: 'Følger virksomhedens norm.',
  change: 'Ret arbejdstid',
  week: (hours: string) => `${hours} timer om ugen`,
  since: (date: string) => `fra ${date}`,
  current: 'Norm nu',
  selfOrganiser: (date: string) => `Selvtilrettelægger fra ${date}`,
  selfOrganiserComing: (date: string) => `Bliver selvtilrettelægger ${date}`,
  seeRegister: 'Se registreret arbejdstid',

  dialogTitle: (name: string) => `Arbejdstid for ${name}`,
  saveFailed: 'Arbejdstiden kunne ikke gemmes.',
  conflict: 'En anden har imens ændret arbejdstiden. Dine ændringer er ikke gemt.',
  norms: 'Egen norm',
  normsHelp:
    'Gælder i stedet for virksomhedens norm fra den dato, du vælger, og til den næste norm begynder. Lørdage, søndage og helligdage har ingen norm.',
  from: 'Gælder fra',
  days: ['Man', 'Tir', 'Ons', 'Tor', 'Fre'],
  same: 'Samme alle dage',
  weekSum: 'Om ugen',
  add: 'Tilføj norm',
  remove: (number: number) => `Fjern norm ${number}`,
  norm: (number: number) => `Norm ${number}`,
  badHours: 'Skriv et antal timer fra 0 til 24.',
  noDate: 'Vælg en dato.',
  sameDate: 'To normer begynder samme dag.',

  selfOrganiserLabel: 'Selvtilrettelægger fra',
  selfOrganiserTitle: 'Selvtilrettelægger',
  selfOrganiserHelp:
    'Kun for den, der selv bestemmer over sin arbejdstid eller arbejder i en ledende funktion, og når det står i ansættelseskontrakten. Fra datoen behøver arbejdstiden ikke blive registreret, og reglerne om hvile, fridøgn og 48 timer om ugen giver ingen advarsler.',

  youngTitle: 'Under 18 år',
  youngLabel: 'Fylder 18 år den',
  youngHelp:
    'Indtil da advarer vi, når der er under 12 timers hvile i døgnet. Lovens andre regler for unge, f.eks. højst 8 timer om dagen og to fridøgn om ugen, skal I selv holde øje med.',
  young: (date: string) => `Under 18 år, fylder 18 den ${date}`,

  labels: {
    norms: 'Egen norm',
    selfOrganiserFrom: 'Selvtilrettelægger',
    eighteenOn: 'Under 18 år',
  },
} as const;
