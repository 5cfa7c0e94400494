import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { LinkButton, usePhone } from '@mrw/shared-ui';
import { ListStates } from '../common/lists/list-states';
import { MoreRows } from '../common/lists/more-rows';
import { MasterList, MasterRow } from '../common/master-detail/master-list';
import type { InboxMode } from './editing';
import { InboxItem } from './inbox-item';
import { inboxStrings } from './strings';

type Props = {
  list: PagedList<InboxMessage>;
  /** Id of the text that says that there is nothing to edit. */
  emptyId: string;
  mode: InboxMode;
  selected: string | null;
  onCheck(id: string, on: boolean): void;
  onSelect(message: InboxMessage): void;
  /** The scroll container, when the list has a pane. */
  pane: HTMLElement | null;
};

export function InboxList({ list, emptyId, mode, selected, onCheck, onSelect, pane }: Props) {
  const t = useStrings(inboxStrings);
  const phone = usePhone();
  return (
    <ListStates
      list={list}
      empty={{
        illustration: 'inbox',
        message: <span id={emptyId}>{t('empty')}</span>,
        action: <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>,
      }}
    >
      <MasterList label={t('messages')}>
        {list.items.map((message) => (
          <MasterRow key={message.id}>
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
          </MasterRow>
        ))}
      </MasterList>
      <MoreRows
        list={list}
        distance={phone ? scrollDistance.page : scrollDistance.picker}
        scrollParent={phone ? null : pane}
      />
    </ListStates>
  );
}
