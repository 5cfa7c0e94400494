import { useHost, useLanguage, useStrings, type Member } from '@mrw/shared-contracts';
import { headerFields, type FieldText } from './header-fields';
import s from './header.module.css';
import { strings } from './strings';

export function HeaderFields({ member }: { member: Member }) {
  const t = useStrings(strings);
  const { config } = useHost();
  const appName = config.appName[useLanguage()];
  const text = (field: FieldText): string => {
    switch (field.kind) {
      case 'plain':
        return field.text;
      case 'greeting':
        return t('greeting');
      case 'welcome':
        return t('welcome', { app: field.app });
      case 'points':
        return t('points', { points: field.points });
      case 'cash':
        return t('cash', { cash: field.cash });
      case 'pointWithCash':
        return t('pointWithCash', { points: field.points, cash: field.cash });
    }
  };
  return (
    <span className={s.fields}>
      {headerFields(config, member, appName).map((field, place) => (
        <span key={place} className={s.field}>
          {text(field)}
        </span>
      ))}
    </span>
  );
}
