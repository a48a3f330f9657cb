import { and, eq, gt, sql } from 'drizzle-orm'
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { captcha } from '../../db/tables/verification.ts'
import { platformError } from '../../http/platform-error.ts'
import { captchaPicture } from './captcha-picture.ts'
import { sharedSecret } from './shared-secret.ts'

/** Without the characters that are taken for one another when bent: 0 O Q D, 1 I J, 2 Z, 5 S, 6 G, 8 B, U V, N W, 9. */
const CHARACTERS = 'ACEFHKLMPRTXY347'
const LENGTH = 5

/** Pictures of characters that are typed back. */
export interface Captchas {
  /**
   * Draws a picture for the id that the caller chose; another one asked for under it takes its place.
   * @returns base64 of a PNG
   * @throws PlatformError TOO_MANY_REQUESTS within a second of the one before
   */
  drawCaptcha(database: Database, id: string): Promise<string>
  /**
   * Makes a captcha without a picture, for whoever cannot read one and has shown in another way to be no robot.
   * @returns its characters
   */
  spellCaptcha(database: Database, id: string): Promise<string>
  /**
   * Takes the one try that a picture has.
   * @throws PlatformError captcha.failed when the characters are wrong or missing, or the picture is too old, used or unknown
   */
  checkCaptcha(database: Database, id: string | undefined, text: string | undefined): Promise<void>
}

/** The captchas of a database, whatever process drew them. Only a keyed hash of the characters is kept, and none is logged. */
export async function openCaptchas(database: Database): Promise<Captchas> {
  const secret = await sharedSecret(database, 'captcha')
  const hashOf = (id: string, text: string) => createHmac('sha256', secret).update(`${id}:${text}`).digest()
  const keepFresh = async (db: Database, id: string): Promise<string> => {
    const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
    const fresh = {
      answerHash: hashOf(id, text),
      drawnAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + interval '3 minutes'`,
    }
    // Specification 9: at least a second between two pictures.
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
    drawCaptcha: async (db, id) => (await captchaPicture(await keepFresh(db, id))).toString('base64'),
    spellCaptcha: keepFresh,
    async checkCaptcha(db, id, text = '') {
      const [asked] = id
        ? await db
            .delete(captcha)
            .where(and(eq(captcha.id, id), gt(captcha.expiresAt, sql`now()`)))
            .returning({ answerHash: captcha.answerHash })
        : []
      const typed = text.replaceAll(/\s/g, '').toUpperCase()
      if (!asked || !timingSafeEqual(asked.answerHash, hashOf(id ?? '', typed))) throw platformError('captcha.failed')
    },
  }
}
