import pg from 'pg'

/** So many connections are shared; PostgreSQL works on as many of their statements at a time. */
const count = 2

/** So many statements are under way on each; what is beyond that gets a connection of its own, or waits for one. */
const mostUnderWay = 24

/**
 * Connections that carry the short reads of many requests at once: each is sent without waiting for the answer to the one
 * before, and PostgreSQL answers in order (decision 60).
 */
export class Pipelines {
  readonly #pool: pg.Pool
  readonly #pipelines: Pipeline[]

  constructor(config: pg.PoolConfig) {
    // each of its connections is taken for good; it opens them, also those that follow a broken one
    this.#pool = new pg.Pool({ ...config, pipeline: true, max: count })
    // unheard, the error of one that PostgreSQL ends while we let go of it would end the process
    this.#pool.on('error', () => {})
    this.#pipelines = Array.from({ length: count }, () => new Pipeline(this.#pool))
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
  close(): Promise<void> {
    for (const pipeline of this.#pipelines) pipeline.close()
    return this.#pool.end()
  }
}

class Pipeline {
  underWay = 0
  readonly #pool: pg.Pool
  #client: Promise<pg.PoolClient> | null = null

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    this.underWay += 1
    const opening = (this.#client ??= this.#open())
    try {
      const client = await opening
      return await client.query(config)
    } catch (error) {
      if (!isRefused(error)) this.#leave(opening)
      throw error
    } finally {
      this.underWay -= 1
    }
  }

  close(): void {
    if (this.#client) this.#leave(this.#client)
  }

  #open(): Promise<pg.PoolClient> {
    const opening = this.#pool.connect()
    // likewise of one that breaks; what is under way fails with it as well
    opening.then(
      (client) => client.on('error', () => this.#leave(opening)),
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
