import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { findGame } from '../../../domains/play/games/operator.ts'
import { findPlan as findPromotion } from '../../../domains/engagement/promotions/operator.ts'
import {
  type Announcement,
  type Banner,
  findAnnouncement,
  findBanner,
  type InLanguages,
  listAnnouncementPlans,
  listBanners,
  lockAnnouncement,
  lockBanner,
  removeAnnouncement,
  removeBanner,
  storeAnnouncement,
  storeBanner,
} from '../../../domains/site/operator.ts'
import { type Fields, oneOf, place, readTextSet } from '../../kit/described-form.ts'
import { momentText } from '../../kit/formats.ts'
import { html, Html } from '../../kit/html.ts'
import { momentField } from '../../kit/moments.ts'
import { checkAll, OfficeError } from '../../kit/office-error.ts'
import { table } from '../../kit/page.ts'
import { chosenPicture, pictureField, getPicture, takePicture } from './parts/content-pictures.ts'
import { englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import type { OfficeSection } from '../../kit/section.ts'

const PERMISSIONS = { read: 'content.read', plan: 'content.plan' } as const

const PUBLICATION = { published: 'published', draft: 'draft: only operators see it' } as const
type Texts = InLanguages<unknown>['texts']
const getTexts = (texts: Texts, name: 'title' | 'text') =>
  texts.map((row) => ({ language: row.language, text: row[name] }))

interface Scheduled {
  isDraft: boolean
  from: Date | null
  until: Date | null
}
/** Says in words whether members see it. */
function getState({ isDraft, from, until }: Scheduled, now = new Date()): string {
  if (isDraft) return 'draft'
  if (until && until <= now) return 'ended'
  return from && from > now ? 'scheduled' : 'shown'
}
function checkSchedule({ from, until }: Scheduled, name: string): void {
  if (from && until && until <= from) throw new OfficeError(`${name}: is before it begins`, 400)
}

/** The texts of each language side by side, in what members see of them. */
const inLanguages = (texts: Texts, show: (text: Texts[number]) => Html): Html =>
  html`<div class="columns top">
    ${texts.map(
      (text) =>
        html`<section class="panel" lang="${text.language.toLowerCase()}">
          <p class="muted">${text.language}</p>
          ${show(text)}
        </section>`,
    )}
  </div>`

type BannerPlan = InLanguages<Banner>

const GROUPS: Readonly<Record<string, string>> = {
  w_home: 'home page',
  w_promotions: 'promotions',
  w_pointMall: 'points mall',
  w_help: 'help',
  w_reg: 'registration',
  w_down: 'apps',
  ...Object.fromEntries(GAME_CATEGORIES.map((code) => [`w_${code.toLowerCase()}`, `lobby ${code}`])),
}
const LINKS = {
  NONE: 'no link',
  URL: 'a path of the site, or an https address',
  P: 'promotion, by its ID',
  G: 'game, by its number',
}
const BANNER_TEXTS = { title: { label: 'Title', longest: 60 }, text: { label: 'Text', longest: 200, rows: 2 } } as const

const BANNER_FIELDS = {
  groupName: oneOf('Where it is shown', GROUPS, ({ row }: BannerPlan) => row.groupName),
  position: place(({ row }: BannerPlan) => row.position),
  state: oneOf('State', PUBLICATION, ({ row }: BannerPlan) => (row.isDraft ? 'draft' : 'published'), {
    initial: 'draft',
  }),
  startsAt: momentField('Shown from', ({ row }: BannerPlan) => row.startsAt),
  endsAt: momentField('Shown until', ({ row }: BannerPlan) => row.endsAt),
  picture: pictureField(({ row }: BannerPlan) => row.picture),
  linkageType: oneOf('It leads to', LINKS, ({ row }: BannerPlan) => row.linkageType as keyof typeof LINKS, {
    initial: 'NONE',
  }),
  linkTarget: {
    label: 'Target of the link',
    rule: z.string().trim().max(300, { error: 'has at most 300 characters' }),
    of: ({ row }: BannerPlan) => row.linkTarget,
    optional: true,
  },
  title: { ...BANNER_TEXTS.title, textsIn: ({ texts }: BannerPlan) => getTexts(texts, 'title') },
  text: { ...BANNER_TEXTS.text, textsIn: ({ texts }: BannerPlan) => getTexts(texts, 'text') },
} as const satisfies Fields<BannerPlan>

const linkText = ({ linkageType, linkTarget }: Pick<Banner, 'linkageType' | 'linkTarget'>) =>
  linkageType === 'NONE' ? 'nothing' : `${LINKS[linkageType as keyof typeof LINKS]}: ${linkTarget}`
const bannerSchedule = ({ row }: BannerPlan): Scheduled => ({
  isDraft: row.isDraft,
  from: row.startsAt,
  until: row.endsAt,
})

const banners = new PlanEditor<BannerPlan, typeof BANNER_FIELDS>({
  noun: 'banner',
  title: 'Banners',
  path: '/banners',
  permissions: PERMISSIONS,
  takesPicture: takePicture,
  fields: BANNER_FIELDS,
  form: [
    { columns: ['groupName', 'position'] },
    'id',
    { columns: ['state', 'startsAt', 'endsAt'] },
    'picture',
    { columns: ['linkageType', 'linkTarget'] },
    'title',
    'text',
  ],
  idLabel: 'ID, permanent: lower-case letters, digits and hyphens',
  find: findBanner,
  lock: lockBanner,
  store: storeBanner,
  mayBeDraft: (plan) => plan?.row.isDraft ?? true,
  read: ({ id, state, picture, linkageType, linkTarget, ...row }, payload, before) => {
    const isDraft = state === 'draft'
    const texts = readTextSet(payload, BANNER_TEXTS, { isDraft })
    return {
      row: {
        ...row,
        slot: id,
        isDraft,
        picture: chosenPicture(picture, { drawn: id, before: before?.row.picture }),
        linkageType,
        linkTarget: linkageType === 'NONE' ? null : linkTarget,
      },
      texts,
    }
  },
  checkPlan: ({ row }) =>
    checkAll(
      () => checkSchedule({ isDraft: false, from: row.startsAt, until: row.endsAt }, 'endsAt'),
      () => {
        if (row.linkageType === 'URL' && !/^(\/(?![/\\])|https:\/\/[^/])/.test(row.linkTarget ?? ''))
          throw new OfficeError('linkTarget: must begin with / or https://', 400)
      },
    ),
  checkNow: async (tx, { plan: { row } }) => {
    const target = row.linkTarget ?? ''
    if (row.linkageType === 'P' && !(await findPromotion(tx, target)))
      throw new OfficeError('linkTarget: is no promotion', 400)
    if (row.linkageType === 'G' && !(/^\d{1,9}$/.test(target) && (await findGame(tx, Number(target)))))
      throw new OfficeError('linkTarget: is no game', 400)
  },
  terms: ({ row, texts }) => ({
    ID: row.slot,
    Where: GROUPS[row.groupName] ?? row.groupName,
    'Place in the list': String(row.position),
    State: row.isDraft ? 'draft' : 'published',
    From: momentText(row.startsAt),
    Until: momentText(row.endsAt),
    Picture: row.picture,
    'Leads to': linkText(row),
    ...textTerms('Title', getTexts(texts, 'title')),
    ...textTerms('Text', getTexts(texts, 'text')),
  }),
  preview: (_database, { row, texts }) =>
    inLanguages(
      texts,
      ({ title, text }) =>
        html`${getPicture(row.picture, '')}
          <h3>${title}</h3>
          <p>${text}</p>`,
    ),
  list: async (database) =>
    table(
      ['Banner', 'State', 'Where', 'Place>', 'From', 'Until', 'Leads to'],
      (await listBanners(database)).map((plan) => [
        html`<a href="/banners/${plan.row.slot}">${englishName(getTexts(plan.texts, 'title'), plan.row.slot)}</a>`,
        getState(bannerSchedule(plan)),
        GROUPS[plan.row.groupName] ?? plan.row.groupName,
        plan.row.position,
        momentText(plan.row.startsAt),
        momentText(plan.row.endsAt),
        linkText(plan.row),
      ]),
      'There are no banners.',
    ),
  name: ({ row, texts }) => englishName(getTexts(texts, 'title'), row.slot),
  facts: (_database, plan) => ({
    ID: plan.row.slot,
    State: getState(bannerSchedule(plan)),
    Where: GROUPS[plan.row.groupName] ?? plan.row.groupName,
    'Leads to': linkText(plan.row),
  }),
  above: async (_database, { row, texts }) =>
    html`<div class="preview">${getPicture(row.picture, englishName(getTexts(texts, 'title'), row.slot))}</div>`,
  acts: [
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: () => true,
      refusal: 'There is no banner with this ID.',
      run: async (tx, plan) => {
        await removeBanner(tx, plan.row.slot)
        return { old: plan }
      },
    },
  ],
})

