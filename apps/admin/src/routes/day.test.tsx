import type { DriverStop } from '@trivet/core/contract/dispatch'
import { keptDayRemoved, stopsLoadFailed } from '@trivet/core/copy/dispatch'
import { authenticationRequired } from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { calendarDate, formatDay } from '@trivet/core/dates'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { KeptDay } from '../features/day/day-store.ts'
import type { StopAction } from '../features/day/outbox.ts'
import { now } from '../lib/clock.ts'
import { api, Refusal } from '../test/api.ts'
import { dayInMemory, startPhone } from '../test/day-in-memory.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { adminSession } from '../test/samples.ts'

vi.mock('../features/day/day-store.ts', async () => (await import('../test/day-in-memory.ts')).dayInMemory)

const day = calendarDate('2026-12-10')
const stop: DriverStop = {
  orderId: '0123456789abcdef01234567',
  orderNumber: 'T-7QP4K-V',
  kind: 'delivery',
  day,
  window: 'early',
  area: 'Austin',
  state: 'open',
  status: 'packed',
  isPaid: true,
  due: 0,
  isMovable: true,
  guest: 'Gil Guest',
  street: '1 Main St',
  city: 'Austin',
  postalCode: '78701',
  items: 2,
  phone: '+1 512 555 0100',
  deliveryNotes: '',
  access: '',
  otherDay: calendarDate('2026-12-17'),
  timeZone: 'America/Chicago',
  lastReport: null,
  version: '1',
  accessNotes: '',
  addressNeeded: false,
  pickup: null,
}
const list = { day, areas: ['Austin'], stops: [stop] }
const kept: KeptDay = {
  ...list,
  staffId: adminSession._id,
  staffName: adminSession.name,
  area: '',
  readAt: now().toISOString(),
}
const reported: StopAction = {
  seq: 1,
  key: 'key-1',
  staffId: adminSession._id,
  staffName: adminSession.name,
  orderId: stop.orderId,
  kind: 'delivery',
  guest: 'Gil Guest',
  report: { outcome: 'nobody-there', reason: 'no-answer', note: '' },
  seenVersion: '1',
  madeAt: '2026-12-10T16:00:00.000Z',
  state: 'waiting',
}
const stopPage = `/day/delivery/${stop.orderId}`

const recoveryCode = 'aaaa-bbbb'
const off = { app: null, passkeys: [], recoveryCodes: 0 }
const setUpFirst = () => {
  throw new Refusal(403, 'SECOND_FACTOR_SETUP_REQUIRED', signInCopy.secondFactorSetupRequired)
}

let isLocked = false
/** As the browser's, for those who do not wait for one. */
async function request(_name: string, _options: LockOptions, run: (lock: object | null) => Promise<void>) {
  if (isLocked) return run(null)
  isLocked = true
  await run({}).finally(() => (isLocked = false))
}
vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)

describe('a driver who needs a second factor and has none', () => {
  test('sets one up in place of the day', async () => {
    startPhone({})
    openAdmin({
      path: '/day',
      role: 'driver',
      answers: { dispatch: { stops: setUpFirst }, secondFactor: { get: () => off } },
    })
    expect(await screen.findByRole('heading', { name: 'One step before you start' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeInTheDocument()
    expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument()
  })

  test('drives by the day that the phone has kept, and what is reported waits until there is one', async () => {
    const { user, sent } = openKeptDay()
    expect(await screen.findByRole('heading', { name: 'One step before you start' })).toBeInTheDocument()
    expect(screen.queryByText(/No network/)).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', { name: /Gil Guest/ }))
    await user.click(await screen.findByRole('button', { name: 'Nobody there' }))
    await user.click(screen.getByRole('button', { name: 'Report it' }))
    // the stop says so, too, until the day stands in its place
    await waitFor(() => {
      expect(screen.getByText('Nobody there, not sent')).toBeInTheDocument()
      expect(screen.getByText(/sent after you have set up a second factor/)).toBeInTheDocument()
    })

    await setUpApp(user)
    await user.click(screen.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(sent).toEqual(['nobody-there']))
    expect(await screen.findByRole('heading', { level: 1, name: formatDay(day) })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/not sent/)).not.toBeInTheDocument())
  })

  test('keeps the recovery codes on the screen while what waited is sent', async () => {
    const { user, sent } = openKeptDay(reported)
    await setUpApp(user)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(sent).toEqual(['nobody-there']))
    await waitFor(() => expect(screen.queryByText('Nobody there, not sent')).not.toBeInTheDocument())
    expect(screen.getByText(recoveryCode)).toBeInTheDocument()
  })
})

