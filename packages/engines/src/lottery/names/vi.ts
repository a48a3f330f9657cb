export const words = {
  kinds: {
    VN: 'Lô đề nhanh',
    SSC: '5D',
    K3: 'Xúc xắc K3',
    '11X5': '11x5',
    PK10: 'PK10',
    KENO: 'Keno',
    BINGO18: 'Bingo18',
    COLOUR: 'Màu sắc',
  },
  regions: {
    NORTH: 'Miền Bắc',
    CENTRAL: 'Miền Trung',
    SOUTH: 'Miền Nam',
  },
  seconds: '{{length}} giây',
  minutes: '{{length}} phút',
  gap: ' ',
} as const
