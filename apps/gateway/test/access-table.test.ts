import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { getDirective } from '@graphql-tools/utils'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  buildSchema,
  defaultFieldResolver,
  getNamedType,
  isEnumType,
  isLeafType,
  isUnionType,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardFields } from '../src/graphql/guards.ts'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { exampleInput } from './example-input.ts'
import type { Browser } from './browser.ts'
import { askDatabase, atPlatform, IMAGE_HOSTS } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

/** A visitor, or an account kind by the platform's number. */
const CALLERS = ['visitor', '0', '1', '2', '4', '41', '42'] as const
type Caller = (typeof CALLERS)[number]
type Outcomes = Record<Caller, string>

const schema = buildSchema(TYPE_DEFINITIONS)
/** The guards over fields that answer what their parent holds. */
const guards = guardFields(makeExecutableSchema({ typeDefs: TYPE_DEFINITIONS }))
// Subscriptions answer with a stream: live.test.ts.
const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    type: type?.name ?? '',
    field,
    coordinate: `${type?.name}.${field.name}`,
  })),
)
type Root = (typeof roots)[number]

const all = (code: string): Outcomes =>
  Object.fromEntries(CALLERS.map((caller) => [caller, code])) as unknown as Outcomes
const open = all('ok')
const withSession: Outcomes = { ...open, visitor: 'SESSION_EXPIRED' }
const trueAccounts: Outcomes = { ...withSession, 4: 'REAL_ACCOUNT_REQUIRED' }
/** By `@access`. */
const BY_AUDIENCE: Readonly<Record<string, Outcomes>> = {
  PUBLIC: open,
  SESSION: withSession,
  MEMBER: trueAccounts,
  AGENT: { ...trueAccounts, 0: 'NOT_AGENT' },
}
const trueOnes = (code: string): Outcomes => ({ ...all(code), visitor: 'SESSION_EXPIRED', 4: 'REAL_ACCOUNT_REQUIRED' })
/** The id of nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000'
const agentsOnly = (code: string): Outcomes => ({ ...trueOnes(code), 0: 'NOT_AGENT' })
/** Input of a transfer to another account. */
const TRANSFER = '{ amount: "10000", paymentPassword: "wrong", requestKey: "00000000-0000-4000-8000-000000000000"'
const SPENT = '{ points: "100", paymentPassword: "wrong", requestKey: "00000000-0000-4000-8000-000000000000"'
/** The request has a wrong password. */
const proven = trueOnes('LOGIN_FAILED')

/**
 * The result per caller: `ok`, `nothing`, or an error code. Mutations that must not change anything are sent invalid input: their code shows
 * that they reached the platform. A root field without an entry is sent example arguments and must be open to the callers of its `@access`
 * alone.
 */
