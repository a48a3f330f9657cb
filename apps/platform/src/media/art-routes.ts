import type { FastifyPluginAsync } from 'fastify'
import { networkOf } from '@playhouse/shared/network-of.ts'
import { clientAddress } from '../request/client-address.ts'
import { avatarArt } from './avatar-art.ts'
import { bannerArt } from './banner-art.ts'
import { fallbackArt } from './fallback-art.ts'
import { flagArt } from './flag-art.ts'
import { gameArt } from './game-art.ts'
import { logoMark } from './logo-art.ts'
import type { GameFamily } from './motif-library.ts'
import type { PatternName } from './patterns.ts'
import { missing, pictureSender } from './picture-reply.ts'
import { seededRandom } from './random.ts'
import { HIGHEST_RANK, rankArt } from './rank-art.ts'
import { rasterise } from './rasterise.ts'
import { vendorArt, vendorMark } from './vendor-art.ts'
import { workQueue, type WorkQueue } from './work-queue.ts'

/** What a picture needs to know of a vendor. */
export interface PicturedVendor {
  code: string
  name: string
  /** Degrees on the OKLCH wheel. */
  hue: number
  pattern: PatternName
}

/** What a picture needs to know of a game. */
export interface PicturedGame {
  nodeId: number
  family: GameFamily
  vendor: PicturedVendor
}

/** Where the routes look up what they draw; `undefined` for an id that does not exist. */
export interface MediaRoutesOptions {
  findVendor(code: string): Promise<PicturedVendor | undefined>
  findGame(nodeId: number): Promise<PicturedGame | undefined>
  hasBanner(id: string): Promise<boolean>
  hasMember(id: number): Promise<boolean>
  /** Where pictures in pixels are drawn; a queue with {@link DRAWING} when left out. */
  drawing?: WorkQueue
}

/**
 * Drawing a game takes some 20 ms of a core, in one of the four threads that hash passwords too: half of them stay free. 800 are
 * drawn in about ten seconds; a visitor's first lobby asks for 90, and one address may take half of the places.
 */
const DRAWING = { atOnce: 2, waiting: 800, waitingPerCaller: 400 }
/** Looking up a member takes a connection of the pool that moves money. */
const LOOKING_UP = { atOnce: 2, waiting: 800, waitingPerCaller: 400 }

/** Pictures remembered: in pixels some 14 kB each, drawings up to 8 kB. */
const PIXELS_KEPT = 2_000
const DRAWINGS_KEPT = 1_500

/** Largest number PostgreSQL's `integer` can hold. */
const HIGHEST_ID = 2_147_483_647

/** Pixels to a unit of a game's picture: sharp at 160 wide on a screen of two pixels to one, and at 115 on one of three. */
const GAME_SCALE = 1.35

/** The same for a screen of one pixel to one, asked for by this width: a third of the pixels to decode, and of the bytes. */
const SMALL_GAME = { width: '180', scale: 0.75 }

/** Sharp at three pixels to one where lists show the marks of vendors (40 wide), and the lettering (96 wide). */
const VENDOR_SCALE = 2

const WORD = /^[\p{L}\p{N}._-]{1,64}$/u

/**
 * Serves the drawn pictures under `/media`: `games/:nodeId.webp` (324 pixels wide; `?w=180` in fewer), `vendors/:code.webp`, `vendors/:code-mark.webp` (both with
 * `?theme=light`), `banners/:id.svg` (`?mirrored=1`), `avatars/:id.svg`, `ranks/:level.svg`, `circle-flags/:country.svg` (two
 * lower-case letters), `logo.svg`, `fallback.svg`.
 *
 * Pictures of games and vendors are WebP: a page shows some forty of each, and a browser decodes pixels beside the page's own work, while it
 * lays out and paints each SVG within it. All else is SVG.
 *
 * A picture never changes under its address, so it is cached for a year. An id that is malformed or unknown answers 404
 * with a short plain body, and nothing is drawn or remembered for it.
 */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, options) => {
  const { findVendor, findGame, hasBanner, hasMember, drawing = workQueue(DRAWING) } = options
  const lookingUp = workQueue(LOOKING_UP)
  const sendPixels = pictureSender(PIXELS_KEPT)
  const sendDrawing = pictureSender(DRAWINGS_KEPT)

  app.get<{ Params: { file: string }; Querystring: { w?: string } }>('/media/games/:file', (request, reply) => {
    const nodeId = wholeNumber(stem(request.params.file, '.webp'), HIGHEST_ID)
    if (nodeId === undefined) return missing(reply)
    const scale = request.query.w === SMALL_GAME.width ? SMALL_GAME.scale : GAME_SCALE
    return sendPixels(request, reply, `game:${nodeId}:${scale}`, async () => {
      const game = await findGame(nodeId)
      if (game === undefined) return undefined
      const { family, vendor } = game
      return drawing(networkOf(clientAddress(request)), () => inPixels(gameArt({ id: nodeId, family, vendor }), scale))
    })
  })

  app.get<{ Params: { file: string }; Querystring: { theme?: string } }>('/media/vendors/:file', (request, reply) => {
    const name = stem(request.params.file, '.webp')
    if (name === undefined || !WORD.test(name)) return missing(reply)
    const theme = request.query.theme === 'light' ? 'light' : 'dark'
    return sendPixels(request, reply, `vendor:${theme}:${name}`, async () => {
      // A code may itself end in "-mark", so the whole name is tried first.
      const whole = await findVendor(name)
      const vendor = whole ?? (name.endsWith('-mark') ? await findVendor(name.slice(0, -'-mark'.length)) : undefined)
      if (vendor === undefined) return undefined
      const art = whole ? vendorArt : vendorMark
      return drawing(networkOf(clientAddress(request)), () => inPixels(art({ ...vendor, theme }), VENDOR_SCALE))
    })
  })

  app.get<{ Params: { file: string }; Querystring: { mirrored?: string } }>(
    '/media/banners/:file',
    (request, reply) => {
      const id = stem(request.params.file)
      if (id === undefined || !WORD.test(id)) return missing(reply)
      const mirrored = request.query.mirrored === '1'
      return sendDrawing(request, reply, `banner:${mirrored}:${id}`, async () => {
        if (!(await hasBanner(id))) return undefined
        const hue = Math.floor(seededRandom(`banner-hue:${id}`)() * 360)
        return bannerArt({ id, hue, side: 'start', mirrored })
      })
    },
  )

  app.get<{ Params: { file: string } }>('/media/avatars/:file', (request, reply) => {
    const id = wholeNumber(stem(request.params.file), HIGHEST_ID)
    if (id === undefined) return missing(reply)
    return sendDrawing(request, reply, `avatar:${id}`, async () => {
      const isMember = await lookingUp(networkOf(clientAddress(request)), () => hasMember(id))
      return isMember ? avatarArt({ id: String(id) }) : undefined
    })
  })

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
