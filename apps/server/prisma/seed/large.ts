import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Database } from '../../src/platform/database.ts'

export type LargeSize = { products: number; orders: number }

// 2.5 lines an order
const fullSize: LargeSize = { products: 100_000, orders: 400_000 }

/**
 * A shop of ten years' growth, for measuring: products whose words repeat as words do, and orders of the past two
 * years. Written by the database itself; the same size always gives the same rows.
 */
export async function seedLarge(
  { sql }: Database,
  { products, orders }: LargeSize = fullSize,
): Promise<void> {
  const client = await sql.connect()
  try {
    await client.query('SET statement_timeout = 0; SET synchronous_commit = off')
    await client.query(wordFunctions)
    await client.query(productRows, [products])
    await client.query(userRows, [customers, await hash(randomBytes(32))])
    await client.query(relatedRows, [products])
    await client.query(reviewRows, [products, customers])
    await client.query(lineRows, [orders, products])
    await client.query(orderRows, [customers])
    await client.query(orderLineRows)
    await client.query(paymentRows)
    await client.query('SELECT fold_revenue()')
    await client.query('DROP TABLE large_lines')
    await client.query('VACUUM ANALYZE')
  } finally {
    // with its settings and functions
    client.release(true)
  }
}

const customers = 5_000

// pick(n, salt, words): one of the words, looking random and always the same
const wordFunctions = `
  CREATE FUNCTION pg_temp.draw(n bigint, salt int, below int) RETURNS int LANGUAGE sql IMMUTABLE AS
    $$ SELECT (hashint8extended(n, salt) & 2147483647)::int % below $$;
  CREATE FUNCTION pg_temp.pick(n bigint, salt int, words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT words[1 + pg_temp.draw(n, salt, array_length(words, 1))] $$;
  CREATE FUNCTION pg_temp.id_of(kind text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT left(md5('large:' || kind || ':' || n), 24) $$;`

const finishes = words(
  'Hammered Brushed Polished Seasoned Enamelled Forged Stamped Glazed Tempered Anodized Matte Ribbed',
)
const materials = words(
  'Copper Steel Iron Oak Maple Walnut Beech Glass Stoneware Silicone Aluminum Carbon Ceramic Bamboo',
)
const things = words(
  'Skillet Saucepan Stockpot Wok Griddle Roaster Cleaver Peeler Whisk Ladle Colander Grater Kettle Blender Mixer ' +
    'Toaster Casserole Ramekin Platter Spatula Tongs Mandoline Mortar Teapot Carafe Steamer Rack Tray Mold Scale',
)
const uses = words(
  'breakfast brunch pasta curry barbecue baking roasting steaming braising tacos pancakes sushi risotto chowder ' +
    'dumplings paella stews salads cocktails espresso picnics birthdays weekends families couples',
)
const virtues = words(
  'sturdy light balanced generous quiet dishwasher-safe heavy nimble well-loved oven-proof stackable rare',
)

function words(text: string): string {
  return `ARRAY['${text.split(' ').join("','")}']`
}

const productRows = `
  INSERT INTO products (id, slug, name, description, price_cents, category, image, count_in_stock, is_popular,
    listing_order, num_reviews, rating_sum, items_included, perfect_for, specifications, kit_category, is_essential,
    weight_grams, deposit_cents)
  SELECT pg_temp.id_of('product', n), replace(lower(name), ' ', '-') || '-' || n, name,
    'A ' || pg_temp.pick(n, 4, ${virtues}) || ' ' || lower(name) || ' for ' || pg_temp.pick(n, 5, ${uses}) || ' and '
      || pg_temp.pick(n, 6, ${uses}) || '. Guests with a small kitchen and ' || pg_temp.pick(n, 7, ${virtues})
      || ' plans rent it with a ' || lower(pg_temp.pick(n, 8, ${things})) || '.',
    900 + 10 * pg_temp.draw(n, 9, 1500),
    (ARRAY['Essential', 'Chef', 'Specialty'])[1 + pg_temp.draw(n, 10, 3)],
    'frying-pan', 200 + pg_temp.draw(n, 11, 800), n % 5000 = 0, 1000 + n, 2, 6 + n % 5,
    jsonb_build_array(
      jsonb_build_object('name', pg_temp.pick(n, 12, ${materials}) || ' ' || pg_temp.pick(n, 13, ${things})),
      jsonb_build_object('name', pg_temp.pick(n, 14, ${materials}) || ' ' || pg_temp.pick(n, 15, ${things}))),
    jsonb_build_array('Weekends of ' || pg_temp.pick(n, 16, ${uses})),
    jsonb_build_array(jsonb_build_object('name', 'Weight', 'value', 300 + pg_temp.draw(n, 17, 4000) || ' g')),
    CASE WHEN n % 2 = 0 THEN
      (ARRAY['knife', 'pan', 'pot', 'utensil', 'bakeware', 'appliance', 'storage', 'other'])[1 + pg_temp.draw(n, 18, 8)]
    END,
    n % 20 = 0, 300 + pg_temp.draw(n, 17, 4000), 500 * pg_temp.draw(n, 19, 20)
  FROM (
    SELECT n, pg_temp.pick(n, 1, ${finishes}) || ' ' || pg_temp.pick(n, 2, ${materials}) || ' '
      || pg_temp.pick(n, 3, ${things}) AS name
    FROM generate_series(1, $1::int) n
  ) named`

