import { Text } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { pdfText } from '../../test/pdf-text.ts'
import { documentPage, documentPdf } from './parts.ts'

const frame = { kind: 'Invoice', subject: 'T-7QP4K-V', foot: 'Trivet', mark: 'Trivet' }
const textOf = async (text: string) =>
  pdfText(
    await documentPdf({ shop: 'Trivet', title: 'Trivet', pages: [documentPage(frame, h(Text, {}, text))] }),
  )

// the dot is a part of the first three, as the letter is of the others
test('what one file has printed takes no letter from those after it', async () => {
  await textOf('Gate: 4…; Zoé, Noël, José, Çeşme')
  expect(await textOf('hello@trivet.test, 10.30 am, one jar; all')).toContain(
    'hello@trivet.test, 10.30 am, one jar; all',
  )
})
