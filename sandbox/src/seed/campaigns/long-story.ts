import { t } from '../text';

/** Far beyond the 200 characters at which a text is folded (§9). */
export const longDetail = t(
  'The journey begins on the lantern viaduct an hour before sunset. You board the last wooden carriage of the coast line, find your seat by the window and watch the red lamps come on, one after another, until the whole bridge is reflected in the bay. Dinner is served on trays: rice with soy chicken, greens, a pot of tea that is never allowed to run dry. On the second morning you change to a junk. The crew will let you hold the tiller if the wind is kind, and there is an hour for swimming in a cove that appears on few maps. The third day is for walking. The path climbs through camphor trees to the old signal station and then down, step by granite step, to the lighthouse, where the keeper’s wife sells ginger cake. Both inns are small and family-run, with clean linen and uneven floors. The guide carries water, plasters and an inexhaustible store of ghost stories.',
  '旅程在日落前一小時於燈籠高架橋開始。您登上海岸線最後一節木製車廂，找到窗邊的座位，看着紅燈籠逐一亮起，直到整座橋倒映在海灣之中。晚餐以托盤送上：豉油雞飯、時菜，還有一壺永遠添滿的熱茶。第二天早上轉乘帆船，如風勢許可，船員會讓您親手掌舵，並有一小時在鮮為人知的小灣游泳。第三天是徒步的日子，小徑穿過樟樹林，登上舊訊號站，再沿麻石梯級一步一步走到燈塔，守燈人的太太會在那裏售賣薑餅蛋糕。兩晚均入住家庭式小旅館，床鋪潔淨，地板略有高低。導遊隨身帶備食水、膠布和說不完的鬼故事。',
  '旅程在日落前一小时于灯笼高架桥开始。您登上海岸线最后一节木制车厢，找到窗边的座位，看着红灯笼逐一亮起，直到整座桥倒映在海湾之中。晚餐以托盘送上：豉油鸡饭、时菜，还有一壶永远添满的热茶。第二天早上转乘帆船，如风势许可，船员会让您亲手掌舵，并有一小时在鲜为人知的小湾游泳。第三天是徒步的日子，小径穿过樟树林，登上旧讯号站，再沿麻石梯级一步一步走到灯塔，守灯人的太太会在那里售卖姜饼蛋糕。两晚均入住家庭式小旅馆，床铺洁净，地板略有高低。导游随身带备食水、胶布和说不完的鬼故事。',
);

export const longHow = t(
  'Redeem the coupon at least five days before you wish to leave. Within one working day the travel desk will call you to agree on a date; please have the names of all travellers ready as they appear on their identity documents. Bring walking shoes, a light raincoat and a swimsuit. Children over eight are welcome with an adult. If the weather signal number three or higher is hoisted the trip moves to another day at no charge. The coupon covers one person, is valid for one departure and cannot be split, sold or exchanged for cash.',
  '請於出發前最少五天兌換。旅遊服務台會於一個工作天內致電與您確定日期，請預先準備所有旅客與身份證明文件相同的姓名。請自備步行鞋、輕便雨衣和泳衣。八歲以上小童須由成人陪同。如懸掛三號或以上風球，行程將免費改期。每張優惠券只限一人使用一次，不可分拆、轉售或兌換現金。',
  '请于出发前最少五天兑换。旅游服务台会于一个工作天内致电与您确定日期，请预先准备所有旅客与身份证明文件相同的姓名。请自备步行鞋、轻便雨衣和泳衣。八岁以上小童须由成人陪同。如悬挂三号或以上风球，行程将免费改期。每张优惠券只限一人使用一次，不可分拆、转售或兑换现金。',
);
