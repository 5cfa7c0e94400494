import { HostProvider, htmlLang, type Language } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageLayout } from '../page-layout/PageLayout';
import { SegmentedTabs } from '../tabs/SegmentedTabs';
import { ToastRegion } from '../toasts/ToastRegion';
import { ActionSamples } from './ActionSamples';
import { CardSamples } from './CardSamples';
import { FormSamples } from './FormSamples';
import { OverlaySamples } from './OverlaySamples';
import { StateSamples } from './StateSamples';

const groups = [
  { id: 'actions', label: 'Actions' },
  { id: 'cards', label: 'Cards' },
  { id: 'forms', label: 'Forms' },
  { id: 'states', label: 'States' },
  { id: 'overlays', label: 'Overlays' },
] as const;

type Group = (typeof groups)[number]['id'];

const samples = {
  actions: ActionSamples,
  cards: CardSamples,
  forms: FormSamples,
  states: StateSamples,
  overlays: OverlaySamples,
} as const;

export type WorkbenchProps = {
  language: Language;
  group?: Group;
  portal: HTMLElement;
  kind: 'page' | 'shadow';
};

/** Every part in every state. Not part of what the package exports. */
export function Workbench({ language, group = 'actions', portal, kind }: WorkbenchProps) {
  const [host] = useState(() => ({
    ...fakeHost({ language, path: '/offer/LATEST' }).host,
    root: { kind, portal },
  }));
  const [shown, setShown] = useState<Group>(group);
  const Samples = samples[shown];
  return (
    <HostProvider host={host}>
      <MemoryRouter>
        <div lang={htmlLang[language]}>
          <PageLayout title="Workbench">
            <SegmentedTabs label="Groups" tabs={groups} selected={shown} onSelect={setShown}>
              <Samples />
            </SegmentedTabs>
          </PageLayout>
          <ToastRegion messages$={host.notify.messages$} />
        </div>
      </MemoryRouter>
    </HostProvider>
  );
}
