import { useHost } from '@mrw/shared-contracts';
import { Button } from '../../controls/buttons/button';
import { ToastRegion } from './toast-region';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Toasts/ToastRegion', component: ToastRegion };

export default meta;

export const DoneAndFailed = story((w) => <Messages done={w.redeem} failed={w.reason} />);

function Messages({ done, failed }: { done: string; failed: string }) {
  const { notify } = useHost();
  return (
    <>
      <Row>
        <Button onClick={() => notify.toast(done)}>{done}</Button>
        <Button variant="danger" onClick={() => notify.toast(failed, 'failed')}>
          {failed}
        </Button>
      </Row>
      <ToastRegion messages$={notify.messages$} />
    </>
  );
}
