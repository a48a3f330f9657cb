import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'slot'> = {
  lines: '{{count}} 条线，从左向右计',
  lineWin: '第 {{line}} 线：{{count}} × {{symbol}}',
  ofStake: '投注额的倍数',
  oncePerRound: '每条线只付最高的一个奖。不同线的奖金相加。不高于投注额的派彩显示为返还。',
  paysOfLine: '为每线投注的倍数：投注额除以 {{count}}。灯笼按全部投注额的倍数赔付。',
  press: '旋转',
  pressed: '旋转中',
  ready: '您的投注额平分到 {{count}} 条线。',
  reels: '转轮。上排：{{top}}。中排：{{middle}}。下排：{{bottom}}。',
  reelsSpinning: '转轮，旋转中',
  returnHelp: '精确值，按转轮的全部 {{combinations}} 种位置计算。它是极多局的平均值；某一局或某一晚可能相差很远。',
  scatter: '任意位置赔付',
  stops: '停止位',
  symbol: '图案',
  wild: '百搭：可代替灯笼以外的任何图案',
  wonOn: '第 {{lines}} 线',
  wonOnOne: '第 {{lines}} 线',
  wonOnScatter: '灯笼',
}
