import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'
import { said } from './said.ts'

const money = (amount: string) => ({ amount: { amount, currency: 'VND' }, minutes: null })
const minutes = (count: number) => ({ amount: null, minutes: count })
const nothing = { own: null, operator: null, used: null, left: null, freeAt: null, waiting: null }

const LIMITS = [
  { kind: 'DEPOSIT', period: 'DAY', ...nothing, own: money('500000'), used: money('500000'), left: money('0') },
  { kind: 'DEPOSIT', period: 'WEEK', ...nothing, used: money('500000') },
  { kind: 'DEPOSIT', period: 'MONTH', ...nothing, own: money('900000'), operator: money('700000') },
  { kind: 'STAKE', period: null, ...nothing },
  {
    kind: 'SESSION_TIME',
    period: null,
    ...nothing,
    own: minutes(60),
    waiting: { id: '7', to: minutes(90), readyAt: '2026-01-01T00:00:00Z', expiresAt: '2036-01-08T00:00:00Z' },
  },
]
const FAR = '2100-01-01T00:00:00Z'
const CLOCK = {
  at: '2026-05-01T10:00:00Z',
  startedAt: '2026-05-01T08:54:51Z',
  nextCheckAt: FAR,
  playEndsAt: null,
  realityCheckMinutes: 60,
  realityCheckMaximumMinutes: 240,
  isShownInGames: false,
  staked: { amount: '120000', currency: 'VND' },
  won: { amount: '30000', currency: 'VND' },
  net: { amount: '-90000', currency: 'VND' },
}
const HELP = [
  { kind: 'REGISTER', name: 'Lumen Register', phone: null },
  { kind: 'HELPLINE', name: 'Lumen Helpline', phone: '0800 1234' },
]
const RULES = {
  reflectionHours: 24,
  isDepositLimitRequired: false,
  exclusionMonths: 6,
  exclusionLiftDays: 7,
  helpServices: [],
}

function openAs(
  address: string,
  {
    clock = {},
    types = {},
    site = {},
    rules = RULES,
    ...changed
  }: {
    clock?: object
    types?: object
    site?: object
    rules?: object
    exclusion?: object
    limits?: readonly object[]
  } = {},
) {
  return openSite(address, {
    query: viewer('MEMBER'),
    site,
    types: {
      MemberLimits: () => ({
        limits: LIMITS,
        rules,
        exclusion: null,
        hasDepositLimitPrompt: false,
        history: [],
        ...changed,
      }),
      PlayClock: () => ({ ...CLOCK, ...clock }),
      AccountClosing: () => ({ obstacles: [], openMatters: [], payouts: [] }),
      ...types,
    },
  })
}
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables

it('shows all periods of a limit equally prominently, with the remaining amounts', async () => {
  await openAs('/member/limits')
  const deposits = within(await screen.findByRole('region', { name: limits.kinds.DEPOSIT }))
  const items = deposits.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(Object.values(limits.periods))
  expect(new Set(items.map(({ className }) => className)).size).toBe(1)
  expect(within(items[0] as HTMLElement).getByText(limits.usedUp)).toBeTruthy()
  expect(within(items[1] as HTMLElement).getByText(limits.none)).toBeTruthy()
  expect(items[2]?.textContent).toContain('700,000')
})

