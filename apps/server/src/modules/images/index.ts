// What other modules may use.
export { measurePicture } from './describe-pictures.ts'
export { factsOf, pictureFactsOf, scalePictureOf } from './picture-facts.ts'
export { pictureHash } from './picture-files.ts'
