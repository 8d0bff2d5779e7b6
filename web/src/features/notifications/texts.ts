export const texts = {
  title: 'Notifikationer',
  purpose: 'Her ser du, hvad andre har gjort ved dine ordrer, timer og ansøgninger.',
  all: 'Alle notifikationer',
  markAll: 'Marker alle som læst',
  unread: 'Ulæst',
  none: 'Der er ingen notifikationer endnu',
  noneHelp:
    'Du får besked her, når nogen sætter dig på en ordre, afgør din ansøgning eller nævner dig.',
  notLoaded: 'Kunne ikke hente dine notifikationer.',
  more: 'Vis flere',
  moreNotLoaded: 'Kunne ikke hente flere.',
  retry: 'Prøv igen',
  notMarked: 'Notifikationerne er ikke markeret som læst.',
  today: 'I dag',
  yesterday: 'I går',
  clock: (time: string) => `kl. ${time}`,
};

export const choiceTexts = {
  open: 'Vælg mails',
  title: 'Hvad vil du have på mail?',
  help: 'Du får altid besked her på siden. Sæt kryds ved det, du også vil have på mail.',
  notLoaded: 'Kunne ikke hente dine valg.',
  notSaved: 'Dit valg er ikke gemt.',
  close: 'Luk',
};
