import { useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { limits } from '@mrw/shared-contracts/constants';
import { Collapsible, Section, TextLink } from '@mrw/shared-ui';
import { formatOf } from '../../campaigns/campaign-texts';
import s from './campaign-texts.module.css';
import { detailStrings } from './strings';

/** Instructions, description and stores of a campaign; long texts are collapsed on phones (§9). */
export function CampaignTexts({ campaign }: { campaign: Campaign }) {
  const t = useStrings(detailStrings);
  const sections = [
    {
      key: 'instructions',
      title: campaign.instruction_section_title || t('instructions'),
      text: campaign.instruction_section_content,
    },
    {
      key: 'description',
      title: campaign.detail_section_title || t('description'),
      text: campaign.detail_section_content,
    },
  ];
  return (
    <>
      {sections.map(
        ({ key, title, text }) =>
          text && (
            <Section key={key} title={title}>
              <Collapsible
                text={text}
                title={title}
                format={formatOf(text)}
                limit={limits.longText}
                onlyOnPhone
              />
            </Section>
          ),
      )}
      {campaign.campaign_stores.length > 0 && (
        <Section title={t('stores')}>
          <ul className={s.stores}>
            {campaign.campaign_stores.map((store) => (
              <li key={store.id}>
                <TextLink to={`/storeDetail/${store.id}`} icon="store">
                  {store.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
