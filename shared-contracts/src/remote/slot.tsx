import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useHost } from '../host/host-context';

const plainValues = z.record(z.string(), z.unknown());

type Props = {
  /** Name of the place, for example `related-campaigns`. */
  name: string;
  /** Plain values for whoever fills the place; a change of their JSON form mounts anew. */
  values?: Readonly<Record<string, unknown>>;
};

/** A place that another remote may fill. It stays empty when nobody does or when that one fails. */
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
