import { useStrings } from '@mrw/shared-contracts';
import { Card, Icon, Section } from '@mrw/shared-ui';
import type { StepProps } from './claim-step';
import s from './claim-create.module.css';
import { ImageField } from './image-field';
import { SharedNotice } from './shared-notice';
import { claimCreateStrings } from './strings';
import { useSharedPhotos } from './use-shared-photos';

export function PhotosStep({ draft, change, leave, faultOf }: StepProps) {
  const t = useStrings(claimCreateStrings);
  const shared = useSharedPhotos();
  const photos = [
    ['receipt', t('receiptImage')],
    ['slip', t('slipImage')],
  ] as const;
  return (
    <Card>
      <Section title={t('step', { step: 1, title: t('photos') })}>
        <p>{t('photoGuide')}</p>
        <ul className={s.guide}>
          <li className={s.good}>
            <Icon name="done" size={20} className={s.mark} />
            <span>{t('goodPhoto')}</span>
          </li>
          <li className={s.bad}>
            <Icon name="blocked" size={20} className={s.mark} />
            <span>{t('badPhoto')}</span>
          </li>
        </ul>
        <SharedNotice photos={shared.photos} onRemove={shared.remove} />
        <div className={s.photos}>
          {photos.map(([field, label]) => (
            <ImageField
              key={field}
              field={field}
              label={label}
              value={draft[field]}
              error={faultOf(field)}
              shared={shared.photos}
              onTaken={(photo) => {
                shared.remove([photo]);
              }}
              onChange={(upload) => {
                change({ [field]: upload });
              }}
              onBlur={leave(field)}
            />
          ))}
        </div>
      </Section>
    </Card>
  );
}
