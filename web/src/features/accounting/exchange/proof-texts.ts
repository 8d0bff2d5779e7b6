const count = (entries: number) =>
  entries === 1 ? '1 postering' : `${entries.toLocaleString('da')} posteringer`;

export const proofTexts = {
  title: 'Bevis',
  intro:
    'Hver postering bærer et aftryk af sig selv og af den før. Her læses de alle igen, og aftrykkene regnes efter: er noget ændret, fjernet eller byttet om, findes det.',
  run: 'Efterregn',
  stop: 'Stop',
  progress: (entries: number) => `${count(entries)} læst`,
  whole: (entries: number) => `${count(entries)} er læst, og alle er, som de blev bogført.`,
  empty: 'Intet er bogført endnu.',
  faults: (entries: number, found: number) =>
    `${count(entries)} er læst, og ${found === 1 ? '1 fejl er fundet' : `${found} fejl er fundet`}. Kontakt Driftig, før der bogføres mere.`,
  faultOf: (number: number, fault: string) => `Bilag ${number}: ${fault}`,
  fault: {
    missing: 'bilaget før mangler',
    changed: 'er ændret, siden det blev bogført',
    unlinked: 'hænger ikke sammen med bilaget før',
    unbalanced: 'debet og kredit er ikke ens',
    head: 'er det sidste bilag, men kan ikke findes',
  },
  lastTitle: 'Det sidste aftryk',
  lastText:
    'Gem det uden for Driftig, for eksempel hos revisoren. Så kan enhver siden se, om noget før det er ændret.',
  last: (number: number) => `Bilag ${number}`,
  mail: 'Send til revisor',
  save: 'Hent til udskrift',
  fileName: (date: string) => `aftryk-${date}.txt`,
  subject: 'Aftryk af bogføringen',
  failed: 'Bogføringen kunne ikke efterregnes.',
  statement: (number: number, hash: string, when: string) =>
    [
      'Aftryk af bogføringen i Driftig',
      '',
      `Bilag 1 til ${number} er efterregnet ${when}. Alle var, som de blev bogført.`,
      '',
      `Bilag ${number} har aftrykket`,
      hash,
      '',
    ].join('\r\n'),
};
