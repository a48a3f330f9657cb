import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { OfferKind } from '../db/tables/bonuses.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { clientAddress } from '../request/client-address.ts'
import { avatarArt, DRAWN_AVATARS } from './avatar-art.ts'
import { bannerArt } from './banner-art.ts'
import { bannerHue, motifsOfBanner } from './banner-choices.ts'
import { fallbackArt } from './fallback-art.ts'
import { flagArt } from './flag-art.ts'
import { gameArt } from './game-art.ts'
import { logoMark } from './logo-art.ts'
import type { GameFamily, MotifName } from '@playhouse/shared/art/motif-library.ts'
import type { GameTheme } from '@playhouse/shared/art/theme.ts'
import type { PatternName } from './patterns.ts'
import { bannerPreview, gamePreview } from './preview-art.ts'
import { OFFER_MOTIFS, promotionArt } from './offer-art.ts'
import { missing, pictureSender } from './picture-reply.ts'
import { HIGHEST_RANK, rankArt } from './rank-art.ts'
import { previewPixels, rasterise } from './rasterise.ts'
import { vendorArt, vendorMark } from './vendor-art.ts'
import { workQueue, type WorkQueue } from './work-queue.ts'

export interface PicturedVendor {
  code: string
  name: string
  /** Degrees on the OKLCH wheel. */
  hue: number
  pattern: PatternName
}

export interface PicturedGame {
  nodeId: number
  family: GameFamily
  vendor: PicturedVendor
  theme?: GameTheme | undefined
  type?: string | null
}

export interface PicturedBanner {
  /** What the promotion of this picture gives; null for other banners, and promotions that only inform. */
  offerKind: OfferKind | null
}

/** Lookups of the routes; `undefined` for unknown ids. */
export interface MediaRoutesOptions {
  findVendor(code: string): Promise<PicturedVendor | undefined>
  findGame(nodeId: number): Promise<PicturedGame | undefined>
  findBanner(id: string): Promise<PicturedBanner | undefined>
  hasMember(id: number): Promise<boolean>
  ownAvatar(memberId: number, id: string): Promise<Buffer | undefined>
  /** A picture that an operator has uploaded (WebP). */
  contentPicture(id: string): Promise<Buffer | undefined>
  /** Queue for rasterising; one with {@link DRAWING} by default. */
  drawing?: WorkQueue
}

/**
 * A game takes about 20 ms of CPU in one of the four libuv threads that also hash passwords, so half of them
 * stay free. 800 pictures take about ten seconds; a first lobby asks for 90, and one address may use half of
 * the queue.
 */
const DRAWING = { atOnce: 2, waiting: 800, waitingPerCaller: 400 }
/** Looking up a member takes a connection of the pool that moves money. */
const LOOKING_UP = { atOnce: 2, waiting: 800, waitingPerCaller: 400 }

/** Cached pictures: about 14 kB each in pixels, up to 8 kB as SVG. */
const PIXELS_KEPT = 2_000
const DRAWINGS_KEPT = 1_500
/** About 60 kB each. */
const PREVIEWS_KEPT = 200

/** Largest PostgreSQL `integer`. */
const HIGHEST_ID = 2_147_483_647

/** Pixels per unit of a game's picture: sharp at 160 wide on 2x screens and at 115 on 3x screens. */
const GAME_SCALE = 1.35

/** Pictures for 1x screens, requested by this width, have a third of the pixels and bytes. */
const SMALL_GAME = { width: '180', scale: 0.75 }

/** Sharp on 3x screens for vendor marks (40 wide) and lettering (96 wide). */
const VENDOR_SCALE = 2

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const WORD = /^[\p{L}\p{N}._-]{1,64}$/u

