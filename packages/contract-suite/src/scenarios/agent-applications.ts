import { agentApplication, answerApplication, applyAsAgent } from '@playhouse/platform-api/agent-applications.ts'
import type { Account, Suite } from '../suite.ts'

export async function applications(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member) return suite.needs('an account of the run', agentApplication, applyAsAgent, answerApplication)
  await suite.ok(agentApplication, {}, { as: member })
  const input = { motivation: 'I know many players', channel: 'COMMUNITY', expectedPlayers: 20 }
  const applied = await suite.ok(applyAsAgent, input, { as: member, refusals: { 'application.agent': 'a member' } })
  if (!applied) return
  suite.same(applyAsAgent, 'the application waits', applied.application?.state, 'APPLIED')
  const stored = await suite.ok(agentApplication, {}, { as: member })
  for (const { application } of [applied, stored ?? applied]) {
    suite.same(
      applyAsAgent,
      'the application is what was sent',
      application && [application.motivation, application.channel, application.expectedPlayers],
      [input.motivation, input.channel, input.expectedPlayers],
    )
  }
  await suite.refused(applyAsAgent, input, 'application.open', { as: member, name: 'a second one is refused' })
  await suite.refused(answerApplication, { answer: 'A chess club' }, 'application.state', {
    as: member,
    name: 'refused without a question',
  })
  if (!(await suite.party('operator', { act: 'ask-application', account: member.username })))
    return suite.needs('an operator’s question', answerApplication)
  const answered = await suite.ok(answerApplication, { answer: 'A chess club' }, { as: member })
  if (answered) suite.same(answerApplication, 'it is reviewed again', answered.application?.state, 'APPLIED')
}
