import type { Page } from '@playwright/test';

declare global {
  interface Window {
    moved: number[];
  }
}

/** Sums up layout shifts, as Cumulative Layout Shift does; to be called before the page opens. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry)) continue;
        if (!entry.hadRecentInput) window.moved.push(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts of the last frame are reported after it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      return window.moved.reduce((sum, value) => sum + value, 0);
    });
}
