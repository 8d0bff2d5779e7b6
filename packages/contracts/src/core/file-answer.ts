import * as z from 'zod';

/** A route with `answersFile` sends the decoded content as the body, not as JSON. */
export const fileAnswer = z.object({
  /** Base64. */
  content: z.string(),
  mediaType: z.string(),
  /** With it the answer may be kept by its caller, who asks whether it has changed. */
  etag: z.string().optional(),
});
export type FileAnswer = z.output<typeof fileAnswer>;
