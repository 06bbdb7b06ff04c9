/** Writes apps/server/images/pictures.json: what the shop must know of every picture before it has loaded. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePictures } from '../../apps/server/src/modules/images/describe-pictures.ts'
import { pictureDirectory } from '../../apps/server/src/modules/images/picture-files.ts'

const described = await describePictures(pictureDirectory)
writeFileSync(join(pictureDirectory, 'pictures.json'), `${JSON.stringify(described, null, 2)}\n`)
console.log(`${Object.keys(described).length} pictures listed`)