const TABLE: Record<string, { ask: (caller: string) => string; expected: Outcomes }> = {
  'Query.viewer': { ask: () => 'viewer { id }', expected: { ...open, visitor: 'nothing' } },
  'Query.site': { ask: () => 'site { name }', expected: open },
  'Query.lobby': { ask: () => 'lobby(id: RNG) { games(pageSize: 1) { totalCount } }', expected: open },
  'Query.hotGames': { ask: () => 'hotGames(first: 1) { id }', expected: open },
  'Query.game': { ask: () => `game(id: "${GAME}") { id }`, expected: open },
  'Query.vendor': { ask: () => 'vendor(id: "MRT") { name }', expected: open },
  'Query.search': { ask: () => 'search(text: "x") { promotions { id } }', expected: open },
  'Query.countries': { ask: () => 'countries { code }', expected: open },
  'Query.winners': { ask: () => 'winners(first: 1) { gameId }', expected: open },
  'Query.winnersBoard': { ask: () => 'winnersBoard(pageSize: 1) { totalCount }', expected: open },
  'Query.jackpots': { ask: () => 'jackpots { id }', expected: open },
  'Query.pvpRooms': { ask: () => 'pvpRooms { id }', expected: open },
  'Query.sportEvents': { ask: () => 'sportEvents(lobbyId: SPORTS) { id }', expected: open },
  'Query.lotteryMenus': { ask: () => 'lotteryMenus { electronic { id } }', expected: open },
  'Query.raffles': { ask: () => 'raffles { id }', expected: open },
  'Query.raffle': { ask: () => 'raffle(id: "lantern-day-1") { seedHash }', expected: open },
  'Query.raffleResults': { ask: () => 'raffleResults { totalCount }', expected: open },
  'Query.lotteries': { ask: () => 'lotteries { code }', expected: open },
  // The platform draws none here.
  'Query.lottery': { ask: () => 'lottery(code: "HA_NOI") { code }', expected: all('HA_NOI') },
  'Query.stationResults': { ask: () => 'stationResults(day: "2026-11-21") { code }', expected: open },
  'Query.lotteryDraw': {
    ask: () => 'lotteryDraw(code: "HA_NOI", number: "20261122") { seedHash }',
    expected: all('nothing'),
  },
  'Query.popularLotteries': { ask: () => 'popularLotteries(first: 1) { lottery { id } }', expected: open },
  'Query.humanChallenge': { ask: () => 'humanChallenge { provider }', expected: all('nothing') },
  'Query.captcha': { ask: () => 'captcha { id }', expected: open },
  'Mutation.requestTextCaptcha': {
    ask: () => 'requestTextCaptcha(input: { humanProof: "none" })',
    expected: all('NOT_AVAILABLE'),
  },
  'Mutation.confirmPhone': {
    ask: () => 'confirmPhone(input: { phone: { diallingCode: "84", number: "" }, code: "000000" })',
    expected: all('NOT_AVAILABLE'),
  },
  'Mutation.requestPhoneCode': {
    ask: () => 'requestPhoneCode(input: { purpose: REGISTER, phone: { diallingCode: "84", number: "" } })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.logIn': {
    ask: (caller) => `logIn(input: { username: "nobody-${caller}", password: "wrong" })`,
    expected: all('LOGIN_FAILED'),
  },
  'Mutation.logInWithCode': {
    ask: () => 'logInWithCode(input: { phone: { diallingCode: "84", number: "" } })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.sendLogInCode': {
    ask: () => 'sendLogInCode(input: { logInToken: "never-was", kind: PHONE_CODE })',
    expected: all('VERIFICATION_EXPIRED'),
  },
  'Mutation.verifyLogIn': {
    ask: () => 'verifyLogIn(input: { logInToken: "never-was", kind: AUTHENTICATOR_CODE, answer: "000000" })',
    expected: all('VERIFICATION_EXPIRED'),
  },
  'Mutation.requestPasswordReset': {
    ask: () => 'requestPasswordReset(input: { username: "nobody", email: "nobody" })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.resetPassword': {
    ask: () =>
      'resetPassword(input: { token: "never-was", newPassword: "basket7Moon", confirmNewPassword: "basket7Moon" })',
    expected: all('LINK_INVALID'),
  },
  'Mutation.resetPasswordByPhone': {
    ask: () => 'resetPasswordByPhone(input: { phone: { diallingCode: "84", number: "" }, newPassword: "basket7Moon" })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.register': {
    ask: () => 'register(input: { username: "x", password: "y", confirmPassword: "z" })',
    expected: all('INVALID_INPUT'),
  },
  // An invalid number: reaches the platform.
  'Mutation.registerByMobile': {
    ask: () => 'registerByMobile(input: { phone: { diallingCode: "84", number: "" } })',
    expected: all('INVALID_INPUT'),
  },
  'Query.invitationCode': { ask: () => 'invitationCode(code: "NOBODY") { isValid }', expected: open },
  'Mutation.startFreePlay': { ask: () => 'startFreePlay(input: {})', expected: open },
  'Mutation.logInWithToken': {
    ask: () => 'logInWithToken(input: { token: "never-was" })',
    expected: all('LOGIN_FAILED'),
  },
  'Mutation.changePassword': {
    ask: () =>
      'changePassword(input: { oldPassword: "wrong", newPassword: "basket7Moon", confirmNewPassword: "basket7Moon" })',
    expected: { ...all('LOGIN_FAILED'), visitor: 'SESSION_EXPIRED', 4: 'REAL_ACCOUNT_REQUIRED' },
  },
  'Mutation.updateProfile': { ask: () => 'updateProfile(input: { nickname: "Sen Vàng" })', expected: trueAccounts },
  'Mutation.setAvatar': { ask: () => 'setAvatar(input: { drawnId: "0" })', expected: trueAccounts },
  'Mutation.sendContactCode': {
    ask: () => 'sendContactCode(input: { contact: { email: "nobody" } })',
    expected: trueOnes('INVALID_INPUT'),
  },
  // No code is sent for a password.
  'Mutation.sendContactProofCode': {
    ask: () => 'sendContactProofCode(input: { kind: PASSWORD })',
    expected: trueOnes('BAD_USER_INPUT'),
  },
  'Mutation.bindContact': {
    ask: () => 'bindContact(input: { contact: { email: "nobody" }, code: "000000" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.submitIdentityDocuments': {
    ask: () =>
      'submitIdentityDocuments(input: { documents: [{ kind: SELFIE, uploadId: "00000000-0000-4000-8000-000000000000" }] })',
    // The documents of the member at place 0 are being checked.
    expected: { ...trueOnes('INVALID_INPUT'), 0: 'IDENTITY_CHECK_OPEN' },
  },
  'Mutation.setLanguage': { ask: () => 'setLanguage(input: { language: "EN" })', expected: withSession },
  'Mutation.setFavourite': {
    ask: () => `setFavourite(input: { gameId: "${GAME}", isFavourite: true })`,
    expected: trueAccounts,
  },
  'Mutation.launchGame': { ask: () => `launchGame(input: { gameId: "${GAME}" })`, expected: withSession },
  'Mutation.launchTrial': { ask: () => `launchTrial(input: { gameId: "none" })`, expected: all('GAME_NOT_FOUND') },
  'Mutation.collectVendorBalances': { ask: () => 'collectVendorBalances(input: {})', expected: withSession },
  // Each is refused by the platform, so that nothing moves.
  'Mutation.transferBetweenParts': {
    ask: () => 'transferBetweenParts(input: { fromPartId: "1", toPartId: "1", amount: "1" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.transferToUpline': {
    ask: () => `transferToUpline(input: ${TRANSFER} })`,
    expected: trueOnes('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.transferToDownline': {
    ask: () => `transferToDownline(input: ${TRANSFER}, username: "nobody" })`,
    expected: { ...trueOnes('PAYMENT_PASSWORD_MISSING'), 0: 'NOT_AGENT' },
  },
  'Mutation.createDownline': {
    ask: () => 'createDownline(input: { username: "", password: "", isAgent: false, rebateBasisPoints: 0 })',
    expected: agentsOnly('INVALID_INPUT'),
  },
  'Mutation.setDownlineRebate': {
    ask: () => 'setDownlineRebate(input: { username: "nobody", rebateBasisPoints: 0, paymentPassword: "wrong" })',
    expected: agentsOnly('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.promoteDownline': {
    ask: () => 'promoteDownline(input: { username: "nobody", paymentPassword: "wrong" })',
    expected: agentsOnly('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.noteDownline': {
    ask: () => 'noteDownline(input: { username: "nobody", note: "" })',
    expected: agentsOnly('ACCOUNT_NOT_FOUND'),
  },
  'Mutation.createRegistrationLink': {
    ask: () => 'createRegistrationLink(input: { name: "", rebateBasisPoints: 0 })',
    expected: agentsOnly('INVALID_INPUT'),
  },
  'Mutation.removeRegistrationLink': {
    ask: () => 'removeRegistrationLink(input: { id: "NOBODY" })',
    expected: agentsOnly('LINK_NOT_FOUND'),
  },
  'Mutation.offerContract': {
    ask: () =>
      'offerContract(input: { username: "nobody", kind: DAILY_SALARY, terms: { basisPoints: 1 }, paymentPassword: "wrong" })',
    expected: agentsOnly('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.answerContract': {
    ask: () => `answerContract(input: { id: "${NOTHING}", accept: false, termsHash: "x" })`,
    expected: agentsOnly('CONTRACT_NOT_FOUND'),
  },
  'Mutation.endContract': {
    ask: () => `endContract(input: { id: "${NOTHING}" })`,
    expected: agentsOnly('CONTRACT_NOT_FOUND'),
  },
  'Mutation.requestContract': {
    ask: () => 'requestContract(input: { kind: DAILY_SALARY, terms: { basisPoints: 4000 } })',
    expected: agentsOnly('INVALID_INPUT'),
  },
  'Mutation.declineContractRequest': {
    ask: () => `declineContractRequest(input: { id: "${NOTHING}", reason: "x" })`,
    expected: agentsOnly('CONTRACT_NOT_FOUND'),
  },
  'Mutation.withdrawContractRequest': {
    ask: () => `withdrawContractRequest(input: { id: "${NOTHING}" })`,
    expected: agentsOnly('CONTRACT_NOT_FOUND'),
  },
  'Mutation.applyAsAgent': {
    ask: () => 'applyAsAgent(input: { motivation: "", channel: OTHER, expectedPlayers: 1 })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.answerAgentApplication': {
    ask: () => 'answerAgentApplication(input: { answer: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.collectBill': {
    ask: () => `collectBill(input: { id: "${NOTHING}" })`,
    expected: agentsOnly('BILL_NOT_FOUND'),
  },
  'Mutation.disputeBill': {
    ask: () => `disputeBill(input: { id: "${NOTHING}", note: "x" })`,
    expected: agentsOnly('BILL_NOT_FOUND'),
  },
  'Mutation.claimRebate': {
    ask: () => 'claimRebate(input: { week: "2026-01-05" })',
    expected: trueOnes('REWARD_NOT_CLAIMABLE'),
  },
  'Mutation.buyRaffleTickets': {
    ask: () =>
      'buyRaffleTickets(input: { requestKey: "7d1d3f0e-6d0a-4b8e-9f6f-0d6f6f6f6f6f", raffleId: "none", tickets: 1 })',
    expected: trueOnes('RAFFLE_NOT_FOUND'),
  },
  'Mutation.claimRafflePrize': {
    ask: () => 'claimRafflePrize(input: { id: "none:1" })',
    expected: trueOnes('REWARD_NOT_CLAIMABLE'),
  },
  'Mutation.claimMission': {
    ask: () => 'claimMission(input: { id: "none:once" })',
    expected: trueOnes('MISSION_NOT_FOUND'),
  },
  'Mutation.applyPromotion': {
    ask: () => 'applyPromotion(input: { promotionId: "weekly-reload" })',
    expected: trueOnes('PROMOTION_NOT_OPEN'),
  },
  'Mutation.claimPromotion': {
    ask: () => 'claimPromotion(input: { promotionId: "loss-relief" })',
    expected: trueOnes('PROMOTION_NOT_OPEN'),
  },
  'Mutation.forfeitBonus': {
    ask: () => 'forfeitBonus(input: { bonusId: "0" })',
    expected: trueOnes('BONUS_NOT_FOUND'),
  },
  'Mutation.openServiceCase': {
    ask: () =>
      'openServiceCase(input: { requestKey: "00000000-0000-4000-8000-000000000000", topic: SITE, title: "", text: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.writeServiceCase': {
    ask: () =>
      'writeServiceCase(input: { id: "0", requestKey: "00000000-0000-4000-8000-000000000000", text: "Hello" })',
    expected: trueOnes('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.closeServiceCase': {
    ask: () => 'closeServiceCase(input: { id: "0" })',
    expected: trueOnes('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.rateServiceCase': {
    ask: () => 'rateServiceCase(input: { id: "0", stars: 5 })',
    expected: trueOnes('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.openGuestCase': {
    ask: () =>
      'openGuestCase(input: { requestKey: "00000000-0000-4000-8000-000000000000", email: "", topic: SITE, title: "", text: "" })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.sendGuestCaseCode': {
    ask: () => 'sendGuestCaseCode(input: { id: "0", email: "nobody@example.test" })',
    expected: open,
  },
  'Mutation.enterGuestCase': {
    ask: () => 'enterGuestCase(input: { id: "0", code: "AAAA-AAAA" })',
    expected: all('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.readGuestCase': {
    ask: () => 'readGuestCase(input: { id: "0", key: "none" })',
    expected: all('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.writeGuestCase': {
    ask: () =>
      'writeGuestCase(input: { id: "0", key: "none", requestKey: "00000000-0000-4000-8000-000000000000", text: "Hello" })',
    expected: all('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.rateGuestCase': {
    ask: () => 'rateGuestCase(input: { id: "0", key: "none", stars: 5 })',
    expected: all('SERVICE_CASE_NOT_FOUND'),
  },
  'Mutation.createGuestUpload': { ask: () => 'createGuestUpload', expected: open },
  'Mutation.viewGuestUpload': {
    ask: () => 'viewGuestUpload(input: { id: "0", key: "none", uploadId: "00000000-0000-4000-8000-000000000000" })',
    expected: all('UPLOAD_NOT_FOUND'),
  },
  'Mutation.unsubscribe': {
    ask: () => 'unsubscribe(input: { token: "1.SERVICE.forged" })',
    expected: all('NOT_FOUND'),
  },
  'Mutation.sendChatMessage': {
    ask: () => `sendChatMessage(input: { requestKey: "${NOTHING}", roomId: "GENERAL-EN", text: "" })`,
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.readChatRoom': {
    ask: () => 'readChatRoom(input: { roomId: "NONE" })',
    expected: trueOnes('CHAT_ROOM_NOT_FOUND'),
  },
  'Mutation.reportChatMessage': {
    ask: () => 'reportChatMessage(input: { roomId: "GENERAL-EN", messageId: "0", reason: SPAM })',
    expected: trueOnes('CHAT_MESSAGE_NOT_FOUND'),
  },
  'Mutation.muteChatName': {
    ask: () => 'muteChatName(input: { name: "Nobody", isMuted: true })',
    expected: trueOnes('CHAT_MESSAGE_NOT_FOUND'),
  },
  'Mutation.redeemPoints': {
    ask: () => `redeemPoints(input: ${SPENT}, itemId: "none" })`,
    expected: trueOnes('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.convertPoints': {
    ask: () => `convertPoints(input: ${SPENT} })`,
    expected: trueOnes('PAYMENT_PASSWORD_MISSING'),
  },
  'Mutation.markMessagesRead': { ask: () => 'markMessagesRead(input: { ids: ["1"] })', expected: trueAccounts },
  'Mutation.deleteMessages': { ask: () => 'deleteMessages(input: { ids: ["1"] })', expected: trueOnes('NOT_FOUND') },
  'Mutation.setMessagePreference': {
    ask: () => 'setMessagePreference(input: { kind: DEPOSIT, channel: PUSH, isOn: true })',
    expected: trueAccounts,
  },
  'Mutation.setQuietHours': {
    ask: () => 'setQuietHours(input: { fromMinute: 60 })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.addPushDevice': {
    ask: () => 'addPushDevice(input: { endpoint: "https://push.test", p256dh: "", auth: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.removePushDevice': {
    ask: () => 'removePushDevice(input: { id: "none" })',
    expected: trueOnes('NOT_FOUND'),
  },
  'Mutation.sendMessage': {
    ask: () =>
      'sendMessage(input: { requestKey: "00000000-0000-4000-8000-000000000000", to: UPLINE, title: "", content: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.createRecordFile': {
    ask: () => 'createRecordFile(input: { betting: { from: "2026-01-02", to: "2026-01-01" } })',
    expected: trueOnes('INVALID_RANGE'),
  },
  'Mutation.createUpload': { ask: () => 'createUpload(input: { purpose: MESSAGE })', expected: trueAccounts },
  'Mutation.viewUpload': {
    ask: () => 'viewUpload(input: { id: "00000000-0000-4000-8000-000000000000" })',
    expected: trueOnes('UPLOAD_NOT_FOUND'),
  },
  'Mutation.createDeposit': {
    ask: () =>
      'createDeposit(input: { requestKey: "00000000-0000-4000-8000-000000000000", payment: { method: QR }, amount: "0" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.submitDepositProof': {
    ask: () => 'submitDepositProof(input: { id: "999999999", uploads: ["00000000-0000-4000-8000-000000000000"] })',
    expected: trueOnes('DEPOSIT_NOT_FOUND'),
  },
  'Mutation.cancelDeposit': {
    ask: () => 'cancelDeposit(input: { id: "999999999" })',
    expected: trueOnes('DEPOSIT_NOT_FOUND'),
  },
  'Mutation.releaseDeposit': {
    ask: () => 'releaseDeposit(input: { id: "999999999" })',
    expected: trueOnes('DEPOSIT_NOT_FOUND'),
  },
  'Mutation.reportFailingHost': {
    ask: () => `reportFailingHost(input: { host: "${IMAGE_HOSTS[0]}" })`,
    expected: open,
  },
  // The text is too short: the call reaches the platform and stores nothing.
  'Mutation.sendFeedback': {
    ask: () =>
      'sendFeedback(input: { requestKey: "00000000-0000-4000-8000-000000000000", questionType: SITE, content: "x" })',
    expected: all('INVALID_INPUT'),
  },
  'Mutation.beginAuthenticatorSetup': {
    ask: () => 'beginAuthenticatorSetup(input: { password: "wrong" })',
    expected: proven,
  },
  'Mutation.confirmAuthenticatorSetup': {
    ask: () => 'confirmAuthenticatorSetup(input: { code: "000000" })',
    expected: trueOnes('CODE_EXPIRED'),
  },
  // No fifth wrong password, which would lock the account: these two lack a code.
  'Mutation.renewRecoveryCodes': {
    ask: () => 'renewRecoveryCodes(input: { password: "wrong", code: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  // One wrong password more would lock the account; this one is too long to be looked at.
  'Mutation.createDataFile': {
    ask: () => `createDataFile(input: { password: "${'x'.repeat(5_000)}" })`,
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.removeAuthenticator': {
    ask: () => 'removeAuthenticator(input: { password: "wrong", code: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.setSecurityQuestions': {
    ask: () => 'setSecurityQuestions(input: { proof: { password: "wrong" }, answers: [] })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.beginPasskeyRegistration': {
    ask: () => 'beginPasskeyRegistration(input: { password: "wrong" })',
    expected: proven,
  },
  'Mutation.createApiToken': {
    ask: () => 'createApiToken(input: { password: "wrong", name: "Sheet", scopes: [READ_WALLET], days: 1 })',
    expected: proven,
  },
  'Mutation.revokeApiToken': {
    ask: () => 'revokeApiToken(input: { id: "00000000-0000-4000-8000-000000000000" })',
    expected: trueOnes('NOT_FOUND'),
  },
  'Mutation.addPasskey': {
    ask: () => 'addPasskey(input: { name: "Phone", response: "{}" })',
    expected: trueOnes('PASSKEY_FAILED'),
  },
  'Mutation.renamePasskey': {
    ask: () => 'renamePasskey(input: { id: "00000000-0000-4000-8000-000000000000", name: "Phone" })',
    expected: trueOnes('PASSKEY_NOT_FOUND'),
  },
  'Mutation.beginPasskeyLogIn': { ask: () => 'beginPasskeyLogIn', expected: open },
  'Mutation.logInWithPasskey': {
    ask: () => 'logInWithPasskey(input: { response: "{}" })',
    expected: all('PASSKEY_FAILED'),
  },
  // No issuer answers here: it got as far as the platform.
  'Mutation.beginIdentityProviderLogIn': {
    ask: () => 'beginIdentityProviderLogIn(input: { provider: GOOGLE })',
    expected: all('IDENTITY_PROVIDER_UNAVAILABLE'),
  },
  'Mutation.logInWithIdentityProvider': {
    ask: () => 'logInWithIdentityProvider(input: { provider: GOOGLE, query: "" })',
    expected: all('IDENTITY_PROVIDER_FAILED'),
  },
  'Mutation.beginIdentityLink': {
    ask: () => 'beginIdentityLink(input: { provider: GOOGLE, password: "wrong" })',
    expected: proven,
  },
  'Mutation.linkIdentity': {
    ask: () => 'linkIdentity(input: { provider: GOOGLE, query: "" })',
    expected: trueOnes('IDENTITY_PROVIDER_FAILED'),
  },
  'Mutation.unlinkIdentity': {
    ask: () => 'unlinkIdentity(input: { id: "00000000-0000-4000-8000-000000000000" })',
    expected: trueOnes('NOT_FOUND'),
  },
  'Mutation.setLimit': {
    ask: () => 'setLimit(input: { kind: DEPOSIT, period: DAY, amount: "0" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.confirmLimitIncrease': {
    ask: () => 'confirmLimitIncrease(input: { id: "999999" })',
    expected: trueOnes('LIMIT_CHANGE_NOT_FOUND'),
  },
  // First steps change nothing.
  'Mutation.startTimeOut': { ask: () => 'startTimeOut(input: { days: 1 })', expected: trueAccounts },
  'Mutation.excludeMyself': { ask: () => 'excludeMyself(input: { months: 6 })', expected: trueAccounts },
  'Mutation.setRealityCheck': {
    ask: () => 'setRealityCheck(input: { everyMinutes: 1 })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.acknowledgeRealityCheck': { ask: () => 'acknowledgeRealityCheck', expected: trueAccounts },
  'Mutation.closeAccount': {
    ask: () => 'closeAccount(input: { confirmation: "never-was" })',
    expected: trueOnes('CONFIRMATION_EXPIRED'),
  },
  'Mutation.requestClosingPayout': {
    ask: () => 'requestClosingPayout(input: { bankCardId: "never-was" })',
    expected: trueOnes('BANK_CARD_NOT_FOUND'),
  },
  // The password is too short: none is tried, which would lock the account.
  'Mutation.setPaymentPassword': {
    ask: () => 'setPaymentPassword(input: { password: "wrong", paymentPassword: "x", confirmPaymentPassword: "x" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.changePaymentPassword': {
    ask: () =>
      'changePaymentPassword(input: { oldPaymentPassword: "wrong", paymentPassword: "x", confirmPaymentPassword: "x" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.requestPaymentPasswordCode': {
    ask: () => 'requestPaymentPasswordCode(input: { channel: EMAIL })',
    // The member has verified contacts.
    expected: { ...trueOnes('INVALID_INPUT'), 0: 'ok' },
  },
  'Mutation.resetPaymentPassword': {
    ask: () =>
      'resetPaymentPassword(input: { proof: { email: "" }, paymentPassword: "x", confirmPaymentPassword: "x" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.requestStepUpCode': {
    ask: () => 'requestStepUpCode(input: { purpose: BANK_CARD, channel: SMS })',
    expected: { ...trueOnes('INVALID_INPUT'), 0: 'ok' },
  },
  'Mutation.beginPasskeyStepUp': { ask: () => 'beginPasskeyStepUp', expected: trueAccounts },
  'Mutation.addBankCard': {
    ask: () => 'addBankCard(input: { bankCode: "NONE", accountNumber: "", paymentPassword: "" })',
    expected: trueOnes('INVALID_INPUT'),
  },
  'Mutation.removeBankCard': {
    ask: () => 'removeBankCard(input: { id: "00000000-0000-4000-8000-000000000000" })',
    expected: trueOnes('BANK_CARD_NOT_FOUND'),
  },
  'Mutation.setDefaultBankCard': {
    ask: () => 'setDefaultBankCard(input: { id: "00000000-0000-4000-8000-000000000000" })',
    expected: trueOnes('BANK_CARD_NOT_FOUND'),
  },
  'Mutation.requestWithdrawal': {
    ask: () => `requestWithdrawal(input: { requestKey: "00000000-0000-4000-8000-000000000000", amount: "200000",
      bankCardId: "00000000-0000-4000-8000-000000000000", paymentPassword: "wrong" })`,
    expected: trueOnes('BANK_CARD_NOT_FOUND'),
  },
  'Mutation.confirmWithdrawalReceipt': {
    ask: () => 'confirmWithdrawalReceipt(input: { id: "999999999", outcome: RECEIVED })',
    expected: trueOnes('WITHDRAWAL_NOT_FOUND'),
  },
  'Mutation.answerWithdrawalQuestion': {
    ask: () => 'answerWithdrawalQuestion(input: { id: "999999999", answer: "x" })',
    expected: trueOnes('WITHDRAWAL_NOT_FOUND'),
  },
  'Mutation.cancelWithdrawal': {
    ask: () => 'cancelWithdrawal(input: { id: "999999999" })',
    expected: trueOnes('NOT_AVAILABLE'),
  },
  'Mutation.placeLotteryTicket': {
    ask: () => `placeLotteryTicket(input: { requestKey: "00000000-0000-4000-8000-000000000000", code: "HA_NOI",
      firstDrawNumber: "20261122", oddsVersion: "2026-11", lines: [{ betType: "DE", picks: [7], amount: "1000" }] })`,
    expected: { ...all('DRAW_NOT_FOUND'), visitor: 'SESSION_EXPIRED' },
  },
  'Mutation.cancelLotteryTicket': {
    ask: () => 'cancelLotteryTicket(input: { id: "1" })',
    expected: { ...all('TICKET_NOT_FOUND'), visitor: 'SESSION_EXPIRED' },
  },
  'Mutation.logOut': { ask: () => 'logOut', expected: open },
}

const KEY = randomCookieKey()
/** Shared, so that each gateway opens the others' cookies. */
const KEYS = `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64url')}`

let GAME = ''
let stack: Stack
const cookies = new Map<Caller, Map<string, string>>()

beforeAll(async () => {
  // No server answers there; without an identity provider the module is off.
  const issuer = {
    GOOGLE_ISSUER: 'http://localhost:9',
    GOOGLE_CLIENT_ID: 'playhouse',
    GOOGLE_CLIENT_SECRET: 'of-no-use',
  }
  stack = await openStack({ COOKIE_KEYS: KEYS }, issuer)
  const [game] = await askDatabase<{ node_id: number }>(
    stack.databaseUrl,
    'select node_id from game where model_id is not null and not maintenance limit 1',
  )
  GAME = String(game?.node_id)
  const tokens = await atPlatform<Record<string, string>>(
    stack.databaseUrl,
    `const { createHandOff } = await from('domains/people/session/sessions/hand-off.ts')
     const { rows } = await database.$client.query('select distinct on (kind) kind, id from member where kind <> 4 order by kind, id')
     // Most accounts of the world have no password, and are not asked for one.
     await database.$client.query(
       "update member set password_hash = (select password_hash from member where password_hash <> '!' limit 1) where id = any($1)",
       [rows.map(({ id }) => id)])
     return Object.fromEntries(await Promise.all(rows.map(async ({ kind, id }) => [kind, await createHandOff(database, id)])))`,
  )
  cookies.set('visitor', new Map())
  for (const [kind, token] of Object.entries(tokens)) {
    const browser = stack.browser()
    await browser.send(`mutation { logInWithToken(input: { token: "${token}" }) { __typename } }`)
    cookies.set(kind as Caller, browser.cookies)
  }
  cookies.set('4', (await stack.browser().playFree()).cookies)
})
afterAll(() => stack.close())

/** A browser with a copy of the caller's session cookie. */
function as(caller: Caller, { browser } = stack as Pick<Stack, 'browser'>): Browser {
  const opened = browser()
  for (const [name, value] of cookies.get(caller) ?? []) opened.cookies.set(name, value)
  return opened
}

async function outcome(browser: Browser, root: Root, caller: Caller): Promise<string> {
  const requested = TABLE[root.coordinate]?.ask(caller)
  if (!requested) return sendExample(browser, root)
  if (root.type === 'Query') return send(browser, `{ it: ${requested} }`)
  return send(browser, `mutation { it: ${requested} { __typename ... on UserError { code } } }`)
}

async function send(browser: Browser, document: string, variables = {}): Promise<string> {
  const { data, errors } = await browser.send(document, variables)
  const [error] = errors
  if (error) return error.extensions.code
  const it = (data as unknown as { it: { code?: string } | null }).it
  return it === null ? 'nothing' : (it.code ?? 'ok')
}

function sendExample(browser: Browser, { type, field }: Root): Promise<string> {
  const declared = field.args.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const named = getNamedType(field.type)
  const code = isUnionType(named) ? '... on UserError { code }' : ''
  const call = `it: ${field.name}${passed && `(${passed})`} ${isLeafType(named) ? '' : `{ __typename ${code} }`}`
  const variables = Object.fromEntries(field.args.map((argument) => [argument.name, exampleInput(argument.type)]))
  return send(browser, `${type.toLowerCase()} ${declared && `(${declared})`} { ${call} }`, variables)
}

test('covers every kind of caller and lists no field that the schema lacks', async () => {
  const coordinates = roots.map(({ coordinate }) => coordinate)
  expect(Object.keys(TABLE).filter((listed) => !coordinates.includes(listed))).toEqual([])
  const kinds = CALLERS.map(async (caller) => (await as(caller).send('{ viewer { kind } }')).data)
  expect(await Promise.all(kinds)).toEqual(
    [null, 'MEMBER', 'AGENT', 'GENERAL_AGENT', 'DEMO', 'PROMOTED_AGENT', 'AFFILIATE'].map((kind) => ({
      viewer: kind && { kind },
    })),
  )
})

test('reports each account kind’s permissions', async () => {
  const document = `{ viewer {
    canPlayForRealMoney { reason } canKeepFavourites { reason } canChangePassword { reason }
    memberAccount { ... on Problem { code } } agentAccount { ... on Problem { code } } menu { page }
  } }`
  const responses: [string, unknown][] = []
  for (const caller of CALLERS.slice(1)) {
    const { viewer } = (await as(caller).send(document)).data as unknown as { viewer: Record<string, object> }
    responses.push([caller, Object.values(viewer).map((value) => Object.values(value)[0] ?? null)])
  }
  const member = [null, null, null, null]
  const page = { page: 'MY_ACCOUNT' }
  expect(responses).toEqual([
    ['0', [...member, 'NOT_AGENT', page]],
    ['1', [...member, null, page]],
    ['2', [...member, null, page]],
    ['4', [...Array.from({ length: 5 }, () => 'REAL_ACCOUNT_REQUIRED'), null]],
    ['41', [...member, null, page]],
    ['42', [...member, null, page]],
  ])
})

/** The example need not be valid: these codes too show that the field is open to the caller. An internal error does not. */
const codes = schema.getType('ErrorCode')
const OPEN = new Set(['ok', 'nothing', ...(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [])])
for (const code of ['SESSION_EXPIRED', 'REAL_ACCOUNT_REQUIRED', 'NOT_AGENT', 'RATE_LIMITED', 'PLATFORM_UNAVAILABLE'])
  OPEN.delete(code)

const getAudience = ({ field }: Root) => String(getDirective(schema, field, 'access')?.[0]?.['to'])
const findModule = ({ field }: Root) => getDirective(schema, field, 'module')?.[0]?.['id'] as string | undefined
const getExpectedOutcomes = (root: Root) =>
  TABLE[root.coordinate]?.expected ?? BY_AUDIENCE[getAudience(root)] ?? all('no audience')

const isInside = (root: Root, caller: Caller) => BY_AUDIENCE[getAudience(root)]?.[caller] === 'ok'

/** Answer of the guard alone: `ok` where it lets the caller pass. */
async function guarded(root: Root, caller: Caller, isOn = (_moduleId: string) => true): Promise<string> {
  const { name } = root.field
  const { resolve = defaultFieldResolver } = (guards.getType(root.type) as GraphQLObjectType).getFields()[name] ?? {}
  const platform = caller === 'visitor' ? undefined : { read: async () => ({ type: Number(caller) }) }
  const context = { brand: async () => ({ isOn }), session: { platform, close: () => {} } }
  try {
    const response: unknown = await resolve({ [name]: 'ok' }, {}, context, { fieldName: name } as GraphQLResolveInfo)
    return typeof response === 'string' ? response : (response as { code: string }).code
  } catch (error) {
    return String((error as GraphQLError).extensions['code'])
  }
}

test.each(roots)('$coordinate refuses who is outside its audience, and nobody else', async (root) => {
  const responses = CALLERS.map(async (caller) => [caller, await guarded(root, caller)] as const)
  const refusals = BY_AUDIENCE[getAudience(root)]
  expect(Object.fromEntries(await Promise.all(responses))).toEqual(refusals)
  const outside = CALLERS.filter((caller) => !isInside(root, caller))
  expect(outside.map((caller) => getExpectedOutcomes(root)[caller])).toEqual(
    outside.map((caller) => refusals?.[caller]),
  )
})

test('refuses every field of a module that is off', async () => {
  const modules = roots.filter(findModule)
  expect(modules.length).toBeGreaterThan(3)
  const isOn = (root: Root) => (moduleId: string) => moduleId !== findModule(root)
  for (const root of modules)
    for (const caller of ['visitor', '1'] as const)
      expect(await guarded(root, caller, isOn(root)), root.coordinate).toBe('NOT_AVAILABLE')
})

/** Each result that is not the guard's, once: it lets these callers pass alike. */
const answered = roots.flatMap((root) => {
  const inside = CALLERS.filter((caller) => isInside(root, caller)).toReversed()
  const byCode = new Map(inside.map((caller): [string, Caller] => [getExpectedOutcomes(root)[caller], caller]))
  return [...byCode].map(([code, caller]) => ({ root, caller, code }))
})

/** A query and a mutation of each audience, as everyone. */
const refused = ['Query', 'Mutation'].flatMap((type) =>
  Object.keys(BY_AUDIENCE).flatMap((audience) => {
    const root = roots.find((each) => each.type === type && getAudience(each) === audience)
    return root ? CALLERS.map((caller) => ({ root, caller, code: getExpectedOutcomes(root)[caller] })) : []
  }),
)

test.each([...refused, ...answered])('$root.coordinate as $caller gives $code', async ({ root, caller, code }) => {
  const given = await outcome(as(caller), root, caller)
  const isOpen = !(root.coordinate in TABLE) && code === 'ok' && OPEN.has(given)
  expect(isOpen ? 'ok' : given).toBe(code)
})

const MODULE_FEATURES = [
  'REGISTRATION',
  'FREE_PLAY',
  'FAVOURITES',
  'AGENT_ACCOUNT',
  'CHAT',
  'POINTS_MALL',
  'REFERRAL',
  'RAFFLES',
]

// Last: the modules stay off.
test('refuses a query and a mutation of a disabled module and hides its features and menus', async () => {
  const features =
    '{ site { features } viewer { canKeepFavourites { reason } canChangePassword { reason } menu { page } } }'
  const before = (await as('1').send(features)).data
  expect(before).toMatchObject({
    site: { features: expect.arrayContaining(['REGISTRATION', 'FREE_PLAY', 'FAVOURITES', 'AGENT_ACCOUNT']) },
    viewer: { menu: expect.arrayContaining([{ page: 'MY_ACCOUNT' }, { page: 'TEAM_OVERVIEW' }]) },
  })
  const off = "update brand_module set enabled = false where enabled and mod_id <> 'COMM3'"
  await askDatabase(stack.databaseUrl, off)
  await stack.platform.restart()
  const closed = await stack.another({ COOKIE_KEYS: KEYS })
  const { data } = await closed.browser().send('{ site { features } viewer { id } }')
  // What the module for all platforms has stays.
  const ofModules = (listed: string[]) => listed.filter((name) => MODULE_FEATURES.includes(name))
  const { site, viewer } = data as unknown as { site: { features: string[] }; viewer: null }
  expect([ofModules(site.features), viewer]).toEqual([[], null])
  const agent = as('1', closed)
  expect((await agent.send(features)).data).toMatchObject({
    site: { features: site.features },
    viewer: {
      canKeepFavourites: { reason: 'NOT_AVAILABLE' },
      canChangePassword: { reason: 'NOT_AVAILABLE' },
      menu: [{ page: 'MY_ACCOUNT' }, { page: 'DEPOSIT' }, { page: 'WITHDRAWAL' }],
    },
  })
  for (const type of ['Query', 'Mutation']) {
    const root = roots.find((each) => each.type === type && findModule(each))
    for (const caller of ['visitor', '1'] as const)
      expect(await outcome(as(caller, closed), root as Root, caller)).toBe('NOT_AVAILABLE')
  }
})
