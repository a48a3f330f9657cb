import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { API_TOKENS_MAX } from '@playhouse/shared/limits.ts'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import member from '@playhouse/shared/texts/web/EN/member.json' with { type: 'json' }
import registration from '@playhouse/shared/texts/web/EN/registration.json' with { type: 'json' }
import security from '@playhouse/shared/texts/web/EN/security.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { fill, findHeader, openSite, sent, viewer } from './site.tsx'
import { said, saidDay } from './said.ts'

const inMain = async () => within(await screen.findByRole('main'))

it.each([
  ['/member/account', member.visitorTitle],
  ['/member/security', security.visitorTitle],
  ['/member/limits', limits.visitorTitle],
  ['/member/statement', limits.statement.visitorTitle],
  ['/agent/team-overview', agent.visitorTitle],
])('%s asks a visitor to log in', async (address, title) => {
  const user = await openSite(address)
  await screen.findByRole('heading', { name: title })
  await user.click((await inMain()).getByRole('link', { name: shell.logIn }))
  expect(await screen.findByRole('dialog', { name: session.logInTitle })).toBeTruthy()
})

it.each([
  ['/member/account', member.demoTitle],
  ['/agent/team-overview', agent.demoTitle],
])('%s asks a demo account to register', async (address, title) => {
  const user = await openSite(address, { query: viewer('DEMO') })
  await screen.findByRole('heading', { name: title })
  const main = await inMain()
  expect(main.getByText(errors.codes.REAL_ACCOUNT_REQUIRED)).toBeTruthy()
  await user.click(main.getByRole('link', { name: shell.register }))
  expect(await screen.findByRole('dialog', { name: registration.title })).toBeTruthy()
})

it('the agent centre directs a member who is not an agent to the application', async () => {
  await openSite('/agent/team-overview', { query: viewer('MEMBER') })
  expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
  expect(screen.getByText(errors.codes.NOT_AGENT)).toBeTruthy()
  expect((await inMain()).getByRole('link', { name: agent.becomeAgent }).getAttribute('href')).toBe(
    '/member/become-agent',
  )
  expect(screen.queryByRole('navigation', { name: agent.centre })).toBeNull()
})

it('the account page shows names, kind, label, rank and the masked profile', async () => {
  await openSite('/member/account', {
    query: viewer('MEMBER'),
    types: {
      MemberProfile: () => ({ mobile: '+8491234****', registeredAt: '2025-03-04T05:00:00Z', previousLogIn: null }),
    },
  })
  const main = await inMain()
  for (const text of ['Lan Anh', 'lananh88', member.kinds.MEMBER, 'VIP3', fill(member.rank, { rank: 3 })])
    expect((await main.findAllByText(text, { exact: true })).length).toBeGreaterThan(0)
  const profile = within(screen.getByRole('region', { name: member.profile }))
  expect(profile.getByText('+8491234****')).toBeTruthy()
  expect(profile.getByText(saidDay('2025-03-04'))).toBeTruthy()
  expect(profile.getByText(member.firstLogIn)).toBeTruthy()
})

it('the account page shows the previous log-in in the brand’s time zone', async () => {
  await openSite('/member/account', {
    query: viewer('MEMBER'),
    types: {
      MemberProfile: () => ({
        previousLogIn: { at: '2026-11-20T08:00:00Z', ipAddress: '127.0.*.*' },
        laterLogIn: null,
      }),
    },
  })
  const profile = within(await screen.findByRole('region', { name: member.profile }))
  expect(profile.getByText(said('2026-11-20T08:00:00Z'))).toBeTruthy()
})