/** A phone with a kept day, at a shop that asks for a second factor; `sent` is what it took. */
function openKeptDay(...actions: StopAction[]) {
  startPhone({ day: kept, actions })
  let isSetUp = false
  const sent: string[] = []
  const { user } = openAdmin({
    path: '/day',
    role: 'driver',
    answers: {
      dispatch: {
        stops: () => (isSetUp ? list : setUpFirst()),
        reportStop({ id, kind, report }) {
          if (!isSetUp) setUpFirst()
          sent.push(report.outcome)
          return { orderId: id, kind, status: 'packed', version: '2' }
        },
      },
      secondFactor: {
        get: () => off,
        begin: () => ({
          uri: 'otpauth://totp/x?secret=ABC',
          secret: 'ABC',
          qr: { size: 1, path: 'M0 0h1v1z' },
        }),
        confirm() {
          isSetUp = true
          return { recoveryCodes: [recoveryCode] }
        },
      },
    },
  })
  return { user, sent }
}

async function setUpApp(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  await user.type(await screen.findByLabelText('Password'), 'secret-words{Enter}')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(recoveryCode)).toBeInTheDocument()
}

test('a driver gets from the day to the account, where sessions are ended', async () => {
  startPhone({ day: kept })
  openAdmin({ path: '/day', role: 'driver', answers: { dispatch: { stops: () => list } } })
  const account = await screen.findByRole('link', { name: `Your account, ${adminSession.name}` })
  expect(account).toHaveAttribute('href', '/account')
})

describe('a day that cannot be loaded anew', () => {
  test('says that there is no network where no answer came', async () => {
    startPhone({ day: kept })
    openAdmin({ path: '/day', answers: {} })
    api.use(http.all('*/trpc/*', () => HttpResponse.error()))
    expect(await screen.findByText('No network.')).toBeInTheDocument()
  })

  test('says why where the server answered', async () => {
    startPhone({ day: kept })
    const stops = () => {
      throw new Refusal(500, null, 'relation "x" is missing')
    }
    openAdmin({ path: '/day', answers: { dispatch: { stops } } })
    expect(await screen.findByText(stopsLoadFailed)).toBeInTheDocument()
    expect(screen.queryByText(/No network/)).not.toBeInTheDocument()
  })

  test('says so of what stands between phone and shop as well', async () => {
    startPhone({})
    openAdmin({ path: '/day', answers: {} })
    api.use(http.all('*/trpc/*', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })))
    expect(await screen.findByText(stopsLoadFailed)).toBeInTheDocument()
    expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument()
  })
})

