import type { brandModule } from '../tables/brand.ts'

type Module = readonly [modId: string, enabled: boolean, children?: readonly Module[]]

/**
 * Every module id of the contract. Disabled modules have no endpoints yet, or are for brands whose licence allows them,
 * such as transfers between accounts.
 */
const treeOf = (demo: boolean): readonly Module[] => [
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
      ['UPDOWNTRANS3', demo],
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
      ['SIGNCONDIV3', demo],
      ['DAILYSALCONT3', demo],
      ['HOURSAL3', demo],
      ['RTSALARY3', demo],
    ],
  ],
]

/** The tree as rows, parents before children. @param demo true for the demo world */
export function moduleRows(demo: boolean): (typeof brandModule.$inferInsert)[] {
  const rows: (typeof brandModule.$inferInsert)[] = []
  const add = (modules: readonly Module[], parentId: string | null) => {
    for (const [index, [modId, enabled, children = []]] of modules.entries()) {
      rows.push({ modId, parentId, enabled, position: index + 1 })
      add(children, modId)
    }
  }
  add(treeOf(demo), null)
  return rows
}
