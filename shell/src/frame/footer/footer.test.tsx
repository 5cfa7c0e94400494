import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { createSimpleMode } from '../../react/simple-mode/simple-mode';
import { SimpleModeContext } from '../../react/simple-mode/simple-mode-context';
import { Footer } from './footer';

test.each([
  ['en', '2026-12-31T15:59:00Z', '© 2026 Harbour Rewards. All rights reserved.'],
  ['zh-Hant', '2026-12-31T16:01:00Z', '© 2027 海港獎賞。版權所有。'],
] as const)('in %s at %s the footer has the year of Hong Kong and the terms', (language, now, copyright) => {
  jest.useFakeTimers({ now: new Date(now) });
  const mode = createSimpleMode(document.documentElement, () => localStorage);
  renderWithHost(
    <SimpleModeContext.Provider value={mode}>
      <Footer />
    </SimpleModeContext.Provider>,
    { language },
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(copyright)).toBeInTheDocument();
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `http://www.test/terms?lang=${language}`,
    `http://www.test/privacy?lang=${language}`,
  ]);
  for (const link of footer.getAllByRole('link')) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/ \(opens in a new tab\)|（在新分頁開啟）/);
  }
});
