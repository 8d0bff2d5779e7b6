/** Product X7, to the letter. */
export const recordDeleted = 'Data deleted successfully!';

/** Said instead where a person stands in what was registered. */
export const personKept = (name: string) =>
  `${name} har registreringer og er derfor gjort inaktiv i stedet for at blive slettet.`;
