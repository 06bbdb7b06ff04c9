const stateNames = `AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, CA California, CO Colorado,
CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois,
IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey,
NM New Mexico, NY New York, NC North Carolina, ND North Dakota, MP Northern Mariana Islands, OH Ohio, OK Oklahoma,
OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas,
UT Utah, VT Vermont, VI Virgin Islands, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming,
AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`

// by their first three digits; whole codes stand first, because they are exceptions
const zipStates = `06390 NY, 83414 WY, 96799 AS, 96950-96952 MP,
005 NY, 006-007 PR, 008 VI, 009 PR, 010-027 MA, 028-029 RI, 030-038 NH, 039-049 ME, 050-054 VT, 055 MA, 056-059 VT,
060-069 CT, 070-089 NJ, 090-098 AE, 100-149 NY, 150-196 PA, 197-199 DE, 200 DC, 201 VA, 202-205 DC, 206-219 MD,
220-246 VA, 247-268 WV, 270-289 NC, 290-299 SC, 300-319 GA, 320-339 FL, 340 AA, 341-349 FL, 350-369 AL, 370-385 TN,
386-397 MS, 398-399 GA, 400-427 KY, 430-459 OH, 460-479 IN, 480-499 MI, 500-528 IA, 530-549 WI, 550-567 MN, 569 DC,
570-577 SD, 580-588 ND, 590-599 MT, 600-629 IL, 630-658 MO, 660-679 KS, 680-693 NE, 700-714 LA, 716-729 AR, 730-732 OK,
733 TX, 734-749 OK, 750-799 TX, 800-816 CO, 820-831 WY, 832-838 ID, 840-847 UT, 850-865 AZ, 870-884 NM, 885 TX,
889-898 NV, 900-961 CA, 962-966 AP, 967-968 HI, 969 GU, 970-979 OR, 980-994 WA, 995-999 AK`

const usZip = /^\d{5}(-\d{4})?$/

/** Five digits, with or without the four that follow them. */
export function isUsZip(text: string): boolean {
  return usZip.test(text.trim())
}

/** The two letters of the state that has a ZIP code; null for a text that is none, and for codes nobody has. */
export function stateOfZip(postalCode: string): string | null {
  if (!isUsZip(postalCode)) return null
  const code = postalCode.trim().slice(0, 5)
  const row = zipRows().find(
    ({ first, last }) => first <= code.slice(0, first.length) && code.slice(0, last.length) <= last,
  )
  return row?.state ?? null
}

/** The two letters of a state, as people write it: 'TX', 'tx', 'Texas', 'N.Y.'; null for no state we know. */
export function stateCodeOf(text: string): string | null {
  const typed = text.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase()
  const entries = [...stateRows()]
  return (
    entries.find(([code, name]) => typed === code.toLowerCase() || typed === name.toLowerCase())?.[0] ?? null
  )
}

/** Texas, for TX. */
export function stateName(code: string): string {
  return stateRows().get(code) ?? code
}

let rows: { first: string; last: string; state: string }[] | undefined
let names: Map<string, string> | undefined

// most visits ask for no code at all
function zipRows() {
  rows ??= zipStates.split(/,\s+/).map((row) => {
    const [range = '', state = ''] = row.split(' ')
    const [first = '', last = first] = range.split('-')
    return { first, last, state }
  })
  return rows
}

function stateRows() {
  names ??= new Map(stateNames.split(/,\s+/).map((row) => [row.slice(0, 2), row.slice(3)]))
  return names
}
