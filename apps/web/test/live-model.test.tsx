import { VIEWER_ID_HEADER } from '@playhouse/shared/viewer-id.ts'
import { gql } from '@apollo/client'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import fc from 'fast-check'
import { print } from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { browserTabs } from '../src/graphql/live/browser-tabs.fixture.ts'
import type { TabTools } from '../src/graphql/live/lead-tabs.ts'

const RUNS = { numRuns: IS_NIGHTLY ? 600 : 20 }
/** Balances of a member lie between its number and the next one, so that each tells whose it is. */
const MEMBERS = [1_000_000, 2_000_000] as const
const PAGES = 3
const SECOND_MS = 1_000
/** Until the page has nothing better to do than to follow events. */
const IDLE_MS = 1_000
/** The relay, and the way to the gateway. */
const EVENT_MS = 150
/** Longer than a page waits until it tries to stream again. */
const QUIET_MS = 6 * 60 * SECOND_MS

const VIEWER = gql`
  fragment Shown on Viewer {
    id
    liveCursor
    wallet {
      available {
        amount
        currency
      }
      bonus {
        amount
        currency
      }
    }
  }
`
const FRAME = gql`
  fragment Frame on Query {
    viewer {
      ...Shown @unmask
    }
  }
  ${VIEWER}
`
const HOME = gql`
  query Home {
    ...Frame @unmask
  }
  ${FRAME}
`
const LOG_IN = gql`
  mutation LogIn($member: ID!) {
    logIn(member: $member) {
      viewer {
        ...Shown
      }
    }
  }
  ${VIEWER}
`
const LOG_OUT = gql`
  mutation LogOut {
    logOut {
      isLoggedOut
    }
  }
`
const money = (amount: number) => ({ __typename: 'Money', amount: String(amount), currency: 'VND' })

interface Published {
  member: string
  event: object
}

interface Stream {
  member: string
  write: (payload: object) => void
  end: () => void
  /** The connection is gone, and nobody has said so. */
  isCut: boolean
}

/** Platform and gateway for the pages of one browser. */
class Site {
  /** Session in the browser's cookie. */
  session: string | undefined
  readonly balances = new Map<string, number>(MEMBERS.map((first) => [String(first), first]))
  logIns = 0
  readonly streams = new Set<Stream>()
  readonly #published: Published[] = []
  /** The first event that a stream may resume after. */
  #oldest = 0
  isDown = false
  refusesStreams = false
  responseMs = 400

