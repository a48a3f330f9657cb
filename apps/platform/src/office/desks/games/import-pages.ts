import { CATALOGUE_VENDORS, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import {
  type Catalogue,
  type CatalogueChange,
  compareCatalogue,
  readCatalogue,
  storeCatalogue,
} from '../../../domains/play/games/catalogue/import-games.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { type FormToken, hidden, multipartForm, reasonField, table, uploadForm } from '../../kit/page.ts'
import type { OfficeRoutes } from '../../kit/section.ts'

/** Rows that the preview shows and the audit log keeps; a file of thousands says how many there are besides. */
const LISTED = 200

export const catalogueImported: DecisionKind = {
  kind: 'catalogue.imported',
  permission: 'games.change',
  describe: () => 'Import vendors and games',
  apply: async (tx, { payload: { catalogue = '' } }) => {
    const read = getCatalogue(catalogue)
    const changes = await inWords(() => compareCatalogue(tx, read))
    if (changes.length === 0) throw new OfficeError('The file changes nothing.', 400)
    await storeCatalogue(tx, read)
    const listed = changes.slice(0, LISTED)
    const values = (side: 'old' | 'new') => ({
      changed: changes.length,
      ...Object.fromEntries(listed.flatMap((change) => (change[side] ? [[change.what, change[side]]] : []))),
    })
    return { old: values('old'), new: values('new') }
  },
}

const importInput = withReason.extend({ catalogue: z.string() })

/** Vendors and games from a file or from a vendor, which are shown before anything changes. */
export function registerImport({ page, upload }: OfficeRoutes, vendors: Pick<Vendors, 'listGames'>): void {
  page('/games/import', 'games.change', async ({ csrfToken }) => ({
    title: 'Import vendors and games',
    body: html`<p>
        A JSON file with lists of <code>vendors</code> and <code>games</code>. Vendors with a known
        <code>code</code> and games with a known <code>nodeId</code> are changed: what the file leaves out gets its
        default. Nothing changes before you have seen what would.
      </p>
      ${uploadForm(csrfToken, { action: '/games/import/preview', button: 'Preview', fields: html``, accept: 'application/json,.json' })}
      ${CATALOGUE_VENDORS.map((code) => html`<p><a href="/games/import/from/${code}">Ask ${code} for its games</a></p>`)}`,
  }))

  page('/games/import/from/:vendor', 'games.change', async ({ csrfToken, database, params: { vendor = '' } }) => {
    if (!CATALOGUE_VENDORS.includes(vendor))
      throw new OfficeError('This vendor has no catalogue that can be asked for.', 404)
    const catalogue = await unlessSilent(() => vendors.listGames(vendor))
    return getPreview(csrfToken, database, JSON.stringify(catalogue, null, 1))
  })

  upload('/games/import/preview', 'games.change', async ({ csrfToken, database }, _sent, file) => {
    return { page: await getPreview(csrfToken, database, file.toString('utf8')) }
  })

  upload('/games/import', 'games.change', async ({ actor, database }, sent) => {
    const { catalogue, reason } = readForm(importInput, sent)
    await decide(database, catalogueImported, {
      subject: 'catalogue',
      payload: { catalogue },
      reason,
      actor,
      operators: 1,
    })
    return { to: '/games', notice: 'done' }
  })
}

async function getPreview(csrfToken: FormToken, database: Database, catalogue: string) {
  const changes = await inWords(() => compareCatalogue(database, getCatalogue(catalogue)))
  return {
    title: 'Import: nothing is changed yet',
    body: html`${changesTable(changes)}
      ${
        changes.length > 0 &&
        multipartForm(csrfToken, {
          action: '/games/import',
          button: 'Import',
          fields: html`${hidden('catalogue', catalogue)}${reasonField()}`,
        })
      }
      <p><a href="/games/import">Choose another file</a></p>`,
  }
}

/** Says to the operator that a vendor does not answer. */
const unlessSilent = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    throw error instanceof VendorUnknownError
      ? new OfficeError('The vendor did not answer. Nothing was changed; ask again in a moment.', 502)
      : error
  })

function getCatalogue(text: string): Catalogue {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new OfficeError('The file is not JSON.', 400)
  }
  try {
    return readCatalogue(file)
  } catch (error) {
    throw refusal(error)
  }
}

const refusal = (error: unknown) =>
  new OfficeError(error instanceof Error ? error.message : 'The file cannot be read.', 400)

/** Says what is wrong with a file to the operator. */
const inWords = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    throw error instanceof OfficeError ? error : refusal(error)
  })

function changesTable(changes: readonly CatalogueChange[]): Html {
  const pairs = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${value === '' ? '–' : value}`)
      .join('\n')
  return html`${table(
    ['What', 'Name', 'Now', 'After the import'],
    changes
      .slice(0, LISTED)
      .map((change) => [
        change.what,
        change.name,
        change.old ? html`<div class="text">${pairs(change.old)}</div>` : 'new',
        html`<div class="text">${pairs(change.new)}</div>`,
      ]),
    'The file changes nothing.',
  )}
  ${changes.length > LISTED && html`<p>And ${changes.length - LISTED} more.</p>`}`
}
