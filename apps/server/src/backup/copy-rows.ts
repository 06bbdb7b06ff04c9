import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'

// what the driver can do without saying so in its types
declare module 'pg' {
  interface Connection {
    query(text: string): void
    sendCopyFromChunk(chunk: Buffer): void
    endCopyFrom(): void
    sendCopyFail(message: string): void
  }
}

const enoughBytes = 64 * 1024

/** What COPY … TO STDOUT answers, in pieces of many rows. */
export function copyOut(client: pg.ClientBase, text: string): Readable {
  return client.query(new CopyOut(text))
}

class CopyOut extends Readable implements pg.Submittable {
  private socket: Socket | undefined
  private rows: Buffer[] = []
  private bytes = 0
  private readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }

  submit = (connection: pg.Connection): void => {
    this.socket = connection.stream as Socket
    connection.query(this.text)
  }

  override _read(): void {
    this.socket?.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // the driver reads the next answers into the same memory
    this.rows.push(Buffer.from(chunk))
    this.bytes += chunk.length
    if (this.bytes >= enoughBytes && !this.handOver()) this.socket?.pause()
  }

  private handOver(): boolean {
    const piece = Buffer.concat(this.rows)
    this.rows = []
    this.bytes = 0
    return this.push(piece)
  }

  handleCommandComplete(): void {
    if (this.bytes > 0) this.handOver()
  }

  handleReadyForQuery(): void {
    this.push(null)
    // the next query listens on the same socket
    this.socket?.resume()
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** Feeds COPY … FROM STDIN. What `source` throws ends the COPY, and the statement fails. */
export function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = new AbortController()
    let failure: Error | undefined
    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyInResponse: (connection: pg.Connection) => void feed(connection),
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        failed.abort()
        reject(failure ?? error)
      },
    })

    async function feed(connection: pg.Connection) {
      const socket = connection.stream as Socket
      try {
        for await (const chunk of source) {
          if (failed.signal.aborted) return
          connection.sendCopyFromChunk(chunk)
          if (socket.writableNeedDrain) await once(socket, 'drain', { signal: failed.signal })
        }
        if (!failed.signal.aborted) connection.endCopyFrom()
      } catch (error) {
        if (failed.signal.aborted) return
        failure = error instanceof Error ? error : new Error(String(error))
        connection.sendCopyFail(failure.message)
      }
    }
  })
}
