import { formatAmount } from '@playhouse/shared/money.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { formatInteger } from '../../apps/web/src/i18n/format.ts'
import { pack as agent } from '../../apps/web/src/i18n/packs/EN/agent.ts'
import { pack as analytics } from '../../apps/web/src/i18n/packs/EN/analytics.ts'
import { pack as cases } from '../../apps/web/src/i18n/packs/EN/cases.ts'
import { pack as chat } from '../../apps/web/src/i18n/packs/EN/chat.ts'
import { pack as applicant } from '../../apps/web/src/i18n/packs/EN/applicant.ts'
import { pack as common } from '../../apps/web/src/i18n/packs/EN/common.ts'
import { pack as errors } from '../../apps/web/src/i18n/packs/EN/errors.ts'
import { pack as faults } from '../../apps/web/src/i18n/packs/EN/faults.ts'
import { pack as events } from '../../apps/web/src/i18n/packs/EN/events.ts'
import { pack as game } from '../../apps/web/src/i18n/packs/EN/game.ts'
import { pack as filters } from '../../apps/web/src/i18n/packs/EN/filters.ts'
import { pack as help } from '../../apps/web/src/i18n/packs/EN/help.ts'
import { pack as layers } from '../../apps/web/src/i18n/packs/EN/layers.ts'
import { pack as points } from '../../apps/web/src/i18n/packs/EN/points.ts'
import { pack as promotions } from '../../apps/web/src/i18n/packs/EN/promotions.ts'
import { pack as home } from '../../apps/web/src/i18n/packs/EN/home.ts'
import { pack as jackpots } from '../../apps/web/src/i18n/packs/EN/jackpots.ts'
import { pack as lobby } from '../../apps/web/src/i18n/packs/EN/lobby.ts'
import { pack as lottery } from '../../apps/web/src/i18n/packs/EN/lottery.ts'
import { pack as messages } from '../../apps/web/src/i18n/packs/EN/messages.ts'
import { pack as notices } from '../../apps/web/src/i18n/packs/EN/notices.ts'
import { pack as member } from '../../apps/web/src/i18n/packs/EN/member.ts'
import { pack as palette } from '../../apps/web/src/i18n/packs/EN/palette.ts'
import { pack as live } from '../../apps/web/src/i18n/packs/EN/live.ts'
import { pack as passwords } from '../../apps/web/src/i18n/packs/EN/passwords.ts'
import { pack as missions } from '../../apps/web/src/i18n/packs/EN/missions.ts'
import { pack as winners } from '../../apps/web/src/i18n/packs/EN/winners.ts'
import { pack as invite } from '../../apps/web/src/i18n/packs/EN/invite.ts'
import { pack as raffles } from '../../apps/web/src/i18n/packs/EN/raffles.ts'
import { pack as rewards } from '../../apps/web/src/i18n/packs/EN/rewards.ts'
import { pack as requirements } from '../../apps/web/src/i18n/packs/EN/requirements.ts'
import { pack as registration } from '../../apps/web/src/i18n/packs/EN/registration.ts'
import { pack as security } from '../../apps/web/src/i18n/packs/EN/security.ts'
import { pack as session } from '../../apps/web/src/i18n/packs/EN/session.ts'
import { pack as shell } from '../../apps/web/src/i18n/packs/EN/shell.ts'
import { pack as site } from '../../apps/web/src/i18n/packs/EN/site.ts'
import { pack as ui } from '../../apps/web/src/i18n/packs/EN/ui.ts'
import { pack as upload } from '../../apps/web/src/i18n/packs/EN/upload.ts'
import { pack as withdrawal } from '../../apps/web/src/i18n/packs/EN/withdrawal.ts'
import { pack as ways } from '../../apps/web/src/i18n/packs/EN/ways.ts'
import { pack as verification } from '../../apps/web/src/i18n/packs/EN/verification.ts'

/** The site's English packs. */
export const texts = {
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

/** Minor units formatted in English: 125000n → "₫12.50". */
export function money(minor: bigint): string {
  return formatMoney(formatAmount(minor), 'VND', 'en')
}

/** The same with a plus sign if positive. */
export function signedMoney(minor: bigint): string {
  return `${minor > 0n ? '+' : ''}${money(minor)}`
}

/** A count formatted in English. */
export function count(value: number | bigint): string {
  return formatInteger(value, 'en')
}
