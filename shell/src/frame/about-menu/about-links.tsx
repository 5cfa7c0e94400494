import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Icon, VisuallyHidden } from '@mrw/shared-ui';
import { NavLink } from 'react-router-dom';
import { externalLinks } from './external-links';
import s from './about-menu.module.css';
import { strings } from './strings';

/** The entries of the About menu, for the header and for the side menu. */
export function AboutLinks({ className, onFollow }: { className: string | undefined; onFollow(): void }) {
  const t = useStrings(strings);
  const { config } = useHost();
  const language = useLanguage();
  return (
    <>
      <li>
        <NavLink to="/about/store" className={className} onClick={onFollow}>
          {t('storeDirectory')}
        </NavLink>
      </li>
      {externalLinks(config.links, language).map(({ page, href }) => (
        <li key={page}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollow}>
            <span>{t(page)}</span>
            <span className={s.mark}>
              <Icon name="external" size={16} />
            </span>
            <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </>
  );
}
