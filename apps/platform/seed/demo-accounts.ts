export interface DemoAccount {
  username: string
  nickname: string
  password: string
  what: string
  /** Verified contacts for codes, which log-ins from unknown addresses require. */
  mobile?: string
  realName?: string
}

const LONG_NICKNAME = 'Công Tằng Tôn Nữ Hoàng Thiên Bảo Ngọc của dòng sông mùa nước nổi'

/**
 * The only seeded accounts with known passwords. These are public and meant for play money on
 * one's own machine; platforms that serve others are not seeded.
 */
export const DEMO_ACCOUNTS = [
  {
    username: 'haiyen21',
    nickname: 'Hải Yến',
    password: 'tide4Kq-marble',
    what: 'member with two months of play and a balance',
    mobile: '+84900000021',
    realName: 'Nguyễn Hải Yến',
  },
  {
    username: 'ducanh07',
    nickname: 'Đức Anh',
    password: 'reed9Wm-lantern',
    what: 'agent in the middle of the tree, with a large downline',
  },
  {
    username: 'minhkhoi1',
    nickname: 'Minh Khôi',
    password: 'gong2Xv-harbour',
    what: 'general agent, at the top of the tree',
  },
  { username: 'ngoclan5', nickname: 'Ngọc Lan', password: 'kite7Pd-orchard', what: 'member with exactly 10,000 left' },
  {
    username: 'vuonggia88',
    nickname: LONG_NICKNAME,
    password: 'opal5Rt-meadow',
    what: 'member with a very long nickname and a huge balance',
    mobile: '+84900000088',
    realName: 'Công Tằng Tôn Nữ Hoàng Thiên Bảo Ngọc',
  },
] as const satisfies readonly DemoAccount[]

export const [STEADY_MEMBER, MIDDLE_AGENT, GENERAL_AGENT, POOR_MEMBER, RICH_MEMBER] = DEMO_ACCOUNTS

export function hasVerifiedContacts<A extends DemoAccount>(
  account: A,
): account is A & { mobile: string; realName: string } {
  return account.mobile !== undefined && account.realName !== undefined
}
