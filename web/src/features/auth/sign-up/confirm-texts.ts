export const confirmTexts = {
  waiting: 'Bekræfter din e-mail',
  waitingText: 'Det tager et øjeblik.',
  confirmed: 'Tak',
  notConfirmed: 'E-mailen blev ikke bekræftet',
  linkGone: 'Linket virker ikke længere',
  linkGoneText:
    'Har du brugt det før, er din e-mail bekræftet. Ellers kan du få et nyt øverst på siden, når du er logget ind.',
  failed: 'Det kunne ikke gemmes. Prøv igen om lidt.',
  again: 'Når du er logget ind, kan du få linket sendt igen øverst på siden.',
  home: 'Til Driftig',
} as const;
