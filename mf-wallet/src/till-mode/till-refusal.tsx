import { Notice } from '@mrw/shared-ui';
import { InMiddle } from '../in-middle/in-middle';
import s from './till-mode.module.css';

/** Why the till did not take a code: in view, told and focused. */
export function TillRefusal({ text }: { text: string }) {
  return (
    <InMiddle key={text}>
      <div className={s.refusal}>
        <Notice tone="err" live>
          {text}
        </Notice>
      </div>
    </InMiddle>
  );
}
