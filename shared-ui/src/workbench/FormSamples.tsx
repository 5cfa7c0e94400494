import { useLanguage } from '@mrw/shared-contracts';
import { useState } from 'react';
import { CheckboxField, SwitchField } from '../forms/CheckboxField';
import { ErrorSummary } from '../forms/ErrorSummary';
import { NumberField } from '../forms/NumberField';
import { PasswordField } from '../forms/PasswordField';
import { PinField } from '../forms/PinField';
import { QuantityStepper } from '../forms/QuantityStepper';
import { RadioGroup } from '../forms/RadioGroup';
import { SelectField } from '../forms/SelectField';
import { TextArea } from '../forms/TextArea';
import { TextField } from '../forms/TextField';
import { Section } from '../page-layout/Section';
import { words } from './sample-texts';
import s from './workbench.module.css';

export function FormSamples() {
  const w = words[useLanguage()];
  const [pin, setPin] = useState('123');
  const [count, setCount] = useState(1);
  const [choice, setChoice] = useState<'a' | 'b' | null>('a');
  const options = [
    { value: 'a', label: w.brand },
    { value: 'b', label: w.offer },
  ];
  return (
    <form className={s.half}>
      <Section title="Fields">
        <div className={s.stack}>
          <ErrorSummary errors={[{ name: 'name', message: w.reason }]} />
          <TextField
            label={w.name}
            name="name"
            defaultValue="Ka Man"
            autoComplete="given-name"
            help={w.valid}
          />
          <TextField label={w.name} optional defaultValue="1" error={w.reason} help={w.valid} />
          <TextField label={w.name} disabled defaultValue={w.brand} />
          <PasswordField label={w.name} autoComplete="current-password" defaultValue="secret" />
          <NumberField label={w.points} prefix="HK$" large defaultValue="150" />
          <SelectField label={w.brand} options={options} placeholder={w.name} />
          <TextArea label={w.offer} placeholder={w.reason} />
        </div>
      </Section>
      <Section title="Choices">
        <CheckboxField label={w.offer} help={w.valid} defaultChecked />
        <CheckboxField label={w.brand} error={w.reason} />
        <CheckboxField label={w.brand} disabled defaultChecked />
        <SwitchField label={w.offer} help={w.valid} defaultChecked />
        <SwitchField label={w.brand} />
        <RadioGroup
          label={w.brand}
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'a', label: w.brand, help: w.valid },
            { value: 'b', label: w.offer },
          ]}
        />
      </Section>
      <Section title="Codes and numbers">
        <div className={s.stack}>
          <PinField label={w.redeem} value={pin} onChange={setPin} />
          <PinField label={w.redeem} value="123456" masked onChange={setPin} error={w.reason} />
          <QuantityStepper label={w.left} value={count} max={5} onChange={setCount} help={w.reason} />
        </div>
      </Section>
    </form>
  );
}