describe('a phone whose session is over', () => {
  const over = () => {
    throw new Refusal(401, 'AUTHENTICATION_REQUIRED', authenticationRequired)
  }
  const lost = (sessions: object) => ({ dispatch: { stops: over, reportStop: over }, sessions })

  test('and was ended from elsewhere keeps nothing of the day, and says why', async () => {
    startPhone({ day: kept, actions: [reported] })
    const fate = vi.fn((_input: void, _call: { token: string | null }) => ({ wasEnded: true }))
    const { location } = openAdmin({ path: '/day', role: 'driver', answers: lost({ fate }) })
    expect(await screen.findByText(keptDayRemoved(1))).toBeVisible()
    expect(location()).toMatchObject({ pathname: '/login', state: { from: '/day' } })
    expect(fate.mock.calls[0]?.[1].token).toBe(adminSession.token)
    expect([await dayInMemory.readDay(), await dayInMemory.actionStore.all()]).toEqual([null, []])
  })

  test('is asked about on whatever page it opens next, also days after it ran out', async () => {
    startPhone({ day: kept })
    localStorage.setItem('trivet.admin.lapsed', JSON.stringify({ [adminSession._id]: 'token-of-then' }))
    const fate = (_input: void, { token }: { token: string | null }) => ({
      wasEnded: token === 'token-of-then',
    })
    openAdmin({ path: '/login', signedIn: false, answers: { sessions: { fate } } })
    expect(await screen.findByText(keptDayRemoved(0))).toBeVisible()
    expect(await dayInMemory.readDay()).toBeNull()
  })

  test('but only ran out keeps the day and what is unsent, for its driver to sign in again', async () => {
    startPhone({ day: kept, actions: [reported] })
    const fate = vi.fn(() => ({ wasEnded: false }))
    openAdmin({ path: '/day', role: 'driver', answers: lost({ fate }) })
    expect(await screen.findByText(/sent after you sign in/)).toBeVisible()
    await waitFor(() => expect(fate).toHaveBeenCalled())
    expect(screen.getByRole('link', { name: /Gil Guest/ })).toBeVisible()
    expect(await dayInMemory.actionStore.all()).toHaveLength(1)
  })

  test('and cannot reach the server keeps everything', async () => {
    startPhone({ day: kept, actions: [reported] })
    localStorage.setItem('trivet.admin.lapsed', JSON.stringify({ [adminSession._id]: 'token-of-then' }))
    openAdmin({ path: '/day', signedIn: false, answers: {} })
    api.use(http.all('*/trpc/*', () => HttpResponse.error()))
    expect(await screen.findByRole('link', { name: /Gil Guest/ })).toBeVisible()
    expect(await dayInMemory.actionStore.all()).toHaveLength(1)
  })

  test('keeps what another driver has not sent', async () => {
    const another = { ...reported, seq: 2, key: 'key-2', staffId: 'omar', staffName: 'Omar Haddad' }
    startPhone({ day: kept, actions: [reported, another] })
    openAdmin({ path: '/day', role: 'driver', answers: lost({ fate: () => ({ wasEnded: true }) }) })
    expect(await screen.findByText(keptDayRemoved(1))).toBeVisible()
    expect(screen.getByText(/1 report is not sent yet/)).toBeVisible()
    await waitFor(async () => expect(await dayInMemory.actionStore.all()).toEqual([another]))
    expect(screen.queryByRole('link', { name: /Gil Guest/ })).not.toBeInTheDocument()
  })
})

describe('a kept day of days ago', () => {
  const old: KeptDay = { ...kept, readAt: new Date(now().getTime() - 37 * 3_600_000).toISOString() }

  test('is not shown any more and removed, without network as well; what is unsent stays', async () => {
    startPhone({ day: old, actions: [reported] })
    openAdmin({ path: '/day', signedIn: false, answers: {} })
    expect(await screen.findByText(/1 report is not sent yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Gil Guest/ })).not.toBeInTheDocument()
    await waitFor(async () => expect(await dayInMemory.readDay()).toBeNull())
    expect(await dayInMemory.actionStore.all()).toHaveLength(1)
  })
})

