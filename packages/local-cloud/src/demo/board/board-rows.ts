import type { BoardRepeat } from '@driftig/contracts/taskboard/shapes';
import type { BoardStatus } from '@driftig/contracts/taskboard/status';

import type { DemoDepartment } from '../people.ts';

interface DemoBoardTask {
  readonly title: string;
  readonly message?: string;
  /** Names of people. */
  readonly assignees: readonly string[];
  /** Start and end in days from today. */
  readonly days?: readonly [start: number, end: number];
  readonly status?: BoardStatus;
  readonly subtasks?: readonly (readonly [title: string, status: BoardStatus, progress: number])[];
  readonly repeat?: BoardRepeat;
  /** It belongs to the next order. */
  readonly ofNextOrder?: true;
  /** Written by the first assignee. */
  readonly comment?: string;
}

interface DemoBoardCategory {
  readonly name: string;
  readonly sharedWith: readonly DemoDepartment[];
  readonly checklist?: readonly string[];
  readonly tasks: readonly DemoBoardTask[];
}

/** The board of Nordlys Event; the first category, task, subtask and comment are those of the samples. */
export const boardRows: readonly DemoBoardCategory[] = [
  {
    name: 'Lager',
    sharedWith: ['Opsætning', 'Lyd og lys'],
    tasks: [
      {
        title: 'Gør lageret klar til vinter',
        message: 'Begynd med teltene. De skal være tørre, før de pakkes.',
        assignees: ['Jonas Bak', 'Victor Juhl'],
        days: [-3, 4],
        subtasks: [
          ['Tæl stole', 'inProgress', 50],
          ['Tør og pak de store telte', 'completed', 100],
          ['Mærk kasser med barduner', 'notStarted', 0],
          ['Kør affald på genbrugsstationen', 'notStarted', 0],
        ],
        comment: 'Der mangler 12 klapstole efter sidste uge. Jeg spørger Oliver.',
      },
      {
        title: 'Få syn på traileren',
        message: 'Værkstedet på Industrivej har papirerne.',
        assignees: ['Ali Hassan'],
        days: [0, 1],
        status: 'waiting',
      },
      {
        title: 'Efterse varmekanoner',
        assignees: ['Mikkel Toft'],
        days: [-6, -2],
        subtasks: [
          ['Skift filtre', 'completed', 100],
          ['Prøv dem i en time', 'inReview', 80],
        ],
      },
      {
        title: 'Bestil nye pløkker',
        assignees: ['Sara Winther'],
        days: [-8, -5],
        status: 'completed',
      },
    ],
  },
  {
    name: 'Ny bestilling',
    sharedWith: ['Kontor'],
    checklist: [
      'Ring til kunden, og aftal adgang',
      'Send ordrebekræftelse',
      'Send faktura på depositum',
      'Besigtig pladsen',
      'Bestil duge og service',
      'Book varevogn og trailer',
      'Sæt holdet',
      'Skriv besked til holdet',
      'Ring til kunden dagen før',
      'Gør op, og send faktura',
    ],
    tasks: [
      {
        title: 'Aftal adgang og strøm med kunden',
        assignees: ['Sara Winther'],
        days: [0, 2],
        ofNextOrder: true,
        subtasks: [
          ['Hvor kan varevognen holde?', 'completed', 100],
          ['Er der 32 ampere ved scenen?', 'inProgress', 40],
          ['Hvem lukker op?', 'notStarted', 0],
        ],
        comment: 'Kunden ringer tilbage om strømmen i morgen formiddag.',
      },
      {
        title: 'Bestil duge og service',
        message: 'Leverandøren skal have besked tre hverdage før.',
        assignees: ['Signe Lund'],
        days: [1, 5],
      },
    ],
  },
  {
    name: 'Kontor',
    sharedWith: ['Kontor'],
    tasks: [
      {
        title: 'Gennemgå månedens kvitteringer',
        assignees: ['Signe Lund', 'Mette Lindqvist'],
        days: [0, 3],
        repeat: 'monthly',
        status: 'inProgress',
      },
      {
        title: 'Skriv prisliste til næste sæson',
        message: 'Telte og dansegulv stiger. Resten er uændret.',
        assignees: ['Mette Lindqvist'],
        days: [2, 12],
        subtasks: [
          ['Hent priser hos leverandører', 'completed', 100],
          ['Regn på kørsel', 'inProgress', 60],
          ['Læs korrektur', 'notStarted', 0],
        ],
      },
      {
        title: 'Find sted til julefrokosten',
        assignees: [],
      },
    ],
  },
];
