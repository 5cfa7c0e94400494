import { t } from '../text';

/** Texts of a coupon that reads differently online and in a store (§3). */
export const onlineOfflineTexts = {
  online_detail_section_title: t('Watch at home', '在家觀賞', '在家观赏'),
  online_detail_section_content: t(
    'Stream one film from the festival library within 48 hours of opening the link.',
    '於開啟連結後48小時內，從電影節片庫串流觀看一齣電影。',
    '于开启连结后48小时内，从电影节片库串流观看一出电影。',
  ),
  online_instruction_section_title: t('How to watch', '觀看方法', '观看方法'),
  online_instruction_section_content: t(
    'Enter the code on the player page before you press play.',
    '播放前於播放頁輸入代碼。',
    '播放前于播放页输入代码。',
  ),
  offline_detail_section_title: t('Watch in the cinema', '到影院觀賞', '到影院观赏'),
  offline_detail_section_content: t(
    'One seat at any weekday screening.',
    '平日任何場次座位一個。',
    '平日任何场次座位一个。',
  ),
  offline_instruction_section_title: t('At the box office', '於票房使用', '于票房使用'),
  offline_instruction_section_content: t(
    'Show the code at the box office and choose your seat.',
    '於票房出示代碼並選擇座位。',
    '于票房出示代码并选择座位。',
  ),
};
