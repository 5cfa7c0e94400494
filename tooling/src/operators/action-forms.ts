import type { DeploymentState } from '../release/deployment-file';
import { html, type Html, type Part } from './html';

type Package = {
  name: string;
  pointer: DeploymentState['remotes'][string];
  /** Published, newest first. */
  versions: readonly string[];
};

/** What can be done to a package now. Every button leads to a question first. */
export function actionForms({ name, pointer, versions }: Package): Html {
  const others = versions.filter((version) => version !== pointer.live.version);
  const back = [...pointer.earlier].reverse();
  const canGoBack = pointer.canary !== undefined || back.length > 0;
  return html`<div class="cards">
    ${others.length > 0 && name !== 'shell' && form(name, 'plan', 'Roll out by plan', html`${versionField(others, 'plan')}${field('plan-shares', 'shares', 'Shares in percent', '5,25,100')}${field('plan-every', 'every', 'Each step takes', '10m')}`)}
    ${others.length > 0 && name !== 'shell' && form(name, 'rollout', 'Roll out to a share', html`${versionField(others, 'rollout')}${field('rollout-percent', 'percent', 'Share in percent', '5')}`)}
    ${others.length > 0 && form(name, 'promote', 'Make live', versionField(others, 'promote'))}
    ${canGoBack && form(name, 'rollback', pointer.canary ? 'Withdraw the canary' : 'Roll back', pointer.canary ? null : versionField(back, 'rollback'))}
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

const versionField = (versions: readonly string[], action: string): Html =>
  html`<label for="${action}-version">Version</label>
    <select id="${action}-version" name="version">
      ${versions.map((version) => html`<option>${version}</option>`)}
    </select>`;

const field = (id: string, name: string, label: string, value: string): Html =>
  html`<label for="${id}">${label}</label
    ><input id="${id}" name="${name}" value="${value}" autocomplete="off" />`;
