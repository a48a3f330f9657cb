import { screen, waitFor, within } from '@testing-library/react'
import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import notices from '@playhouse/shared/texts/web/EN/notices.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

const ENDPOINT = 'https://push.test/x'
const HASH = createHash('sha256').update(ENDPOINT).digest('hex')
const OWN = { id: 'own', name: 'Chrome, Windows', endpointHash: HASH, lastSentAt: null }
const SETTINGS = {
  preferences: [
    { kind: 'DEPOSIT', channel: 'PUSH', isOn: true },
    { kind: 'DEPOSIT', channel: 'EMAIL', isOn: false },
  ],
  quietHours: null,
  pushKey: 'BKey',
  maskedEmail: 'l***@mail.test',
  maskedMobile: null,
  canReceivePromotions: true,
  devices: [] as object[],
}

const open = (settings: object = {}, types: object = {}) =>
  openSite('/member/message-settings', {
    query: viewer('MEMBER'),
    types: {
      MessageSettings: () => ({ ...SETTINGS, ...settings }),
      MessageSettingsResult: () => ({ __typename: 'MessageSettingsSuccess' }),
      ...types,
    },
  })
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

/** Adds the notification interfaces of a browser, which happy-dom lacks. */
function withBrowser({ permission = 'default', answer = 'granted', subscribed = false } = {}) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'B', auth: 'A' } }),
  }
  let current = subscribed ? subscription : null
  const requestPermission = vi.fn<() => Promise<string>>()
  const notification = { permission, requestPermission }
  requestPermission.mockImplementation(async () => (notification.permission = answer))
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn<(options: object) => Promise<object>>(async () => (current = subscription)),
  }
  const registration = { pushManager }
  const register = vi.fn<(address: string) => Promise<object>>(async () => registration)
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', pushManager)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return { requestPermission, register, subscribe: pushManager.subscribe, unsubscribe }
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const row = (kind: keyof typeof notices.kinds) =>
  within(screen.getByText(notices.kinds[kind]).closest('fieldset') as HTMLElement)

it('asks a visitor to log in', async () => {
  await openSite('/member/message-settings')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('offers the channels that the member has, and the inbox always', async () => {
  await open()
  await screen.findByText(notices.kinds.DEPOSIT)
  const { getAllByRole, getByRole } = row('DEPOSIT')
  expect(getAllByRole('switch')).toHaveLength(3)
  expect(getByRole('switch', { name: notices.channels.INBOX })).toMatchObject({ checked: true, disabled: true })
  expect(getByRole('switch', { name: notices.channels.PUSH })).toHaveProperty('checked', true)
  expect(getByRole('switch', { name: notices.channels.EMAIL })).toHaveProperty('checked', false)
  expect(screen.getByRole('link', { name: notices.toProfile }).getAttribute('href')).toBe('/member/profile')
})

it('saves a switch at once and says so', async () => {
  const user = await open()
  await screen.findByText(notices.kinds.DEPOSIT)
  await user.click(row('DEPOSIT').getByRole('switch', { name: notices.channels.EMAIL }))
  await waitFor(() =>
    expect(requested('SetMessagePreference')).toEqual({ input: { kind: 'DEPOSIT', channel: 'EMAIL', isOn: true } }),
  )
  expect(await row('DEPOSIT').findByText(notices.saved)).toBeTruthy()
})

it('puts a switch back that could not be saved, and says why', async () => {
  const problem = { __typename: 'Problem', code: 'CONTACT_NOT_VERIFIED' }
  const user = await open({}, { MessageSettingsResult: () => problem })
  await screen.findByText(notices.kinds.DEPOSIT)
  await user.click(row('DEPOSIT').getByRole('switch', { name: notices.channels.EMAIL }))
  expect((await row('DEPOSIT').findByRole('alert')).textContent).toBe(errors.codes.CONTACT_NOT_VERIFIED)
  expect(row('DEPOSIT').getByRole('switch', { name: notices.channels.EMAIL })).toHaveProperty('checked', false)
})

it('keeps promotions off during a break from play', async () => {
  await open({ canReceivePromotions: false })
  await screen.findByText(notices.excluded)
  expect(row('PROMOTION').getByRole('switch', { name: notices.channels.PUSH })).toHaveProperty('disabled', true)
})

it('starts quiet hours with the night', async () => {
  const user = await open()
  await user.click(await screen.findByRole('switch', { name: notices.quietOn }))
  await waitFor(() => expect(requested('SetQuietHours')).toEqual({ input: { fromMinute: 1_320, toMinute: 420 } }))
})

it('changes one end of the quiet hours', async () => {
  const user = await open({ quietHours: { fromMinute: 1_320, toMinute: 420 } })
  await user.selectOptions(await screen.findByRole('combobox', { name: notices.quietFrom }), '23:00')
  await waitFor(() => expect(requested('SetQuietHours')).toEqual({ input: { fromMinute: 1_380, toMinute: 420 } }))
})

it('refuses quiet hours without a length', async () => {
  const user = await open({ quietHours: { fromMinute: 1_320, toMinute: 420 } })
  const before = requested('SetQuietHours')
  await user.selectOptions(await screen.findByRole('combobox', { name: notices.quietTo }), '22:00')
  expect(screen.getByText(notices.quietSame)).toBeTruthy()
  expect(requested('SetQuietHours')).toBe(before)
})

it('says what to do where the browser has no notifications', async () => {
  await open()
  expect(await screen.findByText(notices.unsupported)).toBeTruthy()
  expect(screen.queryByRole('button', { name: notices.pushOn })).toBeNull()
})

it('says what to do where notifications are blocked', async () => {
  withBrowser({ permission: 'denied' })
  await open()
  expect(await screen.findByText(notices.denied)).toBeTruthy()
  expect(screen.queryByRole('button', { name: notices.pushOn })).toBeNull()
})

it('asks for the permission by a press only, and adds the browser', async () => {
  const { requestPermission, register, subscribe } = withBrowser()
  const user = await open()
  const button = await screen.findByRole('button', { name: notices.pushOn })
  expect(requestPermission).not.toHaveBeenCalled()
  expect(register).not.toHaveBeenCalled()
  await user.click(button)
  await waitFor(() =>
    expect(requested('AddPushDevice')).toEqual({ input: { endpoint: ENDPOINT, p256dh: 'B', auth: 'A' } }),
  )
  expect(register).toHaveBeenCalledWith('/push-worker.js')
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
})

it('adds nothing when the member says no', async () => {
  const { subscribe } = withBrowser({ answer: 'denied' })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: notices.pushOn }))
  expect(await screen.findByText(notices.denied)).toBeTruthy()
  expect(subscribe).not.toHaveBeenCalled()
})

