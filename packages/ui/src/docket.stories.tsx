import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Docket, DocketRow, DocketTotal } from './docket.tsx'

export default { title: 'Docket/Docket', component: Docket } satisfies Meta

export const Order: StoryObj = {
  render: () => (
    <Docket
      title="Order summary"
      meta="10 days"
      footer={<Button className="w-full">Proceed to Checkout</Button>}
    >
      <DocketRow label="Subtotal" value="$89.00" />
      <DocketRow label="Extra days" value="$38.14" note="3 days past the first week" />
      <DocketRow label="Referral discount" value="−$8.90" highlight />
      <DocketRow label="Delivery fee" value="$15.00" />
      <DocketRow label="Tax" value="$10.49" />
      <DocketTotal label="Total" value="$143.73" />
    </Docket>
  ),
}

export const Bare: StoryObj = {
  render: () => (
    <Docket>
      <DocketTotal label="Total" value="$0.00" />
    </Docket>
  ),
}
