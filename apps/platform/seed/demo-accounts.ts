export interface DemoAccount {
  username: string
  nickname: string
  password: string
  what: string
  /** Verified contacts, to which codes are sent: its log-ins from unknown addresses ask for one. */
  mobile?: string
  realName?: string
}

const LONG_NICKNAME = 'Công Tằng Tôn Nữ Hoàng Thiên Bảo Ngọc của dòng sông mùa nước nổi'

/**
 * The only accounts of the seed world that anybody can log in to. Their passwords are public, and good for play money in
 * a world of one's own; a platform that serves others is not seeded.
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

/** The demo accounts by the part they play. */
export const [STEADY_MEMBER, MIDDLE_AGENT, GENERAL_AGENT, POOR_MEMBER, RICH_MEMBER] = DEMO_ACCOUNTS

/** Whether the account has verified contacts. */
export function isBound<A extends DemoAccount>(account: A): account is A & { mobile: string; realName: string } {
  return account.mobile !== undefined && account.realName !== undefined
}
