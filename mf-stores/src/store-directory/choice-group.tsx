import { useStrings } from '@mrw/shared-contracts';
import { PartialFailure, Skeleton, type Elements } from '@mrw/shared-ui';
import type { Choices } from './choices-calls';
import s from './filter-sheet.module.css';
import { directoryStrings } from './strings';

type Props = { title: string; choices: Choices<unknown>; children: Elements };

/** One kind of filter in the modal. When its choices fail to load, in whole or in part, the rest still works. */
export function ChoiceGroup({ title, choices, children }: Props) {
  const t = useStrings(directoryStrings);
  return (
    <fieldset className={s.group} aria-busy={choices.state === 'loading'}>
      <legend className={s.title}>{title}</legend>
      {choices.state === 'loading' && <Skeleton lines={4} />}
      {choices.state === 'failed' && <PartialFailure message={t('choicesFailed')} onRetry={choices.retry} />}
      {(choices.state === 'ready' || choices.state === 'partial') && children}
      {choices.state === 'partial' && <PartialFailure message={t('someFailed')} onRetry={choices.retry} />}
    </fieldset>
  );
}
