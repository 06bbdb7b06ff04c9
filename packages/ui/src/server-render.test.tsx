// @vitest-environment node
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx'
import { Docket, DocketRow, DocketTotal } from './docket.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Logo } from './logo.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx'
import { Pagination } from './pagination.tsx'
import { PasswordField } from './password-field.tsx'
import { Picture } from './picture.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SelectField } from './select-field.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { StarRating } from './star-rating.tsx'
import { StepperProgress } from './stepper-progress.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'
import { Toaster } from './toaster.tsx'

const noop = () => undefined

const rendered: Record<string, ReactElement> = {
  badge: <Badge tone="success">Delivered</Badge>,
  breadcrumb: <Breadcrumb items={[{ label: 'Kits', href: '/kits' }, { label: 'Essential Kit' }]} />,
  button: <Button loading>Rent a kit</Button>,
  card: <Card hem="stitched">3 items</Card>,
  checkbox: <CheckboxField label="Damage protection" />,
  dates: (
    <DateRangeField
      value={{ start: '2027-06-10', end: null }}
      onChange={noop}
      today="2027-06-01"
      startLabel="Start date"
      endLabel="End date"
      invalidMessage="Date input not valid."
    />
  ),
  dialog: (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Cart" description="What is in it" />
    </Dialog>
  ),
  docket: (
    <Docket title="Essential Kit" meta="7 days">
      <DocketRow label="1 × kit" value="49.00" />
      <DocketTotal label="Total" value="$49.00" />
    </Docket>
  ),
  empty: <EmptyState title="No products found." />,
  error: <ErrorState onRetry={noop} />,
  logo: <Logo name="Trivet" />,
  menu: (
    <Menu>
      <MenuTrigger>Account</MenuTrigger>
      <MenuContent>
        <MenuItem>Log out</MenuItem>
      </MenuContent>
    </Menu>
  ),
  pagination: <Pagination page={2} pages={9} hrefFor={(page) => `?page=${page}`} />,
  password: <PasswordField label="Password" />,
  picture: <Picture src="/oven.webp" alt="Oven" width={8} height={6} blurColor="#c9d0d2" />,
  'missing picture': <Picture src={null} alt="Oven" width={8} height={6} />,
  popover: (
    <Popover>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent>More</PopoverContent>
    </Popover>
  ),
  radio: <RadioGroupField name="way" label="Pay by" options={[{ value: 'card', label: 'Card' }]} />,
  rating: <StarRating rating={4.8} count={126} />,
  select: <SelectField label="State" options={[{ value: 'CA', label: 'California' }]} />,
  skeleton: (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  ),
  stepper: <QuantityStepper value={1} onChange={noop} itemName="Oven" />,
  steps: <StepperProgress current={2} steps={[{ name: 'Dates', href: '/booking/1' }, { name: 'Address' }]} />,
  tabs: (
    <Tabs defaultValue="a">
      <TabsList>
        <TabsTrigger value="a">A</TabsTrigger>
      </TabsList>
      <TabsContent value="a">One pan</TabsContent>
    </Tabs>
  ),
  text: <TextField label="ZIP" error="Wrong" hint="Five digits" required />,
  textarea: <TextAreaField label="Notes" />,
  toaster: <Toaster />,
}

// the content security policy blocks style attributes and elements that come with the HTML
test.each(Object.entries(rendered))('%s comes from the server without inline styles', (_name, element) => {
  const html = renderToString(element)
  expect(html).not.toMatch(/\sstyle="/)
  expect(html).not.toContain('<style')
  expect(html).not.toContain('<script')
})
