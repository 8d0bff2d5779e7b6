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

export const askTexts = { accept: 'Accept Shift', decline: 'Nej tak' };

const boxes = { bell: 'her på siden', mail: 'på mail', push: 'på dine enheder' };

export const choiceTexts = {
  open: 'Vælg mail og enhed',
  title: 'Hvordan vil du have besked?',
  help: 'Fjern krydset ved Her, hvis du slet ikke vil have den slags besked. Sæt kryds ved det, du også vil have på mail eller på dine enheder.',
  kind: 'Besked',
  ways: { bell: 'Her', mail: 'Mail', push: 'Enheder' },
  box: (label: string, way: keyof typeof boxes) => `${label}: ${boxes[way]}`,
  notLoaded: 'Kunne ikke hente dine valg.',
  notSaved: 'Dit valg er ikke gemt.',
  close: 'Luk',
};

export const pushTexts = {
  label: 'Vis notifikationer på denne enhed',
  off: 'Du får besked, også når Driftig er lukket. Browseren spørger om lov, når du slår det til.',
  on: 'Du får besked på denne enhed, også når Driftig er lukket, til du logger ud.',
  blocked:
    'Browseren blokerer notifikationer fra Driftig. Tryk på ikonet ved siden af adressen, tillad notifikationer, og genindlæs siden.',
  blockedOnPhone:
    'Telefonen blokerer notifikationer fra Driftig. Åbn Indstillinger, vælg Notifikationer og så Driftig, og tillad notifikationer.',
  homeScreen:
    'På iPhone og iPad kan kun en side på hjemmeskærmen vise notifikationer. Tryk på Del i Safari, vælg Føj til hjemmeskærm, og åbn Driftig derfra.',
  unsupported:
    'Denne browser kan ikke vise notifikationer. Prøv den nyeste Chrome, Edge, Firefox eller Safari.',
  notAllowed: 'Browseren fik ikke lov. Prøv igen, og vælg Tillad.',
  notOn: 'Notifikationer er ikke slået til på denne enhed. Prøv igen.',
  notOff: 'Notifikationer er ikke slået fra på denne enhed. Prøv igen.',
  notLoaded: 'Kunne ikke se, om enheden får notifikationer.',
};