type AnnouncementPlan = InLanguages<Announcement>

const TYPES = { PL: 'news for players', PU: 'popup', PR: 'news of promotions', AG: 'news for agents' } as const
const ANNOUNCEMENT_TEXTS = {
  title: { label: 'Title', longest: 120 },
  text: { label: 'Text', longest: 8_000, rows: 8, isRich: true },
} as const
const ANNOUNCEMENT_FIELDS = {
  type: oneOf('Kind', TYPES, ({ row }: AnnouncementPlan) => row.type as keyof typeof TYPES),
  state: oneOf('State', PUBLICATION, ({ row }: AnnouncementPlan) => (row.isDraft ? 'draft' : 'published'), {
    initial: 'draft',
  }),
  publishedAt: { ...momentField('Shown from; empty is now', ({ row }: AnnouncementPlan) => row.publishedAt) },
  endsAt: momentField('Shown until', ({ row }: AnnouncementPlan) => row.endsAt),
  title: { ...ANNOUNCEMENT_TEXTS.title, textsIn: ({ texts }: AnnouncementPlan) => getTexts(texts, 'title') },
  text: { ...ANNOUNCEMENT_TEXTS.text, textsIn: ({ texts }: AnnouncementPlan) => getTexts(texts, 'text') },
} as const satisfies Fields<AnnouncementPlan>
const announcementSchedule = ({ row }: AnnouncementPlan): Scheduled => ({
  isDraft: row.isDraft,
  from: row.publishedAt,
  until: row.endsAt,
})

