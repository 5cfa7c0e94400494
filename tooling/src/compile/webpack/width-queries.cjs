// Widths of media queries in em, from the px that the sources write: a reader whose text is twice as large gets the
// layout of a screen that is half as wide. In a media query 1em is the text size of the browser, on every page.

module.exports = (css) =>
  css.replace(
    /((?:min|max)-width: ?)([\d.]+)px(?=\s*\))/g,
    (_, name, pixels) => `${name}${Number(pixels) / 16}em`,
  );
