export const words = {
  kinds: {
    VN: 'Lo de cepat',
    SSC: '5D',
    K3: 'Dadu K3',
    '11X5': '11x5',
    PK10: 'PK10',
    KENO: 'Keno',
    BINGO18: 'Bingo18',
    COLOUR: 'Warna',
  },
  regions: {
    NORTH: 'Utara',
    CENTRAL: 'Tengah',
    SOUTH: 'Selatan',
  },
  seconds: '{{length}} dtk',
  minutes: '{{length}} mnt',
  gap: ' ',
} as const
