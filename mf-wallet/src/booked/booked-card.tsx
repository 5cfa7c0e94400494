import { useStrings } from '@mrw/shared-contracts';
import {
  Button,
  Card,
  DefinitionList,
  DoneMark,
  formatInteger,
  LinkButton,
  ServerText,
} from '@mrw/shared-ui';
import { useCalendarExport } from '@mrw/shared-ui/calendar';
import { places } from '../coupon-kind/places';
import { InMiddle } from '../in-middle/in-middle';
import type { Booked } from './booked';
import s from './booked.module.css';
import { bookedStrings } from './strings';

/** What was booked, with the focus, above the tickets; with the way to the ticket and its last day for the calendar. */
export default function BookedCard({ name, slot, quantity, ticket }: Booked) {
  const t = useStrings(bookedStrings);
  return (
    <InMiddle>
      <Card>
        <div className={s.head}>
          <DoneMark size={40} />
          <h2 className={s.title}>{t('title')}</h2>
        </div>
        <DefinitionList
          items={[
            { label: t('event'), value: <ServerText>{name}</ServerText> },
            { label: t('slot'), value: <ServerText>{slot}</ServerText> },
            { label: t('quantity'), value: formatInteger(quantity) },
          ]}
        />
        {ticket && (
          <div className={s.ways}>
            <LinkButton to={places.ticket.detail(ticket.id)}>{t('show')}</LinkButton>
            {ticket.expiry_date !== null && (
              <ToCalendar id={ticket.id} name={name} end={ticket.expiry_date} />
            )}
          </div>
        )}
      </Card>
    </InMiddle>
  );
}

function ToCalendar({ id, name, end }: { id: string; name: string; end: string }) {
  const t = useStrings(bookedStrings);
  const save = useCalendarExport(t('calendarTitle'));
  return (
    <Button
      variant="outline"
      icon="calendar"
      onClick={() => {
        save([{ kind: 'ticket', id, name, end, path: places.ticket.detail(id) }]);
      }}
    >
      {t('calendar')}
    </Button>
  );
}