it.each(['/member/account', '/member/security'])('%s names a newer log-in than this one as newer', async (address) => {
  const logIn = (at: string) => ({ at, ipAddress: '127.0.*.*' })
  await openSite(address, {
    query: viewer('MEMBER'),
    types: {
      MemberProfile: () => ({
        previousLogIn: logIn('2026-11-20T08:00:00Z'),
        laterLogIn: logIn('2026-11-21T08:00:00Z'),
      }),
    },
  })
  const main = await inMain()
  const after = async (name: string) =>
    (await main.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
  expect(await after(security.previousLogIn)).toContain(said('2026-11-20T08:00:00Z'))
  expect(await after(security.laterLogIn)).toContain(said('2026-11-21T08:00:00Z'))
})

it('the account page hides every amount at once, including the header’s', async () => {
  const user = await openSite('/member/account', { query: viewer('MEMBER') })
  const region = await screen.findByRole('region', { name: member.wallet })
  const figures = screen.getByRole('region', { name: member.figures })
  for (const place of [region, figures]) expect(place.textContent).toContain('₫')
  await user.click(within(region).getByRole('button', { name: ui.hideBalance }))
  for (const place of [region, figures]) expect(place.textContent).not.toContain('₫')
  expect(within(region).getAllByText('***')).toHaveLength(1)
  expect(within(figures).getAllByText('***')).toHaveLength(5)
  expect((await findHeader()).getByRole('status').textContent).toContain('***')
})

it.each([
  ['?from=2026-10-05&to=2026-10-01', agent.faults.backwards],
  ['?from=yesterday&to=2026-02-30', agent.faults.notDays],
  ['?from=2026-10-01&to=2126-10-05', agent.faults.future],
  ['?from=2020-01-01&to=2020-12-31', agent.faults.tooLong.replace(/{{days}}.*/, '')],
])('the team overview refuses the days of %s and keeps its comparison', async (search, text) => {
  const user = await openSite(`/agent/team-overview${search}`, { query: viewer('AGENT') })
  const days = within(await screen.findByRole('region', { name: agent.chosenDays }))
  expect(days.getByRole('heading', { name: agent.faultTitle })).toBeTruthy()
  expect(days.getByText(text, { exact: false })).toBeTruthy()
  await user.click(days.getByRole('link', { name: agent.showDefault }))
  expect((await days.findAllByRole('tab')).length).toBeGreaterThan(0)
})

it('sets three different security questions with the password', async () => {
  const catalogue = ['FIRST_JOB', 'FIRST_STREET', 'FAVOURITE_TOY', 'FIRST_TEACHER'].map((id) => ({ id, text: id }))
  const account = {
    ...viewer('MEMBER').viewer,
    canChangePassword: { isAllowed: true, reason: null },
    memberAccount: {
      __typename: 'MemberAccount',
      security: {
        hasPassword: true,
        authenticator: null,
        passkeys: [],
        linkedIdentities: [],
        questions: { chosen: [], setAt: null, usableAt: null, isResting: false, catalogue },
      },
    },
  }
  const user = await openSite('/member/security', {
    query: { viewer: account },
    types: { SecurityChangeResult: () => ({ __typename: 'SecurityChangeSuccess' }) },
  })
  const { questions } = security
  await user.click(await screen.findByRole('button', { name: questions.set }))
  const dialog = within(await screen.findByRole('dialog', { name: questions.title }))
  await dialog.findAllByRole('option', { name: 'FIRST_JOB' })
  const numbers = [1, 2, 3]
  for (const number of numbers) {
    await user.selectOptions(dialog.getByLabelText(fill(questions.question, { number })), catalogue[number]?.id ?? '')
    await user.type(dialog.getByLabelText(fill(questions.answer, { number })), `answer ${number}`)
  }
  const [taken] = within(dialog.getByLabelText(fill(questions.question, { number: 2 }))).getAllByRole('option', {
    name: 'FIRST_STREET',
  })
  expect((taken as HTMLOptionElement).disabled).toBe(true)
  await user.type(dialog.getByLabelText(security.yourPassword), 'lantern-gate-7')
  await user.click(dialog.getByRole('button', { name: security.save }))
  expect(await screen.findByText(questions.done)).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'SetSecurityQuestions')?.variables).toEqual({
    input: {
      proof: { password: 'lantern-gate-7' },
      answers: numbers.map((number) => ({ questionId: catalogue[number]?.id, answer: `answer ${number}` })),
    },
  })
})

it('says that an account has all its API tokens before another one is asked for', async () => {
  const token = (id: number) => ({
    id: String(id),
    name: `Sheet ${id}`,
    scopes: ['READ_BETS'],
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-12-20T08:00:00.000Z',
  })
  const account = {
    ...viewer('MEMBER').viewer,
    memberAccount: {
      __typename: 'MemberAccount',
      security: { hasPassword: true, authenticator: null, passkeys: [], linkedIdentities: [], questions: null },
      apiTokens: Array.from({ length: API_TOKENS_MAX }, (_, id) => token(id)),
    },
  }
  await openSite('/member/security', { query: { viewer: account } })
  const button = await screen.findByRole('button', { name: security.tokens.create })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(fill(security.tokens.full, { max: String(API_TOKENS_MAX) }))).toBeTruthy()
})

