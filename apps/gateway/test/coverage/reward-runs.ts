import { createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Browser } from '../browser.ts'
import type { Caller } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

/** Start of the last full week of play. */
const LAST_MONDAY = (() => {
  const today = new Date(Date.now() + 7 * 3_600_000)
  const back = ((today.getUTCDay() + 6) % 7) + 7
  return new Date(today.getTime() - back * 86_400_000).toISOString().slice(0, 10)
})()

const PAYMENT_PASSWORD = 'lantern-river-5'

/** Gives a newcomer a payment password and 500 points. @returns the input of a redemption */
async function prepareRedemption(world: World, { browser, username, password }: Caller) {
  const input = { password, paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
  const done = 'PaymentPasswordChangeSuccess { __typename }'
  await call(browser, 'setPaymentPassword', 'SetPaymentPasswordInput', input, done)
  await world.sql(`select post_points((select id from member where username = '${username}'), 'POINTS_EARN', 5000000,
    'points:${randomUUID()}', '\\x00', 'gift')`)
  return { requestKey: randomUUID(), itemId: 'cash-120', points: '120', paymentPassword: PAYMENT_PASSWORD }
}

async function prepareRaffle(world: World, { username }: Caller) {
  await world.sql(`select post_points((select id from member where username = '${username}'), 'POINTS_EARN', 5000000,
    'points:${randomUUID()}', '\\x00', 'gift')`)
  await world.sql(
    `update raffle set closes_at = now() + interval '1 day', next_action_at = null where state = 'SELLING'`,
  )
  return { requestKey: randomUUID(), raffleId: 'lantern-day-3' }
}

const conversion = (
  { requestKey, paymentPassword }: { requestKey: string; paymentPassword: string },
  points: string,
) => ({
  requestKey,
  paymentPassword,
  points,
})

const newCase = () => ({ requestKey: randomUUID(), topic: 'SITE', title: 'A question', text: 'Where is my rank?' })

async function openCase({ browser }: Caller): Promise<string> {
  const selection = 'ServiceCaseSuccess { serviceCase { id } }'
  const opened = await call(browser, 'openServiceCase', 'OpenServiceCaseInput', newCase(), selection)
  return (opened['serviceCase'] as { id: string }).id
}

const guestCase = () => ({ ...newCase(), email: `guest-${randomUUID()}@example.test` })

async function openGuestCase({ browser }: Caller): Promise<{ id: string; key: string }> {
  const selection = 'GuestCaseSuccess { key serviceCase { id } }'
  const opened = await call(browser, 'openGuestCase', 'OpenGuestCaseInput', guestCase(), selection)
  return { id: (opened['serviceCase'] as { id: string }).id, key: String(opened['key']) }
}

/** Token of a letter to a member, signed with the key of this test's platform. */
async function unsubscribeToken({ sql }: World): Promise<string> {
  const [member] = await sql<{ id: number }>('select id from member where kind = 0 limit 1')
  const signed = createHmac('sha256', Buffer.alloc(32)).update(`unsubscribe:${member?.id}:SERVICE`)
  return `${member?.id}.SERVICE.${signed.digest('base64url')}`
}

const PUSH_HOST = 'fcm.googleapis.com'

/** A registered browser that receives nothing in this test. */
const pushSubscription = (host: string) => ({
  endpoint: `https://${host}/fcm/send/coverage`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

async function anyMessage(browser: Browser): Promise<string | undefined> {
  const { data } = await browser.send(
    '{ viewer { memberAccount { ... on MemberAccount { messages { nodes { id } } } } } }',
  )
  const { viewer } = data as unknown as { viewer: { memberAccount: { messages: { nodes: { id: string }[] } } } }
  return viewer.memberAccount.messages.nodes[0]?.id
}

export const REWARD_RUNS: MutationRuns = {
  markMessagesRead: [
    { as: 'member', input: () => ({}), gives: 'ChangeMessagesSuccess' },
    { as: 'visitor', input: () => ({}), gives: 'Problem' },
  ],
  deleteMessages: [
    {
      as: 'member',
      input: async (_world, { browser }) => ({ ids: [await anyMessage(browser)] }),
      gives: 'ChangeMessagesSuccess',
    },
    { as: 'visitor', input: () => ({ ids: ['1'] }), gives: 'Problem' },
  ],
  setMessagePreference: [
    {
      as: 'member',
      input: () => ({ kind: 'PROMOTION', channel: 'PUSH', isOn: true }),
      gives: 'MessageSettingsSuccess',
    },
    { as: 'newcomer', input: () => ({ kind: 'DEPOSIT', channel: 'SMS', isOn: true }), gives: 'Problem' },
  ],
  setQuietHours: [
    { as: 'member', input: () => ({ fromMinute: 1_320, toMinute: 420 }), gives: 'MessageSettingsSuccess' },
    { as: 'member', input: () => ({ fromMinute: 60, toMinute: 60 }), gives: 'InvalidInput' },
  ],
  addPushDevice: [
    { as: 'member', input: () => pushSubscription(PUSH_HOST), gives: 'MessageSettingsSuccess' },
    { as: 'member', input: () => pushSubscription('10.0.0.1'), gives: 'Problem' },
    { as: 'member', input: () => ({ ...pushSubscription(PUSH_HOST), auth: '' }), gives: 'InvalidInput' },
  ],
  removePushDevice: [
    {
      as: 'member',
      input: async (_world, { browser }) => {
        const selection = 'MessageSettingsSuccess { settings { devices { id } } }'
        const { settings } = await call(
          browser,
          'addPushDevice',
          'AddPushDeviceInput',
          pushSubscription(PUSH_HOST),
          selection,
        )
        return { id: (settings as { devices: { id: string }[] }).devices[0]?.id }
      },
      gives: 'MessageSettingsSuccess',
    },
    { as: 'member', input: () => ({ id: 'none' }), gives: 'Problem' },
  ],
  claimRebate: [
    {
      as: 'newcomer',
      input: async (world, { username }) => {
        await world.sql(`insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
          select (select id from member where username = '${username}'), node_id, gen_random_uuid(), 100000000000, 0, 0,
            '${LAST_MONDAY} 12:00+07' from game where category = 'RNG' order by node_id limit 1`)
        return { week: LAST_MONDAY }
      },
      gives: 'ClaimRebateSuccess',
    },
    { as: 'newcomer', input: () => ({ week: '2026-01-05' }), gives: 'Problem' },
  ],
  claimMission: [
    {
      as: 'newcomer',
      input: async (world, { username }) => {
        await world.sql(`insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
          select (select id from member where username = '${username}'), node_id, gen_random_uuid(), 10000, 0, 0, now()
          from game, generate_series(1, 10) where node_id = (select min(node_id) from game where category = 'FISH')`)
        return { id: 'first-catch:once' }
      },
      gives: 'ClaimMissionSuccess',
    },
    { as: 'newcomer', input: () => ({ id: 'explorer:once' }), gives: 'Problem' },
  ],
  applyPromotion: [
    {
      as: 'newcomer',
      input: async (world, { username }) => {
        await world.sql(`insert into member_day (member_id, day, turnover, payout)
          select id, '${LAST_MONDAY}', 30000000000, 0 from member where username = '${username}'`)
        return { promotionId: 'loss-relief', remark: 'A hard week' }
      },
      gives: 'ApplyPromotionSuccess',
    },
    { as: 'newcomer', input: () => ({ promotionId: 'loss-relief', remark: 'x'.repeat(141) }), gives: 'InvalidInput' },
    { as: 'newcomer', input: () => ({ promotionId: 'weekly-reload' }), gives: 'Problem' },
  ],
  claimPromotion: [
    { as: 'newcomer', input: () => ({ promotionId: 'daily-sign-in' }), gives: 'ClaimPromotionSuccess' },
    { as: 'newcomer', input: () => ({ promotionId: 'loss-relief' }), gives: 'Problem' },
  ],
  forfeitBonus: [
    {
      as: 'newcomer',
      input: async (world, { browser, username }) => {
        await world.sql(`insert into deposit (member_id, amount, channel, state, created_at, confirmed_at, transaction_id)
          select id, 2000000000, 'bank', 'CONFIRMED', now(), now(), (post_deposit(id, 2000000000, 'deposit:${username}',
            '\\x00', '${username}')).transaction_id from member where username = '${username}'`)
        const claimed = { promotionId: 'welcome-credit' }
        await call(browser, 'claimPromotion', 'ClaimPromotionInput', claimed, 'ClaimPromotionSuccess { __typename }')
        const [bonus] = await world.sql<{ id: string }>(`select member_bonus.id::text from member_bonus
          join member on member.id = member_id where username = '${username}'`)
        return { bonusId: String(bonus?.id) }
      },
      gives: 'ForfeitBonusSuccess',
    },
    { as: 'newcomer', input: () => ({ bonusId: '0' }), gives: 'Problem' },
  ],
  openServiceCase: [
    { as: 'newcomer', input: () => newCase(), gives: 'ServiceCaseSuccess' },
    { as: 'newcomer', input: () => ({ ...newCase(), title: '' }), gives: 'InvalidInput' },
    { as: 'visitor', input: () => newCase(), gives: 'Problem' },
  ],
  writeServiceCase: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await openCase(caller), requestKey: randomUUID(), text: 'And then?' }),
      gives: 'ServiceCaseSuccess',
    },
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await openCase(caller), requestKey: randomUUID(), text: '' }),
      gives: 'InvalidInput',
    },
    { as: 'newcomer', input: () => ({ id: '0', requestKey: randomUUID(), text: 'Hello' }), gives: 'Problem' },
  ],
  closeServiceCase: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await openCase(caller) }),
      gives: 'ServiceCaseSuccess',
    },
    { as: 'newcomer', input: () => ({ id: '0' }), gives: 'Problem' },
  ],
  unsubscribe: [
    { as: 'visitor', input: async (world) => ({ token: await unsubscribeToken(world) }), gives: 'UnsubscribeSuccess' },
    { as: 'visitor', input: () => ({ token: '1.SERVICE.forged' }), gives: 'Problem' },
  ],
  rateServiceCase: [
    {
      as: 'newcomer',
      input: async (_world, caller) => {
        const id = await openCase(caller)
        await call(
          caller.browser,
          'closeServiceCase',
          'CloseServiceCaseInput',
          { id },
          'ServiceCaseSuccess { __typename }',
        )
        return { id, stars: 4, comment: 'Well done.' }
      },
      gives: 'ServiceCaseSuccess',
    },
    { as: 'newcomer', input: async (_world, caller) => ({ id: await openCase(caller), stars: 4 }), gives: 'Problem' },
  ],
  openGuestCase: [
    { as: 'visitor', input: () => guestCase(), gives: 'GuestCaseSuccess' },
    { as: 'visitor', input: () => ({ ...guestCase(), email: 'nobody' }), gives: 'InvalidInput' },
  ],
  readGuestCase: [
    { as: 'visitor', input: (_world, caller) => openGuestCase(caller), gives: 'GuestCaseSuccess' },
    { as: 'visitor', input: () => ({ id: '1', key: 'x' }), gives: 'Problem' },
  ],
  writeGuestCase: [
    {
      as: 'visitor',
      input: async (_world, caller) => ({
        ...(await openGuestCase(caller)),
        requestKey: randomUUID(),
        text: 'And then?',
      }),
      gives: 'GuestCaseSuccess',
    },
  ],
  rateGuestCase: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const opened = await openGuestCase(caller)
        await world.sql(`update service_case set state = 'CLOSED' where id = ${opened.id}`)
        return { ...opened, stars: 5 }
      },
      gives: 'GuestCaseSuccess',
    },
  ],
  createGuestUpload: [{ as: 'visitor', input: () => ({}), gives: 'CreateUploadSuccess' }],
  viewGuestUpload: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const opened = await openGuestCase(caller)
        const uploadId = randomUUID()
        await world.sql(`insert into upload (member_id, id, purpose, picture, width, height)
          values (0, '${uploadId}', 'MESSAGE', '\\x00', 1, 1)`)
        await world.sql(
          `update service_case_line set uploads = '{${uploadId}}' where member_id = 0 and case_id = ${opened.id}`,
        )
        return { ...opened, uploadId }
      },
      gives: 'ViewUploadSuccess',
    },
    {
      as: 'visitor',
      input: async (_world, caller) => ({ ...(await openGuestCase(caller)), uploadId: randomUUID() }),
      gives: 'Problem',
    },
  ],
  enterGuestCase: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const { id } = await openGuestCase(caller)
        await world.sql(`insert into guest_case_key (hash, case_id, is_code, expires_at)
          values (sha256('${id}:ABCD2345'), ${id}, true, now() + interval '1 day')`)
        return { id, code: 'abcd-2345' }
      },
      gives: 'GuestCaseSuccess',
    },
    { as: 'visitor', input: () => ({ id: '1', code: 'x' }), gives: 'Problem' },
  ],
  sendGuestCaseCode: [
    { as: 'visitor', input: () => ({ id: '1', email: 'nobody@example.test' }), gives: 'SendGuestCaseCodeSuccess' },
  ],
  buyRaffleTickets: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ ...(await prepareRaffle(world, caller)), tickets: 2 }),
      gives: 'BuyRaffleTicketsSuccess',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => ({ ...(await prepareRaffle(world, caller)), tickets: 0 }),
      gives: 'InvalidInput',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => ({ ...(await prepareRaffle(world, caller)), tickets: 900 }),
      gives: 'Problem',
    },
  ],
  claimRafflePrize: [
    {
      as: 'newcomer',
      input: async (world, { username }) => {
        await world.sql(`insert into raffle_prize (member_id, raffle_id, place, ticket, amount, points, state, won_at)
          select id, 'lantern-day-1', 90, 1, 10000, 20000, 'WON', now() from member where username = '${username}'`)
        return { id: 'lantern-day-1:90' }
      },
      gives: 'ClaimRafflePrizeSuccess',
    },
    { as: 'newcomer', input: () => ({ id: 'lantern-day-1:91' }), gives: 'Problem' },
  ],
  redeemPoints: [
    { as: 'newcomer', input: (world, caller) => prepareRedemption(world, caller), gives: 'SpendPointsSuccess' },
    {
      as: 'newcomer',
      input: async (world, caller) => ({ ...(await prepareRedemption(world, caller)), points: '1' }),
      gives: 'Problem',
    },
  ],
  convertPoints: [
    {
      as: 'newcomer',
      input: async (world, caller) => conversion(await prepareRedemption(world, caller), '100'),
      gives: 'SpendPointsSuccess',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => conversion(await prepareRedemption(world, caller), '1'),
      gives: 'InvalidInput',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        ...conversion(await prepareRedemption(world, caller), '100'),
        paymentPassword: 'x',
      }),
      gives: 'Problem',
    },
  ],
  sendMessage: [
    {
      as: 'member',
      input: () => ({ requestKey: randomUUID(), to: 'UPLINE', title: 'Question', content: 'May I call you?' }),
      gives: 'SendMessageSuccess',
    },
    {
      as: 'member',
      input: () => ({ requestKey: randomUUID(), to: 'UPLINE', title: '', content: '' }),
      gives: 'InvalidInput',
    },
    {
      as: 'member',
      input: () => ({ requestKey: randomUUID(), to: 'ACCOUNT', username: 'nobody', title: 'A', content: 'B' }),
      gives: 'Problem',
    },
  ],
}
