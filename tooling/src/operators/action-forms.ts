import type { DeploymentState } from '../release/deployment-file';
import semver from 'semver';
import type { LeftBecause } from '../release/left-versions';
import { html, type Html, type Part } from './html';

type Package = {
  name: string;
  pointer: DeploymentState['remotes'][string];
  /** Published, newest first. */
  versions: readonly string[];
  /** Those that were withdrawn or rolled back. */
  left: ReadonlyMap<string, LeftBecause>;
};

/** What can be done to a package now. Every button leads to a question first. */
export function actionForms({ name, pointer, versions, left }: Package): Html {
  const others = versions.filter((version) => version !== pointer.live.version);
  const back = [...pointer.earlier].reverse();
  const newer = others.find((version) => semver.gt(version, pointer.live.version) && !left.has(version));
  const forward = (action: string) => versionField(others, { action, left, preset: newer });
  const canGoBack = pointer.canary !== undefined || back.length > 0;
  return html`<div class="cards">
    ${others.length > 0 && name !== 'shell' && form(name, 'plan', 'Roll out by plan', html`${forward('plan')}${field('plan-shares', 'shares', 'Shares in percent', '5,25,100')}${field('plan-every', 'every', 'Each step takes', '10m')}`)}
    ${others.length > 0 && name !== 'shell' && form(name, 'rollout', 'Roll out to a share', html`${forward('rollout')}${field('rollout-percent', 'percent', 'Share in percent', '5')}`)}
    ${others.length > 0 && form(name, 'promote', 'Make live', forward('promote'))}
    ${canGoBack && form(name, 'rollback', pointer.canary ? 'Withdraw the canary' : 'Roll back', pointer.canary ? null : versionField(back, { action: 'rollback', left, preset: back.find((version) => !left.has(version)) }))}
    ${name !== 'shell' && form(name, pointer.disabled ? 'enable' : 'disable', pointer.disabled ? 'Enable' : 'Disable', field('reason', 'reason', 'Reason', ''))}
  </div>`;
}

const form = (name: string, action: string, label: string, fields: Part): Html =>
  html`<form class="card" action="/confirm" method="get">
    <h3>${label}</h3>
    <input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="package" value="${name}" />
    ${fields}
    <button type="submit" class="${action === 'disable' || action === 'rollback' ? 'danger' : 'plain'}">
      ${label} …
    </button>
  </form>`;

type Choice = { action: string; left: Package['left']; preset: string | undefined };

/** Without a version that can be preset a person has to choose one. */
const versionField = (versions: readonly string[], { action, left, preset }: Choice): Html =>
  html`<label for="${action}-version">Version</label>
    <select id="${action}-version" name="version" required>
      ${preset === undefined && html`<option value="">Choose a version</option>`}
      ${versions.map((version) => {
        const why = left.get(version);
        return html`<option value="${version}" ${version === preset ? html` selected` : null}>
          ${version}${why !== undefined && ` (${why})`}
        </option>`;
      })}
    </select>`;

const field = (id: string, name: string, label: string, value: string): Html =>
  html`<label for="${id}">${label}</label
    ><input id="${id}" name="${name}" value="${value}" autocomplete="off" />`;