  #home(): object {
    if (this.session === undefined) return { viewer: null }
    const wallet = {
      __typename: 'Wallet',
      available: money(this.#balance(this.session)),
      bonus: money(this.logIns),
    }
    return { viewer: { __typename: 'Viewer', id: this.session, liveCursor: String(this.#published.length), wallet } }
  }

  change(member: string): void {
    const balance = this.#balance(member) + 1
    this.balances.set(member, balance)
    const amounts = { balance: money(balance), available: money(balance), locked: money(0), bonus: money(0) }
    setTimeout(() => this.#publish(member, { __typename: 'BalanceChanged', ...amounts }), EVENT_MS)
  }

  #logOut(): void {
    const { session } = this
    this.session = undefined
    for (const stream of this.streams) {
      if (stream.member !== session) continue
      this.#write(stream, { __typename: 'SessionEnded', reason: 'LOGGED_OUT', cursor: String(this.#published.length) })
      stream.end()
    }
  }

  forgetEvents = () => void (this.#oldest = this.#published.length)

  /** Sends the last events again. */
  repeatEvents(): void {
    for (const [index, { member, event }] of this.#published.entries()) {
      if (index < this.#published.length - 2) continue
      for (const stream of this.streams)
        if (stream.member === member) this.#write(stream, { ...event, cursor: String(index + 1) })
    }
  }

  /** The queue of a slow reader overflows: its events are dropped, and a resync is sent. */
  overflow(): void {
    for (const stream of this.streams)
      this.#write(stream, { __typename: 'ResyncNeeded', cause: 'SLOW', cursor: String(this.#published.length) })
  }

  endStreams = () => this.streams.forEach(({ end }) => end())
  cutStreams(): void {
    for (const stream of this.streams) stream.isCut = true
    this.streams.clear()
  }

  fetch = async (_address: string, { body, headers, signal }: RequestInit): Promise<Response> => {
    const { operationName, variables } = JSON.parse(String(body)) as {
      operationName: string
      variables: { after?: string; member?: string }
    }
    if (this.isDown) throw new TypeError('Failed to fetch')
    if (operationName === 'Live') {
      return this.#open(variables.after, new Headers(headers).get(VIEWER_ID_HEADER), signal)
    }
    const data = this.#respond(operationName, variables.member)
    await new Promise((resolve) => setTimeout(resolve, this.responseMs))
    return Response.json({ data })
  }

  #respond(operationName: string, member: string | undefined): object {
    if (operationName === 'LogOut') {
      this.#logOut()
      return { logOut: { __typename: 'LogOutSuccess', isLoggedOut: true } }
    }
    if (operationName !== 'LogIn') return this.#home()
    this.session = member
    this.logIns += 1
    return { logIn: { __typename: 'LogInSuccess', ...this.#home() } }
  }

  #balance = (member: string) => this.balances.get(member) ?? 0

  #publish(member: string, event: object): void {
    this.#published.push({ member, event })
    for (const stream of this.streams)
      if (stream.member === member) this.#write(stream, { ...event, cursor: String(this.#published.length) })
  }

  #write = ({ write, isCut }: Stream, event: object) => void (isCut || write({ data: { live: event } }))

  #open(after: string | undefined, viewerId: string | null, signal?: AbortSignal | null): Response {
    if (this.refusesStreams) return new Response('', { status: 404 })
    const { session } = this
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        send('\r\n--graphql')
        const part = (payload: object) =>
          send(`\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ payload })}\r\n--graphql`)
        const end = () => {
          this.streams.delete(stream)
          send('--\r\n')
          controller.close()
        }
        const stream: Stream = { member: session ?? '', write: part, end, isCut: false }
        if (session === undefined || viewerId !== session) {
          part({ data: null, errors: [{ message: 'The session has ended', extensions: { code: 'SESSION_EXPIRED' } }] })
          return end()
        }
        this.streams.add(stream)
        signal?.addEventListener('abort', () => this.streams.delete(stream))
        const [first, cursor] = [Number(after ?? this.#published.length), String(this.#published.length)]
        if (first < this.#oldest) return this.#write(stream, { __typename: 'ResyncNeeded', cause: 'GAP', cursor })
        this.#write(stream, { __typename: 'StreamOpened', cursor: String(first) })
        for (const [index, { member, event }] of this.#published.entries())
          if (index >= first && member === session) this.#write(stream, { ...event, cursor: String(index + 1) })
      },
    })
    return new Response(body, { headers: { 'content-type': 'multipart/mixed;boundary="graphql"' } })
  }
}

/** The modules of a page; each page has its own. */
async function loadModules() {
  vi.resetModules()
  const [live, events, expiry, signIn, clients] = await Promise.all([
    import('../src/graphql/live/live-client.ts'),
    import('../src/graphql/live/live-events.ts'),
    import('../src/graphql/session-expiry.ts'),
    import('../src/access/sign-in.ts'),
    import('../src/graphql/create-client.ts'),
  ])
  return { ...live, ...events, ...expiry, ...signIn, ...clients }
}
type Modules = Awaited<ReturnType<typeof loadModules>>

/** The bonus is the number of the log-in that was the last one when the response was made. */
interface ShownViewer {
  id: string
  liveCursor: string
  wallet: { bonus: { amount: string } }
}

/** A page that does with its viewer what the shell does. */
class Page {
  isFrozen = false
  /** The last log-in whose account it showed. */
  shownLogIn = 0
  /** Could not load what a visitor sees, and says so. */
  hasFailed = false
  readonly #modules: Modules
  readonly #client: ReturnType<Modules['createClient']>
  readonly #received: (() => void)[] = []
  readonly #stops: (() => void)[] = []
  #followed: string | undefined
  /** A dialog covers the page meanwhile. */
  #isChanging = false
  #stopFollowing = () => {}

  constructor(modules: Modules, site: Site, tools: TabTools) {
    const { announceSessionExpiry, createClient, dropViewer, expectSessionEnd, followLive, onLiveEvent } = modules
    this.#modules = modules
    expectSessionEnd(false)
    this.#client = createClient({
      hashes: {},
      print,
      language: () => 'EN',
      onRefusal: { SESSION_EXPIRED: () => announceSessionExpiry() },
    })
    const screen = this.#client.watchQuery({ query: HOME }).subscribe(() => {})
    const frame = this.#client.watchFragment<{ viewer: ShownViewer | null }>({
      fragment: FRAME,
      fragmentName: 'Frame',
      from: 'ROOT_QUERY',
    })
    const seen = frame.subscribe(({ data, complete }) => {
      if (!complete) return
      if (data.viewer) this.shownLogIn = Math.max(this.shownLogIn, Number(data.viewer.wallet.bonus.amount))
      if (data.viewer?.id === this.#followed) return
      this.#stopFollowing()
      this.#followed = data.viewer?.id
      this.#stopFollowing = () => {}
      if (!data.viewer) return
      expectSessionEnd(false)
      const { id: viewerId, liveCursor: cursor } = data.viewer
      const idle = setTimeout(() => {
        this.#stopFollowing = followLive({ client: this.#client, viewerId, cursor, tools: this.#freezable(tools) })
      }, IDLE_MS)
      this.#stopFollowing = () => clearTimeout(idle)
    })
    this.#stops.push(
      () => screen.unsubscribe(),
      () => seen.unsubscribe(),
      modules.onSessionExpiry(() => {
        this.hasFailed ||= site.isDown
        void dropViewer(this.#client)
      }),
      onLiveEvent('SessionEnded', () => announceSessionExpiry()),
    )
  }

  /** Data of the page; undefined while it loads. */
  get shown(): { viewer: { id: string; wallet: { available: { amount: string } } } | null } | undefined {
    return this.#client.readQuery({ query: HOME }) ?? undefined
  }

  logIn(member: string): Promise<void> {
    return this.#change(async ({ adoptViewer }) => {
      await this.#client.mutate({ mutation: LOG_IN, variables: { member } })
      await adoptViewer(this.#client)
    })
  }

  logOut(): Promise<void> {
    return this.#change(async ({ dropViewer, expectSessionEnd }) => {
      expectSessionEnd(true)
      await this.#client.mutate({ mutation: LOG_OUT })
      await dropViewer(this.#client)
    })
  }

