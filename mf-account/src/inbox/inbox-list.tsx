import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { LinkButton, usePhone } from '@mrw/shared-ui';
import { useState } from 'react';
import { ListStates } from '../lists/list-states';
import { MoreItems } from '../lists/more-items';
import type { InboxMode } from './editing';
import { InboxItem } from './inbox-item';
import s from './inbox.module.css';
import { inboxStrings } from './strings';

type Props = {
  list: PagedList<InboxMessage>;
  mode: InboxMode;
  selected: string | null;
  onCheck(id: string, on: boolean): void;
  onSelect(message: InboxMessage): void;
};

export function InboxList({ list, mode, selected, onCheck, onSelect }: Props) {
  const t = useStrings(inboxStrings);
  const phone = usePhone();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPane} className={phone ? undefined : s.listPane}>
      <ListStates
        list={list}
        empty={{
          illustration: 'inbox',
          message: t('empty'),
          action: <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>,
        }}
      >
        <ul aria-label={t('messages')} className={s.items}>
          {list.items.map((message) => (
            <li key={message.id} className={s.row}>
              <InboxItem
                message={message}
                checked={mode.kind === 'editing' ? mode.checked.has(message.id) : null}
                selected={message.id === selected}
                onCheck={(on) => {
                  onCheck(message.id, on);
                }}
                onSelect={() => {
                  onSelect(message);
                }}
              />
            </li>
          ))}
        </ul>
        <MoreItems
          list={list}
          distance={phone ? scrollDistance.page : scrollDistance.picker}
          scrollParent={phone ? null : pane}
        />
      </ListStates>
    </div>
  );
}
