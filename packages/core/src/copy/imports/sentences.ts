export const csvUnreadable =
  'This is no CSV we can read. Expected: a first line with the names of the columns, then a line for each entry, its cells parted by commas, semicolons or tabs'
export const csvNotText =
  'This file is no text. Expected: a CSV file in UTF-8 (in a spreadsheet program: save as “CSV UTF-8”), its first line with the names of the columns'
export const fileTooLarge = 'A file can have 2 MB at most'
export const fileNotRead = (name: string) => `${name} cannot be read`
export const tooManyLines = (most: number, of: string) =>
  `A file can have at most ${new Intl.NumberFormat('en-US').format(most)} ${of}`
export const columnNeeded = (column: string) => `The file needs a column called ${column}`
export const columnUnknown = (column: string) => `There is no column called ${column}`
export const columnTwice = (column: string) => `The column ${column} is there twice`
export const moreCells = 'There are more cells than columns: put text that has a comma in quotes'
export const lineTwice = (line: number, what: string) => `Line ${line} is about the same ${what}`
export const lineRefused = (line: number, message: string) => `Line ${line}: ${message}`
export const changedSince = 'What the file changes is no longer what you saw. Please look again.'
