export const bookingTexts = {
  notLoaded: 'Kunne ikke hente bookingformularen. Prøv igen.',
  failed: 'Kunne ikke gemme bookingformularen. Prøv igen.',
  help: 'En side, hvor jeres kunder selv skriver, hvad de ønsker. Det lander i Enquiries, og I får en mail.',
  open: 'Formularen er åben',
  openHelp: 'Lukket formular: linket viser, at her ingen formular er.',
  slug: 'Adresse',
  slugHelp:
    'Små bogstaver fra a til z, tal og bindestreger. Skifter I den, virker det gamle link ikke længere.',
  introduction: 'Indledning',
  introductionHelp: 'Står øverst på siden.',
  save: 'Gem',
  link: 'Link til formularen',
  copy: 'Kopier link',
  copied: 'Linket er kopieret',
  notCopied: 'Linket kunne ikke kopieres. Marker det, og kopier det selv.',
  show: 'Vis siden',
  closed: 'Linket virker, når formularen er åben og gemt.',
} as const;
