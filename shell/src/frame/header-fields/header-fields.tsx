import { useHost, useLanguage, useStrings, type Member } from '@mrw/shared-contracts';
import { VisuallyHidden } from '@mrw/shared-ui';
import { useState } from 'react';
import { headerFields, type FieldText } from './field-text';
import s from './header-fields.module.css';
import { strings } from './strings';

type Props = {
  member: Member;
  /** A narrow header has room for the first one only. */
  inHeader?: boolean;
};

/** The configured member data (`headerFields`, §2). Below the header a press writes abbreviated points in full. */
export function HeaderFields({ member, inHeader = false }: Props) {
  const t = useStrings(strings);
  const { config } = useHost();
  const appName = config.appName[useLanguage()];
  const [inFull, setInFull] = useState(false);
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
    <span className={inHeader ? `${s.fields ?? ''} ${s.inHeader ?? ''}` : s.fields}>
      {headerFields(config, member, appName).map((field, place) => {
        if (!config.pointsTimeline || !('whole' in field) || field.whole === null)
          return (
            <span key={place} className={s.field}>
              {text(field)}
            </span>
          );
        const full = { ...field, points: field.whole };
        const title = t('points', { points: field.whole });
        const content = (
          <>
            <span>{text(inFull ? full : field)}</span>
            <VisuallyHidden>{` (${title})`}</VisuallyHidden>
          </>
        );
        return inHeader ? (
          <span key={place} className={s.field} title={title}>
            {content}
          </span>
        ) : (
          <span key={place} className={`${s.field ?? ''} ${s.hasPress ?? ''}`}>
            <button
              type="button"
              className={s.press}
              title={title}
              onClick={() => {
                setInFull(!inFull);
              }}
            >
              {content}
            </button>
          </span>
        );
      })}
    </span>
  );
}
