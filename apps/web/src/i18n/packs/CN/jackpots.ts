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
  dropsBy: '最迟 {{amount}} 开出',
  drops:
    '每次重新开始时，在高于 {{seed}}、不超过 {{limit}} 的范围内抽出一个秘密金额，各金额机会相同。使奖池达到该金额的那笔投注赢得奖池：最迟在 {{limit}}。',
  dropPaid:
    '赢家在数秒内获得全部奖池，包括赢奖投注计入的部分。奖池从 {{seed}} 重新开始，其后投注计入的部分属于下一个奖池：显示的金额可能短暂超过上限。',
  dropOrder: '同时的投注以账本中在前的一笔为准，即使该笔投注后来被退还。',
  promise: '第 {{pot}} 期秘密种子的哈希值',
  promiseHelp: '抽取秘密金额所用种子的 SHA-256。它从本期一开始就公布；种子随中奖公布，任何人都可以重新抽取该金额。',
  dropPoint: '开出点',
  potNumber: '期号',
  seed: '种子',
  seedHash: '事先公布的哈希值',
  check: '核对',
  freePlay: '试玩不计入奖池，也不能赢得奖池。',
  when: '时间',
  who: '谁',
  game: '游戏',
  amount: '赢得金额',
  failed: '无法加载奖池',
} as const satisfies CompletePack<'jackpots'>