const announcements = new PlanEditor<AnnouncementPlan, typeof ANNOUNCEMENT_FIELDS>({
  noun: 'announcement',
  title: 'Announcements',
  path: '/announcements',
  permissions: PERMISSIONS,
  fields: ANNOUNCEMENT_FIELDS,
  form: [{ columns: ['type', 'state'] }, 'id', { columns: ['publishedAt', 'endsAt'] }, 'title', 'text'],
  idLabel: 'ID, permanent: lower-case letters, digits and hyphens',
  find: findAnnouncement,
  lock: lockAnnouncement,
  store: storeAnnouncement,
  mayBeDraft: (plan) => plan?.row.isDraft ?? true,
  read: ({ id, state, publishedAt, ...row }, payload, before) => {
    const isDraft = state === 'draft'
    const texts = readTextSet(payload, ANNOUNCEMENT_TEXTS, { isDraft })
    return {
      row: { ...row, slot: id, isDraft, publishedAt: publishedAt ?? before?.row.publishedAt ?? new Date() },
      texts,
    }
  },
  checkPlan: (plan) => checkSchedule(announcementSchedule(plan), 'endsAt'),
  checkNow: () => {},
  terms: ({ row, texts }) => ({
    ID: row.slot,
    Kind: TYPES[row.type as keyof typeof TYPES] ?? row.type,
    State: row.isDraft ? 'draft' : 'published',
    From: momentText(row.publishedAt),
    Until: momentText(row.endsAt),
    ...textTerms('Title', getTexts(texts, 'title')),
    ...textTerms('Text', getTexts(texts, 'text')),
  }),
  preview: (_database, { texts }) =>
    inLanguages(
      texts,
      ({ title, text }) =>
        html`<h3>${title}</h3>
          ${new Html(text)}`,
    ),
  list: async (database: Database) =>
    table(
      ['Announcement', 'State', 'Kind', 'From', 'Until', 'Languages'],
      (await listAnnouncementPlans(database)).map((plan) => [
        html`<a href="/announcements/${plan.row.slot}"
          >${englishName(getTexts(plan.texts, 'title'), plan.row.slot)}</a
        >`,
        getState(announcementSchedule(plan)),
        TYPES[plan.row.type as keyof typeof TYPES] ?? plan.row.type,
        momentText(plan.row.publishedAt),
        momentText(plan.row.endsAt),
        plan.texts.map(({ language }) => language).join(' '),
      ]),
      'There are no announcements.',
    ),
  name: ({ row, texts }) => englishName(getTexts(texts, 'title'), row.slot),
  facts: (_database, plan) => ({
    ID: plan.row.slot,
    State: getState(announcementSchedule(plan)),
    Kind: TYPES[plan.row.type as keyof typeof TYPES] ?? plan.row.type,
    From: momentText(plan.row.publishedAt),
    Until: momentText(plan.row.endsAt),
  }),
  acts: [
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: () => true,
      refusal: 'There is no announcement with this ID.',
      run: async (tx, plan) => {
        await removeAnnouncement(tx, plan.row.slot)
        return { old: plan }
      },
    },
  ],
})

const NO_LIMIT = { twoOperatorsAbove: async () => 0n }

export const bannerSection: OfficeSection = {
  path: '/banners',
  title: 'Banners',
  group: 'Site',
  permission: 'content.read',
  decisions: banners.decisions,
  register: (routes) => banners.register(routes, NO_LIMIT),
}

export const announcementSection: OfficeSection = {
  path: '/announcements',
  title: 'Announcements',
  group: 'Site',
  permission: 'content.read',
  decisions: announcements.decisions,
  register: (routes) => announcements.register(routes, NO_LIMIT),
}