const userRows = `
  INSERT INTO users (id, name, email, email_key, password_hash, created_at, email_proven_at)
  SELECT pg_temp.id_of('user', n), 'Customer ' || n, 'customer-' || n || '@large.trivet.test',
    'customer-' || n || '@large.trivet.test', $2, now() - interval '2 years', now() - interval '2 years'
  FROM generate_series(1, $1::int) n`

const relatedRows = `
  INSERT INTO related_products (product_id, related_id, position)
  SELECT pg_temp.id_of('product', n), pg_temp.id_of('product', 1 + (n + step * 37) % $1::int), step
  FROM generate_series(1, $1::int) n, generate_series(1, 3) step
  ON CONFLICT DO NOTHING`

// two each, whose stars add up to the product's rating_sum
const reviewRows = `
  INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at)
  SELECT pg_temp.id_of('review', n * 2 + part), pg_temp.id_of('product', n), pg_temp.id_of('user', customer),
    'Customer ' || customer, 3 + (n % 5 + part) / 2,
    'Came clean and on time. We used it for ' || pg_temp.pick(n, 20 + part, ${uses}) || ' all week.',
    now() - make_interval(days => 1 + pg_temp.draw(n, 22, 700))
  FROM generate_series(1, $1::int) n, generate_series(0, 1) part,
    LATERAL (SELECT 1 + (n * 2 + part) % $2::int AS customer)`

const lineRows = `
  CREATE TEMP TABLE large_lines AS
  SELECT o AS order_number, position, 1 + pg_temp.draw(o, 30 + position, $2::int) AS product_number,
    1 + pg_temp.draw(o, 40 + position, 3) AS quantity
  FROM generate_series(1, $1::int) o, generate_series(0, 1 + o % 2) position`

const streets = words(
  'Pine Congress Broadway Ocean Sunset Valencia Larimer Clark Bedford Barton Magnolia Juniper',
)

const places = `'${JSON.stringify([
  { city: 'Austin', state: 'TX', code: '78704', zone: 'America/Chicago' },
  { city: 'Nashville', state: 'TN', code: '37203', zone: 'America/Chicago' },
  { city: 'Miami Beach', state: 'FL', code: '33139', zone: 'America/New_York' },
  { city: 'Los Angeles', state: 'CA', code: '90026', zone: 'America/Los_Angeles' },
  { city: 'San Francisco', state: 'CA', code: '94110', zone: 'America/Los_Angeles' },
  { city: 'Denver', state: 'CO', code: '80205', zone: 'America/Denver' },
  { city: 'Chicago', state: 'IL', code: '60614', zone: 'America/Chicago' },
  { city: 'Brooklyn', state: 'NY', code: '11211', zone: 'America/New_York' },
])}'`

// what was placed in the last weeks is still under way; the factor has none of 23 in it, so no number of 23^5 comes twice
const orderRows = `
  INSERT INTO orders (id, number, user_id, status, payment_method, subtotal_cents, extra_days_cents, damage_protection,
    damage_protection_cents, delivery_cents, tax_cents, discount_cents, total_cents, rates, agreed_to, rental_start, rental_end,
    time_zone, street, city, state, postal_code, country, payment_status, paid_at, created_at, updated_at)
  SELECT pg_temp.id_of('order', o), order_number_of(o::bigint * 2654435 % 6436343, 5),
    pg_temp.id_of('user', 1 + pg_temp.draw(o, 50, $1::int)),
    CASE WHEN placed::date + 14 < current_date THEN 'completed' WHEN placed::date + 7 <= current_date THEN 'delivered'
      ELSE 'confirmed' END, 'stripe',
    subtotal, 0, false, 0, 1500, tax, 0, subtotal + 1500 + tax, '{}', '{}', placed::date + 7, placed::date + 14,
    place ->> 'zone', 100 + pg_temp.draw(o, 52, 9000) || ' ' || pg_temp.pick(o, 53, ${streets}), place ->> 'city',
    place ->> 'state', place ->> 'code', 'USA', 'paid', placed, placed, placed
  FROM (
    SELECT l.order_number AS o, sum(p.price_cents * l.quantity)::int AS subtotal,
      ((sum(p.price_cents * l.quantity) * 825 + 5000) / 10000)::int AS tax,
      now() - make_interval(days => pg_temp.draw(l.order_number, 51, 730)) AS placed,
      ${places}::jsonb -> pg_temp.draw(l.order_number, 54, 8) AS place
    FROM large_lines l JOIN products p ON p.id = pg_temp.id_of('product', l.product_number)
    GROUP BY 1
  ) sums`

const orderLineRows = `
  INSERT INTO order_lines (id, order_id, position, product_id, name, slug, image, unit_price_cents, quantity,
    line_total_cents, extra_days_cents)
  SELECT pg_temp.id_of('line', l.order_number * 3 + l.position), pg_temp.id_of('order', l.order_number), l.position,
    p.id, p.name, p.slug, p.image, p.price_cents, l.quantity, p.price_cents * l.quantity, 0
  FROM large_lines l JOIN products p ON p.id = pg_temp.id_of('product', l.product_number)`

const paymentRows = `
  INSERT INTO payments (id, order_id, provider, reference, amount_cents, created_at)
  SELECT id, id, 'test', id, total_cents, paid_at FROM orders`
