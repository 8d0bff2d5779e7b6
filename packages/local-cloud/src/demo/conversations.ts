/** Conversations of Nordlys Event: who wrote what, and how many minutes ago. */
export interface DemoMessage {
  readonly by: string;
  readonly text: string;
  readonly minutesAgo: number;
  /** A file of `order-pictures`; then there is no text. */
  readonly picture?: string;
}

const hour = 60;
const day = 24 * hour;

const said = (by: string, minutesAgo: number, text: string): DemoMessage => ({
  by,
  text,
  minutesAgo,
});

interface DirectConversation {
  readonly people: readonly [string, string];
  readonly messages: readonly DemoMessage[];
  /** How many of the newest the one who did not write them has not read. */
  readonly unread: number;
}

export const directConversations: readonly DirectConversation[] = [
  {
    people: ['Mette Lindqvist', 'Sara Winther'],
    unread: 2,
    messages: [
      said(
        'Sara Winther',
        day + 5 * hour,
        'Teatret har rettet bordplanen. Det er 12 borde i salen og 2 ved indgangen.',
      ),
      said(
        'Sara Winther',
        day + 5 * hour - 1,
        'Skal jeg sige det til Jonas, eller skriver du det på ordren?',
      ),
      said(
        'Mette Lindqvist',
        day + 4 * hour,
        'Jeg har skrevet det på ordren, så det står i hans kalender.',
      ),
      said('Sara Winther', day + 45, '@Mette har du godkendt timerne for sidste uge?'),
      said(
        'Sara Winther',
        3 * hour,
        'Vi er i gang. Porten var åben, og varevognen holder i gården.',
      ),
      said('Mette Lindqvist', 2 * hour, 'Godt. Mikkel har tilbudt at tage vagten lørdag.'),
      said('Mette Lindqvist', 2 * hour - 1, 'Så mangler vi én til baren.'),
      said(
        'Sara Winther',
        50,
        'Freja har prøvet baren før. Jeg spørger hende, når hun møder kl. 17:30.',
      ),
      said(
        'Sara Winther',
        49,
        'Og kan du nå at ringe til teatret? De vil vide, hvornår vi rydder ned.',
      ),
    ],
  },
  {
    people: ['Mette Lindqvist', 'Jonas Bak'],
    unread: 0,
    messages: [
      said(
        'Jonas Bak',
        2 * day,
        'Den store presenning er revnet i hjørnet. Skal vi have den lappet?',
      ),
      said(
        'Mette Lindqvist',
        2 * day - 20,
        'Ja tak. Aflever den hos sejlmageren, og send mig kvitteringen.',
      ),
      said('Jonas Bak', day + 2 * hour, 'Den er færdig på torsdag.'),
    ],
  },
  {
    people: ['Sara Winther', 'Jonas Bak'],
    unread: 1,
    messages: [
      said('Jonas Bak', 90, '@Sara teltet mangler to pløkker, kan du bestille nogle?'),
      said('Sara Winther', 13, 'De er bestilt og kommer i morgen tidlig.'),
      said('Sara Winther', 12, '@Jonas kan du tage varebilen med i morgen?'),
    ],
  },
  {
    people: ['Jonas Bak', 'Ali Hassan'],
    unread: 1,
    messages: [
      said('Jonas Bak', 5 * hour, 'Kan du tage traileren med fra lageret i morgen?'),
      said('Ali Hassan', 4 * hour, 'Det gør jeg. Er nøglen i skabet?'),
      said('Jonas Bak', 4 * hour - 3, 'Ja, øverste hylde.'),
      said('Ali Hassan', 35, 'Fandt den. Jeg er der kl. 6:45.'),
    ],
  },
];

interface GroupConversation {
  readonly messages: readonly DemoMessage[];
  /** People who have read all of it. */
  readonly readBy: readonly string[];
}

export const departmentConversations: Readonly<Record<string, GroupConversation>> = {
  Opsætning: {
    readBy: ['Ali Hassan', 'Oliver Riis'],
    messages: [
      said('Victor Juhl', day + 6 * hour, 'De nye teltpæle er kommet. De ligger i bås 3.'),
      said('Oliver Riis', day + 5 * hour, 'Fedt. Er der også nye barduner?'),
      said('Victor Juhl', day + 5 * hour - 4, 'Ja, 40 styk. De gamle er lagt til side.'),
      { by: 'Victor Juhl', text: '', minutesAgo: day + 4 * hour, picture: 'telt.jpg' },
      said('Jonas Bak', 6 * hour, 'Vi læsser kl. 7 i morgen. Tag regntøj med.'),
      said('Ali Hassan', 90, '@Jonas Bak, jeg har traileren. Så kan I tage bussen.'),
    ],
  },
  Kontor: {
    readBy: ['Signe Lund'],
    messages: [
      said('Signe Lund', day + 3 * hour, 'Jeg har sendt rykkerne for oktober.'),
      said('Sara Winther', day + 2 * hour, 'Tak. Brygger & Co har lovet at betale fredag.'),
      said('Signe Lund', 70, 'Så venter jeg med dem til på mandag.'),
    ],
  },
};

/** In the conversation of each of the next orders; the first writer plans it, the others are on it. */
export const orderConversation = [
  { minutesAgo: 7 * hour, text: 'Adgangen er fra gården bag huset. Porten er låst op fra kl. 8.' },
  { minutesAgo: 6 * hour, text: 'Det er modtaget. Hvem tager lampetterne med?' },
  { minutesAgo: 5 * hour, text: 'Det gør jeg. De står pakket ved rampen.' },
  {
    minutesAgo: 25,
    text: 'Kunden har ringet: Der kommer 8 gæster mere, så vi sætter et bord til.',
  },
] as const;
