import pg from 'pg'

/** So many connections are shared; PostgreSQL works on as many of their statements at a time. */
const count = 2

/** So many statements are under way on each; what is beyond that gets a connection of its own, or waits for one. */
const mostUnderWay = 24

export type PipelinesOptions = {
  /** A connection that fell silent is given up after so long; a statement that waits in PostgreSQL has its own limit. */
  answerWithinMs?: number
  /** Of a connection that breaks while nothing is asked of it. */
  onIdleError?: (error: Error) => void
}

/**
 * Connections that carry the short reads of many requests at once: each is sent without waiting for the answer to the one
 * before, and PostgreSQL answers in order (decision 60).
 */
export class Pipelines {
  readonly #pool: pg.Pool
  readonly #pipelines: Pipeline[]

  constructor(
    config: pg.PoolConfig,
    { answerWithinMs = 15_000, onIdleError = () => {} }: PipelinesOptions = {},
  ) {
    // each of its connections is taken for good; it opens them, also those that follow a broken one
    this.#pool = new pg.Pool({
      ...config,
      pipeline: true,
      max: count,
      query_timeout: answerWithinMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
    })
    // unheard, the error of one that PostgreSQL ends while we let go of it would end the process
    this.#pool.on('error', () => {})
    this.#pipelines = Array.from({ length: count }, () => new Pipeline(this.#pool, onIdleError))
  }

  get underWay(): number {
    return this.#pipelines.reduce((sum, { underWay }) => sum + underWay, 0)
  }

  get connections(): number {
    return this.#pool.totalCount
  }

  /** Null when all are full. */
  query(config: pg.QueryConfig): Promise<pg.QueryResult> | null {
    const emptiest = this.#pipelines.reduce((one, other) => (other.underWay < one.underWay ? other : one))
    return emptiest.underWay < mostUnderWay ? emptiest.query(config) : null
  }

  /** Lets what is under way come to its end. */
  async close(): Promise<void> {
    await Promise.all(this.#pipelines.map((pipeline) => pipeline.close()))
    await this.#pool.end()
  }
}

class Pipeline {
  underWay = 0
  readonly #pool: pg.Pool
  readonly #onIdleError: (error: Error) => void
  #client: Promise<pg.PoolClient> | null = null
  /** Answers come in order: with the last one all are there. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(pool: pg.Pool, onIdleError: (error: Error) => void) {
    this.#pool = pool
    this.#onIdleError = onIdleError
  }

  async query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    this.underWay += 1
    const opening = (this.#client ??= this.#open())
    const answer = opening.then((client) => client.query(config))
    this.#last = answer
    try {
      return await answer
    } catch (error) {
      if (!isRefused(error)) this.#leave(opening)
      throw error
    } finally {
      this.underWay -= 1
    }
  }

  async close(): Promise<void> {
    await this.#last.catch(() => {})
    if (this.#client) this.#leave(this.#client)
  }

  #open(): Promise<pg.PoolClient> {
    const opening = this.#pool.connect()
    opening.then(
      (client) =>
        // likewise of one that breaks; what is under way fails with it as well
        client.on('error', (error) => {
          if (this.#client === opening && this.underWay === 0) this.#onIdleError(error)
          this.#leave(opening)
        }),
      () => {},
    )
    return opening
  }

  /** The next statement opens a new one. */
  #leave(opening: Promise<pg.PoolClient>): void {
    if (this.#client !== opening) return
    this.#client = null
    opening.then(
      (client) => client.release(true),
      () => {},
    )
  }
}

/** By PostgreSQL, which then goes on; after a FATAL error it closes the connection. */
export function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}
