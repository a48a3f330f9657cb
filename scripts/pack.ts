// npm run pack [-- FOLDER]: builds the packages that a project of an operator's own needs, as tarballs.
import { join, resolve } from 'node:path'
import { DATA } from './lib/settings.ts'
import { packAll } from './pack/pack-all.ts'

for (const { name, file } of packAll(resolve(process.argv[2] ?? join(DATA, 'packages'))))
  console.log(`${name.padEnd(26)} ${file}`)
