import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type HTMLFormElement, Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { auditEntry, operatorSession } from '../db/tables/office.ts'
import { html as toMarkup } from './kit/html.ts'
import { OfficeError } from './kit/office-error.ts'
import { HOST, openTestOffice, type TestOffice } from './office.fixture.ts'
import { actionForm, hidden, reasonField } from './kit/page.ts'
import { choice, field, lines as linesField, productFields } from './kit/form-fields.ts'
import type { OfficeSection } from './kit/section.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const logIn = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  office.send('POST', '/login', { fields: { name: 'anna', token: DEMO_SECRETS.operatorAnna, ...fields }, headers })
const random = (bytes: number) => randomBytes(bytes).toString('base64url')

it.each([
  '/members?from=',
  '/members/1/ledger?to=',
  '/members/1/bets?from=',
  '/audit?to=',
  '/deposits/requests?view=all&from=',
  '/reports?from=',
  '/reports/lines?to=',
])('%s names a day that there is not, instead of another one', async (address) => {
  const anna = await office.logIn('anna')
  const { status, html } = await anna.get(`${address}2026-02-30`)
  expect(status).toBe(400)
  expect(html).toContain('There is no day “2026-02-30”. Write it as 2026-11-30.')
  expect((await anna.get(address)).status).not.toBe(400)
})

describe('log-in', () => {
  it.each(['/', '/cases', '/audit', '/audit.json', '/reconciliation', '/decisions'])(
    'is required for %s',
    async (path) => {
      const response = await office.send('GET', path)
      expect(response).toMatchObject({ status: 303, location: `/login?to=${encodeURIComponent(path)}` })
      expect(response.html).not.toContain('Log out')
    },
  )

  it('sets a cookie that scripts and other sites cannot use, and is audited', async () => {
    const response = await logIn({ to: '/cases' })
    expect(response).toMatchObject({ status: 303, location: '/cases' })
    expect(response.headers['set-cookie']).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const entries = await office.database.select().from(auditEntry)
    expect(entries.at(-1)).toMatchObject({ actor: 'anna', action: 'operator.logged_in' })
  })

  it.each([
    ['a wrong token', { token: random(32) }],
    ['the token of somebody else', { token: DEMO_SECRETS.operatorBinh }],
    ['a name that nobody has', { name: 'nobody' }],
    ['no token', { token: '' }],
  ])('is refused with %s', async (_what, fields) => {
    const response = await logIn(fields)
    expect(response.status).toBe(401)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.html).toContain('This log-in is wrong')
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/a/..//evil.test',
    'javascript:alert(1)',
    '/login?to=/',
  ])('leads to the overview, never to %s', async (to) => {
    expect((await logIn({ to })).location).toBe('/')
  })

  it.each(['/deposits/requests?payer=tran+thi&amount=4,321', "/members?q=o'hara@example.test", '/audit?q=a;b(c)*!$~'])(
    'leads back to %s with its filters',
    async (to) => {
      expect((await logIn({ to })).location?.replaceAll('%27', "'")).toBe(to)
    },
  )

  it('is not accepted from another page', async () => {
    expect((await logIn({}, { origin: 'http://localhost:4204' })).status).toBe(403)
  })

  it('ends with a log-out, also for a copy of the cookie', async () => {
    const anna = await office.logIn('anna')
    expect((await anna.post('/logout')).headers['set-cookie']).toMatch(/^office=; Max-Age=0; /)
    expect((await anna.get('/')).status).toBe(303)
  })

  it('ends after half an hour without a request and after twelve hours with them', async () => {
    for (const column of [
      'last_seen_at = now() - interval $$31 minutes$$',
      'created_at = now() - interval $$13 hours$$',
    ]) {
      const anna = await office.logIn('anna')
      expect((await anna.get('/')).status).toBe(200)
      await office.database.execute(sql.raw(`update operator_session set ${column}`))
      expect((await anna.get('/')).status).toBe(303)
    }
  })

  it('ends when the operator’s token is replaced', async () => {
    const anna = await office.logIn('anna')
    const environment = { OPERATOR_TOKEN: `anna:${random(32)},binh:${DEMO_SECRETS.operatorBinh}` }
    const replaced = await openTestOffice({ database: office, environment })
    expect((await replaced.send('GET', '/', { headers: { cookie: anna.cookie } })).status).toBe(303)
    await replaced.close()
  })

  it('stores no token that opens anything', async () => {
    const anna = await office.logIn('anna')
    const stored = await office.database.select().from(operatorSession)
    expect(JSON.stringify(stored)).not.toContain(anna.cookie.split('=')[1])
  })
})

