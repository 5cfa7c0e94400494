import { useHost, useStateStream, useStrings } from '@mrw/shared-contracts';
import { Badge, Icon, VisuallyHidden } from '@mrw/shared-ui';
import { Link } from 'react-router-dom';
import { strings as menuStrings } from '../main-menu/strings';
import s from './unread-bell.module.css';

/** The way to the inbox with the number of unread messages, where the menu that says it is closed. */
export function UnreadBell() {
  const menu = useStrings(menuStrings);
  const unread = useStateStream(useHost().bus.unreadCount$);
  return (
    <Link to="/inbox" className={s.bell} title={menu('inbox')}>
      <Icon name="bell" />
      <VisuallyHidden>{`${menu('inbox')} `}</VisuallyHidden>
      <span className={s.count}>
        <Badge count={unread} label={menu('unread')} />
      </span>
    </Link>
  );
}
