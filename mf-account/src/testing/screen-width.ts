/** The next mount is on a phone: every `max-width` query matches until the end of the test. */
export const onPhone = () => {
  matchQueriesOf('max-width');
};

/** The next mount is on a wide screen: every `min-width` query matches until the end of the test. */
export const onDesktop = () => {
  matchQueriesOf('min-width');
};

function matchQueriesOf(feature: 'max-width' | 'min-width'): void {
  const original = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(original(query), { matches: query.includes(feature) }));
}
