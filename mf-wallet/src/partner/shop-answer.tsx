import { type Elements, Notice } from '@mrw/shared-ui';
import { InMiddle } from '../in-middle/in-middle';
import s from './shop-answer.module.css';
import type { Application } from './use-apply-coupon';

type Props = Pick<Application, 'said'> & { inShop: boolean; children: Elements };

/** What the shop has done with the coupon and what comes next, with the focus, above the button that asked for it. */
export function ShopAnswer({ said, inShop, children }: Props) {
  if (!inShop) return children;
  return (
    <div className={s.column}>
      {said && (
        <InMiddle>
          <Notice tone={said.tone} live>
            {said.text}
          </Notice>
        </InMiddle>
      )}
      {children}
    </div>
  );
}
