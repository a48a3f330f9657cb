import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import { randomUUID } from 'node:crypto'
import { MEMBER } from '../accounts.ts'
import { IMAGE_HOSTS } from '../real-platform.ts'
import { AGENT_RUNS } from './agent-runs.ts'
import {
  ACCOUNT_RUNS,
  failToLogIn,
  startLogInFromUnknownAddress,
  expirePassword,
  blockAccount,
} from './account-runs.ts'
import { LIMIT_RUNS } from './limit-runs.ts'
import { CASHIER_RUNS } from './cashier-runs.ts'
import { LOTTERY_RUNS } from './lottery-runs.ts'
import { CHAT_RUNS } from './chat-runs.ts'
import { DEPOSIT_RUNS } from './deposit-runs.ts'
import type { MutationRuns } from './mutation-run.ts'
import { RECORD_RUNS } from './record-runs.ts'
import { REWARD_RUNS } from './reward-runs.ts'
import { PROFILE_RUNS } from './profile-runs.ts'
import { SECURITY_RUNS } from './security-runs.ts'
import { SOCIAL_RUNS } from './social-runs.ts'
import { freshUsername } from './callers.ts'

const NEW_PASSWORD = 'marble4Tide'

/** A wrong password, and the attempts after which the answer contains a waiting time. */
const WRONG = { oldPassword: 'wrong', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
const LOCKED_AFTER = 5
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }'

/**
 * Runs of mutations that need particular input, or several runs to return each type of their result. Any other mutation
 * runs once with example input and must succeed. Each run has its own browser and session.
 */
export const MUTATION_RUNS: MutationRuns = {
  ...ACCOUNT_RUNS,
  ...AGENT_RUNS,
  ...DEPOSIT_RUNS,
  ...PROFILE_RUNS,
  ...SECURITY_RUNS,
  ...SOCIAL_RUNS,
  ...RECORD_RUNS,
  ...CASHIER_RUNS,
  ...LOTTERY_RUNS,
  ...REWARD_RUNS,
  ...CHAT_RUNS,
  logIn: [
    { as: 'visitor', input: () => MEMBER, gives: 'LogInSuccess' },
    { as: 'visitor', input: () => ({ username: 'nobody-here', password: 'wrong' }), gives: 'Problem' },
    { as: 'newcomer', input: startLogInFromUnknownAddress, gives: 'VerificationRequired' },
    { as: 'newcomer', input: failToLogIn, gives: 'CaptchaRequired' },
    { as: 'newcomer', input: expirePassword, gives: 'LogInSuccess' },
    { as: 'newcomer', input: blockAccount, gives: 'AccountBlocked' },
  ],
  register: [
    {
      as: 'visitor',
      input: () => ({
        username: freshUsername(),
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        confirmedAge: 18,
      }),
      gives: 'LogInSuccess',
    },
    { as: 'visitor', input: () => ({ username: 'x', password: 'y', confirmPassword: 'z' }), gives: 'InvalidInput' },
  ],
  startFreePlay: [{ as: 'visitor', input: () => ({}), gives: 'LogInSuccess' }],
  logInWithToken: [
    { as: 'visitor', input: async ({ handOff }) => ({ token: await handOff() }), gives: 'LogInSuccess' },
  ],
  logOut: [{ as: 'member', gives: 'LogOutSuccess' }],
  changePassword: [
    {
      as: 'newcomer',
      input: (_world, { password }) => ({
        oldPassword: password,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
      }),
      gives: 'ChangePasswordSuccess',
    },
    {
      as: 'newcomer',
      input: async (_world, { browser }) => {
        for (let attempt = 0; attempt < LOCKED_AFTER; attempt += 1) await browser.send(CHANGE, { input: WRONG })
        return WRONG
      },
      gives: 'Problem',
    },
  ],
  setLanguage: [{ as: 'newcomer', input: () => ({ language: LANGUAGES.EN.code }), gives: 'SetLanguageSuccess' }],
  setFavourite: [
    { as: 'member', input: ({ openGame }) => ({ gameId: openGame, isFavourite: true }), gives: 'SetFavouriteSuccess' },
    { as: 'member', input: ({ openGame }) => ({ gameId: openGame, isFavourite: false }), gives: 'SetFavouriteSuccess' },
  ],
  setFavouriteNote: [
    { as: 'member', input: ({ notedGame }) => ({ gameId: notedGame, note: 'Mine' }), gives: 'SetFavouriteNoteSuccess' },
    {
      as: 'member',
      input: ({ notedGame }) => ({ gameId: notedGame, note: 'x'.repeat(NOTE_MAX + 1) }),
      gives: 'InvalidInput',
    },
    { as: 'member', input: () => ({ gameId: 'none', note: 'Mine' }), gives: 'Problem' },
  ],
  launchGame: [
    { as: 'member', input: ({ openGame }) => ({ gameId: openGame }), gives: 'LaunchGameSuccess' },
    { as: 'member', input: ({ closedGame }) => ({ gameId: closedGame }), gives: 'GameUnderMaintenance' },
    { as: 'member', input: () => ({ gameId: 'none' }), gives: 'Problem' },
  ],
  launchTrial: [
    { as: 'visitor', input: ({ triedGame }) => ({ gameId: triedGame }), gives: 'LaunchGameSuccess' },
    { as: 'member', input: ({ closedGame }) => ({ gameId: closedGame }), gives: 'GameUnderMaintenance' },
    { as: 'visitor', input: () => ({ gameId: 'none' }), gives: 'Problem' },
  ],
  collectVendorBalances: [
    { as: 'member', input: () => ({}), gives: 'CollectVendorBalancesSuccess' },
    { as: 'visitor', input: () => ({}), gives: 'Problem' },
  ],
  ...LIMIT_RUNS,
  sendFeedback: [
    {
      as: 'visitor',
      input: () => ({ requestKey: randomUUID(), questionType: 'SITE', content: 'Every field of the graph is there.' }),
      gives: 'SendFeedbackSuccess',
    },
    {
      as: 'member',
      input: () => ({ requestKey: randomUUID(), questionType: 'SITE', content: '' }),
      gives: 'InvalidInput',
    },
  ],
  reportFailingHost: [{ as: 'visitor', input: () => ({ host: IMAGE_HOSTS[0] }), gives: 'ReportFailingHostSuccess' }],
}
