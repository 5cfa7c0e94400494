import { useStateStream, useStrings } from '@mrw/shared-contracts';
import { Button, TextField } from '@mrw/shared-ui';
import { useState } from 'react';
import type { Deployment } from '../../host/remotes/deployment';
import { overrideAddress, readOverrides, setOverride } from '../../host/remotes/overrides';
import { RemoteFailure } from '../../host/remotes/remote-failure';
import { useKernel } from '../../react/kernel-context/kernel-context';
import type { KeptRecord } from '../../telemetry/page-telemetry';
import s from './developer.module.css';
import { strings } from './strings';

type Props = {
  records: readonly KeptRecord[];
  /** Origins that code may come from, the host of the releases first. */
  places: readonly string[];
  onClose(): void;
  /** The versions are selected at page load. */
  reload(): void;
};

/** Shows the versions on this page and sets overrides; never in production. */
export function DeveloperPanel({ records, places, onClose, reload }: Props) {
  const t = useStrings(strings);
  const { deployment } = useKernel();
  const remotes = Object.entries(useStateStream(deployment.remotes$));
  const overrides = readOverrides(() => localStorage);
  // A build that does not respond, of a remote that was never released: its override can be removed too.
  const absent = Object.keys(overrides).filter((name) => !remotes.some(([known]) => known === name));
  const rows = [
    ...remotes.map(([name, { version, canary }]) => ({
      name,
      version: canary ? t('canary', { version }) : version,
    })),
    ...absent.map((name) => ({ name, version: '–' })),
  ];
  const point = (remote: string, address: string | null) => {
    setOverride(() => localStorage, remote, address);
    reload();
  };
  return (
    <section className={s.panel} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <table>
        <thead>
          <tr>
            {(['remote', 'version', 'verdict', 'loaded', 'from'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{verdictOf(deployment, name) ?? t('fits')}</td>
              <td>{loadTime(records, name, (count) => t('milliseconds', { count }))}</td>
              <td>
                <Override
                  name={name}
                  places={places}
                  current={overrides[name]}
                  point={(address) => {
                    point(name, address);
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={s.footer}>
        <span>{remotes.map(([name, { version }]) => `${name} ${version}`).join(' · ')}</span>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </footer>
    </section>
  );
}

type OverrideProps = {
  name: string;
  places: readonly string[];
  current: string | undefined;
  point(address: string | null): void;
};

function Override({ name, places, current, point }: OverrideProps) {
  const t = useStrings(strings);
  const [text, setText] = useState(current ?? '');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className={s.override}
      onSubmit={(event) => {
        event.preventDefault();
        const address = overrideAddress(text, name, places);
        setWrong(address === null);
        if (address !== null) point(address);
      }}
    >
      <TextField
        label={`${t('from')} (${name})`}
        value={text}
        error={wrong ? t('noBuild') : undefined}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="outline">
        {t('use')}
      </Button>
      {current && (
        <Button
          variant="outline"
          onClick={() => {
            point(null);
          }}
        >
          {t('reset')}
        </Button>
      )}
    </form>
  );
}

/** Null when it is valid. */
function verdictOf(deployment: Deployment, name: string): string | null {
  try {
    deployment.live(name);
    return null;
  } catch (error) {
    return error instanceof RemoteFailure ? error.message : String(error);
  }
}

function loadTime(records: readonly KeptRecord[], name: string, text: (count: number) => string): string {
  const last = [...records].reverse().find(({ code, remote }) => code === 'load' && remote === name);
  return last?.value === undefined ? '–' : text(last.value);
}
