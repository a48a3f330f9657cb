import type { brandModule } from '../tables/brand.ts'

type Module = readonly [modId: string, enabled: boolean | 'in the demo', children?: readonly Module[]]

/**
 * Every module id of the contract. Disabled modules have no endpoints yet, or are for brands whose licence allows them,
 * such as transfers between accounts.
 */
const MODULES: readonly Module[] = [
  [
    'COMM3',
    true,
    [
      ['FEEDBACK3', true],
      ['INBOX3', true],
      ['CBS3', true],
    ],
  ],
  [
    'REG3',
    true,
    [
      ['MOBILENUMREG3', true, [['MOBILENUMPASSREG3', true]]],
      ['REGMOBVERF3', false],
      ['CAPTCHA3', true],
      ['GEETEST3', false],
      ['AFFMAN3', true],
    ],
  ],
  [
    'LOGIN3',
    true,
    [
      ['FREEPLAY3', true],
      ['MOBILEVERCODELOGIN3', true],
      ['LOGINIPVERF3', true],
      ['PWDEXPFORCECHANGE3', false],
      ['THIRDPARTYLOGIN3', true],
      ['LOGINHOME3', false],
    ],
  ],
  [
    'MEMBER3',
    true,
    [
      ['PASS3', true],
      ['PWRESETSMS3', true],
      ['CHNGPASSVERIF3', true],
      ['VERIFICATION3', false],
      ['PHONEAPPVERF3', false],
      ['PROFPIC3', true],
      ['FUNDTRANS3', true],
      ['MEMTRANS3', true],
      ['UPDOWNTRANS3', 'in the demo'],
      ['REWCEN3', true],
      ['PTSYS3', true],
      ['REFERRAL3', true],
    ],
  ],
  [
    'GAMELO3',
    true,
    [
      ['GAMELOFAV3', true],
      ['GAMELOHOT3', true],
      ['GAMELOREC3', true],
    ],
  ],
  [
    'AGENT3',
    true,
    [
      ['AGTEAM3', true],
      ['AGEANNOUNCE3', true],
      ['SIGNCONDIV3', 'in the demo'],
      ['DAILYSALCONT3', 'in the demo'],
      ['HOURSAL3', 'in the demo'],
      ['RTSALARY3', 'in the demo'],
    ],
  ],
]

/** The tree as rows, parents before children. @param demo true for the demo world */
export function moduleRows(demo: boolean): (typeof brandModule.$inferInsert)[] {
  const rows: (typeof brandModule.$inferInsert)[] = []
  const add = (modules: readonly Module[], parentId: string | null) => {
    for (const [index, [modId, enabled, children = []]] of modules.entries()) {
      rows.push({ modId, parentId, enabled: enabled === 'in the demo' ? demo : enabled, position: index + 1 })
      add(children, modId)
    }
  }
  add(MODULES, null)
  return rows
}
