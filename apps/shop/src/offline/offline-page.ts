// The script of the offline page. It stands in the page itself, so that the page is whole wherever it is kept.
import { formatDay } from '@trivet/core/dates'
import { isTripAhead } from '@trivet/core/orders'
import { now } from '../lib/clock.ts'
import { readKeptTrip } from './kept-trip.ts'
import type { KeptTrip } from './kept-trip.ts'

export async function showOfflinePage(): Promise<void> {
  addEventListener('online', () => location.reload())
  find('again').addEventListener('click', () => location.reload())
  if (navigator.onLine) find('title').textContent = 'The shop does not answer just now'
  const trip = await readKeptTrip().catch(() => null)
  if (trip && isTripAhead({ rentalEnd: trip.pickup.day, timeZone: trip.timeZone }, now())) showTrip(trip)
}

function showTrip({ number, delivery, pickup, place, pieces, keptAt }: KeptTrip): void {
  find('number').textContent = number
  find('delivery').textContent = visitText(delivery)
  find('pickup').textContent = visitText(pickup)
  find('place').replaceChildren(...place.map((line) => element('span', line)))
  find('pieces').replaceChildren(...pieces.map((piece) => element('li', piece)))
  find('as-of').textContent = new Date(keptAt).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  find('trip').hidden = false
}

function visitText({ day, window }: KeptTrip['delivery']): string {
  return `${formatDay(day)}, between ${window.replace('-', ' and ')}`
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The offline page has no #${id}.`)
  return found
}

function element(name: 'span' | 'li', text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