/** A form of every kind of field, twice, told apart by a hidden one. */
const testSection: OfficeSection = {
  path: '/trial',
  title: 'Trial',
  group: 'Desk',
  permission: 'overview.read',
  register({ page, action }) {
    page('/trial/page', 'overview.read', async ({ csrfToken }) => ({
      title: 'Trial',
      body: toMarkup`${['first', 'second'].map((which) =>
        actionForm(csrfToken, {
          action: '/trial/save',
          button: 'Save',
          fields: toMarkup`${hidden('which', which)}${field('name', 'Name', 'old')}
          ${choice('color', 'Colour', { red: 'Red', blue: 'Blue' }, 'red')}
          ${linesField('lines', 'Lines', 'old line')}${productFields('Games', ['RNG', 'LIVE'], ['RNG'])}${reasonField()}`,
        }),
      )}`,
    }))
    action('/trial/save', 'overview.read', z.looseObject({ reason: z.string() }), async (_, { which }) => {
      throw new OfficeError(which === 'first' ? 'lines: must be shorter' : 'It has been decided in the meantime.')
    })
  },
}

describe('a refused form', () => {
  const sent = {
    which: 'first',
    name: '"><script>x',
    color: 'blue',
    lines: 'a\n</textarea><b>',
    product_LIVE: 'on',
    reason: 'why $& not',
  }
  let harness: TestOffice
  beforeAll(async () => void (harness = await openTestOffice({ database: office, sections: [testSection] })))
  afterAll(() => harness.close())
  const refuse = async (
    fields: Record<string, string>,
    headers: Record<string, string> = { referer: `http://${HOST}/trial/page?done=done` },
  ) => {
    const anna = await harness.logIn('anna')
    const page = await anna.post('/trial/save', fields, headers)
    const window = new Window()
    const forms = [
      ...new window.DOMParser().parseFromString(page.html, 'text/html').querySelectorAll<HTMLFormElement>('main form'),
    ]
    return { ...page, forms, values: forms.map((form) => Object.fromEntries(new window.FormData(form))) }
  }

  it('keeps the typed values of fields of every kind, and shows errors at the field', async () => {
    const { status, forms, values, html: markup } = await refuse(sent)
    expect(status).toBe(409)
    const { csrf, shownAt, ...stored } = values[0] ?? {}
    expect(stored).toEqual(sent)
    expect({ csrf, shownAt }).toEqual({ csrf: expect.stringMatching(/./), shownAt: '/trial/page' })
    expect(values[1]).toMatchObject({ which: 'second', name: 'old', color: 'red', product_RNG: 'on' })
    const alerts = [...(forms[0]?.querySelectorAll('[role=alert]') ?? [])]
    expect(alerts.map(({ textContent }) => textContent)).toEqual(['Must be shorter'])
    expect(alerts[0]?.nextElementSibling?.querySelector('textarea')?.getAttribute('name')).toBe('lines')
    expect(markup).not.toContain('<script>')
    expect(markup).not.toContain('The audit log has it')
  })

  it('keeps it when it is refused again, and in the form that was sent', async () => {
    const again = { ...sent, which: 'second', shownAt: '/trial/page' }
    const { values, forms } = await refuse(again, { referer: `http://${HOST}/trial/save` })
    expect(values[0]).toMatchObject({ name: 'old' })
    expect(values[1]).toMatchObject(again)
    expect(forms[1]?.querySelector('[role=alert]')?.textContent).toBe('It has been decided in the meantime.')
  })

  it('shows the sent values where the page no longer has the form, or the session has ended', async () => {
    expect((await refuse({ ...sent, which: 'third' })).html).toContain('why $&#38; not')
    const signedOut = await harness.send('POST', '/trial/save', { fields: sent })
    expect(signedOut).toMatchObject({ status: 401, html: expect.stringContaining('why $&#38; not') })
  })

  it('is shown empty if another site has sent it', async () => {
    const { status, html: markup } = await refuse(
      { ...sent, shownAt: '/trial/page' },
      { origin: 'http://localhost:4204' },
    )
    expect(status).toBe(403)
    expect(markup).not.toContain('why $')
  })
})

