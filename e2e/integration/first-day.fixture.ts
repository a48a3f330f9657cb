import { solvePuzzle } from '@playhouse/contract-suite/human-proof.ts'
import { createHmac, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setUpFields } from '../../apps/platform/src/office/office.fixture.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'

const PASSWORD = 'marble-tide-9-lotus'
const PAYMENT_PASSWORD = 'lantern-river-5'

/** Where a new site runs, without a demo and without anything configured. */
export interface NewSite {
  site: string
  office: string
  /** OPERATOR_TOKEN, with which anna, the first operator, sets up a log-in: "anna:token". */
  operatorToken: string
  /** How members pay in: a method of a configured provider that takes payments by itself. */
  method: 'QR' | 'E_WALLET'
  /** Vouches on the server for binh, whom anna invites. */
  vouchForBinh(): Promise<string> | string
}

const decoded = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

interface Form {
  action: string
  fields: Record<string, string>
  /** Names of checkboxes, which are sent only if somebody ticks them. */
  unticked: ReadonlySet<string>
}

/** An operator's browser, which sends forms with what the page has put into them. */
class Operator {
  readonly #office: string
  #cookie = ''

  constructor(office: string) {
    this.#office = office
  }

  /** Sets up a password with an authenticator on the page to which a token or an invitation leads. */
  async setUp(path: '/login' | '/join', proof: Record<string, string>): Promise<this> {
    const page = await (await this.#fetch(path, proof)).text()
    const response = await this.#fetch('/join/password', setUpFields(page))
    this.#cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    if (response.status !== 303) throw new Error(`${path}: ${response.status} ${getText(await response.text())}`)
    return this
  }

  async page(path: string): Promise<string> {
    const response = await this.#fetch(path)
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }

  /** Fills in the form of a page whose target is `action`, and sends it. @returns where it leads */
  async submit(path: string, action: string | RegExp, typed: Record<string, string> = {}): Promise<string> {
    const response = await this.#send(path, action, typed)
    if (response.status !== 303)
      throw new Error(`${String(action)}: ${response.status} ${getText(await response.text())}`)
    return response.headers.get('location') ?? ''
  }

  /** Sends a form that leads to a page of its own. @returns the page */
  async shown(path: string, action: string, typed: Record<string, string>): Promise<string> {
    return (await this.#send(path, action, typed)).text()
  }

  async #send(path: string, action: string | RegExp, typed: Record<string, string>): Promise<Response> {
    const forms = getForms(await this.page(path))
    const form = forms.find((one) => (typeof action === 'string' ? one.action === action : action.test(one.action)))
    if (!form) throw new Error(`${path} has no form for ${action}, only ${forms.map((one) => one.action).join(', ')}.`)
    const missing = Object.keys(typed).filter((name) => !Object.hasOwn(form.fields, name) && !form.unticked.has(name))
    if (missing.length > 0) throw new Error(`The form ${form.action} has no field ${missing.join(', ')}.`)
    return this.#fetch(form.action, { ...form.fields, ...typed })
  }

  #fetch(path: string, form?: Record<string, string>): Promise<Response> {
    return fetch(`${this.#office}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.#cookie, ...(form && { origin: this.#office }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  }
}

const getText = (html: string) => /role="alert">([^<]*)/.exec(html)?.[1] ?? html.slice(0, 400)

function getForms(html: string): Form[] {
  return [...html.matchAll(/<form method="post" action="([^"]*)">([^]*?)<\/form>/g)].map(
    ([, action = '', inside = '']) => {
      const fields: Record<string, string> = {}
      const unticked = new Set<string>()
      for (const [tag] of inside.matchAll(/<(?:input|textarea)\b[^>]*>(?:[^<]*(?=<\/textarea>))?/g)) {
        const name = /\bname="([^"]*)"/.exec(tag)?.[1]
        const isBox = tag.includes('type="checkbox"')
        const value = tag.startsWith('<textarea')
          ? tag.slice(tag.indexOf('>') + 1)
          : (/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? (isBox ? 'on' : ''))
        if (name === undefined) continue
        if (isBox && !/\schecked\b/.test(tag)) unticked.add(name)
        else fields[name] = decoded(value)
      }
      for (const [, name = '', options = ''] of inside.matchAll(/<select name="([^"]*)">([^]*?)<\/select>/g)) {
        const values = [...options.matchAll(/<option value="([^"]*)"([^>]*)>/g)]
        const [, value = ''] = values.find(([, , rest = '']) => rest.includes('selected')) ?? values[0] ?? []
        fields[name] = decoded(value)
      }
      return { action: decoded(action), fields, unticked }
    },
  )
}

/** The member's browser: the registered operations of the built web. */
class Member {
  readonly #site: string
  readonly #cookies = new Map<string, string>()

  constructor(site: string) {
    this.#site = site
  }

  async query<Data>(operation: string, variables: object = {}): Promise<Data> {
    const response = await fetch(`${this.#site}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.#site,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        operationName: operation,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(operation) } },
      }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
    if (errors || !data) throw new Error(`${operation}: ${JSON.stringify(errors)}`)
    return data
  }

  /** Repeats an unknown outcome with the same request key, as the page does. @throws Error unless it has succeeded */
  async mutate<Success>(operation: string, input: object): Promise<Success> {
    for (;;) {
      const [result] = Object.values(
        await this.query<Record<string, Success & { code?: string | null }>>(operation, { input }),
      )
      if (result?.code === 'OUTCOME_UNKNOWN') continue
      if (!result || result.code) throw new Error(`${operation}: ${JSON.stringify(result)}`)
      return result
    }
  }

  async account<Account>(operation: string, more: object = {}): Promise<Account> {
    const { viewer } = await this.query<{ viewer: { memberAccount: Account } }>(operation, {
      withShell: false,
      ...more,
    })
    return viewer.memberAccount
  }
}

/** Time-based code (RFC 6238) of a base32 secret. */
function authenticatorCode(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/**
 * Tests that take a new site from its first registration to the first reviewed withdrawal, each a step that builds on those before it.
 * @param where is called once the site runs
 */
export function testFirstDay(where: () => NewSite): void {
  let anna: Operator
  let binh: Operator
  let member: Member
  /** The second operator confirms the only decision that waits. */
  const confirm = async () =>
    expect(await binh.submit('/decisions', /^\/decisions\/\d+\/confirm$/)).toBe('/decisions?done=confirmed')
  const reason = { reason: 'first day' }

  test('offers no way to deposit before it is configured', async () => {
    member = new Member(where().site)
    const { humanChallenge } = await member.query<{ humanChallenge: { challenge: string } }>('HumanChallenge')
    await member.mutate('Register', {
      username: 'first01',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      confirmedAge: 18,
      agreement: true,
      requestKey: randomUUID(),
      humanProof: await solvePuzzle(humanChallenge.challenge),
    })
    const account = await member.account<{ depositOptions: { methods: unknown[] } }>('DepositScreen')
    expect(account.depositOptions.methods).toEqual([])
  })

  test('sets the operators up and gives them their roles', async () => {
    const { office, operatorToken } = where()
    const [first = '', token = ''] = operatorToken.split(':')
    anna = await new Operator(office).setUp('/login', { name: first, token })
    const link = await anna.shown('/operators', '/operators', { name: 'binh' })
    binh = await new Operator(office).setUp('/join', { code: /\/join#([\w-]+)/.exec(link)?.[1] ?? '' })
    // Without a role there is nothing for them.
    await expect(binh.page('/')).rejects.toThrow('403')
    await expect(anna.page('/payments')).rejects.toThrow('403')
    const overview = await anna.page('/operators')
    const getPath = (name: string) => new RegExp(`href="(/operators/\\d+)"\\s*>${name}<`).exec(overview)?.[1] ?? ''
    const give = (name: string, ...roles: readonly string[]) =>
      anna.submit(getPath(name), `${getPath(name)}/roles`, {
        ...reason,
        ...Object.fromEntries(roles.map((role) => [`role_${role}`, 'on'])),
      })
    expect(await give('anna', 'payments', 'risk')).toContain('done=done')
    expect(await give('binh', 'payments-second')).toContain('done=done')
    await where().vouchForBinh()
  })

  test('configures payments in the back office', async () => {
    expect(await anna.page('/setup')).toMatch(/Deposits<\/td>\s*<td>off/)

    await anna.submit(`/payments/methods/${where().method}`, '/payments/methods', {
      ...reason,
      enabled: 'on',
      minimum: '50000',
      maximum: '5000000',
    })
    await anna.submit('/payments/deposit-banks/new', '/payments/deposit-banks', {
      ...reason,
      code: 'VCB',
      name: 'Vietcombank',
    })
    await anna.submit('/payments/withdrawal-banks/new', '/payments/withdrawal-banks', {
      ...reason,
      code: 'VCB',
      name: 'Vietcombank',
      minimum: '50000',
      maximum: '50000000',
    })
    await anna.submit('/payments', '/payments/withdrawal-rules', {
      ...reason,
      turnoverPercent: '0',
      reviewFrom: '100000',
      cardRestHours: '0',
      firstCardRestHours: '0',
    })
    await confirm()
    const setup = await anna.page('/setup')
    expect(setup).toMatch(/Deposits<\/td>\s*<td>on/)
    expect(setup).toMatch(/Withdrawals<\/td>\s*<td>on/)
  })

  let secret = ''
  test('credits a deposit that the provider has taken', async () => {
    await member.mutate('UpdateProfile', { realName: 'Nguyen Thi Lan', birthday: '1990-05-17', nationality: 'VN' })
    const setUp = await member.mutate<{ secret: string }>('BeginAuthenticatorSetup', { password: PASSWORD })
    ;({ secret } = setUp)
    await member.mutate('ConfirmAuthenticatorSetup', { code: authenticatorCode(secret) })
    const { deposit } = await member.mutate<{ deposit: { id: string } }>('CreateDeposit', {
      requestKey: randomUUID(),
      payment: { method: where().method },
      amount: '200000',
    })
    const getState = async () =>
      (await member.account<{ deposit: { state: string } }>('DepositDetailScreen', { id: deposit.id })).deposit.state
    await expect.poll(getState, { interval: 500 }).toBe('CREDITED')
  })

  test('credits the member by two operators, and the member reads it', async () => {
    const [, path = ''] = /href="(\/credits\/\d+)"/.exec(await anna.page('/credits?username=first01')) ?? []
    await anna.submit(path, path, { ...reason, type: 'ADMIN_CREDIT', amount: '50,000' })
    await confirm()
    const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const { accountRecord } = await member.account<{ accountRecord: { nodes: unknown[] } }>('AccountRecordScreen', {
      from: day,
      to: day,
      page: 1,
      wallet: 'MAIN',
      types: ['ADMIN_CREDIT'],
      transactionId: '',
      withTransaction: false,
    })
    expect(accountRecord.nodes).toMatchObject([{ type: 'ADMIN_CREDIT', amount: { amount: '50000.00' } }])
  })

  test('verifies the identity', async () => {
    const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#aa8' } })
      .png()
      .toBuffer()
    const documents = await Promise.all(
      ['ID_FRONT', 'ID_BACK'].map(async (kind) => {
        const { id, url } = await member.mutate<{ id: string; url: string }>('CreateUpload', {
          purpose: 'IDENTITY_DOCUMENT',
        })
        const stored = await fetch(url, {
          method: 'PUT',
          headers: { origin: where().site, 'content-type': 'image/png' },
          body: new Uint8Array(picture),
        })
        expect(stored.ok, `${stored.status} ${await stored.text()}`).toBe(true)
        return { kind, uploadId: id }
      }),
    )
    await member.mutate('SubmitIdentityDocuments', { documents })
    const [, path = ''] = /href="(\/identity\/\d+\/\d+)"/.exec(await anna.page('/identity')) ?? []
    await anna.submit(path, `${path}/approve`, reason)
  })

  test('reviews the first withdrawal, and it is paid out', async () => {
    await member.mutate('SetPaymentPassword', {
      password: PASSWORD,
      paymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    })
    const added = await member.mutate<{ bankCards: { cards: { id: string }[] } }>('AddBankCard', {
      bankCode: 'VCB',
      accountNumber: '0071000123456',
      accountName: 'NGUYEN THI LAN',
      paymentPassword: PAYMENT_PASSWORD,
      // The code of the set-up is used; the platform accepts the next one half a minute ahead.
      stepUp: { authenticator: authenticatorCode(secret, Date.now() + 30_000) },
    })
    const { withdrawal } = await member.mutate<{ withdrawal: { id: string } }>('RequestWithdrawal', {
      amount: '150000',
      bankCardId: added.bankCards.cards[0]?.id,
      paymentPassword: PAYMENT_PASSWORD,
      requestKey: randomUUID(),
    })
    const getState = async () =>
      (await member.account<{ withdrawal: { state: string } }>('WithdrawalDetailScreen', { id: withdrawal.id }))
        .withdrawal.state
    await expect.poll(getState, { interval: 300 }).toBe('REVIEW')
    const [, path = ''] = /href="(\/withdrawals\/\d+\/\d+)"/.exec(await anna.page('/withdrawals')) ?? []
    await anna.submit(path, `${path}/approve`, reason)
    await expect.poll(getState, { interval: 300 }).toBe('DISBURSED')
  })
}
