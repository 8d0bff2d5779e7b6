/** Apart from the dialog's texts, which come with it. */
export const find = 'Find afløser';
export const findForPlace = 'Find afløser til den ledige plads';
export const findFor = (name: string) => `Find afløser for ${name}`;
