import { serviceAreaOf, serviceAreas, zipPrefixOf } from './service-areas.ts'
import type { ServiceArea } from './service-areas.ts'
import { stateOfZip } from './zip-states.ts'

/** Where a postal code is; the city is null where several share the code's beginning. */
export type ZipPlace = { city: string | null; state: string }

// the whole of these prefixes, but for what is named below
const cities = `071 Newark, 072 Elizabeth, 073 Jersey City, 100-102 New York, 103 Staten Island, 104 Bronx,
106 White Plains, 107 Yonkers, 108 New Rochelle, 112 Brooklyn, 331-332 Miami, 333 Fort Lauderdale, 372 Nashville,
602 Evanston, 603 Oak Park, 606 Chicago, 787 Austin, 802 Denver, 803 Boulder, 900-901 Los Angeles, 903 Inglewood,
904 Santa Monica, 905 Torrance, 908 Long Beach, 911 Pasadena, 912 Glendale, 915 Burbank, 918 Alhambra,
941 San Francisco, 943 Palo Alto, 944 San Mateo, 946 Oakland, 947 Berkeley, 948 Richmond, 951 San Jose`

// single codes: the towns guests stay in, and the exceptions to the list above
const towns = `07024 Fort Lee, 07030 Hoboken, 07042-07043 Montclair, 07047 North Bergen, 07086 Weehawken, 07087 Union City,
07093 West New York, 07109 Belleville, 07110 Nutley, 07111 Irvington, 07203 Roselle, 07204 Roselle Park, 07205 Hillside,
10580 Rye, 10583 Scarsdale, 10591 Tarrytown, 10604 West Harrison, 10706 Hastings On Hudson, 10707 Tuckahoe,
10708 Bronxville, 10709 Eastchester, 10803 Pelham, 11101 Long Island City, 11102-11103 Astoria, 11104 Sunnyside,
11105-11106 Astoria, 11109 Long Island City, 11354-11355 Flushing, 11360-11361 Bayside, 11372 Jackson Heights,
11373 Elmhurst, 11374 Rego Park, 11375 Forest Hills, 11377 Woodside, 11378 Maspeth, 11385 Ridgewood, 11432-11436 Jamaica,
11530 Garden City, 11550 Hempstead, 11561 Long Beach, 11691 Far Rockaway, 11743 Huntington, 11801 Hicksville,
33004 Dania, 33009 Hallandale, 33019-33021 Hollywood, 33030-33035 Homestead, 33010 Hialeah, 33012-33016 Hialeah,
33040 Key West, 33060 Pompano Beach, 33062 Pompano Beach, 33064 Pompano Beach, 33139-33141 Miami Beach,
33149 Key Biscayne, 33160 North Miami Beach, 33239 Miami Beach, 33401 West Palm Beach, 33405-33407 West Palm Beach,
33426 Boynton Beach, 33431-33434 Boca Raton, 33435-33437 Boynton Beach, 33441-33442 Deerfield Beach,
33444-33446 Delray Beach, 33458 Jupiter, 33477 Jupiter, 33480 Palm Beach, 33483-33484 Delray Beach, 33486-33487 Boca Raton,
37013 Antioch, 37027 Brentwood, 37040 Clarksville, 37042-37043 Clarksville, 37064 Franklin, 37067 Franklin,
37069 Franklin, 37072 Goodlettsville, 37075 Hendersonville, 37087 Lebanon, 37115 Madison, 37122 Mount Juliet,
37127-37130 Murfreesboro, 37138 Old Hickory, 37167 Smyrna,
60004-60005 Arlington Heights, 60016 Des Plaines, 60018 Des Plaines, 60022 Glencoe, 60025 Glenview, 60035 Highland Park,
60043 Kenilworth, 60045 Lake Forest, 60062 Northbrook, 60067 Palatine, 60068 Park Ridge, 60074 Palatine,
60076-60077 Skokie, 60091 Wilmette, 60093 Winnetka, 60126 Elmhurst, 60173 Schaumburg, 60187 Wheaton, 60193-60195 Schaumburg,
60302 Oak Park, 60305 River Forest, 60402 Berwyn, 60435 Joliet, 60453 Oak Lawn, 60504-60506 Aurora, 60515-60516 Downers Grove,
60521 Hinsdale, 60540 Naperville, 60563-60565 Naperville, 60707 Elmwood Park, 60712 Lincolnwood, 60714 Niles,
60804 Cicero, 60805 Evergreen Park, 78610 Buda, 78613 Cedar Park, 78620 Dripping Springs, 78626 Georgetown,
78628 Georgetown, 78633 Georgetown, 78634 Hutto, 78640 Kyle, 78641 Leander, 78653 Manor, 78660 Pflugerville,
78664-78665 Round Rock, 78666 San Marcos, 78676 Wimberley, 78681 Round Rock,
80002-80005 Arvada, 80007 Arvada, 80010-80019 Aurora, 80020 Broomfield, 80022 Commerce City, 80027 Louisville,
80030-80031 Westminster, 80033 Wheat Ridge, 80104 Castle Rock, 80108-80109 Castle Rock, 80110-80113 Englewood,
80120-80130 Littleton, 80134 Parker, 80138 Parker, 80401 Golden, 80403 Golden, 80424 Breckenridge, 80439 Evergreen,
80487 Steamboat Springs, 90069 West Hollywood, 90210-90212 Beverly Hills, 90220-90222 Compton, 90230 Culver City,
90232 Culver City, 90240-90242 Downey, 90245 El Segundo, 90247-90249 Gardena, 90250 Hawthorne, 90254 Hermosa Beach,
90260 Lawndale, 90265 Malibu, 90266 Manhattan Beach, 90272 Pacific Palisades, 90274 Palos Verdes Peninsula,
90277-90278 Redondo Beach, 90280 South Gate, 90290 Topanga, 90291 Venice, 90292 Marina Del Rey, 90293 Playa Del Rey,
90601-90606 Whittier, 90620-90621 Buena Park, 90631 La Habra, 90650 Norwalk, 90680 Stanton, 90706 Bellflower, 90712-90713 Lakewood,
90720 Los Alamitos, 90731-90732 San Pedro, 90740 Seal Beach, 90745-90746 Carson, 91001 Altadena, 91006-91007 Arcadia,
91016 Monrovia, 91024 Sierra Madre, 91030 South Pasadena, 91108 San Marino, 91214 La Crescenta, 91302 Calabasas,
91303-91304 Canoga Park, 91311 Chatsworth, 91316 Encino, 91324-91326 Northridge, 91335 Reseda, 91356 Tarzana,
91364 Woodland Hills, 91367 Woodland Hills, 91401 Van Nuys, 91403 Sherman Oaks, 91405-91406 Van Nuys, 91411 Van Nuys,
91423 Sherman Oaks, 91436 Encino, 91601-91602 North Hollywood, 91604 Studio City, 91605-91606 North Hollywood,
91607 Valley Village, 91608 Universal City, 91702 Azusa, 91711 Claremont, 91731-91732 El Monte, 91740-91741 Glendora,
91754-91755 Monterey Park, 91761-91762 Ontario, 91766-91768 Pomona, 91770 Rosemead, 91773 San Dimas, 91776 San Gabriel,
91780 Temple City, 91790-91792 West Covina, 92602-92604 Irvine, 92606 Irvine, 92612 Irvine, 92614 Irvine, 92618 Irvine, 92620 Irvine,
92624 Capistrano Beach, 92625 Corona Del Mar, 92626-92627 Costa Mesa, 92629 Dana Point, 92630 Lake Forest,
92646-92649 Huntington Beach, 92651 Laguna Beach, 92660-92663 Newport Beach, 92672-92673 San Clemente,
92675 San Juan Capistrano, 92677 Laguna Niguel, 92683 Westminster, 92688 Rancho Santa Margarita, 92691-92692 Mission Viejo,
92701 Santa Ana, 92703-92707 Santa Ana, 92708 Fountain Valley, 92780 Tustin, 92782 Tustin, 92801-92802 Anaheim,
92804-92808 Anaheim, 92821 Brea, 92831-92833 Fullerton, 92840-92841 Garden Grove, 92843-92845 Garden Grove,
92865-92869 Orange, 92870 Placentia, 92886-92887 Yorba Linda, 94002 Belmont, 94010 Burlingame, 94014-94015 Daly City,
94019 Half Moon Bay, 94022 Los Altos, 94024 Los Altos, 94025 Menlo Park, 94030 Millbrae, 94040-94041 Mountain View,
94043 Mountain View, 94044 Pacifica, 94061-94063 Redwood City, 94066 San Bruno, 94070 San Carlos, 94080 South San Francisco,
94085-94087 Sunnyvale, 94089 Sunnyvale, 94305 Stanford, 94501 Alameda, 94502 Alameda, 94518-94521 Concord, 94536 Fremont,
94538-94539 Fremont, 94541-94542 Hayward, 94544-94545 Hayward, 94549 Lafayette, 94550-94551 Livermore, 94553 Martinez,
94555 Fremont, 94556 Moraga, 94558-94559 Napa, 94563 Orinda, 94566 Pleasanton, 94568 Dublin, 94574 Saint Helena,
94577-94579 San Leandro, 94587 Union City, 94588 Pleasanton, 94589-94591 Vallejo, 94595-94598 Walnut Creek,
94608 Emeryville, 94706 Albany, 94803 El Sobrante, 94806 San Pablo, 94901 San Rafael, 94903 San Rafael,
94920 Belvedere Tiburon, 94925 Corte Madera, 94930 Fairfax, 94939 Larkspur, 94941 Mill Valley, 94945 Novato, 94947 Novato,
94949 Novato, 94952 Petaluma, 94954 Petaluma, 94965 Sausalito, 95003 Aptos, 95008 Campbell, 95010 Capitola,
95014 Cupertino, 95030 Los Gatos, 95032 Los Gatos, 95035 Milpitas, 95037 Morgan Hill, 95050-95051 Santa Clara, 95054 Santa Clara,
95060 Santa Cruz, 95062 Santa Cruz, 95065 Santa Cruz, 95066 Scotts Valley, 95070 Saratoga`

