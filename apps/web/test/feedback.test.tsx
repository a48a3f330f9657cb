import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import help from '@playhouse/shared/texts/web/EN/help.json' with { type: 'json' }
import { fill, openSite } from './site.tsx'

it('keeps the typed text and says when to try again after too much feedback', async () => {
  const user = await openSite('/helpmc', {
    types: {
      FeedbackRules: () => ({ questionTypes: ['ACCOUNT'], minLength: 5, maxLength: 200, contactMaxLength: 80 }),
      SendFeedbackResult: () => ({ __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds: 2_400 }),
    },
  })
  const field = await screen.findByRole('textbox', { name: new RegExp(help.feedback.content) })
  await user.selectOptions(
    screen.getByRole('combobox', { name: new RegExp(help.feedback.type.slice(0, -1)) }),
    'ACCOUNT',
  )
  await user.type(field, '<b>I cannot log in</b>')
  await user.click(screen.getByRole('button', { name: help.feedback.send }))
  expect(await screen.findByText(fill(errors.timed.RATE_LIMITED_MINUTES_other, { count: 40 }))).toBeTruthy()
  expect(field).toHaveProperty('value', '<b>I cannot log in</b>')
})
