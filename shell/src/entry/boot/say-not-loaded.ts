import type { Language } from '@mrw/shared-contracts/language';

const english = 'The page could not be loaded. Try again';
const others: Partial<Record<Language, string>> = {
  'zh-Hant': '無法載入頁面。再試一次',
  'zh-Hans': '无法加载页面。再试一次',
};

/**
 * Says when a script that the page itself names did not come, instead of a page that stays empty or does not answer:
 * it is loaded anew at a press, or when the connection is back. Later scripts are answered for in their own place.
 */
export function sayNotLoaded(page: Window, language: Language): void {
  const { document } = page;
  const reload = () => {
    page.location.reload();
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      // Only a script in the page is deferred. A second button lies over the first.
      if (!(target as HTMLScriptElement).defer) return;
      page.addEventListener('online', reload);
      const button = document.createElement('button');
      button.textContent = others[language] || english;
      button.style.cssText = 'position:fixed;bottom:0;width:100%;padding:1em;font:1em system-ui';
      button.onclick = reload;
      document.body.append(button);
      button.focus();
    },
    // Errors of elements do not bubble.
    true,
  );
}