/**
 * Serves drawn pictures under `/media`: `games/:nodeId.webp` (324 pixels wide; fewer with `?w=180`),
 * `vendors/:code.webp`, `vendors/:code-mark.webp` (both with `?theme=light`), `banners/:id.svg` (`?mirrored=1`,
 * `?shape=hero`, `?shape=strip`, `?shape=offer`), `avatars/:id.svg`, `avatars/drawn/:number.svg`, `avatars/own/:member/:id.webp`, `ranks/:level.svg`,
 * `pictures/:id.webp`, `circle-flags/:country.svg` (two lower-case letters), `logo.svg`, `fallback.svg`; for link previews, 1200 by 630,
 * `previews/games/:nodeId.jpg` and `previews/banners/:id.jpg`. Games and vendors are WebP: a page
 * shows about forty of each, and browsers decode pixels off the main thread but lay out and paint SVG on it.  Pictures
 * are cached for a year: gateways add a version to their URLs (picture-version.ts). Malformed and unknown ids get 404,
 * and nothing is drawn or cached for them.
 */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, options) => {
  const pictures: Pictures = {
    ...options,
    drawing: options.drawing ?? workQueue(DRAWING),
    lookingUp: workQueue(LOOKING_UP),
    sendPixels: pictureSender(PIXELS_KEPT),
    sendDrawing: pictureSender(DRAWINGS_KEPT),
    sendPreview: pictureSender(PREVIEWS_KEPT, 'image/jpeg'),
  }
  gamePictures(app, pictures)
  contentPictures(app, pictures)
  memberPictures(app, pictures)
  signPictures(app, pictures)
}

type Send = ReturnType<typeof pictureSender>

/** Lookups, queues, and the caches from which pictures are sent. */
interface Pictures extends MediaRoutesOptions {
  drawing: WorkQueue
  lookingUp: WorkQueue
  sendPixels: Send
  sendDrawing: Send
  sendPreview: Send
}

function gamePictures(app: FastifyInstance, { findVendor, findGame, drawing, sendPixels }: Pictures): void {
  app.get<{ Params: { file: string }; Querystring: { w?: string } }>('/media/games/:file', (request, reply) => {
    const nodeId = wholeNumber(stem(request.params.file, '.webp'), HIGHEST_ID)
    if (nodeId === undefined) return missing(reply)
    const scale = request.query.w === SMALL_GAME.width ? SMALL_GAME.scale : GAME_SCALE
    return sendPixels(request, reply, `game:${nodeId}:${scale}`, async () => {
      const game = await findGame(nodeId)
      if (game === undefined) return undefined
      const art = gameArt({ ...game, id: nodeId })
      return drawing(getNetwork(clientAddress(request)), () => inPixels(art, scale))
    })
  })

  app.get<{ Params: { file: string }; Querystring: { theme?: string } }>('/media/vendors/:file', (request, reply) => {
    const name = stem(request.params.file, '.webp')
    if (name === undefined || !WORD.test(name)) return missing(reply)
    const theme = request.query.theme === 'light' ? 'light' : 'dark'
    return sendPixels(request, reply, `vendor:${theme}:${name}`, async () => {
      // A code may itself end in "-mark", so try the whole name first.
      const whole = await findVendor(name)
      const vendor = whole ?? (name.endsWith('-mark') ? await findVendor(name.slice(0, -'-mark'.length)) : undefined)
      if (vendor === undefined) return undefined
      const art = whole ? vendorArt : vendorMark
      return drawing(getNetwork(clientAddress(request)), () => inPixels(art({ ...vendor, theme }), VENDOR_SCALE))
    })
  })
}

/** Banners, and what operators have uploaded. */
function contentPictures(
  app: FastifyInstance,
  { findGame, findBanner, contentPicture, drawing, lookingUp, sendPixels, sendDrawing, sendPreview }: Pictures,
): void {
  async function bannerMotifs(id: string, { offerKind }: PicturedBanner): Promise<readonly MotifName[]> {
    if (offerKind) return [OFFER_MOTIFS[offerKind]]
    const game = /^game-(\d{1,9})$/.exec(id)
    const motif = game && (await findGame(Number(game[1])))?.theme?.motif
    return motif ? [motif] : motifsOfBanner(id)
  }

  const bannerInput = async (id: string, banner: PicturedBanner) => ({
    id,
    hue: bannerHue(id),
    side: 'start' as const,
    motifs: await bannerMotifs(id, banner),
  })

  app.get<{ Params: { file: string } }>('/media/pictures/:file', (request, reply) => {
    const id = stem(request.params.file, '.webp')
    if (id === undefined || !UUID.test(id)) return missing(reply)
    return sendPixels(request, reply, `picture:${id}`, () =>
      lookingUp(getNetwork(clientAddress(request)), () => contentPicture(id)),
    )
  })

  app.get<{ Params: { file: string }; Querystring: { mirrored?: string; shape?: string } }>(
    '/media/banners/:file',
    (request, reply) => {
      const id = stem(request.params.file)
      if (id === undefined || !WORD.test(id)) return missing(reply)
      const mirrored = request.query.mirrored === '1'
      const { shape: wanted } = request.query
      const shape = wanted === 'hero' || wanted === 'strip' || wanted === 'offer' ? wanted : 'banner'
      return sendDrawing(request, reply, `banner:${mirrored}:${shape}:${id}`, async () => {
        const banner = await findBanner(id)
        if (!banner) return undefined
        if (shape === 'offer') return promotionArt(id, banner.offerKind, mirrored)
        return bannerArt({ ...(await bannerInput(id, banner)), mirrored, shape })
      })
    },
  )

  app.get<{ Params: { kind: string; file: string } }>('/media/previews/:kind/:file', (request, reply) => {
    const { kind, file } = request.params
    const id = stem(file, '.jpg')
    if (id === undefined || !WORD.test(id) || (kind !== 'games' && kind !== 'banners')) return missing(reply)
    return sendPreview(request, reply, `${kind}:${id}`, async () => {
      const art = await (kind === 'games' ? drawGamePreview(id) : drawBannerPreview(id))
      return art === undefined ? undefined : drawing(getNetwork(clientAddress(request)), () => previewPixels(art))
    })
  })

  async function drawGamePreview(id: string): Promise<string | undefined> {
    const nodeId = wholeNumber(id, HIGHEST_ID)
    const game = nodeId === undefined ? undefined : await findGame(nodeId)
    return game && gamePreview({ ...game, id: game.nodeId })
  }

  async function drawBannerPreview(id: string): Promise<string | undefined> {
    const banner = await findBanner(id)
    return banner && bannerPreview(await bannerInput(id, banner))
  }
}

