import type { Page } from '@playwright/test';

/** A dialog of the account, the stores or the shell: where it opens, and what is pressed, in every language. */
export type OpenDialog = { path: string; opens: string; then(page: Page): Promise<void> };

const account = '/user/myAccount';

/** Presses one button after the other, the first of its name in what is on top. */
const press =
  (...names: readonly RegExp[]) =>
  async (page: Page) => {
    for (const name of names) {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      const place = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main');
      await place.getByRole('button', { name }).first().click();
    }
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();
  };

const remove = /^(Delete|刪除|删除)$/;
const edit = /^(Edit|編輯|编辑)$/;

export const dialogs: readonly OpenDialog[] = [
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
