import { secureHeaders } from 'hono/secure-headers';

/** Pages load only files of this server, cannot be framed by other sites, and submit forms only here or to the bank of /jump. */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
};

/** Headers of every answer; an answer may have a Content-Security-Policy of its own. The proxy sets HSTS, since TLS ends there. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: policy,
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  overwrite: false,
});

/** The Content-Security-Policy of a page with styles in it. `source` allows these, by their hash, and no others. */
export const policyWithStyles = (source: string): string =>
  Object.entries({ ...policy, styleSrc: [...policy.styleSrc, source] })
    .map(([name, sources]) => `${dashed(name)} ${sources.join(' ')}`)
    .join('; ');

/** `styleSrc` as `style-src`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