it('sets a limit to a typed amount, and shows when it takes effect', async () => {
  const user = await openAs('/member/limits')
  const deposits = within(await screen.findByRole('region', { name: limits.kinds.DEPOSIT }))
  await user.click(deposits.getByRole('button', { name: /^Set a limit: Deposit limit, 7 days/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Deposit limit, 7 days' }))
  expect(dialog.getByText(limits.dialog.whenNew)).toBeTruthy()
  await user.type(dialog.getByLabelText(limits.dialog.amount), '-5')
  await user.click(dialog.getByRole('button', { name: limits.save }))
  expect(dialog.getByText(limits.dialog.invalid)).toBeTruthy()
  expect(lastSent('SetLimit')).toBeUndefined()
  await user.clear(dialog.getByLabelText(limits.dialog.amount))
  await user.type(dialog.getByLabelText(limits.dialog.amount), '1.500.000')
  await user.click(dialog.getByRole('button', { name: limits.save }))
  await waitFor(() =>
    expect(lastSent('SetLimit')).toEqual({ input: { kind: 'DEPOSIT', period: 'WEEK', amount: '1500000' } }),
  )
})

const NAMED = { DEPOSIT: /^Deposit limit/, LOSS: /^Loss limit/, STAKE: /^Single stake/ }

it.each([
  ['DEPOSIT', /^Set a limit: Deposit limit, 7 days/, limits.impossible.depositTitle, '50000', '49999'],
  ['LOSS', /^Set a limit: Loss limit/, limits.impossible.stakeTitle, '200', '199'],
  ['STAKE', /^Set a limit: Single stake/, limits.impossible.stakeTitle, '200', '199'],
] as const)('asks before a %s limit closes what it limits', async (kind, opener, title, minimum, typed) => {
  const user = await openAs('/member/limits', {
    site: { leastDeposit: { amount: '50000.00', currency: 'VND' } },
    types: { LimitsResult: () => ({ __typename: 'LimitsSuccess' }) },
    limits: [...LIMITS, { kind: 'LOSS', period: 'DAY', ...nothing }],
  })
  const panel = within(await screen.findByRole('region', { name: limits.kinds[kind] }))
  await user.click(panel.getByRole('button', { name: opener }))
  const opened = () => screen.getByRole('dialog', { name: NAMED[kind] })
  const dialog = within(opened())
  const amount = dialog.getByLabelText(limits.dialog.amount)
  const save = () => user.click(dialog.getByRole('button', { name: limits.save }))
  await user.type(amount, typed)
  await save()
  const question = () => screen.findByRole('alertdialog', { name: title })
  await user.click(within(await question()).getByRole('button', { name: limits.impossible.change }))
  expect(amount).toHaveProperty('value', typed)
  expect(lastSent('SetLimit')).toBeUndefined()
  await save()
  await user.click(within(await question()).getByRole('button', { name: limits.impossible.accept }))
  await waitFor(() => expect(lastSent('SetLimit')).toMatchObject({ input: { kind, amount: typed } }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAMED[kind] })).toBeNull())

  await user.click(panel.getByRole('button', { name: opener }))
  await user.type(within(opened()).getByLabelText(limits.dialog.amount), minimum)
  await user.click(within(opened()).getByRole('button', { name: limits.save }))
  await waitFor(() => expect(lastSent('SetLimit')).toMatchObject({ input: { amount: minimum } }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('warns that a higher limit must wait, and then offers its second confirmation', async () => {
  const user = await openAs('/member/limits')
  const time = within(await screen.findByRole('region', { name: limits.kinds.SESSION_TIME }))
  expect(time.getByText(/90 minutes can be confirmed until/)).toBeTruthy()
  await user.click(time.getByRole('button', { name: limits.confirm }))
  await waitFor(() => expect(lastSent('ConfirmLimitIncrease')).toEqual({ input: { id: '7' } }))
  await user.click(time.getByRole('button', { name: /^Change/ }))
  expect(
    within(screen.getByRole('dialog', { name: limits.kinds.SESSION_TIME })).getByText(
      limits.dialog.whenChanged.replace('{{hours}}', '24'),
    ),
  ).toBeTruthy()
})

it('names registers and helplines of the member’s country, if its rules have any', async () => {
  await openAs('/member/limits', { rules: { ...RULES, helpServices: HELP } })
  const services = within(await screen.findByRole('region', { name: limits.services.title }))
  expect(services.getByText('Lumen Register')).toBeTruthy()
  expect(services.getByText('0800 1234')).toBeTruthy()
  expect(services.queryByRole('link')).toBeNull()
})

it('offers what the rules of the member’s country allow', async () => {
  const rules = { ...RULES, reflectionHours: 72, exclusionMonths: 18, exclusionLiftDays: 14 }
  const user = await openAs('/member/limits', { rules, clock: { realityCheckMaximumMinutes: 60 } })
  expect(await screen.findByText(/takes effect after 72 hours/)).toBeTruthy()
  const checks = within(screen.getByRole('combobox', { name: limits.reality.label })).getAllByRole('option')
  expect(checks.map((option) => (option as HTMLOptionElement).value)).toEqual(['15', '30', '45', '60'])
  await user.click(screen.getByRole('button', { name: limits.exclude.title }))
  const dialog = within(await screen.findByRole('dialog', { name: limits.exclude.title }))
  expect(dialog.getAllByRole('radio').map((choice) => (choice as HTMLInputElement).value)).toEqual([
    '18',
    '24',
    '60',
    '120',
    'forever',
  ])
  expect(dialog.getByText(/after 18 months or more to end it; that takes 14 days/)).toBeTruthy()
})

it('starts a self-exclusion in two steps without asking for a reason', async () => {
  const user = await openAs('/member/limits', {
    types: { ExclusionResult: () => ({ __typename: 'ExclusionConfirmation', confirmation: 'token', endsAt: null }) },
  })
  await user.click(await screen.findByRole('button', { name: limits.exclude.title }))
  const first = within(screen.getByRole('dialog', { name: limits.exclude.title }))
  expect(first.queryByRole('textbox')).toBeNull()
  await user.click(first.getByRole('radio', { name: new RegExp(limits.exclude.forever) }))
  await user.click(first.getByRole('button', { name: limits.continue }))
  expect(lastSent('ExcludeMyself')).toEqual({ input: { months: null, confirmation: null } })
  const second = within(await screen.findByRole('dialog', { name: limits.exclude.confirmTitle }))
  expect(second.getByText(limits.withoutEnd)).toBeTruthy()
  expect(second.getByText(limits.means.withdraw)).toBeTruthy()
  await user.click(second.getByRole('button', { name: limits.exclude.confirm }))
  await waitFor(() => expect(lastSent('ExcludeMyself')).toEqual({ input: { months: null, confirmation: 'token' } }))
})

it('names the bonus that a break ends before it is confirmed', async () => {
  const balance = { __typename: 'Money', amount: '100000.00', currency: 'VND' }
  const user = await openAs('/member/limits', {
    types: {
      ExclusionResult: () => ({ __typename: 'ExclusionConfirmation', confirmation: 'token', endsAt: null }),
      BonusAccount: () => ({ balance, running: { id: '1', title: 'Spring bonus' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: limits.exclude.title }))
  const first = within(screen.getByRole('dialog', { name: limits.exclude.title }))
  await user.click(first.getByRole('radio', { name: new RegExp(limits.exclude.forever) }))
  await user.click(first.getByRole('button', { name: limits.continue }))
  const second = within(await screen.findByRole('dialog', { name: limits.exclude.confirmTitle }))
  const named = fill(limits.means.lostBonus, { bonus: 'Spring bonus', amount: '₫100,000' })
  expect(await second.findByText(named)).toBeTruthy()
})

it('shows an active exclusion and its end in the brand’s time zone', async () => {
  const exclusion = { kind: 'TIME_OUT', startsAt: '2026-05-01T08:00:00Z', endsAt: '2026-05-02T20:00:00Z' }
  await openAs('/member/limits', { exclusion })
  expect(
    await screen.findByRole('heading', {
      name: fill(limits.active.TIME_OUT, { time: said('2026-05-02T20:00:00Z') }),
    }),
  ).toBeTruthy()
})

it('keeps the account when closing it is refused', async () => {
  const user = await openAs('/member/limits', {
    types: { CloseAccountResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_EMPTY' }) },
  })
  await user.click(await screen.findByRole('button', { name: limits.close.open }))
  await user.click(
    within(screen.getByRole('dialog', { name: limits.close.title })).getByRole('button', { name: limits.continue }),
  )
  expect(await screen.findByText(errors.codes.ACCOUNT_NOT_EMPTY)).toBeTruthy()
})

it('requires the password before closing the account, and keeps it after a wrong one', async () => {
  let answered: object = { __typename: 'StepUpRequired', methods: [{ method: 'PASSWORD', hint: null }] }
  const user = await openAs('/member/limits', { types: { CloseAccountResult: () => answered } })
  await user.click(await screen.findByRole('button', { name: limits.close.open }))
  const dialog = within(screen.getByRole('dialog', { name: limits.close.title }))
  const goOn = dialog.getByRole('button', { name: limits.continue })
  await user.click(goOn)
  const password = await dialog.findByLabelText(withdrawal.stepUp.methods.PASSWORD)
  await user.click(goOn)
  expect(await dialog.findByText(withdrawal.stepUp.passwordRequired)).toBeTruthy()
  answered = { __typename: 'Problem', code: 'LOGIN_FAILED' }
  await user.type(password, 'not this one{Enter}')
  expect(await dialog.findByText(withdrawal.stepUp.passwordWrong)).toBeTruthy()
  expect(lastSent('CloseAccount')).toEqual({
    input: { confirmation: null, stepUp: { password: 'not this one' } },
  })
  answered = {
    __typename: 'CloseAccountConfirmation',
    confirmation: 'second',
    balance: { amount: '12', currency: 'VND' },
  }
  await user.clear(password)
  await user.type(password, 'the right one{Enter}')
  const question = within(await screen.findByRole('alertdialog', { name: limits.close.confirmTitle }))
  answered = { __typename: 'CloseAccountSuccess' }
  await user.click(question.getByRole('button', { name: limits.close.confirm }))
  await waitFor(() => expect(lastSent('CloseAccount')).toEqual({ input: { confirmation: 'second', stepUp: null } }))
})

it('shows a due reality check with elapsed time and net position over any page, until acknowledged', async () => {
  const user = await openAs('/promotions', { clock: { nextCheckAt: '2026-05-01T09:54:51Z' } })
  const dialog = within(await screen.findByRole('alertdialog', { name: limits.clock.title }))
  expect(dialog.getByText('1:05:09')).toBeTruthy()
  expect(dialog.getByText(/90,000/)).toBeTruthy()
  await user.click(dialog.getAllByRole('button', { name: limits.clock.goOn }).at(-1) as HTMLElement)
  await waitFor(() => expect(lastSent('AcknowledgeRealityCheck')).toBeDefined())
})

it('offers to log out in the reality check', async () => {
  const user = await openAs('/promotions', { clock: { nextCheckAt: '2026-05-01T09:54:51Z' } })
  const dialog = within(await screen.findByRole('alertdialog', { name: limits.clock.title }))
  await user.click(dialog.getByRole('button', { name: limits.clock.logOut }))
  await waitFor(() => expect(lastSent('LogOut')).toBeDefined())
})

it('announces that the session time is over', async () => {
  await openAs('/promotions', { clock: { playEndsAt: '2026-05-01T10:00:00Z' } })
  expect(await screen.findByRole('alertdialog', { name: limits.clock.overTitle })).toBeTruthy()
})

it('lists a year by month with its totals, ready to print', async () => {
  const figures = () => ({ deposits: { amount: '10', currency: 'VND' } })
  const user = await openAs('/member/statement?year=2025', {
    types: {
      ActivityStatement: () => ({
        year: 2025,
        years: [2026, 2025],
        months: [{ firstDay: '2025-01-01' }, { firstDay: '2025-02-01' }],
      }),
      ActivityFigures: figures,
    },
  })
  const table = within(await screen.findByRole('table', { name: fill(limits.statement.byMonth, { year: 2025 }) }))
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('January'),
    expect.stringContaining('February'),
    expect.stringContaining(limits.statement.total),
  ])
  expect(lastSent('StatementScreen')).toMatchObject({ year: 2025 })
  expect(screen.getByRole('button', { name: limits.statement.print })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: records.saveFile }))
  await waitFor(() =>
    expect(sent.findLast(({ operationName }) => operationName === 'CreateRecordFile')?.variables).toEqual({
      input: { activityStatement: { from: '2025-01-01', to: '2025-12-31' } },
    }),
  )
  await user.selectOptions(screen.getByLabelText(limits.statement.year), '2026')
  await waitFor(() => expect(lastSent('StatementScreen')).toMatchObject({ year: 2026 }))
})
