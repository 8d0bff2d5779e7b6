/** The names of a picture's two files. They follow from its id, so that none is without a name. */
export const fileOf = (id: string) => `orderpictures/${id}.jpg`;
export const thumbnailOf = (id: string) => `orderpictures/${id}-small.jpg`;
