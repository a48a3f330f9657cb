import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'crash'> = {
  after: '时间',
  cashOut: '兑现 {{amount}}',
  chance: '概率',
  crashedAt: '在 {{at}} 崩盘',
  highestAt: '在最高倍数 {{at}} 结束',
  lastPoints: '最近的崩盘点',
  point: '崩盘点',
  press: '开始',
  pressed: '请稍候',
  ready: '倍数从 1.00 开始增长，直到崩盘。',
  reached: '倍数',
  rulesAway:
    '一局不会等待。如果您离开或连接中断，它会在您的目标处结束，否则在崩盘时结束，或在本桌最高倍数 {{highest}} 处派彩结束。',
  rulesCashOut: '请在崩盘前兑现：派彩为投注额乘以您的操作到达服务器那一刻的倍数。屏幕显示可能略早或略晚。',
  rulesChance:
    '达到某倍数的概率等于返还率除以该倍数，因此无论您以多少为目标，返还率都相同。有 {{instant}} 的局在可以兑现之前就已崩盘。',
  rulesHow: '每局从 1.00× 开始，增长越来越快。崩盘点在开始前抽定，结束时公布。如果到那时您还没有兑现，投注额即输掉。',
  rulesTarget: '设定目标后，只要该局达到目标，无需操作即按该倍数派彩。您仍可更早兑现。',
  seconds: '{{seconds}} 秒',
  takenAt: '在 {{at}} 兑现',
  target: '自动兑现倍数',
  targetLine: '目标 {{at}}',
  targetNone: '未设定',
  thenCrashed: '崩盘点为 {{at}}',
  tooLate: '已在 {{at}} 崩盘：您的提现来得太迟，不计入',
  wonAt: '倍数 {{at}}',
}