  async switchTo(member: string): Promise<void> {
    await this.logOut()
    await this.logIn(member)
  }

  async #change(work: (modules: Modules) => Promise<void>): Promise<void> {
    if (this.#isChanging) return
    this.#isChanging = true
    // Without a gateway, the dialog says so.
    await work(this.#modules).catch(() => {})
    this.#isChanging = false
  }

  thaw(): void {
    this.isFrozen = false
    for (const receive of this.#received.splice(0)) receive()
  }

  close(): void {
    this.#stopFollowing()
    for (const stop of this.#stops) stop()
    this.#client.stop()
  }

  /** A frozen page gets the messages of other pages once it runs again. */
  #freezable({ channel, ...tools }: TabTools): TabTools {
    return {
      ...tools,
      channel: (name) => {
        const opened = channel(name)
        let isClosed = false
        return {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
          postMessage: (message: unknown) => opened.postMessage(message),
          close: () => {
            isClosed = true
            opened.close()
          },
          addEventListener: (_type: string, listener: unknown) =>
            opened.addEventListener('message', (message) => {
              const receive = () => void (isClosed || (listener as (event: MessageEvent) => void)(message))
              if (this.isFrozen) this.#received.push(receive)
              else receive()
            }),
        }
      },
    }
  }
}

interface Real {
  site: Site
  tools: TabTools
  pages: (Page | undefined)[]
}

let modules: Modules[]
beforeAll(async () => {
  modules = []
  for (let page = 0; page < PAGES; page += 1) modules.push(await loadModules())
})
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

/** No page shows one member's money under another's name. */
function expectOwnBalances({ pages }: Real): void {
  for (const page of pages) {
    const viewer = page?.shown?.viewer
    if (viewer) expect(viewer.wallet.available.amount.slice(0, 1)).toBe(viewer.id.slice(0, 1))
  }
}

type Command = fc.AsyncCommand<object, Real>
/** Does something, and lets time pass. */
const commands = <Argument,>(
  name: string,
  argument: fc.Arbitrary<Argument>,
  run: (real: Real, argument: Argument) => unknown,
): fc.Arbitrary<Command> =>
  fc.tuple(argument, fc.constantFrom(0, 100, 1_000, 5_000, 50_000)).map(([chosen, ms]) => ({
    check: () => true,
    run: async (_model, real) => {
      void run(real, chosen)
      await vi.advanceTimersByTimeAsync(ms)
      expectOwnBalances(real)
    },
    toString: () => `${name}(${JSON.stringify(chosen)}), ${ms} ms`,
  }))
const member = fc.constantFrom(...MEMBERS.map(String))
const place = fc.nat(PAGES - 1)
const nothing = fc.constant(undefined)
const anySite = (name: string, run: (site: Site) => void) => commands(name, nothing, ({ site }) => run(site))

const isSignedIn = ({ session, isDown }: Site, page: Page | undefined) =>
  !isDown && session !== undefined && page?.shown?.viewer?.id === session

const ALL = [
  commands('balance changes', member, ({ site }, one) => site.change(one)),
  commands('balance changes', member, ({ site }, one) => site.change(one)),
  commands('open page', place, ({ site, tools, pages }, at) => {
    if (!site.isDown) pages[at] ??= new Page(modules[at] as Modules, site, tools)
  }),
  commands('close page', place, ({ pages }, at) => {
    pages[at]?.close()
    pages[at] = undefined
  }),
  commands('freeze page', place, ({ pages }, at) => pages[at] && (pages[at].isFrozen = true)),
  commands('thaw page', place, ({ pages }, at) => pages[at]?.thaw()),
  commands('log in', fc.tuple(place, member), ({ site, pages }, [at, one]) =>
    site.session === undefined && !site.isDown ? pages[at]?.logIn(one) : undefined,
  ),
  commands('log out', place, ({ site, pages }, at) => isSignedIn(site, pages[at]) && pages[at]?.logOut()),
  commands('switch member', fc.tuple(place, member), ({ site, pages }, [at, one]) =>
    isSignedIn(site, pages[at]) ? pages[at]?.switchTo(one) : undefined,
  ),
  commands('responses take', fc.constantFrom(0, 50, 900), ({ site }, ms) => void (site.responseMs = ms)),
  anySite('streams end', (site) => site.endStreams()),
  anySite('streams are cut', (site) => site.cutStreams()),
  anySite('gateway stops', (site) => {
    site.isDown = true
    site.cutStreams()
  }),
  anySite('gateway starts', (site) => void (site.isDown = false)),
  anySite('streams are refused', (site) => {
    site.refusesStreams = true
    site.endStreams()
  }),
  anySite('streams are accepted', (site) => void (site.refusesStreams = false)),
  anySite('gateway forgets events', (site) => site.forgetEvents()),
  anySite('gateway repeats events', (site) => site.repeatEvents()),
  anySite('reader is too slow', (site) => site.overflow()),
]

it('ends with the state of the server on each page, and never shows another member’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(ALL, { maxCommands: 40, size: 'max' }), async (chosen) => {
      const site = new Site()
      let random = 1
      vi.spyOn(Math, 'random').mockImplementation(() => (random = (random * 16_807) % 2_147_483_647) / 2_147_483_647)
      vi.stubGlobal('fetch', site.fetch)
      const real: Real = { site, tools: browserTabs(), pages: [] }
      try {
        for (const own of modules) {
          const page = new Page(own, site, real.tools)
          real.pages.push(page)
          await vi.advanceTimersByTimeAsync(SECOND_MS)
          if (site.session === undefined) void page.logIn(String(MEMBERS[0]))
          await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
        }
        await fc.asyncModelRun(() => ({ model: {}, real }), chosen)
        for (const page of real.pages) page?.thaw()
        // First without streams, if it refuses them now.
        for (const settled of [{ isDown: false, responseMs: 50 }, { refusesStreams: false }]) {
          Object.assign(site, settled)
          await vi.advanceTimersByTimeAsync(QUIET_MS)
          const loaded = real.pages.flatMap((page) => (page?.shown ? [page] : []))
          expect(loaded.map(({ shown }) => shown)).toMatchObject(loaded.map((page) => getExpectedOutcomes(page, site)))
        }
      } finally {
        for (const page of real.pages) page?.close()
      }
    }),
    RUNS,
  )
})

/** A visitor's page does not learn of a log-in in another tab. What could not be loaded without a gateway says so. */
function getExpectedOutcomes({ shown, shownLogIn, hasFailed }: Page, { session, balances, logIns }: Site): object {
  const isVisitors = session === undefined || (shown?.viewer === null && (hasFailed || shownLogIn < logIns))
  return {
    viewer: isVisitors ? null : { id: session, wallet: { available: { amount: String(balances.get(session)) } } },
  }
}
