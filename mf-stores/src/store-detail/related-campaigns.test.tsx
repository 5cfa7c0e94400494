import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleCampaign } from '../testing/campaign';
import { RelatedCampaigns } from './related-campaigns';

const campaigns = [sampleCampaign('101', 'Voucher')];
const original = globalThis.ResizeObserver;
const disconnect = jest.fn();
const observed: Element[] = [];
let tell: (...heights: number[]) => void = () => undefined;

class Observer implements ResizeObserver {
  readonly unobserve = () => undefined;
  readonly disconnect = disconnect;

  constructor(told: ResizeObserverCallback) {
    tell = (...heights) => {
      const entries = heights.map((height) => ({
        target: document.body,
        contentRect: new DOMRect(0, 0, 100, height),
        borderBoxSize: [],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      }));
      act(() => {
        told(entries, this);
      });
    };
  }

  observe(element: Element) {
    observed.push(element);
  }
}

beforeEach(() => {
  observed.length = 0;
  disconnect.mockReset();
  globalThis.ResizeObserver = Observer;
});
afterEach(() => {
  globalThis.ResizeObserver = original;
});

const titles = () => screen.queryAllByRole('heading', { name: 'Related offers' });

test('the title is there while the slot has a height', async () => {
  const { container, unmount } = renderWithHost(<RelatedCampaigns campaigns={campaigns} />);
  expect(screen.getByRole('region', { name: 'Related offers' })).toBeVisible();
  expect(titles()).toHaveLength(1);
  await waitFor(() => {
    expect(container.querySelector('[data-slot="related-campaigns"]')).not.toBeNull();
  });
  expect(observed).toHaveLength(1);
  expect(observed[0]?.querySelector('[data-slot]')).not.toBeNull();
  tell(0);
  expect(titles()).toHaveLength(0);
  tell(0, 200);
  expect(titles()).toHaveLength(1);
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a browser that cannot observe sizes shows the title', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  renderWithHost(<RelatedCampaigns campaigns={campaigns} />);
  expect(titles()).toHaveLength(1);
});
