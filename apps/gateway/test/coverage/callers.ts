import { randomInt, randomUUID } from 'node:crypto'
import { AGENT, MEMBER } from '../accounts.ts'
import type { Browser } from '../browser.ts'
import type { Stack } from '../stack.ts'

export interface Caller {
  browser: Browser
  /** Credentials of the account; empty for a visitor, and where they are not needed. */
  username: string
  password: string
}

/** `newcomer` is a member registered for this one call, so that changes affect nobody else. */
export type CallerKind = 'visitor' | 'demo' | 'member' | 'agent' | 'newcomer'

const NOBODY = { username: '', password: '' }
const PASSWORD = 'basket7Moon'

export function openCaller(stack: Pick<Stack, 'browser'>, kind: CallerKind): Promise<Caller> {
  return OPENERS[kind](openBrowser(stack))
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
      { input: { ...account, confirmPassword: PASSWORD, confirmedAge: 18 } },
    )
    if (browser.cookies.size === 0) throw new Error(`A newcomer was refused: ${JSON.stringify({ data, errors })}`)
    return { browser, ...account }
  },
}

function openBrowser(stack: Pick<Stack, 'browser'>): Browser {
  const browser = stack.browser()
  browser.headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  }
  return browser
}

export function freshUsername(): string {
  return `new${randomUUID().replaceAll('-', '').slice(0, 9)}`
}

/** A Vietnamese mobile number, as typed and as messages are addressed. */
export interface FreshPhone {
  phone: { diallingCode: string; number: string }
  address: string
}

/** An unused number. All numbers with the prefix 090 are mobile numbers, unlike some with 099. */
export function freshPhone(): FreshPhone {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  return { phone: { diallingCode: '84', number: `090${digits}` }, address: `+8490${digits}` }
}
