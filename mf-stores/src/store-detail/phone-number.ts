/** A phone number in the form that is shown and the form that is dialled; null when there is none. */
export function phoneNumber(
  countryCode: string | null,
  subscriberNumber: string | null,
): { text: string; href: string } | null {
  const number = subscriberNumber?.trim() ?? '';
  if (number === '') return null;
  const code = countryCode?.replace(/\D/g, '') ?? '';
  const digits = number.replace(/\D/g, '');
  const text = digits.length === 8 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : number;
  return {
    text: code === '' ? text : `+${code} ${text}`,
    href: `tel:${code === '' ? '' : `+${code}`}${digits}`,
  };
}
