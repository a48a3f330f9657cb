import { execFileSync } from 'node:child_process'
import { ROOT } from '../lib/settings.ts'
import { besideBusyLoops } from './busy-loops.ts'
import { listCloseCalls, readPlaywrightTimes, readVitestTimes } from './close-calls.ts'
import { type Moment, MOMENTS, MOMENT_SHARDS, runMoment } from './moments.ts'
import { plantDefects } from './planted-defects.ts'
import { getReport, playwright, vitest } from './runners.ts'
import { addOutcomes, check, type Outcome } from './steps.ts'

/** With the start and the time until all is settled, `chaos` takes two minutes more. */
const CHAOS_MINUTES = '4'
/** Of each night, and of a run of CI, which takes the part in turn. */
const ROBOT_MINUTES = process.env.CI ? '3' : '10'
const FAILOVER = ['--minutes', '0.6', '--only', 'machine of the database lost']

/** Tests too slow for every run. A part takes three minutes at most on two quiet cores, `chaos` six, and `moments` three for each. */
export interface NightlyPart {
  name: string
  proves: string
  run: (name: string) => Promise<Outcome>
  /** Takes hours: runs only where it is named. */
  onlyByName?: true
  /** Takes too long for a run of CI. */
  onlyByNight?: true
}

async function runAll(runs: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const run of runs) outcomes.push(await run())
  return addOutcomes(outcomes)
}

/** As in vitest.config.ts. Given to vitest, so that it is the limit of the tests that are listed. */
const TEST_TIMEOUT_MS = 600_000

async function runBesideLoops(name: string): Promise<Outcome> {
  const [computing, database, browser] = [`${name}-computing`, `${name}-database`, `${name}-browser`] as const
  const timeout = `--testTimeout=${TEST_TIMEOUT_MS}`
  const outcome = await besideBusyLoops(() =>
    runAll([
      () => vitest(computing, [timeout, '--project=unit', '--project=web']),
      () => vitest(database, [timeout, '--project=alone', '--project=platform', '--project=gateway']),
      () => playwright(browser, ['--grep-invert=nightly']),
    ]),
  )
  const times = [computing, database].flatMap((step) => readVitestTimes(getReport(step), TEST_TIMEOUT_MS))
  const closeCalls = listCloseCalls([...times, ...readPlaywrightTimes(getReport(browser))])
  console.log(['\nTests that took more than half of their time limit:', ...closeCalls, ''].join('\n'))
  return outcome
}

/** By the tag of its tests. */
const screens = (part: number): NightlyPart => ({
  name: `screens-${part}`,
  proves:
    'A quarter of the screens, dialogs and states that `npm test` leaves out passes axe, shows the focus and fits every width',
  run: (name) => playwright(name, [`--grep=@${name}`]),
})

/** All cases of the tests of these projects, of which `npm test` has a few. */
const makePart = (projects: readonly string[], name: string, proves: string, ...files: string[]): NightlyPart => ({
  name,
  proves,
  run: () => vitest(name, [...projects.map((project) => `--project=${project}`), ...files], { NIGHTLY: '1' }),
})

/** The same of database tests. */
const allCases = (name: string, proves: string, ...files: string[]): NightlyPart =>
  makePart(['platform'], name, proves, ...files.map((file) => `${file}.db.test.ts`))

const kills = (name: string, ...files: string[]): NightlyPart =>
  allCases(name, 'Money is counted once when the process is killed at any step', ...files)

