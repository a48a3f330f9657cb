import { randomUUID } from 'node:crypto'
import { operatorTokens } from '../site.ts'
import type { Act, Stage } from '../stage.ts'

interface Page {
  status: number
  html: string
}

/** An operator's browser, without scripts. */
class OperatorBrowser {
  #cookie = ''
  readonly #stage: Stage
  readonly #name: string

  constructor(stage: Stage, name: string) {
    this.#stage = stage
    this.#name = name
  }

  async #send(path: string, fields?: Record<string, string>): Promise<Page & { setCookie: string | null }> {
    const origin = this.#stage.site.officeUrl ?? ''
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.#cookie, ...(fields && { origin }) },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const html = await response.text()
    if (response.status >= 500)
      this.#stage.findings.add(
        'server error',
        `${fields ? 'POST' : 'GET'} ${path.replaceAll(/\d+/g, ':id').split('?')[0]}`,
        html.slice(0, 400),
      )
    return { status: response.status, html, setCookie: response.headers.get('set-cookie') }
  }

  async logIn(): Promise<void> {
    const { token = '' } = operatorTokens.find(({ name }) => name === this.#name) ?? {}
    const { setCookie, status } = await this.#send('/login', { name: this.#name, token })
    this.#cookie = setCookie?.split(';')[0] ?? ''
    if (this.#cookie === '') throw new Error(`${this.#name} could not log in: ${status}.`)
  }

  async get(path: string): Promise<Page> {
    return this.#send(path)
  }

  async post(path: string, fields: Record<string, string> = {}): Promise<Page> {
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await this.get('/')).html) ?? []
    return this.#send(path, { csrf, ...fields })
  }
}

const browsers = new WeakMap<Stage, Map<string, Promise<OperatorBrowser>>>()

/** The operator's browser, which stays logged in for as long as the site runs. */
function openOffice(stage: Stage, name: string): Promise<OperatorBrowser> {
  const opened = browsers.get(stage) ?? new Map<string, Promise<OperatorBrowser>>()
  browsers.set(stage, opened)
  const browser =
    opened.get(name) ??
    (async () => {
      const made = new OperatorBrowser(stage, name)
      await made.logIn()
      return made
    })()
  opened.set(name, browser)
  return browser
}

const getLinks = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/logout|\.css|\.js|\.csv/.test(href))

export const walkOffice: Act = {
  weight: 5,
  who: 'operator',
  async run(stage, actor, random) {
    const browser = await openOffice(stage, actor)
    let { html } = await browser.get('/')
    for (let steps = random.between(1, 4); steps > 0; steps -= 1) {
      const links = getLinks(html)
      if (links.length === 0) return
      ;({ html } = await browser.get(random.pick(links)))
    }
  },
}

/** Forms that operators may press at any time, by the page that shows them. */
const SWITCHES = ['/lotteries/switch', '/payments', '/modules', '/games', '/vendors'] as const

interface Form {
  action: string
  fields: Record<string, string>
}

function getForms(html: string): Form[] {
  return [...html.matchAll(/<form[^>]*method="post"[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)].map(
    ([, action = '', inner = '']) => ({
      action: action.replaceAll('&amp;', '&'),
      fields: Object.fromEntries(
        [...inner.matchAll(/<(?:input|textarea|select|button)[^>]*name="([^"]+)"(?:[^>]*value="([^"]*)")?/g)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      ),
    }),
  )
}

/** Presses a form of a page that switches something, as it is filled in. */
export const pressSwitch: Act = {
  weight: 2,
  who: 'operator',
  async run(stage, actor, random) {
    const browser = await openOffice(stage, actor)
    let { html } = await browser.get(random.pick(SWITCHES))
    if (random.next() < 0.6) {
      const links = getLinks(html).filter((link) => SWITCHES.some((path) => link.startsWith(`${path}/`)))
      if (links.length > 0) ({ html } = await browser.get(random.pick(links)))
    }
    const forms = getForms(html).filter(({ action }) => SWITCHES.some((path) => action.startsWith(path)))
    if (forms.length === 0) return false
    const { action, fields } = random.pick(forms)
    await browser.post(action, { ...fields, reason: 'a robot tries it' })
  },
}

export const blockAgent: Act = {
  weight: 1,
  who: 'operator',
  async run(stage, actor, random) {
    const agent = random.pick(stage.players.filter(({ isAgent }) => isAgent))
    const browser = await openOffice(stage, actor)
    const [isBlocked] = await stage.query('select member_id from member_block where member_id = $1', [agent.id])
    await browser.post(`/members/${agent.id}/${isBlocked ? 'unblock' : 'block'}`, {
      reason: 'a robot tries it',
      shownText: '',
    })
  },
}

/** Proposes to credit or debit a member, which takes two operators. */
export const adjustBalance: Act = {
  weight: 2,
  who: 'operator',
  async run(stage, actor, random) {
    const { id } = random.pick(stage.players)
    const requestKey = randomUUID()
    const browser = await openOffice(stage, actor)
    await browser.post(`/credits/${id}`, {
      type: random.pick(['ADMIN_CREDIT', 'ADMIN_DEBIT']),
      amount: String(random.between(1, 90) * 1_000),
      requestKey,
      reason: 'a robot tries it',
    })
    // Another operator of the same round may have confirmed it.
    const [alone] = await stage.query(
      `select head.id from ledger_transaction head where head.member_id = $1 and head.reference = $2 and not exists (
         select from office_decision where payload ->> 'requestKey' = $2 and state = 'CONFIRMED' and decided_by_id <> proposed_by_id)`,
      [id, requestKey],
    )
    if (alone) stage.findings.add('one person', 'a balance adjusted by one operator', { actor, id })
  },
}

/** Confirms or declines something that waits for a second operator, also what the operator proposed. */
export const decide: Act = {
  weight: 3,
  who: 'operator',
  async run(stage, actor, random) {
    const pending = await stage.query<{ id: number }>(
      `select id from office_decision where state = 'PENDING' order by id desc limit 10`,
    )
    if (pending.length === 0) return false
    const browser = await openOffice(stage, actor)
    const { id } = random.pick(pending)
    await (random.next() < 0.8
      ? browser.post(`/decisions/${id}/confirm`)
      : browser.post(`/decisions/${id}/decline`, { reason: 'a robot declines it' }))
    const [alone] = await stage.query<{ kind: string }>(
      `select kind from office_decision where id = $1 and state = 'CONFIRMED' and decided_by_id = proposed_by_id`,
      [id],
    )
    if (alone) stage.findings.add('one person', `${alone.kind} confirmed by who proposed it`, { actor, id })
  },
}
