/**
 * The Content-Security-Policy of every page and file of the site, set by CloudFront and by the local
 * edge. `'self'` in `connect-src` includes the WebSocket of the same host (CSP level 3). Inline styles
 * are allowed because Mantine sets style attributes; PDF previews are blobs in a frame.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The folder of the site with the reader of receipts, whose files have a policy of their own. */
export const readerFolder = 'assets/reader/';

/**
 * The policy of the reader's worker (decision 0120): it may compile WebAssembly and nothing else than that. A worker
 * has the policy of its own file, so no page gets more than before.
 */
export const readerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of a file of the site; its path without the leading slash. */
export const policyOfFile = (path: string): string =>
  path.startsWith(readerFolder) ? readerPolicy : contentSecurityPolicy;

/** Header names in lower case, which CloudFront and Node both accept. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
