/** In place of an absent person's id, also in an address: a free place of an order (product K36). */
export const freePlace = 'free';
