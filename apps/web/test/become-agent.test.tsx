import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import applicant from '@playhouse/shared/texts/web/EN/applicant.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { openSite, sent, viewer } from './site.tsx'

const APPLICATION = {
  id: '7',
  state: 'APPLIED',
  motivation: 'I know many players.',
  channel: 'COMMUNITY',
  expectedPlayers: 40,
  question: null,
  answer: null,
  reason: null,
  createdAt: '2026-11-20T05:00:00Z',
  decidedAt: null,
}

const open = (application: object | null, result: object = { __typename: 'AgentApplicationSuccess' }) =>
  openSite('/member/become-agent', {
    query: viewer('MEMBER'),
    types: {
      AgentProgramme: () => ({ rebateBasisPoints: 60, application: application && { ...APPLICATION, ...application } }),
      AgentApplicationResult: () => result,
    },
  })
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables

it('asks a visitor to log in', async () => {
  await openSite('/member/become-agent')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('sends an application once every field is filled', async () => {
  const user = await open(null)
  expect(await screen.findByText(/up to 0.60%/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: applicant.send }))
  expect(screen.getByText(applicant.required)).toBeTruthy()
  expect(lastSent('ApplyAsAgent')).toBeUndefined()
  await user.type(screen.getByRole('textbox', { name: applicant.motivation }), 'I know many players.')
  await user.selectOptions(screen.getByRole('combobox', { name: applicant.channel }), 'COMMUNITY')
  await user.type(screen.getByRole('textbox', { name: applicant.players }), '40')
  await user.click(screen.getByRole('button', { name: applicant.send }))
  await waitFor(() =>
    expect(lastSent('ApplyAsAgent')).toEqual({
      input: { motivation: 'I know many players.', channel: 'COMMUNITY', expectedPlayers: 40 },
    }),
  )
})

it('explains that an application was sent from another tab', async () => {
  const user = await open(null, { __typename: 'Problem', code: 'APPLICATION_OPEN' })
  await user.type(await screen.findByRole('textbox', { name: applicant.motivation }), 'x')
  await user.type(screen.getByRole('textbox', { name: applicant.players }), '1')
  await user.click(screen.getByRole('button', { name: applicant.send }))
  expect((await screen.findByRole('alert')).textContent).toBe(errors.codes.APPLICATION_OPEN)
})

it('shows a pending application without a form', async () => {
  await open({})
  expect(await screen.findByText(applicant.states.APPLIED)).toBeTruthy()
  expect(screen.getByText('I know many players.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: applicant.send })).toBeNull()
})

it('answers a question', async () => {
  const user = await open({ state: 'NEEDS_INFO', question: 'Which groups?' })
  expect(await screen.findByText('Which groups?')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: applicant.answer }), 'A chess club.')
  await user.click(screen.getByRole('button', { name: applicant.sendAnswer }))
  await waitFor(() => expect(lastSent('AnswerAgentApplication')).toEqual({ input: { answer: 'A chess club.' } }))
})

it('shows why an application was rejected, and a form for a new one', async () => {
  await open({ state: 'REJECTED', reason: 'Too few players.', decidedAt: '2026-11-21T05:00:00Z' })
  expect(await screen.findByText('Too few players.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: applicant.again })).toBeTruthy()
})
