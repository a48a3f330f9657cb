import type { Transaction } from '@playhouse/postgres/database.ts'
import { treeReader } from '../../../domains/site/brand-settings.ts'
import { missingFor, type Parties } from '../../../domains/site/module-needs.ts'
import { listModules, lockModules, type Module, switchModule } from '../../../domains/site/operator.ts'
import { actAs } from '../../kit/acting.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, type FormToken, reasonField, table } from '../../kit/page.ts'
import { getNotice, type OfficeSection } from '../../kit/section.ts'

type Payload = Readonly<Record<string, string>>

/** Each module's meaning for members. */
const TITLES: Readonly<Record<string, string>> = {
  COMM3: 'The site itself',
  FEEDBACK3: 'Feedback and service cases',
  INBOX3: 'Inbox and notices',
  CBS3: 'Chat',
  REG3: 'Registration by username',
  MOBILENUMREG3: 'Registration by mobile number',
  MOBILENUMPASSREG3: 'A password with registration by mobile number',
  REGMOBVERF3: 'A code by SMS with registration by username',
  CAPTCHA3: 'Captchas after wrong passwords',
  GEETEST3: 'Human check by geetest',
  AFFMAN3: 'Invitation codes and applications of agents',
  LOGIN3: 'Log-in',
  FREEPLAY3: 'Free play',
  MOBILEVERCODELOGIN3: 'Log-in by a code',
  LOGINIPVERF3: 'A second proof at unknown addresses',
  PWDEXPFORCECHANGE3: 'Passwords expire',
  THIRDPARTYLOGIN3: 'Social log-ins',
  LOGINHOME3: 'The site is for members only',
  MEMBER3: 'Member centre',
  PASS3: 'Change of the password',
  PWRESETSMS3: 'Password reset by phone',
  CHNGPASSVERIF3: 'New password by a code',
  VERIFICATION3: 'Verification centre',
  PHONEAPPVERF3: 'Phone sign-in service in place of codes',
  PROFPIC3: 'Profile pictures',
  FUNDTRANS3: 'Transfers to vendors',
  MEMTRANS3: 'Records',
  UPDOWNTRANS3: 'Transfers between accounts',
  REWCEN3: 'Reward centre',
  PTSYS3: 'Loyalty points',
  REFERRAL3: 'Members invite friends',
  GAMELO3: 'Lobbies',
  GAMELOFAV3: 'Favourite games',
  GAMELOHOT3: 'Popular games',
  GAMELOREC3: 'Recently played games',
  AGENT3: 'Agents',
  AGTEAM3: 'Team of an agent',
  AGEANNOUNCE3: 'Notices to agents',
  SIGNCONDIV3: 'Contracts for dividends',
  DAILYSALCONT3: 'Contracts for daily salaries',
  HOURSAL3: 'Contracts for hourly salaries',
  RTSALARY3: 'Contracts for real-time salaries',
}

/** Modules that a licence may forbid, or that weaken a protection. */
const NEEDS_TWO: Readonly<Record<string, 'on' | 'off'>> = { UPDOWNTRANS3: 'on', LOGINIPVERF3: 'off', CAPTCHA3: 'off' }

/** Modules for which a switch takes two operators: the module itself, or those below that go on or off with it. */
function needsTwo(modules: readonly Module[], modId: string, to: string): string[] {
  const isOn = treeReader(modules)
  const willBeOn = treeReader(modules.map((row) => (row.modId === modId ? { ...row, enabled: to === 'on' } : row)))
  return Object.keys(NEEDS_TWO).filter((id) => NEEDS_TWO[id] === to && (id === modId || isOn(id) !== willBeOn(id)))
}

const getTitle = (modId: string): string => TITLES[modId] ?? modId

/** The white-label tree. */
export function moduleSection(parties: Parties): OfficeSection {
  const switched = switchKind(parties)
  return {
    path: '/modules',
    title: 'Modules',
    group: 'House',
    permission: 'modules.read',
    decisions: [switched],
    register({ page, action }) {
      page('/modules', 'modules.read', async ({ database }) => {
        const modules = await listModules(database)
        return {
          title: 'Modules',
          body: html`<p>
              What the site offers. A module is on while it and those above it are switched on, and it has what it
              needs. Changes apply within twenty seconds.
            </p>
            ${table(
              ['Module', 'Code', 'Switched', 'Works'],
              inTree(modules).map(({ module, depth }) => [
                html`<a href="/modules/${module.modId}">${'– '.repeat(depth)}${getTitle(module.modId)}</a>`,
                module.modId,
                module.enabled ? 'on' : 'off',
                worksText(module, modules, parties),
              ]),
              'There are no modules.',
            )}`,
        }
      })
      page('/modules/:id', 'modules.read', async (call) => {
        const modules = await listModules(call.database)
        const module = modules.find(({ modId }) => modId === call.params.id)
        if (!module) return undefined
        const { modId } = module
        const waiting = await pendingPanel(call, getSubject(modId), [switched])
        return {
          title: getTitle(modId),
          body: html`${moduleFacts(module, modules, parties)}
          ${waiting ?? (call.may('modules.switch') && switchForm(call.csrfToken, module, modules))}`,
        }
      })
      for (const to of ['on', 'off'] as const) {
        action(`/modules/:id/${to}`, 'modules.switch', withReason, async ({ actor, database, params }, { reason }) => {
          const modId = params.id ?? ''
          const payload = { modId, to }
          const outcome = await decide(database, switched, {
            subject: getSubject(modId),
            payload,
            reason,
            actor,
            operators: needsTwo(await listModules(database), modId, to).length > 0 ? 2 : 1,
            check: (tx) => lockSwitchable(tx, parties, payload),
          })
          return { to: `/modules/${modId}`, notice: getNotice(outcome) }
        })
      }
    },
  }
}

