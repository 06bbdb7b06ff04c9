// What other modules may use.
export { measurePicture } from './describe-pictures.ts'
export { factsOf, furtherPicturesOf, pictureFactsOf, scalePictureOf } from './picture-facts.ts'
export { pictureHash } from './picture-files.ts'
