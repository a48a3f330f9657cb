import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { createProjectReach, projectFiles } from './changed-tests.ts'
import { type Outcome, run } from './steps.ts'

/** A change of one place in a file, and a test of `npm test` that fails for it. */
interface Defect {
  path: string
  right: string
  wrong: string
  test: string
}

const PLATFORM = 'apps/platform/src/domains'

/** One of each kind of file that a change may begin in. */
const DEFECTS: readonly Defect[] = [
  {
    path: 'packages/shared/src/fee.ts',
    right: 'fee < amount ? fee : amount',
    wrong: 'fee',
    test: 'packages/shared/src/fee.test.ts',
  },
  {
    path: 'packages/shared/src/account-kinds.ts',
    right: 'DEMO: 4,',
    wrong: 'DEMO: 5,',
    test: 'apps/platform/src/ledger/shared-rules.db.test.ts',
  },
  {
    path: 'packages/engines/src/stakes.ts',
    right: 'stakeMinor > model.maxStake',
    wrong: 'stakeMinor >= model.maxStake',
    test: 'packages/engines/src/stakes.test.ts',
  },
  {
    path: 'apps/platform/src/db/functions/lib/is_real_account.sql',
    right: 'p_kind <> 4',
    wrong: 'p_kind = 4',
    test: `${PLATFORM}/engagement/ranks/due-birthdays.db.test.ts`,
  },
  {
    path: `${PLATFORM}/engagement/ranks/due-birthdays.ts`,
    right: 'DAYS_LATE = 2',
    wrong: 'DAYS_LATE = 3',
    test: `${PLATFORM}/engagement/ranks/due-birthdays.db.test.ts`,
  },
  {
    path: `${PLATFORM}/money/wallet/consolidated-funds.ts`,
    right: 'sum(payout - turnover - uncounted)',
    wrong: 'sum(payout - uncounted)',
    test: `${PLATFORM}/money/wallet/wallet.db.test.ts`,
  },
  {
    path: `${PLATFORM}/people/verification/phone/phone-number.ts`,
    right: 'extract: false',
    wrong: 'extract: true',
    test: `${PLATFORM}/people/verification/phone/phone-number.db.test.ts`,
  },
  {
    path: 'apps/platform/src/office/desks/chat/chat-pages.ts',
    right: "end ? 'chat.member.muted' : 'chat.member.unmuted'",
    wrong: "'chat.member.muted'",
    test: 'apps/platform/src/office/desks/chat/chat-pages.db.test.ts',
  },
  {
    path: 'apps/simulators/src/payments/viet-qr.ts',
    right: "amount === undefined ? '11' : '12'",
    wrong: "'11'",
    test: 'apps/simulators/src/payments/viet-qr.test.ts',
  },
  {
    path: 'apps/gateway/src/domains/rewards/rewards.resolvers.ts',
    right: 'ladder: ladder.map(',
    wrong: 'ladder: ladder.slice(1).map(',
    test: 'apps/gateway/test/rank-benefits.test.ts',
  },
  {
    path: 'apps/web/src/domains/agent/credit-report-screen.tsx',
    right: "['opening', 'credit', 'debit', 'closing']",
    wrong: "['opening', 'credit', 'debit']",
    test: 'apps/web/test/credit-report.test.tsx',
  },
  {
    path: 'apps/web/src/ui/toast-region.tsx',
    right: ' || region.contains(active)',
    wrong: '',
    test: 'apps/web/test/toasts.test.tsx',
  },
  {
    path: 'packages/shared/texts/web/VI/notices.json',
    right: '“{{kind}}” nữa',
    wrong: '“{{kinds}}” nữa',
    test: 'scripts/texts.test.ts',
  },
]

/**
 * Plants each defect in a copy of the project, and expects that `npm run test:changed` would run its test, and that the test fails.
 * @returns a failure for each defect that would have been missed
 */
export async function plantDefects(): Promise<Outcome> {
  const missed = await inCopy(async (copy) => {
    const faults: string[] = []
    for (const defect of DEFECTS) {
      const fault = await missedBy(defect, copy)
      if (fault) faults.push(`${defect.path}: ${fault}`)
    }
    return faults
  })
  return { passed: DEFECTS.length - missed.length, failed: missed.length, output: missed.join('\n') }
}

/** Gives `work` the folder of a copy of the project that can be tested, and removes it. */
export async function inCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = copyProject()
  const removeCopy = () => rmSync(copy, { recursive: true, force: true })
  process.once('exit', removeCopy)
  try {
    return await work(copy)
  } finally {
    process.off('exit', removeCopy)
    removeCopy()
  }
}

/** Makes vitest run the tests of a copy. */
export const getTestArgs = (copy: string): string[] => ['--root', copy, '--config', join(copy, 'vitest.config.ts')]

/** The functions of another server's templates have no defect. */
export const OWN_SERVER = { TEST_POSTGRES_URL: '' }

/** Why the defect would be missed; undefined if its test finds it. */
async function missedBy({ path, right, wrong, test }: Defect, copy: string): Promise<string | undefined> {
  const { tests } = createProjectReach()([path])
  if (!tests.includes(test)) return `test:changed leaves ${test} out of its ${tests.length} files.`
  const file = join(copy, path)
  const source = readFileSync(file, 'utf8')
  if (source.split(right).length !== 2) return `"${right}" is not there once.`
  const runTest = () =>
    run('vitest', ['run', ...getTestArgs(copy), join(copy, test)], path.endsWith('.sql') ? OWN_SERVER : {})
  writeFileSync(
    file,
    source.replace(right, () => wrong),
  )
  const { code, output } = await runTest()
  writeFileSync(file, source)
  if (code === 0) return `${test} passes with the defect.`
  // A test that could not run would prove nothing.
  return /Tests\s+\d+ failed/.test(output) ? undefined : `${test} did not run:\n${output}`
}

/** Has the project's files, and its packages as links, of which the workspaces are the copy's. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'playhouse-defects-'))
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(ROOT, path), join(copy, path))
  }
  for (const folder of ['.', 'apps/platform', 'apps/web'])
    if (existsSync(join(ROOT, folder, 'node_modules'))) linkPackages(join(ROOT, folder), join(copy, folder))
  return copy
}

function linkPackages(from: string, to: string): void {
  const workspaces = join('node_modules', '@playhouse')
  mkdirSync(join(to, workspaces), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@playhouse' && name !== '.cache')
      symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  if (!existsSync(join(from, workspaces))) return
  for (const name of readdirSync(join(from, workspaces)))
    symlinkSync(readlinkSync(join(from, workspaces, name)), join(to, workspaces, name))
}
