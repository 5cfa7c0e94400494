import { useLanguage } from '@mrw/shared-contracts';
import { useState, type ReactElement, type ReactNode } from 'react';
import { words, type Words } from './sample-texts';

export type Story = { render(): ReactElement };

/** One state of a part, with texts of the selected language. */
export function story(draw: (words: Words) => ReactNode): Story {
  return { render: () => <Said draw={draw} /> };
}

function Said({ draw }: { draw: (words: Words) => ReactNode }) {
  return <>{draw(words[useLanguage()])}</>;
}

/** Holds the value of a controlled part. */
export function Kept<Value>({
  initial,
  children,
}: {
  initial: Value;
  children(value: Value, keep: (value: Value) => void): ReactNode;
}) {
  const [value, keep] = useState(initial);
  return <>{children(value, keep)}</>;
}

export const nothing = () => undefined;
