export const texts = {
  cancel: 'Annuller',
  close: 'Luk',
  save: 'Gem',

  taskSettings: 'Indstillinger for opgave',
  taskFailed: 'Opgaven kunne ikke hentes.',
  taskGone: 'Opgaven findes ikke længere.',
  saved: 'Opgaven er gemt.',
  conflict: 'En anden har ændret opgaven imens.',
  subtasks: 'Delopgaver',
  createdBy: (name: string, date: string) => `Oprettet af ${name} ${date}`,
  order: (title: string) => `Hører til ordren ${title}`,

  pictures: 'Billeder',
  picturesFailed: 'Billederne kunne ikke hentes.',
  picture: (number: number) => `Billede ${number}`,
  showPicture: (number: number) => `Vis billede ${number}`,
  sentBy: (name: string, at: string) => `${name}, ${at}`,
  removePicture: 'Slet billede',
  removePictureTitle: 'Slet billedet?',
  removePictureText: 'Billedet kan ikke hentes frem igen.',
  pictureDeleted: 'Billedet er slettet.',
  pictureKept: 'Billedet kunne ikke slettes.',

  olderTitle: (name: string) => `Ældre færdige opgaver i ${name}`,
  olderFailed: 'Opgaverne kunne ikke hentes.',
  noOlder: 'Ingen opgaver er blevet færdige for mere end 30 dage siden.',
  doneAt: (date: string) => `færdig ${date}`,
  more: 'Vis flere',

  comments: 'Kommentarer',
  commentsFailed: 'Kommentarerne kunne ikke hentes.',
  noComments: 'Ingen kommentarer endnu.',
  writeComment: 'Skriv en kommentar',
  commentHelp: 'Skriv @ og et navn for at nævne en medarbejder.',
  mention: 'Nævn en kollega',
  send: 'Send',
  removeComment: 'Slet kommentaren',
  commentFailed: 'Kommentaren blev ikke sendt',
  commentKept: 'Kommentaren blev ikke slettet',
  you: 'Dig',

  newCategory: 'Ny kategori',
  categorySettings: 'Indstillinger for kategori',
  categoryCreated: 'Kategorien er oprettet.',
  categorySaved: 'Kategorien er gemt.',
  categoryFailed: 'Kategorien kunne ikke gemmes. Prøv igen.',
  categoryConflict: 'En anden har ændret kategorien imens.',
  name: 'Navn',
  sharedWith: 'Del med',
  categoryHelp:
    'De, kategorien er delt med, ser og løser alle dens opgaver. Ledere ser alle kategorier.',
  checklist: 'Tjekliste',
  checklistHelp: 'En opgave på hver linje. Listen kan bruges som skabelon igen og igen.',

  deleteCategory: 'Slet kategori',
  deleteCategoryTitle: (name: string) => `Slet kategorien ${name}?`,
  deleteCategoryText: (unfinished: number) => {
    if (unfinished === 0) return 'Kategorien slettes med alle dens opgaver.';
    const tasks = unfinished === 1 ? '1 ufærdig opgave' : `${unfinished} ufærdige opgaver`;
    return `Kategorien har ${tasks}. Den slettes med alle dens opgaver.`;
  },
  canUndo: 'Du kan fortryde i 10 sekunder.',
  categoryDeleted: (name: string) => `Kategorien ${name} er slettet.`,
  restored: 'Kategorien er hentet tilbage.',
  notRestored: 'Kategorien kunne ikke hentes tilbage',

  deleteTask: 'Slet opgave',
  deleteTaskTitle: (title: string) => `Slet ${title}?`,
  deleteTaskText: (subtasks: number) =>
    subtasks === 0
      ? 'Opgaven kan ikke hentes frem igen.'
      : `Opgaven slettes med ${subtasks === 1 ? '1 delopgave' : `${subtasks} delopgaver`} og kan ikke hentes frem igen.`,
  taskDeleted: 'Opgaven er slettet.',
  deleteSubtask: 'Slet delopgave',
  deleteSubtaskTitle: (title: string) => `Slet delopgaven ${title}?`,
  deleteSubtaskText: 'Delopgaven kan ikke hentes frem igen.',
  subtaskDeleted: 'Delopgaven er slettet.',

  moveTitle: (title: string) => `Flyt ${title}`,
  moveTo: 'Kategori',
  position: 'Plads',
  positions: { first: 'Øverst', last: 'Nederst' },
  move: 'Flyt',
} as const;