describe('a report that came second', () => {
  const whoWasThere = 'Omar Haddad set the order to delivered, Thu, Dec 10, 10:42 am CST'
  const delivered: DriverStop = { ...stop, state: 'done', status: 'delivered', version: '2' }

  test('shows the stop as the other one left it, and nothing is left to do but to drop one’s own', async () => {
    startPhone({ day: kept, actions: [reported] })
    let isRefused = false
    const { user } = openAdmin({
      path: stopPage,
      answers: {
        dispatch: {
          stops: () => ({ ...list, stops: [isRefused ? delivered : stop] }),
          reportStop() {
            isRefused = true
            throw new Refusal(409, 'STOP_CHANGED', whoWasThere, { details: { version: '2' } })
          },
        },
      },
    })
    expect(await screen.findByText(whoWasThere)).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send mine again' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Drop mine' }))
    await waitFor(() => expect(screen.queryByText(whoWasThere)).not.toBeInTheDocument())
    expect(screen.getByText('Delivered')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'I am on the way' })).not.toBeInTheDocument()
  })

  test('has the day loaded anew when it is dropped, in case it was not before', async () => {
    const refused: StopAction = { ...reported, state: 'refused', sentence: whoWasThere, newVersion: '2' }
    startPhone({ day: kept, actions: [refused] })
    const stops = vi.fn(() => list)
    const { user } = openAdmin({ path: stopPage, answers: { dispatch: { stops } } })
    await waitFor(() => expect(stops).toHaveBeenCalledTimes(1))
    expect(await screen.findByRole('button', { name: 'I am on the way' })).toBeInTheDocument()
    stops.mockReturnValue({ ...list, stops: [delivered] })
    await user.click(screen.getByRole('button', { name: 'Drop mine' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'I am on the way' })).not.toBeInTheDocument(),
    )
  })

  test('is still to be dropped where its stop has left the day', async () => {
    const refused: StopAction = { ...reported, state: 'refused', sentence: whoWasThere }
    startPhone({ day: kept, actions: [refused] })
    const { user } = openAdmin({
      path: '/day',
      answers: { dispatch: { stops: () => ({ ...list, stops: [] }) } },
    })
    expect(await screen.findByText(/^Gil Guest · Nobody there/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Drop mine' }))
    await waitFor(() => expect(screen.queryByText(whoWasThere)).not.toBeInTheDocument())
  })
})

describe('what was reported last of a stop', () => {
  const missed = { outcome: 'nobody-there', at: '2026-12-10T18:04:00.000Z' } as const
  const leave = 'I am on the way'

  /** The stop as the server has it, and what it was told. */
  function openStop(seen: DriverStop, path = stopPage) {
    let isLeft = false
    startPhone({})
    const sent: string[] = []
    const { user } = openAdmin({
      path,
      role: 'driver',
      answers: {
        dispatch: {
          stops: () => {
            const lastReport = { outcome: 'on-the-way', at: now().toISOString() } as const
            return { ...list, stops: [isLeft ? { ...seen, lastReport, version: '2' } : seen] }
          },
          reportStop({ id, kind, report }) {
            isLeft = true
            sent.push(report.outcome)
            return { orderId: id, kind, status: seen.status, version: '2' }
          },
        },
      },
    })
    return { user, sent }
  }

  test('is that nobody was there, on the list and on its page, whatever the office has dispatched', async () => {
    const { user } = openStop({ ...stop, status: 'dispatched', lastReport: missed }, '/day')
    expect(await screen.findByText('Nobody there, 12:04 pm')).toBeVisible()
    expect(screen.queryByText('On its way')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /Gil Guest/ }))
    expect(await screen.findByRole('button', { name: leave })).toBeVisible()
    expect(screen.getByText('Nobody there, 12:04 pm')).toBeVisible()
  })

  test.each([
    ['a delivery that the office has dispatched', { status: 'dispatched' }, stopPage],
    ['a second attempt', { status: 'dispatched', lastReport: missed }, stopPage],
    ['a pickup', { kind: 'pickup', status: 'delivered' }, `/day/pickup/${stop.orderId}`],
  ] as const)('is that the driver is on the way, said once: %s', async (_what, changes, path) => {
    const { user, sent } = openStop({ ...stop, ...changes }, path)
    await user.click(await screen.findByRole('button', { name: leave }))
    expect(await screen.findByText(/^On the way since \d+:\d\d [ap]m$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: leave })).not.toBeInTheDocument()
    expect(sent).toEqual(['on-the-way'])
  })
})
