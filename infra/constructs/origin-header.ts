/** What CloudFront shows both APIs; see docs/decisions/0012. */
export const originHeader = 'x-origin-verify';
