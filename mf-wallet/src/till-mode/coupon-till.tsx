import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { couponCodeRefresh } from '@mrw/shared-contracts/constants';
import type { Elements } from '@mrw/shared-ui';
import { still, useFreshDrawing, type CodeDrawing } from '../coupon-code/code-drawing';
import { codeKind } from '../coupon-code/code-kind';
import { TillMode } from './till-mode';

type Props = {
  coupon: Coupon;
  /** What the till said of the code. */
  notice?: Elements;
  onClose(): void;
};

/** The till screen of a coupon, opened from a list. */
export function CouponTill(props: Props) {
  return codeKind(props.coupon.template).kind === 'fresh-qr' ? (
    <FreshTill {...props} />
  ) : (
    <TillOf {...props} drawing={still(props.coupon)} />
  );
}

function FreshTill(props: Props) {
  return <TillOf {...props} drawing={useFreshDrawing(props.coupon)} />;
}

/** The till screen with an existing drawing. */
export function TillOf({ coupon, drawing, notice, onClose }: Props & { drawing: CodeDrawing }) {
  const { picture, wide, secondsLeft } = drawing;
  return (
    <TillMode
      title={coupon.template.name}
      code={coupon.code}
      picture={picture}
      wide={wide}
      ring={secondsLeft === undefined ? null : { secondsLeft, of: couponCodeRefresh / 1000 }}
      notice={notice}
      onClose={onClose}
    />
  );
}
