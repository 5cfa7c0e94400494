import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './next-tab';
import s from './tabs.module.css';

/** A tab that changes a part of the page. */
export type Segment<Id extends string> = { id: Id; label: string };

export type SegmentedTabsProps<Id extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Segment<Id>[];
  selected: NoInfer<Id>;
  onSelect(id: NoInfer<Id>): void;
  /** The panel of the selected tab. */
  children?: ReactNode;
};

/** Two to four views of one content. Arrow keys, Home and End move and select. */
export function SegmentedTabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: SegmentedTabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const panelId = `${base}panel`;
  const tabId = (id: Id) => `${base}${id}`;

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = nextTab(event.key, at, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={s.segments}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className={s.segment}
            aria-selected={tab.id === selected}
            aria-controls={children === undefined || tab.id !== selected ? undefined : panelId}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              onSelect(tab.id);
            }}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)} className={s.panel}>
          {children}
        </div>
      )}
    </>
  );
}
