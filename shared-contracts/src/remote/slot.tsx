import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useHost } from '../host/host-context';

const plainValues = z.record(z.string(), z.unknown());

type Props = {
  /** Name of the slot, for example `related-campaigns`. */
  name: string;
  /** JSON values for the remote that fills the slot; a change mounts it anew. */
  values?: Readonly<Record<string, unknown>>;
};

/**
 * A slot that another remote may fill. It is empty when no remote does or when that one fails.
 *
 * @example
 * ```tsx
 * import { Slot } from '@mrw/shared-contracts';
 *
 * export const AfterPayment = () => <Slot name="what-next" values={{ goal: true }} />;
 * ```
 */
export function Slot({ name, values = {} }: Props) {
  const { slots } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const text = JSON.stringify(values);
  useEffect(() => {
    if (!place.current) return;
    return slots.mount(name, place.current, plainValues.parse(JSON.parse(text)));
  }, [slots, name, text]);
  return <div ref={place} />;
}
