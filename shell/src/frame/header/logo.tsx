import { useHost, useLanguage } from '@mrw/shared-contracts';
import { Link } from 'react-router-dom';
import s from './header.module.css';

export function Logo() {
  const { config } = useHost();
  const name = config.appName[useLanguage()];
  return (
    <Link to="/home" className={s.logo}>
      <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false">
        <rect width="64" height="64" rx="16" className={s.mark} />
        <path
          d="M14 40c6 0 6 4 12 4s6-4 12-4 6 4 12 4v6c-6 0-6-4-12-4s-6 4-12 4-6-4-12-4z"
          className={s.wave}
        />
        <path d="M33 12v24H16c2-10 8-19 17-24zm4 6c6 4 10 10 12 18H37z" className={s.sail} />
      </svg>
      <span className={s.logoName}>{name}</span>
    </Link>
  );
}
