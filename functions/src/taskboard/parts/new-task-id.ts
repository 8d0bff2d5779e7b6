/** Letters of an id: short, because each subtask on the board repeats it; 12 of them are 60 bits. */
const length = 12;

/** The random part of a ULID, in small letters. */
export const newTaskId = (ulid: string) => ulid.slice(-length).toLowerCase();
