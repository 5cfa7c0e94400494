import type { Elements } from '@mrw/shared-ui';
import s from './lists.module.css';

export type TableRow = { id: string; first: Elements; second: Elements };
/** Rows under a heading; without one they follow the table head. */
type RowGroup = { id: string; title?: string; rows: readonly TableRow[] };

type Props = { caption: string; head: readonly [string, string]; groups: readonly RowGroup[] };

/** Event on the left, amount on the right. */
export function TwoColumnTable({ caption, head, groups }: Props) {
  return (
    <table className={s.table}>
      <caption className={s.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          {title !== undefined && (
            <tr className={s.group}>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.first}</td>
              <td>{row.second}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
