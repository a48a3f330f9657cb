import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  jackpots: '累积奖池',
  gamesOf: '累积奖池 {{name}} 的游戏',
  winners: '谁赢得过',
  winnersOf: '谁赢得过：{{name}}',
  lastWon: '最近：',
  neverWon: '尚未有人赢得',
  neverWonLong: '还没有人赢得过这个奖池。',
  inIt: '奖池现有',
  fed: '其游戏中每笔投注的 {{percent}} 进入奖池，由庄家从自己的部分拨出。',
  chance: '一局赢得奖池的机会等于投注除以 {{amount}}：投注加倍，机会也加倍。',
  paid: '赢家获得奖池全部金额，奖池随后从 {{seed}} 重新开始。若两局同时赢得，先结算的一局获得奖池，另一局获得重新开始的金额。',
  freePlay: '试玩不计入奖池，也不能赢得奖池。',
  when: '时间',
  who: '谁',
  game: '游戏',
  amount: '赢得金额',
  failed: '无法加载奖池',
} as const satisfies CompletePack<'jackpots'>
