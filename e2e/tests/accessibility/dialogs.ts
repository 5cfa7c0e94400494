import type { Page } from '@playwright/test';

/** A dialog: where it opens, and what is pressed, in every language. */
type OpenDialog = { path: string; opens: string; then(page: Page): Promise<void> };

const account = '/user/myAccount';

/** Presses a button of the page, then those of the dialogs that follow, the first of its name. */
const press =
  (inPage: RegExp, ...inDialogs: readonly RegExp[]) =>
  async (page: Page) => {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
    await page.getByRole('main').getByRole('button', { name: inPage }).first().click();
    for (const name of inDialogs) await dialog.getByRole('button', { name }).first().click();
    await dialog.waitFor();
  };

const remove = /^(Delete|刪除|删除)$/;
const edit = /^(Edit|編輯|编辑)$/;

const redeem = /^(Redeem|兌換|兑换)$/;
const couponGift = /^(Open the gift at 5|打開第 5|打开第 5)/;
const open = /^(Open|打開|打开)$/;

const ofAccountStoresAndShell: readonly OpenDialog[] = [
  { path: account, opens: 'delete account', then: press(/^(Delete account|刪除帳戶|删除账户)$/) },
  { path: account, opens: 'email', then: press(/– (Email|電郵|邮箱)$/) },
  { path: account, opens: 'mobile', then: press(/– (Mobile number|手機號碼|手机号码)$/) },
  { path: '/transaction/create', opens: 'stores', then: press(/^(Choose a store|選擇分店|选择门店)$/) },
  { path: '/transactionDetail/3001', opens: 'delete claim', then: press(remove) },
  {
    path: '/inbox',
    opens: 'delete messages',
    then: async (page) => {
      await page.getByRole('main').getByRole('button', { name: edit }).click();
      await page.getByRole('main').getByRole('checkbox').first().check();
      await press(remove)(page);
    },
  },
  { path: '/about/store', opens: 'filters', then: press(/^(Filters|篩選|筛选)/) },
  {
    path: '/home',
    opens: 'menu',
    then: async (page) => {
      await page.getByRole('button', { name: /^(Menu|選單|菜单)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Those of one member: an act that spends comes after the question about it. */
const ofOffersAndWallet: readonly OpenDialog[] = [
  { path: '/campaign/101', opens: 'purchase', then: press(redeem) },
  {
    path: '/campaign/101',
    opens: 'purchase done',
    then: async (page) => {
      await press(redeem, redeem)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { path: '/campaign/401', opens: 'gift', then: press(couponGift) },
  {
    path: '/campaign/401',
    opens: 'gift opened',
    then: async (page) => {
      await press(couponGift, open)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { path: '/campaign/305', opens: 'link for friends', then: press(/^(Refer a friend|推薦朋友|推荐朋友)$/) },
  {
    path: '/use_cash_dollar',
    opens: 'code of a payment',
    then: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill('10');
      await press(/^(Pay now|立即付款)$/)(page);
    },
  },
  {
    path: '/coupon/1001',
    opens: 'staff code refused',
    then: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Use|使用)$/ })
        .click();
      await page.getByLabel(/6-digit staff code|6 位/).fill('999999');
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

/** By the packages that have them. */
export const dialogs = {
  'account, stores and menu': ofAccountStoresAndShell,
  'offers and wallet': ofOffersAndWallet,
} as const;
