/**
 * What search engines leave alone: addresses with a key of one person in them. Pages of members show nothing
 * without a log-in.
 */
export const robots = ['User-agent: *', 'Disallow: /login_callback', 'Disallow: /unsubscribe_email', ''].join(
  '\n',
);
