import {
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  noteDownline,
  promoteDownline,
  rebateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  setDownlineRebate,
} from '@playhouse/platform-api/agent-downline.ts'
import { affiliate } from '@playhouse/platform-api/registration.ts'
import { type Cast, givePaymentPassword, newCredentials, openDownline } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'

export async function links(suite: Suite, { member, link }: Cast, agent: Account): Promise<void> {
  if (link && member) {
    const list = await suite.ok(affiliateUrls, {}, { as: agent })
    if (list)
      suite.same(affiliateUrls, 'counts who registered', list.list.find(({ code }) => code === link)?.registrations, 1)
    const registered = await suite.ok(registeredAffiliates, { code: link }, { as: agent })
    if (registered)
      suite.same(
        registeredAffiliates,
        'lists who registered',
        registered.list.map(({ account }) => account),
        [member.username],
      )
    const { weekAgo, today } = suite.facts
    const found = await suite.ok(downlines, { from: weekAgo, to: today, sort: 'registered' }, { as: agent })
    if (found)
      suite.check(
        downlines,
        'who registered is a direct downline',
        found.list.some(({ account, direct }) => account === member.username && direct),
        'not in the list',
      )
  }
  const made = await suite.ok(
    createAffiliateUrl,
    { name: 'Short', rate: 0 },
    { as: agent, refusals: { 'agent.link.limit': 'an agent below its limit of links' } },
  )
  if (!made) return
  const listed = await suite.ok(affiliateUrls, {}, { as: agent })
  const own = listed?.list.find(({ code }) => code === made.code)
  if (listed) suite.same(createAffiliateUrl, 'is kept', own && [own.name, own.rate], ['Short', 0])
  await suite.ok(removeAffiliateUrl, { code: made.code }, { as: agent })
  const left = await suite.ok(affiliateUrls, {}, { as: agent })
  if (left)
    suite.check(
      removeAffiliateUrl,
      'the link is gone',
      left.list.every(({ code }) => code !== made.code),
      'still in the list',
    )
  await suite.refused(affiliate, { code: made.code }, 'affiliate.code.invalid', { name: 'a removed link is refused' })
}

/** Opens an agent below the given one, and a member who is promoted. */
export async function team(suite: Suite, agent: Account) {
  const settings = await suite.ok(rebateSettings, {}, { as: agent })
  // Read before and after, so that an answer of before is noticed.
  await suite.ok(downlineRebates, { pageSize: 100 }, { as: agent })
  const rate = Math.min(settings?.rate ?? 0, 5)
  const fresh = newCredentials(suite)
  const refusals = { 'payment.password.wrong': 'the agent’s payment password (name:password:payment-password)' }
  const opened = await suite.ok(createDownline, { ...fresh, kind: 'agent', rate }, { as: agent })
  if (!opened) return undefined
  const other = newCredentials(suite)
  const member = await suite.ok(createDownline, { ...other, kind: 'member', rate: 0 }, { as: agent })
  await suite.refused(createDownline, { ...fresh, kind: 'agent', rate }, 'username.taken', {
    as: agent,
    name: 'a taken username is refused',
  })
  const { paymentPassword } = agent
  if (member) {
    const changed = await suite.ok(
      setDownlineRebate,
      { account: other.username, rate, paymentPassword },
      { as: agent, refusals },
    )
    const detail = await suite.ok(downline, { account: other.username }, { as: agent })
    if (changed && detail) suite.same(setDownlineRebate, 'the rate is the account’s', detail.rate, rate)
    const listed = changed && (await suite.ok(downlineRebates, { pageSize: 100 }, { as: agent }))
    if (listed && listed.totalPages <= 1)
      suite.same(
        downlineRebates,
        'has the new rate',
        listed.list.find(({ account }) => account === other.username)?.rate,
        rate,
      )
    const noted = await suite.ok(noteDownline, { account: other.username, note: 'Calls on Fridays' }, { as: agent })
    const after = noted && (await suite.ok(downline, { account: other.username }, { as: agent }))
    if (after) suite.same(noteDownline, 'the note is kept', after.note, 'Calls on Fridays')
    const promoted = await suite.ok(
      promoteDownline,
      { account: other.username, paymentPassword },
      { as: agent, refusals },
    )
    const then = promoted && (await suite.ok(downline, { account: other.username }, { as: agent }))
    if (promoted && then) suite.same(promoteDownline, 'the account is an agent', then.type, promoted.type)
  }
  const below = await openDownline(suite, fresh)
  if (below) await givePaymentPassword(suite, below)
  return { below, stranger: member && (await openDownline(suite, other)) }
}
