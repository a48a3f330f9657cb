import { SWITCHABLE_FEATURES } from '@playhouse/platform-api/features.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import * as z from 'zod'

/** Places of the web in which a project's own components render. `apps/web/src/extend/slot-data.ts` says what each is given. */
export const SLOT_NAMES = [
  'home.hero',
  'lobby.header',
  'game.badge',
  'deposit.aside',
  'withdrawal.aside',
  'footer.end',
] as const
export type SlotName = (typeof SLOT_NAMES)[number]

/** Rails of the home page, in our order. */
export const HOME_RAILS = ['hot', 'popular', 'highlights', 'lobbies'] as const
export type HomeRail = (typeof HOME_RAILS)[number]

/** Groups of the menus of member and agent centre, in which entries of a project may stand. */
export const MENU_GROUPS = {
  member: ['money', 'play', 'rewards', 'security', 'help'],
  agent: ['team', 'reports', 'income', 'contracts'],
} as const
export type MenuGroup = (typeof MENU_GROUPS)[keyof typeof MENU_GROUPS][number]

/** The centre whose address a path is below. */
function findCentre(path: string): keyof typeof MENU_GROUPS | undefined {
  const [, root = ''] = path.split('/')
  return root === 'member' || root === 'agent' ? root : undefined
}

/** A file of the project, named from its root. */
const file = z.string().regex(/^\.\/(?!.*\.\.)/, 'must be a path from the project’s root, such as ./slots/hero.tsx')

/** First parts of addresses that the web's groups of routes have whole (`apps/web/src/app/routes/route-groups.ts`). */
const OUR_ROOTS: ReadonlySet<string> = new Set(['elott', 'lottery', 'vnlottery'])

const screen = z
  .strictObject({
    /** Address in lower case; parts such as `:id` are variables of the query. Below `/member` and `/agent` it belongs to that centre. */
    path: z
      .string()
      .regex(/^\/[a-z][a-z0-9-]*(\/:?[a-zA-Z0-9-]+)*$/, 'must be a path such as /loyalty')
      .refine((path) => !OUR_ROOTS.has(path.split('/')[1] ?? ''), 'is below an address whose screens are all ours'),
    /** Exports a `Component`. */
    file,
    /** Its query, for which `playhouse codegen` writes `<name>.generated.ts` beside it. */
    document: file.regex(/\.graphql$/, 'must be a .graphql file').optional(),
    /** `public`: the same for every visitor. `viewer`: rendered by the server for visitors, and read at each visit. `account`: of an account. */
    access: z.enum(['public', 'viewer', 'account']),
    /** Text of its entry in the side menu, or in that of its centre, as `lotus:loyalty`. */
    menu: z
      .string()
      .regex(/^[\w-]+:\w+$/, 'must be namespace:key')
      .optional(),
    /** The group of its centre's menu in which the entry stands, after ours. */
    menuIn: z.enum([...MENU_GROUPS.member, ...MENU_GROUPS.agent]).optional(),
    /** The entry's icon, by its name in Lucide, as `Flower2`; the project installs `lucide-react`. */
    icon: z
      .string()
      .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the name of an icon of Lucide, such as Flower2')
      .optional(),
  })
  .check(({ value: { path, access, menu, menuIn, icon }, issues }) => {
    const refuse = (key: string, message: string) =>
      void issues.push({ code: 'custom', input: path, path: [key], message })
    const centre = findCentre(path)
    const groups: readonly string[] = centre ? MENU_GROUPS[centre] : []
    if (/^\/(member|agent)$/.test(path)) refuse('path', 'is an address of ours')
    if (centre && access !== 'account') refuse('access', `must be account below /${centre}`)
    if (centre && menu !== undefined && menuIn === undefined)
      refuse('menuIn', `must be a group of the menu below /${centre}: ${groups.join(', ')}`)
    if (menuIn !== undefined && menu === undefined) refuse('menu', 'must name the text of the entry')
    if (menuIn !== undefined && !groups.includes(menuIn))
      refuse('menuIn', `${menuIn} is a group of the other centre, or the address is below none`)
    if (icon !== undefined && menu === undefined) refuse('menu', 'must name the text of the entry that has the icon')
  })

export const siteConfig = z.strictObject({
  /** Shown until the platform's own name of the brand has arrived, and in link previews. */
  name: z.string().min(1).max(40),
  description: z.string().min(1).max(160),
  /** Of visitors whose browser asks for none that the platform offers. */
  language: z.enum(Object.keys(LANGUAGES) as LanguageCode[]),
  /** Fonts of the first view, which pages preload. `theme/tokens.css` declares them by `@font-face`. Ours, where none are named. */
  fonts: z.array(file).max(4).optional(),
  /** The home page's rails in the project's order; one that is not named is left out. */
  home: z
    .array(z.enum(HOME_RAILS))
    .min(1)
    .refine((rails) => new Set(rails).size === rails.length, 'must name each rail once')
    .default([...HOME_RAILS]),
  /** What the site leaves out although the platform has it. */
  off: z.array(z.enum(SWITCHABLE_FEATURES)).default([]),
  /** Files whose default export is a module of the graph (`defineModule` of `@playhouse/gateway/module`). */
  graphql: z.array(file).default([]),
  screens: z
    .array(screen)
    .max(50)
    .refine((all) => new Set(all.map(({ path }) => path)).size === all.length, 'must name each address once')
    .default([]),
  /** Files whose default export is a provider (`definePaymentProvider`, `defineMessageProvider`, `defineIdentityProvider` of `@playhouse/platform/extension`). */
  providers: z.array(file).default([]),
  /** Files that export a `Component`. */
  slots: z.partialRecord(z.enum(SLOT_NAMES), file).default({}),
})

/** As `playhouse.config.ts` states it. */
export type SiteOptions = z.input<typeof siteConfig>
export type SiteConfig = z.output<typeof siteConfig>

/** Types the default export of `playhouse.config.ts`. */
export const defineConfig = (options: SiteOptions): SiteOptions => options
