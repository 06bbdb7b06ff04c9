import { formatDollars, formatMoney } from '@trivet/core/money'
import { expect, test } from 'vitest'
import type { Outputs } from '../test/api.ts'

type Order = Outputs['orders']['list']['orders'][number]

test('an amount of an answer is written once it is cents; the compiler refuses it before', () => {
  // @ts-expect-error dollars where cents are wanted
  void ((order: Order) => formatMoney(order.totalPrice))
  expect(formatDollars(({ totalPrice: 49.99 } as Order).totalPrice)).toBe('$49.99')
})