export const NIGHTLY_PARTS: readonly NightlyPart[] = [
  {
    name: 'simulations',
    proves: 'Rounds of each engine, by the ten thousand or more, return what its model declares',
    run: (name) => vitest(name, ['--project=nightly']),
  },
  kills('kills-games', '/faults', 'room-faults', 'drop-faults', 'lottery/lottery'),
  allCases(
    'kills-database',
    'Each lottery ticket is paid and recorded once, however often the database loses what it has not flushed',
    'lottery/settle-crash',
  ),
  kills('kills-cashier', 'deposit-faults', 'withdrawal-faults', 'transfer-faults'),
  kills('kills-rewards', 'reward-faults', 'bill-faults'),
  allCases(
    'histories',
    'Books agree after long random histories of play, payments, bonuses and closed accounts',
    'cashier-histories',
    'bonus/bonus',
    'wallet-property',
    'limits/close-account',
  ),
  makePart(
    ['unit', 'platform', 'web'],
    'models',
    'The wallet’s batches, deposits, withdrawals and pages that follow live events do as their models say, in thousands of histories',
    'seamless/wallet-calls.test',
    'cashier-model.db.test',
    'live-model.test',
  ),
  makePart(
    ['unit'],
    'rules',
    'Bets as text, settled bets and coverings of a draw follow their definitions in every case, and every flag is drawn',
    'bet-text/bet-text.test',
    'lottery/evaluate.test',
    'turnover-property.test',
    'media/flag-art.test',
  ),
  makePart(
    ['gateway'],
    'documents',
    'Every document is executed as graphql-js does for each kind of account, whatever the platform refuses, and every mutation reports its success although later reads fail',
    'test/parity.test',
    'test/reads-after-writes.test',
  ),
  makePart(
    ['gateway'],
    'partner-client',
    'The client that a release publishes for partners installs, makes its types and runs in an empty folder',
    'test/partners.test',
  ),
  makePart(
    ['gateway', 'platform'],
    'logs',
    'Gateway and platform answer and stop while their log’s disk is full, its reader is slow or gone, and write their last lines',
    'log-failures',
  ),
  allCases(
    'worlds',
    'The seed world has the rows that posting writes; contracts and ranks are right with many changes and members, and sums when members are erased',
    'seed/world',
    'privacy/erase-world',
    'agent/contract-changes',
    'ranks/due-ranks',
  ),
  allCases(
    'contract',
    'The contract suite finds every deviation: those generated for each endpoint from its schemas, and those planted by hand; a platform of another make passes it through its dialect',
    'integration/contract',
    'integration/other-platform',
  ),
  allCases(
    'platforms',
    'Platforms on one database agree within the stated times, a leader that hangs is replaced, restarts under load fail no call, and a brand is made and removed without the others',
    'src/roles',
    'src/restart',
    'brand-cells',
  ),
  allCases(
    'own-project',
    'The example project of an operator installs from the packed packages in an empty folder, passes its tests, takes deposits and sends codes through its own providers, runs as its image and compose file say, and shows its theme, texts, slots, screen and field in front of a real platform and its own; so does the project of the last release with the new packages',
    'integration/own-project',
  ),
  allCases(
    'timing',
    'A wrong password and requests of links and codes take the same time for accounts that do not exist',
    'log-in-timing',
  ),
  allCases(
    'alerts',
    'Prometheus reads a running site and fires the alert of each cause, and none before',
    'integration/alerts',
  ),
  makePart(
    ['gateway'],
    'gateways',
    'Three gateways restart under load without a failed request; one that is killed while it renders starts again; failed requests leave no memory',
    ...['edge', 'pages', 'resilience-memory'].map((file) => `apps/gateway/test/${file}.test.ts`),
  ),
  {
    name: 'restore',
    proves: 'A lost database is restored to the second before a mistake, with everything that members were told before',
    run: () => check('node', ['e2e/restore-drill.ts']),
  },
  {
    name: 'chaos',
    proves:
      'Every acknowledged request is in the ledger exactly once after minutes of killed processes, broken networks and a failing database',
    // Another seed each night: the report says how to repeat a run.
    run: () => check('node', ['bench/chaos.ts', '--minutes', CHAOS_MINUTES]),
  },
  {
    name: 'robot',
    proves:
      'Members in six languages, agents and operators who act at random in every part of a site meet no failure, no denial of what is theirs, and no wrong sum',
    // Another seed each night, which the report names.
    run: () => check('node', ['bench/robot.ts', '--minutes', ROBOT_MINUTES]),
  },
  {
    name: 'robot-defects',
    proves: 'The robots find defects that are planted in a running site',
    onlyByNight: true,
    run: () => check('node', ['bench/robot.ts', '--minutes', '6', '--defect', 'all']),
  },
  {
    name: 'failover',
    proves:
      'When the database’s machine dies, synchronous replication loses nothing, asynchronous what the referee names, and the platform goes on without a restart',
    run: () =>
      runAll(
        ['synchronous', 'asynchronous'].map(
          (replication) => () => check('node', ['bench/chaos.ts', ...FAILOVER, '--replication', replication]),
        ),
      ),
  },
  {
    name: 'planted-defects',
    proves: '`npm run test:changed` picks a test that finds the defect when one is planted in each kind of file',
    run: plantDefects,
  },
  {
    name: 'referee',
    proves: 'The referee of `chaos` finds defects that are planted in a running platform, two of them each day in turn',
    run: () => check('node', ['bench/referee.ts']),
  },
  screens(1),
  screens(2),
  screens(3),
  screens(4),
  {
    name: 'journeys',
    proves:
      'Journeys that `npm test` makes on one device or in one way succeed in the others too; all lobbies, games and dialogs',
    run: (name) => playwright(name, ['--grep=@journeys']),
  },
  {
    name: 'pages',
    proves:
      'What pages do besides the journeys through them: pictures, sorting, favourites, carousels, links, stored input, parts that fail to load',
    run: (name) => playwright(name, ['--grep=@pages']),
  },
  {
    name: 'features',
    proves:
      'A site before a platform without some features, or with none but the core, shows no link, failure or frame for them',
    run: (name) => playwright(name, ['--grep=@features']),
  },
  {
    name: 'brands',
    proves: 'A site that is built for another brand or from right to left looks and behaves as its settings say',
    run: (name) => playwright(name, ['right-to-left.nightly', 'second-brand.nightly']),
  },
  {
    name: 'core-alone',
    proves:
      'A site before a platform that has the core alone does what a site must, without live events and sealed bodies',
    run: (name) => playwright(name, ['--grep=@core'], 'core'),
  },
  {
    name: 'moments',
    proves:
      'Databases and gateways do the same at moments at which days, weeks, months, years or clocks change, at Tết and at a random one',
    // A third of the test files each, another one in the next two nights.
    run: () => runAll(MOMENTS.map((moment) => () => momentPart(moment, MOMENTS.length * getDay()).run(moment.name))),
  },
  {
    name: 'busy-machine',
    proves:
      'The whole suite passes while busy loops leave a process a quarter of its core; says which tests took more than half of their time limit',
    onlyByName: true,
    run: runBesideLoops,
  },
]

/** With a third of the test files, another one in the next round of turns. */
const momentPart = (moment: Moment, turn: number): NightlyPart => ({
  name: `moment ${moment.name}`,
  proves: 'Databases and gateways do the same at a moment at which days, weeks, months or years change',
  run: () => runMoment(moment, Math.floor(turn / MOMENTS.length) % MOMENT_SHARDS),
})

/** What a run of CI adds: commits take them in turn. */
export function partsInTurn(turn = getTurn()): NightlyPart[] {
  const parts = NIGHTLY_PARTS.filter(
    ({ onlyByName, onlyByNight, name }) => !onlyByName && !onlyByNight && name !== 'moments',
  )
  const moment = MOMENTS[turn % MOMENTS.length]
  const part = parts[turn % parts.length]
  return [...(moment ? [momentPart(moment, turn)] : []), ...(part ? [part] : [])]
}

const DAY_MS = 86_400_000
const getDay = () => Math.floor(Date.now() / DAY_MS)

/** The number of commits; that of the day without git, and in a shallow clone, where the former is always the same. */
function getTurn(): number {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true'
      ? getDay()
      : Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    return getDay()
  }
}