it('says what API tokens may do, makes one that is shown once, and revokes one', async () => {
  const { tokens } = security
  const listed = { id: '7', name: 'Sheet', scopes: ['READ_WALLET'], isByOperator: true, lastUsedAt: null }
  const account = {
    ...viewer('MEMBER').viewer,
    memberAccount: {
      __typename: 'MemberAccount',
      security: { hasPassword: true, authenticator: null, passkeys: [], linkedIdentities: [], questions: null },
      apiTokens: [{ ...listed, createdAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-12-20T08:00:00.000Z' }],
    },
  }
  const user = await openSite('/member/security', {
    query: { viewer: account },
    types: {
      CreateApiTokenResult: () => ({ __typename: 'CreateApiTokenSuccess' }),
      CreateApiTokenSuccess: () => ({ token: 'playhouse_only-once' }),
      RevokeApiTokenResult: () => ({ __typename: 'RevokeApiTokenSuccess' }),
    },
  })
  expect(await screen.findByText(tokens.text)).toBeTruthy()
  for (const fact of [tokens.byOperator, tokens.unused, tokens.scopes.READ_WALLET])
    expect(screen.getByText(fact)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: tokens.create }))
  const dialog = within(await screen.findByRole('dialog', { name: tokens.create }))
  expect(dialog.queryByLabelText(tokens.scopes.READ_TEAM)).toBeNull()
  await user.type(dialog.getByLabelText(security.passkeyName), 'My sheet')
  await user.type(dialog.getByLabelText(security.yourPassword), 'lantern-gate-7')
  await user.click(dialog.getByRole('button', { name: tokens.create }))
  expect((await dialog.findAllByText(tokens.scopesRequired)).length).toBeGreaterThan(0)
  expect(sent.some(({ operationName }) => operationName === 'CreateApiToken')).toBe(false)
  await user.click(dialog.getByLabelText(tokens.scopes.READ_BETS))
  await user.click(dialog.getByRole('button', { name: tokens.create }))
  const shown = within(await screen.findByRole('alertdialog', { name: tokens.createdTitle }))
  expect(shown.getByText('playhouse_only-once')).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'CreateApiToken')?.variables).toEqual({
    input: { name: 'My sheet', scopes: ['READ_BETS'], days: 30, password: 'lantern-gate-7' },
  })
  await user.click(shown.getByRole('button', { name: security.done }))
  await waitFor(() => expect(screen.queryByText('playhouse_only-once')).toBeNull())

  await user.click(screen.getByRole('button', { name: fill(tokens.revokeNamed, { name: 'Sheet' }) }))
  const question = within(await screen.findByRole('alertdialog', { name: tokens.revokeTitle }))
  await user.click(question.getByRole('button', { name: tokens.revoke }))
  expect(await screen.findByText(tokens.revoked)).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'RevokeApiToken')?.variables).toEqual({
    input: { id: '7' },
  })
})

it.each([
  ['saves the member’s data by a link, with the password', 'CreateDataFileSuccess'],
  ['says at the field that the password is wrong, and saves nothing', 'Problem'],
])('%s', async (_title, outcome) => {
  const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const account = {
    ...viewer('MEMBER').viewer,
    memberAccount: {
      __typename: 'MemberAccount',
      security: { hasPassword: true, authenticator: null, passkeys: [], linkedIdentities: [], questions: null },
    },
  }
  const user = await openSite('/member/security', {
    query: { viewer: account },
    types: {
      CreateDataFileResult: () => ({ __typename: outcome }),
      CreateDataFileSuccess: () => ({ url: 'https://media.example/media/downloads/x' }),
      Problem: () => ({ code: 'LOGIN_FAILED', field: 'password' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: security.data.save }))
  const dialog = within(await screen.findByRole('dialog', { name: security.data.dialogTitle }))
  await user.type(dialog.getByLabelText(security.yourPassword), 'lantern-gate-7')
  await user.click(dialog.getByRole('button', { name: security.data.save }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'CreateDataFile')?.variables).toEqual({
      input: { password: 'lantern-gate-7' },
    }),
  )
  const isWrong = outcome === 'Problem'
  await waitFor(() => expect(screen.queryByText(security.passwordWrong) !== null).toBe(isWrong))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: security.data.dialogTitle }) !== null).toBe(isWrong))
  expect(assigned.mock.calls).toEqual(isWrong ? [] : [['https://media.example/media/downloads/x']])
  assigned.mockRestore()
})