describe('forms', () => {
  const reconcile = { day: '2026-11-20' }
  it('are refused without the session’s CSRF token', async () => {
    const anna = await office.logIn('anna')
    expect((await anna.post('/reconciliation', { ...reconcile, csrf: random(32) })).status).toBe(403)
    expect((await anna.post('/reconciliation', { ...reconcile, csrf: '' })).status).toBe(403)
  })

  it.each([
    ['another port of the host', { origin: 'http://127.0.0.1:4204' }],
    ['no page', { origin: '' }],
    ['an opaque page', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('are refused from %s', async (_what, headers) => {
    const anna = await office.logIn('anna')
    expect((await anna.post('/reconciliation', reconcile, headers)).status).toBe(403)
  })

  it('are refused without a session, with a page that says what to do', async () => {
    const response = await office.send('POST', '/reconciliation', { fields: reconcile })
    expect(response.status).toBe(401)
    expect(response.html).toContain('Log in and do it again')
  })

  it('are refused as JSON and above 256 KB', async () => {
    const { cookie } = await office.logIn('anna')
    expect(
      (
        await office.send('POST', '/reconciliation', {
          headers: { cookie, 'content-type': 'application/json' },
          fields: reconcile,
        })
      ).status,
    ).toBe(415)
    expect(
      (await office.send('POST', '/reconciliation', { headers: { cookie }, fields: { day: 'x'.repeat(270_000) } }))
        .status,
    ).toBe(413)
  })

  it.each(['2026-13-01', 'yesterday', '2999-01-01', ''])('say what is wrong with the day %j', async (day) => {
    const anna = await office.logIn('anna')
    const response = await anna.post('/reconciliation', { day })
    expect(response.status).toBe(400)
    expect(response.html).toMatch(/role="alert">day: /)
  })
})

describe('every page', () => {
  it.each(['/login', '/', '/cases', '/audit', '/reconciliation', '/decisions', '/nowhere'])(
    'has no script but office.js, is in no frame and stays out of caches: %s',
    async (path) => {
      const anna = await office.logIn('anna')
      const { html, headers } = await anna.get(path)
      expect(html.match(/<script[^]*?<\/script>/g)).toEqual(['<script src="/office.js" defer></script>'])
      expect(html).not.toMatch(/<style| style=| on\w+=|javascript:/)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';script-src 'self';connect-src 'self';style-src 'self';img-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
      )
    },
  )

  it('gets its script and styles from files of the office itself', async () => {
    const script = await office.send('GET', '/office.js')
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(script.html).not.toMatch(/https?:|eval|Function\(|import\b/)
    const styles = await office.send('GET', '/office.css')
    expect([styles.status, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('marks the section it belongs to', async () => {
    const anna = await office.logIn('anna')
    expect((await anna.get('/audit')).html).toMatch(/<a href="\/audit"\s+aria-current="page"\s*>Audit log</)
  })

  it('shows no notice but its own', async () => {
    const anna = await office.logIn('anna')
    expect((await anna.get('/audit?done=done')).html).toContain('role="status">Done. The audit log has it.')
    expect((await anna.get('/audit?done=Your+account+is+closed')).html).not.toContain('role="status"')
    expect((await anna.get('/audit?done=constructor')).html).not.toContain('role="status"')
  })
})

it('searches the audit log by actor, action and subject, as text', async () => {
  const anna = await office.logIn('anna')
  expect((await anna.get('/audit?q=operator:anna')).html).toContain('operator.logged_in')
  expect((await anna.get('/audit?q=%25')).html).toContain('Nothing found.')
  const { html } = await anna.get(`/audit?q=${encodeURIComponent('"><img src=x>')}`)
  expect(html).toContain('value="&#34;&#62;&#60;img src=x&#62;"')
})

it('exports the audit log with its hashes', async () => {
  const anna = await office.logIn('anna')
  const { html, headers } = await anna.get('/audit.json')
  const lines = html
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { hash: string; previousHash: string; seq: string })
  expect(headers['content-disposition']).toContain('audit.ndjson')
  expect(lines.at(-1)).toMatchObject({ seq: '1', previousHash: '' })
  expect(lines[0]?.previousHash).toBe(lines[1]?.hash)
})

it('is not part of the platform’s API', async () => {
  expect((await office.send('GET', '/livez', { headers: { host: HOST } })).status).toBe(404)
  expect((await office.send('GET', '/wps/system/status', { headers: { host: HOST } })).status).toBe(404)
})
