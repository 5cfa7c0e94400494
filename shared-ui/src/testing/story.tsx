import { useLanguage, valueIn } from '@mrw/shared-contracts';
import { useState, type ElementType, type ReactElement, type ReactNode } from 'react';
import { words, type Words } from './sample-texts';

/** What the stories of a file are about: the default export, as Storybook reads it. */
export type Meta = {
  title: string;
  component?: ElementType;
  subcomponents?: Readonly<Record<string, ElementType>>;
};

export type Story = { render(): ReactElement };

/** One state of a part, with texts of the selected language. */
export function story(draw: (words: Words) => ReactNode): Story {
  return { render: () => <Said draw={draw} /> };
}

function Said({ draw }: { draw: (words: Words) => ReactNode }) {
  return <>{draw(valueIn(useLanguage(), words))}</>;
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
