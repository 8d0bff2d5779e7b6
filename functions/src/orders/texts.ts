/** Product X7, to the letter. */
export const statusChanged = 'Data changed successfully!';