it('ends the subscription of a browser that the brand does not take', async () => {
  const { unsubscribe } = withBrowser()
  const problem = { __typename: 'Problem', code: 'PUSH_NOT_SUPPORTED' }
  const user = await open({}, { MessageSettingsResult: () => problem })
  await user.click(await screen.findByRole('button', { name: notices.pushOn }))
  expect(await screen.findByText(errors.codes.PUSH_NOT_SUPPORTED)).toBeTruthy()
  expect(unsubscribe).toHaveBeenCalled()
})

it('names this browser among the devices, and removes it together with its subscription', async () => {
  const { unsubscribe } = withBrowser({ permission: 'granted', subscribed: true })
  const user = await open({ devices: [OWN] })
  expect(await screen.findByText(notices.thisDevice)).toBeTruthy()
  expect(screen.queryByRole('button', { name: notices.pushOn })).toBeNull()
  await user.click(screen.getByRole('button', { name: fill(notices.removeDevice, { name: 'Chrome, Windows' }) }))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
  expect(requested('RemovePushDevice')).toEqual({ input: { id: 'own' } })
})

it('ends the subscription of this browser when its member logs out', async () => {
  const { unsubscribe } = withBrowser({ permission: 'granted', subscribed: true })
  const amount = { amount: '0.00', currency: 'VND' }
  const clock = { at: '2026-05-01T10:00:00Z', startedAt: '2026-05-01T08:54:51Z', nextCheckAt: '2026-05-01T09:54:51Z' }
  const user = await openSite('/promotions', {
    query: viewer('MEMBER'),
    types: {
      PlayClock: () => ({
        ...clock,
        playEndsAt: null,
        staked: amount,
        won: amount,
        net: amount,
        realityCheckMinutes: 60,
      }),
      LogOutResult: () => ({ __typename: 'LogOutSuccess', isLoggedOut: true }),
    },
  })
  const dialog = within(await screen.findByRole('alertdialog', { name: limits.clock.title }))
  expect(unsubscribe).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: limits.clock.logOut }))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
})
