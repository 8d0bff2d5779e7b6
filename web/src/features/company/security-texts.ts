export const securityTexts = {
  notLoaded: 'Kunne ikke hente indstillingen. Prøv igen.',
  label: 'Hvem skal bruge totrinslogin?',
  help: 'De logger ind med både adgangskode og en kode fra en app. Alle andre kan selv slå det til.',
  groups: {
    everybody: {
      label: 'Alle',
      help: 'Ejere, administratorer og medarbejdere.',
      title: 'Kræv totrinslogin af alle?',
      text: 'De, der ikke har det endnu, bliver logget ud nu. Når de logger ind igen, skal de slå det til, før de kan komme videre.',
      confirm: 'Kræv totrinslogin',
    },
    managers: {
      label: 'Ejere og administratorer',
      help: 'De kan se jeres kunder, timer og bogføring. Det anbefaler vi som det mindste.',
      title: 'Kræv totrinslogin af ejere og administratorer?',
      text: 'De ejere og administratorer, der ikke har det endnu, bliver logget ud nu. Når de logger ind igen, skal de slå det til, før de kan komme videre.',
      confirm: 'Kræv totrinslogin',
    },
    nobody: {
      label: 'Ingen',
      help: 'Enhver vælger selv.',
      title: 'Gør totrinslogin frivilligt?',
      text: 'De, der har det, beholder det og kan selv slå det fra. Bliver en adgangskode gættet eller stjålet, er den nok til at komme ind.',
      confirm: 'Gør frivilligt',
    },
  },
  ownersOnly: 'Kun en ejer kan ændre det.',
  ownFirst: 'Slå først totrinslogin til for dig selv.',
  toOwnPage: 'Gå til din profil',
  failed: 'Kunne ikke gemme. Prøv igen.',
} as const;
