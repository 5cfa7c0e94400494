import { renderWithHost } from '@mrw/shared-contracts/testing';
import { useTooManyTriesText } from './too-many-tries';

function Refusal({ minutes }: { minutes: number | null }) {
  return <p>{useTooManyTriesText()({ minutes })}</p>;
}

test.each([
  [1, 'en', 'Too many tries. Try again in 1 minute.'],
  [2, 'en', 'Too many tries. Try again in 2 minutes.'],
  [null, 'en', 'Too many tries. Please try again later.'],
  [2, 'zh-Hant', '嘗試次數過多，請於 2 分鐘後再試。'],
  [2, 'zh-Hans', '尝试次数过多，请于 2 分钟后再试。'],
] as const)('a wait of %p minutes is told in %s', (minutes, language, text) => {
  const { container } = renderWithHost(<Refusal minutes={minutes} />, { language });
  expect(container).toHaveTextContent(text);
});
