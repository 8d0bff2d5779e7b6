export const texts = {
  title: 'Kvitteringer på mail',
  how: 'Send eller videresend en mail til adressen, så bliver dens filer til kvitteringer, der venter på beløb og firma. Kun mails fra jeres aktive medarbejderes egne e-mailadresser bliver brugt.',
  address: 'Jeres adresse',
  none: 'I har ingen adresse endnu.',
  unavailable:
    'Driftig modtager ikke kvitteringer på mail her endnu. Upload dem under Kvitteringer.',
  notLoaded: 'Adressen kunne ikke hentes.',
  copy: 'Kopier adresse',
  copied: 'Adressen er kopieret',
  notCopied: 'Adressen kunne ikke kopieres. Marker den, og kopier den selv.',
  make: 'Lav adresse',
  made: 'Adressen er klar',
  renew: 'Forny adresse',
  renewTitle: 'Forny adressen til kvitteringer?',
  renewText:
    'Den gamle adresse holder op med at virke med det samme. Giv den nye til dem, der sender kvitteringer.',
  renewed: 'Adressen er fornyet',
  notMade: 'Kunne ikke lave en adresse. Prøv igen.',
};
