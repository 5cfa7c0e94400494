class Html {
  constructor(text) {
    this.text = text;
  }
}

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const written = (value) => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => signs[sign]);
};

/** HTML whose inserted values are text. */
export const html = (parts, ...values) =>
  new Html(parts.reduce((text, part, at) => text + written(values[at - 1]) + part));

export const toText = (value) => written(value);
