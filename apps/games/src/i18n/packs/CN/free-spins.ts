import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'free-spins'> = {
  title: '免费旋转',
  freeSpin: '免费旋转 {{number}}/{{total}}',
  freeSpins: '{{total}} 次免费旋转',
  bring: '3 / 4 / 5 个{{scatter}}：{{spins}} 次免费旋转',
  pick: '选择一个盖子',
  cover: '盖子 {{number}}',
  covers: '盖子下方',
  multiplier: '倍数',
  won: '已赢',
  wonIn: '{{total}} 次免费旋转 ×{{multiplier}}',
  rulesPick:
    '免费旋转开始前，你从 {{count}} 个盖子中选一个。盖子下方是打乱的 {{multipliers}}。选中的倍数乘以免费旋转的全部奖金；选择之后会显示其余倍数。',
  rulesSingle: '免费旋转的全部奖金乘以 {{multiplier}}。',
  rulesReels: '免费旋转使用另一组转轴，沿用触发它的那次旋转的投注额与线数，不会再带来免费旋转。',
  breakOff:
    '一次旋转连同其免费旋转一次抽定。若你在免费旋转途中离开，它们会在任何设备上为你保留 {{minutes}} 分钟：重新打开游戏即可继续。之后系统会自动完成（未选盖子时按第一个），奖金计入余额。若投注未能结算，将予以退还。',
  returnHelp:
    '精确值，按转轴的全部 {{combinations}} 个位置、免费旋转转轴的全部 {{free}} 个位置以及所有倍数计算。这是极多局的平均值，单局或一晚的结果可能相差很大。',
}
