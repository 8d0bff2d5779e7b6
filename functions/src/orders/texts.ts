import { mostPictures } from '@driftig/contracts/orders/pictures';

/** Product X7, to the letter. */
export const statusChanged = 'Data changed successfully!';

export const linesSaved = 'Linjerne er gemt.';
export const linesLocked =
  'Ordren er faktureret, så linjerne er låst. De kan ændres igen, hvis fakturaen annulleres.';
export const noteSaved = 'Beskeden er gemt.';
export const pictureDeleted = 'Billedet er slettet.';
export const enquiryAnswered = (to: string) => `Svaret er sendt til ${to}.`;
export const tooManyPictures = `Ordren har ${mostPictures} billeder, og flere er der ikke plads til. Slet nogle, I ikke skal bruge.`;

/** Answer to every booking form, also to robots whose form was dropped (product O20). */
export const bookingReceived = 'Tak, vi har modtaget din forespørgsel.';
export const bookingFormSaved = 'Bookingformularen er gemt.';
