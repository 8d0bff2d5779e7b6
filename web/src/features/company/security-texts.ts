export const securityTexts = {
  notLoaded: 'Kunne ikke hente indstillingen. Prøv igen.',
  switch: 'Kræv totrinslogin af alle',
  help: 'Alle logger ind med både adgangskode og en kode fra en app på deres telefon.',
  ownersOnly: 'Kun en ejer kan ændre det.',
  ownFirst: 'Slå først totrinslogin til for dig selv.',
  toOwnPage: 'Gå til din profil',
  onTitle: 'Kræv totrinslogin af alle?',
  onText:
    'De, der ikke har det endnu, bliver logget ud nu. Når de logger ind igen, skal de slå det til, før de kan komme videre.',
  onConfirm: 'Kræv totrinslogin',
  offTitle: 'Gør totrinslogin frivilligt?',
  offText: 'De, der har det, beholder det og kan selv slå det fra.',
  offConfirm: 'Gør frivilligt',
  failed: 'Kunne ikke gemme. Prøv igen.',
} as const;
