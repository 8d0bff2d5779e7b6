/** Secret header by which both APIs recognise CloudFront; see docs/decisions/0012. */
export const originHeader = 'x-origin-verify';
