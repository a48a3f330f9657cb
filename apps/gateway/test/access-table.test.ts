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
/** The id of nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000'
/** Input of a transfer to another account. */
const TRANSFER = '{ amount: "10000", paymentPassword: "wrong", requestKey: "00000000-0000-4000-8000-000000000000"'
const SPENT = '{ points: "100", paymentPassword: "wrong", requestKey: "00000000-0000-4000-8000-000000000000"'
/** What the callers of its audience get: `ok`, `nothing`, or an error code. */
type Inside = string | (Partial<Record<Caller, string>> & { other: string })

/**
 * A call of each root field, and what those inside the audience of its `@access` get. Mutations that must not change anything are sent invalid
 * input: their code shows that they reached the platform. A root field without an entry is sent example arguments and must be open.
 */
const TABLE: Readonly<Record<string, readonly [call: string | ((caller: string) => string), inside: Inside]>> = {
  'Query.viewer': ['viewer { id }', { visitor: 'nothing', other: 'ok' }],
  'Query.site': ['site { name }', 'ok'],
  'Query.lobby': ['lobby(id: RNG) { games(pageSize: 1) { totalCount } }', 'ok'],
  'Query.hotGames': ['hotGames(first: 1) { id }', 'ok'],
  'Query.game': [() => `game(id: "${GAME}") { id }`, 'ok'],
  'Query.vendor': ['vendor(id: "MRT") { name }', 'ok'],
  'Query.search': ['search(text: "x") { promotions { id } }', 'ok'],
  'Query.countries': ['countries { code }', 'ok'],
  'Query.winners': ['winners(first: 1) { gameId }', 'ok'],
  'Query.winnersBoard': ['winnersBoard(pageSize: 1) { totalCount }', 'ok'],
  'Query.jackpots': ['jackpots { id }', 'ok'],
  'Query.pvpRooms': ['pvpRooms { id }', 'ok'],
  'Query.sportEvents': ['sportEvents(lobbyId: SPORTS) { id }', 'ok'],
  'Query.lotteryMenus': ['lotteryMenus { electronic { id } }', 'ok'],
  'Query.raffles': ['raffles { id }', 'ok'],
  'Query.raffle': ['raffle(id: "lantern-day-1") { seedHash }', 'ok'],
  'Query.raffleResults': ['raffleResults { totalCount }', 'ok'],
  'Query.lotteries': ['lotteries { code }', 'ok'],
  // The platform draws none here.
  'Query.lottery': ['lottery(code: "HA_NOI") { code }', 'HA_NOI'],
  'Query.stationResults': ['stationResults(day: "2026-11-21") { code }', 'ok'],
  'Query.lotteryDraw': ['lotteryDraw(code: "HA_NOI", number: "20261122") { seedHash }', 'nothing'],
  'Query.popularLotteries': ['popularLotteries(first: 1) { lottery { id } }', 'ok'],
  'Query.humanChallenge': ['humanChallenge { provider }', 'nothing'],
  'Query.captcha': ['captcha { id }', 'ok'],
  'Mutation.requestTextCaptcha': ['requestTextCaptcha(input: { humanProof: "none" })', 'NOT_AVAILABLE'],
  'Mutation.confirmPhone': [
    'confirmPhone(input: { phone: { diallingCode: "84", number: "" }, code: "000000" })',
    'NOT_AVAILABLE',
  ],
  'Mutation.requestPhoneCode': [
    'requestPhoneCode(input: { purpose: REGISTER, phone: { diallingCode: "84", number: "" } })',
    'INVALID_INPUT',
  ],
  'Mutation.logIn': [(caller) => `logIn(input: { username: "nobody-${caller}", password: "wrong" })`, 'LOGIN_FAILED'],
  'Mutation.logInWithCode': ['logInWithCode(input: { phone: { diallingCode: "84", number: "" } })', 'INVALID_INPUT'],
  'Mutation.sendLogInCode': [
    'sendLogInCode(input: { logInToken: "never-was", kind: PHONE_CODE })',
    'VERIFICATION_EXPIRED',
  ],
  'Mutation.verifyLogIn': [
    'verifyLogIn(input: { logInToken: "never-was", kind: AUTHENTICATOR_CODE, answer: "000000" })',
    'VERIFICATION_EXPIRED',
  ],
  'Mutation.requestPasswordReset': [
    'requestPasswordReset(input: { username: "nobody", email: "nobody" })',
    'INVALID_INPUT',
  ],
  'Mutation.resetPassword': [
    'resetPassword(input: { token: "never-was", newPassword: "basket7Moon", confirmNewPassword: "basket7Moon" })',
    'LINK_INVALID',
  ],
  'Mutation.resetPasswordByPhone': [
    'resetPasswordByPhone(input: { phone: { diallingCode: "84", number: "" }, newPassword: "basket7Moon" })',
    'INVALID_INPUT',
  ],
  'Mutation.register': ['register(input: { username: "x", password: "y", confirmPassword: "z" })', 'INVALID_INPUT'],
  // An invalid number: reaches the platform.
  'Mutation.registerByMobile': [
    'registerByMobile(input: { phone: { diallingCode: "84", number: "" } })',
    'INVALID_INPUT',
  ],
  'Query.invitationCode': ['invitationCode(code: "NOBODY") { isValid }', 'ok'],
  'Mutation.startFreePlay': ['startFreePlay(input: {})', 'ok'],
  'Mutation.logInWithToken': ['logInWithToken(input: { token: "never-was" })', 'LOGIN_FAILED'],
  'Mutation.changePassword': [
    'changePassword(input: { oldPassword: "wrong", newPassword: "basket7Moon", confirmNewPassword: "basket7Moon" })',
    'LOGIN_FAILED',
  ],
  'Mutation.updateProfile': ['updateProfile(input: { nickname: "Sen Vàng" })', 'ok'],
  'Mutation.setAvatar': ['setAvatar(input: { drawnId: "0" })', 'ok'],
  'Mutation.sendContactCode': ['sendContactCode(input: { contact: { email: "nobody" } })', 'INVALID_INPUT'],
  // No code is sent for a password.
  'Mutation.sendContactProofCode': ['sendContactProofCode(input: { kind: PASSWORD })', 'BAD_USER_INPUT'],
  'Mutation.bindContact': ['bindContact(input: { contact: { email: "nobody" }, code: "000000" })', 'INVALID_INPUT'],
  'Mutation.submitIdentityDocuments': [
    'submitIdentityDocuments(input: { documents: [{ kind: SELFIE, uploadId: "00000000-0000-4000-8000-000000000000" }] })',
    { 0: 'IDENTITY_CHECK_OPEN', other: 'INVALID_INPUT' },
  ],
  'Mutation.setLanguage': ['setLanguage(input: { language: "EN" })', 'ok'],
  'Mutation.setFavourite': [
    () => `setFavourite(input: { gameId: "${GAME}", isFavourite: true })`,
    { 4: 'REAL_ACCOUNT_REQUIRED', other: 'ok' },
  ],
  'Mutation.launchGame': [() => `launchGame(input: { gameId: "${GAME}" })`, 'ok'],
  'Mutation.launchTrial': [`launchTrial(input: { gameId: "none" })`, 'GAME_NOT_FOUND'],
  'Mutation.collectVendorBalances': ['collectVendorBalances(input: {})', 'ok'],
  // Each is refused by the platform, so that nothing moves.
  'Mutation.transferBetweenParts': [
    'transferBetweenParts(input: { fromPartId: "1", toPartId: "1", amount: "1" })',
    'INVALID_INPUT',
  ],
  'Mutation.transferToUpline': [`transferToUpline(input: ${TRANSFER} })`, 'PAYMENT_PASSWORD_MISSING'],
  'Mutation.transferToDownline': [
    `transferToDownline(input: ${TRANSFER}, username: "nobody" })`,
    'PAYMENT_PASSWORD_MISSING',
  ],
  'Mutation.createDownline': [
    'createDownline(input: { username: "", password: "", isAgent: false, rebateBasisPoints: 0 })',
    'INVALID_INPUT',
  ],
  'Mutation.setDownlineRebate': [
    'setDownlineRebate(input: { username: "nobody", rebateBasisPoints: 0, paymentPassword: "wrong" })',
    'PAYMENT_PASSWORD_MISSING',
  ],
  'Mutation.promoteDownline': [
    'promoteDownline(input: { username: "nobody", paymentPassword: "wrong" })',
    'PAYMENT_PASSWORD_MISSING',
  ],
  'Mutation.noteDownline': ['noteDownline(input: { username: "nobody", note: "" })', 'ACCOUNT_NOT_FOUND'],
  'Mutation.createRegistrationLink': [
    'createRegistrationLink(input: { name: "", rebateBasisPoints: 0 })',
    'INVALID_INPUT',
  ],
  'Mutation.removeRegistrationLink': ['removeRegistrationLink(input: { id: "NOBODY" })', 'LINK_NOT_FOUND'],
  'Mutation.offerContract': [
    'offerContract(input: { username: "nobody", kind: DAILY_SALARY, terms: { basisPoints: 1 }, paymentPassword: "wrong" })',
    'PAYMENT_PASSWORD_MISSING',
  ],
  'Mutation.answerContract': [
    `answerContract(input: { id: "${NOTHING}", accept: false, termsHash: "x" })`,
    'CONTRACT_NOT_FOUND',
  ],
  'Mutation.endContract': [`endContract(input: { id: "${NOTHING}" })`, 'CONTRACT_NOT_FOUND'],
  'Mutation.requestContract': [
    'requestContract(input: { kind: DAILY_SALARY, terms: { basisPoints: 4000 } })',
    'INVALID_INPUT',
  ],
  'Mutation.declineContractRequest': [
    `declineContractRequest(input: { id: "${NOTHING}", reason: "x" })`,
    'CONTRACT_NOT_FOUND',
  ],
  'Mutation.withdrawContractRequest': [`withdrawContractRequest(input: { id: "${NOTHING}" })`, 'CONTRACT_NOT_FOUND'],
  'Mutation.applyAsAgent': [
    'applyAsAgent(input: { motivation: "", channel: OTHER, expectedPlayers: 1 })',
    'INVALID_INPUT',
  ],
  'Mutation.answerAgentApplication': ['answerAgentApplication(input: { answer: "" })', 'INVALID_INPUT'],
  'Mutation.collectBill': [`collectBill(input: { id: "${NOTHING}" })`, 'BILL_NOT_FOUND'],
  'Mutation.disputeBill': [`disputeBill(input: { id: "${NOTHING}", note: "x" })`, 'BILL_NOT_FOUND'],
  'Mutation.claimRebate': ['claimRebate(input: { week: "2026-01-05" })', 'REWARD_NOT_CLAIMABLE'],
  'Mutation.buyRaffleTickets': [
    'buyRaffleTickets(input: { requestKey: "7d1d3f0e-6d0a-4b8e-9f6f-0d6f6f6f6f6f", raffleId: "none", tickets: 1 })',
    'RAFFLE_NOT_FOUND',
  ],
  'Mutation.claimRafflePrize': ['claimRafflePrize(input: { id: "none:1" })', 'REWARD_NOT_CLAIMABLE'],
  'Mutation.claimMission': ['claimMission(input: { id: "none:once" })', 'MISSION_NOT_FOUND'],
  'Mutation.applyPromotion': ['applyPromotion(input: { promotionId: "weekly-reload" })', 'PROMOTION_NOT_OPEN'],
  'Mutation.claimPromotion': ['claimPromotion(input: { promotionId: "loss-relief" })', 'PROMOTION_NOT_OPEN'],
  'Mutation.forfeitBonus': ['forfeitBonus(input: { bonusId: "0" })', 'BONUS_NOT_FOUND'],
  'Mutation.openServiceCase': [
    'openServiceCase(input: { requestKey: "00000000-0000-4000-8000-000000000000", topic: SITE, title: "", text: "" })',
    'INVALID_INPUT',
  ],
  'Mutation.writeServiceCase': [
    'writeServiceCase(input: { id: "0", requestKey: "00000000-0000-4000-8000-000000000000", text: "Hello" })',
    'SERVICE_CASE_NOT_FOUND',
  ],
  'Mutation.closeServiceCase': ['closeServiceCase(input: { id: "0" })', 'SERVICE_CASE_NOT_FOUND'],
  'Mutation.rateServiceCase': ['rateServiceCase(input: { id: "0", stars: 5 })', 'SERVICE_CASE_NOT_FOUND'],
  'Mutation.openGuestCase': [
    'openGuestCase(input: { requestKey: "00000000-0000-4000-8000-000000000000", email: "", topic: SITE, title: "", text: "" })',
    'INVALID_INPUT',
  ],
  'Mutation.sendGuestCaseCode': ['sendGuestCaseCode(input: { id: "0", email: "nobody@example.test" })', 'ok'],
  'Mutation.enterGuestCase': ['enterGuestCase(input: { id: "0", code: "AAAA-AAAA" })', 'SERVICE_CASE_NOT_FOUND'],
  'Mutation.readGuestCase': ['readGuestCase(input: { id: "0", key: "none" })', 'SERVICE_CASE_NOT_FOUND'],
  'Mutation.writeGuestCase': [
    'writeGuestCase(input: { id: "0", key: "none", requestKey: "00000000-0000-4000-8000-000000000000", text: "Hello" })',
    'SERVICE_CASE_NOT_FOUND',
  ],
  'Mutation.rateGuestCase': ['rateGuestCase(input: { id: "0", key: "none", stars: 5 })', 'SERVICE_CASE_NOT_FOUND'],
  'Mutation.createGuestUpload': ['createGuestUpload', 'ok'],
  'Mutation.viewGuestUpload': [
    'viewGuestUpload(input: { id: "0", key: "none", uploadId: "00000000-0000-4000-8000-000000000000" })',
    'UPLOAD_NOT_FOUND',
  ],
  'Mutation.unsubscribe': ['unsubscribe(input: { token: "1.SERVICE.forged" })', 'NOT_FOUND'],
  'Mutation.sendChatMessage': [
    `sendChatMessage(input: { requestKey: "${NOTHING}", roomId: "GENERAL-EN", text: "" })`,
    'INVALID_INPUT',
  ],
  'Mutation.readChatRoom': ['readChatRoom(input: { roomId: "NONE" })', 'CHAT_ROOM_NOT_FOUND'],
  'Mutation.reportChatMessage': [
    'reportChatMessage(input: { roomId: "GENERAL-EN", messageId: "0", reason: SPAM })',
    'CHAT_MESSAGE_NOT_FOUND',
  ],
  'Mutation.muteChatName': ['muteChatName(input: { name: "Nobody", isMuted: true })', 'CHAT_MESSAGE_NOT_FOUND'],
  'Mutation.redeemPoints': [`redeemPoints(input: ${SPENT}, itemId: "none" })`, 'PAYMENT_PASSWORD_MISSING'],
  'Mutation.convertPoints': [`convertPoints(input: ${SPENT} })`, 'PAYMENT_PASSWORD_MISSING'],
  'Mutation.markMessagesRead': ['markMessagesRead(input: { ids: ["1"] })', 'ok'],
  'Mutation.deleteMessages': ['deleteMessages(input: { ids: ["1"] })', 'NOT_FOUND'],
  'Mutation.setMessagePreference': ['setMessagePreference(input: { kind: DEPOSIT, channel: PUSH, isOn: true })', 'ok'],
  'Mutation.setQuietHours': ['setQuietHours(input: { fromMinute: 60 })', 'INVALID_INPUT'],
  'Mutation.addPushDevice': [
    'addPushDevice(input: { endpoint: "https://push.test", p256dh: "", auth: "" })',
    'INVALID_INPUT',
  ],
  'Mutation.removePushDevice': ['removePushDevice(input: { id: "none" })', 'NOT_FOUND'],
  'Mutation.sendMessage': [
    'sendMessage(input: { requestKey: "00000000-0000-4000-8000-000000000000", to: UPLINE, title: "", content: "" })',
    'INVALID_INPUT',
  ],
  'Mutation.createRecordFile': [
    'createRecordFile(input: { betting: { from: "2026-01-02", to: "2026-01-01" } })',
    'INVALID_RANGE',
  ],
  'Mutation.createUpload': ['createUpload(input: { purpose: MESSAGE })', 'ok'],
  'Mutation.viewUpload': ['viewUpload(input: { id: "00000000-0000-4000-8000-000000000000" })', 'UPLOAD_NOT_FOUND'],
  'Mutation.createDeposit': [
    'createDeposit(input: { requestKey: "00000000-0000-4000-8000-000000000000", payment: { method: QR }, amount: "0" })',
    'INVALID_INPUT',
  ],
  'Mutation.submitDepositProof': [
    'submitDepositProof(input: { id: "999999999", uploads: ["00000000-0000-4000-8000-000000000000"] })',
    'DEPOSIT_NOT_FOUND',
  ],
  'Mutation.cancelDeposit': ['cancelDeposit(input: { id: "999999999" })', 'DEPOSIT_NOT_FOUND'],
  'Mutation.releaseDeposit': ['releaseDeposit(input: { id: "999999999" })', 'DEPOSIT_NOT_FOUND'],
  'Mutation.reportFailingHost': [`reportFailingHost(input: { host: "${IMAGE_HOSTS[0]}" })`, 'ok'],
  // The text is too short: the call reaches the platform and stores nothing.
  'Mutation.sendFeedback': [
    'sendFeedback(input: { requestKey: "00000000-0000-4000-8000-000000000000", questionType: SITE, content: "x" })',
    'INVALID_INPUT',
  ],
  'Mutation.beginAuthenticatorSetup': ['beginAuthenticatorSetup(input: { password: "wrong" })', 'LOGIN_FAILED'],
  'Mutation.confirmAuthenticatorSetup': ['confirmAuthenticatorSetup(input: { code: "000000" })', 'CODE_EXPIRED'],
  // No fifth wrong password, which would lock the account: these two lack a code.
  'Mutation.renewRecoveryCodes': ['renewRecoveryCodes(input: { password: "wrong", code: "" })', 'INVALID_INPUT'],
  // One wrong password more would lock the account; this one is too long to be looked at.
  'Mutation.createDataFile': [`createDataFile(input: { password: "${'x'.repeat(5_000)}" })`, 'INVALID_INPUT'],
  'Mutation.removeAuthenticator': ['removeAuthenticator(input: { password: "wrong", code: "" })', 'INVALID_INPUT'],
  'Mutation.setSecurityQuestions': [
    'setSecurityQuestions(input: { proof: { password: "wrong" }, answers: [] })',
    'INVALID_INPUT',
  ],
  'Mutation.beginPasskeyRegistration': ['beginPasskeyRegistration(input: { password: "wrong" })', 'LOGIN_FAILED'],
  'Mutation.createApiToken': [
    'createApiToken(input: { password: "wrong", name: "Sheet", scopes: [READ_WALLET], days: 1 })',
    'LOGIN_FAILED',
  ],
  'Mutation.revokeApiToken': ['revokeApiToken(input: { id: "00000000-0000-4000-8000-000000000000" })', 'NOT_FOUND'],
  'Mutation.addPasskey': ['addPasskey(input: { name: "Phone", response: "{}" })', 'PASSKEY_FAILED'],
  'Mutation.renamePasskey': [
    'renamePasskey(input: { id: "00000000-0000-4000-8000-000000000000", name: "Phone" })',
    'PASSKEY_NOT_FOUND',
  ],
  'Mutation.beginPasskeyLogIn': ['beginPasskeyLogIn', 'ok'],
  'Mutation.logInWithPasskey': ['logInWithPasskey(input: { response: "{}" })', 'PASSKEY_FAILED'],
  // No issuer answers here: it got as far as the platform.
  'Mutation.beginIdentityProviderLogIn': [
    'beginIdentityProviderLogIn(input: { provider: GOOGLE })',
    'IDENTITY_PROVIDER_UNAVAILABLE',
  ],
  'Mutation.logInWithIdentityProvider': [
    'logInWithIdentityProvider(input: { provider: GOOGLE, query: "" })',
    'IDENTITY_PROVIDER_FAILED',
  ],
  'Mutation.beginIdentityLink': ['beginIdentityLink(input: { provider: GOOGLE, password: "wrong" })', 'LOGIN_FAILED'],
  'Mutation.linkIdentity': ['linkIdentity(input: { provider: GOOGLE, query: "" })', 'IDENTITY_PROVIDER_FAILED'],
  'Mutation.unlinkIdentity': ['unlinkIdentity(input: { id: "00000000-0000-4000-8000-000000000000" })', 'NOT_FOUND'],
  'Mutation.setLimit': ['setLimit(input: { kind: DEPOSIT, period: DAY, amount: "0" })', 'INVALID_INPUT'],
  'Mutation.confirmLimitIncrease': ['confirmLimitIncrease(input: { id: "999999" })', 'LIMIT_CHANGE_NOT_FOUND'],
  // First steps change nothing.
  'Mutation.startTimeOut': ['startTimeOut(input: { days: 1 })', 'ok'],
  'Mutation.excludeMyself': ['excludeMyself(input: { months: 6 })', 'ok'],
  'Mutation.setRealityCheck': ['setRealityCheck(input: { everyMinutes: 1 })', 'INVALID_INPUT'],
  'Mutation.acknowledgeRealityCheck': ['acknowledgeRealityCheck', 'ok'],
  'Mutation.answerIntervention': ['answerIntervention(input: { id: "never-was", answer: SHOWN })', 'ok'],
  'Mutation.closeAccount': ['closeAccount(input: { confirmation: "never-was" })', 'CONFIRMATION_EXPIRED'],
  'Mutation.requestClosingPayout': ['requestClosingPayout(input: { bankCardId: "never-was" })', 'BANK_CARD_NOT_FOUND'],
  // The password is too short: none is tried, which would lock the account.
  'Mutation.setPaymentPassword': [
    'setPaymentPassword(input: { password: "wrong", paymentPassword: "x", confirmPaymentPassword: "x" })',
    'INVALID_INPUT',
  ],
  'Mutation.changePaymentPassword': [
    'changePaymentPassword(input: { oldPaymentPassword: "wrong", paymentPassword: "x", confirmPaymentPassword: "x" })',
    'INVALID_INPUT',
  ],
  'Mutation.requestPaymentPasswordCode': [
    'requestPaymentPasswordCode(input: { channel: EMAIL })',
    { 0: 'ok', other: 'INVALID_INPUT' },
  ],
  'Mutation.resetPaymentPassword': [
    'resetPaymentPassword(input: { proof: { email: "" }, paymentPassword: "x", confirmPaymentPassword: "x" })',
    'INVALID_INPUT',
  ],
  'Mutation.requestStepUpCode': [
    'requestStepUpCode(input: { purpose: BANK_CARD, channel: SMS })',
    { 0: 'ok', other: 'INVALID_INPUT' },
  ],
  'Mutation.beginPasskeyStepUp': ['beginPasskeyStepUp', 'ok'],
  'Mutation.addBankCard': [
    'addBankCard(input: { bankCode: "NONE", accountNumber: "", paymentPassword: "" })',
    'INVALID_INPUT',
  ],
  'Mutation.removeBankCard': [
    'removeBankCard(input: { id: "00000000-0000-4000-8000-000000000000" })',
    'BANK_CARD_NOT_FOUND',
  ],
  'Mutation.setDefaultBankCard': [
    'setDefaultBankCard(input: { id: "00000000-0000-4000-8000-000000000000" })',
    'BANK_CARD_NOT_FOUND',
  ],
  'Mutation.requestWithdrawal': [
    `requestWithdrawal(input: { requestKey: "00000000-0000-4000-8000-000000000000", amount: "200000",
      bankCardId: "00000000-0000-4000-8000-000000000000", paymentPassword: "wrong" })`,
    'BANK_CARD_NOT_FOUND',
  ],
  'Mutation.confirmWithdrawalReceipt': [
    'confirmWithdrawalReceipt(input: { id: "999999999", outcome: RECEIVED })',
    'WITHDRAWAL_NOT_FOUND',
  ],
  'Mutation.answerWithdrawalQuestion': [
    'answerWithdrawalQuestion(input: { id: "999999999", answer: "x" })',
    'WITHDRAWAL_NOT_FOUND',
  ],
  'Mutation.cancelWithdrawal': ['cancelWithdrawal(input: { id: "999999999" })', 'NOT_AVAILABLE'],
  'Mutation.placeLotteryTicket': [
    `placeLotteryTicket(input: { requestKey: "00000000-0000-4000-8000-000000000000", code: "HA_NOI",
      firstDrawNumber: "20261122", oddsVersion: "2026-11", lines: [{ betType: "DE", picks: [7], amount: "1000" }] })`,
    'DRAW_NOT_FOUND',
  ],
  'Mutation.cancelLotteryTicket': ['cancelLotteryTicket(input: { id: "1" })', 'TICKET_NOT_FOUND'],
  'Mutation.logOut': ['logOut', 'ok'],
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
  const call = TABLE[root.coordinate]?.[0]
  if (!call) return sendExample(browser, root)
  const requested = typeof call === 'string' ? call : call(caller)
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
function getExpected(root: Root, caller: Caller): string {
  const refusal = BY_AUDIENCE[getAudience(root)]?.[caller] ?? 'no audience'
  const inside = TABLE[root.coordinate]?.[1] ?? 'ok'
  if (refusal !== 'ok') return refusal
  return typeof inside === 'string' ? inside : (inside[caller] ?? inside.other)
}

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
  expect(Object.fromEntries(await Promise.all(responses))).toEqual(BY_AUDIENCE[getAudience(root)])
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
  const byCode = new Map(inside.map((caller): [string, Caller] => [getExpected(root, caller), caller]))
  return [...byCode].map(([code, caller]) => ({ root, caller, code }))
})

/** A query and a mutation of each audience, as everyone. */
const refused = ['Query', 'Mutation'].flatMap((type) =>
  Object.keys(BY_AUDIENCE).flatMap((audience) => {
    const root = roots.find((each) => each.type === type && getAudience(each) === audience)
    return root ? CALLERS.map((caller) => ({ root, caller, code: getExpected(root, caller) })) : []
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
