/**
 * The widths at which a layout changes, in px. A media query has one of them, as `min-width`, or as `max-width` less
 * 0.02. Custom properties do not work in media queries, so stylelint compares the queries with this list.
 */
export const breakpoints = [
  176, // twice as large a text on the narrowest phone
  280, // twice as large a text on a phone (a query counts in the text size of the reader)
  340, // choices of simple mode side by side
  360, // narrow phones
  375, // wider gaps of a grid
  390, // larger codes at a till
  480, // wide phones
  720, // a store in two columns
  767, // grids from 767 (§9)
  768, // grids from 768 (§9)
  769, // tablets
  992, // larger name of a campaign
  1023, // grids of a desktop (§9)
  1024, // desktops
  1200, // full width of a page
];
