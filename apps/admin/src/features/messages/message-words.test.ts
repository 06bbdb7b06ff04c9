import { expect, test } from 'vitest'
import { sampleMessage } from '../../test/samples.ts'
import { replyLink } from './message-words.ts'

test('a reply goes to the sender with the subject and every line quoted', () => {
  const link = new URL(replyLink(sampleMessage({ subject: 'A & B?', message: 'One\nTwo & three' })))
  expect(link.pathname).toBe('ana%40example.com')
  expect(link.searchParams.get('subject')).toBe('Re: A & B?')
  expect(link.searchParams.get('body')).toContain('> One\r\n> Two & three')
})

test('nothing a guest writes can add a recipient', () => {
  const link = replyLink(sampleMessage({ email: 'ana@example.com?cc=all@example.com', subject: '' }))
  expect(new URL(link).searchParams.get('cc')).toBeNull()
  expect(new URL(link).searchParams.get('subject')).toBe('Re: Your message to Trivet')
})
