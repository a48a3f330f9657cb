import { formatAmount } from '@playhouse/shared/money.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { formatInteger } from '../../apps/web/src/i18n/format.ts'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import analytics from '@playhouse/shared/texts/web/EN/analytics.json' with { type: 'json' }
import balance from '@playhouse/shared/texts/web/EN/balance.json' with { type: 'json' }
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import chat from '@playhouse/shared/texts/web/EN/chat.json' with { type: 'json' }
import applicant from '@playhouse/shared/texts/web/EN/applicant.json' with { type: 'json' }
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import events from '@playhouse/shared/texts/web/EN/events.json' with { type: 'json' }
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import filters from '@playhouse/shared/texts/web/EN/filters.json' with { type: 'json' }
import help from '@playhouse/shared/texts/web/EN/help.json' with { type: 'json' }
import layers from '@playhouse/shared/texts/web/EN/layers.json' with { type: 'json' }
import points from '@playhouse/shared/texts/web/EN/points.json' with { type: 'json' }
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import jackpots from '@playhouse/shared/texts/web/EN/jackpots.json' with { type: 'json' }
import lobby from '@playhouse/shared/texts/web/EN/lobby.json' with { type: 'json' }
import lottery from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import messages from '@playhouse/shared/texts/web/EN/messages.json' with { type: 'json' }
import notices from '@playhouse/shared/texts/web/EN/notices.json' with { type: 'json' }
import member from '@playhouse/shared/texts/web/EN/member.json' with { type: 'json' }
import palette from '@playhouse/shared/texts/web/EN/palette.json' with { type: 'json' }
import live from '@playhouse/shared/texts/web/EN/live.json' with { type: 'json' }
import passwords from '@playhouse/shared/texts/web/EN/passwords.json' with { type: 'json' }
import missions from '@playhouse/shared/texts/web/EN/missions.json' with { type: 'json' }
import winners from '@playhouse/shared/texts/web/EN/winners.json' with { type: 'json' }
import invite from '@playhouse/shared/texts/web/EN/invite.json' with { type: 'json' }
import raffles from '@playhouse/shared/texts/web/EN/raffles.json' with { type: 'json' }
import rewards from '@playhouse/shared/texts/web/EN/rewards.json' with { type: 'json' }
import requirements from '@playhouse/shared/texts/web/EN/requirements.json' with { type: 'json' }
import registration from '@playhouse/shared/texts/web/EN/registration.json' with { type: 'json' }
import security from '@playhouse/shared/texts/web/EN/security.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import site from '@playhouse/shared/texts/web/EN/site.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import upload from '@playhouse/shared/texts/web/EN/upload.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import ways from '@playhouse/shared/texts/web/EN/ways.json' with { type: 'json' }
import verification from '@playhouse/shared/texts/web/EN/verification.json' with { type: 'json' }

/** The site's English packs. */
export const texts = {
  balance,
  analytics,
  cases,
  points,
  upload,
  chat,
  messages,
  notices,
  promotions,
  missions,
  invite,
  winners,
  raffles,
  rewards,
  layers,
  help,
  agent,
  applicant,
  common,
  errors,
  faults,
  events,
  filters,
  game,
  home,
  jackpots,
  lobby,
  lottery,
  member,
  palette,
  live,
  passwords,
  security,
  session,
  shell,
  site,
  ui,
  verification,
  registration,
  requirements,
  ways,
  withdrawal,
}

/** A text of a pack with its `{{values}}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap))
}

/** Minor units formatted in English: 125000n → "₫12". */
export function money(minor: bigint): string {
  return formatMoney(formatAmount(minor), 'VND', 'en')
}

/** As receipts and statements show it: "₫12.50". */
export function exactMoney(minor: bigint): string {
  return formatMoney(formatAmount(minor), 'VND', 'en', { exact: true })
}

/** The first with a plus sign if positive. */
export function signedMoney(minor: bigint): string {
  return `${minor > 0n ? '+' : ''}${money(minor)}`
}

export function count(value: number | bigint): string {
  return formatInteger(value, 'en')
}
