import { useStrings } from '@mrw/shared-contracts';
import { TabBar, type Elements } from '@mrw/shared-ui';
import { useLocation } from 'react-router-dom';
import { activeTab, userTabs } from './active-tab';
import { strings } from './strings';
import s from './user-area.module.css';

/** The tab bar above the pages below /user, which belong to two remotes (§2 The user area). */
export function UserArea({ children }: { children: Elements }) {
  const t = useStrings(strings);
  const { pathname } = useLocation();
  return (
    <>
      <div className={s.tabs}>
        <TabBar
          label={t('label')}
          selected={activeTab(pathname)}
          tabs={userTabs.map((tab) => ({ id: tab, label: t(tab), to: `/user/${tab}` }))}
        />
      </div>
      {children}
    </>
  );
}
