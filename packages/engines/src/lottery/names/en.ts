export const words = {
  kinds: {
    VN: 'Fast lo de',
    SSC: '5D',
    K3: 'K3 dice',
    '11X5': '11x5',
    PK10: 'PK10',
    KENO: 'Keno',
    BINGO18: 'Bingo18',
    COLOUR: 'Colour',
  },
  regions: {
    NORTH: 'North',
    CENTRAL: 'Central',
    SOUTH: 'South',
  },
  seconds: '{{length}} s',
  minutes: '{{length}} min',
  gap: ' ',
} as const
