import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newId } from '../platform/ids.ts'
import { AppError } from './app-error.ts'
import { errorBody } from './error-answer.ts'

/** What could not even be read as HTTP still gets an answer in our form. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known = new AppError('INVALID_INPUT')
  const body = JSON.stringify(errorBody(known, newId()))
  socket.end(
    `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
