/** Product X7, to the letter. */
export const recordDeleted = 'Data deleted successfully!';

/** Refusal for a person who is named in registrations. */
export const personKept = (name: string) =>
  `${name} har registreringer og er derfor gjort inaktiv i stedet for at blive slettet.`;
