/** Browsing, or choosing messages to delete (§4). */
export type InboxMode =
  | { kind: 'browsing' }
  | { kind: 'editing'; checked: ReadonlySet<string>; asking: boolean; deleting: boolean };

export type InboxEvent =
  | { kind: 'edit' }
  | { kind: 'cancel' }
  | { kind: 'check'; ids: readonly string[]; on: boolean }
  | { kind: 'ask' }
  | { kind: 'close-question' }
  | { kind: 'delete' }
  | { kind: 'deleted' }
  | { kind: 'not-deleted' };

export function transition(mode: InboxMode, event: InboxEvent): InboxMode {
  if (mode.kind === 'browsing') {
    return event.kind === 'edit'
      ? { kind: 'editing', checked: new Set(), asking: false, deleting: false }
      : mode;
  }
  switch (event.kind) {
    case 'edit':
      return mode;
    case 'cancel':
    case 'deleted':
      return { kind: 'browsing' };
    case 'check': {
      const checked = new Set(mode.checked);
      for (const id of event.ids)
        if (event.on) checked.add(id);
        else checked.delete(id);
      return { ...mode, checked };
    }
    case 'ask':
      return mode.checked.size > 0 ? { ...mode, asking: true } : mode;
    case 'close-question':
      return { ...mode, asking: false };
    case 'delete':
      return mode.asking ? { ...mode, deleting: true } : mode;
    case 'not-deleted':
      return { ...mode, asking: false, deleting: false };
  }
}
