import type { brandModule } from '../tables/brand.ts'

/** A module of the white-label tree: on or off, with what stands below it. */
type Module = readonly [modId: string, enabled: boolean, children?: readonly Module[]]

/**
 * Every module the platform's contract knows by id (domain reference 1.2). What is off has no endpoint behind it yet; it is
 * switched on with the work that brings it.
 */
const TREE: readonly Module[] = [
  [
    'COMM3',
    true,
    [
      ['FEEDBACK3', true],
      ['INBOX3', false],
      ['CBS3', false],
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
      ['FUNDTRANS3', false],
      ['MEMTRANS3', false],
      ['REWCEN3', false],
      ['PTSYS3', false],
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
      ['AGEANNOUNCE3', false],
      ['SIGNCONDIV3', false],
      ['DAILYSALCONT3', false],
      ['HOURSAL3', false],
      ['RTSALARY3', false],
    ],
  ],
]

/** The tree as rows, each parent before its children. */
export function moduleRows(): (typeof brandModule.$inferInsert)[] {
  const rows: (typeof brandModule.$inferInsert)[] = []
  const add = (modules: readonly Module[], parentId: string | null) => {
    for (const [index, [modId, enabled, children = []]] of modules.entries()) {
      rows.push({ modId, parentId, enabled, position: index + 1 })
      add(children, modId)
    }
  }
  add(TREE, null)
  return rows
}
