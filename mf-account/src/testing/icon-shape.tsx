import { Icon, type IconName } from '@mrw/shared-ui';
import { render } from '@testing-library/react';

/** The drawing of an icon, to recognize it on a page: an icon has no name there. */
export function iconShape(name: IconName): string | undefined {
  const { container, unmount } = render(<Icon name={name} />);
  const shape = container.querySelector('svg')?.innerHTML;
  unmount();
  return shape;
}
