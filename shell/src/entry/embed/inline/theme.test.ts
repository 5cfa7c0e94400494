import { followTheme } from './theme';

function themed(page: Record<string, string>) {
  const place = document.createElement('div');
  for (const [name, value] of Object.entries(page)) place.style.setProperty(name, value);
  document.body.append(place);
  followTheme(place);
  const { style } = place;
  place.remove();
  return (token: string) => style.getPropertyValue(token);
}

test('the colours of a page are followed when both are set, so that the text on them can be read', () => {
  const alone = themed({ '--member-wallet-accent': '#7a3b12' });
  expect(alone('--action')).toBe('');
  const both = themed({ '--member-wallet-accent': '#7a3b12', '--member-wallet-on-accent': '#fff' });
  expect([both('--action'), both('--on-action')]).toEqual([
    'var(--member-wallet-accent)',
    'var(--member-wallet-on-accent)',
  ]);
});

test('the font of a page is followed, and nothing else is a theme', () => {
  const page = themed({ '--member-wallet-font': 'Georgia', '--member-wallet-radius': '0' });
  expect(page('--font-family')).toBe('var(--member-wallet-font)');
  expect(page('--action')).toBe('');
});
