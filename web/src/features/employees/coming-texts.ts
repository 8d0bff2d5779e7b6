/** Texts about the coming orders of a person who is made inactive. */
export const texts = {
  comingOrders: (name: string, count: number) =>
    count === 1
      ? `${name} er planlagt på en kommende ordre og bliver stående på den, til I tager personen af:`
      : `${name} er planlagt på ${count} kommende ordrer og bliver stående på dem, til I tager personen af:`,
  noComingOrders: (name: string) => `${name} er ikke planlagt på kommende ordrer.`,
  comingFailed: 'Vi kunne ikke hente, hvilke kommende ordrer personen er planlagt på.',
  moreOrders: (count: number) => `og ${count} mere`,
};
