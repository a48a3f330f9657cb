import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import { fill, openSite, sent } from './site.tsx'

/** The form of a visitor where the platform has no cases. */
const open = (address: string, result: object) =>
  openSite(address, {
    lacks: ['GUEST_CASES', 'SUPPORT_CASES'],
    types: {
      FeedbackRules: () => ({ questionTypes: ['ACCOUNT', 'GAME'], minLength: 5, maxLength: 200, contactMaxLength: 80 }),
      SendFeedbackResult: () => ({ ...result }),
      SendFeedbackSuccess: () => ({ reference: '4711' }),
    },
  })
const findText = () => screen.findByRole('textbox', { name: cases.write })
const send = () => screen.getByRole('button', { name: cases.send })
const isSent = () => sent.some(({ operationName }) => operationName === 'SendFeedback')

it('keeps the typed text and says when to try again after too much feedback', async () => {
  const user = await open('/service', { __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds: 2_400 })
  const field = await findText()
  await user.selectOptions(screen.getByRole('combobox'), 'ACCOUNT')
  await user.type(field, '<b>I cannot log in</b>')
  await user.click(send())
  expect(await screen.findByText(fill(errors.timed.RATE_LIMITED_MINUTES_other, { count: 40 }))).toBeTruthy()
  expect(field).toHaveProperty('value', '<b>I cannot log in</b>')
})

it('names what is missing or too short, then gives feedback its number', async () => {
  sessionStorage.clear()
  const user = await open('/service?about=Draw+7', { __typename: 'SendFeedbackSuccess' })
  const field = await findText()
  expect(field).toHaveProperty('value', 'Draw 7: ')
  await user.clear(field)
  await user.click(send())
  expect(await screen.findByText(cases.noTopic)).toBeTruthy()
  expect(screen.getByText(cases.noText)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox'), 'GAME')
  await user.type(field, 'Stop')
  await user.click(send())
  expect(await screen.findByText(fill(cases.feedback.contentLength, { min: 5, max: 200, count: 4 }))).toBeTruthy()
  expect(isSent()).toBe(false)
  await user.type(field, 'ped.')
  await user.click(send())
  expect(await screen.findByText('4711')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(cases.feedback.sentTitle)
})
