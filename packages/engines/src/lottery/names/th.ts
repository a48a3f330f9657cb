export const words = {
  kinds: {
    VN: 'โลเด่ด่วน',
    SSC: '5D ห้าหลัก',
    K3: 'ลูกเต๋า K3',
    '11X5': '11x5 เลือกห้า',
    PK10: 'แข่งรถ PK10',
    KENO: 'คีโน',
    BINGO18: 'บิงโก18',
    COLOUR: 'สี',
  },
  regions: {
    NORTH: 'ภาคเหนือ',
    CENTRAL: 'ภาคกลาง',
    SOUTH: 'ภาคใต้',
  },
  seconds: '{{length}} วินาที',
  minutes: '{{length}} นาที',
  gap: ' ',
} as const
