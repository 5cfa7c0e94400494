import { fieldFaults } from './field-faults';

test('what the server says of a field is shown at that field', () => {
  const fields = { invoice_id: 'Used already.', total_value: 'Too small.', customer: 'No.' };
  expect(fieldFaults({ kind: 'refused', status: 400, detail: null, fields })).toEqual({
    receiptNumber: 'Used already.',
    amount: 'Too small.',
  });
});

test('no answer names no field', () => {
  expect(fieldFaults({ kind: 'timeout' })).toEqual({});
});
