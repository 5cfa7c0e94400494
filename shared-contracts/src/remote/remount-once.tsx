import { Component, type ReactNode } from 'react';
import { noteFocus } from './note-focus';
import { KeptContext, type Kept } from './use-kept';

type Props = {
  /** Path of the page: each has one remount. */
  pathOf: () => string;
  /** The tree was mounted anew. */
  onRemount(error: unknown): void;
  /** The end: nothing is rendered any more. */
  onError(error: unknown): void;
  children: ReactNode;
};

type State = {
  /** A new object for each error. */
  caught: { error: unknown } | null;
  answered: { error: unknown } | null;
  kept: Kept;
  remountedAt: string | null;
  failed: boolean;
};

/**
 * Mounts its children anew after the first error of the DOM on a page, with what they keep (`useKept`) and the focus
 * where it was: page translation of browsers replaces nodes that React then looks for (MRW-120). Renders nothing after
 * another error.
 */
export class RemountOnce extends Component<Props, State> {
  override state: State = {
    caught: null,
    answered: null,
    kept: { entries: new Map(), mount: 1 },
    remountedAt: null,
    failed: false,
  };

  private told = 1;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ pathOf }: Props, state: State): Partial<State> | null {
    const { caught, answered, kept, remountedAt } = state;
    if (caught === answered) return null;
    const path = pathOf();
    if (!isErrorOfTheDom(caught?.error) || remountedAt === path) return { answered: caught, failed: true };
    return { answered: caught, remountedAt: path, kept: { ...kept, mount: kept.mount + 1 } };
  }

  override componentDidCatch(error: unknown) {
    const { failed, kept } = this.state;
    if (failed) this.props.onError(error);
    else if (this.told !== kept.mount) this.props.onRemount(error);
    // One commit can fail at several nodes.
    this.told = kept.mount;
  }

  override getSnapshotBeforeUpdate(_: Props, { kept }: State) {
    return kept === this.state.kept ? null : noteFocus();
  }

  override componentDidUpdate(_: Props, __: State, putBack: (() => void) | null) {
    putBack?.();
  }

  override render() {
    if (this.state.failed) return null;
    return <KeptContext value={this.state.kept}>{this.props.children}</KeptContext>;
  }
}

/** `removeChild` or `insertBefore` of a node that is elsewhere by now. */
const isErrorOfTheDom = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);
