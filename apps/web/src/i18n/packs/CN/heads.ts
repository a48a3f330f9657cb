import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  home: '{{brand}} 提供老虎机、真人桌台、捕鱼、棋牌、体育和彩票，全部使用游戏币游玩。仅限年满 18 岁人士。',
  lobby: '{{brand}} 的{{lobby}}，使用游戏币游玩：可按供应商、返还率和波动性浏览。',
  events: '{{brand}} 的{{lobby}}：即将开始的赛事及其赔率。所有赛事均为模拟，使用游戏币投注。',
  game: '{{vendor}} 出品的 {{game}}，在 {{brand}} 使用游戏币游玩。',
  gameReturn: '{{vendor}} 出品的 {{game}}：返还率 {{percent}}。在 {{brand}} 使用游戏币游玩。',
  logIn: '登录您的 {{brand}} 账户。',
  register: '在 {{brand}} 开户。完全免费，所有游戏均使用游戏币。仅限年满 18 岁人士。',
  lotteries: '{{brand}} 的越南各台彩票与快开彩：倒计时、赔率和最新开奖结果。所有开奖均为模拟。',
  lottery: '{{lottery}}：玩法、赔率、下一期开奖和最新结果。模拟开奖，使用游戏币。',
  results: '{{brand}} 的越南各台彩票与快开彩每日开奖结果。所有开奖均为模拟。',
  resultsOf: '{{lottery}} 的每日开奖结果。所有开奖均为模拟。',
  statistics: '{{lottery}} 每个号码的开出次数与遗漏期数。过往开奖不代表任何承诺。',
  draw: '{{lottery}} 第 {{number}} 期：倒计时、逐个开出的号码和开奖结果。',
  drawn: '{{lottery}} 第 {{number}} 期。开奖结果：{{numbers}}。',
  proof: '{{lottery}} 第 {{number}} 期：用公布的数值自行验算结果。',
  help: '关于 {{brand}} 账户、存取款、游戏和规则的解答，以及联系客服的方式。',
  agreement: '使用 {{brand}} 的条款。',
} as const satisfies CompletePack<'heads'>