/** The city and state of a postal code of our service areas; null for any other code. */
export function zipPlace(postalCode: string, areas: readonly ServiceArea[] = serviceAreas): ZipPlace | null {
  const prefix = zipPrefixOf(postalCode)
  if (prefix === null || serviceAreaOf(postalCode, areas) === null) return null
  const tables = readTables()
  const state = stateOfZip(postalCode)
  const city = find(tables.towns, postalCode.trim().slice(0, 5)) ?? find(tables.cities, prefix)
  return state === null ? null : { city, state }
}

/**
 * A postal code of a city of our service areas, such as 'Austin' or 'Austin, TX'; null where there is no such city, or one
 * in several areas.
 */
export function zipOfCity(city: string, areas: readonly ServiceArea[] = serviceAreas): string | null {
  const wanted = city.split(',')[0]?.trim().toLowerCase()
  const tables = readTables()
  const codes = [
    ...tables.cities.map(({ first, name }) => ({ code: `${first}01`, name })),
    ...tables.towns.map(({ first, name }) => ({ code: first, name })),
  ].flatMap(({ code, name }) => (name.toLowerCase() === wanted ? [code] : []))
  const found = new Map(
    codes.flatMap((code) => {
      const area = serviceAreaOf(code, areas)
      return area ? [[area.id, code] as const] : []
    }),
  )
  return found.size === 1 ? ([...found.values()][0] ?? null) : null
}

type Row = { first: string; last: string; name: string }

let read: { cities: Row[]; towns: Row[] } | undefined

// most visits ask for no code at all
function readTables() {
  read ??= { cities: rowsOf(cities), towns: rowsOf(towns) }
  return read
}

function rowsOf(table: string): Row[] {
  return table.split(/,\s+/).map((row) => {
    const [range = '', ...name] = row.split(' ')
    const [first = '', last = first] = range.split('-')
    return { first, last, name: name.join(' ') }
  })
}

function find(rows: readonly Row[], code: string): string | null {
  return rows.find(({ first, last }) => first <= code && code <= last)?.name ?? null
}
