import { useClock, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { VisuallyHidden } from '@mrw/shared-ui';
import { hongKongDay } from '@mrw/shared-ui/formatters';
import { externalLinks } from '../about-menu/external-links';
import { SimpleModeToggle } from '../../react/simple-mode/simple-mode-toggle';
import s from './footer.module.css';
import { strings } from './strings';

export function Footer() {
  const t = useStrings(strings);
  const { config } = useHost();
  const language = useLanguage();
  const links = externalLinks(config.links, language);
  const year = hongKongDay(useClock().now()).slice(0, 4);
  return (
    <footer className={s.footer}>
      <div className={s.row}>
        {links.map(({ page, href }) =>
          page === 'terms' || page === 'privacy' ? (
            <a key={page} href={href} target="_blank" rel="noopener noreferrer" className={s.link}>
              <span>{t(page)}</span>
              <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
            </a>
          ) : null,
        )}
        <div className={s.mode}>
          <SimpleModeToggle />
        </div>
        <p className={s.copyright}>{t('copyright', { year, name: config.appName[language] })}</p>
      </div>
    </footer>
  );
}
