export const confirmTexts = {
  waiting: 'Bekræfter din e-mail',
  waitingText: 'Det tager et øjeblik.',
  confirmed: 'Tak',
  notConfirmed: 'E-mailen blev ikke bekræftet',
  failed: 'Det kunne ikke gemmes. Prøv igen om lidt.',
  again: 'Når du er logget ind, kan du få linket sendt igen øverst på siden.',
  home: 'Til Driftig',
} as const;
