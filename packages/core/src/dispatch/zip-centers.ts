import { serviceAreas, zipPrefixOf } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { isInZipRange } from '../address/zip-ranges.ts'

/** The areas of the shop, and the ZIP codes of its depots by their ids. */
export type RouteStarts = {
  serviceAreas: readonly ServiceArea[]
  zipsOfDepots: ReadonlyMap<string, string>
}

/** In degrees. */
export type Place = { latitude: number; longitude: number }

// about the middle of what begins with these digits, in hundredths of a degree: a route needs no more, and a map no less
const centers = `070 4075 -7420, 071 4073 -7418, 072 4066 -7421, 073 4072 -7406, 100 4076 -7398, 101 4076 -7398,
102 4071 -7401, 103 4058 -7415, 104 4085 -7387, 105 4125 -7375, 106 4103 -7377, 107 4095 -7387, 108 4092 -7378,
110 4074 -7371, 111 4075 -7393, 112 4065 -7395, 113 4074 -7383, 114 4070 -7379, 115 4067 -7361, 116 4059 -7380,
117 4077 -7325, 118 4077 -7352, 330 2590 -8030, 331 2577 -8022, 332 2577 -8022, 333 2614 -8018, 334 2662 -8012,
370 3600 -8660, 371 3590 -8650, 372 3615 -8678, 600 4210 -8800, 601 4190 -8810, 602 4205 -8769, 603 4189 -8779,
604 4160 -8775, 605 4178 -8812, 606 4187 -8766, 607 4194 -8780, 608 4172 -8774, 786 3040 -9790, 787 3029 -9775,
800 3975 -10500, 801 3950 -10485, 802 3973 -10497, 803 4002 -10526, 804 3970 -10535, 900 3405 -11827,
901 3405 -11827, 902 3395 -11835, 903 3396 -11835, 904 3402 -11848, 905 3383 -11832, 906 3397 -11805,
907 3386 -11810, 908 3380 -11816, 910 3419 -11813, 911 3415 -11814, 912 3418 -11825, 913 3422 -11858,
914 3418 -11845, 915 3418 -11832, 916 3417 -11838, 917 3408 -11778, 918 3409 -11813, 926 3367 -11780,
927 3375 -11786, 928 3385 -11785, 940 3755 -12230, 941 3776 -12244, 943 3744 -12215, 944 3756 -12231,
945 3780 -12200, 946 3780 -12223, 947 3787 -12227, 948 3795 -12233, 949 3803 -12254, 950 3715 -12195,
951 3731 -12186`

let read: Map<string, Place> | undefined

// nobody needs it before a route is made
function readCenters(): Map<string, Place> {
  read ??= new Map(
    centers.split(/,\s+/).map((row) => {
      const [prefix = '', latitude, longitude] = row.split(' ')
      return [prefix, { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }]
    }),
  )
  return read
}

/** About where a postal code is; null outside of the standard service areas. */
export function centerOfZip(postalCode: string): Place | null {
  return readCenters().get(zipPrefixOf(postalCode) ?? '') ?? null
}

/** Where the van of an area begins: at its depot, or where nobody knows that, in the middle of all it delivers to. */
export function startOfRoute(area: string, { serviceAreas: areas, zipsOfDepots }: RouteStarts): Place | null {
  const depot = areas.find(({ name }) => name === area)?.depot ?? ''
  return centerOfZip(zipsOfDepots.get(depot) ?? '') ?? centerOfArea(area, areas)
}

/** The middle of all that an area delivers to; null for an unknown one. */
export function centerOfArea(name: string, areas: readonly ServiceArea[] = serviceAreas): Place | null {
  const ranges = areas.find((area) => area.name === name)?.zipRanges ?? []
  const places = [...readCenters()].filter(([prefix]) => ranges.some((range) => isInZipRange(prefix, range)))
  if (places.length === 0) return null
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, [, place]) => sum + of(place), 0) / places.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}

const earthKilometers = 6371

/** Along the surface, in kilometers. */
export function greatCircle(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthKilometers * Math.asin(Math.min(1, Math.sqrt(share)))
}
