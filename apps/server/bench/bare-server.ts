// What fastify and pg can do when nothing else is asked of them: one prepared statement a request, no roles, no
// validation, no limits, no log. The measure our server is held against.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

const cardOf = (
  p: string,
) => `${p}.id AS "_id", ${p}.name, ${p}.slug, ${p}.description, ${p}.price_cents / 100.0::float8 AS price, ${p}.category, ${p}.image,
  ${p}.count_in_stock AS "countInStock", ${p}.is_popular AS "isPopular", ${p}.num_reviews AS "numReviews",
  round(${p}.rating_sum::numeric / nullif(${p}.num_reviews, 0), 1)::float8 AS rating, ${p}.kit_category AS "kitCategory"`

const card = cardOf('p')

app.get('/readyz', () => 'ok')

app.get<{ Querystring: { category: string; pageNumber: string } }>('/list', async ({ query }) => {
  const page = Number(query.pageNumber)
  const { rows } = await pool.query({
    name: 'list',
    text: `SELECT (SELECT count(*)::int FROM products WHERE category = $1 AND archived_at IS NULL) AS total,
             (SELECT json_agg(x) FROM (
                SELECT ${card} FROM products p WHERE p.category = $1 AND p.archived_at IS NULL
                ORDER BY p.listing_order, p.id LIMIT 12 OFFSET $2) x) AS products`,
    values: [query.category, (page - 1) * 12],
  })
  return { products: rows[0].products, page, pages: Math.ceil(rows[0].total / 12) }
})

app.get<{ Querystring: { keyword: string } }>('/search', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'search',
    text: `WITH found AS MATERIALIZED (
             SELECT id, listing_order, ts_rank(search, q) AS rank FROM products, to_tsquery('english', $1) q
             WHERE search @@ q AND archived_at IS NULL)
           SELECT (SELECT count(*)::int FROM found) AS total,
             (SELECT json_agg(x) FROM (
                SELECT ${card} FROM (SELECT * FROM found ORDER BY rank DESC, listing_order, id LIMIT 12) f
                JOIN products p USING (id) ORDER BY f.rank DESC, f.listing_order, f.id) x) AS products`,
    values: [`${query.keyword}:*`],
  })
  return { products: rows[0].products, page: 1, pages: Math.ceil(rows[0].total / 12) }
})

app.get<{ Params: { slug: string } }>('/slug/:slug', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'slug',
    text: `SELECT ${card}, p.items_included AS "itemsIncluded", p.perfect_for, p.specifications,
             p.deposit_cents / 100.0::float8 AS deposit,
             (SELECT json_agg(x) FROM (
                SELECT r.id AS "_id", r.name, r.rating, r.comment, r.created_at AS "createdAt", r.is_verified AS "isVerified"
                FROM reviews r WHERE r.product_id = p.id AND r.hidden_at IS NULL
                ORDER BY r.created_at DESC LIMIT 50) x) AS reviews,
             (SELECT json_agg(x) FROM (
                SELECT i.id AS "_id", i.name, i.slug, k.quantity FROM kit_components k JOIN products i ON i.id = k.component_id
                WHERE k.kit_id = p.id ORDER BY k.position) x) AS components,
             (SELECT json_agg(x) FROM (
                SELECT ${cardOf('o')} FROM related_products rp JOIN products o ON o.id = rp.related_id
                WHERE rp.product_id = p.id AND o.archived_at IS NULL ORDER BY rp.position) x) AS "relatedProducts"
           FROM products p WHERE p.slug = $1 AND p.archived_at IS NULL`,
    values: [params.slug],
  })
  return rows[0]
})

type OrderBody = {
  id: string
  userId: string
  orderItems: { product: string; qty: number }[]
  rentalStart: string
  rentalEnd: string
}

const placed = `item AS (SELECT id, name, slug, image, price_cents FROM products WHERE id = $3),
      placed AS (
        INSERT INTO orders (id, number, user_id, payment_method, subtotal_cents, extra_days_cents, damage_protection,
          damage_protection_cents, delivery_cents, tax_cents, discount_cents, total_cents, rates, rental_start,
          rental_end, time_zone, street, city, state, postal_code, country, agreed_to)
        SELECT $1, order_number_of(('x' || left($1, 9))::bit(36)::bigint, 8), $2, 'stripe', price_cents * $4::int, 0, false, 0, 1500, 0, 0, price_cents * $4::int + 1500, '{}',
          $5::date, $6::date, 'UTC', 'a', 'b', 'c', 'd', 'USA', '{}' FROM item RETURNING *),
      line AS (
        INSERT INTO order_lines (id, order_id, position, product_id, name, slug, image, unit_price_cents, quantity,
          line_total_cents, extra_days_cents)
        SELECT $1, placed.id, 1, item.id, item.name, item.slug, item.image, price_cents, $4, price_cents * $4, 0
        FROM placed, item),
      held AS (
        INSERT INTO reservations (order_id, product_id, first_day, last_day, units)
        SELECT placed.id, item.id, $5, $6::date + 1, $4 FROM placed, item)`

function valuesOf({ id, userId, orderItems: [item], rentalStart, rentalEnd }: OrderBody) {
  return [id, userId, item?.product, item?.qty, rentalStart, rentalEnd]
}

app.post<{ Body: OrderBody }>('/orders', async ({ body }, reply) => {
  const text = `WITH ${placed} SELECT * FROM placed`
  const { rows } = await pool.query({ name: 'order', text, values: valuesOf(body) })
  return reply.code(201).send(rows[0])
})

app.post<{ Body: OrderBody }>('/paid-orders', async ({ body }, reply) => {
  const client = await pool.connect()
  try {
    // placed before it is charged, as nobody can take a charge back that is not written down
    const text = `WITH ${placed} SELECT id FROM placed`
    await client.query({ name: 'order to pay', text, values: valuesOf(body) })
    const { rows } = await client.query({
      name: 'pay',
      text: `WITH paid AS (
               UPDATE orders SET status = 'confirmed', payment_status = 'paid', paid_at = now(), hold_expires_at = NULL
               WHERE id = $1 RETURNING *),
             booked AS (
               INSERT INTO payments (id, order_id, provider, reference, amount_cents, created_at)
               SELECT id, id, 'test', 'bare_' || id, total_cents, now() FROM paid)
             SELECT * FROM paid`,
      values: [body.id],
    })
    return reply.code(201).send(rows[0])
  } finally {
    client.release()
  }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
