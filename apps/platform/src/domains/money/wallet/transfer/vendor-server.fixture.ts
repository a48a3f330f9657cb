import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TransferCall, TransferRequest } from '@playhouse/vendor-api/transfer-wallet.ts'
import { VENDOR_HEADER } from '@playhouse/vendor-api/vendors/harbour/signature.ts'
import { VendorRefusedError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import type { ScriptedVendor } from './scripted-vendor.fixture.ts'

/** Serves scripted vendors to a whole platform. A vendor that is down answers nothing. */
export async function serveVendor(vendor: ScriptedVendor): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const { call, ...requested } = JSON.parse(await text(request)) as TransferRequest<TransferCall>
      const answer = await vendor.ask(String(request.headers[VENDOR_HEADER]), call, requested)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    } catch (error) {
      if (!(error instanceof VendorRefusedError)) return void request.socket.destroy()
      response.writeHead(409, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: error.code, message: 'refused' }))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
