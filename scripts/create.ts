// npm run create -- FOLDER --name NAME: makes a project of an operator's own outside this repository.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createProject } from './pack/create-project.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'platform-url': { type: 'string' },
    merchant: { type: 'string' },
    packages: { type: 'string' },
  },
})
const [folder] = positionals
if (folder === undefined || values.name === undefined) {
  console.error(`npm run create -- FOLDER --name "Lotus House"

  --platform-url URL  of a platform that the site stands in front of; by default it has its own
  --merchant CODE     the platform's code of the brand; playhouse by default
  --packages FOLDER   with packages of npm run pack; by default they are packed again`)
  process.exit(2)
}
try {
  const target = resolve(folder)
  const { 'platform-url': platformUrl, merchant, packages } = values
  if (packages === undefined) console.log('Building the packages, about a minute …')
  createProject({ target, name: values.name, platformUrl, merchant, packages: packages && resolve(packages) })
  console.log(`  ✓ ${target}\n\nGo on there:\n  cd ${folder}\n  npm install\n  npm test\n  npm start`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
