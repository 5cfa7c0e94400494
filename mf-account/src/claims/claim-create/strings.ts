import { defineStrings } from '@mrw/shared-contracts';

export const claimCreateStrings = defineStrings('account.claimCreate', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  rewards: { en: 'Rewards', 'zh-Hant': '獎賞申請', 'zh-Hans': '奖励申请' },
  title: { en: 'Create rewards claim', 'zh-Hant': '建立獎賞申請', 'zh-Hans': '新建奖励申请' },
  photos: { en: 'Photos', 'zh-Hant': '相片', 'zh-Hans': '照片' },
  photoGuide: {
    en: 'The store, the number, the date and the amount must be readable.',
    'zh-Hant': '請確保分店、編號、日期及金額清晰可見。',
    'zh-Hans': '请确保门店、编号、日期和金额清晰可见。',
  },
  receiptImage: { en: 'Receipt photo', 'zh-Hant': '收據相片', 'zh-Hans': '小票照片' },
  slipImage: { en: 'Credit card slip photo', 'zh-Hant': '信用卡簽帳存根相片', 'zh-Hans': '信用卡签购单照片' },
  faultOf: {
    en: '{{field}}: {{fault}}',
    'zh-Hant': '{{field}}：{{fault}}',
    'zh-Hans': '{{field}}：{{fault}}',
  },
  choosePhoto: { en: 'Choose a photo', 'zh-Hant': '選擇相片', 'zh-Hans': '选择照片' },
  replacePhoto: { en: 'Choose another', 'zh-Hant': '重新選擇', 'zh-Hans': '重新选择' },
  uploading: { en: 'Uploading…', 'zh-Hant': '正在上載…', 'zh-Hans': '正在上传…' },
  previewOf: { en: 'Preview: {{label}}', 'zh-Hant': '預覽：{{label}}', 'zh-Hans': '预览：{{label}}' },
  uploaded: { en: 'Photo saved', 'zh-Hant': '相片已儲存', 'zh-Hans': '照片已保存' },
  waitingForNetwork: {
    en: 'You are offline. The photo is sent as soon as you are back.',
    'zh-Hant': '你已離線，恢復連線後會自動上載相片。',
    'zh-Hans': '你已离线，恢复连接后会自动上传照片。',
  },
  notUploaded: {
    en: 'The photo could not be sent. Please choose it again.',
    'zh-Hant': '未能上載相片，請重新選擇。',
    'zh-Hans': '无法上传照片，请重新选择。',
  },
  notReadable: {
    en: 'This browser cannot open the photo. Please choose a JPEG or PNG photo.',
    'zh-Hant': '此瀏覽器無法開啟相片，請選擇 JPEG 或 PNG 相片。',
    'zh-Hans': '此浏览器无法打开照片，请选择 JPEG 或 PNG 照片。',
  },
  tooLarge: {
    en: 'The photo is larger than 10 MB. Please choose a smaller one.',
    'zh-Hant': '相片超過 10 MB，請選擇較小的相片。',
    'zh-Hans': '照片超过 10 MB，请选择较小的照片。',
  },
  notPicture: {
    en: 'This file is not a picture that can be read. Please choose a JPEG or PNG photo.',
    'zh-Hant': '此檔案並非可讀取的圖片，請選擇 JPEG 或 PNG 相片。',
    'zh-Hans': '此文件不是可读取的图片，请选择 JPEG 或 PNG 照片。',
  },
  sharedHere: {
    en: {
      one: 'A picture from another app is here. Press it below the photo it belongs to. It is sent only then, and kept on this device for 24 hours at most.',
      other:
        '{{count}} pictures from another app are here. Press each below the photo it belongs to. They are sent only then, and kept on this device for 24 hours at most.',
    },
    'zh-Hant':
      '已從其他應用程式收到 {{count}} 張相片。請在所屬的相片欄下方點選，點選後才會上載。相片最多在此裝置保留 24 小時。',
    'zh-Hans':
      '已从其他应用收到 {{count}} 张照片。请在所属的照片栏下方点选，点选后才会上传。照片最多在此设备保留 24 小时。',
  },
  removeShared: {
    en: { one: 'Remove the picture', other: 'Remove the pictures' },
    'zh-Hant': '移除相片',
    'zh-Hans': '移除照片',
  },
  sharedFor: {
    en: 'From another app: {{label}}',
    'zh-Hant': '來自其他應用程式：{{label}}',
    'zh-Hans': '来自其他应用：{{label}}',
  },
  useShared: {
    en: 'Use picture {{number}} of {{count}} – {{label}}',
    'zh-Hant': '使用第 {{number}} 張相片（共 {{count}} 張）– {{label}}',
    'zh-Hans': '使用第 {{number}} 张照片（共 {{count}} 张）– {{label}}',
  },
  shareAgain: {
    en: 'The picture did not arrive. Please share it with this app once more, or choose it here.',
    'zh-Hant': '未能收到相片，請再次分享至此應用程式，或直接在此選擇相片。',
    'zh-Hans': '未收到照片，请再次分享到此应用，或直接在此选择照片。',
  },
  goodPhoto: {
    en: 'Whole paper, flat, sharp and in good light',
    'zh-Hant': '完整、平放、清晰，光線充足',
    'zh-Hans': '完整、平放、清晰，光线充足',
  },
  badPhoto: {
    en: 'Cut off, folded, blurred or in shadow',
    'zh-Hant': '不完整、摺起、模糊或有陰影',
    'zh-Hans': '不完整、折叠、模糊或有阴影',
  },
  imagesOnly: {
    en: 'Please choose an image file.',
    'zh-Hant': '請選擇圖片檔案。',
    'zh-Hans': '请选择图片文件。',
  },
  step: { en: '{{step}}. {{title}}', 'zh-Hant': '{{step}}. {{title}}', 'zh-Hans': '{{step}}. {{title}}' },
  purchase: { en: 'Purchase', 'zh-Hant': '購物資料', 'zh-Hans': '购物信息' },
  check: { en: 'Check and submit', 'zh-Hant': '核對及遞交', 'zh-Hans': '核对并提交' },
  draftKept: {
    en: 'What you enter is kept on this device until you submit it or log out.',
    'zh-Hant': '你輸入的資料會保留在此裝置，直至遞交或登出。',
    'zh-Hans': '你填写的内容会保留在此设备，直到提交或退出登录。',
  },
  expected: { en: 'Points to expect', 'zh-Hant': '預計積分', 'zh-Hans': '预计积分' },
  about: {
    en: 'About {{points}}, after review',
    'zh-Hant': '約 {{points}}，審批後發放',
    'zh-Hans': '约 {{points}}，审核后发放',
  },
  reviewedWithin: {
    en: { one: 'Usually reviewed within {{count}} day.', other: 'Usually reviewed within {{count}} days.' },
    'zh-Hant': '一般於 {{count}} 天內完成審批。',
    'zh-Hans': '通常在 {{count}} 天内完成审核。',
  },
  offline: {
    en: 'You are offline. Submit when you are back: nothing is lost.',
    'zh-Hant': '你已離線，恢復連線後即可遞交，資料不會遺失。',
    'zh-Hans': '你已离线，恢复连接后即可提交，内容不会丢失。',
  },
  tenant: { en: 'Store', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  noTenant: { en: 'No store chosen yet', 'zh-Hant': '尚未選擇分店', 'zh-Hans': '尚未选择门店' },
  chooseTenant: { en: 'Choose a store', 'zh-Hant': '選擇分店', 'zh-Hans': '选择门店' },
  changeTenant: { en: 'Choose another store', 'zh-Hant': '重新選擇分店', 'zh-Hans': '重新选择门店' },
  clearSearch: { en: 'Clear the search', 'zh-Hant': '清除搜尋', 'zh-Hans': '清除搜索' },
  searchTenant: { en: 'Search by name', 'zh-Hant': '以名稱搜尋', 'zh-Hans': '按名称搜索' },
  stores: { en: 'Stores', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  noMatch: {
    en: 'No store has this name. Try another one.',
    'zh-Hant': '找不到相關分店，請輸入其他名稱。',
    'zh-Hans': '找不到相关门店，请输入其他名称。',
  },
  receiptNumber: { en: 'Receipt number', 'zh-Hant': '收據編號', 'zh-Hans': '小票编号' },
  issueDate: { en: 'Issue date', 'zh-Hant': '收據日期', 'zh-Hans': '小票日期' },
  dateTooLate: {
    en: 'The date cannot be later than today.',
    'zh-Hant': '日期不能遲於今天。',
    'zh-Hans': '日期不能晚于今天。',
  },
  amount: { en: 'Amount', 'zh-Hant': '金額', 'zh-Hans': '金额' },
  inputThisField: { en: 'Please input this field', 'zh-Hant': '請填寫此欄', 'zh-Hans': '请填写此项' },
  allNeeded: {
    en: 'Fill in every field and add both photos to submit.',
    'zh-Hant': '填妥所有欄位並加入兩張相片後即可遞交。',
    'zh-Hans': '填写所有项目并添加两张照片后即可提交。',
  },
  submit: { en: 'Submit', 'zh-Hant': '遞交', 'zh-Hans': '提交' },
  submitting: { en: 'Submitting…', 'zh-Hant': '正在遞交…', 'zh-Hans': '正在提交…' },
  received: {
    en: 'We have received the claim for receipt {{number}}. It is in review.',
    'zh-Hant': '我們已收到收據 {{number}} 的申請，正在審批。',
    'zh-Hans': '我们已收到小票 {{number}} 的申请，正在审核。',
  },
  seeClaims: { en: 'See my claims', 'zh-Hant': '查看我的申請', 'zh-Hans': '查看我的申请' },
  submitted: { en: 'Claim submitted', 'zh-Hant': '申請已遞交', 'zh-Hans': '申请已提交' },
  unknown: {
    en: 'We could not reach the system. Whether your claim arrived is shown once you are connected again. You may also submit it again: it counts once.',
    'zh-Hant': '未能連線至系統。恢復連線後，將顯示申請是否已收到。你亦可再次遞交，系統只會計算一次。',
    'zh-Hans': '无法连接系统。恢复连接后，将显示申请是否已收到。你也可以再次提交，系统只会计算一次。',
  },
  checkBackLater: {
    en: 'Something did not work. Please check back later.',
    'zh-Hant': '操作未能完成，請稍後再試。',
    'zh-Hans': '操作未完成，请稍后再试。',
  },
});
