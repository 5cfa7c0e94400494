const firstPages = [/^\/home\/?$/, /^\/offer\//, /^\/about/, /^\/user\/?/, /^\/inbox\/?$/, /^\/$/];

/** Pages below the first level of the navigation have a back button on phones (§2). */
export function hasBackButton(path: string): boolean {
  return !firstPages.some((pattern) => pattern.test(path));
}
