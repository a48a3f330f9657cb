export const words = {
  kinds: {
    VN: '快速越南彩',
    SSC: '5D 时时彩',
    K3: 'K3 快三',
    '11X5': '11选5',
    PK10: 'PK10 赛车',
    KENO: '快乐彩',
    BINGO18: '宾果18',
    COLOUR: '颜色彩',
  },
  regions: {
    NORTH: '北部',
    CENTRAL: '中部',
    SOUTH: '南部',
  },
  seconds: '{{length}} 秒',
  minutes: '{{length}} 分钟',
  gap: '',
} as const
