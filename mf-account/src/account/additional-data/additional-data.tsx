import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Card, PartialFailure, Section } from '@mrw/shared-ui';
import { useAdditionalDataConfig } from '../account-information/use-account-config';
import { RowSkeletons } from '../../common/lists/list-states';
import { AdditionalDataField } from './additional-data-field';
import { orderedSections, sectionName } from './field-texts';
import { additionalDataStrings } from './strings';

/** Sections and fields that the configuration asks for (§3). */
export function AdditionalData() {
  const t = useStrings(additionalDataStrings);
  const language = useLanguage();
  const { data, isPending, isError, refetch } = useAdditionalDataConfig();
  if (isPending) {
    return (
      <Card>
        <RowSkeletons count={4} />
      </Card>
    );
  }
  return (
    <>
      {isError && (
        <Card>
          <PartialFailure message={t('notRead')} onRetry={() => void refetch()} />
        </Card>
      )}
      {orderedSections(data ?? []).map((section) => (
        <Card key={section.name}>
          <Section title={sectionName(section, language)}>
            {section.fields.map((field) => (
              <AdditionalDataField key={field.field_name} field={field} />
            ))}
          </Section>
        </Card>
      ))}
    </>
  );
}
