import * as z from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { gameList } from '../games.ts'
import { openedNumero } from '../lottery.ts'
import { register } from '../registration.ts'
import { freePlay, login } from '../session.ts'
import { sealingKeys, whitelabel } from '../site.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { memberInfo } from '../member.ts'
import { type Account, type Facts, modulesOf } from './facts.ts'
import { codeOf, successProblems } from './judge.ts'
import type { Report } from './report.ts'
import type { Wire } from './wire.ts'

/** Account to log in with; without one a member is registered. */
export interface Credentials {
  username: string
  password: string
}

/** Categories that few platforms have engines for, to find a game under maintenance. */
const PAGE = { pageSize: 100, sort: 'popular' }

/**
 * Collects the data that the checks need and reports on the log-in endpoints.
 * @throws Error when the given account cannot log in
 */
export async function learn(wire: Wire, report: Report, credentials: Credentials | undefined): Promise<Facts> {
  const value = async <E extends Endpoint>(endpoint: E, input: object, token?: string) => {
    const reply = await wire.call(endpoint, input, { token })
    const read = z.object({ value: endpoint.value }).safeParse(reply.json)
    return read.success ? (read.data.value as z.output<E['value']>) : undefined
  }
  const tree = await value(whitelabel, {})
  const moduleOn = tree && modulesOf(tree)
  const [key] = (await value(sealingKeys, {}))?.keys ?? []
  if (key) wire.useSealingKey(key)
  const games = (await value(gameList, PAGE))?.games ?? []
  const closed = games.find(({ maintenance }) => maintenance)
  const elsewhere = closed ? [] : ((await value(gameList, { ...PAGE, gameType: 'LIVE,FISH,PVP,SPORTS' }))?.games ?? [])

  /** Logs in and reports on the response. */
  const signedIn = async (endpoint: typeof login | typeof register | typeof freePlay, input: object) => {
    const reply = await wire.call(endpoint, input)
    if (codeOf(reply) === 'TOO_MANY_REQUESTS') report.note(endpoint, 'a success: the platform asks to try again later')
    else report.add(endpoint, 'answers', successProblems(endpoint, reply))
    const read = z.object({ value: z.object({ token: z.string() }) }).safeParse(reply.json)
    return read.success ? read.data.value.token : undefined
  }

  const opened = openedNumero.value.safeParse((await wire.call(openedNumero, {})).json)
  const [draw] = opened.success ? opened.data : []
  const account = key && (await accountOf(report, credentials, signedIn))
  const type = account && (await value(memberInfo, {}, account.token))?.type
  const demo = moduleOn?.(freePlay.moduleId) === false ? undefined : await signedIn(freePlay, { os: 'contract' })
  return {
    moduleOn,
    openGame: games.find(({ maintenance }) => !maintenance)?.nodeId,
    closedGame: (closed ?? elsewhere.find(({ maintenance }) => maintenance))?.nodeId,
    draw: draw && { gameCode: draw.gameCode, numero: draw.numero },
    account: account && { ...account, isAgent: type !== undefined && isAgentKind(accountKindOf(type)) },
    demoToken: demo,
    today: new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE }).format(new Date()),
  }
}

async function accountOf(
  report: Report,
  credentials: Credentials | undefined,
  signedIn: (endpoint: typeof login | typeof register, input: object) => Promise<string | undefined>,
): Promise<Account | undefined> {
  const { username, password } = credentials ?? throwAwayCredentials()
  if (credentials) {
    report.note(register, 'registering, because an account was given')
  } else if (!(await signedIn(register, { username, password, confirmPassword: password }))) {
    return undefined
  }
  const token = await signedIn(login, { username, password })
  if (credentials && token === undefined) throw new Error(`${username} cannot sign in: is the password right?`)
  return token === undefined ? undefined : { username, password, token, throwAway: !credentials, isAgent: false }
}

/** Valid under common rules: 6 to 13 letters and digits, letter first; a password of letters and digits, 12 long. */
function throwAwayCredentials(): Credentials {
  const random = crypto.randomUUID().replaceAll('-', '')
  return { username: `ct${random.slice(0, 10)}`, password: `Aa1${random.slice(10, 19)}` }
}
