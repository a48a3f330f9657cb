// npm run contract -- --base-url URL: checks any platform against the REST contract, endpoint by endpoint.
import { loadDialect } from '@playhouse/dialect/load.ts'
import type { Parties } from '@playhouse/contract-suite/parties.ts'
import {
  handOffSigner,
  liveFeed,
  officeOperator,
  outboxReader,
  payer,
  puzzleSolver,
  sampleIdentity,
  seamlessVendor,
  webParties,
} from '@playhouse/contract-suite/play-parties.ts'
import { completeFeatures, reportJson, reportJunit, reportLines } from '@playhouse/contract-suite/report.ts'
import { runContract } from '@playhouse/contract-suite/run-contract.ts'
import type { Credentials } from '@playhouse/contract-suite/suite.ts'
import { loadBodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tellError } from './lib/run.ts'

const USAGE = `npm run contract -- --base-url URL [options]
  --merchant CODE         the brand, by default playhouse
  --member NAME:PASSWORD[:PAYMENT-PASSWORD]     an account with a history; also CONTRACT_MEMBER
  --agent NAME:PASSWORD[:PAYMENT-PASSWORD]      an agent with a team and money; also CONTRACT_AGENT
  --downline NAME:PASSWORD[:PAYMENT-PASSWORD]   an account below the agent; also CONTRACT_DOWNLINE
  --read-only             changes nothing: reads with the given accounts
  --play-parties          pays, signs in at an identity provider and passes the human check on the pages of a demo's simulators
  --outbox URL            reads sent codes on the page of a demo's message gateway
  --office URL --operator NAME:TOKEN            acts as an operator in the reference platform's back office
  --only NAME,NAME        reports these endpoints only
  --cipher none|jwe|des|MODULE                  of sealed bodies, as the gateway's PAYLOAD_CIPHER
  --dialect MODULE        of a platform that does not speak the contract: a package, or the path of a file
  --pause-max SECONDS     the longest Retry-After to wait for, by default 3700
  --json FILE, --junit FILE                     the report for other programs
  --features FILE         the features that the platform has, as PLATFORM_FEATURES of the gateway takes them
SEAMLESS_SECRET, LIVE_SECRET, HAND_OFF_SECRET: plays as a vendor, follows the live feed, makes sign-in links.
Without --member and --agent, and without the parties, less is reached; the report says what. Accounts of the run stay.`

async function contract(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      merchant: { type: 'string', default: 'playhouse' },
      member: { type: 'string' },
      agent: { type: 'string' },
      downline: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      'play-parties': { type: 'boolean', default: false },
      outbox: { type: 'string' },
      office: { type: 'string' },
      operator: { type: 'string' },
      only: { type: 'string' },
      cipher: { type: 'string', default: 'jwe' },
      dialect: { type: 'string' },
      'pause-max': { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      features: { type: 'string' },
    },
  })
  const { 'base-url': baseUrl, merchant, only, cipher, outbox, office, operator } = values
  if ((office === undefined) !== (operator === undefined)) throw new Error(USAGE)
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error(USAGE)
  const pauseSecondsMax = values['pause-max'] === undefined ? undefined : Number(values['pause-max'])
  if (pauseSecondsMax !== undefined && !(pauseSecondsMax >= 0)) throw new Error(USAGE)
  const { SEAMLESS_SECRET, LIVE_SECRET, HAND_OFF_SECRET, CONTRACT_MEMBER, CONTRACT_AGENT, CONTRACT_DOWNLINE } =
    process.env
  const live = LIVE_SECRET ? await liveFeed(baseUrl, LIVE_SECRET) : undefined
  const parties: Parties = {
    ...webParties,
    ...(values['play-parties'] && { ...payer, ...sampleIdentity, ...puzzleSolver }),
    ...(outbox && outboxReader(outbox)),
    ...(office && operator && officeOperator(office, operator)),
    ...(SEAMLESS_SECRET && seamlessVendor(baseUrl, SEAMLESS_SECRET)),
    ...(HAND_OFF_SECRET && handOffSigner(merchant, HAND_OFF_SECRET)),
    ...live?.parties,
  }
  const report = await runContract({
    baseUrl,
    merchant,
    accounts: {
      member: credentials(values.member ?? CONTRACT_MEMBER),
      agent: credentials(values.agent ?? CONTRACT_AGENT),
      downline: credentials(values.downline ?? CONTRACT_DOWNLINE),
    },
    readOnly: values['read-only'],
    only: only?.split(','),
    cipher: cipher === 'jwe' || cipher === 'des' ? cipher : ((await loadBodyCipher(cipher)) ?? 'none'),
    dialect: values.dialect === undefined ? undefined : await loadDialect(values.dialect, process.env),
    parties,
    ...(pauseSecondsMax !== undefined && { pauseSecondsMax }),
    onPause: (endpoint, seconds) => console.error(`${endpoint}: the platform asks to wait ${seconds} s.`),
  }).finally(() => live?.close())
  console.log(reportLines(report).join('\n'))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(reportJson(report), null, 2)}\n`)
  if (values.junit) writeFileSync(values.junit, reportJunit(report))
  if (values.features) writeFileSync(values.features, `${JSON.stringify(completeFeatures(report), null, 2)}\n`)
  if (!report.holds()) process.exitCode = 1
}

/** @throws Error for anything but `name:password`, with a payment password behind another colon or without */
function credentials(text: string | undefined): Credentials | undefined {
  if (!text) return undefined
  const [username, password, paymentPassword] = text.split(':')
  if (!username || !password) throw new Error(USAGE)
  return { username, password, paymentPassword }
}

await contract().catch(tellError)
