/** Captions of the film's parts, in order: shown in its picture, and below it as text. */
export const filmCaptions = [
  'Ordren bliver til en faktura, og depositum trækkes fra',
  'Medarbejderen registrerer dagen på telefonen',
  'Kontoret godkender timerne',
  'Et billede af bonen bliver til et bogført bilag',
  'Momsen står klar til at blive indberettet',
] as const;
