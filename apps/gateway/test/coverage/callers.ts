import { randomInt, randomUUID } from 'node:crypto'
import { AGENT, MEMBER } from '../accounts.ts'
import type { Browser } from '../browser.ts'
import type { Stack } from '../stack.ts'

/** Someone with a browser. */
export interface Caller {
  browser: Browser
  /** Username and password of the account; empty where there is none, or where it does not matter. */
  username: string
  password: string
}

/** Who asks; `newcomer` is a member who has registered just now, so that nobody else is hurt by what becomes of the account. */
export type CallerKind = 'visitor' | 'demo' | 'member' | 'agent' | 'newcomer'

const NOBODY = { username: '', password: '' }
const PASSWORD = 'basket7Moon'

/** Opens a browser for a caller of a kind. */
export function openCaller(stack: Stack, kind: CallerKind): Promise<Caller> {
  return OPENERS[kind](opened(stack))
}

const OPENERS: Readonly<Record<CallerKind, (browser: Browser) => Promise<Caller>>> = {
  visitor: async (browser) => ({ browser, ...NOBODY }),
  demo: async (browser) => ({ browser: await browser.playFree(), ...NOBODY }),
  member: async (browser) => ({ browser: await browser.logIn(MEMBER), ...MEMBER }),
  agent: async (browser) => ({ browser: await browser.logIn(AGENT), ...AGENT }),
  newcomer: async (browser) => {
    const account = { username: freshUsername(), password: PASSWORD }
    const { data, errors } = await browser.send(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on Problem { code } } }',
      { input: { ...account, confirmPassword: PASSWORD } },
    )
    if (browser.cookies.size === 0) throw new Error(`A newcomer was refused: ${JSON.stringify({ data, errors })}`)
    return { browser, ...account }
  },
}

/** A browser that says what it is, as browsers do. */
function opened(stack: Stack): Browser {
  const browser = stack.browser()
  browser.headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  }
  return browser
}

/** A username that nobody has. */
export function freshUsername(): string {
  return `new${randomUUID().replaceAll('-', '').slice(0, 9)}`
}

/** A mobile number of Viet Nam, as it is typed and as messages are sent to it. */
export interface FreshPhone {
  phone: { diallingCode: string; number: string }
  address: string
}

/** A number that nobody has. All numbers of 090 are mobile numbers, while of 099 some are none. */
export function freshPhone(): FreshPhone {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  return { phone: { diallingCode: '84', number: `090${digits}` }, address: `+8490${digits}` }
}
