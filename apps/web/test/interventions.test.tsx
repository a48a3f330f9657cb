import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import interventions from '@playhouse/shared/texts/web/EN/interventions.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import { RESTRICTION_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { readCookie } from '../src/cookie.ts'
import { fill, openSite, sent, viewer } from './site.tsx'

const REASONS = interventions.reasons
const NIGHT = { id: '5', reason: 'NIGHT_PLAY', kind: 'HELP', moment: 'NEXT_PAGE', limit: null, breakDays: null }
const BREAK = { ...NIGHT, reason: 'MANY_SIGNS', kind: 'BREAK', breakDays: 7 }
const LIMIT = {
  ...NIGHT,
  reason: 'CHASING_LOSSES',
  kind: 'LIMIT',
  limit: {
    kind: 'DEPOSIT',
    period: 'DAY',
    value: { amount: { amount: '500000.00', currency: 'VND' }, minutes: null },
  },
}

/** @param noted what is open once the platform has noted that it is shown */
function openWith(
  intervention: object,
  address = '/promotions',
  noted: object | null = intervention,
  fails?: (operationName: string) => boolean,
) {
  const { viewer: member } = viewer('MEMBER')
  const answered = { ...member, id: '7', intervention, isAdvertisingPaused: true }
  return openSite(address, {
    ...(fails && { fails }),
    query: { viewer: answered },
    types: {
      PlayClockResult: () => ({ __typename: 'PlayClockSuccess', viewer: { ...answered, intervention: noted } }),
      LimitsResult: () => ({ __typename: 'LimitsSuccess', viewer: answered }),
    },
  })
}
const findDialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))
const answers = () =>
  sent
    .filter(({ operationName }) => operationName === 'AnswerIntervention')
    .map(({ variables }) => (variables as { input: { answer: string } }).input.answer)

it('says its words, that the member decides, and notes once that it was shown', async () => {
  await openWith(NIGHT)
  const dialog = await findDialog(REASONS.NIGHT_PLAY.title)
  expect(dialog.getByText(REASONS.NIGHT_PLAY.text)).toBeTruthy()
  expect(dialog.getByText(interventions.decide)).toBeTruthy()
  await waitFor(() => expect(answers()).toEqual(['SHOWN']))
})

it('closes by “Not now” and tells it', async () => {
  const user = await openWith(NIGHT)
  const dialog = await findDialog(REASONS.NIGHT_PLAY.title)
  await user.click(dialog.getByText(interventions.notNow, { selector: 'span' }))
  await waitFor(() => expect(answers()).toEqual(['SHOWN', 'DISMISSED']))
  expect(screen.queryByRole('dialog', { name: REASONS.NIGHT_PLAY.title })).toBeNull()
})

it('leads to the help and tells that it was read', async () => {
  const user = await openWith(NIGHT)
  const dialog = await findDialog(REASONS.NIGHT_PLAY.title)
  await user.click(dialog.getByRole('button', { name: interventions.readHelp }))
  await waitFor(() => expect(answers()).toEqual(['SHOWN', 'READ']))
  await waitFor(() => expect(location.pathname).toBe('/responsible-gaming'))
})

it('offers the break with its days chosen', async () => {
  const user = await openWith(BREAK)
  const dialog = await findDialog(REASONS.MANY_SIGNS.title)
  await user.click(dialog.getByRole('button', { name: fill(interventions.takeBreak_other, { count: 7 }) }))
  const form = await findDialog(limits.timeOut.title)
  expect(form.getByRole('radio', { name: fill(limits.days_other, { count: 7 }) })).toHaveProperty('checked', true)
})

it('sets the proposed limit with one press', async () => {
  const user = await openWith(LIMIT)
  const dialog = await findDialog(REASONS.CHASING_LOSSES.title)
  expect(dialog.getByText(/500,000/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: interventions.setLimit }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'SetProposedLimit')?.variables).toEqual({
      input: { kind: 'DEPOSIT', period: 'DAY', amount: '500000' },
    }),
  )
  expect(await screen.findByText(interventions.limitSet)).toBeTruthy()
})

/** The part that would show it is loaded by then. Not within `act`, which would hold all rendering up. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1_500))

describe('its moment', () => {
  it.each(['BEFORE_DEPOSIT', 'AFTER_GAME'])('%s is not any page', async (moment) => {
    await openWith({ ...NIGHT, moment })
    await screen.findByRole('main')
    await settle()
    expect(screen.queryByRole('dialog', { name: REASONS.NIGHT_PLAY.title })).toBeNull()
    expect(answers()).toEqual([])
  })

  it('before a deposit is its page', async () => {
    await openWith({ ...LIMIT, moment: 'BEFORE_DEPOSIT' }, '/member/deposit')
    expect(await screen.findByRole('dialog', { name: REASONS.CHASING_LOSSES.title })).toBeTruthy()
  })
})

describe('it is not shown', () => {
  const isOpen = () => document.querySelector('dialog[open]') !== null

  it.each(['/game/7', '/seamless?gameId=7'])('in a game, at %s', async (address) => {
    await openWith(NIGHT, address)
    await screen.findByRole('main')
    await settle()
    expect(isOpen()).toBe(false)
    expect(answers()).toEqual([])
  })

  it('once it was answered in another tab, or while a round runs there', async () => {
    let wasOpen = false
    const observer = new MutationObserver(() => (wasOpen ||= isOpen()))
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    await openWith(NIGHT, '/promotions', null)
    await waitFor(() => expect(answers()).toEqual(['SHOWN']))
    await settle()
    observer.disconnect()
    expect(wasOpen).toBe(false)
  })

  it('when the platform cannot note it', async () => {
    await openWith(NIGHT, '/promotions', NIGHT, (name) => name === 'AnswerIntervention')
    await waitFor(() => expect(answers()).toContain('SHOWN'))
    await settle()
    expect(isOpen()).toBe(false)
  })

  it('again on the way back from the page of limits, which its link led to', async () => {
    const user = await openWith({ ...LIMIT, moment: 'BEFORE_DEPOSIT' }, '/member/deposit')
    const dialog = await findDialog(REASONS.CHASING_LOSSES.title)
    await user.click(dialog.getByRole('link', { name: interventions.otherLimit }))
    await waitFor(() => expect(location.pathname).toBe('/member/limits'))
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/member/deposit'))
    await settle()
    expect(isOpen()).toBe(false)
    expect(answers()).toEqual(['SHOWN'])
  })
})

it('leaves adverts out and hints it to the next page', async () => {
  await openWith(NIGHT)
  await findDialog(REASONS.NIGHT_PLAY.title)
  await waitFor(() => expect(document.documentElement.dataset['session']).toBe('quiet'))
  expect(readCookie(RESTRICTION_COOKIE)).toBe('quiet')
})
