import { useLayoutEffect, useRef, type ReactNode } from 'react';

type Props = { className?: string | undefined; children: ReactNode };

/** An offer that its own button removes. The focus would go with it: the heading above gets it. No toast lies over it. */
export function GoesAway({ className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = box.current;
    return () => {
      if (content?.contains(document.activeElement)) focusHeadingAbove(content);
    };
  }, []);
  return (
    <div ref={box} className={className} data-offer="">
      {children}
    </div>
  );
}

function focusHeadingAbove(content: HTMLElement): void {
  let around = content.parentElement;
  while (around && !around.querySelector('h1, h2, h3')) around = around.parentElement;
  const heading = around?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
