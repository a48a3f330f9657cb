import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'

const REFERENCE = /^(?<name>[\w./:-]+)@(?<digest>sha256:[0-9a-f]{64})$/

/**
 * Sets images of a kustomization, and leaves its comments.
 * @param images such as `playhouse/gateway=registry.example/playhouse/gateway@sha256:…`; without a name before the digest that of the file stays
 * @throws Error for an image that the kustomization does not list, and without a digest
 */
export function withDigests(kustomization: string, images: readonly string[]): string {
  const document = parseDocument(kustomization)
  const listed = (document.get('images') as YAMLSeq<YAMLMap>).items
  for (const image of images) {
    const [name = '', reference = ''] = image.split('=')
    const found = listed.find((one) => one.get('name') === name)
    if (!found) {
      const names = listed.map((one) => String(one.get('name'))).join(', ')
      throw new Error(`The overlay has no image ${name}. It has ${names}.`)
    }
    const { name: newName, digest } = REFERENCE.exec(reference)?.groups ?? {}
    if (newName === undefined || digest === undefined)
      throw new Error(`${image} has no digest: NAME=REGISTRY/NAME@sha256:… with 64 digits, as docker push prints it.`)
    if (newName !== name) found.set('newName', newName)
    found.set('digest', digest)
  }
  return document.toString({ lineWidth: 0 })
}