const getSubject = (modId: string) => `module:${modId}`

const switchKind = (parties: Parties): ReviewedKind => ({
  kind: 'module.switched',
  permission: 'modules.switch',
  describe: ({ modId = '', to }) => `Switch ${getTitle(modId)} (${modId}) ${to}`,
  basis: async (tx, { modId }) => {
    const module = (await lockModules(tx)).find((one) => one.modId === modId)
    return { enabled: module?.enabled, parentId: module?.parentId }
  },
  show: async (database, { modId }) => {
    const modules = await listModules(database)
    const module = modules.find((one) => one.modId === modId)
    return module ? html`${moduleFacts(module, modules, parties)}${twoText(module, modules)}` : html``
  },
  apply: async (tx, { payload, operators }) => {
    await actAs(tx, operators)
    const { modId, enabled, modules } = await lockSwitchable(tx, parties, payload)
    if (operators.length < 2 && needsTwo(modules, modId, enabled ? 'off' : 'on').length > 0)
      throw new OfficeError('The modules have changed meanwhile. Load the page again.')
    await switchModule(tx, modId, !enabled)
    return { old: { enabled }, new: { enabled: !enabled } }
  },
})

/** Locks the modules. @returns the one to switch, and all @throws OfficeError with what speaks against it */
async function lockSwitchable(
  tx: Transaction,
  parties: Parties,
  { modId = '', to }: Payload,
): Promise<Module & { modules: Module[] }> {
  const modules = await lockModules(tx)
  const row = modules.find((module) => module.modId === modId)
  if (!row) throw new OfficeError('There is no such module.', 404)
  const enabled = to === 'on'
  const missing = enabled ? missingFor(modId, parties, treeReader(modules)) : undefined
  if (missing !== undefined)
    throw new OfficeError(`${getTitle(modId)} cannot be switched on. ${missing}, restart the platform, and try again.`)
  if (row.enabled === enabled) throw new OfficeError(`${getTitle(modId)} is ${to} already.`)
  return { ...row, modules }
}

const moduleFacts = (module: Module, modules: Module[], parties: Parties): Html =>
  facts({
    Code: module.modId,
    Below: module.parentId && getTitle(module.parentId),
    Switched: module.enabled ? 'on' : 'off',
    Works: worksText(module, modules, parties),
  })

function inTree(
  modules: readonly Module[],
  parentId: string | null = null,
  depth = 0,
): { module: Module; depth: number }[] {
  return modules
    .filter((module) => module.parentId === parentId)
    .flatMap((module) => [{ module, depth }, ...inTree(modules, module.modId, depth + 1)])
}

function worksText({ modId, enabled, parentId }: Module, modules: Module[], parties: Parties): string {
  const isOn = treeReader(modules)
  const missing = missingFor(modId, parties, isOn)
  if (missing !== undefined) return `no. ${missing}`
  if (!enabled) return 'no'
  return parentId !== null && !isOn(parentId) ? `no. ${getTitle(parentId)} is off` : 'yes'
}

/** Why switching it takes two operators. */
function twoText({ modId, enabled }: Module, modules: readonly Module[]): Html | false {
  const to = enabled ? 'off' : 'on'
  const reasons = needsTwo(modules, modId, to)
  const below = reasons.filter((id) => id !== modId).map(getTitle)
  return (
    reasons.length > 0 &&
    html`<p class="muted">
      Switching it ${to} takes two
      operators${below.length > 0 && `, because it also switches ${to}: ${below.join(', ')}`}.
    </p>`
  )
}

function switchForm(csrfToken: FormToken, module: Module, modules: readonly Module[]): Html {
  const { modId, enabled } = module
  const to = enabled ? 'off' : 'on'
  return html`${twoText(module, modules)}
  ${actionForm(csrfToken, { action: `/modules/${modId}/${to}`, button: `Switch ${to}`, fields: reasonField() })}`
}
