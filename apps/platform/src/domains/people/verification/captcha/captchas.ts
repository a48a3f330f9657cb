import { and, eq, gt, sql } from 'drizzle-orm'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { captcha } from '../../../../db/tables/verification.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { captchaPicture } from './captcha-picture.ts'
import { sharedSecret } from '../shared-secret.ts'

/** Characters that do not look alike when distorted, so none of these: 0 O Q D, 1 I J, 2 Z, 5 S, 6 G, 8 B, U V, N W, 9. */
const CHARACTERS = 'ACEFHKLMPRTXY347'
const LENGTH = 5

export interface Captchas {
  /**
   * Draws a picture for the caller's id, replacing the previous one.
   * @returns base64 of a PNG
   * @throws PlatformError TOO_MANY_REQUESTS within a second of the previous one
   */
  drawCaptcha(database: Database, id: string): Promise<string>
  /**
   * Creates a captcha without a picture, for callers who cannot see one and have passed the human check.
   * @returns its characters
   */
  spellCaptcha(database: Database, id: string): Promise<string>
  /**
   * Uses up the picture's only attempt.
   * @throws PlatformError captcha.failed if the characters are wrong or missing, or the picture is expired,
   * used or unknown
   */
  checkCaptcha(database: Database, id: string | undefined, text: string | undefined): Promise<void>
}

/** Captchas shared by all processes over a database. Only a keyed hash of the characters is stored. */
export async function openCaptchas(database: Database): Promise<Captchas> {
  const secret = await sharedSecret(database, 'captcha')
  const getHash = (id: string, text: string) => createHmac('sha256', secret).update(`${id}:${text}`).digest()
  const storeCaptcha = async (db: Database, id: string): Promise<string> => {
    const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
    const fresh = {
      answerHash: getHash(id, text),
      drawnAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + interval '3 minutes'`,
    }
    // At least a second must pass between two pictures.
    const { rowCount } = await db
      .insert(captcha)
      .values({ id, ...fresh })
      .onConflictDoUpdate({
        target: captcha.id,
        set: fresh,
        setWhere: sql`${captcha.drawnAt} <= clock_timestamp() - interval '1 second'`,
      })
    if (rowCount === 0) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    return text
  }
  return {
    drawCaptcha: async (db, id) => (await captchaPicture(await storeCaptcha(db, id))).toString('base64'),
    spellCaptcha: storeCaptcha,
    async checkCaptcha(db, id, text = '') {
      const [requested] = id
        ? await db
            .delete(captcha)
            .where(and(eq(captcha.id, id), gt(captcha.expiresAt, sql`now()`)))
            .returning({ answerHash: captcha.answerHash })
        : []
      const typed = text.replaceAll(/\s/g, '').toUpperCase()
      if (!requested || !timingSafeEqual(requested.answerHash, getHash(id ?? '', typed)))
        throw platformError('captcha.failed')
    },
  }
}