function memberPictures(
  app: FastifyInstance,
  { hasMember, ownAvatar, lookingUp, sendPixels, sendDrawing }: Pictures,
): void {
  app.get<{ Params: { file: string } }>('/media/avatars/:file', (request, reply) => {
    const id = wholeNumber(stem(request.params.file), HIGHEST_ID)
    if (id === undefined) return missing(reply)
    return sendDrawing(request, reply, `avatar:${id}`, async () => {
      const isMember = await lookingUp(getNetwork(clientAddress(request)), () => hasMember(id))
      return isMember ? avatarArt({ id: String(id) }) : undefined
    })
  })

  app.get<{ Params: { file: string } }>('/media/avatars/drawn/:file', (request, reply) => {
    const number = wholeNumber(stem(request.params.file), DRAWN_AVATARS)
    if (!number) return missing(reply)
    return sendDrawing(request, reply, `drawn-avatar:${number}`, () => avatarArt({ id: `choice ${number}` }))
  })

  app.get<{ Params: { member: string; file: string } }>('/media/avatars/own/:member/:file', (request, reply) => {
    const memberId = wholeNumber(request.params.member, HIGHEST_ID)
    const id = stem(request.params.file, '.webp')
    if (memberId === undefined || id === undefined || !WORD.test(id)) return missing(reply)
    return sendPixels(request, reply, `own-avatar:${memberId}:${id}`, () =>
      lookingUp(getNetwork(clientAddress(request)), () => ownAvatar(memberId, id)),
    )
  })
}

/** Ranks, flags and signs of the site. */
function signPictures(app: FastifyInstance, { sendDrawing }: Pictures): void {
  app.get<{ Params: { file: string } }>('/media/ranks/:file', (request, reply) => {
    const level = wholeNumber(stem(request.params.file), HIGHEST_RANK)
    return level === undefined ? missing(reply) : sendDrawing(request, reply, `rank:${level}`, () => rankArt({ level }))
  })

  app.get<{ Params: { file: string } }>('/media/circle-flags/:file', (request, reply) => {
    const country = stem(request.params.file)
    if (country === undefined || !/^[a-z]{2}$/.test(country)) return missing(reply)
    return sendDrawing(request, reply, `flag:${country}`, () => flagArt(country))
  })

  app.get('/media/logo.svg', (request, reply) => sendDrawing(request, reply, 'logo', () => logoMark()))
  app.get('/media/fallback.svg', (request, reply) => sendDrawing(request, reply, 'fallback', () => fallbackArt()))
}

function inPixels(drawing: string, scale: number): Promise<Buffer> {
  return rasterise(drawing, scale).webp({ quality: 80, effort: 2 }).toBuffer()
}

function stem(file: string, ending = '.svg'): string | undefined {
  return file.endsWith(ending) ? file.slice(0, -ending.length) : undefined
}

function wholeNumber(text: string | undefined, highest: number): number | undefined {
  if (text === undefined || !/^(0|[1-9]\d{0,9})$/.test(text)) return undefined
  const value = Number(text)
  return value <= highest ? value : undefined
}
