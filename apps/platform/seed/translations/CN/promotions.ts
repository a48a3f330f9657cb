/** Chinese for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': '新玩家',
  Rewards: '奖励',
  'Welcome credit': '迎新赠金',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    '您设置的存款限额或休息优先，任何优惠都不会改变它们。',
  'Weekly reload': '每周续存',
  'Relief after a hard week': '艰难一周后的关怀',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    '如果游戏不再有趣，请先休息。休息期间不提供任何优惠。',
  'Lantern fortnight': '灯笼双周',
  'Daily sign-in': '每日签到',
  'Accounts that take a break from play when sales close do not take part.': '停售时处于暂停游戏状态的账户不参与抽奖。',
  'It is not added by itself: you choose it, or leave it.': '它不会自动加入：由您选择领取或不领取。',
  'Bonus money on top of a week’s deposits.': '当周存款可附奖金。',
  'Part of a week’s loss as bonus money. You apply, and somebody decides.':
    '一周亏损的一部分以奖金形式发放。由您申请，由专人审核。',
  'Tell us in a sentence how we can help; pictures are welcome.': '请用一句话说明情况，也可附上图片。',
  'A little play money for looking in.': '来看看，即得少许游戏币。',
  'Press the button. Days that you miss cost nothing; there is no streak to keep.':
    '按下按钮即可。错过的日子没有任何损失，无需连续签到。',
  'Tickets for the lantern raffle': '灯笼抽奖券',
  'Tickets of the lantern raffle, without points.': '灯笼抽奖券，无需积分。',
  'Press the button, and tickets of the lantern raffle that is on sale are yours.':
    '按下按钮，即可获得正在售卖的灯笼抽奖券。',
  'Bonus money on top of a first deposit.': '首次存款可附奖金。',
  'Play money for looking in while the lanterns hang.': '灯笼高挂期间来看看，即得游戏币。',
  'Opening week': '开业周',
  'Play money for looking in during the first week.': '第一周来看看即可领取的游戏币。',
  'Thank you to everyone who came by.': '感谢每一位光临的朋友。',
}
