/** Pages to look around: none with a code, a payment or a form. */
export const mayOfferOn = (path: string): boolean =>
  /^\/(home|inbox|transaction|about\/store|offer\/[^/]+)\/?$/.test(path);
