import { html } from './html';
import type { Language } from '../../http/language';
import { page } from './layout';

export type NoticeKind = 'notFound' | 'failed' | 'refused' | 'busy';

type Words = Readonly<Record<NoticeKind, { title: string; text: string }>>;

export const noticeStrings: Readonly<Record<Language, Words>> = {
  en: {
    notFound: { title: 'Page not found', text: 'Check the address, or go back to the page you came from.' },
    failed: {
      title: 'This page is not available',
      text: 'Something went wrong on our side. Go back and try again in a moment.',
    },
    refused: {
      title: 'We could not read that request',
      text: 'Go back to the page you came from and try again.',
    },
    busy: { title: 'Too many requests', text: 'Wait a minute, then go back and try again.' },
  },
  'zh-Hant': {
    notFound: { title: '找不到此頁', text: '請檢查網址，或返回上一頁。' },
    failed: { title: '此頁暫時未能顯示', text: '系統出現問題。請返回上一頁，稍後再試。' },
    refused: { title: '未能處理你的要求', text: '請返回上一頁再試一次。' },
    busy: { title: '要求次數過多', text: '請等一分鐘，然後返回上一頁再試。' },
  },
  'zh-Hans': {
    notFound: { title: '找不到此页', text: '请检查网址，或返回上一页。' },
    failed: { title: '此页暂时无法显示', text: '系统出现问题。请返回上一页，稍后再试。' },
    refused: { title: '无法处理你的请求', text: '请返回上一页再试一次。' },
    busy: { title: '请求次数过多', text: '请等一分钟，然后返回上一页再试。' },
  },
};

/** A page with a result and the next step. */
export function noticePage(kind: NoticeKind, language: Language): string {
  const { title, text } = noticeStrings[language][kind];
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`;
  return page({ language, title, body });
}
