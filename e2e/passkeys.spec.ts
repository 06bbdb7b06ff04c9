import { expect, test } from '@playwright/test'
import { freePort, startServer, temporaryFolder, type Server } from './server-process.ts'

// a shop of its own: browsers keep passkeys under a name, and the others are at a number
let server: Server
let address: string
const data = temporaryFolder()

test.beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  server = await startServer(port, { DATA_DIR: data.path, SEED: 'demo', PUBLIC_URL: address })
})

test.afterAll(async () => {
  await server.stop()
  data.remove()
})

test('staff add a passkey, sign out, and come back with it alone @desk', async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await test.step('on the account page, under a name', async () => {
    // a server that has just started on a busy machine may turn a page's scripts away
    await expect(async () => {
      await page.goto(`${address}/admin/`)
      await page.getByRole('button', { name: 'Fill in as support' }).click({ timeout: 5_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name').fill('Work laptop')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('Work laptop')).toBeVisible()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
  })

  await test.step('which signs in without a word typed', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  })

  await test.step('and not once the device does not know who holds it', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  })
})
