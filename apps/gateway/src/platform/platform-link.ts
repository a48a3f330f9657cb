import { loadBodyCipher, type BodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { isPrivateAddress } from '@playhouse/server/network-of.ts'
import { spreadLookup } from '@playhouse/server/spread-lookup.ts'
import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { createSecureContext } from 'node:tls'
import { buildConnector } from 'undici'

const CONNECT = { timeout: 1_000, lookup: spreadLookup }
/** Names that only a private network resolves: of one label, as in Docker and Kubernetes, and reserved ones (RFC 6762, 8375, ICANN's .internal). */
const PRIVATE_NAME = /^[^.]+$|\.(?:internal|local|localhost|home\.arpa|svc|lan)$/

export interface PlatformTls {
  /** Certificates that sign the platform's, in place of the usual authorities. */
  caFile?: string | undefined
  /** Certificate and key that this gateway shows. */
  certFile?: string | undefined
  keyFile?: string | undefined
}

export async function openCipher(name: string): Promise<BodyCipher | undefined> {
  try {
    return await loadBodyCipher(name)
  } catch (error) {
    throw new ConfigError([`PAYLOAD_CIPHER: ${(error as Error).message}`])
  }
}

/** Problems of the variables for TLS, without a look at their files. */
export function getTlsProblems(platformUrl: string, { caFile, certFile, keyFile }: PlatformTls): string[] {
  const isUsed = caFile !== undefined || certFile !== undefined || keyFile !== undefined
  return [
    ...((certFile === undefined) === (keyFile === undefined)
      ? []
      : ['PLATFORM_CERT_FILE: belongs together with PLATFORM_KEY_FILE: set both or neither']),
    ...(isUsed && !platformUrl.startsWith('https:')
      ? ['PLATFORM_URL: must begin with https where PLATFORM_CA_FILE or PLATFORM_CERT_FILE is set']
      : []),
  ]
}

/** Whether plain bodies to this URL would pass through a public network in clear text. */
export function isExposed(platformUrl: string): boolean {
  const { protocol, hostname } = new URL(platformUrl)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol === 'http:' && !(isIP(host) === 0 ? PRIVATE_NAME.test(host) : isPrivateAddress(host))
}

/**
 * Opens connections to the platform. Files of TLS that have changed are read again for the next connection, so that certificates can be
 * renewed while the gateway runs; if they cannot be read, the previous ones stay.
 * @throws ConfigError for files that cannot be read or do not fit each other
 */
export function createConnector(tls: PlatformTls, onRefused: (reason: string) => void): buildConnector.connector {
  const files = { ca: tls.caFile, cert: tls.certFile, key: tls.keyFile }
  const used = Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }]))
  if (used.length === 0) return buildConnector(CONNECT)
  const read = () => {
    const contents = Object.fromEntries(used.map(({ name, file }) => [name, readFileSync(file)]))
    // Refuses here what does not fit, not at the first connection.
    return buildConnector({ ...CONNECT, secureContext: createSecureContext(contents) })
  }
  const getVersion = () => used.map(({ file }) => fileVersion(file)).join('\n')
  let version = getVersion()
  let connect: buildConnector.connector
  try {
    connect = read()
  } catch (error) {
    throw new ConfigError([`PLATFORM_CA_FILE, PLATFORM_CERT_FILE, PLATFORM_KEY_FILE: ${(error as Error).message}`])
  }
  return (options, callback) => {
    const before = version
    version = getVersion()
    try {
      if (version !== before) connect = read()
    } catch (error) {
      onRefused((error as Error).message)
    }
    connect(options, callback)
  }
}

function fileVersion(file: string): string {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size} ${ino}`
}
