import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { ExternalLink, Icon, SegmentedTabs } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { DetailStates } from '../../common/details/detail-states';
import { useLevels } from '../level/use-levels';
import { benefitsOf } from './benefits';
import s from './level-benefits.module.css';
import { levelBenefitStrings } from './strings';

const pictures = { discount: 'offers', insured: 'receipt', service: 'phone' } as const;

/** One tab per level; the member's own is open first. */
export function LevelBenefits() {
  const t = useStrings(levelBenefitStrings);
  const language = useLanguage();
  const reading = useLevels();
  const { pointAccount } = useMember();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <DetailStates query={reading}>
      {(levels) => {
        const open = chosen ?? pointAccount?.current_level ?? '1';
        const level = levels.find(({ id }) => id === open) ?? levels[0];
        if (!level) return null;
        return (
          <SegmentedTabs
            label={t('title')}
            tabs={levels.map(({ id, name }) => ({ id, label: name }))}
            selected={level.id}
            onSelect={setChosen}
          >
            <ul className={s.benefits}>
              {benefitsOf(level.id).map((benefit) => (
                <li key={benefit} className={s.benefit}>
                  <Icon name={pictures[benefit]} className={s.picture} />
                  <div>
                    <h2 className={s.name}>{t(benefit)}</h2>
                    <p>{t(`${benefit}Text`)}</p>
                  </div>
                </li>
              ))}
            </ul>
            {level.benefit_url && (
              <ExternalLink href={withLanguage(level.benefit_url, language)}>
                {t('more', { level: level.name })}
              </ExternalLink>
            )}
          </SegmentedTabs>
        );
      }}
    </DetailStates>
  );
}

/** External pages open in the language of the site. */
function withLanguage(address: string, language: string): string {
  const [page = '', ...place] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}lang=${language}`, ...place].join('#');
}
