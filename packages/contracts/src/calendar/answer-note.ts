import { text } from '../wire/text.ts';

/** The most letters of a manager's remark to an answer. */
const longestAnswerNote = 500;

/** A manager's remark, which the employee reads with the answer. */
export const answerNote = text(longestAnswerNote).optional();
