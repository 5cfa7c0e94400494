/**
 * Download sizes in kB (1,024 bytes) of brotli, slightly above the current values. A pull request that raises one
 * states the reason; one that needs less lowers the number (docs/guides/performance.md).
 */
export const budgets = {
  /**
   * The page itself with gzip, as a static web server sends it: with its headers it has to come in the first
   * round trip, 14.2 kB. 0.1 kB more since contract 1.13: the first script reads every spelling of a language, and a
   * version of this machine, which a release is shorter than, has a letter before its hash. 0.5 kB more: the hashes of eight
   * more files that are loaded later. 0.1 kB more: two files that are loaded when a page waits for a till, and when a remote of
   * ES modules is shown. 0.1 kB more: the files of the sheet of gains. 0.1 kB more: a
   * page whose scripts do not come says so. It varies with the hashes.
   */
  page: 14,
  /**
   * The shell with everything that it provides, on any page. The same code varies by 0.1 kB with the hashes in it. 0.5 kB
   * more since contract 1.10: remotes that are disabled, and the hook by which a page describes itself. 1.9 kB
   * more since contract 1.12: the watch of the frame and of built-in functions has to be there before the first remote,
   * and a drawn page needs every form of its layout, its answers and its replacement. 0.2 kB more: which remote
   * was active when something was added to the page. 1.9 kB more since contract 1.13: typed numbers are understood or
   * refused with both readings named, a failed read is told apart from a missing record, and a 429 says when to try again.
   * 0.9 kB more, and 1.4 kB less since icons are one path each: what tells the outcome of an act is shown also when the code of dialogs does not come, and the pages of
   * a list that changes are kept joined. 0.6 kB more: the event stream that all pages share, and bars and rows of
   * a phone. 0.4 kB of it: remotes that are not made by defineRemote, of ES modules or of newer browsers are told apart.
   * 0.3 kB more: the focus and an act outlive a page mounted anew. 0.2 kB more: messages stand above the action bar.
   * 0.2 kB more: the folder that releases of a remote share, and scripts in it that are fetched past the cache.
   * 0.2 kB more: without a network the panel leads to what the device keeps, whose code is loaded only where something is.
   * 0.2 kB more: a device that takes receipts from other apps is told apart before the code of the worker's parts is loaded.
   * 0.3 kB more: the way to messages to this device, whose code is loaded with the first of them.
   * 0.2 kB more: messages stand clear of offers that wait for an answer, and a failure that the page says is said once.
   * 0.4 kB less: later scripts are found by their names in the page; 0.2 kB of it stays for the hashes.
   */
  shell: 219.2,
  /** The gift-card page without the chrome of the site: never more than the shell. 0.3 kB: ids that stay, and their folder. 0.3 kB: the panel of the shell, 0.2 kB: its messages, see above. */
  standalone: 201.2,
  /** The script that partners name in their pages. */
  embed: 4,
  /**
   * Entry and first chunks of a remote: what its first page adds. 0.1 kB of each, and 0.2 kB of a whole one: ids that stay, and
   * files that say their names, so that a device fetches what changed and not everything.
   */
  firstPage: {
    // 0.1 kB more since home has a place for the first steps of a new member; 0.4 kB more since texts have elements of their
    // own, and for gifts that wait. 0.2 kB more: a card is a row on a phone.
    // 0.1 kB more: one line of what expires.
    // 0.4 kB more: a new member is welcomed, and a friend is invited.
    // 0.1 kB more: the place of the way to invite a friend.
    'mf-offers': 21,
    // 1.2 kB more since an unclear answer of a payment is read back before anything is said of it; 0.4 kB more for
    // the step headings, and places of coupons of one name. 0.6 kB more: a booked ticket and a saved store are said also when
    // the code that shows them does not come.
    // 0.4 kB more: a code at the till shows what the till says of it.
    // 0.2 kB more: the payment and the use of a coupon outlive a page mounted anew. 0.3 kB more: a use tells what was used and
    // when. 0.4 kB more: what an address searches among coupons, and in which order.
    // 0.4 kB more: without a network the list has what the device keeps.
    // 0.4 kB less: texts of the staff code are loaded with the pages that ask for it.
    'mf-wallet': 33.7,
    // It varies with the hashes. 0.1 kB more: a list says that it is read again while its tokens are renewed.
    'mf-account': 26.5,
    // 0.3 kB more: the nearest store is named above list and map. 0.1 kB more: it takes the focus of who asked for it.
    'mf-stores': 18.6,
    // 0.2 kB more: whether the page of an outcome is there is asked at the press.
    'mf-giftcard': 21.4,
  },
  /** Everything that a remote ever loads. */
  wholeRemote: {
    // 10 kB of it are the table of simplified and traditional characters, loaded where the service has no search.
    // 3.3 kB of it are the slot that shows what ends next after a ticket, a payment or a claim.
    // 0.6 kB more since a purchase is read back by its entry in the log. 5.2 kB more: dates with their limits, typed
    // texts compared as people see them, steps that lead to their heading, gifts that wait, and drafts that
    // outlive a page mounted anew; what two slots have in common is in both of them. 1 kB more: what was booked or registered is
    // said also when the next page does not come, and half a date is not left out.
    // 0.2 kB more: see its first page. 0.3 kB more: quick choices over the list. 3.3 kB more: the sheet of every gain, loaded
    // with a campaign, and the goal in the slot that others fill it with.
    // 0.4 kB more: acts outlive a page mounted anew.
    // 2.5 kB more: offers to have now, in a slot and with a style sheet, and the invitation of a friend.
    // 0.2 kB more: gifts that wait stand in a place that is kept. 1.6 kB more: the way to invite a friend, and to share, on home;
    // it is loaded last. 0.1 kB more: an offer for points that the lock on spending refuses is told.
    'mf-offers': 118.6,
    // What a member reads of a code that a partner's shop has is 1.2 kB of it, loaded with coupons and cash dollars.
    // 1.8 kB are the outcomes of payments, uses and choices of a store after an unclear answer. 2.9 kB more: the
    // booked ticket with its calendar file, steps that lead to their heading, and drafts that outlive a page mounted anew.
    // 0.6 kB more: see its first page. 3.1 kB more: what the till does with a code is told on a screen of its own.
    // 0.6 kB more: what a till was told is said in the member's words also over a list.
    // 0.2 kB more: see its first page.
    // 0.9 kB more: a chosen store, a used coupon and the answer of a partner's shop are sentences that stay.
    // 0.2 kB more: an open payment outlives a page mounted anew.
    // 0.1 kB more: what was booked has the focus.
    // 2.4 kB more: search and order of coupons and tickets, loaded after the list.
    // 1.9 kB more: coupons and tickets that the device keeps, with the reasons of those that need a connection.
    // 2.2 kB more: the button of the phone's wallet, loaded where the phone has one.
    // 0.3 kB more: a spend that the lock on spending refuses is told.
    // 0.6 kB more: texts of the staff code are in each page that asks for it.
    // 0.2 kB more: the offer of the device also after a till over a list.
    'mf-wallet': 98.6,
    // The months of the timeline and the rewards of referrals are 1.7 kB of it, loaded with their pages.
    // 3.5 kB are the outcomes of claims and of each change of the account after an unclear answer, and the
    // numbers of phones as contact cards write them. 0.3 kB more since a list that is read as a whole is read again when it
    // changed between two pages. 2.7 kB more: dates with their limits, texts compared as people see them, and
    // questions about a change that stay open until they are answered.
    // 0.7 kB more: a claim is told also when the page that shows it does not come, and an empty answer to a change of the
    // profile is read back; a tenth of it varies with the hashes. 0.7 kB more: points of a scanned card, and the decision on an
    // open claim. 1.3 kB more: all messages at once, and the kinds of the log as chips. 1.8 kB more: the sheet of what
    // a claim gave.
    // 0.3 kB more: a claim, changes and deletions outlive a page mounted anew.
    // 1.6 kB more: the welcome, who joined by the link of the member, and the consent to show the name.
    // 0.1 kB more: the points to expect from a claim. 1 kB more: a friend who joins while the page is open.
    // 0.3 kB more: the switch and its offer tell of coupons and tickets too.
    // 2.2 kB more: the button of the phone's wallet. 1 kB more: pictures that other apps shared, in the form of a claim.
    // 2.9 kB more: messages to this device, loaded with My account, and their offer in a slot.
    // 4.4 kB more: lock on spending and devices, loaded with My account.
    // 0.4 kB more: keeping the card and messages are offered in one slot, which leaves the focus in the page.
    // 0.2 kB more: see its first page.
    'mf-account': 116,
    // The map, loaded when it is chosen, is 9 kB of it. 0.2 kB more: a store is a row on a phone.
    // 0.4 kB more: it begins with the place of the member. 0.3 kB more: the nearest store is named.
    'mf-stores': 42.9,
    'mf-giftcard': 21.4,
  },
  /** Packages of the lock file, and megabytes (1,000,000 bytes) on the disk. */
  installed: { start: { packages: 410, megabytes: 400 }, test: { packages: 1_310, megabytes: 720 } },
} as const;
