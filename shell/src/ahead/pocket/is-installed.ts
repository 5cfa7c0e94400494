/** Whether the page has a window of its own: the site was installed as an app. */
export const isInstalled = (page: Pick<Window, 'matchMedia'>): boolean =>
  page.matchMedia('(display-mode: standalone)').matches;
