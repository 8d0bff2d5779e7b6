/**
 * Operator of this Driftig, from the stage's settings when the site is built (docs/deploy.md). The
 * law on electronic commerce asks for company, address, e-mail and CVR number where a service is
 * sold.
 */
const { VITE_OPERATOR_COMPANY, VITE_OPERATOR_ADDRESS, VITE_OPERATOR_CVR, VITE_OPERATOR_EMAIL } =
  import.meta.env;

export const operator = {
  company: String(VITE_OPERATOR_COMPANY ?? 'Driftig på denne maskine'),
  address: String(VITE_OPERATOR_ADDRESS ?? ''),
  cvr: String(VITE_OPERATOR_CVR ?? ''),
  email: String(VITE_OPERATOR_EMAIL ?? 'drift@driftig.example'),
};
