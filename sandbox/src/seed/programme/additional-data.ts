import type {
  AdditionalField,
  AdditionalFieldType,
  AdditionalSection,
} from '@mrw/shared-contracts/api/config';
import { t } from '../text';
import type { Text } from '../text';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
const namesOf = (text: Text) => languages.map((language) => ({ language, name: text[language] }));

type FieldText = { title: Text; tips?: Text };
type FieldOptions = {
  required?: boolean;
  editable?: boolean;
  choices?: readonly (readonly [value: string, label: Text])[];
};

function field(
  priority: number,
  name: string,
  type: AdditionalFieldType,
  { title, tips }: FieldText,
  { required = false, editable = true, choices = [] }: FieldOptions = {},
): AdditionalField {
  return {
    field_name: name,
    field_type: type,
    display_title: title.en,
    display_label: title.en,
    translations: languages.map((language) => ({
      language,
      display_title: title[language],
      tips: tips?.[language] ?? null,
    })),
    is_required: required,
    is_editable: editable,
    display_priority: priority,
    choices: choices.map(([value, label]) => ({
      field_value: value,
      display_label: label.en,
      translations: namesOf(label),
    })),
    tips: tips?.en ?? null,
  };
}

const section = (priority: number, name: Text, fields: AdditionalField[]): AdditionalSection => ({
  name: name.en,
  translations: namesOf(name),
  display_priority: priority,
  fields,
});

const interests = section(2, t('Interests', '興趣', '兴趣'), [
  field(
    3,
    'favourite_brand',
    'SINGLE_CHOICE_DROPDOWN',
    { title: t('Favourite brand', '最喜愛的品牌', '最喜爱的品牌') },
    {
      choices: [
        ['harbour_coffee', t('Harbour Coffee', '海港咖啡', '海港咖啡')],
        ['pier_books', t('Pier Books', '碼頭書店', '码头书店')],
        ['star_gala', t('Star Gala Cinema', '星薈影院', '星荟影院')],
      ],
    },
  ),
  field(1, 'weekend_news', 'SWITCH', {
    title: t('Weekend ideas', '週末好去處', '周末好去处'),
    tips: t('One short message every Friday.', '逢星期五為您送上一則短訊。', '每逢星期五为您送上一则短讯。'),
  }),
  field(2, 'share_with_partners', 'SWITCH_AGREE', {
    title: t('Tailor offers to what I like', '按我的喜好推薦優惠', '按我的喜好推荐优惠'),
    tips: t(
      'We use your visits to choose offers for you.',
      '我們會根據您的到訪記錄為您挑選優惠。',
      '我们会根据您的到访记录为您挑选优惠。',
    ),
  }),
  field(
    4,
    'visit_time',
    'SINGLE_CHOICE_MODAL',
    { title: t('When do you usually visit?', '您通常在甚麼時候到訪？', '您通常在甚么时候到访？') },
    {
      choices: [
        ['weekday', t('Weekdays', '平日', '平日')],
        ['weekend', t('Weekends', '週末', '周末')],
        ['evening', t('Evenings', '晚上', '晚上')],
      ],
    },
  ),
  field(
    5,
    'interests',
    'MULTI_CHOICE_MODAL',
    {
      title: t('What do you enjoy?', '您喜歡甚麼？', '您喜欢甚么？'),
      tips: t('Choose at least one.', '請至少選擇一項。', '请至少选择一项。'),
    },
    {
      required: true,
      choices: [
        ['coffee', t('Coffee and tea', '咖啡與茶', '咖啡与茶')],
        ['books', t('Books', '書籍', '书籍')],
        ['cinema', t('Cinema', '電影', '电影')],
        ['travel', t('Travel', '旅遊', '旅游')],
        ['family', t('Family days', '親子活動', '亲子活动')],
      ],
    },
  ),
]);

const family = section(1, t('Family', '家庭', '家庭'), [
  field(3, 'anniversary', 'DATE', { title: t('Anniversary', '紀念日', '纪念日') }),
  field(
    1,
    'emergency_name',
    'TEXT',
    {
      title: t('Name of a family member', '家庭成員姓名', '家庭成员姓名'),
      tips: t('For family bookings.', '用於家庭預訂。', '用于家庭预订。'),
    },
    { required: true },
  ),
  field(2, 'family_size', 'NUMBER', { title: t('People in your household', '同住家人數目', '同住家人数目') }),
  field(
    4,
    'family_account',
    'TEXT',
    { title: t('Family account number', '家庭帳戶編號', '家庭账户编号') },
    { editable: false },
  ),
]);

/** The order of the list differs from display_priority on purpose; the last section has no fields. */
export const additionalData: AdditionalSection[] = [
  interests,
  family,
  section(3, t('Partner data', '夥伴資料', '伙伴资料'), []),
];
