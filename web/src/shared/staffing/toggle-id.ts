/** The id of the button that assigns or removes a person in planning. */
export const toggleId = (id: string) => `plan-${id}`;
