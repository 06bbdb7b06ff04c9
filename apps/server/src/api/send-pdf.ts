import type { FastifyReply } from 'fastify'

/** A document to read in the browser. It is drawn before anything is said of it: an id that is none may not stand in a header. */
export function sendPdf(reply: FastifyReply, pdf: Buffer, name: string): FastifyReply {
  return reply
    .type('application/pdf')
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `inline; filename="${name}"`)
    .send(pdf)
}
