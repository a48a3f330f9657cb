import { addCard, addMoney } from './cashier-runs.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { Caller } from './callers.ts'

/** The confirmation token from a mutation's first step. */
async function readConfirmation({ browser }: Caller, mutation: string, input: object, type: string): Promise<string> {
  const inputType = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const given = await call(browser, mutation, inputType, input, `${type} { confirmation }`)
  return String(given['confirmation'])
}

export const LIMIT_RUNS: MutationRuns = {
  setLimit: [
    { as: 'newcomer', input: () => ({ kind: 'DEPOSIT', period: 'WEEK', amount: '500000' }), gives: 'LimitsSuccess' },
    // Looser than before, so it takes effect later.
    {
      as: 'newcomer',
      input: async (_world, { browser }) => {
        const first = { kind: 'SESSION_TIME', minutes: 60 }
        await call(browser, 'setLimit', 'SetLimitInput', first, 'LimitsSuccess { viewer { id } }')
        return { kind: 'SESSION_TIME', minutes: 90 }
      },
      gives: 'LimitsSuccess',
    },
    { as: 'newcomer', input: () => ({ kind: 'DEPOSIT', period: 'WEEK', amount: '0' }), gives: 'InvalidInput' },
  ],
  confirmLimitIncrease: [
    {
      as: 'newcomer',
      input: async (world, { browser, username }) => {
        for (const amount of ['100', '200']) {
          const input = { kind: 'LOSS', period: 'DAY', amount }
          await call(browser, 'setLimit', 'SetLimitInput', input, 'LimitsSuccess { viewer { id } }')
        }
        const [change] = await world.sql<{ id: number }>(
          `update limit_change set ready_at = now() where state = 'WAITING'
           and member_id = (select id from member where username = '${username}') returning id`,
        )
        return { id: String(change?.id) }
      },
      gives: 'LimitsSuccess',
    },
    { as: 'newcomer', input: () => ({ id: 'none' }), gives: 'InvalidInput' },
  ],
  startTimeOut: [
    { as: 'newcomer', input: () => ({ days: 1 }), gives: 'ExclusionConfirmation' },
    {
      as: 'newcomer',
      input: async (_world, caller) => ({
        days: 2,
        confirmation: await readConfirmation(caller, 'startTimeOut', { days: 2 }, 'ExclusionConfirmation'),
      }),
      gives: 'ExclusionSuccess',
    },
    { as: 'newcomer', input: () => ({ days: 43 }), gives: 'InvalidInput' },
  ],
  excludeMyself: [
    { as: 'newcomer', input: () => ({ months: 6 }), gives: 'ExclusionConfirmation' },
    {
      as: 'newcomer',
      input: async (_world, caller) => ({
        confirmation: await readConfirmation(caller, 'excludeMyself', {}, 'ExclusionConfirmation'),
      }),
      gives: 'ExclusionSuccess',
    },
  ],
  setRealityCheck: [
    { as: 'newcomer', input: () => ({ everyMinutes: 30 }), gives: 'PlayClockSuccess' },
    { as: 'newcomer', input: () => ({ everyMinutes: 1 }), gives: 'InvalidInput' },
  ],
  acknowledgeRealityCheck: [{ as: 'newcomer', gives: 'PlayClockSuccess' }],
  answerIntervention: [{ as: 'newcomer', input: () => ({ id: '1', answer: 'DISMISSED' }), gives: 'PlayClockSuccess' }],
  closeAccount: [
    { as: 'newcomer', input: () => ({}), gives: 'StepUpRequired' },
    {
      as: 'newcomer',
      input: (_world, { password }) => ({ stepUp: { password } }),
      gives: 'CloseAccountConfirmation',
    },
    {
      as: 'newcomer',
      input: async (_world, caller) => ({
        confirmation: await readConfirmation(
          caller,
          'closeAccount',
          { stepUp: { password: caller.password } },
          'CloseAccountConfirmation',
        ),
      }),
      gives: 'CloseAccountSuccess',
    },
    {
      // With money, which is on its way out afterwards.
      as: 'newcomer',
      input: async (world, caller) => {
        await addCard(world, caller)
        await addMoney(world, caller)
        const stepUp = { password: caller.password }
        return { confirmation: await readConfirmation(caller, 'closeAccount', { stepUp }, 'CloseAccountConfirmation') }
      },
      gives: 'CloseAccountSuccess',
    },
    { as: 'newcomer', input: () => ({ confirmation: 'never-was' }), gives: 'Problem' },
  ],
}
