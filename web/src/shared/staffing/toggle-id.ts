/** The id of the button that assigns or removes a person in planning, or of the tick that offers them a shift. */
export const toggleId = (id: string) => `plan-${id}`;
