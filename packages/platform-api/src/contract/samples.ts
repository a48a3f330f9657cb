import { randomUUID } from 'node:crypto'

import type { Endpoint } from '../endpoint.ts'
import type { Facts } from './facts.ts'

/** Not in any catalogue. */
export const NO_GAME = 2_000_000_000

interface Sample {
  /** Valid input; undefined when this run has none. */
  good?: (facts: Facts) => object | undefined
  /** Invalid input. */
  bad?: object
}

const ofThrowAway =
  (input: object) =>
  ({ account }: Facts) =>
    account?.throwAway ? input : undefined

/** Inputs by endpoint. Without an entry a GET is called without input and anything else is skipped. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  systemStatus: { good: () => ({ url: 'contract.test' }) },
  announcements: { good: () => ({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }) },
  checkUsername: { good: () => ({ username: 'contractcheck' }) },
  affiliate: { bad: { code: '' } },
  captcha: { good: () => ({ captchaId: crypto.randomUUID() }) },
  login: { bad: { username: '', password: '' } },
  touchSession: { good: () => ({}) },
  // Unknown account: the response is the same and no mail is sent.
  resetPasswordByEmail: {
    good: () => ({ username: 'contractcheck', email: 'contractcheck@example.test' }),
    bad: { username: 'contractcheck', email: 'no address' },
  },
  logInHistory: { bad: { pageNo: 0 } },
  passkeySignInOptions: { good: () => ({}) },
  createUpload: { good: ofThrowAway({ purpose: 'AVATAR' }), bad: { purpose: 'x' } },
  viewUpload: { bad: { id: 'x' } },
  setAvatar: { good: ofThrowAway({ avatarType: 'STATIC', avatar: '1' }), bad: { avatarType: 'STATIC', avatar: '999' } },
  sendContactCode: { bad: { channel: 'email', email: 'no address' } },
  sendContactProof: { bad: { method: 'x' } },
  bindContact: { bad: { channel: 'email', email: 'no address', verificationCode: '' } },
  submitIdentity: { bad: { documents: [] } },
  updateLanguage: { good: ofThrowAway({ language: 'EN' }), bad: { language: '?' } },
  balance: { bad: { typeId: 'x' } },
  depositByGateway: { bad: { requestKey: 'x', amount: '1', method: 'CASH' } },
  depositByTransfer: { bad: { requestKey: 'x', amount: '-1' } },
  depositFromAccount: { bad: { requestKey: 'x', amount: '1.5' } },
  depositByQr: {
    good: ofThrowAway({ requestKey: randomUUID(), amount: '50000' }),
    bad: { requestKey: randomUUID(), amount: '1e9' },
  },
  deposit: { bad: { id: 'x' } },
  depositProof: { bad: { id: '1', uploads: [] } },
  cancelDeposit: { bad: { id: '-1' } },
  releaseDeposit: { bad: { id: '-1' } },
  depositReport: { bad: { pageNo: 0 } },
  gameList: { good: () => ({ gameType: 'RNG', pageNo: 1, pageSize: 5, sort: 'name' }), bad: { pageNo: 0 } },
  hotGames: { good: () => ({ isPlatform: 2, limit: 3 }), bad: { limit: 0 } },
  recentGames: { bad: { limit: 0 } },
  openRounds: { bad: { limit: 0 } },
  winnerBoard: { good: () => ({ period: 'WEEK', order: 'MULTIPLE' }), bad: { limit: 0 } },
  referralFriends: { good: () => ({ show: 'PAID', pageNo: 1, pageSize: 5 }), bad: { pageNo: 0 } },
  pvpRooms: { bad: { nodeId: -1 } },
  sportEvents: { good: () => ({ gameType: 'SPORTS' }), bad: { gameType: 'RNG' } },
  popularLotteries: { good: () => ({ count: 20 }), bad: { count: 0 } },
  openedNumero: { good: () => ({}), bad: { gameCode: 'x'.repeat(41) } },
  drawResults: { good: () => ({ count: 5 }), bad: { count: 0 } },
  drawByCode: { good: ({ draw }) => draw, bad: { gameCode: 'HA_NOI' } },
  numerosNear: { good: () => ({ gameCode: 'HA_NOI' }), bad: { gameCode: 'HA_NOI', count: 0 } },
  stationNumeros: { good: () => ({ count: 100 }), bad: { count: 0 } },
  lotteryBoard: { good: () => ({ gameCode: 'HA_NOI' }), bad: {} },
  lotteryRemaining: { good: ({ draw }) => draw, bad: { gameCode: 'HA_NOI' } },
  lotteryStatistics: { good: () => ({ gameCode: 'HA_NOI', draws: 50 }), bad: { gameCode: 'HA_NOI', draws: 1 } },
  placeTicket: { bad: { gameCode: 'HA_NOI', numero: '20261122', oddsVersion: '1', lines: [] } },
  cancelTicket: { bad: { ticketId: 'x' } },
  tickets: { good: () => ({ count: 5 }), bad: { count: 0 } },
  ticketDetail: { bad: { ticketId: 'x' } },
  launchGame: {
    good: ({ openGame: nodeId }) => (nodeId === undefined ? undefined : { nodeId, launchMode: 'GLS' }),
    bad: { nodeId: 'x' },
  },
  promotions: { good: () => ({ category: 'new_player' }) },
  setLimit: {
    good: ofThrowAway({ kind: 'DEPOSIT', period: 'MONTH', amount: '5000000' }),
    bad: { kind: 'DEPOSIT', period: 'MONTH', amount: '0' },
  },
  confirmLimit: { bad: { id: 0 } },
  // Only the first step, which changes nothing.
  excludeMember: { good: () => ({ kind: 'TIME_OUT', days: 1 }), bad: { kind: 'TIME_OUT', days: 43 } },
  closeAccount: {
    good: ({ account }) =>
      account?.throwAway ? { stepUp: { method: 'password', answer: account.password } } : undefined,
    bad: { confirmation: 1 },
  },
  realityCheck: { good: ofThrowAway({ everyMinutes: 30 }), bad: { everyMinutes: 1 } },
  acknowledgeRealityCheck: { good: () => ({}) },
  activityStatement: { bad: { year: 'x' } },
  feedback: {
    good: ({ account }) =>
      account?.throwAway
        ? { requestKey: randomUUID(), questionType: 'other', content: 'A check of the contract, nothing to answer.' }
        : undefined,
    bad: { requestKey: 'x' },
  },
  ...Object.fromEntries(
    [
      'betHistory',
      'accountTransactions',
      'personalProfit',
      'lotteryProfit',
      'cardAndFishingProfit',
      'bonusDetails',
    ].map((name) => [name, { good: ({ today }: Facts) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } }]),
  ),
  betDetail: { bad: { betId: 'x' } },
  transactionDetail: { bad: { transactionId: 'x' } },
  recordFile: {
    good: ({ today }) => ({ report: 'bets', from: today, to: today }),
    bad: { report: 'everything', from: 'x', to: 'y' },
  },
  walletTransfer: { bad: { fromAccountTypeId: 2, toAccountTypeId: 3, amount: 'all' } },
  transferFromMainWallet: { bad: { vassalage: 'NOBODY', amount: 'all' } },
  transferSubToSubWallet: { bad: { fromVassalage: 'A', toVassalage: 'B', amount: 'all' } },
  lockStatusByType: { good: () => ({ vassalage: 'NOBODY' }), bad: {} },
  transferUpline: { bad: { amount: 'all', paymentPassword: '', requestKey: 'x' } },
  transferDownline: { bad: { account: '', amount: 'all', paymentPassword: '', requestKey: 'x' } },
  memberTransfers: { bad: { pageNo: 0 } },
  removeBankCard: { bad: { id: 'x' } },
  setDefaultBankCard: { bad: { id: 'x' } },
  requestPaymentPasswordCode: { bad: { method: 'x' } },
  requestStepUpCode: { bad: { purpose: 'x', method: 'sms' } },
  withdrawalOptions: { bad: { groupId: 'x' } },
  withdrawalList: {
    good: ({ today }) => ({ pageNo: 1, pageSize: 5, from: today, to: today }),
    bad: { pageNo: 0 },
  },
  withdrawalDetail: { bad: { id: 'x' } },
  serviceCases: { good: () => ({ pageNo: 1, pageSize: 5 }), bad: { pageNo: 0 } },
  serviceCaseDetail: { bad: { id: 'x' } },
  openServiceCase: {
    good: ({ account }) =>
      account?.throwAway
        ? { requestKey: randomUUID(), topic: 'other', title: 'Contract', text: 'Nothing to answer.' }
        : undefined,
    bad: { requestKey: 'x', topic: 'other', title: '', text: '' },
  },
  writeServiceCase: { bad: { id: 'x', requestKey: 'x', text: '' } },
  closeServiceCase: { bad: { id: 'x' } },
  launchChat: { good: () => ({ title: 'Chat', language: 'EN', headerColor: '#b93421' }), bad: { headerColor: 'red' } },
  chatMessages: { good: () => ({ room: 'GENERAL-EN', size: 5 }), bad: { room: 'GENERAL-EN', size: 0 } },
  sendChatMessage: {
    good: ofThrowAway({ room: 'GENERAL-EN', requestKey: randomUUID(), text: 'Good evening' }),
    bad: { room: 'GENERAL-EN', requestKey: 'x', text: '' },
  },
  readChat: { good: ofThrowAway({ room: 'GENERAL-EN' }), bad: { room: '' } },
  reportChatMessage: { bad: { room: 'GENERAL-EN', messageId: 'x', reason: 'spam' } },
  muteChatName: { bad: { name: '', isMuted: true } },
  redeemPointList: { good: () => ({ pageNo: 1, pageSize: 5 }), bad: { pageNo: 0 } },
  redeemPointReward: { bad: { requestKey: 'x', itemId: '', points: '1', paymentPassword: '' } },
  convertPoint: { bad: { requestKey: 'x', points: 'all', paymentPassword: '' } },
  raffleDetail: { bad: { raffleId: '' } },
  raffleTickets: { bad: { raffleId: '' } },
  raffleResults: { good: () => ({ pageNo: 1, pageSize: 5 }), bad: { pageNo: 0 } },
  raffleStatus: { good: () => ({}), bad: { raffleId: '' } },
  buyRaffleTickets: { bad: { requestKey: 'x', raffleId: '', tickets: 0 } },
  claimRafflePrize: { bad: { raffleId: '', place: 0 } },
  claimMission: { bad: { missionId: '', period: '' } },
  claimRebate: { bad: { week: 'x' } },
  applyPromotion: { bad: { promotionId: '' } },
  claimPromotion: {
    good: ({ account }) => (account?.throwAway ? { promotionId: 'daily-sign-in' } : undefined),
    bad: { promotionId: '' },
  },
  forfeitBonus: { bad: { bonusId: 'x' } },
  inbox: { good: () => ({ page: 1, size: 5, kind: 'DEPOSIT' }), bad: { page: 0 } },
  outbox: { good: () => ({ page: 1 }), bad: { size: 0 } },
  readMessages: { good: ofThrowAway({}), bad: { ids: ['x'] } },
  deleteMessages: { bad: { ids: [] } },
  setMessagePreference: {
    good: ofThrowAway({ kind: 'DEPOSIT', channel: 'PUSH', on: false }),
    bad: { kind: 'x', channel: 'PUSH', on: true },
  },
  setQuietHours: {
    good: ofThrowAway({ quietHours: { from: 1_320, to: 420 } }),
    bad: { quietHours: { from: 60, to: 60 } },
  },
  addPushDevice: { bad: { endpoint: 'x', p256dh: '', auth: '' } },
  removePushDevice: { bad: { id: 'x' } },
  sendMessage: { bad: { requestKey: 'x', to: 'upline', title: '', content: '' } },
  confirmWithdrawalReceipt: { bad: { id: 'x', outcome: 'RECEIVED' } },
  answerWithdrawalQuestion: { bad: { id: 'x', answer: '' } },
  cancelWithdrawal: { bad: { id: 'x' } },
  downlines: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
  downline: { bad: { account: '' } },
  downlineRebates: { bad: { pageNo: 0 } },
  registeredAffiliates: { bad: { pageNo: 0 } },
  createDownline: { bad: { username: 'contract', password: '', kind: 'x', rate: -1 } },
  setDownlineRebate: { bad: { account: '', rate: -1, paymentPassword: '' } },
  promoteDownline: { bad: { account: '', paymentPassword: '' } },
  noteDownline: { bad: { account: '', note: '' } },
  createAffiliateUrl: { bad: { name: '', rate: 0 } },
  removeAffiliateUrl: { bad: { code: '' } },
  teamBetting: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
  downlineTransactions: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
  teamWatch: { bad: { account: '' } },
  processHourlySalary: { good: () => ({}), bad: { pageNo: 0 } },
  processRealTimeSalary: { good: () => ({}), bad: { pageNo: 0 } },
  offerContract: { bad: { account: '', kind: 'x' } },
  answerContract: { bad: { id: 'x' } },
  endContract: { bad: { id: 'x' } },
  billAction: { bad: { id: 'x' } },
  requestContract: { bad: { kind: 'x' } },
  declineContractRequest: { bad: { id: 'x' } },
  withdrawContractRequest: { bad: { id: 'x' } },
  applyAsAgent: { bad: { motivation: '' } },
  answerApplication: { bad: { answer: '' } },
  simulateContract: { bad: { kind: 'x' } },
  creditReport: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
  income: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
  teamOverview: { good: ({ today }) => ({ from: today, to: today }), bad: { from: 'x', to: 'y' } },
}

/** Valid input; undefined when this run has none. */
export function goodInput(endpoint: Endpoint, facts: Facts): object | undefined {
  const sample = SAMPLES[endpoint.name]?.good
  if (sample) return sample(facts)
  if (endpoint.example && facts.account?.throwAway) return endpoint.example as object
  return endpoint.method === 'GET' && endpoint.input.safeParse({}).success ? {} : undefined
}

/** Invalid input: the sample, or none where input is required; undefined when everything is valid. */
export function badInput(endpoint: Endpoint): object | undefined {
  return SAMPLES[endpoint.name]?.bad ?? (endpoint.input.safeParse({}).success ? undefined : {})
}
