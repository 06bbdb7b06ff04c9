import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleProduct } from '../../test/samples.ts'
import { EnlargePictures } from './enlarge-pictures.tsx'

const scalePicture = { name: 'chef-knife-scale', width: 1200, height: 900, color: '#e8e8e6', version: 'a1' }
const detailPicture = { ...scalePicture, name: 'chef-knife-detail', height: 1200 }
const dimensions = { name: 'Dimensions', value: '13.4 × 2.4 × 0.8 in (34 × 6.2 × 2 cm)' }

test('the pictures of a product open large, one after the other, and give the focus back', async () => {
  const user = userEvent.setup()
  render(
    <EnlargePictures
      product={sampleProduct({
        name: 'Chef knife',
        slug: 'chef-knife',
        specifications: [dimensions],
        scalePicture,
      })}
    />,
  )
  const enlarge = screen.getByRole('button', { name: 'Enlarge the pictures' })
  await user.click(enlarge)
  expect(await screen.findByRole('dialog', { name: 'Chef knife' })).toHaveAccessibleDescription('Photo')
  expect(screen.getByRole('img', { name: 'Chef knife' })).toBeVisible()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('How big it is')
  expect(screen.getByRole('img', { name: 'Chef knife beside a ruler' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'From above' }))
  expect(screen.getByRole('img', { name: 'Chef knife from above' })).toBeVisible()

  const zoom = screen.getByRole('button', { name: /^Show it twice as large/ })
  await user.click(zoom)
  expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('From above')

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(enlarge).toHaveFocus()
})

test('an item is shown from close by and a kit in its crate, where there is such a picture', async () => {
  const user = userEvent.setup()
  const cratePicture = { ...detailPicture, name: 'chef-knife-crate' }
  const product = sampleProduct({ name: 'Chef knife', slug: 'chef-knife', detailPicture, cratePicture })
  const { rerender } = render(<EnlargePictures product={product} />)
  await user.click(screen.getByRole('button', { name: 'Enlarge the pictures' }))
  await screen.findByRole('dialog', { name: 'Chef knife' })
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Close up')
  const closeUp = screen.getByRole('img', { name: 'Chef knife from close by' })
  expect(closeUp).toHaveAttribute('src', expect.stringContaining('/images/direct/chef-knife-detail'))
  await user.click(screen.getByRole('button', { name: 'Packed' }))
  expect(screen.getByRole('img', { name: 'Chef knife packed to be delivered' })).toBeVisible()

  rerender(<EnlargePictures product={sampleProduct({ name: 'Chef knife', slug: 'chef-knife' })} />)
  expect(screen.queryByRole('button', { name: 'Close up' })).toBeNull()
})
